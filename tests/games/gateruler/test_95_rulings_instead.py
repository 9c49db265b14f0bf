"""Rulings on 14-14: what happens instead of leaving play and of being destroyed, in the words of the game."""

from __future__ import annotations

import pytest

from arbiter.games.gateruler.language import LANGUAGE
from arbiter.text.compiler import compile_text, print_abilities
from tests.games.gateruler.plain import table
from tests.games.gateruler.printed import card, happening

pytestmark = pytest.mark.both_seats

HUSH = happening("Hush", "Choose 1 unit. Destroy it.", "Instant Action")
HOOK = happening("Hook", "Choose 1 unit. Return it to its owner's hand.", "Instant Action")
SPIRIT = card("Spirit", "When this card would be destroyed, remove it from the game instead.")


@pytest.mark.rule("gateruler", "14-14a", "14-14a-1")
@pytest.mark.parametrize(
    "text",
    [
        "When this card would be destroyed, remove it from the game instead.",
        "When an enemy unit would be destroyed, put it on the bottom of its owner's deck instead.",
        "When an allied {Beast} unit would leave play, remove it from the game instead.",
    ],
)
def test_what_happens_instead_is_read_and_printed(text: str) -> None:
    assert print_abilities(LANGUAGE, "Spirit", compile_text(LANGUAGE, "Spirit", "unit", text)) == text


@pytest.mark.rule("gateruler", "14-14b", "15-12d", "16-11a-1")
def test_what_is_removed_instead_was_destroyed_and_is_in_no_graveyard() -> None:
    witness = card("Witness", "When an enemy unit is destroyed, draw 1 card.")
    made = table(SPIRIT, HUSH, witness).field(1, "Spirit", place=1).field(0, "Witness", place=1).zone(0, "set", "Hush")
    made.play(0, "Hush", targets=["Spirit"]).resolve_all()
    assert made.zone_names(1, "removed") == ["Spirit"] and made.zone_names(1, "graveyard") == []
    assert made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-14d", "15-12a", "15-3c")
def test_a_unit_that_is_removed_instead_of_destroyed_is_returned_to_a_hand_as_usual() -> None:
    made = table(SPIRIT, HOOK).field(1, "Spirit", place=1).zone(0, "set", "Hook")
    assert made.play(0, "Hook", targets=["Spirit"]).resolve().hand_names(1) == ["Spirit"]


@pytest.mark.rule("gateruler", "14-14d", "14-14b", "15-13a")
def test_what_replaces_leaving_play_by_leaving_play_replaces_it_once() -> None:
    wisp = card("Wisp", "When this card would leave play, remove it from the game instead.")
    made = table(wisp, HOOK).field(1, "Wisp", place=1).zone(0, "set", "Hook")
    assert made.play(0, "Hook", targets=["Wisp"]).resolve().zone_names(1, "removed") == ["Wisp"]


@pytest.mark.rule("gateruler", "14-14c", "14-14c-2", "16-12a-1", "14-14d")
@pytest.mark.parametrize("first", ["1 of 2", "2 of 2"])
@pytest.mark.parametrize("kept", [True, False])
def test_who_destroys_picks_among_replacements_and_charge_shield_is_its_players_choice(first: str, kept: bool) -> None:
    """If it is removed instead, it still leaves play, and Charge Shield may replace that."""
    soul = card("Soul", "Charge Shield\nWhen this card would be destroyed, remove it from the game instead.")
    made = table(soul, HUSH).field(1, "Soul", place=1).zone(1, "charge", "Spark", host="Soul").zone(0, "set", "Hush")
    made.play(0, "Hush", targets=["Soul"]).resolve().expect(player=0, why="replacement").option(first)
    made.expect(kind="confirm", player=1)
    made.yes() if kept else made.no()
    assert made.field_names(1) == (["Soul"] if kept else [])
    assert made.zone_names(1, "removed") == ([] if kept else ["Soul"])
    assert made.zone_names(1, "graveyard") == ["Spark"]


@pytest.mark.rule("gateruler", "14-14a", "3-11", "4-2d")
def test_a_field_that_would_be_destroyed_is_kept_from_the_graveyard_by_its_own_text_and_by_another() -> None:
    crush = happening("Crush", "Choose 1 field. Destroy it.")
    spring = card("Spring", "When this card would be destroyed, remove it from the game instead.", "field", "0 0 0 0")
    keeper = card("Keeper", "When an enemy field would be destroyed, remove it from the game instead.")
    made = table(crush, spring, keeper).zone(1, "field", "Spring", "Meadow").hand(0, "Crush", "Crush")
    made.play(0, "Crush", targets=["Spring"]).resolve()
    assert made.zone_names(1, "removed") == ["Spring"]
    made = table(crush, keeper).zone(1, "field", "Meadow").field(0, "Keeper", place=1).hand(0, "Crush")
    assert made.play(0, "Crush", targets=["Meadow"]).resolve().zone_names(1, "removed") == ["Meadow"]
