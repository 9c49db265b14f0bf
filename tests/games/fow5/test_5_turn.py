"""Chapters 4.2 and 5: setting up the game, and the phases of a turn."""

from __future__ import annotations

import pytest

from arbiter.cards.pool import shared
from arbiter.games.fow5.game import RULES
from arbiter.kernel.dealing import new_game
from arbiter.kernel.decisions import ChooseObjects, ChooseOrder, ChoosePlayer
from arbiter.kernel.match import Match
from arbiter.lab.decks import built_in_decks
from tests.games.fow5.tables import CUB, HOUND, STONE, life, resonator, spell, table


def begun(seed: int = 1, format: str = "bifrost") -> Match:
    """A whole game at its first question."""
    pool = shared("fow5")
    piles = [deck.piles(pool) for deck in built_in_decks("fow5")[:2]]
    return Match(lambda: new_game(RULES, piles, seed, format))


def started(seed: int = 1, format: str = "bifrost", first: int = 0) -> Match:
    """The same game at the first player's exchange."""
    match = begun(seed, format)
    assert isinstance(match.question, ChoosePlayer)
    match.answer(first)
    return match


# ---------------------------------------------------------------- 4.2  setting up


@pytest.mark.rule("fow5", "4.2/1", "4.2/2", "4.2/6", "1.5/6")
def test_both_decks_are_shuffled_life_is_4000_and_the_ruler_lies_in_its_area() -> None:
    orders = set()
    for seed in range(1, 5):
        state = begun(seed).game.state
        assert [kept["life"] for kept in state.resources] == [4000, 4000]
        assert [[obj.face.traits.types for obj in pile] for pile in state.zones["ruler"]] == [[{"ruler"}], [{"ruler"}]]
        orders.add(tuple(obj.card for zone in ("deck", "stones") for obj in state.zones[zone][0]))
    assert len(orders) == 4


@pytest.mark.rule("fow5", "4.2/3", "4.2/7", "1.5/1")
def test_chance_picks_a_player_who_says_who_plays_first() -> None:
    pickers = set()
    for seed in range(1, 12):
        match = begun(seed)
        assert match.question is not None and match.question.why == "plays first"
        pickers.add(match.question.player)
        match.answer(1 - match.question.player)
        assert match.question is not None
        first = match.game.state.starting
        assert match.question.player == first
        match.answer(())
        match.answer(())
        assert match.game.state.turn == 1 and match.game.state.active == first
    assert pickers == {0, 1}


@pytest.mark.rule("fow5", "4.2/4")
def test_five_cards_are_taken_and_the_first_player_chooses_what_to_change_first() -> None:
    match = started(first=1)
    assert isinstance(match.question, ChooseObjects)
    assert (match.question.player, match.question.low, match.question.high) == (1, 0, 5)
    match.answer(())
    assert match.question is not None and match.question.player == 0


@pytest.mark.rule("fow5", "4.2/4")
def test_changed_cards_go_under_the_deck_in_any_order_after_both_have_chosen() -> None:
    match = started(first=0)
    assert isinstance(match.question, ChooseObjects)
    chosen = [obj.card for obj in match.question.options[:2]]
    top = [obj.card for obj in match.game.state.zones["deck"][0][:-3:-1]]
    match.answer((0, 1))
    if isinstance(match.question, ChooseOrder):
        match.answer((1, 0))
        chosen.reverse()
    assert len(match.game.state.zones["hand"][0]) == 5  # nothing moves until the other has chosen
    match.answer(())
    state = match.game.state
    assert [obj.card for obj in state.zones["deck"][0][1::-1]] == chosen
    assert [obj.card for obj in state.zones["hand"][0]][3:] == top


@pytest.mark.rule("fow5", "4.2/5", "3.10/3", "1.2/2")
def test_only_in_valhalla_four_cards_of_the_deck_become_lifebreak() -> None:
    for format, count in (("valhalla", 4), ("bifrost", 0)):
        match = started(format=format)
        top = [obj.card for obj in match.game.state.zones["deck"][0][:-5:-1]]
        match.answer(())
        match.answer(())
        pile = [obj.card for obj in match.game.state.zones["lifebreak"][0]]
        assert pile == top[:count]  # the last one moved lies on top


# ---------------------------------------------------------------- 5.1  draw phase


@pytest.mark.rule("fow5", "5.1/3")
def test_no_card_is_drawn_in_the_first_turn_of_the_game() -> None:
    match = started()
    match.answer(())
    match.answer(())
    state = match.game.state
    assert (state.turn, state.step, len(state.zones["hand"][0])) == (1, "main", 5)


@pytest.mark.rule("fow5", "5", "5.1/2", "5.1/3", "5.1/4")
def test_there_is_priority_before_and_after_the_draw() -> None:
    made = table().to("draw_begin", 1)
    assert made.asked == 1 and made.hand_size(1) == 0
    made.end_step()
    assert made.step == "draw_card" and made.asked == 1 and made.hand_size(1) == 1


STEPS = {
    "the beginning of your turn": "draw_begin",
    "the beginning of your draw phase": "draw_begin",
    "the beginning of your recovery phase": "recovery_begin",
    "the end of your recovery phase": "recovery",
    "the beginning of your main phase": "main",
    "the beginning of your end phase": "end_begin",
    "the end of your turn": "end_turn",
}


