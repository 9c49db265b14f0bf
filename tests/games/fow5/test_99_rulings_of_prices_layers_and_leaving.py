"""Rulings on altered prices, effects that stop applying, cards that leave on the way, and what nobody can do."""

from __future__ import annotations

import pytest

from tests.games.fow5.boards import HEN, OX, board, fight, lord, spell, thing


@pytest.mark.rule("fow5", "9.3/4b")
def test_what_makes_a_card_dearer_counts_before_what_makes_it_cheaper() -> None:
    t = board(
        spell("Spark", "This card deals 200 damage to target player.", cost="{R}{1}"),
        thing("Tollhouse", "Spells cost {1} more to play."),
        thing("Guild Badge", "Spells you play cost {2} less."),
    )
    t.field(0, "Tollhouse", "Guild Badge").hand(0, "Spark").sources(0, fire=1)
    t.play(0, "Spark", targets=[1]).resolve()
    assert t.resource(1, "life") == 3800


@pytest.mark.rule("fow5", "9.9/5", "10.19/1")
def test_who_is_no_longer_of_the_race_loses_what_its_race_was_given() -> None:
    t = board(
        HEN,
        spell("Anthem", "Human resonators you control gain [+300/+300] until end of turn."),
        spell("Strange Mirror", "Target resonator becomes a Goblin until end of turn."),
        spell("Old Papers", "Target resonator gains Human until end of turn."),
        fight("Bog Goblin", 100, 100, race="Goblin"),
    )
    t.field(0, "Yard Hen", "Bog Goblin").hand(0, "Anthem", "Strange Mirror", "Old Papers").play(0, "Anthem").resolve()
    assert t.power("Yard Hen") == 500 and t.power("Bog Goblin") == 100
    t.play(0, "Strange Mirror", targets=["Yard Hen"]).resolve()
    t.play(0, "Old Papers", targets=["Bog Goblin"]).resolve()
    assert t.power("Yard Hen") == 200 and t.power("Bog Goblin") == 400


@pytest.mark.rule("fow5", "9.6/8a", "3.1/4")
def test_a_delayed_end_does_not_find_the_card_that_has_come_back() -> None:
    t = board(
        OX,
        spell(
            "Borrowed Time", "Put target resonator from your graveyard into your field. At the end of turn, banish it."
        ),
        spell("Blink", "Return target resonator to its owner's hand."),
    )
    t.zone(0, "graveyard", "Mill Ox").hand(0, "Borrowed Time", "Blink").sources(0, fire=1)
    t.play(0, "Borrowed Time", targets=["Mill Ox"]).resolve().play(0, "Blink", targets=["Mill Ox"]).resolve()
    t.play(0, "Mill Ox").resolve().next_turn()
    assert t.is_on_field("Mill Ox", 0)


@pytest.mark.rule("fow5", "9.6/11", "8.4/1")
def test_an_attack_that_ends_with_its_attacker_still_gives_what_the_attack_triggered() -> None:
    t = board(
        fight("Scout Rat", 300, 300, "Whenever this card attacks, draw a card."),
        HEN,
        spell("Swat", "Destroy target attacking resonator."),
    )
    t.field(0, "Scout Rat").field(1, "Yard Hen").hand(1, "Swat").attack("Scout Rat", at=1)
    t.passes(0).play(1, "Swat", targets=["Scout Rat"]).resolve()
    assert t.stack() == ["Scout Rat"]
    t.resolve().to("main")
    assert t.hand_size(0) == 1 and t.resource(1, "life") == 4000


@pytest.mark.rule("fow5", "9.7/1", "9.7/3")
def test_a_will_that_a_will_triggers_is_there_at_once() -> None:
    t = board(
        OX,
        thing("Overflowing Urn", "Whenever you play a will ability of a magic stone, produce {R}."),
        spell("Bonfire", "You gain 900 life.", cost="{R}{1}"),
    )
    t.field(0, "Overflowing Urn").sources(0, fire=1).hand(0, "Bonfire").by_hand(0)
    t.act(0, "will", "Fire Source 1")
    assert t.stack() == [] and len(t.pool(0)) == 2
    t.play(0, "Bonfire").resolve()
    assert t.resource(0, "life") == 4900


@pytest.mark.rule("fow5", "10.9/2", "10.9/3")
def test_only_a_text_that_says_ruler_destroys_one_in_its_area() -> None:
    count = lord("Margrave", "[J-Activate] Pay {R}.")
    t = board(count, spell("Coup", "Destroy target ruler.")).zone(1, "ruler", "Margrave").hand(0, "Coup")
    t.play(0, "Coup", targets=["Margrave"]).resolve()
    assert t.zone_names(1, "graveyard") == ["Margrave"] and t.zone_names(1, "ruler") == []


