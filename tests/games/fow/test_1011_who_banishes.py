"""1011.2: a player banishes what they control, also when it is another's effect that has them do it: "you banish" asks
who does it, and "by a spell your opponent controls" asks whose effect it is."""

from __future__ import annotations

import pytest

from arbiter.games.fow.language import LANGUAGE
from arbiter.kernel.traits import Face
from arbiter.text.compiler import compile_text, print_abilities
from tests.games.fow.plain import stone
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator

HEN = resonator("Hen", race="Bird", cost="{0}")
WAKE = regalia("Wake", "Whenever you banish a resonator >>> You gain 700 life.")
GRUDGE = regalia(
    "Grudge",
    "Whenever a resonator you control is banished by a spell or ability your opponent controls >>> You gain 300 life.",
)
STONE = stone("fire")


def told(text: str, listener: Face) -> tuple[int, int]:
    """The players' lives after a chant that says so, of which both hear with the same card."""
    word = chant("Word", text)
    t = table(HEN, listener, word).field(0, "Hen", listener.name).field(1, "Hen", listener.name).hand(0, "Word")
    t.play(0, "Word", targets=[1] if "arget" in text else []).resolve_all()
    return t.resource(0, "life"), t.resource(1, "life")


@pytest.mark.rule("fow", "1011.2", "906.2")
@pytest.mark.parametrize(
    "text",
    [
        "Your opponent banishes a resonator.",
        "Your opponent banishes a resonator they control.",
        "Your opponent chooses a resonator they control and banishes it.",
        "Target player banishes a resonator they control.",
    ],
)
def test_who_is_told_to_banish_banishes_by_the_effect_of_another(text: str) -> None:
    assert told(text, WAKE) == (4000, 4700)
    assert told(text, GRUDGE) == (4000, 4300)


@pytest.mark.rule("fow", "1011.2", "906.2")
def test_what_you_banish_yourself_no_effect_of_an_opponent_banishes() -> None:
    assert told("Banish a resonator.", WAKE) == (4700, 4000)
    assert told("Banish a resonator.", GRUDGE) == (4000, 4000)


@pytest.mark.rule("fow", "1011.2", "906.2")
def test_what_each_player_banishes_the_effect_of_one_has_them_banish() -> None:
    text = "Each player banishes a resonator they control."
    assert told(text, WAKE) == (4700, 4700)
    assert told(text, GRUDGE) == (4000, 4300)


@pytest.mark.rule("fow", "1011.2", "906.2")
def test_what_an_opponent_or_any_player_banishes_is_waited_for() -> None:
    theirs = regalia("Theirs", "Whenever your opponent banishes a resonator >>> You gain 300 life.")
    anyones = regalia("Anyones", "Whenever a player banishes a resonator >>> You gain 700 life.")
    assert told("Your opponent banishes a resonator.", theirs) == (4300, 4000)
    assert told("Banish a resonator.", theirs) == (4000, 4300)
    assert told("Your opponent banishes a resonator.", anyones) == (4700, 4700)


@pytest.mark.rule("fow", "1190.2", "1011.2")
def test_a_stone_that_an_opponent_makes_you_banish_brings_necrobloom_back() -> None:
    bloom = resonator("Bloom", "[Necrobloom]", cost="{4}")
    crack = chant("Crack", "Your opponent banishes a magic stone.")
    t = table(bloom, crack, STONE).zone(1, "graveyard", "Bloom").field(1, "fire stone").zone(0, "graveyard", "Bloom")
    t.hand(0, "Crack").play(0, "Crack").resolve_all()
    assert t.is_on_field("Bloom", 1) and t.field_names(0) == []


@pytest.mark.rule("fow", "1011.2", "909.1")
@pytest.mark.parametrize(("player", "drawn"), [(0, 0), (1, 1)])
def test_who_is_told_to_put_a_card_into_the_field_has_put_it_there(player: int, drawn: int) -> None:
    gift = chant("Gift", "Your opponent puts a resonator from their hand into the field.")
    count = chant("Count", "[Quickcast]", "If you put a resonator into the field this turn, draw a card.")
    t = table(HEN, gift, count).hand(1, "Hen", "Count").hand(0, "Gift", "Count").play(0, "Gift").resolve()
    assert t.is_on_field("Hen", 1)
    if player == 1:
        t.passes(0)
    before = t.hand_size(player)
    t.play(player, "Count").resolve()
    assert t.hand_size(player) == before - 1 + drawn


def test_words_of_who_does_it_are_printed_back() -> None:
    text = "Whenever a player banishes a Bird >>> Your opponent banishes a resonator."
    assert print_abilities(LANGUAGE, "Chain", compile_text(LANGUAGE, "Chain", "regalia", text)) == text
