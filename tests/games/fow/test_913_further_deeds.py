"""What belongs to the last of several options, whose graveyard a card goes to, what is so of a chant on the chase, what
was paid in another paragraph, damage that need not be dealt, whole kinds of cards and counters, and will in place of
other will."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import table
from tests.games.fow.written import chant, refused, regalia, resonator, written

HEN = resonator("Hen", size=(300, 300), race="Bird", cost="{0}")
OX = resonator("Ox", size=(800, 800), race="Beast", cost="{3}")
BELL = "You gain 100 life."
SNUB = chant("Snub", "[Quickcast]", "Cancel target spell.")


# ---------------------------------------------------------------- 903.2g  options in one line


@pytest.mark.rule("fow", "903.2g")
@pytest.mark.parametrize(("mode", "life", "birds"), [(1, 4100, 1), (2, 4700, 0)])
def test_what_speaks_of_the_last_option_is_part_of_it(mode: int, life: int, birds: int) -> None:
    wish = chant("Wish", "Choose one - You gain 100 life; or banish a Bird. If you do, you gain 700 life.")
    t = table(HEN, wish).field(0, "Hen").hand(0, "Wish").play(0, "Wish", modes=[mode]).resolve()
    assert t.resource(0, "life") == life and t.field_names(0) == ["Hen"] * birds


@pytest.mark.rule("fow", "903.2g")
def test_where_an_option_has_several_sentences_the_last_has_its_own() -> None:
    wish = chant("Wish", "Choose one - Draw a card. You gain 100 life; or recover target Bird. You gain 700 life.")
    t = table(HEN, wish).field(0, "Hen").hand(0, "Wish").deck(0, "Hen", "Hen").play(0, "Wish", modes=[1]).resolve()
    assert t.resource(0, "life") == 4100 and t.hand_size(0) == 1


@pytest.mark.rule("fow", "903.2g")
@pytest.mark.parametrize(("mode", "life"), [(1, 4800), (2, 4700)])
def test_otherwise_a_last_sentence_is_done_whichever_was_chosen(mode: int, life: int) -> None:
    wish = chant("Wish", "Choose one - You gain 100 life; or draw a card. You gain 700 life.")
    t = table(HEN, wish).hand(0, "Wish").deck(0, "Hen").play(0, "Wish", modes=[mode]).resolve()
    assert t.resource(0, "life") == life


@pytest.mark.rule("fow", "1023.1")
def test_a_roll_belongs_to_the_option_that_rolls() -> None:
    wish = chant(
        "Wish", "Choose one - Draw a card; or [Force] 1. You gain 100 life multiplied by the result of the roll."
    )
    t = table(HEN, wish).hand(0, "Wish").deck(0, "Hen").play(0, "Wish", modes=[1]).resolve()
    assert t.resource(0, "life") == 4000 and t.hand_names(0) == ["Hen"]


# ---------------------------------------------------------------- 302.6  whose graveyard


@pytest.mark.rule("fow", "302.6")
@pytest.mark.parametrize("words", ["your graveyard", "your graveyard from the field", "your graveyard from anywhere"])
def test_into_your_graveyard_go_your_own_cards(words: str) -> None:
    mourner = regalia("Mourner", f"Whenever a resonator is put into {words} >>> {BELL}")
    cull = chant("Cull", "Destroy all resonators.")
    t = table(HEN, OX, mourner, cull).field(0, "Mourner", "Hen").field(1, "Ox").hand(0, "Cull")
    assert t.play(0, "Cull").resolve_all().resource(0, "life") == 4100


@pytest.mark.rule("fow", "302.6")
def test_into_the_opponents_graveyard_go_theirs() -> None:
    mourner = regalia("Mourner", f"Whenever a resonator is put into your opponent's graveyard >>> {BELL}")
    cull = chant("Cull", "Destroy all resonators.")
    t = table(HEN, OX, mourner, cull).field(0, "Mourner", "Hen").field(1, "Ox").hand(0, "Cull")
    assert t.play(0, "Cull").resolve_all().resource(0, "life") == 4100


@pytest.mark.rule("fow", "302.6")
@pytest.mark.parametrize(("player", "life"), [(0, 4100), (1, 4000)])
def test_out_of_your_graveyard_come_your_own_cards(player: int, life: int) -> None:
    host = regalia("Host", f"Whenever a resonator enters the field from your graveyard >>> {BELL}")
    rise = chant("Rise", "[Quickcast]", "Put target resonator from your graveyard into the field.")
    t = table(HEN, host, rise).field(0, "Host").zone(player, "graveyard", "Hen").hand(player, "Rise")
    t = t.passes(0) if player else t
    assert t.play(player, "Rise").resolve_all().resource(0, "life") == life


# ---------------------------------------------------------------- 1012, 1008  chants on the chase


@pytest.mark.rule("fow", "1012.1")
@pytest.mark.parametrize(
    ("text", "birds", "life"),
    [
        ("This card cannot be cancelled.", 0, 4500),
        ("This card cannot be cancelled if you control a Bird.", 1, 4500),
        ("This card cannot be cancelled if you control a Bird.", 0, 4000),
        ("If you control a Bird, this card cannot be cancelled.", 1, 4500),
    ],
)
def test_a_chant_that_cannot_be_cancelled(text: str, birds: int, life: int) -> None:
    boon = chant("Boon", text, "You gain 500 life.")
    t = table(HEN, boon, SNUB).field(0, *["Hen"] * birds).hand(0, "Boon").hand(1, "Snub")
    assert t.play(0, "Boon").play(1, "Snub").resolve_all().resource(0, "life") == life


# ---------------------------------------------------------------- 903.2k  what an additional cost has taken


@pytest.mark.rule("fow", "903.2k-3")
def test_the_effect_speaks_of_what_the_additional_cost_banished() -> None:
    rite = chant(
        "Rite",
        "As an additional cost to play this card, banish a resonator.",
        "This card deals damage equal to the banished resonator's DEF to your opponent.",
    )
    t = table(HEN, OX, rite).field(0, "Hen", "Ox").hand(0, "Rite").play(0, "Rite").choose("Ox").resolve_all()
    assert t.resource(1, "life") == 3200 and t.field_names(0) == ["Hen"]
    assert "nothing was banished" in refused("Chant", "You gain life equal to the banished resonator's ATK.")


# ---------------------------------------------------------------- 1007  damage that need not be dealt


@pytest.mark.parametrize(("dealt", "damage", "life"), [(True, 400, 4100), (False, 0, 4000)])
def test_a_card_that_may_deal_damage(dealt: bool, damage: int, life: int) -> None:
    imp = resonator("Imp", f"[Enter] >>> This card may deal 400 damage to target resonator. If it does, {BELL.lower()}")
    t = table(OX, imp, stones=1).field(1, "Ox").hand(0, "Imp").play(0, "Imp").resolve().choose("Ox").resolve()
    t = t.yes() if dealt else t.no()
    assert t.damage_on("Ox") == damage and t.resource(0, "life") == life


@pytest.mark.parametrize(("dealt", "life"), [(True, 3400), (False, 4000)])
def test_so_much_damage_as_is_counted(dealt: bool, life: int) -> None:
    imp = resonator(
        "Imp", "[Enter] >>> It may deal X00 damage to your opponent, where X is the number of Birds you control."
    )  # fmt: skip
    t = table(HEN, imp, stones=1).field(0, *["Hen"] * 6).hand(0, "Imp").play(0, "Imp").resolve().resolve()
    t = t.yes() if dealt else t.no()
    assert t.resource(1, "life") == life


def test_an_attack_that_becomes_another_ones() -> None:
    mime = resonator(
        "Mime", "Whenever another resonator you control attacks >>> This card's ATK becomes equal to that resonator's "
        "ATK until end of turn.",
    )  # fmt: skip
    t = table(OX, mime).field(0, "Mime", "Ox").attack("Ox").resolve()
    assert t.power("Mime") == 800


# ---------------------------------------------------------------- whole kinds


@pytest.mark.rule("fow", "1019.1")
def test_all_cards_of_a_kind_are_discarded() -> None:
    purge = chant("Purge", "Your opponent reveals their hand and discards all Birds.")
    t = table(HEN, OX, purge).hand(1, "Hen", "Ox", "Hen").field(1, "Hen").hand(0, "Purge", "Hen").play(0, "Purge")
    assert t.resolve().hand_names(1) == ["Ox"] and t.hand_names(0) == ["Hen"] and t.field_names(1) == ["Hen"]


def test_some_of_each_kind_out_of_what_was_seen() -> None:
    sift = chant("Sift", "Look at the top three cards of your deck. You may reveal up to one Bird and up to one Beast "
                 "from among them and put them into your hand. Put the rest on the bottom of your deck in "
                 "any order.")  # fmt: skip
    t = table(HEN, OX, sift).hand(0, "Sift").deck(0, "Hen", "Hen", "Ox").play(0, "Sift").resolve()
    t = t.choose("Hen").choose("Ox")
    assert sorted(t.hand_names(0)) == ["Hen", "Ox"] and t.zone_names(0, "deck")[-1] == "Hen"


@pytest.mark.rule("fow", "1022.1")
def test_counters_of_whatever_kind() -> None:
    scour = chant("Scour", "Remove all counters from your opponent's J/ruler.")
    t = table(scour, rulers=False).zone(0, "ruler", "fire ruler").hand(0, "Scour")
    t = t.zone(1, "ruler", "wind ruler", counters={"mana": 2, "strength": 1}).play(0, "Scour").resolve()
    assert t.counters("wind ruler", "mana") == t.counters("wind ruler", "strength") == 0


@pytest.mark.parametrize(("counters", "life"), [(0, 4100), (1, 4000)])
def test_no_counters_at_all(counters: int, life: int) -> None:
    jar = regalia(
        "Jar", f"{{0}}: If there are no counters on this card, {BELL.lower()}", "{0}: Put a dust counter on this card."
    )
    t = table(jar).field(0, "Jar")
    for _ in range(counters):
        t.use(0, "Jar", ability=1).resolve()
    assert t.use(0, "Jar", ability=0).resolve().resource(0, "life") == life


def test_so_many_counters_for_each() -> None:
    tree = resonator("Tree", "This card enters the field with two moss counters on it for each Bird you control.")
    t = table(HEN, tree, stones=1).field(0, "Hen", "Hen", "Hen").hand(0, "Tree").play(0, "Tree").resolve()
    assert t.counters("Tree", "moss") == 6


@pytest.mark.rule("fow", "1027.1a")
def test_one_of_two_crystals() -> None:
    find = chant("Find", "Gain a light crystal or a darkness crystal.")
    t = table(find).hand(0, "Find").play(0, "Find").resolve().modes(2)
    assert t.zone_names(0, "item") == ["darkness crystal"]


# ---------------------------------------------------------------- 901.3a  in the hand


@pytest.mark.rule("fow", "901.3a", "1112.2")
@pytest.mark.parametrize("birds", [1, 0])
@pytest.mark.parametrize(
    "text",
    [
        "If you control a Bird, this card in your hand gains [Quickcast] and you may pay {1} less to play this card.",
        "This card gains [Quickcast] as long as it's in your hand and you control a Bird.",
    ],
)
def test_quickcast_in_the_hand_while_something_is_so(text: str, birds: int) -> None:
    moth = resonator("Moth", text, cost="{1}")
    boon = chant("Boon", BELL)
    t = table(HEN, moth, boon, stones=0 if "pay" in text else 1).field(0, *["Hen"] * birds).hand(0, "Moth", "Boon")
    assert t.play(0, "Boon").can("play", 0, "Moth") is bool(birds)


# ---------------------------------------------------------------- 204.1a  will in place of other will


@pytest.mark.rule("fow", "204.1a")
@pytest.mark.parametrize(("words", "playable"), [("fire will", True), ("water will", False), ("any will", True)])
def test_will_that_pays_for_every_attribute(words: str, playable: bool) -> None:
    lord = regalia("Lord", f"You may pay the attribute cost of Birds with {words}.")
    gull = written("Gull", "Resonator", cost="{W}{U}", size=(200, 200), race="Bird")
    mule = written("Mule", "Resonator", cost="{W}{U}", size=(200, 200), race="Beast")
    t = table(lord, gull, mule, stones=2).field(0, "Lord").hand(0, "Gull", "Mule")
    assert t.can("play", 0, "Gull") is playable and not t.can("play", 0, "Mule")
    if playable:
        assert "Gull" in t.play(0, "Gull").resolve().field_names(0)


@pytest.mark.rule("fow", "204.1a", "907.4")
def test_what_is_left_of_it_is_still_of_its_attribute() -> None:
    lord = regalia("Lord", "You may pay the attribute cost of Birds with light will.")
    lamp = regalia("Lamp", "{Rest}: Produce {W}{W}.")
    gull = written("Gull", "Resonator", cost="{U}", size=(200, 200), race="Bird")
    t = table(lord, lamp, gull).field(0, "Lord", "Lamp").hand(0, "Gull").play(0, "Gull")
    assert t.pool(0) == ["light"]


# ---------------------------------------------------------------- this and that


@pytest.mark.rule("fow", "903.2g")
@pytest.mark.parametrize("birds", [1, 0])
def test_more_options_are_chosen_if_something_is_so(birds: int) -> None:
    wish = chant(
        "Wish",
        "Choose one, if you control a Bird, choose four instead - You gain 100 life; or you gain 200 life; or you gain "
        "400 life; or you gain 800 life.",
    )
    t = table(HEN, wish).field(0, *["Hen"] * birds).hand(0, "Wish")
    t = t.play(0, "Wish") if birds else t.play(0, "Wish", modes=[4])
    assert t.resolve().resource(0, "life") == (5500 if birds else 4800)


@pytest.mark.rule("fow", "1005.1")
@pytest.mark.parametrize(("number", "left"), [(3, []), (2, ["Ox"])])
def test_a_card_revealed_at_random_is_one_card(number: int, left: list[str]) -> None:
    pry = chant("Pry", "Choose a number. Your opponent reveals a card from their hand at random. If the revealed "
                "card's total cost is equal to the chosen number, they discard it.")  # fmt: skip
    t = table(OX, pry).hand(0, "Pry").hand(1, "Ox").play(0, "Pry").resolve().option(str(number))
    assert t.hand_names(1) == left


@pytest.mark.parametrize(("zone", "life"), [("deck", 4100), ("hand", 4000)])
def test_where_a_card_has_entered_the_field_from(zone: str, life: int) -> None:
    imp = resonator("Imp", f"[Enter] >>> If this card entered the field from a deck, {BELL.lower()}", cost="{0}")
    call = chant("Call", "Search your deck for a resonator and put it into the field. Then shuffle your deck.")
    t = table(imp, call).hand(0, "Call")
    if zone == "deck":
        t = t.deck(0, "Imp").play(0, "Call").resolve().choose("Imp").resolve()
    else:
        t = t.hand(0, "Imp").play(0, "Imp").resolve_all()
    assert t.resource(0, "life") == life


@pytest.mark.parametrize(("part", "life"), [("fire", 4100), ("wind", 4000)])
def test_a_part_of_the_rulers_name(part: str, life: int) -> None:
    toast = chant("Toast", f'If your J/ruler has "{part}" in its name, {BELL.lower()}')
    assert table(toast).hand(0, "Toast").play(0, "Toast").resolve().resource(0, "life") == life


def test_removed_cards_that_may_be_played_for_longer() -> None:
    raid = chant("Raid", "Remove the top card of your deck from the game. You may play it until the end of your "
                 "opponent's next turn.")  # fmt: skip
    word = chant("Word", "[Quickcast]", BELL)
    t = table(raid, word).hand(0, "Raid").deck(0, "Word").play(0, "Raid").resolve()
    assert t.to("main", 1).passes(1).can("play", 0, "Word")
    assert not t.to("main", 0).can("play", 0, "Word")


@pytest.mark.rule("fow", "910.1")
@pytest.mark.parametrize(("words", "zone"), [("a resonator", "removed"), ("a J-ruler", "graveyard")])
def test_what_would_be_put_into_a_graveyard_if_it_is_of_a_kind(words: str, zone: str) -> None:
    sear = chant("Sear", f"This card deals 900 damage to target J/resonator. If it's {words} and it would be put into "
                 "a graveyard from a field this turn, remove it from the game instead.")  # fmt: skip
    t = table(OX, sear).field(1, "Ox").hand(0, "Sear").play(0, "Sear").resolve()
    assert t.zone_names(1, zone) == ["Ox"]


@pytest.mark.rule("fow", "804.3")
@pytest.mark.parametrize(("text", "lost"), [("Your opponent must block this card if able.", 0), ("[Precision]", 900)])
def test_the_opponent_must_block_it(text: str, lost: int) -> None:
    bait = resonator("Bait", text, size=(900, 900))
    t = table(HEN, bait).field(0, "Bait").field(1, "Hen").attack("Bait", at=1)
    t = t if lost == 0 else t.no_block()
    assert t.to("main").resource(1, "life") == 4000 - lost and t.is_on_field("Hen", 1) is bool(lost)
