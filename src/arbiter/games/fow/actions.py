"""Chapters 604 and 700: what a player with priority may do, listed in one pass, the cheapest test first.

The same tests answer "why can't I?": each gives the reason with its rule's number, or None.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.fow import battle, card_types, reasons, ways
from arbiter.games.fow.at_hand import BEFORE_MAIN, MAIN, OTHER, USED_FACE_DOWN, is_automatic, look_at_hand, use_kind
from arbiter.games.fow.attacking import first_attacker, is_forced
from arbiter.games.fow.calling import callers
from arbiter.games.fow.chasing import barred_from_chasing
from arbiter.games.fow.forbidding import forbidden, open_numbers
from arbiter.games.fow.halves import is_whole
from arbiter.games.fow.judging import can_judge, judgments_of, may_judge
from arbiter.games.fow.lifebreak import VALHALLA, list_lifebreak, may_break
from arbiter.games.fow.playing import card_parts, free_word, start_ability
from arbiter.games.fow.runes import is_copied, open_runes
from arbiter.games.fow.sides import as_side, playable_sides, possible_halves
from arbiter.games.fow.standing_by import COST as STANDBY_COST
from arbiter.games.fow.standing_by import can_put_down
from arbiter.games.fow.wardens import can_convoke, can_play_warden, is_willpower, willpower_used
from arbiter.games.fow.will import waits
from arbiter.games.fow.zones import HAND, RUNE, SIDED, STANDBY, SWIFT, company_of
from arbiter.kernel.context import Context
from arbiter.kernel.index.abilities import abilities_in_play
from arbiter.kernel.index.at_hand import at_hand
from arbiter.kernel.index.type_index import those_of
from arbiter.kernel.loops import MOST, is_free
from arbiter.kernel.memory import times
from arbiter.kernel.playing.affording import ability_is_payable, can_pay_cost
from arbiter.kernel.playing.costs import colour_rules, own_statements
from arbiter.kernel.playing.finishing import why_not
from arbiter.kernel.playing.listing import abilities_for_resources, list_candidates
from arbiter.kernel.playing.play import ONLY_PASS, PASS, Action, Play
from arbiter.kernel.playing.targets import can_aim
from arbiter.kernel.revisions import OFF_STACK
from arbiter.kernel.state import READY
from arbiter.kernel.traits import states
from arbiter.kernel.triggers import timely, used_up
from arbiter.script import abilities as ab
from arbiter.script.statements import ForbidPlay, Permit, PlayOnlyIf

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.rows import Reason
    from arbiter.kernel.state import Obj

Judges = Callable[["Game", int, "Obj"], "list[Program]"]

PERMITTED: Final = -1  # of an action: a text lets the card be played from where it is


def main_timing(game: Game, player: int) -> bool:
    """701.2: the turn player, in their main phase, not in a battle, with nothing in the chase area."""
    state = game.state
    return state.active == player and state.step == "main" and not state.stack


def lister(list_main: Callable[[Game, int, list[Action]], None]) -> Callable[[Game, int], list[Action]]:
    """604: what a document's main timing allows (`list_main`), and what may be done at any time."""

    def list_actions(game: Game, player: int) -> list[Action]:
        """Passing first (718.1), then everything that can be played and finished."""
        state = game.state
        step = game.rules.turn.steps[state.step]
        # Nothing is going on in the turn player's main phase; 701.2  main timing is when they get priority then.
        alone = state.active == player and step.phase == "main" and not state.stack
        calm = alone and step.name == "main"
        candidates = at_hand(game, player, MAIN if calm else BEFORE_MAIN if alone else OTHER, look_at_hand)
        if not (candidates or calm or may_do_more(game, player)):
            return ONLY_PASS
        actions = [PASS]
        barred = bool(state.stack) and barred_from_chasing(game)
        if not barred:
            list_candidates(game, player, candidates, actions, list_checked)
        if game.manual_payment & 1 << player and (not barred or game.revision >= OFF_STACK):
            list_will(game, player, actions)  # 907.3, 1008.2  they are not put into the chase area
        if not barred:
            if Permit in game.says:
                list_permitted(game, player, actions)
            if not calm and has_runes(game, player):
                list_runes(game, player, actions, at_any_time=True)
        if calm:
            list_main(game, player, actions)
        if game.format == VALHALLA:
            list_lifebreak(game, player, actions)
        return actions

    return list_actions


