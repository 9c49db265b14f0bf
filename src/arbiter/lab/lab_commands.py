"""`arbiter lab`: the command line of experiments, and nothing that is slow to import."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from arbiter.commands.parsing import BadUsage, Parser, cards_options, games_option, jobs_option, positive


def main(argv: Sequence[str]) -> int:
    """Runs the command on what follows `arbiter lab`; the exit code, 1 if a game failed."""
    parser = Parser(
        prog="arbiter lab",
        description="Experiments: decks against decks and bots against bots, as a file says (docs/experiments.md).",
    )
    parser.add_argument(
        "what",
        choices=["run", "report", "try"],
        help="run: play an experiment, or go on; report: a page of it; try: what new or changed cards do to a deck",
    )
    parser.add_argument(
        "subject", type=Path, metavar="EXPERIMENT.toml|RESULTS|CARDS.toml", help="what is run, reported on, or tried"
    )
    parser.add_argument("-o", "--output", type=Path, metavar="PATH", help="for the results or the page")
    jobs_option(parser)
    parser.add_argument(
        "--cluster",
        default="",
        metavar="auto|ADDRESS",
        help="run on a Ray cluster (docs/cluster.md), not on processes here",
    )
    trying = parser.add_argument_group("try")
    trying.add_argument(
        "--in", dest="deck", metavar="DECK", help="the deck that the cards are tried in: a name or a file"
    )
    trying.add_argument("--against", default="", metavar="X,Y", help="its opponents (default: our other decks)")
    trying.add_argument(
        "--instead", default="", metavar="CARD", help="which card of the deck makes room (default: each)"
    )
    trying.add_argument("--bots", default="greedy,greedy", metavar="A,B", help="who plays (default greedy,greedy)")
    trying.add_argument("--games", type=positive, default=200, metavar="N", help="with each deck (default 200)")
    trying.add_argument("--format", metavar="F", help="the format or variant (default: the game's usual one)")
    trying.add_argument("--seed", type=int, default=1, metavar="S", help="of the first two games (default 1)")
    trying.add_argument("--json", action="store_true", help="print JSON")
    games_option(parser)
    cards_options(parser)
    wanted = parser.parse_args(argv)
    if wanted.what == "report":
        return report(wanted.subject, wanted.output)
    return try_cards(wanted.subject, wanted) if wanted.what == "try" else run(wanted.subject, wanted)


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
        tallies = running.run(experiment, results, wanted.jobs, told, wanted.cluster)
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


def try_cards(file: Path, wanted: Namespace) -> int:
    """Play a deck with and without new or changed cards."""
    if wanted.deck is None:
        raise BadUsage("try: --in names the deck that the cards are tried in")
    names = [word.strip() for word in wanted.bots.split(",")]
    if len(names) != 2:
        raise BadUsage(f"--bots: two bots play, {len(names)} were named; for example --bots greedy,random")
    if not 0 <= wanted.seed < 1 << 61:
        raise BadUsage("--seed: a number from 0 to 2^61")
    from arbiter.commands.progress import progress
    from arbiter.lab.trying import as_json, as_text, play_all, trial_of

    bots = (names[0], names[1])
    trial = trial_of(file, wanted.deck, wanted.against, wanted.instead, wanted.format, bots, wanted.seed, wanted.games)
    with progress(f"{len(trial.variants)} decks", trial.games * len(trial.variants), sys.stderr) as tick:
        found = play_all(trial, wanted.jobs, tick)
    print(json.dumps(as_json(trial, found), indent=2) if wanted.json else as_text(trial, found))
    return 1 if any(finding.failed for finding in found) else 0
