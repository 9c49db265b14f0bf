"""Chapter 16: keywords that say something more behind their name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.gateruler.language.conditions import GEARED
from arbiter.games.gateruler.language.words import UNIT
from arbiter.script.abilities import Ability, Activated, Keyword, Limits, Static, Triggered
from arbiter.script.amounts import Number
from arbiter.script.base import Change, Condition, How, Position, Quality, Test, Timing
from arbiter.script.conditions import CameFrom, Did, Holds
from arbiter.script.costs import Cost, Mana, MoveSome, MoveThis
from arbiter.script.effects import Choose, If, MayPay, Perform
from arbiter.script.nouns import EACH, YOU, Bound, Group, HostOf, Is, Self
from arbiter.script.statements import AddAbility, AddKeyword, Affects, AlternativeCost, CostChange, ExtraCost, Permit
from arbiter.text.core.patterns import THIS
from arbiter.text.core.sentences import as_one, effects_of
from arbiter.text.core.things import bare_group, field_group
from arbiter.text.draft import UNBOUND, DidSo, Quantity, Ref
from arbiter.text.grammar import Table, Take

STANDARD = Limits(Timing.MAIN_ONLY)
GEARED_FROM = ("hand", "drive", "gate")  # 14-18c


def keyword_rows(table: Table) -> None:
    enhance_rows(table)
    discount_rows(table)
    summoning_rows(table)
    gear_rows(table)
    charge_rows(table)


def take_keyword(name: str, *fields: str) -> Take:
    """The fields of a keyword of that name."""

    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Keyword) and value.name == name:
            return {field[0]: getattr(value, field) for field in fields}
        return None

    return take


def enhance_rows(table: Table) -> None:
    """16-16b: what may be moved beneath it; 16-23b: what must be done as it enters."""
    form = table.form
    form("fullkeyword", "Enhance [g:np]", make_enhance, take_enhance)
    for words, way in ENTERED_HOW:
        table.word("enteredhow", words, way)
    for words, where in INSTEAD_OF_PLAY:
        table.word("insteadofplay", words, where)
    form(
        "fullkeyword",
        "Summon Requirement : [h:enteredhow] , [ [c:cost] ] . if you don't , [i:insteadofplay] .",
        lambda h, c, i: Keyword("", None, "summon_requirement", None, c, f"{h}>{i}"),
        take_requirement,
    )


# 16-23b  how the unit has been played, and what becomes of it if the cost is not paid
ENTERED_HOW = (
    ("from your hand || if played from your hand || if <self> is|was played from your hand", "hand"),
    ("from your hand or drive zone", "hand or drive"),
    ("from your drive zone", "drive"),
    ("from your graveyard", "graveyard"),
    ("from any zone || from anywhere", "any"),
    (
        "when normal summoned || normal summon|summoned || if normal summoned || if <self> is|was normal summoned",
        "cast",
    ),
    ("when normal summoned from your hand || if normal summoned from your hand", "cast hand"),
)
INSTEAD_OF_PLAY = (
    ("put <self>|it into its owner 's graveyard", "graveyard"),
    ("return <self>|it to its owner 's hand || return <self>|it to your hand", "hand"),
    ("put <self>|it on the bottom of its owner 's deck || put <self>|it on the bottom of your deck", "deck"),
)


def take_requirement(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Keyword) and value.name == "summon_requirement" and value.word is not None:
        how, _, where = value.word.partition(">")
        return {"h": how, "c": value.cost, "i": where}
    return None


def make_enhance(g: Group) -> object:
    return Keyword("", None, "enhance", None, Cost((MoveSome(field_group(g), Number(1), "charge", How.PUT),)))


def take_enhance(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Keyword) and value.name == "enhance" and value.cost is not None:
        part = value.cost.parts[0]
        return {"g": bare_group(part.group)} if isinstance(part, MoveSome) else None
    return None


def discount_rows(table: Table) -> None:
    """16-20: another price for a cost, or for a condition."""
    form = table.form
    form(
        "fullkeyword",
        "Discount : [ [c:cost] ] to instead pay [n:<num>] resource/resources",
        lambda c, n: Static("", None, (AlternativeCost(THIS, Cost((*c.parts, Mana(any=n)))),)),
        lambda v: take_discount(v, None),
    )
    form(
        "fullkeyword",
        "Discount : from your hand [ [c:cost] ] to instead pay [n:<num>] resource/resources",
        lambda c, n: Static("", None, (AlternativeCost(THIS, Cost((*c.parts, Mana(any=n))), CameFrom("hand")),)),
        lambda v: take_discount(v, CameFrom("hand")),
    )
    form(
        "fullkeyword",
        "Discount : [ [c:cost] ] to instead pay [n:num] less",
        lambda c, n: Static("", None, (ExtraCost(THIS, c, optional=True, reduces=n),)),
        lambda v: take_lessened(v, None),
    )
    form(
        "fullkeyword",
        "Discount : from your hand [ [c:cost] ] to instead pay [n:num] less",
        lambda c, n: Static("", None, (ExtraCost(THIS, c, optional=True, reduces=n),), CameFrom("hand")),
        lambda v: take_lessened(v, CameFrom("hand")),
    )
    table.reads(
        "fullkeyword",
        "Discount : if [k:conditions] , play <self> without paying its cost",
        lambda k: Static("", None, (AlternativeCost(THIS, Cost((Mana(any=0),)), k),)),
    )
    for tail, sign in (("less", -1), ("more", 1)):
        form(
            "fullkeyword",
            f"Discount : if [k:conditions] , pay [n:num] {tail}",
            lambda k, n, sign=sign: Static("", None, (CostChange(THIS, YOU, n, sign),), k),
            take_cheaper(sign),
        )


def take_discount(value: object, condition: Condition | None) -> Mapping[str, object] | None:
    match value:
        case Static(statements=(AlternativeCost(what, Cost(parts), asked),)) if what == THIS and asked == condition:
            last = parts[-1]
            return {"c": Cost(parts[:-1]), "n": last.any} if isinstance(last, Mana) else None
    return None


def take_lessened(value: object, condition: Condition | None) -> Mapping[str, object] | None:
    match value:
        case Static(statements=(ExtraCost(what, cost, True, reduces),), condition=asked) if what == THIS:
            return {"c": cost, "n": reduces} if asked == condition and reduces is not None else None
    return None


def take_cheaper(sign: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Static(statements=(CostChange() as change,), condition=condition) if change.what == THIS:
                return {"k": condition, "n": change.add} if change.sign == sign and condition is not None else None
        return None

    return take


# ---------------------------------------------------------------- 16-13, 16-14  summoning by materials


def genesis(parts: Cost, q: Quantity, g: Group, way: str = "genesis") -> Activated:
    """16-13b: the materials are a cost that may be left unpaid; with them the unit is special summoned."""
    placed = g if g.zones else field_group(g)
    chosen = Choose(UNBOUND, placed, q.low, q.high)
    found = If(DidSo(), (chosen, Perform("special_summon", Ref("it"), word=way)))
    return Activated("", None, Cost(), (MayPay(parts, slot=UNBOUND), found), STANDARD)


def materials(q: Quantity, g: Group) -> Cost:
    """16-13b-2b: this card and the others go to the bottom of their owners' decks."""
    others = MoveSome(field_group(g), q.high, "deck", How.PUT, Position.BOTTOM)
    return Cost((MoveThis("deck", How.PUT, Position.BOTTOM), others))


