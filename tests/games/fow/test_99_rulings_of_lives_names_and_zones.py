"""Rulings of chapters 100 to 321: winning, numbers, names and costs, and where a card goes."""

from __future__ import annotations

import pytest

from tests.games.fow.defined import addition, chant, life, resonator, table


@pytest.mark.rule("fow", "103.5")
def test_who_wins_by_an_effect_wins_although_the_other_cannot_lose() -> None:
    t = table(
        addition("Undying Hymn", "You cannot lose the game.", cost="{W}"),
        chant("Crowning", "If you control three resonators, you win the game.", cost="{W}"),
    )
    t.sources(0, light=1).hand(0, "Crowning").field(0, *["Wick Squire"] * 4).field(1, "Undying Hymn")
    t.play(0, "Crowning").resolve()
    assert t.over and t.winner == 0


@pytest.mark.rule("fow", "103.3", "105.4", "1202.1")
def test_both_players_brought_to_nothing_at_once_draw_the_game() -> None:
    t = table(
        chant("Mutual Ruin", "Each player loses half of their life. Then each player loses 2000 life.", cost="{B}")
    )
    t.sources(0, darkness=1).hand(0, "Mutual Ruin")
    t.play(0, "Mutual Ruin").resolve()
    assert t.over and t.winner is None


@pytest.mark.rule("fow", "104.4", "104.2")
def test_what_is_prohibited_is_left_out_and_the_rest_of_the_text_done() -> None:
    t = table(
        addition("Closed Ledger", "Cards in graveyards cannot be moved to any other area.", cost="{B}"),
        chant("Second Errand", "Put a resonator from your graveyard into your hand. Draw a card.", cost="{U}"),
    )
    t.sources(0, water=1).hand(0, "Second Errand").field(1, "Closed Ledger").zone(0, "graveyard", "Wick Squire")
    t.deck(0, "Bell Cadet")
    t.play(0, "Second Errand").resolve()
    assert t.hand_names(0) == ["Bell Cadet"]
    assert t.zone_names(0, "graveyard") == ["Wick Squire", "Second Errand"]


@pytest.mark.rule("fow", "104.6")
def test_switching_lives_is_a_gain_for_one_and_a_loss_for_the_other() -> None:
    t = table(
        chant("Changed Fortunes", "Switch your life with target opponent's life.", cost="{W}"),
        addition("Almoner", "Whenever your opponent loses life >>> Draw a card.", cost="{U}"),
        addition(
            "Bright Vein", "Whenever you gain life >>> Put a [200/200] light Fairy resonator token into the field."
        ),
    )
    t.sources(0, light=1).resources(0, life=900).hand(0, "Changed Fortunes").field(0, "Almoner", "Bright Vein")
    t.play(0, "Changed Fortunes").resolve()
    assert (life(t, 0), life(t, 1)) == (4000, 900)
    t.order("Almoner").resolve_all()
    assert t.hand_size(0) == 1 and len(t.field_names(0)) == 4


@pytest.mark.rule("fow", "104.7", "104.7a")
def test_two_resonators_are_two_or_more_but_total_cost_two_is_exactly_two() -> None:
    t = table(
        chant("Culling", "If your opponent controls two resonators, destroy target resonator with total cost 2."),
        resonator("Costs Two", cost="{G}{1}"),
        resonator("Costs Three", cost="{G}{2}"),
    )
    t.sources(0, light=1).hand(0, "Culling").field(1, "Costs Two", "Costs Three", "Costs Three")
    with pytest.raises(Exception, match="Costs Three"):
        t.play(0, "Culling", targets=["Costs Three"])
    t.play(0, "Culling", targets=["Costs Two"]).resolve()
    assert t.field_names(1) == ["Costs Three", "Costs Three"]


@pytest.mark.rule("fow", "104.10", "1110.1")
def test_will_paid_for_an_additional_cost_counts_only_for_the_actual_cost() -> None:
    t = table(
        chant("Kindle", "[Awakening] {1}\nThis card deals 200 damage to target player.", cost="{R}"),
        chant("Petty Veto", "[Quickcast]\nCancel target spell that was played without paying more than one will."),
        chant(
            "Strict Veto",
            "[Quickcast]\nCancel target spell that was played without paying more than one will for its actual cost.",
        ),
    )
    t.sources(0, fire=2).sources(1, light=2).hand(0, "Kindle").hand(1, "Petty Veto", "Strict Veto")
    t.play(0, "Kindle", extra=True, targets=[1]).passes(0)
    assert t.can("play", 1, "Petty Veto") and not t.can("play", 1, "Strict Veto")
    t.play(1, "Petty Veto", targets=["Kindle"]).resolve()
    assert t.stack() == [] and life(t, 1) == 4000


