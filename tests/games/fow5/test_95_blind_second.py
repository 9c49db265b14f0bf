"""Further rulings: what happens within battles, to additions, rulers, copies, replacements, chant-standby and ends."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from arbiter.testing.errors import BadScript
from arbiter.testing.table import Table


def resonator(
    table: Table, name: str, atk: int, df: int, text: str = "", *, cost: str = "{R}{1}", race: str = "Human"
) -> Table:
    return table.define(name=name, type="Resonator", cost=cost, race=race, atk=atk, text=text, **{"def": df})


def instant(table: Table, name: str, text: str, cost: str = "{R}") -> Table:
    return table.define(name=name, type="Spell: Chant-Instant", cost=cost, text=text)


def chant(table: Table, name: str, text: str, cost: str = "{R}") -> Table:
    return table.define(name=name, type="Spell: Chant", cost=cost, text=text)


def standby(table: Table, name: str, text: str, cost: str = "{R}{R}{R}{R}") -> Table:
    return table.define(name=name, type="Spell: Chant-Standby", cost=cost, text=text)


def addition(table: Table, name: str, of: str, text: str, cost: str = "{R}") -> Table:
    return table.define(name=name, type=f"Addition: {of}", cost=cost, text=text)


def ruler(table: Table, above: str = "", below: str = "[J-Activate] Pay {R}", atk: int = 500, df: int = 500) -> Table:
    other = {"name": "Count of Embers", "type": "J-Ruler", "race": "Human", "atk": atk, "def": df, "text": above}
    return table.define(name="Count", type="Ruler", race="Human", text=below, other=other)


# ---------------------------------------------------------------- battles


@pytest.mark.rule("fow5", "8.3/4", "3.1/4", "8.5/2b")
def test_a_blocker_that_left_and_came_back_blocks_no_more() -> None:
    table = scenario("fow5").sources(1, fire=1)
    resonator(table, "Raider", 600, 500)
    resonator(table, "Shield", 700, 700)
    instant(table, "Blink", "Remove target resonator you control from the game, then put it into its owner's field.")
    table.field(0, "Raider").field(1, "Shield").hand(1, "Blink")
    table.attack("Raider").block("Shield").passes(0)
    table.play(1, "Blink", targets=["Shield"]).resolve()
    assert table.field_names(1) == ["Shield"] and not table.is_rested("Shield")
    table.to("battle_damage")
    assert table.resource(1, "life") == 3400
    assert table.damage_on("Raider") == 0 and table.damage_on("Shield") == 0


@pytest.mark.rule("fow5", "8.4/2", "8.5/3")
def test_who_is_attacked_first_and_survives_strikes_back_later() -> None:
    table = scenario("fow5")
    resonator(table, "Lancer", 400, 300, "[First Strike]")
    resonator(table, "Sleeper", 300, 500)
    table.field(0, "Lancer").field(1, "Sleeper", rested=True)
    table.attack("Lancer", at="Sleeper").no_block().to("first_strike")
    assert table.damage_on("Sleeper") == 400 and table.damage_on("Lancer") == 0
    table.to("battle_damage")
    assert table.damage_on("Sleeper") == 400
    assert table.zone_names(0, "graveyard") == ["Lancer"]


@pytest.mark.rule("fow5", "8.5/2b", "9.3/5a")
def test_the_attacked_resonator_is_gone_and_nobody_is_damaged() -> None:
    table = scenario("fow5").sources(1, fire=1)
    resonator(table, "Raider", 600, 500)
    resonator(table, "Sleeper", 700, 700)
    instant(table, "Gust", "Return target resonator to its owner's hand.")
    table.field(0, "Raider").field(1, "Sleeper", rested=True).hand(1, "Gust")
    table.attack("Raider", at="Sleeper").passes(0)
    table.play(1, "Gust", targets=["Sleeper"]).resolve()
    table.to("main")
    assert table.resource(1, "life") == 4000
    assert table.field_names(0) == ["Raider"] and table.is_rested("Raider")


@pytest.mark.rule("fow5", "11.4/1", "9.6/11")
def test_explode_destroys_what_it_struck_though_the_exploder_has_gone_home() -> None:
    table = scenario("fow5").sources(0, fire=1)
    resonator(table, "Powder", 200, 500, "[Explode]")
    resonator(table, "Wall", 100, 900)
    instant(table, "Gust", "Return target resonator to its owner's hand.")
    table.field(0, "Powder").field(1, "Wall").hand(0, "Gust")
    table.attack("Powder").block("Wall").to("battle_damage")
    assert table.stack() == ["Powder"]
    table.play(0, "Gust", targets=["Powder"]).resolve().resolve()
    assert table.zone_names(1, "graveyard") == ["Wall"]
    assert table.hand_names(0) == ["Powder"]


@pytest.mark.rule("fow5", "8.2/4", "7.12/2")
def test_where_one_must_attack_no_other_may() -> None:
    table = scenario("fow5")
    resonator(table, "Berserker", 500, 500, "This card attacks if able.")
    resonator(table, "Calm", 700, 700)
    table.field(0, "Berserker", "Calm")
    with pytest.raises(BadScript):
        table.attack("Calm")
    table.attack("Berserker").no_block().to("main")
    table.attack("Calm").no_block().to("main")
    assert table.resource(1, "life") == 4000 - 500 - 700


@pytest.mark.rule("fow5", "11.3/1", "8.5/2")
def test_first_strike_gained_too_late_or_lost_in_between_changes_no_damage() -> None:
    table = scenario("fow5").sources(0, fire=1)
    resonator(table, "Lancer", 400, 300, "[First Strike]")
    instant(table, "Numbness", "Target resonator loses all abilities until end of turn.")
    table.field(0, "Lancer").hand(0, "Numbness")
    table.attack("Lancer").no_block().to("first_strike")
    table.play(0, "Numbness", targets=["Lancer"]).resolve().to("main")
    assert table.resource(1, "life") == 3600

    table = scenario("fow5").sources(0, fire=1)
    resonator(table, "Raider", 400, 300)
    instant(table, "Haste", "Target resonator gains [First Strike] until end of turn.")
    table.field(0, "Raider").hand(0, "Haste")
    table.attack("Raider").no_block().to("first_strike")
    table.play(0, "Haste", targets=["Raider"]).resolve().to("main")
    assert table.resource(1, "life") == 3600


@pytest.mark.rule("fow5", "11.1/2", "9.10/1", "10.17/1a")
def test_prevention_on_the_blocker_does_not_change_what_pierces() -> None:
    table = scenario("fow5")
    resonator(table, "Spear", 900, 900, "[Pierce]")
    resonator(table, "Padded", 100, 400, "[Continuous]: If damage would be dealt to this card, prevent 300 of it.")
    table.field(0, "Spear").field(1, "Padded")
    table.attack("Spear").block("Padded").to("battle_damage")
    assert table.resource(1, "life") == 3500
    assert table.damage_on("Padded") in (100, 600)


@pytest.mark.rule("fow5", "11.5/1", "8.3/4")
def test_wings_gained_after_the_block_leave_the_block() -> None:
    table = scenario("fow5").sources(0, fire=1)
    resonator(table, "Raider", 600, 500)
    resonator(table, "Wall", 100, 900)
    instant(table, "Updraft", "Target resonator gains [Flying] until end of turn.")
    table.field(0, "Raider").field(1, "Wall").hand(0, "Updraft")
    table.attack("Raider").block("Wall")
    table.play(0, "Updraft", targets=["Raider"]).resolve().to("battle_damage")
    assert table.damage_on("Wall") == 600 and table.resource(1, "life") == 4000


@pytest.mark.rule("fow5", "11.5/1")
def test_why_a_walker_does_not_block_a_flyer() -> None:
    table = scenario("fow5")
    resonator(table, "Hawk", 300, 300, "[Flying]")
    resonator(table, "Walker", 300, 300)
    resonator(table, "Owl", 300, 300, "[Flying]")
    table.field(0, "Hawk").field(1, "Walker", "Owl")
    table.attack("Hawk")
    assert table.can("block", 1, "Owl") and not table.can("block", 1, "Walker")
    table.to("block_declaration")
    assert table.why_not(1, "Walker") == ["11.5/1"]


@pytest.mark.rule("fow5", "8.2/4", "8.2/5")
def test_why_a_resonator_is_not_among_the_attackers() -> None:
    table = scenario("fow5")
    resonator(table, "Newcomer", 300, 300)
    resonator(table, "Idle", 300, 300)
    resonator(table, "Ready", 300, 300)
    table.field(0, "Newcomer", fresh=True).field(0, "Idle", rested=True).field(0, "Ready")
    table.act(0, "battle").to("attack_declaration")
    assert table.why_not(0, "Newcomer") == ["8.2/4"]
    assert table.why_not(0, "Idle") == ["8.2/4"]
    assert table.why_not(0, "Ready") == []


# ---------------------------------------------------------------- additions and rulers


@pytest.mark.rule("fow5", "13.3/1", "3.8/6", "10.9/1")
def test_what_was_added_to_a_j_ruler_falls_off_with_its_destruction() -> None:
    table = scenario("fow5").sources(0, fire=1)
    ruler(table)
    addition(table, "Blade", "J/Resonator", "[Continuous]: Added J/resonator gains [+200/+0].")
    instant(table, "Scorch", "Destroy target J/resonator.")
    table.field(0, "Count of Embers").zone(0, "field", "Blade", host="Count of Embers").hand(0, "Scorch")
    assert table.power("Count of Embers") == 700
    table.play(0, "Scorch", targets=["Count of Embers"]).resolve()
    assert table.zone_names(0, "ruler") == ["Count of Embers"]
    assert "Blade" in table.zone_names(0, "graveyard")


@pytest.mark.rule("fow5", "11.7/1", "7.5/1", "3.1/4")
def test_an_imperishable_j_ruler_turns_over_and_is_judged_again_next_turn() -> None:
    table = scenario("fow5").sources(0, fire=3)
    ruler(table, "[Imperishable]\n[Enter]: You gain 300 life.")
    instant(table, "Scorch", "Destroy target J/resonator.")
    table.zone(0, "ruler", "Count").hand(0, "Scorch")
    table.act(0, "judgment", "Count").resolve().resolve()
    assert table.resource(0, "life") == 4300
    table.play(0, "Scorch", targets=["Count of Embers"]).resolve()
    assert table.zone_names(0, "ruler") == ["Count"] and not table.is_rested("Count")
    assert table.acts(0, "judgment") == []
    assert "7.5/1" in table.why_not(0, "Count")
    table.to("main", 0, later=True)
    table.act(0, "judgment", "Count").resolve().resolve()
    assert table.field_names(0) == ["Count of Embers"]
    assert table.resource(0, "life") == 4600


@pytest.mark.rule("fow5", "3.8/6", "10.9/2", "2.1/8")
def test_an_astral_ruler_is_no_ruler_and_has_no_abilities() -> None:
    table = scenario("fow5").sources(0, fire=3)
    ruler(table, "[Activate] Pay {R}: You gain 100 life.")
    chant(table, "Regicide", "Destroy target ruler.")
    chant(table, "Audience", 'If your ruler is "Count" or your J-ruler is "Count of Embers", you gain 500 life.')
    instant(table, "Scorch", "Destroy target J/resonator.")
    table.field(0, "Count of Embers").hand(0, "Scorch", "Regicide", "Audience")
    table.play(0, "Scorch", targets=["Count of Embers"]).resolve()
    assert table.zone_names(0, "ruler") == ["Count of Embers"]
    assert not table.can("use", 0, "Count of Embers")
    assert not table.can("play", 0, "Regicide")
    table.play(0, "Audience").resolve()
    assert table.resource(0, "life") == 4000


@pytest.mark.rule("fow5", "7.5/3", "10.9/3")
def test_a_judgment_whose_ruler_was_destroyed_puts_nobody_into_the_field() -> None:
    table = scenario("fow5").sources(0, fire=1).sources(1, fire=1)
    ruler(table)
    instant(table, "Regicide", "Destroy target ruler.")
    table.zone(0, "ruler", "Count").hand(1, "Regicide")
    table.act(0, "judgment", "Count").passes(0)
    table.play(1, "Regicide", targets=["Count"]).resolve()
    assert table.zone_names(0, "graveyard") == ["Count"]
    table.resolve()
    assert table.field_names(0) == [] and table.zone_names(0, "ruler") == []


@pytest.mark.rule("fow5", "3.1/4", "13.3/1")
def test_a_blinked_resonator_is_a_new_one() -> None:
    table = scenario("fow5").sources(0, fire=2)
    resonator(table, "Squire", 300, 900, "When this card enters your field, draw a card.\n[Enter]: You gain 500 life.")
    addition(table, "Blade", "Resonator", "[Continuous]: Added resonator gains [+200/+0].")
    instant(table, "Courage", "Target resonator gains [+100/+0] until end of turn.")
    instant(table, "Blink", "Remove target resonator you control from the game, then put it into its owner's field.")
    table.field(0, "Squire", damage=300).zone(0, "field", "Blade", host="Squire").hand(0, "Courage", "Blink")
    table.play(0, "Courage", targets=["Squire"]).resolve()
    assert table.power("Squire") == 600
    table.play(0, "Blink", targets=["Squire"]).resolve()
    assert table.power("Squire") == 300 and table.damage_on("Squire") == 0
    assert "Blade" in table.zone_names(0, "graveyard")
    table.resolve_all()
    assert table.hand_size(0) == 1 and table.resource(0, "life") == 4000
    assert not table.can("attack", 0, "Squire")


@pytest.mark.rule("fow5", "10.1/1", "1.5/4")
def test_an_addition_moved_onto_another_resonator_serves_that_one() -> None:
    table = scenario("fow5")
    resonator(
        table,
        "Tailor",
        200,
        300,
        "[Activate] {Rest}: Move target [Addition: Resonator] you control onto another resonator.",
    )
    resonator(table, "Squire", 300, 300)
    addition(table, "Blade", "Resonator", "[Continuous]: Added resonator gains [+200/+200].")
    table.field(0, "Tailor", "Squire").zone(0, "field", "Blade", host="Tailor")
    assert table.power("Tailor") == 400
    table.use(0, "Tailor", "Move", targets=["Blade"]).resolve()
    if table.power("Squire") == 300:
        table.choose("Squire")
    assert table.power("Squire") == 500 and table.power("Tailor") == 200


@pytest.mark.rule("fow5", "10.10/2", "1.4/2", "1.4/4")
def test_nobody_banishes_what_another_controls() -> None:
    table = scenario("fow5").sources(0, fire=1)
    resonator(table, "Squire", 300, 300)
    chant(table, "Culling", "Banish all resonators. You gain 100 life.")
    table.field(0, "Squire").field(1, "Squire").hand(0, "Culling")
    table.play(0, "Culling").resolve()
    assert table.field_names(0) == [] and table.field_names(1) == ["Squire"]
    assert table.resource(0, "life") == 4100


# ---------------------------------------------------------------- targets, copies, replacements


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
def test_damage_doubled_and_prevented_is_ordered_by_whose_card_deals_it() -> None:
    for first, dealt in (("double", 700), ("prevent", 400)):
        table = scenario("fow5").sources(0, fire=1)
        resonator(
            table,
            "Werewolf",
            500,
            500,
            "[Continuous]: If this card would deal damage to your opponent or to a resonator, it deals double that much instead.",
        )
        resonator(table, "Padded", 100, 2000, "[Continuous]: If damage would be dealt to this card, prevent 300 of it.")
        table.field(0, "Werewolf").field(1, "Padded")
        table.attack("Werewolf").block("Padded").to("battle_damage")
        table.expect(player=0)
        table.option(first)
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


@pytest.mark.rule("fow5", "10.2/4", "1.4/2")
def test_what_cannot_be_paid_in_full_is_not_paid_and_not_done() -> None:
    table = scenario("fow5").sources(0, fire=3)
    chant(table, "Offer", "You may pay {3}. If you do, draw two cards. Otherwise, you gain 100 life.")
    table.hand(0, "Offer")
    table.play(0, "Offer").resolve()
    assert table.hand_size(0) == 0 and table.resource(0, "life") == 4100
    assert [table.is_rested(f"Fire Source {n}") for n in (1, 2, 3)].count(True) == 1


@pytest.mark.rule("fow5", "10.5/1", "10.5/2", "9.6/1a")
def test_what_an_effect_summons_goes_over_the_chase_and_does_not_enter() -> None:
    table = scenario("fow5").sources(0, fire=1).sources(1, water=1)
    resonator(table, "Scout", 200, 200, "[Enter]: Draw a card.", race="Elf")
    resonator(table, "Watcher", 200, 200, "Whenever a resonator is summoned, you gain 100 life.")
    chant(table, "Muster", "Reveal the top card of your main deck. You may summon it if it's an Elf resonator.")
    table.deck(0, "Scout").hand(0, "Muster").field(1, "Watcher")
    table.play(0, "Muster").resolve()
    if table.stack() == []:
        table.yes()
    assert table.stack() == ["Scout"]
    table.resolve()
    assert table.field_names(0) == ["Scout"]
    assert table.stack() == ["Watcher"]
    table.resolve()
    assert table.resource(1, "life") == 4100 and table.hand_size(0) == 0


# ---------------------------------------------------------------- chant-standby


@pytest.mark.rule("fow5", "7.9/2", "10.5/2")
def test_a_chant_standby_on_summoning_is_not_woken_by_a_return_from_the_graveyard() -> None:
    table = scenario("fow5").sources(0, fire=3)
    standby(table, "Snare", "[Trigger] When a resonator is summoned: This card deals 200 damage to each resonator.")
    resonator(table, "Squire", 100, 100)
    chant(table, "Return", "Put target resonator from your graveyard into your field.")
    table.zone(1, "standby", "Snare").zone(0, "graveyard", "Squire").hand(0, "Return", "Squire")
    table.play(0, "Return", targets=[table.card("Squire", 0, zone="graveyard")]).resolve()
    assert table.field_names(0) == ["Squire"]
    table.expect(kind="action", player=0)
    table.play(0, "Squire").resolve()
    table.play(1, "Snare").resolve()
    assert table.field_names(0) == []


@pytest.mark.rule("fow5", "7.9/3", "9.3/4b")
def test_the_actions_before_the_colon_are_paid_from_the_area_too() -> None:
    def table(cards: int) -> Table:
        table = scenario("fow5")
        standby(table, "Barter", "[Trigger] Discard a card from your hand: Draw two cards.")
        return table.zone(0, "standby", "Barter").hand(0, cards)

    assert not table(0).can("play", 0, "Barter")
    able = table(1)
    able.play(0, "Barter").resolve_all()
    assert able.hand_size(0) == 2
    assert able.zone_names(0, "graveyard")[-1] == "Barter"


@pytest.mark.rule("fow5", "7.9/2", "6.2/2")
def test_a_chant_standby_of_the_other_player_resolves_before_the_trigger_of_the_turn_player() -> None:
    table = scenario("fow5").sources(0, fire=1)
    standby(table, "Grudge", "[Trigger] When a resonator you control is destroyed: You gain 200 life.")
    resonator(table, "Squire", 100, 100)
    resonator(table, "Ghoul", 100, 100, "Whenever a resonator is put into a graveyard from a field, you gain 100 life.")
    instant(table, "Scorch", "Destroy target resonator.")
    table.field(0, "Ghoul").field(1, "Squire").zone(1, "standby", "Grudge").hand(0, "Scorch")
    table.play(0, "Scorch", targets=["Squire"]).resolve()
    table.play(1, "Grudge")
    assert table.stack() == ["Ghoul", "Grudge"]
    table.resolve()
    assert (table.resource(0, "life"), table.resource(1, "life")) == (4000, 4200)


# ---------------------------------------------------------------- values, names, ends


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


@pytest.mark.rule("fow5", "5.4/6a", "5.4/6b", "10.18/1")
def test_discarding_down_to_seven_triggers_and_the_final_step_is_done_again() -> None:
    table = scenario("fow5")
    resonator(table, "Ragpicker", 100, 100, "Whenever you discard a card, draw a card.")
    table.field(0, "Ragpicker").hand(0, 8)
    table.to("final_hand")
    table.choose(table.hand_names(0)[0])
    table.resolve()
    assert table.hand_size(0) == 8 and table.active == 0
    table.choose(table.hand_names(0)[0])
    assert table.active == 0
    assert len(table.zone_names(0, "graveyard")) == 2


@pytest.mark.rule("fow5", "6.4/2", "6.4/3")
def test_after_each_resolution_the_turn_player_is_the_first_to_act() -> None:
    table = scenario("fow5").sources(0, fire=1).sources(1, fire=2)
    instant(table, "Drops", "You gain 100 life.")
    table.hand(0, "Drops").hand(1, "Drops", "Drops")
    table.passes(0).play(1, "Drops")
    assert table.asked == 1
    table.play(1, "Drops").passes(1).passes(0)
    assert table.stack() == ["Drops"] and table.asked == 0
    table.play(0, "Drops")
    assert table.asked == 0
    table.resolve_all()
    assert table.step == "main" and table.asked == 0


@pytest.mark.rule("fow5", "9.6/8", "3.1/4")
def test_what_was_to_be_destroyed_at_end_of_turn_and_came_back_is_another_card() -> None:
    table = scenario("fow5").sources(0, fire=2)
    resonator(table, "Squire", 300, 300)
    instant(table, "Overreach", "Target resonator gains [+200/+200] until end of turn. At end of turn, destroy it.")
    instant(table, "Blink", "Remove target resonator you control from the game, then put it into its owner's field.")
    table.field(0, "Squire").hand(0, "Overreach", "Blink")
    table.play(0, "Overreach", targets=["Squire"]).resolve()
    table.play(0, "Blink", targets=["Squire"]).resolve()
    table.next_turn()
    assert table.field_names(0) == ["Squire"]


@pytest.mark.rule("fow5", "9.6/7", "9.11/1", "9.3/5a")
def test_each_players_share_of_the_damage_counts_the_dead_of_the_same_moment() -> None:
    table = scenario("fow5").sources(0, fire=1)
    resonator(
        table, "Ghoul", 100, 100, "Whenever another resonator is put into a graveyard from a field, you gain 100 life."
    )
    resonator(table, "Squire", 100, 100)
    chant(table, "Flood", "Destroy all resonators.")
    table.field(0, "Ghoul", "Squire").field(1, "Squire").hand(0, "Flood")
    table.play(0, "Flood").resolve()
    assert table.stack() == ["Ghoul"] or table.stack() == ["Ghoul", "Ghoul"]
    table.resolve_all()
    assert table.resource(0, "life") == 4200


@pytest.mark.rule("fow5", "1.4/2", "9.3/5b")
def test_a_search_among_the_stones_and_a_stone_put_in_rested() -> None:
    table = scenario("fow5").sources(0, wind=2)
    chant(table, "Dig", "Put the top card of your magic stone deck into your magic stone area rested.", "{G}")
    table.define(name="Pebble", type="Special Magic Stone", text="[Activate] {Rest}: Produce {G}.")
    table.zone(0, "stones", "Pebble").hand(0, "Dig", "Dig")
    table.play(0, "Dig").resolve()
    assert "Pebble" in table.zone_names(0, "stone_area") and table.is_rested("Pebble")
    table.play(0, "Dig").resolve()
    assert len(table.zone_names(0, "stone_area")) == 3


@pytest.mark.rule("fow5", "8.6/3a", "5.4/5b")
def test_what_lasts_until_the_end_of_battle_ends_before_the_next_battle() -> None:
    table = scenario("fow5").sources(0, fire=1)
    resonator(table, "Raider", 500, 500)
    instant(table, "Rush", "Target resonator gains [+300/+0] until end of battle.")
    table.field(0, "Raider").hand(0, "Rush")
    table.attack("Raider").no_block()
    table.play(0, "Rush", targets=["Raider"]).resolve().to("battle_damage")
    assert table.resource(1, "life") == 3200 and table.power("Raider") == 800
    table.to("main")
    assert table.power("Raider") == 500


@pytest.mark.rule("fow5", "7.1/1", "7.3/1", "7.9/4")
def test_why_cards_are_not_played_now() -> None:
    table = scenario("fow5").sources(0, fire=4).sources(1, fire=4)
    resonator(table, "Squire", 300, 300)
    chant(table, "Lesson", "Draw a card.")
    instant(table, "Drops", "You gain 100 life.")
    table.hand(0, "Squire", "Lesson", "Drops").hand(1, "Squire", "Lesson", "Drops")
    table.play(0, "Drops")
    assert table.why_not(0, "Squire") == ["7.1/1"]
    assert table.why_not(0, "Lesson") == ["7.3/1"]
    table.passes(0)
    assert table.why_not(1, table.card("Squire", 1).name) == ["7.1/1"]
    assert table.why_not(1, "Drops") == []
