"""Where several rules meet: the chase, layers, tokens and additions, costs that are replaced, what is due later."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import life, table
from tests.games.fow.written import chant, regalia, resonator, written

HEN = resonator("Hen", cost="{0}", size=(300, 300))
KILL = chant("Kill", "[Quickcast]", "Destroy target resonator.")
CHARM = chant("Charm", "[Quickcast]", "Gain control of target resonator until end of turn.")
BLANK = chant("Blank", "[Quickcast]", "Target resonator loses all abilities until end of turn.")
BOLT = chant("Bolt", "[Quickcast]", "This card deals 500 damage to target J/resonator.")
BLINK = chant(
    "Blink",
    "[Quickcast]",
    "Remove target resonator from the game, then put it into the field under its owner's control.",
)
PIT = regalia("Pit", "If a resonator would be put into a graveyard from anywhere, remove it from the game instead.")
ECHO = chant("Echo", "[Quickcast]", "Copy target ability.")
HUSH = chant("Hush", "[Quickcast]", "Cancel target ability.")


# ---------------------------------------------------------------- the chase


@pytest.mark.rule("fow", "905.4a", "1017.3", "905.4c")
def test_a_copy_of_a_gods_art_is_not_played_and_the_art_is_spent() -> None:
    dial = regalia("Dial", "God's Art <Noon> {0}: You gain 100 life.")
    t = table(dial, ECHO).field(0, "Dial").hand(0, "Echo").use(0, "Dial").play(0, "Echo").resolve_all()
    assert life(t) == (4200, 4000) and not t.can("use", 0, "Dial")


@pytest.mark.rule("fow", "705.2d", "1012.1", "903.2i")
def test_a_judgment_on_the_chase_is_no_target_of_what_cancels_spells_or_abilities() -> None:
    stop = chant("Stop", "[Quickcast]", "Cancel target spell or ability.")
    t = table(stop, HUSH, stones=3).hand(1, "Stop", "Hush").act(0, "judgment").passes(0)
    assert not t.can("play", 1, "Stop") and not t.can("play", 1, "Hush")


@pytest.mark.rule("fow", "906.3d", "1012.1")
def test_an_automatic_ability_is_cancelled_although_its_source_is_gone() -> None:
    martyr = resonator("Martyr", "When this card is put into a graveyard from the field >>> You draw a card.")
    t = table(martyr, KILL, HUSH).field(0, "Martyr").hand(0, "Kill").hand(1, "Hush").play(0, "Kill").resolve()
    t.passes(0).play(1, "Hush").resolve()
    assert t.stack() == [] and t.hand_size(0) == 0


@pytest.mark.rule("fow", "906.3a", "903.2i", "906.3")
def test_an_enter_ability_without_a_target_is_not_played_and_its_card_stays() -> None:
    sniper = resonator("Sniper", "[Enter] >>> Destroy target resonator your opponent controls.", cost="{0}")
    t = table(sniper).hand(0, "Sniper").play(0, "Sniper").resolve()
    assert t.stack() == [] and t.is_on_field("Sniper")


@pytest.mark.rule("fow", "605.1", "903.2h", "1017.3d")
def test_a_copied_x_spell_has_the_x_of_the_original_for_another_player() -> None:
    rain = chant("Rain", "You gain X00 life.", cost="{X}")
    twin = chant("Twin", "[Quickcast]", "Copy target spell.")
    t = table(rain, twin, stones=3).hand(0, "Rain").hand(1, "Twin").play(0, "Rain", x=3).passes(0)
    t.play(1, "Twin").resolve_all()
    assert life(t) == (4300, 4300)


# ---------------------------------------------------------------- battle, and what changes in it


@pytest.mark.rule("fow", "806.2", "805.2", "1105.2")
def test_first_strike_that_is_lost_after_it_struck_is_not_made_up_for() -> None:
    quick = resonator("Quick", "[First Strike]", size=(300, 300))
    t = table(quick, BLANK).field(0, "Quick").hand(1, "Blank").attack("Quick").to("first_strike")
    assert life(t) == (4000, 3700)
    t.passes(0).play(1, "Blank").resolve().to("main")
    assert life(t) == (4000, 3700)


@pytest.mark.rule("fow", "1107.2", "804.4", "806.2a")
def test_who_takes_wing_after_being_blocked_stays_blocked() -> None:
    wing = chant("Wing", "[Quickcast]", "Target resonator gains [Flying] until end of turn.")
    t = table(HEN, wing).field(0, "Hen").field(1, "Hen").hand(0, "Wing").attack("Hen").block("Hen")
    t.play(0, "Wing", targets=[t.card("Hen", 0)]).resolve().to("main")
    assert life(t) == (4000, 4000) and t.zone_names(0, "graveyard") == ["Wing", "Hen"]


@pytest.mark.rule("fow", "803.4b", "803.3", "806.2b")
def test_an_attacked_card_that_recovers_is_still_attacked() -> None:
    rise = chant("Rise", "[Quickcast]", "Recover target resonator.")
    wall = resonator("Wall", size=(500, 1000))
    t = table(HEN, wall, rise).field(0, "Hen").field(1, "Wall", rested=True).hand(1, "Rise").attack("Hen", at="Wall")
    t.passes(0).play(1, "Rise", targets=["Wall"]).resolve().to("main")
    assert t.damage_on("Wall") == 300 and t.zone_names(0, "graveyard") == ["Hen"]


@pytest.mark.rule("fow", "905.3", "1051.1", "1108.2", "907.2")
def test_a_stolen_card_waits_a_turn_before_it_rests_for_an_ability_or_for_will() -> None:
    elf = resonator("Elf", "{Rest}: Produce {G}.", "{Rest}: You gain 100 life.")
    psalm = chant("Psalm", "You gain 300 life.", cost="{1}")
    t = table(elf, CHARM, psalm).field(1, "Elf").hand(0, "Charm", "Psalm").play(0, "Charm").resolve()
    assert not t.can("use", 0, "Elf") and not t.can("play", 0, "Psalm")
    haste = chant("Haste", "Target resonator gains [Swiftness] until end of turn.")
    t = table(elf, CHARM, psalm, haste).field(1, "Elf").hand(0, "Charm", "Psalm", "Haste").play(0, "Charm").resolve()
    t.play(0, "Haste").resolve()
    assert t.can("use", 0, "Elf") and t.can("play", 0, "Psalm")


@pytest.mark.rule("fow", "1202.1", "1135.3", "602.1")
def test_who_has_no_life_left_has_lost_before_drain_gives_some_back() -> None:
    sting = resonator("Sting", "[Drain]", "{0}: This card deals 500 damage to each player.", size=(500, 500))
    t = table(sting).resources(0, life=500).field(0, "Sting").use(0, "Sting").resolve()
    assert t.over and t.winner == 1


# ---------------------------------------------------------------- layers


@pytest.mark.rule("fow", "909.3g", "909.3h", "909.3i")
def test_set_numbers_come_before_counters_and_counters_before_what_asks_for_atk() -> None:
    small = chant("Small", "Target resonator becomes [600/600] until end of turn.")
    banner = regalia("Banner", "Resonators with ATK 800 or more you control gain [+200/+200].")
    t = table(HEN, small, banner).field(0, "Banner").field(0, "Hen", counters={"+100/+100": 2}).hand(0, "Small")
    assert t.power("Hen") == 500
    assert t.play(0, "Small").resolve().power("Hen") == 1000


@pytest.mark.rule("fow", "909.2a", "909.3d")
def test_what_is_given_to_flyers_is_given_to_who_flies_by_a_younger_effect_and_taken_with_it() -> None:
    nest = regalia("Nest", "Resonators you control with [Flying] gain [Eternal].")
    wing = chant("Wing", "Target resonator gains [Flying] until end of turn.")
    clip = chant("Clip", "Target resonator loses [Flying] until end of turn.")
    t = table(HEN, nest, wing, clip).field(0, "Nest", "Hen").hand(0, "Wing", "Clip").play(0, "Wing").resolve()
    assert t.has("Hen", "eternal")
    assert not t.play(0, "Clip").resolve().has("Hen", "eternal")


@pytest.mark.rule("fow", "909.3d", "904.1", "901.3")
def test_a_card_that_loses_its_abilities_gives_nothing_to_others_any_more() -> None:
    lord = resonator("Lord", "Other resonators you control gain [+200/+200] and [Flying].", size=(300, 300))
    t = table(HEN, lord, BLANK).field(0, "Lord", "Hen").hand(0, "Blank")
    assert t.power("Hen") == 500 and t.has("Hen", "flying")
    t.play(0, "Blank", targets=["Lord"]).resolve()
    assert t.power("Hen") == 300 and not t.has("Hen", "flying")
    assert t.next_turn().power("Hen") == 500


@pytest.mark.rule("fow", "1017.5", "1022.1a", "909.3b")
def test_a_copy_for_a_turn_keeps_its_counters_and_damage() -> None:
    mold = chant("Mold", "Target resonator you control becomes a copy of target resonator until end of turn.")
    ox = resonator("Ox", "[Pierce]", size=(800, 800))
    t = table(HEN, ox, mold).field(0, "Hen", counters={"+100/+100": 1}, damage=200).field(1, "Ox").hand(0, "Mold")
    t.play(0, "Mold", targets=["Hen", "Ox"]).resolve()
    assert t.power("Hen") == 900 and t.damage_on("Hen") == 200 and t.has("Hen", "pierce")
    assert t.next_turn().power("Hen") == 400


@pytest.mark.rule("fow", "1204.1", "902.2", "505.5")
def test_damage_that_an_effect_made_bearable_kills_when_the_effect_ends_unless_it_ends_with_it() -> None:
    grow = chant("Grow", "[Quickcast]", "Target resonator gains [+400/+400] until end of turn.")
    t = table(HEN, grow, BOLT).field(1, "Hen").hand(0, "Bolt").hand(1, "Grow").passes(0).play(1, "Grow").resolve()
    t.play(0, "Bolt").resolve()
    assert t.is_on_field("Hen", 1)
    assert t.next_turn().is_on_field("Hen", 1)  # 505.5  damage is removed together with it


# ---------------------------------------------------------------- tokens and additions


@pytest.mark.rule("fow", "1303.1", "910.2f", "1004.1")
def test_a_token_that_is_removed_does_not_come_back() -> None:
    brood = chant("Brood", 'Put a [100/100] wind Bird resonator token named "Chick" into the field.')
    t = table(brood, BLINK).hand(0, "Brood", "Blink").play(0, "Brood").resolve().play(0, "Blink").resolve()
    assert t.field_names(0) == []


@pytest.mark.rule("fow", "1207.1", "1002.2", "302.4")
def test_an_addition_goes_when_its_resonator_leaves_and_comes_back() -> None:
    words = (
        "As you play this card, target a resonator. If that resonator is still a legal target, put this card into the "
        "field added to the chosen target, otherwise put it into its owner's graveyard."
    )
    sash = written("Sash", "Addition", words, "Added resonator gains [+200/+200].", cost="{0}")
    t = table(HEN, sash, BLINK).field(0, "Hen").hand(0, "Sash", "Blink").play(0, "Sash").resolve()
    assert t.power("Hen") == 500
    t.play(0, "Blink").resolve()
    assert t.power("Hen") == 300 and "Sash" in t.zone_names(0, "graveyard")


@pytest.mark.rule("fow", "1051.1", "1002.2", "909.1")
def test_an_addition_stays_with_a_stolen_card_under_its_own_controller() -> None:
    words = (
        "As you play this card, target a resonator. If that resonator is still a legal target, put this card into the "
        "field added to the chosen target, otherwise put it into its owner's graveyard."
    )
    sash = written("Sash", "Addition", words, "Added resonator gains [+200/+200].", cost="{0}")
    t = table(HEN, sash, CHARM).field(0, "Hen").hand(0, "Sash").hand(1, "Charm").play(0, "Sash").resolve().passes(0)
    t.play(1, "Charm").resolve()
    assert t.obj("Hen").controller == 1 and t.power("Hen") == 500 and t.obj("Sash").controller == 0


# ---------------------------------------------------------------- costs that are replaced


@pytest.mark.rule("fow", "903.2l-2", "910.1", "1011.2")
def test_a_banish_cost_that_ends_elsewhere_is_paid() -> None:
    altar = regalia("Altar", "Banish a resonator: You gain 100 life.")
    t = table(HEN, altar, PIT).field(0, "Altar", "Pit", "Hen").use(0, "Altar").resolve()
    assert life(t) == (4100, 4000) and t.zone_names(0, "removed") == ["Hen"]


ALTAR = regalia("Altar", "Destroy a resonator you control: You gain 100 life.")


@pytest.mark.rule("fow", "903.2l-2", "903.2l-1", "1010.3")
def test_what_cannot_be_destroyed_does_not_pay_a_cost_of_destroying() -> None:
    rock = resonator("Rock", "[Eternal]")
    assert not table(rock, ALTAR).field(0, "Altar", "Rock").can("use", 0, "Altar")
    assert table(HEN, ALTAR).field(0, "Altar", "Hen").can("use", 0, "Altar")


@pytest.mark.rule("fow", "903.2l-2", "910.1")
def test_a_destruction_that_would_be_replaced_does_not_pay_a_cost() -> None:
    assert not table(HEN, PIT, ALTAR).field(0, "Altar", "Pit", "Hen").can("use", 0, "Altar")
    t = table(HEN, PIT, ALTAR).field(0, "Altar", "Hen").use(0, "Altar").resolve()
    assert life(t) == (4100, 4000) and t.zone_names(0, "graveyard") == ["Hen"]


@pytest.mark.rule("fow", "903.2l", "1051.1", "1011.2")
def test_a_cost_is_paid_with_what_one_controls_not_with_what_one_owns() -> None:
    altar = regalia("Altar", "Banish a resonator: You gain 100 life.")
    t = table(HEN, altar, CHARM).field(0, "Altar").field(1, "Hen").hand(0, "Charm")
    assert not t.can("use", 0, "Altar")
    t.play(0, "Charm").resolve().use(0, "Altar").resolve()
    assert life(t) == (4100, 4000) and t.zone_names(1, "graveyard") == ["Hen"]


# ---------------------------------------------------------------- what is due later


@pytest.mark.rule("fow", "906.5", "302.4", "906.5a")
def test_a_delayed_ability_does_not_find_a_card_that_left_and_came_back() -> None:
    doom = chant("Doom", "Target resonator gains [Flying] until end of turn. Destroy it at end of turn.")
    t = table(HEN, doom, BLINK).field(0, "Hen").hand(0, "Doom", "Blink").play(0, "Doom").resolve()
    assert table(HEN, doom).field(0, "Hen").hand(0, "Doom").play(0, "Doom").resolve().next_turn().field_names(0) == []
    t.play(0, "Blink").resolve().next_turn()
    assert t.field_names(0) == ["Hen"]


@pytest.mark.rule("fow", "906.5", "1051.1", "906.5b")
def test_a_delayed_ability_is_its_players_even_if_the_source_changes_hands() -> None:
    oracle = resonator("Oracle", "{0}: At end of turn, draw a card. Play this ability only once per turn.")
    t = table(oracle, CHARM).field(0, "Oracle").hand(1, "Charm").use(0, "Oracle").resolve().passes(0)
    t.play(1, "Charm").resolve().next_turn()
    assert t.hand_size(0) == 1


@pytest.mark.rule("fow", "901.2c", "906.2", "906.4b")
def test_a_named_automatic_ability_of_two_cards_triggers_once_a_turn_for_each_player() -> None:
    bell = resonator(
        "Bell",
        "<Toll> Whenever a resonator is put into a graveyard from the field >>> You gain 100 life. "
        "Each turn, only one <Toll> ability triggers per player.",
    )
    t = table(bell, HEN, KILL).field(0, "Bell", "Bell").field(1, "Bell", "Hen").hand(0, "Kill")
    t.play(0, "Kill", targets=["Hen"]).resolve_all()
    assert life(t) == (4100, 4100)


@pytest.mark.rule("fow", "1012.1", "903.2i")
@pytest.mark.parametrize("noun", ["resonator", "fire resonator", "card"])
def test_a_text_that_would_cancel_what_is_not_on_the_chase_is_refused(noun: str) -> None:
    with pytest.raises(AssertionError, match="only spells and abilities can be cancelled"):
        chant("Stop", "[Quickcast]", f"Cancel target {noun}.")
