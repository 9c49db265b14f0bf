"""Chapter 1000: damage, copies, counters, searches, turns that are gained or skipped."""

from __future__ import annotations

from typing import Any

import pytest

from arbiter.testing import BadScript, scenario
from tests.games.fow.said import KINDLER, chant, place, quick, res


@pytest.mark.rule("fow", "1002.5")
def test_a_bestowed_regalia_that_becomes_a_resonator_comes_off() -> None:
    table = (
        scenario("fow")
        .define(
            name="Living Blade",
            type="Regalia",
            cost="{1}",
            text="[Bestow] {0}\nBestowed resonator gains [+200/0].\n"
            "{0}: This card becomes a [300/300] resonator until end of turn.",
        )
        .define(**res("Bearer", 300, 300))
        .field(0, "Living Blade", "Bearer")
    )
    table.use(0, "Living Blade", ability="bestow", targets=["Bearer"]).resolve()
    assert table.power("Bearer") == 500
    table.use(0, "Living Blade", ability="becomes").resolve()
    assert table.power("Bearer") == 300 and table.power("Living Blade") == 300


@pytest.mark.rule("fow", "1005.2")
def test_a_hand_that_is_revealed_is_known_to_both() -> None:
    table = (
        scenario("fow")
        .define(
            **chant(
                "Inspection", "Your opponent reveals their hand. Choose a resonator from among them. They discard it."
            )
        )
        .define(**res("Squire", 300, 300))
        .define(**chant("Page", "Draw a card."))
        .sources(0, fire=1)
        .hand(0, "Inspection")
        .hand(1, "Squire", "Page")
    )
    table.play(0, "Inspection").resolve()
    assert table.hand_names(1) == ["Page"] and table.zone_names(1, "graveyard") == ["Squire"]


@pytest.mark.rule("fow", "1007.3a")
def test_damage_for_each_card_is_dealt_at_once() -> None:
    table = (
        scenario("fow")
        .define(**chant("Hail", "This card deals 100 damage to target resonator for each card in your hand."))
        .define(**chant("Page", "Draw a card."))
        .define(**res("Thick Hide", 300, 2000, "If damage would be dealt to this card, prevent 100 of it."))
        .sources(0, fire=1)
        .hand(0, "Hail", "Page", "Page", "Page")
        .field(1, "Thick Hide")
    )
    table.play(0, "Hail", targets=["Thick Hide"]).resolve()
    assert table.damage_on("Thick Hide") == 200


@pytest.mark.rule("fow", "1007.5")
def test_damage_to_three_at_once_is_dealing_damage_three_times() -> None:
    table = (
        scenario("fow")
        .define(
            **res(
                "Stormcaller",
                300,
                300,
                "{0}: This card deals 100 damage to each resonator your opponent controls and to your opponent. "
                "Play this ability only once per turn.\n"
                "Whenever this card deals damage >>> You gain 100 life.",
            )
        )
        .define(**res("Post", 300, 300))
        .define(**res("Pole", 300, 300))
        .field(0, "Stormcaller")
        .field(1, "Post", "Pole")
    )
    table.use(0, "Stormcaller").resolve_all()
    assert table.resource(1, "life") == 3900 and table.damage_on("Post") == 100
    assert table.resource(0, "life") == 4300


@pytest.mark.rule("fow", "1008.2")
def test_nobody_chases_what_cannot_be_chased_but_triggers_come() -> None:
    table = (
        scenario("fow")
        .define(
            **chant("Final Word", "Players cannot chase to this card.\nThis card deals 300 damage to target player.")
        )
        .define(**quick("Hush", "Cancel target spell."))
        .define(**place("Listener Post", "Whenever your opponent plays a chant >>> You gain 100 life."))
        .sources(0, fire=1)
        .sources(1, water=1)
        .hand(0, "Final Word")
        .hand(1, "Hush")
        .field(1, "Listener Post")
    )
    table.play(0, "Final Word", targets=[1])
    assert table.stack() == ["Final Word", "Listener Post"]
    table.passes(0)
    assert "1008.2" in table.why_not(1, "Hush") and not table.can("play", 1, "Hush")
    table.resolve_all()
    assert table.resource(1, "life") == 3800


