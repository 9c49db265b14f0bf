"""Third."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript, Table, scenario

from tests.games.gateruler.stage import *


@pytest.mark.rule("gateruler", "3-9a")
def test_a_unit_in_your_defense_zone_is_your_own() -> None:
    rest = standard("Sit Down", "Choose 1 unit in your defense zone. Deal 1 damage to it.")
    at = stage(rest, PLAIN, unit("Tin Crane")).hand(0, "Sit Down")
    at.field(0, "Tin Heron", place=0).field(1, "Tin Crane", place=0)
    with pytest.raises(BadScript):
        at.play(0, "Sit Down", targets=["Tin Crane"])
    at.play(0, "Sit Down", targets=["Tin Heron"]).resolve()
    assert at.damage_on("Tin Heron") == 1


@pytest.mark.rule("gateruler", "3-8a")
def test_what_is_said_of_your_attack_zones_is_not_said_of_theirs() -> None:
    at = stage(unit("Drum Major", "Other units in your attack zones gain +1 ATK."), PLAIN, unit("Tin Crane"))
    at.field(0, "Drum Major", place=1).field(0, "Tin Heron", place=2).field(0, "Coal Scout", place=0)
    at.field(1, "Tin Crane", place=1)
    assert [at.power(name) for name in ("Drum Major", "Tin Heron", "Coal Scout", "Tin Crane")] == [2, 3, 2, 2]


@pytest.mark.rule("gateruler", "3-6e-3a")
def test_in_front_of_a_ruler_stands_the_unit_in_the_defense_zone() -> None:
    at = stage(standard("Break Guard", "Destroy the unit in front of your opponent's ruler."), PLAIN, OX)
    at.hand(0, "Break Guard").field(1, "Tin Heron", place=0).field(1, "Coal Scout", place=1).field(0, "Warded Ox", place=0)
    at.play(0, "Break Guard").resolve()
    assert at.field_names(1) == ["Coal Scout"] and at.field_names(0) == ["Warded Ox"]


@pytest.mark.rule("gateruler", "3-2I-1")
@pytest.mark.parametrize("zone", ["hand", "deck", "graveyard"])
def test_a_card_comes_out_of_any_of_the_zones_that_are_named(zone: str) -> None:
    call = standard("Roll Call", 'Special summon 1 "Brass Choir" from your hand, deck or graveyard.')
    at = stage(call, unit("Brass Choir", atk=6)).hand(0, "Roll Call").zone(0, zone, "Brass Choir")
    at.play(0, "Roll Call").resolve().choose("Brass Choir").option("attack 2")
    assert at.field_names(0) == ["Brass Choir"]


@pytest.mark.rule("gateruler", "15-18c")
def test_a_unit_put_into_play_is_special_summoned() -> None:
    at = stage(
        standard("Cellar Door", "Choose 1 unit card in your graveyard. Put it into play."),
        unit("Loud Smith", "【TD】Draw 1 card."),
        unit("Door Warden", "When an enemy unit is special summoned, deal 1 damage to it."),
    )
    at.hand(0, "Cellar Door").zone(0, "graveyard", "Loud Smith").field(1, "Door Warden", place=1)
    at.play(0, "Cellar Door", targets=["Loud Smith"]).resolve().option("attack 1").resolve_all()
    assert at.damage_on("Loud Smith") == 1 and at.hand_size(0) == 0


@pytest.mark.rule("gateruler", "3-11c")
def test_a_field_put_into_play_comes_to_the_field_zone() -> None:
    at = stage(standard("Survey", "Choose 1 field card in your graveyard. Put it into play."), PLAIN)
    at.define(**field("Great Anvil", "Your units gain +1 ATK.")).hand(0, "Survey").zone(0, "graveyard", "Great Anvil")
    at.field(0, "Tin Heron", place=1)
    at.play(0, "Survey", targets=["Great Anvil"]).resolve()
    assert at.zone_names(0, "field") == ["Great Anvil"] and at.power("Tin Heron") == 3


@pytest.mark.rule("gateruler", "15-38a-2")
def test_what_cannot_be_special_summoned_is_not_put_into_play_but_played() -> None:
    at = stage(
        standard("Cellar Door", "Choose 1 unit card in your hand. Put it into play."),
        unit("Proud Smith", "This card cannot be special summoned."),
    )
    at.hand(0, "Cellar Door", "Proud Smith")
    at.play(0, "Cellar Door").resolve()
    assert at.hand_names(0) == ["Proud Smith"]
    at.play(0, "Proud Smith", option="attack 1").resolve()
    assert at.field_names(0) == ["Proud Smith"]


@pytest.mark.rule("gateruler", "14-10d-1")
@pytest.mark.parametrize("pays", [True, False])
def test_an_automatic_ability_with_a_cost_before_a_comma_is_not_played_unpaid(pays: bool) -> None:
    at = stage(unit("Night Clerk", "When this attacks, [discard 1 card], draw 2 cards."), PLAIN)
    at.field(0, "Night Clerk", place=1).field(1, "Tin Heron", place=1).hand(0, "Coal Scout")
    at.attack("Night Clerk", at="Tin Heron")
    if pays:
        at.yes().resolve()
    else:
        at.no()
        assert at.stack() == []
    assert at.hand_size(0) == (2 if pays else 1)


@pytest.mark.rule("gateruler", "14-14f")
def test_base_damage_is_raised_before_it_is_doubled() -> None:
    at = stage(
        unit("Hot Hammer", "When this would deal combat damage to a unit, add +1 to the base damage."),
        standard("Second Blow", "Choose 1 allied unit. Double the next damage dealt by it this turn."),
        WALL,
    )
    at.hand(0, "Second Blow").field(0, "Hot Hammer", place=1).field(1, "High Wall", place=1)
    at.play(0, "Second Blow", targets=["Hot Hammer"]).resolve()
    at.attack("Hot Hammer", at="High Wall").to("end")
    assert at.damage_on("High Wall") == 6


@pytest.mark.rule("gateruler", "14-3d")
def test_another_unit_is_returned_as_a_cost_and_never_this_one() -> None:
    at = stage(unit("Ferry Clerk", "Standard Action [return another allied unit to its owner's hand]: Draw 1 card."), PLAIN)
    at.field(0, "Ferry Clerk", place=1)
    assert not at.can("use", 0, "Ferry Clerk")
    at = stage(unit("Ferry Clerk", "Standard Action [return another allied unit to its owner's hand]: Draw 1 card."), PLAIN)
    at.field(0, "Ferry Clerk", place=1).field(0, "Tin Heron", place=2)
    at.use(0, "Ferry Clerk", cost=["Tin Heron"]).resolve()
    assert at.field_names(0) == ["Ferry Clerk"] and at.hand_size(0) == 2


@pytest.mark.rule("gateruler", "12-3a")
def test_damage_taken_as_a_cost_comes_out_of_the_deck_before_the_effect() -> None:
    at = stage(unit("Blood Clerk", "Standard Action [take 1 damage]: Draw 1 card."), unit("Letter Bearer", "[CNT] Draw 1 card."))
    at.field(0, "Blood Clerk", place=1).deck(0, "Letter Bearer", "Coal Scout", "Kiln Hand")
    at.use(0, "Blood Clerk")
    at.resolve_all()
    assert at.zone_names(0, "graveyard") == ["Letter Bearer"]
    assert at.hand_names(0) == ["Coal Scout", "Kiln Hand"]


@pytest.mark.rule("gateruler", "15-27c-2")
def test_combat_damage_is_ignored_by_where_it_comes_from() -> None:
    gate = unit("Oil Gate", "This ignores combat damage from units with level 1 or less.", hp=9)
    at = stage(gate, PLAIN, unit("Tall Heron", level=2), instant("Cudgel", "Choose 1 enemy unit. Deal 1 damage to it."))
    at.field(0, "Tin Heron", place=1).field(0, "Tall Heron", place=2).field(1, "Oil Gate", place=1).zone(0, "set", "Cudgel")
    at.attack("Tin Heron", at="Oil Gate").to("attack_start")
    assert at.damage_on("Oil Gate") == 0
    at.play(0, "Cudgel", targets=["Oil Gate"]).resolve()
    assert at.damage_on("Oil Gate") == 1
    at.attack("Tall Heron", at="Oil Gate").to("end")
    assert at.damage_on("Oil Gate") == 3


@pytest.mark.rule("gateruler", "6-2c")
def test_a_unit_that_does_not_ready_once_readies_the_turn_after() -> None:
    mud = standard("Mud", "Choose 1 enemy unit. Exhaust it. It does not ready during its controller's next start phase.")
    at = stage(mud, PLAIN).hand(0, "Mud").field(1, "Tin Heron", place=1)
    at.play(0, "Mud", targets=["Tin Heron"]).resolve().to("main", 1)
    assert at.is_rested("Tin Heron", 1)
    at.to("main", 0).to("main", 1)
    assert not at.is_rested("Tin Heron", 1)


@pytest.mark.rule("gateruler", "4-2b")
@pytest.mark.parametrize("text", ["Destroy it unless your opponent discards 1 card.", "Your opponent may discard 1 card. If they don't, destroy it."])
@pytest.mark.parametrize("pays", [True, False])
def test_an_opponent_buys_a_unit_free(text: str, pays: bool) -> None:
    at = stage(standard("Ransom", f"Choose 1 enemy unit. {text}"), PLAIN)
    at.hand(0, "Ransom").hand(1, "Coal Scout", "Kiln Hand").field(1, "Tin Heron", place=1)
    at.play(0, "Ransom", targets=["Tin Heron"]).resolve()
    at.expect(player=1)
    if pays:
        at.yes().choose("Coal Scout")
    else:
        at.no()
    assert at.is_on_field("Tin Heron") is pays
    assert at.hand_size(1) == (1 if pays else 2)


@pytest.mark.rule("gateruler", "15-12d")
def test_those_destroyed_this_turn_are_counted() -> None:
    at = stage(FELL, standard("Wake", "Draw 1 card for each allied unit that was destroyed this turn."), PLAIN, RECALL, unit("Tin Crane"))
    at.hand(0, "Fell", "Wake").zone(0, "set", "Fall Back").field(0, "Tin Heron", place=1).field(0, "Tin Crane", place=2)
    at.play(0, "Fall Back", targets=["Tin Crane"]).resolve().play(0, "Fell", targets=["Tin Heron"]).resolve()
    at.play(0, "Wake").resolve()
    assert sorted(at.hand_names(0))[-1] == "Tin Crane" and at.hand_size(0) == 2


@pytest.mark.rule("gateruler", "14-14a")
def test_cards_that_would_be_drawn_become_resources_one_by_one() -> None:
    well = unit("Thrifty Well", "When you would draw a card, put the top card of your deck into your resource zone instead.")
    at = stage(well, standard("Two Letters", "Draw 2 cards.")).hand(0, "Two Letters").field(0, "Thrifty Well", place=1)
    at.deck(0, "Coal Scout", "Kiln Hand")
    at.play(0, "Two Letters").resolve()
    assert at.hand_size(0) == 0 and at.zone_names(0, "resource") == ["Coal Scout", "Kiln Hand"]


@pytest.mark.rule("gateruler", "3-14d-4")
def test_a_charge_of_an_enemy_unit_is_one_of_any_of_them() -> None:
    at = stage(standard("Pry", "Choose 1 charge of an enemy unit. Put it into its owner's graveyard."), PLAIN, OX)
    at.hand(0, "Pry").field(1, "Tin Heron", place=1, under=("Coal Scout",)).field(1, "Warded Ox", place=2, under=("Kiln Hand",))
    at.field(0, "Gull Netter", place=1, under=("Moss Elder",))
    with pytest.raises(BadScript):
        at.play(0, "Pry", targets=["Moss Elder"])
    at.play(0, "Pry", targets=["Kiln Hand"]).resolve()
    assert at.zone_names(1, "charge") == ["Coal Scout"]


@pytest.mark.rule("gateruler", "13-3d-1")
def test_any_damage_to_a_player_becomes_one_until_the_end_of_the_turn() -> None:
    lid = instant("Iron Lid", "Until the end of the turn, any damage dealt to you becomes 1.")
    at = stage(lid, standard("Three Lamps", "Deal 3 damage to your opponent."), unit("Big Ram", stk=3))
    at.zone(1, "set", "Iron Lid").hand(0, "Three Lamps").field(0, "Big Ram", place=1)
    at.play(0, "Three Lamps").passes(0).play(1, "Iron Lid").resolve().resolve_all()
    assert at.damage_count(1) == 1
    at.attack("Big Ram", at=1).to("end")
    assert at.damage_count(1) == 2


@pytest.mark.rule("gateruler", "6-5c-2")
def test_what_is_said_behind_one_end_ends_with_it() -> None:
    hush = standard("Snow", "Choose 1 enemy unit. Until the end of the turn, its ATK becomes 0 and it loses all abilities.")
    at = stage(hush, unit("Thorn Gate", "Intercept", atk=4)).hand(0, "Snow").field(1, "Thorn Gate", place=1)
    at.play(0, "Snow", targets=["Thorn Gate"]).resolve()
    assert at.power("Thorn Gate") == 0 and not at.has("Thorn Gate", "Intercept")
    at.next_turn()
    assert at.power("Thorn Gate") == 4 and at.has("Thorn Gate", "Intercept")


@pytest.mark.rule("gateruler", "14-12a-2")
def test_an_opponents_next_turn_is_not_the_one_in_which_it_is_said() -> None:
    tar = instant("Tar", "Choose 1 enemy unit. It gains Dormant until the end of your opponent's next turn.")
    at = stage(tar, PLAIN).zone(1, "set", "Tar").field(0, "Tin Heron", place=1)
    at.passes(0).play(1, "Tar", targets=["Tin Heron"]).resolve()
    assert at.has("Tin Heron", "Dormant")
    at.to("main", 1)
    assert at.has("Tin Heron", "Dormant")
    at.to("main", 0)
    assert at.has("Tin Heron", "Dormant")
    at.to("main", 1)
    assert not at.has("Tin Heron", "Dormant")


@pytest.mark.rule("gateruler", "8-7c-1")
def test_what_holds_for_the_duration_of_a_combat_is_over_in_the_next() -> None:
    at = stage(unit("Quick Clerk", "Double Attack\nWhen this attacks, this gains +2 ATK for the duration of this combat."), WALL)
    at.field(0, "Quick Clerk", place=1).field(1, "High Wall", place=1)
    at.attack("Quick Clerk", at="High Wall").resolve()
    assert at.power("Quick Clerk") == 4
    at.to("attack_start")
    assert at.power("Quick Clerk") == 2


@pytest.mark.rule("gateruler", "14-2b")
def test_a_card_notices_that_it_is_put_into_the_damage_zone() -> None:
    at = stage(unit("Sore Loser", "When this card is put into a damage zone, draw 1 card."), standard("Thrown Lamp", "Deal 1 damage to your opponent."))
    at.hand(0, "Thrown Lamp").deck(1, "Sore Loser")
    at.play(0, "Thrown Lamp").resolve().resolve_all()
    assert at.damage_count(1) == 1 and at.hand_size(1) == 1


@pytest.mark.rule("gateruler", "15-18c", "1-5d")
@pytest.mark.parametrize("law", [True, False])
@pytest.mark.parametrize(
    ("text", "targets"),
    [
        ("Choose 1 unit card in your hand. Put it into play.", []),
        ("Choose 1 allied unit. Choose 1 unit card in your hand and put it on top of that unit.", ["Tin Heron"]),
        ("Put 1 card in your hand into play as a face down unit with 2 ATK, 2 HP and 1 STK.", []),
    ],
)
def test_who_cannot_special_summon_puts_no_unit_into_play_in_any_way(law: bool, text: str, targets: list[str]) -> None:
    at = stage(standard("Side Door", text), PLAIN, unit("Tin Crane"))
    at.define(**unit("Porter", "Your opponent cannot special summon units." if law else ""))
    at.hand(0, "Side Door", "Tin Crane").field(0, "Tin Heron", place=1).field(1, "Porter", place=1)
    at.play(0, "Side Door", targets=targets).resolve()
    if "attack 2" in at.options():
        at.option("attack 2")
    assert at.hand_names(0) == (["Tin Crane"] if law else [])


@pytest.mark.rule("gateruler", "15-11b")
def test_a_unit_that_cannot_be_special_summoned_is_not_swapped_in() -> None:
    text = "Standard Action: Choose 1 unit card in your hand. Swap this with that card."
    at = stage(unit("Understudy", text), unit("Proud Smith", "This card cannot be special summoned."))
    at.field(0, "Understudy", place=2).hand(0, "Proud Smith")
    at.use(0, "Understudy").resolve()
    assert at.field_names(0) == ["Understudy"] and at.hand_names(0) == ["Proud Smith"]
