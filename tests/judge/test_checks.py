"""The ledger's checks see what they should: each is shown on a small ledger, a small package and a small test file."""

from pathlib import Path

import pytest

from arbiter.judge.citations import BadMark, MarkCitation, MarkedModule, code_citations
from arbiter.judge.coverage import disagreements, table
from arbiter.judge.ledger import Ledger, LedgerError, load, parse, problems, promoted

TEXT = r"""
document = "A document"
number = '\d{1,2}(?:\.\d{1,2}){1,6}'

[rules]
"1" = "heading"
"1.1" = { kind = "implemented", says = "One." }
"1.1.1" = { kind = "open", says = "Two." }
"1.1.2" = { kind = "open", says = "Three." }
"1.2" = { kind = "definition", says = "Four.", reason = "a word" }
"1.3" = "open"
"1.3.1" = { kind = "open", says = "Five." }
"""


@pytest.fixture
def ledger() -> Ledger:
    return parse("fftcg", TEXT)


def cited_in_code(ledger: Ledger, folder: Path, source: str) -> list[str]:
    (folder / "module.py").write_text(source, encoding="utf-8")
    return [place.id for place in code_citations(ledger, folder)]


def cited_in_tests(folder: Path, source: str) -> list[MarkCitation | BadMark]:
    path = folder / "test_module.py"
    path.write_text(source, encoding="utf-8")
    return MarkedModule(path).scan()


def marks(folder: Path, source: str) -> list[tuple[str, tuple[str, ...], bool]]:
    found = cited_in_tests(folder, source)
    return [(mark.test, mark.ids, mark.runs) for mark in found if isinstance(mark, MarkCitation)]


# --- reading a ledger -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("rules = 3", "needs document"),
        ("[rules", "rules.toml"),
        (TEXT.replace('"1.3" = "open"', '"1.3" = "opened"'), "rule 1.3: 'opened' is no kind"),
        (TEXT.replace('"1.3" = "open"', '"1.3" = { kind = "open", note = "x" }'), "unknown field 'note'"),
        (TEXT.replace('"1.3" = "open"', '"1.3" = { kind = "open", says = 3 }'), "says must be text"),
        (TEXT + '"1.3" = "open"\n', "rules.toml"),
    ],
)
def test_a_ledger_that_cannot_be_read_says_where(text: str, message: str) -> None:
    with pytest.raises(LedgerError, match=message):
        parse("fftcg", text)


def test_setting_aside_needs_a_reason() -> None:
    without = parse("fftcg", TEXT.replace(', reason = "a word"', ""))
    assert problems(without) == ["fftcg 1.2 is definition without a reason"]


def test_an_implemented_rule_says_what_it_asks() -> None:
    assert problems(parse("fftcg", TEXT.replace('"1.3" = "open"', '"1.3" = "implemented"'))) == [
        "fftcg 1.3 is implemented but does not say what it asks"
    ]


def test_setting_too_much_aside_is_seen() -> None:
    much = TEXT.replace('kind = "open", says = "Two."', 'kind = "physical", says = "Two.", reason = "sleeves"')
    assert any("sets aside 33%" in problem for problem in problems(parse("fftcg", much)))


def test_the_nearest_numbers_share_the_beginning(ledger: Ledger) -> None:
    assert set(ledger.nearest("1.1.9", 3)) == {"1.1", "1.1.1", "1.1.2"}
    with pytest.raises(LedgerError, match=r"fftcg has no rule '1\.1\.9'; the nearest are 1\.1"):
        ledger.rule("1.1.9")


def test_a_trailing_dot_is_forgiven(ledger: Ledger) -> None:
    assert ledger.rule("1.1.1.").says == "Two."


def test_an_unknown_game_is_named_with_the_nearest() -> None:
    with pytest.raises(LedgerError, match="did you mean fftcg"):
        load("fftgc")


# --- citations in code ----------------------------------------------------------------------------------------------


def test_a_comment_cites_the_numbers_it_opens_with(ledger: Ledger, tmp_path: Path) -> None:
    assert cited_in_code(ledger, tmp_path, "x = 1  # 1.1, 1.3.1 and 1.2  why it is so\n") == ["1.1", "1.2", "1.3.1"]


def test_a_short_number_inside_a_sentence_is_a_measurement(ledger: Ledger, tmp_path: Path) -> None:
    assert cited_in_code(ledger, tmp_path, "x = 1  # takes 0.3 ms, see 1.1.1\n") == ["1.1.1"]


def test_docstrings_and_reasons_cite(ledger: Ledger, tmp_path: Path) -> None:
    source = 'def f():\n    """Does it.\n\n    1.1  one\n    """\n    stop(because="1.1.2")\n    say("no 1.1.1")\n'
    assert cited_in_code(ledger, tmp_path, source) == ["1.1", "1.1.2"]


def test_a_citation_knows_its_function(ledger: Ledger, tmp_path: Path) -> None:
    (tmp_path / "module.py").write_text("class A:\n    def f(self):\n        pass  # 1.1  so\n", encoding="utf-8")
    [place] = code_citations(ledger, tmp_path)
    assert (place.line, place.inside, place.remark) == (3, "f", "1.1  so")


