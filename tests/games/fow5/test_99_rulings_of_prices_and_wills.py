"""Rulings about costs: what is paid instead, on top, for less and for which target; wills and resting."""

from __future__ import annotations

from typing import Any

import pytest

from arbiter.testing import Table, scenario
from tests.games.fow5.fields import addition, chant, instant, resonator


@pytest.mark.rule("fow5", "11.6/1")
def test_swiftness_given_by_a_spell_lets_a_new_resonator_use_its_rest_ability() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Young Scribe", 100, 100, "{Rest}: Draw a card."))
        .define(
            name="Second Wind",
            type="Spell: Chant-Instant",
            cost="{R}",
            text="Target resonator gains [Swiftness] until end of turn.",
        )
        .field(0, "Young Scribe", fresh=True)
        .hand(0, "Second Wind")
        .sources(0, fire=1)
    )
    assert table.why_not(0, "Young Scribe") == ["9.5/3"]
    assert not table.can("attack", 0, "Young Scribe")
    table.play(0, "Second Wind", targets=["Young Scribe"]).resolve()
    assert table.can("attack", 0, "Young Scribe")
    table.use(0, "Young Scribe").resolve()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fow5", "9.5/3")
def test_a_regalia_rests_for_its_ability_in_the_turn_it_comes() -> None:
    table = (
        scenario("fow5")
        .define(name="Dawn Bell", type="Regalia", cost="{1}", text="{Rest}: You gain 100 life.")
        .hand(0, "Dawn Bell")
        .sources(0, light=1)
    )
    table.play(0, "Dawn Bell").resolve().use(0, "Dawn Bell").resolve()
    assert table.resource(0, "life") == 4100


@pytest.mark.rule("fow5", "9.5/3")
def test_a_rest_ability_lent_by_an_addition_waits_for_a_new_resonator() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("New Hand"))
        .define(**resonator("Old Hand"))
        .define(
            name="Loaned Flute",
            type="Addition: Resonator",
            cost="{G}",
            text='Added resonator gains "{Rest}: You gain 100 life."',
        )
        .field(0, "New Hand", fresh=True)
        .field(0, "Old Hand")
        .hand(0, "Loaned Flute", "Loaned Flute")
        .sources(0, wind=2)
    )
    table.play(0, "Loaned Flute", targets=["New Hand"]).resolve()
    table.play(0, "Loaned Flute", targets=["Old Hand"]).resolve()
    assert not table.can("use", 0, "New Hand")
    table.use(0, "Old Hand").resolve()
    assert table.resource(0, "life") == 4100


@pytest.mark.rule("fow5", "12.1/3")
def test_what_awakening_gave_outlasts_the_turn_and_a_loss_until_its_end() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Moth Prince", 300, 300, "[Awakening] {1}: [Flying]", cost="{G}"))
        .define(
            name="Hush",
            type="Spell: Chant-Instant",
            cost="{U}",
            text="Target resonator loses all abilities until end of turn.",
        )
        .hand(0, "Moth Prince", "Hush")
        .sources(0, wind=2, water=1)
    )
    table.play(0, "Moth Prince", extra=True).resolve()
    assert table.has("Moth Prince", "Flying")
    table.play(0, "Hush", targets=["Moth Prince"]).resolve()
    assert not table.has("Moth Prince", "Flying")
    table.next_turn()
    assert table.has("Moth Prince", "Flying")


@pytest.mark.rule("fow5", "9.3/4b")
def test_incarnation_replaces_the_cost_and_a_tax_comes_on_top() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Ember Idol", 700, 700, "[Incarnation] {R}", cost="{R}{R}{2}"))
        .define(**resonator("Spark Child", 100, 100, cost="{R}"))
        .define(
            name="Toll Road", type="Addition: Field", cost="{W}", text="Your opponent pays {1} more to play resonators."
        )
        .field(0, "Spark Child")
        .field(1, "Toll Road")
        .hand(0, "Ember Idol")
    )
    assert not table.can("play", 0, "Ember Idol")
    table = (
        scenario("fow5")
        .define(**resonator("Ember Idol", 700, 700, "[Incarnation] {R}", cost="{R}{R}{2}"))
        .define(**resonator("Spark Child", 100, 100, cost="{R}"))
        .define(
            name="Toll Road", type="Addition: Field", cost="{W}", text="Your opponent pays {1} more to play resonators."
        )
        .field(0, "Spark Child")
        .field(1, "Toll Road")
        .hand(0, "Ember Idol")
        .sources(0, water=1)
    )
    table.play(0, "Ember Idol", extra=True, cost=["Spark Child"]).resolve()
    assert table.field_names(0) == ["Ember Idol"]
    assert table.is_rested("Water Source 1")


