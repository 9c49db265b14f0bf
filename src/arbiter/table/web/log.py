"""The log of one viewer in the browser: the kernel's stream in sentences, and what the page needs to show it happen."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from arbiter.kernel.telling import is_seen
from arbiter.table.reader import Reader
from arbiter.table.sentences import Sentence, sentences
from arbiter.table.web.faces import Json

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.telling import Thing, Told
    from arbiter.kernel.traits import Face
    from arbiter.table.layout import Layout
    from arbiter.table.web.masks import Mask


@dataclass
class ViewerLog:
    """The log of one viewer. `names` are the players'."""

    viewer: int
    names: tuple[str, ...]
    layout: Layout
    entries: list[Sentence] = field(default_factory=list)
    read: int = 0  # how much of the stream has been put into words
    marks: list[int] = field(default_factory=list)  # how many entries there were before each answer
    shown: dict[str, Face] = field(default_factory=dict)  # the faces of cards that lines name

    def note(self, game: Game) -> None:
        """Take over what is new."""
        reader = Reader(self.viewer, self.names, game.rules, self.layout)
        self.entries += sentences(game.told, self.read, reader)
        self.shown.update(reader.faces)
        self.read = len(game.told)

    def mark(self) -> None:
        """An answer was given, and what came of it has not been noted yet."""
        self.marks.append(len(self.entries))

    def back(self, game: Game, answers: int) -> None:
        """Answers were taken back, so many are left: what came of the others is not told any more."""
        if answers < len(self.marks):
            del self.entries[self.marks[answers] :]
            del self.marks[answers:]
        self.read = len(game.told)


def event_json(told: Told, mask: Mask, viewer: int) -> Json:
    """One thing of the stream as the viewer saw it, with their names for objects."""

    def name(thing: Thing) -> str | None:
        return mask.name(thing.id) if is_seen(thing.found, viewer) else None

    made: Json = {"kind": told.kind, "player": told.player}
    for key, things in (("cards", told.subjects), ("sources", told.sources), ("targets", told.targets)):
        if things:
            made[key] = [name(thing) for thing in things]
    if told.became is not None:
        made["became"] = name(told.became)
        made["face"] = told.became.face.key if is_seen(told.became.seen, viewer) else None
    for word, value in (("from", told.origin), ("to", told.to), ("word", told.word), ("cause", told.cause)):
        if value:
            made[word] = value
    for number, of in (("whose", told.whose), ("whom", told.whom)):
        if of >= 0:
            made[number] = of
    if told.changes:
        made["changes"] = [list(each) for each in told.changes if each[0] == "adds"]
    if told.amount:
        made["amount"] = told.amount
    return made


def line_json(sentence: Sentence) -> Json:
    """One line: the turn it belongs to, who it is about, its parts, and the rule it rests on."""
    parts = [part if isinstance(part, str) else {"face": part.key, "name": part.name} for part in sentence.parts]
    made: Json = {"turn": sentence.turn, "parts": parts, "kind": sentence.kind}
    if sentence.player >= 0:
        made["player"] = sentence.player
    if sentence.rule:
        made["rule"] = sentence.rule
    return made
