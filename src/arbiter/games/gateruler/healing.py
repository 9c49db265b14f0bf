"""Sections 13-4b, 13-7b and 15-21: healing rulers and units.

Damage that was dealt under certain conditions is healed by the piece (13-7b-1), and some of it does not destroy; which
pieces there were is remembered only in matches where a card can ask for that.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.gateruler.own_words import MANY_MATCHES, is_denied
from arbiter.games.gateruler.zones import DAMAGE, GRAVEYARD
from arbiter.kernel import events as ev
from arbiter.kernel import setters, table_setters
from arbiter.kernel.decisions import ChooseObjects, ChooseOption
from arbiter.kernel.effects.moving import moving_by_effect
from arbiter.kernel.events import Event
from arbiter.kernel.kept_by_identity import keep
from arbiter.kernel.perform import announce, is_awaited, perform
from arbiter.script.base import How
from arbiter.script.effects import Perform
from arbiter.script.statements import Mark
from arbiter.script.walk import walk

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Face

HEAL_DEALT: Final = "heal_dealt"  # the act that asks for single pieces of damage
UNBROKEN: Final = "not_destroyed_in_combat"  # the mark of what combat damage does not destroy
PIECE: Final = "damage dealt: "
# Whether a match has a card that asks for them, by its faces; they are kept so that their id stays their own.
ASKING: dict[Face, bool] = {}
KNOWN: dict[int, tuple[tuple[Face, ...], bool]] = {}


def may_heal(game: Game, player: int) -> bool:
    """2-6b: a text may say that a player cannot heal."""
    return not is_denied(game, player, "no_healing")


def heal_player(game: Game, effect: Perform, ctx: Context) -> None:
    """15-21b: the player chooses so many cards of their damage zone; 13-4b-1: current ruler damage stays."""
    assert effect.amount is not None
    amount = evaluate.amount(game, effect.amount, ctx)
    for player in evaluate.players(game, effect.who, ctx):
        pile = game.pile(DAMAGE, player)[:]
        count = min(amount, len(pile))
        if count <= 0 or not may_heal(game, player):
            continue
        picked = game.ask_many(ChooseObjects(player, pile, count, count, "heal"))
        perform(
            game,
            [moving_by_effect(game, pile[i], GRAVEYARD, How.PUT, ctx) for i in picked],
        )
        if is_awaited(game, ev.NAMED_ACTIONS):
            announce(game, Event(ev.NAMED_ACTIONS, ctx.source, player, count, None, ctx.controller, "", "heal"))


# ---------------------------------------------------------------- 13-7b-1  damage by the piece


def is_asked_for(game: Game) -> bool:
    known = KNOWN.get(id(game.facts.faces))
    if known is None:
        faces = game.facts.faces
        known = keep(KNOWN, faces, (faces, any(asks_for_pieces(face) for face in faces)), MANY_MATCHES)
    return known[1]


def asks_for_pieces(face: Face) -> bool:
    """Faces are printed and never change, so what was read of one holds for good."""
    found = ASKING.get(face)
    if found is None:
        found = ASKING[face] = any(
            isinstance(node, Perform | Mark) and node.name in (HEAL_DEALT, UNBROKEN)
            for program in face.traits.programs
            for node in walk(program.ability)
        )
    return found


def note(game: Game, event: Event) -> None:
    """Remember a piece of damage to a unit: of which phase, of which kind, and how much."""
    if event.kind == ev.DAMAGES and event.subject is not None and is_asked_for(game):
        phase = game.rules.turn.steps[game.state.step].phase
        kind = "combat" if event.cause == "battle" else "effect"
        word = f"{PIECE}{phase} {kind} {event.amount}"
        table_setters.remember_this_turn(game, (event.subject.id, word))


def survives(game: Game, obj: Obj) -> bool:
    """1-5d: would combat damage destroy a unit that cannot be destroyed in combat?

    The rules do not say what that means. We take it so: the combat damage that it was dealt last does not destroy it,
    and stays; whatever it is dealt afterwards by an effect destroys it if all of it together is enough (15-12b-1).
    """
    if not obj.now.marked(UNBROKEN):
        return False
    words = [word for id, word in game.state.uses_turn if id == obj.id and word.startswith(PIECE)]
    combat = 0
    for _, kind, amount in (word.removeprefix(PIECE).split() for word in reversed(words)):
        if kind != "combat":
            break
        combat += int(amount)
    return combat > 0 and obj.damage - min(combat, obj.damage) < obj.now.guard


def heal_dealt(game: Game, effect: Perform, ctx: Context) -> None:
    """13-7b-1: one of the pieces of this phase that fit ("combat", "effect"), as the controller chooses."""
    phase = game.rules.turn.steps[game.state.step].phase
    for obj in evaluate.present(game, effect.thing, ctx):
        pieces = [
            word.removeprefix(PIECE).split()
            for id, word in game.state.uses_turn
            if id == obj.id and word.startswith(PIECE)
        ]
        amounts = [int(n) for when, kind, n in pieces if when == phase and effect.word in (None, kind)]
        if not amounts:
            continue
        picked = game.ask_one(ChooseOption(ctx.controller, tuple(map(str, amounts)), "heal", obj.id))
        setters.heal(game, [obj], amounts[picked])


ACTS: dict[str, Callable[[Game, Perform, Context], None]] = {"heal_player": heal_player, HEAL_DEALT: heal_dealt}
