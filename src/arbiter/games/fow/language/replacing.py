"""910: which damage is replaced, what a card says of its own moving, and what somebody else gets out of it."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.games.fow.language.protection import TO_YOU, leaving, take_leaving
from arbiter.games.fow.language.settling import ALL_AREAS
from arbiter.script.amounts import Number
from arbiter.script.base import Effect, How, Pattern, Role, Stat, Who
from arbiter.script.effects import Draw, Establish, LoseResource, Move
from arbiter.script.nouns import EACH, OPPONENT, YOU, EventPlayer, EventThing, Every, Group, Same, SingleTarget
from arbiter.script.patterns import ANYTHING, DealsDamage, Draws, Moves
from arbiter.script.statements import Affects, ChangeDamage, Forbid, Permit, Replace, SetStat
from arbiter.text.core.delays import from_event, to_event
from arbiter.text.core.nouns import take_const
from arbiter.text.core.patterns import THIS
from arbiter.text.core.sentences import as_one, effects_of
from arbiter.text.core.statements import as_group, as_thing
from arbiter.text.core.things import bare_group, field_group
from arbiter.text.draft import Ref
from arbiter.text.grammar import Table, Take

ORDINALS = ("first", "second", "third")
THAT = EventThing(Role.SUBJECT)
IN_ITS_STEAD = Replace(Moves(THIS, "hand", "break", How.DISCARD), (Move(THAT, "field"),))


def replacing_rows(table: Table) -> None:
    form, word = table.form, table.word
    word("postest", "with a?? single target", SingleTarget())
    for nth, ordinal in enumerate(ORDINALS, 1):
        # 910.2g  counted are the damages that would have been dealt
        word("statement", f"prevent the {ordinal} damage that would be dealt to you each turn", first_of(TO_YOU, nth))
        form(
            "statement",
            f"prevent the {ordinal} damage that would be dealt to [t:single] each turn",
            lambda t, nth=nth: first_of(DealsDamage(ANYTHING, as_group(t)), nth),
            take_first(nth),
        )
        form(
            "statement",
            f"prevent the {ordinal} damage that would be dealt to [g:allnp] each turn",
            lambda g, nth=nth: first_of(DealsDamage(ANYTHING, field_group(g)), nth),
            take_first_of_all(nth),
        )
    # 910.1a  what a card says of itself where nobody sees it
    for words, origin in (("deck", "deck"), ("hand", "hand")):
        form(
            "statement",
            f"if <self> would be put into your|a graveyard from your {words} , remove it from the game instead",
            lambda origin=origin: leaving(THIS, origin),
            take_leaving(origin),
        )
    word("statement", "if <self> would be discarded , put it into the field instead", IN_ITS_STEAD)
    # 910.1  anything may be what happens instead
    form(
        "statement",
        "if [t:would] would leave the field , [a:clause] instead",
        lambda t, a: Replace(Moves(t, "field", other_than_origin=True), to_event(effects_of(a))),
        take_left,
    )
    # and for this turn, of what the text has just spoken of
    for words, named in (("it", False), ("that [h:head]", True)):
        form(
            "clause",
            f"if {words} would leave the field this turn , [a:clause] instead",
            lambda a, h=(), named=named: leaving_again(Ref("that", False, h) if named else Ref("it"), a),
            (lambda v: None) if named else take_leaving_again,
        )
    form(
        "statement",
        "if [w:player] would draw a card , [a:clause] instead",
        lambda w, a: Replace(Draws(w), effects_of(a)),
        lambda v: (
            {"w": v.pattern.who, "a": as_one(v.effects)}
            if isinstance(v, Replace) and isinstance(v.pattern, Draws) and not v.pattern.by_text and not v.optional
            else None
        ),
    )
    word("statement", "you cannot lose the game", Permit("cannot_lose"))  # 103.5
    # 910.2e  another player has something of it, too
    form(
        "statement",
        "if @your_opponent would draw a card , they lose [n:whole] life and you draw a card instead",
        lambda n: Replace(Draws(OPPONENT), (LoseResource(EventPlayer(), "life", n), Draw(YOU, Number(1)))),
        take_drained,
    )
    unpaid_rows(table)
    cost_rows(table)


def unpaid_rows(table: Table) -> None:
    """904.4: what a cost is by a base ability; 1415.1: "its base ability" means any, as "a base ability" does."""
    form = table.form
    form(
        "statement",
        "the cost of [g:allnp] is [n:<anysym>] instead of their|its printed cost in all zones",
        lambda g, n: (
            Affects(Every(Group(g.tests, ALL_AREAS, g.side)), (SetStat(Stat.COST, Number(n)),)) if not g.zones else None
        ),
        take_cost_is,
    )
    paid = "paying its non reduced printed cost ,? or non reduced cost modified by a|its base ability"
    for words, to, how in (
        ("remove it from the game", "removed", How.REMOVE),
        ("put it into its owner 's graveyard", "break", How.PUT),
    ):
        form(
            "statement",
            f"if a|an [g:np] would be put into the field without being played by {paid} , {words} instead",
            lambda g, to=to, how=how: Replace(Moves(g, to="field", unpaid=True), (Move(THAT, to, how),)),
            take_unpaid(to),
        )


def take_cost_is(value: object) -> Mapping[str, object] | None:
    match value:
        case Affects(Every(Group(tests, zones, side)), (SetStat(Stat.COST, Number(n)),)) if "deck" in zones:
            return {"g": Group(tests, (), side), "n": n}
    return None


def take_unpaid(to: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Replace(Moves(group, unpaid=True), (Move(_, found),)) if found == to:
                return {"g": group}
        return None

    return take


def first_of(pattern: DealsDamage, nth: int) -> ChangeDamage:
    return ChangeDamage(pattern, set_to=Number(0), prevents=True, nth=nth)


def leaving_again(what: Ref, clause: Effect) -> Establish:
    moves = Moves(Group((Same(what),), (), EACH), "field", other_than_origin=True)
    return Establish((Replace(moves, to_event(effects_of(clause))),))


def take_leaving_again(value: object) -> Mapping[str, object] | None:
    match value:
        case Establish((Replace(Moves(Group((Same(Ref("it")),), ()), "field", other_than_origin=True), effects),)):
            clause = as_one(from_event(effects))
            return {"a": clause} if value == leaving_again(Ref("it"), clause) else None
    return None


def take_first(nth: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case ChangeDamage(DealsDamage(to=Group() as group), nth=found) if found == nth and not group.zones:
                return {"t": as_thing(group)}
        return None

    return take


def take_first_of_all(nth: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case ChangeDamage(DealsDamage(to=Group() as group), nth=found) if found == nth and group.zones:
                return {"g": bare_group(group)}
        return None

    return take


def take_drained(value: object) -> Mapping[str, object] | None:
    match value:
        case Replace(Draws(who), (LoseResource(EventPlayer(), "life", n), Draw())) if who == OPPONENT:
            return {"n": n}
    return None


# ---------------------------------------------------------------- 903.2n-2  as a cost


def cost_rows(table: Table) -> None:
    form, word = table.form, table.word
    for words, who in (("players", None), ("you", YOU), ("@your_opponent", OPPONENT)):
        form(
            "statement",
            f"{words} cannot move cards from their|your [z:zone] to another zone as a cost",
            lambda z, who=who: Forbid(moved(z, who)),
            take_moved(who),
        )
        word("statement", f"{words} cannot discard cards as a cost", Forbid(discarded(who)))
    own = Moves(Group((), (), YOU), "hand", "break", How.DISCARD, cause="cost")
    form("pattern", "you discard a card as a cost", lambda: own, take_const(own))


def moved(zone: str, who: Who | None) -> Pattern:
    return Moves(Group((), (), EACH), zone, by=who, cause="cost")


def take_moved(who: Who | None) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Forbid(Moves(_, str() as zone, cause="cost") as pattern) if pattern == moved(zone, who):
                return {"z": zone}
        return None

    return take


def discarded(who: Who | None) -> Pattern:
    return Moves(Group((), (), EACH), "hand", how=How.DISCARD, by=who, cause="cost")


def take_left(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Replace) and isinstance(value.pattern, Moves) and not value.optional:
        group = value.pattern.what
        if value.pattern == Moves(group, "field", other_than_origin=True):
            return {"t": group, "a": as_one(from_event(value.effects))}
    return None
