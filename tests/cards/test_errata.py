"""Corrections that a game ships: made of every card that is brought, whatever brings it, and counted."""

import json
from pathlib import Path

import pytest

from arbiter.cards import errata
from arbiter.cards.brought import file_as_it_is
from arbiter.cards.errata import Erratum, errata_of_game, with_all_errata, with_errata
from arbiter.cards.importing.content import BadCardFile
from arbiter.cards.library import changing
from arbiter.cards.library.looking import cards_of
from arbiter.cards.library.store import Library
from arbiter.cards.pool import Pool
from arbiter.cli import main
from arbiter.games.registry import entry
from tests.cards import library_files as files

LACKING = {"LMP-001J": 0, "LMP-002": 0}


@pytest.fixture
def shipped(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that knows of two numbers that files lack, and of one that a file has."""
    known = (*(Erratum(id, "atk", "", "0") for id in LACKING), Erratum("LMP-004", "atk", "", "0"))
    monkeypatch.setattr(errata, "shipped_errata", lambda game: known if game == "fow" else ())


@pytest.fixture
def lamps(tmp_path: Path) -> Path:
    text = json.dumps(files.FOWSIM).replace('"ATK": 800', '"ATK": ""')
    return files.written(tmp_path, "lamps.json", json.loads(text))


def problems(cards: list[dict[str, object]]) -> dict[str, str]:
    pool = Pool("fow", cards)
    return {key: str(pool.face(key).extra.get("problem", "")) for key in pool}


def test_without_them_a_missing_number_is_a_problem_of_that_card(lamps: Path) -> None:
    _, cards, _ = file_as_it_is(lamps)
    assert all("ATK is missing" in problem for problem in problems([dict(card) for card in cards]).values())


@pytest.mark.usefixtures("shipped")
def test_a_file_that_is_named_for_one_command_has_them(lamps: Path) -> None:
    _, cards, _ = file_as_it_is(lamps)
    assert problems([dict(card) for card in cards]) == {"LMP-001": "", "LMP-002": ""}


@pytest.mark.usefixtures("shipped")
def test_the_library_has_them_and_keeps_what_the_file_says(lamps: Path, tmp_path: Path) -> None:
    with Library(tmp_path / "library.db", make=True) as library:
        report = changing.add_files(library, [lamps])
        assert (report.corrections["fow"], report.whole["fow"], report.told) == (2, 2, [])
        assert [card["atk"] for card in cards_of(library, "fow").corrected.cards if card["id"] == "LMP-002"] == [0]
        assert all("atk" not in card for card in (each.data for each in library.printings("fow")))


@pytest.mark.usefixtures("shipped")
def test_coverage_says_how_many(lamps: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "coverage", "fow", str(lamps), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["errata"], told["executable"]) == (2, 2)
    library = str(tmp_path / "library.db")
    assert main(["library", "add", str(lamps), "--library", library]) == 0
    assert "2 errata applied" in capsys.readouterr().out
    assert main(["card", "coverage", "fow", "--library", library]) == 0
    assert "2 errata were applied" in capsys.readouterr().out


@pytest.mark.usefixtures("shipped")
def test_a_number_that_a_file_has_stays(tmp_path: Path) -> None:
    card = {"id": "LMP-004", "name": "Wick", "type": ["Resonator"], "cost": "{W}", "atk": 300, "def": 300}
    made = with_all_errata("fow", [card])
    assert (made.cards, made.made, made.told) == ([card], 0, [])


def test_users_may_correct_numbers_too(tmp_path: Path) -> None:
    with Library(tmp_path / "library.db", make=True) as library:
        changing.add_files(library, [files.written(tmp_path, "a.json", files.FOWSIM)])
        made = changing.add_errata(library, files.written(tmp_path, "e.csv", "LMP-002,atk,,400\nLMP-001J,def,9,1\n"))
        assert made.told == ["LMP-001J: there is no card with this id"]  # a side, whose card has another number
        assert [card["atk"] for card in cards_of(library, "fow").corrected.cards if card["id"] == "LMP-002"] == [400]


def test_words_are_counted_from_the_first_of_the_side_that_is_named() -> None:
    card = {"id": "L", "text": "One two.", "other": [{"id": "LJ", "text": "Three four."}]}
    for erratum in (Erratum("L", 4, "four.", "five."), Erratum("LJ", 2, "four.", "five.")):
        made = with_errata([card], [erratum])
        assert (made.cards[0]["other"], made.made) == ([{"id": "LJ", "text": "Three five."}], 1)
    assert "word 2 is 'four.', not 'two.'" in with_errata([card], [Erratum("LJ", 2, "two.", "three.")]).told[0]


def test_a_row_that_is_none_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadCardFile, match="is no correction; a row reads"):
        errata_of_game(files.written(tmp_path, "e.txt", "X-1,atk,,0\nX-2,speed,,0\n"))
    with pytest.raises(BadCardFile, match="is no correction"):
        errata_of_game(files.written(tmp_path, "e.txt", "X-1,atk,,0\nX-2,atk,,many\n"))


@pytest.mark.parametrize("game", ["fow", "fow5"])
def test_what_is_shipped_can_be_read(game: str) -> None:
    path = entry(game).card_files.errata
    assert path is not None
    assert errata_of_game(path)
