"""Chapters 702 to 710: playing cards, judgment, standby, [Trigger], calling magic stones."""

from __future__ import annotations

import pytest

from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.amounts import Number, X
from arbiter.script.base import Effect, Pattern, Quality
from arbiter.script.conditions import Exists
from arbiter.script.costs import Cost, Mana
from arbiter.script.nouns import EACH, OPPONENT, YOU, Every, Group, Is, Same, Self
from arbiter.script.patterns import Casts, Does, Moves
from tests.games.fow.plain import make, two_sided
from tests.games.fow.tables import table

RESONATORS = Group((Is(Quality.TYPE, "resonator"),), ("field",))
THIS = Group((Same(Self()),), ("field",))
THIS_ANYWHERE = Group((Same(Self()),), (), EACH)
FREE = Mana()
LIFE = fx.GainResource(YOU, "life", Number(100))


def chant(name: str, *effects: Effect, words: tuple[str, ...] = (), price: Mana = FREE) -> Face:
    return make(name, "chant", price=price, keywords=words, abilities=(ab.Spell(name, None, effects),))


def watcher(name: str, pattern: Pattern, *effects: Effect) -> Face:
    return make(name, "regalia", abilities=(ab.Triggered(name, None, pattern, None, effects or (LIFE,)),))


# ---------------------------------------------------------------- 702, 703  cards


@pytest.mark.rule("fow", "702.2", "702.3", "702.3a", "702.3d", "903.1", "1006.2")
def test_a_resonator_is_a_spell_on_the_chase_and_enters_the_field_when_it_resolves() -> None:
    t = table(stones=2).hand(0, "fire 2").play(0, "fire 2")
    assert t.stack() == ["fire 2"] and not t.is_on_field("fire 2") and t.zone_of("fire 2") == "chase"
    t.resolve()
    assert t.is_on_field("fire 2", 0) and not t.is_rested("fire 2")


@pytest.mark.rule("fow", "702.3e", "1140.2")
def test_what_triggers_on_entering_triggers_when_it_is_there() -> None:
    herald = make(
        "Herald",
        "resonator",
        price=Mana(),
        atk=100,
        dfn=100,
        abilities=(ab.Triggered("enter", None, Moves(THIS, to="field"), None, (LIFE,)),),
    )
    t = table(herald).hand(0, "Herald").play(0, "Herald").resolve()
    assert t.is_on_field("Herald") and t.stack() == ["Herald"]


@pytest.mark.rule("fow", "702.3c")
def test_entering_rested_or_with_counters_is_applied_as_it_enters() -> None:
    tired = make(
        "Tired",
        "resonator",
        price=Mana(),
        atk=100,
        dfn=100,
        abilities=(ab.Static("tired", None, (st.EntersWith(THIS_ANYWHERE, True, (("+100/+100", Number(2)),)),)),),
    )
    t = table(tired).hand(0, "Tired").play(0, "Tired").resolve()
    assert t.is_rested("Tired") and t.counters("Tired", "+100/+100") == 2 and t.power("Tired") == 300


@pytest.mark.rule("fow", "702.2", "703.2", "708.4")
def test_cards_are_played_from_the_hand_only() -> None:
    t = table(chant("Word")).zone(0, "graveyard", "Word")
    assert not t.can("play", 0, "Word") and t.why_not(0, "Word") == ["702.2"]


@pytest.mark.rule("fow", "703.3", "901.1")
def test_a_chant_does_what_it_says_and_goes_to_the_graveyard() -> None:
    t = table(chant("Word", LIFE)).hand(0, "Word").play(0, "Word").resolve()
    assert t.resource(0, "life") == 4100 and t.zone_names(0, "graveyard") == ["Word"]


@pytest.mark.rule("fow", "1012.1")
def test_a_cancelled_card_goes_to_the_graveyard_and_does_nothing() -> None:
    stop = chant("Stop", fx.Cancel(Every(Group((Is(Quality.TYPE, "resonator"),), ("chase",)))), words=("quickcast",))
    t = table(stop, stones=2).hand(0, "fire 2").hand(1, "Stop").play(0, "fire 2").passes(0).play(1, "Stop")
    t.resolve_all()
    assert t.zone_names(0, "graveyard") == ["fire 2"] and not t.is_on_field("fire 2")


# ---------------------------------------------------------------- 705  judgment


@pytest.mark.rule("fow", "705.1", "705.2", "705.2a", "705.2d", "705.3", "705.3a")
def test_judgment_is_paid_waits_on_the_chase_and_turns_the_ruler_into_a_j_ruler() -> None:
    t = table(stones=3).act(0, "judgment")
    assert len(t.game.state.stack) == 1 and t.zone_names(0, "ruler") == ["fire ruler"]
    t.resolve()
    assert t.zone_names(0, "ruler") == [] and t.is_on_field("fire judge", 0) and t.power("fire judge") == 1000


