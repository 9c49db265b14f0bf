"""Chapter 1161: [Reincarnation]. As a card of the right name enters the field, one from the hand goes on top of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.games.fow import card_types
from arbiter.games.fow.zones import HAND
from arbiter.kernel import setters
from arbiter.kernel.decisions import Confirm
from arbiter.kernel.doing import take_out
from arbiter.kernel.playing.paying import choose_payment, feasible
from arbiter.kernel.playing.play import Play
from arbiter.kernel.playing.spending import pay
from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj

FACES: dict[tuple[Face, Face], Face] = {}  # cards on top of others


def section(obj: Obj) -> ab.Keyword | None:
    for program in obj.now.programs:
        if isinstance(program.ability, ab.Keyword) and program.ability.name == "reincarnation":
            return program.ability
    return None


def may_be_covered(obj: Obj) -> bool:
    """1161.2: any card but a J-ruler with a warden side."""
    sides = (obj.face, *obj.face.other)
    return not obj.face.traits.type_bits & card_types.J_RULER or not any(
        face.traits.type_bits & card_types.WARDEN for face in sides
    )


def entering(game: Game, obj: Obj) -> None:
    """702.3b, 1161.2: its controller may reveal a card with [Reincarnation] of its name and pay for it."""
    player = obj.controller
    for card in game.state.zones[HAND][player][:]:
        if "reincarnation" not in card.now.keywords or card.token or not may_be_covered(obj):
            continue
        keyword = section(card)
        if keyword is None or keyword.cost is None or str(keyword.word).strip('"') not in obj.face.traits.names:
            continue
        play = Play("pay", player, card, None)
        play.ability_kind = "pay"
        play.parts = list(keyword.cost.parts)
        if feasible(game, play) and game.ask_one(Confirm(player, "reincarnation", card.id)):
            choose_payment(game, play)
            pay(game, play)
            cover(game, obj, card)
            return


def cover(game: Game, obj: Obj, card: Obj) -> None:
    """1161.2: the card lies on top, with the type, the names and the abilities of the one below."""
    game.changing()
    take_out(game, card, True)
    below = obj.face
    beneath = ((obj.card, below, obj.owner), *obj.under)
    setters.become_card(game, obj, card.card, united(card.face, below), card.owner, beneath)
    game.say(f"reveals {card.face.name}", obj.controller)


def united(top: Face, below: Face) -> Face:
    made = FACES.get((top, below))
    if made is None:
        traits = top.traits.copy()
        traits.type_bits = below.traits.type_bits
        traits.names = traits.names | below.traits.names
        traits.keywords = traits.keywords | below.traits.keywords
        traits.programs = (*traits.programs, *below.traits.programs)
        made = FACES[top, below] = Face(f"{top.key} on {below.key}", top.name, traits, top.text, True)
        made.price = top.price
        made.front = top.front
    return made
