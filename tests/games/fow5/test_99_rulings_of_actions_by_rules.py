"""Rulings in awkward corners of the document of 2015: actions by rules, keyword skills and rule processes."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript, Table, scenario
from tests.games.fow5.written import addition, chant, instant, regalia, resonator, ruler

PERRIN = ruler(
    "Perrin Ashby",
    "[J-Activate] Pay {0}.",
    "{Rest}: You gain 100 life.",
    judged=("Whenever this card attacks, draw a card.",),
    size=(800, 800),
    attribute=["W"],
    race="Human",
)


def bare() -> Table:
    """A table without rulers and stones, with the cards of our own set."""
    return scenario("fow5", format="valhalla")


def life(t: Table, player: int) -> int:
    return t.resource(player, "life")


# ---------------------------------------------------------------- 10  actions by rules


@pytest.mark.rule("fow5", "10.9/4", "13.2/1")
def test_lethal_damage_waits_for_the_protection_to_go() -> None:
    t = (
        bare()
        .faces(resonator("Oak Door", "This card cannot be destroyed.", cost="{1}", size=(100, 400)))
        .faces(instant("Cinders", "This card deals 600 damage to target resonator."))
        .faces(instant("Blank", "Target resonator loses all abilities until end of turn."))
        .field(1, "Oak Door")
        .hand(0, "Cinders", "Blank")
    )
    t.play(0, "Cinders", targets=["Oak Door"]).resolve()
    assert t.damage_on("Oak Door", 1) == 600
    t.play(0, "Blank", targets=["Oak Door"]).resolve()
    assert t.zone_names(1, "graveyard") == ["Oak Door"]


@pytest.mark.rule("fow5", "10.10/2", "10.10/1", "10.9/4")
def test_only_who_controls_a_card_banishes_it_and_banishing_is_not_destroying() -> None:
    t = (
        bare()
        .faces(resonator("Oak Door", "This card cannot be destroyed.", cost="{1}", size=(100, 400)))
        .faces(instant("Grasp", "Banish target resonator."))
        .faces(instant("Tithe", "Your opponent banishes a resonator."))
        .field(1, "Oak Door")
        .hand(0, "Grasp", "Tithe")
    )
    t.play(0, "Grasp", targets=["Oak Door"]).resolve()
    assert t.is_on_field("Oak Door", 1)
    t.play(0, "Tithe").resolve()
    assert t.zone_names(1, "graveyard") == ["Oak Door"]


@pytest.mark.rule("fow5", "10.13/2")
def test_a_search_for_a_kind_of_card_may_find_nothing_and_a_search_for_any_card_may_not() -> None:
    def start(text: str) -> Table:
        return bare().faces(chant("Rummage", text)).deck(0, "Wick Runner", "Bell Diver", only=True).hand(0, "Rummage")

    t = start("Search your main deck for a Human resonator and put it into your hand. Then shuffle your main deck.")
    t.play(0, "Rummage").resolve().choose()
    assert t.hand_size(0) == 0
    t = start("Search your main deck for a card and put it into your hand. Then shuffle your main deck.")
    t.play(0, "Rummage").resolve()
    with pytest.raises(BadScript):
        t.choose()
    t.choose("Wick Runner")
    assert t.hand_names(0) == ["Wick Runner"]


@pytest.mark.rule("fow5", "10.16/1a", "10.16/2")
def test_a_copy_of_a_spell_keeps_the_target_and_goes_nowhere() -> None:
    t = (
        bare()
        .faces(instant("Echo", "Copy target spell."))
        .faces(instant("Sting", "This card deals 200 damage to target resonator."))
        .field(1, "Breakwater Sentry")
        .hand(0, "Sting", "Echo")
    )
    t.play(0, "Sting", targets=["Breakwater Sentry"]).play(0, "Echo", targets=["Sting"]).resolve()
    assert t.stack() == ["Sting", "Sting"]
    t.resolve_all()
    assert t.damage_on("Breakwater Sentry", 1) == 400
    assert sorted(t.zone_names(0, "graveyard")) == ["Echo", "Sting"]


@pytest.mark.rule("fow5", "10.17/1a")
def test_damage_in_part_prevented_is_dealt_in_part_and_that_part_is_what_counts() -> None:
    t = (
        bare()
        .faces(
            resonator("Leech", "Whenever this card deals damage, you gain that much life.", cost="{1}", size=(500, 500))
        )
        .faces(instant("Padding", "Prevent the next 300 damage that would be dealt to target player this turn."))
        .field(0, "Leech")
        .hand(1, "Padding")
    )
    own, other = life(t, 0), life(t, 1)
    t.attack("Leech", at=1)
    t.passes(0).play(1, "Padding", targets=[1]).resolve()
    t.to("battle_end")
    assert life(t, 1) == other - 200 and life(t, 0) == own + 200


@pytest.mark.rule("fow5", "10.18/2a", "9.3/4b")
def test_an_empty_hand_can_be_discarded_and_a_card_from_it_cannot() -> None:
    t = (
        bare()
        .faces(regalia("Clean Slate", "Discard your hand: Draw two cards.", cost="{1}"))
        .faces(regalia("Small Sink", "Discard a card: Draw two cards.", cost="{1}"))
        .field(0, "Clean Slate", "Small Sink")
    )
    assert not t.can("use", 0, "Small Sink")
    t.use(0, "Clean Slate").resolve()
    assert t.hand_size(0) == 2


@pytest.mark.rule("fow5", "10.19/1", "10.19/2")
def test_becoming_a_race_loses_the_others_and_gaining_one_does_not() -> None:
    t = (
        bare()
        .faces(instant("Drown", "Target resonator becomes Zombie until end of turn."))
        .faces(instant("Knight It", "Target resonator gains Knight until end of turn."))
        .faces(addition("Parish", "Field", "Humans you control gain [+100/+100].", cost="{1}"))
        .field(0, "Parish", "Bell Diver")
        .hand(0, "Drown", "Knight It")
    )
    assert t.power("Bell Diver") == 400
    t.play(0, "Knight It", targets=["Bell Diver"]).resolve()
    assert t.power("Bell Diver") == 400
    t.play(0, "Drown", targets=["Bell Diver"]).resolve()
    assert t.power("Bell Diver") == 300


# ---------------------------------------------------------------- 12  keyword skills


@pytest.mark.rule("fow5", "12.2/3", "2.3/6")
def test_a_resonator_of_two_attributes_is_banished_for_one_symbol_only() -> None:
    t = (
        bare()
        .faces(resonator("Twice Paid", "[Incarnation] {W}{B}", cost="{W}{B}{6}", size=(900, 900)))
        .field(0, "Paladin of the Tithe")
        .hand(0, "Twice Paid")
    )
    assert not t.can("play", 0, "Twice Paid")
    t = (
        bare()
        .faces(resonator("Twice Paid", "[Incarnation] {W}{B}", cost="{W}{B}{6}", size=(900, 900)))
        .field(0, "Paladin of the Tithe", "Wharf Rat")
        .hand(0, "Twice Paid")
    )
    t.play(0, "Twice Paid", cost=["Paladin of the Tithe", "Wharf Rat"]).resolve_all()
    assert t.field_names(0) == ["Twice Paid"]


@pytest.mark.rule("fow5", "12.3/2", "12.2/2", "6.3/1a")
def test_quickcast_and_incarnation_together_work_in_the_opponents_battle() -> None:
    t = (
        bare()
        .faces(resonator("Ambush Owl", "[Quickcast]", "[Incarnation] {W}", cost="{W}{3}", size=(700, 700)))
        .field(0, "Harbour Constable")
        .field(1, "Wick Runner")
        .hand(1, "Ambush Owl")
    )
    t.attack("Harbour Constable", at=1).passes(0)
    t.play(1, "Ambush Owl", cost=["Wick Runner"]).resolve()
    t.block("Ambush Owl").to("battle_damage")
    assert t.zone_names(0, "graveyard") == ["Harbour Constable"]


@pytest.mark.rule("fow5", "12.1/3", "3.1/4", "8.2/4")
def test_what_awakening_gave_stays_after_the_turn_and_with_another_controller() -> None:
    t = (
        bare()
        .faces(resonator("Late Bloomer", "[Awakening] {0}: [Flying]", size=(300, 300)))
        .faces(chant("Press Gang", "Gain control of target resonator."))
        .hand(0, "Late Bloomer")
        .hand(1, "Press Gang")
    )
    t.play(0, "Late Bloomer", extra=True).resolve()
    assert t.has("Late Bloomer", "Flying")
    t.to("main", 1)
    assert t.has("Late Bloomer", "Flying")
    t.play(1, "Press Gang", targets=["Late Bloomer"]).resolve()
    assert t.is_on_field("Late Bloomer", 1) and t.has("Late Bloomer", "Flying")
    assert not t.can("attack", 1, "Late Bloomer")


# ---------------------------------------------------------------- 13, 14  rule processes and other rules


@pytest.mark.rule("fow5", "13.3/1", "2.1/4")
def test_judgment_sheds_the_addition_for_rulers_and_keeps_the_one_for_both() -> None:
    t = (
        bare()
        .faces(PERRIN)
        .faces(addition("Chair", "Ruler", "{Rest}: You gain 100 life."))
        .faces(addition("Ring", "J/ruler", "{Rest}: You gain 100 life."))
        .zone(0, "ruler", "Perrin Ashby")
        .hand(0, "Chair", "Ring")
        .turn(0, "main")
    )
    t.play(0, "Chair", targets=["Perrin Ashby"]).resolve()
    t.play(0, "Ring", targets=["Perrin Ashby"]).resolve()
    assert sorted(t.field_names(0)) == ["Chair", "Ring"]
    t.act(0, "judgment", "Perrin Ashby").resolve()
    assert t.is_on_field("Ring", 0) and "Chair" in t.zone_names(0, "graveyard")


@pytest.mark.rule("fow5", "13.3/1a", "3.8/6")
def test_an_addition_for_j_rulers_goes_when_the_j_ruler_is_destroyed() -> None:
    t = (
        bare()
        .faces(PERRIN)
        .faces(addition("Mantle", "J-ruler", "Added J-ruler gains [+200/+200]."))
        .faces(addition("Ring", "J/ruler", "{Rest}: You gain 100 life."))
        .faces(instant("Topple", "Destroy target J-ruler."))
        .zone(0, "ruler", "Perrin Ashby")
        .hand(0, "Mantle", "Ring", "Topple")
        .turn(0, "main")
    )
    t.act(0, "judgment", "Perrin Ashby").resolve()
    t.play(0, "Mantle", targets=["Judge of Perrin Ashby"]).resolve()
    t.play(0, "Ring", targets=["Judge of Perrin Ashby"]).resolve()
    assert t.power("Judge of Perrin Ashby") == 1000
    t.play(0, "Topple", targets=["Judge of Perrin Ashby"]).resolve()
    # an astral ruler is neither ruler nor J-ruler
    assert t.field_names(0) == []


@pytest.mark.rule("fow5", "14.2/1")
def test_without_lifebreak_only_the_other_part_is_done() -> None:
    t = (
        scenario("fow5", format="bifrost")
        .faces(chant("Mortar", "Put the top card of your main deck into your lifebreak area. Draw a card."))
        .deck(0, "Wick Runner", "Bell Diver")
        .hand(0, "Mortar")
    )
    t.play(0, "Mortar").resolve()
    assert t.hand_names(0) == ["Wick Runner"]
    assert t.zone_names(0, "lifebreak") == []


@pytest.mark.rule("fow5", "3.13/3", "10.11/1")
def test_regalia_and_additions_are_normal_spells_and_a_cancelled_one_never_was_in_a_field() -> None:
    t = (
        bare()
        .faces(regalia("Compass", "When this card is put into a graveyard from a field, draw a card."))
        .faces(instant("Hush", "Cancel target normal spell."))
        .hand(0, "Compass", "Driftwood Golem")
        .sources(0, fire=2)
        .hand(1, "Hush")
    )
    t.play(0, "Driftwood Golem").passes(0)
    assert not t.can("play", 1, "Hush")
    t.resolve()
    t.play(0, "Compass").passes(0).play(1, "Hush", targets=["Compass"]).resolve()
    assert t.zone_names(0, "graveyard") == ["Compass"] and t.hand_size(0) == 0


@pytest.mark.rule("fow5", "9.7/8", "9.7/8a", "10.2/6", "10.2/2")
def test_moon_will_pays_for_moon_and_for_free_cost_but_is_no_attribute() -> None:
    t = (
        bare()
        .faces(resonator("Moth", "{M}: You gain 100 life.", cost="{W}", size=(100, 100)))
        .field(0, "Moth", "Moon Sextant")
        .hand(0, "Gallery Gull", "Ship in a Bottle")
    )
    assert not t.can("play", 0, "Gallery Gull")
    assert t.can("use", 0, "Moth") and t.can("play", 0, "Ship in a Bottle")
    before = life(t, 0)
    t.use(0, "Moth").resolve()
    assert life(t, 0) == before + 100
    assert not t.can("play", 0, "Ship in a Bottle")


@pytest.mark.rule("fow5", "9.7/1", "9.7/3")
def test_an_ability_that_produces_will_and_has_a_target_uses_the_chase() -> None:
    t = (
        bare()
        .faces(resonator("Tapster", "{Rest}: Target player loses 100 life. Produce {R}.", cost="{1}", size=(100, 100)))
        .field(0, "Tapster")
        .hand(0, "Sand to Glass")
        .field(1, "Bell Diver")
    )
    assert not t.can("play", 0, "Sand to Glass")
    t.use(0, "Tapster", targets=[1])
    assert len(t.stack()) == 1 and len(t.pool(0)) == 0
    t.resolve()
    assert len(t.pool(0)) == 1
    assert t.can("play", 0, "Sand to Glass")


@pytest.mark.rule("fow5", "10.9/3", "3.15/1")
def test_a_ruler_is_destroyed_only_by_what_says_ruler() -> None:
    t = (
        bare()
        .faces(PERRIN)
        .faces(chant("Level All", "Destroy all cards in all fields."))
        .faces(chant("Depose", "Destroy target ruler."))
        .zone(1, "ruler", "Perrin Ashby")
        .field(1, "Bell Diver")
        .hand(0, "Level All", "Depose")
    )
    t.play(0, "Level All").resolve()
    assert t.zone_names(1, "ruler") == ["Perrin Ashby"] and t.field_names(1) == []
    t.play(0, "Depose", targets=["Perrin Ashby"]).resolve()
    assert t.zone_names(1, "ruler") == [] and "Perrin Ashby" in t.zone_names(1, "graveyard")


@pytest.mark.rule("fow5", "3.1/4", "3.6/6")
def test_a_card_whose_control_changes_is_the_same_card_and_does_not_enter() -> None:
    t = (
        bare()
        .faces(addition("Greeter", "Field", "Whenever a resonator enters your field, you gain 100 life.", cost="{1}"))
        .faces(chant("Press Gang", "Gain control of target resonator until end of turn."))
        .field(0, "Greeter")
        .field(1, "Breakwater Sentry", rested=True, damage=400)
        .hand(0, "Press Gang")
    )
    before = life(t, 0)
    t.play(0, "Press Gang", targets=["Breakwater Sentry"]).resolve_all()
    assert t.is_on_field("Breakwater Sentry", 0)
    assert t.is_rested("Breakwater Sentry", 0) and t.damage_on("Breakwater Sentry") == 400
    assert life(t, 0) == before
    t.next_turn()
    assert t.is_on_field("Breakwater Sentry", 1)


@pytest.mark.rule("fow5", "8.3/4", "11.2/1", "8.5/3")
def test_the_attacked_resonator_cannot_block_for_itself_but_strikes_back() -> None:
    t = bare().field(0, "Harbour Constable").field(1, "Kelp Warden", "Bell Diver")
    t.attack("Harbour Constable", at="Kelp Warden")
    t.to("block_declaration")
    assert not t.can("block", 1, "Kelp Warden") and t.can("block", 1, "Bell Diver")
    t.no_block().to("battle_damage")
    assert t.damage_on("Kelp Warden", 1) == 500 and t.damage_on("Harbour Constable", 0) == 400
