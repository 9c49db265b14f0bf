"""Work for strangers that takes long, in a process of its own that gives way to everything else.

A thread would share the interpreter with the engine's threads, however politely. The process has less of the processor
than anybody, so much memory and so much of the processor's time; what takes more is broken off. A process that does not
even answer to that is ended, and another takes its place.
"""

from __future__ import annotations

import multiprocessing
import threading
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures import TimeoutError as TooLong
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from arbiter.cards.checking import check, demand_legal
from arbiter.cards.decks import DeckList, built_in_decks, only, read_decks
from arbiter.cards.exporting import export
from arbiter.cards.face_json import face_json
from arbiter.cards.finding import MissingCards
from arbiter.cards.outline import outline
from arbiter.cards.pool import Pool, shared
from arbiter.cards.stops import stops_in
from arbiter.cards.summary import Stop
from arbiter.games.printed_fields import Card
from arbiter.games.registry import entry, playable
from arbiter.kernel.errors import ArbiterError, BadCard, BadDeck
from arbiter.kernel.program import Program
from arbiter.kernel.traits import Face
from arbiter.processes import OutOfTime, at_most, settle_in
from arbiter.table.web.errors import Refused, refusal
from arbiter.table.web.faces import Json
from arbiter.table.web.homemade import Brought, settled, with_homemade
from arbiter.text.compiler import overheard, print_ability
from arbiter.text.errors import TextError

T = TypeVar("T")
LONGEST = 15.0  # seconds of the processor
PATIENCE = 60.0  # seconds by the wall's clock: it gives way to everything else
LARGEST = 3 << 30  # bytes of memory


# ---------------------------------------------------------------- what it does for others


def read_list(game: str, text: str, pool: Pool, format: str = "") -> DeckList:
    """A pasted list."""
    return only(read_decks(text + "\n", game, pool, format=format), "the deck list")


def read_legal_list(game: str, kind: str, text: str, cards: Sequence[Card] = (), pool: Pool | None = None) -> Brought:
    """A pasted list that may be played in the format, with the home-made cards in it."""
    pool = with_homemade(pool or shared(game), cards)
    deck = read_list(game, text, pool, kind)
    demand_legal(deck, kind, pool)
    return settled(deck, cards)


def check_list(
    game: str, format: str | None, text: str, cards: Sequence[Card] = (), faces: bool = False, pool: Pool | None = None
) -> Json:
    """What is wrong with a pasted list, as the page is told; with `faces`, what its cards look like, too."""
    pool = with_homemade(pool or shared(game), cards)
    try:
        deck = read_list(game, text, pool, format or "")
    except MissingCards as error:
        says = [{"rule": "", "says": f"line {each.line}: {each.says}", "cards": []} for each in error.missing]
        return {"legal": False, "name": "", "cards": 0, "violations": says}
    except BadDeck as error:
        return {"legal": False, "name": "", "cards": 0, "violations": [{"rule": "", "says": str(error), "cards": []}]}
    return verdict(deck, format, pool, faces)


def verdict(deck: DeckList, format: str | None, pool: Pool, faces: bool = False) -> Json:
    violations = [
        {"rule": violation.rule, "says": violation.says, "cards": list(violation.cards)}
        for violation in check(deck, format, pool)
    ]
    made: Json = {"legal": not violations, "name": deck.name, "cards": len(deck), "violations": violations}
    made["notes"] = list(deck.notes)
    made["parts"] = [[name, list(Counter(keys).items())] for name, keys in deck.parts]
    if faces:
        made["faces"] = {key: face_json(pool.face(key)) for _, keys in deck.parts for key in dict.fromkeys(keys)}
    return made


def export_list(game: str, text: str, form: str, cards: Sequence[Card] = (), pool: Pool | None = None) -> Json:
    """A list in another form."""
    pool = with_homemade(pool or shared(game), cards)
    return {"form": form, "text": export(read_list(game, text, pool), pool, form)}


