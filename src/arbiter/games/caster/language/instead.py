"""Chapter 910: what happens in place of something else, as cards would say it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.script.base import Effect, How, Lasting, Pattern, Stat
from arbiter.script.effects import Establish, Modify
from arbiter.script.nouns import Group, Same
from arbiter.script.patterns import ANYTHING, Draws, Moves
from arbiter.script.statements import Replace, SetStat, SwapNumbers
from arbiter.text.core.delays import from_event, to_event
from arbiter.text.core.patterns import fill, hollow
from arbiter.text.core.sentences import as_one, effects_of
from arbiter.text.core.statements import as_group
from arbiter.text.draft import Some
from arbiter.text.grammar import Table, Take

# What may be replaced: the words, and the event.
WOULD = (
    ("be destroyed", Moves(ANYTHING, origin="field", how=How.DESTROY)),
    ("leave the field", Moves(ANYTHING, origin="field", other_than_origin=True)),
    ("be put into a graveyard from the field", Moves(ANYTHING, origin="field", to="break")),
    ("be put into a graveyard from anywhere", Moves(ANYTHING, to="break")),
    ("be banished", Moves(ANYTHING, origin="field", how=How.BANISH)),
)
# The same without saying from where.
ALSO = (
    ("be put into a graveyard", Moves(ANYTHING, to="break")),
    ("be put into its owner 's graveyard", Moves(ANYTHING, to="break")),
    ("be returned to its owner 's hand", Moves(ANYTHING, origin="field", to="hand")),
)
MAY = (("", False), ("you may ", True))
# 503.1  the card of the draw phase is drawn by the rules, and by no card or ability.
DRAWN = (("", False), (" by a card or ability", True))


def instead_rows(table: Table) -> None:
    replacing_rows(table)
    lasting_rows(table)
    next_rows(table)
    number_rows(table)


def replacing_rows(table: Table) -> None:
    """910: what is done in place of something else, for as long as a card says it."""
    table.same("statement", "[s:would]")
    for words, event in WOULD:
        for may, optional in MAY:
            table.form(
                "would",
                f"if [g:agent] would {words} , {may}[a:clause] instead",
                lambda g, a, event=event, optional=optional: Replace(fill(event, g), to_event(effects_of(a)), optional),
                take_moved(event, optional),
            )
    for words, event in ALSO:
        for may, optional in MAY:
            table.reads(
                "would",
                f"if [g:agent] would {words} , {may}[a:clause] instead",
                lambda g, a, event=event, optional=optional: Replace(fill(event, g), to_event(effects_of(a)), optional),
            )
    for may, optional in MAY:
        for how, by_text in DRAWN:
            table.form(
                "would",
                f"if [w:player] would draw a card{how} , {may}[a:clause] instead",
                lambda w, a, by_text=by_text, optional=optional: Replace(Draws(w, by_text), effects_of(a), optional),
                take_drawn(by_text, optional),
            )


def lasting_rows(table: Table) -> None:
    """909.3b-3: the same for a time, made by a text that resolves; 903.2e: perhaps of a target."""
    table.form("sentence", "[d:lasting] , [s:would]", lambda d, s: Establish((s,), d), take_lasting)
    for words, event in WOULD:
        for may, optional in MAY:
            said = f"would {words} this turn , {may}[a:clause] instead"
            table.reads(
                "sentence",
                f"if [g:agent] {said}",
                lambda g, a, event=event, optional=optional: replaced(fill(event, g), a, optional),
            )
            table.form(
                "sentence",
                f"if [t:target] {said}",
                lambda t, a, event=event, optional=optional: replaced(fill(event, as_group(t)), a, optional),
                take_targeted(event, optional),
            )
    for may, optional in MAY:
        for how, by_text in DRAWN:
            table.form(
                "sentence",
                f"[d:lasting] , if [w:targetplayer] would draw a card{how} , {may}[a:clause] instead",
                lambda d, w, a, by_text=by_text, optional=optional: Establish(
                    (Replace(Draws(w, by_text), effects_of(a), optional),), d
                ),
                take_drawn_for_a_time(by_text, optional),
            )


def next_rows(table: Table) -> None:
    """910.3: only the next time, and only this turn."""
    for words, event in (*WOULD, *ALSO):
        for may, optional in MAY:
            table.reads(
                "sentence",
                f"the next time [t:target] would {words} this turn , {may}[a:clause] instead",
                lambda t, a, event=event, optional=optional: replace(
                    replaced(fill(event, as_group(t)), a, optional), uses=1
                ),
            )
            table.reads(
                "sentence",
                f"the next time [g:agent] would {words} this turn , {may}[a:clause] instead",
                lambda g, a, event=event, optional=optional: replace(replaced(fill(event, g), a, optional), uses=1),
            )


def replaced(event: Pattern, a: Effect, optional: bool) -> Establish:
    return Establish((Replace(event, to_event(effects_of(a)), optional),), Lasting.TURN)


def number_rows(table: Table) -> None:
    """909.1e: ATK and DEF that become something else for a time."""
    for stat, noun in ((Stat.POWER, "ATK"), (Stat.GUARD, "DEF")):
        table.form(
            "clause",
            f"[t:possessor] {noun} becomes [n:num] [d:lasting]",
            lambda t, n, d, stat=stat: Modify(t, (SetStat(stat, n),), d),
            take_number(stat),
        )
    table.form(
        "clause",
        "swap the ATK and DEF of [t:obj] [d:lasting]",
        lambda t, d: Modify(t, (SwapNumbers(),), d),
        take_swapped,
    )
    table.reads(
        "clause",
        "[d:lasting] , swap the ATK and DEF of [t:obj]",
        lambda d, t: Modify(t, (SwapNumbers(),), d),
    )


def take_moved(event: Moves, optional: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Replace) or value.optional != optional:
            return None
        found = hollow(value.pattern)
        if found is None or found[0] != event:
            return None
        return {"g": found[1], "a": as_one(from_event(value.effects))}

    return take


def take_lasting(value: object) -> Mapping[str, object] | None:
    match value:
        case Establish((Replace() as statement,), lasting, None):
            return {"d": lasting, "s": statement}
    return None


def take_targeted(event: Moves, optional: bool) -> Take:
    moved = take_moved(event, optional)

    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Establish((Replace() as statement,), Lasting.TURN, None):
                found = moved(statement)
                match found:
                    case {"g": Group((Same(Some() as thing),), (), _), "a": effect}:
                        return {"t": thing, "a": effect}
        return None

    return take


def take_drawn_for_a_time(by_text: bool, optional: bool) -> Take:
    drawn = take_drawn(by_text, optional)

    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Establish((Replace() as statement,), lasting, None):
                found = drawn(statement)
                return {"d": lasting, **found} if found else None
        return None

    return take


def take_drawn(by_text: bool, optional: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Replace(Draws(who) as found, effects, may) if may == optional and found == Draws(who, by_text):
                return {"w": who, "a": as_one(effects)}
        return None

    return take


def take_swapped(value: object) -> Mapping[str, object] | None:
    match value:
        case Modify(thing, (SwapNumbers(),), lasting, None):
            return {"t": thing, "d": lasting}
    return None


def take_number(stat: Stat) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Modify(thing, (SetStat(found, amount, False),), lasting, None) if found is stat:
                return {"t": thing, "n": amount, "d": lasting}
        return None

    return take
