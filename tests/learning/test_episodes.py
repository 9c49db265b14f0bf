"""An episode is the game itself: the same answers lead the kernel's driver to the same end, copies and pickles stand
where it stands, and what cannot be finished is taken back."""

from __future__ import annotations

import pickle
from copy import deepcopy
from pathlib import Path
from random import Random

import numpy as np
import pytest

import arbiter
from arbiter.bots.registry import make_bot
from arbiter.kernel.decisions import Answer, ChooseAction, ChooseNumber, ChooseObjects, ChooseOrder, Decision, Divide
from arbiter.kernel.errors import ArbiterError, BadAnswer, BadCard, IllegalPlay
from arbiter.kernel.game import Game
from arbiter.kernel.match import Match
from arbiter.kernel.rows import Reason
from arbiter.kernel.running import play_out
from arbiter.kernel.views import view
from arbiter.learning import stepping
from arbiter.learning.arrays import Arrays, look_up
from arbiter.learning.card_index import card_numbers, frozen_file, read_list, with_sides
from arbiter.learning.table import Episode, IllegalChoice, Table, settings
from arbiter.observing.deeds import ROW
from arbiter.observing.layout import OPTION
from arbiter.observing.object_rows import Kept
from arbiter.observing.options import Candidates
from arbiter.observing.picking import DONE, MORE, Picking
from tests.properties.support import GAMES, random_match


def always_the_first(game: Game, decision: Decision) -> Answer:
    picking = Picking(decision, 64)
    answer = picking.take(0)
    while answer is None:
        answer = picking.take(0)
    return answer


def choices(episode: Episode) -> int:
    assert episode.picking is not None
    return len(episode.picking.choices)


def go(episode: Episode, random: Random, steps: int = 100_000) -> None:
    for _ in range(steps):
        if episode.over:
            return
        episode.step(random.randrange(choices(episode)))


@pytest.mark.parametrize("game", GAMES)
def test_an_episode_is_the_game_that_the_driver_plays(game: str) -> None:
    table = Table(settings(game))
    episode = Episode(table, 3)
    go(episode, Random(3))
    game_again = table.begin(3)
    game_again.answers = episode.game.answers[:]
    match = Match(lambda: game_again)
    assert match.over and match.game.state.winner == episode.game.state.winner
    assert sum(episode.returns()) == 0.0


@pytest.mark.parametrize("game", ["caster", "fow5"])
def test_copies_and_pickles_stand_where_the_episode_stands(game: str) -> None:
    table = Table(settings(game))
    for branching in (False, True):
        episode = Episode(table, 4, branching=branching)
        go(episode, Random(4), 30)
        for twin in (deepcopy(episode), pickle.loads(pickle.dumps(episode))):
            for player in (0, 1):
                assert twin.observe(player) == episode.observe(player)
            again = episode.copy()
            go(twin, Random(5), 40)
            go(again, Random(5), 40)
            assert twin.taken == again.taken and twin.observe(0) == again.observe(0)


@pytest.mark.parametrize("game", ["fow", "gateruler"])
def test_a_world_dealt_anew_is_observed_alike_by_its_player_and_can_be_copied(game: str) -> None:
    table = Table(settings(game))
    episode = Episode(table, 6, branching=True)
    go(episode, Random(6), 25)
    player = episode.player
    world = episode.copy((player, 99))
    assert world.observe(player) == episode.observe(player)
    assert view(world.game, 1 - player) != view(episode.game, 1 - player)
    for twin in (world.copy(), pickle.loads(pickle.dumps(world))):
        assert view(twin.game, 1 - player) == view(world.game, 1 - player)
    other = world.copy((player, 7))
    assert other.observe(player) == episode.observe(player)
    go(world, Random(1))
    assert world.over and not episode.over
    with pytest.raises(ArbiterError, match="question to player"):
        episode.copy((1 - player, 1))


def test_a_bot_of_an_episode_answers_as_it_does_in_a_game_without() -> None:
    table = Table(settings("fftcg"))
    episode = Episode(table, 8, ("greedy", None))
    while episode.picking is not None:
        assert episode.player == 1
        episode.step(0)
    game = table.begin(8)
    play_out(game, [make_bot("greedy", 16), always_the_first])
    assert game.answers == episode.game.answers


