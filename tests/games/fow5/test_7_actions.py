"""Chapter 7: what players do with priority, from playing cards to calling stones and passing."""

from __future__ import annotations

import pytest

from arbiter.kernel.aspects import EVERYTHING
from arbiter.kernel.index.versions import changed
from arbiter.testing import Table
from tests.games.fow5.tables import (
    BOLT,
    CUB,
    HOUND,
    JUDGE,
    OX,
    RULER,
    STONE,
    THEIR_JUDGE,
    WATER_STONE,
    life,
    resonator,
    spell,
    table,
)

# ---------------------------------------------------------------- 7.1  resonators and regalia


@pytest.mark.rule("fow5", "7.1/2", "7.1/3", "9.3/1", "9.3/3", "9.3/5b", "10.2/3", "3.2/2a", "3.14/2", "9.3/2")
def test_a_resonator_is_played_from_the_hand_for_its_cost_and_comes_into_its_players_field() -> None:
    made = table(stones=2).hand(0, HOUND, HOUND)
    made.play(0, HOUND)
    assert made.stack() == [HOUND] and made.zone_of(HOUND) in ("hand", "chase")
    assert all(made.is_rested(made.card(STONE, 0, zone="stone_area", index=i)) for i in (0, 1))
    made.resolve()
    assert made.field_names(0) == [HOUND] and not made.is_rested(HOUND, 0)
    assert not made.can("play", 0, made.card(HOUND, 0, zone="hand"))


@pytest.mark.rule("fow5", "7.1/2", "7.2/2", "7.3/2", "7.7/2")
@pytest.mark.parametrize("type", ["Resonator", "Regalia", "Addition: Field", "Spell: Chant", "Spell: Chant-Instant"])
def test_cards_are_played_from_the_hand_only(type: str) -> None:
    made = table(stones=3)
    text = "" if type == "Resonator" else "Draw a card." if type.startswith("Spell") else "{Rest}: Draw a card."
    stats = {"atk": 100, "def": 100} if type == "Resonator" else {}
    made.define(name="Thing", type=[type], cost="{R}", text=text, **stats)
    made.zone(0, "graveyard", "Thing").hand(0, "Thing")
    assert [option.split(" (")[1][:-1] for option in made.options() if option.startswith("spell")] == [
        "player 0's hand"
    ]


@pytest.mark.rule("fow5", "7.1/3")
def test_a_regalia_stays_in_the_field() -> None:
    made = table(stones=1).define(name="Crown", type=["Regalia"], cost="{R}", text="{Rest}: You gain 100 life.")
    made.hand(0, "Crown").play(0, "Crown").resolve()
    assert made.field_names(0) == ["Crown"]


# ---------------------------------------------------------------- 7.2  additions


def addition(subtype: str, text: str = "The added card gains [+200/+200].", stones: int = 2) -> Table:
    made = table(stones=stones)
    made.define(name="Harness", type=[f"Addition: {subtype}"], cost="{R}", text=text)
    return made.hand(0, "Harness")


@pytest.mark.rule("fow5", "7.2/3", "7.2/4", "10.1/1")
def test_an_addition_targets_a_card_of_its_subtype_and_comes_added_to_it() -> None:
    made = addition("Resonator").field(1, CUB)
    made.play(0, "Harness", targets=[CUB]).resolve()
    assert made.field_names(0) == ["Harness"] and made.obj("Harness", 0).host == made.obj(CUB, 1).id
    assert made.power(CUB, 1) == 500
    assert not addition("Resonator").can("play", 0, "Harness")  # nothing to target


@pytest.mark.rule("fow5", "7.2/3")
def test_an_addition_of_the_field_targets_nothing() -> None:
    made = addition("Field", "Resonators you control gain [+200/+200].").field(0, CUB)
    made.play(0, "Harness").resolve()
    assert made.power(CUB, 0) == 500


@pytest.mark.rule("fow5", "7.2/3a", "13.3/1a")
def test_a_j_ruler_card_in_a_ruler_area_is_no_target_for_additions_to_j_rulers() -> None:
    made = addition("J-ruler", stones=4).hand(0, BOLT)
    made.act(0, "judgment", RULER).resolve()
    assert made.can("play", 0, "Harness")
    made.play(0, "Harness", targets=[JUDGE]).resolve()
    assert made.power(JUDGE, 0) == 1000
    made.obj(JUDGE, 0).damage = 1000
    changed(made.game, EVERYTHING)
    made.play(0, BOLT, targets=["player 1"]).resolve()
    assert made.zone_names(0, "ruler") == [JUDGE]  # an astral ruler
    assert "Harness" in made.zone_names(0, "graveyard")
    again = addition("J-ruler").zone(1, "ruler", THEIR_JUDGE)
    assert not again.can("play", 0, "Harness")


