"""Rulings that follow from the document, each a position, the choices and what comes of it."""

from typing import Any

import pytest

from arbiter.testing import scenario


def resonator(name: str, atk: int = 400, defence: int = 400, text: str = "", **more: Any) -> dict[str, Any]:
    """The fields of a resonator card."""
    return {"name": name, "type": "Resonator", "atk": atk, "def": defence, "text": text, **more}


def empress(text: str = "", judgment: str = "[J-Activate] Pay {R}{R}.") -> dict[str, Any]:
    """The fields of a ruler whose other side is a J-ruler with a text."""
    other = {"name": "Iron Empress", "type": "J-Ruler", "atk": 800, "def": 800, "text": text}
    return {"name": "Iron Regent", "type": "Ruler", "text": judgment, "other": other}


# Battle


@pytest.mark.rule("fow5", "11.1/2")
def test_what_pierce_has_left_over_goes_to_the_attacked_resonator() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Gate Breaker", 800, 500, "[Pierce]"))
        .define(**resonator("Shield Page", 200, 300))
        .define(**resonator("Tired Giant", 900, 500))
        .field(0, "Gate Breaker")
        .field(1, "Shield Page")
        .field(1, "Tired Giant", rested=True)
    )
    table.attack("Gate Breaker", at="Tired Giant").block("Shield Page").to("battle_damage")
    assert sorted(table.zone_names(1, "graveyard")) == ["Shield Page", "Tired Giant"]
    assert table.damage_on("Gate Breaker") == 200  # the attacked resonator strikes back only unblocked (8.5/3)


@pytest.mark.rule("fow5", "8.5/2b")
def test_damage_goes_to_the_attacked_player_when_the_blocker_has_left() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Battering Ram", 700, 700))
        .define(**resonator("Fog Sprite", 300, 300, "Banish this card: You gain 100 life."))
        .field(0, "Battering Ram")
        .field(1, "Fog Sprite")
    )
    table.attack("Battering Ram", at=1).block("Fog Sprite").passes(0)
    table.use(1, "Fog Sprite").resolve().to("battle_damage")
    assert table.resource(1, "life") == 4000 + 100 - 700


@pytest.mark.rule("fow5", "8.5/2")
def test_first_strike_lost_after_the_first_blow_gives_no_second() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Quick Duelist", 700, 700, "[First Strike]"))
        .define(
            name="Hush",
            type="Spell: Chant-Instant",
            cost="{U}",
            text="Target resonator loses all abilities until end of turn.",
        )
        .field(0, "Quick Duelist")
        .hand(1, "Hush")
        .sources(1, water=1)
    )
    table.attack("Quick Duelist", at=1).no_block().to("first_strike")
    assert table.resource(1, "life") == 3300
    table.passes(0).play(1, "Hush", targets=["Quick Duelist"]).resolve()
    assert not table.has("Quick Duelist", "First Strike")
    table.to("battle_damage")
    assert table.resource(1, "life") == 3300


@pytest.mark.rule("fow5", "8.5/2")
def test_an_attacker_whose_first_strike_was_prevented_strikes_in_the_normal_step() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Quick Duelist", 700, 700, "[First Strike]"))
        .define(
            name="Soft Snow",
            type="Spell: Chant-Instant",
            cost="{W}",
            text="Prevent the next damage that would be dealt by target resonator this turn.",
        )
        .field(0, "Quick Duelist")
        .hand(1, "Soft Snow")
        .sources(1, light=1)
    )
    table.attack("Quick Duelist", at=1).passes(0)
    table.play(1, "Soft Snow", targets=["Quick Duelist"]).resolve().no_block().to("first_strike")
    assert table.resource(1, "life") == 4000
    table.to("battle_damage")
    assert table.resource(1, "life") == 3300


@pytest.mark.rule("fow5", "11.3/1")
def test_first_strike_is_of_no_use_to_a_blocker() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Plain Lancer", 500, 500))
        .define(**resonator("Quick Warden", 500, 500, "[First Strike]"))
        .field(0, "Plain Lancer")
        .field(1, "Quick Warden")
    )
    table.attack("Plain Lancer", at=1).block("Quick Warden").to("battle_damage")
    assert table.zone_names(0, "graveyard") == ["Plain Lancer"]
    assert table.zone_names(1, "graveyard") == ["Quick Warden"]


@pytest.mark.rule("fow5", "11.4/1")
def test_explode_destroys_its_own_card_also_when_a_player_was_hit() -> None:
    table = scenario("fow5").define(**resonator("Powder Imp", 300, 300, "[Explode]")).field(0, "Powder Imp")
    table.attack("Powder Imp", at=1).no_block().to("battle_damage").resolve_all()
    assert table.resource(1, "life") == 3700
    assert table.zone_names(0, "graveyard") == ["Powder Imp"]


@pytest.mark.rule("fow5", "11.4/1")
def test_explode_takes_no_j_ruler_along() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Powder Imp", 300, 900, "[Explode]"))
        .define(**empress())
        .field(0, "Powder Imp")
        .field(1, "Iron Empress")
    )
    table.attack("Powder Imp", at=1).block("Iron Empress").to("battle_damage").resolve_all()
    assert table.zone_names(0, "graveyard") == ["Powder Imp"]
    assert table.is_on_field("Iron Empress", 1)
    assert table.damage_on("Iron Empress") == 300


