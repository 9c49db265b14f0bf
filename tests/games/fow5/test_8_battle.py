"""Chapter 8: battle, step by step."""

from __future__ import annotations

import pytest

from arbiter.testing import Table
from tests.games.fow5.tables import (
    BOLT,
    CUB,
    HOUND,
    JUDGE,
    OX,
    RULER,
    STONE,
    WATER_STONE,
    life,
    resonator,
    spell,
    table,
)

# ---------------------------------------------------------------- 8.1, 8.2  beginning and attack


@pytest.mark.rule("fow5", "8.1/1", "8.2/1", "8.3/1", "8.6/1")
@pytest.mark.parametrize(
    ("when", "step"),
    [
        ("the beginning of battle phase", "battle_begin"),
        ("the beginning of declare attack step", "attack_begin"),
        ("the beginning of declare block step", "block_begin"),
        ("the end of battle phase", "battle_end"),
    ],
)
def test_the_steps_of_battle_trigger(when: str, step: str) -> None:
    made = table().field(0, CUB)
    resonator(made, "Bell", f"At {when}, you gain 100 life.").field(0, "Bell")
    made.act(0, "battle", CUB)
    if step in ("block_begin", "battle_end"):
        made.attack(CUB)
    made.to(step)
    assert made.stack() == ["Bell"]


@pytest.mark.rule("fow5", "8.1/2", "8.2/2", "8.2/9", "8.3/2", "8.3/6", "8.4/3", "8.5/4", "8.6/2", "8")
def test_players_get_priority_in_every_step_of_a_battle_the_turn_player_first() -> None:
    made = table().field(0, CUB).field(1, HOUND)
    made.act(0, "battle", CUB)
    seen = []
    while made.step != "main":
        asked = made.match.question
        assert asked is not None
        if asked.why == "attack":
            made.choose(CUB)
        elif asked.why == "block":
            made.choose(HOUND)
        else:
            if asked.player == 0:
                seen.append(made.step)
            made.passes()
    assert seen == [
        "battle_begin",
        "attack_begin",
        "attack_declaration",
        "block_begin",
        "block_declaration",
        "first_strike",
        "battle_damage",
        "battle_end",
    ]


@pytest.mark.rule("fow5", "8.2/3", "8.2/8")
def test_who_forfeits_unanswered_initiates_no_battle_again_this_turn() -> None:
    made = table().field(0, CUB).hand(0, BOLT).act(0, "battle", CUB).no_attack()
    assert made.game.state.combat is None
    made.to("main", 0)
    assert made.acts(0, "battle") == [] and not made.is_rested(CUB, 0)


@pytest.mark.rule("fow5", "8.2/8")
def test_who_forfeits_after_an_answer_may_initiate_battle_again() -> None:
    made = table().field(0, CUB).hand(1, BOLT).zone(1, "stone_area", STONE)
    made.act(0, "battle", CUB).passes(0).play(1, BOLT, targets=["player 0"]).resolve()
    made.no_attack().to("main", 0)
    assert made.acts(0, "battle") == [CUB]


@pytest.mark.rule("fow5", "8.2/8")
def test_an_answer_counts_for_the_battle_in_which_it_was_given() -> None:
    made = table().field(0, CUB, HOUND).hand(1, BOLT).zone(1, "stone_area", STONE)
    made.act(0, "battle").passes(0).play(1, BOLT, targets=["player 0"]).resolve()
    made.attack(CUB).to("main", 0)
    made.act(0, "battle").no_attack().to("main", 0)
    assert made.acts(0, "battle") == []


@pytest.mark.rule("fow5", "8.2/4", "8.2/6")
def test_only_a_recovered_j_resonator_controlled_since_the_turn_began_attacks() -> None:
    made = table().field(0, CUB).field(0, HOUND, rested=True).field(0, OX, fresh=True)
    made.act(0, "battle", CUB).to("attack_begin").passes(0).passes(1)
    asked = made.match.question
    assert asked is not None and asked.why == "attack"
    assert [obj.face.name for obj in asked.options] == [CUB]  # type: ignore[attr-defined]
    assert table().field(0, OX, fresh=True).acts(0, "battle") == []


@pytest.mark.rule("fow5", "8.2/4")
def test_a_j_ruler_of_this_turns_judgment_may_attack_for_the_ruler_was_controlled_before() -> None:
    made = table(stones=2).act(0, "judgment", RULER).resolve()
    made.attack(JUDGE).to("battle_damage")
    assert life(made, 1) == 3200