@pytest.mark.rule("fow5", "9.3/4b")
def test_an_increase_is_counted_before_a_reduction() -> None:
    table = (
        scenario("fow5")
        .define(
            **resonator(
                "Clay Soldier",
                500,
                500,
                "You may pay {2} less to play this card for each Golem you control.",
                cost="{R}{1}",
            )
        )
        .define(**resonator("Clay Idol", 100, 100, race=["Golem"]))
        .define(
            name="Toll Road", type="Addition: Field", cost="{W}", text="Your opponent pays {1} more to play resonators."
        )
        .field(0, "Clay Idol")
        .field(1, "Toll Road")
        .hand(0, "Clay Soldier")
        .sources(0, fire=1)
    )
    table.play(0, "Clay Soldier").resolve()
    assert table.is_on_field("Clay Soldier", 0)


@pytest.mark.rule("fow5", "12.2/3")
def test_incarnation_of_two_attributes_needs_a_resonator_for_each() -> None:
    def table_with(*names: str) -> Any:
        return (
            scenario("fow5")
            .define(**resonator("Dusk Idol", 900, 900, "[Incarnation] {W}, {R}", cost="{W}{R}{3}"))
            .define(**resonator("Dawn Twin", 100, 100, cost="{W}{R}"))
            .define(**resonator("Spark Child", 100, 100, cost="{R}"))
            .field(0, *names)
            .hand(0, "Dusk Idol")
        )

    assert not table_with("Dawn Twin").can("play", 0, "Dusk Idol")
    assert not table_with("Spark Child", "Spark Child").can("play", 0, "Dusk Idol")
    assert table_with("Dawn Twin", "Spark Child").can("play", 0, "Dusk Idol")


@pytest.mark.rule("fow5", "9.7/8a")
def test_moon_is_no_attribute_but_pays_what_any_will_pays() -> None:
    table = (
        scenario("fow5")
        .define(name="Moon Mirror", type="Regalia", cost="{1}", text="{Rest}: Produce {M}.")
        .define(name="Free Song", type="Spell: Chant", cost="{1}", text="You gain 100 life.")
        .define(name="Fire Song", type="Spell: Chant", cost="{R}", text="You gain 100 life.")
        .define(name="Moon Song", type="Spell: Chant", cost="{M}", text="You gain 300 life.")
        .field(0, "Moon Mirror")
        .hand(0, "Free Song", "Fire Song", "Moon Song")
    )
    assert not table.can("play", 0, "Fire Song")
    assert table.can("play", 0, "Moon Song")
    table.play(0, "Free Song").resolve()
    assert table.resource(0, "life") == 4100
    assert not table.can("play", 0, "Moon Song")


@pytest.mark.rule("fow5", "10.18/2a")
def test_an_empty_hand_can_be_discarded_for_a_cost() -> None:
    table = (
        scenario("fow5")
        .define(
            **resonator("Last Gambler", 400, 400, "Discard your hand: This card gains [+200/+200] until end of turn.")
        )
        .field(0, "Last Gambler")
    )
    table.use(0, "Last Gambler").resolve()
    assert table.power("Last Gambler") == 600


@pytest.mark.rule("fow5", "9.4/3")
def test_a_stone_that_is_treated_as_two_types_is_found_in_the_stone_deck_by_either() -> None:
    table = (
        scenario("fow5")
        .define(
            name="Steam Stone",
            type="Special Magic Stone",
            text="Treat this card as fire magic stone and water magic stone.\n{Rest}: Produce {R} or {U}.",
        )
        .define(
            name="Dowsing",
            type="Spell: Chant",
            cost="{G}",
            text="Search your magic stone deck for a water magic stone and put it into your magic stone "
            "area. Then shuffle your magic stone deck.",
        )
        .define(
            name="Ash Rain",
            type="Spell: Chant",
            cost="{R}",
            text="This card deals 100 damage to target player for each fire magic stone you control.",
        )
        .zone(0, "stones", "Steam Stone")
        .hand(0, "Dowsing", "Ash Rain")
        .sources(0, wind=1)
    )
    table.play(0, "Dowsing").resolve().choose("Steam Stone")
    assert "Steam Stone" in table.zone_names(0, "stone_area")
    table.play(0, "Ash Rain", targets=[1]).resolve()
    assert table.resource(1, "life") == 3900


