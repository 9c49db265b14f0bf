"""`arbiter card`: what is on a card, what its text is compiled to, and whether the cards of a file are executed."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from arbiter.cards.coverage import Group
from arbiter.cards.finding import unknown
from arbiter.cards.importing.recognising import recognise_file
from arbiter.cards.importing.rows import sound_rows
from arbiter.cards.pool import Card, Pool, shared
from arbiter.cards.stops import Stop
from arbiter.cards.summaries import Summary, all_cores, summaries
from arbiter.commands.card_search import search_main
from arbiter.commands.parsing import (
    Parser,
    cards_options,
    games_option,
    pool_options,
    positive,
    tell_problems,
    wanted_game,
)
from arbiter.commands.progress import progress
from arbiter.games.card_files import Row
from arbiter.games.registry import entry
from arbiter.kernel.errors import BadCard
from arbiter.kernel.traits import Face
from arbiter.profile.look import Look
from arbiter.table.cards import numbers
from arbiter.table.looks import look_of
from arbiter.table.seeing import price_words


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
    run: Callable[[argparse.Namespace], int] = {
        "show": show_main,
        "text": text_main,
        "search": search_main,
        "check": check_main,
        "coverage": coverage_main,
    }[wanted.command]
    return run(wanted)


# ---------------------------------------------------------------- one card


def find(wanted: argparse.Namespace) -> list[Face]:
    """The card with this id, or all cards with this name."""
    pool = shared(wanted.game)
    tell_problems(pool)
    word = " ".join(wanted.name)
    keys = pool.by_name.get(word.casefold())
    if not keys:
        key = pool.find(word)
        if key is None:
            raise BadCard(unknown(word, pool))
        keys = [key]
    return [pool.face(key) for key in keys]


def show_main(wanted: argparse.Namespace) -> int:
    faces = find(wanted)
    if wanted.json:
        print(json.dumps([as_data(face) for face in faces], indent=2, ensure_ascii=False))
    else:
        look = look_of(wanted.game)
        print("\n\n".join("\n".join(as_text(side, look) for side in sides_of(face)) for face in faces))
    return 0


def sides_of(face: Face) -> list[Face]:
    """The card's sides, the one that lies up first."""
    return [face, *face.other]


def as_data(face: Face) -> dict[str, object]:
    now = face.traits
    data: dict[str, object] = {
        "id": face.key,
        "name": face.name,
        "types": sorted(now.types),
        "colours": sorted(now.colours),
        "cost": now.cost,
        "power": now.power if face.has_power or now.power else None,
        "kinds": sorted(now.kinds),
        "groups": sorted(now.groups),
        "keywords": sorted(now.keywords),
        "limit_cost": face.limit_cost or None,
        "text": face.text,
        "problem": face.extra.get("problem"),
    }
    if now.guard:
        data["guard"] = now.guard
    if face is face.front and face.other:
        data["sides"] = [as_data(side) for side in face.other]
    return data


def as_text(face: Face, look: Look) -> str:
    now = face.traits
    line = [*sorted(now.colours), *sorted(now.types)]
    if look.without_cost.isdisjoint(now.types):
        line.append(f"cost {price_words(face, look) or now.cost}")
    line += numbers(face, look)
    if face.limit_cost:
        line.append(f"{look.limit_word} {face.limit_cost}")
    rows = [f"{face.name}  ({face.key})", "  " + ", ".join(line)]
    if now.kinds:
        rows.append(f"  {look.kind_word}: {' / '.join(sorted(now.kinds))}")
    if now.groups:
        rows.append(f"  {look.group_word}: {' / '.join(sorted(now.groups))}")
    flags = [word for flag, word in look.flag_words.items() if flag in now.flags]
    if flags:
        rows.append(f"  {', '.join(flags)}")
    rows += [f"  | {row}" for row in face.text.splitlines()]
    if "problem" in face.extra:
        rows.append(f"  not executable: {face.extra['problem']}")
    return "\n".join(rows)


