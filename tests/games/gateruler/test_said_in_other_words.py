"""Texts in the words of players and designers: numbers, damage, limits, places, each with what comes of it."""

from __future__ import annotations

import pytest

from tests.games.gateruler.stage import ENGINE, FELL, INSTANT, PLAIN, RULER, event, field, stage, unit

BIG = unit("Big Ram", atk=4, hp=6, stk=2)
WYRM = unit("Old Wyrm", attributes=["Dragon"])


@pytest.mark.rule("gateruler", "15-2a")
@pytest.mark.parametrize(
    "words",
    [
        "Choose 1 unit. It gets +2 ATK until the end of the turn.",
        "Choose 1 unit. Its ATK is increased by 2 until end of turn.",
        "Choose 1 unit. Increase its ATK by 2 until the end of the turn.",
        "Choose 1 unit. Give it +2 ATK until the end of the turn.",
        "Give +2 ATK to 1 of your units until the end of the turn.",
        "Until the end of this turn, 1 unit you control gains +2 ATK.",
        "Give 1 unit +2 ATK until the end of the turn.",
        "Increase the ATK of all allied units by 2 until the end of the turn.",
    ],
)
def test_a_number_rises_for_the_turn(words: str) -> None:
    at = stage(event("Pump", words), PLAIN).hand(0, "Pump").field(0, "Tin Heron", place=1)
    at.play(0, "Pump").resolve_all()
    assert at.power("Tin Heron") == 4
    at.next_turn()
    assert at.power("Tin Heron") == 2


@pytest.mark.rule("gateruler", "15-2a", "1-5b")
@pytest.mark.parametrize(
    "words",
    [
        "Choose 1 enemy unit. Reduce its ATK by 1 until the end of the turn.",
        "Choose 1 enemy unit. Its ATK is decreased by 1 until the end of the turn.",
        "Enemy units get -1 ATK until the end of the turn.",
    ],
)
def test_a_number_falls_for_the_turn(words: str) -> None:
    at = stage(event("Sap", words), PLAIN).hand(0, "Sap").field(1, "Tin Heron", place=1)
    at.play(0, "Sap").resolve()
    assert at.power("Tin Heron") == 1


@pytest.mark.rule("gateruler", "2-10a-1", "14-4b-4")
@pytest.mark.parametrize(
    "which", ["with ATK 4 or more", "with an ATK of 4 or higher", "with 4 ATK or more", "whose ATK is 4 or more"]
)
def test_a_number_tells_units_apart(which: str) -> None:
    at = stage(event("Fell Great", f"Destroy all units {which}."), PLAIN, BIG)
    at.hand(0, "Fell Great").field(1, "Tin Heron", place=1).field(1, "Big Ram", place=2)
    at.play(0, "Fell Great").resolve()
    assert at.field_names(1) == ["Tin Heron"]


@pytest.mark.rule("gateruler", "13-3d", "15-20e-3")
@pytest.mark.parametrize(
    ("words", "left"),
    [
        ("Prevent 2 of that damage.", 2),
        ("Prevent 2 damage.", 2),
        ("That damage is reduced by 2.", 2),
        ("Reduce that damage to 1.", 1),
        ("Prevent that damage.", 0),
        ("Prevent all of the damage.", 0),
    ],
)
def test_damage_is_prevented_or_becomes_less(words: str, left: int) -> None:
    at = stage(event("Cover", words, "You can play this when an allied unit would be dealt damage"), BIG, PLAIN)
    at.define(**event("Stone", "Choose 1 enemy unit. Deal 4 damage to it."))
    at.hand(0, "Stone").field(1, "Big Ram", place=1).zone(1, "set", "Cover")
    at.play(0, "Stone", targets=["Big Ram"])
    at.play(1, "Cover").resolve_all()
    assert at.damage_on("Big Ram") == left