@pytest.mark.rule("fow5", "13.2/2", "10.9/4")
def test_who_cannot_be_destroyed_stays_with_no_defense_until_that_ends() -> None:
    t = board(
        HEN,
        spell("Wither", "Target resonator gains [-500/-500]."),
        spell("Ward", "Target resonator cannot be destroyed until end of turn."),
    )
    t.field(0, "Yard Hen").hand(0, "Ward", "Wither").play(0, "Ward", targets=["Yard Hen"]).resolve()
    t.play(0, "Wither", targets=["Yard Hen"]).resolve()
    assert t.is_on_field("Yard Hen", 0) and t.guard("Yard Hen") == -200
    t.next_turn()
    assert t.zone_names(0, "graveyard")[-1] == "Yard Hen"


@pytest.mark.rule("fow5", "13.3/1a", "7.2/3a", "11.7/1")
def test_an_addition_falls_off_a_j_ruler_that_is_gone_from_the_field() -> None:
    count = lord("Margrave", "[J-Activate] Pay {R}.", "[Imperishable]")
    t = board(
        count,
        thing("Crown of Nails", "Added J-ruler gains [+200/+200].", type="Addition: J-Ruler"),
        spell("Coup", "Destroy target J-ruler."),
    )
    t.field(0, "Margrave Unbound").hand(0, "Crown of Nails", "Coup")
    t.play(0, "Crown of Nails", targets=["Margrave Unbound"]).resolve()
    assert t.power("Margrave Unbound") == 1000
    t.play(0, "Coup", targets=["Margrave Unbound"]).resolve()
    assert "Crown of Nails" in t.zone_names(0, "graveyard") and t.zone_names(0, "ruler") == ["Margrave"]


@pytest.mark.rule("fow5", "7.2/3a", "7.2/3")
def test_a_ruler_in_its_area_cannot_bear_an_addition_for_j_rulers() -> None:
    count = lord("Margrave", "[J-Activate] Pay {R}.")
    crown = thing("Crown of Nails", "Added J-ruler gains [+200/+200].", type="Addition: J-Ruler")
    t = board(count, crown).zone(0, "ruler", "Margrave").hand(0, "Crown of Nails")
    assert not t.can("play", 0, "Crown of Nails")


@pytest.mark.rule("fow5", "12.3/2", "8.3/3")
def test_a_quickcast_resonator_may_come_in_time_to_block() -> None:
    t = board(OX, fight("Gate Dog", 200, 900, "[Quickcast]", cost="{G}"))
    t.field(0, "Mill Ox").hand(1, "Gate Dog").sources(1, wind=1).attack("Mill Ox", at=1)
    t.passes(0).play(1, "Gate Dog").resolve().block("Gate Dog").to("main")
    assert t.resource(1, "life") == 4000 and t.damage_on("Gate Dog") == 700


@pytest.mark.rule("fow5", "11.2/1", "8.3/4", "11.3/1")
def test_target_attack_on_a_recovered_one_leaves_it_unable_to_block_and_first_strike_spares_the_attacker() -> None:
    t = board(fight("Falconer", 500, 300, "[Target Attack]\n[First Strike]"), fight("Old Sage", 400, 400))
    t.field(0, "Falconer").field(1, "Old Sage").attack("Falconer", at="Old Sage")
    assert not t.can("block", 1, "Old Sage")
    t.to("main")
    assert t.zone_names(1, "graveyard") == ["Old Sage"] and t.damage_on("Falconer") == 0


@pytest.mark.rule("fow5", "11.5/1", "8.3/5")
def test_who_takes_wing_after_the_block_is_blocked_all_the_same() -> None:
    t = board(OX, HEN, spell("Updraft", "Target resonator gains [Flying] until end of turn."))
    t.field(0, "Mill Ox").field(1, "Yard Hen").hand(0, "Updraft").attack("Mill Ox", at=1).block("Yard Hen")
    t.play(0, "Updraft", targets=["Mill Ox"]).resolve().to("main")
    assert t.resource(1, "life") == 4000 and t.zone_names(1, "graveyard") == ["Yard Hen"]


