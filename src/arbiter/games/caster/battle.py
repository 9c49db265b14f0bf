"""Chapter 800: the battle phase. One servant after the other attacks the opponent or a servant; nobody blocks.

A reversed servant guards its player (803.3b) and is compared by its DEF (804.4); only the attacked one is destroyed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.games.caster import orbs
from arbiter.games.caster.attacking import attackers_of, payment_for, targets_for
from arbiter.games.caster.zones import GRAVEYARD, ORB, can_fight, is_servant
from arbiter.kernel import events as ev
from arbiter.kernel import setters
from arbiter.kernel.decisions import ChooseObjects
from arbiter.kernel.effects.lasting import expire
from arbiter.kernel.events import Event, moving
from arbiter.kernel.perform import announce, is_awaited, perform
from arbiter.kernel.playing.paying import choose_payment
from arbiter.kernel.playing.spending import pay
from arbiter.kernel.processes import run_processes
from arbiter.kernel.rows import Step
from arbiter.kernel.state import REVERSED, Combat
from arbiter.kernel.telling import tell
from arbiter.kernel.triggers import check_status
from arbiter.kernel.turn import begin
from arbiter.script.base import How

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj


def battle_begins(game: Game) -> None:
    begin(game, "battle")  # 802.1


def attack_begins(game: Game) -> None:
    begin(game, "attack")  # 803.1


# ---------------------------------------------------------------- 803  declaring the attack


def declare_attack(game: Game) -> None:
    """803.3: the turn player chooses a servant and what it attacks, or no more attacks."""
    player = game.state.active
    able = attackers_of(game, player)
    if not able:
        return
    forced = [obj for obj in able if obj.now.marked("must_attack") and payment_for(obj) is None]  # 803.4
    options = forced or able
    picked = game.ask_many(ChooseObjects(player, options, 1 if forced else 0, 1, "attack"))
    if not picked:
        return
    attacker = options[picked[0]]
    target = choose_target(game, attacker)
    play = payment_for(attacker)
    if play is not None:  # 803.4  what must be done for it to attack
        choose_payment(game, play)
        pay(game, play)
    attack(game, attacker, target)


def choose_target(game: Game, attacker: Obj) -> Obj | None:
    """803.3b: the opponent (none), or a servant of theirs."""
    open_player, objects = targets_for(game, attacker)
    low = 0 if open_player else 1
    picked = game.ask_many(ChooseObjects(attacker.controller, objects, low, 1, "attacked object", attacker.id))
    return objects[picked[0]] if picked else None


def attack(game: Game, attacker: Obj, target: Obj | None) -> None:
    """803.4, 803.5: the attacker rests and battles what it attacks from here on."""
    player = attacker.controller
    aims = () if target is None else (target,)
    tell(game, "attacks", player, attacker, targets=aims, whom=-1 if aims else game.after(player))
    perform(game, [Event(ev.RESTS, attacker, player, 0, None, player, "attack")])
    combat = Combat()
    combat.attackers = (attacker.id,)
    combat.defender = game.after(player)
    combat.target = 0 if target is None else target.id
    setters.begin_attack(game, [attacker], combat)
    announce(game, Event(ev.ATTACKS, attacker, player, 1, target, player))
    if not is_awaited(game, ev.NAMED_ACTIONS):
        return
    if target is None:
        announce(game, Event(ev.NAMED_ACTIONS, attacker, player, 1, None, player, "", "attack player"))
    else:
        announce(game, Event(ev.NAMED_ACTIONS, attacker, player, 1, target, player, "", "attack servant"))
        announce(game, Event(ev.NAMED_ACTIONS, target, target.controller, 1, attacker, player, "", "attacked"))
        for one, other in ((attacker, target), (target, attacker)):  # 803.5a
            announce(game, Event(ev.NAMED_ACTIONS, one, one.controller, 1, other, player, "", "battles"))


def after_declaration(game: Game) -> str:
    """803.3: who attacks with nothing is done with the battle phase."""
    return "attack_priority" if game.state.combat is not None else "battle_phase_end"


def attacker_of(game: Game) -> Obj | None:
    """803.4a: the attacking servant, if it still attacks."""
    combat = game.state.combat
    if combat is None or not combat.attackers:
        return None
    obj = game.here(combat.attackers[0])
    if obj is None or not can_fight(obj) or obj.controller != game.state.active:
        return None
    return obj


# ---------------------------------------------------------------- 804  judgment


def judge(game: Game) -> None:
    """804.1 to 804.5: a servant of lower value is destroyed, or an orb of the player is corrupted."""
    combat = game.state.combat
    attacker = attacker_of(game)
    if combat is None or attacker is None or attacker.turned == REVERSED:  # 804.1, 804.2
        return
    if not combat.target:
        settle(game, combat)
        strike_player(game, attacker, combat.defender)
        return
    target = game.here(combat.target)
    if target is None or not is_servant(target):
        return  # 804.1
    settle(game, combat)
    player = attacker.controller
    if strike(game, attacker, target):
        announce(game, Event(ev.NAMED_ACTIONS, attacker, player, 1, target, player, "", "wins"))


def strike(game: Game, attacker: Obj, target: Obj) -> bool:
    """804.3, 804.4: a servant of lower value is destroyed; a reversed one is worth its DEF.

    910.1: whose destruction was replaced has not been destroyed, wherever it went instead.
    """
    worth = target.now.guard if target.turned == REVERSED else target.now.power
    if attacker.now.power <= worth:
        return False
    event = moving(target, GRAVEYARD, How.DESTROY, game.rules.zones.in_play, attacker.controller, "battle")
    event.other = attacker
    return any(done.how is How.DESTROY for done in perform(game, [event]))


def settle(game: Game, combat: Combat) -> None:
    """What the attack leads to is settled with this."""
    combat = combat.copy()
    combat.judged = True
    setters.set_combat(game, combat)


def strike_player(game: Game, attacker: Obj, defender: int) -> None:
    """804.5: without orbs the attacked player has lost; otherwise the attacker's player corrupts one."""
    if not game.state.zones[ORB][defender]:
        game.end(attacker.controller, f"player {defender} was attacked with no orbs left")
    count = orbs.how_many(game, attacker)
    orbs.corrupt_some(game, attacker.controller, defender, count, attacker)


