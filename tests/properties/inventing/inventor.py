"""The inventor: nodes of any family, filled by the types of their fields."""

from __future__ import annotations

import types
from collections.abc import Sequence
from dataclasses import MISSING, fields, is_dataclass, replace
from enum import Enum
from random import Random
from typing import Any, TypeVar, Union, get_args, get_origin

from arbiter.kernel.support import problems
from arbiter.script import abilities as ab
from arbiter.script import amounts as am
from arbiter.script import base
from arbiter.script import conditions as co
from arbiter.script import costs as cs
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import patterns as pt
from arbiter.script.base import Amount, Effect, Pattern, Quality, Stat, Thing
from arbiter.script.walk import walk
from arbiter.text.nodes import shifted
from tests.properties.inventing.tables import (
    BARE,
    BINDING,
    FAMILY_MAKERS,
    FIXED,
    MAKERS,
    NEEDS,
    OF_EVENTS,
    ONE_PLAYER,
    SIZES,
    SMALL,
    TAKEN,
    WEIGHTS,
    Scope,
    bound_by,
    every_kind,
    families,
    has_parts,
    hints,
    is_so,
    members,
)
from tests.properties.inventing.words import PHRASES, words_of

T = TypeVar("T")
Effects = tuple[Effect, ...]


class Inventor:
    """Makes random nodes for the cards of a game. The same seed makes the same nodes."""

    def __init__(self, game: str, seed: int) -> None:
        self.random = Random(f"{game} {seed}")
        self.words = words_of(game)
        self.slot = 0
        self.count = 0
        # Each game has its themes: some nodes come up again and again, others hardly ever. What is alike in many texts
        # of a game shows more than what is said once among everything else.
        kinds = every_kind()
        self.weights = {kind: WEIGHTS.get(kind, 1) * self.one((1, 1, 1, 1, 10)) for kind in kinds}
        self.theme = kinds[seed % len(kinds)]  # and one of them is in every game that has a number of this remainder
        self.weights[self.theme] *= 100

    # ------------------------------------------------------------ chance

    def chance(self, of: float) -> bool:
        return self.random.random() < of

    def one(self, options: Sequence[T]) -> T:
        return options[int(self.random.random() * len(options))]

    def heavy(self, kinds: Sequence[type]) -> type:
        """One of the classes; what cards say most comes up most."""
        return self.random.choices(kinds, [self.weights[kind] for kind in kinds])[0]

    def next_slot(self) -> int:
        self.slot += 1
        return self.slot

    # ------------------------------------------------------------ any node

    def make(self, family: type, scope: Scope = BARE, depth: int = 3) -> Any:
        """A node of the family."""
        special = FAMILY_MAKERS.get(family)
        if special is not None:
            return special(self, scope, depth)
        for _ in range(400):
            node = self.node(self.heavy(self.fitting(family, scope, depth)), scope, depth)
            if node is not None:
                return node
        raise AssertionError(f"nothing can be made of {family.__name__}")

    def fitting(self, family: type, scope: Scope, depth: int) -> list[type]:
        """The classes of the family that may stand here."""
        found = [each for each in members(family) if NEEDS.get(each, is_so)(self, scope)]
        if depth <= 0:
            found = [each for each in found if not has_parts(each)] or found
        return found

    def node(self, kind: type, scope: Scope, depth: int) -> Any:
        """A node of this very class; None where that is not possible for this game."""
        maker = MAKERS.get(kind)
        if maker is not None:
            return maker(self, scope, depth - 1)
        if issubclass(kind, TAKEN):
            return self.taken(kind, scope, depth - 1)
        return self.filled(kind, scope, depth - 1)

    def filled(self, kind: type, scope: Scope, depth: int, /, **given: object) -> Any:
        """The fields not given are filled by their types."""
        name = kind.__name__
        values: dict[str, object] = dict(given)
        for field in fields(kind):
            if field.name in values or (name, field.name) in FIXED:
                continue
            default = field.default is not MISSING
            if default and self.chance(0.5):
                continue
            inner = replace(scope, size=(name, field.name) in SIZES)
            value = self.value(kind, field.name, hints(kind)[field.name], inner, depth)
            if value is MISSING:
                if default:
                    continue
                return None
            values[field.name] = value
        return kind(**values)

    def value(self, kind: type, name: str, hint: Any, scope: Scope, depth: int) -> Any:
        """What may stand in a field; MISSING where there is no word for it."""
        if name in ("slot", "rest"):
            return self.next_slot()
        if hint is str or hint == (str | None):
            options = self.words.of_field(kind.__name__, name)
            return self.one(options) if options else (MISSING if hint is str else None)
        if hint == tuple[str, ...]:
            options = self.words.of_field(kind.__name__, name)
            return (self.one(options),) if options else MISSING
        if get_origin(hint) in (Union, types.UnionType):
            if self.chance(0.5):
                return None
            (hint,) = (each for each in get_args(hint) if each is not types.NoneType)
            return self.value(kind, name, hint, scope, depth)
        if hint is bool:
            return self.chance(0.5)
        if hint is int:
            return self.one(SMALL.get((kind.__name__, name), (1, 1, 2)))
        if hint is n.Group:
            return self.group(scope, depth)
        if isinstance(hint, type) and issubclass(hint, Enum):
            return self.one(list(hint))
        if isinstance(hint, type) and (hint in families() or hint in FAMILY_MAKERS):
            return self.make(hint, scope, depth)
        if get_origin(hint) is tuple:
            return self.several(kind, name, get_args(hint), scope, depth)
        raise AssertionError(f"{kind.__name__}.{name} is {hint}: nothing is known about how to fill it")

    def several(self, kind: type, name: str, hint: tuple[Any, ...], scope: Scope, depth: int) -> tuple[Any, ...]:
        if hint[-1] is not Ellipsis:
            return tuple(self.value(kind, name, each, scope, depth) for each in hint)
        inner = hint[0]
        if inner is Effect:
            return self.effects(scope, depth)[0]
        if inner == Effects:
            return tuple(self.effects(scope, depth)[0] for _ in range(2))
        if inner == tuple[str, int]:
            return ((self.one(self.words.rules.colours), 1),)
        if inner == tuple[str, Amount]:
            return ((self.one(self.words.counters), self.amount(scope, depth)),)
        if inner == tuple[Quality, str]:
            quality = self.one(self.words.qualities)
            return ((quality, self.one(self.words.of_quality[quality])),)
        if inner == tuple[Stat, int]:
            return ((self.one((Stat.COST, Stat.LEVEL)), self.one((0, 1, 4))),)
        count = 1 if depth <= 0 or self.chance(0.7) else 2
        return tuple(self.value(kind, name, inner, scope, depth) for _ in range(count))

    def taken(self, kind: type, scope: Scope, depth: int) -> Any:
        """One of the game's own cards has it; other things and numbers stand in it here."""
        known = self.words.nodes.get(kind, ())
        if not known:
            return None
        model = self.one(known)
        put: dict[str, object] = {}
        for field in fields(model):  # type: ignore[arg-type]
            value = getattr(model, field.name)
            if field.name == "slot" and value is not None:
                put[field.name] = self.next_slot()
            elif isinstance(value, Thing):
                loose = not isinstance(value, n.Self)
                put[field.name] = self.make(Thing, scope, depth) if loose else value
            elif isinstance(value, Amount):
                put[field.name] = self.amount(scope, depth)
            elif isinstance(value, base.Who):
                put[field.name] = self.one(ONE_PLAYER)
            elif isinstance(value, tuple) and value and isinstance(value[0], Effect):
                put[field.name] = self.effects(scope, depth)[0]
        return replace(model, **put)  # type: ignore[type-var]

    # ------------------------------------------------------------ words

    def group(self, scope: Scope, depth: int, zones: tuple[str, ...] | None = None) -> n.Group:
        if zones is None:
            rules = self.words.rules
            zone = self.one((rules.zones.main,) * 5 + self.words.piles)
            zones = rules.zones.in_play if self.chance(0.1) else (zone,)
        tests = tuple(self.test(scope, depth - 1) for _ in range(self.one((0, 0, 1, 1, 1, 2))))
        side = self.make(base.Who, scope, 0) if self.chance(0.1) else self.one((n.YOU, n.OPPONENT, n.EACH))
        return n.Group(tests, zones, side)

    def test(self, scope: Scope, depth: int) -> base.Test:
        """A question about one object; every other time one of those that many objects pass."""
        if self.chance(0.5):
            return self.make(base.Test, scope, depth)  # type: ignore[no-any-return]
        common = self.one((n.Is, n.Is, n.In, n.Has, n.StatIs))
        if common is n.Is:
            return n.Is(Quality.TYPE, self.one(self.words.main_types))
        if common is n.In:
            return n.In(self.one((base.Status.READY, base.Status.RESTED, base.Status.ENTERED_THIS_TURN)))
        if common is n.Has:
            return n.Has(self.one(self.words.keywords))
        return n.StatIs(
            self.one((Stat.COST, Stat.POWER)), self.one((base.Op.GE, base.Op.LE)), am.Number(self.words.unit)
        )

    # ------------------------------------------------------------ amounts

    def amount(self, scope: Scope = BARE, depth: int = 2) -> Amount:
        """A number; as a rule a small one."""
        if scope.size and (depth <= 0 or self.chance(0.5)):
            return am.Number(self.words.unit * self.one((1, 1, 2, 3, 5)))
        if scope.size:
            return self.counted(scope, depth)
        if depth <= 0 or self.chance(0.4):
            return am.Number(self.one((0, 1, 1, 1, 2, 2, 3)))
        return self.counted(scope, depth)

    def counted(self, scope: Scope, depth: int) -> Amount:
        """A number that has to be looked for."""
        if scope.size:
            small = replace(scope, size=False)
            if self.chance(0.3):
                return am.StatOf(self.make(Thing, small, depth - 1), self.one((Stat.POWER, Stat.GUARD, Stat.DAMAGE)))
            return am.Times(self.counted(small, depth), self.words.unit)
        for _ in range(40):
            made = self.node(self.heavy(self.fitting(Amount, scope, depth)), scope, depth)
            if isinstance(made, Amount) and not isinstance(made, am.Number):
                return made
        return am.Number(1)

    def compared(self, scope: Scope, depth: int) -> co.Condition:
        size = replace(scope, size=self.chance(0.3))
        left = self.counted(size, max(1, depth))
        return co.Compare(left, self.one(list(base.Op)), self.amount(size, 0))

    # ------------------------------------------------------------ effects

    def effects(self, scope: Scope, depth: int) -> tuple[Effects, Scope]:
        """One to three effects, and what may be spoken of after them."""
        if self.chance(0.25):
            known = self.known_effects(scope)
            if known:
                return known, scope
        found: list[Effect] = []
        inner = scope
        for _ in range(self.one((1, 1, 2, 2, 3)) if depth > 1 else 1):
            if not found and self.chance(0.5):
                effect: Effect = self.node(self.one(BINDING), inner, depth)
            else:
                effect = self.make(Effect, inner, depth)
            found.append(effect)
            inner = replace(bound_by(effect, inner), declares=False)
        return tuple(found), inner

    def known_effects(self, scope: Scope) -> Effects:
        """What one of the game's own cards does, where it speaks of nothing that there is not."""
        abilities = [*self.words.nodes.get(ab.Triggered, ()), *self.words.nodes.get(ab.Spell, ())]
        ability = self.one(abilities)
        assert isinstance(ability, ab.Triggered | ab.Spell)
        parts = list(walk(ability.effects))
        if any(isinstance(part, am.X | am.Company | cs.Mana) for part in parts):
            return ()
        if not scope.event and any(isinstance(part, OF_EVENTS) for part in parts):
            return ()
        if not scope.declares and any(isinstance(part, fx.Modes) for part in parts):
            return ()
        self.slot += 20
        return shifted(ability.effects, self.slot - 20)

    # ------------------------------------------------------------ abilities

    def text(self) -> str:
        self.count += 1
        return f"invented {self.count} {self.one(PHRASES)}"

    def ability(self, scope: Scope = BARE) -> ab.Ability:
        """An ability that the kernel carries out. Most are short: what is said in long ones is seldom so."""
        while True:
            kind = self.one((ab.Static, ab.Static, ab.Static, ab.Triggered, ab.Triggered, ab.Activated, ab.Keyword))
            made = self.of_kind(kind, scope, self.one((2, 2, 3, 4)))
            if made is not None and is_sound(made) and not problems((made,), self.words.known):
                return made

    def on_theme(self) -> ab.Ability:
        """An ability that has the theme of the game in it, if that can be had in so many attempts."""
        for _ in range(100):
            made = self.ability()
            if any(type(part) is self.theme for part in walk(made)):
                break
        return made

    def of_kind(self, kind: type[ab.Ability], scope: Scope, depth: int) -> ab.Ability | None:
        zones = self.zones_of(kind)
        gate = self.make(base.Condition, scope, depth - 2) if self.chance(0.15) else None
        if kind is ab.Static:
            condition = self.make(base.Condition, scope, depth - 1) if self.chance(0.6) else None
            said = tuple(self.make(base.Statement, scope, depth - 1) for _ in range(self.one((1, 1, 2))))
            return ab.Static(self.text(), gate, said, condition, zones)
        if kind is ab.Triggered:
            pattern = self.pattern(scope, depth - 1)
            after = replace(scope, event=True, declares=True)
            condition = self.make(base.Condition, after, depth - 2) if self.chance(0.3) else None
            limits = ab.Limits(per_turn=1)  # what triggers itself would go on for ever
            return ab.Triggered(self.text(), gate, pattern, condition, self.effects(after, depth - 1)[0], limits, zones)
        if kind is ab.Activated:
            cost = self.make(cs.Cost, scope, depth - 2)
            effects = self.effects(replace(scope, declares=True), depth - 1)[0]
            limits = ab.Limits(
                self.one(list(base.Timing)) if self.chance(0.3) else base.Timing.ANY,
                self.one((1, 1, 2)),
                None,
                self.make(base.Condition, scope, depth - 2) if self.chance(0.2) else None,
            )
            return ab.Activated(self.text(), gate, cost, effects, limits, zones)
        known = self.words.nodes.get(ab.Keyword, ())
        return self.one(known) if known else None  # type: ignore[return-value]

    def spell(self) -> ab.Ability:
        """The text of a card that resolves."""
        while True:
            effects = self.effects(Scope(declares=True, resolves=True), 3)[0]
            made = ab.Spell(self.text(), None, effects)
            if is_sound(made) and not problems((made,), self.words.known):
                return made

    def zones_of(self, kind: type[ab.Ability]) -> tuple[str, ...]:
        """Where the ability works: as a rule in play, and else where such abilities of the game's own cards do."""
        usual = self.words.usual_zones
        if self.chance(0.85):
            return usual
        known = [zones for zones in self.words.values.get((kind.__name__, "zones"), ()) if isinstance(zones, tuple)]
        return self.one(known) if known else usual

    def pattern(self, scope: Scope, depth: int) -> Pattern:
        return self.make(Pattern, scope, depth)  # type: ignore[no-any-return]


def is_sound(ability: ab.Ability) -> bool:
    """Does nothing in it go on for ever? A status that holds and has nothing to choose is looked at again and again."""
    parts = list(walk(ability))
    status = any(isinstance(part, pt.Becomes) for part in parts)
    return not status or not any(isinstance(part, fx.Choose | fx.Modes) for part in parts)


def told(node: object) -> str:
    """The node as one would write it, without what it has by default."""
    if isinstance(node, tuple):
        inner = ", ".join(told(each) for each in node)
        return f"({inner},)" if len(node) == 1 else f"({inner})"
    if isinstance(node, Enum):
        return str(node)
    if not is_dataclass(node) or isinstance(node, type):
        return repr(node)
    parts = []
    for field in fields(node):
        value = getattr(node, field.name)
        if field.default is MISSING or value != field.default:
            parts.append(f"{field.name}={told(value)}")
    return f"{type(node).__name__}({', '.join(parts)})"


MAKERS[co.Compare] = Inventor.compared
FAMILY_MAKERS[Amount] = Inventor.amount