@pytest.mark.rule("fow5", "9.3/4b")
def test_a_banishing_that_is_replaced_is_still_paid() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Fog Sprite", 300, 300, "Banish this card: Draw a card."))
        .define(
            **addition(
                "Hungry Void",
                "Field",
                "If a card would be put into a graveyard from a field, remove it from the game instead.",
            )
        )
        .field(0, "Fog Sprite")
        .field(1, "Hungry Void")
    )
    table.use(0, "Fog Sprite").resolve()
    assert table.zone_names(0, "removed") == ["Fog Sprite"]
    assert table.hand_size(0) == 1


@pytest.mark.rule("fow5", "9.7/1")
def test_an_ability_that_produces_and_has_a_target_uses_the_chase() -> None:
    table = (
        scenario("fow5")
        .define(
            name="Fire Tap",
            type="Regalia",
            cost="{1}",
            text="{Rest}: Produce {R}. This card deals 100 damage to target player.",
        )
        .field(0, "Fire Tap")
    )
    table.use(0, "Fire Tap", targets=[1])
    assert table.stack() == ["Fire Tap"]
    assert table.resource(1, "life") == 4000
    table.resolve()
    assert table.resource(1, "life") == 3900


@pytest.mark.rule("fow5", "12.1/2")
def test_awakening_is_paid_on_top_of_incarnation() -> None:
    table = (
        scenario("fow5")
        .define(
            **resonator("Twice Born", 500, 500, "[Incarnation] {G}\n[Awakening] {1}: [Swiftness]", cost="{G}{G}{3}")
        )
        .define(**resonator("Leaf Child", 100, 100, cost="{G}"))
        .field(0, "Leaf Child")
        .hand(0, "Twice Born")
        .sources(0, wind=1)
    )
    table.play(0, "Twice Born", extra=[True, True], cost=["Leaf Child"]).resolve()
    assert table.has("Twice Born", "Swiftness")
    assert table.is_rested("Wind Source 1")


@pytest.mark.rule("fow5", "12.2/3a")
def test_incarnation_of_one_attribute_or_another_takes_one_resonator_of_either() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Marsh Idol", 500, 500, "[Incarnation] {R} or {G}", cost="{R}{G}{3}"))
        .define(**resonator("Leaf Child", 100, 100, cost="{G}"))
        .define(**resonator("Foam Child", 100, 100, cost="{U}"))
        .field(0, "Leaf Child", "Foam Child")
        .hand(0, "Marsh Idol")
    )
    table.play(0, "Marsh Idol", extra=True).resolve()
    assert table.zone_names(0, "graveyard") == ["Leaf Child"]


@pytest.mark.rule("fow5", "9.3/4b")
def test_life_that_is_not_there_cannot_be_paid_and_the_last_of_it_can() -> None:
    def table_with(life: int) -> Any:
        return (
            scenario("fow5")
            .define(**resonator("Blood Clerk", 100, 100, "Pay 500 life: Draw a card."))
            .field(0, "Blood Clerk")
            .resources(0, life=life)
        )

    assert not table_with(400).can("use", 0, "Blood Clerk")
    table = table_with(500).use(0, "Blood Clerk")
    assert table.over
    assert table.winner == 1  # 13.1/1  before anybody has priority


@pytest.mark.rule("fow5", "9.3/4b")
def test_a_price_that_depends_on_the_target_is_lower_for_that_target() -> None:
    table = (
        scenario("fow5")
        .define(
            **instant(
                "Beast Call",
                "Target resonator gains [+300/+300] until end of turn.\nYou may pay {G} less to play "
                "this card if it targets a Beast.",
                cost="{G}{1}",
            )
        )
        .define(**resonator("Grey Wolf", race=["Beast"]))
        .define(**resonator("Old Oak"))
        .field(0, "Grey Wolf", "Old Oak")
        .hand(0, "Beast Call")
        .sources(0, water=1)
    )
    table.play(0, "Beast Call", targets=["Grey Wolf"]).resolve()
    assert table.power("Grey Wolf") == 700


@pytest.mark.rule("fow5", "10.9/1")
def test_a_destroyed_stone_goes_to_the_graveyard_and_what_it_produced_stays() -> None:
    table = (
        scenario("fow5")
        .define(**chant("Rockfall", "Destroy target magic stone."))
        .hand(0, "Rockfall")
        .sources(0, fire=1)
        .sources(1, water=1)
        .by_hand(1)
    )
    table.play(0, "Rockfall", targets=["Water Source 1"]).passes(0).act(1, "will", "Water Source 1").resolve()
    assert table.zone_names(1, "stone_area") == []
    assert table.zone_names(1, "graveyard") == ["Water Source 1"]
    assert len(table.pool(1)) == 1


