"""Chapters 6.1 to 6.3 of FINAL FANTASY TCG: who decides first, owners and controllers, active and dull."""

import pytest

from arbiter.testing import Table, scenario

PLAIN = "Kiln Apprentice"
CLERK = "Frost Clerk"
STEAL = "Choose 1 Forward opponent controls. You gain control of it."


def rite(text: str, player: int = 0) -> Table:
    """The player has a Summon with this text in hand and the Backup to cast it; player 0's turn."""
    table = scenario("fftcg").define(name="Rite", type="summon", element=["fire"], cost=1, text=text)
    return table.sources(player, fire=1).hand(player, "Rite")


@pytest.mark.rule("fftcg", "6.1.4")
@pytest.mark.parametrize("caster", [0, 1])
def test_the_turn_player_decides_first_then_the_other_and_then_all_happens_together(caster: int) -> None:
    table = rite("Each player discards 1 card.", caster).hand(0, PLAIN, CLERK).hand(1, PLAIN, CLERK)
    if caster == 1:
        table.passes(0)
    table.play(caster, "Rite").resolve()
    table.expect(kind="objects", player=0).choose(PLAIN)
    table.expect(kind="objects", player=1)
    assert PLAIN in table.hand_names(0)  # nothing is discarded before both have decided
    table.choose(CLERK)
    assert table.hand_names(0) == [CLERK] and table.hand_names(1) == [PLAIN]


@pytest.mark.rule("fftcg", "6.2.1", "7.3")
def test_a_card_goes_to_its_owners_break_zone_whoever_controlled_it() -> None:
    table = rite("Choose 1 Forward. Break it.").field(0, PLAIN, owner=1).play(0, "Rite").resolve()
    assert table.zone_names(1, "break") == [PLAIN] and PLAIN not in table.zone_names(0, "break")


@pytest.mark.rule("fftcg", "6.2.3")
def test_the_player_who_cast_a_summon_controls_it_on_the_stack() -> None:
    table = rite("Draw 1 card. Your opponent discards 1 card.", player=1).hand(0, PLAIN).passes(0).play(1, "Rite")
    assert [item["controller"] for item in table.view(0)["items"]] == [1]
    table.resolve()
    assert table.hand_size(1) == 1 and table.hand_size(0) == 0


@pytest.mark.rule("fftcg", "6.2.4")
def test_an_effect_brings_a_card_to_the_field_under_its_owners_control() -> None:
    table = rite("Choose 1 Forward in your opponent's Break Zone. Play it onto the field.")
    table.zone(1, "break", PLAIN).play(0, "Rite").resolve()
    assert table.is_on_field(PLAIN, 1) and not table.is_on_field(PLAIN, 0)


@pytest.mark.rule("fftcg", "6.2.4")
def test_unless_the_effect_says_otherwise() -> None:
    table = rite("Choose 1 Forward in your opponent's Break Zone. Play it onto your field.")
    table.zone(1, "break", PLAIN).play(0, "Rite").resolve()
    assert table.is_on_field(PLAIN, 0) and table.obj(PLAIN, 0).owner == 1


@pytest.mark.rule("fftcg", "6.2.5")
def test_who_puts_a_card_onto_the_field_controls_it_there() -> None:
    table = scenario("fftcg").sources(0, fire=2).hand(0, PLAIN).play(0, PLAIN)
    assert table.obj(PLAIN).controller == 0
    table.next_turn().to("attack_declaration", player=0)
    assert table.can("attack", 0, PLAIN)


@pytest.mark.rule("fftcg", "6.2.6")
def test_control_changes_and_the_owner_does_not() -> None:
    table = rite(STEAL).field(1, PLAIN).play(0, "Rite").resolve()
    assert table.is_on_field(PLAIN, 0) and table.obj(PLAIN).owner == 1
    table.to("attack_declaration", player=1)  # it stays so: nothing said for how long
    assert not table.can("attack", 1, PLAIN)


@pytest.mark.rule("fftcg", "6.2.6.1")
def test_a_change_of_control_is_no_entering() -> None:
    table = rite(STEAL).define(name="Herald", power=3000, text="When Herald enters the field, draw 1 card.")
    table.define(name="Crier", type="backup", text="When a Forward enters your field, draw 1 card.")
    table.field(0, "Crier").field(1, "Herald", rested=True, damage=1000).play(0, "Rite").resolve()
    assert table.is_on_field("Herald", 0) and table.stack() == []
    assert table.hand_size(0) == 0 and table.hand_size(1) == 0
    assert table.is_rested("Herald") and table.damage_on("Herald") == 1000  # still the same object


@pytest.mark.rule("fftcg", "6.2.6.2", "12.4.6")
def test_control_of_a_second_one_of_a_name_can_be_gained_and_then_both_go() -> None:
    table = rite(STEAL).define(name="Only One", power=3000).field(0, "Only One").field(1, "Only One")
    table.play(0, "Rite").resolve()
    assert not table.is_on_field("Only One")
    assert "Only One" in table.zone_names(0, "break") and table.zone_names(1, "break") == ["Only One"]


@pytest.mark.rule("fftcg", "6.2.6.2", "12.4.7")
def test_control_of_a_second_light_or_dark_character_can_be_gained_and_then_both_go() -> None:
    table = rite(STEAL).define(name="Dawn", element=["light"], power=3000)
    table.define(name="Dusk", element=["dark"], power=3000).field(0, "Dawn").field(1, "Dusk")
    table.play(0, "Rite").resolve()
    assert "Dawn" in table.zone_names(0, "break") and table.zone_names(1, "break") == ["Dusk"]


@pytest.mark.rule("fftcg", "6.3.1")
def test_effects_turn_a_card_dull_and_active() -> None:
    dull = rite("Choose 1 Forward. Dull it.").field(1, PLAIN)
    assert not dull.is_rested(PLAIN)
    assert dull.play(0, "Rite").resolve().is_rested(PLAIN)
    active = rite("Choose 1 Forward. Activate it.").field(1, PLAIN, rested=True)
    assert not active.play(0, "Rite").resolve().is_rested(PLAIN)
