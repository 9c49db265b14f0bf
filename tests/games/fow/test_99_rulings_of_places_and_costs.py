"""Rulings on where cards go, what pays, what is known of it, and what lasts: each where two chapters or more meet."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import life, table
from tests.games.fow.written import chant, regalia, resonator, written

WOLF = resonator("Wolf", cost="{2}", race="Wolf")
OX = resonator("Ox", cost="{3}", size=(300, 1200), race="Beast")
IMP = resonator("Imp", "[Enter] >>> You gain 100 life.", cost="{0}", size=(300, 300))
KILL = chant("Kill", "[Quickcast]", "Destroy target J/resonator.")
BACK = chant("Back", "[Quickcast]", "Return target resonator to its owner's hand.")
WAKE = chant(
    "Wake", "Target magic stone becomes a [500/500] resonator until end of turn. It's still a magic stone.", cost="{0}"
)
GHOST = resonator(
    "Ghost", "If this card would be put into a graveyard from the field, remove it from the game instead."
)


# ---------------------------------------------------------------- 204, 302, 321  what a card is, and where it goes


@pytest.mark.rule("fow", "104.7a", "204.1b", "204.1c")
def test_x_counts_in_the_chase_and_is_nothing_in_the_field() -> None:
    swell = resonator("Swell", cost="{R}{X}")
    stop = chant("Stop", "[Quickcast]", "Cancel target spell with total cost 2.")
    two = chant("Two", "[Quickcast]", "Destroy target resonator with total cost 2.")
    one = chant("One", "[Quickcast]", "Destroy target resonator with total cost 1.")
    t = table(swell, stop, two, one, stones=2).hand(0, "Swell").hand(1, "Stop", "Two", "One")
    assert t.play(0, "Swell", x=1).passes(0).can("play", 1, "Stop")
    t.resolve().passes(0)
    assert t.can("play", 1, "One") and not t.can("play", 1, "Two")


@pytest.mark.rule("fow", "302.6b", "302.6c", "1019.1")
def test_a_card_taken_into_my_hand_is_discarded_into_its_owners_graveyard() -> None:
    take = chant("Take", "Return target resonator your opponent controls to your hand.")
    t = table(WOLF, take, chant("Drop", "Discard a card. You gain 100 life.")).field(1, "Wolf").hand(0, "Take", "Drop")
    assert sorted(t.play(0, "Take").resolve().hand_names(0)) == ["Drop", "Wolf"]
    t.play(0, "Drop").resolve()
    assert t.zone_names(1, "graveyard") == ["Wolf"] and "Wolf" not in t.zone_names(0, "graveyard")


@pytest.mark.rule("fow", "321.1h", "1020.1")
def test_a_stone_that_is_a_resonator_is_returned_on_top_of_the_stones() -> None:
    t = table(WAKE, BACK, stones=1).hand(0, "Wake", "Back").play(0, "Wake").resolve().play(0, "Back").resolve()
    assert t.zone_names(0, "stones") == ["fire stone"] * 3 and t.hand_names(0) == [] and t.field_names(0) == []


@pytest.mark.rule("fow", "906.4b", "307.9", "302.5")
def test_what_dies_under_my_control_is_mine_to_gain_by_and_its_owners_to_bury() -> None:
    widow = resonator("Widow", "When this card is put into a graveyard from the field >>> You gain 300 life.")
    dig = chant("Dig", "Put target resonator from your opponent's graveyard into the field.")
    t = table(widow, dig, KILL).zone(1, "graveyard", "Widow").hand(0, "Dig", "Kill").play(0, "Dig").resolve()
    assert t.is_on_field("Widow", 0)
    t.play(0, "Kill").resolve().resolve()
    assert life(t) == (4300, 4000) and t.zone_names(1, "graveyard") == ["Widow"]


# ---------------------------------------------------------------- 505, 705, 716, 800  turns, processes and battles


@pytest.mark.rule("fow", "505.5", "1019.3")
def test_the_last_step_is_done_again_after_what_it_triggered() -> None:
    spring = resonator("Spring", "When this card is discarded >>> Draw two cards.")
    t = table(spring, WOLF).hand(0, "Spring", *["Wolf"] * 7).to("final_hand").choose("Spring")
    assert t.stack() == ["Spring"] and t.resolve().hand_size(0) == 9
    t.end_step().choose(*[t.card("Wolf", 0, zone="hand", index=i) for i in range(2)])
    assert t.hand_size(0) == 7 and t.to("main", player=1).active == 1


@pytest.mark.rule("fow", "705.2a", "903.2h-2")
def test_x_of_a_judgment_is_not_nothing_and_is_known_to_the_other_side() -> None:
    risen = {"name": "Lady Risen", "type": ["J-ruler"], "attribute": ["R"], "atk": 900, "def": 900}
    risen["abilities"] = ["[Enter] >>> This card deals X00 damage to your opponent."]
    lady = written("Lady", "Ruler", "[Judgment] {R}{X}", cost=None, attribute=["R"], other=[risen])
    assert table(lady, stones=1, rulers=False).zone(0, "ruler", "Lady").acts(0, "judgment") == []
    t = table(lady, stones=3, rulers=False).zone(0, "ruler", "Lady").act(0, "judgment", "Lady").number(2).resolve()
    assert life(t.resolve()) == (4000, 3800)


@pytest.mark.rule("fow", "805.2c", "806.2c", "716.4a")
def test_a_resonator_costs_a_warden_its_total_cost_and_a_token_one() -> None:
    gate = written("Gate", "Warden", "[+1]: You gain 200 life.", willpower=4)
    hatch = chant("Hatch", "Put a [700/700] fire Bird resonator token with [Swiftness] into the field.")
    t = table(gate, OX, hatch).zone(1, "ruler", "Gate", counters={"willpower": 4}).field(0, "Ox").hand(0, "Hatch")
    assert t.attack("Ox", at="Gate").to("main").counters("Gate", "willpower") == 1
    t.play(0, "Hatch").resolve().attack("Bird", at="Gate").to("main")
    assert t.zone_names(1, "graveyard") == ["Gate"] and life(t) == (4000, 4000)


@pytest.mark.rule("fow", "805.2a", "806.2", "806.2d")
def test_who_struck_first_does_not_strike_again_without_the_word() -> None:
    hush = chant("Hush", "[Quickcast]", "Target resonator loses all abilities until end of turn.")
    t = table(resonator("Bell", "[First Strike]"), OX, hush).field(0, "Bell").field(1, "Ox").hand(1, "Hush")
    t.attack("Bell").block("Ox").end_step()
    assert t.step == "first_strike" and t.damage_on("Ox") == 500
    t.passes(0).play(1, "Hush", targets=["Bell"]).resolve().to("main")
    assert t.damage_on("Ox") == 500 and t.damage_on("Bell") == 300


# ---------------------------------------------------------------- 903 to 907  costs


@pytest.mark.rule("fow", "903.2l-2", "910.1", "1011.1")
def test_a_banishment_that_is_replaced_pays_and_a_destruction_that_is_replaced_does_not() -> None:
    t = table(GHOST, regalia("Block", "Banish a resonator: Draw a card.")).field(0, "Ghost", "Block")
    t.use(0, "Block").resolve()
    assert t.zone_names(0, "removed") == ["Ghost"] and t.hand_size(0) == 1
    shell = resonator("Shell", "If this card would be destroyed, remove it from the game instead.")
    anvil = regalia("Anvil", "Destroy a resonator you control: Draw a card.")
    assert not table(shell, anvil).field(0, "Shell", "Anvil").can("use", 0, "Anvil")


@pytest.mark.rule("fow", "903.2k-2", "903.2k-3", "903.2n")
@pytest.mark.parametrize(("stones", "gained"), [(2, 500), (1, 0)])
def test_what_is_played_without_its_cost_still_costs_what_is_added(stones: int, gained: int) -> None:
    toll = regalia("Toll", "Your opponent pays {1} more to play chants.")
    read = chant("Read", "You may play a chant from your hand without paying its cost.")
    gift = chant("Gift", "You gain 500 life.", cost="{R}{R}{R}")
    t = table(toll, read, gift, stones=stones).field(1, "Toll").hand(0, "Read", "Gift").play(0, "Read").resolve()
    if gained:
        t.yes().resolve()
    assert t.stack() == [] and life(t) == (4000 + gained, 4000) and t.hand_size(0) == (0 if gained else 1)


@pytest.mark.rule("fow", "905.3", "202.4d")
@pytest.mark.parametrize("fresh", [True, False])
def test_a_new_stone_that_is_a_resonator_cannot_be_rested_for_will(fresh: bool) -> None:
    t = table(WAKE, chant("Word", "Draw a card.", cost="{R}")).field(0, "fire stone", fresh=fresh)
    assert t.hand(0, "Wake", "Word").can("play", 0, "Word")
    assert t.play(0, "Wake").resolve().can("play", 0, "Word") is not fresh


@pytest.mark.rule("fow", "907.1", "907.3")
def test_more_than_will_makes_it_no_will_ability_save_on_a_stone() -> None:
    text = "{Rest}: Produce {G}. You gain 100 life."
    t = table(regalia("Cup", text)).field(0, "Cup").use(0, "Cup")
    assert t.stack() == ["Cup"] and t.pool(0) == []
    t = table(written("Spring", "Special Magic Stone", text, cost=None)).field(0, "Spring").act(0, "will", "Spring")
    assert t.stack() == [] and len(t.pool(0)) == 1 and life(t) == (4100, 4000)


# ---------------------------------------------------------------- 909 to 1051  what lasts, and who gets it


@pytest.mark.rule("fow", "909.4", "909.4a")
def test_a_lasting_effect_finds_those_who_come_later_but_control_does_not() -> None:
    late = resonator("Late", "[Quickcast]", cost="{0}")
    feast = chant("Feast", "Resonators you control gain [+200/+200] until end of turn.")
    come = chant("Come", "Gain control of all resonators your opponent controls until end of turn.")
    t = table(WOLF, IMP, late, feast, come).field(1, "Wolf").hand(0, "Feast", "Come", "Imp").hand(1, "Late")
    t.play(0, "Feast").resolve().play(0, "Come").resolve().play(0, "Imp").resolve_all()
    assert t.power("Wolf") == 700 and t.power("Imp") == 500
    t.passes(0).play(1, "Late").resolve()
    assert t.is_on_field("Late", 1) and t.power("Late") == 500


@pytest.mark.rule("fow", "910.2f", "910.3")
def test_two_of_the_same_replacement_each_apply_once() -> None:
    child = resonator("Child", "If you would draw one or more cards, draw that many cards plus one instead.")
    t = table(child, chant("Read", "Draw a card.")).field(0, "Child", "Child").hand(0, "Read").play(0, "Read").resolve()
    assert t.hand_size(0) == 3


@pytest.mark.rule("fow", "1002.2b", "903.2i")
def test_an_addition_put_down_by_an_effect_is_added_without_a_target_or_stays() -> None:
    add = (
        "As you play this card, target a resonator. If that resonator is still a legal target, put this card into the "
        "field added to the chosen target, otherwise put it into its owner's graveyard."
    )
    cloak = written("Cloak", "Addition", add, "Added resonator gains [+200/+200].")
    dress = chant("Dress", "Put target addition from your graveyard into the field.")
    cards = cloak, WOLF, resonator("Aloof", "[Barrier]"), dress
    t = table(*cards).zone(0, "graveyard", "Cloak").field(0, "Wolf").field(1, "Aloof").hand(0, "Dress")
    assert t.play(0, "Dress").resolve().choose("Aloof").power("Aloof") == 700
    t = table(*cards).zone(0, "graveyard", "Cloak").hand(0, "Dress").play(0, "Dress").resolve()
    assert "Cloak" in t.zone_names(0, "graveyard")


@pytest.mark.rule("fow", "1028.2d", "1028.2e", "1028.3")
def test_the_weather_of_the_game_comes_back_after_the_weather_of_a_turn() -> None:
    duck = resonator("Duck", "This card gains [+200/+200] as long as the weather is rain.")
    rain = chant("Monsoon", "Each player's weather is rain until end of game.")
    sun = chant("Parasol", "Your weather is clear until end of turn.")
    t = table(duck, rain, sun).field(0, "Duck").field(1, "Duck").hand(0, "Monsoon", "Parasol")
    t.play(0, "Monsoon").resolve().play(0, "Parasol").resolve()
    assert (t.power("Duck", 0), t.power("Duck", 1)) == (500, 700)
    t.next_turn()
    assert (t.power("Duck", 0), t.power("Duck", 1)) == (700, 700)


@pytest.mark.rule("fow", "1031.2", "503.5")
def test_a_skipped_phase_keeps_what_waits_for_it() -> None:
    night = chant("Night", "Your opponent skips their next recovery phase.")
    song = chant("Song", "Rest target resonator. It doesn't recover during its controller's next recovery phase.")
    t = table(OX, night, song).field(1, "Ox").hand(0, "Night", "Song").play(0, "Night").resolve()
    t.play(0, "Song").resolve()
    assert [t.to("main", player=1, later=True).is_rested("Ox") for _ in range(3)] == [True, True, False]


@pytest.mark.rule("fow", "1051.2", "309.1")
def test_a_spell_that_changes_hands_serves_the_new_one_and_goes_to_its_owners_graveyard() -> None:
    snatch = chant("Snatch", "[Quickcast]", "Gain control of target spell.")
    two = chant("Two", "Draw two cards. Your opponent loses 200 life.")
    t = table(two, snatch, IMP).hand(0, "Two", "Imp").hand(1, "Snatch", "Snatch").play(0, "Two").passes(0)
    t.play(1, "Snatch", targets=["Two"], zone="hand").resolve().resolve()
    assert t.hand_size(1) == 3 and life(t) == (3800, 4000) and t.zone_names(0, "graveyard") == ["Two"]
    t.play(0, "Imp").passes(0).play(1, "Snatch", targets=["Imp"]).resolve().resolve()
    assert t.is_on_field("Imp", 1) and life(t.resolve()) == (3800, 4100)
