"""Rulings on everyday cards where two or more rules meet, in the words in which a judge would ask."""

from __future__ import annotations

import pytest

from arbiter.testing import Table
from tests.games.fow.tables import life, table
from tests.games.fow.written import chant, regalia, resonator, written

HEN = resonator("Hen", cost="{1}", size=(300, 300))
OX = resonator("Ox", cost="{3}", size=(800, 800))
DRAKE = resonator("Drake", cost="{2}", race="Dragon")
CUB = resonator("Cub", cost="{R}", size=(100, 100))
KILL = chant("Kill", "[Quickcast]", "Destroy target resonator.")
BOLT = chant("Bolt", "[Quickcast]", "Deal 300 damage to target resonator or player.")
CUP = regalia("Cup", "If you would gain life, you gain twice that much life instead.")
DOOM = chant("Doom", "If target resonator would be destroyed this turn, remove it from the game instead.")
SLAY = chant("Slay", "Destroy target resonator. If it was a Dragon, draw a card.")
SWELL = chant("Swell", "[Quickcast]", "Target resonator gains [+400/+400] until end of turn.")


def field(t: Table, who: int) -> list[str]:
    return sorted(name for name in t.field_names(who) if "stone" not in name)


# ---------------------------------------------------------------- what something is


@pytest.mark.rule("fow", "909.3c", "909.3d", "909.3g", "1020.1")
def test_who_becomes_of_an_attribute_is_of_no_other_for_older_texts_too() -> None:
    sail = regalia("Sail", "Wind resonators you control gain [Flying].")
    coal = regalia("Coal", "Fire resonators you control gain [+200/+200].")
    dye = chant("Dye", "Target resonator becomes wind until end of turn.")
    t = table(sail, coal, dye, CUB).field(0, "Sail", "Coal", "Cub").hand(0, "Dye")
    assert (t.power("Cub"), t.has("Cub", "flying")) == (300, False)
    t.play(0, "Dye").resolve()
    assert (t.power("Cub"), t.has("Cub", "flying")) == (100, True)
    assert t.to("main", 1).power("Cub") == 300


@pytest.mark.rule("fow", "1195.2", "903.2i", "209.1")
def test_who_has_no_attribute_is_no_target_for_what_names_one() -> None:
    husk, douse = resonator("Husk", "[Kernlos]", cost="{R}"), chant("Douse", "Destroy target fire resonator.")
    t = table(husk, CUB, douse).field(1, "Husk").hand(0, "Douse")
    assert t.why_not(0, "Douse") == ["903.2i"]
    t = table(husk, CUB, douse).field(1, "Husk", "Cub").hand(0, "Douse").play(0, "Douse").resolve()
    assert field(t, 1) == ["Husk"]


@pytest.mark.rule("fow", "1194.2", "909.3c", "909.3g")
def test_who_becomes_a_dinosaur_hears_the_roar() -> None:
    rex = resonator("Rex", "[Primal Roar] (2)", race="Dinosaur")
    morph = chant("Morph", "Target resonator becomes a Dinosaur until end of turn.")
    t = table(rex, HEN, morph).field(0, "Rex", "Hen").hand(0, "Morph").play(0, "Morph", targets=["Hen"]).resolve()
    assert (t.power("Rex"), t.power("Hen"), t.guard("Hen")) == (700, 500, 300)
    assert t.to("main", 1).power("Hen") == 300


@pytest.mark.rule("fow", "1193.2", "302.2")
def test_a_card_of_both_races_counts_twice_and_graveyards_are_public() -> None:
    zeus = resonator("Zeus", "[Pantheon]", race="Deity, New Twelve Olympian Gods")
    nymph = resonator("Nymph", race="Deity")
    t = table(zeus, nymph).field(0, "Zeus").zone(0, "graveyard", "Nymph").zone(1, "graveyard", "Nymph").hand(0, "Nymph")
    assert life(t.end_step().choose(1).resolve_all())[1] == 3700