@pytest.mark.rule("fow", "1010.3")
def test_damage_stays_on_what_cannot_be_destroyed_and_no_def_is_no_destruction() -> None:
    table = (
        scenario("fow")
        .define(**chant("Scorch", "This card deals 500 damage to target resonator."))
        .define(**chant("Wither", "Target resonator gains [-500/-500] until end of turn."))
        .define(**res("Statue", 500, 500, "[Eternal]"))
        .sources(0, fire=2)
        .hand(0, "Scorch", "Wither")
        .field(1, "Statue")
    )
    table.play(0, "Scorch", targets=["Statue"]).resolve()
    assert table.is_on_field("Statue") and table.damage_on("Statue") == 500
    # 1205.1  being put into the graveyard is not being destroyed
    table.play(0, "Wither", targets=["Statue"]).resolve()
    assert table.zone_names(1, "graveyard") == ["Statue"]


@pytest.mark.rule("fow", "1010.3")
def test_all_are_destroyed_but_those_that_cannot_be() -> None:
    table = (
        scenario("fow")
        .define(**chant("Deluge", "Destroy all resonators. Draw a card for each resonator destroyed this way."))
        .define(**res("Statue", 300, 300, "[Eternal]"))
        .define(**res("Clay", 300, 300))
        .sources(0, fire=1)
        .hand(0, "Deluge")
        .field(0, "Clay")
        .field(1, "Clay", "Statue")
    )
    table.play(0, "Deluge").resolve()
    assert table.hand_size(0) == 2 and table.is_on_field("Statue")


@pytest.mark.rule("fow", "1011.1")
def test_a_j_ruler_is_never_banished() -> None:
    table = (
        scenario("fow")
        .define(**KINDLER)
        .define(**chant("Cruel Tax", "Your opponent banishes a J/resonator."))
        .define(**res("Page", 300, 300))
        .sources(0, fire=2)
        .hand(0, "Cruel Tax", "Cruel Tax")
        .field(1, "Kindler Unbound", "Page")
    )
    table.play(0, "Cruel Tax").resolve()
    assert table.zone_names(1, "graveyard") == ["Page"]
    table.play(0, "Cruel Tax").resolve()
    assert table.is_on_field("Kindler Unbound", 1)


@pytest.mark.rule("fow", "1011.2")
def test_a_banish_cost_takes_ones_own_and_each_player_banishes_their_own() -> None:
    table = (
        scenario("fow")
        .define(
            **chant("Winnowing", "Each player banishes a resonator. If a Beast was banished this way, draw a card.")
        )
        .define(**res("Cow", 300, 300, race=["Beast"]))
        .define(**res("Maid", 300, 300, race=["Human"]))
        .sources(0, fire=1)
        .hand(0, "Winnowing")
        .field(0, "Maid")
        .field(1, "Cow")
    )
    table.play(0, "Winnowing").resolve()
    assert table.zone_names(1, "graveyard") == ["Cow"] and table.zone_names(0, "graveyard")[0] == "Maid"
    assert table.hand_size(0) == 1


@pytest.mark.rule("fow", "1013.3")
def test_to_rest_another_card_asks_for_a_recovered_one_and_not_for_patience() -> None:
    def setting(**how: Any) -> Any:
        return (
            scenario("fow")
            .define(
                name="Work Bench",
                type="Addition: Field",
                cost="{R}",
                text="Rest a resonator you control: You gain 100 life.",
            )
            .define(**res("Smith", 300, 300, "{Rest}: You gain 100 life."))
            .field(0, "Work Bench")
            .field(0, "Smith", **how)
        )

    assert not setting(rested=True).can("use", 0, "Work Bench")
    table = setting(fresh=True)
    assert "905.3" in table.why_not(0, "Smith")
    table.use(0, "Work Bench", cost=["Smith"]).resolve()
    assert table.resource(0, "life") == 4100 and table.is_rested("Smith")


@pytest.mark.rule("fow", "1014.2")
def test_what_is_searched_for_by_a_quality_need_not_be_found() -> None:
    def setting(what: str) -> Any:
        return (
            scenario("fow")
            .define(
                **chant(
                    "Seek", f"Search your deck for {what}, reveal it and put it into your hand. Then shuffle your deck."
                )
            )
            .define(**res("Hound", 300, 300, race=["Beast"]))
            .sources(0, fire=1)
            .hand(0, "Seek")
            .deck(0, "Hound", only=True)
        )

    table = setting("a Beast")
    table.play(0, "Seek").resolve().choose()
    assert table.hand_size(0) == 0
    table = setting("a card")
    table.play(0, "Seek").resolve()
    assert table.hand_names(0) == ["Hound"]


