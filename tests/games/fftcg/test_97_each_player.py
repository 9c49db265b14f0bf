"""Rulings on what each player does or may do (6.1.4, 11.11.6): all choose, the turn player first, and then it is done
at once; and on texts that say it in one breath."""

from __future__ import annotations

import pytest

from arbiter.games.fftcg.language import LANGUAGE
from arbiter.testing import Table, scenario
from arbiter.text.compiler import compile_text, print_abilities
from tests.games.fftcg.stages import forward, stage


def told(text: str, *hand: str) -> Table:
    """A Forward that says so enters the field, and its ability has resolved as far as something is asked."""
    table = forward(scenario("fftcg"), "Teller", text=f"When Teller enters the field, {text}")
    forward(table, "Ember", text="When a Forward enters the field, draw 1 card.")
    return forward(table, "Coal").sources(0, ice=2).hand(0, "Teller", *hand)


@pytest.mark.rule("fftcg", "11.11.6", "6.1.4", "11.11.5.1")
def test_each_player_may_is_asked_of_both_and_one_may_decline() -> None:
    table = told("each player may draw 1 card.").play(0, "Teller").resolve()
    table.expect(kind="confirm", player=0).no()
    table.expect(kind="confirm", player=1).yes()
    assert (table.hand_size(0), table.hand_size(1)) == (0, 1)


@pytest.mark.rule("fftcg", "11.11.6", "15.1.1.4.1")
def test_only_who_discarded_draws() -> None:
    table = told("each player may discard 1 card. Each player who does so draws 1 card.", "Coal").hand(
        1, "Coal", "Ember"
    )
    table.play(0, "Teller").resolve().expect(player=0).no()
    table.expect(player=1).yes().expect(player=1).choose("Ember")
    assert table.zone_names(0, "break") == [] and table.zone_names(1, "break") == ["Ember"]
    assert (table.hand_size(0), table.hand_size(1)) == (1, 2)


@pytest.mark.rule("fftcg", "11.11.6", "6.1.4")
def test_what_both_discard_is_chosen_by_both_before_either_draws() -> None:
    table = told("each player discards 1 card, then draws 1 card.", "Coal", "Ember").hand(1, "Coal", "Ember")
    table.deck(0, "Kiln Apprentice").deck(1, "Caravan Guard").play(0, "Teller").resolve()
    table.expect(player=0).choose("Coal")
    assert table.hand_size(0) == 2 and table.zone_names(0, "break") == []  # declared, not done
    table.expect(player=1).choose("Ember")
    assert table.hand_names(0) == ["Ember", "Kiln Apprentice"] and table.hand_names(1) == ["Coal", "Caravan Guard"]


@pytest.mark.rule("fftcg", "11.11.6", "6.1.4")
def test_who_draws_and_then_discards_chooses_after_both_have_drawn() -> None:
    table = told("each player draws 1 card, then discards 1 card.").deck(0, "Coal").deck(1, "Ember").hand(1, "Coal")
    table.hand(0, "Ember").play(0, "Teller").resolve()
    assert table.hand_size(0) == 2 and table.hand_size(1) == 2
    table.expect(player=0).choose("Ember").expect(player=1).choose("Ember")
    assert table.hand_names(0) == ["Coal"] and table.hand_names(1) == ["Coal"]


@pytest.mark.rule("fftcg", "11.11.6", "15.1.1.8.1", "15.1.1.8.2")
def test_each_searches_a_deck_of_their_own_and_need_not_find() -> None:
    table = told("each player may search for 1 Forward and add it to their hand.").deck(0, "Coal").deck(1, "Ember")
    table.play(0, "Teller").resolve().expect(player=0).yes().choose()
    table.expect(player=1).yes().choose("Ember")
    assert table.hand_names(0) == [] and table.hand_names(1) == ["Ember"]


@pytest.mark.rule("fftcg", "11.11.6", "11.8.16.2.1", "6.2.4")
def test_what_both_may_play_enters_at_once() -> None:
    table = told("each player may play 1 Forward of cost 2 or less from their hand onto the field.", "Ember")
    table.hand(1, "Coal").play(0, "Teller").resolve().expect(player=0).yes()
    assert not table.is_on_field("Ember")
    table.expect(player=1).yes()
    assert table.is_on_field("Ember", 0) and table.is_on_field("Coal", 1)
    assert table.stack() == ["Ember", "Ember"]  # it sees itself and the other enter


@pytest.mark.rule("fftcg", "11.11.6", "11.8.6")
def test_what_is_put_away_by_both_before_they_draw_goes_at_once() -> None:
    table = stage(Toll="Each player selects 1 Forward they control and puts it into the Break Zone. Draw 1 card.")
    forward(table, "Bell", text="When a Forward is put from the field into the Break Zone, gain {C}.")
    forward(table, "Owl").field(0, "Bell", "Owl").field(1, "Owl", "Kiln Apprentice").play(0, "Toll").resolve()
    table.expect(player=0).choose("Bell").expect(player=1).choose("Owl")
    table.resolve_all()
    assert table.resource(0, "crystal") == 2 and table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "3.3", "12.3", "12.4.1")
def test_a_point_of_damage_to_each_player_at_six_is_a_draw() -> None:
    table = told("Teller deals each player 1 point of damage.").damage(0, 6).damage(1, 6).play(0, "Teller").resolve()
    assert table.over and table.winner is None


@pytest.mark.rule("fftcg", "3.3", "3.1.3", "12.4.3")
def test_a_point_of_damage_to_each_player_loses_for_the_one_without_a_deck() -> None:
    table = told("Teller deals each player 1 point of damage.").keep_decks().deck(1, "Coal", only=True)
    table.deck(0, only=True).play(0, "Teller").resolve()
    assert table.over and table.winner == 1


@pytest.mark.rule("fftcg", "6.4.1", "11.11.6")
def test_what_your_ability_has_each_player_put_away_goes_due_to_your_ability() -> None:
    """Whoever puts it there, the ability is yours."""
    table = told("each player selects 1 Forward they control and puts it into the Break Zone.")
    text = "When a Forward opponent controls is put from the field into the Break Zone due to your abilities, "
    table = forward(table, "Reaper", text=text + "draw 1 card.").field(0, "Reaper", "Coal").field(1, "Reaper", "Coal")
    table.play(0, "Teller").resolve().expect(player=0).choose("Coal").expect(player=1).choose("Coal")
    table.resolve_all()
    assert (table.hand_size(0), table.hand_size(1)) == (1, 0)


def test_what_an_opponent_may_play_is_printed_back() -> None:
    text = "When Teller enters the field, your opponent may play 1 Forward from their hand onto the field."
    assert print_abilities(LANGUAGE, "Teller", compile_text(LANGUAGE, "Teller", "forward", text)) == text
