"""One thing said in several ways: altered damage, attacks and blocks, sizes, what is done one after the other."""

from __future__ import annotations

import pytest

from arbiter.testing import Table
from tests.games.fow5.boards import HEN, OX, board, fight, lord, spell, thing

ZAP = spell("Zap", "This card deals 400 damage to target player.")


@pytest.mark.rule("fow5", "9.10/1", "10.17/1")
@pytest.mark.parametrize(
    ("words", "dealt"),
    [
        ("If damage would be dealt to you, reduce it by 100.", 300),
        ("If damage would be dealt to you, that damage is reduced by 100 instead.", 300),
        ("Damage dealt to you is reduced by 100.", 300),
        ("Reduce all damage that would be dealt to you by 100.", 300),
        ("If damage would be dealt to you, add 100 to it.", 500),
        ("If damage would be dealt to you, double that damage.", 800),
        ("All damage that would be dealt to you is doubled.", 800),
        ("If damage would be dealt to you, you gain that much life instead.", -400),
        ("If a card your opponent controls would deal damage, it deals 100 more damage instead.", 500),
        ("If a card your opponent controls would deal damage, it deals twice that much damage instead.", 800),
    ],
)
def test_damage_that_becomes_more_or_less(words: str, dealt: int) -> None:
    t = board(ZAP, thing("Charm", words)).field(1, "Charm").hand(0, "Zap").play(0, "Zap", targets=[1]).resolve()
    assert t.resource(1, "life") == 4000 - dealt


@pytest.mark.rule("fow5", "9.10/1", "5.4/5b")
def test_damage_is_doubled_for_this_turn_only() -> None:
    t = board(ZAP, spell("Fury", "Damage dealt to your opponent this turn is doubled.")).hand(0, "Zap", "Zap", "Fury")
    t.play(0, "Fury").resolve().play(0, "Zap", targets=[1]).resolve()
    assert t.resource(1, "life") == 3200
    t.to("main", 0, later=True).play(0, "Zap", targets=[1]).resolve()
    assert t.resource(1, "life") == 2800


@pytest.mark.rule("fow5", "8.2/7")
@pytest.mark.parametrize(
    "words",
    [
        "Resonators your opponent controls cannot attack unless he or she pays {1}.",
        "Resonators your opponent controls cannot attack unless their controller pays {1} for each of them.",
        "J/resonators cannot attack unless their controller pays {1} for each attacking J/resonator.",
    ],
)
def test_who_attacks_pays_for_it(words: str) -> None:
    t = board(OX, thing("Toll", words)).field(0, "Mill Ox").field(1, "Toll").sources(0, fire=1)
    assert t.attack("Mill Ox", at=1).is_rested("Fire Source 1")
    t = board(OX, thing("Toll", words)).field(0, "Mill Ox").field(1, "Toll")
    assert not t.can("attack", 0, "Mill Ox")


@pytest.mark.rule("fow5", "8.2/7")
@pytest.mark.parametrize(
    "words",
    [
        "This card can attack only if you pay {1}.",
        "As this card attacks, you must pay {1}.",
        "As an additional cost to attack with this card, pay {1}.",
    ],
)
def test_what_a_card_itself_says_of_the_price(words: str) -> None:
    t = board(fight("Mule", 300, 300, words)).field(0, "Mule").sources(0, fire=1).attack("Mule", at=1)
    assert t.is_rested("Fire Source 1")


@pytest.mark.rule("fow5", "7.12/2")
@pytest.mark.parametrize(
    "words",
    [
        "This card must attack every turn if able.",
        "This card has to attack each turn if able.",
        "This card must attack if it can.",
        "This card must attack.",
        "This card attacks each turn if able.",
    ],
)
def test_what_has_to_attack_keeps_its_player_from_passing(words: str) -> None:
    def may_pass(table: Table) -> bool:
        return any(getattr(action, "kind", "") == "pass" for action in getattr(table.begin().question, "actions", ()))

    bull = fight("Bull", 300, 300, words)
    assert not may_pass(board(bull).field(0, "Bull"))
    assert may_pass(board(bull).field(0, "Bull", fresh=True))


@pytest.mark.rule("fow5", "1.4/4", "8.3/3")
@pytest.mark.parametrize(
    "words",
    [
        "This card can't be blocked except by resonators with ATK 600 or more.",
        "This card can be blocked only by resonators with ATK 600 or more.",
    ],
)
def test_who_can_be_blocked_only_by_some(words: str) -> None:
    t = (
        board(OX, HEN, fight("Lynx", 300, 300, words))
        .field(0, "Lynx")
        .field(1, "Mill Ox", "Yard Hen")
        .attack("Lynx", at=1)
    )
    assert t.can("block", 1, "Mill Ox") and not t.can("block", 1, "Yard Hen")
    t.to("block_declaration")
    assert t.why_not(1, "Yard Hen") == ["1.4/4"]


