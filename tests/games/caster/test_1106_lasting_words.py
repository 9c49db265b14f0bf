"""Chapters 1106 to 1110, 1112, 1113, 1115: words that come and go, seal, unite and pass by."""

from __future__ import annotations

import pytest

from arbiter.games.caster.attacking import targets_for
from arbiter.testing import scenario
from tests.games.caster.written import Written, conjure, servant

pytestmark = pytest.mark.both_seats


@pytest.mark.rule("caster", "1106.2")
def test_enter_triggers_when_its_card_enters_the_field() -> None:
    table = servant(scenario("caster"), "Host", text="[Enter] ⇒ Draw a card.").sources(0, ignus=2).hand(0, "Host")
    table.play(0, "Host").resolve().option("recovered")
    assert table.field_names(0)[-1] == "Host" and len(table.stack()) == 1
    table.resolve()
    assert table.hand_size(0) == 1


@pytest.mark.rule("caster", "1106.2")
def test_enter_of_another_card_does_not_trigger() -> None:
    table = servant(servant(scenario("caster"), "Host", text="[Enter] ⇒ Draw a card."), "Guest")
    table.field(0, "Host").sources(0, ignus=2).hand(0, "Guest")
    table.play(0, "Guest").resolve().option("recovered")
    assert table.stack() == []


@pytest.mark.rule("caster", "1107.2")
@pytest.mark.parametrize(
    ("text", "drawn"),
    [("Destroy target servant.", 1), ("Return target servant to its owner's hand.", 0)],
)
def test_last_words_trigger_on_the_way_from_the_field_to_a_graveyard(text: str, drawn: int) -> None:
    table = servant(scenario("caster"), "Poet", text="[Last Words] ⇒ Draw a card.")
    conjure(table, "Away", text).sources(0, ignus=1).hand(0, "Away").field(1, "Poet")
    before = len(table.zone_names(1, "deck"))
    table.play(0, "Away").resolve_all()
    assert len(table.zone_names(1, "deck")) == before - drawn


@pytest.mark.rule("caster", "1107.2")
def test_last_words_do_not_trigger_from_a_hand() -> None:
    table = servant(scenario("caster"), "Poet", text="[Last Words] ⇒ Draw a card.")
    conjure(table, "Burn", "Discard a card.").sources(0, ignus=1).hand(0, "Burn", "Poet")
    table.play(0, "Burn").resolve_all()
    assert table.hand_size(0) == 0 and table.zone_names(0, "graveyard")[-1] == "Burn"


# ---------------------------------------------------------------- 1108


def friend(table: Written, element: str, trait: str) -> Written:
    return table.define(name=f"{element} {trait}", type="Caster", level=1, element=element, race=trait, text="")


@pytest.mark.rule("caster", "1108.2")
@pytest.mark.parametrize(("trait", "can"), [("Vigil", True), ("Chime", False)])
def test_united_front_takes_the_element_of_a_caster_with_the_trait(trait: str, can: bool) -> None:
    table = servant(scenario("caster"), "Ally", cost=1, element="Solis", text="[United Front] (Vigil)")
    friend(table, "Ignus", trait).field(0, f"Ignus {trait}").hand(0, "Ally")
    assert table.can("play", 0, "Ally") == can


@pytest.mark.rule("caster", "1108.2")
def test_united_front_takes_no_aether_without_an_element() -> None:
    table = servant(scenario("caster"), "Ally", cost=1, element="Solis", text="[United Front] (Vigil)")
    friend(table, "Void", "Vigil").field(0, "Void Vigil").hand(0, "Ally")
    assert not table.can("play", 0, "Ally")


# ---------------------------------------------------------------- 1109  soul seal


def sealed(text: str = "[Soul Seal]\n[Enter] ⇒ Draw a card.") -> Written:
    """A Soul Bond servant with two cards beneath it."""
    table = scenario("caster").define(
        name="Two as One",
        type="Soul Bond Servant",
        element="Void",
        atk=2000,
        **{"def": 2000},
        text=text,
        materials=["Idony Vane", "Brand Quill"],
    )
    return table.field(0, "Two as One", under=("Idony Vane", "Brand Quill"))


@pytest.mark.rule("caster", "1109.2")
@pytest.mark.parametrize("wants", [True, False])
def test_a_card_of_the_stock_may_be_banished_instead_of_its_leaving_the_field(wants: bool) -> None:
    table = conjure(sealed(), "Away", "Destroy target servant.").sources(1, ignus=1).hand(1, "Away").turn(1, number=4)
    table.play(1, "Away").resolve()
    if wants:
        table.yes().option("Idony Vane beneath Two as One")
        assert table.is_on_field("Two as One", 0) and table.zone_names(0, "graveyard") == ["Idony Vane"]
        assert [face.name for _, face, _ in table.obj("Two as One").under] == ["Brand Quill"]
    else:
        table.no()
        assert not table.is_on_field("Two as One", 0)


