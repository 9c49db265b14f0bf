"""Has a player anything to do but to produce resources, and could that be of any use just now?

Whatever is paid for is paid with what is rested then, so producing beforehand is nothing to do: unless a text waits for
it or asks whether it has happened, looks at how things stand, or is about to do something with what produces. What is
not known to be useless is asked about.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from arbiter.kernel import events as ev
from arbiter.kernel.context import Context
from arbiter.kernel.decisions import ChooseAction, Decision
from arbiter.kernel.evaluate import is_player, matches
from arbiter.kernel.kinds import kinds_of
from arbiter.script.ability_words import is_ability_word
from arbiter.script.base import Pattern, Status
from arbiter.script.costs import MoveBeneath
from arbiter.script.effects import Choose, Produce
from arbiter.script.nouns import EACH, YOU, Group, In, Is, Not, Player, PrintedName, Same, Self
from arbiter.script.patterns import AnyPattern, Casts, Produces, UsesAbility
from arbiter.script.walk import walk

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Action
    from arbiter.kernel.program import Program
    from arbiter.kernel.stack import StackItem
    from arbiter.kernel.state import Obj

MANY_TEXTS: Final = 4096  # more than the matches of a busy server have between them
STANDING: Final = (Status.READY, Status.RESTED)
Speaker = tuple[Context, "Program"]


def has_nothing_to_do(game: Game, decision: Decision) -> bool:
    """Is passing the only answer that could matter to a player who may act?"""
    if not isinstance(decision, ChooseAction) or decision.why != "priority":
        return False
    offered = decision.actions[1:]
    if not decision.may_pass():
        return False
    return all(only_produces(action) for action in offered) and not any(matters(game, action) for action in offered)


def only_produces(action: Action) -> bool:
    """Does it take nothing but its own object (which is rested, or goes), and give nothing but resources?"""
    program = action.program
    if program is None or not program.resource or not program.simple or program.mana:
        return False
    return all(isinstance(effect, Produce) and effect.who == YOU for effect in program.effects)


def matters(game: Game, action: Action) -> bool:
    """Could it make a difference to a text that is in force, about to be carried out, or asks about the past?"""
    obj, program = action.obj, action.program
    assert obj is not None and program is not None
    if any(is_about(game, item, obj) for item in game.state.stack):
        return True
    kinds = ev.RESTS | ev.USES | ev.PRODUCES | (ev.LEAVES | ev.TRANSFERS if program.moves else 0)
    for context, speaker in speakers(game):
        if speaker is program:
            continue
        if speaker.pattern is not None and is_heard(game, [speaker.pattern], kinds, obj, context):
            return True
        gone = program.moves and not is_itself(context, obj)  # what it says of itself goes with it
        groups = looked_at_by(speaker, bool(obj.under))
        if any(may_be_among(game, group, obj, context) for group in groups if gone or asks_stance(group)):
            return True
    return is_heard(game, game.facts.asked_about, kinds, obj, Context(obj.controller, obj), anybody=True)


# ---------------------------------------------------------------- texts


def speakers(game: Game) -> Iterator[Speaker]:
    """What is printed on or given to things in play, what works from elsewhere, and what lasts or waits."""
    for obj in game.field:
        context = Context(obj.controller, obj)
        for program in obj.now.programs:
            yield context, program
    for zone, _ in game.facts.heard_in_zone:
        for player in range(game.state.players):
            for obj in game.pile(zone, player):
                for program in obj.face.elsewhere:
                    yield Context(obj.controller, obj), program
    for delayed in game.state.delayed:
        yield Context(delayed.frame.controller, game.find(delayed.frame.source)), delayed.program


@lru_cache(maxsize=MANY_TEXTS)
def looked_at_by(program: Program, with_cards_beneath: bool) -> tuple[Group, ...]:
    """The groups that a text speaks of. Whatever it may be, wherever it is, only describes an event, and events are
    looked at apart; a cost of cards from beneath others does not mean what has none beneath it."""
    parts = list(walk(program.ability))
    beneath = [] if with_cards_beneath else [id(part.group) for part in parts if isinstance(part, MoveBeneath)]
    groups = [part for part in parts if isinstance(part, Group) and id(part) not in beneath]
    return tuple(group for group in groups if group.tests or group.zones)


def is_heard(
    game: Game, waited_for: Iterable[Pattern], kinds: int, obj: Obj, context: Context, anybody: bool = False
) -> bool:
    """May one of these be what is done with the object? `anybody`: whoever asks."""
    for pattern in waited_for:
        parts = pattern.patterns if isinstance(pattern, AnyPattern) else (pattern,)
        for part in parts:
            if not kinds_of(part, game.rules.zones.in_play) & kinds:
                continue
            if isinstance(part, Casts) and is_not_of_abilities(part):
                continue
            who = part.who if isinstance(part, Casts | UsesAbility | Produces) else EACH
            if not anybody and isinstance(who, Player) and not is_player(game, who, obj.controller, context):
                continue
            groups = [each for each in walk(part) if isinstance(each, Group)]
            groups = [Group(each.tests, (), EACH if anybody else each.side) for each in groups]
            if not groups or any(may_be_among(game, group, obj, context) for group in groups):
                return True
    return False


def is_not_of_abilities(pattern: Casts) -> bool:
    """Does it leave out what is no card? Producing resources is using an ability."""
    return any(
        isinstance(test, Not) and isinstance(test.test, Is) and is_ability_word(test.test)
        for test in pattern.what.tests
    )


def is_about(game: Game, item: StackItem, obj: Obj) -> bool:
    """May what waits to be carried out do something with the object? A process of the rules does not."""
    if item.frame.source == obj.id or any(obj.id in ids for _, ids in (*item.frame.slots, *item.targets)):
        return True
    if item.program is None:
        return False
    context = Context(item.frame.controller, game.find(item.frame.source))
    declared = {id(part.group) for part in walk(item.program.effects) if isinstance(part, Choose) and part.target}
    return any(
        may_be_among(game, group, obj, context)
        for group in walk(item.program.effects)
        if isinstance(group, Group) and id(group) not in declared
    )


def asks_stance(group: Group) -> bool:
    return any(isinstance(test, In) and test.status in STANDING for test in group.tests)


def may_be_among(game: Game, group: Group, obj: Obj, context: Context) -> bool:
    """Where it lies, whose it is and what it is called stays as it is; whatever else is asked may come to be so."""
    side = group.side if isinstance(group.side, Player) else EACH
    of_itself = any(isinstance(test, Same) and isinstance(test.thing, Self) for test in group.tests)
    if of_itself and not is_itself(context, obj):
        return False
    named = tuple(test for test in group.tests if isinstance(test, Is | PrintedName))
    return matches(game, Group(named, group.zones, side), obj, context)


def is_itself(context: Context, obj: Obj) -> bool:
    return context.source is not None and context.source.id == obj.id