@pytest.mark.rule("gateruler", "15-20c", "15-20d", "15-20e-1")
@pytest.mark.parametrize(("kind", "answers"), [("effect", True), ("combat", False)])
def test_a_timing_may_speak_of_one_kind_of_damage(kind: str, answers: bool) -> None:
    at = stage(
        event("Cover", "Prevent that damage.", f"You can play this when an allied unit would be dealt {kind} damage")
    )
    for card in (BIG, event("Stone", "Choose 1 enemy unit. Deal 4 damage to it."), unit("Ox", atk=5, hp=5)):
        at.define(**card)
    at.hand(0, "Stone").field(1, "Big Ram", place=1).zone(1, "set", "Cover").field(0, "Ox", place=1)
    at.play(0, "Stone", targets=["Big Ram"])
    if answers:
        at.play(1, "Cover").resolve_all()
        assert at.damage_on("Big Ram") == 0
        return
    at.resolve_all()
    assert at.damage_on("Big Ram") == 4
    at.attack("Ox", at="Big Ram")
    at.play(1, "Cover").resolve()
    at.to("declare")
    assert at.damage_on("Big Ram") == 4


@pytest.mark.rule("gateruler", "14-14c-2", "14-14c-2a", "13-3a")
def test_who_does_something_for_it_is_dealt_less() -> None:
    at = stage(
        unit(
            "Mail",
            "If this would be dealt damage, you may put 1 of its charges into your graveyard. "
            "If you do, that damage becomes 0.",
            hp=9,
        ),
        event("Stone", "Choose 1 unit. Deal 4 damage to it."),
    )
    at.hand(0, "Stone", "Stone", "Stone").field(1, "Mail", place=1, under=("Coal Scout", "Kiln Hand"))
    at.play(0, at.objects("hand", 0)[0], targets=["Mail"]).resolve().no()
    assert at.damage_on("Mail") == 4
    at.play(0, at.objects("hand", 0)[0], targets=["Mail"]).resolve().yes().choose("Coal Scout")
    assert at.damage_on("Mail") == 4 and at.zone_names(1, "charge") == ["Kiln Hand"]


@pytest.mark.rule("gateruler", "14-14c-2", "14-14c-2a")
def test_nobody_is_asked_for_resources_that_they_do_not_have() -> None:
    at = stage(
        unit(
            "Toll", "If this would be dealt damage, you may pay 1 resource. If you do, reduce that damage by 3.", hp=9
        ),
        event("Stone", "Choose 1 unit. Deal 4 damage to it."),
    )
    at.hand(0, "Stone", "Stone").field(1, "Toll", place=1).sources(1, resource=1)
    at.play(0, at.objects("hand", 0)[0], targets=["Toll"]).resolve().yes()
    assert at.damage_on("Toll") == 1 and at.is_rested("Resource Source 1")
    at.play(0, "Stone", targets=["Toll"]).resolve()
    assert at.damage_on("Toll") == 5


@pytest.mark.rule("gateruler", "1-5d", "15-7a", "16-9a-1")
def test_who_cannot_be_readied_is_readied_by_nothing() -> None:
    at = stage(unit("Sleeper", "Double Attack\nThis unit cannot be readied."), event("Wake", "Ready all allied units."))
    at.field(0, "Sleeper", place=1).hand(0, "Wake")
    at.attack("Sleeper", at=1).to("declare")
    assert at.is_rested("Sleeper")
    at = stage(unit("Sleeper", "This unit cannot be readied."), event("Wake", "Ready all allied units."))
    at.field(0, "Sleeper", place=1, rested=True).hand(0, "Wake")
    at.play(0, "Wake").resolve()
    assert at.is_rested("Sleeper")


@pytest.mark.rule("gateruler", "6-2c", "15-7a")
def test_who_does_not_ready_in_the_start_phase_is_readied_by_a_text() -> None:
    at = stage(
        unit("Late Riser", "This does not ready during your start phase."), event("Wake", "Ready all allied units.")
    )
    at.field(0, "Late Riser", place=1, rested=True).hand(0, "Wake").turn(0, "start", number=2, begin=True)
    at.to("main")
    assert at.is_rested("Late Riser")
    at.play(0, "Wake").resolve()
    assert not at.is_rested("Late Riser")


@pytest.mark.rule("gateruler", "14-8b", "14-13a-1")
def test_a_number_that_a_card_defines_for_itself_counts_in_every_zone() -> None:
    at = stage(
        unit("Heap", "This unit's ATK and HP are equal to the number of cards in your graveyard."),
        event("Lift", "Choose 1 unit card with 3 or more ATK in your graveyard. Add it to your hand."),
    )
    at.zone(0, "graveyard", "Heap", "Coal Scout", "Kiln Hand").field(0, "Heap", place=1).hand(0, "Lift")
    assert (at.power(at.objects("front", 0)[0]), at.guard(at.objects("front", 0)[0])) == (3, 3)
    at.play(0, "Lift", targets=["Heap"]).resolve()
    assert at.hand_names(0) == ["Heap"]


