"""Rulings that follow from the document, each a position, the choices and what comes of it."""

from typing import Any

import pytest

from arbiter.testing import scenario


def resonator(name: str, atk: int = 400, defence: int = 400, text: str = "", **more: Any) -> dict[str, Any]:
    """The fields of a resonator card."""
    return {"name": name, "type": "Resonator", "atk": atk, "def": defence, "text": text, **more}


def instant(name: str, text: str, cost: str = "{1}") -> dict[str, Any]:
    return {"name": name, "type": "Spell: Chant-Instant", "cost": cost, "text": text}


def chant(name: str, text: str, cost: str = "{1}") -> dict[str, Any]:
    return {"name": name, "type": "Spell: Chant", "cost": cost, "text": text}


def addition(name: str, kind: str, text: str, cost: str = "{1}", **more: Any) -> dict[str, Any]:
    return {"name": name, "type": f"Addition: {kind}", "cost": cost, "text": text, **more}


def empress(text: str = "", ruler: str = "[J-Activate] Pay {R}{R}.") -> dict[str, Any]:
    """The fields of a ruler whose other side is a J-ruler with a text."""
    other = {"name": "Iron Empress", "type": "J-Ruler", "atk": 800, "def": 800, "text": text}
    return {"name": "Iron Regent", "type": "Ruler", "text": ruler, "other": other}


# Rulers


@pytest.mark.rule("fow5", "7.5/3")
def test_a_ruler_destroyed_under_its_judgment_comes_to_no_field() -> None:
    table = (
        scenario("fow5")
        .define(**empress())
        .define(**instant("Regicide", "Destroy target ruler."))
        .zone(0, "ruler", "Iron Regent")
        .sources(0, fire=2)
        .hand(1, "Regicide")
        .sources(1, darkness=1)
    )
    table.act(0, "judgment", "Iron Regent").passes(0).play(1, "Regicide", targets=["Iron Regent"]).resolve_all()
    assert table.zone_names(0, "graveyard") == ["Iron Regent"]
    assert not table.is_on_field("Iron Empress")


@pytest.mark.rule("fow5", "3.1/3")
def test_a_ruler_rested_under_its_judgment_becomes_a_rested_j_ruler() -> None:
    table = (
        scenario("fow5")
        .define(**empress("[Swiftness]"))
        .define(**instant("Lullaby", "Rest target ruler."))
        .zone(0, "ruler", "Iron Regent")
        .sources(0, fire=2)
        .hand(1, "Lullaby")
        .sources(1, water=1)
    )
    table.act(0, "judgment", "Iron Regent").passes(0).play(1, "Lullaby", targets=["Iron Regent"]).resolve_all()
    assert table.is_on_field("Iron Empress", 0)
    assert table.is_rested("Iron Empress")
    assert not table.can("attack", 0, "Iron Empress")


@pytest.mark.rule("fow5", "13.3/1")
def test_at_judgment_an_addition_for_rulers_falls_off_and_one_for_either_stays() -> None:
    table = (
        scenario("fow5")
        .define(**empress())
        .define(**addition("Court Robe", "Ruler", "At the end of your turn, you gain 100 life."))
        .define(**addition("Old Crown", "J/Ruler", "Added J/ruler gains [+100/+100]."))
        .zone(0, "ruler", "Iron Regent")
        .zone(0, "field", "Court Robe", "Old Crown", host="Iron Regent")
        .sources(0, fire=2)
    )
    table.act(0, "judgment", "Iron Regent").resolve()
    assert table.zone_names(0, "graveyard") == ["Court Robe"]
    assert table.is_on_field("Old Crown", 0)
    assert table.power("Iron Empress") == 900


@pytest.mark.rule("fow5", "13.3/1a")
def test_a_destroyed_j_ruler_drops_the_addition_it_wore() -> None:
    table = (
        scenario("fow5")
        .define(**empress())
        .define(**addition("War Plume", "J/Resonator", "Added J/resonator gains [+100/+100]."))
        .define(**chant("Downfall", "Destroy target J/resonator."))
        .field(1, "Iron Empress")
        .zone(1, "field", "War Plume", host="Iron Empress")
        .hand(0, "Downfall")
        .sources(0, darkness=1)
    )
    table.play(0, "Downfall", targets=["Iron Empress"]).resolve()
    assert table.zone_names(1, "ruler") == ["Iron Empress"]
    assert table.zone_names(1, "graveyard") == ["War Plume"]


