"""What a player might play, as far as their own cards tell: of most of it, counting what they can pay with tells."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.fow import card_types
from arbiter.games.fow.wardens import is_willpower
from arbiter.games.fow.ways import FROM_GRAVEYARD, GIVING
from arbiter.games.fow.will import waits
from arbiter.games.fow.zones import GRAVEYARD, HAND, STANDBY, SWIFT
from arbiter.kernel.index.abilities import abilities_in_play
from arbiter.kernel.index.at_hand import ASK_ALL, Candidate
from arbiter.kernel.index.worked_out import MORE_THAN_PRICES
from arbiter.kernel.loops import is_free
from arbiter.kernel.playing.listing import abilities_out_of_play, ability_at_hand, card_at_hand
from arbiter.kernel.playing.play import Action
from arbiter.kernel.triggers import used_up
from arbiter.script import abilities as ab
from arbiter.script import statements as st
from arbiter.script.base import TIMING_MAIN_ONLY
from arbiter.script.statements import Permit

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Face

MAIN: Final = 2  # 701.2  main timing
BEFORE_MAIN: Final = 1  # the main phase has begun and nothing waits, but main timing is still to come
OTHER: Final = 0

# More than the printed cost decides whether such a card can be played.
NOT_PLAIN: Final = GIVING | {"trigger", "kernlos"}
# What is said of a card in play, and of how it comes there: nothing of its playing.
LATER: Final = (st.Affects, st.EntersWith, st.Replace, st.Forbid, st.ForbidChoose, st.ChangeDamage)
USED_FACE_DOWN: Final = frozenset({"trigger", "stealth", "ambush"})  # 706.3


def settled_by_price(face: Face) -> tuple[bool, bool]:
    """Can it be played whenever its printed cost can be paid and there is something to target? And only then?"""
    traits = face.traits
    plain = (
        face.price is not None
        and face.price.variable is None
        and says_little(face)
        and "unread" not in traits.flags
        and traits.type_bits & card_types.PLAYABLE != 0
        and traits.keywords.isdisjoint(NOT_PLAIN)
    )
    return plain, plain and st.AlternativeCost not in face.spoken


def says_little(face: Face) -> bool:
    """Does its text keep it from nothing, whatever it says of being there or of what may be paid instead or besides?

    1110.2: what may be paid besides may be for what the text aims at; so only where it aims at nothing.
    """
    for program in face.statics:
        if program.declares and isinstance(program.ability, ab.Static):
            for statement in program.ability.statements:
                if isinstance(statement, (*LATER, st.AlternativeCost)):
                    continue
                if not isinstance(statement, st.ExtraCost) or not statement.optional or statement.reduces is not None:
                    return False
                if face.spell is not None:
                    return False
    return True


def is_automatic(face: Face) -> bool:
    """708.1a: a card with [Trigger] that is played when something happens, and only then."""
    if "trigger" not in face.traits.keywords:
        return False
    for program in face.elsewhere:
        if isinstance(program.ability, ab.Triggered) and program.ability.plays:
            return True
    return False


def look_at_hand(game: Game, player: int, time: int) -> list[Candidate]:
    """What is not too dear, neither rested nor used up: of the hand, the standby area, the graveyard and the field."""
    found: list[Candidate] = []
    look_at_cards(game, player, time, found)
    for obj in game.state.zones[STANDBY][player]:
        found.append(ask_all(obj))
    if game.state.far or not FROM_GRAVEYARD.isdisjoint(game.facts.keywords):  # 1115.2, 1191.2
        for obj in game.state.zones[GRAVEYARD][player]:
            if not obj.now.keywords.isdisjoint(FROM_GRAVEYARD):
                found.append(ask_all(obj))
    for obj, program in abilities_in_play(game).usable[player]:
        add_ability(game, player, obj, program, time, found)
    found += abilities_out_of_play(game, player, use_kind)  # 901.3
    return found


def ask_all(obj: Obj) -> Candidate:
    return Candidate(Action("spell", obj, obj.face.spell), ASK_ALL)


def use_kind(program: Program) -> str:
    return "will" if program.resource else "ability"


def look_at_cards(game: Game, player: int, time: int, found: list[Candidate]) -> None:
    """What might be played from the hand; of equal cards that their price settles one."""
    hand = game.state.zones[HAND][player]
    if game.index.worked_out.card_texts == MORE_THAN_PRICES:
        found += [ask_all(obj) for obj in hand]  # texts decide
        return
    seen: list[Face] = []
    for obj in hand:
        face, now = obj.face, obj.now
        if time != MAIN and now.keywords.isdisjoint(SWIFT):
            continue  # 604.1
        if face.other or now is not face.traits or not face.plain or face.price is None:
            if not is_automatic(face):  # 906.2a  it is played when its condition is met, and only then
                found.append(ask_all(obj))
        elif face not in seen:
            seen.append(face)
            card = card_at_hand(game, player, obj, "spell", face.price)
            if card is not None:
                found.append(card)


def add_ability(game: Game, player: int, obj: Obj, program: Program, time: int, found: list[Candidate]) -> None:
    """An activate ability that is active (901.3) and may be used as far as its object and its limits tell."""
    if program.rests and (obj.turned or waits(game, obj)):
        return
    if not obj.face_up:
        return
    if program.counting and time == OTHER and Permit not in game.says and is_willpower(program):
        return  # 717.1
    ability = program.ability
    assert isinstance(ability, ab.Activated)
    freely = ability.limits is ab.FREELY
    if not freely:
        if time == OTHER and ability.limits.timing is TIMING_MAIN_ONLY:
            return  # 604.2
        if used_up(game, obj, ability, player):
            return
    plain = freely and ability.gate is None and not program.counting and not is_free(program)
    use = ability_at_hand(game, player, obj, program, use_kind(program), plain)
    if use is not None:
        found.append(use)
