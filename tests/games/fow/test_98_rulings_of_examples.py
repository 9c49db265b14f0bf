"""Rulings in the words of the document's own examples: what is read and carried out of them, with cards of our own."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript, Table
from tests.games.fow.tables import life, table
from tests.games.fow.written import chant, regalia, resonator, written

HEN = resonator("Hen", cost="{1}", size=(300, 300))
OX = resonator("Ox", cost="{3}", size=(800, 800))
KILL = chant("Kill", "[Quickcast]", "Destroy target resonator.")
BOLT = chant("Bolt", "[Quickcast]", "Deal 300 damage to target resonator or player.")
DRAW = chant("Draw", "Draw a card.")


def field(t: Table, who: int) -> list[str]:
    return sorted(name for name in t.field_names(who) if "stone" not in name)


@pytest.mark.rule("fow", "104.7a", "903.2h")
@pytest.mark.parametrize(("x", "cards"), [(2, 0), (3, 1), (4, 0)])
def test_a_value_of_x_is_just_that_number(x: int, cards: int) -> None:
    take = "Remove X [+100/+100] counters from this card"
    rod = regalia("Rod", f"{take}: Put X [+100/+100] counters on target J/resonator. If X is 3, draw a card.")
    t = table(rod, HEN).field(0, "Rod", counters={"+100/+100": 5}).field(0, "Hen").use(0, "Rod", x=x).resolve()
    assert t.hand_size(0) == cards and t.power("Hen") == 300 + 100 * x


@pytest.mark.rule("fow", "104.7")
@pytest.mark.parametrize(
    ("words", "cards", "drawn"), [("2", 1, 0), ("2", 2, 1), ("2", 3, 1), ("exactly 2", 3, 0), ("exactly 2", 2, 1)]
)
def test_a_number_that_is_a_bare_number_is_that_many_or_more(words: str, cards: int, drawn: int) -> None:
    ask = chant("Ask", f"If the number of cards in your graveyard is {words}, draw a card.")
    t = table(ask, HEN).hand(0, "Ask").zone(0, "graveyard", *["Hen"] * cards).play(0, "Ask").resolve()
    assert t.hand_size(0) == drawn


@pytest.mark.rule("fow", "104.10", "903.2k-3")
def test_a_spell_that_would_have_to_be_paid_for_too_dearly_is_not_played_until_the_next_turn_ends() -> None:
    ban = "Players cannot play any spell that they would have to pay two or more wills for"
    gag = chant("Gag", f"{ban} until the end of the next turn.")
    one, two = resonator("One", cost="{R}"), resonator("Two", cost="{R}{1}")
    tax = regalia("Tax", "Players pay {1} more to play resonators.")
    t = table(gag, one, two, stones=4).hand(0, "Gag", "One", "Two").play(0, "Gag").resolve()
    assert t.can("play", 0, "One") and not t.can("play", 0, "Two")
    t = table(gag, one, tax, stones=4).field(1, "Tax").hand(0, "Gag", "One").play(0, "Gag").resolve()
    assert not t.can("play", 0, "One")


@pytest.mark.rule("fow", "906.3c", "903.2i")
@pytest.mark.parametrize("stones", [2, 3])
def test_what_targets_only_under_a_condition_names_its_target_as_it_is_played(stones: int) -> None:
    moon = regalia(
        "Moon",
        "At the end of your turn >>> If you control three magic stones, target a resonator. "
        "It doesn't recover during its controller's next recovery phase.",
    )
    t = table(moon, HEN, OX, stones=stones).field(0, "Moon", "Ox").field(1, "Hen", rested=True).end_step()
    t.choose("Hen").resolve() if stones == 3 else t.expect(kind="confirm", player=0, why="play it").no()
    assert t.to("main", 1).is_rested("Hen") is (stones == 3)


@pytest.mark.rule("fow", "903.2i", "903.3a")
def test_the_condition_is_asked_when_it_resolves() -> None:
    lift = chant("Lift", "If you control two resonators, target a resonator. It gains [+300/+300] until end of turn.")
    t = table(lift, KILL, HEN, OX).field(0, "Hen", "Ox").hand(0, "Lift").hand(1, "Kill")
    t.play(0, "Lift", targets=["Hen"]).passes(0).play(1, "Kill", targets=["Ox"]).resolve_all()
    assert t.power("Hen") == 300


@pytest.mark.rule("fow", "907.1", "907.3")
def test_will_for_each_of_something_is_a_will_ability() -> None:
    wolf = resonator("Wolf", "{Rest}: Produce {W} for each Moon entity you control.", race="Moon", size=(100, 100))
    hope = resonator("Hope", cost="{W}{W}")
    t = table(wolf, hope).field(0, "Wolf", "Wolf").hand(0, "Hope").use(0, "Wolf")
    assert t.stack() == [] and len(t.pool(0)) == 2
    assert "Hope" in field(t.play(0, "Hope").resolve(), 0)


@pytest.mark.rule("fow", "907.1", "105.3", "1051.1")
def test_who_gives_a_resonator_away_for_will_plays_no_will_ability() -> None:
    bond = "Your opponent gains control of that resonator until end of game. If your opponent does, produce {R}{U}."
    fate = regalia("Fate", f"{{Rest}}: Choose a non-token Human resonator you control. {bond}")
    t = table(fate, resonator("Girl", race="Human")).field(0, "Fate", "Girl").use(0, "Fate")
    assert t.stack() == ["Fate"]
    assert field(t.resolve(), 1) == ["Girl"] and len(t.pool(0)) == 2


@pytest.mark.rule("fow", "907.1", "907.2", "907.3")
@pytest.mark.parametrize(("kind", "waits"), [("Regalia", True), ("Special Magic Stone", False)])
def test_will_and_something_more_is_a_will_ability_of_a_stone_alone(kind: str, waits: bool) -> None:
    well = written("Well", kind, "{Rest}: Produce {R}. You gain 100 life.", cost=None)
    t = table(well, resonator("Cub", cost="{R}")).field(0, "Well").hand(0, "Cub").use(0, "Well")
    assert t.stack() == (["Well"] if waits else [])
    t = t.resolve() if waits else t
    assert life(t)[0] == 4100 and "Cub" in field(t.play(0, "Cub").resolve(), 0)


@pytest.mark.rule("fow", "909.1", "901.3")
def test_what_a_player_has_gained_outlasts_the_card() -> None:
    gain = 'You gain "At end of turn >>> Put a [600/600] light Valkyrie resonator token with [Flying] into the field."'
    lord = resonator("Lord", f'God\'s Art "Ride" {{0}}: {gain}')
    t = table(lord, KILL).field(0, "Lord").hand(0, "Kill").use(0, "Lord").resolve()
    t.play(0, "Kill", targets=["Lord"]).resolve().to("main", 1).to("main", 0)
    assert field(t, 0) == ["Valkyrie", "Valkyrie"] and t.has(t.card("Valkyrie", 0), "flying")


BOOK = regalia("Book", "If you would draw one or more cards, draw that many cards plus one instead.")
TAP = regalia("Tap", "If you would draw a card, you gain 100 life instead.")


@pytest.mark.rule("fow", "910.3", "1009.2")
def test_one_more_is_drawn_at_a_time_and_each_text_counts_once() -> None:
    two = chant("Two", "Draw two cards.")
    assert table(BOOK, two).field(0, "Book").hand(0, "Two").play(0, "Two").resolve().hand_size(0) == 3
    pair = table(BOOK, two).field(0, "Book", "Book").hand(0, "Two").play(0, "Two").resolve()
    assert pair.option("1 of 2").hand_size(0) == 4
    assert table(BOOK, two).field(1, "Book").hand(0, "Two").play(0, "Two").resolve().hand_size(0) == 2


@pytest.mark.rule("fow", "910.2", "910.3", "1009.2")
@pytest.mark.parametrize(("first", "gained"), [("Tap", 100), ("Book", 200)])
def test_who_would_draw_a_card_chooses_whether_it_becomes_two_before_it_becomes_something_else(
    first: str, gained: int
) -> None:
    t = table(BOOK, TAP, DRAW).field(0, "Book", "Tap").hand(0, "Draw").play(0, "Draw").resolve().option(first)
    assert life(t)[0] == 4000 + gained and t.hand_size(0) == 0


@pytest.mark.rule("fow", "910.2", "1009.2")
def test_two_cards_become_three_before_each_of_them_becomes_something_else() -> None:
    two = chant("Two", "Draw two cards.")
    t = table(BOOK, TAP, two).field(0, "Book", "Tap").hand(0, "Two").play(0, "Two").resolve()
    assert life(t)[0] == 4300 and t.hand_size(0) == 0


@pytest.mark.rule("fow", "910.3", "906.2")
def test_cards_drawn_instead_are_drawn_one_by_one_and_heard_of() -> None:
    ear = regalia("Ear", "Whenever you draw a card >>> You gain 100 life.")
    t = table(BOOK, ear, DRAW).field(0, "Book", "Ear").hand(0, "Draw").play(0, "Draw").resolve().resolve().resolve()
    assert t.hand_size(0) == 2 and life(t)[0] == 4200


@pytest.mark.rule("fow", "910.2d", "910.1")
def test_a_draw_that_becomes_a_discard_is_neither_where_nobody_discards() -> None:
    leak = regalia("Leak", "If a player would draw a card, they discard a card instead.")
    cork = regalia("Cork", "Players cannot discard cards.")
    t = table(leak, DRAW, HEN).field(1, "Leak").hand(0, "Draw", "Hen").play(0, "Draw").resolve()
    assert t.hand_size(0) == 0 and t.hand_size(1) == 0
    t = table(leak, cork, DRAW, HEN).field(1, "Leak", "Cork").hand(0, "Draw", "Hen").play(0, "Draw").resolve()
    assert t.hand_names(0) == ["Hen"]


@pytest.mark.rule("fow", "910.2a", "1018.1a")
def test_more_damage_comes_before_some_of_that_damage_is_prevented() -> None:
    fan = regalia("Fan", "If a source you control would deal damage, it deals that damage plus 200 instead.")
    wall = regalia("Wall", "If damage would be dealt to you, prevent 400 of that damage.")
    t = table(fan, wall, BOLT).field(0, "Fan").field(1, "Wall").hand(0, "Bolt").play(0, "Bolt", targets=[1]).resolve()
    assert life(t)[1] == 3900


@pytest.mark.rule("fow", "910.2c", "1135.3")
def test_doubled_damage_drains_doubly() -> None:
    leech = resonator("Leech", "[Drain]", size=(300, 300))
    rage = regalia("Rage", "If a resonator you control would deal damage, it deals double that damage instead.")
    assert life(table(leech, rage).field(0, "Leech", "Rage").attack("Leech").to("main")) == (4600, 3400)


@pytest.mark.rule("fow", "903.2l", "1207.1")
def test_an_added_resonator_that_another_controls_pays_no_cost() -> None:
    onto = (
        "As you play this card, target a resonator. If that resonator is still a legal target, put this card into the"
    )
    added = f"{onto} field added to the chosen target, otherwise put it into its owner's graveyard."
    mask = written("Mask", "Addition", added, "Destroy the added resonator: Draw two cards.", cost="{0}")
    t = table(mask, HEN).field(1, "Hen").hand(0, "Mask").play(0, "Mask", targets=["Hen"]).resolve()
    assert not t.can("use", 0, "Mask")
    t = table(mask, HEN).field(0, "Hen").hand(0, "Mask").play(0, "Mask", targets=["Hen"]).resolve()
    assert t.use(0, "Mask").resolve().hand_size(0) == 2
    assert sorted(t.zone_names(0, "graveyard")) == ["Hen", "Mask"]


@pytest.mark.rule("fow", "1014.2")
def test_who_looks_at_cards_that_nobody_else_sees_need_not_find_one() -> None:
    rest = "Put the rest on the bottom of your deck in any order."
    found = "Reveal a resonator from among them and put it into your hand."
    scout = chant("Scout", f"Look at the top three cards of your deck. {found} {rest}")
    assert (
        table(scout, HEN).hand(0, "Scout").deck(0, *["Hen"] * 3).play(0, "Scout").resolve().choose().hand_size(0) == 0
    )
    shown = chant(
        "Shown", "Reveal the top three cards of your deck. Put a resonator from among them into your hand. " + rest
    )
    t = table(shown, HEN, OX).hand(0, "Shown").deck(0, "Hen", "Ox", "Hen").play(0, "Shown").resolve()
    with pytest.raises(BadScript):  # all see them
        t.choose()


@pytest.mark.rule("fow", "1014.1")
def test_in_a_graveyard_what_is_there_is_chosen() -> None:
    dig = chant("Dig", "Choose a resonator card in your graveyard and put it into your hand.")
    t = table(dig, HEN, OX).hand(0, "Dig").zone(0, "graveyard", "Hen", "Ox").play(0, "Dig").resolve()
    with pytest.raises(BadScript):
        t.choose()
    assert t.choose("Ox").hand_names(0) == ["Ox"]


@pytest.mark.rule("fow", "1022.1", "903.3a")
@pytest.mark.parametrize("answered", [False, True])
def test_counters_stay_where_they_are_if_the_card_they_move_to_is_gone(answered: bool) -> None:
    pass_on = "Move all [+100/+100] counters from target resonator you control to another target resonator."
    t = table(HEN, OX, chant("Pass On", pass_on), KILL).field(0, "Hen", counters={"+100/+100": 2}).field(0, "Ox")
    t.hand(0, "Pass On").hand(1, "Kill").play(0, "Pass On", targets=["Hen", "Ox"])
    if answered:
        t.passes(0).play(1, "Kill", targets=["Ox"])
    assert t.resolve_all().power("Hen") == (500 if answered else 300)
    assert answered or t.power("Ox") == 1000


@pytest.mark.rule("fow", "1023.1", "903.3c")
def test_dice_may_be_said_without_brackets() -> None:
    dice = chant("Dice", "Force (2). Target player loses X00 life, where X is the result of the roll.")
    t = table(dice).hand(0, "Dice").play(0, "Dice", targets=[1]).resolve()
    assert 2800 <= life(t)[1] <= 3800
    luck = chant("Luck", "Force 1. If the result of the roll is 1 or more, draw a card.")
    assert table(luck).hand(0, "Luck").play(0, "Luck").resolve().hand_size(0) == 1


@pytest.mark.rule("fow", "1206.1", "104.6")
def test_half_of_a_life_is_rounded_up() -> None:
    curse = chant("Curse", "Your opponent loses half of their life.")
    t = table(curse).hand(0, *["Curse"] * 4)
    assert [life(t.play(0, "Curse").resolve())[1] for _ in range(4)] == [2000, 1000, 500, 300]


@pytest.mark.rule("fow", "1303.1", "203.4")
def test_a_token_whose_type_is_not_said_is_a_resonator_and_named_by_its_race() -> None:
    muster = chant("Muster", "Put a [400/400] fire Soldier token into the field.")
    flag = regalia("Flag", 'Resonators named "Soldier" you control gain [+100/+100].')
    cull = chant("Cull", "Destroy all resonators with total cost 0.")
    t = table(muster, flag, cull, HEN).field(0, "Flag").field(1, "Hen").hand(0, "Muster", "Cull")
    assert t.play(0, "Muster").resolve().power("Soldier") == 500
    t.play(0, "Cull").resolve()
    assert field(t, 0) == ["Flag"] and field(t, 1) == ["Hen"]


@pytest.mark.rule("fow", "711.1", "711.4", "202.2c", "1136.2")
def test_a_sub_ruler_adds_divinity_and_does_not_let_runes_be_played() -> None:
    god, aide = (
        written("God", "Ruler", "[Divinity] (2)", cost=None),
        written("Aide", "Sub-Ruler", "[Divinity] (3)", cost=None),
    )
    rune = written("Sign", "Rune", "You gain 100 life.", cost="{0}", divinity=3)
    t = table(god, aide, rune, rulers=False).zone(0, "ruler", "God", "Aide").zone(0, "rune", "Sign")
    assert t.acts(0, "rune") == ["Sign"]
    t = table(aide, rune).zone(0, "ruler", "Aide").zone(0, "rune", "Sign")
    assert t.acts(0, "rune") == [] and t.why_not(0, "Sign") == ["711.1"]
