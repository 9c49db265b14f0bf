"""Why a player can do nothing with a card: the same tests that list the actions, asked for their reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.fftcg import reasons
from arbiter.games.fftcg.actions import check_ability, check_cast_from, check_keyword
from arbiter.games.fftcg.attack import check_attack, check_block
from arbiter.games.fftcg.casting import cast_kind, start_ability, start_cast, start_keyword
from arbiter.kernel.explaining import Attempt, weigh
from arbiter.kernel.playing.play import Play
from arbiter.kernel.rows import Reason
from arbiter.script import abilities as ab

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj

CASTABLE: Final = ("hand", "limit")  # 11.3.1, 11.4.1

# 11.7 says of special abilities what 11.6 says of action abilities.
SPECIAL: Final = {
    reasons.NO_ABILITY_TARGET: Reason("11.7.5", reasons.NO_ABILITY_TARGET.says),
    reasons.JUST_CAME: Reason("11.7.2.2", reasons.JUST_CAME.says),
    reasons.DULL: Reason("11.7.3", reasons.DULL.says),
    reasons.USED: Reason("11.7.2", reasons.USED.says),
    reasons.CANNOT_PAY_ABILITY: Reason("11.7.10", reasons.CANNOT_PAY_ABILITY.says, unpaid=True),
}


def explain(game: Game, player: int, obj: Obj) -> list[Reason]:
    """Why can't I do anything with this card now? Empty if something can be done."""
    state = game.state
    if state.over:
        return [reasons.NOT_YOUR_PRIORITY]
    tries = list_attempts(game, player, obj)
    if state.priority != player:
        against = [reasons.NOT_YOUR_PRIORITY]
        return against + [reason for reason in weigh(game, tries) if reason not in against]
    return weigh(game, tries)


def list_attempts(game: Game, player: int, obj: Obj) -> list[Attempt]:
    """Casting it, using its abilities and keywords; what else cards of its type do where it has none, or fight now."""
    tries: list[Attempt] = []
    if obj.zone in CASTABLE:
        play = Play(cast_kind(obj), player, obj, obj.face.spell)
        reason = check_cast_from(game, player, obj)
        tries.append(Attempt(reason, play, start_cast))
    for program in obj.now.programs:
        ability = program.ability
        if program.is_activated and obj.zone in program.zones:
            tries.append(try_ability(game, player, obj, program))
        elif isinstance(ability, ab.Keyword) and ability.cost is not None:
            if obj.zone == ("hand" if ability.name == "warp" else "field"):  # 15.2.7.1.1, 15.2.9.3
                reason = check_keyword(game, player, obj, program)
                tries.append(Attempt(reason, Play(ability.name, player, obj, program), start_keyword))
    fights = why_no_fight(game, player, obj)
    if tries and fights is not None:
        tries.append(Attempt(fights))
    return tries or [Attempt(why_idle(game, player, obj))]


def why_no_fight(game: Game, player: int, obj: Obj) -> Reason | None:
    """Where no Forward has been declared because none could be, that is asked of it beside its abilities."""
    state = game.state
    if obj.zone != "field" or "forward" not in obj.now.types:
        return None
    if state.step == "attack_declaration" and state.combat is None and state.active == player:
        return check_attack(game, obj)  # 10.1.2.7
    if state.step == "block_declaration" and state.combat is not None and not state.combat.blocked:
        return check_block(game, obj) if state.active != player else None
    return None


def try_ability(game: Game, player: int, obj: Obj, program: Program) -> Attempt:
    reason = check_ability(game, player, obj, program)
    assert isinstance(program.ability, ab.Activated)
    if reason is not None and program.ability.special:
        reason = SPECIAL.get(reason, reason)
    return Attempt(reason, Play("ability", player, obj, program), start_ability)


def why_idle(game: Game, player: int, obj: Obj) -> Reason:
    """What cards do of themselves that have nothing to cast or use, and why not now."""
    if obj.zone != "field":
        return reasons.NOT_A_CARD_TO_CAST
    if "forward" in obj.now.types:
        if game.state.active == player:
            return check_attack(game, obj) or reasons.ATTACK_TIME
        return check_block(game, obj) or reasons.BLOCK_TIME
    return reasons.BACKUP if "backup" in obj.now.types else reasons.NO_ABILITY
