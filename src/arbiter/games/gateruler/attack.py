"""Section 8: the attack phase. Attack sub phases are repeated as rows of the turn, each of them one attack.

Which card is attacked is a matter of the column: it is whatever stands frontmost there (8-4e-1), so it is looked up
anew whenever something in the column may have changed; an attack directly on a ruler stays with the ruler (15-34b).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.gateruler import damage, gearing, reasons, threats
from arbiter.games.gateruler.combat import attacked, attacker_of
from arbiter.games.gateruler.placing import front_places, frontmost
from arbiter.games.gateruler.zones import AS_ATTACKS, CENTER, DAMAGE_STEP, FRONT, RULER, column_of, is_geared
from arbiter.kernel import events as ev
from arbiter.kernel import setters, table_setters
from arbiter.kernel.decisions import ChooseObjects, ChooseOption
from arbiter.kernel.effects.lasting import expire
from arbiter.kernel.events import Event
from arbiter.kernel.marks import bears
from arbiter.kernel.perform import announce, is_awaited, turn_all
from arbiter.kernel.playing.paying import choose_payment, feasible
from arbiter.kernel.playing.play import Play
from arbiter.kernel.playing.spending import pay
from arbiter.kernel.processes import run_processes, settle
from arbiter.kernel.rows import Step
from arbiter.kernel.state import READY, Combat
from arbiter.kernel.telling import tell
from arbiter.kernel.turn import begin

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.rows import Reason
    from arbiter.kernel.state import Obj
    from arbiter.script.base import CostPart

MUST_ATTACK_THESE: Final = "must_attack_these"  # the mark of what must attack certain cards
PHASE: Final = "attack_phase"  # as texts name it that skip or add one
ATTACKS: Final = "attacks"  # how many attacks the player has made this turn


# ---------------------------------------------------------------- 8-3  the attack start step


def attack_starts(game: Game) -> None:
    """8-3a: the start of an attack, and with the first one that of the attack phase."""
    if not made(game):
        begin(game, PHASE)
    begin(game, "attack")


def begin_turn(game: Game) -> None:
    """8-3a, 8-2a-2: nobody has attacked this turn."""
    for player in range(game.state.players):
        table_setters.keep_none(game, player, ATTACKS)


def made(game: Game) -> int:
    return game.state.resources[game.state.active].get(ATTACKS, 0)


def declaration_starts(game: Game) -> None:
    begin(game, "declare")  # 8-4a


# ---------------------------------------------------------------- 8-4  the attack declaration step


def can_attack(game: Game, obj: Obj) -> bool:
    return check_attack(game, obj) is None


def check_attack(game: Game, obj: Obj) -> Reason | None:
    """8-4c: ready, a ruler or a unit in an attack zone, not prohibited (16-19b) and able to pay for it (8-4d-1)."""
    if obj.zone not in (FRONT, RULER):
        return reasons.NO_FIGHTER
    if obj.zone == FRONT and obj.place <= 0 and not attacks_there(obj):
        return reasons.IN_DEFENSE
    if obj.turned != READY:
        return reasons.EXHAUSTED
    if obj.zone == RULER and gearing.geared(game, obj.controller) is not None:
        return reasons.BENEATH_UNIT  # the pair attacks, as the unit
    if "dormant" in obj.now.keywords:
        return reasons.DORMANT
    if bears(game, obj, "cannot_attack"):
        return reasons.CANNOT_ATTACK
    play = payment_for(obj)
    return None if play is None or feasible(game, play) else reasons.ATTACK_COST


def attacks_there(obj: Obj) -> bool:
    """14-18b-1, 1-5a: what can attack out of a defense zone."""
    return is_geared(obj) or obj.now.marked("ready_in_defense") or obj.now.marked("attacks_from_defense")


def payment_for(obj: Obj) -> Play | None:
    """8-4d: further actions without which it cannot attack."""
    marks = obj.now.marks
    if marks is None or "attack_cost" not in marks:
        return None
    parts: list[CostPart] = []
    for mark in marks["attack_cost"]:
        if mark.mark.cost is not None:
            parts += mark.mark.cost.parts
    play = Play("pay", obj.controller, obj, None)
    play.ability_kind = "pay"
    play.parts = parts
    play.spared = frozenset({obj.id})  # it is exhausted for the attack itself
    return play


def targets(game: Game, attacker: Obj) -> tuple[list[Obj], list[int]]:
    """8-4c-1: the frontmost card of each column, and the columns that are empty of units."""
    rival = 1 - attacker.controller
    found: list[Obj] = []
    empty: list[int] = []
    columns = dict.fromkeys([*map(column_of, front_places(game, rival)), CENTER])
    for column in columns:
        front = frontmost(game, rival, column)
        found += front
        if not front:
            empty.append(column)
    if attacker.now.marked("attacks_directly") and gearing.geared(game, rival) is None:
        found += [obj for obj in game.state.zones[RULER][rival] if obj not in found]  # 15-34a
    found = [obj for obj in found if may_be_attacked(game, attacker, obj)]
    wanted = [obj for obj in found if bears(game, attacker, MUST_ATTACK_THESE, obj)]
    return (wanted, []) if wanted else (found, empty)  # 1-5a


def may_be_attacked(game: Game, attacker: Obj, obj: Obj) -> bool:
    """15-26b: what cannot be attacked, or not by this card."""
    return not bears(game, attacker, "cannot_attack_these", obj) and not bears(
        game, obj, "cannot_be_attacked", attacker
    )


def may_attack_more(game: Game) -> bool:
    """8-2a-2: the first player's first turn has one attack."""
    state = game.state
    return not (state.active == state.starting and state.turns_taken[state.active] == 1 and made(game))


