"""Chapter 1000: what a resolving text tells a player or the game to do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.fow.language.hands import player_rows
from arbiter.games.fow.language.moving import move_rows
from arbiter.games.fow.language.words import WILL
from arbiter.script.amounts import EventAmount, Number, Plus, Resource, StatOf
from arbiter.script.base import Amount, Change, Effect, Lasting, Stat, Thing
from arbiter.script.effects import (
    AllowCast,
    Cancel,
    Deal,
    DealDivided,
    DealPlayer,
    DoubleCounters,
    GainControl,
    GainResource,
    LoseResource,
    Modify,
    PlaceCounters,
    Produce,
    Ready,
    RemoveCounters,
    RemoveDamage,
    Rest,
    SkipStep,
)
from arbiter.script.nouns import YOU, Affected, Every, Group
from arbiter.script.statements import AddStat, CopyOf, Mark
from arbiter.text.core.amounts import more, take_more, take_times, times
from arbiter.text.draft import Some, Together
from arbiter.text.grammar import Table, Take


def action_rows(table: Table) -> None:
    damage_rows(table)
    life_rows(table)
    will_rows(table)
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
    form("life", "life equal to [n:amt]", lambda n: n, lambda v: None)
    form("life", "[n:whole] life [c:each]", times, take_times)
    word("life", "that much life", EventAmount())
    word("dmg", "that much damage", EventAmount())
    row("clause", "you gain [amount:life] || gain [amount:life]", GainResource, who=YOU, kind="life")
    row("clause", "[who:other] gains/gain [amount:life]", GainResource, kind="life")
    row("clause", "you lose [amount:life] || lose [amount:life]", LoseResource, who=YOU, kind="life")
    row("clause", "[who:other] loses/lose [amount:life]", LoseResource, kind="life")
    word("amt", "your life", Resource(YOU, "life"))
    row("clause", "[source:single] deals/deal [amount:dmg] to [who:dealt]", DealPlayer)


SYMBOLS = tuple(WILL.values())


def will_rows(table: Table) -> None:
    """1018: produce will."""
    form = table.form
    form("clause", "produce [p:produced]", lambda p: p, lambda v: {"p": v})
    form("produced", "[c:<coloursym>]", lambda c: Produce(YOU, c, Number(1)), take_one_will)
    form(
        "produced",
        "[n:<anysym>]",
        lambda n: Produce(YOU, "", Number(n)),
        take_free_will,
    )
    for count in range(2, 6):
        names = [f"c{i}" for i in range(count)]
        slots = [f"[{n}:<coloursym>]" for n in names]
        form("produced", " ".join(slots), make_several, take_several(count))
        if count == 2:
            form("produced", " and ".join(slots), make_several, lambda v: None)
            form("produced", " or ".join(slots), make_choice, take_choice(count))
        else:
            form("produced", " , ".join(slots[:-1]) + f" , or {slots[-1]}", make_choice, take_choice(count))
            form("produced", " , ".join(slots[:-1]) + f" or {slots[-1]}", make_choice, lambda v: None)
            form("produced", " or ".join(slots), make_choice, lambda v: None)
    table.word(
        "produced",
        "one will of any attribute || a will of any attribute",
        Produce(YOU, "", Number(1), None, SYMBOLS[:5]),
    )
    form(
        "produced",
        "[n:<num>] wills in any combination of attributes || [n:<num>] wills in any combination",
        lambda n: wills(n, SYMBOLS[:5]),
        take_wills,
    )
    form(
        "produced",
        "[n:<num>] wills in any combination of [a:<coloursym>] and/or [b:<coloursym>]",
        lambda n, a, b: wills(n, (a, b)),
        take_two_wills,
    )
    form(
        "sentence",
        "[a:produce] . spend this will only to play [g:allnp]",
        lambda a, g: replace(a, only_for=Group(g.tests, ())) if isinstance(a, Produce) else None,
        lambda v: {"a": replace(v, only_for=None), "g": v.only_for} if isinstance(v, Produce) and v.only_for else None,
    )
    form("produce", "produce [p:produced]", lambda p: p, lambda v: {"p": v})


def wills(count: int, options: tuple[str, ...]) -> Effect:
    """So many wills, each as the producer chooses."""
    return Together(tuple(Produce(YOU, "", Number(1), None, options) for _ in range(count)))


def take_wills(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Together) and value == wills(len(value.effects), SYMBOLS[:5]):
        return {"n": len(value.effects)}
    return None


def take_two_wills(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, Together) or not isinstance(value.effects[0], Produce):
        return None
    options = value.effects[0].options
    if len(options) == 2 and value == wills(len(value.effects), options):
        return {"n": len(value.effects), "a": options[0], "b": options[1]}
    return None


def make_several(**c: str) -> object:
    colours = tuple(c.values())
    if len(set(colours)) == 1:
        return Produce(YOU, colours[0], Number(len(colours)))
    return Together(tuple(Produce(YOU, colour, Number(1)) for colour in colours))


def make_choice(**c: str) -> object:
    return Produce(YOU, "", Number(1), None, tuple(c.values()))


def take_free_will(value: object) -> Mapping[str, object] | None:
    match value:
        case Produce(_, "", Number(count), None, ()):
            return {"n": count}
    return None


def take_one_will(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Produce) and value.colour and value.amount == Number(1) and not value.options:
        return {"c": value.colour}
    return None


def take_several(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Produce) and value.colour and value.amount == Number(count):
            return {f"c{i}": value.colour for i in range(count)}
        if isinstance(value, Together) and len(value.effects) == count:
            colours = [e.colour for e in value.effects if isinstance(e, Produce)]
            return {f"c{i}": c for i, c in enumerate(colours)} if len(colours) == count else None
        return None

    return take


def take_choice(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Produce) and len(value.options) == count:
            return {f"c{i}": c for i, c in enumerate(value.options)}
        return None

    return take


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
    row("clause", "remove all [kind:counter] from [thing:obj]", RemoveCounters, amount=None)
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
    row(
        "clause",
        "gain control of [thing:obj] as long as <self> is in the? field",
        GainControl,
        lasting=Lasting.ON_FIELD,
    )
    word("lasting", "@until_end || this turn", Lasting.TURN)
    word("lasting", "until end of game || until the end of the game", Lasting.GAME)
    word("lasting", "until the end of @opponents next turn", Lasting.OPPONENT_TURN)
    word("lasting", "until end of battle || until the end of the battle", Lasting.COMBAT)  # 807.4
    word("lasting", "until the beginning of your next turn", Lasting.NEXT_TURN_START)