@pytest.mark.rule("fow", "105.4a")
def test_no_more_life_can_be_paid_than_there_is_and_only_by_hundreds() -> None:
    t = table(
        chant(
            "Blood Ink",
            "As an additional cost to play this card, pay any amount of life.\n"
            "This card deals damage equal to the amount of life paid this way to target resonator.",
            cost="{B}",
        ),
        resonator("Long Wall", "", 0, 900),
    )
    t.sources(0, darkness=1).resources(0, life=700).hand(0, "Blood Ink").field(1, "Long Wall")
    t.play(0, "Blood Ink")
    assert t.options() == ["0", "100", "200", "300", "400", "500", "600", "700"]
    t.number(600).choose("Long Wall").resolve()
    assert life(t, 0) == 100 and t.damage_on("Long Wall") == 600


@pytest.mark.rule("fow", "202.4b", "202.4c", "202.4d")
def test_an_addition_treated_as_a_fire_magic_stone_counts_as_one_and_makes_no_will() -> None:
    t = table(
        addition("Ember Altar", "Treat this card as a fire magic stone.", cost="{R}"),
        resonator("Stone Counter", "This card gains [+100/+100] for each fire magic stone you control.", 100, 100),
        chant("Spark", "This card deals 200 damage to target player.", cost="{R}{1}{1}"),
    )
    t.sources(0, fire=2, water=1).field(0, "Ember Altar", "Stone Counter")
    assert t.power("Stone Counter") == 400
    assert not t.can("use", 0, "Ember Altar")


@pytest.mark.rule("fow", "203.6", "702.3b")
def test_two_cards_that_name_each_speak_of_their_own_named_card() -> None:
    t = table(
        addition(
            "Quiet Order",
            "As this card enters the field, name a card.\nPlayers cannot play the named card.",
            cost="{W}",
        ),
        chant("Spark", "This card deals 200 damage to target player.", cost="{R}"),
        chant("Glint", "You gain 300 life.", cost="{R}"),
    )
    t.sources(0, light=2, fire=2).hand(0, "Quiet Order", "Quiet Order", "Spark", "Glint")
    t.play(0, "Quiet Order").resolve().option("Spark")
    assert not t.can("play", 0, "Spark") and t.can("play", 0, "Glint")
    t.play(0, "Quiet Order").resolve().option("Glint")
    assert not t.can("play", 0, "Spark") and not t.can("play", 0, "Glint")


@pytest.mark.rule("fow", "204.1b", "204.1c")
def test_the_x_of_a_cost_is_what_was_chosen_on_the_chase_and_zero_elsewhere() -> None:
    t = table(
        chant("Rising Flood", "Draw X cards.", cost="{U}{X}"),
        chant("Measured No", "[Quickcast]\nCancel target spell with total cost 3 or more.", cost="{W}"),
        chant("Small Find", "Return target chant with total cost 1 from your graveyard to your hand.", cost="{W}"),
    )
    t.sources(0, water=3, light=1).sources(1, light=1).hand(0, "Rising Flood", "Small Find").hand(1, "Measured No")
    t.play(0, "Rising Flood", x=2).passes(0)
    t.play(1, "Measured No", targets=["Rising Flood"]).resolve()
    assert t.zone_names(0, "graveyard") == ["Rising Flood"]
    t.play(0, "Small Find", targets=["Rising Flood"]).resolve()
    assert t.hand_names(0) == ["Rising Flood"]


@pytest.mark.rule("fow", "209.5b", "209.5c", "209.5f")
def test_mono_dual_and_non_attribute_count_the_attributes_exactly() -> None:
    t = table(
        resonator("Purist", "Other mono-attribute resonators you control gain [+100/+100].", 100, 100, cost="{W}"),
        resonator(
            "Twin Herald", "Dual-attribute wind/water resonators you control gain [+200/+0].", 100, 100, cost="{1}"
        ),
        resonator("Grey Usher", "Other non-attribute resonators gain [+400/+400].", 100, 100, cost="{2}"),
        resonator("Leaf", "", 100, 100, cost="{G}"),
        resonator("Mist Leaf", "", 100, 100, cost="{G}{U}"),
        resonator("Prism Leaf", "", 100, 100, cost="{G}{U}{R}"),
        resonator("Pebble", "", 100, 100, cost="{1}"),
    )
    t.field(0, "Purist", "Twin Herald", "Grey Usher", "Leaf", "Mist Leaf", "Prism Leaf", "Pebble")
    assert [t.power(c) for c in ("Leaf", "Mist Leaf", "Prism Leaf", "Pebble", "Purist")] == [200, 300, 100, 500, 100]
    assert t.power("Twin Herald") == 500


@pytest.mark.rule("fow", "302.6b", "302.5")
def test_an_opponents_resonator_put_into_my_hand_is_played_by_me_and_dies_to_its_owner() -> None:
    t = table(
        chant("Press Gang", "Put a resonator your opponent controls into your hand.", cost="{U}"),
        chant("Axe Day", "Destroy target resonator.", cost="{B}"),
        resonator("Sailor", "", 300, 300, cost="{U}"),
    )
    t.sources(0, water=2, darkness=1).hand(0, "Press Gang", "Axe Day").field(1, "Sailor")
    t.play(0, "Press Gang").resolve()
    assert t.hand_names(0) == ["Axe Day", "Sailor"] and t.hand_names(1) == []
    t.play(0, "Sailor").resolve()
    assert t.is_on_field("Sailor", 0)
    t.play(0, "Axe Day", targets=["Sailor"]).resolve()
    assert t.zone_names(1, "graveyard") == ["Sailor"] and "Sailor" not in t.zone_names(0, "graveyard")


