"""Rulings on seams of Force of Will: one sentence after the other, what is gone, replaced draws, control."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator
from tests.straight import find, play_on

CALF = resonator("Calf", "", size=(300, 300))
KILL = chant("Kill", "[Quickcast]", "Destroy target resonator.")
CHARM = chant("Charm", "Gain control of target resonator until end of turn.")
SWEEP = chant("Sweep", "Destroy target regalia. Then destroy all resonators with DEF 300 or less.")
DRUM = regalia("Drum", "Resonators you control gain [+200/+200].")
SAINT = resonator("Saint", "You cannot lose the game.")
WELL = regalia("Well", "If you would draw a card, you gain 100 life instead.")


@pytest.mark.rule("fow", "908.1", "909.3g")
def test_the_second_sentence_sees_what_the_first_has_ended() -> None:
    t = table(CALF, SWEEP, DRUM).field(1, "Drum", "Calf").hand(0, "Sweep").play(0, "Sweep").resolve()
    assert sorted(t.zone_names(1, "graveyard")) == ["Calf", "Drum"]


@pytest.mark.rule("fow", "908.1", "909.3g")
def test_also_in_a_straight_run() -> None:
    t = table(CALF, SWEEP, DRUM).field(1, "Drum", "Calf").hand(0, "Sweep")
    game = play_on(t, ("priority", "Sweep"), until="end_turn")
    assert find(game, "Calf").zone == "graveyard"


@pytest.mark.rule("fow", "1202.2", "910.1")
def test_who_has_no_deck_and_draws_nothing_instead_does_not_lose() -> None:
    t = table(WELL, CALF).field(1, "Well").deck(1, only=True).keep_decks().turn(0, number=3)
    t.to("main", 1)
    assert not t.over and t.resource(1, "life") == 4100


@pytest.mark.rule("fow", "903.3a")
def test_a_chant_whose_only_target_is_gone_does_what_does_not_speak_of_it() -> None:
    study = chant("Study", "Destroy target resonator. Draw a card.")
    t = table(CALF, KILL, study).field(1, "Calf").hand(0, "Study").hand(1, "Kill")
    t.play(0, "Study").passes(0).play(1, "Kill").resolve_all()
    assert t.hand_size(0) == 1


@pytest.mark.rule("fow", "307.9", "906.2")
def test_who_controlled_a_stolen_resonator_hears_of_its_end() -> None:
    ghost = resonator("Ghost", "Whenever this card is put into a graveyard from the field >>> You gain 100 life.")
    t = table(ghost, KILL, CHARM).field(1, "Ghost").hand(0, "Charm", "Kill").play(0, "Charm").resolve()
    t.play(0, "Kill", targets=["Ghost"]).resolve_all()
    assert t.zone_names(1, "graveyard") == ["Ghost"] and t.resource(0, "life") == 4100


@pytest.mark.rule("fow", "910.1", "906.1")
def test_what_leaves_otherwise_than_it_would_was_not_destroyed_for_those_who_wait_for_that() -> None:
    ghost = resonator("Ghost", "If this card would leave the field, remove it from the game instead.")
    watch = regalia("Watch", "Whenever a resonator is put into a graveyard from the field >>> You gain 100 life.")
    t = table(ghost, watch, KILL).field(0, "Ghost", "Watch").hand(0, "Kill").play(0, "Kill").resolve_all()
    assert t.resource(0, "life") == 4000 and t.zone_names(0, "removed") == ["Ghost"]


@pytest.mark.rule("fow", "909.3d", "902.3a")
def test_what_is_gained_after_all_was_lost_is_had() -> None:
    mute = chant("Mute", "Target resonator loses all abilities until end of turn.")
    wing = chant("Wing", "Target resonator gains [Flying] until end of turn.")
    quick = resonator("Quick", "[First Strike]")
    t = table(mute, wing, quick).field(0, "Quick").hand(0, "Mute", "Wing")
    t.play(0, "Mute").resolve().play(0, "Wing").resolve()
    assert t.has("Quick", "flying") and not t.has("Quick", "first_strike")


@pytest.mark.rule("fow", "909.4", "909.5")
def test_an_effect_on_resonators_you_control_follows_control() -> None:
    t = table(CALF, DRUM, CHARM).field(0, "Drum").field(1, "Calf").hand(0, "Charm")
    assert t.power("Calf") == 300
    t.play(0, "Charm").resolve()
    assert t.power("Calf") == 500
    t.to("main", 1)
    assert t.power("Calf") == 300


@pytest.mark.rule("fow", "906.1", "1204.1")
def test_one_or_more_that_fall_in_one_rule_process_are_heard_of_once() -> None:
    weak = chant("Weak", "Resonators gain [-300/-300] until end of turn.")
    watch = regalia(
        "Watch", "Whenever one or more resonators are put into a graveyard from the field >>> You gain 100 life."
    )
    lamb = resonator("Lamb", "", size=(200, 200))
    t = table(CALF, lamb, weak, watch).field(0, "Watch").field(1, "Calf", "Lamb").hand(0, "Weak")
    t.play(0, "Weak").resolve()
    if t.question.why == "order":
        t.order("Calf", "Lamb")
    assert t.resolve_all().resource(0, "life") == 4100


@pytest.mark.rule("fow", "807.4", "909.1")
def test_until_end_of_battle_outside_a_battle_waits_for_the_next_one_to_end() -> None:
    ram = resonator("Ram", "{0}: This card gains [+200/+200] until end of battle.", size=(300, 300))
    t = table(ram).field(0, "Ram").use(0, "Ram").resolve()
    assert t.power("Ram") == 500
    t.attack("Ram").to("main")
    assert t.power("Ram") == 300


@pytest.mark.rule("fow", "903.3a", "911.1")
def test_what_asks_for_the_atk_of_a_target_that_is_gone_is_not_applied() -> None:
    loot = chant("Loot", "Destroy target resonator. You gain life equal to its ATK.")
    t = table(CALF, KILL, loot).field(1, "Calf").hand(0, "Loot").hand(1, "Kill")
    t.play(0, "Loot").passes(0).play(1, "Kill").resolve_all()
    assert t.resource(0, "life") == 4000


@pytest.mark.rule("fow", "909.1", "909.4a")
def test_a_stolen_resonator_goes_home_at_end_of_turn() -> None:
    t = table(CALF, CHARM).field(1, "Calf").hand(0, "Charm").play(0, "Charm").resolve()
    assert t.obj("Calf").controller == 0
    assert t.to("main", 1).obj("Calf").controller == 1


@pytest.mark.rule("fow", "910.2", "910.1")
@pytest.mark.parametrize(("first", "life"), [("Well", 4100), ("Spring", 4200)])
def test_of_two_texts_that_would_replace_a_draw_one_is_chosen_and_what_it_makes_may_be_replaced(
    first: str, life: int
) -> None:
    spring = regalia("Spring", "If you would draw a card, draw two cards instead.")
    learn = chant("Learn", "Draw a card.")
    t = table(WELL, spring, learn).field(0, "Well", "Spring").hand(0, "Learn").play(0, "Learn").resolve()
    t.expect(why="replacement").option(first)
    assert t.resource(0, "life") == life and t.hand_size(0) == 0


@pytest.mark.rule("fow", "103.5", "103.2")
def test_who_wins_by_an_effect_wins_although_the_other_cannot_lose() -> None:
    crown = chant("Crown", "You win the game.")
    t = table(SAINT, crown).field(1, "Saint").hand(0, "Crown").play(0, "Crown").resolve()
    assert t.over and t.winner == 0


@pytest.mark.rule("fow", "103.5", "1202.1")
def test_who_cannot_lose_does_not_lose_by_an_effect_and_not_later_either() -> None:
    doom = chant("Doom", "Your opponent loses the game.")
    t = table(SAINT, doom, KILL).field(1, "Saint").hand(0, "Doom", "Kill").play(0, "Doom").resolve()
    assert not t.over
    assert not t.play(0, "Kill").resolve().over


@pytest.mark.rule("fow", "909.3g", "909.3h", "1022.3")
def test_counters_come_after_what_sets_the_numbers() -> None:
    plated = resonator("Plated", "This card enters the field with two [+100/+100] counters on it.", size=(300, 300))
    small = chant("Small", "Target resonator becomes [100/100] until end of turn.")
    t = table(plated, small, stones=1).hand(0, "Plated", "Small").play(0, "Plated").resolve().play(0, "Small").resolve()
    assert t.power("Plated") == 300


@pytest.mark.rule("fow", "910.1", "1011.1")
def test_a_banish_that_is_replaced_still_removes_the_card() -> None:
    ghost = resonator("Ghost", "If this card would leave the field, remove it from the game instead.")
    altar = chant("Altar", "Your opponent banishes a resonator.")
    t = table(ghost, altar).field(1, "Ghost").hand(0, "Altar").play(0, "Altar").resolve()
    assert t.zone_names(1, "removed") == ["Ghost"]


@pytest.mark.rule("fow", "909.3d", "910.1")
def test_who_has_lost_all_abilities_leaves_as_any_other() -> None:
    ghost = resonator("Ghost", "If this card would leave the field, remove it from the game instead.")
    hush = regalia("Hush", "Resonators you control lose all abilities.")
    t = table(ghost, hush, KILL).field(0, "Ghost", "Hush").hand(0, "Kill").play(0, "Kill").resolve()
    assert "Ghost" in t.zone_names(0, "graveyard")


@pytest.mark.rule("fow", "906.1", "910.1")
def test_of_two_that_would_fall_together_the_one_that_is_replaced_is_not_heard_of() -> None:
    ghost = resonator("Ghost", "If this card would leave the field, remove it from the game instead.")
    flood = chant("Flood", "Destroy all resonators.")
    fall = "a resonator is put into a graveyard from the field"
    watch = regalia("Watch", f"Whenever {fall} >>> You gain 100 life.")
    t = table(ghost, CALF, flood, watch).field(0, "Watch").field(1, "Ghost", "Calf").hand(0, "Flood")
    t.play(0, "Flood").resolve_all()
    assert t.resource(0, "life") == 4100


@pytest.mark.rule("fow", "702.3c", "909.5")
def test_who_is_put_into_the_field_by_an_effect_enters_as_its_text_says() -> None:
    slow = resonator("Slow", "This card enters the field rested.")
    call = chant("Call", "Put target resonator from your graveyard into your field.")
    t = table(slow, call).zone(0, "graveyard", "Slow").hand(0, "Call").play(0, "Call").resolve()
    assert t.is_rested("Slow")
