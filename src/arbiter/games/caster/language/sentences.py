"""How sentences hang together: "if", amounts said afterwards, what comes later."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.script.amounts import X
from arbiter.script.base import Condition, Effect, Lasting
from arbiter.script.conditions import All, Holds, IsTurnOf, NotSo
from arbiter.script.effects import Delay, If, May, Modify, Move
from arbiter.script.nouns import EACH, OPPONENT, YOU, Group, Self
from arbiter.script.patterns import StepBegins
from arbiter.text.core.arrows import take_delay
from arbiter.text.core.sentences import as_one, effects_of
from arbiter.text.core.targeting import other_than, targeted
from arbiter.text.core.things import ONE
from arbiter.text.draft import UNBOUND, AskedAfter, DidSo, InOrder, Ref, SaidPlayer, Together
from arbiter.text.grammar import Table
from arbiter.text.nodes import mentions, says, swapped

ONE_OF_TWO = Ref("one of two")
THE_OTHER = Ref("other")


def sentence_rows(table: Table) -> None:
    form = table.form
    form("sentence", "[a:clauses] if [c:conditions]", lambda a, c: conditional(c, a), take_trailing)
    form("sentence", "if [c:conditions] , [a:sentence]", lambda c, a: If(c, effects_of(a)), take_leading)
    table.reads(
        "sentence",
        "you may [a:clauses] if [c:conditions]",
        lambda a, c: conditional(c, May(effects_of(a), slot=UNBOUND)),
    )
    table.same("sentence", "[a:clauses]")
    table.reads(
        "sentence",
        "during your turn , if [c:conditions] , [a:sentence]",
        lambda c, a: If(All((IsTurnOf(YOU), c)), effects_of(a)),
    )
    form(
        "sentence",
        "[a:clauses] , where X is [n:amt]",
        lambda a, n: swapped(a, X(), n) if says(a, X()) else None,
        lambda v: None,
    )
    table.reads("sentence", "then ,? [a:sentence]", lambda a: a)
    # 703.3  where a conjure goes once its text has been carried out, unless that is the graveyard
    table.reads("sentence", "[a:clause] as it|<self> resolves", lambda a: a if moves_itself(a) else None)
    form("clauses", "[a:clause] , then [b:clause]", lambda a, b: InOrder((a, b)), lambda v: None)
    form(
        "clause",
        "[t:subj] [v:vps] as long as [c:conditions]",
        lambda t, v, c: Modify(t, v, Lasting.GAME, c),
        lambda v: (
            {"t": v.thing, "v": v.changes, "c": v.while_} if isinstance(v, Modify) and v.while_ is not None else None
        ),
    )
    share_rows(table)
    delay_rows(table)


def moves_itself(effect: object) -> bool:
    return isinstance(effect, Move) and effect.thing == Self()


def share_rows(table: Table) -> None:
    """903.2f: two targets that fare differently; which of them fares how is settled when they are chosen."""
    table.reads("obj", "one || one of them", lambda: ONE_OF_TWO)
    for start in ("choose two target", "target two"):
        for joint in ("and", ",", ", and", ", then"):
            table.reads("sentence", f"{start} [g:np] . [a:clause] {joint} [b:clause]", shared_out)


def shared_out(g: Group, a: Effect, b: Effect) -> object:
    first = swapped(a, ONE_OF_TWO, targeted(ONE, g))
    second = targeted(ONE, other_than(g, Ref("it")))
    other = swapped(swapped(b, THE_OTHER, second), ONE_OF_TWO, second)
    return Together((first, other)) if first != a and other != b else None


def points_back(condition: Condition) -> bool:
    """Whether it asks about what the sentence before did or showed."""
    if isinstance(condition, NotSo):
        return points_back(condition.condition)
    return mentions(condition, DidSo) or (isinstance(condition, Holds) and mentions(condition.thing, Ref))


def conditional(condition: Condition, effect: object) -> object:
    if mentions(condition, DidSo):
        return None
    if mentions(condition, Ref) or mentions(condition, SaidPlayer):
        return AskedAfter(effects_of(effect), condition)  # type: ignore[arg-type]
    return If(condition, effects_of(effect))  # type: ignore[arg-type]


def take_trailing(value: object) -> Mapping[str, object] | None:
    if isinstance(value, If) and not value.otherwise and not points_back(value.condition):
        return {"c": value.condition, "a": as_one(value.then)}
    return None


def take_leading(value: object) -> Mapping[str, object] | None:
    if isinstance(value, If) and not value.otherwise:
        return {"c": value.condition, "a": as_one(value.then)}
    return None


def delay_rows(table: Table) -> None:
    """906.6: what a text leaves to happen later."""
    form = table.form
    for words, pattern, next_turn in (
        ("at end of turn", StepBegins("end", EACH), False),
        ("at the beginning of your next turn", StepBegins("turn", YOU), False),
        ("at the beginning of your next main phase", StepBegins("main", YOU), False),
        ("at end of your opponent 's next turn", StepBegins("end", OPPONENT), True),
    ):
        form(
            "sentence",
            f"{words} >>> [a:sentence]",
            lambda a, pattern=pattern, next_turn=next_turn: Delay(pattern, effects_of(a), next_turn=next_turn),
            take_delay(pattern, next_turn),
        )
        table.reads(
            "sentence",
            f"{words} , [a:sentence]",
            lambda a, pattern=pattern, next_turn=next_turn: Delay(pattern, effects_of(a), next_turn=next_turn),
        )
        form(
            "sentence",
            f"[a:clause] {words}",
            lambda a, pattern=pattern, next_turn=next_turn: Delay(pattern, (a,), next_turn=next_turn),
            lambda v: None,
        )
    form(
        "sentence",
        "whenever [p:pattern] this turn >>> [a:sentence]",
        lambda p, a: Delay(p, effects_of(a), Lasting.TURN, True),
        lambda v: (
            {"p": v.pattern, "a": as_one(v.effects)}
            if isinstance(v, Delay) and v.lasting is Lasting.TURN and v.repeats
            else None
        ),
    )
