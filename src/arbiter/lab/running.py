"""Playing an experiment's games, round by round: in this process, over several, or on a cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from time import perf_counter

from arbiter.lab.experiments import Experiment, Played, play_one
from arbiter.lab.results import Results
from arbiter.lab.sim import Tally

TELL = 5.0  # seconds between two words about a long round

Task = tuple[int, int]  # a cell and a game of it
GIVEN: list[Experiment] = []  # in a process that plays for another


def know_experiment(experiment: Experiment) -> None:
    GIVEN[:] = [experiment]


def play_task(task: Task) -> Played:
    return play_one(GIVEN[0], *task)


def run(
    experiment: Experiment,
    results: Results,
    jobs: int = 1,
    told: Callable[[int, int], None] | None = None,
    address: str = "",
) -> list[Tally]:
    """Play whatever is not played yet; `told` hears now and then how many cells are done, of how many."""
    if address:
        from arbiter.lab.cluster import cluster

        with cluster(experiment, address) as play:
            return rounds(experiment, results, play, told)
    if jobs <= 1:
        know_experiment(experiment)
        return rounds(experiment, results, lambda tasks: map(play_task, tasks), told)
    from multiprocessing import get_context

    with get_context("spawn").Pool(jobs, know_experiment, (experiment,)) as workers:
        return rounds(experiment, results, lambda tasks: workers.imap_unordered(play_task, tasks), told)


def rounds(
    experiment: Experiment,
    results: Results,
    play: Callable[[list[Task]], Iterable[Played]],
    told: Callable[[int, int], None] | None,
) -> list[Tally]:
    """A cell's rounds come one after the other; whether it is done depends on its earlier rounds alone."""
    reached = [0] * len(experiment.cells)  # how many games of each cell its rounds have come to
    while True:
        tallies = [tally_of(results, cell, count) for cell, count in enumerate(reached)]
        going = [cell for cell, tally in enumerate(tallies) if not is_done(experiment, tally, reached[cell])]
        if told is not None:
            told(len(reached) - len(going), len(reached))
        if not going:
            return tallies
        wanted = list(tasks(experiment, going, reached))
        told_at = perf_counter()
        for played in play([task for task in wanted if task not in results.played]):
            results.add(played)
            if told is not None and perf_counter() - told_at > TELL:
                told_at = perf_counter()
                told(len(reached) - len(going), len(reached))
        for cell in going:
            reached[cell] = experiment.next_round(reached[cell]).stop


def is_done(experiment: Experiment, tally: Tally, reached: int) -> bool:
    return reached >= experiment.games or experiment.is_done(tally)


def tasks(experiment: Experiment, going: list[int], reached: list[int]) -> Iterator[Task]:
    for cell in going:
        for number in experiment.next_round(reached[cell]):
            yield cell, number


def tally_of(results: Results, cell: int, games: int) -> Tally:
    """The first games of a cell, those that failed left out."""
    tally = Tally()
    for number in range(games):
        played = results.played[cell, number]
        if not played.error:
            tally.games += 1
            tally.wins += played.winner == 0
    return tally