def read_card(game: str, card: Card, pool: Pool | None = None) -> Json:
    """What becomes of a card that somebody writes: its face, each ability as it was read, and where it stops."""
    with overheard() as heard:
        try:
            face = entry(game).make_face(card)
        except BadCard as error:
            return {"face": None, "whole": False, "problem": str(error), "stops": [], "readings": []}
    made: Json = {"face": face_json(face), "whole": "problem" not in face.extra}
    made["other"] = {side.key: face_json(side) for side in face.other}
    made["problem"] = face.extra.get("problem", "")
    made["stops"] = [stop_json(stop) for stop in stops_in(entry(game).language, heard)] if not made["whole"] else []
    sides = (face, *face.other)
    made["readings"] = [
        {"side": side.name, "outline": outline(program.ability), "printed": printed_back(game, side, program)}
        for side in sides
        for program in dict.fromkeys(side.traits.programs)
    ]
    return made


def stop_json(stop: Stop) -> Json:
    return {
        "phrase": stop.phrase,
        "says": stop.says,
        "paragraph": stop.paragraph,
        "column": stop.column,
        "expected": list(stop.expected[:12]),
        "typo": stop.typo,
    }


def printed_back(game: str, face: Face, program: Program) -> str:
    try:
        return print_ability(entry(game).language, face.name, program.ability)
    except TextError:
        return ""


# ---------------------------------------------------------------- the process


def warm() -> None:
    """Read every game and deck, before somebody waits for it."""
    for game in playable():
        built_in_decks(game)


def protected(job: Callable[..., T], args: tuple[object, ...]) -> tuple[T | None, tuple[str, str] | None]:
    """The job's result, or the code and the words with which it was refused: errors do not travel well."""
    try:
        return job(*args), None
    except ArbiterError as error:
        refused = refusal(error)
        return None, (refused.code, str(refused))
    except MemoryError:
        return None, ("size", "that takes more memory than the server has for it")


def in_time(longest: float, job: Callable[..., T], args: tuple[object, ...]) -> tuple[T | None, tuple[str, str] | None]:
    """The same; refused as well once it has had so many seconds of the processor."""
    try:
        with at_most(longest):
            return protected(job, args)
    except OutOfTime:
        return None, ("size", takes_too_long(longest))


def takes_too_long(longest: float) -> str:
    return f"that takes longer than the {longest:g} s that the server has for it"


def unprotected(result: T | None, refused: tuple[str, str] | None) -> T:
    """The same on the other side."""
    if refused is not None:
        raise Refused(*refused)
    return result  # type: ignore[return-value]


class Helper:
    """The process, from the server's side. Its callers are threads that may wait."""

    def __init__(self, longest: float = LONGEST, patience: float = PATIENCE) -> None:
        self.longest = longest
        self.patience = patience
        self._turn = threading.Lock()  # one at a time: who waits for another's work has all of the time for their own
        self._lock = threading.Lock()
        self._pool = self._new()

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), settle_in, (LARGEST,))

    def warm_up(self) -> None:
        """Begin to get ready; nobody waits for it."""
        self._pool.submit(warm)

    def run(self, job: Callable[..., T], *args: object) -> T:
        """The result of the job, or `Refused`."""
        with self._turn:
            return self._run(job, args)

    def _run(self, job: Callable[..., T], args: tuple[object, ...]) -> T:
        pool = self._pool
        try:
            result, refused = pool.submit(in_time, self.longest, job, args).result(self.patience)
        except TooLong:
            self._replace(pool)
            raise Refused("size", takes_too_long(self.longest)) from None
        except (BrokenProcessPool, RuntimeError):
            self._replace(pool)
            raise Refused("busy", "the server could not finish that; nothing has changed") from None
        return unprotected(result, refused)

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        """End the process, whatever it is doing, and begin another."""
        with self._lock:
            if self._pool is broken:
                end(broken)
                self._pool = self._new()

    def close(self) -> None:
        end(self._pool)


def end(pool: ProcessPoolExecutor) -> None:
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)
