"""Where a place in a text as it is read lies in the text as it is printed: old wordings are respelt before reading."""

from __future__ import annotations

from difflib import SequenceMatcher


def in_print(printed: str, read: str, column: int) -> int:
    """The column of the printed line; where words were replaced, the beginning of what stood there."""
    if printed == read or column <= 0:
        return column
    for tag, read_from, read_to, printed_from, printed_to in SequenceMatcher(
        None, read, printed, autojunk=False
    ).get_opcodes():
        if read_from <= column < read_to:
            return printed_from + (column - read_from if tag == "equal" else 0)
        if column < read_from:
            return printed_to
    return len(printed)
