"""Rulings on single conditions of the processes of rulers: contracts that end, stacks taken apart, convoking."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.fow.plain import resonator, ruler
from tests.games.fow.tables import STONES, table
from tests.games.fow.test_711_processes import END, pact, transcending
from tests.games.fow.written import chant, written
from tests.games.fow.written import resonator as creature


@pytest.mark.rule("fow", "1205.3", "713.3a")
def test_the_end_of_a_contract_recovers_its_own_ruler_and_no_other() -> None:
    t = table(pact(), END).zone(0, "ruler", "wind ruler", rested=True).hand(0, "Pact", "End")
    t.play(0, "Pact").resolve().play(0, "End").resolve()
    assert t.obj("fire ruler", 0, "ruler").face_up and not t.is_rested("fire ruler", 0)
    assert t.is_rested("wind ruler", 0)


@pytest.mark.rule("fow", "1010.1", "714.3a")
def test_what_is_left_of_a_stack_is_the_ruler_card_itself() -> None:
    t = transcending()
    titan = t.obj("Titan").card
    t.play(0, "End").resolve()
    assert t.obj("Titan", 0, "outside").card == titan != t.obj("Young Hero", 0, "ruler").card


@pytest.mark.rule("fow", "1171.2", "715.1")
def test_a_ruler_with_another_keyword_ability_convokes_nobody() -> None:
    plain = written("Plain", "Ruler", "[Energize] {R}", "[Judgment] {R}", cost=None)
    t = scenario("fow", players=3).faces(plain, ruler("wind", 1), resonator("fire", 1), *STONES)
    t.zone(0, "ruler", "Plain").field(0, "fire stone").hand(0, "wind ruler").turn(0, number=4)
    assert t.acts(0, "convoke") == []


@pytest.mark.rule("fow", "1024.2", "705.1", "1024.4")
@pytest.mark.parametrize("name", ["fire ruler", "wind ruler"])
def test_only_the_ruler_that_is_healed_can_be_judged_again(name: str) -> None:
    kill, mend = chant("Kill", "Destroy all J-rulers."), chant("Mend", "Heal target ruler you control.")
    t = table(kill, mend, rulers=False).field(0, "fire judge", "wind judge").hand(0, "Kill", "Mend")
    t.field(0, *["fire stone"] * 3, *["wind stone"] * 3).play(0, "Kill").resolve()
    assert t.acts(0, "judgment") == []
    assert t.play(0, "Mend", targets=[t.card(name, 0, zone="ruler")]).resolve().acts(0, "judgment") == [name]


@pytest.mark.rule("fow", "1171.5")
@pytest.mark.parametrize(("race", "counters"), [("Arcana", 3), ("Human", 2)])
def test_a_text_of_an_arcana_ruler_puts_convoke_counters(race: str, counters: int) -> None:
    sage = written("Sage", "Ruler", "{0}: Put a convoke counter on target J/ruler.", cost=None, race=race)
    t = scenario("fow", players=3).faces(sage, ruler("wind", 1), resonator("fire", 1), *STONES)
    t.zone(0, "ruler", "Sage").zone(0, "ruler", "wind ruler", counters={"convoke": 2}).turn(0, number=4)
    t.use(0, "Sage", targets=["wind ruler"]).resolve()
    assert t.counters("wind ruler", "convoke") == counters


@pytest.mark.rule("fow", "1041.2", "1183.2")
def test_who_does_not_rest_to_attack_comes_recovered_though_it_comes_attacking() -> None:
    proud = creature("Proud", "[Defiant] 2", cost="{0}", size=(500, 500))
    join = chant("Join", "[Quickcast]", "Put a resonator card from your hand into the field attacking.")
    t = table(proud, join).field(0, "fire 1").hand(0, "Proud", "Join").attack("fire 1", at=1).play(0, "Join").resolve()
    assert not t.is_rested("Proud")
    assert t.to("main").resource(1, "life") == 4000 - 300 - 500


@pytest.mark.rule("fow", "705.3a-1", "705.2")
def test_what_is_done_as_a_judgment_is_done_without_the_chase_area() -> None:
    risen = {"name": "Risen", "type": ["J-Ruler"], "atk": 500, "def": 500}
    text = "As you do judgment of this card, you gain 300 life."
    saint = written("Saint", "Ruler", "[Judgment] {0}", cost=None, other=[{**risen, "abilities": [text]}])
    t = table(saint, rulers=False).zone(0, "ruler", "Saint").act(0, "judgment").resolve()
    assert t.is_on_field("Risen") and t.resource(0, "life") == 4300 and t.stack() == []
