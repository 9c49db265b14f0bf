"""Noun phrases of this game: charges, set cards, resources, places in the front row, names and named abilities."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.games.gateruler.language.words import RULER
from arbiter.script.amounts import Count, Minus, Number, StatOf
from arbiter.script.base import Amount, Op, Quality, Stat, Thing, Who
from arbiter.script.nouns import (
    EACH,
    OPPONENT,
    YOU,
    AddedTo,
    AllOf,
    AnyOf,
    Every,
    Group,
    Has,
    HasAdded,
    Is,
    NameContains,
    Not,
    OfCard,
    Placed,
    Speaks,
    StatIs,
    TopCards,
)
from arbiter.text.core.nouns import take_is
from arbiter.text.draft import Where
from arbiter.text.grammar import Table, Take

CHARGE = Is(Quality.TYPE, "charge")  # settling.py says where such a noun is
SET_CARD = Is(Quality.TYPE, "set_card")
RESOURCE = Is(Quality.TYPE, "resource")
ABILITIES = (("automatic", "auto_ability"), ("activated", "action_ability"), ("Counter", "counter_ability"))
# 2-17c  what can be set: events without Forced Reveal, and what says so of itself
SETTABLE = AnyOf(
    (
        AllOf((Is(Quality.TYPE, "event"), Not(Has("forced_reveal")))),
        Has("concealment"),
        Has("forced_concealment"),
    )
)
CHARGES = Group((CHARGE,), ("field",), EACH)

NUMBERS = ((Stat.LEVEL, "level"), (Stat.POWER, "ATK"), (Stat.GUARD, "HP"), (Stat.STRIKE, "STK"))
OPS = (("or less", Op.LE), ("or more", Op.GE), ("", Op.EQ))


def life_of(who: Who) -> Amount:
    """2-6c: a ruler's life without the cards in its controller's damage zone."""
    ruler = Every(Group((RULER,), ("field",), who))
    return Minus(StatOf(ruler, Stat.GUARD), Count(Group((), ("damage",), who)))


def charges_of(thing: Thing) -> Group:
    """3-14d-1."""
    return Group((CHARGE, AddedTo(thing)), ("field",), EACH)


def take_charges(value: object) -> Mapping[str, object] | None:
    match value:
        case Every(Group((noun, AddedTo(thing)), ("field",), _)) if noun == CHARGE:
            return {"t": thing}
    return None


def take_charge_count(value: object) -> Mapping[str, object] | None:
    match value:
        case Count(Group((noun, AddedTo(thing)), ("field",), _)) if noun == CHARGE:
            return {"t": thing}
    return None


def number_rows(table: Table) -> None:
    """ "with 3 or less HP", "with level 2 or less"."""
    row = table.row
    for stat, noun in NUMBERS:
        for tail, op in OPS:
            if stat is Stat.LEVEL and op is Op.EQ:
                row("pre", "level [amount:num]", StatIs, stat=stat, op=op)
            elif stat is Stat.LEVEL:
                row("postest", f"with level [amount:num] {tail}".strip(), StatIs, stat=stat, op=op)
            else:
                row("postest", f"with [amount:num] {tail} {noun}".replace("  ", " "), StatIs, stat=stat, op=op)
        row("amt", f"[thing:possessor] {noun}", StatOf, stat=stat)
        row("postest", f"with {noun} less than [amount:amt]", StatIs, stat=stat, op=Op.LT)
        row("postest", f"with {noun} equal to or less than [amount:amt]", StatIs, stat=stat, op=Op.LE)


def take_speaking(value: object) -> Mapping[str, object] | None:
    """14-1a-4a: what stands between the marks begins with a capital."""
    return {"p": value.phrase} if isinstance(value, Speaks) and value.phrase[:1].isupper() else None


def noun_rows(table: Table) -> None:
    word, form, row = table.word, table.form, table.row
    word("head", "charge/charges", (CHARGE,))
    word("head", "set card/cards", (SET_CARD,))
    word("head", "ability/abilities", (Is(Quality.TYPE, "ability"),))
    number_rows(table)
    form("named", "[v:<namepart>]", lambda v: NameContains(v), take_part)  # 2-2c
    form("named", "[v:<cardname>]", lambda v: Is(Quality.NAME, v), take_is(Quality.NAME))  # 2-2d
    form("postest", "with [p:<speaking>]", lambda p: Speaks(p), take_speaking)  # 14-1a-4a
    row("postest", "of [thing:single]", AddedTo)
    word("postest", "with a charge || with charges", HasAdded(CHARGES))
    word("postest", "without charges", Not(HasAdded(CHARGES)))
    for place, article in (("attack", "an"), ("defense", "a")):
        word("postest", f"in {article} {place} zone", Placed(place))
    word("postest", "in the center column", Placed("center"))
    word("keywordtest", "a legendary icon", "legendary")  # 2-9
    form("where", "in the gate", lambda: Where(("gate",), EACH), take_where(Where(("gate",), EACH)))
    for whose, side in (("your", YOU), ("your opponent 's", OPPONENT)):
        area = Where(("front", "field", "set"), side)  # 3-6b-2
        form("where", f"in {whose} play area", lambda area=area: area, take_where(area))
    word("pre", "settable", SETTABLE)
    for words, kind in ABILITIES:
        word("head", f"{words} ability/abilities", (Is(Quality.TYPE, kind),))
    form(
        "postest", "of a|an [t:typeword] || of [t:typeword]", lambda t: OfCard((Is(Quality.TYPE, t),)), take_card_type
    )  # 16-2c
    form("definite", "[t:possessor] charges", lambda t: Every(charges_of(t)), take_charges)
    form("each", "for each charge of [t:single]", lambda t: Count(charges_of(t)), take_charge_count)
    form("amt", "the number of charges of [t:single]", lambda t: Count(charges_of(t)), take_charge_count)
    word("amt", "your life", life_of(YOU))
    word("amt", "your opponent 's life", life_of(OPPONENT))
    # What is not in play yet can be spoken of from the top of a deck.
    table.same("cardobj", "[a:obj]")
    word("cardobj", "the top card of your deck", TopCards(YOU, Number(1)))
    form(
        "cardobj",
        "the top [n:cards] of your deck",
        lambda n: TopCards(YOU, n),
        lambda v: {"n": v.count} if isinstance(v, TopCards) and v.who == YOU and not v.bottom else None,
    )
    form("statsubj", "[g:allnp]", make_all, take_all)
    form("definite", "all [g:allnp]", make_all, take_all)


def take_card_type(value: object) -> Mapping[str, object] | None:
    match value:
        case OfCard((Is(Quality.TYPE, word),)):
            return {"t": word}
    return None


def make_all(g: Group) -> object:
    return Every(g if g.zones else Group(g.tests, ("field",), g.side))


def take_all(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Every):
        group = value.group
        return {"g": Group(group.tests, (), group.side) if group.zones == ("field",) else group}
    return None


def take_part(value: object) -> Mapping[str, object] | None:
    return {"v": value.part} if isinstance(value, NameContains) else None


def take_where(place: Where) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        return {} if value == place else None

    return take
