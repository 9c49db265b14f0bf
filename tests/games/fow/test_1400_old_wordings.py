"""Chapter 1400: old cards mean what today's wording says."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.games.fow.faces import make_face
from arbiter.games.fow.game import LIBRARY
from arbiter.kernel.traits import Face
from tests.games.fow.tables import table
from tests.games.fow.written import chant, resonator, written

HEN = resonator("Hen", size=(300, 300))
OX = resonator("Ox", size=(800, 800))


def abilities(face: Face) -> list[object]:
    """What the card's paragraphs mean, without how they are written."""
    return [replace(program.ability, text="") for program in face.traits.programs]


def same(old: str, new: str, kind: str = "Resonator") -> None:
    """Both wordings give the same card."""
    cards = [written("Card", kind, text, size=(300, 300), cost="{1}") for text in (old, new)]
    assert abilities(cards[0]) == abilities(cards[1])
    assert cards[0].traits.keywords == cards[1].traits.keywords and cards[0].traits.flags == cards[1].traits.flags


@pytest.mark.rule("fow", "1402.1")
def test_the_magic_stone_area_is_the_field() -> None:
    dig = chant("Dig", "Put the top card of your magic stone deck into your magic stone area.")
    t = table(dig).hand(0, "Dig").play(0, "Dig").resolve()
    assert t.field_names(0) == ["fire stone"]


@pytest.mark.rule("fow", "1403.1", "1403.2", "1403.3")
@pytest.mark.parametrize(
    ("line", "keywords"),
    [("Spell:Chant", set()), ("Spell:Chant-Instant", {"quickcast"}), ("Spell: Chant-Standby", {"trigger"})],
)
def test_old_chants(line: str, keywords: set[str]) -> None:
    face = make_face({"id": "x", "name": "X", "type": [line], "cost": "{1}"}, LIBRARY)
    assert face.traits.types == {"chant"} and face.traits.keywords == keywords


@pytest.mark.rule("fow", "1403.2")
def test_an_old_instant_is_played_at_any_time() -> None:
    flash = make_face(
        {"id": "f", "name": "Flash", "type": ["Spell:Chant-Instant"], "abilities": ["Draw a card."]}, LIBRARY
    )
    slow = make_face({"id": "s", "name": "Slow", "type": ["Spell:Chant"], "abilities": ["Draw a card."]}, LIBRARY)
    t = table(flash, slow).hand(1, "Flash", "Slow").passes(0)
    assert t.can("play", 1, "Flash") and not t.can("play", 1, "Slow")


@pytest.mark.rule("fow", "1404.1")
def test_an_old_card_without_a_banner_has_no_attribute() -> None:
    bare = make_face({"id": "x", "name": "X", "type": ["Ruler"], "attribute": []}, LIBRARY)
    assert bare.traits.colours == frozenset()


@pytest.mark.rule("fow", "1405.1b", "1002.2")
def test_an_old_addition_with_a_type_is_added_to_a_card_of_it() -> None:
    card = {"id": "x", "name": "Rope", "type": ["Addition:Resonator"], "cost": "{0}"}
    rope = make_face({**card, "abilities": ["Added resonator gains [+200/+200]."]}, LIBRARY)
    t = table(HEN, OX, rope).field(0, "Hen", "Ox").hand(0, "Rope").play(0, "Rope", targets=["Hen"]).resolve()
    assert t.power("Hen") == 500 and t.power("Ox") == 800
    assert not table(rope).hand(0, "Rope").can("play", 0, "Rope")  # there is nothing to add it to


@pytest.mark.rule("fow", "1405.1b")
def test_an_old_field_addition_is_added_to_nothing() -> None:
    card = {"id": "x", "name": "Moor", "type": ["Addition:Field"], "cost": "{0}"}
    moor = make_face({**card, "abilities": ["Resonators you control gain [+200/+200]."]}, LIBRARY)
    t = table(HEN, moor).field(0, "Hen").hand(0, "Moor").play(0, "Moor").resolve()
    assert t.power("Hen") == 500 and t.is_on_field("Moor", 0)


@pytest.mark.rule("fow", "1406.1", "1012.1")
def test_a_summon_spell_is_a_resonator_spell() -> None:
    same("Cancel target summon spell.", "Cancel target resonator spell.", "Chant")


@pytest.mark.rule("fow", "1407.1")
def test_j_activate_is_judgment() -> None:
    face = written("Lord", "Ruler", "[J-Activate] {R}{R}", cost=None)
    assert "judgment" in face.traits.keywords
    assert abilities(face) == abilities(written("Lord", "Ruler", "[Judgment] {R}{R}", cost=None))


@pytest.mark.rule("fow", "1407.2")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("[Activate] {Rest}: Draw a card.", "{Rest}: Draw a card."),
        ("[Continuous] Resonators you control gain [+100/+100].", "Resonators you control gain [+100/+100]."),
    ],
)
def test_the_marks_activate_and_continuous_mean_nothing(old: str, new: str) -> None:
    same(old, new)