@pytest.mark.rule("fow", "1197.3", "202.2e")
def test_a_card_of_two_types_counts_for_both() -> None:
    duo = written("Duo", "Chant, Rune", "You gain 100 life.", cost="{0}")
    shade = resonator("Shade", "[Anathema] - [Flying]")
    cards = (duo, shade, regalia("Ring"), HEN)
    assert not table(*cards).field(0, "Shade").zone(0, "graveyard", "Duo", "Ring").has("Shade", "flying")
    assert table(*cards).field(0, "Shade").zone(0, "graveyard", "Duo", "Ring", "Hen").has("Shade", "flying")


@pytest.mark.rule("fow", "1175.3", "1009.1")
def test_depths_come_as_the_deck_runs_down() -> None:
    eel = resonator("Eel", "[Depths] - This card gains [+300/+300].", size=(300, 300))
    t = table(eel, HEN, chant("Draw", "Draw a card.")).field(0, "Eel").deck(0, *["Hen"] * 16, only=True).keep_decks()
    assert t.hand(0, "Draw").power("Eel") == 300
    assert t.play(0, "Draw").resolve().power("Eel") == 600


@pytest.mark.rule("fow", "911.1", "903.3")
@pytest.mark.parametrize(("name", "crowned", "cards"), [("Drake", False, 1), ("Hen", False, 0), ("Hen", True, 1)])
def test_what_was_destroyed_was_what_it_last_was(name: str, crowned: bool, cards: int) -> None:
    crest = regalia("Crest", "Resonators gain Dragon in addition to their other races.")
    t = table(SLAY, DRAKE, HEN, crest).field(1, name).hand(0, "Slay").field(0, *["Crest"] * crowned)
    assert t.play(0, "Slay").resolve().hand_size(0) == cards and field(t, 1) == []


# ---------------------------------------------------------------- targets and sentences


@pytest.mark.rule("fow", "903.3a")
def test_the_controller_of_a_target_that_is_gone_is_left_alone() -> None:
    smite = chant("Smite", "Destroy target resonator. Its controller loses 300 life. You gain 200 life.")
    t = table(HEN, smite, KILL).field(1, "Hen").hand(0, "Smite").hand(1, "Kill")
    assert life(t.play(0, "Smite").passes(0).play(1, "Kill").resolve_all()) == (4200, 4000)


@pytest.mark.rule("fow", "903.2j-1", "903.2j-2", "903.3a")
def test_the_share_of_a_target_that_is_gone_is_lost() -> None:
    rain = chant("Rain", "Deal 400 damage divided as you choose among any number of target resonators.")
    t = table(rain, HEN, OX, KILL).field(1, "Hen", "Ox").hand(0, "Rain").hand(1, "Kill")
    t.play(0, "Rain", targets=[["Hen", "Ox"]], divide={"Hen": 300, "Ox": 100})
    assert t.passes(0).play(1, "Kill", targets=["Hen"]).resolve_all().damage_on("Ox") == 100


@pytest.mark.rule("fow", "903.2j")
def test_what_another_sentence_targets_takes_no_share() -> None:
    text = "Target resonator you control gains [+100/+100] until end of turn. "
    rain = chant("Rain", f"{text}Deal 400 damage divided as you choose among any number of target resonators.")
    t = table(rain, HEN, OX, CUB).field(0, "Cub").field(1, "Hen", "Ox").hand(0, "Rain")
    t.play(0, "Rain", targets=["Cub", ["Hen", "Ox"]], divide={"Hen": 300, "Ox": 100}).resolve()
    assert (t.damage_on("Cub"), t.damage_on("Ox")) == (0, 100)