@pytest.mark.rule("gateruler", "14-18a", "14-18f-3")
@pytest.mark.parametrize("words", ["When you gear up into this card", "When this is geared up", "When this gears up"])
def test_a_gear_notices_that_it_is_one(words: str) -> None:
    gear = {**ENGINE, "text": f"{ENGINE['text']}\n{words}, deal 2 damage to each enemy unit."}
    at = stage(gear, PLAIN).hand(0, "Lamp Engine").field(1, "Tin Heron", place=1)
    at.act(0, "gear_up", "Lamp Engine").resolve().resolve_all()
    assert at.damage_on("Tin Heron") == 2


@pytest.mark.rule("gateruler", "8-4c", "1-5a")
def test_a_unit_attacks_out_of_the_defense_zone_where_it_says_so() -> None:
    at = stage(unit("Archer", "This can be ready in a defense zone.\nThis can attack while in a defense zone."))
    at.field(0, "Archer", place=0, rested=False)
    at.attack("Archer", at=1).to("declare")
    assert at.damage_count(1) == 1


@pytest.mark.rule("gateruler", "8-4c", "3-6g-1")
def test_a_unit_that_has_just_come_may_have_to_wait() -> None:
    at = stage(unit("Slow Bear", "This cannot attack the turn it enters play."))
    at.field(0, "Slow Bear", place=1).hand(0, "Slow Bear")
    at.play(0, at.card("Slow Bear", 0, zone="hand"), option="attack 2").resolve()
    first, second = at.objects("front", 0)
    assert at.can("attack", 0, first) and not at.can("attack", 0, second)


@pytest.mark.rule("gateruler", "8-4e-1", "15-26a")
def test_the_attacked_unit_is_spoken_of() -> None:
    at = stage(
        event(
            "Stand Fast",
            "The attacked unit gains +3 HP until the end of the turn.",
            "You can play this when one of your units is attacked",
        ),
        BIG,
        PLAIN,
        unit("Tin Crane"),
    )
    at.field(0, "Big Ram", place=1).field(1, "Tin Heron", place=1).field(1, "Tin Crane", place=2)
    at.zone(1, "set", "Stand Fast").attack("Big Ram", at="Tin Heron")
    at.play(1, "Stand Fast").resolve()
    assert at.guard("Tin Heron") == 6 and at.guard("Tin Crane") == 3


@pytest.mark.rule("gateruler", "14-2b", "14-3a")
def test_an_ability_works_in_the_graveyard_where_it_speaks_of_it() -> None:
    at = stage(
        unit(
            "Revenant",
            "Standard Action [remove 2 other cards in your graveyard from the game]: "
            "Special summon this card from your graveyard.",
        )
    )
    at.zone(0, "graveyard", "Revenant", "Coal Scout", "Kiln Hand")
    at.use(0, "Revenant", cost=["Coal Scout", "Kiln Hand"]).resolve().option("attack 1")
    assert at.field_names(0) == ["Revenant"] and len(at.zone_names(0, "removed")) == 2


@pytest.mark.rule("gateruler", "3-2j-1", "14-3b")
def test_a_hand_that_is_discarded_as_a_cost_must_not_be_empty() -> None:
    at = stage(unit("Gambler", "Standard Action [discard your hand]: Draw 3 cards."))
    at.field(0, "Gambler", place=1)
    assert not at.can("use", 0, "Gambler")
    at = stage(unit("Gambler", "Standard Action [discard your hand]: Draw 3 cards."))
    at.field(0, "Gambler", place=1).hand(0, "Coal Scout", "Kiln Hand")
    at.use(0, "Gambler").resolve()
    assert at.hand_size(0) == 3 and sorted(at.zone_names(0, "graveyard")) == ["Coal Scout", "Kiln Hand"]


@pytest.mark.rule("gateruler", "15-11a", "14-4b-4")
def test_two_are_swapped_without_being_targets() -> None:
    at = stage(event("Turn About", "Swap 1 unit in an attack zone with 1 unit in your defense zone."), PLAIN, BIG)
    at.hand(0, "Turn About").field(0, "Tin Heron", place=0).field(0, "Big Ram", place=2)
    at.play(0, "Turn About").resolve_all()
    assert at.obj("Big Ram").place == 0 and at.obj("Tin Heron").place == 2


