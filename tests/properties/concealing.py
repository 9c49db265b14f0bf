"""Two worlds that one player cannot tell apart, gone on with alike: is everybody asked in both at the same moments?

**The property.** Take a position and a player, the watcher. Exchange the cards of the others that the watcher may not
know (hand, deck, face-down cards) among the places where they may lie. Go on in both worlds with the same answers, as
long as they fit both; where they do not, whoever is asked declines in both. Then, question by question and for as long
as the watcher has not been shown a card that differs,

1. the watcher's views are the same,
2. the same player is asked, for priority in both or for a decision in both,
3. the table answers for them at once in both, or in neither: whether a person answers or the table does after a drawn
   pause is theirs alone to know,
4. what the watcher is asked has the same options,
5. the watcher is told the same, until a card is told of that they may see by the rules of the zones.

What the lists of decks hold counts as known: cards are exchanged within a deck. Where a rule makes a player show what
they hold (a forced discard of one kind of card), the worlds are told apart by what is shown, and the comparison ends.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field, replace
from random import Random
from typing import cast

from arbiter.bots.chance import random_answer
from arbiter.kernel.decisions import Answer, ChooseAction, ChooseOption, Confirm, Decision
from arbiter.kernel.errors import IllegalPlay
from arbiter.kernel.match import Match
from arbiter.kernel.rows import Sight
from arbiter.kernel.telling import Told
from arbiter.kernel.views import View, is_visible, view
from arbiter.setup import Setup
from arbiter.table.layout import layout_of
from arbiter.table.web.auto_pass import Settings, answer_for
from tests.properties.support import asked, shuffled

STEPS = 25  # questions for which two worlds are compared


@dataclass
class Tally:
    """What was compared."""

    worlds: int = 0
    questions: int = 0
    only_answers: int = 0  # questions of others that had one answer in one world and more in the other
    shown: int = 0  # comparisons that ended because the watcher saw a card that differs
    whys: set[str] = field(default_factory=set)


def table_setup(setup: Setup) -> Setup:
    """As at a table between people: everything is asked."""
    return replace(setup, ask_forced=True, ask_anyway=True)


def other_world(match: Match, watcher: int, random: Random) -> Match:
    """The match as it might be as well, for all that the watcher knows; it stands at a resting point."""
    twin = shuffled(match.game, watcher, random, spare=watcher)
    twin.narrate = True
    twin.told = match.game.told[:]
    twin.interactive = True
    twin.answers = match.answers[:]
    twin.cursor = len(twin.answers)
    return Match(match._start, None, twin)


def has_been_shown(one: Match, other: Match, watcher: int) -> bool:
    """Does the watcher see a card that is another in the other world?"""
    for game, mirror in ((one.game, other.game), (other.game, one.game)):
        for spec in game.rules.zones.rows:
            for pile in game.state.zones[spec.name]:
                for obj in pile:
                    twin = mirror.find(obj.id)
                    differs = twin is None or twin.face.key != obj.face.key or twin.card != obj.card
                    if differs and is_visible(game, obj, watcher):
                        return True
    return False


def told(question: Decision | None) -> str:
    return "nothing" if question is None else f"{question.why!r} ({question.kind}) of player {question.player}"


def seen_by(match: Match, watcher: int) -> View:
    """The watcher's view; in what has no order, such as a hand, it is the same wherever a known card lies."""
    shown = view(match.game, watcher)
    zones = cast("dict[str, list[View] | View]", shown["zones"])
    for zone, piles in zones.items():
        if not match.game.rules.zones.specs[zone].ordered:
            for pile in piles if isinstance(piles, list) else [piles]:
                if "cards" in pile:
                    pile["cards"] = sorted(cast("list[View]", pile["cards"]), key=repr)
    return shown


