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


def crew(mate: int) -> Table:
    """A big servant, and two small ones that can be rested so that it costs less."""
    table = scenario("caster")
    for name, cost in (("Oarsman", 3), ("Mate", mate)):
        table.define(name=name, type="Servant", cost=cost, element="Solis", race="Harbor", text="")
    table.define(name="Galleon", type="Servant", cost=5, element="Solis", text="[Step Up] (Harbor)")
    return table.field(0, "Oarsman", "Mate").hand(0, "Galleon")


def test_what_is_rested_so_that_a_card_costs_less_is_a_cost_and_an_only_way_need_not_be_asked_for() -> None:
    table = crew(3).play(0, "Galleon", extra=True, cost=["Oarsman", "Mate"]).resolve()
    assert table.is_rested("Oarsman", 0) and table.is_rested("Mate", 0)
    with pytest.raises(BadScript, match="nobody asks for extra"):
        crew(3).play(0, "Galleon", extra=False)


def test_an_option_is_meant_by_what_it_begins_with() -> None:
    table = scenario("caster").define(name="Ilka", type="Caster", level=1, text="")
    table.define(name="Joss", type="Caster", level=1, text="")
    both = {"name": "Ilka and Joss", "type": "Soul Bond Servant", "materials": ["Ilka", "Joss"]}
    table.define(**both, text="Banish one of this card's stock: Draw a card.")
    table.field(0, "Ilka and Joss", under=("Ilka", "Joss")).use(0, "Ilka and Joss").choose("Ilka")
    assert table.zone_names(0, "graveyard") == ["Ilka"]


def test_a_reversed_card_is_not_a_rested_one() -> None:
    table = scenario("caster").define(name="Ram", type="Servant", text="").field(0, "Ram", reversed=True)
    assert table.is_reversed("Ram") and not table.is_rested("Ram")


def test_one_further_side_need_not_be_a_list() -> None:
    back = {"name": "Verr Unbound", "type": ["J-ruler"], "attribute": ["W"], "atk": 500, "def": 500, "text": ""}
    table = scenario("fow5").define(name="Verr", type=["Ruler"], text="[J-Activate] Pay {0}.", other=back)
    assert table.zone(0, "ruler", "Verr").act(0, "judgment").resolve().power("Verr Unbound") == 500


def test_of_sides_that_share_a_name_the_first_is_meant() -> None:
    """In 2015 an astral ruler has the name of the J-ruler that it was, and is never printed."""
    name = "Oda, Keeper of the Last Lamp"
    assert scenario("fow5").field(0, name).power(name) == 1000


def stolen() -> Table:
    """A Summon of the other player that makes them play the only Forward of their hand."""
    table = scenario("fftcg").define(
        name="Understudy", type="summon", element=["fire"], cost=1, text="Play 1 Forward from your hand onto the field."
    )
    table.sources(1, fire=1).hand(1, "Understudy", "Kiln Apprentice").passes(0).play(1, "Understudy").resolve()
    return table


def test_a_question_that_left_no_choice_may_be_answered_afterwards_and_must_agree() -> None:
    table = stolen().choose("Kiln Apprentice")
    assert table.turn_number == 3 and table.is_on_field("Kiln Apprentice", 1)
    with pytest.raises(BadScript):  # it is agreed with once
        table.choose("Kiln Apprentice")
    with pytest.raises(BadScript):
        stolen().choose("Caravan Guard")


def test_questions_that_left_no_choice_are_agreed_with_in_their_order() -> None:
    table = scenario("fftcg").define(
        name="Levy",
        type="summon",
        element=["fire"],
        cost=1,
        text="Each player selects 1 Forward they control. Put them into the Break Zone.",
    )
    table.sources(0, fire=1).hand(0, "Levy").field(0, "Kiln Apprentice").field(1, "Caravan Guard")
    table.play(0, "Levy").resolve().choose("Kiln Apprentice").choose("Caravan Guard")
    assert table.turn_number == 3


def test_options_of_one_question_after_another_stand_in_a_list_and_what_is_asked_first_is_named() -> None:
    def tithe() -> Table:
        made = scenario("fow").define(name="Wyrm", type="Resonator", text="[Draconic Tithe]", cost="{R}{R}{U}{3}")
        return made.define(name="Cup", type="Regalia", cost="{1}").hand(0, "Wyrm", "Cup", "Cup").sources(0, fire=2)

    assert tithe().play(0, "Wyrm", cost=["Cup", "Cup"], option=["fire", "water"]).stack() == ["Wyrm"]
    with pytest.raises(BadScript, match=r"nobody asks for cost=.'Cup'., until this is answered"):
        tithe().play(0, "Wyrm", cost=["Cup", "Cup"])
    with pytest.raises(BadScript, match="nobody asks for option='wind'"):
        scenario("fow").define(**HEN).hand(0, "Hen").play(0, "Hen", option="wind")
