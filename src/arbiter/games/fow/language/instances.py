"""1101.2: words that something can have more than once («Melody», «Blessing», «Mantra»), and texts that count them."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.games.fow.language.words import EITHER_RULER, key
from arbiter.script.amounts import Count, CountOf, Marked, Number, Plus
from arbiter.script.base import Amount, Op, Thing
from arbiter.script.conditions import Compare
from arbiter.script.nouns import YOU, Every, Group, Has, Only, Printed, Self
from arbiter.script.statements import AddKeyword, Mark
from arbiter.text.draft import Ref
from arbiter.text.grammar import Table, Take
from arbiter.text.nodes import T, within

OF_RULERS = ("Melody", "Mantra")  # 1101.2a, 1101.2c
OF_ENTITIES = ("Blessing",)  # 1101.2b
WORDS = {key(word): f"instances:{key(word)}" for word in (*OF_RULERS, *OF_ENTITIES)}


def counted_words(node: T) -> T:
    """Each time such a word is gained counts: so it is marked, besides being had."""
    if isinstance(node, tuple) and any(is_counted(each) for each in node):
        found: list[object] = []
        for each in node:
            found.append(each)
            if is_counted(each):
                found.append(Mark(WORDS[each.keyword], Number(1)))
        return tuple(found)  # type: ignore[return-value]
    return within(node, counted_words)


def is_counted(change: object) -> bool:
    return isinstance(change, AddKeyword) and change.keyword in WORDS


def uncounted_words(node: T) -> T:
    if isinstance(node, tuple) and any(is_counted(each) for each in node):
        marks = WORDS.values()
        return tuple(each for each in node if not (isinstance(each, Mark) and each.name in marks))  # type: ignore
    return within(node, uncounted_words)


def instance_rows(table: Table) -> None:
    form, word = table.form, table.word
    rulers = Every(Group((EITHER_RULER,), ("field",), YOU))
    word("havers", "that? jrulers you control have", rulers)
    word("haver", "it has", Ref("it"))
    word("haver", "<self> has", Self())
    for names, category in ((OF_RULERS, "havers"), (OF_ENTITIES, "haver")):
        form(
            "each",
            f"for each instance of [w:<label>] [t:{category}] || for each [w:<label>] [t:{category}]",
            lambda w, t, names=names: instances(w, t) if w in names else None,
            take_instances(names),
        )
        form(
            "amt",
            f"the combined number of instances of [w:<label>] [t:{category}] || "
            f"the number of instances of [w:<label>] [t:{category}]",
            lambda w, t, names=names: instances(w, t) if w in names else None,
            take_instances(names),
        )
        form(
            "condition",
            f"the combined number of instances of [w:<label>] [t:{category}] is [n:num] or more || "
            f"the number of instances of [w:<label>] [t:{category}] is [n:num] or more",
            lambda w, t, n, names=names: Compare(instances(w, t), Op.GE, n) if w in names else None,
            take_enough(names),
        )


def instances(word: str, thing: Thing) -> Amount:
    """Those that were gained, and the one that is printed."""
    printed = Printed(Has(key(word)))
    there: Amount = CountOf(Only(thing, (printed,)))
    if isinstance(thing, Every):
        group = thing.group
        there = Count(Group((*group.tests, printed), group.zones, group.side))
    return Plus(Marked(thing, WORDS[key(word)]), there)


def take_instances(names: tuple[str, ...]) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Plus(Marked(thing, mark), _):
                return next(({"w": word, "t": thing} for word in names if WORDS[key(word)] == mark), None)
        return None

    return take


def take_enough(names: tuple[str, ...]) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Compare) or value.op is not Op.GE:
            return None
        found = take_instances(names)(value.left)
        return None if found is None else {**found, "n": value.right}

    return take
