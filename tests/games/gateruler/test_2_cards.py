"""Section 2: the information on cards, as texts speak of it; and what zones and players are called (3, 4)."""

from __future__ import annotations

import pytest

from arbiter.cards.pool import built_in
from arbiter.games.gateruler.faces import make_face
from arbiter.games.gateruler.game import LIBRARY, RULES
from arbiter.kernel.decisions import ChooseOption
from arbiter.script import effects as fx
from arbiter.script.amounts import Number
from arbiter.script.nouns import EACH, YOU, Group
from arbiter.script.patterns import Does, UsesAbility
from tests.games.gateruler import plain
from tests.games.gateruler.written import event, table, unit

STANDARD = "Standard Action"


# ---------------------------------------------------------------- 2-1 to 2-5  names, types, factions, attributes


@pytest.mark.rule("gateruler", "2-1b", "2-1b-1", "3-6c", "2-5d")
def test_a_property_without_a_zone_means_cards_in_play_that_have_it() -> None:
    made = table(unit("Wyrm", attributes=["Dragon"]), event("Slay", "Destroy all {Dragon}.", timing=STANDARD))
    made.hand(0, "Slay", "Wyrm").field(0, "Wyrm", "Scout").zone(1, "resource", "Wyrm")
    made.play(0, "Slay").resolve()
    assert made.zone_names(0, "graveyard") == ["Wyrm", "Slay"] and made.field_names(0) == ["Scout"]
    assert made.hand_names(0) == ["Wyrm"] and made.zone_names(1, "resource") == ["Wyrm"]


@pytest.mark.rule("gateruler", "2-5d-1")
def test_several_attributes_between_braces_mean_any_of_them() -> None:
    cards = (unit("Wyrm", attributes=["Dragon"]), unit("Wolf", attributes=["Beast"]), unit("Both", attributes=BOTH))
    made = table(*cards, event("Cull", "Destroy all {Dragon or Beast} units.", timing=STANDARD)).hand(0, "Cull")
    made.field(1, "Wyrm", "Wolf", "Both").field(0, "Scout").play(0, "Cull").resolve()
    assert sorted(made.zone_names(1, "graveyard")) == ["Both", "Wolf", "Wyrm"] and made.field_names(0) == ["Scout"]


BOTH = ["Dragon", "Beast"]


@pytest.mark.rule("gateruler", "2-2c", "2-2d")
def test_quotation_marks_mean_a_part_of_a_name_and_angle_marks_the_whole() -> None:
    cards = (unit("Joe"), unit("Joe in the Rain"))
    loose = table(*cards, event("Call", 'Destroy all "Joe" units.', timing=STANDARD)).hand(0, "Call")
    loose.field(1, "Joe", "Joe in the Rain").play(0, "Call").resolve()
    assert loose.field_names(1) == []
    exact = table(*cards, event("Call", "Destroy all «Joe».", timing=STANDARD)).hand(0, "Call")
    exact.field(1, "Joe", "Joe in the Rain").play(0, "Call").resolve()
    assert exact.field_names(1) == ["Joe in the Rain"]


@pytest.mark.rule("gateruler", "2-3b")
def test_there_are_six_card_types() -> None:
    assert RULES.types == ("ruler", "geas", "unit", "event", "field", "resource")
    assert {str(card["type"]) for card in built_in("gateruler").cards.values()} == set(RULES.types)


@pytest.mark.rule("gateruler", "2-4b", "2-4c")
def test_texts_look_at_factions_of_which_there_is_a_fixed_list() -> None:
    sailor = unit("Sailor", faction=["tidebound"])
    chief = unit("Chief", "Allied Tidebound units gain +1 ATK.", faction=["hollow"])
    made = table(sailor, chief).field(0, "Sailor", "Chief")
    assert (made.power("Sailor"), made.power("Chief")) == (3, 2)
    assert len(RULES.colours) == 5


@pytest.mark.rule("gateruler", "2-5c")
def test_an_attribute_that_is_chosen_is_one_that_some_card_has() -> None:
    cards = (unit("Cat", "Familiar", attributes=["Beast"]), unit("Wyrm", attributes=["Dragon", "Fire"]))
    made = table(*cards).field(0, "Cat").hand(1, "Wyrm").use(0, "Cat").resolve()
    question = made.question
    assert isinstance(question, ChooseOption)
    assert set(question.options) == {word for face in made.game.facts.faces for word in face.traits.kinds} >= {"Fire"}


