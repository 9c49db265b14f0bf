"""Rulings where two or more rules of the document of 2015 meet."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript, Table
from tests.games.fow5.written import addition, chant, instant, regalia, resonator, ruler, standby, table

KILL = instant("Kill", "Destroy target resonator.")
CRUSH = instant("Crush", "Destroy target J/resonator.")
STOP = instant("Stop", "Cancel target spell.")
STEAL = chant("Steal", "Gain control of target resonator.")


def life(t: Table) -> tuple[int, int]:
    return t.resource(0, "life"), t.resource(1, "life")


def court(*faces, judged=(), size=(1000, 1000), **more) -> Table:
    duke = ruler("Duke", "[J-Activate] Pay {0}.", judged=judged, size=size, attribute=["R"])
    return table(duke, *faces, rulers=False, **more).zone(0, "ruler", "Duke").zone(1, "ruler", "Heron")


@pytest.mark.rule("fow5", "8.4/2", "11.4/1")
def test_first_strike_slays_a_bomb_before_it_goes_off() -> None:
    """A First Strike attacker slays an [Explode] blocker in the first step: it deals no damage, no explosion
    (8.4/2, 11.4/1)."""
    lance = resonator("Lance", "[First Strike]", size=(500, 100))
    bomb = resonator("Bomb", "[Explode]", size=(300, 300))
    t = table(lance, bomb).field(0, "Lance").field(1, "Bomb").attack("Lance").block("Bomb").to("main")
    assert t.field_names(0) == ["Lance"] and t.field_names(1) == []


@pytest.mark.rule("fow5", "3.1/3", "11.7")
def test_a_rested_imperishable_j_ruler_comes_home_rested() -> None:
    """An [Imperishable] J-ruler that attacked and was destroyed lies ruler side up, rested (3.1/3 same card
    keeps its orientation, 11.7): it cannot call a stone; recovered, it is judged again."""
    big = resonator("Big", size=(2000, 2000))
    t = court(big, judged=("[Imperishable]", "[Swiftness]")).field(1, "Big").act(0, "judgment", "Duke").resolve()
    t.next_turn().to("main", 0).attack("Judge of Duke").block("Big").to("main")
    assert t.zone_names(0, "ruler") == ["Duke"] and t.is_rested("Duke") and t.acts(0, "call") == []
    t.next_turn().to("main", 0)
    assert t.acts(0, "judgment") == ["Duke"]


@pytest.mark.rule("fow5", "13.3/1", "13.3/1a")
def test_an_addition_goes_with_an_imperishable_j_ruler() -> None:
    """[Addition: J-ruler] on it goes to the graveyard when the J-ruler is destroyed (13.3/1, 13.3/1a)."""
    crown = addition("Crown", "J-ruler", "Added J-ruler gains [+300/+300].")
    t = court(crown, CRUSH, judged=("[Imperishable]",)).hand(0, "Crown").hand(1, "Crush")
    t.act(0, "judgment", "Duke").resolve().play(0, "Crown").resolve()
    assert t.power("Judge of Duke") == 1300
    t.passes(0).play(1, "Crush", targets=["Judge of Duke"]).resolve()
    assert "Crown" in t.zone_names(0, "graveyard") and t.zone_names(0, "ruler") == ["Duke"]


@pytest.mark.rule("fow5", "7.11", "3.8/6")
def test_an_astral_ruler_calls_stones() -> None:
    """A destroyed J-ruler is an astral ruler and may be rested to call a stone in a later turn (7.11, 3.8/6)."""
    t = court(CRUSH).hand(1, "Crush").act(0, "judgment", "Duke").resolve().passes(0)
    t.play(1, "Crush", targets=["Judge of Duke"]).resolve().next_turn().to("main", 0)
    assert t.acts(0, "judgment") == [] and t.acts(0, "call") != []
    t.act(0, "call")
    assert "Fire Magic Stone" in t.zone_names(0, "stone_area")


@pytest.mark.rule("fow5", "10.16/2", "12.1/2", "10.16/1a")
def test_a_copy_of_an_awakened_resonator_is_awakened() -> None:
    """ "Copy target resonator": choices made for it hold for the copy (10.16/2, 12.1/2); dying, the copy ceases
    to exist (10.16/1a)."""
    imp = resonator("Imp", "[Awakening] {R}: [Flying]", cost="{R}", size=(300, 300))
    twin = chant("Twin", "Copy target resonator you control.")
    wrath = chant("Wrath", "Destroy all resonators.")
    t = table(imp, twin, wrath, stones=2).hand(0, "Imp", "Twin", "Wrath").play(0, "Imp", extra=True).resolve()
    t.play(0, "Twin").resolve()
    assert [t.has(t.card("Imp", 0, index=i), "flying") for i in (0, 1)] == [True, True]
    t.play(0, "Wrath").resolve()
    assert t.zone_names(0, "graveyard").count("Imp") == 1


@pytest.mark.rule("fow5", "9.9/1")
def test_who_grew_is_not_yet_large_when_abilities_are_given() -> None:
    """ "Resonators you control with ATK 500 or more gain [Flying].": abilities are added before values change
    (9.9/1), so a 300 with +300 has no Flying; a printed 600 has."""
    crown = regalia("Crown", "Resonators you control with ATK 500 or more gain [Flying].")
    flag = regalia("Flag", "Resonators you control gain [+300/+300].")
    t = table(crown, flag).field(0, "Crown", "Flag", "Pup", "Dog")
    assert t.power("Pup") == 600 and not t.has("Pup", "flying") and t.has("Dog", "flying")


@pytest.mark.rule("fow5", "10.5/1", "9.6/1a")
def test_a_summoned_card_can_be_cancelled_and_does_not_enter() -> None:
    """ "Summon target resonator card from your graveyard.": it is a summon spell on the chase (10.5/1), can be
    canceled, and its [Enter] does not trigger as it was not played from the hand (9.6/1a)."""
    bell = resonator("Bell", "[Enter] You gain 500 life.")
    rise = chant("Rise", "Summon target resonator card from your graveyard.")
    t = table(bell, rise).zone(0, "graveyard", "Bell").hand(0, "Rise").play(0, "Rise").resolve()
    assert t.stack() == ["Bell"]
    assert life(t.resolve_all())[0] == 4000 and t.field_names(0) == ["Bell"]
    t = table(bell, rise, STOP).zone(0, "graveyard", "Bell").hand(0, "Rise").hand(1, "Stop").play(0, "Rise").resolve()
    t.passes(0).play(1, "Stop", targets=["Bell"]).resolve()
    assert "Bell" in t.zone_names(0, "graveyard") and t.field_names(0) == []


@pytest.mark.rule("fow5", "3.1/5", "1.5/3")
def test_a_stolen_ghost_haunts_for_its_thief() -> None:
    """ "When this card is put into a graveyard from your field, you gain 300 life.": stolen and slain it is put
    into its owner's graveyard from the thief's field; the thief gains (9.6/5b, 3.1/5, 1.5/3)."""
    ghost = resonator("Ghost", "When this card is put into a graveyard from your field, you gain 300 life.")
    t = table(ghost, STEAL, KILL).field(1, "Ghost").hand(0, "Steal", "Kill").play(0, "Steal").resolve()
    t.play(0, "Kill", targets=["Ghost"]).resolve_all()
    assert life(t) == (4300, 4000) and t.zone_names(1, "graveyard") == ["Ghost"]


@pytest.mark.rule("fow5", "10.10/2", "10.10/1")
def test_a_stolen_card_is_banished_for_incarnation() -> None:
    """A stolen fire resonator may be banished for [Incarnation] {R} (10.10/2 speaks of control) and goes to its
    owner's graveyard (10.10/1)."""
    fiend = resonator("Fiend", "[Incarnation] {R}", cost="{R}{5}", size=(900, 900))
    t = table(fiend, STEAL).field(1, "Pup").hand(0, "Steal", "Fiend").play(0, "Steal").resolve()
    t.play(0, "Fiend").resolve()
    assert t.field_names(0) == ["Fiend"] and t.zone_names(1, "graveyard") == ["Pup"]


