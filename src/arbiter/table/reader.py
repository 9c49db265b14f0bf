"""One reader's words for what was told: "you" and names, cards that they may know and "a card", zones and numbers."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from arbiter.kernel.objects import REVERSED
from arbiter.kernel.telling import is_seen
from arbiter.table.lasting_words import altered, part_that_lasts, until
from arbiter.table.log_templates import alternatives, pattern
from arbiter.table.log_words import WORDS
from arbiter.table.verbs import second_person
from arbiter.wording import PLAYER

if TYPE_CHECKING:
    from arbiter.kernel.ruleset import Ruleset
    from arbiter.kernel.telling import Thing, Told
    from arbiter.kernel.traits import Face
    from arbiter.table.layout import Layout


@dataclass(frozen=True)
class Named:
    """A card in a sentence."""

    key: str
    name: str
    id: int


Part = str | Named


@dataclass(frozen=True)
class Noun:
    """What a place of a template is filled with; verbs behind "you" and behind several are plural."""

    parts: tuple[Part, ...]
    plural: bool = False


@dataclass(frozen=True)
class Phrase:
    parts: tuple[Part, ...]
    rule: str


NOTHING = Noun(())
KEYWORD = re.compile(r"[A-Z][\w' -]{2,28}")
THEIR_OWNERS = -2  # in place of a player: each of several
NOBODY = -3  # in place of a player: none was named
ARTICLES = ("the ", "a ", "an ")  # a zone that is called so is nobody's own
IT = "it"  # what a card is called that is done something with to pay for itself


class Reader:
    """Words for one viewer of one game. `faces` are those of the cards that were named to them."""

    def __init__(self, viewer: int, names: Sequence[str], rules: Ruleset, layout: Layout) -> None:
        self.viewer = viewer
        self.names = names
        self.rules = rules
        self.layout = layout
        self.faces: dict[str, Face] = {}

    # ------------------------------------------------------------ templates

    def phrase(self, told: Sequence[Told], paying: Sequence[tuple[Sequence[Told], str]] = ()) -> Phrase:
        """The sentence for things that are told together."""
        first = told[0]
        if first.kind == "turn":
            return Phrase((f"Turn {first.amount}: {self.whose(first.player)} turn",), "")
        key = "rests for" if len({each.kind for each in told}) > 1 else self.key(told)
        nouns = Nouns(self, told)
        spent: list[tuple[Part, ...]] = []
        for each, of in paying:
            costs = Nouns(self, each, IT)
            if self.words(key).startswith("{player}"):
                costs.named = first.player
            if part := self.fill(self.words(f"paying/{of}"), costs, "sources"):
                spent.append(another(part, first))
        spent.sort(key=lambda part: IT not in part)  # "it" stands behind the card that it means
        nouns.made["paying"] = Noun(joined(spent)) if spent else NOTHING
        parts = self.fill(self.words(key), nouns)
        return Phrase(polished(parts), first.rule or self.rule(key, first))

    def key(self, told: Sequence[Told]) -> str:
        """The most special words that there are for it."""
        return next((key for key in keys(told[0]) if key in self.layout.sentences or key in WORDS), told[0].kind)

    def words(self, key: str) -> str:
        found = self.layout.sentences.get(key, WORDS.get(key))
        while found is None and "/" in key:
            key = key.rpartition("/")[0]
            found = self.layout.sentences.get(key, WORDS.get(key))
        # What nobody has words for is told by its own name, so that nothing is passed over in silence.
        return f"{{player}}: {key}[ {{subjects}}][ {{amount}}]." if found is None else found

    def rule(self, key: str, told: Told) -> str:
        """The rule by which players do it; what a text makes of them rests on the text."""
        if told.kind in ("draws", "heals") and (told.sources or not told.turn):
            return ""
        while key not in self.layout.rules and "/" in key:
            key = key.rpartition("/")[0]
        return self.layout.rules.get(key, "")

    def fill(self, template: str, nouns: Nouns, named: str = "") -> tuple[Part, ...]:
        """The first of the alternatives that has all its places. `named`: a place that has been filled already."""
        ways = alternatives(template)
        chosen = next((way for way in ways if nouns.have(way.needed)), ways[-1])
        shape = pattern(chosen, tuple([nouns.have(needed) for needed in chosen.optional]))
        made: list[Part] = []
        verb = ""
        for place in shape.places:
            made.append(verb + place.before)
            noun = nouns.of(place.name)
            if place.name == "subjects" and named == "sources" and noun.parts == nouns.of("sources").parts:
                noun = nouns.of("itself")
            named = named or place.name
            if place.name == "player" or (place.name == "from" and nouns.reader.is_anybodys(nouns.first)):
                nouns.name_player()
            if place.unit and place.name in ("amount", "count"):
                noun = counted(int(str(noun.parts[0])) if noun.parts else 0, place.unit)
            made += noun.parts
            # The verb stands behind the first noun.
            verb = "" if place is not shape.places[0] else shape.verb_of_several if noun.plural else shape.verb
        made.append(verb + shape.behind)
        return tuple([part for part in made if part])

    # ------------------------------------------------------------ nouns

    def player(self, player: int) -> Noun:
        if player < 0:
            return NOTHING
        return Noun(("you",), True) if player == self.viewer else Noun((self.names[player],))

    def whose(self, player: int) -> str:
        if player == THEIR_OWNERS:
            return "their owners'"
        return "your" if player == self.viewer else f"{self.names[player]}'s"

    def subject(self, told: Told, i: int) -> tuple[Thing, Thing | None]:
        """A card, as it was or as it lies now: whichever the reader sees."""
        became = told.became if i == 0 else None
        if not told.subjects:
            assert became is not None
            return became, None
        return told.subjects[i], became

    def alike(self, things: Sequence[Thing]) -> set[str]:
        """Names that cards of different players have in one sentence."""
        whose: dict[str, set[int]] = {}
        for each in things:
            if is_seen(each.seen, self.viewer):
                whose.setdefault(each.face.name, set()).add(each.controller)
        return {name for name, players in whose.items() if len(players) > 1}

    def things(
        self,
        things: Sequence[Thing | tuple[Thing, Thing | None]],
        alike: Collection[str] = (),
    ) -> Noun:
        """The cards by name, those of one name counted, and how many others there are."""
        named: dict[tuple[str, int], list[Named]] = {}  # by name, and by player where both have some of one name
        listed: list[tuple[Part, ...]] = []
        hidden = face_down = 0
        seen_ids: set[int] = set()
        for each in things:
            before, after = each if isinstance(each, tuple) else (each, None)
            if before.id in seen_ids:
                continue
            seen_ids.add(before.id)
            known = self.known(before, after)
            if known is None:
                hidden += 1
            elif player := PLAYER.fullmatch(known.name):
                listed.append(self.player(int(player.group(1))).parts)
            elif before.face.is_back and after is None:
                face_down += 1
            else:
                controller = before.controller if known.name in alike else NOBODY
                named.setdefault((known.name, controller), []).append(known)
        for (_, controller), same in named.items():
            whose = "" if controller == NOBODY else f"{self.whose(controller)} "
            count = f"{len(same)} × " if len(same) > 1 else ""
            card = without_article(same[0]) if whose else same[0]
            listed.append((f"{whose}{count}", card) if whose or count else (card,))
        if face_down:
            listed.append(("a face-down card" if face_down == 1 else f"{face_down} face-down cards",))
        if hidden:
            listed.append(("a card" if hidden == 1 else f"{hidden} cards",))
        return Noun(joined(listed), len(seen_ids) > 1)

    def known(self, before: Thing, after: Thing | None) -> Named | None:
        choices = [each for each in (before, after) if each is not None and is_seen(each.seen, self.viewer)]
        fronts = [each for each in choices if not each.face.is_back]
        found = fronts[0] if fronts else before if before in choices else None  # of a back nobody says what it is
        if found is None:
            return None
        self.faces[found.face.key] = found.face
        return Named(found.face.key, found.face.name, found.id)

    def zone(self, zone: str, player: int, whose: str) -> Noun:
        """A zone of a player, who is spoken of as `whose`."""
        if not zone:
            return NOTHING
        called = self.layout.zone_words.get(zone)
        if called is not None and called.startswith(ARTICLES):
            return Noun((called,))
        title = called or lowered(self.layout.title(zone))
        if player == THEIR_OWNERS and not title.endswith("s"):
            title += "s"
        return Noun((f"{whose} {title}" if player != -1 and self.is_owned(zone) else f"the {title}",))

    def is_owned(self, zone: str) -> bool:
        """Is it a player's own zone, so that it is said whose?"""
        spec = self.rules.zones.specs.get(zone)
        return spec is not None and not spec.shared and zone not in self.rules.zones.in_play

    def is_anybodys(self, told: Told) -> bool:
        """Does where it comes from name its player?"""
        called = self.layout.zone_words.get(told.origin, "")
        return told.player >= 0 and self.is_owned(told.origin) and not called.startswith(ARTICLES)

    def goods(self, told: Sequence[Told]) -> Noun:
        made = [each for each in told if each.kind in ("produces", "gains")]
        if not made:
            return NOTHING
        counts: dict[str, int] = {}
        for each in made:
            counts[each.word] = counts.get(each.word, 0) + abs(each.amount)
        unit = f" {self.layout.unit}" if made[0].kind == "produces" and self.layout.unit else ""
        return Noun((" and ".join(self.good(word, count) for word, count in counts.items()) + unit,))

    def good(self, word: str, count: int) -> str:
        return f"{count} {word if count == 1 else self.layout.plurals.get(word, word)}".strip()

    def loses(self, told: Told) -> str:
        verb = self.layout.losses.get(told.word, "spends")
        return second_person(verb) if told.player == self.viewer else verb


