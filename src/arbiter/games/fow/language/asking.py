"""What texts ask of cards as printed (909.7) and of activation costs (905.1c), and what becomes something else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from arbiter.games.fow.language.amounts import STATS
from arbiter.games.fow.language.settling import ALL_AREAS, BACK
from arbiter.script.amounts import Number
from arbiter.script.base import CostPart, Lasting, Quality, Test, Who
from arbiter.script.conditions import Holds
from arbiter.script.costs import Cost, OneOf
from arbiter.script.effects import Modify
from arbiter.script.nouns import EACH, OPPONENT, YOU, Every, Group, Has, HasAbility, Is, Not, Printed
from arbiter.script.patterns import ANYTHING
from arbiter.script.statements import Affects, CostChange, ExtraCost, ForbidPlay, Mark, SwapKeyword
from arbiter.text.core.abilities import make_activated, take_activated
from arbiter.text.core.patterns import THIS
from arbiter.text.core.printed import printed_rows
from arbiter.text.core.things import bare_group, field_group
from arbiter.text.grammar import Table, Take

BLANK = "blank "
SIGNED = (("+100/+100", "+ 100 / + 100"), ("-100/-100", "- 100 / - 100"))


def asking_rows(table: Table) -> None:
    printed_rows(table, STATS)  # 909.7
    no_ability_rows(table)
    cost_rows(table)
    becoming_rows(table)


def no_ability_rows(table: Table) -> None:
    """Neither an ability with a text of its own nor one that a keyword stands for (1101.3)."""
    some = HasAbility("whatever")
    for words, test in (("no printed", Not(Printed(some))), ("no", Not(some))):
        table.word("postest", f"with {words} abilities || with {words} ability", test)
        table.form(
            "condition",
            f"[t:subj] has/have {words} abilities || [t:subj] has/have {words} ability",
            lambda t, test=test: Holds(t, (test,)),
            take_holding(test),
        )


def take_holding(test: Test) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        return {"t": value.thing} if isinstance(value, Holds) and value.tests == (test,) else None

    return take


# ---------------------------------------------------------------- 905.1c  activation costs


def cost_rows(table: Table) -> None:
    form, word = table.form, table.word
    # 905.1b  a part that leaves a choice
    form("choicecost", "[a:choicepart]", lambda a: Cost((a,)), take_choice(0))
    form("choicecost", "[r:costrun] , [a:choicepart]", lambda r, a: Cost((*r, a)), take_choice(1))
    for glue in ("or", ", or"):
        form(
            "choicepart",
            f"[a:symbols] {glue} [b:symbols]",
            lambda a, b: OneOf((a, b)),
            take_options(2) if glue == "or" else (lambda v: None),
        )
    form(
        "choicepart", "[a:symbols] , or [b:symbols] , or [c:symbols]", lambda a, b, c: OneOf((a, b, c)), take_options(3)
    )
    # one thing to do or another, or will
    for either in ("[a:costpart] or [b:costpart]", "[a:symbols] or [b:costpart]", "[a:costpart] or [b:symbols]"):
        table.reads("choicepart", either, lambda a, b: OneOf((as_parts(a), as_parts(b))))
    table.reads("casting", "as an additional cost to play <self> , [c:choicecost]", lambda c: ExtraCost(THIS, c))
    form("activated", "[c:choicecost] : [b:body]", make_activated, take_activated(False, False))
    form("activated", "[c:choicecost] : [b:body] [r:uselimits]", make_activated, take_activated(False, True))
    for words, who in (("players", EACH), ("you", YOU), ("@your_opponent", OPPONENT)):
        start = f"{words} cannot play activate abilities with"
        word("statement", f"{start} <restsym> in their cost", ForbidPlay(who, "asks:rest"))
        word("statement", f"{start} a will activation cost", ForbidPlay(who, "asks:resources"))
        form(
            "statement",
            f"{start} a [a:colour] will activation cost",
            lambda a, who=who: ForbidPlay(who, f"asks:{a.value}"),
            take_asked(who),
        )
        for tail, op in (("or less", "<="), ("or more", ">=")):
            form(
                "statement",
                f"{start} a will activation cost of [n:whole] {tail}",
                lambda n, who=who, op=op: ForbidPlay(who, f"asks:{op}{n.value}"),
                take_amount(who, op),
            )
    form(
        "statement",
        "the will activation cost of activate abilities of [g:allnp] becomes [n:<anysym>]",
        lambda g, n: CostChange(field_group(g), EACH, Number(0), set_to=Number(n), ability="any"),
        take_replaced,
    )


def as_parts(some: object) -> tuple[CostPart, ...]:
    return (some,) if isinstance(some, CostPart) else tuple(cast("tuple[CostPart, ...]", some))


def take_choice(before: int) -> Take:
    """A cost that ends with the part that leaves a choice."""

    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Cost) or not value.parts or not isinstance(value.parts[-1], OneOf):
            return None
        rest = value.parts[:-1]
        if bool(rest) != bool(before):
            return None
        return {"a": value.parts[-1], "r": rest} if rest else {"a": value.parts[-1]}

    return take


def take_options(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case OneOf(options) if len(options) == count:
                return dict(zip("abc", options, strict=False))
        return None

    return take


def take_asked(who: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, ForbidPlay) and value.who == who and value.what == ANYTHING:
            word, _, asked = value.kind.partition(":")
            if word == "asks" and asked.isalpha() and asked not in ("rest", "resources"):
                return {"a": Is(Quality.COLOUR, asked)}
        return None

    return take


def take_amount(who: Who, op: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, ForbidPlay) and value.who == who and value.kind.startswith(f"asks:{op}"):
            return {"n": Number(int(value.kind.removeprefix(f"asks:{op}")))}
        return None

    return take


def take_replaced(value: object) -> Mapping[str, object] | None:
    match value:
        case CostChange(group, _, Number(0), ability="any", set_to=Number(n)):
            return {"g": bare_group(group), "n": n}
    return None


# ---------------------------------------------------------------- 909.3e, 1203.3  what becomes something else


def becoming_rows(table: Table) -> None:
    form = table.form
    said = tuple(BACK.get(zone, zone) for zone in ALL_AREAS)  # as the shared rows call them
    form(
        "statement",
        "[k:keyword] becomes [m:keyword] in all areas|zones || "
        "each instance of [k:keyword] becomes [m:keyword] in all areas|zones || "
        "each and every instance of [k:keyword] becomes [m:keyword] in all areas|zones",
        lambda k, m: Affects(Every(Group((Has(k),), said, EACH)), (SwapKeyword(k, m),)),
        lambda v: (
            {"k": v.changes[0].keyword, "m": v.changes[0].into}
            if isinstance(v, Affects) and len(v.changes) == 1 and isinstance(v.changes[0], SwapKeyword)
            else None
        ),
    )
    for kind, spelled in SIGNED:
        table.word("signedcounters", f"[ {spelled} ] counters", kind)
    form(
        "statement",
        "[k:signedcounters] on [g:allnp] become [ 0 / 0 ] counters",
        lambda k, g: Affects(Every(field_group(g)), (Mark(BLANK + k),)),
        take_blank,
    )
    form(
        "clause",
        "[k:signedcounters] on [g:allnp] become [ 0 / 0 ] counters @until_end",
        lambda k, g: Modify(Every(field_group(g)), (Mark(BLANK + k),), Lasting.TURN),
        lambda v: take_blank(Affects(v.thing, v.changes)) if isinstance(v, Modify) else None,
    )


def take_blank(value: object) -> Mapping[str, object] | None:
    match value:
        case Affects(Every(group), (Mark(name),)) if name.startswith(BLANK):
            return {"k": name.removeprefix(BLANK), "g": bare_group(group)}
    return None
