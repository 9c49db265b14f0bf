"""Summoning in every way, what it costs, and what waits for it (14-4, 15-17, 15-18, 16)."""

from __future__ import annotations

import pytest

from tests.games.gateruler.stage import FELL, PLAIN, event, field, stage, unit

SMITH = unit("Hammer", attributes=["Smith"])


@pytest.mark.rule("gateruler", "16-23b", "14-3a", "16-3a-1")
def test_a_requirement_that_is_not_met_keeps_a_unit_out_of_play() -> None:
    at = stage(
        unit(
            "Proud Earl",
            "Summon Requirement: From your hand, [discard 1 card]. If you "
            "don't, put this into its owner's graveyard.\n"
            "When this enters play, heal 1 life.",
        )
    )
    at.hand(0, "Proud Earl", "Proud Earl", "Coal Scout").damage(0, "Kiln Hand")
    at.play(0, at.objects("hand", 0)[0], option="attack 1").resolve().no()
    assert at.zone_names(0, "graveyard") == ["Proud Earl"] and at.damage_count(0) == 1
    at.play(0, "Proud Earl", option="attack 1").resolve().yes().resolve_all()
    assert at.field_names(0) == ["Proud Earl"] and at.damage_count(0) == 0 and at.hand_size(0) == 0


@pytest.mark.rule("gateruler", "16-20b", "16-20b-1", "14-4b-6b")
def test_a_discount_is_paid_if_its_player_likes() -> None:
    at = stage(
        unit("Guild Knight", "Discount: From your hand [exhaust 1 {Smith} unit] to instead pay a cost of 1", level=3),
        SMITH,
    )
    at.hand(0, "Guild Knight").field(0, "Hammer", place=1).sources(0, resource=3)
    at.play(0, "Guild Knight", option="attack 2", extra=True).resolve()
    assert at.is_rested("Hammer") and at.is_rested("Resource Source 1") and not at.is_rested("Resource Source 3")


@pytest.mark.rule("gateruler", "16-14d-1", "16-14c-1", "16-14b-2", "16-14e")
def test_an_abyssal_unit_comes_for_what_its_concerto_asks() -> None:
    at = stage(
        unit(
            "Tide Caller",
            "Abyssal Summoning - Standard Action: You may special summon a unit card with Abyssal Concerto "
            "in your graveyard by fulfilling its requirements (listed in its Abyssal Concerto).",
        ),
        unit(
            "Deep King",
            "Abyssal Concerto Requirement: Remove 2 other cards in your graveyard from the game\n"
            "When this enters play through Abyssal Summoning, draw 1 card.",
            atk=7,
            hp=7,
            level=6,
        ),
    )
    at.field(0, "Tide Caller", place=1).zone(0, "graveyard", "Deep King", "Coal Scout", "Kiln Hand")
    at.use(0, "Tide Caller").resolve().yes().option("attack 2").resolve_all()
    assert at.field_names(0) == ["Tide Caller", "Deep King"] and at.hand_size(0) == 1
    assert len(at.zone_names(0, "removed")) == 2


@pytest.mark.rule("gateruler", "15-18c", "15-17b", "16-3b")
def test_who_is_put_into_play_is_special_summoned_and_not_normal_summoned() -> None:
    at = stage(
        event("Carry In", "Put 1 unit card from your hand into play."),
        unit("Guest", "When this is special summoned, draw 1 card.\nWhen this is normal summoned, heal 1 life."),
    )
    at.hand(0, "Carry In", "Guest").damage(0, "Coal Scout")
    at.play(0, "Carry In").resolve().option("attack 1")
    at.resolve_all()
    assert at.hand_size(0) == 1 and at.damage_count(0) == 1


@pytest.mark.rule("gateruler", "14-4b-6c", "14-4b-6d", "14-3e")
def test_costs_rise_before_they_fall_and_not_below_nothing() -> None:
    at = stage(
        field("Tax Office", "Units cost 1 more to play."),
        unit("Broker", "Your {Smith} units cost 3 less to play."),
        unit("Hammer", attributes=["Smith"], level=1),
    )
    at.zone(1, "field", "Tax Office").field(0, "Broker", place=1).hand(0, "Hammer")
    at.play(0, "Hammer", option="attack 2").resolve()
    assert at.field_names(0) == ["Broker", "Hammer"]


