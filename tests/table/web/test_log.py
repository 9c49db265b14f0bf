"""What the log of the browser table says of changes that nobody has announced."""

from __future__ import annotations

from dataclasses import replace

from arbiter.table.layout import layout_of
from arbiter.table.web.changes import Snapshot, gains


def told(game: str, before: dict[str, int], after: dict[str, int]) -> list[tuple[int, str, str]]:
    old = Snapshot(1, {}, ("field",), "deck", "hand", "discard", "stack", [before, {}])
    return list(gains(old, replace(old, resources=[after, {}]), layout_of(game), ""))


def test_what_a_player_has_more_or_less_of_is_told() -> None:
    assert told("fow", {"life": 4000}, {"life": 4200}) == [(0, "gains", "200 life")]
    assert told("gateruler", {}, {"glow": 2}) == [(0, "gains", "2 glow")]


def test_mere_counts_of_what_was_done_are_passed_over() -> None:
    assert told("gateruler", {}, {"summons": 1, "sets": 1, "attacks": 1}) == []
