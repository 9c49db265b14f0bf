"""Further prices (903.2g): other costs than a card's own, changes for a time, and what is done to play abilities."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.games.caster.language.costs import CORRUPTED, HAND, ORB, THIS_CARD
from arbiter.script.amounts import Count, Number
from arbiter.script.base import CostPart, How, Lasting, Position
from arbiter.script.conditions import InStep, IsTurnOf
from arbiter.script.costs import (
    Cost,
    MoveBeneath,
    MoveSome,
    MoveThis,
    PayResource,
    PutCounters,
    RevealSome,
    TakeCounters,
)
from arbiter.script.effects import Establish
from arbiter.script.nouns import EACH, OPPONENT, YOU, ControlledBy, Group
from arbiter.script.statements import AlternativeCost, CostChange, PlayOnlyIf
from arbiter.text.core.conditions import one_sided
from arbiter.text.core.patterns import THIS
from arbiter.text.draft import MoveThisFrom, Quantity
from arbiter.text.grammar import Table


def price_rows(table: Table) -> None:
    part_rows(table)
    other_cost_rows(table)
    timing_rows(table)
    lasting_rows(table)


def part_rows(table: Table) -> None:
    reads, word = table.reads, table.word
    for words in ("banish an allied orb", "banish one of your orbs", "banish an orb from your orb zone"):
        reads("costpart", words, lambda: ORB)
    reads("costpart", "corrupt one of your orbs || corrupt an orb", lambda: CORRUPTED)  # 1009.1
    stock = MoveBeneath(THIS_CARD, (), Number(1), "break", How.BANISH)
    reads("costpart", "banish a stock from|of <self> || banish a card from <self> 's stock", lambda: stock)
    reads("costpart", "return [q:quantity] [g:np] to your hand", returned)
    for words, zone in (("your graveyard", "break"), ("your hand", "hand")):
        for end, position in (("on the bottom", Position.BOTTOM), ("on top", Position.TOP)):
            put = MoveThisFrom(MoveThis("deck", How.PUT, position), zone)
            reads("costpart", f"put <self> from {words} {end} of your deck", lambda put=put: put)
    reads("costpart", "put a|an [k:counter] on <self>", lambda k: PutCounters(k, Number(1)))
    reads("costpart", "put [n:num] [k:counter] on <self>", lambda n, k: PutCounters(k, n))
    word("costpart", "pay a candy counter", PayResource("candy", Number(1)))
    reads("costpart", "remove a|an [k:counter] from a|an [g:np]", lambda k, g: TakeCounters(k, Number(1), mine(g)))
    reads("costpart", "reveal a|an [g:np] from your hand", lambda g: shown(Number(1), g))
    reads("costpart", "reveal [n:num] [g:np] from your hand", shown)
    reads("costpart", "reveal your hand", lambda: RevealSome(HAND, Count(HAND)))


def returned(q: Quantity, g: Group) -> CostPart | None:
    """To one's own hand one returns what one controls."""
    if g.zones or g.side not in (YOU, EACH) or q.low != q.high:
        return None
    return MoveSome(Group(g.tests, ("field",), YOU), q.low, "hand", How.RETURN)


def mine(g: Group) -> Group:
    return Group(g.tests, ("field",), YOU)


def shown(n: object, g: Group) -> CostPart | None:
    return RevealSome(Group(g.tests, ("hand",), YOU), n) if one_sided(g) and not g.zones else None  # type: ignore[arg-type]


def other_cost_rows(table: Table) -> None:
    """903.2g-2: a cost in place of the card's own, or none."""
    reads, form = table.reads, table.form
    table.word("casting", "you may play <self> without paying its cost", AlternativeCost(THIS, Cost()))
    for instead in ("rather than pay|paying", "instead of paying"):
        for own in ("<self> 's cost", "its cost", "the cost of <self>"):
            if own.startswith("<self>") and instead.startswith("rather"):
                form("casting", f"you may [c:cost] {instead} {own}", lambda c: AlternativeCost(THIS, c), take_other)
            else:
                reads("casting", f"you may [c:cost] {instead} {own}", lambda c: AlternativeCost(THIS, c))
            reads("casting", f"you may pay [c:symcost] {instead} {own}", lambda c: AlternativeCost(THIS, c))


def take_other(value: object) -> Mapping[str, object] | None:
    if isinstance(value, AlternativeCost) and value.cost != Cost() and value == AlternativeCost(THIS, value.cost):
        return {"c": value.cost}
    return None


def timing_rows(table: Table) -> None:
    """104.4: when a card can be played at all, besides what the rules allow."""
    table.row("casting", "play <self> only if [condition:conditions]", PlayOnlyIf)
    for words, who in (
        ("your turn || an allied turn", YOU),
        ("your|an opponent 's turn || an enemy turn", OPPONENT),
    ):
        for turn in words.split(" || "):
            only = PlayOnlyIf(IsTurnOf(who))
            table.reads("casting", f"play <self> only during {turn}", lambda only=only: only)
    table.reads("casting", "play <self> only during the? [s:step]", lambda s: PlayOnlyIf(InStep(s)))
    table.reads("casting", "play <self> only during your [s:step]", lambda s: PlayOnlyIf(InStep(s, YOU)))


def lasting_rows(table: Table) -> None:
    """903.2g-3, 903.2g-4: costs that change for a time, and of the next card."""
    reads = table.reads
    reads("sentence", "[d:lasting] , [s:casting]", changed)
    reads("sentence", "[s:casting] [d:lasting]", lambda s, d: changed(d, s))
    for words, sign in (("less", -1), ("more", 1)):
        for n in ("[n:<anysym>]", "[n:<num>]"):
            said = f"[g:allnp] cost/costs {n} {words} to play || [g:allnp] players play cost {n} {words} to play"
            reads("casting", f"all {said}", lambda g, n, sign=sign: for_everybody(g, n, sign))
            reads("casting", said, lambda g, n, sign=sign: for_everybody(g, n, sign))
        for n, to in (("[n:<anysym>]", " to play"), ("[n:<num>]", ""), ("[n:<num>]", " to play")):
            for said, side in (("you play", YOU), ("your|an opponent plays", OPPONENT)):
                reads(
                    "sentence",
                    f"the next [g:np] {said} this turn costs {n} {words}{to}",
                    lambda g, n, sign=sign, side=side: next_one(g, n, sign, side),
                )


def for_everybody(g: Group, n: int, sign: int) -> CostChange | None:
    """Whoever plays such cards."""
    if g.zones or g.side != EACH or not g.tests or any(isinstance(test, ControlledBy) for test in g.tests):
        return None
    return CostChange(Group(g.tests, (), EACH), EACH, Number(n), sign)


def changed(d: Lasting, s: object) -> Establish | None:
    return Establish((s,), d) if isinstance(s, CostChange) and s.what != THIS else None


def next_one(g: Group, n: int, sign: int, side: object) -> Establish | None:
    if g.zones or g.side != EACH:
        return None
    return Establish((CostChange(Group(g.tests, (), side), side, Number(n), sign),), Lasting.TURN, 1)  # type: ignore[arg-type]
