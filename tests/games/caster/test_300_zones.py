"""Chapter 300: zones, orientation, stocks, and where cards go."""

from __future__ import annotations

import pytest

from arbiter.kernel.state import READY, RESTED, REVERSED
from arbiter.kernel.views import view
from arbiter.testing import Table
from tests.games.caster.plain import make
from tests.games.caster.tables import table

HOME = {
    "name": "Home",
    "type": "Conjure",
    "cost": 1,
    "element": "Solis",
    "text": "Return target servant to its owner's hand.",
}
PYRE = {"name": "Pyre", "type": "Conjure", "cost": 1, "element": "Solis", "text": "Destroy target servant."}
TOP = {
    "name": "Top",
    "type": "Conjure",
    "cost": 1,
    "element": "Solis",
    "text": "Put target servant on top of its owner's deck.",
}
GRAB = {
    "name": "Grab",
    "type": "Conjure",
    "cost": 1,
    "element": "Solis",
    "text": "Gain control of target enemy servant.",
}
LURE = {
    "name": "Lure",
    "type": "Conjure",
    "cost": 1,
    "element": "Solis",
    "text": "Gain control of target enemy caster.",
}
GONE = {
    "name": "Gone",
    "type": "Conjure",
    "cost": 1,
    "element": "Solis",
    "text": "Remove target servant from the game.",
}
CARD = {
    "name": "Card",
    "type": "Conjure",
    "cost": 1,
    "element": "Solis",
    "text": "Put target servant into an allied BINGO zone.",
}
RAISE = {
    "name": "Raise",
    "type": "Conjure",
    "cost": 1,
    "element": "Solis",
    "text": "Put target servant from an allied graveyard into the field.",
}
BOTH = make("Both", "servant soul_bond", atk=2000, dfn=2000, materials=("Ada", "Bea"))
ALTAR = {"name": "Altar", "type": "Deity", "element": "Solis", "text": "Allied servants gain +500 ATK."}


def with_spells(*hand: str) -> Table:
    made = table()
    for card in (HOME, PYRE, TOP, GRAB, LURE, GONE, CARD, RAISE, ALTAR):
        made.define(**card)
    return made.faces(BOTH).sources(0, solis=4).hand(0, *hand)


def cast(made: Table, spell: str, *targets: str) -> Table:
    return made.play(0, spell, targets=list(targets)).resolve()


@pytest.mark.rule("caster", "302.3", "302.5", "105.2")
def test_a_card_that_leaves_the_field_goes_to_its_owners_zone_as_a_new_card() -> None:
    made = with_spells("Home").field(0, "Pup", owner=1, rested=True, counters={"spark": 1})
    before = made.begin().obj("Pup", 0, "field").id
    cast(made, "Home", "Pup")
    card = made.obj("Pup", 1, "hand")
    assert card.id != before and card.counters is None


@pytest.mark.rule("caster", "302.3", "307.5", "105.3", "1016.1", "1016.1a", "315.1", "315.1a")
def test_a_servant_that_changes_control_is_the_same_card_and_keeps_its_orientation_and_stocks() -> None:
    made = with_spells("Grab").field(1, "Pup", reversed=True, under=("ada1",), counters={"spark": 1})
    before = made.begin().obj("Pup", 1, "field").id
    cast(made, "Grab", "Pup")
    pup = made.obj("Pup", 0, "field")
    assert (pup.id, pup.controller, pup.owner, pup.turned) == (before, 0, 1, REVERSED)
    assert [face.key for _, face, _ in pup.under] == ["ada1"] and pup.count("spark") == 1


@pytest.mark.rule("caster", "1016.1b", "308.5", "315.1c")
def test_a_caster_that_changes_control_comes_with_its_stocks_and_gives_aether_to_its_new_player() -> None:
    made = with_spells("Lure", "Bear").field(1, "bea2", under=("bea1",))
    cast(made, "Lure", "Bea")
    bea = made.obj("Bea", 0, "field")
    assert bea.controller == 0 and [face.key for _, face, _ in bea.under] == ["bea1"]
    # Three Solis casters are left; with the two aether of Bea the Bear can be paid for.
    assert made.can("play", 0, "Bear")


@pytest.mark.rule("caster", "315.1b", "306.2", "1007.1")
def test_the_stocks_of_a_servant_that_leaves_go_to_their_owners_graveyard() -> None:
    made = with_spells("Home").field(0, "Pup", under=("ada1", "bea1"))
    cast(made, "Home", "Pup")
    assert made.hand_names(0) == ["Pup"]
    assert sorted(made.zone_names(0, "graveyard")) == ["Ada", "Bea", "Home"]