@pytest.mark.rule("fow5", "8.3/4")
def test_a_resonator_played_with_quickcast_after_the_attack_may_block() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Plain Lancer", 500, 500))
        .define(**resonator("Sudden Bear", 600, 600, "[Quickcast]", cost="{G}{1}"))
        .field(0, "Plain Lancer")
        .hand(1, "Sudden Bear")
        .sources(1, wind=2)
    )
    table.attack("Plain Lancer", at=1).passes(0).play(1, "Sudden Bear").resolve().block("Sudden Bear")
    table.to("battle_damage")
    assert table.zone_names(0, "graveyard") == ["Plain Lancer"]
    assert table.is_on_field("Sudden Bear", 1)


@pytest.mark.rule("fow5", "8.4/2")
def test_first_strike_that_hung_on_another_card_is_gone_with_it() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Herald Knight", 500, 500, 'As long as you control "Old Banner", this card gains [First Strike].'))
        .define(name="Old Banner", type="Addition: Field", cost="{W}", text="")
        .define(**resonator("Stone Warden", 500, 500))
        .define(name="Unravel", type="Spell: Chant-Instant", cost="{G}", text="Destroy target addition.")
        .field(0, "Herald Knight", "Old Banner")
        .field(1, "Stone Warden")
        .hand(1, "Unravel")
        .sources(1, wind=1)
    )
    assert table.has("Herald Knight", "First Strike")
    table.attack("Herald Knight", at=1).block("Stone Warden").passes(0)
    table.play(1, "Unravel", targets=["Old Banner"]).resolve().to("battle_damage")
    assert table.zone_names(1, "graveyard") == ["Unravel", "Stone Warden"]
    assert "Herald Knight" in table.zone_names(0, "graveyard")


@pytest.mark.rule("fow5", "8.2/8")
def test_who_begins_a_battle_and_forfeits_the_attack_has_no_more_battles_this_turn() -> None:
    table = scenario("fow5").define(**resonator("Plain Lancer", 500, 500)).field(0, "Plain Lancer")
    table.act(0, "battle").no_attack().to("main")
    assert table.acts(0, "battle") == []
    assert not table.can("attack", 0, "Plain Lancer")


@pytest.mark.rule("fow5", "8.2/8")
def test_a_forfeit_after_the_opponent_played_something_leaves_the_battles_open() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Plain Lancer", 500, 500))
        .define(**resonator("Camp Cook", 100, 100, "{0}: You gain 100 life. Play this ability only once per turn."))
        .field(0, "Plain Lancer")
        .field(1, "Camp Cook")
    )
    table.act(0, "battle").passes(0).use(1, "Camp Cook").resolve().no_attack().to("main")
    assert table.can("attack", 0, "Plain Lancer")


@pytest.mark.rule("fow5", "7.12/2")
def test_nobody_passes_out_of_the_main_phase_with_a_card_that_must_attack() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Rabid Boar", 500, 500, "This card must attack if able."))
        .field(0, "Rabid Boar")
    )
    with pytest.raises(Exception, match=r"(?i)pass"):
        table.passes(0)
    table.attack("Rabid Boar", at=1).no_block().to("main").passes(0)
    assert table.resource(1, "life") == 3500


# Since the turn began


@pytest.mark.rule("fow5", "11.6/1")
def test_swiftness_given_by_a_spell_lets_a_new_resonator_use_its_rest_ability() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Young Scribe", 100, 100, "{Rest}: Draw a card."))
        .define(
            name="Second Wind",
            type="Spell: Chant-Instant",
            cost="{R}",
            text="Target resonator gains [Swiftness] until end of turn.",
        )
        .field(0, "Young Scribe", fresh=True)
        .hand(0, "Second Wind")
        .sources(0, fire=1)
    )
    assert table.why_not(0, "Young Scribe") == ["9.5/3"]
    assert not table.can("attack", 0, "Young Scribe")
    table.play(0, "Second Wind", targets=["Young Scribe"]).resolve()
    assert table.can("attack", 0, "Young Scribe")
    table.use(0, "Young Scribe").resolve()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fow5", "8.2/4a")
def test_a_resonator_taken_over_this_turn_neither_attacks_nor_rests_for_an_ability() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Borrowed Squire", 400, 400, "{Rest}: Draw a card.\nBanish this card: You gain 500 life."))
        .define(
            name="Silver Tongue",
            type="Spell: Chant",
            cost="{U}",
            text="Gain control of target resonator until end of turn. Recover it.",
        )
        .field(1, "Borrowed Squire", rested=True)
        .hand(0, "Silver Tongue")
        .sources(0, water=1)
    )
    table.play(0, "Silver Tongue", targets=["Borrowed Squire"]).resolve()
    assert table.is_on_field("Borrowed Squire", 0)
    assert not table.is_rested("Borrowed Squire")
    assert not table.can("attack", 0, "Borrowed Squire")
    assert not table.can("use", 0, "Borrowed Squire", ability=0)
    table.use(0, "Borrowed Squire", "gain 500").resolve()
    assert table.resource(0, "life") == 4500
    assert table.zone_names(1, "graveyard") == ["Borrowed Squire"]  # 10.10/1  the owner's


