"""Chapters 8.2 and 9: setting up, and the phases of a turn as rows of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.fftcg import attack
from arbiter.games.fftcg.phases import extra
from arbiter.kernel import evaluate, setters, table_setters
from arbiter.kernel import events as ev
from arbiter.kernel.decisions import ChooseObjects, ChooseOption, ChooseOrder, Confirm
from arbiter.kernel.doing import relocate
from arbiter.kernel.effects.lasting import end_marks, expire
from arbiter.kernel.events import moving
from arbiter.kernel.perform import draw, perform, turn_all
from arbiter.kernel.processes import run_processes
from arbiter.kernel.rows import Step
from arbiter.kernel.state import RESTED
from arbiter.kernel.telling import tell
from arbiter.kernel.triggers import check_status
from arbiter.kernel.turn import begin, count_turn, hand_over
from arbiter.script.base import HOW_DISCARD, POSITION_BOTTOM
from arbiter.script.statements import Permit

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj

HAND_SIZE: Final = 5  # 9.5.1.2
OPENING_HAND: Final = 5  # 8.2.1.3


# ---------------------------------------------------------------- 8.2  setting up


def shuffle_decks(game: Game) -> None:
    """8.2.1.1, 8.2.1.2: main decks are shuffled; a random player chooses whether to take the first turn."""
    state = game.state
    for player in range(state.players):
        table_setters.shuffle_unseen(game, player, "deck")
    chooser = table_setters.first_by_chance(game)
    second = game.ask_one(ChooseOption(chooser, ("first", "second"), "who starts"))
    table_setters.set_starting_player(game, (chooser + second) % state.players)
    tell(game, "begins", state.starting)


def opening_hands(game: Game) -> None:
    """8.2.1.3: each player draws five cards."""
    for player in game.in_turn_order():
        draw(game, player, OPENING_HAND)


def mulligan(game: Game, player: int) -> None:
    """8.2.1.4: once, all five cards may go to the bottom in any order for five new ones."""
    if not game.ask_one(Confirm(player, "mulligan")):
        return
    hand = game.state.zones["hand"][player][:]
    order = game.ask_many(ChooseOrder(player, len(hand), "bottom of the deck", hand))
    game.changing()
    for i in order:
        relocate(game, hand[i], "deck", POSITION_BOTTOM)
    tell(game, "changes", player, amount=len(order))
    draw(game, player, OPENING_HAND)


def mulligan_first(game: Game) -> None:
    mulligan(game, game.state.starting)


def mulligan_second(game: Game) -> None:
    mulligan(game, 1 - game.state.starting)


# ---------------------------------------------------------------- 9  the turn


def start_turn(game: Game) -> None:
    """9.1.1, 9.1.1.1: the turn player activates their dull cards; frozen ones stay as they are (15.2.4.2)."""
    count_turn(game)
    state = game.state
    expire(game, "next_turn_start")
    setters.begin_turn_of_all(game, game.field)
    mine = [obj for obj in game.field if obj.controller == state.active]
    setters.begin_turn_of(game, mine)  # 10.1.2.1.1, 15.2.2.3  what begins its controller's turn need not wait
    dull = [obj for obj in mine if obj.turned == RESTED and activates(obj)]
    for obj in mine:
        if obj.frozen:
            setters.freeze(game, obj, 0)  # 15.2.4.1  over after this Active Phase
    if dull:
        turn_all(game, ev.READIES, dull, state.active, "rule")
    end_marks(game, "no_ready_next")


def activates(obj: Obj) -> bool:
    return not (obj.frozen or obj.now.marked("no_ready") or obj.now.marked("no_ready_next"))


def draw_phase(game: Game) -> None:
    """9.2.1.1: two cards; one in the first player's very first turn (9.2.1.3, 8.2.1.5)."""
    state = game.state
    first = state.active == state.starting and state.turns_taken[state.active] == 1
    draw(game, state.active, 1 if first else 2)


def main_phase_1(game: Game) -> None:
    begin(game, "main1")  # 9.3.1.3, 9.3.1.4  what waits goes on the stack, then the turn player has priority


def main_phase_2(game: Game) -> None:
    begin(game, "main2")  # 9.3.1.1  every later Main Phase is a Main Phase 2


