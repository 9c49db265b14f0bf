"""What a Forward may not and must do, halves and sums, decks, and the next time: said as players say it."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript, scenario
from tests.games.fftcg.stages import BREAK, PAIN, forward, monster, stage, summons


@pytest.mark.rule("fftcg", "15.1.1.9.8", "2.2", "10.1.4.1")
@pytest.mark.parametrize("words", ["It cannot deal damage this turn.", "It deals no damage this turn."])
def test_what_can_deal_no_damage_deals_none_to_players_and_forwards(words: str) -> None:
    table = stage(Peace=f"Choose 1 Forward. {words}")
    forward(table, "Raider", 9000, "When Raider attacks, choose 1 Forward opponent controls. Deal it 2000 damage.")
    table.field(0, "Raider").field(1, "Caravan Guard").play(0, "Peace", targets=["Raider"]).resolve()
    table.attack("Raider", targets=["Caravan Guard"]).resolve().no_block().to("main2")
    assert table.damage_count(1) == 0 and table.damage_on("Caravan Guard") == 0
    table.next_turn().next_turn().attack("Raider", targets=["Caravan Guard"]).resolve()
    assert table.damage_on("Caravan Guard") == 2000


@pytest.mark.rule("fftcg", "2.2", "10.1.4.1")
@pytest.mark.parametrize(
    ("words", "points", "hurt"),
    [
        ("Raider cannot deal damage to your opponent.", 0, 5000),
        ("Raider cannot deal damage to Forwards.", 1, 0),
        ("Raider cannot deal battle damage.", 0, 0),
    ],
)
def test_to_whom_damage_cannot_be_dealt(words: str, points: int, hurt: int) -> None:
    for blocked in (False, True):
        table = forward(scenario("fftcg"), "Raider", 5000, words)
        forward(table, "Wall", 9000).field(0, "Raider").field(1, "Wall").attack("Raider")
        (table.block("Wall") if blocked else table.no_block()).end_step()
        assert table.damage_count(1) == (0 if blocked else points)
        assert table.damage_on("Wall") == (hurt if blocked else 0)


@pytest.mark.rule("fftcg", "10.1.3.1.3")
@pytest.mark.parametrize(
    "words",
    [
        "Bait must be blocked if possible.",
        "Your opponent must block Bait if able.",
        "If Bait attacks, your opponent must block it if possible.",
    ],
)
def test_one_who_can_has_to_block(words: str) -> None:
    table = (
        forward(scenario("fftcg"), "Bait", 9000, words).field(0, "Bait").field(1, "Caravan Guard", "Salt Road Warden")
    )
    with pytest.raises(BadScript):
        table.attack("Bait").no_block()
    table.block("Salt Road Warden")


@pytest.mark.rule("fftcg", "10.1.2.1.2", "15.1.1.9.1")
@pytest.mark.parametrize("words", ["Twin cannot attack alone.", "Twin can only attack if it forms a party."])
def test_who_attacks_only_in_a_party(words: str) -> None:
    table = forward(scenario("fftcg"), "Twin", text=words, element=["fire"]).field(0, "Twin", "Caravan Guard")
    forward(table, "Ember", element=["fire"])
    colour = table.obj("Caravan Guard").now.colours
    assert table.can("attack", 0, "Twin") == ("fire" in colour)
    table = forward(scenario("fftcg"), "Twin", text=words, element=["fire"])
    forward(table, "Ember", element=["fire"]).field(0, "Twin", "Ember")
    with pytest.raises(BadScript):
        table.attack("Twin").no_block()
    table = forward(scenario("fftcg"), "Twin", text=words, element=["fire"])
    forward(table, "Ember", element=["fire"]).field(0, "Twin", "Ember").attack("Twin", party=["Ember"]).no_block()
    table.to("main2")
    assert table.damage_count(1) == 1


@pytest.mark.rule("fftcg", "10.1.2.3", "10.1.3.1.3")
@pytest.mark.parametrize("each", ["", " for each of them"])
def test_others_pay_for_each_of_their_attackers_and_blockers(each: str) -> None:
    text = f"The Forwards opponent controls cannot attack or block unless your opponent pays {{1}}{each}."
    table = forward(scenario("fftcg"), "Toll", text=text).field(1, "Toll").sources(0, fire=2)
    forward(forward(table, "A", element=["fire"]), "B", element=["fire"]).field(0, "A", "B")
    table.attack("A", party=["B"])
    assert table.is_rested("Fire Source 1") and table.is_rested("Fire Source 2")
    table.block("Toll")


@pytest.mark.rule("fftcg", "10.1.2.3", "11.6.2.3")
def test_a_price_may_be_a_card_of_the_hand() -> None:
    table = forward(scenario("fftcg"), "Proud", text="Proud cannot attack unless you discard 1 card.").field(0, "Proud")
    assert not table.can("attack", 0, "Proud")
    table = forward(scenario("fftcg"), "Proud", text="Proud cannot attack unless you discard 1 card.").field(0, "Proud")
    table.hand(0, "Kiln Apprentice").attack("Proud")
    assert table.hand_size(0) == 0 and table.is_rested("Proud")


@pytest.mark.rule("fftcg", "11.3.4.1", "11.8.10.1")
@pytest.mark.parametrize(("words", "count"), [("select both instead", 2), ("select up to 2 instead", 2)])
def test_both_actions_instead_of_one(words: str, count: int) -> None:
    actions = '"Draw 1 card."\n"Gain {C}."'
    table = stage(Rite=f"Select 1 of the 2 following actions. If you control 1 or more Backups, {words}.\n{actions}")
    table.play(0, "Rite", modes=[1, 2]).resolve()
    assert table.hand_size(0) == 1 and table.resource(0, "crystal") == 1
    table = stage(Rite=f"Select 1 of the following actions.\n{actions}").play(0, "Rite", modes=[2]).resolve()
    assert table.resource(0, "crystal") == 1


@pytest.mark.rule("fftcg", "11.8.17.2")
@pytest.mark.parametrize("start", ["Until the end of the turn, whenever", "This turn, when", "During this turn, when"])
def test_for_the_rest_of_the_turn_it_triggers_each_time(start: str) -> None:
    table = stage(Vow=f"{start} a Forward you control deals damage, gain {{C}}.", Pain=PAIN)
    forward(table, "Raider", 9000).field(0, "Raider").field(1, "Caravan Guard")
    table.play(0, "Vow").resolve().attack("Raider").no_block().end_step().resolve_all()
    assert table.resource(0, "crystal") == 1
    table.play(0, "Pain").resolve_all()  # a Summon is no Forward
    assert table.resource(0, "crystal") == 1


@pytest.mark.rule("fftcg", "11.8.17.2")
def test_the_next_time_is_once() -> None:
    table = stage(Vow="The next time a Forward opponent controls is broken this turn, draw 1 card.", A=BREAK, B=BREAK)
    table.field(1, "Caravan Guard", "Kiln Apprentice").play(0, "Vow").resolve()
    table.play(0, "A", targets=["Caravan Guard"]).resolve_all().play(0, "B", targets=["Kiln Apprentice"]).resolve_all()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "11.12.5.1", "11.12.5.4")
def test_the_next_time_something_would_happen_it_is_replaced_once() -> None:
    ward = "Choose 1 Forward. The next time it would be broken this turn, dull it instead."
    table = stage(Ward=ward, A=BREAK, B=BREAK).field(1, "Caravan Guard")
    table.play(0, "Ward", targets=["Caravan Guard"]).resolve().play(0, "A", targets=["Caravan Guard"]).resolve()
    assert table.is_rested("Caravan Guard")
    table.play(0, "B", targets=["Caravan Guard"]).resolve()
    assert table.zone_names(1, "break") == ["Caravan Guard"]


@pytest.mark.rule("fftcg", "4.2")
@pytest.mark.parametrize(
    ("words", "left"), [("half of the cards in their hand", 2), ("half the cards in their hand (rounded down)", 3)]
)
def test_half_of_five_cards_is_three_unless_it_is_rounded_down(words: str, left: int) -> None:
    table = stage(Tithe=f"Your opponent discards {words}.").hand(1, *["Kiln Apprentice"] * 5).play(0, "Tithe").resolve()
    cards = [table.card("Kiln Apprentice", 1, zone="hand", index=i) for i in range(5 - left)]
    assert table.choose(*cards).hand_size(1) == left


@pytest.mark.rule("fftcg", "4.2", "4.3", "4.4")
@pytest.mark.parametrize(
    ("words", "damage"),
    [
        ("the total power of the Forwards you control", 7000),
        ("the combined power of Forwards you control", 7000),
        ("the highest power among Forwards you control", 4000),
        ("the lowest power among the Forwards you control", 3000),
    ],
)
def test_powers_are_added_and_compared(words: str, damage: int) -> None:
    table = stage(Bolt=f"Choose 1 Forward opponent controls. Deal it damage equal to {words}.")
    forward(forward(forward(table, "A", 3000), "B", 4000), "Wall", 9000).field(0, "A", "B").field(1, "Wall")
    assert table.play(0, "Bolt", targets=["Wall"]).resolve().damage_on("Wall") == damage


@pytest.mark.rule("fftcg", "4.3", "11.11.6")
def test_cards_are_drawn_until_there_are_so_many_and_none_where_there_are_more() -> None:
    table = stage(Feast="Each player draws cards until they have 3 cards in their hand.")
    table.hand(0, *["Kiln Apprentice"] * 4).hand(1, "Kiln Apprentice").play(0, "Feast").resolve()
    assert (table.hand_size(0), table.hand_size(1)) == (4, 3)


@pytest.mark.rule("fftcg", "7.3", "15.1.1.6.1")
def test_whose_deck_a_card_goes_to() -> None:
    table = stage(A="Choose 1 Forward. Shuffle it into its owner's deck.", B="Shuffle your Break Zone into your deck.")
    table.deck(1, "Kiln Apprentice", only=True).field(1, "Caravan Guard").zone(0, "break", "Salt Road Warden")
    table.play(0, "A", targets=["Caravan Guard"]).resolve()
    assert sorted(table.zone_names(1, "deck")) == ["Caravan Guard", "Kiln Apprentice"]
    table.play(0, "B").resolve()  # the Summon itself is on the stack meanwhile
    assert table.zone_names(0, "break") == ["B"] and "Salt Road Warden" in table.zone_names(0, "deck")


@pytest.mark.rule("fftcg", "7.9.2", "7.3")
def test_what_was_looked_at_goes_to_the_bottom_of_their_deck() -> None:
    text = "Look at the top card of your opponent's deck. You may put it on the bottom of their deck."
    table = stage(Peek=text).deck(1, "Caravan Guard", "Kiln Apprentice", only=True).play(0, "Peek").resolve().yes()
    assert table.zone_names(1, "deck") == ["Kiln Apprentice", "Caravan Guard"]


@pytest.mark.rule("fftcg", "7.11.2", "11.11.5")
def test_one_of_the_cards_looked_at_and_the_rest_below() -> None:
    text = (
        "Look at the top 3 cards of your deck. Add 1 to your hand and put the rest "
        "on the bottom of your deck in any order."
    )
    table = stage(Sort=text).deck(
        0, "Caravan Guard", "Kiln Apprentice", "Salt Road Warden", "Kiln Apprentice", only=True
    )
    table.play(0, "Sort").resolve().choose("Caravan Guard").order("Salt Road Warden", "Kiln Apprentice")
    assert table.hand_names(0) == ["Caravan Guard"] and table.zone_names(0, "deck")[0] == "Kiln Apprentice"


@pytest.mark.rule("fftcg", "11.8.17.1", "7.4", "6.2.4")
def test_removed_until_the_end_of_the_turn() -> None:
    table = stage(Hide="Choose 1 Forward. Remove it from the game until the end of the turn.").field(1, "Caravan Guard")
    table.play(0, "Hide", targets=["Caravan Guard"]).resolve()
    assert table.zone_names(1, "removed") == ["Caravan Guard"]
    table.next_turn()
    assert table.is_on_field("Caravan Guard", 1)


@pytest.mark.rule("fftcg", "11.12.5.1", "6.5.1")
def test_the_next_damage_to_a_player_is_none() -> None:
    table = stage(
        Veil="The next damage dealt to you this turn becomes 0 instead.", A="Deal each player 2 points of damage."
    )
    summons(table, 0, "ice", B="Deal each player 1 point of damage.").play(0, "Veil").resolve().play(0, "A").resolve()
    assert table.damage_count(0) == 0 and table.damage_count(1) == 2
    assert table.play(0, "B").resolve().damage_count(0) == 1


@pytest.mark.rule("fftcg", "11.12.5.1")
def test_all_damage_of_the_turn_becomes_none() -> None:
    bolt = "Choose 1 Forward. Deal it 3000 damage."
    table = stage(Veil="Choose 1 Forward. Damage dealt to it this turn becomes 0.", A=bolt, B=bolt).field(
        1, "Caravan Guard"
    )
    for name in ("Veil", "A", "B"):
        table.play(0, name, targets=["Caravan Guard"]).resolve()
    assert table.damage_on("Caravan Guard") == 0


@pytest.mark.rule("fftcg", "5.2.1.1", "4.2")
def test_another_element_and_half_the_power() -> None:
    table = stage(Paint="Choose 1 Forward. It becomes an Ice card until the end of the turn.")
    summons(table, 0, "wind", Halve="Choose 1 Forward. It loses half of its power until the end of the turn.")
    forward(table, "Wall", 7000, element=["earth"]).field(1, "Wall").play(0, "Paint", targets=["Wall"]).resolve()
    assert table.obj("Wall").now.colours == frozenset({"ice"})
    assert table.play(0, "Halve", targets=["Wall"]).resolve().power("Wall") == 3500


@pytest.mark.rule("fftcg", "10.1.3.1.2")
def test_who_blocks_some_only() -> None:
    table = forward(scenario("fftcg"), "Squire", text="Squire can only block Forwards of cost 3 or less.").field(
        1, "Squire"
    )
    forward(forward(table, "Big", cost=5), "Small", cost=2).field(0, "Big", "Small").attack("Big")
    assert not table.can("block", 1, "Squire")
    table.no_block().attack("Small").block("Squire")


@pytest.mark.rule("fftcg", "2.2", "11.4.1", "15.1.1.7.1")
def test_what_cannot_be_played_is_neither_cast_nor_played_by_an_effect() -> None:
    table = stage(Door="Play 1 Forward from your hand onto the field.")
    forward(table, "Gate", text="Your opponent can't play Forwards of cost 2 or less.").field(1, "Gate")
    forward(forward(table, "Small", cost=2, element=["fire"]), "Big", cost=3, element=["fire"])
    table.sources(0, fire=2).hand(0, "Small", "Big")
    assert not table.can("play", 0, "Small")
    table.play(0, "Door").resolve().choose("Big")
    assert table.field_names(0)[-1] == "Big" and "Small" in table.hand_names(0)


@pytest.mark.rule("fftcg", "11.8.6", "11.8.13")
def test_the_second_card_of_a_turn_and_what_leaves_the_break_zone() -> None:
    table = stage(Draw="Draw 3 cards.", Out="Choose 1 card in your Break Zone. Remove it from the game.")
    monster(table, "Tally", "When you draw your second card each turn, gain {C}.")
    monster(table, "Crypt", "When a card leaves your Break Zone, gain {C}.").field(0, "Tally", "Crypt")
    table.play(0, "Draw").resolve_all()
    assert table.resource(0, "crystal") == 1
    table.play(0, "Out", targets=["Draw"]).resolve_all()
    assert table.resource(0, "crystal") == 2


@pytest.mark.rule("fftcg", "6.7.1", "11.12.3.1")
def test_all_the_counters_of_a_name_are_removed() -> None:
    text = "{0}: Remove all the Soot Counters from Kiln. You can only use this ability once per turn."
    table = monster(scenario("fftcg"), "Kiln", text).field(0, "Kiln", counters={"Soot": 3, "Ash": 1})
    table.use(0, "Kiln").resolve()
    assert table.counters("Kiln", "Soot") == 0 and table.counters("Kiln", "Ash") == 1


@pytest.mark.rule("fftcg", "15.1.1.9.1", "10.1.2.4")
def test_in_a_party_and_who_did_not_attack() -> None:
    table = scenario("fftcg")
    forward(table, "Piper", 5000, "If Piper is in a party, Piper gains +2000 power.", element=["fire"])
    forward(table, "Idler", text="At the end of each of your turns, if Idler didn't attack this turn, dull Idler.")
    forward(table, "Ember", element=["fire"]).field(0, "Piper", "Idler", "Ember")
    assert table.power("Piper") == 5000
    table.attack("Piper", party=["Ember"])
    assert table.power("Piper") == 7000
    table.no_block().to("end").resolve_all()
    assert table.is_rested("Idler")


@pytest.mark.rule("fftcg", "10.1.2.1.1", "10.1.2.1.2", "15.1.1.9.1")
@pytest.mark.parametrize(
    ("fresh", "words", "joins"), [(False, "", True), (True, "", False), (True, "Haste", True), (False, "Haste", True)]
)
def test_who_must_not_attack_alone_needs_a_partner_that_may_attack_by_now(fresh: bool, words: str, joins: bool) -> None:
    table = (
        scenario("fftcg")
        .define(name="Pack Runner", element=["fire"], cost=2, power=5000, text="Pack Runner cannot attack alone.")
        .define(name="Late Comer", element=["fire"], cost=2, power=5000, text=words)
        .field(0, "Pack Runner")
        .field(0, "Late Comer", fresh=fresh)
    )
    assert table.can("attack", 0, "Pack Runner") == joins
