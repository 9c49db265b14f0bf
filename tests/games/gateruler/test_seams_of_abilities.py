"""Where rules of abilities, layers, control, summoning and zones meet (3, 12, 14, 15, 16)."""

from __future__ import annotations

import pytest

from tests.games.gateruler.stage import FELL, INSTANT, OX, PLAIN, event, field, stage, unit


@pytest.mark.rule("gateruler", "14-7a-1", "14-7a-2")
@pytest.mark.parametrize(
    ("text", "again"),
    [('"Oil" [Turn 1]: Standard Action: Draw 1 card.', False), ('"Oil": Standard Action [Turn 1]: Draw 1 card.', True)],
)
def test_a_limit_left_of_the_colon_counts_all_abilities_of_that_name(text: str, again: bool) -> None:
    at = stage(unit("Oil Can", text))
    at.field(0, "Oil Can", place=1).field(0, "Oil Can", place=2)
    first, second = at.objects("front", 0)
    at.use(0, first).resolve()
    assert not at.can("use", 0, first)
    assert at.can("use", 0, second) is again


@pytest.mark.rule("gateruler", "14-7a-2a", "15-23a", "15-23a-1")
def test_an_ability_used_this_turn_is_used_up_for_its_new_controller_too() -> None:
    at = stage(
        unit("Pump Boy", "Instant Action: [Turn 1] Draw 1 card."),
        event("Press Gang", "Choose 1 enemy unit with level 2 or less. Gain control of it."),
    )
    at.field(1, "Pump Boy", place=1, rested=True).hand(0, "Press Gang", "Press Gang")
    at.play(0, at.card("Press Gang", 0, zone="hand"), targets=["Pump Boy"]).passes(0)
    at.use(1, "Pump Boy").resolve()
    at.resolve().option("attack 2")
    assert at.hand_size(1) == 1 and not at.can("use", 0, "Pump Boy")
    assert at.is_on_field("Pump Boy", 0) and not at.is_rested("Pump Boy")


@pytest.mark.rule("gateruler", "14-13a-5", "14-13a-6")
def test_abilities_that_are_given_later_are_lost_as_well() -> None:
    at = stage(
        event("Hush", "All enemy units lose all of their abilities until the end of the turn."),
        event("Quicken", "Choose 1 unit. It gains Double Attack and +1 ATK until the end of the turn.", INSTANT),
        unit("Singer", "Your other units gain +1 HP."),
        PLAIN,
    )
    at.field(1, "Singer", place=1).field(1, "Tin Heron", place=2).hand(0, "Hush").zone(1, "set", "Quicken")
    assert at.guard("Tin Heron") == 4
    at.play(0, "Hush").resolve()
    assert at.guard("Tin Heron") == 3
    at.passes(0)
    at.play(1, "Quicken", targets=["Tin Heron"]).resolve()
    assert not at.has("Tin Heron", "Double Attack") and at.power("Tin Heron") == 3


@pytest.mark.rule("gateruler", "14-8b", "14-8c-1", "2-5d-1")
@pytest.mark.parametrize(
    ("words", "names"), [("also treated as", ["Drake Clerk", "Smith Drake"]), ("treated as", ["Drake Clerk"])]
)
def test_an_attribute_by_which_a_card_is_treated_counts_in_every_zone(words: str, names: list[str]) -> None:
    at = stage(
        unit("Smith Drake", f"This card is {words} being {{Dragon}}.", attributes=["Smith"]),
        unit("Drake Clerk", attributes=["Smith"]),
        unit("Old Wyrm", attributes=["Dragon"]),
        event("Recall Guild", "Return all {Smith} cards in your graveyard to your hand."),
    )
    at.zone(0, "graveyard", "Smith Drake", "Drake Clerk", "Old Wyrm").hand(0, "Recall Guild")
    at.play(0, "Recall Guild").resolve()
    assert sorted(at.hand_names(0)) == names


@pytest.mark.rule("gateruler", "6-5d", "6-5a-1")
def test_who_comes_at_the_end_of_the_turn_still_has_an_end_of_turn() -> None:
    at = stage(
        unit("Dusk Caller", "At the end of your turn, you may special summon 1 «Dusk Moth» in your graveyard."),
        unit("Dusk Moth", "At the end of the turn, draw 1 card."),
    )
    at.field(0, "Dusk Caller", place=1).zone(0, "graveyard", "Dusk Moth", "Dusk Moth")
    at.to("end").resolve().yes()
    at.choose(at.objects("graveyard", 0)[0]).option("attack 2").resolve_all()
    at.to("main", 1)
    assert at.hand_size(0) == 1 and at.zone_names(0, "graveyard") == ["Dusk Moth"]


