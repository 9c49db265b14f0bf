"""Whoever asks why nothing can be done with a card gets a rule's number; where something can be, nothing is said.

Walks over random games and asks, wherever a player may act, attack or block, about every card in their hand and every
card of theirs in play, and of further zones where cards are played from.
"""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from arbiter.judge.ledger import Ledger, load
from arbiter.kernel.decisions import ATTACK, BLOCK, ChooseAction, ChooseObjects, Decision
from arbiter.kernel.explaining import explain, is_offered
from arbiter.kernel.game import Game
from arbiter.kernel.match import Match
from arbiter.kernel.state import Obj
from tests.properties.support import GAMES, beginning, go_on

POSITIONS = 120  # questions that are looked at in a game
FURTHER = ("rune", "limit", "drive")  # zones besides the hand from which the rules let cards be played


@cache
def ledger(game: str) -> Ledger:
    return load(game)


def start(game: str, seed: int) -> Game:
    """Games that stop also where a player can only pass: that is when they ask why."""
    made = beginning(game, seed)()
    made.ask_forced = True
    return made


def own_cards(game: Game, player: int) -> list[Obj]:
    zones = game.state.zones
    mine = [obj for obj in game.field if obj.controller == player]
    for zone in (game.rules.zones.hand, *FURTHER):
        mine += zones[zone][player] if zone in zones else []
    return mine


def could_begin_battle(game: Game, asked: ChooseAction, obj: Obj) -> bool:
    """A battle that is offered is begun with anything that could attack."""
    turn = game.rules.turn
    begins = any(action.kind == turn.battle_action for action in asked.actions)
    return begins and turn.check_attack is not None and turn.check_attack(game, obj) is None


def faults(name: str, game: Game, asked: Decision) -> list[str]:
    """What is wrong with the answers at this question."""
    found: list[str] = []
    numbers = ledger(name).rules
    for obj in own_cards(game, asked.player):
        said = explain(game, asked, asked.player, obj)
        where = f"{game.state.step}: {obj.face.name} in {obj.zone}"
        if isinstance(asked, ChooseAction):
            offered = is_offered(game, asked.actions, obj)
            any_option = any(action.obj is not None and action.obj.face is obj.face for action in asked.actions)
            could = offered or any_option or could_begin_battle(game, asked, obj)
        else:
            assert isinstance(asked, ChooseObjects)
            offered = could = obj in asked.options
        if offered and said:
            found.append(f"{where} can be used, and yet: {said}")
        if not could and not said:
            found.append(f"{where} cannot be used, and nothing is said")
        for reason in said:
            if reason.rule not in numbers:
                found.append(f"{where}: {reason} has no number of the document")
    return found


def walk(name: str, seed: int, positions: int) -> None:
    match = Match(lambda: start(name, seed))
    random = Random(seed)
    looked = 0
    while match.question is not None and looked < positions:
        asked = match.question
        acts = isinstance(asked, ChooseAction)
        fights = isinstance(asked, ChooseObjects) and asked.why in (ATTACK, BLOCK)
        if acts or fights:
            looked += 1
            before = match.hash()
            assert not faults(name, match.game, asked)
            assert match.hash() == before  # who asks changes nothing
        go_on(match, random)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_every_card_that_cannot_be_used_has_a_reason_and_no_other_has(game: str, seed: int) -> None:
    walk(game, 4000 + seed, POSITIONS)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(60))
@pytest.mark.parametrize("game", GAMES)
def test_the_same_in_many_whole_games(game: str, seed: int) -> None:
    walk(game, 5000 + seed, 100_000)