@pytest.mark.rule("fow5", "9.5/3")
def test_a_stolen_newcomer_neither_attacks_nor_rests() -> None:
    """A stolen resonator was not controlled since the turn began: it cannot attack (8.2/3a) nor rest for its
    ability (9.5/3)."""
    sage = resonator("Sage", "{Rest}: You gain 100 life.")
    t = table(sage, STEAL).field(1, "Sage").hand(0, "Steal").play(0, "Steal").resolve()
    assert t.field_names(0) == ["Sage"] and not t.can("use", 0, "Sage")
    with pytest.raises(BadScript):
        t.attack("Sage")


@pytest.mark.rule("fow5", "11.1/1", "11.1/2", "8.5/3")
def test_pierce_passes_a_damaged_blocker_to_the_attacked_card() -> None:
    """Pierce 700 attacks a rested Dog (600), blocked by an Elk of DEF 900 with 600 damage: capacity 300, 400 go
    to the Dog, which lives; only the Elk strikes back (11.1/1, 11.1/2, 8.5/3)."""
    lance = resonator("Lance", "[Pierce]", size=(700, 1000))
    t = table(lance).field(0, "Lance").field(1, "Dog", rested=True).field(1, "Elk", damage=600)
    t.attack("Lance", at="Dog").block("Elk").to("main")
    assert t.field_names(1) == ["Dog"] and t.damage_on("Dog") == 400 and t.damage_on("Lance") == 900


