"""Rulings that a judge would be asked for, each from the document alone."""

from typing import Any

import pytest

from arbiter.testing import BadScript, scenario


def res(name: str, atk: int, defence: int, text: str = "", **more: Any) -> dict[str, Any]:
    return {"name": name, "type": "Resonator", "atk": atk, "def": defence, "text": text, **more}


def chant(name: str, text: str, cost: str = "{R}") -> dict[str, Any]:
    return {"name": name, "type": "Chant", "cost": cost, "text": text}


# --- chapters 100 to 300 ---------------------------------------------------------------------------


@pytest.mark.rule("fow", "104.2")
def test_what_may_be_done_in_full_or_not_at_all() -> None:
    table = (
        scenario("fow")
        .define(**chant("Costly Bargain", "You may discard two cards. If you do, draw three cards."))
        .define(**chant("Spare Page", "Draw a card."))
        .sources(0, fire=1)
        .hand(0, "Costly Bargain", "Spare Page")
    )
    table.play(0, "Costly Bargain").resolve()
    assert table.hand_names(0) == ["Spare Page"]


@pytest.mark.rule("fow", "104.2")
def test_what_must_be_done_is_done_as_far_as_possible() -> None:
    table = (
        scenario("fow")
        .define(**chant("Mind Rake", "Your opponent discards two cards. You gain 100 life."))
        .define(**chant("Spare Page", "Draw a card."))
        .sources(0, fire=1)
        .hand(0, "Mind Rake")
        .hand(1, "Spare Page")
    )
    table.play(0, "Mind Rake").resolve()
    assert table.hand_size(1) == 0 and table.zone_names(1, "graveyard") == ["Spare Page"]
    assert table.resource(0, "life") == 4100


@pytest.mark.rule("fow", "104.4")
def test_a_prohibition_beats_an_instruction_and_the_rest_is_done() -> None:
    table = (
        scenario("fow")
        .define(name="Barren Ground", type="Addition: Field", cost="{G}", text="Your opponent cannot gain life.")
        .define(**chant("Warm Meal", "You gain 500 life. Draw a card."))
        .sources(0, fire=1)
        .hand(0, "Warm Meal")
        .field(1, "Barren Ground")
    )
    table.play(0, "Warm Meal").resolve()
    assert table.resource(0, "life") == 4000 and table.hand_size(0) == 1


@pytest.mark.rule("fow", "104.6")
def test_life_that_becomes_more_is_life_gained() -> None:
    table = (
        scenario("fow")
        .define(**res("Grateful Guard", 300, 300, "Whenever you gain life >>> Put a [+100/+100] counter on this card."))
        .define(**chant("Second Wind", "Your life becomes 4500."))
        .sources(0, fire=2)
        .hand(0, "Second Wind", "Second Wind")
        .field(0, "Grateful Guard")
    )
    table.play(0, "Second Wind").resolve_all()
    assert table.resource(0, "life") == 4500 and table.power("Grateful Guard") == 400
    # 104.3  the same as before: nothing became of it, so nothing was gained
    table.play(0, "Second Wind").resolve_all()
    assert table.power("Grateful Guard") == 400


@pytest.mark.rule("fow", "104.7")
def test_two_counters_are_two_or_more_unless_exactly_two() -> None:
    table = (
        scenario("fow")
        .define(**res("Warm Coil", 300, 300, "This card gains [+500/0] as long as there are two spark counters on it."))
        .define(
            **res("Tuned Coil", 300, 300, "This card gains [+500/0] as long as there are exactly two spark counters on it.")
        )
        .field(0, "Warm Coil", "Tuned Coil", counters={"spark": 3})
    )
    assert table.power("Warm Coil") == 800 and table.power("Tuned Coil") == 300


@pytest.mark.rule("fow", "105.4a")
def test_nobody_pays_more_life_than_they_have() -> None:
    def setting(life: int) -> Any:
        return (
            scenario("fow")
            .define(**res("Blood Scribe", 300, 300, "Pay 500 life: Draw a card."))
            .resources(0, life=life)
            .field(0, "Blood Scribe")
        )

    assert not setting(400).can("use", 0, "Blood Scribe")
    table = setting(500)
    table.use(0, "Blood Scribe")
    # 105.4, 1202.1  all of it can be paid, and then it is lost
    assert table.over and table.winner == 1


STONE_TALE = chant(
    "Waking Stone",
    "Target magic stone you control becomes a [500/500] Beast resonator until end of turn. It's still a magic stone.",
)


@pytest.mark.rule("fow", "321.1h")
def test_a_stone_that_lives_goes_to_the_top_of_the_stone_deck_instead_of_the_hand() -> None:
    table = (
        scenario("fow")
        .define(**STONE_TALE)
        .define(**chant("Homeward Wind", "Return target resonator to its owner's hand."))
        .sources(0, fire=3)
        .zone(0, "stones", 2)
        .hand(0, "Waking Stone", "Homeward Wind")
    )
    table.play(0, "Waking Stone", targets=["Fire Source 3"]).resolve()
    assert table.power("Fire Source 3") == 500
    table.play(0, "Homeward Wind", targets=["Fire Source 3"]).resolve()
    assert not table.is_on_field("Fire Source 3") and table.hand_size(0) == 0
    assert table.zone_names(0, "stones")[0] == "Fire Source 3"


@pytest.mark.rule("fow", "321.1h")
def test_a_mere_stone_does_not_move_to_a_hand() -> None:
    table = (
        scenario("fow")
        .define(**chant("Homeward Gale", "Return target magic stone to its owner's hand."))
        .sources(0, fire=1)
        .sources(1, wind=1)
        .hand(0, "Homeward Gale")
    )
    table.play(0, "Homeward Gale", targets=["Wind Source 1"]).resolve()
    assert table.is_on_field("Wind Source 1") and table.hand_size(1) == 0


@pytest.mark.rule("fow", "203.3b")
def test_possessives_and_hyphens_carry_a_word_of_a_name_and_longer_words_do_not() -> None:
    table = (
        scenario("fow")
        .define(
            name="Ember Shrine",
            type="Addition: Field",
            cost="{R}",
            text='Resonators with "Ember" in their name you control gain [+200/0].',
        )
        .define(**res("Ember's Child", 300, 300))
        .define(**res("Hound, Ember-Born", 300, 300))
        .define(**res("Emberly the Lost", 300, 300))
        .field(0, "Ember Shrine", "Ember's Child", "Hound, Ember-Born", "Emberly the Lost")
    )
    assert table.power("Ember's Child") == 500
    assert table.power("Hound, Ember-Born") == 500
    assert table.power("Emberly the Lost") == 300


