"""Chapter 10: what the words of texts do: add, pay, remove, reveal, summon, destroy, banish, copy and others."""

from __future__ import annotations

import pytest

from tests.games.fow5.written import (
    addition,
    chant,
    instant,
    regalia,
    resonator,
    ruler,
    stone,
    table,
    written,
)

BELL = "You gain 100 life."
COLLAR = addition("Collar", "Resonator", "Added resonator gains [+100/+100].")
CRUSH = instant("Crush", "Destroy target J/resonator.")


# ---------------------------------------------------------------- 10.1  add


@pytest.mark.rule("fow5", "10.1/1")
def test_an_addition_comes_into_the_field_added_to_its_card() -> None:
    t = table(COLLAR).field(0, "Dog", "Pup").hand(0, "Collar").play(0, "Collar", targets=["Dog"]).resolve()
    assert t.power("Dog") == 700 and t.power("Pup") == 300 and t.obj("Collar").host == t.obj("Dog").id


@pytest.mark.rule("fow5", "7.2/3", "7.2/3a", "13.3/1")
def test_an_addition_of_rulers_is_added_in_the_ruler_area_and_no_longer_fits_after_judgment() -> None:
    anchor = addition("Anchor", "Ruler", f"{{Rest}}: {BELL}")
    t = table(anchor, stones=2).hand(0, "Anchor").play(0, "Anchor", targets=["Kestrel"]).resolve()
    assert t.obj("Anchor").host == t.obj("Kestrel", 0).id and t.is_on_field("Anchor", 0)
    t.act(0, "judgment", "Kestrel").resolve()
    assert t.zone_names(0, "graveyard") == ["Anchor"]
    banner = addition("Banner", "J/ruler", "Added J/ruler gains [Flying].")
    t = table(banner, CRUSH, stones=2).hand(0, "Banner", "Crush").play(0, "Banner", targets=["Kestrel"]).resolve()
    t.act(0, "judgment", "Kestrel").resolve()
    assert t.is_on_field("Banner", 0) and t.has("Judge of Kestrel", "flying")
    t.play(0, "Crush", targets=["Judge of Kestrel"]).resolve()
    assert "Banner" in t.zone_names(0, "graveyard")  # an astral ruler is neither
    crown = addition("Crown", "J-ruler", "Added J-ruler gains [Flying].")
    assert not table(crown).hand(0, "Crown").can("play", 0, "Crown")


@pytest.mark.rule("fow5", "10.1/2")
def test_an_addition_that_an_effect_puts_into_a_field_is_added_to_a_legal_card() -> None:
    fetch = chant("Fetch", "Put target [Addition: Resonator] from your graveyard into your field.")
    t = table(COLLAR, fetch).field(0, "Dog").field(1, "Judge of Heron").zone(0, "graveyard", "Collar").hand(0, "Fetch")
    t.play(0, "Fetch").resolve()
    assert t.power("Dog") == 700 and t.obj("Collar").host == t.obj("Dog").id


@pytest.mark.rule("fow5", "10.1/2")
def test_without_such_a_card_it_stays_where_it_is() -> None:
    dress = chant("Dress", "Put an [Addition: Resonator] from your hand into your field.")
    t = table(COLLAR, dress, rulers=False).field(1, "Judge of Heron").zone(0, "ruler", "Kestrel")
    t.hand(0, "Dress", "Collar").play(0, "Dress").resolve().choose("Collar")
    assert t.hand_names(0) == ["Collar"] and t.field_names(0) == []


# ---------------------------------------------------------------- 10.2  pay


@pytest.mark.rule("fow5", "10.2/1", "10.2/3")
def test_wills_that_are_paid_are_gone_and_others_stay() -> None:
    t = table(stones=3).by_hand(0).hand(0, "Dog")
    for index in range(3):
        t.act(0, "will", t.card("Fire Magic Stone", 0, zone="stone_area", index=index))
    t.play(0, "Dog")
    assert [unit.colour for unit in t.game.state.pools[0]] == ["fire"]


@pytest.mark.rule("fow5", "10.2/2", "10.2/6")
def test_a_moon_symbol_is_paid_with_a_moon_will_and_with_no_other() -> None:
    heron = resonator("Night Heron", cost="{M}")
    pearl = stone("Pearl", "{Rest}: Produce {M}.")
    assert not table(heron, pearl, stones=3).hand(0, "Night Heron").can("play", 0, "Night Heron")
    t = table(heron, pearl).zone(0, "stone_area", "Pearl").hand(0, "Night Heron", "Pup")
    assert t.can("play", 0, "Night Heron") and not t.can("play", 0, "Pup")  # moon is no attribute
    two = resonator("Any", cost="{1}")
    assert table(two, pearl).zone(0, "stone_area", "Pearl").hand(0, "Any").can("play", 0, "Any")


