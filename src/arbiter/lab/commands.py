"""`arbiter bench` and `arbiter sim`: the command lines, and nothing that is slow to import."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from arbiter.commands.parsing import BadUsage, Parser, cards_options, games_option, jobs_option, positive

if TYPE_CHECKING:
    from arbiter.lab.sim import Order, Report


def seconds(word: str) -> float:
    try:
        value = float(word)
    except ValueError:
        value = 0.0
    if not 0 < value < 1e6:
        raise argparse.ArgumentTypeError(f"{word[:20]!r} is not a positive number of seconds")
    return value


def share(word: str) -> float:
    try:
        value = float(word)
    except ValueError:
        value = -1.0
    if not 0 < value < 1:
        raise argparse.ArgumentTypeError(f"{word[:20]!r} is not a number between 0 and 1")
    return value


def bench_main(argv: Sequence[str]) -> int:
    """Runs the command on what follows `arbiter bench`; the exit code."""
    parser = Parser(
        prog="arbiter bench",
        description="How fast random play is on one core, beside python-chess's random play in the same run.",
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="the games to measure (default: all playable ones)")
    parser.add_argument("--seconds", type=seconds, default=10.0, metavar="S", help="for each game (default 10)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument(
        "--env",
        action="store_true",
        help="steps a second of the learning environments instead, beside PettingZoo's chess and OpenSpiel's gin rummy",
    )
    games_option(parser)
    cards_options(parser)
    wanted = parser.parse_args(argv)
    from arbiter.games.registry import playable

    if wanted.env:
        from arbiter.lab import env_bench

        stepping = {key: env_bench.bench(key, wanted.seconds) for key in wanted.games or playable()}
        print(json.dumps(env_bench.as_json(stepping), indent=2) if wanted.json else env_bench.as_text(stepping))
        return 0
    from arbiter.lab.bench import as_json, as_text, bench

    speeds = {key: bench(key, wanted.seconds) for key in wanted.games or playable()}
    print(json.dumps(as_json(speeds), indent=2) if wanted.json else as_text(speeds))
    return 0


def sim_parser() -> Parser:
    parser = Parser(
        prog="arbiter sim",
        description="Bots play many games: win rates with 95% intervals, lengths, errors.",
        epilog="A game is known by its seed, decks and bots; a game that fails is kept in a file that says how to "
        "play it again. The exit code is 1 if one did.",
    )
    parser.add_argument("game", metavar="GAME", help="which game, as in `arbiter rules --coverage`")
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="how many (default 100)")
    parser.add_argument(
        "--bots",
        default="random,random",
        metavar="A,B",
        help="random, novice, greedy, search:0.2s, search:300p … (default random,random)",
    )
    parser.add_argument("--swap", action="store_true", help="every game twice, the bots changing seats")
    parser.add_argument("--mirrors", action="store_true", help="decks also meet themselves")
    parser.add_argument(
        "--line", type=share, metavar="P", help="stop once the first bot's interval is above or below it (0.65)"
    )
    parser.add_argument("--decks", default="", metavar="X,Y", help="names or files (default: all ours of the format)")
    parser.add_argument("--format", metavar="F", help="the format or variant (default: the game's usual one)")
    jobs_option(parser)
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="of the first game, then S+1 ... (default 1)")
    parser.add_argument("--keep", type=Path, default=Path("sim-errors"), metavar="DIR", help="for failed games")
    parser.add_argument("--json", action="store_true", help="print JSON")
    games_option(parser)
    cards_options(parser)
    return parser


def sim_main(argv: Sequence[str]) -> int:
    """Runs the command on what follows `arbiter sim`; the exit code, 1 if a game failed."""
    wanted = sim_parser().parse_args(argv)
    names = tuple(word.strip() for word in wanted.bots.split(","))
    if len(names) != 2:
        raise BadUsage(f"--bots: two bots play, {len(names)} were named; for example --bots greedy,random")
    if not 0 <= wanted.seed < 1 << 62:
        raise BadUsage("--seed: a number from 0 to 2^62")
    from arbiter.bots.registry import known_bot
    from arbiter.cards.checking import known_format
    from arbiter.commands.progress import progress
    from arbiter.games.registry import entry
    from arbiter.lab.decks import named_decks, pairings
    from arbiter.lab.reports import as_json, as_text, keep
    from arbiter.lab.sim import again, orders, simulate

    entry(wanted.game)
    bots = (known_bot(names[0]), known_bot(names[1]))
    format = "" if wanted.format is None else known_format(wanted.game, wanted.format)
    pairs = pairings(named_decks(wanted.game, wanted.decks, wanted.format), wanted.mirrors)
    games = list(orders(wanted.game, pairs, bots, wanted.games, wanted.seed, format, wanted.swap))
    with progress(f"{bots[0]} against {bots[1]}", len(games), sys.stderr) as tick:
        report = simulate(games, bots, wanted.jobs, tick, wanted.line)
    for failure in report.failures:
        path = keep(failure, wanted.keep)
        seed = failure.order.seed
        print(f"seed {seed}: {failure.error}\n  kept in {path}\n  {again(failure.order)}", file=sys.stderr)
    if wanted.json:
        print(json.dumps(as_json(report), indent=2))
    else:
        print(told(games[0], report) if len(games) == 1 else as_text(report))
    return 1 if report.failures else 0


def told(order: Order, report: Report) -> str:
    """One game in words."""
    from arbiter.lab.reports import as_text
    from arbiter.lab.sim import slots

    seats = [f"{name} with {deck.name}" for name, deck in zip(slots(order.bots), order.decks, strict=True)]
    return f"seed {order.seed}: {seats[0]} against {seats[1]}\n{as_text(report)}"
