"""A short moving picture (APNG) of a game at the browser table, for the readme: played here, photographed here.

`python tools/moving_picture.py docs/img/playing.png [--game fow] [--frames 14]`. Of each frame only the rectangle that
has changed is kept, with colours rounded a little, so that the file stays small.
"""

from __future__ import annotations

import argparse
import struct
import sys
import tempfile
import zlib
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.table.web.browsing import Clicker, begin, browser, serving

SCREEN = {"width": 1040, "height": 585}
SCALE = 0.7
SHOWN = 1100  # milliseconds for each frame
LARGEST = 1_500_000  # bytes
ROUNDED = 0xF8  # of each colour's eight bits
Picture = np.ndarray[tuple[int, int, int], np.dtype[np.uint8]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("picture", type=Path)
    parser.add_argument("--game", default="fow")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--after", type=int, default=8, help="questions before the first frame")
    parser.add_argument("--frames", type=int, default=14)
    given = parser.parse_args()
    frames = [decoded(each) for each in photographed(given)]
    made = animated(frames)
    if len(made) > LARGEST:
        parser.error(f"{len(made):,} bytes are too many for the readme ({LARGEST:,}); take fewer frames")
    given.picture.write_bytes(made)
    print(f"{given.picture}: {len(frames)} frames, {len(made):,} bytes")


def photographed(given: argparse.Namespace) -> list[bytes]:
    """What the table looks like at each of some questions in a row."""
    frames: list[bytes] = []
    with browser() as running, tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address:
        context = running.new_context(reduced_motion="reduce", viewport=SCREEN, device_scale_factor=SCALE)
        page = context.new_page()
        person = Clicker(page, given.seed)
        page.goto(address)
        page.wait_for_selector("#start:enabled")
        begin(page, given.game, "random")
        question = person.wait("")
        page.evaluate("() => { document.documentElement.dataset.theme = 'dark' }")
        for count in range(given.after + given.frames):
            if count >= given.after:
                page.mouse.move(1, 1)  # nothing lies enlarged over the board
                page.wait_for_timeout(150)
                frames.append(page.screenshot())
            if question == "end":
                break
            person.answer(question)
            question = person.wait(question)
    return frames


# ---------------------------------------------------------------- the file


def decoded(png: bytes) -> Picture:
    """The pixels of a screenshot: eight bits for each of red, green and blue."""
    parts: dict[bytes, bytes] = {}
    at = 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        kind = png[at + 4 : at + 8]
        parts[kind] = parts.get(kind, b"") + png[at + 8 : at + 8 + length]
        at += 12 + length
    wide, high, depth, colours = struct.unpack(">IIBB", parts[b"IHDR"][:10])
    assert (depth, colours) in ((8, 2), (8, 6)), "Chromium writes RGB or RGBA"
    size = 3 if colours == 2 else 4
    rows = np.frombuffer(zlib.decompress(parts[b"IDAT"]), np.uint8).reshape(high, wide * size + 1)
    made = np.zeros((high, wide * size), np.uint8)
    before = np.zeros(wide * size, np.uint8)
    for number, row in enumerate(rows):
        before = made[number] = unfiltered(int(row[0]), row[1:], before, size)
    return made.reshape(high, wide, size)[:, :, :3] & ROUNDED


def unfiltered(kind: int, row: Picture, above: Picture, size: int) -> Picture:
    """A row of pixels as it was before PNG's filter."""
    if kind == 0:
        return row.copy()
    if kind == 2:
        return row + above
    if kind == 1:
        return np.cumsum(row.reshape(-1, size), axis=0, dtype=np.uint8).reshape(-1)
    made = row.astype(int).tolist()
    up = above.tolist()
    for i in range(len(made)):
        left, corner = (made[i - size], up[i - size]) if i >= size else (0, 0)
        made[i] = (made[i] + ((left + up[i]) // 2 if kind == 3 else paeth(left, up[i], corner))) & 255
    return np.array(made, np.uint8)


def paeth(left: int, up: int, corner: int) -> int:
    guess = left + up - corner
    return min((left, up, corner), key=lambda each: abs(guess - each))


def animated(frames: list[Picture]) -> bytes:
    high, wide, _ = frames[0].shape
    out = [b"\x89PNG\r\n\x1a\n", chunk(b"IHDR", struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0))]
    out.append(chunk(b"acTL", struct.pack(">II", len(frames), 0)))
    number = 0
    for index, frame in enumerate(frames):
        top, bottom, left, right = (0, high, 0, wide) if not index else changed(frames[index - 1], frame)
        piece = frame[top:bottom, left:right]
        about = (number, right - left, bottom - top, left, top, SHOWN, 1000, 0, 0)
        out.append(chunk(b"fcTL", struct.pack(">IIIIIHHBB", *about)))
        number += 1
        if index:
            out.append(chunk(b"fdAT", struct.pack(">I", number) + packed(piece)))
            number += 1
        else:
            out.append(chunk(b"IDAT", packed(piece)))
    return b"".join([*out, chunk(b"IEND", b"")])


def changed(before: Picture, after: Picture) -> tuple[int, int, int, int]:
    """The rectangle outside of which nothing has changed; never empty."""
    rows, columns = np.nonzero((before != after).any(axis=2))
    if not len(rows):
        return 0, 1, 0, 1
    return int(rows.min()), int(rows.max()) + 1, int(columns.min()), int(columns.max()) + 1


def packed(piece: Picture) -> bytes:
    """Each row as its difference to the one above or to the left, whichever is the smaller."""
    high = piece.shape[0]
    flat = piece.reshape(high, -1)
    up = flat.copy()
    up[1:] -= flat[:-1]
    left = piece.copy()
    left[:, 1:] -= piece[:, :-1]
    left = left.reshape(high, -1)
    rows = bytearray()
    for number in range(high):
        choices = ((0, flat[number]), (1, left[number]), (2, up[number]))
        kind, row = min(choices, key=lambda each: int(np.abs(each[1].astype(np.int8).astype(int)).sum()))
        rows += bytes((kind,)) + row.tobytes()
    return zlib.compress(bytes(rows), 9)


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


if __name__ == "__main__":
    main()
