"""Rulings at the edge of contracts, transcending, mobilizing, the beginning of the game and what mere stones are.

Random breaks of the chapters showed that nothing had asked for these.
"""

from __future__ import annotations

import pytest

from arbiter.games.fow.judging import next_side
from arbiter.games.fow.orders import section
from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Op, Quality, Stat
from arbiter.script.costs import Cost, Mana, RestThis
from arbiter.script.nouns import EACH, YOU, Bound, Every, Group, Is, StatIs
from arbiter.script.patterns import Does, Draws, StepBegins
from tests.games.fow.plain import make, two_sided
from tests.games.fow.printed import broken, face, keyword, says
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator, written

FREE = Mana()
LIFE = fx.GainResource(YOU, "life", Number(100))
RESONATORS = Group((Is(Quality.TYPE, "resonator"),), ("field",), EACH)
J_RULERS = Group((Is(Quality.TYPE, "j_ruler"),), ("field",), EACH)
END = make("End", "chant", price=FREE, abilities=(ab.Spell("end", None, (fx.Destroy(Every(J_RULERS)),)),))


# ---------------------------------------------------------------- 910  replacement


@pytest.mark.rule("fow", "910.2")
@pytest.mark.parametrize("player", [0, 1])
def test_who_would_draw_chooses_which_effect_replaces_it_also_in_the_others_turn(player: int) -> None:
    twice = st.Replace(Draws(YOU), (fx.Draw(YOU, Number(2)),))
    well, spring = (make(name, "regalia", abilities=(ab.Static(name, None, (twice,)),)) for name in ("Well", "Spring"))
    read = chant("Read", "[Quickcast]", "Draw a card.")
    t = table(well, spring, read).field(player, "Well", "Spring").hand(player, "Read").turn(1 - player, number=4)
    t.passes(1 - player).play(player, "Read").resolve()
    t.expect(player=player)
    assert t.option("Well").hand_size(player) == 4


@pytest.mark.rule("fow", "104.4")
def test_what_cannot_be_destroyed_stays_and_what_cannot_do_something_else_goes() -> None:
    crush = chant("Crush", "Destroy target resonator.")
    for text, stays in (("This card cannot be destroyed.", True), ("This card cannot attack.", False)):
        t = table(resonator("Rock", text), crush).field(1, "Rock").hand(0, "Crush").play(0, "Crush").resolve()
        assert t.is_on_field("Rock") is stays


# ---------------------------------------------------------------- 713, 714  contracts, transcending


def pact() -> Face:
    text = (fx.Perform("contract", word="fire ruler"),)
    front = make("Pact", "chant", price=FREE, abilities=(ab.Spell("pact", None, text),))
    return two_sided(front, make("Bound Demon", "j_ruler", atk=1200, dfn=1200, key="pact/2"))


@pytest.mark.rule("fow", "713.1", "713.3a")
def test_nobody_elses_ruler_of_that_name_comes_under_the_contract() -> None:
    t = table(pact(), rulers=False).zone(0, "ruler", "fire ruler").zone(1, "ruler", "fire ruler").hand(0, "Pact")
    t.play(0, "Pact").resolve()
    assert t.is_on_field("Bound Demon", 0)  # nobody was asked which
    assert not t.obj("fire ruler", 0, "ruler").face_up and t.obj("fire ruler", 1, "ruler").face_up


@pytest.mark.rule("fow", "713.1", "713.3a")
def test_a_ruler_of_another_name_is_left_alone_and_a_card_of_that_name_elsewhere_is_no_ruler() -> None:
    t = table(pact(), rulers=False).zone(0, "ruler", "wind ruler").hand(0, "Pact").play(0, "Pact").resolve()
    assert t.obj("wind ruler", 0, "ruler").face_up and t.zone_names(0, "graveyard") == ["Pact"]
    namesake = make("fire ruler", "resonator", atk=300, dfn=300, key="namesake")
    t = table(pact(), namesake, rulers=False).field(0, "namesake").hand(0, "Pact").play(0, "Pact").resolve()
    assert t.zone_names(0, "graveyard") == ["Pact"]


@pytest.mark.rule("fow", "1205.3", "1010.1")
def test_when_a_contract_ends_only_its_ruler_recovers_and_is_bound_no_more() -> None:
    t = table(pact(), END, rulers=False).zone(0, "ruler", "fire ruler", rested=True)
    t.field(0, "fire 1", rested=True).hand(0, "Pact", "End").play(0, "Pact").resolve()
    assert t.is_rested("fire 1")
    t.play(0, "End").resolve()
    ruler = t.obj("fire ruler", 0, "ruler")
    assert ruler.face_up and ruler.host == 0 and not ruler.turned and t.is_rested("fire 1")


