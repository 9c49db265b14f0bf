"""Chapters 716, 717 and 1309: wardens as card files write them, and their willpower."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import table
from tests.games.fow.written import chant, resonator, written

HEN = resonator("Hen", size=(300, 300))
REEVE = written(
    "Reeve",
    "Warden",
    "[+1]: You gain 100 life.",
    "[-2]: Destroy target resonator.",
    "[0]: Draw a card.",
    cost="{0}",
    willpower=2,
    other=[{"name": "Regent", "type": ["J-Ruler"], "abilities": [], "atk": 900, "def": 900}],
)
BAILIFF = written("Bailiff", "Warden", "[0]: Draw a card.", cost="{0}", willpower=1)


@pytest.mark.rule("fow", "1309.1", "1309.1a", "1309.1b", "1309.4", "1309.5", "716.3a")
def test_a_warden_comes_with_its_initial_willpower_and_plays_an_ability_for_it() -> None:
    t = table(REEVE, HEN).field(1, "Hen").hand(0, "Reeve").act(0, "warden").resolve()
    assert t.zone_of("Reeve") == "ruler" and t.counters("Reeve", "willpower") == 2
    t.use(0, "Reeve", "[+1]").resolve()
    assert t.counters("Reeve", "willpower") == 3 and t.resource(0, "life") == 4100
    assert not any("Reeve" in said and "willpower" in said for said in t.acts(0, "willpower"))  # 717.2a


@pytest.mark.rule("fow", "717.2a", "717.2b", "717.2b-1", "905.5", "905.5a")
@pytest.mark.parametrize(("counters", "playable"), [(1, 2), (2, 3)])
def test_a_minus_needs_the_counters_and_the_others_none(counters: int, playable: int) -> None:
    t = table(REEVE, HEN).field(1, "Hen").zone(0, "ruler", "Reeve", counters={"willpower": counters})
    assert len([said for said in t.options() if "Reeve" in said and "]:" in said]) == playable
    t.use(0, "Reeve", "[0]").resolve()
    assert not [said for said in t.options() if "Reeve" in said and "]:" in said]  # one a turn


@pytest.mark.rule("fow", "1309.2", "1205.7", "716.4a")
def test_a_warden_without_willpower_goes_to_the_graveyard() -> None:
    t = table(REEVE, HEN).field(1, "Hen").zone(0, "ruler", "Reeve", counters={"willpower": 2})
    t.use(0, "Reeve", "[-2]").resolve()
    assert t.zone_of("Reeve") == "graveyard" and t.zone_names(1, "graveyard") == ["Hen"]


@pytest.mark.rule("fow", "716.5")
def test_several_wardens_may_come_in_a_turn() -> None:
    t = table(REEVE, BAILIFF).hand(0, "Reeve", "Bailiff").act(0, "warden", "Reeve").resolve()
    t.act(0, "warden", "Bailiff").resolve()
    assert {"Reeve", "Bailiff"} <= set(t.zone_names(0, "ruler"))


@pytest.mark.rule("fow", "716.4", "1309.1c")
def test_other_cards_do_not_touch_willpower() -> None:
    bless = chant("Bless", "Put two willpower counters on target warden.")
    t = table(REEVE, bless).zone(0, "ruler", "Reeve", counters={"willpower": 2}).hand(0, "Bless")
    t.play(0, "Bless").resolve()
    assert t.counters("Reeve", "willpower") == 2


@pytest.mark.rule("fow", "705.1", "717.2a")
def test_a_warden_whose_willpower_ability_was_played_is_not_judged_this_turn() -> None:
    judge = written(
        "Judge",
        "Warden",
        "[Judgment] {0}",
        "[+1]: You gain 100 life.",
        cost="{0}",
        willpower=2,
        other=[{"name": "Just", "type": ["J-Ruler"], "abilities": [], "atk": 900, "def": 900}],
    )
    t = table(judge).zone(0, "ruler", "Judge", counters={"willpower": 2})
    assert t.acts(0, "judgment") == ["Judge"]
    t.use(0, "Judge", "[+1]").resolve()
    assert t.acts(0, "judgment") == []
    assert "Judge" in t.next_turn().to("main", 0).acts(0, "judgment")
