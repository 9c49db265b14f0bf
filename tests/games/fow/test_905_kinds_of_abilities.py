"""Chapters 905 and 204 on the chase: what texts may say of an ability or a spell that waits there."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, written

REEVE = written(
    "Reeve",
    "Warden",
    "[+1]: You gain 100 life.",
    cost="{0}",
    willpower=2,
    other=[{"name": "Regent", "type": ["J-Ruler"], "abilities": [], "atk": 900, "def": 900}],
)
DIAL = regalia("Dial", "God's Art <Noon> {0}: You gain 100 life.")
HUSH = chant("Hush", "[Quickcast]", "Cancel target activate ability.")
QUIET = chant("Quiet", "[Quickcast]", "Cancel target activate or automatic ability.")


@pytest.mark.rule("fow", "905.4", "1012.1")
@pytest.mark.parametrize("word", ["Hush", "Quiet"])
def test_a_gods_art_is_an_activate_ability(word: str) -> None:
    t = table(DIAL, HUSH, QUIET).field(0, "Dial").hand(1, word).use(0, "Dial").passes(0)
    t.play(1, word).resolve()
    assert t.stack() == [] and t.resource(0, "life") == 4000
    assert not t.can("use", 0, "Dial")  # 905.4c  cancelled, it has been played


@pytest.mark.rule("fow", "905.5", "1012.1")
def test_a_willpower_ability_is_an_activate_ability() -> None:
    t = table(REEVE, HUSH).zone(0, "ruler", "Reeve", counters={"willpower": 2}).hand(1, "Hush")
    t.use(0, "Reeve").passes(0).play(1, "Hush").resolve()
    assert t.stack() == [] and t.resource(0, "life") == 4000
    assert t.counters("Reeve", "willpower") == 3  # what was paid stays paid


@pytest.mark.rule("fow", "204.1b", "903.2i")
def test_the_x_of_a_spell_counts_in_its_total_cost_on_the_chase_and_nowhere_else() -> None:
    rain = chant("Rain", "You gain X00 life.", cost="{X}{R}")
    stop = chant("Stop", "[Quickcast]", "Cancel target spell with total cost 3 or more.")
    t = table(rain, stop, stones=3).hand(0, "Rain").hand(1, "Stop").play(0, "Rain", x=2).passes(0)
    t.play(1, "Stop").resolve()
    assert t.stack() == [] and t.resource(0, "life") == 4000
    t = table(rain, stop, stones=3).hand(0, "Rain").hand(1, "Stop").play(0, "Rain", x=1).passes(0)
    assert not t.can("play", 1, "Stop")
    pick = chant("Pick", "Put target chant with total cost 3 or more from your graveyard into your hand.")
    t = table(rain, pick, stones=3).hand(0, "Rain", "Pick").play(0, "Rain", x=2).resolve()
    assert not t.can("play", 0, "Pick")  # in the graveyard its X is nothing


@pytest.mark.rule("fow", "204.1b", "1017.3d", "906.2")
def test_texts_that_wait_for_dear_spells_hear_one_with_enough_x_but_not_its_copy() -> None:
    ear = regalia("Ear", "Whenever you play a spell with total cost 3 or more >>> Draw a card.")
    rain = chant("Rain", "You gain X00 life.", cost="{X}{R}")
    stop = chant("Stop", "[Quickcast]", "Cancel target spell with total cost 3 or more.")
    echo = chant("Echo", "[Quickcast]", "Copy target spell.")
    t = table(rain, ear, stones=4).field(0, "Ear").hand(0, "Rain").play(0, "Rain", x=1).resolve_all()
    assert t.hand_size(0) == 0
    t = table(rain, ear, echo, stop, stones=4).field(0, "Ear").hand(0, "Rain", "Echo").hand(1, "Stop")
    t.play(0, "Rain", x=2).resolve().play(0, "Echo").resolve()
    assert t.hand_size(0) == 1 and t.stack() == ["Rain", "Rain"]
    t.passes(0)
    assert [said for said in t.options() if "Stop" in said]  # the copy's X is that of the spell
    assert t.play(1, "Stop", targets=[t.card("Rain", 0, zone="chase", index=1)]).resolve().stack() == ["Rain"]