@pytest.mark.rule("fow", "209.5b")
def test_mono_attribute_is_neither_two_nor_none() -> None:
    def setting(cost: str) -> Any:
        return (
            scenario("fow")
            .define(**chant("Plain Verdict", "Destroy target mono-attribute resonator."))
            .define(**res("Suspect", 300, 300, cost=cost))
            .sources(0, fire=1)
            .hand(0, "Plain Verdict")
            .field(1, "Suspect")
        )

    assert setting("{R}{1}").can("play", 0, "Plain Verdict")
    assert setting("{R}{W}").why_not(0, "Plain Verdict") == ["903.2i"]
    assert setting("{2}").why_not(0, "Plain Verdict") == ["903.2i"]


@pytest.mark.rule("fow", "302.3")
def test_a_resonator_that_went_and_came_is_another_one() -> None:
    table = (
        scenario("fow")
        .define(**chant("Scorch", "This card deals 500 damage to target resonator."))
        .define(
            name="Step Aside",
            type="Chant",
            cost="{W}",
            text="[Quickcast]\nRemove target resonator you control from the game, then put it into the field under its "
            "owner's control.",
        )
        .define(**res("Dancer", 300, 300))
        .sources(0, fire=1)
        .sources(1, light=1)
        .hand(0, "Scorch")
        .hand(1, "Step Aside")
        .field(1, "Dancer", counters={"spark": 2})
    )
    table.play(0, "Scorch", targets=["Dancer"]).passes(0)
    table.play(1, "Step Aside", targets=["Dancer"]).resolve_all()
    assert table.field_names(1).count("Dancer") == 1
    assert table.damage_on("Dancer") == 0
    assert table.counters("Dancer", "spark") == 0  # 1022.2


KINDLER: dict[str, Any] = {
    "name": "Kindler",
    "type": "Ruler",
    "attribute": ["R"],
    "text": "[Judgment] {R}",
    "other": {
        "name": "Kindler Unbound",
        "type": "J-Ruler",
        "attribute": ["R"],
        "atk": 500,
        "def": 500,
        "text": "This card gains [+100/0] for each spark counter on it.",
    },
}


@pytest.mark.rule("fow", "302.3")
def test_a_ruler_keeps_its_counters_through_judgment() -> None:
    table = (
        scenario("fow")
        .define(**KINDLER)
        .zone(0, "ruler", "Kindler", counters={"spark": 2})
        .sources(0, fire=1)
    )
    table.act(0, "judgment", "Kindler").resolve()
    assert table.power("Kindler Unbound") == 700


@pytest.mark.rule("fow", "303.1b")
def test_what_enters_rested_does_so_for_every_way_into_the_field() -> None:
    table = (
        scenario("fow")
        .define(name="Muddy Road", type="Addition: Field", cost="{G}", text="Resonators enter the field rested.")
        .define(**chant("Open Grave", "Put target resonator from your graveyard into the field."))
        .define(**res("Old Soldier", 300, 300))
        .sources(0, fire=1)
        .hand(0, "Open Grave")
        .field(1, "Muddy Road")
        .zone(0, "graveyard", "Old Soldier")
    )
    table.play(0, "Open Grave", targets=["Old Soldier"]).resolve()
    assert table.is_rested("Old Soldier", 0)


@pytest.mark.rule("fow", "321.1e")
def test_a_chant_that_would_move_to_the_field_is_expelled() -> None:
    table = (
        scenario("fow")
        .define(**chant("Blind Call", "Put the top card of your deck into the field."))
        .define(**chant("Leaflet", "Draw a card."))
        .sources(0, fire=1)
        .hand(0, "Blind Call")
        .deck(0, "Leaflet")
    )
    table.play(0, "Blind Call").resolve()
    assert not table.is_on_field("Leaflet")
    assert table.zone_names(0, "outside") == ["Leaflet"]
    assert table.zone_names(0, "graveyard") == ["Blind Call"]


# --- chapters 500 to 700 ---------------------------------------------------------------------------


@pytest.mark.rule("fow", "505.5")
def test_damage_goes_before_the_effects_until_end_of_turn() -> None:
    table = (
        scenario("fow")
        .define(**chant("Iron Skin", "Target resonator gains [0/+500] until end of turn."))
        .define(**chant("Scorch", "This card deals 800 damage to target resonator."))
        .define(**res("Bearer", 500, 500))
        .sources(0, fire=2)
        .hand(0, "Iron Skin", "Scorch")
        .field(0, "Bearer")
    )
    table.play(0, "Iron Skin", targets=["Bearer"]).resolve()
    table.play(0, "Scorch", targets=["Bearer"]).resolve()
    assert table.damage_on("Bearer") == 800
    table.next_turn()
    assert table.is_on_field("Bearer") and table.guard("Bearer") == 500


@pytest.mark.rule("fow", "505.5")
def test_what_the_hand_size_discards_triggers_and_the_final_step_begins_again() -> None:
    table = (
        scenario("fow")
        .define(**chant("Torn Charm", "Draw a card.\nWhen this card is discarded >>> You gain 500 life."))
        .hand(0, *["Torn Charm"] * 8)
    )
    table.to("final_hand").choose("Torn Charm")
    assert table.stack() == ["Torn Charm"]
    table.resolve()
    assert table.resource(0, "life") == 4500
    assert table.active == 0 and table.hand_size(0) == 7


@pytest.mark.rule("fow", "503.4")
def test_will_of_the_draw_phase_is_gone_after_the_recovery() -> None:
    table = scenario("fow").sources(0, fire=1).turn(0, "draw_before").by_hand(0)
    table.act(0, "will", "Fire Source 1")
    assert len(table.pool(0)) == 1 and table.is_rested("Fire Source 1")
    table.to("main")
    assert len(table.pool(0)) == 0
    assert not table.is_rested("Fire Source 1")  # 503.5


@pytest.mark.rule("fow", "603.1")
def test_the_turn_players_triggers_are_played_first_and_resolve_last() -> None:
    text = "Whenever a resonator enters the field >>> You gain 100 life."
    table = (
        scenario("fow")
        .define(name="Near Bell", type="Addition: Field", cost="{R}", text=text)
        .define(name="Far Bell", type="Addition: Field", cost="{R}", text=text)
        .define(**res("Recruit", 300, 300, cost="{R}"))
        .sources(0, fire=1)
        .hand(0, "Recruit")
        .field(1, "Far Bell")
        .field(0, "Near Bell")
    )
    table.play(0, "Recruit").resolve()
    assert table.stack() == ["Near Bell", "Far Bell"]


