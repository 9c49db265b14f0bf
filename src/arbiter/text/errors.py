"""What the compiler says about a text that it does not read.

An error names the paragraph, the column, the phrase at which reading stopped, what could have stood there, the word
that was probably meant, and the nearest reading. A text with an error is not executable; nothing of it is ever half
run.
"""

from __future__ import annotations


class TextError(Exception):
    """A text was declined; `paragraph` and `column` count from zero."""

    def __init__(
        self,
        message: str,
        paragraph: int = 0,
        column: int = 0,
        phrase: str = "",
        expected: tuple[str, ...] = (),
        nearest: str = "",
        typo: str = "",
    ) -> None:
        super().__init__(message)
        self.message = message
        self.paragraph = paragraph
        self.column = column
        self.phrase = phrase
        self.expected = expected
        self.nearest = nearest
        self.typo = typo  # the word that was probably meant; nobody corrects it

    def again(self) -> TextError:
        """The same error without the places through which it came; one that is kept would hold on to them all."""
        said = (self.message, self.paragraph, self.column, self.phrase)
        return TextError(*said, self.expected, self.nearest, self.typo)

    def __str__(self) -> str:
        where = f"paragraph {self.paragraph + 1}, column {self.column + 1}"
        parts = [f"{where}: {self.message}"]
        if self.phrase:
            parts.append(f'at "{self.phrase}"')
        if self.typo:
            parts.append(f"{self.phrase.split(' ')[0]!r}: {self.typo!r}?")
        if self.expected:
            parts.append("expected " + ", ".join(self.expected[:8]))
        if self.nearest:
            parts.append(f"nearest reading: {self.nearest}")
        return "; ".join(parts)


class MeaningError(Exception):
    """A pass after parsing found a word that points at nothing, or at two things alike."""


class Declined(Exception):
    """What a row is made of does not go together: the row does not read these words so."""


class GrammarError(Exception):
    """A row of a table is malformed: an unknown category, a template that names no field of its node."""
