"""What happened, in sentences: made of the kernel's stream, for one reader, in the words of the game.

Everything that was told is in exactly one sentence, in its order. What happens together and alike shares one, and so
does what is done to pay for something with what it pays for. How things are put together is the same for everybody;
the words are the reader's own, who may not know every card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from arbiter.table.reader import Part, Reader

if TYPE_CHECKING:
    from arbiter.kernel.telling import Told

PAYMENT = ("cost", "payment")
BEGINS_BATTLE = "initiates battle"  # tells nothing of its own where an attack follows
IN_A_ROW = frozenset(("draws", "produces", "takes damage", "appears"))  # one instruction, done one by one


# What is done to pay belongs to something else that was announced.
NOT_PAID_FOR = frozenset(("lasts", "ends", "waits", "heals", "freezes", "gains a turn", "gains a step", "will skip"))


@dataclass
class Clause:
    """Things that are told together: alike, of one kind."""

    told: list[Told]
    at: list[int]  # their places in the stream
    paying: list[Clause] = field(default_factory=list)

    @property
    def first(self) -> Told:
        return self.told[0]

    def places(self) -> list[int]:
        return sorted([*self.at, *(place for clause in self.paying for place in clause.places())])


@dataclass(frozen=True)
class Sentence:
    """One line of a log: the turn, whom it is about (-1: nobody), its words and cards, the rule, what it covers."""

    turn: int
    player: int
    parts: tuple[Part, ...]
    rule: str
    kind: str
    covers: tuple[int, ...]  # places in the stream

    @property
    def text(self) -> str:
        said = "".join(part if isinstance(part, str) else part.name for part in self.parts)
        return f"{said[:-1]} ({self.rule})." if self.rule and said.endswith(".") else said


def sentences(told: Sequence[Told], start: int, reader: Reader) -> list[Sentence]:
    """What was told from this place on."""
    made: list[Sentence] = []
    for clause in clauses(told, start):
        phrase = reader.phrase(clause.told, [(part.told, reader.key(part.told)) for part in clause.paying])
        first = clause.first
        made.append(
            Sentence(first.turn, subject_of(first), phrase.parts, phrase.rule, first.kind, tuple(clause.places()))
        )
    return made


def subject_of(told: Told) -> int:
    return told.by if told.kind in ("damages", "leaves") and told.by >= 0 else told.player


def clauses(told: Sequence[Told], start: int) -> list[Clause]:
    made: list[Clause] = []
    for place in range(start, len(told)):
        each = told[place]
        before = made[-1] if made else None
        if before is not None and (joins(before, each, place) or belongs_to(before, each, place)):
            continue
        clause = Clause([each], [place])
        if before is not None and each.kind in ("attacks", "blocks") and is_prepared_by(before, each):
            while made and is_prepared_by(made[-1], each):
                clause.at = [*made.pop().at, *clause.at]
        elif before is not None and each.kind == "produces" and is_rest_for(before, each):
            before.told.append(each)
            before.at.append(place)
            continue
        made.append(clause)
    return made


def joins(clause: Clause, each: Told, place: int) -> bool:
    """Is it one more of the same, at the same time?"""
    last = clause.told[-1]
    together = last.batch == each.batch or (each.kind in IN_A_ROW and last.kind == each.kind)
    if clause.paying or not together or like(clause.first) != like(each):
        return False
    if each.kind in ("hurts", "gains", "produces") and each.kind not in IN_A_ROW and last.player != each.player:
        return False
    clause.told.append(each)
    clause.at.append(place)
    return True


def like(told: Told) -> tuple[object, ...]:
    """What two things have in common that are told in one sentence."""
    sources = tuple(source.id for source in told.sources)
    amount = 0 if told.kind in IN_A_ROW else told.amount
    to = (told.to, told.whose) if told.kind not in ("leaves", "readies", "rests", "damages") else (told.to,)
    player = told.player if told.kind not in ("leaves", "damages") else told.by
    empty = told.kind == "draws" and told.became is None
    kept = (told.kind, player, to, told.origin, told.how, told.cause, told.rule, told.word)
    return (*kept, sources, amount, empty, is_announcement(told) and told.batch)


def is_announcement(told: Told) -> bool:
    """What a rule does by itself is told once each time."""
    return not told.how and told.kind not in IN_A_ROW


def belongs_to(clause: Clause, each: Told, place: int) -> bool:
    """Is it what was announced, or what is done to pay for it?"""
    head = clause.first
    if not is_announcement(head) or not head.subjects or head.kind in NOT_PAID_FOR:
        return False
    ids = {thing.id for thing in head.subjects}
    mine = bool(each.subjects) and each.subjects[0].id in ids
    if head.kind in ("attacks", "blocks") and each.kind == "rests" and each.cause in ("attack", "block") and mine:
        clause.at.append(place)
        return True
    shown = each.kind == "shows" or (each.how == "play" and each.cause == "cast")
    if shown and head.kind == "casts" and mine:
        clause.at.append(place)
        return True
    paid = each.cause in PAYMENT or each.kind == "produces"
    if not paid or is_announcement(each) or each.by not in (head.player, -1):
        return False
    if not any(source.id in ids for source in each.sources):
        return False
    last = clause.paying[-1] if clause.paying else None
    for other in clause.paying:
        if like_payment(other.first) == like_payment(each) and (other is last or each.kind in ("rests", "produces")):
            other.told.append(each)
            other.at.append(place)
            return True
    clause.paying.append(Clause([each], [place]))
    return True


def like_payment(told: Told) -> tuple[object, ...]:
    amount = 0 if told.kind in ("produces", "rests") else told.amount
    word = "" if told.kind == "produces" else told.word
    return (told.kind, told.how, told.to, amount, word)


def is_prepared_by(clause: Clause, each: Told) -> bool:
    """An attacker that was turned before it is said what it attacks; a battle that is begun with an attack."""
    first = clause.first
    if first.kind == BEGINS_BATTLE:
        return each.kind == "attacks" and first.player == each.player and not clause.paying
    if first.kind != "rests" or first.cause not in ("attack", "block") or clause.paying:
        return False
    ids = {thing.id for thing in each.subjects}
    return all(told.subjects[0].id in ids for told in clause.told)


def is_rest_for(clause: Clause, each: Told) -> bool:
    """Is it what the card yields that was just turned for it?"""
    first = clause.first
    return (
        first.kind == "rests"
        and first.cause in PAYMENT
        and len(clause.told) == 1
        and bool(each.subjects)
        and first.subjects[0].id == each.subjects[0].id
    )
