"""Texts of Gate Ruler in the words that players and judges would use, each played: it does what it says."""

from __future__ import annotations

import pytest

from arbiter.kernel.traits import Face
from arbiter.testing import Table
from tests.games.gateruler.plain import table
from tests.games.gateruler.printed import card, happening


def cast(text: str, *more: Face, **places: object) -> Table:
    """An event with this text in hand and nothing else; `places` names what stands where before."""
    return table(happening("Deed", text), *more).hand(0, "Deed")


# ---------------------------------------------------------------- numbers and choices


@pytest.mark.rule("gateruler", "15-20a")
def test_damage_equal_to_a_number() -> None:
    made = cast("Deal damage to your opponent equal to the number of allied units.")
    made.field(0, "Scout", place=1).field(0, "Guard", place=2)
    made.play(0, "Deed").resolve_all()
    assert made.damage_count(1) == 2
    made = cast("Choose 1 enemy unit. Deal damage to it equal to the number of cards in your graveyard.")
    made.zone(0, "graveyard", 2).field(1, "Giant", place=1)
    made.play(0, "Deed", targets=["Giant"]).resolve_all()
    assert made.damage_on("Giant") == 2


@pytest.mark.rule("gateruler", "15-20a", "1-5h")
def test_damage_to_each_player() -> None:
    made = cast("Deal 1 damage to each player.").play(0, "Deed").resolve_all()
    assert (made.damage_count(0), made.damage_count(1)) == (1, 1)


@pytest.mark.rule("gateruler", "15-21b", "15-19c")
def test_so_much_for_each_of_them() -> None:
    made = cast("Heal 1 life for each allied unit.").zone(0, "damage", "Spark", "Trick", "Giant")
    made.field(0, "Scout", "Guard").play(0, "Deed").resolve().choose("Spark", "Giant")
    assert made.resolve_all().zone_names(0, "damage") == ["Trick"]


@pytest.mark.rule("gateruler", "15-21a")
def test_all_damage_is_healed() -> None:
    made = cast("Choose 1 allied unit. Heal all damage dealt to it.").field(0, "Giant", damage=5)
    assert made.play(0, "Deed", targets=["Giant"]).resolve_all().damage_on("Giant") == 0


@pytest.mark.rule("gateruler", "15-7a", "14-4b-4")
def test_one_of_ones_own() -> None:
    made = cast("Choose 1 of your units. Ready it.").field(0, "Scout", rested=True).field(1, "Guard", rested=True)
    made.play(0, "Deed", targets=["Scout"]).resolve_all()
    assert not made.is_rested("Scout") and made.is_rested("Guard")
    made = cast("Ready 2 of your resources.").zone(0, "resource", "Scout", "Guard", "Giant", rested=True)
    made.play(0, "Deed").resolve().choose("Scout", "Giant").resolve_all()
    assert [made.is_rested(name) for name in ("Scout", "Guard", "Giant")] == [False, True, False]


@pytest.mark.rule("gateruler", "14-4b-4")
def test_what_the_opponent_chooses_is_chosen_while_resolving() -> None:
    made = cast("Your opponent chooses 1 of their units. Destroy it.").field(1, "Scout", place=1)
    made.field(1, "Guard", place=2).play(0, "Deed").resolve()
    made.expect(player=1).choose("Guard").resolve_all()
    assert made.zone_names(1, "graveyard") == ["Guard"]
    made = cast("Your opponent puts 1 of their units into their graveyard.").field(1, "Scout", place=1)
    made.field(1, "Guard", place=2).play(0, "Deed").resolve()
    made.expect(player=1).choose("Scout").resolve_all()
    assert made.zone_names(1, "graveyard") == ["Scout"]


# ---------------------------------------------------------------- zones


