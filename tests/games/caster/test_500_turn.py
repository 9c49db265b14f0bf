"""Chapter 500: the turn, with the call phase (504) and levelling up (1022)."""

from __future__ import annotations

import pytest

from arbiter.kernel.match import Match
from arbiter.kernel.state import READY, RESTED, REVERSED
from arbiter.kernel.views import view
from arbiter.testing import Table
from tests.games.caster.tables import table
from tests.games.caster.test_400_preparation import kept


def steps_of_a_turn(match: Match) -> list[str]:
    """The phases in which somebody is asked in one turn, when everybody does nothing."""
    found: list[str] = []
    game = match.game
    turn = game.state.turn
    while match.question is not None and match.game.state.turn == turn:
        phase = match.game.rules.turn.steps[match.game.state.step].phase
        if phase not in found:
            found.append(phase)
        match.answer(0 if match.question.bounds() is None else ())
    return found


@pytest.mark.rule("caster", "501.1", "507.6")
def test_the_phases_follow_each_other_and_then_the_other_player_has_the_turn() -> None:
    made = table().hand(0, "Pup").turn(0, "recovery", begin=True).begin()
    assert steps_of_a_turn(made.match) == ["recovery", "draw", "call", "main", "battle", "end_phase"]
    assert made.active == 1 and made.step == "recovery"


@pytest.mark.rule("caster", "506.1")
def test_there_is_no_battle_phase_in_the_first_turn_of_the_game() -> None:
    made = table().field(0, "Pup").turn(0, "main", number=1)
    made.begin()
    assert steps_of_a_turn(made.match) == ["main", "end_phase"]
    later = table().field(0, "Pup").turn(0, "main", number=2)
    later.begin()
    assert steps_of_a_turn(later.match) == ["main", "battle", "end_phase"]


@pytest.mark.rule("caster", "502.1", "303.1a")
def test_rested_cards_recover_and_reversed_ones_stay() -> None:
    made = table().field(0, "ada1", "Pup", rested=True).field(0, "Bear", reversed=True).field(1, "Hound", rested=True)
    made.turn(0, "recovery", begin=True).begin()
    turned = {obj.face.name: obj.turned for obj in made.game.field}
    assert turned == {"Ada": READY, "Pup": READY, "Bear": REVERSED, "Hound": RESTED}


@pytest.mark.rule("caster", "503.1")
def test_a_card_is_drawn_but_not_in_the_first_turn_of_the_game() -> None:
    made = table().turn(0, "draw", number=4, begin=True).begin()
    assert made.hand_size(0) == 1
    first = table().turn(0, "draw", number=1, begin=True).begin()
    assert first.hand_size(0) == 0


@pytest.mark.rule("caster", "502.3", "503.3", "504.3", "505.2", "507.2", "507.4")
def test_players_get_priority_in_every_phase() -> None:
    made = table().turn(0, "recovery", begin=True).begin()
    asked: list[tuple[str, int]] = []
    while made.turn_number == 3 and made.match.question is not None:
        asked.append((made.step, made.match.question.player))
        made.match.answer(0 if made.match.question.bounds() is None else ())
    for step in ("recovery", "draw", "call", "main", "end_begin", "end_turn"):
        assert (step, 0) in asked and (step, 1) in asked


@pytest.mark.rule("caster", "305.3", "507.5")
def test_nobody_discards_at_the_end_of_a_turn() -> None:
    made = table().hand(0, 12).turn(0, "end_begin", begin=True).next_turn()
    assert made.hand_size(0) == 12


# ---------------------------------------------------------------- 504  the call phase


def calling(*hand: str) -> Table:
    return table().hand(0, *hand).turn(0, "call", begin=True)


@pytest.mark.rule("caster", "504.1", "504.1a", "308.4", "303.1b")
def test_a_level_1_caster_is_called_face_up_and_recovered() -> None:
    made = calling("ada1", "ada2", "Pup")
    assert made.begin().acts(0, "call") == ["Ada"]
    made.act(0, "call", "ada1")
    ada = made.obj("Ada", 0, "field")
    assert ada.face_up and ada.turned == READY and ada.now.level == 1 and made.step == "call"
    # Only one of the actions is performed: the next thing that is asked is priority.
    assert made.acts(0, "call") == [] and made.acts(0, "set") == []


@pytest.mark.rule("caster", "504.1a")
def test_no_caster_is_called_beside_one_of_its_name() -> None:
    made = calling("ada1", "bea1").field(0, "ada1").begin()
    assert made.acts(0, "call") == ["Bea"]
    # The opponent's casters do not matter.
    assert calling("ada1").field(1, "ada1").begin().acts(0, "call") == ["Ada"]
    # Nor does a level 2 caster lie beneath: its name counts, whatever its level.
    assert calling("ada1").field(0, "ada2").begin().acts(0, "call") == []


