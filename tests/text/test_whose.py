"""Whose effects, whose zone, whose orb and who played it: words that say of whom a sentence speaks, played out."""

from __future__ import annotations

import pytest

from arbiter.games.caster.language import LANGUAGE as CASTER
from arbiter.games.fftcg.language import LANGUAGE
from arbiter.testing import Table, scenario
from arbiter.text.compiler import compile_text, print_abilities
from arbiter.text.deletion import meaning
from arbiter.text.language import Language
from tests.games.caster.written import conjure, servant

PLAIN = "Kiln Apprentice"  # a Fire Forward of cost 2 with 6000 power
GUARD = "Caravan Guard"  # 8000
FIRE: dict[str, object] = {"element": ["fire"], "cost": 1}
TONIC = "Choose 1 Forward. It gains +2000 power until the end of the turn."
POISON = "Choose 1 Forward. It loses 2000 power until the end of the turn."


def table_with(text: str) -> Table:
    """Player 0 has the Lid with this text; both players hold a Tonic and a Poison."""
    made = scenario("fftcg").define(name="Lid", type="backup", text=text, **FIRE).field(0, "Lid")
    made.define(name="Tonic", type="summon", text=TONIC, **FIRE).define(
        name="Poison", type="summon", text=POISON, **FIRE
    )
    return made.hand(0, "Tonic", "Poison").hand(1, "Tonic", "Poison").sources(0, fire=2).sources(1, fire=2)


@pytest.mark.parametrize(
    ("text", "summon", "barred"),
    [
        (
            "The power of Job Journeyman Forwards opponent controls cannot be increased by your "
            "opponent's Summons or abilities.",
            "Tonic",
            1,
        ),
        (
            "The power of Job Journeyman Forwards opponent controls cannot be decreased by your "
            "opponent's Summons or abilities.",
            "Poison",
            1,
        ),
        (
            "The power of Job Journeyman Forwards you control cannot be decreased by your "
            "opponent's Summons or abilities.",
            "Poison",
            0,
        ),
        ("The power of Forwards cannot be increased by your opponent's Summons or abilities.", "Tonic", 0),
        ("The power of Forwards cannot be increased by your opponent's Summons or abilities.", "Tonic", 1),
    ],
)
def test_your_opponent_is_that_of_the_text_whoever_has_the_forward(text: str, summon: str, barred: int) -> None:
    change = 2000 if summon == "Tonic" else -2000
    for caster in (0, 1):
        made = table_with(text).field(barred, GUARD)
        if caster == 1:
            made.passes(0)
        made.play(caster, summon, targets=[GUARD]).resolve()
        assert made.power(GUARD) == 8000 + (change if caster == 0 else 0)


def test_your_opponents_field_abilities_are_their_abilities() -> None:
    made = table_with(
        "The power of Job Journeyman Forwards opponent controls cannot be increased by your "
        "opponent's Summons or abilities."
    )
    made.define(name="Song", type="backup", text="The Forwards you control gain +1000 power.", **FIRE)
    assert made.field(1, "Song", GUARD).power(GUARD) == 8000


@pytest.mark.rule("fftcg", "7.3")
def test_your_break_zone_is_that_of_your_cards() -> None:
    text = "If a card is put into your Break Zone in any situation, remove it from the game instead."
    made = table_with(text).define(name="Blow", type="summon", text="Choose 1 Forward. Break it.", **FIRE)
    made.hand(0, "Blow").field(1, PLAIN).play(0, "Blow").resolve()
    assert made.zone_names(1, "break") == [PLAIN] and made.zone_names(0, "removed") == ["Blow"]


