"""Rulings where two or more rules of Force of Will meet: what was copied, gained, stolen, added, replaced or paid."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript, Table
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator, written

HEN = resonator("Hen", cost="{0}", size=(300, 300))
OX = resonator("Ox", cost="{3}", size=(800, 800))
KILL = chant("Kill", "[Quickcast]", "Destroy target J/resonator.")
READ = chant("Read", "[Quickcast]", "Draw a card.")
STOP = chant("Stop", "[Quickcast]", "Cancel target spell.")
STEAL = chant("Steal", "Gain control of target resonator until end of game.")
ADD = (
    "As you play this card, target a resonator. If that resonator is still a legal target, put this card into the "
    "field added to the chosen target, otherwise put it into its owner's graveyard."
)


def life(t: Table) -> tuple[int, int]:
    return t.resource(0, "life"), t.resource(1, "life")


def queen(*judged: str, size: tuple[int, int] = (900, 900)):
    other = {"name": "Queen Risen", "type": ["J-ruler"], "attribute": ["R"], "atk": size[0], "def": size[1]}
    other["abilities"] = list(judged)
    return written("Queen", "Ruler", "[Judgment] {0}", cost=None, attribute=["R"], other=[other])


def court(*faces, judged=(), size=(900, 900), **more) -> Table:
    t = table(queen(*judged, size=size), *faces, rulers=False, **more)
    return t.zone(0, "ruler", "Queen").zone(1, "ruler", "wind ruler")


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


@pytest.mark.rule("fow", "1303.1", "1111.2")
def test_incarnation_with_a_token() -> None:
    """A token made by a fire chant is fire (1303.1) and may be banished for [Incarnation] {R} (1111.2)."""
    spawn = chant("Spawn", "Put a [200/200] Elf resonator token into the field.", cost="{R}")
    water = chant("Bubble", "Put a [200/200] Elf resonator token into the field.", cost="{U}")
    sire = resonator("Sire", "[Incarnation] {R}", cost="{R}{R}{4}", size=(900, 900))
    t = table(spawn, sire, stones=1).hand(0, "Spawn", "Sire").play(0, "Spawn").resolve()
    assert t.can("play", 0, "Sire")
    assert t.play(0, "Sire").resolve().field_names(0).count("Elf") == 0 and t.is_on_field("Sire")
    t = table(water, sire).field(0, "water stone").hand(0, "Bubble", "Sire").play(0, "Bubble").resolve()
    assert not t.can("play", 0, "Sire")


@pytest.mark.rule("fow", "903.2k-1", "1191.2")
def test_ibka_pays_the_tax_and_comes_again() -> None:
    """[Ibka] {1} with a tax of {1}: two stones (903.2k-1, -3); the card that dies again lies in the graveyard
    and may be played by Ibka again (1191.2 has no removal)."""
    ghoul = resonator("Ghoul", "[Ibka] {1}", cost="{R}{3}")
    toll = regalia("Toll", "Your opponent pays {1} more to play spells.")
    assert not table(ghoul, toll, stones=1).field(1, "Toll").zone(0, "graveyard", "Ghoul").can("play", 0, "Ghoul")
    t = table(ghoul, toll, KILL, stones=4).field(1, "Toll").zone(0, "graveyard", "Ghoul").hand(1, "Kill")
    t.play(0, "Ghoul").resolve()
    assert t.is_on_field("Ghoul")
    t.passes(0).play(1, "Kill", targets=["Ghoul"]).resolve()
    assert t.zone_of("Ghoul") == "graveyard" and t.can("play", 0, "Ghoul")


@pytest.mark.rule("fow", "1017.1", "1017.2c", "1196.2")
def test_copy_of_a_raider_stays() -> None:
    """A token copy of a raided resonator has not what the raider gained: it stays, the raider returns (1017.1
    no continuous effects, 1017.2c lists no Raid, 1196.2)."""
    wolf = resonator("Wolf", "[Raid] {0}", cost="{R}{3}")
    twin = chant("Twin", "Copy target resonator you control.")
    t = table(wolf, twin).hand(0, "Wolf", "Twin").play(0, "Wolf", extra=True).resolve()
    t.play(0, "Twin").resolve()
    assert t.field_names(0).count("Wolf") == 2
    t.next_turn()
    assert t.field_names(0).count("Wolf") == 1 and t.hand_names(0) == ["Wolf"]


@pytest.mark.rule("fow", "1102.3", "1185.2")
def test_vileborn_adds_up_and_counts_the_first_targeting_only() -> None:
    """[Vileborn] (1) with [Vileborn] (2) gained: one instance of 3; targeted twice in a turn: the other player
    loses 300 once (1102.3, 1185.2)."""
    fiend = resonator("Fiend", "[Vileborn] (1)")
    pit = regalia("Pit", "Resonators you control gain [Vileborn] (2).")
    grow = chant("Grow", "[Quickcast]", "Target resonator gains [+100/+100] until end of turn.")
    t = table(fiend, pit, grow).field(0, "Fiend", "Pit").hand(0, "Grow", "Grow")
    t.play(0, "Grow").resolve_all().play(0, "Grow", zone="hand").resolve_all()
    assert life(t) == (4000, 3700)


@pytest.mark.rule("fow", "1177.2", "1303.1", "202.2a")
def test_terrifying_tokens_and_j_rulers() -> None:
    """[Terrifying] 500: a token of 900 ATK has total cost 0 and cannot block; a J-ruler with less ATK can,
    being no resonator (1177.2, 1303.1, 202.2a)."""
    dread = resonator("Dread", "[Terrifying]", cost="{2}", size=(500, 500))
    giant = resonator("Giant", cost="{5}", size=(900, 900))
    twin = chant("Twin", "Copy target resonator you control.")
    t = court(dread, giant, twin, size=(200, 900)).field(1, "Dread").field(0, "Giant").hand(0, "Twin")
    t.play(0, "Twin").resolve().act(0, "judgment", "Queen").resolve().to("main", 1).attack("Dread").passes(1)
    t.to("block_declaration")
    assert t.can("block", 0, "Queen Risen") and t.can("block", 0, t.card("Giant", 0, index=0))
    assert not t.can("block", 0, t.card("Giant", 0, index=1))


@pytest.mark.rule("fow", "1176.3", "1012.1")
def test_overgrowth_counts_only_what_resolved() -> None:
    """Three Overgrowth chants, the first cancelled: counters 1 then 2 = 3 on each J/resonator, also the
    opponent's (1176.3 "resolved", 1012.1)."""
    moss = chant("Moss", "[Overgrowth]", "You gain 100 life.")
    t = table(moss, STOP, HEN).field(1, "Hen").hand(0, "Moss", "Moss", "Moss").hand(1, "Stop")
    t.play(0, "Moss", zone="hand").passes(0).play(1, "Stop").resolve_all()
    t.play(0, "Moss", zone="hand").resolve()
    assert t.counters("Hen", "+100/+100") == 1
    t.play(0, "Moss", zone="hand").resolve()
    assert t.counters("Hen", "+100/+100") == 3