@pytest.mark.rule("fow5", "3.8/6")
def test_an_astral_ruler_is_no_ruler_for_a_text_and_has_no_abilities() -> None:
    table = (
        scenario("fow5")
        .define(**empress("{0}: You gain 100 life.", ruler="[J-Activate] Pay {R}{R}.\n{0}: You gain 200 life."))
        .define(**instant("Regicide", "Destroy target ruler."))
        .zone(1, "ruler", "Iron Empress")
        .zone(0, "ruler", "Iron Regent")
        .hand(1, "Regicide")
        .sources(1, darkness=1)
        .turn(1)
    )
    assert not table.can("use", 1, "Iron Empress")
    table.play(1, "Regicide").resolve()  # the other player's ruler is the only target
    assert table.zone_names(0, "graveyard") == ["Iron Regent"]
    assert table.zone_names(1, "ruler") == ["Iron Empress"]


@pytest.mark.rule("fow5", "9.6/1a")
def test_enter_of_a_j_ruler_triggers_by_judgment() -> None:
    table = (
        scenario("fow5")
        .define(**empress("[Enter]: This card deals 300 damage to target player."))
        .zone(0, "ruler", "Iron Regent")
        .sources(0, fire=2)
    )
    table.act(0, "judgment", "Iron Regent").resolve().choose(1).resolve_all()
    assert table.resource(1, "life") == 3700


@pytest.mark.rule("fow5", "9.2/1b")
def test_a_rulers_ability_is_gone_while_it_is_a_j_ruler() -> None:
    table = (
        scenario("fow5")
        .define(**empress("{0}: You gain 500 life.", ruler="[J-Activate] Pay {0}.\n{0}: You gain 100 life."))
        .zone(0, "ruler", "Iron Regent")
    )
    table.use(0, "Iron Regent", "gain 100").resolve()
    table.act(0, "judgment", "Iron Regent").resolve()
    assert not table.can("use", 0, "Iron Empress", ability="gain 100")
    table.use(0, "Iron Empress", "gain 500").resolve()
    assert table.resource(0, "life") == 4600


@pytest.mark.rule("fow5", "7.5/1")
def test_a_ruler_that_has_called_a_stone_cannot_be_judged_and_why() -> None:
    table = (
        scenario("fow5")
        .define(**empress())
        .zone(0, "ruler", "Iron Regent")
        .zone(0, "stones", 2)
        .sources(0, fire=2)
    )
    table.act(0, "call")
    assert table.acts(0, "judgment") == []
    assert "7.5/1" in table.why_not(0, "Iron Regent")


@pytest.mark.rule("fow5", "1.4/2")
def test_banishing_a_j_ruler_moves_nothing() -> None:
    table = (
        scenario("fow5")
        .define(**empress())
        .define(**resonator("Old Oak"))
        .define(**chant("Hard Winter", "Each player banishes a J/resonator."))
        .field(0, "Old Oak")
        .field(1, "Iron Empress")
        .hand(0, "Hard Winter")
        .sources(0, darkness=1)
    )
    table.play(0, "Hard Winter").resolve()
    assert "Old Oak" in table.zone_names(0, "graveyard")
    assert table.is_on_field("Iron Empress", 1)  # 3.15/2


# Battles


@pytest.mark.rule("fow5", "8.3/4")
def test_an_attacked_resonator_that_was_recovered_does_not_block_the_attack_on_itself() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Plain Lancer", 300, 500))
        .define(**resonator("Old Oak", 200, 900))
        .define(**instant("Waking", "Recover target resonator."))
        .field(0, "Plain Lancer")
        .field(1, "Old Oak", rested=True)
        .hand(1, "Waking")
        .sources(1, light=1)
    )
    table.attack("Plain Lancer", at="Old Oak").passes(0).play(1, "Waking", targets=["Old Oak"]).resolve()
    assert not table.can("block", 1, "Old Oak")
    table.no_block().to("battle_damage")
    assert (table.damage_on("Old Oak"), table.damage_on("Plain Lancer")) == (300, 200)
    assert table.resource(1, "life") == 4000


