"""An oracle over the kernel's events: is everything that changed something told once, and told to each reader once?

It looks at the functions that carry events out and that let effects begin and end, not at the stream: each is watched
as it runs, and the hash of the state before and after says whether it has changed anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from types import ModuleType
from typing import Any

import pytest

from arbiter.bots.chance import random_answer
from arbiter.bots.registry import make_bot
from arbiter.kernel import doing, setters, table_setters, telling
from arbiter.kernel.decisions import Answer
from arbiter.kernel.errors import IllegalPlay
from arbiter.kernel.events import Event
from arbiter.kernel.game import Game
from arbiter.kernel.hashing import state_hash
from arbiter.kernel.match import Match
from arbiter.kernel.ongoing import Delayed, Ongoing
from arbiter.kernel.state import Obj
from arbiter.kernel.telling import Thing, Told, is_seen
from arbiter.script.statements import AddKeyword, LoseKeyword, SetStat, SetWords
from arbiter.setup import Setup, drive
from arbiter.table.layout import layout_of
from arbiter.table.reader import Reader
from arbiter.table.sentences import Sentence, sentences
from arbiter.wording import PLAYER

Setter = Callable[..., None]
NAMES = ("Ada", "Ben")
WHOLE = 1 << 30  # answers: all of them


@dataclass
class Witness:
    """What was seen to change, event by event, and which record of the stream told it."""

    changed: int = 0
    told_by: list[int] = field(default_factory=list)
    untold: list[str] = field(default_factory=list)

    def watch(self, kind: int, do: Callable[[Game, Event], None]) -> Callable[[Game, Event], None]:
        def watched(game: Game, event: Event) -> None:
            place = len(game.told) - 1
            subject = event.subject
            before = state_hash(game.state)
            do(game, event)
            if state_hash(game.state) == before or kind == doing.ev.REVEALS:
                return  # what is revealed is told by who shows it
            self.changed += 1
            told = game.told[place] if place >= 0 else None
            ids = [] if told is None else [thing.id for thing in told.subjects]
            if told is None or told.kind != telling.KINDS.get(kind) or (subject is not None and ids != [subject.id]):
                self.untold.append(f"event {kind:#x} of {'nothing' if subject is None else subject.face.name}")
            else:
                self.told_by.append(place)

        return watched

    def watch_setter(self, kind: str, set_: Setter, ids_of: Callable[[Game, Any], list[int] | None]) -> Setter:
        """What is no event is told just before it is done, or first by what does it. `ids_of`: about what, if told."""

        def watched(game: Game, *given: Any) -> None:
            wanted = ids_of(game, *given)
            places = (len(game.told) - 1, len(game.told))
            before = state_hash(game.state)
            set_(game, *given)
            if wanted is None or state_hash(game.state) == before:
                return
            self.changed += 1
            found = [place for place in places if 0 <= place < len(game.told) and is_of(game.told[place], kind, wanted)]
            if found:
                self.told_by.append(found[-1])
            else:
                self.untold.append(f"{kind} of {wanted}")

        return watched


def is_of(told: Told, kind: str, ids: list[int]) -> bool:
    return told.kind == kind and [thing.id for thing in told.subjects] == ids


# By these a rule keeps in mind what it tells where it is carried out: what is revealed, voted, ordered or added.
KEPT_IN_MIND = ("revealed", "voted:", "cannot_be_chased", "addition")


def begins(game: Game, effect: Ongoing) -> list[int] | None:
    """Control is told by its own event; what a rule keeps in mind, by the rule."""
    words = [
        str(getattr(change, name, "")) for change in effect.changes for name in ("keyword", "name", "value", "type")
    ]
    if effect.control >= 0 or any(word.startswith(KEPT_IN_MIND) for word in words):
        return None
    if effect.frame.source in effect.affected and effect.lasting in ("game", "on_field") and not effect.frame.slots:
        carried = all(isinstance(change, SetStat | SetWords | AddKeyword | LoseKeyword) for change in effect.changes)
        if carried and not game.state.stack:
            return None  # what a card was made before it was played, or what was paid for it
    return list(effect.affected)


def over(game: Game, gone: list[Ongoing]) -> list[int] | None:
    """Of what is gone itself nothing is said."""
    left = [each for each in gone if each.control < 0 and game.find(each.frame.source) is not None]
    left = [each for each in left if not each.affected or any(map(game.here, each.affected))]
    here = dict.fromkeys(id for each in left for id in each.affected if game.here(id) is not None)
    return list(here) if left else None


def freezes(game: Game, obj: Obj, turns: int) -> list[int] | None:
    return [obj.id] if turns > obj.frozen else None


def heals(game: Game, objs: list[Obj], amount: int | None = None) -> list[int] | None:
    return [obj.id for obj in objs if obj.damage] or None


def waits(game: Game, delayed: tuple[Delayed, ...]) -> list[int] | None:
    known = {each.id for each in game.state.delayed}
    return [] if any(each.id not in known for each in delayed) else None


SETTERS: tuple[tuple[ModuleType, str, str, Callable[..., list[int] | None]], ...] = (
    (table_setters, "add_effect", "lasts", begins),
    (table_setters, "end_effects", "ends", over),
    (table_setters, "set_delayed", "waits", waits),
    (table_setters, "give_extra_turn", "gains a turn", lambda game, player: []),
    (setters, "freeze", "freezes", freezes),
    (setters, "heal", "heals", heals),
)


@contextmanager
def witnessing() -> Iterator[Witness]:
    """Every function that carries out an event is watched, and those by which effects last."""
    witness, plain = Witness(), dict(doing.DO)
    for kind, do in plain.items():
        doing.DO[kind] = witness.watch(kind, do)
    with pytest.MonkeyPatch.context() as patch:
        for module, name, word, ids_of in SETTERS:
            patch.setattr(module, name, witness.watch_setter(word, getattr(module, name), ids_of))
        yield witness
    doing.DO.update(plain)


def recorded(setup: Setup, seed: int, most: int = WHOLE, random_part: float = 0.3) -> list[Answer]:
    """The answers of a game: by the greedy bot, and now and then at random, so that all kinds of things happen."""
    match, random = Match(setup.begin), Random(seed)
    bot = make_bot("greedy", seed)
    while match.question is not None and len(match.answers) < most:
        try:
            if random.random() < random_part:
                match.answer(random_answer(match.question, random))
            else:
                match.answer(bot(match.game, match.question))
        except IllegalPlay:
            assert match.question is not None
            match.answer(match.question.minimal())
    return match.answers


def check_log(setup: Setup, seed: int, most: int = WHOLE) -> int:
    """Play a recorded game again under the eyes of the witness, and read every reader's log of it."""
    answers = recorded(setup, seed, most)
    with witnessing() as witness:
        match = drive(setup, answers)
    where = f"{setup.game} {seed}"
    assert not witness.untold, f"{where}: changed and was not told: {witness.untold[:3]}"
    assert len(set(witness.told_by)) == len(witness.told_by), f"{where}: two events are told by one record"
    game = match.game
    for viewer in (0, 1, -1):
        reader = Reader(viewer, NAMES, game.rules, layout_of(setup.game))
        made = sentences(game.told, 0, reader)
        covered = [place for sentence in made for place in sentence.covers]
        assert sorted(covered) == list(range(len(game.told))), f"{where}: not every record is in just one sentence"
        firsts = [sentence.covers[0] for sentence in made]
        assert firsts == sorted(firsts), f"{where}: the sentences are out of order"
        for sentence in made:
            check_sentence(sentence, game.told, viewer, where)
    return witness.changed


