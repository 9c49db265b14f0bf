"""docs/scenarios.md: its Python runs, its notation is read, and no verb or look is missing from it."""

import re
from pathlib import Path

from arbiter.games.registry import entry
from arbiter.testing import Table, scenario

PAGE = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return [text for kind, text in re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.M | re.S) if kind == language]


def test_the_examples_run() -> None:
    found = blocks("python")
    assert len(found) >= 5
    names: dict[str, object] = {}
    for block in found:
        exec(compile(block, "docs/scenarios.md", "exec"), names)


def test_the_notation_of_the_page_is_read() -> None:
    (text,) = blocks("")
    position, _ = text.split("answers:")
    table = scenario.load(position)
    assert table.is_rested("Salt Road Warden") and table.damage_on("Salt Road Warden") == 3000
    assert table.zone_names(1, "deck")[0] == "Caravan Guard" and table.hand_names(0) == ["Test Bolt"]


def test_the_page_names_everything_public() -> None:
    missing = [name for name in dir(Table) if not name.startswith("_") and not re.search(rf"\b{name}\b", PAGE)]
    assert missing == []


def test_the_page_names_every_step_and_kind_of_action_and_zone() -> None:
    for key in ("fftcg", "fow", "fow5", "gateruler", "caster"):
        row, zones = re.findall(rf"^\| `{key}` \|.*$", PAGE, re.M)
        rules = entry(key).rules
        assert [word for word in (*rules.turn.steps, *rules.playing.steps) if f"`{word}`" not in row] == []
        assert [zone for zone in rules.zones.specs if zone != "player" and f"`{zone}`" not in zones] == []