@pytest.mark.rule("fow", "702.1")
def test_a_resonator_waits_for_its_controllers_main_timing_and_quickcast_does_not() -> None:
    table = (
        scenario("fow")
        .define(**res("Recruit", 300, 300, cost="{R}"))
        .define(**res("Scout", 300, 300, "[Quickcast]", cost="{R}"))
        .sources(1, fire=1)
        .hand(1, "Recruit", "Scout")
        .turn(0, "main", priority=1)
    )
    assert table.why_not(1, "Recruit") == ["604.2"]
    table.play(1, "Scout").resolve()
    assert table.is_on_field("Scout", 1)


@pytest.mark.rule("fow", "710.1")
def test_no_stone_is_called_after_a_judgment_and_none_judged_after_a_call() -> None:
    table = scenario("fow").define(**KINDLER).zone(0, "ruler", "Kindler").zone(0, "stones", 2).sources(0, fire=1)
    assert table.acts(0, "call") and table.acts(0, "judgment")
    table.act(0, "judgment", "Kindler").resolve()
    assert table.is_on_field("Kindler Unbound") and not table.is_rested("Kindler Unbound")
    assert not table.acts(0, "call")

    table = scenario("fow").define(**KINDLER).zone(0, "ruler", "Kindler").zone(0, "stones", 2).sources(0, fire=1)
    table.act(0, "call")
    assert not table.acts(0, "judgment")  # 705.1  the ruler is rested


@pytest.mark.rule("fow", "705.2d")
def test_a_judgment_is_neither_spell_nor_ability() -> None:
    table = (
        scenario("fow")
        .define(**KINDLER)
        .define(name="Hush", type="Chant", cost="{U}", text="[Quickcast]\nCancel target spell.")
        .define(name="Still", type="Chant", cost="{U}", text="[Quickcast]\nCancel target activate or automatic ability.")
        .zone(0, "ruler", "Kindler")
        .sources(0, fire=1)
        .sources(1, water=1)
        .hand(1, "Hush", "Still")
    )
    table.act(0, "judgment", "Kindler").passes(0)
    assert table.why_not(1, "Hush") == ["903.2i"] and table.why_not(1, "Still") == ["903.2i"]


@pytest.mark.rule("fow", "708.5")
def test_a_trigger_card_sleeps_in_the_turn_it_was_set() -> None:
    def setting(fresh: bool) -> Any:
        return (
            scenario("fow")
            .define(
                name="Snare",
                type="Chant",
                cost="{G}",
                text="[Trigger] When a resonator enters the field under your opponent's control >>> Destroy that resonator.",
            )
            .define(**res("Recruit", 300, 300, cost="{R}"))
            .sources(0, fire=1)
            .hand(0, "Recruit")
            .zone(1, "standby", "Snare", fresh=fresh)
        )

    table = setting(False)
    table.play(0, "Recruit").resolve().yes().resolve_all()
    assert not table.is_on_field("Recruit")

    table = setting(True)
    table.play(0, "Recruit").resolve_all()
    assert table.is_on_field("Recruit") and table.zone_names(1, "standby")


@pytest.mark.rule("fow", "708.4")
def test_a_trigger_card_costs_its_will_in_the_hand_and_nothing_in_standby() -> None:
    def setting(stones: int) -> Any:
        table = (
            scenario("fow")
            .define(name="Deep Draught", type="Chant", cost="{R}", text="[Trigger] Discard a card: Draw two cards.")
            .define(**chant("Spare Page", "Draw a card.", cost="{R}{8}"))
            .hand(0, "Spare Page")
        )
        return table.sources(0, fire=stones) if stones else table

    assert not setting(0).hand(0, "Deep Draught").can("play", 0, "Deep Draught")
    table = setting(1).hand(0, "Deep Draught")
    table.play(0, "Deep Draught", cost=["Spare Page"]).resolve()
    assert table.hand_size(0) == 2 and table.is_rested("Fire Source 1")
    table = setting(0).zone(0, "standby", "Deep Draught")
    table.play(0, "Deep Draught", cost=["Spare Page"]).resolve()
    assert table.hand_size(0) == 2


@pytest.mark.rule("fow", "718.2")
def test_with_bloodlust_the_main_phase_is_not_passed_by() -> None:
    def setting(fresh: bool) -> Any:
        return scenario("fow").define(**res("Berserker", 300, 300, "[Bloodlust]")).field(0, "Berserker", fresh=fresh)

    with pytest.raises(BadScript):
        setting(False).passes(0)
    setting(True).passes(0)


# --- chapter 800 -----------------------------------------------------------------------------------


@pytest.mark.rule("fow", "803.3")
def test_a_battle_given_up_is_not_begun_again_unless_the_opponent_played_something() -> None:
    def setting() -> Any:
        return (
            scenario("fow")
            .define(**res("Duelist", 300, 300))
            .define(name="Taunt", type="Chant", cost="{U}", text="[Quickcast]\nYou gain 100 life.")
            .sources(1, water=1)
            .hand(1, "Taunt")
            .field(0, "Duelist")
        )

    table = setting()
    table.act(0, "battle").no_attack().to("main")
    assert not table.can("attack", 0, "Duelist")

    table = setting()
    table.act(0, "battle").passes(0).play(1, "Taunt").resolve().no_attack().to("main")
    assert table.can("attack", 0, "Duelist")


@pytest.mark.rule("fow", "803.4b")
def test_an_attack_on_what_is_gone_ends_the_battle() -> None:
    table = (
        scenario("fow")
        .define(**res("Duelist", 300, 300))
        .define(**res("Sleeper", 300, 300))
        .define(
            name="Retreat", type="Chant", cost="{U}", text="[Quickcast]\nReturn target resonator you control to its owner's hand."
        )
        .sources(1, water=1)
        .hand(1, "Retreat")
        .field(0, "Duelist")
        .field(1, "Sleeper", rested=True)
    )
    table.attack("Duelist", at="Sleeper").passes(0).play(1, "Retreat", targets=["Sleeper"]).resolve_all()
    table.to("main")
    assert table.resource(1, "life") == 4000
    assert table.is_rested("Duelist") and table.damage_on("Duelist") == 0


