"""Rulings where rules meet on the stack, in costs, in damage to players, and in Warp, Limit Break and Priming."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario
from tests.games.fftcg.stages import BREAK, PAIN, TAKE, forward, monster, stage, summons

# ---------------------------------------------------------------- choosing and selecting


@pytest.mark.rule("fftcg", "11.3.3", "11.3.9", "11.11.2")
@pytest.mark.parametrize(("chosen", "drawn"), [(False, 1), (True, 0)])
def test_who_chose_nothing_with_up_to_still_draws_and_who_lost_every_target_does_not(chosen: bool, drawn: int) -> None:
    table = stage(Lull="Choose up to 2 Forwards. Dull them. Draw 1 card.", Ruin=BREAK)
    forward(table, "Oak").field(1, "Oak")
    table.play(0, "Lull", targets=[["Oak"] if chosen else []])
    table.play(0, "Ruin", targets=["Oak"]).resolve().resolve()
    assert table.hand_size(0) == drawn


@pytest.mark.rule("fftcg", "11.3.3", "15.1.1.3.2", "2.2")
def test_selecting_and_putting_away_is_neither_choosing_nor_breaking() -> None:
    table = stage(Toll="Your opponent selects 1 Forward they control. Put it into the Break Zone.")
    forward(table, "Saint", 5000, "Saint cannot be chosen by your opponent's Summons.\nSaint cannot be broken.")
    table.field(1, "Saint").play(0, "Toll").resolve()
    assert table.zone_names(1, "break") == ["Saint"]


@pytest.mark.rule("fftcg", "11.3.4.1", "11.3.4", "6.5.2")
def test_how_many_actions_are_selected_is_settled_when_the_summon_is_cast() -> None:
    table = stage(
        Verdict="Select 1 of the 2 following actions. If you have received 3 points of damage or more, "
        'select up to 2 of the 2 following actions instead.\n"Gain {C}."\n"Draw 1 card."',
    )
    summons(table, 1, "ice", Pain=PAIN).damage(0, 2).play(0, "Verdict", modes=[1]).passes(0)
    table.play(1, "Pain").resolve()
    assert table.damage_count(0) == 3
    table.resolve()
    assert table.hand_size(0) + table.resource(0, "crystal") == 1


@pytest.mark.rule("fftcg", "11.3.9", "2.2", "11.11.2")
def test_a_target_that_came_under_protection_cancels_the_whole_summon() -> None:
    table = stage(Bolt="Choose 1 Forward. Deal it 4000 damage. Draw 1 card.")
    summons(
        table,
        1,
        "ice",
        Veil="Choose 1 Forward. It cannot be chosen by your opponent's Summons or abilities this turn.",
    )
    forward(table, "Oak").field(1, "Oak").play(0, "Bolt", targets=["Oak"]).passes(0)
    table.play(1, "Veil", targets=["Oak"]).resolve().resolve()
    assert table.damage_on("Oak", 1) == 0 and table.hand_size(0) == 0 and "Bolt" in table.zone_names(0, "break")


@pytest.mark.rule("fftcg", "11.3.8", "11.11.10", "11.1.5")
def test_a_cancelled_summon_was_cast_and_goes_to_the_break_zone() -> None:
    table = summons(stage(Gift="Draw 2 cards."), 1, "ice", Hush="Choose 1 Summon. Cancel its effect.")
    monster(table, "Bell", "When you cast a Summon, gain {C}.").field(0, "Bell")
    table.play(0, "Gift")
    assert table.stack() == ["Gift", "Bell"]
    table.passes(0).play(1, "Hush", targets=["Gift"]).resolve_all()
    assert table.resource(0, "crystal") == 1 and table.hand_size(0) == 0
    assert table.zone_names(0, "break") == ["Gift"] and table.zone_names(1, "break") == ["Hush"]


# ---------------------------------------------------------------- triggers


@pytest.mark.rule("fftcg", "9.2.1.2", "11.8.6", "9.3.1.3")
def test_the_two_cards_of_the_draw_phase_trigger_twice_and_wait_for_the_main_phase() -> None:
    table = monster(scenario("fftcg"), "Reader", "When you draw a card, gain {C}.").field(0, "Reader")
    table.turn(1, step="main2").to("main1", 0)
    assert table.step == "main1" and table.hand_size(0) == 2
    assert table.question is not None and table.question.why == "triggers" and table.question.size() == 2


@pytest.mark.rule("fftcg", "11.8.5", "6.4.2", "11.5.4")
def test_a_triggered_ability_stays_with_the_player_under_whom_it_triggered() -> None:
    table = summons(scenario("fftcg"), 1, "ice", Charm=TAKE)
    forward(table, "Scout", 5000, "When Scout attacks, draw 1 card.").field(0, "Scout").attack("Scout").passes(0)
    table.play(1, "Charm", targets=["Scout"]).resolve()
    assert table.is_on_field("Scout", 1)
    before = table.hand_size(0), table.hand_size(1)
    table.resolve()
    assert (table.hand_size(0), table.hand_size(1)) == (before[0] + 1, before[1])


@pytest.mark.rule("fftcg", "12.4.5", "2.2", "11.12.4.6")
def test_who_loses_what_kept_it_is_broken_by_the_damage_it_already_has() -> None:
    table = stage(Strip="Choose 1 Forward. It loses all abilities until the end of the turn.")
    forward(table, "Saint", 5000, "Saint cannot be broken.").field(1, "Saint", damage=8000)
    assert table.is_on_field("Saint", 1)
    table.play(0, "Strip", targets=["Saint"]).resolve()
    assert table.zone_names(1, "break") == ["Saint"]


@pytest.mark.rule("fftcg", "11.12.4.13", "11.12.4.9", "11.12.4.8")
@pytest.mark.parametrize("first", ["Strip", "Speed"])
def test_losing_all_abilities_takes_what_was_gained_before_and_leaves_what_comes_after(first: str) -> None:
    table = stage(
        Strip="Choose 1 Forward. It loses all abilities until the end of the turn.",
        Speed="Choose 1 Forward. It gains Haste until the end of the turn.",
    )
    second = "Speed" if first == "Strip" else "Strip"
    forward(table, "Oak", 5000, "Brave").field(0, "Oak")
    table.play(0, first, targets=["Oak"]).resolve().play(0, second, targets=["Oak"]).resolve()
    assert not table.has("Oak", "brave") and table.has("Oak", "haste") == (second == "Speed")


# ---------------------------------------------------------------- costs


@pytest.mark.rule("fftcg", "4.3", "11.3.7", "11.3.5")
def test_a_cost_below_zero_is_raised_from_where_it_is() -> None:
    table = scenario("fftcg").define(name="Rite", type="summon", element=["fire"], cost=2, text="Draw 1 card.")
    monster(table, "Sage", "The cost required to cast your Summons is reduced by 4.")
    monster(table, "Tax", "The cost required for your opponent to cast Summons is increased by 3.", element=["earth"])
    table.field(0, "Sage").field(1, "Tax").hand(0, "Rite").sources(0, fire=1).play(0, "Rite").resolve()
    assert table.is_rested("Fire Source 1") and table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "11.4.6.2", "11.4.6.4", "4.3")
@pytest.mark.parametrize(("less", "castable"), [(1, False), (2, False), (3, True)])
def test_a_multi_element_character_needs_each_element_until_it_costs_nothing(less: int, castable: bool) -> None:
    table = forward(scenario("fftcg"), "Steam", element=["fire", "water"], cost=3)
    monster(table, "Sage", f"The cost required to cast your Forwards is reduced by {less}.").field(0, "Sage")
    table.hand(0, "Steam").sources(0, fire=1)
    assert table.can("play", 0, "Steam") == castable


@pytest.mark.rule("fftcg", "5.2.1.3.1", "11.4.6.4", "11.4.6.2")
def test_one_cp_too_many_of_each_element_pays_a_multi_element_character_of_cost_2() -> None:
    table = forward(scenario("fftcg"), "Steam", element=["fire", "water"], cost=2)
    forward(forward(table, "Coal", element=["fire"]), "Drop", element=["water"])
    table.hand(0, "Steam", "Coal", "Drop").play(0, "Steam")
    assert table.is_on_field("Steam", 0) and sorted(table.zone_names(0, "break")) == ["Coal", "Drop"]


@pytest.mark.rule("fftcg", "11.6.2.2", "11.6.2.3", "15.2.2.3")
def test_a_newcomer_may_be_dulled_for_the_cost_of_another_card() -> None:
    table = monster(scenario("fftcg"), "Drill", "Dull 1 active Forward you control: Gain {C}.")
    forward(table, "Newcomer", 5000, "{Dull}: Draw 1 card.").field(0, "Drill").field(0, "Newcomer", fresh=True)
    assert not table.can("use", 0, "Newcomer")
    table.use(0, "Drill", cost=["Newcomer"]).resolve()
    assert table.resource(0, "crystal") == 1 and table.is_rested("Newcomer")


@pytest.mark.rule("fftcg", "4.1", "4.5", "11.6.7")
def test_x_may_be_nothing() -> None:
    table = monster(scenario("fftcg"), "Urn", "{X}: Choose 1 Forward. Deal it 1000 damage for each CP paid as X.")
    forward(table, "Oak").sources(0, fire=2).field(0, "Urn").field(1, "Oak")
    table.use(0, "Urn", x=0, targets=["Oak"]).resolve()
    assert table.damage_on("Oak", 1) == 0 and not table.is_rested("Fire Source 1")


@pytest.mark.rule("fftcg", "11.7.1", "15.2.9.4.1", "11.7.10")
def test_a_primed_character_pays_its_special_ability_with_a_card_of_either_name() -> None:
    table = forward(scenario("fftcg"), "Clay", 5000, '‹Priming "Wake" --› {Fire}', element=["fire"])
    forward(table, "Wake", 9000, "«Tide» {S}: Gain {C}.").field(0, "Clay").hand(0, "Clay").deck(0, "Wake")
    table.sources(0, fire=1).use(0, "Clay", "priming", targets=["Wake"]).use(0, "Wake").resolve()
    assert table.resource(0, "crystal") == 1 and table.zone_names(0, "break") == ["Clay"]


# ---------------------------------------------------------------- damage to players, empty decks


@pytest.mark.rule("fftcg", "11.10.2", "12.4.1", "3.3", "6.5.2.1")
def test_the_burst_of_the_seventh_point_is_used_before_the_game_is_lost() -> None:
    table = stage(Pain=PAIN).define(
        name="Revenge", type="summon", element=["ice"], cost=1, text="[EX BURST] Deal your opponent 1 point of damage."
    )
    table.damage(0, 6).damage(1, 6).deck(1, "Revenge").play(0, "Pain").resolve().yes()
    assert table.over and table.winner is None


@pytest.mark.rule("fftcg", "11.10.1", "11.10.3", "6.4.2")
def test_a_burst_that_asks_for_its_own_power_takes_that_of_the_card() -> None:
    table = forward(
        stage(Pain=PAIN),
        "Genie",
        6000,
        "[EX BURST] When Genie enters the field, choose 1 Forward opponent controls. "
        "Deal it damage equal to Genie's power.",
    )
    forward(table, "Oak", 9000).field(0, "Oak").deck(1, "Genie").play(0, "Pain").resolve().yes()
    if table.question is not None and table.question.kind == "objects":
        table.choose("Oak")
    assert table.damage_on("Oak", 0) == 6000


@pytest.mark.rule("fftcg", "3.1.2", "11.12.5.4", "12.4.2")
def test_who_gains_a_crystal_instead_of_drawing_does_not_lose_with_an_empty_deck() -> None:
    table = stage(Gift="Draw 2 cards.")
    monster(table, "Miser", "If you draw a card, gain {C} instead.").field(0, "Miser").keep_decks()
    table.deck(1, 5).play(0, "Gift").resolve()
    assert not table.over and table.resource(0, "crystal") == 2


@pytest.mark.rule("fftcg", "3.3", "12.4.1", "12.4.2", "12.3")
def test_who_draws_too_much_and_deals_the_seventh_point_in_one_effect_draws_the_game() -> None:
    table = stage(Gamble="Draw 2 cards. Deal your opponent 1 point of damage.").define(name="Last", element=["ice"])
    table.damage(1, 6).deck(0, "Last", only=True).play(0, "Gamble").resolve()
    assert table.over and table.winner is None


@pytest.mark.rule("fftcg", "12.4.3", "3.1.3", "3.1.2", "9.2.1.2")
def test_the_last_card_of_the_deck_takes_the_point_and_the_next_draw_loses() -> None:
    table = stage(Pain=PAIN).define(name="Last", element=["ice"])
    table.deck(1, "Last", only=True).play(0, "Pain").resolve()
    assert not table.over and table.damage_count(1) == 1
    table.next_turn()
    assert table.over and table.winner == 0


# ---------------------------------------------------------------- Warp, Limit Break, Priming


@pytest.mark.rule("fftcg", "15.2.7.5.1", "15.2.7.5.2", "7.7.4", "7.7.5")
@pytest.mark.parametrize("kind", ["backup", "light"])
def test_a_card_for_which_the_field_has_no_place_misses_its_warp(kind: str) -> None:
    table = scenario("fftcg")
    if kind == "backup":
        table.define(name="Far", type="backup", element=["wind"], text="‹Warp 1 --› {Wind}").sources(0, wind=5)
    else:
        forward(forward(table, "Far", 5000, "‹Warp 1 --› {1}", element=["light"]), "Night", element=["dark"])
        table.field(0, "Night")
    table.zone(0, "removed", "Far", counters={"Warp": 1}).turn(1, step="main2").to("main1", 0).resolve_all()
    assert table.zone_names(0, "removed") == ["Far"] and table.counters("Far", "Warp") == 0


@pytest.mark.rule("fftcg", "15.2.8.4.1", "15.2.8.4.2", "11.8.16.1", "7.3")
def test_a_stolen_lb_forward_goes_to_its_owners_lb_deck_and_does_not_rise_again() -> None:
    table = forward(
        stage(Charm=TAKE, Ruin=BREAK),
        "Apex",
        5000,
        "‹Limit Break -- 1›\nWhen Apex is put from the field into the Break Zone, play Apex onto the field.",
    )
    table.field(1, "Apex").play(0, "Charm", targets=["Apex"]).resolve().play(0, "Ruin", targets=["Apex"]).resolve()
    assert table.zone_names(1, "limit") == ["Apex"] and table.stack() == ["Apex"]
    table.resolve()
    assert table.zone_names(1, "limit") == ["Apex"] and not table.is_on_field("Apex", 0)


def primed(table: Table, player: int = 0, top: str = "", **how: object) -> Table:
    forward(table, "Clay", 5000, '‹Priming "Wake" --› {Ice}', cost=1)
    forward(table, "Wake", 9000, top, element=["water"])
    return table.field(player, "Clay", **how).deck(player, "Wake").sources(player, ice=1)


@pytest.mark.rule("fftcg", "15.2.9.4.1", "12.4.6", "15.2.9.4.2", "7.3")
def test_a_stolen_primed_character_meets_a_namesake_of_its_lower_card() -> None:
    table = summons(primed(scenario("fftcg")), 1, "fire", Charm=TAKE).field(1, "Clay")
    table.use(0, "Clay", "priming", targets=["Wake"]).passes(0).play(1, "Charm", targets=["Wake"]).resolve()
    assert table.zone_names(0, "break") == ["Clay"] and table.zone_names(0, "removed") == ["Wake"]
    assert sorted(table.zone_names(1, "break")) == ["Charm", "Clay"]


@pytest.mark.rule("fftcg", "15.2.9.3.2", "15.2.9.4", "10.1.2.1.1")
@pytest.mark.parametrize("fresh", [True, False])
def test_a_primed_character_may_attack_if_it_was_there_before_it_was_primed(fresh: bool) -> None:
    table = forward(primed(scenario("fftcg"), fresh=fresh), "Other").field(0, "Other")
    table.use(0, "Clay", "priming", targets=["Wake"]).to("attack_declaration")
    assert table.can("attack", 0, "Other") and table.can("attack", 0, "Wake") != fresh


@pytest.mark.rule("fftcg", "15.2.9.3.2", "15.2.4.2", "9.1.1.1")
def test_a_frozen_character_stays_frozen_when_it_is_primed() -> None:
    table = primed(scenario("fftcg"), rested=True, frozen=True).use(0, "Clay", "priming", targets=["Wake"])
    assert table.is_rested("Wake", 0)
    table.to("main1", 1).to("main1", 0)
    assert table.is_rested("Wake", 0)
    table.to("main1", 1).to("main1", 0)
    assert not table.is_rested("Wake", 0)