@pytest.mark.rule("fow", "705.1")
def test_no_judgment_without_the_will_by_a_rested_ruler_or_outside_main_timing() -> None:
    assert table(stones=2).acts(0, "judgment") == []
    t = table(chant("Word", words=("quickcast",)), stones=3).hand(0, "Word")
    assert t.acts(0, "judgment") == ["fire ruler"]
    assert t.play(0, "Word").acts(0, "judgment") == []
    t = table(stones=3).act(0, "call")  # the ruler rests for the stone
    assert t.acts(0, "judgment") == []


@pytest.mark.rule("fow", "302.3", "803.3")
def test_a_j_ruler_attacks_in_the_turn_of_its_judgment() -> None:
    t = table(stones=3).act(0, "judgment").resolve().attack("fire judge").to("battle_damage")
    assert t.resource(1, "life") == 3000


@pytest.mark.rule("fow", "302.3")
def test_a_ruler_stays_the_same_card_with_its_counters_and_orientation() -> None:
    t = table(stones=3, rulers=False).zone(0, "ruler", "fire ruler", counters={"moon": 2})
    before = t.obj("fire ruler").id
    t.act(0, "judgment").resolve()
    assert t.obj("fire judge").id == before and t.counters("fire judge", "moon") == 2


@pytest.mark.rule("fow", "1010.1", "1010.1a", "1024.1", "1024.2", "705.1")
def test_a_destroyed_j_ruler_goes_to_the_ruler_area_and_is_astral() -> None:
    end = chant("End", fx.Destroy(Every(Group((Is(Quality.TYPE, "j_ruler"),), ("field",)))))
    t = table(end, stones=3, rulers=False).field(0, "fire judge").hand(0, "End").play(0, "End").resolve()
    assert t.zone_names(0, "ruler") == ["fire ruler"] and t.zone_names(0, "graveyard") == ["End"]
    assert t.counters("fire ruler", "astral") == 1 and t.acts(0, "judgment") == []


@pytest.mark.rule("fow", "1109.2")
def test_an_imperishable_j_ruler_is_not_astral_when_destroyed() -> None:
    judgment = ab.Keyword("judgment", name="judgment", cost=Cost((Mana(),)))
    front = make("Queen", "ruler", abilities=(judgment,), key="queen")
    back = make("Queen Risen", "j_ruler", atk=800, dfn=800, keywords=("imperishable",), key="queen/2")
    end = chant("End", fx.Destroy(Every(Group((Is(Quality.TYPE, "j_ruler"),), ("field",)))))
    t = table(two_sided(front, back), end, rulers=False).field(0, "Queen Risen").hand(0, "End").play(0, "End").resolve()
    assert t.counters("Queen", "astral") == 0 and t.acts(0, "judgment") == ["Queen"]


@pytest.mark.rule("fow", "1007.7")
def test_damage_goes_when_a_j_ruler_leaves_the_field() -> None:
    end = chant("End", fx.Destroy(Every(Group((Is(Quality.TYPE, "j_ruler"),), ("field",)))))
    t = table(end, rulers=False).field(0, "fire judge", damage=300).hand(0, "End").play(0, "End").resolve()
    assert t.damage_on("fire ruler") == 0


@pytest.mark.rule("fow", "705.3a-1")
def test_doing_judgment_is_something_that_abilities_wait_for() -> None:
    t = table(watcher("Bell", Does(YOU, "judgment")), stones=3).field(0, "Bell").act(0, "judgment").resolve()
    assert t.stack() == ["Bell"]


@pytest.mark.rule("fow", "705.3a")
def test_the_enter_ability_of_the_j_ruler_side_triggers() -> None:
    judgment = ab.Keyword("judgment", name="judgment", cost=Cost((Mana(),)))
    front = make("Queen", "ruler", abilities=(judgment,), key="queen")
    enter = ab.Triggered("enter", None, Moves(THIS, to="field"), None, (LIFE,))
    back = make("Queen Risen", "j_ruler", atk=800, dfn=800, abilities=(enter,), key="queen/2")
    t = table(two_sided(front, back), rulers=False).zone(0, "ruler", "Queen").act(0, "judgment").resolve()
    assert t.stack() == ["Queen Risen"]


