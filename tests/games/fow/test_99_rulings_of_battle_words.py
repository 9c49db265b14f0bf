"""Rulings where words of battle meet: what attacks, blocks, deals damage, and what comes of it."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript, scenario
from tests.games.fow.defined import addition, chant, life, resonator, table


@pytest.mark.rule("fow", "1103.2a", "208.2a", "1135.3", "1007.5")
def test_pierce_assigns_only_what_the_wounded_blocker_still_holds_and_drain_counts_both() -> None:
    t = (
        table(
            resonator("Lancer", "[Pierce] [Drain]", 700, 700, "{R}{1}"), resonator("Hurt Guard", "", 500, 500, "{R}{1}")
        )
        .field(0, "Lancer")
        .field(1, "Hurt Guard", damage=200)
    )
    t.attack("Lancer").block("Hurt Guard").end_step().option("[Drain] (Hurt Guard)").to("main")
    assert t.zone_names(1, "graveyard") == ["Hurt Guard"]
    assert life(t, 1) == 3600
    assert life(t, 0) == 4700


@pytest.mark.rule("fow", "1169.2", "805.2a", "806.2b", "804.4a")
def test_multi_strike_kills_its_blocker_first_and_then_strikes_the_player() -> None:
    t = (
        table(resonator("Twin Blade", "[Multi Strike]", 400, 400, "{R}{1}"), resonator("Gate", "", 600, 400, "{R}{1}"))
        .field(0, "Twin Blade")
        .field(1, "Gate")
    )
    t.attack("Twin Blade").block("Gate").to("main")
    assert t.zone_names(1, "graveyard") == ["Gate"]
    assert t.is_on_field("Twin Blade", 0)
    assert life(t, 1) == 3600


@pytest.mark.rule("fow", "1105.2", "1138.2", "806.2", "806.2d")
def test_first_strike_and_bane_destroy_the_blocker_before_it_deals_damage() -> None:
    t = (
        table(
            resonator("Needle", "[First Strike] [Bane]", 100, 100, "{R}{1}"), resonator("Ogre", "", 800, 800, "{R}{1}")
        )
        .field(0, "Needle")
        .field(1, "Ogre")
    )
    t.attack("Needle").block("Ogre").to("main")
    assert t.zone_names(1, "graveyard") == ["Ogre"]
    assert t.is_on_field("Needle", 0)
    assert t.damage_on("Needle") == 0
    assert life(t, 1) == 4000


@pytest.mark.rule("fow", "1106.2", "1139.2", "1010.3")
def test_explode_destroys_itself_although_the_blocker_is_eternal() -> None:
    t = (
        table(
            resonator("Powder Keg", "[Explode]", 400, 900, "{R}{1}"), resonator("Rock", "[Eternal]", 300, 900, "{R}{1}")
        )
        .field(0, "Powder Keg")
        .field(1, "Rock")
    )
    t.attack("Powder Keg").block("Rock").to("main")
    assert t.zone_names(0, "graveyard") == ["Powder Keg"]
    assert t.is_on_field("Rock", 1)


@pytest.mark.rule("fow", "1102.2", "1106.2")
def test_explode_gained_again_triggers_once() -> None:
    t = (
        table(
            resonator("Keg", "[Explode]", 400, 900, "{R}{1}"),
            addition("Fuse Box", "Resonators you control gain [Explode]."),
            resonator("Wall", "", 100, 900, "{R}{1}"),
        )
        .field(0, "Keg", "Fuse Box")
        .field(1, "Wall")
    )
    t.attack("Keg").block("Wall").end_step()
    assert t.stack() == ["Keg"]
    t.resolve()
    assert t.zone_names(0, "graveyard") == ["Keg"] and t.zone_names(1, "graveyard") == ["Wall"]


@pytest.mark.rule("fow", "1123.2", "803.3", "718.2")
@pytest.mark.parametrize(("rested", "free"), [(False, False), (True, True)])
def test_bloodlust_has_to_be_chosen_as_attacker_while_it_can_attack(rested: bool, free: bool) -> None:
    t = (
        table(
            resonator("Mad Hound", "[Bloodlust]", 400, 400, "{R}{1}"), resonator("Calm Hound", "", 400, 400, "{R}{1}")
        )
        .field(0, "Mad Hound", rested=rested)
        .field(0, "Calm Hound")
    )
    assert t.can("attack", 0, "Calm Hound") is free
    assert t.can("attack", 0, "Mad Hound") is not rested


@pytest.mark.rule("fow", "1177.2", "804.3", "204.1c")
def test_terrifying_looks_at_atk_and_at_total_cost_of_each_blocker() -> None:
    t = (
        table(
            resonator("Dread", "[Terrifying]", 500, 500, "{R}{1}"),
            resonator("Equal", "", 500, 500, "{G}{1}"),
            resonator("Weak", "", 400, 900, "{G}{3}"),
            resonator("Cheap", "", 900, 900, "{G}"),
        )
        .field(0, "Dread")
        .field(1, "Equal", "Weak", "Cheap")
    )
    t.attack("Dread")
    assert not t.can("block", 1, "Weak")
    assert not t.can("block", 1, "Cheap")
    assert t.can("block", 1, "Equal")


@pytest.mark.rule("fow", "1183.2", "1102.3", "1102.4", "803.4")
def test_defiant_gained_again_allows_one_more_attack_and_none_rests() -> None:
    t = table(
        resonator("Rebel", "[Defiant] (1)", 400, 400, "{R}{1}"),
        addition("Rally Flag", "Resonators you control gain [Defiant] (1)."),
    ).field(0, "Rebel", "Rally Flag")
    t.attack("Rebel").to("main")
    assert not t.is_rested("Rebel", 0) and life(t, 1) == 3600
    t.attack("Rebel").to("main")
    assert not t.is_rested("Rebel", 0) and life(t, 1) == 3200
    assert not t.can("attack", 0, "Rebel")


@pytest.mark.rule("fow", "1168.2", "1103.2a", "804.4")
def test_the_exceeding_damage_of_pierce_goes_to_the_card_that_protects() -> None:
    t = (
        table(
            resonator("Lancer", "[Pierce]", 900, 900, "{R}{1}"),
            resonator("Shield Bearer", "[Protect]", 100, 900, "{R}{1}"),
            resonator("Page", "", 200, 400, "{R}{1}"),
        )
        .field(0, "Lancer")
        .field(1, "Shield Bearer", "Page")
    )
    t.attack("Lancer").yes().block("Page").to("main")
    assert t.is_rested("Shield Bearer", 1)
    assert t.zone_names(1, "graveyard") == ["Page"]
    assert t.damage_on("Shield Bearer") == 500
    assert t.damage_on("Lancer") == 200
    assert life(t, 1) == 4000


@pytest.mark.rule("fow", "1186.2", "804.3")
def test_enraging_makes_a_rested_card_block() -> None:
    t = (
        table(resonator("Bully", "[Enraging]", 300, 900, "{R}{1}"), resonator("Sleeper", "", 500, 500, "{R}{1}"))
        .field(0, "Bully")
        .field(1, "Sleeper", rested=True)
    )
    t.attack("Bully").choose("Sleeper").resolve()
    with pytest.raises(BadScript):
        t.no_block()
    t.block("Sleeper").to("main")
    assert life(t, 1) == 4000
    assert t.damage_on("Bully") == 500 and t.damage_on("Sleeper") == 300


@pytest.mark.rule("fow", "1129.2a", "803.4")
def test_mobilize_with_a_cost_is_paid_to_attack() -> None:
    cards = (resonator("Golem", "[Mobilize] {1}", 900, 900, "{R}{1}"),)
    assert not table(*cards).field(0, "Golem").can("attack", 0, "Golem")
    t = table(*cards).field(0, "Golem").sources(0, fire=1)
    t.attack("Golem").to("main")
    assert life(t, 1) == 3100 and t.is_rested("Fire Source 1", 0)


@pytest.mark.rule("fow", "1416.2", "1020.1", "909.3d")
def test_losing_drain_takes_the_old_wording_of_drain_away() -> None:
    t = (
        table(
            resonator("Leech", "Whenever this card deals damage >>> You gain that much life.", 400, 400, "{R}{1}"),
            chant("Stanch", "[Quickcast]\nTarget J/resonator loses [Drain] until end of turn.", "{R}"),
        )
        .field(0, "Leech")
        .hand(1, "Stanch")
        .sources(1, fire=1)
    )
    t.attack("Leech").passes(0).play(1, "Stanch", targets=["Leech"]).resolve().to("main")
    assert life(t, 1) == 3600
    assert life(t, 0) == 4000


@pytest.mark.rule("fow", "1416.2", "1102.2", "1135.3")
def test_drain_gained_beside_its_old_wording_gains_life_once() -> None:
    t = (
        table(
            resonator("Leech", "Whenever this card deals damage, you gain that much life.", 400, 400, "{R}{1}"),
            chant("Blood Oath", "Target J/resonator gains [+200/+200] and [Drain] until end of turn.", "{R}"),
        )
        .field(0, "Leech")
        .hand(0, "Blood Oath")
        .sources(0, fire=1)
    )
    t.play(0, "Blood Oath", targets=["Leech"]).resolve()
    t.attack("Leech").to("main")
    assert life(t, 1) == 3400
    assert life(t, 0) == 4600


@pytest.mark.rule("fow", "1301.1", "1301.1c")
def test_a_card_that_rests_and_recovers_itself_without_end_is_a_draw() -> None:
    t = (
        scenario("fow", stops=False)
        .define(
            **resonator(
                "Pendulum",
                "Whenever this card is rested >>> Recover this card.\n"
                "Whenever this card is recovered >>> Rest this card.",
                400,
                400,
                "{R}{1}",
            )
        )
        .field(0, "Pendulum")
    )
    t.attack("Pendulum")
    assert t.over and t.winner is None


@pytest.mark.rule("fow", "1202.1", "103.3")
def test_damage_to_both_players_at_once_is_a_draw() -> None:
    t = (
        table(chant("Cataclysm", "This card deals 4000 damage to each player.", "{R}"))
        .hand(0, "Cataclysm")
        .sources(0, fire=1)
    )
    t.play(0, "Cataclysm").resolve()
    assert t.over and t.winner is None


@pytest.mark.rule("fow", "1013.1", "906.1", "803.4")
@pytest.mark.parametrize("when", ["When", "Whenever"])
def test_is_rested_speaks_of_what_is_done_and_not_of_how_a_card_lies(when: str) -> None:
    t = (
        table(
            resonator("Weary Scribe", f"{when} this card is rested >>> Draw a card.", 400, 400, "{R}{1}"),
            resonator("Early Scribe", f"{when} this card is recovered, you gain 100 life.", 400, 400, "{R}{1}"),
        )
        .field(0, "Weary Scribe")
        .field(0, "Early Scribe", rested=True)
    )
    t.attack("Weary Scribe").to("main")
    assert t.hand_size(0) == 1 and life(t, 0) == 4000
    t.to("main", 0, later=True)
    assert t.hand_size(0) == 2  # the card of the turn, and no other while it lay rested
    assert life(t, 0) == 4100


@pytest.mark.rule("fow", "1007.5", "1401.1")
@pytest.mark.parametrize("whom", ["player and resonator", "player and each resonator", "resonator and each player"])
def test_damage_to_players_and_resonators_is_dealt_to_both(whom: str) -> None:
    t = (
        table(
            chant("Hail", f"This card deals 300 damage to each {whom}.", "{R}"),
            resonator("Ours", "", 400, 400, "{R}{1}"),
            resonator("Theirs", "", 400, 300, "{R}{1}"),
        )
        .field(0, "Ours")
        .field(1, "Theirs")
        .hand(0, "Hail")
        .sources(0, fire=1)
    )
    t.play(0, "Hail").resolve()
    assert (life(t, 0), life(t, 1)) == (3700, 3700)
    assert t.damage_on("Ours") == 300 and t.zone_names(1, "graveyard") == ["Theirs"]
