"""Rulings on zones, costs, summoning, sets and drives, each decided by the document alone (sections 1 to 7, 12)."""

import pytest

from arbiter.testing import BadScript, scenario

ACTION = "Timing: Standard Action\n"
INSTANT = "Timing: Instant Action\n"


def unit(name: str, text: str = "", **more: object) -> dict[str, object]:
    return {"type": "unit", "name": name, "level": 0, "atk": 2, "hp": 3, "stk": 1, "text": text, **more}


def event(name: str, text: str, **more: object) -> dict[str, object]:
    return {"type": "event", "name": name, "level": 0, "text": text, **more}


@pytest.mark.rule("gateruler", "1-5b-1", "12-2a-2", "12-2c", "12-2d-1")
def test_drawing_more_than_the_deck_holds_draws_what_is_there_and_then_loses() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**event("Deep Well", ACTION + "Draw 3 cards."))
        .hand(0, "Deep Well")
        .deck(0, "Ox", "Ox", only=True)
    )
    table.play(0, "Deep Well").resolve()
    assert table.hand_names(0) == ["Ox", "Ox"] and not table.over
    table.resolve_all()
    assert table.over and table.winner == 1


@pytest.mark.rule("gateruler", "12-2d-1", "9-3d")
def test_who_has_a_card_in_the_deck_again_when_the_defeat_resolves_plays_on() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**unit("Hen"))
        .define(**event("Deep Well", ACTION + "Draw 3 cards."))
        .define(**event("Late Return", INSTANT + "Choose 1 card in your graveyard. Put it on the bottom of your deck."))
        .hand(0, "Deep Well")
        .zone(0, "set", "Late Return")
        .zone(0, "graveyard", "Hen")
        .deck(0, "Ox", "Ox", only=True)
    )
    table.play(0, "Deep Well").resolve()
    table.play(0, "Late Return", targets=["Hen"]).resolve_all()
    assert not table.over and table.zone_names(0, "deck") == ["Hen"]


@pytest.mark.rule("gateruler", "1-5c", "15-7c", "3-2j-1")
def test_exhausting_what_is_exhausted_already_is_not_exhausting() -> None:
    def drawn(rested: bool) -> int:
        table = (
            scenario("gateruler")
            .define(**unit("Ox"))
            .define(**event("Lullaby", ACTION + "Choose 1 enemy unit. Exhaust it. If you do, draw 1 card."))
            .hand(0, "Lullaby")
            .field(1, "Ox", place=1, rested=rested)
        )
        table.play(0, "Lullaby", targets=["Ox"]).resolve_all()
        return table.hand_size(0)

    assert drawn(rested=False) == 1 and drawn(rested=True) == 0


@pytest.mark.rule("gateruler", "7-10b-1", "7-10b-3", "15-3a-2", "3-9c", "15-7c")
def test_a_unit_rearranged_over_the_defense_zone_can_exhaust_itself_again() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Bell Ringer", "Standard Action [exhaust this]: Draw 1 card."))
        .field(0, "Bell Ringer", place=1)
    )
    table.use(0, "Bell Ringer").resolve()
    assert table.is_rested("Bell Ringer") and not table.can("use", 0, "Bell Ringer")
    table.act(0, "rearrange", "Bell Ringer", option="defense")
    assert table.is_rested("Bell Ringer") and not table.can("use", 0, "Bell Ringer")
    table.act(0, "rearrange", "Bell Ringer", option="attack 2")
    assert not table.is_rested("Bell Ringer")
    table.use(0, "Bell Ringer").resolve()
    assert table.hand_size(0) == 2


@pytest.mark.rule("gateruler", "2-2c", "2-2d")
def test_a_name_in_double_quotes_is_also_part_of_a_name_one_in_angle_quotes_is_not() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Lamp"))
        .define(**unit("Lamp Thief"))
        .define(**unit("Choirmaster", 'Your "Lamp" gain +1 ATK.\nYour «Lamp» gain +1 HP.'))
        .field(0, "Lamp", place=1)
        .field(0, "Lamp Thief", place=2)
        .field(0, "Choirmaster", place=3)
    )
    assert (table.power("Lamp"), table.guard("Lamp")) == (3, 4)
    assert (table.power("Lamp Thief"), table.guard("Lamp Thief")) == (3, 3)


@pytest.mark.rule("gateruler", "2-11a-2", "2-11a-3", "15-12b-1")
def test_damage_leaves_hp_as_it_is_and_less_hp_lets_old_damage_destroy() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**event("Fell the Tall", ACTION + "Choose 1 enemy unit with 3 or more HP. Destroy it."))
        .define(**event("Wither", ACTION + "Choose 1 enemy unit. Until the end of the turn, it gains -1 HP."))
        .hand(0, "Fell the Tall", "Wither")
        .field(1, "Ox", place=1, damage=2)
    )
    assert table.guard("Ox") == 3 and table.can("play", 0, "Fell the Tall")
    table.play(0, "Wither", targets=["Ox"]).resolve()
    assert table.zone_names(1, "graveyard") == ["Ox"]


