"""Chapter 800: battle. One attacker against a player, a J/resonator or a warden; one blocker; damage.

A battle is a stretch of steps inside the main phase; initiating one is an action at main timing (704).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.fow.attacking import (
    attackers_of,
    can_be_attacked,
    can_block,
    must_attack,
    must_block,
    payment_for,
    targets_for,
)
from arbiter.games.fow.striking import strike
from arbiter.games.fow.zones import company, is_fighter
from arbiter.kernel import events as ev
from arbiter.kernel import setters
from arbiter.kernel.decisions import ChooseObjects, ChoosePlayer
from arbiter.kernel.effects.lasting import expire
from arbiter.kernel.events import Event
from arbiter.kernel.memory import forget, note, times
from arbiter.kernel.perform import announce, is_awaited, perform, turn_all
from arbiter.kernel.playing.paying import choose_payment
from arbiter.kernel.playing.spending import pay
from arbiter.kernel.processes import run_processes
from arbiter.kernel.rows import Step
from arbiter.kernel.state import READY, Combat
from arbiter.kernel.telling import tell
from arbiter.kernel.triggers import check_status
from arbiter.kernel.turn import begin, go_to

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Play
    from arbiter.kernel.state import Obj

FORFEITED: Final = "forfeits a battle"
ANSWERED: Final = "plays something in a battle"
OPEN_STEPS: Final = frozenset({"attack_declaration", "block_begin", "block_declaration", "first_strike"})


# ---------------------------------------------------------------- 704, 802  beginning


def initiate(game: Game, play: Play) -> None:
    """704.1, 704.2: no chase area; the battle steps begin, and nobody has answered yet (803.3)."""
    forget(game, ANSWERED)
    tell(game, "initiates battle", play.player)
    go_to(game, "battle_begin")


def may_initiate(game: Game, player: int) -> bool:
    """803.3: not again in a turn in which a battle was forfeited that nobody answered."""
    return not times(game, player, FORFEITED)


def battle_begins(game: Game) -> None:
    begin(game, "battle")  # 802.1


def attack_begins(game: Game) -> None:
    begin(game, "attack")  # 803.1


# ---------------------------------------------------------------- 803  declaring the attack


def declare_attack(game: Game) -> None:
    """803.3: the turn player chooses an attacker and what it attacks, or forfeits."""
    player = game.state.active
    able = attackers_of(game, player)
    # 803.3  one of those that are required to attack must be chosen
    forced = [obj for obj in able if must_attack(game, obj)]
    options = forced or able
    picked = game.ask_many(ChooseObjects(player, options, 1 if forced else 0, 1, "attack")) if options else ()
    if not picked:
        forfeit(game, player)
        return
    attacker = options[picked[0]]
    defender, target = choose_target(game, attacker)
    # 803.4  what must be done or paid to attack
    play = payment_for(game, attacker, "attack_cost")
    if play is not None:
        choose_payment(game, play)
        pay(game, play)
    attack(game, attacker, defender, target)


def forfeit(game: Game, player: int) -> None:
    """803.3: to the end of the battle; without an answer by the others there is no second battle this turn."""
    if not any(times(game, other, ANSWERED) for other in game.opponents(player)):
        note(game, player, FORFEITED)
    tell(game, "forfeits", player)


def choose_target(game: Game, attacker: Obj) -> tuple[int, Obj | None]:
    """803.3: an opponent, or an object of theirs that may be attacked."""
    player = attacker.controller
    open_players, objects = targets_for(game, attacker)
    if objects:
        low = 0 if open_players else 1
        picked = game.ask_many(ChooseObjects(player, objects, low, 1, "attacked object", attacker.id))
        if picked:
            return objects[picked[0]].controller, objects[picked[0]]
    return open_players[game.ask_one(ChoosePlayer(player, tuple(open_players), "attacked player", attacker.id))], None


def attack(game: Game, attacker: Obj, defender: int, target: Obj | None) -> None:
    """803.4: the attacker rests and is attacking from here on."""
    player = attacker.controller
    if not attacker.now.marked("does_not_rest_to_attack"):
        turn_all(game, ev.RESTS, [attacker], player, "attack")
    combat = Combat()
    combat.attackers = (attacker.id,)
    protector = choose_protector(game, attacker)
    if protector is not None:
        defender, target = protector.controller, protector
    combat.defender = defender
    combat.target = 0 if target is None else target.id
    setters.begin_attack(game, [attacker], combat)
    aims = () if target is None else (target,)
    tell(game, "attacks", player, attacker, targets=aims, whom=-1 if aims else defender)
    announce(game, Event(ev.ATTACKS, attacker, player, 1, target, player))
    if is_awaited(game, ev.NAMED_ACTIONS):
        what = "attack object" if aims else "attack player"
        announce(game, Event(ev.NAMED_ACTIONS, attacker, player, 1, target, player, "", what))


def choose_protector(game: Game, attacker: Obj) -> Obj | None:
    """1168.2: one of their recovered cards with [Protect] is rested and attacked instead; 1168.3  only one a battle."""
    for player in game.opponents(attacker.controller):
        able = [
            obj
            for obj in company(game)
            if obj.controller == player and "protect" in obj.now.keywords and obj.turned == READY and is_fighter(obj)
        ]
        picked = game.ask_many(ChooseObjects(player, able, 0, 1, "protect", attacker.id)) if able else ()
        if picked:
            obj = able[picked[0]]
            if perform(game, [Event(ev.RESTS, obj, player, 0, None, player, "protect")]):
                return obj
    return None


def still_on(game: Game) -> list[Obj]:
    """803.4a: who still attacks something that may be attacked; checked at each step.

    There is one attacker, and whatever was put into the field attacking besides (1041.2).
    """
    combat = game.state.combat
    if combat is None or not has_target(game, combat):
        return []
    found = [game.here(id) for id in combat.attackers]
    return [obj for obj in found if obj is not None and is_fighter(obj) and obj.controller == game.state.active]


def has_target(game: Game, combat: Combat) -> bool:
    """803.4b: a player, or an object that may be attacked still."""
    if not combat.target:
        return True
    target = game.here(combat.target)
    return target is not None and can_be_attacked(target)


def break_off(game: Game) -> bool:
    """803.4b: without what is attacked the battle goes to its end step at once; what is on the chase stays there.

    806.3 is left as it is written: after the damage the end step comes in any case.
    """
    combat = game.state.combat
    if combat is None or game.state.step not in OPEN_STEPS or has_target(game, combat):
        return False
    go_to(game, "battle_end")
    return True


def after_declaration(game: Game) -> str:
    return "block_begin" if still_on(game) else "battle_end"


# ---------------------------------------------------------------- 804  declaring the block


def block_begins(game: Game) -> None:
    begin(game, "block")  # 804.1


def declare_block(game: Game) -> None:
    """804.3: whoever still attacks may be blocked."""
    choose_block(game, still_on(game))


def choose_block(game: Game, attackers: list[Obj]) -> None:
    """804.3, 804.4: the attacked player may rest one J/resonator to block one attacker."""
    combat = game.state.combat
    if not attackers or combat is None:
        return
    player = combat.defender
    able = [obj for obj in company(game) if obj.controller == player and blocked_by(game, obj, attackers)]
    forced = [obj for obj in able if any(must_block(game, obj, attacker) for attacker in attackers)]
    options = forced or able
    picked = game.ask_many(ChooseObjects(player, options, 1 if forced else 0, 1, "block")) if options else ()
    if not picked:
        go_unblocked(game, attackers)
        return
    blocker = options[picked[0]]
    # 1041.2  the document speaks of one attacker: of several the blocker's player names the one that it blocks
    attacker = game.ask_for_one(player, blocked_by(game, blocker, attackers), "blocked attacker", blocker.id)
    play = payment_for(game, blocker, "block_cost")
    if play is not None:
        choose_payment(game, play)
        pay(game, play)
    if game.state.combat is None or game.here(blocker.id) is None:
        return
    if blocker.turned == READY and not blocker.now.marked("does_not_rest_to_block"):
        turn_all(game, ev.RESTS, [blocker], player, "block")
    combat = game.state.combat.copy()
    combat.blocker = blocker.id
    combat.blocks = attacker.id
    combat.blocked = True
    setters.set_combat(game, combat)
    tell(game, "blocks", player, blocker, targets=(attacker,))
    go_blocked(game, attacker, blocker)
    go_unblocked(game, [other for other in attackers if other is not attacker])


def blocked_by(game: Game, blocker: Obj, attackers: list[Obj]) -> list[Obj]:
    """Those of the attackers that it can block."""
    return [attacker for attacker in attackers if can_block(game, blocker, attacker)]


def go_blocked(game: Game, attacker: Obj, blocker: Obj) -> None:
    event = Event(ev.BLOCKS, blocker, blocker.controller, 1, attacker, blocker.controller)
    event.members = (attacker.id,)
    announce(game, event)
    announce(game, Event(ev.BLOCKED, attacker, attacker.controller, 1, blocker, blocker.controller))


def go_unblocked(game: Game, attackers: list[Obj]) -> None:
    for attacker in attackers:
        announce(game, Event(ev.UNBLOCKED, attacker, attacker.controller, 1, None, attacker.controller))


def after_block(game: Game) -> str:
    """805.1: to the first strike, straight to the damage, or to the end if nothing attacks any more."""
    attackers = still_on(game)
    if not attackers:
        return "battle_end"
    return "first_strike" if any(strikes_first(attacker) for attacker in attackers) else "battle_damage"


def strikes_first(attacker: Obj) -> bool:
    return not attacker.now.keywords.isdisjoint(("first_strike", "multi_strike"))


# ---------------------------------------------------------------- 805, 806  damage


def first_strike(game: Game) -> None:
    """805.2: only attackers deal damage, those with [First Strike] before the others."""
    attackers = [attacker for attacker in still_on(game) if strikes_first(attacker)]
    if attackers:
        assert game.state.combat is not None
        combat = game.state.combat.copy()
        combat.first_strikers = tuple(attacker.id for attacker in attackers)
        setters.set_combat(game, combat)
        perform(game, [event for attacker in attackers for event in strike(game, attacker, back=False)])


def after_first_strike(game: Game) -> str:
    return "battle_damage" if still_on(game) else "battle_end"


def battle_damage(game: Game) -> None:
    """806.2: by whoever still attacks."""
    strike_now(game, still_on(game))


def strike_now(game: Game, attackers: list[Obj]) -> None:
    """806.2: who has not struck yet, or strikes again, and what it battles."""
    combat = game.state.combat
    events: list[Event] = []
    for attacker in attackers:
        assert combat is not None
        forth = attacker.id not in combat.first_strikers or "multi_strike" in attacker.now.keywords  # 1169.2
        events += strike(game, attacker, forth=forth)
    if events:
        perform(game, events)


# ---------------------------------------------------------------- 807  the end of battle


def battle_ends(game: Game) -> None:
    begin(game, "battle_end")  # 807.1


def final_step(game: Game) -> None:
    """807.3: effects of the battle end."""
    expire(game, "combat")


def after_final(game: Game) -> str:
    """807.3b: as long as something follows, priority and the final step again; 807.4: then the battle is over."""
    followed = run_processes(game)
    check_status(game)
    if followed or game.state.pending:
        return "battle_again"
    setters.set_combat(game, None)
    return "main"


MAIN: Final = ("main",)  # a battle is part of the main phase (801.1)
STEPS: tuple[Step, ...] = (
    Step("battle_begin", "battle", battle_begins, "attack_begin", words=MAIN),  # 802.2
    Step("attack_begin", "battle", attack_begins, "attack_declaration", words=MAIN),  # 803.2
    Step("attack_declaration", "battle", declare_attack, after_declaration, words=MAIN),  # 803.5
    Step("block_begin", "battle", block_begins, "block_declaration", words=MAIN, combat=True),  # 804.2
    Step("block_declaration", "battle", declare_block, after_block, words=MAIN, combat=True),  # 804.6
    Step("first_strike", "battle", first_strike, after_first_strike, words=MAIN, combat=True),  # 805.3
    Step("battle_damage", "battle", battle_damage, "battle_end", words=MAIN, combat=True),  # 806.3
    Step("battle_end", "battle", battle_ends, "battle_final", words=MAIN),  # 807.2
    Step("battle_final", "battle", final_step, after_final, grants=False, words=MAIN),
    Step("battle_again", "battle", None, "battle_final", words=MAIN),
)