def summoning_rows(table: Table) -> None:
    form, word = table.form, table.word
    form(
        "fullkeyword",
        "Genesis Summoning - Standard Action : Materials - <self> and [r:quantity] [h:np] . "
        "you may special summon [q:quantity] [g:np] .",
        lambda r, h, q, g: genesis(materials(r, h), q, g) if r.low == r.high else None,
        take_genesis,
    )
    form(
        "fullkeyword",
        "Genesis Summoning - Standard Action : you may [c:costpart] . if you do , special summon [q:quantity] [g:np] .",
        lambda c, q, g: genesis(Cost((c,)), q, g),
        take_genesis_process,
    )
    word(
        "fullkeyword",
        "Abyssal Summoning - Standard Action : you may do an Abyssal Summoning .",
        Activated("", None, Cost(), (Perform("abyssal_summon"),), STANDARD),
    )
    form(
        "fullkeyword",
        "Abyssal Summoning - Standard Action [ [c:cost] ] :?? you may do an Abyssal Summoning .",
        lambda c: Activated("", None, c, (Perform("abyssal_summon"),), STANDARD),
        lambda v: (
            {"c": v.cost}
            if isinstance(v, Activated) and v.effects == (Perform("abyssal_summon"),) and v.cost.parts
            else None
        ),
    )
    form(
        "fullkeyword",
        "Abyssal Summoning - Standard Action : [a:clause] . you may do an Abyssal Summoning .",  # 16-14b  prepared
        lambda a: Activated("", None, Cost(), (*effects_of(a), Perform("abyssal_summon")), STANDARD),
        take_prepared,
    )
    form(
        "fullkeyword",
        "Abyssal Concerto Requirement : [c:cost] .??",
        lambda c: Keyword("", None, "abyssal_concerto", None, c),
        take_keyword("abyssal_concerto", "cost"),
    )


