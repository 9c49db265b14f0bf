"""11.12.5: replacement effects, what they need, how often they apply, and in which order."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario
from tests.properties.support import cool

pytestmark = pytest.mark.both_seats


def casting(**texts: str) -> Table:
    """Player 0 holds a cheap Summon of each name with its text."""
    table = scenario("fftcg").sources(0, fire=5).turn(0, number=3)
    for name, text in texts.items():
        table.define(name=name, type="summon", element=["fire"], cost=1, text=text).hand(0, name)
    return table


BOLT = "Choose 1 Forward. Deal it 4000 damage."
SHELL = "If a Forward you control is dealt damage, reduce the damage by 2000 instead."
SPARK = "If a Forward opponent controls is dealt damage, double the damage instead."


@pytest.mark.rule("fftcg", "11.12.5.1", "11.12.5.2")
def test_a_replacement_waits_and_replaces_each_time_without_the_stack() -> None:
    table = casting(First=BOLT, Second=BOLT)
    table.define(name="Shell", type="monster", text=SHELL).field(1, "Kiln Apprentice", "Shell")
    table.play(0, "First", targets=["Kiln Apprentice"]).resolve()
    assert table.damage_on("Kiln Apprentice", 1) == 2000 and table.stack() == []  # a part was replaced
    table.play(0, "Second", targets=["Kiln Apprentice"]).resolve()
    assert table.damage_on("Kiln Apprentice", 1) == 4000  # and again


@pytest.mark.rule("fftcg", "11.12.5.1", "11.12.5.2", "11.12.5.4")
def test_a_replacement_can_put_something_else_in_the_place_of_the_whole_event() -> None:
    table = casting(Insight="Draw 2 cards.")
    table.define(name="Miser", type="monster", text="If you draw a card, gain {C} instead.").field(0, "Miser")
    table.define(name="Reader", type="monster", text="When you draw a card, discard 1 card.").field(0, "Reader")
    table.play(0, "Insight").resolve()
    assert table.hand_size(0) == 0 and table.resource(0, "crystal") == 2
    assert table.stack() == []  # no card was drawn


@pytest.mark.rule("fftcg", "11.12.5.3")
def test_a_replacement_that_comes_after_the_event_changes_nothing_about_it() -> None:
    guard = "Choose 1 Forward. During this turn, the next damage dealt to it becomes 0 instead."
    late = casting(Bolt=BOLT, Guard=guard).field(0, "Kiln Apprentice")
    late.play(0, "Bolt", targets=["Kiln Apprentice"]).resolve()
    late.play(0, "Guard", targets=["Kiln Apprentice"]).resolve()
    assert late.damage_on("Kiln Apprentice", 0) == 4000
    early = casting(Bolt=BOLT, Guard=guard).field(0, "Kiln Apprentice")
    early.play(0, "Guard", targets=["Kiln Apprentice"]).resolve()
    early.play(0, "Bolt", targets=["Kiln Apprentice"]).resolve()
    assert early.damage_on("Kiln Apprentice", 0) == 0


@pytest.mark.rule("fftcg", "11.12.5.4")
def test_a_replaced_event_has_not_happened() -> None:
    table = casting(Breaker="Choose 1 Forward. Break it.")
    table.define(name="Phoenix", text="When Phoenix is put from the field into the Break Zone, gain {C}.")
    table.define(
        name="Void",
        type="monster",
        text="If a Forward is put from the field into the Break Zone, remove it from the game instead.",
    )
    table.field(0, "Phoenix").field(1, "Void")
    table.play(0, "Breaker", targets=["Phoenix"]).resolve()
    assert table.zone_names(0, "removed") == ["Phoenix"] and table.stack() == []


@pytest.mark.rule("fftcg", "11.2.1", "11.12.5.4")
@pytest.mark.parametrize("cold", [False, True])
def test_two_cards_that_pay_are_both_discarded_where_an_effect_reaches_one_of_them_and_another_replaces_that(
    cold: bool,
) -> None:
    """What effects have made of a card in a hand is worked out anew between the two: it is a copy then."""
    table = scenario("fftcg").define(name="Guise", element=["fire"], text="Guise is also a Monster in all situations.")
    table.define(name="Husk", element=["fire"]).define(name="Work", element=["fire"], cost=4)
    table.define(
        name="Void", type="monster", text="If a Forward is put into the Break Zone, remove it from the game instead."
    )
    table.field(0, "Void").hand(0, "Husk", "Guise", "Work")
    if cold:
        cool(table.game)
    table.play(0, "Work")
    assert table.hand_names(0) == [] and sorted(table.zone_names(0, "removed")) == ["Guise", "Husk"]


@pytest.mark.rule("fftcg", "11.12.5.5")
def test_a_replacement_does_not_apply_to_what_it_has_itself_brought_about() -> None:
    table = casting(Insight="Draw 1 card.")
    table.define(name="Scholar", type="monster", text="If you draw a card, draw 2 cards instead.").field(0, "Scholar")
    table.play(0, "Insight").resolve()
    assert table.hand_size(0) == 2


@pytest.mark.rule("fftcg", "11.12.5.5")
def test_two_replacements_of_one_kind_each_apply_once() -> None:
    table = casting(Insight="Draw 1 card.")
    for name in ("Scholar", "Reader"):
        table.define(name=name, type="monster", text="If you draw a card, draw 2 cards instead.").field(0, name)
    table.play(0, "Insight").resolve()
    table.expect(kind="option", player=0, why="replacement").option("Scholar")
    assert table.hand_size(0) == 4  # each of Scholar's two cards is two for the Reader, and that is all


@pytest.mark.rule("fftcg", "11.12.5.6", "11.12.5.7")
@pytest.mark.parametrize(("forwards", "dealt"), [(2, 0), (3, 8000)])
def test_an_effects_replacement_of_its_own_part_comes_before_all_others(forwards: int, dealt: int) -> None:
    text = "Choose 1 Forward. Deal it 4000 damage. If you control 3 or more Forwards, deal it 8000 damage instead."
    table = casting(Volley=text)
    table.define(
        name="Thick Hide",
        power=8000,
        text="If Thick Hide is dealt damage less than its power, the damage becomes 0 instead.",
    )
    table.field(0, *["Kiln Apprentice", "Caravan Guard", "Ashroad Runner"][:forwards]).field(1, "Thick Hide")
    table.play(0, "Volley", targets=["Thick Hide"]).resolve()
    # With 4000 damage the hide would turn it into none; first it becomes 8000.
    assert table.is_on_field("Thick Hide", 1) is (dealt == 0)


def between(player: int) -> Table:
    """Two replacements wait for damage to a Forward of this player: one doubles it, one reduces it by 2000."""
    other = 1 - player
    table = casting(Bolt=BOLT)
    table.define(name="Great Wall", power=12000)
    table.define(name="Spark", type="monster", text=SPARK).define(name="Shell", type="monster", text=SHELL)
    return table.field(player, "Great Wall", "Shell").field(other, "Spark")


@pytest.mark.rule("fftcg", "11.12.5.7")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("first", "dealt"), [("Spark", 6000), ("Shell", 4000)])
def test_the_controller_of_the_affected_card_orders_the_other_replacements(player: int, first: str, dealt: int) -> None:
    table = between(player)
    table.play(0, "Bolt", targets=["Great Wall"]).resolve()
    table.expect(kind="option", player=player, why="replacement").option(first)
    assert table.damage_on("Great Wall", player) == dealt


@pytest.mark.rule("fftcg", "11.12.5.7")
def test_the_player_who_is_affected_orders_the_other_replacements() -> None:
    table = casting(Insight="Draw 1 card.")
    table.define(name="Miser", type="monster", text="If your opponent draws a card, gain {C} instead.").field(
        1, "Miser"
    )
    table.define(name="Scholar", type="monster", text="If you draw a card, draw 2 cards instead.").field(0, "Scholar")
    table.play(0, "Insight").resolve()
    table.expect(kind="option", player=0, why="replacement").option("Miser")
    assert table.hand_size(0) == 0 and table.resource(1, "crystal") == 1


@pytest.mark.rule("fftcg", "11.12.5.7")
def test_what_replaces_the_controller_of_an_entering_card_comes_before_the_other_replacements() -> None:
    table = scenario("fftcg").define(name="Recruit", element=["fire"], cost=1).hand(0, "Recruit").sources(0, fire=1)
    press = "If a Forward enters your opponent's field, you gain control of it instead."
    table.define(name="Press", type="monster", text=press)
    table.define(name="Gate", type="monster", text="The Forwards opponent controls enter the field dull.")
    table.field(1, "Press", "Gate")
    table.play(0, "Recruit")
    # It enters under player 1, so it is not one of those that the Gate speaks of.
    assert table.is_on_field("Recruit", 1) and not table.is_rested("Recruit", 1)


@pytest.mark.rule("fftcg", "11.12.5.7")
def test_who_casts_the_card_picks_one_of_several_that_replace_its_controller() -> None:
    press = "If a Forward enters your opponent's field, you gain control of it instead."
    table = scenario("fftcg").define(name="Recruit", element=["fire"], cost=1).hand(0, "Recruit").sources(0, fire=1)
    for name in ("Press", "Gang"):
        table.define(name=name, type="monster", text=press).field(1, name)
    table.play(0, "Recruit").expect(kind="option", player=0, why="replacement").option("Gang")
    assert table.is_on_field("Recruit", 1)


@pytest.mark.rule("fftcg", "11.12.5.7")
def test_the_change_of_controller_comes_first_and_the_rest_is_looked_at_again() -> None:
    press = "If a Forward enters your opponent's field, you gain control of it instead."
    exile = "If a Forward enters your opponent's field, remove it from the game instead."
    table = scenario("fftcg").define(name="Recruit", element=["fire"], cost=1).hand(0, "Recruit").sources(0, fire=1)
    table.define(name="Exile", type="monster", text=exile).define(name="Press", type="monster", text=press)
    table.field(1, "Exile", "Press").play(0, "Recruit")
    # Nobody chooses between the two, and Exile does not speak of what enters its own side.
    table.expect(kind="action", player=0)
    assert table.is_on_field("Recruit", 1)
