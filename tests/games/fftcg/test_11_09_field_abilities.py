"""11.9 and 11.10: field abilities, which work all the time, and EX Bursts, which nobody can answer."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario

# ---------------------------------------------------------------- 11.9


@pytest.mark.rule("fftcg", "11.9.1", "11.12.4.4")
def test_a_field_ability_works_while_its_card_is_on_the_field() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Banner",
            element=["fire"],
            cost=1,
            text="The Forwards other than Banner you control gain +1000 power.",
        )
        .define(name="Breaker", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. Break it.")
        .hand(0, "Banner", "Breaker")
        .sources(0, fire=2)
        .field(0, "Kiln Apprentice")
    )
    assert table.power("Kiln Apprentice", 0) == 6000
    table.play(0, "Banner")
    assert table.power("Kiln Apprentice", 0) == 7000
    table.play(0, "Breaker", targets=["Banner"])
    assert table.power("Kiln Apprentice", 0) == 7000
    table.resolve()
    assert table.power("Kiln Apprentice", 0) == 6000


@pytest.mark.rule("fftcg", "11.9.1")
@pytest.mark.parametrize("zone", ["hand", "break", "damage", "deck"])
def test_a_field_ability_does_not_work_elsewhere(zone: str) -> None:
    table = (
        scenario("fftcg")
        .define(name="Banner", text="The Forwards other than Banner you control gain +1000 power.")
        .zone(0, zone, "Banner")
        .field(0, "Kiln Apprentice")
    )
    assert table.power("Kiln Apprentice", 0) == 6000


@pytest.mark.rule("fftcg", "11.9.1")
def test_a_field_ability_that_names_another_zone_works_there() -> None:
    # What a card says about casting itself works in the hand.
    table = (
        scenario("fftcg")
        .define(name="Cheap", element=["fire"], cost=2, text="The cost required to cast Cheap is reduced by 1.")
        .hand(0, "Cheap")
        .sources(0, fire=1)
    )
    assert table.can("play", 0, "Cheap")
    # And a card can be something in all situations.
    also = (
        scenario("fftcg")
        .define(name="Mask", element=["fire"], text="Mask is also ‹Card Name Hidden Prince› in all situations.")
        .define(name="Hidden Prince", element=["fire"], text="«Unmask» {S}: Draw 1 card.")
        .field(0, "Hidden Prince")
        .hand(0, "Mask")
    )
    also.use(0, "Hidden Prince").resolve()
    assert also.zone_names(0, "break") == ["Mask"]


@pytest.mark.rule("fftcg", "11.9.2")
def test_a_card_is_never_on_the_field_without_what_changes_it() -> None:
    # A Forward of 1000 power survives only because it has the Banner's bonus from the first moment.
    table = (
        scenario("fftcg")
        .define(name="Banner", type="backup", text="The Forwards you control gain +2000 power.")
        .define(name="Blight", type="monster", text="The Forwards opponent controls lose 1000 power.")
        .define(name="Frail", element=["fire"], cost=1, power=1000)
        .field(0, "Banner", rested=True)
        .field(1, "Blight")
        .hand(0, "Frail")
        .sources(0, fire=1)
    )
    table.play(0, "Frail")
    assert table.power("Frail", 0) == 2000 and table.zone_names(0, "break") == []


@pytest.mark.rule("fftcg", "11.9.2")
def test_an_entry_trigger_sees_the_card_as_the_field_abilities_make_it() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Conscription",
            type="monster",
            text="The Backups you control also become Forwards with 3000 power.",
        )
        .define(name="Watcher", type="monster", text="When a Forward enters your field, gain {C}.")
        .define(name="Clerk", type="backup", element=["fire"], cost=1)
        .field(0, "Conscription", "Watcher")
        .hand(0, "Clerk")
        .sources(0, fire=1)
    )
    table.play(0, "Clerk")
    assert table.stack() == ["Watcher"]


@pytest.mark.rule("fftcg", "11.9.3")
def test_a_field_ability_never_uses_the_stack() -> None:
    table = (
        scenario("fftcg")
        .define(name="Banner", element=["fire"], cost=1, text="The Forwards you control gain +1000 power and Haste.")
        .hand(0, "Banner")
        .sources(0, fire=1)
        .field(0, "Kiln Apprentice")
    )
    table.play(0, "Banner")
    assert table.stack() == [] and table.asked == 0
    assert table.power("Kiln Apprentice", 0) == 7000 and table.has("Kiln Apprentice", "haste")


# ---------------------------------------------------------------- 11.10


def hit(text: str, *, type: str = "summon") -> Table:
    """Player 0 attacks and is not blocked; the top card of player 1's deck has this text."""
    table = (
        scenario("fftcg")
        .define(name="Burst", type=type, element=["ice"], cost=3, text=text)
        .define(name="Retort", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. Dull it.")
        .deck(1, "Burst")
        .field(0, "Salt Road Warden", "Kiln Apprentice")
        .hand(0, "Retort")
        .sources(0, fire=1)
        .turn(0, number=3)
    )
    table.attack("Salt Road Warden", party=[])
    return table


def until_burst(table: Table) -> Table:
    """Pass until the damage is dealt and the player is asked whether to use the burst."""
    for _ in range(20):
        if table.question is None or table.question.kind != "action" or table.damage_count(1):
            break
        table.passes()
    return table


@pytest.mark.rule("fftcg", "11.10.2")
@pytest.mark.parametrize("wanted", [True, False])
def test_an_ex_burst_is_used_at_once_if_its_player_likes(wanted: bool) -> None:
    table = until_burst(hit("[EX BURST] Draw 1 card."))
    table.expect(kind="confirm", player=1, why="burst")
    table.yes() if wanted else table.no()
    assert table.hand_size(1) == wanted and table.zone_names(1, "damage") == ["Burst"]
    assert table.stack() == []


@pytest.mark.rule("fftcg", "11.10.2")
def test_nobody_can_respond_to_an_ex_burst() -> None:
    table = until_burst(hit("[EX BURST] Choose 1 Forward opponent controls. Break it."))
    table.yes().choose("Kiln Apprentice")
    # The effect has happened before anybody has priority again.
    assert table.zone_names(0, "break") == ["Kiln Apprentice"] and table.stack() == []
    assert table.question is not None and table.question.kind == "action"


@pytest.mark.rule("fftcg", "11.10.2")
def test_a_card_without_the_icon_does_nothing_in_the_damage_zone() -> None:
    table = until_burst(hit("Draw 1 card."))
    assert table.zone_names(1, "damage") == ["Burst"] and table.hand_size(1) == 0
    assert table.question is not None and table.question.kind == "action"


@pytest.mark.rule("fftcg", "11.10.3")
def test_the_burst_of_a_summon_is_all_of_its_effects() -> None:
    text = "[EX BURST] Choose 1 Forward opponent controls. Deal it 2000 damage. Draw 1 card. Gain {C}."
    table = until_burst(hit(text))
    table.yes().choose("Kiln Apprentice")
    assert table.damage_on("Kiln Apprentice", 0) == 2000
    assert table.hand_size(1) == 1 and table.resource(1, "crystal") == 1


@pytest.mark.rule("fftcg", "11.10.3")
def test_the_burst_of_a_character_is_only_the_auto_ability_with_the_icon() -> None:
    text = (
        "[EX BURST] When Burst enters the field, draw 1 card.\n"
        "When Burst enters the field, gain {C}.\n"
        "The Forwards you control gain +1000 power."
    )
    table = until_burst(hit(text, type="forward"))
    table.yes()
    table.expect(kind="action")  # nothing else of the card is offered
    assert table.hand_size(1) == 1 and table.resource(1, "crystal") == 0
    assert table.zone_of("Burst") == "damage"


def burst_at(guard: str, type: str) -> Table:
    """The burst deals 4000 damage to the attacker, which has this text."""
    opening = "Choose" if type == "summon" else "When Burst enters the field, choose"
    table = (
        scenario("fftcg")
        .define(
            name="Burst",
            type=type,
            element=["ice"],
            cost=3,
            text=f"[EX BURST] {opening} 1 Forward opponent controls. Deal it 4000 damage.",
        )
        .define(name="Guarded", power=9000, text=guard)
        .deck(1, "Burst")
        .field(0, "Guarded")
        .turn(0, number=3)
    )
    return until_burst(table.attack("Guarded")).yes()


@pytest.mark.rule("fftcg", "11.10.1")
@pytest.mark.parametrize(
    ("type", "guard", "dealt"),
    [
        ("summon", "a Summon", 0),
        ("summon", "an ability", 4000),
        ("forward", "a Summon", 4000),
        ("forward", "an ability", 0),
    ],
)
def test_an_ex_burst_is_what_its_card_is_a_summon_or_an_auto_ability(type: str, guard: str, dealt: int) -> None:
    table = burst_at(f"If Guarded is dealt damage by {guard}, the damage becomes 0 instead.", type)
    assert table.damage_on("Guarded") == dealt
