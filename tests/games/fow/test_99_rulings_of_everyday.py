"""Rulings in everyday words: hands that lie open, so many spells a turn, what befalls a card in battle, what a spell
targets, damage that is prevented, and what a target is called."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import life, table
from tests.games.fow.written import chant, regalia, resonator, written

HEN = resonator("Hen", cost="{0}", size=(300, 300))
OX = resonator("Ox", cost="{0}", size=(800, 800))
BOLT = chant("Bolt", "[Quickcast]", "Deal 500 damage to target player.")
KILL = chant("Kill", "[Quickcast]", "Destroy target resonator.")
SIP = chant("Sip", "[Quickcast]", "You gain 100 life.")
READ = chant("Read", "[Quickcast]", "Draw a card.")


# ---------------------------------------------------------------- 302, 1005  hands


@pytest.mark.rule("fow", "302.2d", "1005.3", "306.2")
@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("Your opponent plays with their hand revealed.", (False, True)),
        ("Play with your hand revealed.", (True, False)),
        ("Players play with their hands revealed.", (True, True)),
    ],
)
def test_a_hand_that_is_played_with_revealed_is_seen_as_long_as_the_text_is_there(
    text: str, seen: tuple[bool, bool]
) -> None:
    wreck = chant("Wreck", "Destroy target regalia.")
    t = table(HEN, OX, regalia("Lamp", text), wreck).field(0, "Lamp").hand(0, "Ox", "Wreck").hand(1, "Hen").begin()
    assert ("Ox" in str(t.view(1)["zones"]), "Hen" in str(t.view(0)["zones"])) == seen
    t.play(0, "Wreck").resolve()
    assert "Ox" not in str(t.view(1)["zones"]) and "Hen" not in str(t.view(0)["zones"])


# ---------------------------------------------------------------- 903.1a  so many a turn


@pytest.mark.rule("fow", "104.4", "903.1a")
@pytest.mark.parametrize(
    ("text", "mine", "theirs"),
    [
        ("Players cannot play more than one spell each turn.", False, False),
        ("Each player can play only one spell each turn.", False, False),
        ("You cannot play more than one spell per turn.", False, True),
        ("Your opponent cannot play more than one spell per turn.", True, False),
        ("Players cannot play more than two chants each turn.", True, True),
    ],
)
def test_whoever_has_played_so_many_spells_plays_no_other_in_that_turn(text: str, mine: bool, theirs: bool) -> None:
    t = table(SIP, READ, regalia("Gag", text)).field(0, "Gag").hand(0, "Sip", "Sip").hand(1, "Read", "Read")
    t.play(0, "Sip").resolve()
    assert t.can("play", 0, "Sip") == mine
    t.passes(0).play(1, "Read").resolve().passes(0)
    assert t.can("play", 1, "Read") == theirs
    assert t.next_turn().to("main").can("play", 1, "Read")


@pytest.mark.rule("fow", "104.4", "905.1")
@pytest.mark.parametrize(
    "text", ["Activate abilities of resonators cannot be played.", "Abilities of resonators cannot be played."]
)
def test_abilities_that_cannot_be_played(text: str) -> None:
    imp, cup = resonator("Imp", "{0}: Draw a card."), regalia("Cup", "{0}: Draw a card.")
    t = table(imp, cup, regalia("Gag", text)).field(1, "Gag").field(0, "Imp", "Cup").begin()
    assert not t.can("use", 0, "Imp") and t.can("use", 0, "Cup")


# ---------------------------------------------------------------- 804.5  in battle


@pytest.mark.rule("fow", "1204.1a", "804.5a", "1007.1")
def test_destroyed_in_battle_is_what_the_other_in_the_battle_destroys() -> None:
    martyr = resonator("Martyr", "When this card is destroyed in battle >>> Draw a card.", size=(200, 200))
    scorch = chant("Scorch", "[Quickcast]", "Deal 300 damage to target resonator.")
    t = table(martyr, OX, scorch).field(0, "Martyr").field(1, "Ox").attack("Martyr").block("Ox").to("main")
    assert t.zone_of("Martyr") == "graveyard" and t.hand_size(0) == 1
    t = table(martyr, OX, scorch).field(0, "Martyr").field(1, "Ox").hand(1, "Scorch").attack("Martyr").block("Ox")
    t.passes(0).play(1, "Scorch", targets=["Martyr"]).resolve_all().to("main")
    assert t.zone_of("Martyr") == "graveyard" and t.hand_size(0) == 0
    t = table(martyr, KILL).field(0, "Martyr").hand(0, "Kill").play(0, "Kill").resolve_all()
    assert t.hand_size(0) == 0


@pytest.mark.rule("fow", "1114.2", "803.4", "804.4")
def test_a_card_lies_in_wait_for_a_player_who_attacks_and_blocks() -> None:
    spy = resonator("Spy", "[Stealth] When your opponent attacks", cost="{3}", size=(900, 900))
    t = table(spy, OX).zone(1, "standby", "Spy").field(0, "Ox").attack("Ox").yes().resolve()
    t.block("Spy").to("main")
    assert t.zone_of("Ox") == "graveyard" and t.is_on_field("Spy", 1)


# ---------------------------------------------------------------- 903.2i  what a spell targets


@pytest.mark.rule("fow", "903.2i", "1012.1", "903.3a")
@pytest.mark.parametrize(("aim", "stands"), [("Hen", True), ("Ox", False)])
def test_a_spell_is_cancelled_if_it_targets_such_a_card(aim: str, stands: bool) -> None:
    ward = chant("Ward", "[Quickcast]", "Cancel target spell if it targets a resonator you control.")
    t = table(HEN, OX, KILL, ward).field(1, "Hen").field(0, "Ox").hand(0, "Kill").hand(1, "Ward")
    t.play(0, "Kill", targets=[aim]).passes(0).play(1, "Ward").resolve_all()
    assert t.is_on_field(aim) == stands


@pytest.mark.rule("fow", "203.6", "203.7", "903.1a")
def test_cards_with_a_name_that_was_named_are_not_played_this_turn() -> None:
    ban = chant("Ban", "Name a card. Players cannot play cards with that name this turn.")
    t = table(ban, READ, SIP).hand(0, "Ban", "Read", "Sip").play(0, "Ban").resolve().option("Read")
    assert not t.can("play", 0, "Read") and t.can("play", 0, "Sip")
    t.next_turn().to("main", 0)
    assert t.can("play", 0, "Read")


# ---------------------------------------------------------------- 910, 1018  damage


@pytest.mark.rule("fow", "910.2a", "1018.1a")
def test_more_damage_comes_before_what_is_prevented_of_it() -> None:
    rage = regalia("Rage", "If a source you control would deal damage, it deals that much damage plus 200 instead.")
    veil = regalia("Veil", "If a source would deal damage to you, prevent 300 of that damage.")
    t = table(rage, veil, BOLT).field(0, "Rage").field(1, "Veil").hand(0, "Bolt")
    assert life(t.play(0, "Bolt", targets=[1]).resolve())[1] == 3600


@pytest.mark.rule("fow", "910.2c", "910.3")
def test_of_two_that_double_damage_one_is_applied_and_nobody_need_say_which() -> None:
    rage = regalia("Rage", "If a source you control would deal damage, it deals double that damage instead.")
    t = table(rage, BOLT).field(0, "Rage", "Rage").hand(0, "Bolt").play(0, "Bolt", targets=[1]).resolve()
    assert life(t)[1] == 3000


@pytest.mark.rule("fow", "1018.1", "1018.1a", "910.1")
def test_the_next_damage_to_a_target_player_is_prevented_up_to_its_number() -> None:
    text = "Prevent the next 700 damage that would be dealt to target player this turn."
    t = table(BOLT, chant("Shield", "[Quickcast]", text)).hand(0, "Bolt", "Bolt", "Shield")
    t.play(0, "Shield", targets=[1]).resolve().play(0, "Bolt", targets=[1]).resolve()
    assert life(t) == (4000, 4000)
    assert life(t.play(0, "Bolt", targets=[1], zone="hand").resolve()) == (4000, 3700)


@pytest.mark.rule("fow", "1018.1b", "1018.2", "1138.2")
def test_damage_that_is_prevented_wholly_was_not_dealt() -> None:
    saint = resonator("Saint", "If damage would be dealt to this card, prevent that damage.", size=(100, 100))
    asp = resonator("Asp", "[Bane]", size=(400, 400))
    t = table(saint, asp).field(0, "Asp").field(1, "Saint").attack("Asp").block("Saint").to("main")
    assert t.is_on_field("Saint", 1)


# ---------------------------------------------------------------- 909.8  what a target is called


PILLAR = written(
    "Pillar",
    "Special Magic Stone",
    "{Rest}: Produce {W}.",
    "{0}: This card becomes a [500/500] resonator until end of turn. It is still a magic stone.",
    cost=None,
)


@pytest.mark.rule("fow", "909.8", "1020.1", "1139.2")
@pytest.mark.parametrize(
    ("text", "keeps"),
    [
        ("Target resonator you control gains", False),
        ("Recover target resonator you control. It gains", True),
    ],
)
def test_what_a_target_resonator_gains_it_has_as_a_resonator_and_what_it_gains_it_keeps(text: str, keeps: bool) -> None:
    lasting = f"[Enter] >>> {text} [Eternal] as long as this card is in the field."
    elixir, wreck = regalia("Elixir", lasting, cost="{0}"), chant("Wreck", "Destroy target regalia.")
    t = table(PILLAR, elixir, wreck).field(0, "Pillar").hand(0, "Elixir", "Wreck")
    t.use(0, "Pillar", "becomes").resolve().play(0, "Elixir").resolve_all()
    assert t.has("Pillar", "eternal")
    t.next_turn()
    assert t.has("Pillar", "eternal") == keeps
    t.to("main", 0)
    if not keeps:  # 909.4  as a resonator again it has it again
        assert t.use(0, "Pillar", "becomes").resolve().has("Pillar", "eternal")
    assert not t.play(0, "Wreck").resolve().has("Pillar", "eternal")


# ---------------------------------------------------------------- what players do


@pytest.mark.rule("fow", "1019.2", "1009.2", "104.2")
@pytest.mark.parametrize("glue", [", then", " and"])
def test_each_player_discards_their_hand_and_draws(glue: str) -> None:
    wheel = chant("Wheel", f"Each player discards their hand{glue} draws two cards.")
    t = table(HEN, OX, wheel).hand(0, "Wheel", "Hen").hand(1, "Hen", "Ox").play(0, "Wheel").resolve_all()
    assert (t.hand_size(0), t.hand_size(1)) == (2, 2)
    assert sorted(t.zone_names(1, "graveyard")) == ["Hen", "Ox"]


@pytest.mark.rule("fow", "906.5", "906.5a", "505.3")
def test_what_is_returned_at_the_end_of_the_turn_comes_under_its_owners_control() -> None:
    text = "Remove target resonator from the game. At end of turn, return it to the field under its owner's control."
    t = table(HEN, chant("Blink", text)).field(1, "Hen", damage=100).hand(0, "Blink").play(0, "Blink").resolve()
    assert t.zone_of("Hen") == "removed"
    t.to("end_turn_triggers").resolve()
    assert t.is_on_field("Hen", 1) and t.damage_on("Hen") == 0


@pytest.mark.rule("fow", "906.5", "906.5a")
def test_until_the_end_of_the_turn_something_is_done_whenever_it_happens() -> None:
    text = "Until end of turn, whenever a resonator enters the field under your control, you gain 100 life."
    t = table(HEN, chant("Feast", text)).hand(0, "Feast", "Hen", "Hen").play(0, "Feast").resolve()
    t.play(0, "Hen").resolve_all().play(0, "Hen", zone="hand").resolve_all()
    assert life(t)[0] == 4200


@pytest.mark.rule("fow", "909.1", "1051.1", "105.3")
def test_control_is_held_as_long_as_the_card_is_controlled() -> None:
    leash = regalia(
        "Leash", "[Enter] >>> Gain control of target resonator as long as you control this card.", cost="{0}"
    )
    wreck = chant("Wreck", "[Quickcast]", "Destroy target regalia.")
    t = table(HEN, leash, wreck).field(1, "Hen").hand(0, "Leash").hand(1, "Wreck").play(0, "Leash").resolve_all()
    assert t.is_on_field("Hen", 0)
    assert t.passes(0).play(1, "Wreck").resolve().is_on_field("Hen", 1)


@pytest.mark.rule("fow", "909.1", "909.9", "1051.1")
def test_control_held_as_long_as_a_card_is_controlled_goes_back_when_that_card_is_taken() -> None:
    leash = regalia(
        "Leash", "[Enter] >>> Gain control of target resonator as long as you control this card.", cost="{0}"
    )
    snatch = chant("Snatch", "[Quickcast]", "Gain control of target regalia.")
    t = table(HEN, leash, snatch).field(1, "Hen").hand(0, "Leash").hand(1, "Snatch").play(0, "Leash").resolve_all()
    assert t.is_on_field("Hen", 0)
    t.passes(0).play(1, "Snatch").resolve()
    assert t.is_on_field("Leash", 1) and t.is_on_field("Hen", 1)


@pytest.mark.rule("fow", "909.3c", "1020.1", "209.5a")
@pytest.mark.parametrize(
    ("text", "power"),
    [
        ("Resonators you control are Knights in addition to their other races.", 500),
        ("Resonators you control are fire in addition to their other attributes.", 500),
        ("Resonators you control are water in addition to their other attributes.", 300),
    ],
)
def test_what_cards_are_besides_counts_for_what_speaks_of_it(text: str, power: int) -> None:
    crown = regalia("Crown", "Knights and fire resonators you control gain [+200/+200].")
    knight = resonator("Squire", race="Knight", size=(100, 100))
    t = table(HEN, knight, crown, regalia("Sash", text)).field(0, "Crown", "Sash", "Hen")
    assert t.power("Hen") == power


# ---------------------------------------------------------------- 903.2k  prices


@pytest.mark.rule("fow", "903.2k-3", "903.2k-4")
def test_the_first_spell_of_a_turn_is_cheaper() -> None:
    gift = regalia("Gift", "You pay {1} less to play your first spell each turn.")
    song = chant("Song", "Draw a card.", cost="{1}")
    t = table(gift, song).field(0, "Gift").hand(0, "Song", "Song").play(0, "Song").resolve()
    assert not t.can("play", 0, t.card("Song", 0, zone="hand"))


@pytest.mark.rule("fow", "903.2k-3")
@pytest.mark.parametrize(("stones", "playable"), [(1, False), (2, True)])
def test_spells_that_an_opponent_plays_cost_more(stones: int, playable: bool) -> None:
    toll = regalia("Toll", "Spells your opponent plays cost {1} more.")
    song = chant("Song", "Draw a card.", cost="{1}")
    t = table(toll, song, stones=stones).field(1, "Toll").hand(0, "Song")
    assert t.can("play", 0, "Song") == playable


@pytest.mark.rule("fow", "903.2k-1", "903.2k-3", "1111.2")
def test_what_is_played_by_incarnation_pays_what_is_added_all_the_same() -> None:
    sire = resonator("Sire", "[Incarnation] {R}", cost="{R}{R}{4}", size=(900, 900))
    ember = resonator("Ember", cost="{R}", size=(200, 200))
    toll = regalia("Toll", "Your opponent pays {1} more to play spells.")
    t = table(sire, ember, toll).field(1, "Toll").field(0, "Ember").hand(0, "Sire")
    assert not t.can("play", 0, "Sire")
    t = table(sire, ember, toll, stones=1).field(1, "Toll").field(0, "Ember").hand(0, "Sire")
    t.play(0, "Sire", extra=True).resolve()
    assert t.is_on_field("Sire") and t.zone_names(0, "graveyard") == ["Ember"] and t.is_rested("fire stone")


# ---------------------------------------------------------------- several rules at once


@pytest.mark.rule("fow", "906.3d", "1205.8", "702.3e")
@pytest.mark.parametrize("kept", [0, 1])
def test_the_enter_ability_of_a_mythic_that_goes_at_once_is_played(kept: int) -> None:
    idol = resonator("Idol", "«Mythic»", "[Enter] >>> Draw a card.", cost="{0}")
    t = table(idol).field(0, "Idol").hand(0, "Idol").play(0, "Idol").resolve().expect(player=0)
    t.choose(t.card("Idol", 0, zone="field", index=kept)).resolve_all()
    assert t.hand_size(0) == 1 and t.field_names(0) == ["Idol"]


@pytest.mark.rule("fow", "1101.1a", "1205.8")
def test_mythic_is_a_word_and_no_ability_that_could_be_lost() -> None:
    idol = resonator("Idol", "«Mythic»", "[Flying]", cost="{0}")
    blank = chant("Blank", "All resonators lose all abilities until end of turn.")
    t = table(idol, blank).field(0, "Idol").hand(0, "Blank", "Idol").play(0, "Blank").resolve()
    assert not t.has("Idol", "flying")
    t.play(0, "Idol", zone="hand").resolve().choose(t.card("Idol", 0, zone="field"))
    assert t.field_names(0) == ["Idol"]


@pytest.mark.rule("fow", "1017.1", "1017.2", "1303.1", "204.1d")
def test_a_token_copy_has_no_counters_and_costs_nothing() -> None:
    bear = resonator("Bear", cost="{G}{2}", size=(600, 600))
    cull = chant("Cull", "Destroy all resonators with total cost 0.")
    t = table(bear, chant("Twin", "Copy target resonator you control."), cull)
    t.field(0, "Bear", counters={"+100/+100": 3}).hand(0, "Twin", "Cull").play(0, "Twin").resolve()
    assert sorted(t.power(t.card("Bear", 0, index=i)) for i in (0, 1)) == [600, 900]
    assert t.play(0, "Cull").resolve().power("Bear") == 900 and t.field_names(0) == ["Bear"]


@pytest.mark.rule("fow", "1017.3", "1017.3d", "906.2")
def test_a_copy_on_the_chase_was_not_played_and_strikes_the_same_player() -> None:
    bell = regalia("Bell", "Whenever you play a spell >>> You gain 100 life.")
    echo = chant("Echo", "[Quickcast]", "Copy target spell you control.")
    t = table(bell, echo, BOLT).field(0, "Bell").hand(0, "Bolt", "Echo").play(0, "Bolt", targets=[1]).resolve()
    t.play(0, "Echo", targets=["Bolt"]).resolve_all()
    assert life(t) == (4200, 3000)


@pytest.mark.rule("fow", "909.3g", "909.3h", "909.3i")
def test_a_size_that_is_set_counts_before_counters_and_those_before_who_is_that_large() -> None:
    crown = regalia("Crown", "Resonators you control with ATK 300 or more gain [Flying].")
    shrink = chant("Shrink", "Target resonator becomes [100/100] until end of turn.")
    t = table(OX, crown, shrink).field(0, "Crown").field(0, "Ox", counters={"+100/+100": 1}).hand(0, "Shrink")
    assert t.has("Ox", "flying")
    assert t.play(0, "Shrink").resolve().power("Ox") == 200 and not t.has("Ox", "flying")


@pytest.mark.rule("fow", "806.2c", "1103.2b", "208.2a")
@pytest.mark.parametrize(("dfn", "left"), [(600, 5), (500, 2)])
def test_pierce_reaches_a_warden_only_with_damage_that_exceeds(dfn: int, left: int) -> None:
    lance = resonator("Lance", "[Pierce]", cost="{W}{2}", size=(600, 600))
    warden = written("Reeve", "Warden", "[+1]: You gain 100 life.", cost="{0}", willpower=5)
    wall = resonator("Wall", size=(0, dfn))
    t = (
        table(lance, warden, wall)
        .field(0, "Lance")
        .field(1, "Wall")
        .zone(1, "ruler", "Reeve", counters={"willpower": 5})
    )
    t.attack("Lance", at="Reeve").block("Wall").to("main")
    assert t.counters("Reeve", "willpower") == left


@pytest.mark.rule("fow", "302.4", "1010.1", "906.2")
def test_the_order_in_a_graveyard_may_be_chosen_and_need_not_be_said() -> None:
    urn = regalia("Urn", "Whenever a resonator is put into a graveyard from the field >>> You gain 100 life.")
    wrath = chant("Wrath", "Destroy all resonators.")
    t = table(HEN, OX, urn, wrath).field(0, "Urn").field(1, "Hen", "Ox").hand(0, "Wrath").play(0, "Wrath")
    assert life(t.resolve_all())[0] == 4200 and t.zone_names(1, "graveyard") == ["Hen", "Ox"]
    t = table(HEN, OX, urn, wrath).field(0, "Urn").field(1, "Hen", "Ox").hand(0, "Wrath").play(0, "Wrath")
    t.resolve().expect(kind="order", player=1).order("Ox", "Hen")
    assert t.zone_names(1, "graveyard") == ["Ox", "Hen"]


# ---------------------------------------------------------------- further words


@pytest.mark.rule("fow", "207.2", "208.2", "1205.1")
@pytest.mark.parametrize(
    "text",
    [
        "The ATK and DEF of this card are equal to the number of cards in your hand multiplied by 100.",
        "The ATK and DEF of this card become X00, where X is the number of cards in your hand.",
    ],
)
def test_a_size_that_is_counted_goes_with_what_is_counted(text: str) -> None:
    dump = chant("Dump", "Discard two cards.")
    t = table(HEN, resonator("Sage", text, size=(0, 0)), dump).field(0, "Sage").hand(0, "Hen", "Hen", "Dump")
    assert (t.power("Sage"), t.guard("Sage")) == (300, 300)
    t.play(0, "Dump").resolve()
    assert t.zone_of("Sage") == "graveyard"  # 1205.1  no DEF is left


@pytest.mark.rule("fow", "906.2", "105.1")
def test_what_is_heard_during_ones_own_turn_is_not_heard_in_the_other() -> None:
    snoop = regalia("Snoop", "Whenever your opponent plays a spell during your turn >>> Draw a card.")
    t = table(snoop, SIP).field(0, "Snoop").hand(1, "Sip", "Sip").passes(0).play(1, "Sip").resolve_all()
    assert t.hand_size(0) == 1
    assert t.next_turn().to("main").play(1, "Sip").resolve_all().hand_size(0) == 1


@pytest.mark.rule("fow", "1011.1", "1011.2", "1120.2")
def test_who_must_banish_chooses_also_what_cannot_be_targeted() -> None:
    ghost = resonator("Ghost", "[Barrier]", size=(100, 100))
    edict = chant("Edict", "Your opponent chooses a resonator they control and banishes it.")
    t = table(ghost, OX, edict).field(1, "Ghost", "Ox").field(0, "Ox").hand(0, "Edict").play(0, "Edict").resolve()
    assert t.expect(player=1).choose("Ghost").field_names(1) == ["Ox"] and t.field_names(0) == ["Ox"]


@pytest.mark.rule("fow", "1120.4", "1120.6", "903.3a")
def test_a_player_has_barrier_as_long_as_something_is_so() -> None:
    squire = resonator("Squire", race="Knight", size=(100, 100))
    oath = regalia("Oath", "You gain [Barrier] as long as you control a Knight.")
    t = table(squire, oath, BOLT, KILL).field(1, "Oath", "Squire").hand(0, "Bolt", "Bolt", "Kill")
    assert life(t.play(0, "Bolt").resolve()) == (3500, 4000)  # the other player is the only target
    t.play(0, "Kill", targets=["Squire"]).resolve().play(0, "Bolt", targets=[1], zone="hand").resolve()
    assert life(t) == (3500, 3500)


@pytest.mark.rule("fow", "903.2k-4", "910.3")
def test_the_next_resonator_is_cheaper_and_the_one_after_it_is_not() -> None:
    well = regalia("Well", "{Rest}: You pay {1} less to play the next resonator this turn.")
    elk = resonator("Elk", cost="{1}")
    t = table(elk, well).field(0, "Well").hand(0, "Elk", "Elk").use(0, "Well").resolve()
    t.play(0, t.card("Elk", 0, zone="hand")).resolve()
    assert not t.can("play", 0, t.card("Elk", 0, zone="hand"))


@pytest.mark.rule("fow", "1005.1", "1019.1", "1014.1")
def test_a_card_of_a_revealed_hand_is_chosen_and_discarded() -> None:
    text = "Your opponent reveals their hand. Choose a resonator card from it. They discard that card."
    t = table(HEN, OX, SIP, chant("Peek", text)).hand(1, "Hen", "Ox", "Sip").hand(0, "Peek").play(0, "Peek").resolve()
    assert sorted(t.choose("Ox").hand_names(1)) == ["Hen", "Sip"] and t.zone_names(1, "graveyard") == ["Ox"]


@pytest.mark.rule("fow", "803.3", "104.1")
def test_who_can_attack_on_the_turn_it_enters_the_field_does() -> None:
    drum = regalia("Drum", "J/resonators you control can attack on the turn they enter the field.")
    t = table(HEN, drum).field(0, "Drum").hand(0, "Hen").play(0, "Hen").resolve().attack("Hen").no_block().to("main")
    assert life(t)[1] == 3700
