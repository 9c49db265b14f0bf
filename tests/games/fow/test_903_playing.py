"""Chapters 901 to 907: abilities, playing cards and abilities, will."""

from __future__ import annotations

import pytest

from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from arbiter.script import costs as co
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.amounts import Number, Resource, X
from arbiter.script.base import Effect, Lasting, Op, Quality, Stat, Statement
from arbiter.script.costs import Cost, Mana, RestThis
from arbiter.script.nouns import EACH, OPPONENT, YOU, Bound, Every, Group, Is, Same, Self, StatIs
from arbiter.script.patterns import Casts, GainsResource, Moves, Produces, StepBegins
from arbiter.testing import BadScript
from tests.games.fow.plain import make, two_sided
from tests.games.fow.tables import table

RESONATORS = Group((Is(Quality.TYPE, "resonator"),), ("field",))
THIS = Group((Same(Self()),), ("field",))
CHANTS = Group((Is(Quality.TYPE, "chant"),), ())
LIFE = fx.GainResource(YOU, "life", Number(100))
FREE = Mana()


def chant(name: str, *effects: Effect, price: Mana = FREE, quick: bool = True) -> Face:
    words = ("quickcast",) if quick else ()
    return make(name, "chant", price=price, keywords=words, abilities=(ab.Spell(name, None, effects),))


def says(*statements: Statement, name: str = "Law") -> Face:
    return make(name, "regalia", abilities=(ab.Static(name, None, statements),))


def tool(*effects: Effect, cost: Cost) -> Face:
    ability = ab.Activated("use", None, cost, effects)
    return make("Tool", "regalia", abilities=(ability,))


# ---------------------------------------------------------------- 901, 905  abilities


@pytest.mark.rule("fow", "901.2b", "901.2c", "903.2d-1")
def test_a_limit_on_a_named_ability_counts_for_all_abilities_of_that_name() -> None:
    once = ab.Activated("a", None, Cost(), (LIFE,), ab.Limits(per_turn=1), name="Purity")
    first, second = (make(name, "regalia", abilities=(once,)) for name in ("First", "Second"))
    t = table(first, second).field(0, "First", "Second").use(0, "First").resolve()
    assert not t.can("use", 0, "First") and not t.can("use", 0, "Second")


@pytest.mark.rule("fow", "903.2d-1")
def test_only_the_restriction_of_the_ability_itself_is_checked() -> None:
    one = make("One", "regalia", abilities=(ab.Activated("a", None, Cost(), (LIFE,), ab.Limits(per_turn=1), name="P"),))
    two = make("Two", "regalia", abilities=(ab.Activated("b", None, Cost(), (LIFE,), ab.Limits(per_turn=2), name="P"),))
    t = table(one, two).field(0, "One", "Two").use(0, "One").resolve()
    assert t.can("use", 0, "Two")
    t = table(one, two).field(0, "One", "Two").use(0, "Two").resolve()
    assert not t.can("use", 0, "One")


@pytest.mark.rule("fow", "905.4", "905.4a", "905.4c")
def test_a_gods_art_is_played_once_in_a_game() -> None:
    art = ab.Activated("art", None, Cost(), (LIFE,), ab.Limits(per_game=1), name="Dawn", special=True)
    sun = make("Sun", "regalia", abilities=(art,))
    t = table(sun).field(0, "Sun").use(0, "Sun").resolve()
    t.to("main", 1).to("main", 0)
    assert not t.can("use", 0, "Sun") and t.why_not(0, "Sun") == ["905.4a"]


@pytest.mark.rule("fow", "905.4b")
def test_arts_with_different_names_are_played_each() -> None:
    arts = [
        ab.Activated(n, None, Cost(), (LIFE,), ab.Limits(per_game=1), name=n, special=True) for n in ("Dawn", "Dusk")
    ]
    sun = make("Sun", "regalia", abilities=tuple(arts))
    t = table(sun).field(0, "Sun").use(0, "Sun", ability=0).resolve().use(0, "Sun", ability=1).resolve()
    assert t.resource(0, "life") == 4200


