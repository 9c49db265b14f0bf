"""Chapters 100 to 300: numbers, life, names, attributes, and where cards go and cannot go."""

from __future__ import annotations

from typing import Any

import pytest

from arbiter.testing import scenario
from tests.games.fow.said import KINDLER, chant, place, quick, res

STONE_TALE = chant(
    "Waking Stone",
    "Target magic stone you control becomes a [500/500] Beast resonator until end of turn. It's still a magic stone.",
)


@pytest.mark.rule("fow", "103.3")
def test_both_at_no_life_is_a_draw() -> None:
    table = (
        scenario("fow")
        .define(**chant("Doomsday", "This card deals 4000 damage to each player."))
        .sources(0, fire=1)
        .hand(0, "Doomsday")
    )
    table.play(0, "Doomsday").resolve()
    assert table.over and table.winner is None


@pytest.mark.rule("fow", "103.5")
def test_who_wins_by_a_text_wins_though_the_other_cannot_lose() -> None:
    table = (
        scenario("fow")
        .define(**chant("Triumph", "You win the game."))
        .define(**place("Last Hope", "You cannot lose the game."))
        .sources(0, fire=1)
        .hand(0, "Triumph")
        .field(1, "Last Hope")
    )
    table.play(0, "Triumph").resolve()
    assert table.over and table.winner == 0


@pytest.mark.rule("fow", "104.2")
def test_what_may_be_done_in_full_or_not_at_all() -> None:
    table = (
        scenario("fow")
        .define(**chant("Costly Bargain", "You may discard two cards. If you do, draw three cards."))
        .define(**chant("Spare Page", "Draw a card."))
        .sources(0, fire=1)
        .hand(0, "Costly Bargain", "Spare Page")
    )
    table.play(0, "Costly Bargain").resolve()
    assert table.hand_names(0) == ["Spare Page"]


@pytest.mark.rule("fow", "104.2")
def test_what_must_be_done_is_done_as_far_as_possible() -> None:
    table = (
        scenario("fow")
        .define(**chant("Mind Rake", "Your opponent discards two cards. You gain 100 life."))
        .define(**chant("Spare Page", "Draw a card."))
        .sources(0, fire=1)
        .hand(0, "Mind Rake")
        .hand(1, "Spare Page")
    )
    table.play(0, "Mind Rake").resolve()
    assert table.hand_size(1) == 0 and table.zone_names(1, "graveyard") == ["Spare Page"]
    assert table.resource(0, "life") == 4100


@pytest.mark.rule("fow", "104.2")
def test_x_may_be_nothing_at_all() -> None:
    table = (
        scenario("fow")
        .define(
            **chant(
                "Sparing Flame",
                "You may remove X fire cards in your hand from the game rather than pay this card's cost.\n"
                "You gain 100 life.",
                cost="{R}{3}",
            )
        )
        .hand(0, "Sparing Flame")
    )
    table.play(0, "Sparing Flame", extra=True).resolve()
    assert table.resource(0, "life") == 4100


@pytest.mark.rule("fow", "104.2")
def test_its_controller_may_pay_and_they_are_who_was_asked() -> None:
    def setting(stones: int) -> Any:
        table = (
            scenario("fow")
            .define(
                **chant(
                    "Ransom", "Destroy target resonator. Its controller may pay {1}. If they don't, they lose 500 life."
                )
            )
            .define(**res("Prize", 300, 300))
            .sources(0, fire=1)
            .hand(0, "Ransom")
            .field(1, "Prize")
        )
        return table.sources(1, water=stones) if stones else table

    table = setting(1)
    table.play(0, "Ransom", targets=["Prize"]).resolve()
    table.expect(player=1)
    table.yes()
    assert table.resource(1, "life") == 4000 and table.is_rested("Water Source 1")
    table = setting(0)
    table.play(0, "Ransom", targets=["Prize"]).resolve()
    assert table.resource(1, "life") == 3500 and table.resource(0, "life") == 4000


@pytest.mark.rule("fow", "104.2")
def test_drawing_until_there_are_enough_draws_nothing_where_there_are_more() -> None:
    def setting(pages: int) -> Any:
        return (
            scenario("fow")
            .define(**chant("Refill", "Draw cards until you have four cards in your hand."))
            .define(**chant("Page", "Draw a card."))
            .sources(0, fire=1)
            .hand(0, "Refill", *["Page"] * pages)
            .play(0, "Refill")
            .resolve()
        )

    assert setting(1).hand_size(0) == 4
    assert setting(6).hand_size(0) == 6


