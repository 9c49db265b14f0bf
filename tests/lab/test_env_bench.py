"""`arbiter bench --env`: our environments and their peers in the same run."""

from __future__ import annotations

import json

import pytest

from arbiter.lab.commands import bench_main

pytestmark = pytest.mark.lab


def test_environments_are_measured_beside_their_peers(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyspiel", reason="make test-lab installs OpenSpiel")
    assert bench_main(["fftcg", "--env", "--seconds", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["fftcg"]
    assert all(number > 0 for number in found.values())
    assert bench_main(["caster", "--env", "--seconds", "1"]) == 0
    assert "PettingZoo's chess" in capsys.readouterr().out
