"""Events: what happens to objects and what players do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from arbiter.script.amounts import Number
from arbiter.script.base import How, Op, Who
from arbiter.script.nouns import EACH, OPPONENT, YOU, AtOnce, Group, OwnedBy
from arbiter.script.patterns import (
    ANYTHING,
    AnyPattern,
    Attacks,
    Blocks,
    Breaks,
    Casts,
    CountersChange,
    DealsDamage,
    Discards,
    Draws,
    IsBlocked,
    IsChosen,
    IsUnblocked,
    Moves,
    PartyAttacks,
    Readies,
    ReceivesDamage,
    Rests,
    Searches,
)
from arbiter.text.core.patterns import HOLE, THIS
from arbiter.text.core.things import on_stack
from arbiter.text.grammar import Table

MANY = Group((AtOnce(),), (), EACH)


def take_party(value: object) -> Mapping[str, object] | None:
    match value:
        case PartyAttacks(who, Group(zones=()) as group, low) if who == YOU and group.side == EACH:
            return {"n": Number(low), "g": replace(group, side=YOU)}
    return None


def discarding(who: Who, g: Group, by: Who | None = None) -> Discards | None:
    """What is discarded comes from the hand of who does it; so whose it is is not said again."""
    fits = g.tests and g.side == EACH and g.zones in ((), ("hand",))
    return Discards(who, replace(g, zones=()), by) if fits else None


def take_discarding(value: object) -> Mapping[str, object] | None:
    match value:
        case Discards(who, Group(zones=()) as group, None) if group.tests and AtOnce() not in group.tests:
            return {"who": who, "g": group}
    return None


def take_discarding_by(value: object) -> Mapping[str, object] | None:
    match value:
        case Discards(who, group, by) if by is not None:
            found = take_discarding(Discards(who, group))
            return {**found, "b": by} if found else None
    return None


def player_event_rows(table: Table) -> None:
    """What players do, and counters."""
    row, form = table.row, table.form
    form(
        "pattern",
        "[n:whole] or more [g:allnp] form a party and attack",
        lambda n, g: PartyAttacks(YOU, replace(g, side=EACH), n.value) if g.side == YOU and not g.zones else None,
        take_party,
    )
    # Events of players.
    row("pattern", "[who:player] casts/cast [what:agent]", Casts)
    row(
        "pattern",
        "[who:player] receives/receive a point of damage || [who:player] receives/receive 1 point of damage",
        ReceivesDamage,
        each_point=True,
    )
    row("pattern", "[who:player] receives/receive damage", ReceivesDamage)
    row("pattern", "[who:player] draws/draw a card || [who:player] draws/draw 1 card", Draws)
    row(
        "pattern",
        "[who:player] discards/discard a card || [who:player] discards/discard a card from your|their hand || "
        "[who:player] discards/discard 1 card",
        Discards,
    )
    form("pattern", "[who:player] discards/discard a|an [g:np]", discarding, take_discarding)
    many = "[who:player] discards/discard @one_or_more cards"
    row("pattern", f"{many} || {many} from your|their hand", Discards, what=MANY)
    for due, fixed in (("due to [by:poss] @effects", {}), ("due to @effects", {"by": EACH})):
        row(
            "pattern",
            f"[who:player] discards/discard a card {due} || "
            f"[who:player] discards/discard a card from your|their hand {due}",
            Discards,
            **fixed,
        )
        row("pattern", f"{many} {due} || {many} from your|their hand {due}", Discards, what=MANY, **fixed)
    form(
        "pattern",
        "[who:player] discards/discard a|an [g:np] due to [b:poss] @effects",
        lambda who, g, b: discarding(who, g, b),
        take_discarding_by,
    )
    row("pattern", "[who:player] searches/search for 1|one or more cards || [who:player] searches/search", Searches)
    form(
        "pattern",
        "a|an [k:counter] is removed from [g:countee]",
        lambda k, g: CountersChange(g, k, False),
        lambda v: {"k": v.kind, "g": v.what} if isinstance(v, CountersChange) and not v.placed and not v.last else None,
    )
    form(
        "pattern",
        "the last [k:counter] is removed from [g:countee]",
        lambda k, g: CountersChange(g, k, False, True),
        lambda v: {"k": v.kind, "g": v.what} if isinstance(v, CountersChange) and v.last else None,
    )
    form(
        "pattern",
        "a|an [k:counter] is placed on [g:countee]",
        lambda k, g: CountersChange(g, k),
        lambda v: {"k": v.kind, "g": v.what} if isinstance(v, CountersChange) and v.placed else None,
    )
    form(
        "pattern",
        "@your_opponent plays a|an [g:np] onto the @field other than from their hand",
        lambda g: Moves(replace(g, side=OPPONENT), to="field", not_origin="hand"),
        lambda v: None,
    )
    row("pattern", "a party you control attacks", PartyAttacks, who=YOU)
    party = "a party you control deals damage to"
    row("pattern", f"{party} @your_opponent", DealsDamage, source=ANYTHING, player=OPPONENT, party=YOU)
    row("pattern", f"{party} [to:agent]", DealsDamage, source=ANYTHING, party=YOU)


def damage_event_rows(table: Table) -> None:
    """Damage, choosing, battle, resting."""
    row, form = table.row, table.form
    row(
        "event",
        "is/are chosen by a @effect || is/are chosen by @effects",
        IsChosen,
        what=ANYTHING,
        by=EACH,
    )
    row("event", "is/are dealt damage || receives/receive damage", DealsDamage, source=ANYTHING, to=HOLE)
    form(
        "event",
        "is/are dealt damage by [s:agent] || receives/receive damage from [s:agent]",
        lambda s: DealsDamage(s, HOLE) if not is_any_effect(s) else None,
        lambda v: {"s": v.source} if isinstance(v, DealsDamage) and v == DealsDamage(v.source, HOLE) else None,
    )
    row("event", "is/are dealt damage by [by_kind:kinds2]", DealsDamage, source=ANYTHING, to=HOLE)
    row("event", "is/are dealt [amount:num] damage or more", DealsDamage, source=ANYTHING, to=HOLE, op=Op.GE)
    row("event", "is/are dealt [amount:num] damage or less", DealsDamage, source=ANYTHING, to=HOLE, op=Op.LE)
    row("event", "is/are dealt damage less than [amount:amt]", DealsDamage, source=ANYTHING, to=HOLE, op=Op.LT)
    row(
        "event",
        "becomes/become @rested due to [by:poss] @effect || becomes/become @rested by [by:poss] @effects || "
        "becomes/become @rested due to [by:poss] @effects",
        Rests,
        what=ANYTHING,
    )
    row("event", "attacks/attack", Attacks, what=ANYTHING)
    row("event", "attacks/attack alone", Attacks, what=ANYTHING, party=False)
    row(
        "event",
        "deals/deal battle damage to @your_opponent",
        DealsDamage,
        source=ANYTHING,
        player=OPPONENT,
        combat=True,
    )
    row("event", "forms a party and attacks", Attacks, what=ANYTHING, party=True)
    row("event", "forms a party with [beside:markgroup] and attacks", Attacks, what=ANYTHING, party=True)
    row("event", "blocks/block", Blocks, what=ANYTHING)
    row("event", "is/are blocked", IsBlocked, what=ANYTHING)
    row("event", "is/are blocked by [by:agent]", IsBlocked, what=ANYTHING)
    row("event", "blocks/block [whom:agent]", Blocks, what=ANYTHING)
    row("event", "is/are not blocked || isn't|aren't blocked", IsUnblocked, what=ANYTHING)
    row("event", "becomes/become @rested", Rests, what=ANYTHING)
    row("event", "becomes/become @ready_state", Readies, what=ANYTHING)
    row("event", "is/are chosen by [by:poss] [kinds:kinds]", IsChosen, what=ANYTHING)
    row("event", "is/are dealt damage by [by:poss] [by_kind:kinds]", DealsDamage, source=ANYTHING, to=HOLE)
    row("event", "deals/deal damage to @your_opponent", DealsDamage, source=ANYTHING, player=OPPONENT)
    row("event", "deals/deal damage to you", DealsDamage, source=ANYTHING, player=YOU)
    row("event", "deals/deal damage to [to:agent]", DealsDamage, source=ANYTHING)
    row(
        "pattern",
        "[player:player] is/are dealt damage by [by:poss] [by_kind:kinds]",
        DealsDamage,
        source=ANYTHING,
    )
    breaking_event_rows(table)
    form(
        "event",
        "deals/deal battle damage to a [g:np]",
        lambda g: DealsDamage(ANYTHING, g, combat=True),
        lambda v: {"g": v.to} if isinstance(v, DealsDamage) and v.combat and v.to is not None else None,
    )
    form(
        "event",
        "deals/deal damage to @your_opponent or to?? [g:agent]",
        lambda g: AnyPattern((DealsDamage(ANYTHING, player=OPPONENT), DealsDamage(ANYTHING, g))),
        lambda v: (
            {"g": v.patterns[1].to}
            if isinstance(v, AnyPattern)
            and len(v.patterns) == 2
            and v.patterns[0] == DealsDamage(ANYTHING, player=OPPONENT)
            and isinstance(v.patterns[1], DealsDamage)
            else None
        ),
    )
    form(
        "event",
        "deals/deal damage to [g:agent] or @your_opponent",
        lambda g: AnyPattern((DealsDamage(ANYTHING, g), DealsDamage(ANYTHING, player=OPPONENT))),
        lambda v: None,
    )


def breaking_event_rows(table: Table) -> None:
    """Who or what breaks it: an effect, or the damage that was just dealt."""
    row = table.row
    battle = ("battle",)
    row("event", "@destroys [what:agent]", Breaks, source=ANYTHING)
    for way in ("in battle", "by battle damage"):
        row("event", f"@destroys [what:agent] {way}", Breaks, source=ANYTHING, by_kind=battle)
        row("event", f"is/are @broken {way}", Breaks, source=ANYTHING, what=HOLE, by_kind=battle)
    row("event", "is/are @broken by [by:poss] [by_kind:kinds]", Breaks, source=ANYTHING, what=HOLE)
    row("event", "is/are @broken by [by_kind:kinds2]", Breaks, source=ANYTHING, what=HOLE)
    table.reads("event", "is/are @broken by [s:agent]", lambda s: Breaks(s, HOLE) if not is_any_effect(s) else None)


def is_any_effect(group: Group) -> bool:
    """ "a Summon or an ability": whoever's, and what is meant is that an effect does it."""
    return group.side == EACH and any(on_stack(test) for test in group.tests)


