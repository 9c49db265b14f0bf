"""Positions for rulings: Summons that can be cast, and Forwards of one's own."""

from __future__ import annotations

from arbiter.testing import Table, scenario


def stage(**texts: str) -> Table:
    """Player 0 has Summons with these names and texts in hand, and the Backups to cast them."""
    table = scenario("fftcg")
    for name, text in texts.items():
        table.define(name=name, type="summon", element=["fire"], cost=1, text=text)
    return table.sources(0, fire=max(1, len(texts))).hand(0, *texts)


def forward(table: Table, name: str, power: int = 5000, text: str = "", **more: object) -> Table:
    fields = {"element": ["ice"], "cost": 2, **more}
    return table.define(name=name, type="forward", power=power, text=text, **fields)
