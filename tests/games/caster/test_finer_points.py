"""Calling, casting, corrupting and winning where a text says something else: what random breaks of the rules showed."""

from __future__ import annotations

import pytest

from arbiter.script import abilities as ab
from arbiter.script.amounts import Number
from arbiter.script.base import Quality, Who
from arbiter.script.conditions import Exists
from arbiter.script.effects import Draw, EndGame, Perform
from arbiter.script.nouns import EACH, OPPONENT, YOU, Every, Group, Is
from arbiter.script.statements import ForbidPlay, PlayOnlyIf
from tests.games.caster.plain import SERVANTS, does, make, says
from tests.games.caster.tables import table

pytestmark = pytest.mark.both_seats

DRAW = Draw(YOU, Number(1))
WATCHED = "Whenever this card corrupts an orb ⇒ Draw two cards."


@pytest.mark.rule("caster", "103.1", "103.3")
@pytest.mark.parametrize(("who", "winner"), [(YOU, 0), (OPPONENT, 1), (EACH, None)])
def test_who_wins_by_a_text(who: Who, winner: int | None) -> None:
    made = table().faces(make("Dawn", "conjure", does(EndGame(who, True)), cost=0)).hand(0, "Dawn")
    made.play(0, "Dawn").resolve()
    assert made.over and made.winner == winner


@pytest.mark.rule("caster", "104.1")
def test_a_card_that_is_played_only_if() -> None:
    only = ab.Static("only if", None, (PlayOnlyIf(Exists(SERVANTS, Number(1))),), None, ("hand",))
    face = make("Pack", "conjure", only, does(DRAW), cost=0)
    alone = table().faces(face).hand(0, "Pack")
    assert not alone.can("play", 0, "Pack") and alone.why_not(0, "Pack") == ["104.1"]
    assert table().faces(face).hand(0, "Pack").field(1, "Pup").can("play", 0, "Pack")


@pytest.mark.rule("caster", "104.4")
@pytest.mark.parametrize(("who", "called"), [(YOU, ["Bea"]), (OPPONENT, ["Ada", "Bea"])])
def test_a_text_forbids_calls_of_one_player_and_of_some_casters(who: Who, called: list[str]) -> None:
    ban = make("Ban", "barrier", says(ForbidPlay(who, "call", Group((Is(Quality.NAME, "Ada"),), (), EACH))))
    other = make(
        "Lock", "barrier", says(ForbidPlay(YOU, "ability", Group((), (), EACH)))
    )  # it speaks of something else
    made = table().faces(ban, other).field(0, "Ban", "Lock").hand(0, "ada1", "bea1").turn(0, "call", begin=True)
    assert made.acts(0, "call") == called
    assert made.why_not(0, "ada1") == ([] if who is OPPONENT else ["104.4"])


@pytest.mark.rule("caster", "1009.1", "104.2")
def test_a_text_that_corrupts_names_orbs_or_lets_one_be_chosen() -> None:
    orbs = ("Pup", "Turtle", "Fence")
    one = make("Rot", "conjure", does(Perform("corrupt", who=OPPONENT)), cost=0)
    made = table().faces(one).zone(1, "orb", *orbs).hand(0, "Rot").play(0, "Rot").resolve().choose("Turtle")
    assert sorted(made.zone_names(1, "orb")) == ["Fence", "Pup"] and made.hand_names(1) == ["Turtle"]
    everything = Every(Group((), ("orb", "field"), OPPONENT))
    all_of = make("Blight", "conjure", does(Perform("corrupt", everything)), cost=0)
    made = table().faces(all_of).zone(1, "orb", *orbs).field(1, "Hound").hand(0, "Blight").play(0, "Blight").resolve()
    assert made.zone_names(1, "orb") == [] and made.field_names(1) == ["Hound"]  # what is no orb stays


@pytest.mark.rule("caster", "1009.2")
def test_who_corrupts_is_heard_of_once() -> None:
    made = table()
    made.define(name="Watch", type="Servant", cost=1, element="Solis", atk=500, text=WATCHED, **{"def": 500})
    made.field(0, "Watch").zone(1, "orb", "Pup", "Turtle").attack("Watch").to("judgment").choose("Pup")
    assert made.stack() == ["Watch"] and made.zone_names(1, "orb") == ["Turtle"]
