"""Chapters 903 and 910 again: what is settled while playing, and the order of replacements."""

from __future__ import annotations

import pytest

from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from arbiter.script import costs as co
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Effect, How, Quality, Role, Stat, Statement
from arbiter.script.conditions import WasPaid
from arbiter.script.costs import Cost, Mana
from arbiter.script.nouns import EACH, OPPONENT, YOU, Bound, EventThing, Every, Group, Is, Same, Self
from arbiter.script.patterns import ANYTHING, Casts, DealsDamage, Draws, Moves
from tests.games.fow.plain import make, two_sided
from tests.games.fow.tables import table

RESONATORS = Group((Is(Quality.TYPE, "resonator"),), ("field",))
ANY_RESONATOR = Group((Is(Quality.TYPE, "resonator"),), ())
THIS = Group((Same(Self()),), ("field",))
LIFE = fx.GainResource(YOU, "life", Number(100))
FREE = Mana()
THAT = EventThing(Role.SUBJECT)


def chant(name: str, *effects: Effect, price: Mana = FREE) -> Face:
    return make(name, "chant", price=price, keywords=("quickcast",), abilities=(ab.Spell(name, None, effects),))


def law(name: str, *statements: Statement) -> Face:
    return make(name, "regalia", abilities=(ab.Static(name, None, statements),))


HIT = DealsDamage(ANYTHING, RESONATORS)
AIM = fx.Choose(1, RESONATORS, Number(1), Number(1))


# ---------------------------------------------------------------- 903


@pytest.mark.rule("fow", "903.2c", "1307.3", "1307.3a", "1307.3b", "1307.2")
def test_one_half_of_an_alternative_card_is_played() -> None:
    twin = two_sided(
        make(
            "Dawn",
            "chant",
            price=FREE,
            flags=("alternative",),
            abilities=(ab.Spell("dawn", None, (LIFE,)),),
            key="twin",
        ),
        make("Dusk", "resonator", price=FREE, flags=("alternative",), atk=300, dfn=300, key="twin/2"),
    )
    t = table(twin).hand(0, "Dawn")
    options = [action.number for action in t.match.question.actions if action.kind == "spell"]  # type: ignore[union-attr]
    assert sorted(options) == [0, 1]
    index = next(i for i, a in enumerate(t.match.question.actions) if a.kind == "spell" and a.number == 1)  # type: ignore[union-attr]
    t.match.answer(index)
    assert t.stack() == ["Dusk"]
    t.resolve()
    assert t.is_on_field("Dusk", 0) and t.resource(0, "life") == 4000


@pytest.mark.rule("fow", "903.2e", "1110.2")
def test_awakening_is_chosen_while_playing() -> None:
    extra = ab.Static(
        "awaken",
        None,
        (st.ExtraCost(Group((Same(Self()),), (), EACH), Cost((Mana((), 1),)), True),),
        None,
        ("hand", "chase"),
    )
    spell = ab.Spell("wake", None, (LIFE, fx.If(WasPaid("extra:0"), (fx.Draw(YOU, Number(1)),))))
    wake = make("Wake", "chant", price=FREE, abilities=(spell, extra))
    t = table(wake, stones=1).hand(0, "Wake").play(0, "Wake", extra=True).resolve()
    assert t.hand_size(0) == 1 and t.is_rested("fire stone")
    t = table(wake, stones=1).hand(0, "Wake").play(0, "Wake", extra=False).resolve()
    assert t.hand_size(0) == 0 and not t.is_rested("fire stone")


@pytest.mark.rule("fow", "903.2i-1")
def test_a_spell_does_not_target_itself() -> None:
    spells = Group((Is(Quality.TYPE, "chant"),), ("chase",))
    stop = chant("Stop", fx.Choose(1, spells, Number(1), Number(1)), fx.Cancel(Bound(1)))
    assert not table(stop).hand(0, "Stop").can("play", 0, "Stop")


@pytest.mark.rule("fow", "903.2i-3", "903.2j-2")
def test_targets_and_shares_are_fixed_when_it_is_played() -> None:
    split = chant("Split", fx.Choose(1, RESONATORS, Number(1), Number(2)), fx.DealDivided(Number(500), Bound(1)))
    away = chant("Away", AIM, fx.Move(Bound(1), "hand", How.RETURN))
    t = table(split, away).field(1, "fire 2", "wind 3").hand(0, "Split").hand(1, "Away")
    t.play(0, "Split", targets=["fire 2", "wind 3"], divide={"fire 2": 200, "wind 3": 300}).passes(0)
    t.play(1, "Away", targets=["fire 2"]).resolve_all()
    assert t.damage_on("wind 3") == 300  # the share of the other is lost