@pytest.mark.rule("gateruler", "12-4a", "15-12a")
def test_the_unit_that_a_new_one_lies_over_goes_to_the_graveyard_without_being_destroyed() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**unit("Elder", "When this is destroyed, draw 1 card.\nWhen this leaves play, draw 2 cards."))
        .field(0, "Elder", place=1)
        .hand(0, "Ox")
    )
    table.play(0, "Ox", option="attack 1").resolve_all()
    assert table.field_names(0) == ["Ox"] and table.zone_names(0, "graveyard") == ["Elder"]
    assert table.hand_size(0) == 2


@pytest.mark.rule("gateruler", "12-5a", "12-5a-1", "3-14e")
def test_charges_wait_for_the_ability_that_speaks_of_them_and_then_go_to_the_graveyard() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**unit("Hen"))
        .define(**unit("Hoarder", "When this is destroyed, choose 1 of its charges. Add it to your hand."))
        .define(**event("Fell", ACTION + "Choose 1 unit. Destroy it."))
        .field(0, "Hoarder", place=1, under=("Ox", "Hen"))
        .hand(0, "Fell")
    )
    table.play(0, "Fell", targets=["Hoarder"]).resolve().choose("Hen")
    assert sorted(table.zone_names(0, "charge")) == ["Hen", "Ox"]
    table.resolve_all()
    assert table.hand_names(0) == ["Hen"]
    assert sorted(table.zone_names(0, "graveyard")) == ["Fell", "Hoarder", "Ox"]


@pytest.mark.rule("gateruler", "15-30b-1", "15-30c", "14-3b")
def test_damage_reversal_for_two_needs_two_cards_that_lie_face_up() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**unit("Hen"))
        .define(**unit("Cow"))
        .define(**unit("Penitent", "Standard Action [DR 2]: Draw 1 card."))
        .field(0, "Penitent", place=1)
        .damage(0, "Ox", "Hen", "Cow")
    )
    table.use(0, "Penitent", cost=["Ox", "Cow"]).resolve()
    assert table.hand_size(0) == 1 and table.damage_count(0) == 3
    assert not table.can("use", 0, "Penitent")


@pytest.mark.rule("gateruler", "12-2a-1", "3-13b", "3-13d")
def test_cards_that_lie_face_down_in_the_damage_zone_count_against_life() -> None:
    table = scenario("gateruler").define(**unit("Ox")).field(0, "Ox", place=1).zone(1, "damage", 6, face_up=False)
    table.attack("Ox", at=1).to("strike").resolve_all()
    assert table.over and table.winner == 0


@pytest.mark.rule("gateruler", "3-7a-2", "14-4b-4")
def test_a_ruler_is_no_card_for_a_text_that_chooses_a_card() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**event("Lull", ACTION + "Choose 1 enemy card. Exhaust it."))
        .hand(0, "Lull")
    )
    assert not table.can("play", 0, "Lull")


@pytest.mark.rule("gateruler", "15-17a-3", "16-27b", "15-18a-1")
def test_with_the_summon_cap_used_up_deploy_and_special_summons_are_left() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**unit("Hen"))
        .define(**unit("Cow"))
        .define(**unit("Quick Cart", "Deploy"))
        .define(**event("Recall", ACTION + "Choose 1 unit card in your graveyard. Special summon it."))
        .hand(0, "Ox", "Hen", "Cow", "Quick Cart", "Recall")
        .zone(0, "graveyard", "Ox")
    )
    table.play(0, "Recall", targets=["Ox"]).resolve().option("defense")
    table.play(0, table.card("Ox", 0, zone="hand"), option="attack 1").resolve()
    table.play(0, "Hen", option="attack 2").resolve()
    assert table.why_not(0, "Cow") == ["15-17a-3"]
    table.play(0, "Quick Cart", option="attack 3").resolve()
    assert table.is_on_field("Quick Cart")


@pytest.mark.rule("gateruler", "16-21b", "16-21c", "4-3a-1b")
def test_sentinels_come_in_the_opponents_turn_beyond_the_cap_but_not_unpaid() -> None:
    sentry = "Sentinel Summoning"
    table = (
        scenario("gateruler")
        .define(**unit("First Sentry", sentry))
        .define(**unit("Second Sentry", sentry))
        .define(**unit("Third Sentry", sentry, level=1))
        .define(**unit("Fourth Sentry", sentry, level=1))
        .sources(0, resource=1)
        .hand(0, "First Sentry", "Second Sentry", "Third Sentry", "Fourth Sentry")
        .turn(1)
    )
    table.play(0, "First Sentry", option="attack 1")
    table.play(0, "Second Sentry", option="attack 2")
    table.play(0, "Third Sentry", option="attack 3")
    assert not table.can("play", 0, "Fourth Sentry")
    table.resolve_all()
    assert sorted(table.field_names(0)) == ["First Sentry", "Second Sentry", "Third Sentry"]


