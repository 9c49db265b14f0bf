"""One effect, four ways to get it: as a Summon, an action ability, a special ability or an auto-ability.

Chapter 11 says many things once for each kind; a scenario made with `kit` and `go` shows them for every kind.
The source of an ability is a Monster, so that it is no Forward itself and gives no CP.
"""

from __future__ import annotations

from typing import Any

from arbiter.testing import Table, scenario

USED = ("action", "special")
PLAYED = ("summon", "action", "special")
ALL_KINDS = ("summon", "action", "special", "auto")


def text_of(kind: str, effect: str, cost: str) -> str:
    match kind:
        case "summon":
            return effect
        case "action":
            return f"{cost}: {effect}"
        case "special":
            join = "" if cost.startswith("{") else ", "
            return f"«Probe Art» {{S}}{join}{cost if not join else cost[0].lower() + cost[1:]}: {effect}"
        case _:
            return f"When Probe enters the field, {effect[0].lower()}{effect[1:]}"


def kit(kind: str, effect: str, cost: str = "{Fire}", table: Table | None = None, player: int = 0) -> Table:
    """The player has Probe ready, with one Fire Backup to pay for it."""
    table = scenario("fftcg") if table is None else table
    card = "summon" if kind == "summon" else "monster"
    table.define(name="Probe", type=card, element=["fire"], cost=1, text=text_of(kind, effect, cost))
    if kind in USED:
        table.field(player, "Probe")
    if kind != "action":
        table.hand(player, "Probe")
    return table.sources(player, fire=1)


def go(table: Table, kind: str, player: int = 0, **answers: Any) -> Table:
    """Cast or use Probe."""
    return table.use(player, "Probe", **answers) if kind in USED else table.play(player, "Probe", **answers)


def ready(table: Table, kind: str, player: int = 0) -> bool:
    """Is Probe offered to the player who has priority?"""
    return table.can("use" if kind in USED else "play", player, "Probe")


def refusals(table: Table, player: int = 0) -> list[str]:
    """The numbers of the rules that stand against Probe, wherever it is."""
    game = table.game
    return [
        why.rule for obj in table.find("Probe", player) for why in game.rules.playing.check_action(game, player, obj)
    ]