def end_phase(game: Game) -> None:
    begin(game, "end")  # 9.5.1.1


HAND_TEXTS: Final = {"hand_size": 0, "hand_size_more": 1, "hand_size_less": -1}


def allowed_hand(game: Game, player: int) -> int:
    """9.5.1.2  usually five: a text may set another size, the latest one, and others add to it and take from it."""
    size, more = HAND_SIZE, 0
    for active in game.says.get(Permit, ()):
        said, ctx = active.statement, active.context
        assert isinstance(said, Permit)
        sign = HAND_TEXTS.get(said.name)
        if sign is None or said.amount is None or not evaluate.is_player(game, said.who, player, ctx):
            continue
        number = evaluate.amount(game, said.amount, ctx)
        if sign:
            more += sign * number
        else:
            size = number
    return max(0, size + more)


def hand_size(game: Game) -> None:
    """9.5.1.2: discard down to five, or to what texts allow."""
    player = game.state.active
    hand = game.state.zones["hand"][player]
    extra = len(hand) - allowed_hand(game, player)
    if extra > 0:
        options = hand[:]
        picked = game.ask_many(ChooseObjects(player, options, extra, extra, "hand size"))
        perform(game, [moving(options[i], "break", HOW_DISCARD, ("field",), player, "rule") for i in picked])


def clean_up(game: Game) -> None:
    """9.5.1.3: damage goes and "until the end of the turn" stops, together; 9.5.1.4: see whether anything follows."""
    state = game.state
    setters.heal(game, game.field)  # 9.5.1.3.1
    if state.effects or state.delayed or state.skips:
        expire(game)  # 9.5.1.3.2
    followed = run_processes(game)
    check_status(game)  # what holds only now that effects have stopped
    followed = followed or bool(state.pending)
    table_setters.resume_with(game, "again" if followed else "")


def after_clean_up(game: Game) -> str:
    """9.5.1.4: if something followed, clean up again; 9.5.1.5: otherwise the other player's turn begins."""
    if game.state.resume == "again":
        return "cleanup"
    hand_over(game)
    return "active"


def after_main_1(game: Game) -> str:
    return extra(game, "attack_preparation")


def after_main_2(game: Game) -> str:
    return extra(game, "end")


STEPS: Final = {
    step.name: step
    for step in (
        Step("setup", "setup", shuffle_decks, "opening", grants=False, plays=False),
        Step("opening", "setup", opening_hands, "mulligan_first", grants=False, plays=False),
        Step("mulligan_first", "setup", mulligan_first, "mulligan_second", grants=False, plays=False),
        Step("mulligan_second", "setup", mulligan_second, "active", grants=False, plays=False),
        # 9.1.1.2, 9.2.1.2  nobody has priority in the Active and Draw Phases
        Step("active", "active", start_turn, "draw", grants=False, plays=False, words=("begin",)),
        Step("draw", "draw", draw_phase, "main1", grants=False, plays=False, words=("begin",)),
        # 9.3.1.2  a Main Phase ends when all pass on an empty stack
        Step("main1", "main", main_phase_1, after_main_1, words=("main",)),
        # 10.1.1.2, 10.1.2.6, 10.1.3.6, 10.1.4.4  each step ends with priority, the turn player first;
        # 10.1.4.3  what has triggered goes on the stack before that
        # 9.4.1  the steps of the Attack Phase
        Step("attack_preparation", "attack", attack.prepare, "attack_declaration", words=("attack",)),
        Step("attack_declaration", "attack", attack.declare_attack, attack.after_declaration),
        Step("block_declaration", "attack", attack.declare_block, "damage_resolution", combat=True),
        Step("damage_resolution", "attack", attack.resolve_damage, attack.after_damage, combat=True),
        Step("main2", "main", main_phase_2, after_main_2, words=("main",)),
        # 9.5.1.1, 9.5.1.4  priority, but nothing may be cast or used in the End Phase
        Step("end", "end", end_phase, "discard", plays=False),
        Step("discard", "end", hand_size, "cleanup", grants=False, plays=False),
        Step("cleanup", "end", clean_up, after_clean_up, plays=False),
    )
}