@pytest.mark.rule("fow", "1190.2", "906.2")
def test_two_necroblooms_one_comes() -> None:
    """One stone is banished with two Necrobloom cards in the graveyard: both trigger, the first is played, the
    second finds that a spell with Necrobloom was played this turn (1190.2, 906.2)."""
    rose = resonator("Rose", "[Necrobloom]", cost="{4}")
    lily = resonator("Lily", "[Necrobloom]", cost="{4}")
    altar = regalia("Altar", "Banish a magic stone: You gain 100 life.")
    t = table(rose, lily, altar, stones=1).field(0, "Altar").zone(0, "graveyard", "Rose", "Lily").use(0, "Altar")
    t.option("Rose").resolve_all()  # put first on the chase, so Lily's resolves first
    names = t.field_names(0)
    assert ("Rose" in names) != ("Lily" in names)


@pytest.mark.rule("fow", "1189.2b", "1205.8")
def test_moontide_token_is_mythic_and_the_original_is_not() -> None:
    """[Moontide] copies a card without «Mythic»: both stay as only the copy is mythic. With a second copy (next
    turn of that player) one of the copies goes (1189.2b, 1205.8)."""
    seal = resonator("Seal", "[Moontide] {0}")
    t = table(seal).field(0, "Seal").use(0, "Seal").resolve()
    assert t.field_names(0).count("Seal") == 2
    t.next_turn().to("main", 0)
    t.use(0, t.card("Seal", 0, zone="field", index=0)).resolve().expect(player=0)
    t.choose(t.card("Seal", 0, zone="field", index=1))
    assert t.field_names(0).count("Seal") == 2


@pytest.mark.rule("fow", "105", "906.2", "1051.1")
def test_an_addition_on_a_stolen_card_works_for_its_own_controller() -> None:
    """ "Whenever added resonator attacks >>> You draw": the host is stolen for good and attacks with its new
    controller; the addition's controller draws (105, 906.2, 1051.1)."""
    lens = written("Lens", "Addition", ADD, "Whenever added resonator attacks >>> Draw a card.", cost="{0}")
    t = table(lens, HEN, STEAL).field(0, "Hen").hand(0, "Lens").hand(1, "Steal").play(0, "Lens").resolve()
    t.next_turn().to("main", 1).play(1, "Steal", targets=["Hen"]).resolve()
    assert t.is_on_field("Hen", 1) and t.is_on_field("Lens", 0)
    t.next_turn().next_turn().to("main", 1)
    mine, theirs = t.hand_size(0), t.hand_size(1)
    t.attack("Hen").resolve_all().no_block().to("main", 1)
    assert (t.hand_size(0), t.hand_size(1)) == (mine + 1, theirs)


@pytest.mark.rule("fow", "1120.2", "1207.1")
def test_barrier_gained_later_does_not_shake_an_addition_off() -> None:
    """An opponent's addition is added to a resonator which then gains [Barrier]: it stays, Barrier speaks of
    targeting only (1120.2, 1207.1)."""
    net = written("Net", "Addition", ADD, "Added resonator gains [-100/-100].", cost="{0}")
    veil = chant("Veil", "[Quickcast]", "Target resonator gains [Barrier] until end of turn.")
    t = table(net, veil, HEN).field(1, "Hen").hand(0, "Net").hand(1, "Veil").play(0, "Net").resolve()
    t.passes(0).play(1, "Veil").resolve()
    assert t.has("Hen", "barrier") and t.power("Hen") == 200 and t.is_on_field("Net", 0)


@pytest.mark.rule("fow", "903.3a", "1120.2", "702.3a")
def test_barrier_in_answer_makes_the_addition_illegal() -> None:
    """Barrier gained while the addition is on the chase: target is illegal, addition goes to the graveyard
    (903.3a, 1120.2, 702.3a)."""
    net = written("Net", "Addition", ADD, "Added resonator gains [-100/-100].", cost="{0}")
    veil = chant("Veil", "[Quickcast]", "Target resonator gains [Barrier] until end of turn.")
    t = table(net, veil, HEN).field(1, "Hen").hand(0, "Net").hand(1, "Veil").play(0, "Net").passes(0)
    t.play(1, "Veil").resolve_all()
    assert t.power("Hen") == 300 and t.zone_names(0, "graveyard") == ["Net"]