@pytest.mark.rule("fow5", "10.2/4")
def test_a_cost_is_not_paid_in_part() -> None:
    offer = resonator("Offer", "[Enter] You may pay {R}{R}. If you do, draw a card.")
    t = table(offer, stones=1).hand(0, "Offer").play(0, "Offer").resolve().resolve_all()
    assert t.hand_size(0) == 0 and not t.is_rested("Fire Magic Stone")
    t = table(offer, stones=2).hand(0, "Offer").play(0, "Offer").resolve().resolve().yes()
    assert t.hand_size(0) == 1


@pytest.mark.rule("fow5", "10.2/5")
def test_stones_are_rested_for_will_while_something_is_paid() -> None:
    t = table(stones=2).by_hand(0).hand(0, "Dog").play(0, "Dog", pay=["Fire Magic Stone", "Fire Magic Stone"])
    assert t.stack() == ["Dog"] and list(t.game.state.pools[0]) == []


# ---------------------------------------------------------------- 10.3 to 10.5


@pytest.mark.rule("fow5", "10.3/1")
def test_a_removed_card_goes_to_its_owners_removed_area() -> None:
    away = chant("Away", "Remove target resonator from the game.")
    t = table(away).field(0, "Dog", owner=1).hand(0, "Away").play(0, "Away").resolve()
    assert t.zone_names(1, "removed") == ["Dog"] and t.zone_names(0, "removed") == []


@pytest.mark.rule("fow5", "10.4/1")
def test_a_revealed_card_is_seen_by_all_and_a_shuffled_one_no_longer() -> None:
    show = chant("Show", "Reveal the top card of your main deck. You may pay {R}. If you do, shuffle your main deck.")
    t = table(show, stones=1).deck(0, "Elk", "Pup").hand(0, "Show").play(0, "Show")
    assert "Elk" not in str(t.view(1)) and "Elk" not in str(t.view(0))
    t.resolve()
    assert "Elk" in str(t.view(1)) and "Elk" in str(t.view(0)) and "Pup" not in str(t.view(1))
    t.yes()
    assert "Elk" not in str(t.view(1))


@pytest.mark.rule("fow5", "10.5/1", "10.5/2")
def test_a_summoned_resonator_is_a_summon_spell_that_resolves_into_a_field() -> None:
    rite = chant("Rite", "Summon target resonator in your graveyard.")
    veto = instant("Veto", "Cancel target summon spell.")
    herald = resonator("Herald", f"[Enter] {BELL}")
    t = (
        table(rite, veto, herald)
        .zone(0, "graveyard", "Herald")
        .hand(0, "Rite")
        .hand(1, "Veto")
        .play(0, "Rite")
        .resolve()
    )
    assert t.stack() == ["Herald"] and t.zone_of("Herald") == "chase"
    t.passes(0)
    assert t.can("play", 1, "Veto")
    t.resolve()
    assert t.is_on_field("Herald", 0) and t.stack() == []  # 9.6/1a  nobody played it from a hand


# ---------------------------------------------------------------- 10.6 to 10.8


@pytest.mark.rule("fow5", "10.6/1")
def test_damage_adds_up_on_a_resonator() -> None:
    burn = instant("Burn", "This card deals 200 damage to target J/resonator.")
    t = table(burn).field(1, "Dog").hand(0, "Burn", "Burn", "Burn").play(0, "Burn").resolve().play(0, "Burn").resolve()
    assert t.damage_on("Dog") == 400 and t.is_on_field("Dog", 1)
    assert t.play(0, "Burn").resolve().zone_names(1, "graveyard") == ["Dog"]


@pytest.mark.rule("fow5", "10.6/2")
def test_damage_to_a_player_is_taken_from_life() -> None:
    burn = instant("Burn", "This card deals 300 damage to target player.")
    t = table(burn).hand(0, "Burn").play(0, "Burn", targets=["player 1"]).resolve()
    assert t.resource(1, "life") == 3700 and t.resource(0, "life") == 4000


