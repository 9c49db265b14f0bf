"""Section 15-20d, 15-20e: "when it would be dealt damage", and texts about "this damage".

What is attacked is threatened, and so is everything that a card or ability in the gate would deal damage to.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.gateruler import combat, rulers
from arbiter.games.gateruler.zones import DAMAGE_STEP
from arbiter.kernel import events as ev
from arbiter.kernel.context import Context
from arbiter.kernel.effects.lasting import add_ongoing
from arbiter.kernel.effects.table import acting
from arbiter.kernel.events import Event
from arbiter.kernel.kept_by_identity import keep
from arbiter.kernel.perform import announce, is_awaited
from arbiter.kernel.playing.targets import flat
from arbiter.kernel.resolution import context_of
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import patterns as pt
from arbiter.script import statements as st
from arbiter.script.base import Lasting
from arbiter.script.walk import walk

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.stack import StackItem
    from arbiter.kernel.state import Obj
    from arbiter.script.base import Who

HARMS: Final = (fx.Deal, fx.DealDivided, fx.DealPlayer, fx.Fight)
UNCOUNTERED: Final = "deal_uncountered"
THREATENED: Final = "threatened"  # the action that such timings wait for
BECOMES: Final = "becomes"
BEFORE_DAMAGE: Final = frozenset({"attacking", "intercept", "damage_start"})  # 15-20e-1  8-4i to 8-6c
SOURCE: Final = 900  # the slot in which the source of "this damage" is kept
# Why something is about to be dealt damage: it is attacked; a text was played; a keyword would deal combat damage.
ATTACK: Final = "battle"
PLAYED: Final = "played"
STRUCK: Final = "struck"
# 15-20c  what timings wait for that speak of combat damage or of effect damage
KINDS: Final = {ATTACK: "threatened_combat", STRUCK: "threatened_combat", PLAYED: "threatened_effect"}
# 16-5b, 16-7c, 16-8c  procedures by which keywords deal combat damage, and whom to.
STRIKES: Final[dict[str, Callable[[Game, Obj], Obj | None]]] = {
    "strike_back": combat.struck_back,
    "breakthrough": combat.broken_through,
}
Harm = tuple["Obj | None", "Obj", str]  # the source, what it would be dealt to, and why
ITS: Final = n.Group((n.Same(n.Bound(SOURCE)),), (), n.EACH)


def announce_threat(game: Game, target: Obj, source: Obj | None, by: int, cause: str) -> None:
    for action in (THREATENED, KINDS[cause]):
        announce(game, Event(ev.NAMED_ACTIONS, target, target.controller, 1, source, by, cause, action))


def by_attack(game: Game, attacker: Obj, target: Obj) -> None:
    """8-4f, 15-20d: what is attacked would be dealt damage."""
    if is_awaited(game, ev.NAMED_ACTIONS):
        announce_threat(game, target, attacker, attacker.controller, ATTACK)


def by_play(game: Game, item: StackItem) -> None:
    """15-20d: a card or ability has been played that would deal damage."""
    if not is_awaited(game, ev.NAMED_ACTIONS) or not does_harm(item.program):
        return
    ctx = context_of(game, item)
    for source, target, cause in harmed(game, item, ctx):
        announce_threat(game, target, source, item.frame.controller, cause)


HARM: dict[int, tuple[Program, bool]] = {}  # whether a text deals damage at all


def does_harm(program: Program | None) -> bool:
    if program is None:
        return False
    known = HARM.get(id(program))
    if known is None:
        known = keep(HARM, program, (program, any(deals_damage(node) for node in walk(program.effects))))
    return known[1]


def deals_damage(node: object) -> bool:
    if isinstance(node, fx.Perform):
        return node.name == UNCOUNTERED or node.name in STRIKES
    return isinstance(node, HARMS)


def harmed(game: Game, item: StackItem, ctx: Context) -> list[Harm]:
    """What it would deal damage to as things are now, by which source (14-16b), and whether in combat."""
    own = game.find(item.card) or ctx.source
    found: list[Harm] = []
    for effect in flat(item.effects, item.modes):
        for node in walk(effect):
            if isinstance(node, fx.Deal):
                found += [
                    (acting(game, node.source, ctx) or own, to, PLAYED) for to in evaluate.present(game, node.to, ctx)
                ]
            elif isinstance(node, fx.DealDivided):
                found += [(own, to, PLAYED) for to in evaluate.present(game, node.to, ctx)]
            elif isinstance(node, fx.DealPlayer):
                source = acting(game, node.source, ctx) or own
                found += [(source, to, PLAYED) for to in rulers_of(game, node.who, ctx)]
            elif isinstance(node, fx.Fight):
                for left, right in product(
                    evaluate.present(game, node.left, ctx), evaluate.present(game, node.right, ctx)
                ):
                    found += [(left, right, PLAYED), (right, left, PLAYED)]
            elif isinstance(node, fx.Perform) and node.name == UNCOUNTERED:
                found += [(own, to, PLAYED) for to in rulers_of(game, node.who, ctx)]
            elif isinstance(node, fx.Perform) and node.name in STRIKES and ctx.source is not None:
                struck = STRIKES[node.name](game, ctx.source)
                found += [] if struck is None else [(combat.striker(game, ctx.source), struck, STRUCK)]
    once = {target.id: (source, target, cause) for source, target, cause in reversed(found)}
    return [harm for harm in reversed(once.values()) if harm[1].zone in game.rules.zones.in_play]


def rulers_of(game: Game, who: Who, ctx: Context) -> list[Obj]:
    """4-2c: damage to a player is damage to their ruler."""
    return [rulers.ruler_card(game, player) for player in evaluate.players(game, who, ctx)]


def is_before_damage(game: Game, obj: Obj) -> bool:
    """15-20e-1: from the attack to its damage such a card may be played as an instant action, too."""
    state = game.state
    if state.step not in BEFORE_DAMAGE or state.combat is None or not state.combat.target:
        return False
    target = game.here(state.combat.target)
    ctx = Context(obj.controller, obj)
    for program in obj.face.traits.programs:
        ability = program.ability
        if isinstance(ability, ab.Triggered) and ability.plays and target is not None:
            pattern = ability.pattern
            if isinstance(pattern, pt.Does) and pattern.action in (THREATENED, KINDS[ATTACK]):
                if evaluate.matches(game, pattern.what, target, ctx) and is_by(game, pattern, ctx):
                    return True
    return False


def is_by(game: Game, pattern: pt.Does, ctx: Context) -> bool:
    """Is the attacking card one of those by which the pattern speaks of being dealt damage?"""
    attacker = combat.attacker_of(game)
    return pattern.to is None or (attacker is not None and evaluate.matches(game, pattern.to, attacker, ctx))


def this_damage(game: Game, effect: fx.Perform, ctx: Context) -> None:
    """13-3a-1, 15-20e-3: "this damage" becomes another when it is dealt; 13-3d-2b: for everything it is dealt to."""
    assert effect.amount is not None
    record = ctx.record
    attack = record is None or record.cause == ATTACK
    in_combat = record is None or record.cause in (ATTACK, STRUCK)
    source = None if record is None else game.find(record.other)
    if source is None and game.state.combat is not None and game.state.combat.attackers:
        source = game.find(game.state.combat.attackers[0])  # 15-20e-3a
    if source is None:
        return
    ctx.slots[SOURCE] = [source]
    # 14-5b-1, 15-20e-3a  that of an attack is what is dealt in its damage step, and not what a keyword deals later
    pattern = pt.DealsDamage(ITS, combat=in_combat, step=DAMAGE_STEP if attack else None)
    if effect.word == BECOMES:
        change = st.ChangeDamage(pattern, set_to=effect.amount)
    else:
        change = st.ChangeDamage(pattern, add=effect.amount, reduce=True)
    add_ongoing(game, ctx, [], (), (change,), Lasting.COMBAT if in_combat else Lasting.TURN, None, 1)


ACTS: dict[str, Callable[[Game, fx.Perform, Context], None]] = {"this_damage": this_damage}