@pytest.mark.rule("fow", "713.3b", "713.3c")
def test_a_regalia_that_is_flipped_by_a_contract_has_the_counters_of_the_ruler() -> None:
    deal = ab.Activated("sign", None, Cost((RestThis(),)), (fx.Perform("contract", word="fire ruler"),))
    back = make("Ring Demon", "j_ruler", atk=900, dfn=900, key="ring/2")
    ring = two_sided(make("Ring", "regalia", abilities=(deal,), key="ring"), back)
    t = table(ring, rulers=False).zone(0, "ruler", "fire ruler", counters={"moon": 2}).field(0, "Ring")
    assert t.use(0, "Ring").resolve().counters("Ring Demon", "moon") == 2


@pytest.mark.rule("fow", "714.1", "714.1a")
def test_a_text_may_ask_for_the_race_of_the_j_ruler_that_is_revealed() -> None:
    hero = two_sided(
        make("Young Hero", "ruler", races=("Hero", "Human"), key="hero"),
        make("Hero", "j_ruler", atk=800, dfn=800, races=("Hero", "Human"), key="hero/2"),
    )
    titan = make("Titan", "j_ruler", atk=2000, dfn=2000, races=("Hero", "Giant"))
    wyrm = make("Wyrm", "j_ruler", atk=1800, dfn=1800, races=("Hero", "Dragon"))
    squire = make("Squire", "resonator", atk=300, dfn=300, races=("Hero", "Giant", "Dragon"))
    text = (fx.Choose(1, RESONATORS, Number(1), Number(1)), fx.Perform("transcend", Bound(1), word="Hero/Dragon"))
    ascent = make("Ascent", "chant", price=FREE, abilities=(ab.Spell("ascent", None, text),))
    t = table(hero, titan, wyrm, squire, ascent, rulers=False).zone(0, "ruler", "Young Hero", rested=True)
    t.zone(0, "outside", "Titan", "Wyrm").field(0, "Squire").hand(0, "Ascent")
    t.play(0, "Ascent", targets=["Squire"]).resolve()
    assert t.is_on_field("Wyrm", 0) and t.zone_names(0, "outside") == ["Titan"]
    assert not t.is_rested("Wyrm")  # 714.3b


@pytest.mark.rule("fow", "713.3", "1023.1", "906.1")
@pytest.mark.parametrize("action", ["contract", "force"])
def test_texts_hear_of_a_contract_and_of_a_roll_of_dice(action: str) -> None:
    ear = make("Ear", "regalia", abilities=(ab.Triggered("ear", None, Does(YOU, action), None, (LIFE,)),))
    roll = make("Roll", "chant", price=FREE, abilities=(ab.Spell("roll", None, (fx.Perform("force"),)),))
    t = table(ear, roll, pact()).field(0, "Ear").hand(0, "Roll", "Pact")
    t.play(0, {"contract": "Pact", "force": "Roll"}[action]).resolve()
    assert t.stack() == ["Ear"]


# ---------------------------------------------------------------- 1129  mobilizing


@pytest.mark.rule("fow", "1129.4")
def test_a_regalia_without_mobilize_is_mobilized_for_nothing() -> None:
    march = chant("March", "Mobilize target entity you control.")
    t = table(regalia("Vase"), march).field(0, "Vase").hand(0, "March").play(0, "March", targets=["Vase"]).resolve()
    assert t.acts(0, "battle") == [] and "resonator" not in t.obj("Vase").now.types


# ---------------------------------------------------------------- 502  the beginning of the game


@pytest.mark.rule("fow", "502.1b")
@pytest.mark.parametrize(("firm", "order"), [(True, ["Seer", "Far"]), (False, ["Far", "Seer"])])
def test_what_cannot_be_chased_comes_after_all_others_at_the_beginning_of_the_game(
    firm: bool, order: list[str]
) -> None:
    begins = StepBegins("game", EACH)
    seer = make("Seer", "ruler", abilities=(ab.Triggered("seer", None, begins, None, (LIFE,), zones=("ruler",)),))
    text = (LIFE, fx.Unanswered()) if firm else (LIFE,)
    far = make(
        "Far", "chant", price=FREE, abilities=(ab.Triggered("far", None, begins, None, text, zones=("outside",)),)
    )
    t = table(seer, far, rulers=False).zone(0, "ruler", "Seer").zone(0, "outside", "Far")
    t.turn(0, step="game_begin", number=1, begin=True)
    while t.match.question is not None and t.match.question.kind == "confirm":
        t.yes()
    assert t.stack() == order


@pytest.mark.rule("fow", "1178.2", "302.2")
def test_fate_cancels_what_else_its_player_has_begun_and_hides_what_they_revealed() -> None:
    begins = StepBegins("game", EACH)
    heard = ab.Triggered("far", None, begins, None, (LIFE,), zones=("outside",))
    far = make("Far", "chant", price=FREE, abilities=(heard,))
    crown = written("Crown", "Regalia", '[Fate] "fire"', cost="{1}")
    t = (
        table(two_sided(crown, written("Crown Lord", "Sub-Ruler", cost=None)), far)
        .zone(0, "outside", "Far", "Crown")
        .zone(1, "outside", "Far")
    )
    t.turn(0, step="game_begin", number=1, begin=True).yes().yes().yes().option("far")
    assert t.stack() == ["Far", "Crown", "Far"]
    assert t.resolve().resource(1, "life") == 4100  # the opponent's own comes first
    assert t.resolve().stack() == [] and t.resource(0, "life") == 4000
    assert t.zone_names(0, "ruler") == ["fire ruler", "Crown Lord"]
    # known to its owner alone again, while the opponent's stays as it was
    assert [t.obj("Far", player, "outside").seen for player in (0, 1)] == [0b01, 0b11]


