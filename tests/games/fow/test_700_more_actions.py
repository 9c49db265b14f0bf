"""Chapters 700 to 800 again: what the processes do and do not touch, and where priority is given."""

from __future__ import annotations

import pytest

from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Effect, Quality
from arbiter.script.conditions import Exists
from arbiter.script.costs import Cost, Mana, PutCounters, RestThis, TakeCounters
from arbiter.script.nouns import EACH, OPPONENT, YOU, Bound, Every, Group, Is, Not, Self
from arbiter.script.patterns import Casts, StepBegins
from arbiter.testing import Table, scenario
from tests.games.fow.plain import make, resonator, ruler, two_sided
from tests.games.fow.tables import STONES, table

RESONATORS = Group((Is(Quality.TYPE, "resonator"),), ("field",))
LIFE = fx.GainResource(YOU, "life", Number(100))
FREE = Mana()


def chant(name: str, *effects: Effect, quick: bool = True) -> Face:
    words = ("quickcast",) if quick else ()
    return make(name, "chant", price=FREE, keywords=words, abilities=(ab.Spell(name, None, effects),))


def queen(*front: ab.Ability) -> Face:
    judgment = ab.Keyword("judgment", name="judgment", cost=Cost((FREE,)))
    return two_sided(
        make("Queen", "ruler", abilities=(judgment, *front), key="queen"),
        make("Queen Risen", "j_ruler", atk=800, dfn=800, key="queen/2"),
    )


def bell(step: str) -> Face:
    return make("Bell", "regalia", abilities=(ab.Triggered(step, None, StepBegins(step, YOU), None, (LIFE,)),))


# ---------------------------------------------------------------- 503, 505, 800  where priority is given


@pytest.mark.rule("fow", "503.3", "505.2", "505.4")
@pytest.mark.parametrize(
    ("step", "there", "again"),
    [("recovery", "recovery_triggers", "recovery_again"), ("end_phase", "end_triggers", "end_again")],
)
def test_after_what_triggered_there_is_priority_once_more(step: str, there: str, again: str) -> None:
    t = table(bell(step)).field(1, "Bell").turn(0, number=3).to(there, 1).resolve()
    seen = [t.step]
    while t.step != ("main" if step == "recovery" else "draw_before"):
        t.passes()
        seen.append(t.step)
    assert again in seen and (step == "recovery" or "end_last" in seen)


@pytest.mark.rule("fow", "803.5", "804.2", "804.6", "805.3", "806.3", "802.2", "803.2", "807.2")
def test_every_step_of_a_battle_gives_both_players_priority() -> None:
    fast = resonator("fire", 2, "first_strike")
    t = table(fast).field(0, fast.name).act(0, "battle")
    seen: dict[str, list[int]] = {}
    while t.step != "main":
        question = t.match.question
        assert question is not None
        if question.why == "attack":
            t.choose(fast.name)
            continue
        seen.setdefault(t.step, []).append(question.player)
        t.passes()
    steps = ["battle_begin", "attack_begin", "attack_declaration", "block_begin", "block_declaration"]
    assert list(seen) == [*steps, "first_strike", "battle_damage", "battle_end"]
    assert all(players == [0, 1] for players in seen.values())


@pytest.mark.rule("fow", "807.3b")
def test_what_follows_the_end_of_a_battle_gets_priority_and_the_step_is_repeated() -> None:
    from arbiter.script.base import Lasting, Stat

    frail = fx.Modify(Every(RESONATORS), (st.AddStat(Stat.GUARD, Number(300)),), Lasting.COMBAT)
    lift = chant("Lift", frail)
    t = table(lift).field(0, "fire 2").field(1, "fire 2").hand(0, "Lift").attack("fire 2")
    t.play(0, "Lift").resolve().block("fire 2")
    seen = []
    while t.step != "main":
        seen.append(t.step)
        t.passes()
    assert "battle_again" in seen and t.zone_names(0, "graveyard") == ["Lift", "fire 2"]


# ---------------------------------------------------------------- 705  judgment


