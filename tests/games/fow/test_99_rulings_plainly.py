"""Rulings in plain words: states that are waited for, a life that is set, hands and stones, and who is attacked."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript
from tests.games.fow.tables import life, table
from tests.games.fow.written import chant, regalia, resonator

HEN = resonator("Hen", cost="{0}", size=(300, 300))
OX = resonator("Ox", cost="{0}", size=(800, 800))
KILL = chant("Kill", "[Quickcast]", "Destroy target resonator.")
CUP = regalia("Cup", "Whenever you gain life >>> Draw a card.")


@pytest.mark.rule("fow", "906.1", "906.2")
def test_a_state_is_heard_of_when_it_comes_and_not_while_it_lasts() -> None:
    hunger = regalia("Hunger", "When you control no resonators >>> You lose 100 life.")
    t = table(HEN, hunger, KILL).field(0, "Hunger", "Hen").hand(0, "Kill").play(0, "Kill").resolve()
    assert t.stack() == ["Hunger"]  # once, and not again while it waits
    assert life(t.resolve())[0] == 3900


@pytest.mark.rule("fow", "104.6", "104.3", "1007.2")
@pytest.mark.parametrize(("becomes", "cards"), [(5000, 1), (4000, 0), (1000, 0)])
def test_a_life_that_becomes_more_is_gained_and_one_that_becomes_less_is_lost(becomes: int, cards: int) -> None:
    t = table(CUP, chant("Reset", f"Your life becomes {becomes}.")).field(0, "Cup").hand(0, "Reset")
    t.play(0, "Reset").resolve_all()
    assert life(t)[0] == becomes and t.hand_size(0) == cards


@pytest.mark.rule("fow", "104.4", "104.6")
def test_who_cannot_gain_life_this_turn_has_no_life_that_becomes_more() -> None:
    ban = chant("Ban", "Players cannot gain life this turn.")
    t = table(ban, chant("Reset", "Your life becomes 5000.")).hand(0, "Ban", "Reset")
    assert life(t.play(0, "Ban").resolve().play(0, "Reset").resolve())[0] == 4000


@pytest.mark.rule("fow", "306.3", "505.5")
@pytest.mark.parametrize(
    ("text", "kept"), [("You have no maximum hand size.", 10), ("Your maximum hand size is increased by two.", 9)]
)
def test_a_larger_hand_is_kept_at_the_end_of_the_turn(text: str, kept: int) -> None:
    t = table(HEN, regalia("Desk", text)).field(0, "Desk").hand(0, *["Hen"] * 10)
    t.to("final_hand") if kept < 10 else t.next_turn()
    if kept < 10:
        t.choose(t.card("Hen", 0, zone="hand"))
    assert t.hand_size(0) == kept


@pytest.mark.rule("fow", "910.2d", "104.4")
def test_what_cannot_be_removed_from_the_game_goes_to_the_graveyard_though_it_was_to_be_removed() -> None:
    ban = regalia("Ban", "Resonators cannot be removed from the game.")
    pit = regalia(
        "Pit", "If a resonator would be put into a graveyard from the field, remove it from the game instead."
    )
    t = table(HEN, ban, pit, KILL).field(0, "Ban", "Pit").field(1, "Hen").hand(0, "Kill")
    assert t.play(0, "Kill", targets=["Hen"]).resolve().zone_names(1, "graveyard") == ["Hen"]


@pytest.mark.rule("fow", "104.7")
@pytest.mark.parametrize(("counters", "power"), [(2, 600), (3, 100)])
def test_exactly_two_are_not_three(counters: int, power: int) -> None:
    text = "This card gains [+500/+500] as long as it has exactly two power counters on it."
    t = table(resonator("Robo", text, size=(100, 100))).field(0, "Robo", counters={"power": counters})
    assert t.power("Robo") == power


@pytest.mark.rule("fow", "1007.2", "910.2a")
def test_damage_that_is_dealt_to_a_player_is_prevented_in_part() -> None:
    wall = regalia("Wall", "If damage would be dealt to you, prevent 100 of it.")
    t = table(wall, chant("Bolt", "Deal 300 damage to target player.")).field(1, "Wall").hand(0, "Bolt")
    t.play(0, "Bolt", targets=[1]).resolve()
    assert life(t)[1] == 3800


@pytest.mark.rule("fow", "803.3", "804.4a", "806.2b")
def test_a_player_is_attacked_by_number_and_struck_when_the_blocker_is_gone() -> None:
    t = table(OX, HEN, KILL).field(0, "Ox").field(1, "Hen").hand(1, "Kill").attack("Ox", at=1).block("Hen")
    t.passes(0).play(1, "Kill", targets=["Hen"]).resolve().end_step()
    assert life(t)[1] == 3200
    with pytest.raises(BadScript, match="player 0 was scripted"):
        table(OX).field(0, "Ox").attack("Ox", at=0)


@pytest.mark.rule("fow", "910.1", "910.2d")
def test_that_entity_is_the_one_that_would_have_left() -> None:
    pit = regalia("Pit", "If an entity would leave the field, remove that entity from the game instead.")
    t = table(HEN, pit, KILL).field(0, "Pit").field(1, "Hen").hand(0, "Kill")
    assert t.play(0, "Kill", targets=["Hen"]).resolve().zone_names(1, "removed") == ["Hen"]


@pytest.mark.rule("fow", "1017.3d", "1110.4b")
def test_the_copy_of_an_awakened_spell_is_awakened_and_has_its_targets() -> None:
    text = "Deal 100 damage to target player. If this card was awakened, deal 300 damage to that player instead."
    t = table(chant("Spark", "[Awakening] {1}", text), chant("Again", "[Quickcast]", "Copy target spell."), stones=1)
    t.hand(0, "Spark", "Again").play(0, "Spark", extra=True, targets=[1]).play(0, "Again", targets=["Spark"])
    assert life(t.resolve_all())[1] == 3400


@pytest.mark.rule("fow", "1009.2", "104.4")
@pytest.mark.parametrize(("most", "drawn", "later"), [("one card", 1, 0), ("two cards", 2, 0), ("four cards", 3, 1)])
def test_who_cannot_draw_more_than_so_many_draws_only_those(most: str, drawn: int, later: int) -> None:
    """Cards are drawn one by one: the first of them are drawn, and nothing of what comes later in the turn."""
    cork = regalia("Cork", f"You cannot draw more than {most} each turn.")
    t = table(cork, chant("Read", "Draw three cards.")).field(0, "Cork").hand(0, "Read", "Read")
    assert t.play(0, "Read").resolve().hand_size(0) == 1 + drawn
    assert t.play(0, "Read", zone="hand").resolve().hand_size(0) == drawn + later


@pytest.mark.rule("fow", "1009.2", "502.4", "104.4")
def test_whoever_has_drawn_in_the_draw_phase_draws_no_second_card_in_that_turn() -> None:
    cork = regalia("Cork", "Your opponent cannot draw more than one card per turn.")
    t = table(cork, chant("Read", "Draw a card.")).field(0, "Cork").hand(1, "Read").next_turn().to("main")
    before = t.hand_size(1)
    assert t.play(1, "Read").resolve().hand_size(1) == before - 1


@pytest.mark.rule("fow", "104.4", "502.4")
def test_whoever_cannot_draw_cards_draws_none_in_the_draw_phase_either() -> None:
    drought = regalia("Drought", "Players cannot draw cards.")
    t = table(drought).field(0, "Drought").next_turn().to("main")
    assert t.hand_size(1) == 0


@pytest.mark.rule("fow", "901.3a", "104.7")
@pytest.mark.parametrize(("has", "power"), [(1000, 800), (1100, 300)])
def test_a_life_that_somebody_has_is_looked_at_all_the_time(has: int, power: int) -> None:
    rage = resonator("Rage", "As long as you have 1000 or less life, this card gains [+500/+500].", size=(300, 300))
    assert table(rage).field(0, "Rage").resources(0, life=has).power("Rage") == power


@pytest.mark.rule("fow", "910.1", "910.3")
def test_two_texts_that_double_the_life_that_is_gained_each_apply_once() -> None:
    cups = [regalia(name, "If you would gain life, you gain twice that much instead.") for name in ("Bowl", "Vase")]
    t = table(*cups, chant("Sip", "You gain 100 life.")).field(0, "Bowl", "Vase").hand(0, "Sip")
    assert life(t.play(0, "Sip").resolve().option("Bowl"))[0] == 4400


@pytest.mark.rule("fow", "1014.2", "304.3")
def test_one_of_those_cards_is_kept_and_the_others_lie_at_the_bottom() -> None:
    text = "Look at the top two cards of your deck. Put one of those cards into your hand and the rest on the bottom of"
    t = table(HEN, OX, chant("Sift", f"{text} your deck.")).deck(0, "Hen", "Ox").hand(0, "Sift")
    t.play(0, "Sift").resolve().choose("Ox")
    assert t.hand_names(0) == ["Ox"] and t.zone_names(0, "deck")[-1] == "Hen"


@pytest.mark.rule("fow", "1007.5", "912.1")
@pytest.mark.parametrize("start", ["This card deals", "Deal"])
@pytest.mark.parametrize("whom", ["each player and resonator", "each player and each resonator"])
def test_players_and_resonators_are_dealt_damage_by_one_text(start: str, whom: str) -> None:
    quake = chant("Quake", f"{start} 800 damage to {whom}.")
    weak, strong = resonator("Weak", size=(100, 800)), resonator("Strong", size=(100, 900))
    t = table(quake, weak, strong).hand(0, "Quake").field(0, "Weak").field(1, "Strong")
    t.play(0, "Quake").resolve()
    assert [t.resource(player, "life") for player in (0, 1)] == [3200, 3200]
    assert t.zone_names(0, "graveyard") == ["Quake", "Weak"] and t.damage_on("Strong") == 800
