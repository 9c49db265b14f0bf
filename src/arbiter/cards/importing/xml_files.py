"""Card files in XML: Cockatrice's database and OCTGN's sets, as rows of columns; the games say what those mean.

Expat reads them with a DOCTYPE refused. Entities are the only way in which so simple a file could grow or reach for
another, and they are declared nowhere else; so nothing is needed beyond Python's own parser.
"""

from __future__ import annotations

import html
import re
from dataclasses import dataclass, field
from xml.parsers import expat

from arbiter.cards.importing.content import MOST_CARDS, BadCardFile

DEEPEST = 12
BARE_AMPERSAND = re.compile(r"&(?!(?:#\d{1,7}|#x[0-9a-fA-F]{1,6}|\w{1,12});)")
NAMED = re.compile(r"&(?!(?:amp|lt|gt|quot|apos);)(\w{1,12});")
DECLARATION = re.compile(r"\A\s*<\?xml[^>]*\?>")
FORBIDDEN = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f]")
COCKATRICE, OCTGN = "cockatrice_carddatabase", "set"
BETWEEN = "|"  # several values of one column


@dataclass
class XmlCards:
    """The root's name, and each card with its line and its columns."""

    root: str = ""
    title: str = ""
    rows: list[tuple[int, dict[str, str]]] = field(default_factory=list)


def read_xml(text: str, where: str) -> XmlCards:
    """Every <card> with what stands in it, whichever of the two programs wrote it."""
    reader = XmlReader(where)
    text = DECLARATION.sub("", FORBIDDEN.sub("", text))
    text = BARE_AMPERSAND.sub("&amp;", text)
    text = NAMED.sub(lambda found: html.escape(html.unescape(found.group())), text)
    try:
        reader.parser.Parse(text.encode("utf-8", "replace"), True)
    except expat.ExpatError as error:
        raise BadCardFile(f"{where}, line {error.lineno}: not valid XML: {expat.ErrorString(error.code)}") from None
    return reader.found


class XmlReader:
    def __init__(self, where: str) -> None:
        self.where = where
        self.found = XmlCards()
        self.open: list[str] = []
        self.card: dict[str, str] | None = None
        self.line = 0
        self.words: list[str] = []
        self.parser = expat.ParserCreate()
        self.parser.buffer_text = True
        self.parser.StartDoctypeDeclHandler = self.doctype
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.words.append

    def doctype(self, *_: object) -> None:
        raise BadCardFile(f"{self.where}, line {self.parser.CurrentLineNumber}: a card file has no DOCTYPE; delete it")

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self.open.append(tag)
        self.words.clear()
        if len(self.open) > DEEPEST:
            says = "the elements are nested too deep for a card file"
            raise BadCardFile(f"{self.where}, line {self.parser.CurrentLineNumber}: {says}")
        if len(self.open) == 1:
            self.found.root = tag
            self.found.title = attributes.get("name", "")
        elif tag == "card":
            self.card = {}
            self.line = self.parser.CurrentLineNumber
            if "name" in attributes:  # OCTGN
                self.card = {"name": attributes["name"], "octgn": attributes.get("id", "").lower()}
        elif tag == "property" and self.card is not None:
            self.put(attributes.get("name", ""), attributes.get("value", ""))

    def put(self, name: str, value: str) -> None:
        assert self.card is not None, "asked before"
        name = name.strip().lower()
        if name and value.strip():
            had = self.card.get(name)
            self.card[name] = value if had is None else f"{had}{BETWEEN}{value}"

    def end(self, tag: str) -> None:
        self.open.pop()
        if tag == "card" and self.card is not None:
            self.found.rows.append((self.line, self.card))
            self.card = None
            if len(self.found.rows) > MOST_CARDS:
                raise BadCardFile(f"{self.where}: more than {MOST_CARDS} cards are too many for a file")
        elif tag != "property" and self.card is not None:
            self.put(tag, "".join(self.words))
        self.words.clear()