@pytest.mark.rule("fow", "705.1a")
def test_a_ban_on_judgments_does_not_touch_one_on_the_chase() -> None:
    ban = chant("Ban", fx.Establish((st.ForbidPlay(EACH, "judgment"),)))
    t = table(queen(), ban, rulers=False).zone(0, "ruler", "Queen").hand(0, "Ban").act(0, "judgment")
    t.play(0, "Ban").resolve_all()
    assert t.is_on_field("Queen Risen", 0)


@pytest.mark.rule("fow", "705.1b")
def test_a_ruler_that_became_astral_meanwhile_is_healed_and_judged() -> None:
    mark = chant(
        "Mark", fx.PlaceCounters(Every(Group((Is(Quality.TYPE, "ruler"),), ("ruler",), YOU)), "astral", Number(1))
    )
    t = table(queen(), mark, rulers=False).zone(0, "ruler", "Queen").hand(0, "Mark").act(0, "judgment")
    t.play(0, "Mark").resolve_all()
    assert t.is_on_field("Queen Risen", 0) and t.counters("Queen Risen", "astral") == 0


@pytest.mark.rule("fow", "705.2d", "715.3d", "716.2a")
def test_a_process_on_the_chase_is_neither_spell_nor_ability() -> None:
    spells = Group((Not(Is(Quality.TYPE, "ability")),), ("chase",))
    stop = chant("Stop", fx.Choose(1, spells, Number(1), Number(1)), fx.Cancel(Bound(1)))
    t = table(queen(), stop, rulers=False).zone(0, "ruler", "Queen").hand(1, "Stop").act(0, "judgment").passes(0)
    assert not t.can("play", 1, "Stop")


@pytest.mark.rule("fow", "705.3b", "1304.4", "1304.5", "1304.5a")
def test_a_colossal_j_ruler_is_judged_into_its_second_form() -> None:
    judgment = ab.Keyword("judgment", name="judgment", cost=Cost((FREE,)))
    giant = two_sided(
        make("Giant", "ruler", abilities=(judgment,), key="giant"),
        make("Giant One", "j_ruler", atk=800, dfn=800, abilities=(judgment,), key="giant/2"),
        make("Giant Two", "j_ruler", atk=1600, dfn=1600, key="giant/3"),
    )
    t = table(giant, rulers=False).field(0, "Giant One", damage=300, counters={"moon": 1}).act(0, "judgment").resolve()
    assert t.power("Giant Two") == 1600 and t.damage_on("Giant Two") == 300 and t.counters("Giant Two", "moon") == 1


# ---------------------------------------------------------------- 708, 709, 710


@pytest.mark.rule("fow", "708.1a", "708.2a")
def test_an_automatic_card_does_not_trigger_again_while_it_is_triggered() -> None:
    wakes = ab.Triggered("alarm", None, Casts(OPPONENT), None, (), zones=("standby",), plays=True)
    alarm = make(
        "Alarm", "chant", price=FREE, keywords=("trigger",), abilities=(wakes, ab.Spell("alarm", None, (LIFE,)))
    )
    t = table(alarm, chant("Word")).zone(1, "standby", "Alarm").hand(0, "Word", "Word").play(0, "Word").yes()
    assert t.stack() == ["Word", "Alarm"]
    t.play(0, "Word") if t.asked == 0 else t.passes()
    assert t.stack().count("Alarm") == 1


@pytest.mark.rule("fow", "709.2", "709.3", "709.3a", "709.3b", "709.3c")
def test_quickcast_changes_when_a_card_is_played_and_nothing_else() -> None:
    ambush = make("Ambusher", "resonator", price=FREE, atk=100, dfn=100, keywords=("quickcast",))
    charm = make("Charm", "regalia", price=FREE, keywords=("quickcast",))
    word = chant("Word", LIFE)
    t = table(ambush, charm, word).hand(1, "Ambusher", "Charm", "Word").zone(1, "graveyard", "Word").passes(0)
    t.play(1, "Ambusher").play(1, "Charm").play(1, "Word", zone="hand").resolve_all()
    assert t.is_on_field("Ambusher", 1) and t.is_on_field("Charm", 1)
    assert t.zone_names(1, "graveyard") == ["Word", "Word"]


