"""Attacks the table: a bounded version of every attack that is known, against a server of its own, with a report.

`python tools/attack.py` runs all of them, `--only 4,9` some, `--named "bots that think"` one, `--json` reports for
programs. The exit code is 1 if something did not hold.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tools.attacks import on_cards, on_pauses, on_secrets, on_time, on_trust
from tools.attacks.target import Outcome, Target, own_server


@dataclass(frozen=True)
class Attack:
    """What is tried; `item` is its number in the list of what once did not hold."""

    item: int
    name: str
    run: Callable[[Target], Awaitable[Outcome]]
    needs_server: bool = True


# The order matters little, but the last ones stop and start the server.
ATTACKS = (
    Attack(1, "foretelling shuffles", on_secrets.shuffles),
    Attack(2, "taking back after a look", on_secrets.peeking),
    Attack(3, "the order of a search", on_secrets.search_order),
    Attack(4, "lists that take long", on_time.lists),
    Attack(4, "replays that take long", on_time.replays),
    Attack(4, "spectators without end", on_time.watchers),
    Attack(4, "many tables at once", on_time.tables_at_once),
    Attack(4, "bots that think long", on_time.bots_that_think),
    Attack(4, "searches that take long", on_cards.searches),
    Attack(4, "texts that take long", on_cards.home_made_texts),
    Attack(6, "pauses that tell", on_pauses.pauses),
    Attack(7, "stalling by taking back", on_trust.stalling, False),
    Attack(9, "silent connections", on_time.silence),
    Attack(9, "requests without end", on_time.flood),
    Attack(9, "small files that grow", on_time.memory),
    Attack(9, "names, pages, proxies", on_trust.names),
    Attack(9, "other people's decks", on_cards.other_peoples_decks),
    Attack(9, "this computer's library", on_cards.library_of_this_computer),
    Attack(10, "malformed things", on_trust.malformed),
    Attack(11, "dates that jump", on_trust.wrong_date, False),
    Attack(8, "damaged tables", on_trust.damage),
    Attack(9, "a second server", on_trust.second_server),
)


async def attack(one: Attack) -> Outcome:
    """Against a server of its own, so that one attack does not use up what another needs."""
    with own_server(one.needs_server) as target:
        try:
            outcome = await asyncio.wait_for(one.run(target), 180)
        except Exception as error:  # whatever happens, the others are run
            outcome = Outcome(False, f"{type(error).__name__}: {error}"[:200])
        errors = target.errors()
        if errors and one.item != 8:  # a damaged table is told as an error
            outcome.held = False
            outcome.says += f"; the server wrote {len(errors)} errors, the first: {errors[0]['event']}"
        return outcome


def report(rows: list[tuple[Attack, Outcome, float]]) -> str:
    lines = [f"{'item':>4}  {'attack':<26} {'':<6} {'s':>5}  what happened"]
    for one, outcome, seconds in rows:
        held = "held" if outcome.held else "BROKE"
        lines.append(f"{one.item:>4}  {one.name:<26} {held:<6} {seconds:>5.1f}  {outcome.says}")
    broke = sum(not outcome.held for _, outcome, _ in rows)
    lines.append(f"{len(rows)} attacks, {len(rows) - broke} held, {broke} did not")
    return "\n".join(lines)


def as_json(rows: list[tuple[Attack, Outcome, float]]) -> str:
    return json.dumps([
        {"item": one.item, "attack": one.name, "held": outcome.held, "says": outcome.says,
         "figures": outcome.figures, "seconds": round(seconds, 1)}
        for one, outcome, seconds in rows
    ], indent=1)  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", metavar="ITEMS", help="items of the list, with commas between them")
    parser.add_argument("--named", metavar="WORDS", default="", help="only those with these words in their names")
    parser.add_argument("--json", action="store_true", help="report as JSON")
    wanted = parser.parse_args()
    items = {int(item) for item in wanted.only.split(",")} if wanted.only else {one.item for one in ATTACKS}
    rows: list[tuple[Attack, Outcome, float]] = []
    for one in ATTACKS:
        if one.item in items and wanted.named in one.name:
            begun = time.monotonic()
            outcome = asyncio.run(attack(one))
            rows.append((one, outcome, time.monotonic() - begun))
            print(f"{one.name}: {'held' if outcome.held else 'BROKE'}", file=sys.stderr, flush=True)
    print(as_json(rows) if wanted.json else report(rows))
    return int(any(not outcome.held for _, outcome, _ in rows))


if __name__ == "__main__":
    sys.exit(main())