@pytest.mark.rule("fow5", "8.2/5")
@pytest.mark.parametrize(
    "words", ["Whenever a resonator attacks you, draw a card.", "When you are attacked, draw a card."]
)
def test_who_is_attacked_hears_of_it(words: str) -> None:
    t = board(OX, HEN, thing("Horn", words)).field(0, "Mill Ox").field(1, "Horn").field(1, "Yard Hen", rested=True)
    t.attack("Mill Ox", at=1).resolve()
    assert t.hand_size(1) == 1
    t = board(OX, HEN, thing("Horn", words)).field(0, "Mill Ox").field(1, "Horn").field(1, "Yard Hen", rested=True)
    assert t.attack("Mill Ox", at="Yard Hen").stack() == []


@pytest.mark.rule("fow5", "8.2/5")
def test_a_resonator_that_is_attacked_hears_of_it() -> None:
    t = board(OX, fight("Deer", 100, 100, "When this card is attacked, you gain 200 life."))
    t.field(0, "Mill Ox").field(1, "Deer", rested=True).attack("Mill Ox", at="Deer").resolve()
    assert t.resource(1, "life") == 4200


@pytest.mark.rule("fow5", "8.3/5")
def test_who_is_not_blocked_and_who_becomes_blocked() -> None:
    t = board(HEN, fight("Thief", 300, 300, "When this card attacks and isn't blocked, draw a card."))
    t.field(0, "Thief").field(1, "Yard Hen").attack("Thief", at=1).no_block().resolve()
    assert t.hand_size(0) == 1
    t = board(HEN, thing("Drum", "Whenever a resonator you control becomes blocked, draw a card."))
    t.field(0, "Drum", "Yard Hen").field(1, "Yard Hen").attack(t.card("Yard Hen", 0), at=1).block(t.card("Yard Hen", 1))
    assert t.resolve().hand_size(0) == 1


@pytest.mark.rule("fow5", "7.5/3", "7.9/1a")
@pytest.mark.parametrize(
    "words",
    [
        "[Trigger] When your opponent does judgment: You gain 500 life.",
        "[Trigger] Your opponent performs judgment: You gain 500 life.",
        "[Trigger] A player does judgment: You gain 500 life.",
    ],
)
def test_a_judgment_is_waited_for(words: str) -> None:
    t = board(lord("Prior", "[J-Activate] Pay {R}."), spell("Protest", words, type="Spell: Chant-Standby"))
    t.zone(0, "ruler", "Prior").sources(0, fire=1).zone(1, "standby", "Protest").act(0, "judgment").resolve()
    assert t.yes().resolve().resource(1, "life") == 4500


@pytest.mark.rule("fow5", "1.4/4", "7.11/1")
def test_nobody_calls_stones_whom_a_text_keeps_from_it() -> None:
    t = board(
        lord("Prior", "[J-Activate] Pay {R}."), spell("Drought", "Your opponent cannot call magic stones this turn.")
    )
    t.zone(0, "ruler", "Prior").zone(0, "stones", 2).hand(1, "Drought")
    assert t.acts(0, "call")
    t.passes(0).play(1, "Drought").resolve()
    assert not t.acts(0, "call")
    t.to("main", 0, later=True)
    assert t.acts(0, "call")


@pytest.mark.rule("fow5", "7.5/2b")
@pytest.mark.parametrize(
    "words",
    [
        "[J-Activate] If you control two or more resonators: Pay {R}.",
        "[J-Activate] Pay {R}. Do judgment only if you control two or more resonators.",
        "[J-Activate] You control two or more resonators.",
    ],
)
def test_what_must_be_so_for_a_judgment(words: str) -> None:
    t = board(HEN, lord("Prior", words)).zone(0, "ruler", "Prior").sources(0, fire=1).field(0, "Yard Hen")
    assert not t.acts(0, "judgment")
    t = board(HEN, lord("Prior", words)).zone(0, "ruler", "Prior").sources(0, fire=1).field(0, "Yard Hen", "Yard Hen")
    assert t.acts(0, "judgment")


@pytest.mark.rule("fow5", "3.5/3", "5.4/6a")
@pytest.mark.parametrize(
    ("words", "left"),
    [
        ("Your maximum hand size is increased by one.", 8),
        ("Each player's maximum hand size is reduced by two.", 5),
        ("Your maximum hand size is three.", 3),
        ("Players have no maximum hand size.", 9),
        ("Your opponent's maximum hand size is reduced by two.", 7),
    ],
)
def test_how_many_cards_a_hand_may_have(words: str, left: int) -> None:
    t = board(OX, thing("Satchel", words)).field(0, "Satchel").hand(0, *["Mill Ox"] * 9)
    if left < 9:
        t.to("final_hand").choose(*[t.card("Mill Ox", 0, zone="hand", index=index) for index in range(9 - left)])
    assert t.next_turn().hand_size(0) == left


