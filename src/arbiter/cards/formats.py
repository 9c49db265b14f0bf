"""The forms in which deck lists are exchanged, read into plain lines.

Text lists of every habit are one grammar: counts with ids, names or both, parts in brackets or under headings, several
decks in one file. OCTGN's files are XML. Which cards these are is settled by `decks`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING
from xml.parsers import expat

from arbiter.kernel.errors import BadDeck

if TYPE_CHECKING:
    from arbiter.games.deckrules import DeckRules

LONGEST = 500_000  # characters; a file with every published starter deck has a hundredth of it
MOST_COPIES = 99  # a larger count is a slip of the keyboard
MOST_CARDS = 2_000  # of a deck; formats that name no limit are played with a tenth of it


@dataclass(frozen=True)
class Line:
    """So many copies of what stands on this line. The part is empty where the list names none.

    `under` is the heading that sorts it, `code` what another program calls the card.
    """

    number: int
    count: int
    card: str
    part: str
    under: str = ""
    code: str = ""


@dataclass
class RawDeck:
    """A deck list before anybody has looked for its cards."""

    name: str = ""
    about: str = ""
    lines: list[Line] = field(default_factory=list)
    game: str = ""  # as the list calls it


CARD = re.compile(r"(\d+)\s*[xX×]?\s+(\S.*)")
BRACKETS = re.compile(r"\[(.*)\]")
HEADING = re.compile(r"([^\d\W][^:(]{0,60})(?:\([\s\d]{1,12}\)\s{0,12})?:")  # bounded: no row takes long
REMARK = re.compile(r"(?:#|//)\s*(name|about)\s*:\s*(.*)", re.IGNORECASE)


SLASHES = re.compile(r"//\s*([a-z][\w -]{0,30})", re.IGNORECASE)
DASHES = re.compile(r"-{2,}\s*([^-].{0,40}?)\s*-{2,}")
TITLE = re.compile(r"(deck|game)\s*:\s*(\S.*)", re.IGNORECASE)
TOTAL = re.compile(r"(?:[a-z]+ )?total\s*:\s*\d+(?: cards?)?", re.IGNORECASE)
# Piles of other programs' tables: what lies in one is sorted by what it is.
PILES = frozenset({"deck-1", "deck-2", "play-1", "pile-facedown", "maindeck", "extra-deck", "play", "sideboard-1"})


def read_raw(text: str, rules: DeckRules, where: str) -> list[RawDeck]:
    """The decks of a text in any of the forms."""
    if len(text) > LONGEST:
        raise BadDeck(f"{where}: {len(text)} characters are too long for a deck list; {LONGEST} are the most")
    text = text.removeprefix("\ufeff")
    decks = read_octgn(text, rules, where) if text.lstrip().startswith("<") else TextReader(text, rules, where).read()
    decks = [deck for deck in decks if deck.lines]
    if not decks:
        raise BadDeck(f'{where}: has no card in it; a line reads "3 SR-001C Kiln Apprentice", or only the id or name')
    return decks


class TextReader:
    """Reads a text list line by line."""

    def __init__(self, text: str, rules: DeckRules, where: str) -> None:
        self.rules = rules
        self.where = where
        self.rows = [row.strip() for row in text.splitlines()]
        self.deck = RawDeck()
        self.decks = [self.deck]
        self.part = ""
        self.under = ""
        # Lists that sort their cards under headings may begin with a few words about the deck.
        headings = [i for i, row in enumerate(self.rows) if self.heading(row)]
        self.first = headings[0] if headings else 0

    def heading(self, row: str) -> str:
        """The heading that the row is, if it is one that means something."""
        match = HEADING.fullmatch(row)
        word = "" if match is None else match.group(1).strip().casefold()
        return word if word in self.rules.headings or self.rules.part(word) else ""

    def read(self) -> list[RawDeck]:
        for number, row in enumerate(self.rows, 1):
            self.row(number, row)
        return self.decks

    def row(self, number: int, row: str) -> None:
        remark = REMARK.fullmatch(row)
        if remark is not None:
            word, value = remark.groups()
            setattr(self.deck, word.casefold(), value.strip())
            return
        if self.other_heading(row):
            return
        row = row.partition("#")[0].partition("//")[0].strip()
        if not row:
            return
        brackets = BRACKETS.fullmatch(row)
        if brackets is not None:
            self.section(brackets.group(1).strip())
            return
        heading = self.heading(row)
        if heading:
            part = self.rules.part(heading)
            self.part = part.name if part is not None else self.part
            self.under = "" if part is not None else heading
            return
        card = CARD.fullmatch(row)
        if card is not None:
            count = copies(card.group(1), f"{self.where}, line {number}")
            self.deck.lines.append(Line(number, count, card.group(2).strip(), self.part, self.under))
        elif number > self.first:
            raise BadDeck(
                f'{self.where}, line {number}: {row[:60]!r} is no card; a line reads "3 SR-001C Kiln Apprentice", '
                f"{' or '.join(f'[{part.name}]' for part in self.rules.parts)}"
            )

    def other_heading(self, row: str) -> bool:
        """The headings of other programs: //stones, --- Side Deck ---, and lines about the list itself."""
        slashes, dashes = SLASHES.fullmatch(row), DASHES.fullmatch(row)
        title = TITLE.fullmatch(row)
        if title is not None:
            which, words = title.group(1).casefold(), title.group(2).strip()
            if which == "game":
                self.deck.game = words
            elif not self.deck.lines:
                self.deck.name = words
            return True
        if TOTAL.fullmatch(row):
            return True
        if slashes is None and dashes is None:
            return False
        word = (slashes or dashes).group(1).strip().casefold()  # type: ignore[union-attr]
        part = None if word in PILES else self.rules.part(word)
        if (
            slashes is not None
            and part is None
            and word not in PILES
            and self.rules.part(word.replace("-", " ")) is None
        ):
            return False  # a remark
        self.part = "" if part is None else part.name
        self.under = ""
        return True

    def section(self, title: str) -> None:
        part = self.rules.part(title)
        if part is not None:
            self.part = part.name
        else:  # a title in brackets begins another deck
            self.deck = RawDeck(title)
            self.decks.append(self.deck)
            self.part = ""


