"""Chapters 711 to 717: runes, orders, contracts, transcending, convoking, wardens and willpower."""

from __future__ import annotations

import pytest

from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Effect, Quality, Stat
from arbiter.script.costs import Cost, Mana, PutCounters, TakeCounters
from arbiter.script.nouns import OPPONENT, YOU, Bound, Every, Group, Is, Self
from arbiter.testing import Table, scenario
from tests.games.fow.plain import make, resonator, ruler, two_sided
from tests.games.fow.tables import STONES, table
from tests.games.fow.written import written

RESONATORS = Group((Is(Quality.TYPE, "resonator"),), ("field",))
J_RULERS = Group((Is(Quality.TYPE, "j_ruler"),), ("field",))
LIFE = fx.GainResource(YOU, "life", Number(100))
FREE = Mana()


def chant(name: str, *effects: Effect, price: Mana = FREE) -> Face:
    return make(name, "chant", price=price, keywords=("quickcast",), abilities=(ab.Spell(name, None, effects),))


END = chant("End", fx.Destroy(Every(J_RULERS)))


# ---------------------------------------------------------------- 711  runes


def rune(name: str, divinity: int, *types: str, price: Mana = FREE) -> Face:
    return make(name, "rune", *types, price=price, divinity=divinity, abilities=(ab.Spell(name, None, (LIFE,)),))


GOD = make("God", "ruler", keywords=("divinity",), divinity=3)


def runes(*cards: str, price: Mana = FREE) -> Table:
    made = [rune("Small", 1, price=price), rune("Large", 3, price=price), rune("Sung", 1, "chant", price=price)]
    return table(GOD, *made, rulers=False).zone(0, "ruler", "God").zone(0, "rune", *cards)


@pytest.mark.rule("fow", "711.1", "711.2", "711.2a", "315.2", "1017.6a")
def test_a_rune_is_flipped_and_a_copy_of_it_is_played_and_then_gone() -> None:
    t = runes("Small").act(0, "rune")
    assert t.stack() == ["Small"] and t.obj("Small", 0, "rune").face_up
    t.resolve()
    assert t.resource(0, "life") == 4100
    assert t.zone_names(0, "rune") == ["Small"] and t.zone_names(0, "graveyard") == []


@pytest.mark.rule("fow", "711.2")
def test_the_cost_of_a_rune_is_paid() -> None:
    assert runes("Small", price=Mana((), 1)).acts(0, "rune") == []
    t = runes("Small", price=Mana((), 1)).field(0, "fire stone").act(0, "rune")
    assert t.is_rested("fire stone")


@pytest.mark.rule("fow", "711.4", "711.2", "210.2")
def test_divinity_that_revealed_runes_have_used_is_gone() -> None:
    t = runes("Small", "Large")
    assert t.acts(0, "rune") == ["Small", "Large"]
    t.act(0, "rune", "Small").resolve()
    assert t.acts(0, "rune") == []  # two of three remain


@pytest.mark.rule("fow", "711.5")
def test_a_revealed_rune_is_not_played_again() -> None:
    t = runes("Small").act(0, "rune").resolve()
    assert t.acts(0, "rune") == []


@pytest.mark.rule("fow", "711.1")
def test_runes_need_a_ruler_with_divinity_and_main_timing() -> None:
    plain = table(rune("Small", 0)).zone(0, "rune", "Small")
    assert plain.acts(0, "rune") == []
    t = runes("Small").act(0, "rune")
    assert t.acts(0, "rune") == []  # the chase is not empty


@pytest.mark.rule("fow", "711.3", "711.3a")
def test_an_addition_rune_leaves_the_rune_area_itself() -> None:
    seal = make("Seal", "rune", "addition", price=FREE, divinity=1)
    t = runes().faces(seal).zone(0, "rune", "Seal").play(0, "Seal", zone="rune").resolve()
    assert t.zone_names(0, "rune") == [] and t.is_on_field("Seal")


@pytest.mark.rule("fow", "703.4")
def test_a_chant_rune_in_the_hand_is_played_like_a_chant() -> None:
    t = runes().hand(0, "Sung").play(0, "Sung").resolve()
    assert t.zone_names(0, "graveyard") == ["Sung"] and t.resource(0, "life") == 4100


# ---------------------------------------------------------------- 712  Revolution Order