@pytest.mark.rule("fow5", "7.2/4")
def test_an_addition_whose_target_is_gone_goes_to_the_graveyard() -> None:
    made = addition("Resonator", stones=2).field(0, CUB).hand(0, BOLT)
    made.play(0, "Harness", targets=[CUB]).play(0, BOLT, targets=[CUB]).resolve().resolve()
    assert "Harness" in made.zone_names(0, "graveyard") and made.field_names(0) == []


# ---------------------------------------------------------------- 7.3, 7.7  chants and chant-instants


@pytest.mark.rule("fow5", "7.3/3", "7.7/3", "9.8/1", "9.1/7")
@pytest.mark.parametrize("kind", ["Chant", "Chant-Instant"])
def test_a_spell_does_what_it_says_and_goes_to_its_owners_graveyard(kind: str) -> None:
    made = table(stones=1)
    spell(made, "Sermon", "You gain 300 life.", kind).hand(0, "Sermon").play(0, "Sermon")
    assert life(made, 0) == 4000
    made.resolve()
    assert life(made, 0) == 4300 and made.zone_names(0, "graveyard") == ["Sermon"]


# ---------------------------------------------------------------- 7.4  battle


@pytest.mark.rule("fow5", "7.4/2", "8")
def test_initiating_battle_does_not_use_the_chase_area() -> None:
    made = table().field(0, CUB).hand(0, BOLT)
    made.act(0, "battle", CUB)
    assert made.step == "battle_begin" and made.stack() == []


# ---------------------------------------------------------------- 7.5  judgment


@pytest.mark.rule("fow5", "7.5/2", "7.5/2a", "7.5/3", "3.1/4", "3.15/1")
def test_judgment_is_paid_waits_in_the_chase_area_and_turns_the_ruler_over_into_the_field() -> None:
    made = table(stones=2)
    before = made.obj(RULER, 0).id
    made.act(0, "judgment", RULER)
    assert made.stack() == [RULER] and made.zone_names(0, "ruler") == [RULER]
    assert all(made.is_rested(made.card(STONE, 0, zone="stone_area", index=i)) for i in (0, 1))
    made.resolve()
    judged = made.obj(JUDGE, 0)
    assert (judged.zone, judged.id, judged.now.types) == ("field", before, {"j_ruler"})
    assert table(stones=1).acts(0, "judgment") == []


@pytest.mark.rule("fow5", "7.5/1")
def test_judgment_needs_a_recovered_ruler_and_is_done_once_a_turn() -> None:
    made = table(stones=2)
    made.act(0, "call", RULER)
    assert made.acts(0, "judgment") == []  # rested
    assert made.why_not(0, RULER) == ["7.11/1", "7.5/1"]
    two = table(stones=2, rulers=False)
    for name in ("Duke", "Duchess"):
        side = {"name": f"{name} Risen", "type": ["J-ruler"], "atk": 700, "def": 700}
        two.define(name=name, type=["Ruler"], attribute=["R"], text="[J-Activate] Pay {R}.", other=[side])
    two.zone(0, "ruler", "Duke", "Duchess").act(0, "judgment", "Duke").resolve()
    assert two.acts(0, "judgment") == []  # the player has done one
    assert table().passes(0).acts(1, "judgment") == []


@pytest.mark.rule("fow5", "7.5/2", "7.5/2b")
@pytest.mark.parametrize(
    "text", ["Banish two resonators.", "Pay {R}. Play this ability only if you control two or more resonators."]
)
def test_what_the_section_asks_for_must_be_possible_and_its_conditions_met(text: str) -> None:
    for resonators, can in ((1, False), (2, True)):
        made = table(stones=2, rulers=False)
        side = {"name": "Duke Risen", "type": ["J-ruler"], "atk": 700, "def": 700}
        made.define(name="Duke", type=["Ruler"], attribute=["R"], text=f"[J-Activate] {text}", other=[side])
        made.zone(0, "ruler", "Duke").field(0, *[CUB] * resonators)
        assert bool(made.acts(0, "judgment")) is can


# ---------------------------------------------------------------- 7.6, 7.9  the chant-standby area

TRAP = "[Trigger] Anytime: You gain 500 life."


def trapped(text: str = TRAP, cost: str = "{R}{R}{R}", stones: int = 2) -> Table:
    made = table(stones=stones)
    return spell(made, "Trap", text, "Chant-Standby", cost).hand(0, "Trap")