@pytest.mark.rule("gateruler", "15-5a")
def test_looking_at_a_hand_and_at_set_cards() -> None:
    made = cast("Look at your opponent's hand.").hand(1, "Scout")
    made.play(0, "Deed").resolve_all()
    assert made.obj("Scout", 1).seen & 1
    made = cast("Choose 1 enemy set card. Look at it.").zone(1, "set", "Spark")
    spark = made.card("Spark", 1, zone="set")
    made.play(0, "Deed", targets=[spark]).resolve_all()
    assert made.obj(spark).seen & 1 and made.zone_names(1, "set") == ["Spark"]


@pytest.mark.rule("gateruler", "15-3a", "3-16b")
def test_the_top_card_becomes_an_exhausted_resource() -> None:
    made = cast("Put the top card of your deck into your resource zone exhausted.").deck(0, "Giant")
    made.play(0, "Deed").resolve_all()
    assert made.zone_names(0, "resource") == ["Giant"] and made.is_rested("Giant")


@pytest.mark.rule("gateruler", "15-28a", "15-3b-1")
def test_a_unit_is_moved_to_the_defense_zone() -> None:
    made = cast("Choose 1 allied unit. Move it to your defense zone.").field(0, "Scout", place=1)
    made.play(0, "Deed", targets=["Scout"]).resolve_all()
    assert made.is_rested("Scout")  # 3-9c


@pytest.mark.rule("gateruler", "3-4a", "15-3a")
def test_a_graveyard_is_shuffled_into_the_deck() -> None:
    made = cast("Shuffle your graveyard into your deck. Draw 1 card.").zone(0, "graveyard", "Scout", "Guard")
    before = len(made.zone_names(0, "deck"))
    made.play(0, "Deed").resolve_all()
    assert made.zone_names(0, "graveyard") == ["Deed"] and len(made.zone_names(0, "deck")) == before + 1


@pytest.mark.rule("gateruler", "15-3a")
def test_each_player_loses_the_top_of_their_deck() -> None:
    made = cast("Each player puts the top 3 cards of their deck into their graveyard.").play(0, "Deed").resolve_all()
    assert len(made.zone_names(0, "graveyard")) == 4 and len(made.zone_names(1, "graveyard")) == 3


@pytest.mark.rule("gateruler", "15-14a", "14-4b-8")
def test_charges_and_the_top_of_the_deck_as_costs() -> None:
    miser = card("Miser", "Standard Action [Put the top 2 cards of your deck into your graveyard] Draw 1 card.")
    made = table(miser).field(0, "Miser").use(0, "Miser").resolve_all()
    assert len(made.zone_names(0, "graveyard")) == 2 and made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "3-14d-1")
def test_one_of_its_charges() -> None:
    made = cast("Choose 1 allied unit. Put 1 of its charges into its owner's graveyard. If you do, draw 2 cards.")
    made.field(0, "Scout").zone(0, "charge", "Guard", host="Scout")
    made.play(0, "Deed", targets=["Scout"]).resolve_all()
    assert "Guard" in made.zone_names(0, "graveyard") and made.hand_size(0) == 2


# ---------------------------------------------------------------- for how long


@pytest.mark.rule("gateruler", "14-12a")
def test_until_the_start_of_ones_next_turn() -> None:
    made = cast("Until the start of your next turn, allied units gain +1 HP.").field(0, "Scout", place=1)
    made.play(0, "Deed").resolve_all()
    assert made.guard("Scout") == 4
    made.to("main", 1)
    assert made.guard("Scout") == 4
    made.to("main", 0)
    assert made.guard("Scout") == 3


@pytest.mark.rule("gateruler", "15-37a")
@pytest.mark.parametrize(
    "text",
    [
        "Your opponent cannot play events this turn.",
        "Until the end of the turn, your opponent cannot play events.",
        "During this turn, your opponent cannot play events.",
    ],
)
def test_what_cannot_be_played_for_a_turn(text: str) -> None:
    made = cast(text).zone(1, "set", "Spark").field(0, "Scout")
    made.play(0, "Deed").resolve_all()
    assert not made.can("play", 1, "Spark")


