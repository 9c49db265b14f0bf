"""What a player with priority may do (9.3, 10.1, 11.1): listed in one pass, the cheapest test first.

The same tests answer "why can't I?": each gives the reason with its rule's number, or None.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.fftcg import card_types, reasons
from arbiter.games.fftcg.casting import allow, base_parts, cast_kind, is_permission, start_ability, start_keyword
from arbiter.games.fftcg.paying import price_of
from arbiter.games.fftcg.zones import may_enter
from arbiter.kernel import events as ev
from arbiter.kernel import matching
from arbiter.kernel.context import Context
from arbiter.kernel.index.abilities import abilities_in_play
from arbiter.kernel.index.at_hand import ASK_ALL, Candidate, at_hand
from arbiter.kernel.played import keeps_back
from arbiter.kernel.playing.affording import ability_is_payable
from arbiter.kernel.playing.costs import colour_rules, own_statements
from arbiter.kernel.playing.finishing import why_not
from arbiter.kernel.playing.listing import ability_at_hand, card_at_hand, list_candidates
from arbiter.kernel.playing.paying import feasible
from arbiter.kernel.playing.play import ONLY_PASS, PASS, Action, Play
from arbiter.kernel.playing.targets import can_aim
from arbiter.kernel.revisions import AIMED_X
from arbiter.kernel.rows import Reason
from arbiter.kernel.state import READY
from arbiter.kernel.traits import states, statics_of
from arbiter.kernel.triggers import is_main_timing, timely, uses
from arbiter.script import abilities as ab
from arbiter.script.nouns import EACH, Same, Self
from arbiter.script.patterns import Casts
from arbiter.script.statements import ForbidPlay, Permit, PlayOnlyIf

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Face


def list_actions(game: Game, player: int) -> list[Action]:
    """Passing first, then everything that can be played and finished."""
    candidates = at_hand(game, player, MAIN if is_main_timing(game, player) else OTHER, look_at_hand)
    permits = Permit in game.says
    if not candidates and not permits:
        return ONLY_PASS
    actions = [PASS]
    list_candidates(game, player, candidates, actions, list_checked)
    if permits:
        list_permitted(game, player, actions)
    return actions


def list_checked(game: Game, player: int, action: Action, paid: bool, actions: list[Action]) -> None:
    """What the player's own cards do not settle."""
    obj, program = action.obj, action.program
    assert obj is not None
    if action.kind == "ability":
        assert program is not None
        reason = check_ability(game, player, obj, program, paid)
    elif action.kind in ("warp", "priming"):
        assert program is not None
        reason = check_keyword(game, player, obj, program)
    else:
        reason = check_cast_from(game, player, obj)
    if reason is None:
        actions.append(action)


# ---------------------------------------------------------------- what the player's own cards rule out

MAIN: Final = 1  # 11.4.1  the player's Main Phase, with nothing on the stack
OTHER: Final = 0


def look_at_hand(game: Game, player: int, time: int) -> list[Candidate]:
    """What is not too dear, and neither dull nor used up: of the hand, the LB deck, the field and the Break Zone."""
    found: list[Candidate] = []
    active = look_at_cards(game, player, time, found)
    for obj in active:
        if time == MAIN:
            add_keyword(obj, "warp", found)  # 15.2.7.1.1
        for program in obj.face.traits.activated:
            add_ability(game, player, obj, program, found)
    for obj, program in abilities_in_play(game).usable[player]:
        add_ability(game, player, obj, program, found)
    if time == MAIN:
        for obj in game.field:
            if "priming" in obj.now.keywords and obj.controller == player:
                add_keyword(obj, "priming", found)  # 15.2.9.3
    if "break" in game.facts.usable_zones:
        for obj in game.state.zones["break"][player]:
            for program in obj.face.traits.activated if obj.face.elsewhere else ():
                add_ability(game, player, obj, program, found)
    return found


def look_at_cards(game: Game, player: int, time: int, found: list[Candidate]) -> list[Obj]:
    """What might be cast from the hand and the LB deck, of equal cards one; gives those that work in the hand."""
    zones = game.state.zones
    seen: list[Face] = []
    active: list[Obj] = []
    for obj in zones["hand"][player]:
        face = obj.face
        if face not in seen or obj.now is not face.traits:
            seen.append(face)
            if face.elsewhere:
                active.append(obj)
            if time == MAIN or is_swift(obj):
                add_card(game, player, obj, found)
    if zones["limit"][player]:
        down = [obj for obj in zones["limit"][player] if not obj.face_up]
        for obj in down:
            face = obj.face
            # 15.2.8.3.2  as many other cards as the LB cost must lie face down
            if (time == MAIN or is_swift(obj)) and face not in seen and 0 < face.limit_cost < len(down):
                seen.append(face)
                add_card(game, player, obj, found)
    return active


def is_swift(obj: Obj) -> bool:
    """11.3.1, 15.2.5.2: can it be cast outside its owner's Main Phases? Back Attack may have been gained or lost."""
    if obj.now is obj.face.traits:
        return obj.face.swift
    return obj.now.type_bits & card_types.SUMMON != 0 or "back_attack" in obj.now.keywords