@pytest.mark.parametrize("blank", [True, False])
@pytest.mark.rule("fow", "1109.2", "1020.1", "1010.1a", "1024.1")
def test_imperishable_that_was_lost(blank: bool) -> None:
    """A J-ruler that lost all abilities loses [Imperishable] and is astral when destroyed; otherwise it is
    judged again in a later turn (1109.2, 1020.1, 1010.1a, 1024.1)."""
    hush = chant("Hush", "[Quickcast]", "Target J/resonator loses all abilities until end of turn.")
    t = court(hush, KILL, judged=("[Imperishable]",)).hand(0, "Hush", "Kill").act(0, "judgment", "Queen").resolve()
    if blank:
        t.play(0, "Hush", targets=["Queen Risen"]).resolve()
    t.play(0, "Kill", targets=["Queen Risen"]).resolve()
    assert t.zone_names(0, "ruler") == ["Queen"]
    t.next_turn().to("main", 0)
    assert t.acts(0, "judgment") == ([] if blank else ["Queen"])


@pytest.mark.rule("fow", "302.3", "1022.2", "710.1", "1007.7")
def test_counters_and_orientation_stay_with_a_j_ruler() -> None:
    """An imperishable J-ruler with a counter attacks, is destroyed by its blocker: the ruler lies rested with
    the counter (302.3, 1022.2), cannot be rested to call a stone (710.1), and is as large when judged again; no
    damage (1007.7)."""
    big = resonator("Big", cost="{5}", size=(2000, 2000))
    boon = chant("Boon", "Put a [+100/+100] counter on target J/resonator.")
    t = court(big, boon, judged=("[Imperishable]", "[Swiftness]")).field(1, "Big").hand(0, "Boon")
    t.act(0, "judgment", "Queen").resolve().play(0, "Boon", targets=["Queen Risen"]).resolve()
    t.next_turn().next_turn().to("main", 0)
    t.attack("Queen Risen").block("Big").to("main")
    assert t.zone_names(0, "ruler") == ["Queen"] and t.is_rested("Queen") and t.counters("Queen", "+100/+100") == 1
    assert t.acts(0, "call") == [] and t.acts(0, "judgment") == []
    t.next_turn().to("main", 0).act(0, "judgment", "Queen").resolve()
    assert t.power("Queen Risen") == 1000 and t.damage_on("Queen Risen") == 0


@pytest.mark.rule("fow", "1019.1a", "104.2")
def test_a_discard_that_is_removed_is_a_discard_for_if_you_do() -> None:
    """ "Discard a card. If you do, draw two cards." while cards are removed instead of put into graveyards:
    draws two (1019.1a); with an empty hand nothing is drawn (104.2)."""
    void = regalia("Void", "If a card would be put into a graveyard from anywhere, remove it from the game instead.")
    cycle = chant("Cycle", "Discard a card. If you do, draw two cards.")
    t = table(void, cycle, HEN).field(1, "Void").hand(0, "Cycle", "Hen").play(0, "Cycle").resolve()
    assert t.hand_size(0) == 2 and sorted(t.zone_names(0, "removed")) == ["Cycle", "Hen"]
    t = table(cycle).hand(0, "Cycle").play(0, "Cycle").resolve()
    assert t.hand_size(0) == 0


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


@pytest.mark.rule("fow", "711.2", "312.3", "1124.4")
def test_a_rune_is_a_spell_for_torrent() -> None:
    """A rune played from the rune area is a spell that was played, though it is a copy: a [Torrent] chant after
    it has its text (711.2, 312.3, 1124.4)."""
    god = written("God", "Ruler", "[Divinity] (3)", cost=None, attribute=["R"])
    rune = written("Small", "Rune", "You gain 100 life.", cost="{0}", divinity=1)
    rain = chant("Rain", "You gain 100 life.", "[Torrent] - You gain 500 life.")
    t = table(god, rune, rain, rulers=False).zone(0, "ruler", "God").zone(1, "ruler", "wind ruler")
    t.zone(0, "rune", "Small").hand(0, "Rain").act(0, "rune", "Small").resolve()
    assert life(t)[0] == 4100
    assert life(t.play(0, "Rain").resolve())[0] == 4700


@pytest.mark.rule("fow", "1128.2", "1128.3")
def test_seal_of_a_chant_is_fixed_and_of_a_resonator_is_not() -> None:
    """[Seal] (2) on a chant: two stones as it is played, one is destroyed in answer: text stays. On a resonator
    the granted [Flying] goes with the stone (1128.2, 1128.3)."""
    gift = chant("Gift", "You gain 100 life.", "[Seal] (2) - You gain 500 life.")
    bird = resonator("Bird", "[Seal] (2) - [Flying]")
    crack = chant("Crack", "[Quickcast]", "Destroy target magic stone.")
    t = table(gift, bird, crack, stones=2).field(0, "Bird").hand(0, "Gift").hand(1, "Crack")
    assert t.has("Bird", "flying")
    t.play(0, "Gift").passes(0).play(1, "Crack", targets=[t.card("fire stone", 0, zone="field")]).resolve()
    assert not t.has("Bird", "flying")
    assert life(t.resolve())[0] == 4600


@pytest.mark.rule("fow", "903.2f", "1134.2")
def test_null_of_the_last_card() -> None:
    """[Null] chant is the last card of the hand: on the chase it is not in the hand, so the text is there;
    cards drawn in answer change nothing (903.2f, 1134.2)."""
    void = chant("Bleak", "You gain 100 life.", "[Null] - You gain 500 life.")
    well = regalia("Well", "{Rest}: Draw a card.")
    t = table(void, well).field(0, "Well").hand(0, "Bleak").play(0, "Bleak").use(0, "Well").resolve()
    assert t.hand_size(0) == 1
    assert life(t.resolve())[0] == 4600


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


@pytest.mark.rule("fow", "905.4a", "905.4c")
def test_gods_art_cancelled_is_spent_for_all_of_that_name() -> None:
    """A God's Art that was canceled was played; another card with the Art of that name cannot play it (905.4a,
    905.4c)."""
    bard = resonator("Bard", "God's Art <Noon> {0}: You gain 100 life.")
    poet = resonator("Poet", "God's Art <Noon> {0}: You gain 300 life.")
    hush = chant("Hush", "[Quickcast]", "Cancel target ability.")
    t = table(bard, poet, hush).field(0, "Bard", "Poet").hand(1, "Hush").use(0, "Bard").passes(0)
    t.play(1, "Hush").resolve()
    assert life(t)[0] == 4000 and not t.can("use", 0, "Poet") and not t.can("use", 0, "Bard")


