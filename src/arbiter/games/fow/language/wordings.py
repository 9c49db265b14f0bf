"""Everyday words for battles, counters, tokens, sides, and stones that are called."""

from __future__ import annotations

from dataclasses import replace

from arbiter.games.fow.forbidden_processes import CALL
from arbiter.games.fow.language.words import J_RESONATOR, RESONATOR
from arbiter.script.abilities import Static
from arbiter.script.amounts import Number
from arbiter.script.base import Condition, Pattern, Status
from arbiter.script.conditions import NotSo
from arbiter.script.effects import MakeTokens, Perform, PutUnder
from arbiter.script.nouns import EACH, OPPONENT, YOU, Every, Group, In, Self, TopCards
from arbiter.script.patterns import CountersChange, Does
from arbiter.script.statements import AddKeyword, Affects, ForbidPlay, Mark, Permit
from arbiter.script.tokens import Token
from arbiter.text.core.patterns import THIS
from arbiter.text.grammar import Table

TOP = Number(1)
THEIRS = Every(Group((J_RESONATOR,), ("field",), OPPONENT))


def wording_rows(table: Table) -> None:
    battle_rows(table)
    counter_rows(table)
    token_rows(table)
    side_rows(table)
    calling_rows(table)


# ---------------------------------------------------------------- 803, 804  in a battle


def battle_rows(table: Table) -> None:
    fighters = (("jresonator", J_RESONATOR), ("resonator", RESONATOR))
    for noun, test in fighters:
        for word, status in (("attacking|blocked", Status.ATTACKING), ("blocking", Status.BLOCKING)):
            # 803.4, 804.4  there is only one battle, whoever speaks of it
            table.word("definite1", f"the {word} {noun}", Every(Group((test, In(status)), ("field",))))
    for words in ("attacks/attack you", "declares/declare an attack on you"):
        table.reads("pattern", f"[g:agent] {words}", attacks_you)
    table.reads(
        "statement", "<self> must be blocked ,? if able", lambda: Affects(THEIRS, (Mark("must_block", None, THIS),))
    )
    for may in ("can", "may"):
        said = f"{may} attack recovered [g:markgroup]"
        table.reads(
            "rule", said, lambda g: Mark("may_attack_recovered", None, g) if g.tests != (J_RESONATOR,) else None
        )
    table.reads("rule", "may attack recovered jresonators", lambda: Mark("may_attack_recovered"))
    newly = "on|during the same? turn it/they enters/enter the field"
    for may in ("can|may attack", "can|may already attack"):
        said = f"{may} jresonators {newly} || {may} jresonators and wardens {newly}"
        table.reads("vp", said, lambda: (AddKeyword("belligerence"),))
    for deed, mark in (("attack", "cannot_attack"), ("block", "cannot_block")):
        for words in (f"can only {deed} if", f"can {deed} only if", f"can only {deed} as long as"):
            said = f"<self> {words} [c:conditions] ."
            table.reads("static", said, lambda c, mark=mark: only_if(mark, c))


def attacks_you(g: Group) -> Pattern | None:
    """803.3: only what an opponent controls attacks you."""
    return Does(EACH, "attack player", replace(g, side=OPPONENT)) if g.side in (EACH, OPPONENT) else None


def only_if(mark: str, condition: Condition) -> Static:
    return Static("", None, (Affects(Self(), (Mark(mark),)),), NotSo(condition))


# ---------------------------------------------------------------- 1022  counters of whatever kind


def counter_rows(table: Table) -> None:
    said = "a counter is put on [g:agent] || one or more counters are put on [g:agent]"
    table.reads("pattern", said, lambda g: CountersChange(g, None))


# ---------------------------------------------------------------- 1303  tokens


def token_rows(table: Table) -> None:
    into = "into the field under @opponents control"
    table.reads("clause", f"put a|an [t:token] {into}", lambda t: MakeTokens(t, Number(1), OPPONENT))
    table.reads("clause", f"put [n:num] [t:token] {into}", lambda n, t: MakeTokens(t, n, OPPONENT))
    for kind in ("regalia", "addition"):
        for colour in ("", "[c:attributes] "):
            for race in ("", "[k:raceword] "):
                if (kind, bool(colour), bool(race)) != ("addition", True, True):  # it has a row of its own
                    said = f"{colour}{race}{kind} token/tokens"
                    table.reads(
                        "plaintoken", said, lambda c=(), k=None, kind=kind: Token((kind,), c, (k,) if k else ())
                    )


# ---------------------------------------------------------------- 1117, 1302.2  sides


def side_rows(table: Table) -> None:
    for word in ("below", "under|beneath", "stacked under|beneath"):  # 1045
        table.reads("clause", f"put [thing:obj] {word} [host:obj]", PutUnder)
    for words in ("the top card of your deck", "the top [n:cards] of your deck"):
        for word in ("stacked below", "below", "under|beneath"):
            said = f"put {words} {word} [host:obj]"
            table.reads("clause", said, lambda host, n=TOP: PutUnder(TopCards(YOU, n), host))
    table.reads("pattern", "you resolve a God 's Art", lambda: Does(YOU, "resolve special"))
    table.reads("pattern", "[g:agent] shifts/shift || [g:agent] is shifted", lambda g: Does(EACH, "shift", g))
    table.row("clause", "shift [thing:obj]", Perform, name="shift")
    table.reads("clause", "turn [t:obj] future side up", lambda t: Perform("shift", t))


# ---------------------------------------------------------------- 710  calling stones


def calling_rows(table: Table) -> None:
    for words, who in (("players", EACH), ("you", YOU), ("@your_opponent", OPPONENT)):
        for category in ("statement", "ruling"):
            said = f"{words} cannot call magic stones || {words} cannot call a magic stone"
            table.word(category, said, ForbidPlay(who, CALL))
    for count, more in (("two magic stones", 1), ("three magic stones", 2), ("up to two magic stones", 1)):
        said = f"you may|can call {count} each|per turn"
        table.reads("statement", said, lambda more=more: Permit("more_calls", amount=Number(more)))
