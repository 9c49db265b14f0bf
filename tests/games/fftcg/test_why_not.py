"""Why a card cannot be used: the rule that stands against it, and what is missing where a cost cannot be paid."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario

PLAIN = "Kiln Apprentice"  # a fire Forward that costs 2


def says(table: Table, player: int, card: str) -> str:
    return "; ".join(reason.says for reason in table.reasons(player, card))


@pytest.mark.rule("fftcg", "11.7.1")
def test_without_a_namesake_a_special_ability_is_not_used() -> None:
    table = scenario("fftcg").define(name="Smith", type="forward", element=["fire"], text="«Temper» {S}: Draw 1 card.")
    table.field(0, "Smith")
    assert table.why_not(0, "Smith") == ["11.7.1"] and "no other card of its name" in says(table, 0, "Smith")


@pytest.mark.rule("fftcg", "11.7.2.2")
def test_special_abilities_are_refused_by_the_rules_about_them() -> None:
    table = scenario("fftcg").define(name="Smith", type="forward", text="«Temper» {S}{Dull}: Draw 1 card.")
    table.field(0, "Smith", fresh=True).hand(0, "Smith")
    assert "11.7.2.2" in table.why_not(0, table.card("Smith", 0, zone="field"))


@pytest.mark.rule("fftcg", "15.2.5.2")
def test_back_attack_in_the_end_phase() -> None:
    table = scenario("fftcg").define(name="Ambusher", type="forward", element=["fire"], cost=1, text="Back Attack")
    table.define(name="Dawn", type="backup", text="At the end of your turn, draw 1 card.").field(0, "Dawn")
    table.sources(0, fire=1).hand(0, "Ambusher").turn(0, "main2").to("end")
    assert table.why_not(0, "Ambusher") == ["15.2.5.2"]


@pytest.mark.rule("fftcg", "6.8.1")
def test_a_missing_crystal() -> None:
    table = scenario("fftcg").define(name="Miner", type="backup", text="{C}{C}: Draw 1 card.").field(0, "Miner")
    table.resources(0, crystal=1)
    assert table.why_not(0, "Miner") == ["6.8.1"] and "1 more crystal is needed" in says(table, 0, "Miner")


@pytest.mark.rule("fftcg", "11.2.1.1", "11.4.6.2")
def test_a_cost_says_whether_the_amount_or_the_element_is_missing() -> None:
    short = scenario("fftcg").sources(0, fire=1).hand(0, PLAIN)
    assert "1 more is needed (of 2 1 can be paid)" in says(short, 0, PLAIN)
    wrong = scenario("fftcg").sources(0, ice=2).hand(0, PLAIN)
    assert "1 more fire is needed (of 1 none can be paid)" in says(wrong, 0, PLAIN)
    both = scenario("fftcg").define(name="Both", element=["fire", "ice"], cost=2).hand(0, "Both").sources(0, fire=2)
    assert both.why_not(0, "Both") == ["11.4.6.2"] and "1 more ice" in says(both, 0, "Both")
    poor = scenario("fftcg").define(name="Both", element=["fire", "ice"], cost=3).hand(0, "Both")
    poor.sources(0, fire=1, ice=1)
    assert poor.why_not(0, "Both") == ["11.2.1.1"] and "1 more is needed" in says(poor, 0, "Both")


@pytest.mark.rule("fftcg", "10.1.2.1", "10.1.2.1.1", "10.1.2.1.2")
@pytest.mark.parametrize(
    ("how", "number"),
    [({"rested": True}, "10.1.2.1.1"), ({"fresh": True}, "10.1.2.1.1"), ({"attacks": 1}, "10.1.2.1.2")],
)
def test_a_forward_that_cannot_attack(how: dict[str, int], number: str) -> None:
    table = scenario("fftcg").field(0, "Caravan Guard").field(0, PLAIN, **how)  # type: ignore[arg-type]
    assert table.why_not(0, PLAIN) == [number]
    assert table.to("attack_declaration").why_not(0, PLAIN) == [number]
    assert table.why_not(0, "Caravan Guard") == []  # it is offered


@pytest.mark.rule("fftcg", "10.1.2.1")
def test_a_forward_that_could_attack_waits_for_its_step() -> None:
    assert scenario("fftcg").field(0, PLAIN).why_not(0, PLAIN) == ["10.1.2.1"]


@pytest.mark.rule("fftcg", "10.1.3.1.1", "10.1.3.1.2")
def test_a_forward_that_may_not_block() -> None:
    table = scenario("fftcg").define(name="Shy", type="forward", text="Shy cannot block.")
    table.field(0, PLAIN).field(1, "Shy", "Caravan Guard").field(1, "Kiln Apprentice", rested=True)
    table.attack(table.card(PLAIN, 0)).to("block_declaration")
    assert table.why_not(1, "Shy") == ["10.1.3.1.2"] and table.why_not(1, PLAIN) == ["10.1.3.1.1"]
    assert table.why_not(1, "Caravan Guard") == []


@pytest.mark.rule("fftcg", "5.2.3.1.1.3")
def test_a_backup_without_abilities_pays() -> None:
    assert scenario("fftcg").sources(0, fire=1).why_not(0, "Fire Source 1") == ["5.2.3.1.1.3"]
