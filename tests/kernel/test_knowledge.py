"""Who knows which card: looking, revealing, moving between open and hidden zones; views hold nothing else."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as hs

from arbiter.kernel.game import Game
from arbiter.kernel.perform import move
from arbiter.kernel.views import view
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script.base import How, Position
from tests.kernel.table import PLAIN, SELF, Setup, card, do, find, group, number
from tests.kernel.toy import MELEE

SECRET = card("Secret")
OTHER = card("Other")


def knows(game: Game, viewer: int, name: str) -> bool:
    """Does the name occur anywhere in what the player is shown?"""
    return f'"{name}"' in json.dumps(view(game, viewer))


def test_looking_shows_a_card_to_one_player_only() -> None:
    game = Setup(MELEE).put(SECRET, 1, "library").game()
    do(game, 0, fx.Look(1, n.TopCards(n.OPPONENT, number(1))))
    assert [knows(game, viewer, "Secret") for viewer in (0, 1, 2, -1)] == [True, False, False, False]


def test_revealing_shows_a_card_to_all_players() -> None:
    game = Setup(MELEE).put(SECRET, 1, "grip").game()
    do(game, 0, fx.Reveal(1, n.Every(group(zone="grip"))))
    assert all(knows(game, viewer, "Secret") for viewer in (0, 1, 2))


def test_a_card_that_returns_openly_to_a_hidden_hand_stays_known() -> None:
    game = Setup().put(SECRET, 1).game()
    move(game, find(game, "Secret"), "grip", How.RETURN)
    assert knows(game, 0, "Secret")


def test_a_drawn_card_is_known_to_the_drawer_alone() -> None:
    game = Setup().put(SECRET, 1, "library").game()
    do(game, 1, fx.Draw(n.YOU, number(1)))
    assert knows(game, 1, "Secret") and not knows(game, 0, "Secret")


def test_who_looked_at_a_card_still_knows_it_when_it_is_drawn() -> None:
    game = Setup().put(SECRET, 1, "library").game()
    do(game, 0, fx.Look(1, n.TopCards(n.OPPONENT, number(1))))
    do(game, 1, fx.Draw(n.YOU, number(1)))
    assert knows(game, 0, "Secret")


def test_an_open_card_put_on_top_of_a_hidden_zone_stays_known_until_it_is_shuffled() -> None:
    game = Setup().put(SECRET, 1).put(PLAIN, 1, "library").game()
    move(game, find(game, "Secret"), "library", position=Position.TOP)
    assert knows(game, 0, "Secret") and knows(game, 1, "Secret")
    do(game, 1, fx.Shuffle(n.YOU))
    assert not knows(game, 0, "Secret") and not knows(game, 1, "Secret")


def test_who_puts_a_card_from_the_hand_face_down_knows_what_it_is() -> None:
    game = Setup().put(SECRET, 1, "grip").game()
    do(game, 1, fx.Move(SELF, "arena", face_down=True), source="Secret")
    assert knows(game, 1, "Secret") and not knows(game, 0, "Secret")


def test_hidden_cards_have_no_id_in_a_view() -> None:
    game = Setup().put(SECRET, 1, "grip").put(OTHER, 1, "library").game()
    shown = json.dumps(view(game, 0)["zones"])
    assert '"id"' not in shown


def test_a_view_is_plain_data() -> None:
    game = Setup(MELEE).put(SECRET, 1, "grip").put(PLAIN, counters={"charge": 2}).game()
    for viewer in (0, 1, 2, -1):
        assert json.loads(json.dumps(view(game, viewer))) == view(game, viewer)


@given(hs.lists(hs.sampled_from(["library", "grip", "cache"]), max_size=6), hs.permutations(range(4)))
def test_positions_that_differ_only_in_what_is_hidden_look_the_same(zones: list[str], order: list[int]) -> None:
    """Player 1's hidden cards are swapped for others: player 0 and a spectator see no difference."""
    faces = [card(f"Hidden {i}", power=i + 1, cost=i) for i in range(4)]

    def built(picked: list[int]) -> Game:
        setup = Setup().put(PLAIN).put(PLAIN, 1, "crypt").put(SECRET, 0, "grip")
        for place, zone in enumerate(zones):
            setup.put(faces[picked[place % 4]], 1, zone)
        return setup.start()

    for viewer in (0, -1):
        assert view(built([0, 1, 2, 3]), viewer) == view(built(order), viewer)