@pytest.mark.rule("fow", "905.3", "1108.2")
def test_a_resonator_that_just_came_does_not_rest_for_its_ability() -> None:
    tap = ab.Activated("tap", None, Cost((RestThis(),)), (LIFE,))
    mage = make("Mage", "resonator", atk=100, dfn=100, abilities=(tap,))
    swift = make("Swift", "resonator", atk=100, dfn=100, abilities=(tap,), keywords=("swiftness",))
    lamp = make("Lamp", "regalia", abilities=(tap,))
    t = table(mage, swift, lamp).field(0, "Mage", "Swift", "Lamp", fresh=True)
    assert not t.can("use", 0, "Mage") and t.why_not(0, "Mage") == ["905.3"]
    assert t.can("use", 0, "Swift") and t.can("use", 0, "Lamp")


@pytest.mark.rule("fow", "905.3")
def test_a_j_ruler_of_this_turn_does_not_rest_for_its_ability_though_it_may_attack() -> None:
    tap = ab.Activated("tap", None, Cost((RestThis(),)), (LIFE,))
    judgment = ab.Keyword("judgment", name="judgment", cost=Cost((FREE,)))
    queen = two_sided(
        make("Queen", "ruler", abilities=(judgment,), key="queen"),
        make("Queen Risen", "j_ruler", atk=800, dfn=800, abilities=(tap,), key="queen/2"),
    )
    t = table(queen, rulers=False).zone(0, "ruler", "Queen").act(0, "judgment").resolve()
    assert "905.3" in t.why_not(0, "Queen Risen") and t.acts(0, "battle") == ["Queen Risen"]


@pytest.mark.rule("fow", "905.1", "905.1b", "905.1d")
def test_a_cost_with_options_is_paid_by_one_of_them() -> None:
    either = Cost((co.OneOf(((Mana((), 1),), (co.PayResource("life", Number(500)),))),))
    t = table(tool(LIFE, cost=either)).field(0, "Tool").use(0, "Tool")
    assert t.resource(0, "life") == 3500  # only life could be paid
    t = table(tool(LIFE, cost=either), stones=1).field(0, "Tool").use(0, "Tool", option="1")
    assert t.resource(0, "life") == 4000 and t.is_rested("fire stone")


@pytest.mark.rule("fow", "105.4a")
def test_no_more_life_is_paid_than_there_is() -> None:
    price = Cost((co.PayResource("life", Number(500)),))
    assert not table(tool(LIFE, cost=price)).resources(0, life=400).field(0, "Tool").can("use", 0, "Tool")


@pytest.mark.rule("fow", "104.6", "105.4a")
def test_who_cannot_gain_life_still_pays_it() -> None:
    law = says(st.Forbid(GainsResource(EACH, "life")))
    price = Cost((co.PayResource("life", Number(500)),))
    t = table(tool(fx.Draw(YOU, Number(1)), cost=price), law).field(0, "Tool", "Law").use(0, "Tool")
    assert t.resource(0, "life") == 3500


# ---------------------------------------------------------------- 903.2  the steps of playing


@pytest.mark.rule("fow", "903.2f", "312.1", "312.3")
def test_a_card_that_is_played_is_on_the_chase() -> None:
    t = table(chant("Word", LIFE)).hand(0, "Word").play(0, "Word")
    assert t.zone_of("Word") == "chase" and t.hand_size(0) == 0


@pytest.mark.rule("fow", "903.2g")
def test_options_are_chosen_while_playing() -> None:
    modes = fx.Modes(Number(1), Number(1), ((LIFE,), (fx.Draw(YOU, Number(1)),)))
    t = table(chant("Word", modes)).hand(0, "Word").play(0, "Word", modes=[2])
    assert t.game.state.stack[-1].modes == (1,)
    t.resolve()
    assert t.hand_size(0) == 1 and t.resource(0, "life") == 4000


@pytest.mark.rule("fow", "903.2h", "204.1b", "104.5")
def test_x_is_named_while_playing_and_paid() -> None:
    storm = chant("Storm", fx.DealPlayer(X(), OPPONENT), price=Mana((("fire", 1),), 0, "X"))
    t = table(storm, stones=4).hand(0, "Storm")
    assert t.obj("Storm").now.cost == 1  # X is zero elsewhere
    t.play(0, "Storm", x=3)
    assert sum(1 for obj in t.objects("field", 0) if obj.turned) == 4
    t.resolve()
    assert t.resource(1, "life") == 4000  # three points, and 1206.1 rounds up


@pytest.mark.rule("fow", "903.2h-4")
def test_x_that_was_paid_counts_for_the_abilities_of_the_entity() -> None:
    enter = ab.Triggered("enter", None, Moves(THIS, to="field"), None, (fx.Draw(YOU, X()),))
    hydra = make("Hydra", "resonator", price=Mana((), 0, "X"), atk=100, dfn=100, abilities=(enter,))
    t = table(hydra, stones=2).hand(0, "Hydra").play(0, "Hydra", x=2).resolve()
    assert t.obj("Hydra").arrival.x == 2 and t.resolve().hand_size(0) == 2


