"""What there is to know of a card without playing it: what it is, and what stops it from being carried out.

A summary is made with the card's face and kept beside the readings, by a hash of the card and of the sources: lists,
searches and measurements of thousands of cards need no face at all the second time.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, replace
from multiprocessing import get_context

from arbiter.cards.face_json import face_json
from arbiter.cards.readings import Kept, Readings, key_of, use_readings
from arbiter.cards.sources import sources_hash
from arbiter.cards.stops import not_carried_out, stops_in, wrong_field
from arbiter.cards.summary import Summary, read_summary
from arbiter.games.printed_fields import Card
from arbiter.games.registry import entry
from arbiter.kernel.errors import BadCard
from arbiter.kernel.traits import Face
from arbiter.text.compiler import overheard

FEW = 400  # cards for which other processes would take longer to begin than to be done
CHUNK = 60  # cards that a process is given at a time


def summary_of(game: str, card: Card, readings: Readings | None = None) -> Summary:
    """The summary that is kept, or a new one."""
    readings = readings or use_readings()
    key = key_of("card", sources_hash(game), json.dumps(card, sort_keys=True, default=str))
    kept = readings.value(key)
    found = None if kept is None else read_summary(kept)
    if found is None:
        found = make_summary(game, card)
        readings.keep(key, game, json.dumps(asdict(found), ensure_ascii=False, separators=(",", ":")))
    return found


def make_summary(game: str, card: Card) -> Summary:
    with overheard() as heard:
        try:
            face = entry(game).make_face(card)
        except BadCard as error:
            return Summary(str(error), stops=(wrong_field(str(error)),))
    problem = face.extra.get("problem", "")
    made = replace(
        characteristics(face),
        part=entry(game).decks.part_of(face),
        printed=json.dumps(face_json(face), ensure_ascii=False),
    )
    if not problem:
        return made
    stops = stops_in(entry(game).language, heard) or (not_carried_out(problem),)
    return replace(made, problem=problem, stops=tuple(replace(stop, alone=len(stops) == 1) for stop in stops))


def characteristics(face: Face) -> Summary:
    sides = [face, *face.other]
    now = face.traits
    return Summary(
        types=words(sides, lambda side: side.traits.types),
        colours=words(sides, lambda side: side.traits.colours),
        kinds=words(sides, lambda side: side.traits.kinds),
        groups=words(sides, lambda side: side.traits.groups),
        keywords=words(sides, lambda side: side.traits.keywords),
        cost=now.cost,
        power=now.power if face.has_power or now.power else None,
        guard=now.guard if face.has_power or now.guard else None,
        level=now.level,
    )


def words(sides: Sequence[Face], of: Callable[[Face], frozenset[str]]) -> tuple[str, ...]:
    return tuple(sorted({word for side in sides for word in of(side)}))


# ---------------------------------------------------------------- many cards


def summaries(
    game: str, cards: Sequence[Card], tick: Callable[[], None] = lambda: None, jobs: int = 1
) -> list[Summary]:
    """A summary for each card; with several jobs, as many processes read many new ones.

    Processes begin by importing the main module: only who knows that it can be imported asks for them.
    """
    readings = use_readings()
    sources = sources_hash(game)
    found: list[Summary | None] = []
    for card in cards:
        kept = readings.value(key_of("card", sources, json.dumps(card, sort_keys=True, default=str)))
        found.append(None if kept is None else read_summary(kept))
    missing = [index for index, summary in enumerate(found) if summary is None]
    for _ in range(len(cards) - len(missing)):
        tick()
    if len(missing) < FEW or jobs < 2:
        for index in missing:
            found[index] = summary_of(game, cards[index], readings)
            tick()
    else:
        for index, summary in zip(
            missing, read_together(game, [cards[i] for i in missing], jobs, readings), strict=True
        ):
            found[index] = summary
            tick()
    readings.flush()
    return [summary for summary in found if summary is not None]


def read_together(game: str, cards: list[Card], jobs: int, readings: Readings) -> Iterator[Summary]:
    chunks = [(game, cards[at : at + CHUNK]) for at in range(0, len(cards), CHUNK)]
    with get_context("spawn").Pool(jobs) as workers:
        for made, kept in workers.imap(read_chunk, chunks):
            for row in kept:
                readings.keep(row.key, row.game, row.value)
            yield from made


def read_chunk(task: tuple[str, list[Card]]) -> tuple[list[Summary], list[Kept]]:
    """In another process: what became of these cards, and what is to be kept of it."""
    game, cards = task
    readings = use_readings()
    readings.made = []
    made = [summary_of(game, card, readings) for card in cards]
    kept, readings.made = readings.made, []
    readings._waiting.clear()
    return made, kept