@pytest.mark.rule("fow5", "3.10/3", "13.4")
def test_how_many_cards_a_lifebreak_area_may_have() -> None:
    t = board(
        HEN,
        OX,
        thing("Great Heart", "Your maximum lifebreak size is increased by one."),
        spell("Second Wind", "Put the top card of your main deck into your lifebreak area."),
        spell("Melt", "Destroy target regalia."),
        format="valhalla",
    )
    t.zone(0, "lifebreak", *["Yard Hen"] * 4).field(0, "Great Heart").deck(0, "Mill Ox").hand(0, "Second Wind", "Melt")
    t.play(0, "Second Wind").resolve()
    assert len(t.zone_names(0, "lifebreak")) == 5
    t.play(0, "Melt", targets=["Great Heart"]).resolve()
    assert t.zone_names(0, "lifebreak") == ["Yard Hen"] * 4 and "Mill Ox" in t.zone_names(0, "graveyard")


@pytest.mark.rule("fow5", "9.9/2c", "13.2/2")
def test_attack_and_defense_change_places() -> None:
    t = board(
        fight("Wisp", 800, 100), spell("Turn About", "Switch the ATK and DEF of target resonator until end of turn.")
    )
    t.field(0, "Wisp").hand(0, "Turn About").play(0, "Turn About", targets=["Wisp"]).resolve()
    assert t.power("Wisp") == 100 and t.guard("Wisp") == 800
    assert t.next_turn().power("Wisp") == 800


@pytest.mark.rule("fow5", "9.8/1", "10.8/2")
def test_everybody_shuffles_the_hand_away_and_draws_anew() -> None:
    anew = spell("Reshuffle", "Each player shuffles his or her hand into his or her main deck, then draws three cards.")
    t = board(OX, HEN, anew).hand(0, "Reshuffle", "Mill Ox").hand(1, "Yard Hen").play(0, "Reshuffle").resolve()
    assert t.hand_size(0) == 3 and t.hand_size(1) == 3


@pytest.mark.rule("fow5", "1.4/2", "9.8/1")
def test_what_follows_in_one_sentence_is_done_in_its_order() -> None:
    t = board(
        HEN,
        spell("Study", "Draw a card, then discard a card and you gain 200 life."),
        spell("Trade", "You lose 100 life and you may draw a card."),
        spell("Rally", "Rest target resonator, then if you control a Human, draw a card."),
    )
    t.deck(0, "Yard Hen", "Yard Hen", "Yard Hen").hand(0, "Study", "Trade", "Rally").field(0, "Yard Hen")
    t.play(0, "Study").resolve().choose("Yard Hen")
    assert t.resource(0, "life") == 4200 and t.zone_names(0, "graveyard") == ["Yard Hen", "Study"]
    t.play(0, "Trade").resolve().no()
    assert t.resource(0, "life") == 4100 and t.hand_names(0) == ["Rally"]
    t.play(0, "Rally", targets=["Yard Hen"]).resolve()
    assert t.is_rested("Yard Hen") and t.hand_names(0) == ["Yard Hen"]


@pytest.mark.rule("fow5", "9.9/3", "9.3/4a")
def test_two_things_are_said_of_one_that_was_targeted() -> None:
    t = board(
        HEN,
        spell("Veil", "Target resonator gains [+200/+0] and cannot be targeted by spells until end of turn."),
        spell("Swat", "Destroy target resonator."),
    )
    t.field(0, "Yard Hen").hand(0, "Veil", "Swat").play(0, "Veil", targets=["Yard Hen"]).resolve()
    assert t.power("Yard Hen") == 400 and not t.can("play", 0, "Swat")
    t.to("main", 0, later=True)
    assert t.can("play", 0, "Swat")


@pytest.mark.rule("fow5", "12.2/3", "12.2/3a")
@pytest.mark.parametrize(
    ("words", "price"),
    [
        ("[Incarnation] [fire][fire]", 2),
        ("[Incarnation] {R}, {R}", 2),
        ("[Incarnation] [fire or water]", 1),
        ("[Incarnation] {R} or {U}", 1),
    ],
)
def test_the_attributes_of_an_incarnation_in_words_or_symbols(words: str, price: int) -> None:
    t = board(HEN, fight("Titan", 900, 900, words, cost="{R}{6}")).field(0, *["Yard Hen"] * price).hand(0, "Titan")
    assert t.play(0, "Titan", extra=True).resolve().field_names(0) == ["Titan"]
    t = (
        board(HEN, fight("Titan", 900, 900, words, cost="{R}{6}"))
        .field(0, *["Yard Hen"] * (price - 1))
        .hand(0, "Titan")
    )
    assert not t.can("play", 0, "Titan")


@pytest.mark.rule("fow5", "12.1/2")
@pytest.mark.parametrize(
    "words", ["[Flying] and [Pierce]", "[Flying], [Pierce]", "This card gains [Flying] and [Pierce]."]
)
def test_the_text_of_an_awakening(words: str) -> None:
    drake = fight("Drake", 600, 600, f"[Awakening] {{R}}: {words}", cost="{R}")
    t = board(drake).sources(0, fire=2).hand(0, "Drake").play(0, "Drake", extra=True).resolve()
    assert t.has("Drake", "Flying") and t.has("Drake", "Pierce")
    t = board(drake).sources(0, fire=2).hand(0, "Drake").play(0, "Drake", extra=False).resolve()
    assert not t.has("Drake", "Flying")