@pytest.mark.rule("caster", "504.1b", "306.6", "302.2", "308.2a", "303.2")
def test_any_card_is_called_face_down_as_a_level_1_void_caster_without_a_name() -> None:
    made = calling("Bear", "ada3").act(0, "set", "Bear")
    (down,) = [obj for obj in made.game.field if obj.controller == 0]
    now = down.now
    assert not now.names and now.types == {"caster"} and not now.colours and now.level == 1
    assert now.power == now.guard == now.cost == 0 and not down.face_up
    # Its player sees which card it is, the opponent does not.
    mine = view(made.game, 0)["zones"]["field"]["cards"][0]  # type: ignore[index]
    theirs = view(made.game, 1)["zones"]["field"]["cards"][0]  # type: ignore[index]
    assert [side["name"] for side in mine["sides"]] == ["Bear"]
    assert "sides" not in theirs and "Bear" not in str(theirs) and theirs["types"] == ["caster"]


@pytest.mark.rule("caster", "504.1b")
def test_even_a_caster_of_a_name_that_is_there_is_called_face_down() -> None:
    made = calling("ada1").field(0, "ada1").act(0, "set", "ada1")
    assert [obj.face_up for obj in made.game.field] == [True, False]


@pytest.mark.rule("caster", "504.1d")
def test_the_player_may_call_nothing() -> None:
    made = calling("ada1").passes(0)
    assert made.game.field == [] and made.hand_size(0) == 1 and made.step == "call"


@pytest.mark.rule("caster", "504.1c", "1022.1", "1022.2", "306.2", "306.4")
def test_a_caster_levels_up_by_one_and_is_the_same_entity() -> None:
    made = calling("ada2", "ada3").field(0, "ada1").field(0, "bea1")
    before = made.begin().obj("ada1", 0, "field").id
    assert made.acts(0, "level_up") == ["Ada"]  # not to level 3 at once
    made.act(0, "level_up", "ada2")
    ada = made.obj("Ada", 0, "field")
    assert ada.id == before and ada.now.level == 2
    assert [face.key for _, face, _ in ada.under] == ["ada1"]


@pytest.mark.rule("caster", "1022.1")
def test_a_level_3_caster_needs_level_2_of_its_name() -> None:
    assert calling("ada3").field(0, "ada1").begin().acts(0, "level_up") == []
    assert calling("ada3").field(0, "bea2").begin().acts(0, "level_up") == []
    assert calling("ada3").field(0, "ada2").begin().acts(0, "level_up") == ["Ada"]
    # A face down card is only good for level 2.
    assert calling("ada3").field(0, "Pup", face_up=False).begin().acts(0, "level_up") == []


@pytest.mark.rule("caster", "1022.1a")
def test_a_face_down_caster_serves_for_level_2_only_if_there_is_no_level_1_of_the_name() -> None:
    made = calling("ada2").field(0, "Pup", face_up=False).act(0, "level_up", "ada2")
    ada = made.obj("Ada", 0, "field")
    assert ada.now.level == 2 and ada.face_up and [face.front.name for _, face, _ in ada.under] == ["Pup"]
    # With a level 1 Ada there, it is not asked which one: only she serves.
    both = calling("ada2").field(0, "Pup", face_up=False).field(0, "ada1").act(0, "level_up", "ada2")
    assert sorted(obj.now.level for obj in both.game.field) == [1, 2]
    assert [obj.face_up for obj in both.game.field] == [False, True]


@pytest.mark.rule("caster", "308.2a", "1022.1a")
def test_a_card_that_was_called_face_down_stays_hidden_beneath_the_caster() -> None:
    made = calling("ada2").field(0, "Pup", face_up=False).act(0, "level_up", "ada2")
    theirs = view(made.game, 1)["zones"]["field"]["cards"][0]  # type: ignore[index]
    assert theirs["name"] == "Ada" and "Pup" not in str(theirs)


@pytest.mark.rule("caster", "1022.2", "1106.2")
def test_a_caster_that_levels_up_is_put_into_the_field_and_so_enters() -> None:
    text = "[Enter] ⇒ Draw a card."
    made = table().define(id="eve2", name="Eve", type="Caster", level=2, element="Luna", text=text).hand(0, "eve2")
    made.field(0, "Pup", face_up=False).turn(0, "call", begin=True).act(0, "level_up", "eve2")
    assert made.stack() == ["Eve"]
    made.resolve()
    assert made.hand_size(0) == 1


@pytest.mark.rule("caster", "1022.2a")
def test_a_rested_caster_stays_rested_when_it_levels_up() -> None:
    made = calling("ada2").field(0, "ada1", rested=True).act(0, "level_up", "ada2")
    assert made.obj("Ada", 0, "field").turned == RESTED


@pytest.mark.rule("caster", "1018.9a", "1018.9")
def test_a_caster_that_levels_up_loses_its_counters() -> None:
    made = calling("ada2").field(0, "ada1", counters={"spark": 2}).act(0, "level_up", "ada2")
    assert made.counters("Ada", "spark", 0) == 0


@pytest.mark.rule("caster", "403.7")
def test_the_first_turn_has_a_call_phase_too() -> None:
    match = kept()
    seen = []
    while match.game.state.turn == 1 and match.question is not None:
        seen.append(match.game.state.step)
        match.answer(0)
    assert "call" in seen