@pytest.mark.rule("fow5", "7.6/1", "7.6/2", "3.11/2", "3.2/3")
def test_a_card_is_put_face_down_into_the_chant_standby_area_for_two_wills_at_once() -> None:
    assert trapped(stones=1).acts(0, "standby") == []
    made = trapped().act(0, "standby", "Trap")
    assert made.stack() == [] and made.zone_names(0, "standby") == ["Trap"]
    assert not made.obj("Trap", 0, "standby").face_up
    assert "Trap" in str(made.view(0)["zones"]["standby"])  # type: ignore[index]
    assert "Trap" not in str(made.view(1)["zones"]["standby"])  # type: ignore[index]
    made.passes(0)
    assert made.acts(1, "standby") == []


@pytest.mark.rule("fow5", "7.6/3")
def test_other_cards_can_be_put_there_but_not_played_from_there() -> None:
    made = table(stones=4).hand(0, BOLT).by_hand(0).act(0, "standby", BOLT, pay=[STONE, STONE])
    made.next_turn().next_turn().to("main", 0)
    assert made.zone_names(0, "standby") == [BOLT]
    assert made.acts(0, "spell") == [] and made.why_not(0, made.card(BOLT, 0, zone="standby")) == ["7.1/2"]


@pytest.mark.rule("fow5", "7.9/3", "7.9/5", "7.9/6", "9.3/2a")
def test_from_the_area_it_costs_nothing_and_from_the_hand_its_cost() -> None:
    made = trapped().act(0, "standby", "Trap").next_turn().to("main", 1)
    made.passes(1).play(0, "Trap", zone="standby")
    assert made.stack() == ["Trap"] and made.obj("Trap", 0, "chase").face_up
    made.resolve()
    assert life(made, 0) == 4500 and made.zone_names(0, "graveyard") == ["Trap"]
    assert not trapped(stones=2).can("play", 0, "Trap")
    played = trapped(stones=3).play(0, "Trap").resolve()
    assert life(played, 0) == 4500


@pytest.mark.rule("fow5", "7.9/4")
def test_it_is_not_played_in_the_turn_in_which_it_was_put_there() -> None:
    made = trapped().act(0, "standby", "Trap")
    assert made.acts(0, "spell") == []
    assert made.why_not(0, made.card("Trap", 0, zone="standby")) == ["7.9/4"]


@pytest.mark.rule("fow5", "7.9/3")
def test_what_stands_before_the_colon_is_done_to_play_it() -> None:
    made = trapped("[Trigger] Discard a card: You gain 500 life.", "{R}", stones=1)
    assert not made.can("play", 0, "Trap")
    made = trapped("[Trigger] Discard a card: You gain 500 life.", "{R}", stones=1).hand(0, CUB)
    made.play(0, "Trap")
    assert made.zone_names(0, "graveyard") == [CUB] and made.stack() == ["Trap"]


@pytest.mark.rule("fow5", "7.9/1", "7.9/1a", "7.9/2", "7.9/6", "9.6/1")
def test_an_automatic_chant_standby_card_triggers_when_it_is_revealed() -> None:
    text = "[Trigger] When a resonator is put into a graveyard from a field: You gain 500 life."
    made = table(stones=2).field(1, CUB).hand(0, BOLT)
    spell(made, "Feast", text, "Chant-Standby", "{R}").hand(0, "Feast")
    assert not made.can("play", 0, "Feast")
    made.play(0, BOLT, targets=[CUB]).resolve().yes()
    assert made.stack() == ["Feast"] and "Feast" in str(made.view(1)["zones"]["chase"])  # type: ignore[index]
    made.resolve()
    assert life(made, 0) == 4500 and made.zone_names(0, "graveyard") == [BOLT, "Feast"]


# ---------------------------------------------------------------- 7.8  activate abilities


@pytest.mark.rule("fow5", "7.8/2", "9.5/1", "9.1/2", "1.5/4")
def test_only_the_controller_of_a_card_plays_its_activate_abilities() -> None:
    made = table(stones=1)
    resonator(made, "Well", "{R}: You gain 100 life.").field(1, "Well")
    assert made.acts(0, "ability") == []
    made = table(stones=1)
    resonator(made, "Well", "{R}: You gain 100 life.").field(0, "Well")
    made.use(0, "Well")
    assert made.stack() == ["Well"]
    made.resolve()
    assert life(made, 0) == 4100 and made.stack() == []


@pytest.mark.rule("fow5", "7.8/2", "7.8/3", "9.7/3", "9.7/2")
def test_a_will_ability_resolves_at_once() -> None:
    made = table(stones=1).hand(0, CUB).by_hand(0)
    made.use(0, STONE)
    assert made.stack() == [] and [unit.colour for unit in made.game.state.pools[0]] == ["fire"]


# ---------------------------------------------------------------- 7.10  lifebreak