@pytest.mark.rule("fow", "903.2i-3", "104.2")
def test_one_target_player_does_one_thing_after_the_other() -> None:
    loot = chant("Loot", "Target player draws two cards, then discards a card.")
    t = table(loot, HEN, OX).hand(0, "Loot").deck(1, "Hen", "Ox").play(0, "Loot", targets=[1]).resolve().choose("Ox")
    assert t.hand_names(1) == ["Hen"] and t.zone_names(1, "graveyard") == ["Ox"]
    bleed = chant("Bleed", "Target player discards a card and loses 300 life.")
    t = table(bleed, HEN).hand(0, "Bleed").hand(1, "Hen").play(0, "Bleed", targets=[1]).resolve()
    assert t.hand_size(1) == 0 and life(t)[1] == 3700


@pytest.mark.rule("fow", "104.2", "1011.2")
@pytest.mark.parametrize("has", [True, False])
def test_who_cannot_do_the_first_does_the_second(has: bool) -> None:
    toll = chant("Toll", "Your opponent banishes a resonator. If they can't, they discard a card.")
    t = table(toll, HEN, OX).hand(0, "Toll").hand(1, "Ox").field(1, *["Hen"] * has).play(0, "Toll").resolve()
    assert t.zone_names(1, "graveyard") == (["Hen"] if has else ["Ox"])


@pytest.mark.rule("fow", "1014.2", "1021.1")
def test_up_to_two_are_searched_for_and_one_is_found() -> None:
    found = "reveal them, put them into your hand, then shuffle your deck."
    call = chant("Call", f"Search your deck for up to two resonators, {found}")
    t = table(call, HEN, OX).hand(0, "Call").deck(0, "Hen", "Ox").play(0, "Call").resolve().choose("Ox")
    assert t.hand_names(0) == ["Ox"]


@pytest.mark.rule("fow", "1021.1a", "703.3")
def test_a_graveyard_is_shuffled_into_the_deck_before_the_chant_gets_there() -> None:
    back = chant("Back", "Shuffle your graveyard into your deck.")
    t = table(back, HEN).hand(0, "Back").zone(0, "graveyard", "Hen", "Hen").deck(0, "Hen", only=True).keep_decks()
    t.play(0, "Back").resolve()
    assert len(t.zone_names(0, "deck")) == 3 and t.zone_names(0, "graveyard") == ["Back"]


@pytest.mark.rule("fow", "1120.2", "1014.1")
def test_a_barrier_does_not_keep_from_being_chosen_without_a_target() -> None:
    pick = chant("Pick", "Choose a resonator your opponent controls. Destroy it.")
    t = table(resonator("Knight", "[Barrier]"), pick, KILL).field(1, "Knight").hand(0, "Pick", "Kill")
    assert t.why_not(0, "Kill") == ["903.2i"] and field(t.play(0, "Pick").resolve(), 1) == []


# ---------------------------------------------------------------- damage, life and what is done instead


@pytest.mark.rule("fow", "1007.3", "1204.1")
def test_each_resonator_and_each_player_is_dealt_it() -> None:
    quake = chant("Quake", "Deal 300 damage to each resonator and each player.")
    t = table(quake, HEN, OX).field(0, "Hen").field(1, "Ox").hand(0, "Quake").play(0, "Quake").resolve()
    assert life(t) == (3700, 3700) and field(t, 0) == [] and t.damage_on("Ox") == 300


@pytest.mark.rule("fow", "1018.1b", "806.2b")
def test_all_damage_of_the_turn_is_prevented_in_battle_too() -> None:
    fog = chant("Fog", "[Quickcast]", "Prevent all damage that would be dealt this turn.")
    t = table(fog, HEN, BOLT).field(0, "Hen").hand(1, "Fog").hand(0, "Bolt").passes(0).play(1, "Fog").resolve()
    assert life(t.play(0, "Bolt", targets=[1]).resolve().attack("Hen").to("main")) == (4000, 4000)


