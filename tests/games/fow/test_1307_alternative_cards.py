"""Chapter 1307: alternative cards are one card with two halves, of which one is played."""

from __future__ import annotations

import pytest

from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script.base import Quality
from arbiter.script.costs import Cost, Mana
from arbiter.script.nouns import EACH, YOU, Every, Group, IsNamed
from arbiter.testing import Table, scenario
from tests.games.fow.plain import make
from tests.games.fow.tables import table
from tests.games.fow.test_300_zones import haul
from tests.games.fow.test_1300_other_rules import side
from tests.games.fow.written import chant, written

STAG = written(
    "Stag",
    "Resonator (Alternative)",
    "[Flying]",
    cost="{R}{1}",
    size=(600, 600),
    race="Beast",
    other=[side("Stampede", "Chant (Alternative)", "[Quickcast]", "You gain 100 life.", cost="{G}")],
)
CARD = "Stag // Stampede"


def halves(t: Table) -> list[str]:
    """What the card can be played as now."""
    return [action for action in t.options() if action.startswith("spell")]


@pytest.mark.rule("fow", "1307.1", "1307.2")
def test_an_alternative_card_is_one_card() -> None:
    drop = chant("Drop", "Discard a card.")
    t = table(drop, STAG).hand(0, "Drop", CARD).play(0, "Drop").resolve()
    assert t.zone_names(0, "graveyard") == [CARD, "Drop"] and t.hand_size(0) == 0


@pytest.mark.rule("fow", "1307.5", "1307.5a", "1307.5b", "1307.5c")
@pytest.mark.parametrize("zone", ["hand", "deck", "graveyard", "removed"])
def test_outside_chase_and_field_it_is_both_halves_together(zone: str) -> None:
    card = table(STAG).zone(0, zone, CARD).obj(CARD, 0)
    now = card.now
    assert card.face.price == Mana((("fire", 1), ("wind", 1)), 1)
    assert now.names == {"Stag", "Stampede"} and now.cost == 3 and now.colours == {"fire", "wind"}
    assert now.types >= {"resonator", "chant"} and now.keywords >= {"flying", "quickcast"}


@pytest.mark.rule("fow", "1307.5", "1307.5c", "1307.5b")
@pytest.mark.parametrize("what", ["a resonator", "a chant", "a wind", "a fire", "a card with total cost 3", "a Beast"])
def test_texts_find_it_in_the_graveyard_by_either_half(what: str) -> None:
    kind = what if "card" in what else f"{what} card"
    fetch = chant("Fetch", f"Put {kind} from your graveyard into your hand.")
    t = table(STAG, fetch).zone(0, "graveyard", CARD).hand(0, "Fetch").play(0, "Fetch").resolve()
    assert t.hand_names(0) == [CARD]


@pytest.mark.rule("fow", "1307.5a")
def test_one_of_its_names_is_named_and_it_has_that_name() -> None:
    text = (
        fx.Declare(1, Quality.NAME),
        fx.Move(Every(Group((IsNamed(Quality.NAME, 1),), ("hand",), EACH)), "removed"),
    )
    ban = make("Ban", "chant", price=Mana(), abilities=(ab.Spell("", None, text),))
    t = table(STAG, ban).hand(1, CARD).hand(0, "Ban").play(0, "Ban").resolve().expect(kind="option", why="name")
    assert {"Stag", "Stampede"} <= set(t.options()) and CARD not in t.options()
    assert t.option("Stampede").zone_names(1, "removed") == [CARD]


@pytest.mark.rule("fow", "1307.3", "1307.3a", "903.2c")
def test_each_half_is_played_for_its_own_cost_and_in_its_own_time() -> None:
    t = table(STAG, stones=2).hand(0, CARD)
    assert len(halves(t)) == 1  # the chant wants wind
    t = table(STAG).field(0, "wind stone").hand(0, CARD)
    assert len(halves(t)) == 1  # the resonator costs two
    t = table(STAG, stones=2).field(0, "wind stone").hand(0, CARD)
    assert len(halves(t)) == 2
    t = table(STAG).field(1, "wind stone", "fire stone").hand(1, CARD).passes(0)
    assert len(halves(t)) == 1  # in the other's turn only the half with [Quickcast]


@pytest.mark.rule("fow", "1307.3b", "1307.3a")
def test_on_the_chase_only_the_chosen_half_exists() -> None:
    t = table(STAG).field(0, "wind stone").hand(0, CARD)
    t.match.answer(t.options().index(halves(t)[0]))
    assert t.stack() == ["Stampede"]
    now = t.obj("Stampede").now
    assert now.names == {"Stampede"} and "resonator" not in now.types and now.cost == 1 and now.colours == {"wind"}
    t.resolve()
    assert t.resource(0, "life") == 4100 and t.zone_names(0, "graveyard") == [CARD]


