"""Chapters 1004 and 1012: choose, search, look, reveal; and what becomes of the cards that were seen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.script.amounts import Number
from arbiter.script.base import How, Position, Quality, Thing
from arbiter.script.effects import Choose, Look, Move, Pick, Reveal, RevealUntil, Search, Shuffle
from arbiter.script.nouns import EACH, YOU, Every, Group, Not, Shares, TopCards
from arbiter.text.core.choosing import place
from arbiter.text.core.nouns import together
from arbiter.text.core.targeting import found_rows, make_choice, perhaps, take_choice, take_search
from arbiter.text.draft import UNBOUND, InOrder, Quantity, Ref, Together
from arbiter.text.grammar import Table, Take

SEEN = Ref("revealed", True)
PICKED = Ref("picked")
LEFT = Ref("rest")
ANY_CARD = Group((), ())

# What is done with a card that was found or picked.
ENDS = (
    ("into your hand", Move(PICKED, "hand", How.ADD)),
    ("into the field", Move(PICKED, "field", How.PLAY, control=YOU)),
    ("into the field rested", Move(PICKED, "field", How.PLAY, control=YOU, rested=True)),
    ("into your graveyard", Move(PICKED, "break", How.PUT)),
    ("into an allied BINGO zone", Move(PICKED, "bingo", How.PUT)),
)


def picking_rows(table: Table) -> None:
    search_rows(table)
    choose_rows(table)
    looking_rows(table)


def search_rows(table: Table) -> None:
    """1012.2, 1012.3: search a deck."""
    form, word, same = table.form, table.word, table.same
    form("search", "search your deck for [q:quantity] [g:np]", make_search, take_search)
    # of a name that nothing has which the player controls
    form("search", "search your deck for [q:quantity] [g:np] you don't control", search_for_new, take_search_for_new)
    same("clause", "[a:search]")
    found_rows(table, ("and", ", reveal it/them and", ", reveal it/them , and", ","))
    form("clause", "[s:search] and reveal it/them", lambda s: replace(s, shown=True), lambda v: None)
    for words, move in ENDS:
        form("found", f"put [t:pron] {words}", lambda t, move=move: replace(move, thing=t), take_end(move))
    form(
        "found",
        "put [t:pron] into the field as rest",
        lambda t: replace(ENDS[2][1], thing=t),
        lambda v: None,
    )
    word("sentence", "then?? ,? shuffle your deck", Shuffle(YOU))
    for start in ("shuffle the rest of your deck", "shuffle your deck"):
        form(
            "sentence",
            f"then?? ,? {start} and put [t:pron] on top of your deck in any order || "
            f"then?? ,? {start} and put [t:reveals] on top of your deck in any order",
            on_top,
            take_on_top if start[8:11] == "you" else (lambda v: None),
        )
    word("reveals", "the revealed cards || the cards revealed this way", Ref("it", True))
    word("pron", "it || that card", Ref("it"))
    word("pron", "them || those cards", Ref("it", True))


def make_search(q: Quantity, g: Group) -> object:
    if g.zones not in ((), ("deck",)) or g.side not in (EACH, YOU):
        return None
    plain, total, different = together(g)
    if total is not None:
        return None
    group = Group(plain.tests, ("deck",), YOU)
    return Search(UNBOUND, group, q.low, q.high, different=different, any_card=not plain.tests, shown=False)  # 1004.3


NOT_MINE = Not(Shares(Quality.NAME, Every(Group((), ("field",), YOU))))


def search_for_new(q: Quantity, g: Group) -> object:
    return make_search(q, replace(g, tests=(*g.tests, NOT_MINE)))


def take_search_for_new(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Search) and NOT_MINE in value.group.tests:
        tests = tuple(test for test in value.group.tests if test != NOT_MINE)
        return take_search(replace(value, group=replace(value.group, tests=tests)))
    return None


def take_end(move: Move) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Move(thing) if value == replace(move, thing=thing):
                return {"t": thing}
        return None

    return take


def on_top(t: Thing) -> InOrder:
    """1015.2a: what is put there at once is a part of the shuffle."""
    return InOrder((Shuffle(YOU), Move(t, "deck", How.PUT, Position.TOP, ordered=True)))


def take_on_top(value: object) -> Mapping[str, object] | None:
    match value:
        case InOrder((Shuffle(), Move(thing=thing))) if value == on_top(thing):
            return {"t": thing}
    return None


def choose_rows(table: Table) -> None:
    form = table.form
    form("clause", "choose [q:quantity] [g:np]", make_choice, take_choice)
    form(
        "clause",
        "choose [q:quantity] target [g:np]",
        lambda q, g: Choose(UNBOUND, place(g), q.low, q.high),
        lambda v: None,
    )


# ---------------------------------------------------------------- the top of the deck


def looking_rows(table: Table) -> None:
    """Cards that are looked at or revealed, and what is picked out of them."""
    form, word, same = table.form, table.word, table.same
    for node, verb in ((Look, "look at"), (Reveal, "reveal")):
        form(
            "seeing",
            f"{verb} the top card of [w:poss] deck",
            lambda w, node=node: node(UNBOUND, TopCards(w, Number(1))),
            take_top(node, True),
        )
        form(
            "seeing",
            f"{verb} the top [n:cards] of [w:poss] deck",
            lambda w, n, node=node: node(UNBOUND, TopCards(w, n)),
            take_top(node, False),
        )
        form(
            "seeing",
            f"{verb} [w:poss] hand",
            lambda w, node=node: node(UNBOUND, Every(Group((), ("hand",), w))),
            take_hand(node),
        )
    same("clause", "[a:seeing]")
    word("definite1", "the rest || the other cards", LEFT)
    word("definite1", "all other cards revealed this way", LEFT)
    form("definite1", "the [a:head] revealed this way", lambda a: Ref("that", False, a), lambda v: None)
    form(
        "clause",
        "reveal cards from the top of your deck until you reveal a|an [g:np]",
        lambda g: RevealUntil(UNBOUND, UNBOUND, YOU, g.tests) if g.side == EACH and not g.zones else None,
        lambda v: {"g": Group(v.tests, ())} if isinstance(v, RevealUntil) and v.who == YOU else None,
    )
    for words, move in ENDS:
        form(
            "pickmove",
            f"choose [q:quantity] [g:np] from among them and put it/them {words} || "
            f"put [q:quantity] [g:np] from among them {words}",
            lambda q, g, move=move: among(q, g, move),
            take_picked(move),
        )
        form(
            "pickmove",
            f"reveal [q:quantity] [g:np] from among them and put it/them {words}",
            lambda q, g, move=move: shown_among(q, g, move),
            take_shown(move),
        )
    form(
        "pickmove",
        "choose [q:quantity] [g:np] from among them and remove it/them from the? game",
        lambda q, g: among(q, g, Move(PICKED, "removed", How.REMOVE)),
        take_picked(Move(PICKED, "removed", How.REMOVE)),
    )
    discard = Move(PICKED, "break", How.DISCARD)  # 1013.1  out of a hand that was looked at or revealed
    form(
        "pickmove",
        "choose [q:quantity] [g:np] from among them and discard it/them",
        lambda q, g: among(q, g, discard),
        take_picked(discard),
    )
    for source in ("among them", "it", "their hand"):
        chosen = f"you?? choose [q:quantity] [g:np] from {source}"
        table.reads("pickmove", f"{chosen} and discard it/them", lambda q, g: among(q, g, discard))
        for whose in ("that player", "they", "your|an opponent"):
            told = f"{chosen} . {whose} discards/discard"
            words = f"{told} it/them || {told} that card || {told} those cards"
            table.reads("pickmove", words, lambda q, g: among(q, g, discard))
    same("sentence", "[p:pickmove]")
    form("sentence", "you may [p:pickmove]", perhaps, take_perhaps)
    same("sentence", "[r:restmove]")
    form("sentence", "[p:pickmove] . [r:restmove]", lambda p, r: InOrder((*p.effects, r)), take_with_rest(False))
    form(
        "sentence",
        "you may [p:pickmove] . [r:restmove]",
        lambda p, r: InOrder((*perhaps(p).effects, r)),
        take_with_rest(True),
    )
    for end, position in (("on the bottom", Position.BOTTOM), ("on top", Position.TOP)):
        word(
            "restmove",
            f"put the rest {end} of your deck in any order",
            Move(LEFT, "deck", How.PUT, position, ordered=True),
        )
        for words, move in ENDS:
            for some in ("[q:quantity] [g:np] from among them", "[q:quantity] of them"):
                table.reads(
                    "sentence",
                    f"put {some} {words} and the rest {end} of your deck in any order",
                    lambda q, g=ANY_CARD, move=move, position=position: parted(q, g, move, position),
                )
    word("restmove", "put the rest into your graveyard", Move(LEFT, "break", How.PUT))
    word("restmove", "shuffle the rest into your deck", Move(LEFT, "deck", How.PUT, Position.SHUFFLED))


def among(q: Quantity, g: Group, move: Move) -> InOrder | None:
    if g.side != EACH or g.zones:
        return None
    return InOrder((Pick(UNBOUND, SEEN, g.tests, q.low, q.high, rest=UNBOUND), move))


def shown_among(q: Quantity, g: Group, move: Move) -> InOrder | None:
    """1004.1: what is picked is revealed before it goes where it goes."""
    picked = among(q, g, move)
    return None if picked is None else InOrder((picked.effects[0], Reveal(UNBOUND, PICKED), move))


def take_shown(move: Move) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case InOrder((Pick() as pick, Reveal(), found)) if found == move and pick.low != Number(0):
                return {"q": Quantity(pick.low, pick.high), "g": Group(pick.tests, ())}
        return None

    return take


def parted(q: Quantity, g: Group, move: Move, position: Position) -> InOrder | None:
    picked = among(q, g, move)
    if picked is None:
        return None
    return InOrder((*picked.effects, Move(LEFT, "deck", How.PUT, position, ordered=True)))


def take_picked(move: Move) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case InOrder((Pick() as pick, found)) if found == move and pick.low != Number(0):
                return {"q": Quantity(pick.low, pick.high), "g": Group(pick.tests, ())}
            case InOrder((Pick() as pick, found)) if found == move and pick.high == Number(99):
                return {"q": Quantity(pick.low, pick.high), "g": Group(pick.tests, ())}
        return None

    return take


def take_with_rest(may: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Together((InOrder((Pick() as pick, move)) as chosen, Move() as rest)) if (
                pick.low == Number(0)
            ) == may:
                picked = InOrder((replace(pick, low=pick.high), move)) if may else chosen
                return {"p": picked, "r": rest}
        return None

    return take


def take_perhaps(value: object) -> Mapping[str, object] | None:
    match value:
        case InOrder((Pick(low=Number(0)) as pick, move)):
            return {"p": InOrder((replace(pick, low=pick.high), move))}
    return None


def take_top(node: type, single: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if type(value) is not node or not isinstance(value.thing, TopCards):  # type: ignore[attr-defined]
            return None
        thing = value.thing  # type: ignore[attr-defined]
        if (thing.count == Number(1)) != single:
            return None
        return {"w": thing.who} if single else {"w": thing.who, "n": thing.count}

    return take


def take_hand(node: type) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Look(thing=Every(Group((), ("hand",), who))) | Reveal(thing=Every(Group((), ("hand",), who))):
                return {"w": who} if type(value) is node else None
        return None

    return take
