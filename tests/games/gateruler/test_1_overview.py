"""Section 1: players, winning and losing, and the golden rules; section 4: you, owners and controllers."""

from __future__ import annotations

import pytest

from arbiter.games.gateruler.game import RULES
from arbiter.kernel.dealing import new_game
from arbiter.kernel.errors import BadDeck
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Quality
from arbiter.script.costs import Cost, Mana
from arbiter.script.nouns import EACH, OPPONENT, YOU, Every, Group, Is, Not
from arbiter.script.patterns import Rests, StepBegins
from tests.games.gateruler.plain import ACTIVE, DRAW, REGENT, RIVAL, SCOUT, event, ruler, table, unit, when

FRONT = Group((), ("front",))


# ---------------------------------------------------------------- 1-2, 1-4  players, winning and losing


@pytest.mark.rule("gateruler", "1-2a")
def test_a_game_is_for_two() -> None:
    deck = {"ruler": [REGENT], "deck": [SCOUT]}
    with pytest.raises(BadDeck):
        new_game(RULES, [deck, deck, deck], 1)


@pytest.mark.rule("gateruler", "1-4a", "1-4b", "2-6b", "3-13d")
def test_who_has_as_much_damage_as_life_loses_and_the_other_wins() -> None:
    made = table(rulers=(REGENT, ruler("Rival", life=2))).field(0, "Giant")
    made.attack("Giant", at="Rival")
    while not made.over:
        made.passes()
    assert made.winner == 0
    alive = table(rulers=(REGENT, ruler("Rival", life=3))).field(0, "Giant")
    alive.attack("Giant", at="Rival").to("end")
    assert not alive.over


@pytest.mark.rule("gateruler", "1-4b-1")
def test_if_nobody_is_left_the_game_is_a_draw() -> None:
    made = table(rulers=(ruler(life=2), ruler("Rival", life=2))).damage(0, 2).damage(1, 2)
    while not made.over:
        made.passes()
    assert made.winner is None


@pytest.mark.rule("gateruler", "1-4c", "1-4c-1")
def test_a_player_may_concede_at_any_time() -> None:
    made = table().hand(0, "Trick").play(0, "Trick")
    made.concede(1)
    assert made.over and made.winner == 0


# ---------------------------------------------------------------- 1-5  golden rules


@pytest.mark.rule("gateruler", "1-5b", "1-5b-1")
def test_as_much_as_possible_is_done() -> None:
    made = table(event("Purge", fx.Discard(OPPONENT, Number(3)), DRAW)).hand(0, "Purge").hand(1, "Trick", "Spark")
    made.play(0, "Purge").resolve()
    assert made.hand_size(1) == 0 and made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "1-5b-2")
def test_what_is_to_be_done_no_times_or_fewer_is_not_done() -> None:
    for count in (0, -2):
        made = table(event("Void", fx.Draw(YOU, Number(count)))).hand(0, "Void").play(0, "Void").resolve()
        assert made.hand_size(0) == 0


@pytest.mark.rule("gateruler", "1-5c", "15-7c")
def test_what_is_exhausted_already_does_not_become_so() -> None:
    weary = unit("Weary", abilities=(when(Rests(FRONT)),))
    tire = event("Tire", fx.Rest(Every(FRONT)))
    made = table(weary, tire).hand(0, "Tire").field(0, "Weary", rested=True).play(0, "Tire").resolve()
    assert made.stack() == []
    fresh = table(weary, tire).hand(0, "Tire").field(0, "Weary").play(0, "Tire").resolve()
    assert fresh.stack() == ["Weary"]


@pytest.mark.rule("gateruler", "1-5d")
def test_cannot_wins_over_may() -> None:
    ban = ab.Static("ban", statements=(st.ForbidPlay(OPPONENT, "cast", Group((), ())),), zones=ACTIVE)
    made = table(unit("Warden", abilities=(ban,))).field(1, "Warden").hand(0, "Scout")
    assert not made.can("play", 0, "Scout") and "1-5d" in made.why_not(0, "Scout")


@pytest.mark.rule("gateruler", "1-5e")
def test_a_number_that_is_chosen_is_at_least_0() -> None:
    pay = ab.Activated("X", cost=Cost((Mana(variable="X"),)), effects=(DRAW,), zones=ACTIVE)
    made = table(unit("Spender", abilities=(pay,))).field(0, "Spender").zone(0, "resource", "Well", "Well")
    made.use(0, "Spender")
    made.expect(kind="number")
    assert made.options() == ["0", "1", "2"]


@pytest.mark.rule("gateruler", "1-5f", "2-5b")
def test_a_unit_of_two_attributes_is_each_of_them_and_not_without_either() -> None:
    bear = unit("Bear", attributes=("Earth", "Beast"))
    earth = fx.Destroy(Every(Group((Is(Quality.KIND, "Earth"),), ("front",))))
    tame = fx.Destroy(Every(Group((Not(Is(Quality.KIND, "Beast")),), ("front",))))
    made = table(bear, event("Quake", earth), event("Hunt", tame)).hand(0, "Quake", "Hunt").field(1, "Bear", "Guard")
    made.play(0, "Hunt").resolve()
    assert made.zone_names(1, "graveyard") == ["Guard"]
    made.play(0, "Quake").resolve()
    assert made.zone_names(1, "graveyard") == ["Guard", "Bear"]


@pytest.mark.rule("gateruler", "1-5g")
def test_what_does_not_exist_counts_as_none() -> None:
    """A resource has no faction, and who has no hand holds no cards."""
    handless = ruler("Regent", lacks=frozenset({"hand"}))
    made = table(rulers=(handless, RIVAL))
    assert made.hand_size(0) == 0
    assert made.game.rules.colours and not table().zone(0, "resource", "Well").obj("Well").now.colours


@pytest.mark.rule("gateruler", "1-5h")
def test_when_both_decide_the_active_player_decides_first() -> None:
    made = table(event("Famine", fx.Discard(EACH, Number(1))))
    made.hand(0, "Famine", "Trick", "Spark").hand(1, "Trick", "Spark").play(0, "Famine").resolve()
    made.expect(kind="objects", player=0)


# ---------------------------------------------------------------- 4-2, 4-4, 4-5  you, owners and controllers


@pytest.mark.rule("gateruler", "4-2a", "4-5c", "4-5d", "4-5a")
def test_you_is_whoever_controls_the_card() -> None:
    keen = unit("Keen", abilities=(when(StepBegins("main", EACH)),))
    made = table(keen).field(0, "Keen", owner=1).turn(0, step="main", begin=True).resolve()
    assert (made.hand_size(0), made.hand_size(1)) == (1, 0)


@pytest.mark.rule("gateruler", "4-5b")
def test_who_played_a_card_controls_it_in_the_gate() -> None:
    made = table().hand(0, "Trick").play(0, "Trick")
    assert [item.frame.controller for item in made.game.state.stack] == [0]


@pytest.mark.rule("gateruler", "4-2c")
def test_damage_to_a_player_is_damage_to_their_ruler() -> None:
    made = table(event("Bolt", fx.DealPlayer(Number(2), OPPONENT))).hand(0, "Bolt").play(0, "Bolt").resolve()
    assert made.damage_count(1) == 2


@pytest.mark.rule("gateruler", "4-4a", "4-5a-1")
def test_control_may_change_but_ownership_does_not() -> None:
    made = table().field(0, "Giant", owner=1)
    giant = made.obj("Giant")
    assert (giant.controller, giant.owner) == (0, 1)
    made.act(0, "rearrange", "Giant", option="attack 2")
    assert made.obj("Giant", 0).owner == 1
