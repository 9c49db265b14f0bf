"""Rulings of 903, 1002 and the keywords that change a price: X, floors, stepping up, breaking out for nothing."""

from __future__ import annotations

import pytest

from tests.games.caster.rulings import Written, board, caster, conjure, servant


@pytest.mark.rule("caster", "903.2d-2", "1103.2b", "104.2")
def test_a_card_of_cost_x_that_breaks_has_x_zero() -> None:
    table = board(
        conjure("Many Pages", "[Break]\nDraw X cards.", cost="X"),
        servant("Raider", atk=1000),
    )
    table.field(0, "Raider").zone(1, "orb", "Many Pages").deck(1, 5)
    table.attack("Raider", at=1).end_step()
    table.yes()
    before = table.hand_size(1)
    table.resolve()
    assert table.hand_size(1) == before == 0
    assert table.zone_names(1, "graveyard") == ["Many Pages"]


@pytest.mark.rule("caster", "203.4")
def test_on_the_field_an_x_cost_is_nothing() -> None:
    table = board(
        servant("Puddle", cost="X", text="[Enter] ⇒ This card gains +500 ATK until end of turn."),
        servant("Post", cost=1),
        conjure("Sweep", "Destroy all servants with a cost of 0.", cost=0),
    )
    table.field(1, "Puddle", "Post").hand(0, "Sweep")
    table.play(0, "Sweep").resolve()
    assert table.field_names(1) == ["Post"]


@pytest.mark.rule("caster", "903.2d-1", "203.2")
def test_x_is_at_least_the_number_of_elements() -> None:
    table = board(conjure("Torrent", "Draw X cards.", cost="X", element="Aqua"))
    table.hand(0, "Torrent").deck(0, 5)
    assert not table.can("play", 0, "Torrent")
    table = board(conjure("Torrent", "Draw X cards.", cost="X", element="Aqua"))
    table.hand(0, "Torrent").deck(0, 5).sources(0, aqua=2)
    table.play(0, "Torrent", x=2).resolve()
    assert table.hand_size(0) == 2


@pytest.mark.rule("caster", "903.2g-5", "1002.4")
def test_no_reduction_goes_below_one_aether_of_each_element() -> None:
    table = board(
        servant("Twilight", cost=5, element="Solis/Luna"),
        servant("Patron", text="Servants you play cost [5] less."),
    )
    table.field(0, "Patron").hand(0, "Twilight").sources(0, solis=1)
    assert not table.can("play", 0, "Twilight")
    table = board(
        servant("Twilight", cost=5, element="Solis/Luna"),
        servant("Patron", text="Servants you play cost [5] less."),
    )
    table.field(0, "Patron").hand(0, "Twilight").sources(0, solis=1, luna=1)
    table.play(0, "Twilight").resolve().option("reversed")
    assert table.is_reversed("Twilight") and table.is_rested("Solis Source 1") and table.is_rested("Luna Source 1")


@pytest.mark.rule("caster", "903.2e-1", "1019.1")
def test_a_cancel_needs_another_spell() -> None:
    table = board(
        conjure("Hush", "[Quickcast]\nCancel target spell.", cost=0),
        servant("Herald", cost=0),
    )
    table.hand(0, "Herald").hand(1, "Hush")
    assert not table.can("play", 1, "Hush")
    table.play(0, "Herald").passes(0)
    table.play(1, "Hush", targets=["Herald"]).resolve_all()
    assert table.zone_names(0, "graveyard") == ["Herald"] and table.zone_names(1, "graveyard") == ["Hush"]
    assert table.field_names(0) == []


@pytest.mark.rule("caster", "903.3a")
def test_the_rest_of_a_text_is_done_though_its_target_is_gone() -> None:
    table = board(
        servant("Moth"),
        conjure("Swat", "Destroy target enemy servant. Draw two cards.", cost=0),
        conjure("Flit", "[Quickcast]\nReturn target allied servant to its owner's hand.", cost=0),
    )
    table.field(1, "Moth").hand(0, "Swat").hand(1, "Flit").deck(0, 5)
    table.play(0, "Swat", targets=["Moth"]).passes(0)
    table.play(1, "Flit", targets=["Moth"]).resolve_all()
    assert table.hand_names(1) == ["Moth"] and table.hand_size(0) == 2


@pytest.mark.rule("caster", "605.1b", "703.3")
def test_after_a_resolution_the_turn_player_has_priority() -> None:
    table = board(
        conjure("Blink of an Eye", "[Quickcast]\nDraw a card.", cost=0),
        conjure("Long Speech", "Each player draws a card.", cost=0),
    )
    table.hand(0, "Long Speech").hand(1, "Blink of an Eye").deck(0, 3).deck(1, 3)
    table.play(0, "Long Speech").passes(0).play(1, "Blink of an Eye").resolve()
    assert table.stack() == ["Long Speech"] and table.asked == 0


