"""docs/new-game.md quotes the example as it stands, and lists its rules and the checklist of CONTRIBUTING."""

from __future__ import annotations

import re

import pytest

from arbiter.judge.ledger import load
from tests.examples.kites import KITES, ROOT

PAGE = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
FILES = {path: path.read_text(encoding="utf-8") for path in sorted(KITES.rglob("*.*")) if path.suffix != ".pyc"}
QUOTES = re.findall(r"^```(?:python|toml)\n(.*?)^```$", PAGE, re.M | re.S)


@pytest.mark.parametrize("quote", QUOTES, ids=lambda quote: quote.splitlines()[0])
def test_every_quote_stands_in_a_file(quote: str) -> None:
    assert any(quote in text for text in FILES.values()), quote


def test_the_page_speaks_of_every_file() -> None:
    assert len(QUOTES) >= 15
    for path in KITES.glob("*.*"):
        assert f"`{path.name}`" in PAGE, path.name


def test_the_page_lists_the_rules_in_the_ledgers_words() -> None:
    for rule in load("kites"):
        assert f"- **{rule.id}** {rule.says}\n" in PAGE


def test_it_ends_with_the_checklist_of_contributing() -> None:
    contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    checklist = contributing[contributing.index("### A new game") :].partition("\n1. ")[2]
    assert PAGE.endswith(f"1. {checklist}")