@pytest.mark.rule("fow5", "3.15/2", "1.4/2")
def test_what_returns_all_leaves_j_rulers_and_stones() -> None:
    """ "Return all J/resonators to their owners' hands.": a J-ruler does not move (3.15/2), the others do
    (1.4/2)."""
    tide = chant("Tide", "Return all J/resonators to their owner's hand.")
    t = court(tide).field(0, "Pup").field(1, "Elk").hand(0, "Tide").act(0, "judgment", "Duke").resolve()
    t.play(0, "Tide").resolve()
    assert t.field_names(0) == ["Judge of Duke"] and t.hand_names(0) == ["Pup"] and t.hand_names(1) == ["Elk"]


@pytest.mark.rule("fow5", "10.18/2a")
def test_an_empty_hand_is_discarded() -> None:
    """ "Discard your hand. If you do, draw two cards." with no other card: it is considered discarded
    (10.18/2a)."""
    wheel = chant("Wheel", "Discard your hand. If you do, draw two cards.")
    t = table(wheel).hand(0, "Wheel").play(0, "Wheel").resolve()
    assert t.hand_size(0) == 2


@pytest.mark.rule("fow5", "9.6/1a", "11.7")
def test_the_enter_of_a_j_ruler_and_of_a_card_played_from_the_graveyard() -> None:
    """A judged J-ruler's [Enter] triggers (9.6/1a); judged again after [Imperishable] it triggers again (11.7)."""
    t = court(CRUSH, judged=("[Imperishable]", "[Enter] You gain 500 life.")).hand(1, "Crush")
    t.act(0, "judgment", "Duke").resolve_all()
    assert life(t)[0] == 4500
    t.passes(0).play(1, "Crush", targets=["Judge of Duke"]).resolve()
    assert t.acts(0, "judgment") == []  # once a turn (7.5/1)
    t.next_turn().to("main", 0).act(0, "judgment", "Duke").resolve_all()
    assert life(t)[0] == 5000