@pytest.mark.rule("fow5", "8.2/5")
def test_the_opponent_or_a_rested_j_resonator_is_attacked() -> None:
    made = table().field(0, OX).field(1, CUB, rested=True).field(1, HOUND)
    made.act(0, "battle", OX).to("attack_begin").passes(0).choose(OX)
    asked = made.match.question
    assert asked is not None and asked.why == "attacked object"
    assert [obj.face.name for obj in asked.options] == [CUB]  # type: ignore[attr-defined]
    made.choose(CUB).to("battle_damage")
    assert made.zone_names(1, "graveyard") == [CUB] and life(made, 1) == 4000


@pytest.mark.rule("fow5", "8.2/7")
def test_the_attacker_rests_and_what_the_attack_costs_is_paid() -> None:
    made = table(stones=1)
    resonator(made, "Levy", "This card cannot attack unless you pay {R}.").field(0, "Levy")
    made.attack("Levy")
    assert made.is_rested("Levy", 0) and made.is_rested(STONE, 0)
    combat = made.game.state.combat
    assert combat is not None and combat.attackers == (made.obj("Levy", 0).id,)
    poor = table(stones=0)
    assert (
        resonator(poor, "Levy", "This card cannot attack unless you pay {R}.").field(0, "Levy").acts(0, "battle") == []
    )


# ---------------------------------------------------------------- 8.3  block


def attacked(*blockers: str) -> Table:
    return table().field(0, OX).field(1, *blockers).attack(OX)


@pytest.mark.rule("fow5", "8.3/3", "8.3/4", "8.3/5")
def test_the_blocker_rests_and_battles_the_attacker() -> None:
    made = attacked(HOUND).block(HOUND)
    assert made.is_rested(HOUND, 1)
    made.to("battle_damage")
    assert made.zone_names(1, "graveyard") == [HOUND] and made.damage_on(OX, 0) == 600 and life(made, 1) == 4000


@pytest.mark.rule("fow5", "8.3/4")
def test_neither_the_attacked_nor_a_rested_j_resonator_blocks() -> None:
    made = table().field(0, OX).field(1, HOUND, rested=True).field(1, CUB, rested=True)
    made.act(0, "battle", OX).to("attack_begin").passes(0).choose(OX).choose(CUB).to("battle_damage")
    assert made.zone_names(1, "graveyard") == [CUB]  # nobody was asked to block
    sharp = table().field(1, CUB)
    resonator(sharp, "Lancer", "[Target Attack]").field(0, "Lancer")
    sharp.act(0, "battle", "Lancer").to("attack_begin").passes(0).choose("Lancer").choose(CUB)
    sharp.to("block_declaration")
    assert sharp.question is not None and sharp.question.why == "priority"  # nobody was asked to block


@pytest.mark.rule("fow5", "8.3/4")
def test_what_blocking_costs_is_paid() -> None:
    for stones, asked in ((1, True), (0, False)):
        made = table().field(0, CUB).zone(1, "stone_area", *[WATER_STONE] * stones)
        resonator(made, "Mercenary", "This card cannot block unless you pay {U}.").field(1, "Mercenary")
        made.attack(CUB)
        if asked:
            made.block("Mercenary")
            assert made.is_rested(WATER_STONE, 1)
        made.to("battle_damage")
        assert life(made, 1) == (4000 if asked else 3700)


@pytest.mark.rule("fow5", "8.3/4", "8.5/2b", "8.3/5")
def test_without_its_blocker_the_attacker_strikes_what_it_attacked() -> None:
    made = table(stones=1).field(0, OX).field(1, CUB).hand(0, BOLT)
    made.attack(OX).block(CUB).play(0, BOLT, targets=[CUB]).resolve().to("battle_damage")
    assert life(made, 1) == 3100


# ---------------------------------------------------------------- 8.4, 8.5  damage


def striker(text: str = "[First Strike]", size: int = 500) -> Table:
    made = table()
    return resonator(made, "Fencer", text, size).field(0, "Fencer")


@pytest.mark.rule("fow5", "8.4/2", "8.4/2a", "8.5/2", "11.3/1")
def test_an_attacker_with_first_strike_strikes_its_blocker_before_it_can_strike_back() -> None:
    made = striker().field(1, CUB).attack("Fencer").block(CUB).to("first_strike")
    assert made.zone_names(1, "graveyard") == [CUB] and life(made, 1) == 4000
    made.to("battle_end")
    assert made.damage_on("Fencer", 0) == 0 and life(made, 1) == 4000  # it has dealt its damage


@pytest.mark.rule("fow5", "8.4/2b", "8.5/2")
def test_first_strike_damage_to_a_player_is_dealt_once() -> None:
    made = striker().attack("Fencer").to("first_strike")
    assert life(made, 1) == 3500
    made.to("battle_end")
    assert life(made, 1) == 3500


