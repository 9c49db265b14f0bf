"""Chapters 104 and 105: golden rules, infinity, and who controls what."""

from __future__ import annotations

import pytest

from arbiter.kernel.decisions import ChooseNumber
from arbiter.script.amounts import Number
from arbiter.script.base import INFINITY, Stat, Status
from arbiter.script.effects import Choose, Destroy, Draw, Mill
from arbiter.script.nouns import EACH, YOU, Bound, Every
from arbiter.script.patterns import Attacks, Draws, Turns
from arbiter.script.statements import AddStat, Affects, Forbid, SetStat
from arbiter.testing import Table
from tests.games.caster.plain import SERVANTS, does, make, says, when
from tests.games.caster.tables import table

DRAW = Draw(YOU, Number(1))
ONE = Choose(0, SERVANTS, Number(1), Number(1))
PYRE = make("Pyre", "conjure", does(ONE, Destroy(Bound(0))))
STAIR = {"name": "Stair", "type": "Servant", "cost": 2, "element": "Solis", "atk": "∞", "def": "∞"}


def rich(*hand: str) -> Table:
    return table().faces(PYRE).define(**STAIR).sources(0, solis=4).hand(0, *hand)


@pytest.mark.rule("caster", "104.1")
def test_what_a_card_says_wins_over_the_rules() -> None:
    text = "You may control two or more casters with the same name as this card."
    made = table().define(id="dot1", name="Dot", type="Caster", level=1, element="Solis", text=text)
    made.field(0, "dot1", "ada1").hand(0, "dot1", "ada1").turn(0, "call", begin=True).begin()
    assert made.acts(0, "call") == ["Dot"]


@pytest.mark.rule("caster", "104.4", "1007.2")
def test_a_prohibition_wins_over_an_instruction() -> None:
    text = "This card cannot be destroyed."
    made = rich("Pyre").define(name="Rock", type="Servant", cost=1, element="Luna", atk=0, text=text, **{"def": 0})
    made.field(1, "Rock").play(0, "Pyre").resolve()
    assert made.is_on_field("Rock", 1)
    # Losing a battle does not destroy it either.
    fight = rich().define(name="Rock", type="Servant", cost=1, element="Luna", atk=0, text=text, **{"def": 0})
    fight.field(0, "Pup").field(1, "Rock").attack("Pup", at="Rock").to("battle_end")
    assert fight.is_on_field("Rock", 1)


@pytest.mark.rule("caster", "104.4")
def test_a_draw_that_is_prohibited_does_not_happen() -> None:
    made = rich().faces(make("Drought", "barrier", says(Forbid(Draws(EACH)))), make("Read", "conjure", does(DRAW)))
    made.field(1, "Drought").hand(0, "Read").play(0, "Read").resolve()
    assert made.hand_size(0) == 0


@pytest.mark.rule("caster", "104.2")
def test_what_can_be_done_is_done_and_less_than_once_is_not_at_all() -> None:
    made = rich().faces(make("Landslide", "conjure", does(Mill(YOU, Number(5), "graveyard"), DRAW)))
    made.hand(0, "Landslide").deck(0, "Pup", "Hound", only=True).play(0, "Landslide").resolve()
    assert sorted(made.zone_names(0, "graveyard")) == ["Hound", "Landslide", "Pup"] and made.hand_size(0) == 0
    none = rich().faces(make("Nothing", "conjure", does(Draw(YOU, Number(-2)))))
    none.hand(0, "Nothing").play(0, "Nothing").resolve()
    assert none.hand_size(0) == 0


@pytest.mark.rule("caster", "104.3", "303.1a")
def test_what_is_rested_already_does_not_become_rested() -> None:
    ear = make("Ear", "barrier", when(Turns(SERVANTS, Status.RESTED), DRAW))
    rest = {"name": "Sleep", "type": "Conjure", "cost": 1, "element": "Solis", "text": "Rest target servant."}
    made = rich().faces(ear).define(**rest).hand(0, "Sleep", "Sleep")
    made.field(0, "Ear").field(1, "Pup").play(0, "Sleep").resolve()
    assert made.stack() == ["Ear"]
    made.resolve().play(0, "Sleep").resolve()
    assert made.stack() == []


