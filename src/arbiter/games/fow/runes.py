"""Chapter 711: playing runes from the rune area, as far as divinity goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.fow import card_types
from arbiter.games.fow.zones import ATTRIBUTES, CHASE, EXTRA, RUNE, company_of
from arbiter.kernel import setters, table_setters, telling
from arbiter.kernel.playing.commit import announce_cast, put_card
from arbiter.kernel.state import Arrival

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play
    from arbiter.kernel.state import Obj
    from arbiter.script.effects import Perform


def count_mark(colour: str) -> str:
    """1137.6: the mark on a player whose revealed runes (of an attribute) count as more or fewer than there are."""
    return f"runes:{colour}" if colour else "runes"


COUNT_MARKS: Final = frozenset(count_mark(colour) for colour in ("", *ATTRIBUTES))


def remaining_divinity(game: Game, player: int) -> int:
    """711.4: of the J/rulers and sub-rulers together, less that of the runes that have been revealed."""
    whole = sum(
        obj.now.level for obj in company_of(game, player) if obj.face_up and obj.now.type_bits & card_types.BEARERS
    )
    return whole - sum(obj.now.level for obj in game.state.zones[RUNE][player] if obj.face_up)


def has_divinity(game: Game, player: int) -> bool:
    """711.1: a J/ruler of theirs has [Divinity]."""
    return any(
        "divinity" in obj.now.keywords and obj.zone != RUNE
        for obj in company_of(game, player)
        if obj.now.type_bits & card_types.RULERS  # 202.2c  a sub-ruler is none, though its divinity is added (711.4)
    )


def open_runes(game: Game, player: int) -> list[Obj]:
    """711.2, 711.3, 711.5: the face-down runes whose divinity is within what remains."""
    pile = game.state.zones[RUNE][player]
    if not pile or not has_divinity(game, player):
        return []
    left = remaining_divinity(game, player)
    return [obj for obj in pile if not obj.face_up and obj.now.level <= left]


def is_copied(obj: Obj) -> bool:
    """711.2, 711.3a: an addition goes to the chase area itself, any other rune sends a copy."""
    return not obj.face.traits.type_bits & card_types.ADDITION


def cast_rune(game: Game, play: Play) -> None:
    """711.2, 1132.2: the rune or story is flipped face up and copied, and the copy is paid for and played."""
    game.under_way.playing = 0
    face = play.obj.face
    obj = setters.lay_open(game, play.obj)
    setters.show_side(game, obj, face.front)  # 1307.3c  the half is chosen for the copy
    arrival = Arrival(obj.zone, "play", True, play.x, by="rune", turn=game.state.turn)
    copy = setters.put_copy(game, face, obj.owner, CHASE, play.player, arrival)
    telling.tell_play(game, "casts", play.player, obj, play.targets, "rune")
    play.unpaid = True  # 1017.6b, 1017.6c  whatever was paid for it
    put_card(game, play, copy)
    announce_cast(game, play)


def tell(game: Game, effect: Perform, ctx: Context) -> None:
    """1132.2, 1133.2: a story of the extra deck is revealed for good, and a copy of it may be played."""
    player = ctx.controller
    hidden = [obj for obj in game.state.zones[EXTRA][player] if not obj.face_up]
    if not hidden:
        return
    story = game.ask_for_one(player, hidden, "story", game.under_way.playing)
    shown = setters.lay_open(game, story)
    table_setters.wait_to_cast(game, (player, shown.id, table_setters.OPTIONAL, 0, ""))
    telling.tell(game, "reveals", player, shown, shown=True)
