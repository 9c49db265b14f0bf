"""The games for OpenSpiel: importing this module registers `python_arbiter_<game>` for every playable game.

Chance is one node at the beginning, which draws the seed of the game (sampled stochastic); everything after it is
decided by the players. An action is one place of the question's choices (`observing.picking`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from hashlib import sha256
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any

import numpy as np

from arbiter.games.registry import entry, playable
from arbiter.kernel.errors import ArbiterError
from arbiter.kernel.views import View, view
from arbiter.learning.arrays import Arrays
from arbiter.learning.table import MOST_STEPS, Episode, Table, settings, table_of
from arbiter.observing.picking import DONE, MORE
from arbiter.wording import option_texts, question_text

if TYPE_CHECKING:
    from numpy.typing import NDArray

try:
    import pyspiel
except ImportError:
    raise ArbiterError("these games need OpenSpiel: pip install open_spiel") from None

SEEDS = 1 << 62
PARAMETERS: dict[str, str | int] = {
    "decks": "",  # two names or files, separated by commas; without them every pair of ours has its turn
    "format": "",
    "rng_seed": -1,  # what the seeds of the games are drawn with; -1: nobody can foretell them
    "objects": 120,
    "stack": 8,
    "history": 24,
    "places": 64,
}


class Memory:
    """What each player has seen and answered, as one number for each that grows with it."""

    def __init__(self, players: int) -> None:
        self.known = ["" for _ in range(players)]
        self.unread: list[list[View]] = [[] for _ in range(players)]  # what each was told since their last choice

    def copy(self) -> Memory:
        made = Memory(len(self.known))
        made.known, made.unread = self.known[:], [told[:] for told in self.unread]
        return made

    def answered(self, player: int, seen: str, choice: str) -> None:
        """The player has looked at this, with what they were told, and chosen that."""
        whole = json.dumps([self.known[player], self.unread[player], seen, choice], sort_keys=True)
        self.known[player] = sha256(whole.encode()).hexdigest()
        self.unread[player] = []


class Position:
    """An episode with what the players remember of it."""

    def __init__(self, table: Table, seed: int) -> None:
        self.episode = Episode(table, seed, branching=True)
        self.memory = Memory(table.players)
        self.heard = 0  # how much the game had told when it was last listened to
        self.listen()

    def step(self, place: int) -> None:
        player = self.episode.player
        self.memory.answered(player, self.seen(player), self.choice_text(place))
        before = self.episode.game
        self.episode.step(place)
        if self.episode.game is not before:  # what was begun has been taken back: nothing has happened
            self.heard = len(self.episode.game.told)
        self.listen()

    def listen(self) -> None:
        """Everybody hears what has happened, as far as they may."""
        told = self.episode.game.told
        for player, unread in enumerate(self.memory.unread):
            for each in told[self.heard :]:
                # What happens together is numbered from the last question, so that copies number it alike.
                unread.append({**each.as_seen_by(player), "batch": each.batch - self.heard})
        self.heard = len(told)

    def copy(self, redeal: tuple[int, int] | None = None) -> Position:
        made = Position.__new__(Position)
        made.episode = self.episode.copy(redeal)
        made.memory = self.memory.copy()
        made.heard = len(made.episode.game.told)
        return made

    def __deepcopy__(self, memo: object) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[object, ...]]:
        return position_again, (self.episode, self.memory)

    # ------------------------------------------------------------ in words

    def seen(self, player: int) -> str:
        """What the player sees now: the table, and the question if it is theirs."""
        game = self.episode.game
        seen: dict[str, object] = {"table": view(game, player)}
        picking = self.episode.picking
        if picking is not None and picking.decision.player == player:
            seen["question"] = question_text(game, picking.decision)
            seen["choices"] = [self.choice_text(i) for i in range(len(picking.choices))]
            seen["picked"] = picking.shares or picking.picked
        return json.dumps(seen, sort_keys=True)

    def remembered(self, player: int) -> str:
        """Equal exactly when everything is that the player has seen and answered so far."""
        return json.dumps([self.memory.known[player], self.memory.unread[player], self.seen(player)], sort_keys=True)

    def choice_text(self, place: int) -> str:
        picking = self.episode.picking
        if picking is None or not 0 <= place < len(picking.choices):
            return f"place {place}"
        choice = picking.choices[place]
        if choice == DONE:
            return "done"
        if choice == MORE:
            return "further options"
        return f"{choice}: {option_texts(self.episode.game, picking.decision)[choice]}"


def position_again(episode: Episode, memory: Memory) -> Position:
    made = Position.__new__(Position)
    made.episode, made.memory, made.heard = episode, memory, len(episode.game.told)
    return made


class CardGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games; which one, a class of its own says."""

    key: str
    kind: pyspiel.GameType

    def __init__(self, params: Mapping[str, Any]) -> None:
        wanted = {**PARAMETERS, **params}
        decks = [word.strip() for word in str(wanted["decks"]).split(",")] if wanted["decks"] else None
        made = settings(
            self.key,
            decks,
            format=str(wanted["format"]) or None,
            objects=int(wanted["objects"]),
            stack=int(wanted["stack"]),
            history=int(wanted["history"]),
            places=int(wanted["places"]),
        )
        self.table = table_of(made)
        self.arrays = Arrays(self.table.layout)
        seed = int(wanted["rng_seed"])
        self.random: Random = SystemRandom() if seed < 0 else Random(seed)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.layout.places,
            max_chance_outcomes=1,
            num_players=self.table.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.table.players == 2 else None,
            max_game_length=MOST_STEPS,
        )
        super().__init__(self.kind, info, dict(params))

    def new_initial_state(self) -> CardGameState:
        return CardGameState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.arrays, recall)


