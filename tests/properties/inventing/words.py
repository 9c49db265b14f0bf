"""What the cards of a game speak of: words that its own cards use, by node and field, and those that its rules know.

The random texts of `inventing` are made of these words.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import fields
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, cast

from arbiter.cards.card_texts import further_sides
from arbiter.cards.pool import shared
from arbiter.games.printed_fields import Card
from arbiter.games.registry import entry
from arbiter.kernel.support import Vocabulary
from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from arbiter.script.base import Quality
from arbiter.script.walk import walk

PHRASES = ("ember", "tide", "gale")  # every invented text has one of them in it


Read = Callable[[], tuple[ab.Ability, ...]]
INVENTED = "invented"  # what stands where a card without a text of its own gets one: such a text would not be read


def part(game: str, name: str) -> ModuleType:
    """A chapter of the game's package."""
    return import_module(f"{entry(game).package}.{name}")


@contextmanager
def reading(game: str, card: Card, read: Callable[[Read], tuple[ab.Ability, ...]]) -> Iterator[None]:
    """While a game makes a face of the card, its text is read by another function, which gets the game's own."""
    module = part(game, "faces")
    own = module.compile_text
    mine = str(card["text"]).strip()

    def compile_text(*about: object) -> tuple[ab.Ability, ...]:
        return read(lambda: own(*about)) if about[-1] == mine else own(*about)

    module.compile_text = compile_text  # type: ignore[attr-defined]
    try:
        yield
    finally:
        module.compile_text = own  # type: ignore[attr-defined]


def face_with(game: str, card: Card, abilities: tuple[ab.Ability, ...]) -> Face:
    """The card as the game's own chapters make it, with these abilities in place of what its text says."""
    card = {**card, "text": str(card.get("text") or "").strip() or INVENTED}
    with reading(game, card, lambda _: abilities):
        return entry(game).make_face(card)


@cache
def texts(game: str) -> dict[str, tuple[ab.Ability, ...]]:
    """What the game's own cards say, by their ids, before the game makes anything of it; cards of one side only."""
    found: dict[str, tuple[ab.Ability, ...]] = {}
    for key, card in shared(game).cards.items():
        if further_sides(card):
            continue
        found[key] = ()
        if str(card.get("text") or "").strip():
            heard: list[tuple[ab.Ability, ...]] = []

            def listen(own: Read, heard: list[tuple[ab.Ability, ...]] = heard) -> tuple[ab.Ability, ...]:
                heard.append(own())
                return heard[0]

            with reading(game, card, listen):
                entry(game).make_face(card)
            assert len(heard) == 1, f"the text of {key} is read {len(heard)} times"
            found[key] = heard[0]
    return found


