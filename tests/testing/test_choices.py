"""Answers in more than one way: yes or no to one thing that may be chosen, numbers of a list, extra costs that nobody
is asked for."""

import pytest

from arbiter.testing import BadScript, Table, scenario

HEN = {"name": "Hen", "type": "Resonator", "cost": "{0}", "atk": 300, "def": 300, "text": ""}


def ordering() -> Table:
    """A ruler that can order the resonator that is played."""
    order = {
        "name": "Order of Verr",
        "type": "Order",
        "attribute": ["void"],
        "text": "The ordered card gains [+400/+400].",
    }
    ruler = {"name": "Verr", "type": "Ruler", "attribute": ["W"], "race": ["Human"], "text": "[Revolution Order] {0}"}
    return scenario("fow").define(**HEN).define(**ruler, other=[order]).zone(0, "ruler", "Verr").hand(0, "Hen")


@pytest.mark.parametrize(("yes", "power"), [(True, 700), (False, 300)])
def test_one_thing_that_may_be_chosen_is_a_question_of_yes_or_no(yes: bool, power: int) -> None:
    assert ordering().play(0, "Hen", extra=yes).resolve().power("Hen") == power
    asked = ordering().play(0, "Hen")
    (asked.yes() if yes else asked.no()).resolve()
    assert asked.power("Hen") == power
    assert ordering().play(0, "Hen", targets=["Verr"] if yes else [[]]).resolve().power("Hen") == power


def test_a_number_is_named_where_only_some_numbers_can_be() -> None:
    ban = {"name": "Ban", "type": "Regalia", "text": "Players cannot play spells with total cost 3 or more."}
    wave = {"name": "Wave", "type": "Chant", "cost": "{U}{X}", "text": "You gain X00 life."}
    table = scenario("fow").define(**ban).define(**wave).field(1, "Ban").hand(0, "Wave").sources(0, water=5)
    table.play(0, "Wave")
    with pytest.raises(BadScript, match="'2' fits 0 of the options"):
        table.number(2)
    assert table.number(1).resolve().resource(0, "life") == 4100


def spark(sources: int) -> Table:
    """An awakened text that alone has something to target."""
    text = "[Awakening] {1}\nDestroy target addition. If this card was awakened, destroy target resonator instead."
    made = scenario("fow").define(**HEN).define(name="Spark", type="Chant", cost="{0}", text=text).hand(0, "Spark")
    return made.sources(0, fire=sources).field(1, "Hen")


def test_an_extra_cost_that_must_be_paid_or_cannot_be_is_not_asked_for_and_the_script_must_agree() -> None:
    assert spark(1).play(0, "Spark", extra=True).resolve().field_names(1) == []
    with pytest.raises(BadScript, match="nobody asks for extra"):
        spark(1).play(0, "Spark", extra=False)
    text = "[Awakening] {1}\nDraw a card. If this card was awakened, draw two cards instead."
    poor = scenario("fow").define(name="Read", type="Chant", cost="{0}", text=text).hand(0, "Read")
    with pytest.raises(BadScript, match="nobody asks for extra"):
        poor.play(0, "Read", extra=True)
    assert poor.play(0, "Read", extra=False).resolve().hand_size(0) == 1


@pytest.mark.parametrize(("fresh", "drawn"), [(False, 2), (True, 0)])
def test_a_card_that_lies_face_down_was_put_there_this_turn_or_before(fresh: bool, drawn: int) -> None:
    trap = "[Trigger] When your opponent plays a spell >>> Draw two cards."
    table = (
        scenario("fow")
        .define(name="Trap", type="Chant", cost="{U}{2}", text=trap)
        .define(name="Read", type="Chant", cost="{0}", text="You gain 100 life.")
        .zone(1, "standby", "Trap", fresh=fresh)
        .hand(0, "Read")
    )
    assert scenario.load(table.notation()).notation() == table.notation()
    table.play(0, "Read")
    if not fresh:
        table.yes()
    assert table.resolve_all().hand_size(1) == drawn