@pytest.mark.rule("fow5", "10.7/1")
def test_what_cannot_be_chased_is_not_answered_by_playing_but_what_has_triggered_is_played() -> None:
    final = chant("Final", "Players cannot chase to this card.", "You gain 500 life.")
    echo = regalia("Echo", f"Whenever a player plays a spell, {BELL[0].lower() + BELL[1:]}")
    word = instant("Word", BELL)
    t = table(final, echo, word).field(1, "Echo").hand(0, "Final").hand(1, "Word").play(0, "Final")
    assert t.stack() == ["Final", "Echo"]  # an automatic ability is no chasing
    t.passes(0)
    assert not t.can("play", 1, "Word")


@pytest.mark.rule("fow5", "10.8/1", "10.8/2")
def test_several_cards_are_drawn_one_after_the_other() -> None:
    draw = chant("Read", "Draw two cards.")
    tally = regalia("Tally", "Whenever you draw a card, you gain 100 life.")
    t = (
        table(draw, tally)
        .field(0, "Tally")
        .deck(0, "Elk", "Pup")
        .hand(0, "Read")
        .play(0, "Read")
        .resolve()
        .resolve_all()
    )
    assert sorted(t.hand_names(0)) == ["Elk", "Pup"] and t.resource(0, "life") == 4200


# ---------------------------------------------------------------- 10.9  destroy


@pytest.mark.rule("fow5", "10.9/1")
def test_destroyed_cards_go_to_the_graveyard_and_a_j_ruler_to_the_ruler_area() -> None:
    crack = chant("Crack", "Destroy target magic stone.")
    t = table(crack).zone(1, "stone_area", "Wind Magic Stone").hand(0, "Crack").play(0, "Crack").resolve()
    assert t.zone_names(1, "graveyard") == ["Wind Magic Stone"]
    t = (
        table(CRUSH, rulers=False)
        .zone(0, "ruler", "Kestrel")
        .field(1, "Judge of Heron", "Dog")
        .hand(0, "Crush", "Crush")
    )
    t.play(0, "Crush", targets=["Judge of Heron"]).resolve().play(0, "Crush", targets=["Dog"]).resolve()
    assert t.zone_names(1, "ruler") == ["Judge of Heron"] and t.zone_names(1, "graveyard") == ["Dog"]


@pytest.mark.rule("fow5", "10.9/2")
def test_a_j_ruler_card_in_a_ruler_area_is_not_destroyed() -> None:
    fell = chant("Fell", "Destroy all J/rulers.")
    t = table(fell, CRUSH, rulers=False).zone(0, "ruler", "Kestrel").field(1, "Judge of Heron").hand(0, "Crush", "Fell")
    t.play(0, "Crush", targets=["Judge of Heron"]).resolve().play(0, "Fell").resolve()
    assert t.zone_names(1, "ruler") == ["Judge of Heron"] and t.zone_names(0, "ruler") == []


@pytest.mark.rule("fow5", "10.9/3")
def test_only_an_effect_that_says_ruler_destroys_a_ruler() -> None:
    fell, races = chant("Fell", "Destroy target ruler."), chant("Race", "Destroy all Humans.")
    human = ruler("Human Ruler", "[J-Activate] Pay {R}.", race="Human")
    t = table(fell).hand(0, "Fell").play(0, "Fell", targets=["Heron"]).resolve()
    assert t.zone_names(1, "graveyard") == ["Heron"] and t.zone_names(1, "ruler") == []
    t = table(races, human, rulers=False).zone(0, "ruler", "Kestrel").zone(1, "ruler", "Human Ruler").hand(0, "Race")
    assert t.play(0, "Race").resolve().zone_names(1, "ruler") == ["Human Ruler"]


@pytest.mark.rule("fow5", "10.9/4")
def test_what_cannot_be_destroyed_is_destroyed_neither_by_effects_nor_by_damage() -> None:
    rock = resonator("Rock", "This card cannot be destroyed.", size=(100, 100))
    burn = instant("Burn", "This card deals 500 damage to target J/resonator.")
    t = table(rock, CRUSH, burn).field(1, "Rock").hand(0, "Crush", "Burn").play(0, "Crush").resolve()
    t.play(0, "Burn").resolve()
    assert t.is_on_field("Rock", 1) and t.damage_on("Rock") == 500
    banish = chant("Yield", "Your opponent banishes a resonator.")
    t = table(rock, banish).field(1, "Rock").hand(0, "Yield").play(0, "Yield").resolve()
    assert t.zone_names(1, "graveyard") == ["Rock"]  # to be banished is not to be destroyed


# ---------------------------------------------------------------- 10.10 to 10.12


