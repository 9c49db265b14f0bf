"""Joints of this game's own: one of two things, numbers compared between players, other words for the same places."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.games.caster.language.actions import enter
from arbiter.games.caster.language.picking import on_top
from arbiter.games.caster.language.statements import stats_each
from arbiter.games.caster.language.words import CASTER
from arbiter.script.amounts import Count, Number
from arbiter.script.base import Effect, How, Lasting, Op, Position, Status, Thing
from arbiter.script.conditions import Compare
from arbiter.script.effects import Choose, Mill, Modes, Modify, Move, Orient, Perform, PerformSome, Pick, Rest
from arbiter.script.nouns import YOU, ControlledBy, Group, OwnerOf, Self
from arbiter.script.walk import walk
from arbiter.text.core.combining import either
from arbiter.text.core.conditions import one_sided
from arbiter.text.core.targeting import banish
from arbiter.text.core.things import ANY_NUMBER, bare_group, field_group
from arbiter.text.draft import UNBOUND, InOrder, Ref, SaidPlayer, Some
from arbiter.text.grammar import Table

THE_TARGET = Ref("it")  # once it is chosen


def combining_rows(table: Table) -> None:
    form, reads = table.form, table.reads
    form("clause", "rest or reverse [t:obj]", rest_or_reverse, take_rest_or_reverse)
    reads("sentence", "[a:clause] , or [b:clause]", one_of_two)
    # 1008.2  only what one controls
    reads(
        "clause",
        "banish <self> or [t:someobj]",
        lambda t: either(Move(Self(), "break", How.BANISH), banish(t, YOU)),
    )
    form(
        "condition",
        "they control more [g:allnp] than there are [h:allnp]",
        lambda g, h: (
            Compare(Count(Group(g.tests, ("field",), SaidPlayer())), Op.GT, Count(field_group(h)))
            if one_sided(g)
            else None
        ),
        lambda v: (
            {"g": Group(v.left.group.tests, ()), "h": bare_group(v.right.group)}
            if isinstance(v, Compare)
            and v.op is Op.GT
            and isinstance(v.left, Count)
            and isinstance(v.right, Count)
            and v.left.group.side == SaidPlayer()
            else None
        ),
    )
    reads(
        "clause",
        "[t:subj] gets/get|gains/gain [s:stats] this turn [e:each]",
        lambda t, s, e: Modify(t, each, Lasting.TURN) if isinstance(each := stats_each(s, e), tuple) else None,
    )
    reads(
        "sentence",
        "then?? ,? shuffle the rest of your deck and put [t:pron] on top of it || "
        "then?? ,? shuffle your deck and put [t:pron] on top of it",
        on_top,
    )
    reads(
        "sentence",
        "put all revealed [g:np] from among them into your hand",
        lambda g: (
            InOrder(
                (
                    Pick(UNBOUND, Ref("revealed", True), g.tests, ANY_NUMBER, ANY_NUMBER, rest=UNBOUND),
                    Move(Ref("picked"), "hand", How.ADD),
                )
            )
            if one_sided(g)
            else None
        ),
    )
    # other words for the same places
    for words in ("an allied graveyard", "its owner 's graveyard"):
        reads(
            "clause",
            f"put the top card of your deck into {words}",
            lambda: Mill(YOU, Number(1), "break", How.PUT, UNBOUND),
        )
    reads("clause", "put [t:obj] into an allied|your servant zone", lambda t: enter(t, False))
    form(
        "clause",
        "put [t:target] into an allied servant zone",
        lambda t: Perform("to_servant_zone", t) if is_own_caster(t.group) else None,
        lambda v: {"t": v.thing} if isinstance(v, Perform) and v.name == "to_servant_zone" else None,
    )
    reads(
        "clause",
        "put [t:target] into your servant zone",
        lambda t: Perform("to_servant_zone", t) if is_own_caster(t.group) else None,
    )
    form(
        "clause",
        "put [t:pron] into the field under its owner 's control",
        lambda t: entered_for_its_owner(t, t),
        lambda v: {"t": v.thing} if isinstance(v, Move) and v == entered_for_its_owner(v.thing, v.thing) else None,
    )
    form(
        "clause",
        "put [t:target] into the field under its owner 's control",
        lambda t: entered_for_its_owner(t, THE_TARGET) if may_enter(t) else None,
        lambda v: {"t": v.thing} if isinstance(v, Move) and v == entered_for_its_owner(v.thing, THE_TARGET) else None,
    )
    reads(
        "clause", "put <self> into the field under its owner 's control", lambda: entered_for_its_owner(Self(), Self())
    )
    reads("clause", "return [t:obj] to the hand", lambda t: Move(t, "hand", How.RETURN))
    reads(
        "clause",
        "put [t:pron] on the bottom of that enemy deck",
        lambda t: Move(t, "deck", How.PUT, Position.BOTTOM),
    )


def is_own_caster(group: Group) -> bool:
    """307.5: into one's own servant zone it would come under one's control, if it were another player's."""
    return group.zones == ("field",) and {CASTER, ControlledBy(YOU)} <= set(group.tests)


def may_enter(target: Some) -> bool:
    """306.5: what is in the field is not put there."""
    return target.quantity.high == Number(1) and target.group.zones not in ((), ("field",))


def entered_for_its_owner(thing: Thing, owned: Thing) -> Move:
    return Move(thing, "field", How.PLAY, control=OwnerOf(owned))


def one_of_two(a: Effect, b: Effect) -> Modes | None:
    """903.2c: two things to do, each with a target of its own, of which one is chosen while playing."""
    aimed = [any(isinstance(node, Some) and node.target for node in walk(each)) for each in (a, b)]
    return Modes(Number(1), Number(1), ((a,), (b,))) if all(aimed) else None


def rest_or_reverse(t: Thing) -> Effect:
    """One target, and while it is carried out one of the two."""
    turned = either(Rest(Ref("it")), Orient(Ref("it"), Status.REVERSED))
    if isinstance(t, Some) and t.target:
        return InOrder((Choose(UNBOUND, t.group, t.quantity.low, t.quantity.high), turned))
    return either(Rest(t), Orient(t, Status.REVERSED))


def take_rest_or_reverse(value: object) -> Mapping[str, object] | None:
    match value:
        case PerformSome(Number(1), ((Rest(thing),), (Orient(other, Status.REVERSED),)), False):
            return {"t": thing} if isinstance(thing, Some) or thing == other else None
    return None