@pytest.mark.rule("fow", "1008.2")
def test_cannot_chase_lets_automatic_abilities_in() -> None:
    """ "Players cannot chase to this card.": no Quickcast in answer, but an automatic ability of the opponent
    is put on the chase above it; while it is there still nothing is played (1008.2)."""
    edict = chant("Edict", "Players cannot chase to this card.", "You gain 100 life.")
    bell = regalia("Bell", "Whenever your opponent plays a spell >>> You gain 200 life.")
    t = table(edict, bell, STOP, READ).field(1, "Bell").hand(0, "Edict", "Read").hand(1, "Stop", "Read")
    t.play(0, "Edict")
    assert len(t.stack()) == 2 and not t.can("play", 0, "Read")
    t.passes(0)
    assert not t.can("play", 1, "Stop") and not t.can("play", 1, "Read")
    assert life(t.resolve_all()) == (4100, 4200)


@pytest.mark.rule("fow", "1163.2", "1104.2", "803.3")
def test_belligerence_with_precision() -> None:
    """A newcomer with both may attack a recovered resonator and not the player (1163.2, 1104.2, 803.3)."""
    boar = resonator("Boar", "[Belligerence]", "[Precision]", cost="{0}", size=(500, 500))
    t = table(boar, HEN).field(1, "Hen").hand(0, "Boar").play(0, "Boar").resolve()
    with pytest.raises(BadScript):
        t.attack("Boar", at=1)
    t.attack("Boar", at="Hen").to("main")
    assert not t.is_on_field("Hen") and t.is_on_field("Boar") and life(t)[1] == 4000


@pytest.mark.rule("fow", "803.4a", "1017.5", "909.3")
def test_an_attacker_that_becomes_a_copy_keeps_what_it_gained() -> None:
    """An attacking Hen with +200 becomes a copy of Ox: still attacking (803.4a), 800+200 damage (1017.5,
    909.3)."""
    grow = chant("Grow", "[Quickcast]", "Target resonator gains [+200/+200] until end of turn.")
    ape = chant(
        "Ape", "[Quickcast]", "Target resonator you control becomes a copy of target resonator until end of turn."
    )
    t = table(grow, ape, HEN, OX).field(0, "Hen").field(1, "Ox", rested=True).hand(0, "Grow", "Ape")
    t.play(0, "Grow", targets=["Hen"]).resolve()
    hen = t.card("Hen", 0)
    t.attack("Hen", at=1).play(0, "Ape", targets=["Hen", "Ox"]).resolve()
    assert t.power(hen) == 1000
    t.to("main")
    assert life(t)[1] == 3000


@pytest.mark.rule("fow", "104.4", "1018.1")
def test_damage_that_cannot_be_prevented() -> None:
    """ "Damage cannot be prevented this turn." against "prevent all": prohibition wins (104.4, 1018.1)."""
    raw = regalia("Raw", "Damage cannot be prevented.", cost="{0}")
    saint = resonator("Saint", "If damage would be dealt to this card, prevent that damage.", size=(100, 300))
    bolt = chant("Bolt", "Deal 500 damage to target resonator.")
    t = table(raw, saint, bolt).field(1, "Saint").hand(0, "Raw", "Bolt").play(0, "Raw").resolve()
    t.play(0, "Bolt").resolve()
    assert t.zone_of("Saint") == "graveyard"


@pytest.mark.rule("fow", "104.6", "104.4")
def test_life_that_becomes_more_is_gained() -> None:
    """ "Your life becomes 5000." is gaining 1000 (104.6): it triggers, and is impossible while players cannot
    gain life (104.4); becoming less is possible."""
    rise = chant("Rise", "Your life becomes 5000.")
    fall = chant("Fall", "Your life becomes 2000.")
    bell = regalia("Bell", "Whenever you gain life >>> Draw a card.")
    ban = regalia("Ban", "Players cannot gain life.")
    t = table(rise, fall, bell).field(0, "Bell").hand(0, "Rise", "Fall").play(0, "Rise").resolve_all()
    assert life(t)[0] == 5000 and t.hand_size(0) == 2
    t.play(0, "Fall").resolve_all()
    assert life(t)[0] == 2000 and t.hand_size(0) == 1
    t = table(rise, fall, ban).field(1, "Ban").hand(0, "Rise", "Fall").play(0, "Rise").resolve()
    assert life(t)[0] == 4000
    assert life(t.play(0, "Fall").resolve())[0] == 2000


@pytest.mark.rule("fow", "1022.1")
def test_counters_do_not_move_to_what_has_gone() -> None:
    """Counters that are to be moved to a card that left stay where they are (1022.1)."""
    pour = chant("Pour", "Move all [+100/+100] counters from target resonator you control to another target resonator.")
    t = (
        table(pour, HEN, OX, KILL)
        .field(0, "Ox", counters={"+100/+100": 2})
        .field(0, "Hen")
        .hand(1, "Kill")
        .hand(0, "Pour")
    )
    t.play(0, "Pour", targets=["Ox", "Hen"]).passes(0).play(1, "Kill", targets=["Hen"]).resolve_all()
    assert t.counters("Ox", "+100/+100") == 2


