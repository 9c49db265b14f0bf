"""Rulings of Back Attack, Warp, Limit Break and Priming, where they meet other rules."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.fftcg.stages import rite


@pytest.mark.rule("fftcg", "15.2.5.2", "15.2.5.3", "15.2.2.3")
def test_back_attack_in_response_and_the_dull_icon_from_the_own_turn_on() -> None:
    table = scenario("fftcg")
    table.define(
        name="Lurker", type="forward", element=["fire"], cost=2, power=4000, text="Back Attack\n{Dull}: Draw 1 card."
    )
    rite(table, "Deal 3000 damage to all the Forwards opponent controls.")
    table.sources(0, fire=1).hand(0, "Rite").sources(1, fire=2).hand(1, "Lurker")
    table.play(0, "Rite").passes(0).play(1, "Lurker")
    assert table.stack() == ["Rite"] and not table.is_rested("Lurker") and not table.can("use", 1, "Lurker")
    table.resolve()
    assert table.damage_on("Lurker") == 3000
    table.to("main1", player=1)
    assert table.can("use", 1, "Lurker")


@pytest.mark.rule("fftcg", "15.2.7.5.1", "15.2.7.5.2")
def test_warped_beside_a_namesake_it_stays_removed() -> None:
    table = scenario("fftcg").field(0, "Sera Windlass").zone(0, "removed", "Sera Windlass", counters={"Warp": 1})
    table.turn(0, "main1", begin=True)
    table.resolve_all()
    assert table.zone_names(0, "removed") == ["Sera Windlass"] and table.field_names(0) == ["Sera Windlass"]
    table.to("main1", player=1).to("main1", player=0)
    assert table.stack() == []


@pytest.mark.rule("fftcg", "15.2.7.5", "6.7.1")
def test_the_last_counter_may_be_removed_by_anything() -> None:
    table = scenario("fftcg")
    table.define(
        name="Sexton",
        type="backup",
        text="{Dull}: Choose 1 card removed from the game. Remove 1 Warp Counter from it. You can "
        "only use this ability during your turn.",
    )
    table.define(
        name="Listener",
        type="backup",
        text="When a Warp Counter is removed from any player's card, gain {C}. This effect will "
        "trigger only once per turn.",
    )
    table.field(0, "Sexton", "Listener").zone(0, "removed", "Sera Windlass", counters={"Warp": 1})
    table.use(0, "Sexton", targets=["Sera Windlass"]).resolve().order("Listener", "Sera Windlass")
    table.resolve().order("enters the field, choose", "due to Warp").resolve_all()
    assert table.is_on_field("Sera Windlass", 0) and table.resource(0, "crystal") == 1 and table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "15.2.7.4", "6.7.2")
def test_more_counters_mean_more_turns() -> None:
    table = scenario("fftcg")
    rite(table, "Choose 1 card removed from the game with a Warp Counter on it. Place 1 Warp Counter on it.")
    table.sources(0, fire=1).hand(0, "Rite").zone(0, "removed", "Sera Windlass", counters={"Warp": 1})
    table.play(0, "Rite", targets=["Sera Windlass"]).resolve()
    assert table.counters("Sera Windlass", "Warp") == 2
    table.to("main1", player=1).to("main1", player=0).resolve()
    assert table.counters("Sera Windlass", "Warp") == 1 and not table.is_on_field("Sera Windlass")


@pytest.mark.rule("fftcg", "15.2.7.3", "11.4.1")
def test_warp_is_no_casting_and_its_counters_come_off_in_the_own_main_phase_only() -> None:
    table = scenario("fftcg")
    table.define(
        name="Far Comer",
        type="forward",
        element=["wind"],
        cost=5,
        power=9000,
        text="‹Warp 1 --› {Wind}\nWhen Far Comer enters the field, draw 1 card.",
    )
    table.define(name="Clerk", type="backup", text="When you cast a Character, gain {C}.")
    table.sources(0, wind=1).hand(0, "Far Comer").field(0, "Clerk")
    table.use(0, "Far Comer", "warp")
    assert table.stack() == [] and table.resource(0, "crystal") == 0 and table.counters("Far Comer", "Warp") == 1
    table.to("main1", player=1)
    assert table.counters("Far Comer", "Warp") == 1
    table.to("main1", player=0).resolve_all()
    assert table.is_on_field("Far Comer", 0) and table.resource(0, "crystal") == 0


@pytest.mark.rule("fftcg", "15.2.8.3", "11.4.1", "15.2.8.3.1")
def test_a_limit_break_character_is_cast_only_as_a_character_is() -> None:
    table = scenario("fftcg").sources(1, fire=5).zone(1, "limit", "Cinder Pilgrim", "Tide at Midnight")
    table.passes(0)
    assert not table.can("play", 1, "Cinder Pilgrim")
    table = scenario("fftcg").sources(0, fire=5).zone(0, "limit", "Cinder Pilgrim", "Tide at Midnight")
    table.play(0, "Cinder Pilgrim")
    assert table.is_on_field("Cinder Pilgrim", 0)


@pytest.mark.rule("fftcg", "15.2.9.4.1.2", "15.2.9.3.2")
def test_priming_keeps_what_was_added_and_damage_but_not_the_changed_base() -> None:
    table = scenario("fftcg")
    rite(table, "Choose 1 Forward. Its power becomes 4000 until the end of the turn.")
    rite(table, "Choose 1 Forward. It gains +2000 power until the end of the turn.", name="Spell")
    table.sources(0, fire=5).hand(0, "Rite", "Spell").field(0, "Oren Vale", damage=1000, rested=True).deck(
        0, "Cinderhart"
    )
    table.play(0, "Rite", targets=["Oren Vale"]).resolve().play(0, "Spell", targets=["Oren Vale"]).resolve()
    assert table.power("Oren Vale") == 6000
    table.act(0, "priming", "Oren Vale").choose("Cinderhart")
    assert (
        table.power("Cinderhart") == 11000 and table.damage_on("Cinderhart") == 1000 and table.is_rested("Cinderhart")
    )


@pytest.mark.rule("fftcg", "15.2.9.4.1", "11.7.1", "15.2.9.4.2", "15.2.9.4.2.2")
def test_a_primed_card_has_both_names_for_its_special_ability_and_leaves_as_one() -> None:
    table = scenario("fftcg")
    table.define(name="Ember Boy", type="forward", element=["fire"], text='‹Priming "Great Ember" --› {Fire}')
    table.define(
        name="Great Ember", type="forward", element=["fire"], cost=6, power=9000, text="«Blaze» {S}: Draw 2 cards."
    )
    table.define(name="Turnkey", type="backup", text="When a Forward you control leaves the field, gain {C}.")
    rite(table, "Choose 1 Forward. Return it to its owner's hand.")
    table.sources(0, fire=2).hand(0, "Ember Boy", "Rite").field(0, "Ember Boy", "Turnkey").deck(0, "Great Ember")
    table.act(0, "priming", table.card("Ember Boy", 0, zone="field")).choose("Great Ember")
    assert table.can("use", 0, "Great Ember")
    table.use(0, "Great Ember").resolve()
    assert table.hand_size(0) == 3 and "Ember Boy" in table.zone_names(0, "break")
    table.play(0, "Rite", targets=["Great Ember"]).resolve_all()
    assert (
        "Ember Boy" in table.hand_names(0)
        and table.zone_names(0, "removed") == ["Great Ember"]
        and table.resource(0, "crystal") == 1
    )


@pytest.mark.rule("fftcg", "15.2.9.3.2", "15.2.4.2")
def test_primed_it_is_as_dull_and_frozen_as_it_was() -> None:
    table = scenario("fftcg")
    table.define(name="Ember Boy", type="forward", element=["fire"], text='‹Priming "Great Ember" --› {Fire}')
    table.define(name="Great Ember", type="forward", element=["fire"], cost=6, power=9000)
    table.sources(0, fire=1).field(0, "Ember Boy", frozen=True, rested=True).deck(0, "Great Ember")
    table.act(0, "priming", "Ember Boy").choose("Great Ember")
    assert table.is_rested("Great Ember")
    table.to("main1", player=1).to("main1", player=0)
    assert table.is_rested("Great Ember")
    table.to("main1", player=1).to("main1", player=0)
    assert not table.is_rested("Great Ember")


@pytest.mark.rule("fftcg", "15.2.9.4.1", "12.4.6")
def test_a_primed_card_meets_a_namesake_of_the_card_beneath() -> None:
    table = scenario("fftcg")
    table.define(name="Ember Boy", type="forward", element=["fire"], cost=1, text='‹Priming "Great Ember" --› {Fire}')
    table.define(name="Great Ember", type="forward", element=["fire"], cost=6, power=9000)
    rite(table, "Choose 1 Forward opponent controls. You gain control of it.")
    table.sources(0, fire=4).hand(0, "Ember Boy", "Rite").field(0, "Ember Boy").field(1, "Ember Boy").deck(
        0, "Great Ember"
    )
    table.act(0, "priming", table.card("Ember Boy", 0, zone="field")).choose("Great Ember")
    assert not table.can("play", 0, table.card("Ember Boy", 0, zone="hand"))
    table.play(0, "Rite", targets=[table.card("Ember Boy", 1)]).resolve()
    assert "Ember Boy" in table.zone_names(0, "break") and table.zone_names(1, "break") == ["Ember Boy"]
    assert table.zone_names(0, "removed") == ["Great Ember"]


@pytest.mark.rule("fftcg", "15.2.9.4.2", "7.3", "15.2.9.4.2.1")
def test_a_primed_card_of_the_opponent_goes_to_its_owner_with_both_cards() -> None:
    table = scenario("fftcg")
    table.define(name="Ember Boy", type="forward", element=["fire"], cost=1, text='‹Priming "Great Ember" --› {Fire}')
    table.define(
        name="Great Ember",
        type="forward",
        element=["fire"],
        cost=6,
        power=9000,
        text="When Great Ember is put from the field into the Break Zone, draw 1 card.",
    )
    rite(table, "Choose 1 Forward opponent controls. You gain control of it.")
    rite(table, "Choose 1 Forward. Break it.", name="Spell")
    table.sources(0, fire=1).sources(1, fire=2).hand(1, "Rite", "Spell").field(0, "Ember Boy").deck(0, "Great Ember")
    table.act(0, "priming", "Ember Boy").choose("Great Ember").passes(0)
    table.play(1, "Rite", targets=["Great Ember"]).resolve().passes(0)
    table.play(1, "Spell", targets=["Great Ember"]).resolve_all()
    assert table.zone_names(0, "break") == ["Ember Boy"] and table.zone_names(0, "removed") == ["Great Ember"]
    assert table.hand_size(1) == 1 and table.hand_size(0) == 0


@pytest.mark.rule("fftcg", "15.2.9.3.1.1", "15.2.9.3.1")
def test_priming_is_not_entering_but_what_waits_for_it_triggers() -> None:
    table = scenario("fftcg")
    table.define(name="Ember Boy", type="forward", element=["fire"], cost=1, text='‹Priming "Great Ember" --› {Fire}')
    table.define(
        name="Great Ember",
        type="forward",
        element=["fire"],
        cost=6,
        power=9000,
        text="When Great Ember enters the field or when Ember Boy primes into Great Ember, choose "
        "1 Forward opponent controls. Deal it 5000 damage.",
    )
    table.define(name="Usher", type="backup", text="When a Forward enters your field, gain {C}.")
    table.sources(0, fire=1).field(0, "Ember Boy", "Usher").field(1, "Caravan Guard").deck(0, "Great Ember")
    table.act(0, "priming", "Ember Boy").choose("Great Ember").resolve_all()
    assert table.damage_on("Caravan Guard") == 5000 and table.resource(0, "crystal") == 0
