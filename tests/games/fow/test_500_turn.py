"""Chapters 405 and 500: setting up, and the phases of a turn."""

from __future__ import annotations

import pytest

from arbiter.games.fow.game import RULES
from arbiter.kernel.dealing import new_game
from arbiter.kernel.decisions import ChooseObjects
from arbiter.kernel.match import Match
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script.amounts import Number
from arbiter.script.nouns import YOU
from arbiter.script.patterns import Discards, StepBegins
from arbiter.testing import Table, scenario
from tests.games.fow.plain import deck, make, resonator, ruler, stone

FIRE_RULER = ruler("fire")
WIND_RULER = ruler("wind")
STONE = stone("fire")
ONE = resonator("fire", 1)
TWO = resonator("fire", 2)


def at_table() -> Table:
    """Two rulers, and decks of plain cards."""
    table = scenario("fow").faces(ONE, TWO, STONE, FIRE_RULER, WIND_RULER)
    return table.zone(0, "ruler", "fire ruler").zone(1, "ruler", "wind ruler").zone(0, "stones", "fire stone")


def begun(seed: int = 1) -> Match:
    """A whole game at its first question."""
    return Match(lambda: new_game(RULES, [deck("fire"), deck("wind")], seed))


# ---------------------------------------------------------------- 405  setting up


@pytest.mark.rule("fow", "405.2", "405.3", "405.5", "105.4")
def test_decks_are_shuffled_life_is_4000_and_five_cards_are_taken() -> None:
    game = begun().game
    assert [kept["life"] for kept in game.state.resources] == [4000, 4000]
    assert [len(pile) for pile in game.state.zones["hand"]] == [5, 5]
    order = [obj.face.key for obj in game.state.zones["deck"][0]]
    assert order != [face.key for face in deck("fire")["deck"]][: len(order)]


@pytest.mark.rule("fow", "405.4")
def test_chance_names_the_first_player_who_is_not_asked() -> None:
    starters = set()
    for seed in range(1, 12):
        match = begun(seed)
        assert match.question is not None and match.question.why == "mulligan"
        starters.add(match.game.state.starting)
    assert starters == {0, 1}


@pytest.mark.rule("fow", "405.5", "405.5a")
def test_any_number_of_cards_is_changed_and_the_first_player_decides_first() -> None:
    match = begun()
    first = match.game.state.starting
    assert isinstance(match.question, ChooseObjects)
    assert (match.question.player, match.question.low, match.question.high) == (first, 0, 5)
    before = [obj.card for obj in match.question.options]
    match.answer((0, 1))
    hand = [obj.card for obj in match.game.state.zones["hand"][first]]
    assert hand[:3] == before[2:] and len(hand) == 5
    assert match.question.player == 1 - first
    match.answer(())
    assert len(match.game.state.zones["hand"][1 - first]) == 5 and match.game.state.turn == 1


@pytest.mark.rule("fow", "1119.2", "1119.1")
def test_only_the_second_player_begins_with_a_will_coin_of_the_rulers_attribute() -> None:
    game = begun().game
    first = game.state.starting
    coins = [[obj.face.name for obj in pile] for pile in game.state.zones["item"]]
    assert coins[first] == [] and coins[1 - first] == [("wind" if first == 0 else "fire") + " will coin"]


# ---------------------------------------------------------------- 502  draw phase


@pytest.mark.rule("fow", "502.4", "502.3", "502.5")
def test_no_card_is_drawn_and_nobody_has_priority_in_the_first_draw_phase() -> None:
    match = begun()
    match.answer(())
    match.answer(())
    state = match.game.state
    assert state.turn == 1 and state.step == "main"
    assert len(state.zones["hand"][state.active]) == 5


@pytest.mark.rule("fow", "502.4", "501.1")
def test_one_card_is_drawn_in_every_other_draw_phase() -> None:
    table = at_table().turn(0, number=3)
    table.to("draw_card", 1)
    assert table.hand_size(1) == 1


@pytest.mark.rule("fow", "502.3", "502.5")
def test_there_is_priority_before_and_after_drawing() -> None:
    table = at_table().turn(0, number=3).to("draw_before", 1)
    assert table.asked == 1 and table.hand_size(1) == 0
    table.end_step()
    assert table.step == "draw_card" and table.hand_size(1) == 1


def bell(step: str) -> ab.Triggered:
    """Its controller gains 100 life when the step begins in their turn."""
    return ab.Triggered(f"at {step}", None, StepBegins(step, YOU), None, (fx.GainResource(YOU, "life", Number(100)),))


