"""Whose zone a card goes to, what may stand where, what is offered: what random breaks of the rules showed.

Every ruling is played from both seats."""

from __future__ import annotations

import pytest

from arbiter.kernel import events as ev
from arbiter.kernel.decisions import ChooseObjects
from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Quality, Statement
from tests.games.gateruler.plain import ACTIVE, RIVAL, event, make, ruler, table, unit
from tests.games.gateruler.printed import card, happening

pytestmark = pytest.mark.both_seats

UNIT = n.Is(Quality.TYPE, "unit")


@pytest.mark.rule("gateruler", "12-4a")
@pytest.mark.parametrize("kept", ["Scout", "Giant"])
def test_of_cards_that_came_to_a_zone_together_just_one_is_kept(kept: str) -> None:
    muster = event("Muster", fx.Move(n.Every(n.Group((UNIT,), ("graveyard",), n.YOU)), "front"))
    made = table(muster).zone(0, "graveyard", "Scout", "Giant").hand(0, "Muster").play(0, "Muster").resolve()
    made.option("attack 1").option("attack 1").expect(player=0, why="keep one").choose(kept)
    assert made.field_names(0) == [kept]


@pytest.mark.rule("gateruler", "12-6a", "12-6b-1")
def test_of_newcomers_that_exceed_the_cap_together_one_goes() -> None:
    muster = event("Muster", fx.Move(n.Every(n.Group((UNIT,), ("graveyard",), n.YOU)), "front"))
    capped = ruler("Regent", level_cap=3)
    made = table(muster, unit("Page", level=2), unit("Squire", level=2), rulers=(capped, RIVAL))
    made.zone(0, "graveyard", "Page", "Squire").hand(0, "Muster").play(0, "Muster").resolve()
    made.option("attack 1").option("attack 2").expect(player=0, why="level cap").choose("Squire")
    assert made.field_names(0) == ["Page"]


@pytest.mark.rule("gateruler", "15-11b", "3-11c")
def test_only_a_field_card_is_swapped_with_a_field_card() -> None:
    swap = event(
        "Waltz",
        fx.Perform(
            "swap",
            n.Every(n.Group((n.Is(Quality.TYPE, "field"),), ("field",), n.YOU)),
            other=n.Every(n.Group((), ("graveyard",), n.YOU)),
        ),
    )
    for other, swapped in (("Trick", False), ("Scout", False), ("Moor", True)):
        moor = card("Moor", "", "field", "0 0 0 0")
        made = table(swap, moor).hand(0, "Waltz").zone(0, "field", "Meadow").zone(0, "graveyard", other)
        made.play(0, "Waltz").resolve()
        assert made.zone_names(0, "field") == (["Moor"] if swapped else ["Meadow"])


@pytest.mark.rule("gateruler", "16-14b", "16-14b-2", "14-3f")
def test_one_unit_is_abyssal_summoned_or_none_and_what_was_its_price_can_pay_again() -> None:
    bones = [card(name, "Abyssal Concerto Requirement: Discard 1 card.") for name in ("Bones", "Skull")]
    door = happening("Door", "Do an Abyssal Summoning.")
    made = table(door, *bones).hand(0, "Door", "Door", "Trick", "Spark").zone(0, "graveyard", "Bones", "Skull")
    made.play(0, "Door").resolve().expect(player=0).choose("Skull").choose("Trick").option("attack 1")
    assert made.field_names(0) == ["Skull"]
    made.play(0, "Door").resolve().choose()
    assert made.field_names(0) == ["Skull"] and made.hand_names(0) == ["Spark"]


@pytest.mark.rule("gateruler", "7-10a")
@pytest.mark.parametrize(("attack", "defense", "able"), [(1, 0, False), (2, 0, True), (1, 1, True)])
def test_a_unit_is_rearranged_only_where_there_is_another_place(attack: int, defense: int, able: bool) -> None:
    made = table(rulers=(ruler("Regent", attack_zones=attack, defense_zones=defense), RIVAL)).field(0, "Scout")
    assert made.acts(0, "rearrange") == ["Scout"] * able


@pytest.mark.rule("gateruler", "3-2f", "15-3a")
@pytest.mark.parametrize(("control", "whose"), [(n.YOU, 0), (n.OPPONENT, 1)])
def test_a_unit_enters_a_zone_of_whoever_will_control_it(control: object, whose: int) -> None:
    where = n.Every(n.Group((UNIT,), ("graveyard",), n.OPPONENT))
    gift = event("Gift", fx.Move(where, "front", control=control))  # type: ignore[arg-type]
    made = table(gift).hand(0, "Gift").zone(1, "graveyard", "Giant").play(0, "Gift").resolve()
    made.expect(player=whose).option("attack 2")
    assert made.field_names(whose) == ["Giant"] and made.field_names(1 - whose) == []


# ---------------------------------------------------------------- texts that speak of a player


def law(*statements: Statement) -> Face:
    """A field card that says this."""
    return make("Law", "field", abilities=(ab.Static("says", None, statements, None, ACTIVE),))


@pytest.mark.rule("gateruler", "2-6b", "15-21b")
@pytest.mark.parametrize(
    ("name", "who", "healed"),
    [("no_healing", n.YOU, 0), ("no_healing", n.OPPONENT, 1), ("summon_cap", n.YOU, 1)],
)
def test_a_text_keeps_one_player_from_healing(name: str, who: object, healed: int) -> None:
    mend = event("Mend", fx.Perform("heal_player", who=n.YOU, amount=Number(1)))
    made = table(mend, law(st.Permit(name, who=who))).zone(0, "field", "Law").hand(0, "Mend")  # type: ignore[arg-type]
    made.damage(0, "Scout", "Guard").play(0, "Mend").resolve()
    if healed:
        made.choose("Guard")
    assert made.expect(kind="action").damage_count(0) == 2 - healed


