"""Chapters 309, 1009, 1102 and 1103: orbs, how they are corrupted, and cards that break out of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.caster.zones import HAND, ORB
from arbiter.kernel import events as ev
from arbiter.kernel import table_setters
from arbiter.kernel.context import Context
from arbiter.kernel.decisions import ChooseObjects, ChooseOption, ChooseOrder
from arbiter.kernel.events import Event, moving
from arbiter.kernel.perform import announce, perform
from arbiter.script import abilities as ab
from arbiter.script.base import How

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.script.costs import Cost

CORRUPT: Final = "corrupt"
THEIRS: Final = "corrupts theirs"  # of the player who corrupts another's orbs, and of one who corrupts their own
OWN: Final = "corrupts own"
ANY: Final = "corrupt any"  # as texts hear of it that do not ask whose orbs
SEVERAL: Final = {"double_corrupt": 2, "triple_corrupt": 3}  # 1102.2, 1102.3
BREAK: Final = 1  # the way of playing a card from among the orbs


def how_many(game: Game, attacker: Obj) -> int:
    """804.5: one; 1102.2, 1102.3: two or three; 1102.4: of several such abilities its controller applies one."""
    words = [word for word in SEVERAL if word in attacker.now.keywords]
    if not words:
        return 1
    picked = game.ask_one(ChooseOption(attacker.controller, tuple(words), CORRUPT, attacker.id))
    return SEVERAL[words[picked]]


def corrupt_some(game: Game, by: int, owner: int, count: int, source: Obj | None) -> None:
    """The player chooses so many of the owner's orbs, as far as there are any (104.2), and corrupts them."""
    orbs = game.state.zones[ORB][owner][:]
    count = min(count, len(orbs))
    about = 0 if source is None else source.id
    picked = game.ask_many(ChooseObjects(by, orbs, count, count, CORRUPT, about))
    corrupt(game, by, [orbs[i] for i in picked], source)


def corrupt(game: Game, by: int, orbs: list[Obj], source: Obj | None) -> None:
    """1009.1, 1009.1a: the orbs go to their owner's hand together; 1009.2: that is heard of once."""
    events: list[Event] = []
    for orb in orbs:
        event = moving(orb, HAND, How.ADD, game.rules.zones.in_play, by, CORRUPT)
        event.other = source
        events.append(event)
    done = [event for event in perform(game, events) if event.origin == ORB]
    if not done:
        return
    # 1009.2  once, whosever orbs they were
    announce(game, Event(ev.NAMED_ACTIONS, done[0].result, done[0].player, len(done), source, by, "", ANY))
    owners = [player for player in game.in_turn_order() if any(event.player == player for event in done)]
    for owner in owners:
        tell_of(game, by, owner, [event for event in done if event.player == owner], source)
    for owner in owners:
        offer_breaks(game, owner, [card for card in breaking(game, done) if card.owner == owner])


def tell_of_one(game: Game, event: Event) -> None:
    """1009.2: texts wait for orbs that are corrupted, whatever corrupts them."""
    announce(game, Event(ev.NAMED_ACTIONS, event.result, event.player, 1, event.other, event.by, "", ANY))
    announce(game, Event(ev.NAMED_ACTIONS, event.result, event.player, 1, event.other, event.by, "", CORRUPT))
    announce(game, Event(ev.NAMED_ACTIONS, event.result, event.player, 1, event.other, event.by, "", OWN))


def tell_of(game: Game, by: int, owner: int, done: list[Event], source: Obj | None) -> None:
    """Texts ask whose orbs: those are the player's of the event."""
    announce(game, Event(ev.NAMED_ACTIONS, done[0].result, owner, len(done), source, by, "", CORRUPT))
    word = OWN if owner == by else THEIRS
    announce(game, Event(ev.NAMED_ACTIONS, done[0].result, by, len(done), source, by, "", word))
    if source is not None:
        announce(game, Event(ev.NAMED_ACTIONS, source, owner, len(done), None, by, "", "corrupts"))


def breaking(game: Game, done: list[Event]) -> list[Obj]:
    """1103.2: what has come into a hand out of the orbs and can be played for it."""
    return [
        event.result
        for event in done
        if event.result is not None and event.to == HAND and event.subject is not None and breaks(game, event.subject)
    ]


# ---------------------------------------------------------------- 1103  break


def breaks(game: Game, orb: Obj) -> bool:
    """1103.2: does it have [Break] as it lies among the orbs, printed and not lost, or gained there?"""
    if orb.now is orb.face.traits:
        return break_of(game, orb) is not None
    return "break" in orb.now.keywords


def break_of(game: Game, obj: Obj) -> ab.Keyword | None:
    """1103.2, 1103.3, 1111.2c, 1117.2c: the ability by which it breaks out, if its condition holds."""
    for program in obj.face.traits.programs:
        ability = program.ability
        if isinstance(ability, ab.Keyword) and ability.name == "break":
            if ability.gate is None or evaluate.holds(game, ability.gate, Context(obj.owner, obj)):
                return ability
    return None


def break_cost(game: Game, obj: Obj) -> Cost | None:
    """1103.3: what is paid for it; None: nothing."""
    ability = break_of(game, obj)
    return None if ability is None else ability.cost


def offer_breaks(game: Game, owner: int, able: list[Obj]) -> None:
    """1103.4: of several cards with [Break] their player chooses the order in which they are played.

    Nobody else sees what has come out of the orbs: at a table where that matters, whoever may have such cards is asked
    once which of them they play, and then no more whether they do.
    """
    optional = table_setters.OPTIONAL
    if game.conceals and (able or "break" in game.facts.keywords):
        question = ChooseObjects(owner, able, 0, len(able), "break", unseen=True)
        able, optional = [able[i] for i in game.ask_many(question)], 0
    if able:
        order = game.ask_many(ChooseOrder(owner, len(able), "break", able))
        able = [able[i] for i in order]
    for obj in able:
        table_setters.wait_to_cast(game, (owner, obj.id, optional | BREAK << 2, 0, ""))
