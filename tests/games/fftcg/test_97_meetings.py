"""Rulings on Limit Break, Priming, Back Attack and EX Bursts where they meet control, replacement and the stack."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.fftcg.stages import BREAK, TAKE, forward, stage, summons


@pytest.mark.rule("fftcg", "15.2.8.4.1", "15.2.8.4.5", "11.12.5.4")
def test_a_limit_break_forward_that_is_removed_instead_lies_in_the_lb_deck() -> None:
    table = stage(Fell=BREAK)
    forward(table, "Gate", text="If a Forward would leave the field, remove it from the game instead.")
    forward(table, "Over", text="Limit Break -- 1\nWhen Over is put from the field into the Break Zone, draw 1 card.")
    table.field(0, "Gate").field(1, "Over").play(0, "Fell", targets=["Over"]).resolve()
    assert table.zone_names(1, "limit") == ["Over"] and table.zone_names(1, "removed") == [] and table.stack() == []


@pytest.mark.rule("fftcg", "15.2.9.4", "15.2.9.4.2", "6.2.6", "7.3")
def test_a_primed_pair_that_was_taken_is_broken_into_its_owners_zones() -> None:
    table = summons(scenario("fftcg"), 1, "wind", Lure=TAKE, Fell=BREAK)
    forward(table, "Squire", 4000, '‹Priming "Wyrm" --› {Fire}')
    forward(table, "Wyrm", 9000, cost=6).field(0, "Squire").deck(0, "Wyrm").sources(0, fire=1)
    table.act(0, "priming", "Squire").choose("Wyrm").passes(0).play(1, "Lure", targets=["Wyrm"]).resolve()
    assert table.is_on_field("Wyrm", 1)
    table.passes(0).play(1, "Fell", targets=["Wyrm"]).resolve()
    assert table.zone_names(0, "break") == ["Squire"] and table.zone_names(0, "removed") == ["Wyrm"]


@pytest.mark.rule("fftcg", "15.2.5.3", "15.2.5.4", "11.8.7")
def test_what_back_attack_triggers_goes_above_the_summon_it_answers() -> None:
    table = stage(Gust="Draw 1 card.")
    text = "Back Attack\nWhen Ambush enters the field, choose 1 Forward opponent controls. Deal it 5000 damage."
    forward(table, "Ambush", 4000, text).hand(1, "Ambush").sources(1, ice=2)
    forward(table, "Ember").field(0, "Ember").play(0, "Gust").passes(0).play(1, "Ambush", targets=["Ember"])
    assert table.stack() == ["Gust", "Ambush"] and table.is_on_field("Ambush", 1)
    table.resolve()
    assert table.zone_names(0, "break") == ["Ember"] and table.stack() == ["Gust"]


@pytest.mark.rule("fftcg", "11.10.2", "6.5.2.1", "6.1.2")
def test_a_burst_after_damage_to_oneself_is_ones_own_and_its_opponent_the_other() -> None:
    table = forward(scenario("fftcg"), "Cult", text="When Cult enters the field, Cult deals you 1 point of damage.")
    text = "[EX BURST] Choose 1 Forward opponent controls. Break it."
    table.define(name="Spite", type="summon", element=["fire"], cost=4, text=text).deck(0, "Spite").hand(0, "Cult")
    table.sources(0, ice=2).field(1, "Kiln Apprentice").play(0, "Cult").resolve().expect(player=0).yes()
    assert table.zone_names(1, "break") == ["Kiln Apprentice"] and table.damage_count(0) == 1


@pytest.mark.rule("fftcg", "10.1.3.1.3", "10.1.3.1.2")
def test_only_who_must_block_may_and_that_is_no_choice() -> None:
    table = forward(scenario("fftcg"), "Bait", text="Bait must block if possible.")
    forward(table, "Ember", 9000).field(0, "Ember").field(1, "Bait", "Kiln Apprentice")
    table.attack("Ember").to("block_declaration")
    assert table.can("block", 1, "Bait") and not table.can("block", 1, "Kiln Apprentice")
