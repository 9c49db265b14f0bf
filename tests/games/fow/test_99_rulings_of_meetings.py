"""Rulings where two or more rules of Force of Will meet: what was gained, stolen, added, replaced or paid."""

from __future__ import annotations

import pytest

from tests.games.fow.court import ADD, HEN, KILL, OX, READ, STEAL, STOP, court
from tests.games.fow.tables import life, table
from tests.games.fow.written import chant, regalia, resonator, written


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
