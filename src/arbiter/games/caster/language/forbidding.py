"""Chapters 104.4 and 702.2: what players cannot do, at all or more than so often a turn: play cards or abilities, draw,
attack. And from where else than their hand they may play cards."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.script.abilities import Static
from arbiter.script.amounts import Number
from arbiter.script.base import Amount, Lasting, Quality, Who
from arbiter.script.conditions import Happened
from arbiter.script.effects import Establish
from arbiter.script.nouns import EACH, OPPONENT, YOU, Every, Group, Is, Same, Self
from arbiter.script.patterns import Attacks, Casts, Draws, Searches
from arbiter.script.statements import Affects, Forbid, ForbidPlay, Mark, Permit
from arbiter.text.grammar import Table, Take

PLAYERS = (("you", YOU), ("enemy players", OPPONENT), ("players", EACH))
CALLED = (*PLAYERS, ("each player", EACH), ("your|an opponent", OPPONENT))  # and what else they are called
OFTEN = (("once", 1), ("twice", 2))


def forbidding_rows(table: Table) -> None:
    """What is forbidden as long as a card says it, or, by a text that resolves, for a time."""
    table.same("statement", "[s:ban]")
    table.form("clause", "[s:ban] [d:lasting]", lambda s, d: Establish((s,), d), take_lasting)
    table.reads("sentence", "[d:lasting] , [s:ban]", lambda s, d: Establish((s,), d))
    play_rows(table)
    draw_rows(table)
    attack_rows(table)
    place_rows(table)


def take_lasting(value: object) -> Mapping[str, object] | None:
    match value:
        case Establish((ForbidPlay() | Forbid() as statement,), lasting, None):
            return {"s": statement, "d": lasting}
    return None


# ---------------------------------------------------------------- playing


def play_rows(table: Table) -> None:
    for words, who in PLAYERS:
        table.form("ban", f"{words} cannot play [g:allnp]", lambda g, who=who: not_played(who, g), take_not_played(who))
        table.form(
            "ban",
            f"{words} cannot play more than [n:<num>] [g:np] per|each turn",
            lambda n, g, who=who: no_more_played(who, n, g),
            take_no_more_played(who),
        )
    for words, who in CALLED:
        table.reads("ban", f"{words} cannot play [g:allnp]", lambda g, who=who: not_played(who, g))
        for said in ("cannot play more than", "can only play", "can play only", "may only play"):
            table.reads(
                "ban",
                f"{words} {said} [n:<num>] [g:np] per|each turn",
                lambda n, g, who=who: no_more_played(who, n, g),
            )
    table.reads("ban", "[g:allnp] cannot be played", lambda g: not_played(EACH, g) if g.tests else None)
    for words, who in (("players", EACH), ("enemy players", OPPONENT)):
        table.reads("ban", f"{words} cannot search", lambda who=who: Forbid(Searches(who)))
    table.form(
        "clause",
        "[w:targetplayer] cannot play [g:allnp] [d:lasting]",
        lambda w, g, d: Establish((ForbidPlay(w, "cast", g),), d) if g.side == EACH and not g.zones else None,
        take_target_not_playing,
    )


def not_played(who: Who, group: Group) -> ForbidPlay | None:
    return ForbidPlay(who, "cast", group) if group.side == EACH and not group.zones else None


def take_not_played(who: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, ForbidPlay) and value == ForbidPlay(who, "cast", Group(value.what.tests, (), EACH)):
            return {"g": value.what}
        return None

    return take


def take_target_not_playing(value: object) -> Mapping[str, object] | None:
    match value:
        case Establish((ForbidPlay(who, "cast", group, None),), lasting, None):
            return {"w": who, "g": group, "d": lasting}
    return None


def no_more_played(who: Who, most: int, group: Group) -> ForbidPlay | None:
    """Whoever has played so many such cards this turn plays no other."""
    if most < 1 or group.zones or group.side != EACH:
        return None
    return ForbidPlay(who, "cast", group, Happened(Casts(YOU, group), most))


def take_no_more_played(who: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case ForbidPlay(player, "cast", group, Happened(low=most)) if value == no_more_played(who, most, group):
                return {"n": most, "g": group} if player == who else None
        return None

    return take


# ---------------------------------------------------------------- drawing


def draw_rows(table: Table) -> None:
    """1006.2: cards are drawn one by one, the one of the draw phase among them (503.1)."""
    for words, who in PLAYERS:
        table.word("ban", f"{words} cannot draw cards || {words} cannot draw a card", Forbid(Draws(who)))
        table.form(
            "ban",
            f"{words} cannot draw more than [n:cards] per|each turn",
            lambda n, who=who: no_more_drawn(who, n),
            take_no_more_drawn(who),
        )
    for words, who in CALLED:
        table.reads("ban", f"{words} cannot draw cards", lambda who=who: Forbid(Draws(who)))
        for said in ("cannot draw more than", "can only draw", "can draw only", "may only draw"):
            table.reads("ban", f"{words} {said} [n:cards] per|each turn", lambda n, who=who: no_more_drawn(who, n))
    table.form(
        "clause",
        "[w:targetplayer] cannot draw cards [d:lasting]",
        lambda w, d: Establish((Forbid(Draws(w)),), d),
        take_target_not_drawing,
    )


def no_more_drawn(who: Who, most: Amount) -> Forbid | None:
    return Forbid(Draws(who, after=most.value)) if isinstance(most, Number) and most.value > 0 else None


def take_no_more_drawn(who: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Forbid(Draws(drawer, False, False, after)) if drawer == who and after:
                return {"n": Number(after)}
        return None

    return take


def take_target_not_drawing(value: object) -> Mapping[str, object] | None:
    match value:
        case Establish((Forbid(Draws(who) as drawn),), lasting, None) if drawn == Draws(who):
            return {"w": who, "d": lasting}
    return None


# ---------------------------------------------------------------- attacking


def attack_rows(table: Table) -> None:
    """803.3: whoever has attacked so often this turn has nothing that may attack."""
    for words, who in PLAYERS:
        for often, most in OFTEN:
            said = " || ".join(f"{words} can {w} {often} per|each turn ." for w in ("attack only", "only attack"))
            table.word("static", said, no_more_attacks(who, most))
    for often, most in OFTEN:
        for words, who in (("each player", EACH), ("your|an opponent", OPPONENT)):
            said = " || ".join(f"{words} can {w} {often} per|each turn ." for w in ("attack only", "only attack"))
            table.reads("static", said, lambda who=who, most=most: no_more_attacks(who, most))


def no_more_attacks(who: Who, most: int) -> Static:
    servants = Group((Is(Quality.TYPE, "servant"),), ("field",), who)
    attacked = Happened(Attacks(Group(servants.tests, (), who)), most)
    return Static("", None, (Affects(Every(servants), (Mark("cannot_attack"),)),), attacked)


# ---------------------------------------------------------------- 702.2, 703.2, 706.2  from where cards are played

PLACES = (("graveyard", "break"), ("removed zone", "removed"))


def place_rows(table: Table) -> None:
    table.form("statement", "you may play [g:allnp]", permitted, take_permitted)
    table.form("clause", "you may play [g:allnp] [d:lasting]", for_a_time, take_for_a_time)
    table.reads("sentence", "[d:lasting] , you may play [g:allnp]", for_a_time)
    for words, zone in PLACES:
        for category in ("static", "castingstatic"):
            said = f"you may play <self> from your {words} . || you may play <self> from an allied {words} ."
            table.word(category, said, from_there(zone))
    # 504.1a  instead of a caster of the hand
    for words, zone in PLACES:
        calls = Static("", None, (Permit("call", Group((Same(Self()),), (zone,), YOU)),), None, (zone,))
        said = f"you may call <self> from your {words} . || you may call <self> from an allied {words} ."
        table.word("static", said, calls)
        for whose in ("your", "an allied"):
            said = f"you may play|call <self> face-up? from {whose} {words} instead ."
            table.reads("static", f"[p:callphase] , {said}", lambda p, calls=calls: calls)
    would = "if you would play|call a caster as part of|in your call phase || if you would call a caster"
    table.word("callphase", would, "")


def permitted(g: Group) -> Permit | None:
    """Of one's own cards, and where they lie."""
    return Permit("cast", g) if g.side == YOU and g.zones in [(zone,) for _, zone in PLACES] else None


def take_permitted(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Permit) and value == Permit("cast", value.what):
        return {"g": value.what}
    return None


def for_a_time(g: Group, d: Lasting) -> Establish | None:
    permit = permitted(g)
    return None if permit is None else Establish((permit,), d)


def take_for_a_time(value: object) -> Mapping[str, object] | None:
    match value:
        case Establish((Permit("cast", group),), lasting, None):
            return {"g": group, "d": lasting}
    return None


def from_there(zone: str) -> Static:
    return Static("", None, (Permit("cast", Group((Same(Self()),), (zone,), YOU)),), None, (zone,))
