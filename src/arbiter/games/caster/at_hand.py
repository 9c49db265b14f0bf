"""What a player might play, as far as their own cards tell: of most of it, counting what they can pay with tells."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.caster import card_types
from arbiter.games.caster.aether import UNITED, UNIVERSAL, price_of
from arbiter.games.caster.stepping import STEP_UP, steppers
from arbiter.games.caster.zones import HAND
from arbiter.kernel.index.abilities import abilities_in_play
from arbiter.kernel.index.at_hand import ASK_ALL, Candidate
from arbiter.kernel.index.resources import resources_of
from arbiter.kernel.index.worked_out import MORE_THAN_PRICES
from arbiter.kernel.loops import is_free
from arbiter.kernel.playing.listing import abilities_out_of_play, ability_at_hand, card_at_hand
from arbiter.kernel.playing.play import Action
from arbiter.kernel.triggers import used_up
from arbiter.script import abilities as ab

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Face

MAIN: Final = 1  # 701.2  main timing
OTHER: Final = 0


def settled_by_price(face: Face) -> tuple[bool, bool]:
    """Can it be played whenever its printed cost can be paid and there is something to target? And only then?"""
    plain = (
        (face.price is None or face.price.variable is None)
        and not face.speaks
        and "unread" not in face.traits.flags
        and face.traits.type_bits & card_types.PLAYABLE != 0
    )
    helped = any(word.startswith((UNITED, STEP_UP)) or word == UNIVERSAL for word in face.traits.keywords)
    return plain, plain and not helped


def look_at_hand(game: Game, player: int, time: int) -> list[Candidate]:
    """What is not too dear, neither rested nor used up: of the hand, the field, and where else abilities work."""
    found: list[Candidate] = []
    look_at_cards(game, player, time, found)
    for obj, program in abilities_in_play(game).usable[player]:
        if time == MAIN or not obj.now.type_bits & card_types.DEITY:  # 707.1
            add_ability(game, player, obj, program, found)
    found += abilities_out_of_play(game, player, use_kind)  # 902.2
    return found


def use_kind(program: Program) -> str:
    return "aether" if program.resource else "ability"  # 907.2  aether abilities may be played with priority, too


def look_at_cards(game: Game, player: int, time: int, found: list[Candidate]) -> None:
    """604.1b, 604.2a to 604.2c: what might be played from the hand; of equal cards that their price settles one."""
    texts = game.index.worked_out.card_texts == MORE_THAN_PRICES
    seen: list[Face] = []
    for obj in game.state.zones[HAND][player]:
        face, now = obj.face, obj.now
        if time != MAIN and not texts and "quickcast" not in now.keywords:
            continue
        if texts or now is not face.traits or not face.plain:
            if now.type_bits & card_types.PLAYABLE:
                found.append(Candidate(Action("spell", obj, face.spell), ASK_ALL))
        elif face not in seen:
            seen.append(face)
            card = card_at_hand(game, player, obj, "spell", price_of(obj))
            if card is not None and (card.left != ASK_ALL or may_be_helped(game, player, obj)):
                found.append(card)


def may_be_helped(game: Game, player: int, obj: Obj) -> bool:
    """Could it be paid for by what its keywords let count as its elements (1002.2, 1108.2) or take off (1114.2)?"""
    known = resources_of(game, player)
    return obj.now.cost <= known.supply.reach or known.reserved or bool(steppers(game, player, obj))


def add_ability(game: Game, player: int, obj: Obj, program: Program, found: list[Candidate]) -> None:
    """604.1a, 604.2e: an activated ability that may be used as far as its object and its limits tell."""
    if program.rests and obj.turned:
        return
    ability = program.ability
    assert isinstance(ability, ab.Activated)
    freely = ability.limits is ab.FREELY
    if not freely and used_up(game, obj, ability, player):
        return
    plain = freely and ability.gate is None and not is_free(program)
    use = ability_at_hand(game, player, obj, program, use_kind(program), plain)
    if use is not None:
        found.append(use)