@pytest.mark.rule("fow", "705.3a")
def test_a_ruler_without_a_j_ruler_side_stays() -> None:
    judgment = ab.Keyword("judgment", name="judgment", cost=Cost((Mana(),)))
    hermit = make("Hermit", "ruler", abilities=(judgment,))
    t = table(hermit, rulers=False).zone(0, "ruler", "Hermit").act(0, "judgment").resolve()
    assert t.zone_names(0, "ruler") == ["Hermit"]


@pytest.mark.rule("fow", "705.2b")
def test_the_condition_of_a_judgment_must_hold() -> None:
    gate = Exists(RESONATORS, Number(1))
    judgment = ab.Keyword("judgment", gate, name="judgment", cost=Cost((Mana(),)))
    hermit = two_sided(
        make("Hermit", "ruler", abilities=(judgment,), key="hermit"),
        make("Hermit Risen", "j_ruler", atk=500, dfn=500, key="hermit/2"),
    )
    assert table(hermit, rulers=False).zone(0, "ruler", "Hermit").acts(0, "judgment") == []
    assert table(hermit, rulers=False).zone(0, "ruler", "Hermit").field(0, "fire 1").acts(0, "judgment") == ["Hermit"]


@pytest.mark.rule("fow", "705.2a", "903.2h-2")
def test_x_of_a_judgment_is_not_zero_and_counts_for_the_j_ruler() -> None:
    judgment = ab.Keyword("judgment", name="judgment", cost=Cost((Mana((), 0, "X"),)))
    front = make("Sage", "ruler", abilities=(judgment,), key="sage")
    enter = ab.Triggered("enter", None, Moves(THIS, to="field"), None, (fx.Draw(YOU, X()),))
    back = make("Sage Risen", "j_ruler", atk=800, dfn=800, abilities=(enter,), key="sage/2")
    sage = two_sided(front, back)
    assert table(sage, rulers=False).zone(0, "ruler", "Sage").acts(0, "judgment") == []
    t = table(sage, stones=2, rulers=False).zone(0, "ruler", "Sage")
    t.act(0, "judgment", x=2).resolve()
    assert t.obj("Sage Risen").arrival.x == 2
    t.resolve()
    assert t.hand_size(0) == 2


@pytest.mark.rule("fow", "705.1")
def test_one_judgment_of_a_ruler_in_a_turn() -> None:
    back = chant(
        "Back", fx.Move(Every(Group((Is(Quality.TYPE, "j_ruler"),), ("field",))), "ruler"), words=("quickcast",)
    )
    judgment = ab.Keyword("judgment", name="judgment", cost=Cost((Mana(),)))
    queen = two_sided(
        make("Queen", "ruler", abilities=(judgment,), key="queen"),
        make("Queen Risen", "j_ruler", atk=800, dfn=800, key="queen/2"),
    )
    t = table(queen, back, rulers=False).zone(0, "ruler", "Queen").hand(0, "Back").act(0, "judgment").resolve()
    t.play(0, "Back").resolve()
    assert t.zone_names(0, "ruler") == ["Queen"] and t.acts(0, "judgment") == []


# ---------------------------------------------------------------- 706, 708  standby and [Trigger]


TRAP = chant("Trap", fx.DealPlayer(Number(500), OPPONENT), words=("trigger",), price=Mana((("fire", 1),), 3))


@pytest.mark.rule("fow", "706.1", "706.2", "310.1", "310.2")
def test_a_card_is_put_face_down_into_the_standby_area_for_two_will() -> None:
    assert table(TRAP, stones=1).hand(0, "Trap").acts(0, "standby") == []
    t = table(TRAP, stones=2).hand(0, "Trap").act(0, "standby", "Trap")
    assert t.stack() == [] and not t.obj("Trap", 0, "standby").face_up
    zone = t.view(1)["zones"]["standby"]  # type: ignore[index]
    assert zone[0]["cards"] == [{"hidden": True}]


@pytest.mark.rule("fow", "706.3")
def test_any_card_may_be_put_there_but_only_some_are_played_from_there() -> None:
    t = table(stones=2).hand(0, "wind 3").by_hand(0).act(0, "standby", "wind 3", pay=["fire stone", "fire stone"])
    assert t.zone_names(0, "standby") == ["wind 3"]
    t.to("main", 1).to("main", 0)
    assert not t.can("play", 0, "wind 3")


@pytest.mark.rule("fow", "708.5")
def test_a_card_cannot_be_played_in_the_turn_it_was_put_there() -> None:
    t = table(TRAP, stones=2).hand(0, "Trap").act(0, "standby", "Trap")
    assert not t.can("play", 0, "Trap") and t.why_not(0, "Trap") == ["708.5"]


