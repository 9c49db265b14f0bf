"""Images of cards: a folder or a zip with files named by a card's id or number. The library remembers where they are;
nothing is unpacked, and a file is looked at only as far as its first bytes say that it is an image."""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

from arbiter.cards.importing.content import BadCardFile

ENDINGS = (".png", ".jpg", ".jpeg", ".webp", ".gif")
SIGNS = (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"GIF87a", b"GIF89a")
LARGEST = 20 << 20  # bytes of an image
MOST = 50_000  # files
GREATEST = 8 << 30  # bytes of all images of a zip, unpacked
DENSEST = 200  # times that a file of a zip may grow; images hardly do
LANGUAGE = re.compile(r"_(?:eg|en|full|thumb)$")


@dataclass
class Images:
    """The images that were found: for each id its file; and what was wrong with others."""

    members: dict[str, str] = field(default_factory=dict)
    strangers: int = 0  # images of no known card
    told: list[str] = field(default_factory=list)


def find_images(source: Path, ids: Iterable[str]) -> Images:
    """Images for these ids in a folder or a zip."""
    known = {plain(id): id for id in ids}
    found = Images()
    files = in_folder(source) if source.is_dir() else in_zip(source)
    for name, size, begins in files:
        id = known.get(plain(LANGUAGE.sub("", PurePosixPath(name).stem)))
        if id is None:
            found.strangers += 1
        elif size > LARGEST:
            found.told.append(f"{name[:80]}: {size >> 20} MB are too large for an image")
        elif not is_image(begins):
            found.told.append(f"{name[:80]}: is named like an image and is none")
        else:
            found.members[id] = name
    if not found.members:
        why = found.told[0] if found.told else f"{found.strangers} files are named like no card of the library"
        raise BadCardFile(f"{source}: has no image for any card: {why}; files are named by id or number, as 1-001C.jpg")
    return found


def plain(name: str) -> str:
    """A name without what file systems do not like in it."""
    return re.sub(r"[^\w^*]", "", name).casefold()


def is_image(begins: bytes) -> bool:
    return begins.startswith(SIGNS) or (begins[:4] == b"RIFF" and begins[8:12] == b"WEBP")


def in_folder(folder: Path) -> Iterator[tuple[str, int, bytes]]:
    for number, path in enumerate(sorted(folder.rglob("*"))):
        if number > MOST:
            raise BadCardFile(f"{folder}: more than {MOST} files are too many for the images of a game")
        if path.suffix.lower() in ENDINGS and path.is_file():
            with path.open("rb") as file:
                yield path.relative_to(folder).as_posix(), path.stat().st_size, file.read(16)


def in_zip(path: Path) -> Iterator[tuple[str, int, bytes]]:
    try:
        with zipfile.ZipFile(path) as archive:
            inside = archive.infolist()
            whole = sum(each.file_size for each in inside)
            if len(inside) > MOST or whole > GREATEST:
                says = f"{len(inside)} files with {whole >> 20} MB are too many for the images of a game"
                raise BadCardFile(f"{path}: {says}; nothing was unpacked")
            for each in inside:
                if each.file_size > DENSEST * max(1, each.compress_size) and each.file_size > 1 << 20:
                    says = f"{each.filename[:60]} would grow from {each.compress_size} to {each.file_size} bytes"
                    raise BadCardFile(f"{path}: {says}: this is no zip of images; nothing was unpacked")
                if PurePosixPath(each.filename).suffix.lower() in ENDINGS and not each.flag_bits & 1:
                    with archive.open(each) as file:
                        yield each.filename, each.file_size, file.read(16)
    except (zipfile.BadZipFile, NotImplementedError, EOFError) as error:
        raise BadCardFile(f"{path}: is neither a folder nor a zip that can be read: {error}") from None
    except OSError as error:
        raise BadCardFile(f"{path}: cannot be read: {error.strerror or error}") from None


def image_bytes(source: str, member: str) -> bytes:
    """The image itself, for whoever shows it."""
    path = Path(source)
    if path.is_dir():
        inside = (path / member).resolve()
        if not inside.is_relative_to(path.resolve()):
            raise BadCardFile(f"{member[:80]}: lies outside of {path}")
        return inside.read_bytes()[:LARGEST]
    with zipfile.ZipFile(path) as archive, archive.open(member) as file:
        return file.read(LARGEST)
