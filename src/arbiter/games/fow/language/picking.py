"""Chapters 1005 and 1014: choose, look, reveal, search; and what becomes of the cards that were seen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.fow.zones import SHINOBI
from arbiter.script.amounts import Number
from arbiter.script.base import Effect, How, Position, Quality, Thing
from arbiter.script.effects import Attach, Choose, Look, Move, Pick, Reveal, RevealUntil, Search, Shuffle
from arbiter.script.nouns import EACH, YOU, Every, Group, Has, Is, Not, Same, Self, Shares, TopCards
from arbiter.script.walk import walk
from arbiter.text.core.choosing import place, unplace
from arbiter.text.core.nouns import together
from arbiter.text.core.targeting import found_rows, make_choice, perhaps, take_choice, take_search
from arbiter.text.core.things import ANY_NUMBER
from arbiter.text.draft import UNBOUND, InOrder, Quantity, Ref, Some, Together
from arbiter.text.grammar import Table, Take

SEEN = Ref("revealed", True)
REVEALED = "revealed"  # the word on a card that an effect keeps revealed (1005.3)
PICKED = Ref("picked")
THAT_IN = Move(Ref("that"), "field", How.PLAY, control=YOU)
INTO_FIELD = Move(Ref("it"), "field", How.PLAY, control=YOU)


def picking_rows(table: Table) -> None:
    """1014: choose, look, reveal, search."""
    row, form, word, same = table.row, table.form, table.word, table.same
    form(
        "search",
        "search your deck for [q:quantity] [g:np]",
        make_search,
        lambda v: take_search(v) if isinstance(v, Search) and v.group.zones != ("stones",) else None,
    )
    form(
        "search",
        "search your magic stone deck for [q:quantity] [g:np]",
        lambda q, g: in_stones(make_search(q, g)),
        lambda v: take_search(v) if isinstance(v, Search) and v.group.zones == ("stones",) else None,
    )
    same("clause", "[a:search]")
    found_rows(table, ("and", ", reveal it/them , and", ", reveal it/them and", ",", ", then"))  # 1014.3a
    word("sentence", "then?? ,? shuffle your deck", Shuffle(YOU))
    word("sentence", "then?? ,? shuffle your magic stone deck", Shuffle(YOU, "stones"))
    for words, ordered in (("", False), (" in any order", True)):
        form(
            "sentence",
            f"then?? ,? shuffle your deck and put [t:pron] on top of your deck{words} || "
            f"then?? ,? shuffle your deck and put [t:pron] on top of it{words}",
            lambda t, ordered=ordered: on_top(t, ordered),
            take_on_top(ordered),
        )
    row("found", "put [thing:pron] into your hand", Move, to="hand", how=How.ADD)
    row("found", "put [thing:pron] into the field", Move, to="field", how=How.PLAY, control=YOU)
    row("found", "put [thing:pron] into the field rested", Move, to="field", how=How.PLAY, control=YOU, rested=True)
    row("found", "put [thing:pron] into the field ,? added to [host:obj]", Attach)  # 1002.2a
    row("found", "put [thing:pron] into your graveyard", Move, to="break", how=How.PUT)
    row("found", "remove [thing:pron] from the game", Move, to="removed", how=How.REMOVE)
    word("pron", "it || that card", Ref("it"))
    word("pron", "them || those cards || these cards", Ref("it", True))
    for category in ("obj", "subj"):
        table.reads(category, "each of them", lambda: Ref("it", True))
    form("clause", "choose [q:quantity] [g:np]", make_choice, take_choice)
    form(
        "clause",
        "choose [q:quantity] [g:np] at random",
        lambda q, g: Choose(UNBOUND, place(g), q.low, q.high, target=False, random=True),
        lambda v: (
            {"q": Quantity(v.low, v.high), "g": unplace(v.group)}
            if isinstance(v, Choose) and not v.target and v.random
            else None
        ),
    )
    looking_rows(table)
    form("clause", "target a|an [g:np]", lambda g: Choose(UNBOUND, place(g), Number(1), Number(1)), lambda v: None)
    table.reads("sentence", "target [g:np]", lambda g: Choose(UNBOUND, place(g), Number(1), Number(1)))


def make_search(q: Quantity, g: Group) -> object:
    if (g.zones, g.side) not in (((), EACH), (("deck",), EACH), (("deck",), YOU)):
        return None  # 312.1  nobody controls a card in a deck: "you control" is of another noun
    plain, total, different = together(g)
    if total is not None:
        return None
    group = Group(plain.tests, ("deck",), YOU)
    return Search(UNBOUND, group, q.low, q.high, different=different, any_card=not plain.tests, shown=False)  # 1014.3a


def on_top(thing: Thing, ordered: bool) -> InOrder:
    """1021.2a: what is put there at once is a part of the shuffle."""
    return InOrder((Shuffle(YOU), Move(thing, "deck", How.PUT, Position.TOP, ordered=ordered)))


def take_on_top(ordered: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case InOrder((Shuffle(), Move(thing=thing))) if value == on_top(thing, ordered):
                return {"t": thing}
        return None

    return take


def in_stones(search: object) -> object:
    return replace(search, group=replace(search.group, zones=("stones",))) if isinstance(search, Search) else None


# ---------------------------------------------------------------- the top of the deck


def looking_rows(table: Table) -> None:
    """Cards that are looked at or revealed, and what is picked out of them."""
    form, word, same = table.form, table.word, table.same
    for node, verb in ((Look, "look at"), (Reveal, "reveal")):
        for deck, zone in (("deck", None), ("magic stone deck", "stones")):
            form(
                "seeing",
                f"{verb} the top card of [w:poss] {deck} || {verb} the top of [w:poss] {deck}",
                lambda w, node=node, zone=zone: node(UNBOUND, TopCards(w, Number(1), zone=zone)),
                take_top(node, zone, True),
            )
            form(
                "seeing",
                f"{verb} the top [n:cards] of [w:poss] {deck}",
                lambda w, n, node=node, zone=zone: node(UNBOUND, TopCards(w, n, zone=zone)),
                take_top(node, zone, False),
            )
        form(
            "seeing",
            f"{verb} [w:poss] hand",
            lambda w, node=node: node(UNBOUND, Every(Group((), ("hand",), w))),
            take_hand(node),
        )
    same("clause", "[a:seeing]")
    for words, move in (("your hand", Move(Ref("it"), "hand", How.ADD)), ("the field", INTO_FIELD)):
        table.word("sentence", f"reveal it and put it into {words}", InOrder((Reveal(UNBOUND, Ref("it")), move)))
    form("clause", "reveal [t:someobj]", lambda t: Reveal(UNBOUND, unrevealed(t)), take_revealed(False))
    form(
        "clause",
        "reveal [t:someobj] and keep it/them revealed [d:lasting]",
        lambda t, d: Reveal(UNBOUND, unrevealed(t), d),
        take_revealed(True),
    )
    form(
        "clause",
        "[s:seeing] and keep it/them revealed [d:lasting]",
        lambda s, d: replace(s, lasting=d) if isinstance(s, Reveal) else None,
        lambda v: {"s": replace(v, lasting=None), "d": v.lasting} if isinstance(v, Reveal) and v.lasting else None,
    )
    word("definite1", "the rest || the rest of them || the other cards || the others", Ref("rest"))
    word("definite1", "the revealed card || the card revealed this way", Ref("revealed"))
    word("definite1", "the revealed cards || the cards revealed this way", Ref("revealed", True))
    pick_rows(table)
    rest_rows(table)
    for glue in ("and", ". then?", ", then"):
        form(
            "sentence",
            f"[s:seeing] {glue} choose [q:quantity] [g:np] || [s:seeing] {glue} choose [q:quantity] [g:np] from it",
            lambda s, q, g: looked_and_chosen(s, q, g),
            lambda v: None,
        )
    form(
        "clause",
        "reveal cards from the top of your deck until you reveal a|an [g:np]",
        lambda g: RevealUntil(UNBOUND, UNBOUND, YOU, g.tests) if g.side == EACH and not g.zones else None,
        lambda v: {"g": Group(v.tests, ())} if isinstance(v, RevealUntil) and v.who == YOU else None,
    )
    # 1034  foresee
    form(
        "clause",
        "foresee [n:num]",
        lambda n: InOrder((Look(UNBOUND, TopCards(YOU, n)), FORESEEN)),
        take_foreseen,
    )


UNREVEALED = Not(Has(REVEALED))
NAMESAKE = Not(Shares(Quality.NAME, Self()))


def unrevealed(thing: Thing) -> Thing:
    """1005.2: only what is not revealed already; 1014.4: from outside no namesake, unless the text spells the name."""
    if not isinstance(thing, Some):
        return thing
    tests = (*thing.group.tests, UNREVEALED)
    if thing.group.zones == ("outside",) and not any(names(test) for test in walk(tests)):
        tests = (*tests, NAMESAKE)
    return replace(thing, group=replace(thing.group, tests=tests))


def names(test: object) -> bool:
    if isinstance(test, Is | Shares):
        return test.quality is Quality.NAME
    return isinstance(test, Same)


def take_revealed(kept: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Reveal) or not isinstance(value.thing, Some) or (value.lasting is not None) != kept:
            return None
        tests = tuple(test for test in value.thing.group.tests if test not in (UNREVEALED, NAMESAKE))
        thing = replace(value.thing, group=replace(value.thing.group, tests=tests))
        return {"t": thing, "d": value.lasting} if kept else {"t": thing}

    return take


def looked_and_chosen(seen: Effect, quantity: Quantity, group: Group) -> object:
    """ "Look at their hand and choose a card": a card of that hand."""
    if not isinstance(seen, Look | Reveal) or isinstance(seen.thing, TopCards) or group.zones or group.side != EACH:
        return None
    return InOrder((seen, Pick(UNBOUND, SEEN, group.tests, quantity.low, quantity.high, rest=UNBOUND)))


FORESEEN = Move(Ref("these", True), "deck", How.PUT, Position.TOP_OR_BOTTOM, ordered=True)


def take_foreseen(value: object) -> Mapping[str, object] | None:
    match value:
        case InOrder((Look(thing=TopCards(who, count, False, None)), Move(position=Position.TOP_OR_BOTTOM))) if (
            who == YOU
        ):
            return {"n": count}
    return None


def take_top(node: type, zone: str | None, single: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if type(value) is not node or not isinstance(value.thing, TopCards):  # type: ignore[attr-defined]
            return None
        thing = value.thing  # type: ignore[attr-defined]
        if getattr(value, "lasting", None) is not None or thing.zone != zone or (thing.count == Number(1)) != single:
            return None
        return {"w": thing.who} if single else {"w": thing.who, "n": thing.count}

    return take


def take_hand(node: type) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Look(thing=Every(Group((), ("hand",), who))) | Reveal(thing=Every(Group((), ("hand",), who))):
                return {"w": who} if type(value) is node and getattr(value, "lasting", None) is None else None
        return None

    return take


WAYS = (
    ("into your hand", Move(PICKED, "hand", How.ADD)),
    ("into the field", Move(PICKED, "field", How.PLAY, control=YOU)),
    ("into the field rested", Move(PICKED, "field", How.PLAY, control=YOU, rested=True)),
    ("into your graveyard", Move(PICKED, "break", How.PUT)),
    ("on the bottom of your deck", Move(PICKED, "deck", How.PUT, Position.BOTTOM)),
    ("on top of your deck", Move(PICKED, "deck", How.PUT, Position.TOP)),
    ("face down into your < Shinobi > EX area", Move(PICKED, SHINOBI, How.PUT, face_down=True)),
)


def picked(q: Quantity, tests: tuple[object, ...], move: Move) -> InOrder:
    pick = Pick(UNBOUND, SEEN, tests, q.low, q.high, rest=UNBOUND)  # type: ignore[arg-type]
    return InOrder((pick, move))


def among(q: Quantity, g: Group, move: Move) -> object:
    return picked(q, g.tests, move) if g.side == EACH and not g.zones else None


def pick_rows(table: Table) -> None:
    form, same = table.form, table.same
    for words, move in WAYS:
        form(
            "pickmove",
            f"put [q:quantity] [g:np] from? among them {words} || "
            f"reveal [q:quantity] [g:np] from among them ,? and put it/them {words} || "
            f"choose [q:quantity] [g:np] from among them ,? and put it/them {words}",
            lambda q, g, move=move: among(q, g, move),
            take_picked(move, True),
        )
        form(
            "pickmove",
            f"put [q:quantity] of them {words} || put [q:quantity] of those cards {words}",
            lambda q, move=move: picked(q, (), move),
            take_picked(move, False),
        )
        form(
            "pickmove",
            f"put all [g:np] from among them {words} || put all [g:np] revealed this way {words}",
            lambda g, move=move: among(Quantity(ANY_NUMBER, ANY_NUMBER), g, move),
            lambda v: None,
        )
    form(
        "clause",
        "choose [q:quantity] [g:np] from among them",
        lambda q, g: (
            Pick(UNBOUND, SEEN, g.tests, q.low, q.high, rest=UNBOUND) if g.side == EACH and not g.zones else None
        ),
        lambda v: {"q": Quantity(v.low, v.high), "g": Group(v.tests, ())} if isinstance(v, Pick) else None,
    )
    form(
        "sentence",
        "choose [q:quantity] [g:np] from among them . its owner discards it",
        lambda q, g: among(q, g, Move(PICKED, "break", How.DISCARD)),
        take_picked(Move(PICKED, "break", How.DISCARD), True),
    )
    same("sentence", "[p:pickmove]")
    # Nothing may be picked: then everything is left.
    form("sentence", "you may [p:pickmove]", perhaps, take_perhaps)
    for glue in (", then", ". then ,?", "and", ", and", ","):
        form("sentence", f"[s:seeing] {glue} [p:pickmove]", lambda s, p: InOrder((s, *p.effects)), lambda v: None)
        form(
            "sentence",
            f"[s:seeing] {glue} [p:pickmove] and [r:restmove]",
            lambda s, p, r: InOrder((s, *p.effects, r)),
            lambda v: None,
        )
    # of cards that were revealed one by one, the last and those before it
    for words, move in (("into your hand", Move(Ref("that"), "hand", How.ADD)), ("into the field", THAT_IN)):
        form(
            "sentence",
            f"put that card {words} and [r:restmove]",
            lambda r, move=move: InOrder((move, r)),
            lambda v: None,
        )
    form("sentence", "[p:pickmove] ,? and [r:restmove]", lambda p, r: InOrder((*p.effects, r)), take_with_rest)
    form(
        "sentence",
        "you may [p:pickmove] ,? and [r:restmove]",
        lambda p, r: InOrder((*perhaps(p).effects, r)),
        take_perhaps_with_rest,
    )


def take_with_rest(value: object) -> Mapping[str, object] | None:
    match value:
        case Together((InOrder((Pick() as pick, _)) as chosen, Move() as rest)) if pick.low != Number(0):
            return {"p": chosen, "r": rest}
    return None


def take_perhaps_with_rest(value: object) -> Mapping[str, object] | None:
    match value:
        case Together((InOrder() as chosen, Move() as rest)):
            found = take_perhaps(chosen)
            return {**found, "r": rest} if found else None
    return None


def take_perhaps(value: object) -> Mapping[str, object] | None:
    match value:
        case InOrder((Pick(low=Number(0)) as pick, move)) if pick.high != ANY_NUMBER:
            return {"p": InOrder((replace(pick, low=pick.high), move))}
    return None


def take_picked(move: Move, tested: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case InOrder((Pick() as pick, found)) if found == move and bool(pick.tests) == tested:
                quantity = Quantity(pick.low, pick.high)
                return {"q": quantity, "g": Group(pick.tests, ())} if tested else {"q": quantity}
        return None

    return take


LEFT = Ref("rest")


def rest_rows(table: Table) -> None:
    """The rest of them, with the verb left out."""
    word = table.word
    for words, move in (
        ("on the bottom of your deck in any order", Move(LEFT, "deck", How.PUT, Position.BOTTOM, ordered=True)),
        ("on the bottom of your deck", Move(LEFT, "deck", How.PUT, Position.BOTTOM, ordered=True)),
        (
            "on the bottom of your deck in a random order",
            Move(LEFT, "deck", How.PUT, Position.BOTTOM, random_order=True),
        ),
        ("on top of your deck in any order", Move(LEFT, "deck", How.PUT, Position.TOP, ordered=True)),
        ("into your graveyard", Move(LEFT, "break", How.PUT)),
    ):
        word("restmove", f"the rest {words} || put the rest {words} || the other {words}", move)
    word("restmove", "the rest in your graveyard || put the rest in your graveyard", Move(LEFT, "break", How.PUT))
    for words, position in (("on top of", Position.TOP), ("on the bottom of", Position.BOTTOM)):
        table.row(
            "clause",
            f"put [thing:obj] back?? {words} your deck in any order",
            Move,
            to="deck",
            how=How.PUT,
            position=position,
            ordered=True,
        )
        table.row(
            "clause",
            f"put [thing:obj] {words} your deck in a random order",
            Move,
            to="deck",
            how=How.PUT,
            position=position,
            random_order=True,
        )
    table.row(
        "clause",
        "put [thing:pron] back in any order",
        Move,
        to="deck",
        how=How.PUT,
        position=Position.TOP,
        ordered=True,
    )
    table.row(
        "clause",
        "put [thing:pron] on the top or bottom of your deck || put [thing:pron] on top or on the bottom of your deck",
        Move,
        to="deck",
        how=How.PUT,
        position=Position.TOP_OR_BOTTOM,
    )
