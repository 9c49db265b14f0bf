"""Rulings on copies, summoning, the order of effects and what words of a text mean."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.fow5.defined import addition, chant, instant, resonator


@pytest.mark.rule("fow5", "9.3/5a")
def test_of_two_targets_the_one_that_is_left_is_affected() -> None:
    table = scenario("fow5").sources(0, fire=1).sources(1, fire=1)
    resonator(table, "Squire", 300, 300)
    resonator(table, "Knight", 300, 300)
    chant(table, "Twins", "Destroy up to two target resonators. Draw a card.")
    instant(table, "Gust", "Return target resonator to its owner's hand.")
    table.field(1, "Squire", "Knight").hand(0, "Twins").hand(1, "Gust")
    table.play(0, "Twins", targets=["Squire", "Knight"]).passes(0)
    table.play(1, "Gust", targets=["Knight"]).resolve().resolve()
    assert table.zone_names(1, "graveyard") == ["Gust", "Squire"]
    assert table.hand_names(1) == ["Knight"] and table.hand_size(0) == 1


@pytest.mark.rule("fow5", "10.16/1b", "10.16/2")
def test_the_copy_of_an_ability_has_its_target_though_the_card_is_gone() -> None:
    table = scenario("fow5").sources(0, water=1)
    resonator(
        table, "Firework", 200, 200, "[Activate] Banish this card: This card deals 300 damage to target resonator."
    )
    resonator(table, "Ogre", 300, 900)
    instant(table, "Echo", "Copy target ability.", "{U}")
    table.field(0, "Firework").field(1, "Ogre").hand(0, "Echo")
    table.use(0, "Firework", targets=["Ogre"])
    table.play(0, "Echo", targets=["Firework"]).resolve()
    assert table.stack() == ["Firework", "Firework"]
    table.resolve_all()
    assert table.damage_on("Ogre") == 600


@pytest.mark.rule("fow5", "9.10/2", "9.10/3")
def test_damage_doubled_and_prevented_is_ordered_by_who_controls_what_it_is_dealt_to() -> None:
    for first, dealt in (("double", 700), ("prevent", 400)):
        table = scenario("fow5").sources(0, fire=1)
        resonator(
            table,
            "Werewolf",
            500,
            500,
            "[Continuous]: If this card would deal damage to your opponent or to a resonator, "
            "it deals double that much instead.",
        )
        resonator(table, "Padded", 100, 2000, "[Continuous]: If damage would be dealt to this card, prevent 300 of it.")
        table.field(0, "Werewolf").field(1, "Padded")
        table.attack("Werewolf").block("Padded").to("battle_damage")
        table.expect(player=1)
        table.option("Werewolf" if first == "double" else "Padded")
        assert table.damage_on("Padded") == dealt


@pytest.mark.rule("fow5", "1.4/4", "9.10/3")
def test_life_that_cannot_be_gained_is_not_gained_and_triggers_nothing() -> None:
    table = scenario("fow5").sources(0, fire=1)
    addition(table, "Drought", "Field", "[Continuous]: Players cannot gain life.")
    resonator(table, "Echo", 200, 200, "Whenever you gain life, draw a card.")
    instant(table, "Drops", "You gain 100 life. Draw a card.")
    table.field(1, "Drought").field(0, "Echo").hand(0, "Drops")
    table.play(0, "Drops").resolve()
    assert table.resource(0, "life") == 4000 and table.hand_size(0) == 1 and table.stack() == []


@pytest.mark.rule("fow5", "3.1/4", "7.8/1")
def test_once_per_turn_holds_for_the_same_card_and_not_for_the_card_that_came_back() -> None:
    table = scenario("fow5").sources(0, fire=1).sources(1, fire=1)
    resonator(table, "Well", 200, 200, "[Activate] Pay {0}: You gain 100 life. Play this ability only once per turn.")
    instant(table, "Leash", "Gain control of target resonator until end of turn.")
    instant(table, "Blink", "Remove target resonator from the game, then put it into its owner's field.")
    table.field(0, "Well").hand(1, "Leash").hand(0, "Blink")
    table.use(0, "Well").resolve()
    assert not table.can("use", 0, "Well")
    table.passes(0).play(1, "Leash", targets=["Well"]).resolve()
    assert table.field_names(1) == ["Well"]
    table.play(0, "Blink", targets=["Well"]).passes(0)
    assert not table.can("use", 1, "Well")
    table.passes(1)
    assert table.field_names(0) == ["Well"]
    table.use(0, "Well").resolve()
    assert table.resource(0, "life") == 4200


@pytest.mark.rule("fow5", "10.5/1", "10.5/2", "9.6/1a")
def test_what_an_effect_summons_goes_over_the_chase_and_does_not_enter() -> None:
    table = scenario("fow5").sources(0, fire=1).sources(1, water=1)
    resonator(table, "Scout", 200, 200, "[Enter]: Draw a card.", race="Elf")
    resonator(table, "Watcher", 200, 200, "Whenever a resonator is summoned, you gain 100 life.")
    chant(table, "Muster", "Reveal the top card of your main deck. You may summon it if it's an Elf resonator.")
    table.deck(0, "Scout").hand(0, "Muster").field(1, "Watcher")
    table.play(0, "Muster").resolve().yes()
    assert table.stack() == ["Scout"]
    table.resolve()
    assert table.field_names(0) == ["Scout"]
    assert table.stack() == ["Watcher"]
    table.resolve()
    assert table.resource(1, "life") == 4100 and table.hand_size(0) == 0


@pytest.mark.rule("fow5", "9.9/4b", "9.9/2c")
def test_what_becomes_small_grows_by_what_comes_later_and_not_by_what_came_before() -> None:
    table = scenario("fow5").sources(0, fire=3)
    resonator(table, "Ogre", 900, 900, "[Flying]")
    instant(table, "Courage", "Target resonator gains [+300/+300] until end of turn.")
    instant(
        table,
        "Shrink",
        "Each resonator your opponent controls loses all abilities and becomes [0/200] until end of turn.",
    )
    table.field(1, "Ogre").hand(0, "Courage", "Shrink", "Courage")
    table.play(0, "Courage", targets=["Ogre"]).resolve()
    assert table.power("Ogre") == 1200
    table.play(0, "Shrink").resolve()
    assert (table.power("Ogre"), table.guard("Ogre")) == (0, 200) and not table.has("Ogre", "Flying")
    table.play(0, "Courage", targets=["Ogre"]).resolve()
    assert (table.power("Ogre"), table.guard("Ogre")) == (300, 500)


@pytest.mark.rule("fow5", "2.2/3", "2.2/4")
def test_a_name_is_the_whole_name_unless_it_is_asked_for_within() -> None:
    table = scenario("fow5").sources(0, fire=2)
    resonator(table, "Ash", 100, 100)
    resonator(table, "Ash and Cinder", 100, 100)
    chant(table, "Whole", 'If you control "Ash", you gain 100 life.')
    chant(table, "Part", 'If you control a card with "Ash" in its name, you gain 100 life.')
    table.field(0, "Ash and Cinder").hand(0, "Whole", "Part")
    table.play(0, "Whole").resolve()
    assert table.resource(0, "life") == 4000
    table.play(0, "Part").resolve()
    assert table.resource(0, "life") == 4100


@pytest.mark.rule("fow5", "10.16/1", "10.16/1a")
def test_the_copy_of_a_summon_spell_comes_to_nothing() -> None:
    table = scenario("fow5").sources(0, fire=2, water=1)
    resonator(table, "Squire", 300, 300, "[Enter]: Draw a card.")
    instant(table, "Mirror", "Copy target spell you control.", "{U}")
    table.hand(0, "Squire", "Mirror")
    table.play(0, "Squire")
    table.play(0, "Mirror", targets=["Squire"]).resolve()
    assert table.stack() == ["Squire", "Squire"]
    table.resolve()
    assert table.field_names(0) == [] and table.stack() == ["Squire"]
    table.resolve()
    assert table.field_names(0) == ["Squire"]
    table.resolve_all()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fow5", "10.16/2", "9.3/4")
def test_the_copy_of_a_spell_has_its_choice_and_its_target() -> None:
    table = scenario("fow5").sources(0, fire=1, water=1)
    resonator(table, "Ogre", 300, 900)
    chant(table, "Fork", "Choose one - This card deals 200 damage to target resonator; or you gain 500 life.")
    instant(table, "Mirror", "Copy target normal spell.", "{U}")
    table.field(1, "Ogre").hand(0, "Fork", "Mirror")
    table.play(0, "Fork", modes=[1], targets=["Ogre"])
    table.play(0, "Mirror", targets=["Fork"]).resolve_all()
    assert table.damage_on("Ogre") == 400
    assert table.resource(0, "life") == 4000


@pytest.mark.rule("fow5", "9.9/2a", "9.9/2b", "9.9/2c", "9.9/3")
def test_who_becomes_a_vampire_gets_the_vampires_strength_and_not_their_wings() -> None:
    table = scenario("fow5").sources(0, fire=1)
    resonator(
        table, "Countess", 500, 500, "Each other Vampire you control gains [+200/+200] and [Flying].", race="Vampire"
    )
    resonator(table, "Miller", 300, 300)
    resonator(table, "Bat", 300, 300, race="Vampire")
    instant(table, "Pale Kiss", "Target resonator loses all races and becomes a Vampire until end of turn.")
    table.field(0, "Countess", "Miller", "Bat").hand(0, "Pale Kiss")
    assert table.has("Bat", "Flying") and table.power("Bat") == 500
    table.play(0, "Pale Kiss", targets=["Miller"]).resolve()
    assert table.power("Miller") == 500 and table.guard("Miller") == 500
    assert not table.has("Miller", "Flying")


@pytest.mark.rule("fow5", "9.9/4a", "9.9/2a")
def test_a_resonator_that_lost_its_abilities_lends_none_whenever_it_came() -> None:
    table = scenario("fow5").sources(0, fire=1)
    resonator(table, "Elder", 400, 400, "Each other Elf you control gains [+400/+400] and [Flying].", race="Elf")
    resonator(table, "Scout", 300, 300, race="Elf")
    instant(table, "Numbness", "Target resonator loses all abilities until end of turn.")
    table.field(1, "Elder", "Scout").hand(0, "Numbness")
    assert table.power("Scout") == 700 and table.has("Scout", "Flying")
    table.play(0, "Numbness", targets=["Elder"]).resolve()
    assert table.power("Scout") == 300 and not table.has("Scout", "Flying")
    table.next_turn()
    assert table.power("Scout") == 700 and table.has("Scout", "Flying")


@pytest.mark.rule("fow5", "9.9/5", "11.6/1")
def test_what_an_activated_ability_gives_all_of_a_kind_those_have_that_come_later() -> None:
    table = scenario("fow5").sources(0, fire=2)
    resonator(
        table, "Drummer", 200, 200, "[Activate] {Rest}: Each resonator you control gains [Swiftness] until end of turn."
    )
    resonator(table, "Raider", 600, 500)
    table.field(0, "Drummer").hand(0, "Raider")
    table.use(0, "Drummer").resolve()
    table.play(0, "Raider").resolve()
    assert table.has("Raider", "Swiftness")
    table.attack("Raider").no_block().to("main")
    assert table.resource(1, "life") == 3400


@pytest.mark.rule("fow5", "9.9/8", "9.9/2a")
def test_printed_abilities_are_neither_lost_nor_gained() -> None:
    table = scenario("fow5").sources(0, fire=1)
    resonator(table, "Plain", 300, 300)
    resonator(table, "Winged", 300, 300, "[Flying]")
    table.define(
        name="Simplicity",
        type="Addition: Resonator",
        cost="{U}",
        text="[Continuous]: Added resonator gains [+700/+700] if it has no printed abilities.",
    )
    addition(table, "Updraft", "Field", "[Continuous]: Each resonator you control gains [Pierce].")
    instant(table, "Numbness", "Target resonator loses all abilities until end of turn.")
    table.field(0, "Updraft", "Plain", "Winged").hand(0, "Numbness")
    table.zone(0, "field", "Simplicity", host="Plain").zone(0, "field", "Simplicity", host="Winged")
    assert table.has("Plain", "Pierce")
    assert table.power("Plain") == 1000
    table.play(0, "Numbness", targets=["Winged"]).resolve()
    assert table.power("Winged") == 300


@pytest.mark.rule("fow5", "12.1/2", "12.1/3", "3.1/4")
def test_what_awakening_gave_lasts_over_turns_and_is_gone_from_the_hand() -> None:
    table = scenario("fow5").sources(0, fire=4)
    resonator(table, "Sleeper", 300, 300, "[Awakening] {R}{1}: [Continuous]: This card gains [+300/+300] and [Flying].")
    instant(table, "Gust", "Return target resonator to its owner's hand.", "{R}")
    table.hand(0, "Sleeper", "Gust")
    table.play(0, "Sleeper", extra=True).resolve()
    assert table.power("Sleeper") == 600 and table.has("Sleeper", "Flying")
    table.to("main", 0, later=True)
    assert table.power("Sleeper") == 600 and table.has("Sleeper", "Flying")
    table.play(0, "Gust", targets=["Sleeper"]).resolve()
    table.play(0, "Sleeper", extra=False).resolve()
    assert table.power("Sleeper") == 300 and not table.has("Sleeper", "Flying")