@pytest.mark.rule("fow5", "8.5/2b")
def test_an_attack_whose_object_has_left_hurts_nobody() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Plain Lancer", 300, 500))
        .define(**resonator("Fog Sprite", 300, 300, "Banish this card: You gain 100 life."))
        .field(0, "Plain Lancer")
        .field(1, "Fog Sprite", rested=True)
    )
    table.attack("Plain Lancer", at="Fog Sprite").passes(0).use(1, "Fog Sprite").resolve().to("main")
    assert table.resource(1, "life") == 4100
    assert table.damage_on("Plain Lancer") == 0
    assert table.is_rested("Plain Lancer")


@pytest.mark.rule("fow5", "11.5/1")
def test_flying_won_after_a_block_does_not_undo_it_and_before_the_block_forbids_it() -> None:
    def table_with() -> Any:
        return (
            scenario("fow5")
            .define(**resonator("Paper Bird", 300, 500))
            .define(**resonator("Stone Warden", 200, 900))
            .define(**instant("Updraft", "Target resonator gains [Flying] until end of turn."))
            .field(0, "Paper Bird")
            .field(1, "Stone Warden")
            .hand(0, "Updraft")
            .sources(0, wind=1)
        )

    early = table_with().attack("Paper Bird", at=1).play(0, "Updraft", targets=["Paper Bird"]).resolve()
    assert not early.can("block", 1, "Stone Warden")
    early.no_block().to("battle_damage")
    assert early.resource(1, "life") == 3700
    late = table_with().attack("Paper Bird", at=1).block("Stone Warden")
    late.play(0, "Updraft", targets=["Paper Bird"]).resolve().to("battle_damage")
    assert late.resource(1, "life") == 4000
    assert late.damage_on("Stone Warden") == 300


@pytest.mark.rule("fow5", "11.1/1")
def test_earlier_damage_on_the_blocker_leaves_more_for_pierce() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Gate Breaker", 800, 500, "[Pierce]\n[Pierce]"))
        .define(**resonator("Shield Page", 200, 500))
        .field(0, "Gate Breaker")
        .field(1, "Shield Page", damage=300)
    )
    table.attack("Gate Breaker", at=1).block("Shield Page").to("battle_damage")
    assert table.resource(1, "life") == 4000 - 600


@pytest.mark.rule("fow5", "11.1/4")
def test_pierce_with_first_strike_pierces_once_and_counts_as_damage_to_the_opponent() -> None:
    table = (
        scenario("fow5")
        .define(
            **resonator(
                "Swift Ram",
                800,
                100,
                "[Pierce] [First Strike]\nWhenever this card deals damage to your opponent, draw a card.",
            )
        )
        .define(**resonator("Shield Page", 200, 500))
        .field(0, "Swift Ram")
        .field(1, "Shield Page")
    )
    table.attack("Swift Ram", at=1).block("Shield Page").to("main").resolve_all()
    assert table.resource(1, "life") == 3700
    assert table.hand_size(0) == 1
    assert table.is_on_field("Swift Ram", 0)


@pytest.mark.rule("fow5", "8.2/4a")
def test_a_recovered_resonator_attacks_a_second_time_in_a_turn() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Plain Lancer", 300, 500))
        .define(**instant("Waking", "Recover target resonator."))
        .field(0, "Plain Lancer")
        .hand(0, "Waking")
        .sources(0, light=1)
    )
    table.attack("Plain Lancer", at=1).no_block().to("main").play(0, "Waking", targets=["Plain Lancer"]).resolve()
    table.attack("Plain Lancer", at=1).no_block().to("main")
    assert table.resource(1, "life") == 3400