@pytest.mark.rule("caster", "604.2a", "604.2b", "701.2", "1105.2")
def test_only_quickcast_cards_answer_a_spell() -> None:
    table = board(
        servant("Slow One", cost=0),
        servant("Quick One", cost=0, text="[Quickcast]"),
        conjure("Opener", "Draw a card.", cost=0),
    )
    table.hand(0, "Opener", "Slow One", "Quick One").deck(0, 4)
    table.play(0, "Opener")
    assert not table.can("play", 0, "Slow One") and table.can("play", 0, "Quick One")
    table.play(0, "Quick One").resolve().option("reversed")
    assert table.is_reversed("Quick One") and table.stack() == ["Opener"]


@pytest.mark.rule("caster", "1108.2", "203.2")
@pytest.mark.parametrize(("trait", "playable"), [("Justice", True), ("Mischief", False)])
def test_united_front_takes_the_wrong_element_of_the_right_trait(trait: str, playable: bool) -> None:
    table = board(
        servant("Bannerman", cost=2, element="Solis", text="[United Front] (Justice)"),
        caster("Flare", element="Ignus", race=trait),
        caster("Blank"),
    )
    table.field(0, "Flare", "Blank").hand(0, "Bannerman")
    assert table.can("play", 0, "Bannerman") is playable


@pytest.mark.rule("caster", "1114.2", "903.2g-5")
def test_stepping_up_by_exactly_the_cost_still_leaves_the_element_to_pay() -> None:
    def made() -> Written:
        return board(
            servant("Knight", cost=4, element="Solis", text="[Step Up](Soldier)"),
            servant("Page", cost=2, race="Soldier"),
            servant("Squire", cost=3, race="Soldier"),
        ).hand(0, "Knight")

    table = made().field(0, "Page").field(0, "Page")
    assert not table.can("play", 0, "Knight")
    table = made().field(0, "Page", "Squire")
    table.play(0, "Knight", extra=True, cost=["Page", "Squire"]).resolve()
    assert table.is_rested("Knight") and table.is_rested("Page") and table.is_rested("Squire")


@pytest.mark.rule("caster", "903.2h", "1010.3")
def test_a_cost_of_resting_needs_a_recovered_servant() -> None:
    table = board(
        servant("Bell Ringer", text="Rest two allied servants: Draw a card."),
        servant("Rope", cost=1),
    )
    table.field(0, "Bell Ringer").field(0, "Rope", reversed=True)
    assert not table.can("use", 0, "Bell Ringer")
    table = board(servant("Bell Ringer", text="Rest two allied servants: Draw a card."), servant("Rope", cost=1))
    table.field(0, "Bell Ringer").field(0, "Rope").deck(0, 3)
    table.use(0, "Bell Ringer", cost=["Bell Ringer", "Rope"]).resolve()
    assert table.hand_size(0) == 1


@pytest.mark.rule("caster", "1002.2", "1002.3")
def test_aether_of_any_element_is_not_free_aether() -> None:
    text = "You may pay the Aes aether cost of this card with aether of any element."
    card = conjure("Open Door", text + "\nDraw a card.", cost=1, element="Aes")
    table = board(card).hand(0, "Open Door").sources(0, void=1)
    assert not table.can("play", 0, "Open Door")
    table = board(card).hand(0, "Open Door").sources(0, terra=1)
    assert table.can("play", 0, "Open Door")


@pytest.mark.rule("caster", "907.6", "203.2")
def test_one_aether_of_two_elements_pays_for_one_card_of_either() -> None:
    table = board(
        caster("Dusk", element="Solis/Ignus"),
        servant("Spark", cost=1, element="Ignus"),
        servant("Gleam", cost=1, element="Solis"),
        servant("Blaze", cost=2, element="Solis/Ignus"),
    )
    table.field(0, "Dusk").hand(0, "Spark", "Gleam", "Blaze")
    assert table.can("play", 0, "Spark") and table.can("play", 0, "Gleam") and not table.can("play", 0, "Blaze")
    table.play(0, "Gleam").resolve().option("recovered")
    assert table.is_rested("Dusk") and not table.can("play", 0, "Spark")


@pytest.mark.rule("caster", "903.2h-1", "905.2")
def test_a_discard_and_a_rest_as_one_cost() -> None:
    table = board(
        caster(
            "Librarian",
            text="[Rest], discard a barrier card: Put target conjure card from your graveyard into your hand.",
        ),
        conjure("Old Song", "Draw a card."),
        {"name": "Hedge", "type": "Barrier", "cost": 1, "element": "Void", "text": ""},
    )
    table.field(0, "Librarian").zone(0, "graveyard", "Old Song").hand(0, "Hedge")
    table.use(0, "Librarian", "discard", cost=["Hedge"], targets=["Old Song"]).resolve()
    assert table.hand_names(0) == ["Old Song"] and table.zone_names(0, "graveyard") == ["Hedge"]
    assert table.is_rested("Librarian")
