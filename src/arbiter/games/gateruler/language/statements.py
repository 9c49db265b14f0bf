"""Continuous abilities: what objects gain and may not do, what players pay, and what becomes of damage."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.script.abilities import Static
from arbiter.script.amounts import Number
from arbiter.script.base import How, Lasting, Quality, Stat, Status, Who
from arbiter.script.effects import Establish
from arbiter.script.nouns import EACH, OPPONENT, YOU, Group, In, Is, Speaks
from arbiter.script.patterns import ANYTHING, DealsDamage, Moves
from arbiter.script.statements import (
    AddAbility,
    AddKeyword,
    AddStat,
    AddWord,
    Affects,
    ChangeDamage,
    CostChange,
    Forbid,
    ForbidPlay,
    Mark,
    Permit,
    PlayOnlyIf,
    Replace,
    SetWords,
    Treat,
)
from arbiter.text.core.amounts import take_times, times
from arbiter.text.core.changes import take_priced
from arbiter.text.core.delays import from_event, to_event
from arbiter.text.core.patterns import fill, hollow
from arbiter.text.core.sentences import as_one, effects_of
from arbiter.text.core.statements import EVERYWHERE, as_group, as_thing
from arbiter.text.grammar import Table, Take

STATS = ((Stat.POWER, "ATK"), (Stat.GUARD, "HP"), (Stat.STRIKE, "STK"), (Stat.LEVEL, "level"))

# What a player may not do at all (1-5d): the words, and what the chapters on setting, summoning and healing look for.
NEVER = (
    ("set cards", "no_setting"),
    ("normal summon units", "no_normal_summon"),
    ("special summon units", "no_special_summon"),
    ("heal life", "no_healing"),
)
# What an object bears by a text; chapters 3, 7, 8 and 15 look for these.
MARKS = (
    ("cannot attack", "cannot_attack"),
    ("cannot be attacked", "cannot_be_attacked"),  # 15-26b
    ("cannot be destroyed", "cannot_be_destroyed"),
    ("cannot be placed in a defense zone", "not_in_defense"),  # 14-4b-11
    ("cannot be placed in an attack zone", "not_in_attack"),
    (
        "can directly attack your opponent 's ruler || can directly attack an opponent 's ruler",
        "attacks_directly",
    ),  # 15-34
    ("ignores/ignore damage || ignores/ignore any damage", "no_damage"),  # 15-27c-1
    ("ignores/ignore combat damage", "no_combat_damage"),  # 15-27c-2
    ("ignores/ignore effect damage", "no_effect_damage"),  # 15-27c-3
    ("ignores/ignore enemy effects || is/are not affected by enemy effects", "ignores_effects"),  # 15-27a
    ("ignores/ignore effects of events || is/are not affected by effects of events", "ignores_events"),
    (
        "ignores/ignore effects of enemy events || is/are not affected by effects of enemy events",
        "ignores_enemy_events",
    ),
    ("ignores/ignore effects of abilities || is/are not affected by effects of abilities", "ignores_abilities"),
    (
        "ignores/ignore effects of enemy abilities || is/are not affected by effects of enemy abilities",
        "ignores_enemy_abilities",
    ),
    ("can be ready in a defense zone", "ready_in_defense"),  # 3-9c
    ("is/are settable", "settable"),  # 2-17c, 7-5a-2
    ("can also be played from your graveyard", "played_from_graveyard"),  # 14-20
    ("can be normal summoned from your set zone", "played_from_set"),  # 16-18d-1
    ("can also be played from your damage zone", "played_from_damage"),  # 14-20
    ("can be played only by paying with resources", "only_resources"),  # 15-15b
    ("cannot be readied", "no_ready"),
)


# 14-14a: what may be replaced, other than damage.
WOULD = (
    ("be destroyed", Moves(ANYTHING, origin="field", how=How.DESTROY)),
    ("leave play", Moves(ANYTHING, origin="field", other_than_origin=True)),
    ("be put into a graveyard", Moves(ANYTHING, origin="field", to="break")),
)


def replacement_rows(table: Table) -> None:
    """14-14a, 14-14a-1: something else happens instead."""
    for words, event in WOULD:
        table.form(
            "statement",
            f"when|if|as [g:agent] would {words} , [a:clause] instead",
            lambda g, a, event=event: Replace(fill(event, g), to_event(effects_of(a))),
            take_instead(event),
        )


def take_instead(event: Moves) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Replace) or value.optional:
            return None
        found = hollow(value.pattern)
        if found is None or found[0] != event:
            return None
        return {"g": found[1], "a": as_one(from_event(value.effects))}

    return take


def is_gain(change: object) -> bool:
    return isinstance(change, AddKeyword | AddAbility | AddStat) or (
        isinstance(change, AddWord) and change.slot is not None
    )


def take_gains(value: object) -> Mapping[str, object] | None:
    if isinstance(value, tuple) and value and all(is_gain(change) for change in value):
        return {"c": value}
    return None


def change_rows(table: Table) -> None:
    """15-2a: what is gained, also where it is negative."""
    row, form, word = table.row, table.form, table.word
    for stat, noun in STATS:
        row("gain", f"+ [amount:num] {noun}", AddStat, stat=stat)
        row("gain", f"- [amount:num] {noun}", AddStat, stat=stat, sign=-1)
        for mark, sign in (("+", 1), ("-", -1)):
            form(
                "vp",
                f"gains/gain {mark} [n:whole] {noun} [c:each]",
                lambda n, c, stat=stat, sign=sign: (AddStat(stat, times(n, c), sign),),
                take_each(stat, sign),
            )
    form("vp", "gains/gain [c:gains]", lambda c: c, take_gains)
    for template, name in MARKS:
        word("rule", template, Mark(name))
    form(
        "alsoname",
        "[a:colour]",  # 2-4b
        lambda a: AddWord(Quality.COLOUR, a.value),
        lambda v: {"a": Is(v.quality, v.value)} if isinstance(v, AddWord) and v.quality is Quality.COLOUR else None,
    )
    form(
        "vp",
        "is/are treated as [k:<kind>]",  # 14-8c-1
        lambda k: (SetWords(Quality.KIND, (k,)),),
        take_treated,
    )
    row("rule", "counts/count for [amount:num] of your summon cap", Mark, name="summon_weight")  # 15-17a-2
    row("rule", "cannot attack [group:markgroup]", Mark, name="cannot_attack_these")
    row(
        "rule",
        "must attack [group:markgroup] || must attack [group:markgroup] if possible",
        Mark,
        name="must_attack_these",
    )
    form(
        "vp",
        "cannot attack unless you [c:cost]",  # 8-4d, 8-4d-1  the active player does it, since it is they who attack
        lambda c: (Mark("attack_cost", cost=c),),
        take_priced(("attack_cost",)),
    )


def take_treated(value: object) -> Mapping[str, object] | None:
    match value:
        case (SetWords(Quality.KIND, (word,)),):
            return {"k": word}
    return None


def statement_rows(table: Table) -> None:
    replacement_rows(table)
    change_rows(table)
    price_rows(table)
    prohibition_rows(table)
    damage_rows(table)


def price_rows(table: Table) -> None:
    """14-4b-6: what is paid to play; 15-37: what must be so to play."""
    form = table.form
    table.row("casting", "you can only play <self> if [condition:conditions]", PlayOnlyIf)
    for tail, sign in (("less", -1), ("more", 1)):
        for words, who in (("you pay", YOU), ("your opponent pays", OPPONENT)):
            form(
                "statement",
                f"{words} [n:num] {tail} to play [g:allnp]",
                lambda n, g, who=who, sign=sign: CostChange(Group(g.tests, (), EACH), who, n, sign),
                take_price(who, sign),
            )
    form(
        "statement",
        "you instead pay a cost of [n:num] to play [g:allnp]",  # 15-16a-2
        lambda n, g: CostChange(Group(g.tests, (), EACH), YOU, Number(0), set_to=n),
        lambda v: {"n": v.set_to, "g": v.what} if isinstance(v, CostChange) and v.set_to is not None else None,
    )
    form(
        "static",
        "you may have up to [n:num] copies of <self> in your deck .",  # 5-2c-1d
        lambda n: Static("", None, (Permit("deck_copies", amount=n),), None, EVERYWHERE),
        lambda v: (
            {"n": v.statements[0].amount}
            if isinstance(v, Static) and isinstance(v.statements[0], Permit) and v.statements[0].name == "deck_copies"
            else None
        ),
    )
    form(
        "static",
        "<self> is treated as level [n:<num>] for [p:<speaking>] .",  # 14-1a-4a, 14-2c
        lambda n, p: treated(p, numbers=((Stat.LEVEL, n),)),
        lambda v: take_treat(v, True),
    )
    form(
        "static",
        "<self> is also treated as [k:<kind>] for [p:<speaking>] .",
        lambda k, p: treated(p, ((Quality.KIND, k),)),
        lambda v: take_treat(v, False),
    )
    form(
        "static",
        "you may treat <self> as [k:<kind>] .",  # 14-8c
        lambda k: Static("", None, (Treat(ANYTHING, ((Quality.KIND, k),), optional=True),), None, EVERYWHERE),
        take_optional,
    )


def treated(
    phrase: str, words: tuple[tuple[Quality, str], ...] = (), numbers: tuple[tuple[Stat, int], ...] = ()
) -> Static:
    """What a card is for abilities with that phrase in their name or text, wherever it is."""
    sources = Group((Speaks(phrase),), (), EACH)
    return Static("", None, (Treat(sources, words, (), numbers),), None, EVERYWHERE)


def take_optional(value: object) -> Mapping[str, object] | None:
    match value:
        case Static(statements=(Treat(_, ((_, word),), _, _, True),)):
            return {"k": word}
    return None


def take_treat(value: object, level: bool) -> Mapping[str, object] | None:
    match value:
        case Static(statements=(Treat(Group((Speaks(phrase),)), words, _, numbers),)) if bool(numbers) == level:
            return {"p": phrase, **({"n": numbers[0][1]} if level else {"k": words[0][1]})}
    return None


def prohibition_rows(table: Table) -> None:
    """15-37, 15-38: what cannot be played, and what cannot enter play."""
    form = table.form
    form(
        "sentence",
        "during this turn , [s:statement]",
        lambda s: Establish((s,)) if is_prohibition(s) else None,
        take_prohibited,
    )
    for words, who in (("you", YOU), ("your opponent", OPPONENT), ("players", EACH)):
        form(
            "statement",
            f"{words} cannot play [g:allnp]",
            lambda g, who=who: ForbidPlay(who, "cast", Group(g.tests, (), EACH)) if g.side == EACH else None,
            take_forbidden(who),
        )
    form(
        "statement",
        "[t:statsubj] cannot enter play || [t:statsubj] cannot be put into play",
        lambda t: Forbid(Moves(_anywhere(as_group(t)), to="field")),
        lambda v: (
            {"t": as_thing(_here(v.pattern.what))}
            if isinstance(v, Forbid) and isinstance(v.pattern, Moves) and v.pattern == Moves(v.pattern.what, to="field")
            else None
        ),
    )


def is_prohibition(statement: object) -> bool:
    if isinstance(statement, Permit):
        return statement.name in dict(NEVER).values()
    return isinstance(statement, Forbid | ForbidPlay | CostChange)


def take_prohibited(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Establish) and value == Establish(value.statements) and len(value.statements) == 1:
        return {"s": value.statements[0]} if is_prohibition(value.statements[0]) else None
    return None


def _anywhere(group: Group) -> Group:
    return Group(group.tests, (), group.side)


def _here(group: Group) -> Group:
    return Group(group.tests, ("field",), group.side)


# 14-5b-1  what the attacking unit or ruler deals in the damage step (8-6d), and not what Breakthrough deals after it
ATTACK_DAMAGE = DealsDamage(Group((In(Status.ATTACKING),), (), EACH), combat=True, step="strike")


def damage_rows(table: Table) -> None:
    """13-3, 14-14g: damage that becomes another number."""
    form, row = table.form, table.row
    form(
        "clause",
        "the combat damage from this attack becomes [n:num]",  # 13-3a-1
        lambda n: Establish((ChangeDamage(ATTACK_DAMAGE, set_to=n, prevents=True),), Lasting.COMBAT),
        take_changed(ATTACK_DAMAGE, True),
    )
    form(
        "clause",
        "reduce the combat damage from this attack by [n:num]",
        lambda n: Establish((ChangeDamage(ATTACK_DAMAGE, n, reduce=True, prevents=True),), Lasting.COMBAT),
        take_changed(ATTACK_DAMAGE, False),
    )
    for words, who in (("you", YOU), ("your opponent", OPPONENT)):
        pattern = DealsDamage(ANYTHING, player=who)
        form(
            "clause",
            f"the next damage dealt to {words} this turn becomes [n:num]",
            lambda n, pattern=pattern: Establish((ChangeDamage(pattern, set_to=n, prevents=True),), Lasting.TURN, 1),
            take_changed(pattern, True),
        )
        form(
            "clause",
            f"reduce the next damage dealt to {words} this turn by [n:num]",
            lambda n, pattern=pattern: Establish(
                (ChangeDamage(pattern, n, reduce=True, prevents=True),), Lasting.TURN, 1
            ),
            take_changed(pattern, False),
        )
    row("dmgchange", "add + [add:num] to the base damage", ChangeDamage, pattern=DealsDamage(ANYTHING))  # 15-2b
    form(
        "statement",
        "[t:statsubj] have|has [k:keyword]",
        lambda t, k: Affects(t, (AddKeyword(k),)),
        lambda v: None,
    )


def take_changed(pattern: DealsDamage, sets: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Establish((ChangeDamage() as change,)) if change.pattern == pattern:
                amount = change.set_to if sets else change.add
                return None if amount is None else {"n": amount}
        return None

    return take


def take_each(stat: Stat, sign: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case (AddStat(found, amount, which),) if (found, which) == (stat, sign):
                return take_times(amount)
        return None

    return take


def take_price(who: Who, sign: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, CostChange) and value.who == who and value.sign == sign and value.set_to is None:
            return {"n": value.add, "g": Group(value.what.tests, (), EACH)}
        return None

    return take


def take_forbidden(who: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, ForbidPlay) and value.who == who and value.kind == "cast":
            return {"g": value.what}
        return None

    return take