@pytest.mark.rule("fow5", "6.3/4")
def test_in_a_battle_only_what_has_quickcast_is_played_and_why() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Plain Lancer", 300, 500))
        .define(**resonator("Slow Bear", cost="{1}"))
        .define(**resonator("Sudden Bear", text="[Quickcast]", cost="{1}"))
        .field(0, "Plain Lancer")
        .hand(0, "Slow Bear", "Sudden Bear")
        .sources(0, wind=2)
    )
    table.attack("Plain Lancer", at=1)
    assert table.can("play", 0, "Sudden Bear")
    assert not table.can("play", 0, "Slow Bear")
    assert table.why_not(0, "Slow Bear") == ["6.3/4"]


# Zones and owners


@pytest.mark.rule("fow5", "3.6/6")
def test_a_resonator_taken_over_does_not_enter_the_field() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Gate Clerk", 100, 100, "Whenever another resonator enters your field, you gain 100 life."))
        .define(**resonator("Old Oak", cost="{1}"))
        .define(**chant("Silver Tongue", "Gain control of target resonator."))
        .field(0, "Gate Clerk")
        .field(1, "Old Oak")
        .hand(0, "Silver Tongue", "Old Oak")
        .sources(0, water=2)
    )
    table.play(0, "Silver Tongue", targets=[table.card("Old Oak", 1)]).resolve_all()
    assert table.is_on_field("Old Oak", 0)
    assert table.resource(0, "life") == 4000
    table.play(0, "Old Oak").resolve_all()
    assert table.resource(0, "life") == 4100


@pytest.mark.rule("fow5", "10.10/2")
def test_what_is_to_be_banished_at_the_end_stays_when_another_player_has_it_by_then() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Old Oak", 400, 400))
        .define(**chant("Dig Up", "Put target resonator from your graveyard into your field. At the end of turn, banish it."))
        .define(**instant("Silver Tongue", "Gain control of target resonator."))
        .zone(0, "graveyard", "Old Oak")
        .hand(0, "Dig Up")
        .sources(0, darkness=1)
        .hand(1, "Silver Tongue")
        .sources(1, water=1)
    )
    table.play(0, "Dig Up", targets=["Old Oak"]).resolve().passes(0)
    table.play(1, "Silver Tongue", targets=["Old Oak"]).resolve().next_turn()
    assert table.is_on_field("Old Oak", 1)


@pytest.mark.rule("fow5", "9.3/4b")
def test_a_banishing_that_is_replaced_is_still_paid() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Fog Sprite", 300, 300, "Banish this card: Draw a card."))
        .define(
            **addition(
                "Hungry Void",
                "Field",
                "If a card would be put into a graveyard from a field, remove it from the game instead.",
            )
        )
        .field(0, "Fog Sprite")
        .field(1, "Hungry Void")
    )
    table.use(0, "Fog Sprite").resolve()
    assert table.zone_names(0, "removed") == ["Fog Sprite"]
    assert table.hand_size(0) == 1


@pytest.mark.rule("fow5", "3.13/3")
def test_a_normal_spell_is_any_card_on_the_chase_but_a_resonator() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Old Oak", cost="{1}"))
        .define(**addition("Plain Hall", "Field", ""))
        .define(**instant("Shush", "Cancel target normal spell."))
        .hand(0, "Old Oak", "Plain Hall")
        .sources(0, wind=2)
        .hand(1, "Shush")
        .sources(1, water=1)
    )
    table.play(0, "Old Oak").passes(0)
    assert not table.can("play", 1, "Shush")
    table.resolve().play(0, "Plain Hall").passes(0).play(1, "Shush", targets=["Plain Hall"]).resolve_all()
    assert table.zone_names(0, "graveyard") == ["Plain Hall"]


@pytest.mark.rule("fow5", "3.13/3")
def test_a_resonator_played_is_a_spell_played_and_one_put_into_the_field_is_none() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Word Eater", 100, 100, "Whenever you play a spell, you gain 100 life."))
        .define(**resonator("Old Oak", cost="{1}"))
        .define(**chant("Open Gate", "Put a resonator from your hand into your field."))
        .field(0, "Word Eater")
        .hand(0, "Old Oak", "Old Oak", "Open Gate")
        .sources(0, wind=2)
    )
    table.play(0, "Old Oak").resolve_all()
    assert table.resource(0, "life") == 4100
    table.play(0, "Open Gate").resolve().choose("Old Oak").resolve_all()  # 10.13/2  not all see the hand
    assert table.field_names(0).count("Old Oak") == 2
    assert table.resource(0, "life") == 4200


