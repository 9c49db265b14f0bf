"""Rulings of costs, of Elements that are paid and become others, of casting for others, and of what nobody may do."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript, Table, scenario
from tests.games.fftcg.stages import rite


@pytest.mark.rule("fftcg", "11.4.6.2")
def test_every_element_is_paid_though_the_cost_is_less_and_nothing_when_it_is_nothing() -> None:
    def start(reducers: int) -> Table:
        table = scenario("fftcg")
        table.define(name="Steam Boy", type="forward", element=["fire", "ice"], cost=2)
        table.define(
            name="Thrift", type="monster", generic=True, text="The cost required to cast your Forwards is reduced by 1."
        )
        return table.hand(0, "Steam Boy").field(0, *["Thrift"] * reducers)

    assert not start(1).sources(0, fire=2).can("play", 0, "Steam Boy")
    table = start(1).sources(0, fire=1, ice=1)
    table.play(0, "Steam Boy")
    assert table.is_rested("Fire Source 1") and table.is_rested("Ice Source 1")
    assert start(2).can("play", 0, "Steam Boy")


@pytest.mark.rule("fftcg", "11.4.6.4", "5.2.1.3.1")
def test_one_too_many_of_each_element() -> None:
    table = scenario("fftcg")
    table.define(name="Steam Boy", type="forward", element=["fire", "ice"], cost=2)
    table.hand(0, "Steam Boy", "Kiln Apprentice", "Hall Sentinel")
    table.play(0, "Steam Boy")
    assert table.is_on_field("Steam Boy", 0) and table.hand_size(0) == 0
    table = scenario("fftcg")
    table.define(name="Steam Boy", type="forward", element=["fire"], cost=2)
    table.hand(0, "Steam Boy", "Lamplighter Aurel")
    assert not table.can("play", 0, "Steam Boy")


@pytest.mark.rule("fftcg", "11.6.2.2", "15.2.2.3")
def test_a_monster_that_became_a_forward_waits_like_one() -> None:
    table = scenario("fftcg")
    table.define(
        name="Marsh Owl",
        type="monster",
        text="{Dull}: Draw 1 card.\n{0}: Until the end of the turn, Marsh Owl also becomes a Forward with 5000 power.",
    )
    rite(table, "Choose 1 Forward. It gains Haste until the end of the turn.")
    table.sources(0, fire=1).hand(0, "Rite").field(0, "Marsh Owl", fresh=True)
    assert table.can("use", 0, "Marsh Owl", 0)
    table.use(0, "Marsh Owl", 1).resolve()
    assert not table.can("use", 0, "Marsh Owl", 0)
    table.play(0, "Rite", targets=["Marsh Owl"]).resolve().use(0, "Marsh Owl", 0).resolve()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "11.6.2.2", "11.3.5")
def test_dulling_another_as_a_cost_is_not_the_dull_icon() -> None:
    table = scenario("fftcg")
    table.define(
        name="Great Bird",
        type="summon",
        element=["fire"],
        cost=6,
        text="During your turn, you can dull 2 active Fire Forwards you control (instead of "
        "paying the CP cost) to cast Great Bird.\nDraw 2 cards.",
    )
    table.hand(0, "Great Bird").field(0, "Kiln Apprentice", "Slag Duelist", fresh=True)
    table.play(0, "Great Bird", extra=True).resolve()
    assert table.is_rested("Kiln Apprentice") and table.is_rested("Slag Duelist") and table.hand_size(0) == 2


@pytest.mark.rule("fftcg", "11.6.2.2")
def test_dulling_a_fresh_forward_for_the_ability_of_another() -> None:
    table = scenario("fftcg")
    table.define(name="Drill Master", type="backup", text="Dull 1 active Forward you control: Gain {C}.")
    table.field(0, "Drill Master", "Kiln Apprentice", fresh=True)
    table.use(0, "Drill Master").resolve()
    assert (
        table.is_rested("Kiln Apprentice")
        and table.resource(0, "crystal") == 1
        and not table.can("use", 0, "Drill Master")
    )


@pytest.mark.rule("fftcg", "11.3.11", "11.11.5")
def test_a_summon_cast_by_an_effect_comes_after_the_rest_of_it() -> None:
    table = scenario("fftcg")
    table.define(
        name="Herald",
        type="forward",
        element=["fire"],
        cost=1,
        text="When Herald enters the field, you may cast 1 Summon of cost 3 or less from your "
        "hand without paying the cost. Gain {C}.",
    )
    rite(table, "Choose 1 Forward. Deal it 3000 damage.")
    table.sources(0, fire=1).hand(0, "Herald", "Rite").field(1, "Caravan Guard")
    table.play(0, "Herald").resolve()
    table.yes().choose("Caravan Guard")
    assert table.stack() == ["Rite"] and table.resource(0, "crystal") == 1 and table.damage_on("Caravan Guard") == 0
    table.resolve()
    assert table.damage_on("Caravan Guard") == 3000


@pytest.mark.rule("fftcg", "11.7.9", "11.3.7", "11.3.5")
def test_a_cost_is_locked_before_the_payment_changes_it() -> None:
    table = scenario("fftcg")
    table.define(
        name="Old Bear",
        type="forward",
        element=["fire"],
        cost=6,
        text="The cost required to cast Old Bear is reduced by 1 for each active Backup you control.",
    )
    table.sources(0, fire=3).hand(0, "Old Bear")
    table.play(0, "Old Bear")
    assert table.is_on_field("Old Bear", 0) and all(table.is_rested(f"Fire Source {n}") for n in (1, 2, 3))


@pytest.mark.rule("fftcg", "11.3.4.1", "11.3.4")
def test_the_number_of_modes_is_set_when_cast() -> None:
    table = scenario("fftcg")
    rite(
        table,
        "Select 1 of the 2 following actions. If you control 2 or more Forwards, select up "
        'to 2 of the 2 following actions instead.\n"Choose 1 Forward. Deal it 3000 '
        'damage."\n"Gain {C}."',
    )
    rite(table, "Choose 1 Forward. Break it.", name="Spell")
    table.sources(0, fire=1).hand(0, "Rite").field(0, "Kiln Apprentice", "Slag Duelist").sources(1, fire=1).hand(
        1, "Spell"
    ).field(1, "Caravan Guard")
    table.play(0, "Rite", modes=[1, 2], targets=["Caravan Guard"]).passes(0).play(
        1, "Spell", targets=["Slag Duelist"]
    ).resolve_all()
    assert table.damage_on("Caravan Guard") == 3000 and table.resource(0, "crystal") == 1


@pytest.mark.rule("fftcg", "11.2.1.1", "11.12.4.6")
def test_a_backup_that_became_ice_pays_with_ice() -> None:
    table = scenario("fftcg")
    rite(table, "Choose 1 Character you control. Its Element becomes Ice until the end of the turn.")
    table.sources(0, fire=2).hand(0, "Rite", "Spark Swallow", "Pale Heron").field(0, "Caravan Guard")
    table.play(0, "Rite", targets=["Fire Source 2"]).resolve()
    assert not table.can("play", 0, "Spark Swallow")
    assert table.can("play", 0, "Pale Heron")


@pytest.mark.rule("fftcg", "7.3", "11.11.10", "7.4")
def test_the_opponents_summon_cast_as_though_owned() -> None:
    table = scenario("fftcg")
    table.define(
        name="Thief of Songs",
        type="forward",
        element=["fire"],
        cost=1,
        text="When Thief of Songs enters the field, choose 1 Summon in your opponent's Break "
        "Zone. You can cast it as though you owned it this turn. If you cast it, remove that "
        "Summon from the game after use instead of putting it in the Break Zone.",
    )
    table.sources(0, fire=3).hand(0, "Thief of Songs").zone(1, "break", "Spark Swallow").field(1, "Caravan Guard")
    table.play(0, "Thief of Songs", targets=["Spark Swallow"]).resolve()
    table.play(0, "Spark Swallow", targets=["Caravan Guard"]).resolve()
    assert (
        table.damage_on("Caravan Guard") == 6000
        and table.zone_names(1, "removed") == ["Spark Swallow"]
        and table.zone_names(0, "removed") == []
    )


@pytest.mark.rule("fftcg", "7.7.5", "12.4.7", "11.12.4.6")
def test_a_card_that_becomes_dark_beside_a_light_one() -> None:
    table = scenario("fftcg")
    table.define(
        name="Gravekeeper",
        type="forward",
        element=["fire"],
        cost=1,
        text="When Gravekeeper enters the field, choose 1 Character other than Gravekeeper you "
        "control. Its Element becomes Dark. (This effect does not end at the end of the "
        "turn.)",
    )
    table.sources(0, fire=1).hand(0, "Gravekeeper").field(0, "Caravan Guard", "Lamp Sister Noor")
    table.play(0, "Gravekeeper", targets=["Caravan Guard"]).resolve()
    assert set(table.zone_names(0, "break")) == {"Caravan Guard", "Lamp Sister Noor"} and table.is_on_field(
        "Gravekeeper", 0
    )


@pytest.mark.rule("fftcg", "7.7.5", "2.1")
def test_who_may_be_played_beside_light_cards_stands_beside_them() -> None:
    table = scenario("fftcg")
    table.define(
        name="Dawn Child",
        type="forward",
        element=["light"],
        cost=2,
        text="Dawn Child can be played onto the field even if you control other Light Characters.",
    )
    table.sources(0, fire=2).hand(0, "Dawn Child").field(0, "Wandering Lamp")
    table.play(0, "Dawn Child")
    assert {"Dawn Child", "Wandering Lamp"} <= set(table.field_names(0))


@pytest.mark.rule("fftcg", "7.7.3", "12.4.6", "5.2.2.1")
def test_another_name_is_a_name_on_the_field() -> None:
    table = scenario("fftcg")
    table.define(name="Regent Oda", type="forward", element=["fire"])
    table.define(
        name="Masked Regent",
        type="forward",
        element=["fire"],
        text="Masked Regent is also ‹Card Name Regent Oda› in all situations.",
    )
    rite(table, "Choose 1 Forward opponent controls. You gain control of it.")
    table.sources(0, fire=5).hand(0, "Masked Regent", "Rite").field(0, "Regent Oda").field(1, "Masked Regent")
    assert not table.can("play", 0, "Masked Regent")
    table.play(0, "Rite", targets=[table.card("Masked Regent", 1)]).resolve()
    assert "Regent Oda" in table.zone_names(0, "break") and table.zone_names(1, "break") == ["Masked Regent"]
    assert table.can("play", 0, "Masked Regent")


@pytest.mark.rule("fftcg", "15.1.1.8.1", "7.7.3", "15.1.1.8.2")
def test_what_could_not_be_played_cannot_be_found() -> None:
    table = scenario("fftcg")
    table.define(
        name="Pathfinder",
        type="forward",
        element=["fire"],
        cost=1,
        text="When Pathfinder enters the field, you may search for 1 Fire Forward of cost 2 or "
        "less and play it onto the field.",
    )
    table.sources(0, fire=1).hand(0, "Pathfinder").field(0, "Pell Firewalker").deck(
        0, "Pell Firewalker", "Caravan Guard", only=True
    )
    table.play(0, "Pathfinder").resolve().yes()
    assert table.field_names(0).count("Pell Firewalker") == 1 and len(table.zone_names(0, "deck")) == 2


@pytest.mark.rule("fftcg", "7.13.3")
def test_a_card_removed_face_down_is_no_forward() -> None:
    table = scenario("fftcg")
    rite(table, "Your opponent removes the top card of their deck from the game face down.")
    rite(table, "Choose 1 Forward removed from the game. Play it onto the field.", name="Spell")
    table.sources(0, fire=2).hand(0, "Rite", "Spell").deck(1, "Caravan Guard")
    table.play(0, "Rite").resolve()
    assert len(table.zone_names(1, "removed")) == 1 and not table.can("play", 0, "Spell")


@pytest.mark.rule("fftcg", "11.8.13", "9.1.1.2", "9.5.1.1")
def test_at_the_end_of_the_turn_something_counted_over_the_turn() -> None:
    table = scenario("fftcg")
    table.define(
        name="Bookkeeper",
        type="backup",
        text="At the end of each of your turns, if you have cast 2 or more cards this turn, draw 1 card.",
    )
    rite(table, "Choose 1 Forward. It gains +1000 power until the end of the turn.")
    table.sources(0, fire=3).hand(0, "Rite", "Kiln Apprentice").field(0, "Bookkeeper")
    table.play(0, "Kiln Apprentice").play(0, "Rite", targets=["Kiln Apprentice"]).resolve()
    table.to("end")
    assert table.stack() == ["Bookkeeper"]
    table.resolve()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "11.8.18", "11.8.13")
def test_put_away_as_soon_as_there_is_a_state() -> None:
    table = scenario("fftcg")
    table.define(
        name="Lone Idol", type="monster", text="If you control 2 or more Forwards, put Lone Idol into the Break Zone."
    )
    table.sources(0, fire=2).hand(0, "Kiln Apprentice").field(0, "Lone Idol", "Caravan Guard")
    assert table.is_on_field("Lone Idol", 0)
    table.play(0, "Kiln Apprentice").resolve_all()
    assert table.zone_names(0, "break") == ["Lone Idol"]


@pytest.mark.rule("fftcg", "4.4", "2.3")
def test_the_cost_of_no_card_is_nothing() -> None:
    table = rite(
        scenario("fftcg"),
        "Choose 1 Forward. Reveal the top card of your deck. If the revealed card is a "
        "Forward, deal it 5000 damage. Put the revealed card into the Break Zone.",
    )
    table.sources(0, fire=1).hand(0, "Rite").field(1, "Caravan Guard").deck(0, "Kiln Apprentice", only=True)
    table.play(0, "Rite", targets=["Caravan Guard"]).resolve()
    assert table.damage_on("Caravan Guard") == 5000 and set(table.zone_names(0, "break")) == {"Rite", "Kiln Apprentice"}
    table = rite(
        scenario("fftcg"),
        "Choose 1 Forward. Reveal the top card of your deck. If the revealed card is a "
        "Forward, deal it 5000 damage. Put the revealed card into the Break Zone.",
    )
    table.sources(0, fire=1).hand(0, "Rite").field(1, "Caravan Guard").keep_decks()
    table.play(0, "Rite", targets=["Caravan Guard"]).resolve()
    assert table.damage_on("Caravan Guard") == 0 and not table.over


@pytest.mark.rule("fftcg", "15.2.4.1", "2.2")
def test_abilities_that_a_player_may_not_use() -> None:
    table = scenario("fftcg")
    table.define(
        name="Warden of Quiet",
        type="backup",
        text="During your turn, the Forwards opponent controls cannot use action abilities.",
    )
    table.define(name="Spark Monk", type="forward", text="{0}: Gain {C}.")
    table.field(0, "Warden of Quiet").field(1, "Spark Monk").passes(0)
    assert not table.can("use", 1, "Spark Monk")
    table.to("main1", player=1)
    assert table.can("use", 1, "Spark Monk")


@pytest.mark.rule("fftcg", "11.12.1", "9.5.1.3.2")
def test_until_the_end_of_the_opponents_turn() -> None:
    table = scenario("fftcg")
    rite(table, "Choose 1 Forward. It cannot attack or block until the end of your opponent's turn.")
    table.sources(0, fire=1).hand(0, "Rite").field(1, "Caravan Guard").field(0, "Kiln Apprentice")
    table.play(0, "Rite", targets=["Caravan Guard"]).resolve().to("main1", player=1)
    assert not table.can("attack", 1, "Caravan Guard")
    table.to("main1", player=0).attack("Kiln Apprentice").block("Caravan Guard")


@pytest.mark.rule("fftcg", "11.8.9", "11.11.2")
def test_cancelled_when_chosen_the_first_time_in_a_turn() -> None:
    table = scenario("fftcg")
    table.define(
        name="Mirror Maid",
        type="forward",
        text="During each turn, when Mirror Maid is chosen by your opponent's Summon or ability "
        "for the first time in that turn, cancel its effect.",
    )
    rite(table, "Choose 1 Forward. Deal it 3000 damage.")
    table.sources(0, fire=2).hand(0, "Rite", "Rite").field(1, "Mirror Maid")
    table.play(0, table.card("Rite", 0, zone="hand"), targets=["Mirror Maid"]).resolve_all()
    assert table.damage_on("Mirror Maid") == 0
    table.play(0, table.card("Rite", 0, zone="hand"), targets=["Mirror Maid"]).resolve_all()
    assert table.damage_on("Mirror Maid") == 3000


@pytest.mark.rule("fftcg", "9.5.1.1", "9.5.1.4")
def test_nothing_is_cast_in_the_end_phase() -> None:
    table = scenario("fftcg")
    table.define(name="Clock", type="backup", text="At the end of each of your turns, draw 1 card.")
    rite(table, "Draw 1 card.")
    table.sources(0, fire=1).hand(0, "Rite").field(0, "Clock").to("end")
    assert table.stack() == ["Clock"] and not table.can("play", 0, "Rite")


@pytest.mark.rule("fftcg", "11.4.1.1", "11.3.11")
def test_two_things_at_the_end_of_the_turn_in_the_order_of_players() -> None:
    table = scenario("fftcg")
    table.define(name="Clock", type="backup", text="At the end of each player's turn, draw 1 card.")
    table.define(name="Bell", type="backup", text="At the end of each player's turn, your opponent discards 1 card.")
    table.field(0, "Clock").field(1, "Bell").to("end")
    assert table.stack() == ["Clock", "Bell"]
    table.resolve_all()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "11.6.2.2", "11.5.2")
def test_no_attack_no_block_and_no_action_abilities() -> None:
    table = rite(
        scenario("fftcg"),
        "Choose 1 Character. During this turn, it cannot attack or block, and it cannot use action abilities.",
    )
    table.define(name="Monk", type="forward", text="{0}: Draw 1 card.")
    table.sources(0, fire=1).hand(0, "Rite").field(0, "Monk")
    table.play(0, "Rite", targets=["Monk"]).resolve()
    assert not table.can("use", 0, "Monk")
    with pytest.raises(BadScript):
        table.attack("Monk")
