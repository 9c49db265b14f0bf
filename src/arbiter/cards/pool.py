"""Pools: the cards that decks are made of, read from set files and made ready on demand."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from arbiter.cards.card_texts import further_sides
from arbiter.cards.near_names import NearNames
from arbiter.cards.printings import by_newest, newest_printings
from arbiter.games.printed_fields import Card
from arbiter.games.registry import GameEntry, entry
from arbiter.kernel.catalogue import Catalogue
from arbiter.kernel.errors import BadCard

if TYPE_CHECKING:  # a pool is there before anything is that makes faces: who only looks cards up needs none
    from arbiter.cards.summary import Summary
    from arbiter.kernel.traits import Face
    from arbiter.text.language import Language

POOLS: dict[str, None] = {}  # games whose cards somebody has asked for


class Pool:
    """Cards by id and by name. A face is compiled the first time it is asked for.

    A row without an id or a name, or with an id that another has, is no card of the pool: `problems` tells of it.
    """

    def __init__(self, game: str, cards: Iterable[Card], settled: bool = False) -> None:
        """`settled`: the cards come from a pool, where the printings of a card have been looked at."""
        self.game = game
        self.entry: GameEntry = entry(game)
        self.cards: dict[str, Card] = {}
        self.by_name: dict[str, list[str]] = {}
        self.problems: list[str] = []
        self._faces: dict[str, Face] = {}
        self.catalogue = Catalogue(self.names, self.faces)
        self.known: Callable[[], Mapping[str, Summary]] = dict  # summaries that came with the cards
        files = self.entry.card_files
        for card in cards if settled or files.as_printed is None else files.as_printed(list(cards)):
            key = card.get("id")
            name = card.get("name")
            problem = self.no_card(key, name)
            if problem or not isinstance(key, str) or not isinstance(name, str):
                self.problems.append(problem)
                continue
            self.cards[key] = card
            for each in dict.fromkeys((name.casefold(), *(word.casefold() for word in files.called(card)))):
                self.by_name.setdefault(each, []).append(key)

    def no_card(self, key: object, name: object) -> str:
        """Why a row is no card of this pool; empty where it is one."""
        if not isinstance(key, str) or not key:
            return f"a row of {self.game} has no id (its name is {name!r:.60}); it is left out"
        if not isinstance(name, str) or not name:
            return f"{key[:60]}: the card has no name; it is left out"
        if key in self.cards:
            return f"{key[:60]}: another card has this id too ({name[:60]!r}); ids must differ, and the first one stays"
        return ""

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[str]:
        return iter(self.cards)

    def find(self, word: str) -> str | None:
        """The id of a card, by id or by name."""
        if word in self.cards:
            return word
        keys = self.by_name.get(word.casefold())
        if keys:
            return keys[0]
        return self._by_folded_id.get(word.casefold())

    def id_at_the_start(self, line: str) -> str | None:
        """The id that a line begins with, which may have spaces in it: the longest that fits."""
        first = line.partition(" ")[0]
        longer = [key for key in self._spaced_ids if line == key or line.startswith(f"{key} ")]
        return max(longer, key=len) if longer else first if first in self.cards else None

    @cached_property
    def _spaced_ids(self) -> list[str]:
        return [key for key in self.cards if " " in key]

    def nearest(self, word: str, most: int = 3) -> list[str]:
        """Names that look like the word, or ids if it looks like one, for an error message."""
        if any(letter.isdigit() for letter in word) and " " not in word:
            return self._near_ids.find(word, most)
        return self._near_names.find(word.partition(" (")[0], most)

    @cached_property
    def _near_ids(self) -> NearNames:
        return NearNames(self.cards)

    @cached_property
    def _near_names(self) -> NearNames:
        return NearNames(str(card["name"]) for card in self.cards.values())

    @cached_property
    def newest(self) -> dict[str, str]:
        """For every printing the newest one of the same card."""
        return newest_printings(self.game, self.cards.values())

    @cached_property
    def printings(self) -> dict[str, list[str]]:
        """For every card its printings under the newest one, which stands first."""
        return by_newest(self.newest)

    @cached_property
    def by_code(self) -> dict[str, str]:
        """The ids of cards by those that another program has for them."""
        return {str(card["octgn"]): key for key, card in self.cards.items() if card.get("octgn")}

    @cached_property
    def _by_folded_id(self) -> dict[str, str]:
        folded: dict[str, str] = {}
        for key in self.cards:
            folded.setdefault(key.casefold(), key)
        return folded

    def face(self, key: str) -> Face:
        made = self._faces.get(key)
        if made is None:
            from arbiter.cards.readings import use_readings

            use_readings()
            # Two threads may both have made it; one of them is everybody's.
            made = self._faces.setdefault(key, self.entry.make_face(self.cards[key]))
        return made

    def names(self) -> tuple[str, ...]:
        """The names of all sides of all cards."""
        sides = [side for card in self.cards.values() for side in (card, *further_sides(card))]
        return tuple(sorted({str(side["name"]) for side in sides if side.get("name")}))

    def faces(self) -> tuple[Face, ...]:
        """All cards that can be; those that are not made yet are made now."""
        made: list[Face] = []
        for key in self.cards:
            with suppress(BadCard):  # a card with a wrong field is a problem of that card
                made.append(self.face(key))
        return tuple(made)


def read_cards(path: Path) -> list[Card]:
    """Cards of a .toml set file, or of a .jsonl / .json file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadCard(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadCard(f"{path}: is not UTF-8 text") from None
    return parse_cards(text, path.suffix, str(path))


def parse_cards(text: str, suffix: str, where: str) -> list[Card]:
    """Cards of a text in the form that the suffix names."""
    return parse_toml(text, where) if suffix == ".toml" else parse_json(text, suffix, where)


def parse_toml(text: str, where: str) -> list[Card]:
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        why = "nested too deep" if isinstance(error, RecursionError) else error
        raise BadCard(f"{where}: not valid TOML: {why}") from None
    except ValueError as error:  # dates that no calendar has, numbers with thousands of digits
        raise BadCard(f"{where}: not valid TOML: {error}") from None
    cards = data.get("card")
    if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
        raise BadCard(f"{where}: has no [[card]] tables; every card is one [[card]] with id, name, type, ...")
    return list(cards)


def parse_json(text: str, suffix: str, where: str) -> list[Card]:
    found: list[Card] = []
    lines = [text] if suffix == ".json" else text.splitlines()
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            value = json.loads(line)
        except RecursionError:
            raise BadCard(f"{where}, line {number}: not valid JSON: nested too deep") from None
        except ValueError as error:
            raise BadCard(f"{where}, line {number}: not valid JSON: {error}") from None
        for card in value if isinstance(value, list) else [value]:
            if not isinstance(card, dict):
                raise BadCard(f"{where}, line {number}: a card must be an object with id, name, type, ...")
            found.append(card)
    return found


def built_in(game: str) -> Pool:
    """Our own cards of a game."""
    return Pool(game, own_cards(game))


def own_cards(game: str) -> list[Card]:
    return [card for path in entry(game).set_files() for card in read_cards(path)]


@cache
def own_pool(game: str) -> Pool:
    """Our own cards of a game, read once in a process; faces are immutable, so every match may share them."""
    return built_in(game)


def shared(game: str) -> Pool:
    """Our own cards of a game and those that the user has brought: the library's, and those of named files."""
    from arbiter.cards.brought import is_any_brought, pool_with_brought

    found = pool_with_brought(game) if is_any_brought() else own_pool(game)
    POOLS.setdefault(game)  # only what there is: a game that nobody knows is no place to look for cards
    return found


def joined(first: Iterable[Card], later: Iterable[Card]) -> list[Card]:
    """The cards of both; where both have an id, the later file's."""
    cards = {str(card.get("id")): card for card in first}
    cards.update((str(card.get("id")), card) for card in later)
    return list(cards.values())


def language_of(game: str) -> Language:
    """The words of a game's cards."""
    return entry(game).language
