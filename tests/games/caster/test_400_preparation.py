"""Chapter 403: preparing the game."""

from __future__ import annotations

import pytest

from arbiter.games.caster.game import LIBRARY, RULES
from arbiter.games.registry import entry
from arbiter.kernel.dealing import new_game
from arbiter.kernel.decisions import ChooseObjects
from arbiter.kernel.errors import BadDeck
from arbiter.kernel.match import Match
from arbiter.kernel.traits import Face
from arbiter.kernel.views import view
from tests.games.caster.tables import table


def servant(number: int) -> Face:
    card = {"id": f"s{number}", "name": f"Servant {number}", "type": "Servant", "cost": 1, "element": "Solis"}
    return entry("caster").make_face({**card, "atk": 500, "def": 500})


def deck() -> dict[str, list[Face]]:
    return {"deck": [servant(i) for i in range(50)]}


def begun(seed: int = 1) -> Match:
    made = Match(lambda: new_game(RULES, [deck(), deck()], seed))
    assert made.game.rules.layers.library is LIBRARY
    return made


def kept(seed: int = 1) -> Match:
    """A game in which nobody has changed any cards."""
    match = begun(seed)
    while match.question is not None and match.question.why == "mulligan":
        match.answer(())
    return match


@pytest.mark.rule("caster", "102.1")
def test_the_game_is_for_two() -> None:
    with pytest.raises(BadDeck):
        new_game(RULES, [deck()], 1)
    with pytest.raises(BadDeck):
        new_game(RULES, [deck(), deck(), deck()], 1)


@pytest.mark.rule("caster", "403.1", "403.3", "403.4")
def test_the_decks_are_shuffled_and_seven_cards_become_the_hand_and_seven_the_orbs() -> None:
    game = begun().game
    for player in (0, 1):
        zones = game.state.zones
        assert [len(zones[zone][player]) for zone in ("hand", "orb", "deck")] == [7, 7, 36]
        order = [obj.card for obj in zones["deck"][player]]
        assert order != sorted(order)


@pytest.mark.rule("caster", "309.2", "403.4")
def test_nobody_sees_an_orb_not_even_its_owner() -> None:
    game = begun().game
    for viewer in (0, 1):
        orbs = view(game, viewer)["zones"]["orb"]  # type: ignore[index]
        assert orbs == [{"count": 7}, {"count": 7}]


@pytest.mark.rule("caster", "403.2")
def test_chance_names_the_first_player_who_is_not_asked() -> None:
    starters = set()
    for seed in range(1, 12):
        match = begun(seed)
        assert match.question is not None and match.question.why == "mulligan"
        starters.add(match.game.state.starting)
    assert starters == {0, 1}


@pytest.mark.rule("caster", "403.5")
def test_both_name_cards_before_either_changes_them_and_they_go_to_the_bottom_in_that_order() -> None:
    match = begun()
    first = match.game.state.starting
    assert isinstance(match.question, ChooseObjects)
    assert (match.question.player, match.question.low, match.question.high) == (first, 0, 7)
    named = [match.question.options[2].card, match.question.options[0].card]
    match.answer((2, 0))
    # Nothing has been changed yet: the other player names theirs first.
    assert {obj.card for obj in match.game.state.zones["hand"][first]} >= set(named)
    assert match.question is not None and match.question.player == 1 - first
    match.answer(())
    state = match.game.state
    assert len(state.zones["hand"][first]) == 7 and len(state.zones["hand"][1 - first]) == 7
    # The first that was named lies above the second, at the bottom.
    assert [obj.card for obj in state.zones["deck"][first][:2]] == named[::-1]


@pytest.mark.rule("caster", "403.6", "403.7")
def test_only_the_second_player_has_a_coin_and_the_first_begins() -> None:
    game = kept().game
    first = game.state.starting
    coins = [obj.controller for obj in game.field if obj.face.name == "Coin"]
    assert coins == [1 - first]
    assert (game.state.turn, game.state.active) == (1, first)


@pytest.mark.rule("caster", "403.6a", "1302.3a")
def test_the_coin_is_banished_for_one_aether_without_an_element() -> None:
    coin = next(obj for obj in kept().game.field if obj.face.name == "Coin")
    assert not coin.now.types & {"caster", "servant", "conjure", "barrier", "deity"} and coin.token
    made = table().faces(coin.face).field(0, "Coin", token=True).by_hand(0).act(0, "aether", "Coin")
    state = made.game.state
    assert [unit.colour for unit in state.pools[0]] == ["void"]
    assert not made.game.field and not state.zones["graveyard"][0]


@pytest.mark.rule("caster", "403.6a", "907.2", "1002.6")
def test_the_coin_may_be_banished_while_paying() -> None:
    coin = next(obj for obj in kept().game.field if obj.face.name == "Coin")
    made = table().faces(coin.face).sources(0, solis=2).field(0, "Coin", token=True).hand(0, "Hound").play(0, "Hound")
    assert made.stack() == ["Hound"] and not made.is_on_field("Coin")
    # As long as casters suffice it is kept.
    rich = table().faces(coin.face).field(0, "Coin", token=True).sources(0, solis=3).hand(0, "Hound").play(0, "Hound")
    assert rich.is_on_field("Coin")


@pytest.mark.rule("caster", "305.2", "302.2", "302.2a")
def test_a_hand_is_seen_by_its_player_alone_and_counted_by_all() -> None:
    game = begun().game
    mine, theirs = view(game, 0)["zones"]["hand"]  # type: ignore[index]
    assert all("name" in card for card in mine["cards"]) and mine["count"] == 7
    assert all(card == {"hidden": True} for card in theirs["cards"]) and theirs["count"] == 7


@pytest.mark.rule("caster", "304.2")
def test_a_deck_is_hidden_from_everybody() -> None:
    game = begun().game
    assert view(game, 0)["zones"]["deck"] == [{"count": 36}, {"count": 36}]  # type: ignore[index]


@pytest.mark.rule("caster", "313.2")
def test_an_extra_deck_is_seen_by_its_player_alone() -> None:
    made = table().zone(0, "extra", "Pup")
    game = made.begin().game
    assert view(game, 0)["zones"]["extra"][0]["cards"][0]["name"] == "Pup"  # type: ignore[index]
    assert view(game, 1)["zones"]["extra"][0]["cards"] == [{"hidden": True}]  # type: ignore[index]
