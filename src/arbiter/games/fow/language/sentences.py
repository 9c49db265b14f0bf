"""How sentences hang together: amounts said afterwards, what happens unless somebody pays, what comes later."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.script.abilities import Static
from arbiter.script.amounts import X
from arbiter.script.base import Lasting, Pattern
from arbiter.script.conditions import NotSo
from arbiter.script.effects import Delay, If, MayPay, Pick, Search
from arbiter.script.nouns import EACH, OPPONENT, YOU, ControllerOf
from arbiter.script.patterns import StepBegins
from arbiter.text.core.sentences import as_one, effects_of
from arbiter.text.draft import UNBOUND, DidSo, InOrder, Ref, SaidPlayer
from arbiter.text.grammar import Table, Take
from arbiter.text.nodes import says, swapped

END = StepBegins("end", EACH)


def sentence_rows(table: Table) -> None:
    """How sentences hang together."""
    form, word = table.form, table.word
    form(
        "sentence",
        "[a:clauses] , where X is [n:amt]",
        lambda a, n: swapped(a, X(), n) if says(a, X()) else None,
        lambda v: None,
    )
    form(
        "static",
        "[a:statement] , where X is [n:amt] .",
        lambda a, n: Static("", None, (swapped(a, X(), n),)) if says(a, X()) else None,
        lambda v: None,
    )
    table.reads("sentence", "then [a:sentence]", lambda a: a)
    delay_rows(table)
    form(
        "clauses",
        "[a:clause] , then [b:clause]",
        lambda a, b: InOrder((a, b)),
        take_then,
    )
    form(
        "sentence",
        "[a:clause] unless [w:payer] pays/pay [c:symcost]",
        lambda a, w, c: InOrder((MayPay(c, w, UNBOUND), If(NotSo(DidSo()), effects_of(a)))),
        take_unless,
    )
    word("payer", "its controller", ControllerOf(Ref("it")))
    word("payer", "that player || they", SaidPlayer())
    word("payer", "you", YOU)
    word("payer", "@your_opponent", OPPONENT)


def take_then(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, InOrder) or len(value.effects) != 2 or isinstance(value.effects[0], Search | Pick):
        return None
    return {"a": value.effects[0], "b": value.effects[1]}


def take_unless(value: object) -> Mapping[str, object] | None:
    match value:
        case InOrder((MayPay(cost, who), If(NotSo(DidSo()), effects, ()))):
            return {"c": cost, "a": as_one(effects), "w": who}
    return None


def delay_rows(table: Table) -> None:
    """906.7: what a text leaves to happen later."""
    form = table.form
    for words, pattern, next_turn in (
        ("at the? next?? end of turn", END, False),
        ("at the end of this? turn || at end of this turn", END, False),
        ("at the end of your next turn", StepBegins("end", YOU), True),
        ("at the end of @opponents next turn", StepBegins("end", OPPONENT), True),
        ("at the beginning of your next turn", StepBegins("turn", YOU), False),
        ("at the beginning of your next recovery phase", StepBegins("recovery", YOU), False),
        ("at the beginning of your next main phase", StepBegins("main", YOU), False),
        ("at the beginning of the next turn", StepBegins("turn", EACH), True),
    ):
        for one in words.split(" || "):
            for glue in (">>>", ","):
                form(
                    "sentence",
                    f"{one} {glue} [a:sentence]",
                    lambda a, pattern=pattern, next_turn=next_turn: Delay(pattern, effects_of(a), next_turn=next_turn),
                    take_delay(pattern, next_turn) if glue == ">>>" else (lambda v: None),
                )
            form(
                "sentence",
                f"[a:clause] {one}",
                lambda a, pattern=pattern, next_turn=next_turn: Delay(pattern, (a,), next_turn=next_turn),
                lambda v: None,
            )
    for arrow in (">>>", ","):
        form(
            "sentence",
            f"whenever [p:pattern] this turn {arrow} [a:sentence]",
            lambda p, a: Delay(p, effects_of(a), Lasting.TURN, True),
            take_turn(True) if arrow == ">>>" else (lambda v: None),
        )
        form(
            "sentence",
            f"when [p:pattern] this turn {arrow} [a:sentence]",
            lambda p, a: Delay(p, effects_of(a), Lasting.TURN),
            take_turn(False) if arrow == ">>>" else (lambda v: None),
        )


def take_delay(pattern: Pattern, next_turn: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Delay) and value == Delay(pattern, value.effects, next_turn=next_turn):
            return {"a": as_one(value.effects)}
        return None

    return take


def take_turn(repeats: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Delay) and value.lasting is Lasting.TURN and value.repeats == repeats:
            return {"p": value.pattern, "a": as_one(value.effects)}
        return None

    return take