@pytest.mark.rule("fow5", "8.2/5", "8.4/2b")
def test_damage_meant_for_a_resonator_that_is_gone_goes_nowhere() -> None:
    t = board(OX, HEN, spell("Hide", "Return target resonator you control to your hand."))
    t.field(0, "Mill Ox").field(1, "Yard Hen", rested=True).hand(1, "Hide").attack("Mill Ox", at="Yard Hen")
    t.passes(0).play(1, "Hide", targets=["Yard Hen"]).resolve().to("main")
    assert t.resource(1, "life") == 4000 and t.damage_on("Mill Ox") == 0


@pytest.mark.rule("fow5", "1.4/4", "11.6/1")
def test_what_cannot_attack_does_not_though_it_is_swift() -> None:
    t = board(
        fight("Caged Fox", 600, 300, "[Swiftness]"),
        thing("Iron Bars", "Resonators that entered the field this turn cannot attack."),
    )
    t.field(0, "Iron Bars").field(0, "Caged Fox", fresh=True)
    assert not t.can("attack", 0, "Caged Fox")


@pytest.mark.rule("fow5", "9.11/1", "10.9/1")
def test_what_a_destroyed_resonator_was_decides_what_its_controller_loses() -> None:
    t = board(
        OX,
        thing("Heavy Yoke", "Resonators gain [+200/+0]."),
        spell("Reckoning", "Destroy target resonator. Its controller loses life equal to its ATK."),
    )
    t.field(0, "Heavy Yoke").field(1, "Mill Ox").hand(0, "Reckoning").play(
        0, "Reckoning", targets=["Mill Ox"]
    ).resolve()
    assert t.resource(1, "life") == 3100


@pytest.mark.rule("fow5", "7.10/4", "9.3/4a")
def test_a_break_ability_that_has_no_target_sends_its_card_straight_to_the_graveyard() -> None:
    trap = fight("Buried Viper", 300, 300, "[Break] Destroy target resonator your opponent controls.")
    t = board(trap, format="valhalla").zone(0, "lifebreak", "Buried Viper").resources(0, life=900)
    t.act(0, "lifebreak")
    assert t.stack() == [] and t.zone_names(0, "graveyard") == ["Buried Viper"]


@pytest.mark.rule("fow5", "5.4/6a", "3.5/3")
def test_a_larger_hand_is_kept_at_the_end_of_the_turn() -> None:
    t = board(OX, thing("Deep Pockets", "Your maximum hand size is increased by two."))
    t.field(0, "Deep Pockets").hand(0, *["Mill Ox"] * 10).to("final_hand").choose("Mill Ox")
    t.next_turn()
    assert t.hand_size(0) == 9


@pytest.mark.rule("fow5", "9.4/2", "10.13/2")
def test_a_base_ability_gives_its_race_in_the_deck_too() -> None:
    t = board(
        fight("Changeling", 100, 100, "Treat this card as an Elf."),
        fight("Forest Elf", 100, 100, race="Elf"),
        spell(
            "Summons of the Wood",
            "Search your main deck for an Elf resonator, reveal it and put it into your hand. "
            "Then shuffle your main deck.",
        ),
    )
    t.deck(0, "Changeling").hand(0, "Summons of the Wood").play(0, "Summons of the Wood").resolve().choose("Changeling")
    assert t.hand_names(0) == ["Changeling"]


@pytest.mark.rule("fow5", "10.16/2", "10.16/1b")
def test_a_copied_ability_may_be_given_another_target() -> None:
    t = board(
        OX,
        HEN,
        fight("Thrower", 100, 100, "{Rest}: This card deals 300 damage to target resonator."),
        spell("Twofold", "Copy target ability you control. You may choose new targets for the copy."),
    )
    t.field(0, "Thrower").field(1, "Mill Ox", "Yard Hen").hand(0, "Twofold")
    t.use(0, "Thrower", targets=["Mill Ox"]).play(0, "Twofold", targets=["Thrower"]).resolve()
    t.yes().choose("Yard Hen").resolve_all()
    assert t.damage_on("Mill Ox") == 300 and t.zone_names(1, "graveyard") == ["Yard Hen"]


@pytest.mark.rule("fow5", "10.11/1", "9.3/4b")
def test_a_canceled_ability_is_gone_and_its_cost_stays_paid() -> None:
    t = board(
        HEN,
        fight("Thrower", 100, 100, "Banish another resonator: This card deals 300 damage to target player."),
        spell("Hush", "Cancel target activated ability."),
    )
    t.field(0, "Thrower", "Yard Hen").hand(1, "Hush").use(0, "Thrower", targets=[1]).passes(0)
    t.play(1, "Hush", targets=["Thrower"]).resolve()
    assert t.stack() == [] and t.is_on_field("Thrower", 0)
    assert t.zone_names(0, "graveyard") == ["Yard Hen"] and t.resource(1, "life") == 4000


