"""Everyday ways of saying what other chapters say in the document's own words: they are read, and printed in those.

And what players may do only so often in a turn, and what befalls a card in a battle.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.fow.language.keyword_forms import OF_PLAYERS
from arbiter.games.fow.language.picking import SEEN
from arbiter.games.fow.language.reckoning import for_the_next
from arbiter.games.fow.language.words import J_RESONATOR, RESONATOR
from arbiter.script.abilities import Static, Triggered
from arbiter.script.amounts import Number, Times
from arbiter.script.base import Amount, Change, How, Lasting, Quality, Stat, Status, Who
from arbiter.script.conditions import Happened, IsTurnOf, NotSo
from arbiter.script.effects import Move, Pick, RemoveFromBattle
from arbiter.script.nouns import (
    EACH,
    OPPONENT,
    YOU,
    AnyOf,
    Every,
    Group,
    In,
    Only,
    OwnerOf,
    PartnerOf,
    Same,
    Self,
)
from arbiter.script.patterns import ANYTHING, Casts, DealsDamage, Searches
from arbiter.script.statements import AddWord, Affects, ChangeDamage, CostChange, Forbid, ForbidPlay, SetStat
from arbiter.text.core.choosing import make_select
from arbiter.text.core.effects import held_rows
from arbiter.text.core.things import field_group
from arbiter.text.draft import UNBOUND, ActBy, InOrder
from arbiter.text.grammar import Table, Take

PLAYERS = (("players", EACH), ("each player", EACH), ("you", YOU), ("@your_opponent", OPPONENT))
BATTLING = AnyOf((In(Status.ATTACKING), In(Status.BLOCKING), In(Status.ATTACKED)))  # 804.5


def synonym_rows(table: Table) -> None:
    often_rows(table)
    battle_rows(table)
    word_rows(table)
    size_rows(table)
    damage_rows(table)
    player_rows(table)
    price_rows(table)


# ---------------------------------------------------------------- 903.1a  so many a turn


def often_rows(table: Table) -> None:
    for words, who in PLAYERS:
        form = f"{words} cannot play more than [n:<num>] [g:np] each|per turn"
        table.form("statement", form, lambda n, g, who=who: no_more(who, n, g), take_no_more(who, words))
        for can in ("can play only", "can only play", "may play only", "may only play"):
            said = f"{words} {can} [n:<num>] [g:np] each|per turn"
            table.reads("statement", said, lambda n, g, who=who: no_more(who, n, g))
    for words, who in (("players", EACH), ("you", YOU), ("@your_opponent", OPPONENT)):
        barred = NotSo(IsTurnOf(YOU))  # as that player would say it
        for said in ("can only play [g:np]", "can play [g:np] only", "may only play [g:np]", "may play [g:np] only"):
            when = "during|on your own? turn" if who == YOU else "during|on their own? turn"
            table.reads(
                "statement",
                f"{words} {said} {when}",
                lambda g, who=who, barred=barred: (
                    ForbidPlay(who, "cast", g, barred) if not g.zones and g.side == EACH else None
                ),
            )
        table.reads("statement", f"{words} cannot search their|your deck/decks", lambda who=who: Forbid(Searches(who)))
        said = f"{words} cannot play activate abilities of [g:allnp]"
        table.reads("statement", said, lambda g, who=who: ForbidPlay(who, "action", field_group(g)))
    for words in ("activate abilities", "abilities"):
        said = f"{words} of [g:allnp] cannot be played"
        table.reads("statement", said, lambda g: ForbidPlay(EACH, "action", field_group(g)) if not g.zones else None)


def no_more(who: Who, most: int, group: Group) -> ForbidPlay | None:
    """Whoever has played so many such cards this turn plays no other."""
    if most < 1 or group.zones or group.side != EACH:
        return None
    return ForbidPlay(who, "cast", group, Happened(Casts(YOU, group), most))


def take_no_more(who: Who, words: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case ForbidPlay(player, "cast", group, Happened(low=most)) if player == who and words != "each player":
                return {"n": most, "g": group}
        return None

    return take


# ---------------------------------------------------------------- 804.5  in a battle


def battle_rows(table: Table) -> None:
    table.word("pre", "attacked", In(Status.ATTACKED))  # 803.3
    table.word("pre", "battling", BATTLING)
    table.row("clause", "remove [thing:obj] from the? battle", RemoveFromBattle)  # 1029.1
    # 803.4, 804.4  one attacks at a time, one blocks and one is attacked, whoever's text speaks of it
    for word, status in (("attacking", Status.ATTACKING), ("blocking", Status.BLOCKING), ("attacked", Status.ATTACKED)):
        for noun, test in (("jresonator", J_RESONATOR), ("resonator", RESONATOR)):
            one = Every(Group((test, In(status)), ("field",)))
            table.word("definite1", f"the {word} {noun}", one)
    table.row(
        "definite1",
        "the jresonator that blocks [thing:single] || the jresonator that blocks or is blocked by [thing:single] || "
        "the jresonator blocking [thing:single]",
        PartnerOf,
    )
    for words in ("that blocks", "that blocks or is blocked by", "blocking"):
        table.reads("definite1", f"the resonator {words} [t:single]", lambda t: Only(PartnerOf(t), (RESONATOR,)))
    table.reads(
        "agent",
        "@opponents [g:np] || an opponent 's [g:np]",
        lambda g: replace(g, side=OPPONENT) if g.side == EACH and not g.zones else None,
    )


# ---------------------------------------------------------------- 1020.1  what something is besides


def word_rows(table: Table) -> None:
    besides = "in addition to its|their other"
    for words in ("is/are [k:<kind>]", "is/are a|an [k:<kind>]"):
        table.reads("vp", f"{words} {besides} races", lambda k: (AddWord(Quality.KIND, k),))
    table.reads("vp", f"is/are [a:colour] {besides} attributes", lambda a: (AddWord(Quality.COLOUR, a.value),))
    for words in ("is/are also [k:<kind>]", "is/are also a|an [k:<kind>]"):
        table.reads("vp", words, lambda k: (AddWord(Quality.KIND, k),))
    table.reads("vp", "is/are also [a:colour]", lambda a: (AddWord(Quality.COLOUR, a.value),))


def size_rows(table: Table) -> None:
    """207.2, 208.2: ATK and DEF that are counted."""
    table.form("counted00", "X00 , where X is [n:amt]", hundreds, take_hundreds)
    for words in ("[n:amt] multiplied by 100", "[n:amt] x 100", "100 times [n:amt]"):
        table.reads("counted00", words, hundreds)
    for words in ("the ATK and DEF of <self>", "<self> 's ATK and DEF"):
        for verb in ("become", "are", "are equal to"):
            table.reads("statement", f"{words} {verb} [a:counted00]", lambda a: Affects(Self(), sized(a)))
    for stat, noun in ((Stat.POWER, "ATK"), (Stat.GUARD, "DEF")):
        for verb in ("is", "is equal to", "becomes equal to"):
            table.reads(
                "statement",
                f"the?? {noun} of <self> {verb} [a:counted00] || <self> 's {noun} {verb} [a:counted00]",
                lambda a, stat=stat: Affects(Self(), (SetStat(stat, a),)),
            )


def hundreds(n: Amount) -> Amount:
    return Times(n, 100)


def take_hundreds(value: object) -> Mapping[str, object] | None:
    return {"n": value.amount} if isinstance(value, Times) and value.factor == 100 else None


def sized(amount: Amount) -> tuple[Change, ...]:
    return SetStat(Stat.POWER, amount), SetStat(Stat.GUARD, amount)


# ---------------------------------------------------------------- 1018  damage


def damage_rows(table: Table) -> None:
    for words in ("that damage", "it"):
        said = f"if damage would be dealt [h:harm] , prevent {words}"
        table.reads("statement", said, lambda h: all_of_it(h))
        table.reads("dealschange", f"prevent {words}", lambda: all_of_it(DealsDamage(ANYTHING)))
    table.reads(
        "statement",
        "damage dealt to [t:single] is reduced by [n:whole]",
        lambda t, n: ChangeDamage(DealsDamage(ANYTHING, Group((Same(t),), ())), n, reduce=True),
    )


def all_of_it(harm: object) -> ChangeDamage | None:
    if not isinstance(harm, DealsDamage):
        return None
    return ChangeDamage(harm, set_to=Number(0), prevents=True)


# ---------------------------------------------------------------- what players do


def player_rows(table: Table) -> None:
    reads = table.reads
    reads(
        "clause",
        "[w:other] chooses/choose [q:quantity] [g:np] and [a:thirdperson]",
        lambda w, q, g, a: InOrder((make_select(q, g, w), ActBy(w, (a,)))),
    )
    reads(
        "clause",
        "choose [q:quantity] [g:np] from it",
        lambda q, g: (
            Pick(UNBOUND, SEEN, g.tests, q.low, q.high, rest=UNBOUND) if g.side == EACH and not g.zones else None
        ),
    )
    for arrow in (">>>", ","):
        said = f"whenever|when [p:patterns] [c:during] {arrow} [b:body]"
        reads("triggered", said, lambda p, c, b: Triggered("", None, p, c, b))
    for name, statements in OF_PLAYERS.items():  # 1120.4, 1181.3
        said = f"you have|gain [ {name} ] as long as [c:conditions] ."
        reads("static", said, lambda c, statements=statements: Static("", None, statements, c))
    reads(
        "clause",
        "return [t:pron] to the field under its/their owner/owners 's control",
        lambda t: Move(t, "field", How.PLAY, control=OwnerOf(t)),
    )
    for words, who in PLAYERS:  # 104.4
        said = f"{words} cannot search their|your deck/decks"
        table.reads("statement", said, lambda who=who: Forbid(Searches(who)))
    held_rows(table)


# ---------------------------------------------------------------- 903.2k  prices


def price_rows(table: Table) -> None:
    for words, who in (("you play", YOU), ("@your_opponent plays", OPPONENT), ("players play", EACH)):
        for tail, sign in (("less", -1), ("more", 1)):
            said = f"[g:allnp] {words} cost [n:<anysym>] {tail}"
            table.reads("statement", said, lambda n, g, who=who, sign=sign: priced(g, who, n, sign))
    for words in ("the next [g:np]", "the next [g:np] you play"):
        said = f"you may? pay [m:symcost] less to play {words} [d:lasting]"
        table.reads("clause", said, lambda m, g, d: for_the_next(m, g) if d is Lasting.TURN else None)
    said = "the next [g:np] you play this turn costs [m:symcost] less"
    table.reads("clause", said, for_the_next)
    for words in ("your first [g:np] each turn", "the first [g:np] you play each turn", "the first [g:np] each turn"):
        said = f"you pay [n:<anysym>] less to play {words} ."
        table.reads("static", said, lambda n, g: first_priced(g, n))
    said = "the first [g:np] you play each turn costs [n:<anysym>] less ."
    table.reads("static", said, lambda g, n: first_priced(g, n))


def priced(group: Group, who: Who, amount: int, sign: int) -> CostChange | None:
    return None if group.zones or group.side != EACH else CostChange(group, who, Number(amount), sign)


def first_priced(group: Group, amount: int) -> Static | None:
    change = priced(group, YOU, amount, -1)
    return None if change is None else Static("", None, (change,), NotSo(Happened(Casts(YOU, group))))
