"""104.4, 803, 910: what cannot be done to things or with them, what must be attacked, and what happens instead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from arbiter.script.abilities import Static
from arbiter.script.base import Change, Effect, How, Lasting, Pattern, Statement, Thing, Who
from arbiter.script.conditions import All
from arbiter.script.effects import Establish
from arbiter.script.nouns import EACH, OPPONENT, YOU, Every, Group, Has, OwnedBy, Self
from arbiter.script.patterns import ANYTHING, AnyPattern, Moves
from arbiter.script.statements import (
    Affects,
    CannotGain,
    ChangeDamage,
    CostChange,
    Forbid,
    ForbidPlay,
    LoseKeyword,
    Mark,
    Replace,
)
from arbiter.text.core.delays import from_event, to_event
from arbiter.text.core.patterns import THIS
from arbiter.text.core.sentences import as_one, effects_of
from arbiter.text.core.statements import as_group, make_about
from arbiter.text.core.targeting import take_target_player
from arbiter.text.draft import InOrder, Ref, Together
from arbiter.text.grammar import Table, Take
from arbiter.text.nodes import mentions


def prohibiting_rows(table: Table) -> None:
    moving_rows(table)
    fighting_rows(table)
    playing_rows(table)
    lasting_rows(table)
    instead_rows(table)


# ---------------------------------------------------------------- what cannot be done to it


DONE_TO = (
    ("removed from the game", Moves(ANYTHING, None, "removed", How.REMOVE)),
    ("banished", Moves(ANYTHING, "field", "break", How.BANISH)),
    ("destroyed", Moves(ANYTHING, "field", "break", How.DESTROY)),
    ("discarded", Moves(ANYTHING, "hand", "break", How.DISCARD)),
    ("returned to its/their owner/owners 's hand/hands", Moves(ANYTHING, "field", "hand")),
)
EFFECTS = "spells or|and abilities"


def moving_rows(table: Table) -> None:
    """104.4: by nothing at all, by effects, or by those of the opponent."""
    form = table.form
    for words, move in DONE_TO:
        whose = replace(move, by=OPPONENT)
        form(
            "svp",
            f"cannot be {words} by {EFFECTS} @opponent_controls || cannot be {words} by @opponents {EFFECTS}",
            lambda whose=whose: Forbid(whose),
            take_forbidden(whose),
        )
    form("svp", f"cannot be {DONE_TO[-1][0]}", lambda: Forbid(DONE_TO[-1][1]), take_forbidden(DONE_TO[-1][1]))
    for words in ("cannot be moved to", "cannot be put into", "cannot move to"):
        for end in ("any? other areas|zones", "another|any other area|zone"):
            table.reads("statement", f"[t:statsubj] {words} {end}", kept_there)
    table.reads(
        "statement", "[t:statsubj] cannot leave the|that|your|their graveyard|graveyards|hand|hands", kept_there
    )
    for words, zone in (
        ("graveyards", "break"),
        ("the|a|any graveyard", "break"),
        ("hands", "hand"),
        ("decks", "deck"),
    ):
        for deed in ("[g:allnp] cannot leave", "[g:allnp] cannot be moved from", "players cannot move [g:allnp] from"):
            for end in ("", " to other|another zones|areas|zone|area"):
                table.reads("statement", f"{deed} {words}{end}", lambda g, zone=zone: kept_in(g, zone))
    form(
        "clause",
        "[t:subj] [s:svp] [d:lasting]",
        forbidden_for_a_time,
        lambda v: None,
    )


def kept_there(t: Thing) -> Forbid | None:
    """Cards of one zone, which the noun names."""
    if not isinstance(t, Every) or len(t.group.zones) != 1 or t.group.zones == ("field",):
        return None
    return Forbid(Moves(t.group, t.group.zones[0]))


def kept_in(group: Group, zone: str) -> Forbid | None:
    return None if group.zones else Forbid(Moves(replace(group, zones=(zone,)), zone))


def take_forbidden(pattern: Moves) -> Take:
    return lambda value: {} if value == Forbid(pattern) else None


def forbidden_for_a_time(t: Thing, s: Statement, d: Lasting) -> object:
    said = make_about(t, s) if isinstance(s, Forbid) else None
    return Establish((said,), d) if isinstance(said, Forbid) else None


# ---------------------------------------------------------------- 803, 804  attacking and blocking


def fighting_rows(table: Table) -> None:
    row, form, word = table.row, table.form, table.word
    row("rule", "cannot attack [group:attacked]", Mark, name="cannot_attack")
    row("rule", "must attack [group:attacked] if able", Mark, name="must_attack")
    row("rule", "can block [group:flyers]", Mark, name="may_block_flying")
    word("rule", "can block while rested", Mark("may_block_rested"))
    for verb, name in (("attacking", "does_not_rest_to_attack"), ("blocking", "does_not_rest_to_block")):
        form(
            "statement",
            f"{verb} doesn't cause [t:statsubj] to rest",  # 803.4, 804.4
            lambda t, name=name: Affects(t, (Mark(name),)),
            take_untired(name),
        )
        for words in (f"to {name[17:]}", f"when|while {verb}", f"when it|they {name[17:]}s/{name[17:]}"):
            table.reads("rule", f"doesn't/don't rest {words}", lambda name=name: Mark(name))
    # 903.2i  where it can be a target of theirs, it is one
    chosen = Affects(Self(), (Mark("must_be_chosen"),))
    word("statement", "@your_opponent must target <self> with spells or abilities ,? if able", chosen)
    form(
        "vp",
        "cannot attack or block [g:attacked]",
        lambda g: (Mark("cannot_attack", None, g), Mark("cannot_block", None, g)),
        take_neither,
    )
    form("attacked", "[g:markgroup]", lambda g: g, lambda v: {"g": v} if isinstance(v, Group) else None)
    form("attacked", "[g:allnp]", lambda g: g, lambda v: None)
    table.reads("flyers", "a|an [g:np]", lambda g: g if Has("flying") in g.tests else None)
    form("flyers", "[g:allnp]", lambda g: g if Has("flying") in g.tests else None, lambda v: {"g": v})
    for glue in ("and", "or"):
        form(
            "vp",
            f"loses/lose and cannot gain [a:keyword] {glue} [b:keyword]",
            lambda a, b: (*never(a), *never(b)),
            take_barred(2) if glue == "and" else (lambda v: None),
        )
    form("vp", "loses/lose and cannot gain [a:keyword]", lambda a: never(a), take_barred(1))


def take_untired(name: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Affects(thing, (Mark() as mark,)) if mark == Mark(name):
                return {"t": thing}
        return None

    return take


def take_neither(value: object) -> Mapping[str, object] | None:
    match value:
        case (Mark("cannot_attack", None, Group() as group), Mark("cannot_block", None, same)) if group == same:
            return {"g": group}
    return None


def never(keyword: str) -> tuple[Change, ...]:
    """It loses the keyword and cannot gain it."""
    return (LoseKeyword(keyword), CannotGain(keyword))


def take_barred(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, tuple):
            return None
        words = [change.keyword for change in value if isinstance(change, CannotGain)]
        whole = tuple(change for word in words for change in never(word))
        return dict(zip("ab", words, strict=False)) if len(words) == count and value == whole else None

    return take


# ---------------------------------------------------------------- 903.1a  what cannot be played


def playing_rows(table: Table) -> None:
    form = table.form
    form(
        "clause",
        "[w:targetplayer] cannot play [g:castwhat] [d:lasting]",
        lambda w, g, d: Establish((ForbidPlay(w, "cast", g),), d),
        take_no_play,
    )
    for words, who in (("players", EACH), ("you", YOU), ("@your_opponent", OPPONENT)):
        form(
            "sentence",
            f"[d:lasting] , {words} cannot play [g:castwhat]",
            lambda d, g, who=who: Establish((ForbidPlay(who, "cast", g),), d) if d is not Lasting.TURN else None,
            take_not_played(who),
        )
    # said of a time in the turn, and of something besides
    form(
        "static",
        "[s:statement] [c:during] as long as [d:conditions] .",
        lambda s, c, d: Static("", None, (s,), All((c, d))),
        lambda v: None,
    )
    form(
        "static",
        "as long as [d:conditions] , [s:statement] [c:during] .",
        lambda d, s, c: Static("", None, (s,), All((c, d))),
        lambda v: None,
    )


def take_no_play(value: object) -> Mapping[str, object] | None:
    match value:
        case Establish((ForbidPlay(who, "cast", group),), lasting, None) if take_target_player(who):
            return {"w": who, "g": group, "d": lasting}
    return None


def take_not_played(who: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Establish((ForbidPlay(found, "cast", group),), lasting, None) if found == who:
                return {"g": group, "d": lasting} if lasting is not Lasting.TURN else None
        return None

    return take


# ---------------------------------------------------------------- 909.1  rules that last for a time


RULES = (Replace, ChangeDamage, Forbid, ForbidPlay, CostChange)


def lasting_rows(table: Table) -> None:
    """Whatever a text can declare, an effect can declare for a time."""
    for words in ("@until_end", "this turn"):
        table.form(
            "clause",
            f"{words} , [s:statement]",
            for_a_time,
            take_for_a_time if words == "@until_end" else (lambda v: None),
        )


def for_a_time(s: Statement) -> object:
    if not isinstance(s, RULES) or (isinstance(s, ChangeDamage) and s.nth):
        return None
    return Establish((s,), Lasting.TURN)


def take_for_a_time(value: object) -> Mapping[str, object] | None:
    match value:
        case Establish((statement,), Lasting.TURN, None) if isinstance(statement, RULES):
            return {"s": statement}
    return None


# ---------------------------------------------------------------- 910.1  something else happens


def owned(group: Group, who: Who = YOU) -> Group:
    """302.6: a card goes to its owner's graveyard: into yours go your own cards. This card goes where it goes."""
    if group == THIS or OwnedBy(who) in group.tests:
        return group
    return replace(group, tests=(*group.tests, OwnedBy(who)))