@pytest.mark.rule("fow", "903.2i", "903.2m")
def test_without_a_target_nothing_is_played() -> None:
    aim = (fx.Choose(1, RESONATORS, Number(1), Number(1)), fx.Deal(Number(300), Bound(1)))
    t = table(chant("Bolt", *aim)).hand(0, "Bolt")
    assert not t.can("play", 0, "Bolt") and t.why_not(0, "Bolt") == ["903.2i"]
    assert table(chant("Bolt", *aim)).hand(0, "Bolt").field(1, "fire 2").can("play", 0, "Bolt")


@pytest.mark.rule("fow", "903.2j", "903.2j-1")
def test_damage_is_divided_in_hundreds_while_playing() -> None:
    split = (fx.Choose(1, RESONATORS, Number(1), Number(2)), fx.DealDivided(Number(500), Bound(1)))
    t = table(chant("Split", *split)).hand(0, "Split").field(1, "fire 2", "wind 3")
    t.play(0, "Split", targets=["fire 2", "wind 3"], divide={"fire 2": 200, "wind 3": 300}).resolve()
    assert t.damage_on("fire 2") == 200 and t.damage_on("wind 3") == 300


@pytest.mark.rule("fow", "903.2k-1", "903.2k-5")
def test_another_cost_may_be_paid_instead() -> None:
    free = st.AlternativeCost(
        Group((Is(Quality.TYPE, "resonator"),), (), YOU), Cost((co.PayResource("life", Number(500)),))
    )
    t = table(says(free)).field(0, "Law").hand(0, "wind 3").play(0, "wind 3")
    assert t.resource(0, "life") == 3500 and t.stack() == ["wind 3"]


SPELLS = Group((), (), EACH)


@pytest.mark.rule("fow", "903.2k-3", "903.2k-4", "903.2k")
def test_costs_grow_before_they_shrink_and_only_the_free_cost_shrinks() -> None:
    more = st.CostChange(SPELLS, YOU, Number(1), 1)
    less = st.CostChange(SPELLS, YOU, Number(2), -1)
    t = table(says(less), stones=1).field(0, "Law").hand(0, "fire 2")
    assert t.can("play", 0, "fire 2")  # the fire symbol is left
    assert not table(says(less)).field(0, "Law").hand(0, "fire 2").can("play", 0, "fire 2")
    both = table(says(more, name="More"), says(less), stones=1).field(0, "More", "Law").hand(0, "fire 2")
    assert both.can("play", 0, "fire 2")  # 1+1+1 less 2


@pytest.mark.rule("fow", "903.2k-4")
def test_a_symbol_less_takes_it_off_the_specified_cost() -> None:
    less = st.CostChange(SPELLS, YOU, Number(0), -1, coloured=(("fire", 1),))
    assert table(says(less)).field(0, "Law").hand(0, "fire 1").can("play", 0, "fire 1")
    assert not table(says(less)).field(0, "Law").hand(0, "fire 2").can("play", 0, "fire 2")


@pytest.mark.rule("fow", "903.2k-3")
def test_an_additional_cost_must_be_paid_too() -> None:
    tax = st.ExtraCost(SPELLS, Cost((co.PayResource("life", Number(300)),)))
    t = table(says(tax), stones=1).field(0, "Law").hand(0, "fire 1").play(0, "fire 1")
    assert t.resource(0, "life") == 3700


@pytest.mark.rule("fow", "903.2k-2", "903.2h-1")
def test_a_card_played_without_its_cost_has_x_zero() -> None:
    storm = chant("Storm", fx.DealPlayer(X(), OPPONENT), price=Mana((), 0, "X"), quick=False)
    gift = chant(
        "Gift",
        fx.Choose(1, Group((Is(Quality.TYPE, "chant"),), ("graveyard",), YOU), Number(1), Number(1)),
        fx.CastNow(Bound(1), free=True, may=False),
    )
    t = (
        table(storm, gift, stones=3)
        .zone(0, "graveyard", "Storm")
        .hand(0, "Gift")
        .play(0, "Gift", targets=["Storm"])
        .resolve()
    )
    assert t.stack() == ["Storm"] and t.game.state.stack[-1].frame.x == 0
    assert not t.is_rested("fire stone")