@pytest.mark.rule("fow", "708.4", "708.6", "604.1", "1113.2a", "903.2a")
def test_later_it_is_played_from_there_at_any_time_without_paying_its_cost() -> None:
    t = table(TRAP, number=4).turn(1, number=4).zone(0, "standby", "Trap").passes(1)
    t.play(0, "Trap").resolve()
    assert t.resource(1, "life") == 3500 and t.zone_names(0, "graveyard") == ["Trap"]


@pytest.mark.rule("fow", "708.4")
def test_from_the_hand_its_cost_is_paid() -> None:
    assert not table(TRAP, stones=3).hand(0, "Trap").can("play", 0, "Trap")
    assert table(TRAP, stones=4).hand(0, "Trap").can("play", 0, "Trap")


def automatic() -> Face:
    wakes = ab.Triggered("alarm", None, Casts(OPPONENT), None, (), zones=("hand", "standby"), plays=True)
    hits = ab.Spell("alarm", None, (fx.DealPlayer(Number(300), OPPONENT),))
    return make("Alarm", "chant", price=Mana((), 2), keywords=("trigger",), abilities=(wakes, hits))


WORD = chant("Word")


@pytest.mark.rule("fow", "708.1", "708.2", "708.3", "906.1", "1113.2c")
def test_an_automatic_card_is_revealed_when_its_condition_is_met_and_played_as_a_spell() -> None:
    t = table(automatic(), WORD).hand(0, "Word").zone(1, "standby", "Alarm").play(0, "Word")
    t.expect(kind="confirm", player=1).yes()
    assert t.stack() == ["Word", "Alarm"]
    t.resolve()
    assert t.resource(0, "life") == 3700


@pytest.mark.rule("fow", "708.2", "906.3b")
def test_its_owner_may_leave_it_hidden() -> None:
    t = table(automatic(), WORD).hand(0, "Word").zone(1, "standby", "Alarm").play(0, "Word").no()
    assert t.stack() == ["Word"] and t.zone_names(1, "standby") == ["Alarm"]


@pytest.mark.rule("fow", "708.3a", "906.3a")
def test_an_automatic_card_that_cannot_be_played_goes_to_the_graveyard() -> None:
    t = table(automatic(), WORD).hand(0, "Word").hand(1, "Alarm").play(0, "Word").yes()  # nobody can pay for it
    assert t.stack() == ["Word"] and t.zone_names(1, "graveyard") == ["Alarm"]


# ---------------------------------------------------------------- 710  magic stones


@pytest.mark.rule("fow", "710.1", "1016.1")
def test_calling_rests_the_ruler_and_brings_the_top_stone_without_the_chase() -> None:
    t = table().act(0, "call")
    assert t.is_rested("fire ruler") and t.field_names(0) == ["fire stone"] and t.stack() == []
    assert len(t.zone_names(0, "stones")) == 1


@pytest.mark.rule("fow", "710.1")
def test_one_stone_a_turn_at_main_timing_by_the_turn_player() -> None:
    t = table().act(0, "call")
    t.game.state.zones["ruler"][0][0].turned = 0
    assert t.passes(0).acts(1, "call") == []
    again = table().act(0, "call")
    again.obj("fire ruler").turned = 0
    again.passes(0).passes(1)
    assert again.acts(0, "call") == []


@pytest.mark.rule("fow", "710.1")
def test_no_stone_by_a_rested_ruler_without_stones_or_after_a_judgment() -> None:
    assert table(rulers=False).zone(0, "ruler", "fire ruler", rested=True).acts(0, "call") == []
    t = table(stones=3).act(0, "judgment").resolve()
    assert t.acts(0, "call") == []


@pytest.mark.rule("fow", "710.1")
def test_a_j_ruler_rests_for_stones_too() -> None:
    t = table(rulers=False).field(0, "fire judge").act(0, "call")
    assert t.is_rested("fire judge") and t.is_on_field("fire stone", 0)


@pytest.mark.rule("fow", "710.3")
def test_more_stones_need_more_to_rest() -> None:
    more = ab.Static("more", None, (st.Permit("more_calls"),))
    helper = ab.Static("rest me", None, (st.Affects(Self(), (st.Mark("may_call"),)),))
    guide = make("Guide", "regalia", abilities=(more, helper))
    t = table(guide).field(0, "Guide").act(0, "call", "fire ruler")
    assert t.acts(0, "call") == ["Guide"]
    t.act(0, "call")
    assert t.is_rested("Guide") and t.field_names(0).count("fire stone") == 2 and t.acts(0, "call") == []


@pytest.mark.rule("fow", "710.1")
def test_calling_is_something_that_abilities_wait_for() -> None:
    t = table(watcher("Bell", Does(YOU, "call"))).field(0, "Bell").act(0, "call")
    assert t.stack() == ["Bell"]
