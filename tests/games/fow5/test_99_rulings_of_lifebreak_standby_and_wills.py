"""Rulings on lifebreak, chant-standby, wills and costs."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario
from arbiter.testing.errors import BadScript
from tests.games.fow5.defined import addition, chant, instant, resonator, standby


@pytest.mark.rule("fow5", "7.10/4", "10.11/1")
def test_a_card_whose_break_ability_was_cancelled_goes_to_the_graveyard() -> None:
    table = scenario("fow5").sources(1, water=1)
    resonator(table, "Sprite", 200, 200, "[Break]: Put this card into your field.")
    instant(table, "Hush", "Cancel target ability.", "{U}")
    table.zone(0, "lifebreak", "Sprite").hand(1, "Hush").resources(0, life=1000)
    table.act(0, "lifebreak")
    assert len(table.stack()) == 1
    table.passes(0).play(1, "Hush", targets=["Sprite"]).resolve()
    assert table.stack() == []
    assert table.field_names(0) == []
    assert table.zone_names(0, "graveyard") == ["Sprite"]


@pytest.mark.rule("fow5", "7.10/1")
def test_lifebreak_waits_until_life_has_crossed_a_thousand() -> None:
    plenty = scenario("fow5").zone(0, "lifebreak", 3).resources(0, life=3100)
    with pytest.raises(BadScript, match="lifebreak"):
        plenty.act(0, "lifebreak")
    enough = scenario("fow5").zone(0, "lifebreak", 3).resources(0, life=3000)
    enough.act(0, "lifebreak")
    assert len(enough.zone_names(0, "lifebreak")) == 2
    with pytest.raises(BadScript, match="lifebreak"):
        enough.act(0, "lifebreak")


@pytest.mark.rule("fow5", "7.10/2", "7.10/4", "9.3/4a")
def test_a_break_ability_without_a_target_is_not_played() -> None:
    table = scenario("fow5").resources(0, life=1000)
    resonator(table, "Gravel", 200, 200, "[Break]: Destroy target resonator.")
    table.zone(0, "lifebreak", "Gravel")
    table.act(0, "lifebreak")
    assert table.stack() == []
    assert table.zone_names(0, "graveyard") == ["Gravel"]


@pytest.mark.rule("fow5", "13.4", "3.10/2", "3.10/3")
def test_the_fifth_lifebreak_card_on_top_is_the_one_that_goes() -> None:
    table = scenario("fow5").sources(0, fire=1)
    resonator(table, "Newcomer", 200, 200)
    chant(table, "Bury", "Put the top card of your main deck on top of your lifebreak area.")
    table.zone(0, "lifebreak", 4).deck(0, "Newcomer").hand(0, "Bury")
    table.play(0, "Bury").resolve()
    assert len(table.zone_names(0, "lifebreak")) == 4
    assert "Newcomer" in table.zone_names(0, "graveyard")


@pytest.mark.rule("fow5", "14.2/1")
def test_bifrost_leaves_out_what_would_be_done_with_lifebreak() -> None:
    table = scenario("fow5", format="bifrost").sources(0, fire=1)
    resonator(table, "Newcomer", 200, 200)
    chant(table, "Bury", "Put the top card of your main deck into your lifebreak area. Draw a card.")
    table.deck(0, "Newcomer").hand(0, "Bury")
    table.play(0, "Bury").resolve()
    assert table.zone_names(0, "lifebreak") == []
    assert table.hand_names(0) == ["Newcomer"]


@pytest.mark.rule("fow5", "9.6/1a", "7.10/2")
def test_put_into_the_field_by_a_break_ability_enters_only_if_the_text_says_so() -> None:
    for text, drawn in (
        ("[Break]: Put this card into your field.", 0),
        ("[Break]: Put this card into your field. This triggers its [Enter] ability.", 1),
    ):
        table = scenario("fow5").resources(0, life=1000)
        resonator(table, "Sprite", 200, 200, text + "\n[Enter]: Draw a card.")
        table.zone(0, "lifebreak", "Sprite")
        table.act(0, "lifebreak").resolve()
        assert table.field_names(0) == ["Sprite"]
        table.resolve_all()
        assert table.hand_size(0) == drawn


@pytest.mark.rule("fow5", "3.6/6", "9.6/1a")
def test_what_enters_is_not_what_changes_sides() -> None:
    table = scenario("fow5").sources(0, fire=2)
    resonator(table, "Pilgrim", 200, 200, "When this card enters your field, draw a card.")
    resonator(table, "Oldtimer", 200, 200, "When this card enters your field, draw a card.")
    chant(table, "Return", "Put target resonator from your graveyard into your field.")
    instant(table, "Leash", "Gain control of target resonator until end of turn.")
    table.zone(0, "graveyard", "Pilgrim").field(1, "Oldtimer").hand(0, "Return", "Leash")
    table.play(0, "Leash", targets=["Oldtimer"]).resolve()
    assert "Oldtimer" in table.field_names(0)
    assert table.stack() == []
    table.play(0, "Return", targets=["Pilgrim"]).resolve()
    assert len(table.stack()) == 1
    table.resolve()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fow5", "7.9/2", "7.9/3")
def test_a_chant_standby_is_played_from_the_hand_for_its_cost() -> None:
    for stones, played in ((2, True), (1, False)):
        table = scenario("fow5").sources(0, fire=stones).sources(1, fire=1)
        resonator(table, "Squire", 300, 300)
        table.define(
            name="Grudge",
            type="Spell: Chant-Standby",
            cost="{R}{1}",
            text="[Trigger] When a resonator you control is destroyed: This card deals 500 damage to your opponent.",
        )
        instant(table, "Scorch", "Destroy target resonator.")
        table.field(0, "Squire").hand(0, "Grudge").hand(1, "Scorch")
        table.passes(0).play(1, "Scorch", targets=["Squire"]).resolve()
        if played:
            table.play(0, "Grudge").resolve()
            assert table.zone_names(0, "graveyard")[-1] == "Grudge"
        else:
            table.play(0, "Grudge").resolve_all()
            assert table.hand_names(0) == ["Grudge"]
        assert table.resource(1, "life") == (3500 if played else 4000)


@pytest.mark.rule("fow5", "6.2/3", "7.9/2", "9.6/5", "10.4/1")
def test_a_chant_standby_that_finds_no_target_stays_in_its_area_and_may_be_revealed_again() -> None:
    table = scenario("fow5").sources(0, fire=4)
    standby(table, "Snare", "[Trigger] When you play a normal spell: This card deals 200 damage to target resonator.")
    resonator(table, "Squire", 200, 200)
    instant(table, "Drops", "You gain 100 life.")
    table.zone(0, "standby", "Snare").hand(0, "Drops", "Drops", "Squire")
    table.play(0, "Drops").yes()
    assert table.zone_names(0, "standby") == ["Snare"] and table.stack() == ["Drops"]
    table.resolve().play(0, "Squire").resolve()
    table.play(0, "Drops").yes().resolve()
    assert table.zone_names(0, "graveyard") == ["Drops", "Snare", "Squire"]


@pytest.mark.rule("fow5", "7.9/4", "7.9/5", "7.6/2")
def test_a_card_put_into_chant_standby_waits_for_another_turn() -> None:
    table = scenario("fow5").sources(0, fire=2)
    table.define(
        name="Lesson", type="Spell: Chant-Standby", cost="{R}{R}{R}{R}", text="[Trigger] Anytime: Draw two cards."
    )
    table.hand(0, "Lesson")
    table.act(0, "standby", "Lesson")
    assert len(table.zone_names(0, "standby")) == 1
    assert table.stack() == []
    assert not table.can("play", 0, "Lesson")
    table.next_turn()
    before = table.hand_size(0)
    table.passes(1).play(0, "Lesson").resolve()
    assert table.hand_size(0) == before + 2


@pytest.mark.rule("fow5", "7.6/3")
def test_a_resonator_in_the_chant_standby_area_cannot_be_played() -> None:
    table = scenario("fow5").sources(0, fire=4)
    resonator(table, "Squire", 300, 300)
    table.zone(0, "standby", "Squire")
    assert not table.can("play", 0, "Squire")


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


@pytest.mark.rule("fow5", "5.2/1", "5.2/4", "9.7/4")
def test_a_will_of_the_draw_phase_lasts_only_where_no_recovery_phase_follows() -> None:
    for number, left in ((1, 1), (3, 0)):
        table = scenario("fow5").sources(0, fire=1).turn(0, "draw_begin", number=number).by_hand(0)
        table.act(0, "will", "Fire Source 1")
        assert len(table.pool(0)) == 1
        table.to("main")
        assert len(table.pool(0)) == left


@pytest.mark.rule("fow5", "9.7/8", "9.7/8a", "10.2/6")
def test_a_moon_will_pays_what_is_free_and_no_other_will_pays_for_the_moon() -> None:
    table = scenario("fow5").sources(0, fire=1)
    resonator(table, "Owl", 200, 200, "[Activate] {Rest}: Produce {M}.")
    resonator(table, "Howler", 200, 200, "[Activate] Pay {M}: This card gains [+300/+0] until end of turn.")
    resonator(table, "Dreamer", 200, 200, "[Activate] Pay {1}: You gain 100 life.")
    resonator(table, "Burner", 200, 200, "[Activate] Pay {R}: You gain 100 life.")
    table.field(0, "Howler", "Dreamer", "Burner").field(0, "Owl", rested=True)
    assert not table.can("use", 0, "Howler")
    assert table.can("use", 0, "Dreamer") and table.can("use", 0, "Burner")
    table = scenario("fow5")
    resonator(table, "Owl", 200, 200, "[Activate] {Rest}: Produce {M}.")
    resonator(table, "Howler", 200, 200, "[Activate] Pay {M}: This card gains [+300/+0] until end of turn.")
    resonator(table, "Dreamer", 200, 200, "[Activate] Pay {1}: You gain 100 life.")
    resonator(table, "Burner", 200, 200, "[Activate] Pay {R}: You gain 100 life.")
    table.field(0, "Howler", "Dreamer", "Burner", "Owl")
    assert table.can("use", 0, "Howler") and table.can("use", 0, "Dreamer")
    assert not table.can("use", 0, "Burner")
    table.use(0, "Howler").resolve()
    assert table.power("Howler") == 500 and table.is_rested("Owl")


@pytest.mark.rule("fow5", "9.3/4b", "12.2/2")
def test_what_is_banished_for_incarnation_does_not_pay_what_is_added_to_the_cost() -> None:
    def table(stones: int) -> Table:
        table = scenario("fow5")
        resonator(table, "Risen", 900, 900, "[Incarnation] {B}", cost="{B}{B}{3}")
        resonator(table, "Thrall", 200, 200, cost="{B}")
        addition(table, "Toll", "Field", "[Continuous]: Your opponent pays {1} more to play resonators.")
        if stones:
            table.sources(0, fire=stones)
        return table.field(0, "Thrall").field(1, "Toll").hand(0, "Risen")

    assert not table(0).can("play", 0, "Risen")
    able = table(1)
    able.play(0, "Risen", extra=True, cost=["Thrall"]).resolve()
    assert able.field_names(0) == ["Risen"]
    assert able.zone_names(0, "graveyard") == ["Thrall"]


@pytest.mark.rule("fow5", "10.2/4", "1.4/2")
def test_what_cannot_be_paid_in_full_is_not_paid_and_not_done() -> None:
    table = scenario("fow5").sources(0, fire=3)
    chant(table, "Offer", "You may pay {3}. If you do, draw two cards. Otherwise, you gain 100 life.")
    table.hand(0, "Offer")
    table.play(0, "Offer").resolve()
    assert table.hand_size(0) == 0 and table.resource(0, "life") == 4100
    assert [table.is_rested(f"Fire Source {n}") for n in (1, 2, 3)].count(True) == 1


@pytest.mark.rule("fow5", "1.4/2", "9.3/5b")
def test_a_stone_is_put_in_rested_and_none_where_none_is_left() -> None:
    table = scenario("fow5").sources(0, wind=2)
    chant(table, "Dig", "Put the top card of your magic stone deck into your magic stone area rested.", "{G}")
    table.define(name="Pebble", type="Special Magic Stone", text="[Activate] {Rest}: Produce {G}.")
    table.zone(0, "stones", "Pebble").hand(0, "Dig", "Dig")
    table.play(0, "Dig").resolve()
    assert "Pebble" in table.zone_names(0, "stone_area") and table.is_rested("Pebble")
    table.play(0, "Dig").resolve()
    assert len(table.zone_names(0, "stone_area")) == 3


@pytest.mark.rule("fow5", "10.18/2", "10.18/2a")
def test_an_empty_hand_can_be_discarded_as_a_cost() -> None:
    table = scenario("fow5")
    resonator(
        table, "Spendthrift", 300, 300, "[Activate] Discard your hand: This card gains [+500/+0] until end of turn."
    )
    table.field(0, "Spendthrift")
    table.use(0, "Spendthrift").resolve()
    assert table.power("Spendthrift") == 800


@pytest.mark.rule("fow5", "9.5/3", "10.12/1")
def test_resting_others_as_a_cost_may_rest_those_that_came_this_turn() -> None:
    table = scenario("fow5")
    resonator(table, "Choir", 300, 300, "[Activate] Rest two recovered resonators you control: Draw a card.")
    resonator(table, "Idler", 300, 300, "[Activate] {Rest}: Draw a card.")
    table.field(0, "Choir", "Idler", fresh=True)
    assert not table.can("use", 0, "Idler")
    table.use(0, "Choir", cost=["Choir", "Idler"]).resolve()
    assert table.hand_size(0) == 1
    assert table.is_rested("Choir") and table.is_rested("Idler")


@pytest.mark.rule("fow5", "2.1/6", "9.4/3", "9.4/2")
def test_a_stone_treated_as_two_kinds_is_of_both_kinds_in_the_deck() -> None:
    table = scenario("fow5").sources(0, wind=2)
    table.define(
        name="Smouldering Grove",
        type="Special Magic Stone",
        text="[Continuous]: Treat this card as wind magic stone and fire magic stone.\n"
        "[Activate] {Rest}: Produce {G} or {R}.",
    )
    resonator(
        table,
        "Delver",
        200,
        200,
        "[Enter]: Reveal the top card of your magic stone deck. If it's a fire magic stone, "
        "put it into your magic stone area.",
        cost="{G}{1}",
    )
    table.zone(0, "stones", "Smouldering Grove").hand(0, "Delver")
    table.play(0, "Delver").resolve_all()
    assert "Smouldering Grove" in table.zone_names(0, "stone_area")
