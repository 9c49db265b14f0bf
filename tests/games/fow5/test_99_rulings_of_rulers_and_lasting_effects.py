"""Rulings where rulers change sides, and where continuous effects meet."""

from __future__ import annotations

import pytest

from tests.games.fow5.tables import addition, fighter, instant, life, ruler, valhalla


@pytest.mark.rule("fow5", "7.5/1", "7.11/1", "3.1/4")
def test_a_ruler_that_called_and_was_recovered_may_judge_but_who_judged_may_not_call() -> None:
    table = valhalla()
    ruler(table, "Tollkeeper", "[J-Activate] Pay {R}.", "Tollkeeper Unbound", 800, 800, "[Enter]: Draw a card.")
    fighter(table, "Bell Page", 200, 200, "[Activate] {Rest}: Recover target J/ruler you control.")
    table.define(name="Ash Stone", type="Magic Stone", text="[Activate] {Rest}: Produce {R}.")
    table.zone(0, "ruler", "Tollkeeper").zone(0, "stones", "Ash Stone", "Ash Stone").field(0, "Bell Page")
    table.sources(0, fire=1)
    table.act(0, "call")
    assert table.is_rested("Tollkeeper") and "Ash Stone" in table.zone_names(0, "stone_area")
    assert not table.acts(0, "judgment")
    table.use(0, "Bell Page", targets=["Tollkeeper"]).resolve()
    assert not table.is_rested("Tollkeeper")
    assert not table.acts(0, "call")
    table.act(0, "judgment").resolve()
    assert table.is_on_field("Tollkeeper Unbound", 0) and not table.is_rested("Tollkeeper Unbound")
    table.resolve()
    assert table.hand_size(0) == 1
    assert not table.acts(0, "call") and not table.acts(0, "judgment")


@pytest.mark.rule("fow5", "7.11/1", "7.5/1")
def test_no_stone_is_called_in_a_turn_of_judgment_though_the_j_ruler_is_recovered() -> None:
    table = valhalla()
    ruler(table, "Tollkeeper", "[J-Activate] Pay {R}.", "Tollkeeper Unbound", 800, 800, "")
    table.define(name="Ash Stone", type="Magic Stone", text="[Activate] {Rest}: Produce {R}.")
    table.zone(0, "ruler", "Tollkeeper").zone(0, "stones", "Ash Stone").sources(0, fire=1)
    assert table.acts(0, "call")
    table.act(0, "judgment").resolve()
    assert not table.acts(0, "call")
    table.to("main", player=0, later=True)
    assert table.acts(0, "call")
    table.act(0, "call")
    assert table.is_rested("Tollkeeper Unbound")


@pytest.mark.rule("fow5", "10.9/1", "3.8/6", "3.1/4", "7.5/1", "7.11/1")
@pytest.mark.parametrize("rested", [False, True])
def test_a_destroyed_j_ruler_is_an_astral_ruler_that_lies_as_it_lay(rested: bool) -> None:
    table = valhalla()
    ruler(table, "Tollkeeper", "[J-Activate] Pay {0}.", "Tollkeeper Unbound", 800, 800, "[Flying]")
    instant(table, "Topple", "Destroy target J/resonator.")
    table.define(name="Ash Stone", type="Magic Stone", text="[Activate] {Rest}: Produce {R}.")
    table.field(0, "Tollkeeper Unbound", rested=rested).zone(0, "stones", "Ash Stone")
    table.sources(0, fire=1).hand(0, "Topple")
    table.play(0, "Topple", targets=["Tollkeeper Unbound"]).resolve()
    assert table.zone_names(0, "ruler") == ["Tollkeeper Unbound"]
    assert not table.has("Tollkeeper Unbound", "Flying")
    assert table.is_rested("Tollkeeper Unbound") is rested
    assert not table.acts(0, "judgment")
    assert bool(table.acts(0, "call")) is not rested


@pytest.mark.rule("fow5", "11.7/1", "3.1/4", "9.6/1a", "7.5/1")
def test_an_imperishable_j_ruler_judged_again_this_turn_is_the_same_card_with_its_boost() -> None:
    table = valhalla()
    ruler(
        table, "Tollkeeper", "[J-Activate] Pay {0}.", "Tollkeeper Unbound", 800, 800,
        "[Imperishable]\n[Enter]: You gain 500 life.",
    )  # fmt: skip
    instant(table, "Topple", "Destroy target J/resonator.")
    instant(table, "Rouse", "Target J/resonator gains [+300/+300] until end of turn.")
    table.field(0, "Tollkeeper Unbound").sources(0, fire=2).hand(0, "Topple", "Rouse")
    table.play(0, "Rouse", targets=["Tollkeeper Unbound"]).resolve()
    table.play(0, "Topple", targets=["Tollkeeper Unbound"]).resolve()
    assert table.zone_names(0, "ruler") == ["Tollkeeper"]
    table.act(0, "judgment").resolve()
    assert table.power("Tollkeeper Unbound") == 1100 and table.guard("Tollkeeper Unbound") == 1100
    table.resolve()
    assert life(table, 0) == 4500