@pytest.mark.rule("gateruler", "14-12b")
def test_allied_units_are_those_that_there_are() -> None:
    made = cast("Allied units gain +1 ATK until the end of the turn.").field(0, "Scout", place=1)
    made.field(1, "Guard", place=1).play(0, "Deed").resolve_all()
    assert made.power("Scout") == 3 and made.power("Guard") == 1


# ---------------------------------------------------------------- what is waited for


@pytest.mark.rule("gateruler", "14-10a", "15-3c-1")
def test_another_unit_enters() -> None:
    herd = card("Herd", "When another allied unit enters play, draw 1 card.")
    made = table(herd).hand(0, "Herd").play(0, "Herd", option="attack 1").resolve_all()
    assert made.hand_size(0) == 0
    made = table(herd).field(0, "Herd", place=1).hand(0, "Scout").play(0, "Scout", option="attack 2").resolve_all()
    assert made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "15-3d", "15-18a-1")
def test_what_enters_from_the_hand_was_played_from_it_or_put_out_of_it() -> None:
    guest = card("Guest", "When this card enters play from your hand, draw 1 card.")
    lure = happening("Lure", "Choose 1 unit card in your hand. Special summon it.")
    raise_ = happening("Raise", "Choose 1 unit card in your graveyard. Special summon it.")
    made = table(guest).hand(0, "Guest").play(0, "Guest", option="attack 1").resolve_all()
    assert made.hand_size(0) == 1
    made = table(guest, lure).hand(0, "Guest", "Lure").play(0, "Lure").resolve().option("attack 1")
    assert made.resolve_all().hand_size(0) == 1
    made = table(guest, raise_).zone(0, "graveyard", "Guest").hand(0, "Raise").play(0, "Raise", targets=["Guest"])
    assert made.resolve().option("attack 1").resolve_all().hand_size(0) == 0


@pytest.mark.rule("gateruler", "8-4f", "14-10a")
def test_attacking_a_ruler_and_attacking_a_unit_are_waited_for_apart() -> None:
    duelist = card("Duelist", "When this card attacks a unit, draw 1 card.")
    raider = card("Raider", "When this card attacks your opponent's ruler, draw 1 card.")
    for name, at, drawn in (
        ("Duelist", "Guard", 1),
        ("Duelist", "Rival", 0),
        ("Raider", "Rival", 1),
        ("Raider", "Guard", 0),
    ):
        made = table(duelist, raider).field(0, name, place=1)
        if at == "Guard":
            made.field(1, "Guard", place=0, rested=True)
        made.attack(name, at=at).resolve_all()
        assert made.hand_size(0) == drawn, (name, at)


@pytest.mark.rule("gateruler", "15-9a", "15-21b")
def test_discarding_and_healing_are_waited_for() -> None:
    mourner = card("Mourner", "When a card is discarded from your hand, draw 1 card.")
    made = (
        table(mourner, happening("Deed", "Discard 1 card. Draw 1 card.")).field(0, "Mourner").hand(0, "Deed", "Scout")
    )
    made.play(0, "Deed").resolve_all()
    assert made.hand_size(0) == 2
    leech = card("Leech", "When you heal, draw 1 card.")
    made = table(leech, happening("Deed", "Heal 1 life.")).field(0, "Leech").hand(0, "Deed").zone(0, "damage", 1)
    assert made.play(0, "Deed").resolve_all().hand_size(0) == 1


@pytest.mark.rule("gateruler", "4-2b", "14-10e")
def test_that_player_and_its_controller() -> None:
    street = card("Street", "When a unit is destroyed, its controller draws 1 card.", "field")
    hush = happening("Hush", "Choose 1 unit. Destroy it.")
    made = table(street, hush).field(1, "Scout", place=1).zone(0, "field", "Street").hand(0, "Hush")
    made.play(0, "Hush", targets=["Scout"]).resolve_all()
    assert (made.hand_size(0), made.hand_size(1)) == (0, 1)
    square = card("Square", "When a player plays an event, that player draws 1 card.", "field")
    made = table(square).zone(1, "field", "Square").hand(0, "Trick")
    made.play(0, "Trick").resolve_all()
    assert (made.hand_size(0), made.hand_size(1)) == (2, 0)