@pytest.mark.rule("fow5", "9.3/4b")
def test_x_is_named_as_the_spell_is_played_and_picks_out_the_targets() -> None:
    table = (
        scenario("fow5")
        .define(**instant("Measured Fall", "Destroy target resonator with total cost X.", cost="{X}{B}"))
        .define(**resonator("Two Oaks", cost="{G}{1}"))
        .define(**resonator("Three Oaks", cost="{G}{2}"))
        .field(1, "Two Oaks", "Three Oaks")
        .hand(0, "Measured Fall")
        .sources(0, darkness=3)
    )
    table.play(0, "Measured Fall", x=2).resolve()
    assert table.field_names(1) == ["Three Oaks"]


@pytest.mark.rule("fow5", "3.4/3")
def test_two_stones_come_one_after_the_other_and_a_watcher_sees_both() -> None:
    table = (
        scenario("fow5")
        .define(**chant("Quake", "Put the top two cards of your magic stone deck into your magic stone area."))
        .define(
            **resonator(
                "Stone Ear", 100, 100, "Whenever a magic stone is put into your magic stone area, you gain 100 life."
            )
        )
        .field(0, "Stone Ear")
        .zone(0, "stones", 3)
        .hand(0, "Quake")
        .sources(0, wind=1)
    )
    table.play(0, "Quake").resolve_all()
    assert len(table.zone_names(0, "stone_area")) == 3
    assert table.resource(0, "life") == 4200


@pytest.mark.rule("fow5", "9.3/4b")
def test_a_spell_is_dearer_by_the_target_that_is_guarded() -> None:
    table = (
        scenario("fow5")
        .define(
            **resonator(
                "Toll Guard",
                100,
                100,
                "Your opponent pays {2} more to play spells that target a resonator you control.",
            )
        )
        .define(**resonator("Old Oak"))
        .define(**instant("Snap", "Destroy up to two target resonators.", cost="{B}"))
        .field(1, "Toll Guard")
        .field(0, "Old Oak")
        .hand(0, "Snap", "Snap")
        .sources(0, darkness=4)
    )
    table.play(0, "Snap", targets=[["Toll Guard", "Old Oak"]])
    assert sum(table.is_rested(stone) for stone in table.objects("stone_area", 0)) == 3
    table.resolve()
    assert table.field_names(1) == []
    assert table.can("play", 0, "Snap")


@pytest.mark.rule("fow5", "9.3/4b")
def test_only_the_target_that_leaves_the_spell_payable_can_be_chosen() -> None:
    def table_with(*names: str) -> Table:
        return (
            scenario("fow5")
            .define(
                **instant(
                    "Beast Call",
                    "You may pay {1} less to play this card, if it targets a Beast.\n"
                    "Target resonator gains [+300/+300] until end of turn.",
                    cost="{G}{1}",
                )
            )
            .define(**resonator("Grey Wolf", race=["Beast"]))
            .define(**resonator("Old Oak"))
            .field(0, *names)
            .hand(0, "Beast Call")
            .sources(0, wind=1)
        )

    assert not table_with("Old Oak").can("play", 0, "Beast Call")
    assert table_with("Old Oak").why_not(0, "Beast Call") == ["9.3/4b"]
    table = table_with("Old Oak", "Grey Wolf").play(0, "Beast Call").resolve()  # nothing else can be chosen
    assert (table.power("Old Oak"), table.power("Grey Wolf")) == (400, 700)


@pytest.mark.rule("fow5", "9.3/4b")
def test_of_several_targets_one_that_lowers_the_price_has_to_be_among_them() -> None:
    table = (
        scenario("fow5")
        .define(
            **instant(
                "Pack Call",
                "You may pay {1} less to play this card if it targets a Beast.\n"
                "Up to two target resonators gain [+300/+300] until end of turn.",
                cost="{G}{1}",
            )
        )
        .define(**resonator("Grey Wolf", race=["Beast"]))
        .define(**resonator("Old Oak"))
        .field(0, "Old Oak", "Grey Wolf")
        .hand(0, "Pack Call")
        .sources(0, wind=1)
    )
    table.play(0, "Pack Call", targets=["Grey Wolf", "Old Oak"]).resolve()
    assert (table.power("Old Oak"), table.power("Grey Wolf")) == (700, 700)
