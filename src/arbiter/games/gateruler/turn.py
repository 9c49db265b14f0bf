"""Sections 5-3 and 6: setting up, and the phases of a turn as rows of a table. A row that grants is a gate process."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final
from zlib import crc32

import arbiter.kernel.evaluate as evaluate
from arbiter.games.gateruler import attack, caps, driving, rulers
from arbiter.games.gateruler.zones import DECK, FRONT, RULER, is_geared
from arbiter.kernel import events as ev
from arbiter.kernel import setters, table_setters
from arbiter.kernel.context import Context
from arbiter.kernel.effects import run
from arbiter.kernel.effects.lasting import end_marks, expire
from arbiter.kernel.events import Event
from arbiter.kernel.index.abilities import abilities_in_play
from arbiter.kernel.matching import fits
from arbiter.kernel.perform import turn_all
from arbiter.kernel.processes import run_processes
from arbiter.kernel.rows import Step
from arbiter.kernel.state import RESTED
from arbiter.kernel.statements import thaw
from arbiter.kernel.telling import tell
from arbiter.kernel.triggers import check_status, may_trigger
from arbiter.kernel.turn import begin, count_turn, hand_over
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script.amounts import Number, Plus
from arbiter.script.walk import walk
from arbiter.text.nodes import T, changed, field_names

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.ongoing import Delayed
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj
    from arbiter.script.effects import Effects


# ---------------------------------------------------------------- 5-3  setting up


def shuffle_decks(game: Game) -> None:
    """5-3a: rulers (and, beneath them, geases) lie in their zones, decks are shuffled."""
    for player in range(game.state.players):
        table_setters.shuffle_unseen(game, player, DECK)


def set_up(player: int) -> Callable[[Game], None]:
    """5-3b: the player carries out what their ruler says under "Setup"."""

    def step(game: Game) -> None:
        game.changing()
        run(game, rulers.of(game, player).setup, Context(player, rulers.ruler_card(game, player)))

    return step


def choose_first(game: Game) -> None:
    """5-3c: chance chooses who plays first."""
    game.changing()
    state = game.state
    table_setters.set_starting_player(game, table_setters.first_by_chance(game) if state.first < 0 else state.first)
    tell(game, "begins", state.starting)


# ---------------------------------------------------------------- 6-2  the start phase


def start_turn(game: Game) -> None:
    """6-2a: caps and counts of the new turn."""
    count_turn(game)
    table_setters.resume_with(game, "")
    expire(game, "next_turn_start")
    caps.begin_turn(game)
    attack.begin_turn(game)
    table_setters.queue_steps(game, ())  # phases that were to come in the turn before
    setters.begin_turn_of_all(game, game.field)


def after_start(game: Game) -> str:
    """6-2b: only the very first turn of the game has a start of the game."""
    return "game" if game.state.turn == 1 else "start"


def start_of_game(game: Game) -> None:
    begin(game, "game")  # 6-2b


def ready_cards(game: Game) -> None:
    """6-2c: the active player's cards in ruler and attack zones; 14-18b-9: and what is geared up. 6-2d follows."""
    player = game.state.active
    tired = [obj for obj in game.field if obj.controller == player and obj.turned == RESTED and readies(obj)]
    if tired:
        turn_all(game, ev.READIES, tired, player, "rule")
    end_marks(game, "no_ready_next")
    begin(game, "start")


def readies(obj: Obj) -> bool:
    """Cards in defense zones are not readied, but for those that may stand ready there."""
    if obj.zone != RULER and (obj.zone != FRONT or (obj.place <= 0 and not stands_ready(obj))):
        return False
    return not any(obj.now.marked(mark) for mark in ("no_ready", "no_ready_start", "no_ready_next"))


def stands_ready(obj: Obj) -> bool:
    """3-9c: may it be ready in a defense zone?"""
    return is_geared(obj) or obj.now.marked("ready_in_defense")  # 14-18b-1, 14-18b-9


def ruler_start(game: Game) -> None:
    """6-2f, 6-2f-2: what the ruler says under "Start of Turn" is done at once, not through the gate."""
    game.changing()
    state = game.state
    player = state.active
    effects = rulers.of(game, player).start
    if player == state.starting and state.turns_taken[player] == 1:
        effects = with_one_card_less(effects)
    run(game, effects, Context(player, rulers.ruler_card(game, player)))


def with_one_card_less(effects: Effects) -> Effects:
    """6-2f-1: of the cards that the ruler has its player draw, the first player's first turn has one less.

    Where the player may choose among several draws, it is one less whichever they choose.
    """
    for i, effect in enumerate(effects):
        if any(isinstance(node, fx.Draw) for node in walk(effect)):
            return (*effects[:i], one_card_less(effect), *effects[i + 1 :])
    return effects


def one_card_less(node: T) -> T:
    """The same with every draw in it diminished."""
    if isinstance(node, fx.Draw):
        return changed(node, amount=Plus(node.amount, Number(-1)))
    if isinstance(node, tuple):
        return tuple(one_card_less(part) for part in node)  # type: ignore[return-value]
    parts = {name: getattr(node, name) for name in field_names(node)}
    return changed(node, **{name: one_card_less(part) for name, part in parts.items()}) if parts else node


