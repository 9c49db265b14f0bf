"""Section 14 where its rules meet: abilities that play abilities or their card, prices, and games begun before."""

from __future__ import annotations

import pytest

from arbiter.kernel.decisions import ChooseObjects
from arbiter.kernel.revisions import FINISHABLE
from arbiter.script import abilities as ab
from arbiter.script import conditions as c
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import statements as st
from arbiter.script.amounts import Count, Number
from arbiter.script.base import How, Op
from arbiter.script.costs import Cost, MoveSome
from tests.games.gateruler.plain import ACTIVE, DRAW, event, make, table, unit
from tests.games.gateruler.printed import card, happening

STAB = event("Stab", fx.DealPlayer(Number(1), n.OPPONENT), timing="instant")
MY_HAND = n.Group((), ("hand",), n.YOU)
DISCARD = Cost((MoveSome(MY_HAND, Number(1), "graveyard", How.DISCARD),))
RITE = fx.Perform("play_ability", word="Rite")


# ---------------------------------------------------------------- 14-6, 14-7  abilities that play abilities


@pytest.mark.rule("gateruler", "14-6b", "14-7a-1", "13-6d-2")
@pytest.mark.parametrize("used", [False, True])
def test_a_counter_ability_does_not_play_an_ability_that_is_used_up(used: bool) -> None:
    rite = ab.Activated("rite", effects=(DRAW,), limits=ab.Limits(per_turn=1), zones=ACTIVE, name="Rite")
    back = ab.Activated("back", effects=(RITE,), zones=("counter",))
    made = table(unit("Monk", abilities=(rite, back)), STAB).field(1, "Monk", place=1).zone(0, "set", "Stab")
    made.deck(1, "Monk", "Scout", "Guard")
    if used:
        made.passes(0).use(1, "Monk").resolve()
    before = made.hand_size(1)
    made.play(0, "Stab").resolve_all()
    assert made.hand_size(1) == before + (not used)


@pytest.mark.rule("gateruler", "14-6b", "14-7b", "13-6d-2")
@pytest.mark.parametrize("held", [0, 1])
def test_a_counter_ability_does_not_play_an_ability_whose_condition_does_not_hold(held: int) -> None:
    full = c.Compare(Count(MY_HAND), Op.GE, Number(1))
    rite = ab.Activated("rite", effects=(DRAW,), limits=ab.Limits(condition=full), zones=ACTIVE, name="Rite")
    back = ab.Activated("back", effects=(RITE,), zones=("counter",))
    made = table(unit("Monk", abilities=(rite, back)), STAB).zone(0, "set", "Stab").hand(1, *["Scout"] * held)
    made.deck(1, "Monk", "Scout", "Guard").play(0, "Stab").resolve_all()
    assert made.hand_size(1) == 2 * held


@pytest.mark.rule("gateruler", "14-4b-6c", "14-4b-8", "13-6d-2", "7-9a")
@pytest.mark.parametrize("held", [0, 1])
def test_what_a_text_asks_for_besides_must_be_paid_for_any_ability(held: int) -> None:
    every = n.Group((), (), n.EACH)
    toll = ab.Static("toll", None, (st.ExtraCost(every, DISCARD, ability="any"),), None, ACTIVE)
    act = ab.Activated("act", effects=(DRAW,), zones=ACTIVE)
    rev = ab.Activated("rev", effects=(DRAW,), zones=("drive",))
    monk = unit("Monk", abilities=(act, rev))
    made = table(monk, make("Gatehouse", "field", abilities=(toll,))).zone(0, "field", "Gatehouse")
    made.field(0, "Monk", place=1).zone(0, "drive", "Monk").hand(0, *["Scout"] * held)
    made.act(0, "reveal", "Monk")
    assert made.can("use", 0, made.card("Monk", 0, zone="front")) is bool(held)
    assert made.acts(0, "overdrive") == ["Monk [OD]"] * held


@pytest.mark.rule("gateruler", "15-16a", "14-6c-1", "14-4b-6a")
@pytest.mark.parametrize(("wells", "played"), [(1, False), (2, True)])
def test_a_card_that_an_ability_of_it_plays_is_paid_for_unless_it_is_a_counter_ability(
    wells: int, played: bool
) -> None:
    rise = ab.Activated("rise", effects=(fx.Perform("play_this"),), zones=("graveyard",))
    made = table(unit("Ghoul", level=2, abilities=(rise,))).zone(0, "resource", *["Well"] * wells)
    made.zone(0, "graveyard", "Ghoul").use(0, "Ghoul").resolve()
    if played:
        made.option("attack 1").resolve_all()
        assert all(obj.turned for obj in made.objects("resource", 0))
    assert made.expect(kind="action").field_names(0) == ["Ghoul"] * played


@pytest.mark.rule("gateruler", "14-4b-1a", "14-6c", "15-37b-2")
def test_a_card_whose_overdrive_ability_is_in_the_gate_is_not_played_by_it() -> None:
    racer = card("Racer", "[OD] Draw 1 card. Play this card.")
    made = table(racer).zone(0, "drive", "Racer").act(0, "reveal", "Racer").act(0, "overdrive", "Racer [OD]")
    assert made.resolve().expect(kind="action").hand_size(0) == 1 and made.zone_names(0, "drive") == ["Racer"]


