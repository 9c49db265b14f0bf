"""Rulings where keywords of battle, damage and what becomes of the damaged meet."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript
from tests.games.fow.court import HEN, KILL, OX, STEAL, court
from tests.games.fow.tables import life, table
from tests.games.fow.written import chant, regalia, resonator, written


@pytest.mark.rule("fow", "805.2a", "1138.2", "804.4a", "806.2b", "1169.2")
def test_multi_strike_bane_then_player() -> None:
    """Multi Strike + Bane attacks the player, is blocked by 800. First strike step: 300 damage, Bane destroys
    blocker. Normal step: no blocker, so player is dealt 300 (805.2a, 1138.2, 804.4a, 806.2b, 1169.2)."""
    asp = resonator("Asp", "[Multi Strike]", "[Bane]", size=(300, 300))
    t = table(asp, OX).field(0, "Asp").field(1, "Ox").attack("Asp").block("Ox").to("main")
    assert t.zone_of("Ox") == "graveyard" and t.is_on_field("Asp") and life(t)[1] == 3700


@pytest.mark.rule("fow", "806.2")
def test_first_strike_bane_no_second_damage() -> None:
    """The same with [First Strike]: the process was performed already, player is not dealt damage (806.2)."""
    asp = resonator("Asp", "[First Strike]", "[Bane]", size=(300, 300))
    t = table(asp, OX).field(0, "Asp").field(1, "Ox").attack("Asp").block("Ox").to("main")
    assert t.zone_of("Ox") == "graveyard" and t.is_on_field("Asp") and life(t)[1] == 4000


@pytest.mark.rule("fow", "1102.3", "1118.2")
def test_limit_printed_and_gained() -> None:
    """[Limit] (2) with another card giving [Limit] (1): enters with 3 counters; attacking removes one, since
    the instance is one (1102.3 and its example, 1118.2)."""
    imp = resonator("Imp", "[Limit] (2)", "[Swiftness]", cost="{0}")
    mill = regalia("Mill", "Resonators you control gain [Limit] (1).")
    t = table(imp, mill).field(0, "Mill").hand(0, "Imp").play(0, "Imp").resolve()
    assert t.counters("Imp", "limit") == 3
    t.attack("Imp").resolve_all().no_block().to("main")
    assert t.counters("Imp", "limit") == 2


@pytest.mark.rule("fow", "1168.2", "806.2b", "806.2d", "1107.2")
def test_protect_strikes_back_with_bane() -> None:
    """Flying attacker attacks the player; a non-flying [Protect] card becomes the attacked object, takes the
    damage and strikes back, its Bane destroys the attacker (1168.2, 806.2b, 806.2d, 1107.2 speaks of blocks
    only)."""
    bird = resonator("Bird", "[Flying]", size=(500, 500))
    wall = resonator("Wall", "[Protect]", "[Bane]", size=(100, 600))
    t = table(bird, wall).field(0, "Bird").field(1, "Wall").attack("Bird").yes().to("main")
    assert t.zone_of("Bird") == "graveyard" and t.damage_on("Wall") == 500 and life(t) == (4000, 4000)


@pytest.mark.rule("fow", "1103.2a", "1018.1a")
def test_pierce_against_prevention() -> None:
    """Pierce 800 is blocked by DEF 300 with "prevent 300": 300 is assigned to the blocker (prevented), 500 to
    the player (1103.2a assigns by capacity, 1018.1a)."""
    lance = resonator("Lance", "[Pierce]", size=(800, 800))
    saint = resonator("Saint", "If damage would be dealt to this card, prevent 300 of that damage.", size=(100, 300))
    t = table(lance, saint).field(0, "Lance").field(1, "Saint").attack("Lance").block("Saint").to("main")
    assert t.is_on_field("Saint") and t.damage_on("Saint") == 0 and life(t)[1] == 3500


@pytest.mark.rule("fow", "910.2c", "1103.2a")
def test_pierce_doubled() -> None:
    """Pierce 800 blocked by DEF 300, source's damage doubled: divided first, then doubled: 1000 to the player
    (910.2c "divide up the damage before applying this effect", 1103.2a)."""
    lance = resonator("Lance", "[Pierce]", size=(800, 800))
    rage = regalia("Rage", "If a source you control would deal damage, it deals double that damage instead.")
    t = table(lance, rage, HEN).field(0, "Lance", "Rage").field(1, "Hen").attack("Lance").block("Hen").to("main")
    assert not t.is_on_field("Hen") and life(t)[1] == 3000


@pytest.mark.rule("fow", "208.2a", "1103.2a", "1139.2")
def test_pierce_capacity_of_a_damaged_eternal_blocker() -> None:
    """Blocker of DEF 500 has 300 damage and [Eternal]: capacity 200, so 400 of 600 go through (208.2a,
    1103.2a); the Eternal card stays (1139.2)."""
    lance = resonator("Lance", "[Pierce]", size=(600, 600))
    rock = resonator("Rock", "[Eternal]", size=(0, 500))
    t = table(lance, rock).field(0, "Lance").field(1, "Rock", damage=300).attack("Lance").block("Rock").to("main")
    assert t.is_on_field("Rock") and life(t)[1] == 3600


@pytest.mark.rule("fow", "1204.1b", "910.1", "910.3")
def test_destruction_replaced_removes_damage() -> None:
    """A card that would be destroyed discards instead: damage is removed from it, it stays and is not asked
    again (1204.1b, 910.1, 910.3)."""
    phoenix = resonator("Phoenix", "If this card would be destroyed, discard a card instead.", size=(300, 300))
    bolt = chant("Bolt", "Deal 500 damage to target resonator.")
    t = table(phoenix, bolt, HEN).field(1, "Phoenix").hand(1, "Hen", "Hen").hand(0, "Bolt").play(0, "Bolt").resolve()
    t.choose(t.card("Hen", 1, zone="hand")) if t.hand_size(1) == 2 else None
    assert t.is_on_field("Phoenix") and t.damage_on("Phoenix") == 0 and t.hand_size(1) == 1


@pytest.mark.rule("fow", "1010.3", "1139.2")
def test_destroy_if_you_do_against_eternal() -> None:
    """ "Destroy target resonator. If you do, draw a card." against [Eternal]: not destroyed, no card (1010.3,
    1139.2)."""
    slay = chant("Slay", "Destroy target resonator. If you do, draw a card.")
    rock = resonator("Rock", "[Eternal]")
    t = table(slay, rock, HEN).field(1, "Rock", "Hen").hand(0, "Slay", "Slay")
    t.play(0, "Slay", targets=["Rock"]).resolve()
    assert t.is_on_field("Rock") and t.hand_size(0) == 1
    t.play(0, "Slay", targets=["Hen"], zone="hand").resolve()
    assert t.hand_size(0) == 1 and not t.is_on_field("Hen")


@pytest.mark.rule("fow", "1144.2", "302.5")
def test_revenge_for_a_stolen_card() -> None:
    """A stolen resonator dies: it goes to its owner's graveyard, but its controller controlled it: their
    [Revenge] is on (1144.2, 302.5); the owner's is not."""
    gift = chant("Gift", "[Quickcast]", "You gain 100 life.", "[Revenge] - You gain 500 life.")
    t = table(gift, HEN, STEAL, KILL).field(1, "Hen").hand(0, "Gift", "Steal", "Kill").hand(1, "Gift")
    t.play(0, "Steal", targets=["Hen"]).resolve().play(0, "Kill", targets=["Hen"]).resolve()
    assert t.zone_names(1, "graveyard") == ["Hen"]
    t.play(0, t.card("Gift", 0, zone="hand")).resolve().passes(0).play(1, t.card("Gift", 1, zone="hand")).resolve()
    assert life(t) == (4600, 4100)


