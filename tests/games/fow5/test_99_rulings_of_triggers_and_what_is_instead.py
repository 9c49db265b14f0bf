"""Rulings where automatic abilities meet each other, other turns and other controllers, and replacements costs."""

from __future__ import annotations

import pytest

from tests.games.fow5.tables import addition, fighter, instant, life, spell, valhalla


@pytest.mark.rule("fow5", "9.9/6", "13.2/2", "9.6/11", "6.1/1a")
def test_who_enters_with_no_defence_left_dies_first_and_its_trigger_is_played_all_the_same() -> None:
    table = valhalla()
    fighter(table, "Chimney Imp", 200, 200, "When this card enters your field, draw a card.")
    addition(table, "Pall of Soot", "[Continuous]: Resonators your opponent controls gain [-200/-200].")
    table.field(1, "Pall of Soot").sources(0, fire=1).hand(0, "Chimney Imp")
    table.play(0, "Chimney Imp").resolve()
    assert table.zone_names(0, "graveyard") == ["Chimney Imp"]
    assert table.stack() == ["Chimney Imp"]
    table.resolve()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fow5", "9.6/1a", "10.13/2")
def test_a_resonator_put_from_hand_by_an_effect_enters_but_its_enter_symbol_is_silent() -> None:
    table = valhalla()
    text = "[Enter]: You gain 300 life.\nWhen this card enters your field, draw a card."
    fighter(table, "Night Porter", 300, 300, text)
    spell(table, "Side Door", "Put a resonator from your hand into your field.")
    table.sources(0, fire=2).hand(0, "Night Porter", "Side Door")
    table.play(0, "Side Door").resolve().choose("Night Porter")
    assert table.is_on_field("Night Porter", 0) and table.stack() == ["Night Porter"]
    table.resolve_all()
    assert table.hand_size(0) == 1 and life(table, 0) == 4000


@pytest.mark.rule("fow5", "6.2/2", "9.6/4", "13.1/1", "1.3/2")
def test_of_two_deadly_triggers_the_one_of_the_non_turn_player_resolves_first() -> None:
    table = valhalla()
    text = (
        "Whenever another resonator is put into a graveyard from a field, this card deals 500 damage to your opponent."
    )
    fighter(table, "Day Mourner", 300, 300, text)
    fighter(table, "Night Mourner", 300, 300, text)
    fighter(table, "Candle", 100, 100)
    instant(table, "Topple", "Destroy target resonator.")
    table.field(0, "Day Mourner", "Candle").field(1, "Night Mourner").resources(0, life=500).resources(1, life=500)
    table.sources(0, fire=1).hand(0, "Topple")
    table.play(0, "Topple", targets=["Candle"]).resolve()
    assert table.stack() == ["Day Mourner", "Night Mourner"]
    table.resolve()
    assert table.over and table.winner == 1


@pytest.mark.rule("fow5", "9.6/10", "9.6/10a")
def test_a_status_trigger_waits_once_and_again_as_long_as_the_status_holds() -> None:
    table = valhalla()
    fighter(table, "Jealous Idol", 100, 100, "When you control two or more resonators, banish a resonator.")
    fighter(table, "Ostler", 200, 200)
    fighter(table, "Cooper", 200, 200)
    table.sources(0, fire=1).hand(0, "Jealous Idol").field(0, "Ostler", "Cooper")
    table.play(0, "Jealous Idol").resolve()
    assert table.stack() == ["Jealous Idol"]
    table.resolve().choose("Ostler")
    assert table.stack() == ["Jealous Idol"]
    table.resolve().choose("Jealous Idol")
    assert table.stack() == [] and table.field_names(0) == ["Cooper"]


@pytest.mark.rule("fow5", "9.6/8", "10.10/2", "5.4/3", "5.4/5b")
def test_a_resonator_that_is_due_to_be_banished_is_safe_while_another_player_holds_it() -> None:
    table = valhalla()
    fighter(table, "Bone Piper", 400, 400)
    spell(
        table, "Grave Bell", "Put target resonator from your graveyard into your field. At the end of turn, banish it.",
    )  # fmt: skip
    instant(table, "Charm", "Gain control of target resonator until end of turn.")
    table.zone(0, "graveyard", "Bone Piper").sources(0, fire=1).hand(0, "Grave Bell")
    table.sources(1, fire=1).hand(1, "Charm")
    table.play(0, "Grave Bell", targets=["Bone Piper"]).resolve()
    table.passes(0).play(1, "Charm", targets=["Bone Piper"]).resolve()
    assert table.is_on_field("Bone Piper", 1)
    table.next_turn()
    assert table.is_on_field("Bone Piper", 0)
    table.next_turn()
    assert table.is_on_field("Bone Piper", 0)