class Nouns:
    """What the places of a sentence can be filled with: found when a template has the place."""

    def __init__(self, reader: Reader, told: Sequence[Told], itself: str = "itself") -> None:
        self.reader = reader
        self.same = itself  # what a card is called that it is done with and to: who pays is a player
        self.told = told
        self.subjects = [reader.subject(each, i) for each in told for i in range(subjects_of(each))]
        self.made: dict[str, Noun] = {}
        self.named = NOBODY

    def name_player(self) -> None:
        """The sentence has named its player: what is theirs is called so from there on."""
        self.named = self.first.player
        for possessive in ("from", "to", "their"):
            self.made.pop(possessive, None)

    def whose(self, player: int) -> str:
        return "their" if player == self.named and player != self.reader.viewer else self.reader.whose(player)

    def of(self, name: str) -> Noun:
        noun = self.made.get(name)
        if noun is None:
            noun = self.made[name] = NOUNS[name](self) if name in NOUNS else NOTHING
        return noun

    def have(self, names: Collection[str]) -> bool:
        """Is there something to put into each of these places?"""
        for name in names:
            if not self.of(name).parts:
                return False
        return True

    @property
    def first(self) -> Told:
        return self.told[0]

    def cards(self, things: Sequence[Thing | tuple[Thing, Thing | None]]) -> Noun:
        first = self.first
        alike = self.reader.alike([*(known for known, _ in self.subjects), *first.sources, *first.targets])
        return self.reader.things(things, alike)

    def amount(self) -> Noun:
        first = self.first
        amount = sum(each.amount for each in self.told) if first.kind == "produces" else first.amount
        return Noun((str(abs(amount)),))

    def to(self) -> Noun:
        places = {each.place for each in self.told}
        if len(places) == 1 and (place := self.reader.layout.place_words.get(self.first.to, {}).get(places.pop())):
            return Noun((place,))
        where = next((each for each in self.told if each.became is not None), self.first)
        whose = where.whose if len({each.whose for each in self.told}) == 1 else THEIR_OWNERS
        return self.reader.zone(self.first.to, whose, self.whose(whose))

    def level(self) -> Noun:
        """The level of a card, where it has one and is known."""
        known = [each for each in (self.subjects[0] if self.subjects else ()) if each is not None]
        seen = [each.face.traits.level for each in known if is_seen(each.seen, self.reader.viewer)]
        return Noun((str(seen[-1]),)) if seen else NOTHING

    def their(self) -> Noun:
        return Noun((self.whose(self.first.player),)) if self.first.player >= 0 else NOTHING

    def itself(self) -> Noun:
        return Noun((self.same,)) if is_itself(self.subjects, self.first) else self.cards(self.subjects)

    def own(self) -> Noun:
        """Whose the text is of what is affected by its own."""
        return Noun(("their" if self.of("subjects").plural else "its",))

    def others(self) -> Noun:
        """What it happens by, besides what it happens to."""
        ids = {before.id for before, _ in self.subjects}
        return self.cards([source for source in self.first.sources if source.id not in ids])

    def altered(self) -> Noun:
        """What an effect that lasts makes of its subjects, in words."""
        players = any(PLAYER.fullmatch(before.face.name) for before, _ in self.subjects)
        said = altered(self.first.changes, self.reader.layout, self.of("subjects").plural, players)
        return Noun((said,)) if said else NOTHING

    def until(self) -> Noun:
        player, names = self.first.player, self.reader.names
        opponent = self.reader.whose(1 - player) if len(names) == 2 else "an opponent's"
        said = until(self.first.lasting, self.reader.whose(player), opponent)
        return Noun((said,)) if said else NOTHING

    def keyword(self) -> Noun:
        """An ability that is no more than a word or two: what happens next does not tell which it was."""
        word = " ".join(self.first.word.split())
        return Noun((word,)) if KEYWORD.fullmatch(word) else NOTHING

    def word(self) -> Noun:
        return Noun((trimmed(self.first),)) if self.first.word else NOTHING


