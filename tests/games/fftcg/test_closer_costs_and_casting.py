"""Rulings of costs and casting: what is needed of each Element, what is locked in, what is paid another way."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript, scenario
from tests.games.fftcg.stages import RETURN, forward, monster, rite, stage, summons


@pytest.mark.rule("fftcg", "5.2.1.3.1", "11.2.1.1", "11.4.6.4")
def test_two_elements_waste_two_cp_and_one_element_wastes_one() -> None:
    table = scenario("fftcg").by_hand(0)
    forward(table, "Twin", element=["fire", "ice"], cost=2)
    forward(table, "Single", element=["fire"], cost=2)
    forward(forward(table, "Ember", element=["fire"]), "Flake", element=["ice"])
    table.hand(0, "Twin", "Single", "Ember", "Flake")
    with pytest.raises(BadScript):
        table.play(0, "Single", pay=["Ember", "Flake"])
    table.play(0, "Twin", pay=["Ember", "Flake"])
    assert table.field_names(0) == ["Twin"] and table.hand_names(0) == ["Single"]


@pytest.mark.rule("fftcg", "11.4.6.2")
def test_a_multi_element_card_of_one_cp_costs_two_and_one_of_none_nothing() -> None:
    table = scenario("fftcg")
    forward(table, "Twin", element=["fire", "ice"], cost=3)
    forward(table, "Patron", text="The cost required to cast your ‹Card Name Twin› is reduced by 2.")
    forward(table, "Donor", text="The cost required to cast your Multi-Element Forwards is reduced by 1.")
    table.field(0, "Patron").sources(0, fire=1).hand(0, "Twin")
    assert not table.can("play", 0, "Twin")

    table = scenario("fftcg")
    forward(table, "Twin", element=["fire", "ice"], cost=3)
    forward(table, "Patron", text="The cost required to cast your ‹Card Name Twin› is reduced by 2.")
    forward(table, "Donor", text="The cost required to cast your Multi-Element Forwards is reduced by 1.")
    table.field(0, "Patron", "Donor").hand(0, "Twin").play(0, "Twin")
    assert table.is_on_field("Twin", 0)


@pytest.mark.rule("fftcg", "11.4.4", "11.4.6", "11.4.7")
def test_what_is_discarded_to_pay_makes_nothing_cheaper() -> None:
    table = scenario("fftcg").by_hand(0)
    text = "The cost required to cast Gleaner is reduced by 1 for each Forward in your Break Zone."
    forward(table, "Gleaner", text=text, cost=4)
    forward(table, "Chaff")
    table.zone(0, "break", "Chaff").hand(0, "Gleaner", "Chaff", "Chaff")
    a = table.card("Chaff", 0, zone="hand", index=0)
    b = table.card("Chaff", 0, zone="hand", index=1)
    with pytest.raises(BadScript):
        table.play(0, "Gleaner", pay=[a])
    table.play(0, "Gleaner", pay=[a, b])
    assert table.is_on_field("Gleaner", 0) and table.hand_size(0) == 0


@pytest.mark.rule("fftcg", "5.2.1.2", "11.4.4", "11.4.6.1")
def test_what_was_paid_instead_is_not_the_cost_of_the_card() -> None:
    table = stage(Cull="Choose 1 Forward of cost 3 or less. Break it.")
    forward(table, "Heir", cost=6, text="You can pay {C}{C} (instead of paying the CP cost) to cast Heir.")
    table.hand(0, "Heir").resources(0, crystal=2)
    table.play(0, "Heir", extra=True)
    assert table.resource(0, "crystal") == 0 and not table.can("play", 0, "Cull")


@pytest.mark.rule("fftcg", "11.3.11", "11.3.8", "11.3.5")
def test_a_summon_that_an_ability_casts_for_nothing_is_cast_when_the_ability_has_resolved() -> None:
    table = scenario("fftcg")
    text = (
        "When Chanter enters the field, you may cast 1 Summon of cost 3 or less from your hand without paying its cost."
    )
    forward(table, "Chanter", text=text, cost=1)
    forward(table, "Listener", text="Whenever you cast a Summon, Listener gains +2000 power until the end of the turn.")
    table.define(name="Hymn", type="summon", element=["water"], cost=3, text="Choose 1 Forward. Deal it 8000 damage.")
    forward(table, "Foe", 8000).field(0, "Listener").field(1, "Foe").sources(0, ice=1).hand(0, "Chanter", "Hymn")
    table.play(0, "Chanter")
    assert table.stack() == ["Chanter"]
    table.resolve().yes()
    table.choose("Foe")
    assert table.stack() == ["Hymn", "Listener"]
    table.resolve()
    assert table.power("Listener") == 7000 and table.is_on_field("Foe")
    table.resolve()
    assert table.zone_names(1, "break") == ["Foe"]


@pytest.mark.rule("fftcg", "15.1.1.7.1", "11.4.1.1", "11.8.1")
def test_a_character_that_is_played_by_an_effect_is_not_cast() -> None:
    table = stage(
        Door="Play 1 Forward of cost 2 or less from your hand onto the field. It gains Haste until the end of the turn."
    )
    forward(
        table, "Usher", text="When you cast a Character, draw 1 card.\nWhen a Character enters your field, gain {C}."
    )
    forward(table, "Guest").field(0, "Usher").hand(0, "Guest")
    table.play(0, "Door").resolve()
    if table.question is not None and not table.is_on_field("Guest"):
        table.choose("Guest")
    table.resolve_all()
    assert table.resource(0, "crystal") == 1 and table.hand_size(0) == 0
    assert table.has("Guest", "Haste") and table.can("attack", 0, "Guest")


@pytest.mark.rule("fftcg", "11.6.2.4", "2.2", "11.6.3")
def test_what_cannot_be_returned_pays_for_nothing() -> None:
    table = scenario("fftcg")
    forward(table, "Anchor", text="Anchor cannot be returned to its owner's hand.")
    forward(table, "Tide", text="Return 1 Forward other than Tide you control to its owner's hand: Draw 2 cards.")
    table.field(0, "Anchor", "Tide")
    assert not table.can("use", 0, "Tide")

    table = scenario("fftcg")
    forward(table, "Anchor", text="Anchor cannot be returned to its owner's hand.")
    forward(table, "Tide", text="Return 1 Forward other than Tide you control to its owner's hand: Draw 2 cards.")
    forward(table, "Cork").field(0, "Anchor", "Tide", "Cork").use(0, "Tide")
    assert table.hand_names(0) == ["Cork"] and table.stack() == ["Tide"]


@pytest.mark.rule("fftcg", "11.6.2.3", "11.6.8", "11.6.10")
def test_active_forwards_of_ones_own_may_be_dulled_as_a_cost_though_they_came_this_turn() -> None:
    table = scenario("fftcg")
    text = "Dull 2 active Forwards: Choose up to 2 Backups opponent controls. Dull them."
    table.define(name="Chorus", type="backup", element=["water"], cost=2, text=text)
    forward(forward(table, "Alto"), "Bass").field(0, "Alto", "Bass", fresh=True).field(0, "Chorus")
    forward(table, "Stranger").field(1, "Stranger").sources(1, fire=2)
    table.use(0, "Chorus", targets=[["Fire Source 1", "Fire Source 2"]]).resolve()
    assert table.is_rested("Alto") and table.is_rested("Bass") and not table.is_rested("Stranger")
    assert table.is_rested("Fire Source 1") and table.is_rested("Fire Source 2")


@pytest.mark.rule("fftcg", "11.6.2.2", "6.2.6.1")
def test_a_backup_taken_this_turn_has_no_use_for_its_dull_icon_but_pays_cp() -> None:
    table = stage(Loan="Choose 1 Backup opponent controls. Gain control of it until the end of the turn.")
    text = "{Dull}: Draw 1 card.\n{0}: Gain {C}. You can only use this ability once per turn."
    table.define(name="Clerk", type="backup", element=["ice"], cost=2, text=text)
    forward(table, "Recruit", cost=1).field(1, "Clerk").hand(0, "Recruit")
    table.play(0, "Loan", targets=["Clerk"]).resolve()
    assert table.can("use", 0, "Clerk", ability=1) and not table.can("use", 0, "Clerk", ability=0)
    table.play(0, "Recruit")
    assert table.is_rested("Clerk") and table.is_on_field("Recruit", 0)


@pytest.mark.rule("fftcg", "11.3.4", "11.3.4.1", "11.3.9")
def test_how_many_actions_are_selected_is_settled_as_the_summon_is_cast() -> None:
    table = scenario("fftcg")
    text = (
        "Select 1 of the 3 following actions. If you control 3 or more Forwards, "
        "select up to 2 of the 3 following actions "
        'instead.\n"Draw 1 card."\n"Choose 1 Forward. Return it to its owner\'s hand."\n"Gain {C}."'
    )
    summons(table, 0, "fire", Choices=text)
    summons(table, 1, "wind", Gust=RETURN)
    forward(table, "A", 4000).field(0, "A", "Kiln Apprentice", "Caravan Guard")
    table.play(0, "Choices", modes=[1, 3]).passes(0)
    table.play(1, "Gust", targets=["A"]).resolve()
    assert table.zone_of("A") == "hand"
    before = table.hand_size(0)
    table.resolve()
    assert table.hand_size(0) == before + 1 and table.resource(0, "crystal") == 1


@pytest.mark.rule("fftcg", "11.6.7", "11.6.9", "4.5")
def test_x_of_an_ability_is_declared_before_it_is_paid_and_counts_what_was_declared() -> None:
    table = scenario("fftcg").sources(0, fire=3)
    text = "{Fire}{X}: Choose 1 Forward. If its cost is X or less, deal it 2000 damage for each CP paid as X."
    forward(table, "Gunner", text=text).field(0, "Gunner")
    forward(table, "Three", 9000, cost=3).field(1, "Three")
    forward(table, "Two", 4000, cost=2).field(1, "Two")
    table.use(0, "Gunner", x=2, targets=["Two"]).resolve()
    assert table.zone_names(1, "break") == ["Two"]


@pytest.mark.rule("fftcg", "11.7.1", "15.2.9.4.1", "11.7.10")
@pytest.mark.parametrize("which", ["Wick", "Pyre"])
def test_a_primed_character_discards_a_card_of_either_of_its_names_for_a_special_ability(which: str) -> None:
    table = scenario("fftcg")
    forward(table, "Wick", text='‹Priming "Pyre" --› {0}')
    forward(table, "Pyre", 8000, "«Blaze» {S}: Choose 1 Forward opponent controls. Deal it 7000 damage.")
    forward(table, "Foe", 7000).field(0, "Wick").field(1, "Foe").deck(0, "Pyre").hand(0, which)
    table.act(0, "priming", "Wick").choose("Pyre")
    table.use(0, "Pyre", targets=["Foe"])
    assert table.hand_size(0) == 0 and table.zone_names(0, "break") == [which]
    table.resolve()
    assert table.zone_names(1, "break") == ["Foe"]


@pytest.mark.rule("fftcg", "11.2.1.1", "11.4.6.3", "5.2.1.3")
def test_a_dark_card_is_paid_with_any_element_and_pays_with_none() -> None:
    table = scenario("fftcg")
    forward(table, "Umbra", element=["dark"], cost=2)
    forward(table, "Lumen", element=["light"], cost=2)
    table.hand(0, "Umbra", "Lumen")
    assert not table.can("play", 0, "Umbra") and not table.can("play", 0, "Lumen")
    table = scenario("fftcg")
    forward(table, "Umbra", element=["dark"], cost=2)
    forward(table, "Leaf", element=["wind"])
    table.hand(0, "Umbra", "Leaf").play(0, "Umbra")
    assert table.zone_names(0, "break") == ["Leaf"] and table.is_on_field("Umbra", 0)


@pytest.mark.rule("fftcg", "11.6.5", "11.6.12", "11.11.2")
def test_who_cannot_be_chosen_by_the_opponent_may_be_selected() -> None:
    text = "Shade cannot be chosen by your opponent's Summons or abilities."
    table = stage(Point="Choose 1 Forward opponent controls. Break it.")
    monster(
        table,
        "Maw",
        "Put Maw into the Break Zone: Your opponent selects 1 Forward they control and puts it into the Break Zone.",
    )
    forward(table, "Shade", text=text).field(1, "Shade").field(0, "Maw")
    assert not table.can("play", 0, "Point")
    table.use(0, "Maw").resolve()
    assert table.zone_names(1, "break") == ["Shade"]


@pytest.mark.rule("fftcg", "14.1", "11.3.1", "11.3.3")
def test_a_summon_needs_all_that_it_chooses() -> None:
    table = stage(
        Swap="Choose 1 Forward you control and 1 Forward opponent controls. Return them to their owners' hands."
    )
    rite(table, "Draw 1 card.")
    forward(table, "Mine").field(0, "Mine")
    assert not table.can("play", 0, "Swap") and "11.3.3" in table.why_not(0, "Swap")
