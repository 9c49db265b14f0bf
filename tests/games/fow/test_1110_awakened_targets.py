"""1110: what an awakened card targets, and what it is besides; only the text that it is played with counts."""

from __future__ import annotations

import pytest

from arbiter.testing import Table
from tests.games.fow.tables import table
from tests.games.fow.written import chant, resonator

HEN = resonator("Hen", cost="{W}", size=(300, 300))
OX = resonator("Ox", cost="{W}{4}", size=(800, 800))
STRIKE = chant(
    "Strike",
    "[Awakening] {1}",
    "Destroy target resonator with total cost 1 or less. If this card was awakened, destroy target resonator instead.",
)
BOLT = chant(
    "Bolt", "[Quickcast]", "[Awakening] {1}", "Draw a card. If this card was awakened, destroy target resonator."
)


def life(t: Table) -> int:
    return t.resource(0, "life")


@pytest.mark.rule("fow", "1110.4b", "903.2i")
def test_only_the_awakened_text_has_a_target_and_so_the_card_is_awakened() -> None:
    t = table(STRIKE, OX, stones=1).field(1, "Ox").hand(0, "Strike")
    t.play(0, "Strike", extra=True, targets=["Ox"]).resolve()
    assert t.field_names(1) == []
    assert not table(STRIKE, OX).field(1, "Ox").hand(0, "Strike").can("play", 0, "Strike")


@pytest.mark.rule("fow", "1110.3", "1110.4b")
@pytest.mark.parametrize(("awakened", "dies"), [(False, "Hen"), (True, "Ox")])
def test_one_target_is_asked_for_by_the_text_that_counts(awakened: bool, dies: str) -> None:
    t = table(STRIKE, HEN, OX, stones=1).field(1, "Hen", "Ox").hand(0, "Strike")
    t.play(0, "Strike", extra=awakened, targets=[dies]).resolve()
    assert t.zone_names(1, "graveyard") == [dies]


@pytest.mark.rule("fow", "1110.3")
def test_text_of_the_awakened_card_is_ignored_with_its_target_where_it_is_not_awakened() -> None:
    t = table(BOLT, HEN, stones=1).hand(0, "Bolt").play(0, "Bolt").resolve()  # nothing could be targeted
    assert t.hand_size(0) == 1
    t = table(BOLT, HEN, stones=1).field(1, "Hen").hand(0, "Bolt").play(0, "Bolt", extra=False).resolve()
    assert t.field_names(1) == ["Hen"] and t.hand_size(0) == 1


@pytest.mark.rule("fow", "1110.4a", "1017.3d")
def test_the_copy_of_an_awakened_spell_has_the_target_of_the_added_text() -> None:
    t = table(BOLT, HEN, chant("Twin", "[Quickcast]", "Copy target spell."), stones=1).field(1, "Hen")
    t.hand(0, "Bolt", "Twin").play(0, "Bolt", extra=True, targets=["Hen"]).play(0, "Twin", targets=["Bolt"]).resolve()
    assert t.resolve().field_names(1) == []


@pytest.mark.rule("fow", "1110.4", "906.3")
@pytest.mark.parametrize(("awakened", "left"), [(True, []), (False, ["Hen"])])
def test_an_enter_ability_targets_by_how_its_card_was_played(awakened: bool, left: list[str]) -> None:
    text = (
        "[Enter] >>> Rest target resonator your opponent controls. "
        "If this card was awakened, destroy target resonator your opponent controls instead."
    )
    t = table(resonator("Sage", "[Awakening] {1}", text, cost="{0}"), HEN, stones=1).field(1, "Hen").hand(0, "Sage")
    assert t.play(0, "Sage", extra=awakened).resolve().resolve().field_names(1) == left


@pytest.mark.rule("fow", "1110.4")
@pytest.mark.parametrize(("awakened", "gained"), [(True, 500), (False, 100)])
def test_an_entity_that_was_played_awakened_is_so_for_its_activate_abilities(awakened: bool, gained: int) -> None:
    text = "{0}: You gain 100 life. If this card was awakened, you gain 500 life instead."
    t = table(resonator("Sage", "[Awakening] {1}", text, cost="{0}"), stones=1).hand(0, "Sage")
    t.play(0, "Sage", extra=awakened).resolve().use(0, "Sage").resolve()
    assert life(t) == 4000 + gained