@pytest.mark.rule("fow", "1203.1", "104.2", "1022.4")
def test_doubled_counters_meet_their_opposites() -> None:
    """A Hen has 2 [+100/+100]; three [-100/-100] are put on it: one [-100/-100] is left (1203.1); doubling the
    [+100/+100] counters then puts none (104.2, 1022.4)."""
    rot = chant("Rot", "Put three [-100/-100] counters on target resonator.")
    twice = chant("Twice", "Double the number of [+100/+100] counters on target resonator.")
    t = table(rot, twice, HEN).field(0, "Hen", counters={"+100/+100": 2}).hand(0, "Twice", "Rot")
    t.play(0, "Rot").resolve()
    assert t.counters("Hen", "+100/+100") == 0 and t.counters("Hen", "-100/-100") == 1
    t.play(0, "Twice").resolve()
    assert t.power("Hen") == 200


@pytest.mark.rule("fow", "708.4", "903.2k-3")
def test_a_trap_from_standby_pays_the_tax() -> None:
    """A [Trigger] chant from the standby area costs nothing of its own, but what is added is paid (708.4,
    903.2k-3)."""
    trap = chant("Trap", "[Trigger] If you control a resonator: Your opponent loses 500 life.", cost="{R}{R}")
    toll = regalia("Toll", "Your opponent pays {1} more to play spells.")
    t = table(trap, toll, HEN).zone(0, "standby", "Trap").field(0, "Hen").field(1, "Toll")
    assert not t.can("play", 0, "Trap")
    t = table(trap, toll, HEN, stones=1).zone(0, "standby", "Trap").field(0, "Hen").field(1, "Toll")
    assert life(t.play(0, "Trap").resolve())[1] == 3500 and t.is_rested("fire stone")


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


@pytest.mark.rule("fow", "1126.2", "104.4", "903.2l-1", "1019.1a", "1019.3")
def test_inheritance_where_nothing_may_be_discarded() -> None:
    """[Inheritance] discards its card as a cost: with "Players cannot discard cards." it cannot be played
    (1126.2, 104.4, 903.2l-1); where discards are removed instead, it can, and "whenever you discard" triggers
    (1019.1a, 1019.3)."""
    heir = resonator("Heir", "[Inheritance] {0}: You gain 300 life.")
    ban = regalia("Ban", "Players cannot discard cards.")
    void = regalia("Void", "If a card would be put into a graveyard from anywhere, remove it from the game instead.")
    bell = regalia("Bell", "Whenever you discard a card >>> You gain 100 life.")
    assert not table(heir, ban).field(1, "Ban").hand(0, "Heir").can("use", 0, "Heir")
    t = table(heir, void, bell).field(1, "Void").field(0, "Bell").hand(0, "Heir").use(0, "Heir").resolve_all()
    assert life(t)[0] == 4400 and t.zone_names(0, "removed") == ["Heir"]


@pytest.mark.rule("fow", "1205.8", "1139.2", "302.5")
def test_a_stolen_mythic_meets_its_name() -> None:
    """A stolen «Mythic» [Eternal] card meets one's own of that name: the new controller keeps one; the stolen
    one goes to its owner's graveyard, not being destroyed (1205.8, 1139.2, 302.5)."""
    idol = resonator("Idol", "«Mythic»", "[Eternal]")
    t = table(idol, STEAL).field(0, "Idol").field(1, "Idol").hand(0, "Steal")
    theirs = t.card("Idol", 1)
    mine = t.card("Idol", 0)
    t.play(0, "Steal", targets=[theirs]).resolve().expect(player=0)
    t.choose(mine)
    assert (
        t.field_names(0) == ["Idol"]
        and t.zone_names(1, "graveyard") == ["Idol"]
        and t.zone_names(0, "graveyard") == ["Steal"]
    )


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


@pytest.mark.rule("fow", "1176.3", "1017.3")
def test_a_copy_of_an_overgrowth_spell_is_resolved_too() -> None:
    """An Overgrowth chant is copied: the copy resolves first with X=1, the original finds one resolved: X=2; 3
    counters (1176.3 "spells you resolved"; 1017.3 says only that the copy was not played)."""
    moss = chant("Moss", "[Overgrowth]", "You gain 100 life.")
    echo = chant("Echo", "[Quickcast]", "Copy target spell you control.")
    t = table(moss, echo, HEN).field(1, "Hen").hand(0, "Moss", "Echo").play(0, "Moss").play(0, "Echo").resolve_all()
    assert t.counters("Hen", "+100/+100") == 3 and life(t)[0] == 4200


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


@pytest.mark.rule("fow", "705.2d", "1124.4")
def test_torrent_after_processes_and_cancelled_spells() -> None:
    """A judgment is no spell (705.2d): no [Torrent] after it. A spell that was canceled was played (1124.4):
    [Torrent]."""
    rain = chant("Rain", "You gain 100 life.", "[Torrent] - You gain 500 life.")
    t = court(rain).hand(0, "Rain").act(0, "judgment", "Queen").resolve().play(0, "Rain").resolve()
    assert life(t)[0] == 4100
    t = table(rain, READ, STOP).hand(0, "Rain", "Read").hand(1, "Stop").play(0, "Read").passes(0).play(1, "Stop")
    t.resolve_all().play(0, "Rain").resolve()
    assert life(t)[0] == 4600 and t.hand_size(0) == 0


@pytest.mark.rule("fow", "1017.2", "1002.2b")
def test_a_copied_addition_is_added() -> None:
    """ "Copy target addition." puts a token copy into the field added to an entity of its type (1017.2,
    1002.2b): two copies of +200 on the only resonator."""
    sash = written("Sash", "Addition", ADD, "Added resonator gains [+200/+200].", cost="{0}")
    twin = chant("Twin", "Copy target addition.")
    t = (
        table(sash, twin, HEN)
        .field(0, "Hen")
        .hand(0, "Sash", "Twin")
        .play(0, "Sash")
        .resolve()
        .play(0, "Twin")
        .resolve()
    )
    assert t.field_names(0).count("Sash") == 2 and t.power("Hen") == 700


