"""Section 15-37: texts that keep a player from playing abilities, all of them or those of one kind."""

from __future__ import annotations

import pytest

from arbiter.kernel.traits import Face
from tests.games.gateruler.plain import table
from tests.games.gateruler.printed import card, happening

STAB = happening("Stab", "Deal 1 damage to your opponent.")
ABILITIES = ("abilities", "activated abilities", "automatic abilities", "Counter abilities")


def law(what: str, who: str = "Your opponent") -> Face:
    return card("Law", f"{who} cannot play {what}.", "field", "0 0 0 0")


@pytest.mark.rule("gateruler", "15-37a", "13-6d-2")
@pytest.mark.parametrize("what", ABILITIES)
def test_a_counter_ability_that_cannot_be_played_is_not_and_its_card_goes(what: str) -> None:
    save = card("Save", "[CNT] Draw 1 card.")
    made = table(STAB, save, law(what)).zone(0, "field", "Law").hand(0, "Stab").deck(1, "Save", "Scout")
    made.play(0, "Stab").resolve_all()
    played = what not in ("abilities", "Counter abilities")
    assert made.hand_size(1) == played and made.zone_names(1, "graveyard") == ["Save"] and made.damage_count(1) == 0


@pytest.mark.rule("gateruler", "15-37a", "7-7a")
@pytest.mark.parametrize("what", ABILITIES)
def test_an_activated_ability_that_cannot_be_played_is_not_offered(what: str) -> None:
    seer = card("Seer", "Standard Action: Draw 1 card.")
    made = table(seer, law(what)).zone(1, "field", "Law").field(0, "Seer", place=1)
    assert made.can("use", 0, "Seer") is (what not in ("abilities", "activated abilities"))
    mine = table(seer, law(what)).zone(0, "field", "Law").field(0, "Seer", place=1)
    assert mine.can("use", 0, "Seer")


@pytest.mark.rule("gateruler", "15-37a", "15-37b-2", "14-10c")
@pytest.mark.parametrize("what", ABILITIES)
def test_an_automatic_ability_that_cannot_be_played_is_gone(what: str) -> None:
    herald = card("Herald", "When this card enters play, draw 1 card.")
    made = table(herald, law(what)).zone(1, "field", "Law").hand(0, "Herald")
    made.play(0, "Herald", option="attack 1").resolve_all()
    assert made.hand_size(0) == (what not in ("abilities", "automatic abilities"))


@pytest.mark.rule("gateruler", "15-37a", "8-4h-1")
def test_what_goes_into_the_gate_as_a_card_attacks_is_not_played_and_so_not_kept_from_it() -> None:
    text = "As this card attacks, draw 1 card.\nWhen this card attacks, draw 1 card."
    made = table(card("Lancer", text), law("automatic abilities", "Players")).zone(1, "field", "Law")
    made.field(0, "Lancer", place=1).attack("Lancer", at="Rival").resolve_all()
    assert made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "15-37a", "7-9a", "10-4d")
def test_an_overdrive_ability_that_cannot_be_played_is_only_dropped() -> None:
    racer = card("Racer", "[OD] Draw 1 card.")
    made = table(racer, law("abilities", "Players")).zone(1, "field", "Law").zone(0, "drive", "Racer")
    made.act(0, "reveal", "Racer")
    assert made.acts(0, "overdrive") == [] and made.acts(0, "drop") == ["Racer [OD]"]
    free = table(racer, law("Counter abilities", "Players")).zone(1, "field", "Law").zone(0, "drive", "Racer")
    assert free.act(0, "reveal", "Racer").acts(0, "overdrive") == ["Racer [OD]"]