@pytest.mark.rule("gateruler", "3-13c-2", "14-2b")
@pytest.mark.parametrize("face_up", [True, False])
def test_an_ability_for_the_damage_zone_is_not_played_face_down(face_up: bool) -> None:
    wraith = unit("Wraith", abilities=(ab.Activated("haunt", effects=(DRAW,), zones=("damage",)),))
    made = table(wraith).zone(0, "damage", "Wraith", face_up=face_up)
    assert made.can("use", 0, "Wraith") is face_up


@pytest.mark.rule("gateruler", "7-5a", "7-1a", "10-2a")
def test_what_can_be_set_says_when_it_cannot() -> None:
    theirs = table().hand(1, "Spark").passes(0)
    assert theirs.why_not(1, "Spark") == ["9-3e-2", "7-1a"]


# ---------------------------------------------------------------- 15-20  what is about to be dealt damage


@pytest.mark.rule("gateruler", "15-20d", "15-20e-3", "14-16b")
@pytest.mark.parametrize(
    "text",
    [
        "Choose 1 enemy unit. Deal 2 damage to it.",
        "Choose 1 enemy unit and 1 allied unit. The latter deals 2 damage to the former.",
    ],
)
def test_this_damage_is_that_of_the_card_or_of_the_unit_which_it_has_deal_it(text: str) -> None:
    ward = happening(
        "Ward", "This damage becomes 0.", "You can play this card when an allied unit would be dealt damage."
    )
    made = table(ward, happening("Word", text)).hand(0, "Word").field(0, "Scout", place=1).field(1, "Giant", place=1)
    made.zone(1, "set", "Ward").play(0, "Word", targets=["Giant"]).yes().resolve_all()
    assert made.damage_on("Giant", 1) == 0


@pytest.mark.rule("gateruler", "15-20d", "15-20e-3", "14-16b")
def test_this_damage_to_a_player_is_that_of_the_unit_which_deals_it() -> None:
    parry = happening("Parry", "This damage becomes 0.", "You can play this card when you would be dealt damage.")
    goad = happening("Goad", "Choose 1 allied unit. It deals 1 damage to your opponent.")
    made = table(parry, goad).hand(0, "Goad").field(0, "Scout", place=1).zone(1, "set", "Parry")
    made.play(0, "Goad", targets=["Scout"]).yes().resolve_all()
    assert made.damage_count(1) == 0


# ---------------------------------------------------------------- 16-14, 16-16  keywords that ask for something


@pytest.mark.rule("gateruler", "16-14b", "16-14b-2")
def test_at_most_one_unit_is_abyssal_summoned() -> None:
    bones = [card(name, "Abyssal Concerto Requirement: Discard 1 card.") for name in ("Bones", "Skull")]
    drake = card("Drake", "Enhance {Beast} unit")
    made = table(happening("Door", "Do an Abyssal Summoning."), drake, *bones).hand(0, "Door", "Trick", "Spark")
    question = made.zone(0, "graveyard", "Bones", "Drake", "Skull").play(0, "Door").resolve().question
    assert isinstance(question, ChooseObjects) and (question.low, question.high) == (0, 1)
    assert [obj.face.name for obj in question.options] == ["Bones", "Skull"]


@pytest.mark.rule("gateruler", "16-16b", "16-14c-1")
def test_what_another_keyword_asks_for_is_not_what_enhance_asks_for() -> None:
    text = "Abyssal Concerto Requirement: Discard 1 card.\nEnhance {Beast} unit"
    pet = unit("Cat", attributes=("Beast",))
    made = table(card("Drake", text), pet).hand(0, "Drake").field(0, "Cat", place=1).field(0, "Guard", place=2)
    question = made.play(0, "Drake", option="attack 3").resolve().question
    assert isinstance(question, ChooseObjects) and [obj.face.name for obj in question.options] == ["Cat"]


# ---------------------------------------------------------------- games that were begun before


@pytest.mark.rule("gateruler", "14-4b-4", "14-4b-6b", "14-4b-8", "16-20b")
@pytest.mark.parametrize(
    ("name", "wells", "held", "enemies", "offered"),
    [
        ("Elder", 1, 1, 0, True),  # for another price
        ("Elder", 1, 0, 0, False),
        ("Elder", 3, 0, 0, True),
        ("Elder", 0, 1, 0, False),
        ("Twofold", 1, 1, 0, True),  # for the first of its other prices
        ("Twofold", 0, 1, 0, False),
        ("Bolt", 1, 0, 1, True),
        ("Bolt", 1, 0, 0, False),  # there is nothing to choose
        ("Bolt", 0, 0, 1, False),
    ],
)
@pytest.mark.parametrize("revision", [FINISHABLE - 1, FINISHABLE])
def test_a_game_of_before_offers_what_can_be_aimed_and_paid_for(
    name: str, wells: int, held: int, enemies: int, offered: bool, revision: int
) -> None:
    elder = card("Elder", "Discount: [Discard 1 card] to instead pay 1 resource", numbers="3 2 2 1")
    two = "Discount: [Discard 1 card] to instead pay 1 resource\nDiscount: [Discard 3 cards] to instead pay 0 resources"
    bolt = happening("Bolt", "Choose 1 enemy unit. Destroy it.", level=1)
    made = table(elder, card("Twofold", two, numbers="3 2 2 1"), bolt).zone(0, "resource", *["Well"] * wells)
    made.hand(0, name, "Spark", *["Scout"] * held).field(1, *["Guard"] * enemies).begin()
    made.game.revision = revision
    made.act(0, "set", "Spark")  # what can be done is listed anew
    assert made.can("play", 0, name) is offered
