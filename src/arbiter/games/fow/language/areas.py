"""Chapters 301, 302, 318, 319 and 322: areas that texts name (any zone, everywhere, outside the game, EX areas and EX
decks), and cards that lie face down."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.games.fow.zones import CHASE, EX_DECK, GRAVEYARD, LIFEBREAK, OUTSIDE, PLAYER, POSSESSION, SHINOBI, ZONES
from arbiter.script.amounts import Number
from arbiter.script.base import How, Status
from arbiter.script.effects import Look, Mill, Move
from arbiter.script.nouns import EACH, OPPONENT, YOU, In, OwnedBy, TopCards
from arbiter.text.draft import UNBOUND, Ref, Where
from arbiter.text.grammar import Table, Take

# 322.2  what is outside the game is in no zone; 301.1a, 302.7  but it is an area
EVERY_ZONE = tuple(spec.name for spec in ZONES if spec.name not in (OUTSIDE, PLAYER, LIFEBREAK))
EVERY_AREA = (*EVERY_ZONE, OUTSIDE)
SAID = {GRAVEYARD: "break", CHASE: "stack"}  # what the shared rows call them


def said(zones: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(SAID.get(zone, zone) for zone in zones)


def area_rows(table: Table) -> None:
    row, form, word = table.row, table.form, table.word
    word("where", "in|from any zone || in all zones", Where(said(EVERY_ZONE), EACH))
    word("where", "in|from any area || everywhere || in all areas", Where(said(EVERY_AREA), EACH))
    word("where", "from outside the game", Where((OUTSIDE,), YOU))
    word("zone", "sideboard", OUTSIDE)  # 322.1b, 403.1c
    # of the field what one controls, of the other area what is in one's own
    form(
        "where",
        "you control in the field and|or in your [z:zone]",
        lambda z: Where(("field", z), YOU),
        take_two_areas,
    )
    table.reads("where", "from all graveyards", lambda: Where(("break",), EACH))
    word("postest", "you own", OwnedBy(YOU))
    word("postest", "your|an opponent owns", OwnedBy(OPPONENT))
    for name, zone in (("Shinobi", SHINOBI), ("Possession", POSSESSION)):
        word("zone", f"< {name} > EX area", zone)
        row("clause", f"put [thing:obj] into your < {name} > EX area", Move, to=zone, how=How.PUT)  # 318.2d, 318.3d
        row(
            "clause",
            f"put [thing:obj] face down into your < {name} > EX area",
            Move,
            to=zone,
            how=How.PUT,
            face_down=True,
        )
    # 319.3  of an EX deck
    word("obj", "the top card of your EX deck", TopCards(YOU, Number(1), zone=EX_DECK))
    form(
        "obj",
        "the top [n:cards] of your EX deck",
        lambda n: TopCards(YOU, n, zone=EX_DECK),
        lambda v: {"n": v.count} if isinstance(v, TopCards) and v.who == YOU and v.zone == EX_DECK else None,
    )
    face_down_rows(table)


def take_two_areas(value: object) -> Mapping[str, object] | None:
    match value:
        case Where(("field", zone), side) if side == YOU:
            return {"z": zone}
    return None


def face_down_rows(table: Table) -> None:
    """303.2, 311.2a: cards that are removed face down, and who may look at them."""
    row, form, word = table.row, table.form, table.word
    word("pre", "face-down", In(Status.FACE_DOWN))
    word("pre", "face-up", In(Status.FACE_UP))
    one = "remove the top card of your deck from the game face down"
    word("clause", one, Mill(YOU, Number(1), "removed", How.REMOVE, UNBOUND, True))
    row(
        "clause",
        "remove the top [amount:cards] of your deck from the game face down",
        Mill,
        who=YOU,
        to="removed",
        how=How.REMOVE,
        slot=UNBOUND,
        face_down=True,
    )
    for words, several in (("it", False), ("them", True)):
        look = Look(UNBOUND, Ref("it", several))
        form("clause", f"look at {words}", lambda look=look: look, take_same(look))


def take_same(constant: object) -> Take:
    return lambda value: {} if value == constant else None
