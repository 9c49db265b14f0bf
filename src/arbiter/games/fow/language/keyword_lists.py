"""Chapter 1100: keyword abilities in a row, and those that name several things: attributes, names, kinds of cards."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations_with_replacement, groupby, permutations

from arbiter.games.fow.language.settling import PLAYED_FROM
from arbiter.games.fow.language.words import ATTRIBUTES, STONES
from arbiter.script.abilities import Ability, Keyword, Static, Triggered
from arbiter.script.amounts import Number
from arbiter.script.base import Quality, Status
from arbiter.script.costs import Cost, Mana, OneOf, RestSome
from arbiter.script.effects import Effects
from arbiter.script.nouns import EACH, YOU, AnyOf, Group, In, Is
from arbiter.script.patterns import Moves
from arbiter.script.statements import AddAbility, AlternativeCost
from arbiter.text.core.patterns import THIS
from arbiter.text.grammar import Table, Take

MOST_SYMBOLS = 5


def keyword_list_rows(table: Table) -> None:
    run_rows(table)
    barrier_rows(table)
    mastery_rows(table)
    resonance_rows(table)
    incarnation_rows(table)


def run_rows(table: Table) -> None:
    """205.2: several keyword abilities and words in one paragraph, in any order."""
    form = table.form
    form("oneability", "[k:keyword]", lambda k: (Keyword("", None, k),), take_plain)
    form("oneability", "[k:keyworded]", lambda k: (k,), take_only)
    form("oneability", "[w:<label>]", lambda w: (Keyword("", None, "word", word=w),), take_label)
    form("abilityrun", "[a:oneability] ,? [b:oneability]", lambda a, b: (*a, *b), take_run(2))
    form("abilityrun", "[a:oneability] ,? [b:abilityrun]", lambda a, b: (*a, *b), take_run(3))
    for start in ("character", "spellcard"):
        form(start, "[k:abilityrun] .?", lambda k: k, lambda v: {"k": v})
        table.reads(start, "[k:oneability] .", lambda k: k)


def take_plain(value: object) -> Mapping[str, object] | None:
    match value:
        case (Keyword(gate=None, name=name, value=None, cost=None, word=None),):
            return {"k": name}
    return None


def take_only(value: object) -> Mapping[str, object] | None:
    match value:
        case (Keyword(gate=None) as ability,) if ability.value is not None or ability.cost or ability.word:
            return {"k": ability}
    return None


def take_label(value: object) -> Mapping[str, object] | None:
    match value:
        case (Keyword(name="word", gate=None, word=str() as word),):
            return {"w": word}
    return None


def take_run(least: int) -> Take:
    """What one word stands for, and the rest: [Barrier] with two attributes is one word, and two abilities."""

    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, tuple) or not all(isinstance(each, Keyword) for each in value):
            return None
        parts = [tuple(run) for _, run in groupby(value, key=lambda each: (each.name, "/" if each.word else ""))]
        if (len(parts) == least) if least == 2 else (len(parts) >= least):
            return {"a": parts[0], "b": tuple(each for part in parts[1:] for each in part)}
        return None

    return take


# ---------------------------------------------------------------- 1120.1  [Barrier], once for each information


def barrier_rows(table: Table) -> None:
    form = table.form
    for count in range(2, MOST_SYMBOLS + 1):
        names = [f"c{i}" for i in range(count)]
        for glue in (" ", " ,? "):
            template = f"[ Barrier ] {glue.join(f'[{n}:<coloursym>]' for n in names)}"
            form("oneability", template, barriers, take_barriers(count) if glue == " " else (lambda v: None))
        slots = " , ".join(f"[{n}:barred]" for n in names[:-1])
        form("oneability", f"[ Barrier ] < {slots} or|and [{names[-1]}:barred] >", barriers, lambda v: None)
        form(
            "fgain",
            f"[ Barrier ] {' '.join(f'[{n}:<coloursym>]' for n in names)}",
            lambda **c: tuple(AddAbility(each) for each in barriers(**c)),
            lambda v: None,
        )


def barriers(**c: str) -> tuple[Ability, ...]:
    return tuple(Keyword("", None, "barrier", word=each) for each in c.values())


def take_barriers(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, tuple) or len(value) != count:
            return None
        if not all(isinstance(each, Keyword) and each.name == "barrier" and each.word for each in value):
            return None
        return {f"c{i}": each.word for i, each in enumerate(value)}

    return take


# ---------------------------------------------------------------- 1154.2  [Mastery] with two cards, or a description


def mastery_rows(table: Table) -> None:
    form = table.form
    form("mastered", "[a:named]", lambda a: Group((a,), (), EACH), take_mastered_word)
    form("mastered", "[g:np]", lambda g: g if not g.zones and g.side == EACH else None, lambda v: {"g": v})
    for start in ("character", "spellcard"):
        form(start, "[ Mastery ] [g:mastered] and [h:mastered]", both_rested, take_both_rested)
        table.reads(start, "[ Mastery ] [g:np]", one_rested)


def take_mastered_word(value: object) -> Mapping[str, object] | None:
    match value:
        case Group((Is(Quality.NAME | Quality.KIND) as test,), ()):
            return {"a": test}
    return None


def rested(group: Group) -> RestSome:
    return RestSome(Group((*group.tests, In(Status.READY)), ("field", "ruler"), YOU), Number(1))


def one_rested(g: Group) -> object:
    """1154.2c: a description; a name or a race alone is the word of 1154.2a and 1154.2b."""
    if g.zones or g.side != EACH or take_mastered_word(g) is not None:
        return None
    return instead_of_paying(rested(g))


def instead_of_paying(*parts: RestSome) -> tuple[Ability, ...]:
    way = AlternativeCost(THIS, Cost(parts), named="mastery")
    return (Keyword("", None, "mastery"), Static("", None, (way,), zones=PLAYED_FROM))


def both_rested(g: Group, h: Group) -> object:
    return instead_of_paying(rested(g), rested(h))


def described(part: RestSome) -> Group:
    return Group(part.group.tests[:-1], (), EACH)


def take_both_rested(value: object) -> Mapping[str, object] | None:
    match value:
        case (
            Keyword(name="mastery", word=None),
            Static(statements=(AlternativeCost(cost=Cost((RestSome() as first, RestSome() as second))),)),
        ):
            return {"g": described(first), "h": described(second)}
    return None


# ---------------------------------------------------------------- 1127.2  [Resonance] with either of two


def resonance_rows(table: Table) -> None:
    for first in STONES:
        for second in STONES:
            if first != second:
                waits = Moves(Group((AnyOf((stone(first), stone(second))),), (), YOU), to="field")
                table.form(
                    "triggered",
                    f"[ Resonance ] {first}stone or {second}stone >>> [b:body]",
                    lambda b, waits=waits: Triggered("", None, waits, None, b),
                    take_waiting(waits),
                )


def stone(name: str) -> Is:
    return Is(Quality.TYPE, f"{name}_stone")


def take_waiting(waits: Moves) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Triggered) and value.pattern == waits and value.condition is None:
            body: Effects = value.effects
            return {"b": body}
        return None

    return take


# ---------------------------------------------------------------- 1111.2b  [Incarnation] with a choice for each


def incarnation_rows(table: Table) -> None:
    """Each symbol, or one of several, stands for a resonator that is banished."""
    form = table.form
    form("banishable", "[c:<coloursym>]", lambda c: (c,), take_symbols(1))
    for count in range(2, MOST_SYMBOLS + 1):
        slots = " or ".join(f"[c{i}:<coloursym>]" for i in range(count))
        form("banishable", slots, lambda **c: tuple(c.values()), take_symbols(count))
    for count in (1, 2, 3, 4):
        slots = " , ".join(f"[o{i}:banishable]" for i in range(count))
        form("keyworded", f"[ Incarnation ] {slots}", incarnation, take_incarnation(count))
        # the attributes in words, each in brackets of its own
        slots = " ".join(f"[ [o{i}:banishedfor] ]" for i in range(count))
        table.reads("keyworded", f"[ Incarnation ] {slots}", incarnation_in_words)
    for words in ("[c:<coloursym>]", "[c:attributeword]"):
        table.reads("banishedfor", words, lambda c: (c,))
        table.reads("banishedfor", f"{words} or {words.replace('c:', 'd:')}", lambda c, d: (c, d))
    for colour in ATTRIBUTES.values():
        table.word("attributeword", colour, colour)


def incarnation_in_words(**o: tuple[str, ...]) -> object:
    """Where nothing is chosen it is what the symbols would be."""
    if any(len(each) > 1 for each in o.values()):
        return incarnation(**o)
    return Keyword("", None, "incarnation", None, Cost((spent(tuple(each[0] for each in o.values())),)))


def take_symbols(count: int) -> Take:
    names = ["c"] if count == 1 else [f"c{i}" for i in range(count)]

    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, tuple) and len(value) == count:
            return dict(zip(names, value, strict=True))
        return None

    return take


def incarnation(**o: tuple[str, ...]) -> object:
    """Every way to choose: what is banished for a symbol shares its attribute."""
    if all(len(each) == 1 for each in o.values()):
        return None  # symbols alone are a cost
    ways: list[tuple[str, ...]] = [()]
    for options in o.values():
        ways = [(*way, colour) for way in ways for colour in options]
    prices = dict.fromkeys(tuple(sorted(way)) for way in ways)
    return Keyword("", None, "incarnation", None, Cost((OneOf(tuple((spent(way),) for way in prices)),)))


def spent(way: tuple[str, ...]) -> Mana:
    return Mana(tuple((colour, way.count(colour)) for colour in dict.fromkeys(way)))


def take_incarnation(count: int) -> Take:
    """Which symbols, and choices among all the attributes that occur, these prices come from."""

    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Keyword(name="incarnation", cost=Cost((OneOf(options),))):
                found = tuple(dict.fromkeys(c for (price,) in options for c, _ in price.coloured))  # type: ignore
                for colours in permutations(found):
                    places: list[tuple[str, ...]] = [*((colour,) for colour in colours), colours]
                    for chosen in combinations_with_replacement(places, count):
                        o = {f"o{i}": place for i, place in enumerate(chosen)}
                        if incarnation(**o) == value:
                            return o
        return None

    return take
