"""Cards and a court of one ruler with two sides, for rulings in which two rules meet."""

from __future__ import annotations

from arbiter.kernel.traits import Face
from arbiter.testing import Table
from tests.games.fow.tables import table
from tests.games.fow.written import chant, resonator, written

HEN = resonator("Hen", cost="{0}", size=(300, 300))
OX = resonator("Ox", cost="{3}", size=(800, 800))
KILL = chant("Kill", "[Quickcast]", "Destroy target J/resonator.")
READ = chant("Read", "[Quickcast]", "Draw a card.")
STOP = chant("Stop", "[Quickcast]", "Cancel target spell.")
STEAL = chant("Steal", "Gain control of target resonator until end of game.")
ADD = (
    "As you play this card, target a resonator. If that resonator is still a legal target, put this card into the "
    "field added to the chosen target, otherwise put it into its owner's graveyard."
)


def queen(*judged: str, size: tuple[int, int] = (900, 900)) -> Face:
    other = {"name": "Queen Risen", "type": ["J-ruler"], "attribute": ["R"], "atk": size[0], "def": size[1]}
    other["abilities"] = list(judged)
    return written("Queen", "Ruler", "[Judgment] {0}", cost=None, attribute=["R"], other=[other])


def court(*faces: Face, judged: tuple[str, ...] = (), size: tuple[int, int] = (900, 900), stones: int = 0) -> Table:
    t = table(queen(*judged, size=size), *faces, rulers=False, stones=stones)
    return t.zone(0, "ruler", "Queen").zone(1, "ruler", "wind ruler")