def copies(word: str, where: str) -> int:
    if not word.isascii() or not word.isdigit() or len(word) > 4 or not 1 <= int(word) <= MOST_COPIES:
        raise BadDeck(f"{where}: {word[:12]!r} is no number of copies; it must be from 1 to {MOST_COPIES}")
    return int(word)


def read_octgn(text: str, rules: DeckRules, where: str) -> list[RawDeck]:
    """An OCTGN deck file (.o8d): sections of cards with a quantity, an id of OCTGN's own, and the name."""
    deck = RawDeck()
    part = under = code = ""
    open_tags: list[str] = []
    quantity = 0
    name: list[str] = []
    parser = expat.ParserCreate()

    def here() -> str:
        return f"{where}, line {parser.CurrentLineNumber}"

    def doctype(*_: object) -> None:
        # Entities are the only way in which so simple a file could grow or reach for another.
        raise BadDeck(f"{here()}: a deck file has no DOCTYPE; delete it")

    def start(tag: str, attributes: dict[str, str]) -> None:
        nonlocal part, under, code, quantity
        open_tags.append(tag)
        if len(open_tags) > 8:
            raise BadDeck(f"{here()}: the elements are nested too deep for a deck file")
        if len(open_tags) == 1 and tag != "deck":
            raise BadDeck(f"{here()}: the file begins with <{tag[:30]}>, not with <deck>")
        if tag == "section":
            found = rules.part(attributes.get("name", ""))
            part = "" if found is None else found.name
            under = attributes.get("name", "") if found is None else ""
        elif tag == "card":
            quantity = copies(attributes.get("qty", "1"), here())
            code = attributes.get("id", "").lower()
            name.clear()

    def characters(data: str) -> None:
        if open_tags and open_tags[-1] == "card":
            name.append(data)

    def end(tag: str) -> None:
        open_tags.pop()
        if tag == "card":
            card = " ".join("".join(name).split())
            if not card:
                raise BadDeck(f"{here()}: a <card> has no name in it")
            deck.lines.append(Line(parser.CurrentLineNumber, quantity, card, part, under, code))

    parser.StartDoctypeDeclHandler = doctype
    parser.StartElementHandler = start
    parser.EndElementHandler = end
    parser.CharacterDataHandler = characters
    try:
        # The declared encoding is that of the file on disk; the text is decoded already.
        parser.Parse(re.sub(r"\A\s*<\?xml[^>]*\?>", "", text).encode("utf-8", "replace"), True)
    except expat.ExpatError as error:
        raise BadDeck(f"{where}, line {error.lineno}: not valid XML: {expat.ErrorString(error.code)}") from None
    return [deck]
