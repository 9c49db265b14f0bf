"""Cards as script values, positions in a few lines, and players whose every answer is written down."""

from __future__ import annotations

from collections.abc import Callable

from arbiter.kernel.aspects import EVERYTHING
from arbiter.kernel.context import Context
from arbiter.kernel.dealing import new_game
from arbiter.kernel.decisions import Answer, ChooseAction, ChooseOrder, Decision
from arbiter.kernel.doing import put_in
from arbiter.kernel.effects import run
from arbiter.kernel.facts import facts_of
from arbiter.kernel.game import Game
from arbiter.kernel.index.versions import changed
from arbiter.kernel.match import Match
from arbiter.kernel.processes import settle
from arbiter.kernel.program import Library
from arbiter.kernel.resolution import resolve_top
from arbiter.kernel.ruleset import Ruleset
from arbiter.kernel.state import PRIORITY, Obj
from arbiter.kernel.traits import Face, Traits
from arbiter.kernel.turn import advance
from arbiter.script import abilities as ab
from arbiter.script import amounts as a
from arbiter.script import nouns as n
from arbiter.script import statements as st
from arbiter.script.base import Condition, Effect, Pattern, Quality, Stat, Statement, Test, Thing, Who
from arbiter.script.costs import Cost
from tests.kernel.toy import LIBRARY, SKIRMISH

NONE: frozenset[str] = frozenset()
FREE = Cost()


# ---------------------------------------------------------------- words


def number(value: int) -> a.Number:
    return a.Number(value)


def group(*tests: Test, side: Who = n.EACH, zone: str = "arena") -> n.Group:
    return n.Group(tests, (zone,) if zone else (), side)


UNIT = n.Is(Quality.TYPE, "unit")
UNITS = group(UNIT)
MY_UNITS = group(UNIT, side=n.YOU)
ITSELF = n.Same(n.Self())
ME = group(ITSELF)
SELF = n.Self()


def static(*statements: Statement, text: str = "", when: Condition | None = None, zone: str = "arena") -> ab.Static:
    return ab.Static(text or f"static {statements!r}", None, statements, when, (zone,))


def triggered(
    pattern: Pattern,
    *effects: Effect,
    text: str = "",
    when: Condition | None = None,
    limits: ab.Limits = ab.FREELY,
    zone: str = "arena",
) -> ab.Triggered:
    return ab.Triggered(text or f"on {pattern!r}", None, pattern, when, effects, limits, (zone,))


def activated(
    *effects: Effect, cost: Cost = FREE, text: str = "", limits: ab.Limits = ab.FREELY, zone: str = "arena"
) -> ab.Activated:
    return ab.Activated(text or f"use {effects!r}", None, cost, effects, limits, (zone,))


def spell(*effects: Effect) -> ab.Spell:
    return ab.Spell(f"spell {effects!r}", None, effects)


def grows(amount: int, thing: Thing = SELF) -> st.Affects:
    """The thing has so much more power."""
    return st.Affects(thing, (st.AddStat(Stat.POWER, number(amount)),))


def card(
    name: str,
    *abilities: ab.Ability,
    kind: str = "unit",
    power: int = 3,
    cost: int = 0,
    colours: tuple[str, ...] = (),
    keywords: tuple[str, ...] = (),
    kinds: tuple[str, ...] = (),
    library: Library = LIBRARY,
) -> Face:
    traits = Traits(
        frozenset({name}),
        frozenset({kind}),
        frozenset(colours),
        frozenset(kinds),
        NONE,
        cost,
        power,
        0,
        0,
        0,
        frozenset(keywords),
        NONE,
        tuple(library.program(ability) for ability in abilities),
    )
    return Face(name.lower().replace(" ", "-"), name, traits, "", kind == "unit")


PLAIN = card("Plain")
RED_WELL = card("Red Well", kind="well", colours=("red",), power=0)
BLUE_WELL = card("Blue Well", kind="well", colours=("blue",), power=0)


CLOCK = card("Clock", activated(text="tick"), kind="clock", power=0)


# ---------------------------------------------------------------- positions