@pytest.mark.rule("fow5", "2.5/1")
def test_a_trait_of_an_addition_is_asked_for_like_a_race() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Old Oak"))
        .define(**addition("Oak Club", "Resonator", "Added resonator gains [+100/+100].", race=["Weapon"]))
        .define(**resonator("Smith", 300, 300, "This card gains [+200/+200] as long as you control a Weapon."))
        .define(**chant("Rust", "Destroy target Weapon."))
        .field(0, "Old Oak", "Smith")
        .zone(0, "field", "Oak Club", host="Old Oak")
        .hand(0, "Rust")
        .sources(0, darkness=1)
    )
    assert table.power("Smith") == 500
    table.play(0, "Rust", targets=["Oak Club"]).resolve()
    assert (table.power("Smith"), table.power("Old Oak")) == (300, 400)


@pytest.mark.rule("fow5", "7.6/3")
def test_a_card_of_another_type_in_the_standby_area_cannot_be_played() -> None:
    table = (
        scenario("fow5")
        .define(**instant("Cinder Dart", "This card deals 100 damage to target player."))
        .hand(0, "Cinder Dart")
        .sources(0, fire=3)
        .by_hand(0)
    )
    table.act(0, "standby", "Cinder Dart").pay("Fire Source 1", "Fire Source 2")
    assert table.hand_size(0) == 0
    assert not table.can("play", 0, "Cinder Dart")
    table.to("main", 0, later=True)
    assert not table.can("play", 0, "Cinder Dart")


@pytest.mark.rule("fow5", "7.9/5")
def test_a_standby_card_for_any_time_is_free_from_the_area_from_the_next_turn_on() -> None:
    table = (
        scenario("fow5")
        .define(name="Sleeping Charm", type="Spell: Chant-Standby", cost="{G}{2}", text="[Trigger] Anytime: You gain 300 life.")
        .hand(0, "Sleeping Charm")
        .sources(0, wind=2)
    )
    table.act(0, "standby", "Sleeping Charm")
    assert not table.can("play", 0, "Sleeping Charm")
    table.to("main", 1).passes(1).play(0, "Sleeping Charm").resolve()
    assert table.resource(0, "life") == 4300


@pytest.mark.rule("fow5", "7.9/3")
def test_what_stands_before_the_colon_of_a_standby_card_is_done_to_play_it() -> None:
    table = (
        scenario("fow5")
        .define(name="Blood Tithe", type="Spell: Chant-Standby", cost="{B}", text="[Trigger] Banish a resonator: Draw two cards.")
        .define(**resonator("Old Oak"))
        .field(0, "Old Oak")
        .zone(0, "standby", "Blood Tithe", "Blood Tithe")
    )
    table.play(0, "Blood Tithe", cost=["Old Oak"])
    assert table.zone_names(0, "graveyard") == ["Old Oak"]
    table.resolve()
    assert table.hand_size(0) == 2
    assert not table.can("play", 0, "Blood Tithe")


# Wills


@pytest.mark.rule("fow5", "5.2/5")
def test_wills_of_the_draw_phase_are_gone_when_the_cards_recover() -> None:
    table = scenario("fow5").sources(0, fire=1).turn(0, "draw_begin", begin=True).by_hand(0)
    table.act(0, "will", "Fire Source 1")
    assert len(table.pool(0)) == 1
    table.to("draw_card")
    assert len(table.pool(0)) == 1
    table.to("main")
    assert len(table.pool(0)) == 0
    assert not table.is_rested("Fire Source 1")