@pytest.mark.rule("fow", "104.3")
def test_resting_the_rested_is_not_becoming_rested() -> None:
    table = (
        scenario("fow")
        .define(**place("Lullaby Hall", "Whenever a resonator becomes rested >>> You gain 100 life."))
        .define(**chant("Sleep", "Rest target resonator."))
        .define(**res("Sleeper", 300, 300))
        .define(**res("Waker", 300, 300))
        .sources(0, fire=2)
        .hand(0, "Sleep", "Sleep")
        .field(0, "Lullaby Hall")
        .field(1, "Sleeper", rested=True)
        .field(1, "Waker")
    )
    table.play(0, "Sleep", targets=["Sleeper"]).resolve_all()
    assert table.resource(0, "life") == 4000
    table.play(0, "Sleep", targets=["Waker"]).resolve_all()
    assert table.resource(0, "life") == 4100


@pytest.mark.rule("fow", "104.4")
def test_a_prohibition_beats_an_instruction_and_the_rest_is_done() -> None:
    table = (
        scenario("fow")
        .define(name="Barren Ground", type="Addition: Field", cost="{G}", text="Your opponent cannot gain life.")
        .define(**chant("Warm Meal", "You gain 500 life. Draw a card."))
        .sources(0, fire=1)
        .hand(0, "Warm Meal")
        .field(1, "Barren Ground")
    )
    table.play(0, "Warm Meal").resolve()
    assert table.resource(0, "life") == 4000 and table.hand_size(0) == 1


@pytest.mark.rule("fow", "104.6")
def test_life_that_becomes_more_is_life_gained() -> None:
    table = (
        scenario("fow")
        .define(**res("Grateful Guard", 300, 300, "Whenever you gain life >>> Put a [+100/+100] counter on this card."))
        .define(**chant("Second Wind", "Your life becomes 4500."))
        .sources(0, fire=2)
        .hand(0, "Second Wind", "Second Wind")
        .field(0, "Grateful Guard")
    )
    table.play(0, "Second Wind").resolve_all()
    assert table.resource(0, "life") == 4500 and table.power("Grateful Guard") == 400
    # 104.3  the same as before: nothing became of it, so nothing was gained
    table.play(0, "Second Wind").resolve_all()
    assert table.power("Grateful Guard") == 400


@pytest.mark.rule("fow", "104.7")
def test_two_counters_are_two_or_more_unless_exactly_two() -> None:
    table = (
        scenario("fow")
        .define(**res("Warm Coil", 300, 300, "This card gains [+500/0] as long as there are two spark counters on it."))
        .define(
            **res(
                "Tuned Coil",
                300,
                300,
                "This card gains [+500/0] as long as there are exactly two spark counters on it.",
            )
        )
        .field(0, "Warm Coil", "Tuned Coil", counters={"spark": 3})
    )
    assert table.power("Warm Coil") == 800 and table.power("Tuned Coil") == 300


@pytest.mark.rule("fow", "104.10")
def test_will_for_an_additional_cost_counts_only_for_the_actual_cost() -> None:
    def setting(words: str) -> Any:
        return (
            scenario("fow")
            .define(**chant("Rising", "[Awakening] {R}\nYou gain 100 life."))
            .define(**quick("Doubt", f"Cancel target spell that was played without paying more than one will{words}."))
            .sources(0, fire=2)
            .sources(1, water=1)
            .hand(0, "Rising")
            .hand(1, "Doubt")
            .play(0, "Rising", extra=True)
            .passes(0)
        )

    assert setting("").can("play", 1, "Doubt")
    assert not setting(" for its actual cost").can("play", 1, "Doubt")


@pytest.mark.rule("fow", "105.3c")
def test_they_are_the_player_of_whom_the_sentence_speaks() -> None:
    table = (
        scenario("fow")
        .define(
            **chant(
                "Compensation", "Destroy target resonator. Its controller draws a card for each resonator they control."
            )
        )
        .define(**res("Mine", 300, 300))
        .define(**res("Theirs", 300, 300))
        .sources(0, fire=2)
        .hand(0, "Compensation", "Compensation")
        .field(0, "Mine", "Mine", "Mine")
        .field(1, "Theirs", "Theirs")
    )
    table.play(0, "Compensation", targets=[table.card("Mine", 0)]).resolve()
    assert table.hand_size(0) == 1 + 2
    table.play(0, "Compensation", targets=[table.card("Theirs", 1)]).resolve()
    assert table.hand_size(1) == 1 and table.hand_size(0) == 2