@pytest.mark.rule("fow", "1017.2", "1002.3a")
def test_a_copied_bestowed_regalia_is_loose() -> None:
    """A token copy of a bestowed regalia enters not added to any card (1017.2, 1002.3a)."""
    blade = regalia("Blade", "[Bestow] {0}", "Bestowed card gains [+300/+300].", cost="{0}")
    twin = chant("Twin", "Copy target regalia.")
    t = table(blade, twin, HEN).field(0, "Blade", "Hen").hand(0, "Twin").use(0, "Blade", targets=["Hen"]).resolve()
    t.play(0, "Twin").resolve()
    assert t.field_names(0).count("Blade") == 2 and t.power("Hen") == 600


@pytest.mark.rule("fow", "1156.2")
def test_fusion_lends_to_a_stolen_host() -> None:
    """A [Fusion] card added to a resonator that is stolen: host keeps [+X/+Y] and the abilities (1156.2 has no
    word of control), the addition stays with its controller; mass destruction of resonators takes the host, the
    addition is no resonator (1156.2 "becomes an addition")."""
    soul = resonator("Soul", "[Fusion] Bird", "[Flying]", cost="{0}", size=(200, 200))
    jay = resonator("Jay", cost="{0}", size=(300, 300), race="Bird")
    t = (
        table(soul, jay, STEAL)
        .field(0, "Jay")
        .hand(0, "Soul")
        .hand(1, "Steal")
        .play(0, "Soul", targets=["Jay"])
        .resolve()
    )
    assert t.power("Jay") == 500 and t.has("Jay", "flying")
    t.next_turn().to("main", 1).play(1, "Steal", targets=["Jay"]).resolve()
    assert t.power("Jay") == 500 and t.has("Jay", "flying") and t.is_on_field("Jay", 1) and t.is_on_field("Soul", 0)


@pytest.mark.rule("fow", "711.2", "312.3", "903.2o")
def test_a_rune_counts_among_spells_played() -> None:
    """ "X is the number of spells you played this turn" counts a rune that was played (711.2, 312.3, 903.2o)."""
    god = written("God", "Ruler", "[Divinity] (3)", cost=None, attribute=["R"])
    rune = written("Small", "Rune", "You gain 100 life.", cost="{0}", divinity=1)
    sum_ = chant("Sum", "You gain X00 life, where X is the number of spells you have played this turn.")
    t = table(god, rune, sum_, rulers=False).zone(0, "ruler", "God").zone(1, "ruler", "wind ruler")
    t.zone(0, "rune", "Small").hand(0, "Sum").act(0, "rune", "Small").resolve().play(0, "Sum").resolve()
    assert life(t)[0] == 4200  # 100 of the rune, X = 1: the chant does not count itself (903.2h-3)


@pytest.mark.rule("fow", "804.4", "806.2a", "806.2d")
def test_protect_by_a_card_that_was_not_asked_to_block() -> None:
    """After [Protect] made Wall the attacked object, another card may block (804.4 "other than the attacked
    object"); the attacker deals damage to the blocker only and Wall deals none (806.2a, 806.2d)."""
    wall = resonator("Wall", "[Protect]", size=(900, 900))
    t = table(wall, HEN, OX).field(0, "Ox").field(1, "Wall", "Hen").attack("Ox").yes().block("Hen").to("main")
    assert not t.is_on_field("Hen") and t.damage_on("Ox") == 300 and t.damage_on("Wall") == 0 and t.is_rested("Wall")


@pytest.mark.rule("fow", "312.3", "711.2a")
def test_a_rune_that_is_a_spell_for_prohibitions() -> None:
    """ "Players cannot play more than one spell each turn." counts a rune (312.3, 711.2a "rune spell")."""
    god = written("God", "Ruler", "[Divinity] (3)", cost=None, attribute=["R"])
    rune = written("Small", "Rune", "You gain 100 life.", cost="{0}", divinity=1)
    gag = regalia("Gag", "Players cannot play more than one spell each turn.")
    t = table(god, rune, gag, READ, rulers=False).zone(0, "ruler", "God").zone(1, "ruler", "wind ruler").field(1, "Gag")
    t.zone(0, "rune", "Small").hand(0, "Read").act(0, "rune", "Small").resolve()
    assert not t.can("play", 0, "Read")


@pytest.mark.rule("fow", "1012.1", "1017.6a", "711.4")
def test_a_rune_by_a_doubling_echo() -> None:
    """A rune spell can be canceled: its copy ceases to exist, the rune stays face up (1012.1, 1017.6a, 711.4)."""
    god = written("God", "Ruler", "[Divinity] (3)", cost=None, attribute=["R"])
    rune = written("Small", "Rune", "You gain 100 life.", cost="{0}", divinity=1)
    t = table(god, rune, STOP, rulers=False).zone(0, "ruler", "God").zone(1, "ruler", "wind ruler")
    t.zone(0, "rune", "Small").hand(1, "Stop").act(0, "rune", "Small").passes(0).play(1, "Stop").resolve_all()
    assert life(t)[0] == 4000 and t.zone_names(0, "graveyard") == [] and t.zone_names(0, "rune") == ["Small"]
    assert t.obj("Small", 0, "rune").face_up and t.acts(0, "rune") == []


@pytest.mark.rule("fow", "312.3", "711.2")
def test_the_first_spell_was_a_rune() -> None:
    """ "You pay {1} less to play your first spell each turn.": a rune was the first (312.3, 711.2)."""
    god = written("God", "Ruler", "[Divinity] (3)", cost=None, attribute=["R"])
    rune = written("Small", "Rune", "You gain 100 life.", cost="{0}", divinity=1)
    gift = regalia("Gift", "You pay {1} less to play your first spell each turn.")
    song = chant("Song", "Draw a card.", cost="{1}")
    t = (
        table(god, rune, gift, song, rulers=False)
        .zone(0, "ruler", "God")
        .zone(1, "ruler", "wind ruler")
        .field(0, "Gift")
    )
    t.zone(0, "rune", "Small").hand(0, "Song")
    assert t.can("play", 0, "Song")
    assert not t.act(0, "rune", "Small").resolve().can("play", 0, "Song")