def general() -> Face:
    section = ab.Keyword("order", name="revolution_order", cost=Cost((Mana((), 1),)))
    front = make("General", "ruler", colours=("fire",), abilities=(section,), key="general")
    command = ab.Static("command", None, (st.Affects(Self(), (st.AddStat(Stat.POWER, Number(400)),)),))
    back = make("General's Order", "order", abilities=(command,), keywords=("flying",), key="general/2")
    return two_sided(front, back)


def ordering() -> Table:
    free = make("Recruit", "resonator", price=FREE, atk=500, dfn=500)
    made = table(general(), free, END, stones=1, rulers=False).zone(0, "ruler", "General").hand(0, "Recruit", "End")
    return made.play(0, "Recruit", targets=["General"])


@pytest.mark.rule("fow", "712.1", "712.2", "712.2a", "712.3a", "712.3b", "702.3a", "903.2d")
def test_an_ordered_resonator_enters_as_a_j_ruler_with_what_the_order_grants() -> None:
    t = ordering()
    assert t.stack() == ["Recruit"] and t.is_rested("fire stone") and t.zone_names(0, "ruler") == ["General"]
    t.resolve()
    recruit = t.obj("Recruit", 0, "field")
    assert recruit.now.types == {"j_ruler"} and t.power("Recruit") == 900 and t.has("Recruit", "flying")
    assert t.zone_names(0, "order") == ["General's Order"] and t.zone_names(0, "ruler") == []


@pytest.mark.rule("fow", "712.2")
def test_nobody_chases_an_ordered_spell() -> None:
    t = table(general(), resonator("fire", 1), chant("Word"), rulers=False)
    made = make("Recruit", "resonator", price=FREE, atk=500, dfn=500)
    t.faces(made).zone(0, "ruler", "General").field(0, "fire stone").hand(0, "Recruit").hand(1, "Word")
    t.play(0, "Recruit", targets=["General"]).passes(0)
    assert not t.can("play", 1, "Word")


@pytest.mark.rule("fow", "712.2")
def test_an_ordered_spell_is_not_cancelled() -> None:
    stop = chant("Stop", fx.Cancel(Every(Group((Is(Quality.TYPE, "resonator"),), ("chase",)))))
    free = make("Recruit", "resonator", price=FREE, atk=500, dfn=500)
    t = table(general(), free, stop, stones=1, rulers=False).zone(0, "ruler", "General").hand(0, "Recruit", "Stop")
    t.play(0, "Recruit", targets=["General"])
    assert t.obj("Recruit", 0, "chase").now.marked("cannot_be_cancelled")


@pytest.mark.rule("fow", "1205.2", "1010.1", "1208.1", "1024.2a")
def test_with_the_ordered_card_gone_the_order_is_a_ruler_again() -> None:
    t = ordering().resolve().play(0, "End").resolve()
    assert sorted(t.zone_names(0, "graveyard")) == ["End", "Recruit"]
    assert t.zone_names(0, "ruler") == ["General"] and t.zone_names(0, "order") == []
    assert t.counters("General", "astral") == 0


@pytest.mark.rule("fow", "712.1")
def test_ordering_may_be_declined_and_a_rested_ruler_cannot_order() -> None:
    free = make("Recruit", "resonator", price=FREE, atk=500, dfn=500)
    t = table(general(), free, stones=1, rulers=False).zone(0, "ruler", "General").hand(0, "Recruit")
    t.play(0, "Recruit", targets=[[]]).resolve()
    assert t.obj("Recruit", 0, "field").now.types == {"resonator"} and t.zone_names(0, "ruler") == ["General"]
    t = table(general(), free, stones=1, rulers=False).zone(0, "ruler", "General", rested=True).hand(0, "Recruit")
    t.play(0, "Recruit").resolve()
    assert t.obj("Recruit", 0, "field").now.types == {"resonator"}


# ---------------------------------------------------------------- 713  contract


def pact() -> Face:
    front = make(
        "Pact", "chant", price=FREE, abilities=(ab.Spell("pact", None, (fx.Perform("contract", word="fire ruler"),)),)
    )
    back = make("Bound Demon", "j_ruler", atk=1200, dfn=1200, key="pact/2")
    return two_sided(front, back)