@pytest.mark.rule("fow5", "9.5/3")
def test_a_regalia_rests_for_its_ability_in_the_turn_it_comes() -> None:
    table = (
        scenario("fow5")
        .define(name="Dawn Bell", type="Regalia", cost="{1}", text="{Rest}: You gain 100 life.")
        .hand(0, "Dawn Bell")
        .sources(0, light=1)
    )
    table.play(0, "Dawn Bell").resolve().use(0, "Dawn Bell").resolve()
    assert table.resource(0, "life") == 4100


@pytest.mark.rule("fow5", "9.5/3")
def test_a_rest_ability_lent_by_an_addition_waits_for_a_new_resonator() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("New Hand"))
        .define(**resonator("Old Hand"))
        .define(
            name="Loaned Flute",
            type="Addition: Resonator",
            cost="{G}",
            text='Added resonator gains "{Rest}: You gain 100 life."',
        )
        .field(0, "New Hand", fresh=True)
        .field(0, "Old Hand")
        .hand(0, "Loaned Flute", "Loaned Flute")
        .sources(0, wind=2)
    )
    table.play(0, "Loaned Flute", targets=["New Hand"]).resolve()
    table.play(0, "Loaned Flute", targets=["Old Hand"]).resolve()
    assert not table.can("use", 0, "New Hand")
    table.use(0, "Old Hand").resolve()
    assert table.resource(0, "life") == 4100


# Chant-standby

SNARE = {
    "type": "Spell: Chant-Standby",
    "cost": "{U}{1}",
    "text": "[Trigger] When a J/resonator you control attacks: Draw a card.",
}
AMBUSH = {
    "type": "Spell: Chant-Standby",
    "cost": "{U}{1}",
    "text": "[Trigger] When a J/resonator your opponent controls attacks: This card deals 500 damage to target resonator.",
}


@pytest.mark.rule("fow5", "7.9/4")
def test_a_standby_card_put_this_turn_does_not_trigger_and_an_older_one_does() -> None:
    table = (
        scenario("fow5")
        .define(name="Old Snare", **SNARE)
        .define(name="New Snare", **SNARE)
        .define(**resonator("Plain Lancer", 500, 500))
        .field(0, "Plain Lancer")
        .zone(0, "standby", "Old Snare")
        .hand(0, "New Snare")
        .sources(0, water=2)
    )
    table.act(0, "standby", "New Snare").attack("Plain Lancer", at=1)
    assert not table.can("play", 0, "New Snare")
    assert "7.9/4" in table.why_not(0, "New Snare")
    table.play(0, "Old Snare").resolve()
    assert table.hand_size(0) == 1
    assert table.zone_names(0, "graveyard") == ["Old Snare"]


@pytest.mark.rule("fow5", "7.9/3")
def test_a_standby_card_triggered_in_the_hand_costs_its_cost() -> None:
    table = (
        scenario("fow5")
        .define(name="Thorn Ambush", **AMBUSH)
        .define(**resonator("Plain Lancer", 500, 500))
        .field(0, "Plain Lancer")
        .hand(1, "Thorn Ambush")
        .sources(1, water=2)
    )
    table.attack("Plain Lancer", at=1).play(1, "Thorn Ambush", targets=["Plain Lancer"])
    assert sum(table.is_rested(stone) for stone in table.objects("stone_area", 1)) == 2
    table.resolve()
    assert table.zone_names(0, "graveyard") == ["Plain Lancer"]


@pytest.mark.rule("fow5", "7.9/3")
def test_a_standby_card_in_the_hand_that_cannot_be_paid_is_not_played() -> None:
    table = (
        scenario("fow5")
        .define(name="Thorn Ambush", **AMBUSH)
        .define(**resonator("Plain Lancer", 500, 500))
        .field(0, "Plain Lancer")
        .hand(1, "Thorn Ambush")
        .sources(1, water=1)
    )
    table.attack("Plain Lancer", at=1).yes()  # 7.9/2  whoever has the card may reveal it all the same
    assert table.stack() == []
    assert table.hand_names(1) == ["Thorn Ambush"]
    table.no_block().to("battle_damage")
    assert table.resource(1, "life") == 3500


# Rulers


@pytest.mark.rule("fow5", "7.11/1")
def test_after_a_judgment_there_is_neither_another_nor_a_call_though_the_ruler_is_back() -> None:
    table = (
        scenario("fow5")
        .define(**empress("[Imperishable]"))
        .define(name="Downfall", type="Spell: Chant", cost="{B}", text="Destroy target J/resonator.")
        .zone(0, "ruler", "Iron Regent")
        .zone(0, "stones", 3)
        .sources(0, fire=4, darkness=1)
        .hand(0, "Downfall")
    )
    assert table.acts(0, "call") != []
    table.act(0, "judgment", "Iron Regent").resolve().play(0, "Downfall", targets=["Iron Empress"]).resolve()
    assert table.zone_names(0, "ruler") == ["Iron Regent"]
    assert not table.is_rested("Iron Regent")
    assert table.acts(0, "judgment") == []  # 7.5/1
    assert table.acts(0, "call") == []


