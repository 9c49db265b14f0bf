"""`arbiter deck`: which decks there are, what is in one, whether it may be played, and in which forms to hand it on."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from arbiter.cards.checking import check, known_format
from arbiter.cards.decks import (
    DeckList,
    built_in_decks,
    built_in_names,
    deck_rules,
    find_game,
    is_file,
    read_deck,
    read_file,
    text_of_file,
)
from arbiter.cards.exporting import FORMS, export
from arbiter.cards.finding import MissingCards, unknown
from arbiter.cards.pool import Pool, shared
from arbiter.commands.parsing import Parser, pool_options, tell_problems, wanted_game
from arbiter.games.registry import playable, title_of


def main(argv: Sequence[str]) -> int:
    parser = Parser(prog="arbiter deck", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="list|show|check|export")
    lists = commands.add_parser("list", help="the built-in decks")
    show = commands.add_parser("show", help="the cards of a deck")
    checks = commands.add_parser("check", help="every violation of the rules, with their numbers")
    exports = commands.add_parser("export", help="a deck in a form that other programs read")
    for each in (show, checks, exports):
        each.add_argument("deck", metavar="FILE", help="a deck list in any known form, or a built-in deck's name")
        each.add_argument("--format", help="the format to play it in (default: the game's usual one)")
    checks.add_argument("--near", action="store_true", help="names like theirs for every unknown line, not only ten")
    exports.add_argument("--as", dest="form", default="arbiter", choices=tuple(FORMS), help="the form (arbiter)")
    for each in (lists, show, checks, exports):
        pool_options(each)
        each.add_argument("--json", action="store_true", help="print JSON")
    wanted = parser.parse_args(argv)
    taken = "" if wanted.command == "list" else game_of_list(wanted)
    pool = shared(taken or wanted_game(wanted))
    tell_problems(pool)
    if wanted.command == "list":
        return list_decks(pool, wanted.json)
    format = known_format(pool.game, wanted.format)
    try:
        decks = find_decks(wanted.deck, pool, format)
    except MissingCards as error:
        if wanted.command != "check":
            raise
        return tell_missing(error, wanted, pool)
    if wanted.command == "show":
        return show_decks(decks, pool, wanted.json)
    if wanted.command == "export":
        return export_decks(decks, pool, wanted.form, wanted.json)
    return check_decks(decks, format, pool, wanted.json)


def game_of_list(wanted: argparse.Namespace) -> str:
    """The game that the list itself shows, where nobody named one."""
    if wanted.game is not None or wanted.cards:
        return ""
    for game in playable():
        if wanted.deck in built_in_names(game):
            return game
    path = Path(wanted.deck)
    return (find_game(text_of_file(path), wanted.deck) or "") if is_file(path) else ""


def find_decks(word: str, pool: Pool, format: str) -> list[DeckList]:
    """All decks of a file, or the one with this name."""
    if word not in built_in_names(pool.game) and is_file(Path(word)):
        return read_file(Path(word), pool.game, pool, format)
    return [read_deck(word, pool.game, pool)]


def tell_missing(error: MissingCards, wanted: argparse.Namespace, pool: Pool) -> int:
    """Every line whose card is unknown; the exit code is 1."""
    rows = [
        {"line": each.line, "card": each.card, "says": unknown(each.card, pool) if wanted.near else each.says}
        for each in error.missing
    ]
    if wanted.json:
        print(json.dumps({"game": pool.game, "missing": rows}, indent=2, ensure_ascii=False))
        return 1
    print(f"{wanted.deck}: a list of {title_of(pool.game)} with {len(rows)} lines whose cards are not known:")
    for row in rows:
        print(f"  line {row['line']}: {row['says']}")
    return 1


def export_decks(decks: list[DeckList], pool: Pool, form: str, as_json: bool) -> int:
    texts = [export(deck, pool, form) for deck in decks]
    if as_json:
        print(
            json.dumps([{"name": deck.name, "text": text} for deck, text in zip(decks, texts, strict=True)], indent=2)
        )
    else:
        print("\n".join(texts), end="")
    return 0


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
                "game": deck.game,
                "format": format,
                "notes": list(deck.notes),
                **sizes(deck),
                "legal": not violations,
                "violations": [{"rule": v.rule, "says": v.says, "cards": list(v.cards)} for v in violations],
            }
            for deck, violations in found
        ]
        print(json.dumps(told, indent=2, ensure_ascii=False))
    else:
        for deck, violations in found:
            kind = f"{format} ({title_of(deck.game)})"
            outcome = f"may not be played in {kind}:" if violations else f"may be played in {kind}"
            print(f"{deck.name or '(no name)'} {outcome}")
            for note in deck.notes:
                print(f"  {note}")
            for violation in violations:
                print(f"  {violation}")
    return 1 if any(violations for _, violations in found) else 0
