"""Rulings where chapters meet: power and its end, what pays, names and control, keywords, what is chosen."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario


@pytest.mark.rule("fftcg", "3.1.2", "3.3", "12.4.1", "12.4.2")
def test_a_draw_from_nothing_and_a_seventh_point_at_the_same_time_are_a_draw() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Last Wager",
            type="summon",
            element=["fire"],
            cost=1,
            text="Draw 1 card. Last Wager deals your opponent 1 point of damage.",
        )
        .sources(0, fire=1)
        .hand(0, "Last Wager")
        .deck(0, only=True)
        .damage(1, 6)
    )
    table.play(0, "Last Wager").resolve()
    assert table.over and table.winner is None


@pytest.mark.rule("fftcg", "4.3", "12.4.4")
def test_a_negative_power_is_what_a_later_gain_counts_from() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Ebb and Flow",
            type="summon",
            element=["fire"],
            cost=1,
            text="Choose 1 Forward. It loses 8000 power until the end of the turn. "
            "It gains +3000 power until the end of the turn.",
        )
        .sources(0, fire=1)
        .hand(0, "Ebb and Flow")
        .field(1, "Kiln Apprentice")
    )
    table.play(0, "Ebb and Flow", targets=["Kiln Apprentice"]).resolve()
    assert table.power("Kiln Apprentice") == 1000
    assert table.is_on_field("Kiln Apprentice", 1)


@pytest.mark.rule("fftcg", "4.3", "12.4.4", "15.1.1.3.2")
def test_a_forward_that_cannot_be_broken_goes_at_zero_power_and_not_by_damage() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Iron Saint",
            type="forward",
            element=["earth"],
            cost=3,
            power=6000,
            text="Iron Saint cannot be broken.",
        )
        .define(name="Scorch", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. Deal it 9000 damage.")
        .define(
            name="Wither",
            type="summon",
            element=["fire"],
            cost=1,
            text="Choose 1 Forward. It loses 6000 power until the end of the turn.",
        )
        .sources(0, fire=2)
        .hand(0, "Scorch", "Wither")
        .field(1, "Iron Saint")
    )
    table.play(0, "Scorch", targets=["Iron Saint"]).resolve()
    assert table.is_on_field("Iron Saint", 1) and table.damage_on("Iron Saint") == 9000
    table.play(0, "Wither", targets=["Iron Saint"]).resolve()
    assert table.zone_names(1, "break") == ["Iron Saint"]


@pytest.mark.rule("fftcg", "11.4.6.2")
def test_a_multi_element_card_reduced_to_one_still_takes_one_cp_of_each_element_but_zero_takes_none() -> None:
    text = "If you control 2 or more ‹Job Ferrier›, the cost required to cast Twin Banner is reduced by {}."

    def position(by: int):
        return (
            scenario("fftcg")
            .define(
                name="Twin Banner", type="forward", element=["fire", "wind"], cost=3, power=7000, text=text.format(by)
            )
            .define(
                name="Boatman",
                type="forward",
                element=["water"],
                cost=2,
                power=5000,
                job="Ferrier",
                generic=True,
                text="",
            )
            .field(0, "Boatman", "Boatman")
            .hand(0, "Twin Banner")
        )

    assert not position(2).sources(0, fire=2).can("play", 0, "Twin Banner")
    assert position(2).sources(0, fire=1, wind=1).can("play", 0, "Twin Banner")
    table = position(3).play(0, "Twin Banner")
    assert table.is_on_field("Twin Banner", 0)


@pytest.mark.rule("fftcg", "5.2.1.3", "11.2.1.1", "11.6.2")
def test_a_light_card_gives_no_cp_but_can_be_discarded_for_an_ability() -> None:
    table = (
        scenario("fftcg")
        .define(name="Beacon", type="forward", element=["light"], cost=5, power=8000, text="")
        .define(
            name="Pyre Keeper",
            type="forward",
            element=["fire"],
            cost=2,
            power=5000,
            text="{Fire}, discard 1 card: Choose 1 Forward. Deal it 2000 damage.\n"
            "{1}: Pyre Keeper gains +1000 power until the end of the turn.",
        )
        .field(0, "Pyre Keeper")
        .field(1, "Caravan Guard")
        .hand(0, "Beacon")
    )
    assert not table.can("use", 0, "Pyre Keeper")
    table = (
        scenario("fftcg")
        .define(name="Beacon", type="forward", element=["light"], cost=5, power=8000, text="")
        .define(
            name="Pyre Keeper",
            type="forward",
            element=["fire"],
            cost=2,
            power=5000,
            text="{Fire}, discard 1 card: Choose 1 Forward. Deal it 2000 damage.",
        )
        .field(0, "Pyre Keeper")
        .field(1, "Caravan Guard")
        .hand(0, "Beacon")
        .sources(0, fire=1)
    )
    table.use(0, "Pyre Keeper", targets=["Caravan Guard"]).resolve()
    assert table.damage_on("Caravan Guard") == 2000 and table.zone_names(0, "break") == ["Beacon"]


@pytest.mark.rule("fftcg", "6.2.6.2", "12.4.6", "7.3")
def test_a_name_that_a_card_also_has_collides_when_control_changes_and_each_goes_to_its_owner() -> None:
    table = (
        scenario("fftcg")
        .define(name="Elder Blade", type="forward", element=["ice"], cost=3, power=7000, text="")
        .define(
            name="Sister Blade",
            type="forward",
            element=["ice"],
            cost=3,
            power=7000,
            text="Sister Blade is also ‹Card Name Elder Blade› in all situations.",
        )
        .define(
            name="Siren Call",
            type="summon",
            element=["water"],
            cost=1,
            text="Choose 1 Forward opponent controls. You gain control of it.",
        )
        .sources(0, water=1)
        .hand(0, "Siren Call")
        .field(0, "Elder Blade")
        .field(1, "Sister Blade")
    )
    table.play(0, "Siren Call", targets=["Sister Blade"]).resolve()
    assert sorted(table.zone_names(0, "break")) == ["Elder Blade", "Siren Call"]
    assert table.zone_names(1, "break") == ["Sister Blade"]


@pytest.mark.rule("fftcg", "6.2.6.1", "10.1.2.1.1", "11.6.2.2")
def test_a_forward_whose_control_changed_this_turn_can_neither_attack_nor_dull_and_enters_nothing() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Turncoat",
            type="forward",
            element=["ice"],
            cost=3,
            power=7000,
            text="When Turncoat enters the field, draw 1 card.\n{Dull}: Draw 1 card.",
        )
        .define(
            name="Siren Call",
            type="summon",
            element=["water"],
            cost=1,
            text="Choose 1 Forward. You gain control of it. Activate it.",
        )
        .sources(0, water=1)
        .hand(0, "Siren Call")
        .field(0, "Kiln Apprentice")
        .field(1, "Turncoat")
    )
    table.play(0, "Siren Call", targets=["Turncoat"]).resolve()
    assert table.is_on_field("Turncoat", 0) and table.stack() == [] and table.hand_size(0) == 0
    assert not table.can("use", 0, "Turncoat")
    table.to("attack_declaration")
    assert table.can("attack", 0, "Kiln Apprentice") and not table.can("attack", 0, "Turncoat")


@pytest.mark.rule("fftcg", "11.6.2.2")
def test_a_fresh_monster_may_use_its_dull_ability_until_it_becomes_a_forward() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Clockwork Crab",
            type="monster",
            element=["earth"],
            cost=2,
            power=5000,
            text="{Earth}: Until the end of the turn, Clockwork Crab also becomes a Forward with 5000 power.\n"
            "{Dull}: Draw 1 card.",
        )
        .sources(0, earth=1)
    )
    table.field(0, "Clockwork Crab", fresh=True)
    assert table.can("use", 0, "Clockwork Crab", ability="Draw 1 card")
    table.use(0, "Clockwork Crab", "also becomes").resolve()
    assert not table.can("use", 0, "Clockwork Crab", ability="Draw 1 card")


@pytest.mark.rule("fftcg", "15.2.7.5", "15.2.7.5.1", "15.2.7.5.2")
def test_a_warp_card_that_comes_while_its_name_is_on_the_field_stays_removed() -> None:
    def position():
        return (
            scenario("fftcg")
            .define(
                name="Late Comet",
                type="forward",
                element=["wind"],
                cost=5,
                power=9000,
                text="‹Warp 3 --› {Wind}\nWhen Late Comet enters the field due to Warp, draw 1 card.",
            )
            .define(
                name="Clock Mender",
                type="backup",
                element=["wind"],
                cost=2,
                text="{Dull}: Choose 1 card removed from the game. Remove 1 Warp Counter from it.",
            )
            .field(0, "Clock Mender")
            .zone(0, "removed", "Late Comet", counters={"Warp": 1})
        )

    table = position()
    table.use(0, "Clock Mender", targets=["Late Comet"]).resolve_all()
    assert table.is_on_field("Late Comet", 0) and table.hand_size(0) == 1
    table = position().field(0, "Late Comet")
    table.use(0, "Clock Mender", targets=[table.card("Late Comet", 0, zone="removed")]).resolve_all()
    assert table.zone_names(0, "removed") == ["Late Comet"] and table.hand_size(0) == 0


@pytest.mark.rule("fftcg", "15.2.9.4.2", "15.2.9.4.1", "11.7.1")
def test_a_primed_character_has_both_names_for_a_special_ability_and_leaves_as_two_cards() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Moth Girl",
            type="forward",
            element=["fire"],
            cost=3,
            power=7000,
            text='‹Priming "Moth Queen" --› {Fire}',
        )
        .define(
            name="Moth Queen",
            type="forward",
            element=["fire"],
            cost=6,
            power=9000,
            text="«Dust Storm» {S}: Deal 3000 damage to all the Forwards opponent controls.",
        )
        .define(
            name="Homeward",
            type="summon",
            element=["water"],
            cost=1,
            text="Choose 1 Forward. Return it to its owner's hand.",
        )
        .sources(1, water=1)
        .hand(1, "Homeward")
        .field(0, "Moth Queen", under=("Moth Girl",))
        .hand(0, "Moth Girl")
        .field(1, "Caravan Guard")
    )
    table.use(0, "Moth Queen").resolve()
    assert table.damage_on("Caravan Guard") == 3000 and table.zone_names(0, "break") == ["Moth Girl"]
    table.passes(0).play(1, "Homeward", targets=["Moth Queen"]).resolve()
    assert table.hand_names(0) == ["Moth Girl"] and table.zone_names(0, "removed") == ["Moth Queen"]


@pytest.mark.rule("fftcg", "15.2.8.4.2", "15.2.8.4.1", "7.4")
def test_a_limit_break_forward_triggers_from_the_break_zone_and_then_lies_in_the_lb_deck() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Burnt Paladin",
            type="forward",
            element=["fire"],
            cost=3,
            power=6000,
            text="‹Limit Break -- 1›\nWhen Burnt Paladin is put from the field into the Break Zone, draw 1 card.",
        )
        .define(name="Scorch", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. Break it.")
        .define(
            name="Grave Song",
            type="summon",
            element=["fire"],
            cost=1,
            text="Choose 1 Forward in your Break Zone. Add it to your hand.",
        )
        .sources(0, fire=2)
        .hand(0, "Scorch", "Grave Song")
        .field(0, "Burnt Paladin")
    )
    table.play(0, "Scorch", targets=["Burnt Paladin"]).resolve()
    assert table.zone_names(0, "limit") == ["Burnt Paladin"] and table.zone_names(0, "break") == ["Scorch"]
    assert not table.can("play", 0, "Grave Song")
    table.resolve()
    assert table.hand_size(0) == 2


@pytest.mark.rule("fftcg", "11.8.13", "11.11.3")
def test_a_condition_between_trigger_and_effect_must_hold_when_it_resolves() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Trio Leader",
            type="forward",
            element=["earth"],
            cost=3,
            power=7000,
            text="When Trio Leader attacks, if you control 3 or more Forwards, draw 1 card.",
        )
        .define(name="Snuff", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. Break it.")
        .sources(1, fire=1)
        .hand(1, "Snuff")
        .field(0, "Trio Leader", "Kiln Apprentice", "Caravan Guard")
    )
    table.attack("Trio Leader")
    assert table.stack() == ["Trio Leader"]
    table.passes(0).play(1, "Snuff", targets=["Kiln Apprentice"]).resolve_all()
    assert table.hand_size(0) == 0


@pytest.mark.rule("fftcg", "11.11.2.1", "11.5.5")
def test_when_the_former_is_gone_the_latter_is_still_dealt_with() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Split Fang",
            type="summon",
            element=["fire"],
            cost=1,
            text="Choose 1 Forward you control and 1 Forward opponent controls. Dull the former. "
            "Deal the latter 5000 damage.",
        )
        .define(name="Snuff", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. Break it.")
        .sources(0, fire=1)
        .sources(1, fire=1)
        .hand(0, "Split Fang")
        .hand(1, "Snuff")
        .field(0, "Kiln Apprentice")
        .field(1, "Caravan Guard")
    )
    table.play(0, "Split Fang", targets=["Kiln Apprentice", "Caravan Guard"]).passes(0)
    table.play(1, "Snuff", targets=["Kiln Apprentice"]).resolve_all()
    assert table.damage_on("Caravan Guard") == 5000


@pytest.mark.rule("fftcg", "7.4", "11.3.9")
def test_a_forward_that_left_and_came_back_is_no_longer_chosen_and_nothing_of_the_summon_happens() -> None:
    table = (
        scenario("fftcg")
        .define(
            name="Blink Thief",
            type="forward",
            element=["wind"],
            cost=3,
            power=6000,
            text="{0}: Remove Blink Thief from the game. Play Blink Thief onto the field.",
        )
        .define(
            name="Scorch",
            type="summon",
            element=["fire"],
            cost=1,
            text="Choose 1 Forward. Deal it 8000 damage. Draw 1 card.",
        )
        .sources(0, fire=1)
        .hand(0, "Scorch")
        .field(1, "Blink Thief")
    )
    table.play(0, "Scorch", targets=["Blink Thief"]).passes(0).use(1, "Blink Thief").resolve().resolve()
    assert table.is_on_field("Blink Thief", 1) and table.damage_on("Blink Thief") == 0
    assert table.hand_size(0) == 0 and table.zone_names(0, "break") == ["Scorch"]
