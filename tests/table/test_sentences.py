"""What the log says: whole sentences with source, target, amount and rule, each reader in their own words."""

from __future__ import annotations

import pytest

from arbiter.table.layout import BadLayout, layout_of, read_layout
from arbiter.table.reader import Reader
from arbiter.table.sentences import sentences
from arbiter.testing import Table, scenario


def log(table: Table, viewer: int = 0) -> list[str]:
    game = table.game
    reader = Reader(viewer, ("Ada", "Ben"), game.rules, layout_of(game.rules.key))
    return [sentence.text for sentence in sentences(game.told, 0, reader)]


def a_blocked_attack() -> Table:
    table = (
        scenario("fftcg")
        .define(name="Test Marshal", cost=5, power=8000)
        .define(name="Test Wall", cost=4, power=10000)
        .field(0, "Test Marshal")
        .field(1, "Test Wall")
    )
    return table.attack("Test Marshal").end_step().block("Test Wall").to("main2")


def test_a_battle_is_told_with_who_hits_whom_how_hard_and_why_it_breaks() -> None:
    told = log(a_blocked_attack())
    assert told[:2] == [
        "You attack Ben with Test Marshal (10.1.2).",
        "Ben blocks Test Marshal with Test Wall (10.1.3).",
    ]
    assert "Test Wall deals 10000 damage to Test Marshal." in told
    assert "Test Marshal is broken (12.4.5)." in told


def test_the_other_player_reads_the_same_in_their_words() -> None:
    table = a_blocked_attack()
    assert log(table, 1)[:2] == [
        "Ada attacks you with Test Marshal (10.1.2).",
        "You block Test Marshal with Test Wall (10.1.3).",
    ]
    assert len(log(table, 1)) == len(log(table, 0)) == len(log(table, -1))


def test_what_happens_together_and_alike_shares_a_sentence() -> None:
    table = (
        scenario("fftcg")
        .define(name="Flood", type="summon", cost=1, text="Deal 2000 damage to all the Forwards opponent controls.")
        .field(1, "Caravan Guard", "Reef Guard")
        .hand(0, "Flood")
        .sources(0, fire=1)
    )
    table.play(0, "Flood").resolve()
    assert "Flood deals 2000 damage to Caravan Guard and Reef Guard." in log(table)


def test_what_was_drawn_is_named_to_its_player_and_counted_for_the_others() -> None:
    table = (
        scenario("fftcg")
        .define(name="Lesson", type="summon", cost=1, text="Draw 2 cards.")
        .hand(0, "Lesson")
        .sources(0, fire=1)
        .deck(0, "Caravan Guard", "Reef Guard")
    )
    table.play(0, "Lesson").resolve()
    mine = next(line for line in log(table) if "draw" in line)
    assert "Caravan Guard" in mine and "Reef Guard" in mine and mine.endswith("(Lesson).")
    assert "Ada draws 2 cards (Lesson)." in log(table, 1) and "Ada draws 2 cards (Lesson)." in log(table, -1)


def test_what_pays_for_something_is_in_its_sentence() -> None:
    table = scenario("fftcg").hand(0, "Kiln Apprentice", "Clinker Hound")
    table.play(0, "Kiln Apprentice")
    assert log(table)[0] == "You cast Kiln Apprentice, discarding Clinker Hound (11.4)."


def test_a_sentence_of_a_layout_that_speaks_of_what_there_is_not_is_an_error() -> None:
    with pytest.raises(BadLayout, match=r"there is no \{cards\}"):
        read_layout({"log": {"casts": {"says": "{player} casts {cards}."}}}, "somewhere")