@pytest.mark.parametrize("by_chant", [True, False])
@pytest.mark.rule("fow", "1135.2", "1135.3", "1202.1", "602.1")
def test_drain_of_a_chant_comes_before_losing_and_of_a_resonator_after(by_chant: bool) -> None:
    """At 500 life: a [Drain] chant deals 500 to each player; the gain is part of it (1135.2): 1000 left. A
    resonator's ability doing the same has Drain as an automatic ability (1135.3): the rule process comes first
    (1202.1, 602.1)."""
    if by_chant:
        t = table(chant("Leech", "[Drain]", "This card deals 500 damage to each player."))
        t.resources(0, life=500).hand(0, "Leech").play(0, "Leech").resolve()
        assert not t.over and life(t) == (1000, 3500)
    else:
        t = table(resonator("Tick", "[Drain]", "{0}: This card deals 500 damage to each player."))
        t.resources(0, life=500).field(0, "Tick").use(0, "Tick").resolve()
        assert t.over and t.winner == 1


@pytest.mark.rule("fow", "1163.2", "1104.2", "803.3")
def test_belligerence_with_precision() -> None:
    """A newcomer with both may attack a recovered resonator and not the player (1163.2, 1104.2, 803.3)."""
    boar = resonator("Boar", "[Belligerence]", "[Precision]", cost="{0}", size=(500, 500))
    t = table(boar, HEN).field(1, "Hen").hand(0, "Boar").play(0, "Boar").resolve()
    with pytest.raises(BadScript):
        t.attack("Boar", at=1)
    t.attack("Boar", at="Hen").to("main")
    assert not t.is_on_field("Hen") and t.is_on_field("Boar") and life(t)[1] == 4000


