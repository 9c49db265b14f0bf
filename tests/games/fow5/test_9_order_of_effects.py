"""Chapters 8.4, 9.9 and 9.10: what base abilities, types and losses of them mean for effects and in a battle."""

from __future__ import annotations

import pytest

from tests.games.fow5.written import instant, regalia, resonator, table

BIG = "This card's ATK becomes X00, where X is the number of cards in your hand."
WALL = regalia("Wall", "Resonators you control gain [+0/+300].")
ROUSE = "{0}: This card also becomes a resonator with 500 ATK."


@pytest.mark.rule("fow5", "9.9/2", "9.9/2a", "9.4/2")
def test_who_loses_its_abilities_keeps_what_its_base_ability_has_set() -> None:
    giant = resonator("Giant", BIG, "[Flying]", size=(0, 500), race="Giant")
    hush = regalia("Hush", "Giants lose all abilities.")
    t = table(giant, hush).field(0, "Hush", "Giant").hand(0, "Dog", "Dog", "Dog")
    assert t.power("Giant") == 300 and not t.has("Giant", "flying")


@pytest.mark.rule("fow5", "9.9/3", "9.9/4b")
def test_who_also_becomes_a_resonator_grows_by_what_is_newer() -> None:
    idol, banner = regalia("Idol", ROUSE), regalia("Banner", "Resonators you control gain [+100/+0].")
    t = table(idol, banner, WALL).field(0, "Wall", "Idol").hand(0, "Banner")
    t.use(0, "Idol").resolve().play(0, "Banner").resolve()
    assert (t.power("Idol"), t.guard("Idol")) == (600, 300)


@pytest.mark.rule("fow5", "9.9/2b", "9.9/4a")
def test_who_also_becomes_a_resonator_is_what_resonators_become() -> None:
    idol, pond = regalia("Idol", ROUSE), regalia("Pond", "Resonators you control become Frogs.")
    t = table(idol, pond, WALL).field(0, "Wall", "Pond", "Idol").use(0, "Idol").resolve()
    assert t.obj("Idol").now.kinds == {"Frog"}


@pytest.mark.rule("fow5", "9.10/2")
@pytest.mark.parametrize("player", [0, 1])
def test_who_would_draw_chooses_which_effect_replaces_it_also_in_the_others_turn(player: int) -> None:
    well, spring = (regalia(name, "If you would draw a card, draw two cards instead.") for name in ("Well", "Spring"))
    read = instant("Read", "Draw a card.")
    t = table(well, spring, read).field(player, "Well", "Spring").hand(player, "Read").turn(1 - player, number=4)
    t.passes(1 - player).play(player, "Read").resolve()
    t.expect(player=player)
    assert t.option("Well").hand_size(player) == 4


@pytest.mark.rule("fow5", "8.4/1", "8.5/1", "10.19/1")
def test_an_attacker_that_is_no_resonator_any_more_deals_no_damage() -> None:
    idol = regalia("Idol", "As long as you control a Human, this card becomes a [500/500] Golem resonator.")
    squire = resonator("Squire", race="Human")
    crush = instant("Crush", "Destroy target resonator.")
    for crushed in (True, False):
        t = table(idol, squire, crush).field(0, "Idol", "Squire").hand(1, "Crush").attack("Idol")
        if crushed:
            t.passes(0).play(1, "Crush", targets=["Squire"]).resolve()
            assert t.is_on_field("Idol")
        t.to("main")
        assert t.resource(1, "life") == (4000 if crushed else 3500)