def may_do_more(game: Game, player: int) -> bool:
    """Is there perhaps something to do outside main timing besides cards and abilities that are at hand?"""
    if Permit in game.says or game.manual_payment != 0 or has_runes(game, player):
        return True
    return game.format == VALHALLA and may_break(game, player)


def list_checked(game: Game, player: int, action: Action, paid: bool, actions: list[Action]) -> None:
    """What the player's own cards do not settle."""
    obj, program = action.obj, action.program
    assert obj is not None
    if action.kind == "spell":
        if obj.zone == HAND:
            list_card(game, player, obj, actions)
            return
        if obj.zone == STANDBY and sets_off(game, player, obj):
            actions.append(Action("spell", obj, spell_of(obj)))
        list_ways(game, player, obj, actions)
        return
    assert program is not None
    if check_use(game, player, obj, program, paid) is None:
        actions.append(action)


def sets_off(game: Game, player: int, obj: Obj) -> bool:
    """906.2a: a card of the standby area that its player plays of their own accord."""
    if "trigger" not in obj.face.traits.keywords or is_automatic(obj.face):
        return False
    return check_card(game, player, obj) is None


def list_card(game: Game, player: int, obj: Obj, actions: list[Action]) -> None:
    """A card of the hand that counting does not settle: can it be played, with any of its sides?"""
    face = obj.face
    for action in actions:
        if action.kind == "spell" and action.obj is not None and action.obj.face is face:
            return
    if face.other:
        list_sides(game, player, obj, actions)
        if is_whole(face):
            return  # 1307.3  one half or the other
    if check_card(game, player, obj) is None:
        actions.append(Action("spell", obj, spell_of(obj)))


def list_ways(game: Game, player: int, obj: Obj, actions: list[Action]) -> None:
    """1114, 1115, 1174, 1191: a card that a keyword lets be played from the standby area or the graveyard."""
    for way in ways.ways_of(game, player, obj):
        if obj.zone == STANDBY or main_timing(game, player) or swift(game, player, obj):
            play = Play("spell", player, obj, spell_of(obj))
            play.number = ways.NUMBERS[way]
            if check_cast(game, play) is None:
                actions.append(Action("spell", obj, spell_of(obj), number=play.number))


def list_sides(game: Game, player: int, obj: Obj, actions: list[Action]) -> None:
    """903.2b, 903.2c: the card may be played with another side or half of it."""
    for number, side in enumerate(playable_sides(obj), 1):
        if check_card(game, player, as_side(obj, side)) is None:
            actions.append(Action("spell", obj, side.spell, number=number))


def list_standby(game: Game, player: int, actions: list[Action]) -> None:
    """706.1, 706.3: any card may be put down; those that can do nothing there are offered to who asks for it."""
    every = bool(game.manual_payment & 1 << player)
    for obj in game.state.zones[HAND][player]:
        if every or not obj.face.traits.keywords.isdisjoint(USED_FACE_DOWN):
            if can_pay_cost(game, player, STANDBY_COST) is not False and can_put_down(game, player, obj):
                actions.append(Action("standby", obj))


def list_judgment(game: Game, player: int, obj: Obj, actions: list[Action], may: Judges, can: Judges) -> None:
    """705: a judgment; most cost nothing but will, and counting tells whether there is enough."""
    for section in judgments_of(obj):
        if isinstance(section.ability, ab.Keyword):
            paid = can_pay_cost(game, player, section.ability.cost)
            if paid is not False and section in (may if paid else can)(game, player, obj):
                actions.append(Action("judgment", obj, section))


def list_main(game: Game, player: int, actions: list[Action]) -> None:
    """604.2: what only main timing allows."""
    state = game.state
    list_standby(game, player, actions)
    for obj in callers(game, player):
        actions.append(Action("call", obj))
    for obj in those_of(game, SIDED, player):
        if obj.turned == READY:
            list_judgment(game, player, obj, actions, may_judge, can_judge)
    if state.players > 2:
        list_convoke(game, player, actions)
    if has_runes(game, player):
        list_runes(game, player, actions)
    for obj in state.zones[HAND][player]:
        if obj.now.type_bits & card_types.WARDEN and can_play_warden(game, player, obj):
            actions.append(Action("warden", obj))
    list_battle(game, player, actions, is_forced)


def has_runes(game: Game, player: int) -> bool:
    """Does the player have cards in a rune area? (The document of 2015 knows of none.)"""
    piles = game.state.zones.get(RUNE)
    return piles is not None and bool(piles[player])