@pytest.mark.rule("fow", "1014.3")
def test_a_search_does_not_find_its_own_name() -> None:
    table = (
        scenario("fow")
        .define(
            **res(
                "Wolf Mother",
                300,
                300,
                race=["Beast"],
                cost="{R}",
                text="[Enter] >>> Search your deck for a Beast "
                "resonator, reveal it and put it into your hand. Then shuffle your deck.",
            )
        )
        .define(**res("Wolf Pup", 300, 300, race=["Beast"]))
        .sources(0, fire=1)
        .hand(0, "Wolf Mother")
        .deck(0, "Wolf Mother", "Wolf Pup")
    )
    table.play(0, "Wolf Mother").resolve().resolve()
    with pytest.raises(BadScript):
        table.choose(table.card("Wolf Mother", 0, zone="deck"))
    table.choose("Wolf Pup")
    assert table.hand_names(0) == ["Wolf Pup"]


@pytest.mark.rule("fow", "1016.1")
def test_a_stone_called_by_a_text_is_a_call_and_rests_no_ruler() -> None:
    table = (
        scenario("fow")
        .define(name="Old King", type="Ruler", attribute=["R"], text="{Rest}: You gain 100 life.")
        .define(**place("Stone Choir", "Whenever you call a magic stone >>> You gain 100 life."))
        .define(**chant("Quarry", "Put the top card of your magic stone deck into the field."))
        .sources(0, fire=1)
        .zone(0, "stones", 3)
        .zone(0, "ruler", "Old King")
        .hand(0, "Quarry")
        .field(0, "Stone Choir")
    )
    table.play(0, "Quarry").resolve_all()
    assert table.resource(0, "life") == 4000 and not table.is_rested("Old King")
    table.act(0, "call").resolve_all()
    assert table.resource(0, "life") == 4100 and table.is_rested("Old King")


@pytest.mark.rule("fow", "1017.2")
def test_a_token_copy_has_the_printed_values_costs_nothing_and_ceases_in_a_hand() -> None:
    table = (
        scenario("fow")
        .define(**chant("Mirror", "Copy target resonator you control."))
        .define(**chant("Sweep", "Return all resonators with total cost 0 to their owners' hands."))
        .define(**res("Model", 400, 400, "[Enter] >>> You gain 100 life.", cost="{R}{2}"))
        .sources(0, fire=2)
        .hand(0, "Mirror", "Sweep")
        .field(0, "Model", counters={"[+100/+100]": 2})
    )
    table.play(0, "Mirror", targets=["Model"]).resolve_all()
    assert table.resource(0, "life") == 4100
    assert sorted(table.power(table.card("Model", 0, index=place)) for place in (0, 1)) == [400, 600]
    table.play(0, "Sweep").resolve()
    assert table.field_names(0).count("Model") == 1 and table.hand_size(0) == 0  # 1303.3a


@pytest.mark.rule("fow", "1017.3")
def test_a_copied_spell_is_not_played() -> None:
    table = (
        scenario("fow")
        .define(**chant("Spark", "This card deals 300 damage to target player."))
        .define(name="Echo", type="Chant", cost="{R}", text="[Quickcast]\nCopy target chant spell you control.")
        .define(**res("Listener", 300, 300, "Whenever you play a chant >>> Put a [+100/+100] counter on this card."))
        .sources(0, fire=2)
        .hand(0, "Spark", "Echo")
        .field(0, "Listener")
    )
    table.play(0, "Spark", targets=[1])
    table.resolve()
    table.play(0, "Echo", targets=["Spark"]).resolve_all()
    assert table.resource(1, "life") == 3400
    assert table.power("Listener") == 500
    assert sorted(table.zone_names(0, "graveyard")) == ["Echo", "Spark"]


@pytest.mark.rule("fow", "1017.3")
def test_one_spell_a_turn_counts_the_cancelled_and_not_the_copies() -> None:
    table = (
        scenario("fow")
        .define(**place("Quiet Law", "Each player can play only one spell each turn."))
        .define(**chant("Ripple", "You gain 100 life."))
        .define(**quick("Hush", "Cancel target spell."))
        .sources(0, fire=2)
        .sources(1, water=1)
        .hand(0, "Ripple", "Ripple")
        .hand(1, "Hush")
        .field(0, "Quiet Law")
    )
    table.play(0, "Ripple").passes(0).play(1, "Hush", targets=["Ripple"]).resolve_all()
    assert table.resource(0, "life") == 4000
    assert not table.can("play", 0, "Ripple")