@pytest.mark.rule("fow", "713.1", "713.1a", "713.3a", "713.3b", "713.1b")
def test_a_contract_turns_the_named_ruler_down_and_the_chant_into_a_j_ruler() -> None:
    t = table(pact(), rulers=False).zone(0, "ruler", "fire ruler", rested=True, counters={"moon": 1}).hand(0, "Pact")
    t.play(0, "Pact").resolve()
    assert t.is_on_field("Bound Demon", 0) and not t.is_rested("Bound Demon")
    assert not t.obj("fire ruler", 0, "ruler").face_up and t.counters("Bound Demon", "moon") == 1
    assert t.zone_names(0, "graveyard") == []


@pytest.mark.rule("fow", "710.1a", "713.3a")
def test_a_ruler_under_contract_calls_no_stone() -> None:
    t = table(pact()).hand(0, "Pact").play(0, "Pact").resolve()
    assert t.acts(0, "call") == ["Bound Demon"]


@pytest.mark.rule("fow", "713.1c")
def test_without_the_named_ruler_there_is_no_contract() -> None:
    t = table(pact(), rulers=False).hand(0, "Pact").play(0, "Pact").resolve()
    assert t.zone_names(0, "graveyard") == ["Pact"]


@pytest.mark.rule("fow", "1205.3", "1010.1", "1024.2b")
def test_when_the_contract_ends_the_ruler_is_face_up_again() -> None:
    t = table(pact(), END).hand(0, "Pact", "End").play(0, "Pact").resolve().play(0, "End").resolve()
    assert sorted(t.zone_names(0, "graveyard")) == ["End", "Pact"]
    assert t.obj("fire ruler", 0, "ruler").face_up and t.counters("fire ruler", "astral") == 0


@pytest.mark.rule("fow", "1205.3", "713.3b")
def test_counters_go_to_the_j_ruler_and_back_to_those_that_the_ruler_has_got_meanwhile() -> None:
    more = chant("More", fx.PlaceCounters(Every(Group((), ("ruler",))), "moon", Number(1)))
    t = table(pact(), END, more, rulers=False).zone(0, "ruler", "fire ruler", counters={"moon": 1})
    t.hand(0, "Pact", "More", "End").play(0, "Pact").resolve().play(0, "More").resolve()
    assert t.counters("Bound Demon", "moon") == 1 and t.counters("fire ruler", "moon") == 1
    t.play(0, "End").resolve()
    assert t.counters("fire ruler", "moon") == 2


@pytest.mark.rule("fow", "713.4")
def test_one_contract_a_turn() -> None:
    t = table(pact(), rulers=False).zone(0, "ruler", "fire ruler", "fire ruler").hand(0, "Pact", "Pact")
    t.play(0, "Pact")
    t.resolve()
    if t.match.question is not None and t.match.question.why == "contract":
        t.choose(t.card("fire ruler", 0, zone="ruler", index=0))
    t.play(0, "Pact").resolve()
    assert t.field_names(0).count("Bound Demon") == 1 and t.zone_names(0, "graveyard") == ["Pact"]


# ---------------------------------------------------------------- 714  transcend


def ascent(race: str = "Hero") -> Face:
    text = (
        fx.Choose(1, RESONATORS, Number(1), Number(1)),
        fx.Perform("transcend", Bound(1), word=race),
    )
    return make("Ascent", "chant", price=FREE, keywords=("quickcast",), abilities=(ab.Spell("ascent", None, text),))


def hero() -> Face:
    front = make("Young Hero", "ruler", races=("Hero", "Human"), key="hero")
    back = make("Hero", "j_ruler", atk=800, dfn=800, races=("Hero", "Human"), key="hero/2")
    return two_sided(front, back)


TITAN = make("Titan", "j_ruler", atk=2000, dfn=2000, races=("Hero", "Giant"))
SQUIRE = make("Squire", "resonator", price=FREE, atk=300, dfn=300, races=("Hero", "Giant"))
STRAY = make("Stray", "resonator", price=FREE, atk=300, dfn=300, races=("Hero", "Dog"))


def transcending(target: str = "Squire") -> Table:
    made = table(ascent(), hero(), TITAN, SQUIRE, STRAY, END, rulers=False).zone(0, "ruler", "Young Hero")
    made.zone(0, "outside", "Titan").field(0, target).hand(0, "Ascent", "End")
    return made.play(0, "Ascent", targets=[target]).resolve()


@pytest.mark.rule("fow", "714.1", "714.1a", "714.3", "714.3a", "714.3b")
def test_transcending_stacks_the_resonator_below_the_ruler_and_the_j_ruler_on_top() -> None:
    t = transcending()
    assert t.is_on_field("Titan", 0) and not t.is_rested("Titan") and t.zone_names(0, "ruler") == []
    assert not t.is_on_field("Squire") and len(t.obj("Titan").under) == 2
    assert t.zone_names(0, "outside") == []