@pytest.mark.rule("gateruler", "14-20a-1", "7-1b", "15-16a-1")
def test_a_card_that_can_be_played_from_the_graveyard_costs_what_it_costs() -> None:
    at = stage(event("Echo", "Draw 1 card.\nThis card can also be played from your graveyard.", level=1))
    at.zone(0, "graveyard", "Echo").sources(0, resource=1)
    at.play(0, "Echo").resolve()
    assert at.hand_size(0) == 1 and at.is_rested("Resource Source 1") and at.zone_names(0, "graveyard") == ["Echo"]
    assert not at.can("play", 0, "Echo")


@pytest.mark.rule("gateruler", "16-17c", "16-17d", "16-17b-1")
def test_resource_asks_for_a_card_in_the_zone_ready_or_not() -> None:
    at = stage(event("Mint", "Resource\nDraw 2 cards."), PLAIN)
    at.hand(0, "Mint")
    assert not at.can("play", 0, "Mint")
    at = stage(event("Mint", "Resource\nDraw 2 cards."), PLAIN)
    at.hand(0, "Mint").zone(0, "resource", 1, rested=True)
    at.play(0, "Mint").resolve()
    assert at.hand_size(0) == 2


@pytest.mark.rule("gateruler", "15-29b", "15-29b-1", "16-23b")
def test_a_unit_that_comes_without_abilities_asks_for_nothing_and_does_nothing() -> None:
    at = stage(
        event("Empty Shell", "Choose 1 unit card in your graveyard. Special summon it with it losing all abilities."),
        unit(
            "Proud Earl",
            "Summon Requirement: From any zone, [discard 1 card]. If you "
            "don't, put this into its owner's graveyard.\n"
            "Breakthrough\nWhen this enters play, draw 1 card.",
        ),
    )
    at.hand(0, "Empty Shell").zone(0, "graveyard", "Proud Earl")
    at.play(0, "Empty Shell").resolve().option("attack 1")
    assert at.field_names(0) == ["Proud Earl"] and not at.has("Proud Earl", "Breakthrough") and at.hand_size(0) == 0


@pytest.mark.rule("gateruler", "14-4b-3a", "14-4b-11", "3-9d")
def test_a_unit_that_cannot_defend_is_not_summoned_into_the_defense_zone() -> None:
    at = stage(unit("Charger", "This unit cannot be placed in a defense zone.")).hand(0, "Charger")
    at.play(0, "Charger")
    assert "defense" not in at.explain()


@pytest.mark.rule("gateruler", "15-14b", "3-14e", "15-14b-1")
def test_a_unit_put_on_top_takes_over_the_charges_and_stands_as_the_other_did() -> None:
    at = stage(
        unit("Seed", "Standard Action: Put 1 unit card from your graveyard on top of this unit."),
        unit("Tree", hp=9),
    )
    at.field(0, "Seed", place=1, under=("Coal Scout",), rested=True).zone(0, "graveyard", "Tree")
    at.use(0, "Seed").resolve()
    assert at.field_names(0) == ["Tree"] and at.is_rested("Tree")
    assert sorted(at.zone_names(0, "charge")) == ["Coal Scout", "Seed"]


@pytest.mark.rule("gateruler", "16-13b-3", "16-13b-3a", "3-2j-1")
def test_without_enough_materials_nothing_is_summoned() -> None:
    text = (
        "Genesis Summoning - Standard Action: Materials - This and 2 other {Smith} units. "
        'You may special summon 1 "Iron Whale" from your deck.'
    )
    at = stage(unit("Core", text), unit("Iron Whale"), SMITH)
    at.field(0, "Core", place=1).field(0, "Hammer", place=2).deck(0, "Iron Whale")
    if at.can("use", 0, "Core"):
        at.use(0, "Core").resolve_all()
    assert sorted(at.field_names(0)) == ["Core", "Hammer"]


@pytest.mark.rule("gateruler", "9-3e-3", "14-3d", "14-4b-8a")
def test_costs_are_paid_in_the_order_in_which_they_stand() -> None:
    at = stage(
        unit("Miller", "Instant Action [put the top card of your deck into your graveyard, exhaust this]: Draw 1 card.")
    )
    at.field(0, "Miller", place=1).deck(0, "Coal Scout", "Kiln Hand")
    at.use(0, "Miller").resolve()
    assert at.zone_names(0, "graveyard") == ["Coal Scout"] and at.hand_names(0) == ["Kiln Hand"]


