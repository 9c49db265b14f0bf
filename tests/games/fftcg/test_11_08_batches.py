"""11.8.6: once each time the event occurs; "1 or more" is one event, a point of damage (6.5.2) is one each."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario

BOTH = "Choose 2 Forwards opponent controls. Dull them."
LOSS = "Your opponent discards 2 cards."
PAIN = "Deal your opponent 2 points of damage."


def table() -> Table:
    made = scenario("fftcg").define(name="Both", type="summon", element=["fire"], cost=1, text=BOTH)
    made.define(name="Loss", type="summon", element=["fire"], cost=1, text=LOSS)
    made.define(name="Left", element=["ice"]).define(name="Right", element=["ice"])
    return made.sources(0, fire=3)


def watch(made: Table, text: str, player: int = 1) -> Table:
    return made.define(name="Watcher", type="backup", element=["wind"], text=text).field(player, "Watcher")


def triggered(made: Table) -> int:
    """How often Watcher has triggered: two of them have to be ordered."""
    question = made.question
    return question.size() if question is not None and question.why == "triggers" else made.stack().count("Watcher")


@pytest.mark.rule("fftcg", "11.8.6")
def test_one_or_more_that_are_chosen_are_one_event() -> None:
    text = "When 1 or more Forwards you control are chosen by your opponent's Summons or abilities, draw 1 card."
    made = watch(table(), text).hand(0, "Both").field(1, "Left", "Right")
    made.play(0, "Both", targets=["Left", "Right"])
    assert made.stack() == ["Both", "Watcher"]


@pytest.mark.rule("fftcg", "11.8.6")
def test_each_forward_that_is_chosen_is_an_event_where_one_is_spoken_of() -> None:
    text = "When a Forward you control is chosen by your opponent's Summons or abilities, draw 1 card."
    made = watch(table(), text).hand(0, "Both").field(1, "Left", "Right")
    made.play(0, "Both", targets=["Left", "Right"])
    assert triggered(made) == 2


@pytest.mark.rule("fftcg", "11.8.6", "15.1.1.4.1")
def test_one_or_more_that_are_discarded_are_one_event() -> None:
    text = "When your opponent discards 1 or more cards due to your Summons or abilities, draw 1 card."
    made = watch(table(), text, 0).hand(0, "Loss").hand(1, "Left", "Right")
    made.play(0, "Loss").resolve()
    assert made.hand_size(1) == 0 and made.stack() == ["Watcher"]


@pytest.mark.rule("fftcg", "11.8.6", "15.1.1.4.1")
def test_each_discarded_card_is_an_event_where_one_is_spoken_of() -> None:
    text = "When your opponent discards a card due to your Summons or abilities, draw 1 card."
    made = watch(table(), text, 0).hand(0, "Loss").hand(1, "Left", "Right")
    made.play(0, "Loss").resolve()
    assert triggered(made) == 2


@pytest.mark.rule("fftcg", "11.8.6")
def test_one_or_more_discarded_by_two_effects_are_two_events() -> None:
    text = "When your opponent discards 1 or more cards due to your Summons or abilities, draw 1 card."
    made = watch(table(), text, 0).hand(0, "Loss", "Loss").hand(1, "Left", "Right", "Left", "Right")
    made.play(0, "Loss").resolve().choose("Left", "Right").resolve()
    before = made.hand_size(0)
    made.play(0, "Loss").resolve().resolve()
    assert made.hand_size(1) == 0 and made.hand_size(0) == before


@pytest.mark.rule("fftcg", "6.5.2", "11.8.6")
def test_a_point_of_damage_is_heard_of_once_a_point() -> None:
    made = table().define(name="Striker", type="summon", element=["fire"], cost=1, text=PAIN)
    made = watch(made, "When you receive a point of damage, draw 1 card.").hand(0, "Striker")
    made.play(0, "Striker").resolve()
    assert made.damage_count(1) == 2 and triggered(made) == 2


@pytest.mark.rule("fftcg", "6.5.1", "11.8.6")
def test_damage_is_heard_of_once_a_resolution_of_damage() -> None:
    """Dealing so many points is one resolving of damage (6.5.1)."""
    made = table().define(name="Striker", type="summon", element=["fire"], cost=1, text=PAIN)
    made = watch(made, "When you receive damage, draw 1 card.").hand(0, "Striker")
    made.play(0, "Striker").resolve()
    assert made.damage_count(1) == 2 and made.stack() == ["Watcher"]


@pytest.mark.rule("fftcg", "11.8.6", "15.1.1.9.1")
@pytest.mark.parametrize(
    ("who", "times"), [("1 or more Forwards you control attack", 1), ("a Forward you control attacks", 2)]
)
def test_a_party_attacks_at_once(who: str, times: int) -> None:
    made = watch(table(), f"When {who}, draw 1 card.", 0).field(0, "Left", "Right")
    made.attack("Left", party=["Right"])
    assert triggered(made) == times


@pytest.mark.rule("fftcg", "11.8.6", "10.1.3.4")
def test_a_party_is_blocked_at_once() -> None:
    text = "When 1 or more Forwards you control are blocked, draw 1 card."
    made = watch(table(), text, 0).field(0, "Left", "Right").field(1, "Kiln Apprentice")
    made.attack("Left", party=["Right"]).block("Kiln Apprentice")
    assert triggered(made) == 1