@pytest.mark.rule("fow", "302.6c")
def test_a_foreign_card_shuffled_from_my_hand_into_my_deck_goes_to_its_owners_deck() -> None:
    t = table(
        chant("Put Away", "Put a card from your hand on the bottom of your deck. Draw a card.", cost="{U}"),
        resonator("Sailor", "", 300, 300, cost="{U}"),
    )
    t.sources(0, water=1).hand(0, "Put Away").zone(0, "hand", "Sailor", owner=1).deck(0, "Bell Cadet")
    t.play(0, "Put Away").resolve()
    assert t.zone_names(1, "deck")[-1] == "Sailor" and "Sailor" not in t.zone_names(0, "deck")
    assert t.hand_names(0) == ["Bell Cadet"]


@pytest.mark.rule("fow", "304.3", "309.2")
def test_cards_of_the_deck_go_to_the_graveyard_one_after_another_from_the_top() -> None:
    t = table(
        chant("Deep Plough", "Put the top three cards of your deck into your graveyard.", cost="{G}"),
        resonator("First Sod", "", 100, 100),
        resonator("Second Sod", "", 100, 100),
        resonator("Third Sod", "", 100, 100),
    )
    t.sources(0, wind=1).hand(0, "Deep Plough").deck(0, "First Sod", "Second Sod", "Third Sod")
    t.play(0, "Deep Plough").resolve()
    assert t.zone_names(0, "graveyard") == ["First Sod", "Second Sod", "Third Sod", "Deep Plough"]


@pytest.mark.rule("fow", "307.9", "302.5")
def test_a_resonator_raised_from_the_other_graveyard_is_mine_and_falls_back_to_it() -> None:
    t = table(
        chant(
            "Grave Lease",
            "Put target resonator from your opponent's graveyard into the field. It gains [Swiftness] and "
            '"At end of turn >>> Banish this card."',
            cost="{B}",
        ),
        resonator("Tenant", "", 400, 400),
    )
    t.sources(0, darkness=1).hand(0, "Grave Lease").zone(1, "graveyard", "Tenant")
    t.play(0, "Grave Lease", targets=["Tenant"]).resolve()
    assert t.is_on_field("Tenant", 0) and t.can("attack", 0, "Tenant")
    t.to("end_turn_triggers").resolve()
    assert t.zone_names(1, "graveyard") == ["Tenant"]


@pytest.mark.rule("fow", "311.2a")
def test_a_card_removed_face_down_is_counted_as_a_card_but_not_as_a_fire_card() -> None:
    t = table(
        resonator("Ash Reader", "This card gains [+100/+0] for each fire card in your removed area.", 100, 300),
        resonator("Ash Sweeper", "This card gains [+100/+0] for each card in your removed area.", 100, 300),
        chant("Spark", "This card deals 200 damage to target player.", cost="{R}"),
        chant("Cover Up", "Remove the top card of your deck from the game face down.", cost="{R}"),
    )
    t.sources(0, fire=1).hand(0, "Cover Up").deck(0, "Spark").zone(0, "removed", "Spark")
    t.field(0, "Ash Reader", "Ash Sweeper")
    t.play(0, "Cover Up").resolve()
    assert (t.power("Ash Reader"), t.power("Ash Sweeper")) == (200, 300)


@pytest.mark.rule("fow", "321.1h")
def test_a_magic_stone_does_not_go_to_a_hand_but_one_made_a_resonator_goes_atop_its_deck() -> None:
    t = table(
        chant("Send Back", "Return target entity to its owner's hand. You gain 100 life.", cost="{U}"),
        chant(
            "Wake the Rock",
            "Until end of turn, target magic stone you control becomes a [300/300] Golem resonator. "
            "It is still a magic stone.",
            cost="{G}",
        ),
    )
    t.sources(0, water=2, wind=2).hand(0, "Send Back", "Send Back", "Wake the Rock")
    stone = t.card("Wind Source 2", 0)
    t.play(0, "Send Back", targets=[stone]).resolve()
    assert t.is_on_field(stone, 0) and life(t, 0) == 4100
    t.play(0, "Wake the Rock", targets=[stone]).resolve()
    t.play(0, "Send Back", targets=[stone]).resolve()
    assert t.zone_of(stone) == "stones" and t.hand_names(0) == []


@pytest.mark.rule("fow", "321.1e", "1047.1")
def test_a_chant_from_the_top_of_the_deck_cannot_lie_in_the_field_and_is_expelled() -> None:
    t = table(
        chant("Blind Draw", "Put the top two cards of your deck into the field rested.", cost="{G}"),
        chant("Spark", "This card deals 200 damage to target player.", cost="{R}"),
        resonator("Sailor", "", 300, 300, cost="{U}"),
    )
    t.sources(0, wind=1).hand(0, "Blind Draw").deck(0, "Spark", "Sailor")
    t.play(0, "Blind Draw").resolve()
    assert t.is_rested("Sailor", 0) and t.zone_of("Spark") == "outside"