def add_card(game: Game, player: int, obj: Obj, found: list[Candidate]) -> None:
    card = card_at_hand(game, player, obj, cast_kind(obj), price_of(obj))
    if card is not None and (
        card.left == ASK_ALL or obj.now.type_bits & card_types.SUMMON or may_enter(game, obj, player) is None
    ):
        found.append(card)


def add_ability(game: Game, player: int, obj: Obj, program: Program, found: list[Candidate]) -> None:
    if program.rests and (obj.turned or (obj.since > 0 and waits(obj))):
        return
    ability = program.ability
    assert isinstance(ability, ab.Activated)
    if obj.zone not in program.zones or is_used(game, obj, ability):
        return
    # 2.2  a text may keep the object from using such abilities
    plain = program.unlimited and obj.now.marks is None
    use = ability_at_hand(game, player, obj, program, "ability", plain)
    if use is not None:
        found.append(use)


def add_keyword(obj: Obj, kind: str, found: list[Candidate]) -> None:
    for program in obj.now.programs:
        ability = program.ability
        if isinstance(ability, ab.Keyword) and ability.name == kind:
            found.append(Candidate(Action(kind, obj, program), ASK_ALL))


def is_used(game: Game, obj: Obj, ability: ab.Activated) -> bool:
    """Has the ability been used as often this turn as its text allows?"""
    limit = ability.limits.per_turn
    return limit is not None and uses(game, obj, ability.text) >= limit


def waits(obj: Obj) -> bool:
    """15.2.2.3: Haste lifts the wait; a Monster waits only while it is a Forward."""
    now = obj.now
    if "haste" in now.keywords or obj.zone != "field" or now.marked("haste_for_abilities"):
        return False
    return not now.type_bits & card_types.MONSTER or now.type_bits & card_types.FORWARD != 0


# ---------------------------------------------------------------- the full checks, with reasons


def check_cast_from(game: Game, player: int, obj: Obj, play: Play | None = None) -> Reason | None:
    """May the player cast this card now?"""
    summon = obj.now.type_bits & card_types.SUMMON
    if not game.rules.turn.steps[game.state.step].plays:
        if "back_attack" in obj.now.keywords:
            return reasons.BACK_ATTACK_NOW
        return reasons.NO_SUMMON_NOW if summon else reasons.NOT_NOW
    if not summon and not is_main_timing(game, player) and "back_attack" not in obj.now.keywords:
        return reasons.NOT_NOW  # 11.4.1, 15.2.5.2, 15.2.5.3
    if obj.zone == "limit" and obj.face_up:
        # 15.2.8.3  A card that has been turned face up has served: casting means revealing a card (11.4.2),
        # and the LB cost is paid with face-down cards (15.2.8.3.2).
        return reasons.FACE_UP_LIMIT
    return check_cast(game, play or Play(cast_kind(obj), player, obj, obj.face.spell))


def check_cast(game: Game, play: Play) -> Reason | None:
    """Everything but the timing, which does not matter when an effect lets a card be cast (11.3.11, 11.4.1.1)."""
    obj = play.obj
    player = play.player
    if "unread" in obj.face.traits.flags:
        return reasons.NOT_EXECUTABLE
    if not obj.now.type_bits & (card_types.CHARACTERS | card_types.SUMMON):
        return reasons.NOT_A_CARD_TO_CAST
    for statement, ctx in own_statements(game, play, PlayOnlyIf):
        assert isinstance(statement, PlayOnlyIf)
        if not evaluate.holds(game, statement.condition, ctx):
            return reasons.ONLY_IF
    if forbidden(game, player, obj, "cast"):
        return reasons.FORBIDDEN
    if not obj.now.type_bits & card_types.SUMMON:
        placeless = may_enter(game, obj, player)
        if placeless is not None:
            return placeless
    play.ability_kind = "cast"  # nothing about its cost asks whether it is a Summon
    play.parts = base_parts(play)
    colour_rules(game, play)
    outer, game.under_way.playing = game.under_way.playing, obj.id
    reason = why_not(game, play)
    game.under_way.playing = outer
    play.parts = []
    if (
        reason is reasons.CANNOT_PAY
        and obj.zone == "limit"
        and sum(1 for o in game.state.zones["limit"][player] if not o.face_up) <= obj.face.limit_cost
    ):
        return reasons.LIMIT_COST
    return reason


def forbidden(game: Game, player: int, obj: Obj, kind: str) -> bool:
    """2.2: a text that prevents wins."""
    if kind == "cast" and Permit in game.says and too_many_casts(game, player, obj):
        return True
    said = [(active.statement, active.context) for active in game.says.get(ForbidPlay, ())]
    if states(obj, ForbidPlay):  # in play it has said so already
        ctx = Context(player, obj)
        said += [(statement, ctx) for statement in own_prohibitions(game, obj, ctx)]
    for statement, ctx in said:
        assert isinstance(statement, ForbidPlay)
        if statement.kind not in (kind, "any"):
            continue
        if keeps_back(game, statement, player, ctx):
            what = statement.what
            if what.zones and obj.zone not in what.zones:
                continue
            if evaluate.passes(game, what.tests, obj, ctx):
                return True
    return False


