"""Chapters 8.4, 9.9 and 9.10: what base abilities, types and losses of them mean for effects and in a battle."""

from __future__ import annotations

import pytest

from arbiter.games.fow5.game import LIBRARY
from arbiter.script import abilities as ab
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Quality, Stat
from arbiter.script.conditions import Exists
from arbiter.script.nouns import YOU, Group, Is, Self
from tests.games.fow.plain import make
from tests.games.fow5.written import chant, instant, regalia, resonator, standby, table

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


@pytest.mark.rule("fow5", "9.9/4b")
def test_what_a_card_says_of_itself_waits_for_older_effects_like_any_other() -> None:
    """Conditional, so that it is no base ability (9.4/2): the number is set after the older effect has added to it."""
    sets = st.Affects(Self(), (st.SetStat(Stat.POWER, Number(1000)),))
    proud = ab.Static("proud", None, (sets,), Exists(Group((Is(Quality.TYPE, "regalia"),), ("field",), YOU), Number(1)))
    lion = make("Lion", "resonator", atk=500, dfn=500, abilities=(proud,), library=LIBRARY)
    banner = regalia("Banner", "Resonators you control gain [+200/+200].")
    assert table(lion, banner).field(0, "Banner", "Lion").power("Lion") == 1000
    assert table(lion, banner).field(0, "Lion", "Banner").power("Lion") == 1200


@pytest.mark.rule("fow5", "9.9/4a")
def test_a_condition_sees_what_other_effects_have_changed_whichever_came_first() -> None:
    waits = resonator("Waits", "As long as you control a Frog, this card gains [+300/+300].", race="Human")
    pond = regalia("Pond", "Resonators you control become Frogs.")
    assert table(waits, pond).field(0, "Waits").power("Waits") == 500
    assert table(waits, pond).field(0, "Waits", "Pond").power("Waits") == 800
    assert table(waits, pond).field(0, "Pond", "Waits").power("Waits") == 800


@pytest.mark.rule("fow5", "9.3/4a", "3.11/2")
def test_what_a_target_must_be_must_be_plain_to_everybody() -> None:
    """The document does not say it; a target that only one player can check would be legal on that player's word."""
    word = standby("Word", "You gain 100 life.")
    burn = chant("Burn", "Remove target spell in your opponent's chant-standby area from the game.")
    sweep = chant("Sweep", "Remove target card in your opponent's chant-standby area from the game.")
    t = table(word, burn, sweep).zone(1, "standby", "Word").hand(0, "Burn", "Sweep")
    assert t.can("play", 0, "Sweep") and not t.can("play", 0, "Burn")