@pytest.mark.rule("fow", "903.2l", "903.2l-1", "1003.4")
def test_a_cost_is_paid_whole_or_not_at_all() -> None:
    t = table(stones=1).hand(0, "fire 2")
    assert not t.can("play", 0, "fire 2") and t.why_not(0, "fire 2") == ["903.2l-1"]


@pytest.mark.rule("fow", "903.3a")
def test_what_does_not_concern_an_illegal_target_still_happens() -> None:
    aim = (fx.Choose(1, RESONATORS, Number(1), Number(1)), fx.Deal(Number(300), Bound(1)), LIFE)
    t = (
        table(chant("Bolt", *aim), chant("Kill", *aim[:1], fx.Destroy(Bound(1))))
        .field(1, "fire 2")
        .hand(0, "Bolt", "Kill")
    )
    t.play(0, "Bolt", targets=["fire 2"]).play(0, "Kill", targets=["fire 2"]).resolve_all()
    assert t.resource(0, "life") == 4100 and t.zone_names(1, "graveyard") == ["fire 2"]


@pytest.mark.rule("fow", "903.1a", "104.4")
def test_what_a_text_prohibits_cannot_be_played() -> None:
    law = st.ForbidPlay(EACH, "cast", CHANTS)
    t = table(says(law), chant("Word")).field(1, "Law").hand(0, "Word", "fire 1").field(0, "fire stone")
    assert not t.can("play", 0, "Word") and t.why_not(0, "Word") == ["104.4"] and t.can("play", 0, "fire 1")


# ---------------------------------------------------------------- 907, 1003  will


@pytest.mark.rule("fow", "907.2", "907.3", "202.4e", "1003.1", "1003.2", "1003.5")
def test_stones_are_rested_for_will_while_paying_and_nobody_can_answer_that() -> None:
    t = table(stones=3).hand(0, "fire 2").play(0, "fire 2")
    assert sum(1 for obj in t.objects("field", 0) if obj.turned) == 2
    assert t.stack() == ["fire 2"]


@pytest.mark.rule("fow", "204.1a", "1003.2", "907.5")
def test_the_specified_cost_needs_will_of_its_attribute() -> None:
    assert not table().field(0, "wind stone", "wind stone").hand(0, "fire 2").can("play", 0, "fire 2")
    assert table().field(0, "wind stone", "fire stone").hand(0, "fire 2").can("play", 0, "fire 2")


@pytest.mark.rule("fow", "907.2", "907.4", "707.2")
def test_will_is_produced_with_priority_and_kept_until_it_is_spent() -> None:
    t = table(stones=1).by_hand(0).hand(0, "fire 1")
    t.act(0, "will", "fire stone")
    assert t.stack() == [] and [unit.colour for unit in t.game.state.pools[0]] == ["fire"]
    t.play(0, "fire 1")
    assert t.game.state.pools[0] == ()


@pytest.mark.rule("fow", "907.6", "907.6a", "1003.6", "907.6d")
def test_a_characteristic_is_no_attribute_and_pays_for_itself() -> None:
    moon = ab.Activated("moon", None, Cost((RestThis(),)), (fx.Produce(YOU, "moon", Number(1)),), resource=True)
    tide = make("Tide", "magic_stone", abilities=(moon,))
    rite = chant("Rite", LIFE, price=Mana((("moon", 1),), 0))
    assert table(tide, rite).field(0, "Tide").hand(0, "Rite").can("play", 0, "Rite")
    assert not table(tide, rite, stones=1).hand(0, "Rite").can("play", 0, "Rite")
    assert not table(tide).field(0, "Tide").hand(0, "fire 1").can("play", 0, "fire 1")


@pytest.mark.rule("fow", "907.1")
def test_will_with_a_restriction_pays_only_for_what_it_names() -> None:
    only = fx.Produce(YOU, "fire", Number(1), CHANTS)
    choir = make(
        "Choir", "magic_stone", abilities=(ab.Activated("sing", None, Cost((RestThis(),)), (only,), resource=True),)
    )
    song = chant("Song", LIFE, price=Mana((("fire", 1),), 0))
    t = table(choir, song).field(0, "Choir").hand(0, "Song", "fire 1")
    assert t.can("play", 0, "Song") and not t.can("play", 0, "fire 1")


