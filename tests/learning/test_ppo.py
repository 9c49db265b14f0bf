"""The example that learns: what each choice was worth, and a whole small run (where its packages are installed)."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

pytestmark = pytest.mark.lab
FILE = Path("examples/learning/ppo.py")


@pytest.fixture
def ppo() -> ModuleType:
    pytest.importorskip("torch", reason="pip install -r examples/learning/requirements.lock")
    spec = importlib.util.spec_from_file_location("ppo", FILE)
    assert spec is not None and spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    sys.modules["ppo"] = made
    spec.loader.exec_module(made)
    return made


def test_a_choice_is_compared_with_the_players_own_next_one(ppo: ModuleType) -> None:
    """Seat 0 chooses, seat 1 chooses, seat 0 wins; then a new game begins, in which seat 1 is to choose."""
    seen = ppo.Rollout(
        last_player=np.array([1]),
        last_worth=np.array([0.25], np.float32),
        raw=np.zeros((4, 1, 1), np.uint8),
        player=np.array([[0], [1], [0], [0]]),
        action=np.zeros((4, 1), np.int64),
        chance=np.zeros((4, 1), np.float32),
        worth=np.array([[0.1], [-0.2], [0.3], [0.0]], np.float32),
        returns=np.array([[[0, 0]], [[0, 0]], [[1, -1]], [[0, 0]]], np.float32),
        ended=np.array([[False], [False], [True], [False]]),
    )
    found = ppo.advantages(seen, discount=1.0, trust=0.0)[:, 0].tolist()
    assert found == pytest.approx([0.3 - 0.1, -1 + 0.2, 1 - 0.3, -0.25 - 0.0])


def test_it_learns_measures_and_draws(ppo: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = str(tmp_path / "run")
    small = ["--games", "4", "--steps", "8", "--minibatch", "16", "--test", "2", "--minutes", "0.001"]
    for words in (["train", run, *small], ["play", run, *small], ["draw", run, "-o", str(tmp_path / "curve.svg")]):
        monkeypatch.setattr(sys, "argv", ["ppo.py", *words])
        ppo.main()
    points = [json.loads(line) for line in (tmp_path / "run" / "curve.jsonl").read_text().splitlines()]
    assert points[0]["steps"] == 0 and points[-1]["steps"] == 32 and points[-1]["random"][1] == 2
    assert (tmp_path / "curve.svg").read_text().startswith("<svg")


def test_it_is_one_file_that_can_be_read() -> None:
    assert len(FILE.read_text(encoding="utf-8").splitlines()) <= 400
