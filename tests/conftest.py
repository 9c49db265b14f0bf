"""Settings that all tests share: Hypothesis runs the same examples everywhere and has no deadline; nobody's own library
of cards and nobody's folder of readings is looked at or written to."""

import os
import tempfile
from hashlib import sha256
from itertools import count
from types import SimpleNamespace

import pytest
from hypothesis import HealthCheck, settings

# Two shared cores make wall-clock limits meaningless, and a failure must come back on the next run.
settings.register_profile("arbiter", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("arbiter")

# Before anything is imported that reads them; processes that tests start have them too.
OURS = tempfile.mkdtemp(prefix="arbiter-tests-")
os.environ["ARBITER_CACHE"] = OURS
os.environ["ARBITER_LIBRARY"] = os.path.join(OURS, "no-library.db")
os.environ.pop("ARBITER_CARDS", None)


@pytest.fixture(autouse=True)
def _cards_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """A command names the cards that it was given in the environment; the next test has none."""
    monkeypatch.setenv("ARBITER_CARDS", "")
    monkeypatch.setenv("ARBITER_LIBRARY", os.environ["ARBITER_LIBRARY"])


@pytest.fixture(autouse=True)
def _secrets_of_this_test(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Matches without a seed: what shuffles them comes from the test's name, so that a failure comes back."""
    numbers = count()

    def token_bytes(size: int) -> bytes:
        return sha256(f"{request.node.nodeid} {next(numbers)}".encode()).digest()[:size]

    monkeypatch.setattr("arbiter.setup.secrets", SimpleNamespace(token_bytes=token_bytes))
