"""Cards that are something else for the effects of certain cards, under a condition that may look at such cards."""

from __future__ import annotations

import pytest

from arbiter.script import conditions as c
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import patterns as pt
from arbiter.script import statements as st
from arbiter.script.base import How, Quality
from tests.kernel.table import Setup, card, do, group, lying, static

BEAST = n.Is(Quality.KIND, "Beast")
BURIED = c.Happened(pt.Moves(group(BEAST, zone=""), "arena", "crypt"))
# In a turn in which a Beast was buried it is a Beast for effects of a Smith.
HIDDEN = static(st.Treat(group(n.Is(Quality.NAME, "Smith"), side=n.YOU), ((Quality.KIND, "Beast"),)), when=BURIED)


@pytest.mark.parametrize(("victim", "left"), [("Lamb", ["Smith", "Husk"]), ("Wolf", ["Smith", "Lamb"])])
def test_a_text_is_not_its_own_reason(victim: str, left: list[str]) -> None:
    """A Smith buries one card and then every Beast: a Lamb would have been one only if a Beast had been buried."""
    wolf = card("Wolf", kinds=("Beast",))
    lamb = card("Lamb", *([HIDDEN] if victim == "Lamb" else []))
    setup = Setup().put(card("Smith")).put(lamb).put(card("Husk", HIDDEN))
    game = (setup.put(wolf) if victim == "Wolf" else setup).game(*[(0, 1)] * 2)
    for tests in ((n.Is(Quality.NAME, victim),), (BEAST,)):
        do(game, 0, fx.Move(n.Every(group(*tests)), "crypt", How.PUT), source="Smith")
    assert lying(game, "arena") == left
