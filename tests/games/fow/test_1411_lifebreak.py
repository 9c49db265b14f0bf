"""Chapter 1411: lifebreak, for players who agree on the Valhalla rules."""

from __future__ import annotations

import pytest

from arbiter.games.fow.game import RULES
from arbiter.kernel.dealing import new_game
from arbiter.kernel.match import Match
from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script.base import Effect, Position
from arbiter.script.costs import Mana
from arbiter.script.nouns import EACH, YOU, Every, Group
from arbiter.testing import Table, scenario
from tests.games.fow.plain import deck, make
from tests.games.fow.tables import FIRE_RULER, STONES, WIND_RULER
from tests.games.fow.written import chant, resonator

HEN = resonator("Hen", size=(300, 300))
SPARK = resonator("Spark", "[Break]: You gain 500 life.", size=(300, 300))
RETURN = resonator("Phoenix", "[Break]: Put this card into your field.", size=(300, 300))
AIMED = resonator("Dart", "[Break]: This card deals 500 damage to target resonator.", size=(300, 300))
DECK = Every(Group((), ("deck",), YOU))


def doing(name: str, *effects: Effect) -> Face:
    return make(name, "chant", price=Mana((), 0), abilities=(ab.Spell("", None, effects),))


def valhalla(*faces: Face, format: str = "valhalla", life: int = 4000, size: int = 4) -> Table:
    """A table by the Valhalla rules; cards of the lifebreak area are listed from the bottom."""
    t = scenario("fow", format=format).faces(HEN, FIRE_RULER, WIND_RULER, *STONES, *faces)
    t.zone(0, "ruler", "fire ruler").zone(1, "ruler", "wind ruler").turn(0, number=3)
    return t.resources(0, life=life, **{"lifebreak size": size}).resources(1, life=4000, **{"lifebreak size": size})


def breaks(t: Table, player: int = 0) -> bool:
    return bool(t.acts(player, "lifebreak"))


def begun(format: str) -> Match:
    match = Match(lambda: new_game(RULES, [deck("fire"), deck("wind")], 1, format))
    while match.question is not None and match.question.why == "mulligan":
        assert not any(match.game.state.zones["lifebreak"])  # 1411.1c  only after the last hand is settled
        match.answer(())
    return match


@pytest.mark.rule("fow", "1411.1", "1411.1a", "1411.1a-2", "1411.1c")
def test_four_cards_of_each_deck_lie_in_the_lifebreak_areas_when_both_agreed() -> None:
    state = begun("valhalla").game.state
    assert [len(pile) for pile in state.zones["lifebreak"]] == [4, 4]
    assert [len(state.zones[zone][state.starting]) for zone in ("hand", "deck")] == [5, 42 - 9]
    assert [kept["lifebreak size"] for kept in state.resources] == [4, 4]
    assert not any(begun("constructed").game.state.zones["lifebreak"])


@pytest.mark.rule("fow", "1411.1a-1")
def test_the_lifebreak_area_is_hidden_and_new_cards_go_on_top() -> None:
    feed = doing("Feed", fx.Move(Every(Group((), ("graveyard",), YOU)), "lifebreak", position=Position.TOP))
    t = valhalla(SPARK, feed, life=1000).zone(0, "lifebreak", "Hen").zone(0, "graveyard", "Spark").hand(0, "Feed")
    assert "Hen" not in str(t.view(0)["zones"]) and "Hen" not in str(t.view(1)["zones"])
    t.play(0, "Feed").resolve()
    assert [obj.face.name for obj in t.objects("lifebreak", 0)] == ["Hen", "Spark"]
    assert t.act(0, "lifebreak").stack() == ["Spark"]


@pytest.mark.rule("fow", "1411.1a-1", "302.4")
def test_of_several_cards_that_come_to_the_lifebreak_area_their_player_chooses_the_order_face_down() -> None:
    feed = doing("Feed", fx.Move(Every(Group((), ("graveyard",), YOU)), "lifebreak", position=Position.TOP))
    t = valhalla(SPARK, feed, life=1000).zone(0, "graveyard", "Spark", "Hen").hand(0, "Feed")
    t.play(0, "Feed").resolve().expect(kind="order", player=0).order("Hen", "Spark")
    assert [(obj.face.name, obj.face_up) for obj in t.objects("lifebreak", 0)] == [("Hen", False), ("Spark", False)]


@pytest.mark.rule("fow", "1411.1d", "1411.1d-1")
@pytest.mark.parametrize(
    ("life", "cards", "allowed"),
    [(4000, 4, True), (4000, 3, False), (4100, 4, False), (3000, 3, True), (3100, 3, False), (1000, 1, True)],
)
def test_the_top_card_may_be_removed_while_there_are_more_than_life_allows(
    life: int, cards: int, allowed: bool
) -> None:
    t = valhalla(life=life).zone(0, "lifebreak", *["Hen"] * cards)
    assert breaks(t) is allowed
    assert not breaks(valhalla(life=100))  # there is nothing to remove


