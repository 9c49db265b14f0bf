"""Chapters 604 and 700: what a player with priority may do, listed in one pass, the cheapest test first.

The same tests answer "why can't I?": each gives the reason with its rule's number, or None.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.games.caster import card_types, orbs, reasons, stepping
from arbiter.games.caster.aether import ALL, UNIVERSAL, is_casters
from arbiter.games.caster.at_hand import MAIN, OTHER, look_at_hand, use_kind
from arbiter.games.caster.calling import level_up_bases, stands_alone
from arbiter.games.caster.playing import card_parts, free_word, start_ability
from arbiter.games.caster.switching import SWITCH, switchable
from arbiter.games.caster.zones import HAND
from arbiter.kernel.context import Context
from arbiter.kernel.index.abilities import abilities_in_play
from arbiter.kernel.index.at_hand import at_hand
from arbiter.kernel.loops import MOST, is_free
from arbiter.kernel.memory import times
from arbiter.kernel.played import ACTION
from arbiter.kernel.playing.affording import ability_is_payable
from arbiter.kernel.playing.costs import colour_rules, own_statements
from arbiter.kernel.playing.finishing import why_not, x_to_declare
from arbiter.kernel.playing.listing import abilities_for_resources, list_candidates
from arbiter.kernel.playing.paying import feasible
from arbiter.kernel.playing.plain import is_ability_forbidden, is_forbidden
from arbiter.kernel.playing.play import ONLY_PASS, PASS, Action, Play
from arbiter.kernel.playing.targets import can_aim
from arbiter.kernel.revisions import OFF_STACK
from arbiter.kernel.state import READY
from arbiter.kernel.triggers import timely, used_up
from arbiter.script import abilities as ab
from arbiter.script.statements import Permit, PlayOnlyIf

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.rows import Reason
    from arbiter.kernel.state import Obj


def main_timing(game: Game, player: int) -> bool:
    """701.2: the turn player, in their main phase, with nothing in the chase zone."""
    state = game.state
    return state.active == player and state.step == "main" and not state.stack


def list_actions(game: Game, player: int) -> list[Action]:
    """Passing first (708.1), then everything that can be played and finished."""
    state = game.state
    calm = main_timing(game, player)
    candidates = at_hand(game, player, MAIN if calm else OTHER, look_at_hand)
    if not (candidates or calm or game.manual_payment or Permit in game.says):
        return ONLY_PASS
    actions = [PASS]
    barred = bool(state.stack) and barred_from_chasing(game)
    if not barred:
        list_candidates(game, player, candidates, actions, list_checked)
        for obj in permitted_cards(game, player) if Permit in game.says else ():
            list_card(game, player, obj, actions)
    if game.manual_payment & 1 << player and (not barred or game.revision >= OFF_STACK):
        list_aether(game, player, actions)  # 907.3  aether abilities do not use the chase zone, so they do not chase
    if calm:
        for obj in switchable(game, player):  # 604.2d
            actions.append(Action(SWITCH, obj))
    return actions


def list_checked(game: Game, player: int, action: Action, paid: bool, actions: list[Action]) -> None:
    """What the player's own cards do not settle."""
    obj, program = action.obj, action.program
    assert obj is not None
    if action.kind == "spell":
        list_card(game, player, obj, actions)
        return
    assert program is not None
    if check_ability(game, player, obj, program, paid) is None:
        actions.append(action)


def barred_from_chasing(game: Game) -> bool:
    """1005.2: while what cannot be chased is in the chase zone, only automatic abilities join it."""
    cards = [game.find(item.card) for item in game.state.stack if item.card]
    return any(card is not None and card.now.marked("cannot_be_chased") for card in cards)


def list_card(game: Game, player: int, obj: Obj, actions: list[Action]) -> None:
    """A card that counting does not settle; of equal cards in one place one is offered."""
    face = obj.face
    for action in actions:
        other = action.obj
        if action.kind == "spell" and other is not None and other.face is face and other.zone == obj.zone:
            return
    if check_card(game, player, obj) is None:
        actions.append(Action("spell", obj, obj.face.spell))


def permitted_cards(game: Game, player: int) -> list[Obj]:
    """702.2, 703.2, 706.2: cards that a text lets the player play from elsewhere than the hand."""
    found: list[Obj] = []
    for active in game.says.get(Permit, ()):
        statement = active.statement
        assert isinstance(statement, Permit)
        if statement.name == "cast" and evaluate.is_player(game, statement.who, player, active.context):
            found += [obj for obj in evaluate.select(game, statement.what, active.context) if obj not in found]
    return found


def list_aether(game: Game, player: int, actions: list[Action]) -> None:
    """907.2: aether abilities may be played with priority, too; who does not pay by hand has them played if needed."""
    for obj, program in abilities_in_play(game).producing[player]:
        if check_ability(game, player, obj, program) is None:
            actions.append(Action("aether", obj, program))


def producers(game: Game, player: int) -> list[Action]:
    """907.2, 1002.6: aether abilities that are played while an effect asks for aether."""
    return abilities_for_resources(game, player, use_kind, check_ability)


# ---------------------------------------------------------------- the full checks, with reasons