@pytest.mark.rule("fow", "1307.4", "1307.4a", "1307.4b", "1307.4c")
def test_in_the_field_it_is_its_entity_half() -> None:
    t = table(STAG, stones=2).hand(0, CARD)
    t.match.answer(t.options().index(halves(t)[0]))
    now = t.resolve().obj("Stag", 0).now
    assert "chant" not in now.types and (now.cost, now.power, now.guard) == (2, 600, 600) and now.colours == {"fire"}
    assert now.names == {"Stag"} and "quickcast" not in now.keywords


@pytest.mark.rule("fow", "1307.4", "1041.3")
def test_an_effect_puts_its_entity_half_into_the_field() -> None:
    t = table(STAG, haul("graveyard", "field")).zone(0, "graveyard", CARD).hand(0, "Haul").play(0, "Haul").resolve()
    assert t.is_on_field("Stag", 0) and "chant" not in t.obj("Stag").now.types


@pytest.mark.rule("fow", "1307.3c", "1307.3", "1017.6a")
@pytest.mark.parametrize("half", ["Stag", "Stampede"])
def test_a_copy_that_may_be_played_has_both_halves(half: str) -> None:
    tell = ab.Activated("", cost=Cost((Mana(),)), effects=(fx.Perform("story"),))
    page = make("Page", "regalia", abilities=(tell,))
    t = table(page, STAG, stones=2).field(0, "Page", "wind stone").zone(0, "extra", CARD).use(0, "Page").resolve()
    t.yes().expect(kind="option", why="half")
    assert t.options() == ["Stag", "Stampede"]
    assert t.option(half).stack() == [half]
    assert t.zone_names(0, "extra") == [CARD]
    t.resolve()
    assert t.resource(0, "life") == (4000 if half == "Stag" else 4100)
    assert not t.is_on_field("Stag", 0)  # 1017.6a  a copy never arrives anywhere


@pytest.mark.rule("fow", "1307.3")
@pytest.mark.parametrize("half", ["Stag", "Stampede"])
def test_the_half_is_chosen_too_where_an_effect_lets_the_card_be_played(half: str) -> None:
    lent = fx.AllowCast(Every(Group((), ("graveyard",), YOU)))
    lend = make("Lend", "chant", price=Mana(), abilities=(ab.Spell("", None, (lent,)),))
    t = table(STAG, lend, stones=2).field(0, "wind stone").zone(0, "graveyard", CARD).hand(0, "Lend")
    t.play(0, "Lend").resolve().play(0, CARD, zone="graveyard", option=half)
    assert t.stack() == [half]


# ---------------------------------------------------------------- as a scenario defines one


@pytest.mark.rule("fow", "1307.4a", "1307.5")
@pytest.mark.parametrize("word", ["Stag", "Stampede", "Stag // Stampede"])
@pytest.mark.parametrize("marked", [" (Alternative)", ""])
def test_a_defined_card_lies_with_both_halves_in_a_hand_and_with_one_in_the_field(word: str, marked: str) -> None:
    half = {"name": "Stampede", "type": f"Chant{marked}", "cost": "{G}", "text": "You gain 100 life."}
    t = scenario("fow").define(name="Stag", type=f"Resonator{marked}", cost="{R}{1}", race=["Beast"], other=half)
    t.hand(0, word).field(1, word).sources(0, wind=1)
    assert t.hand_names(0) == [CARD] and t.field_names(1) == ["Stag"]
    assert t.obj("Stag", 1).now.cost == 2 and t.obj(CARD, 0).now.cost == 3
    assert t.play(0, word, how="as Stampede").stack() == ["Stampede"]
    assert scenario.load(t.notation()).hash() == t.hash()


@pytest.mark.rule("fow", "1302.2f")
def test_a_shift_card_that_is_named_by_its_future_side_lies_past_side_up_in_a_hand() -> None:
    oak = {"name": "Oak", "type": "Resonator", "cost": "{G}{3}", "atk": 900, "def": 900}
    t = scenario("fow").define(name="Sprout", type="Resonator", text="[Shift] {2}", cost="{G}", other=oak)
    t.hand(0, "Oak").field(0, "Oak")
    assert t.hand_names(0) == ["Sprout"] and t.field_names(0) == ["Oak"]