def declare(game: Game) -> None:
    """8-4c: the active player chooses what attacks and what is attacked, or ends the attack."""
    state = game.state
    player = state.active
    able = [obj for obj in game.field if obj.controller == player and not obj.turned and can_attack(game, obj)]
    if any(obj.now.marks is not None for obj in game.field):
        # Without such texts there is always the ruler to attack, or a unit before it.
        able = [obj for obj in able if any(targets(game, obj))]
    if not able:
        return
    picked = game.ask_many(ChooseObjects(player, able, int(any(is_driven(game, obj) for obj in able)), 1, "attack"))
    if not picked:
        return
    attacker = able[picked[0]]
    found, empty = targets(game, attacker)
    target, column = choose_target(game, attacker, found, empty)
    play = payment_for(attacker)
    if play is not None:
        choose_payment(game, play)
    game.changing()
    # 8-4d  the card is exhausted, and whatever else the attack asks for is done
    turn_all(game, ev.RESTS, [attacker], player, "attack")
    if play is not None:
        pay(game, play)
    begin_attack(game, attacker, target, column)


def is_driven(game: Game, obj: Obj) -> bool:
    """1-5a: by a text it must attack: once a turn (16-9b), and not where that costs something (8-4d).

    What must attack certain cards must attack if it can attack one of them.
    """
    if obj.attacks or obj.now.marked("attack_cost"):
        return False
    if obj.now.marked("must_attack"):
        return True
    return obj.now.marked(MUST_ATTACK_THESE) and any(
        bears(game, obj, MUST_ATTACK_THESE, target) for target in targets(game, obj)[0]
    )


def choose_target(game: Game, attacker: Obj, found: list[Obj], empty: list[int]) -> tuple[Obj | None, int]:
    """One of the cards, or (none of them) a column without units."""
    player = attacker.controller
    picked = game.ask_many(ChooseObjects(player, found, 0 if empty else 1, 1, "attacked object", attacker.id))
    if picked:
        target = found[picked[0]]
        return target, CENTER if target.zone == RULER else column_of(target.place)
    words = tuple(f"column {column}" for column in empty)
    return None, empty[game.ask_one(ChooseOption(player, words, "empty column", attacker.id))]


def begin_attack(game: Game, attacker: Obj, target: Obj | None, column: int) -> None:
    """8-4e to 8-4h: the card attacks, whoever waited for that triggers, "as attacks" abilities go into the gate."""
    player = game.state.active
    combat = Combat()
    if game.here(attacker.id) is None:
        # 8-4d, 8-6a  what the attack asked for took the attacker away: the sub phase goes on without an attacking card
        combat.attackers, combat.defender, combat.column = (attacker.id,), 1 - player, column
        setters.set_combat(game, combat)
        table_setters.keep(game, player, ATTACKS, made(game) + 1)
        return
    # 14-18b-3d  the ruler of a geared up pair attacks with it, and on its own when the unit is gone
    combat.attackers = (attacker.id, attacker.host) if is_geared(attacker) else (attacker.id,)
    combat.defender = 1 - player
    combat.column = column
    combat.target = 0 if target is None else target.id
    # 15-34b  who can attack directly and attacks the ruler goes on attacking it, whatever comes to stand before it
    combat.blocked = target is not None and target.zone == RULER and attacker.now.marked("attacks_directly")
    setters.begin_attack(game, [attacker], combat)
    table_setters.keep(game, player, ATTACKS, made(game) + 1)
    aims = () if target is None else (target,)
    tell(game, "attacks", player, attacker, targets=aims, word="" if aims else f"column {column}")
    for one in cards_of(game, attacker):
        announce(game, Event(ev.ATTACKS, one, player, 1, target, player, "battle"))  # 8-4f
    if target is not None and is_awaited(game, ev.NAMED_ACTIONS):
        for one in cards_of(game, attacker):
            announce(game, Event(ev.NAMED_ACTIONS, one, player, 1, target, player, "battle", "attacks_one"))
        for one in cards_of(game, target):
            announce(game, Event(ev.NAMED_ACTIONS, one, 1 - player, 1, attacker, player, "battle", "attacked"))
    if target is not None:
        threats.by_attack(game, attacker, target)
    settle(game)  # 8-4g
    # 8-4h, 8-4h-1  "as it attacks": these go into the gate without being played, the next thing that happens there
    if is_awaited(game, ev.NAMED_ACTIONS):
        for one in cards_of(game, attacker):
            announce(game, Event(ev.NAMED_ACTIONS, one, player, 1, attacked(game), player, "battle", AS_ATTACKS))