@pytest.mark.rule("fow", "105.4")
def test_each_player_loses_half_of_their_own_life() -> None:
    table = (
        scenario("fow")
        .define(**chant("Famine", "Each player loses half of their life."))
        .sources(0, fire=1)
        .resources(1, life=1000)
        .hand(0, "Famine")
    )
    table.play(0, "Famine").resolve()
    assert table.resource(0, "life") == 2000 and table.resource(1, "life") == 500


@pytest.mark.rule("fow", "105.4a")
def test_nobody_pays_more_life_than_they_have() -> None:
    def setting(life: int) -> Any:
        return (
            scenario("fow")
            .define(**res("Blood Scribe", 300, 300, "Pay 500 life: Draw a card."))
            .resources(0, life=life)
            .field(0, "Blood Scribe")
        )

    assert not setting(400).can("use", 0, "Blood Scribe")
    table = setting(500)
    table.use(0, "Blood Scribe")
    # 105.4, 1202.1  all of it can be paid, and then it is lost
    assert table.over and table.winner == 1


@pytest.mark.rule("fow", "203.3b")
def test_possessives_and_hyphens_carry_a_word_of_a_name_and_longer_words_do_not() -> None:
    table = (
        scenario("fow")
        .define(
            name="Ember Shrine",
            type="Addition: Field",
            cost="{R}",
            text='Resonators with "Ember" in their name you control gain [+200/0].',
        )
        .define(**res("Ember's Child", 300, 300))
        .define(**res("Hound, Ember-Born", 300, 300))
        .define(**res("Emberly the Lost", 300, 300))
        .field(0, "Ember Shrine", "Ember's Child", "Hound, Ember-Born", "Emberly the Lost")
    )
    assert table.power("Ember's Child") == 500
    assert table.power("Hound, Ember-Born") == 500
    assert table.power("Emberly the Lost") == 300


@pytest.mark.rule("fow", "203.6")
def test_the_named_card_is_that_of_this_card_alone() -> None:
    table = (
        scenario("fow")
        .define(
            **place(
                "Silence Hall",
                "As this card enters the field, name a card.\nYour opponent cannot play the named card.",
                cost="{0}",
            )
        )
        .define(**chant("Warm Meal", "You gain 500 life."))
        .define(**chant("Cold Meal", "You gain 100 life."))
        .sources(1, fire=1)
        .hand(0, "Silence Hall")
        .hand(1, "Warm Meal", "Cold Meal")
    )
    table.play(0, "Silence Hall").resolve().option("Warm Meal")
    table.to("main", player=1)
    assert not table.can("play", 1, "Warm Meal") and table.can("play", 1, "Cold Meal")


@pytest.mark.rule("fow", "204.1b")
def test_x_belongs_to_the_total_cost_on_the_chase() -> None:
    table = (
        scenario("fow")
        .define(**chant("Great Fire", "This card deals X00 damage to your opponent.", cost="{R}{X}"))
        .define(**quick("Small Hush", "Cancel target spell with total cost 3 or less."))
        .sources(0, fire=8)
        .sources(1, water=2)
        .hand(0, "Great Fire", "Great Fire")
        .hand(1, "Small Hush", "Small Hush")
    )
    table.play(0, "Great Fire", x=3).passes(0)
    assert not table.can("play", 1, "Small Hush")
    table.resolve_all()
    assert table.resource(1, "life") == 3700
    table.play(0, "Great Fire", x=2).passes(0)
    table.play(1, "Small Hush", targets=["Great Fire"]).resolve_all()
    assert table.resource(1, "life") == 3700


@pytest.mark.rule("fow", "204.1c")
def test_what_was_paid_instead_does_not_change_the_total_cost() -> None:
    table = (
        scenario("fow")
        .define(**res("Great Beast", 1000, 1000, "[Incarnation] {R}", cost="{R}{R}{4}"))
        .define(**res("Lamb", 100, 100, cost="{R}"))
        .define(**quick("Great Hush", "Cancel target spell with total cost 5 or more."))
        .sources(1, water=1)
        .field(0, "Lamb")
        .hand(0, "Great Beast")
        .hand(1, "Great Hush")
    )
    table.play(0, "Great Beast").passes(0).play(1, "Great Hush", targets=["Great Beast"]).resolve()
    assert table.zone_names(0, "graveyard") == ["Lamb", "Great Beast"]


