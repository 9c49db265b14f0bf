"""What a game says of its looks and to its bots names only what its rules have."""

from __future__ import annotations

import pytest

from arbiter.games.registry import entry, games
from arbiter.profile.look import Look
from arbiter.profile.weights import Weights
from arbiter.table.looks import default_decks, look_of


def look_and_weights(key: str) -> tuple[Look, Weights]:
    look, weights = entry(key).look, entry(key).weights
    assert look is not None and weights is not None
    return look, weights


@pytest.mark.parametrize("key", games())
def test_steps_are_those_of_the_turn(key: str) -> None:
    look, _ = look_and_weights(key)
    named = {step for _, steps in look.phases for step in steps} | set(look.passing_leads_to)
    named |= look.asked_in_own_turn | look.asked_in_battle | {look.attack_step, look.block_step} - {""}
    assert named <= set(entry(key).rules.turn.steps)


@pytest.mark.parametrize("key", games())
def test_zones_are_those_of_the_game(key: str) -> None:
    look, weights = look_and_weights(key)
    named = {zone for zone, _ in look.piles} | {row.zone for row in look.rows} | {count.zone for count in look.counts}
    named |= look.named_when_filled | {look.used_pile, look.discard_pile}
    named |= {weights.damage_zone, weights.life_cards, weights.leader_zone, weights.set_zone}
    assert named - {""} <= set(entry(key).rules.zones.specs)


@pytest.mark.parametrize("key", games())
def test_actions_are_those_that_can_be_played(key: str) -> None:
    look, weights = look_and_weights(key)
    named = set(look.verbs) | look.without_card | look.into | look.from_hand
    named |= weights.plays_spells | weights.plays_characters | weights.plays_cards
    named |= set(weights.resource_actions) | weights.face_down | set(weights.actions)
    assert named <= set(entry(key).rules.playing.steps)


@pytest.mark.parametrize("key", games())
def test_types_are_those_of_cards(key: str) -> None:
    look, weights = look_and_weights(key)
    types = set(entry(key).rules.types) | set(look.types)
    assert weights.fighters | weights.stays_in_play | {weights.resource_type} <= types
    assert look.fighters | look.without_cost | look.colours_shown <= types


@pytest.mark.parametrize("key", games())
def test_the_decks_that_nobody_names_are_there(key: str) -> None:
    assert set(look_of(key).default_decks) <= set(default_decks(key))
    assert set(default_decks(key)) <= {path.stem for path in entry(key).deck_files()}