# ---------------------------------------------------------------- 14-5  cards in set zones, and what they speak of


@pytest.mark.rule("gateruler", "14-5a", "15-25a")
@pytest.mark.parametrize("words", ["Negate it.", "Negate that event."])
def test_a_set_card_negates_the_event_that_it_was_played_upon(words: str) -> None:
    trap = happening("Trap", words, "You can play this card when your opponent plays an event.")
    made = table(trap, happening("Deed", "Draw 2 cards.")).hand(0, "Deed").zone(1, "set", "Trap")
    made.play(0, "Deed").yes().resolve_all()
    assert made.hand_size(0) == 0 and made.zone_names(0, "graveyard") == ["Deed"]


@pytest.mark.rule("gateruler", "14-5a", "8-4f")
def test_a_set_card_speaks_of_the_unit_that_attacks_or_is_attacked() -> None:
    rally = happening(
        "Rally", "It gains +2 ATK until the end of the turn.", "You can play this card when an allied unit attacks."
    )
    made = table(rally).field(0, "Scout", "Giant").zone(0, "set", "Rally")
    made.attack("Scout", at="Rival").yes().resolve()
    assert made.power("Scout") == 4 and made.power("Giant") == 6
    brace = happening(
        "Brace",
        "That unit gains +3 HP until the end of the turn.",
        "You can play this card when an allied unit is attacked.",
    )
    made = table(brace).field(0, "Scout").field(1, "Guard", place=0, rested=True).field(1, "Giant", place=1)
    made.zone(1, "set", "Brace").attack("Scout", at="Guard").yes().resolve()
    assert made.guard("Guard") == 8 and made.guard("Giant") == 6


@pytest.mark.rule("gateruler", "14-5b")
def test_a_set_card_for_the_opponents_turn() -> None:
    trap = happening("Trap", "Draw 1 card.", "You can play this card during your opponent's turn.")
    assert table(trap).zone(1, "set", "Trap").field(0, "Scout").to("main").can("play", 1, "Trap") is False
    made = table(trap, happening("Deed", "Draw 1 card.")).zone(1, "set", "Trap").hand(0, "Deed").play(0, "Deed")
    made.passes(0)
    assert made.can("play", 1, "Trap")


# ---------------------------------------------------------------- continuous abilities


@pytest.mark.rule("gateruler", "14-8a")
@pytest.mark.parametrize(
    "text",
    [
        "While you control another unit, this card gains +2 ATK.",
        "As long as you control another unit, this card gains +2 ATK.",
    ],
)
def test_while_something_is_so(text: str) -> None:
    made = table(card("Pal", text)).field(0, "Pal", place=1)
    assert made.power("Pal") == 2
    made = table(card("Pal", text)).field(0, "Pal", place=1).field(0, "Scout", place=2)
    assert made.power("Pal") == 4


@pytest.mark.rule("gateruler", "3-3a-1")
def test_a_unit_enters_exhausted() -> None:
    sloth = card("Sloth", "This card enters play exhausted.")
    for name, rested in (("Sloth", True), ("Scout", False)):
        made = table(sloth).hand(0, name).play(0, name, option="attack 1").resolve_all()
        assert made.is_rested(name) is rested
    made = table(card("Toll", "Enemy units enter play exhausted.")).field(1, "Toll", place=1).hand(0, "Scout")
    assert made.play(0, "Scout", option="attack 1").resolve_all().is_rested("Scout")