@pytest.mark.rule("fow", "1017.3")
def test_graverberate_and_moontide_copies_are_no_plays() -> None:
    """A spell copied by [Moontide] was not played: a [Torrent] chant of the same kind sees only plays; after
    one spell with a copy X (spells played) is 1 (1017.3)."""
    hymn = chant("Hymn", "[Quickcast]", "[Moontide] {0}", "You gain 100 life.")
    sum_ = chant("Sum", "You gain X00 life, where X is the number of spells you have played this turn.")
    t = table(hymn, sum_).hand(0, "Hymn", "Sum").play(0, "Hymn").use(0, "Hymn").resolve_all()
    assert life(t)[0] == 4200
    assert life(t.play(0, "Sum").resolve())[0] == 4300


@pytest.mark.rule("fow", "1182.2", "1017.2", "1017.1")
def test_copy_of_a_resonator_played_by_ambush_is_a_token_that_kept_its_limit_words() -> None:
    """A token copy of a resonator with [Blood Trail] enters after two attacks this turn: gains Swiftness and
    two counters itself, as the words are its own (1182.2, 1017.2, 1017.1)."""
    fox = resonator("Fox", "[Blood Trail]", size=(300, 300))
    twin = chant("Twin", "Copy target resonator you control.")
    t = table(fox, twin, HEN).field(0, "Fox", "Hen").hand(0, "Twin").attack("Fox").no_block().to("main")
    t.attack("Hen").no_block().to("main").play(0, "Twin", targets=["Fox"]).resolve()
    new = t.card("Fox", 0, zone="field", index=1)
    assert t.power(new) == 500 and t.has(new, "swiftness")
    t.attack(new).no_block().to("main")
    assert life(t)[1] == 4000 - 300 - 300 - 500


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


@pytest.mark.rule("fow", "1185.2")
def test_vileborn_sees_a_copied_target() -> None:
    """[Vileborn] triggers the first time each turn only, in each turn anew; on the opponent's turn by their
    spell: "each other player" than its controller loses (1185.2)."""
    fiend = resonator("Fiend", "[Vileborn] (2)")
    grow = chant("Grow", "[Quickcast]", "Target resonator gains [+100/+100] until end of turn.")
    t = table(fiend, grow).field(0, "Fiend").hand(0, "Grow").hand(1, "Grow", "Grow")
    t.play(0, "Grow").resolve_all().passes(0).play(1, t.card("Grow", 1, zone="hand")).resolve_all()
    assert life(t) == (4000, 3800)
    t.next_turn().to("main", 1).play(1, t.card("Grow", 1, zone="hand")).resolve_all()
    assert life(t) == (4000, 3600)


@pytest.mark.rule("fow", "1017.6", "903.2o")
def test_a_played_copy_is_played() -> None:
    """ "Copy target chant card in your graveyard and play the copy without paying its cost.": the copy is
    played (1017.6), so a [Torrent] chant... counts it: Redo and the copy are two spells, X = 2 (1017.6,
    903.2o)."""
    sip = chant("Sip", "You gain 100 life.")
    redo = chant("Redo", "Put a copy of target chant card in your graveyard on the chase.")
    sum_ = chant("Sum", "You gain X00 life, where X is the number of spells you have played this turn.")
    t = table(sip, redo, sum_).zone(0, "graveyard", "Sip").hand(0, "Redo", "Sum").play(0, "Redo").resolve_all()
    assert life(t)[0] == 4100
    assert life(t.play(0, "Sum").resolve())[0] == 4300


@pytest.mark.rule("fow", "1017.3", "1147.2")
def test_fallen_by_a_copied_art() -> None:
    """A God's Art is copied and the original canceled: the copy is a God's Art ability that resolved: [Fallen]
    is on (1017.3, 1147.2)."""
    dial = regalia("Dial", "God's Art <Noon> {0}: You gain 100 life.")
    fall = chant("Fall", "[Fallen] - You gain 300 life.")
    echo = chant("Echo", "[Quickcast]", "Copy target ability you control.")
    hush = chant("Hush", "[Quickcast]", "Cancel target ability.")
    t = table(dial, fall, echo, hush).field(0, "Dial").hand(0, "Fall", "Echo").hand(1, "Hush").use(0, "Dial")
    t.play(0, "Echo").resolve()
    t.resolve()  # the copy
    assert life(t)[0] == 4100
    t.passes(0).play(1, "Hush").resolve_all()
    assert life(t)[0] == 4100
    assert life(t.play(0, "Fall").resolve())[0] == 4400


@pytest.mark.rule("fow", "1160.2", "312.3")
def test_chaining_after_a_rune() -> None:
    """[Chaining] (Magic): "the first spell you play after a spell with that race is played": a rune between a
    Fairy spell and the chained card breaks the chain (1160.2, 312.3)."""
    god = written("God", "Ruler", "[Divinity] (3)", cost=None, attribute=["R"])
    rune = written("Small", "Rune", "You gain 100 life.", cost="{0}", divinity=1)
    pix = chant("Pix", "You gain 100 life.", race="Fairy")
    link = chant("Link", "[Chaining] Fairy", "You gain 100 life. If this card was chained, you gain 500 life instead.")
    t = table(god, rune, pix, link, rulers=False).zone(0, "ruler", "God").zone(1, "ruler", "wind ruler")
    t.zone(0, "rune", "Small").hand(0, "Pix", "Link").play(0, "Pix").resolve().play(0, "Link").resolve()
    assert life(t)[0] == 4600
    t = table(god, rune, pix, link, rulers=False).zone(0, "ruler", "God").zone(1, "ruler", "wind ruler")
    t.zone(0, "rune", "Small").hand(0, "Pix", "Link").play(0, "Pix").resolve().act(0, "rune", "Small").resolve()
    assert life(t.play(0, "Link").resolve())[0] == 4300


