"""Sentences as they are spoken: what so many of a noun gain, and two that are swapped, without a "choose" before.

14-4b-4: only what a text says to choose is a target; what it names without that is picked while it resolves. What
another chapter prints is only read here.
"""

from __future__ import annotations

from arbiter.games.gateruler.language.whose import played
from arbiter.games.gateruler.language.words import UNIT
from arbiter.script.amounts import EventAmount, Number
from arbiter.script.base import Effect, Lasting, Status, Thing, Who
from arbiter.script.conditions import NotSo
from arbiter.script.effects import Modify, Perform
from arbiter.script.nouns import EACH, YOU, Every, Group, In
from arbiter.script.patterns import Draws
from arbiter.script.statements import Replace
from arbiter.text.core.changes import Changes
from arbiter.text.core.choosing import make_select
from arbiter.text.core.sentences import effects_of
from arbiter.text.draft import InOrder, Quantity, Ref
from arbiter.text.grammar import Table

ATTACKED = Every(Group((UNIT, In(Status.ATTACKED)), ("field",), EACH))


def spoken_rows(table: Table) -> None:
    reads = table.reads
    reads("clause", "[t:someobj] [c:vps] [d:lasting]", gained)
    reads("sentence", "[d:lasting] , [t:someobj] [c:vps]", gained)
    reads("clause", "swap [q:quantity] [g:np] with|and [r:quantity] [h:np]", swapped_two)  # 15-11
    # 13-2c  as much as was dealt, each point of it
    reads("each", "for each damage dealt || for each point of damage dealt", lambda: EventAmount())
    reads("statement", "if|when|as [w:player] would draw a card , you may [a:clause] instead", drawn_otherwise)  # 14-14a
    reads("clause", "redirect the attack to [t:definite]", lambda t: Perform("redirect", t))  # 15-36
    reads("condition", "you have not played [g:agent] this turn", lambda g: NotSo(played(g)))
    reads("definite", "the attacked unit|card", lambda: ATTACKED)  # 8-4e-1, 15-26a


def drawn_otherwise(w: Who, a: Effect) -> object:
    return Replace(Draws(w), effects_of(a), optional=True) if w == YOU else None


def gained(t: Thing, c: Changes, d: Lasting) -> object:
    return Modify(t, c, d)


def swapped_two(q: Quantity, g: Group, r: Quantity, h: Group) -> object:
    if {q.low, q.high, r.low, r.high} != {Number(1)}:
        return None
    both = (make_select(q, g), make_select(r, h))
    return InOrder((*both, Perform("swap", Ref("former"), other=Ref("latter"))))