@pytest.mark.rule("fow", "804.5b")
def test_without_its_blocker_the_attacked_one_battles_the_attacker() -> None:
    table = (
        scenario("fow")
        .define(**res("Duelist", 500, 500))
        .define(**res("Sleeper", 200, 600))
        .define(**res("Shieldmaid", 400, 400))
        .define(
            name="Retreat", type="Chant", cost="{U}", text="[Quickcast]\nReturn target resonator you control to its owner's hand."
        )
        .sources(1, water=1)
        .hand(1, "Retreat")
        .field(0, "Duelist")
        .field(1, "Shieldmaid")
        .field(1, "Sleeper", rested=True)
    )
    table.attack("Duelist", at="Sleeper").block("Shieldmaid").passes(0)
    table.play(1, "Retreat", targets=["Shieldmaid"]).resolve().end_step()
    assert table.damage_on("Sleeper") == 500 and table.damage_on("Duelist") == 200


@pytest.mark.rule("fow", "1105.2")
def test_first_strike_does_nothing_for_a_blocker() -> None:
    table = (
        scenario("fow")
        .define(**res("Duelist", 500, 500))
        .define(**res("Quick Guard", 500, 500, "[First Strike]"))
        .field(0, "Duelist")
        .field(1, "Quick Guard")
    )
    table.attack("Duelist").block("Quick Guard").to("main")
    assert table.zone_names(0, "graveyard") == ["Duelist"]
    assert table.zone_names(1, "graveyard") == ["Quick Guard"]


@pytest.mark.rule("fow", "806.2d")
def test_the_attacked_one_behind_a_blocker_neither_deals_nor_suffers_damage() -> None:
    table = (
        scenario("fow")
        .define(**res("Duelist", 500, 900))
        .define(**res("Sleeper", 200, 600))
        .define(**res("Shieldmaid", 400, 800))
        .field(0, "Duelist")
        .field(1, "Shieldmaid")
        .field(1, "Sleeper", rested=True)
    )
    table.attack("Duelist", at="Sleeper").block("Shieldmaid").end_step()
    assert table.damage_on("Duelist") == 400
    assert table.damage_on("Sleeper") == 0 and table.damage_on("Shieldmaid") == 500


# --- chapter 900 -----------------------------------------------------------------------------------


@pytest.mark.rule("fow", "901.2c")
def test_one_named_ability_a_turn_counts_all_cards_with_it() -> None:
    text = "<Tide Lore> {0}: You gain 100 life. Play only one <Tide Lore> ability per turn."
    table = (
        scenario("fow")
        .define(**res("Tide Sage", 300, 300, text))
        .define(**res("Tide Pupil", 300, 300, text))
        .field(0, "Tide Sage", "Tide Pupil")
    )
    assert table.can("use", 0, "Tide Pupil")
    table.use(0, "Tide Sage").resolve()
    assert not table.can("use", 0, "Tide Sage") and not table.can("use", 0, "Tide Pupil")


@pytest.mark.rule("fow", "903.2k-4")
def test_costs_grow_before_they_shrink() -> None:
    def setting(discount: bool) -> Any:
        table = (
            scenario("fow")
            .define(name="Toll Gate", type="Addition: Field", cost="{U}", text="Your opponent pays {1} more to play chants.")
            .define(name="Old Friend", type="Addition: Field", cost="{R}", text="You pay {1} less to play chants.")
            .define(**chant("Warm Meal", "You gain 500 life."))
            .sources(0, fire=1)
            .hand(0, "Warm Meal")
            .field(1, "Toll Gate")
        )
        return table.field(0, "Old Friend") if discount else table

    assert not setting(False).can("play", 0, "Warm Meal")
    table = setting(True)
    table.play(0, "Warm Meal").resolve()
    assert table.resource(0, "life") == 4500


@pytest.mark.rule("fow", "903.2k-3")
def test_without_paying_its_cost_the_toll_is_still_paid() -> None:
    def setting(stones: int) -> Any:
        return (
            scenario("fow")
            .define(name="Toll Gate", type="Addition: Field", cost="{U}", text="Your opponent pays {1} more to play chants.")
            .define(**chant("Generous Day", "You may play a chant with total cost 3 or less from your hand without paying its cost."))
            .define(**chant("Warm Meal", "You gain 500 life.", cost="{R}{2}"))
            .sources(0, fire=stones)
            .hand(0, "Generous Day", "Warm Meal")
            .field(1, "Toll Gate")
        )

    table = setting(3)
    table.play(0, "Generous Day").resolve().yes().resolve_all()
    assert table.resource(0, "life") == 4500 and table.is_rested("Fire Source 3")
    table = setting(2)
    table.play(0, "Generous Day").resolve_all()
    assert table.resource(0, "life") == 4000 and table.hand_names(0) == ["Warm Meal"]


@pytest.mark.rule("fow", "903.2l-2")
def test_what_cannot_be_destroyed_pays_no_such_cost_but_can_be_banished() -> None:
    table = (
        scenario("fow")
        .define(name="Grim Altar", type="Addition: Field", cost="{B}", text="Destroy a resonator you control: Draw a card.")
        .define(name="Meek Altar", type="Addition: Field", cost="{B}", text="Banish a resonator: Draw a card.")
        .define(**res("Statue", 300, 300, "[Eternal]"))
        .field(0, "Grim Altar", "Meek Altar", "Statue")
    )
    assert not table.can("use", 0, "Grim Altar")
    table.use(0, "Meek Altar", cost=["Statue"]).resolve()
    assert table.hand_size(0) == 1 and table.zone_names(0, "graveyard") == ["Statue"]


@pytest.mark.rule("fow", "903.3a")
def test_what_asks_about_an_illegal_target_is_not_done_and_the_rest_is() -> None:
    table = (
        scenario("fow")
        .define(**chant("Harsh Verdict", "Destroy target resonator. Its controller loses 500 life. Draw a card."))
        .define(
            name="Retreat", type="Chant", cost="{U}", text="[Quickcast]\nReturn target resonator you control to its owner's hand."
        )
        .define(**res("Suspect", 300, 300))
        .sources(0, fire=1)
        .sources(1, water=1)
        .hand(0, "Harsh Verdict")
        .hand(1, "Retreat")
        .field(1, "Suspect")
    )
    table.play(0, "Harsh Verdict", targets=["Suspect"]).passes(0)
    table.play(1, "Retreat", targets=["Suspect"]).resolve_all()
    assert table.resource(1, "life") == 4000
    assert table.hand_size(0) == 1 and table.hand_names(1) == ["Suspect"]