def check_card(game: Game, player: int, obj: Obj) -> Reason | None:
    """May the player play this card now?"""
    if not game.rules.turn.steps[game.state.step].plays:
        return reasons.NOTHING_HERE
    if not obj.now.type_bits & card_types.PLAYABLE:
        return reasons.NOT_A_CARD_TO_PLAY
    if barred_from_chasing(game):
        return reasons.CANNOT_CHASE
    if obj.zone != HAND and obj not in permitted_cards(game, player):
        return reasons.NOT_FROM_HERE  # 702.2, 703.2
    if "quickcast" not in obj.now.keywords and not main_timing(game, player):  # 701.2, 706.1, 1105.2
        return reasons.NOT_NOW
    return check_cast(game, Play("spell", player, obj, obj.face.spell))


def check_cast(game: Game, play: Play) -> Reason | None:
    """Everything but timing and place, which do not matter when an effect lets a card be played."""
    obj = play.obj
    if "unread" in obj.face.traits.flags:
        return reasons.NOT_EXECUTABLE
    if obj.now.type_bits & card_types.CASTER and play.number == orbs.BREAK:
        return check_break(game, play)
    if not obj.now.type_bits & card_types.PLAYABLE:
        return reasons.NOT_A_CARD_TO_PLAY
    if barred_from_chasing(game):
        return reasons.CANNOT_CHASE  # 1005.2  nor by [Break] or by an effect that lets it be played
    for statement, ctx in own_statements(game, play, PlayOnlyIf):
        assert isinstance(statement, PlayOnlyIf)
        if not evaluate.holds(game, statement.condition, ctx):
            return reasons.ONLY_IF
    if is_forbidden(game, play.player, obj, "cast"):
        return reasons.FORBIDDEN  # 104.4
    outer, game.under_way.playing = game.under_way.playing, obj.id  # 903.2b  from here on it is no longer where it was
    try:
        play.x = play.context.x = least_x(play)
        return check_finishing(game, play)
    finally:
        game.under_way.playing = outer
        play.parts = []
        play.x = play.context.x = 0


def least_x(play: Play) -> int:
    """903.2d-1: no less than the card has elements; 903.2d-2: zero where the cost is not paid."""
    return 0 if play.free or play.number == orbs.BREAK else len(play.obj.now.colours & ALL)


def check_break(game: Game, play: Play) -> Reason | None:
    """1103.2a: no caster of the same name, and something to level up; 1103.3a: the cost can be paid.

    From level 2 on the namesake that is there is the one that levels up (1103.2a-2), so it does not stand in the way.
    """
    obj = play.obj
    able = stands_alone(game, play.player, obj) if obj.now.level <= 1 else level_up_bases(game, play.player, obj)
    if not able:
        return reasons.FORBIDDEN
    play.ability_kind = "summon"
    play.parts = card_parts(game, play)
    possible = feasible(game, play)
    play.parts = []
    return None if possible else reasons.CANNOT_PAY


def check_finishing(game: Game, play: Play) -> Reason | None:
    """903.2e: are there targets? 903.2g: for its own cost, for less by a step up, or for another cost."""
    play.ability_kind = "summon"
    play.parts = card_parts(game, play)
    if play.number == orbs.BREAK:
        if x_to_declare(game, play) is None:
            return reasons.NO_TARGET
        return None if feasible(game, play) else reasons.CANNOT_PAY
    colour_rules(game, play)
    if UNIVERSAL in play.obj.now.keywords:
        play.any_colour = True
    reason = why_not(game, play)
    if reason is reasons.CANNOT_PAY and stepping.could_step_up(game, play):
        return None
    return reason


def check_ability(game: Game, player: int, obj: Obj, program: Program, paid: bool = False) -> Reason | None:
    """May the player play this activated ability now? `paid`: its cost is known to be payable."""
    ability = program.ability
    assert isinstance(ability, ab.Activated)
    if obj.zone not in program.zones or (is_casters(program) and not obj.now.type_bits & card_types.CASTER):
        return reasons.NOT_VALID  # 902.1, 902.2, 907.6
    if not ability.resource and game.state.stack and barred_from_chasing(game):
        return reasons.CANNOT_CHASE
    if obj.now.type_bits & card_types.DEITY and not main_timing(game, player):
        return reasons.DEITY_TIMING  # 707.1
    if program.rests and obj.turned != READY:
        return reasons.RESTED  # 1010.3
    if is_free(program) and times(game, player, free_word(obj, program)) >= MOST:
        return reasons.LOOP
    limits = ability.limits
    ctx = Context(player, obj)
    if limits is not ab.FREELY:
        if used_up(game, obj, ability, player):
            return reasons.USED
        if not timely(game, limits.timing, player):
            return reasons.NOT_NOW
        if limits.condition is not None and not evaluate.holds(game, limits.condition, ctx):
            return reasons.USED
    if ability.gate is not None and not evaluate.holds(game, ability.gate, ctx):
        return reasons.USED
    # 104.4  aether abilities are played where aether is needed, apart from all others (907.2, 907.3): we take texts
    # about playing abilities not to mean them
    if not ability.resource and is_ability_forbidden(game, player, obj, ACTION):
        return reasons.FORBIDDEN
    if program.aims != () and not can_aim(game, program, ctx, "ability"):
        return reasons.NO_TARGET
    if paid and not program.by_x:
        return None
    return None if ability_is_payable(game, player, obj, program, start_ability) else reasons.CANNOT_PAY


def may_enter(game: Game, obj: Obj, player: int) -> Reason | None:
    """315.2: the table of moves says where a card goes; nothing is left out beforehand."""
    return None
