"""Chapter 15.2.7: Warp. A card is removed with counters and comes back when they are gone."""

import pytest

from arbiter.testing import BadScenario, Table, scenario


def rider(count: int = 2, text: str = "", **more: object) -> Table:
    return (
        scenario("fftcg")
        .define(
            name="Far Rider",
            element=["wind"],
            cost=6,
            power=8000,
            text=f"‹Warp {count} --› {{Wind}}{{1}}" + (f"\n{text}" if text else ""),
            **more,
        )
        .define(
            name="Test Bolt", type="summon", element=["wind"], cost=1, text="Choose 1 Forward. Deal it 1000 damage."
        )
    )


@pytest.mark.rule("fftcg", "15.2.7.3", "15.2.7.1.1")
def test_the_warp_cost_removes_the_card_from_hand_with_its_counters_and_without_the_stack() -> None:
    table = rider().sources(0, wind=2).hand(0, "Far Rider")
    assert not table.can("play", 0, "Far Rider")
    table.use(0, "Far Rider", "warp")
    assert table.stack() == []
    assert table.asked == 0
    assert table.zone_names(0, "removed") == ["Far Rider"]
    assert table.counters("Far Rider", "Warp") == 2
    assert table.is_rested("Wind Source 1") and table.is_rested("Wind Source 2")


@pytest.mark.rule("fftcg", "15.2.7.3")
def test_warp_needs_ones_own_main_phase_an_empty_stack_and_the_cost() -> None:
    def able(table: Table, player: int = 0) -> bool:
        return any(option.startswith("warp") for option in table.options()) and table.asked == player

    assert able(rider().sources(0, wind=2).hand(0, "Far Rider"))
    assert able(rider().sources(0, wind=2).hand(0, "Far Rider").turn(0, step="main2", number=3))
    assert not able(rider().sources(0, wind=1).hand(0, "Far Rider"))
    assert not able(rider().sources(0, wind=2).hand(0, "Far Rider").turn(0, step="attack_preparation", number=3))
    theirs = rider().sources(1, wind=2).hand(1, "Far Rider").passes(0)
    assert not able(theirs, 1)
    busy = rider().sources(0, wind=3).hand(0, "Far Rider", "Test Bolt").field(1, "Reef Guard")
    busy.play(0, "Test Bolt")
    assert busy.stack() == ["Test Bolt"]
    assert not able(busy)


@pytest.mark.rule("fftcg", "15.2.7.1.1")
def test_the_warp_cost_is_not_paid_for_a_card_elsewhere_than_in_hand() -> None:
    table = rider().sources(0, wind=2).zone(0, "break", "Far Rider").field(0, "Far Rider")
    assert not any(option.startswith("warp") for option in table.options())


@pytest.mark.rule("fftcg", "15.2.7.2")
def test_the_number_of_a_warp_is_above_zero() -> None:
    with pytest.raises(BadScenario):
        rider(0)
    assert (
        rider(1).sources(0, wind=2).hand(0, "Far Rider").use(0, "Far Rider", "warp").counters("Far Rider", "Warp") == 1
    )


@pytest.mark.rule("fftcg", "15.2.7.4", "15.2.7.1.2")
def test_at_the_start_of_its_players_main_phase_1_an_ability_takes_one_counter_off() -> None:
    table = rider(3).zone(0, "removed", "Far Rider", counters={"Warp": 3}).turn(0, step="main2", number=3)
    table.to("main1", 1)
    assert table.stack() == []
    table.to("main1", 0)
    # An auto-ability: it uses the stack and can be answered.
    assert table.stack() == ["Far Rider"]
    assert table.counters("Far Rider", "Warp") == 3
    table.resolve()
    assert table.counters("Far Rider", "Warp") == 2
    assert table.stack() == []
    table.to("main2", 0)
    assert table.counters("Far Rider", "Warp") == 2


@pytest.mark.rule("fftcg", "15.2.7.5", "15.2.7.1.2")
def test_when_the_last_counter_goes_an_ability_brings_the_card_to_the_field() -> None:
    table = rider().zone(0, "removed", "Far Rider", counters={"Warp": 1}).turn(1, step="main2", number=2).to("main1", 0)
    table.resolve()
    assert table.counters("Far Rider", "Warp") == 0
    assert table.zone_of("Far Rider") == "removed"
    assert table.stack() == ["Far Rider"]
    table.resolve()
    assert table.is_on_field("Far Rider", 0)


