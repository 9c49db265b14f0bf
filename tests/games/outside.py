"""Games in folders of their own, outside the project: made for a test, and found only by whoever looks there."""

from __future__ import annotations

import shutil
from pathlib import Path

from arbiter.games.registry import entry

# It plays by a game's rules that are there already, under a name of its own.
FILES = {
    "game.py": """
from dataclasses import replace

from arbiter.games.fftcg.game import RULES as KNOWN

RULES = replace(KNOWN, key={key!r}, title="A Game of {key}")
""",
    "deckbuilding.py": "from arbiter.games.fftcg.deckbuilding import DECKS as DECKS\n",
    "faces.py": "from arbiter.games.fftcg.faces import make_face as make_face\n",
    "language.py": "from arbiter.games.fftcg.language import LANGUAGE as LANGUAGE\n",
}
DECKS = ("steam.txt", "cold-wire.txt")


def make_game(folder: Path, key: str, decks: bool = True, **changed: str) -> Path:
    """A game in `folder/key`; `changed` are other texts for its modules, an empty one leaves the module out."""
    made = folder / key
    made.mkdir(parents=True)
    for name, text in {**FILES, **{f"{module}.py": text for module, text in changed.items()}}.items():
        if text:
            (made / name).write_text(text.replace("{key!r}", repr(key)).replace("{key}", key), encoding="utf-8")
    ours = entry("fftcg").folder
    shutil.copytree(ours / "sets", made / "sets")
    if decks:
        (made / "decks").mkdir()
        for name in DECKS:
            shutil.copy(ours / "decks" / name, made / "decks" / name)
    return made
