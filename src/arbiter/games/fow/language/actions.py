"""Chapter 1000: what a resolving text tells a player or the game to do."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.games.fow.language.hands import player_rows
from arbiter.games.fow.language.moving import move_rows
from arbiter.script.amounts import (
    Count,
    CountersOn,
    EventAmount,
    ExtremeStat,
    HowMuch,
    Minus,
    Number,
    Plus,
    Resource,
    StatOf,
)
from arbiter.script.base import Amount, Change, Lasting, Stat, Thing
from arbiter.script.effects import (
    AllowCast,
    Cancel,
    Deal,
    DealDivided,
    DealPlayer,
    DoubleCounters,
    GainResource,
    LoseResource,
    Modify,
    PlaceCounters,
    Ready,
    RemoveCounters,
    RemoveDamage,
    Rest,
    SkipStep,
)
from arbiter.script.nouns import EACH, OPPONENT, YOU, Affected, Every
from arbiter.script.statements import AddStat, CopyOf, Mark, Permit
from arbiter.text.core.amounts import more, take_more, take_times, times
from arbiter.text.draft import Some, Their
from arbiter.text.grammar import Table


def action_rows(table: Table) -> None:
    damage_rows(table)
    life_rows(table)
    move_rows(table)
    player_rows(table)
    other_rows(table)


def damage_rows(table: Table) -> None:
    """1007: damage."""
    row, form = table.row, table.form
    row("clause", "[source:single] deals/deal [amount:dmg] to [to:obj]", Deal)
    row(
        "clause",
        "<self> deals [amount:dmg] divided as you choose to [to:target] || "
        "<self> deals [amount:dmg] divided as you choose among [to:target]",
        DealDivided,
    )
    form(
        "clause",
        "[s:single] deals/deal [n:whole] damage to [t:obj] ,? plus an additional [m:whole] damage [c:each]",
        lambda s, n, t, m, c: Deal(Plus(n, times(m, c)), t, s),
        lambda v: None,
    )
    form("dmg", "[n:whole] damage plus an additional [m:whole] damage [c:each]", more, take_more)
    form(
        "clause",
        "[s:single] deals/deal [n:whole] damage to [t:obj] [c:each]",
        lambda s, n, t, c: Deal(times(n, c), t, s),
        lambda v: None,
    )
    row(
        "clause",
        "you may play [thing:obj] @until_end || you may play [thing:obj] this turn || "
        "you may play [thing:pron] from your removed area @until_end || "
        "you may play [thing:pron] from your graveyard @until_end",
        AllowCast,
    )
    form(
        "clause",
        "you may play [t:pron] [d:lasting]",
        lambda t, d: AllowCast(t, lasting=d) if d is not Lasting.TURN else None,
        take_allowed,
    )
    form(
        "clause",
        "[s:single] deals/deal [n:whole] damage to [w:dealt] [c:each]",
        lambda s, n, w, c: DealPlayer(times(n, c), w, s),
        lambda v: None,
    )

    # 1007.6a, 1007.6b
    row("clause", "remove [amount:whole] damage from [thing:obj]", RemoveDamage)
    row("clause", "remove all damage from [thing:obj] || remove damage from [thing:obj]", RemoveDamage, amount=None)


def life_rows(table: Table) -> None:
    """105.4: life."""
    row, form, word = table.row, table.form, table.word
    form("life", "[n:num] life", lambda n: n, lambda v: {"n": v} if isinstance(v, Amount) else None)
    form("life", "life equal to [n:amt]", lambda n: n, lambda v: {"n": v} if isinstance(v, WORKED_OUT) else None)
    form("life", "[n:whole] life [c:each]", times, take_times)
    word("life", "that much life", EventAmount())
    word("dmg", "that much damage", EventAmount())
    row("clause", "you gain [amount:life] || gain [amount:life]", GainResource, who=YOU, kind="life")
    row("clause", "[who:other] gains/gain [amount:life]", GainResource, kind="life")
    row("clause", "you lose [amount:life] || lose [amount:life]", LoseResource, who=YOU, kind="life")
    row("clause", "[who:other] loses/lose [amount:life]", LoseResource, kind="life")
    word("amt", "your life", Resource(YOU, "life"))
    word("amt", "their life", Resource(Their(), "life"))
    row("clause", "[source:single] deals/deal [amount:dmg] to [who:dealt]", DealPlayer)


WORKED_OUT = (Count, CountersOn, ExtremeStat, HowMuch, Minus, Plus, StatOf)  # what a number alone does not say


def doubled(thing: Thing) -> tuple[Change, ...]:
    """As much ATK and DEF again: of several, each its own."""
    own = thing if not isinstance(thing, Every) else Affected()
    return (AddStat(Stat.POWER, StatOf(own, Stat.POWER)), AddStat(Stat.GUARD, StatOf(own, Stat.GUARD)))


def other_rows(table: Table) -> None:
    row, form, word = table.row, table.form, table.word
    row("clause", "put [amount:num] [kind:counter] on [thing:obj]", PlaceCounters)
    row("clause", "put a|an [kind:counter] on [thing:obj]", PlaceCounters, amount=Number(1))
    form(
        "clause",
        "put a|an [k:counter] on [t:obj] [c:each]",
        lambda k, t, c: PlaceCounters(t, k, c),
        lambda v: {"k": v.kind, "t": v.thing, "c": v.amount} if isinstance(v, PlaceCounters) else None,
    )
    row("clause", "remove [amount:num] [kind:counter] from [thing:obj]", RemoveCounters)
    row("clause", "remove a|an [kind:counter] from [thing:obj]", RemoveCounters, amount=Number(1))
    row("clause", "remove all the? [kind:counter] from [thing:obj]", RemoveCounters, amount=None)
    # 1022.4
    row("clause", "double the number of [kind:counter] on [thing:obj]", DoubleCounters)
    row("clause", "cancel [thing:obj]", Cancel)
    row("clause", "rest [thing:obj]", Rest)
    row("clause", "recover [thing:obj]", Ready)
    form(
        "clause",
        "[t:subj] [c:vps]",
        lambda t, c: Modify(t, c, Lasting.GAME),
        lambda v: (
            {"t": v.thing, "c": v.changes}
            if isinstance(v, Modify)
            and v.lasting is Lasting.GAME
            and v.while_ is None
            and (isinstance(v.changes[0], CopyOf) or all(isinstance(change, Mark) for change in v.changes))
            else None
        ),
    )
    form(
        "clause",
        "[t:subj] [c:vps] [d:lasting]",
        lambda t, c, d: Modify(t, c, d),
        lambda v: (
            {"t": v.thing, "c": v.changes, "d": v.lasting} if isinstance(v, Modify) and v.while_ is None else None
        ),
    )
    form("clause", "[d:lasting] , [t:subj] [c:vps]", lambda t, c, d: Modify(t, c, d), lambda v: None)
    form(
        "clause",
        "double the? ATK and DEF of [t:obj] [d:lasting]",
        lambda t, d: Modify(t, doubled(t), d) if not isinstance(t, Some) else None,
        lambda v: {"t": v.thing, "d": v.lasting} if isinstance(v, Modify) and v.changes == doubled(v.thing) else None,
    )
    form(
        "clause",
        "[w:other] skips/skip their next [s:step]",
        lambda w, s: SkipStep(w, s),
        lambda v: {"w": v.who, "s": v.step} if isinstance(v, SkipStep) and v.who != YOU else None,
    )
    form(
        "clause",
        "skip your next [s:step]",
        lambda s: SkipStep(YOU, s),
        lambda v: {"s": v.step} if isinstance(v, SkipStep) and v.who == YOU else None,
    )
    # 1031.1  every one of them, as long as the text is in force
    for step in ("draw", "recovery"):
        for words, who in (("skip your", YOU), ("@your_opponent skips their", OPPONENT), ("players skip their", EACH)):
            said = f"{words} {step} phase || {words} {step} phases" if who == EACH else f"{words} {step} phase"
            word("statement", said, Permit(f"skip:{step}", who=who))
    word("lasting", "@until_end || this turn", Lasting.TURN)
    word("lasting", "until end of game || until the end of the game", Lasting.GAME)
    word("lasting", "until the? end of @opponents next turn", Lasting.OPPONENT_NEXT_TURN)
    word("lasting", "until end of battle || until the end of the battle", Lasting.COMBAT)  # 807.4
    word("lasting", "until the beginning of your next turn", Lasting.NEXT_TURN_START)


def take_allowed(value: object) -> Mapping[str, object] | None:
    if isinstance(value, AllowCast) and value == AllowCast(value.thing, lasting=value.lasting):
        return {"t": value.thing, "d": value.lasting} if value.lasting is not Lasting.TURN else None
    return None