@pytest.mark.rule("fow5", "10.10/1")
def test_a_banished_card_goes_to_its_owners_graveyard() -> None:
    eater = resonator("Eater", "Banish a resonator: You gain 100 life.")
    t = table(eater).field(0, "Eater").field(0, "Dog", owner=1).use(0, "Eater", cost=["Dog"]).resolve()
    assert t.zone_names(1, "graveyard") == ["Dog"] and t.resource(0, "life") == 4100


@pytest.mark.rule("fow5", "10.10/2")
def test_nobody_banishes_what_another_controls() -> None:
    greed = chant("Greed", "Banish target resonator.")
    t = table(greed).field(1, "Dog").hand(0, "Greed").play(0, "Greed", targets=["Dog"]).resolve()
    assert t.is_on_field("Dog", 1)
    t = table(greed).field(0, "Dog").hand(0, "Greed").play(0, "Greed", targets=["Dog"]).resolve()
    assert t.zone_names(0, "graveyard")[-1:] == ["Greed"] and not t.is_on_field("Dog", 0)


@pytest.mark.rule("fow5", "10.11/1")
def test_what_is_cancelled_leaves_the_chase_area_at_once() -> None:
    veto = instant("Veto", "Cancel target spell.")
    hush = instant("Hush", "Cancel target ability.")
    scribe = resonator("Scribe", f"{{0}}: {BELL}")
    t = table(veto, hush, scribe, stones=1).field(0, "Scribe").hand(0, "Pup").hand(1, "Veto", "Hush").play(0, "Pup")
    t.passes(0).play(1, "Veto", targets=["Pup"]).resolve()
    assert t.zone_names(0, "graveyard") == ["Pup"] and t.stack() == []
    t.use(0, "Scribe").passes(0).play(1, "Hush").resolve()
    assert t.stack() == [] and t.resource(0, "life") == 4000


@pytest.mark.rule("fow5", "10.12/1", "10.12/2")
def test_the_rest_symbol_rests_this_recovered_card() -> None:
    scribe = resonator("Scribe", f"{{Rest}}: {BELL}")
    wake = instant("Wake", "Recover target resonator.")
    sleep = instant("Sleep", "Rest target resonator.")
    t = table(scribe, wake, sleep).field(0, "Scribe").hand(0, "Wake", "Sleep").use(0, "Scribe")
    assert t.is_rested("Scribe")
    t.resolve()
    assert not t.can("use", 0, "Scribe")
    t.play(0, "Wake").resolve()
    assert not t.is_rested("Scribe") and t.can("use", 0, "Scribe")
    assert t.play(0, "Sleep").resolve().is_rested("Scribe")


# ---------------------------------------------------------------- 10.13  choose, search


@pytest.mark.rule("fow5", "10.13/1")
def test_in_a_public_zone_what_is_there_must_be_chosen() -> None:
    back = chant("Back", "Put a resonator from your graveyard into your hand.")
    t = table(back).zone(0, "graveyard", "Dog").hand(0, "Back").play(0, "Back").resolve()
    assert t.hand_names(0) == ["Dog"]  # nobody was asked whether


@pytest.mark.rule("fow5", "10.13/2")
def test_in_a_hidden_zone_a_player_may_fail_to_find() -> None:
    seek = chant(
        "Seek", "Search your main deck for an Elf, reveal it, and put it into your hand. Then shuffle your main deck."
    )
    elf = resonator("Elf Scout", race="Elf")
    t = table(seek, elf).deck(0, "Elk", "Elf Scout").hand(0, "Seek").play(0, "Seek").resolve().choose()
    assert t.hand_names(0) == []
    t = table(seek, elf).deck(0, "Elk", "Elf Scout").hand(0, "Seek").play(0, "Seek").resolve().choose("Elf Scout")
    assert t.hand_names(0) == ["Elf Scout"]


@pytest.mark.rule("fow5", "10.13/2")
def test_a_hand_is_hidden_from_the_opponent_so_what_is_asked_for_need_not_be_found_in_it() -> None:
    dress = chant("Dress", "Put a resonator from your hand into your field.")
    t = table(dress).hand(0, "Dress", "Dog").play(0, "Dress").resolve().choose()
    assert t.hand_names(0) == ["Dog"]
    t = table(dress).hand(0, "Dress", "Dog").play(0, "Dress").resolve().choose("Dog")
    assert t.is_on_field("Dog", 0)
    drop = chant("Drop", "Discard a resonator.")
    assert table(drop).hand(0, "Drop", "Dog").play(0, "Drop").resolve().choose().hand_names(0) == ["Dog"]
    lay = chant("Lay", "Put a card from your hand on top of your main deck.")  # any card: one is there for sure
    assert table(lay).hand(0, "Lay", "Dog").play(0, "Lay").resolve().hand_names(0) == []


