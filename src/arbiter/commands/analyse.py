"""`arbiter analyse`: a saved match as the bot that thinks sees it: chances to win, and where they fell most."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from arbiter.api import load
from arbiter.bots.analysis import Moment, moment_json, step_by_step, worst
from arbiter.bots.budgets import Budget
from arbiter.bots.elsewhere import helping
from arbiter.commands.parsing import BadUsage, Parser, jobs_option, positive
from arbiter.commands.progress import progress
from arbiter.processes import all_cores
from arbiter.setup import drive

WIDTH = 40  # of the graph
WORST = 5  # moments that are told


def seconds(word: str) -> float:
    try:
        value = float(word)
    except ValueError:
        value = 0.0
    if not 0 < value <= 3600:
        raise argparse.ArgumentTypeError(f"{word[:20]!r} is not a number of seconds between 0 and 3600")
    return value


def main(argv: Sequence[str]) -> int:
    parser = Parser(prog="arbiter analyse", description=__doc__)
    parser.add_argument("save", type=Path, metavar="FILE", help="a file with what match.save() gave")
    parser.add_argument("--player", type=int, metavar="N", help="only this player's answers (0 or 1; default: all)")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--playouts", type=positive, default=60, metavar="N", help="for each answer (default 60)")
    budget.add_argument("--seconds", type=seconds, metavar="S", help="of the processor for each answer, instead")
    parser.add_argument("--json", action="store_true", help="print JSON: all moments with all answers looked at")
    jobs_option(parser, " that think; what they find is the same", all_cores())
    wanted = parser.parse_args(argv)
    match = load(wanted.save)
    players = len(match.setup.decks)
    if wanted.player is not None and wanted.player not in range(players):
        raise BadUsage(f"--player: there is no player {wanted.player}; there are 0 to {players - 1}")
    thinking = Budget(seconds=wanted.seconds) if wanted.seconds else Budget(playouts=wanted.playouts)
    moments: list[Moment] = []
    answers = match.answers
    with helping(wanted.jobs) as helpers, progress("moments", len(answers), sys.stderr) as tick:
        played = drive(match.setup, ())
        for _, moment in step_by_step(played, answers, thinking, wanted.player, helpers=helpers):
            moments += [] if moment is None else [moment]
            tick()
    print(json.dumps(as_json(moments), indent=1) if wanted.json else as_text(moments))
    return 0


def as_json(moments: list[Moment]) -> dict[str, object]:
    """`worst` names moments by their `at`."""
    return {
        "moments": [moment_json(moment) for moment in moments],
        "worst": [moment.at for moment in worst(moments, WORST)],
    }


def as_text(moments: list[Moment]) -> str:
    if not moments:
        return "there is nothing to look at: nobody had a choice"
    rows = ["the first player's chance, at each turn's first question:"]
    turn = -1
    for moment in moments:
        if moment.turn != turn:
            turn = moment.turn
            chance = moment.best.chance if moment.player == 0 else 1.0 - moment.best.chance
            rows.append(f"{turn:>4} {'#' * round(WIDTH * chance):<{WIDTH}} {chance:>4.0%}")
    found = worst(moments, WORST)
    if found:
        rows += ["", "where a chance fell most:"]
    rows += [told(moment) for moment in found]
    return "\n".join(rows)


def told(moment: Moment) -> str:
    best = moment.best
    given = next((each.text for each in moment.prospects if each.answer == moment.given), "something else")
    return (
        f"turn {moment.turn}, player {moment.player}, {moment.question}: {best.text} would have kept {best.chance:.0%} "
        f"({best.low:.0%} to {best.high:.0%}); {given} left {moment.kept:.0%}"
    )
