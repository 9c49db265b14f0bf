"""`arbiter card check` and `coverage`: how many cards of a file are executed, and what stops the others."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from pathlib import Path

from arbiter.cards.coverage import Group, coverage_by_set, measured
from arbiter.cards.errata import Corrected, with_all_errata
from arbiter.cards.importing.recognising import recognise_file
from arbiter.cards.importing.rows import sound_rows
from arbiter.cards.stops import wrong_field
from arbiter.cards.summaries import summaries
from arbiter.cards.summary import Summary
from arbiter.commands.progress import progress
from arbiter.games.card_files import Row
from arbiter.processes import all_cores


def check_main(wanted: argparse.Namespace) -> int:
    """The exit code is 1 if any card is not executed."""
    game, corrected, bad = read_file(wanted.file, wanted.game)
    cards = corrected.cards
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


def read_file(path: Path, game: str | None) -> tuple[str, Corrected, list[Row]]:
    """The cards of a file with the errata that the game ships, and the rows that are none."""
    found = recognise_file(path, game)
    cards, bad = sound_rows(found)
    return found.game, with_all_errata(found.game, cards), bad


def coverage_main(wanted: argparse.Namespace) -> int:
    corrected, bad = cards_to_measure(wanted)
    cards = corrected.cards
    with progress("reading cards", len(cards), sys.stderr) as tick:
        known = summaries(wanted.game, cards, tick, all_cores())
    report = measured(cards, known)
    for row in bad:
        report.add(row.where, Summary(row.problem, stops=(wrong_field(row.problem),)))
    sets = coverage_by_set(cards, known) if wanted.by == "set" else {}
    if wanted.json:
        data: dict[str, object] = {
            "cards": report.cards,
            "executable": report.executable,
            "errata": corrected.made,
            "stops": [stop_data(group) for group in report.ranked()[: wanted.top]],
        }
        if sets:
            data["sets"] = {name: {"cards": each.cards, "executable": each.executable} for name, each in sets.items()}
        print(json.dumps(data, indent=2, ensure_ascii=False))
        return 0
    print(f"{report.executable} of {report.cards} cards are executed whole ({100 * report.share:.1f}%)")
    if corrected.made:
        print(f"{corrected.made} errata were applied")
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


def cards_to_measure(wanted: argparse.Namespace) -> tuple[Corrected, list[Row]]:
    if wanted.file is not None:
        _, corrected, bad = read_file(wanted.file, wanted.game)
        return corrected, bad
    from arbiter.cards.library.looking import cards_in
    from arbiter.cards.places import library_path

    found = cards_in(library_path(wanted.library), wanted.game)
    return replace(found.corrected, cards=list(found.pool().cards.values())), []


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