# ---------------------------------------------------------------- 705  judgment

JUDGMENT = ab.Keyword("judgment", name="judgment", cost=Cost((FREE,)))


@pytest.mark.rule("fow", "705.3b", "1304.5a")
def test_after_its_second_form_a_colossal_j_ruler_has_none() -> None:
    giant = two_sided(
        make("Giant", "ruler", abilities=(JUDGMENT,), key="giant"),
        make("Giant One", "j_ruler", atk=800, dfn=800, abilities=(JUDGMENT,), key="giant/2"),
        make("Giant Two", "j_ruler", atk=1600, dfn=1600, abilities=(JUDGMENT,), key="giant/3"),
    )
    t = table(giant, rulers=False).field(0, "Giant Two")
    assert next_side(t.obj("Giant Two")) is None


@pytest.mark.rule("fow", "712.1")
def test_a_judgment_is_no_revolution_order() -> None:
    order = make("Marshal's Order", "order", key="marshal/2")
    marshal = two_sided(make("Marshal", "ruler", abilities=(JUDGMENT,), key="marshal"), order)
    t = table(marshal, rulers=False).zone(0, "ruler", "Marshal")
    assert section(t.obj("Marshal")) is None


@pytest.mark.rule("fow", "705.3", "705.3a")
def test_a_ruler_whose_other_side_is_no_j_ruler_stays() -> None:
    other = make("Duke's Seal", "regalia", key="duke/2")
    duke = two_sided(make("Duke", "ruler", abilities=(JUDGMENT,), key="duke"), other)
    t = table(duke, rulers=False).zone(0, "ruler", "Duke").act(0, "judgment").resolve()
    assert t.zone_names(0, "ruler") == ["Duke"] and t.field_names(0) == []


# ---------------------------------------------------------------- 1203, 1205  mere magic stones


@pytest.mark.rule("fow", "1203.1")
def test_opposed_counters_leave_a_magic_stone_as_any_other_card() -> None:
    t = table().field(0, "fire stone", counters={"+100/+100": 2, "-100/-100": 1}).passes(0)
    assert t.counters("fire stone", "+100/+100") == 1 and t.counters("fire stone", "-100/-100") == 0


@pytest.mark.rule("fow", "1205.8")
def test_of_mythic_magic_stones_with_one_name_one_is_kept() -> None:
    gem = make("Gem", "magic_stone", flags=("mythic",))
    t = table(gem).field(0, "Gem", "Gem")
    t.choose(t.card("Gem", 0, zone="field", index=0))
    assert t.field_names(0).count("Gem") == 1


# ---------------------------------------------------------------- 402, 404  decks


@pytest.mark.rule("fow", "402.2a", "402.2b", "1155.2")
def test_a_ruler_that_both_tag_and_partner_let_in_takes_either_place_but_only_one() -> None:
    host = face("Host", "ruler", keyword("tag", word="Sage"), keyword("partner", 1, "Moonchild"))
    both = [face(f"Both {i}", "ruler", keyword("tag", word="Sage"), races="Moonchild", words="bond") for i in range(2)]
    moon = face("Moon", "ruler", races="Moonchild", words="bond")
    sage = face("Sage", "ruler", keyword("tag", word="Sage"))
    assert broken(ruler=[host, *both]) == []  # one by each
    assert broken(ruler=[host, both[0], moon]) == [] and broken(ruler=[host, both[0], sage]) == []
    plain = face("Plain Host", "ruler", keyword("tag", word="Sage"))
    assert broken(ruler=[plain, *both]) == ["402.2b"]


@pytest.mark.rule("fow", "404.1")
def test_a_text_about_decks_may_ask_for_the_cost_of_cards() -> None:
    thrift = Group((StatIs(Stat.COST, Op.LE, Number(2)),), ("deck",))
    miser = face("Miser", "ruler", says("deck_limit", thrift, 3))
    for cost, rules in ((2, ["404.1b"]), (3, [])):
        assert broken(ruler=[miser], main=costing(cost, 4)) == rules
    assert broken(ruler=[miser], main=costing(2, 3)) == []


def costing(cost: int, copies: int) -> list[Face]:
    """Forty cards that cost much, and copies of one that costs so much."""
    return [
        *(face(f"Reed {index // 4}", "resonator", cost=9) for index in range(40)),
        *[face("Mudlark", "resonator", cost=cost)] * copies,
    ]