@pytest.mark.rule("fftcg", "15.2.7.5")
def test_the_last_counter_may_also_be_removed_by_another_effect() -> None:
    table = (
        rider()
        .define(
            name="Hurry Up",
            type="summon",
            element=["wind"],
            cost=1,
            text="Choose 1 card removed from the game. Remove 1 Warp Counter from it.",
        )
        .sources(0, wind=1)
        .hand(0, "Hurry Up")
        .zone(0, "removed", "Far Rider", counters={"Warp": 1})
        .play(0, "Hurry Up")
        .resolve()
    )
    assert table.stack() == ["Far Rider"]
    table.resolve()
    assert table.is_on_field("Far Rider", 0)


@pytest.mark.rule("fftcg", "15.2.7.5.1", "15.2.7.5.2")
def test_a_card_whose_name_is_on_the_field_already_does_not_come_and_does_not_try_again() -> None:
    table = (
        rider()
        .field(0, "Far Rider")
        .zone(0, "removed", "Far Rider", counters={"Warp": 1})
        .turn(1, step="main2", number=2)
        .to("main1", 0)
        .resolve_all()
    )
    assert table.field_names(0) == ["Far Rider"]
    assert table.zone_names(0, "removed") == ["Far Rider"]
    assert table.zone_names(0, "break") == []
    # Without counters neither of the two abilities triggers any more.
    table.to("main1", 1).to("main1", 0)
    assert table.stack() == []
    assert table.zone_names(0, "removed") == ["Far Rider"]


@pytest.mark.rule("fftcg", "15.2.7.5.1")
def test_with_the_generic_icon_it_comes_beside_another_of_its_name() -> None:
    table = (
        rider(generic=True)
        .field(0, "Far Rider")
        .zone(0, "removed", "Far Rider", counters={"Warp": 1})
        .turn(1, step="main2", number=2)
        .to("main1", 0)
        .resolve_all()
    )
    assert table.field_names(0) == ["Far Rider", "Far Rider"]


@pytest.mark.rule("fftcg", "15.2.7.5.2")
def test_new_counters_give_a_card_that_missed_its_chance_another() -> None:
    table = (
        rider()
        .define(
            name="Wind Again",
            type="summon",
            element=["wind"],
            cost=1,
            text="Choose 1 card removed from the game. Place 1 Warp Counter on it.",
        )
        .sources(0, wind=1)
        .hand(0, "Wind Again")
        .zone(0, "removed", "Far Rider")
        .play(0, "Wind Again")
        .resolve()
    )
    assert table.counters("Far Rider", "Warp") == 1
    table.to("main1", 1).to("main1", 0)
    assert table.stack() == ["Far Rider"]
    table.resolve_all()
    assert table.is_on_field("Far Rider", 0)


@pytest.mark.rule("fftcg", "15.2.7.5")
def test_a_card_that_came_by_warp_has_entered_the_field_and_was_not_cast() -> None:
    text = "When Far Rider enters the field, draw 1 card.\nWhen Far Rider enters the field due to Warp, draw 2 cards."
    table = (
        rider(1, text)
        .define(name="Tally Clerk", type="backup", text="When you cast a Forward, draw 1 card.")
        .field(0, "Tally Clerk")
        .zone(0, "removed", "Far Rider", counters={"Warp": 1})
        .turn(1, step="main2", number=2)
        .to("main1", 0)
    )
    drawn = table.hand_size(0)
    table.resolve().resolve()
    assert table.is_on_field("Far Rider", 0)
    table.order("draw 1 card", "draw 2 cards")
    assert table.stack() == ["Far Rider", "Far Rider"]
    table.resolve_all()
    assert table.hand_size(0) == drawn + 3


@pytest.mark.rule("fftcg", "15.2.7.5.1")
def test_a_sixth_backup_does_not_come_by_warp() -> None:
    def arriving(count: int) -> Table:
        return (
            rider(type="backup")
            .sources(0, fire=count)
            .zone(0, "removed", "Far Rider", counters={"Warp": 1})
            .turn(1, step="main2", number=2)
            .to("main1", 0)
            .resolve_all()
        )

    assert arriving(4).is_on_field("Far Rider", 0)
    full = arriving(5)
    assert full.zone_names(0, "removed") == ["Far Rider"]
    assert len(full.field_names(0)) == 5