@pytest.mark.rule("caster", "1109.2")
def test_without_stock_nothing_holds_it() -> None:
    table = sealed()
    table = scenario("caster").define(
        name="Two as One",
        type="Soul Bond Servant",
        element="Void",
        atk=2000,
        **{"def": 2000},
        text="[Soul Seal]",
        materials=["Idony Vane", "Brand Quill"],
    )
    conjure(table, "Away", "Destroy target servant.").sources(1, ignus=1).hand(1, "Away").turn(1, number=4)
    table.field(0, "Two as One").play(1, "Away").resolve()
    assert table.zone_names(0, "graveyard") == ["Two as One"]


@pytest.mark.rule("caster", "1109.2")
def test_one_of_the_stock_is_banished_to_play_its_enter_ability_once_at_main_timing() -> None:
    table = sealed().turn(0, number=3)
    table.use(0, "Two as One", option="Brand Quill beneath Two as One")
    table.resolve()
    assert table.zone_names(0, "graveyard") == ["Brand Quill"] and len(table.stack()) == 1
    table.resolve()
    assert table.hand_size(0) == 1
    table = sealed().turn(1, number=4)
    assert not table.passes(1).can("use", 0, "Two as One")


@pytest.mark.rule("caster", "1109.2", "1106.2")
@pytest.mark.parametrize("waits", ["Whenever another allied servant enters the field", "[Last Words]"])
def test_only_an_enter_ability_is_played_for_one_of_the_stock(waits: str) -> None:
    table = sealed(f"[Soul Seal]\n{waits} ⇒ Draw a card.").turn(0, number=3)
    if table.can("use", 0, "Two as One"):
        table.use(0, "Two as One", option="Brand Quill beneath Two as One").resolve()
    assert table.stack() == []


# ---------------------------------------------------------------- 1110, 1112, 1113, 1115


@pytest.mark.rule("caster", "1110.2")
@pytest.mark.parametrize(("text", "past"), [("", False), ("[Hubris]", True)])
def test_hubris_attacks_players_past_reversed_servants(text: str, past: bool) -> None:
    table = servant(servant(scenario("caster"), "Proud", text=text), "Wall")
    table.field(0, "Proud").field(1, "Wall", reversed=True).turn(0, number=3)
    open_player, objects = targets_for(table.game, table.obj("Proud"))
    assert open_player is past and [obj.face.name for obj in objects] == ["Wall"]


@pytest.mark.rule("caster", "1112.2")
def test_lethargy_comes_rested() -> None:
    table = servant(scenario("caster"), "Sleeper", text="[Lethargy]").sources(0, ignus=2).hand(0, "Sleeper")
    table.play(0, "Sleeper").resolve()
    assert table.is_rested("Sleeper", 0)


@pytest.mark.rule("caster", "1113.2")
def test_vanity_holds_while_it_is_the_only_servant_of_its_player() -> None:
    table = servant(scenario("caster"), "Vain", text="[Vanity] -- This card gains +1000 ATK.\n[Vanity] -- [Hubris]")
    servant(table, "Rival").field(0, "Vain").field(1, "Rival")
    assert table.power("Vain", 0) == 3000 and table.has("Vain", "hubris")
    table = servant(scenario("caster"), "Vain", text="[Vanity] -- This card gains +1000 ATK.\n[Vanity] -- [Hubris]")
    servant(table, "Rival").field(0, "Vain", "Rival")
    assert table.power("Vain", 0) == 2000 and not table.has("Vain", "hubris")


@pytest.mark.rule("caster", "1115.2")
def test_unity_rests_its_kin_and_gains_their_attack_power() -> None:
    table = servant(scenario("caster"), "Leader", race="Hound/Wick", text="[Unity]")
    servant(servant(servant(table, "Kin", race="Hound", atk=1500), "Cousin", race="Wick"), "Stranger", race="Lamp")
    table.field(0, "Leader", "Kin", "Cousin", "Stranger").field(0, "Kin", rested=True).turn(0, number=3)
    table.zone(1, "orb", 2).attack("Leader").resolve()
    assert [words.partition(" (")[0] for words in table.options()] == ["Kin", "Cousin"]
    table.choose("Kin", "Cousin")
    assert table.power("Leader", 0) == 2000 + 1500 + 2000
    assert table.is_rested("Cousin", 0) and not table.is_rested("Stranger", 0)
    table.passes(0).passes(1).choose("Porch Lamp").next_turn()
    assert table.power("Leader", 0) == 2000


@pytest.mark.rule("caster", "1115.2")
def test_unity_may_rest_nobody() -> None:
    table = servant(servant(scenario("caster"), "Leader", race="Hound", text="[Unity]"), "Kin", race="Hound")
    table.field(0, "Leader", "Kin").turn(0, number=3).attack("Leader").resolve().choose()
    assert table.power("Leader", 0) == 2000 and not table.is_rested("Kin", 0)
