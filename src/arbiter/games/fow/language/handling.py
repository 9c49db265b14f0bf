"""What is done with cards and tokens in other words than elsewhere: attributes that they become, counters that are
handed over, tokens of an unsaid type and of a copied card, what is found and shown, what they cost.

Most of them are read only: what they mean is printed as other chapters print it.
"""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.games.fow.language.words import AUTOMATIC, RESONATOR
from arbiter.script.amounts import CountersOn, Either, Number
from arbiter.script.base import How, Lasting, Op, Position, Quality
from arbiter.script.conditions import Compare, Exists, NotSo
from arbiter.script.costs import MoveSome
from arbiter.script.effects import (
    Choose,
    Establish,
    If,
    Modify,
    Move,
    Perform,
    PlaceCounters,
    RemoveCounters,
    Token,
)
from arbiter.script.nouns import EACH, YOU, Every, Group, HasAdded, Is, Same
from arbiter.script.patterns import Moves
from arbiter.script.statements import CostChange, Mark, Replace, SetWords
from arbiter.text.core.delays import to_event
from arbiter.text.core.patterns import THIS
from arbiter.text.core.sentences import effects_of
from arbiter.text.core.situations import make_holds
from arbiter.text.core.statements import as_group
from arbiter.text.draft import UNBOUND, DidSo, InOrder, Ref, Some
from arbiter.text.grammar import Table


def handling_rows(table: Table) -> None:
    card_rows(table)
    token_rows(table)
    pile_rows(table)
    fate_rows(table)


def card_rows(table: Table) -> None:
    reads = table.reads
    # 909.6, 1020.1  what becomes of an attribute is of no other any more
    table.form(
        "vp",
        "becomes/become [a:colour]",
        lambda a: (SetWords(Quality.COLOUR, (a.value,)),),
        take_recoloured,
    )
    # 903.2l  what this card is added to, if who pays controls it
    reads(
        "costpart",
        "destroy the? added resonator",
        lambda: MoveSome(Group((RESONATOR, HasAdded(THIS)), ("field",), YOU), Number(1), "break", How.DESTROY),
    )
    # 1022.1  off one target and onto another, if that is still there
    for words, count in (("all", None), ("a|an", Number(1))):
        reads(
            "clause",
            f"move {words} [k:counter] from [t:target] to [u:target]",
            lambda k, t, u, count=count: handed_over(k, t, u, count),
        )


def take_recoloured(value: object) -> Mapping[str, object] | None:
    match value:
        case (SetWords(Quality.COLOUR, (str() as colour,), None),):
            return {"a": Is(Quality.COLOUR, colour)}
    return None


def handed_over(kind: str, giver: object, taker: object, count: Number | None) -> object:
    if not isinstance(giver, Some) or not isinstance(taker, Some):
        return None
    picks = [Choose(UNBOUND, some.group, some.quantity.low, some.quantity.high) for some in (giver, taker)]
    former, latter = Ref("former"), Ref("latter")
    there = Exists(Group((Same(latter),), ("field",), EACH), Number(1))
    whole = CountersOn(former, kind)
    some = whole if count is None else Either(Compare(whole, Op.GE, count), count, Number(0))
    put = PlaceCounters(latter, kind, some)
    return InOrder((*picks, If(there, (put, RemoveCounters(former, kind, count)))))


def token_rows(table: Table) -> None:
    """1303.1: a token whose type is not said is a resonator."""
    for kinds in ("", "[k0:raceword] ", "[k0:raceword] , [k1:raceword] "):
        for colour in ("", "[c:attributes] "):
            table.reads(
                "plaintoken",
                f"[ [a:plainnum] / [b:plainnum] ] {colour}{kinds}token/tokens",
                lambda a, b, c=(), **k: Token(("resonator",), c, tuple(k.values()), int(a), int(b)),
            )


def pile_rows(table: Table) -> None:
    """What is done with a whole pile, and what could not be done."""
    table.reads("condition", "they cannot || you cannot || @your_opponent cannot", lambda: NotSo(DidSo()))
    table.reads(
        "clause",
        "shuffle your graveyard into your deck",
        lambda: Move(Every(Group((), ("break",), YOU)), "deck", How.PUT, Position.SHUFFLED),
    )


def fate_rows(table: Table) -> None:
    """What becomes of a card, and for how much it is played."""
    reads = table.reads
    # 911.1  as it last was, if it is gone
    reads("condition", "[t:subj] was/were a|an [a:noms]", make_holds)
    # 1014.2  found, shown and put somewhere
    reads("clause", "[s:search] , reveal it/them , [m:found]", lambda s, m: InOrder((s, m)))
    # 910.1  for this turn, whatever is done instead
    reads(
        "clause",
        "if [t:obj] would be destroyed this turn , [a:clause] instead",
        lambda t, a: (
            Establish((Replace(Moves(as_group(t), "field", how=How.DESTROY), to_event(effects_of(a))),))
            if not isinstance(t, Every)
            else None
        ),
    )
    reads(
        "clause",
        "[t:subj] attacks/attack this turn if able",
        lambda t: Modify(t, (Mark("must_attack"),), Lasting.TURN),
    )
    reads(
        "clause",
        "put a token that is a copy of [t:obj] into the field || put a token that 's a copy of [t:obj] into the field",
        lambda t: Perform("copy", t, slot=UNBOUND),
    )
    for sign, word in ((-1, "less"), (1, "more")):
        reads(
            "costsay",
            f"[g:allnp] cost/costs [n:<anysym>] {word} || [g:allnp] cost/costs [n:<anysym>] {word} to play",
            lambda g, n, sign=sign: dearer(g, n, sign),
        )


def dearer(group: Group, number: int, sign: int) -> object:
    """903.2k-3, 903.2k-4: for whoever plays them; spells that a player controls are those that they play."""
    if group.zones or AUTOMATIC in group.tests:
        return None
    return CostChange(Group(group.tests, (), group.side), group.side, Number(number), sign)