NOUNS: Final[dict[str, Callable[[Nouns], Noun]]] = {
    "player": lambda nouns: nouns.reader.player(nouns.first.player),
    "whom": lambda nouns: nouns.reader.player(nouns.first.whom),
    "their": Nouns.their,
    "own": Nouns.own,
    "level": Nouns.level,
    "keyword": Nouns.keyword,
    "subjects": lambda nouns: nouns.cards(nouns.subjects),
    "count": lambda nouns: Noun((str(len(nouns.subjects)),)),
    "itself": Nouns.itself,
    "sources": lambda nouns: nouns.cards(nouns.first.sources),
    "targets": lambda nouns: nouns.cards(nouns.first.targets),
    "others": Nouns.others,
    "altered": Nouns.altered,
    "until": Nouns.until,
    "amount": Nouns.amount,
    "word": Nouns.word,
    "goods": lambda nouns: nouns.reader.goods(nouns.told),
    "counters": lambda nouns: counted(abs(nouns.first.amount), f"{nouns.first.word} counter"),
    "lost": lambda nouns: Noun((nouns.reader.loses(nouns.first),)),
    "from": lambda nouns: nouns.reader.zone(nouns.first.origin, nouns.first.player, nouns.whose(nouns.first.player)),
    "to": Nouns.to,
}


