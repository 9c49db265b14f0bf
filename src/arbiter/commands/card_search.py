"""`arbiter card search`: the cards for which a query holds."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence

from arbiter.cards.search import Entry, index_of
from arbiter.commands.progress import progress
from arbiter.processes import all_cores

SHOWN = 60  # cards that a terminal is told without --all


def search_main(wanted: argparse.Namespace) -> int:
    from arbiter.cards.pool import shared
    from arbiter.cards.summaries import summaries_of

    pool = shared(wanted.game)
    with progress("reading cards", len(pool), sys.stderr) as tick:
        known = summaries_of(pool, tick, all_cores())
    return tell_found(index_of(pool, known).search(" ".join(wanted.query)), wanted.json, wanted.all)


def tell_found(found: Sequence[Entry], as_json: bool, everything: bool = False) -> int:
    if as_json:
        print(json.dumps([as_data(each) for each in found], indent=2, ensure_ascii=False))
        return 0
    for each in found if everything else found[:SHOWN]:
        print(row_of(each))
    left = 0 if everything else max(0, len(found) - SHOWN)
    print(f"{len(found)} cards" + (f" ({left} not shown; --all or --json shows them)" if left else ""))
    return 0


def as_data(entry: Entry) -> dict[str, object]:
    now = entry.summary
    return {
        "id": entry.id,
        "name": entry.name,
        "types": list(now.types),
        "colours": list(now.colours),
        "kinds": list(now.kinds),
        "groups": list(now.groups),
        "cost": now.cost,
        "power": now.power,
        "guard": now.guard,
        "problem": now.problem or None,
    }


def row_of(entry: Entry) -> str:
    now = entry.summary
    line = f"{'/'.join(now.colours)} {'/'.join(now.types)} {now.cost}".strip().replace("_", " ")
    mark = "" if not now.problem else "  (not carried out)"
    return f"{entry.id:<12} {entry.name:<36} {line}{mark}"