@pytest.mark.rule("fow5", "8.4/2", "8.5/3")
def test_a_blocker_with_first_strike_strikes_with_the_others() -> None:
    made = table().field(0, CUB)
    resonator(made, "Fencer", "[First Strike]").field(1, "Fencer")
    made.attack(CUB).block("Fencer").to("first_strike")
    assert made.is_on_field(CUB, 0)
    made.to("battle_damage")
    assert made.damage_on("Fencer", 1) == 300 and not made.is_on_field(CUB, 0)


@pytest.mark.rule("fow5", "8.5/3", "8.3/5")
def test_the_attacked_j_resonator_strikes_back_when_first_strike_has_killed_the_blocker() -> None:
    made = striker().field(1, HOUND, rested=True).field(1, CUB)
    made.act(0, "battle", "Fencer").to("attack_begin").passes(0).choose("Fencer").choose(HOUND).block(CUB)
    made.to("battle_damage")
    assert made.zone_names(1, "graveyard") == [CUB] and not made.is_on_field("Fencer", 0)
    assert made.damage_on(HOUND, 1) == 0


@pytest.mark.rule("fow5", "8.5/2", "8.5/2a", "8.5/2b", "8.5/3", "2.6/2")
def test_without_first_strike_all_damage_is_dealt_at_once() -> None:
    made = table().field(0, OX).attack(OX).to("first_strike")
    assert life(made, 1) == 4000
    made.to("battle_damage")
    assert life(made, 1) == 3100
    both = table().field(0, HOUND).field(1, HOUND).attack(HOUND).block(HOUND).to("battle_damage")
    assert both.field_names(0) == both.field_names(1) == []


@pytest.mark.rule("fow5", "8.4/1", "8.5/1")
def test_without_an_attacker_the_battle_goes_to_its_end() -> None:
    made = table(stones=1).field(0, CUB).field(1, HOUND).hand(0, BOLT)
    made.attack(CUB).block(HOUND).play(0, BOLT, targets=[CUB]).resolve().end_step()
    assert made.step == "battle_end"
    made = table(stones=1).hand(0, BOLT)
    resonator(made, "Fencer", "[First Strike]", 300).field(0, "Fencer").attack("Fencer").to("first_strike")
    made.play(0, BOLT, targets=["Fencer"]).resolve().end_step()
    assert made.step == "battle_end"


@pytest.mark.rule("fow5", "8.4/1", "8.5/1", "8.5/2b")
def test_the_attack_goes_on_when_what_was_attacked_is_gone() -> None:
    made = table(stones=1).field(0, OX).field(1, CUB, rested=True).field(1, HOUND).hand(0, BOLT)
    made.act(0, "battle", OX).to("attack_begin").passes(0).choose(OX).choose(CUB)
    made.play(0, BOLT, targets=[CUB]).resolve().block(HOUND).to("battle_damage")
    assert made.zone_names(1, "graveyard") == [CUB, HOUND] and life(made, 1) == 4000


# ---------------------------------------------------------------- 8.6  the end


@pytest.mark.rule("fow5", "8.6/3", "8.6/3a", "8.6/4")
def test_effects_of_the_battle_end_with_it_and_nobody_attacks_any_more() -> None:
    made = table(stones=1).field(0, CUB)
    spell(made, "Rage", "Target resonator gains [+200/+0] until end of battle.", "Chant-Instant").hand(0, "Rage")
    made.attack(CUB).play(0, "Rage", targets=[CUB]).resolve()
    assert made.power(CUB, 0) == 500
    made.to("main", 0)
    assert made.power(CUB, 0) == 300 and made.game.state.combat is None


@pytest.mark.rule("fow5", "8.6/3b")
def test_what_dies_as_the_battle_ends_is_seen_to_before_the_battle_is_over() -> None:
    made = table(stones=1).field(0, CUB)
    resonator(made, "Mourner", "Whenever a resonator is put into a graveyard from a field, you gain 100 life.")
    spell(made, "Brace", "Target resonator gains [+0/+300] until end of battle.", "Chant-Instant").hand(0, "Brace")
    made.field(0, "Mourner").field(1, CUB).attack(CUB).block(CUB)
    mine = made.card(CUB, 0, zone="field")
    made.play(0, "Brace", targets=[mine]).resolve().to("battle_damage").resolve()
    assert made.is_on_field(CUB, 0)
    made.to("battle_again")
    assert made.step == "battle_again" and made.stack() == ["Mourner"] and not made.is_on_field(CUB, 0)
    made.resolve().to("main", 0)
    assert life(made, 0) == 4200