def take_prepared(value: object) -> Mapping[str, object] | None:
    match value:
        case Activated(effects=(*before, Perform("abyssal_summon", word=None)), cost=Cost(())) if before:
            return {"a": as_one(tuple(before))}
    return None


def summoned_by(value: object) -> tuple[Cost, Choose] | None:
    match value:
        case Activated(effects=(MayPay(cost), If(DidSo(), (Choose() as choice, Perform("special_summon", _))))):
            return cost, choice
        case Activated(
            effects=(MayPay(cost, _, slot), If(Did(done), (Choose() as choice, Perform(thing=Bound(bound)))))
        ):
            return (cost, choice) if done == slot and bound == choice.slot else None
    return None


def take_genesis(value: object) -> Mapping[str, object] | None:
    found = summoned_by(value)
    if found is None or len(found[0].parts) != 2 or not isinstance(found[0].parts[0], MoveThis):
        return None
    others, choice = found[0].parts[1], found[1]
    if not isinstance(others, MoveSome):
        return None
    return {
        "r": Quantity(others.count, others.count),
        "h": bare_group(others.group),
        "q": Quantity(choice.low, choice.high),
        "g": bare_group(choice.group),
    }


def take_genesis_process(value: object) -> Mapping[str, object] | None:
    found = summoned_by(value)
    if found is None or len(found[0].parts) != 1:
        return None
    choice = found[1]
    return {"c": found[0].parts[0], "q": Quantity(choice.low, choice.high), "g": bare_group(choice.group)}


# ---------------------------------------------------------------- 16-24 to 16-26  gear


def gear_rows(table: Table) -> None:
    form = table.form
    form(
        "fullkeyword",
        "Gear Up - [w:<namepart>]",
        lambda w: Keyword("", None, "gear_up", word=w),
        take_keyword("gear_up", "word"),
    )
    form(
        "fullkeyword",
        "Gear Requirement : [g:conditions] .",
        lambda g: Static("", None, (Permit("gear_requirement"),), g, GEARED_FROM),
        take_gear_requirement,
    )
    form("fullkeyword", "Gear Ability [a:ability]", lambda a: replace(a, gate=GEARED), take_geared)
    form(
        "fullkeyword",
        "Gear Ability [k:keyword]",
        lambda k: Keyword("", GEARED, k),
        lambda v: {"k": v.name} if isinstance(v, Keyword) and v.gate == GEARED else None,
    )

    # 16-26b-1  several at once, each behind a dash
    form("gearpart", "[a:ability]", lambda a: replace(a, gate=GEARED), take_geared)
    table.reads("gearpart", "[k:keyword] .?", lambda k: Keyword("", GEARED, k))
    for count in (1, 2, 3):
        parts = " ".join(f"- [a{i}:gearpart]" for i in range(count))
        table.reads("character", f"Gear Ability {parts}", lambda **parts: tuple(parts.values()))


