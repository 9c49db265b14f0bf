"""The ten rules of the example game, each as rulings."""

from __future__ import annotations

import pytest

import arbiter
from arbiter.cards.pool import built_in
from arbiter.games.registry import entry
from tests.examples.kites import windy


def violations(*cards: tuple[str, int]) -> list[str]:
    pool = built_in("kites")
    faces = [pool.face(key) for name, count in cards if (key := pool.find(name)) for _ in range(count)]
    return [violation.says for violation in entry("kites").decks.check({"main": faces}, "constructed")]


@pytest.mark.rule("kites", "K1")
def test_a_deck_has_thirty_cards_and_three_of_a_name() -> None:
    names = ("Heron", "Peacock", "Updraft", "Scissors", "Tangle", "Reel In", "Watchtower", "Cellar Door", "Red Ribbon")
    most = [(name, 3) for name in names]
    assert violations(*most, ("Paper Crane", 3)) == []
    assert violations(*most, ("Paper Crane", 2)) == ["the deck has 29 cards; it has exactly 30"]
    assert violations(*most[1:], ("Heron", 4), ("Paper Crane", 2)) == ["4 copies of Heron; 3 are allowed"]


@pytest.mark.rule("kites", "K2")
def test_both_begin_with_fifteen_yards_and_the_second_player_with_one_card_more() -> None:
    begins = set()
    for seed in range(6):
        match = arbiter.start("kites", "paper-boys", "heavy-furniture", seed=seed, ask_forced=True)
        state = match._driver.game.state
        begins.add(state.starting)
        assert [kept["line"] for kept in state.resources] == [15, 15]
        assert len(state.zones["hand"][state.starting]) == 5
        assert len(state.zones["hand"][1 - state.starting]) == 6
    assert begins == {0, 1}


@pytest.mark.rule("kites", "K3")
@pytest.mark.parametrize(("turns", "wind"), [(1, 1), (4, 4), (7, 7), (9, 7)])
def test_a_turn_readies_what_is_yours_and_brings_one_wind_a_turn_up_to_seven(turns: int, wind: int) -> None:
    table = windy(turns).field(0, "Watchtower", rested=True).field(1, "Heron", rested=True).begin()
    assert not table.is_rested("Watchtower") and table.is_rested("Heron")
    assert len(table.game.state.pools[0]) == wind


@pytest.mark.rule("kites", "K3")
def test_wind_stays_for_the_other_turn_and_is_gone_with_the_next_fresh_one() -> None:
    table = windy(2).begin().next_turn()
    assert len(table.game.state.pools[0]) == 2
    table.next_turn()
    assert len(table.game.state.pools[0]) == 3


@pytest.mark.rule("kites", "K3")
def test_a_card_is_drawn_but_not_in_the_first_turn_of_the_game() -> None:
    first = windy(1).begin()
    assert first.turn_number == 1 and first.hand_size(0) == 0
    assert first.next_turn().hand_size(1) == 1


@pytest.mark.rule("kites", "K4")
def test_a_card_costs_its_wind() -> None:
    table = windy(3).hand(0, "Silk Swallow", "Paper Crane", "Heron").begin()
    assert not table.can("play", 0, "Heron") and table.why_not(0, "Heron") == ["K4"]
    table.play(0, "Paper Crane")
    assert table.field_names(0) == ["Paper Crane"] and not table.can("play", 0, "Silk Swallow")
    assert len(table.game.state.pools[0]) == 1


@pytest.mark.rule("kites", "K4")
def test_a_kite_comes_at_once_and_only_in_your_own_main_phase_while_nothing_waits() -> None:
    table = windy(6).hand(0, "Silk Swallow", "Updraft").hand(1, "Baker's Boy").field(0, "Heron").begin()
    table.play(0, "Updraft", targets=["Heron"])
    assert table.stack() == ["Updraft"] and not table.can("play", 0, "Silk Swallow")
    assert table.why_not(0, "Silk Swallow") == ["K4"]
    table.resolve().play(0, "Silk Swallow")
    assert table.stack() == [] and "Silk Swallow" in table.field_names(0)
    table.passes(0)
    assert not table.can("play", 1, "Baker's Boy")


@pytest.mark.rule("kites", "K4")
def test_a_gust_is_played_whenever_you_have_priority_and_lies_in_the_gutter_when_it_is_over() -> None:
    table = windy(3).hand(0, "Hailstones").field(0, "Heron").field(1, "Moon Moth").begin()
    table.attack("Heron").play(0, "Hailstones", targets=["Moon Moth"])
    assert table.zone_names(0, "break") == [] and table.is_on_field("Moon Moth")
    table.resolve()
    assert table.zone_names(0, "break") == ["Hailstones"] and table.zone_names(1, "break") == ["Moon Moth"]


@pytest.mark.rule("kites", "K4")
def test_an_answer_resolves_first() -> None:
    table = windy(3).hand(0, "Roof Weather").hand(1, "Dead Calm").begin()
    table.next_turn().next_turn()  # both have wind now
    drawn = table.hand_size(0)
    table.play(0, "Roof Weather").passes(0).play(1, "Dead Calm", targets=["Roof Weather"]).resolve_all()
    assert table.hand_size(0) == drawn - 1 and table.zone_names(0, "break") == ["Roof Weather"]


