"""Rulings about battles: strikes, blocks that come late or leave, attacks that cost something or must be made."""

from __future__ import annotations

from typing import Any

import pytest

from arbiter.testing import BadScript, scenario
from tests.games.fow5.fields import addition, chant, empress, instant, resonator


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
        .define(
            **resonator(
                "Herald Knight", 500, 500, 'As long as you control "Old Banner", this card gains [First Strike].'
            )
        )
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
    with pytest.raises(BadScript):
        table.passes(0)
    table.attack("Rabid Boar", at=1).no_block().to("main").passes(0)
    assert table.resource(1, "life") == 3500


@pytest.mark.rule("fow5", "8.2/4")
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


@pytest.mark.rule("fow5", "8.2/4")
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


@pytest.mark.rule("fow5", "8.6/3a")
def test_what_lasts_until_the_end_of_battle_is_gone_in_the_main_phase_after_it() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Plain Lancer", 300, 500))
        .define(**instant("Charge", "Target attacking resonator gains [+400/+0] until end of battle."))
        .field(0, "Plain Lancer")
        .hand(0, "Charge")
        .sources(0, fire=1)
    )
    table.attack("Plain Lancer", at=1).play(0, "Charge", targets=["Plain Lancer"]).resolve().no_block()
    table.to("battle_damage")
    assert table.resource(1, "life") == 3300
    table.to("main")
    assert table.power("Plain Lancer") == 300


@pytest.mark.rule("fow5", "8.2/7")
def test_an_attack_that_asks_for_a_banishing_is_not_possible_without_it_and_is_not_forced() -> None:
    def table_with(*names: str) -> Any:
        return (
            scenario("fow5")
            .define(
                **resonator(
                    "Ogre Chief",
                    900,
                    900,
                    "This card must attack if able.\nThis card cannot attack unless you banish another resonator.",
                )
            )
            .define(**resonator("Goblin Page", 100, 100))
            .field(0, "Ogre Chief", *names)
        )

    assert not table_with().can("attack", 0, "Ogre Chief")
    table = table_with("Goblin Page")
    table.attack("Ogre Chief", at=1).no_block().to("main")
    assert table.zone_names(0, "graveyard") == ["Goblin Page"]
    assert table.resource(1, "life") == 3100
    table_with("Goblin Page").passes(0)  # 7.12/2e  a voluntary action is needed


@pytest.mark.rule("fow5", "7.12/2a")
def test_a_new_resonator_that_must_attack_lets_the_turn_go_on() -> None:
    table = (
        scenario("fow5")
        .define(**resonator("Rabid Boar", 500, 500, "This card must attack if able."))
        .field(0, "Rabid Boar", fresh=True)
    )
    table.next_turn()
    assert table.active == 1
    table.next_turn().to("main")
    assert table.active == 0
    with pytest.raises(BadScript):
        table.passes(0)


@pytest.mark.rule("fow5", "8.5/3")
def test_two_j_rulers_that_kill_each_other_lie_rested_in_their_areas() -> None:
    table = (
        scenario("fow5")
        .define(**empress())
        .define(
            name="Moss Regent",
            type="Ruler",
            text="[J-Activate] Pay {G}.",
            other={"name": "Moss Queen", "type": "J-Ruler", "atk": 900, "def": 700, "text": ""},
        )
        .field(0, "Iron Empress")
        .field(1, "Moss Queen")
    )
    table.attack("Iron Empress", at=1).block("Moss Queen").to("battle_damage")
    assert table.zone_names(0, "ruler") == ["Iron Empress"]
    assert table.zone_names(1, "ruler") == ["Moss Queen"]
    assert table.is_rested("Iron Empress")
    assert table.is_rested("Moss Queen")


@pytest.mark.rule("fow5", "8.2/7")
@pytest.mark.parametrize(
    ("words", "left", "hand"),
    [
        ("its controller banishes another resonator", ["Plain Lancer"], 1),
        ("its controller discards a card", ["Plain Lancer", "Goblin Page"], 0),
        ("the controller of that resonator rests a resonator", ["Plain Lancer", "Goblin Page"], 1),
    ],
)
def test_whoever_attacks_with_it_does_what_a_text_asks_for_the_attack(words: str, left: list[str], hand: int) -> None:
    table = (
        scenario("fow5")
        .define(**addition("Iron Yoke", "Resonator", f"Added resonator cannot attack unless {words}."))
        .define(**resonator("Plain Lancer", 300, 500))
        .define(**resonator("Goblin Page", 100, 100))
        .field(0, "Plain Lancer", "Goblin Page")
        .zone(1, "field", "Iron Yoke", host="Plain Lancer")
        .hand(0, 1)
    )
    table.attack("Plain Lancer", at=1)
    assert table.field_names(0) == left
    assert table.hand_size(0) == hand
    assert "rests" not in words or table.is_rested("Goblin Page")


@pytest.mark.rule("fow5", "8.2/7")
def test_an_attacker_pays_for_its_attack_with_others_only() -> None:
    table = (
        scenario("fow5")
        .define(**addition("Iron Yoke", "Field", "Resonators cannot attack unless their controller rests a resonator."))
        .define(**resonator("Plain Lancer", 300, 500))
        .field(0, "Plain Lancer", "Iron Yoke")
    )
    assert not table.can("attack", 0, "Plain Lancer")


@pytest.mark.rule("fow5", "8.3/4")
def test_a_block_may_cost_life_and_an_attack_counters() -> None:
    table = (
        scenario("fow5")
        .define(
            **resonator(
                "Imp Chief", 300, 500, "This card cannot attack unless you remove a rage counter from this card."
            )
        )
        .define(**resonator("Lazy Guard", 100, 900, "This card cannot block unless you pay 500 life."))
        .field(0, "Imp Chief", counters={"rage": 1})
        .field(1, "Lazy Guard")
    )
    table.attack("Imp Chief", at=1).block("Lazy Guard").to("main")
    assert table.counters("Imp Chief", "rage") == 0
    assert table.resource(1, "life") == 3500
