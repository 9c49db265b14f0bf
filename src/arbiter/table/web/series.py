"""A match of several games between the same people: its score, and the decks that they bring to the next game.

Games whose document lets players exchange cards with a sideboard between the games of a match (`sideboarding` in the
game's package) are offered as a best of three. Every game is a table of its own, with a replay of its own; what the
match was registered with and how it stands goes along from one to the next.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING

from arbiter import saves
from arbiter.cards.checking import check
from arbiter.games.registry import entry
from arbiter.table.web import homemade, records
from arbiter.table.web.errors import Refused
from arbiter.table.web.faces import Json

if TYPE_CHECKING:
    from arbiter.cards.pool import Pool
    from arbiter.table.web.records import Record

SINGLE, BEST_OF_THREE = 1, 3
LENGTHS = (SINGLE, BEST_OF_THREE)
MOST_TOLD = 6  # things that are wrong with an exchange

Deck = Mapping[str, object]


@dataclass(frozen=True)
class Series:
    """A match that is under way. `games`: the tables of those that are over; `registered`: the decks it began with."""

    best: int
    wins: tuple[int, ...]
    games: tuple[str, ...] = ()
    registered: tuple[str, ...] = ()

    @property
    def is_decided(self) -> bool:
        return max(self.wins) > self.best // 2 or len(self.games) >= self.best

    def write(self) -> str:
        return json.dumps(asdict(self))


def read_series(text: str) -> Series | None:
    """None where the table is for a single game."""
    if not text:
        return None
    data = json.loads(text)
    return Series(data["best"], tuple(data["wins"]), tuple(data["games"]), tuple(data["registered"]))


def demand_match(game: str, best: int, players: int) -> None:
    """A best of three, where the game's document has such a thing."""
    if best not in LENGTHS:
        raise Refused("bad", f"best must be one of {', '.join(map(str, LENGTHS))}, not {best}")
    if best != SINGLE and entry(game).sideboard is None:
        raise Refused("bad", f"the document of {entry(game).title} knows no match of several games; set best to 1")
    if best != SINGLE and players != 2:
        raise Refused("bad", "a best of three is between two players; set best to 1 or players to 2")


def wanted_series(best: int, players: int) -> str:
    """What the record of a match's first game has; nothing where it is a game by itself."""
    return "" if best == SINGLE else Series(best, (0,) * players).write()


def registered(record: Record) -> Record:
    """Everybody has sat down: the decks that they have brought are those that the match is played with."""
    series = read_series(record.series)
    if series is None or series.games:
        return record
    return replace(record, series=replace(series, registered=tuple(seat.deck for seat in record.seats)).write())


def standing(record: Record) -> Series | None:
    """How the match stands with this game; a game that is over counts."""
    series = read_series(record.series)
    result = records.result_json(record)
    if series is None or result is None:
        return series
    won = result.get("winner")
    wins = tuple(count + (player == won) for player, count in enumerate(series.wins))
    return replace(series, wins=wins, games=(*series.games, record.id))


def next_game(record: Record, brought: Mapping[int, str]) -> Record:
    """The record with what its match goes on with. After the last game another match begins, with the decks as
    they were registered; within one, everybody has the deck that they bring."""
    series = standing(record)
    if series is None:
        return record
    if series.is_decided:
        decks = series.registered
        series = Series(series.best, (0,) * len(decks), (), decks)
    else:
        decks = tuple(brought.get(seat.player, seat.deck) for seat in record.seats)
    seats = tuple(replace(seat, deck=deck) for seat, deck in zip(record.seats, decks, strict=True))
    return replace(record, seats=seats, series=series.write())


# ---------------------------------------------------------------- exchanging cards


def exchanged(record: Record, player: int, deck: Deck, pool: Pool) -> str:
    """The deck with which a player goes into the next game, or `Refused` with every rule that it breaks."""
    series, sideboard = standing(record), entry(record.game).sideboard
    if series is None or series.is_decided or sideboard is None:
        raise Refused("deck", "cards are exchanged between the games of a match only")
    brought = json.loads(series.registered[player])
    cards = brought.pop(homemade.KEY, None)
    before = saves.read_deck_entry(brought, 0, pool, "the table")
    after = saves.read_deck_entry({"name": before.name, **deck}, 0, pool, "the exchange")
    wrong = sideboard.exchange(before.faces(pool), after.faces(pool), record.format, len(series.games))
    wrong = wrong or check(after, record.format, pool)
    if wrong:
        told = "; ".join(str(each) for each in wrong[:MOST_TOLD])
        raise Refused("deck", f"these cards cannot be exchanged: {told}")
    made: Json = {"name": after.name, **{part: list(keys) for part, keys in after.parts}}
    return json.dumps({**made, homemade.KEY: cards} if cards else made)


def series_json(record: Record, viewer: int, pool: Pool) -> Json | None:
    """What a follower is told of the match; a player between two games also the own deck, part by part."""
    series = standing(record)
    if series is None:
        return None
    made: Json = {"best": series.best, "wins": list(series.wins), "games": list(series.games)}
    made["decided"] = series.is_decided
    if viewer >= 0 and record.result and not series.is_decided:
        deck = records.read_deck(record.seats[viewer].deck, pool)
        titles = {part.name: part.title for part in entry(record.game).decks.parts}
        sideboard = entry(record.game).sideboard
        made["side"] = None if sideboard is None else sideboard.part
        made["deck"] = [
            {"part": part, "title": titles[part], "cards": [[key, pool.face(key).name] for key in keys]}
            for part, keys in deck.parts
            if keys
        ]
    return made