class Setup:
    """A position to start from: players stand in their main step, the first one with priority."""

    def __init__(self, rules: Ruleset = SKIRMISH, step: str = "main", active: int = 0) -> None:
        self.rules = rules
        self.step = step
        self.active = active
        self.cards: list[tuple[Face, int, str, dict[str, object]]] = []
        self.manual = 0
        self.forced = False

    def put(self, face: Face, player: int = 0, zone: str = "arena", **how: object) -> Setup:
        self.cards.append((face, player, zone, how))
        return self

    def start(self) -> Game:
        players = self.rules.players[0]
        game = new_game(self.rules, [{} for _ in range(players)], 5)
        for face, player, zone, how in self.cards:
            spec = self.rules.zones.specs[zone]
            obj = put_in(game, len(game.state.objects) + 1, face, player, zone, None)
            obj.face_up = not spec.face_down
            obj.controller = obj.home = player
            for name, value in how.items():
                setattr(obj, name, value)
        game.facts = facts_of(self.rules, self.rules.formats[0], [face for face, _, _, _ in self.cards], None)
        state = game.state
        state.turn = 1
        state.active = state.regular = state.priority = self.active
        state.step = self.step
        state.mode = PRIORITY
        game.manual_payment = self.manual
        game.ask_forced = self.forced
        changed(game, EVERYTHING)
        return game

    def match(self, prepare: Callable[[Game], None] | None = None) -> Match:
        """A match in which everybody always has something to do, so that nobody passes unasked."""
        clocked = Setup(self.rules, self.step, self.active)
        clocked.cards = [*self.cards, *((CLOCK, player, "arena", {}) for player in range(self.rules.players[0]))]
        clocked.manual, clocked.forced = self.manual, self.forced

        def start() -> Game:
            game = clocked.start()
            if prepare is not None:
                prepare(game)
            return game

        return Match(start)

    def game(self, *answers: Answer) -> Game:
        """A game whose questions are answered from this list, in order; one too many fails."""
        game = self.start()
        game.agents = [reader(list(answers))] * game.state.players
        return game


def in_order(game: Game, decision: Decision) -> Answer:
    """Orders as they come, and otherwise the first option: passing."""
    return tuple(range(decision.size())) if isinstance(decision, ChooseOrder) else 0


def reader(answers: list[Answer]) -> Callable[[Game, Decision], Answer]:
    def answer(game: Game, decision: Decision) -> Answer:
        if not answers and isinstance(decision, ChooseOrder):
            return in_order(game, decision)  # an order that no test speaks of is as it comes
        assert answers, f"an unscripted question: {decision.kind} {decision.why} for player {decision.player}"
        return decision.check(answers.pop(0))

    return answer


# ---------------------------------------------------------------- looking and acting


def names(objs: list[Obj]) -> list[str]:
    return [obj.face.name for obj in objs]


def lying(game: Game, zone: str, player: int = 0) -> list[str]:
    """The names in a zone, the bottom first; clocks are not worth mentioning."""
    return [name for name in names(game.pile(zone, player)) if name != "Clock"]


def find(game: Game, name: str, zone: str = "") -> Obj:
    """The one object of that name (in that zone)."""
    found = [
        obj
        for where, piles in game.state.zones.items()
        if where == zone or not zone
        for pile in piles
        for obj in pile
        if obj.face.name == name
    ]
    assert len(found) == 1, f"{len(found)} objects are called {name}"
    return found[0]


def waiting(game: Game) -> list[str]:
    """The texts on the stack, the bottom first."""
    return ["" if item.program is None else item.program.text for item in game.state.stack]


def power(game: Game, name: str) -> int:
    return find(game, name).now.power


def do(game: Game, player: int, *effects: Effect, source: str = "", **slots: list[Obj]) -> Context:
    """Carry out effects for a player, outside any stack. slot1=[...] binds a slot."""
    ctx = Context(player, find(game, source) if source else None)
    for slot, objs in slots.items():
        ctx.slots[int(slot.removeprefix("slot"))] = objs
    run(game, effects, ctx)
    return ctx


def resolve_all(game: Game) -> None:
    """Processes and triggers, then the stack, until nothing is left of either."""
    settle(game)
    while game.state.stack:
        resolve_top(game)
        settle(game)


def pass_turn(game: Game) -> None:
    """Run on, everybody passing, until the next turn's main step."""
    turn = game.state.turn
    outer = game.agents
    game.agents = [in_order] * game.state.players
    for _ in range(200):
        advance(game)
        if game.state.turn > turn and game.state.step == "main" and game.state.mode == PRIORITY:
            game.agents = outer
            return
    raise AssertionError("the turn does not end")


def described(match: Match) -> list[str]:
    question = match.question
    assert isinstance(question, ChooseAction), f"the question is {question}"
    return [
        action.kind if action.obj is None else f"{action.kind} {action.obj.face.name}" for action in question.actions
    ]


def choices(match: Match) -> list[str]:
    """What the player may do: the kind of play and the card's name."""
    return [words for words in described(match) if words != "ability Clock"]


def act(match: Match, what: str) -> None:
    """Take the action of that description."""
    match.answer(described(match).index(what))
