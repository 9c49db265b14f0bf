"""Rulings where battles change on the way, prices change, and turns, wills and lives end."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript, Table, scenario
from tests.games.fow5.tables import addition, fighter, instant, life, ruler, spell, valhalla


@pytest.mark.rule("fow5", "11.1/1", "11.1/2", "11.1/3", "8.3/5")
def test_pierce_passes_what_exceeds_the_blockers_capacity_to_the_attacked_resonator_once() -> None:
    table = valhalla()
    fighter(table, "Lance Bull", 1000, 1000, "[Pierce]", race=("Beast",))
    addition(table, "Long Horn", "[Continuous]: Added resonator gains [Pierce].", kind="Resonator")
    fighter(table, "Idle Cart", 500, 900)
    fighter(table, "Gate Boy", 100, 300)
    table.field(0, "Lance Bull").zone(0, "field", "Long Horn", host="Lance Bull")
    table.field(1, "Idle Cart", rested=True).field(1, "Gate Boy", damage=100)
    table.attack("Lance Bull", at="Idle Cart").block("Gate Boy").to("battle_end")
    assert table.damage_on("Idle Cart") == 800 and table.zone_names(1, "graveyard") == ["Gate Boy"]
    assert life(table, 1) == 4000 and table.damage_on("Lance Bull") == 100


@pytest.mark.rule("fow5", "11.1/2", "8.5/2a", "3.1/4")
def test_the_excess_of_pierce_goes_nowhere_when_the_attacked_resonator_is_gone() -> None:
    table = valhalla()
    fighter(table, "Lance Bull", 1000, 1000, "[Pierce]", race=("Beast",))
    fighter(table, "Idle Cart", 500, 900)
    fighter(table, "Gate Boy", 100, 300)
    instant(table, "Whisk", "Return target resonator to its owner's hand.")
    table.field(0, "Lance Bull").field(1, "Idle Cart", rested=True).field(1, "Gate Boy")
    table.sources(1, fire=1).hand(1, "Whisk")
    table.attack("Lance Bull", at="Idle Cart").block("Gate Boy").passes(0)
    table.play(1, "Whisk", targets=["Idle Cart"]).resolve().to("battle_end")
    assert life(table, 1) == 4000 and table.hand_names(1) == ["Idle Cart"]
    assert table.zone_names(1, "graveyard") == ["Whisk", "Gate Boy"]


@pytest.mark.rule("fow5", "8.3/4", "8.3/5", "8.5/2b", "8.5/3")
def test_when_the_blocker_has_left_the_attacked_player_takes_the_damage() -> None:
    table = valhalla()
    fighter(table, "Ram", 600, 600)
    fighter(table, "Gate Boy", 700, 700)
    instant(table, "Whisk", "Return target resonator to its owner's hand.")
    table.field(0, "Ram").field(1, "Gate Boy").sources(0, fire=1).hand(0, "Whisk")
    table.attack("Ram", at=1).block("Gate Boy")
    table.play(0, "Whisk", targets=["Gate Boy"]).resolve().to("battle_end")
    assert life(table, 1) == 3400 and table.is_on_field("Ram", 0)


@pytest.mark.rule("fow5", "11.4/1", "1.4/2", "8.5/2")
@pytest.mark.parametrize("damped", [False, True])
def test_explode_needs_damage_and_none_at_all_is_not_dealt(damped: bool) -> None:
    table = valhalla()
    fighter(table, "Powder Keg", 300, 500, "[Explode]")
    fighter(table, "Snuffer", 100, 500)
    instant(table, "Damp", "Target resonator gains [-300/0] until end of turn.")
    table.field(0, "Powder Keg").field(1, "Snuffer").sources(1, fire=1).hand(1, "Damp")
    table.attack("Powder Keg", at=1).block("Snuffer")
    if damped:
        table.passes(0).play(1, "Damp", targets=["Powder Keg"]).resolve()
    table.to("main")
    if damped:
        assert table.is_on_field("Powder Keg", 0) and table.is_on_field("Snuffer", 1)
        assert table.damage_on("Powder Keg") == 100 and table.damage_on("Snuffer") == 0
    else:
        assert table.zone_names(0, "graveyard") == ["Powder Keg"]
        assert table.zone_names(1, "graveyard") == ["Snuffer"]


@pytest.mark.rule("fow5", "11.4/1", "11.4/2")
def test_explode_against_a_j_ruler_destroys_the_bomb_alone() -> None:
    table = valhalla()
    fighter(table, "Powder Keg", 300, 500, "[Explode]")
    ruler(table, "Tollkeeper", "[J-Activate] Pay {0}.", "Tollkeeper Unbound", 100, 800, "")
    table.field(0, "Powder Keg").field(1, "Tollkeeper Unbound")
    table.attack("Powder Keg", at=1).block("Tollkeeper Unbound").to("main")
    assert table.zone_names(0, "graveyard") == ["Powder Keg"]
    assert table.is_on_field("Tollkeeper Unbound", 1) and table.damage_on("Tollkeeper Unbound") == 300


@pytest.mark.rule("fow5", "8.4/2", "8.5/2", "1.4/2")
def test_a_first_striker_without_atk_dealt_nothing_first_and_deals_with_the_others() -> None:
    table = valhalla()
    fighter(table, "Slow Blade", 0, 400, "[First Strike]")
    instant(table, "Whet", "Target resonator gains [+500/0] until end of turn.")
    table.field(0, "Slow Blade").sources(0, fire=1).hand(0, "Whet")
    table.attack("Slow Blade", at=1).to("first_strike")
    assert life(table, 1) == 4000
    table.play(0, "Whet", targets=["Slow Blade"]).resolve().to("battle_end")
    assert life(table, 1) == 3500


@pytest.mark.rule("fow5", "8.4/2", "8.5/2", "8.5/3")
def test_a_first_striker_that_lost_the_skill_does_not_strike_twice_but_is_struck() -> None:
    table = valhalla()
    fighter(table, "Quick Blade", 300, 800, "[First Strike]")
    fighter(table, "Wall", 400, 900, "[First Strike]")
    instant(table, "Dull Wits", "Target resonator loses all abilities until end of turn.")
    table.field(0, "Quick Blade").field(1, "Wall").sources(1, fire=1).hand(1, "Dull Wits")
    table.attack("Quick Blade", at=1).block("Wall").to("first_strike")
    assert table.damage_on("Wall") == 300 and table.damage_on("Quick Blade") == 0
    table.passes(0).play(1, "Dull Wits", targets=["Quick Blade"]).resolve().to("battle_end")
    assert table.damage_on("Wall") == 300 and table.damage_on("Quick Blade") == 400


@pytest.mark.rule("fow5", "8.2/8", "7.4/1")
@pytest.mark.parametrize("answered", [False, True])
def test_who_forfeits_unprovoked_may_not_begin_another_battle_this_turn(answered: bool) -> None:
    table = valhalla()
    fighter(table, "Ram", 600, 600)
    instant(table, "Damp", "Target resonator gains [-300/0] until end of turn.")
    table.field(0, "Ram").sources(1, fire=1).hand(1, "Damp")
    table.act(0, "battle")
    if answered:
        table.passes(0).play(1, "Damp", targets=["Ram"]).resolve()
    table.no_attack().to("main")
    assert table.can("attack", 0, "Ram") is answered


@pytest.mark.rule("fow5", "7.12/2", "7.12/2a", "7.12/2b")
def test_who_must_attack_keeps_its_player_from_passing_unless_it_came_this_turn() -> None:
    table = valhalla()
    fighter(table, "Berserk Ram", 600, 600, "This card must attack if able.")
    table.field(0, "Berserk Ram")
    with pytest.raises(BadScript):
        table.passes(0)
    table.attack("Berserk Ram", at=1).no_block().to("main").passes(0)
    assert life(table, 1) == 3400
    fresh = valhalla()
    fighter(fresh, "Berserk Ram", 600, 600, "This card must attack if able.")
    fresh.field(0, "Berserk Ram", fresh=True).passes(0).next_turn()
    assert fresh.active == 1 and life(fresh, 1) == 4000


@pytest.mark.rule("fow5", "9.3/4b", "2.3/2", "2.3/4")
@pytest.mark.parametrize(("fire", "wind", "playable"), [(1, 0, True), (0, 2, False)])
def test_a_cost_is_increased_before_it_is_decreased(fire: int, wind: int, playable: bool) -> None:
    table = valhalla()
    instant(table, "Spark", "You gain 300 life.", cost="{R}{1}")
    addition(table, "Toll Gate", "[Continuous]: Spells your opponent plays cost {1} more to play.")
    addition(table, "Free Port", "[Continuous]: Spells you play cost {2} less to play.")
    table.field(1, "Toll Gate").field(0, "Free Port").sources(0, fire=fire, wind=wind).hand(0, "Spark")
    assert table.can("play", 0, "Spark") is playable
    if playable:
        table.play(0, "Spark").resolve()
        assert life(table, 0) == 4300


@pytest.mark.rule("fow5", "2.3/2", "2.3/3", "2.3/4")
def test_a_free_cost_that_is_less_leaves_the_attribute_cost() -> None:
    table = valhalla()
    addition(table, "Ring", "[Continuous]: Added resonator gains [+100/+100].", kind="Resonator", cost="{R}{R}{1}")
    addition(table, "Workshop", "Free cost for [Addition:Resonator] cards you play cost {2} less to play.")
    fighter(table, "Ox", 500, 900)
    table.field(0, "Workshop", "Ox").sources(0, fire=2).hand(0, "Ring")
    table.play(0, "Ring", targets=["Ox"]).resolve()
    assert table.power("Ox") == 600 and table.is_rested("Fire Source 1") and table.is_rested("Fire Source 2")


@pytest.mark.rule("fow5", "12.2/2", "9.6/1a", "6.1/1b")
def test_what_is_banished_for_incarnation_triggers_above_the_spell_and_enter_follows() -> None:
    table = valhalla()
    fighter(table, "Ash Colossus", 900, 900, "[Incarnation] {B}\n[Enter]: You gain 300 life.", cost="{B}{B}{3}")
    fighter(
        table, "Soot Imp", 100, 100, "When this card is put into a graveyard from your field, draw a card.", cost="{B}"
    )
    table.field(0, "Soot Imp").hand(0, "Ash Colossus")
    table.play(0, "Ash Colossus", extra=True, cost=["Soot Imp"])
    assert table.stack() == ["Ash Colossus", "Soot Imp"]
    table.resolve()
    assert table.hand_size(0) == 1
    table.resolve()
    assert table.stack() == ["Ash Colossus"]
    table.resolve()
    assert life(table, 0) == 4300 and table.is_on_field("Ash Colossus", 0)


@pytest.mark.rule("fow5", "12.1/2", "12.1/3", "3.1/4")
def test_an_awakened_ability_outlasts_the_turn_but_not_the_journey_to_the_hand() -> None:
    table = valhalla()
    fighter(table, "Sleeper", 300, 300, "[Awakening] {R}: This card gains [+200/+200].")
    instant(table, "Whisk", "Return target resonator to its owner's hand.")
    table.sources(0, fire=4).hand(0, "Sleeper", "Whisk")
    table.play(0, "Sleeper", extra=True).resolve()
    assert table.power("Sleeper") == 500
    table.to("main", player=0, later=True)
    assert table.power("Sleeper") == 500
    table.play(0, "Whisk", targets=["Sleeper"]).resolve()
    table.play(0, "Sleeper", extra=False).resolve()
    assert table.power("Sleeper") == 300


@pytest.mark.rule("fow5", "10.16/2", "10.16/1a")
def test_the_copy_of_a_spell_has_the_same_choice_and_leaves_no_card() -> None:
    table = valhalla()
    instant(table, "Fork", "Choose one - You gain 500 life; or draw a card.")
    instant(table, "Echo", "Copy target normal spell.")
    table.sources(0, fire=2).hand(0, "Fork", "Echo")
    table.play(0, "Fork", modes=[1]).play(0, "Echo", targets=["Fork"]).resolve()
    assert table.stack() == ["Fork", "Fork"]
    table.resolve_all()
    assert life(table, 0) == 5000 and table.hand_size(0) == 0
    assert sorted(table.zone_names(0, "graveyard")) == ["Echo", "Fork"]


@pytest.mark.rule("fow5", "7.9/3", "7.9/4", "7.9/5", "7.6/1", "3.11/2")
def test_a_chant_standby_sleeps_in_the_turn_it_was_set_and_is_free_in_the_next() -> None:
    table = valhalla()
    fighter(table, "Guard", 300, 300)
    text = "[Trigger] Anytime: Target resonator gains [+400/+400] until end of turn."
    spell(table, "Bolster", text, kind="Chant-Standby")
    table.field(0, "Guard").sources(0, fire=2).hand(0, "Bolster")
    assert table.can("play", 0, "Bolster")
    table.act(0, "standby", "Bolster")
    assert table.zone_names(0, "standby") == ["Bolster"] and not table.can("play", 0, "Bolster")
    assert "Bolster" in str(table.view(0)) and "Bolster" not in str(table.view(1))
    table.to("main", player=1).passes(1).play(0, "Bolster", targets=["Guard"]).resolve()
    assert table.power("Guard") == 700 and table.zone_names(0, "graveyard") == ["Bolster"]


@pytest.mark.rule("fow5", "10.5/2", "7.9/2", "9.6/1")
def test_a_snare_for_the_summoned_ignores_who_is_put_and_catches_who_is_played() -> None:
    table = valhalla()
    fighter(table, "Mouse", 200, 200)
    spell(table, "Side Door", "Put a resonator from your hand into your field.")
    spell(
        table, "Snare Bell", "[Trigger] When a resonator is summoned: This card deals 200 damage to each resonator.",
        kind="Chant-Standby",
    )  # fmt: skip
    table.zone(1, "standby", "Snare Bell").sources(0, fire=2).hand(0, "Mouse", "Mouse", "Side Door")
    table.play(0, "Side Door").resolve().choose("Mouse")
    assert table.field_names(0) == ["Mouse"] and table.stack() == [] and not table.can("play", 1, "Snare Bell")
    table.play(0, "Mouse").resolve()
    table.play(1, "Snare Bell").resolve()
    assert table.field_names(0) == [] and table.zone_names(0, "graveyard") == ["Side Door", "Mouse", "Mouse"]


@pytest.mark.rule("fow5", "7.10/1", "7.10/2", "7.10/3", "7.10/4")
def test_lifebreak_is_open_at_three_thousand_with_three_and_its_card_waits_for_its_ability() -> None:
    for points, open_ in ((3100, False), (3000, True)):
        table = valhalla()
        instant(table, "Ember Omen", "[Break]: Draw a card.\nYou gain 100 life.")
        table.zone(0, "lifebreak", *["Ember Omen"] * 3).resources(0, life=points)
        assert bool(table.acts(0, "lifebreak")) is open_
        if not open_:
            continue
        table.act(0, "lifebreak")
        assert table.stack() == ["Ember Omen"] and table.zone_names(0, "graveyard") == []
        assert len(table.zone_names(0, "lifebreak")) == 2
        table.resolve()
        assert table.zone_names(0, "graveyard") == ["Ember Omen"] and table.hand_size(0) == 1
        assert life(table, 0) == 3000 and not table.acts(0, "lifebreak")


@pytest.mark.rule("fow5", "14.2/1", "1.2/2")
@pytest.mark.parametrize(("form", "cards"), [("valhalla", 2), ("bifrost", 1)])
def test_bifrost_ignores_the_part_about_the_lifebreak_area_and_does_the_rest(form: str, cards: int) -> None:
    table = scenario("fow5", format=form)
    instant(table, "Recall", "Put the top card of your lifebreak area into your hand. Then draw a card.")
    instant(table, "Scrap", "Draw a card.", cost="{5}")
    if form == "valhalla":
        table.zone(0, "lifebreak", "Scrap")
    table.sources(0, fire=1).hand(0, "Recall")
    table.play(0, "Recall").resolve()
    assert table.hand_size(0) == cards


@pytest.mark.rule("fow5", "1.5/7", "10.6/1")
def test_half_of_five_hundred_is_three_hundred_life() -> None:
    table = valhalla()
    fighter(table, "Leech", 500, 500)
    fighter(table, "Ox", 500, 900)
    spell(
        table, "Bloodletting",
        "Target resonator you control deals damage equal to its ATK to another target resonator."
        " Then you gain life equal to half of that much damage.",
    )  # fmt: skip
    table.field(0, "Leech").field(1, "Ox").sources(0, fire=1).hand(0, "Bloodletting")
    table.play(0, "Bloodletting", targets=["Leech", "Ox"]).resolve()
    assert table.damage_on("Ox") == 500 and life(table, 0) == 4300


@pytest.mark.rule("fow5", "13.1/2", "1.4/2", "10.8/2")
def test_an_empty_deck_loses_in_the_draw_phase_and_not_before() -> None:
    table = valhalla()
    instant(table, "Deep Breath", "Draw three cards.", cost="{1}")
    instant(table, "Scrap", "You gain 100 life.", cost="{5}")
    table.deck(0, "Scrap", only=True).sources(0, fire=1).hand(0, "Deep Breath")
    table.play(0, "Deep Breath").resolve()
    assert table.hand_names(0) == ["Scrap"] and not table.over
    table.next_turn()
    assert not table.over
    table.next_turn()
    if not table.over:
        table.end_step()
    assert table.over and table.winner == 1


@pytest.mark.rule("fow5", "9.7/4", "5.4/6", "8.6/3")
def test_produced_wills_last_through_a_battle_and_end_with_the_turn() -> None:
    table = valhalla()
    fighter(table, "Ram", 600, 600)
    spell(table, "Vein", "Produce {R}{R}{R}.")
    table.field(0, "Ram").sources(0, fire=1).hand(0, "Vein")
    table.play(0, "Vein").resolve()
    assert len(table.pool(0)) == 3
    table.attack("Ram", at=1).no_block().to("main")
    assert len(table.pool(0)) == 3 and life(table, 1) == 3400
    table.next_turn()
    assert len(table.pool(0)) == 0


@pytest.mark.rule("fow5", "10.18/2", "10.18/2a")
def test_an_empty_hand_that_is_discarded_counts_as_discarded() -> None:
    table = valhalla()
    instant(table, "Clean Slate", "Discard your hand. If you do, draw two cards.")
    table.sources(0, fire=1).hand(0, "Clean Slate")
    table.play(0, "Clean Slate").resolve()
    assert table.hand_size(0) == 2


@pytest.mark.rule("fow5", "10.1/2")
@pytest.mark.parametrize("host", [False, True])
def test_an_addition_put_by_an_effect_is_added_to_any_legal_card_or_stays_where_it_is(host: bool) -> None:
    table = valhalla()
    fighter(table, "Ox", 500, 900)
    addition(table, "Ribbon", "[Continuous]: Added resonator gains [+100/+100].", kind="Resonator")
    spell(table, "Salvage", "Put an addition from your graveyard into your field.")
    table.zone(0, "graveyard", "Ribbon").sources(0, fire=1).hand(0, "Salvage")
    if host:
        table.field(1, "Ox")
    table.play(0, "Salvage").resolve()
    if host:
        assert table.is_on_field("Ribbon", 0) and table.power("Ox") == 600
    else:
        assert table.field_names(0) == [] and table.zone_names(0, "graveyard") == ["Ribbon", "Salvage"]


@pytest.mark.rule("fow5", "9.3/4b")
def test_an_ability_that_asks_no_will_is_made_dearer_like_any_other() -> None:
    def setting() -> Table:
        table = valhalla()
        addition(
            table, "Toll Arch", "[Continuous]: Your opponent pays {1} more to play activate abilities of resonators."
        )
        fighter(table, "Singer", 300, 300, "[Activate] {Rest}: You gain 100 life.")
        return table.field(0, "Singer").field(1, "Toll Arch")

    assert not setting().can("use", 0, "Singer")
    table = setting().sources(0, fire=1)
    table.use(0, "Singer").resolve()
    assert life(table, 0) == 4100 and table.is_rested("Fire Source 1")
