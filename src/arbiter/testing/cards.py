"""The cards of a scenario: those of a pool and those that the scenario defines itself, found by name or id."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from arbiter.cards.pool import Pool, built_in
from arbiter.games.cardtext import KINDS
from arbiter.games.registry import entry
from arbiter.kernel.errors import BadCard, BadScenario
from arbiter.kernel.ruleset import Ruleset
from arbiter.kernel.traits import Face
from arbiter.script.abilities import Keyword
from arbiter.script.base import Quality
from arbiter.script.nouns import Is
from arbiter.script.statements import AddKeyword, AddWord, SetWords
from arbiter.script.tokens import Token
from arbiter.script.walk import walk
from arbiter.text.plurals import singulars

Fields = Mapping[str, object]
# What card files tell of a card that no rule looks at.
TOLD_OF_CARDS = frozenset(
    {"rarity", "set", "set_name", "image", "artist", "illustrator", "flavor", "flavour", "number"}
)


@dataclass(frozen=True, slots=True)
class Handle:
    """One card of the table, wherever it goes: several of one name can be told apart by it."""

    card: int
    name: str


@cache
def pool_of(game: str) -> Pool:
    """Our own cards of a game, read and compiled once for all scenarios."""
    return built_in(game)


@lru_cache(maxsize=4096)
def compiled(game: str, card: str) -> Face:
    """The face of a card that a scenario defines; the same definition is compiled once."""
    return entry(game).make_face(json.loads(card))


PERHAPS_RACES = re.compile(r"\b[A-Z][a-z]+(?: (?:of (?:the )?)?[A-Z][a-z]+)*\b")
BETWEEN_WORDS = re.compile(r" (?=[A-Z])")
SENTENCE_START = re.compile(r"(?:^|[.:;⇒•\"\n\])]\s*|-- )[A-Z]", re.MULTILINE)


def perhaps_races(card: Fields) -> set[str]:
    """What could be races in its text, of one or of several: words, and words that stand together ("Ember Art")."""
    found: set[str] = set()
    for run in PERHAPS_RACES.findall(str(card.get("text") or "")):
        words = BETWEEN_WORDS.split(run)
        found.update(" ".join(words[i:j]) for i in range(len(words)) for j in range(i + 1, len(words) + 1))
    return {word for each in found for word in (each, *singulars(each))}


def not_parts_of_others(races: Iterable[str]) -> list[str]:
    """The longest of them: not "Ember" and "Art" besides "Ember Art", as which the same words could be read, too."""
    longest: list[str] = []
    for race in sorted(races, key=len, reverse=True):
        if not any(f" {race} " in f" {other} " for other in longest):
            longest.append(race)
    return sorted(longest)


def as_words(value: object) -> tuple[str, ...]:
    return tuple(str(word) for word in value) if isinstance(value, list | tuple) else ()


def asked_for(face: Face) -> frozenset[str]:
    """The races that a text asks for: a card that has one, or a card that shares it; also behind a keyword."""
    parts = [part for program in face.traits.programs for part in walk(program.ability)]
    kinds = {part.value for part in parts if isinstance(part, Is) and part.quality is Quality.KIND}
    had = {part.word for part in parts if isinstance(part, Keyword) and part.word is not None}
    given = {part.keyword.partition(":")[2] for part in parts if isinstance(part, AddKeyword)}
    return frozenset(kinds | had | given)


def spoken_of(face: Face) -> frozenset[str]:
    """The races that a text asks for or gives."""
    given: set[str] = set()
    for program in face.traits.programs:
        for part in walk(program.ability):
            if isinstance(part, AddWord) and part.quality is Quality.KIND:
                given.add(part.value)
            elif isinstance(part, SetWords) and part.quality is Quality.KIND:
                given.update(part.values)
            elif isinstance(part, Token):
                given.update(part.kinds)
    return asked_for(face) | given


def of_tokens(face: Face) -> frozenset[str]:
    """The races of the tokens that a text makes."""
    parts = [part for program in face.traits.programs for part in walk(program.ability)]
    return frozenset(kind for part in parts if isinstance(part, Token) for kind in part.kinds)


class Watched(dict[str, object]):
    """The fields of a card, and which of them were asked for."""

    def __init__(self, card: Fields) -> None:
        super().__init__(card)
        self.asked: set[str] = set()

    def get(self, key: str, default: object = None) -> object:
        self.asked.add(key)
        return super().get(key, default)

    def __getitem__(self, key: str) -> object:
        self.asked.add(key)
        return super().__getitem__(key)


class CardBook:
    """Where a scenario looks its cards up. What it defines itself comes before the pool."""

    def __init__(self, game: str, pool: Pool | None) -> None:
        self.game = game
        self.rules: Ruleset = entry(game).rules
        self.pool = pool if pool is not None else pool_of(game)
        self.own: dict[str, Fields] = {}
        self.made: dict[str, Face] = {}
        self._own_names: dict[str, str] = {}
        self.unsure: list[tuple[str, BadScenario]] = []  # texts that may name races of cards yet to be defined
        self._filler = ""
        self._fillers: dict[str, str] = {}  # by zone, where a deck list has a part for it
        self.paying: dict[str, Fields] = {}  # the kind of card that was found to pay with a colour

    def find(self, word: str) -> str:
        """The id of a card, by id or by name; a further side of a card has an id of its own."""
        if word in self.own or word in self.pool.cards or word in self.made:
            return word
        key = self._own_names.get(word.casefold())
        if key is None:
            key = self.pool.find(word) or self._side(word)
        if key is None:
            near = [*self.pool.nearest(word), *(str(card["name"]) for card in self.own.values())][:4]
            hint = f"; near it: {', '.join(near)}" if near else ""
            raise BadScenario(f"there is no card {word!r} in the pool and none was defined{hint}")
        return key

    def _side(self, word: str) -> str | None:
        """The id of a further side of the pool's cards that has this name."""
        for key, card in self.pool.cards.items():
            parts = [part for value in card.values() if isinstance(value, list) for part in value]
            names = [part.get("name") for part in parts if isinstance(part, Mapping)]
            if any(isinstance(name, str) and name.casefold() == word.casefold() for name in names):
                for side in self.face(key).other:  # of sides that share a name the first is meant
                    self.made[side.key] = side
                    self._own_names.setdefault(side.name.casefold(), side.key)
                return self._own_names.get(word.casefold())
        return None

    def face(self, key: str) -> Face:
        """The face of a card, which must be one that the engine can carry out."""
        if key in self.made:
            return self.made[key]
        try:
            if key in self.own:
                made = compiled(self.game, json.dumps(self.own[key], sort_keys=True))
            else:
                made = self.pool.face(key)
        except BadCard as error:
            raise BadScenario(str(error)) from None
        if "problem" in made.extra:
            raise BadScenario(f"the text of {made.name} ({key}) cannot be carried out: {made.extra['problem']}")
        return made

    def word(self, key: str) -> str:
        """How the notation calls a card: by its name where that is clear, by its id otherwise."""
        name = self.face(key).name
        return name if self.find(name) == key else key

    def define(self, fields: Fields) -> str:
        """Add a card. What a card cannot do without is taken from a plain card of the pool of the same type."""
        name = fields.get("name")
        if not isinstance(name, str) or not name.strip():
            raise BadScenario("a card that is defined needs a name: define(name=..., type=..., text=...)")
        card: dict[str, object] = {"id": f"own-{len(self.own) + 1}", "type": self.rules.types[0]}
        card.update(fields)
        for field in [field for field, value in fields.items() if isinstance(value, Mapping)]:
            if any(isinstance(each.get(field), list) for each in self.pool.cards.values()):
                card[field] = [card[field]]  # one side alone need not be said as a list
        for field, value in self._plain(str(card["type"])).items():
            if self._needed(value):
                card.setdefault(field, value)
        key = card["id"]
        if not isinstance(key, str) or not key or key in self.own or key in self.pool.cards:
            raise BadScenario(f"the id {key!r} of the defined card {name!r} is taken or no text; give it another")
        try:
            json.dumps(card, ensure_ascii=False).encode("utf-8")
        except (TypeError, ValueError, RecursionError) as error:
            raise BadScenario(f"the defined card {name!r} holds something that is not plain data: {error}") from None
        self.own[key] = card
        try:
            face = self._read(key, card)
            self._refuse_unread(card)
        except BadScenario:
            self.own.pop(key)
            raise
        for side in reversed(face.other):  # of sides that share a name the first is meant
            self.add(side)
        self._own_names[face.name.casefold()] = key  # what is written on its sides together may be a name of its own
        self._own_names[name.casefold()] = key
        return key

    def _read(self, key: str, card: dict[str, object]) -> Face:
        """Its face. Where its text is not understood, it may name races of other cards of the scenario, also of such
        as are defined later: whether there are any is seen when the game begins."""
        try:
            return self.face(key)
        except BadScenario as error:
            if KINDS in card:
                raise
            words = perhaps_races(card)
            text = SENTENCE_START.sub(lambda found: found[0].lower(), str(card.get("text") or ""))
            inner = perhaps_races({"text": text})
            tried = [[word] for word in sorted(words)]
            for several in (inner, words):  # what begins a sentence is seldom a race
                tried += [not_parts_of_others(several), sorted(several)]
            for kinds in tried:
                card[KINDS] = kinds
                try:
                    face = self.face(key)
                except BadScenario:
                    continue
                card[KINDS] = [kind for kind in kinds if kind in spoken_of(face)]
                self.unsure.append((key, error))
                return face
            card.pop(KINDS, None)
            raise

    def make_sure(self) -> None:
        """Every race that a text asks for is one of some card here; what a text gives is new with it."""
        faces = [*(self.face(key) for key in self.own), *self.made.values()]
        there = {kind for face in faces for kind in (*face.traits.kinds, *of_tokens(face))}
        for key, error in self.unsure:
            card = dict(self.own[key])
            new = spoken_of(self.face(key)) - asked_for(self.face(key))
            card[KINDS] = sorted(perhaps_races(card) & there | new & set(as_words(card.get(KINDS))))
            self.own[key] = card
            try:
                self.face(key)
            except BadScenario:
                raise error from None

    def _refuse_unread(self, card: Fields) -> None:
        """A field that no card of the game has would do nothing."""
        used = {field for each in self.pool.cards.values() for field in each}
        left = [field for field in card if field not in used and field not in TOLD_OF_CARDS]
        if not left:
            return
        looked_at = Watched(card)
        entry(self.game).make_face(looked_at)
        for field in left:
            if field not in looked_at.asked:
                known = ", ".join(sorted(used))
                raise BadScenario(f"the cards of {self.game} have no field {field!r}; there are: {known}")

    def add(self, face: Face) -> None:
        """Add a face that is ready made: a card as script values, or a further side of one."""
        self.made[face.key] = face
        self._own_names[face.name.casefold()] = face.key

    def forget(self, key: str) -> None:
        """Take a defined card back."""
        self.own.pop(key)
        self._own_names = {name: each for name, each in self._own_names.items() if each != key}

    def coloured(self, type: str, colour: str) -> Fields:
        """The field of the game's cards that says their colours, with this one in it."""
        for name, value in self._plain(type).items():
            if isinstance(value, list | str) and self._needed(value):
                return {name: [colour] if isinstance(value, list) else colour}
        return {}

    def _needed(self, value: object) -> bool:
        """Numbers and colours: a card without them is no card; jobs, groups and icons it may lack."""
        if isinstance(value, list):
            return bool(value) and all(word in self.rules.colours for word in value)
        if isinstance(value, str):
            return value.lower() in self.rules.colours
        return isinstance(value, int) and not isinstance(value, bool)

    def _plain(self, type: str) -> Fields:
        best: Fields = {}
        for card in self.pool.cards.values():
            if str(card.get("type", "")).lower() == type.lower():
                if not str(card.get("text") or "").strip():
                    return card
                best = best or card
        return best

    def first_of(self, zone: str) -> str:
        """The first card of the pool that begins in that zone."""
        home = self.rules.zones.home
        for key in self.pool.cards if home is not None else ():
            if home is not None and home(self.pool.face(key)) == zone:
                return key
        raise BadScenario(f"the pool has no card for the zone {zone!r}; put one there")

    @property
    def filler(self) -> str:
        """A card that does nothing by itself: what decks are filled up with."""
        if not self._filler:
            if not self.pool.cards and not self.made:
                raise BadScenario("the pool has no cards to fill decks with; say deck(player, ..., only=True)")
            if not self.pool.cards:
                self._filler = next(iter(self.made))
                return self._filler
            plain = [key for key, card in self.pool.cards.items() if self.is_wordless(card) and self.is_of_deck(key)]
            self._filler = plain[0] if plain else self._blank()
        return self._filler

    def filler_of(self, zone: str) -> str:
        """A plain card for that zone: where decks of the game have a part for it, one that belongs there."""
        if zone not in self._fillers:
            decks = entry(self.game).decks
            parts = {part.name for part in decks.parts if part.zone == zone != self.rules.zones.deck}
            there = [key for key in self.pool.cards if parts and decks.part_of(self.pool.face(key)) in parts]
            there.sort(key=lambda key: len(str(self.pool.cards[key].get("text") or "").strip()))
            self._fillers[zone] = there[0] if there else self.filler
        return self._fillers[zone]

    def is_wordless(self, card: Fields) -> bool:
        return not str(card.get("text") or "").strip()

    def is_of_deck(self, key: str) -> bool:
        """Does the card begin in the deck, and not in a pile of its own?"""
        home = self.rules.zones.home
        return home is None or home(self.pool.face(key)) == self.rules.zones.deck

    def _blank(self) -> str:
        """A card of the pool without its text, where all that belong into a deck have one."""
        for key, card in self.pool.cards.items():
            if self.is_of_deck(key) and "other" not in card:
                try:
                    return self.define({**card, "id": "plain", "name": "Plain Card", "text": ""})
                except BadScenario:
                    continue  # a card of this kind is nothing without its text
        return next(iter(self.pool.cards))