@pytest.mark.rule("fow5", "9.7/1")
def test_an_ability_that_produces_and_has_a_target_uses_the_chase() -> None:
    table = (
        scenario("fow5")
        .define(name="Fire Tap", type="Regalia", cost="{1}", text="{Rest}: Produce {R}. This card deals 100 damage to target player.")
        .field(0, "Fire Tap")
    )
    table.use(0, "Fire Tap", targets=[1])
    assert table.stack() == ["Fire Tap"]
    assert table.resource(1, "life") == 4000
    table.resolve()
    assert table.resource(1, "life") == 3900


# Costs


@pytest.mark.rule("fow5", "12.1/2")
def test_awakening_is_paid_on_top_of_incarnation() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Twice Born", 500, 500, "[Incarnation] {G}\n[Awakening] {1}: [Swiftness]", cost="{G}{G}{3}"))
        .define(**resonator("Leaf Child", 100, 100, cost="{G}"))
        .field(0, "Leaf Child")
        .hand(0, "Twice Born")
        .sources(0, wind=1)
    )
    table.play(0, "Twice Born", extra=[True, True], cost=["Leaf Child"]).resolve()
    assert table.has("Twice Born", "Swiftness")
    assert table.is_rested("Wind Source 1")


@pytest.mark.rule("fow5", "12.2/3a")
def test_incarnation_of_one_attribute_or_another_takes_one_resonator_of_either() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Marsh Idol", 500, 500, "[Incarnation] {R} or {G}", cost="{R}{G}{3}"))
        .define(**resonator("Leaf Child", 100, 100, cost="{G}"))
        .define(**resonator("Foam Child", 100, 100, cost="{U}"))
        .field(0, "Leaf Child", "Foam Child")
        .hand(0, "Marsh Idol")
    )
    table.play(0, "Marsh Idol", extra=True).resolve()
    assert table.zone_names(0, "graveyard") == ["Leaf Child"]


@pytest.mark.rule("fow5", "9.3/4b")
def test_life_that_is_not_there_cannot_be_paid_and_the_last_of_it_can() -> None:
    def table_with(life: int) -> Any:
        return (
            scenario("fow5")
            .define(**resonator("Blood Clerk", 100, 100, "Pay 500 life: Draw a card."))
            .field(0, "Blood Clerk")
            .resources(0, life=life)
        )

    assert not table_with(400).can("use", 0, "Blood Clerk")
    table = table_with(500).use(0, "Blood Clerk")
    assert table.over
    assert table.winner == 1  # 13.1/1  before anybody has priority


@pytest.mark.rule("fow5", "2.3/5")
def test_a_price_that_depends_on_the_target_is_lower_for_that_target() -> None:
    table = (
        scenario("fow5")
        .define(**instant("Beast Call", "Target resonator gains [+300/+300] until end of turn.\nYou may pay {G} less to play this card if it targets a Beast.", cost="{G}{1}"))
        .define(**resonator("Grey Wolf", race=["Beast"]))
        .define(**resonator("Old Oak"))
        .field(0, "Grey Wolf", "Old Oak")
        .hand(0, "Beast Call")
        .sources(0, water=1)
    )
    table.play(0, "Beast Call", targets=["Grey Wolf"]).resolve()
    assert table.power("Grey Wolf") == 700


# Resolving


@pytest.mark.rule("fow5", "9.11/1")
def test_damage_equal_to_its_atk_counts_the_atk_it_had_when_it_was_banished_for_it() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Comet Monk", 300, 300, "Banish this card: This card deals damage equal to its ATK to target player."))
        .define(**instant("Growth", "Target resonator gains [+400/+400] until end of turn."))
        .field(0, "Comet Monk")
        .hand(0, "Growth")
        .sources(0, wind=1)
    )
    table.play(0, "Growth", targets=["Comet Monk"]).resolve().use(0, "Comet Monk", targets=[1]).resolve()
    assert table.resource(1, "life") == 3300


@pytest.mark.rule("fow5", "9.3/5a")
def test_of_two_targets_the_one_that_is_left_is_still_hit() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Fog Sprite", 300, 300, "Banish this card: You gain 100 life."))
        .define(**resonator("Old Oak", 400, 400))
        .define(**chant("Twin Bolts", "Destroy up to two target resonators."))
        .field(1, "Fog Sprite", "Old Oak")
        .hand(0, "Twin Bolts")
        .sources(0, fire=1)
    )
    table.play(0, "Twin Bolts", targets=[["Fog Sprite", "Old Oak"]]).passes(0).use(1, "Fog Sprite").resolve_all()
    assert table.field_names(1) == []