@pytest.mark.rule("fow", "209.5b")
def test_mono_attribute_is_neither_two_nor_none() -> None:
    def setting(cost: str) -> Any:
        return (
            scenario("fow")
            .define(**chant("Plain Verdict", "Destroy target mono-attribute resonator."))
            .define(**res("Suspect", 300, 300, cost=cost))
            .sources(0, fire=1)
            .hand(0, "Plain Verdict")
            .field(1, "Suspect")
        )

    assert setting("{R}{1}").can("play", 0, "Plain Verdict")
    assert setting("{R}{W}").why_not(0, "Plain Verdict") == ["903.2i"]
    assert setting("{2}").why_not(0, "Plain Verdict") == ["903.2i"]


@pytest.mark.rule("fow", "302.3")
def test_a_resonator_that_went_and_came_is_another_one() -> None:
    table = (
        scenario("fow")
        .define(**chant("Scorch", "This card deals 500 damage to target resonator."))
        .define(
            name="Step Aside",
            type="Chant",
            cost="{W}",
            text="[Quickcast]\nRemove target resonator you control from the game, then put it into the field under its "
            "owner's control.",
        )
        .define(**res("Dancer", 300, 300))
        .sources(0, fire=1)
        .sources(1, light=1)
        .hand(0, "Scorch")
        .hand(1, "Step Aside")
        .field(1, "Dancer", counters={"spark": 2})
    )
    table.play(0, "Scorch", targets=["Dancer"]).passes(0)
    table.play(1, "Step Aside", targets=["Dancer"]).resolve_all()
    assert table.field_names(1).count("Dancer") == 1
    assert table.damage_on("Dancer") == 0
    assert table.counters("Dancer", "spark") == 0  # 1022.2


@pytest.mark.rule("fow", "302.3")
def test_a_ruler_keeps_its_counters_through_judgment() -> None:
    table = scenario("fow").define(**KINDLER).zone(0, "ruler", "Kindler", counters={"spark": 2}).sources(0, fire=1)
    table.act(0, "judgment", "Kindler").resolve()
    assert table.power("Kindler Unbound") == 700


@pytest.mark.rule("fow", "302.6b")
def test_a_card_goes_to_the_hand_that_the_text_says() -> None:
    table = (
        scenario("fow")
        .define(**chant("Abduction", "Return target resonator your opponent controls to your hand."))
        .define(**res("Squire", 300, 300, cost="{R}"))
        .sources(0, fire=2)
        .hand(0, "Abduction")
        .field(1, "Squire")
    )
    table.play(0, "Abduction", targets=["Squire"]).resolve()
    assert table.hand_names(0) == ["Squire"]
    table.play(0, "Squire").resolve()
    assert table.is_on_field("Squire", 0)


@pytest.mark.rule("fow", "303.1b")
def test_what_enters_rested_does_so_for_every_way_into_the_field() -> None:
    table = (
        scenario("fow")
        .define(name="Muddy Road", type="Addition: Field", cost="{G}", text="Resonators enter the field rested.")
        .define(**chant("Open Grave", "Put target resonator from your graveyard into the field."))
        .define(**res("Old Soldier", 300, 300))
        .sources(0, fire=1)
        .hand(0, "Open Grave")
        .field(1, "Muddy Road")
        .zone(0, "graveyard", "Old Soldier")
    )
    table.play(0, "Open Grave", targets=["Old Soldier"]).resolve()
    assert table.is_rested("Old Soldier", 0)


@pytest.mark.rule("fow", "303.2a")
def test_a_ruler_is_not_recovered_by_what_recovers_resonators() -> None:
    table = (
        scenario("fow")
        .define(name="Old King", type="Ruler", attribute=["R"], text="{Rest}: You gain 100 life.")
        .define(**chant("Reveille", "Recover all resonators you control."))
        .define(**chant("Anthem", "Recover target ruler you control."))
        .define(**res("Guard", 300, 300))
        .sources(0, fire=2)
        .hand(0, "Reveille", "Anthem")
        .zone(0, "ruler", "Old King")
        .field(0, "Guard", rested=True)
    )
    table.use(0, "Old King").resolve()
    table.play(0, "Reveille").resolve()
    assert not table.is_rested("Guard") and table.is_rested("Old King")
    table.play(0, "Anthem").resolve()
    table.use(0, "Old King").resolve()
    assert table.resource(0, "life") == 4200


@pytest.mark.rule("fow", "307.9")
def test_what_is_put_into_the_field_is_mine_and_goes_back_to_its_owner() -> None:
    table = (
        scenario("fow")
        .define(**chant("Grave Robbery", "Put target resonator from your opponent's graveyard into the field."))
        .define(**chant("Smite", "Destroy target resonator."))
        .define(**res("Knight Errant", 300, 300))
        .sources(0, fire=2)
        .hand(0, "Grave Robbery", "Smite")
        .zone(1, "graveyard", "Knight Errant")
    )
    table.play(0, "Grave Robbery", targets=["Knight Errant"]).resolve()
    assert table.is_on_field("Knight Errant", 0)
    table.play(0, "Smite", targets=["Knight Errant"]).resolve()
    assert table.zone_names(1, "graveyard") == ["Knight Errant"]


