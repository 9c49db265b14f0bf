"""`arbiter library`, `arbiter card search` and `--cards` as a user meets them."""

import json
from pathlib import Path

import pytest

from arbiter.cli import main
from tests.cards import library_files as files

Capture = pytest.CaptureFixture[str]
CARD = {"type": "forward", "element": ["water"], "cost": 1, "power": 3000, "text": "Haste"}
CARDS = [dict(CARD, id=f"93-{i:03}C", name=f"Pier Cat {i}") for i in range(1, 18)]
LIST = "\n".join(f"{3 if i < 17 else 2} Pier Cat {i}" for i in range(1, 18))


def ran(capsys: Capture, *args: str) -> tuple[int, str, str]:
    code = main(args)
    told = capsys.readouterr()
    return code, told.out, told.err


@pytest.fixture
def library(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ARBITER_LIBRARY", str(tmp_path / "library.db"))
    code, out, err = ran(capsys, "library", "add", str(files.written(tmp_path, "cards.json", CARDS)))
    assert (code, err) == (0, "")
    assert "list of cards of fftcg: 17 cards" in out
    assert "17 cards in 17 printings, 17 carried out whole, 17 new, 0 changed" in out
    return tmp_path


def test_what_is_in_it_is_listed_shown_and_searched(library: Path, capsys: Capture) -> None:
    assert "fftcg: 17 cards in 17 printings" in ran(capsys, "library", "list")[1]
    assert json.loads(ran(capsys, "library", "list", "--json")[1])["files"][0]["cards"] == 17
    assert "carried out whole" in ran(capsys, "library", "show", "pier", "cat", "3")[1]
    assert json.loads(ran(capsys, "library", "show", "93-003C", "--json")[1])[0]["card"]["name"] == "Pier Cat 3"
    found = json.loads(ran(capsys, "library", "search", "pier", "cost<=1", "k:haste", "--json")[1])
    assert len(found) == 17
    assert ran(capsys, "card", "search", "id:93-00 t:forward")[1].endswith("9 cards\n")
    assert ran(capsys, "library", "problems")[1] == "0 problems\n"


def test_bad_rows_are_told_and_nothing_is_added_of_a_bad_file(library: Path, capsys: Capture) -> None:
    path = files.written(library, "lines.jsonl", files.LINES)
    _, out, _ = ran(capsys, "library", "add", str(path))
    assert "line 2: not valid JSON" in out
    assert "line 3: the id 94-001C stands in line 1 already" in out
    code, out, err = ran(capsys, "library", "add", str(files.written(library, "x.txt", "hello")))
    assert (code, out) == (2, "")
    assert "looked for" in err
    assert err.count("\n") == 1
    assert "18 cards" in ran(capsys, "library", "list")[1]


def test_cards_are_removed_updated_and_corrected(library: Path, capsys: Capture) -> None:
    assert ran(capsys, "library", "remove", "93-001C")[1] == "1 printings removed\n"
    assert ran(capsys, "library", "remove")[0] == 2
    path = files.written(library, "errata.csv", "93-002C,1,Haste,Brave\n")
    assert ran(capsys, "library", "errata", str(path))[1] == "1 corrections for fftcg\n"
    assert "Brave" in ran(capsys, "card", "show", "93-002C")[1]
    assert ran(capsys, "library", "update")[0] == 0


def test_a_deck_of_library_cards_is_checked_shown_and_handed_on(library: Path, capsys: Capture) -> None:
    path = files.written(library, "deck.txt", LIST)
    assert ran(capsys, "deck", "check", str(path)) == (0, "deck may be played in constructed (FINAL FANTASY TCG)\n", "")
    for form in ("untap", "tcgarena", "lifeasdev", "ffdecks", "octgn", "shufflingway", "speedrobo", "arbiter"):
        code, text, _ = ran(capsys, "deck", "export", str(path), "--as", form)
        assert code == 0
        again = files.written(library, f"{form}.txt", text)
        code, out, _ = ran(capsys, "deck", "check", str(again))
        assert (code, form, out.count("may be played")) == (0, form, 1)


def test_every_unknown_line_is_listed(library: Path, capsys: Capture) -> None:
    path = files.written(library, "deck.txt", LIST + "\n1 Nobody\n2 Pier Catt 3\n")
    code, out, _ = ran(capsys, "deck", "check", str(path))
    assert code == 1
    assert "2 lines whose cards are not known" in out
    assert "line 19: there is no card 'Pier Catt 3'; the nearest are Pier Cat 3" in out
    told = json.loads(ran(capsys, "deck", "check", str(path), "--json")[1])
    assert (told["game"], [row["line"] for row in told["missing"]]) == ("fftcg", [18, 19])


def test_a_file_of_cards_counts_for_one_command(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards = str(files.written(tmp_path, "cards.json", [*CARDS, {"id": "x"}]))
    deck = str(files.written(tmp_path, "deck.txt", LIST))
    code, out, err = ran(capsys, "deck", "check", deck, "--cards", cards)
    assert (code, out) == (0, "deck may be played in constructed (FINAL FANTASY TCG)\n")
    assert "row 18: x has no name" in err
    code, out, _ = ran(capsys, "sim", "fftcg", "--games", "2", "--decks", f"{deck},steam", "--cards", cards)
    assert code == 0
    monkeypatch.setenv("ARBITER_CARDS", "")
    assert ran(capsys, "card", "show", "93-001C")[0] == 2


def test_coverage_groups_stops_by_key_and_set(tmp_path: Path, capsys: Capture) -> None:
    cards = [
        dict(CARD, id="a", name="One", set="S1", text="Deal 3000 frobs to it."),
        dict(CARD, id="b", name="Two", set="S1", text="Deal 4000 frobs to it.\nBrave"),
        dict(CARD, id="c", name="Three", set="S2"),
    ]
    path = str(files.written(tmp_path, "cards.json", cards))
    told = json.loads(ran(capsys, "card", "coverage", "fftcg", path, "--by", "set", "--json")[1])
    assert told["sets"] == {"S1": {"cards": 2, "executable": 0}, "S2": {"cards": 1, "executable": 1}}
    stop = told["stops"][0]
    assert (stop["cards"], stop["alone"], stop["ids"]) == (2, 2, ["a", "b"])
    assert "Deal N" in stop["key"]
    assert stop["expected"]


def test_coverage_tells_the_stops_of_texts_that_lie_in_abilities(tmp_path: Path, capsys: Capture) -> None:
    card = {"id": "a", "name": "One", "type": ["Chant"], "cost": "{R}", "abilities": ["Frobnicate target resonator."]}
    path = str(files.written(tmp_path, "cards.json", [card]))
    told = json.loads(ran(capsys, "card", "coverage", "fow", path, "--json")[1])
    assert "Frobnicate" in told["stops"][0]["phrase"]