@pytest.mark.rule("gateruler", "15-2c-2", "15-2c-2a", "4-3a-1a")
@pytest.mark.parametrize(
    ("name", "who", "more", "summons"),
    [
        ("summon_cap", n.YOU, 1, 2),
        ("summon_cap", n.OPPONENT, 1, 1),
        ("summon_cap", n.YOU, -2, 0),
        ("no_healing", n.YOU, 1, 1),
    ],
)
def test_how_many_units_a_player_summons_in_their_turn(name: str, who: object, more: int, summons: int) -> None:
    said = law(st.Permit(name, who=who, amount=Number(more)))  # type: ignore[arg-type]
    made = table(said).zone(0, "field", "Law").hand(0, "Scout", "Guard", "Giant")
    for place, one in enumerate(("Scout", "Guard", "Giant"), 1):
        assert made.can("play", 0, one) is (place <= summons)
        if place <= summons:
            made.play(0, one, option=f"attack {place}").resolve()


@pytest.mark.rule("gateruler", "4-3b-1a", "7-5d")
def test_no_more_cards_are_set_than_the_cap_allows_and_next_turn_as_many_again() -> None:
    made = table(rulers=(ruler("Regent", set_cap=1, set_zones=3), RIVAL)).hand(0, "Trick", "Spark", "Trick")
    made.act(0, "set", "Trick")
    assert made.acts(0, "set") == []
    assert made.to("main", 1).to("main", 0).acts(0, "set") != []


@pytest.mark.rule("gateruler", "3-7e")
def test_a_ruler_is_not_moved() -> None:
    flood = event("Flood", fx.Move(n.Every(n.Group((), ("ruler",), n.EACH)), "hand"))
    made = table(flood).hand(0, "Flood").play(0, "Flood").resolve()
    assert made.zone_names(0, "ruler") == ["Regent"] and made.zone_names(1, "ruler") == ["Rival"]


@pytest.mark.rule("gateruler", "15-27a-1", "15-27c-1", "15-27c-2", "15-27c-3")
@pytest.mark.parametrize(
    ("mark", "mine", "theirs"),
    [("ignores_effects", 2, 0), ("no_damage", 0, 0), ("no_combat_damage", 2, 2), ("no_effect_damage", 0, 0)],
)
def test_whose_damage_a_unit_ignores(mark: str, mine: int, theirs: int) -> None:
    said = ab.Static("says", None, (st.Affects(n.Self(), (st.Mark(mark),)),), None, ACTIVE)
    stone = unit("Stone", hp=9, abilities=(said,))
    burn = event("Burn", fx.Deal(Number(2), n.Every(n.Group((UNIT,), ("front",), n.EACH))))
    for side, dealt in ((0, mine), (1, theirs)):
        made = table(stone, burn).hand(0, "Burn").field(side, "Stone").play(0, "Burn").resolve()
        assert made.damage_on("Stone", side) == dealt


@pytest.mark.rule("gateruler", "16-16b", "16-16b-1")
def test_one_unit_alone_becomes_the_charge_of_an_enhanced_one() -> None:
    drake = card("Drake", "Enhance {Beast} unit\nIf this card is Enhanced, this card gains +2 ATK.", numbers="0 3 3 1")
    pets = [unit(name, attributes=("Beast",)) for name in ("Cat", "Dog")]
    made = table(drake, *pets).hand(0, "Drake").field(0, "Cat", place=1).field(0, "Dog", place=2)
    made.play(0, "Drake", option="attack 3").resolve().expect(player=0, why="enhance")
    question = made.question
    assert isinstance(question, ChooseObjects) and (question.low, question.high) == (0, 1)
    made.choose("Dog")
    assert sorted(made.field_names(0)) == ["Cat", "Drake"] and made.power("Drake") == 5


@pytest.mark.rule("gateruler", "1-5b-2", "13-6c-1")
@pytest.mark.parametrize("amount", [0, -1])
def test_no_damage_at_all_is_not_dealt(amount: int) -> None:
    pierce = event("Pierce", fx.Perform("deal_uncountered", who=n.OPPONENT, amount=Number(amount)))
    made = table(pierce).hand(0, "Pierce").play(0, "Pierce").resolve()
    assert not any(record.kind == ev.HURTS for record in made.game.state.log) and made.stack() == []


@pytest.mark.rule("gateruler", "15-23a-1", "3-9c")
@pytest.mark.parametrize(("zone", "rested"), [("attack 2", False), ("defense", True)])
def test_a_unit_that_is_taken_over_comes_ready_unless_to_a_defense_zone(zone: str, rested: bool) -> None:
    lure = happening("Lure", "Choose 1 enemy unit. Gain control of it.")
    made = table(lure).hand(0, "Lure").field(1, "Giant", place=1, rested=not rested)
    made.play(0, "Lure", targets=["Giant"]).resolve().option(zone)
    assert made.field_names(0) == ["Giant"] and made.is_rested("Giant", 0) is rested


@pytest.mark.rule("gateruler", "16-16b", "16-14c-1")
def test_a_card_with_two_keywords_that_ask_for_something_does_what_each_asks() -> None:
    text = "Abyssal Concerto Requirement: Discard 1 card.\nEnhance {Beast} unit"
    drake = card("Drake", text, numbers="0 3 3 1")
    pet = unit("Cat", attributes=("Beast",))
    made = table(drake, pet).hand(0, "Drake", "Trick").field(0, "Cat", place=1).field(0, "Guard", place=2)
    made.play(0, "Drake", option="attack 3").resolve().expect(player=0, why="enhance").choose("Cat")
    assert sorted(made.field_names(0)) == ["Drake", "Guard"] and made.hand_names(0) == ["Trick"]
