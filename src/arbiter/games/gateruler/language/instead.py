"""Damage that becomes another number (13-3, 14-14g), and what happens instead of something else (14-14)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from arbiter.games.gateruler.language.statements import WOULD, take_instead
from arbiter.script.abilities import Static
from arbiter.script.base import Amount, Effect, Pattern, Who
from arbiter.script.costs import Cost, Mana
from arbiter.script.effects import MayPay
from arbiter.script.nouns import YOU, Group
from arbiter.script.patterns import ANYTHING, DealsDamage, Draws, Moves
from arbiter.script.statements import ChangeDamage, Replace
from arbiter.text.core.delays import from_event, to_event
from arbiter.text.core.patterns import fill, hollow
from arbiter.text.core.sentences import as_one, effects_of
from arbiter.text.core.statements import as_group, as_thing
from arbiter.text.grammar import Table, Take

HARM = (("damage", None), ("combat damage", True), ("effect damage", False))


def instead_rows(table: Table) -> None:
    draw_rows(table)
    reduced_rows(table)
    optional_rows(table)
    doubled_rows(table)
    priced_rows(table)


def draw_rows(table: Table) -> None:
    """14-14a."""
    table.form(
        "statement",
        "if [w:player] would draw a card , [a:clause] instead || "
        "when|as [w:player] would draw a card , [a:clause] instead",
        lambda w, a: Replace(Draws(w), effects_of(a)),
        lambda v: (
            {"w": v.pattern.who, "a": as_one(v.effects)}
            if isinstance(v, Replace) and v == Replace(v.pattern, v.effects) and isinstance(v.pattern, Draws)
            else None
        ),
    )


def reduced_rows(table: Table) -> None:
    """13-3, 14-14g: said of the damage, or of those to whom it would be dealt."""
    reads = table.reads
    # 13-3a-1, 13-3d-1  what prevents damage that is dealt at another time need not say "instead"
    table.form("dmgend", "becomes [n:num] instead??", becoming, take_becoming)
    reads("dmgend", "is reduced by [n:num]", reduced)
    reads("dmgend", "is doubled instead?", doubled)
    for noun in ("it", "that damage", "this damage", "the damage"):
        for tail in ("", " instead"):
            # "When ... would be dealt damage, reduce the damage by 1" is no replacement, which says "instead" (14-14a),
            # but an automatic ability about that damage (15-20d, 15-20e-3).
            automatic = noun in ("this damage", "the damage") and not tail
            for change in ("harmchange",) if automatic else ("harmchange", "harminstead"):
                reads(change, f"reduce {noun} by [n:num]{tail}", reduced)
                reads(change, f"{noun} becomes [n:num]{tail}", becoming)
    for harm, combat in HARM:
        for when, change in (("if", "harmchange"), ("when", "harmchange" if combat is not None else "harminstead")):
            reads(
                "statement",
                f"{when} [g:agent] would be dealt {harm} , [d:{change}]",
                lambda g, d, combat=combat: replace(d, pattern=DealsDamage(ANYTHING, g, combat=combat)),
            )
            reads(
                "statement",
                f"{when} you would be dealt {harm} , [d:{change}]",
                lambda d, combat=combat: replace(d, pattern=DealsDamage(ANYTHING, player=YOU, combat=combat)),
            )
        reads(
            "statement",
            f"{harm} dealt to [t:statsubj] is reduced by [n:num]",
            lambda t, n, combat=combat: replace(reduced(n), pattern=DealsDamage(ANYTHING, as_group(t), combat=combat)),
        )
        reads(
            "statement",
            f"{harm} dealt to you is reduced by [n:num]",
            lambda n, combat=combat: replace(reduced(n), pattern=DealsDamage(ANYTHING, player=YOU, combat=combat)),
        )
        reads(
            "harmlaw",
            f"{harm} dealt by [t:statsubj] is doubled",
            lambda t, combat=combat: replace(doubled(), pattern=DealsDamage(as_group(t), combat=combat)),
        )
        reads(
            "harmlaw",
            f"{harm} dealt by [t:statsubj] is increased by [n:num]",
            lambda t, n, combat=combat: ChangeDamage(DealsDamage(as_group(t), combat=combat), n),
        )


def reduced(n: Amount) -> ChangeDamage:
    return ChangeDamage(DealsDamage(ANYTHING), n, reduce=True)


def becoming(n: Amount) -> ChangeDamage:
    return ChangeDamage(DealsDamage(ANYTHING), set_to=n)


def take_becoming(value: object) -> Mapping[str, object] | None:
    if isinstance(value, ChangeDamage) and value.set_to is not None and value == becoming(value.set_to):
        return {"n": value.set_to}
    return None


def optional_rows(table: Table) -> None:
    """14-14a: what its player may replace."""
    for words, event in WOULD:
        table.form(
            "statement",
            f"when|if|as [g:agent] would {words} , you may [a:price] instead",
            lambda g, a, event=event: Replace(fill(event, g), to_event(effects_of(a)), optional=True),
            take_perhaps(event),
        )


def take_perhaps(event: Moves) -> Take:
    inner = take_instead(event)

    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Replace) or not value.optional or len(value.effects) != 1:
            return None
        return inner(replace(value, optional=False))

    return take


def doubled_rows(table: Table) -> None:
    """13-3, 14-14g."""
    reads, form = table.reads, table.form
    table.same("statement", "[s:harmlaw]")
    for noun in ("it", "that damage", "this damage", "the damage"):
        for tail in ("", " instead"):
            for change in ("harmchange", "harminstead"):
                reads(change, f"double {noun}{tail}", doubled)
                reads(change, f"{noun} is doubled{tail}", doubled)
    for harm, combat in HARM:
        reads("harmlaw", f"{harm} dealt to you becomes [n:num]", lambda n, combat=combat: becomes(n, None, combat))
        reads(
            "harmlaw",
            f"{harm} dealt to [t:statsubj] becomes [n:num]",
            lambda t, n, combat=combat: becomes(n, as_group(t), combat),
        )
        reads(
            "statement",
            f"if|when {harm} would be dealt to you , [d:harmchange]",
            lambda d, combat=combat: replace(d, pattern=DealsDamage(ANYTHING, player=YOU, combat=combat)),
        )
        reads(
            "statement",
            f"if|when {harm} would be dealt to [g:agent] , [d:harmchange]",
            lambda g, d, combat=combat: replace(d, pattern=DealsDamage(ANYTHING, g, combat=combat)),
        )
        reads(
            "statement",
            f"if|when [g:agent] would deal {harm} , [d:harmchange]",
            lambda g, d, combat=combat: replace(d, pattern=DealsDamage(g, combat=combat)),
        )
        form(
            "statement",
            f"add + [n:num] to the base {harm} of [t:statsubj]",
            lambda n, t, combat=combat: ChangeDamage(DealsDamage(as_group(t), combat=combat), add=n),  # 15-2b
            take_raised(combat),
        )
        form(
            "statement",
            f"double the {harm} dealt by [t:statsubj] || {harm} dealt by [t:statsubj] is doubled",
            lambda t, combat=combat: replace(doubled(), pattern=DealsDamage(as_group(t), combat=combat)),
            take_doubled(combat),
        )


def take_raised(combat: bool | None) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, ChangeDamage) and isinstance(value.pattern, DealsDamage) and value.add is not None:
            source = value.pattern.source
            if value == ChangeDamage(DealsDamage(source, combat=combat), add=value.add) and source != ANYTHING:
                return {"n": value.add, "t": as_thing(source)}
        return None

    return take


def take_doubled(combat: bool | None) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, ChangeDamage) and isinstance(value.pattern, DealsDamage):
            source = value.pattern.source
            if value == replace(doubled(), pattern=DealsDamage(source, combat=combat)) and source != ANYTHING:
                return {"t": as_thing(source)}
        return None

    return take


def doubled() -> ChangeDamage:
    return ChangeDamage(DealsDamage(ANYTHING), factor=2)


def becomes(n: Amount, to: Group | None, combat: bool | None) -> ChangeDamage:
    pattern = (
        DealsDamage(ANYTHING, to, combat=combat) if to is not None else DealsDamage(ANYTHING, player=YOU, combat=combat)
    )
    return ChangeDamage(pattern, set_to=n)


def priced_rows(table: Table) -> None:
    """14-14c-2: what may be done, and what then happens instead."""
    table.same("price", "[a:clause]")
    table.form(
        "price",
        "pay [n:<num>] resource/resources",
        lambda n: MayPay(Cost((Mana(any=n),)), must=True),  # whether it is done has been asked already
        take_resources,
    )
    for words, event in WOULD:
        table.form(
            "static",
            f"when|if|as [g:agent] would {words} , you may [a:price] . if you do , [b:clause] instead .",
            lambda g, a, b, event=event: in_its_place(fill(event, g), effects_of(a), effects_of(b)),
            take_in_its_place(event),
        )
    for harm, combat in HARM:
        for hurt, to_whom in ((f"you would be dealt {harm}", YOU), (f"[g:agent] would be dealt {harm}", None)):
            for when, change in (("if|as", "harmchange"), ("when", "harminstead")):
                table.reads(
                    "static",
                    f"{when} {hurt} , you may [a:price] . if you do , [d:{change}] .",
                    lambda a, d, g=None, to_whom=to_whom, combat=combat: changed_for(a, d, g, to_whom, combat),
                )
            for done, make, field in (
                ("reduce that damage by [n:num]", reduced, "add"),
                ("that damage becomes [n:num] instead", becoming, "set_to"),
            ):
                table.form(
                    "static",
                    f"if {hurt} , you may [a:price] . if you do , {done} .",
                    lambda a, n, g=None, make=make, to_whom=to_whom, combat=combat: changed_for(
                        a, make(n), g, to_whom, combat
                    ),
                    take_changed_for(make, field, to_whom, combat),
                )


def take_resources(value: object) -> Mapping[str, object] | None:
    match value:
        case MayPay(Cost((Mana(any=some),)), must=True):
            return {"n": some}
    return None


def changed_for(a: Effect, d: ChangeDamage, g: Group | None, to_whom: Who | None, combat: bool | None) -> Static:
    """14-14c-2, 13-3a: damage that becomes another if its player does something for it."""
    harm = DealsDamage(ANYTHING, g, to_whom, combat)
    return Static("", None, (replace(d, pattern=harm, effects=to_event(effects_of(a))),))


def take_changed_for(
    make: Callable[[Amount], ChangeDamage], field: str, to_whom: Who | None, combat: bool | None
) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Static(statements=(ChangeDamage(DealsDamage() as harm) as change,), condition=None):
                amount = getattr(change, field)
                if amount is None or (harm.to is None) != (to_whom is not None):
                    return None
                plain = replace(make(amount), pattern=harm, effects=change.effects)
                if not change.effects or change != plain or harm != DealsDamage(ANYTHING, harm.to, to_whom, combat):
                    return None
                found = {"a": as_one(from_event(change.effects)), "n": amount}
                return found if to_whom is not None else {**found, "g": harm.to}
        return None

    return take


def take_in_its_place(event: Moves) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Static(statements=(Replace(pattern, effects, True),), condition=None) if len(effects) > 1:
                found = hollow(pattern)
                if found is not None and found[0] == event:
                    done = from_event(effects)
                    return {"g": found[1], "a": as_one(done[:-1]), "b": done[-1]}
        return None

    return take


def in_its_place(pattern: Pattern, price: tuple[Effect, ...], then: tuple[Effect, ...]) -> object:
    return Static("", None, (Replace(pattern, to_event((*price, *then)), optional=True),))
