"""Taking back is free exactly as long as nobody has seen a card that they did not see before, and chance has decided
nothing: at every decision of random games, compared with whole views and with what the questions show."""

from __future__ import annotations

import re
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any, cast

import pytest

from arbiter.bots.chance import random_answer
from arbiter.kernel.decisions import ChooseObjects, Decision
from arbiter.kernel.errors import IllegalPlay
from arbiter.kernel.game import Game
from arbiter.kernel.views import view
from arbiter.table.web.masks import Mask
from arbiter.table.web.question_json import ask
from arbiter.table.web.table_game import PERSON, TableGame
from arbiter.table.web.viewpoint import Viewpoint
from tests.properties.support import GAMES, SEALED, setup_of

Json = dict[str, Any]
PEOPLE = (0, 1)
SECRET = b"a table of the tests"


class Seen:
    """What both players are shown at a position, read off the views and questions that they would be sent."""

    def __init__(self, game: Game, decision: Decision | None) -> None:
        self.cards = [self.in_view(game, player) | self.in_question(game, decision, player) for player in PEOPLE]
        self.chance = game.state.chance.mark()

    def in_view(self, game: Game, player: int) -> set[int]:
        found: set[int] = set()
        zones = cast("dict[str, Any]", view(game, player)["zones"])
        for zone in zones.values():
            for pile in zone if isinstance(zone, list) else [zone]:
                for card in pile.get("cards", []):
                    if not card.get("hidden"):
                        found |= self.told_by(game, card)
        return found

    def told_by(self, game: Game, card: Json) -> set[int]:
        """The numbers of the cards that this one in a view tells of: itself, unless only its back is shown."""
        obj = game.find(card["id"])
        assert obj is not None
        # A card that is ordered, or lies on another, is one face with it; each has its key in the face's.
        sides = [card["key"], *(side["key"] for side in card.get("sides", []))]
        shown = {part for key in sides for part in re.split(r"\+| on ", key)}
        printed = {obj.face.front.key, *(side.key for side in obj.face.front.other)}
        below = [number for number, _, _ in obj.under] if card.get("under") else []
        return {*below, *([] if obj.token or not shown & printed else [obj.card])}

    def in_question(self, game: Game, decision: Decision | None, player: int) -> set[int]:
        if not isinstance(decision, ChooseObjects) or decision.player != player:
            return set()
        options = ask(Viewpoint(game, player, Mask(SECRET, player)), decision)["options"]
        pairs = zip(decision.options, options, strict=True)
        return {
            obj.card for obj, option in pairs if not option.get("hidden") and not obj.token and not obj.face.is_back
        }

    def is_no_more_than(self, before: Seen) -> bool:
        """Nobody sees a card that they did not see before, and nothing was drawn."""
        fewer = all(now <= then for now, then in zip(self.cards, before.cards, strict=True))
        return fewer and self.chance == before.chance


def table_of(game: str, seed: int) -> TableGame:
    setup = setup_of(game, seed)
    return TableGame(setup, SECRET, ("Ada", "Ben"), (None, None), (), [])


def should_be(table: TableGame, positions: list[Seen], player: int) -> str:
    """What taking back is for the player, by what was shown at each position on the way."""
    own = [at for at, given in enumerate(table.given) if given.player == player]
    if not own or table.is_over:
        return "none"
    quiet = all(
        after.is_no_more_than(before)
        for before, after in zip(positions[own[-1] :], positions[own[-1] + 1 :], strict=False)
    )
    # What an opponent has decided since is not taken back without them, whatever was seen.
    return "free" if quiet and own[-1] == len(table.given) - 1 else "ask"


def check_undo(game: str, seed: int) -> Counter[tuple[str, str]]:
    """Every decision of a random game, for both players; how often it was what, by what had been answered."""
    table, random = table_of(game, seed), Random(seed)
    positions = [Seen(table.match.game, table.decision)]
    found: Counter[tuple[str, str]] = Counter()
    why = ""
    while True:
        for player in PEOPLE:
            wanted, answer = should_be(table, positions, player), table.undo_is(player)
            here = f"{game} {seed}, answer {len(table.given)}, after {why!r}, turn {table.match.game.state.turn}"
            assert answer == wanted, f"taking back is {answer} for player {player}, and should be {wanted}: {here}"
            if table.given and table.given[-1].player == player:
                found[why, answer] += 1
        if table.decision is None:
            return found
        why = table.decision.why
        with suppress(IllegalPlay):  # the attempt is dropped, with the answers that belonged to it
            table.take(random_answer(table.decision, random), PERSON)
        del positions[len(table.given) :]
        positions.append(Seen(table.match.game, table.decision))
        if random.random() < 0.05:  # whoever takes something back stands where they stood, with what was free there
            player = random.choice(PEOPLE)
            if table.undo_is(player) == "free":
                table.undo(player)
                del positions[len(table.given) + 1 :]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1, SEALED + 2])
def test_undo_is_free_exactly_if_nothing_came_into_sight(game: str, seed: int) -> None:
    found = check_undo(game, seed)
    counts = Counter({how: sum(n for (_, each), n in found.items() if each == how) for how in ("free", "ask")})
    assert counts["free"] > 3 and counts["ask"] > 3, found


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [*range(4000, 4050), *range(SEALED, SEALED + 50)])
def test_undo_is_free_exactly_if_nothing_came_into_sight_in_a_hundred_games(game: str, seed: int) -> None:
    check_undo(game, seed)


@pytest.mark.parametrize("game", ["caster", "fow5"])  # in which both choose before anything moves
def test_cards_that_were_changed_for_others_are_not_changed_back(game: str) -> None:
    """Who has seen their new hand does not choose again."""
    for seed in range(20):
        table, random, changed = table_of(game, seed), Random(seed), False
        while table.decision is not None and not (changed and table.decision.why not in ("mulligan", "order")):
            answer = random_answer(table.decision, random)
            changed = changed or (table.decision.why == "mulligan" and answer != ())
            table.take(answer, PERSON)
        last = table.given[-1]
        assert last.reveals and table.undo_is(last.player) == "ask"


def test_who_begins_is_not_chosen_again_with_a_view_of_the_hand() -> None:
    table = table_of("fow5", 1)
    assert table.decision is not None and table.decision.why == "plays first"
    chooser = table.decision.player
    table.take(0, PERSON)
    assert table.undo_is(chooser) == "ask"


def test_what_was_searched_is_not_searched_again() -> None:
    """Whoever has looked through their deck cannot take back what made them look."""
    for seed in range(40):
        table, random = table_of("fftcg", seed), Random(seed)
        while table.decision is not None and len(table.given) < 150:
            if table.decision.why == "search" and isinstance(table.decision, ChooseObjects):
                last = table.given[-1]
                assert last.reveals and table.undo_is(last.player) == "ask"
                return
            with suppress(IllegalPlay):
                table.take(random_answer(table.decision, random), PERSON)
    raise AssertionError("nobody searched")


def test_against_a_bot_only_what_the_person_sees_counts() -> None:
    """A card that the bot alone has come to see can be taken back: it keeps nothing in mind."""
    plain = table_of("fftcg", 1)
    table = TableGame(plain.setup, SECRET, plain.names, (None, lambda game, decision: 0), (), [])
    assert len(table.sight().seen) == 1 and len(plain.sight().seen) == 2