@pytest.mark.rule("fow5", "5.4/3", "5.4/5b", "9.6/8a")
def test_an_end_of_turn_that_is_made_after_the_end_of_turn_came_waits_for_the_next_one() -> None:
    table = valhalla()
    fighter(table, "Stoker", 300, 300)
    text = "Target resonator gains [+200/+200] until end of turn. At the end of turn, destroy it."
    instant(table, "Red Draught", text)
    table.turn(0, "end_turn").field(0, "Stoker").sources(0, fire=1).hand(0, "Red Draught")
    table.play(0, "Red Draught", targets=["Stoker"]).resolve()
    assert table.power("Stoker") == 500
    table.next_turn()
    assert table.is_on_field("Stoker", 0) and table.power("Stoker") == 300
    table.next_turn()
    assert table.zone_names(0, "graveyard") == ["Red Draught", "Stoker"]


@pytest.mark.rule("fow5", "5.4/6a", "5.4/6b", "5.4/5b")
def test_what_triggers_on_the_discard_at_the_end_is_played_and_ends_with_the_repeated_last_step() -> None:
    table = valhalla()
    fighter(table, "Ragpicker", 300, 300, "Whenever you discard a card, this card gains [+100/+100] until end of turn.")
    instant(table, "Scrap", "Draw a card.", cost="{5}")
    table.field(0, "Ragpicker").hand(0, *["Scrap"] * 9)
    table.to("final_hand").choose("Scrap", "Scrap")
    assert table.hand_size(0) == 7 and table.stack() == ["Ragpicker", "Ragpicker"]
    table.resolve_all()
    assert table.power("Ragpicker") == 500 and table.active == 0
    table.next_turn()
    assert table.active == 1 and table.power("Ragpicker") == 300


@pytest.mark.rule("fow5", "1.4/3", "10.12/1")
def test_resting_what_is_rested_is_not_becoming_rested() -> None:
    table = valhalla()
    fighter(table, "Dozer", 300, 300, "Whenever this card becomes rested, draw a card.")
    instant(table, "Lull", "Rest target resonator.")
    table.field(0, "Dozer").sources(0, fire=2).hand(0, "Lull", "Lull")
    table.play(0, "Lull", targets=["Dozer"]).resolve()
    assert table.stack() == ["Dozer"]
    table.resolve()
    assert table.hand_size(0) == 2
    table.play(0, "Lull", targets=["Dozer"]).resolve()
    assert table.stack() == [] and table.hand_size(0) == 1


@pytest.mark.rule("fow5", "9.10/1", "9.3/4b", "10.10/1")
def test_a_banishing_that_is_replaced_pays_all_the_same_and_nothing_went_to_the_graveyard() -> None:
    table = valhalla()
    text = "If a card would be put into a graveyard from anywhere, remove it from the game instead."
    addition(table, "Hollow Lantern", text)
    fighter(table, "Grave Clerk", 200, 200, "[Activate] Banish another resonator: Draw a card.")
    fighter(table, "Old Moth", 100, 100, "When this card is put into a graveyard from your field, you gain 500 life.")
    table.field(1, "Hollow Lantern").field(0, "Grave Clerk", "Old Moth")
    table.use(0, "Grave Clerk", cost=["Old Moth"])
    assert table.stack() == ["Grave Clerk"]
    table.resolve()
    assert table.zone_names(0, "removed") == ["Old Moth"] and table.zone_names(0, "graveyard") == []
    assert table.hand_size(0) == 1 and life(table, 0) == 4000


@pytest.mark.rule("fow5", "9.10/2", "9.10/1", "13.2/1")
def test_the_controller_of_a_dying_card_chooses_which_of_two_replacements_applies() -> None:
    table = valhalla()
    addition(table, "Hollow Lantern", "If a resonator would be put into a graveyard, remove it from the game instead.")
    fighter(
        table, "Homing Crow", 200, 200,
        "If this card would be put into a graveyard from your field, return it to its owner's hand instead.",
    )  # fmt: skip
    instant(table, "Scorch", "This card deals 200 damage to target resonator.")
    table.field(0, "Hollow Lantern").field(1, "Homing Crow").sources(0, fire=1).hand(0, "Scorch")
    table.play(0, "Scorch", targets=["Homing Crow"]).resolve()
    table.expect(player=1).option("Homing Crow")
    assert table.hand_names(1) == ["Homing Crow"] and table.zone_names(1, "removed") == []


@pytest.mark.rule("fow5", "10.17/1a", "9.10/1", "10.6/1", "1.4/2")
def test_only_damage_that_got_through_a_shield_was_dealt() -> None:
    table = valhalla()
    text = "Whenever this card is dealt damage, it deals that much damage to your opponent."
    fighter(table, "Brass Warden", 400, 800, text)
    instant(table, "Cushion", "Prevent the next 300 damage that would be dealt to target resonator this turn.")
    instant(table, "Dart", "This card deals 200 damage to target resonator.")
    instant(table, "Scorch", "This card deals 500 damage to target resonator.")
    table.field(0, "Brass Warden").sources(0, fire=3).hand(0, "Cushion", "Dart", "Scorch")
    table.play(0, "Cushion", targets=["Brass Warden"]).resolve()
    table.play(0, "Dart", targets=["Brass Warden"]).resolve()
    assert table.stack() == [] and table.damage_on("Brass Warden") == 0
    table.play(0, "Scorch", targets=["Brass Warden"]).resolve()
    assert table.damage_on("Brass Warden") == 400
    table.resolve()
    assert life(table, 1) == 3600
