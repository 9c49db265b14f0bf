"""The same for what belongs to no object: players, effects, the stack, what is remembered, the order of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from arbiter.kernel.aspects import (
    COMPANY,
    DELAYED,
    EFFECTS,
    EVERYBODYS,
    EVERYTHING,
    HISTORY,
    OUTCOME,
    STACK,
    STEP,
    STORES,
    TEXTS,
    TURN,
    USES,
    own,
)
from arbiter.kernel.increments import apply_last, take_off
from arbiter.kernel.index.versions import changed
from arbiter.kernel.ongoing import Pending
from arbiter.kernel.relocating import leave_combat
from arbiter.kernel.repeating import so_many

if TYPE_CHECKING:
    from arbiter.kernel.events import Record
    from arbiter.kernel.game import Game
    from arbiter.kernel.ongoing import Delayed, Frame, Ongoing
    from arbiter.kernel.program import Program
    from arbiter.kernel.stack import StackItem
    from arbiter.kernel.state import Obj, Produced

T = TypeVar("T")
Use = tuple[int, str]  # who has used something, and what (the word that its uses are counted under)
WaitingCast = tuple[int, int, int, int, str]  # player, card, terms, how much less, where it goes afterwards
FREE: Final = 1  # of these terms: nothing is paid for it
OPTIONAL: Final = 2  # of these terms: it may be declined
Skip = tuple[int, str, int]  # whose step, which, and until the end of which turn (-1: whenever it comes)


def count_as_done(game: Game) -> None:
    """A text has done what it says, though nothing has changed by that."""
    game.under_way.changes += 1


# ---------------------------------------------------------------- losing and winning


def lose(game: Game, players: tuple[int, ...]) -> None:
    game.changing()
    game.state.lost = (*game.state.lost, *players)
    changed(game, OUTCOME)


def win(game: Game, players: tuple[int, ...]) -> None:
    game.changing()
    game.state.won = (*game.state.won, *players)
    changed(game, OUTCOME)


def lost_no_more(game: Game, players: list[int]) -> None:
    """It has been settled that these have lost."""
    game.changing()
    game.state.lost = tuple(player for player in game.state.lost if player not in players)


def overrun(game: Game, player: int) -> None:
    """The player's damage went beyond their deck."""
    game.changing()
    game.state.overrun = (*game.state.overrun, player)
    changed(game, OUTCOME)


def fail_to_draw(game: Game, player: int) -> None:
    """The player should have drawn and could not."""
    game.changing()
    game.state.drew_from_empty = (*game.state.drew_from_empty, player)
    changed(game, OUTCOME)


def leave_game(game: Game, player: int) -> None:
    """The player leaves a game that goes on without them, with everything that is theirs.

    Of effects, those end that give them control, and those that would last until a turn of theirs.
    """
    game.changing()
    state = game.state
    state.out = (*state.out, player)
    state.passes = 0
    state.stack = [item for item in state.stack if item.frame.controller != player]
    state.pending = tuple(waiting for waiting in state.pending if waiting.frame.controller != player)
    state.delayed = tuple(one for one in state.delayed if player not in (one.frame.controller, one.whose))
    state.effects = tuple(effect for effect in state.effects if player not in (effect.control, effect.whose))
    state.casts_waiting = tuple(waiting for waiting in state.casts_waiting if waiting[0] != player)
    for zone, piles in state.zones.items():
        for pile in piles:
            for obj in pile[:]:
                if obj.owner != player:
                    if obj.home == player:
                        obj = obj if zone in state.table else state.replace(obj)
                        obj.home = obj.owner
                    continue
                pile.remove(obj)
                leave_combat(game, obj)
                known = obj if zone in state.table else obj.copy()
                known.gone = True
                state.objects[known.id] = known
    changed(game, EVERYTHING)


def forget_failed_draws(game: Game) -> None:
    """It no longer matters who could not draw. Nothing is found from this but by the process that does it."""
    if game.state.drew_from_empty:
        game.changing()
        game.state.drew_from_empty = ()


