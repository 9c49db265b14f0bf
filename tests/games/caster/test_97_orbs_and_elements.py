"""Rulings on orbs that are corrupted together or made anew, on elements that cards become, on counters that are
counted, on what each player does, and on races that no list has."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScenario, scenario
from tests.games.caster.written import Written, conjure, servant


def casting(text: str, cost: int = 1) -> Written:
    """Player 0 has a conjure that says so in hand, and what it costs."""
    return conjure(scenario("caster"), "Word", text, cost).hand(0, "Word").sources(0, ignus=cost + 1)


@pytest.mark.rule("caster", "1009.1a", "1009.2")
def test_all_orbs_of_both_players_are_corrupted_at_once_and_heard_of_once() -> None:
    made = servant(casting("Corrupt all orbs."), "Ear", "Whenever an orb is corrupted ⇒ Draw a card.")
    servant(made, "Eye", "Whenever an enemy orb is corrupted ⇒ Draw a card.").field(0, "Ear", "Eye")
    made.zone(0, "orb", 2).zone(1, "orb", 3).play(0, "Word").resolve()
    assert made.zone_names(0, "orb") == [] == made.zone_names(1, "orb")
    assert made.hand_size(0) == 2 and made.hand_size(1) == 3
    made.option("Ear")
    assert sorted(made.stack()) == ["Ear", "Eye"]


@pytest.mark.rule("caster", "1009.1", "105.4b")
def test_all_enemy_orbs_are_the_opponents() -> None:
    made = casting("Corrupt all enemy orbs.").zone(0, "orb", 2).zone(1, "orb", 3).play(0, "Word").resolve()
    assert len(made.zone_names(0, "orb")) == 2 and made.zone_names(1, "orb") == []


@pytest.mark.rule("caster", "1009.1", "1103.2b", "1103.4")
def test_of_both_players_broken_orbs_the_turn_players_are_played_first() -> None:
    made = servant(casting("Corrupt all orbs."), "Wisp", "[Break]", cost=5)
    made.zone(0, "orb", "Wisp").zone(1, "orb", "Wisp").play(0, "Word").resolve()
    made.expect(player=0).yes().expect(player=1).yes().resolve().expect(player=1).option("recovered")
    made.resolve().expect(player=0).option("recovered")
    assert made.is_on_field("Wisp", 0) and made.is_on_field("Wisp", 1)


@pytest.mark.rule("caster", "1009.1", "804.5", "104.2")
def test_whoever_corrupts_an_enemy_orb_chooses_it_and_corrupts_as_many_as_there_are() -> None:
    made = servant(casting("Corrupt an enemy orb."), "Wisp").zone(1, "orb", "Wisp", 1).play(0, "Word").resolve()
    made.expect(player=0).choose("Wisp")
    assert made.hand_names(1) == ["Wisp"] and len(made.zone_names(1, "orb")) == 1
    made = casting("Corrupt two enemy orbs.").zone(1, "orb", 1).play(0, "Word").resolve()
    assert made.zone_names(1, "orb") == [] and not made.over


@pytest.mark.rule("caster", "309.2", "1012.2")
def test_a_card_put_into_your_orb_zone_lies_there_unseen() -> None:
    made = servant(casting("Put the top card of your deck into your orb zone."), "Wisp").deck(0, "Wisp")
    made.zone(0, "orb", 1).play(0, "Word").resolve()
    assert sorted(made.zone_names(0, "orb")) == ["Porch Lamp", "Wisp"]
    assert made.obj("Wisp", 0, "orb").seen == 0


@pytest.mark.rule("caster", "207.1", "904.1")
def test_atk_for_each_allied_orb_goes_with_the_orbs() -> None:
    made = servant(casting("Corrupt an allied orb."), "Hearth", "This card gains +500 ATK for each allied orb.")
    made.field(0, "Hearth").zone(0, "orb", 2).zone(1, "orb", 5)
    assert made.power("Hearth") == 3000
    made.play(0, "Word").resolve().choose("Porch Lamp")
    assert made.power("Hearth") == 2500


@pytest.mark.rule("caster", "909.1b", "909.5", "907.6")
def test_a_caster_that_becomes_luna_makes_luna_aether_only() -> None:
    made = casting("Target caster becomes Luna until end of turn.").define(
        name="Vesper", type="Caster", level=1, element="Solis"
    )
    servant(made, "Sun", cost=1, element="Solis")
    servant(made, "Moon", cost=1, element="Luna").field(0, "Vesper").hand(0, "Sun", "Moon")
    assert made.can("play", 0, "Sun") and not made.can("play", 0, "Moon")
    made.play(0, "Word", targets=["Vesper"]).resolve()
    assert made.can("play", 0, "Moon") and not made.can("play", 0, "Sun")


@pytest.mark.rule("caster", "909.1b", "1014.1", "1204.1")
def test_a_servant_that_gains_an_element_keeps_the_old_one_and_meets_both_groups() -> None:
    made = servant(casting("Target servant gains Luna until end of turn."), "Imp")
    servant(made, "Tide", "Allied Luna servants gain +500 ATK.")
    servant(made, "Forge", "Allied Ignus servants gain +300 ATK.", element="Terra")
    made.field(0, "Imp", "Tide", "Forge")
    assert made.power("Imp") == 2300
    made.play(0, "Word", targets=["Imp"]).resolve()
    assert made.power("Imp") == 2800


@pytest.mark.rule("caster", "1018.2", "1018.4", "904.1")
def test_atk_for_each_counter_on_a_card() -> None:
    made = servant(
        casting("Put two torch counters on target servant."),
        "Hearth",
        "This card gains +500 ATK for each torch counter on this card.",
    )
    made.field(0, "Hearth", counters={"torch": 1}).play(0, "Word", targets=["Hearth"]).resolve()
    assert made.power("Hearth") == 3500


@pytest.mark.rule("caster", "1006.1", "1013.1", "104.2")
def test_each_player_discards_then_draws_and_each_may_draw() -> None:
    made = casting("Each player discards a card, then draws a card.").hand(0, 1).hand(1, 1).play(0, "Word").resolve()
    assert (made.hand_size(0), made.hand_size(1)) == (1, 1)
    made = casting("Each player may draw a card.").play(0, "Word").resolve()
    made.expect(player=0).yes().expect(player=1).no()
    assert (made.hand_size(0), made.hand_size(1)) == (1, 0)


@pytest.mark.rule("caster", "909.3b-3", "1014.1", "909.1b")
def test_a_text_may_name_the_race_of_a_card_that_the_scenario_defines_later() -> None:
    made = casting("Imps you control gain +1000 ATK until end of turn.")
    conjure(made, "Name", "Target servant becomes Golem until end of turn.").hand(0, "Name")
    servant(made, "Scamp", race="Imp").field(0, "Scamp").play(0, "Word").resolve()
    assert made.power("Scamp") == 3000
    made.play(0, "Name", targets=["Scamp"]).resolve()
    assert made.power("Scamp") == 2000  # no Imp any more: the effect on a group stops applying


@pytest.mark.rule("caster", "206.2", "206.3")
def test_a_race_whose_name_ends_like_a_plural_is_meant_by_its_name() -> None:
    made = servant(casting("Glass servants you control gain +1000 ATK until end of turn."), "Pane", race="Glass")
    made.field(0, "Pane").play(0, "Word").resolve()
    assert made.power("Pane") == 3000


@pytest.mark.rule("caster", "206.3")
def test_a_race_that_no_card_has_is_refused_before_the_game_begins() -> None:
    made = casting("Imsp you control gain +1000 ATK until end of turn.")
    with pytest.raises(BadScenario, match="Imsp"):
        servant(made, "Scamp", race="Imp").field(0, "Scamp").begin()


@pytest.mark.rule("caster", "314.3a", "314.3")
def test_a_fourth_card_for_the_bingo_zone_banishes_one() -> None:
    made = servant(casting("Put the top card of your deck into your BINGO zone."), "Wisp").deck(0, "Wisp")
    made.zone(0, "bingo", 3).play(0, "Word").resolve().choose("Porch Lamp")
    assert sorted(made.zone_names(0, "bingo")) == ["Porch Lamp", "Porch Lamp", "Wisp"]


@pytest.mark.rule("caster", "1302.1d", "1302.1a", "1302.3a", "906.5b")
def test_a_token_of_an_element_goes_to_the_graveyard_and_is_no_more() -> None:
    made = casting("Put a 1000/500 Luna Lamp token into the field.", 1)
    conjure(made, "Fell", "Destroy target servant.")
    servant(made, "Ear", "Whenever another allied Luna servant is put into a graveyard from the field ⇒ Draw a card.")
    made.field(0, "Ear").hand(0, "Fell").play(0, "Word").resolve().option("recovered")
    assert made.power("Lamp") == 1000
    made.play(0, "Fell", targets=["Lamp"]).resolve()
    assert made.stack() == ["Ear"] and sorted(made.zone_names(0, "graveyard")) == ["Fell", "Word"]


@pytest.mark.rule("caster", "1114.2", "903.2h")
def test_a_step_up_that_is_the_only_way_to_pay_agrees_with_the_script() -> None:
    made = servant(scenario("caster"), "Baron", "[Step Up] (Imp)", cost=3, race="Imp")
    servant(made, "Scamp", cost=4, race="Imp").field(0, "Scamp").hand(0, "Baron")
    made.play(0, "Baron", extra=True, cost=["Scamp"]).resolve()
    assert made.is_rested("Scamp") and made.is_rested("Baron")
