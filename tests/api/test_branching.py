"""Playing on from a question, as docs/thinking.md shows it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import arbiter
from arbiter.bots.chance import RandomBot

PAGE = Path(__file__).resolve().parents[2] / "docs" / "thinking.md"


def test_the_example_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    found = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert found is not None
    exec(compile(found[1], str(PAGE), "exec"), {})
    assert capsys.readouterr().out == "[6, 6, 6]\n"


def test_a_branch_leaves_the_match_as_it_is() -> None:
    match = arbiter.start("fftcg", "kiln-and-salt", "cold-wire", seed=3)
    before = match.hash
    match.branch().play(0, [RandomBot(1), RandomBot(2)])
    assert match.hash == before and match.question is not None