@pytest.mark.rule("fow", "1017.3d")
def test_the_copy_of_an_awakened_spell_is_awakened() -> None:
    table = (
        scenario("fow")
        .define(
            **chant(
                "Rising Flame",
                "[Awakening] {R}\nThis card deals 200 damage to target player. If this card was awakened, it "
                "deals 500 damage "
                "instead.",
            )
        )
        .define(
            **quick("Echo", "Copy target chant spell you control. You may choose new targets for the copy.", cost="{R}")
        )
        .sources(0, fire=3)
        .hand(0, "Rising Flame", "Echo")
    )
    table.play(0, "Rising Flame", targets=[1], extra=True)
    table.play(0, "Echo", targets=["Rising Flame"]).resolve()
    table.no()
    table.resolve_all()
    assert table.resource(1, "life") == 3000


@pytest.mark.rule("fow", "1017.5")
def test_what_becomes_a_copy_keeps_its_name_and_counters() -> None:
    table = (
        scenario("fow")
        .define(
            **chant(
                "Masquerade",
                "Target resonator you control becomes a copy of target resonator your opponent controls "
                "until end of turn.",
            )
        )
        .define(**place("Mime Stage", 'Resonators named "Mime" you control gain [+100/0].'))
        .define(**res("Mime", 100, 100))
        .define(**res("Ogre", 900, 900, "[Pierce]"))
        .sources(0, fire=1)
        .hand(0, "Masquerade")
        .field(0, "Mime Stage")
        .field(0, "Mime", counters={"[+100/+100]": 1})
        .field(1, "Ogre", counters={"[+100/+100]": 3})
    )
    mime = table.card("Mime", 0)
    assert table.power(mime) == 300
    table.play(0, "Masquerade", targets=[mime, "Ogre"]).resolve()
    assert table.power(mime) == 1100 and table.guard(mime) == 1000 and table.has(mime, "Pierce")
    table.next_turn()
    assert table.power(mime) == 300 and not table.has(mime, "Pierce")


@pytest.mark.rule("fow", "1018.1a")
def test_the_next_damage_is_prevented_up_to_so_much() -> None:
    table = (
        scenario("fow")
        .define(**chant("Shelter", "Prevent the next 300 damage that would be dealt to target resonator this turn."))
        .define(**chant("Scorch", "This card deals 200 damage to target resonator."))
        .define(**res("Bearer", 300, 2000))
        .sources(0, fire=3)
        .hand(0, "Shelter", "Scorch", "Scorch")
        .field(0, "Bearer")
    )
    table.play(0, "Shelter", targets=["Bearer"]).resolve()
    table.play(0, "Scorch", targets=["Bearer"]).resolve()
    assert table.damage_on("Bearer") == 0
    table.play(0, "Scorch", targets=["Bearer"]).resolve()
    assert table.damage_on("Bearer") == 100


@pytest.mark.rule("fow", "1018.2")
def test_damage_that_becomes_nothing_is_not_prevented() -> None:
    table = (
        scenario("fow")
        .define(name="Open Wounds", type="Addition: Field", cost="{R}", text="Damage cannot be prevented.")
        .define(**chant("Scorch", "This card deals 500 damage to target resonator."))
        .define(**res("Ghost", 300, 2000, "Damage that would be dealt to this card becomes 0 instead."))
        .define(**res("Monk", 300, 2000, "Prevent all damage that would be dealt to this card."))
        .sources(0, fire=2)
        .hand(0, "Scorch", "Scorch")
        .field(0, "Open Wounds")
        .field(1, "Ghost", "Monk")
    )
    table.play(0, "Scorch", targets=["Ghost"]).resolve()
    assert table.damage_on("Ghost") == 0
    table.play(0, "Scorch", targets=["Monk"]).resolve()
    assert table.damage_on("Monk") == 500


@pytest.mark.rule("fow", "1019.1a")
def test_a_discard_that_goes_elsewhere_is_a_discard() -> None:
    table = (
        scenario("fow")
        .define(
            name="Hungry Void",
            type="Addition: Field",
            cost="{B}",
            text="If a card would be put into a graveyard from anywhere, remove it from the game instead.",
        )
        .define(**res("Miser", 300, 300, "Discard a card: Draw a card."))
        .define(**res("Rag Picker", 300, 300, "Whenever a player discards a card >>> You gain 100 life."))
        .define(**chant("Spare Page", "Draw a card."))
        .hand(0, "Spare Page")
        .field(0, "Hungry Void", "Miser", "Rag Picker")
    )
    table.use(0, "Miser", cost=["Spare Page"]).resolve_all()
    assert table.zone_names(0, "removed") == ["Spare Page"] and table.resource(0, "life") == 4100
    assert table.hand_size(0) == 1


