"""Chapter 910 and 104: what happens in place of something else, and what players cannot do, as cards would say it."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.script.base import How, Stat, Who
from arbiter.script.effects import Modify
from arbiter.script.nouns import EACH, OPPONENT, YOU, Group
from arbiter.script.patterns import ANYTHING, Draws, Moves
from arbiter.script.statements import ForbidPlay, Replace, SetStat, SwapNumbers
from arbiter.text.core.delays import from_event, to_event
from arbiter.text.core.patterns import fill, hollow
from arbiter.text.core.sentences import as_one, effects_of
from arbiter.text.grammar import Table, Take

# What may be replaced: the words, and the event.
WOULD = (
    ("be destroyed", Moves(ANYTHING, origin="field", how=How.DESTROY)),
    ("leave the field", Moves(ANYTHING, origin="field", other_than_origin=True)),
    ("be put into a graveyard from the field", Moves(ANYTHING, origin="field", to="break")),
    ("be put into a graveyard from anywhere", Moves(ANYTHING, to="break")),
)
MAY = (("", False), ("you may ", True))
# 503.1  the card of the draw phase is drawn by the rules, and by no card or ability.
DRAWN = (("", False), (" by a card or ability", True))
PLAYERS = (("you", YOU), ("enemy players", OPPONENT), ("players", EACH))


def instead_rows(table: Table) -> None:
    for words, event in WOULD:
        for may, optional in MAY:
            table.form(
                "statement",
                f"if [g:agent] would {words} , {may}[a:clause] instead",
                lambda g, a, event=event, optional=optional: Replace(fill(event, g), to_event(effects_of(a)), optional),
                take_moved(event, optional),
            )
    for may, optional in MAY:
        for how, by_text in DRAWN:
            table.form(
                "statement",
                f"if [w:player] would draw a card{how} , {may}[a:clause] instead",
                lambda w, a, by_text=by_text, optional=optional: Replace(Draws(w, by_text), effects_of(a), optional),
                take_drawn(by_text, optional),
            )
    for words, who in PLAYERS:
        table.form(
            "statement",
            f"{words} cannot play [g:allnp]",
            lambda g, who=who: ForbidPlay(who, "cast", g) if g.side == EACH and not g.zones else None,
            take_forbidden(who),
        )
    table.reads(
        "statement",
        "your|an opponent cannot play [g:allnp]",
        lambda g: ForbidPlay(OPPONENT, "cast", g) if g.side == EACH and not g.zones else None,
    )
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


def take_drawn(by_text: bool, optional: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Replace(Draws(who) as found, effects, may) if may == optional and found == Draws(who, by_text):
                return {"w": who, "a": as_one(effects)}
        return None

    return take


def take_forbidden(who: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, ForbidPlay) and value == ForbidPlay(who, "cast", Group(value.what.tests, (), EACH)):
            return {"g": value.what}
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