@pytest.mark.rule("fow5", "5.1/1", "5.2/2", "5.2/6", "5.3/1", "5.4/1", "5.4/3")
@pytest.mark.parametrize("when", STEPS)
def test_every_phase_has_its_moments(when: str) -> None:
    made = table()
    resonator(made, "Bell", f"At {when}, you gain 100 life.").field(0, "Bell")
    made.turn(1, number=4).to(STEPS[when], 0)
    assert made.stack() == ["Bell"]


@pytest.mark.rule("fow5", "5.1/1")
def test_the_beginning_of_the_game_is_the_first_draw_phase() -> None:
    for number, waits in ((1, ["Herald"]), (2, [])):
        made = table()
        resonator(made, "Herald", "At the beginning of game, you gain 100 life.").field(0, "Herald")
        made.turn(0, step="turn_begin", number=number - 1, begin=True).to("draw_begin", 0)
        assert made.stack() == waits


# ---------------------------------------------------------------- 5.2  recovery phase


@pytest.mark.rule("fow5", "5.2/1")
def test_a_players_first_turn_has_no_recovery_phase() -> None:
    for number, rested in ((1, True), (3, False)):
        made = table().field(1, CUB, rested=True).turn(0, number=number)
        made.to("main", 1)
        assert made.is_rested(CUB, 1) is rested


@pytest.mark.rule("fow5", "5.2/3", "5.2/4", "5.2/5", "5.2/7", "3.7/3", "3.8/3", "3.6/3")
def test_wills_cease_then_the_whole_play_ground_recovers_between_two_priorities() -> None:
    made = table(number=4).field(0, CUB, rested=True).zone(0, "stone_area", STONE, STONE)
    made.turn(1, number=4).by_hand(0).to("draw_card", 0)
    made.use(0, STONE)
    made.to("recovery_begin", 0)
    assert made.asked == 0 and len(made.game.state.pools[0]) == 1 and made.is_rested(CUB, 0)
    made.end_step()
    assert made.step == "recovery" and made.asked == 0
    assert not made.game.state.pools[0] and not made.is_rested(CUB, 0)
    assert all(obj.turned == 0 for obj in made.game.field if obj.controller == 0)


# ---------------------------------------------------------------- 5.3, 5.4  main and end phase


@pytest.mark.rule("fow5", "5.3/2", "6.3/4")
def test_the_main_phase_gives_priority_with_everything_that_main_timing_allows() -> None:
    made = table(stones=2).hand(0, CUB)
    assert made.step == "main" and made.asked == 0
    kinds = {option.split(":")[0] for option in made.options()}
    assert kinds == {"pass", "spell", "call", "judgment"}


@pytest.mark.rule("fow5", "5.4/2", "5.4/4", "5.4/7")
def test_the_end_phase_gives_priority_twice_and_the_other_player_is_next() -> None:
    made = table().to("end_begin", 0)
    assert made.asked == 0
    made.end_step()
    assert made.step == "end_turn" and made.asked == 0
    made.to("draw_begin", later=True)
    assert made.active == 1


@pytest.mark.rule("fow5", "5.4/5", "5.4/5a", "5.4/5b", "5.4/6")
def test_at_the_end_damage_effects_of_the_turn_and_wills_go() -> None:
    made = table(stones=2).field(0, HOUND)
    spell(made, "Grow", "Target resonator gains [+300/+300] until end of turn.")
    made.hand(0, "Grow").by_hand(0)
    made.play(0, "Grow", targets=[HOUND], pay=[STONE]).resolve()
    made.use(0, STONE)
    made.obj(HOUND, 0).damage = 300
    assert made.power(HOUND, 0) == 900 and made.game.state.pools[0]
    made.to("draw_begin", 1)
    assert (made.power(HOUND, 0), made.damage_on(HOUND, 0)) == (600, 0)
    assert not made.game.state.pools[0]


@pytest.mark.rule("fow5", "5.4/6a", "3.5/3", "10.18/1")
def test_the_turn_player_discards_down_to_seven() -> None:
    made = table().hand(0, *[CUB] * 6, HOUND, HOUND, HOUND).hand(1, *[CUB] * 9)
    made.to("end_turn", 0).end_step()
    made.choose(HOUND, HOUND)
    assert (made.hand_size(0), made.hand_size(1)) == (7, 9)
    assert made.zone_names(0, "graveyard") == [HOUND, HOUND]


@pytest.mark.rule("fow5", "5.4/5")
def test_damage_goes_before_what_kept_its_bearer_alive_ends() -> None:
    made = table(stones=1).field(0, CUB)
    spell(made, "Brace", "Target resonator gains [+0/+400] until end of turn.").hand(0, "Brace")
    made.play(0, "Brace", targets=[CUB]).resolve()
    made.obj(CUB, 0).damage = 400
    made.to("draw_begin", 1)
    assert made.is_on_field(CUB, 0)


@pytest.mark.rule("fow5", "5.4/6b")
def test_a_discard_at_the_end_that_triggers_something_is_answered_in_the_same_turn() -> None:
    made = table()
    resonator(made, "Ragpicker", "Whenever you discard a card, you gain 100 life.")
    made.field(0, "Ragpicker").hand(0, *[CUB] * 7, HOUND)
    made.to("end_turn", 0).end_step()
    made.choose(HOUND)
    assert made.step == "final_priority" and made.active == 0 and made.stack() == ["Ragpicker"]
    made.resolve().to("draw_begin", 1)
    assert life(made, 0) == 4100


@pytest.mark.rule("fow5", "3.5/3")
def test_seven_cards_may_be_kept() -> None:
    made = table().hand(0, *[CUB] * 7).to("draw_begin", 1)
    assert made.hand_size(0) == 7
