"""Chapter 12 of FINAL FANTASY TCG: what the rules do by themselves whenever somebody is about to get priority."""

import pytest

from arbiter.testing import Table, scenario

pytestmark = pytest.mark.both_seats

PLAIN = "Kiln Apprentice"  # power 6000
CLERK = "Frost Clerk"  # power 8000


def rite(text: str, player: int = 0) -> Table:
    """The player has a Summon with this text in hand and the Backup to cast it; player 0's turn."""
    table = scenario("fftcg").define(name="Rite", type="summon", element=["fire"], cost=1, text=text)
    return table.sources(player, fire=1).hand(player, "Rite")


# ---------------------------------------------------------------- 12.3  when and how


@pytest.mark.rule("fftcg", "12.3")
def test_all_due_processes_are_one_event() -> None:
    table = rite("All the Forwards lose 6000 power until the end of the turn.")
    text = "When a Forward is put from the field into the Break Zone, gain {C}."
    table.define(name="Mourner", power=5000, text=text).field(0, "Mourner").field(1, PLAIN, CLERK, damage=2000)
    table.play(0, "Rite").resolve()
    # One has no power left, one has damage as high as its power: all three went together, so each saw the others go.
    assert table.zone_names(1, "break") == [PLAIN, CLERK] and "Mourner" in table.zone_names(0, "break")
    table.order("Mourner", "Mourner", "Mourner").resolve_all()
    assert table.resource(0, "crystal") == 3


@pytest.mark.rule("fftcg", "12.3")
def test_processes_are_looked_for_again_until_none_is_due() -> None:
    table = rite("Choose 1 Forward. Deal it 5000 damage.")
    table.define(name="Captain", power=5000, text="The Forwards other than Captain you control gain +2000 power.")
    table.define(name="Guard", power=5000).field(1, "Captain").field(1, "Guard", damage=6000)
    table.play(0, "Rite", targets=["Captain"]).resolve()
    assert sorted(table.zone_names(1, "break")) == ["Captain", "Guard"]  # before anybody got priority
    table.expect(kind="action", player=0)


@pytest.mark.rule("fftcg", "12.3")
def test_triggers_go_on_the_stack_after_the_processes_and_then_the_player_gets_priority() -> None:
    table = rite("Choose 1 Forward. Deal it 6000 damage.")
    table.define(name="Martyr", power=6000, text="When Martyr is put from the field into the Break Zone, draw 1 card.")
    table.field(1, "Martyr").play(0, "Rite").resolve()
    assert table.zone_names(1, "break") == ["Martyr"] and table.stack() == ["Martyr"] and table.hand_size(1) == 0
    table.expect(kind="action", player=0)
    assert table.resolve().hand_size(1) == 1


@pytest.mark.rule("fftcg", "12.3")
def test_processes_wait_until_the_effect_has_been_carried_out() -> None:
    text = "Choose 1 Forward. Deal it 6000 damage. It gains +3000 power until the end of the turn."
    table = rite(text).field(1, PLAIN).play(0, "Rite").resolve()
    assert table.is_on_field(PLAIN, 1) and table.damage_on(PLAIN) == 6000  # nobody had priority in between


@pytest.mark.rule("fftcg", "12.3")
def test_they_are_looked_for_before_either_player_gets_priority() -> None:
    table = scenario("fftcg").define(name="Mite", power=1000)
    table.define(name="Blight", type="monster", text="The Forwards opponent controls lose 1000 power.")
    table.define(name="Shield", type="monster", text="The Forwards you control gain +1000 power.")
    table.define(name="Lever", type="monster", text="Put 1 Monster into the Break Zone: Draw 1 card.")
    table.field(0, "Blight").field(1, "Mite", "Shield", "Lever").passes(0)
    assert table.is_on_field("Mite", 1)
    table.use(1, "Lever", cost=["Shield"])  # the cost is paid; player 1 is about to have priority again
    assert table.asked == 1 and table.zone_names(1, "break") == ["Shield", "Mite"] and table.stack() == ["Lever"]


# ---------------------------------------------------------------- 12.4  the processes


@pytest.mark.rule("fftcg", "12.4.2")
def test_an_attempt_to_draw_from_an_empty_deck_loses_at_the_next_process_whatever_comes_after() -> None:
    text = "Draw 1 card. Choose 1 card in your Break Zone. Put it on top of its owner's deck."
    table = rite(text).deck(0, only=True).zone(0, "break", PLAIN).play(0, "Rite").resolve()
    assert table.over and table.winner == 1


@pytest.mark.rule("fftcg", "12.4.3")
def test_more_damage_than_cards_in_the_main_deck_loses() -> None:
    def table(cards: int) -> Table:
        made = rite("Rite deals your opponent 2 points of damage.").deck(1, cards, only=True)
        return made.play(0, "Rite").resolve()

    assert not table(2).over and table(2).damage_count(1) == 2
    assert table(1).over and table(1).winner == 0


@pytest.mark.rule("fftcg", "12.4.4")
def test_a_forward_without_power_is_put_into_the_break_zone_and_not_broken() -> None:
    table = rite("All the Forwards lose 6000 power until the end of the turn.")
    table.define(name="Anvil", power=6000, text="Anvil cannot be broken.")
    table.define(name="Helper", type="backup").define(name="Beast", type="monster")
    table.field(1, "Anvil", CLERK, "Helper", "Beast").play(0, "Rite").resolve()
    assert table.zone_names(1, "break") == ["Anvil"]  # no breaking, so that does not help it
    assert table.field_names(1) == [CLERK, "Helper", "Beast"]  # 2000 is not zero, and others have no power to lose


