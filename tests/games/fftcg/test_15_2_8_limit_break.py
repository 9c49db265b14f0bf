"""Chapter 15.2.8: Limit Break. LB cards are cast from their own deck and go back there, face up."""

import pytest

from arbiter.testing import BadScenario, Table, scenario


def limit(count: int = 1, text: str = "", **more: object) -> Table:
    """A table with the defined LB card "Last Light" (fire, cost 2)."""
    card: dict[str, object] = {"element": ["fire"], "cost": 2, "power": 7000} | more
    return scenario("fftcg").define(
        name="Last Light", text=f"‹Limit Break -- {count}›" + (f"\n{text}" if text else ""), **card
    )


def faces(table: Table, player: int = 0) -> dict[str, bool]:
    """The cards of an LB deck and whether they lie face up."""
    return {obj.face.name: obj.face_up for obj in table.objects("limit", player)}


@pytest.mark.rule("fftcg", "15.2.8.2")
def test_the_lb_cost_is_a_number_above_zero() -> None:
    with pytest.raises(BadScenario):
        limit(0)
    table = limit(1).zone(0, "limit", "Last Light", "Cinder Pilgrim").sources(0, fire=2)
    assert table.can("play", 0, "Last Light")


@pytest.mark.rule("fftcg", "15.2.8.3", "15.2.8.3.1", "15.2.8.3.2")
def test_an_lb_card_is_cast_from_the_lb_deck_for_its_cp_and_face_down_cards_turned_up() -> None:
    table = (
        limit(2)
        .zone(0, "limit", "Last Light", "Cinder Pilgrim", "Breaker of Lines", "The Unwritten Page")
        .sources(0, fire=2)
        .play(0, "Last Light", cost=["Cinder Pilgrim", "The Unwritten Page"])
    )
    assert table.is_on_field("Last Light", 0)
    assert table.stack() == []
    assert table.is_rested("Fire Source 1") and table.is_rested("Fire Source 2")
    assert faces(table) == {"Cinder Pilgrim": True, "Breaker of Lines": False, "The Unwritten Page": True}


@pytest.mark.rule("fftcg", "15.2.8.3.1")
def test_the_cp_are_needed_besides_the_lb_cost() -> None:
    table = limit(1).zone(0, "limit", "Last Light", "Cinder Pilgrim").sources(0, fire=1)
    assert not table.can("play", 0, "Last Light")
    assert table.why_not(0, "Last Light") == ["11.2.1.1"]


@pytest.mark.rule("fftcg", "15.2.8.3.2")
def test_only_other_face_down_cards_pay_the_lb_cost() -> None:
    table = (
        limit(2)
        .zone(0, "limit", "Last Light", "Cinder Pilgrim")
        .zone(0, "limit", "The Unwritten Page", face_up=True)
        .sources(0, fire=2)
    )
    assert not table.can("play", 0, "Last Light")
    assert table.why_not(0, "Last Light") == ["15.2.8.3.2"]


@pytest.mark.rule("fftcg", "15.2.8.3")
def test_a_face_up_lb_card_is_not_cast_again() -> None:
    table = (
        limit(1)
        .zone(0, "limit", "Last Light", face_up=True)
        .zone(0, "limit", "Cinder Pilgrim", "Breaker of Lines")
        .sources(0, fire=2)
    )
    assert not table.can("play", 0, "Last Light")
    assert table.why_not(0, "Last Light") == ["15.2.8.3"]


@pytest.mark.rule("fftcg", "15.2.8.3")
def test_an_lb_character_is_cast_when_a_character_could_be() -> None:
    def ready(step: str) -> Table:
        return limit(1).zone(0, "limit", "Last Light", "Cinder Pilgrim").sources(0, fire=2).turn(0, step=step, number=3)

    assert ready("main1").can("play", 0, "Last Light")
    assert ready("main2").can("play", 0, "Last Light")
    assert not ready("attack_preparation").can("play", 0, "Last Light")
    named = limit(1).zone(0, "limit", "Last Light", "Cinder Pilgrim").field(0, "Last Light").sources(0, fire=2)
    assert not named.can("play", 0, "Last Light")
    full = limit(1, type="backup").zone(0, "limit", "Last Light", "Cinder Pilgrim").sources(0, fire=5)
    assert not full.can("play", 0, "Last Light")


@pytest.mark.rule("fftcg", "15.2.8.3")
def test_an_lb_summon_is_cast_when_a_summon_could_be() -> None:
    table = (
        limit(1, "Choose 1 Forward. Deal it 3000 damage.", type="summon")
        .zone(1, "limit", "Last Light", "Cinder Pilgrim")
        .sources(1, fire=2)
        .field(0, "Reef Guard")
        .passes(0)
        .play(1, "Last Light")
    )
    assert table.stack() == ["Last Light"]
    assert faces(table, 1) == {"Cinder Pilgrim": True}


@pytest.mark.rule("fftcg", "15.2.8.4")
def test_on_the_field_an_lb_card_is_like_any_other() -> None:
    table = limit(1).field(0, "Last Light").field(1, "Caravan Guard")
    assert table.power("Last Light") == 7000
    table.attack("Last Light").no_block().to("damage_resolution")
    assert table.damage_count(1) == 1
    entered = (
        limit(1, "When Last Light enters the field, draw 1 card.")
        .zone(0, "limit", "Last Light", "Cinder Pilgrim")
        .sources(0, fire=2)
        .play(0, "Last Light")
    )
    assert entered.stack() == ["Last Light"]