@pytest.mark.rule("fow", "104.4", "1018.1")
def test_damage_that_cannot_be_prevented() -> None:
    """ "Damage cannot be prevented this turn." against "prevent all": prohibition wins (104.4, 1018.1)."""
    raw = regalia("Raw", "Damage cannot be prevented.", cost="{0}")
    saint = resonator("Saint", "If damage would be dealt to this card, prevent that damage.", size=(100, 300))
    bolt = chant("Bolt", "Deal 500 damage to target resonator.")
    t = table(raw, saint, bolt).field(1, "Saint").hand(0, "Raw", "Bolt").play(0, "Raw").resolve()
    t.play(0, "Bolt").resolve()
    assert t.zone_of("Saint") == "graveyard"


@pytest.mark.rule("fow", "1129.2a", "803.4", "718.2")
def test_mobilize_is_paid_for_each_attack_and_frees_from_bloodlust() -> None:
    """[Mobilize] {1} with [Defiant] (2) and one stone: one attack (1129.2a, 803.4). With [Bloodlust] the player
    may pass, as paying is a voluntary action (718.2)."""
    golem = resonator("Golem", "[Mobilize] {1}", "[Defiant] (2)", size=(500, 500))
    t = table(golem, stones=1).field(0, "Golem").attack("Golem").no_block().to("main")
    assert life(t)[1] == 3500 and t.is_rested("fire stone") and not t.is_rested("Golem")
    with pytest.raises(BadScript):
        t.attack("Golem")
    mad = resonator("Mad", "[Bloodlust]", "[Mobilize] {1}")
    assert "pass" in " ".join(table(mad, stones=1).field(0, "Mad").begin().options())
    mad = resonator("Mad", "[Bloodlust]")
    assert "pass" not in " ".join(table(mad, stones=1).field(0, "Mad").begin().options())


@pytest.mark.rule("fow", "911.1")
def test_last_known_atk_and_controller() -> None:
    """A stolen Ox with +200 is removed; "its controller gains life equal to its ATK": the thief gains 1000
    (911.1)."""
    path = chant(
        "Path", "[Quickcast]", "Remove target resonator from the game. Its controller gains life equal to its ATK."
    )
    grow = chant("Grow", "[Quickcast]", "Target resonator gains [+200/+200] until end of turn.")
    t = table(path, grow, OX, STEAL).field(1, "Ox").hand(0, "Steal", "Grow").hand(1, "Path")
    t.play(0, "Steal", targets=["Ox"]).resolve().play(0, "Grow").resolve().passes(0).play(1, "Path").resolve()
    assert t.zone_names(1, "removed") == ["Ox"] and life(t) == (5000, 4000)


@pytest.mark.rule("fow", "806.2c")
def test_warden_attacker_whose_atk_fell_to_zero() -> None:
    """An attacker of cost 3 whose ATK fell to 0 takes exactly one willpower counter (806.2c)."""
    weak = chant("Weak", "[Quickcast]", "Target resonator gains [-800/-0] until end of turn.")
    reeve = written("Reeve", "Warden", "[+1]: You gain 100 life.", cost="{0}", willpower=5)
    t = table(weak, reeve, OX).field(0, "Ox").zone(1, "ruler", "Reeve", counters={"willpower": 5}).hand(1, "Weak")
    t.attack("Ox", at="Reeve").passes(0).play(1, "Weak").resolve_all().to("main")
    assert t.counters("Reeve", "willpower") == 4


@pytest.mark.rule("fow", "1186.2", "1107.2")
def test_enraging_makes_a_rested_card_block_but_not_a_flier() -> None:
    """[Enraging]: a rested target must block and can (1186.2); if the attacker flies, a card without Flying is
    not able (1107.2), nobody is forced."""
    bull = resonator("Bull", "[Enraging]", size=(500, 500))
    t = table(bull, OX).field(0, "Bull").field(1, "Ox", rested=True).attack("Bull", at=1).choose("Ox").resolve()
    with pytest.raises(BadScript):
        t.no_block()
    t.block("Ox").to("main")
    assert not t.is_on_field("Bull") and life(t)[1] == 4000
    bull = resonator("Bull", "[Enraging]", "[Flying]", size=(500, 500))
    t = table(bull, OX).field(0, "Bull").field(1, "Ox").attack("Bull").choose("Ox").resolve().no_block().to("main")
    assert life(t)[1] == 3500


