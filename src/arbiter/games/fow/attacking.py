"""Chapters 803 and 804: who may attack what, and who may block whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.fow import card_types, reasons
from arbiter.games.fow.zones import FIELD, RULER, company, company_of, is_fighter
from arbiter.kernel import setters
from arbiter.kernel.characteristics import MARK_BIT
from arbiter.kernel.context import Context
from arbiter.kernel.index.versions import bring_up_to_date
from arbiter.kernel.marks import bears, mark_holds
from arbiter.kernel.playing.paying import feasible
from arbiter.kernel.playing.play import Play
from arbiter.kernel.state import READY, RESTED
from arbiter.script.costs import Cost

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.rows import Reason
    from arbiter.kernel.state import Obj


ATTACKING: Final = "attacking"  # the way of arriving of what is put into the field attacking (1041.2)


# ---------------------------------------------------------------- costs of attacking and blocking


def costs_of(obj: Obj, name: str) -> list[Cost]:
    marks = obj.now.marks
    if marks is None or "mobilized" in marks:  # 1129.4
        return []
    return [mark.mark.cost for mark in marks.get(name, ()) if mark.mark.cost is not None]


def payment_for(game: Game, obj: Obj, name: str) -> Play | None:
    """803.4, 804.4: what must be paid for the object to attack or block."""
    costs = costs_of(obj, name)
    if not costs:
        return None
    play = Play("pay", obj.controller, obj, None)
    play.ability_kind = "pay"
    play.parts = [part for cost in costs for part in cost.parts]
    play.spared = frozenset({obj.id})
    return play


def can_pay(game: Game, obj: Obj, name: str) -> bool:
    play = payment_for(game, obj, name)
    return play is None or feasible(game, play)


# ---------------------------------------------------------------- attacking


def attackers_of(game: Game, player: int) -> list[Obj]:
    """Who could attack something now."""
    return [obj for obj in company_of(game, player) if obj.turned == READY and can_attack(game, obj)]


def first_attacker(game: Game, player: int) -> Obj | None:
    """One of them, if there is any."""
    for obj in company_of(game, player):
        if obj.turned == READY and can_attack(game, obj):
            return obj
    return None


def is_forced(game: Game, player: int) -> bool:
    """718.2: must one of them attack that was there as the turn began? [Swiftness] lets it attack, no more."""
    return any(not obj.since and has_open_target(game, obj) for obj in required(game, player))


def has_open_target(game: Game, attacker: Obj) -> bool:
    """718.2: an opponent, a warden or a rested J/resonator; that [Precision] lets it attack others forces nobody."""
    players, objects = targets_for(game, attacker)
    return bool(players) or any(obj.turned != READY or obj.zone == RULER for obj in objects)


def required(game: Game, player: int) -> list[Obj]:
    """Those of the player's that must attack, and can."""
    if not game.index.worked_out.altered & MARK_BIT:
        return []
    return [
        obj
        for obj in company_of(game, player)
        if obj.now.marks is not None and must_attack(game, obj) and can_attack(game, obj)
    ]


def can_attack(game: Game, obj: Obj) -> bool:
    return check_attack(game, obj) is None


def check_attack(game: Game, obj: Obj) -> Reason | None:
    """803.3: a recovered J/resonator with ATK and DEF, controlled since the turn began, with something to attack."""
    if not is_fighter(obj) or not obj.face_up:
        return reasons.NO_FIGHTER
    if obj.turned != READY:
        return reasons.RESTED_ATTACKER
    if obj.since > 0 and obj.now.keywords.isdisjoint(("swiftness", "belligerence")):  # 1108.2, 1163.2
        if not obj.now.marked("attacks_at_once"):  # 104.3  a text that lets it attack, and no more
            return reasons.NEW_ATTACKER
    if obj.now.marks is not None:
        if bears(game, obj, "cannot_attack"):
            return reasons.CANNOT_ATTACK
        if attacks_left(game, obj) <= 0:
            return reasons.HAS_ATTACKED
        if not can_pay(game, obj, "attack_cost"):
            return reasons.ATTACK_COST
    return None if may_attack_players(obj) or targets_for(game, obj)[1] else reasons.NOTHING_TO_ATTACK


def attacks_left(game: Game, obj: Obj) -> int:
    """1183.2, 1102.3: how often it may still attack this turn; the numbers of several [Defiant] are added up."""
    marks = None if obj.now.marks is None else obj.now.marks.get("attacks_up_to")
    if not marks:
        return 1  # it rests when it attacks, and so cannot attack again
    numbers = [
        evaluate.amount(game, mark.mark.amount, Context(mark.controller, game.find(mark.source)))
        for mark in marks
        if mark.mark.amount is not None
    ]
    return sum(numbers) - obj.attacks


def may_attack_players(attacker: Obj) -> bool:
    """1163.2: who came this turn attacks only J/resonators and wardens by [Belligerence]."""
    if attacker.since > 0 and "swiftness" not in attacker.now.keywords and not attacker.now.marked("attacks_at_once"):
        return False
    return attacker.now.marks is None or "cannot_attack_players" not in attacker.now.marks


