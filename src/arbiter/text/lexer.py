"""Raw card text to tokens, one list a paragraph.

Reminder text in parentheses is dropped unless the game's table says that it is meaning. The card's own name is
one token. Quoted lines that follow a "select of the following" line belong to that line's paragraph, between
explicit open and close tokens.
"""

from __future__ import annotations

import html
import re
from dataclasses import dataclass
from functools import lru_cache

from arbiter.text.bounds import DEEPEST_QUOTES, LARGEST_NUMBER, LONGEST_PARAGRAPH, LONGEST_TEXT
from arbiter.text.columns import in_print
from arbiter.text.errors import TextError
from arbiter.text.language import Lexicon
from arbiter.text.parser import Token

TOKEN = re.compile(
    r"(?P<space>\s+)"
    r"|(?P<symbol>\{[^{}]*\})"
    r"|(?P<label>«[^«»]*»)"
    r"|(?P<bracket>‹[^‹›]*›)"
    r"|(?P<burst>\[EX BURST\])"
    r"|(?P<number>\d+)"
    r"|(?P<infinity>∞)"
    r"|(?P<dash>--+)"
    r"|(?P<arrow>>>>)"
    r"|(?P<possessive>['’]s?(?![\w]))"
    r"|(?P<word>[^\W\d_](?:[\w]|[-/'’](?=[^\W_])(?!s\b))*)"
    r"|(?P<quote>[\"“”])"
    r"|(?P<mark>[.,:()+;!?&%=/*\-\[\]•—<>])"
)


TERM = re.compile(r"[^\W\d_][\w'’\-]*(?: [\w][\w'’\-]*){0,4}")


@dataclass(frozen=True)
class Paragraph:
    """`raw` is what is printed; the columns of the tokens are those of `read`, the same line respelt."""

    raw: str
    tokens: tuple[Token, ...]
    read: str = ""

    def column(self, place: int) -> int:
        """Where the token stands in what is printed; behind the last one, its end."""
        if place >= len(self.tokens):
            return len(self.raw)
        return in_print(self.raw, self.read or self.raw, self.tokens[place].column)


def joined(text: str) -> str:
    """The text without the line breaks within its sentences.

    A line goes on with the one before if it begins small or with a parenthesis, or if that one ends with a small word.
    """
    lines: list[str] = []
    for line in text.split("\n"):
        last = lines[-1].split()[-1:] if lines else []
        goes_on = line.strip()[:1].islower() or line.strip()[:1] == "("
        if lines and (goes_on or (last and last[0].isalpha() and last[0].islower())):
            lines[-1] = f"{lines[-1].rstrip()} {line.strip()}"
        else:
            lines.append(line)
    return "\n".join(lines)


@lru_cache(maxsize=64)  # a text that stops is looked at a second time, for all of its stops
def paragraphs(lexicon: Lexicon, name: str, text: str) -> tuple[Paragraph, ...]:
    if len(text) > LONGEST_TEXT:
        raise TextError(f"{len(text)} characters are too long for a card's text; {LONGEST_TEXT} are the most")
    found: list[tuple[str, str]] = []  # as printed, as read
    for printed in (joined(text) if lexicon.joins else text).split("\n"):
        read = printed
        for pattern, spelled in lexicon.respellings:
            read = pattern.sub(spelled, read)
        lines = [line.strip() for line in read.split("\n") if line.strip()]
        for line in lines:
            shown = printed.strip() if len(lines) == 1 else line
            bullet = next((mark for mark in lexicon.bullets if line.startswith(mark)), None)
            # A game's respelling may have taken the mark away: what is printed tells.
            marked = bullet is not None or printed.strip().startswith(lexicon.bullets)
            if found and marked and _listing(lexicon, found[-1][1]):
                found[-1] = (f"{found[-1][0]}\n{shown}", f"{found[-1][1]} • {line[len(bullet or '') :]}")
                continue
            if bullet is not None:
                line = line[len(bullet) :]  # a line set apart under a heading
            asks = bool(found) and _awaits_options(lexicon, found[-1][1])
            if _awaits_options(lexicon, line) or asks:
                line = re.sub(r'(?<=[.]) (?=["“][A-Z{])|(?<=[.]["”]) (?=["“][A-Z{])', "\n", line)
            if asks and line[0] in '"“':
                found[-1] = (f"{found[-1][0]}\n{shown}", f"{found[-1][1]}\n{line}")
            else:
                found.append((shown, line))
    result = []
    for index, (shown, line) in enumerate(found):
        try:
            tokens = Lexer(lexicon, name, index).tokens(line)
        except TextError as error:
            error.column = in_print(shown, line, error.column)
            raise
        made = Paragraph(shown, tokens, line)
        if len(tokens) > LONGEST_PARAGRAPH:
            told = f"{len(tokens)} words and marks are too long for one paragraph; {LONGEST_PARAGRAPH} are the most"
            raise TextError(told, index, made.column(LONGEST_PARAGRAPH), tokens[LONGEST_PARAGRAPH].raw)
        if tokens:
            result.append(made)
    return tuple(result)