@pytest.mark.rule("fow", "903.2o")
def test_it_counts_as_played_when_everything_is_paid() -> None:
    ear = make("Ear", "regalia", abilities=(ab.Triggered("cast", None, Casts(YOU), None, (LIFE,)),))
    t = table(ear, stones=1).field(0, "Ear").hand(0, "fire 1").play(0, "fire 1")
    assert t.stack() == ["fire 1", "Ear"] and t.is_rested("fire stone")


@pytest.mark.rule("fow", "903.2f-1")
def test_effects_on_a_card_follow_it_to_the_chase() -> None:
    rain = ab.Static(
        "all",
        None,
        (
            st.Affects(
                Every(Group((Is(Quality.TYPE, "resonator"),), ("hand", "chase"))),
                (st.AddWord(Quality.COLOUR, "light"),),
            ),
        ),
    )
    lamp = make("Lamp", "regalia", abilities=(rain,))
    t = table(lamp, stones=1).field(0, "Lamp").hand(0, "fire 1")
    assert "light" in t.obj("fire 1", 0, "hand").now.colours
    t.play(0, "fire 1")
    assert "light" in t.obj("fire 1", 0, "chase").now.colours


# ---------------------------------------------------------------- 910


@pytest.mark.rule("fow", "910.2a")
def test_increases_of_damage_come_before_what_prevents_it() -> None:
    more = law("More", st.ChangeDamage(HIT, Number(300)))
    less = law("Less", st.ChangeDamage(HIT, Number(500), reduce=True))
    bolt = chant("Bolt", AIM, fx.Deal(Number(400), Bound(1)))
    t = table(more, less, bolt).field(0, "More").field(1, "Less", "wind 3").hand(0, "Bolt")
    t.play(0, "Bolt", targets=["wind 3"]).resolve()
    assert t.damage_on("wind 3") == 200  # 400 + 300 - 500, and not nothing at all


@pytest.mark.rule("fow", "910.2c")
def test_damage_is_doubled_only_once() -> None:
    double = st.ChangeDamage(HIT, factor=2)
    bolt = chant("Bolt", AIM, fx.Deal(Number(200), Bound(1)))
    t = table(law("Double", double), law("Twice", double), bolt).field(0, "Double", "Twice").field(1, "wind 3")
    t.hand(0, "Bolt").play(0, "Bolt", targets=["wind 3"]).resolve().option("Twice")
    assert t.damage_on("wind 3") == 400


@pytest.mark.rule("fow", "910.2d")
def test_a_replacement_that_cannot_happen_leaves_the_graveyard() -> None:
    away = law("Away", st.Replace(Moves(ANY_RESONATOR, "field", "graveyard"), (fx.Move(THAT, "removed", How.REMOVE),)))
    never = law("Never", st.Affects(Every(RESONATORS), (st.Mark("cannot_be_removed"),)))
    end = chant("End", AIM, fx.Destroy(Bound(1)))
    t = table(away, never, end).field(0, "Away").field(1, "fire 2").hand(0, "End").play(0, "End", targets=["fire 2"])
    assert t.resolve().zone_names(1, "removed") == ["fire 2"]
    t = table(away, never, end).field(0, "Away", "Never").field(1, "fire 2").hand(0, "End")
    t.play(0, "End", targets=["fire 2"]).resolve()
    assert t.zone_names(1, "removed") == [] and t.zone_names(1, "graveyard") == ["fire 2"]


@pytest.mark.rule("fow", "910.2d-1")
def test_what_is_prohibited_is_not_replaced_either() -> None:
    stop = law("Stop", st.Forbid(Draws(YOU)))
    instead = law("Instead", st.Replace(Draws(YOU), (LIFE,)))
    draw = chant("Draw", fx.Draw(YOU, Number(1)))
    t = table(stop, instead, draw).field(0, "Instead").hand(0, "Draw").play(0, "Draw").resolve()
    assert t.resource(0, "life") == 4100
    t = table(stop, instead, draw).field(0, "Stop", "Instead").hand(0, "Draw").play(0, "Draw").resolve()
    assert t.resource(0, "life") == 4000 and t.hand_size(0) == 0