@pytest.mark.rule("fow5", "7.10/1")
def test_lifebreak_needs_more_cards_than_life_less_one_by_a_thousand() -> None:
    for points, cards, can in ((4000, 4, True), (4000, 3, False), (3001, 3, False), (3000, 3, True), (1000, 1, True)):
        made = table("valhalla").zone(0, "lifebreak", *[CUB] * cards).resources(0, life=points)
        assert bool(made.acts(0, "lifebreak")) is can, (points, cards)


@pytest.mark.rule("fow5", "7.10/2", "7.10/3", "7.10/4")
def test_a_break_ability_is_played_and_its_card_goes_to_the_graveyard_after_it() -> None:
    made = table("valhalla").resources(0, life=1000)
    resonator(made, "Keepsake", "[Break]: You gain 600 life.").zone(0, "lifebreak", CUB, "Keepsake")
    made.act(0, "lifebreak")
    assert made.stack() == ["Keepsake"] and made.zone_names(0, "removed") == ["Keepsake"]
    made.resolve()
    assert life(made, 0) == 1600 and made.zone_names(0, "graveyard") == ["Keepsake"]


@pytest.mark.rule("fow5", "7.10/4")
def test_a_card_without_break_or_whose_break_finds_no_target_goes_to_the_graveyard_at_once() -> None:
    made = table("valhalla").resources(0, life=1000)
    resonator(made, "Keepsake", "[Break]: Destroy target addition.").zone(0, "lifebreak", CUB, "Keepsake", CUB)
    made.act(0, "lifebreak").act(0, "lifebreak")
    assert made.stack() == [] and made.zone_names(0, "graveyard") == [CUB, "Keepsake"]
    assert made.zone_names(0, "removed") == []


# ---------------------------------------------------------------- 7.11  calling stones


@pytest.mark.rule("fow5", "7.11/1", "3.7/4")
def test_the_top_stone_comes_into_the_magic_stone_area_once_a_turn() -> None:
    made = table().zone(0, "stones", WATER_STONE)
    top = made.game.state.zones["stones"][0][-1].face.name
    made.act(0, "call", RULER)
    assert made.is_rested(RULER, 0) and made.zone_names(0, "stone_area") == [top] and made.field_names(0) == []
    made.obj(RULER, 0).turned = 0
    assert made.acts(0, "call") == [] and made.why_not(0, RULER)[0] == "7.11/1"


@pytest.mark.rule("fow5", "7.11/1")
def test_no_stone_is_called_after_a_judgment() -> None:
    made = table(stones=2).act(0, "judgment", RULER)
    made.resolve()
    assert made.acts(0, "call") == []


@pytest.mark.rule("fow5", "7.11/1")
def test_a_j_ruler_and_an_astral_ruler_call_stones_too() -> None:
    made = table(stones=2).act(0, "judgment", RULER).resolve().next_turn().next_turn().to("main", 0)
    assert made.acts(0, "call") == [JUDGE]
    made.obj(JUDGE, 0).damage = 800
    changed(made.game, EVERYTHING)
    made.act(0, "call", JUDGE)
    made.next_turn().next_turn().to("main", 0)
    assert made.obj(JUDGE, 0).now.types == {"astral_ruler"} and made.acts(0, "call") == [JUDGE]


# ---------------------------------------------------------------- 7.12  passing


def bound(text: str = "This card must attack each turn if able.", **more: object) -> Table:
    made = table(stones=1)
    return resonator(made, "Zealot", text, **more)  # type: ignore[arg-type]


@pytest.mark.rule("fow5", "7.12/2", "8.2/4")
def test_who_must_attack_cannot_pass_and_is_chosen() -> None:
    made = bound().field(0, "Zealot", CUB)
    assert "pass" not in made.options()
    made.act(0, "battle", made.obj("Zealot", 0).face.name).to("attack_declaration")
    assert made.is_rested("Zealot", 0)
    assert "pass" in bound().field(0, "Zealot").hand(0, BOLT).play(0, BOLT, targets=["player 1"]).options()


@pytest.mark.rule("fow5", "7.12/2a", "7.12/2b", "7.12/2c", "7.12/2d", "7.12/2e")
def test_it_counts_only_if_it_could_attack_of_its_own_accord() -> None:
    assert "pass" in bound().field(0, "Zealot", fresh=True).options()
    assert "pass" in bound().field(0, "Zealot", rested=True).options()
    assert (
        "pass"
        in bound("This card must attack each turn if able.\nThis card cannot attack.").field(0, "Zealot").options()
    )
    shy = "This card must attack each turn if able.\nThis card cannot attack players."
    assert "pass" in bound(shy).field(0, "Zealot").options()
    assert "pass" not in bound(shy).field(0, "Zealot").field(1, OX, rested=True).options()
    dear = "This card must attack each turn if able.\nThis card cannot attack unless you pay {R}."
    assert "pass" in bound(dear).field(0, "Zealot").options()
