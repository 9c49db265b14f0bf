"""Rulings on words of the document that a card may use as they stand: a life that is lost, a resonator removed from
battle, processes that are prohibited, damage that becomes a number, what a card had; and on prohibited will."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import life, table
from tests.games.fow.written import chant, regalia, resonator, written

WOLF = resonator("Wolf", cost="{2}", race="Wolf")
OX = resonator("Ox", cost="{3}", size=(300, 1200), race="Beast")
IMP = resonator("Imp", "[Enter] >>> You gain 100 life.", cost="{0}", size=(300, 300))
KILL = chant("Kill", "[Quickcast]", "Destroy target J/resonator.")
BRAND = chant("Brand", "[Quickcast]", "This card deals 400 damage to target player or J/resonator.")
QUEEN = written("Queen", "Ruler", "[Judgment] {0}", cost=None, attribute=["R"], race="Human")
RISEN = {"name": "Queen Risen", "type": ["J-ruler"], "attribute": ["R"], "atk": 900, "def": 900, "abilities": []}
SIDED = written("Queen", "Ruler", "[Judgment] {0}", cost=None, attribute=["R"], race="Human", other=[RISEN])


# ---------------------------------------------------------------- 104.6  losing life


@pytest.mark.rule("fow", "104.6", "105.4a", "1007.2")
@pytest.mark.parametrize(
    ("text", "left"),
    [("You lose 300 life.", 3700), ("Your life becomes 1000.", 1000), ("This card deals 200 damage to you.", 3800)],
)
def test_whatever_makes_a_life_smaller_is_heard_of_as_lost(text: str, left: int) -> None:
    sad = resonator("Sad", "Whenever you lose life >>> Put a [+100/+100] counter on this card.")
    t = table(sad, chant("Ebb", text)).field(0, "Sad").hand(0, "Ebb").play(0, "Ebb").resolve()
    assert t.stack() == ["Sad"] and life(t)[0] == left and t.resolve().power("Sad") == 600


@pytest.mark.rule("fow", "104.6", "105.4a")
def test_life_that_is_paid_is_lost_and_as_much_of_it_is_known() -> None:
    purse = regalia("Purse", "Pay 200 life: Draw a card.")
    mirror = regalia("Mirror", "Whenever your opponent loses life >>> You gain that much life.")
    t = table(purse, mirror).field(0, "Purse").field(1, "Mirror").use(0, "Purse")
    assert t.stack() == ["Purse", "Mirror"] and life(t.resolve()) == (3800, 4200)


@pytest.mark.rule("fow", "1018.1b", "104.6")
def test_damage_that_is_prevented_costs_no_life() -> None:
    sad = resonator("Sad", "Whenever a player loses life >>> Draw a card.")
    wall = regalia("Wall", "Prevent all damage that would be dealt to you.")
    t = table(sad, wall, BRAND).field(0, "Sad").field(1, "Wall").hand(0, "Brand")
    assert t.play(0, "Brand", targets=[1]).resolve().stack() == []


# ---------------------------------------------------------------- 1029  removed from battle

OUT = chant("Withdraw", "[Quickcast]", "Remove target battling J/resonator from battle.")


@pytest.mark.rule("fow", "1029.1a", "805.1")
def test_an_attacker_that_is_removed_from_battle_stays_rested_and_deals_nothing() -> None:
    out = chant("Shoo", "[Quickcast]", "Remove target attacking J/resonator from battle.")
    t = table(WOLF, out).field(0, "Wolf").hand(1, "Shoo").attack("Wolf").passes(0).play(1, "Shoo").resolve().to("main")
    assert life(t) == (4000, 4000) and t.is_rested("Wolf")


@pytest.mark.rule("fow", "1029.1b", "804.4a", "806.2b")
def test_without_its_blocker_the_attacker_reaches_the_player() -> None:
    t = table(WOLF, OX, OUT).field(0, "Wolf").field(1, "Ox").hand(0, "Withdraw").attack("Wolf").block("Ox")
    t.play(0, "Withdraw", targets=["Ox"]).resolve().to("main")
    assert life(t) == (4000, 3500) and t.damage_on("Wolf") == 0


@pytest.mark.rule("fow", "1029.1c", "803.3")
def test_who_was_attacked_and_is_removed_from_battle_is_not_hit_and_nor_is_the_player() -> None:
    out = chant("Aside", "[Quickcast]", "Remove target attacked resonator from battle.")
    t = table(WOLF, OX, out).field(0, "Wolf").field(1, "Ox", rested=True).hand(1, "Aside")
    t.attack("Wolf", at="Ox").passes(0).play(1, "Aside", targets=["Ox"]).resolve().to("main")
    assert t.damage_on("Ox") == 0 and t.damage_on("Wolf") == 0 and life(t) == (4000, 4000)


@pytest.mark.rule("fow", "804.5a", "903.2i")
def test_who_is_in_no_battle_is_not_battling() -> None:
    t = table(WOLF, OX, IMP, OUT).field(0, "Wolf", "Imp").field(1, "Ox").hand(0, "Withdraw").attack("Wolf").block("Ox")
    t.play(0, "Withdraw").expect(kind="objects", player=0)
    assert len(t.options()) == 2 and not any("Imp" in option for option in t.options())


# ---------------------------------------------------------------- 705.1a  processes that are prohibited


@pytest.mark.rule("fow", "705.1a", "705.2d")
def test_a_judgment_in_the_chase_resolves_although_no_other_may_be_played() -> None:
    ban = chant("Ban", "[Quickcast]", "Players cannot play judgment processes until end of turn.")
    t = table(SIDED, ban, rulers=False).zone(0, "ruler", "Queen").zone(1, "ruler", "wind ruler").hand(1, "Ban")
    t.act(0, "judgment", "Queen").passes(0).play(1, "Ban").resolve().resolve()
    assert t.is_on_field("Queen Risen", 0)


@pytest.mark.rule("fow", "705.1a", "104.4")
@pytest.mark.parametrize(
    ("text", "may"),
    [
        ("Players cannot perform judgment processes.", False),
        ("Your opponent cannot do judgment.", False),
        ("Your opponent cannot play judgment processes of Humans.", False),
        ("Your opponent cannot play judgment processes of Elves.", True),
        ("You cannot play judgment processes.", True),
        ("Players cannot play warden processes.", True),
    ],
)
def test_whose_judgment_a_text_prohibits(text: str, may: bool) -> None:
    elf = resonator("Elf", race="Elf")
    t = table(SIDED, elf, regalia("Ban", text), rulers=False).zone(0, "ruler", "Queen").field(1, "Ban")
    assert (t.acts(0, "judgment") == ["Queen"]) is may


@pytest.mark.rule("fow", "712.1", "104.4")
def test_no_resonator_is_ordered_where_revolution_order_is_prohibited() -> None:
    order = {"name": "Order", "type": ["Order"], "abilities": ["The ordered card gains [+400/+400]."]}
    captain = written("Captain", "Ruler", "[Revolution Order] {0}", cost=None, attribute=["R"], other=[order])
    ban = regalia("Ban", "Players cannot play [Revolution Order] processes.")
    t = table(captain, ban, IMP, rulers=False).zone(0, "ruler", "Captain").hand(0, "Imp").play(0, "Imp")
    t.expect(kind="objects", player=0, why="order")
    t = table(captain, ban, IMP, rulers=False).zone(0, "ruler", "Captain").field(1, "Ban").hand(0, "Imp")
    assert t.play(0, "Imp").stack() == ["Imp"]


@pytest.mark.rule("fow", "713.1c", "104.2")
def test_a_contract_that_is_prohibited_is_left_undone() -> None:
    guest = {"name": "Guest", "type": ["J-ruler"], "attribute": ["B"], "race": "Demon", "atk": 800, "def": 800}
    text = 'Draw a card. You may contract this card with "Queen".'
    paper = written("Paper", "Chant", text, race="Contract", other=[{**guest, "abilities": []}])
    ban = regalia("Ban", "Your opponent cannot play contract processes.")
    t = table(QUEEN, paper, ban, rulers=False).zone(0, "ruler", "Queen").field(1, "Ban").hand(0, "Paper")
    t.play(0, "Paper").resolve().yes()
    assert not t.is_on_field("Guest") and t.hand_size(0) == 1 and t.zone_names(0, "graveyard") == ["Paper"]


@pytest.mark.rule("fow", "716.1", "104.4")
def test_a_warden_stays_in_the_hand_where_its_process_is_prohibited() -> None:
    gate = written("Gate", "Warden", "[+1]: You gain 200 life.", race="Guardian", willpower=3)
    ban = regalia("Ban", "Your opponent cannot play warden processes.")
    assert table(gate).hand(0, "Gate").acts(0, "warden") == ["Gate"]
    assert table(gate, ban).field(1, "Ban").hand(0, "Gate").acts(0, "warden") == []


# ---------------------------------------------------------------- 1018.2  damage that becomes a number


@pytest.mark.rule("fow", "1018.2", "910.1")
@pytest.mark.parametrize("start", ["Damage", "All damage", "The damage"])
def test_damage_that_becomes_a_number_is_not_prevented(start: str) -> None:
    pebble = resonator("Pebble", f"{start} that would be dealt to this card becomes 100 instead.")
    t = table(pebble, BRAND, regalia("Truth", "Damage cannot be prevented.")).field(1, "Pebble").field(0, "Truth")
    assert t.hand(0, "Brand").play(0, "Brand", targets=["Pebble"]).resolve().damage_on("Pebble") == 100


@pytest.mark.rule("fow", "1018.2", "910.2a")
def test_only_the_damage_that_is_named_becomes_the_number_and_only_so_long() -> None:
    calm = chant("Calm", "Battle damage that would be dealt to you becomes 0 instead until end of turn.")
    t = table(calm, WOLF, BRAND).field(1, "Wolf").hand(0, "Calm").hand(1, "Brand", "Brand")
    t.play(0, "Calm").resolve().passes(0).play(1, "Brand", targets=[0]).resolve()
    assert life(t)[0] == 3600
    ward = chant("Ward", "Until end of turn, damage that would be dealt to target resonator becomes 100 instead.")
    t = table(ward, OX, BRAND).field(0, "Ox").hand(0, "Ward").hand(1, "Brand", "Brand")
    t.play(0, "Ward", targets=["Ox"]).resolve().passes(0).play(1, "Brand", targets=["Ox"], zone="hand").resolve()
    assert t.damage_on("Ox") == 100
    t.next_turn().play(1, "Brand", targets=["Ox"]).resolve()
    assert t.damage_on("Ox") == 400


# ---------------------------------------------------------------- 911.1  what a card had


@pytest.mark.rule("fow", "911.1", "906.4b")
@pytest.mark.parametrize(
    ("condition", "cards"),
    [
        ("If it had a wick counter on it", 1),
        ("If this card had two or more wick counters on it", 1),
        ("If it had three or more wick counters on it", 0),
        ("If there was a wick counter on it", 1),
        ("If it had [Flying]", 1),
        ("If it had [Pierce]", 0),
        ("If it was rested", 1),
        ("If it was recovered", 0),
        ("If its ATK was 700 or more", 1),
        ("If its ATK was 800 or more", 0),
    ],
)
def test_what_it_had_is_what_it_last_had_in_the_field(condition: str, cards: int) -> None:
    lamp = resonator("Lamp", f"When this card is put into a graveyard from the field >>> {condition}, draw a card.")
    song = regalia("Song", "Resonators you control gain [+200/+0] and [Flying].")
    t = table(lamp, song, KILL).field(0, "Lamp", counters={"wick": 2}, rested=True).field(0, "Song").hand(0, "Kill")
    assert t.play(0, "Kill", targets=["Lamp"]).resolve_all().hand_size(0) == cards


@pytest.mark.rule("fow", "911.1")
def test_what_another_had_is_asked_of_the_other() -> None:
    heir = resonator("Heir", "Whenever another resonator you control is destroyed >>> If it had [Flying], draw a card.")
    t = table(heir, resonator("Gull", "[Flying]"), WOLF, KILL).field(0, "Heir", "Gull", "Wolf").hand(0, "Kill", "Kill")
    t.play(0, "Kill", targets=["Wolf"], zone="hand").resolve_all()
    assert t.hand_size(0) == 1
    assert t.play(0, "Kill", targets=["Gull"]).resolve_all().hand_size(0) == 1  # the chant, and then the card


# ---------------------------------------------------------------- 906.6, 1024.6, 1048.1


@pytest.mark.rule("fow", "906.6")
@pytest.mark.parametrize(
    "text",
    [
        "Trigger an [Enter] ability of target resonator.",
        "Trigger one of target resonator's [Enter] abilities.",
        "Trigger an automatic ability of target resonator.",
        "Trigger the automatic abilities of target resonator.",
    ],
)
def test_an_ability_that_is_made_to_trigger_waits_to_be_played(text: str) -> None:
    t = table(IMP, chant("Encore", text)).field(0, "Imp").hand(0, "Encore").play(0, "Encore").resolve()
    assert t.stack() == ["Imp"] and life(t.resolve())[0] == 4100


@pytest.mark.rule("fow", "906.6")
def test_any_automatic_ability_can_be_made_to_trigger_but_an_enter_ability_is_one_that_enters() -> None:
    heron = resonator("Heron", "Whenever this card attacks >>> You gain 200 life.")
    for kind, gained in (("[Enter]", 0), ("automatic", 200)):
        t = table(heron, chant("Encore", f"Trigger an {kind} ability of target resonator.")).field(0, "Heron")
        assert life(t.hand(0, "Encore").play(0, "Encore").resolve_all())[0] == 4000 + gained


@pytest.mark.rule("fow", "906.6", "901.3")
def test_an_ability_that_is_spent_for_this_turn_is_not_made_to_trigger() -> None:
    heron = resonator(
        "Heron", "Whenever you gain life >>> Draw a card. This ability triggers only once per turn.", cost="{0}"
    )
    encore = chant("Encore", "Trigger an automatic ability of target resonator.")
    t = table(heron, encore, chant("Sip", "You gain 100 life.")).field(0, "Heron").hand(0, "Encore", "Sip")
    t.play(0, "Sip").resolve_all().play(0, "Encore").resolve()
    assert t.stack() == [] and t.hand_size(0) == 1


@pytest.mark.rule("fow", "1024.6", "705.1")
@pytest.mark.parametrize("text", ["If your ruler is astral, heal it.", "If you control an astral ruler, heal it."])
def test_it_is_the_ruler_that_is_healed(text: str) -> None:
    t = table(SIDED, KILL, chant("Balm", text), rulers=False).zone(0, "ruler", "Queen").hand(0, "Kill", "Balm")
    t.act(0, "judgment", "Queen").resolve().play(0, "Kill", targets=["Queen Risen"]).resolve()
    t.to("main", player=0, later=True)
    assert t.counters("Queen", "astral") == 1 and t.acts(0, "judgment") == []
    t.play(0, "Balm").resolve()
    assert t.counters("Queen", "astral") == 0 and t.acts(0, "judgment") == ["Queen"]


@pytest.mark.rule("fow", "1048.1", "303.1b", "702.3e")
def test_two_chosen_cards_are_swapped_and_one_of_them_enters_as_the_other_lay() -> None:
    trade = chant("Trade", "Choose a resonator you control and a resonator in your hand. Swap those cards.")
    t = table(WOLF, IMP, trade).field(0, "Wolf", rested=True).hand(0, "Imp", "Trade").play(0, "Trade").resolve()
    assert t.hand_names(0) == ["Wolf"] and t.is_rested("Imp") and t.stack() == ["Imp"]


# ---------------------------------------------------------------- 707.2, 907.1  will abilities that are prohibited

WORD = chant("Word", "Draw a card.", cost="{1}")
TREE = resonator("Tree", "{Rest}: Produce {R}.")


@pytest.mark.rule("fow", "707.2", "907.1", "104.4")
@pytest.mark.parametrize(
    ("text", "may"),
    [
        ("Players cannot play activate abilities.", False),
        ("Players cannot play abilities.", False),
        ("Your opponent cannot play activate abilities of resonators.", False),
        ("Your opponent cannot play activate abilities of regalia.", True),
        ("Players cannot play activate abilities with {Rest} in their cost.", False),
        ("Players cannot play non-will activate abilities.", True),
    ],
)
def test_a_will_ability_is_an_activate_ability_that_can_be_prohibited(text: str, may: bool) -> None:
    t = table(TREE, WORD, regalia("Ban", text)).field(0, "Tree").field(1, "Ban").hand(0, "Word")
    assert t.can("play", 0, "Word") is may


@pytest.mark.rule("fow", "707.2", "1003.5", "104.4")
def test_a_prohibited_will_ability_is_not_among_what_pays() -> None:
    ban = regalia("Ban", "Players cannot play activate abilities of resonators.")
    t = table(TREE, WORD, ban, stones=1).field(0, "Tree").field(1, "Ban").hand(0, "Word").play(0, "Word")
    assert t.is_rested("fire stone") and not t.is_rested("Tree")
    by_hand = table(TREE, ban).by_hand(0).field(0, "Tree").field(1, "Ban")
    assert by_hand.acts(0, "will") == []


@pytest.mark.rule("fow", "907.1", "903.1a")
def test_the_abilities_of_a_card_that_may_not_be_used_are_its_will_abilities_too() -> None:
    lamp = regalia("Lamp", "Play this card or its abilities only if you control a Beast.", "{Rest}: Produce {R}.")
    t = table(lamp, WORD, OX).field(0, "Lamp").hand(0, "Word")
    assert not t.can("play", 0, "Word")
    t = table(lamp, WORD, OX).field(0, "Lamp", "Ox").hand(0, "Word")
    assert t.can("play", 0, "Word")


@pytest.mark.rule("fow", "1046.2a", "707.2")
def test_a_will_coin_is_beyond_prohibition() -> None:
    mint = chant("Mint", "Gain a fire will coin token.")
    t = table(mint, WORD, TREE, regalia("Ban", "Players cannot play activate abilities.")).field(0, "Tree")
    t.field(1, "Ban").hand(0, "Mint", "Word").play(0, "Mint").resolve()
    assert t.acts(0, "will") == ["fire will coin"]
    assert t.act(0, "will", "fire will coin").play(0, "Word").stack() == ["Word"]
