"""910 and 1018: damage that is prevented or dealt to something else, said of whom, by what, and for how long.

Which damage is meant is put together freely: what it would be dealt to (cards, players, both), by what, and whether
in battle. 910.2f: what is dealt to another instead has the same source.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.script.amounts import EventAmount, Number
from arbiter.script.base import Effect, Lasting, Role, Thing, Who
from arbiter.script.effects import Deal, DealPlayer, Establish
from arbiter.script.nouns import EACH, OPPONENT, YOU, ControllerOf, EventThing, Every, Group, SingleTarget
from arbiter.script.patterns import ANYTHING, AnyPattern, DealsDamage
from arbiter.script.statements import ChangeDamage, Replace
from arbiter.text.core.statements import as_group, as_thing
from arbiter.text.core.things import bare_group, field_group
from arbiter.text.grammar import Table, Take
from arbiter.text.nodes import mentions

KINDS = (("damage", None), ("battle damage", True), ("non battle damage", False))
ENDS = (("@until_end", Lasting.TURN), ("this turn", Lasting.TURN), ("until end of game", Lasting.GAME))


def shielding_rows(table: Table) -> None:
    which_rows(table)
    prevention_rows(table)
    number_rows(table)
    redirection_rows(table)


# ---------------------------------------------------------------- which damage


def which_rows(table: Table) -> None:
    """ "to this card", "to you or J/resonators you control", "by fire resonators"; targets only in what is done."""
    form, word = table.form, table.word
    for harmed, thing in (("harmed", "single"), ("harmednow", "obj")):
        form(harmed, f"[t:{thing}]", lambda t: DealsDamage(ANYTHING, as_group(t)), take_harmed_thing)
        form(harmed, "[g:allnp]", lambda g: DealsDamage(ANYTHING, field_group(g)), take_harmed_group)
        word(harmed, "you", DealsDamage(ANYTHING, player=YOU))
        word(harmed, "@your_opponent", DealsDamage(ANYTHING, player=OPPONENT))
        word(harmed, "players", DealsDamage(ANYTHING, player=EACH))
        form(
            harmed,
            "you or|and [g:allnp]",
            lambda g: DealsDamage(ANYTHING, field_group(g), player=YOU),
            take_harmed_both,
        )
        form(
            harmed, f"you or|and [t:{thing}]", lambda t: DealsDamage(ANYTHING, as_group(t), player=YOU), lambda v: None
        )
    for harm, harmed, source in (("harm", "harmed", "harmer"), ("harmnow", "harmednow", "harmernow")):
        form(harm, f"to [d:{harmed}]", lambda d: d, lambda v: {"d": v} if is_from(v, False) else None)
        form(
            harm,
            f"to [d:{harmed}] by [s:{source}]",
            lambda d, s: replace(d, source=s),
            take_sourced,
        )
        # 910.2b  of something with a single target only what it deals to that target
        form(
            harm,
            f"by [s:{source}]",
            lambda s: DealsDamage(s, single=mentions(s, SingleTarget)),
            take_only_source,
        )
        # 901.1a, 902.1a  effects of cards of that kind
        form(
            harm,
            f"to [d:{harmed}] by [s:{source}] effects",
            lambda d, s: replace(d, source=s, combat=False),
            lambda v: None,
        )
        form(source, "[g:allnp]", lambda g: g, take_source_group)
        table.reads(source, "[a:shieldcolour]", lambda a: Group((a,), (), EACH))
        form(harm, f"to or dealt? by [t:{'single' if harm == 'harm' else 'obj'}]", either_way, take_either_way)
    table.reads("harmer", "a|an [g:np]", lambda g: g)
    form("harmer", "[t:single]", lambda t: as_group(t), take_source_thing)
    form("harmernow", "[t:obj]", lambda t: as_group(t) if not isinstance(t, Every) else None, take_source_thing)
    form("harmednow", "[w:targetplayer]", lambda w: DealsDamage(ANYTHING, player=w), take_harmed_player)
    form("harmed", "a|an [g:np]", lambda g: DealsDamage(ANYTHING, field_group(g)), lambda v: None)
    word("head", "source/sources", ())


def is_from(value: object, some: bool) -> bool:
    """Damage to somebody, of some sources only or of any."""
    if not isinstance(value, DealsDamage) or (value.to is None and value.player is None):
        return False
    return (value.source != ANYTHING) == some


def take_sourced(value: object) -> Mapping[str, object] | None:
    if isinstance(value, DealsDamage) and is_from(value, True):
        return {"d": replace(value, source=ANYTHING), "s": value.source}
    return None


def take_only_source(value: object) -> Mapping[str, object] | None:
    if isinstance(value, DealsDamage) and value.to is None and value.player is None and value.source != ANYTHING:
        return {"s": value.source}
    return None


def take_source_group(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Group) and value.tests:
        return {"g": value} if isinstance(as_thing(value), Every) else None
    return None


def take_source_thing(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Group) and not isinstance(as_thing(value), Every):
        return {"t": as_thing(value)}
    return None


def take_harmed_thing(value: object) -> Mapping[str, object] | None:
    match value:
        case DealsDamage(to=Group() as group, player=None) if not isinstance(as_thing(group), Every):
            return {"t": as_thing(group)}
    return None


def take_harmed_group(value: object) -> Mapping[str, object] | None:
    match value:
        case DealsDamage(to=Group() as group, player=None) if isinstance(as_thing(group), Every):
            return {"g": bare_group(group)}
    return None


def take_harmed_both(value: object) -> Mapping[str, object] | None:
    match value:
        case DealsDamage(to=Group() as group, player=who) if who == YOU and isinstance(as_thing(group), Every):
            return {"g": bare_group(group)}
    return None


def take_harmed_player(value: object) -> Mapping[str, object] | None:
    match value:
        case DealsDamage(to=None, player=ControllerOf() as who):
            return {"w": who}
    return None


def either_way(t: Thing) -> object:
    return AnyPattern((DealsDamage(ANYTHING, as_group(t)), DealsDamage(as_group(t))))


def take_either_way(value: object) -> Mapping[str, object] | None:
    match value:
        case AnyPattern((DealsDamage(to=Group() as group), DealsDamage())):
            thing = as_thing(group)
            return {"t": thing} if either_way(thing) == value else None
    return None


# ---------------------------------------------------------------- prevented


def prevention_rows(table: Table) -> None:
    form = table.form
    for words, combat in KINDS:
        form(
            "statement",
            f"prevent all {words} that would be dealt [h:harm]",
            lambda h, combat=combat: prevented(h, combat),
            take_prevented(combat),
        )
        table.reads(
            "statement",
            f"prevent all {words} [d:harmedfirst] would be dealt by [s:harmer]",
            lambda d, s, combat=combat: prevented(replace(d, source=s), combat),
        )
        for end, lasting in ENDS:
            form(
                "clause",
                f"prevent all {words} that would be dealt [h:harmnow] {end}",
                lambda h, combat=combat, lasting=lasting: Establish((prevented(h, combat),), lasting),
                take_prevented_now(combat, lasting) if end != "this turn" else (lambda v: None),
            )
            table.reads(
                "clause",
                f"prevent all {words} [d:harmedfirst] would be dealt by [s:harmer] {end}",
                lambda d, s, combat=combat, lasting=lasting: Establish(
                    (prevented(replace(d, source=s), combat),), lasting
                ),
            )
        # 910.3  once only: the next of it, for as long as it takes where no time is said
        for end, lasting in (*ENDS[:2], ("", Lasting.GAME)):
            form(
                "clause",
                f"prevent the next {words} that would be dealt [h:harmnow] {end}".strip(),
                lambda h, combat=combat, lasting=lasting: Establish((prevented(h, combat),), lasting, 1),
                take_next(combat, lasting) if end != "@until_end" else (lambda v: None),
            )
    for end, lasting in ENDS[:2]:
        form(
            "clause",
            f"prevent the next [n:<num>] damage that would be dealt [h:harmnow] {end}",
            lambda n, h, lasting=lasting: (
                Establish((ChangeDamage(h, prevents=True, pool=True),), lasting, n)
                if isinstance(h, DealsDamage)
                else None
            ),
            take_pool if end == "this turn" else (lambda v: None),
        )
    table.word("harmedfirst", "you", DealsDamage(ANYTHING, player=YOU))


def prevented(harm: DealsDamage | AnyPattern, combat: bool | None) -> ChangeDamage:
    return ChangeDamage(with_combat(harm, combat), set_to=Number(0), prevents=True)


def with_combat(harm: DealsDamage | AnyPattern, combat: bool | None) -> DealsDamage | AnyPattern:
    if isinstance(harm, DealsDamage) and harm.combat is not None:
        return harm  # "by fire effects" has said it
    if isinstance(harm, AnyPattern):
        return AnyPattern(tuple(replace(each, combat=combat) for each in harm.patterns))  # type: ignore[type-var]
    return replace(harm, combat=combat)


def said_plainly(harm: DealsDamage | AnyPattern) -> DealsDamage | AnyPattern:
    """The same damage with nothing said of battle."""
    if isinstance(harm, AnyPattern):
        return AnyPattern(tuple(replace(each, combat=None) for each in harm.patterns))  # type: ignore[type-var]
    return replace(harm, combat=None)


def harm_of(statement: object, combat: bool | None) -> DealsDamage | AnyPattern | None:
    """Which damage it prevents wholly, if it prevents that of the kind."""
    if not isinstance(statement, ChangeDamage) or not isinstance(statement.pattern, DealsDamage | AnyPattern):
        return None
    harm = said_plainly(statement.pattern)
    return harm if prevented(harm, combat) == statement else None


def take_prevented(combat: bool | None) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        harm = harm_of(value, combat)
        return None if harm is None else {"h": harm}

    return take


def take_prevented_now(combat: bool | None, lasting: Lasting) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Establish((statement,), found, None) if found is lasting:
                return take_prevented(combat)(statement)
        return None

    return take


def take_next(combat: bool | None, lasting: Lasting) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Establish((statement,), found, 1) if found is lasting:
                return take_prevented(combat)(statement)
        return None

    return take


def take_pool(value: object) -> Mapping[str, object] | None:
    match value:
        case Establish((ChangeDamage(pattern=harm, pool=True),), Lasting.TURN, int() as count):
            return {"n": count, "h": harm}
    return None


# ---------------------------------------------------------------- dealt to another


THAT_MUCH = EventAmount()
ITS_SOURCE = EventThing(Role.OTHER)


def number_rows(table: Table) -> None:
    """1018.2: damage that becomes a number is not prevented."""
    for words, combat in KINDS:
        table.form(
            "statement",
            f"{words} that would be dealt [h:harm] becomes [n:whole] instead || "
            f"the {words} that would be dealt [h:harm] becomes [n:whole] instead || "
            f"all {words} that would be dealt [h:harm] becomes [n:whole] instead",
            lambda h, n, combat=combat: ChangeDamage(with_combat(h, combat), set_to=n),
            take_number(combat),
        )
        for end, lasting in ENDS:
            table.reads(
                "clause",
                f"{words} that would be dealt [h:harmnow] {end} becomes [n:whole] instead || "
                f"{end} , {words} that would be dealt [h:harmnow] becomes [n:whole] instead || "
                f"{words} that would be dealt [h:harmnow] becomes [n:whole] instead {end}",
                lambda h, n, combat=combat, lasting=lasting: Establish(
                    (ChangeDamage(with_combat(h, combat), set_to=n),), lasting
                ),
            )


def take_number(combat: bool | None) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, ChangeDamage) or not isinstance(value.pattern, DealsDamage | AnyPattern):
            return None
        harm = said_plainly(value.pattern)
        if value.set_to is None or value != ChangeDamage(with_combat(harm, combat), set_to=value.set_to):
            return None
        return {"h": harm, "n": value.set_to}

    return take


def redirection_rows(table: Table) -> None:
    form = table.form
    dealt = "it is|'s dealt to"
    for words, combat in KINDS:
        for to, make in (("[b:single]", to_thing), ("[b:dealt]", to_player)):
            form(
                "statement",
                f"if {words} would be dealt [h:harm] , {dealt} {to} instead",
                lambda h, b, combat=combat, make=make: redirected(h, combat, make(b)),
                take_redirected(combat, make),
            )
            form(
                "clause",
                f"if {words} would be dealt [h:harmnow] this turn , {dealt} {to} instead || "
                f"@until_end , if {words} would be dealt [h:harmnow] , {dealt} {to} instead",
                lambda h, b, combat=combat, make=make: Establish((redirected(h, combat, make(b)),), Lasting.TURN),
                take_redirected_now(combat, make, None),
            )
            form(
                "clause",
                f"the next {words} that would be dealt [h:harmnow] this turn is dealt to {to} instead || "
                f"@until_end , the next {words} that would be dealt [h:harmnow] is dealt to {to} instead",
                lambda h, b, combat=combat, make=make: Establish((redirected(h, combat, make(b)),), Lasting.TURN, 1),
                take_redirected_now(combat, make, 1),
            )


def to_thing(thing: Thing) -> Effect:
    return Deal(THAT_MUCH, thing, ITS_SOURCE)


def to_player(who: Who) -> Effect:
    return DealPlayer(THAT_MUCH, who, ITS_SOURCE)


def redirected(harm: DealsDamage | AnyPattern, combat: bool | None, instead: Effect) -> Replace:
    return Replace(with_combat(harm, combat), (instead,))


def take_redirected(combat: bool | None, make: object) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Replace(DealsDamage() as harm, (Deal(amount, to, source),), False) if make is to_thing:
                found: object = to
            case Replace(DealsDamage() as harm, (DealPlayer(amount, to, source),), False) if make is to_player:
                found = to
            case _:
                return None
        if amount != THAT_MUCH or source != ITS_SOURCE or harm.combat is not combat:
            return None
        return {"h": replace(harm, combat=None), "b": found}

    return take


def take_redirected_now(combat: bool | None, make: object, uses: int | None) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Establish((statement,), Lasting.TURN, found) if found == uses:
                return take_redirected(combat, make)(statement)
        return None

    return take