@pytest.mark.rule("gateruler", "15-23a", "15-23a-1", "4-4a-1", "15-12a", "12-5a")
def test_a_unit_taken_over_is_ready_and_goes_with_its_charge_to_its_owners_graveyard() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**unit("Hen"))
        .define(**event("Lure", ACTION + "Choose 1 enemy unit. Gain control of it."))
        .define(**event("Fell", ACTION + "Choose 1 allied unit. Destroy it."))
        .hand(0, "Lure", "Fell")
        .field(1, "Ox", place=1, rested=True, under=("Hen",))
    )
    table.play(0, "Lure", targets=["Ox"]).resolve().option("attack 2")
    assert table.field_names(0) == ["Ox"] and not table.is_rested("Ox")
    assert table.zone_names(0, "charge") == ["Hen"]
    table.play(0, "Fell", targets=["Ox"]).resolve()
    assert sorted(table.zone_names(1, "graveyard")) == ["Hen", "Ox"]


@pytest.mark.rule("gateruler", "7-2a-2", "7-2a-2a", "7-1b-1", "7-9a")
def test_a_driven_unit_can_be_played_once_its_overdrive_is_played_or_dropped() -> None:
    def driven() -> object:
        table = (
            scenario("gateruler")
            .define(**unit("Kiln Hand", "[OD] Draw 1 card."))
            .define(**event("Call Up", ACTION + "Drive 1."))
            .hand(0, "Call Up")
            .deck(0, "Kiln Hand")
        )
        table.play(0, "Call Up").resolve()
        table.act(0, "reveal", "Kiln Hand")
        assert not table.can("play", 0, "Kiln Hand")
        return table

    table = driven()
    table.act(0, "overdrive", "Kiln Hand").resolve()
    table.play(0, "Kiln Hand", option="attack 1").resolve()
    assert table.is_on_field("Kiln Hand") and table.hand_size(0) == 1

    table = driven()
    table.act(0, "drop", "Kiln Hand")
    table.play(0, "Kiln Hand", option="attack 1").resolve()
    assert table.is_on_field("Kiln Hand") and table.hand_size(0) == 0


@pytest.mark.rule("gateruler", "6-3c", "7-2a-1", "7-5a")
def test_a_driven_instant_is_not_revealed_but_set_and_what_stays_is_put_away_after_the_main_phase() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**event("Snare", INSTANT + "Draw 1 card."))
        .define(**event("Call Up", ACTION + "Drive 2."))
        .hand(0, "Call Up")
        .deck(0, "Snare", "Ox")
    )
    table.play(0, "Call Up").resolve()
    assert table.acts(0, "reveal") == ["Ox"]
    table.act(0, "set", "Snare").to("attack_start")
    assert table.zone_names(0, "set") == ["Snare"] and table.zone_names(0, "drive") == []
    assert sorted(table.zone_names(0, "graveyard")) == ["Call Up", "Ox"]


@pytest.mark.rule("gateruler", "10-2a", "6-2d", "7-3a")
def test_what_was_driven_in_the_start_phase_can_be_summoned_in_the_main_phase() -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**unit("Herald", "At the start of the turn, drive 1."))
        .field(0, "Herald", place=1)
        .deck(0, "Ox")
        .turn(1, "main")
    )
    table.to("main", player=0).act(0, "reveal", "Ox").play(0, "Ox", option="attack 2").resolve()
    assert table.field_names(0) == ["Herald", "Ox"]


@pytest.mark.rule("gateruler", "7-8a", "14-5e", "7-5b")
def test_a_standard_event_is_set_for_nothing_and_paid_for_when_it_is_played() -> None:
    table = (
        scenario("gateruler")
        .define(**event("Deep Well", ACTION + "Draw 3 cards.", level=1))
        .define(**event("Shallow Well", ACTION + "Draw 1 card.", level=1))
        .sources(0, resource=1)
        .hand(0, "Deep Well", "Shallow Well")
    )
    table.act(0, "set", "Deep Well").act(0, "set", "Shallow Well", option="set 2")
    assert not table.is_rested("Resource Source 1")
    table.play(0, "Deep Well").resolve()
    assert table.is_rested("Resource Source 1") and table.hand_size(0) == 3
    assert not table.can("play", 0, "Shallow Well")


@pytest.mark.rule("gateruler", "14-4b-2", "14-4b-4")
def test_an_option_without_a_target_cannot_be_the_one_chosen() -> None:
    table = (
        scenario("gateruler")
        .define(
            **event(
                "Fork in the Road",
                ACTION + "Choose 1 of the following:\n• Choose 1 enemy unit. Destroy it.\n• Draw 1 card.",
            )
        )
        .hand(0, "Fork in the Road")
    )
    with pytest.raises(BadScript):
        table.play(0, "Fork in the Road", modes=[1])
    table.play(0, "Fork in the Road").resolve()
    assert table.hand_size(0) == 1
