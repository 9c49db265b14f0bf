"""Whole games at the terminal table, and what it does with what is typed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import arbiter
from arbiter.bots.chance import RandomBot
from arbiter.kernel.decisions import Answer, Decision
from arbiter.kernel.game import Game
from arbiter.table.session import FINISHED, LEFT
from tests.table.sitting import Sitting, anybody, script

ESCAPE = "\x1b"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_game_is_played_from_the_first_question_to_the_end(seed: int) -> None:
    sitting = Sitting(anybody(seed), seed)
    assert sitting.play() == FINISHED
    assert sitting.match.is_over
    assert re.search(r"(You win|You lose|drawn).* on turn \d+", sitting.written[-1])
    widest = max(len(line) for text in sitting.written for line in text.split("\n"))
    assert widest <= 100
    assert ESCAPE not in sitting.text


def test_full_control_manual_payment_and_asking_everything_also_reach_the_end() -> None:
    sitting = Sitting(anybody(5), 5, full_control=True, ask_forced=True, manual_payment=True)
    assert sitting.play() == FINISHED
    assert "how to pay" in sitting.text


def test_two_people_at_one_screen_are_told_to_change_seats() -> None:
    sitting = Sitting(anybody(2), 2, people=(0, 1))
    assert sitting.play() == FINISHED
    assert "Player 2, it is your turn to decide" in sitting.text
    assert re.search(r"Player [12] wins|drawn", sitting.written[-1])


def test_colour_is_only_colour() -> None:
    plain = Sitting(anybody(1), 1, limit=40)
    bright = Sitting(anybody(1), 1, colour=True, limit=40)
    for sitting in (plain, bright):
        with pytest.raises(AssertionError, match="does not end"):
            sitting.play()
    assert ESCAPE in bright.text
    stripped = re.sub(r"\x1b\[[0-9;]*m", "", bright.text)
    assert [line.rstrip() for line in stripped.split("\n")] == [line.rstrip() for line in plain.text.split("\n")]


# ---------------------------------------------------------------- hidden cards


class Spy:
    """A bot that notes the names of the cards it holds whenever it decides."""

    def __init__(self, seed: int) -> None:
        self.bot = RandomBot(seed)

    def __call__(self, game: Game, decision: Decision) -> Answer:
        return self.bot(game, decision)


@pytest.mark.parametrize("seed", [4, 11])
def test_the_opponents_hidden_cards_are_never_named(seed: int) -> None:
    """Decks without a common card: a name of the other deck may be read only once its card has been public."""
    sitting = Sitting(lambda s: "", seed, bot=Spy(seed), decks=("kiln-and-salt", "the-glass-tide"))
    player = anybody(seed)
    mine = {name for name in names_of(sitting, 0)}
    theirs = {name for name in names_of(sitting, 1)} - mine
    public: set[str] = set()
    checked = 0

    def typist(s: Sitting) -> str:
        nonlocal checked
        game = s.match.game
        for zone in ("field", "break", "damage", "removed", "stack", "limit"):
            for pile in game.state.zones[zone]:
                public.update(obj.face.name for obj in pile if obj.face_up)
        for pile in (*game.state.zones["hand"], *game.state.zones["deck"]):
            public.update(obj.face.name for obj in pile if obj.seen & 1)
        for text, _ in game.lines:  # what the engine says is said to everybody
            public.update(name for name in theirs if name in text)
        for obj in game.state.objects.values():
            if obj.gone and obj.zone in ("field", "stack"):
                public.add(obj.face.name)
        secret = {name for name in theirs - public if not any(name in known for known in public | mine)}
        shown = "\n".join(s.written)
        leaked = sorted(name for name in secret if name in shown)
        assert not leaked, leaked
        checked += len(secret)
        return player(s)

    sitting.typist = typist
    assert sitting.play() == FINISHED
    assert checked > 100


def names_of(sitting: Sitting, player: int) -> list[str]:
    deck = sitting.match.setup.decks[player]
    pool = sitting.match.setup.pool
    return [str(pool.cards[key]["name"]) for _, keys in deck.parts for key in keys]


# ---------------------------------------------------------------- commands


def at_own_main_phase(*words: str, seed: int = 1) -> Sitting:
    """Sit through the setup until the first choice of one's own Main Phase, then type the words."""
    left = iter(words)

    def typist(sitting: Sitting) -> str:
        if not sitting.typed_words:
            asked = sitting.match.decision
            state = sitting.match.game.state
            if asked is None or asked.kind != "action" or state.active != 0 or state.step != "main1":
                return "n" if asked is not None and asked.kind == "confirm" else ""
        sitting.typed_words = True
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    sitting = Sitting(typist, seed)
    return sitting


def after(sitting: Sitting, word: str) -> str:
    """Everything written from the moment the word was typed."""
    at = sitting.typed.index(word)
    prompts = [i for i, text in enumerate(sitting.written) if text.startswith("> ")]
    return "\n".join(sitting.written[prompts[at] + 1 :])
