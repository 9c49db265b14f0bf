"""Abilities that nobody may chase to, counters that several give together, what a certain card's text has done, and a
half of an alternative card that the other half puts into the field."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import table
from tests.games.fow.test_1300_other_rules import side
from tests.games.fow.written import chant, refused, regalia, resonator, written

HEN = resonator("Hen", size=(300, 300), race="Bird", cost="{0}")
OX = resonator("Ox", size=(800, 800), race="Beast", cost="{3}")
REPLY = chant("Reply", "[Quickcast]", "You gain 100 life.")


# ---------------------------------------------------------------- 1008  chasing


@pytest.mark.rule("fow", "1008.2")
@pytest.mark.parametrize(("words", "open"), [(" Players cannot chase to this ability.", False), ("", True)])
def test_an_ability_that_nobody_may_chase_to(words: str, open: bool) -> None:
    gong = resonator("Gong", f"[Enter] >>> You gain 700 life.{words}", cost="{0}")
    t = table(gong, REPLY).hand(0, "Gong", "Reply").play(0, "Gong").resolve()
    assert t.can("play", 0, "Reply") is open
    t = t.resolve()
    assert t.resource(0, "life") == 4700 and t.can("play", 0, "Reply")


@pytest.mark.rule("fow", "1008.2", "903.2g")
@pytest.mark.parametrize(("mode", "open"), [(1, False), (2, True)])
def test_only_the_option_that_was_chosen_keeps_others_from_chasing(mode: int, open: bool) -> None:
    text = "{Rest}: Choose one;\n- You gain 700 life. Players cannot chase to this ability.\n- You gain 900 life."
    t = table(regalia("Drum", text), REPLY).field(0, "Drum").hand(0, "Reply").use(0, "Drum", modes=[mode])
    assert t.can("play", 0, "Reply") is open


def test_a_chant_is_no_ability_that_could_be_chased_to() -> None:
    assert "none that could be chased to" in refused("Chant", "Draw a card. Players cannot chase to this ability.")
    late = "[Enter] >>> If you control a Bird, draw a card, then players cannot chase to this ability."
    assert "understood" in refused("Resonator", late, atk=100, **{"def": 100})


# ---------------------------------------------------------------- 1022  counters


@pytest.mark.rule("fow", "1022.1")
def test_a_cost_of_counters_that_several_entities_give_together() -> None:
    mill = regalia("Mill", "Remove a total of three rust counters from entities you control: You gain 700 life.")
    t = table(mill, HEN, OX).field(0, "Hen", counters={"rust": 1}).field(0, "Ox", counters={"rust": 4})
    t = t.field(1, "Hen", counters={"rust": 9}).field(0, "Mill").use(0, "Mill", cost=["Hen", "Ox", "Ox"]).resolve()
    assert t.resource(0, "life") == 4700
    assert t.counters("Ox", "rust") == 2 and t.obj("Hen", 0).count("rust") == 0
    assert not t.can("use", 0, "Mill")


def test_fewer_counters_than_asked_for_do_not_pay() -> None:
    mill = regalia("Mill", "Remove a total of three rust counters from entities you control: You gain 700 life.")
    t = table(mill, HEN, OX).field(0, "Hen", counters={"rust": 1}).field(0, "Ox", counters={"rust": 1})
    assert not t.field(1, "Ox", counters={"rust": 3}).field(0, "Mill").can("use", 0, "Mill")


@pytest.mark.parametrize(("count", "gained"), [(2, 700), (1, 0)])
def test_so_many_counters_on_one_of_a_group(count: int, gained: int) -> None:
    toll = chant("Toll", "If there are two or more rust counters on a Beast you control, you gain 700 life.")
    t = table(toll, OX).field(0, "Ox", counters={"rust": count}).field(0, "Ox", counters={"rust": 1})
    t = t.field(1, "Ox", counters={"rust": 5}).hand(0, "Toll").play(0, "Toll").resolve()
    assert t.resource(0, "life") == 4000 + gained


def test_all_counters_of_whatever_kind_are_removed() -> None:
    wash = chant("Wash", "Remove all counters from Beasts your opponent controls.")
    t = table(wash, OX).field(1, "Ox", counters={"rust": 2, "moss": 1}).field(0, "Ox", counters={"rust": 1})
    t = t.hand(0, "Wash").play(0, "Wash").resolve()
    assert t.obj("Ox", 1).count(None) == 0 and t.obj("Ox", 0).count(None) == 1


def test_so_many_tokens_as_lie_in_the_graveyard() -> None:
    rise = chant("Rise", "Put X [200/200] fire Bird resonator tokens into the field, where X is the number of Beasts "
                 "in your graveyard.")  # fmt: skip
    t = table(rise, OX).zone(0, "graveyard", "Ox", "Ox").hand(0, "Rise").play(0, "Rise").resolve()
    assert len(t.field_names(0)) == 2


def test_the_chosen_card_of_a_hand_that_was_looked_at() -> None:
    peek = chant("Peek", "Look at your opponent's hand and choose a card from among them. "
                 "They remove the chosen card from the game.")  # fmt: skip
    t = table(peek, HEN, OX).hand(1, "Hen", "Ox").hand(0, "Peek").play(0, "Peek").resolve().choose("Ox")
    assert t.zone_names(1, "removed") == ["Ox"] and t.hand_names(1) == ["Hen"]


def test_the_chosen_target_is_no_card_that_was_only_picked() -> None:
    text = "Look at the top two cards of your deck. Put one of them into your hand. Destroy the chosen target."
    assert "point at nothing" in refused("Chant", text)


# ---------------------------------------------------------------- 901.1  whose text did it

GUEST = 'When this card is discarded by the effect or as a cost of an ability of a card named "Cook" you control >>> '


@pytest.mark.rule("fow", "901.1")
@pytest.mark.parametrize(
    ("name", "text", "gained"),
    [
        ("Cook", "{0}: Discard a card.", 700),
        ("Cook", "Discard a card: Draw a card.", 700),
        ("Waiter", "{0}: Discard a card.", 0),
        ("Waiter", "Discard a card: Draw a card.", 0),
    ],
)
def test_discarded_by_the_effect_or_for_the_price_of_an_ability_of_a_certain_card(
    name: str, text: str, gained: int
) -> None:
    guest = resonator("Guest", f"{GUEST}You gain 700 life.")
    t = table(regalia(name, text), guest).field(0, name).hand(0, "Guest").use(0, name).resolve_all()
    assert t.zone_names(0, "graveyard") == ["Guest"] and t.resource(0, "life") == 4000 + gained


def test_a_cost_to_play_the_card_itself_is_no_cost_of_its_abilities() -> None:
    guest = resonator("Guest", f"{GUEST}You gain 700 life.")
    cook = resonator("Cook", "As an additional cost to play this card, discard a card.", cost="{0}")
    t = table(cook, guest).hand(0, "Cook", "Guest").play(0, "Cook").resolve_all()
    assert t.zone_names(0, "graveyard") == ["Guest"] and t.resource(0, "life") == 4000


@pytest.mark.parametrize(("name", "gained"), [("Ogre", 700), ("Wolf", 0)])
def test_banished_by_an_effect_of_a_certain_card(name: str, gained: int) -> None:
    lamb = resonator("Lamb", "Whenever a Bird is banished by an effect of an Ogre you control >>> You gain 700 life.")
    foe = resonator(name, "{0}: Banish a Bird.", race=name)
    t = table(lamb, HEN, foe).field(0, "Lamb", "Hen", name).use(0, name).resolve_all()
    assert t.zone_names(0, "graveyard") == ["Hen"] and t.resource(0, "life") == 4000 + gained


# ---------------------------------------------------------------- 1307  the other half

ROOST = side(
    "Roost",
    "Chant (Alternative)",
    'You gain 100 life. If you control a Beast, put its "Heron" part into the field instead of putting this card into '
    "its owner's graveyard.",
    cost="{0}",
)
HERON = written(
    "Heron",
    "Resonator (Alternative)",
    'When this card is put into the field by the effect of its "Roost" part >>> You gain 700 life.',
    cost="{0}",
    size=(600, 600),
    other=[ROOST],
)


@pytest.mark.rule("fow", "1307.4", "1307.4a")
@pytest.mark.parametrize("beast", [True, False])
def test_a_half_that_the_text_of_the_other_puts_into_the_field(beast: bool) -> None:
    t = table(HERON, OX).field(0, *["Ox"] * beast).hand(0, "Heron // Roost")
    t = t.play(0, "Heron // Roost", how="as Roost").resolve_all()
    assert t.is_on_field("Heron", 0) is beast
    assert t.zone_names(0, "graveyard") == ([] if beast else ["Heron // Roost"])
    assert t.resource(0, "life") == (4800 if beast else 4100)


def test_played_as_the_resonator_it_was_not_put_there_by_the_other_half() -> None:
    t = table(HERON).hand(0, "Heron // Roost").play(0, "Heron // Roost", how="as Heron").resolve_all()
    assert t.is_on_field("Heron", 0) and t.resource(0, "life") == 4000


def test_the_other_half_must_have_the_name_that_is_said() -> None:
    chant_half = side(
        "Nest",
        "Chant (Alternative)",
        'Put its "Crane" part into the field instead of putting this card into its owner\'s graveyard.',
        cost="{0}",
    )
    stork = written("Stork", "Resonator (Alternative)", cost="{0}", size=(600, 600), other=[chant_half])
    t = table(stork).hand(0, "Stork // Nest").play(0, "Stork // Nest", how="as Nest").resolve_all()
    assert t.zone_names(0, "graveyard") == ["Stork // Nest"]
