"""The same for what belongs to no object: players, effects, the stack, what is remembered, the order of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.kernel.aspects import DELAYED, EFFECTS, EVERYBODYS, OUTCOME, STACK, STEP, STORES, TEXTS, TURN, USES, own
from arbiter.kernel.index.versions import changed

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.ongoing import Delayed, Ongoing, Pending
    from arbiter.kernel.stack import StackItem
    from arbiter.kernel.state import Produced

Use = tuple[int, str]  # who has used something, and what (the word that its uses are counted under)
WaitingCast = tuple[int, int, int, int, str]  # player, card, terms, how much less, where it goes afterwards


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


def forget_failed_draws(game: Game) -> None:
    """It no longer matters who could not draw. Nothing is found from this but by the process that does it."""
    if game.state.drew_from_empty:
        game.changing()
        game.state.drew_from_empty = ()


# ---------------------------------------------------------------- what players keep


def set_stores(game: Game, player: int, stores: dict[str, int]) -> None:
    """What the player keeps is just this from now on."""
    game.changing()
    game.state.resources[player] = stores
    changed(game, STORES | own(player))


def keep(game: Game, player: int, kind: str, count: int) -> None:
    """The player has so much of this from now on, and nobody has gained or lost it."""
    set_stores(game, player, {**game.state.resources[player], kind: count})


def set_pool(game: Game, player: int, pool: tuple[Produced, ...]) -> None:
    """Of the resources that the player has produced, just these are left from now on."""
    game.changing()
    game.state.pools[player] = pool
    changed(game, STORES | own(player))


# ---------------------------------------------------------------- effects, abilities, the stack


def set_effects(game: Game, effects: tuple[Ongoing, ...]) -> None:
    """Just these effects last from now on."""
    game.changing()
    game.state.effects = effects
    changed(game, EFFECTS | TEXTS | EVERYBODYS)


def set_delayed(game: Game, delayed: tuple[Delayed, ...]) -> None:
    game.changing()
    game.state.delayed = delayed
    changed(game, DELAYED)


def set_pending(game: Game, pending: tuple[Pending, ...]) -> None:
    """Just these triggered abilities wait to be put on the stack."""
    game.changing()
    game.state.pending = pending


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


def wait_to_cast(game: Game, *casts: WaitingCast) -> None:
    """Cards that players may cast as soon as what is resolving has resolved."""
    game.changing()
    game.state.casts_waiting = (*game.state.casts_waiting, *casts)


def set_waiting_casts(game: Game, casts: tuple[WaitingCast, ...]) -> None:
    game.changing()
    game.state.casts_waiting = casts


# ---------------------------------------------------------------- what is remembered


def remember_this_turn(game: Game, *uses: Use) -> None:
    """Something has been done or used that a rule counts this turn."""
    game.changing()
    game.state.uses_turn = (*game.state.uses_turn, *uses)
    changed(game, USES | EVERYBODYS)


def set_uses_this_turn(game: Game, uses: tuple[Use, ...]) -> None:
    game.changing()
    game.state.uses_turn = uses
    changed(game, USES | EVERYBODYS)


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