def check_sentence(sentence: Sentence, told: list[Told], viewer: int, where: str) -> None:
    text = sentence.text
    assert text and text[0] == text[0].upper(), f"{where}: {text!r}"
    assert sentence.kind == "turn" or text.endswith("."), f"{where}: {text!r}"
    for place in sentence.covers:
        each = told[place]
        for name in named(each, viewer):
            # "your Unwritten Page": an article of the name gives way to whose it is
            assert name.removeprefix("The ") in text, f"{where}: {each.kind} of {name} in {text!r}"


def named(told: Told, viewer: int) -> Iterator[str]:
    """The names that a sentence must have: what it happens to and what it happens by, as far as they are known."""
    for i, subject in enumerate(told.subjects):
        became = told.became if i == 0 else None
        if known(subject, viewer) or (became is not None and known(became, viewer)):
            yield (subject if known(subject, viewer) else became or subject).face.name
    ids = {thing.id for thing in told.subjects}
    for source in told.sources:
        if known(source, viewer) and source.id not in ids and not told.rule:
            yield source.face.name
    for target in told.targets:
        if known(target, viewer):
            yield target.face.name


def known(thing: Thing, viewer: int) -> bool:
    return is_seen(thing.seen, viewer) and not thing.face.is_back and not PLAYER.fullmatch(thing.face.name)
