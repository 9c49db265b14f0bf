"""Why a card cannot be used: the rule that stands against it, and what is missing where a cost cannot be paid."""

from __future__ import annotations

import pytest

from tests.games.caster.tables import table


@pytest.mark.rule("caster", "504.1a", "1022.1")
def test_casters_that_cannot_be_called() -> None:
    made = table().field(0, "ada1").hand(0, "ada1", "ada3", "bea1").turn(0, "call", begin=True)
    assert made.acts(0, "call") == ["Bea"] and made.acts(0, "level_up") == []
    assert made.why_not(0, "ada1") == ["504.1a"]
    assert made.why_not(0, "ada3") == ["1022.1"]
    assert made.why_not(0, "bea1") == []


@pytest.mark.rule("caster", "504.1", "504.1a")
def test_later_in_the_turn_nobody_is_called() -> None:
    made = table().field(0, "ada1").hand(0, "ada1", "bea1")
    assert made.why_not(0, "bea1") == ["504.1"] and made.why_not(0, "ada1") == ["504.1", "504.1a"]


@pytest.mark.rule("caster", "803.3a", "705.3")
def test_a_reversed_servant_does_not_attack() -> None:
    made = table().field(0, "Hound").field(0, "Pup", reversed=True)
    assert made.why_not(0, "Pup") == []  # it can be switched
    made.act(0, "switch", "Pup").act(0, "switch", "Hound")
    assert made.why_not(0, "Hound") == ["705.3", "803.3a"]
    assert made.to("attack_declaration").why_not(0, "Hound") == ["803.3a"] and made.why_not(0, "Pup") == []


@pytest.mark.rule("caster", "705.1", "705.2", "803.3")
def test_a_servant_says_why_it_is_not_switched() -> None:
    made = table().field(0, "Hound").field(0, "Pup", fresh=True)
    assert made.why_not(0, "Pup") == ["705.2", "803.3"]


@pytest.mark.rule("caster", "1104.2")
def test_slow_start_says_so() -> None:
    made = table().define(
        name="Sloth", type="Servant", cost=1, element="Solis", atk=500, text="[Slow Start]", **{"def": 1}
    )
    made.field(0, "Hound").field(0, "Sloth", fresh=True)
    assert made.to("attack_declaration").why_not(0, "Sloth") == ["1104.2"]


@pytest.mark.rule("caster", "903.2h", "203.2")
def test_a_cost_says_whether_the_amount_or_the_element_is_missing() -> None:
    poor = table().field(0, "ada1").hand(0, "Hound")
    assert poor.why_not(0, "Hound") == ["903.2h"] and "2 more are needed" in poor.reasons(0, "Hound")[0].says
    wrong = table().field(0, "bea1", "bea2").hand(0, "Hound")
    assert wrong.why_not(0, "Hound") == ["203.2"] and "1 more solis is needed" in wrong.reasons(0, "Hound")[0].says


@pytest.mark.rule("caster", "907.2")
def test_a_caster_in_the_field_produces_aether_while_something_is_paid() -> None:
    made = table().field(0, "ada1")
    assert made.why_not(0, "ada1") == ["907.2"]
    assert table().field(0, "ada1").by_hand(0).why_not(0, "ada1") == []  # it is offered to who pays by hand
