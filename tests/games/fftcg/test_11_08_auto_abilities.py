"""11.8.1 to 11.8.15 and 11.8.18: when auto-abilities trigger, who has them, and in which order they resolve."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario
from tests.games.fftcg.kinds import go, kit

BREAK = {"type": "summon", "element": ["fire"], "cost": 1, "text": "Choose 1 Forward. Break it."}


def watched(text: str, *, player: int = 0) -> Table:
    """Player 0 has the Watcher on the field, both players a Summon that breaks, and the means to cast it."""
    return (
        scenario("fftcg")
        .define(name="Watcher", type="monster", text=text)
        .define(name="Breaker", **BREAK)
        .define(name="Newcomer", element=["fire"], cost=1, power=4000)
        .field(player, "Watcher")
        .hand(0, "Breaker", "Newcomer")
        .hand(1, "Breaker")
        .sources(0, fire=2)
        .sources(1, fire=1)
    )


@pytest.mark.rule("fftcg", "11.8.2")
@pytest.mark.parametrize(
    ("opening", "step"),
    [
        ("When Caller attacks", "attack_declaration"),
        ("Whenever Caller attacks", "attack_declaration"),
        ("At the end of each of your turns", "end"),
        ("At the beginning of the Attack Phase during each of your turns", "attack_preparation"),
    ],
)
def test_the_words_before_the_comma_are_the_trigger_and_those_after_it_the_effect(opening: str, step: str) -> None:
    table = scenario("fftcg").define(name="Caller", text=f"{opening}, gain {{C}}.").field(0, "Caller").turn(0, number=3)
    assert table.stack() == []
    if "attacks" in opening:
        table.attack("Caller")
    else:
        table.to(step)
    assert table.step == step and table.stack() == ["Caller"] and table.resource(0, "crystal") == 0
    table.resolve()
    assert table.resource(0, "crystal") == 1


@pytest.mark.rule("fftcg", "11.8.3")
def test_an_auto_ability_triggers_while_nobody_can_cast_or_use_anything() -> None:
    # In the Draw Phase nobody has priority; what triggered is put on the stack when somebody next has it.
    drawn = watched("When you draw a card, gain {C}.").turn(0, step="draw", number=3, begin=True)
    drawn.to("main1").order("Watcher", "Watcher")
    assert drawn.stack() == ["Watcher", "Watcher"]
    # In the End Phase nothing may be cast or used.
    ended = watched("At the end of each of your turns, gain {C}.").field(1, "Kiln Apprentice").to("end")
    assert ended.stack() == ["Watcher"] and not ended.can("play", 0, "Breaker")


@pytest.mark.rule("fftcg", "11.8.5")
def test_whoever_controls_the_source_controls_its_auto_ability() -> None:
    table = (
        scenario("fftcg")
        .define(name="Turncoat", text="When Turncoat attacks, gain {C}.")
        .field(0, "Turncoat", owner=1)
        .turn(0, number=3)
    )
    table.attack("Turncoat").resolve()
    assert (table.resource(0, "crystal"), table.resource(1, "crystal")) == (1, 0)


@pytest.mark.rule("fftcg", "11.8.6")
def test_an_auto_ability_triggers_once_for_each_time_its_event_occurs() -> None:
    table = watched("When a Forward enters your field, gain {C}.")
    table.play(0, "Newcomer")
    assert table.stack() == ["Watcher"]


@pytest.mark.rule("fftcg", "11.8.6")
def test_an_event_that_occurs_several_times_at_once_triggers_it_so_often() -> None:
    table = (
        watched("When a Forward enters your field, gain {C}.")
        .define(
            name="Levy",
            type="summon",
            element=["fire"],
            cost=1,
            text="Choose 2 Forwards in your Break Zone. Play them onto the field.",
        )
        .hand(0, "Levy")
        .zone(0, "break", "Kiln Apprentice", "Caravan Guard")
    )
    table.play(0, "Levy", targets=["Kiln Apprentice", "Caravan Guard"]).resolve().order("Watcher", "Watcher")
    assert table.stack() == ["Watcher", "Watcher"]
    table.resolve_all()
    assert table.resource(0, "crystal") == 2


@pytest.mark.rule("fftcg", "11.8.7")
def test_a_triggered_ability_does_nothing_until_it_has_been_on_the_stack() -> None:
    table = watched("When a Forward enters your field, gain {C}.")
    table.play(0, "Newcomer")
    assert table.resource(0, "crystal") == 0
    table.resolve()
    assert table.resource(0, "crystal") == 1


@pytest.mark.rule("fftcg", "11.8.7")
@pytest.mark.parametrize("active", [0, 1])
def test_the_turn_player_puts_theirs_on_the_stack_first_then_the_other_player(active: int) -> None:
    text = "When a Forward is put from the field into the Break Zone, gain {C}."
    table = (
        watched(text)
        .define(name="Other Watcher", type="monster", text=text)
        .field(1, "Other Watcher")
        .field(0, "Kiln Apprentice")
        .turn(active, number=3)
    )
    table.play(active, "Breaker", targets=["Kiln Apprentice"]).resolve()
    mine, theirs = ("Watcher", "Other Watcher") if active == 0 else ("Other Watcher", "Watcher")
    assert table.stack() == [mine, theirs] and table.asked == active


@pytest.mark.rule("fftcg", "11.8.7")
@pytest.mark.parametrize("order", [["First", "Second"], ["Second", "First"]])
@pytest.mark.parametrize("player", [0, 1])
def test_a_player_puts_their_own_on_the_stack_in_the_order_they_like(order: list[str], player: int) -> None:
    text = "When a Forward is put from the field into the Break Zone, gain {C}."
    table = (
        scenario("fftcg")
        .define(name="Breaker", **BREAK)
        .define(name="First", type="monster", text=text)
        .define(name="Second", type="monster", text=text)
        .field(player, "First", "Second")
        .field(1, "Kiln Apprentice")
        .hand(0, "Breaker")
        .sources(0, fire=1)
    )
    table.play(0, "Breaker", targets=["Kiln Apprentice"]).resolve()
    table.expect(kind="order", player=player)
    table.order(*order)
    assert table.stack() == order


@pytest.mark.rule("fftcg", "11.8.7")
def test_rule_processes_are_done_before_triggered_abilities_go_on_the_stack() -> None:
    # Newcomer has no power left when it enters: it is gone before its own ability is put on the stack.
    table = (
        scenario("fftcg")
        .define(name="Frail", element=["fire"], cost=1, power=1000, text="When Frail enters the field, gain {C}.")
        .define(name="Blight", type="monster", text="The Forwards opponent controls lose 1000 power.")
        .hand(0, "Frail")
        .sources(0, fire=1)
        .field(1, "Blight")
    )
    table.play(0, "Frail")
    assert table.zone_names(0, "break") == ["Frail"] and table.stack() == ["Frail"] and table.asked == 0


@pytest.mark.rule("fftcg", "11.8.11")
@pytest.mark.parametrize("paid", [1, 3])
def test_the_player_sets_the_variable_cost_of_an_auto_ability(paid: int) -> None:
    table = kit("auto", "You may pay {X}. When you do so, choose 1 Forward. Deal it 1000 damage for each CP paid as X.")
    table.sources(0, fire=3).field(1, "Salt Road Warden")
    go(table, "auto").resolve().yes().number(paid)
    if table.stack():
        table.resolve()
    assert table.damage_on("Salt Road Warden") == 1000 * paid
    assert sum(table.is_rested(f"Fire Source {i}") for i in range(1, 5)) == 1 + paid


# ---------------------------------------------------------------- conditional abilities


CONDITIONAL = "When Watcher enters the field, if you control 2 or more Forwards, draw 1 card."


@pytest.mark.rule("fftcg", "11.8.13")
@pytest.mark.parametrize("forwards", [1, 2])
def test_a_conditional_ability_triggers_only_if_its_condition_holds_then(forwards: int) -> None:
    table = (
        scenario("fftcg")
        .define(name="Watcher", type="monster", element=["fire"], cost=1, text=CONDITIONAL)
        .hand(0, "Watcher")
        .sources(0, fire=1)
        .field(0, *["Kiln Apprentice", "Caravan Guard"][:forwards])
    )
    table.play(0, "Watcher")
    assert table.stack() == (["Watcher"] if forwards == 2 else [])


@pytest.mark.rule("fftcg", "11.8.13", "11.11.3")
def test_a_conditional_ability_does_nothing_if_its_condition_no_longer_holds() -> None:
    table = (
        scenario("fftcg")
        .define(name="Watcher", type="monster", element=["fire"], cost=1, text=CONDITIONAL)
        .define(name="Breaker", **BREAK)
        .hand(0, "Watcher")
        .hand(1, "Breaker")
        .sources(0, fire=1)
        .sources(1, fire=1)
        .field(0, "Kiln Apprentice", "Caravan Guard")
    )
    table.play(0, "Watcher").passes(0).play(1, "Breaker", targets=["Caravan Guard"]).resolve()
    assert table.stack() == ["Watcher"]
    table.resolve()
    assert table.stack() == [] and table.hand_size(0) == 0


@pytest.mark.rule("fftcg", "11.8.13")
def test_a_condition_that_comes_true_later_is_too_late() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Watcher",
            element=["fire"],
            cost=1,
            text="When Watcher enters the field, if you control 2 or more Forwards, draw 1 card.",
        )
        .define(name="Second", element=["fire"], cost=1)
        .hand(0, "Watcher", "Second")
        .sources(0, fire=2)
    )
    table.play(0, "Watcher").play(0, "Second")
    assert table.stack() == [] and table.hand_size(0) == 0


# ---------------------------------------------------------------- choices on resolution, events that did not happen


@pytest.mark.rule("fftcg", "11.8.14")
@pytest.mark.parametrize("wanted", [True, False])
def test_a_may_ability_goes_on_the_stack_regardless_and_is_decided_on_resolution(wanted: bool) -> None:
    table = kit("auto", "You may draw 1 card.")
    go(table, "auto")
    assert table.stack() == ["Probe"] and table.asked == 0
    table.resolve().expect(kind="confirm", player=0)
    table.yes() if wanted else table.no()
    assert table.hand_size(0) == wanted and table.stack() == []


@pytest.mark.rule("fftcg", "11.8.15", "11.12.5.4")
def test_an_event_that_was_replaced_triggers_nothing() -> None:
    table = (
        watched("When a Forward is put from the field into the Break Zone, gain {C}.")
        .define(
            name="Void",
            type="monster",
            text="If a Forward opponent controls is put from the field into the Break Zone, "
            "remove it from the game instead.",
        )
        .field(0, "Void", "Newcomer")
        .field(1, "Kiln Apprentice")
    )
    table.play(0, "Breaker", targets=["Kiln Apprentice"]).resolve()
    assert table.zone_names(1, "removed") == ["Kiln Apprentice"] and table.stack() == []
    # What was not replaced does trigger it.
    table.passes(0).play(1, "Breaker", targets=["Newcomer"]).resolve()
    assert table.stack() == ["Watcher"]


# ---------------------------------------------------------------- status triggers


def lamp() -> Table:
    """The Lamp goes out in the moment in which its controller has no Forward."""
    return (
        scenario("fftcg")
        .define(
            name="Lamp",
            type="monster",
            text="If you don't control any Forwards, put Lamp into the Break Zone.",
        )
        .define(name="Breaker", **BREAK)
        .field(0, "Lamp", "Kiln Apprentice")
        .hand(0, "Breaker")
        .hand(1, "Breaker")
        .sources(0, fire=1)
        .sources(1, fire=1)
    )


@pytest.mark.rule("fftcg", "11.8.18")
def test_a_status_trigger_goes_on_the_stack_once_as_soon_as_the_state_holds() -> None:
    table = lamp()
    assert table.stack() == []
    table.play(0, "Breaker", targets=["Kiln Apprentice"]).resolve()
    assert table.stack() == ["Lamp"]
    table.passes(0)
    assert table.stack() == ["Lamp"]  # it still holds, but does not trigger again before it has resolved
    table.passes(1)
    assert table.stack() == [] and not table.is_on_field("Lamp")


@pytest.mark.rule("fftcg", "11.8.18")
def test_a_status_trigger_triggers_again_if_its_card_and_the_state_are_still_there() -> None:
    table = lamp().define(
        name="Hush", type="summon", element=["fire"], cost=1, text="Choose 1 auto-ability. Cancel its effect."
    )
    table.hand(1, "Hush").sources(1, fire=1)
    table.play(0, "Breaker", targets=["Kiln Apprentice"]).resolve()
    table.passes(0).play(1, "Hush", targets=["auto ability"]).resolve()
    cancelled = table.game.state.stack[-1].id
    assert table.stack() == ["Lamp"] and table.is_on_field("Lamp")
    table.resolve()
    # The cancelled one is gone without effect, and the state still holds: a new one is there.
    assert table.is_on_field("Lamp") and table.stack() == ["Lamp"]
    assert table.game.state.stack[-1].id != cancelled
    table.resolve()
    assert not table.is_on_field("Lamp") and table.stack() == []


@pytest.mark.rule("fftcg", "9.5.1.4", "11.8.18")
def test_what_follows_when_effects_stop_is_cleaned_up_after_in_the_same_end_phase() -> None:
    table = lamp().define(
        name="Slime",
        type="monster",
        text="{Fire}: Until the end of the turn, Slime also becomes a Forward with 5000 power.\n"
        "When a Monster is put from the field into the Break Zone, deal 1000 damage to all the Forwards.",
    )
    table.define(name="Wall", type="forward", element=["earth"], cost=2, power=5000).field(1, "Wall")
    table.field(0, "Slime").sources(0, fire=1).use(0, "Slime").resolve()
    table.play(0, "Breaker", targets=["Kiln Apprentice"]).resolve()
    assert table.stack() == []  # the Slime is a Forward still
    table.to("cleanup")
    assert table.stack() == ["Lamp"] and table.resolve_all().damage_on("Wall") == 1000
    assert table.next_turn().damage_on("Wall") == 0
