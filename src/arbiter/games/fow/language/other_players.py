"""What other players are made to do with what is theirs: reveal, put stones into the field, shuffle graveyards back;
what happens unless they give something up; and what cannot be done to players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.fow.language.keyword_forms import OF_PLAYERS, YOUR_SEAT
from arbiter.games.fow.language.plainly import becoming
from arbiter.games.fow.language.words import J_RESONATOR
from arbiter.script.abilities import Static
from arbiter.script.amounts import Minus, Number
from arbiter.script.base import Amount, How, Lasting, Position, Quality, Test, Who
from arbiter.script.costs import Cost, MoveSome
from arbiter.script.effects import (
    Choose,
    Establish,
    ForEachPlayer,
    GainResource,
    MayPay,
    Modify,
    Move,
    Perform,
    Reveal,
)
from arbiter.script.nouns import EACH, OPPONENT, YOU, Every, Group, Is, Not, Self, TopCards
from arbiter.script.statements import AddKeyword, Affects, ForbidChoose, Mark, Permit
from arbiter.text.core.nouns import take_const
from arbiter.text.core.patterns import THIS
from arbiter.text.draft import UNBOUND, InOrder, Quantity, Ref, Their, Together, Unless
from arbiter.text.grammar import Table, Take

PRICES = ("attack_cost", "block_cost")


def other_player_rows(table: Table) -> None:
    reveal_rows(table)
    stone_rows(table)
    unless_rows(table)
    seat_rows(table)
    unheard_rows(table)
    attack_rows(table)
    offer_rows(table)
    # 1047.2, 1047.4  everybody expels their own
    table.reads("clause", "[w:other] expels/expel the top card of their deck", lambda w: expelled(w, Number(1)))
    table.reads("clause", "[w:other] expels/expel the top [n:cards] of their deck", expelled)


def expelled(w: Who, n: Amount) -> Perform:
    return Perform("expel", TopCards(Their(), n), who=w)


# ---------------------------------------------------------------- 1005  what they reveal


def reveal_rows(table: Table) -> None:
    form = table.form
    form(
        "seeing",
        "[w:other] reveals/reveal the top card of their deck",
        lambda w: Reveal(UNBOUND, TopCards(w, Number(1))) if w != EACH else None,
        lambda v: None,
    )
    form(
        "seeing",
        "[w:other] reveals/reveal the top [n:cards] of their deck",
        lambda w, n: Reveal(UNBOUND, TopCards(w, n)) if w != EACH else None,
        lambda v: None,
    )
    form(
        "seeing",
        "[w:other] reveals/reveal [n:cards] from their hand at random",
        at_random,
        lambda v: None,
    )


def at_random(w: Who, n: Number) -> object:
    """1005.1: the cards that were picked by chance are those that are revealed."""
    if w == EACH:
        return None
    chosen = Choose(UNBOUND, Group((), ("hand",), w), n, n, target=False, random=True)
    return InOrder((chosen, Reveal(UNBOUND, Ref("it"))))


# ---------------------------------------------------------------- 303, 305  stones and graveyards


STONE = Is(Quality.TYPE, "magic_stone")


def stone_rows(table: Table) -> None:
    form = table.form
    for tail, rested in (("", False), (" rested", True)):
        form(
            "clause",
            f"[w:other] puts/put the top card of their magic stone deck into the field{tail}",
            lambda w, rested=rested: top_stone(w, rested),
            take_top_stone(rested),
        )
    whole_area_rows(table)
    # 302.6  each card into the deck that it is of
    for zone, area in (("graveyard", "break"), ("removed area", "removed")):
        for category, verb, whose, who in (
            ("clause", "shuffle", "your", YOU),
            ("thirdperson", "shuffles/shuffle", "their", Their()),
        ):
            form(
                category,
                f"{verb} all magic stones|stone cards? from|in {whose} {zone} into {whose} magic stone deck",
                lambda who=who, area=area: shuffled((STONE,), area, who, "stones"),
                take_const(shuffled((STONE,), area, who, "stones")),
            )
            if who == YOU:
                continue  # the second half is a sentence by itself
            form(
                category,
                f"{verb} all magic stones from|in {whose} {zone} into {whose} magic stone deck "
                f",? and|then {verb} all non magic stone cards from|in {whose} {zone} into {whose} deck",
                lambda who=who, area=area: both_decks(area, who),
                take_const(both_decks(area, who)),
            )


WHOLE_AREAS = (
    ("hand", ("hand",)),
    ("graveyard", ("break",)),
    ("removed area", ("removed",)),
    ("hand and graveyard", ("hand", "break")),
    ("graveyard and hand", ("hand", "break")),
    ("graveyard and removed area", ("break", "removed")),
    ("hand , graveyard ,? and removed area", ("hand", "break", "removed")),
)


def whole_area_rows(table: Table) -> None:
    """302.6: all cards of an area or two, each into the deck that it is of; 321.1g: magic stones stay."""
    for words, areas in WHOLE_AREAS:
        table.reads(
            "thirdperson",
            f"shuffles/shuffle their {words} into their deck|decks",
            lambda areas=areas: shuffled_whole(areas, Their()),
        )
        if words != "graveyard":  # which is said as any other group of cards is
            own = f"shuffle your {words} into your deck"
            table.reads("clause", own, lambda areas=areas: shuffled_whole(areas, YOU))


def shuffled_whole(areas: tuple[str, ...], who: Who) -> Move:
    return Move(Every(Group((), areas, who)), "deck", How.PUT, Position.SHUFFLED)


def top_stone(who: Who, rested: bool) -> Move:
    mine = None if who == EACH else who  # of each player's card it is that player
    return Move(TopCards(who, Number(1), zone="stones"), "field", How.PLAY, control=mine, rested=rested)


def take_top_stone(rested: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Move(TopCards(who, Number(1), False, "stones")) if value == top_stone(who, rested) and who != YOU:
                return {"w": who}
        return None

    return take


def shuffled(tests: tuple[object, ...], area: str, who: Who, to: str) -> Move:
    cards = Group(tests, (area,), who)  # type: ignore[arg-type]
    return Move(Every(cards), to, How.PUT, Position.SHUFFLED)


def both_decks(area: str, who: Who) -> Together:
    return Together((shuffled((STONE,), area, who, "stones"), shuffled((Not(STONE),), area, who, "deck")))


# ---------------------------------------------------------------- 1003.6  unless something is given up


def unless_rows(table: Table) -> None:
    form = table.form
    for verb, how, area in (("discards/discard", How.DISCARD, "hand"), ("banishes/banish", How.BANISH, "field")):
        form(
            "sentence",
            f"[a:clause] unless [w:payer] {verb} [q:quantity] [g:np]",
            lambda a, w, q, g, how=how, area=area: given_up(a, w, q, g, how, area),
            take_given_up(how, area),
        )


def given_up(a: object, w: Who, q: Quantity, g: Group, how: How, area: str) -> object:
    if q.low != q.high or g.side != EACH or g.zones not in ((), (area,)):
        return None
    part = MoveSome(Group(g.tests, (area,), YOU), q.high, "break", how)
    return Unless(a, w, Cost((part,)))  # type: ignore[arg-type]


def take_given_up(how: How, area: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Unless(effect, who, Cost((MoveSome(Group(tests, (zone,), _), count, "break", found),)), None):
                if found is how and zone == area:
                    return {"a": effect, "w": who, "q": Quantity(count, count), "g": Group(tests, ())}
        return None

    return take


# ---------------------------------------------------------------- 1102.1a  players


def seat_rows(table: Table) -> None:
    form, word = table.form, table.word
    by = (("", EACH), (" @opponent_controls", OPPONENT))
    for words, who in by:
        spared = ForbidChoose(YOUR_SEAT, who)
        word("statement", f"you cannot be targeted by spells or|and abilities{words}", spared)
        for end, lasting in (("@until_end", Lasting.TURN), ("until end of game", Lasting.GAME)):
            word(
                "clause",
                f"you cannot be targeted by spells or|and abilities{words} {end}",
                Establish((spared,), lasting),
            )
    # "You and entities you control gain [Barrier]"
    for name, statements in OF_PLAYERS.items():
        keyword = name.lower()
        form(
            "static",
            f"you and [t:statsubj] have|gain [ {name} ] .",
            lambda t, statements=statements, keyword=keyword: Static(
                "", None, (*statements, Affects(t, (AddKeyword(keyword),)))
            ),
            lambda v: None,
        )
        form(
            "static",
            f"you and [t:statsubj] have|gain [ {name} ] as long as [c:conditions] .",
            lambda t, c, statements=statements, keyword=keyword: Static(
                "", None, (*statements, Affects(t, (AddKeyword(keyword),))), c
            ),
            lambda v: None,
        )
        form(
            "sentence",
            f"you and [t:subj] gain [ {name} ] @until_end",
            lambda t, statements=statements, keyword=keyword: Together(
                (Establish(statements), Modify(t, (AddKeyword(keyword),)))
            ),
            lambda v: None,
        )
    form(
        "clause",
        "each player 's life becomes [n:num]",
        lambda n: ForEachPlayer(EACH, becoming(YOU, n)),
        take_each_becomes,
    )


def take_each_becomes(value: object) -> Mapping[str, object] | None:
    match value:
        case ForEachPlayer(who, (GainResource(amount=Minus(n, _)), _)) if value == ForEachPlayer(who, becoming(YOU, n)):
            return {"n": n} if who == EACH else None
    return None


# ---------------------------------------------------------------- 906.2  what does not trigger


def unheard_rows(table: Table) -> None:
    """Abilities of their own that cards do not cause to trigger as they enter the field."""
    entering = "entering the field under @opponents control don't cause their own abilities to trigger"
    table.form("statement", f"[a:allnoms] {entering}", unheard, take_unheard)
    for end in ("@until_end",):
        table.form(
            "clause",
            f"[a:allnoms] {entering} {end} || {end} , [a:allnoms] {entering}",
            lambda a: Establish((unheard(a),), Lasting.TURN),
            lambda v: take_unheard(v.statements[0]) if isinstance(v, Establish) and len(v.statements) == 1 else None,
        )

    # 906.7  whoever's they are
    said = "[ Enter ] abilities of [g:allnp] don't trigger"
    table.form("statement", said, unheard_of, take_unheard_of)
    table.form("clause", f"{said} @until_end", lambda g: for_the_turn(unheard_of(g)), take_for_the_turn)


def unheard(a: tuple[Test, ...]) -> Permit:
    return Permit("enters_unheard", Group(a, ("field",), OPPONENT))


def unheard_of(g: Group) -> Permit | None:
    return None if g.zones else Permit("enters_unheard", replace(g, zones=("field",)))


def for_the_turn(said: Permit | None) -> Establish | None:
    return None if said is None else Establish((said,), Lasting.TURN)


def take_for_the_turn(value: object) -> Mapping[str, object] | None:
    match value:
        case Establish((said,), Lasting.TURN, None):
            return take_unheard_of(said)
    return None


def take_unheard_of(value: object) -> Mapping[str, object] | None:
    match value:
        case Permit("enters_unheard", Group(zones=("field",)) as group) if group.side != OPPONENT:
            return {"g": replace(group, zones=())}
    return None


def take_unheard(value: object) -> Mapping[str, object] | None:
    match value:
        case Permit("enters_unheard", Group(tests, _, _)) if value == unheard(tests):
            return {"a": tests}
    return None


# ---------------------------------------------------------------- 803.3  what must be attacked


def attack_rows(table: Table) -> None:
    for deed, names in (("attack", PRICES[:1]), ("block", PRICES[1:]), ("attack or block", PRICES)):  # 803.4, 804.4
        table.reads(
            "statement",
            f"you must pay [c:symcost] to {deed} with <self>",
            lambda c, names=names: Affects(Self(), tuple(Mark(name, cost=c) for name in names)),
        )
    theirs = Every(Group((J_RESONATOR,), ("field",), OPPONENT))
    table.word(
        "statement",
        "@your_opponent must attack <self> ,? if able",
        Affects(theirs, (Mark("must_attack", None, THIS),)),
    )
    table.word(
        "statement",
        "@your_opponent must block <self> ,? if able",
        Affects(theirs, (Mark("must_block", None, THIS),)),
    )


# ---------------------------------------------------------------- 104.2  what another may do


def offer_rows(table: Table) -> None:
    """Another player is asked for a price; "if they do" speaks of whether they paid it."""

    def asked(w: Who, c: Cost) -> MayPay | None:
        return None if w == EACH else MayPay(c, w, UNBOUND)

    for price in ("symcost", "lifecost"):
        table.reads("sentence", f"[w:other] may pay [c:{price}]", asked)
