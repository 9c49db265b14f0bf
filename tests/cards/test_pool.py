"""Card files: what is read, what is executed, and what a damaged file is told."""

import json
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

import arbiter
from arbiter.cards.coverage import coverage, stops_of
from arbiter.cards.outline import outline
from arbiter.cards.pool import Pool, parse_cards, read_cards, shared
from arbiter.games.printed_fields import Card
from arbiter.kernel.errors import BadCard
from tests.cards.complaints import count_complaints

TOML = """\
[[card]]
id = "T-001C"
name = "Test Runner"
type = "forward"
element = ["fire"]
cost = 2
power = 5000
job = "Runner"
category = ["SR"]
text = \"\"\"
Haste
When Test Runner enters the field, draw 1 card.
{Dull}: Choose 1 Forward. Deal it 1000 damage.
\"\"\"
"""
RUNNER: dict[str, object] = {
    "id": "T-001C", "name": "Test Runner", "type": "forward", "element": ["fire"], "cost": 2, "power": 5000,
    "job": "Runner", "category": ["SR"], "text": "Haste\nWhen Test Runner enters the field, draw 1 card.",
}  # fmt: skip


def test_toml_and_json_lines_are_read(tmp_path: Path) -> None:
    toml = tmp_path / "cards.toml"
    toml.write_text(TOML, encoding="utf-8")
    assert Pool("fftcg", read_cards(toml)).face("T-001C").name == "Test Runner"
    lines = tmp_path / "cards.jsonl"
    lines.write_text(json.dumps(RUNNER) + "\n\n", encoding="utf-8")
    pool = Pool("fftcg", read_cards(lines))
    assert len(pool) == 1
    assert "problem" not in pool.face("T-001C").extra


@pytest.mark.parametrize(
    ("name", "text", "says"),
    [
        ("a.toml", "x = ", "not valid TOML"),
        ("a.toml", "x = 1", "no .*card.* tables"),
        ("a.toml", "card = [1]", "no .*card.* tables"),
        ("a.toml", "a = " + "[" * 20_000, "a.toml: not valid TOML"),
        ("a.jsonl", "{}\n{", "line 2: not valid JSON"),
        ("a.jsonl", "[" * 100_000, "nested too deep"),
        ("a.jsonl", "9" * 5_000, "not valid JSON"),
        ("a.jsonl", "3", "must be an object"),
    ],
)
def test_what_is_no_card_file_is_told(tmp_path: Path, name: str, text: str, says: str) -> None:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadCard, match=says) as told:
        read_cards(path)
    assert "\n" not in str(told.value)


def test_files_that_cannot_be_read_are_told(tmp_path: Path) -> None:
    with pytest.raises(BadCard, match="No such file"):
        read_cards(tmp_path / "none.toml")
    (tmp_path / "bad.toml").write_bytes(b"\xff")
    with pytest.raises(BadCard, match="UTF-8"):
        read_cards(tmp_path / "bad.toml")


def test_a_nameless_or_doubled_row_is_left_out_and_told() -> None:
    pool = Pool("fftcg", [{"id": "x"}, RUNNER, dict(RUNNER, name="Other"), {"name": "y"}, dict(RUNNER, id="T-2")])
    assert list(pool) == ["T-001C", "T-2"]
    assert pool.face("T-001C").name == "Test Runner"
    assert [problem.partition(":")[0] for problem in pool.problems[:2]] == ["x", "T-001C"]
    assert "has no id" in pool.problems[2]


def test_a_card_with_a_wrong_field_is_no_problem_of_the_others() -> None:
    pool = Pool("fftcg", [dict(RUNNER, id="T-2", type="Potato"), RUNNER])
    assert [face.key for face in pool.faces()] == ["T-001C"]


def test_cards_are_found_by_id_and_name() -> None:
    pool = shared("fftcg")
    assert pool.find("sr-001c") == "SR-001C"
    assert pool.find("KILN APPRENTICE") == "SR-001C"
    assert pool.find("Kiln") is None
    assert "Kiln Apprentice" in pool.nearest("Kiln Aprentise")


def test_coverage_counts_what_is_executed_and_ranks_what_stops() -> None:
    bad = dict(RUNNER, id="T-2", text="Haste\nFrobnicate it.")
    worse = dict(RUNNER, id="T-3", text="Frobnicate it.\nBrave\nXyzzy.")
    cards: list[Card] = [RUNNER, bad, worse, {"id": "T-4", "name": "None"}]
    ticks: list[int] = []
    report = coverage("fftcg", cards, lambda: ticks.append(1))
    assert (report.cards, report.executable) == (4, 1)
    assert report.share == 0.25
    assert len(ticks) == 4
    most = report.ranked()[0]
    assert "Frobnicate" in most.phrase
    assert (most.cards, most.alone) == (["T-2", "T-3"], ["T-2"])
    assert len(stops_of("fftcg", worse)) == 2
    assert stops_of("fftcg", RUNNER) == []


def test_an_outline_names_every_node_and_no_default() -> None:
    face = Pool("fftcg", [RUNNER]).face("T-001C")
    told = "\n".join(outline(program.ability) for program in face.traits.programs)
    assert "Triggered" in told
    assert "Draw" in told
    assert "limits" not in told


# ---------------------------------------------------------------- mutations


PIECES = ('"', "{", "}", "[", "]", "=", "\n", "-", "9" * 12, "\\", "ü", "\0", "‹", "'''")


def mutate(text: str, dice: random.Random) -> str:
    for _ in range(dice.randint(1, 3)):
        at = dice.randrange(len(text) + 1)
        match dice.randrange(4):
            case 0:
                text = text[:at] + text[at + dice.randint(1, 9) :]
            case 1:
                text = text[:at] + dice.choice(PIECES) + text[at:]
            case 2:
                text = text[:at] + chr(dice.randrange(32, 127)) + text[at + 1 :]
            case _:
                to = dice.randrange(len(text) + 1)
                text = text[:at] + text[to : to + 30] + text[at:]
    return text


STRANGE: tuple[object, ...] = (None, True, -1, 0, 1 << 70, 1.5, "", "x", [], ["fire"], [1], {}, {"a": [1]}, "forward")


def use(cards: list[Card]) -> None:
    pool = Pool("fftcg", cards)
    for key in pool:
        pool.face(key)


def use_text(text: str, suffix: str) -> None:
    use(parse_cards(text, suffix, f"cards{suffix}"))


def read_mutated(count: int, seed: int) -> None:
    """Whole files with damaged text, and cards with values of another kind."""
    dice = random.Random(seed)
    uses: list[Callable[[], object]] = []
    for _ in range(count // 3 + 1):
        uses.append(partial(use_text, mutate(TOML, dice), ".toml"))
        uses.append(partial(use_text, mutate(json.dumps(RUNNER), dice), ".jsonl"))
        card = dict(RUNNER)
        for _ in range(dice.randint(1, 2)):
            card[dice.choice(list(RUNNER))] = dice.choice(STRANGE)
        uses.append(partial(use, [card]))
    assert count_complaints(uses) > count * 0.3


def test_two_thousand_damaged_card_files_are_told() -> None:
    read_mutated(2_000, 1)


@pytest.mark.soak
def test_ten_thousand_damaged_card_files_are_told() -> None:
    read_mutated(10_000, 2)


def test_the_errors_are_one_family() -> None:
    assert issubclass(BadCard, arbiter.ArbiterError)
