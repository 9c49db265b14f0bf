"""Rulings from the document alone: copies, what breaks out of the orbs, keywords, decks that run out, delays."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript
from tests.games.caster.rulings import BOOST, RETURN, STEAL, barrier, board, caster, conjure, lies, servant


@pytest.mark.rule("caster", "1005.2", "1103.2b", "1009.1")
def test_nothing_breaks_out_over_a_card_that_cannot_be_chased() -> None:
    t = board(
        conjure("Decree", "This card cannot be chased.\nDraw a card."),
        servant("Ash", text="Whenever your opponent plays a conjure ⇒ Corrupt an allied orb."),
        conjure("Spring", "[Break]\nDraw two cards."),
    )
    t.sources(0, solis=1).hand(0, "Decree").field(1, "Ash").zone(1, "orb", "Spring")
    t.play(0, "Decree").resolve()
    assert t.stack() == ["Decree"] and t.hand_names(1) == ["Spring"]
    t.expect(player=0, kind="action")


@pytest.mark.rule("caster", "1005.2", "903.2g-2")
def test_nor_is_anything_played_for_nothing_over_it() -> None:
    t = board(
        conjure("Decree", "Players cannot chase this card.\nDraw a card."),
        servant(
            "Ash",
            text="Whenever your opponent plays a conjure ⇒ Play a conjure from your hand without paying its cost.",
        ),
        conjure("Spring", "Draw two cards."),
    )
    t.sources(0, solis=1).hand(0, "Decree").field(1, "Ash").hand(1, "Spring").play(0, "Decree").resolve()
    assert t.stack() == ["Decree"] and t.hand_names(1) == ["Spring"]


@pytest.mark.rule("caster", "1020.1", "1020.1a", "315.1b")
def test_a_material_is_taken_from_beneath_the_caster_that_stands_on_it() -> None:
    t = board().sources(0, aes=2).zone(0, "extra", "UQ-154").hand(0, "Hand in Hand", "UQ-021")
    t.field(0, "UQ-002", under=("UQ-001",)).play(0, "Hand in Hand").resolve().option("under")
    t.option("recovered")
    assert {"Idony and Brand", "Idony Vane"} <= set(t.field_names(0)) and t.hand_size(0) == 0


@pytest.mark.rule("caster", "1023.2a", "1302.3a", "1107.2")
def test_a_copied_servant_spell_becomes_a_servant_and_ceases_when_it_leaves() -> None:
    t = board(servant("Ash", text="[Enter] ⇒ Draw a card."), RETURN)
    t.sources(0, aes=6).hand(0, "Ash", "Echo", "Send Home")
    t.play(0, "Ash").play(0, "Echo", targets=["Ash"]).resolve()
    assert t.stack() == ["Ash", "Ash"]
    t.resolve().option("reversed").resolve()
    copied = t.card("Ash", 0, zone="field")
    assert t.hand_size(0) == 2 and t.stack() == ["Ash"]
    t.resolve().option("recovered").resolve()
    t.play(0, "Send Home", targets=[copied]).resolve()
    assert t.hand_names(0).count("Ash") == 0 and t.field_names(0).count("Ash") == 1


@pytest.mark.rule("caster", "1103.2a-2", "1022.1a")
def test_a_caster_that_breaks_out_levels_up_one_that_lies_face_down() -> None:
    t = board(caster("Nell", "[Break]\n[Enter] ⇒ Draw a card.", level=2), servant("Ash"))
    t.field(0, "Ash").field(1, "Porch Lamp", face_up=False).zone(1, "orb", "Nell")
    t.attack("Ash", at=1).end_step().yes()
    assert t.field_names(1) == ["Nell"] and t.stack() == ["Nell"]


@pytest.mark.rule("caster", "1112.2", "702.3", "1114.2")
def test_who_enters_rested_is_not_asked_how() -> None:
    t = board(barrier("Fog", "Enemy servants gain [Lethargy]."), servant("Ash", cost=1))
    t.sources(0, solis=1).field(1, "Fog").hand(0, "Ash").play(0, "Ash").resolve().expect(player=0, kind="action")
    assert lies(t, "Ash") == "rested"


@pytest.mark.rule("caster", "1110.2", "803.3b", "909.1c")
def test_hubris_that_is_lost_does_not_pass_a_reversed_servant() -> None:
    t = board(servant("Ash", text="[Hubris]"), servant("Oak"), barrier("Ban", "Enemy servants lose [Hubris]."))
    t.zone(1, "orb", "Spark", "Spark").field(0, "Ash").field(1, "Oak", reversed=True).field(1, "Ban")
    with pytest.raises(BadScript):
        t.attack("Ash", at=1)
    t.attack("Ash", at="Oak")


@pytest.mark.rule("caster", "1111.2a", "903.2")
def test_a_conjure_has_its_dct_text_from_when_it_was_played() -> None:
    t = board(
        conjure("Facts", "Draw a card.\n[DCT] 2 -- Draw a card."),
        servant("Ash", race="Earnest"),
        servant("Oak", race="Earnest"),
        conjure("Sweep", "[Quickcast]\nRemove target card in an enemy graveyard from the game."),
    )
    t.sources(0, solis=1).sources(1, solis=1).hand(0, "Facts").hand(1, "Sweep").zone(0, "graveyard", "Ash", "Oak")
    t.play(0, "Facts").passes(0).play(1, "Sweep", targets=["Ash"]).resolve_all()
    assert t.hand_size(0) == 2


@pytest.mark.rule("caster", "1118.2", "1118.3", "201.2")
def test_what_is_ridden_is_a_servant_and_no_barrier_until_the_turn_ends() -> None:
    t = board(
        conjure("Axe", "[Quickcast]\nDestroy target enemy servant."),
        conjure("Pick", "[Quickcast]\nDestroy target barrier."),
    )
    t.field(0, "Night Tram", "UQ-001", "UQ-005").sources(1, solis=2).hand(1, "Axe", "Pick")
    t.passes(0)
    assert (t.can("play", 1, "Axe"), t.can("play", 1, "Pick")) == (False, True)
    t.undo().use(0, "Night Tram", cost=["UQ-001", "UQ-005"]).resolve().passes(0)
    assert (t.can("play", 1, "Axe"), t.can("play", 1, "Pick")) == (True, False)


@pytest.mark.rule("caster", "1202.1", "503.1")
def test_whoever_has_to_draw_more_than_there_is_in_a_draw_phase_loses() -> None:
    study = conjure("Study", "[Quickcast]\nDraw two cards.")
    for step, lost in (("draw", True), ("main", False)):
        t = board(study, servant("Ash")).keep_decks().deck(0, "Ash", "Ash").deck(1, "Ash", only=True)
        t.sources(1, solis=1).hand(1, "Study").turn(0, step).passes(0).play(1, "Study").resolve()
        assert t.over is lost and t.hand_names(1) == ["Ash"]


@pytest.mark.rule("caster", "1203.1", "909.1g")
def test_numbers_are_rounded_up_only_while_they_are_odd() -> None:
    t = board(servant("Ash", atk=2000), conjure("Thin", "Target servant gains -250 ATK and DEF until end of turn."))
    t.sources(0, solis=1).hand(0, "Thin").field(0, "Ash").play(0, "Thin", targets=["Ash"]).resolve()
    assert (t.power("Ash"), t.guard("Ash")) == (1800, 800)
    t.next_turn()
    assert (t.power("Ash"), t.guard("Ash")) == (2000, 1000)


@pytest.mark.rule("caster", "901.1a", "1016.1a", "905.1")
def test_an_ability_used_this_turn_is_used_up_for_who_takes_the_card() -> None:
    t = board(servant("Ash", text="[1]: Draw a card. Play this ability only once per turn."), STEAL)
    t.sources(0, solis=3).hand(0, "Sweet Talk").field(1, "Ash").sources(1, solis=1)
    t.passes(0).use(1, "Ash").resolve().play(0, "Sweet Talk", targets=["Ash"]).resolve()
    assert not t.can("use", 0, "Ash")


@pytest.mark.rule("caster", "906.6", "906.6a", "507.3")
def test_what_is_left_for_the_end_of_turn_is_said_in_several_ways() -> None:
    for text in ("At end of turn, destroy it.", "Destroy it at end of turn.", "At end of turn ⇒ Destroy it."):
        t = board(conjure("Bait", f"Target allied servant gains +2000 ATK until end of turn. {text}"), servant("Ash"))
        t.sources(0, solis=1).hand(0, "Bait").field(0, "Ash").play(0, "Bait", targets=["Ash"]).resolve()
        t.to("end_turn", 0).resolve()
        assert "Ash" in t.zone_names(0, "graveyard")


@pytest.mark.rule("caster", "1023.1", "909.6", "1106.2")
def test_a_copy_takes_what_is_printed_and_has_not_entered() -> None:
    t = board(servant("Ash", atk=3000, text="[Enter] ⇒ Draw a card."), servant("Oak"), BOOST)
    t.sources(0, aes=4).hand(0, "Pep Talk", "Turn Back the Hands").field(0, "Oak").field(1, "Ash")
    t.play(0, "Pep Talk", targets=["Ash"]).resolve()
    oak, ash = t.card("Oak", 0), t.card("Ash", 1)
    t.play(0, "Turn Back the Hands", targets=[oak, ash]).resolve()
    assert (t.power(oak), t.power(ash), t.stack()) == (3000, 5000, [])
