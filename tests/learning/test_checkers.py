"""The environments pass what their own libraries ask of every environment, for all five games."""

import warnings

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import arbiter
from tests.properties.support import GAMES

# What it says of every environment with a mask but its own, which it knows by name: an observation is a dictionary.
DICTIONARIES = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_nothing_wrong(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for said in DICTIONARIES:
            warnings.filterwarnings("ignore", message=said)
        api_test(arbiter.env(game, objects=40, history=8), num_cycles=300)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_the_same_seed_to_give_the_same_game(game: str) -> None:
    seed_test(lambda: arbiter.env(game, objects=40, history=8), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_finds_nothing_wrong(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(arbiter.gym_env(game, opponent="random", objects=40, history=8), skip_render_check=True)
