"""906.1: what waits for "one or more" waits for all to which it happens at a time, and triggers once."""

from __future__ import annotations

import pytest

from arbiter.testing import Table
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator

CALF = resonator("Calf", "", size=(300, 300))
LAMB = resonator("Lamb", "", size=(200, 200))
FLOOD = chant("Flood", "Destroy all resonators.")
SINK = chant("Sink", "Put the top three cards of your deck into your graveyard.")
CALL = chant("Call", "Put up to two resonators from your graveyard into your field.")


def gained(made: Table) -> int:
    """How often a watcher that gains 100 life has triggered."""
    return (made.resource(0, "life") - 4000) // 100


def watched(event: str) -> Table:
    watcher = regalia("Watcher", f"Whenever {event} >>> You gain 100 life.")
    return table(watcher, CALF, LAMB, FLOOD, SINK, CALL).field(0, "Watcher")


@pytest.mark.rule("fow", "906.1")
@pytest.mark.parametrize(
    ("event", "times"),
    [
        ("one or more resonators are destroyed", 1),
        ("one or more resonators you control are put into a graveyard from the field", 1),
        ("a resonator is destroyed", 2),
    ],
)
def test_several_that_are_destroyed_at_once(event: str, times: int) -> None:
    made = watched(event).field(0, "Calf", "Lamb").hand(0, "Flood").play(0, "Flood").resolve()
    made.order("Calf", "Lamb")
    if times > 1:
        made.option("Calf")
    assert gained(made.resolve_all()) == times


@pytest.mark.rule("fow", "906.1")
def test_several_that_enter_at_once_and_one_after_the_other() -> None:
    made = watched("one or more resonators enter the field").zone(0, "graveyard", "Calf", "Lamb")
    made.hand(0, "Call", "Calf").field(0, "fire stone").play(0, "Call").resolve().choose("Calf", "Lamb").resolve_all()
    assert gained(made) == 1
    assert gained(made.play(0, "Calf").resolve_all()) == 2
