"""What moves where: into the magic stone area and the ruler area, between the areas of the play ground, and instead."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.fow.language.other_players import top_stone
from arbiter.games.fow5.language.grounds import are_stones
from arbiter.script.amounts import Number
from arbiter.script.base import Effect, How, Position, Role, Thing, Who
from arbiter.script.effects import Draw, Move, Rest
from arbiter.script.nouns import OPPONENT, YOU, EventThing, Group, TopCards
from arbiter.script.patterns import ANYTHING, Draws, Moves
from arbiter.script.statements import EntersWith, Replace
from arbiter.text.draft import Some
from arbiter.text.grammar import Table, Take

THAT = EventThing(Role.SUBJECT)
INSTEAD: tuple[tuple[str, Effect], ...] = (
    ("rest it", Rest(THAT)),
    ("remove it from the game", Move(THAT, "removed", How.REMOVE)),
    ("return it to its owner 's hand", Move(THAT, "hand", How.RETURN)),
)
AS_A_RULER = "as a ruler"  # how a J-ruler comes to the ruler area with its ruler side up
TO_RULER = "put [thing:obj] into your ruler area ,? as a ruler"
SAID_OTHERWISE = frozenset({TO_RULER})  # rows of 12.9 in whose place this document's stand
# Rows of 12.9 whose words this document has not: nothing is inverted (1030), nothing enters a field attacking (1041).
LATER = frozenset(
    {
        "[what:agent] inverts/invert",
        "put [t:obj] into the field attacking",
        "put a|an [token:token] into the field attacking",
        "put [count:num] [token:token] into the field attacking",
    }
)


def move_rows(table: Table) -> None:
    stone_rows(table)
    # 3.6/6  from one area of the play ground to another
    table.form("clause", "put [t:obj] into the field", onto_field, take_onto_field)
    table.row("clause", "put [thing:obj] into its/their ruler area/areas", Move, to="ruler", how=How.PUT)
    # 3.8/6  only with its J-ruler side up it is an astral ruler there
    table.row("clause", TO_RULER, Move, to="ruler", how=How.PUT, control=YOU, named=AS_A_RULER)
    # 9.10  what would be destroyed or drawn
    for words, effect in INSTEAD:
        table.form(
            "statement",
            f"if [t:would] would be destroyed , {words} instead",
            lambda t, effect=effect: Replace(Moves(t, "field", how=How.DESTROY), (effect,)),
            take_spared(effect),
        )
    table.form(
        "statement",
        "if you would draw a card , draw [n:cards] instead",
        lambda n: Replace(Draws(YOU), (Draw(YOU, n),)),
        take_drawn,
    )


def onto_field(t: Thing) -> Move | None:
    if isinstance(t, Some) and t.group.zones == ("field",) and are_stones(t.group.tests):
        return Move(t, "field", How.PLAY, control=YOU)
    return None


def take_onto_field(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Move) and value == onto_field(value.thing):
        return {"t": value.thing}
    return None


def take_spared(effect: Effect) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Replace(Moves(Group() as group, "field", None, How.DESTROY), effects) if effects == (effect,):
                return {"t": group}
        return None

    return take


def take_drawn(value: object) -> Mapping[str, object] | None:
    match value:
        case Replace(Draws(who), (Draw(player, count),)) if who == player == YOU:
            return {"n": count}
    return None


def stone_rows(table: Table) -> None:
    """3.7: the magic stone area is a place of its own."""
    table.word("zone", "stonearea", "stone_area")
    table.row("svp", "enters/enter your stonearea rested", EntersWith, what=ANYTHING, rested=True)
    for words, side in (("your", YOU), ("@opponents", OPPONENT)):
        table.word("entersyour", f"enters/enter {words} stonearea", Moves(Group((), (), side), to="stone_area"))
    for words, rested in ((" rested", True), ("", False)):
        one = Move(TopCards(YOU, Number(1), zone="stones"), "stone_area", How.PLAY, control=YOU, rested=rested)
        table.word("clause", f"put the top card of your magic stone deck into your stonearea{words}", one)
        table.form(
            "clause",
            f"put the top [n:cards] of your magic stone deck into your stonearea{words}",
            lambda n, rested=rested: Move(
                TopCards(YOU, n, zone="stones"), "stone_area", How.PLAY, control=YOU, rested=rested
            ),
            take_stones(rested),
        )
        table.form(
            "clause",
            f"[w:other] puts/put the top card of their magic stone deck into their stonearea{words}",
            lambda w, rested=rested: top_stone_of(w, rested),
            take_top_stone(rested),
        )
        table.row(
            "clause",
            f"put [thing:obj] into your stonearea{words}",
            Move,
            to="stone_area",
            how=How.PLAY,
            control=YOU,
            rested=rested,
        )
    table.row(
        "clause",
        "put [thing:obj] on top of your magic stone deck",
        Move,
        to="stones",
        how=How.PUT,
        position=Position.TOP,
    )


def top_stone_of(who: Who, rested: bool) -> Move:
    return replace(top_stone(who, rested), to="stone_area")


def take_top_stone(rested: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Move(TopCards(who, Number(1), False, "stones")) if value == top_stone_of(who, rested) and who != YOU:
                return {"w": who}
        return None

    return take


def take_stones(rested: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Move(TopCards(_, count, zone="stones"), "stone_area") if value.rested == rested and count != Number(1):
                return {"n": count}
        return None

    return take
