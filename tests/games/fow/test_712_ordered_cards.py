"""Chapters 712.3b and 1020.1: what an ordered card has of its order is not lost."""

from __future__ import annotations

import pytest

from arbiter.kernel.traits import Face
from arbiter.testing import Table
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator, written

GENERAL = written(
    "General",
    "Ruler",
    "[Revolution Order] {0}",
    cost=None,
    other=[
        {"name": "Command", "type": ["Order"], "abilities": ["[Flying]", "The ordered card gains [+400/+400]."]},
    ],
)
RECRUIT = resonator("Recruit", "[Pierce]", cost="{0}", size=(500, 500), race="Human")


def ordered(*chants: Face) -> Table:
    """The recruit has been ordered, and player 0 holds the chants."""
    made = table(GENERAL, RECRUIT, *chants, rulers=False).zone(0, "ruler", "General").hand(0, "Recruit")
    made.hand(0, *[face.name for face in chants])
    return made.play(0, "Recruit", targets=["General"]).resolve()


@pytest.mark.rule("fow", "712.3b")
@pytest.mark.parametrize("words", ["loses all abilities", "loses [Flying]"])
def test_an_ordered_card_keeps_the_abilities_of_its_order(words: str) -> None:
    t = ordered(chant("Blank", f"Target J-ruler {words} until end of turn."))
    t.play(0, "Blank").resolve()
    assert t.has("Recruit", "flying") and t.power("Recruit") == 900
    assert t.has("Recruit", "pierce") is (words == "loses [Flying]")  # what is its own can be lost


@pytest.mark.rule("fow", "1020.1", "909.3g")
def test_what_sets_its_numbers_leaves_what_the_order_adds() -> None:
    t = ordered(chant("Small", "Target J-ruler becomes [100/100] until end of turn."))
    t.play(0, "Small").resolve()
    assert t.power("Recruit") == 500 and t.obj("Recruit").now.guard == 500
    # What others have added before is overridden, what comes after is not.
    grow = chant("Grow", "Target J-ruler gains [+200/+200] until end of turn.")
    small = chant("Small", "Target J-ruler becomes [100/100] until end of turn.")
    t = ordered(grow, small, grow)
    t.play(0, "Grow").resolve().play(0, "Small").resolve()
    assert t.power("Recruit") == 500
    assert t.play(0, "Grow").resolve().power("Recruit") == 700


@pytest.mark.rule("fow", "712.3b", "1020.1")
def test_it_stays_a_j_ruler_whatever_else_it_becomes() -> None:
    t = ordered(chant("Turn", "Target J-ruler becomes a [200/200] Golem resonator until end of turn."))
    t.play(0, "Turn").resolve()
    now = t.obj("Recruit").now
    assert now.types == {"resonator", "j_ruler"} and now.kinds == {"Golem"} and t.has("Recruit", "flying")


@pytest.mark.rule("fow", "712.3b", "1017.5")
def test_a_copy_it_becomes_is_ordered_too() -> None:
    copy = chant("Mold", "Target J-ruler you control becomes a copy of target resonator.")
    hen = resonator("Hen", "[Drain]", size=(300, 300))
    made = table(GENERAL, RECRUIT, copy, hen, rulers=False).zone(0, "ruler", "General").hand(0, "Recruit", "Mold")
    t = made.field(1, "Hen").play(0, "Recruit", targets=["General"]).resolve()
    t.play(0, "Mold", targets=["Recruit", "Hen"]).resolve()
    now = t.obj("Recruit").now
    assert "j_ruler" in now.types and {"flying", "drain"} <= now.keywords and t.power("Recruit") == 700


@pytest.mark.rule("fow", "909.3e", "712.3b")
def test_a_keyword_that_has_become_another_everywhere_is_that_on_an_order_too() -> None:
    field = regalia("Ruins", "[Flying] becomes [Drain] in all areas.", cost="{0}")
    made = table(GENERAL, RECRUIT, field, rulers=False).zone(0, "ruler", "General").field(1, "Ruins")
    t = made.hand(0, "Recruit").play(0, "Recruit", targets=["General"]).resolve()
    assert t.has("Recruit", "drain") and not t.has("Recruit", "flying")


@pytest.mark.rule("fow", "712.3b", "901.3")
def test_what_an_order_can_do_the_ordered_card_can() -> None:
    texts = ["[Enter] >>> Draw a card.", "{Rest}: You gain 100 life."]
    side = {"name": "Command", "type": ["Order"], "abilities": texts}
    marshal = written("Marshal", "Ruler", "[Revolution Order] {0}", cost=None, other=[side])
    swift = resonator("Swift", "[Swiftness]", cost="{0}")
    t = table(marshal, swift, rulers=False).zone(0, "ruler", "Marshal").hand(0, "Swift")
    t.play(0, "Swift", targets=["Marshal"]).resolve_all()
    assert t.hand_size(0) == 1
    assert not t.can("use", 0, "Command")
    t.use(0, "Swift").resolve()
    assert t.resource(0, "life") == 4100 and t.is_rested("Swift")
