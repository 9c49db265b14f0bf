"""Measured on published cards, where they are at hand: ARBITER_CARDDATA names the folder that holds fftcg.jsonl."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from arbiter.games.fftcg.language import LANGUAGE
from arbiter.text.coverage import Card, Coverage, measure

FOLDER = os.environ.get("ARBITER_CARDDATA", "")


@pytest.fixture(scope="module")
def coverage() -> Coverage:
    path = Path(FOLDER) / "fftcg.jsonl"
    if not FOLDER or not path.exists():
        pytest.skip("no published cards at hand")
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return measure(LANGUAGE, (Card(r["name"], r["type"], r["text"], r["id"]) for r in rows))


def test_most_cards_compile_whole(coverage: Coverage) -> None:
    assert coverage.share >= 0.8


def test_no_text_is_ambiguous(coverage: Coverage) -> None:
    assert [card.id for card, problem, _ in coverage.errors if "ambiguous" in problem.message] == []