@pytest.mark.rule("fow", "907.4")
def test_what_is_produced_beyond_the_cost_stays() -> None:
    two = ab.Activated("two", None, Cost((RestThis(),)), (fx.Produce(YOU, "fire", Number(2)),), resource=True)
    geyser = make("Geyser", "magic_stone", abilities=(two,))
    t = table(geyser).field(0, "Geyser").hand(0, "fire 1").play(0, "fire 1")
    assert [unit.colour for unit in t.game.state.pools[0]] == ["fire"]


@pytest.mark.rule("fow", "907.8")
def test_will_abilities_do_not_cost_more() -> None:
    tax = st.ExtraCost(SPELLS, Cost((co.PayResource("life", Number(300)),)), ability="any")
    t = table(says(tax), stones=1).field(0, "Law").hand(0, "fire 1").play(0, "fire 1")
    assert t.resource(0, "life") == 4000


@pytest.mark.rule("fow", "907.3", "910.2f")
def test_producing_will_is_heard_of() -> None:
    bell = make("Bell", "regalia", abilities=(ab.Triggered("will", None, Produces(YOU), None, (LIFE,)),))
    t = table(bell, stones=1).field(0, "Bell").hand(0, "fire 1").play(0, "fire 1")
    assert t.stack() == ["fire 1", "Bell"] and t.game.state.pools[0] == ()


@pytest.mark.rule("fow", "503.4", "909.1")
def test_effects_until_will_clearance_end_with_it() -> None:
    lift = fx.Modify(Every(RESONATORS), (st.AddStat(Stat.POWER, Number(200)),), Lasting.CLEARANCE)
    t = table(chant("Lift", lift)).field(0, "fire 2").hand(0, "Lift").play(0, "Lift").resolve()
    assert t.power("fire 2") == 800
    t.to("main", 1)
    assert t.power("fire 2") == 600


@pytest.mark.rule("fow", "1046.1", "1119.4", "1046.2")
def test_a_will_coin_is_banished_for_will() -> None:
    t = table(chant("Mint", fx.Perform("coin", word="fire"))).hand(0, "Mint", "fire 1").play(0, "Mint").resolve()
    assert t.zone_names(0, "item") == ["fire will coin"]
    t.act(0, "will", "fire will coin")
    assert t.zone_names(0, "item") == [] and t.zone_names(0, "graveyard") == ["Mint"]
    assert t.can("play", 0, "fire 1")


# ---------------------------------------------------------------- 906  automatic abilities


@pytest.mark.rule("fow", "906.2", "906.1")
def test_an_automatic_ability_triggers_every_time_its_condition_is_met() -> None:
    bell = make("Bell", "regalia", abilities=(ab.Triggered("cast", None, Casts(EACH), None, (LIFE,)),))
    t = (
        table(bell, chant("Word"))
        .field(0, "Bell")
        .hand(0, "Word", "Word")
        .play(0, "Word")
        .play(0, "Word")
        .resolve_all()
    )
    assert t.resource(0, "life") == 4200


@pytest.mark.rule("fow", "906.5", "906.5a")
def test_a_delayed_ability_triggers_once() -> None:
    later = fx.Delay(StepBegins("end", EACH), (LIFE,))
    t = table(chant("Seed", later)).hand(0, "Seed").play(0, "Seed").resolve().to("end_turn_triggers").resolve()
    assert t.resource(0, "life") == 4100
    t.to("main", 1).to("main", 0)
    assert t.resource(0, "life") == 4100


@pytest.mark.rule("fow", "906.4b")
def test_a_trigger_on_leaving_the_field_sees_the_card_as_it_was_there() -> None:
    big = Group((Is(Quality.TYPE, "resonator"), StatIs(Stat.POWER, Op.GE, Number(800))), ())
    mourner = make(
        "Mourner", "regalia", abilities=(ab.Triggered("big", None, Moves(big, "field", "graveyard"), None, (LIFE,)),)
    )
    lift = fx.Modify(Every(RESONATORS), (st.AddStat(Stat.POWER, Number(200)),))
    t = table(mourner, chant("Lift", lift), chant("End", fx.Destroy(Every(RESONATORS)))).field(0, "Mourner", "fire 2")
    t.hand(0, "Lift", "End").play(0, "Lift").resolve().play(0, "End").resolve()
    assert t.stack() == ["Mourner"]


