"""Rulings of chapters 905 to 1051: abilities, effects that last or replace, and the actions of the rules."""

from __future__ import annotations

import pytest

from tests.games.fow.defined import addition, chant, life, resonator, table


@pytest.mark.rule("fow", "905.1b", "905.3")
def test_a_price_with_or_is_paid_one_way_and_a_fresh_resonator_cannot_rest_for_it() -> None:
    t = table(resonator("Tinker", "{Rest}, or {U}{U}: Draw a card.", 200, 200))
    t.sources(0, water=2).field(0, "Tinker", fresh=True)
    t.use(0, "Tinker").resolve()
    assert t.hand_size(0) == 1 and not t.is_rested("Tinker") and t.is_rested("Water Source 1")


@pytest.mark.rule("fow", "905.4a", "905.4c")
def test_a_gods_art_that_was_canceled_has_been_played_also_for_another_copy() -> None:
    t = table(
        resonator("Saint", 'God\'s Art "Last Light" {0}: This card deals 2000 damage to your opponent.', 300, 300),
        chant("Hush", "[Quickcast]\nCancel target ability.", cost="{U}"),
    )
    t.sources(1, water=1).hand(1, "Hush").field(0, "Saint", "Saint")
    t.use(0, t.card("Saint", 0)).passes(0).play(1, "Hush", targets=["Saint"]).resolve()
    assert t.stack() == [] and life(t, 1) == 4000
    assert not t.can("use", 0, t.card("Saint", 0)) and not t.can("use", 0, t.card("Saint", 0, index=1))


@pytest.mark.rule("fow", "907.1", "907.3")
def test_a_non_stone_that_does_more_than_produce_will_uses_the_chase() -> None:
    t = table(
        addition("Plain Well", "Banish this card: Produce {U}. Spend this will only to play chants.", cost="{U}"),
        addition("Deep Well", "Banish this card: Produce {U}. Draw a card.", cost="{U}"),
        chant("Glint", "You gain 300 life.", cost="{U}"),
    )
    t.hand(0, "Glint").field(0, "Deep Well")
    assert not t.can("play", 0, "Glint")
    t.use(0, "Deep Well")
    assert t.stack() == ["Deep Well"]
    t.resolve().play(0, "Glint").resolve()
    assert life(t, 0) == 4300 and t.hand_size(0) == 1
    t = table(addition("Plain Well", "Banish this card: Produce {U}. Spend this will only to play chants."))
    t.define(**chant("Glint", "You gain 300 life.", cost="{U}")).hand(0, "Glint").field(0, "Plain Well")
    t.act(0, "will", "Plain Well").play(0, "Glint").resolve()
    assert life(t, 0) == 4300 and t.zone_names(0, "graveyard") == ["Plain Well", "Glint"]


@pytest.mark.rule("fow", "909.3g", "909.3h", "902.3c")
def test_a_value_set_later_swallows_an_earlier_gain_but_not_counters() -> None:
    t = table(
        chant("Bolster", "Target resonator gains [+400/+400] until end of turn.", cost="{W}"),
        chant("Humble", "Target resonator becomes [200/200] until end of turn.", cost="{U}"),
        resonator("Giant", "", 1000, 1000),
    )
    t.sources(0, light=2, water=1).hand(0, "Bolster", "Humble", "Bolster").field(
        0, "Giant", counters={"[+100/+100]": 1}
    )
    t.play(0, "Bolster", targets=["Giant"]).resolve().play(0, "Humble", targets=["Giant"]).resolve()
    assert (t.power("Giant"), t.guard("Giant")) == (300, 300)
    t.play(0, "Bolster", targets=["Giant"]).resolve()
    assert t.power("Giant") == 700


@pytest.mark.rule("fow", "909.3i")
def test_what_hangs_on_the_atk_counts_the_counters_also() -> None:
    t = table(
        addition("High Bar", "Resonators you control with ATK 800 or more gain [+0/+300].", cost="{W}"),
        resonator("Climber", "", 700, 500),
    )
    t.field(0, "High Bar").field(0, "Climber", counters={"[+100/+100]": 1})
    assert t.guard("Climber") == 900


