"""Finished games as the bot that thinks sees them: chances to win over the game, and what each answer of a question
promised.

Every request looks at a little more, in the bots' processes, and is told all that has been found so far: whoever goes
on asking sees it grow, and when nobody asks, nobody thinks.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from time import process_time
from typing import TYPE_CHECKING, TypeVar, cast

from arbiter import saves
from arbiter.bots.analysis import moment_json, step_by_step
from arbiter.bots.budgets import Budget
from arbiter.bots.elsewhere import Tried, is_settled, looked_at
from arbiter.kernel.decisions import Answer
from arbiter.setup import Misfit, Setup, drive
from arbiter.table.web.errors import Refused
from arbiter.table.web.faces import Json

if TYPE_CHECKING:
    from arbiter.table.web.replays import Replays
    from arbiter.table.web.tables import Tables

T = TypeVar("T")
GLANCE = Budget(playouts=48)  # for each moment of the graph
AT_ONCE = 1.0  # processor seconds for one request
LONGEST = 20.0  # and for one question in all
REMEMBERED = 24  # games whose chances are kept
MOST_LOOKS = 200  # questions that are kept


@dataclass
class Course:
    """How the chances went, as far as it has been looked at."""

    answers: int = 0  # of the game; known once a part of it was looked at
    to: int = 0
    moments: list[tuple[int, Json]] = field(default_factory=list)  # each with the number of its answer


@dataclass
class Look:
    """One question: how its answers fared so far."""

    tried: Tried = field(default_factory=list)
    moment: Json | None = None
    rounds: int = 0
    settled: bool = False


class Analyses:
    """What has been found of the games asked for last. All of it is called by the one thread that analyses."""

    def __init__(self, tables: Tables, replays: Replays) -> None:
        self.tables = tables
        self.replays = replays
        self._courses: OrderedDict[str, Course] = OrderedDict()
        self._looks: OrderedDict[tuple[str, int], Look] = OrderedDict()

    def course(self, id: str, start: int) -> Json:
        """The moments from this answer on; where they have not been looked at, some more."""
        course = kept(self._courses, id, Course(), REMEMBERED)
        if start >= course.to and (start < course.answers or not course.to):
            some = self.tables.thought_about(judge_some, self.replays.file(id), self.names(id), course.to)
            course.answers, course.to, more = some
            course.moments += more
        moments = [moment for at, moment in course.moments if at >= start]
        return {"from": start, "to": course.to, "answers": course.answers, "moments": moments}

    def look(self, id: str, at: int, rounds: int) -> Json:
        """What the answers to this question promise, after one round of thinking more than whoever asks has seen."""
        look = kept(self._looks, (id, at), Look(), MOST_LOOKS)
        if rounds >= look.rounds and not look.settled:
            args = (self.replays.file(id), self.names(id), at, look.rounds, look.tried)
            look.tried, look.moment = self.tables.thought_about(look_at, *args)
            look.rounds += 1
            look.settled = is_settled(look.tried) or look.rounds * AT_ONCE >= LONGEST
        return {"at": at, "rounds": look.rounds, "done": look.settled, "moment": look.moment}

    def names(self, id: str) -> tuple[str, ...]:
        """Who played, as the replay calls them."""
        ready = self.replays.ready(id, "open")
        return () if ready is None else tuple(cast("list[str]", ready.about["names"]))


K = TypeVar("K")


def kept(found: OrderedDict[K, T], key: K, fresh: T, most: int) -> T:
    """What is kept under the key, or a fresh one; the one that was not asked for longest makes room."""
    made = found.setdefault(key, fresh)
    found.move_to_end(key)
    while len(found) > most:
        found.popitem(last=False)
    return made


# ---------------------------------------------------------------- in the process


def read_game(text: str) -> tuple[Setup, list[Answer]]:
    data = saves.parse(text, "the replay")
    setup = saves.read_setup(data, None, "the replay")
    return setup, saves.read_answers(data["answers"], len(setup.decks), "the replay")


def judge_some(text: str, names: tuple[str, ...], start: int) -> tuple[int, int, list[tuple[int, Json]]]:
    """How many answers the game has, how far it has been looked at, and the moments on the way."""
    setup, answers = read_game(text)
    moments, begun = [], process_time()
    try:
        for end, moment in step_by_step(drive(setup, answers[:start]), answers, GLANCE, None, start, names):
            if moment is not None:
                moments.append((moment.at, moment_json(moment)))
            if process_time() - begun >= AT_ONCE:
                return len(answers), end, moments
    except Misfit as error:
        raise Refused("stopped", f"the rest cannot be analysed with this version: answer {error.at}: {error}") from None
    return len(answers), len(answers), moments


def look_at(text: str, names: tuple[str, ...], at: int, number: int, tried: Tried) -> tuple[Tried, Json | None]:
    """Stand at the question behind so many answers, and think about it for another while."""
    setup, answers = read_game(text)
    try:
        match = drive(setup, answers[:at])
    except Misfit as error:
        raise Refused("stopped", f"this cannot be analysed with this version: answer {error.at}: {error}") from None
    question = match.question
    if question is None:
        return [], None
    given = answers[at] if at < len(answers) else None
    if isinstance(given, int) and given < 0:
        given = None  # somebody gave up instead
    return looked_at(match.game, question, at * int(LONGEST / AT_ONCE) + number, AT_ONCE, tried, given, names)
