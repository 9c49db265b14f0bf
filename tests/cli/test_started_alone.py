"""What is read where nothing is imported yet: in a process that was started for it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from arbiter.games.registry import entry

READ = """
import sys, tomllib
from pathlib import Path
from arbiter.cards.summaries import summary_of
cards = tomllib.loads(Path(sys.argv[2]).read_text(encoding="utf-8"))["card"][:40]
print([problem for card in cards if (problem := summary_of(sys.argv[1], card).problem)])
"""


@pytest.mark.parametrize("game", ["caster", "fow"])
def test_our_own_cards_are_carried_out_where_nothing_was_imported_before(game: str, tmp_path: Path) -> None:
    """What carries texts out has to be there before anybody asks whether it is."""
    command = [sys.executable, "-c", READ, game, str(entry(game).set_files()[0])]
    nothing_kept = {**os.environ, "ARBITER_CACHE": str(tmp_path)}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=nothing_kept)
    assert done.stdout.strip() == "[]", done.stdout[-300:] + done.stderr[-300:]