@pytest.mark.rule("fow", "909.3h")
def test_values_in_the_order_of_time_and_counters_after_them() -> None:
    table = (
        scenario("fow")
        .define(name="Old Drum", type="Addition: Field", cost="{R}", text="Resonators you control gain [+200/+200].")
        .define(name="New Drum", type="Addition: Field", cost="{R}", text="Resonators you control gain [+300/+300].")
        .define(**chant("Shrink", "Target resonator becomes [100/100] until end of turn."))
        .define(**res("Giant", 900, 900))
        .sources(0, fire=2)
        .hand(0, "Shrink", "New Drum")
        .field(0, "Old Drum")
        .field(0, "Giant", counters={"[+100/+100]": 1})
    )
    assert table.power("Giant") == 1200
    table.play(0, "Shrink", targets=["Giant"]).resolve()
    assert table.power("Giant") == 200 and table.guard("Giant") == 200
    table.play(0, "New Drum").resolve()
    assert table.power("Giant") == 500


@pytest.mark.rule("fow", "909.4")
def test_an_effect_on_a_kind_of_card_meets_later_ones_and_leaves_those_that_are_it_no_more() -> None:
    table = (
        scenario("fow")
        .define(**chant("War Song", "Beast resonators you control gain [+200/+200] until end of turn."))
        .define(**chant("Taming", "Target resonator becomes a Human until end of turn."))
        .define(**res("Wolf", 300, 300, race=["Beast"], cost="{R}"))
        .define(**res("Boar", 300, 300, race=["Beast"], cost="{R}"))
        .sources(0, fire=3)
        .hand(0, "War Song", "Taming", "Boar")
        .field(0, "Wolf")
    )
    table.play(0, "War Song").resolve()
    table.play(0, "Boar").resolve()
    assert table.power("Boar") == 500 and table.power("Wolf") == 500
    table.play(0, "Taming", targets=["Wolf"]).resolve()
    assert table.power("Wolf") == 300 and table.power("Boar") == 500


@pytest.mark.rule("fow", "909.9")
def test_as_long_as_this_card_is_in_the_field_and_it_is_not_any_more() -> None:
    table = (
        scenario("fow")
        .define(
            **res(
                "Charmer",
                300,
                300,
                "[Enter] >>> Gain control of target resonator your opponent controls as long as this card is in the field.",
                cost="{R}",
            )
        )
        .define(name="Cut Off", type="Chant", cost="{U}", text="[Quickcast]\nDestroy target resonator.")
        .define(**res("Prize", 300, 300))
        .sources(0, fire=1)
        .sources(1, water=1)
        .hand(0, "Charmer")
        .hand(1, "Cut Off")
        .field(1, "Prize")
    )
    table.play(0, "Charmer").resolve().passes(0)
    table.play(1, "Cut Off", targets=["Charmer"]).resolve_all()
    assert table.is_on_field("Prize", 1)


@pytest.mark.rule("fow", "910.2a")
def test_damage_is_doubled_once_and_lessened_afterwards() -> None:
    table = (
        scenario("fow")
        .define(
            name="Hot Wind",
            type="Addition: Field",
            cost="{R}",
            text="If a source you control would deal damage, it deals double that much instead.",
        )
        .define(**chant("Scorch", "This card deals 500 damage to target resonator."))
        .define(**res("Thick Hide", 300, 2000, "If damage would be dealt to this card, prevent 200 of it."))
        .sources(0, fire=1)
        .hand(0, "Scorch")
        .field(0, "Hot Wind", "Hot Wind")
        .field(1, "Thick Hide")
    )
    table.play(0, "Scorch", targets=["Thick Hide"]).resolve()
    assert table.damage_on("Thick Hide") == 800  # 910.2c  not 1800


@pytest.mark.rule("fow", "910.3")
def test_each_of_two_replacements_of_a_draw_applies_once() -> None:
    table = (
        scenario("fow")
        .define(
            name="Deep Shelf",
            type="Addition: Field",
            cost="{U}",
            text="If you would draw one or more cards, draw that many cards plus one instead.",
        )
        .define(**chant("Leaflet", "Draw a card."))
        .sources(0, fire=1)
        .hand(0, "Leaflet")
        .field(0, "Deep Shelf", "Deep Shelf")
    )
    table.play(0, "Leaflet").resolve()
    assert table.hand_size(0) == 3


@pytest.mark.rule("fow", "910.2d")
def test_a_removal_that_is_prohibited_leaves_the_graveyard() -> None:
    table = (
        scenario("fow")
        .define(
            name="Hungry Void",
            type="Addition: Field",
            cost="{B}",
            text="If a resonator would be put into a graveyard from the field, remove it from the game instead.",
        )
        .define(name="Safe Harbor", type="Addition: Field", cost="{W}", text="Entities you control cannot be removed from the game.")
        .define(**chant("Smite", "Destroy target resonator."))
        .define(**res("Sailor", 300, 300))
        .define(**res("Raider", 300, 300))
        .sources(0, fire=2)
        .hand(0, "Smite", "Smite")
        .field(0, "Hungry Void", "Raider")
        .field(1, "Safe Harbor", "Sailor")
    )
    table.play(0, "Smite", targets=["Sailor"]).resolve()
    assert table.zone_names(1, "graveyard") == ["Sailor"]
    table.play(0, "Smite", targets=["Raider"]).resolve()
    assert table.zone_names(0, "removed") == ["Raider"]


@pytest.mark.rule("fow", "911.1")
def test_an_ability_remembers_its_source_as_it_was_when_it_was_played() -> None:
    table = (
        scenario("fow")
        .define(
            **res("Firebrand", 300, 300, "Banish this card: This card deals damage equal to its ATK to your opponent.")
        )
        .field(0, "Firebrand", counters={"[+100/+100]": 2})
    )
    table.use(0, "Firebrand").resolve()
    assert table.resource(1, "life") == 3500


# --- chapter 1000 ----------------------------------------------------------------------------------


@pytest.mark.rule("fow", "1007.5")
def test_damage_to_three_at_once_is_dealing_damage_three_times() -> None:
    table = (
        scenario("fow")
        .define(
            **res(
                "Stormcaller",
                300,
                300,
                "{0}: This card deals 100 damage to each resonator your opponent controls and to your opponent. "
                "Play this ability only once per turn.\n"
                "Whenever this card deals damage >>> You gain 100 life.",
            )
        )
        .define(**res("Post", 300, 300))
        .define(**res("Pole", 300, 300))
        .field(0, "Stormcaller")
        .field(1, "Post", "Pole")
    )
    table.use(0, "Stormcaller").resolve_all()
    assert table.resource(1, "life") == 3900 and table.damage_on("Post") == 100
    assert table.resource(0, "life") == 4300