@pytest.mark.rule("caster", "315.1d")
def test_the_stocks_of_a_caster_that_leaves_go_to_their_owners_graveyard() -> None:
    send = {
        "name": "Send",
        "type": "Conjure",
        "cost": 1,
        "element": "Solis",
        "text": "Return target caster to its owner's hand.",
    }
    made = with_spells().define(**send).hand(0, "Send").field(1, "ada2", under=("ada1",))
    cast(made, "Send", "ada2")
    assert made.hand_names(1) == ["Ada"] and [obj.face.key for obj in made.objects("graveyard", 1)] == ["ada1"]


@pytest.mark.rule("caster", "315.2", "315.2a", "201.3", "201.3a")
def test_a_soul_bond_servant_returns_to_the_extra_deck_instead_of_the_hand_or_deck() -> None:
    for spell in ("Home", "Top"):
        made = with_spells(spell).field(0, "Both")
        cast(made, spell, "Both")
        assert made.zone_names(0, "extra") == ["Both"] and made.hand_size(0) == 0


@pytest.mark.rule("caster", "315.2b")
def test_a_soul_bond_servant_goes_to_the_graveyard_or_removed_zone_like_others() -> None:
    for spell, zone in (("Pyre", "graveyard"), ("Gone", "removed")):
        made = with_spells(spell).field(0, "Both")
        cast(made, spell, "Both")
        assert "Both" in made.zone_names(0, zone) and made.zone_names(0, "extra") == []


@pytest.mark.rule("caster", "315.2a")
def test_a_deity_returns_to_the_extra_deck_too() -> None:
    back = {
        "name": "Back",
        "type": "Conjure",
        "cost": 1,
        "element": "Solis",
        "text": "Return target deity to its owner's hand.",
    }
    made = with_spells().define(**back).hand(0, "Back").field(1, "Altar", counters={"deity": 1})
    cast(made, "Back", "Altar")
    assert made.zone_names(1, "extra") == ["Altar"] and made.hand_size(1) == 0


@pytest.mark.rule("caster", "307.6", "306.5", "303.1")
def test_who_puts_a_servant_into_the_field_by_an_effect_chooses_its_orientation() -> None:
    made = with_spells("Raise").zone(0, "graveyard", "Hound")
    cast(made, "Raise", "Hound")
    made.expect(kind="option", player=0, why="orientation").option("reversed")
    hound = made.obj("Hound", 0, "field")
    assert hound.controller == 0 and hound.turned == REVERSED


@pytest.mark.rule("caster", "306.5")
def test_a_caster_that_an_effect_puts_into_the_field_asks_for_no_orientation() -> None:
    call = {
        "name": "Summons",
        "type": "Conjure",
        "cost": 1,
        "element": "Solis",
        "text": "Put a caster from your hand into the field.",
    }
    made = with_spells().define(**call).hand(0, "Summons", "bea1").play(0, "Summons").resolve()
    bea = made.obj("Bea", 0, "field")
    assert bea.turned == READY and bea.controller == 0


@pytest.mark.rule("caster", "314.2", "314.3", "314.3a", "1008.1")
def test_for_a_fourth_card_one_of_the_bingo_zone_is_banished() -> None:
    made = with_spells("Card").field(0, "Pup").zone(0, "bingo", "Hound", "Bear", "Turtle")
    cast(made, "Card", "Pup").expect(kind="objects", player=0, why="bingo")
    assert [option.split(" (")[0] for option in made.options()] == ["Hound", "Bear", "Turtle"]
    made.choose("Bear")
    assert made.zone_names(0, "bingo") == ["Hound", "Turtle", "Pup"] and "Bear" in made.zone_names(0, "graveyard")
    assert view(made.game, 1)["zones"]["bingo"][0]["count"] == 3  # type: ignore[index]


@pytest.mark.rule("caster", "314.3")
def test_three_cards_lie_in_a_bingo_zone_without_a_question() -> None:
    made = with_spells("Card").field(0, "Pup").zone(0, "bingo", "Hound", "Bear")
    cast(made, "Card", "Pup")
    assert made.zone_names(0, "bingo") == ["Hound", "Bear", "Pup"]