@pytest.mark.rule("fow", "910.1", "1204.1", "1011.1")
def test_instead_of_being_destroyed_by_damage_it_is_removed_and_banishing_is_no_destroying() -> None:
    t = table(DOOM, HEN, BOLT).field(1, "Hen").hand(0, "Doom", "Bolt").play(0, "Doom").resolve()
    assert t.play(0, "Bolt", targets=["Hen"]).resolve().zone_names(1, "removed") == ["Hen"]
    give = chant("Give", "Your opponent banishes a resonator.")
    t = table(DOOM, HEN, give).field(1, "Hen").hand(0, "Doom", "Give").play(0, "Doom").resolve()
    assert t.play(0, "Give").resolve().zone_names(1, "graveyard") == ["Hen"]


@pytest.mark.rule("fow", "910.1", "910.3", "1135.3")
def test_twice_the_life_is_gained_of_what_drains_and_each_text_doubles_once() -> None:
    leech = resonator("Leech", "[Drain]", size=(300, 300))
    assert life(table(CUP, leech).field(0, "Cup", "Leech").attack("Leech").to("main")) == (4600, 3700)
    t = table(CUP, chant("Gift", "You gain 100 life.")).field(0, "Cup", "Cup").hand(0, "Gift").play(0, "Gift").resolve()
    assert life(t.option("1 of 2"))[0] == 4400


@pytest.mark.rule("fow", "1169.2", "1135.3")
def test_who_strikes_twice_drains_twice() -> None:
    leech = resonator("Leech", "[Drain] [Multi Strike]", size=(300, 300))
    assert life(table(leech).field(0, "Leech").attack("Leech").to("main")) == (4600, 3400)


# ---------------------------------------------------------------- battle


@pytest.mark.rule("fow", "806.2d", "805.2a", "804.5b")
def test_the_attacked_resonator_strikes_back_where_first_strike_slew_the_blocker() -> None:
    t = table(resonator("Lance", "[First Strike]"), HEN, OX).field(0, "Lance").field(1, "Ox", rested=True)
    t.field(1, "Hen").attack("Lance", at="Ox").block("Hen").to("main")
    assert field(t, 1) == ["Ox"] and field(t, 0) == []


@pytest.mark.rule("fow", "1168.2", "1168.3")
def test_one_of_two_protectors_is_attacked() -> None:
    wall, gate = resonator("Wall", "[Protect]", size=(100, 600)), resonator("Gate", "[Protect]", size=(100, 700))
    t = table(wall, gate, HEN).field(0, "Hen").field(1, "Wall", "Gate").attack("Hen", at=1).choose("Wall").to("main")
    assert t.is_rested("Wall") and not t.is_rested("Gate") and t.damage_on("Wall") == 300 and life(t)[1] == 4000


@pytest.mark.rule("fow", "1177.2", "804.4")
def test_who_blocks_goes_on_blocking_though_the_attacker_outgrows_it() -> None:
    t = table(resonator("Ogre", "[Terrifying]", cost="{2}", size=(600, 600)), OX, SWELL).field(0, "Ogre").field(1, "Ox")
    t.hand(0, "Swell").attack("Ogre").block("Ox").play(0, "Swell", targets=["Ogre"]).resolve().to("main")
    assert field(t, 1) == [] and life(t)[1] == 4000


@pytest.mark.rule("fow", "1106.2", "805.2a")
def test_a_bomb_that_strikes_first_is_not_struck() -> None:
    bomb = resonator("Bomb", "[First Strike] [Explode]", size=(100, 900))
    t = table(bomb, OX).field(0, "Bomb").field(1, "Ox").attack("Bomb").block("Ox").to("main")
    assert field(t, 0) == [] and field(t, 1) == []


@pytest.mark.rule("fow", "1163.2", "1104.2", "803.3")
def test_a_belligerent_newcomer_with_precision_attacks_who_is_recovered_and_no_player() -> None:
    wolf = resonator("Wolf", "[Belligerence] [Precision]")
    t = table(wolf, HEN).field(0, "Wolf", fresh=True).field(1, "Hen")
    assert field(t.attack("Wolf", at="Hen").to("main"), 1) == []
    assert table(wolf).field(0, "Wolf", fresh=True).why_not(0, "Wolf") == ["803.3"]


