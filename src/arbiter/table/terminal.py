"""`arbiter play`: a person at the terminal against a bot, or two people at one screen."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from arbiter.bots.registry import NAMES
from arbiter.commands.parsing import BadUsage, Parser, cards_options, games_option, jobs_option
from arbiter.games.registry import DEFAULT_GAME
from arbiter.kernel.errors import ArbiterError
from arbiter.processes import all_cores

if TYPE_CHECKING:
    from arbiter.api import Match
    from arbiter.bots.elsewhere import Thinkers
    from arbiter.kernel.game import Agent
    from arbiter.table.paint import Painter
    from arbiter.table.session import Input, Output


def parser() -> Parser:
    made = Parser(prog="arbiter play", description="Play in the terminal against a bot.")
    made.add_argument("game", nargs="?", default=DEFAULT_GAME, help=f"the game to play ({DEFAULT_GAME})")
    made.add_argument("--deck", metavar="NAME|FILE", help="your deck (one of the game's own)")
    made.add_argument("--against", metavar="NAME|FILE", help="your opponent's deck (another of them)")
    made.add_argument(
        "--bot",
        default="greedy",
        metavar="NAME",
        help=f"who sits opposite: {', '.join(NAMES)}, or none for another person (default greedy)",
    )
    made.add_argument("--format", help="the format or variant: which decks and rules (the game's usual one)")
    made.add_argument("--seed", type=int, help="shuffle with this number, the same way each time; no secret")
    made.add_argument("--record", metavar="FILE", help="keep the finished game there, for arbiter replay --verify")
    made.add_argument("--load", metavar="FILE", help="take up a game that was saved with s")
    made.add_argument("--manual-payment", action="store_true", help="choose yourself what pays for a card")
    made.add_argument("--full-control", action="store_true", help="be asked at every moment at which you could act")
    made.add_argument("--ask-all", action="store_true", help="be asked even where there is only one answer")
    made.add_argument("--no-colour", "--no-color", action="store_true", help="plain text; NO_COLOR does the same")
    jobs_option(made, " with which hints and a bot that searches think", all_cores())
    games_option(made)
    cards_options(made)
    return made


def welcome(match: Match, bot: str) -> list[str]:
    """What a newcomer has to know before the first question."""
    from arbiter.table.looks import look_of

    look = look_of(match.setup.game)
    mine, theirs = (deck.name or "a deck" for deck in match.setup.decks[:2])
    if bot == "none":
        seats = f"Two people at one screen: player 1 plays {mine}, player 2 plays {theirs}."
    else:
        seats = f"Welcome. You are player 1 and play {mine}; your opponent, the {bot} bot, plays {theirs}."
    sealed = [f"Nobody knows the shuffles. Sealed with (SHA-256) {match.commitment}"] if match.commitment else []
    return [
        seats,
        *sealed,
        *(look.fill_in(text, match.setup.format) for text in look.welcome),
        'Type a number to choose; Enter alone does what stands after "Enter =". h explains everything.',
    ]


def play(
    begin: Callable[[list[Agent | None]], Match],
    read: Input,
    write: Output,
    painter: Painter,
    bot: Agent | None = None,
    bot_name: str = "none",
    full_control: bool = False,
    clear: bool = False,
    chooses_payment: bool = False,
    helpers: Thinkers | None = None,
) -> int:
    """Begin a match and play it with these ways to read and write; 0 when it was played to its end."""
    from arbiter.table.session import Session, WatchedBot

    people = (0, 1) if bot is None else (0,)
    session = Session(people, read, write, painter, full_control, clear, chooses_payment, helpers)
    match = begin([None, None if bot is None else WatchedBot(bot, session)])
    session.greet(welcome(match, bot_name))
    return session.play(match)


def ask_person(prompt: str) -> str:
    """Read a line; where nobody types, the prompt would only be noise in the output."""
    if sys.stdin.isatty():
        return input(prompt)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line


def print_out(text: str) -> None:
    print(text, flush=True)


def main(argv: list[str] | None = None) -> int:
    """The command; what is wrong with its arguments is said in one line."""
    try:
        return run(parser().parse_args(argv))
    except ArbiterError as error:
        print(f"arbiter play: {error}", file=sys.stderr)
        return 2


def run(options: argparse.Namespace) -> int:
    import arbiter
    from arbiter.bots.elsewhere import helping
    from arbiter.bots.registry import make_bot
    from arbiter.games.registry import entry
    from arbiter.table.looks import default_decks
    from arbiter.table.paint import for_this_terminal

    painter = for_this_terminal(options.no_colour)
    clear = painter.cursor and sys.stdin.isatty()

    manual = options.manual_payment

    def begin(agents: list[Agent | None]) -> Match:
        if options.load:
            return arbiter.load(Path(options.load), agents=agents)
        mine, theirs = default_decks(options.game)
        takes_cards = bool(entry(options.game).rules.paying.resources.cards)  # then the session asks before it does
        return arbiter.start(
            options.game,
            options.deck or mine,
            options.against or theirs,
            seed=options.seed,
            format=options.format,
            agents=agents,
            ask_payment=[player for player, agent in enumerate(agents) if agent is None and (manual or takes_cards)],
            ask_forced=options.ask_all,
        )

    seed = secrets.randbits(62) if options.seed is None else options.seed
    full = options.full_control or options.ask_all
    played: list[Match] = []

    def begin_and_note(agents: list[Agent | None]) -> Match:
        played.append(begin(agents))
        return played[0]

    with helping(options.jobs) as helpers:  # they are started when somebody has to think
        bot = None if options.bot == "none" else make_bot(options.bot, seed, helpers)
        play(begin_and_note, ask_person, print_out, painter, bot, options.bot, full, clear, manual, helpers)
    if options.record and played[0].is_over:
        record(played[0], Path(options.record))
    return 0


def record(match: Match, path: Path) -> None:
    try:
        path.write_text(match.save(), encoding="utf-8")
    except OSError as error:
        raise BadUsage(f"{path}: cannot be written: {error.strerror}") from None
    check = f"arbiter replay {path}" + (f" --verify --commitment {match.commitment}" if match.commitment else "")
    print_out(f"Recorded. {check}")