@pytest.mark.rule("fow", "910.3")
def test_a_replacement_does_not_replace_itself() -> None:
    more = law("More", st.Replace(Draws(YOU), (fx.Draw(YOU, Number(2)),)))
    draw = chant("Draw", fx.Draw(YOU, Number(1)))
    t = table(more, draw).field(0, "More").hand(0, "Draw").play(0, "Draw").resolve()
    assert t.hand_size(0) == 2


@pytest.mark.rule("fow", "909.4a")
def test_control_is_gained_only_of_what_is_there() -> None:
    theirs = Every(Group((Is(Quality.TYPE, "resonator"),), ("field",), OPPONENT))
    rule = chant("Rule", fx.GainControl(theirs))
    late = make("Late", "resonator", price=FREE, atk=100, dfn=100, keywords=("quickcast",))
    t = table(rule, late).field(1, "fire 2").hand(0, "Rule").hand(1, "Late").play(0, "Rule").resolve()
    t.passes(0).play(1, "Late").resolve()
    assert t.is_on_field("fire 2", 0) and t.is_on_field("Late", 1)


@pytest.mark.rule("fow", "909.4b")
def test_only_what_is_there_becomes_a_copy() -> None:
    mine = Every(Group((Is(Quality.TYPE, "resonator"),), ("field",), YOU))
    mirror = chant("Mirror", AIM, fx.Modify(mine, (st.CopyOf(Bound(1)),)))
    late = make("Late", "resonator", price=FREE, atk=100, dfn=100, keywords=("quickcast",))
    t = table(mirror, late).field(0, "fire 1").field(1, "wind 3").hand(0, "Mirror", "Late")
    t.play(0, "Mirror", targets=["wind 3"]).resolve().play(0, "Late").resolve()
    assert t.power("fire 1") == 900 and t.power("Late") == 100


@pytest.mark.rule("fow", "909.8")
def test_an_effect_on_a_certain_entity_stays_whatever_it_becomes() -> None:
    stone_up = fx.Modify(Bound(1), (st.AddStat(Stat.POWER, Number(200)),))
    lift = chant("Lift", AIM, stone_up)
    turn = chant("Turn", fx.Modify(Every(RESONATORS), (st.BecomeType("regalia", None, True),)))
    t = table(lift, turn).field(0, "fire 2").hand(0, "Lift", "Turn").play(0, "Lift", targets=["fire 2"]).resolve()
    assert t.play(0, "Turn").resolve().obj("fire 2").now.power == 800


@pytest.mark.rule("fow", "903.2l-2")
def test_a_replaced_part_of_a_cost_counts_as_done() -> None:
    keep = law("Keep", st.Replace(Moves(ANYTHING, "hand", "graveyard"), (fx.Move(THAT, "removed", How.REMOVE),)))
    toss = Cost((co.MoveSome(Group((), ("hand",), YOU), Number(1), "graveyard", How.DISCARD),))
    tool = make("Tool", "regalia", abilities=(ab.Activated("toss", None, toss, (LIFE,)),))
    t = table(keep, tool).field(0, "Keep", "Tool").hand(0, "fire 1").use(0, "Tool").resolve()
    assert t.resource(0, "life") == 4100 and t.zone_names(0, "removed") == ["fire 1"]


@pytest.mark.rule("fow", "903.2l-2", "903.2l-1")
@pytest.mark.parametrize(("to", "is_paid"), [("deck", False), ("removed", True)])
def test_the_top_card_of_a_deck_pays_only_where_it_leaves_the_deck(to: str, is_paid: bool) -> None:
    mill = Cost((co.MoveTop(Number(1), "graveyard", How.PUT),))
    tool = make("Tool", "regalia", abilities=(ab.Activated("mill", None, mill, (LIFE,)),))
    keep = law("Keep", st.Replace(Moves(ANYTHING, "deck", "graveyard"), (fx.Move(THAT, to, How.PUT),)))
    assert table(tool).field(0, "Tool").can("use", 0, "Tool")
    assert table(keep, tool).field(0, "Keep", "Tool").can("use", 0, "Tool") is is_paid
