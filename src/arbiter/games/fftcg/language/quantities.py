"""Halves, sums and what is missing to a number, decks that are shuffled, and the next time that something happens.

They are read and never printed; each means what other rows print.
"""

from __future__ import annotations

from dataclasses import replace

from arbiter.script.amounts import Count, CountOf, ExtremeStat, Half, Minus, Number, Quotient, StatOf
from arbiter.script.base import (
    Amount,
    Change,
    Effect,
    How,
    Lasting,
    Op,
    Pattern,
    Position,
    Quality,
    Stat,
    Status,
    Thing,
    Who,
)
from arbiter.script.conditions import Compare, NotSo
from arbiter.script.effects import (
    DealPlayer,
    Delay,
    Discard,
    Draw,
    Establish,
    ForEachPlayer,
    If,
    Look,
    May,
    Mill,
    Modify,
    Move,
    Reveal,
    Shuffle,
)
from arbiter.script.nouns import EACH, OPPONENT, YOU, AnyOf, ControllerOf, Every, Group, In, Is, OwnerOf, Self
from arbiter.script.patterns import ANYTHING, DealsDamage, Moves
from arbiter.script.statements import AddStat, ChangeDamage, Forbid, Mark, Replace, SetWords
from arbiter.text.core.choosing import pick_of
from arbiter.text.core.delays import END, back, to_event
from arbiter.text.core.sentences import effects_of
from arbiter.text.core.things import field_group
from arbiter.text.draft import UNBOUND, ActBy, DidSo, InOrder, Quantity, Ref
from arbiter.text.grammar import Table

IT = Ref("it")
HALF = ("half of the cards in", "half the cards in", "half of", "half")
ROUNDED = (
    ("", False),
    (" ( rounded up )", False),
    (" , rounded up", False),
    (" ( rounded down )", True),
    (" , rounded down", True),
)


def quantity_rows(table: Table) -> None:
    half_rows(table)
    number_rows(table)
    hand_and_deck_rows(table)
    player_rows(table)
    next_time_rows(table)


def half_rows(table: Table) -> None:
    """4.2: what a text does not round down is rounded up."""
    reads = table.reads
    for words in HALF:
        for end, down in ROUNDED:
            reads(
                "clause",
                f"@your_opponent discards {words} their hand{end}",
                lambda down=down: Discard(OPPONENT, half_of_hand(OPPONENT, down)),
            )
            reads(
                "clause",
                f"discard {words} your hand{end}",
                lambda down=down: Discard(YOU, half_of_hand(YOU, down)),
            )
            reads(
                "clause",
                f"each player discards {words} their hand{end}",
                lambda down=down: ForEachPlayer(EACH, (Discard(YOU, half_of_hand(YOU, down)),)),
            )
    for start, end in (("[d:lasting] , ", ""), ("", " [d:lasting]")):
        reads("clause", f"{start}it loses half of its @power{end}", lambda d: Modify(IT, half_less(IT), d))
        reads("clause", f"{start}<self> loses half of its @power{end}", lambda d: Modify(Self(), half_less(Self()), d))


def half_of_hand(who: Who, down: bool) -> Amount:
    held = Count(Group((), ("hand",), who))
    return Quotient(held, 2) if down else Half(held)


def half_less(t: Thing) -> tuple[Change, ...]:
    return (AddStat(Stat.POWER, Half(StatOf(t, Stat.POWER)), -1),)


def number_rows(table: Table) -> None:
    reads = table.reads
    reads("fieldnp", "[g:allnp]", lambda g: field_group(g) if g.side != EACH and not g.zones else None)
    reads("amt", "the total @power of [g:fieldnp]", lambda g: StatOf(Every(g), Stat.POWER))
    reads("amt", "the total cost of [g:fieldnp]", lambda g: StatOf(Every(g), Stat.COST))
    reads("amt", "the lowest cost among [g:fieldnp]", lambda g: ExtremeStat(g, Stat.COST, False))
    reads(
        "clause",
        "draw cards until you have [n:num] cards in your hand",
        lambda n: Draw(YOU, Minus(n, Count(Group((), ("hand",), YOU)))),
    )
    reads(
        "clause",
        "each player draws cards until they have [n:num] cards in their hand",
        lambda n: ForEachPlayer(EACH, (Draw(YOU, Minus(n, Count(Group((), ("hand",), YOU)))),)),
    )
    reads(
        "clause",
        "@your_opponent draws cards until they have [n:num] cards in their hand",
        lambda n: Draw(OPPONENT, Minus(n, Count(Group((), ("hand",), OPPONENT)))),
    )
    reads(
        "vp",
        "becomes/become a|an [c:colour] card/cards",
        lambda c: (SetWords(Quality.COLOUR, (c.value,)),) if isinstance(c, Is) else None,
    )