@pytest.mark.rule("fow5", "7.11/1")
def test_an_astral_ruler_keeps_lying_rested_and_calls_when_it_has_recovered() -> None:
    table = (
        scenario("fow5")
        .define(**empress())
        .define(name="Downfall", type="Spell: Chant", cost="{B}", text="Destroy target J/resonator.")
        .field(0, "Iron Empress", rested=True)
        .zone(0, "stones", 3)
        .hand(0, "Downfall")
        .sources(0, darkness=3)
    )
    table.play(0, "Downfall", targets=["Iron Empress"]).resolve()
    assert table.zone_names(0, "ruler") == ["Iron Empress"]
    assert table.is_rested("Iron Empress")  # 3.1/4  from playground to playground
    assert table.acts(0, "call") == []
    table.to("main", 0, later=True)
    assert table.acts(0, "judgment") == []
    table.act(0, "call")
    assert len(table.zone_names(0, "stone_area")) == 4


@pytest.mark.rule("fow5", "11.7/1")
def test_an_imperishable_j_ruler_destroyed_in_its_own_turn_can_be_judged_again_at_once() -> None:
    table = (
        scenario("fow5")
        .define(**empress("[Imperishable]"))
        .define(name="Downfall", type="Spell: Chant", cost="{B}", text="Destroy target J/resonator.")
        .field(0, "Iron Empress")
        .hand(0, "Downfall")
        .sources(0, darkness=1, fire=2)
    )
    table.play(0, "Downfall", targets=["Iron Empress"]).resolve()
    assert table.zone_names(0, "ruler") == ["Iron Regent"]
    table.act(0, "judgment", "Iron Regent").resolve()
    assert table.is_on_field("Iron Empress", 0)


@pytest.mark.rule("fow5", "10.9/4")
def test_a_ruler_is_destroyed_by_what_destroys_rulers_by_name() -> None:
    table = (
        scenario("fow5")
        .define(**empress())
        .define(name="Regicide", type="Spell: Chant", cost="{B}", text="Destroy target ruler.")
        .zone(1, "ruler", "Iron Regent")
        .zone(1, "stones", 3)
        .hand(0, "Regicide")
        .sources(0, darkness=1)
    )
    table.play(0, "Regicide", targets=["Iron Regent"]).resolve()
    assert table.zone_names(1, "graveyard") == ["Iron Regent"]
    table.to("main", 1)
    assert table.acts(1, "call") == []


@pytest.mark.rule("fow5", "3.15/2")
def test_what_returns_a_j_ruler_to_the_hand_moves_nothing() -> None:
    table = (
        scenario("fow5")
        .define(**empress())
        .define(
            name="Undertow",
            type="Spell: Chant",
            cost="{U}",
            text="Return target J/resonator to its owner's hand. Draw a card.",
        )
        .field(1, "Iron Empress")
        .hand(0, "Undertow")
        .sources(0, water=1)
    )
    table.play(0, "Undertow", targets=["Iron Empress"]).resolve()
    assert table.is_on_field("Iron Empress", 1)
    assert (table.hand_size(0), table.hand_size(1)) == (1, 0)


# Additions


@pytest.mark.rule("fow5", "7.2/4")
def test_an_addition_whose_target_has_left_comes_into_no_field() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Lone Page"))
        .define(name="Proud Crest", type="Addition: Resonator", cost="{W}", text="[Enter]: Draw a card.")
        .define(name="Snap", type="Spell: Chant-Instant", cost="{B}", text="Destroy target resonator.")
        .field(0, "Lone Page")
        .hand(0, "Proud Crest")
        .sources(0, light=1)
        .hand(1, "Snap")
        .sources(1, darkness=1)
    )
    table.play(0, "Proud Crest", targets=["Lone Page"]).passes(0).play(1, "Snap", targets=["Lone Page"]).resolve_all()
    assert table.zone_names(0, "graveyard") == ["Lone Page", "Proud Crest"]
    assert table.hand_size(0) == 0


@pytest.mark.rule("fow5", "1.5/3")
def test_you_in_an_addition_is_its_controller_and_in_what_it_lends_the_resonators() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Free Rider", 400, 400))
        .define(
            name="Toll Chain",
            type="Addition: Resonator",
            cost="{B}",
            text='Added resonator gains "Whenever this card attacks, you lose 500 life."',
        )
        .define(
            name="Spy Glass",
            type="Addition: Resonator",
            cost="{U}",
            text="Whenever added resonator attacks, draw a card.",
        )
        .field(0, "Free Rider")
        .zone(1, "field", "Toll Chain", "Spy Glass", host="Free Rider")
    )
    table.attack("Free Rider", at=1).resolve_all()
    assert table.resource(0, "life") == 3500
    assert (table.hand_size(0), table.hand_size(1)) == (0, 1)


@pytest.mark.rule("fow5", "12.3/2")
def test_an_addition_with_quickcast_saves_a_resonator_from_a_spell_on_the_chase() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Lone Page", 400, 400))
        .define(
            name="Hasty Mail",
            type="Addition: Resonator",
            cost="{G}",
            text="[Quickcast]\nAdded resonator gains [0/+400].",
        )
        .define(
            name="Cinder Dart",
            type="Spell: Chant",
            cost="{R}",
            text="This card deals 500 damage to target resonator.",
        )
        .field(1, "Lone Page")
        .hand(0, "Cinder Dart")
        .sources(0, fire=1)
        .hand(1, "Hasty Mail")
        .sources(1, wind=1)
    )
    table.play(0, "Cinder Dart", targets=["Lone Page"]).passes(0)
    table.play(1, "Hasty Mail", targets=["Lone Page"]).resolve_all()
    assert table.is_on_field("Lone Page", 1)
    assert table.damage_on("Lone Page") == 500