def leaving(text: str, more: str = "") -> Table:
    """Player 1 controls an LB card that player 0's Summon speaks of."""
    return (
        limit(1, more)
        .define(name="Test Word", type="summon", element=["fire"], cost=1, text=text)
        .sources(0, fire=1)
        .hand(0, "Test Word")
        .field(1, "Last Light")
        .play(0, "Test Word")
        .resolve()
    )


@pytest.mark.rule("fftcg", "15.2.8.4.1", "15.2.8.4.5")
def test_an_lb_card_that_leaves_the_field_goes_back_to_the_lb_deck_face_up_at_once() -> None:
    for text in ("Choose 1 Forward. Break it.", "Choose 1 Forward. Remove it from the game."):
        table = leaving(text)
        assert faces(table, 1) == {"Last Light": True}
        assert table.zone_names(1, "break") == []
        assert table.zone_names(1, "removed") == []
        assert table.stack() == []


@pytest.mark.rule("fftcg", "15.2.8.4.1")
def test_an_lb_card_that_is_broken_in_battle_goes_back_to_its_owners_lb_deck() -> None:
    table = limit(1).field(0, "Reef Guard").field(1, "Last Light", owner=0)
    table.attack("Reef Guard").block("Last Light").to("damage_resolution")
    assert faces(table, 0) == {"Last Light": True}
    assert faces(table, 1) == {}


@pytest.mark.rule("fftcg", "15.2.8.4.2")
def test_what_waits_for_the_other_zone_triggers() -> None:
    table = leaving(
        "Choose 1 Forward. Break it.",
        "When Last Light is put from the field into the Break Zone, draw 1 card.",
    )
    assert faces(table, 1) == {"Last Light": True}
    assert table.stack() == ["Last Light"]
    table.resolve()
    assert table.hand_size(1) == 1


@pytest.mark.rule("fftcg", "15.2.8.4.3")
def test_an_lb_summon_goes_back_after_it_has_resolved() -> None:
    table = (
        limit(1, "Draw 1 card.", type="summon")
        .zone(0, "limit", "Last Light", "Cinder Pilgrim")
        .sources(0, fire=2)
        .play(0, "Last Light")
        .resolve()
    )
    assert table.hand_size(0) == 1
    assert faces(table) == {"Cinder Pilgrim": True, "Last Light": True}
    assert table.zone_names(0, "break") == []


@pytest.mark.rule("fftcg", "15.2.8.4.3")
def test_an_lb_summon_whose_effect_was_cancelled_goes_back_too() -> None:
    table = (
        limit(1, "Draw 1 card.", type="summon")
        .define(name="Fog Horn", type="summon", element=["fire"], cost=1, text="Choose 1 Summon. Cancel its effect.")
        .zone(0, "limit", "Last Light", "Cinder Pilgrim")
        .sources(0, fire=2)
        .sources(1, fire=1)
        .hand(1, "Fog Horn")
        .play(0, "Last Light")
        .passes(0)
        .play(1, "Fog Horn")
        .resolve_all()
    )
    assert table.hand_size(0) == 0
    assert faces(table) == {"Cinder Pilgrim": True, "Last Light": True}


@pytest.mark.rule("fftcg", "15.2.8.4.3")
def test_an_lb_summon_that_is_sent_elsewhere_instead_goes_back_from_there() -> None:
    table = (
        limit(1, "Draw 1 card.", type="summon")
        .define(
            name="Salt Circle",
            type="backup",
            text="If a Summon is put into the Break Zone, remove it from the game instead.",
        )
        .field(0, "Salt Circle", rested=True)
        .zone(0, "limit", "Last Light", "Cinder Pilgrim")
        .sources(0, fire=2)
        .play(0, "Last Light")
        .resolve()
    )
    assert faces(table) == {"Cinder Pilgrim": True, "Last Light": True}
    assert table.zone_names(0, "removed") == []


@pytest.mark.rule("fftcg", "15.2.8.4.4")
def test_even_from_a_hand_or_a_main_deck_it_goes_back() -> None:
    table = leaving("Choose 1 Forward. Return it to its owner's hand.")
    assert table.hand_size(1) == 0
    assert faces(table, 1) == {"Last Light": True}
    for text in (
        "Choose 1 Forward. Put it on top of its owner's deck.",
        "Choose 1 Forward. Put it at the bottom of its owner's deck.",
    ):
        table = leaving(text)
        assert "Last Light" not in table.zone_names(1, "deck")
        assert faces(table, 1) == {"Last Light": True}


@pytest.mark.rule("fftcg", "15.2.8.4.5")
def test_the_way_back_into_the_lb_deck_is_not_replaced() -> None:
    # A text that replaces leaving the field applies to that move; the card goes back all the same.
    table = leaving(
        "Choose 1 Forward. Break it.",
        "If Last Light leaves the field, remove Last Light from the game instead.",
    )
    assert faces(table, 1) == {"Last Light": True}
    assert table.zone_names(1, "removed") == []
    assert table.stack() == []


@pytest.mark.rule("fftcg", "15.2.8.4.1", "15.2.9.4.2")
def test_a_primed_lb_card_goes_back_and_the_card_on_top_is_removed() -> None:
    table = (
        limit(1, '‹Priming "Great Wake" --› {Fire}')
        .define(name="Great Wake", element=["ice"], cost=7, power=9000)
        .define(name="Test Word", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. Break it.")
        .sources(0, fire=1)
        .hand(0, "Test Word")
        .field(1, "Great Wake", under=("Last Light",))
        .play(0, "Test Word")
        .resolve()
    )
    assert faces(table, 1) == {"Last Light": True}
    assert table.zone_names(1, "removed") == ["Great Wake"]
    assert table.zone_names(1, "break") == []