def keys(told: Told) -> list[str]:
    """Under what its words may stand, the most special first."""
    how = told.how
    if told.kind in ("counters", "gains"):
        how = "more" if told.amount > 0 else "less"
    elif told.kind == "draws":
        how = "" if told.became is not None else "none"
    elif told.kind == "heals":
        how = "some" if told.amount else "all"
    elif told.kind == "turns":
        how = "reversed" if told.amount == REVERSED else ""
    elif told.kind == "searches":
        how = "" if told.amount else "none"
    cause = "cost" if told.cause in ("cost", "payment") else told.cause
    found = [f"{told.kind}/{told.word}", f"{told.kind}/{how}/{cause}"]
    if told.kind == "moves" and how:
        found += [f"moves/{how}/from {told.origin}", f"moves/{how}/to {told.to}"]
    found += [f"{told.kind}/{cause}", f"{told.kind}/{how}"]
    return [key for key in found if not key.endswith("/") and "//" not in key] + [told.kind]


def is_itself(subjects: Sequence[tuple[Thing, Thing | None]], told: Told) -> bool:
    """Does a card do it to itself?"""
    return len(subjects) == len(told.sources) == 1 and subjects[0][0].id == told.sources[0].id


def subjects_of(told: Told) -> int:
    return len(told.subjects) or (told.became is not None)


def joined(listed: Sequence[tuple[Part, ...]]) -> tuple[Part, ...]:
    made: list[Part] = []
    for i, each in enumerate(listed):
        if i:
            made.append(" and " if i == len(listed) - 1 else ", ")
        made += each
    return tuple(made)


def counted(count: int, word: str) -> Noun:
    return Noun((f"{count} {word}" if count == 1 else f"{count} {word}s",))


def lowered(title: str) -> str:
    """Within a sentence; words that the game writes with capitals keep them."""
    return title.lower() if title.capitalize() == title else title


def another(parts: tuple[Part, ...], head: Told) -> tuple[Part, ...]:
    """What pays for a card of the same name is another one."""
    ids = {thing.id for thing in head.subjects}
    names = {thing.face.name for thing in head.subjects}
    made: list[Part] = []
    for part in parts:
        before = made[-1] if made else ""
        if isinstance(part, Named) and part.name in names and part.id not in ids and not str(before).endswith("× "):
            made.append("another ")
        made.append(part)
    return tuple(made)


def without_article(card: Named) -> Named:
    """A name behind "your": the article that it begins with is left out."""
    return replace(card, name=card.name.removeprefix("The "))


def trimmed(told: Told) -> str:
    """A word, or the text of an ability: of one that was paid for, what it does; of what lasts, what says how long."""
    text = " ".join(told.word.split())
    if told.kind == "lasts":
        text = part_that_lasts(text)
    if told.kind == "uses":
        text = text.partition(": ")[2] if text.count(": ") == 1 else text
    return text.removesuffix(".")


def polished(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """Text in one piece, with a capital at the beginning."""
    made: list[Part] = []
    for part in parts:
        if isinstance(part, str) and made and isinstance(made[-1], str):
            made[-1] += part
        else:
            made.append(part)
    if made and isinstance(made[0], str):
        made[0] = made[0][:1].upper() + made[0][1:]
    return tuple(made)
