"""What the tables show of Gate Ruler: where units stand, what charges are linked to, and nothing that is hidden."""

from __future__ import annotations

import json

from arbiter.kernel.views import view
from arbiter.table import cards
from arbiter.table.layout import layout_of
from arbiter.table.seeing import see
from arbiter.table.web.masks import Mask
from arbiter.table.web.viewpoint import Viewpoint
from arbiter.testing import Table
from tests.games.gateruler.plain import table


def in_the_browser(made: Table, viewer: int) -> dict[str, list[dict[str, list[dict[str, object]]]]]:
    viewpoint = Viewpoint(made.game, viewer, Mask(b"secret of a table", viewer))
    shown = json.loads(viewpoint.zones_text(view(made.game, viewer)))
    assert isinstance(shown, dict)
    return shown


def test_places_are_seen_by_all_and_links_bear_the_viewers_names() -> None:
    made = table().field(0, "Giant", place=2).zone(0, "charge", "Scout", host="Giant").zone(0, "set", "Trick")
    for viewer in (0, 1):
        shown = in_the_browser(made, viewer)
        (giant,) = shown["front"][0]["cards"]
        (charge,) = shown["charge"][0]["cards"]
        assert giant["place"] == 2 and charge["host"] == giant["id"]
    (back,) = in_the_browser(made, 1)["set"][0]["cards"]
    assert back == {"hidden": True, "place": 1, "turned": "ready"}


def test_the_terminal_says_where_a_unit_stands() -> None:
    made = table().field(0, "Giant", place=2).field(1, "Guard", place=0, rested=True)
    units = {card.name: str(cards.on_field(card, 0)) for card in see(made.game, 0).field}
    assert "attack 2" in units["Giant"] and "defense" in units["Guard"]


def test_the_layout_names_every_step_and_zone_that_a_player_meets() -> None:
    data = layout_of("gateruler").data
    areas = {str(area["zone"]) for area in data["area"]}  # type: ignore[attr-defined]
    rules = table().game.rules
    assert areas == {spec.name for spec in rules.zones.rows if not spec.stack}
    steps = {step for part in data["strip"] for step in part["steps"]}  # type: ignore[attr-defined]
    assert steps == {name for name, step in rules.turn.steps.items() if step.phase != "setup"}