@pytest.mark.rule("caster", "104.5", "104.5a")
def test_numbers_that_are_named_are_whole_not_negative_and_not_infinite() -> None:
    surge = {"name": "Surge", "type": "Conjure", "cost": "X", "element": "Void", "text": "Draw a card."}
    made = rich().define(**surge).hand(0, "Surge").begin()
    actions = made.match.question.actions  # type: ignore[union-attr]
    made.match.answer(next(i for i, a in enumerate(actions) if a.obj is not None and a.obj.face.name == "Surge"))
    question = made.match.question
    assert isinstance(question, ChooseNumber)
    assert [question.value(i) for i in range(question.size())] == [0, 1, 2, 3, 4]


# ---------------------------------------------------------------- 104.6, 104.7  values and infinity


@pytest.mark.rule("caster", "104.7", "104.7a", "104.7b")
def test_infinity_is_more_than_any_number_and_equal_to_itself() -> None:
    made = rich().field(0, "Stair").field(1, "Bear").attack("Stair", at="Bear").to("battle_end")
    assert made.zone_names(1, "graveyard") == ["Bear"]
    wall = rich().field(0, "Bear").field(1, "Stair", reversed=True).attack("Bear", at="Stair").to("battle_end")
    assert wall.is_on_field("Stair", 1)
    even = rich().field(0, "Stair").field(1, "Stair", reversed=True)
    mine, theirs = even.card("Stair", 0), even.card("Stair", 1)
    even.attack(mine, at=theirs).to("battle_end")
    assert even.is_on_field("Stair", 1)


@pytest.mark.rule("caster", "104.7c", "104.6")
def test_infinity_stays_when_something_is_added_or_taken_and_is_a_number_when_set_to_one() -> None:
    for change, after in (
        (AddStat(Stat.POWER, Number(500)), INFINITY),
        (AddStat(Stat.POWER, Number(500), -1), INFINITY),
        (SetStat(Stat.POWER, Number(700)), 700),
    ):
        made = rich().faces(make("Law", "barrier", says(Affects(Every(SERVANTS), (change,))))).field(0, "Law", "Stair")
        assert made.power("Stair") == after


@pytest.mark.rule("caster", "104.6")
def test_a_greater_value_has_increased_and_a_lesser_decreased() -> None:
    for amount, sign, after in ((500, 1, 1000), (300, -1, 200)):
        change = Affects(Every(SERVANTS), (AddStat(Stat.POWER, Number(amount), sign),))
        made = rich().faces(make("Law", "barrier", says(change))).field(0, "Law", "Pup")
        assert made.power("Pup") == after


# ---------------------------------------------------------------- 105


@pytest.mark.rule("caster", "105.1")
def test_the_turn_player_is_asked_first() -> None:
    made = table().field(0, "Pup").turn(1, "main")
    assert made.begin().active == 1 and made.asked == 1


@pytest.mark.rule("caster", "105.3a", "105.3b", "105.3c")
def test_who_controls_a_card_controls_its_abilities_and_their_effects() -> None:
    herald = make("Herald", "servant", when(Attacks(SERVANTS), DRAW))
    made = rich().faces(herald).field(0, "Herald", owner=1).zone(1, "orb", 1).attack("Herald")
    assert made.game.state.stack[-1].frame.controller == 0
    made.resolve()
    assert made.hand_size(0) == 1 and made.hand_size(1) == 0
    own = rich().faces(herald).field(1, "Herald").begin()
    assert own.obj("Herald").controller == 1


@pytest.mark.rule("caster", "105.4a")
def test_the_enemy_player_is_the_opponent_of_the_texts_controller() -> None:
    text = "Target enemy player discards a card."
    made = rich().define(name="Rob", type="Conjure", cost=1, element="Solis", text=text).hand(0, "Rob", "Pup")
    made.hand(1, "Bear").play(0, "Rob").resolve()
    assert made.hand_size(1) == 0 and made.hand_names(0) == ["Pup"]