@pytest.mark.rule("fow", "502.1", "502.1b")
def test_beginning_of_the_game_triggers_come_in_the_order_of_their_areas() -> None:
    begins = StepBegins("game", EACH)
    from_ruler = make(
        "Seer", "ruler", abilities=(ab.Triggered("ruler", None, begins, None, (LIFE,), zones=("ruler",)),)
    )
    from_hand = make(
        "Omen", "chant", price=FREE, abilities=(ab.Triggered("hand", None, begins, None, (LIFE,), zones=("hand",)),)
    )
    outside = make(
        "Far", "chant", price=FREE, abilities=(ab.Triggered("far", None, begins, None, (LIFE,), zones=("outside",)),)
    )
    t = (
        table(from_ruler, from_hand, outside, rulers=False)
        .zone(0, "ruler", "Seer")
        .hand(0, "Omen")
        .zone(0, "outside", "Far")
    )
    t.turn(0, step="game_begin", number=1, begin=True)
    while t.match.question is not None and t.match.question.kind == "confirm":
        t.yes()
    assert t.stack() == ["Far", "Omen", "Seer"]


@pytest.mark.rule("fow", "502.1a")
def test_of_cards_with_one_name_only_one_triggers_at_the_beginning_of_the_game() -> None:
    omen = make(
        "Omen",
        "chant",
        price=FREE,
        abilities=(ab.Triggered("hand", None, StepBegins("game", EACH), None, (LIFE,), zones=("hand",)),),
    )
    t = table(omen).hand(0, "Omen", "Omen").turn(0, step="game_begin", number=1, begin=True)
    while t.match.question is not None and t.match.question.kind == "confirm":
        t.yes()
    assert t.stack() == ["Omen"]


@pytest.mark.rule("fow", "405.6a", "405.6b")
def test_as_the_game_starts_is_done_at_once_without_the_chase() -> None:
    begins = ab.Static("begin", None, (st.As("game starts", (LIFE,)),), None, ("ruler",))
    queen = make("Queen", "ruler", abilities=(begins,))
    t = table(queen, rulers=False).zone(0, "ruler", "Queen").zone(1, "ruler", "Queen")
    t.turn(0, step="game_start", number=1, begin=True)
    assert (t.resource(0, "life"), t.resource(1, "life")) == (4100, 4100) and t.stack() == []


@pytest.mark.rule("fow", "405.6a", "405.6b")
def test_as_the_game_starts_the_first_player_goes_first() -> None:
    as_much = fx.GainResource(YOU, "life", Resource(OPPONENT, "life"))
    begins = ab.Static("as", None, (st.As("game starts", (as_much,)),), None, ("ruler",))
    queen = make("Queen", "ruler", abilities=(begins,))
    t = table(queen, rulers=False).zone(0, "ruler", "Queen").zone(1, "ruler", "Queen")
    t.turn(1, step="game_start", number=1, begin=True)
    assert (t.resource(1, "life"), t.resource(0, "life")) == (8000, 12000)


@pytest.mark.rule("fow", "702.3b")
def test_as_it_enters_is_done_before_anything_triggers() -> None:
    rite = ab.Static("as", None, (st.As("enters", (fx.Draw(YOU, Number(1)),), Group((Same(Self()),), (), EACH)),))
    enter = ab.Triggered("enter", None, Moves(THIS, to="field"), None, (LIFE,))
    oracle = make("Oracle", "resonator", price=FREE, atk=100, dfn=100, abilities=(rite, enter))
    t = table(oracle).hand(0, "Oracle").play(0, "Oracle").resolve()
    assert t.hand_size(0) == 1 and t.stack() == ["Oracle"]


@pytest.mark.rule("fow", "903.2m")
def test_a_play_that_was_not_finished_leaves_nothing_behind() -> None:
    t = table(stones=1).hand(0, "fire 2")
    with pytest.raises(BadScript):
        t.play(0, "fire 2")
    assert t.hand_names(0) == ["fire 2"] and not t.is_rested("fire stone")


@pytest.mark.rule("fow", "903.2k-1", "903.2k-3")
def test_more_is_asked_also_where_something_else_is_paid() -> None:
    free = st.AlternativeCost(
        Group((Is(Quality.TYPE, "resonator"),), (), YOU), Cost((co.PayResource("life", Number(500)),))
    )
    more = st.CostChange(SPELLS, YOU, Number(1), 1)
    laws = (says(free), says(more, name="More"))
    assert not table(*laws).field(0, "Law", "More").hand(0, "wind 3").can("play", 0, "wind 3")
    t = table(*laws, stones=1).field(0, "Law", "More").hand(0, "wind 3").play(0, "wind 3")
    assert t.resource(0, "life") == 3500 and t.is_rested("fire stone")
