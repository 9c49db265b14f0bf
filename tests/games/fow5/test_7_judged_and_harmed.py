"""Chapters 7.5, 9.9, 10.6 and 10.9: rulers that answers take away, and what is neither hurt nor spared."""

from __future__ import annotations

import pytest

from tests.games.fow5.written import instant, regalia, resonator, ruler, table, written

TOPPLE = instant("Topple", "Destroy target ruler.")
CRUSH = instant("Crush", "Destroy target resonator.")


@pytest.mark.rule("fow5", "7.5/3", "10.9/3")
def test_the_judgment_of_a_ruler_that_was_destroyed_in_answer_does_nothing() -> None:
    t = table(TOPPLE, stones=2).hand(1, "Topple").act(0, "judgment", "Kestrel").passes(0)
    t.play(1, "Topple", targets=[t.card("Kestrel")]).resolve_all()
    assert t.field_names(0) == [] and t.zone_names(0, "graveyard") == ["Kestrel"]


@pytest.mark.rule("fow5", "7.5/3")
def test_the_judgment_of_a_ruler_without_another_side_does_nothing() -> None:
    hermit = written("Hermit", "Ruler", "[J-Activate] Pay {0}.", cost=None)
    t = table(hermit, rulers=False).zone(0, "ruler", "Hermit").act(0, "judgment", "Hermit").resolve()
    assert t.zone_names(0, "ruler") == ["Hermit"] and t.field_names(0) == []


@pytest.mark.rule("fow5", "7.5/3", "9.6/1a")
def test_a_judgment_is_heard_of_when_it_resolves() -> None:
    bell = regalia("Bell", "Whenever you do judgment, you gain 100 life.")
    t = table(bell, stones=2).field(0, "Bell").act(0, "judgment", "Kestrel")
    assert t.stack() == ["Kestrel"]
    assert t.resolve_all().resource(0, "life") == 4100


@pytest.mark.rule("fow5", "7.5/1")
def test_an_astral_ruler_and_a_rested_one_and_the_other_players_do_no_judgment() -> None:
    assert table(stones=2).acts(0, "judgment") == ["Kestrel"]
    lady = ruler("Lady", "[J-Activate] Pay {0}.", judged=("[J-Activate] Pay {0}.",), size=(500, 500))
    t = table(lady, CRUSH, rulers=False).zone(0, "ruler", "Lady").act(0, "judgment", "Lady").resolve()
    assert t.next_turn().next_turn().to("main", 0).acts(0, "judgment") == []  # no side is left to turn up


@pytest.mark.rule("fow5", "10.6/1", "9.3/5a")
def test_only_jresonators_are_dealt_damage() -> None:
    wave = instant("Wave", "This card deals 300 damage to each card.")
    tally = regalia("Tally", "Whenever a card is dealt damage, you gain 100 life.")
    t = table(wave, tally).field(0, "Tally").field(1, "Elk").hand(0, "Wave").play(0, "Wave").resolve_all()
    assert (t.damage_on("Tally"), t.damage_on("Elk")) == (0, 300)
    assert t.resource(0, "life") == 4100


@pytest.mark.rule("fow5", "10.9/4", "1.4/4")
def test_who_is_kept_from_something_else_is_destroyed() -> None:
    chains = regalia("Chains", "Resonators cannot attack or block.")
    rock = resonator("Rock", "This card cannot be destroyed.")
    t = table(chains, rock, CRUSH).field(1, "Chains", "Dog", "Rock").hand(0, "Crush", "Crush")
    t.play(0, "Crush", targets=["Dog"]).resolve().play(0, "Crush", targets=["Rock"]).resolve()
    assert t.field_names(1) == ["Chains", "Rock"]


@pytest.mark.rule("fow5", "9.9/2b", "9.9/2c")
def test_what_something_is_depends_on_its_values_before_effects_change_them() -> None:
    pond = regalia("Pond", "Resonators with ATK 700 or more become Frogs.")
    banner = regalia("Banner", "Resonators you control gain [+100/+100].")
    t = table(pond, banner).field(0, "Banner", "Pond", "Dog", "Elk")
    assert t.power("Dog") == 700 and t.obj("Dog").now.kinds == set()
    assert t.power("Elk") == 1000 and t.obj("Elk").now.kinds == {"Frog"}