def out_of_play(group: Group) -> AnyPattern:
    return AnyPattern((Moves(group, None, "break"), Moves(group, None, "removed")))


WOULD: tuple[tuple[str, Callable[[Group], Pattern]], ...] = (
    # 1010  wherever it goes: a J-ruler is destroyed into another place than a resonator
    ("be destroyed", lambda group: Moves(group, "field", how=How.DESTROY)),
    ("be banished", lambda group: Moves(group, "field", how=How.BANISH)),
    ("be put into a graveyard from the field", lambda group: Moves(group, "field", "break")),
    ("be put into your graveyard from the field", lambda group: Moves(owned(group), "field", "break")),
    ("be put into a|your graveyard from your deck", lambda group: Moves(owned(group), "deck", "break")),
    ("be put into a|your graveyard from your hand", lambda group: Moves(owned(group), "hand", "break")),
    ("be put into a graveyard from anywhere", lambda group: Moves(group, None, "break")),
    ("be put into your graveyard from anywhere", lambda group: Moves(owned(group), None, "break")),
    ("be put into a graveyard", lambda group: Moves(group, None, "break")),
    ("be put into your graveyard", lambda group: Moves(owned(group), None, "break")),
    ("be put into @opponents graveyard from the field", lambda group: Moves(owned(group, OPPONENT), "field", "break")),
    ("be put into @opponents graveyard from anywhere", lambda group: Moves(owned(group, OPPONENT), None, "break")),
    ("be put into @opponents graveyard", lambda group: Moves(owned(group, OPPONENT), None, "break")),
    ("be put into your graveyard or removed area from anywhere", lambda group: out_of_play(owned(group))),
    (
        "be put into @opponents graveyard or removed area from anywhere",
        lambda group: out_of_play(owned(group, OPPONENT)),
    ),
    ("be put into a graveyard or removed area from anywhere", out_of_play),
    ("be returned to its owner 's hand", lambda group: Moves(group, "field", "hand")),
)