def come_together(game: Game, objs: tuple[Obj, ...]) -> None:
    """These are coming into play together (none: what came has come)."""
    game.under_way.company = objs
    changed(game, COMPANY)


# ---------------------------------------------------------------- what players keep


def set_stores(game: Game, player: int, stores: dict[str, int]) -> None:
    """What the player keeps is just this from now on."""
    game.changing()
    game.state.resources[player] = stores
    changed(game, STORES | own(player))


def keep(game: Game, player: int, kind: str, count: int) -> None:
    """The player has so much of this from now on, and nobody has gained or lost it."""
    set_stores(game, player, {**game.state.resources[player], kind: count})


def keep_none(game: Game, player: int, *kinds: str) -> None:
    """The player has none of these from now on, and nobody has lost them."""
    kept = game.state.resources[player]
    left = {kind: count for kind, count in kept.items() if kind not in kinds}
    if len(left) != len(kept):
        set_stores(game, player, left)


def set_pool(game: Game, player: int, units: tuple[Produced, ...]) -> None:
    """Just these resources are produced and not spent yet."""
    game.changing()
    game.state.pools[player] = units
    changed(game, STORES | own(player))


def empty_pools(game: Game) -> None:
    """What has not been spent is nobody's any more."""
    game.changing()
    game.state.pools = [()] * game.state.players
    changed(game, STORES | EVERYBODYS)


# ---------------------------------------------------------------- chance, and what is hidden


def pile_aspects(game: Game, zone: str) -> int:
    """What changes with the order of a pile and with what its cards are known by: also who speaks from there."""
    aspects = game.rules.zones.aspects[zone]
    return aspects | TEXTS if zone in game.facts.speaking_zones else aspects


def shuffle(game: Game, player: int, zone: str, aside: tuple[int, ...] = ()) -> None:
    """The pile is shuffled, but for the cards set aside, and nobody hears of it."""
    game.changing()
    game.state.shuffle(player, zone, aside)
    changed(game, pile_aspects(game, zone) | own(player))


def shuffle_unseen(game: Game, player: int, zone: str) -> None:
    """Before the game, when nobody can have seen any of its cards."""
    game.changing()
    game.state.shuffle(player, zone, unseen=True)
    changed(game, pile_aspects(game, zone) | own(player))


def secret_out(game: Game) -> None:
    """Something hidden has become known, or chance has decided: nobody takes back what was done before."""
    game.changing()
    game.state.secrets += 1


def by_chance(game: Game, stream: str, count: int) -> int:
    """One of so many (0: the first), as chance has it. The stream names what is decided, and for whom."""
    game.changing()
    return game.state.random(stream, count)


def first_by_chance(game: Game) -> int:
    """A player, before the game: to begin, or to say who does."""
    return by_chance(game, "first player", game.state.players)


def some_by_chance(game: Game, stream: str, options: list[T], count: int) -> list[T]:
    """So many of these, or all there are, in the order in which chance picks them."""
    left = options[:]
    picked: list[T] = []
    while left and len(picked) < count:
        picked.append(left.pop(by_chance(game, stream, len(left))))
    return picked


def in_random_order(game: Game, stream: str, options: list[T]) -> list[T]:
    game.changing()
    mixed = options[:]
    game.state.chance = game.state.chance.mix(stream, mixed)
    return mixed


def roll_dice(game: Game, player: int, count: int, sides: int) -> int:
    """What so many dice of a player come to."""
    total = sum(1 + by_chance(game, f"dice {player}", sides) for _ in so_many(count))
    secret_out(game)
    count_as_done(game)
    return total


# ---------------------------------------------------------------- effects, abilities, the stack