@pytest.mark.rule("fow", "1020.1")
def test_becoming_a_race_takes_the_old_one_and_gaining_does_not() -> None:
    table = (
        scenario("fow")
        .define(**place("Human Hall", "Human resonators you control gain [+100/0]."))
        .define(**place("Beast Den", "Beast resonators you control gain [+200/0]."))
        .define(**chant("Curse", "Target resonator becomes a Beast until end of turn."))
        .define(**chant("Gift", "Target resonator gains Beast until end of turn."))
        .define(**res("Anna", 300, 300, race=["Human"]))
        .define(**res("Boris", 300, 300, race=["Human"]))
        .sources(0, fire=2)
        .hand(0, "Curse", "Gift")
        .field(0, "Human Hall", "Beast Den", "Anna", "Boris")
    )
    table.play(0, "Curse", targets=["Anna"]).resolve()
    table.play(0, "Gift", targets=["Boris"]).resolve()
    assert table.power("Anna") == 500 and table.power("Boris") == 600


@pytest.mark.rule("fow", "1022.1")
def test_a_counter_whose_destination_is_gone_stays() -> None:
    def setting() -> Any:
        return (
            scenario("fow")
            .define(
                **chant(
                    "Handover",
                    "Move a spark counter from target resonator you control to another target resonator you control.",
                )
            )
            .define(**quick("Smite", "Destroy target resonator."))
            .define(**res("Giver", 300, 300))
            .define(**res("Taker", 300, 300))
            .sources(0, fire=1)
            .sources(1, water=1)
            .hand(0, "Handover")
            .hand(1, "Smite")
            .field(0, "Giver", counters={"spark": 2})
            .field(0, "Taker")
        )

    table = setting()
    table.play(0, "Handover", targets=["Giver", "Taker"]).resolve()
    assert table.counters("Giver", "spark") == 1 and table.counters("Taker", "spark") == 1
    table = setting()
    table.play(0, "Handover", targets=["Giver", "Taker"]).passes(0).play(1, "Smite", targets=["Taker"]).resolve_all()
    assert table.counters("Giver", "spark") == 2


@pytest.mark.rule("fow", "1022.4")
def test_doubling_counters_puts_as_many_more() -> None:
    table = (
        scenario("fow")
        .define(**chant("Bloom", "Double the number of [+100/+100] counters on target resonator."))
        .define(
            **res(
                "Gardener",
                100,
                100,
                "Whenever one or more [+100/+100] counters are put on a resonator >>> You gain 100 life.",
            )
        )
        .sources(0, fire=1)
        .hand(0, "Bloom")
        .field(0, "Gardener", counters={"[+100/+100]": 3})
    )
    table.play(0, "Bloom", targets=["Gardener"]).resolve_all()
    assert table.counters("Gardener", "[+100/+100]") == 6 and table.resource(0, "life") == 4100


@pytest.mark.rule("fow", "1023.1")
def test_the_dice_are_added_up() -> None:
    table = (
        scenario("fow")
        .define(**chant("Gamble", "[Force] 2. You gain X00 life, where X is the result of the roll."))
        .sources(0, fire=1)
        .hand(0, "Gamble")
    )
    table.play(0, "Gamble").resolve()
    assert 4200 <= table.resource(0, "life") <= 5200


@pytest.mark.rule("fow", "1024.6")
def test_an_astral_ruler_is_judged_again_only_when_healed() -> None:
    table = (
        scenario("fow")
        .define(**KINDLER)
        .define(**chant("Smite", "Destroy target J-ruler."))
        .define(**chant("Balm", "If your ruler is astral, heal it."))
        .sources(0, fire=3)
        .hand(0, "Smite", "Balm")
        .field(0, "Kindler Unbound")
    )
    table.play(0, "Smite", targets=["Kindler Unbound"]).resolve()
    assert table.zone_names(0, "ruler") == ["Kindler"]
    assert not table.acts(0, "judgment") and "705.1" in table.why_not(0, "Kindler")
    table.play(0, "Balm").resolve()
    table.act(0, "judgment", "Kindler").resolve()
    assert table.is_on_field("Kindler Unbound")