@pytest.mark.rule("fow", "714.1a")
def test_the_races_must_fit() -> None:
    t = transcending("Stray")
    assert t.is_on_field("Stray") and t.zone_names(0, "ruler") == ["Young Hero"]


@pytest.mark.rule("fow", "714.1a")
def test_who_has_no_fitting_j_ruler_is_not_asked_which_ruler_transcends() -> None:
    made = table(ascent(), hero(), TITAN, SQUIRE, STRAY, rulers=False).zone(0, "ruler", "Young Hero")
    made.zone(0, "outside", "Titan").field(0, "Hero", "Stray").hand(0, "Ascent").play(0, "Ascent", targets=["Stray"])
    made.resolve().expect(kind="action")
    assert made.is_on_field("Hero") and made.zone_names(0, "ruler") == ["Young Hero"]


@pytest.mark.rule("fow", "1010.1", "714.3a")
def test_a_destroyed_transcended_j_ruler_leaves_its_ruler_and_expels_the_rest() -> None:
    t = transcending().play(0, "End").resolve()
    assert t.zone_names(0, "ruler") == ["Young Hero"] and t.counters("Young Hero", "astral") == 0
    assert sorted(t.zone_names(0, "outside")) == ["Squire", "Titan"]
    assert not t.obj("Titan", 0, "outside").face_up and t.obj("Squire", 0, "outside").face_up


@pytest.mark.rule("fow", "1205.4")
def test_without_def_its_ruler_is_astral_too() -> None:
    wither = chant("Wither", fx.Modify(Every(J_RULERS), (st.AddStat(Stat.GUARD, Number(2000), -1),)))
    made = table(ascent(), hero(), TITAN, SQUIRE, wither, rulers=False).zone(0, "ruler", "Young Hero")
    made.zone(0, "outside", "Titan").field(0, "Squire").hand(0, "Ascent", "Wither")
    t = made.play(0, "Ascent", targets=["Squire"]).resolve().play(0, "Wither").resolve()
    assert t.zone_names(0, "ruler") == ["Young Hero"] and t.counters("Young Hero", "astral") == 1


@pytest.mark.rule("fow", "714.4")
def test_no_transcending_after_a_judgment_and_only_once() -> None:
    t = transcending()
    assert t.game.state.uses_turn.count((-1, "transcends")) == 1
    judgment = ab.Keyword("judgment", name="judgment", cost=Cost((FREE,)))
    queen = two_sided(
        make("Queen", "ruler", abilities=(judgment,), key="queen"),
        make("Queen Risen", "j_ruler", atk=800, dfn=800, key="queen/2"),
    )
    t = table(ascent(), hero(), TITAN, SQUIRE, queen, rulers=False).zone(0, "ruler", "Young Hero", "Queen")
    t.zone(0, "outside", "Titan").field(0, "Squire").hand(0, "Ascent").act(0, "judgment").resolve()
    t.play(0, "Ascent", targets=["Squire"]).resolve()
    assert t.is_on_field("Squire") and not t.is_on_field("Titan")


# ---------------------------------------------------------------- 715  convoke


def convoking(players: int) -> Table:
    section = ab.Keyword("convoke", name="convoke", cost=Cost((Mana((), 1),)))
    caller = make("Caller", "ruler", abilities=(section,))
    made = scenario("fow", players=players).faces(caller, ruler("wind"), resonator("fire", 1), *STONES)
    return made.zone(0, "ruler", "Caller").field(0, "fire stone").hand(0, "wind ruler").turn(0, number=4)


@pytest.mark.rule("fow", "715.1", "715.2", "715.3", "715.3a", "715.4", "715.4a")
def test_with_three_players_a_ruler_is_convoked_from_the_hand() -> None:
    t = convoking(3).act(0, "convoke")
    assert t.is_rested("fire stone") and len(t.game.state.stack) == 1
    t.resolve()
    assert sorted(t.zone_names(0, "ruler")) == ["Caller", "wind ruler"] and t.counters("wind ruler", "convoke") == 3


@pytest.mark.rule("fow", "715.1")
def test_with_two_players_nobody_convokes() -> None:
    assert convoking(2).acts(0, "convoke") == []