@pytest.mark.rule("fow", "909.4", "909.4a")
def test_a_gain_for_all_my_resonators_reaches_later_ones_a_gain_of_control_does_not() -> None:
    t = table(
        chant("Anthem", "Until end of turn, Humans you control gain [+200/+200].", cost="{W}"),
        chant("Mutiny", "Gain control of all Humans your opponent controls until end of turn.", cost="{R}"),
        resonator("Recruit", "[Quickcast]", 300, 300, cost="{W}"),
    )
    t.sources(0, light=2, fire=1).sources(1, light=1).hand(0, "Anthem", "Mutiny", "Recruit").hand(1, "Recruit")
    t.play(0, "Anthem").resolve().play(0, "Recruit").resolve()
    assert t.power("Recruit", 0) == 500
    t.play(0, "Mutiny").resolve().passes(0).play(1, "Recruit").resolve()
    assert t.is_on_field("Recruit", 1) and t.power("Recruit", 1) == 300


@pytest.mark.rule("fow", "909.9")
def test_an_effect_as_long_as_its_source_stays_is_not_made_when_it_has_gone() -> None:
    t = table(
        resonator(
            "Warden Bird", "[Enter] >>> Target resonator gains [-300/-300] as long as this card is in the field."
        ),
        chant("Shot", "[Quickcast]\nDestroy target resonator.", cost="{B}"),
        resonator("Prey", "", 500, 500),
    )
    t.sources(0, light=2).sources(1, darkness=1).hand(0, "Warden Bird").hand(1, "Shot").field(1, "Prey")
    t.play(0, "Warden Bird").resolve().choose("Prey").passes(0)
    t.play(1, "Shot", targets=["Warden Bird"]).resolve().resolve()
    assert t.power("Prey") == 500


@pytest.mark.rule("fow", "910.2c", "910.2a")
def test_two_doublings_double_once_and_the_shield_comes_after() -> None:
    t = table(
        resonator("Fury", "If a source you control would deal damage, it deals double that damage instead.", 100, 100),
        chant("Spark", "This card deals 400 damage to target player.", cost="{R}"),
        addition("Buckler", "If damage would be dealt to you, prevent 100 of that damage.", cost="{W}"),
    )
    t.sources(0, fire=1).hand(0, "Spark").field(0, "Fury", "Fury").field(1, "Buckler")
    t.play(0, "Spark", targets=[1]).resolve()
    assert life(t, 1) == 3300


@pytest.mark.rule("fow", "910.2d")
def test_a_destroyed_card_that_would_be_removed_but_cannot_be_goes_to_the_graveyard() -> None:
    t = table(
        addition("Void Rim", "If an entity would leave the field, remove it from the game instead.", cost="{B}"),
        addition("Seal Wax", "Entities cannot be removed from the game.", cost="{W}"),
        chant("Axe Day", "Destroy target resonator.", cost="{B}"),
    )
    t.sources(0, darkness=1).hand(0, "Axe Day").field(1, "Void Rim", "Seal Wax", "Wick Squire")
    t.play(0, "Axe Day", targets=["Wick Squire"]).resolve()
    assert t.zone_names(1, "graveyard") == ["Wick Squire"] and t.zone_names(1, "removed") == []


@pytest.mark.rule("fow", "911.1", "912.1")
def test_a_banished_source_strikes_with_the_atk_it_had_as_its_ability_was_played() -> None:
    t = table(
        resonator("Powder Keg", "{1}, banish this card: It deals damage equal to its ATK to target player.", 200, 200),
        addition("Drill", "Resonators you control gain [+100/+0].", cost="{R}"),
        chant("Scrap", "[Quickcast]\nDestroy target addition.", cost="{G}"),
    )
    t.sources(0, fire=1).sources(1, wind=1).hand(1, "Scrap")
    t.field(0, "Drill").field(0, "Powder Keg", counters={"[+100/+100]": 2})
    t.use(0, "Powder Keg", targets=[1]).passes(0).play(1, "Scrap", targets=["Drill"]).resolve().resolve()
    assert life(t, 1) == 3500