# Playing and paying


@pytest.mark.rule("fow5", "9.6/1a")
def test_enter_is_silent_for_a_card_played_from_the_graveyard() -> None:
    ghost = resonator("Restless Ghost", 200, 200, "You may play this card from your graveyard.\n[Enter]: Draw a card.", cost="{B}")
    table = scenario("fow5").define(**ghost).zone(0, "graveyard", "Restless Ghost").sources(0, darkness=1)
    table.play(0, "Restless Ghost").resolve_all()
    assert table.is_on_field("Restless Ghost", 0)
    assert table.hand_size(0) == 0
    table = scenario("fow5").define(**ghost).hand(0, "Restless Ghost").sources(0, darkness=1)
    table.play(0, "Restless Ghost").resolve_all()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fow5", "12.1/3")
def test_what_awakening_gave_outlasts_the_turn_and_a_loss_until_its_end() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Moth Prince", 300, 300, "[Awakening] {1}: [Flying]", cost="{G}"))
        .define(
            name="Hush",
            type="Spell: Chant-Instant",
            cost="{U}",
            text="Target resonator loses all abilities until end of turn.",
        )
        .hand(0, "Moth Prince", "Hush")
        .sources(0, wind=2, water=1)
    )
    table.play(0, "Moth Prince", extra=True).resolve()
    assert table.has("Moth Prince", "Flying")
    table.play(0, "Hush", targets=["Moth Prince"]).resolve()
    assert not table.has("Moth Prince", "Flying")
    table.next_turn()
    assert table.has("Moth Prince", "Flying")


@pytest.mark.rule("fow5", "9.3/4b")
def test_incarnation_replaces_the_cost_and_a_tax_comes_on_top() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Ember Idol", 700, 700, "[Incarnation] {R}", cost="{R}{R}{2}"))
        .define(**resonator("Spark Child", 100, 100, cost="{R}"))
        .define(name="Toll Road", type="Addition: Field", cost="{W}", text="Your opponent pays {1} more to play resonators.")
        .field(0, "Spark Child")
        .field(1, "Toll Road")
        .hand(0, "Ember Idol")
    )
    assert not table.can("play", 0, "Ember Idol")
    table = (
        scenario("fow5")
        .define(**resonator("Ember Idol", 700, 700, "[Incarnation] {R}", cost="{R}{R}{2}"))
        .define(**resonator("Spark Child", 100, 100, cost="{R}"))
        .define(name="Toll Road", type="Addition: Field", cost="{W}", text="Your opponent pays {1} more to play resonators.")
        .field(0, "Spark Child")
        .field(1, "Toll Road")
        .hand(0, "Ember Idol")
        .sources(0, water=1)
    )
    table.play(0, "Ember Idol", extra=True, cost=["Spark Child"]).resolve()
    assert table.field_names(0) == ["Ember Idol"]
    assert table.is_rested("Water Source 1")


@pytest.mark.rule("fow5", "9.3/4b")
def test_an_increase_is_counted_before_a_reduction() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Clay Soldier", 500, 500, "You may pay {2} less to play this card for each Golem you control.", cost="{R}{1}"))
        .define(**resonator("Clay Idol", 100, 100, race=["Golem"]))
        .define(name="Toll Road", type="Addition: Field", cost="{W}", text="Your opponent pays {1} more to play resonators.")
        .field(0, "Clay Idol")
        .field(1, "Toll Road")
        .hand(0, "Clay Soldier")
        .sources(0, fire=1)
    )
    table.play(0, "Clay Soldier").resolve()
    assert table.is_on_field("Clay Soldier", 0)


@pytest.mark.rule("fow5", "12.2/3")
def test_incarnation_of_two_attributes_needs_a_resonator_for_each() -> None:
    def table_with(*names: str) -> Any:
        return (
            scenario("fow5")
            .define(**resonator("Dusk Idol", 900, 900, "[Incarnation] {W}, {R}", cost="{W}{R}{3}"))
            .define(**resonator("Dawn Twin", 100, 100, cost="{W}{R}"))
            .define(**resonator("Spark Child", 100, 100, cost="{R}"))
            .field(0, *names)
            .hand(0, "Dusk Idol")
        )

    assert not table_with("Dawn Twin").can("play", 0, "Dusk Idol")
    assert not table_with("Spark Child", "Spark Child").can("play", 0, "Dusk Idol")
    assert table_with("Dawn Twin", "Spark Child").can("play", 0, "Dusk Idol")


