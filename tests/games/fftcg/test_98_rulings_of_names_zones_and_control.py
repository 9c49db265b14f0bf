"""Rulings of names, zones, control and the rule processes."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript, Table, scenario
from tests.games.fftcg.costed import backup, forward, monster, pair, plain, summon


@pytest.mark.rule("fftcg", "2.2")
def test_one_that_cannot_be_blocked_need_not_be_blocked() -> None:
    table = scenario("fftcg")
    forward(table, "Silk Dancer", "wind", 2, 4000, "Silk Dancer cannot be blocked.")
    forward(table, "Gate Hound", "earth", 2, 5000)
    backup(table, "Loud Bell", "wind", 2, "The Forwards opponent controls must block if possible.")
    table.field(0, "Silk Dancer", "Loud Bell").field(1, "Gate Hound")
    table.attack("Silk Dancer")
    assert not table.can("block", 1, "Gate Hound")
    table.no_block().end_step()
    assert table.damage_count(1) == 1


def wolf_and_twin() -> Table:
    table = scenario("fftcg")
    forward(table, "Ash Wolf", "fire", 2, 5000)
    forward(table, "Grey Twin", "fire", 2, 5000, "Grey Twin is also ‹Card Name Ash Wolf› in all situations.")
    backup(
        table,
        "Pack Caller",
        "fire",
        2,
        "When Pack Caller enters the field, you may search for 1 ‹Card Name Ash Wolf› and add it to your hand.",
    )
    return table


@pytest.mark.rule("fftcg", "7.7.3")
def test_a_second_name_counts_for_the_one_copy_on_the_field() -> None:
    table = wolf_and_twin().field(0, "Ash Wolf").sources(0, fire=2).hand(0, "Grey Twin")
    assert not table.can("play", 0, "Grey Twin")
    assert table.why_not(0, "Grey Twin") == ["7.7.3"]
    free = wolf_and_twin().field(1, "Ash Wolf").sources(0, fire=2).hand(0, "Grey Twin")
    assert free.can("play", 0, "Grey Twin")


@pytest.mark.rule("fftcg", "7.4")
def test_a_card_that_came_back_triggers_once_more_in_the_same_turn() -> None:
    table = pair()
    forward(
        table,
        "Toll Keeper",
        "water",
        1,
        3000,
        "When a Forward enters your field, draw 1 card. This effect will trigger only once per turn.",
    )
    forward(table, "Late Guest", "water", 1, 3000)
    summon(table, "Second Breath", "water", 1, "Choose 1 Forward you control. Return it to its owner's hand.")
    table.sources(0, water=4).hand(0, "Toll Keeper", "Late Guest", "Second Breath")
    table.play(0, "Toll Keeper").resolve()
    assert table.hand_size(0) == 3
    table.play(0, "Late Guest")
    assert table.stack() == []
    table.play(0, "Second Breath", targets=["Toll Keeper"]).resolve()
    table.play(0, "Toll Keeper")
    assert table.stack() == ["Toll Keeper"]


@pytest.mark.rule("fftcg", "15.1.1.3.2")
@pytest.mark.parametrize(
    ("effect", "stays"),
    [
        ("Break it.", True),
        ("Deal it 9000 damage.", True),
        ("Put it into the Break Zone.", False),
        ("It loses 9000 power until the end of the turn.", False),
    ],
)
def test_not_everything_that_ends_in_the_break_zone_is_breaking(effect: str, stays: bool) -> None:
    table = scenario("fftcg")
    forward(table, "Stone Abbot", "earth", 4, 5000, "Stone Abbot cannot be broken.")
    summon(table, "Trial", "lightning", 2, f"Choose 1 Forward. {effect}")
    table.field(1, "Stone Abbot").sources(0, lightning=2).hand(0, "Trial")
    table.play(0, "Trial", targets=["Stone Abbot"]).resolve()
    assert table.is_on_field("Stone Abbot") == stays


@pytest.mark.rule("fftcg", "7.7.5")
def test_one_light_or_dark_character_only() -> None:
    table = pair()
    forward(table, "Dawn Warden", "light", 2, 6000)
    forward(table, "Dusk Warden", "dark", 2, 6000)
    table.field(0, "Dawn Warden").sources(0, fire=1, ice=1).hand(0, "Dusk Warden")
    assert table.why_not(0, "Dusk Warden") == ["7.7.5"]
    table = pair()
    forward(table, "Dawn Warden", "light", 2, 6000)
    table.sources(0, fire=1, ice=1).hand(0, "Dawn Warden").play(0, "Dawn Warden")
    assert table.is_on_field("Dawn Warden")


@pytest.mark.rule("fftcg", "6.2.6.2")
def test_a_stolen_dark_forward_takes_the_light_one_along() -> None:
    table = pair()
    forward(table, "Dawn Warden", "light", 2, 6000)
    forward(table, "Dusk Warden", "dark", 2, 6000)
    summon(table, "Siren Call", "water", 3, "Choose 1 Forward. Gain control of it until the end of the turn.")
    table.field(0, "Dawn Warden").field(1, "Dusk Warden").sources(0, water=3).hand(0, "Siren Call")
    table.play(0, "Siren Call", targets=["Dusk Warden"]).resolve()
    assert table.zone_names(0, "break") == ["Siren Call", "Dawn Warden"]
    assert table.zone_names(1, "break") == ["Dusk Warden"]


@pytest.mark.rule("fftcg", "7.7.4")
def test_a_sixth_backup_cannot_be_cast_not_even_in_response() -> None:
    table = pair()
    backup(table, "Sudden Scribe", "wind", 2, "Back Attack")
    table.field(0, "Ash Wolf").sources(1, wind=5).hand(1, "Sudden Scribe")
    table.attack("Ash Wolf").passes(0)
    assert table.why_not(1, "Sudden Scribe") == ["7.7.4"]


@pytest.mark.rule("fftcg", "7.3")
def test_a_summon_cast_from_the_opponents_break_zone_goes_back_there() -> None:
    table = pair()
    summon(table, "Ember Bolt", "fire", 1, "Choose 1 Forward. Deal it 4000 damage.")
    backup(
        table,
        "Grave Reader",
        "water",
        2,
        "When Grave Reader enters the field, choose 1 Summon in your opponent's Break Zone. "
        "You can cast it as though you owned it this turn.",
    )
    backup(table, "Choir of Calls", "ice", 2, "When you cast a Summon, draw 1 card.")
    table.field(0, "Choir of Calls").sources(0, water=2, fire=1).hand(0, "Grave Reader")
    table.zone(1, "break", "Ember Bolt").field(1, "Ash Wolf")
    table.play(0, "Grave Reader", targets=["Ember Bolt"]).resolve()
    table.play(0, "Ember Bolt", targets=["Ash Wolf"])
    assert table.stack() == ["Ember Bolt", "Choir of Calls"]
    table.resolve_all()
    assert table.zone_names(1, "break") == ["Ember Bolt"] and table.damage_on("Ash Wolf") == 4000
    assert not table.can("play", 0, "Ember Bolt")


@pytest.mark.rule("fftcg", "6.7.3")
def test_counters_go_with_control_and_not_into_another_zone() -> None:
    table = pair()
    forward(
        table,
        "Moss Elder",
        "earth",
        3,
        5000,
        "Moss Elder gains +1000 power for each Moss Counter placed on it.\n"
        "When Moss Elder attacks, place 1 Moss Counter on Moss Elder.",
    )
    summon(table, "Siren Call", "water", 2, "Choose 1 Forward. Gain control of it until the end of the turn.")
    table.field(1, "Moss Elder", counters={"Moss": 2}).sources(0, water=4).hand(0, "Siren Call", "Ebbing Tide")
    assert table.power("Moss Elder") == 7000
    table.play(0, "Siren Call", targets=["Moss Elder"]).resolve()
    assert table.is_on_field("Moss Elder", 0) and table.counters("Moss Elder", "Moss") == 2
    table.play(0, "Ebbing Tide", targets=["Moss Elder"]).resolve()
    assert table.hand_names(1) == ["Moss Elder"] and table.counters("Moss Elder", "Moss") == 0


@pytest.mark.rule("fftcg", "12.4.8")
def test_a_sixth_backup_that_was_taken_may_be_the_one_that_goes() -> None:
    table = pair()
    backup(table, "Grey Factor", "earth", 2, "{Dull}: Draw 1 card.")
    summon(table, "Bribery", "water", 2, "Choose 1 Backup opponent controls. Gain control of it.")
    table.field(1, "Grey Factor").sources(0, water=5).hand(0, "Bribery")
    table.play(0, "Bribery", targets=["Grey Factor"]).resolve()
    table.expect(player=0).choose("Grey Factor")
    assert table.zone_names(1, "break") == ["Grey Factor"] and len(table.field_names(0)) == 5


@pytest.mark.rule("fftcg", "2.2")
def test_what_cannot_be_gained_is_kept_if_printed() -> None:
    table = pair()
    forward(table, "Swift Hare", "wind", 2, 5000, "Haste")
    backup(table, "Slow Bell", "ice", 2, "The Forwards opponent controls cannot gain Haste.")
    summon(table, "Tail Wind", "wind", 1, "Choose 1 Forward. It gains Haste until the end of the turn.")
    table.field(0, "Swift Hare", "Ash Wolf", fresh=True).field(1, "Slow Bell").sources(0, wind=1).hand(0, "Tail Wind")
    table.play(0, "Tail Wind", targets=["Ash Wolf"]).resolve()
    assert table.has("Swift Hare", "Haste") and not table.has("Ash Wolf", "Haste")
    assert table.can("attack", 0, "Swift Hare") and not table.can("attack", 0, "Ash Wolf")


@pytest.mark.rule("fftcg", "2.2")
def test_a_burst_that_cannot_be_used_is_not_offered() -> None:
    table = pair()
    forward(
        table,
        "Hollow Herald",
        "ice",
        3,
        5000,
        "EX Bursts of cards put into the Damage Zone due to Hollow Herald cannot be used.",
    )
    summon(table, "Warning Light", "fire", 2, "[EX BURST] Choose 1 Forward. Deal it 5000 damage.")
    table.field(0, "Hollow Herald", "Ash Wolf").deck(1, "Warning Light", "Warning Light")
    table.attack("Hollow Herald").no_block().end_step()
    assert table.damage_count(1) == 1 and table.is_on_field("Hollow Herald")
    table.attack("Ash Wolf").no_block().end_step().yes().choose("Hollow Herald")
    assert table.zone_names(0, "break") == ["Hollow Herald"]


@pytest.mark.rule("fftcg", "2.2")
def test_one_that_does_not_become_dull_is_frozen_all_the_same() -> None:
    table = pair()
    forward(
        table,
        "Upright Oak",
        "earth",
        3,
        7000,
        "Upright Oak cannot become dull by your opponent's Summons or abilities.",
    )
    summon(table, "Rime", "ice", 1, "Choose 1 Forward. Dull it and Freeze it.")
    table.field(1, "Upright Oak", rested=True).sources(0, ice=1).hand(0, "Rime")
    table.play(0, "Rime", targets=["Upright Oak"]).resolve()
    table.to("main1", player=1)
    assert table.is_rested("Upright Oak")


@pytest.mark.rule("fftcg", "2.1")
def test_a_lure_is_chosen_where_it_can_be() -> None:
    def lure(cost: int) -> Table:
        table = pair()
        forward(
            table,
            "Lure Fish",
            "water",
            cost,
            5000,
            "Summons and abilities of your opponent must choose Lure Fish if possible.",
        )
        summon(table, "Petty Verdict", "ice", 1, "Choose 1 Forward of cost 3 or less opponent controls. Break it.")
        return table.field(1, "Lure Fish", "Ash Wolf").sources(0, ice=1).hand(0, "Petty Verdict")

    with pytest.raises(BadScript):
        lure(2).play(0, "Petty Verdict", targets=["Ash Wolf"])
    table = lure(4).play(0, "Petty Verdict", targets=["Ash Wolf"]).resolve()
    assert table.zone_names(1, "break") == ["Ash Wolf"]


@pytest.mark.rule("fftcg", "7.7.3")
def test_an_effect_does_not_play_a_second_one_of_a_name() -> None:
    table = plain()
    summon(
        table,
        "Calling Home",
        "fire",
        1,
        "Choose 1 Forward of cost 3 or less in your Break Zone. Play it onto the field.",
    )
    table.field(0, "Ash Wolf").zone(0, "break", "Ash Wolf").sources(0, fire=1).hand(0, "Calling Home")
    table.play(0, "Calling Home", targets=["Ash Wolf"]).resolve()
    assert table.field_names(0).count("Ash Wolf") == 1 and "Ash Wolf" in table.zone_names(0, "break")


@pytest.mark.rule("fftcg", "7.7.3.1")
def test_a_card_without_the_generic_icon_joins_one_with_it() -> None:
    table = scenario("fftcg")
    table.define(
        id="own-a", name="Ash Wolf", type="forward", element=["fire"], cost=2, power=5000, text="", generic=True
    )
    table.define(id="own-b", name="Ash Wolf", type="forward", element=["fire"], cost=3, power=8000, text="Brave")
    table.field(0, "own-a", "own-a").sources(0, fire=3).hand(0, "own-b").play(0, "own-b")
    assert table.field_names(0).count("Ash Wolf") == 3


@pytest.mark.rule("fftcg", "2.2")
def test_who_must_attack_and_cannot_does_not_hold_the_phase_up() -> None:
    table = plain()
    forward(table, "Mad Boar", "earth", 2, 5000, "Mad Boar must attack once per turn if possible.")
    summon(table, "Mire", "ice", 1, "Choose 1 Forward. It cannot attack this turn.")
    table.field(0, "Mad Boar", "Ash Wolf").sources(1, ice=1).hand(1, "Mire")
    table.play(1, "Mire", targets=["Mad Boar"]).resolve()
    table.no_attack().to("main2")
    assert table.step == "main2" and not table.is_rested("Mad Boar")


@pytest.mark.rule("fftcg", "6.2.4")
def test_a_card_of_the_opponents_break_zone_comes_to_its_owner_unless_said_otherwise() -> None:
    table = plain()
    summon(
        table,
        "Recall",
        "water",
        1,
        "Choose 1 Forward of cost 2 or less in your opponent's Break Zone. Play it onto your field.",
    )
    table.zone(1, "break", "Ash Wolf").sources(0, water=3).hand(0, "Recall", "Ebbing Tide")
    table.play(0, "Recall", targets=["Ash Wolf"]).resolve()
    assert table.is_on_field("Ash Wolf", 0)
    table.play(0, "Ebbing Tide", targets=["Ash Wolf"]).resolve()
    assert table.hand_names(1) == ["Ash Wolf"]


@pytest.mark.rule("fftcg", "12.4.4")
def test_a_monster_that_ceases_to_be_a_forward_has_no_power_to_lose() -> None:
    table = plain()
    monster(
        table,
        "Cave Newt",
        "earth",
        2,
        "{0}: Until the end of the turn, Cave Newt "
        "also becomes a Forward with 3000 power. "
        "You can only use this ability once per turn.",
    )
    summon(table, "Ember Spark", "fire", 1, "Choose 1 Forward. Deal it 2000 damage.")
    table.field(0, "Cave Newt").sources(1, fire=1).hand(1, "Ember Spark")
    table.use(0, "Cave Newt").resolve()
    table.play(1, "Ember Spark", targets=["Cave Newt"]).resolve()
    table.next_turn()
    assert table.is_on_field("Cave Newt", 0) and table.damage_on("Cave Newt") == 0


@pytest.mark.rule("fftcg", "7.7.3")
def test_of_two_of_a_name_that_come_at_once_none_is_played_with_the_other() -> None:
    table = plain()
    forward(table, "Coal Hen", "fire", 1, 3000)
    summon(
        table,
        "Homecoming",
        "fire",
        3,
        "Choose up to 2 Forwards of cost 2 or less in your Break Zone. Play them onto the field.",
    )
    table.zone(0, "break", "Ash Wolf", "Coal Hen").sources(0, fire=3).hand(0, "Homecoming")
    table.play(0, "Homecoming", targets=[["Ash Wolf", "Coal Hen"]]).resolve()
    assert table.is_on_field("Ash Wolf", 0) and table.is_on_field("Coal Hen", 0)


@pytest.mark.rule("fftcg", "12.4.5")
def test_a_forward_that_was_damaged_and_shrinks_falls_in_the_same_turn() -> None:
    table = plain()
    forward(
        table,
        "Hunter",
        "fire",
        3,
        6000,
        "When a Forward damaged by Hunter is put from the field into the Break Zone on the same turn, draw 1 card.",
    )
    summon(table, "Wilting", "water", 1, "Choose 1 Forward. It loses 3000 power until the end of the turn.")
    forward(table, "Flint Giant", "earth", 4, 8000)
    table.field(0, "Hunter").field(1, "Flint Giant").sources(0, water=1).hand(0, "Wilting")
    backup(
        table, "Soft Bell", "ice", 2, "If a Forward you control is dealt battle damage, the damage becomes 0 instead."
    )
    table.field(0, "Soft Bell")
    table.attack("Hunter").passes(0).block("Flint Giant").passes(0).passes(1)
    assert table.damage_on("Flint Giant") == 6000 and table.damage_on("Hunter") == 0
    table.play(0, "Wilting", targets=["Flint Giant"]).resolve()
    assert table.stack() == ["Hunter"] and table.zone_names(1, "break") == ["Flint Giant"]


@pytest.mark.rule("fftcg", "2.1")
def test_only_fire_cp_means_only_fire_cp() -> None:
    table = plain()
    forward(table, "Pure Flame", "fire", 3, 9000, "You can only pay with Fire CP to cast Pure Flame.")
    table.sources(0, fire=2, water=1).hand(0, "Pure Flame")
    assert not table.can("play", 0, "Pure Flame")
    table = plain()
    forward(table, "Pure Flame", "fire", 3, 9000, "You can only pay with Fire CP to cast Pure Flame.")
    table.sources(0, fire=1, water=2).hand(0, "Pure Flame", "Ash Wolf")
    assert table.can("play", 0, "Pure Flame")


@pytest.mark.rule("fftcg", "12.4.8")
def test_a_monster_or_a_forward_is_no_sixth_backup() -> None:
    table = plain()
    monster(table, "Cave Newt", "earth", 2, "{Dull}: Draw 1 card.")
    table.sources(0, earth=5).hand(0, "Cave Newt").play(0, "Cave Newt")
    assert table.is_on_field("Cave Newt", 0)


@pytest.mark.rule("fftcg", "6.2.6")
def test_a_backup_that_changed_sides_pays_for_its_new_controller() -> None:
    table = plain()
    summon(table, "Bribery", "water", 2, "Choose 1 Backup opponent controls. Gain control of it.")
    table.sources(0, water=2, fire=1).sources(1, fire=1).hand(0, "Bribery", "Ash Wolf")
    table.play(0, "Bribery", targets=["Fire Source 2"]).resolve()
    table.play(0, "Ash Wolf")
    assert table.is_on_field("Ash Wolf", 0)
