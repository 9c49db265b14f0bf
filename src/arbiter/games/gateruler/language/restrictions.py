"""What cards and players can, cannot and must do, how often (4-3, 15-2c), and what does not happen to a card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.gateruler.language.happenings import BY_AN_EFFECT
from arbiter.games.gateruler.language.statements import NEVER, STATS
from arbiter.games.gateruler.language.words import RULER
from arbiter.script.abilities import Static
from arbiter.script.base import Amount, Quality, Stat, Statement, Who
from arbiter.script.effects import Perform
from arbiter.script.nouns import EACH, OPPONENT, YOU, Group, Self
from arbiter.script.patterns import ANYTHING, Draws, Moves
from arbiter.script.statements import (
    AddKeyword,
    AddWord,
    Affects,
    EntersWith,
    Forbid,
    ForbidChoose,
    Mark,
    Permit,
    SetStat,
)
from arbiter.text.core.statements import as_group, as_thing, make_about
from arbiter.text.grammar import Table, Take

RULERS = Group((RULER,), ())
PLAYERS = (("you", YOU), ("your opponent", OPPONENT), ("players", EACH))


def restriction_rows(table: Table) -> None:
    permission_rows(table)
    cap_rows(table)
    limit_rows(table)
    protection_rows(table)


def permission_rows(table: Table) -> None:
    row, reads, form = table.row, table.reads, table.form
    for words in ("while", "as long as"):
        reads(
            "static",
            f"{words} [c:conditions] , [s:statement] . || [s:statement] {words} [c:conditions] .",
            lambda c, s: Static("", None, (s,), c),
        )
    row("svp", "enters/enter play exhausted", EntersWith, what=ANYTHING, rested=True)
    reads(
        "svp",
        "cannot be chosen by enemy effects || cannot be chosen by enemy events or abilities || "
        "cannot be chosen by your opponent 's cards or abilities || cannot be chosen by your opponent 's effects",
        lambda: ForbidChoose(ANYTHING, OPPONENT),
    )
    reads(
        "statement",
        "your opponent cannot choose [t:statsubj]",
        lambda t: make_about(t, ForbidChoose(ANYTHING, OPPONENT)),
    )
    reads("rule", "cannot attack your opponent 's ruler", lambda: Mark("cannot_attack_these", group=RULERS))
    reads("rule", "cannot attack your ruler", lambda: Mark("cannot_attack_these", group=Group((RULER,), (), YOU)))
    for words, name in (
        ("can be normal summoned from your graveyard || can be played from your graveyard", "played_from_graveyard"),
        ("can be played from your damage zone", "played_from_damage"),
        ("can be set", "settable"),
    ):
        reads("rule", words, lambda name=name: Mark(name))
    for zone, name in (("graveyard", "played_from_graveyard"), ("damage zone", "played_from_damage")):
        reads(
            "statement",
            f"you may|can play <self> from your {zone}",
            lambda name=name: Affects(Self(), (Mark(name),)),
        )
    for stat, noun in STATS:
        reads("statement", f"[t:possessor] {noun} is [n:amt]", lambda t, n, stat=stat: Affects(t, (SetStat(stat, n),)))
        form(
            "statement",
            f"[t:possessor] {noun} is equal to [n:amt] || [t:possessor] {noun} becomes equal to [n:amt]",
            lambda t, n, stat=stat: Affects(t, (SetStat(stat, n),)),
            take_number(stat),
        )
    for one, first in STATS:
        for two, second in STATS:
            if one is not two:
                reads(
                    "statement",
                    f"[t:possessor] {first} and {second} are each? equal to [n:amt] || "
                    f"[t:possessor] {first} and {second} are [n:amt]",
                    lambda t, n, one=one, two=two: Affects(t, (SetStat(one, n), SetStat(two, n))),
                )
    for words, who in PLAYERS:
        reads("statement", f"{words} cannot heal", lambda who=who: Permit("no_healing", who=who))
        form(
            "statement",
            f"{words} cannot draw cards",
            lambda who=who: Forbid(Draws(who)),
            take_no_draw(who),
        )
    reads("statement", "each player 's summon cap is increased by [n:num]", each_cap)


def each_cap(n: Amount) -> Statement:
    return Permit("summon_cap", who=EACH, amount=n)


def take_number(stat: Stat) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Affects(thing, (SetStat(found, amount),)) if found is stat:
                return {"t": thing, "n": amount}
        return None

    return take


def take_no_draw(who: Who) -> Take:
    return lambda v: {} if v == Forbid(Draws(who)) else None


def cap_rows(table: Table) -> None:
    """4-3, 15-2c: how often a player may summon and set."""
    form, row = table.form, table.row
    row("clause", "increase your set cap by [amount:num]", Perform, name="set_cap")
    for words, who in (("your", YOU), ("your opponent 's", OPPONENT)):
        for cap in ("summon", "set"):
            name = f"{cap}_cap"
            form(
                "statement",
                f"{words} {cap} cap is increased by [n:num]",
                lambda n, who=who, name=name: Permit(name, who=who, amount=n),
                take_cap(name, who),
            )
    table.reads("statement", "increase your summon cap by [n:num]", lambda n: Permit("summon_cap", amount=n))


def take_cap(name: str, who: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Permit) and (value.name, value.who) == (name, who):
            return {"n": value.amount}
        return None

    return take


def limit_rows(table: Table) -> None:
    word, reads, row = table.word, table.reads, table.row
    for words, who in PLAYERS:
        for deed, name in NEVER:
            word("statement", f"{words} cannot {deed}", Permit(name, who=who))
    word("rule", "must attack || must attack each turn || must attack each turn if possible", Mark("must_attack"))
    reads(
        "vp",
        "is/are also treated as [k:<kind>]",  # 14-8c-1
        lambda k: (AddWord(Quality.KIND, k),),
    )
    reads("statement", "<self> attacks each turn if possible", lambda: Affects(Self(), (Mark("must_attack"),)))
    row("rule", "cannot be attacked by [group:markgroup]", Mark, name="cannot_be_attacked")
    word("rule", "cannot be normal summoned", Mark("not_normal_summoned"))
    word("rule", "can attack from a defense zone", Mark("attacks_from_defense"))  # 8-4c, 1-5a
    reads("rule", "can only be placed in a defense zone", lambda: Mark("not_in_attack"))
    reads("rule", "can only be placed in an attack zone", lambda: Mark("not_in_defense"))
    reads(
        "statement",
        "you can|may normal summon <self> from your set zone",  # 16-18d-1
        lambda: Affects(Self(), (Mark("played_from_set"),)),
    )
    reads(
        "statement",
        "you may|can normal summon <self> without it counting for|towards your summon cap",  # 16-27b
        lambda: Affects(Self(), (AddKeyword("deploy"),)),
    )
    reads(
        "statement", "[t:statsubj] is/are treated as level [n:num]", lambda t, n: Affects(t, (SetStat(Stat.LEVEL, n),))
    )


def protection_rows(table: Table) -> None:
    """15-26b, 15-27, 15-12: what does not happen to a card."""
    reads, form = table.reads, table.form
    table.word(
        "rule",
        "doesn't/don't ready during its/their controller/controllers 's start phase || "
        "doesn't/don't ready during your|the start phase || cannot be readied during your|the start phase",
        Mark("no_ready_start"),  # 6-2c
    )
    for words, kinds in (("events", ("summon",)), ("abilities", ("ability",))):
        reads(
            "svp",
            f"cannot be chosen by enemy {words} || cannot be chosen as a target of enemy {words}",
            lambda kinds=kinds: ForbidChoose(ANYTHING, OPPONENT, kinds),
        )
    for words, who in (("effects", EACH), ("enemy effects", OPPONENT)):
        form(
            "statement",
            f"[t:statsubj] cannot be destroyed by {words}",
            lambda t, who=who: Forbid(replace(BY_AN_EFFECT, what=as_group(t), by=who)),
            take_safe(who),
        )


def take_safe(who: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Forbid) and isinstance(value.pattern, Moves):
            if value.pattern == replace(BY_AN_EFFECT, what=value.pattern.what, by=who):
                return {"t": as_thing(value.pattern.what)}
        return None

    return take
