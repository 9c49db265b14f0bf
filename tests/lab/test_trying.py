"""`arbiter lab try`: the same games with and without a card, and only what differs is told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from arbiter.cards.decks import DeckList
from arbiter.cards.pool import shared
from arbiter.cli import main
from arbiter.kernel.errors import ArbiterError
from arbiter.lab.sim import Tally
from arbiter.lab.trying import Finding, NothingToTry, Variant, play_all, trial_of

QUILL = """
[[card]]
id = "{id}"
name = "{name}"
type = "forward"
element = ["ice"]
cost = {cost}
power = {power}
job = "Archivist"
category = ["LK"]
generic = true
text = \"\"\"
{text}
\"\"\"
"""
SAME = "When Tomas Quill is put from the field into the Break Zone, your opponent discards 1 card."
RANDOM = ("random", "random")


def cards(folder: Path, **fields: object) -> Path:
    told = {"id": "SR-028R", "name": "Tomas Quill", "cost": 2, "power": 5000, "text": SAME}
    path = folder / "trial.toml"
    path.write_text('[set]\ncode = "TR"\nname = "Trial"\n' + QUILL.format(**(told | fields)))
    return path


def test_a_card_that_changes_nothing_changes_no_game(tmp_path: Path) -> None:
    """The same shuffles, the same draws, the same choices: every game ends as it did."""
    trial = trial_of(cards(tmp_path), "cold-wire", "embers-under-ice", bots=RANDOM, games=10)
    [finding] = play_all(trial)
    assert finding.better == finding.worse == finding.failed == 0
    assert finding.was == finding.now and finding.drawn == finding.was_drawn and finding.played == finding.was_played
    assert finding.now.games == 10 and finding.drawn.games >= 5


def test_a_changed_card_is_played_in_its_own_place_only(tmp_path: Path) -> None:
    """For no cost at all it is played whenever it is drawn; the deck as it was has the printed one all the time."""
    changed = cards(tmp_path, cost=1, power=12000, text="Haste")
    trial = trial_of(changed, "cold-wire", "embers-under-ice", bots=("novice", "random"), games=16)
    [finding] = play_all(trial)
    assert finding.variant.card == finding.variant.instead == "SR-028R"
    assert finding.played.games > finding.was_played.games
    assert shared("fftcg").cards["SR-028R"]["cost"] == 2


def test_processes_play_the_same_games(tmp_path: Path) -> None:
    trial = trial_of(cards(tmp_path, power=9000), "cold-wire", "embers-under-ice", bots=RANDOM, games=4)
    assert play_all(trial, 1) == play_all(trial, 2)


def test_a_new_card_is_tried_for_each_card_of_the_deck(tmp_path: Path) -> None:
    new = cards(tmp_path, id="TR-001C", name="Paper Soldier", text="")
    trial = trial_of(new, "cold-wire")
    was = trial.variants[0].deck
    assert len(trial.variants) == 1 + len(set(was.part("main"))) and not trial.skipped
    for variant in trial.variants[1:]:
        told = list(zip(was.part("main"), variant.deck.part("main"), strict=True))
        assert {(old, now) for old, now in told if old != now} == {(variant.instead, "TR-001C")}
    assert all(deck.parts != was.parts for deck in trial.opponents)
    [_, only] = trial_of(new, "cold-wire", instead="Tomas Quill").variants
    assert only.deck.part("main").count("TR-001C") == 3


def test_what_the_format_does_not_allow_is_not_tried(tmp_path: Path) -> None:
    """Beside two copies of the same number there is no room for three more."""
    more = cards(tmp_path, id="SR-024C", name="Hall Sentinel", text="")
    with pytest.raises(NothingToTry, match="none of its cards may be played in cold-wire"):
        trial_of(more, "cold-wire", instead="Tomas Quill")


@pytest.mark.parametrize(
    ("fields", "options", "says"),
    [
        ({"text": "Tomas Quill gains a hat."}, {}, "cannot be executed"),
        ({"id": "TR-001C"}, {"instead": "Nobody"}, "has no such card in its part 'main'"),
        ({}, {"deck": "no-such-deck"}, "no-such-deck"),
        ({}, {"bots": ("greedy", "search:1s")}, "thinks by the clock"),
        ({}, {"format": "moon"}, "has no format 'moon'"),
    ],
)
def test_what_cannot_be_tried_is_refused_with_its_reason(
    tmp_path: Path, fields: dict[str, object], options: dict[str, object], says: str
) -> None:
    wanted: dict[str, object] = {"deck": "cold-wire", "games": 2} | options
    with pytest.raises(ArbiterError, match=says):
        trial_of(cards(tmp_path, **fields), **wanted)  # type: ignore[arg-type]


def test_the_command_tells_it_in_words_and_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(cards(tmp_path, power=9000))
    asked = ["lab", "try", file, "--in", "cold-wire", "--against", "embers-under-ice", "--bots", "random,random"]
    assert main([*asked, "--games", "3"]) == 0
    assert "Tomas Quill as changed: " in capsys.readouterr().out
    assert main([*asked, "--games", "4", "--json"]) == 0
    [tried] = json.loads(capsys.readouterr().out)["tried"]
    assert tried["card"] == "SR-028R" and tried["low"] <= tried["difference"] <= tried["high"]
    assert main(["lab", "try", file]) == 2
    assert "--in names the deck" in capsys.readouterr().err


def test_the_interval_is_made_of_the_games_that_differ() -> None:
    """Bonett and Price (2012) with 12 and 4 of 98 games: (13 - 5) / 100, half 1.96 · sqrt((0.18 - 0.0064) / 100)."""
    finding = Finding(Variant(DeckList("fftcg", ())), now=Tally(98, 50), better=12, worse=4)
    low, high = finding.interval()
    assert (round(low, 4), round(high, 4)) == (-0.0017, 0.1617)
