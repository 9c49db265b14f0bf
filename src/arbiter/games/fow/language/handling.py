"""What is done with cards and tokens in other words than elsewhere: attributes that they become, counters that are
handed over, tokens of an unsaid type and of a copied card, what is found and shown, what they cost.

Most of them are read only: what they mean is printed as other chapters print it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.fow.language.words import AUTOMATIC, RESONATOR
from arbiter.script.amounts import Number
from arbiter.script.base import How, Lasting, Position, Quality, Status
from arbiter.script.conditions import NotSo
from arbiter.script.costs import MoveSome, RestSome
from arbiter.script.effects import (
    Establish,
    Modify,
    Move,
    Perform,
    Token,
)
from arbiter.script.nouns import YOU, Every, Group, HasAdded, In, Is
from arbiter.script.patterns import Moves
from arbiter.script.statements import CostChange, Mark, Replace, SetWords
from arbiter.text.core.counters import handing_rows
from arbiter.text.core.delays import to_event
from arbiter.text.core.patterns import THIS
from arbiter.text.core.sentences import effects_of
from arbiter.text.core.situations import make_holds
from arbiter.text.core.statements import as_group
from arbiter.text.draft import UNBOUND, DidSo, InOrder
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
    host = Group((RESONATOR, HasAdded(THIS)), ("field",), YOU)
    for words, part in (
        ("destroy", MoveSome(host, Number(1), "break", How.DESTROY)),
        ("banish", MoveSome(host, Number(1), "break", How.BANISH)),
        ("rest", RestSome(replace(host, tests=(*host.tests, In(Status.READY))), Number(1))),
    ):
        reads("costpart", f"{words} the? added|bestowed resonator", lambda part=part: part)
    handing_rows(table)  # 1022.1


def take_recoloured(value: object) -> Mapping[str, object] | None:
    match value:
        case (SetWords(Quality.COLOUR, (str() as colour,), None),):
            return {"a": Is(Quality.COLOUR, colour)}
    return None


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