@pytest.mark.rule("fow", "1025.1")
def test_an_extra_turn_comes_at_once_and_with_all_its_phases() -> None:
    table = (
        scenario("fow")
        .define(**chant("Long Day", "Take an extra turn after this one."))
        .define(**res("Ally", 300, 300))
        .sources(0, fire=1)
        .hand(0, "Long Day")
        .field(0, "Ally", rested=True)
    )
    table.play(0, "Long Day").resolve().next_turn()
    assert table.active == 0
    table.to("main")
    assert table.active == 0 and not table.is_rested("Ally") and table.hand_size(0) == 1
    table.next_turn()
    assert table.active == 1


@pytest.mark.rule("fow", "1027.1a")
def test_a_gem_of_any_attribute_is_one_of_the_five() -> None:
    table = (
        scenario("fow")
        .define(**chant("Gem Rain", "Gain a gem of any attribute."))
        .define(**res("Jeweller", 300, 300, "Banish a fire gem: You gain 100 life."))
        .sources(0, fire=1)
        .hand(0, "Gem Rain")
        .field(0, "Jeweller")
    )
    assert not table.can("use", 0, "Jeweller")
    table.play(0, "Gem Rain").resolve().option("fire")
    table.use(0, "Jeweller").resolve()
    assert table.resource(0, "life") == 4100 and table.zone_names(0, "item") == []


@pytest.mark.rule("fow", "1028.2d")
def test_the_weather_is_the_last_that_was_said() -> None:
    table = (
        scenario("fow")
        .define(**chant("Rain Dance", "Your weather is Rain until end of turn."))
        .define(**place("Smog Works", "Each player's weather is Pollution."))
        .define(**res("Frog", 300, 300, "This card gains [+200/0] as long as the weather is Rain."))
        .sources(0, fire=2)
        .hand(0, "Rain Dance", "Smog Works")
        .field(0, "Frog")
    )
    table.play(0, "Rain Dance").resolve()
    assert table.power("Frog") == 500
    table.play(0, "Smog Works").resolve()
    assert table.power("Frog") == 300


@pytest.mark.rule("fow", "1029.1a")
def test_an_attacker_removed_from_battle_stays_rested_and_deals_nothing() -> None:
    table = (
        scenario("fow")
        .define(**res("Duelist", 500, 500))
        .define(**quick("Distraction", "Remove target attacking resonator from battle."))
        .sources(1, water=1)
        .hand(1, "Distraction")
        .field(0, "Duelist")
    )
    table.attack("Duelist").passes(0).play(1, "Distraction", targets=["Duelist"]).resolve().to("main")
    assert table.resource(1, "life") == 4000 and table.is_rested("Duelist")


@pytest.mark.rule("fow", "1031.2")
def test_two_recovery_phases_are_skipped_one_after_the_other() -> None:
    table = (
        scenario("fow")
        .define(**chant("Long Night", "Target player skips their next recovery phase."))
        .define(**res("Sleeper", 300, 300))
        .sources(0, fire=2)
        .hand(0, "Long Night", "Long Night")
        .field(1, "Sleeper", rested=True)
    )
    table.play(0, "Long Night", targets=[1]).resolve()
    table.play(0, "Long Night", targets=[1]).resolve()
    table.to("main", player=1)
    assert table.is_rested("Sleeper")
    table.to("main", player=1, later=True)
    assert table.is_rested("Sleeper")
    table.to("main", player=1, later=True)
    assert not table.is_rested("Sleeper")


@pytest.mark.rule("fow", "1034.1")
def test_foresee_keeps_some_and_sends_the_rest_below() -> None:
    table = (
        scenario("fow")
        .define(**chant("Vision", "Foresee 3. Then draw a card."))
        .define(**chant("First", "Draw a card."))
        .define(**chant("Second", "Draw a card."))
        .define(**chant("Third", "Draw a card."))
        .sources(0, fire=1)
        .hand(0, "Vision")
        .deck(0, "First", "Second", "Third", only=True)
    )
    table.play(0, "Vision").resolve().choose("Second")
    table.order("Third", "First")
    assert table.hand_names(0) == ["Second"]
    assert sorted(table.zone_names(0, "deck")) == ["First", "Third"]


