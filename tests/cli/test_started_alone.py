"""What is read where nothing is imported yet: in a process that was started for it."""

from __future__ import annotations

import ast
import json
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


STARTED = """
import sys
from arbiter.cli import main
code = main(sys.argv[1:])
print([name for name in sys.modules if name.startswith(("arbiter.kernel.", "arbiter.text."))], file=sys.stderr)
sys.exit(code)
"""
LIGHT = {"arbiter.kernel.errors", "arbiter.kernel.catalogue", "arbiter.text.bounds"}


def test_who_only_looks_at_cards_waits_for_nothing_that_plays_them(tmp_path: Path) -> None:
    """Nor for what reads their texts: all that was found out is kept, of ours, too, when a file is taken in."""
    where = {**os.environ, "ARBITER_CACHE": str(tmp_path), "ARBITER_LIBRARY": str(tmp_path / "library.db")}
    card = {"id": "93-001C", "name": "Reed", "type": "forward", "element": ["water"], "cost": 1, "power": 3000}
    (tmp_path / "cards.json").write_text(json.dumps([{**card, "text": ""}]), encoding="utf-8")
    add = [sys.executable, "-m", "arbiter.cli", "library", "add", str(tmp_path / "cards.json")]
    subprocess.run(add, check=True, capture_output=True, env=where)
    for line in ("library list", "library search cost<=2", "card search cost<=2", "library show Reed"):
        command = [sys.executable, "-c", STARTED, *line.split()]
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=where)
        assert set(ast.literal_eval(done.stderr.strip().splitlines()[-1])) <= LIGHT, (line, done.stderr[-600:])


@pytest.mark.parametrize("game", ["caster", "fow"])
def test_our_own_cards_are_carried_out_where_nothing_was_imported_before(game: str, tmp_path: Path) -> None:
    """What carries texts out has to be there before anybody asks whether it is."""
    command = [sys.executable, "-c", READ, game, str(entry(game).set_files()[0])]
    nothing_kept = {**os.environ, "ARBITER_CACHE": str(tmp_path)}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=nothing_kept)
    assert done.stdout.strip() == "[]", done.stdout[-300:] + done.stderr[-300:]
