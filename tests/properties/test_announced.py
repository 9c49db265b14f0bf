"""Whatever changes is announced: nobody who looks at it goes on with what they knew.

In each game lies a card with a condition that the table of what words look at does not know, so that it counts as
looking at everything. Whenever it is asked, it writes down all that texts can look at. At every question that a random
player is asked, that must still be so.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from arbiter.bots.chance import RandomBot
from arbiter.kernel.context import Context
from arbiter.kernel.decisions import Answer, Decision
from arbiter.kernel.doing import put_in
from arbiter.kernel.game import Game
from arbiter.kernel.reading import CONDITIONS
from arbiter.kernel.rows import Sight
from arbiter.kernel.running import play_out
from arbiter.kernel.state import Obj
from arbiter.kernel.traits import Face, Traits
from arbiter.script.abilities import Static
from arbiter.script.base import Condition
from arbiter.script.nouns import Self
from arbiter.script.statements import AddKeyword, Affects
from tests.properties.support import GAMES, beginning

NONE: frozenset[str] = frozenset()
FEW = range(500, 502)
MANY = range(5000, 5030)

QUIET_ZONES = {"gateruler": "ruler"}  # where a card that is nothing stays

Seen = dict[str, object]


@dataclass(frozen=True)
class Watching(Condition):
    """Is anything other than it was? Nobody but this module knows the word."""


WRITTEN: dict[int, Seen] = {}  # by the game, what was there when it was last asked


def watch(game: Game, condition: Watching, ctx: Context) -> bool:
    WRITTEN[id(game)] = looked_at(game)
    return True


@pytest.fixture(autouse=True)
def carried_out() -> Iterator[None]:
    CONDITIONS[Watching] = watch
    yield
    del CONDITIONS[Watching]
    WRITTEN.clear()


def looked_at(game: Game) -> Seen:
    """All that a text can look at, by its aspect."""
    state = game.state
    objs = {zone: [obj for pile in piles for obj in pile] for zone, piles in state.zones.items()}
    every = [obj for zone in objs.values() for obj in zone]
    combat = state.combat
    parts = (combat.attackers, combat.blocker, combat.blocked, combat.blocks, combat.target) if combat else ()
    return {
        **{f"zone {zone}": [obj.id for obj in found] for zone, found in objs.items()},
        "stance": ([(obj.id, obj.turned, obj.frozen, obj.attacks) for obj in every], parts),
        "wounds": [(obj.id, obj.damage) for obj in every],
        "counters": [(obj.id, obj.counters) for obj in every if obj.counters],
        "turn": (state.turn, state.active),
        "step": state.step,
        "history": (len(state.log), len(state.game_log)),
        "stores": [{kind: count for kind, count in kept.items() if count} for kept in state.resources],
        "stack": [(item.id, item.card, item.image, item.targets, item.colours) for item in state.stack],
        "control": [(obj.id, obj.controller, obj.owner) for obj in every],
        "place": [(obj.id, obj.place) for obj in every],
        "links": [(obj.id, obj.host) for obj in every],
        "beneath": [(obj.id, [card for card, _, _ in obj.under]) for obj in every],
        "face": [(obj.id, obj.card, obj.face.key, obj.face_up, known(game, obj)) for obj in every],
        "arrival": [(obj.id, obj.arrival.turn, obj.arrival.by, obj.arrival.words) for obj in every],
        "company": [obj.id for obj in game.under_way.company],
        "seats": state.out,
    }


def known(game: Game, obj: Obj) -> int:
    """Who has seen a card that lies face down where everybody sees it lie: nobody else knows what it is."""
    return obj.seen if game.rules.zones.specs[obj.zone].sight is Sight.PUBLIC and not obj.face_up else 0


def watched(name: str, seed: int) -> Game:
    """A game with a card in it that watches everything."""
    game = beginning(name, seed)()
    rules = game.rules
    zone = QUIET_ZONES.get(name, rules.zones.main)
    said = Static("watches", None, (Affects(Self(), (AddKeyword("watched"),)),), Watching(), zones=(zone,))
    program = rules.layers.library.program(said)
    traits = Traits(frozenset({"Watcher"}), NONE, NONE, NONE, NONE, 0, 0, 0, 0, 0, NONE, NONE, (program,))
    watcher = put_in(game, 10_000, Face("watcher", "Watcher", traits, ""), 0, zone, None)
    watcher.token = True
    return game


class Suspicious:
    """A random player who looks whether anything has changed in secret."""

    def __init__(self, seed: int) -> None:
        self.bot = RandomBot(seed)

    def __call__(self, game: Game, decision: Decision) -> Answer:
        if not game.index.held:
            then, now = WRITTEN[id(game)], looked_at(game)
            secret = [name for name, value in now.items() if then[name] != value]
            assert not secret, f"{decision.kind} ({decision.why}) in {game.state.step}: {secret}"
        return self.bot(game, decision)


def check(name: str, seed: int) -> None:
    game = watched(name, seed)
    play_out(game, [Suspicious(2 * seed), Suspicious(2 * seed + 1)])
    assert WRITTEN


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", FEW)
def test_nothing_that_texts_look_at_changes_in_secret(game: str, seed: int) -> None:
    check(game, seed)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", MANY)
def test_it_is_so_in_many_games(game: str, seed: int) -> None:
    check(game, seed)
