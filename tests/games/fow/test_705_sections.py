"""705.2c, 712.2c, 715.3c: a text that names a section of a ruler means what stands in it."""

from __future__ import annotations

import pytest

from arbiter.script import abilities as ab
from arbiter.script.costs import Cost, Mana
from arbiter.testing import scenario
from tests.games.fow.plain import make, ruler, two_sided
from tests.games.fow.plain import resonator as plain
from tests.games.fow.tables import STONES, table
from tests.games.fow.written import regalia, written


@pytest.mark.rule("fow", "705.2c")
def test_a_text_about_judgment_changes_what_the_judgment_line_asks_for() -> None:
    bell = regalia("Bell", "You pay {2} less to play [Judgment] abilities.")
    wall = regalia("Wall", "Players pay {1} more to play [Judgment] abilities.")
    assert table(bell, stones=1).acts(0, "judgment") == []
    assert table(bell, stones=1).field(0, "Bell").acts(0, "judgment") == ["fire ruler"]
    assert table(bell, stones=1).field(1, "Bell").acts(0, "judgment") == []  # it is their judgment that costs less
    assert table(wall, stones=3).field(1, "Wall").acts(0, "judgment") == []
    assert not table(bell, stones=0).field(0, "Bell").hand(0, "fire 1").can("play", 0, "fire 1")  # a card is none


@pytest.mark.rule("fow", "712.2c")
def test_a_text_about_revolution_order_changes_what_that_line_asks_for() -> None:
    section = ab.Keyword("order", name="revolution_order", cost=Cost((Mana((), 1),)))
    general = two_sided(
        make("General", "ruler", colours=("fire",), abilities=(section,), key="general"),
        make("General's Order", "order", keywords=("flying",), key="general/2"),
    )
    recruit = make("Recruit", "resonator", price=Mana(), atk=500, dfn=500)
    toll = regalia("Toll", "Your opponent pays {1} more to play [Revolution Order] abilities.")
    t = table(general, recruit, toll, stones=1, rulers=False).zone(0, "ruler", "General").hand(0, "Recruit")
    t.field(1, "Toll").play(0, "Recruit").resolve()  # two are asked for: it cannot be ordered
    assert t.obj("Recruit").now.types == {"resonator"}
    t = table(general, recruit, toll, stones=2, rulers=False).zone(0, "ruler", "General").hand(0, "Recruit")
    t.field(1, "Toll").play(0, "Recruit", targets=["General"]).resolve()
    assert t.obj("Recruit").now.types == {"j_ruler"}


@pytest.mark.rule("fow", "715.3c")
def test_a_text_about_convoke_changes_what_that_line_asks_for() -> None:
    caller = written("Caller", "Ruler", "[Convoke] {2}", cost=None)
    horn = regalia("Horn", "You pay {1} less to play [Convoke] abilities.")
    made = scenario("fow", players=3).faces(caller, horn, ruler("wind", 1), plain("fire", 1), *STONES)
    made.zone(0, "ruler", "Caller").field(0, "fire stone").hand(0, "wind ruler").turn(0, number=4)
    assert made.acts(0, "convoke") == []
    made = scenario("fow", players=3).faces(caller, horn, ruler("wind", 1), plain("fire", 1), *STONES)
    made.zone(0, "ruler", "Caller").field(0, "fire stone", "Horn").hand(0, "wind ruler").turn(0, number=4)
    assert made.acts(0, "convoke") == ["Caller"]
    assert sorted(made.act(0, "convoke").resolve().zone_names(0, "ruler")) == ["Caller", "wind ruler"]
