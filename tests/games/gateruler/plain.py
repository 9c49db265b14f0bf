"""Plain cards made by hand, without the language: what the chapters on zones, turns and attacks need."""

from __future__ import annotations

from arbiter.games.gateruler.game import LIBRARY, RULES
from arbiter.games.gateruler.rulers import Geas, Ruler
from arbiter.kernel.dealing import new_game
from arbiter.kernel.match import Match
from arbiter.kernel.traits import Face, Traits
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script.amounts import Number
from arbiter.script.base import Pattern
from arbiter.script.nouns import YOU
from arbiter.testing import Table, scenario

NONE: frozenset[str] = frozenset()
ACTIVE = ("front", "ruler", "field")  # 14-2a-1
DRAW = fx.Draw(YOU, Number(1))


def make(
    name: str,
    kind: str,
    *,
    level: int = 0,
    atk: int = 0,
    hp: int = 0,
    stk: int = 0,
    factions: tuple[str, ...] = (),
    attributes: tuple[str, ...] = (),
    keywords: tuple[str, ...] = (),
    flags: tuple[str, ...] = (),
    abilities: tuple[ab.Ability, ...] = (),
) -> Face:
    """A face with these characteristics."""
    traits = Traits(
        frozenset({name}),
        frozenset({kind}),
        frozenset(factions),
        frozenset(attributes),
        NONE,
        level,
        atk,
        hp,
        level,
        stk,
        frozenset(keywords),
        frozenset(flags),
        tuple(LIBRARY.program(ability) for ability in abilities),
    )
    return Face(name.lower().replace(" ", "-"), name, traits, "", kind in ("unit", "ruler"))


def unit(
    name: str,
    atk: int = 2,
    hp: int = 3,
    stk: int = 1,
    *,
    level: int = 0,
    attributes: tuple[str, ...] = (),
    factions: tuple[str, ...] = (),
    keywords: tuple[str, ...] = (),
    abilities: tuple[ab.Ability, ...] = (),
) -> Face:
    return make(
        name,
        "unit",
        level=level,
        atk=atk,
        hp=hp,
        stk=stk,
        attributes=attributes,
        factions=factions,
        keywords=keywords,
        abilities=abilities,
    )


def event(name: str, *effects: fx.Effect, timing: str = "standard", level: int = 0) -> Face:
    """An event with the timing standard or instant action."""
    return make(name, "event", level=level, flags=(timing,), abilities=(ab.Spell(name, effects=effects),))


def ruler(name: str = "Regent", life: int = 7, atk: int = 2, stk: int = 1, **rules: object) -> Face:
    """A ruler; what is not said is as on a plain one."""
    face = make(name, "ruler", atk=atk, hp=life, stk=stk)
    face.sheet = Ruler(**rules)  # type: ignore[arg-type]
    return face


def geas(name: str, of: str = "Regent", **changes: object) -> Face:
    face = make(name, "geas")
    face.sheet = Geas(of, tuple(changes.items()))
    return face


def when(pattern: Pattern, *effects: fx.Effect, name: str = "when") -> ab.Triggered:
    """An automatic ability."""
    return ab.Triggered(name, pattern=pattern, effects=effects or (DRAW,), zones=ACTIVE)


REGENT = ruler(summon_cap=1)
RIVAL = ruler("Rival", summon_cap=1)
SCOUT = unit("Scout")  # 2/3, STK 1
GUARD = unit("Guard", 1, 5)
GIANT = unit("Giant", 6, 6, 2)
TRICK = event("Trick", DRAW)
SPARK = event("Spark", DRAW, timing="instant")
MEADOW = make("Meadow", "field")
WELL = make("Well", "resource")
PLAIN = (SCOUT, GUARD, GIANT, TRICK, SPARK, MEADOW, WELL)


def table(*faces: Face, rulers: tuple[Face, Face] = (REGENT, RIVAL), number: int = 3, begin: bool = False) -> Table:
    """Player 0 in their main phase, both players with a ruler."""
    made = scenario("gateruler").faces(*PLAIN, *rulers, *faces)
    made.zone(0, "ruler", rulers[0].name).zone(1, "ruler", rulers[1].name)
    return made.turn(0, number=number, begin=begin)


def whole_game(one: Face = REGENT, two: Face = RIVAL, seed: int = 1, bound: tuple[Face, ...] = ()) -> Match:
    """A whole game of plain cards at its first question."""
    deck = [SCOUT, GUARD, GIANT, TRICK, SPARK] * 8
    decks = [{"ruler": [one], "deck": deck, "geas": list(bound)}, {"ruler": [two], "deck": deck}]
    return Match(lambda: new_game(RULES, decks, seed))


def waiting(made: Table) -> list[str]:
    """The texts of what is in the gate, and the names of processes, the bottom first."""
    return [item.text for item in made.game.state.stack]


def on(made: Table, until: str = "attack_start") -> Table:
    """Everybody passes, whoever is asked whether says yes, until that step."""
    for _ in range(60):
        question = made.question
        if question is None or (made.game.state.step == until and question.why == "priority"):
            return made
        made.yes() if question.kind == "confirm" else made.passes()
    raise AssertionError(f"never came to {until}")
