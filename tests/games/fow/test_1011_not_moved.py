"""Chapters 1011 and 1047: what cannot be banished or expelled is neither targeted nor chosen for it."""

from __future__ import annotations

import pytest

from arbiter.testing import Table
from tests.games.fow.tables import table
from tests.games.fow.written import chant, resonator, written

HEN = resonator("Hen", size=(300, 300))
REEVE = written("Reeve", "Warden", "[+1]: You gain 100 life.", cost="{0}", willpower=2)
GENERAL = written(
    "General",
    "Ruler",
    "[Revolution Order] {0}",
    cost=None,
    other=[{"name": "Command", "type": ["Order"], "abilities": ["[Flying]"]}],
)


def able(text: str, made: Table) -> bool:
    """Can player 0 play a chant that says this?"""
    return made.faces(chant("Word", text)).hand(0, "Word").can("play", 0, "Word")


@pytest.mark.rule("fow", "1011.1", "903.2i")
def test_a_j_ruler_is_no_target_of_a_banish_effect() -> None:
    assert not able("Banish target J-ruler.", table().field(1, "wind judge"))
    assert not able("Banish target J/resonator.", table().field(0, "fire judge"))
    t = table(HEN, chant("Word", "Banish target J/resonator you control.")).field(0, "fire judge", "Hen")
    t.hand(0, "Word").play(0, "Word").resolve()  # the only target
    assert t.field_names(0) == ["fire judge"]


@pytest.mark.rule("fow", "1011.1")
def test_neither_rulers_nor_wardens_are() -> None:
    made = table(REEVE).zone(0, "ruler", "Reeve", counters={"willpower": 2})
    assert not able("Banish target ruler.", made)
    made = table(REEVE).zone(0, "ruler", "Reeve", counters={"willpower": 2})
    assert not able("Banish target warden.", made)


@pytest.mark.rule("fow", "1011.1", "712.3b")
def test_an_ordered_j_ruler_is() -> None:
    word = chant("Word", "Banish target J-ruler you control.")
    made = table(GENERAL, HEN, word, rulers=False, stones=1).zone(0, "ruler", "General").hand(0, "Hen", "Word")
    t = made.play(0, "Hen", targets=["General"]).resolve().play(0, "Word").resolve()
    assert t.zone_names(0, "graveyard") == ["Hen", "Word"] and t.zone_names(0, "ruler") == ["General"]


@pytest.mark.rule("fow", "1011.1")
def test_who_has_to_choose_one_to_banish_chooses_one_that_can_be() -> None:
    word = chant("Word", "Your opponent banishes a J/resonator.")
    t = table(HEN, word).field(1, "wind judge", "Hen", "Hen").hand(0, "Word").play(0, "Word").resolve()
    assert t.options() == ["Hen (player 1's field)", "Hen (player 1's field)"]
    t = table(HEN, word).field(1, "wind judge").hand(0, "Word").play(0, "Word").resolve()
    assert t.field_names(1) == ["wind judge"]


@pytest.mark.rule("fow", "1047.3")
def test_ones_last_ruler_is_no_target_of_an_expel_effect() -> None:
    assert not able("Expel target ruler you control.", table())
    assert not able("Expel target J-ruler you control.", table(rulers=False).field(0, "fire judge"))
    assert able("Expel target J-ruler you control.", table().field(0, "fire judge"))  # there is another ruler
    t = table(HEN, chant("Word", "Expel target J/resonator you control."), rulers=False)
    t.field(0, "fire judge", "Hen").hand(0, "Word").play(0, "Word").resolve()
    assert t.field_names(0) == ["fire judge"]


@pytest.mark.rule("fow", "1011.1")
def test_what_a_text_keeps_from_attacking_is_banished_like_any_other() -> None:
    word = chant("Word", "Banish all resonators you control.")
    t = table(resonator("Snail", "This card cannot attack."), word).field(0, "Snail").hand(0, "Word")
    assert t.play(0, "Word").resolve().field_names(0) == []


@pytest.mark.rule("fow", "1011.1", "903.2l-1")
def test_nor_does_a_j_ruler_pay_for_anything() -> None:
    altar = resonator("Altar", "Banish another J/resonator: Draw a card.")
    assert not table(altar).field(0, "Altar", "fire judge").can("use", 0, "Altar")
    t = table(altar, HEN).field(0, "Altar", "fire judge", "Hen").use(0, "Altar", cost=["Hen"])
    assert t.zone_names(0, "graveyard") == ["Hen"]