# ---------------------------------------------------------------- 6-3  the main phase


def main_phase(game: Game) -> None:
    begin(game, "main")  # 6-3a


def after_main(game: Game) -> str:
    """6-3c: what is left in the active player's drive zone goes to its owners' graveyards."""
    driving.clear(game, game.state.active)
    return attack.next_phase(game)


# ---------------------------------------------------------------- 6-5  the end phase


def end_phase(game: Game) -> None:
    """6-5a. What has triggered here before does not again (6-5a-1): `may_hear` keeps count in passes."""
    table_setters.resume_with(game, game.state.resume + ";")
    begin(game, "end")


def may_hear(game: Game, obj: Obj, program: Program, event: Event) -> bool:
    """6-5a-1: an "at the end of the turn" ability triggers once in an end phase, however often the phase begins."""
    if event.kind != ev.STEPS or event.word != "end":
        return True
    *before, now = game.state.resume.split(";")
    mine = name_of(obj, program)
    if any(mine in part.split(",") for part in before):
        return False
    if mine not in now.split(","):
        table_setters.resume_with(game, ";".join([*before, f"{now},{mine}" if now else mine]))
    return True


def name_of(obj: Obj, program: Program) -> str:
    """An ability of an object, as the end phase remembers it."""
    return f"{obj.id}/{crc32(program.text.encode())}"


def clean_up(game: Game) -> None:
    """6-5c-1, 6-5c-2: damage goes, then what lasts until the end of the turn ends."""
    game.changing()
    setters.heal(game, game.field)
    expire(game)


def after_clean_up(game: Game) -> str:
    """6-5d: if rules effects or abilities follow, the end phase begins again; 6-5e: else the other player's turn."""
    game.changing()
    state = game.state
    followed = run_processes(game)
    check_status(game)
    if followed or state.pending or is_end_awaited(game):
        return "end"
    hand_over(game)
    return "turn"


def end_of_turn(game: Game) -> Event:
    return Event(ev.STEPS, None, game.state.active, 0, None, game.state.active, "", "end")


def waits_for_end(game: Game, delayed: Delayed) -> bool:
    """Is it a delayed ability that the end of this turn would trigger, and has not? One that goes on has (6-5a-1)."""
    ability = delayed.program.ability
    if delayed.repeats or game.state.turn < delayed.since:
        return False
    assert isinstance(ability, ab.Triggered)
    ctx = thaw(game, delayed.frame)
    ctx.event = end_of_turn(game)
    if not fits(game, ability.pattern, ctx.event, ctx):
        return False
    return ability.condition is None or evaluate.holds(game, ability.condition, ctx)


def is_end_awaited(game: Game) -> bool:
    """6-5d: is there an "at the end of the turn" ability that has not triggered yet this turn, and would?

    A card that its player would have to reveal for it is not waited for: they have chosen not to (14-10b-1a).
    """
    if any(waits_for_end(game, delayed) for delayed in game.state.delayed):
        return True
    event = end_of_turn(game)
    objs = [obj for obj in abilities_in_play(game).listeners if obj.face_up and obj.now.watch & ev.STEPS]
    return any(
        would_hear(game, obj, program, event)
        for obj in objs
        for program in obj.now.programs
        if obj.zone in program.zones
    )


def would_hear(game: Game, obj: Obj, program: Program, event: Event) -> bool:
    ability = program.ability
    if not isinstance(ability, ab.Triggered):
        return False
    if any(name_of(obj, program) in part.split(",") for part in game.state.resume.split(";")):
        return False
    ctx = Context(obj.controller, obj)
    ctx.event = event
    return fits(game, ability.pattern, event, ctx) and may_trigger(game, ability, obj, ctx)


STEPS: Final = {
    step.name: step
    for step in (
        Step("setup", "setup", shuffle_decks, "setup_0", grants=False, plays=False),
        Step("setup_0", "setup", set_up(0), "setup_1", grants=False, plays=False),
        Step("setup_1", "setup", set_up(1), "first", grants=False, plays=False),
        Step("first", "setup", choose_first, "turn", grants=False, plays=False),
        # 6-2  the start phase
        Step("turn", "start", start_turn, after_start, grants=False, words=("begin",)),
        Step("game", "start", start_of_game, "start"),  # 6-2b
        Step("start", "start", ready_cards, "ruler_start"),  # 6-2c to 6-2e
        Step("ruler_start", "start", ruler_start, "main"),  # 6-2f, 6-2g
        # 6-3  the main phase
        Step("main", "main", main_phase, after_main, words=("begin",)),  # 6-3a, 6-3b
        # 6-4  the attack phase
        *attack.STEPS,
        # 6-5  the end phase
        Step("end", "end", end_phase, "cleanup", words=("begin",)),  # 6-5a, 6-5b
        Step("cleanup", "end", clean_up, after_clean_up, grants=False),
    )
}