@pytest.mark.rule("gateruler", "14-10d-1", "14-3a")
def test_an_automatic_ability_whose_price_is_refused_is_not_played() -> None:
    at = stage(
        unit("Toll Keeper", "When this enters play, [discard 1 card]: Draw 2 cards."),
        unit("Listener", "When your opponent plays an ability, draw 1 card."),
    )
    at.hand(0, "Toll Keeper", "Toll Keeper", "Coal Scout").field(1, "Listener", place=1)
    at.play(0, at.card("Toll Keeper", 0, zone="hand"), option="attack 1").resolve().no()
    assert at.stack() == [] and at.hand_size(1) == 0 and at.hand_size(0) == 2
    at.play(0, "Toll Keeper", option="attack 2").resolve().yes().resolve().resolve_all()
    assert at.hand_size(0) == 2 and at.hand_size(1) == 1 and at.zone_names(0, "graveyard") == ["Coal Scout"]


@pytest.mark.rule("gateruler", "15-38a-3", "15-38a-1", "14-4b-7")
def test_a_unit_that_cannot_enter_play_any_more_goes_back_to_the_hand() -> None:
    at = stage(
        unit("Tall Man", hp=6, level=2),
        event("Low Gate", "Until the end of the turn, units with HP 5 or more cannot enter play.", INSTANT),
    )
    at.sources(0, resource=2).hand(0, "Tall Man").zone(1, "set", "Low Gate")
    at.play(0, "Tall Man", option="attack 1").passes(0)
    at.play(1, "Low Gate").resolve()  # 9-4f  what lay beneath it resolves at once
    assert at.hand_names(0) == ["Tall Man"] and at.field_names(0) == []
    assert at.is_rested("Resource Source 1") and at.is_rested("Resource Source 2")
    assert not at.can("play", 0, "Tall Man")


@pytest.mark.rule("gateruler", "14-15a", "14-12a-2")
def test_the_attack_of_a_unit_that_was_sacrificed_is_remembered_with_what_it_had_gained() -> None:
    at = stage(
        event("Whet", "Until the end of this turn, 1 unit you control gains +3 ATK."),
        event(
            "Hurl",
            "Choose 1 allied unit and 1 enemy unit. Destroy the allied unit, "
            "then deal damage equal to its ATK to the enemy unit.",
        ),
        PLAIN,
        unit("Moat", hp=9),
    )
    at.field(0, "Tin Heron", place=1).field(1, "Moat", place=1).hand(0, "Whet", "Hurl")
    at.play(0, "Whet").resolve()
    at.play(0, "Hurl", targets=["Tin Heron", "Moat"]).resolve()
    assert at.damage_on("Moat") == 5


@pytest.mark.rule("gateruler", "12-5a-1", "14-10e-2", "14-4b-4c")
def test_what_lay_beneath_a_destroyed_unit_can_still_be_taken_up() -> None:
    at = stage(unit("Nest", "When this unit is destroyed, add 1 of its charges to your hand."), FELL)
    at.field(1, "Nest", place=1, under=("Coal Scout", "Kiln Hand")).hand(0, "Fell")
    at.play(0, "Fell", targets=["Nest"]).resolve().resolve().choose("Kiln Hand")
    assert at.hand_names(1) == ["Kiln Hand"]
    assert sorted(at.zone_names(1, "graveyard")) == ["Coal Scout", "Nest"] and at.zone_names(1, "charge") == []


@pytest.mark.rule("gateruler", "15-11a", "3-9c", "15-3a-2", "3-2d-1")
def test_units_that_are_swapped_are_ready_where_they_attack_and_not_where_they_defend() -> None:
    at = stage(
        event(
            "About Face", "Choose 1 unit in your defense zone and 1 unit in one of your attack zones. Swap those units."
        ),
        PLAIN,
        unit("Tin Crane"),
    )
    at.field(0, "Tin Heron", place=0).field(0, "Tin Crane", place=2).hand(0, "About Face")
    at.play(0, "About Face", targets=["Tin Heron", "Tin Crane"]).resolve()
    assert at.is_rested("Tin Crane") and not at.is_rested("Tin Heron")
    at.attack("Tin Heron", at=1).to("declare")
    assert at.damage_count(1) == 1