def test_an_unknown_number_in_code_is_seen(ledger: Ledger, tmp_path: Path) -> None:
    (tmp_path / "module.py").write_text("x = 1  # 1.1.7  gone in a later version\n", encoding="utf-8")
    code = [("fftcg", place) for place in code_citations(ledger, tmp_path)]
    shown = MarkCitation("fftcg", ("1.1",), tmp_path, 1, "test_it", True)
    [found] = disagreements({"fftcg": ledger}, code, [shown])
    assert "fftcg has no rule 1.1.7" in found


@pytest.mark.parametrize(
    ("game", "line", "ids"),
    [
        ("fow", "# 903.2i  no target", ["903.2i"]),
        ("fow", "# 1045.3b-2 and 104.2  so", ["104.2", "1045.3b-2"]),
        ("fow5", "# 7.5/2a  arrow", ["7.5/2a"]),
        ("gateruler", "# 14-4b-6a  level", ["14-4b-6a"]),
        ("gateruler", "# the 1-2 cards of 9-3d", ["9-3d"]),
        ("caster", "# 903.2g-1  first", ["903.2g-1"]),
    ],
)
def test_each_document_has_its_own_numbers(game: str, line: str, ids: list[str], tmp_path: Path) -> None:
    assert cited_in_code(load(game), tmp_path, line + "\n") == ids


# --- citations in tests ---------------------------------------------------------------------------------------------


def test_marks_of_functions_classes_and_modules_add_up(tmp_path: Path) -> None:
    source = """
import pytest
from pytest import mark
pytestmark = [pytest.mark.rule("fftcg", "1.1")]
@mark.rule("fftcg", "1.2", "1.3")
def test_a(): pass
@pytest.mark.rule("fftcg", "1.1.1")
class TestB:
    def test_c(self): pass
@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("fftcg", "1.1.2"))])
def test_d(x): pass
"""
    assert marks(tmp_path, source) == [
        ("test_a", ("1.1",), True),
        ("test_a", ("1.2", "1.3"), True),
        ("TestB.test_c", ("1.1",), True),
        ("TestB.test_c", ("1.1.1",), True),
        ("test_d", ("1.1",), True),
        ("test_d", ("1.1.2",), True),
    ]


@pytest.mark.parametrize("mark", ["skip", "xfail(strict=True)", "soak", "skipif(True)"])
def test_a_test_that_need_not_pass_shows_nothing(mark: str, tmp_path: Path) -> None:
    source = f'import pytest\n@pytest.mark.{mark}\n@pytest.mark.rule("fftcg", "1.1")\ndef test_a(): pass\n'
    assert marks(tmp_path, source) == [("test_a", ("1.1",), False)]


@pytest.mark.parametrize(
    "source",
    [
        'IDS = ["1.1"]\n@pytest.mark.rule("fftcg", *IDS)\ndef test_a(): pass\n',
        '@pytest.mark.rule("fftcg")\ndef test_a(): pass\n',
        '@pytest.mark.rule("fftcg", 1.1)\ndef test_a(): pass\n',
        '@pytest.mark.rule("fftcg", "1.1")\ndef helper(): pass\n',
        'RULE = pytest.mark.rule("fftcg", "1.1")\n@RULE\ndef test_a(): pass\n',
    ],
)
def test_a_mark_that_cannot_be_read_is_seen(source: str, tmp_path: Path) -> None:
    assert [mark for mark in cited_in_tests(tmp_path, source) if isinstance(mark, BadMark)]


@pytest.mark.parametrize(
    ("citation", "message"),
    [
        (("fftcg", ("1.1", "1.1.1"), True), "cites fftcg 1.1.1, which is open"),
        (("fftcg", ("1.1", "1.9"), True), "fftcg has no rule 1.9"),
        (("chess", ("1.1",), True), "cites an unknown game 'chess'"),
        (("fftcg", ("1.1",), False), "1.1 is implemented, but no test that runs cites it"),
    ],
)
def test_a_wrong_citation_is_seen(
    citation: tuple[str, tuple[str, ...], bool], message: str, ledger: Ledger, tmp_path: Path
) -> None:
    game, ids, runs = citation
    found = disagreements({"fftcg": ledger}, [], [MarkCitation(game, ids, tmp_path, 1, "test_it", runs)])
    assert any(message in line for line in found)


# --- promotion and the table ----------------------------------------------------------------------------------------


def test_promotion_changes_cited_open_rules_and_nothing_else() -> None:
    text, changed = promoted(TEXT, {"1.1.1", "1.1", "1.2", "1.3", "7.7"})
    assert changed == ["1.1.1", "1.3"]
    before, after = TEXT.splitlines(), text.splitlines()
    assert [line for line, old in zip(after, before, strict=True) if line != old] == [
        '"1.1.1" = { kind = "implemented", says = "Two." }',
        '"1.3" = "implemented"',
    ]


def test_the_table_says_all_done_only_when_nothing_is_open(ledger: Ledger) -> None:
    assert table([ledger]).splitlines()[1].split() == ["fftcg", "7", "1", "1", "0", "1", "4", "20%"]
    done, _ = promoted(TEXT, set(ledger.rules))
    assert table([parse("fftcg", done)]).endswith("100%")
