"""`arbiter library`: your own cards in one file: add other people's files, look at them, correct and remove them."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from arbiter.cards.card_texts import texts_of
from arbiter.cards.library.images import find_images
from arbiter.cards.library.store import BadLibrary, Library, Printing
from arbiter.cards.near_names import NearNames
from arbiter.commands.parsing import BadUsage, Parser, games_option, positive
from arbiter.commands.progress import progress
from arbiter.games.registry import entry
from arbiter.processes import all_cores

if TYPE_CHECKING:  # changing needs the compiler of texts, which nobody waits for who only looks
    from arbiter.cards.library.changing import Report, Tick, Watch

SHOWN = 10  # problems that are told without being asked for


def main(argv: Sequence[str]) -> int:
    wanted = make_parser().parse_args(argv)
    if wanted.game is not None:
        entry(wanted.game)
    commands: dict[str, Callable[[argparse.Namespace], int]] = {
        "add": add_main,
        "list": list_main,
        "show": show_main,
        "search": search_main,
        "problems": problems_main,
        "remove": remove_main,
        "update": update_main,
        "errata": errata_main,
        "images": images_main,
    }
    return commands[wanted.command](wanted)


def make_parser() -> Parser:
    parser = Parser(prog="arbiter library", description=__doc__)
    words = "add|list|show|search|problems|remove|update|errata|images"
    commands = parser.add_subparsers(dest="command", required=True, metavar=words)
    add = commands.add_parser("add", help="take the cards of files in, whatever shape they have")
    add.add_argument("files", nargs="+", type=Path, metavar="FILE")
    commands.add_parser("list", help="the games, sets and files of the library")
    show = commands.add_parser("show", help="a card with all its printings")
    show.add_argument("name", nargs="+", metavar="NAME", help="a card's name or id")
    search = commands.add_parser("search", help='the cards for which a query holds: t:forward cost<=3 o:"draw"')
    search.add_argument("query", nargs="*", metavar="QUERY")
    problems = commands.add_parser("problems", help="rows that are no cards, and cards that are not carried out")
    problems.add_argument("--top", type=positive, default=None, metavar="N", help="only the first N")
    remove = commands.add_parser("remove", help="take cards out")
    remove.add_argument("ids", nargs="*", metavar="ID")
    remove.add_argument("--set", metavar="SET", help="all cards of a set")
    remove.add_argument("--all", action="store_true", help="all cards (with --game: of the game)")
    commands.add_parser("update", help="read changed files again, and every text with this version")
    errata = commands.add_parser("errata", help="correct single words: id, position, wrong word, right word")
    errata.add_argument("file", type=Path, metavar="FILE")
    images = commands.add_parser("images", help="where the cards' images are: files named by id or number")
    images.add_argument("source", type=Path, metavar="FOLDER|ZIP")
    for each in commands.choices.values():
        each.add_argument("--library", type=Path, metavar="PATH", help="the library's file (ARBITER_LIBRARY, or yours)")
        each.add_argument("--game", help="only this game's cards")
        each.add_argument("--json", action="store_true", help="print JSON")
        games_option(each)
    return parser


def say(data: object) -> int:
    print(json.dumps(data, indent=2, ensure_ascii=False))
    return 0


def watched(stack: ExitStack) -> Watch:
    """Progress bars on the terminal, one after the other."""

    def watch(title: str, total: int) -> Tick:
        stack.close()
        return stack.enter_context(progress(title, total, sys.stderr))

    return watch


# ---------------------------------------------------------------- adding


def add_main(wanted: argparse.Namespace) -> int:
    from arbiter.cards.library import changing

    with Library(wanted.library, make=True) as library, ExitStack() as stack:
        report = changing.add_files(library, wanted.files, wanted.game, watched(stack), all_cores())
    return tell_report(report, wanted)


def update_main(wanted: argparse.Namespace) -> int:
    from arbiter.cards.library import changing

    with Library(wanted.library) as library, ExitStack() as stack:
        report = changing.read_again(library, watched(stack), all_cores())
    return tell_report(report, wanted)


def tell_report(report: Report, wanted: argparse.Namespace) -> int:
    if wanted.json:
        files = [
            {
                "file": str(file.path),
                "game": file.found.game,
                "shape": file.found.shape,
                "cards": len(file.cards),
                "skipped": [{"row": row.where, "says": row.problem} for row in file.bad],
            }
            for file in report.files
        ]
        games = {
            game: {
                "cards": report.cards[game],
                "printings": report.printings[game],
                "whole": report.whole[game],
                "new": report.new.get(game, 0),
                "changed": report.changed.get(game, 0),
                "errata": report.corrections.get(game, 0),
            }
            for game in report.cards
        }
        return say({"files": files, "games": games, "told": report.told})
    for file in report.files:
        also = f" (--game names another: {', '.join(file.found.also)})" if file.found.also else ""
        print(f"{file.path}: {file.found.shape} of {file.found.game}{also}: {len(file.cards)} cards")
        for row in file.bad[:SHOWN]:
            print(f"  {row.where}: {row.problem}; left out")
        if len(file.bad) > SHOWN:
            print(f"  and {len(file.bad) - SHOWN} more rows; arbiter library problems lists them")
    for game in report.cards:
        changes = [f"{report.new[game]} new", f"{report.changed[game]} changed"] if game in report.new else []
        changes += [f"{report.corrections[game]} errata applied"] if report.corrections.get(game) else []
        count = f"{report.cards[game]} cards in {report.printings[game]} printings"
        print(f"{game}: {', '.join([count, f'{report.whole[game]} carried out whole', *changes])}")
    for line in report.told[:SHOWN]:
        print(f"  {line}")
    return 0


def remove_main(wanted: argparse.Namespace) -> int:
    from arbiter.cards.library import changing

    if not wanted.ids and wanted.set is None and not wanted.all:
        raise BadUsage("name the cards' ids, a --set, or --all (with --game: of the game)")
    with Library(wanted.library) as library:
        count = changing.remove(library, wanted.ids, wanted.game, wanted.set)
    if wanted.json:
        return say({"removed": count})
    print(f"{count} printings removed")
    return 0


def errata_main(wanted: argparse.Namespace) -> int:
    from arbiter.cards.library import changing

    with Library(wanted.library) as library, ExitStack() as stack:
        made = changing.add_errata(library, wanted.file, wanted.game, watched(stack), all_cores())
    if wanted.json:
        return say({"corrections": made.made, "games": list(made.games), "told": made.told})
    print(f"{made.made} corrections for {', '.join(made.games)}")
    for line in made.told:
        print(f"  {line}")
    return 0


def images_main(wanted: argparse.Namespace) -> int:
    from arbiter.cards.library import changing

    with Library(wanted.library) as library:
        games = [wanted.game] if wanted.game else list(library.games())
        found = {game: find_images(wanted.source, [p.id for p in library.printings(game)]) for game in games[:1]}
        if len(games) > 1:
            raise BadUsage(f"the library has cards of {', '.join(games)}; name the game with --game")
        for game, images in found.items():
            changing.replace_images(library, game, wanted.source, images.members)
    told = [line for images in found.values() for line in images.told]
    count = sum(len(images.members) for images in found.values())
    if wanted.json:
        return say({"images": count, "strangers": sum(each.strangers for each in found.values()), "told": told})
    print(f"{count} cards have an image now")
    for line in told[:SHOWN]:
        print(f"  {line}")
    return 0


# ---------------------------------------------------------------- looking


def list_main(wanted: argparse.Namespace) -> int:
    with Library(wanted.library) as library:
        files = [file for file in library.files() if wanted.game in (None, file.game)]
        printings = library.printings(wanted.game)
    sets: dict[tuple[str, str], list[Printing]] = {}
    for printing in printings:
        sets.setdefault((printing.game, printing.release), []).append(printing)
    if wanted.json:
        return say(
            {
                "library": str(library.path),
                "files": [file.__dict__ for file in files],
                "sets": [
                    {"game": game, "set": name, "printings": len(some), "whole": sum(not p.problem for p in some)}
                    for (game, name), some in sorted(sets.items())
                ],
            }
        )
    print(library.path)
    for game in dict.fromkeys(printing.game for printing in printings):
        mine = [printing for printing in printings if printing.game == game]
        cards = {printing.card for printing in mine}
        print(f"{game}: {len(cards)} cards in {len(mine)} printings")
        for (key, name), some in sorted(sets.items()):
            if key == game:
                print(f"  {name or '(no set)':<12} {len(some):5}, {sum(not p.problem for p in some)} carried out whole")
    for file in files:
        print(f"{file.added}  {file.path}: {file.shape} of {file.game}, {file.cards} cards")
    return 0


def show_main(wanted: argparse.Namespace) -> int:
    word = " ".join(wanted.name)
    with Library(wanted.library) as library:
        printings = library.printings(wanted.game)
    folded = word.casefold()
    meant = {(p.game, p.card) for p in printings if folded in (p.id.casefold(), p.name.casefold())}
    if not meant:
        near = NearNames(p.name for p in printings).find(word)
        raise BadLibrary(
            f"there is no card {word[:60]!r} in the library" + (f"; near: {', '.join(near)}" if near else "")
        )
    cards = [[p for p in printings if (p.game, p.card) == key] for key in sorted(meant)]
    if wanted.json:
        return say([as_data(each) for each in cards])
    print("\n\n".join("\n".join(card_rows(each)) for each in cards))
    return 0


def newest(printings: Sequence[Printing]) -> Printing:
    return next((each for each in printings if each.id == each.card), printings[0])


def as_data(printings: Sequence[Printing]) -> dict[str, object]:
    card = newest(printings)
    rows = [{"id": each.id, "set": each.release, "rarity": each.rarity} for each in printings]
    return {"game": card.game, "card": card.data, "printings": rows, "problem": card.problem or None}


def card_rows(printings: Sequence[Printing]) -> Iterator[str]:
    card = newest(printings)
    yield f"{card.name}  ({card.game})"
    yield from (f"  | {line}" for text in texts_of(card.data) for line in text.split("\n"))
    for each in printings:
        yield f"  {each.id}  {each.release}  {each.rarity}".rstrip()
    yield f"  not carried out: {card.problem}" if card.problem else "  carried out whole"


def search_main(wanted: argparse.Namespace) -> int:
    from arbiter.cards.library.looking import index_of_library
    from arbiter.commands.card_search import tell_found

    with Library(wanted.library) as library:
        games = [wanted.game] if wanted.game else list(library.games())
        found = []
        for game in games:
            found += index_of_library(library, game).search(" ".join(wanted.query))
    return tell_found(found, wanted.json)


def problems_main(wanted: argparse.Namespace) -> int:
    from arbiter.cards.library.looking import is_current

    with Library(wanted.library) as library:
        found = library.problems(wanted.game)
        old = [game for game in library.games() if not is_current(library, game)]
    if wanted.json:
        return say([{"file": each.file, "place": each.place, "says": each.says} for each in found[: wanted.top]])
    for each in found[: wanted.top]:
        print(f"{each.place}: {each.says}")
    print(f"{len(found)} problems")
    if old:
        print(f"cards of {', '.join(old)} were read by another version; arbiter library update reads them again")
    return 0