def hand_and_deck_rows(table: Table) -> None:
    reads = table.reads
    for words in ("look at @opponents hand", "look at all the cards in @opponents hand"):
        reads("clause", words, lambda: Look(UNBOUND, Every(Group((), ("hand",), OPPONENT))))
    reads(
        "clause",
        "add [n:num] to your hand || add [n:num] of them to your hand || add [n:num] card/cards to your hand",
        picked_into_hand,
    )
    for whose, who in (("your", YOU), ("@opponents", OPPONENT)):
        held = Count(Group((), ("deck",), who))
        for word, op in (("more", Op.GE), ("less", Op.LE)):
            words = f"there are [n:num] or {word} cards in {whose} deck || {whose} deck has [n:num] or {word} cards"
            reads("condition", words, lambda n, held=held, op=op: Compare(held, op, n))
    pile = Every(Group((), ("break",), YOU))
    for words in ("your", "all the? cards in your"):
        reads(
            "clause",
            f"shuffle {words} @zone_break into your deck",
            lambda: InOrder((Move(pile, "deck", How.PUT), Shuffle(YOU))),
        )
    reads(
        "clause",
        "shuffle it into its owner 's deck || shuffle it into your deck",
        lambda: InOrder((Move(IT, "deck", How.PUT), Shuffle(OwnerOf(IT)))),
    )
    for words, position in (("at|on the? bottom", Position.BOTTOM), ("at|on the? top", Position.TOP)):
        reads(
            "clause",
            f"put|place|return [t:obj] {words} of your deck in any order",
            lambda t, position=position: Move(t, "deck", How.PUT, position, ordered=True),
        )


def player_rows(table: Table) -> None:
    """What the controller or the owner of what was spoken of does."""
    reads = table.reads
    reads("cards", "a card", lambda: Number(1))
    for words, who in (("controller", ControllerOf), ("owner", OwnerOf)):
        reads("clause", f"[t:possessor] {words} draws [n:cards]", lambda t, n, who=who: Draw(who(t), n))
        reads("sentence", f"[t:possessor] {words} may draw [n:cards]", lambda t, n, who=who: may_draw(who(t), n))
        reads("clause", f"[t:possessor] {words} puts it into the @zone_break", lambda t, who=who: put_by(who(t)))
    reads(
        "clause",
        "[t:possessor] controller receives [n:num] point/points of damage",
        lambda t, n: DealPlayer(n, ControllerOf(t)),
    )
    reads(
        "clause",
        "[w:other] puts the top card of their deck into the @zone_break",
        lambda w: Mill(w, Number(1), "break", How.PUT, UNBOUND),
    )
    for words, player in (("@your_opponent", OPPONENT), ("its controller", ControllerOf(IT))):
        reads(
            "clause", f"[a:clause] unless {words} discards [n:cards]", lambda a, n, p=player: unless_discarded(a, p, n)
        )
    reads("clause", "each player reveals their hand|hands", lambda: Reveal(UNBOUND, Every(Group((), ("hand",), EACH))))
    for each in ("for each card discarded", "for each discarded card", "for each card you discarded"):
        for due in ("", " this way"):
            reads("each", f"{each}{due}", lambda: CountOf(Ref("discarded")))
    reads("found", "put [t:pron] on top of your deck", lambda t: Move(t, "deck", How.PUT, Position.TOP))
    reads("clause", "[s:search] , reveal it|them and [m:found]", lambda s, m: InOrder((s, m)))
    reads("condition", "you cannot || you cannot do so", lambda: NotSo(DidSo()))
    reads("status", "attacking or blocking", lambda: AnyOf((In(Status.ATTACKING), In(Status.BLOCKING))))
    reads("postest", "in a party", lambda: In(Status.IN_PARTY))
    reads("event", "enters/enter the @field other than from your hand", from_elsewhere)
    reads(
        "clause",
        "[t:subj] doesn't|don't activate for as long as <self> is on the @field",
        lambda t: Modify(t, (Mark("no_ready"),), Lasting.ON_FIELD),
    )

    gone = Forbid(Moves(ANYTHING, origin="field", other_than_origin=True))
    reads("svp", "cannot leave the @field", lambda: gone)


def may_draw(who: Who, n: Amount) -> May:
    return May((Draw(who, n),), who, UNBOUND)


def put_by(who: Who) -> ActBy:
    return ActBy(who, (Move(IT, "break", How.PUT),))


def unless_discarded(a: Effect, who: Who, n: Amount) -> InOrder:
    return InOrder((May((Discard(who, n),), who, UNBOUND), If(NotSo(DidSo()), effects_of(a))))


def from_elsewhere() -> Moves:
    return Moves(ANYTHING, to="field", not_origin="hand")


def next_time_rows(table: Table) -> None:
    """11.8.17.2, 11.12.5: once, whatever comes of it."""
    reads = table.reads
    for words in ("the next time if", "the next time"):
        reads(
            "clause",
            f"{words} [p:pattern] this turn , [a:clause] instead",
            lambda p, a: Establish((Replace(p, to_event(effects_of(a))),), Lasting.TURN, 1),
        )
        reads("clause", f"{words} [p:pattern] this turn , [d:dmgchange]", next_damage)
    reads(
        "clause",
        "remove [t:pron] from @removed @until_end",
        lambda t: InOrder((Move(t, "removed", How.REMOVE), Delay(END, (back(t),)))),
    )


def next_damage(p: Pattern, d: ChangeDamage) -> Establish | None:
    return Establish((replace(d, pattern=p),), Lasting.TURN, 1) if isinstance(p, DealsDamage) else None


def picked_into_hand(n: Amount) -> InOrder | None:
    pick = pick_of(Quantity(n, n), Group((), ()))
    return None if pick is None else InOrder((pick, Move(Ref("picked"), "hand", How.ADD)))
