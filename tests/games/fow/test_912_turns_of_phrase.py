"""Numbers, options and sentences in unusual places: exactly so much, odd and even, the next card, options with a
condition, so many of each kind, what other players are made to do, counters that move, what must be attacked."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import table
from tests.games.fow.written import chant, refused, resonator, written

HEN = resonator("Hen", size=(300, 300), race="Bird", cost="{0}")
OX = resonator("Ox", size=(800, 800), race="Beast", cost="{3}")
BELL = "You gain 100 life."


@pytest.mark.parametrize(("life", "less"), [(3700, True), (3600, False), (3800, False)])
def test_a_price_for_exactly_so_much_life(life: int, less: bool) -> None:
    owl = resonator("Owl", "You pay {2} less to play this card if your life is 3700.", cost="{3}")
    t = table(owl, stones=1).hand(0, "Owl").resources(0, life=life)
    assert t.can("play", 0, "Owl") is less


@pytest.mark.parametrize(("word", "top", "gained"), [("odd", "Ox", 100), ("odd", "Hen", 0), ("even", "Hen", 100)])
def test_a_total_cost_that_is_odd_or_even(word: str, top: str, gained: int) -> None:
    guess = chant("Guess", f"Reveal the top card of your deck. If its total cost is {word}, {BELL.lower()}")
    t = table(HEN, OX, guess).hand(0, "Guess").deck(0, top).play(0, "Guess").resolve()
    assert t.resource(0, "life") == 4000 + gained


@pytest.mark.rule("fow", "1007.1")
def test_damage_whose_amount_is_said_last() -> None:
    lash = chant("Lash", "This card deals damage to target Beast equal to the total ATK of Birds you control.")
    t = table(HEN, OX, lash).field(0, "Hen", "Hen").field(1, "Ox").hand(0, "Lash").play(0, "Lash").resolve()
    assert t.damage_on("Ox") == 600
    assert "not understood" in refused("Chant", "This card deals damage to target Beast equal to its ATK.")


@pytest.mark.rule("fow", "903.2k-4")
def test_only_the_next_card_of_the_kind_costs_less() -> None:
    sale = chant("Sale", "You pay {2} less to play your next Beast this turn.")
    t = table(HEN, OX, sale, stones=3).hand(0, "Sale", "Hen", "Ox", "Ox").play(0, "Sale").resolve()
    t.play(0, "Hen").resolve_all().play(0, "Ox").resolve_all()
    assert sum(not stone.turned for stone in t.objects("field", 0) if stone.face.name == "fire stone") == 2
    assert not t.can("play", 0, "Ox")


@pytest.mark.rule("fow", "903.2g")
@pytest.mark.parametrize("birds", [2, 1])
def test_an_option_that_can_be_chosen_only_if_something_is_so(birds: int) -> None:
    wish = chant(
        "Wish",
        "Choose one;\n- You gain 100 life.\n- You gain 900 life. Choose this option only if you control two or more "
        "Birds.",
    )
    t = table(HEN, wish).field(0, *["Hen"] * birds).hand(0, "Wish")
    t = t.play(0, "Wish", modes=[2]) if birds == 2 else t.play(0, "Wish")  # one option is no question
    assert "of no list" in refused("Chant", "You gain 700 life. Choose this option only if you control a Bird.")
    assert t.resolve().resource(0, "life") == (4900 if birds == 2 else 4100)


@pytest.mark.rule("fow", "1014.1")
@pytest.mark.parametrize("words", ["up to one Bird and up to one Beast", "a Bird and/or a Beast"])
def test_one_of_each_kind_is_searched_for(words: str) -> None:
    call = chant("Call", f"Search your deck for {words}, reveal them and put them into your hand. "
                 "Then shuffle your deck.")  # fmt: skip
    t = table(HEN, OX, call).hand(0, "Call").deck(0, "Hen", "Hen", "Ox", "fire 1").play(0, "Call").resolve()
    assert sorted(t.choose("Hen").choose("Ox").hand_names(0)) == ["Hen", "Ox"]


def test_not_two_of_the_same_kind_are_found() -> None:
    call = chant("Call", "Search your deck for up to one Bird and up to one Beast and put them into the field. "
                 "Then shuffle your deck.")  # fmt: skip
    t = table(HEN, OX, call).hand(0, "Call").deck(0, "Hen", "Hen", "fire 1").play(0, "Call").resolve().choose("Hen")
    assert t.field_names(0) == ["Hen"]


def test_the_number_is_said_in_the_midst_of_the_search() -> None:
    call = chant("Call", "Search your deck for a resonator with total cost X or less, where X is the number of Birds "
                 "you control, and put it into the field. Then shuffle your deck.")  # fmt: skip
    t = table(HEN, OX, call).field(0, "Hen").hand(0, "Call").deck(0, "Ox", "fire 1").play(0, "Call").resolve()
    assert sorted(t.choose("fire 1").field_names(0)) == ["Hen", "fire 1"]


# ---------------------------------------------------------------- other players


@pytest.mark.parametrize(("answer", "lost"), [(True, 0), (False, 700)])
def test_a_player_gives_up_something_or_it_happens(answer: bool, lost: int) -> None:
    toll = chant("Toll", "Your opponent loses 700 life unless they banish a Bird.")
    t = table(HEN, toll).field(1, "Hen").hand(0, "Toll").play(0, "Toll").resolve()
    t = t.yes() if answer else t.no()
    assert t.resource(1, "life") == 4000 - lost and t.is_on_field("Hen", 1) is not answer


def test_they_are_the_opponent_of_whom_the_text_has_spoken() -> None:
    pity = chant("Pity", "Your opponent loses 300 life. They draw two cards.")
    t = table(HEN, pity).hand(0, "Pity").deck(1, "Hen", "Hen").play(0, "Pity").resolve()
    assert t.resource(1, "life") == 3700 and t.hand_size(1) == 2


@pytest.mark.rule("fow", "302.6")
def test_a_graveyard_goes_back_to_both_decks() -> None:
    tide = chant("Tide", "Your opponent shuffles all magic stones from their graveyard into their magic stone deck, "
                 "then shuffles all other cards from their graveyard into their deck.")  # fmt: skip
    t = table(HEN, tide).zone(1, "graveyard", "Hen", "wind stone").hand(0, "Tide").play(0, "Tide").resolve()
    assert "Hen" in t.zone_names(1, "deck") and t.zone_names(1, "graveyard") == []
    assert len(t.zone_names(1, "stones")) == 3


def test_the_opponent_puts_a_stone_into_the_field() -> None:
    gift = chant("Gift", "Target opponent puts the top card of their magic stone deck into the field rested.")
    t = table(gift).hand(0, "Gift").play(0, "Gift").resolve()
    assert t.field_names(1) == ["wind stone"] and t.is_rested("wind stone", 1)


@pytest.mark.rule("fow", "1102.1a")
def test_a_player_that_cannot_be_targeted() -> None:
    veil = chant("Veil", "[Quickcast]", "You cannot be targeted by spells or abilities until end of game.")
    bolt = chant("Bolt", "[Quickcast]", "This card deals 1300 damage to target player.")
    t = table(veil, bolt).hand(0, "Veil", "Bolt").play(0, "Veil").resolve().play(0, "Bolt").resolve()
    assert t.resource(0, "life") == 4000 and t.resource(1, "life") == 2700


@pytest.mark.rule("fow", "803.3")
def test_what_the_opponent_must_attack() -> None:
    lure = resonator("Lure", "Your opponent must attack this card, if able.", size=(100, 900))
    t = table(HEN, lure).field(0, "Hen").field(1, "Lure", rested=True).attack("Hen", at="Lure")
    t.to("battle_end")
    assert t.damage_on("Lure") == 300 and t.resource(1, "life") == 4000


@pytest.mark.rule("fow", "803.3")
@pytest.mark.parametrize("text", ["Target Beast can attack in the turn it's summoned.", "Target Beast gains [+100/0]."])
def test_a_newcomer_that_a_text_lets_attack(text: str) -> None:
    colt = resonator("Colt", f"[Enter] >>> {text}", cost="{0}", race="Beast")
    t = table(colt).hand(0, "Colt").play(0, "Colt").resolve_all()
    assert t.acts(0, "battle") == (["Colt"] if "attack" in text else [])


# ---------------------------------------------------------------- counters and numbers


@pytest.mark.rule("fow", "1022.1")
def test_all_counters_of_the_others_move_here() -> None:
    hive = resonator("Hive", "{0}: Move all [+100/+100] counters from other resonators to this card.")
    t = table(HEN, OX, hive).field(0, "Hive").field(0, "Hen", counters={"+100/+100": 2})
    t.field(1, "Ox", counters={"+100/+100": 3}).use(0, "Hive").resolve()
    assert t.counters("Hive", "+100/+100") == 5 and t.counters("Hen", "+100/+100") == 0
    assert t.counters("Ox", "+100/+100") == 0


@pytest.mark.rule("fow", "1022.1")
@pytest.mark.parametrize("there", [2, 0])
def test_one_counter_moves_if_there_is_one(there: int) -> None:
    leech = resonator("Leech", "{0}: Move a honey counter from target Bird to this card.")
    t = table(HEN, leech).field(0, "Leech").field(1, "Hen", counters={"honey": there})
    t.use(0, "Leech").resolve()
    assert (t.counters("Leech", "honey"), t.counters("Hen", "honey")) == ((1, 1) if there else (0, 0))


@pytest.mark.rule("fow", "910.1")
def test_counters_in_place_of_damage() -> None:
    moth = resonator(
        "Moth",
        "If this card would deal damage to a resonator, put a dust counter on that resonator for each 200 damage "
        "instead.",
        "{0}: This card deals 500 damage to target Beast.",
    )
    t = table(OX, moth).field(0, "Moth").field(1, "Ox").use(0, "Moth").resolve()
    assert t.damage_on("Ox") == 0 and t.counters("Ox", "dust") == 2


@pytest.mark.parametrize(("hurt", "dealt"), [(True, 600), (False, 300)])
def test_more_damage_while_it_is_damaged(hurt: bool, dealt: int) -> None:
    wasp = resonator("Wasp", "If this card would deal damage while it is damaged, it deals that much +300 instead.",
                     "{0}: This card deals 300 damage to target Beast.", size=(100, 900))  # fmt: skip
    t = table(OX, wasp).field(0, "Wasp", damage=100 if hurt else 0).field(1, "Ox").use(0, "Wasp").resolve()
    assert t.damage_on("Ox") == dealt


def test_the_one_with_the_highest_value_of_a_group() -> None:
    fell = chant("Fell", "Destroy target resonator with the highest DEF among resonators your opponent controls.")
    t = table(HEN, OX, fell).field(0, "Ox").field(1, "Hen", "fire 1", "Ox").hand(0, "Fell")
    t.play(0, "Fell").resolve()
    assert sorted(t.field_names(1)) == ["Hen", "fire 1"] and t.field_names(0) == ["Ox"]


def test_of_those_that_were_targeted_only_some() -> None:
    sway = chant("Sway", "Target up to two entities. Recover those you control and rest those your opponent controls.")
    t = table(HEN, OX, sway).field(0, "Hen", rested=True).field(1, "Ox").hand(0, "Sway")
    t.play(0, "Sway", targets=["Hen", "Ox"]).resolve()
    assert t.is_rested("Ox") and not t.is_rested("Hen")


@pytest.mark.rule("fow", "909.1")
def test_a_rule_that_lasts_while_the_card_is_there() -> None:
    hush = resonator("Hush", "[Enter] >>> Players cannot play Birds as long as this card is in the field.", cost="{0}")
    bolt = chant("Bolt", "Destroy target resonator.")
    t = table(HEN, hush, bolt).hand(0, "Hush", "Hen", "Bolt").play(0, "Hush").resolve_all()
    assert not t.can("play", 0, "Hen")
    assert t.play(0, "Bolt").resolve().can("play", 0, "Hen")


@pytest.mark.rule("fow", "910.2")
@pytest.mark.parametrize(("shield", "gained"), [(False, 100), (True, 0)])
def test_if_damage_was_dealt_this_way(shield: bool, gained: int) -> None:
    jab = chant("Jab", f"This card deals 200 damage to target Beast. If damage was dealt this way, {BELL.lower()}")
    wall = resonator(
        "Ox", *(["Prevent all damage that would be dealt to Beasts you control."] if shield else []), race="Beast"
    )
    t = table(wall, jab).field(1, "Ox").hand(0, "Jab").play(0, "Jab").resolve()
    assert t.resource(0, "life") == 4000 + gained


@pytest.mark.parametrize("played", [0, 1])
def test_a_card_that_can_be_played_once_a_turn(played: int) -> None:
    song = chant("Song", 'You may only play one card named "Song" per turn.', BELL)
    t = table(song).hand(0, "Song", "Song")
    for _ in range(played):
        t.play(0, "Song").resolve()
    assert t.can("play", 0, "Song") is not bool(played)


def test_that_spell_is_the_one_that_was_played() -> None:
    sage = resonator(
        "Sage",
        "Whenever your opponent plays a Bird spell >>> Reveal the top two cards of your deck. Cancel that spell if its "
        "total cost is exactly 0.",
    )
    t = table(HEN, OX, sage).field(1, "Sage").deck(1, "Ox", "Ox").hand(0, "Hen").play(0, "Hen").resolve_all()
    assert t.zone_of("Hen", 0) == "graveyard"


# ---------------------------------------------------------------- older wordings


@pytest.mark.parametrize(("theirs", "gained"), [(3, 100), (2, 0)])
def test_one_player_controls_so_many_more(theirs: int, gained: int) -> None:
    level = chant("Level", f"If your opponent controls two or more Birds more than you, {BELL.lower()}")
    t = table(HEN, level).field(0, "Hen").field(1, *["Hen"] * theirs).hand(0, "Level").play(0, "Level").resolve()
    assert t.resource(0, "life") == 4000 + gained


def test_for_each_so_many_counters() -> None:
    tree = resonator("Tree", "This card gains [+100/0] for each three moss counters on this card.", size=(100, 100))
    assert table(tree).field(0, "Tree", counters={"moss": 7}).power("Tree") == 300


@pytest.mark.parametrize(("source", "lost"), [("Beast", 400), ("Bird", 600)])
def test_some_damage_of_some_sources_is_prevented(source: str, lost: int) -> None:
    ward = resonator("Ward", "If damage would be dealt to you by a Beast, prevent 200 of it.")
    imp = resonator("Imp", "{0}: This card deals 600 damage to your opponent.", race=source)
    t = table(ward, imp).field(1, "Ward").field(0, "Imp").use(0, "Imp").resolve()
    assert t.resource(1, "life") == 4000 - lost


def test_more_damage_this_turn() -> None:
    rage = chant("Rage", "If a Bird would deal damage this turn, it deals that much +500 instead.")
    imp = resonator("Imp", "{0}: This card deals 100 damage to your opponent.", race="Bird")
    t = table(rage, imp).field(0, "Imp").hand(0, "Rage").play(0, "Rage").resolve().use(0, "Imp").resolve()
    assert t.resource(1, "life") == 3400


def test_another_attribute_and_another_race_at_once() -> None:
    dye = chant("Dye", "Target Beast gains water in addition to its other attributes and Bird in addition to its other "
                "races until end of turn.")  # fmt: skip
    t = table(OX, dye).field(0, "Ox").hand(0, "Dye").play(0, "Dye").resolve()
    assert "water" in t.obj("Ox").now.colours and t.obj("Ox").now.kinds == {"Beast", "Bird"}


@pytest.mark.rule("fow", "1405.3")
def test_an_addition_out_of_a_hand_is_added() -> None:
    sash = written("Sash", "Addition: Resonator", "Added resonator gains [+300/0].")
    page = resonator("Page", '[Enter] >>> You may add a card named "Sash" from your hand to this card.', cost="{0}")
    t = table(page, sash).hand(0, "Page", "Sash").play(0, "Page").resolve().resolve().yes()
    assert t.is_on_field("Sash", 0) and t.power("Page") == 800


def test_two_conditions_of_one_paragraph() -> None:
    king = resonator("King", "As long as you control a Bird, this card gains [+300/0]. As long as you control a Beast, "
                     "this card gains [Flying].", size=(100, 100))  # fmt: skip
    t = table(HEN, OX, king).field(0, "King", "Hen")
    assert t.power("King") == 400 and not t.has("King", "flying")
    assert table(HEN, OX, king).field(0, "King", "Ox").has("King", "flying")


@pytest.mark.rule("fow", "905.4")
def test_a_gods_art_that_names_itself_in_its_limit() -> None:
    seer = resonator(
        "Seer", "God's Art [Far Sight] {0}: You gain 300 life. Play God's Art [Far Sight] only once per game."
    )
    t = table(seer).field(0, "Seer").use(0, "Seer").resolve()
    assert t.resource(0, "life") == 4300 and not t.can("use", 0, "Seer")


@pytest.mark.rule("fow", "1406.1")
def test_old_words_for_spells_of_both_kinds() -> None:
    gag = chant("Gag", "You cannot play normal spells or summon spells until end of turn.")
    t = table(HEN, gag).hand(0, "Gag", "Hen", "Gag")
    assert t.can("play", 0, "Hen") and not t.play(0, "Gag").resolve().can("play", 0, "Hen")
    assert not t.can("play", 0, "Gag")


def test_two_that_deal_damage_to_each_other() -> None:
    text = "{0}: This card and target Beast deal damage equal to their ATK to each other."
    duel = resonator("Duel", text, size=(200, 900))
    t = table(OX, duel).field(0, "Duel").field(1, "Ox").use(0, "Duel").resolve()
    assert (t.damage_on("Duel"), t.damage_on("Ox")) == (800, 200)


@pytest.mark.parametrize(
    "nouns",
    ["Birds with [Flying] and Beasts with [Pierce]", "Birds with ATK 300 or less and Beasts with ATK 900 or less"],
)
def test_words_behind_the_last_of_two_nouns_that_each_have_some_are_refused(nouns: str) -> None:
    sizes: dict[str, object] = {"atk": 100, "def": 100}
    assert "could be of all of them" in refused("Resonator", f"{nouns} gain [+100/0].", **sizes)