@pytest.mark.rule("fow", "1011.1")
def test_a_j_ruler_is_never_banished() -> None:
    table = (
        scenario("fow")
        .define(**KINDLER)
        .define(**chant("Cruel Tax", "Your opponent banishes a J/resonator."))
        .define(**res("Page", 300, 300))
        .sources(0, fire=2)
        .hand(0, "Cruel Tax", "Cruel Tax")
        .field(1, "Kindler Unbound", "Page")
    )
    table.play(0, "Cruel Tax").resolve()
    assert table.zone_names(1, "graveyard") == ["Page"]
    table.play(0, "Cruel Tax").resolve()
    assert table.is_on_field("Kindler Unbound", 1)


@pytest.mark.rule("fow", "1013.3")
def test_to_rest_another_card_asks_for_a_recovered_one_and_not_for_patience() -> None:
    def setting(**how: Any) -> Any:
        return (
            scenario("fow")
            .define(name="Work Bench", type="Addition: Field", cost="{R}", text="Rest a resonator you control: You gain 100 life.")
            .define(**res("Smith", 300, 300, "{Rest}: You gain 100 life."))
            .field(0, "Work Bench")
            .field(0, "Smith", **how)
        )

    assert not setting(rested=True).can("use", 0, "Work Bench")
    table = setting(fresh=True)
    assert "905.3" in table.why_not(0, "Smith")
    table.use(0, "Work Bench", cost=["Smith"]).resolve()
    assert table.resource(0, "life") == 4100 and table.is_rested("Smith")


@pytest.mark.rule("fow", "1014.3")
def test_a_search_does_not_find_its_own_name() -> None:
    table = (
        scenario("fow")
        .define(**res("Wolf Mother", 300, 300, race=["Beast"], cost="{R}", text="[Enter] >>> Search your deck for a Beast "
                      "resonator, reveal it and put it into your hand. Then shuffle your deck."))
        .define(**res("Wolf Pup", 300, 300, race=["Beast"]))
        .sources(0, fire=1)
        .hand(0, "Wolf Mother")
        .deck(0, "Wolf Mother", "Wolf Pup")
    )
    table.play(0, "Wolf Mother").resolve().resolve()
    with pytest.raises(BadScript):
        table.choose(table.card("Wolf Mother", 0, zone="deck"))
    table.choose("Wolf Pup")
    assert table.hand_names(0) == ["Wolf Pup"]


@pytest.mark.rule("fow", "1017.3")
def test_a_copied_spell_is_not_played() -> None:
    table = (
        scenario("fow")
        .define(**chant("Spark", "This card deals 300 damage to target player."))
        .define(name="Echo", type="Chant", cost="{R}", text="[Quickcast]\nCopy target chant spell you control.")
        .define(**res("Listener", 300, 300, "Whenever you play a chant >>> Put a [+100/+100] counter on this card."))
        .sources(0, fire=2)
        .hand(0, "Spark", "Echo")
        .field(0, "Listener")
    )
    table.play(0, "Spark", targets=[1])
    table.resolve()
    table.play(0, "Echo", targets=["Spark"]).resolve_all()
    assert table.resource(1, "life") == 3400
    assert table.power("Listener") == 500
    assert sorted(table.zone_names(0, "graveyard")) == ["Echo", "Spark"]


@pytest.mark.rule("fow", "1018.2")
def test_damage_that_becomes_nothing_is_not_prevented() -> None:
    table = (
        scenario("fow")
        .define(name="Open Wounds", type="Addition: Field", cost="{R}", text="Damage cannot be prevented.")
        .define(**chant("Scorch", "This card deals 500 damage to target resonator."))
        .define(**res("Ghost", 300, 2000, "Damage that would be dealt to this card becomes 0 instead."))
        .define(**res("Monk", 300, 2000, "Prevent all damage that would be dealt to this card."))
        .sources(0, fire=2)
        .hand(0, "Scorch", "Scorch")
        .field(0, "Open Wounds")
        .field(1, "Ghost", "Monk")
    )
    table.play(0, "Scorch", targets=["Ghost"]).resolve()
    assert table.damage_on("Ghost") == 0
    table.play(0, "Scorch", targets=["Monk"]).resolve()
    assert table.damage_on("Monk") == 500


@pytest.mark.rule("fow", "1019.1a")
def test_a_discard_that_goes_elsewhere_is_a_discard() -> None:
    table = (
        scenario("fow")
        .define(
            name="Hungry Void",
            type="Addition: Field",
            cost="{B}",
            text="If a card would be put into a graveyard from anywhere, remove it from the game instead.",
        )
        .define(**res("Miser", 300, 300, "Discard a card: Draw a card."))
        .define(**res("Rag Picker", 300, 300, "Whenever a player discards a card >>> You gain 100 life."))
        .define(**chant("Spare Page", "Draw a card."))
        .hand(0, "Spare Page")
        .field(0, "Hungry Void", "Miser", "Rag Picker")
    )
    table.use(0, "Miser", cost=["Spare Page"]).resolve_all()
    assert table.zone_names(0, "removed") == ["Spare Page"] and table.resource(0, "life") == 4100
    assert table.hand_size(0) == 1


@pytest.mark.rule("fow", "1203.1")
def test_counters_for_and_against_take_each_other_away() -> None:
    table = (
        scenario("fow")
        .define(**chant("Wither", "Put three [-100/-100] counters on target resonator."))
        .define(**res("Oak", 500, 500, "This card gains [Flying] as long as there are no [+100/+100] counters on it."))
        .sources(0, fire=1)
        .hand(0, "Wither")
        .field(0, "Oak", counters={"[+100/+100]": 2})
    )
    assert not table.has("Oak", "Flying")
    table.play(0, "Wither", targets=["Oak"]).resolve()
    assert table.counters("Oak", "[+100/+100]") == 0 and table.counters("Oak", "[-100/-100]") == 1
    assert table.power("Oak") == 400 and table.has("Oak", "Flying")


@pytest.mark.rule("fow", "1024.6")
def test_an_astral_ruler_is_judged_again_only_when_healed() -> None:
    table = (
        scenario("fow")
        .define(**KINDLER)
        .define(**chant("Smite", "Destroy target J-ruler."))
        .define(**chant("Balm", "If your ruler is astral, heal it."))
        .sources(0, fire=3)
        .hand(0, "Smite", "Balm")
        .field(0, "Kindler Unbound")
    )
    table.play(0, "Smite", targets=["Kindler Unbound"]).resolve()
    assert table.zone_names(0, "ruler") == ["Kindler"]
    assert not table.acts(0, "judgment") and "705.1" in table.why_not(0, "Kindler")
    table.play(0, "Balm").resolve()
    table.act(0, "judgment", "Kindler").resolve()
    assert table.is_on_field("Kindler Unbound")


