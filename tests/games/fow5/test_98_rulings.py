"""Rulings of the game of 2015 where two or more rules meet: wordings of everyday cards, played as a judge would."""

from __future__ import annotations

import pytest

from arbiter.testing import Table
from tests.games.fow5.written import addition, chant, instant, regalia, resonator, ruler, standby, stone, table

BOLT = instant("Bolt", "Deal 300 damage to target resonator.")
KILL = instant("Kill", "Destroy target resonator.")
STOP = instant("Stop", "Cancel target spell.")


def life(t: Table) -> tuple[int, int]:
    return t.resource(0, "life"), t.resource(1, "life")


@pytest.mark.rule("fow5", "8.5/3", "8.4/2")
def test_the_attacked_resonator_strikes_back_where_first_strike_slew_the_blocker() -> None:
    lance = resonator("Lance", "[First Strike]", size=(500, 500))
    t = table(lance).field(0, "Lance").field(1, "Elk", rested=True).field(1, "Pup")
    t.attack("Lance", at="Elk").block("Pup").to("main")
    assert t.field_names(1) == ["Elk"] and t.field_names(0) == []


@pytest.mark.rule("fow5", "10.13/2", "10.4")
def test_who_looks_at_cards_that_nobody_else_sees_need_not_find_one() -> None:
    scout = chant(
        "Scout",
        "Look at the top three cards of your main deck. Reveal a resonator from among them and put it into your hand. "
        "Put the rest on the bottom of your main deck in any order.",
    )
    t = table(scout).hand(0, "Scout").deck(0, "Pup", "Dog", "Elk").play(0, "Scout").resolve().choose()
    assert t.hand_size(0) == 0


@pytest.mark.rule("fow5", "13.2/2", "10.9/4")
def test_no_def_left_is_destruction_which_can_be_withstood() -> None:
    weak = chant("Weak", "Target resonator gains [-300/-300] until end of turn.")
    rock = resonator("Rock", "This card cannot be destroyed.", size=(300, 300))
    t = table(weak, rock).field(1, "Rock").hand(0, "Weak").play(0, "Weak").resolve()
    assert t.field_names(1) == ["Rock"]


@pytest.mark.rule("fow5", "11.4/1", "8.4/2")
def test_a_bomb_that_strikes_first_is_not_struck() -> None:
    bomb = resonator("Bomb", "[First Strike] [Explode]", size=(100, 900))
    t = table(bomb).field(0, "Bomb").field(1, "Elk").attack("Bomb").block("Elk").to("main")
    assert t.field_names(0) == [] and t.field_names(1) == []


@pytest.mark.rule("fow5", "9.6/1", "10.5")
def test_who_is_put_into_the_field_does_not_enter() -> None:
    bell = resonator("Bell", "[Enter] You gain 500 life.")
    raise_ = chant("Raise", "Put target resonator card from your graveyard into your field.")
    t = table(bell, raise_).zone(0, "graveyard", "Bell").hand(0, "Raise").play(0, "Raise").resolve_all()
    assert t.field_names(0) == ["Bell"] and life(t)[0] == 4000


@pytest.mark.rule("fow5", "12.1/2", "9.3/4b")
def test_an_awakening_is_paid_beside_what_is_added() -> None:
    imp = resonator("Imp", "[Awakening] {R}: [Flying]", cost="{R}", size=(300, 300))
    tax = regalia("Tax", "Your opponent pays {1} more to play resonators.")
    t = table(imp, tax, stones=2).field(1, "Tax").hand(0, "Imp").play(0, "Imp").resolve()
    assert not t.has("Imp", "flying")
    t = table(imp, tax, stones=3).field(1, "Tax").hand(0, "Imp").play(0, "Imp", extra=True).resolve()
    assert t.has("Imp", "flying")


@pytest.mark.rule("fow5", "9.10/1", "10.18/1")
def test_a_discard_and_a_spent_spell_are_removed_instead() -> None:
    void = regalia("Void", "If a card would be put into a graveyard from anywhere, remove it from the game instead.")
    toss = chant("Toss", "Your opponent discards a card.")
    t = table(void, toss).field(0, "Void").hand(0, "Toss").hand(1, "Pup").play(0, "Toss").resolve()
    assert t.zone_names(1, "removed") == ["Pup"] and t.zone_names(0, "removed") == ["Toss"]


@pytest.mark.rule("fow5", "9.11", "9.5")
def test_who_was_banished_for_it_deals_as_much_as_it_had() -> None:
    text = "Banish this card: Deal damage equal to this card's ATK to target resonator."
    martyr = resonator("Martyr", text, size=(400, 400))
    flag = regalia("Flag", "Resonators you control gain [+200/+200].")
    t = table(martyr, flag).field(0, "Martyr", "Flag").field(1, "Elk").use(0, "Martyr", targets=["Elk"]).resolve()
    assert t.damage_on("Elk") == 600