@pytest.mark.rule("fftcg", "12.4.4", "7.3")
def test_it_goes_to_its_owners_break_zone() -> None:
    table = rite("All the Forwards lose 6000 power until the end of the turn.").field(0, PLAIN, owner=1)
    assert table.play(0, "Rite").resolve().zone_names(1, "break") == [PLAIN]


@pytest.mark.rule("fftcg", "12.4.5")
@pytest.mark.parametrize(("damage", "stays"), [(5000, True), (6000, False), (9000, False)])
def test_damage_that_reaches_the_power_breaks(damage: int, stays: bool) -> None:
    table = rite(f"Choose 1 Forward. Deal it {damage} damage.").define(
        name="Anvil", power=6000, text="Anvil cannot be broken."
    )
    table.field(1, PLAIN, "Anvil").play(0, "Rite", targets=[PLAIN]).resolve()
    assert table.is_on_field(PLAIN, 1) is stays
    table.undo().undo().play(0, "Rite", targets=["Anvil"]).resolve()
    assert table.is_on_field("Anvil", 1)  # this is breaking, so what cannot be broken stays


@pytest.mark.rule("fftcg", "12.4.5")
@pytest.mark.parametrize(("power", "stays"), [(999, True), (1000, False)])
def test_what_has_some_power_but_less_than_a_thousand_is_not_broken(power: int, stays: bool) -> None:
    table = rite("Choose 1 Forward. Deal it 2000 damage.").define(name="Mote", power=power).field(1, "Mote")
    assert table.play(0, "Rite").resolve().is_on_field("Mote", 1) is stays


@pytest.mark.rule("fftcg", "12.4.5")
def test_damage_of_the_turn_adds_up_and_a_loss_of_power_counts() -> None:
    table = rite("Choose 1 Forward. It loses 2000 power until the end of the turn.").field(1, PLAIN, damage=4000)
    assert not table.play(0, "Rite").resolve().is_on_field(PLAIN)
    second = rite("Choose 1 Forward. Deal it 2000 damage.").field(1, PLAIN, damage=4000)
    assert not second.play(0, "Rite").resolve().is_on_field(PLAIN)


@pytest.mark.rule("fftcg", "12.4.5")
def test_the_source_of_damage_just_taken_broke_it_and_otherwise_nobody_did() -> None:
    taker = "When Taker breaks a Forward, draw 1 card."
    hit = "{Dull}: Choose 1 Forward opponent controls. Deal it 4000 damage."
    table = rite("All the Forwards opponent controls lose 2000 power until the end of the turn.")
    table.define(name="Taker", power=9000, text=f"{taker}\n{hit}").field(0, "Taker").field(1, PLAIN)
    table.use(0, "Taker").resolve()
    assert table.damage_on(PLAIN) == 4000
    table.play(0, "Rite").resolve()
    assert not table.is_on_field(PLAIN) and table.stack() == []  # the damage was taken long before
    at_once = scenario("fftcg").define(name="Taker", power=9000, text=f"{taker}\n{hit}").field(0, "Taker")
    at_once.field(1, PLAIN, damage=2000).use(0, "Taker").resolve()
    assert at_once.stack() == ["Taker"]


@pytest.mark.rule("fftcg", "12.4.6")
def test_two_of_the_same_name_without_the_generic_icon_both_go() -> None:
    table = scenario("fftcg").define(name="Only One", power=3000).define(name="Many", power=3000, generic=True)
    table.field(0, "Only One", "Only One", "Only One", "Many", "Many").field(1, "Only One")
    assert table.field_names(0) == ["Many", "Many"] and table.zone_names(0, "break") == ["Only One"] * 3
    assert table.field_names(1) == ["Only One"]  # each player's are counted by themselves


@pytest.mark.rule("fftcg", "12.4.6")
def test_they_are_put_there_and_not_broken() -> None:
    table = scenario("fftcg").define(name="Anvil", power=3000, text="Anvil cannot be broken.")
    assert table.field(0, "Anvil", "Anvil").zone_names(0, "break") == ["Anvil", "Anvil"]


@pytest.mark.rule("fftcg", "12.4.6")
def test_a_second_name_counts_as_well() -> None:
    text = "Mask is also ‹Card Name Face› in all situations."
    table = scenario("fftcg").define(name="Mask", power=3000, text=text).define(name="Face", power=3000)
    assert table.field(0, "Mask", "Face").field_names(0) == []


@pytest.mark.rule("fftcg", "12.4.7")
@pytest.mark.parametrize(("first", "second"), [("light", "light"), ("light", "dark"), ("dark", "dark")])
def test_two_light_or_dark_characters_of_one_player_all_go(first: str, second: str) -> None:
    table = scenario("fftcg").define(name="Dawn", element=[first], power=3000)
    table.define(name="Dusk", type="backup", element=[second]).define(name="Moon", element=[second], power=3000)
    table.field(0, "Dawn", "Dusk", PLAIN).field(1, "Moon", PLAIN)
    assert sorted(table.zone_names(0, "break")) == ["Dawn", "Dusk"] and table.field_names(0) == [PLAIN]
    assert table.field_names(1) == ["Moon", PLAIN]  # one is not too many


@pytest.mark.rule("fftcg", "12.4.8", "7.7.4")
def test_the_controller_of_more_than_five_backups_chooses_which_go() -> None:
    table = scenario("fftcg").define(name="Treasure", type="backup").sources(1, fire=6).field(1, "Treasure")
    table.begin().expect(kind="objects", player=1, why="too many backups")
    table.choose("Fire Source 2", "Fire Source 5")
    assert table.zone_names(1, "break") == ["Fire Source 2", "Fire Source 5"] and len(table.field_names(1)) == 5
    assert table.is_on_field("Treasure", 1)
    five = scenario("fftcg").sources(1, fire=5)
    assert len(five.field_names(1)) == 5