def own_prohibitions(game: Game, obj: Obj, ctx: Context) -> list[ForbidPlay]:
    """What a card that is not on the field says of casting itself; what it says of others it says there."""
    return [
        each
        for program in statics_of(obj)
        if isinstance(program.ability, ab.Static)
        for each in program.ability.statements
        if isinstance(each, ForbidPlay)
        and Same(Self()) in each.what.tests
        and all(
            condition is None or evaluate.holds(game, condition, ctx)
            for condition in (program.ability.gate, program.ability.condition)
        )
    ]


def too_many_casts(game: Game, player: int, obj: Obj) -> bool:
    """Has the player cast as many such cards this turn as a text lets them?"""
    for active in game.says.get(Permit, ()):
        statement, ctx = active.statement, active.context
        assert isinstance(statement, Permit)
        if statement.name == "casts_per_turn" and statement.amount is not None:
            if evaluate.is_player(game, statement.who, player, ctx) and evaluate.passes(
                game, statement.what.tests, obj, ctx
            ):
                casts = sum(
                    1
                    for record in matching.happened(game, Casts(EACH, statement.what), ctx)
                    if record.kind == ev.CASTS and record.player == player
                )
                if casts >= evaluate.amount(game, statement.amount, ctx):
                    return True
    return False


def check_ability(game: Game, player: int, obj: Obj, program: Program, paid: bool = False) -> Reason | None:
    """May the player use this action or special ability now? `paid`: its cost is known to be payable."""
    ability = program.ability
    assert isinstance(ability, ab.Activated)
    if not game.rules.turn.steps[game.state.step].plays:
        return reasons.NO_ABILITY_NOW
    # 11.6.2.2, 11.7.2.2  the Dull icon waits a turn, except with Haste and for Monsters that are no Forwards
    if program.rests:
        if obj.turned != READY:
            return reasons.DULL
        if obj.since > 0 and waits(obj):
            return reasons.JUST_CAME
    limits = ability.limits
    if limits is not ab.FREELY:
        if not timely(game, limits.timing, player):
            return reasons.USED
        if is_used(game, obj, ability):
            return reasons.USED
        if limits.per_game is not None and game.state.uses_game.count((player, ability.text)) >= limits.per_game:
            return reasons.USED
    ctx = Context(player, obj)
    if limits.condition is not None and not evaluate.holds(game, limits.condition, ctx):
        return reasons.USED
    if ability.gate is not None and not evaluate.holds(game, ability.gate, ctx):
        return reasons.USED
    if obj.now.marked("cannot_use_special" if ability.special else "cannot_use_action"):
        return reasons.FORBIDDEN
    kind = "special" if ability.special else "action"
    if forbidden(game, player, obj, kind) or forbidden(game, player, obj, "ability"):
        return reasons.FORBIDDEN
    if program.declared and not can_aim(game, program, ctx, "ability"):
        return reasons.NO_ABILITY_TARGET
    if paid:
        return None
    payable = ability_is_payable(game, player, obj, program, start_ability, game.revision >= AIMED_X)
    return None if payable else reasons.CANNOT_PAY_ABILITY


def check_keyword(game: Game, player: int, obj: Obj, program: Program) -> Reason | None:
    """15.2.7.3, 15.2.9.3: in your own Main Phase, with priority, while the stack is empty."""
    ability = program.ability
    assert isinstance(ability, ab.Keyword)
    kind = ability.name
    if not is_main_timing(game, player):
        return reasons.WARP_NOW if kind == "warp" else reasons.PRIME_NOW
    if "unread" in obj.face.traits.flags:
        return reasons.NOT_EXECUTABLE
    if kind == "priming":
        if obj.under:
            return reasons.PRIMED_ALREADY
        word = ability.word or ""
        if any(other.controller == player and word in other.now.names for other in game.field):
            return reasons.NOTHING_TO_PRIME
    play = Play(kind, player, obj, program)
    start_keyword(game, play)
    possible = feasible(game, play)
    game.under_way.playing = 0
    return None if possible else reasons.CANNOT_PAY


def list_permitted(game: Game, player: int, actions: list[Action]) -> None:
    """Cards that a text lets the player cast from where they are."""
    for active in game.says.get(Permit, ()):
        statement = active.statement
        assert isinstance(statement, Permit)
        if not is_permission(statement) or not evaluate.is_player(game, statement.who, player, active.context):
            continue
        for obj in permitted_cards(game, player, statement, active.affected, active.context):
            play = Play(cast_kind(obj), player, obj, obj.face.spell)
            allow(play, statement.name, active.ongoing)
            if check_cast_from(game, player, obj, play) is None:
                actions.append(Action(cast_kind(obj), obj, obj.face.spell, (), active.ongoing or -1))


def permitted_cards(game: Game, player: int, statement: Permit, ids: tuple[int, ...], ctx: Context) -> list[Obj]:
    if ids:
        return [obj for obj in (game.here(id) for id in ids) if obj is not None]
    return evaluate.select(game, statement.what, ctx)