def told_apart(one: Match, other: Match, since: int, watcher: int, where: str) -> bool:
    """Is the watcher told something else in the other world? Only by a card that they were shown or saw move."""
    for first, second in zip(one.game.told[since:], other.game.told[since:], strict=False):
        here, there = first.as_seen_by(watcher), second.as_seen_by(watcher)
        if here != there:
            shown = is_shown(one, first, watcher) and is_shown(other, second, watcher)
            assert shown, f"the watcher is told of a hidden card: {here} or {there}: {where}"
            return True
    return len(one.game.told) != len(other.game.told)


def is_shown(match: Match, told: Told, watcher: int) -> bool:
    """May they know a card of this, by the rules of the zones alone? What is played or revealed is told to all."""
    specs = match.game.rules.zones.specs
    zones = [specs[zone].sight for zone in (told.origin, told.to) if zone in specs]
    mine = watcher in (told.player, told.whose)
    return not zones or Sight.PUBLIC in zones or (mine and any(sight is not Sight.NOBODY for sight in zones))


def pace(match: Match, question: Decision) -> tuple[int, str, bool]:
    """What the others notice of a question: who is asked, for what, and whether they wait for an answer."""
    at_once = answer_for(match.game, question, Settings(), layout_of(match.game.rules.key), False) is not None
    return question.player, "priority" if isinstance(question, ChooseAction) else "decision", at_once


def same_answer(one: Match, other: Match, random: Random) -> Answer | None:
    """An answer that fits both questions: the same choice, or the least; None where only one of them can decline."""
    first, second = one.question, other.question
    assert first is not None and second is not None
    mine, its = asked(one), asked(other)
    if mine == its:
        return random_answer(first, random)
    least = first.minimal()
    if isinstance(first, ChooseAction | Confirm) and isinstance(second, ChooseAction | Confirm):
        return least
    if first.bounds() is None or isinstance(first, ChooseOption) or second.minimal() != least or least != ():
        return None
    return least


def compare(one: Match, other: Match, watcher: int, random: Random, tally: Tally, where: str) -> None:
    tally.worlds += 1
    for _ in range(STEPS):
        first, second = one.question, other.question
        if has_been_shown(one, other, watcher):
            tally.shown += 1
            return
        here = f"{where}: {told(first)} or {told(second)}"
        assert seen_by(one, watcher) == seen_by(other, watcher), f"the watcher can tell the worlds apart: {here}"
        assert (first is None) == (second is None), here
        if first is None or second is None:
            return
        assert pace(one, first) == pace(other, second), f"somebody is asked in one world only: {here}"
        if first.player == watcher:
            assert asked(one) == asked(other), f"the watcher is asked otherwise: {here}"
        elif (first.only() is None) != (second.only() is None):
            tally.only_answers += 1
            tally.whys.add(first.why)
        tally.questions += 1
        answer = same_answer(one, other, random)
        if answer is None:
            return
        since = len(one.game.told)
        outcomes = []
        for match in (one, other):
            try:
                match.answer(answer)
                outcomes.append(True)
            except IllegalPlay:
                outcomes.append(False)
        if outcomes[0] != outcomes[1]:
            return  # the player has begun what they cannot finish
        if told_apart(one, other, since, watcher, here):
            tally.shown += 1  # a card was shown on the way
            return


def check_pauses(setup: Setup, seed: int, often: float, tally: Tally) -> None:
    """Now and then in a random game between people: another world, and both gone on with."""
    match, random = Match(table_setup(setup).begin), Random(seed)
    players = match.game.state.players
    while match.question is not None:
        resting = match.game.checkpoint is None and match.game.rested_at == len(match.answers)
        if resting and isinstance(match.question, ChooseAction) and random.random() < often:
            watcher = random.randrange(players)
            where = f"{setup.game} {seed}, answer {len(match.answers)}, watcher {watcher}"
            compare(match.copy(), other_world(match, watcher, random), watcher, Random(random.random()), tally, where)
        with suppress(IllegalPlay):
            match.answer(random_answer(match.question, random))
