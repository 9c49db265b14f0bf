"""Wordings that players would choose, each with what comes of it at the table."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScenario, Table, scenario


def unit(table: Table, name: str, text: str, atk: int = 2, hp: int = 3, **more: object) -> Table:
    return table.define(name=name, type="unit", level=0, atk=atk, hp=hp, stk=1, text=text, **more)


def event(table: Table, name: str, text: str, timing: str = "Standard Action") -> Table:
    return table.define(name=name, type="event", level=0, text=f"Timing: {timing}\n{text}")


@pytest.mark.rule("gateruler", "14-10g", "14-10g-1", "2-6c")
def test_when_you_have_so_little_life_left_triggers_once_for_as_long_as_that_is_so() -> None:
    table = unit(scenario("gateruler"), "Last Stand", "When you have 3 or less life left, draw 1 card.")
    event(table, "Ow", "Deal 1 damage to you.")
    event(table, "Mend", "Heal 1 life.")
    table.field(0, "Last Stand").damage(0, 3).hand(0, "Ow", "Ow", "Ow", "Mend", "Mend")
    table.play(0, "Ow").resolve_all()
    assert table.damage_count(0) == 4 and table.hand_size(0) == 5
    table.play(0, "Ow").resolve_all()
    assert table.damage_count(0) == 5 and table.hand_size(0) == 4  # it is so still
    table.play(0, "Mend").resolve().choose("Coal Scout").play(0, "Mend").resolve().choose("Coal Scout")
    table.play(0, "Ow").resolve_all()
    assert table.damage_count(0) == 4 and table.hand_size(0) == 2  # it had ceased


@pytest.mark.rule("gateruler", "4-3b-1", "7-5d")
def test_one_additional_card_may_be_set_this_turn() -> None:
    table = event(scenario("gateruler"), "Second Shelf", "You may set 1 additional card this turn.")
    table.zone(0, "ruler", "Brannoch the Unhorsed").hand(0, "Quench", "Feedback", "Second Shelf")
    table.act(0, "set", "Quench")
    assert table.acts(0, "set") == []
    table.play(0, "Second Shelf").resolve().act(0, "set", "Feedback")
    assert table.zone_names(0, "set") == ["Feedback"]


@pytest.mark.rule("gateruler", "15-2c", "15-17a-3")
def test_one_additional_unit_may_be_normal_summoned_this_turn() -> None:
    table = event(scenario("gateruler"), "Open Door", "This turn, you may normal summon 1 additional unit.")
    table.zone(0, "ruler", "Brannoch the Unhorsed").hand(0, "Coal Scout", "Kiln Hand", "Open Door")
    table.play(0, "Coal Scout", option="attack 1").resolve()
    assert not table.can("play", 0, "Kiln Hand")
    table.play(0, "Open Door").resolve()
    assert table.can("play", 0, "Kiln Hand")


@pytest.mark.rule("gateruler", "14-14a-1", "15-29b-1")
def test_as_this_enters_play_is_no_ability_in_the_gate() -> None:
    table = unit(scenario("gateruler"), "Herald", "As this enters play, draw 1 card.")
    table.hand(0, "Herald")
    table.play(0, "Herald", option="attack 1").passes(0).passes(1)
    assert table.stack() == [] and table.hand_size(0) == 1 and table.is_on_field("Herald", 0)


@pytest.mark.rule("gateruler", "14-14a-1", "15-29b-1", "14-13e")
def test_as_this_enters_play_is_not_done_by_a_unit_that_enters_without_abilities() -> None:
    table = unit(scenario("gateruler"), "Herald", "As this enters play, draw 1 card.")
    unit(table, "Silence", "Enemy units lose all abilities.")
    table.hand(0, "Herald").field(1, "Silence")
    table.play(0, "Herald", option="attack 1").resolve()
    assert table.hand_size(0) == 0 and table.is_on_field("Herald", 0)


@pytest.mark.rule("gateruler", "1-5a", "8-4c", "8-4c-1")
def test_what_must_attack_this_attacks_it_and_nothing_else() -> None:
    table = unit(scenario("gateruler"), "Lure", "All enemy units must attack this.", hp=9)
    table.field(0, "Coal Scout", "Kiln Hand").field(1, "Lure", "Slag Golem")
    table.to("choice").choose("Coal Scout")
    assert table.damage_on("Lure") == 0 and table.step == "attacking"  # nothing else could be chosen
    table.to("choice")
    assert table.damage_on("Lure") == 2 and table.question is not None and table.question.bounds() == (1, 1)


@pytest.mark.rule("gateruler", "1-5a", "8-4c-1")
def test_what_must_attack_a_unit_behind_another_attacks_what_it_likes() -> None:
    table = unit(
        scenario("gateruler"), "Lure", "Enemy units must attack this card if able.\nThis card cannot be attacked."
    )
    table.field(0, "Coal Scout").field(1, "Lure")
    table.attack("Coal Scout", at=1).to("attack_start")
    assert table.damage_count(1) == 1


@pytest.mark.rule("gateruler", "15-8b", "15-9a")
def test_as_many_cards_are_drawn_as_were_discarded() -> None:
    table = event(scenario("gateruler"), "Fresh Start", "Discard your hand and draw that many cards.")
    table.hand(0, "Fresh Start", "Quench", "Feedback", "Coal Scout").deck(
        0, "Kiln Hand", "Kiln Hand", "Kiln Hand", "Slag Golem"
    )
    table.play(0, "Fresh Start").resolve()
    assert table.hand_names(0) == ["Kiln Hand"] * 3


@pytest.mark.rule("gateruler", "15-3d", "16-11a-1")
def test_entering_play_from_the_graveyard_is_coming_from_there_through_the_gate_or_without() -> None:
    table = unit(
        scenario("gateruler"), "Revenant", "Undying\nWhen this card enters play from your graveyard, draw 1 card."
    )
    table.zone(0, "graveyard", "Revenant")
    table.play(0, "Revenant", option="attack 1").resolve_all()
    assert table.hand_size(0) == 1
    again = unit(scenario("gateruler"), "Revenant", "When this card enters play from your graveyard, draw 1 card.")
    again.sources(0, resource=1).zone(0, "graveyard", "Revenant").hand(0, "Raise Hand")
    again.play(0, "Raise Hand", targets=["Revenant"]).resolve().option("attack 1").resolve_all()
    assert again.hand_size(0) == 1
    fresh = unit(scenario("gateruler"), "Revenant", "When this card enters play from your graveyard, draw 1 card.")
    fresh.hand(0, "Revenant").play(0, "Revenant", option="attack 1").resolve_all()
    assert fresh.hand_size(0) == 0


@pytest.mark.rule("gateruler", "14-10e-2", "15-3c")
def test_put_into_your_graveyard_from_play_is_not_a_discard() -> None:
    table = unit(
        scenario("gateruler"),
        "Boomerang",
        "When this unit is put into your graveyard from play, return it to your hand.",
    )
    event(table, "Shot", "Choose 1 allied unit. Destroy it.")
    event(table, "Toss", "Discard 1 card.")
    table.field(0, "Boomerang").hand(0, "Shot", "Toss")
    table.play(0, "Shot", targets=["Boomerang"]).resolve_all()
    assert "Boomerang" in table.hand_names(0)
    table.play(0, "Toss").resolve_all()
    assert "Boomerang" in table.zone_names(0, "graveyard")


@pytest.mark.rule("gateruler", "6-5a", "8-4f")
def test_did_not_attack_this_turn_is_asked_at_the_end() -> None:
    table = unit(
        scenario("gateruler"), "Idler", "At the end of your turn, if this card did not attack this turn, draw 1 card."
    )
    table.field(0, "Idler").next_turn()
    assert table.hand_size(0) == 1
    busy = unit(
        scenario("gateruler"), "Idler", "At the end of your turn, if this card did not attack this turn, draw 1 card."
    )
    busy.field(0, "Idler").attack("Idler", at=1).next_turn()
    assert busy.hand_size(0) == 0


@pytest.mark.rule("gateruler", "14-3b", "14-3d")
def test_a_cost_of_two_parts_joined_by_and_needs_both() -> None:
    table = unit(scenario("gateruler"), "Clerk", "Standard Action [Exhaust this card and discard 1 card] Draw 2 cards.")
    table.field(0, "Clerk")
    assert not table.can("use", 0, "Clerk")
    rich = unit(scenario("gateruler"), "Clerk", "Standard Action [Exhaust this card and discard 1 card] Draw 2 cards.")
    rich.field(0, "Clerk").hand(0, "Quench").use(0, "Clerk").resolve()
    assert rich.is_rested("Clerk") and rich.hand_size(0) == 2 and rich.zone_names(0, "graveyard") == ["Quench"]


@pytest.mark.rule("gateruler", "14-3b", "3-14d-1")
def test_two_charges_of_this_card_are_a_cost() -> None:
    text = "Standard Action [Put 2 charges of this card into your graveyard] Draw 1 card."
    table = unit(scenario("gateruler"), "Vessel", text)
    table.field(0, "Vessel").zone(0, "charge", "Coal Scout", "Kiln Hand", host="Vessel")
    table.use(0, "Vessel").resolve()
    assert table.hand_size(0) == 1 and table.zone_names(0, "charge") == []


@pytest.mark.rule("gateruler", "1-5d", "14-4b-4")
def test_a_unit_that_cannot_be_targeted_by_events_can_be_by_abilities() -> None:
    table = unit(scenario("gateruler"), "Veil", "This card cannot be targeted by your opponent's events.", hp=9)
    table.field(1, "Veil").hand(0, "Quench").field(0, "Crucible Keeper")
    assert not table.can("play", 0, "Quench") and table.can("use", 0, "Crucible Keeper")


@pytest.mark.rule("gateruler", "15-37a")
def test_event_cards_that_cannot_be_played_during_a_turn() -> None:
    table = unit(scenario("gateruler"), "Hush", "Your opponent cannot play event cards during your turn.")
    table.field(0, "Hush").zone(1, "set", "Sweet Sap").damage(1, 1)
    table.passes(0)
    assert not table.can("play", 1, "Sweet Sap")


@pytest.mark.rule("gateruler", "14-14f", "15-2b", "14-16c")
def test_the_base_damage_of_events_is_raised_before_it_is_doubled() -> None:
    table = unit(
        scenario("gateruler"),
        "Kindler",
        "Add +1 to the base damage of your events.\nDouble the damage dealt by your events.",
    )
    event(table, "Shot", "Choose 1 enemy unit. Deal 1 damage to it.")
    unit(table, "Wall", "", hp=9)
    table.field(0, "Kindler").field(1, "Wall").hand(0, "Shot")
    table.play(0, "Shot", targets=["Wall"]).resolve()
    assert table.damage_on("Wall") == 4


@pytest.mark.rule("gateruler", "14-16c", "13-2c")
def test_damage_of_an_event_is_dealt_by_that_event() -> None:
    table = unit(scenario("gateruler"), "Scribe", "When an allied event deals damage to an enemy unit, draw 1 card.")
    table.field(0, "Scribe").field(1, "Slag Golem").hand(0, "Quench")
    table.play(0, "Quench", targets=["Slag Golem"]).resolve()
    assert table.stack() == ["Scribe"]


@pytest.mark.rule("gateruler", "1-5f", "3-2j")
def test_all_units_except_some_spares_these() -> None:
    table = event(scenario("gateruler"), "Cull", "Destroy all units except {Golem} units.")
    table.field(0, "Slag Golem", "Coal Scout").field(1, "Kiln Hand").hand(0, "Cull")
    table.play(0, "Cull").resolve()
    assert table.field_names(0) == ["Slag Golem"] and table.field_names(1) == []


@pytest.mark.rule("gateruler", "15-5b")
def test_a_revealed_hand_is_seen_by_all() -> None:
    table = event(
        scenario("gateruler"),
        "Open Hand",
        "Your opponent reveals their hand. Draw cards equal to the number of units you control.",
    )
    table.field(0, "Slag Golem", "Coal Scout").hand(0, "Open Hand").hand(1, "Quench")
    table.play(0, "Open Hand").resolve()
    assert table.hand_size(0) == 2 and any("Quench" in line for line in table.log)


@pytest.mark.rule("gateruler", "4-2b", "14-4b-4")
def test_each_player_gives_up_a_unit_of_their_choice() -> None:
    table = event(scenario("gateruler"), "Toll", "Each player puts 1 unit they control into their graveyard.")
    table.field(0, "Slag Golem").field(1, "Kiln Hand", "Coal Scout").hand(0, "Toll")
    table.play(0, "Toll").resolve().expect(player=1).choose("Coal Scout")
    assert table.field_names(0) == [] and table.field_names(1) == ["Kiln Hand"]


@pytest.mark.rule("gateruler", "4-2b", "15-12a")
def test_the_opponent_chooses_and_destroys() -> None:
    table = event(scenario("gateruler"), "Edict", "Your opponent chooses 1 unit they control and destroys it.")
    table.field(0, "Slag Golem").field(1, "Kiln Hand", "Tongs and Patience").hand(0, "Edict")
    table.play(0, "Edict").resolve().expect(player=1).choose("Tongs and Patience")
    table.resolve_all()
    assert table.field_names(1) == ["Kiln Hand"] and table.hand_size(1) == 1


@pytest.mark.rule("gateruler", "15-34a")
def test_a_unit_that_can_attack_directly_this_turn() -> None:
    table = event(scenario("gateruler"), "Flank", "Choose 1 allied unit. It can attack directly this turn.")
    table.field(0, "Coal Scout").field(1, "Slag Golem", place=0).hand(0, "Flank")
    table.play(0, "Flank", targets=["Coal Scout"]).resolve().attack("Coal Scout", at=1).to("attack_start")
    assert table.damage_count(1) == 1


@pytest.mark.rule("gateruler", "15-6a", "15-5a")
def test_a_unit_card_among_the_top_cards_may_be_revealed_and_added() -> None:
    text = (
        "Look at the top 3 cards of your deck. You may reveal 1 {Knight} unit card among them and add it to your hand. "
    )
    table = event(scenario("gateruler"), "Muster", text + "Put the rest on the bottom of your deck in any order.")
    table.hand(0, "Muster").deck(0, "Coal Scout", "Rivet Prince", "Kiln Hand", "Slag Golem")
    table.play(0, "Muster").resolve().yes().order("Coal Scout", "Kiln Hand")
    assert table.hand_names(0) == ["Rivet Prince"] and table.zone_names(0, "deck")[0] == "Slag Golem"


@pytest.mark.rule("gateruler", "15-28a-1", "15-3b")
def test_another_zone_is_not_the_one_where_the_unit_stands() -> None:
    table = event(scenario("gateruler"), "Shift", "Choose 1 allied unit. Move it to another zone.")
    table.field(0, "Coal Scout", place=2).hand(0, "Shift")
    table.play(0, "Shift", targets=["Coal Scout"]).resolve()
    assert table.options() == ["attack 1", "attack 3", "defense"]


@pytest.mark.rule("gateruler", "15-14b")
def test_it_and_the_chosen_unit_are_two_things() -> None:
    table = event(
        scenario("gateruler"),
        "Cover",
        "Choose 1 allied unit. Choose 1 unit card in your hand. Put it on top of the chosen unit.",
    )
    table.field(0, "Coal Scout", place=2).hand(0, "Cover", "Slag Golem")
    table.play(0, "Cover", targets=["Coal Scout"]).resolve()
    assert table.field_names(0) == ["Slag Golem"] and table.zone_names(0, "charge") == ["Coal Scout"]


@pytest.mark.parametrize(
    "text",
    [
        "This card cannot be moved to a defense zone.",  # may it be summoned there?
        'You can only control 1 "Iron Bell".',  # what becomes of the second?
    ],
)
def test_what_could_mean_several_things_is_refused(text: str) -> None:
    with pytest.raises(BadScenario, match="cannot be carried out"):
        unit(scenario("gateruler"), "Doubtful", text)