@pytest.mark.rule("fow", "502.2", "503.2", "504.1", "505.1", "505.3")
@pytest.mark.parametrize(
    ("step", "where"),
    [
        ("turn", "draw_triggers"),
        ("draw", "draw_triggers"),
        ("recovery", "recovery_triggers"),
        ("main", "main_triggers"),
        ("end_phase", "end_triggers"),
        ("end", "end_turn_triggers"),
    ],
)
def test_what_triggers_at_the_beginning_of_a_phase_is_played_there(step: str, where: str) -> None:
    clock = make("Clock", "regalia", abilities=(bell(step),))
    table = at_table().faces(clock).field(1, "Clock").turn(0, number=3).to(where, 1)
    assert table.stack() == ["Clock"]
    table.resolve()
    assert table.resource(1, "life") == 4100


@pytest.mark.rule("fow", "503.2", "504.1", "505.1", "505.3")
def test_without_triggers_there_is_no_priority_at_the_beginning_of_a_phase() -> None:
    table = at_table().turn(0, number=3)
    seen = set()
    while table.turn_number < 5:
        seen.add(table.step)
        table.passes()
    assert seen == {"main", "end_last", "draw_before", "draw_card"}


# ---------------------------------------------------------------- 503  recovery phase


@pytest.mark.rule("fow", "503.5")
def test_the_turn_players_cards_recover_in_the_field_and_the_ruler_area() -> None:
    table = at_table().field(1, "fire 1", rested=True).field(0, "fire 2", rested=True).turn(0, number=3)
    table.game.state.zones["ruler"][1][0].turned = 1
    table.to("main", 1)
    assert not table.is_rested("fire 1", 1) and not table.is_rested("wind ruler", 1)
    assert table.is_rested("fire 2", 0)


@pytest.mark.rule("fow", "503.1")
def test_a_players_first_turn_has_no_recovery_phase() -> None:
    table = at_table().field(1, "fire 1", rested=True).turn(0, number=1).to("main", 1)
    assert table.turn_number == 2 and table.is_rested("fire 1", 1)


@pytest.mark.rule("fow", "503.4", "907.4")
def test_produced_will_is_gone_after_the_end_phase() -> None:
    table = at_table().field(0, "fire stone").by_hand(0).turn(0, number=3)
    table.act(0, "will", "fire stone")
    assert len(table.game.state.pools[0]) == 1
    table.to("end_last")
    assert len(table.game.state.pools[0]) == 1  # it outlasts the main phase
    table.to("main", 1)
    assert not table.game.state.pools[0]


# ---------------------------------------------------------------- 505  end phase


@pytest.mark.rule("fow", "505.5")
def test_damage_is_removed_in_the_final_step() -> None:
    table = at_table().field(0, "fire 2", damage=300).turn(0, number=3).to("main", 1)
    assert table.damage_on("fire 2") == 0


@pytest.mark.rule("fow", "505.5", "306.3")
def test_the_turn_player_discards_down_to_seven() -> None:
    table = at_table().hand(0, *["fire 2"] * 9).hand(1, *["fire 2"] * 9).turn(0, number=3)
    table.to("end_last").passes().passes()
    table.expect(kind="objects", player=0, why="hand size")
    table.choose(table.card("fire 2", 0, zone="hand", index=0), table.card("fire 2", 0, zone="hand", index=1))
    assert table.hand_size(0) == 7 and table.zone_names(0, "graveyard") == ["fire 2", "fire 2"]
    assert table.hand_size(1) == 9 and table.active == 1


@pytest.mark.rule("fow", "505.5")
def test_what_triggers_in_the_final_step_gets_priority_and_the_step_is_repeated() -> None:
    keen = make(
        "Keen",
        "regalia",
        abilities=(ab.Triggered("discarded", None, Discards(YOU), None, (fx.GainResource(YOU, "life", Number(100)),)),),
    )
    table = at_table().faces(keen).field(0, "Keen").hand(0, *["fire 2"] * 8).turn(0, number=3)
    table.to("end_last").passes().passes()
    table.choose(table.card("fire 2", 0, zone="hand", index=0))
    assert table.step == "final_priority" and table.stack() == ["Keen"] and table.active == 0
    table.resolve()
    assert table.resource(0, "life") == 4100


@pytest.mark.rule("fow", "505.6")
def test_the_other_player_takes_the_next_turn() -> None:
    table = at_table().turn(0, number=3).next_turn()
    assert table.active == 1 and table.turn_number == 4