def what_moves(pattern: object) -> Group | None:
    """What it is that would move."""
    if isinstance(pattern, AnyPattern):
        pattern = pattern.patterns[0]
    return pattern.what if isinstance(pattern, Moves) else None


def instead_rows(table: Table) -> None:
    """Anything may be what happens instead; 910.3: only where the text says "may" is it a choice."""
    form = table.form
    for words, pattern in WOULD:
        start = f"if [t:would] would {words} ,"
        form(
            "statement",
            f"{start} [a:clauses] instead",
            lambda t, a, pattern=pattern: instead(pattern(t), (a,), False),
            take_instead(pattern, False),
        )
        form(
            "statement",
            f"{start} you may [a:clauses] instead",
            lambda t, a, pattern=pattern: instead(pattern(t), (a,), True),
            take_instead(pattern, True),
        )
        form(
            "clause",
            f"if [t:would] would {words} this turn , [a:clauses] instead",
            lambda t, a, pattern=pattern: Establish((instead(pattern(t), (a,), False),)) if is_settled(t) else None,
            lambda v: None,
        )
        for may, optional in (("", False), ("you may ", True)):
            form(
                "static",
                f"{start} {may}[a:clauses] instead . if you do , [b:clauses] .",
                lambda t, a, b, pattern=pattern, optional=optional: Static(
                    "", None, (instead(pattern(t), (a, b), optional),)
                ),
                take_instead_twice(pattern, optional),
            )
    # the same said as what does not happen then
    for may in ("you may ", "its controller may "):
        table.reads(
            "static",
            f"if [t:would] would be destroyed , {may}[a:clauses] . if you|they do , it|<self> isn't destroyed . || "
            f"if [t:would] would be destroyed , {may}[a:clauses] . if you|they do , it|<self> is not destroyed .",
            lambda t, a, own=may == "you may ": (
                Static("", None, (instead(WOULD[0][1](t), (a,), True),)) if own or t.side == YOU else None
            ),
        )
    form("would", "[t:definite1]", lambda t: as_group(t), lambda v: None)


def is_settled(group: Group) -> bool:
    """What "it" is in a rule that lasts is said by rows of its own."""
    return not mentions(group, Ref)


def instead(pattern: Pattern, parts: tuple[Effect, ...], optional: bool) -> Replace:
    effects = tuple(effect for part in parts for effect in one_by_one(part))
    return Replace(pattern, to_event(effects), optional)


def one_by_one(effect: Effect) -> tuple[Effect, ...]:
    """What is done instead, in the order of the text."""
    if isinstance(effect, Together | InOrder):
        return tuple(each for part in effect.effects for each in one_by_one(part))
    return effects_of(effect)


def take_instead_twice(pattern: object, optional: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Static(gate=None, statements=(Replace() as said,), condition=None) if len(said.effects) == 2:
                found = take_instead(pattern, optional)(replace(said, effects=said.effects[:1]))
                return None if found is None else {**found, "b": as_one(from_event(said.effects[1:]))}
        return None

    return take


def take_instead(pattern: object, optional: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Replace) or value.optional != optional:
            return None
        what = what_moves(value.pattern)
        assert callable(pattern)
        if what is None or value.pattern != pattern(what) or len(value.effects) != 1:
            return None
        return {"t": what, "a": as_one(from_event(value.effects))}

    return take
