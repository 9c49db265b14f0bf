"""With the published cards at hand (../shared/carddata): every file is imported with no manual step, quickly the second
time, and every deck list becomes a deck or a complete list of what is missing."""

import os
import time
from pathlib import Path

import pytest

from arbiter.cards.decks import find_game, read_decks, text_of_file
from arbiter.cards.finding import Missing, MissingCards
from arbiter.cards.library import changing, looking
from arbiter.cards.library.store import Library
from arbiter.cards.pool import shared

DATA = Path(os.environ.get("ARBITER_CARDDATA", Path(__file__).resolve().parents[2] / ".." / "shared" / "carddata"))
pytestmark = [pytest.mark.soak, pytest.mark.skipif(not DATA.is_dir(), reason="no published cards at hand")]


def test_the_published_files_are_imported_found_and_made_into_decks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ARBITER_LIBRARY", str(tmp_path / "library.db"))
    with Library(make=True) as library:
        report = changing.add_files(library, sorted((DATA / "raw").iterdir()))
        assert {"caster", "fftcg", "fow"} <= set(report.cards)
        begun = time.process_time()
        indexes = {game: looking.index_of_library(library, game) for game in report.cards}
        assert time.process_time() - begun < 5
    begun = time.process_time()
    assert indexes["fow"].search('t:resonator cost<=3 o:"draw"')
    assert time.process_time() - begun < 0.05
    for path in sorted((DATA / "decks").iterdir()):
        text = text_of_file(path)
        found = find_game(text)
        assert found is not None
        assert path.name.startswith(found)
        missing = missing_of(text, found)
        assert all(each.says for each in missing)


def missing_of(text: str, game: str) -> tuple[Missing, ...]:
    try:
        assert read_decks(text, game, shared(game))
    except MissingCards as error:
        return error.missing
    return ()
