"""Saves that were damaged or made up: each is refused with what is wrong, where, and what would be right."""

import json
import os
import random
import re
import subprocess
import sys
from copy import deepcopy
from functools import partial
from pathlib import Path

import pytest

import arbiter
from tests.cards.complaints import count_complaints


@pytest.fixture(scope="module")
def text() -> str:
    match = arbiter.start("fftcg", "steam", "cold-wire", seed=7)
    dice = random.Random(7)
    for _ in range(25):
        match.answer(match.sample(dice))
    return match.save()


def changed(text: str, key: str, value: object) -> str:
    data = json.loads(text)
    data[key] = value
    return json.dumps(data)


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("arbiter", 2, '"arbiter" must be 1'),
        ("arbiter", True, '"arbiter" must be 1'),
        ("game", "chess", "no game 'chess'"),
        ("game", 3, "game must be"),
        ("format", "sealed", "one of constructed, limited"),
        ("seed", 1 << 64, "seed must be"),
        ("seed", 7.5, "seed must be"),
        ("seed", True, "seed must be"),
        ("ask_forced", 1, "true or false"),
        ("ask_payment", [2], "players, 0 to 1"),
        ("decks", [], "a list of 2 decks"),
        ("decks", [{}, 3], r"decks\[1\] must be an object with name, main and lb"),
        ("decks", [{}, {"side": []}], r"decks\[1\]"),
        ("decks", [{"main": 3}, {}], r"decks\[0\].main must be a list"),
        ("decks", [{"main": [3]}, {}], r"decks\[0\].main\[0\] must be a card's id"),
        ("decks", [{"main": ["Kiln Aprentice"]}, {}], r"main\[0\]: there is no card .* Kiln Apprentice"),
        ("decks", [{"name": 3}, {}], r"decks\[0\]"),
        ("answers", {}, "answers must be a list"),
        ("answers", ["x"], r"answers\[0\] must be"),
        ("answers", [True], r"answers\[0\] must be"),
        ("answers", [-3], r"answers\[0\] must be"),
        ("answers", [[[0]]], r"answers\[0\] must be"),
        ("answers", [2], r"answers\[0\] does not fit .* there are 0 to 1"),
        ("answers", [0, 0, 0], "lead to the position"),
        ("answers", [-1, 0], r"answers\[1\] answers nothing"),
        ("hash", "0", "lead to the position"),
        ("hash", None, "hash must be"),
        ("seed", 8, "answers|position"),
        ("revision", 0, "revision must be a number from 1"),
        ("revision", "2", "revision must be a number from 1"),
        ("revision", True, "revision must be a number from 1"),
        ("revision", 99, "of a later version"),
        ("extra", 1, "'extra' is unknown"),
    ],
)
def test_what_does_not_fit_is_told(text: str, key: str, value: object, says: str) -> None:
    with pytest.raises(arbiter.ArbiterError, match=says) as told:
        arbiter.load(changed(text, key, value))
    assert "\n" not in str(told.value)


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("{", "line 1, column 2: not valid JSON"),
        ("[1]", "one JSON object"),
        ("{}", '"arbiter" must be 1'),
        ('{"arbiter": 1}', '"game", "format"'),
        ("[" * 100_000, "nested too deep"),
        ('{"arbiter": 1, "x": ' + "[" * 100_000 + "]" * 100_000 + "}", "nested too deep"),
        ('{"arbiter": ' + "9" * 5000 + "}", "not valid JSON"),
        ("no such file", "neither a file nor a saved match"),
        ("\0", "neither a file"),
        ("x" * 5000, "neither a file"),
        ("", "neither a file"),
    ],
)
def test_what_is_no_save_is_told(source: str, says: str) -> None:
    with pytest.raises(arbiter.BadSave, match=re.escape(says)):
        arbiter.load(source)


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(b"\xff\xfe{")
    with pytest.raises(arbiter.BadSave, match="UTF-8"):
        arbiter.load(path)
    with pytest.raises(arbiter.BadSave, match="neither"):
        arbiter.load(tmp_path)


@pytest.mark.parametrize("salt", ["1", "2"])
def test_another_process_comes_to_the_same_hash(salt: str, tmp_path: Path) -> None:
    """Python's own hashes differ from process to process; ours must not."""
    for seed in range(3):
        match = arbiter.start("fftcg", "kiln-and-salt", "the-glass-tide", seed=seed, agents=["random", "random"])
        (tmp_path / f"{seed}.json").write_text(match.save(), encoding="utf-8")
    code = f"import arbiter; print(*(arbiter.load({str(tmp_path)!r} + f'/{{i}}.json').is_over for i in range(3)))"
    env = {**os.environ, "PYTHONHASHSEED": salt}
    ran = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False, timeout=60)
    assert ran.stdout == "True True True\n", ran.stderr


# ---------------------------------------------------------------- mutations


def mutate_text(text: str, dice: random.Random) -> str:
    """One to three small damages to the text itself."""
    for _ in range(dice.randint(1, 3)):
        at, to = sorted((dice.randrange(len(text) + 1), dice.randrange(len(text) + 1)))
        match dice.randrange(5):
            case 0:
                text = text[:at] + text[min(len(text), at + dice.randint(1, 4)) :]
            case 1:
                text = text[:at] + dice.choice('{}[],:"0127-.e\\ \n\0ü') + text[at:]
            case 2:
                text = text[:at]
            case 3:
                text = text[:at] + text[at : min(to, at + 40)] + text[at:]
            case _:
                text = text[:at] + dice.choice("0123456789") + text[at + 1 :]
        text = text or " "
    return text


STRANGE: tuple[object, ...] = (
    None, True, False, 0, 1, -1, -2, 99, 1 << 80, 0.5, float("nan"), "", "SR-001C",
    [], {}, [0], [1, 0], [[]], [None], {"a": 1},
)  # fmt: skip


def mutate_data(data: dict[str, object], dice: random.Random) -> str:
    """One to three values somewhere in the save become something else."""
    for _ in range(dice.randint(1, 3)):
        holder: object = data
        while True:
            keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))  # type: ignore[arg-type]
            if not keys:
                break
            key = dice.choice(keys)
            inner = holder[key]  # type: ignore[index]
            if isinstance(inner, dict | list) and inner and dice.random() < 0.8:
                holder = inner
                continue
            if isinstance(inner, int) and dice.random() < 0.5:
                holder[key] = inner + dice.choice((-1, 1, 2))  # type: ignore[index]
            elif dice.random() < 0.2:
                del holder[key]  # type: ignore[attr-defined]
            else:
                holder[key] = deepcopy(dice.choice(STRANGE))  # type: ignore[index]
            break
    return json.dumps(data)


def load_mutated(text: str, count: int, seed: int) -> None:
    dice = random.Random(seed)
    mutated = [mutate_text(text, dice) if i % 2 else mutate_data(json.loads(text), dice) for i in range(count)]
    assert count_complaints([partial(arbiter.load, each) for each in mutated]) > count * 0.7


def test_two_thousand_damaged_saves_are_told(text: str) -> None:
    load_mutated(text, 2_000, 1)


@pytest.mark.soak
def test_ten_thousand_damaged_saves_are_told(text: str) -> None:
    load_mutated(text, 10_000, 2)