@pytest.mark.rule("gateruler", "15-37a", "15-17a")
def test_units_of_some_level_cannot_be_normal_summoned() -> None:
    at = stage(
        field("Low Door", "Players cannot normal summon units with level 2 or more."), unit("Lord", level=2), PLAIN
    )
    at.zone(1, "field", "Low Door").hand(0, "Lord", "Tin Heron").sources(0, resource=2)
    assert not at.can("play", 0, "Lord") and at.can("play", 0, "Tin Heron")


@pytest.mark.rule("gateruler", "14-4b-4", "14-16b")
def test_one_of_each_is_spoken_of_by_what_it_is() -> None:
    at = stage(
        event(
            "Trade",
            "Choose 1 allied unit and 1 enemy unit. Return the allied unit to its owner's hand and "
            "destroy the enemy unit.",
        ),
        PLAIN,
        BIG,
    )
    at.hand(0, "Trade").field(0, "Tin Heron", place=1).field(1, "Big Ram", place=1)
    at.play(0, "Trade", targets=["Tin Heron", "Big Ram"]).resolve()
    assert at.hand_names(0) == ["Tin Heron"] and at.zone_names(1, "graveyard") == ["Big Ram"]


@pytest.mark.rule("gateruler", "14-4b-4", "2-7a-1")
def test_those_that_are_chosen_have_so_many_levels_together() -> None:
    at = stage(
        event("Sweep", "Choose any number of enemy units with total level 3 or less. Destroy them."),
        unit("One", level=1),
        unit("Two", level=2),
        unit("Three", level=3),
    )
    at.hand(0, "Sweep").field(1, "One", place=1).field(1, "Two", place=2).field(1, "Three", place=3)
    at.play(0, "Sweep", targets=["One", "Two"]).resolve()
    assert at.field_names(1) == ["Three"]


@pytest.mark.rule("gateruler", "16-29b", "2-13b")
def test_a_charge_bonus_may_print_all_that_it_stands_for() -> None:
    at = stage(
        unit(
            "Lamp Soul",
            "Charge Bonus {Dragon}\n• If this has 2 or more charges, it loses Charge Shield.\n• This gains +2 ATK.",
            attributes=["Spirit"],
        ),
        {**WYRM, "text": "Charge Shield"},
    )
    at.field(0, "Old Wyrm", place=1, under=("Lamp Soul", "Coal Scout"))
    assert at.power("Old Wyrm") == 4 and not at.has("Old Wyrm", "Charge Shield")


@pytest.mark.rule("gateruler", "2-13b", "14-4c-2d")
def test_the_instructions_of_an_event_may_stand_in_lines_of_their_own() -> None:
    at = stage(event("Two Lines", "Draw 1 card.\nChoose 1 enemy unit. Exhaust it.", INSTANT), PLAIN)
    at.zone(0, "set", "Two Lines").field(1, "Tin Heron", place=1)
    at.play(0, "Two Lines", targets=["Tin Heron"]).resolve()
    assert at.hand_size(0) == 1 and at.is_rested("Tin Heron")


@pytest.mark.rule("gateruler", "14-7a-2", "15-29a")
def test_a_limited_ability_may_be_given() -> None:
    at = stage(
        event("Teach", 'Choose 1 unit. It gains "[Turn 1] Instant Action: Draw 1 card." until the end of the turn.')
    )
    at.define(**PLAIN).hand(0, "Teach").field(0, "Tin Heron", place=1)
    at.play(0, "Teach", targets=["Tin Heron"]).resolve()
    at.use(0, "Tin Heron").resolve()
    assert at.hand_size(0) == 1 and not at.can("use", 0, "Tin Heron")


@pytest.mark.rule("gateruler", "15-12c", "4-4a")
def test_the_owner_of_what_was_destroyed_draws() -> None:
    at = stage(field("Wake House", "When a unit is destroyed, its owner draws 1 card."), FELL, PLAIN)
    at.zone(0, "field", "Wake House").hand(0, "Fell").field(1, "Tin Heron", place=1)
    at.play(0, "Fell", targets=["Tin Heron"]).resolve().resolve_all()
    assert at.hand_size(1) == 1 and RULER in at.zone_names(0, "ruler")


