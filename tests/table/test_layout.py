"""Layout files that cannot be read say what is wrong with them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from arbiter.games.registry import games
from arbiter.table.layout import KNOWN, BadLayout, layout_of, read_layout

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "layout.md"


def test_every_layout_of_ours_is_read() -> None:
    assert all(layout_of(game).own for game in games())


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ({"deeds": {"cast": "play"}}, "there is no table 'deeds'; there are words, area, .*, actions"),
        ({"asked": 3}, r"\[asked\] must be a table"),
        ({"asked": {"own": "main"}}, "own must be a list of names"),
        ({"area": [{"zone": 3, "title": "x"}]}, "zone must be a piece of text"),
    ],
)
def test_what_a_layout_cannot_have_is_told(data: dict[str, object], says: str) -> None:
    with pytest.raises(BadLayout, match=f"mine/layout.toml: .*{says}"):
        read_layout(data, "mine/layout.toml")


def test_every_table_of_a_layout_is_documented() -> None:
    told = DOCUMENT.read_text(encoding="utf-8")
    missing = [key for key in KNOWN if not re.search(rf"`\[*{key}[\].`]", told)]
    assert not missing