@pytest.mark.rule("fow5", "7.9/3", "9.3/4b")
def test_a_trap_from_the_hand_is_paid_and_from_the_standby_area_only_its_tax() -> None:
    """A standby spell in the hand costs its cost (7.9/3), from the area nothing but what is added (9.3/4b)."""
    trap = standby("Trap", "[Trigger] If you control a resonator: Destroy target resonator.", cost="{R}{R}")
    toll = regalia("Toll", "Your opponent pays {1} more to play spells.")
    assert not table(trap, stones=1).hand(0, "Trap").field(0, "Pup").can("play", 0, "Trap")
    assert table(trap, stones=2).hand(0, "Trap").field(0, "Pup").can("play", 0, "Trap")
    assert not table(trap, toll).zone(0, "standby", "Trap").field(0, "Pup").field(1, "Toll").can("play", 0, "Trap")
    t = table(trap, toll, stones=1).zone(0, "standby", "Trap").field(0, "Pup").field(1, "Toll", "Elk")
    t.play(0, "Trap", targets=["Elk"]).resolve()
    assert t.field_names(1) == ["Toll"] and t.is_rested("Fire Magic Stone")


@pytest.mark.rule("fow5", "9.3/5a")
def test_one_of_two_targets_is_gone() -> None:
    """ "Destroy target resonator and draw a card" with its target gone still draws; of two targets the legal
    one is dealt with (9.3/5a)."""
    two = chant("Two", "Destroy up to two target resonators. Draw a card.")
    t = table(two, KILL).field(1, "Pup", "Dog").hand(0, "Two").hand(1, "Kill").play(0, "Two", targets=[["Pup", "Dog"]])
    t.passes(0).play(1, "Kill", targets=["Pup"]).resolve_all()
    assert t.field_names(1) == [] and t.hand_size(0) == 1


def test_no_attributes_change_before_abilities() -> None:
    """ "Fire resonators you control gain [Flying]" and the Pup becomes water until end of turn: abilities first
    (9.9/1b,c): Pup keeps Flying; "Fire resonators gain [+200/+200]" is a value and does not apply to it any
    more."""
    wing = regalia("Wing", "Fire resonators you control gain [Flying].")
    sun = regalia("Sun", "Fire resonators you control gain [+200/+200].")
    dip = chant("Dip", "Target resonator becomes water until end of turn.")
    t = table(wing, sun, dip).field(0, "Wing", "Sun", "Pup").hand(0, "Dip")
    assert t.power("Pup") == 500 and t.has("Pup", "flying")
    t.play(0, "Dip").resolve()
    assert t.power("Pup") == 300 and t.has("Pup", "flying")


@pytest.mark.rule("fow5", "7.10/1")
def test_valhalla_lifebreak_after_damage() -> None:
    """Valhalla: at 2900 life with four cards: (2900-1)/1000 = 2, so two cards may be removed one after the
    other, and no third (7.10/1)."""
    bolt = instant("Bolt", "Deal 1100 damage to target player.")
    t = table(bolt, format="valhalla").zone(1, "lifebreak", "Pup", "Pup", "Pup", "Pup").hand(0, "Bolt")
    t.play(0, "Bolt", targets=[1]).resolve().passes(0)
    assert t.acts(1, "lifebreak") != []
    t.act(1, "lifebreak").act(1, "lifebreak")
    assert t.acts(1, "lifebreak") == [] and t.zone_names(1, "graveyard") == ["Pup", "Pup"]


@pytest.mark.rule("fow5", "9.3/4b")
def test_destruction_replaced_as_a_cost_is_paid() -> None:
    """ "Banish a resonator: draw a card" while cards are removed instead: still paid (9.3/4b)."""
    void = regalia("Void", "If a card would be put into a graveyard from anywhere, remove it from the game instead.")
    altar = regalia("Altar", "Banish a resonator: Draw a card.")
    t = table(void, altar).field(1, "Void").field(0, "Altar", "Pup").use(0, "Altar").resolve()
    assert t.hand_size(0) == 1 and t.zone_names(0, "removed") == ["Pup"]


@pytest.mark.rule("fow5", "8.3/5", "8.5/2b", "8.5/3")
def test_a_blocker_gone_before_damage_leaves_the_attacked_card_to_battle() -> None:
    """The Pup blocks for a rested Elk and is destroyed before damage: attacker and attacked card battle (8.3/5,
    8.5/2b, 8.5/3)."""
    t = table(KILL).field(0, "Dog").field(1, "Elk", rested=True).field(1, "Pup").hand(0, "Kill")
    t.attack("Dog", at="Elk").block("Pup").play(0, "Kill", targets=["Pup"]).resolve().to("main")
    assert t.field_names(0) == [] and t.damage_on("Elk") == 600