@pytest.mark.rule("caster", "310.2", "311.2", "1003.1")
def test_graveyards_and_removed_cards_are_public_and_new_cards_lie_on_top() -> None:
    made = with_spells("Pyre", "Gone").field(1, "Pup", "Hound").zone(1, "graveyard", "Bear")
    cast(cast(made, "Pyre", "Pup"), "Gone", "Hound")
    grave = view(made.game, 0)["zones"]["graveyard"][1]["cards"]  # type: ignore[index]
    assert [card["name"] for card in grave] == ["Bear", "Pup"]
    removed = view(made.game, 0)["zones"]["removed"][1]["cards"]  # type: ignore[index]
    assert [card["name"] for card in removed] == ["Hound"]


@pytest.mark.rule("caster", "302.4", "310.3")
def test_the_owner_orders_cards_that_go_to_the_graveyard_together() -> None:
    storm = {"name": "Storm", "type": "Conjure", "cost": 1, "element": "Solis", "text": "Destroy all enemy servants."}
    made = with_spells().define(**storm).hand(0, "Storm").field(1, "Pup", "Hound").play(0, "Storm").resolve()
    made.expect(kind="order", player=1).order("Hound", "Pup")
    assert made.zone_names(1, "graveyard") == ["Hound", "Pup"]


@pytest.mark.rule("caster", "304.3", "1006.2")
def test_cards_leave_a_deck_one_by_one_from_its_top() -> None:
    mill = {
        "name": "Mill",
        "type": "Conjure",
        "cost": 1,
        "element": "Solis",
        "text": "Put the top two cards of your deck into your graveyard.",
    }
    made = with_spells().define(**mill).hand(0, "Mill").deck(0, "Pup", "Hound", "Bear").play(0, "Mill").resolve()
    assert made.zone_names(0, "graveyard") == ["Pup", "Hound", "Mill"]
    draw = {"name": "Two", "type": "Conjure", "cost": 1, "element": "Solis", "text": "Draw two cards."}
    drawn = with_spells().define(**draw).hand(0, "Two").deck(0, "Pup", "Hound", "Bear").play(0, "Two").resolve()
    assert drawn.hand_names(0) == ["Pup", "Hound"]


@pytest.mark.rule("caster", "306.4", "306.4a", "306.6", "201.4")
def test_only_entities_count_and_what_lies_face_down_is_no_servant() -> None:
    many = {"name": "Many", "type": "Barrier", "cost": 1, "element": "Solis", "text": "Allied servants gain +500 ATK."}
    made = with_spells("Pyre").define(**many).field(0, "Many").field(0, "Pup", under=("Hound",))
    made.field(0, "Bear", face_up=False)
    made.play(0, "Pyre")
    # Neither the card beneath nor the one face down can be targeted: only Pup is there, and it is not asked.
    assert made.stack() == ["Pyre"] and made.power("Pup") == 1000 and made.obj("Pup").now.names == {"Pup"}
    made.resolve()
    assert "Pup" in made.zone_names(0, "graveyard")


@pytest.mark.rule("caster", "312.1", "312.2", "312.3")
def test_the_chase_zone_is_one_and_everybody_sees_it() -> None:
    made = with_spells("Pyre").field(1, "Pup").play(0, "Pyre", targets=["Pup"])
    shown = view(made.game, 1)["zones"]["chase"]  # type: ignore[index]
    assert [card["name"] for card in shown["cards"]] == ["Pyre"]


@pytest.mark.rule("caster", "307.3", "308.3", "1010.1")
def test_servants_are_rested_and_recovered_and_casters_too() -> None:
    made = with_spells("Pyre").field(1, "Pup")
    made.play(0, "Pyre", targets=["Pup"])
    assert sum(obj.turned == RESTED for obj in made.objects("field", 0)) == 1
    assert made.begin().obj("Pup", 1, "field").turned == READY


@pytest.mark.rule("caster", "302.1", "306.1", "306.3", "307.2", "308.2")
def test_the_field_is_one_zone_in_which_everybody_sees_whose_cards_are_whose() -> None:
    made = table().field(0, "Pup", "ada1").field(1, "Hound", "bea1").begin()
    for viewer in (0, 1, -1):
        cards = view(made.game, viewer)["zones"]["field"]["cards"]  # type: ignore[index]
        assert [(card["name"], card["controller"]) for card in cards] == [
            ("Pup", 0),
            ("Ada", 0),
            ("Hound", 1),
            ("Bea", 1),
        ]