@pytest.mark.rule("fow5", "3.15/2", "3.15/5", "1.4/2")
def test_a_j_ruler_and_a_magic_stone_do_not_move_where_they_cannot_be_and_the_rest_happens() -> None:
    table = valhalla()
    ruler(table, "Tollkeeper", "[J-Activate] Pay {0}.", "Tollkeeper Unbound", 800, 800, "")
    instant(table, "Sweep", "Return target J/resonator to its owner's hand. Draw a card.")
    instant(table, "Expel", "Remove target J/resonator from the game. You gain 300 life.")
    instant(table, "Quarry", "Return target magic stone to its owner's hand. Draw a card.")
    table.define(name="Ash Stone", type="Magic Stone", text="[Activate] {Rest}: Produce {R}.")
    table.field(1, "Tollkeeper Unbound", damage=200).zone(1, "stone_area", "Ash Stone")
    table.sources(0, fire=3).hand(0, "Sweep", "Expel", "Quarry")
    table.play(0, "Sweep", targets=["Tollkeeper Unbound"]).resolve()
    table.play(0, "Expel", targets=["Tollkeeper Unbound"]).resolve()
    assert table.is_on_field("Tollkeeper Unbound", 1) and table.damage_on("Tollkeeper Unbound") == 200
    assert life(table, 0) == 4300
    table.play(0, "Quarry", targets=["Ash Stone"]).resolve()
    assert table.zone_names(1, "stone_area") == ["Ash Stone"] and table.hand_size(1) == 0
    assert table.hand_size(0) == 2


@pytest.mark.rule("fow5", "9.9/2a", "9.9/2c", "9.9/3", "9.9/4b")
def test_abilities_taken_and_given_go_by_time_and_leave_the_numbers_alone() -> None:
    table = valhalla()
    fighter(table, "Kite Runner", 300, 300)
    instant(table, "Updraft", "Target resonator gains [+300/+300] and [Flying] until end of turn.")
    instant(table, "Dull Wits", "Target resonator loses all abilities until end of turn.")
    table.sources(0, fire=3).hand(0, "Updraft", "Updraft", "Dull Wits").field(0, "Kite Runner")
    table.play(0, "Updraft", targets=["Kite Runner"]).resolve()
    assert table.has("Kite Runner", "Flying") and table.power("Kite Runner") == 600
    table.play(0, "Dull Wits", targets=["Kite Runner"]).resolve()
    assert not table.has("Kite Runner", "Flying") and table.power("Kite Runner") == 600
    table.play(0, "Updraft", targets=["Kite Runner"]).resolve()
    assert table.has("Kite Runner", "Flying") and table.guard("Kite Runner") == 900


@pytest.mark.rule("fow5", "9.9/2c", "9.9/4b")
@pytest.mark.parametrize(("order", "atk"), [(("Whet", "Level"), 500), (("Level", "Whet"), 800)])
def test_a_set_number_and_an_added_one_are_applied_in_their_order_of_time(order: tuple[str, ...], atk: int) -> None:
    table = valhalla()
    fighter(table, "Drill Hand", 200, 300)
    instant(table, "Whet", "Target resonator gains [+300/0] until end of turn.")
    instant(table, "Level", "Target resonator's ATK becomes 500 until end of turn.")
    table.sources(0, fire=2).hand(0, "Whet", "Level").field(0, "Drill Hand")
    for name in order:
        table.play(0, name, targets=["Drill Hand"]).resolve()
    assert table.power("Drill Hand") == atk and table.guard("Drill Hand") == 300


@pytest.mark.rule("fow5", "9.9/4b", "9.9/2c", "9.4/1")
def test_a_lord_that_comes_later_adds_to_a_number_set_before() -> None:
    table = valhalla()
    fighter(table, "Drill Hand", 200, 300)
    fighter(table, "Early Banner", 300, 300, "Other resonators you control gain [+200/+200].")
    fighter(table, "Late Banner", 300, 300, "[Continuous]: Other resonators you control gain [+100/+100].")
    instant(table, "Level", "Target resonator's ATK becomes 500 until end of turn.")
    table.sources(0, fire=2).hand(0, "Level", "Late Banner").field(0, "Drill Hand", "Early Banner")
    assert table.power("Drill Hand") == 400
    table.play(0, "Level", targets=["Drill Hand"]).resolve()
    assert table.power("Drill Hand") == 500 and table.guard("Drill Hand") == 500
    table.play(0, "Late Banner").resolve()
    assert table.power("Drill Hand") == 600 and table.guard("Drill Hand") == 600


