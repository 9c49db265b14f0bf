"""A card file's content before anybody knows what it is: bytes within bounds, and text in whatever encoding it has."""

from __future__ import annotations

import re
from pathlib import Path

from arbiter.kernel.errors import BadCard

LARGEST = 64 << 20  # bytes; the largest file of a whole game's cards has a thirtieth of it
MOST_CARDS = 100_000  # rows of a file
DECLARED = re.compile(rb"""\A\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.\-]{1,40})["']""")
ZIP = b"PK\x03\x04"
BINARY = (b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"%PDF", b"SQLite format 3\0", b"\x1f\x8b", b"\x7fELF", b"RIFF")


class BadCardFile(BadCard):
    """A file from which no card can be taken."""


def content_of(path: Path) -> bytes:
    """The file's bytes; one that is too large is not read at all."""
    try:
        size = path.stat().st_size
        if size > LARGEST:
            says = f"{size >> 20} MB are too large for a file of cards; {LARGEST >> 20} MB are the most"
            raise BadCardFile(f"{path}: {says}: divide it, or leave the images out")
        if path.is_dir():
            raise BadCardFile(f"{path}: is a folder; name the files in it")
        return path.read_bytes()
    except OSError as error:
        raise BadCardFile(f"{path}: cannot be read: {error.strerror}") from None


def text_of(content: bytes, where: str) -> str:
    """The text: UTF-8, else what the file declares, else the old Windows encoding, which most programs wrote."""
    if content.startswith(ZIP):
        raise BadCardFile(f"{where}: is a zip; cards come in files of their own (images: arbiter library images ZIP)")
    if content.startswith(BINARY) or b"\0" in content[:4096]:
        if content[:2] in (b"\xff\xfe", b"\xfe\xff"):
            return content.decode("utf-16", "replace")
        raise BadCardFile(f"{where}: is no text; {LOOKED_FOR_TEXT}")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        pass
    declared = DECLARED.match(content)
    for name in (declared.group(1).decode() if declared else "", "cp1252"):
        try:
            return content.decode(name) if name else content.decode("utf-8")
        except (LookupError, UnicodeDecodeError):
            continue
    return content.decode("latin-1")


LOOKED_FOR_TEXT = "a card file is JSON, XML, TOML or a table with commas"
