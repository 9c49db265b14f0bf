"""Attacks: one Kite at a time is sent, may be blocked, and hits what it meets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.kernel import events as ev
from arbiter.kernel import setters
from arbiter.kernel.decisions import ChooseObjects
from arbiter.kernel.events import Event, moving
from arbiter.kernel.marks import bears
from arbiter.kernel.perform import announce, perform, turn_all
from arbiter.kernel.rows import Step
from arbiter.kernel.state import READY, Combat
from arbiter.kernel.telling import tell
from arbiter.script.base import How

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj


def ready_kites(game: Game, player: int) -> list[Obj]:
    return [o for o in game.field if o.controller == player and o.turned == READY and "kite" in o.now.types]


def can_attack(game: Game, obj: Obj) -> bool:
    """K5: it was in the sky as the turn began. K10: or it is Eager."""
    return (obj.since == 0 or "eager" in obj.now.keywords) and not bears(game, obj, "cannot_attack")


def can_block(game: Game, obj: Obj, attacker: Obj) -> bool:
    """K10: only what is High blocks what is High."""
    high = "high" in obj.now.keywords or "high" not in attacker.now.keywords
    return high and not bears(game, obj, "cannot_block", attacker)


def attack(game: Game) -> None:
    """K5: the turn player sends one ready Kite, which rests by that, or none."""
    player = game.state.active
    able = [obj for obj in ready_kites(game, player) if can_attack(game, obj)]
    picked = game.ask_many(ChooseObjects(player, able, 0, 1, "attack")) if able else ()
    if not picked:
        return
    kite = able[picked[0]]
    tell(game, "attacks", player, kite, whom=1 - player)
    turn_all(game, ev.RESTS, [kite], player, "attack")
    combat = Combat()
    combat.attackers = (kite.id,)
    setters.begin_attack(game, [kite], combat)
    announce(game, Event(ev.ATTACKS, kite, player, 1, None, player))


def after_attack(game: Game) -> str:
    return "dusk" if game.state.combat is None else "block"


def attacker_of(game: Game) -> Obj | None:
    """What attacks, unless it has left the sky."""
    combat = game.state.combat
    return game.here(combat.attackers[0]) if combat is not None and combat.attackers else None


def block(game: Game) -> None:
    """K6: the other player may block with one ready Kite."""
    attacker, combat, player = attacker_of(game), game.state.combat, 1 - game.state.active
    if attacker is None or combat is None:
        return
    able = [obj for obj in ready_kites(game, player) if can_block(game, obj, attacker)]
    picked = game.ask_many(ChooseObjects(player, able, 0, 1, "block")) if able else ()
    if picked:
        combat = combat.copy()
        combat.blocker, combat.blocked = able[picked[0]].id, True
        setters.set_combat(game, combat)
        tell(game, "blocks", player, able[picked[0]], targets=(attacker,))
        announce(game, Event(ev.BLOCKS, able[picked[0]], player, 1, attacker, player))


def damage(game: Game) -> None:
    """K7: what nobody blocked takes line; what was blocked and its blocker hit each other."""
    attacker, combat = attacker_of(game), game.state.combat
    if attacker is None or combat is None:
        return
    blocker = game.here(combat.blocker)
    if not combat.blocked:
        harm = max(0, attacker.now.power)
        perform(game, [Event(ev.HURTS, None, 1 - attacker.controller, harm, attacker, attacker.controller, "battle")])
    elif blocker is not None:
        perform(game, [hit(attacker, blocker), hit(blocker, attacker)])


def hit(one: Obj, other: Obj) -> Event:
    return Event(ev.DAMAGES, other, other.controller, max(0, one.now.power), one, one.controller, "battle")


def after_damage(game: Game) -> str:
    setters.set_combat(game, None)
    return "attack"  # K5  another one may be sent


def cut_kites(game: Game) -> list[Event]:
    """K7: as much damage as lift, or no lift at all: it is cut and lies in the gutter."""
    kites = [obj for obj in game.field if "kite" in obj.now.types]
    return [moving(o, "break", How.DESTROY, ("field",), -1, "rule") for o in kites if o.damage >= o.now.power]


STEPS: Final = (
    Step("attack", "attack", attack, after_attack),
    Step("block", "attack", block, "damage", combat=True),
    Step("damage", "attack", damage, after_damage, combat=True),
)
