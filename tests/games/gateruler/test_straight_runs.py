"""Rulings on Gate Ruler in games that run straight on, where what was kept of the position is used."""

from __future__ import annotations

import pytest

from arbiter.script import abilities as ab
from arbiter.script import nouns as n
from arbiter.script import statements as st
from arbiter.script.amounts import Count
from arbiter.script.base import How, Op, Stat
from arbiter.script.patterns import Moves
from tests.games.gateruler.plain import ACTIVE, make, table, unit
from tests.games.gateruler.printed import card, happening
from tests.straight import find, play_on


@pytest.mark.rule("gateruler", "15-29a", "16-8a-1")
def test_who_loses_retaliate_does_not_strike_back() -> None:
    calm = happening("Calm", "Choose 1 unit. It loses Retaliate until the end of the turn.")
    duelist = card("Duelist", "Retaliate", numbers="0 3 3 1")
    made = table(calm, duelist).hand(0, "Calm").field(0, "Scout").field(1, "Duelist", place=1)
    lost = (("priority", "Calm"), ("choose", "Duelist"))
    fight = (("attack", "Scout"), ("attacked object", "Duelist"))
    assert find(play_on(made, *fight, until="attack_start"), "Scout").zone == "graveyard"
    assert find(play_on(made, *lost, *fight, until="attack_start"), "Scout").zone == "front"


@pytest.mark.rule("gateruler", "16-29b", "16-12a-1")
def test_who_loses_charge_shield_cannot_pay_with_a_charge_for_staying() -> None:
    fairy = card("Fairy", 'Charge Bonus {Beast}: "This card gains +2 ATK."')
    pup = card("Pup", "Charge Shield", attributes=["Beast"])
    ready = table(fairy, pup).field(0, "Giant").field(1, "Pup", place=1)
    fight = (("attack", "Giant"), ("attacked object", "Pup"))
    shielded = ready.zone(1, "charge", "Fairy", host="Pup")
    kept = play_on(shielded, *fight, until="attack_start", always={"replace": "yes"})
    assert find(kept, "Pup").zone == "front" and find(kept, "Fairy").zone == "graveyard"
    crowded = table(fairy, pup).field(0, "Giant").field(1, "Pup", place=1)
    crowded.zone(1, "charge", "Fairy", "Guard", host="Pup")
    lost = play_on(crowded, *fight, until="attack_start", always={"replace": "yes"})
    assert find(lost, "Pup").zone == "graveyard"


@pytest.mark.rule("gateruler", "16-1a-5", "16-22b")
def test_who_comes_later_is_heard_with_a_keyword_that_all_have() -> None:
    """The trigger of Deadly is that of a unit that was not there when the others gained it."""
    adder = card("Adder", "Units you control gain Deadly.")
    made = table(adder).field(0, "Adder").hand(0, "Scout").field(1, "Giant", place=1)
    comes = (("priority", "Scout"), ("zone", "attack 2"))
    fight = (("attack", "Scout"), ("attacked object", "Giant"))
    assert find(play_on(made, *comes, *fight, until="attack_start"), "Giant").zone == "graveyard"


@pytest.mark.rule("gateruler", "3-6e-1", "14-13c-2a")
def test_a_condition_about_its_place_is_asked_again_when_it_moves() -> None:
    wall = card("Wall", "Defender\nIf this card is in a defense zone, this card gains +2 ATK.")
    made = table(wall).field(0, "Wall", place=1)
    moved = play_on(made, ("may", "yes"), until="end")
    assert find(moved, "Wall").place == 0 and find(moved, "Wall").now.power == 4


@pytest.mark.rule("gateruler", "12-5a", "12-5a-1")
def test_a_charge_goes_as_soon_as_the_ability_that_spoke_of_it_is_not_played() -> None:
    """There is nothing to choose for it, so it goes without having changed anything."""
    loss = "It gains -1 ATK for each charge of this card until the end of the turn."
    text = f"When this card leaves play, choose 1 enemy unit. {loss}"
    slay = happening("Slay", "Choose 1 unit. Destroy it.")
    made = table(card("Bomb", text), slay).hand(0, "Slay").field(0, "Bomb").zone(0, "charge", "Guard", host="Bomb")
    game = play_on(made, ("priority", "Slay"), ("choose", "Bomb"), until="attack_start")
    assert find(game, "Guard").zone == "graveyard"


@pytest.mark.rule("gateruler", "15-12b", "15-12b-3")
def test_what_may_be_destroyed_again_is_destroyed() -> None:
    """Whether it may depends on nothing that is in play."""
    held = Count(n.Group((), ("hand",), n.YOU))
    few = n.Group((n.StatIs(Stat.LEVEL, Op.LE, held),), ("front",), n.EACH)
    spares = ab.Static("law", statements=(st.Forbid(Moves(few, origin="front", how=How.DESTROY)),), zones=ACTIVE)
    law = make("Law", "field", abilities=(spares,))
    sieve = card("Sieve", "At the start of your attack phase, discard 1 card.")
    bolt = happening("Bolt", "Choose 1 unit. Deal 3 damage to it.")
    made = table(law, unit("Tough", 1, 2, level=1), sieve, bolt).zone(0, "field", "Law").hand(0, "Bolt", "Scout")
    made.field(0, "Tough", place=1).field(0, "Sieve", place=2)
    hurt = (("priority", "Bolt"), ("choose", "Tough"))
    assert find(play_on(made, *hurt, until="attack_start"), "Tough").zone == "front"
    assert find(play_on(made, *hurt, until="declare"), "Tough").zone == "graveyard"