@pytest.mark.rule("fow", "321.1b")
def test_a_j_ruler_does_not_go_to_a_hand_or_out_of_the_game() -> None:
    table = (
        scenario("fow")
        .define(**KINDLER)
        .define(**chant("Homeward", "Return target J/resonator to its owner's hand. If you do, draw a card."))
        .define(**chant("Banishment", "Remove target J/resonator from the game. Draw a card."))
        .sources(0, fire=2)
        .hand(0, "Homeward", "Banishment")
        .field(1, "Kindler Unbound", damage=100)
    )
    table.play(0, "Homeward", targets=["Kindler Unbound"]).resolve()
    assert table.is_on_field("Kindler Unbound", 1) and table.hand_size(0) == 1
    table.play(0, "Banishment", targets=["Kindler Unbound"]).resolve()
    assert table.is_on_field("Kindler Unbound", 1) and table.hand_size(0) == 1
    assert table.damage_on("Kindler Unbound") == 100


@pytest.mark.rule("fow", "321.1e")
def test_a_chant_that_would_move_to_the_field_is_expelled() -> None:
    table = (
        scenario("fow")
        .define(**chant("Blind Call", "Put the top card of your deck into the field."))
        .define(**chant("Leaflet", "Draw a card."))
        .sources(0, fire=1)
        .hand(0, "Blind Call")
        .deck(0, "Leaflet")
    )
    table.play(0, "Blind Call").resolve()
    assert not table.is_on_field("Leaflet")
    assert table.zone_names(0, "outside") == ["Leaflet"]
    assert table.zone_names(0, "graveyard") == ["Blind Call"]


@pytest.mark.rule("fow", "321.1h")
def test_a_stone_that_lives_goes_to_the_top_of_the_stone_deck_instead_of_the_hand() -> None:
    table = (
        scenario("fow")
        .define(**STONE_TALE)
        .define(**chant("Homeward Wind", "Return target resonator to its owner's hand."))
        .sources(0, fire=3)
        .zone(0, "stones", 2)
        .hand(0, "Waking Stone", "Homeward Wind")
    )
    table.play(0, "Waking Stone", targets=["Fire Source 3"]).resolve()
    assert table.power("Fire Source 3") == 500
    table.play(0, "Homeward Wind", targets=["Fire Source 3"]).resolve()
    assert not table.is_on_field("Fire Source 3") and table.hand_size(0) == 0
    assert table.zone_names(0, "stones")[0] == "Fire Source 3"


@pytest.mark.rule("fow", "321.1h")
def test_a_mere_stone_does_not_move_to_a_hand() -> None:
    table = (
        scenario("fow")
        .define(**chant("Homeward Gale", "Return target magic stone to its owner's hand."))
        .sources(0, fire=1)
        .sources(1, wind=1)
        .hand(0, "Homeward Gale")
    )
    table.play(0, "Homeward Gale", targets=["Wind Source 1"]).resolve()
    assert table.is_on_field("Wind Source 1") and table.hand_size(1) == 0


@pytest.mark.rule("fow", "321.1j")
def test_a_sub_ruler_stays_where_it_is() -> None:
    table = (
        scenario("fow")
        .define(name="Silver Gauntlet", type="Sub-Ruler", attribute=["W"], text="{Rest}: You gain 100 life.")
        .define(**chant("Sweep", "Destroy all sub-rulers. Draw a card."))
        .sources(0, fire=1)
        .hand(0, "Sweep")
        .zone(1, "ruler", "Silver Gauntlet")
    )
    table.play(0, "Sweep").resolve()
    assert table.zone_names(1, "ruler") == ["Silver Gauntlet"] and table.hand_size(0) == 1


@pytest.mark.rule("fow", "209.5e")
def test_prismatic_is_all_five() -> None:
    def setting(cost: str) -> Any:
        return (
            scenario("fow")
            .define(**place("Prism", "Prismatic resonators you control gain [+500/0]."))
            .define(**res("Mosaic", 300, 300, cost=cost))
            .field(0, "Prism", "Mosaic")
        )

    assert setting("{W}{R}{U}{G}{B}").power("Mosaic") == 800
    assert setting("{W}{R}{U}{G}").power("Mosaic") == 300