@pytest.mark.rule("fow", "1007.5", "1007.3a")
def test_damage_to_several_at_once_is_dealing_damage_as_often_as_there_are_struck() -> None:
    t = table(
        resonator(
            "Storm Crow",
            "[Enter] >>> This card deals 100 damage to each player and each other resonator.\n"
            "Whenever this card deals damage >>> Put a [+100/+100] counter on it.",
            200,
            200,
            cost="{U}",
        )
    )
    t.sources(0, water=1).hand(0, "Storm Crow").field(0, "Wick Squire").field(1, "Bell Cadet")
    t.play(0, "Storm Crow").resolve_all()
    assert t.counters("Storm Crow", "[+100/+100]") == 4


@pytest.mark.rule("fow", "1014.3", "1014.3a")
def test_a_search_that_shows_its_find_does_not_find_its_own_name_and_a_silent_one_does() -> None:
    t = table(
        chant(
            "Open Call", "Search your deck for a chant, reveal it and put it into your hand. Then shuffle your deck."
        ),
        chant("Quiet Call", "Search your deck for a card and put it into your hand. Then shuffle your deck."),
    )
    t.sources(0, light=2).hand(0, "Open Call", "Quiet Call").deck(
        0, "Open Call", "Quiet Call", "Wick Squire", only=True
    )
    t.play(0, "Open Call").resolve()
    assert not any("Open Call" in each for each in t.options())
    t.choose("Quiet Call")
    t.play(0, t.card("Quiet Call", 0)).resolve()
    assert any("Open Call" in each for each in t.options())
    t.choose("Open Call")
    assert sorted(t.hand_names(0)) == ["Open Call", "Quiet Call"]


@pytest.mark.rule("fow", "1017.3", "1017.3a", "1017.3d")
def test_a_copied_spell_keeps_its_choices_and_has_not_been_played() -> None:
    t = table(
        chant(
            "Two Roads",
            "Choose one:\n- You gain 300 life.\n- This card deals 300 damage to target player.",
            cost="{R}",
        ),
        chant("Echo", "[Quickcast]\nCopy target chant spell you control.", cost="{U}"),
        addition("Tally", "Whenever you play a spell >>> Put a tally counter on this card.", cost="{W}"),
    )
    t.sources(0, fire=1, water=1).hand(0, "Two Roads", "Echo").field(0, "Tally")
    t.play(0, "Two Roads", modes=[2], targets=[1]).resolve()
    t.play(0, "Echo", targets=["Two Roads"]).resolve_all()
    assert life(t, 1) == 3400 and t.counters("Tally", "tally") == 2


@pytest.mark.rule("fow", "1019.2a", "104.2")
def test_an_empty_hand_can_be_discarded() -> None:
    t = table(chant("Clean Slate", "Discard your hand. If you do, draw three cards.", cost="{R}"))
    t.sources(0, fire=1).hand(0, "Clean Slate")
    t.play(0, "Clean Slate").resolve()
    assert t.hand_size(0) == 3


@pytest.mark.rule("fow", "1020.1")
def test_what_becomes_a_race_loses_its_own_and_what_gains_one_keeps_it() -> None:
    t = table(
        chant("Sheep Curse", "Target resonator becomes a Beast with [Flying] until end of turn.", cost="{U}"),
        chant("Adoption", "Target resonator gains Beast until end of turn.", cost="{G}"),
        addition("Guild", "Humans you control gain [+100/+100].", cost="{W}"),
        addition("Pack", "Beasts you control gain [+200/+200].", cost="{G}"),
        resonator("Ann", "", 300, 300),
        resonator("Bob", "", 300, 300),
    )
    t.sources(0, water=1, wind=1).hand(0, "Sheep Curse", "Adoption").field(0, "Guild", "Pack", "Ann", "Bob")
    t.play(0, "Sheep Curse", targets=["Ann"]).resolve().play(0, "Adoption", targets=["Bob"]).resolve()
    assert (t.power("Ann"), t.power("Bob")) == (500, 600) and t.has("Ann", "Flying")


