"""Rulings of chapters 500 to 903: steps of the turn, priority, calling and judging, battle, costs and targets."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript
from tests.games.fow.defined import Card, addition, chant, face, life, resonator, table


@pytest.mark.rule("fow", "505.5")
def test_damage_goes_before_what_lasts_until_end_of_turn() -> None:
    t = table(
        chant("Bolster", "Target resonator gains [+0/+400] until end of turn.", cost="{W}"),
        chant("Spark", "This card deals 500 damage to target resonator.", cost="{R}"),
        resonator("Frail", "", 300, 300),
    )
    t.sources(0, light=1, fire=1).hand(0, "Bolster", "Spark").field(0, "Frail")
    t.play(0, "Bolster", targets=["Frail"]).resolve().play(0, "Spark", targets=["Frail"]).resolve()
    assert t.damage_on("Frail") == 500
    t.next_turn()
    assert t.is_on_field("Frail", 0) and t.guard("Frail") == 300 and t.damage_on("Frail") == 0


@pytest.mark.rule("fow", "505.5", "306.3")
def test_a_maximum_hand_size_that_an_effect_sets_binds_at_the_end_of_ones_own_turn() -> None:
    t = table(addition("Narrow Desk", "Each player's maximum hand size becomes four.", cost="{U}"))
    t.field(1, "Narrow Desk").hand(0, *["Wick Squire"] * 5).hand(1, *["Bell Cadet"] * 6)
    t.to("final_hand").choose("Wick Squire")
    assert t.active == 1 and t.hand_size(0) == 4 and t.hand_size(1) == 6


@pytest.mark.rule("fow", "306.3", "909.3g")
def test_texts_about_the_maximum_hand_size_apply_one_after_the_other() -> None:
    cards = (
        addition("Roomy Satchel", "Your maximum hand size is increased by two."),
        addition("Narrow Desk", "Each player's maximum hand size becomes four."),
        addition("Moth", "Your opponent's maximum hand size is reduced by one."),
        addition("Endless Shelf", "Players have no maximum hand size."),
    )
    for mine, kept in (
        (("Roomy Satchel", "Narrow Desk"), 4),
        (("Narrow Desk", "Roomy Satchel"), 6),
        (("Endless Shelf", "Roomy Satchel"), None),
        (("Roomy Satchel",), 9),
    ):
        t = table(*cards).field(0, *mine).field(1, "Moth").hand(0, *["Wick Squire"] * 10)
        if kept is None:
            t.next_turn()
            assert t.active == 1 and t.hand_size(0) == 10
        else:
            t.to("final_hand").choose(*["Wick Squire"] * (10 - kept + 1))
            assert t.hand_size(0) == kept - 1


@pytest.mark.rule("fow", "603.1", "603.2", "603.4")
def test_the_turn_players_triggers_are_played_first_and_so_resolve_last() -> None:
    t = table(
        addition(
            "Mine", "Whenever a resonator is put into a graveyard from the field >>> You gain 100 life.", cost="{W}"
        ),
        addition("Yours", "Whenever a resonator is destroyed >>> Your opponent loses 200 life.", cost="{B}"),
        chant("Axe Day", "Destroy target resonator.", cost="{B}"),
    )
    t.sources(0, darkness=1).hand(0, "Axe Day").field(0, "Mine").field(1, "Yours", "Wick Squire")
    t.play(0, "Axe Day", targets=["Wick Squire"]).resolve()
    assert t.stack() == ["Mine", "Yours"]
    t.resolve()
    assert life(t, 0) == 3800 and t.stack() == ["Mine"]


@pytest.mark.rule("fow", "605.1")
def test_after_the_opponents_chant_resolved_the_turn_player_has_priority() -> None:
    t = table(
        chant("Spark", "[Quickcast]\nThis card deals 200 damage to target player.", cost="{R}"),
        chant("Slow Oath", "You gain 300 life.", cost="{W}"),
    )
    t.sources(0, light=1).sources(1, fire=1).hand(0, "Slow Oath").hand(1, "Spark")
    t.play(0, "Slow Oath").passes(0).play(1, "Spark", targets=[0]).resolve()
    assert t.asked == 0 and t.stack() == ["Slow Oath"] and life(t, 0) == 3800


def ruler(text: str = "", side: str = "", judgment: str = "{R}", atk: int = 800, defense: int = 800) -> Card:
    return face(
        "Cinder Queen",
        "Ruler",
        f"[Judgment] {judgment}\n{text}".strip(),
        attribute=["fire"],
        other=face("Cinder Queen Ablaze", "J-Ruler", side, atk=atk, defense=defense, attribute=["fire"]),
    )


@pytest.mark.rule("fow", "710.2", "705.1")
def test_a_stone_called_without_resting_the_ruler_leaves_it_ready_to_judge_but_not_the_other_way_round() -> None:
    t = table(ruler("You may call a magic stone without resting this card."))
    t.zone(0, "ruler", "Cinder Queen").zone(0, "stones", 3).sources(0, fire=2)
    t.act(0, "call")
    assert not t.is_rested("Cinder Queen")
    t.act(0, "judgment").resolve()
    assert t.is_on_field("Cinder Queen Ablaze", 0)
    t = table(ruler("Calling a magic stone does not cause this card to rest."))
    t.zone(0, "ruler", "Cinder Queen").zone(0, "stones", 3).sources(0, fire=2)
    assert t.acts(0, "call")
    t.act(0, "judgment").resolve()
    assert not t.acts(0, "call")


@pytest.mark.rule("fow", "705.2a")
def test_the_x_of_a_judgment_cannot_be_zero_and_is_the_x_of_the_jruler() -> None:
    t = table(ruler(side="[Enter] >>> This card deals X00 damage to your opponent.", judgment="{R}{X}"))
    t.zone(0, "ruler", "Cinder Queen").sources(0, fire=1)
    assert not t.acts(0, "judgment")
    t = table(ruler(side="[Enter] >>> This card deals X00 damage to your opponent.", judgment="{R}{X}"))
    t.zone(0, "ruler", "Cinder Queen").sources(0, fire=4)
    t.act(0, "judgment").number(3).resolve_all()
    assert life(t, 1) == 3700


@pytest.mark.rule("fow", "702.3b", "702.3c", "1022.3")
def test_counters_of_the_card_itself_and_of_another_effect_are_added_up_as_it_enters() -> None:
    t = table(
        resonator("Kettle", "This card enters the field with two steam counters on it.", 200, 200, cost="{U}"),
        addition(
            "Boiler", "Each resonator enters the field under your control with an additional steam counter on it."
        ),
        resonator("Valve", "Resonators you control with a steam counter on them gain [Flying].", 100, 100),
    )
    t.sources(0, water=1).hand(0, "Kettle").field(0, "Boiler", "Valve")
    t.play(0, "Kettle").resolve()
    assert t.counters("Kettle", "steam") == 3 and t.has("Kettle", "Flying") and not t.has("Valve", "Flying")


@pytest.mark.rule("fow", "718.2", "803.3")
def test_who_controls_a_recovered_resonator_that_must_attack_cannot_pass_in_the_main_phase() -> None:
    t = table(resonator("Mad Dog", "This card must attack each turn if able.", 400, 400))
    t.field(0, "Mad Dog")
    with pytest.raises(BadScript):
        t.passes(0)
    t.attack("Mad Dog", at=1).no_block().end_step().to("main")
    t.next_turn()
    assert t.active == 1 and life(t, 1) == 3600


@pytest.mark.rule("fow", "803.4", "803.3")
def test_an_attack_that_costs_more_than_there_is_cannot_be_made() -> None:
    t = table(
        addition(
            "Toll Bridge",
            "J/resonators your opponent controls cannot attack unless their controller pays {1} for each of those "
            "attacks.",
            cost="{W}",
        ),
        resonator("Raider", "", 500, 500),
    )
    t.sources(0, fire=1).field(0, "Raider", "Raider").field(1, "Toll Bridge")
    t.attack(t.card("Raider", 0), at=1).no_block().end_step()
    assert life(t, 1) == 3500 and t.pool(0) == []
    assert not t.can("attack", 0, t.card("Raider", 0, index=1))


@pytest.mark.rule("fow", "803.4b")
def test_an_attacked_resonator_that_is_recovered_is_still_attacked_and_strikes_back() -> None:
    t = table(
        chant("Rouse", "[Quickcast]\nRecover target resonator. It gains [+200/+200] until end of turn.", cost="{G}"),
        resonator("Sleeper", "", 300, 300),
        resonator("Raider", "", 400, 400),
    )
    t.sources(1, wind=1).hand(1, "Rouse").field(1, "Sleeper", rested=True).field(0, "Raider")
    t.attack("Raider", at="Sleeper").passes(0).play(1, "Rouse", targets=["Sleeper"]).resolve()
    t.no_block().end_step()
    assert t.zone_names(0, "graveyard") == ["Raider"] and t.damage_on("Sleeper") == 400


@pytest.mark.rule("fow", "804.4a", "806.2b")
def test_a_blocker_that_changes_its_controller_no_longer_blocks_and_the_player_is_struck() -> None:
    t = table(
        chant(
            "Turncoat",
            "[Quickcast]\nGain control of target blocking resonator until end of turn.",
            cost="{R}",
        ),
        resonator("Raider", "", 400, 400),
        resonator("Shield", "", 100, 900),
    )
    t.sources(0, fire=1).hand(0, "Turncoat").field(0, "Raider").field(1, "Shield")
    t.attack("Raider", at=1).block("Shield")
    t.play(0, "Turncoat", targets=["Shield"]).resolve().end_step()
    assert life(t, 1) == 3600 and t.damage_on("Shield") == 0 and t.damage_on("Raider") == 0


@pytest.mark.rule("fow", "805.1", "805.2", "806.2d")
def test_first_strike_of_a_blocker_does_not_strike_first() -> None:
    t = table(
        resonator("Raider", "", 400, 400),
        resonator("Quick Guard", "[First Strike]", 400, 400),
    )
    t.field(0, "Raider").field(1, "Quick Guard")
    t.attack("Raider", at=1).block("Quick Guard").end_step()
    assert t.zone_names(0, "graveyard") == ["Raider"] and t.zone_names(1, "graveyard") == ["Quick Guard"]


@pytest.mark.rule("fow", "901.2b", "901.2c")
def test_a_named_ability_once_per_turn_is_once_for_all_cards_that_have_it() -> None:
    text = "<Bell Call> Whenever you play a chant >>> Draw a card. Each turn, only one <Bell Call> ability triggers."
    t = table(
        resonator("Elder Ringer", text, 200, 200),
        resonator("Younger Ringer", text, 200, 200),
        chant("Glint", "You gain 300 life.", cost="{W}"),
    )
    t.sources(0, light=2).hand(0, "Glint", "Glint").field(0, "Elder Ringer", "Younger Ringer")
    t.play(0, "Glint").resolve_all().play(0, "Glint").resolve_all()
    assert t.hand_size(0) == 1 and life(t, 0) == 4600


@pytest.mark.rule("fow", "903.2k-1", "903.2k-3", "903.2k-4")
def test_an_alternative_price_is_raised_and_lowered_like_the_usual_one() -> None:
    t = table(
        chant(
            "Bold Word",
            "You may pay {R} rather than pay this card's cost if your opponent controls more resonators than you.\n"
            "This card deals 300 damage to target player.",
            cost="{R}{R}{3}",
        ),
        addition("Tax Roll", "Your opponent pays {2} more to play chants.", cost="{W}"),
        resonator("Clerk", "You pay {1} less to play your first chant each turn.", 100, 100),
    )
    t.sources(0, fire=2).hand(0, "Bold Word").field(0, "Clerk").field(1, "Tax Roll", "Wick Squire", "Wick Squire")
    t.play(0, "Bold Word", extra=True, targets=[1]).resolve()
    assert life(t, 1) == 3700 and t.is_rested("Fire Source 1") and t.is_rested("Fire Source 2")


@pytest.mark.rule("fow", "903.2l-2")
def test_a_destruction_that_is_replaced_pays_no_price_of_destroying() -> None:
    t = table(
        resonator("Wrecker", "Destroy another resonator you control: Draw a card.", 300, 300),
        resonator(
            "Twice Born",
            "If this card would be destroyed, you may discard a card. If you do, this card isn't destroyed.",
            200,
            200,
        ),
        resonator("Charmed", "If this card would be destroyed, remove all damage from it instead.", 200, 200),
    )
    t.field(0, "Wrecker", "Charmed")
    assert not t.can("use", 0, "Wrecker")
    t = table(resonator("Wrecker", "Destroy another resonator you control: Draw a card.", 300, 300))
    t.field(0, "Wrecker", "Wick Squire")
    t.use(0, "Wrecker", cost=["Wick Squire"]).resolve()
    assert t.hand_size(0) == 1 and t.zone_names(0, "graveyard") == ["Wick Squire"]


@pytest.mark.rule("fow", "903.3a")
def test_one_of_two_targets_gone_the_other_is_still_struck_and_the_rest_done() -> None:
    t = table(
        chant(
            "Forked Word",
            "Target up to two resonators. This card deals 300 damage to each of them. Draw a card.",
            cost="{R}",
        ),
        chant("Home", "[Quickcast]\nReturn target resonator you control to its owner's hand.", cost="{U}"),
        resonator("Left", "", 300, 300),
        resonator("Right", "", 300, 300),
    )
    t.sources(0, fire=1).sources(1, water=1).hand(0, "Forked Word").hand(1, "Home").field(1, "Left", "Right")
    t.play(0, "Forked Word", targets=[["Left", "Right"]]).passes(0)
    t.play(1, "Home", targets=["Left"]).resolve().resolve()
    assert t.hand_names(1) == ["Left"] and t.zone_names(1, "graveyard") == ["Home", "Right"]
    assert t.hand_size(0) == 1
