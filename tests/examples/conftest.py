"""The games of the examples are found in these tests, and in no others."""

from __future__ import annotations

import pytest

from arbiter.games.registry import FOLDERS
from tests.examples.kites import FOLDER


@pytest.fixture(autouse=True)
def _examples_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDERS, str(FOLDER))
