"""What is told of what the rules of Gate Ruler do beside events: logs and pictures are made of it."""

from __future__ import annotations

from tests.games.gateruler.written import event, table
from tests.games.told import told


def test_attacks_on_a_unit_and_on_an_empty_column() -> None:
    made = table().field(0, "Scout", place=1).field(0, "Giant", place=2).field(1, "Guard", place=1)
    made.attack("Scout", at="Guard").to("declare").attack("Giant", option="column 2")
    assert told(made.game, "attacks") == ["0 attacks Scout at Guard", "0 attacks Giant (column 2)"]


def test_a_card_that_goes_where_it_is_not_seen_is_shown_before() -> None:
    bury = event("Bury", "Choose 1 card in your hand. Put it on the bottom of your deck.", timing="Standard Action")
    made = table(bury).hand(0, "Bury", "Scout").play(0, "Bury").resolve()
    assert told(made.game, "shows") == ["0 shows Scout"]
