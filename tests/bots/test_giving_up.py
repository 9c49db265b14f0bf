"""A bot gives up when it has lost in every world, and not because it merely stands badly."""

from __future__ import annotations

import pytest

import arbiter
from arbiter.bots import giving_up
from arbiter.bots.giving_up import is_lost, is_lost_at, stands_badly
from arbiter.bots.greedy import GreedyBot
from arbiter.bots.registry import make_bot
from arbiter.kernel.packing import pack_question
from arbiter.table import session
from arbiter.table.session import Session
from tests.table.scripted import ScriptedSession, anybody, script


def test_nobody_gives_up_at_the_beginning() -> None:
    match = arbiter.start("fftcg", "kiln-and-salt", "cold-wire", seed=5)
    bot = GreedyBot(1)
    while match.turn < 2:
        assert match.decision is not None
        match.answer(bot(match.game, match.decision))
    assert match.decision is not None
    assert not stands_badly(match.game, match.decision)
    before = match.hash
    assert not is_lost(match.game, match.decision, 1)
    assert match.hash == before


def test_whoever_has_lost_in_every_world_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last question of the loser's last turn but one: at some of them everything is over. The fixed opponent plays,
    whose games stay as they are when greedy learns."""
    monkeypatch.setattr(giving_up, "WORLDS", 8)
    match = arbiter.start("fftcg", "kiln-and-salt", "cold-wire", seed=11)
    bots = [make_bot("greedy-1", 1), make_bot("greedy-1", 2)]
    found: list[tuple[int, bytes, bool]] = []
    while match.decision is not None:
        decision = match.decision
        if match.game.state.active == decision.player and stands_badly(match.game, decision):
            if not found or found[-1][0] != match.turn:
                found.append((match.turn, pack_question(match.game), is_lost(match.game, decision, 3)))
        match.answer(bots[decision.player](match.game, decision))
    assert found, "the loser never stood badly"
    assert found[-1][2], "and was not lost at the end"
    assert is_lost_at(found[-1][1], 3)


def test_at_the_terminal_the_bot_gives_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "stands_badly", lambda *_: True)
    monkeypatch.setattr(session, "is_lost", lambda game, *_: game.state.turn > 1)
    table = ScriptedSession(anybody(1), bot=GreedyBot(1))
    table.play()
    assert "You win" in table.text and "by concession" in table.text
    assert isinstance(table.session, Session) and table.session.given_up == 1


def test_who_plays_at_random_has_no_opinion(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "stands_badly", lambda *_: True)
    monkeypatch.setattr(session, "is_lost", lambda *_: True)
    table = ScriptedSession(script(["", "", "", "q", "y"]))
    table.play()
    assert table.session.given_up is None
