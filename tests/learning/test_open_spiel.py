"""The games in OpenSpiel: its own simulation test and playthroughs pass, for all five games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.properties.support import GAMES

pytestmark = pytest.mark.lab
pyspiel: Any = pytest.importorskip("pyspiel", reason="make test-lab installs OpenSpiel")


def load(game: str) -> Any:
    import arbiter.learning.spiel  # noqa: F401  (registers the games)

    return pyspiel.load_game(f"python_arbiter_{game}", {"rng_seed": 3, "objects": 40, "history": 8})


@pytest.mark.parametrize("game", GAMES)
def test_open_spiel_finds_nothing_wrong(game: str) -> None:
    """Without its check of serialised games: a game in Python cannot give OpenSpiel the state of its chance."""
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_a_playthrough_goes_the_same_way_again(game: str) -> None:
    from open_spiel.python.algorithms.generate_playthrough import playthrough_lines

    name = f"python_arbiter_{game}(rng_seed=3,objects=20,history=4)"
    load(game)
    once, again = (playthrough_lines(name, action_sequence=[0] * 8, seed=5) for _ in range(2))

    def told(lines: list[str]) -> list[str]:
        return [line for line in lines if not line.startswith("SerializeState")]

    assert told(once) == told(again) and len(once) > 100


@pytest.mark.parametrize("game", GAMES)
def test_states_are_copied_written_and_dealt_anew(game: str) -> None:
    played, random = load(game), Random(1)
    state = played.new_initial_state()
    assert state.is_chance_node() and state.chance_outcomes() == [(0, 1.0)]
    state.apply_action(0)
    differed = False  # whoever has no card in hand sees the same in every world
    for number in range(40):
        if state.is_terminal():
            break
        player = state.current_player()
        if number % 13 == 12:
            remembered = state.information_state_string(player)
            world = state.resample_from_infostate(player, random.random)
            assert world.information_state_string(player) == remembered
            assert world.observation_tensor(player) == state.observation_tensor(player)
            differed = differed or world.observation_string(1 - player) != state.observation_string(1 - player)
            for one in (state, world):
                for twin in (one.clone(), played.deserialize_state(one.serialize())):
                    assert [twin.information_state_string(p) for p in (0, 1)] == [
                        one.information_state_string(p) for p in (0, 1)
                    ]
            other = state.clone()
            other.apply_action(other.legal_actions()[-1])
            assert other.information_state_string(player) != remembered, "what was answered is remembered"
        state.apply_action(random.choice(state.legal_actions()))
    assert differed
