"""Further events that automatic abilities wait for: by whose doing, from which area, to whom, and several in one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.fow.language.frames import ENTERS
from arbiter.games.fow.language.systems import ADDED_TO
from arbiter.script.abilities import FREELY, Triggered
from arbiter.script.base import Pattern, Who
from arbiter.script.nouns import EACH, OPPONENT, YOU, Group, HostOf, Same, Self
from arbiter.script.patterns import ANYTHING, AnyPattern, DealsDamage, Does, IsChosen, Moves, Rests
from arbiter.text.core.arrows import waiting
from arbiter.text.core.patterns import THIS
from arbiter.text.core.things import bare_group, field_group
from arbiter.text.grammar import Table, Take

HOST = Group((Same(HostOf(Self())),), (), EACH)
SIDES = (("your", YOU), ("@opponents", OPPONENT))


def happening_rows(table: Table) -> None:
    row, form, word = table.row, table.form, table.word
    for words, side in SIDES:
        moved = Moves(Group((), (), side), to="field")
        word("entersyour", f"is/are put into the field under {words} control", moved)
    row("event", "is/are put into the field", Moves, what=ANYTHING, to="field")
    row("event", "is/are summoned", Moves, what=ANYTHING, origin="stack", to="field")  # 1410.1
    form(
        "pattern",
        "you summon [g:agent]",
        lambda g: Moves(replace(g, side=YOU), "stack", "field") if g.side == EACH and not g.zones else None,
        lambda v: None,
    )
    for name in ADDED_TO:
        word("agent", f"added {name} || the added {name} || bestowed {name} || the bestowed {name}", HOST)
    attack_rows(table)
    cause_rows(table)
    target_rows(table)
    player_rows(table)
    form(
        "pattern",
        "<self> in your [z:zone] is removed from the game",
        lambda z: Moves(THIS, z, "removed"),
        lambda v: {"z": v.origin} if isinstance(v, Moves) and v == Moves(THIS, v.origin, "removed") else None,
    )
    # 906.1  one ability may wait for several things, and [Enter] may be one of them
    form("patterns", "[a:pattern] or whenever [b:pattern]", lambda a, b: AnyPattern((a, b)), lambda v: None)
    for limit in ("", " [r:triglimit]"):
        for wait in ("whenever|when [p:patterns]", "[p:time]"):
            form(
                "triggered",
                f"[ Enter ] or {wait} >>> [b:body]{limit}",
                lambda p, b, r=FREELY: waiting(AnyPattern((ENTERS, p)), b, r),
                take_enter_or(bool(limit)),
            )


def attack_rows(table: Table) -> None:
    """803.3: what is attacked, an object or a player."""
    table.form(
        "pattern",
        "[g:agent] attacks/attack a|an [h:np]",
        lambda g, h: Does(EACH, "attack object", g, field_group(h)) if h.tests and not h.zones else None,
        lambda v: {"g": v.what, "h": bare_group(v.to)} if isinstance(v, Does) and v.action == "attack object" else None,
    )
    table.row(
        "event",
        "attacks/attack your|an opponent || attacks/attack a player",
        Does,
        who=EACH,
        action="attack player",
        what=ANYTHING,
    )
    for words, who in (("your|an opponent", OPPONENT), ("a player", EACH)):  # 710
        table.form(
            "pattern",
            f"{words} calls/call [g:agent]",
            lambda g, who=who: Does(who, "call", g),
            take_called(who),
        )


def take_called(who: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        return {"g": value.what} if isinstance(value, Does) and value == Does(who, "call", value.what) else None

    return take


def take_enter_or(limits: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Triggered(pattern=AnyPattern((first, second)), gate=None, condition=None) if first == ENTERS:
                if value.zones != ("field",) or (value.limits != FREELY) != limits:
                    return None
                found: dict[str, object] = {"p": second, "b": value.effects}
                return {**found, "r": value.limits} if limits else found
        return None

    return take


def cause_rows(table: Table) -> None:
    """By whose spell or ability it happens."""
    form = table.form
    form(
        "events",
        "[e:event] by a @effect [w:bywhom] || [e:event] by @effects [w:bywhom] || [e:event] by [w:poss] @effects",
        done_by,
        take_done_by,
    )


def done_by(e: Pattern, w: Who) -> object:
    if isinstance(e, Moves | Rests) and e.by is None:
        return replace(e, by=w)
    return None


def take_done_by(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Moves | Rests) and value.by in (YOU, OPPONENT):
        return {"e": replace(value, by=None), "w": value.by}
    return None


def target_rows(table: Table) -> None:
    """What is targeted by a spell alone, or by an ability alone."""
    form = table.form
    form(
        "event",
        "is/are targeted by [k:kinds2] || becomes/become targeted by [k:kinds2] || "
        "becomes/become the target of [k:kinds2]",
        lambda k: IsChosen(ANYTHING, EACH, k),
        lambda v: {"k": v.kinds} if isinstance(v, IsChosen) and v.by == EACH else None,
    )
    form(
        "event",
        "is/are targeted by [k:kinds2] [w:bywhom] || becomes/become targeted by [k:kinds2] [w:bywhom] || "
        "becomes/become the target of [k:kinds2] [w:bywhom]",
        lambda k, w: IsChosen(ANYTHING, w, k),
        lambda v: {"k": v.kinds, "w": v.by} if isinstance(v, IsChosen) and v.by != EACH else None,
    )


def player_rows(table: Table) -> None:
    """Damage to players."""
    form, word = table.form, table.word
    for words, who in (("you", YOU), ("@your_opponent", OPPONENT), ("a player", EACH)):
        hurt = DealsDamage(ANYTHING, player=who)
        word("pattern", f"damage is dealt to {words} || {words} is|are dealt damage", hurt)
        form(
            "pattern",
            f"damage is dealt to {words} or [g:agent]",
            lambda g, hurt=hurt: AnyPattern((hurt, DealsDamage(ANYTHING, g))),
            take_hurt_or(hurt),
        )
        form(
            "event",
            f"deals/deal damage to {words} or [g:agent]",
            lambda g, who=who: AnyPattern((DealsDamage(ANYTHING, player=who), DealsDamage(ANYTHING, g))),
            lambda v: None,
        )


def take_hurt_or(hurt: DealsDamage) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case AnyPattern((first, DealsDamage(source, Group() as group))) if first == hurt and source == ANYTHING:
                return {"g": group} if value.patterns[1] == DealsDamage(ANYTHING, group) else None
        return None

    return take
