"""907, 1003: will. What is produced, of which attributes, and what it may be spent on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.fow.language.words import SPELL, STONES, WILL
from arbiter.script.abilities import Activated, Static
from arbiter.script.amounts import Number
from arbiter.script.base import Effect, Quality, Test
from arbiter.script.costs import Cost, RestThis
from arbiter.script.effects import Produce
from arbiter.script.nouns import EACH, YOU, AnyOf, Every, Group, Is, IsNamed, OfCard
from arbiter.script.statements import AddAbility, AddWord, Affects
from arbiter.text.core.several_nouns import fold, unfold
from arbiter.text.core.things import bare_group, field_group
from arbiter.text.draft import Ref, Together
from arbiter.text.grammar import Table, Take
from arbiter.text.nodes import mentions

SYMBOLS = tuple(WILL.values())


def will_rows(table: Table) -> None:
    """1018: produce will."""
    spending_rows(table)
    treated_stone_rows(table)
    form = table.form
    form("clause", "produce [p:produced]", lambda p: p, lambda v: {"p": v})
    form("produced", "[c:<coloursym>]", lambda c: Produce(YOU, c, Number(1)), take_one_will)
    form(
        "produced",
        "[n:<anysym>]",
        lambda n: Produce(YOU, "", Number(n)),
        take_free_will,
    )
    for count in range(2, 6):
        names = [f"c{i}" for i in range(count)]
        slots = [f"[{n}:<coloursym>]" for n in names]
        form("produced", " ".join(slots), make_several, take_several(count))
        if count == 2:
            form("produced", " and ".join(slots), make_several, lambda v: None)
            form("produced", " or ".join(slots), make_choice, take_choice(count))
        else:
            form("produced", " , ".join(slots[:-1]) + f" , or {slots[-1]}", make_choice, take_choice(count))
            form("produced", " , ".join(slots[:-1]) + f" or {slots[-1]}", make_choice, lambda v: None)
            form("produced", " or ".join(slots), make_choice, lambda v: None)
    table.word(
        "produced",
        "one will of any attribute || a will of any attribute",
        Produce(YOU, "", Number(1), None, SYMBOLS[:5]),
    )
    form(
        "produced",
        "[n:<num>] wills in any combination of attributes || [n:<num>] wills in any combination",
        lambda n: wills(n, SYMBOLS[:5]),
        take_wills,
    )
    form(
        "produced",
        "[n:<num>] wills in any combination of [a:<coloursym>] and/or [b:<coloursym>]",
        lambda n, a, b: wills(n, (a, b)),
        take_two_wills,
    )
    form(
        "produced",
        "[n:<num>] wills of any one attribute",
        lambda n: Produce(YOU, "", Number(n), None, SYMBOLS[:5]) if n > 1 else None,
        take_one_kind,
    )
    # 907.4  as many of the symbol as are counted
    form("produced", "[c:<coloursym>] [n:each]", lambda c, n: Produce(YOU, c, n), take_counted)
    form(
        "produced",
        "one will of any attribute shared with [t:shared] || one will of an attribute shared with [t:shared]",
        lambda t: Produce(YOU, "", Number(1), None, SYMBOLS[:5], t),
        lambda v: {"t": v.shared} if isinstance(v, Produce) and v.shared is not None else None,
    )
    table.same("shared", "[a:single]")
    form("shared", "a|an [g:np]", lambda g: Every(field_group(g)), take_sharing)
    form("produce", "produce [p:produced] || then produce [p:produced]", lambda p: p, lambda v: {"p": v})


def wills(count: int, options: tuple[str, ...]) -> Effect:
    """So many wills, each as the producer chooses."""
    return Together(tuple(Produce(YOU, "", Number(1), None, options) for _ in range(count)))


def take_wills(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Together) and value == wills(len(value.effects), SYMBOLS[:5]):
        return {"n": len(value.effects)}
    return None


def take_two_wills(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, Together) or not isinstance(value.effects[0], Produce):
        return None
    options = value.effects[0].options
    if len(options) == 2 and value == wills(len(value.effects), options):
        return {"n": len(value.effects), "a": options[0], "b": options[1]}
    return None


def make_several(**c: str) -> object:
    colours = tuple(c.values())
    if len(set(colours)) == 1:
        return Produce(YOU, colours[0], Number(len(colours)))
    return Together(tuple(Produce(YOU, colour, Number(1)) for colour in colours))


def make_choice(**c: str) -> object:
    return Produce(YOU, "", Number(1), None, tuple(c.values()))


def take_free_will(value: object) -> Mapping[str, object] | None:
    match value:
        case Produce(_, "", Number(count), None, (), None):
            return {"n": count}
    return None


def take_one_will(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Produce) and value == Produce(YOU, value.colour, Number(1)) and value.colour:
        return {"c": value.colour}
    return None


def take_several(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Produce) and value.colour and value == Produce(YOU, value.colour, Number(count)):
            return {f"c{i}": value.colour for i in range(count)}
        if isinstance(value, Together) and len(value.effects) == count:
            colours = [e.colour for e in value.effects if isinstance(e, Produce)]
            return {f"c{i}": c for i, c in enumerate(colours)} if len(colours) == count else None
        return None

    return take


def take_choice(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Produce) and len(value.options) == count:
            if value != Produce(YOU, "", Number(1), None, value.options):
                return None
            return {f"c{i}": c for i, c in enumerate(value.options)}
        return None

    return take


def take_one_kind(value: object) -> Mapping[str, object] | None:
    match value:
        case Produce(_, "", Number(count), None, options, None) if count > 1 and options == SYMBOLS[:5]:
            return {"n": count}
    return None


def take_counted(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Produce) and value.colour and not isinstance(value.amount, Number):
        return {"c": value.colour, "n": value.amount}
    return None


def take_sharing(value: object) -> Mapping[str, object] | None:
    return {"g": bare_group(value.group)} if isinstance(value, Every) else None


# ---------------------------------------------------------------- 1003.4  what it may be spent on


def spending_rows(table: Table) -> None:
    form = table.form
    for words in ("this", "that"):
        form(
            "sentence",
            f"[a:produce] . spend {words} will only to play [g:spent]",
            only_for,
            take_only_for if words == "this" else (lambda v: None),
        )
    table.same("spent", "[a:spendable]")
    for count in range(2, 7):
        slots = [f"[a{i}:spendable]" for i in range(count)]
        glues = ("or", ", or") if count > 2 else ("or",)
        for glue in glues:
            form(
                "spent",
                f"{' , '.join(slots[:-1])} {glue} {slots[-1]}",
                lambda **a: Group((AnyOf(tuple(fold(each.tests) for each in a.values())),), (), EACH),
                take_alternatives(count) if glue == "or" else (lambda v: None),
            )
    form("spendable", "[g:allnp]", lambda g: g if not g.zones and g.side == EACH else None, take_spendable)
    # 905.1  abilities by the card whose they are; others' abilities nobody plays
    for words, test in (
        ("activate abilities", ACTIVATE),
        ("God 's Art abilities", GODS_ART),
    ):
        form("spendable", f"{words} of [g:allnp]", lambda g, test=test: of_cards(test, g), take_of_cards(test))
    table.reads("spendable", "an activate ability of a|an [g:np]", lambda g: of_cards(ACTIVATE, g))
    table.word("head", "God 's Art ability/abilities || God 's Art/Arts", (GODS_ART,))


ACTIVATE = Is(Quality.TYPE, "action_ability")
GODS_ART = Is(Quality.TYPE, "special_ability")


def of_cards(test: Test, group: Group) -> object:
    return Group((test, OfCard(group.tests)), (), EACH) if not group.zones and group.side in (EACH, YOU) else None


def only_for(a: Effect, g: Group) -> object:
    """A pool remembers nothing of a text but what it may be spent on: a word named there is not known any more."""
    group = replace(g, tests=tuple(test for test in g.tests if test != SPELL))
    if not group.tests or mentions(group, IsNamed) or mentions(group, Ref):
        return None
    if isinstance(a, Produce):
        return replace(a, only_for=group)
    if isinstance(a, Together) and all(isinstance(each, Produce) for each in a.effects):
        return Together(tuple(replace(each, only_for=group) for each in a.effects))  # type: ignore[type-var]
    return None


def take_only_for(value: object) -> Mapping[str, object] | None:
    made = value.effects[0] if isinstance(value, Together) and value.effects else value
    if not isinstance(made, Produce) or made.only_for is None:
        return None
    if isinstance(value, Together):
        if not all(isinstance(each, Produce) and each.only_for == made.only_for for each in value.effects):
            return None
        plain: Effect = Together(tuple(replace(each, only_for=None) for each in value.effects))  # type: ignore
    else:
        plain = replace(made, only_for=None)
    return {"a": plain, "g": made.only_for}


def take_alternatives(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Group((AnyOf(options),), ()) if len(options) == count:
                return {f"a{i}": Group(unfold(option), (), EACH) for i, option in enumerate(options)}
        return None

    return take


def take_spendable(value: object) -> Mapping[str, object] | None:
    return {"g": value} if isinstance(value, Group) and not mentions(value, OfCard) else None


def take_of_cards(test: Test) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Group((found, OfCard(tests)), ()) if found == test:
                return {"g": Group(tests, (), EACH)}
        return None

    return take


# ---------------------------------------------------------------- 202.4  stones that are treated also as others


def treated_stone_rows(table: Table) -> None:
    table.form("static", "treat [g:allnp] also? as [c:stonekinds] .", treated, take_treated)
    table.series("stonekinds", "stonekind", "and", 5)
    for stone in STONES:
        table.word("stonekind", f"{stone}stones", stone)


def treated(g: Group, c: tuple[str, ...]) -> object:
    """202.4e: those of them that are basic magic stones have the will ability of their new type as well."""
    if g.zones:
        return None
    group = field_group(g)
    basic = replace(group, tests=(*group.tests, Is(Quality.TYPE, "basic"), Is(Quality.TYPE, "magic_stone")))
    types = tuple(AddWord(Quality.TYPE, f"{stone}_stone") for stone in c)
    return Static("", None, (Affects(Every(group), types), Affects(Every(basic), tuple(map(yielding, c)))))


def yielding(stone: str) -> AddAbility:
    made = Produce(YOU, stone, Number(1))
    return AddAbility(Activated("", None, Cost((RestThis(),)), (made,), resource=True))


def take_treated(value: object) -> Mapping[str, object] | None:
    match value:
        case Static(statements=(Affects(Every(group), changes), Affects())):
            if not all(isinstance(each, AddWord) and each.value.endswith("_stone") for each in changes):
                return None
            stones = tuple(each.value.removesuffix("_stone") for each in changes)  # type: ignore[attr-defined]
            plain = bare_group(group)
            if plain is not None and treated(plain, stones) == replace(value, text=""):
                return {"g": plain, "c": stones}
    return None
