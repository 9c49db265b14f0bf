"""Chapters 4.2, 5, 6 and 8: in which steps players get priority, and in which of them something attacks."""

from __future__ import annotations

import pytest

from arbiter.games.fow5.game import RULES
from arbiter.kernel.dealing import new_game
from arbiter.kernel.decisions import ChooseAction, ChoosePlayer, Decision
from arbiter.kernel.match import Match
from arbiter.kernel.traits import Face
from arbiter.testing import BadScenario, Table
from tests.games.fow5.written import instant, ruler, stone, table

WORD = instant("Word", "You gain 100 life.")
KING = ruler("King", "{0}: You gain 100 life.", "[J-Activate] Pay {R}.")


def begun(seed: int = 1) -> Match:
    """A game of free instants and rulers with a free ability, at its first question."""
    stones = [stone(f"Stone {number}", "{Rest}: Produce {R}.") for number in range(8)]
    deck: dict[str, list[Face]] = {"deck": [WORD] * 40, "stones": stones, "ruler": [KING]}
    return Match(lambda: new_game(RULES, [deck, deck], seed, "bifrost"))


def answers(question: Decision | None) -> int | tuple[int, ...]:
    return 0 if isinstance(question, ChoosePlayer) else ()


@pytest.mark.rule("fow5", "4.2/3", "4.2/4", "5.1/2", "6.3/1")
def test_nobody_gets_priority_before_the_first_turn() -> None:
    match = begun()
    seen: list[str] = []
    while not isinstance(match.question, ChooseAction):
        seen.append(match.game.state.step)
        match.answer(answers(match.question))
    assert seen == ["first", "exchange", "exchange"]
    assert (match.game.state.step, match.game.state.turn) == ("draw_begin", 1)


@pytest.mark.rule("fow5", "6.3/1")
def test_why_nothing_is_played_while_hands_are_changed() -> None:
    match = begun()
    match.answer(0)
    assert match.game.state.step == "exchange"
    card = match.game.state.zones["hand"][0][0]
    why = RULES.playing.reasons(match.game, 0, card)
    assert [reason.rule for reason in why] == ["6"]


@pytest.mark.rule("fow5", "4.2/1")
@pytest.mark.parametrize("zone", ["deck", "stones"])
@pytest.mark.parametrize("player", [0, 1])
def test_every_deck_and_magic_stone_deck_is_shuffled(zone: str, player: int) -> None:
    orders = {tuple(obj.card for obj in begun(seed).game.state.zones[zone][player]) for seed in range(4)}
    assert len(orders) == 4


def granted(t: Table, until: tuple[str, int]) -> list[str]:
    """The steps in which somebody with an instant at hand is asked for an action, until a step of a player's."""
    seen: list[str] = []
    t.begin()
    for _ in range(80):
        if (t.step, t.active) == until:
            return seen
        if isinstance(t.question, ChooseAction):
            if t.step not in seen[-1:]:
                seen.append(t.step)
            t.passes()
        else:
            t.match.answer(())
    raise AssertionError(seen)


@pytest.mark.rule("fow5", "5.1/2", "5.1/4", "5.2/3", "5.2/7", "5.3/2", "5.4/2", "5.4/4", "5.4/6b")
def test_priority_comes_twice_in_every_phase_but_the_main_phase() -> None:
    t = table(WORD).hand(0, "Word").hand(1, "Word").turn(0, "turn_begin", number=3, begin=True)
    assert granted(t, ("draw_begin", 1)) == [
        "draw_begin",
        "draw_card",
        "recovery_begin",
        "recovery",
        "main",
        "end_begin",
        "end_turn",
    ]


@pytest.mark.rule("fow5", "8.1/2", "8.2/2", "8.2/7", "8.3/2", "8.3/6", "8.4/3", "8.5/4", "8.6/2", "8.6/3b")
def test_priority_comes_in_every_step_of_a_battle_but_the_final_one() -> None:
    t = table(WORD).field(0, "Dog").hand(0, "Word").hand(1, "Word").attack("Dog")
    assert t.step == "attack_declaration"
    assert granted(t, ("main", 0)) == [
        "attack_declaration",
        "block_begin",
        "block_declaration",
        "first_strike",
        "battle_damage",
        "battle_end",
    ]


@pytest.mark.rule("fow5", "8.2/3", "8.3", "8.4/1", "8.5/1")
@pytest.mark.parametrize("step", ["block_begin", "block_declaration", "first_strike", "battle_damage"])
def test_there_are_steps_only_while_something_attacks(step: str) -> None:
    assert table().field(0, "Dog", rested=True, attacking=True).turn(0, step, number=3).begin().step == step
    with pytest.raises(BadScenario):
        table().turn(0, step, number=3).begin()


@pytest.mark.rule("fow5", "3.6/3", "3.7/3", "3.8/3", "3.2/1")
@pytest.mark.parametrize(
    ("zone", "card"), [("field", "Dog"), ("stone_area", "Fire Magic Stone"), ("ruler", "Judge of Heron")]
)
def test_there_are_two_orientations_and_no_third(zone: str, card: str) -> None:
    assert table().zone(0, zone, card, rested=True).begin().find(card, 0, zone)[-1].turned == 1
    with pytest.raises(BadScenario):
        table().zone(0, zone, card, reversed=True)
