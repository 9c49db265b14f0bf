"""Rulings on seams of FINAL FANTASY TCG: what one sentence does to the next, what is gone, who controls what left."""

from __future__ import annotations

import pytest

from tests.games.fftcg.stages import BREAK, TAKE, forward, stage, summons
from tests.straight import find, play_on

pytestmark = pytest.mark.both_seats

DRAIN = "Choose 1 Forward. It loses 2000 power until the end of the turn."


@pytest.mark.rule("fftcg", "11.11.1", "11.12.4")
def test_the_second_sentence_sees_what_the_first_has_ended_also_in_a_straight_run() -> None:
    text = "Choose 1 Backup opponent controls. Break it. Break all the Forwards of power 5000 or less."
    table = forward(stage(Sweep=text), "Page", 4000)
    table.define(name="Drum", type="backup", element=["ice"], text="The Forwards you control gain +2000 power.")
    table.field(1, "Drum", "Page")
    game = play_on(table, ("priority", "Sweep"), ("choose", "Drum"), until="end")
    assert find(game, "Page").zone == "break"


@pytest.mark.rule("fftcg", "11.11.1", "11.12.4")
def test_and_in_the_scenario_the_same_comes_out() -> None:
    text = "Choose 1 Backup opponent controls. Break it. Break all the Forwards of power 5000 or less."
    table = forward(stage(Sweep=text), "Page", 4000)
    table.define(name="Drum", type="backup", element=["ice"], text="The Forwards you control gain +2000 power.")
    table.field(1, "Drum", "Page").play(0, "Sweep", targets=["Drum"]).resolve()
    assert sorted(table.zone_names(1, "break")) == ["Drum", "Page"]


@pytest.mark.rule("fftcg", "11.3.9", "11.11.1")
def test_a_summon_all_of_whose_choices_are_gone_does_nothing_else_either() -> None:
    table = forward(stage(Jolt="Choose 1 Forward. Deal it 9000 damage. Draw 1 card."), "Page")
    summons(table, 1, "ice", Save="Choose 1 Forward you control. Return it to your hand.").field(1, "Page")
    table.play(0, "Jolt", targets=["Page"]).passes(0).play(1, "Save", targets=["Page"]).resolve_all()
    assert table.hand_size(0) == 0 and table.hand_names(1) == ["Page"]


@pytest.mark.rule("fftcg", "11.3.9")
def test_of_two_chosen_the_one_that_is_left_gets_its_damage() -> None:
    table = forward(forward(stage(Jolt="Choose 2 Forwards. Deal them 9000 damage."), "Page"), "Squire")
    summons(table, 1, "ice", Save="Choose 1 Forward you control. Return it to your hand.").field(1, "Page", "Squire")
    table.play(0, "Jolt", targets=["Page", "Squire"]).passes(0).play(1, "Save", targets=["Page"]).resolve_all()
    assert table.zone_names(1, "break")[-1:] == ["Squire"] or "Squire" in table.zone_names(1, "break")
    assert table.hand_names(1) == ["Page"]


@pytest.mark.rule("fftcg", "6.2.6", "11.8.5")
def test_who_controlled_a_stolen_forward_as_it_left_gets_its_ability_and_its_owner_the_card() -> None:
    last = "When Page is put from the field into the Break Zone, draw 1 card."
    table = forward(stage(Charm=TAKE, Axe=BREAK), "Page", 5000, last).field(1, "Page")
    table.play(0, "Charm", targets=["Page"]).resolve().play(0, "Axe", targets=["Page"]).resolve_all()
    assert table.zone_names(1, "break") == ["Page"] and table.hand_size(0) == 1 and table.hand_size(1) == 0


@pytest.mark.rule("fftcg", "10.1.2.1.1", "6.2.6")
def test_a_forward_taken_over_this_turn_does_not_attack_without_haste() -> None:
    table = forward(forward(stage(Charm=TAKE), "Page"), "Squire", 5000, "Haste").field(1, "Page", "Squire")
    table.play(0, "Charm", targets=["Page"]).resolve().to("attack_declaration")
    assert not table.can("attack", 0, "Page")


@pytest.mark.rule("fftcg", "15.2.3.2", "15.2.3.3")
def test_who_is_broken_by_first_strike_deals_nothing_back() -> None:
    table = forward(forward(stage(), "Page", 5000), "Lancer", 5000, "First Strike").field(0, "Page").field(1, "Lancer")
    table.attack("Page").block("Lancer").end_step()
    assert table.zone_names(0, "break") == ["Page"] and table.damage_on("Lancer", 1) == 0


@pytest.mark.rule("fftcg", "11.3.5", "11.11.1")
def test_who_chooses_up_to_one_and_none_does_the_rest() -> None:
    table = forward(stage(Nod="Choose up to 1 Forward. Dull it. Draw 1 card."), "Page").field(1, "Page")
    table.play(0, "Nod", targets=[[]]).resolve()
    assert table.hand_size(0) == 1 and not table.is_rested("Page", 1)


@pytest.mark.rule("fftcg", "11.12.4.6", "11.12.3")
def test_abilities_gained_after_all_were_lost_are_had() -> None:
    table = stage(
        Mute="Choose 1 Forward. It loses all abilities until the end of the turn.",
        Wing="Choose 1 Forward. It gains Haste until the end of the turn.",
    )
    table = forward(table, "Lancer", 5000, "First Strike").field(0, "Lancer")
    table.play(0, "Mute", targets=["Lancer"]).resolve().play(0, "Wing", targets=["Lancer"]).resolve()
    assert table.has("Lancer", "haste") and not table.has("Lancer", "first_strike")


