"""Sentences as they are spoken: what so many of a noun gain, and two that are swapped, without a "choose" before.

14-4b-4: only what a text says to choose is a target; what it names without that is picked while it resolves. What
another chapter prints is only read here.
"""

from __future__ import annotations

from dataclasses import replace

from arbiter.games.gateruler.language.nouns import charges_of
from arbiter.games.gateruler.language.whose import ATTACKING, played
from arbiter.games.gateruler.language.words import RULER, UNIT
from arbiter.script.abilities import Static
from arbiter.script.amounts import Count, EventAmount, Number
from arbiter.script.base import Effect, How, Lasting, Position, Status, Thing, Who
from arbiter.script.conditions import All, Exists, Holds, NotSo
from arbiter.script.costs import MoveThing
from arbiter.script.effects import Discard, Draw, ForEachPlayer, Modify, Move, Perform
from arbiter.script.nouns import EACH, OPPONENT, YOU, Every, Group, In, Not, OwnerOf, Self
from arbiter.script.patterns import ANYTHING, DealsDamage, Draws
from arbiter.script.statements import Affects, Mark, Replace
from arbiter.text.core.amounts import make_move_some
from arbiter.text.core.changes import Changes
from arbiter.text.core.choosing import make_select, pick_of
from arbiter.text.core.sentences import effects_of
from arbiter.text.draft import Again, FromArea, InOrder, InsteadOf, Quantity, Ref, TotalCost
from arbiter.text.grammar import Table

CAME_NOW = Holds(Self(), (In(Status.ENTERED_THIS_TURN),))
ATTACKED = Every(Group((UNIT, In(Status.ATTACKED)), ("field",), EACH))


def spoken_rows(table: Table) -> None:
    reads = table.reads
    reads("clause", "[t:someobj] [c:vps] [d:lasting]", gained)
    reads("sentence", "[d:lasting] , [t:someobj] [c:vps]", gained)
    reads("clause", "swap [q:quantity] [g:np] with|and [r:quantity] [h:np]", swapped_two)  # 15-11
    # 13-2c  as much as was dealt, each point of it
    reads("each", "for each damage dealt || for each point of damage dealt", lambda: EventAmount())
    reads(
        "statement", "if|when|as [w:player] would draw a card , you may [a:clause] instead", drawn_otherwise
    )  # 14-14a
    reads("clause", "redirect the attack to [t:definite]", lambda t: Perform("redirect", t))  # 15-36
    reads("clause", "redirect the attack to another [g:np]", redirected_to_another)
    reads("clause", "redirect the attack to another [g:np] of your choice", redirected_to_another)
    reads("clause", "shuffle [t:obj] into its|their owner|owners 's deck|decks", shuffled_home)  # 3-2f
    reads("clause", "put [t:obj] into its|their owner|owners 's damage zone", lambda t: Move(t, "damage", How.PUT))
    for zone, words in (("break", "graveyard"), ("hand", "hand"), ("set", "set zone"), ("drive", "drive zone")):
        own = FromArea(Perform("special_summon", Self()), zone)  # 14-2b  the ability works there
        reads("clause", f"special summon <self> from your {words}", lambda own=own: own)
    seen_rows(table)
    for words, group in (("a unit", UNIT), ("a ruler", RULER)):
        hit = Exists(Group((group, In(Status.ATTACKED)), ("field",), OPPONENT), Number(1))
        table.word("condition", f"<self> is attacking {words}", All((ATTACKING, hit)))  # 8-4e-1
    for harm, combat in (("combat damage", True), ("effect damage", False)):
        for words, who in (("you are", YOU), ("your opponent is", OPPONENT)):
            made = DealsDamage(ANYTHING, player=who, combat=combat)  # 13-2c, 4-2c
            table.word("pattern", f"{words} dealt {harm}", made)
    reads("amt", "the number of its charges", lambda: Count(charges_of(Self())))
    reads("sentence", "if [c:conditions] , deal [n:num] damage instead", lambda c, n: InsteadOf(c, (Again(n),)))
    reads("sentence", "if [c:conditions] , deal [n:num] damage to it instead", lambda c, n: InsteadOf(c, (Again(n),)))
    reads(
        "clause",
        "each player draws [n:cards] and|, then?? discards [m:cards]",
        lambda n, m: ForEachPlayer(EACH, (Draw(YOU, n), Discard(YOU, m))),
    )
    hand = Every(Group((), ("hand",), YOU))
    reads("costpart", "discard your hand", lambda: MoveThing(hand, "break", How.DISCARD))  # 3-2j-1
    put, _ = make_move_some("damage", How.PUT)
    reads("costpart", "put [q:quantity] [g:np] into your damage zone", lambda q, g: put(q, g))
    reads("clause", "[t:possessor] owner draws [n:cards]", lambda t, n: Draw(OwnerOf(t), n))
    reads("postest", "with a? total|combined level of? [n:num] or less", lambda n: TotalCost(n))
    for words in ("during the turn it enters|entered play", "the turn it enters|entered play"):
        reads(
            "static",
            f"<self> cannot attack {words} .",
            lambda: Static("", None, (Affects(Self(), (Mark("cannot_attack"),)),), CAME_NOW),
        )
    reads("condition", "you have not played [g:agent] this turn", lambda g: NotSo(played(g)))
    reads("definite", "the attacked unit|card", lambda: ATTACKED)  # 8-4e-1, 15-26a


def seen_rows(table: Table) -> None:
    """15-5, 15-6: what becomes of one among the cards that were looked at or revealed."""
    for words, act in (
        ("special summon [q:quantity] [g:np] among them", Perform("special_summon", Ref("picked"))),
        ("set [q:quantity] [g:np] among them", Perform("set", Ref("picked"))),
    ):
        table.reads("clause", words, lambda q, g, act=act: done_with_one(q, g, act))
    table.reads("definite1", "the rest", lambda: Ref("other"))  # also where one is left
    table.reads("clause", "shuffle the rest into your deck", lambda: shuffled_home(Ref("other", True)))


def done_with_one(q: Quantity, g: Group, act: Effect) -> object:
    pick = pick_of(q, g)
    return None if pick is None else InOrder((pick, act))


def redirected_to_another(g: Group) -> object:
    """15-36: to one that is not attacked yet."""
    others = replace(g, tests=(Not(In(Status.ATTACKED)), *g.tests))
    return InOrder((make_select(Quantity(Number(1), Number(1)), others), Perform("redirect", Ref("it"))))


def shuffled_home(t: Thing) -> object:
    return Move(t, "deck", How.PUT, Position.SHUFFLED)


def drawn_otherwise(w: Who, a: Effect) -> object:
    return Replace(Draws(w), effects_of(a), optional=True) if w == YOU else None


def gained(t: Thing, c: Changes, d: Lasting) -> object:
    return Modify(t, c, d)


def swapped_two(q: Quantity, g: Group, r: Quantity, h: Group) -> object:
    if {q.low, q.high, r.low, r.high} != {Number(1)}:
        return None
    both = (make_select(q, g), make_select(r, h))
    return InOrder((*both, Perform("swap", Ref("former"), other=Ref("latter"))))
