"""Games with invented cards: our own decks, whose cards say other things, played twice and compared.

Once everything that the engine keeps between questions is in use, and once nothing is kept. Whatever is asked, answered
and changed must be the same. Where it is not, `shrunk` takes invented texts away as long as a difference remains.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from arbiter.bots.chance import RandomBot
from arbiter.cards.pool import Pool, shared
from arbiter.kernel.decisions import Answer, Decision
from arbiter.kernel.errors import IllegalPlay
from arbiter.kernel.game import Game
from arbiter.kernel.hashing import digest, state_hash
from arbiter.kernel.running import play_out
from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from tests.properties.inventing import Inventor, told
from tests.properties.inventing.words import face_with, texts
from tests.properties.support import characteristics_now, cool, options, setup_of, without_hints

LONG = 250  # after so many questions a game has shown what it can show


class TooLong(Exception):
    """The game has gone on for so many questions."""


class InventedPool(Pool):
    """Our own cards, some of them with other texts."""

    def __init__(self, game: str, changed: dict[str, Face]) -> None:
        super().__init__(game, shared(game).cards.values())
        self.changed = changed

    def face(self, key: str) -> Face:
        return self.changed.get(key) or shared(self.game).face(key)


@dataclass(frozen=True)
class Case:
    """A game with invented texts: which cards say which of them, and which of the cards have lost their own text.

    The texts are few, and many cards say each of them: where everything is said at once the engine keeps nothing.
    """

    game: str
    seed: int
    texts: tuple[ab.Ability, ...]
    said: tuple[tuple[str, ab.Ability], ...]
    bare: frozenset[str]

    def begin(self) -> Game:
        pool = InventedPool(self.game, {key: self.face(key) for key, _ in self.said})
        return replace(setup_of(self.game, self.seed), pool=pool).begin()

    def face(self, key: str) -> Face:
        own = texts(self.game)[key]
        added = tuple(text for each, text in self.said if each == key)
        if key in self.bare:
            own = () if any(isinstance(text, ab.Spell) for text in added) else spells(own)
        elif spells(added):
            own = tuple(text for text in own if not isinstance(text, ab.Spell))
        return face_with(self.game, shared(self.game).cards[key], (*own, *added))

    def without(self, texts: tuple[ab.Ability, ...], keys: tuple[str, ...] = ()) -> Case:
        """The same game without some of the texts, or with none on some of the cards."""
        left = tuple(text for text in self.texts if text not in texts)
        said = tuple((key, text) for key, text in self.said if text in left and key not in keys)
        return replace(self, texts=tuple(text for text in left if any(each is text for _, each in said)), said=said)

    def told(self) -> str:
        lines = [f"{self.game}, seed {self.seed}:"]
        for text in self.texts:
            cards = [f"{key}*" if key in self.bare else key for key, each in self.said if each is text]
            lines.append(f"  {told(text)}\n    on {', '.join(cards)} (* in place of its own text)")
        return "\n".join(lines)


def spells(abilities: tuple[ab.Ability, ...]) -> tuple[ab.Ability, ...]:
    """What a card does when it resolves: a card that has such a text cannot be without one."""
    return tuple(ability for ability in abilities if isinstance(ability, ab.Spell))


def invented(game: str, seed: int) -> Case:
    """A few invented texts, given to many cards of both decks."""
    inventor = Inventor(game, seed)
    made = (inventor.on_theme(), *(inventor.ability() for _ in range(inventor.one((1, 3, 5, 7)))))
    spell = inventor.spell()
    keys = {key for deck in setup_of(game, seed).decks for _, part in deck.parts for key in part}
    said: list[tuple[str, ab.Ability]] = []
    bare: set[str] = set()
    for key in sorted(keys & texts(game).keys()):
        if inventor.chance(0.6):
            said += [(key, text) for text in made if inventor.chance(0.35)]
            if inventor.chance(0.5):
                bare.add(key)
                said += [(key, spell)] if spells(texts(game)[key]) else []
    case = Case(game, seed, (*made, spell), tuple(said), frozenset(bare))
    unread = [key for key, _ in said if "problem" in case.face(key).extra]
    return case.without((), tuple(unread))


# ---------------------------------------------------------------- playing and comparing


@dataclass(frozen=True)
class Line:
    """A question with its answer; `seen` is what things are at that moment, where the engine knows it."""

    asked: str
    seen: tuple[object, ...] | None = None


STOPPED = ("error: ", "refused: ")  # every answer that is offered can be given, whatever cards say


class Recorder:
    """A random player who writes down every question, its answer and the state it was asked in."""

    def __init__(self, seed: int, lines: list[Line]) -> None:
        self.bot = RandomBot(seed)
        self.lines = lines

    def __call__(self, game: Game, decision: Decision) -> Answer:
        if len(self.lines) >= LONG:
            raise TooLong
        answer = self.bot(game, decision)
        asked = (decision.kind, decision.why, decision.player, decision.bounds(), options(decision))
        told = f"{decision.kind}/{decision.why} {digest(asked)[:12]} {answer} {state_hash(game.state)[:12]}"
        self.lines.append(Line(told, characteristics_now(game)))
        return answer


def played(case: Case, cold: bool) -> list[Line]:
    """Everything that is asked in the game, and how it ends; cold: nothing is kept, and nothing is there for speed."""
    lines: list[Line] = []
    game = case.begin()
    if cold:
        cool(game)
        without_hints(game)
    seed = case.seed
    try:
        play_out(game, [Recorder(2 * seed, lines), Recorder(2 * seed + 1, lines)])
        lines.append(Line(f"over: {game.state.winner} {game.state.why_over} {state_hash(game.state)[:12]}"))
    except TooLong:
        lines.append(Line("long"))
    except IllegalPlay as refused:
        lines.append(Line(f"refused: {refused}"))
    except Exception as error:
        lines.append(Line(f"error: {type(error).__name__} {error}"))
    return lines


def difference(case: Case) -> str:
    """Where the two games part, or what stops one of them; empty if nothing does."""
    warm, cold = played(case, False), played(case, True)
    for line in (warm[-1], cold[-1]):
        if line.asked.startswith(STOPPED):
            return line.asked
    for number, (mine, other) in enumerate(zip(warm, cold, strict=False)):
        if mine.asked != other.asked:
            return f"question {number}: {mine.asked} with what is kept, {other.asked} without"
        if mine.seen is not None and other.seen is not None and mine.seen != other.seen:
            return f"question {number}: {apart(mine.seen, other.seen)}"
    return ""


def apart(mine: tuple[object, ...], other: tuple[object, ...]) -> str:
    both = [(a, b) for a, b in zip(mine, other, strict=False) if a != b]
    if not both:
        return f"{len(mine)} objects with what is kept, {len(other)} without"
    return f"{both[0][0]} with what is kept, {both[0][1]} without"


def shrunk(case: Case) -> Case:
    """The same game with as few invented texts, on as few cards, as still make a difference."""
    for text in case.texts:
        fewer = case.without((text,))
        if difference(fewer):
            case = fewer
    keys = sorted({key for key, _ in case.said})
    size = len(keys)
    while size:
        start = 0
        while start < len(keys):
            fewer = case.without((), tuple(keys[start : start + size]))
            if difference(fewer):
                case = fewer
                del keys[start : start + size]
            else:
                start += size
        size //= 2
    return case