@pytest.mark.rule("gateruler", "14-4c", "1-5b")
@pytest.mark.parametrize(("with_wyrm", "harm"), [(False, 2), (True, 4)])
def test_more_damage_is_dealt_instead(with_wyrm: bool, harm: int) -> None:
    text = "Choose 1 enemy unit. Deal 2 damage to it. If you control a {Dragon}, deal 4 damage instead."
    at = stage(event("Flare", text), BIG, WYRM).hand(0, "Flare").field(1, "Big Ram", place=1)
    if with_wyrm:
        at.field(0, "Old Wyrm", place=1)
    at.play(0, "Flare").resolve_all()
    assert at.damage_on("Big Ram") == harm


@pytest.mark.rule("gateruler", "14-10f", "15-29a")
def test_what_happens_whenever_it_attacks_this_turn() -> None:
    at = stage(event("Drill", "Choose 1 allied unit. Whenever it attacks this turn, draw 1 card."), PLAIN)
    at.hand(0, "Drill").field(0, "Tin Heron", place=1)
    at.play(0, "Drill").resolve_all()
    at.attack("Tin Heron", at=1).to("declare")
    assert at.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-7d", "14-14d", "15-32a-1")
def test_only_the_first_time_in_a_turn() -> None:
    at = stage(
        unit("Cat", "The first time this would be destroyed each turn, it remains in play instead."),
        event("Fell", "Choose 1 unit. Destroy it."),
    )
    at.hand(0, "Fell", "Fell").field(1, "Cat", place=1)
    at.play(0, at.objects("hand", 0)[0], targets=["Cat"]).resolve()
    assert at.field_names(1) == ["Cat"]
    at.play(0, "Fell", targets=["Cat"]).resolve()
    assert at.field_names(1) == []


@pytest.mark.rule("gateruler", "13-2c", "4-2c", "15-20c")
def test_combat_damage_to_its_player_is_noticed_and_effect_damage_is_not() -> None:
    at = stage(unit("Bell", "Whenever you are dealt combat damage, draw 1 card."), PLAIN)
    at.define(**event("Jab", "Deal 1 damage to your opponent."))
    at.field(1, "Bell", place=1).field(0, "Tin Heron", place=1).hand(0, "Jab")
    at.play(0, "Jab").resolve_all()
    assert at.hand_size(1) == 0
    at.attack("Tin Heron", at=1).to("declare")
    assert at.hand_size(1) == 1


@pytest.mark.rule("gateruler", "8-4e-1", "14-8a-1")
def test_a_unit_is_stronger_while_it_attacks_a_unit() -> None:
    at = stage(unit("Hunter", "While attacking a unit, this gains +2 ATK."), BIG).field(0, "Hunter", place=1)
    at.field(1, "Big Ram", place=1).attack("Hunter", at="Big Ram")
    assert at.power("Hunter") == 4
    at.to("declare")
    assert at.power("Hunter") == 2 and at.damage_on("Big Ram") == 4


@pytest.mark.rule("gateruler", "15-18a-1", "15-6b")
def test_one_that_was_looked_at_is_summoned_and_the_rest_goes_under() -> None:
    text = (
        "Look at the top 3 cards of your deck. You may special summon 1 unit with level 1 or less among them. "
        "Put the rest on the bottom of your deck in any order."
    )
    at = stage(event("Scout Out", text), PLAIN).hand(0, "Scout Out")
    at.deck(0, "Coal Scout", "Tin Heron", "Kiln Hand")
    at.play(0, "Scout Out").resolve().yes().choose("Tin Heron").option("attack 1")
    at.order("Coal Scout", "Kiln Hand")
    assert at.field_names(0) == ["Tin Heron"] and at.zone_names(0, "deck")[-2:] == ["Coal Scout", "Kiln Hand"]


@pytest.mark.rule("gateruler", "1-5b", "3-2e-2")
def test_who_may_take_one_and_does_not_puts_all_of_them_back() -> None:
    text = (
        "Look at the top 3 cards of your deck. You may add 1 unit among them to your hand. "
        "Put the rest on the bottom of your deck in any order."
    )
    at = stage(event("Peek", text)).hand(0, "Peek").deck(0, "Moss Elder", "Gull Netter", "Kiln Hand")
    at.play(0, "Peek").resolve().no().order("Moss Elder", "Gull Netter", "Kiln Hand")
    assert at.hand_size(0) == 0 and at.zone_names(0, "deck")[-3:] == ["Moss Elder", "Gull Netter", "Kiln Hand"]
