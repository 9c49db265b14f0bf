"""`arbiter replay`: a saved match, answer by answer, with everything in the open, and where it stands."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from arbiter.api import Match, load
from arbiter.cards.pool import Pool, read_cards
from arbiter.commands.parsing import Parser, pool_options
from arbiter.kernel.decisions import Answer
from arbiter.setup import drive


def main(argv: Sequence[str]) -> int:
    parser = Parser(prog="arbiter replay", description=__doc__)
    parser.add_argument("save", type=Path, metavar="FILE", help="a file with what match.save() gave")
    parser.add_argument("--brief", action="store_true", help="the log only, without questions and answers")
    pool_options(parser)
    wanted = parser.parse_args(argv)
    pool = None if wanted.cards is None else Pool(wanted.game, read_cards(wanted.cards))
    final = load(wanted.save, pool=pool)
    setup = final.setup
    names = " against ".join(deck.name or "(no name)" for deck in setup.decks)
    print(f"{setup.game}, {setup.format}, seed {setup.seed}: {names}")
    if wanted.brief:
        print(*final.log, sep="\n")
    else:
        retell(Match(setup, drive(setup, ()), [], [None] * len(setup.decks)), final.answers)
    print(final.result if final.result is not None else f"waits for {final.question}")
    for i, option in enumerate(final.options):
        print(f"  {i} {option}")
    return 0


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
