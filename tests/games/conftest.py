"""Rulings that are marked `both_seats` are played a second time with the players' seats exchanged."""

from __future__ import annotations

import pytest

from tests.games.seats import exchange_seats


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if metafunc.definition.get_closest_marker("both_seats") is not None:
        metafunc.fixturenames.append("seats")
        metafunc.parametrize("seats", ["", "exchanged"], ids=["", "seats exchanged"], indirect=True)


@pytest.fixture
def seats(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param:
        exchange_seats(monkeypatch)
