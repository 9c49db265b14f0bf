"""`arbiter deck`: which decks there are, what is in one, and whether it may be played."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from arbiter.cards.checking import check, known_format
from arbiter.cards.decks import DeckList, built_in_decks, built_in_names, deck_rules, is_file, read_deck, read_file
from arbiter.cards.pool import Pool, shared
from arbiter.commands.parsing import Parser, pool_options, tell_problems, wanted_game


def main(argv: Sequence[str]) -> int:
    parser = Parser(prog="arbiter deck", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="list|show|check")
    lists = commands.add_parser("list", help="the built-in decks")
    show = commands.add_parser("show", help="the cards of a deck")
    checks = commands.add_parser("check", help="every violation of the rules, with their numbers")
    for each in (show, checks):
        each.add_argument("deck", metavar="FILE", help="a deck list in any known form, or a built-in deck's name")
    checks.add_argument("--format", help="the format to check for (default: the game's usual one)")
    for each in (lists, show, checks):
        pool_options(each)
        each.add_argument("--json", action="store_true", help="print JSON")
    wanted = parser.parse_args(argv)
    pool = shared(wanted_game(wanted))
    tell_problems(pool)
    if wanted.command == "list":
        return list_decks(pool, wanted.json)
    decks = find_decks(wanted.deck, pool)
    if wanted.command == "show":
        return show_decks(decks, pool, wanted.json)
    return check_decks(decks, known_format(pool.game, wanted.format), pool, wanted.json)


def find_decks(word: str, pool: Pool) -> list[DeckList]:
    """All decks of a file, or the one with this name."""
    if word not in built_in_names(pool.game) and is_file(Path(word)):
        return read_file(Path(word), pool.game, pool)
    return [read_deck(word, pool.game, pool)]


def list_decks(pool: Pool, as_json: bool) -> int:
    decks = built_in_decks(pool.game, shared(pool.game))
    if as_json:
        told = [{"key": key, "name": d.name, "about": d.about, **sizes(d)} for key, d in decks.items()]
        print(json.dumps(told, indent=2, ensure_ascii=False))
        return 0
    for key, deck in decks.items():
        print(f"{key}  ({', '.join(f'{name} {count}' for name, count in sizes(deck).items())})")
        if deck.about:
            print(f"    {deck.about}")
    return 0


def sizes(deck: DeckList) -> dict[str, int]:
    return {name: len(keys) for name, keys in deck.parts}


def show_decks(decks: list[DeckList], pool: Pool, as_json: bool) -> int:
    if as_json:
        told = [{"name": deck.name, "about": deck.about, **dict(deck.parts)} for deck in decks]
        print(json.dumps(told, indent=2, ensure_ascii=False))
        return 0
    titles = {part.name: part.title for part in deck_rules(pool.game).parts}
    for deck in decks:
        print(deck.name or "(no name)")
        if deck.about:
            print(f"  {deck.about}")
        for name, keys in deck.parts:
            print(f"  {titles[name]}: {len(keys)}")
            for key, count in Counter(keys).items():
                face = pool.face(key)
                kinds = "/".join(sorted(face.traits.colours)) + " " + "/".join(sorted(face.traits.types))
                print(f"    {count} {key:<9} {face.name:<32} {face.traits.cost} {kinds}")
    return 0


def check_decks(decks: list[DeckList], format: str, pool: Pool, as_json: bool) -> int:
    """The exit code is 1 if any of the decks may not be played."""
    found = [(deck, check(deck, format, pool)) for deck in decks]
    if as_json:
        told = [
            {
                "name": deck.name,
                "format": format,
                **sizes(deck),
                "legal": not violations,
                "violations": [{"rule": v.rule, "says": v.says, "cards": list(v.cards)} for v in violations],
            }
            for deck, violations in found
        ]
        print(json.dumps(told, indent=2, ensure_ascii=False))
    else:
        for deck, violations in found:
            outcome = f"may not be played in {format}:" if violations else f"may be played in {format}"
            print(f"{deck.name or '(no name)'} {outcome}")
            for violation in violations:
                print(f"  {violation}")
    return 1 if any(violations for _, violations in found) else 0