@pytest.mark.rule("fow5", "6.2/2", "13.1/1")
def test_both_die_and_both_ghosts_speak() -> None:
    """Two resonators that destroy each other at once both trigger; the turn player's ability is put first, so
    the other's resolves first: at 300 life each with "each opponent's loss", the turn player loses first
    (6.2/2, 6.4/1b, 13.1/1)."""
    ghost = resonator("Ghost", "When this card is put into a graveyard from your field, your opponent loses 300 life.")
    t = table(ghost).resources(0, life=300).resources(1, life=300).field(0, "Ghost").field(1, "Ghost")
    t.attack(t.card("Ghost", 0)).block(t.card("Ghost", 1))
    t.to("battle_damage") if not t.over else None
    while not t.over and t.stack() == []:
        t.end_step()
    if not t.over:
        t.resolve()
    assert t.over and t.winner == 1


@pytest.mark.rule("fow5", "12.1/3", "3.1/3")
def test_awakened_text_survives_the_turn_and_not_the_zone() -> None:
    """Awakened [Flying] is not lost at end of turn (12.1/3); returned to the hand and played plainly it is gone
    (3.1/3)."""
    imp = resonator("Imp", "[Awakening] {R}: [Flying]", cost="{R}", size=(300, 300))
    away = chant("Away", "Return target resonator to its owner's hand.")
    t = table(imp, away, stones=2).hand(0, "Imp", "Away").play(0, "Imp", extra=True).resolve()
    t.next_turn().to("main", 0)
    assert t.has("Imp", "flying")
    t.play(0, "Away").resolve().play(0, "Imp", extra=False).resolve()
    assert not t.has("Imp", "flying")


@pytest.mark.rule("fow5", "10.16/2")
def test_a_copy_of_an_awakened_chant_is_awakened() -> None:
    """A copied awakened spell has the same choice (10.16/2)."""
    hymn = chant("Hymn", "[Awakening] {R}: You gain 500 life.", "You gain 100 life.", cost="{0}")
    echo = instant("Echo", "Copy target spell you control.")
    t = table(hymn, echo, stones=1).hand(0, "Hymn", "Echo").play(0, "Hymn", extra=True).play(0, "Echo").resolve_all()
    assert life(t)[0] == 5200


@pytest.mark.rule("fow5", "10.16/2", "10.16/1a")
def test_a_copy_of_an_awakened_resonator_spell() -> None:
    """An awakened resonator spell is copied on the chase: the copy has the choice (10.16/2), but moving out of
    the chase it ceases to exist (10.16/1a): only the card enters, awakened."""
    imp = resonator("Imp", "[Awakening] {R}: [Flying]", cost="{R}", size=(300, 300))
    echo = instant("Echo", "Copy target spell you control.")
    t = table(imp, echo, stones=2).hand(0, "Imp", "Echo").play(0, "Imp", extra=True).play(0, "Echo").resolve_all()
    assert t.field_names(0) == ["Imp"] and t.has("Imp", "flying")


@pytest.mark.rule("fow5", "10.16/1")
def test_a_copy_has_no_counting_of_continuous_effects() -> None:
    """A copy of a Pup with +300 until end of turn and under a Flag of +200: 300 printed +200 of the Flag
    (10.16/1)."""
    grow = chant("Grow", "Target resonator gains [+300/+300] until end of turn.")
    flag = regalia("Flag", "Resonators you control gain [+200/+200].")
    twin = chant("Twin", "Copy target resonator you control.")
    t = table(grow, flag, twin).field(0, "Flag", "Pup").hand(0, "Grow", "Twin").play(0, "Grow").resolve()
    t.play(0, "Twin").resolve()
    assert sorted(t.power(t.card("Pup", 0, index=i)) for i in (0, 1)) == [500, 800]