def list_runes(game: Game, player: int, actions: list[Action], at_any_time: bool = False) -> None:
    """711.1: runes of the rune area; 604.1, 709.1, 709.3c: outside main timing those with [Quickcast]."""
    for obj in open_runes(game, player):
        if at_any_time and not swift(game, player, obj):
            continue
        kind = "rune" if is_copied(obj) else "spell"
        if check_cast(game, Play(kind, player, obj, spell_of(obj))) is None:
            actions.append(Action(kind, obj, spell_of(obj)))


def list_battle(game: Game, player: int, actions: list[Action], forced: Callable[[Game, int], bool]) -> None:
    """704.1: with something that can attack; who is forced to cannot pass."""
    if not game.state.uses_turn or battle.may_initiate(game, player):
        able = first_attacker(game, player)
        if able is not None:
            actions.append(Action("battle", able))
            if forced(game, player):
                actions.remove(PASS)  # 718.2  who must attack cannot pass


def list_convoke(game: Game, player: int, actions: list[Action]) -> None:
    """715: what players of a larger game can do together."""
    for obj in company_of(game, player):
        program = can_convoke(game, player, obj)
        if program is not None:
            actions.append(Action("convoke", obj, program))


def list_will(game: Game, player: int, actions: list[Action]) -> None:
    """907.2: will abilities may be played with priority, too; who does not pay by hand has them played when needed."""
    for obj, program in abilities_in_play(game).producing[player]:
        if not obj.turned and check_ability(game, player, obj, program) is None:
            actions.append(Action("will", obj, program))


def producers(game: Game, player: int) -> list[Action]:
    """907.2, 1003.5: will abilities, of the item area too (1046.2), that are played while an effect asks for will."""
    return abilities_for_resources(game, player, use_kind, check_ability)


def list_permitted(game: Game, player: int, actions: list[Action]) -> None:
    """Cards that a text lets the player play from where they are."""
    for active in game.says.get(Permit, ()):
        statement = active.statement
        assert isinstance(statement, Permit)
        if not statement.name.startswith("cast"):
            continue
        if not evaluate.is_player(game, statement.who, player, active.context):
            continue
        found = [game.here(id) for id in active.affected] or evaluate.select(game, statement.what, active.context)
        for obj in found:
            if obj is None or any(action.obj is obj for action in actions):
                continue
            if obj.zone == HAND and obj.owner == player:
                continue
            if check_card(game, player, obj, permitted=True) is None:
                action = Action("spell", obj, spell_of(obj))
                action.number = PERMITTED
                actions.append(action)


def spell_of(obj: Obj) -> Program | None:
    for program in obj.now.programs:
        if program.is_spell:
            return program
    return None


list_actions = lister(list_main)


# ---------------------------------------------------------------- the full checks, with reasons


def check_card(game: Game, player: int, obj: Obj, permitted: bool = False) -> Reason | None:
    """May the player play this card now?"""
    if game.rules.turn.steps[game.state.step].phase == "setup":
        return reasons.NOTHING_HERE
    if not obj.now.type_bits & card_types.PLAYABLE:
        return reasons.NOT_A_CARD_TO_PLAY
    if barred_from_chasing(game):
        return reasons.CANNOT_CHASE
    if obj.zone == STANDBY:
        if "trigger" not in obj.now.keywords:
            return reasons.NOT_FROM_HERE  # 706.3
        if obj.arrival.turn == game.state.turn:
            return reasons.SET_THIS_TURN  # 708.5
    elif obj.zone == RUNE:
        if obj not in open_runes(game, player):
            return reasons.DIVINITY
    elif obj.zone != HAND and not permitted:
        return reasons.NOT_FROM_HERE  # 702.2, 703.2
    if not main_timing(game, player) and not swift(game, player, obj):
        return reasons.NOT_NOW
    return check_cast(game, Play("spell", player, obj, spell_of(obj)))


def swift(game: Game, player: int, obj: Obj) -> bool:
    """604.1, 709.1: what may be played whenever its player has priority."""
    if not obj.now.keywords.isdisjoint(SWIFT):
        return True
    return Permit in game.says and any(
        isinstance(active.statement, Permit)
        and active.statement.name == "quickcast"
        and evaluate.is_player(game, active.statement.who, player, active.context)
        and evaluate.passes(game, active.statement.what.tests, obj, active.context)
        for active in game.says[Permit]
    )


