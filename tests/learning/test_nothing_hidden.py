"""An observation holds nothing that its player may not know: in two worlds that differ only in what is hidden from a
player, and that go on alike, the player's observations are the same, byte for byte, and so is what they are asked."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from arbiter.bots.chance import random_answer
from arbiter.cards.pool import shared
from arbiter.kernel.decisions import Answer, ChooseAction, Confirm, Decision
from arbiter.kernel.errors import IllegalPlay
from arbiter.kernel.match import Match
from arbiter.learning.card_index import card_numbers
from arbiter.learning.table import Episode, Table, settings
from arbiter.observing.deeds import Deeds
from arbiter.observing.encoder import Encoder
from arbiter.observing.layout import Layout, Widths
from arbiter.observing.object_rows import Kept
from arbiter.observing.picking import Picking
from tests.properties.concealing import has_been_shown, other_world, told
from tests.properties.support import GAMES, asked, setup_of

QUESTIONS = 12  # of the watcher, for which two worlds are compared


class World:
    """A match with its history, and how it looks."""

    def __init__(self, match: Match, deeds: Deeds, encoder: Encoder) -> None:
        self.match = match
        self.deeds = deeds
        self.encoder = encoder
        self.kept = [Kept(), Kept()]

    @property
    def moment(self) -> tuple[int, str]:
        """Which everybody sees."""
        state = self.match.game.state
        return state.turn, state.step

    def seen(self, watcher: int) -> bytes:
        question = self.match.question
        picking = None if question is None else Picking(question, self.encoder.layout.places)
        return self.encoder.encode(self.match.game, watcher, picking, self.deeds, self.kept[watcher])

    def answer(self, answer: Answer) -> bool:
        """Whether what it began could be finished."""
        question = self.match.question
        assert question is not None
        before = self.deeds.copy()
        self.deeds.add(self.match.game, question, answer)
        try:
            self.match.answer(answer)
        except IllegalPlay:
            self.deeds = before
            return False
        if self.match.question is not None:
            self.deeds.settle(self.match.game, self.match.question.player)
        return True


def declines(question: Decision) -> Answer | None:
    """The answer by which nothing is done, if there is one."""
    least = question.minimal()
    return least if isinstance(question, ChooseAction | Confirm) or least == () else None


def at_the_watcher(one: World, other: World, watcher: int, random: Random) -> bool:
    """The others go on alike in both worlds, until the watcher is asked; False where they cannot."""
    for _ in range(60):
        waiting = []
        for world in (one, other):
            question = world.match.question
            if question is not None and question.player != watcher:
                waiting.append((world, question))
        if not waiting:
            return one.match.question is not None and other.match.question is not None and one.moment == other.moment
        if len(waiting) == 2 and asked(one.match) == asked(other.match):
            if one.moment != other.moment:
                return False  # they have passed once more in one world than in the other
            answer = random_answer(waiting[0][1], random)
            if one.answer(answer) != other.answer(answer):
                return False  # they have begun what they can finish in one world only
            continue
        further = [(world, question) for world, question in waiting if not isinstance(question, ChooseAction)]
        for world, question in further or waiting:  # what one of them is asked further comes before passing
            least = declines(question)
            if least is None or not world.answer(least):
                return False
    return False


def compare(one: World, other: World, watcher: int, random: Random, where: str) -> int:
    """How many observations were compared."""
    for compared in range(QUESTIONS):
        if not at_the_watcher(one, other, watcher, random) or has_been_shown(one.match, other.match, watcher):
            return compared
        question = one.match.question
        assert question is not None
        here = f"{where}: {told(question)} or {told(other.match.question)}"
        assert asked(one.match) == asked(other.match), f"the watcher is asked otherwise: {here}"
        mine, its = one.seen(watcher), other.seen(watcher)
        if mine != its:
            raise AssertionError(f"{here}: {difference(one.encoder.layout, mine, its)}")
        answer = random_answer(question, random)
        if one.answer(answer) != other.answer(answer):
            return compared
    return QUESTIONS


def difference(layout: Layout, mine: bytes, its: bytes) -> str:
    """Where two observations differ, in the layout's words."""
    at = next(i for i in range(len(mine)) if mine[i] != its[i])
    for part in layout.parts:
        if part.start <= at < part.start + part.size:
            row, column = divmod((at - part.start) // 2, len(part.columns))
            return f"row {row} of {part.name} differs in {part.columns[column]}"
    return "the masks differ"


def check_worlds(game: str, seed: int, often: float) -> int:
    setup = setup_of(game, seed)
    rules = setup.pool.entry.rules
    encoder = Encoder(rules, Layout(rules, 2, Widths()), card_numbers(shared(game)))
    match, random = Match(setup.begin), Random(seed)
    world = World(match, Deeds(2, encoder.cards), encoder)
    compared = 0
    while match.question is not None:
        resting = match.game.checkpoint is None and match.game.rested_at == len(match.answers)
        if resting and isinstance(match.question, ChooseAction) and random.random() < often:
            watcher = random.randrange(2)
            where = f"{game} {seed}, answer {len(match.answers)}, watcher {watcher}"
            history = world.deeds.copy()
            history.settle(match.game, watcher)
            one = World(match.copy(), history, encoder)
            other = World(other_world(match, watcher, random), history.copy(), encoder)
            compared += compare(one, other, watcher, Random(random.random()), where)
        with suppress(IllegalPlay):
            world.answer(random_answer(match.question, random))
    return compared


@pytest.mark.parametrize("game", GAMES)
def test_two_worlds_that_look_alike_are_observed_alike(game: str) -> None:
    assert sum(check_worlds(game, seed, 0.04) for seed in range(2)) >= 15


def test_that_somebody_was_asked_in_between_is_not_told_by_the_history() -> None:
    """A card of the graveyard is chosen, and has moved on before the next question, unless the other may respond."""
    assert check_worlds("gateruler", 101, 0.2)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(100, 140))
def test_worlds_of_forty_games_are_observed_alike(game: str, seed: int) -> None:
    check_worlds(game, seed, 0.2)


@pytest.mark.parametrize("game", GAMES)
def test_what_was_kept_from_the_look_before_is_what_is_there(game: str) -> None:
    table, random = Table(settings(game)), Random(5)
    for seed in (6, 7):
        episode = Episode(table, seed)
        for _ in range(200):
            if episode.picking is None:
                break
            player = random.randrange(2)
            anew = table.encoder.encode(episode.game, player, episode.picking, episode.deeds, Kept())
            mine = episode.observe(player)
            if mine != anew:
                raise AssertionError(f"{game} {seed}: {difference(table.layout, mine, anew)}")
            episode.step(random.randrange(len(episode.picking.choices)))
