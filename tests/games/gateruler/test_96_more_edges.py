"""Edges of the rules of Gate Ruler: what is one's own already, the center column, damage reversal, the set cap."""

from __future__ import annotations

import pytest

from arbiter.kernel.views import is_visible
from tests.games.gateruler.written import Words, field, table
from tests.games.gateruler.written import event as timed


def event(name: str, text: str) -> Words:
    return timed(name, text, timing="Standard Action")


@pytest.mark.rule("gateruler", "15-23a", "15-23a-1", "1-5b")
def test_who_gains_control_of_a_unit_of_their_own_moves_and_readies_nothing() -> None:
    made = table(event("Grasp", "Choose 1 unit. Gain control of it.")).hand(0, "Grasp")
    made.field(0, "Scout", place=2, rested=True).play(0, "Grasp", targets=["Scout"]).resolve_all()
    assert made.obj("Scout").place == 2 and made.is_rested("Scout")


@pytest.mark.rule("gateruler", "3-6e-1", "14-13e")
def test_the_center_column_is_the_defense_zones_and_the_ruler() -> None:
    made = table(field("Hall", "Allied cards in the center column gain +1 ATK.")).zone(0, "field", "Hall")
    made.field(0, "Scout", place=1).field(0, "Giant", place=0)
    assert (made.power("Scout"), made.power("Giant"), made.power("Regent")) == (2, 7, 3)


@pytest.mark.rule("gateruler", "15-30b-1", "15-30c", "3-13c")
@pytest.mark.parametrize("player", [0, 1])
def test_a_damage_reversal_may_take_all_that_lie_face_up_and_their_player_may_look_at_them(player: int) -> None:
    made = table(event("Tally", "DR 2.")).turn(player, number=3).hand(player, "Tally").damage(player, "Trick", "Giant")
    made.play(player, "Tally").resolve_all()
    for obj in made.objects("damage", player):
        assert not obj.face_up and is_visible(made.game, obj, player) and not is_visible(made.game, obj, 1 - player)


@pytest.mark.rule("gateruler", "4-3b", "15-2c")
@pytest.mark.parametrize("more", [False, True])
def test_a_raised_set_cap_lets_one_more_card_be_set(more: bool) -> None:
    made = table(event("Vault", "Increase your set cap by 1."), regent={"set_cap": 1}).hand(
        0, "Vault", "Spark", "Spark"
    )
    if more:
        made.play(0, "Vault").resolve()
    made.act(0, "set", "Spark")
    assert made.acts(0, "set") == (["Spark"] if more else [])
