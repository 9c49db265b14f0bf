"""What objects gain and lose, and what continuous abilities declare, in this game's words (904, 1014)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.script.abilities import Keyword, Static
from arbiter.script.amounts import Number
from arbiter.script.base import Amount, Change, Lasting, Quality, Stat, Status
from arbiter.script.effects import Modify
from arbiter.script.nouns import EACH, OPPONENT, AnyOf, Every, Group, In, Is, Same, Self
from arbiter.script.patterns import ANYTHING
from arbiter.script.statements import (
    AddAbility,
    AddKeyword,
    AddStat,
    AddWord,
    Affects,
    CopyOf,
    EntersWith,
    ForbidChoose,
    LoseAbilities,
    LoseKeyword,
    Mark,
    Permit,
    SetStat,
    SetWords,
)
from arbiter.text.core.amounts import take_times, times
from arbiter.text.core.arrows import take_keyword, take_whole
from arbiter.text.core.changes import Changes
from arbiter.text.core.nouns import take_const
from arbiter.text.core.statements import EVERYWHERE, as_group, as_thing, make_affects, take_affects
from arbiter.text.core.things import field_group, take_every
from arbiter.text.draft import Quantity
from arbiter.text.grammar import Table, Take

SIGNS = {1: "+", -1: "-"}
MARKS = (
    ("cannot attack", "cannot_attack"),
    ("cannot attack enemy players || cannot attack players", "cannot_attack_players"),
    ("cannot be attacked", "cannot_be_attacked"),
    ("cannot be destroyed", "cannot_be_destroyed"),
    ("cannot be switched || cannot switch", "cannot_switch"),
    ("cannot recover || cannot be recovered", "cannot_recover"),
    # 502.1  what a player's recovery phase does not recover
    (
        "doesn't/don't recover during your recovery phase || doesn't/don't recover during the recovery phase || "
        "doesn't/don't recover during its/their controller/controllers 's recovery phase",
        "no_recover",
    ),
    (
        "doesn't/don't recover during its/their controller/controllers 's next recovery phase || "
        "doesn't/don't recover during your|its|their next recovery phase",
        "no_recover_next",
    ),
    ("must attack if able || must attack each turn if able || attacks/attack each turn if able", "must_attack"),
)


def statement_rows(table: Table) -> None:
    gain_rows(table)
    become_rows(table)
    rule_rows(table)
    static_rows(table)


# ---------------------------------------------------------------- gains and losses


def gain_rows(table: Table) -> None:
    """1014.3: gains +N ATK, -N DEF, both, keywords, abilities."""
    form, same = table.form, table.same
    for sign, mark in SIGNS.items():
        for stat, noun in ((Stat.POWER, "ATK"), (Stat.GUARD, "DEF")):
            form(
                "stats",
                f"{mark} [n:num] {noun}",
                lambda n, stat=stat, sign=sign: (AddStat(stat, n, sign),),
                take_stat(stat, sign),
            )
        form(
            "stats",
            f"{mark} [n:num] ATK and DEF",
            lambda n, sign=sign: (AddStat(Stat.POWER, n, sign), AddStat(Stat.GUARD, n, sign)),
            take_both(sign),
        )
        form(  # read of each alone, too; together for what is said of both ("for each allied caster")
            "stats",
            f"{mark} [a:num] ATK and {mark} [b:num] DEF",
            lambda a, b, sign=sign: (AddStat(Stat.POWER, a, sign), AddStat(Stat.GUARD, b, sign)),
            take_two_stats(sign),
        )
    same("cgain", "[a:stats]")
    form("cgain", "[k:keyword]", lambda k: (AddKeyword(k),), take_keyword)
    form("cgain", "[k:keyworded]", lambda k: (AddAbility(k),), take_whole)
    form("cgain", "<quote> [a:granted] <unquote>", lambda a: (AddAbility(a),), take_granted)
    form("cgain", "[v:<kind>]", lambda v: (AddWord(Quality.KIND, v),), take_race)
    form("cgain", "[c:colour]", lambda c: (AddWord(Quality.COLOUR, c.value),), take_element)
    table.reads("cgain", "the race|trait [v:<kind>]", lambda v: (AddWord(Quality.KIND, v),))
    table.reads("cgain", "the [c:colour] element", lambda c: (AddWord(Quality.COLOUR, c.value),))
    for count in range(1, 4):
        slots = [f"[g{i}:cgain]" for i in range(count)]
        templates = [" and ".join(slots)] if count < 3 else [f"{slots[0]} , {slots[1]} ,?? and {slots[2]}"]
        for template in templates:
            form("cgains", template, lambda **g: tuple(c for each in g.values() for c in each), take_gains(count))
    form("vp", "gains/gain [c:cgains] || gets/get [c:cgains] || has/have [c:cgains]", lambda c: c, lambda v: {"c": v})
    form("vp", "gains/gain [s:stats] [e:each] || gets/get [s:stats] [e:each]", stats_each, take_stats_each)
    form("vp", "loses/lose [k:keyword]", lambda k: (LoseKeyword(k),), take_lost)
    table.word("vp", "loses/lose all abilities", (LoseAbilities(),))
    table.reads("vp", "is/are also a|an?? [r:<kind>]", lambda r: (AddWord(Quality.KIND, r),))  # 1014.1
    form("vps", "[a:vp]", lambda a: a, lambda v: {"a": v} if isinstance(v, tuple) and one_verb(v) else None)
    form("vps", "[a:vp] and [b:vp]", lambda a, b: (*a, *b), take_verbs)
    form("vps", "[a:vp] , and [b:vp]", lambda a, b: (*a, *b), lambda v: None)
    table.reads(
        "vps", "gains/gain [a:cgain] , [b:cgain] , and [c:vp]", lambda a, b, c: None if gains(c[0]) else (*a, *b, *c)
    )


def gains(change: object) -> bool:
    return isinstance(change, AddStat | AddKeyword | AddAbility) or (
        isinstance(change, AddWord) and change.quality in (Quality.KIND, Quality.COLOUR)
    )


def one_verb(changes: Changes) -> bool:
    return len(changes) == 1 or all(gains(c) for c in changes) or takes_numbers(changes) or is_becoming(changes)


def takes_numbers(changes: Changes) -> bool:
    return all(isinstance(c, SetStat) for c in changes)


def is_becoming(changes: Changes) -> bool:
    return isinstance(changes[0], SetWords) and changes[0].quality is Quality.TYPE and takes_numbers(changes[1:])


def take_verbs(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, tuple):
        return None
    for cut in range(len(value) - 1, 0, -1):
        if one_verb(value[:cut]) and one_verb(value[cut:]) and not one_verb(value):
            return {"a": value[:cut], "b": value[cut:]}
    return None


def take_stat(stat: Stat, sign: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case (AddStat(found, amount, way),) if found is stat and way == sign:
                return {"n": amount}
        return None

    return take


def take_both(sign: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case (AddStat(Stat.POWER, a, way), AddStat(Stat.GUARD, b, other)) if way == other == sign and a == b:
                return {"n": a}
        return None

    return take


def take_two_stats(sign: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case (AddStat(Stat.POWER, a, way), AddStat(Stat.GUARD, b, other)) if way == other == sign and a != b:
                return {"a": a, "b": b}
        return None

    return take


def take_granted(value: object) -> Mapping[str, object] | None:
    match value:
        case (AddAbility(ability),) if not isinstance(ability, Keyword):
            return {"a": ability}
    return None


def take_race(value: object) -> Mapping[str, object] | None:
    match value:
        case (AddWord(Quality.KIND, race),):
            return {"v": race}
    return None


def take_element(value: object) -> Mapping[str, object] | None:
    match value:
        case (AddWord(Quality.COLOUR, element),):
            return {"c": Is(Quality.COLOUR, element)}
    return None


def take_lost(value: object) -> Mapping[str, object] | None:
    match value:
        case (LoseKeyword(word),):
            return {"k": word}
    return None


def split(value: object) -> list[Changes] | None:
    """Changes as they are spoken: the same number of ATK and DEF in one breath, everything else by itself."""
    if not isinstance(value, tuple) or not value or not all(gains(c) for c in value):
        return None
    items: list[Changes] = []
    for change in value:
        if items and len(items[-1]) == 1 and take_both(1)((*items[-1], change)):
            items[-1] = (*items[-1], change)
        elif items and len(items[-1]) == 1 and take_both(-1)((*items[-1], change)):
            items[-1] = (*items[-1], change)
        else:
            items.append((change,))
    return items


def take_gains(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        items = split(value)
        return {f"g{i}": item for i, item in enumerate(items)} if items and len(items) == count else None

    return take


def stats_each(s: Changes, e: Amount) -> object:
    found: list[Change] = []
    for change in s:
        if not isinstance(change, AddStat) or not isinstance(change.amount, Number):
            return None
        found.append(replace(change, amount=times(change.amount, e)))
    return tuple(found)


def take_stats_each(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, tuple) or not value or not all(isinstance(c, AddStat) for c in value):
        return None
    parts = [take_times(c.amount) for c in value]
    each = parts[0]["c"] if parts[0] is not None else None
    numbers = [part["n"] for part in parts if part is not None and part["c"] == each]
    if each is None or len(numbers) < len(parts):
        return None
    return {"s": tuple(replace(c, amount=n) for c, n in zip(value, numbers, strict=True)), "e": each}


# ---------------------------------------------------------------- becoming


def become_rows(table: Table) -> None:
    """1014.1, 1014.2, 1023.1."""
    form = table.form
    form(
        "vp",
        "becomes/become a|an [t:typeword]",
        lambda t: (SetWords(Quality.TYPE, (t,)),),
        lambda v: (
            {"t": v[0].values[0]}
            if isinstance(v, tuple) and len(v) == 1 and isinstance(v[0], SetWords) and is_one(v[0], Quality.TYPE)
            else None
        ),
    )
    form(
        "vp",
        "becomes/become a|an?? [r:<kind>]",  # 1014.1  it loses its race or trait
        lambda r: (SetWords(Quality.KIND, (r,)),),
        lambda v: (
            {"r": v[0].values[0]}
            if isinstance(v, tuple) and len(v) == 1 and isinstance(v[0], SetWords) and is_one(v[0], Quality.KIND)
            else None
        ),
    )
    form(
        "vp",
        "becomes/become [c:colour]",  # 909.1b, 909.5  it loses its element
        lambda c: (SetWords(Quality.COLOUR, (c.value,)),),
        lambda v: (
            {"c": Is(Quality.COLOUR, v[0].values[0])}
            if isinstance(v, tuple) and len(v) == 1 and isinstance(v[0], SetWords) and is_one(v[0], Quality.COLOUR)
            else None
        ),
    )
    form(
        "vp",
        "becomes/become a|an [a:num] / [b:num] allied? [t:onetype]",
        make_creature,
        take_creature,
    )
    table.reads("vp", "become [a:num] / [b:num] [t:typeword]", make_creature)
    form(
        "vp",
        "becomes/become [a:num] / [b:num]",
        lambda a, b: (SetStat(Stat.POWER, a), SetStat(Stat.GUARD, b)),
        lambda v: (
            {"a": v[0].amount, "b": v[1].amount} if isinstance(v, tuple) and len(v) == 2 and takes_numbers(v) else None
        ),
    )
    form(
        "vp",
        "becomes/become a copy of [t:obj]",
        lambda t: (CopyOf(t),),
        lambda v: {"t": v[0].thing} if isinstance(v, tuple) and len(v) == 1 and isinstance(v[0], CopyOf) else None,
    )
    form(
        "clause",
        "[t:subj] [c:vps]",
        lambda t, c: Modify(t, c, Lasting.GAME),
        lambda v: (
            {"t": v.thing, "c": v.changes}
            if isinstance(v, Modify) and v.lasting is Lasting.GAME and v.while_ is None
            else None
        ),
    )


def is_one(words: SetWords, quality: Quality) -> bool:
    return words.quality is quality and len(words.values) == 1


def make_creature(a: Amount, b: Amount, t: str) -> Changes:
    return (SetWords(Quality.TYPE, (t,)), SetStat(Stat.POWER, a, True), SetStat(Stat.GUARD, b, True))


def take_creature(value: object) -> Mapping[str, object] | None:
    match value:
        case (SetWords(Quality.TYPE, (kind,)), SetStat(Stat.POWER, a, True), SetStat(Stat.GUARD, b, True)):
            return {"a": a, "b": b, "t": kind}
    return None


# ---------------------------------------------------------------- rules that objects bear


def rule_rows(table: Table) -> None:
    form, word = table.form, table.word
    for template, name in MARKS:
        word("vp", template, (Mark(name),))
    form(
        "vp",
        "cannot be attacked by [g:allnp]",
        lambda g: (Mark("cannot_be_attacked", None, field_group(g)),),
        lambda v: (
            {"g": replace(v[0].group, zones=())}
            if isinstance(v, tuple)
            and len(v) == 1
            and isinstance(v[0], Mark)
            and v[0].group is not None
            and v[0].name == "cannot_be_attacked"
            else None
        ),
    )
    # "while rested": said of the object itself
    for spelled, status in (("rested", Status.RESTED), ("recovered", Status.READY), ("reversed", Status.REVERSED)):
        form(
            "static",
            f"<self> [c:vps] while {spelled} .",
            lambda c, status=status: Static("", None, (Affects(Every(only(status)), c),)),
            take_while(status),
        )
    table.reads("static", "[s:statement] while [c:conditions] .", lambda s, c: Static("", None, (s,), c))
    for words in ("your|an opponent", "enemy players"):
        table.reads(
            "statement",
            f"{words} cannot attack [g:allnp]",
            lambda g: Affects(Every(field_group(g)), (Mark("cannot_be_attacked"),)) if g.tests else None,
        )
    form(
        "clause",
        "[a:status] and|or [b:status] [g:allnp] [c:vps] [d:lasting]",
        lambda a, b, g, c, d: Modify(Every(field_group(replace(g, tests=(AnyOf((a, b)), *g.tests)))), c, d),
        lambda v: None,
    )


def only(status: Status) -> Group:
    return Group((Same(Self()), In(status)), ("field",), EACH)


def take_while(status: Status) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Static(_, None, (Affects(Every(group), changes),), None) if group == only(status):
                return {"c": changes}
        return None

    return take


# ---------------------------------------------------------------- statements


def static_rows(table: Table) -> None:
    row, form, word, same = table.row, table.form, table.word, table.same
    same("statement", "[s:casting]")
    form("statement", "[t:statsubj] [c:vps]", make_affects, take_affects)
    form("statsubj", "[g:allnp] || all [g:allnp]", lambda g: Every(field_group(g)), take_every)
    form(
        "static", "[s:statement] as long as [c:conditions] .", lambda s, c: Static("", None, (s,), c), take_conditional
    )
    form(
        "static", "as long as [c:conditions] , [s:statement] .", lambda s, c: Static("", None, (s,), c), lambda v: None
    )
    row("svp", "enters/enter the field rested", EntersWith, what=ANYTHING, rested=True)
    row("svp", "enters/enter the field recovered", EntersWith, what=ANYTHING, ready=True)
    row("svp", "enters/enter the field reversed", EntersWith, what=ANYTHING, reversed=True)
    word("rule", "cannot be switched except by spell|spells or ability|abilities", Mark("switched_by_text_only"))
    form(
        "svp",
        "enters/enter the field with [q:quantity] [k:counter] on it|them",
        lambda q, k: EntersWith(ANYTHING, False, ((k, q.low),)) if q.low == q.high else None,
        take_entering,
    )
    # 1018.8  added to what it enters with anyway
    table.reads(
        "svp",
        "enters/enter the field with [q:quantity] additional [k:counter] on it|them",
        lambda q, k: EntersWith(ANYTHING, False, ((k, q.low),)) if q.low == q.high else None,
    )
    form(
        "svp",
        "cannot be targeted by enemy spells or|and abilities || cannot be targeted by enemy cards or|and abilities",
        lambda: ForbidChoose(ANYTHING, OPPONENT),
        take_const(ForbidChoose(ANYTHING, OPPONENT)),
    )
    aiming_rows(table)
    form(
        "statement",
        "[t:statsubj] [s:svp]",
        lambda t, s: replace(s, what=as_group(t)) if isinstance(s, EntersWith | ForbidChoose) else None,
        lambda v: (
            {"t": as_thing(v.what), "s": replace(v, what=ANYTHING)}
            if isinstance(v, EntersWith | ForbidChoose)
            else None
        ),
    )
    word(
        "statement",
        "you may control two or more casters with the same name as <self>",
        Affects(Self(), (Mark("namesakes"),)),
    )  # 504.1a-1, 1022.1b
    for category in ("static", "castingstatic"):  # 402.4
        permit = Static("", None, (Permit("any_number_in_deck"),), None, EVERYWHERE)
        word(category, "a deck may have any number of <self> .", permit)
    word("statement", "you may look at your opponent 's hand at any time", Permit("hand_seen"))
    table.reads("statement", "at any time , you may look at target opponent 's hand", lambda: Permit("hand_seen"))


def aiming_rows(table: Table) -> None:
    """903.2e: by what objects cannot be targeted; 901.1e: an ability of an element is one of a card of that element."""
    for words, kinds in (
        ("spells or|and abilities", ("summon", "ability")),
        ("spells", ("summon",)),
        ("abilities", ("ability",)),
    ):
        for whose, by in (("enemy ", OPPONENT), ("", EACH)):
            plain = ForbidChoose(ANYTHING, by, kinds)
            if (by, words) != (OPPONENT, "spells or|and abilities"):
                form = table.form
                form("svp", f"cannot be targeted by {whose}{words}", lambda plain=plain: plain, take_const(plain))
            table.form(
                "svp",
                f"cannot be targeted by {whose}[c:colour] {words}",
                lambda c, plain=plain: replace(plain, sources=Group((c,), ())),
                take_aimed(plain),
            )


def take_aimed(plain: ForbidChoose) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case ForbidChoose(sources=Group((Is(Quality.COLOUR) as element,), ())):
                return {"c": element} if replace(value, sources=ANYTHING) == plain else None
        return None

    return take


def take_conditional(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Static) and len(value.statements) == 1 and value.condition is not None and not value.gate:
        return {"s": value.statements[0], "c": value.condition}
    return None


def take_entering(value: object) -> Mapping[str, object] | None:
    if isinstance(value, EntersWith) and len(value.counters) == 1 and not value.rested:
        kind, number = value.counters[0]
        return {"q": Quantity(number, number), "k": kind}
    return None
