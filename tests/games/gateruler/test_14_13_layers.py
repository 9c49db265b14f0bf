"""Sections 14-13 to 14-17: layers, replacement effects, sources, and changing what is in the gate."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from arbiter.kernel.game import Game
from arbiter.kernel.ongoing import Pending
from arbiter.kernel.triggers import check_status
from arbiter.script import abilities as ab
from arbiter.script import conditions as c
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import statements as st
from arbiter.script.amounts import Count, Number
from arbiter.script.base import Change, How, Lasting, Op, Quality, Role, Stat
from arbiter.script.costs import Cost, MoveSome
from arbiter.script.patterns import ANYTHING, Becomes, DealsDamage, Draws, Moves
from arbiter.testing import Table
from tests.games.gateruler.plain import ACTIVE, DRAW, event, table, unit, waiting, when

UNIT = n.Is(Quality.TYPE, "unit")
UNITS = n.Group((UNIT,), ("front",))
MINE = n.Group((UNIT,), ("front",), n.YOU)
ITSELF = n.Group((n.Same(n.Self()),), ())
DRAGONS = n.Group((n.Is(Quality.KIND, "Dragon"),), ("front",))
GHOSTS = n.Group((n.Is(Quality.NAME, "Ghost"),), ("front",))
MY_HAND = n.Group((), ("hand",), n.YOU)
ONE, TWO = Number(1), Number(2)

SUBJECT = n.EventThing(Role.SUBJECT)
STIR = fx.Ready(n.Every(UNITS))
DRAGON = st.AddWord(Quality.KIND, "Dragon")
NO_KINDS = st.SetWords(Quality.KIND, ())
STRONGER = st.AddStat(Stat.POWER, TWO)
FIVE = st.SetStat(Stat.POWER, Number(5))
TOUGHER = st.AddStat(Stat.GUARD, ONE)


def says(name: str, thing: n.Every, *changes: Change) -> object:
    """A unit with a continuous ability about units."""
    return unit(name, abilities=(ab.Static(name, statements=(st.Affects(thing, changes),), zones=ACTIVE),))


def does(name: str, *changes: Change, to: n.Group = UNITS) -> object:
    """An instant that changes units until the end of the turn."""
    return event(name, fx.Modify(n.Every(to), changes), timing="instant")


def after(*faces: object, order: tuple[str, ...]) -> Table:
    """Scout, after these instants have resolved one after the other."""
    made = table(*faces).field(0, "Scout").zone(0, "set", *order)  # type: ignore[arg-type]
    for name in order:
        made.play(0, name).resolve()
    return made


# ---------------------------------------------------------------- 14-13a  the layers


@pytest.mark.rule("gateruler", "14-13a", "14-13a-3", "14-13a-4")
@pytest.mark.parametrize("order", [("Gain", "Lose"), ("Lose", "Gain")])
def test_attributes_are_added_before_they_are_removed(order: tuple[str, ...]) -> None:
    made = after(does("Gain", DRAGON), does("Lose", NO_KINDS), order=order)
    assert made.obj("Scout", 0).now.kinds == frozenset()


@pytest.mark.rule("gateruler", "14-13a-5", "14-13a-6")
@pytest.mark.parametrize("order", [("Gain", "Lose"), ("Lose", "Gain")])
def test_abilities_are_added_before_they_are_removed(order: tuple[str, ...]) -> None:
    made = after(does("Gain", st.AddKeyword("retaliate")), does("Lose", st.LoseAbilities()), order=order)
    assert not made.has("Scout", "retaliate", 0)


@pytest.mark.rule("gateruler", "14-13a-3", "14-13a-9")
def test_numbers_come_after_attributes() -> None:
    made = table(says("Lair", n.Every(DRAGONS), STRONGER), says("Egg", n.Every(UNITS), DRAGON))  # type: ignore[arg-type]
    made.field(0, "Lair", "Egg", "Scout")
    assert made.power("Scout", 0) == 4


@pytest.mark.rule("gateruler", "14-13a-2")
def test_a_name_that_a_card_did_not_have_comes_first() -> None:
    made = table(  # type: ignore[arg-type]
        says("Crypt", n.Every(GHOSTS), DRAGON), says("Mask", n.Every(UNITS), st.AddWord(Quality.NAME, "Ghost"))
    )
    made.field(0, "Crypt", "Mask", "Scout")
    assert "Dragon" in made.obj("Scout", 0).now.kinds


@pytest.mark.rule("gateruler", "14-13a-8", "14-13a-9", "14-13b")
def test_new_numbers_come_before_changes_of_numbers() -> None:
    stone = st.BecomeType("unit", Number(5))
    made = after(does("Rise", STRONGER), does("Stone", stone), order=("Rise", "Stone"))
    assert made.power("Scout", 0) == 7


@pytest.mark.rule("gateruler", "14-13a-1")
def test_what_is_printed_is_what_effects_start_from() -> None:
    made = after(does("Rise", STRONGER), order=("Rise",))
    assert made.power("Scout", 0) == 2 + 2 and made.obj("Scout", 0).face.printed.power == 2


# ---------------------------------------------------------------- 14-13c  within a layer


@pytest.mark.rule("gateruler", "14-13c", "14-13c-2", "14-13c-2b")
@pytest.mark.parametrize(("order", "power"), [(("Rise", "Five"), 5), (("Five", "Rise"), 7)])
def test_of_two_in_one_layer_the_earlier_applies_first(order: tuple[str, ...], power: int) -> None:
    made = after(does("Rise", STRONGER), does("Five", FIVE), order=order)
    assert made.power("Scout", 0) == power


@pytest.mark.rule("gateruler", "14-13c-1")
def test_an_effect_that_depends_on_another_applies_after_it() -> None:
    strong = n.Group((UNIT, n.StatIs(Stat.POWER, Op.GE, Number(4))), ("front",))
    made = table(says("Tough", n.Every(strong), TOUGHER), says("Rise", n.Every(UNITS), STRONGER))  # type: ignore[arg-type]
    made.field(0, "Tough", "Rise", "Scout")
    assert (made.obj("Scout", 0).now.power, made.obj("Scout", 0).now.guard) == (4, 4)


@pytest.mark.rule("gateruler", "14-13c-2")
def test_the_active_player_orders_what_comes_at_the_same_time() -> None:
    back = event("Back", fx.Move(n.Every(n.Group((UNIT,), ("graveyard",), n.YOU)), "front"), timing="instant")
    made = table(says("Rise", n.Every(UNITS), STRONGER), says("Five", n.Every(UNITS), FIVE), back)  # type: ignore[arg-type]
    made.zone(1, "graveyard", "Rise", "Five").zone(1, "set", "Back").field(0, "Scout")
    made.passes(0).play(1, "Back").resolve()
    made.option("attack 1").option("attack 2")
    made.expect(kind="order", player=0, why="timestamps")


# ---------------------------------------------------------------- 14-14  replacement effects


def instead(name: str, *statements: st.Statement) -> object:
    return unit(name, 1, 9, abilities=(ab.Static(name, statements=statements, zones=ACTIVE),))


@pytest.mark.rule("gateruler", "14-14b", "14-1b-3")
def test_what_was_replaced_never_happens() -> None:
    miser = instead("Miser", st.Replace(Draws(n.YOU), (fx.DealPlayer(ONE, n.OPPONENT),)))
    ear = unit("Ear", abilities=(when(Draws(n.YOU), fx.DealPlayer(ONE, n.OPPONENT), name="heard"),))
    made = table(miser, ear).field(0, "Miser", "Ear").zone(0, "set", "Spark")  # type: ignore[arg-type]
    made.play(0, "Spark").resolve_all()
    assert made.hand_size(0) == 0 and made.damage_count(1) == 1


@pytest.mark.rule("gateruler", "14-14c", "14-14d")
def test_of_several_replacements_who_caused_it_chooses_one() -> None:
    one = instead("Ash", st.Replace(Moves(MINE, origin="front", to="graveyard"), (fx.Move(SUBJECT, "removed"),)))
    two = instead("Tide", st.Replace(Moves(MINE, origin="front", to="graveyard"), (fx.Move(SUBJECT, "hand"),)))
    fell = event("Fell", fx.Choose(1, UNITS, ONE, ONE), fx.Destroy(n.Bound(1)), timing="instant")
    made = table(one, two, fell).field(1, "Ash", "Tide", "Scout").zone(0, "set", "Fell")  # type: ignore[arg-type]
    made.play(0, "Fell", targets=["Scout"]).resolve()
    made.expect(kind="option", player=0, why="replacement")
    made.option("Tide")
    assert made.hand_names(1) == ["Scout"]


@pytest.mark.rule("gateruler", "14-14c-2a")
def test_an_optional_replacement_that_cannot_be_carried_out_is_not_offered() -> None:
    pay = st.Replace(Moves(ITSELF, origin="front", to="graveyard"), (fx.Discard(n.YOU, ONE),), optional=True)
    fell = event("Fell", fx.Destroy(n.Every(UNITS)), timing="instant")
    cat = unit("Cat", abilities=(ab.Static("cat", statements=(pay,), zones=ACTIVE),))
    made = table(cat, fell).field(0, "Cat").zone(0, "set", "Fell")
    made.play(0, "Fell").resolve_all()
    assert made.zone_of("Cat") == "graveyard"
    rich = table(cat, fell).field(0, "Cat").zone(0, "set", "Fell").hand(0, "Scout")
    rich.play(0, "Fell").resolve()
    rich.expect(kind="confirm", player=0, why="replace")


@pytest.mark.rule("gateruler", "14-14e", "14-12a-2")
def test_a_replacement_may_last_for_a_time() -> None:
    veil = event("Veil", fx.Establish((st.Replace(Draws(n.EACH), ()),), Lasting.TURN), timing="instant")
    made = table(veil).zone(0, "set", "Veil", "Spark")
    made.play(0, "Veil").resolve().play(0, "Spark").resolve()
    assert made.hand_size(0) == 0
    later = table(veil).zone(0, "set", "Veil").zone(1, "set", "Spark")
    later.play(0, "Veil").resolve().to("main", 1)
    later.play(1, "Spark").resolve()
    assert later.hand_size(1) == 1


@pytest.mark.rule("gateruler", "14-14f")
def test_base_damage_changes_before_it_is_doubled() -> None:
    forge = instead("Forge", st.ChangeDamage(DealsDamage(ANYTHING, to=UNITS), add=TWO))
    fury = instead("Fury", st.ChangeDamage(DealsDamage(ANYTHING, to=UNITS), factor=2))
    big = unit("Big", 1, 30)
    bolt = event("Bolt", fx.Choose(1, UNITS, ONE, ONE), fx.Deal(TWO, n.Bound(1)), timing="instant")
    made = table(forge, fury, big, bolt).field(0, "Fury", "Forge").field(1, "Big").zone(0, "set", "Bolt")  # type: ignore[arg-type]
    made.play(0, "Bolt", targets=["Big"]).resolve_all()
    assert made.damage_on("Big", 1) == (2 + 2) * 2


# ---------------------------------------------------------------- 14-16  sources


@pytest.mark.rule("gateruler", "14-16b")
def test_the_source_of_damage_by_an_ability_is_its_card() -> None:
    burn = ab.Activated(
        "burn", effects=(fx.Deal(ONE, n.Every(n.Group((UNIT,), ("front",), n.OPPONENT))),), zones=ACTIVE
    )
    witch = unit("Witch", abilities=(burn, when(DealsDamage(ITSELF), name="cackle")))
    made = table(witch).field(0, "Witch").field(1, "Guard")
    made.use(0, "Witch").resolve_all()
    assert made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-16f", "14-16f-1")
def test_who_moves_a_card_is_whose_cost_or_effect_moves_it() -> None:
    mine = Moves(n.Group((), ()), to="graveyard", origin="front", by=n.YOU)
    judge = unit("Judge", abilities=(when(mine, name="mine"),))
    fell = event("Fell", fx.Choose(1, UNITS, ONE, ONE), fx.Destroy(n.Bound(1)), timing="instant")
    made = table(judge, fell).field(0, "Judge").field(1, "Scout").zone(0, "set", "Fell")
    made.play(0, "Fell", targets=["Scout"]).resolve_all()
    assert made.hand_size(0) == 1
    other = table(judge, fell).field(1, "Judge", "Scout").zone(0, "set", "Fell")
    other.play(0, "Fell", targets=["Scout"]).resolve_all()
    assert other.hand_size(1) == 0


@pytest.mark.rule("gateruler", "14-16f")
def test_who_pays_with_a_card_moves_it() -> None:
    mine = Moves(n.Group((), ()), to="graveyard", origin="front", by=n.YOU)
    judge = unit("Judge", abilities=(when(mine, name="mine"),))
    price = Cost((MoveSome(n.Group((n.Is(Quality.NAME, "Scout"),), ("front",), n.YOU), ONE, "graveyard", How.PUT),))
    altar = unit("Altar", abilities=(ab.Activated("offer", cost=price, effects=(STIR,), zones=ACTIVE),))
    for payer, cards in ((0, 1), (1, 0)):
        made = table(judge, altar).field(0, "Judge").field(payer, "Altar", "Scout")
        if payer:
            made.passes(0)
        made.use(payer, "Altar").resolve_all()
        assert made.hand_size(0) == cards and made.zone_names(payer, "graveyard") == ["Scout"]


# ---------------------------------------------------------------- 14-17  changing what is in the gate

COUNTERS = n.Group((n.Is(Quality.TYPE, "counter_ability"),), ("gate",))
CARDS = n.Group((UNIT,), ("gate",))


def tamper(group: n.Group) -> object:
    return event("Tamper", fx.Choose(1, group, ONE, ONE), fx.Rewrite(n.Bound(1), (DRAW,)), timing="instant")


@pytest.mark.rule("gateruler", "14-17b", "14-17b-2")
def test_a_counter_ability_in_the_gate_gets_another_effect_and_keeps_its_place() -> None:
    stab = event("Stab", fx.DealPlayer(TWO, n.OPPONENT), timing="instant")
    thorn = ab.Activated("thorn", effects=(fx.DealPlayer(Number(3), n.OPPONENT),), zones=("counter",))
    briar = unit("Briar", abilities=(thorn,))
    made = table(stab, briar, tamper(COUNTERS)).zone(0, "set", "Stab", "Tamper").deck(1, "Briar", "Scout", "Guard")  # type: ignore[arg-type]
    made.play(0, "Stab").passes(0).passes(1)
    assert waiting(made) == ["application", "thorn"]
    made.play(0, "Tamper").passes(0).passes(1)
    made.resolve_all()
    assert made.damage_count(0) == 0 and made.hand_size(1) == 1
    assert made.zone_names(1, "graveyard") == ["Briar"] and made.damage_count(1) == 1


@pytest.mark.rule("gateruler", "14-17b", "14-17b-1")
def test_a_card_played_by_a_counter_ability_has_the_new_effect_and_is_spent() -> None:
    stab = event("Stab", fx.DealPlayer(TWO, n.OPPONENT), timing="instant")
    rise = ab.Activated("rise", effects=(fx.Perform("play_this"),), zones=("counter",))
    phoenix = unit("Phoenix", level=3, abilities=(rise,))
    made = table(stab, phoenix, tamper(CARDS)).zone(0, "set", "Stab", "Tamper").deck(1, "Phoenix", "Scout", "Guard")  # type: ignore[arg-type]
    made.play(0, "Stab").passes(0).passes(1)
    made.option("attack 1")
    made.play(0, "Tamper").resolve_all()
    assert made.hand_size(1) == 1 and made.zone_names(1, "graveyard") == ["Phoenix"] and made.field_names(1) == []


# ---------------------------------------------------------------- 14-4b-9a, 14-10g


@pytest.mark.rule("gateruler", "14-4b-9a", "14-4c-2a")
def test_an_effect_on_a_card_in_the_hand_stays_on_it_in_the_gate_and_in_play() -> None:
    bless = event("Bless", fx.Modify(n.Every(MY_HAND), (STRONGER,)), timing="instant")
    made = table(bless).zone(0, "set", "Bless").hand(0, "Scout")
    made.play(0, "Bless").resolve()
    made.play(0, "Scout", option="attack 1")
    assert made.game.state.zones["gate"][0][0].now.power == 4
    made.resolve()
    assert made.power("Scout", 0) == 4


@pytest.mark.rule("gateruler", "14-10g", "14-10g-1")
def test_a_status_ability_triggers_when_something_comes_to_be_so_and_once_at_a_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looks = 0

    def counted(game: Game, unplayed: Sequence[Pending] = ()) -> None:
        nonlocal looks
        looks += 1
        assert looks < 1000, "it triggers again and again"
        check_status(game, unplayed)

    monkeypatch.setattr("arbiter.kernel.processes.check_status", counted)
    empty = Becomes(c.Compare(Count(MY_HAND), Op.EQ, Number(0)))
    poor = unit("Poor", abilities=(when(empty, name="beg"),))
    drop = event("Drop", fx.DiscardHand(n.YOU), timing="instant")
    made = table(poor, drop).field(0, "Poor").hand(0, "Scout").zone(0, "set", "Drop").zone(1, "set", "Spark")
    made.play(0, "Drop").passes(0).passes(1)
    assert waiting(made) == ["beg"]
    made.passes(0)
    assert waiting(made) == ["beg"]
    made.passes(1)
    assert made.hand_size(0) == 1 and waiting(made) == []
