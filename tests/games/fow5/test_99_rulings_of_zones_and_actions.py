"""Rulings in awkward corners of the document of 2015: cards, zones, the turn and what players do."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript, Table, scenario
from tests.games.fow5.written import addition, chant, instant, regalia, resonator, ruler, standby

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


# ---------------------------------------------------------------- 1  overview


@pytest.mark.rule("fow5", "1.5/7")
def test_damage_that_leaves_a_fraction_is_rounded_up() -> None:
    t = bare().faces(chant("Half Measure", "Your opponent loses half of his or her life."))
    t.resources(1, life=3900).hand(0, "Half Measure")
    t.play(0, "Half Measure").resolve()
    assert life(t, 1) == 2000


@pytest.mark.rule("fow5", "1.4/3", "10.12/1")
def test_resting_a_rested_card_is_not_becoming_rested() -> None:
    t = (
        bare()
        .faces(
            resonator("Sleeper", "Whenever this card becomes rested, you gain 100 life.", cost="{1}", size=(300, 300))
        )
        .faces(instant("Lullaby", "Rest target resonator."))
        .field(0, "Sleeper")
        .hand(0, "Lullaby", "Lullaby")
    )
    before = life(t, 0)
    t.play(0, "Lullaby", targets=["Sleeper"]).resolve_all()
    assert life(t, 0) == before + 100
    t.play(0, "Lullaby", targets=["Sleeper"]).resolve_all()
    assert life(t, 0) == before + 100


@pytest.mark.rule("fow5", "1.4/4", "1.4/2")
def test_what_is_forbidden_is_left_out_and_the_rest_is_done() -> None:
    t = (
        bare()
        .faces(addition("Dry Season", "Field", "Players cannot gain life.", cost="{1}"))
        .faces(chant("Broth", "You gain 300 life. Draw a card."))
        .field(1, "Dry Season")
        .hand(0, "Broth")
    )
    before = life(t, 0)
    t.play(0, "Broth").resolve()
    assert life(t, 0) == before and t.hand_size(0) == 1


# ---------------------------------------------------------------- 2  cards


@pytest.mark.rule("fow5", "2.1/4")
def test_a_resonator_addition_is_not_a_j_resonator_addition() -> None:
    t = (
        bare()
        .faces(addition("Scarf", "Resonator", "Added resonator gains [+100/+100].", cost="{1}"))
        .faces(addition("Pack", "J/resonator", "Added J/resonator gains [+100/+100].", cost="{1}"))
        .faces(instant("Unbuckle", "Destroy target [Addition: Resonator]."))
        .field(0, "Bell Diver")
        .hand(0, "Scarf", "Pack")
        .sources(0, water=2)
        .hand(0, "Unbuckle")
    )
    t.play(0, "Pack", targets=["Bell Diver"]).resolve()
    assert not t.can("play", 0, "Unbuckle")
    t.play(0, "Scarf", targets=["Bell Diver"]).resolve()
    t.play(0, "Unbuckle", targets=["Scarf"]).resolve()
    assert t.is_on_field("Pack") and not t.is_on_field("Scarf")
    assert t.power("Bell Diver") == 400


@pytest.mark.rule("fow5", "2.1/7a", "9.4/3", "10.13/2")
def test_a_stone_that_counts_as_two_types_is_found_in_the_stone_deck() -> None:
    t = (
        bare()
        .faces(
            chant(
                "Dowsing",
                "Search your magic stone deck for a fire magic stone and put it into your magic stone area. "
                "Then shuffle your magic stone deck.",
            )
        )
        .zone(0, "stones", "Stone of the Burning Reed", "Water Magic Stone")
        .hand(0, "Dowsing")
    )
    t.play(0, "Dowsing").resolve()
    t.choose("Stone of the Burning Reed")
    assert "Stone of the Burning Reed" in t.zone_names(0, "stone_area")


@pytest.mark.rule("fow5", "2.5/4", "3.14/1")
def test_a_race_without_a_zone_counts_the_ruler_in_the_ruler_area() -> None:
    t = (
        bare()
        .faces(PERRIN)
        .faces(
            resonator(
                "Census Clerk",
                "This card gains [+100/+100] for each Human you control.",
                cost="{1}",
                size=(200, 200),
                race="Elf",
            )
        )
        .zone(0, "ruler", "Perrin Ashby")
        .field(0, "Census Clerk", "Bell Diver")
        .zone(0, "graveyard", "Bell Diver")
    )
    assert t.power("Census Clerk") == 400


@pytest.mark.rule("fow5", "3.6/4")
def test_a_card_without_a_zone_is_a_card_in_a_field() -> None:
    t = (
        bare()
        .faces(PERRIN)
        .faces(chant("Undo", "Destroy target card."))
        .zone(1, "ruler", "Perrin Ashby")
        .sources(1, fire=2)
        .hand(0, "Undo")
    )
    assert not t.can("play", 0, "Undo")


# ---------------------------------------------------------------- 3  zones


@pytest.mark.rule("fow5", "3.1/4", "7.5/3", "3.14/1")
def test_a_ruler_rested_in_response_to_judgment_enters_the_field_rested() -> None:
    t = bare().faces(PERRIN).zone(0, "ruler", "Perrin Ashby").turn(0, "main")
    t.act(0, "judgment", "Perrin Ashby")
    before = life(t, 0)
    t.use(0, "Perrin Ashby")
    t.resolve()
    assert life(t, 0) == before + 100
    t.resolve()
    assert t.is_on_field("Judge of Perrin Ashby", 0)
    assert t.is_rested("Judge of Perrin Ashby", 0)


@pytest.mark.rule("fow5", "10.9/1", "3.8/6", "7.11/1", "7.5/1")
def test_a_destroyed_j_ruler_may_call_a_stone_in_a_later_turn_but_not_judge() -> None:
    t = (
        bare()
        .faces(PERRIN)
        .faces(instant("Topple", "Destroy target J/resonator."))
        .zone(0, "ruler", "Perrin Ashby")
        .zone(0, "stones", "Fire Magic Stone")
        .hand(1, "Topple")
        .turn(0, "main")
    )
    t.act(0, "judgment", "Perrin Ashby").resolve()
    t.passes(0).play(1, "Topple", targets=["Judge of Perrin Ashby"]).resolve()
    assert t.zone_names(0, "ruler") == ["Judge of Perrin Ashby"]
    assert t.acts(0, "call") == [] and t.acts(0, "judgment") == []
    t.next_turn().to("main", 0)
    assert t.acts(0, "judgment") == []
    t.act(0, "call", "Judge of Perrin Ashby")
    assert len(t.zone_names(0, "stone_area")) == 1


@pytest.mark.rule("fow5", "3.15/2", "1.4/2")
def test_a_j_ruler_does_not_go_to_a_hand_and_the_card_is_drawn_all_the_same() -> None:
    t = (
        bare()
        .faces(PERRIN)
        .faces(instant("Send Home", "Return target J/resonator to its owner's hand. Draw a card."))
        .zone(0, "ruler", "Perrin Ashby")
        .hand(0, "Send Home")
        .turn(0, "main")
    )
    t.act(0, "judgment", "Perrin Ashby").resolve()
    t.play(0, "Send Home", targets=["Judge of Perrin Ashby"]).resolve()
    assert t.is_on_field("Judge of Perrin Ashby", 0)
    assert t.hand_size(0) == 1


@pytest.mark.rule("fow5", "3.15/2", "9.3/4b", "10.10/1")
def test_a_j_ruler_cannot_be_banished_as_a_cost() -> None:
    t = (
        bare()
        .faces(PERRIN)
        .faces(regalia("Altar of Salt", "Banish a J/resonator: Draw a card.", cost="{1}"))
        .zone(0, "ruler", "Perrin Ashby")
        .field(0, "Altar of Salt")
        .turn(0, "main")
    )
    t.act(0, "judgment", "Perrin Ashby").resolve()
    assert not t.can("use", 0, "Altar of Salt")


@pytest.mark.rule("fow5", "3.15/4")
def test_a_spell_that_would_be_put_into_a_field_goes_to_the_graveyard() -> None:
    t = (
        bare()
        .faces(chant("Blind Raft", "Put the top card of your main deck into your field."))
        .deck(0, "Lamp Oil", "Bell Diver")
        .hand(0, "Blind Raft", "Blind Raft")
    )
    t.play(0, "Blind Raft").resolve()
    assert "Lamp Oil" in t.zone_names(0, "graveyard") and t.field_names(0) == []
    t.play(0, "Blind Raft").resolve()
    assert t.field_names(0) == ["Bell Diver"]


@pytest.mark.rule("fow5", "3.15/5", "1.4/2")
def test_a_magic_stone_cannot_be_returned_to_a_hand() -> None:
    t = (
        bare()
        .faces(chant("Low Tide", "Return target magic stone to its owner's hand. You gain 200 life."))
        .sources(1, fire=1)
        .hand(0, "Low Tide")
    )
    before = life(t, 0)
    t.play(0, "Low Tide", targets=["Fire Source 1"]).resolve()
    assert len(t.zone_names(1, "stone_area")) == 1 and t.hand_size(1) == 0
    assert life(t, 0) == before + 200


@pytest.mark.rule("fow5", "13.4", "3.10/2", "3.10/3")
def test_the_newest_lifebreak_is_the_one_too_many() -> None:
    t = (
        bare()
        .faces(
            resonator("Mason", "[Enter] Put the top card of your main deck into your lifebreak area.", size=(100, 100))
        )
        .zone(0, "lifebreak", "Bell Diver", "Bell Diver", "Bell Diver", "Bell Diver")
        .deck(0, "Wick Runner")
        .hand(0, "Mason")
    )
    t.play(0, "Mason").resolve_all()
    assert len(t.zone_names(0, "lifebreak")) == 4
    assert t.zone_names(0, "graveyard") == ["Wick Runner"]


# ---------------------------------------------------------------- 7.10  lifebreak


@pytest.mark.rule("fow5", "7.10/1")
def test_lifebreak_depends_on_life_less_one() -> None:
    t = bare().zone(0, "lifebreak", 4).resources(0, life=4000)
    assert t.acts(0, "lifebreak") != []
    t.act(0, "lifebreak", t.acts(0, "lifebreak")[0])
    assert t.acts(0, "lifebreak") == []
    t = bare().zone(0, "lifebreak", 4).resources(0, life=4100)
    assert t.acts(0, "lifebreak") == []


@pytest.mark.rule("fow5", "7.10/2", "7.10/4", "9.3/4a")
def test_a_break_ability_without_a_target_is_not_played() -> None:
    t = (
        bare()
        .faces(resonator("Splinter", "[Break]: Destroy target resonator.", cost="{1}", size=(100, 100)))
        .zone(0, "lifebreak", "Splinter")
        .resources(0, life=500)
    )
    t.act(0, "lifebreak", 0)
    assert t.stack() == [] and t.zone_names(0, "graveyard") == ["Splinter"]


@pytest.mark.rule("fow5", "7.10/4", "9.6/1a")
def test_a_break_that_puts_the_card_into_the_field_does_not_trigger_enter() -> None:
    t = (
        bare()
        .faces(
            resonator(
                "Stowaway",
                "[Break]: Put this card into your field.",
                "[Enter] Draw a card.",
                "When this card enters your field, you gain 300 life.",
                cost="{1}",
                size=(100, 100),
            )
        )
        .zone(0, "lifebreak", "Stowaway")
        .resources(0, life=500)
    )
    t.act(0, "lifebreak", 0)
    assert t.zone_names(0, "graveyard") == []
    t.resolve_all()
    assert t.field_names(0) == ["Stowaway"]
    assert t.hand_size(0) == 0 and life(t, 0) == 800


# ---------------------------------------------------------------- 5, 13.1  the turn


@pytest.mark.rule("fow5", "13.1/2", "10.8/2")
def test_only_the_draw_phase_loses_for_an_empty_deck() -> None:
    t = bare().faces(chant("Deep Breath", "Draw three cards.")).hand(0, "Deep Breath").deck(0, "Bell Diver", only=True)
    t.play(0, "Deep Breath").resolve()
    assert not t.over and t.hand_size(0) == 1
    t.to("end_turn")
    assert not t.over
    t.to("draw_begin", 0, later=True)
    t.end_step()
    assert t.over and t.winner == 1


@pytest.mark.rule("fow5", "5.4/5a", "5.4/5b", "13.2/1")
def test_damage_goes_before_the_defence_that_outweighed_it() -> None:
    t = (
        bare()
        .faces(instant("Brace", "Target resonator gains [+0/+500] until end of turn."))
        .faces(instant("Cinders", "This card deals 600 damage to target resonator."))
        .field(0, "Bell Diver")
        .hand(0, "Brace", "Cinders")
    )
    t.play(0, "Brace", targets=["Bell Diver"]).resolve()
    t.play(0, "Cinders", targets=["Bell Diver"]).resolve()
    t.next_turn()
    assert t.is_on_field("Bell Diver", 0) and t.damage_on("Bell Diver") == 0


@pytest.mark.rule("fow5", "5.2/4", "9.7/4")
def test_will_stays_until_the_recovery_phase_or_the_end_of_the_turn() -> None:
    t = bare().sources(0, fire=1).by_hand(0).turn(0, "draw_begin")
    t.act(0, "will", "Fire Source 1")
    assert len(t.pool(0)) == 1
    t.to("recovery_begin")
    assert len(t.pool(0)) == 1
    t.to("main")
    assert len(t.pool(0)) == 0
    assert not t.is_rested("Fire Source 1", 0)


# ---------------------------------------------------------------- 6  priority


@pytest.mark.rule("fow5", "6.2/2", "9.6/4", "6.4/3")
def test_triggers_of_the_turn_player_go_first_and_resolve_last() -> None:
    text = "Whenever a resonator enters a field, you gain 100 life."
    t = (
        bare()
        .faces(addition("Near Bell", "Field", text, cost="{1}"))
        .faces(addition("Far Bell", "Field", text, cost="{1}"))
        .field(0, "Near Bell")
        .field(1, "Far Bell")
        .hand(0, "Driftwood Golem")
        .sources(0, fire=2)
    )
    near, far = life(t, 0), life(t, 1)
    t.play(0, "Driftwood Golem").resolve()
    assert len(t.stack()) == 2
    t.resolve()
    assert (life(t, 0), life(t, 1)) == (near, far + 100)
    t.resolve()
    assert (life(t, 0), life(t, 1)) == (near + 100, far + 100)


# ---------------------------------------------------------------- 7  actions


@pytest.mark.rule("fow5", "7.2/4", "9.3/5a")
def test_an_addition_whose_target_has_gone_was_never_in_a_field() -> None:
    t = (
        bare()
        .faces(
            addition(
                "Satchel",
                "Resonator",
                "Added resonator gains [+200/+200].",
                "When this card is put into a graveyard from a field, draw a card.",
                "When this card enters your field, you gain 200 life.",
            )
        )
        .faces(instant("Snap", "Destroy target resonator."))
        .field(0, "Bell Diver", "Wick Runner")
        .hand(0, "Satchel")
        .hand(1, "Snap")
    )
    before = life(t, 0)
    t.play(0, "Satchel", targets=["Bell Diver"]).passes(0)
    t.play(1, "Snap", targets=["Bell Diver"]).resolve_all()
    assert "Satchel" in t.zone_names(0, "graveyard")
    assert t.hand_size(0) == 0 and life(t, 0) == before


@pytest.mark.rule("fow5", "10.1/2", "3.14/2")
def test_an_addition_put_into_the_field_chooses_a_legal_card_or_stays() -> None:
    def start() -> Table:
        return (
            bare()
            .faces(addition("Ballast", "Resonator", "Added resonator gains [-100/-100].", cost="{5}"))
            .faces(chant("Dredge", "Put target addition from your graveyard into your field."))
            .zone(0, "graveyard", "Ballast")
            .hand(0, "Dredge")
        )

    t = start()
    t.play(0, "Dredge", targets=["Ballast"]).resolve()
    assert t.zone_names(0, "graveyard") in (["Ballast", "Dredge"], ["Dredge", "Ballast"])
    t = start().field(1, "Bell Diver")
    t.play(0, "Dredge", targets=["Ballast"]).resolve()
    assert t.is_on_field("Ballast", 0) and t.power("Bell Diver", 1) == 200


@pytest.mark.rule("fow5", "7.9/3", "10.18/1")
def test_from_the_hand_a_standby_spell_costs_its_cost_and_its_trigger() -> None:
    t = (
        bare()
        .faces(standby("Message in Cork", "[Trigger] Discard a card: Draw two cards.", cost="{W}{1}"))
        .hand(0, "Message in Cork", "Bell Diver")
    )
    assert not t.can("play", 0, "Message in Cork")
    t = (
        bare()
        .faces(standby("Message in Cork", "[Trigger] Discard a card: Draw two cards.", cost="{W}{1}"))
        .zone(0, "standby", "Message in Cork")
        .hand(0, "Bell Diver")
    )
    t.play(0, "Message in Cork").resolve()
    assert t.hand_size(0) == 2 and "Bell Diver" in t.zone_names(0, "graveyard")


@pytest.mark.rule("fow5", "7.9/4", "7.6/1", "7.9/3")
def test_a_card_put_down_this_turn_waits_for_the_next() -> None:
    t = (
        bare()
        .faces(standby("Slow Fuse", "[Trigger] Anytime: This card deals 200 damage to target player.", cost="{R}{R}"))
        .hand(0, "Slow Fuse")
        .sources(0, water=2)
        .by_hand(0)
    )
    t.act(0, "standby", "Slow Fuse")
    while t.question.kind == "pay":
        t.pay("Water Source 1")
    assert t.zone_names(0, "standby") == ["Slow Fuse"]
    assert not t.can("play", 0, "Slow Fuse")
    t.next_turn()
    t.passes(1)
    before = life(t, 1)
    t.play(0, "Slow Fuse", targets=[1]).resolve()
    assert life(t, 1) == before - 200


@pytest.mark.rule("fow5", "7.12/2", "8.2/4", "1.4/4")
def test_who_must_attack_may_pass_when_an_effect_forbids_it() -> None:
    t = bare().field(0, "Furnace Rat")
    with pytest.raises(BadScript):
        t.passes(0)
    t = (
        bare()
        .faces(addition("Truce", "Field", "Resonators cannot attack.", cost="{1}"))
        .field(1, "Truce")
        .field(0, "Furnace Rat")
    )
    t.passes(0)
    assert t.asked == 1


@pytest.mark.rule("fow5", "7.11/1", "7.5/1")
def test_no_stone_is_called_in_a_turn_of_judgment() -> None:
    t = bare().faces(PERRIN).zone(0, "ruler", "Perrin Ashby").turn(0, "main")
    t.act(0, "judgment", "Perrin Ashby").resolve()
    assert t.acts(0, "call") == []
    assert t.acts(0, "judgment") == []


@pytest.mark.rule("fow5", "7.11/1", "8.2/4")
def test_a_j_ruler_that_calls_a_stone_is_rested_and_does_not_attack() -> None:
    t = bare().faces(PERRIN).zone(0, "ruler", "Perrin Ashby").zone(0, "stones", "Fire Magic Stone").turn(0, "main")
    t.act(0, "judgment", "Perrin Ashby").resolve()
    t.next_turn().to("main", 0)
    t.act(0, "call", "Judge of Perrin Ashby")
    assert t.is_rested("Judge of Perrin Ashby", 0)