def targets_for(game: Game, attacker: Obj) -> tuple[list[int], list[Obj]]:
    """803.3: the opponents and the objects that it may attack."""
    player = attacker.controller
    open_players = game.opponents(player) if may_attack_players(attacker) else []
    objects = [
        obj
        for obj in company(game)
        if obj.controller != player
        and can_be_attacked(obj)
        and (obj.turned != READY or obj.zone == RULER or precise(game, attacker, obj))
        and not bears(game, attacker, "cannot_attack", obj)
        and not bears(game, obj, "cannot_be_attacked", attacker)
    ]
    wanted = [obj for obj in objects if is_wanted(game, attacker, obj)]
    return ([], wanted) if wanted else (open_players, objects)


def is_wanted(game: Game, attacker: Obj, obj: Obj) -> bool:
    """Does a text say that it must attack this if it is able to? One that says only that it must attack names none."""
    marks = attacker.now.marks
    return marks is not None and any(
        mark.mark.group is not None and mark_holds(game, attacker, mark, obj) for mark in marks.get("must_attack", ())
    )


def can_be_attacked(obj: Obj) -> bool:
    """803.3, 803.4b: a J/resonator with ATK and DEF in the field, or a warden in the ruler area."""
    return is_fighter(obj) if obj.zone == FIELD else obj.zone == RULER and obj.now.type_bits & card_types.WARDEN != 0


def precise(game: Game, attacker: Obj, obj: Obj) -> bool:
    """1104.2: [Precision] attacks recovered J/resonators, too."""
    return "precision" in attacker.now.keywords or bears(game, attacker, "may_attack_recovered", obj)


def must_attack(game: Game, obj: Obj) -> bool:
    """718.2: required to attack, where no voluntary action is needed for it; what it must attack it must be able to."""
    if not obj.now.marked("must_attack") or costs_of(obj, "attack_cost"):
        return False
    return bears(game, obj, "must_attack") or any(is_wanted(game, obj, each) for each in targets_for(game, obj)[1])


def enter_attacking(game: Game, obj: Obj) -> None:
    """1041.2: rested and attacking what is attacked, or recovered if it does not rest to attack; no attack is declared.

    Without a battle of its player's there is nothing to attack, and it only comes rested.
    """
    bring_up_to_date(game)  # it has only just entered, and its own text may say that it does not rest
    setters.turn(game, obj, READY if obj.now.marked("does_not_rest_to_attack") else RESTED)
    if game.state.combat is not None and obj.controller == game.state.active and is_fighter(obj):
        combat = game.state.combat.copy()
        combat.attackers = (*combat.attackers, obj.id)
        setters.set_combat(game, combat)


# ---------------------------------------------------------------- blocking


def can_block(game: Game, obj: Obj, attacker: Obj) -> bool:
    return why_no_block(game, obj, attacker) is None


def check_block(game: Game, obj: Obj) -> Reason | None:
    """804.3: can it block one of those that attack?"""
    combat = game.state.combat
    attackers = [] if combat is None else [each for each in map(game.here, combat.attackers) if each is not None]
    found = [why_no_block(game, obj, attacker) for attacker in attackers]
    if not found:
        return reasons.BLOCK_TIME
    return None if None in found else found[0]


def why_no_block(game: Game, obj: Obj, attacker: Obj) -> Reason | None:
    """804.3, 804.4: a recovered J/resonator with ATK and DEF other than the attacked object."""
    combat = game.state.combat
    if not is_fighter(obj) or not obj.face_up:
        return reasons.NO_FIGHTER
    if obj.turned != READY and not obj.now.marked("may_block_rested"):
        return reasons.RESTED_BLOCKER
    if combat is not None and combat.target == obj.id:
        return reasons.IS_ATTACKED
    if "flying" in attacker.now.keywords and "flying" not in obj.now.keywords:
        if not bears(game, obj, "may_block_flying", attacker):
            return reasons.FLYING  # 1107.2
    if "terrifying" in attacker.now.keywords and terrified(obj, attacker):
        return reasons.TERRIFYING  # 1177.2
    if bears(game, obj, "cannot_block", attacker) or bears(game, attacker, "cannot_be_blocked", obj):
        return reasons.CANNOT_BLOCK
    only = {} if attacker.now.marks is None else attacker.now.marks
    if not all(mark_holds(game, attacker, mark, obj) for mark in only.get("blocked_only_by", ())):
        return reasons.CANNOT_BLOCK
    return None if can_pay(game, obj, "block_cost") else reasons.BLOCK_COST


def terrified(obj: Obj, attacker: Obj) -> bool:
    """1177.2: resonators with less ATK, or with total cost 1 or less, cannot block it."""
    return obj.now.type_bits & card_types.RESONATOR != 0 and (obj.now.power < attacker.now.power or obj.now.cost <= 1)


def must_block(game: Game, obj: Obj, attacker: Obj) -> bool:
    return bears(game, obj, "must_block", attacker) and not costs_of(obj, "block_cost")