def take_gear_requirement(value: object) -> Mapping[str, object] | None:
    match value:
        case Static(statements=(Permit("gear_requirement"),), condition=condition):
            return {"g": condition}
    return None


def take_geared(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Activated | Triggered | Static) and value.gate == GEARED:
        return {"a": replace(value, gate=None)}
    return None


# ---------------------------------------------------------------- 16-29  charge bonus


def bonus(a: Ability, k: str | None = None) -> Static:
    """16-29b: what a unit has while this card is among its charges; the other half of it is in keywords.py."""
    return bonus_of(AddAbility(a), () if k is None else (Is(Quality.KIND, k),))


def bonus_of(change: Change, tests: tuple[Test, ...]) -> Static:
    host = HostOf(Self())
    return Static("", None, (Affects(host, (change,)),), Holds(host, (UNIT, *tests)), ("charge",))


def bonus_for(g: Group, a: Ability | None = None, k: str | None = None) -> object:
    """The same with a condition that the unit must meet besides."""
    if g.zones or g.side != EACH:
        return None
    tests = tuple(test for test in g.tests if test != UNIT)
    if a is None:
        return bonus_of(AddKeyword(k or ""), tests)
    return None if len(tests) == 1 and isinstance(tests[0], Is) else bonus_of(AddAbility(a), tests)


def charge_rows(table: Table) -> None:
    form = table.form
    for mark in (":", "•"):  # behind the colon, or in a line of its own
        table.reads("fullkeyword", f"Charge Bonus {mark} [a:granted]", bonus)
        table.reads("fullkeyword", f"Charge Bonus {mark} [k:keyword] .?", lambda k: bonus_of(AddKeyword(k), ()))
        table.reads("fullkeyword", f"Charge Bonus [g:np] {mark} [a:granted]", bonus_for)
        table.reads("fullkeyword", f"Charge Bonus [g:np] {mark} [k:keyword] .?", bonus_for)
        table.reads("fullkeyword", f"Charge Bonus [k:<kind>] {mark} [a:granted]", bonus)
    # 16-29b  the first of what it stands for may be printed, too
    shield = "• if <self> has 2 or more charges , it loses Charge Shield ."
    table.reads("fullkeyword", f"Charge Bonus {shield} • [a:granted]", bonus)
    table.reads("fullkeyword", f"Charge Bonus [k:<kind>] {shield} • [a:granted]", bonus)
    table.reads("fullkeyword", f"Charge Bonus [g:np] {shield} • [a:granted]", bonus_for)
    form("fullkeyword", "Charge Bonus : <quote> [a:granted] <unquote> .", bonus, lambda v: take_bonus(v, False))
    form(
        "fullkeyword",
        "Charge Bonus [k:<kind>] : <quote> [a:granted] <unquote> .",
        bonus,
        lambda v: take_bonus(v, True),
    )


def take_bonus(value: object, named: bool) -> Mapping[str, object] | None:
    match value:
        case Static(
            statements=(Affects(HostOf(Self()), (AddAbility(ability),)),),
            condition=Holds(HostOf(Self()), tests),
            zones=("charge",),
        ) if named == (len(tests) == 2):
            kind = tests[-1]
            return {"a": ability, **({"k": kind.value} if named and isinstance(kind, Is) else {})}
    return None