@pytest.mark.rule("fow", "1409.1", "1409.2", "1409.2a", "1409.3")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Whenever this card attacks, draw a card.", "Whenever this card attacks >>> Draw a card."),
        ("At the beginning of your turn, draw a card.", "At the beginning of your turn >>> Draw a card."),
        ("[Enter] Draw a card.", "[Enter] >>> Draw a card."),
        ("[Enter] ⇒ Draw a card.", "[Enter] >>> Draw a card."),
        ("When this card enters the field, draw a card.", "[Enter] >>> Draw a card."),
        ("When this card enters the field ⇒ Draw a card.", "[Enter] >>> Draw a card."),
    ],
)
def test_old_automatic_abilities(old: str, new: str) -> None:
    same(old, new)


@pytest.mark.rule("fow", "1409.1a", "1412.2a")
def test_a_trigger_that_waits_for_a_moment_is_automatic_whether_a_colon_or_an_arrow_follows() -> None:
    same("[Trigger] At end of turn: Draw a card.", "[Trigger] At end of turn >>> Draw a card.", "Chant")


@pytest.mark.rule("fow", "1412.2b", "1412.2c", "1412.4a", "1113.2a")
@pytest.mark.parametrize(
    ("text", "life", "stones", "playable"),
    [
        ("[Trigger] Your life is 2000 or less: Draw a card.", 2000, 0, True),
        ("[Trigger] Your life is 2000 or less: Draw a card.", 2100, 0, False),
        ("[Trigger] Pay {3}: Draw a card.", 4000, 3, True),
        ("[Trigger] Pay {3}: Draw a card.", 4000, 2, False),
        ("[Trigger] Anytime: Draw a card.", 4000, 0, True),
    ],
)
def test_a_trigger_with_a_state_or_an_action_is_played_like_an_activate_ability(
    text: str, life: int, stones: int, playable: bool
) -> None:
    card = chant("Snare", text, cost="{0}")
    t = table(card, stones=stones).hand(0, "Snare").resources(0, life=life)
    assert t.can("play", 0, "Snare") is playable


@pytest.mark.rule("fow", "1410.1", "1006.2")
def test_a_summoned_resonator_entered_by_resolving() -> None:
    hen = resonator("Hen", cost="{0}")
    t = table(hen).hand(0, "Hen").play(0, "Hen")
    assert t.stack() == ["Hen"]
    assert t.resolve().is_on_field("Hen", 0)


@pytest.mark.rule("fow", "1414.2", "1414.3")
def test_somebodys_field_is_what_they_control() -> None:
    same("Resonators in your field gain [+100/+100].", "Resonators you control gain [+100/+100].")
    same(
        "Put target resonator card from your graveyard into your field.",
        "Put target resonator card from your graveyard into the field under your control.",
        "Chant",
    )


@pytest.mark.rule("fow", "1414.6", "202.4c")
def test_to_be_treated_as_a_stone_of_an_attribute_is_to_have_that_stone_type() -> None:
    same("Treat this card as a fire magic stone.", "This card has the fire magic stone type.")


@pytest.mark.rule("fow", "1414.8")
def test_may_not_have_is_cannot_have() -> None:
    old = written("Lord", "Ruler", "You may not have non-fire cards in your deck.", cost=None)
    new = written("Lord", "Ruler", "You cannot have non-fire cards in your deck.", cost=None)
    assert abilities(old) == abilities(new)


@pytest.mark.rule("fow", "1416.1")
def test_cannot_be_destroyed_works_like_eternal() -> None:
    rock = resonator("Rock", "This card cannot be destroyed.", size=(100, 100))
    smite = chant("Smite", "Destroy target resonator.")
    t = table(rock, smite).field(1, "Rock").hand(0, "Smite").play(0, "Smite").resolve()
    assert t.is_on_field("Rock", 1)


@pytest.mark.rule("fow", "1416.3", "1416.4")
def test_target_attack_is_precision_and_mythic_a_keyword() -> None:
    same("[Target Attack]", "[Precision]")
    same("[Mythic]", "«Mythic»")
    assert "mythic" in resonator("Phoenix", "[Mythic]").traits.flags


@pytest.mark.rule("fow", "1409.3a")
def test_entering_from_a_stated_zone_is_not_enter() -> None:
    card = resonator("Revenant", "When this card enters the field from your graveyard >>> Draw a card.", cost="{0}")
    t = table(card).hand(0, "Revenant").play(0, "Revenant").resolve()
    assert t.stack() == []


@pytest.mark.rule("fow", "1416.6", "1110.2")
@pytest.mark.parametrize("awakened", [True, False])
def test_awakening_with_a_colon_adds_its_text_if_it_was_paid(awakened: bool) -> None:
    wake = chant("Wake", "You gain 100 life.", "[Awakening] {1}: Draw a card.")
    t = table(wake, stones=1).hand(0, "Wake").play(0, "Wake", extra=awakened).resolve()
    assert t.resource(0, "life") == 4100 and t.hand_size(0) == (1 if awakened else 0)
