"""`arbiter card`: what is on a card, what its text is compiled to, and whether the cards of a file are executed."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from arbiter.cards.decks import unknown
from arbiter.cards.pool import Card, Pool, read_cards, shared
from arbiter.commands.parsing import Parser, game_options, games_option, pool_options, positive
from arbiter.games.registry import entry
from arbiter.kernel.errors import BadCard
from arbiter.kernel.traits import Face
from arbiter.profile.look import Look
from arbiter.table.cards import numbers
from arbiter.table.looks import look_of
from arbiter.table.seeing import price_words


def main(argv: Sequence[str]) -> int:
    parser = Parser(prog="arbiter card", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="show|text|check|coverage")
    show = commands.add_parser("show", help="everything on a card")
    text = commands.add_parser("text", help="a card's text as it is compiled, and printed back")
    for each in (show, text):
        each.add_argument("name", nargs="+", metavar="NAME", help="a card's name or id")
        pool_options(each)
    show.add_argument("--json", action="store_true", help="print JSON")
    check = commands.add_parser("check", help="is every card of a file executed?")
    check.add_argument("file", type=Path, metavar="FILE", help="a .toml or .jsonl file of cards")
    game_options(check)
    check.add_argument("--json", action="store_true", help="print JSON")
    covers = commands.add_parser("coverage", help="how many cards of a file are executed, and what stops the others")
    covers.add_argument("game", metavar="GAME")
    covers.add_argument("file", type=Path, metavar="FILE", help="a .jsonl or .toml file of cards")
    covers.add_argument("--top", type=positive, default=None, metavar="N", help="only the N most frequent stops")
    covers.add_argument("--json", action="store_true", help="print JSON")
    games_option(covers)
    wanted = parser.parse_args(argv)
    entry(wanted.game)
    run: Callable[[argparse.Namespace], int] = {
        "show": show_main,
        "text": text_main,
        "check": check_main,
        "coverage": coverage_main,
    }[wanted.command]
    return run(wanted)


# ---------------------------------------------------------------- one card


def find(wanted: argparse.Namespace) -> list[Face]:
    """The card with this id, or all cards with this name."""
    pool = shared(wanted.game) if wanted.cards is None else Pool(wanted.game, read_cards(wanted.cards))
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
    cards = read_cards(wanted.file)
    found = [(card, problem_of(wanted.game, card)) for card in cards]
    seen: set[object] = set()
    told: list[dict[str, object]] = []
    for card, problem in found:
        key = card.get("id")
        if problem is None and isinstance(key, str) and key in seen:
            problem = f"another card has the id {key!r} too; ids must differ"
        seen.add(key if isinstance(key, str) else None)
        if problem is not None:
            told.append({"id": key, "name": card.get("name"), "problem": problem})
    if wanted.json:
        print(json.dumps({"cards": len(cards), "executable": len(cards) - len(told), "problems": told}, indent=2))
    else:
        for row in told:
            print(f"{row['id']} {row['name']}: {row['problem']}")
        print(f"{len(cards) - len(told)} of {len(cards)} cards are executed")
    return 1 if told else 0


def problem_of(game: str, card: Card) -> str | None:
    try:
        return entry(game).make_face(card).extra.get("problem")
    except BadCard as error:
        return str(error)


def coverage_main(wanted: argparse.Namespace) -> int:
    from arbiter.cards.coverage import coverage
    from arbiter.commands.progress import progress

    cards = read_cards(wanted.file)
    with progress("reading cards", len(cards), sys.stderr) as tick:
        report = coverage(wanted.game, cards, tick)
    stops = report.ranked()[: wanted.top]
    if wanted.json:
        told = [{"phrase": phrase, "cards": count} for phrase, count in stops]
        data = {"cards": report.cards, "executable": report.executable, "stops": told}
        print(json.dumps(data, indent=2, ensure_ascii=False))
        return 0
    print(f"{report.executable} of {report.cards} cards are executed whole ({100 * report.share:.1f}%)")
    for phrase, count in stops[: wanted.top or 30]:
        print(f"{count:6}  {phrase}")
    return 0
