"""Keywords that are lost, gained or doubled while it matters (909, 1100)."""

from __future__ import annotations

import pytest

from .rulings import SMITE, barrier, board, caster, conjure, servant

RAIDER = servant("Raider", atk=3000, dfs=1000)
SHEDDING = conjure("Spur On", "Target servant loses [Slow Start] until end of turn.")
MUD = barrier("Deep Mud", "Allied servants gain [Slow Start].")


@pytest.mark.rule("caster", "1113.2")
def test_a_servant_given_company_in_battle_loses_what_vanity_gave() -> None:
    table = board(
        servant("Peacock", atk=3000, text="[Vanity] -- [Double Corrupt]"),
        conjure(
            "Unwanted Guest",
            "[Quickcast]\nPut target servant from an enemy graveyard into the field under its owner's control.",
        ),
        servant("Cousin"),
        servant("First Orb"),
        servant("Second Orb"),
    )
    table.field(0, "Peacock").zone(0, "graveyard", "Cousin")
    table.hand(1, "Unwanted Guest").sources(1, solis=1).zone(1, "orb", "First Orb", "Second Orb")
    table.attack("Peacock", at=1).passes(0)
    table.play(1, "Unwanted Guest", targets=["Cousin"]).resolve().option("recovered")
    assert table.is_on_field("Cousin", 0)
    table.end_step().choose("First Orb")
    assert table.zone_names(1, "orb") == ["Second Orb"]


@pytest.mark.rule("caster", "909.3b")
def test_slow_start_given_by_a_barrier_is_lost_to_a_later_effect() -> None:
    table = board(SHEDDING, MUD, RAIDER).field(0, "Deep Mud").field(0, "Raider", fresh=True)
    table.hand(0, "Spur On").sources(0, solis=1)
    assert not table.can("attack", 0, "Raider")
    table.play(0, "Spur On", targets=["Raider"]).resolve()
    assert table.can("attack", 0, "Raider")


@pytest.mark.rule("caster", "909.3b-1")
def test_slow_start_given_by_a_later_barrier_stays() -> None:
    table = board(SHEDDING, MUD, RAIDER).field(0, "Raider", fresh=True)
    table.hand(0, "Spur On", "Deep Mud").sources(0, solis=2)
    table.play(0, "Spur On", targets=["Raider"]).resolve()
    assert table.can("attack", 0, "Raider")
    table.play(0, "Deep Mud").resolve()
    assert table.has("Raider", "Slow Start")
    assert not table.can("attack", 0, "Raider")


@pytest.mark.rule("caster", "314.3a")
def test_a_fourth_card_in_the_bingo_zone_ends_the_bingo() -> None:
    table = board(
        servant("Caller", text="[BINGO] -- [Double Corrupt]"),
        conjure("Next Number", "Put the top card of your deck into your BINGO zone."),
        servant("Two", cost=2),
        servant("Five", cost=5),
    )
    table.field(0, "Caller").zone(0, "bingo", "Two", "Two", "Two").deck(0, "Five")
    table.hand(0, "Next Number").sources(0, solis=1)
    assert table.has("Caller", "Double Corrupt")
    table.play(0, "Next Number").resolve().choose(table.card("Two", 0, zone="bingo"))
    assert sorted(table.zone_names(0, "bingo")) == ["Five", "Two", "Two"]
    assert "Two" in table.zone_names(0, "graveyard")
    assert not table.has("Caller", "Double Corrupt")


@pytest.mark.rule("caster", "1118.2")
def test_a_ridden_barrier_is_a_servant_and_no_barrier_until_end_of_turn() -> None:
    table = board(
        {**barrier("Iron Cart", "[Ride] (2)"), "atk": 3000, "def": 2000},
        caster("Drover"),
        caster("Hidden"),
        conjure("Demolish", "Destroy target barrier."),
        SMITE,
    )
    table.field(0, "Iron Cart", "Drover").field(0, "Hidden", face_up=False)
    table.hand(0, "Demolish", "Smite").sources(0, solis=1)
    hidden = table.card("Hidden", 0)
    assert table.can("play", 0, "Demolish") and not table.can("play", 0, "Smite")
    table.use(0, "Iron Cart", cost=["Drover", hidden]).resolve()
    assert table.power("Iron Cart") == 3000
    assert table.can("play", 0, "Smite") and not table.can("play", 0, "Demolish")
    assert table.can("attack", 0, "Iron Cart")
    table.next_turn()
    assert not table.can("play", 0, "Smite")


@pytest.mark.rule("caster", "1111.2a")
def test_a_conjure_keeps_the_text_that_its_dct_gave_as_it_was_played() -> None:
    table = board(
        conjure("Plea", "[DCT] 2 -- Draw two cards."),
        conjure("Grave Robber", "[Quickcast]\nRemove target card in an enemy graveyard from the game."),
        servant("Honest One", race="Earnest"),
        servant("Honest Two", race="Earnest"),
    )
    table.hand(0, "Plea").sources(0, solis=1).zone(0, "graveyard", "Honest One", "Honest Two")
    table.hand(1, "Grave Robber").sources(1, solis=1)
    table.play(0, "Plea").passes(0).play(1, "Grave Robber", targets=["Honest One"]).resolve()
    assert table.zone_names(0, "graveyard") == ["Honest Two"]
    table.resolve()
    assert table.hand_size(0) == 2


