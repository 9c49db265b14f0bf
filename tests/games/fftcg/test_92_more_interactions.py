"""Rulings on how rules meet: triggers and their conditions, replacement, EX Bursts, LB decks, costs, what is chosen."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario
from tests.games.fftcg.stages import BREAK, TAKE, forward, stage

CHIEF = (
    "At the beginning of the Attack Phase during each of your turns, if you control 2 or more Forwards, draw 1 card."
)


def backup(table: Table, name: str, text: str, **more: object) -> Table:
    return table.define(name=name, type="backup", text=text, **{"element": ["wind"], **more})


# ---------------------------------------------------------------- triggers and their conditions


@pytest.mark.rule("fftcg", "11.8.13", "11.11.3", "11.1.5")
def test_a_conditional_trigger_whose_condition_is_gone_when_it_resolves_does_nothing() -> None:
    table = forward(
        stage(Ruin=BREAK),
        "Chief",
        5000,
        CHIEF,
    )
    forward(table, "Page").field(0, "Chief", "Page").to("attack_preparation")
    assert table.stack() == ["Chief"]
    hand = table.hand_size(0)
    table.play(0, "Ruin", targets=["Page"]).resolve().resolve()
    assert table.hand_size(0) == hand - 1


@pytest.mark.rule("fftcg", "11.8.13", "10.1.1.1")
def test_a_conditional_trigger_whose_condition_comes_later_does_not_trigger() -> None:
    table = forward(
        scenario("fftcg"),
        "Chief",
        5000,
        CHIEF,
    )
    table.field(0, "Chief").to("attack_preparation")
    assert table.stack() == []


@pytest.mark.rule("fftcg", "11.8.7", "6.1.4", "11.1.7")
def test_of_two_players_triggers_the_other_players_resolves_first() -> None:
    table = stage(Ruin=BREAK)
    backup(table, "Mine", "When a Forward is put from the field into the Break Zone, draw 1 card.")
    forward(table, "Oak").define(
        name="Theirs",
        type="backup",
        element=["earth"],
        text="When a Forward is put from the field into the Break Zone, draw 1 card.",
    )
    table.field(0, "Mine").field(1, "Theirs", "Oak").play(0, "Ruin", targets=["Oak"]).resolve()
    assert table.stack() == ["Mine", "Theirs"]


@pytest.mark.rule("fftcg", "11.8.16.2.1", "11.4.8", "12.3")
def test_characters_that_enter_together_see_each_other_enter() -> None:
    table = stage(Muster="Play 2 Forwards from your hand onto the field.")
    forward(forward(table, "Left", 5000, "When a Forward enters your field, draw 1 card."), "Right")
    table.hand(0, "Left", "Right").play(0, "Muster").resolve()
    if table.question is not None and table.question.kind == "objects":
        table.choose("Left", "Right")
    question = table.question
    count = question.size() if question is not None and question.why == "triggers" else table.stack().count("Left")
    assert count == 2


@pytest.mark.rule("fftcg", "11.8.14", "11.8.4", "11.8.9")
def test_an_entry_trigger_without_a_target_leaves_the_stack_at_once() -> None:
    table = (
        scenario("fftcg")
        .sources(0, fire=2)
        .define(
            name="Sniper",
            type="forward",
            element=["fire"],
            cost=2,
            power=5000,
            text="When Sniper enters the field, choose 1 Forward opponent controls. Break it.",
        )
    )
    table.hand(0, "Sniper").play(0, "Sniper")
    assert table.is_on_field("Sniper") and table.stack() == []


@pytest.mark.rule("fftcg", "6.4.2", "11.8.16.1", "11.5.5")
def test_a_trigger_on_leaving_looks_at_the_forward_as_it_last_was() -> None:
    table = stage(Boost="Choose 1 Forward. It gains +3000 power until the end of the turn.", Ruin=BREAK)
    forward(
        table,
        "Martyr",
        2000,
        "When Martyr is put from the field into the Break Zone, choose 1 Forward opponent controls. "
        "Deal it damage equal to Martyr's power.",
    )
    forward(table, "Oak", 5000).field(0, "Martyr").field(1, "Oak")
    table.play(0, "Boost", targets=["Martyr"]).resolve().play(0, "Ruin", targets=["Martyr"]).resolve()
    if table.question is not None and table.question.kind == "objects":
        table.choose("Oak")
    table.resolve()
    assert not table.is_on_field("Oak", 1)


# ---------------------------------------------------------------- replacement and prevention


@pytest.mark.rule("fftcg", "11.12.5.7", "10.1.4.2", "12.4.5")
def test_damage_that_becomes_nothing_breaks_nobody_and_deals_no_damage() -> None:
    table = forward(
        forward(stage(), "Striker", 9000), "Saint", 3000, "If Saint is dealt damage, the damage becomes 0 instead."
    )
    table.field(0, "Striker").field(1, "Saint").attack("Striker").block("Saint").to("main2")
    assert table.is_on_field("Saint", 1) and table.damage_on("Saint", 1) == 0 and table.damage_on("Striker") == 3000


@pytest.mark.rule("fftcg", "11.12.5.3", "11.12.5.5", "11.12.5.7")
def test_two_reductions_of_one_damage_both_apply_once() -> None:
    table = stage(Bolt="Choose 1 Forward. Deal it 8000 damage.")
    backup(table, "Pad", "If a Forward you control is dealt damage, reduce the damage by 1000 instead.")
    backup(
        table, "Mat", "If a Forward you control is dealt damage, reduce the damage by 2000 instead.", element=["earth"]
    )
    forward(table, "Oak", 9000).field(1, "Pad", "Mat", "Oak")
    table.play(0, "Bolt", targets=["Oak"]).resolve()
    if table.question is not None and table.question.why == "replacement":
        table.option("Pad")
    assert table.damage_on("Oak", 1) == 5000


# ---------------------------------------------------------------- damage to players and EX Bursts


@pytest.mark.rule("fftcg", "6.5.2.1", "11.10.2", "11.10.3")
def test_ex_bursts_of_two_points_come_after_both_in_the_order_of_the_cards() -> None:
    table = stage(Pain="Deal your opponent 2 points of damage.")
    for name in ("First", "Second"):
        table.define(name=name, type="summon", element=["ice"], cost=1, text="[EX BURST] Draw 1 card.")
    table.deck(1, "First", "Second").play(0, "Pain").resolve()
    assert table.damage_count(1) == 2 and table.question is not None and table.question.why == "burst"
    assert table.obj("First").id == table.question.about
    table.yes().yes()
    assert table.hand_size(1) == 2


@pytest.mark.rule("fftcg", "11.10.3", "11.10.2", "11.4.8")
def test_a_character_that_bursts_uses_its_ability_and_does_not_enter_the_field() -> None:
    table = stage(Pain="Deal your opponent 1 point of damage.")
    forward(table, "Genie", 5000, "[EX BURST] When Genie enters the field, draw 1 card.")
    table.deck(1, "Genie").play(0, "Pain").resolve().yes()
    assert table.hand_size(1) == 1 and table.zone_names(1, "damage") == ["Genie"] and table.field_names(1) == []


@pytest.mark.rule("fftcg", "3.1.3", "12.4.3", "6.5.2")
def test_a_player_with_fewer_cards_than_points_loses() -> None:
    table = stage(Pain="Deal your opponent 2 points of damage.").define(name="Last", element=["ice"])
    table.deck(1, "Last", only=True).play(0, "Pain").resolve()
    assert table.match.winner == 0


@pytest.mark.rule("fftcg", "15.2.6.3", "15.2.6.3.1", "6.5.2.1")
def test_a_burst_behind_damage_counts_the_card_that_carries_it() -> None:
    table = stage(Pain="Deal your opponent 1 point of damage.")
    forward(table, "Genie", 5000, "Damage 3 -- [EX BURST] When Genie enters the field, draw 1 card.")
    table.damage(1, 2).deck(1, "Genie").play(0, "Pain").resolve().yes()
    assert table.hand_size(1) == 1


# ---------------------------------------------------------------- Warp, LB, Monsters


@pytest.mark.rule("fftcg", "15.2.7.3", "15.2.7.4", "15.2.7.5", "5.2.3.1.1.3")
def test_a_backup_that_warps_in_enters_dull() -> None:
    table = scenario("fftcg").sources(0, fire=1)
    table.define(name="Gatehouse", type="backup", element=["fire"], cost=3, text="‹Warp 1 --› {Fire}")
    table.hand(0, "Gatehouse").use(0, "Gatehouse", "warp").to("main1", 1).to("main1", 0).resolve_all()
    assert table.is_on_field("Gatehouse", 0) and table.is_rested("Gatehouse", 0)


@pytest.mark.rule("fftcg", "15.2.8.3.1", "15.2.8.3.2", "15.2.8.4.3", "11.11.10")
def test_an_lb_summon_comes_back_to_the_lb_deck_face_up_and_cannot_be_cast_again() -> None:
    table = scenario("fftcg").sources(0, fire=2)
    table.define(name="Apex", type="summon", element=["fire"], cost=1, text="‹Limit Break -- 1›\nDraw 1 card.")
    table.define(name="Fuel", type="summon", element=["fire"], cost=1, text="‹Limit Break -- 1›\nDraw 1 card.")
    table.zone(0, "limit", "Apex", "Fuel")
    table.play(0, "Apex").resolve()
    assert sorted(table.zone_names(0, "limit")) == ["Apex", "Fuel"]
    assert all(obj.face_up for obj in table.objects("limit", 0)) and not table.can("play", 0, "Apex")


@pytest.mark.rule("fftcg", "11.6.2.2", "15.2.2.3", "5.2.3.1.1.2")
def test_a_monster_that_is_a_forward_this_turn_waits_like_one() -> None:
    table = scenario("fftcg").sources(0, fire=3)
    table.define(
        name="Slime",
        type="monster",
        element=["fire"],
        cost=1,
        text="{Fire}: Until the end of the turn, Slime also becomes a Forward with 5000 power.\n{Dull}: Draw 1 card.",
    )
    table.hand(0, "Slime").play(0, "Slime")
    assert table.can("use", 0, "Slime")
    table.use(0, "Slime", "also becomes").resolve()
    question = table.question
    assert question is not None
    usable = [a.program.text for a in question.actions if a.program is not None]  # type: ignore[attr-defined]
    assert not any("Draw" in text for text in usable)


# ---------------------------------------------------------------- choosing, costs, control


@pytest.mark.rule("fftcg", "11.3.3", "2.2", "11.12.4.5")
def test_what_cannot_be_chosen_is_hit_by_what_does_not_choose() -> None:
    table = stage(Sweep="Deal 5000 damage to all the Forwards opponent controls.", Hit=BREAK)
    forward(table, "Veil", 5000, "Veil cannot be chosen by your opponent's Summons or abilities.").field(1, "Veil")
    assert not table.can("play", 0, "Hit")
    table.play(0, "Sweep").resolve()
    assert table.zone_names(1, "break") == ["Veil"]


@pytest.mark.rule("fftcg", "11.3.7", "11.3.5", "11.12.4.4")
def test_a_cost_that_is_locked_does_not_change_when_its_reason_is_paid_away() -> None:
    table = scenario("fftcg").define(name="Rite", type="summon", element=["fire"], cost=3, text="Draw 1 card.")
    backup(table, "Sage", "The cost required to cast your Summons is reduced by 1.", element=["fire"])
    table.define(name="Coin", element=["fire"], cost=5)
    table.field(0, "Sage").hand(0, "Rite", "Coin").by_hand(0)
    table.play(0, "Rite", pay=["Coin"]).resolve()
    assert table.zone_names(0, "break") == ["Coin", "Rite"]


@pytest.mark.rule("fftcg", "6.2.6", "11.9.1", "11.12.4.4")
def test_a_field_ability_serves_its_new_controller_as_soon_as_control_changes() -> None:
    table = forward(stage(Charm=TAKE), "Banner Bearer", 5000, "The Forwards you control gain +1000 power.")
    forward(table, "Oak").field(0, "Oak").field(1, "Banner Bearer")
    assert table.power("Oak") == 5000
    table.play(0, "Charm", targets=["Banner Bearer"]).resolve()
    assert table.power("Oak") == 6000 and table.power("Banner Bearer") == 6000


@pytest.mark.rule("fftcg", "11.12.4.2", "11.12.4.5", "11.9.2")
def test_a_summons_bonus_misses_the_newcomer_that_a_field_ability_reaches() -> None:
    table = stage(Rally="The Forwards you control gain +1000 power until the end of the turn.")
    backup(table, "Camp", "The Forwards you control gain +2000 power.", element=["earth"])
    forward(table, "Late", 3000, cost=1, element=["fire"]).sources(0, fire=1).hand(0, "Late").field(0, "Camp")
    table.play(0, "Rally").resolve().play(0, "Late")
    assert table.power("Late") == 5000


@pytest.mark.rule("fftcg", "11.3.10", "11.12.4.7", "4.3")
def test_a_power_that_is_set_is_the_base_of_what_was_added_before() -> None:
    table = stage(
        Boost="Choose 1 Forward. It gains +3000 power until the end of the turn.",
        Shrink="Choose 1 Forward. Its power becomes 1000 until the end of the turn.",
    )
    forward(table, "Oak", 9000).field(0, "Oak")
    table.play(0, "Boost", targets=["Oak"]).resolve().play(0, "Shrink", targets=["Oak"]).resolve()
    assert table.power("Oak") == 4000


@pytest.mark.rule("fftcg", "14.1", "14.2", "11.6.3")
def test_an_attempt_that_cannot_be_finished_leaves_everything_as_it_was() -> None:
    table = stage(Hit=BREAK)
    forward(table, "Oak").field(1, "Oak")
    before = table.hash()
    table.play(0, "Hit", targets=["Oak"]).undo()
    assert table.hash() == before


@pytest.mark.rule("fftcg", "7.7.4", "15.1.1.8.1", "12.4.8")
def test_who_controls_five_backups_finds_no_backup_to_play() -> None:
    table = scenario("fftcg").sources(0, fire=5)
    table.define(
        name="Call", type="summon", element=["fire"], cost=1, text="Search for 1 Backup and play it onto the field."
    )
    table.define(name="Hut", type="backup", element=["ice"])
    table.hand(0, "Call").deck(0, "Hut").play(0, "Call").resolve()
    assert "Hut" not in table.field_names(0)