def add_effect(game: Game, effect: Ongoing) -> None:
    """One more effect lasts. Where it only adds something, it goes on top of what the others have made of things."""
    game.changing()
    game.state.effects = (*game.state.effects, effect)
    speaks = effect.condition is not None or effect.control >= 0 or bool(effect.statements)
    changed(game, EFFECTS if not speaks and apply_last(game, effect) else EFFECTS | TEXTS)


def end_effects(game: Game, gone: list[Ongoing]) -> None:
    """These end. What only added something is taken off again."""
    game.changing()
    game.state.effects = tuple(effect for effect in game.state.effects if effect not in gone)
    changed(game, EFFECTS if all(take_off(game, effect) for effect in gone) else EFFECTS | TEXTS)


def set_effects(game: Game, effects: tuple[Ongoing, ...]) -> None:
    """Just these effects last from now on."""
    game.changing()
    game.state.effects = effects
    changed(game, EFFECTS | TEXTS | EVERYBODYS)


def renew_effect(game: Game, effect: Ongoing) -> None:
    """The effect applies anew, as the latest of all."""
    game.changing()
    state = game.state
    state.clock += 1
    again = effect.renewed(state.clock, effect.uses)
    set_effects(game, tuple(again if other is effect else other for other in state.effects))


def set_delayed(game: Game, delayed: tuple[Delayed, ...]) -> None:
    game.changing()
    game.state.delayed = delayed
    changed(game, DELAYED)


def set_pending(game: Game, pending: tuple[Pending, ...]) -> None:
    """Just these triggered abilities wait to be put on the stack."""
    game.changing()
    game.state.pending = pending
    changed(game, STACK)


def add_pending(game: Game, program: Program, frame: Frame, zone: str = "", known: Obj | None = None) -> None:
    """A triggered ability waits to be put on the stack; `zone`, `known`: where and what its source was, where that is
    asked."""
    game.changing()
    state = game.state
    state.pending = (*state.pending, Pending(state.next_id(), program, frame, zone, known))
    count_as_done(game)


def push(game: Game, item: StackItem) -> None:
    """It goes on top of the stack."""
    game.changing()
    game.state.stack.append(item)
    changed(game, STACK)


def replace_item(game: Game, place: int, item: StackItem) -> None:
    """What lies at this place of the stack is this from now on."""
    game.changing()
    game.state.stack[place] = item
    changed(game, STACK)


def set_stack(game: Game, stack: list[StackItem]) -> None:
    game.changing()
    game.state.stack = stack
    changed(game, STACK)


def take_off_stack(game: Game, item: StackItem) -> None:
    """It is on the stack no longer."""
    set_stack(game, [other for other in game.state.stack if other.id != item.id])


def wait_to_cast(game: Game, *casts: WaitingCast) -> None:
    """Cards that players may cast as soon as what is resolving has resolved."""
    game.changing()
    game.state.casts_waiting = (*game.state.casts_waiting, *casts)


def set_waiting_casts(game: Game, casts: tuple[WaitingCast, ...]) -> None:
    game.changing()
    game.state.casts_waiting = casts


# ---------------------------------------------------------------- what is remembered


def write_down(game: Game, record: Record) -> None:
    """It has happened this turn, and some text may ask about it."""
    game.changing()
    game.state.log = (*game.state.log, record)
    changed(game, HISTORY)


def close_log(game: Game, recalled: int) -> None:
    """The turn is over: of what happened in it only these kinds of event are asked about in later turns."""
    game.changing()
    state = game.state
    if recalled:
        state.game_log = (*state.game_log, *(record for record in state.log if record.kind & recalled))
    state.log = ()
    changed(game, HISTORY)


def remember_this_turn(game: Game, *uses: Use) -> None:
    """Something has been done or used that a rule counts this turn."""
    game.changing()
    game.state.uses_turn = (*game.state.uses_turn, *uses)
    changed(game, USES | EVERYBODYS)


def remember_of_player(game: Game, player: int, word: str) -> None:
    """The same of something that is counted for the player, under this word."""
    game.changing()
    game.state.uses_turn = (*game.state.uses_turn, (-1 - player, word))
    changed(game, USES | own(player))