class Words:
    """The words of a game."""

    def __init__(self, game: str) -> None:
        self.rules = rules = entry(game).rules
        self.known = cast(Vocabulary, part(game, "vocabulary").VOCABULARY)
        self.unit = rules.damage.step  # powers are multiples of it
        self.nodes: dict[type, list[Any]] = {}  # the nodes of the game's own cards, by what they are
        self.values: dict[tuple[str, str], list[Any]] = {}  # and what stands in their fields
        for said in texts(game).values():
            for node in walk(said):
                self.nodes.setdefault(type(node), []).append(node)
                for field in fields(node):  # type: ignore[arg-type]
                    self.values.setdefault((type(node).__name__, field.name), []).append(getattr(node, field.name))
        faces = shared(game).faces()
        traits = [face.traits for face in faces]
        self.of_quality: dict[Quality, tuple[str, ...]] = {
            Quality.NAME: tuple(sorted({word for each in traits for word in each.names})),
            Quality.TYPE: tuple(sorted({word for each in traits for word in each.types})),
            Quality.COLOUR: tuple(rules.colours),
            Quality.KIND: tuple(sorted({word for each in traits for word in each.kinds})),
            Quality.GROUP: tuple(sorted({word for each in traits for word in each.groups})),
        }
        self.qualities = tuple(quality for quality in Quality if self.of_quality[quality])
        fighting = Counter(word for face in faces if face.has_power for word in sorted(face.traits.types))
        self.main_types = (fighting.most_common(1)[0][0],)  # what fights, and nothing that is a player
        self.usual_zones = cast(tuple[str, ...], most_common(self.values["Triggered", "zones"]))
        self.counters = self.strings("kind", "PlaceCounters", "CountersOn", "CountersIs") or ("charge",)
        self.stores = self.strings("kind", "GainResource", "PayResource", "Resource") or tuple(rules.opening_resources)
        self.places = place_words(game)
        self.piles = self.zones_of_moves()
        self.keywords = self.keywords_alone()
        self.named = self.words_by_field()

    def strings(self, field: str, *nodes: str) -> tuple[str, ...]:
        """What the game's own cards have in a field of these nodes."""
        found = {value for node in nodes for value in self.values.get((node, field), ()) if isinstance(value, str)}
        return tuple(sorted(found))

    def zones_of_moves(self) -> tuple[str, ...]:
        """Zones to which and from which texts move cards."""
        rules = self.rules
        used = self.strings("to", "Move", "MoveSome", "MoveThis", "Mill", "Moves")
        usual = (rules.zones.main, rules.zones.hand, rules.zones.discard, rules.zones.deck, rules.zones.removed)
        return tuple(dict.fromkeys([*usual, *(zone for zone in used if zone != rules.zones.stack)]))

    def keywords_alone(self) -> tuple[str, ...]:
        """Keywords that can be had without anything standing behind them; those that bring abilities twice as often."""
        with_more = {node.name for node in self.nodes.get(ab.Keyword, ()) if node.value or node.cost or node.word}
        plain = sorted(self.known.keywords - with_more)
        return (*plain, *(word for word in plain if word in self.rules.layers.library.keyword_abilities))

    def of_field(self, node: str, field: str) -> Sequence[str]:
        """The words that may stand in a field."""
        if (node, field) in self.named:
            return self.named[node, field]
        if field == "step":
            return sorted(self.known.steps)
        if node in STORING and field == "kind":
            return self.stores
        if field == "kind":
            return self.counters
        if field in ("zone", "origin", "to", "not_origin"):
            return self.piles
        return ()

    def words_by_field(self) -> dict[tuple[str, str], Sequence[str]]:
        known, colours = self.known, self.rules.colours
        return {
            ("Has", "keyword"): sorted(known.keywords),
            ("AddKeyword", "keyword"): self.keywords,
            ("LoseKeyword", "keyword"): self.keywords,
            ("CannotGain", "keyword"): self.keywords,
            ("SwapKeyword", "keyword"): self.keywords,
            ("SwapKeyword", "into"): self.keywords,
            ("Treat", "keywords"): self.keywords,
            ("Token", "keywords"): self.keywords,
            ("Token", "types"): self.main_types,
            ("Token", "colours"): colours,
            ("Token", "kinds"): self.of_quality[Quality.KIND],
            ("NameContains", "part"): [name.split(" ")[0] for name in self.of_quality[Quality.NAME]],
            ("PrintedName", "name"): self.of_quality[Quality.NAME],
            ("HasAbility", "kind"): ("special", "action", "auto", "field", "burst", "any"),
            ("UsesAbility", "kind"): ("any", "special", "action"),
            ("UseEffectOf", "what"): ("auto", "burst", "action"),
            ("Placed", "word"): self.places,
            ("Speaks", "phrase"): PHRASES,
            ("As", "moment"): ("enters",),
            ("Mark", "name"): sorted(known.marks),
            ("Marked", "name"): sorted(known.marks),
            ("ForbidPlay", "kind"): [word for play in sorted(known.plays) for word in PLAYS.get(play, (play,))],
            ("CostChange", "ability"): ("special", "action"),
            ("ExtraCost", "ability"): ("special", "action"),
            ("Moves", "cause"): sorted(known.causes),
            ("DealsDamage", "by_kind"): sorted(known.causes),
            ("IsChosen", "kinds"): ("summon", "ability"),
            ("ForbidChoose", "kinds"): ("summon", "ability"),
            ("CameFrom", "zone"): ("cast", *self.piles),
            ("SameQuality", "quality"): [each.value for each in self.qualities],
            ("PaidAmount", "what"): ("total", "colours", *colours),
            ("Agreed", "format"): self.rules.formats,
            ("Does", "action"): self.strings("action", "Does"),
            ("BecomeType", "type"): self.main_types,
            ("Produce", "colour"): colours,
            ("Produce", "options"): colours,
            ("Produces", "colours"): colours,
        }


PLAYS = {"asks": ("asks:rest", "asks:resources", "asks:<=2")}  # what has to say more than the word alone
STORING = ("GainResource", "LoseResource", "Resource", "PayResource", "GainsResource")


def most_common(values: list[Any]) -> Any:
    return Counter(values).most_common(1)[0][0]


def place_words(game: str) -> tuple[str, ...]:
    """The words that the game has for the places of a zone."""
    named = getattr(part(game, "zones"), "WORDS", None)
    return tuple(sorted({word for words in named.values() for word in words})) if named else ()


@cache
def words_of(game: str) -> Words:
    return Words(game)