@pytest.mark.rule("fow", "710.2")
def test_who_calls_without_resting_must_be_recovered_all_the_same() -> None:
    easy = ab.Static("easy", None, (st.Affects(Self(), (st.Mark("calls_without_resting"),)),), None, ("ruler",))
    host = make("Host", "ruler", abilities=(easy,))
    t = table(host, rulers=False).zone(0, "ruler", "Host").act(0, "call")
    assert not t.is_rested("Host") and t.is_on_field("fire stone", 0)
    assert table(host, rulers=False).zone(0, "ruler", "Host", rested=True).acts(0, "call") == []


# ---------------------------------------------------------------- 712 to 715


@pytest.mark.rule("fow", "712.2b", "712.2d")
def test_an_order_needs_its_condition() -> None:
    section = ab.Keyword("order", Exists(RESONATORS, Number(1)), name="revolution_order", cost=Cost((FREE,)))
    general = two_sided(
        make("General", "ruler", abilities=(section,), key="general"), make("Orders", "order", key="general/2")
    )
    recruit = make("Recruit", "resonator", price=FREE, atk=500, dfn=500)
    t = (
        table(general, recruit, rulers=False)
        .zone(0, "ruler", "General")
        .hand(0, "Recruit")
        .play(0, "Recruit")
        .resolve()
    )
    assert t.obj("Recruit", 0, "field").now.types == {"resonator"}
    t = table(general, recruit, rulers=False).zone(0, "ruler", "General").hand(0, "Recruit").field(0, "fire 1")
    t.play(0, "Recruit", targets=["General"]).resolve()
    assert t.obj("Recruit", 0, "field").now.types == {"j_ruler"}


@pytest.mark.rule("fow", "713.3", "713.3c", "713.2")
def test_a_contract_regalia_is_flipped_where_it_is_and_recovers() -> None:
    deal = ab.Activated("sign", None, Cost((RestThis(),)), (fx.Perform("contract", word="fire ruler"),))
    ring = two_sided(
        make("Ring", "regalia", abilities=(deal,), key="ring"),
        make("Ring Demon", "j_ruler", atk=900, dfn=900, key="ring/2"),
    )
    t = table(ring).field(0, "Ring").use(0, "Ring").resolve()
    assert t.is_on_field("Ring Demon", 0) and not t.is_rested("Ring Demon")
    assert not t.obj("fire ruler", 0, "ruler").face_up


def climbing(*rulers: str, **how: object) -> Table:
    text = (fx.Choose(1, RESONATORS, Number(1), Number(1)), fx.Perform("transcend", Bound(1), word="Hero"))
    ascent = make("Ascent", "chant", price=FREE, keywords=("quickcast",), abilities=(ab.Spell("ascent", None, text),))
    hero = two_sided(
        make("Young Hero", "ruler", races=("Hero", "Human"), key="hero"),
        make("Hero", "j_ruler", atk=800, dfn=800, races=("Hero", "Human"), key="hero/2"),
    )
    guard = two_sided(
        make("Keeper", "warden", willpower=3, races=("Hero",), key="keeper"),
        make("Keeper Risen", "j_ruler", atk=800, dfn=800, races=("Hero",), key="keeper/2"),
    )
    titan = make("Titan", "j_ruler", atk=2000, dfn=2000, races=("Hero", "Giant"))
    squire = make("Squire", "resonator", price=FREE, atk=300, dfn=300, races=("Hero", "Giant"))
    made = table(ascent, hero, guard, titan, squire, rulers=False).zone(0, "outside", "Titan")
    return made.field(0, "Squire").hand(0, "Ascent")


@pytest.mark.rule("fow", "714.1c", "714.1d", "714.2")
def test_no_transcending_with_an_astral_ruler_or_a_warden() -> None:
    t = (
        climbing()
        .zone(0, "ruler", "Young Hero", counters={"astral": 1})
        .play(0, "Ascent", targets=["Squire"])
        .resolve()
    )
    assert t.is_on_field("Squire") and not t.is_on_field("Titan")
    t = climbing().field(0, "Keeper Risen").play(0, "Ascent", targets=["Squire"]).resolve()
    assert t.is_on_field("Squire") and not t.is_on_field("Titan")


