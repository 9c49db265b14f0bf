"""Matches, games and states as pickles and deep copies: they stand where they stood, and go on the same way."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from contextlib import suppress
from random import Random

import pytest

import arbiter
from arbiter.bots.greedy import GreedyBot
from arbiter.kernel.errors import ArbiterError, IllegalPlay
from arbiter.kernel.game import Agent
from arbiter.kernel.hashing import state_hash
from tests.kernel.toy import SKIRMISH  # which no registry knows
from tests.properties.support import GAMES, setup_of

EVERY = 37  # answers between two copies


def begun(game: str, seed: int, agent: Agent | None = None) -> arbiter.Match:
    setup = setup_of(game, seed)
    return arbiter.start(game, *setup.decks, seed=seed, format=setup.format, agents=[None, agent], check=False)


def check_same(made: arbiter.Match, match: arbiter.Match) -> None:
    assert made.hash == match.hash and made.answers == match.answers and made.log == match.log
    assert made.question == match.question


def on(match: arbiter.Match, random: Random) -> None:
    with suppress(IllegalPlay):
        match.answer(match.sample(random))


@pytest.mark.parametrize("game", GAMES)
def test_a_match_goes_on_from_its_pickle(game: str) -> None:
    match = begun(game, 7, GreedyBot(5))
    for number in range(4 * EVERY):
        if match.is_over:
            break
        if number % EVERY == 5:
            made: arbiter.Match = pickle.loads(pickle.dumps(match))
            check_same(made, match)
            for each in (made, match):  # the bot goes on with its own chance, too
                random = Random(number)
                for _ in range(6):
                    if not each.is_over:
                        on(each, random)
            check_same(made, match)
            match = made
        else:
            on(match, Random(number))


@pytest.mark.parametrize("game", GAMES)
def test_games_and_states_are_copied_whole(game: str) -> None:
    match = begun(game, 8)
    for number in range(9):
        on(match, Random(number))
    before = match.hash
    twin, state = copy.deepcopy(match.game), copy.deepcopy(match.game.state)
    assert state_hash(twin.state) == state_hash(match.game.state) == state_hash(state)
    assert state.objects.keys() == match.game.state.objects.keys()
    assert not any(state.objects[id] is obj for id, obj in match.game.state.objects.items())
    deep = copy.deepcopy(match)
    on(deep, Random(1))
    assert match.hash == before and deep.hash != before
    deep.undo()


ELSEWHERE = """
import pickle, sys
from arbiter.games.registry import entry
for key in reversed({games!r}):
    entry(key).rules  # so that words get other numbers than in the process that wrote it
match = pickle.loads(sys.stdin.buffer.read())
print(match.hash)
for _ in range(30):
    if match.is_over:
        break
    match.answer(match.sample(__import__("random").Random(_)))
print(match.hash)
"""


def test_another_process_takes_a_match_up() -> None:
    match = begun("fow", 9)
    for number in range(12):
        on(match, Random(number))
    program = ELSEWHERE.format(games=GAMES)
    said = subprocess.run(
        [sys.executable, "-c", program], input=pickle.dumps(match), capture_output=True, timeout=120, check=True
    ).stdout.decode()
    here = [match.hash]
    for number in range(30):
        if not match.is_over:
            match.answer(match.sample(Random(number)))
    assert said.split() == [*here, match.hash]


def test_rules_that_nobody_can_find_are_not_written() -> None:
    game = begun("fftcg", 1).game
    game.rules = SKIRMISH
    with pytest.raises(ArbiterError, match="registered games"):
        pickle.dumps(game)


def test_a_game_that_nobody_knows_is_no_place_to_look_for_cards() -> None:
    with pytest.raises(arbiter.ArbiterError):
        arbiter.start("fftgc", "steam", "steam")
    match = arbiter.start("fftcg", "steam", "steam", seed=1)
    assert pickle.loads(pickle.dumps(match)).hash == match.hash
