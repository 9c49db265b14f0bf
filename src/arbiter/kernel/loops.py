"""Positions that repeat. With no choice to break them the game is a draw; otherwise players say how often."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.kernel.decisions import ChooseNumber
from arbiter.kernel.hashing import position_hash
from arbiter.kernel.playing.play import PASS, Action

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program

WATCH_FROM: Final = 60  # choices in one turn after which positions are compared
REPEATS: Final = 3  # how often a position comes back before it counts as a loop
IDLE: Final = 200  # segments without a question after which positions are compared
ENDLESS: Final = 2000  # segments without a question after which it is a loop whatever the position
# So deep what happens as part of another thing, as a card enters, brings about the same again: a loop as well.
DEEPEST: Final = 16
# Questions answered in one turn after which nothing comes to an end by itself: what grows from round to round never is
# in the same position again. Thousands more than random players answer in a turn. From here on players can only pass,
# so that nobody gets a draw by repeating what they need not do; what goes on even so is a loop that nobody can break,
# and of such a one the documents say that it is a draw.
MOST_DECISIONS: Final = 4_000
MOST: Final = 20  # the largest number of rounds a player may name


class Idle:
    """Watches a stretch in which nobody is asked anything."""

    __slots__ = ("count", "seen", "rounds")

    def __init__(self) -> None:
        self.rounds = 0  # how often something was tried again, questions or not; for whoever counts that
        self.count = 0
        self.seen: set[str] = set()

    def reset(self) -> None:
        if self.count:
            self.count = 0
            self.seen.clear()

    def check(self, game: Game) -> bool:
        """True when the very same position has come back with no choice in between."""
        self.count += 1
        if self.count < IDLE:
            return False
        if self.count >= ENDLESS:
            return True  # the position grows from round to round: a loop all the same
        here = position_hash(game.state)
        if here in self.seen:
            return True
        self.seen.add(here)
        return False


def is_free(program: Program) -> bool:
    """An ability that costs nothing can be repeated without end."""
    return program.simple and not program.mana and not program.rests and not program.moves


def watched(game: Game, player: int, actions: list[Action]) -> list[Action]:
    """The actions that would not start again a loop that has been stopped here; asks how often it should go on."""
    if game.state.decisions >= MOST_DECISIONS:
        if game.state.decisions >= MOST_DECISIONS + ENDLESS:
            game.end(-1, game.rules.draw_loop.says)
        return [action for action in actions if action is PASS] or actions
    here = position_hash(game.state)
    key = f"{player}:{here}"
    count = game.state.seen_positions.get(key, 0)
    if count >= REPEATS:
        stop_loop(game, player, here)
    barred = {name for who, place, name in game.state.barred if who == player and place == here}
    if not barred:
        return actions
    return [action for action in actions if action is PASS or action.key() not in barred]


def stop_loop(game: Game, player: int, here: str) -> None:
    """Each player who acts in the loop names a number; the smaller counts; who named more may not start it again.

    A round of a loop that ends in the position it began in changes nothing, so the rounds themselves need
    not be played out.
    """
    state = game.state
    involved = [p for p in game.in_turn_order() if any(key.startswith(f"{p}:did:") for key in state.seen_positions)]
    if not involved:
        # Everybody only watches: nobody stops it.
        game.end(-1, game.rules.draw_loop.says)
    named: dict[int, int] = {}
    for p in involved:
        decision = ChooseNumber(p, 0, MOST, "loop")
        named[p] = decision.value(game.ask_one(decision))
    most = max(named.values())
    stopped = [p for p in named if named[p] == most] if len(named) > 1 else list(named)
    game.changing()
    barred: list[tuple[int, str, str]] = []
    for key in state.seen_positions:
        who, _, rest = key.partition(":")
        if rest.startswith("did:"):
            _, place, name = rest.split(":", 2)
            if int(who) in stopped:
                barred.append((int(who), place, name))
    state.stop_loop(barred)


def note(game: Game, player: int, action: Action) -> None:
    """Remember the position and what was done in it."""
    here = position_hash(game.state)
    game.changing()
    game.state.note_position(f"{player}:{here}")
    if action is not PASS:
        game.state.note_position(f"{player}:did:{here}:{action.key()}")