@pytest.mark.rule("kites", "K5")
def test_kites_attack_one_after_the_other_and_rest() -> None:
    table = windy(1).field(0, "Baker's Boy", "Heron").begin()
    table.attack("Baker's Boy")
    assert table.is_rested("Baker's Boy") and not table.is_rested("Heron")
    table.attack("Heron").to("dusk")
    assert table.resource(1, "line") == 15 - 2 - 4


@pytest.mark.rule("kites", "K5")
def test_a_kite_that_came_this_turn_or_is_rested_does_not_attack() -> None:
    table = windy(4).hand(0, "Heron").field(0, "Paper Crane").begin()
    table.play(0, "Heron").to("attack")
    assert table.can("attack", 0, "Paper Crane") and not table.can("attack", 0, "Heron")
    table.attack("Paper Crane").to("dusk")
    table.next_turn().next_turn().to("attack")
    assert table.can("attack", 0, "Heron")


@pytest.mark.rule("kites", "K6")
def test_one_ready_kite_may_block() -> None:
    table = windy(1).field(0, "Heron").field(1, "Watchtower", rested=True).field(1, "Moon Moth", "Paper Crane").begin()
    table.attack("Heron").to("block")
    assert table.can("block", 1, "Moon Moth") and not table.can("block", 1, "Watchtower")
    table.block("Moon Moth").to("dusk")
    assert table.zone_names(1, "break") == ["Moon Moth"] and table.resource(1, "line") == 15


@pytest.mark.rule("kites", "K7")
def test_what_is_not_blocked_takes_as_much_line_as_its_lift() -> None:
    table = windy(1).field(0, "Watchtower").field(1, "Heron").begin()
    table.attack("Watchtower").no_block().to("dusk")
    assert table.resource(1, "line") == 10 and table.resource(0, "line") == 15


@pytest.mark.rule("kites", "K7")
def test_attacker_and_blocker_hit_each_other_and_as_much_damage_as_lift_cuts() -> None:
    table = windy(1).field(0, "Watchtower").field(1, "Heron").begin()
    table.attack("Watchtower").block("Heron").end_step()
    assert table.zone_names(1, "break") == ["Heron"] and table.damage_on("Watchtower") == 4
    even = windy(1).field(0, "Heron").field(1, "Silk Dragon", damage=1).begin()
    even.attack("Heron").block("Silk Dragon").end_step()
    assert even.zone_names(0, "break") == ["Heron"] and even.zone_names(1, "break") == ["Silk Dragon"]


@pytest.mark.rule("kites", "K7")
def test_a_blocked_attacker_takes_no_line_though_its_blocker_is_gone() -> None:
    table = windy(1).hand(0, "Reel In").field(0, "Watchtower").field(1, "Heron").begin()
    table.attack("Watchtower").block("Heron").play(0, "Reel In", targets=["Heron"]).resolve().to("dusk")
    assert table.resource(1, "line") == 15 and not table.is_on_field("Heron")


@pytest.mark.rule("kites", "K8")
def test_at_dusk_you_keep_seven_cards() -> None:
    table = windy(1).hand(0, 8).begin().to("dusk")
    table.expect(kind="objects", player=0, why="hand size")
    table.choose("Baker's Boy")
    assert table.hand_size(0) == 7


@pytest.mark.rule("kites", "K8")
def test_damage_and_what_lasted_for_the_turn_are_gone_with_it() -> None:
    table = windy(2).hand(0, "Updraft").field(0, "Heron").field(1, "Watchtower", damage=3).begin()
    table.play(0, "Updraft", targets=["Heron"]).resolve()
    assert table.power("Heron") == 6
    table.next_turn()
    assert table.power("Heron") == 4 and table.damage_on("Watchtower") == 0


@pytest.mark.rule("kites", "K9")
def test_without_line_you_lose() -> None:
    table = windy(1).field(0, "Watchtower").resources(1, line=5).begin()
    table.attack("Watchtower").end_step().end_step()
    assert table.over and table.winner == 0 and table.why_over == "no line left"


@pytest.mark.rule("kites", "K9")
def test_without_a_card_to_draw_you_lose() -> None:
    table = windy(3).keep_decks().begin()
    assert table.over and table.winner == 1 and table.why_over == "no card to draw"


@pytest.mark.rule("kites", "K9")
def test_both_at_once_is_a_draw() -> None:
    table = windy(6).define(
        name="Flood", type="gust", cost=1, text="Deal your opponent 9 points of damage. Deal you 9 points of damage."
    )
    table.hand(0, "Flood").resources(0, line=9).resources(1, line=9).begin()
    table.play(0, "Flood").resolve()
    assert table.over and table.winner is None


@pytest.mark.rule("kites", "K10")
def test_an_eager_kite_attacks_in_the_turn_in_which_it_came() -> None:
    table = windy(2).hand(0, "Silk Swallow").begin()
    table.play(0, "Silk Swallow").attack("Silk Swallow").to("dusk")
    assert table.resource(1, "line") == 13


@pytest.mark.rule("kites", "K10")
def test_only_what_is_high_blocks_what_is_high() -> None:
    table = windy(1).field(0, "Heron").field(1, "Watchtower", "Paper Crane").begin()
    table.attack("Heron").to("block")
    assert table.can("block", 1, "Paper Crane") and not table.can("block", 1, "Watchtower")
    low = windy(1).field(0, "Watchtower").field(1, "Baker's Boy", "Paper Crane").begin()
    low.attack("Watchtower").to("block")
    assert low.can("block", 1, "Baker's Boy") and low.can("block", 1, "Paper Crane")