def after_judgment(game: Game) -> str:
    """804.6: priority, unless there was nothing to judge."""
    combat = game.state.combat
    return "judgment_priority" if combat is not None and combat.judged else "battle_end"


# ---------------------------------------------------------------- 805, 806  the end of a battle, and of the phase


def battle_ends(game: Game) -> None:
    begin(game, "battle_end")  # 805.1


def resolve_battle(game: Game) -> None:
    """805.3a: effects of the battle end."""
    expire(game, "combat")


def after_battle(game: Game) -> str:
    """805.3b: as long as something follows, priority and the step again; 805.4, 805.5: then the next attack."""
    followed = run_processes(game)
    check_status(game)
    if followed or game.state.pending:
        return "battle_again"
    setters.set_combat(game, None)
    player = game.state.active
    return "attack_begin" if attackers_of(game, player) else "battle_phase_end"


def phase_ends(game: Game) -> None:
    begin(game, "battle_phase_end")  # 806.1


STEPS: tuple[Step, ...] = (
    Step("battle_begin", "battle", battle_begins, "attack_begin", words=("begin",)),  # 802.2
    Step("attack_begin", "battle", attack_begins, "attack_declaration"),  # 803.2
    Step("attack_declaration", "battle", declare_attack, after_declaration, grants=False),
    Step("attack_priority", "battle", None, "judgment", combat=True),  # 803.6
    Step("judgment", "battle", judge, after_judgment, grants=False, combat=True),
    Step("judgment_priority", "battle", None, "battle_end", combat=True),  # 804.6
    Step("battle_end", "battle", battle_ends, "battle_final", combat=True),  # 805.2
    Step("battle_final", "battle", resolve_battle, after_battle, grants=False, combat=True),
    Step("battle_again", "battle", None, "battle_end", combat=True),  # 805.3b
    Step("battle_phase_end", "battle", phase_ends, "end_begin"),  # 806.2
)