@pytest.mark.rule("gateruler", "15-7c", "1-5c", "3-2j-1")
def test_exhausting_an_exhausted_unit_is_no_doing() -> None:
    at = stage(event("Yawn", "Exhaust 1 allied unit. If you do, draw 1 card."), PLAIN)
    at.hand(0, "Yawn").field(0, "Tin Heron", place=1, rested=True)
    at.play(0, "Yawn").resolve_all()
    assert at.hand_size(0) == 0


@pytest.mark.rule("gateruler", "16-15b-2", "16-15b-2a", "3-2i")
def test_a_forced_card_is_never_set() -> None:
    at = stage(
        {"name": "Alarm", "type": "event", "level": 0, "text": "Forced Reveal\nDraw 1 card."},
        event("Plant", "Choose 1 event card in your graveyard. Set it."),
    )
    at.hand(0, "Plant").zone(0, "graveyard", "Alarm")
    at.play(0, "Plant").resolve_all()
    assert at.zone_names(0, "set") == [] and "Alarm" in at.zone_names(0, "graveyard")


@pytest.mark.rule("gateruler", "14-9a", "14-2a-1", "3-13c")
def test_a_field_has_its_abilities_and_makes_room_for_the_next() -> None:
    at = stage(
        field("Old Mill", "Standard Action [Turn 1]: Draw 1 card."),
        field("New Mill", "Your units get +1 ATK."),
        PLAIN,
    )
    at.zone(0, "field", "Old Mill").hand(0, "New Mill").field(0, "Tin Heron", place=1)
    at.use(0, "Old Mill").resolve()
    assert at.hand_size(0) == 2
    at.play(0, "New Mill").resolve()
    assert at.zone_names(0, "field")[-1] == "New Mill" and at.power("Tin Heron") == 3


@pytest.mark.rule("gateruler", "15-16a-2", "16-20c", "14-4b-6b")
def test_a_text_may_give_another_price_than_the_level() -> None:
    at = stage(
        unit(
            "Late Guest", "Discount: If your opponent has 4 or more cards in their damage zone, this costs 0.", level=4
        )
    )
    at.hand(0, "Late Guest")
    assert not at.can("play", 0, "Late Guest")
    at = stage(
        unit(
            "Late Guest", "Discount: If your opponent has 4 or more cards in their damage zone, this costs 0.", level=4
        )
    )
    at.hand(0, "Late Guest").damage(1, "Coal Scout", "Coal Scout", "Coal Scout", "Coal Scout")
    at.play(0, "Late Guest", option="attack 1").resolve()
    assert at.field_names(0) == ["Late Guest"]


@pytest.mark.rule("gateruler", "14-16e", "14-16f-1", "15-12a")
def test_who_destroyed_it_is_whose_ability_or_damage_it_was() -> None:
    at = stage(
        unit("Archer", "[TD] Choose 1 enemy unit. Deal 3 damage to it.\nWhenever this destroys a unit, draw 1 card."),
        FELL,
        PLAIN,
        unit("Tin Crane"),
    )
    at.hand(0, "Archer", "Fell").field(1, "Tin Heron", place=1).field(1, "Tin Crane", place=2)
    at.play(0, "Archer", option="attack 1").resolve().choose("Tin Heron").resolve().resolve_all()
    assert at.hand_size(0) == 2
    at.play(0, "Fell", targets=["Tin Crane"]).resolve()
    assert at.stack() == [] and at.hand_size(0) == 1


@pytest.mark.rule("gateruler", "9-3e-2", "14-4b-2a", "14-5d")
def test_an_option_with_a_timing_of_its_own_is_played_at_that_time() -> None:
    text = "Choose 1 of the following:\n• Standard Action: Draw 2 cards.\n• Instant Action: Heal 1 life."
    at = stage({"name": "Two Ways", "type": "event", "level": 0, "text": text}, PLAIN)
    at.zone(1, "set", "Two Ways").damage(1, "Coal Scout").field(0, "Tin Heron", place=1)
    at.attack("Tin Heron", at=1).passes(0)
    at.play(1, "Two Ways").resolve()
    assert at.damage_count(1) == 0 and at.hand_size(1) == 0