@pytest.mark.rule("fow", "718.2", "803.3")
def test_who_attacks_this_turn_if_able_cannot_be_left_at_home() -> None:
    goad = chant("Goad", "Target resonator attacks this turn if able.")
    t = table(goad, HEN).field(0, "Hen").hand(0, "Goad").play(0, "Goad").resolve()
    assert "pass" not in " ".join(t.options())
    assert life(t.attack("Hen").to("main", 1))[1] == 3700


@pytest.mark.rule("fow", "1182.2", "1041.1")
def test_a_trail_of_blood_is_followed_by_who_is_put_into_the_field() -> None:
    summon = chant("Summon", "Put a resonator card from your hand into the field.")
    t = table(resonator("Hound", "[Blood Trail]", size=(200, 200)), HEN, OX, summon).field(0, "Hen", "Ox")
    t.hand(0, "Summon", "Hound").attack("Hen").to("main").attack("Ox").to("main").play(0, "Summon").resolve()
    assert t.power("Hound") == 400 and t.why_not(0, "Hound") == []


# ---------------------------------------------------------------- playing and paying


@pytest.mark.rule("fow", "903.2k-3", "105.3")
def test_spells_that_another_controls_cost_more() -> None:
    tax = regalia("Tax", "Spells your opponent controls cost {1} more.")
    assert not table(tax, HEN, stones=1).field(1, "Tax").hand(0, "Hen").can("play", 0, "Hen")
    assert table(tax, HEN, stones=2).field(1, "Tax").hand(0, "Hen").can("play", 0, "Hen")
    assert table(tax, HEN, stones=1).field(0, "Tax").hand(0, "Hen").can("play", 0, "Hen")


@pytest.mark.rule("fow", "1196.2", "903.2k-3")
def test_a_raid_costs_what_is_added_too() -> None:
    ram = resonator("Ram", "[Raid] {R}", cost="{R}{3}")
    tax = regalia("Tax", "Your opponent pays {1} more to play resonators.")
    assert table(ram, tax, stones=1).field(1, "Tax").hand(0, "Ram").why_not(0, "Ram") == ["903.2l-1"]
    t = table(ram, tax, stones=2).field(1, "Tax").hand(0, "Ram").play(0, "Ram").resolve()
    assert t.has("Ram", "swiftness") and "Ram" in t.to("main", 1).hand_names(0)


@pytest.mark.rule("fow", "1126.2", "903.2l-2", "1019.1a")
def test_a_discard_that_ends_elsewhere_pays_for_inheritance() -> None:
    void = regalia("Void", "If a card would be put into a graveyard from anywhere, remove it from the game instead.")
    t = table(resonator("Monk", "[Inheritance] {0}: Draw a card."), void).field(1, "Void").hand(0, "Monk")
    assert t.use(0, "Monk").resolve().hand_size(0) == 1 and t.zone_names(0, "removed") == ["Monk"]


@pytest.mark.rule("fow", "905.3", "1108.2", "909.3d")
def test_a_newcomer_rests_for_a_gained_ability_only_if_it_is_swift() -> None:
    school = regalia("School", 'Resonators you control gain "{Rest}: You gain 100 life."')
    t = table(school, resonator("Runner", "[Swiftness]"), HEN).field(0, "School").field(0, "Runner", "Hen", fresh=True)
    assert t.can("use", 0, "Runner") and t.why_not(0, "Hen")[:1] == ["905.3"]


@pytest.mark.rule("fow", "504.1", "907.1", "503.4")
def test_will_of_the_beginning_of_the_main_phase_is_there_in_it() -> None:
    altar = regalia("Altar", "At the beginning of your main phase >>> Produce {R}{R}.")
    cub = resonator("Lynx", cost="{R}{R}")
    t = table(altar, cub).field(0, "Altar").hand(0, "Lynx").turn(1, number=4).to("main", 0).play(0, "Lynx").resolve()
    assert "Lynx" in field(t, 0)


