"""Where one number or one word of a rule decides: damage of nothing, replacements of one rank, namesakes judged."""

from __future__ import annotations

import pytest

from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Quality
from arbiter.script.nouns import YOU, Bound, Group, Is
from arbiter.script.patterns import ANYTHING, DealsDamage
from tests.games.fow.plain import make
from tests.games.fow.tables import table
from tests.games.fow.written import resonator, written

RESONATORS = Group((Is(Quality.TYPE, "resonator"),), ("field",))
HIT = DealsDamage(ANYTHING, RESONATORS)
BOLT = make(
    "Bolt",
    "chant",
    keywords=("quickcast",),
    abilities=(
        ab.Spell("bolt", None, (fx.Choose(1, RESONATORS, Number(1), Number(1)), fx.Deal(Number(400), Bound(1)))),
    ),
)
LESS = make("Less", "regalia", abilities=(ab.Static("less", None, (st.ChangeDamage(HIT, Number(500), reduce=True),)),))
LIFE = (fx.GainResource(YOU, "life", Number(100)),)
INSTEAD = make("Instead", "regalia", abilities=(ab.Static("instead", None, (st.Replace(HIT, LIFE),)),))


@pytest.mark.rule("fow", "910.2a", "910.2")
@pytest.mark.parametrize(("first", "life"), [("Instead", 4100), ("Less", 4000)])
def test_what_lessens_damage_and_what_replaces_it_by_something_else_come_in_the_order_that_is_chosen(
    first: str, life: int
) -> None:
    """Neither increases it, so whoever controls the card that would be dealt damage applies them in any order."""
    t = table(LESS, INSTEAD, BOLT).field(1, "Less", "Instead", "wind 3").hand(0, "Bolt")
    t.play(0, "Bolt", targets=["wind 3"]).resolve().expect(player=1).option(first)
    assert t.damage_on("wind 3") == 0 and t.resource(1, "life") == life


@pytest.mark.rule("fow", "806.2", "1006.1")
def test_whoever_has_no_strength_deals_no_damage_in_battle() -> None:
    meek = resonator("Meek", "Whenever this card deals damage >>> You gain 100 life.", size=(0, 500))
    t = table(meek).field(0, "Meek").attack("Meek", at=1).no_block().to("main").resolve_all()
    assert t.resource(1, "life") == 4000 and t.resource(0, "life") == 4000


REGENT = {"name": "Regent", "type": ["J-Ruler"], "abilities": [], "atk": 900, "def": 900}
JUDGE = written("Judge", "Warden", "[0]: Draw a card.", "[Judgment] {0}", cost="{0}", willpower=2, other=[REGENT])
REEVE = written("Reeve", "Warden", "[0]: Draw a card.", "[Judgment] {0}", cost="{0}", willpower=2, other=[REGENT])


@pytest.mark.rule("fow", "705.3a")
@pytest.mark.parametrize(("whose", "comes"), [(0, False), (1, True)])
def test_a_warden_stays_where_its_player_has_a_j_ruler_of_that_name_and_not_where_another_has(
    whose: int, comes: bool
) -> None:
    t = table(JUDGE, REEVE).zone(whose, "ruler", "Reeve", counters={"willpower": 2})
    t.zone(0, "ruler", "Judge", counters={"willpower": 2}).turn(whose, number=3)
    t.act(whose, "judgment", "Reeve").resolve()
    assert "Regent" in t.zone_names(whose, "field")
    t.next_turn().to("main", 1 - whose)
    if whose == 0:
        t.next_turn().to("main", 0)
    t.act(0, "judgment", "Judge").resolve()
    assert ("Judge" in t.zone_names(0, "ruler")) is not comes
    assert t.zone_names(0, "field").count("Regent") == 1