@pytest.mark.rule("fow5", "6.4/2", "6.4/3")
def test_who_plays_keeps_priority_and_only_the_last_resolves_at_a_time() -> None:
    t = board(spell("Sip", "You gain 100 life."), spell("Gulp", "You gain 500 life.")).hand(0, "Sip", "Gulp")
    t.play(0, "Sip").play(0, "Gulp")
    assert t.stack() == ["Sip", "Gulp"]
    t.resolve()
    assert t.stack() == ["Sip"] and t.resource(0, "life") == 4500 and t.asked == 0


@pytest.mark.rule("fow5", "5.1/1", "9.2/1b")
def test_a_ruler_speaks_at_the_beginning_of_the_game() -> None:
    t = board(lord("Margrave", "[J-Activate] Pay {R}.\nAt the beginning of the game, you gain 300 life."))
    t.zone(0, "ruler", "Margrave").turn(0, "turn_begin", number=0, begin=True)
    t.resolve_all()
    assert t.resource(0, "life") == 4300


@pytest.mark.rule("fow5", "7.11/1", "7.5/1")
def test_stones_are_called_once_and_not_after_a_judgment() -> None:
    count = lord("Margrave", "[J-Activate] Pay {R}.")
    t = board(count).zone(0, "ruler", "Margrave").zone(0, "stones", 3).sources(0, fire=1)
    called = board(count).zone(0, "ruler", "Margrave").zone(0, "stones", 3).sources(0, fire=1)
    t.act(0, "judgment").resolve()
    assert not t.acts(0, "call")
    called.act(0, "call")
    assert not called.acts(0, "call") and not called.acts(0, "judgment")


@pytest.mark.rule("fow5", "7.6/1", "7.6/3")
def test_any_card_may_be_set_for_two_but_only_a_standby_card_is_played_from_there() -> None:
    t = board(HEN, spell("Sip", "You gain 100 life.")).hand(0, "Sip").sources(0, fire=2).by_hand(0)
    t.act(0, "standby", "Sip")
    assert t.zone_names(0, "standby") == ["Sip"] and t.is_rested("Fire Source 1") and t.is_rested("Fire Source 2")
    t.to("main", 0, later=True)
    assert not t.can("play", 0, "Sip")


@pytest.mark.rule("fow5", "9.3/4", "9.3/4a")
def test_of_the_options_only_those_that_were_chosen_need_a_target() -> None:
    t = board(spell("Choices", "Choose one - Destroy target resonator; or you gain 400 life; or draw two cards.")).hand(
        0, "Choices"
    )
    t.play(0, "Choices", modes=[3]).resolve()
    assert t.hand_size(0) == 2


@pytest.mark.rule("fow5", "10.13/1", "1.4/2")
def test_as_many_as_there_are_are_chosen_and_none_if_none_is_wanted() -> None:
    t = board(HEN, spell("Round Up", "Rest up to three target resonators. Then each player discards two cards."))
    t.field(1, "Yard Hen", "Yard Hen").hand(0, "Round Up").hand(1, "Yard Hen")
    t.play(0, "Round Up", targets=[[]]).resolve()
    assert t.hand_size(1) == 0 and not t.is_rested(t.card("Yard Hen", 1, index=1))


@pytest.mark.rule("fow5", "3.1/5", "9.6/6b")
def test_those_that_die_together_each_see_the_other_go() -> None:
    mourner = fight(
        "Mourner", 100, 100, "Whenever another resonator is put into a graveyard from the field, you gain 200 life."
    )
    t = board(mourner, HEN, spell("Flood", "Destroy all resonators.", type="Spell: Chant"))
    t.field(0, "Mourner").field(1, "Yard Hen").hand(0, "Flood").play(0, "Flood").resolve_all()
    assert t.resource(0, "life") == 4200


@pytest.mark.rule("fow5", "14.1/1c", "13.1/1")
def test_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    from arbiter.testing import scenario

    t = scenario("fow5", format="bifrost", stops=False)
    t.define(**thing("Left Mirror", "Whenever you gain life, your opponent gains that much life."))
    t.define(**thing("Sip", "You gain 100 life.", type="Spell: Chant"))
    t.field(0, "Left Mirror").field(1, "Left Mirror").hand(0, "Sip").play(0, "Sip")
    assert t.over and t.winner is None