@pytest.mark.rule("fow", "1128.3", "1112.2", "604.1")
@pytest.mark.parametrize("stones", [2, 3])
def test_a_seal_makes_a_card_in_hand_quick(stones: int) -> None:
    t = (
        table(resonator("Snare", "[Seal] 3 - [Quickcast]", cost="{0}"), stones=stones)
        .hand(0, "Snare")
        .turn(1, number=4)
    )
    assert t.passes(1).can("play", 0, "Snare") is (stones == 3)


@pytest.mark.rule("fow", "1031.2", "1025.1", "502.4")
def test_a_skipped_draw_phase_is_that_of_the_extra_turn() -> None:
    time = chant("Time", "Take an extra turn after this one. Skip your next draw phase.")
    t = table(time).hand(0, "Time").play(0, "Time").resolve().next_turn().to("main", 0)
    assert t.active == 0 and t.hand_size(0) == 0


@pytest.mark.rule("fow", "705.3a", "1022.2", "717.2a", "905.5a")
def test_a_judged_warden_keeps_its_willpower_and_has_abilities_of_its_own() -> None:
    said = ["[-2]: Your opponent loses 500 life."]
    side = {"name": "Regent", "type": ["J-Ruler"], "abilities": said, "atk": 900, "def": 900}
    text = ("[Judgment] {0}", "[+1]: You gain 100 life.")
    reeve = written("Reeve", "Warden", *text, cost="{0}", willpower=4, other=[side])
    t = table(reeve).zone(0, "ruler", "Reeve", counters={"willpower": 4}).act(0, "judgment", "Reeve").resolve()
    assert life(t.use(0, "Regent").resolve())[1] == 3500
    assert t.counters("Regent", "willpower") == 2 and not t.can("use", 0, "Regent")


@pytest.mark.rule("fow", "1127.4", "1005.1", "906.2")
def test_two_stones_that_come_together_are_answered_twice() -> None:
    quarry = chant("Quarry", "Put the top two cards of your magic stone deck into the field rested.")
    bard = resonator("Bard", "[Omniresonance] >>> You gain 100 life.")
    t = table(bard, quarry).field(0, "Bard").hand(0, "Quarry").play(0, "Quarry").resolve().option("1 of 2")
    assert life(t.resolve_all())[0] == 4200


@pytest.mark.rule("fow", "1192.2", "1017.3", "703.3")
def test_an_echo_follows_what_went_to_graveyards_before_it() -> None:
    echo = chant("Echo", "[Graverberate]", "You gain 100 life.")
    t = table(echo, HEN, KILL).field(0, "Hen").hand(0, "Kill", "Echo").play(0, "Kill", targets=["Hen"]).resolve()
    assert t.play(0, "Echo").stack() == ["Echo", "Echo"]  # the card, and above it what it makes trigger
    assert t.resolve().stack() == ["Echo"] * 3 and life(t.resolve_all())[0] == 4300


@pytest.mark.rule("fow", "1017.2", "1022.2", "1140.2")
def test_a_token_that_is_a_copy_comes_without_counters_and_enters() -> None:
    twin = chant("Twin", "Put a token that's a copy of target resonator into the field.")
    bell = resonator("Bell", "[Enter] >>> You gain 100 life.", size=(200, 200))
    t = table(twin, bell).field(1, "Bell", counters={"+100/+100": 1}).hand(0, "Twin").play(0, "Twin").resolve_all()
    assert t.power("Bell", 0) == 200 and life(t)[0] == 4100


@pytest.mark.rule("fow", "1051.1", "909.4", "105.3")
def test_what_is_given_away_is_under_the_others_texts() -> None:
    gift = chant("Gift", "Your opponent gains control of target resonator you control.")
    flag = regalia("Flag", "Resonators you control gain [+200/+200].")
    t = table(gift, flag, HEN).field(0, "Hen", "Flag").hand(0, "Gift").play(0, "Gift").resolve()
    assert field(t, 1) == ["Hen"] and t.power("Hen") == 300 and t.to("main", 1).why_not(1, "Hen") == []
