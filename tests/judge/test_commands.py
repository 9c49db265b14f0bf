"""`arbiter rules` as a user meets it: the table, a rule, and what a wrong game or number is told."""

import json

import pytest

from arbiter.judge.commands import rules_main
from arbiter.judge.ledger import folders


def test_coverage_is_a_table_of_all_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules_main(["--coverage"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["game", "total", "heading", "definition", "physical", "implemented", "open", "done"]
    assert [line.split()[0] for line in lines[1:]] == list(folders())


def test_coverage_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules_main(["--coverage", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert list(told) == list(folders())
    assert sum(row["total"] for row in told.values()) == 4510
    assert set(told["fftcg"]) == {"total", "heading", "definition", "physical", "implemented", "open"}


def test_a_rule_says_what_it_asks_and_where(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules_main(["fftcg", "11.3.9"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("fftcg 11.3.9  ")
    assert "11.3 Casting a Summon" in out
    assert "\n  code\n" in out
    assert "\n  tests\n" in out


def test_a_rule_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules_main(["fftcg", "11.12.4.12", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["kind"] == "definition"
    assert told["reason"]


def test_a_game_lists_its_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules_main(["caster"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1 + 642


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["fftcg", "11.3.99"], "fftcg has no rule '11.3.99'; the nearest are 11.3.9"),
        (["fftcg", ""], "fftcg has no rule ''"),
        (["fftgc", "1.1"], "did you mean fftcg?"),
        (["chess"], "the games are fftcg, caster, fow, fow5, gateruler"),
        (["chess", "--coverage"], "there is no game 'chess'"),
    ],
)
def test_what_does_not_exist_is_told_without_a_traceback(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert rules_main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert message in told.err
    assert told.err.count("\n") == 1