@pytest.mark.rule("fow", "1038.1")
def test_exploration_removes_a_treasure_and_puts_the_rest_below() -> None:
    table = (
        scenario("fow")
        .define(**chant("Expedition", "Exploration 2. You gain 100 life."))
        .define(**res("Gold Idol", 300, 300, race=["Treasure"]))
        .define(**chant("Rubble", "Draw a card."))
        .sources(0, fire=1)
        .hand(0, "Expedition")
        .deck(0, "Rubble", "Gold Idol", "Rubble", only=True)
    )
    table.play(0, "Expedition").resolve().choose("Gold Idol")
    assert table.zone_names(0, "removed") == ["Gold Idol"] and table.zone_names(0, "deck") == ["Rubble", "Rubble"]
    assert table.resource(0, "life") == 4100


@pytest.mark.rule("fow", "1041.2")
def test_what_is_put_into_the_field_attacking_is_no_attack_declared() -> None:
    table = (
        scenario("fow")
        .define(
            **res(
                "Captain",
                300,
                300,
                "Whenever this card attacks >>> Put a [200/200] fire Soldier resonator token into the field rested.",
            )
        )
        .field(0, "Captain")
    )
    table.attack("Captain").resolve().to("main")
    assert table.resource(1, "life") == 3700
    assert table.field_names(0).count("Soldier") == 1 and table.is_rested("Soldier")


@pytest.mark.rule("fow", "1046.1")
def test_a_coin_pays_once() -> None:
    table = (
        scenario("fow")
        .define(**chant("Wages", "Gain a fire will coin token.", cost="{0}"))
        .define(**chant("Warm Meal", "You gain 500 life."))
        .hand(0, "Wages", "Warm Meal", "Warm Meal")
    )
    assert not table.can("play", 0, "Warm Meal")
    table.play(0, "Wages").resolve().act(0, "will")
    table.play(0, "Warm Meal").resolve()
    assert table.resource(0, "life") == 4500 and not table.can("play", 0, "Warm Meal")


@pytest.mark.rule("fow", "1050.1")
def test_leaving_the_field_is_leaving_it_anyhow() -> None:
    table = (
        scenario("fow")
        .define(**res("Ember", 300, 300, "When this card leaves the field >>> You gain 100 life."))
        .define(**chant("Smite", "Destroy target resonator."))
        .define(**chant("Homeward", "Return target resonator to its owner's hand."))
        .define(**chant("Banishment", "Remove target resonator from the game."))
        .sources(0, fire=3)
        .hand(0, "Smite", "Homeward", "Banishment")
        .field(0, "Ember", "Ember", "Ember")
    )
    for word in ("Smite", "Homeward", "Banishment"):
        table.play(0, word, targets=[table.card("Ember", 0)]).resolve_all()
    assert table.resource(0, "life") == 4300


@pytest.mark.rule("fow", "1051.1b")
def test_nobody_loses_their_only_j_ruler_to_another() -> None:
    table = (
        scenario("fow")
        .define(**KINDLER)
        .define(**chant("Usurp", "Gain control of target J/resonator. Draw a card."))
        .sources(0, fire=1)
        .hand(0, "Usurp")
        .field(1, "Kindler Unbound")
    )
    table.play(0, "Usurp", targets=["Kindler Unbound"]).resolve()
    assert table.is_on_field("Kindler Unbound", 1) and table.hand_size(0) == 1


@pytest.mark.rule("fow", "1051.2")
def test_a_resonator_spell_taken_over_enters_the_field_for_its_new_controller() -> None:
    table = (
        scenario("fow")
        .define(
            name="Recruit Drive", type="Chant", cost="{U}", text="[Quickcast]\nGain control of target resonator spell."
        )
        .define(**res("Squire", 300, 300, "[Enter] >>> You gain 100 life.", cost="{R}"))
        .sources(0, fire=1)
        .sources(1, water=1)
        .hand(0, "Squire")
        .hand(1, "Recruit Drive")
    )
    table.play(0, "Squire").passes(0).play(1, "Recruit Drive", targets=["Squire"]).resolve_all()
    assert table.is_on_field("Squire", 1)
    assert table.resource(1, "life") == 4100 and table.resource(0, "life") == 4000