def any_time(game: Game, player: int, obj: Obj) -> bool:
    """717.1b: a text lets willpower abilities be played whenever a [Quickcast] card could be."""
    return Permit in game.says and any(
        isinstance(active.statement, Permit)
        and active.statement.name == "willpower_any_time"
        and evaluate.is_player(game, active.statement.who, player, active.context)
        and evaluate.passes(game, active.statement.what.tests, obj, active.context)
        for active in game.says[Permit]
    )


def check_cast(game: Game, play: Play) -> Reason | None:
    """Everything but timing and place, which do not matter when an effect lets a card be played."""
    obj = play.obj
    if "unread" in obj.face.traits.flags:
        return reasons.NOT_EXECUTABLE
    if is_whole(obj.face):
        return None if possible_halves(game, play) else reasons.NO_HALF  # 1307.3a
    if not obj.now.type_bits & card_types.PLAYABLE:
        return reasons.NOT_A_CARD_TO_PLAY
    if play.how != "automatic" and "trigger" in obj.now.keywords and is_automatic(obj.face):
        return reasons.NOT_TRIGGERED  # 604.1, 906.2a
    if states(obj, PlayOnlyIf):
        for statement, ctx in own_statements(game, play, PlayOnlyIf):
            assert isinstance(statement, PlayOnlyIf)
            if not evaluate.holds(game, statement.condition, ctx):
                return reasons.ONLY_IF
    if forbidden(game, play.player, ways.costing_its_way(play)):
        return reasons.FORBIDDEN
    numbers = open_numbers(game, play.player, obj)
    if numbers is not None:
        if not numbers or (play.free and numbers[0]):  # 903.2h-1  without paying X is 0
            return reasons.FORBIDDEN
        play.x = play.context.x = numbers[0]  # 903.2h-5  with a smaller number it could not be played
    outer, game.under_way.playing = game.under_way.playing, obj.id  # 903.2a  from here on it is no longer where it was
    try:
        play.open_x = numbers
        play.ability_kind = "summon"
        play.parts = card_parts(game, play)
        ways.start(game, play)
        colour_rules(game, play)
        return why_not(game, play)  # 903.2i, 903.2k
    finally:
        game.under_way.playing = outer
        play.open_x = None
        play.parts = []
        play.x = play.context.x = 0


def check_ability(game: Game, player: int, obj: Obj, program: Program) -> Reason | None:
    """May the player play this activate ability now?"""
    if not program.resource and barred_from_chasing(game) and is_active(game, obj, program):
        return reasons.CANNOT_CHASE
    return check_use(game, player, obj, program)


def is_active(game: Game, obj: Obj, program: Program) -> bool:
    """901.3: where its abilities are active, and face up."""
    return obj.zone in program.zones and (obj.face_up or obj.zone not in game.rules.zones.in_play)


def check_use(game: Game, player: int, obj: Obj, program: Program, paid: bool = False) -> Reason | None:
    """The same where it may be chased. `paid`: its cost is known to be payable."""
    ability = program.ability
    assert isinstance(ability, ab.Activated)
    if not is_active(game, obj, program):
        return reasons.USED
    if program.counting and is_willpower(program):
        if not main_timing(game, player) and not any_time(game, player, obj):
            return reasons.NOT_NOW  # 717.1
        if willpower_used(game, player, obj):
            return reasons.WILLPOWER  # 717.2a
    if program.rests:
        if obj.turned != READY:
            return reasons.RESTED
        if waits(game, obj):
            return reasons.JUST_CAME
    if is_free(program) and times(game, player, free_word(obj, program)) >= MOST:
        return reasons.LOOP
    limits = ability.limits
    ctx = Context(player, obj)
    if limits is not ab.FREELY:
        if used_up(game, obj, ability, player):
            return reasons.ONCE_A_GAME if limits.per_game is not None else reasons.USED
        if not timely(game, limits.timing, player):
            return reasons.NOT_NOW
        if limits.condition is not None and not evaluate.holds(game, limits.condition, ctx):
            return reasons.USED
    if ability.gate is not None and not evaluate.holds(game, ability.gate, ctx):
        return reasons.USED
    if ForbidPlay in game.says and forbidden(game, player, obj, program):
        return reasons.FORBIDDEN
    if program.aims != () and not can_aim(game, program, ctx, "ability"):
        return reasons.NO_TARGET
    if paid and not program.by_x:
        return None
    return None if ability_is_payable(game, player, obj, program, start_ability) else reasons.CANNOT_PAY


def may_enter(game: Game, obj: Obj, player: int) -> Reason | None:
    """321.1: the table of moves says where a card goes; nothing is left out beforehand."""
    return None