@pytest.mark.rule("fow5", "9.7/8a")
def test_moon_is_no_attribute_but_pays_what_any_will_pays() -> None:
    table = (
        scenario("fow5")
        .define(name="Moon Mirror", type="Regalia", cost="{1}", text="{Rest}: Produce {M}.")
        .define(name="Free Song", type="Spell: Chant", cost="{1}", text="You gain 100 life.")
        .define(name="Fire Song", type="Spell: Chant", cost="{R}", text="You gain 100 life.")
        .define(name="Moon Song", type="Spell: Chant", cost="{M}", text="You gain 300 life.")
        .field(0, "Moon Mirror")
        .hand(0, "Free Song", "Fire Song", "Moon Song")
    )
    assert not table.can("play", 0, "Fire Song")
    assert table.can("play", 0, "Moon Song")
    table.play(0, "Free Song").resolve()
    assert table.resource(0, "life") == 4100
    assert not table.can("play", 0, "Moon Song")


@pytest.mark.rule("fow5", "10.18/2a")
def test_an_empty_hand_can_be_discarded_for_a_cost() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Last Gambler", 400, 400, "Discard your hand: This card gains [+200/+200] until end of turn."))
        .field(0, "Last Gambler")
    )
    table.use(0, "Last Gambler").resolve()
    assert table.power("Last Gambler") == 600


@pytest.mark.rule("fow5", "9.4/3")
def test_a_stone_that_is_treated_as_two_types_is_found_in_the_stone_deck_by_either() -> None:
    table = (
        scenario("fow5")
        .define(
            name="Steam Stone",
            type="Special Magic Stone",
            text="Treat this card as fire magic stone and water magic stone.\n{Rest}: Produce {R} or {U}.",
        )
        .define(
            name="Dowsing",
            type="Spell: Chant",
            cost="{G}",
            text="Search your magic stone deck for a water magic stone and put it into your magic stone area. Then shuffle your magic stone deck.",
        )
        .define(
            name="Ash Rain",
            type="Spell: Chant",
            cost="{R}",
            text="This card deals 100 damage to target player for each fire magic stone you control.",
        )
        .zone(0, "stones", "Steam Stone")
        .hand(0, "Dowsing", "Ash Rain")
        .sources(0, wind=1)
    )
    table.play(0, "Dowsing").resolve().choose("Steam Stone")
    assert "Steam Stone" in table.zone_names(0, "stone_area")
    table.play(0, "Ash Rain", targets=[1]).resolve()
    assert table.resource(1, "life") == 3900


@pytest.mark.rule("fow5", "10.13/2")
def test_who_searches_a_hidden_deck_for_some_card_need_not_find_it() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Clay Idol", 100, 100, race=["Golem"]))
        .define(
            name="Quarry",
            type="Spell: Chant",
            cost="{G}",
            text="Search your main deck for a Golem resonator, reveal it and put it into your hand. Then shuffle your main deck.",
        )
        .deck(0, "Clay Idol")
        .hand(0, "Quarry")
        .sources(0, wind=1)
    )
    table.play(0, "Quarry").resolve().choose()
    assert table.hand_size(0) == 0
    assert table.stack() == []


# Resolving


@pytest.mark.rule("fow5", "9.3/5a")
def test_a_spell_whose_only_target_left_still_does_the_rest() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Fog Sprite", 300, 300, "Banish this card: You gain 100 life."))
        .define(name="Clean Cut", type="Spell: Chant", cost="{B}", text="Destroy target resonator. Draw a card.")
        .field(1, "Fog Sprite")
        .hand(0, "Clean Cut")
        .sources(0, darkness=1)
    )
    table.play(0, "Clean Cut", targets=["Fog Sprite"]).passes(0).use(1, "Fog Sprite").resolve_all()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fow5", "10.16/2")
def test_a_copied_spell_has_the_same_target_and_leaves_no_card_behind() -> None:
    table = (
        scenario("fow5")
        .define(
            name="Cinder Dart",
            type="Spell: Chant-Instant",
            cost="{R}",
            text="This card deals 500 damage to target player.",
        )
        .define(name="Echo", type="Spell: Chant-Instant", cost="{U}", text="Copy target spell.")
        .hand(0, "Cinder Dart", "Echo")
        .sources(0, fire=1, water=1)
    )
    table.play(0, "Cinder Dart", targets=[1]).play(0, "Echo", targets=["Cinder Dart"]).resolve_all()
    assert table.resource(1, "life") == 3000
    assert table.zone_names(0, "graveyard") == ["Echo", "Cinder Dart"]


@pytest.mark.rule("fow5", "9.6/6b")
def test_a_card_destroyed_together_with_its_lord_remembers_the_lords_gift() -> None:
    table = (
        scenario("fow5")
        .define(
            **resonator(
                "Grudge Bearer",
                300,
                300,
                "When this card is put into a graveyard from your field, it deals damage equal to its ATK to target player.",
                race=["Golem"],
            )
        )
        .define(**resonator("Golem Lord", 500, 500, "Other Golems you control gain [+200/+200]."))
        .define(name="Great Flood", type="Spell: Chant", cost="{U}", text="Destroy all resonators.")
        .field(0, "Grudge Bearer", "Golem Lord")
        .hand(0, "Great Flood")
        .sources(0, water=1)
    )
    table.play(0, "Great Flood").resolve().choose(1).resolve_all()
    assert table.resource(1, "life") == 3500