# ---------------------------------------------------------------- 716, 717  wardens


def keeper() -> Face:
    plus = ab.Activated("+1", None, Cost((PutCounters("willpower", Number(1)),)), (LIFE,), zones=("ruler",))
    minus = ab.Activated(
        "-3",
        None,
        Cost((TakeCounters("willpower", Number(3)),)),
        (fx.DealPlayer(Number(500), OPPONENT),),
        zones=("ruler",),
    )
    judgment = ab.Keyword("judgment", name="judgment", cost=Cost((FREE,)))
    front = make("Keeper", "warden", price=Mana((), 1), willpower=4, abilities=(plus, minus, judgment), key="keeper")
    back = make("Keeper Risen", "j_ruler", atk=900, dfn=900, key="keeper/2")
    return two_sided(front, back)


@pytest.mark.rule("fow", "716.1", "716.2", "716.2a", "716.3", "716.3a", "1309.1b")
def test_a_warden_comes_into_the_ruler_area_with_its_willpower() -> None:
    t = table(keeper(), stones=1).hand(0, "Keeper").act(0, "warden")
    assert t.zone_names(0, "hand") == ["Keeper"] and len(t.game.state.stack) == 1 and t.is_rested("fire stone")
    t.resolve()
    assert "Keeper" in t.zone_names(0, "ruler") and t.counters("Keeper", "willpower") == 4


@pytest.mark.rule("fow", "716.3b")
def test_a_warden_that_has_left_the_hand_does_not_come() -> None:
    drop = chant("Drop", fx.DiscardHand(YOU))
    t = table(keeper(), drop, stones=1).hand(0, "Keeper", "Drop").act(0, "warden").play(0, "Drop").resolve_all()
    assert "Keeper" in t.zone_names(0, "graveyard") and "Keeper" not in t.zone_names(0, "ruler")


@pytest.mark.rule("fow", "716.1")
def test_wardens_come_at_main_timing_only() -> None:
    t = table(keeper(), chant("Word"), stones=1).hand(0, "Keeper", "Word").play(0, "Word")
    assert t.acts(0, "warden") == []


def kept(willpower: int) -> Table:
    return table(keeper(), chant("Word")).zone(0, "ruler", "Keeper", counters={"willpower": willpower}).hand(0, "Word")


@pytest.mark.rule("fow", "717.1", "717.2", "717.2b", "717.2b-1", "717.3", "905.5", "903.2l-3")
def test_a_willpower_ability_costs_or_gives_willpower() -> None:
    t = kept(4).use(0, "Keeper", ability="+1")
    assert t.counters("Keeper", "willpower") == 5
    t.resolve()
    assert t.resource(0, "life") == 4100
    assert kept(3).use(0, "Keeper", ability="-3").counters("Keeper", "willpower") == 0
    assert all("-3" not in text for text in kept(2).options())


@pytest.mark.rule("fow", "717.2a", "905.5a")
def test_one_willpower_ability_a_turn() -> None:
    t = kept(4).use(0, "Keeper", ability="+1").resolve()
    assert not any("+1" in text or "-3" in text for text in t.options())


@pytest.mark.rule("fow", "717.1")
def test_willpower_abilities_are_played_at_main_timing() -> None:
    t = kept(4).play(0, "Word")
    assert not t.can("use", 0, "Keeper")


@pytest.mark.rule("fow", "705.3a", "1205.5", "1024.2c")
def test_a_warden_may_be_judged_and_its_j_ruler_goes_to_the_graveyard() -> None:
    t = table(keeper(), END).zone(0, "ruler", "Keeper", counters={"willpower": 2}).hand(0, "End")
    t.act(0, "judgment", "Keeper").resolve()
    assert t.is_on_field("Keeper Risen", 0)
    t.play(0, "End").resolve()
    assert sorted(t.zone_names(0, "graveyard")) == ["End", "Keeper"] and t.zone_names(0, "ruler") == ["fire ruler"]


@pytest.mark.rule("fow", "1136.3", "711.4")
def test_a_divinity_that_is_printed_and_a_keyword_is_one() -> None:
    god = written("Twofold", "Ruler", "[Divinity] 2", cost=None, divinity=2)
    t = table(god, rune("Small", 2), rune("Large", 3), rulers=False)
    t.zone(0, "ruler", "Twofold").zone(0, "rune", "Small", "Large")
    assert t.acts(0, "rune") == ["Small"]