@pytest.mark.rule("fow5", "7.12/2", "11.6")
def test_a_swift_newcomer_that_must_attack_may_stay_at_home() -> None:
    brute = resonator("Brute", "[Swiftness]", "This card must attack if able.")
    t = table(brute).hand(0, "Brute").play(0, "Brute").resolve()
    assert "pass" in " ".join(t.options())  # it was not controlled since the turn began
    t = table(brute).field(0, "Brute")
    assert "pass" not in " ".join(t.options())


@pytest.mark.rule("fow5", "9.9/1", "10.19/1")
def test_who_becomes_a_dragon_gets_numbers_and_no_abilities() -> None:
    sun = regalia("Sun", "Dragon resonators you control gain [+300/+300].")
    wing = regalia("Wing", "Dragon resonators you control gain [Flying].")
    morph = chant("Morph", "Target resonator becomes a Dragon until end of turn.")
    t = table(sun, wing, morph).field(0, "Sun", "Wing", "Pup").hand(0, "Morph").play(0, "Morph").resolve()
    # 9.9: abilities are added before information is changed, values after it
    assert t.power("Pup") == 600 and not t.has("Pup", "flying")


@pytest.mark.rule("fow5", "13.3/1", "7.2/4")
def test_an_addition_whose_target_is_gone_goes_to_the_graveyard() -> None:
    cape = addition("Cape", "Resonator", "Added resonator gains [+200/+200].")
    t = table(cape, KILL).field(1, "Pup").hand(0, "Cape").hand(1, "Kill")
    t.play(0, "Cape", targets=["Pup"]).passes(0).play(1, "Kill").resolve_all()
    assert t.zone_names(0, "graveyard") == ["Cape"]


@pytest.mark.rule("fow5", "5.4/5", "13.2/1")
def test_damage_goes_before_what_made_it_bearable() -> None:
    grow = instant("Grow", "Target resonator gains [+300/+300] until end of turn.")
    t = table(grow, BOLT).field(0, "Pup").hand(0, "Grow").hand(1, "Bolt")
    t.play(0, "Grow").resolve().passes(0).play(1, "Bolt").resolve()
    t.to("main", 1)
    assert t.field_names(0) == ["Pup"]  # damage goes before the effect ends


@pytest.mark.rule("fow5", "7.11", "7.5")
def test_no_stone_is_called_after_a_judgment() -> None:
    t = table(stones=2).act(0, "judgment", "Kestrel").resolve()
    assert "Judge of Kestrel" in t.field_names(0)
    assert t.acts(0, "call") == [] and t.why_not(0, "Judge of Kestrel") in (["7.11"], [])


@pytest.mark.rule("fow5", "10.16/1a", "9.3/3")
def test_a_copy_of_a_spell_is_gone_when_it_has_resolved() -> None:
    echo = instant("Echo", "Copy target spell you control.")
    gift = chant("Gift", "You gain 300 life.")
    t = table(echo, gift).hand(0, "Gift", "Echo").play(0, "Gift").play(0, "Echo", targets=["Gift"]).resolve()
    assert t.stack() == ["Gift", "Gift"]
    t.resolve_all()
    assert life(t)[0] == 4600 and sorted(t.zone_names(0, "graveyard")) == ["Echo", "Gift"]


@pytest.mark.rule("fow5", "10.9/1", "10.9/3", "2.2")
def test_a_judged_ruler_that_was_destroyed_lies_as_it_is_and_is_not_judged() -> None:
    duke = ruler("Duke", "[J-Activate] Pay {0}.", attribute=["R"])
    crush = instant("Crush", "Destroy target J/resonator.")
    t = table(duke, crush, rulers=False).zone(0, "ruler", "Duke").zone(1, "ruler", "Heron").hand(1, "Crush")
    t.act(0, "judgment", "Duke").resolve().passes(0).play(1, "Crush", targets=["Judge of Duke"]).resolve()
    assert t.field_names(0) == [] and t.acts(0, "judgment") == []
    assert t.zone_names(0, "ruler") == ["Judge of Duke"]  # it lies there with that side up, an astral ruler


@pytest.mark.rule("fow5", "12.2/3", "9.3/4b")
def test_two_symbols_want_two_resonators() -> None:
    fiend = resonator("Fiend", "[Incarnation] {R}{R}", cost="{R}{5}", size=(900, 900))
    t = table(fiend).field(0, "Pup").hand(0, "Fiend")
    assert not t.can("play", 0, "Fiend")
    t = table(fiend).field(0, "Pup", "Dog").hand(0, "Fiend").play(0, "Fiend", order=["Pup", "Dog"]).resolve()
    assert t.field_names(0) == ["Fiend"]


@pytest.mark.rule("fow5", "9.6/5", "9.6/8")
def test_who_fell_deals_as_much_as_it_had_in_the_field() -> None:
    text = (
        "When this card is put into a graveyard from your field, it deals damage equal to its ATK to target resonator."
    )
    ghost = resonator("Ghost", text, size=(300, 300))
    flag = regalia("Flag", "Resonators you control gain [+200/+200].")
    t = table(ghost, flag, KILL).field(0, "Ghost", "Flag").field(1, "Elk").hand(1, "Kill").passes(0)
    t.play(1, "Kill", targets=["Ghost"]).resolve_all()
    assert t.damage_on("Elk") == 500


