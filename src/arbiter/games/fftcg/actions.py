"""What a player with priority may do (9.3, 10.1, 11.1): listed in one pass, the cheapest test first.

The same tests answer "why can't I?": each gives the reason with its rule's number, or None.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.fftcg import reasons
from arbiter.games.fftcg.casting import allow, base_parts, start_ability, start_keyword
from arbiter.games.fftcg.inhand import ASK_ALL, ASK_NOTHING, ASK_TARGETS, NO_ROOM, cast_kind
from arbiter.games.fftcg.means import Means, purse, waits
from arbiter.games.fftcg.zones import CHARACTERS, may_enter
from arbiter.kernel import events as ev
from arbiter.kernel.context import Context
from arbiter.kernel.index.idle import found_nothing_at_hand, has_nothing_at_hand
from arbiter.kernel.playing.affording import add_required, affordable_otherwise
from arbiter.kernel.playing.costs import changed_total, colour_rules, own_statements
from arbiter.kernel.playing.paying import feasible
from arbiter.kernel.playing.play import ONLY_PASS, PASS, Action, Play
from arbiter.kernel.playing.targets import can_aim
from arbiter.kernel.rows import Reason
from arbiter.kernel.state import READY
from arbiter.kernel.triggers import timely, uses
from arbiter.script import abilities as ab
from arbiter.script import statements as st

if TYPE_CHECKING:
    from arbiter.games.fftcg.means import Castable, Usable
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj


OTHER_TEXTS: Final = frozenset({st.ForbidPlay, st.ExtraCost, st.AlternativeCost})


def list_actions(game: Game, player: int) -> list[Action]:
    """Passing first, then everything that can be played and finished."""
    state = game.state
    step = game.rules.turn.steps[state.step]
    if not step.plays:
        return ONLY_PASS
    calm = state.active == player and step.phase == "main" and not state.stack
    if has_nothing_at_hand(game, player, calm):
        return ONLY_PASS
    actions = [PASS]
    means = purse(game, player)
    cards = means.castable(calm)
    uses = means.ready()
    looked = bool(cards or uses)
    if cards:
        list_cards(game, player, cards, means, actions)
    if means.sorted.active:
        looked = list_far(game, player, calm, means, actions) or looked
    if uses:
        list_abilities(game, player, uses, actions)
    if calm and means.primes:
        for obj in means.priming():
            looked = True
            list_keyword(game, player, obj, "priming", actions)
    if "break" in game.facts.usable_zones:
        for obj in means.active_in_break_zone():
            for program in obj.face.traits.activated:
                if list_ability(game, player, obj, program, actions, means):
                    looked = True
    if st.Permit in game.says:
        looked = True
        list_permitted(game, player, actions)
    if not looked:
        found_nothing_at_hand(game, player, calm)
    return actions


def list_cards(game: Game, player: int, cards: list[Castable], means: Means, actions: list[Action]) -> None:
    """What can be cast from the hand and the LB deck."""
    for obj, left, action in cards:
        if left == NO_ROOM:
            continue
        if action is None:
            if can_cast(game, player, obj, means):
                actions.append(Action(cast_kind(obj), obj, obj.face.spell))
        elif left == ASK_NOTHING:
            actions.append(action)
        else:
            program = obj.face.spell
            if program is None or can_aim(game, program, Context(obj.controller, obj), "summon"):
                actions.append(action)


def list_abilities(game: Game, player: int, uses: list[Usable], actions: list[Action]) -> None:
    """The abilities in play that can be used."""
    forbids = st.Forbid in game.says
    for obj, program, left, action in uses:
        if left >= ASK_TARGETS and not (forbids and program.moves):
            if left == ASK_NOTHING or can_aim(game, program, Context(obj.controller, obj), "ability"):
                actions.append(action)
        elif check_ability(game, player, obj, program, left != ASK_ALL) is None:
            actions.append(action)


def list_far(game: Game, player: int, calm: bool, means: Means, actions: list[Action]) -> bool:
    """What can be used in the hand. Was there anything that counting left open?"""
    looked = False
    for obj in means.sorted.active:
        if calm and "warp" in obj.face.traits.keywords:  # 15.2.7.1.1
            looked = True
            list_keyword(game, player, obj, "warp", actions)
        for program in obj.face.traits.activated:
            if list_ability(game, player, obj, program, actions, means):
                looked = True
    return looked


def can_cast(game: Game, player: int, obj: Obj, means: Means) -> bool:
    """Where texts change how cards are cast: the quick way if they change only costs, or else the full check."""
    face = obj.face
    payable: bool | None = None
    if not face.speaks_much and (means.plain or only_costs(game)):
        payable = count_changed(game, player, obj, means)
    if payable is False:
        return False
    if payable is True and "unread" not in face.traits.flags:
        if "summon" in face.traits.types:
            return face.spell is None or can_aim(game, face.spell, Context(player, obj), "summon")
        return may_enter(game, obj, player) is None
    return check_cast_from(game, player, obj) is None


def count_changed(game: Game, player: int, obj: Obj, means: Means) -> bool | None:
    """Texts change only the number of the cost, or the Elements that pay for it: count with that."""
    play = Play(cast_kind(obj), player, obj, None)
    play.ability_kind = "summon" if "summon" in obj.face.traits.types else "cast"
    if st.PayRule in game.says:
        colour_rules(game, play)
        if play.colour_rule is not None or play.means_rule is not None:
            return None
    total, _ = changed_total(game, play, obj.face.traits.cost)
    return means.enough(obj, total) if play.any_colour else means.quick(obj, total)


def only_costs(game: Game) -> bool:
    """Do the texts in force change costs and how they are paid, and nothing else about playing?"""
    says = game.says
    if st.Permit in says:
        for active in says[st.Permit]:
            statement = active.statement
            assert isinstance(statement, st.Permit)
            if statement.amount is not None:
                return False  # a limit on how many cards may be cast
    return says.keys().isdisjoint(OTHER_TEXTS)


# ---------------------------------------------------------------- the full checks, with reasons


def check_cast_from(game: Game, player: int, obj: Obj, play: Play | None = None) -> Reason | None:
    """May the player cast this card now?"""
    state = game.state
    step = game.rules.turn.steps[state.step]
    summon = "summon" in obj.now.types
    if not step.plays:
        return reasons.NO_SUMMON_NOW if summon else reasons.NOT_NOW
    calm = state.active == player and step.phase == "main" and not state.stack
    if not summon and not calm and "back_attack" not in obj.now.keywords:  # 11.4.1, 15.2.5.2, 15.2.5.3
        return reasons.NOT_NOW
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
    if not obj.now.types & CHARACTERS and "summon" not in obj.now.types:
        return reasons.NOT_A_CARD_TO_CAST
    for statement, ctx in own_statements(game, play, st.PlayOnlyIf):
        assert isinstance(statement, st.PlayOnlyIf)
        if not evaluate.holds(game, statement.condition, ctx):
            return reasons.ONLY_IF
    if forbidden(game, player, obj, "cast"):
        return reasons.FORBIDDEN
    if "summon" in obj.now.types:
        if obj.face.spell is not None and not can_aim(game, obj.face.spell, play.context, "summon"):
            return reasons.NO_TARGET  # 11.3.3
    else:
        blocked = may_enter(game, obj, player)
        if blocked is not None:
            return blocked
    play.ability_kind = "summon" if "summon" in obj.now.types else "cast"
    play.parts = base_parts(play)
    colour_rules(game, play)
    add_required(game, play)
    game.under_way.playing = obj.id
    possible = feasible(game, play) or affordable_otherwise(game, play)
    game.under_way.playing = 0
    play.parts = []
    if not possible:
        if (
            obj.zone == "limit"
            and sum(1 for o in game.state.zones["limit"][player] if not o.face_up) <= obj.face.limit_cost
        ):
            return reasons.LIMIT_COST
        return reasons.CANNOT_PAY_COLOURS if len(obj.now.colours) > 1 else reasons.CANNOT_PAY
    return None


def forbidden(game: Game, player: int, obj: Obj, kind: str) -> bool:
    """2.2: a text that prevents wins."""
    if kind == "cast" and st.Permit in game.says and too_many_casts(game, player):
        return True
    for active in game.says.get(st.ForbidPlay, ()):
        statement = active.statement
        assert isinstance(statement, st.ForbidPlay)
        if statement.kind not in (kind, "any"):
            continue
        if evaluate.is_player(game, statement.who, player, active.context):
            what = statement.what
            if what.zones and obj.zone not in what.zones:
                continue
            if evaluate.passes(game, what.tests, obj, active.context):
                return True
    return False


def too_many_casts(game: Game, player: int) -> bool:
    """Has the player cast as many cards this turn as a text lets them?"""
    for active in game.says.get(st.Permit, ()):
        statement = active.statement
        assert isinstance(statement, st.Permit)
        if statement.name == "casts_per_turn" and statement.amount is not None:
            if evaluate.is_player(game, statement.who, player, active.context):
                casts = sum(1 for record in game.state.log if record.kind == ev.CASTS and record.player == player)
                if casts >= evaluate.amount(game, statement.amount, active.context):
                    return True
    return False


def list_ability(game: Game, player: int, obj: Obj, program: Program, actions: list[Action], means: Means) -> bool:
    """One ability of one card out of play. What counting rules out is not looked at any further: false."""
    payable = means.has_means(obj, program)
    if payable is False:
        return False
    if check_ability(game, player, obj, program, payable is True) is None:
        actions.append(Action("ability", obj, program))
    return True


def check_ability(game: Game, player: int, obj: Obj, program: Program, settled: bool = False) -> Reason | None:
    """May the player use this action or special ability now?"""
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
        if limits.per_turn is not None and uses(game, obj, ability.text) >= limits.per_turn:
            return reasons.USED
        if limits.per_game is not None and game.state.uses_game.count((player, ability.text)) >= limits.per_game:
            return reasons.USED
    ctx = Context(obj.controller, obj) if obj.controller == player else Context(player, obj)
    if limits.condition is not None and not evaluate.holds(game, limits.condition, ctx):
        return reasons.USED
    if ability.gate is not None and not evaluate.holds(game, ability.gate, ctx):
        return reasons.USED
    if obj.now.marks is not None and obj.now.marked("cannot_use_special" if ability.special else "cannot_use_action"):
        return reasons.FORBIDDEN
    if st.ForbidPlay in game.says and (
        forbidden(game, player, obj, "special" if ability.special else "action")
        or forbidden(game, player, obj, "ability")
    ):
        return reasons.FORBIDDEN
    if program.declared and not can_aim(game, program, ctx, "ability"):
        return reasons.NO_ABILITY_TARGET
    if settled and not (program.moves and (obj.now.marks is not None or st.Forbid in game.says)):
        return None
    play = Play("ability", player, obj, program)
    start_ability(game, play)
    if st.ExtraCost in game.says:
        add_required(game, play)
    return None if feasible(game, play) else reasons.CANNOT_PAY


def list_keyword(game: Game, player: int, obj: Obj, kind: str, actions: list[Action]) -> None:
    for program in obj.now.programs:
        ability = program.ability
        if isinstance(ability, ab.Keyword) and ability.name == kind:
            if check_keyword(game, player, obj, program) is None:
                actions.append(Action(kind, obj, program))


def check_keyword(game: Game, player: int, obj: Obj, program: Program) -> Reason | None:
    """15.2.7.3, 15.2.9.3: in your own Main Phase, with priority, while the stack is empty."""
    ability = program.ability
    assert isinstance(ability, ab.Keyword)
    state = game.state
    kind = ability.name
    if not (state.active == player and game.rules.turn.steps[state.step].phase == "main" and not state.stack):
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
    for active in game.says.get(st.Permit, ()):
        statement = active.statement
        assert isinstance(statement, st.Permit)
        if not statement.name.startswith("cast") or not evaluate.is_player(game, statement.who, player, active.context):
            continue
        for obj in permitted_cards(game, player, statement, active.affected, active.context):
            play = Play(cast_kind(obj), player, obj, obj.face.spell)
            allow(play, statement.name, active.ongoing)
            if check_cast_from(game, player, obj, play) is None:
                actions.append(Action(cast_kind(obj), obj, obj.face.spell, (), active.ongoing or -1))


def permitted_cards(game: Game, player: int, statement: st.Permit, ids: tuple[int, ...], ctx: Context) -> list[Obj]:
    if ids:
        return [obj for obj in (game.here(id) for id in ids) if obj is not None]
    return evaluate.select(game, statement.what, ctx)


def explain(game: Game, player: int, obj: Obj) -> list[Reason]:
    """Why can't I do anything with this card now? Empty if something can be done."""
    state = game.state
    if state.over:
        return [reasons.NOT_YOUR_PRIORITY]
    found: list[Reason] = []
    if state.priority != player:
        found.append(reasons.NOT_YOUR_PRIORITY)
    tries: list[Reason | None] = []
    if obj.zone in ("hand", "limit"):
        tries.append(check_cast_from(game, player, obj))
    for program in obj.now.programs:
        ability = program.ability
        if program.is_activated and obj.zone in program.zones:
            tries.append(check_ability(game, player, obj, program))
        elif isinstance(ability, ab.Keyword) and ability.cost is not None:
            if obj.zone == ("hand" if ability.name == "warp" else "field"):  # 15.2.7.1.1, 15.2.9.3
                tries.append(check_keyword(game, player, obj, program))
    if not found and any(reason is None for reason in tries):
        return []
    found += [reason for reason in tries if reason is not None and reason not in found]
    return found or [reasons.NOT_A_CARD_TO_CAST]
