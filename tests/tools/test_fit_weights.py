"""The tool that fits how the greedy player weighs things moves its numbers towards those that win."""

from __future__ import annotations

from dataclasses import replace
from math import exp, log

from arbiter.profile.weights import Measure
from tools.fit_weights import FAR, NAMES, Job, climb, duel, fit, measured

HITS = NAMES.index("hits")


def test_the_number_that_wins_grows_and_the_others_wander_little() -> None:
    def bolder_wins(jobs: list[Job]) -> float:
        return sum(2.0 if job[3] is not None and job[2][HITS] > job[3][HITS] else 0.0 for job in jobs)

    found = fit("fftcg", Measure(), 120, 2, 1, bolder_wins)
    moved = [abs(value - log(getattr(Measure(), name))) for name, value in zip(NAMES, found, strict=True)]
    assert exp(found[HITS]) > 2.0 and max(moved) == moved[HITS] <= FAR + 1e-9


def test_one_by_one_a_number_grows_as_long_as_the_same_games_are_won() -> None:
    """The best is 1.5 of what it was; of the other number nothing depends."""

    def near_wins(jobs: list[Job]) -> list[float]:
        return [2.0 if abs(exp(job[2][HITS]) - 1.5) < 0.1 else 0.0 for job in jobs]

    found = measured(climb("fftcg", Measure(), ["card", "hits"], 8, 1, near_wins))
    assert found == replace(Measure(), hits=1.5)


def test_the_same_job_ends_the_same() -> None:
    same = tuple(log(getattr(Measure(), name)) for name in NAMES)
    assert measured(same) == Measure()
    job = ("gateruler", 5, same, tuple(value + 0.3 for value in same))
    assert duel(job) == duel(job)