class CardGameState(pyspiel.State):  # type: ignore[misc]
    """A position; before chance has drawn the seed there is none."""

    def __init__(self, game: CardGame) -> None:
        super().__init__(game)
        self.position: Position | None = None

    @property
    def at(self) -> Position:
        assert self.position is not None
        return self.position

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.position.episode.player

    def is_terminal(self) -> bool:
        return self.position is not None and (self.position.episode.over or self.position.episode.cut_off)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        picking = self.at.episode.picking
        return [] if picking is None else list(range(len(picking.choices)))

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            game = self.get_game()
            self.position = Position(game.table, game.random.randrange(SEEDS))
        else:
            self.position.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return "deal" if self.position is None else self.position.choice_text(action)

    def returns(self) -> list[float]:
        if self.position is None:
            return [0.0] * self.num_players()
        return self.position.episode.returns()

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> CardGameState:
        """Another state that the player cannot tell from this one: whatever they cannot know is dealt anew."""
        made: CardGameState = self.clone()
        made.position = self.at.copy((player_id, int(probability_sampler() * SEEDS)))
        return made

    def __str__(self) -> str:
        if self.position is None:
            return "before the deal"
        return json.dumps([view(self.position.episode.game, -1), self.position.episode.taken])


class Observer:
    """What OpenSpiel's observers read: tables of numbers, or the strings."""

    def __init__(self, arrays: Arrays, recall: bool) -> None:
        self.recall = recall
        self.arrays = arrays
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not recall:
            self.tensor = np.zeros(arrays.numbers, np.float32)
            for name, start, end, shape in arrays.shapes:
                self.dict[name] = self.tensor[start:end].reshape(shape)

    def set_from(self, state: CardGameState, player: int) -> None:
        if self.tensor is None:
            return
        if state.position is None:
            self.tensor.fill(0)
        else:
            written = state.position.episode.observe(player)
            self.tensor[:] = np.frombuffer(written, "<i2", self.arrays.numbers)

    def string_from(self, state: CardGameState, player: int) -> str:
        if state.position is None:
            return "before the deal"
        return state.position.remembered(player) if self.recall else state.position.seen(player)


def register(key: str) -> None:
    kind = pyspiel.GameType(
        short_name=f"python_arbiter_{key}",
        long_name=f"Arbiter: {entry(key).title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )
    # OpenSpiel lets go of what it is given only when Python has gone: a class, which is never freed before, is safe.
    pyspiel.register_game(kind, type(f"CardGame_{key}", (CardGame,), {"key": key, "kind": kind}))


for each in playable():
    register(each)