EFFECTS = ("summon", "ability")


def entering_by(what: Group, by: Who | None) -> AnyPattern:
    """Put onto the field by a Summon or an ability, and not by being cast."""
    return AnyPattern(tuple(Moves(what, to="field", by=by, cause=cause) for cause in EFFECTS))


def entered_by(value: object) -> tuple[Group, Who | None] | None:
    """What such a pattern speaks of, and whose effect it is."""
    match value:
        case AnyPattern((Moves() as first, Moves())) if value == entering_by(first.what, first.by):
            return first.what, first.by
    return None


def take_entering_by(value: object) -> Mapping[str, object] | None:
    found = entered_by(value)
    return {"b": found[1]} if found and found[0] == ANYTHING else None


def leaving_field_of(s: Who) -> Moves | None:
    """ "When a Forward leaves your field", as it enters your field."""
    return Moves(Group((), (), s), origin="field", other_than_origin=True) if s in (YOU, OPPONENT) else None


def owned_event_rows(table: Table, whose: str, cards: Group) -> None:
    """Moves out of or into a zone that is a player's own: whose zone it is says whose card."""

    def said(template: str, **fixed: Any) -> None:
        table.row("entersyour", template, Moves, what=cards, **fixed)
        table.reads("event", template, lambda **slots: Moves(cards, **fixed, **slots))  # "attacks or is discarded …"

    hand = f"{whose} hand"
    said(f"is/are discarded from {hand}", origin="hand", how=How.DISCARD)
    said(f"is/are discarded from {hand} due to [by:poss] @effects", origin="hand", how=How.DISCARD, effect=True)
    said(f"is/are discarded from {hand} due to an ability", origin="hand", how=How.DISCARD, cause="ability")
    said(f"is/are removed from @removed from {whose} [origin:zone]", to="removed", how=How.REMOVE)
    said(f"is/are removed from {whose} [origin:zone]")
    said(f"is/are put from {whose} [origin:zone] into the @zone_break", to="break")
    said(f"enters/enter the @field from {whose} [origin:zone]", to="field")
    said(f"is/are added to {hand} from the|{whose} [origin:zone]", to="hand", how=How.ADD)
    said(f"is/are returned to {hand} from the @field", origin="field", to="hand")
    said(f"is/are returned to {hand}", origin="field", to="hand", how=How.RETURN)


