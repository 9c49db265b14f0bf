"""Draw published cards to compare with their readings: `python tools/draw_cards.py fftcg --count 60 --seed 2`.

Of the cards of a file that are read whole and have at least so many words, some are drawn by a seed. Each is shown
with its text, what the printer makes of its abilities, and the script itself, so that somebody can say of every word
whether it is in the reading. A fifth of the cards (`sha256(id) % 5 == 0`) is set aside and never drawn: nobody reads
it, so that it can tell how much of what nobody saw is read. The cards are those of ARBITER_CARDDATA, or of
shared/carddata beside the repository.
"""

from __future__ import annotations

import argparse
import dataclasses
import hashlib
import sys
from enum import Enum
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from arbiter.cards.errata import words_of  # noqa: E402
from arbiter.cards.pool import Pool  # noqa: E402
from arbiter.kernel.errors import BadCard  # noqa: E402
from arbiter.kernel.traits import Face  # noqa: E402
from arbiter.script.abilities import Ability  # noqa: E402
from arbiter.text.compiler import Heard, compile_text, overheard, print_ability  # noqa: E402
from arbiter.text.errors import TextError  # noqa: E402
from tests.published_cards import published  # noqa: E402

WORDS = 8  # a text of fewer says too little to be wrong


def is_set_aside(key: str) -> bool:
    return int(hashlib.sha256(key.encode()).hexdigest(), 16) % 5 == 0


@dataclasses.dataclass(frozen=True)
class Read:
    """A card that is read whole: its face, and the texts that the game made of its fields."""

    face: Face
    heard: tuple[Heard, ...]


def readable(game: str) -> dict[str, Read]:
    """The cards that are read whole, by id, without those that are set aside; two rows may have one id."""
    found: dict[str, Read] = {}
    for card in published(game):
        key = str(card["id"])
        if is_set_aside(key) or len(words_of(card)) < WORDS:
            continue
        pool = Pool(game, [card])
        try:
            with overheard() as heard:
                face = pool.face(key)
        except BadCard:
            continue
        if "problem" not in face.extra:
            texts = {(each.name, each.card_type, each.text): each for each in heard}
            found.setdefault(key, Read(face, tuple(texts.values())))
    return found


def drawn(cards: dict[str, Read], count: int, seed: int) -> list[str]:
    return Random(seed).sample(sorted(cards), min(count, len(cards)))


def plain(node: object) -> str:
    """A script value as a call with the fields that are not at their defaults."""
    if isinstance(node, tuple):
        return f"({', '.join(map(plain, node))})"
    if isinstance(node, frozenset):
        return f"{{{', '.join(sorted(map(plain, node)))}}}"
    if isinstance(node, Enum):
        return node.name
    if not dataclasses.is_dataclass(node):
        return repr(node)
    told = []
    for each in dataclasses.fields(node):
        value = getattr(node, each.name)
        if each.name == "text" and isinstance(node, Ability):
            continue
        default = each.default if each.default_factory is dataclasses.MISSING else each.default_factory()
        if value != default:
            told.append(f"{each.name}={plain(value)}")
    return f"{type(node).__name__}({', '.join(told)})"


def printed(heard: Heard, ability: Ability) -> str:
    try:
        return print_ability(heard.language, heard.name, ability)
    except TextError as problem:
        return f"<{problem.message}>"


def show(key: str, read: Read) -> None:
    print(f"=== {key}  {read.face.name}  {sorted(read.face.printed.types)}\n{read.face.text}")
    for heard in read.heard:
        print(f"  {heard.name} ({heard.card_type})")
        for ability in compile_text(heard.language, heard.name, heard.card_type, heard.text):
            print(f"  > {printed(heard, ability)}\n    {plain(ability)}")
    print()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=60, help="so many cards (60)")
    parser.add_argument("--seed", type=int, default=1, help="of the draw (1)")
    parser.add_argument("--ids", action="store_true", help="only the ids")
    given = parser.parse_args()
    cards = readable(given.game)
    for key in drawn(cards, given.count, given.seed):
        if given.ids:
            print(key)
        else:
            show(key, cards[key])
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
