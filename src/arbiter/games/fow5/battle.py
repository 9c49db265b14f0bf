"""Chapter 8: battle. One attacker against a player or a rested J/resonator, one blocker, damage.

What differs from 12.9: the attack goes on when what was attacked is gone (8.4/1, 8.5/1 ask only for the attacker),
nothing but a player and J/resonators is attacked, the step of the first strike is part of every battle, and who has not
dealt any damage in it, though it struck, strikes again (8.5/2; 806.2 of 12.9 asks whether it struck).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.games.fow.battle import (
    MAIN,
    after_final,
    attack_begins,
    battle_begins,
    battle_ends,
    block_begins,
    choose_block,
    declare_attack,
    final_step,
    strike_now,
    strikes_first,
)
from arbiter.games.fow.striking import strike
from arbiter.games.fow.zones import is_fighter
from arbiter.kernel import setters
from arbiter.kernel.perform import perform
from arbiter.kernel.rows import Step

if TYPE_CHECKING:
    from arbiter.kernel.events import Event
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj


def attacking(game: Game) -> list[Obj]:
    """8.4/1, 8.5/1: the attacker, as long as it is a J/resonator in the field."""
    combat = game.state.combat
    if combat is None:
        return []
    found = [game.here(id) for id in combat.attackers]
    return [obj for obj in found if obj is not None and is_fighter(obj)]


def after_declaration(game: Game) -> str:
    """8.2/3: who forfeits, or has nothing left that attacks, goes to the end of the battle."""
    return "block_begin" if attacking(game) else "battle_end"


def declare_block(game: Game) -> None:
    choose_block(game, attacking(game))  # 8.3/3, 8.3/4


def after_block(game: Game) -> str:
    """8.4/1; the step comes also where nobody has [First Strike]: players get priority in it (8.4/3)."""
    return "first_strike" if attacking(game) else "battle_end"


def first_strike(game: Game) -> None:
    """8.4/2: only attackers with [First Strike] deal damage."""
    strikers = [attacker for attacker in attacking(game) if strikes_first(attacker)]
    if strikers:
        perform(game, [event for attacker in strikers for event in strike(game, attacker, back=False)])


def dealt(game: Game, event: Event) -> None:
    """8.5/2: an attacker has dealt damage in this battle; what was prevented (10.17/2), or was none, is not dealt."""
    combat = game.state.combat
    if combat is None or event.cause != "battle" or event.other is None or event.amount <= 0:
        return
    attacker = event.other.id
    if attacker in combat.attackers and attacker not in combat.first_strikers:
        combat = combat.copy()
        combat.first_strikers = (*combat.first_strikers, attacker)
        setters.set_combat(game, combat)


def after_first_strike(game: Game) -> str:
    return "battle_damage" if attacking(game) else "battle_end"  # 8.5/1


def battle_damage(game: Game) -> None:
    strike_now(game, attacking(game))  # 8.5/2, 8.5/3


STEPS: tuple[Step, ...] = (
    Step("battle_begin", "battle", battle_begins, "attack_begin", words=MAIN),  # 8.1
    Step("attack_begin", "battle", attack_begins, "attack_declaration", words=MAIN),  # 8.2/1, 8.2/2
    Step("attack_declaration", "battle", declare_attack, after_declaration, words=MAIN),  # 8.2/3 to 8.2/7
    Step("block_begin", "battle", block_begins, "block_declaration", words=MAIN, combat=True),  # 8.3/1
    Step("block_declaration", "battle", declare_block, after_block, words=MAIN, combat=True),  # 8.3/3 to 8.3/6
    Step("first_strike", "battle", first_strike, after_first_strike, words=MAIN, combat=True),  # 8.4
    Step("battle_damage", "battle", battle_damage, "battle_end", words=MAIN, combat=True),  # 8.5
    Step("battle_end", "battle", battle_ends, "battle_final", words=MAIN),  # 8.6/1, 8.6/2
    Step("battle_final", "battle", final_step, after_final, grants=False, words=MAIN),  # 8.6/3
    Step("battle_again", "battle", None, "battle_final", words=MAIN),  # 8.6/3b
)