def moving_event_rows(table: Table) -> None:
    """Objects that go from one zone to another."""
    row = table.row
    row("event", "enters/enter the @field due to @warp", Moves, what=ANYTHING, to="field", cause="warp")
    table.form(
        "event",
        "enters/enter the @field due to [b:poss] @effects || enters/enter the @field due to [b:poss] @effect || "
        "enters/enter the @field by [b:poss] @effects",
        lambda b: entering_by(ANYTHING, b),
        take_entering_by,
    )
    row(
        "event", "enters/enter the @field due to [by:poss] abilities", Moves, what=ANYTHING, to="field", cause="ability"
    )
    row("event", "enters/enter the @field from the [origin:zone]", Moves, what=ANYTHING, to="field")
    row(
        "event",
        "is/are put from the @field into the @zone_break due to [by:poss] @effects || "
        "is/are put from the @field into the @zone_break by [by:poss] @effects",
        Moves,
        what=ANYTHING,
        origin="field",
        to="break",
        effect=True,
    )
    row("event", "enters/enter the @field", Moves, what=ANYTHING, to="field")
    row(
        "event",
        "is/are put from the @field into the @zone_break || "
        "is/are put from the @field into the @zone_break on the same turn",
        Moves,
        what=ANYTHING,
        origin="field",
        to="break",
    )
    row(
        "event",
        "is/are put from the @field into the @zone_break due to [by:poss] abilities || "
        "is/are put from @field into the @zone_break due to [by:poss] abilities",
        Moves,
        what=ANYTHING,
        origin="field",
        to="break",
        cause="ability",
    )
    row(
        "event",
        "leaves/leave the @field due to [by:poss] @effects || leaves/leave the @field by [by:poss] @effects",
        Moves,
        what=ANYTHING,
        origin="field",
        other_than_origin=True,
        effect=True,
    )
    row("event", "leaves/leave the @field", Moves, what=ANYTHING, origin="field", other_than_origin=True)
    table.reads("event", "leaves/leave [s:poss] @field", leaving_field_of)
    row("event", "is/are removed from @removed", Moves, what=ANYTHING, to="removed", how=How.REMOVE)
    row("event", "is/are put into the @zone_break", Moves, what=ANYTHING, to="break")
    row(
        "event", "is/are returned from the @field to its owner 's hand", Moves, what=ANYTHING, origin="field", to="hand"
    )
    row("event", "is/are discarded", Moves, what=ANYTHING, origin="hand", how=How.DISCARD)
    for end in ("", " from your hand"):
        table.reads("pattern", f"you discard <self>{end}", lambda: Moves(THIS, origin="hand", how=How.DISCARD))
    row("event", "enters/enter the @field due to your cast", Moves, what=ANYTHING, to="field", cause="cast")
    row("event", "enters/enter the @field due to an ability", Moves, what=ANYTHING, to="field", cause="ability")
    row("event", "is/are put into your @zone_damage", Moves, what=Group((), (), YOU), to="damage")
    row(
        "event",
        "is/are discarded due to [by:poss] @effects",
        Moves,
        what=ANYTHING,
        origin="hand",
        how=How.DISCARD,
        effect=True,
    )
    row(
        "event",
        "is/are discarded due to an ability",
        Moves,
        what=ANYTHING,
        origin="hand",
        how=How.DISCARD,
        cause="ability",
    )
    for whose, who in (("your", YOU), ("@opponents", OPPONENT)):
        owned_event_rows(table, whose, Group((OwnedBy(who),), (), EACH))
