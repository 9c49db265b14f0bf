"""Chapter 1161: [Reincarnation]. As a card of the right name enters the field, one from the hand goes on top of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.games.fow import card_types
from arbiter.games.fow.zones import HAND
from arbiter.kernel import setters
from arbiter.kernel.concealing import holds_unseen
from arbiter.kernel.decisions import ChooseObjects, Confirm
from arbiter.kernel.doing import take_out
from arbiter.kernel.playing.paying import choose_payment, feasible
from arbiter.kernel.playing.play import Play
from arbiter.kernel.playing.spending import pay
from arbiter.kernel.telling import tell
from arbiter.kernel.traits import Face, Traits
from arbiter.script import abilities as ab

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj

FACES: dict[tuple[Face, Face], Face] = {}  # cards on top of others


def section(traits: Traits) -> ab.Keyword | None:
    for program in traits.programs:
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
    plays = [play for card in game.state.zones[HAND][player] if (play := payment(game, player, card, obj)) is not None]
    if game.conceals:
        if plays or may_be_held(game, player, obj):
            cards = [play.obj for play in plays]
            question = ChooseObjects(player, cards, 0, 1, "reincarnation", obj.id, unseen=True)
            for i in game.ask_many(question):
                reincarnate(game, plays[i], obj)
        return
    for play in plays:
        if game.ask_one(Confirm(player, "reincarnation", play.obj.id)):
            reincarnate(game, play, obj)
            return


def fits(keyword: ab.Keyword | None, obj: Obj) -> bool:
    """1161.2: is it for a card of this name?"""
    return (
        keyword is not None
        and keyword.cost is not None
        and str(keyword.word).strip('"') in obj.face.traits.names
        and may_be_covered(obj)
    )


def payment(game: Game, player: int, card: Obj, obj: Obj) -> Play | None:
    """What is paid to put the card on top of that one; None where it is no card for it, or cannot be paid."""
    if "reincarnation" not in card.now.keywords or card.token:
        return None
    keyword = section(card.now)
    if not fits(keyword, obj):
        return None
    assert keyword is not None and keyword.cost is not None
    play = Play("pay", player, card, None)
    play.ability_kind = "pay"
    play.parts = list(keyword.cost.parts)
    return play if feasible(game, play) else None


def may_be_held(game: Game, player: int, obj: Obj) -> bool:
    """Could the player have such a card in hand, for all that the others know?"""
    return holds_unseen(game, player, HAND) and any(fits(section(face.traits), obj) for face in game.facts.faces)


def reincarnate(game: Game, play: Play, obj: Obj) -> None:
    choose_payment(game, play)
    pay(game, play)
    cover(game, obj, play.obj)


def cover(game: Game, obj: Obj, card: Obj) -> None:
    """1161.2: the card lies on top, with the type, the names and the abilities of the one below."""
    game.changing()
    take_out(game, card, True)
    below = obj.face
    beneath = ((obj.card, below, obj.owner), *obj.under)
    setters.become_card(game, obj, card.card, united(card.face, below), card.owner, beneath)
    tell(game, "reincarnates", obj.controller, card, shown=True)


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