@pytest.mark.rule("fow", "1025.1")
def test_an_extra_turn_comes_at_once_and_with_all_its_phases() -> None:
    table = (
        scenario("fow")
        .define(**chant("Long Day", "Take an extra turn after this one."))
        .define(**res("Ally", 300, 300))
        .sources(0, fire=1)
        .hand(0, "Long Day")
        .field(0, "Ally", rested=True)
    )
    table.play(0, "Long Day").resolve().next_turn()
    assert table.active == 0
    table.to("main")
    assert table.active == 0 and not table.is_rested("Ally") and table.hand_size(0) == 1
    table.next_turn()
    assert table.active == 1


@pytest.mark.rule("fow", "1051.2")
def test_a_resonator_spell_taken_over_enters_the_field_for_its_new_controller() -> None:
    table = (
        scenario("fow")
        .define(name="Recruit Drive", type="Chant", cost="{U}", text="[Quickcast]\nGain control of target resonator spell.")
        .define(**res("Squire", 300, 300, "[Enter] >>> You gain 100 life.", cost="{R}"))
        .sources(0, fire=1)
        .sources(1, water=1)
        .hand(0, "Squire")
        .hand(1, "Recruit Drive")
    )
    table.play(0, "Squire").passes(0).play(1, "Recruit Drive", targets=["Squire"]).resolve_all()
    assert table.is_on_field("Squire", 1)
    assert table.resource(1, "life") == 4100 and table.resource(0, "life") == 4000


# --- chapters 1100 to 1400 -------------------------------------------------------------------------


@pytest.mark.rule("fow", "1103.2a")
def test_pierce_asks_for_what_the_blocker_can_still_bear() -> None:
    table = (
        scenario("fow")
        .define(**res("Lancer", 1000, 1000, "[Pierce]"))
        .define(**res("Shieldmaid", 400, 800))
        .field(0, "Lancer")
        .field(1, "Shieldmaid", damage=300)
    )
    table.attack("Lancer").block("Shieldmaid").end_step()
    assert table.resource(1, "life") == 3500
    assert table.zone_names(1, "graveyard") == ["Shieldmaid"]


@pytest.mark.rule("fow", "1104.2")
def test_precision_attacks_the_recovered_and_flying_still_asks_flying_of_a_blocker() -> None:
    table = (
        scenario("fow")
        .define(**res("Hawk", 500, 500, "[Flying] [Precision]"))
        .define(**res("Mark", 300, 300))
        .define(**res("Guard", 900, 900))
        .field(0, "Hawk")
        .field(1, "Mark", "Guard")
    )
    table.attack("Hawk", at="Mark")
    assert not table.can("block", 1, "Guard")
    table.to("main")
    assert table.zone_names(1, "graveyard") == ["Mark"] and table.damage_on("Hawk") == 300


@pytest.mark.rule("fow", "1109.3")
def test_imperishable_does_not_help_against_no_def() -> None:
    def setting(text: str) -> Any:
        phoenix = {
            **KINDLER,
            "name": "Ashling",
            "other": {
                "name": "Ashling Aflame",
                "type": "J-Ruler",
                "attribute": ["R"],
                "atk": 500,
                "def": 500,
                "text": "[Imperishable]",
            },
        }
        return (
            scenario("fow")
            .define(**phoenix)
            .define(**chant("Blow", text))
            .sources(0, fire=2)
            .hand(0, "Blow")
            .field(0, "Ashling Aflame")
        )

    table = setting("Destroy target J/resonator.")
    table.play(0, "Blow", targets=["Ashling Aflame"]).resolve()
    assert table.zone_names(0, "ruler") == ["Ashling"] and table.counters("Ashling", "astral") == 0
    table = setting("Target J/resonator gains [-500/-500] until end of turn.")
    table.play(0, "Blow", targets=["Ashling Aflame"]).resolve()
    assert table.zone_names(0, "ruler") == ["Ashling"] and table.counters("Ashling", "astral") == 1


@pytest.mark.rule("fow", "1111.2b")
def test_incarnation_takes_one_of_either_attribute_and_only_ones_own() -> None:
    def setting() -> Any:
        return (
            scenario("fow")
            .define(**res("Great Beast", 1000, 1000, "[Incarnation] {R} or {G}", cost="{R}{G}{4}"))
            .define(**res("Fawn", 300, 300, cost="{G}"))
            .define(**res("Minnow", 300, 300, cost="{U}"))
            .hand(0, "Great Beast")
        )

    assert not setting().field(0, "Minnow").field(1, "Fawn").can("play", 0, "Great Beast")
    table = setting().field(0, "Minnow", "Fawn")
    table.play(0, "Great Beast", extra=True, cost=["Fawn"]).resolve()
    assert table.is_on_field("Great Beast") and table.zone_names(0, "graveyard") == ["Fawn"]


@pytest.mark.rule("fow", "1118.2b")
def test_a_limit_that_is_used_up_does_not_forbid_attacks() -> None:
    table = (
        scenario("fow")
        .define(**res("Clockwork", 300, 300, "[Limit] 1"))
        .field(0, "Clockwork", counters={"limit": 0})
    )
    table.attack("Clockwork")
    assert table.stack() == []
    table.no_block().end_step()
    assert table.resource(1, "life") == 3700


@pytest.mark.rule("fow", "1120.6")
def test_what_speaks_of_barrier_speaks_of_every_barrier() -> None:
    table = (
        scenario("fow")
        .define(**chant("Unwall", "Destroy all resonators with [Barrier]."))
        .define(**chant("Smite", "Destroy target resonator."))
        .define(**res("Warded", 300, 300, "[Barrier] (Chant)"))
        .define(**res("Bare", 300, 300))
        .sources(0, fire=2)
        .hand(0, "Unwall", "Smite")
        .field(1, "Warded", "Bare")
    )
    table.play(0, "Smite", targets=["Bare"]).resolve()
    assert table.why_not(0, "Unwall") == []
    table.play(0, "Unwall").resolve()
    assert table.zone_names(1, "graveyard") == ["Bare", "Warded"]


