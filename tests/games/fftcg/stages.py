"""Positions for rulings: Summons that can be cast, Forwards and Monsters, and texts that many of them need."""

from __future__ import annotations

from typing import Any, Final

from arbiter.testing import Table, scenario

BREAK: Final = "Choose 1 Forward. Break it."
TAKE: Final = "Choose 1 Forward opponent controls. You gain control of it."
RETURN: Final = "Choose 1 Forward. Return it to its owner's hand."
PAIN: Final = "Deal your opponent 1 point of damage."

QUARRY: Final[dict[str, Any]] = {"name": "Quarry", "type": "forward", "element": ["earth"], "cost": 4, "power": 9000}


def stage(**texts: str) -> Table:
    """Player 0 has Summons with these names and texts in hand, and the Backups to cast them."""
    return summons(scenario("fftcg"), 0, "fire", **texts)


def summons(table: Table, player: int, element: str, **texts: str) -> Table:
    """The same for any player, with Summons of any Element."""
    for name, text in texts.items():
        table.define(name=name, type="summon", element=[element], cost=1, text=text)
    return table.sources(player, **{element: max(1, len(texts))}).hand(player, *texts)


def forward(table: Table, name: str, power: int = 5000, text: str = "", **more: object) -> Table:
    fields = {"element": ["ice"], "cost": 2, **more}
    return table.define(name=name, type="forward", power=power, text=text, **fields)


def monster(table: Table, name: str, text: str, **more: object) -> Table:
    return table.define(name=name, type="monster", text=text, **{"element": ["wind"], "cost": 1, **more})


def rite(table: Table, text: str, name: str = "Rite") -> Table:
    """A Summon of cost 1, defined only: where it lies is the ruling's to say."""
    return table.define(name=name, type="summon", element=["fire"], cost=1, text=text)
