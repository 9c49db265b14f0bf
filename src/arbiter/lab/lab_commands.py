"""`arbiter lab`: the command line of experiments, and nothing that is slow to import."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from arbiter.commands.parsing import BadUsage, Parser, cards_options, games_option, positive
from arbiter.lab.commands import MOST_JOBS


def main(argv: Sequence[str]) -> int:
    """Runs the command on what follows `arbiter lab`; the exit code, 1 if a game failed."""
    parser = Parser(
        prog="arbiter lab",
        description="Experiments: decks against decks and bots against bots, as a file says (docs/experiments.md).",
    )
    parser.add_argument(
        "what",
        choices=["run", "report"],
        help="run: play an experiment, or go on with it; report: a page of it",
    )
    parser.add_argument("subject", type=Path, metavar="EXPERIMENT.toml|RESULTS", help="what is run, or reported on")
    parser.add_argument("-o", "--output", type=Path, metavar="PATH", help="for the results or the page")
    parser.add_argument("--jobs", type=positive, default=1, metavar="J", help="processes (default 1)")
    games_option(parser)
    cards_options(parser)
    wanted = parser.parse_args(argv)
    if wanted.jobs > MOST_JOBS:
        raise BadUsage(f"--jobs: at most {MOST_JOBS}")
    return report(wanted.subject, wanted.output) if wanted.what == "report" else run(wanted.subject, wanted)


def report(results: Path, output: Path | None) -> int:
    """Write the page of a folder of results."""
    from arbiter.lab.pages import page
    from arbiter.lab.results import BadResults

    path = output or results / "report.html"
    text = page(results)
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadResults(f"{path}: cannot be written: {error.strerror}") from None
    print(f"written: {path}")
    return 0


def run(file: Path, wanted: Namespace) -> int:
    """Play an experiment, or go on with it."""
    from arbiter.lab import running
    from arbiter.lab.experiments import read_experiment, summary
    from arbiter.lab.results import Results

    experiment = read_experiment(file)
    folder = wanted.output or file.with_suffix("")
    results = Results(folder, experiment)
    kept = len(results.played)

    def told(done: int, cells: int) -> None:
        print(f"{len(results.played)} games, {done} of {cells} cells done", file=sys.stderr)

    try:
        tallies = running.run(experiment, results, wanted.jobs, told)
    except KeyboardInterrupt:
        print(f"stopped; {len(results.played)} games are kept in {folder}: the same command goes on", file=sys.stderr)
        return 130
    finally:
        results.close()
    results.write_tables()
    failed = [played for played in results.played.values() if played.error]
    for played in failed[:10]:
        print(f"cell {played.cell}, game {played.number}: {played.error}", file=sys.stderr)
    print(summary(experiment, tallies))
    print(f"{len(results.played) - kept} games played, {kept} kept from before, {len(failed)} failed; in {folder}")
    return 1 if failed else 0
