"""The published cards that are at hand: those of ARBITER_CARDDATA, or of shared/carddata beside the repository."""

from __future__ import annotations

import json
import os
from pathlib import Path

from arbiter.commands.card_measuring import read_file
from arbiter.games.printed_fields import Card

BESIDE = Path(__file__).parents[2] / "shared" / "carddata"
FOLDER = Path(os.environ.get("ARBITER_CARDDATA") or BESIDE)
FILES = {"fow5": "fow"}  # whose file has the game's cards, where it is not its own
CLUSTERS = {"fow5": ("Grimm", "Alice")}  # which of them were there when the game's document was written


def file_of(game: str) -> Path:
    return FOLDER / f"{FILES.get(game, game)}.jsonl"


def published(game: str) -> list[Card]:
    """The game's cards with all their sides and the errata that it ships; where the file is that of newer rules, those
    of the clusters that were of the game's time."""
    rows = [json.loads(line) for line in file_of(game).read_text("utf-8").splitlines()]
    ids = {str(row["id"]) for row in rows if game not in CLUSTERS or row["cluster"] in CLUSTERS[game]}
    _, corrected, _ = read_file(file_of(game), game)
    return [card for card in corrected.cards if str(card["id"]) in ids]