@pytest.mark.rule("fow5", "9.3/3")
def test_a_mode_that_was_not_chosen_needs_no_target() -> None:
    table = (
        scenario("fow5")
        .define(**instant("Two Roads", "Choose one - Destroy target regalia; or you gain 300 life."))
        .hand(0, "Two Roads")
        .sources(0, light=1)
    )
    table.play(0, "Two Roads", modes=[2]).resolve()
    assert table.resource(0, "life") == 4300


@pytest.mark.rule("fow5", "10.17/1a")
def test_damage_of_which_some_is_prevented_is_dealt_for_the_rest() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Thorn Skin", 100, 900, "Whenever this card is dealt damage, it deals that much damage to target player."))
        .define(**instant("Thin Veil", "Prevent the next 300 damage that would be dealt to target resonator this turn."))
        .define(**instant("Cinder Dart", "This card deals 500 damage to target resonator."))
        .field(0, "Thorn Skin")
        .hand(0, "Thin Veil", "Cinder Dart")
        .sources(0, light=1, fire=1)
    )
    table.play(0, "Thin Veil", targets=["Thorn Skin"]).resolve()
    table.play(0, "Cinder Dart", targets=["Thorn Skin"]).resolve().choose(1).resolve_all()
    assert table.damage_on("Thorn Skin") == 200
    assert table.resource(1, "life") == 3800


@pytest.mark.rule("fow5", "1.5/7a")
def test_life_is_rounded_up_to_full_hundreds() -> None:
    table = (
        scenario("fow5")
        .define(
            **chant(
                "Leech Kiss",
                "Target resonator you control deals damage equal to its ATK to another target resonator. Then you gain life equal to half of that much damage.",
            )
        )
        .define(**resonator("Old Oak", 300, 300))
        .define(**resonator("Stone Warden", 200, 900))
        .field(0, "Old Oak")
        .field(1, "Stone Warden")
        .hand(0, "Leech Kiss")
        .sources(0, darkness=1)
    )
    table.play(0, "Leech Kiss", targets=["Old Oak", "Stone Warden"]).resolve()
    assert table.damage_on("Stone Warden") == 300
    assert table.resource(0, "life") == 4200


@pytest.mark.rule("fow5", "1.4/4")
def test_what_forbids_gaining_life_beats_what_gains_it() -> None:
    table = (
        scenario("fow5")
        .define(**addition("Dry Well", "Field", "Players cannot gain life."))
        .define(**chant("Spring", "You gain 500 life. Draw a card."))
        .field(1, "Dry Well")
        .hand(0, "Spring")
        .sources(0, light=1)
    )
    table.play(0, "Spring").resolve()
    assert table.resource(0, "life") == 4000
    assert table.hand_size(0) == 1


# Lasting effects


@pytest.mark.rule("fow5", "9.9/4b")
def test_an_addition_that_sets_a_size_and_a_lord_count_in_the_order_in_which_they_came() -> None:
    def table_with(*order: str) -> Any:
        table = (
            scenario("fow5")
            .define(**resonator("Old Oak", 700, 700, race=["Treefolk"]))
            .define(**resonator("Grove Lord", 500, 500, "Other Treefolk you control gain [+100/+100]."))
            .define(**addition("Withering", "Resonator", "Added resonator becomes [200/300]."))
            .field(0, "Old Oak")
        )
        for name in order:
            if name == "Withering":
                table.zone(0, "field", name, host="Old Oak")
            else:
                table.field(0, name)
        return table

    assert table_with("Withering", "Grove Lord").power("Old Oak") == 300
    assert table_with("Grove Lord", "Withering").power("Old Oak") == 200