@pytest.mark.rule("caster", "1115.2", "1014.1")
def test_unity_rests_what_has_the_race_now() -> None:
    table = board(
        servant("Captain", atk=1000, text="[Unity]", race="Ember"),
        servant("Ash", atk=500, race="Ember"),
        servant("Puddle", atk=1500, race="Rain"),
        conjure("Baptism", "[Quickcast]\nTarget servant becomes an Ember until end of turn."),
        conjure("Dousing", "[Quickcast]\nTarget servant becomes a Rain until end of turn."),
        servant("Only Orb"),
    )
    table.field(0, "Captain", "Ash", "Puddle").hand(0, "Baptism", "Dousing").sources(0, solis=2).zone(
        1, "orb", "Only Orb"
    )
    table.play(0, "Baptism", targets=["Puddle"]).resolve().play(0, "Dousing", targets=["Ash"]).resolve()
    table.attack("Captain", at=1).resolve().yes()  # only Puddle can be rested
    assert table.power("Captain") == 2500
    assert not table.is_rested("Ash")


@pytest.mark.rule("caster", "1102.4")
def test_of_two_corrupting_words_the_controller_applies_one() -> None:
    table = board(
        servant("Raider", atk=3000, text="[Double Corrupt]\n[Triple Corrupt]"),
        servant("A"),
        servant("B"),
        servant("C"),
    )
    table.field(0, "Raider").zone(1, "orb", "A", "B", "C")
    table.attack("Raider", at=1).end_step().expect(player=0).option("Triple Corrupt")
    assert table.zone_names(1, "orb") == []


@pytest.mark.rule("caster", "1111.2b", "803.4a")
def test_a_servant_loses_its_dct_text_as_the_graveyard_shrinks_in_battle() -> None:
    table = board(
        servant("Pilgrim", atk=2000, text="[DCT] 2 -- This card gains +2000 ATK."),
        servant("Honest One", race="Earnest"),
        servant("Honest Two", race="Earnest"),
        servant("Wall", atk=2500),
        conjure("Grave Robber", "[Quickcast]\nRemove target card in an enemy graveyard from the game."),
    )
    table.field(0, "Pilgrim").field(1, "Wall").zone(0, "graveyard", "Honest One", "Honest Two")
    table.hand(1, "Grave Robber").sources(1, solis=1)
    assert table.power("Pilgrim") == 4000
    table.attack("Pilgrim", at="Wall").passes(0).play(1, "Grave Robber", targets=["Honest One"]).resolve()
    table.end_step()
    assert table.is_on_field("Wall", 1)


@pytest.mark.rule("caster", "1111.2c")
@pytest.mark.parametrize("earnest", [1, 2])
def test_a_card_breaks_out_by_dct_while_the_graveyard_is_earnest(earnest: int) -> None:
    table = board(RAIDER, conjure("Vow", "[DCT] 2 -- [Break]\nDraw a card.", cost=4), servant("Honest", race="Earnest"))
    table.field(0, "Raider").zone(1, "orb", "Vow").zone(1, "graveyard", *["Honest"] * earnest)
    table.attack("Raider", at=1).end_step()
    if earnest == 2:
        table.yes().resolve()
        assert table.hand_size(1) == 1 and "Vow" in table.zone_names(1, "graveyard")
    else:
        assert table.hand_names(1) == ["Vow"]


@pytest.mark.rule("caster", "1116.2c")
def test_servants_apart_by_phi_do_not_battle_by_an_effect_either() -> None:
    table = board(
        conjure("Duel", "Target allied servant battles target enemy servant."),
        servant("Ghost", atk=3000, text="[Φ]"),
        servant("Straw", atk=500),
        servant("Phantom", atk=500, text="[Φ]"),
    )
    table.field(0, "Ghost").field(1, "Straw", "Phantom").hand(0, "Duel", "Duel").sources(0, solis=2)
    table.play(0, "Duel", targets=["Ghost", "Straw"]).resolve()
    assert table.is_on_field("Straw", 1)
    table.play(0, "Duel", targets=["Ghost", "Phantom"]).resolve()
    assert table.zone_names(1, "graveyard") == ["Phantom"]


@pytest.mark.rule("caster", "314.2", "1117.2b")
def test_the_bingo_of_an_opponent_counts_for_nothing() -> None:
    table = board(servant("Caller", text="[BINGO] -- This card gains +2000 ATK."), servant("Two", cost=2))
    table.field(0, "Caller").zone(1, "bingo", "Two", "Two", "Two").zone(0, "bingo", "Two", "Two")
    assert table.power("Caller") == 1000


@pytest.mark.rule("caster", "909.1g", "1203.1")
def test_a_halved_atk_is_rounded_up_to_a_hundred() -> None:
    table = board(conjure("Halve", "Target servant's ATK becomes 1050 until end of turn."), servant("Page"))
    table.field(0, "Page").hand(0, "Halve").sources(0, solis=1).play(0, "Halve").resolve()
    assert table.power("Page") == 1100