# ---------------------------------------------------------------- 2-6, 2-13  life and texts


@pytest.mark.rule("gateruler", "2-6c", "2-6c-1")
def test_current_life_is_the_rulers_life_less_the_damage() -> None:
    need = event("Need", "Draw 1 card. If you have 3 or less life left, draw 2 cards instead.", timing=STANDARD)
    for damage, drawn in ((3, 1), (4, 2)):  # of 7
        made = table(need).hand(0, "Need").damage(0, damage).play(0, "Need").resolve()
        assert made.hand_size(0) == drawn


@pytest.mark.rule("gateruler", "2-13b")
def test_every_part_of_a_text_is_an_ability_of_its_own() -> None:
    face = make_face({"id": "x", **unit("Many", "Defender\nRetaliate\nWhen this card attacks, draw 1 card.")}, LIBRARY)
    assert (
        len({program.text for program in face.traits.programs}) >= 3
        or {"defender", "retaliate"} <= face.traits.keywords
    )
    made = table(unit("Many", "When this card attacks, draw 1 card.\nWhen this card attacks, draw 2 cards."))
    made.field(0, "Many").attack("Many", at="Rival")
    made.option("When this card attacks, draw 1 card.")
    assert len(made.stack()) == 2


@pytest.mark.rule("gateruler", "2-13d")
def test_reminder_text_is_no_part_of_the_text() -> None:
    told = make_face({"id": "x", **unit("Told", "Dormant (It cannot attack. Draw 1 card.)")}, LIBRARY)
    assert "problem" not in told.extra and told.traits.keywords == {"dormant"}


# ---------------------------------------------------------------- 3  what texts call cards and zones


@pytest.mark.rule("gateruler", "3-7a-2")
def test_card_does_not_mean_a_ruler() -> None:
    made = table(event("Doom", "Choose 1 card. Destroy it.", timing=STANDARD)).hand(0, "Doom").field(1, "Scout")
    made.play(0, "Doom", targets=["Scout"])
    made.undo()
    empty = table(event("Doom", "Choose 1 card. Destroy it.", timing=STANDARD)).hand(0, "Doom")
    assert not empty.can("play", 0, "Doom")


@pytest.mark.rule("gateruler", "3-10e")
def test_a_set_card_is_a_card_in_a_set_zone() -> None:
    expose = event("Expose", "Choose 1 set card. Destroy it.", timing=STANDARD)
    made = table(expose).hand(0, "Expose").field(1, "Scout")
    assert not made.can("play", 0, "Expose")
    made = table(expose).hand(0, "Expose").zone(1, "set", "Trick").play(0, "Expose").resolve()
    assert made.zone_names(1, "graveyard") == ["Trick"]


@pytest.mark.rule("gateruler", "3-12a", "15-19c")
def test_driven_cards_come_to_the_drive_zone() -> None:
    made = table(event("Rush", "Drive 2.", timing=STANDARD)).hand(0, "Rush").deck(0, "Giant", "Guard")
    made.play(0, "Rush").resolve()
    assert made.zone_names(0, "drive") == ["Giant", "Guard"]
    assert not any(obj.face_up for obj in made.objects("drive", 0))


@pytest.mark.rule("gateruler", "3-14b-1", "3-14d-4a", "15-14a")
def test_a_charge_lies_face_up_and_is_controlled_by_the_controller_of_its_card() -> None:
    text = (
        "Choose 1 card in your opponent's graveyard and 1 allied unit. "
        "Add the former underneath the latter as a charge."
    )
    made = table(event("Feed", text, timing=STANDARD)).hand(0, "Feed").field(0, "Giant").zone(1, "graveyard", "Scout")
    made.play(0, "Feed", targets=[["Scout"], ["Giant"]]).resolve()
    charge = made.obj("Scout")
    assert (charge.zone, charge.face_up, charge.controller, charge.owner) == ("charge", True, 0, 1)


