"""The ledgers, the code and the tests agree: no unknown number, nothing implemented without a test, nothing tested
that is still open, nothing set aside without a reason."""

import os
from pathlib import Path

import pytest

from arbiter.games.registry import FOLDERS, games
from arbiter.judge.citations import bad_marks, citations_in_tests, code_citations
from arbiter.judge.coverage import counts, disagreements, unreadable
from arbiter.judge.ledger import Kind, Ledger, folders, load, load_all, problems, set_aside

ROOT = Path(__file__).resolve().parents[2]
# The documents are not ours to keep here; where somebody has them, the numbers are compared.
RULEBOOKS = Path(os.environ.get("ARBITER_RULEBOOKS", ROOT.parent / "shared" / "rulebooks"))
DOCUMENTS = {
    "fow": ("fow-12.9", 1689),
    "fow5": ("fow-5.12", 534),
    "gateruler": ("gate-ruler-1.5.0", 1149),
    "caster": ("caster-chronicles-1.9", 642),
    "fftcg": ("fftcg", 496),
}


@pytest.fixture
def ledgers(monkeypatch: pytest.MonkeyPatch) -> dict[str, Ledger]:
    """Those of our games and of the examples, which tests cite as well."""
    monkeypatch.setenv(FOLDERS, str(ROOT / "examples" / "games"))
    return load_all()


def test_every_game_has_a_ledger() -> None:
    assert sorted(folders()) == sorted(games()) == sorted(DOCUMENTS)


@pytest.mark.parametrize("game", DOCUMENTS)
def test_a_ledger_holds_every_rule_of_its_document(game: str) -> None:
    ledger = load(game)
    name, total = DOCUMENTS[game]
    assert len(ledger) == total
    listed = RULEBOOKS / f"{name}.ids.tsv"
    if listed.exists():
        rows = listed.read_text(encoding="utf-8").splitlines()[1:]
        assert list(ledger.rules) == [row.split("\t")[0] for row in rows]


@pytest.mark.parametrize("game", DOCUMENTS)
def test_a_ledger_gives_its_reasons(game: str) -> None:
    assert problems(load(game)) == []


@pytest.mark.parametrize("game", DOCUMENTS)
def test_counts_add_up(game: str) -> None:
    row = counts(load(game))
    assert row["total"] == sum(number for name, number in row.items() if name != "total")


def test_every_rule_of_the_first_game_is_said_in_our_words() -> None:
    assert [rule.id for rule in load("fftcg") if not rule.says] == []


def test_no_words_are_set_aside_that_need_not_be() -> None:
    ledger = load("fftcg")
    assert set_aside(ledger) <= 0.20
    assert all(rule.reason == "" for rule in ledger.of_kind(Kind.IMPLEMENTED, Kind.OPEN, Kind.HEADING))


def test_ledger_code_and_tests_agree(ledgers: dict[str, Ledger]) -> None:
    code = [(game, place) for game in ledgers for place in code_citations(ledgers[game])]
    found = disagreements(ledgers, code, citations_in_tests())
    assert not found, "\n".join(found)


def test_every_rule_mark_can_be_read() -> None:
    found = unreadable(bad_marks())
    assert not found, "\n".join(found)
