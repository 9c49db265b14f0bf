"""Cards that many rulings need: damage, a return to the hand, a way out and back, and a ruler with two sides."""

from __future__ import annotations

from tests.games.fow.defined import Card, chant, face

BOLT = chant("Spark Lash", "[Quickcast]\nThis card deals 500 damage to target player or J/resonator.", "{R}")
RECALL = chant("Undertow Call", "[Quickcast]\nReturn target resonator to its owner's hand.", "{U}")
FLICKER = chant(
    "Blink Aside",
    "Remove target resonator from the game, then put it into the field under its owner's control.",
    "{W}",
)
RULER: Card = {
    **face("Dawn Regent", "Ruler", "[Judgment] {W}"),
    "other": face("Dawn Regent, Risen", "J-Ruler", atk=800, defense=800),
}