@pytest.mark.rule("fow", "1022.4", "1022.1")
def test_counters_are_doubled_and_moved() -> None:
    t = table(
        chant("Ferment", "Double the number of [+100/+100] counters on target resonator you control.", cost="{G}"),
        chant(
            "Decant", "Move all counters from target resonator you control onto another target resonator.", cost="{U}"
        ),
        resonator("Cask", "", 100, 100),
        resonator("Cup", "", 100, 100),
    )
    t.sources(0, wind=1, water=1).hand(0, "Ferment", "Decant")
    t.field(0, "Cask", counters={"[+100/+100]": 2, "must": 1}).field(0, "Cup")
    t.play(0, "Ferment", targets=["Cask"]).resolve()
    assert t.power("Cask") == 500
    t.play(0, "Decant", targets=["Cask", "Cup"]).resolve()
    assert t.power("Cask") == 100 and t.power("Cup") == 500 and t.counters("Cup", "must") == 1


@pytest.mark.rule("fow", "1041.2", "803.4")
def test_a_resonator_put_into_the_field_attacking_did_not_attack_and_strikes() -> None:
    t = table(
        resonator(
            "Vanguard",
            "Whenever this card attacks >>> Put a resonator with total cost 2 or less from your hand into the field "
            "attacking.",
            300,
            300,
        ),
        resonator("Page", "Whenever this card attacks >>> Draw a card.", 200, 200),
    )
    t.field(0, "Vanguard").hand(0, "Page")
    t.attack("Vanguard", at=1).resolve()
    assert t.is_rested("Page") and t.hand_size(0) == 0
    t.no_block().end_step()
    assert life(t, 1) == 3500


@pytest.mark.rule("fow", "1047.4", "1047.1a")
def test_the_controller_of_the_target_expels_it_to_its_owners_side() -> None:
    t = table(
        chant("Banishing Rite", "Target resonator. Its controller expels it.", cost="{W}"),
        resonator("Lost One", "[Quickcast]", 300, 300),
    )
    t.sources(0, light=1).hand(0, "Banishing Rite").field(1, "Lost One", owner=0)
    t.play(0, "Banishing Rite", targets=["Lost One"]).resolve()
    assert t.zone_names(0, "outside") == ["Lost One"] and t.zone_names(1, "outside") == []


@pytest.mark.rule("fow", "1051.2")
def test_who_takes_a_spell_over_takes_its_resonator_and_is_you_in_its_text() -> None:
    t = table(
        chant("Intercept", "[Quickcast]\nGain control of target spell.", cost="{U}"),
        resonator("Envoy", "[Enter] >>> Your opponent loses 300 life.", 300, 300, cost="{W}"),
    )
    t.sources(0, light=1).sources(1, water=1).hand(0, "Envoy").hand(1, "Intercept")
    t.play(0, "Envoy").passes(0).play(1, "Intercept", targets=["Envoy"]).resolve().resolve()
    assert t.is_on_field("Envoy", 1)
    t.resolve_all()
    assert (life(t, 0), life(t, 1)) == (3700, 4000)


@pytest.mark.rule("fow", "905.1b", "905.3")
def test_a_recovered_resonator_that_did_not_just_come_has_both_ways_to_pay() -> None:
    t = table(resonator("Tinker", "{Rest}, or {U}{U}: Draw a card.", 200, 200))
    t.sources(0, water=2).field(0, "Tinker")
    t.use(0, "Tinker", option="this card").resolve()
    assert t.hand_size(0) == 1 and t.is_rested("Tinker") and not t.is_rested("Water Source 1")


@pytest.mark.rule("fow", "1022.1")
def test_counters_are_not_taken_off_for_a_card_that_has_gone() -> None:
    t = table(
        resonator("Still", "{0}: Move all counters from this card onto target resonator.", 100, 100),
        chant("Home", "[Quickcast]\nReturn target resonator you control to its owner's hand.", cost="{U}"),
        resonator("Cup", "", 100, 100),
    )
    t.sources(0, water=1).hand(0, "Home").field(0, "Still", counters={"[+100/+100]": 2, "must": 1}).field(0, "Cup")
    t.use(0, "Still", targets=["Cup"]).play(0, "Home", targets=["Cup"]).resolve().resolve()
    assert t.counters("Still", "[+100/+100]") == 2 and t.counters("Still", "must") == 1
