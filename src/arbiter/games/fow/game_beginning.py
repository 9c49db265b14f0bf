"""How the game begins once it is set up: what is done as it starts (405.6), and which abilities trigger at its
beginning, in which order (502.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.fow.chasing import is_unanswered
from arbiter.games.fow.zones import FIELD, HAND, OUTSIDE
from arbiter.kernel import events as ev
from arbiter.kernel import table_setters
from arbiter.kernel.as_it_enters import carry_out, enters_unheard, own_instructions
from arbiter.kernel.revisions import UNCHASED_LAST
from arbiter.kernel.traits import declares
from arbiter.script import abilities as ab
from arbiter.script.amounts import Number

if TYPE_CHECKING:
    from arbiter.kernel.events import Event
    from arbiter.kernel.game import Game
    from arbiter.kernel.ongoing import Pending
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj

BEGINNING: Final = "triggers at the beginning of the game: "


def game_starts(game: Game) -> None:
    """405.6a, 405.6b: the first player's effects in any order, then those of the next; no chase area."""
    ex_areas(game)
    for player in game.in_turn_order():
        instructions = [
            instruction
            for obj in game.field
            if obj.controller == player and declares(obj)
            for instruction in own_instructions(game, obj, "game starts")
        ]
        carry_out(game, player, instructions)


def ex_areas(game: Game) -> None:
    """318.2b, 318.3b: the EX areas that rulers give, with all their spaces together (1043.1)."""
    for obj in game.field:
        for program in obj.face.traits.programs:
            ability = program.ability
            if isinstance(ability, ab.Keyword) and ability.name == "ex_area" and isinstance(ability.value, Number):
                kind = f"{ability.word}_spaces"
                spaces = game.state.resources[obj.controller].get(kind, 0)
                table_setters.keep(game, obj.controller, kind, spaces + ability.value.value)


def trigger_rank(game: Game, pending: Pending) -> int:
    """502.1b: at the beginning of the game those from outside the game come first, then the hand, then the others;

    those that cannot be chased come after all of them.
    """
    record = pending.frame.record
    if record is None or record.kind != ev.STEPS or record.word != "game":
        return 0
    place = {OUTSIDE: 0, HAND: 1}.get(pending.zone, 2)
    last = game.revision >= UNCHASED_LAST and is_unanswered(pending.program.effects, None)
    return place + (3 if last else 0)


def may_hear(game: Game, obj: Obj, program: Program, event: Event) -> bool:
    """502.1a: of the cards that share a name only one triggers at the beginning of the game, for each player."""
    if obj.now.marks is not None and "does_not_trigger" in obj.now.marks:
        return False  # 906.7
    if program.only_self and event.to == FIELD and event.kind & (ev.ENTERS | ev.CREATES) and enters_unheard(game, obj):
        return False
    if event.kind != ev.STEPS or event.word != "game":
        return True
    names = [(obj.controller, BEGINNING + name) for name in sorted(obj.face.traits.names)]
    if any(name in game.state.uses_game for name in names):
        return False
    table_setters.remember_this_game(game, *names)
    return True