@pytest.mark.rule("fow", "1021.4a")
def test_two_searches_are_two_shuffles() -> None:
    table = (
        scenario("fow")
        .define(
            **chant(
                "Double Errand",
                "Search your deck for a Beast, reveal it and put it into your hand. Then shuffle your deck. "
                "Search your deck for a Human, reveal it and put it into your hand. Then shuffle your deck.",
            )
        )
        .define(**place("Card Table", "Whenever you shuffle your deck >>> You gain 100 life."))
        .define(**res("Cow", 300, 300, race=["Beast"]))
        .define(**res("Maid", 300, 300, race=["Human"]))
        .sources(0, fire=1)
        .hand(0, "Double Errand")
        .field(0, "Card Table")
        .deck(0, "Cow", "Maid")
    )
    table.play(0, "Double Errand").resolve().choose("Cow").choose("Maid").resolve_all()
    assert sorted(table.hand_names(0)) == ["Cow", "Maid"] and table.resource(0, "life") == 4200


@pytest.mark.rule("fow", "1022.3")
def test_counters_that_a_card_enters_with_are_added_up() -> None:
    table = (
        scenario("fow")
        .define(
            **res("Sapling", 100, 100, "This card enters the field with two [+100/+100] counters on it.", cost="{G}")
        )
        .define(**place("Rich Soil", "Resonators you control enter the field with a [+100/+100] counter on them."))
        .sources(0, wind=1)
        .hand(0, "Sapling")
        .field(0, "Rich Soil")
    )
    table.play(0, "Sapling").resolve()
    assert table.counters("Sapling", "[+100/+100]") == 3 and table.power("Sapling") == 400


@pytest.mark.rule("fow", "1042.2")
def test_dragon_power_adds_up_and_doubles() -> None:
    table = (
        scenario("fow")
        .define(**chant("Roar", "Gain 3 Dragon Power."))
        .define(**chant("Great Roar", "Double your Dragon Power."))
        .define(**res("Whelp", 300, 300, "This card gains [+X00/0], where X is your Dragon Power."))
        .sources(0, fire=3)
        .hand(0, "Roar", "Roar", "Great Roar")
        .field(0, "Whelp")
    )
    table.play(0, "Roar").resolve().play(0, "Roar").resolve().play(0, "Great Roar").resolve()
    assert table.power("Whelp") == 300 + 1200


@pytest.mark.rule("fow", "1045.6d")
def test_what_lies_below_goes_where_the_top_card_goes_and_does_not_leave_the_field() -> None:
    table = (
        scenario("fow")
        .define(**res("Tower", 300, 300))
        .define(**res("Cellar", 300, 300, "When this card leaves the field >>> You gain 100 life."))
        .define(**chant("Smite", "Destroy target resonator."))
        .sources(0, fire=1)
        .hand(0, "Smite")
        .field(0, "Tower", under=("Cellar",))
    )
    table.play(0, "Smite", targets=["Tower"]).resolve_all()
    assert sorted(table.zone_names(0, "graveyard")) == ["Cellar", "Smite", "Tower"]
    assert table.resource(0, "life") == 4000


@pytest.mark.rule("fow", "1047.1")
def test_expelled_cards_are_out_of_the_game_and_nobody_elses() -> None:
    table = (
        scenario("fow")
        .define(**chant("Oblivion", "Your opponent expels the top two cards of their deck."))
        .define(**res("First", 300, 300))
        .define(**res("Second", 300, 300))
        .sources(0, fire=1)
        .hand(0, "Oblivion")
        .deck(1, "First", "Second")
    )
    table.play(0, "Oblivion").resolve()
    assert sorted(table.zone_names(1, "outside")) == ["First", "Second"]
    assert table.zone_names(1, "graveyard") == [] and table.zone_names(1, "removed") == []


@pytest.mark.rule("fow", "302.5")
def test_that_player_is_the_owner_to_whose_hand_it_went_and_nobody_if_it_was_gone() -> None:
    def setting() -> Any:
        return (
            scenario("fow")
            .define(**chant("Recall", "Return target resonator to its owner's hand. That player discards a card."))
            .define(**quick("Smite", "Destroy target resonator."))
            .define(**res("Traveller", 300, 300))
            .define(**chant("Page", "Draw a card."))
            .sources(0, fire=1)
            .sources(1, water=1)
            .hand(0, "Recall")
            .hand(1, "Smite", "Page")
            .field(0, "Traveller", owner=1)
        )

    table = setting()
    table.play(0, "Recall", targets=["Traveller"]).resolve().choose("Page")
    assert sorted(table.hand_names(1)) == ["Smite", "Traveller"] and table.hand_size(0) == 0
    table = setting()
    table.play(0, "Recall", targets=["Traveller"]).passes(0)
    table.play(1, "Smite", targets=["Traveller"]).resolve_all()
    assert table.hand_names(1) == ["Page"]  # 903.3a