@pytest.mark.rule("fow", "714.3c")
def test_a_j_ruler_in_the_field_keeps_its_orientation_when_it_transcends() -> None:
    t = climbing().field(0, "Hero", rested=True).play(0, "Ascent", targets=["Squire"]).resolve()
    assert t.is_rested("Titan")


@pytest.mark.rule("fow", "715.3b")
def test_the_condition_of_a_convoke_must_hold() -> None:
    section = ab.Keyword("convoke", Exists(RESONATORS, Number(1)), name="convoke", cost=Cost((FREE,)))
    caller = make("Caller", "ruler", abilities=(section,))
    t = scenario("fow", players=3).faces(caller, ruler("wind"), resonator("fire", 1), *STONES)
    assert t.zone(0, "ruler", "Caller").turn(0, number=4).acts(0, "convoke") == []


# ---------------------------------------------------------------- 716, 717


def keeper(*more: ab.Ability) -> Face:
    plus = ab.Activated("+1", None, Cost((PutCounters("willpower", Number(1)),)), (LIFE,), zones=("ruler",))
    return make("Keeper", "warden", price=FREE, willpower=4, abilities=(plus, *more))


@pytest.mark.rule("fow", "716.4", "1309.1c")
def test_only_wardens_costs_and_battles_change_willpower() -> None:
    everybody = Every(Group((Is(Quality.TYPE, "warden"),), ("ruler",)))
    feed = chant("Feed", fx.PlaceCounters(everybody, "willpower", Number(2)))
    drain = chant("Drain", fx.RemoveCounters(everybody, "willpower", Number(2)))
    t = table(keeper(), feed, drain).zone(0, "ruler", "Keeper", counters={"willpower": 3}).hand(0, "Feed", "Drain")
    t.play(0, "Feed").resolve().play(0, "Drain").resolve()
    assert t.counters("Keeper", "willpower") == 3
    teach = ab.Activated(
        "0",
        None,
        Cost((PutCounters("willpower", Number(0)),)),
        (fx.PlaceCounters(Self(), "willpower", Number(2)),),
        zones=("ruler",),
    )
    t = table(keeper(teach)).zone(0, "ruler", "Keeper", counters={"willpower": 3}).use(0, "Keeper", ability=1).resolve()
    assert t.counters("Keeper", "willpower") == 5


@pytest.mark.rule("fow", "716.5")
def test_several_wardens_come_in_one_turn() -> None:
    other = make("Other", "warden", price=FREE, willpower=2)
    t = table(keeper(), other).hand(0, "Keeper", "Other").act(0, "warden", "Keeper").resolve()
    t.act(0, "warden", "Other").resolve()
    assert sorted(t.zone_names(0, "ruler")) == ["Keeper", "Other", "fire ruler"]


@pytest.mark.rule("fow", "717.1a")
def test_only_ones_own_willpower_abilities_are_played() -> None:
    t = table(keeper()).zone(1, "ruler", "Keeper", counters={"willpower": 3})
    assert not t.can("use", 0, "Keeper")


@pytest.mark.rule("fow", "717.1b")
def test_a_text_may_let_them_be_played_at_any_time() -> None:
    haste = ab.Static("haste", None, (st.Permit("willpower_any_time"),))
    clock = make("Clock", "regalia", abilities=(haste,))
    t = table(keeper(), clock).zone(1, "ruler", "Keeper", counters={"willpower": 3}).field(1, "Clock").passes(0)
    assert t.can("use", 1, "Keeper")


@pytest.mark.rule("fow", "717.2b-2")
def test_a_willpower_ability_that_produces_will_resolves_at_once() -> None:
    glow = ab.Activated(
        "glow",
        None,
        Cost((TakeCounters("willpower", Number(1)),)),
        (fx.Produce(YOU, "fire", Number(1)),),
        zones=("ruler",),
        resource=True,
    )
    t = table(keeper(glow)).zone(0, "ruler", "Keeper", counters={"willpower": 3}).act(0, "will", "Keeper")
    assert t.stack() == [] and [unit.colour for unit in t.game.state.pools[0]] == ["fire"]
    assert t.counters("Keeper", "willpower") == 2
