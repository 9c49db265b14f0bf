"""Rulings of Freeze, Warp, Limit Break and Priming, and of searching."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript, Table, scenario
from tests.games.fftcg.costed import backup, forward, pair, plain, summon


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


@pytest.mark.rule("fftcg", "15.1.1.8.1")
def test_a_second_name_is_found_in_the_deck() -> None:
    table = wolf_and_twin().sources(0, fire=2).hand(0, "Pack Caller").deck(0, "Grey Twin")
    table.play(0, "Pack Caller").resolve().yes().choose("Grey Twin")
    assert table.hand_names(0) == ["Grey Twin"]


@pytest.mark.rule("fftcg", "15.2.9.3.2")
def test_damage_from_before_priming_breaks_a_weaker_card_on_top() -> None:
    table = scenario("fftcg")
    forward(table, "Ember Page", "fire", 2, 7000, '‹Priming "Cinder Lord" --› {Fire}')
    forward(table, "Cinder Lord", "fire", 4, 5000, "First Strike")
    table.field(0, "Ember Page", damage=6000).sources(0, fire=1).deck(0, "Cinder Lord")
    table.use(0, "Ember Page", ability="priming").choose("Cinder Lord")
    assert table.zone_names(0, "break") == ["Ember Page"]
    assert table.zone_names(0, "removed") == ["Cinder Lord"]


@pytest.mark.rule("fftcg", "15.2.7.5.1")
def test_a_warped_card_whose_name_is_on_the_field_stays_away() -> None:
    table = scenario("fftcg")
    forward(table, "Slow Comet", "ice", 5, 8000, "‹Warp 1 --› {Ice}")
    table.field(0, "Slow Comet").zone(0, "removed", "Slow Comet", counters={"Warp": 1})
    table.turn(0, "main1", begin=True)
    table.resolve_all()
    assert table.field_names(0) == ["Slow Comet"]
    assert table.zone_names(0, "removed") == ["Slow Comet"] and table.zone_names(0, "break") == []


@pytest.mark.rule("fftcg", "15.2.8.4.1")
def test_a_limit_break_card_does_not_come_back_by_its_own_ability() -> None:
    table = scenario("fftcg")
    forward(
        table,
        "Lamp Bearer",
        "fire",
        3,
        5000,
        "‹Limit Break -- 1›\nWhen Lamp Bearer is put from the field into the Break Zone, "
        "return Lamp Bearer to your hand.",
    )
    backup(
        table,
        "Mourner",
        "fire",
        2,
        "When a Forward you control is put from the field into the Break Zone, draw 1 card.",
    )
    summon(table, "Felling", "lightning", 3, "Choose 1 Forward. Break it.")
    table.field(0, "Lamp Bearer", "Mourner").sources(0, lightning=3).hand(0, "Felling")
    table.play(0, "Felling", targets=["Lamp Bearer"]).resolve()
    table.order("Lamp Bearer", "Mourner").resolve_all()
    assert table.zone_names(0, "limit") == ["Lamp Bearer"]
    assert table.hand_size(0) == 1 and "Lamp Bearer" not in table.hand_names(0)


@pytest.mark.rule("fftcg", "15.2.4.2")
def test_freezing_an_active_forward_is_used_up_by_its_next_active_phase() -> None:
    table = pair()
    summon(table, "Rime", "ice", 1, "Choose 1 Forward. Freeze it.")
    table.field(1, "Ash Wolf").sources(0, ice=1).hand(0, "Rime")
    table.play(0, "Rime", targets=["Ash Wolf"]).resolve()
    table.to("main1", player=1).attack("Ash Wolf").no_block().end_step()
    assert table.is_rested("Ash Wolf")
    table.to("main1", player=1, later=True)
    assert not table.is_rested("Ash Wolf")


@pytest.mark.rule("fftcg", "15.2.4.2")
def test_a_dull_frozen_forward_stays_dull_once() -> None:
    table = pair()
    summon(table, "Rime", "ice", 1, "Choose 1 Forward. Dull it and Freeze it.")
    table.field(1, "Ash Wolf").sources(0, ice=1).hand(0, "Rime")
    table.play(0, "Rime", targets=["Ash Wolf"]).resolve()
    table.to("main1", player=1)
    assert table.is_rested("Ash Wolf")
    table.to("main1", player=1, later=True)
    assert not table.is_rested("Ash Wolf")


@pytest.mark.rule("fftcg", "15.2.7.3")
def test_warping_is_not_casting() -> None:
    table = scenario("fftcg")
    forward(
        table,
        "Slow Comet",
        "ice",
        5,
        8000,
        "‹Warp 1 --› {Ice}{1}\nWhen Slow Comet enters the field due to your cast, draw 1 card.",
    )
    backup(
        table,
        "Choir of Calls",
        "ice",
        2,
        "The cost required to cast your Forwards is reduced by 1 "
        "(it cannot become 0).\nWhen you cast a Forward, gain {C}.",
    )
    table.field(0, "Choir of Calls", rested=True).sources(0, ice=2).hand(0, "Slow Comet")
    table.use(0, "Slow Comet", ability="warp")
    assert table.is_rested("Ice Source 1") and table.is_rested("Ice Source 2")  # the whole of its own cost
    assert table.stack() == [] and table.resource(0, "crystal") == 0
    assert table.zone_names(0, "removed") == ["Slow Comet"]
    table.to("main1", player=0, later=True).resolve_all()
    assert table.is_on_field("Slow Comet", 0)
    assert table.hand_size(0) == 2 and table.resource(0, "crystal") == 0


@pytest.mark.rule("fftcg", "15.2.8.3.2")
def test_a_limit_break_cost_is_paid_with_other_cards_that_lie_face_down() -> None:
    def lamps(others: int) -> Table:
        table = scenario("fftcg")
        forward(table, "Lamp Bearer", "fire", 2, 5000, "‹Limit Break -- 1›\nHaste")
        forward(table, "Lamp Trimmer", "fire", 2, 5000, "‹Limit Break -- 1›\nBrave")
        return table.zone(0, "limit", "Lamp Bearer", "Lamp Trimmer", others).sources(0, fire=4)

    table = lamps(1)
    table.play(0, "Lamp Bearer", cost=[table.objects("limit", 0)[2]])
    assert table.is_on_field("Lamp Bearer")
    assert not table.can("play", 0, "Lamp Trimmer")
    assert table.why_not(0, "Lamp Trimmer") == ["15.2.8.3.2"]


@pytest.mark.rule("fftcg", "15.2.9.4.1")
def test_a_primed_character_has_both_names_on_the_field() -> None:
    table = scenario("fftcg")
    forward(table, "Ember Page", "fire", 2, 7000, '‹Priming "Cinder Lord" --› {Fire}')
    forward(table, "Cinder Lord", "fire", 4, 5000, "First Strike")
    backup(table, "Page Master", "fire", 2, "The ‹Card Name Ember Page› you control gains +1000 power.")
    table.field(0, "Cinder Lord", under=("Ember Page",)).field(0, "Page Master").sources(0, fire=4)
    table.hand(0, "Ember Page", "Cinder Lord")
    assert table.power("Cinder Lord", 0) == 6000
    assert table.why_not(0, table.card("Ember Page", 0, zone="hand")) == ["7.7.3"]
    assert table.why_not(0, table.card("Cinder Lord", 0, zone="hand")) == ["7.7.3"]


@pytest.mark.rule("fftcg", "15.2.9.4.2")
def test_a_primed_character_put_at_the_bottom_of_the_deck_leaves_only_the_lower_card_there() -> None:
    table = scenario("fftcg")
    forward(table, "Ember Page", "fire", 2, 7000, '‹Priming "Cinder Lord" --› {Fire}')
    forward(table, "Cinder Lord", "fire", 4, 5000, "First Strike")
    summon(
        table,
        "Undertow",
        "water",
        3,
        "Choose 1 Forward opponent controls. Put it at the bottom of its owner's deck.",
    )
    backup(table, "Shore Watch", "fire", 2, "When a Forward you control leaves the field, draw 1 card.")
    table.field(1, "Cinder Lord", under=("Ember Page",)).field(1, "Shore Watch").sources(0, water=3).hand(0, "Undertow")
    table.play(0, "Undertow", targets=["Cinder Lord"]).resolve()
    assert table.stack() == ["Shore Watch"]
    assert table.zone_names(1, "deck")[-1] == "Ember Page"
    assert table.zone_names(1, "removed") == ["Cinder Lord"]


@pytest.mark.rule("fftcg", "15.2.8.4.3")
def test_a_limit_break_summon_goes_back_to_the_limit_break_deck_even_when_it_is_cancelled() -> None:
    table = plain()
    summon(table, "Last Comet", "ice", 2, "‹Limit Break -- 1›\nChoose 1 Forward. Deal it 4000 damage.")
    summon(table, "Unsaying", "ice", 1, "Choose 1 Summon. Cancel its effect.")
    table.zone(0, "limit", "Last Comet", 1).sources(0, ice=2).sources(1, ice=1).hand(1, "Unsaying").field(
        1, "Chalk Giant"
    )
    table.play(0, "Last Comet", targets=["Chalk Giant"]).play(1, "Unsaying", targets=["Last Comet"]).resolve_all()
    assert table.damage_on("Chalk Giant") == 0 and table.zone_names(0, "break") == []
    assert "Last Comet" in table.zone_names(0, "limit")


@pytest.mark.rule("fftcg", "15.2.8.4.4")
def test_a_limit_break_forward_returned_to_the_hand_lies_in_the_limit_break_deck() -> None:
    table = plain()
    forward(table, "Lamp Bearer", "fire", 2, 5000, "‹Limit Break -- 1›\nHaste")
    table.field(1, "Lamp Bearer").sources(0, water=2).hand(0, "Ebbing Tide")
    table.play(0, "Ebbing Tide", targets=["Lamp Bearer"]).resolve()
    assert table.hand_size(1) == 0 and table.zone_names(1, "limit") == ["Lamp Bearer"]


@pytest.mark.rule("fftcg", "15.2.9.3.2")
def test_what_was_gained_before_priming_stays_and_it_attacks_as_one_that_came_this_turn() -> None:
    table = scenario("fftcg")
    forward(table, "Ember Page", "fire", 2, 7000, '‹Priming "Cinder Lord" --› {Fire}')
    forward(table, "Cinder Lord", "fire", 4, 5000, "First Strike")
    summon(table, "Tail Wind", "wind", 1, "Choose 1 Forward. It gains Haste until the end of the turn.")
    table.field(0, "Ember Page", fresh=True).sources(0, fire=1, wind=1).deck(0, "Cinder Lord").hand(0, "Tail Wind")
    table.play(0, "Tail Wind", targets=["Ember Page"]).resolve()
    table.use(0, "Ember Page", ability="priming").choose("Cinder Lord")
    assert table.has("Cinder Lord", "Haste")
    table.attack("Cinder Lord").no_block().end_step()
    assert table.damage_count(1) == 1


@pytest.mark.rule("fftcg", "15.2.7.5.2")
def test_a_warped_card_that_missed_its_chance_comes_with_a_new_counter() -> None:
    table = scenario("fftcg")
    forward(table, "Slow Comet", "ice", 5, 8000, "‹Warp 1 --› {Ice}")
    forward(
        table,
        "Star Clerk",
        "ice",
        2,
        4000,
        "{Dull}: Choose 1 card with Warp you own removed from the game. Place 1 Warp Counter on it.",
    )
    table.field(0, "Star Clerk").zone(0, "removed", "Slow Comet")
    table.use(0, "Star Clerk", targets=["Slow Comet"]).resolve()
    table.to("main1", player=0, later=True).resolve_all()
    assert table.is_on_field("Slow Comet", 0)


@pytest.mark.rule("fftcg", "15.1.1.8.3")
def test_any_card_must_be_found_and_a_named_one_need_not() -> None:
    table = plain()
    summon(table, "Open Book", "water", 1, "Search for 1 card and add it to your hand.")
    summon(table, "Roll Call", "water", 1, "Search for 1 ‹Card Name Ash Wolf› and add it to your hand.")
    table.sources(0, water=2).hand(0, "Open Book", "Roll Call").deck(0, "Ash Wolf", "Brook Heron", only=True)
    table.play(0, "Open Book").resolve()
    with pytest.raises(BadScript):
        table.choose()
    table.choose("Brook Heron")
    table.play(0, "Roll Call").resolve().choose()
    assert table.hand_names(0) == ["Brook Heron"]


@pytest.mark.rule("fftcg", "15.1.1.8.1")
def test_a_search_onto_the_field_finds_no_sixth_backup() -> None:
    table = plain()
    backup(table, "Plain Clerk", "water", 2, "")
    summon(table, "Opening", "water", 1, "Search for 1 Backup or Forward of cost 2 or less and play it onto the field.")
    table.sources(0, water=5).hand(0, "Opening").deck(0, "Plain Clerk", "Ash Wolf", only=True)
    table.play(0, "Opening").resolve()
    with pytest.raises(BadScript):
        table.choose("Plain Clerk")
    table.choose("Ash Wolf")
    assert table.is_on_field("Ash Wolf", 0)


@pytest.mark.rule("fftcg", "15.2.7.4")
def test_removing_the_last_counter_by_another_effect_plays_the_card_too() -> None:
    table = scenario("fftcg")
    forward(
        table,
        "Slow Comet",
        "ice",
        5,
        8000,
        "‹Warp 2 --› {Ice}\nWhen a Warp Counter "
        "is removed from Slow Comet, draw 1 card. "
        "This effect will trigger only if Slow Comet is removed from the game.",
    )
    backup(
        table,
        "Hour Hand",
        "ice",
        2,
        "{Dull}: Choose 1 card removed from the game with a Warp Counter on it. Remove 1 Warp Counter from it.",
    )
    table.field(0, "Hour Hand").zone(0, "removed", "Slow Comet", counters={"Warp": 1})
    table.use(0, "Hour Hand", targets=["Slow Comet"]).resolve()
    table.order("Slow Comet", "Slow Comet")
    table.resolve_all()
    assert table.is_on_field("Slow Comet", 0) and table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "15.2.9.4.2.2")
def test_a_primed_forward_that_is_broken_falls_once_and_its_own_text_is_the_upper_one() -> None:
    table = scenario("fftcg")
    forward(
        table,
        "Ember Page",
        "fire",
        2,
        7000,
        '‹Priming "Cinder Lord" --› {Fire}\nWhen Ember Page is put from the field into the Break Zone, draw 2 cards.',
    )
    forward(
        table,
        "Cinder Lord",
        "fire",
        4,
        5000,
        "When Cinder Lord is put from the field into the Break Zone, draw 1 card.",
    )
    backup(
        table, "Mourner", "fire", 2, "When a Forward you control is put from the field into the Break Zone, gain {C}."
    )
    summon(table, "Felling", "lightning", 2, "Choose 1 Forward. Break it.")
    table.field(1, "Cinder Lord", under=("Ember Page",)).field(1, "Mourner").sources(0, lightning=2).hand(0, "Felling")
    table.play(0, "Felling", targets=["Cinder Lord"]).resolve().order("Cinder Lord", "Mourner").resolve_all()
    assert table.hand_size(1) == 1 and table.resource(1, "crystal") == 1
    assert table.zone_names(1, "break") == ["Ember Page"] and table.zone_names(1, "removed") == ["Cinder Lord"]


@pytest.mark.rule("fftcg", "15.2.8.3.2")
def test_reductions_do_not_touch_the_limit_break_cost() -> None:
    table = plain()
    forward(table, "Lamp Bearer", "fire", 3, 5000, "‹Limit Break -- 2›\nHaste")
    backup(
        table, "Cheap Clerk", "fire", 2, "The cost required to cast your Forwards is reduced by 1 (it cannot become 0)."
    )
    table.zone(0, "limit", "Lamp Bearer", 1).field(0, "Cheap Clerk", rested=True).sources(0, fire=2)
    assert table.why_not(0, "Lamp Bearer") == ["15.2.8.3.2"]
    table = plain()
    forward(table, "Lamp Bearer", "fire", 3, 5000, "‹Limit Break -- 2›\nHaste")
    backup(
        table, "Cheap Clerk", "fire", 2, "The cost required to cast your Forwards is reduced by 1 (it cannot become 0)."
    )
    table.zone(0, "limit", "Lamp Bearer", 2).field(0, "Cheap Clerk", rested=True).sources(0, fire=2)
    table.play(0, "Lamp Bearer")
    assert table.is_on_field("Lamp Bearer", 0)


@pytest.mark.rule("fftcg", "15.2.4.1")
def test_a_frozen_backup_yields_no_cp_in_the_next_turn() -> None:
    table = plain()
    summon(table, "Deep Rime", "ice", 1, "Choose 1 Character. Dull it and Freeze it.")
    table.sources(0, ice=1).sources(1, fire=2).hand(0, "Deep Rime").hand(1, "Ash Wolf")
    table.play(0, "Deep Rime", targets=["Fire Source 1"]).resolve().to("main1", player=1)
    assert table.is_rested("Fire Source 1") and not table.is_rested("Fire Source 2")


@pytest.mark.rule("fftcg", "15.2.8.4.1", "15.2.9.4.2")
def test_a_primed_limit_break_forward_goes_back_to_its_deck_and_the_upper_card_out_of_the_game() -> None:
    table = scenario("fftcg")
    forward(table, "Ember Page", "fire", 2, 7000, '‹Limit Break -- 1›\n‹Priming "Cinder Lord" --› {Fire}')
    forward(table, "Cinder Lord", "fire", 4, 5000, "First Strike")
    summon(table, "Felling", "lightning", 2, "Choose 1 Forward. Break it.")
    table.field(1, "Cinder Lord", under=("Ember Page",)).sources(0, lightning=2).hand(0, "Felling")
    table.play(0, "Felling", targets=["Cinder Lord"]).resolve()
    assert table.zone_names(1, "limit") == ["Ember Page"] and table.zone_names(1, "removed") == ["Cinder Lord"]
    assert table.zone_names(1, "break") == []
