"""Texts that can be read and cannot be carried out are refused, with the reason; no game is begun with them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.games.fftcg.vocabulary import VOCABULARY
from arbiter.kernel.support import problems
from arbiter.script import abilities as ab
from arbiter.testing import BadScenario, scenario


@pytest.mark.parametrize("kind", [ab.Activated, ab.Triggered, ab.Static])
def test_an_ability_works_in_zones_of_its_game(kind: type[ab.Activated | ab.Triggered | ab.Static]) -> None:
    said = kind("")
    assert problems((said,), VOCABULARY) == []
    assert "'lane'" in problems((replace(said, zones=("field", "lane")),), VOCABULARY)[0]


@pytest.mark.rule("fftcg", "11.4.6")
@pytest.mark.parametrize("type", ["forward", "summon"])
def test_a_card_is_not_cast_for_itself(type: str) -> None:
    text = "As an additional cost to cast Moth, remove Moth from the game."
    with pytest.raises(BadScenario, match="paid with the card itself"):
        scenario("fftcg").define(name="Moth", type=type, element=["fire"], cost=1, text=text)


@pytest.mark.rule("caster", "1103.3")
def test_a_card_does_not_break_out_for_itself() -> None:
    with pytest.raises(BadScenario, match="paid with the card itself"):
        scenario("caster").define(name="Moth", type="Servant", text="[Break] <banish this card>", cost=1)


@pytest.mark.rule("caster", "1009.1", "804.3")
def test_what_speaks_of_damage_is_refused_where_there_is_none() -> None:
    with pytest.raises(BadScenario, match="DealPlayer is read but not carried out"):
        scenario("caster").define(
            name="Word", type="Conjure", text="This card deals you 1 point of damage.", cost=1, element="Ignus"
        )