@pytest.mark.rule("fow5", "9.9/8")
def test_printed_atk_is_what_the_card_says() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Old Oak", 400, 400))
        .define(**instant("Growth", "Target resonator gains [+400/+400] until end of turn."))
        .define(**instant("Cull", "Destroy target resonator with printed ATK 500 or less."))
        .define(**instant("Scythe", "Destroy target resonator with ATK 500 or less."))
        .field(0, "Old Oak")
        .hand(0, "Growth", "Cull", "Scythe")
        .sources(0, wind=3)
    )
    table.play(0, "Growth", targets=["Old Oak"]).resolve()
    assert not table.can("play", 0, "Scythe")
    table.play(0, "Cull", targets=["Old Oak"]).resolve()
    assert table.field_names(0) == []


@pytest.mark.rule("fow5", "9.9/2a")
def test_a_lord_without_abilities_gives_nothing_until_it_has_them_again() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Old Oak", 400, 400, race=["Treefolk"]))
        .define(**resonator("Grove Lord", 500, 500, "Other Treefolk you control gain [+100/+100] and [Flying]."))
        .define(**instant("Hush", "Target resonator loses all abilities until end of turn."))
        .field(0, "Old Oak", "Grove Lord")
        .hand(1, "Hush")
        .sources(1, water=1)
    )
    assert table.has("Old Oak", "Flying")
    table.passes(0).play(1, "Hush", targets=["Grove Lord"]).resolve()
    assert not table.has("Old Oak", "Flying")
    assert table.power("Old Oak") == 400
    table.next_turn()
    assert table.power("Old Oak") == 500


@pytest.mark.rule("fow5", "3.1/3")
def test_an_imperishable_j_ruler_judged_again_is_still_under_what_lasts_until_the_end_of_turn() -> None:
    table = (
        scenario("fow5")
        .define(**empress("[Imperishable]"))
        .define(**instant("Growth", "Target J/resonator gains [+400/+400] until end of turn."))
        .define(**instant("Downfall", "Destroy target J/resonator."))
        .field(0, "Iron Empress")
        .hand(0, "Growth", "Downfall")
        .sources(0, fire=4)
    )
    table.play(0, "Growth", targets=["Iron Empress"]).resolve().play(0, "Downfall", targets=["Iron Empress"]).resolve()
    table.act(0, "judgment", "Iron Regent").resolve()
    assert table.power("Iron Empress") == 1200


# The beginning and the lifebreak area


@pytest.mark.rule("fow5", "4.2/4")
def test_the_player_who_begins_chooses_first_and_what_is_changed_goes_to_the_bottom() -> None:
    table = scenario("fow5").define(**resonator("Old Oak")).define(**resonator("Grey Wolf")).define(**resonator("Tin Man"))
    table.hand(1, "Old Oak", "Grey Wolf").hand(0, "Tin Man").deck(1, "Tin Man").turn(1, "exchange", number=0, begin=True)
    table.expect(player=1).choose("Old Oak")
    table.expect(player=0).choose()
    assert sorted(table.hand_names(1)) == ["Grey Wolf", "Tin Man"]
    assert table.zone_names(1, "deck")[-1] == "Old Oak"


@pytest.mark.rule("fow5", "14.2/1")
def test_in_bifrost_the_part_about_the_lifebreak_area_is_left_out() -> None:
    table = (
        scenario("fow5", format="bifrost")
        .define(**chant("Stow", "Put the top card of your main deck into your lifebreak area. Draw a card."))
        .define(**resonator("Top Page"))
        .deck(0, "Top Page")
        .hand(0, "Stow")
        .sources(0, light=1)
    )
    table.play(0, "Stow").resolve()
    assert table.zone_names(0, "lifebreak") == []
    assert table.hand_names(0) == ["Top Page"]


@pytest.mark.rule("fow5", "7.10/1")
def test_at_full_life_one_card_of_four_may_be_broken() -> None:
    table = (
        scenario("fow5", format="valhalla")
        .define(**resonator("Ember Page", 100, 100))
        .zone(0, "lifebreak", "Ember Page", "Ember Page", "Ember Page", "Ember Page")
    )
    table.act(0, "lifebreak")
    assert table.zone_names(0, "graveyard") == ["Ember Page"]
    assert table.acts(0, "lifebreak") == []
    assert table.acts(1, "lifebreak") == []