@pytest.mark.rule("gateruler", "14-4b-4", "1-5d")
@pytest.mark.parametrize(
    "text", ["This card cannot be chosen by enemy effects.", "Your opponent cannot choose this card."]
)
def test_a_unit_that_the_opponent_cannot_choose(text: str) -> None:
    hush = happening("Hush", "Choose 1 unit. Destroy it.")
    made = table(card("Veil", text), hush).field(1, "Veil", place=1).hand(0, "Hush")
    assert not made.can("play", 0, "Hush")
    made = table(card("Veil", text), hush).field(0, "Veil", place=1).hand(0, "Hush")
    assert made.can("play", 0, "Hush")


@pytest.mark.rule("gateruler", "14-13a")
def test_a_number_that_is_equal_to_another() -> None:
    made = table(card("Heap", "This card's ATK is equal to the number of cards in your graveyard."))
    assert made.field(0, "Heap").zone(0, "graveyard", 5).power("Heap") == 5
    made = table(card("Heap", "This card's HP is equal to the number of allied units.")).field(0, "Heap", "Scout")
    assert made.guard("Heap") == 2


@pytest.mark.rule("gateruler", "14-4b-6d")
@pytest.mark.parametrize(
    "text",
    ["You pay 1 less to play this card for each allied unit.", "This card costs 1 less to play for each allied unit."],
)
def test_what_this_card_costs(text: str) -> None:
    made = table(card("Host", text, numbers="3 2 3 1")).hand(0, "Host").zone(0, "resource", 1)
    assert not made.can("play", 0, "Host")
    made = table(card("Host", text, numbers="3 2 3 1")).hand(0, "Host").zone(0, "resource", 1)
    made.field(0, "Scout", place=1).field(0, "Guard", place=2)
    assert made.can("play", 0, "Host")


@pytest.mark.rule("gateruler", "14-20a", "16-11a-2")
def test_a_unit_played_from_the_graveyard() -> None:
    for text in (
        "This card can be normal summoned from your graveyard.",
        "You may play this card from your graveyard.",
    ):
        assert table(card("Ghost", text)).zone(0, "graveyard", "Ghost").can("play", 0, "Ghost")
    assert not table(card("Ghost", "")).zone(0, "graveyard", "Ghost").can("play", 0, "Ghost")


@pytest.mark.rule("gateruler", "8-4c", "1-5d")
def test_a_unit_that_cannot_attack_rulers_attacks_units() -> None:
    brute = card("Brute", "This card cannot attack your opponent's ruler.")
    for name, asked in (("Brute", "empty column"), ("Scout", "attacked object")):  # only the second finds the ruler
        made = table(brute).field(0, name, place=1).to("choice").choose(name)
        assert made.question.why == asked
    made = table(brute).field(0, "Brute", place=1).field(1, "Guard", place=0, rested=True)
    made.attack("Brute", at="Guard")


# ---------------------------------------------------------------- 13-3, 14-14  instead


@pytest.mark.rule("gateruler", "13-3a", "15-22a")
@pytest.mark.parametrize(
    "text",
    [
        "If this card would be dealt damage, reduce that damage by 1.",
        "Damage dealt to allied units is reduced by 1.",
        "If this card would be dealt effect damage, reduce it by 1.",
    ],
)
def test_damage_to_a_unit_is_reduced(text: str) -> None:
    bolt = happening("Bolt", "Choose 1 unit. Deal 2 damage to it.")
    made = table(card("Wall", text), bolt).field(0, "Wall", place=1).hand(0, "Bolt")
    assert made.play(0, "Bolt", targets=["Wall"]).resolve_all().damage_on("Wall") == 1


@pytest.mark.rule("gateruler", "13-3a")
def test_combat_damage_is_not_effect_damage() -> None:
    text = "If this card would be dealt effect damage, that damage becomes 0."
    made = table(card("Wall", text, numbers="0 1 5 1")).field(0, "Scout").field(1, "Wall", place=0, rested=True)
    made.attack("Scout", at="Wall").end_step().to("end")
    assert made.damage_on("Wall") == 2