# ---------------------------------------------------------------- 10.14, 10.15  trigger, call


@pytest.mark.rule("fow5", "10.14/1")
def test_an_ability_triggers_when_its_condition_is_met() -> None:
    choir = regalia("Choir", "Whenever a resonator enters your field, you gain 100 life.")
    t = table(choir, stones=1).field(0, "Choir").hand(0, "Pup").play(0, "Pup").resolve()
    assert t.stack() == ["Choir"]


@pytest.mark.rule("fow5", "10.14/1a")
def test_an_effect_can_keep_abilities_from_triggering() -> None:
    muffle = regalia("Muffle", "Automatic abilities of resonators don't trigger.")
    herald = resonator("Herald", f"[Enter] {BELL}", "{0}: Draw a card.")
    t = table(muffle, herald).field(1, "Muffle").hand(0, "Herald").play(0, "Herald").resolve()
    assert t.stack() == [] and t.can("use", 0, "Herald")
    t = table(muffle, herald).hand(0, "Herald").play(0, "Herald").resolve()
    assert t.stack() == ["Herald"]


@pytest.mark.rule("fow5", "10.15/1")
def test_to_call_is_the_action_and_not_another_way_of_getting_a_stone() -> None:
    bell = regalia("Harbour Bell", "Whenever you call a magic stone, you gain 100 life.")
    grow = chant("Grow", "Put the top card of your magic stone deck into your magic stone area.")
    t = table(bell, grow).field(0, "Harbour Bell").hand(0, "Grow").play(0, "Grow").resolve()
    assert t.stack() == [] and t.zone_names(0, "stone_area") == ["Fire Magic Stone"]
    t.act(0, "call", "Kestrel")
    assert t.stack() == ["Harbour Bell"]


# ---------------------------------------------------------------- 10.16  copy

TWIN = chant("Twin", "Copy target resonator.")
MIRROR = instant("Mirror", "Copy target spell.")


@pytest.mark.rule("fow5", "10.16/1", "10.16/1a")
def test_a_copy_has_what_is_printed_and_no_effect_of_the_original() -> None:
    grow = chant("Grow", "Target resonator gains [+200/+200] until end of turn.")
    bird = resonator("Bird", "[Flying]", f"[Enter] {BELL}", cost="{R}{1}", size=(400, 400))
    t = table(bird, grow, TWIN).field(0, "Bird").hand(0, "Grow", "Twin").play(0, "Grow").resolve()
    t.play(0, "Twin", targets=["Bird"]).resolve()
    copied = next(obj for obj in t.objects("field", 0) if obj.token)
    assert copied.now.names == {"Bird"} and copied.now.power == 400 and "flying" in copied.now.keywords
    assert copied.now.cost == 2 and copied.now.colours == {"fire"}
    assert t.stack() == []  # 9.6/1a  it was not played


@pytest.mark.rule("fow5", "10.16/1a")
def test_a_copy_that_moves_ceases_to_exist() -> None:
    lift = chant("Lift", "Return all resonators to their owners' hands.")
    t = table(TWIN, lift).field(1, "Dog").hand(0, "Twin", "Lift").play(0, "Twin", targets=["Dog"]).resolve()
    assert t.field_names(0) == ["Dog"]
    t.play(0, "Lift").resolve()
    assert t.hand_names(0) == [] and t.hand_names(1) == ["Dog"]


@pytest.mark.rule("fow5", "10.16/1a")
def test_a_copied_resonator_spell_never_arrives() -> None:
    t = table(MIRROR, stones=2).hand(0, "Dog", "Mirror").play(0, "Dog").play(0, "Mirror", targets=["Dog"]).resolve()
    assert t.stack() == ["Dog", "Dog"]
    t.resolve()
    assert t.stack() == ["Dog"] and t.field_names(0) == [] and t.zone_names(0, "graveyard") == ["Mirror"]
    assert t.resolve().field_names(0) == ["Dog"]