@pytest.mark.rule("gateruler", "3-14d-4")
def test_a_players_charges_are_those_of_cards_they_control() -> None:
    purge = event("Purge", "Put all charges you control into their owners' graveyards.", timing=STANDARD)
    made = table(purge).hand(0, "Purge").field(0, "Giant").field(1, "Guard")
    made.zone(0, "charge", "Scout", host="Giant").zone(1, "charge", "Scout", host="Guard")
    made.play(0, "Purge").resolve()
    assert made.zone_names(0, "charge") == [] and made.zone_names(1, "charge") == ["Scout"]


@pytest.mark.rule("gateruler", "3-6f-1", "3-6f-2", "3-19a")
def test_damage_to_a_ruler_is_kept_as_a_number_until_it_is_applied_through_the_counter_zone() -> None:
    made = table(event("Bolt", "Deal 2 damage to your opponent.", timing=STANDARD)).hand(0, "Bolt")
    made.define(**unit("Shield", "[CNT] Draw 1 card."))
    made.deck(1, "Scout", "Shield").play(0, "Bolt")
    assert made.resource(1, "ruler damage") == 0
    made.resolve()
    # The first card went through to the damage zone; the second waits in the counter zone for its ability.
    assert made.zone_names(1, "damage") == ["Scout"] and made.zone_names(1, "counter") == ["Shield"]
    assert made.resource(1, "ruler damage") == 0


# ---------------------------------------------------------------- 4-2  players


@pytest.mark.rule("gateruler", "4-2d", "4-2b-1")
def test_allied_is_what_you_control_and_enemy_what_your_opponent_does() -> None:
    ours = table(event("Heal", "Destroy all allied units.", timing=STANDARD)).hand(0, "Heal")
    ours.field(0, "Giant", owner=1).field(1, "Guard", owner=0).play(0, "Heal").resolve()
    assert ours.field_names(0) == [] and ours.field_names(1) == ["Guard"]
    theirs = table(event("Harm", "Destroy all enemy units.", timing=STANDARD)).hand(0, "Harm")
    theirs.field(0, "Giant", owner=1).field(1, "Guard", owner=0).play(0, "Harm").resolve()
    assert theirs.field_names(0) == ["Giant"] and theirs.field_names(1) == []


@pytest.mark.rule("gateruler", "4-2b")
def test_their_means_the_player_who_was_mentioned_last() -> None:
    made = table(event("Ruin", "Your opponent discards their hand.", timing=STANDARD))
    made.hand(0, "Ruin", "Scout").hand(1, "Guard", "Giant").play(0, "Ruin").resolve()
    assert made.hand_names(0) == ["Scout"] and made.hand_size(1) == 0


@pytest.mark.rule("gateruler", "3-2b-5a")
def test_a_card_chosen_only_to_be_set_is_not_shown() -> None:
    made = table(event("Hide", "Choose 1 card in your hand. Set it.", timing=STANDARD)).hand(0, "Hide", "Spark")
    made.play(0, "Hide").resolve()
    assert made.zone_names(0, "set") == ["Spark"]
    assert not any("Spark" in line for line in made.log)
    shown = made.view(1)["zones"]["set"][0]["cards"]  # type: ignore[index]
    assert [card.get("name") for card in shown] == [None]
    named = table(event("Hide", "Choose 1 event card in your hand. Set it.", timing=STANDARD)).hand(0, "Hide", "Spark")
    named.play(0, "Hide").resolve()
    assert any("Spark" in line for line in named.log)  # 3-2b-5  chosen for what it is


# ---------------------------------------------------------------- 5-2d, 8-4h-1


@pytest.mark.rule("gateruler", "5-2d")
def test_nothing_looks_at_the_rules_of_decks_once_the_game_has_begun() -> None:
    """A geas, or anything else, that asks for another deck size does not end a game that is being played."""
    match = plain.whole_game(plain.ruler("Regent", deck_size=50, copies=1), plain.ruler("Rival", deck_size=99))
    assert not match.over


@pytest.mark.rule("gateruler", "8-4h-1")
def test_what_happens_as_it_attacks_is_not_played() -> None:
    rush = plain.when(Does(EACH, "as_attacks", Group((), ())), fx.Draw(YOU, Number(1)), name="as")
    bold = plain.unit("Bold", abilities=(rush,))
    scribe = plain.unit("Scribe", abilities=(plain.when(UsesAbility(EACH, Group((), ()))),))
    made = plain.table(bold, scribe).field(0, "Bold", "Scribe").attack("Bold", at="Rival")
    assert made.stack() == ["Bold"]
