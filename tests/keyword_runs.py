"""Keywords as abilities, for every game alike: a keyword is printed, gained, lost, had twice, and on a newcomer.

A case is a position around one card (`HERO`), answers by word, and one thing to look at when the turn's last step has
come. What is looked at must differ with the keyword and without it; then every way of having it must look like the
first, and every way of having lost it like the second. All of that in a scenario, where everything is worked out anew
at every answer, and in a game that runs straight on, where it is kept.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from arbiter.kernel.dealing import fork
from arbiter.kernel.decisions import Answer, ChooseAction, ChooseObjects, ChooseOption, ChooseOrder, Confirm, Decision
from arbiter.kernel.game import Game
from arbiter.kernel.state import Obj
from arbiter.kernel.turn import advance
from arbiter.testing import Table

HERO = "Hero"
MANY = 600  # so many questions are enough for what these tests want to see
Look = Callable[[Game], object]


@dataclass(frozen=True)
class Case:
    """One keyword in a position in which it matters."""

    keyword: str
    script: tuple[tuple[str, str], ...]  # (why it is asked, the word of the answer), each answered when it can be
    look: Look
    until: str
    numbers: str = ""  # the hero's, as the game's own tests write them
    owner: int = 0  # whose the hero is
    zone: str = ""  # where the hero lies; in play, unless said
    arrange: Callable[[Table], object] = field(default=lambda table: table)
    come: tuple[tuple[str, str], ...] = ()  # how the hero comes to that zone, where it is a newcomer
    text: str = ""  # what else the hero says
    spells: bool = True  # is there a moment, and a text, for giving or taking it for a turn?
    takes: bool = True  # is there a text that takes it?
    comes: bool = True  # can the hero come to where it is as a newcomer and show it in the same turn?
    always_comes: bool = False  # it shows only as the hero comes
    yes: bool = True  # questions that only ask whether are answered so

    def __str__(self) -> str:
        return self.keyword


class Answers:
    """Players who do what is written down as soon as they can, and nothing else."""

    def __init__(self, script: tuple[tuple[str, str], ...], yes: bool) -> None:
        self.left = list(script)
        self.yes = yes

    def __call__(self, game: Game, decision: Decision) -> Answer:
        if isinstance(decision, ChooseOrder):
            return tuple(range(decision.size()))
        if self.left and self.left[0][0] == decision.why:
            found = spoken(decision, self.left[0][1])
            if found is not None:
                self.left.pop(0)
                return decision.check(found)
        if isinstance(decision, Confirm):
            return int(self.yes)
        return decision.minimal()


def spoken(decision: Decision, word: str) -> Answer | None:
    """The answer that the word names: an action ("kind Name"), a card, an option; None: it is not offered."""
    if isinstance(decision, ChooseAction):
        names = [f"{act.kind} {'' if act.obj is None else act.obj.face.name}" for act in decision.actions]
        return names.index(word) if word in names else None
    if isinstance(decision, ChooseObjects):
        found = [i for i, obj in enumerate(decision.options) if obj.face.name in word.split(" + ")]
        return tuple(found) or None
    if isinstance(decision, ChooseOption):
        return decision.options.index(word) if word in decision.options else None
    return int(word == "yes") if isinstance(decision, Confirm) else None


def play(table: Table, script: tuple[tuple[str, str], ...], until: str, yes: bool, straight: bool) -> Game:
    """The table's position played on until that step: straight on, or question by question."""
    answers = Answers(script, yes)
    if straight:
        game = fork(table.game, table.game.state)
        game.agents = [answers] * game.state.players
        for _ in range(MANY):
            advance(game)
            if game.state.step == until:
                return game
        raise AssertionError(f"never came to {until}; not asked: {answers.left}")
    match = table.match
    for _ in range(MANY):
        if match.game.state.step == until or match.question is None:
            return match.game
        match.answer(answers(match.game, match.question))
    raise AssertionError(f"never came to {until}; not asked: {answers.left}")


class Seen(Protocol):
    """What is looked at in the end: with that text in force, that event played first, the hero coming or there."""

    def __call__(
        self, case: Case, straight: bool, *, printed: bool, law: str = "", spell: str = "", comes: bool = False
    ) -> object: ...


def check(case: Case, straight: bool, seen: Seen) -> None:
    """Whoever has the keyword, however, shows it; whoever has lost it does not."""
    new = case.always_comes
    has, lacks = seen(case, straight, printed=True, comes=new), seen(case, straight, printed=False, comes=new)
    assert has != lacks, "the position does not show the keyword"
    assert seen(case, straight, printed=False, law="Banner", comes=new) == has, "gained by a lasting text"
    assert seen(case, straight, printed=True, law="Banner", comes=new) == has, "gained by what has it"
    if case.takes:
        assert seen(case, straight, printed=True, law="Curse", comes=new) == lacks, "lost by a lasting text"
    if case.spells:
        assert seen(case, straight, printed=False, spell="Grant") == has, "gained for the turn"
        assert seen(case, straight, printed=True, spell="Grant") == has, "gained for the turn by what has it"
    if case.spells and case.takes:
        assert seen(case, straight, printed=True, spell="Strip") == lacks, "lost for the turn"
        assert seen(case, straight, printed=False, law="Banner", spell="Strip") == lacks, "all instances are lost"
    if case.comes:
        assert seen(case, straight, printed=False, law="Banner", comes=True) == has, "a newcomer gains it"
    if case.comes and case.takes:
        assert seen(case, straight, printed=True, law="Curse", comes=True) == lacks, "a newcomer loses it"


def objects(game: Game, name: str = HERO) -> list[Obj]:
    """The objects of that name, wherever they are."""
    return [
        obj
        for piles in game.state.zones.values()
        for pile in piles
        for obj in pile
        if obj.face.name == name and not obj.token
    ]


def zone_of(name: str = HERO) -> Look:
    return lambda game: [obj.zone for obj in objects(game, name)]


def pile(zone: str, player: int) -> Look:
    return lambda game: len(game.state.zones[zone][player])
