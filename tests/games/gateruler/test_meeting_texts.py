"""Rulings where playing (14-4), triggers (14-10), replacement (14-14) and layers (14-13) meet."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.gateruler.defining import event, table_with


@pytest.mark.rule("gateruler", "14-4c-1")
def test_the_rest_of_a_text_is_done_when_its_target_is_gone() -> None:
    table = event(scenario("gateruler"), "Lash", "Choose 1 enemy unit and deal 2 damage to it. Draw a card.")
    event(table, "Gust", "Choose 1 allied unit. Return it to its owner's hand.", "Instant Action")
    table.hand(0, "Lash").field(1, "Slag Golem").zone(1, "set", "Gust")
    table.play(0, "Lash", targets=["Slag Golem"]).passes(0)
    table.play(1, "Gust", targets=["Slag Golem"]).resolve_all()
    assert table.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-4b-4b", "14-4b-4")
def test_two_targets_need_two_units() -> None:
    table = event(scenario("gateruler"), "Twin Shot", "Choose 2 enemy units. Deal 1 damage to each of them.")
    table.hand(0, "Twin Shot").field(1, "Slag Golem")
    assert not table.can("play", 0, "Twin Shot")


@pytest.mark.rule("gateruler", "14-4b-4c")
def test_a_choice_behind_then_does_not_stop_the_play() -> None:
    table = event(scenario("gateruler"), "Read On", "Draw 1 card. Then, choose 1 enemy unit. Destroy it.")
    table.hand(0, "Read On")
    table.play(0, "Read On").resolve()
    assert table.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-4b-6c", "14-4b-6d", "14-3e")
def test_a_cost_is_raised_before_it_is_lowered() -> None:
    table = table_with(
        ("Miser", 1, 3, "Enemy units cost 2 more to play."), ("Patron", 1, 3, "You pay 3 less to play units.")
    )
    table.define(name="Dear", type="unit", level=1, atk=2, hp=2, stk=1, text="")
    table.field(1, "Miser").field(0, "Patron").hand(0, "Dear")
    assert table.can("play", 0, "Dear")


@pytest.mark.rule("gateruler", "14-4c-3a", "14-10h")
def test_an_ability_resolves_although_its_unit_paid_with_itself() -> None:
    table = table_with(
        (
            "Bomb",
            1,
            1,
            "Standard Action [Put this card into its owner's graveyard] Choose 1 enemy unit. Deal 4 damage to it.",
        )
    )
    table.field(0, "Bomb").field(1, "Slag Golem")
    table.use(0, "Bomb", targets=["Slag Golem"]).resolve()
    assert table.damage_on("Slag Golem") == 4


@pytest.mark.rule("gateruler", "14-7a-1")
def test_a_limit_before_the_colon_is_shared_by_abilities_of_that_name() -> None:
    table = table_with(
        ("First", 1, 3, '"Toll" [Turn 1]: Standard Action: Draw 1 card.'),
        ("Second", 1, 3, '"Toll" [Turn 1]: Standard Action: Draw 1 card.'),
    )
    table.field(0, "First", "Second")
    table.use(0, "First").resolve()
    assert not table.can("use", 0, "Second")


@pytest.mark.rule("gateruler", "14-7a-2")
def test_a_limit_behind_the_colon_is_each_cards_own() -> None:
    table = table_with(
        ("First", 1, 3, '"Toll": [Turn 1] Standard Action: Draw 1 card.'),
        ("Second", 1, 3, '"Toll": [Turn 1] Standard Action: Draw 1 card.'),
    )
    table.field(0, "First", "Second")
    table.use(0, "First").resolve()
    assert table.can("use", 0, "Second") and not table.can("use", 0, "First")


@pytest.mark.rule("gateruler", "14-7a-2", "3-2e")
def test_a_unit_that_left_and_came_back_may_use_its_ability_again() -> None:
    table = table_with(("Page", 1, 3, "[Turn 1] Standard Action: Draw 1 card."))
    event(table, "Gust", "Choose 1 allied unit. Return it to its owner's hand.")
    table.field(0, "Page", place=1).hand(0, "Gust")
    table.use(0, "Page").resolve().play(0, "Gust", targets=["Page"]).resolve()
    table.play(0, "Page", option="attack 1").resolve()
    assert table.can("use", 0, "Page")


@pytest.mark.rule("gateruler", "14-10c", "11-2a-2a")
def test_the_active_players_abilities_lie_below_the_others() -> None:
    table = table_with(
        ("Mine", 1, 3, "When a unit is destroyed, draw 1 card."),
        ("Theirs", 1, 3, "When a unit is destroyed, draw 1 card."),
    )
    event(table, "Shot", "Choose 1 enemy unit. Destroy it.")
    table.field(0, "Mine").field(1, "Theirs", "Coal Scout").hand(0, "Shot")
    table.play(0, "Shot", targets=["Coal Scout"]).resolve()
    assert table.stack() == ["Mine", "Theirs"]


@pytest.mark.rule("gateruler", "14-10e-2", "14-15a")
def test_a_destroyed_unit_strikes_with_the_power_it_last_had() -> None:
    table = table_with(
        (
            "Avenger",
            2,
            2,
            "When this card is destroyed, choose 1 enemy unit. Deal damage equal to this card's ATK to it.",
        )
    )
    event(table, "Rage", "Choose 1 unit. It gains +2 ATK until the end of the turn.")
    event(table, "Shot", "Choose 1 enemy unit. Destroy it.")
    table.field(1, "Avenger").field(0, "Slag Golem").hand(0, "Rage", "Shot")
    table.play(0, "Rage", targets=["Avenger"]).resolve().play(0, "Shot", targets=["Avenger"]).resolve()
    table.resolve_all()
    assert table.damage_on("Slag Golem") == 4


@pytest.mark.rule("gateruler", "14-13a-9", "14-13c-2")
def test_a_power_set_later_swallows_the_bonus_and_a_later_bonus_counts() -> None:
    table = event(scenario("gateruler"), "Rage", "Choose 1 unit. It gains +2 ATK until the end of the turn.")
    event(table, "Calm", "Choose 1 unit. Its ATK becomes 0 until the end of the turn.")
    table.field(0, "Coal Scout", "Kiln Hand").hand(0, "Rage", "Rage", "Calm", "Calm")
    table.play(0, "Rage", targets=["Coal Scout"]).resolve().play(0, "Calm", targets=["Coal Scout"]).resolve()
    table.play(0, "Calm", targets=["Kiln Hand"]).resolve().play(0, "Rage", targets=["Kiln Hand"]).resolve()
    assert table.power("Coal Scout") == 0 and table.power("Kiln Hand") == 2


@pytest.mark.rule("gateruler", "14-13a-5", "14-13a-6")
def test_an_ability_gained_after_all_were_lost_is_lost_as_well() -> None:
    table = event(scenario("gateruler"), "Strip", "Choose 1 unit. Until the end of the turn, it loses all abilities.")
    event(table, "Gift", "Choose 1 unit. Until the end of the turn, it gains Breakthrough and +1 ATK.")
    table.field(0, "Coal Scout").hand(0, "Strip", "Gift")
    table.play(0, "Strip", targets=["Coal Scout"]).resolve().play(0, "Gift", targets=["Coal Scout"]).resolve()
    assert not table.has("Coal Scout", "Breakthrough") and table.power("Coal Scout") == 3


@pytest.mark.rule("gateruler", "14-13c-1")
def test_an_attribute_lent_by_a_later_text_is_seen_by_an_earlier_one_that_depends_on_it() -> None:
    table = table_with(
        ("Second", 1, 3, "Allied {Dragon} units are also {Flame}."),
        ("First", 1, 3, "Allied {Smith} units are also {Dragon}."),
        ("Third", 1, 3, "Allied {Flame} units gain +1 ATK."),
    )
    table.field(0, "Third", "Second", "First").field(0, "Coal Scout", place=0)
    assert table.power("Coal Scout") == 3


@pytest.mark.rule("gateruler", "14-13d")
def test_a_unit_that_comes_after_the_event_has_no_part_in_it() -> None:
    table = event(scenario("gateruler"), "Rally", "All allied units gain +1 ATK until the end of the turn.")
    table.field(0, "Kiln Hand", place=1).hand(0, "Rally", "Coal Scout")
    table.play(0, "Rally").resolve().play(0, "Coal Scout", option="attack 2").resolve()
    assert table.power("Kiln Hand") == 4 and table.power("Coal Scout") == 2


@pytest.mark.rule("gateruler", "14-14b", "15-12d")
def test_a_unit_removed_instead_of_dying_was_destroyed_all_the_same() -> None:
    table = table_with(
        (
            "Ash",
            1,
            3,
            "When this card would leave play, remove it from the game instead.\n"
            "When this card is destroyed, draw 1 card.",
        )
    )
    event(table, "Shot", "Choose 1 allied unit. Destroy it.")
    table.field(0, "Ash").hand(0, "Shot")
    table.play(0, "Shot", targets=["Ash"]).resolve_all()
    assert table.zone_names(0, "removed") == ["Ash"] and table.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-14c-2", "14-7d")
def test_a_refused_replacement_is_not_used_up() -> None:
    table = table_with(
        (
            "Shell",
            1,
            2,
            "[Turn 1] When an allied unit would be destroyed, you may discard 1 card. "
            "If you do, it remains in play instead.",
        ),
    )
    event(table, "Shot", "Choose 1 allied unit. Destroy it.")
    table.field(0, "Shell", "Coal Scout", "Kiln Hand").hand(0, "Shot", "Shot", "Quench")
    table.play(0, "Shot", targets=["Coal Scout"]).resolve().no()
    table.play(0, "Shot", targets=["Kiln Hand"]).resolve().yes()
    assert sorted(table.field_names(0)) == ["Kiln Hand", "Shell"] and table.hand_size(0) == 0


@pytest.mark.rule("gateruler", "14-14c-2a")
def test_a_replacement_whose_price_cannot_be_paid_is_not_offered() -> None:
    table = table_with(
        (
            "Shell",
            1,
            2,
            "When this card would be destroyed, you may discard 1 card. If you do, it remains in play instead.",
        )
    )
    event(table, "Shot", "Choose 1 allied unit. Destroy it.")
    table.field(0, "Shell").hand(0, "Shot")
    table.play(0, "Shot", targets=["Shell"]).resolve()
    assert table.field_names(0) == []


@pytest.mark.rule("gateruler", "15-25a", "15-17a-4")
def test_a_negated_unit_has_used_up_a_normal_summon() -> None:
    table = event(scenario("gateruler"), "Deny", "Choose 1 unit card in the gate. Negate it.", "Instant Action")
    table.hand(0, "Coal Scout", "Kiln Hand", "Slag Golem").zone(1, "set", "Deny")
    table.play(0, "Coal Scout", option="attack 1").passes(0).play(1, "Deny", targets=["Coal Scout"]).resolve()
    table.play(0, "Kiln Hand", option="attack 1").resolve()
    assert not table.can("play", 0, "Slag Golem") and table.zone_names(0, "graveyard") == ["Coal Scout"]


@pytest.mark.rule("gateruler", "15-25b")
def test_a_negated_ability_keeps_its_price_and_its_use() -> None:
    table = table_with(("Page", 1, 3, "[Turn 1] Standard Action [Discard 1 card] Draw 2 cards."))
    event(table, "Hush Now", "Choose 1 ability in the gate. Negate it.", "Instant Action")
    table.field(0, "Page").hand(0, "Quench", "Feedback").zone(1, "set", "Hush Now")
    table.use(0, "Page", cost=["Quench"]).passes(0).play(1, "Hush Now", targets=["Page"]).resolve_all()
    assert table.hand_names(0) == ["Feedback"] and not table.can("use", 0, "Page")


@pytest.mark.rule("gateruler", "16-15b-1b", "16-15b-1")
def test_a_drawn_card_with_forced_reveal_is_played_without_resources() -> None:
    table = scenario("gateruler").define(
        name="Fate", type="event", level=2, text="Forced Reveal\nDeal 1 damage to you."
    )
    event(table, "Peek", "Draw 1 card.")
    table.hand(0, "Peek").deck(0, "Fate", "Coal Scout")
    table.play(0, "Peek").resolve()
    assert table.stack() == ["Fate"]
    table.resolve_all()
    assert table.damage_count(0) == 1 and "Fate" in table.zone_names(0, "graveyard")


@pytest.mark.rule("gateruler", "15-38a-3", "15-38a")
def test_a_unit_that_may_no_longer_enter_play_goes_back_to_the_hand() -> None:
    table = event(
        scenario("gateruler"),
        "Bar the Gate",
        "Until the end of the turn, enemy units cannot enter play.",
        "Instant Action",
    )
    table.hand(0, "Coal Scout").zone(1, "set", "Bar the Gate")
    table.play(0, "Coal Scout", option="attack 1").passes(0).play(1, "Bar the Gate").resolve_all()
    assert table.hand_names(0) == ["Coal Scout"] and table.field_names(0) == []


@pytest.mark.rule("gateruler", "15-6a-3", "15-6a-4")
def test_who_looks_for_a_kind_of_card_may_fail_to_find_it() -> None:
    table = scenario("gateruler").hand(0, "Common Cause")
    table.play(0, "Common Cause").resolve().choose()
    assert table.hand_size(0) == 0


@pytest.mark.rule("gateruler", "14-10g-1")
def test_a_status_ability_triggers_once_while_its_status_lasts() -> None:
    table = table_with(("Hermit", 1, 3, "When you have no cards in your hand, deal 1 damage to your opponent."))
    event(table, "Last Word", "Heal 1 life.")
    table.field(0, "Hermit").hand(0, "Last Word")
    table.play(0, "Last Word").resolve_all()
    assert table.damage_count(1) == 1


@pytest.mark.rule("gateruler", "14-10d-1", "14-10c")
def test_an_automatic_ability_whose_price_is_refused_is_not_played() -> None:
    table = table_with(("Broker", 1, 3, "When this card attacks, [Discard 1 card] draw 2 cards."))
    table.field(0, "Broker").hand(0, "Quench")
    table.attack("Broker", at=1).no()
    assert table.stack() == [] and table.hand_names(0) == ["Quench"]


@pytest.mark.rule("gateruler", "14-10f-1")
def test_a_delayed_ability_triggers_once() -> None:
    table = event(scenario("gateruler"), "Later", "At the end of the turn, draw 1 card.")
    table.hand(0, "Later")
    table.play(0, "Later").resolve().next_turn()
    assert table.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-8b")
def test_an_attribute_that_a_card_says_of_itself_counts_in_every_zone() -> None:
    table = table_with(("Half Smith", 1, 3, "This card is also {Smith}."))
    table.hand(0, "Cast Again").zone(0, "graveyard", "Half Smith")
    table.play(0, "Cast Again", targets=["Half Smith"]).resolve()
    assert table.hand_names(0) == ["Half Smith"]


@pytest.mark.rule("gateruler", "14-19c", "14-19d", "14-19e-1")
def test_an_event_face_down_as_a_unit_is_nothing_when_it_is_turned_up() -> None:
    table = event(scenario("gateruler"), "Unmask", "Choose 1 allied unit. Flip it face up.")
    table.hand(0, "Veiled Stranger", "Unmask").deck(0, "Feedback")
    table.play(0, "Veiled Stranger").resolve().option("attack 1")
    assert table.power("Feedback") == 2
    table.play(0, "Unmask", targets=["Feedback"]).resolve()
    assert "Feedback" in table.zone_names(0, "graveyard")


@pytest.mark.rule("gateruler", "14-19e", "14-19f")
def test_a_unit_turned_face_up_has_its_words_but_has_not_entered_play() -> None:
    table = table_with(("Mole", 4, 4, "When this card enters play, draw 1 card."))
    event(table, "Unmask", "Choose 1 allied unit. Flip it face up.")
    table.hand(0, "Veiled Stranger", "Unmask").deck(0, "Mole")
    table.play(0, "Veiled Stranger").resolve().option("attack 1")
    table.play(0, "Unmask", targets=["Mole"]).resolve()
    assert table.power("Mole") == 4 and table.stack() == [] and table.hand_size(0) == 0


@pytest.mark.rule("gateruler", "14-13a-2", "14-19c")
def test_a_bonus_for_units_counts_for_a_face_down_one_a_bonus_for_smiths_does_not() -> None:
    table = table_with(("Drummer", 1, 3, "Other allied units gain +1 ATK.\nOther allied {Smith} units gain +1 ATK."))
    table.field(0, "Drummer", place=1).hand(0, "Veiled Stranger").deck(0, "Coal Scout")
    table.play(0, "Veiled Stranger").resolve().option("attack 2")
    assert table.power("Coal Scout", 0) == 3
