"""`arbiter card`: what is on a card, what its text is compiled to, and whether the cards of a file are executed."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path

from arbiter.commands.parsing import Parser, cards_options, games_option, pool_options, positive, wanted_game
from arbiter.games.registry import entry

# Who shows a card does not wait for what measures thousands.
MODULES = {
    "show": "arbiter.commands.card_showing",
    "text": "arbiter.commands.card_showing",
    "search": "arbiter.commands.card_search",
    "check": "arbiter.commands.card_measuring",
    "coverage": "arbiter.commands.card_measuring",
}


def main(argv: Sequence[str]) -> int:
    parser = Parser(prog="arbiter card", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="show|text|search|check|coverage")
    show = commands.add_parser("show", help="everything on a card")
    text = commands.add_parser("text", help="a card's text as it is compiled, and printed back")
    for each in (show, text):
        each.add_argument("name", nargs="+", metavar="NAME", help="a card's name or id")
        pool_options(each)
    show.add_argument("--json", action="store_true", help="print JSON")
    search = commands.add_parser("search", help='the cards for which a query holds: t:forward cost<=3 o:"draw"')
    search.add_argument("query", nargs="*", metavar="QUERY")
    search.add_argument("--all", action="store_true", help="every card that was found")
    search.add_argument("--json", action="store_true", help="print JSON")
    pool_options(search)
    check = commands.add_parser("check", help="is every card of a file executed?")
    check.add_argument("file", type=Path, metavar="FILE", help="a file of cards, in any known shape")
    check.add_argument("--game", help="the game (default: what the cards look like)")
    games_option(check)
    check.add_argument("--json", action="store_true", help="print JSON")
    covers = commands.add_parser("coverage", help="how many cards of a file are executed, and what stops the others")
    covers.add_argument("game", metavar="GAME")
    covers.add_argument("file", type=Path, nargs="?", metavar="FILE", help="a file of cards (default: the library)")
    covers.add_argument("--by", choices=("set",), help="also for each set by itself")
    covers.add_argument("--ids", action="store_true", help="the ids of the cards that each stop stops")
    cards_options(covers)
    covers.add_argument("--top", type=positive, default=None, metavar="N", help="only the N most frequent stops")
    covers.add_argument("--json", action="store_true", help="print JSON")
    games_option(covers)
    wanted = parser.parse_args(argv)
    if wanted.command in ("show", "text", "search"):
        wanted.game = wanted_game(wanted)
    elif wanted.game is not None:
        entry(wanted.game)
    run: Callable[[argparse.Namespace], int] = getattr(import_module(MODULES[wanted.command]), f"{wanted.command}_main")
    return run(wanted)
