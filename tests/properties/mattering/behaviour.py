"""What happens in a position when both players act at random: questions, and what things are; never what a text says.

The words of a text, the marks and keywords that it gives and the effects that wait are left out: what nobody consults
would otherwise seem to matter.
"""

from __future__ import annotations

from random import Random

from arbiter.bots.chance import random_answer
from arbiter.kernel.decisions import Answer, ChooseAction, ChooseObjects, Confirm, Decision
from arbiter.kernel.errors import IllegalPlay
from arbiter.kernel.game import Game
from arbiter.kernel.playing.play import Action
from arbiter.kernel.running import play_out
from arbiter.kernel.state import Obj

# So many questions are asked; in positions with higher numbers more, for what comes up late or seldom.
QUESTIONS = (60, 60, 60, 60, 240)
Line = tuple[object, ...]


class Enough(Exception):
    """So many questions have been answered, or the two games have parted."""


def sketch(obj: Obj) -> Line:
    now = obj.now
    counters = None if obj.counters is None else tuple(sorted(obj.counters.items()))
    return (
        obj.card,
        obj.face.key,
        obj.controller,
        obj.turned,
        obj.face_up,
        obj.damage,
        counters,
        obj.attacks,
        bool(obj.host),
        obj.place,
        obj.seen,
        len(obj.under),
        now.names,
        now.type_bits,
        now.colours,
        now.kinds,
        now.groups,
        (now.cost, now.power, now.guard, now.level, now.strike),
    )


def place(obj: Obj) -> Line:
    return obj.card, obj.zone, obj.face.key


def action(each: Action) -> Line:
    """An action, its ability by its number on the card."""
    number = -1
    if each.program is not None and each.obj is not None:
        programs = each.obj.now.programs
        number = next((i for i, program in enumerate(programs) if program is each.program), -2)
    here = None if each.obj is None else place(each.obj)
    return each.kind, here, number, tuple(place(obj) for obj in each.objs), each.number


def asked(decision: Decision) -> Line:
    options: object = None
    if isinstance(decision, ChooseAction):
        options = tuple(action(each) for each in decision.actions)
    elif isinstance(decision, ChooseObjects):
        options = tuple(place(obj) for obj in decision.options)
    return decision.kind, decision.why, decision.player, decision.size(), decision.bounds(), options


def seen(game: Game) -> Line:
    state = game.state
    zones = tuple(
        (name, tuple(tuple(sketch(obj) for obj in pile) for pile in piles)) for name, piles in state.zones.items()
    )
    stack = tuple((item.kind, item.cancelled) for item in state.stack)
    combat = None
    if state.combat is not None:
        combat = (len(state.combat.attackers), bool(state.combat.blocker), state.combat.defender, state.combat.column)
    resources = tuple(tuple(sorted(kept.items())) for kept in state.resources)
    pools = tuple(tuple(unit.colour for unit in pool) for pool in state.pools)
    return zones, stack, combat, resources, pools, state.turn, state.step, state.active, state.over, state.winner


class Player:
    """Answers at random, but rather does something with the card that matters; notes or compares every question."""

    def __init__(self, key: str, seed: int, lines: list[Line], compare: bool) -> None:
        self.key = key
        self.random = Random(seed)
        self.long = QUESTIONS[min(seed, len(QUESTIONS) - 1)]
        self.lines = lines
        self.compare = compare
        self.count = 0

    def __call__(self, game: Game, decision: Decision) -> Answer:
        line = (*asked(decision), hash(seen(game)))
        if self.compare:
            if self.count >= len(self.lines):
                raise Enough
            if self.lines[self.count] != line:
                self.count = -1
                raise Enough
        else:
            self.lines.append(line)
        self.count += 1
        if self.count >= self.long:
            raise Enough
        return self.answer(decision)

    def answer(self, decision: Decision) -> Answer:
        chance = self.random.random
        if isinstance(decision, ChooseAction):
            mine = [
                i for i, each in enumerate(decision.actions) if each.obj is not None and each.obj.face.key == self.key
            ]
            if mine and chance() < 0.6:
                return self.random.choice(mine)
        if isinstance(decision, Confirm) and decision.possible:
            return int(chance() < 0.75)
        bounds = decision.bounds()
        if isinstance(decision, ChooseObjects) and bounds is not None and bounds[0] < bounds[1] and chance() < 0.5:
            order = list(range(decision.size()))
            self.random.shuffle(order)
            return tuple(order[: bounds[1]])
        return random_answer(decision, self.random)


def run(game: Game, player: Player) -> str:
    """Why it ended: "long", "over", "parted", or the name of what was raised."""
    try:
        play_out(game, [player, player])
    except Enough:
        return "parted" if player.count < 0 else "long"
    except IllegalPlay:
        return "refused"
    except Exception as error:
        return f"error {type(error).__name__}: {error}"
    return "over"


class Played:
    """What happens with one card in one position, to compare others with."""

    def __init__(self, game: Game, key: str, seed: int) -> None:
        self.key, self.seed = key, seed
        self.lines: list[Line] = []
        self.end = run(game, Player(key, seed, self.lines, False))
        self.last = hash(seen(game)) if self.end == "over" else 0

    def differs(self, other: Game) -> bool:
        """Does something else happen with another card there? What raises an error shows nothing."""
        player = Player(self.key, self.seed, self.lines, True)
        end = run(other, player)
        if end.startswith("error"):
            return False
        if end in ("parted", "refused") or self.end == "refused":
            return end != self.end
        if end == self.end == "over":
            return player.count != len(self.lines) or hash(seen(other)) != self.last
        return end != self.end