def test_what_cannot_be_finished_is_taken_back_and_not_offered_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first thing that is played turns out to be impossible, as long as it is that option."""
    table = Table(settings("fftcg"))
    episode = Episode(table, 2)
    real = stepping.ask_outside
    refused: list[int] = []

    def refuse_the_second_option(game: Game, decision: Decision) -> object:
        answer = real(game, decision)
        if isinstance(decision, ChooseAction) and answer == 1 and len(game.answers) == refused[0]:
            raise IllegalPlay(Reason("", "it cannot be finished"))
        return answer

    monkeypatch.setattr(stepping, "ask_outside", refuse_the_second_option)
    while not isinstance(episode.run.question, ChooseAction):
        episode.step(0)
    refused.append(len(episode.game.answers))
    before, offered = episode.observe(episode.player), choices(episode)
    begun = Episode(table, 2)
    for place in episode.taken:
        begun.step(place)
    begun.step(1)
    assert begun.run.barred == (1,) and choices(begun) == offered - 1
    assert begun.observe(0)[:2000] == before[:2000]
    begun.step(0)
    assert begun.run.barred == ()


# ---------------------------------------------------------------- choices


def test_several_are_picked_one_after_the_other() -> None:
    match = next(match for match in random_match("fftcg", 1) if match.question is not None)
    objects = match.game.state.zones["deck"][0][:5]
    picking = Picking(ChooseObjects(0, objects, 1, 3, "choose"), 64)
    assert picking.choices == [0, 1, 2, 3, 4]
    assert picking.take(2) is None
    assert picking.choices == [0, 1, 3, 4, DONE]
    assert picking.take(0) is None
    assert picking.copy(picking.decision).choices == picking.choices == [1, 3, 4, DONE]
    assert picking.take(3) == (2, 0)
    exact = Picking(ChooseObjects(0, objects, 4, 4, "choose"), 64)
    for place in (4, 3, 2):
        assert exact.take(place) is None
        assert DONE not in exact.choices
    assert exact.take(1) == (4, 3, 2, 1)


def test_who_must_take_all_that_are_left_is_not_asked() -> None:
    order = Picking(ChooseOrder(0, 3, "order", None, ("a", "b", "c")), 64)
    assert order.take(2) is None
    assert order.take(1) == (2, 1, 0)


def test_a_whole_is_divided_piece_by_piece() -> None:
    match = next(match for match in random_match("fftcg", 1) if match.question is not None)
    objects = match.game.state.zones["deck"][0][:2]
    decision = Divide(0, objects, 5, 1000, "divide damage")
    picking = Picking(decision, 64)
    answers = [picking.take(place) for place in (1, 1, 0)]
    assert answers == [None, None, (2, 3)] and decision.check((2, 3))


def test_more_choices_than_places_come_page_by_page() -> None:
    picking = Picking(ChooseNumber(0, 0, 9, "x"), 4)
    assert picking.choices == [0, 1, 2, MORE] and picking.pages == 4
    for _ in range(3):
        assert picking.take(3) is None
    assert picking.choices == [9, MORE]
    assert picking.take(1) is None and picking.choices == [0, 1, 2, MORE]
    assert picking.take(2) == 2
    with pytest.raises(BadAnswer, match="place 4"):
        Picking(ChooseNumber(0, 0, 9, "x"), 4).take(4)


def test_every_question_fits_few_places() -> None:
    table = Table(settings("fow", places=4))
    episode = Episode(table, 1)
    go(episode, Random(1))
    assert episode.over


def test_the_costs_of_what_is_picked_stay_below_a_total() -> None:
    match = next(match for match in random_match("fftcg", 1) if match.question is not None)
    objects = sorted(match.game.state.zones["deck"][0], key=lambda obj: obj.now.cost)[-3:]
    total = objects[0].now.cost
    picking = Picking(ChooseObjects(0, objects, 0, 3, "choose", total=total), 64)
    assert picking.choices == [i for i in range(3) if objects[i].now.cost <= total] + [DONE]
    assert picking.take(0) == (0,)


def test_a_card_that_is_offered_face_down_stays_unknown() -> None:
    table = Table(settings("fftcg"))
    episode = Episode(table, 1)
    go(episode, Random(2), 12)
    theirs = episode.game.state.zones["hand"][1]
    candidates = Candidates(table.layout, table.cards, {"hand": 5})
    for looking, hidden in (("choose", True), ("search", False)):
        picking = Picking(ChooseObjects(0, theirs, 1, 1, looking), 64)
        rows: list[bytes] = []
        candidates.encode(episode.game, picking, Kept(), rows)
        cards = [np.frombuffer(row, "<i2")[OPTION.index("card")] for row in rows[1 : 1 + len(theirs)]]
        assert all(card == 0 for card in cards) == hidden


# ---------------------------------------------------------------- numbers of cards, arrays, errors


@pytest.mark.parametrize("game", GAMES)
def test_our_cards_have_frozen_numbers(game: str) -> None:
    """A card that is new needs a line at the end of the list: python -m arbiter.learning.card_index."""
    listed = read_list(frozen_file(game))
    missing = set(with_sides(Table(settings(game)).pool)) - set(listed)
    assert not missing
    assert card_numbers(Table(settings(game)).pool).numbers[listed[0]] == 2


def test_a_list_of_ones_own_decides_on_the_numbers(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    keys = read_list(frozen_file("fftcg"))
    path.write_text("\n".join(reversed(keys)))
    assert Table(settings("fftcg", card_index=path)).cards.numbers[keys[-1]] == 2
    path.write_text(f"{keys[0]}\n{keys[0]}\n")
    with pytest.raises(BadCard, match="twice"):
        card_numbers(Table(settings("fftcg")).pool, path)


def test_what_is_known_of_cards_from_outside_is_looked_up_by_their_numbers() -> None:
    table = Table(settings("fftcg"))
    episode = Episode(table, 1)
    observation = Arrays(table.layout).of(episode.observe(0))
    known = np.arange(len(table.cards), dtype=np.float32)[:, None].repeat(3, 1)
    found = look_up(table.cards, known, observation)
    assert found.shape == (120, 3)
    tables = observation["observation"]
    assert isinstance(tables, dict)
    assert (found[:, 0] == tables["objects"][:, 0]).all()
    with pytest.raises(ArbiterError, match="rows"):
        look_up(table.cards, known[:-1], observation)


def test_the_hand_that_is_observed_is_the_hand() -> None:
    table = Table(settings("fftcg"))
    episode = Episode(table, 1)
    go(episode, Random(1), 20)
    tables = Arrays(table.layout).of(episode.observe(0))["observation"]
    assert isinstance(tables, dict)
    zones = [spec.name for spec in table.rules.zones.rows]
    rows = tables["objects"]
    mine = rows[(rows[:, 1] == 1 + zones.index("hand")) & (rows[:, 2] == 0), 0]
    hand = [table.cards.of(obj.face) for obj in episode.game.state.zones["hand"][0]]
    assert sorted(mine.tolist()) == sorted(hand)
    counts = tables["zones"].reshape(len(zones), 2, -1)[zones.index("hand"), :, 0]
    assert counts.tolist() == [len(pile) for pile in episode.game.state.zones["hand"]]


def test_a_masked_place_ends_the_episode_or_raises() -> None:
    env = arbiter.env("fftcg")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(63)
    assert env.terminations[agent] and env.rewards[agent] == -1.0 and env.infos[agent]["illegal"]
    single = arbiter.gym_env("fftcg", opponent="random", seat=1)
    single.reset(seed=1)
    assert single.step(np.int64(63))[1:3] == (-1.0, True)
    with pytest.raises(IllegalChoice, match="masked"):
        Episode(Table(settings("fftcg")), 1).step(63)


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"places": 2}, "places: a whole number from 4"),
        ({"decks": ["only one"]}, "2 decks"),
        ({"objects": "many"}, "objects: a whole number"),
    ],
)
def test_what_is_wrong_with_settings_is_said(wanted: dict[str, object], said: str) -> None:
    with pytest.raises(BadAnswer, match=said):
        settings("fftcg", **wanted)  # type: ignore[arg-type]


def test_long_episodes_are_cut_off() -> None:
    env = arbiter.env("fow", most_steps=5)
    env.reset(seed=1)
    for _ in range(5):
        env.step(0)
    assert all(env.truncations.values()) and not any(env.terminations.values())


def test_what_a_bot_has_done_is_in_the_history_also_of_a_copy() -> None:
    table = Table(settings("fftcg"))
    episode = Episode(table, 3, (None, "random"))
    for _ in range(40):
        episode.step(0 if episode.picking is not None and len(episode.picking.choices) == 1 else 1)
    assert {ROW.unpack(row)[0] for row in episode.deeds.newest(0, 24)} == {1, 2}
    copy = episode.copy()
    copy.step(0)
    episode.step(0)
    assert copy.deeds.newest(0, 24) == episode.deeds.newest(0, 24)