@pytest.mark.rule("fow", "1411.1d")
def test_lifebreak_is_for_whoever_has_priority_at_any_time() -> None:
    bell = chant("Bell", "Draw a card.")
    t = valhalla(bell).zone(1, "lifebreak", *["Hen"] * 4).hand(0, "Bell").play(0, "Bell").passes(0)
    assert breaks(t, 1)


@pytest.mark.rule("fow", "1411.1d-3")
def test_a_card_without_a_break_ability_goes_to_the_graveyard_at_once() -> None:
    t = valhalla(life=1000).zone(0, "lifebreak", "Hen").act(0, "lifebreak")
    assert t.stack() == [] and t.zone_names(0, "graveyard") == ["Hen"]


@pytest.mark.rule("fow", "1411.1b", "1411.1b-1", "1411.1b-2", "1411.1d-2", "1411.1d-3")
def test_a_break_ability_is_played_and_the_card_waits_until_it_has_left_the_chase() -> None:
    t = valhalla(SPARK, life=1000).zone(0, "lifebreak", "Spark").act(0, "lifebreak")
    assert t.stack() == ["Spark"] and t.zone_names(0, "removed") == ["Spark"]
    t.resolve()
    assert t.resource(0, "life") == 1500 and t.zone_names(0, "graveyard") == ["Spark"]


@pytest.mark.rule("fow", "1411.1d-3", "1411.1b-2")
def test_a_break_ability_without_a_legal_target_is_not_played() -> None:
    t = valhalla(AIMED, life=1000).zone(0, "lifebreak", "Dart").act(0, "lifebreak")
    assert t.stack() == [] and t.zone_names(0, "graveyard") == ["Dart"]
    t = valhalla(AIMED, life=1000).field(1, "Hen").zone(0, "lifebreak", "Dart").act(0, "lifebreak").resolve()
    assert t.zone_names(1, "graveyard") == ["Hen"] and t.zone_names(0, "graveyard") == ["Dart"]


@pytest.mark.rule("fow", "1411.1b-2")
def test_a_break_ability_may_put_the_card_elsewhere() -> None:
    t = valhalla(RETURN, life=1000).zone(0, "lifebreak", "Phoenix").act(0, "lifebreak").resolve()
    assert t.is_on_field("Phoenix", 0) and t.zone_names(0, "graveyard") == []


@pytest.mark.rule("fow", "1411.1b-1", "1411.1b-2")
def test_leaving_the_lifebreak_area_in_another_way_plays_no_break_ability() -> None:
    sweep = doing("Sweep", fx.Move(Every(Group((), ("lifebreak",), EACH)), "removed"))
    t = valhalla(SPARK, sweep).zone(0, "lifebreak", "Spark").hand(0, "Sweep").play(0, "Sweep").resolve()
    assert t.stack() == [] and t.zone_names(0, "removed") == ["Spark"]


@pytest.mark.rule("fow", "1411.1e", "1411.1e-1")
def test_beyond_the_maximum_the_bottom_cards_stay() -> None:
    feed = doing("Feed", fx.Move(Every(Group((), ("graveyard",), YOU)), "lifebreak", position=Position.TOP))
    t = valhalla(SPARK, feed, size=2).zone(0, "lifebreak", "Hen", "Hen").zone(0, "graveyard", "Spark").hand(0, "Feed")
    t.play(0, "Feed").resolve()
    assert [obj.face.name for obj in t.objects("lifebreak", 0)] == ["Hen", "Hen"]
    assert sorted(t.zone_names(0, "graveyard")) == ["Feed", "Spark"]


@pytest.mark.rule("fow", "1411.2")
def test_without_these_rules_everything_about_lifebreak_is_passed_over() -> None:
    feed = chant("Feed", "Put the top card of your deck into your lifebreak area. You gain 100 life.")
    t = valhalla(SPARK, feed, format="constructed", life=1000).deck(0, "Spark").hand(0, "Feed").play(0, "Feed")
    t.resolve()
    assert t.zone_names(0, "lifebreak") == [] and t.zone_names(0, "deck")[0] == "Spark"
    assert t.resource(0, "life") == 1100 and not breaks(t)
    sweep = doing("Sweep", fx.Move(Every(Group((), ("hand",), YOU)), "removed"))
    t = valhalla(SPARK, sweep, format="constructed", life=1000).hand(0, "Sweep", "Spark").play(0, "Sweep").resolve()
    assert t.stack() == []
