"""The position notation, written: a scenario as a few lines of text, in the spirit of FEN.

It is written canonically, so that equal scenarios have equal texts; `reading` reads it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

from arbiter.kernel.decisions import Answer
from arbiter.testing.position import Piece, Position

VERSION = 1
TURNED = ("", "rested", "reversed")
PLAIN_NAME = re.compile(r"[^\W\d][^,\[\]\"=\\\x00-\x1f]*")  # may stand without quotes in a list of cards
PLAIN_WORD = re.compile(r"[^\W\d][\w-]*")  # may stand without quotes among flags


# ---------------------------------------------------------------- writing


def write(position: Position, answers: Sequence[Answer]) -> str:
    """The text of a scenario."""
    book = position.book
    rules = book.rules
    lines = [
        f"arbiter {VERSION} {rules.key}",
        f"format {position.format} seed {position.seed} players {position.players}",
        f"turn {position.number} player {position.active} step {position.step} priority {position.priority}"
        f" first {position.starting}" + (" begin" if position.begin else ""),
    ]
    if not position.stops:
        lines.append("stops no")
    if position.manual:
        lines.append("pays " + " ".join(map(str, position.manual)))
    lines += ["card " + json.dumps(card, ensure_ascii=False) for card in book.own.values()]
    for player, kept in enumerate(position.resources):
        if kept:
            lines.append(f"resources {player}: " + ", ".join(f"{quote_word(k)}={n}" for k, n in sorted(kept.items())))
    for spec in rules.zones.rows:
        for pile in position.piles[spec.name]:
            pieces = pile[::-1] if spec.name == rules.zones.deck else pile
            lines += zone_lines(position, spec.name, spec.face_down, pieces)
    if answers:
        lines.append("answers: " + " ".join(write_answer(answer) for answer in answers))
    return "\n".join(lines) + "\n"


def zone_lines(position: Position, zone: str, face_down: bool, pieces: list[Piece]) -> list[str]:
    """A line for each run of cards of one player, alike neighbours counted."""
    lines: list[str] = []
    at = 0
    while at < len(pieces):
        player = pieces[at].controller
        said: list[str] = []
        while at < len(pieces) and pieces[at].controller == player:
            count = 1
            while at + count < len(pieces) and pieces[at + count] == pieces[at]:
                count += 1
            card = write_piece(position, pieces[at], face_down)
            said.append(card if count == 1 else f"{count}x {card}")
            at += count
        lines.append(f"{zone} {player}: " + ", ".join(said))
    return lines


def write_piece(position: Position, piece: Piece, face_down: bool) -> str:
    book = position.book
    flags: list[str] = []
    if piece.turned:
        flags.append(TURNED[piece.turned])
    if piece.owner != piece.controller:
        flags.append(f"owner={piece.owner}")
    if piece.damage:
        flags.append(f"damage={piece.damage}")
    if piece.attacks:
        flags.append(f"attacks={piece.attacks}")
    flags += [f"counter={quote_word(kind)}:{count}" for kind, count in piece.counters]
    names = ("fresh", "frozen", "token", "attacking", "blocking")
    values = (piece.fresh, piece.frozen, piece.token, piece.attacking, piece.blocking)
    flags += [name for name, value in zip(names, values, strict=True) if value]
    if piece.face_up == face_down:
        flags.append("up" if piece.face_up else "down")
    if piece.place:
        flags.append(f"at={piece.place}")
    if piece.host:
        flags.append(f"host={quote_word(book.word(piece.host))}")
    flags += [f"seen={player}" for player in piece.seen]
    flags += [f"under={quote_word(book.word(key))}" for key in piece.under]
    return quote_name(book.word(piece.key)) + (f" [{' '.join(flags)}]" if flags else "")


def quote_name(name: str) -> str:
    """A card's name as it stands in a list: plain where nothing in it could be mistaken."""
    plain = PLAIN_NAME.fullmatch(name) and name == " ".join(name.split())
    return name if plain else json.dumps(name)


def quote_word(word: str) -> str:
    return word if PLAIN_WORD.fullmatch(word) else json.dumps(word)


def write_answer(answer: Answer) -> str:
    return str(answer) if isinstance(answer, int) else "(" + " ".join(map(str, answer)) + ")"
