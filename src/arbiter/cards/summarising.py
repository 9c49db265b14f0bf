"""How a card's summary is made: its face is, and what the compiler was asked on the way says where it stops."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from multiprocessing import get_context

from arbiter.cards.face_json import face_json
from arbiter.cards.kept import Kept, KeptFile, kept_file
from arbiter.cards.readings import use_readings
from arbiter.cards.stops import not_carried_out, stops_in, wrong_field
from arbiter.cards.summaries import new_summary
from arbiter.cards.summary import Summary
from arbiter.games.printed_fields import Card
from arbiter.games.registry import entry
from arbiter.kernel.errors import BadCard
from arbiter.kernel.traits import Face
from arbiter.text.compiler import overheard

CHUNK = 60  # cards that a process is given at a time


def make_summary(game: str, card: Card) -> Summary:
    use_readings()
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


def read_together(game: str, cards: list[Card], jobs: int, file: KeptFile) -> Iterator[Summary]:
    chunks = [(game, cards[at : at + CHUNK]) for at in range(0, len(cards), CHUNK)]
    with get_context("spawn").Pool(jobs) as workers:
        for made, kept in workers.imap(read_chunk, chunks):
            for row in kept:
                file.keep(row.key, row.game, row.value)
            yield from made


def read_chunk(task: tuple[str, list[Card]]) -> tuple[list[Summary], list[Kept]]:
    """In another process: what became of these cards, and what is to be kept of it."""
    game, cards = task
    file = kept_file()
    file.hand_over()
    made = [new_summary(game, card, file) for card in cards]
    return made, file.hand_over()