@pytest.mark.rule("fftcg", "12.4.2", "5.2.6.1")
def test_damage_stays_while_power_goes_and_the_two_together_break() -> None:
    table = stage(
        Jab="Choose 1 Forward. Deal it 3000 damage.",
        Drain=DRAIN,
    )
    table = forward(table, "Page", 5000).field(1, "Page")
    table.play(0, "Jab", targets=["Page"]).resolve().play(0, "Drain", targets=["Page"]).resolve()
    assert table.zone_names(1, "break") == ["Page"]


@pytest.mark.rule("fftcg", "11.8.6", "12.4.2")
def test_one_or_more_that_are_broken_at_once_are_heard_of_once() -> None:
    table = forward(forward(stage(Storm="Deal 9000 damage to all the Forwards opponent controls."), "Page"), "Squire")
    fall = "1 or more Forwards opponent controls are put from the field into the Break Zone"
    table.define(name="Crow", type="backup", element=["wind"], text=f"When {fall}, draw 1 card.").field(0, "Crow")
    table.field(1, "Page", "Squire").play(0, "Storm").resolve_all()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "7.7.3", "12.4.6", "6.2.6")
def test_a_stolen_namesake_breaks_both() -> None:
    table = forward(stage(Charm=TAKE), "Page").field(0, "Page").field(1, "Page")
    table.play(0, "Charm", targets=["Page"]).resolve()
    assert table.zone_names(0, "break")[-1:] == ["Page"] and table.zone_names(1, "break") == ["Page"]


@pytest.mark.rule("fftcg", "11.12.3", "15.1.1.9.2")
def test_two_whose_elements_were_made_the_same_form_a_party() -> None:
    table = stage(Dye="Choose 1 Forward. Its Element becomes Ice until the end of the turn.")
    forward(forward(table, "Coal", element=["fire"]), "Frost", element=["ice"]).field(0, "Coal", "Frost")
    table.play(0, "Dye", targets=["Coal"]).resolve().attack("Coal", party=["Frost"])
    assert table.is_rested("Coal") and table.is_rested("Frost")


@pytest.mark.rule("fftcg", "11.3.6", "11.3.7")
def test_an_extra_cost_stays_paid_although_the_summon_is_cancelled() -> None:
    text = "As an extra cost to cast Trade, discard 1 card.\nDraw 2 cards."
    table = forward(stage(Trade=text), "Fee").hand(0, "Fee")
    summons(table, 1, "ice", Stop="Choose 1 Summon. Cancel its effect.")
    table.play(0, "Trade", cost=["Fee"]).passes(0).play(1, "Stop", targets=["Trade"]).resolve_all()
    assert table.hand_size(0) == 0 and "Fee" in table.zone_names(0, "break")


@pytest.mark.rule("fftcg", "11.12.4.6", "11.12.3")
def test_of_two_elements_that_it_became_the_later_holds() -> None:
    turn = "until the end of the turn."
    table = stage(
        Dye=f"Choose 1 Forward. Its Element becomes Ice {turn}",
        Tint=f"Choose 1 Forward. Its Element becomes Wind {turn}",
    )
    forward(table, "Coal", element=["fire"]).field(0, "Coal")
    table.play(0, "Dye", targets=["Coal"]).resolve().play(0, "Tint", targets=["Coal"]).resolve()
    assert table.obj("Coal").now.colours == {"wind"}


@pytest.mark.rule("fftcg", "9.1.1", "9.5.1.4")
def test_what_lasts_until_the_end_of_the_turn_is_over_in_the_extra_turn() -> None:
    table = stage(Rush="Take 1 extra turn after this one.", Drain=DRAIN)
    forward(table, "Page").field(1, "Page").play(0, "Drain", targets=["Page"]).resolve()
    assert table.power("Page", 1) == 3000
    table.play(0, "Rush").resolve().next_turn()
    assert table.active == 0 and table.power("Page", 1) == 5000


@pytest.mark.rule("fftcg", "7.7.3", "7.7.5")
def test_what_is_picked_beside_a_namesake_in_play_is_none_of_them() -> None:
    table = stage(Call="Play up to 2 Forwards from your hand onto the field.")
    forward(forward(table, "Twin"), "Other").field(0, "Twin").hand(0, "Twin", "Other").play(0, "Call").resolve()
    assert [obj.face.name for obj in table.question.options] == ["Other"]


@pytest.mark.rule("fftcg", "15.1.1.3.2", "12.4.4", "12.4.5")
def test_who_is_broken_is_heard_of_and_who_runs_out_of_power_was_not_broken() -> None:
    table = forward(stage(Axe=BREAK), "Page", 2000, "When Page is broken, draw 1 card.").field(0, "Page")
    assert table.play(0, "Axe", targets=["Page"]).resolve_all().hand_size(0) == 1
    table = forward(stage(Sap=DRAIN), "Page", 2000, "When Page is broken, draw 1 card.").field(0, "Page")
    table.play(0, "Sap", targets=["Page"]).resolve_all()
    assert "Page" in table.zone_names(0, "break") and table.hand_size(0) == 0