@pytest.mark.rule("fow5", "9.9/2b", "10.19/1", "10.19/2", "9.9/2c")
@pytest.mark.parametrize(("hex_name", "atk"), [("Croak", 300), ("Warts", 600)])
def test_who_becomes_a_race_loses_the_old_one_and_who_gains_it_keeps_both(hex_name: str, atk: int) -> None:
    table = valhalla()
    fighter(table, "Ferryman", 200, 200)
    fighter(table, "Guild Banner", 300, 300, "Other Humans you control gain [+300/+300].", race=("Human",))
    fighter(table, "Pond King", 300, 300, "Other Toads you control gain [+100/+100].", race=("Toad",))
    instant(table, "Croak", "Target resonator becomes a Toad until end of turn.")
    instant(table, "Warts", "Target resonator gains Toad until end of turn.")
    table.sources(0, fire=1).hand(0, hex_name).field(0, "Ferryman", "Guild Banner", "Pond King")
    assert table.power("Ferryman") == 500
    table.play(0, hex_name, targets=["Ferryman"]).resolve()
    assert table.power("Ferryman") == atk
    table.next_turn()
    assert table.power("Ferryman") == 500


@pytest.mark.rule("fow5", "9.9/5", "9.9/6")
def test_an_activated_boost_of_a_race_takes_in_newcomers_and_drops_who_leaves_the_race() -> None:
    table = valhalla()
    fighter(table, "Drummer", 200, 200, "[Activate] Pay {1}: Beasts you control gain [+100/+100] until end of turn.")
    fighter(table, "Marsh Boar", 300, 300, race=("Beast",))
    fighter(table, "Pond King", 300, 300, race=("Toad",))
    instant(table, "Croak", "Target resonator becomes a Toad until end of turn.")
    table.sources(0, fire=3).hand(0, "Marsh Boar", "Croak").field(0, "Drummer")
    table.use(0, "Drummer").resolve()
    table.play(0, "Marsh Boar").resolve()
    assert table.power("Marsh Boar") == 400 and table.power("Drummer") == 200
    table.play(0, "Croak", targets=["Marsh Boar"]).resolve()
    assert table.power("Marsh Boar") == 300


@pytest.mark.rule("fow5", "1.5/3", "1.5/4", "3.6/6", "13.2/1", "3.1/4")
def test_a_stolen_lord_serves_its_new_side_without_entering_and_goes_back() -> None:
    table = valhalla()
    fighter(
        table, "Sergeant", 300, 300,
        "Other resonators you control gain [+200/+200].\nWhen this card enters your field, draw a card.",
    )  # fmt: skip
    fighter(table, "Recruit", 200, 200)
    fighter(table, "Apprentice", 200, 200)
    instant(table, "Bribe", "Gain control of target resonator until end of turn.")
    table.field(1, "Sergeant").field(1, "Recruit", damage=300).field(0, "Apprentice")
    table.sources(0, fire=1).hand(0, "Bribe")
    table.play(0, "Bribe", targets=["Sergeant"]).resolve()
    assert table.zone_names(1, "graveyard") == ["Recruit"]
    assert table.power("Apprentice") == 400 and table.is_on_field("Sergeant", 0)
    assert table.stack() == [] and table.hand_size(0) == 0
    assert not table.can("attack", 0, "Sergeant")
    table.next_turn()
    assert table.is_on_field("Sergeant", 1) and table.power("Apprentice") == 200


@pytest.mark.rule("fow5", "2.2/3", "2.2/4")
def test_a_name_in_quotes_is_the_whole_name_and_in_its_name_a_part() -> None:
    table = valhalla()
    fighter(table, "Tam", 100, 100)
    fighter(table, "Tam and Bryn", 100, 100)
    addition(table, "Story Hearth", '"Tam" you control gains [+100/+100].')
    addition(table, "Story Well", 'Resonators you control with "Tam" in their name gain [+300/+300].')
    table.field(0, "Tam", "Tam and Bryn", "Story Hearth", "Story Well")
    assert table.power("Tam") == 500
    assert table.power("Tam and Bryn") == 400