@pytest.mark.rule("fow", "1010.3")
def test_damage_stays_on_what_cannot_be_destroyed_and_no_def_is_no_destruction() -> None:
    table = (
        scenario("fow")
        .define(**chant("Scorch", "This card deals 500 damage to target resonator."))
        .define(**chant("Wither", "Target resonator gains [-500/-500] until end of turn."))
        .define(**res("Statue", 500, 500, "[Eternal]"))
        .sources(0, fire=2)
        .hand(0, "Scorch", "Wither")
        .field(1, "Statue")
    )
    table.play(0, "Scorch", targets=["Statue"]).resolve()
    assert table.is_on_field("Statue") and table.damage_on("Statue") == 500
    # 1205.1  being put into the graveyard is not being destroyed
    table.play(0, "Wither", targets=["Statue"]).resolve()
    assert table.zone_names(1, "graveyard") == ["Statue"]


@pytest.mark.rule("fow", "1204.1b")
def test_the_damage_goes_with_the_destruction_that_something_replaced() -> None:
    table = (
        scenario("fow")
        .define(**chant("Scorch", "This card deals 500 damage to target resonator."))
        .define(**res("Shell", 500, 500, "If this card would be destroyed, remove a shell counter from it instead."))
        .sources(0, fire=2)
        .hand(0, "Scorch", "Scorch")
        .field(1, "Shell", counters={"shell": 1})
    )
    table.play(0, "Scorch", targets=["Shell"]).resolve()
    assert table.is_on_field("Shell") and table.damage_on("Shell") == 0 and table.counters("Shell", "shell") == 0


@pytest.mark.rule("fow", "1183.2")
def test_defiant_adds_up_and_does_not_rest() -> None:
    table = (
        scenario("fow")
        .define(**res("Rebel", 300, 300, "[Defiant] (1)"))
        .define(**chant("Rally", "Target resonator gains [Defiant] (1) until end of turn."))
        .sources(0, fire=1)
        .hand(0, "Rally")
        .field(0, "Rebel")
    )
    table.play(0, "Rally", targets=["Rebel"]).resolve()
    table.attack("Rebel").to("main")
    assert not table.is_rested("Rebel")
    table.attack("Rebel").to("main")
    assert table.resource(1, "life") == 3400
    assert not table.can("attack", 0, "Rebel")


@pytest.mark.rule("fow", "1168.2")
def test_protect_takes_the_attack_and_one_that_is_rested_cannot() -> None:
    table = (
        scenario("fow")
        .define(**res("Duelist", 500, 500))
        .define(**res("Bodyguard", 200, 800, "[Protect]"))
        .field(0, "Duelist")
        .field(1, "Bodyguard")
    )
    table.attack("Duelist", at=1).yes()
    assert table.is_rested("Bodyguard")
    table.to("main")
    assert table.resource(1, "life") == 4000
    assert table.damage_on("Bodyguard") == 500 and table.damage_on("Duelist") == 200


@pytest.mark.rule("fow", "1196.2")
def test_what_raided_goes_home_at_end_of_turn() -> None:
    table = (
        scenario("fow")
        .define(**res("Corsair", 700, 300, "[Raid] {R}", cost="{R}{3}"))
        .sources(0, fire=1)
        .hand(0, "Corsair")
    )
    table.play(0, "Corsair", extra=True).resolve()
    table.attack("Corsair").to("main")
    assert table.resource(1, "life") == 3300
    table.next_turn()
    assert table.hand_names(0) == ["Corsair"]


@pytest.mark.rule("fow", "1205.8")
def test_the_second_of_a_mythic_pair_still_does_what_it_does_as_it_enters() -> None:
    table = (
        scenario("fow")
        .define(**res("Paragon", 300, 300, "«Mythic»\n[Enter] >>> You gain 100 life.", cost="{R}"))
        .sources(0, fire=1)
        .hand(0, "Paragon")
        .field(0, "Paragon")
    )
    old = table.card("Paragon", 0)
    table.play(0, "Paragon").resolve()
    table.choose(old)
    table.resolve_all()
    assert table.field_names(0).count("Paragon") == 1 and table.resource(0, "life") == 4100  # 906.3d


@pytest.mark.rule("fow", "1115.2")
def test_a_remnant_that_is_cancelled_is_removed() -> None:
    table = (
        scenario("fow")
        .define(**chant("Old Curse", "[Remnant]\nYour opponent loses 300 life."))
        .define(name="Hush", type="Chant", cost="{U}", text="[Quickcast]\nCancel target spell.")
        .sources(0, fire=1)
        .sources(1, water=1)
        .zone(0, "graveyard", "Old Curse")
        .hand(1, "Hush")
    )
    table.play(0, "Old Curse").passes(0).play(1, "Hush", targets=["Old Curse"]).resolve()
    assert table.resource(1, "life") == 4000
    assert table.zone_names(0, "graveyard") == [] and table.zone_names(0, "removed") == ["Old Curse"]


@pytest.mark.rule("fow", "1167.2")
def test_an_untouchable_spell_is_no_target_and_its_abilities_neither() -> None:
    table = (
        scenario("fow")
        .define(**res("Mirage", 300, 300, "[Untouchable]\n[Enter] >>> You gain 100 life.", cost="{R}"))
        .define(name="Hush", type="Chant", cost="{U}", text="[Quickcast]\nCancel target spell.")
        .define(name="Still", type="Chant", cost="{U}", text="[Quickcast]\nCancel target automatic ability.")
        .sources(0, fire=1)
        .sources(1, water=1)
        .hand(0, "Mirage")
        .hand(1, "Hush", "Still")
    )
    table.play(0, "Mirage").passes(0)
    assert table.why_not(1, "Hush") == ["903.2i"]
    table.resolve().passes(0)
    assert table.stack() == ["Mirage"] and table.why_not(1, "Still") == ["903.2i"]


@pytest.mark.rule("fow", "1190.2")
def test_necrobloom_comes_back_once_a_turn() -> None:
    table = (
        scenario("fow")
        .define(**res("Grave Lily", 300, 300, "[Necrobloom]"))
        .define(**res("Miner", 300, 300, "Banish a magic stone: You gain 100 life."))
        .sources(0, fire=2)
        .field(0, "Miner")
        .zone(0, "graveyard", "Grave Lily", "Grave Lily")
    )
    first = table.card("Grave Lily", 0, zone="graveyard")
    table.use(0, "Miner", cost=["Fire Source 1"]).order(first).resolve_all()
    assert table.field_names(0).count("Grave Lily") == 1
    table.use(0, "Miner", cost=["Fire Source 2"]).resolve_all()
    assert table.field_names(0).count("Grave Lily") == 1
    assert table.zone_names(0, "graveyard").count("Grave Lily") == 1
