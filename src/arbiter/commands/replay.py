"""`arbiter replay`: a saved match, answer by answer, with everything in the open; or whether it was shuffled fairly."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from arbiter.api import Match, load
from arbiter.cards.pool import shared
from arbiter.commands.parsing import BadUsage, Parser, pool_options, wanted_game
from arbiter.fairness import Check, verify
from arbiter.kernel.chance import Seeded
from arbiter.kernel.decisions import Answer
from arbiter.setup import Setup, drive


def main(argv: Sequence[str]) -> int:
    parser = Parser(prog="arbiter replay", description=__doc__)
    parser.add_argument("save", type=Path, metavar="FILE", help="a file with what match.save() gave")
    parser.add_argument("--brief", action="store_true", help="the log only, without questions and answers")
    parser.add_argument("--verify", action="store_true", help="check instead that the shuffles were fair")
    parser.add_argument("--commitment", default="", metavar="HEX", help="what was shown of the secret at the start")
    parser.add_argument("--json", action="store_true", help="what --verify finds, for programs")
    pool_options(parser)
    wanted = parser.parse_args(argv)
    if (wanted.commitment or wanted.json) and not wanted.verify:
        raise BadUsage("--commitment and --json belong to --verify")
    pool = shared(wanted_game(wanted)) if wanted.cards else None  # a save carries the cards that are not ours
    if wanted.verify:
        return report(verify(wanted.save, wanted.commitment, pool), wanted.json)
    final = load(wanted.save, pool=pool)
    setup = final.setup
    names = " against ".join(deck.name or "(no name)" for deck in setup.decks)
    print(f"{setup.game}, {setup.format}, {shuffled(setup)}: {names}")
    if wanted.brief:
        print(*final.log, sep="\n")
    else:
        retell(Match(setup, drive(setup, ()), [], [None] * len(setup.decks)), final.answers)
    print(final.result if final.result is not None else f"waits for {final.question}")
    for i, option in enumerate(final.options):
        print(f"  {i} {option}")
    return 0


def shuffled(setup: Setup) -> str:
    return f"seed {setup.chance.seed}" if isinstance(setup.chance, Seeded) else f"sealed with {setup.commitment}"


def report(checks: list[Check], as_json: bool) -> int:
    """What was checked; 1 if something did not hold."""
    fair = all(check.held for check in checks)
    if as_json:
        rows = [{"check": check.name, "held": check.held, "says": check.says} for check in checks]
        print(json.dumps({"fair": fair, "checks": rows}, indent=1))
    else:
        for check in checks:
            print(f"{'holds' if check.held else 'FAILS'}  {check.says}")
        print("The shuffles were fair." if fair else "That these shuffles were fair is not proved.")
    return 0 if fair else 1


def retell(match: Match, answers: list[Answer]) -> None:
    """Give the answers again, telling each with what came of it."""
    told = 0
    for answer in answers:
        question = match.question
        if isinstance(answer, int) and answer < 0:
            match.concede(-1 - answer)
        else:
            if question is not None:
                print(f"  {question}: {chosen(question.options, answer, question.whole is not None)}")
            match.answer(answer)
        log = match.log
        for line in log[told:]:
            print(line)
        told = len(log)


def chosen(options: tuple[str, ...], answer: Answer, shares: bool) -> str:
    if isinstance(answer, int):
        return options[answer]
    if shares:
        return ", ".join(f"{share} to {option}" for share, option in zip(answer, options, strict=True))
    return ", ".join(options[i] for i in answer) or "none"
