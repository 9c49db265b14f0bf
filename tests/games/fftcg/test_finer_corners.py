"""Rulings of corners: hands that are changed, generic cards, cards that work from elsewhere, layers, Warp."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.fftcg.stages import BREAK, PAIN, TAKE, forward, monster, stage, summons


@pytest.mark.rule("fftcg", "7.7.3", "12.4.6", "5.2.2.1")
def test_any_number_with_the_icon_and_only_one_without() -> None:
    table = stage(Echo="Play 1 Forward from your hand onto the field.")
    forward(forward(table, "Recruit", generic=True), "Sole")
    forward(table, "Captain", text="For each ‹Card Name Recruit› you control, Captain gains +1000 power.")
    table.field(0, "Recruit", "Recruit", "Captain", "Sole").hand(0, "Recruit", "Sole")
    assert table.power("Captain") == 7000 and not table.can("play", 0, "Sole")
    table.play(0, "Echo").resolve().choose("Recruit")
    assert table.power("Captain") == 8000


@pytest.mark.rule("fftcg", "5.2.4.1", "5.2.2.1")
def test_a_name_in_its_own_text_means_this_very_card() -> None:
    table = scenario("fftcg")
    forward(
        table,
        "Recruit",
        generic=True,
        text="{0}: Recruit gains +1000 power until the end of the turn. You can only use this ability once per turn.",
    )
    a = table.field(0, "Recruit", "Recruit").card("Recruit", 0, index=0)
    b = table.card("Recruit", 0, index=1)
    table.use(0, a).resolve()
    assert table.power(a) == 6000 and table.power(b) == 5000
    assert table.can("use", 0, b) and not table.can("use", 0, a)


@pytest.mark.rule("fftcg", "11.6.4", "11.9.1", "7.10.2")
def test_an_ability_that_works_from_the_break_zone() -> None:
    table = scenario("fftcg").sources(0, earth=3)
    text = (
        "{Earth}{2}: Play Shade from the Break Zone onto the field dull. You can only use this ability if "
        "Shade is in the Break Zone and only during your Main Phase."
    )
    forward(table, "Shade", text=text).zone(0, "break", "Shade")
    table.use(0, "Shade")
    assert table.stack() == ["Shade"]
    table.resolve()
    assert table.is_on_field("Shade", 0) and table.is_rested("Shade") and not table.can("use", 0, "Shade")


@pytest.mark.rule("fftcg", "11.6.4", "7.11.2", "11.6.1")
def test_an_ability_that_is_used_by_discarding_its_own_card() -> None:
    table = scenario("fftcg").field(1, "Caravan Guard")
    text = (
        "Discard Spark: Choose 1 Forward. Deal it 3000 damage. You can only use this ability if Spark is in your hand."
    )
    forward(table, "Spark", text=text).hand(0, "Spark")
    table.use(0, "Spark", targets=["Caravan Guard"])
    assert table.zone_names(0, "break") == ["Spark"]
    assert table.resolve().damage_on("Caravan Guard") == 3000


@pytest.mark.rule("fftcg", "11.12.4.6", "11.12.4.2", "11.12.4.7")
def test_a_monster_that_became_a_forward_gains_what_forwards_gain() -> None:
    table = scenario("fftcg")
    monster(
        table,
        "Ogre",
        "{0}: Until the end of the turn, Ogre also becomes a Forward with 6000 power and First Strike.",
        element=["earth"],
    )
    forward(
        table, "Chief", text="The Monsters you control gain +1000 power. The Earth Forwards you control gain Brave."
    )
    table.field(0, "Ogre", "Chief").use(0, "Ogre").resolve()
    assert table.power("Ogre") == 7000 and table.has("Ogre", "Brave") and table.has("Ogre", "First Strike")
    table.next_turn()
    assert not table.has("Ogre", "Brave")


@pytest.mark.rule("fftcg", "11.12.4.6", "11.12.4.12", "11.12.4.13")
def test_who_loses_its_abilities_lends_no_power_and_gains_what_is_given_later() -> None:
    table = stage(
        Hush="Choose 1 Forward. It loses all its abilities until the end of the turn.",
        Gift="Choose 1 Forward. It gains Haste and +1000 power until the end of the turn.",
    )
    forward(table, "Herald", text="Brave\nThe other Forwards you control gain +2000 power.")
    forward(table, "Squire").field(0, "Herald", "Squire")
    table.play(0, "Hush", targets=["Herald"]).resolve()
    assert table.power("Squire") == 5000 and not table.has("Herald", "Brave")
    table.play(0, "Gift", targets=["Herald"]).resolve()
    assert table.has("Herald", "Haste") and table.power("Herald") == 6000


@pytest.mark.rule("fftcg", "11.12.4.6", "6.2.6", "11.12.4.4")
def test_a_stolen_captain_leads_the_thieves() -> None:
    table = stage(Lure=TAKE)
    forward(table, "Captain", text="The Forwards you control gain +1000 power.").field(1, "Captain", "Caravan Guard")
    before = table.field(0, "Kiln Apprentice").power("Kiln Apprentice", 0)
    other = table.power("Caravan Guard", 1)
    table.play(0, "Lure", targets=["Captain"]).resolve()
    assert table.power("Kiln Apprentice", 0) == before + 1000 and table.power("Caravan Guard", 1) == other - 1000
    assert table.power("Captain", 0) == 6000


@pytest.mark.rule("fftcg", "15.2.5.2", "15.2.5.3", "15.2.5.4", "10.1.3.1")
def test_back_attack_comes_in_the_opponents_attack_and_blocks_at_once() -> None:
    table = scenario("fftcg").sources(1, ice=2)
    forward(
        table,
        "Ambusher",
        9000,
        "Back Attack\nWhen Ambusher enters the field, if it's your opponent's turn, draw 1 card.",
    )
    forward(table, "Raider").field(0, "Raider").hand(1, "Ambusher")
    table.attack("Raider").passes(0).play(1, "Ambusher")
    assert table.is_on_field("Ambusher", 1) and table.stack() == ["Ambusher"]
    table.resolve().block("Ambusher").end_step()
    assert table.zone_names(0, "break") == ["Raider"] and table.hand_size(1) == 1


@pytest.mark.rule("fftcg", "15.2.5.2", "9.5.1.1", "11.4.1")
def test_back_attack_is_for_main_and_attack_phases_only() -> None:
    table = scenario("fftcg").sources(1, ice=2)
    forward(table, "Ambusher", 9000, "Back Attack")
    monster(table, "Bell", "At the end of your turn, gain {C}.").field(0, "Bell").hand(1, "Ambusher")
    table.to("end").passes(0)
    assert not table.can("play", 1, "Ambusher") and table.why_not(1, "Ambusher") != []


@pytest.mark.rule("fftcg", "15.2.7.3", "15.2.7.4", "15.2.7.5", "10.1.2.1.1")
def test_a_warped_forward_comes_after_two_turns_and_has_to_wait_to_attack() -> None:
    table = scenario("fftcg").sources(0, ice=1)
    forward(table, "Voyager", text="‹Warp 2 --› {Ice}\nWhen Voyager enters the field, draw 1 card.").hand(0, "Voyager")
    table.use(0, "Voyager", "warp")
    assert table.stack() == [] and table.zone_names(0, "removed") == ["Voyager"]
    table.next_turn().next_turn().resolve_all()
    assert table.zone_names(0, "removed") == ["Voyager"]
    table.next_turn().next_turn().resolve_all()
    assert table.is_on_field("Voyager", 0) and not table.can("attack", 0, "Voyager")


@pytest.mark.rule("fftcg", "15.2.7.1.2", "15.2.7.3", "7.4")
def test_a_card_that_was_removed_otherwise_does_not_warp() -> None:
    table = stage(Exile="Choose 1 card in your Break Zone. Remove it from the game.")
    forward(table, "Voyager", text="‹Warp 1 --› {Ice}").zone(0, "break", "Voyager")
    table.play(0, "Exile", targets=["Voyager"]).resolve().next_turn().next_turn()
    assert table.stack() == [] and table.zone_names(0, "removed") == ["Voyager"]


@pytest.mark.rule("fftcg", "15.2.8.3.1", "15.2.8.3.2", "15.2.8.4.3")
def test_a_limit_break_summon_that_is_cancelled_goes_back_all_the_same() -> None:
    table = scenario("fftcg").sources(0, fire=1)
    table.define(name="Nova", type="summon", element=["fire"], cost=1, text="‹Limit Break -- 1›\nDraw 2 cards.")
    table.define(name="Void", type="summon", element=["ice"], cost=1, text="Choose 1 Summon. Cancel its effect.")
    forward(table, "Spare", text="‹Limit Break -- 3›")
    table.sources(1, ice=1).hand(1, "Void").zone(0, "limit", "Nova", "Spare")
    table.play(0, "Nova").passes(0).play(1, "Void", targets=["Nova"]).resolve()
    table.resolve_all()
    assert table.hand_size(0) == 0 and table.zone_names(0, "break") == [] and "Nova" in table.zone_names(0, "limit")


@pytest.mark.rule("fftcg", "15.2.9.3.1.2", "15.2.9.3", "15.2.9.3.3")
def test_priming_finds_nothing_where_the_partner_stands_already() -> None:
    table = scenario("fftcg").sources(0, fire=1)
    forward(table, "Wick", 6000, '‹Priming "Pyre" --› {Fire}')
    forward(table, "Pyre", 9000).field(0, "Wick", "Pyre").deck(0, "Pyre")
    assert not table.acts(0, "priming") and "15.2.9.3.1.2" in table.why_not(0, "Wick")


@pytest.mark.rule("fftcg", "15.2.9.4.1.1", "15.2.9.4.2", "6.2.6", "7.3")
def test_a_primed_forward_that_was_taken_and_broken_leaves_its_owner_the_lower_card() -> None:
    table = stage(Lure=TAKE, Doom=BREAK)
    forward(
        forward(table, "Wick", 6000), "Pyre", 9000, "When Pyre is put from the field into the Break Zone, draw 1 card."
    )
    table.field(1, "Pyre", under=("Wick",))
    table.play(0, "Lure", targets=["Pyre"]).resolve().play(0, "Doom", targets=["Pyre"]).resolve_all()
    assert table.zone_names(1, "break") == ["Wick"] and table.zone_names(1, "removed") == ["Pyre"]
    assert table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "8.2.1.4", "8.2.1.5", "9.2.1.3")
def test_the_first_player_changes_the_hand_and_draws_one_card() -> None:
    table = scenario("fftcg").turn(0, "mulligan_first", number=0, starting=0).hand(0, *["Caravan Guard"] * 5)
    table.yes().order(*["Caravan Guard"] * 5).no().to("main1")
    assert table.active == 0 and table.turn_number == 1
    assert table.hand_names(0) == ["Kiln Apprentice"] * 6 and table.zone_names(0, "deck")[-1] == "Caravan Guard"


@pytest.mark.rule("fftcg", "6.4.1.1", "11.8.17.4", "11.8.5")
def test_what_a_summon_has_promised_its_caster_keeps_whoever_controls_the_forward_then() -> None:
    table = stage(
        Pact="Choose 1 Forward. When it is put from the field into the Break Zone this turn, you draw 2 cards.",
        Doom=BREAK,
    )
    table.field(1, "Caravan Guard")
    table.play(0, "Pact", targets=["Caravan Guard"]).resolve().play(0, "Doom", targets=["Caravan Guard"]).resolve_all()
    assert table.hand_size(0) == 2 and table.hand_size(1) == 0


@pytest.mark.rule("fftcg", "11.11.8", "11.8.1", "6.4.1")
def test_damage_by_an_ability_is_damage_by_its_card_and_damage_by_a_summon_is_not() -> None:
    table = stage(Bolt="Choose 1 Forward. Deal it 1000 damage.")
    forward(
        table,
        "Archer",
        text="{0}: Choose 1 Forward. Archer deals it 1000 damage. You can only use this ability once per turn.",
    )
    monster(table, "Scorer", "When a Forward you control deals damage to a Forward opponent controls, draw 1 card.")
    table.field(0, "Archer", "Scorer").field(1, "Caravan Guard")
    table.play(0, "Bolt", targets=["Caravan Guard"]).resolve_all()
    assert table.hand_size(0) == 0
    table.use(0, "Archer", targets=["Caravan Guard"]).resolve_all()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "11.8.2", "6.7.3", "7.4")
def test_an_ability_that_triggers_once_a_turn_is_new_on_a_card_that_came_back() -> None:
    table = stage(
        Blink="Choose 1 Monster you control. Remove it from the game. Then, play it onto the field.", A=PAIN, B=PAIN
    )
    text = "When your opponent receives a point of damage, gain {C}. This effect will trigger only once per turn."
    monster(table, "Imp", text).field(0, "Imp").play(0, "A").resolve_all()
    table.play(0, "Blink", targets=["Imp"]).resolve_all().play(0, "B").resolve_all()
    assert table.resource(0, "crystal") == 2


@pytest.mark.rule("fftcg", "12.4.8", "7.7.4", "15.1.1.3.2")
def test_a_sixth_backup_that_is_taken_over_makes_one_go_and_the_player_says_which() -> None:
    table = stage(Lure="Choose 1 Backup opponent controls. Gain control of it.", Fifth="Draw 1 card.")
    table.sources(0, ice=3).define(
        name="Ledger", type="backup", element=["water"], cost=1, text="When Ledger is broken, draw 1 card."
    )
    table.field(1, "Ledger").play(0, "Lure", targets=["Ledger"]).resolve()
    table.expect(player=0).choose("Ledger")
    assert table.zone_names(1, "break") == ["Ledger"] and table.stack() == []


@pytest.mark.rule("fftcg", "12.4.7", "7.7.5", "2.1")
def test_light_and_dark_drive_each_other_out() -> None:
    table = stage(Lure=TAKE)
    forward(forward(table, "Lumen", element=["light"]), "Umbra", element=["dark"]).field(0, "Lumen").field(1, "Umbra")
    table.play(0, "Lure", targets=["Umbra"]).resolve()
    assert "Lumen" in table.zone_names(0, "break") and table.zone_names(1, "break") == ["Umbra"]


@pytest.mark.rule("fftcg", "11.12.5.6", "11.12.5.7", "11.12.5.5")
def test_a_summons_own_instead_comes_before_that_of_others() -> None:
    text = (
        "Choose 1 Forward. Deal it 2000 damage. If you have received 1 point of "
        "damage or more, deal it 5000 damage instead."
    )
    table = stage(Flare=text).damage(0, "Kiln Apprentice")
    monster(table, "Bellows", "If your Summon deals damage to a Forward, the damage increases by 2000 instead.")
    forward(table, "Wall", 9000).field(0, "Bellows").field(1, "Wall")
    assert table.play(0, "Flare", targets=["Wall"]).resolve().damage_on("Wall") == 7000


@pytest.mark.rule("fftcg", "11.8.15", "3.1.2", "11.12.5.4")
def test_who_draws_nothing_instead_does_not_lose_with_an_empty_deck() -> None:
    table = stage(Read="Draw 2 cards.").deck(0, only=True)
    monster(table, "Sieve", "If you would draw a card, gain {C} instead.").field(0, "Sieve")
    table.play(0, "Read").resolve_all()
    assert not table.over and table.resource(0, "crystal") == 2


@pytest.mark.rule("fftcg", "10.1.2.1.3", "10.1.2.1", "15.1.1.9.3")
def test_all_who_must_attack_do_so_before_the_phase_ends_one_after_the_other_or_together() -> None:
    table = scenario("fftcg")
    forward(table, "Fury", text="Fury must attack once per turn if possible.", element=["fire"])
    forward(table, "Wrath", text="Wrath must attack once per turn if possible.", element=["wind"])
    table.field(0, "Fury", "Wrath").attack("Fury").no_block().end_step()
    assert table.can("attack", 0, "Wrath")
    table.attack("Wrath").no_block().to("main2")
    assert table.damage_count(1) == 2


@pytest.mark.rule("fftcg", "6.5.2.1", "11.10.2", "15.2.6.2")
def test_two_points_are_dealt_before_either_burst_and_the_bursts_come_in_order() -> None:
    table = stage(Pain="Your opponent receives 2 points of damage.")
    table.define(
        name="Gale",
        type="summon",
        element=["wind"],
        cost=2,
        text="[EX BURST] Choose 1 Forward. Return it to its owner's hand.",
    )
    table.define(name="Spring", type="summon", element=["water"], cost=2, text="[EX BURST] Draw 1 card.")
    table.field(0, "Caravan Guard").deck(1, "Gale", "Spring", "Kiln Apprentice")
    table.play(0, "Pain").resolve()
    assert table.damage_count(1) == 2
    table.yes().choose("Caravan Guard")
    assert table.zone_of("Caravan Guard") == "hand" and table.hand_size(1) == 0
    assert table.yes().hand_names(1) == ["Kiln Apprentice"]


@pytest.mark.rule("fftcg", "11.3.3", "11.11.5.1", "11.11.5.1.1")
def test_an_opponent_who_selects_may_take_whom_nobody_can_choose() -> None:
    table = stage(Toll="Your opponent selects 1 Character they control. Return it to its owner's hand.")
    forward(table, "Saint", text="Saint cannot be chosen by Summons or abilities.").field(1, "Saint").sources(1, ice=1)
    table.play(0, "Toll").resolve().expect(player=1).choose("Saint")
    assert table.hand_names(1) == ["Saint"]


@pytest.mark.rule("fftcg", "6.1.4", "11.11.6", "11.8.7")
def test_both_select_in_turn_and_all_leave_at_once() -> None:
    table = stage(Duel="Each player selects 1 Forward they control. Break them.")
    table.field(0, "Kiln Apprentice", "Caravan Guard").field(1, "Salt Road Warden", "Kiln Apprentice")
    table.play(0, "Duel").resolve().expect(player=0).choose("Caravan Guard")
    table.expect(player=1)
    assert table.is_on_field("Caravan Guard", 0)
    table.choose("Salt Road Warden")
    assert "Caravan Guard" in table.zone_names(0, "break") and table.zone_names(1, "break") == ["Salt Road Warden"]


@pytest.mark.rule("fftcg", "15.2.4.2", "6.2.6", "15.2.4.1")
def test_who_is_frozen_stays_dull_once_in_the_phase_of_whoever_controls_it_next() -> None:
    table = stage(Chill="Choose 1 Forward. Dull it and Freeze it.", Lure=TAKE).field(1, "Caravan Guard")
    table.play(0, "Chill", targets=["Caravan Guard"]).resolve().play(0, "Lure", targets=["Caravan Guard"]).resolve()
    table.next_turn()
    assert table.is_rested("Caravan Guard")
    table.next_turn()
    assert table.is_rested("Caravan Guard")
    table.next_turn().next_turn()
    assert not table.is_rested("Caravan Guard")


@pytest.mark.rule("fftcg", "11.5.4", "11.6.11", "11.4.8")
def test_an_ability_resolves_though_its_card_has_been_returned_in_response() -> None:
    table = scenario("fftcg")
    table.define(
        name="Lookout", type="backup", element=["fire"], cost=2, text="{Dull}: Draw 1 card, then discard 1 card."
    )
    summons(table, 1, "wind", Gust="Choose 1 Backup. Return it to its owner's hand.")
    table.field(0, "Lookout").use(0, "Lookout").passes(0).play(1, "Gust", targets=["Lookout"]).resolve()
    table.resolve().choose("Lookout")
    assert table.zone_names(0, "break") == ["Lookout"] and table.hand_size(0) == 1