def text_main(wanted: argparse.Namespace) -> int:
    from arbiter.cards.outline import outline
    from arbiter.cards.pool import language_of
    from arbiter.text.compiler import print_ability
    from arbiter.text.errors import TextError

    faces = find(wanted)
    bad = False
    for face in faces:
        print(f"{face.name}  ({face.key})")
        if "problem" in face.extra:
            print(f"  not executable: {face.extra['problem']}")
            bad = True
        for program in dict.fromkeys(face.traits.programs):
            print(outline(program.ability, 1))
            try:
                print(f"    = {print_ability(language_of(wanted.game), face.name, program.ability)}")
            except TextError as error:
                print(f"    = {error}")
    return 1 if bad else 0


# ---------------------------------------------------------------- many cards


def check_main(wanted: argparse.Namespace) -> int:
    """The exit code is 1 if any card is not executed."""
    game, cards, bad = read_file(wanted.file, wanted.game)
    told: list[dict[str, object]] = [{"id": None, "name": row.where, "problem": row.problem} for row in bad]
    with progress("reading cards", len(cards), sys.stderr) as tick:
        for card, summary in zip(cards, summaries(game, cards, tick, all_cores()), strict=True):
            if summary.problem:
                told.append({"id": card.get("id"), "name": card.get("name"), "problem": summary.problem})
    count = len(cards) + len(bad)
    if wanted.json:
        data = {"game": game, "cards": count, "executable": count - len(told), "problems": told}
        print(json.dumps(data, indent=2, ensure_ascii=False))
    else:
        for row in told:
            print(f"{row['id'] or ''} {row['name']}: {row['problem']}".lstrip())
        print(f"{count - len(told)} of {count} cards are executed")
    return 1 if told else 0


def read_file(path: Path, game: str | None) -> tuple[str, list[Card], list[Row]]:
    """The cards of a file, and the rows that are none."""
    found = recognise_file(path, game)
    return (found.game, *sound_rows(found))


def coverage_main(wanted: argparse.Namespace) -> int:
    from arbiter.cards.coverage import coverage_by_set, measured

    cards, bad = cards_to_measure(wanted)
    with progress("reading cards", len(cards), sys.stderr) as tick:
        known = summaries(wanted.game, cards, tick, all_cores())
    report = measured(cards, known)
    for row in bad:
        report.add(row.where, Summary(row.problem, stops=(Stop.of_fields(row.problem),)))
    sets = coverage_by_set(cards, known) if wanted.by == "set" else {}
    if wanted.json:
        data: dict[str, object] = {
            "cards": report.cards,
            "executable": report.executable,
            "stops": [stop_data(group) for group in report.ranked()[: wanted.top]],
        }
        if sets:
            data["sets"] = {name: {"cards": each.cards, "executable": each.executable} for name, each in sets.items()}
        print(json.dumps(data, indent=2, ensure_ascii=False))
        return 0
    print(f"{report.executable} of {report.cards} cards are executed whole ({100 * report.share:.1f}%)")
    for name, each in sets.items():
        print(f"  {name:<12} {each.executable:5} of {each.cards:5} ({100 * each.share:.1f}%)")
    print(" cards  alone  what stops them (names, numbers and symbols replaced)")
    for group in report.ranked()[: wanted.top or 30]:
        print(f"{len(group.cards):6} {len(group.alone):6}  {group.key}")
        if wanted.ids:
            print(f"                 {', '.join(group.cards)}")
        if group.expected and wanted.ids:
            print(f"                 expected {', '.join(group.expected[:8])}")
    return 0


def cards_to_measure(wanted: argparse.Namespace) -> tuple[list[Card], list[Row]]:
    if wanted.file is not None:
        _, cards, bad = read_file(wanted.file, wanted.game)
        return cards, bad
    from arbiter.cards.library.store import Library

    with Library(wanted.library) as library:
        return list(Pool(wanted.game, library.cards(wanted.game)).cards.values()), []


def stop_data(group: Group) -> dict[str, object]:
    return {
        "phrase": group.phrase,
        "key": group.key,
        "cards": len(group.cards),
        "alone": len(group.alone),
        "ids": group.cards,
        "ids_alone": group.alone,
        "expected": list(group.expected),
    }
