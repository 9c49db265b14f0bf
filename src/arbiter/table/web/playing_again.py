"""A finished game played again: whether a file holds one, and what one side saw of it, step by step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from arbiter import saves
from arbiter.cards.checking import check
from arbiter.cards.face_json import face_json
from arbiter.cards.pool import Pool
from arbiter.setup import Setup
from arbiter.table.web import tokens
from arbiter.table.web.errors import Refused
from arbiter.table.web.faces import Json
from arbiter.table.web.log import line_json
from arbiter.table.web.outgoing import dump
from arbiter.table.web.table_game import PERSON, LeadsElsewhere, StoredAnswer, TableGame, told
from arbiter.table.web.viewpoint import Viewpoint

if TYPE_CHECKING:
    from arbiter.kernel.traits import Face

MOST_ANSWERS = 10_000  # the longest games have a tenth of it
MOST_CARDS = 400  # of each player, in a file that somebody brings
LARGEST_REPLAY = 32_000_000  # characters of all views together


@dataclass(frozen=True)
class Replay:
    """A game from one side: what it is, and a view for every step of it."""

    about: Json
    frames: list[bytes]


def check_file(text: str, pool: Pool | None = None) -> None:
    """Is this file, which somebody brings, a whole game of bounded size? `Refused` or `BadSave` says what it lacks."""
    data = saves.parse(text, "the file")
    answers = data["answers"]
    if isinstance(answers, list) and len(answers) > MOST_ANSWERS:
        raise Refused("size", f"a replay has at most {MOST_ANSWERS} answers, not {len(answers)}")
    setup = saves.read_setup(data, pool, "the file")
    for player, deck in enumerate(setup.decks):
        if len(deck) > MOST_CARDS:
            raise Refused("size", f"decks[{player}] has {len(deck)} cards; a replay has at most {MOST_CARDS} each")
        if found := check(deck, setup.format, setup.pool):
            raise Refused("deck", f"decks[{player}] may not be played in {setup.format}: {found[0]}")
    given = saves.read_answers(answers, len(setup.decks), "the file")
    match = saves.replay(setup, given, data["hash"], "the file")
    if not match.over:
        raise Refused("bad", "the game in this file is not over; `arbiter play --load FILE` goes on with it")


def play_again(
    start: str,
    answers: list[StoredAnswer] | None,
    names: tuple[str, ...],
    viewer: int,
    id: str,
    pool: Pool | None = None,
) -> Replay:
    """A game from what it starts from and its answers; without them, they stand in the same file."""
    data = saves.parse(start, "the replay")
    setup = saves.read_setup(data, pool, "the replay")
    if answers is None:
        given = saves.read_answers(data["answers"], len(setup.decks), "the replay")
        answers = [StoredAnswer(answer, PERSON) for answer in given]
    names = names or tuple(deck.name or f"player {player + 1}" for player, deck in enumerate(setup.decks))
    return make_replay(setup, answers, viewer, names, id)


def make_replay(setup: Setup, answers: list[StoredAnswer], viewer: int, names: tuple[str, ...], id: str) -> Replay:
    """Play the game again and take a frame after every answer that is no pass."""
    if viewer >= len(setup.decks):
        raise Refused("bad", f"side must be open or a player from 0 to {len(setup.decks) - 1}")
    bots = (None,) * len(setup.decks)
    table_game = TableGame(setup, tokens.new_secret(), names, bots, (), [], 0)
    table_game.play_again([viewer])
    faces: dict[str, Face] = {}
    frames = [frame(table_game, viewer, faces)]
    moments = [len(table_game.log(viewer).entries)]  # how many lines had been written at each step
    given = [0]  # and answers given
    size = 0
    stopped = ""
    for at, stored in enumerate(answers):
        try:
            table_game.take(stored.answer, PERSON)
            if stored.hash and not table_game.match.stands_at(stored.hash):
                raise LeadsElsewhere("leads to another position than it did")
        except Exception as error:
            stopped = f"the rest cannot be shown with this version: answer {at} {told(error)}"
            break
        if not table_game.given[-1].passed or table_game.is_over:
            frames.append(frame(table_game, viewer, faces))
            moments.append(len(table_game.log(viewer).entries))
            given.append(at + 1)
            size += len(frames[-1])
            if size > LARGEST_REPLAY:
                says = f"after {len(frames)} steps this game has more than {LARGEST_REPLAY} characters to show"
                raise Refused("size", f"{says}; `arbiter replay FILE` shows it whole")
    log = table_game.log(viewer)
    faces.update(log.shown)
    about: Json = {
        "id": id,
        "game": setup.game,
        "format": setup.format,
        "names": list(names),
        "decks": [deck.name for deck in setup.decks],
        "steps": len(frames),
        "turns": table_game.match.game.state.turn,
        "result": table_game.result(),
        "stopped": stopped,
        "log": [line_json(entry) for entry in log.entries],
        "moments": moments,
        "given": given,
        "faces": {key: face_json(face) for key, face in faces.items()},
    }
    return Replay(about, frames)


def frame(table_game: TableGame, viewer: int, faces: dict[str, Face]) -> bytes:
    viewpoint = Viewpoint(table_game.match.game, viewer, table_game.mask(viewer))
    data = viewpoint.table(table_game.view_for(viewer))
    data["players"] = [
        {"name": name, "resources": viewpoint.resources(player)[0], "pool": viewpoint.resources(player)[1]}
        for player, name in enumerate(table_game.names)
    ]
    decision = table_game.decision
    data["waiting"] = None if decision is None else {"player": decision.player, "for": "decision"}
    data["log"] = len(table_game.log(viewer).entries)
    faces.update(viewpoint.faces)
    return dump(data)
