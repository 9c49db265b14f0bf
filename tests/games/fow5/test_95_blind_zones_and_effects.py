"""Rulings on lifebreak, chant-standby, wills, costs, lasting effects, copies and the end of turns and games."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from arbiter.testing.table import Table


def resonator(
    table: Table, name: str, atk: int, df: int, text: str = "", *, cost: str = "{R}{1}", race: str = "Human"
) -> Table:
    return table.define(name=name, type="Resonator", cost=cost, race=race, atk=atk, text=text, **{"def": df})


def instant(table: Table, name: str, text: str, cost: str = "{R}") -> Table:
    return table.define(name=name, type="Spell: Chant-Instant", cost=cost, text=text)


def chant(table: Table, name: str, text: str, cost: str = "{R}") -> Table:
    return table.define(name=name, type="Spell: Chant", cost=cost, text=text)


def field_addition(table: Table, name: str, text: str, cost: str = "{R}") -> Table:
    return table.define(name=name, type="Addition: Field", cost=cost, text=text)


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
    with pytest.raises(Exception, match="lifebreak"):
        plenty.act(0, "lifebreak")
    enough = scenario("fow5").zone(0, "lifebreak", 3).resources(0, life=3000)
    enough.act(0, "lifebreak")
    assert len(enough.zone_names(0, "lifebreak")) == 2
    with pytest.raises(Exception, match="lifebreak"):
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
def test_a_resonator_put_down_there_cannot_be_played_from_there() -> None:
    table = scenario("fow5").sources(0, fire=4)
    resonator(table, "Squire", 300, 300)
    table.zone(0, "standby", "Squire")
    assert not table.can("play", 0, "Squire")


@pytest.mark.rule("fow5", "10.16/1", "10.16/1a")
def test_the_copy_of_a_summon_spell_comes_to_nothing() -> None:
    table = scenario("fow5").sources(0, fire=2, water=1)
    resonator(table, "Squire", 300, 300, "[Enter]: Draw a card.")
    instant(table, "Mirror", "Copy target spell you control.", "{U}")
    table.hand(0, "Squire", "Mirror")
    table.play(0, "Squire")
    table.play(0, "Mirror", targets=["Squire"]).resolve()
    assert table.stack() == ["Squire", "Squire"]
    table.resolve()
    assert table.field_names(0) == [] and table.stack() == ["Squire"]
    table.resolve()
    assert table.field_names(0) == ["Squire"]
    table.resolve_all()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fow5", "10.16/2", "9.3/4")
def test_the_copy_of_a_spell_has_its_choice_and_its_target() -> None:
    table = scenario("fow5").sources(0, fire=1, water=1)
    resonator(table, "Ogre", 300, 900)
    chant(table, "Fork", "Choose one - This card deals 200 damage to target resonator; or you gain 500 life.")
    instant(table, "Mirror", "Copy target normal spell.", "{U}")
    table.field(1, "Ogre").hand(0, "Fork", "Mirror")
    table.play(0, "Fork", modes=[1], targets=["Ogre"])
    table.play(0, "Mirror", targets=["Fork"]).resolve_all()
    assert table.damage_on("Ogre") == 400
    assert table.resource(0, "life") == 4000


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
        field_addition(table, "Toll", "[Continuous]: Your opponent pays {1} more to play resonators.")
        if stones:
            table.sources(0, fire=stones)
        return table.field(0, "Thrall").field(1, "Toll").hand(0, "Risen")

    assert not table(0).can("play", 0, "Risen")
    able = table(1)
    able.play(0, "Risen", extra=True, cost=["Thrall"]).resolve()
    assert able.field_names(0) == ["Risen"]
    assert able.zone_names(0, "graveyard") == ["Thrall"]


@pytest.mark.rule("fow5", "9.9/2a", "9.9/2b", "9.9/2c", "9.9/3")
def test_who_becomes_a_vampire_gets_the_vampires_strength_and_not_their_wings() -> None:
    table = scenario("fow5").sources(0, fire=1)
    resonator(
        table, "Countess", 500, 500, "Each other Vampire you control gains [+200/+200] and [Flying].", race="Vampire"
    )
    resonator(table, "Miller", 300, 300)
    resonator(table, "Bat", 300, 300, race="Vampire")
    instant(table, "Pale Kiss", "Target resonator loses all races and becomes a Vampire until end of turn.")
    table.field(0, "Countess", "Miller", "Bat").hand(0, "Pale Kiss")
    assert table.has("Bat", "Flying") and table.power("Bat") == 500
    table.play(0, "Pale Kiss", targets=["Miller"]).resolve()
    assert table.power("Miller") == 500 and table.guard("Miller") == 500
    assert not table.has("Miller", "Flying")


@pytest.mark.rule("fow5", "9.9/4a", "9.9/2a")
def test_a_resonator_that_lost_its_abilities_lends_none_whenever_it_came() -> None:
    table = scenario("fow5").sources(0, fire=1)
    resonator(table, "Elder", 400, 400, "Each other Elf you control gains [+400/+400] and [Flying].", race="Elf")
    resonator(table, "Scout", 300, 300, race="Elf")
    instant(table, "Numbness", "Target resonator loses all abilities until end of turn.")
    table.field(1, "Elder", "Scout").hand(0, "Numbness")
    assert table.power("Scout") == 700 and table.has("Scout", "Flying")
    table.play(0, "Numbness", targets=["Elder"]).resolve()
    assert table.power("Scout") == 300 and not table.has("Scout", "Flying")
    table.next_turn()
    assert table.power("Scout") == 700 and table.has("Scout", "Flying")


@pytest.mark.rule("fow5", "9.9/5", "11.6/1")
def test_what_an_activated_ability_gives_all_of_a_kind_those_have_that_come_later() -> None:
    table = scenario("fow5").sources(0, fire=2)
    resonator(
        table, "Drummer", 200, 200, "[Activate] {Rest}: Each resonator you control gains [Swiftness] until end of turn."
    )
    resonator(table, "Raider", 600, 500)
    table.field(0, "Drummer").hand(0, "Raider")
    table.use(0, "Drummer").resolve()
    table.play(0, "Raider").resolve()
    assert table.has("Raider", "Swiftness")
    table.attack("Raider").no_block().to("main")
    assert table.resource(1, "life") == 3400


@pytest.mark.rule("fow5", "9.6/8", "9.6/8a", "5.4/3")
def test_what_is_to_happen_at_end_of_turn_and_comes_after_that_time_happens_next_turn() -> None:
    table = scenario("fow5").sources(0, fire=1)
    resonator(table, "Squire", 300, 300)
    instant(table, "Overreach", "Target resonator gains [+200/+200] until end of turn. At end of turn, destroy it.")
    table.field(0, "Squire").hand(0, "Overreach")
    table.to("end_turn")
    table.play(0, "Overreach", targets=["Squire"]).resolve()
    table.next_turn()
    assert table.field_names(0) == ["Squire"] and table.power("Squire") == 300
    table.to("main").to("end_turn").resolve_all()
    assert table.zone_names(0, "graveyard")[-1] == "Squire"


@pytest.mark.rule("fow5", "5.4/5a", "5.4/5b", "10.9/4")
def test_who_could_not_be_destroyed_this_turn_outlives_it() -> None:
    table = scenario("fow5").sources(0, fire=2)
    resonator(table, "Saint", 300, 500)
    instant(table, "Blessing", "Target resonator cannot be destroyed until end of turn.")
    instant(table, "Blaze", "This card deals 800 damage to target resonator.")
    table.field(0, "Saint").hand(0, "Blessing", "Blaze")
    table.play(0, "Blessing", targets=["Saint"]).resolve()
    table.play(0, "Blaze", targets=["Saint"]).resolve()
    assert table.damage_on("Saint") == 800
    table.next_turn()
    assert table.field_names(0) == ["Saint"] and table.damage_on("Saint") == 0


@pytest.mark.rule("fow5", "5.4/5b", "5.4/6b", "13.2/2")
def test_who_dies_as_the_effects_of_the_turn_end_triggers_before_the_next_turn() -> None:
    table = scenario("fow5").sources(0, fire=1).sources(1, fire=1)
    resonator(table, "Frail", 300, 300, "When this card is put into a graveyard from your field, draw a card.")
    field_addition(table, "Blight", "[Quickcast]\n[Continuous]: Each resonator your opponent controls gains [-0/-300].")
    instant(table, "Prop", "Target resonator gains [+0/+300] until end of turn.")
    table.field(0, "Frail").hand(0, "Prop").hand(1, "Blight")
    table.play(0, "Prop", targets=["Frail"]).resolve()
    table.passes(0).play(1, "Blight").resolve()
    assert table.guard("Frail") == 300
    table.to("final_priority")
    assert table.active == 0
    assert "Frail" in table.zone_names(0, "graveyard")
    table.next_turn()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fow5", "13.1/1", "6.1/1a", "1.3/2")
def test_life_is_looked_at_after_the_whole_of_a_spell() -> None:
    table = scenario("fow5").sources(0, fire=1).resources(0, life=500).resources(1, life=500)
    chant(table, "Storm", "This card deals 500 damage to each player. You gain 100 life.")
    table.hand(0, "Storm")
    table.play(0, "Storm").resolve()
    assert table.over and table.winner == 0


@pytest.mark.rule("fow5", "1.5/7")
def test_half_of_an_odd_life_leaves_the_greater_half() -> None:
    table = scenario("fow5").sources(0, fire=1)
    chant(table, "Halving", "Your opponent loses half of his or her life.")
    table.resources(1, life=3100).hand(0, "Halving")
    table.play(0, "Halving").resolve()
    assert table.resource(1, "life") == 1600


@pytest.mark.rule("fow5", "1.4/3", "10.12/1")
def test_what_lies_rested_does_not_become_rested() -> None:
    table = scenario("fow5").sources(0, fire=2)
    resonator(table, "Ogre", 300, 900)
    table.define(
        name="Shackle",
        type="Addition: Resonator",
        cost="{R}",
        text="[Continuous]: Whenever added resonator becomes rested, this card deals 500 damage to that resonator's controller.",
    )
    instant(table, "Drowse", "Rest target resonator.")
    table.field(1, "Ogre").zone(0, "field", "Shackle", host="Ogre").hand(0, "Drowse", "Drowse")
    table.play(0, "Drowse", targets=["Ogre"]).resolve().resolve()
    assert table.resource(1, "life") == 3500
    table.play(0, "Drowse", targets=["Ogre"]).resolve()
    assert table.stack() == []
    assert table.resource(1, "life") == 3500


@pytest.mark.rule("fow5", "13.1/2", "1.4/2", "10.8/2")
def test_only_the_draw_of_the_draw_phase_loses_the_game() -> None:
    table = scenario("fow5").sources(0, fire=1)
    chant(table, "Lesson", "Draw three cards.")
    table.deck(0, 2, only=True).hand(0, "Lesson")
    table.play(0, "Lesson").resolve()
    assert table.hand_size(0) == 2 and not table.over
    table.to("draw_card", 0, later=True)
    assert table.over and table.winner == 1


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


@pytest.mark.rule("fow5", "7.5/1", "7.11/1")
def test_the_reasons_against_calling_after_judgment_and_judging_after_calling() -> None:
    def fresh() -> Table:
        other = {"name": "Count of Embers", "type": "J-Ruler", "race": "Human", "atk": 500, "def": 500, "text": ""}
        table = scenario("fow5").sources(0, fire=1)
        table.define(name="Count", type="Ruler", race="Human", text="[J-Activate] Pay {R}", other=other)
        return table.zone(0, "ruler", "Count").zone(0, "stones", 3)

    called = fresh().act(0, "call", "Count")
    assert called.acts(0, "judgment") == []
    assert "7.5/1" in called.why_not(0, "Count")
    judged = fresh().act(0, "judgment", "Count").resolve()
    assert judged.field_names(0) == ["Count of Embers"]
    assert judged.acts(0, "call") == []


@pytest.mark.rule("fow5", "10.7/1", "9.6/5")
def test_where_nobody_may_chase_triggers_still_go_onto_the_chase() -> None:
    table = scenario("fow5").sources(0, fire=1).sources(1, fire=1)
    chant(table, "Decree", "You gain 500 life. Players cannot chase to this card.")
    resonator(table, "Scribe", 200, 200, "Whenever your opponent plays a spell, you gain 100 life.")
    instant(table, "Drops", "You gain 100 life.")
    table.field(1, "Scribe").hand(0, "Decree").hand(1, "Drops")
    table.play(0, "Decree")
    assert len(table.stack()) == 2
    table.passes(0)
    assert not table.can("play", 1, "Drops")
    table.resolve_all()
    assert (table.resource(0, "life"), table.resource(1, "life")) == (4500, 4100)


@pytest.mark.rule("fow5", "14.1/1", "14.1/1c")
def test_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    table = scenario("fow5", stops=False).sources(0, fire=1)
    resonator(table, "Echo", 200, 200, "Whenever your opponent gains life, you gain 100 life.")
    instant(table, "Drops", "You gain 100 life.")
    table.field(0, "Echo").field(1, "Echo").hand(0, "Drops")
    table.play(0, "Drops").resolve_all()
    assert table.over and table.winner is None


@pytest.mark.rule("fow5", "4.2/2", "4.2/4", "4.2/5")
def test_hands_are_changed_the_first_player_first_and_lifebreak_is_dealt_after_that() -> None:
    table = scenario("fow5").turn(0, "setup", number=0, begin=True)
    first = table.asked
    assert first is not None
    table.pick_player(first)
    table.expect(player=first)
    table.choose(*[table.card(name, first, zone="hand", index=0) for name in sorted(set(table.hand_names(first)))][:1])
    table.expect(player=1 - first)
    table.choose()
    table.to("main")
    assert table.active == first
    for player in (0, 1):
        assert table.hand_size(player) == 5
        assert len(table.zone_names(player, "lifebreak")) == 4
        assert table.resource(player, "life") == 4000


@pytest.mark.rule("fow5", "10.13/1", "10.13/2")
def test_a_search_with_a_word_may_find_nothing_and_a_choice_in_the_graveyard_must_be_made() -> None:
    table = scenario("fow5").sources(0, fire=2)
    resonator(table, "Bat", 300, 300, race="Vampire")
    chant(
        table,
        "Seek",
        "Search your main deck for a Vampire resonator, reveal it and put it into your hand. Then shuffle your main deck.",
    )
    chant(table, "Recall", "Choose a resonator in your graveyard and put it into your hand.")
    table.deck(0, "Bat").zone(0, "graveyard", "Bat").hand(0, "Seek", "Recall")
    table.play(0, "Seek").resolve()
    table.choose()
    assert table.hand_names(0) == ["Recall"]
    table.play(0, "Recall").resolve()
    assert table.hand_names(0) == ["Bat"]


@pytest.mark.rule("fow5", "9.9/8", "9.9/2a")
def test_printed_abilities_are_neither_lost_nor_gained() -> None:
    table = scenario("fow5").sources(0, fire=1)
    resonator(table, "Plain", 300, 300)
    resonator(table, "Winged", 300, 300, "[Flying]")
    table.define(
        name="Simplicity",
        type="Addition: Resonator",
        cost="{U}",
        text="[Continuous]: Added resonator gains [+700/+700] if it has no printed abilities.",
    )
    field_addition(table, "Updraft", "[Continuous]: Each resonator you control gains [Pierce].")
    instant(table, "Numbness", "Target resonator loses all abilities until end of turn.")
    table.field(0, "Updraft", "Plain", "Winged").hand(0, "Numbness")
    table.zone(0, "field", "Simplicity", host="Plain").zone(0, "field", "Simplicity", host="Winged")
    assert table.has("Plain", "Pierce")
    assert table.power("Plain") == 1000
    table.play(0, "Numbness", targets=["Winged"]).resolve()
    assert table.power("Winged") == 300


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
        "[Enter]: Reveal the top card of your magic stone deck. If it's a fire magic stone, put it into your magic stone area.",
        cost="{G}{1}",
    )
    table.zone(0, "stones", "Smouldering Grove").hand(0, "Delver")
    table.play(0, "Delver").resolve_all()
    assert "Smouldering Grove" in table.zone_names(0, "stone_area")


@pytest.mark.rule("fow5", "12.1/2", "12.1/3", "3.1/4")
def test_what_awakening_gave_lasts_over_turns_and_is_gone_from_the_hand() -> None:
    table = scenario("fow5").sources(0, fire=4)
    resonator(table, "Sleeper", 300, 300, "[Awakening] {R}{1}: [Continuous]: This card gains [+300/+300] and [Flying].")
    instant(table, "Gust", "Return target resonator to its owner's hand.", "{R}")
    table.hand(0, "Sleeper", "Gust")
    table.play(0, "Sleeper", extra=True).resolve()
    assert table.power("Sleeper") == 600 and table.has("Sleeper", "Flying")
    table.to("main", 0, later=True)
    assert table.power("Sleeper") == 600 and table.has("Sleeper", "Flying")
    table.play(0, "Gust", targets=["Sleeper"]).resolve()
    table.play(0, "Sleeper", extra=False).resolve()
    assert table.power("Sleeper") == 300 and not table.has("Sleeper", "Flying")