@pytest.mark.parametrize(
    ("start", "mine", "theirs", "holds"),
    [
        ("you have", 2, 0, True),
        ("you have", 0, 2, False),
        ("your opponent has", 0, 2, True),
        ("your opponent has", 2, 0, False),
        ("there are", 1, 1, True),
    ],
)
def test_what_somebody_has_removed_from_the_game_is_theirs(start: str, mine: int, theirs: int, holds: bool) -> None:
    text = f"If {start} 2 or more cards removed from the game, the Forwards you control gain +1000 power."
    made = table_with(text).field(0, GUARD).zone(0, "removed", mine).zone(1, "removed", theirs)
    assert (made.power(GUARD) == 9000) is holds


@pytest.mark.rule("fftcg", "11.6.2.2")
def test_to_dull_itself_in_words_is_not_the_icon() -> None:
    """The icon wants a card that was there when the turn began; the words only an active one."""
    for cost, usable in (("Dull active Probe", True), ("{Dull}", False)):
        made = scenario("fftcg").define(name="Probe", type="forward", power=1000, text=f"{cost}: Draw 1 card.", **FIRE)
        made.field(0, "Probe", fresh=True)
        assert made.can("use", 0, "Probe") is usable
        if usable:
            made.use(0, "Probe").resolve()
            assert made.is_rested("Probe") and made.hand_size(0) == 1 and not made.can("use", 0, "Probe")


@pytest.mark.parametrize(
    ("whose", "corrupted", "drawn"),
    [("an enemy", 1, 1), ("an enemy", 0, 0), ("an allied", 0, 1), ("an allied", 1, 0), ("an", 0, 1), ("an", 1, 1)],
)
def test_a_servant_that_corrupted_an_orb_is_asked_whose(whose: str, corrupted: int, drawn: int) -> None:
    made = servant(scenario("caster"), "Rot", cost=1, text="[Enter] ⇒ Corrupt target orb.")
    conjure(made, "Ask", f"Draw two cards if an allied servant corrupted {whose} orb this turn.")
    made.sources(0, ignus=2).hand(0, "Rot", "Ask").zone(corrupted, "orb", "Porch Lamp")
    made.play(0, "Rot").resolve().option("recovered").resolve()
    before = made.hand_size(0)
    made.play(0, "Ask").resolve()
    assert made.hand_size(0) == before - 1 + 2 * drawn


@pytest.mark.parametrize(
    ("words", "drawn"), [("a card was played", 2), ("you played a spell", 0), ("an enemy player played a spell", 2)]
)
def test_who_played_it_by_its_break_is_asked_only_where_somebody_is_named(words: str, drawn: int) -> None:
    made = servant(scenario("caster"), "Rot", cost=1, text="[Enter] ⇒ Corrupt target enemy orb.")
    conjure(made, "Burst", "[Break]\nDraw a card.")
    conjure(made, "Ask", f"Draw two cards if {words} by its [Break] ability this turn.")
    made.sources(0, ignus=2).hand(0, "Rot", "Ask").zone(1, "orb", "Burst")
    made.play(0, "Rot").resolve().option("recovered").resolve().yes().resolve()
    before = made.hand_size(0)
    made.play(0, "Ask").resolve()
    assert made.hand_size(0) == before - 1 + drawn


@pytest.mark.parametrize(
    ("language", "kind", "text"),
    [
        (
            LANGUAGE,
            "forward",
            "If a card is put into your Break Zone in any situation, remove it from the game instead.",
        ),
        (LANGUAGE, "forward", "If there are 4 or more cards removed from the game, Probe gains Brave."),
        (LANGUAGE, "forward", "If you have 4 or more cards you own removed from the game, Probe gains Brave."),
        (LANGUAGE, "forward", "Dull active Probe: Draw 1 card."),
        (CASTER, "servant", "Whenever this card corrupts an allied orb ⇒ Draw a card."),
        (CASTER, "conjure", "Draw a card if a card was played by its [Break] ability this turn."),
    ],
)
def test_it_is_printed_as_it_was_read(language: Language, kind: str, text: str) -> None:
    abilities = compile_text(language, "Probe", kind, text)
    printed = print_abilities(language, "Probe", abilities)
    assert printed == text and meaning(compile_text(language, "Probe", kind, printed)) == meaning(abilities)