def cards_of(game: Game, obj: Obj) -> list[Obj]:
    """14-18b-3, 14-18b-8: a geared up pair is both: what is said of the ruler beneath holds of it, too."""
    pair = (obj.id, obj.host) if is_geared(obj) else (obj.id,)
    return [one for id in pair if (one := game.here(id)) is not None]


def after_choice(game: Game) -> str:
    return "attack_end" if game.state.combat is None else "attacking"


# ---------------------------------------------------------------- 8-5  the Intercept step


def after_attacking(game: Game) -> str:
    """8-5a, 8-5a-1: only a card with Intercept makes an Intercept step, and only against a unit that is still there."""
    attacker = attacker_of(game)
    target = attacked(game)
    if attacker is None or target is None:
        return "combat_end"  # 8-6a
    if "intercept" in target.now.keywords and attacker.zone == FRONT:
        return "intercept"
    return "damage_start"


def intercept_starts(game: Game) -> None:
    begin(game, "intercept")  # 8-5b


# ---------------------------------------------------------------- 8-6  the damage step


def is_on(game: Game) -> bool:
    """8-6a: is there a card that attacks, and one that is attacked?"""
    return attacker_of(game) is not None and attacked(game) is not None


def after_intercept(game: Game) -> str:
    return "damage_start" if is_on(game) else "combat_end"


def damage_starts(game: Game) -> None:
    begin(game, "damage")  # 8-6b


def deal_damage(game: Game) -> None:
    """8-6d, 8-6d-1, 8-6d-2: STK to a ruler, ATK to a unit."""
    attacker = attacker_of(game)
    target = attacked(game)
    if attacker is not None and target is not None:
        note_battle(game, target)
        damage.strike(game, attacker, target)


def note_battle(game: Game, target: Obj) -> None:
    """16-5a-1: the card that the attacker has battled with."""
    assert game.state.combat is not None
    combat = game.state.combat.copy()
    combat.fought = target.id
    setters.set_combat(game, combat)


def damage_ends(game: Game) -> None:
    begin(game, "damage_end")  # 8-6f


# ---------------------------------------------------------------- 8-7  the end of the attack


def combat_ends(game: Game) -> None:
    begin(game, "combat_end")  # 8-7a


def finish_combat(game: Game) -> None:
    """8-7c-1: effects for this combat end."""
    game.changing()
    if game.state.effects:
        expire(game, "combat")


def after_finish(game: Game) -> str:
    """8-7c-2: what still triggers is played first, and then it is looked again; otherwise the sub phase is over."""
    state = game.state
    if run_processes(game) or state.pending or state.stack:
        return "combat_last"
    setters.set_combat(game, None)
    # 8-2a, 8-2a-2; the phase ends as 8-4c-2 says, also where no further sub phase may begin
    return "attack_start" if may_attack_more(game) else "attack_end"


def attack_phase_ends(game: Game) -> None:
    begin(game, "attack_end")  # 8-4c-2a


def after_phase(game: Game) -> str:
    """6-4a, 1-5a: the end phase, or an attack phase that a text has added to the turn."""
    waiting = list(game.state.extra_steps)
    if PHASE not in waiting:
        return "end"
    waiting.remove(PHASE)
    table_setters.queue_steps(game, tuple(waiting))
    return next_phase(game)


def next_phase(game: Game) -> str:
    """6-4a: the attack phase begins, unless a text has its player skip it (1-5a)."""
    skips = game.state.skips
    skipped = next((each for each in skips if each[:2] == (game.state.active, PHASE)), None)
    if skipped is None:
        return "attack_start"
    if skipped[2] < 0:  # the next one only; otherwise every one until then
        at = skips.index(skipped)
        table_setters.set_skips(game, skips[:at] + skips[at + 1 :])
    return after_phase(game)


STEPS: tuple[Step, ...] = (
    Step("attack_start", "attack", attack_starts, "declare", words=("begin",)),  # 8-3
    Step("declare", "attack", declaration_starts, "choice"),  # 8-4a, 8-4b
    Step("choice", "attack", declare, after_choice, grants=False),  # 8-4c to 8-4h
    Step("attacking", "attack", None, after_attacking, combat=True),  # 8-4i
    Step("intercept", "attack", intercept_starts, after_intercept, combat=True),  # 8-5b, 8-5c
    Step("damage_start", "attack", damage_starts, DAMAGE_STEP, words=("damage",), combat=True),  # 8-6b, 8-6c
    Step(DAMAGE_STEP, "attack", deal_damage, "damage_end", combat=True),  # 8-6d, 8-6e
    Step("damage_end", "attack", damage_ends, "combat_end", combat=True),  # 8-6f, 8-6g
    Step("combat_end", "attack", combat_ends, "combat_over", combat=True),  # 8-7a, 8-7b
    Step("combat_over", "attack", finish_combat, after_finish, grants=False, combat=True),  # 8-7c
    Step("combat_last", "attack", None, "combat_over", combat=True),  # 8-7c-2
    Step("attack_end", "attack", attack_phase_ends, after_phase),  # 8-4c-2
)