@pytest.mark.rule("fow", "312.3", "711.2")
def test_second_spell_triggers_by_a_rune() -> None:
    """ "Whenever you play your second spell each turn": a chant and then a rune: it triggers (312.3, 711.2)."""
    god = written("God", "Ruler", "[Divinity] (3)", cost=None, attribute=["R"])
    rune = written("Small", "Rune", "You gain 100 life.", cost="{0}", divinity=1)
    bell = regalia("Bell", "Whenever you play your second spell each turn >>> You gain 1000 life.")
    t = (
        table(god, rune, bell, READ, rulers=False)
        .zone(0, "ruler", "God")
        .zone(1, "ruler", "wind ruler")
        .field(0, "Bell")
    )
    t.zone(0, "rune", "Small").hand(0, "Read").play(0, "Read").resolve().act(0, "rune", "Small").resolve_all()
    assert life(t)[0] == 5100
    t = (
        table(god, rune, bell, READ, rulers=False)
        .zone(0, "ruler", "God")
        .zone(1, "ruler", "wind ruler")
        .field(0, "Bell")
    )
    t.zone(0, "rune", "Small").hand(0, "Read").act(0, "rune", "Small").resolve_all().play(0, "Read").resolve_all()
    assert life(t)[0] == 5100


@pytest.mark.rule("fow", "711.2")
def test_a_chant_rune_from_the_rune_area_counts_as_a_chant_played() -> None:
    """A chant, rune card played from the rune area is a copy that is played (711.2): [Torrent] after it."""
    god = written("God", "Ruler", "[Divinity] (3)", cost=None, attribute=["R"])
    rune = written("Sung", "Chant, Rune", "You gain 100 life.", cost="{0}", divinity=1)
    rain = chant("Rain", "You gain 100 life.", "[Torrent] - You gain 500 life.")
    t = table(god, rune, rain, rulers=False).zone(0, "ruler", "God").zone(1, "ruler", "wind ruler")
    t.zone(0, "rune", "Sung").hand(0, "Rain").act(0, "rune", "Sung").resolve().play(0, "Rain").resolve()
    assert life(t)[0] == 4700


@pytest.mark.rule("fow", "901.1", "901.3", "711.3", "904.1")
def test_the_text_of_an_addition_rune_is_an_ability() -> None:
    """An addition, rune card's text is an ability, not an effect (901.1); it is active while the card is in the
    field (901.3): +100 for the Hen, also for one that comes later, and over when the addition goes (711.3,
    904.1)."""
    god = written("God", "Ruler", "[Divinity] (3)", cost=None, attribute=["R"])
    seal = written("Sigil", "Addition, Rune", "Resonators you control gain [+100/+100].", cost="{0}", divinity=1)
    wreck = chant("Wreck", "Destroy target addition.")
    t = table(god, seal, HEN, OX, wreck, rulers=False).zone(0, "ruler", "God").zone(1, "ruler", "wind ruler")
    t.zone(0, "rune", "Sigil").field(0, "Hen").hand(0, "Wreck").play(0, "Sigil", zone="rune").resolve()
    assert t.is_on_field("Sigil", 0) and t.power("Hen") == 400
    t.play(0, "Wreck").resolve()
    assert t.power("Hen") == 300


@pytest.mark.rule("fow", "901.1")
def test_an_addition_rune_with_an_automatic_ability() -> None:
    """The same with an automatic ability, which an addition, rune may have (901.1)."""
    god = written("God", "Ruler", "[Divinity] (3)", cost=None, attribute=["R"])
    seal = written(
        "Sigil", "Addition, Rune", "Whenever you play a spell >>> You gain 100 life.", cost="{0}", divinity=1
    )
    t = table(god, seal, READ, rulers=False).zone(0, "ruler", "God").zone(1, "ruler", "wind ruler")
    t.zone(0, "rune", "Sigil").hand(0, "Read").play(0, "Sigil", zone="rune").resolve().play(0, "Read").resolve_all()
    assert life(t)[0] == 4100


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


@pytest.mark.rule("fow", "1022.1")
def test_a_counter_is_moved_from_this_card_as_long_as_it_has_one_and_the_target_is_there() -> None:
    giver = resonator("Giver", "{0}: Move a [+100/+100] counter from this card to target resonator.")
    t = table(giver, HEN, KILL).field(0, "Giver", counters={"+100/+100": 2}).field(0, "Hen").hand(1, "Kill")
    t.use(0, "Giver", targets=["Hen"]).resolve()
    assert (t.counters("Giver", "+100/+100"), t.counters("Hen", "+100/+100")) == (1, 1)
    t.use(0, "Giver", targets=["Hen"]).passes(0).play(1, "Kill", targets=["Hen"]).resolve_all()
    assert t.counters("Giver", "+100/+100") == 1
    t = table(giver, HEN).field(0, "Giver", "Hen").use(0, "Giver", targets=["Hen"]).resolve()
    assert t.counters("Hen", "+100/+100") == 0


@pytest.mark.rule("fow", "1041.2", "1017.1", "1017.2c")
def test_the_copy_of_what_came_attacking_does_not_come_attacking() -> None:
    horn = chant("Horn", "[Quickcast]", "Put a [200/200] fire Wolf resonator token into the field attacking.")
    twin = chant("Twin", "[Quickcast]", "Copy target resonator you control.")
    t = table(horn, twin, OX).field(0, "Ox").hand(0, "Horn", "Twin").attack("Ox").play(0, "Horn").resolve()
    t.play(0, "Twin", targets=[t.card("Wolf", 0)]).resolve()
    assert t.field_names(0).count("Wolf") == 2
    assert life(t.resolve_all().no_block().to("main"))[1] == 3000