@pytest.mark.rule("gateruler", "13-3a", "4-2c")
def test_damage_to_a_player_is_reduced() -> None:
    ward = card("Ward", "If you would be dealt damage, reduce it by 1.")
    made = table(ward, happening("Bolt", "Deal 3 damage to your opponent.")).field(1, "Ward", place=1).hand(0, "Bolt")
    assert made.play(0, "Bolt").resolve_all().damage_count(1) == 2


@pytest.mark.rule("gateruler", "14-14a", "14-14b")
def test_a_destruction_that_one_may_replace() -> None:
    text = "If an allied unit would be destroyed, you may destroy this card instead."
    hush = happening("Hush", "Choose 1 enemy unit. Destroy it.")
    for agrees in (True, False):
        made = table(card("Page", text), hush).field(1, "Page", place=1).field(1, "Giant", place=2).hand(0, "Hush")
        made.play(0, "Hush", targets=["Giant"]).resolve().expect(player=1)
        made = made.yes() if agrees else made.no()
        assert made.resolve_all().zone_names(1, "graveyard") == (["Page"] if agrees else ["Giant"])


@pytest.mark.rule("gateruler", "15-8a", "14-14a")
def test_draws_are_replaced_and_forbidden() -> None:
    scribe = card("Scribe", "If you would draw a card, draw 2 cards instead.")
    made = table(scribe, happening("Deed", "Draw 2 cards.")).field(0, "Scribe").hand(0, "Deed")
    assert made.play(0, "Deed").resolve_all().hand_size(0) == 4  # 15-8b  each of the two
    seal = card("Seal", "Your opponent cannot draw cards.")
    made = table(seal, happening("Deed", "Draw 2 cards.")).field(1, "Seal", place=1).hand(0, "Deed")
    assert made.play(0, "Deed").resolve_all().hand_size(0) == 0
    drought = card("Drought", "Players cannot heal.")
    made = table(drought, happening("Deed", "Heal 1 life.")).field(1, "Drought", place=1).hand(0, "Deed")
    assert made.zone(0, "damage", 2).play(0, "Deed").resolve_all().damage_count(0) == 2


# ---------------------------------------------------------------- conditions


@pytest.mark.rule("gateruler", "15-12a")
def test_whether_something_was_destroyed_or_played_this_turn() -> None:
    wake = happening("Wake", "If an allied unit was destroyed this turn, draw 2 cards.")
    hush = happening("Hush", "Choose 1 unit. Destroy it.")
    made = table(wake, hush).hand(0, "Wake").play(0, "Wake").resolve_all()
    assert made.hand_size(0) == 0
    made = table(wake, hush).hand(0, "Wake", "Hush").field(0, "Scout").play(0, "Hush", targets=["Scout"]).resolve_all()
    assert made.play(0, "Wake").resolve_all().hand_size(0) == 2


@pytest.mark.rule("gateruler", "15-5b")
def test_what_was_revealed_is_a_unit_card_or_not() -> None:
    text = "Reveal the top card of your deck. If it is a unit card, add it to your hand. "
    text += "If not, put it into your graveyard."
    for top, drawn in (("Scout", 1), ("Spark", 0)):
        made = cast(text).deck(0, top).play(0, "Deed").resolve_all()
        assert made.hand_size(0) == drawn and (top in made.zone_names(0, "graveyard")) == (not drawn)


@pytest.mark.rule("gateruler", "4-2d")
def test_who_controls_more() -> None:
    text = "If your opponent controls more units than you, draw 2 cards."
    made = cast(text).field(1, "Scout", place=1).play(0, "Deed").resolve_all()
    assert made.hand_size(0) == 2
    made = cast(text).field(1, "Scout", place=1).field(0, "Guard", place=1).play(0, "Deed").resolve_all()
    assert made.hand_size(0) == 0