@pytest.mark.rule("fow", "1144.2", "1010.1", "1303.3a")
def test_revenge_wants_a_graveyard() -> None:
    """A destroyed J-ruler goes to the ruler area: no [Revenge] (1144.2, 1010.1); a token that dies was put into
    a graveyard: [Revenge] (1303.3a)."""
    gift = chant("Gift", "[Quickcast]", "You gain 100 life.", "[Revenge] - You gain 500 life.")
    spawn = chant("Spawn", "Put a [200/200] Elf resonator token into the field.")
    t = court(gift, KILL, spawn).hand(0, "Gift", "Gift", "Kill", "Kill", "Spawn").act(0, "judgment", "Queen").resolve()
    t.play(0, "Kill", targets=["Queen Risen"], zone="hand").resolve().play(0, "Gift", zone="hand").resolve()
    assert life(t)[0] == 4100
    t.play(0, "Spawn").resolve().play(0, "Kill", targets=["Elf"], zone="hand").resolve()
    t.play(0, "Gift", zone="hand").resolve()
    assert life(t)[0] == 4700


@pytest.mark.rule("fow", "804.4", "806.2a", "806.2d")
def test_protect_by_a_card_that_was_not_asked_to_block() -> None:
    """After [Protect] made Wall the attacked object, another card may block (804.4 "other than the attacked
    object"); the attacker deals damage to the blocker only and Wall deals none (806.2a, 806.2d)."""
    wall = resonator("Wall", "[Protect]", size=(900, 900))
    t = table(wall, HEN, OX).field(0, "Ox").field(1, "Wall", "Hen").attack("Ox").yes().block("Hen").to("main")
    assert not t.is_on_field("Hen") and t.damage_on("Ox") == 300 and t.damage_on("Wall") == 0 and t.is_rested("Wall")


@pytest.mark.rule("fow", "1017.5", "1196.2")
def test_raid_and_loss_of_swiftness_by_control() -> None:
    """A stolen card played from another's hand... a raided Wolf that becomes a copy of Ox keeps what it gained
    and goes home at end of turn (1017.5 changes information, 1196.2 until end of game)."""
    wolf = resonator("Wolf", "[Raid] {0}", cost="{R}{3}")
    ape = chant("Ape", "Target resonator you control becomes a copy of target resonator until end of turn.")
    t = table(wolf, ape, OX).field(1, "Ox").hand(0, "Wolf", "Ape").play(0, "Wolf", extra=True).resolve()
    w = t.card("Wolf", 0, zone="field")
    t.play(0, "Ape", targets=[w, "Ox"]).resolve()
    assert t.power(w) == 800 and t.has(w, "swiftness")
    t.next_turn()
    assert t.hand_names(0) == ["Wolf"]


@pytest.mark.rule("fow", "1018.1a", "1169.2")
def test_prevented_damage_of_a_multi_striker() -> None:
    """ "Prevent the next 300 damage" against Multi Strike 200: first 200 and then 100 are prevented: 100 is
    dealt (1018.1a, 1169.2)."""
    fury = resonator("Fury", "[Multi Strike]", size=(200, 200))
    shield = chant(
        "Shield", "[Quickcast]", "Prevent the next 300 damage that would be dealt to target player this turn."
    )
    t = table(fury, shield).field(0, "Fury").hand(0, "Shield").play(0, "Shield", targets=[1]).resolve()
    assert life(t.attack("Fury").no_block().to("main"))[1] == 3900


@pytest.mark.rule("fow", "1018.1", "909.1")
def test_damage_cannot_be_prevented_for_a_turn() -> None:
    fierce = chant("Fierce", "Damage cannot be prevented this turn.")
    shield = chant(
        "Shield", "[Quickcast]", "Prevent the next 300 damage that would be dealt to target player this turn."
    )
    bolt = chant("Bolt", "[Quickcast]", "Deal 500 damage to target player.")
    t = table(fierce, shield, bolt).hand(0, "Fierce", "Shield", "Bolt", "Bolt").hand(1, "Shield")
    t.play(0, "Fierce").resolve().play(0, "Shield", targets=[1]).resolve().play(0, "Bolt", targets=[1]).resolve()
    assert life(t)[1] == 3500
    t.next_turn().to("main", 1).play(1, "Shield", targets=[1]).resolve()
    assert life(t.passes(1).play(0, "Bolt", targets=[1]).resolve())[1] == 3300