@pytest.mark.rule("fow5", "10.16/1b", "10.16/2")
def test_a_copied_spell_or_ability_has_the_same_choices() -> None:
    burn = instant("Burn", "This card deals 200 damage to target J/resonator.")
    t = table(MIRROR, burn).field(1, "Elk", "Dog").hand(0, "Burn", "Mirror").play(0, "Burn", targets=["Elk"])
    t.play(0, "Mirror", targets=["Burn"]).resolve_all()
    assert t.damage_on("Elk") == 400 and t.damage_on("Dog") == 0
    thrower = resonator("Thrower", "{0}: This card deals 100 damage to target J/resonator.")
    echo = instant("Echo Word", "Copy target ability.")
    t = table(echo, thrower).field(0, "Thrower").field(1, "Elk").hand(0, "Echo Word").use(0, "Thrower", targets=["Elk"])
    t.play(0, "Echo Word").resolve_all()
    assert t.damage_on("Elk") == 200


# ---------------------------------------------------------------- 10.17  prevent


@pytest.mark.rule("fow5", "10.17/1", "10.17/1a")
def test_prevented_points_are_taken_off_and_the_rest_is_dealt() -> None:
    shield = instant("Shield", "Prevent the next 300 damage that would be dealt to target resonator this turn.")
    burn = instant("Burn", "This card deals 500 damage to target J/resonator.")
    t = table(shield, burn).field(0, "Dog").hand(0, "Shield", "Burn", "Burn").play(0, "Shield").resolve()
    t.play(0, "Burn").resolve()
    assert t.damage_on("Dog") == 200
    assert not t.play(0, "Burn").resolve().is_on_field("Dog", 0)


@pytest.mark.rule("fow5", "10.17/2")
def test_without_a_number_none_of_it_is_dealt() -> None:
    shield = instant("Shield", "Prevent all damage that would be dealt to target resonator until end of turn.")
    burn = instant("Burn", "This card deals 500 damage to target J/resonator.")
    tally = regalia("Tally", "Whenever a resonator is dealt damage, you gain 100 life.")
    t = table(shield, burn, tally).field(0, "Dog", "Tally").hand(0, "Shield", "Burn").play(0, "Shield").resolve()
    t.play(0, "Burn").resolve()
    assert t.damage_on("Dog") == 0 and t.stack() == []


# ---------------------------------------------------------------- 10.18, 10.19


@pytest.mark.rule("fow5", "10.18/1")
def test_a_discarded_card_goes_from_the_hand_to_the_graveyard() -> None:
    drop = chant("Drop", "Discard a card.")
    t = table(drop).hand(0, "Drop", "Elk", "Pup").play(0, "Drop").resolve().choose("Pup")
    assert t.hand_names(0) == ["Elk"] and "Pup" in t.zone_names(0, "graveyard")


@pytest.mark.rule("fow5", "10.18/2", "10.18/2a")
def test_a_hand_is_discarded_whole_and_also_when_it_is_empty() -> None:
    purge = chant("Purge", "Target player discards hand.")
    t = table(purge).hand(0, "Purge").hand(1, "Elk", "Pup").play(0, "Purge", targets=["player 1"]).resolve()
    t.order("Elk", "Pup")
    assert t.hand_names(1) == [] and sorted(t.zone_names(1, "graveyard")) == ["Elk", "Pup"]
    trade = chant("Trade", "Discard your hand. If you do, draw two cards.")
    t = table(trade).deck(0, "Elk", "Pup").hand(0, "Trade").play(0, "Trade").resolve()
    assert sorted(t.hand_names(0)) == ["Elk", "Pup"]


@pytest.mark.rule("fow5", "10.19/1")
def test_who_becomes_something_is_no_longer_what_it_was() -> None:
    curse = chant("Curse", "Target resonator becomes a Frog until end of turn.")
    prince = resonator("Boy", race="Human/Prince")
    t = table(curse, prince).field(0, "Boy").hand(0, "Curse").play(0, "Curse").resolve()
    assert t.obj("Boy").now.kinds == {"Frog"}
    wake = written("Idol", "Regalia", "{0}: This card becomes a [500/500] Golem resonator until end of turn.")
    t = table(wake).field(0, "Idol").use(0, "Idol").resolve()
    assert t.obj("Idol").now.types == {"resonator"}


@pytest.mark.rule("fow5", "10.19/2")
def test_who_gains_something_stays_what_it_was() -> None:
    bless = chant("Bless", "Target resonator gains Frog until end of turn.")
    prince = resonator("Boy", race="Human/Prince")
    t = table(bless, prince).field(0, "Boy").hand(0, "Bless").play(0, "Bless").resolve()
    assert t.obj("Boy").now.kinds == {"Frog", "Human", "Prince"}