def set_uses_this_turn(game: Game, uses: tuple[Use, ...]) -> None:
    game.changing()
    game.state.uses_turn = uses
    changed(game, USES | EVERYBODYS)


def forget_this_turn(game: Game, *uses: Use) -> None:
    """What was remembered for a rule process has served it. Nothing is found from this but by that process."""
    game.changing()
    game.state.uses_turn = tuple(use for use in game.state.uses_turn if use not in uses)


def remember_this_game(game: Game, *uses: Use) -> None:
    """The same for the whole game."""
    game.changing()
    game.state.uses_game = (*game.state.uses_game, *uses)
    changed(game, USES | EVERYBODYS)


def set_uses_this_game(game: Game, uses: tuple[Use, ...]) -> None:
    game.changing()
    game.state.uses_game = uses
    changed(game, USES | EVERYBODYS)


# ---------------------------------------------------------------- the order of the turn


def begin_turn(game: Game) -> None:
    """The turn player's next turn begins: what is counted by turns starts anew."""
    game.changing()
    state = game.state
    state.turn += 1
    state.turns_taken[state.active] += 1
    state.decisions = 0
    state.seen_positions = {}
    state.barred = ()
    state.uses_turn = ()
    changed(game, TURN | USES | EVERYBODYS)


def hand_turn_to(game: Game, player: int) -> None:
    """The turn is over; this player is the turn player."""
    game.changing()
    game.state.active = player
    changed(game, TURN)


def next_in_order(game: Game) -> int:
    """In the regular order it is the next player's turn."""
    game.changing()
    game.state.regular = game.after(game.state.regular)
    return game.state.regular


def give_extra_turn(game: Game, player: int) -> None:
    game.changing()
    game.state.extra_turns = (*game.state.extra_turns, player)


def take_extra_turn(game: Game, last: bool) -> int:
    """Whose extra turn comes now: the one that was given first, or last."""
    game.changing()
    turns = game.state.extra_turns
    game.state.extra_turns = turns[:-1] if last else turns[1:]
    return turns[-1] if last else turns[0]


def set_skips(game: Game, skips: tuple[Skip, ...]) -> None:
    """Just these steps will be passed over."""
    game.changing()
    game.state.skips = skips


def drop_forgotten(game: Game, ids: list[int]) -> None:
    """Objects long gone that nobody can speak of any more. Nothing is found from them."""
    game.changing()
    for id in ids:
        del game.state.objects[id]


def set_starting_player(game: Game, player: int) -> None:
    """This player takes the first turn."""
    game.changing()
    state = game.state
    state.starting = state.active = state.regular = player
    state.first = -1
    changed(game, TURN | EVERYBODYS)


def ask_first(game: Game, player: int) -> None:
    """This player decides something before the first turn."""
    game.changing()
    game.state.priority = game.state.active = player
    changed(game, TURN | EVERYBODYS)


def give_priority(game: Game, player: int) -> None:
    """This player may act next, whoever has passed."""
    game.changing()
    game.state.priority = player


def queue_steps(game: Game, steps: tuple[str, ...]) -> None:
    """These steps come in addition, in this order."""
    game.changing()
    game.state.extra_steps = steps


def resume_with(game: Game, note: str) -> None:
    """Where a step of several questions goes on: words of the ruleset's own."""
    game.changing()
    game.state.resume = note


def go_to_step(game: Game, step: str, mode: int) -> None:
    """The turn goes on there, past everything in between."""
    game.changing()
    game.state.step, game.state.mode = step, mode
    changed(game, STEP)


def begin_game_anew(game: Game, first: int, kept: tuple[int, ...]) -> None:
    """The game is to begin anew: this player first, with these objects as they are."""
    game.changing()
    game.state.first = first
    game.state.kept = kept
    changed(game, STEP)
