"""Rulings with texts that say in other words what the game knows: Primed Characters, what would happen, the others,
cheaper abilities, abilities of one use; and the icons of card files."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScenario, BadScript, Table, scenario
from tests.games.fftcg.stages import BREAK, forward, stage


def primable(*watchers: str) -> Table:
    table = forward(scenario("fftcg"), "Squire", 4000, text='‹Priming "Wyrm" --› {Fire}')
    forward(table, "Wyrm", 9000, cost=6).field(0, "Squire", damage=1000).deck(0, "Wyrm").sources(0, fire=1)
    for number, text in enumerate(watchers):
        forward(table, f"Bard {number}", text=text.replace("Bard", f"Bard {number}")).field(0, f"Bard {number}")
    return table


@pytest.mark.rule("fftcg", "15.2.9.3.1", "15.2.9.3.3", "15.2.9.3.1.2")
def test_when_a_character_is_primed_triggers_only_if_a_card_was_found() -> None:
    table = primable("When a Character you control is Primed, draw 1 card.").act(0, "priming", "Squire").choose("Wyrm")
    assert table.stack() == ["Bard 0"]
    table = primable("When a Character you control is Primed, draw 1 card.").act(0, "priming", "Squire").choose()
    assert table.stack() == [] and table.is_on_field("Squire", 0)


@pytest.mark.rule("fftcg", "15.2.9.3.1", "15.2.9.4", "11.9.1")
def test_a_primed_character_is_counted_while_it_is_primed() -> None:
    table = primable("If you control a Primed Character, Bard gains +1000 power.")
    assert table.power("Bard 0") == 5000
    table.act(0, "priming", "Squire").choose("Wyrm")
    assert table.power("Bard 0") == 6000 and table.damage_on("Wyrm") == 1000


@pytest.mark.rule("fftcg", "15.2.9.4.1", "11.7.1")
def test_a_special_ability_of_a_primed_character_is_paid_with_either_name() -> None:
    table = forward(scenario("fftcg"), "Squire", text='‹Priming "Wyrm" --› {Fire}')
    forward(table, "Wyrm", 9000, "«Roar» {S}: Draw 2 cards.").field(0, "Squire").deck(0, "Wyrm").sources(0, fire=1)
    table.hand(0, "Squire").act(0, "priming", "Squire").choose("Wyrm").use(0, "Wyrm").resolve()
    assert table.zone_names(0, "break") == ["Squire"] and table.hand_size(0) == 2


@pytest.mark.rule("fftcg", "11.12.5.2", "11.12.5.4", "11.8.15")
def test_what_would_be_put_into_the_break_zone_is_removed_and_nothing_hears_of_it() -> None:
    table = stage(Fell=BREAK)
    forward(
        table,
        "Gate",
        text="If a Forward would be put from the field into the Break Zone, remove it from the game instead.",
    )
    forward(table, "Bell", text="When Bell is put from the field into the Break Zone, draw 1 card.")
    table.field(0, "Gate").field(1, "Bell").play(0, "Fell", targets=["Bell"]).resolve()
    assert table.stack() == [] and table.zone_names(1, "removed") == ["Bell"]


@pytest.mark.rule("fftcg", "11.12.5.5", "11.12.5.7")
def test_two_that_would_be_dealt_the_damage_pass_it_on_once_each() -> None:
    table = stage(Bolt="Choose 1 Forward. Deal it 4000 damage.")
    for name in ("Oath", "Vow"):
        text = f"If a Forward other than {name} you control is dealt damage, {name} is dealt that damage instead."
        forward(table, name, 9000, text)
    table.field(1, "Oath", "Vow", "Kiln Apprentice").play(0, "Bolt", targets=["Kiln Apprentice"]).resolve()
    table.expect(player=1).option("Oath")
    assert (table.damage_on("Oath"), table.damage_on("Vow"), table.damage_on("Kiln Apprentice", 1)) == (0, 4000, 0)


@pytest.mark.rule("fftcg", "11.12.5.7")
@pytest.mark.parametrize(("first", "dealt"), [("Shield", 4000), ("Burner", 6000)])
def test_whoever_controls_the_damaged_forward_orders_doubling_and_reducing(first: str, dealt: int) -> None:
    table = stage(Bolt="Choose 1 Forward. Deal it 4000 damage.")
    forward(table, "Burner", text="If your Summon deals damage to a Forward, double the damage instead.")
    forward(table, "Shield", text="If a Forward you control is dealt damage, reduce the damage by 2000 instead.")
    forward(table, "Wall", 9000).field(0, "Burner").field(1, "Shield", "Wall")
    table.play(0, "Bolt", targets=["Wall"]).resolve().expect(player=1).option(first)
    assert table.damage_on("Wall") == dealt


@pytest.mark.rule("fftcg", "11.12.4.4", "11.12.4.5", "11.12.4.13")
def test_the_other_forwards_are_all_but_the_one_that_says_so() -> None:
    table = stage(Hush="Choose 1 Forward. It loses all its abilities until the end of the turn.")
    forward(table, "Boss", text="The other Forwards you control gain +1000 power.")
    forward(table, "Owl").field(0, "Boss", "Owl").field(1, "Owl")
    assert table.power("Boss") == 5000 and table.power("Owl", 0) == 6000 and table.power("Owl", 1) == 5000
    table.play(0, "Hush", targets=["Boss"]).resolve()
    assert table.power("Owl", 0) == 5000


@pytest.mark.rule("fftcg", "11.6.7", "11.6.9", "11.7.7")
def test_cheaper_action_abilities_are_no_cheaper_special_ones() -> None:
    table = forward(
        scenario("fftcg"),
        "Boss",
        text="The cost required to use action abilities of Forwards you control is reduced by 1.",
    )
    forward(table, "Bow", text="{2}: Draw 1 card.\n«Volley» {S}{2}: Draw 2 cards.").field(0, "Boss", "Bow")
    table.hand(0, "Bow").sources(0, wind=1)
    assert table.can("use", 0, "Bow", ability="{2}: Draw 1") and not table.can("use", 0, "Bow", ability="Volley")


@pytest.mark.rule("fftcg", "11.6.3", "2.1")
def test_an_ability_of_one_use_per_game_is_not_there_next_turn() -> None:
    table = forward(scenario("fftcg"), "Wish", text="{0}: Draw 1 card. You can only use this ability once per game.")
    table.field(0, "Wish").use(0, "Wish").resolve()
    assert not table.can("use", 0, "Wish")
    table.to("main1", player=1).to("main1", player=0)
    assert not table.can("use", 0, "Wish")


@pytest.mark.rule("fftcg", "6.5.2.1", "11.10.1", "5.2.2.1")
def test_an_ex_icon_told_by_the_file_marks_the_whole_of_a_summon() -> None:
    table = forward(
        scenario("fftcg"), "Pike", text="When Pike enters the field, Pike deals your opponent 2 points of damage."
    )
    for name, text in (("One", "Draw 1 card."), ("Two", "Draw 2 cards.")):
        table.define(name=name, type="summon", element=["fire"], cost=1, text=text, ex_burst=True)
    table.deck(1, "One", "Two").hand(0, "Pike").sources(0, ice=2).play(0, "Pike").resolve()
    assert table.damage_count(1) == 2 and table.hand_size(1) == 0  # all damage first
    table.expect(player=1).yes()
    assert table.hand_size(1) == 1
    table.expect(player=1).yes()
    assert table.hand_size(1) == 3


@pytest.mark.rule("fftcg", "11.10.3", "15.2.8.2")
def test_an_icon_without_the_words_that_it_stands_beside_is_refused() -> None:
    two = "When Omen enters the field, draw 1 card.\nWhen Omen attacks, draw 1 card."
    with pytest.raises(BadScenario, match="EX icon"):
        forward(scenario("fftcg"), "Omen", text=two, ex_burst=True)
    with pytest.raises(BadScenario, match="LB icon"):
        forward(scenario("fftcg"), "Omen", limit_break=True)


@pytest.mark.rule("fftcg", "15.2.4.2", "6.2.6")
def test_a_frozen_forward_that_was_taken_stays_dull_in_its_new_controllers_active_phase() -> None:
    table = stage(Lure="Choose 1 Forward opponent controls. You gain control of it.")
    forward(table, "Knave").field(1, "Knave", rested=True, frozen=True).play(0, "Lure", targets=["Knave"]).resolve()
    table.to("main1", player=1).to("main1", player=0)
    assert table.is_rested("Knave")
    table.to("main1", player=1).to("main1", player=0)
    assert not table.is_rested("Knave")


@pytest.mark.rule("fftcg", "10.1.2.1", "15.1.1.9.2")
def test_a_multi_element_forward_forms_a_party_with_either_of_its_elements_not_with_both() -> None:
    table = scenario("fftcg")
    for name, elements in (("Ember", ["fire"]), ("Steam", ["fire", "ice"]), ("Frost", ["ice"])):
        forward(table, name, element=elements).field(0, name)
    with pytest.raises(BadScript, match=r"not among the options|cannot be joined"):
        table.attack("Steam", party=["Ember", "Frost"])
    table.attack("Steam", party=["Frost"])
    assert table.is_rested("Frost") and not table.is_rested("Ember")


@pytest.mark.rule("fftcg", "10.1.2.1")
def test_a_multi_element_forward_may_attack_alone_beside_others() -> None:
    table = scenario("fftcg")
    for name, elements in (("Ember", ["fire"]), ("Steam", ["fire", "ice"]), ("Frost", ["ice"])):
        forward(table, name, element=elements).field(0, name)
    table.attack("Steam").no_block().end_step()
    assert table.damage_count(1) == 1 and not table.is_rested("Ember") and not table.is_rested("Frost")