@pytest.mark.rule("gateruler", "12-4a", "15-12c", "3-2e")
def test_a_unit_that_makes_room_for_another_is_not_destroyed() -> None:
    at = stage(
        unit(
            "Widow",
            "When this is destroyed, draw 1 card.\nWhen this is put into your graveyard from play, heal 1 life.",
        ),
        PLAIN,
    )
    at.field(0, "Widow", place=1).hand(0, "Tin Heron").damage(0, "Coal Scout", "Kiln Hand")
    at.play(0, "Tin Heron", option="attack 1").resolve()
    at.resolve().choose("Kiln Hand")
    assert at.hand_size(0) == 0 and at.damage_count(0) == 1 and at.field_names(0) == ["Tin Heron"]


@pytest.mark.rule("gateruler", "15-23a", "3-14d-4a", "4-4a-1", "3-2f")
def test_charges_follow_a_unit_under_new_control_and_go_home_with_it() -> None:
    at = stage(OX, event("Charm Song", "Gain control of 1 enemy unit with 3 or less HP."), FELL)
    at.field(1, "Warded Ox", place=1, under=("Coal Scout",)).hand(0, "Charm Song", "Fell")
    at.play(0, "Charm Song").resolve().option("attack 3")
    assert at.zone_names(0, "charge") == ["Coal Scout"] and at.field_names(0) == ["Warded Ox"]
    at.play(0, "Fell", targets=["Warded Ox"]).resolve().yes()
    assert at.zone_names(1, "graveyard") == ["Coal Scout"] and at.field_names(0) == ["Warded Ox"]


@pytest.mark.rule("gateruler", "15-6a-3", "15-6a-4", "15-6b")
def test_a_card_with_a_quality_need_not_be_found() -> None:
    at = stage(
        event(
            "Guild Call",
            "Choose up to 1 {Smith} unit card with level 1 or less in your deck, reveal it and add it to your hand.",
        ),
        unit("Hammer", attributes=["Smith"]),
    )
    at.hand(0, "Guild Call", "Guild Call").deck(0, "Hammer", "Hammer")
    at.play(0, at.card("Guild Call", 0, zone="hand")).resolve().choose()
    assert at.hand_names(0) == ["Guild Call"]
    at.play(0, "Guild Call").resolve().choose(
        at.objects("deck", 0)[0] if at.zone_names(0, "deck")[0] == "Hammer" else "Hammer"
    )
    assert at.hand_names(0) == ["Hammer"]


@pytest.mark.rule("gateruler", "14-10g-1", "14-10g")
def test_a_state_triggers_once_until_it_has_been_left() -> None:
    at = stage(
        unit("Hermit", "When you have no cards in your hand, draw 1 card."),
        event("Spill", "Discard all cards in your hand."),
    )
    at.field(0, "Hermit", place=1).zone(0, "set", "Spill").hand(0, "Coal Scout")
    at.play(0, "Spill").resolve()
    assert at.stack() == ["Hermit"]
    at.resolve()
    assert at.hand_size(0) == 1 and at.stack() == []


@pytest.mark.rule("gateruler", "10-4d-1", "10-4e", "15-17a-3", "10-3a-1")
def test_what_is_driven_in_battle_is_paid_for_or_lost() -> None:
    at = stage(unit("Herald", "When this attacks, drive 2."), unit("Dear Knight", level=2), unit("Cheap Squire"))
    at.field(0, "Herald", place=1).deck(0, "Dear Knight", "Cheap Squire").sources(0, resource=1)
    at.attack("Herald", at=1).resolve().resolve()
    at.choose("Dear Knight")  # for which there are too few resources
    at.option("card").option("attack 2")
    at.to("declare")
    assert at.zone_names(0, "graveyard") == ["Dear Knight"] and at.field_names(0) == ["Herald", "Cheap Squire"]


@pytest.mark.rule("gateruler", "16-16b", "16-16b-1", "14-12b")
def test_an_enhanced_unit_knows_it() -> None:
    at = stage(
        unit(
            "Mail Horse",
            "Enhance {Smith}\nWhen this enters play Enhanced, deal 2 damage to 1 enemy "
            "unit.\nWhile this has 1 or more charges, it gains Charge Shield.",
            attributes=["Smith"],
        ),
        PLAIN,
        unit("Hammer", attributes=["Smith"]),
    )
    at.field(0, "Hammer", place=1).field(1, "Tin Heron", place=1).hand(0, "Mail Horse")
    at.play(0, "Mail Horse", option="attack 1").resolve().yes()
    at.resolve()
    assert at.zone_names(0, "charge") == ["Hammer"] and at.damage_on("Tin Heron") == 2
    assert at.has("Mail Horse", "Charge Shield")


