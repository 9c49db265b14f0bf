"""Rulings in the words in which players and judges write them: phases, limits, Elements, replacements, groups."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript, scenario
from tests.games.fftcg.stages import BREAK, forward, monster, stage, summons

DRAW = "Draw 1 card."


# ---------------------------------------------------------------- phases


@pytest.mark.rule("fftcg", "9.2.1.2", "11.8.3", "11.8.6")
@pytest.mark.parametrize(
    "text",
    [
        "When you draw a card during your Draw Phase, Owl gains +1000 power until the end of the turn.",
        "During your Draw Phase, when you draw a card, Owl gains +1000 power until the end of the turn.",
    ],
)
def test_what_is_drawn_in_the_draw_phase_is_heard_and_dealt_with_in_the_main_phase(text: str) -> None:
    table = summons(forward(scenario("fftcg"), "Owl", 5000, text).field(1, "Owl"), 1, "fire", Rite=DRAW).next_turn()
    assert table.step == "main1" and table.stack() == ["Owl", "Owl"]
    table.resolve_all()
    assert table.power("Owl", 1) == 7000
    table.play(1, "Rite").resolve_all()
    assert table.power("Owl", 1) == 7000


@pytest.mark.rule("fftcg", "9.2.1.2", "11.8.3", "11.12.5.5")
def test_what_is_drawn_outside_the_draw_phase_may_be_replaced_alone() -> None:
    text = "If you would draw a card except during your Draw Phase, draw 2 cards instead."
    table = summons(forward(scenario("fftcg"), "Owl", text=text).field(1, "Owl"), 1, "fire", Rite=DRAW).next_turn()
    assert table.hand_size(1) == 3
    table.play(1, "Rite").resolve()
    assert table.hand_size(1) == 4


@pytest.mark.rule("fftcg", "9.3.1.3", "9.5.1.1", "10.1.1.1")
@pytest.mark.parametrize(
    ("when", "step"),
    [
        ("At the beginning of Main Phase 1", "main1"),
        ("At the beginning of the Attack Phase", "attack_preparation"),
        ("At the beginning of each player's Main Phase 2", "main2"),
        ("At the beginning of the End Phase", "end"),
    ],
)
def test_a_phase_that_is_nobodys_is_that_of_every_turn(when: str, step: str) -> None:
    table = forward(scenario("fftcg"), "Clock", text=f"{when}, draw 1 card.").field(0, "Clock")
    table.turn(0, "main1", begin=True).to(step)
    assert table.stack() == ["Clock"]
    table.resolve_all()
    before = table.hand_size(0)
    table.next_turn().to(step)
    assert table.stack() == ["Clock"]
    table.resolve_all()
    assert table.hand_size(0) == before + 1


@pytest.mark.rule("fftcg", "9.3.1.1", "10.1.4.6", "15.2.1.2")
def test_an_attack_phase_that_is_added_lets_forwards_attack_again_that_have_not_and_a_main_phase_follows() -> None:
    text = "Activate all the Forwards you control. After this phase, there is an additional Attack Phase followed by "
    table = stage(Surge=f"{text}an additional Main Phase.").field(0, "Kiln Apprentice", "Caravan Guard")
    table.attack("Kiln Apprentice").no_block().to("main2").play(0, "Surge").resolve()
    table.to("attack_declaration", later=True)
    assert table.can("attack", 0, "Caravan Guard") and not table.can("attack", 0, "Kiln Apprentice")
    table.attack("Caravan Guard").no_block().to("main2")
    assert table.active == 0 and table.damage_count(1) == 2


@pytest.mark.rule("fftcg", "9.5.1.2")
@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Your maximum hand size is 7.", 7),
        ("Your hand size limit is increased by 1.", 6),
        ("Each player's maximum hand size is reduced by 2.", 3),
        ("Your opponent's maximum hand size is 1.", 5),
    ],
)
def test_the_hand_size_that_is_allowed_may_be_another(text: str, kept: int) -> None:
    table = forward(scenario("fftcg"), "Purse", text=text).field(0, "Purse").hand(0, *["Kiln Apprentice"] * 8)
    table.to("discard").choose(
        *[table.card("Kiln Apprentice", 0, zone="hand", index=i) for i in range(8 - kept)]
    ).next_turn()
    assert table.hand_size(0) == kept


# ---------------------------------------------------------------- limits


@pytest.mark.rule("fftcg", "2.2", "9.3.1.6", "11.3.8")
@pytest.mark.parametrize("who", ["Your opponent", "Players", "Each player"])
@pytest.mark.parametrize("limit", ["cannot cast more than 1 Summon each turn", "can only cast 1 Summon per turn"])
def test_one_summon_a_turn_is_one_of_each_player_and_characters_are_none(who: str, limit: str) -> None:
    table = forward(stage(One=DRAW, Two=DRAW), "Hush", text=f"{who} {limit}.").field(1, "Hush")
    summons(table, 1, "ice", Three=DRAW).hand(0, "Kiln Apprentice").sources(0, fire=2)
    table.play(0, "One")
    assert not table.can("play", 0, "Two") and table.why_not(0, "Two") == ["2.2"]
    assert table.passes(0).can("play", 1, "Three")
    table.resolve()
    assert table.can("play", 0, "Kiln Apprentice")
    table.next_turn().next_turn()
    assert table.can("play", 0, "Two")


@pytest.mark.rule("fftcg", "2.2", "9.3.1.7", "11.8.3")
def test_abilities_that_cannot_be_used_trigger_all_the_same() -> None:
    table = stage(Gag="Your opponent cannot use abilities this turn.")
    forward(table, "Sage", text="《0》: Draw 1 card.\nWhen Sage becomes dull, draw 1 card.").field(1, "Sage")
    summons(table, 0, "fire", Sleep="Choose 1 Forward. Dull it.")
    table.play(0, "Gag").resolve().play(0, "Sleep", targets=["Sage"]).resolve()
    assert table.stack() == ["Sage"] and not table.passes(0).can("use", 1, "Sage")
    table.resolve_all()
    assert table.hand_size(1) == 1


@pytest.mark.rule("fftcg", "2.2", "15.1.1.7.1", "11.4.1")
def test_what_cannot_be_played_out_of_the_break_zone_can_be_cast_from_the_hand() -> None:
    table = stage(Raise="Choose 1 Forward in your Break Zone. Play it onto the field.").zone(
        0, "break", "Caravan Guard"
    )
    text = "Your opponent cannot play Forwards onto the field from the Break Zone."
    forward(table, "Ward", text=text).field(1, "Ward").sources(0, fire=2).hand(0, "Kiln Apprentice")
    table.play(0, "Raise", targets=["Caravan Guard"]).resolve()
    assert "Caravan Guard" in table.zone_names(0, "break")
    table.play(0, "Kiln Apprentice")
    assert table.is_on_field("Kiln Apprentice", 0)


@pytest.mark.rule("fftcg", "11.3.5", "11.3.7", "5.2.1.3.1")
def test_the_second_summon_of_a_turn_is_known_when_it_is_cast() -> None:
    table = forward(stage(One=DRAW, Two=DRAW, Three=DRAW), "Scribe").define(
        name="Scribe", text="When you cast your second Summon each turn, draw 1 card."
    )
    table.field(0, "Scribe").play(0, "One")
    assert table.stack() == ["One"]
    table.play(0, "Two")
    assert table.stack() == ["One", "Two", "Scribe"]
    table.play(0, "Three")
    assert table.stack().count("Scribe") == 1


# ---------------------------------------------------------------- states


@pytest.mark.rule("fftcg", "11.8.18", "11.4.8", "11.3.2")
def test_a_hand_that_becomes_empty_is_heard_of_once_until_that_is_resolved() -> None:
    text = "When you have no cards in your hand, draw 1 card."
    table = forward(stage(Lull="Choose 1 Forward. Dull it."), "Beggar", text=text)
    table.field(0, "Beggar").field(1, "Kiln Apprentice").play(0, "Lull", targets=["Kiln Apprentice"])
    assert table.stack() == ["Lull", "Beggar"]
    table.resolve()
    assert table.hand_size(0) == 1 and table.stack() == ["Lull"]


@pytest.mark.rule("fftcg", "11.8.13", "11.11.3", "11.9.1")
@pytest.mark.parametrize("joint", ["As long as", "If", "While"])
def test_more_forwards_than_the_opponent_is_asked_again_and_again(joint: str) -> None:
    text = f"{joint} you control more Forwards than your opponent, Chief gains +2000 power."
    table = (
        forward(stage(Doom=BREAK), "Chief", 5000, text).field(0, "Chief", "Kiln Apprentice").field(1, "Caravan Guard")
    )
    assert table.power("Chief") == 7000
    table.play(0, "Doom", targets=["Kiln Apprentice"]).resolve()
    assert table.power("Chief") == 5000


# ---------------------------------------------------------------- Elements, types and power


@pytest.mark.rule("fftcg", "5.2.1.1", "15.1.1.9.2", "10.1.2.1")
@pytest.mark.parametrize("gain", ["It gains Fire and Wind", "It gains the Fire Element", "It also becomes Fire"])
def test_a_forward_that_gains_an_element_is_multi_element_and_joins_parties_of_it(gain: str) -> None:
    table = forward(stage(Dye=f"Choose 1 Forward. {gain} until the end of the turn."), "Frost", element=["ice"])
    summons(table, 0, "fire", Split="Choose 1 Multi-Element Forward. Break it.")
    forward(table, "Coal", element=["fire"]).field(0, "Frost", "Coal")
    assert not table.can("play", 0, "Split")
    table.play(0, "Dye", targets=["Frost"]).resolve()
    assert table.can("play", 0, "Split")
    table.attack("Frost", party=["Coal"]).no_block().end_step()
    assert table.damage_count(1) == 1


@pytest.mark.rule("fftcg", "11.6.2.2", "11.12.4.6", "12.4.8")
def test_a_monster_that_is_also_a_forward_waits_to_use_its_dull_ability_and_still_is_a_monster() -> None:
    text = "《Dull》: Draw 1 card.\nIf you control a Backup, Slime is also a Forward with 5000 power and Brave."
    table = monster(scenario("fftcg"), "Slime", text).field(0, "Slime", fresh=True)
    assert table.can("use", 0, "Slime")
    table = monster(scenario("fftcg"), "Slime", text).field(0, "Slime", fresh=True).sources(0, fire=1)
    assert not table.can("use", 0, "Slime") and table.power("Slime") == 5000 and table.has("Slime", "Brave")
    assert {"monster", "forward"} <= table.obj("Slime").now.types


@pytest.mark.rule("fftcg", "11.12.4.6", "11.5.6", "11.12.4.7")
@pytest.mark.parametrize(
    "words",
    [
        "becomes equal to 1000 times the number of cards in your hand",
        "is equal to the number of cards in your hand x 1000",
    ],
)
def test_a_power_that_is_worked_out_is_the_base_for_other_changes(words: str) -> None:
    table = forward(scenario("fftcg"), "Tally", 1000, f"Tally's power {words}.")
    forward(table, "Chief", text="The other Forwards you control gain +2000 power.").hand(0, 3)
    table.field(0, "Tally", "Chief")
    assert table.power("Tally") == 5000


@pytest.mark.rule("fftcg", "11.11.5", "11.12.4.6", "11.12.4.13")
def test_power_that_becomes_a_number_and_abilities_that_are_lost_in_one_sentence() -> None:
    text = "Choose 1 Forward. Until the end of the turn, its power becomes 1000 and it loses all its abilities."
    table = forward(stage(Shrink=text), "Big", 9000, "Brave\nBig gains +1000 power.").field(1, "Big")
    assert table.power("Big", 1) == 10000
    table.play(0, "Shrink", targets=["Big"]).resolve()
    assert table.power("Big", 1) == 1000 and not table.has("Big", "Brave")


# ---------------------------------------------------------------- instead


@pytest.mark.rule("fftcg", "11.12.5.1", "11.12.5.4", "11.8.15")
@pytest.mark.parametrize("applies", [True, False])
def test_a_replacement_that_may_be_applied_is_asked_of_its_player(applies: bool) -> None:
    text = "When Moth is put from the field into the Break Zone, draw 1 card.\n"
    text += "If Moth is put from the field into the Break Zone, you may remove it from the game instead."
    table = forward(stage(Doom=BREAK), "Moth", text=text).field(1, "Moth").play(0, "Doom", targets=["Moth"]).resolve()
    table.yes() if applies else table.no()
    assert table.zone_names(1, "removed" if applies else "break") == ["Moth"]
    assert table.stack() == ([] if applies else ["Moth"])


@pytest.mark.rule("fftcg", "7.3", "11.12.5.4", "15.1.1.4.1")
def test_whatever_would_go_to_an_opponents_break_zone_is_removed_also_from_hand_and_deck() -> None:
    table = forward(stage(Doom=BREAK, Rob="Your opponent discards 1 card."), "Void")
    table.define(
        name="Void", text="If a card would be put into your opponent's Break Zone, remove it from the game instead."
    )
    table.field(0, "Void").field(1, "Kiln Apprentice").hand(1, "Caravan Guard")
    table.play(0, "Doom", targets=["Kiln Apprentice"]).resolve().play(0, "Rob").resolve()
    assert sorted(table.zone_names(1, "removed")) == ["Caravan Guard", "Kiln Apprentice"]
    assert table.zone_names(1, "break") == [] and "Doom" in table.zone_names(0, "break")


@pytest.mark.rule("fftcg", "11.12.5.7", "10.1.4.2", "15.2.3.2")
def test_battle_damage_alone_is_reduced_and_first_strike_damage_is_battle_damage() -> None:
    table = forward(stage(Bolt="Choose 1 Forward. Deal it 3000 damage."), "Shell", 5000)
    table.define(name="Shell", text="If Shell is dealt battle damage, reduce the damage by 2000 instead.", power=5000)
    forward(table, "Quick", 4000, "First Strike").field(0, "Quick").field(1, "Shell")
    table.attack("Quick").block("Shell").end_step()
    assert table.damage_on("Shell", 1) == 2000 and not table.is_on_field("Quick", 0)


@pytest.mark.rule("fftcg", "11.12.5.1", "6.5.1", "10.1.4.1")
def test_two_points_of_damage_in_place_of_one_are_dealt_in_battle_and_by_ability() -> None:
    text = "If Twin deals damage to your opponent, deal 2 points of damage instead."
    table = forward(scenario("fftcg"), "Twin", text=text).field(0, "Twin").attack("Twin").no_block().end_step()
    assert table.damage_count(1) == 2


# ---------------------------------------------------------------- battle, stack, zones


@pytest.mark.rule("fftcg", "10.1.3.3", "10.1.3.2.1", "10.1.4.1")
def test_a_blocker_that_is_removed_from_battle_is_dealt_nothing_and_the_attack_stays_blocked() -> None:
    table = stage(Flee="Choose 1 blocking Forward. Remove it from battle.").field(0, "Caravan Guard")
    table.field(1, "Kiln Apprentice").attack("Caravan Guard").block("Kiln Apprentice")
    table.play(0, "Flee", targets=["Kiln Apprentice"]).resolve().end_step()
    assert table.is_on_field("Kiln Apprentice", 1) and table.damage_count(1) == 0
    assert table.damage_on("Caravan Guard") == 0


@pytest.mark.rule("fftcg", "15.1.1.9.1", "11.8.6")
def test_each_forward_that_forms_a_party_is_heard_of() -> None:
    text = "When a Forward you control forms a party, draw 1 card."
    table = forward(scenario("fftcg"), "Drum", text=text).field(0, "Drum", "Kiln Apprentice", "Kiln Apprentice")
    first, second = (table.card("Kiln Apprentice", 0, zone="field", index=i) for i in (0, 1))
    table.attack(first, party=[second])
    assert table.stack() == ["Drum", "Drum"]


@pytest.mark.rule("fftcg", "11.8.9", "11.11.2", "11.3.9")
@pytest.mark.parametrize("words", ["cancel that Summon", "cancel it", "cancel its effect"])
def test_a_summon_that_chooses_a_forward_is_cancelled_by_the_forward_and_an_ability_is_not(words: str) -> None:
    table = forward(stage(Doom=BREAK), "Mirror", text=f"When Mirror is chosen by a Summon, {words}.").field(1, "Mirror")
    forward(table, "Imp", text="《0》: Choose 1 Forward. Dull it.").field(0, "Imp")
    table.use(0, "Imp", targets=["Mirror"])
    assert table.stack() == ["Imp"]
    table.resolve().play(0, "Doom", targets=["Mirror"]).resolve_all()
    assert table.is_rested("Mirror", 1) and table.is_on_field("Mirror", 1)


@pytest.mark.rule("fftcg", "15.1.1.11.2", "15.1.1.11.3", "11.11.6")
def test_cards_are_split_into_groups_of_which_one_may_be_empty() -> None:
    text = "Reveal the top 3 cards of your deck. Split them into 2 groups. Your opponent selects 1 group. "
    text += "Add that group to your hand and put the other group into the Break Zone."
    table = stage(Sort=text).deck(0, "Kiln Apprentice", "Caravan Guard", "Salt Road Warden").play(0, "Sort").resolve()
    table.choose("Kiln Apprentice", "Caravan Guard", "Salt Road Warden").expect(player=1)
    table.option("-")
    assert table.hand_size(0) == 0 and len(table.zone_names(0, "break")) == 4


@pytest.mark.rule("fftcg", "6.2.4", "7.3", "6.2.6.1")
@pytest.mark.parametrize(("whose", "player"), [("your", 0), ("its owner's", 1)])
def test_a_card_out_of_the_opponents_break_zone_comes_under_the_control_that_the_text_names(
    whose: str, player: int
) -> None:
    text = f"Choose 1 Forward in your opponent's Break Zone. Play it onto the field under {whose} control."
    table = stage(Raise=text).zone(1, "break", "Caravan Guard").play(0, "Raise", targets=["Caravan Guard"]).resolve()
    assert table.is_on_field("Caravan Guard", player) and table.obj("Caravan Guard").owner == 1


@pytest.mark.rule("fftcg", "11.11.5.1", "11.11.2", "6.2.3")
@pytest.mark.parametrize("pays", [True, False])
def test_the_controller_of_a_summon_may_pay_to_keep_it(pays: bool) -> None:
    text = "Choose 1 Summon. Its controller may pay 《1》. If they do not, cancel its effect."
    table = summons(stage(Rite="Draw 2 cards."), 1, "ice", Tax=text).sources(0, fire=1)
    table.play(0, "Rite").passes(0).play(1, "Tax", targets=["Rite"]).resolve()
    table.yes() if pays else table.no()
    table.resolve_all()
    assert table.hand_size(0) == (2 if pays else 0)


@pytest.mark.rule("fftcg", "15.2.9.2", "15.2.9.3.2", "15.2.9.4.1.1")
@pytest.mark.parametrize(
    "spelled", ["Priming Lion -- 《Fire》", "Priming [Lion] — 《Fire》", "Priming “Lion” -- 《Fire》"]
)
def test_a_primed_forward_keeps_its_damage_however_the_keyword_is_written(spelled: str) -> None:
    table = forward(scenario("fftcg"), "Cub", 5000, spelled, element=["fire"])
    forward(table, "Lion", 9000, element=["fire"]).sources(0, fire=1).field(0, "Cub", damage=4000).deck(0, "Lion")
    table.act(0, "priming", "Cub").choose("Lion")
    assert table.power("Lion") == 9000 and table.damage_on("Lion") == 4000


@pytest.mark.rule("fftcg", "11.6.2.1", "11.6.10", "6.8.1")
def test_a_hand_that_is_discarded_and_a_crystal_are_paid_together() -> None:
    table = forward(scenario("fftcg"), "Pawn", text="《Crystal》, discard your hand: Draw 2 cards.").field(0, "Pawn")
    table.resources(0, crystal=1).hand(0, "Kiln Apprentice", "Caravan Guard", "Salt Road Warden")
    table.use(0, "Pawn").resolve()
    assert table.hand_size(0) == 2 and len(table.zone_names(0, "break")) == 3 and table.resource(0, "crystal") == 0
    with pytest.raises(BadScript):
        table.use(0, "Pawn")


@pytest.mark.rule("fftcg", "6.5.1")
@pytest.mark.parametrize(
    ("text", "mine", "theirs"),
    [("Your opponent receives 2 points of damage.", 0, 2), ("Each player receives 1 point of damage.", 1, 1)],
)
def test_who_receives_points_of_damage_by_a_text(text: str, mine: int, theirs: int) -> None:
    made = scenario("fftcg").define(name="Toll", type="summon", element="fire", cost=1, text=text)
    made.sources(0, fire=1).hand(0, "Toll").play(0, "Toll").resolve()
    assert (made.damage_count(0), made.damage_count(1)) == (mine, theirs)