@pytest.mark.rule("fow5", "6.2/2")
def test_the_turn_players_trigger_is_played_first_and_resolves_last() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Crow Widow", 100, 100, "When this card is put into a graveyard from your field, draw a card."))
        .define(**resonator("Stork Widow", 100, 100, "When this card is put into a graveyard from your field, you gain 100 life."))
        .define(name="Great Flood", type="Spell: Chant", cost="{U}", text="Destroy all resonators.")
        .field(0, "Crow Widow")
        .field(1, "Stork Widow")
        .hand(0, "Great Flood")
        .sources(0, water=1)
    )
    table.play(0, "Great Flood").resolve()
    assert table.stack() == ["Crow Widow", "Stork Widow"]
    table.resolve()
    assert (table.resource(1, "life"), table.hand_size(0)) == (4100, 0)


@pytest.mark.rule("fow5", "1.4/3")
def test_resting_a_rested_card_makes_nothing_become_rested() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Sleepy Bear", 500, 500, "Whenever this card becomes rested, draw a card."))
        .define(name="Lullaby", type="Spell: Chant-Instant", cost="{U}", text="Rest target resonator.")
        .field(0, "Sleepy Bear")
        .hand(0, "Lullaby", "Lullaby")
        .sources(0, water=2)
    )
    table.play(0, "Lullaby", targets=["Sleepy Bear"]).resolve_all()
    assert table.hand_size(0) == 2
    table.play(0, "Lullaby", targets=["Sleepy Bear"]).resolve_all()
    assert table.hand_size(0) == 1


# Effects that last


@pytest.mark.rule("fow5", "9.9/4b")
def test_becoming_some_size_wipes_out_earlier_gains_and_not_later_ones() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Old Oak", 500, 500))
        .define(name="Growth", type="Spell: Chant", cost="{G}", text="Target resonator gains [+400/+400] until end of turn.")
        .define(name="Shrink", type="Spell: Chant", cost="{U}", text="Target resonator becomes [300/300] until end of turn.")
        .field(0, "Old Oak")
        .hand(0, "Growth", "Shrink", "Growth")
        .sources(0, wind=2, water=1)
    )
    table.play(0, "Growth", targets=["Old Oak"]).resolve()
    assert table.power("Old Oak") == 900
    table.play(0, "Shrink", targets=["Old Oak"]).resolve()
    assert table.power("Old Oak") == 300
    table.play(0, "Growth", targets=["Old Oak"]).resolve()
    assert table.power("Old Oak") == 700


@pytest.mark.rule("fow5", "9.9/5")
def test_an_abilitys_gift_to_all_your_resonators_reaches_those_that_come_later() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Late Recruit", 300, 300, cost="{W}"))
        .define(
            name="War Drum",
            type="Regalia",
            cost="{1}",
            text="{Rest}: Resonators you control gain [+200/+200] until end of turn.",
        )
        .field(0, "War Drum")
        .hand(0, "Late Recruit")
        .sources(0, light=1)
    )
    table.use(0, "War Drum").resolve().play(0, "Late Recruit").resolve()
    assert table.power("Late Recruit") == 500
    table.next_turn()
    assert table.power("Late Recruit") == 300


@pytest.mark.rule("fow5", "10.9/5")
def test_what_cannot_be_destroyed_stays_with_no_defence_left() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Old Oak", 500, 500))
        .define(name="Deep Roots", type="Spell: Chant", cost="{G}", text="Target resonator cannot be destroyed until end of turn.")
        .define(name="Blight", type="Spell: Chant", cost="{B}", text="Target resonator gains [-600/-600] until end of turn.")
        .field(0, "Old Oak")
        .hand(0, "Deep Roots", "Blight")
        .sources(0, wind=1, darkness=1)
    )
    table.play(0, "Deep Roots", targets=["Old Oak"]).resolve().play(0, "Blight", targets=["Old Oak"]).resolve()
    assert table.is_on_field("Old Oak", 0)
    table.next_turn()
    assert table.power("Old Oak") == 500


@pytest.mark.rule("fow5", "5.4/5a")
def test_damage_is_gone_before_what_lasted_until_the_end_of_the_turn() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Old Oak", 400, 400))
        .define(name="Bark", type="Spell: Chant", cost="{G}", text="Target resonator gains [0/+400] until end of turn.")
        .define(name="Cinder Dart", type="Spell: Chant", cost="{R}", text="This card deals 600 damage to target resonator.")
        .field(0, "Old Oak")
        .hand(0, "Bark", "Cinder Dart")
        .sources(0, wind=1, fire=1)
    )
    table.play(0, "Bark", targets=["Old Oak"]).resolve().play(0, "Cinder Dart", targets=["Old Oak"]).resolve()
    assert table.damage_on("Old Oak") == 600
    table.next_turn()
    assert table.is_on_field("Old Oak", 0)
    assert table.damage_on("Old Oak") == 0


@pytest.mark.rule("fow5", "10.19/1")
def test_who_becomes_of_a_race_is_no_longer_of_the_old_one() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Clay Idol", 100, 100, race=["Golem"]))
        .define(**resonator("Golem Lord", 500, 500, "Other Golems you control gain [+200/+200]."))
        .define(**resonator("Ghoul Lord", 500, 500, "Other Ghouls you control gain [+500/+500].", race=["Ghoul"]))
        .define(name="Dark Kiss", type="Spell: Chant", cost="{B}", text="Target resonator becomes a Ghoul until end of turn.")
        .field(0, "Clay Idol", "Golem Lord", "Ghoul Lord")
        .hand(0, "Dark Kiss")
        .sources(0, darkness=1)
    )
    assert table.power("Clay Idol") == 300
    table.play(0, "Dark Kiss", targets=["Clay Idol"]).resolve()
    assert table.power("Clay Idol") == 600
    table.next_turn()
    assert table.power("Clay Idol") == 300