@pytest.mark.rule("gateruler", "16-15b-1b", "16-15b-1a", "15-17a-2")
def test_a_forced_unit_comes_although_nothing_can_be_paid_and_counts() -> None:
    at = stage(
        unit("Loud Guest", "Forced Reveal\nWhen this enters play due to Forced Reveal, discard 1 card.", level=3),
        event("Fetch", "Draw 1 card."),
        PLAIN,
        unit("Tin Crane"),
    )
    at.sources(0, resource=1).deck(0, "Loud Guest").hand(0, "Fetch", "Tin Heron", "Tin Crane")
    at.play(0, "Fetch").resolve().option("attack 1")
    at.resolve().resolve().choose("Tin Crane")
    assert at.is_rested("Resource Source 1") and at.field_names(0) == ["Loud Guest"]
    at.play(0, "Tin Heron", option="attack 2").resolve()
    assert at.field_names(0) == ["Loud Guest", "Tin Heron"]


@pytest.mark.rule("gateruler", "16-13b-2b", "16-13c", "16-13b-4")
def test_materials_lie_beneath_the_decks_of_their_owners() -> None:
    at = stage(
        unit(
            "Iron Fin",
            "Genesis Summoning - Standard Action: Materials - This and 1 other allied unit with "
            'level 1 or less. You may special summon 1 "Iron Whale" from your deck.',
        ),
        unit("Iron Whale", "When this enters play through Genesis Summoning, heal 1 life.", atk=8, hp=8),
        PLAIN,
    )
    at.field(0, "Iron Fin", place=1).field(0, "Tin Heron", place=2).deck(0, "Iron Whale").damage(0, "Coal Scout")
    at.use(0, "Iron Fin").resolve().yes().choose("Tin Heron")
    at.yes()
    at.option("attack 1").resolve_all()
    assert at.field_names(0) == ["Iron Whale"] and at.damage_count(0) == 0
    assert {"Iron Fin", "Tin Heron"} <= set(at.zone_names(0, "deck"))


@pytest.mark.rule("gateruler", "16-21c", "16-21b", "4-3a-1b")
def test_a_sentinel_pays_and_knows_no_cap() -> None:
    at = stage(unit("Night Watch", "Sentinel Summoning", level=1), PLAIN)
    at.sources(1, resource=3).hand(1, "Night Watch", "Night Watch", "Night Watch").field(0, "Tin Heron", place=1)
    at.attack("Tin Heron", at=1).passes(0)
    for zone in ("attack 1", "attack 2", "attack 3"):
        at.play(1, at.objects("hand", 1)[0], option=zone).resolve()
    assert at.field_names(1) == ["Night Watch"] * 3


@pytest.mark.rule("gateruler", "14-19c", "14-19d", "14-19f")
def test_a_card_face_down_is_what_the_effect_says_until_it_is_turned() -> None:
    at = stage(
        event(
            "Smuggle",
            "Put 1 card from your hand into play face down in one of your "
            "attack zones as a unit with 1 ATK, 2 HP and 1 STK.",
        ),
        event("Lift Veil", "Choose 1 face down unit. Flip it face up."),
        unit("Old Queen", "Breakthrough\nWhen this enters play, draw 3 cards.", atk=7, hp=7),
    )
    at.hand(0, "Smuggle", "Old Queen", "Lift Veil")
    at.play(0, "Smuggle").resolve().choose("Old Queen").option("attack 1")
    down = at.objects("front", 0)[0]
    assert at.power(down) == 1 and at.guard(down) == 2 and not at.has(down, "Breakthrough")
    at.play(0, "Lift Veil", targets=[down]).resolve()
    assert at.power("Old Queen") == 7 and at.has("Old Queen", "Breakthrough") and at.hand_size(0) == 0


@pytest.mark.rule("gateruler", "15-37b-1", "1-5d")
def test_what_cannot_be_played_cannot_be_chosen_to_be_played() -> None:
    at = stage(
        field("Silent Hall", "Players cannot play events with level 2 or higher."),
        event("Improvise", "You may play 1 event card in your hand without paying its cost."),
        event("Opera", "Draw 2 cards.", level=2),
    )
    at.zone(1, "field", "Silent Hall").hand(0, "Improvise", "Opera")
    at.play(0, "Improvise").resolve_all()
    assert at.hand_names(0) == ["Opera"]