@pytest.mark.rule("fow5", "9.7/1", "9.7/3")
def test_will_and_life_without_a_target_is_a_will_ability() -> None:
    moss = stone("Moss", "{Rest}: Produce {G}. You gain 100 life.")
    t = table(moss).zone(0, "stone_area", "Moss")
    t.use(0, "Moss")
    assert t.stack() == [] and len(t.pool(0)) == 1 and life(t)[0] == 4100  # no target and will: a will ability


@pytest.mark.rule("fow5", "7.9/3", "7.9/4", "7.6/1")
def test_a_standing_card_costs_nothing_and_waits_a_turn() -> None:
    trap = standby("Trap", "[Trigger] If you control a resonator: Destroy target resonator.", cost="{B}{B}")
    t = table(trap).zone(0, "standby", "Trap").field(0, "Pup").field(1, "Elk").turn(1, number=4)
    t.passes(1).play(0, "Trap", targets=["Elk"]).resolve()
    assert t.field_names(1) == []
    t = table(trap, stones=2).hand(0, "Trap").field(0, "Pup").field(1, "Elk").act(0, "standby", "Trap")
    assert not t.can("play", 0, "Trap")


@pytest.mark.rule("fow5", "6.2/2", "13.1/1")
def test_what_takes_both_lives_is_a_draw() -> None:
    spite = resonator("Spite", "When this card is put into a graveyard from your field, each player loses 4000 life.")
    t = table(spite, KILL).field(0, "Spite").hand(0, "Kill").play(0, "Kill").resolve_all()
    assert t.over and t.winner is None


@pytest.mark.rule("fow5", "1.3", "10.8/2")
def test_one_target_player_does_one_thing_after_the_other() -> None:
    loot = chant("Loot", "Target player draws two cards, then discards a card.")
    t = table(loot).hand(0, "Loot").deck(1, "Pup", "Dog").play(0, "Loot", targets=[1]).resolve().choose("Dog")
    assert t.hand_names(1) == ["Pup"]


@pytest.mark.rule("fow5", "9.3/4a", "9.3/5a")
def test_what_targets_under_a_condition_names_its_target_as_it_is_played() -> None:
    pick = chant("Pick", "If you control two resonators, target a resonator. It gains [+300/+300] until end of turn.")
    t = table(pick, KILL).field(0, "Pup", "Dog").hand(0, "Pick").hand(1, "Kill")
    t.play(0, "Pick", targets=["Pup"]).passes(0).play(1, "Kill", targets=["Dog"]).resolve_all()
    assert t.power("Pup") == 300  # the target was named, the condition is asked as it resolves


@pytest.mark.rule("fow5", "7.9/2", "3.6/6", "9.6/2")
def test_a_trap_for_what_comes_into_the_opponents_field() -> None:
    snare = standby(
        "Snare", "[Trigger] When a resonator comes into your opponent's field: Destroy that resonator.", cost="{3}"
    )
    t = table(snare, stones=1).zone(1, "standby", "Snare").hand(0, "Pup").play(0, "Pup").resolve().yes()
    assert t.resolve_all().zone_names(0, "graveyard") == ["Pup"]


@pytest.mark.rule("fow5", "3.5/2", "9.9/6")
def test_a_hand_that_is_played_with_revealed_is_seen() -> None:
    t = table(regalia("Lamp", "Your opponent plays with their hand revealed.")).field(0, "Lamp").hand(1, "Elk")
    assert "Elk" in str(t.view(0)["zones"])


@pytest.mark.rule("fow5", "1.4/4", "9.3/1")
def test_who_may_play_one_spell_a_turn_plays_another_in_the_next() -> None:
    gag = regalia("Gag", "Players cannot play more than one spell each turn.")
    t = table(gag, KILL, stones=1).field(1, "Gag").field(1, "Elk").hand(0, "Pup", "Kill").play(0, "Pup").resolve()
    assert not t.can("play", 0, "Kill")
    assert t.next_turn().to("main", 0).can("play", 0, "Kill")


@pytest.mark.rule("fow5", "9.10/2", "10.17/1")
@pytest.mark.parametrize(("first", "left"), [("Rage", 3900), ("Veil", 4000)])
def test_who_is_dealt_damage_chooses_whether_it_is_more_before_some_of_it_is_prevented(first: str, left: int) -> None:
    rage = regalia("Rage", "If a source you control would deal damage, it deals that much plus 200 instead.")
    veil = regalia("Veil", "If a source would deal damage to you, prevent 300 of that damage.")
    hit = instant("Hit", "Deal 200 damage to target player.")
    t = table(rage, veil, hit).field(0, "Rage").field(1, "Veil").hand(0, "Hit").play(0, "Hit", targets=[1]).resolve()
    assert life(t.expect(player=1, why="replacement").option(first))[1] == left
