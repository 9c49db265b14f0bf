"""Texts that can be read and cannot be carried out are refused, with the reason; no game is begun with them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.games.fftcg.vocabulary import VOCABULARY
from arbiter.kernel.support import problems
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import patterns as p
from arbiter.script import statements as st
from arbiter.script.base import Statement
from arbiter.script.conditions import IsTurnOf
from arbiter.testing import BadScenario, scenario

BECOMES_SO = p.Becomes(IsTurnOf(n.YOU))


@pytest.mark.parametrize("kind", [ab.Activated, ab.Triggered, ab.Static])
def test_an_ability_works_in_zones_of_its_game(kind: type[ab.Activated | ab.Triggered | ab.Static]) -> None:
    said = kind("")
    assert problems((said,), VOCABULARY) == []
    assert "'lane'" in problems((replace(said, zones=("field", "lane")),), VOCABULARY)[0]


def test_only_piles_are_shuffled() -> None:
    def shuffling(zone: str | None) -> list[str]:
        return problems((ab.Spell("", effects=(fx.Shuffle(n.YOU, zone),)),), VOCABULARY)

    assert shuffling(None) == []
    assert "'field'" in shuffling("field")[0]


@pytest.mark.parametrize("statement", [st.Replace(BECOMES_SO, ()), st.Forbid(BECOMES_SO)])
def test_what_only_comes_to_be_so_is_no_event_that_could_be_replaced(statement: Statement) -> None:
    assert "of what comes to be so" in problems((ab.Static("", statements=(statement,)),), VOCABULARY)[0]
    assert problems((ab.Triggered("", pattern=BECOMES_SO),), VOCABULARY) == []


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


@pytest.mark.parametrize(
    ("game", "type", "text"),
    [
        ("caster", "Conjure", "There is an additional draw phase after this phase."),
        ("gateruler", "event", "Timing: Instant Action\nThere is an additional main phase after this phase."),
    ],
)
def test_a_phase_that_is_never_added_is_refused(game: str, type: str, text: str) -> None:
    with pytest.raises(BadScenario, match=r"ExtraStep .* is read but not carried out"):
        scenario(game).define(name="Word", type=type, text=text)