# Phases and the end


@pytest.mark.rule("fow5", "5.2/1")
def test_the_second_player_draws_in_the_first_turn_and_recovers_nothing() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Old Oak", 400, 400))
        .field(1, "Old Oak", rested=True)
        .turn(1, "turn_begin", number=1, begin=True, starting=0)
    )
    table.to("main")
    assert table.turn_number == 2
    assert table.hand_size(1) == 1
    assert table.is_rested("Old Oak")


@pytest.mark.rule("fow5", "5.4/6b")
def test_damage_by_a_trigger_of_the_last_discard_is_gone_before_the_next_turn() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Old Oak", 400, 400))
        .define(**resonator("Bitter Imp", 100, 100, "Whenever you discard a card, this card deals 300 damage to target resonator."))
        .field(0, "Bitter Imp")
        .field(1, "Old Oak")
        .hand(0, 8)
    )
    first = table.objects("hand", 0)[0]
    table.to("final_hand").choose(first).choose("Old Oak").resolve_all()
    assert table.damage_on("Old Oak") == 300
    table.to("main", 1)
    assert table.hand_size(0) == 7
    assert table.damage_on("Old Oak") == 0


@pytest.mark.rule("fow5", "13.1/2")
def test_an_empty_deck_loses_in_the_draw_phase_and_not_before() -> None:
    table = (
        scenario("fow5")
        .define(name="Two Pages", type="Spell: Chant", cost="{U}", text="Draw two cards.")
        .define(**resonator("Old Oak", 400, 400))
        .deck(0, "Old Oak", only=True)
        .hand(0, "Two Pages")
        .sources(0, water=1)
    )
    table.play(0, "Two Pages").resolve()
    assert table.hand_names(0) == ["Old Oak"]  # 1.4/2  as many as there are
    assert not table.over
    table.next_turn()
    assert not table.over
    table.next_turn().end_step()
    assert table.over
    assert table.winner == 1


@pytest.mark.rule("fow5", "1.3/3")
def test_two_who_fall_to_nothing_together_have_drawn() -> None:
    table = (
        scenario("fow5")
        .define(name="Last Fire", type="Spell: Chant", cost="{R}", text="This card deals 500 damage to each player.")
        .resources(0, life=500)
        .resources(1, life=300)
        .hand(0, "Last Fire")
        .sources(0, fire=1)
    )
    table.play(0, "Last Fire").resolve()
    assert table.over
    assert table.winner is None


# Lifebreak


@pytest.mark.rule("fow5", "7.10/1")
def test_lifebreaks_go_on_until_the_area_holds_no_more_than_the_life_allows() -> None:
    table = (
        scenario("fow5", format="valhalla")
        .define(**resonator("Ember Page", 100, 100, "[Break]: Draw a card."))
        .resources(0, life=2000)
        .zone(0, "lifebreak", "Ember Page", "Ember Page", "Ember Page", "Ember Page")
    )
    table.act(0, "lifebreak")
    assert table.stack() == ["Ember Page"]
    assert table.zone_names(0, "removed") == ["Ember Page"]
    table.resolve()
    assert table.zone_names(0, "graveyard") == ["Ember Page"]  # 7.10/4
    assert table.zone_names(0, "removed") == []
    table.act(0, "lifebreak").resolve().act(0, "lifebreak").resolve()
    assert table.hand_size(0) == 3
    assert table.acts(0, "lifebreak") == []  # one card is not more than (2000 - 1) / 1000


@pytest.mark.rule("fow5", "7.10/4")
def test_a_broken_card_whose_ability_finds_no_target_goes_to_the_graveyard_at_once() -> None:
    table = (
        scenario("fow5", format="valhalla")
        .define(**resonator("Ember Page", 100, 100, "[Break]: Destroy target resonator your opponent controls."))
        .resources(0, life=1000)
        .zone(0, "lifebreak", "Ember Page")
    )
    table.act(0, "lifebreak")
    assert table.stack() == []
    assert table.zone_names(0, "graveyard") == ["Ember Page"]


@pytest.mark.rule("fow5", "13.4")
def test_a_fifth_card_of_the_lifebreak_area_is_put_into_the_graveyard_from_its_top() -> None:
    table = (
        scenario("fow5", format="valhalla")
        .define(**resonator("Ember Page", 100, 100))
        .define(**resonator("Top Page", 100, 100))
        .define(name="Stow", type="Spell: Chant", cost="{W}", text="Put the top card of your main deck into your lifebreak area.")
        .zone(0, "lifebreak", "Ember Page", "Ember Page", "Ember Page", "Ember Page")
        .deck(0, "Top Page")
        .hand(0, "Stow")
        .sources(0, light=1)
    )
    table.play(0, "Stow").resolve()
    assert len(table.zone_names(0, "lifebreak")) == 4
    assert sorted(table.zone_names(0, "graveyard")) == ["Stow", "Top Page"]
