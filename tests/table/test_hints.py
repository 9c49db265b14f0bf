"""A hint at the terminal: chances for the choices, against a bot only, from what the player can know."""

from __future__ import annotations

import pytest

import arbiter
from arbiter.bots.budgets import Budget
from arbiter.bots.greedy import GreedyBot
from arbiter.kernel.branching import Branch
from arbiter.kernel.chance import Seeded
from arbiter.kernel.resampling import redeal
from arbiter.table import hints
from arbiter.table.hints import hint_lines
from tests.table.scripted import ScriptedSession, script

FEW = Budget(playouts=12)


def test_hint_shows_chances_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints.hint_lines, "__defaults__", (FEW, None))
    table = ScriptedSession(script(["", "hint", "", "hint"]))
    table.play()
    assert "Chances to win" in table.text or "nothing to weigh" in table.text


def test_two_people_get_no_hints() -> None:
    table = ScriptedSession(script(["", "hint"]), people=(0, 1))
    table.play()
    assert "No hints in a game between two people." in table.text


def test_a_hint_does_not_depend_on_hidden_cards() -> None:
    match = arbiter.start("fftcg", "kiln-and-salt", "cold-wire", seed=5)
    while match.turn < 2 or len(match.answers) > match.game.rested_at or match.game.checkpoint is not None:
        assert match.decision is not None
        match.answer(GreedyBot(1)(match.game, match.decision))
    assert match.decision is not None
    told = []
    for truth in (1, 2):
        world = Branch(match.game).world()
        world.interactive = True
        redeal(world, match.decision.player, Seeded(truth))
        told.append([line.plain for line in hint_lines(world, match.decision, FEW)])
    assert told[0] == told[1] and "Chances" in told[0][0]