def _listing(lexicon: Lexicon, line: str) -> bool:
    """Whether the paragraph so far begins a list, or is in the midst of one."""
    return " • " in line or any(phrase in line for phrase in lexicon.listing)


def _awaits_options(lexicon: Lexicon, line: str) -> bool:
    return any(phrase in line for phrase in lexicon.modal)


@lru_cache(maxsize=4096)
def _name_pattern(name: str) -> re.Pattern[str]:
    """The card's own name, which texts also give without a bracketed suffix."""
    name = html.unescape(name)
    forms = [name]
    bare = re.sub(r"\s*[\[(].*$", "", name).strip()
    if bare and bare != name:
        forms.append(bare)
    return re.compile("|".join(re.escape(form) for form in forms) + r"(?!\w)")


@lru_cache(maxsize=64)
def _phrase(words: str) -> re.Pattern[str]:
    return re.compile(re.escape(words) + r"(?!\w)", re.IGNORECASE)


class Lexer:
    def __init__(self, lexicon: Lexicon, name: str, paragraph: int) -> None:
        self.lexicon = lexicon
        self.paragraph = paragraph
        self.own = _phrase(lexicon.own) if lexicon.own else _name_pattern(name) if name else None

    def tokens(self, raw: str) -> tuple[Token, ...]:
        """The tokens of one paragraph, its options included."""
        out: list[Token] = []
        offset = 0
        for number, line in enumerate(raw.split("\n")):
            if number and line[0] in '"“':
                line = re.sub(r'(?<=["”])\s*\([^()]*\)\s*$', "", line)  # a reminder behind the option
            if number and line[0] in '"“' and line.rstrip()[-1] in '"”':
                out.append(Token("<open>", "<open>", None, offset, '"'))
                self._line(line.rstrip()[1:-1], offset + 1, out)
                out.append(Token("<close>", "<close>", None, offset + len(line) - 1, '"'))
            else:
                self._line(line, offset, out)
            offset += len(line) + 1
        return tuple(out)

    def _line(self, line: str, offset: int, out: list[Token]) -> None:
        place = 0
        inside = 0  # depth of quotes
        while place < len(line):
            if line[place] == "(":
                close = self._closing(line, place)
                content = line[place + 1 : close]
                if not any(content.lower().startswith(k) for k in self.lexicon.kept):
                    place = close + 1
                    continue
            own = self.own.match(line, place) if self.own and (place == 0 or not line[place - 1].isalnum()) else None
            if own:
                out.append(Token("<self>", "<self>", None, offset + place, own.group()))
                place = own.end()
                continue
            found = TOKEN.match(line, place)
            if not found:
                raise TextError("a character that no card text has", self.paragraph, offset + place, line[place])
            kind = found.lastgroup or ""
            piece = found.group()
            if kind == "word":
                end = self._term(line, place, piece, offset, out)
                if end is not None:
                    place = end
                    continue
            if kind == "quote":
                opening = piece != "”" and (place == 0 or line[place - 1].isspace() or line[place - 1] in "(‹›")
                if opening:
                    inside += 1
                    if inside > DEEPEST_QUOTES:
                        told = f"texts are quoted within texts more than {DEEPEST_QUOTES} deep"
                        raise TextError(told, self.paragraph, offset + place, piece)
                    out.append(Token("<quote>", "<quote>", None, offset + place, piece))
                else:
                    inside -= 1
                    self._close(line, found.end(), offset + place, out, inside)
            elif kind != "space":
                self._emit(kind, piece, offset + place, out)
            place = found.end()

    def _closing(self, line: str, place: int) -> int:
        depth = 0
        for index in range(place, len(line)):
            depth += {"(": 1, ")": -1}.get(line[index], 0)
            if depth == 0:
                return index
        raise TextError("a parenthesis is not closed", self.paragraph, place, line[place : place + 20])

    def _close(self, line: str, after: int, column: int, out: list[Token], inside: int) -> None:
        """A closing quote; where a new sentence or nothing follows, the sentence around the quote ends too."""
        if out and out[-1].text != ".":
            out.append(Token(".", "<mark>", None, column, ""))
        out.append(Token("<unquote>", "<unquote>", None, column, '"'))
        rest = re.sub(r"^\s*(\([^()]*\)\s*)*", "", line[after:])
        if (not rest or rest[0].isupper() or rest[0] in '"”') and not rest.startswith("."):
            out.append(Token(".", "<mark>", None, column, ""))

    def _term(self, line: str, place: int, word: str, offset: int, out: list[Token]) -> int | None:
        """A job, category or card name that the print run left without its brackets."""
        listed = self._listed(line, place, offset, out)
        if listed is not None:
            return listed
        for head, kind in self.lexicon.brackets.items():
            if not line.startswith(head + " ", place) or kind == "":
                continue
            match = re.compile(
                re.escape(head)
                + r" ((?:[A-Z][\w'’.\-]*|of|the|\(\w+\)|[IVX]+)(?: (?:[A-Z][\w'’\-]*|of(?= [A-Z])|the(?= [A-Z])))*)"
            ).match(line, place)
            if not match or not match.group(1)[0].isupper():
                continue
            words = match.group(1).rstrip(".").split(" ")
            while len(words) > 1 and (words[-1] in self.lexicon.nouns or words[-1] in ("of", "the")):
                words.pop()
            if words[0] in self.lexicon.nouns:
                continue
            value = " ".join(words)
            out.append(Token(kind, kind, value, offset + place, f"{head} {value}"))
            return place + len(head) + 1 + len(value)
        return None

    def _listed(self, line: str, place: int, offset: int, out: list[Token]) -> int | None:
        """The longest of the game's listed terms that stands here."""
        if not self.lexicon.terms or not line[place].isupper():
            return None
        found = TERM.match(line, place)
        words = found.group().split(" ") if found else []
        while words:
            phrase = " ".join(words)
            term = self.lexicon.terms.get(phrase)
            if term is not None:
                out.append(Token(phrase.lower(), term[0], term[1], offset + place, phrase))
                return place + len(phrase)
            words.pop()
        return None

    def _emit(self, kind: str, piece: str, column: int, out: list[Token]) -> None:
        if kind == "number":
            out.append(Token(piece, "<num>", self._number(piece, piece, column), column, piece))
        elif kind == "infinity":
            if piece not in self.lexicon.numbers:
                raise TextError("a character that no card text has", self.paragraph, column, piece)
            out.append(Token(piece, "<num>", self.lexicon.numbers[piece], column, piece))
        elif kind == "label":
            out.append(Token("<label>", "<label>", piece[1:-1].strip(), column, piece))
        elif kind == "burst":
            out.append(Token("<burst>", "<burst>", None, column, piece))
        elif kind == "symbol":
            inner = piece[1:-1].strip()
            if inner.isdecimal():
                out.append(Token("<anysym>", "<anysym>", self._number(inner, piece, column), column, piece))
                return
            terminal = self.lexicon.symbols.get(inner.lower())
            if terminal is None:
                raise TextError("an unknown symbol", self.paragraph, column, piece)
            out.append(Token(terminal[0], terminal[0], terminal[1], column, piece))
        elif kind == "bracket":
            self._bracket(piece[1:-1].strip(), column, out)
        elif kind == "possessive":
            out.append(Token("'s", "<mark>", None, column, piece))
        elif kind == "word" and piece.lower() in self.lexicon.numbers:
            out.append(Token(piece.lower(), "<num>", self.lexicon.numbers[piece.lower()], column, piece))
        elif kind == "word":
            out.append(Token(piece.lower().replace("’", "'"), "<word>", piece, column, piece))
        else:
            out.append(Token(piece, "<mark>", None, column, piece))

    def _number(self, digits: str, piece: str, column: int) -> int:
        if len(digits) > len(str(LARGEST_NUMBER)):
            told = f"a number of {len(digits)} digits; {LARGEST_NUMBER} is the largest"
            raise TextError(told, self.paragraph, column, piece[:20])
        return int(digits)

    def _bracket(self, inner: str, column: int, out: list[Token]) -> None:
        for head, kind in self.lexicon.brackets.items():
            if inner.startswith(head + " ") and kind:
                value = inner[len(head) :].strip()
                out.append(Token(kind, kind, value, column, f"‹{inner}›"))
                return
        # Any other bracket only sets its words apart (Damage 3 --).
        self._line(inner, column + 1, out)
