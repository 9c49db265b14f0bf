"""Rulings on single conditions of playing and of what cards become: what is ordered, what is copied, what is shown."""

from __future__ import annotations

import pytest

from arbiter.script import abilities as ab
from arbiter.script.amounts import Number
from arbiter.script.effects import GainResource
from arbiter.script.nouns import YOU, Group, Same, Self
from arbiter.script.patterns import IsUnblocked
from arbiter.testing import BadScript
from tests.games.fow.plain import make, two_sided
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator, written

HEN = resonator("Hen", cost="{0}", size=(300, 300), race="Bird")
OX = resonator("Ox", cost="{0}", size=(800, 800), race="Beast")
THIS = Group((Same(Self()),), ("field",))
SIDE = {"name": "Command", "type": ["Order"], "abilities": ["[Flying]"]}


@pytest.mark.rule("fow", "907.2", "905.1a")
@pytest.mark.parametrize("fresh", [True, False])
def test_a_will_ability_of_a_resonator_that_has_just_come_is_not_offered_to_who_pays_by_hand(fresh: bool) -> None:
    elf = resonator("Elf", "{Rest}: Produce {G}.")
    t = table(elf).field(0, "Elf", fresh=fresh).by_hand(0)
    assert t.acts(0, "will") == ([] if fresh else ["Elf"])


@pytest.mark.rule("fow", "909.3c", "909.4a")
def test_what_also_becomes_a_resonator_is_what_resonators_become() -> None:
    idol = regalia("Idol", "{0}: This card also becomes a resonator with 500 ATK.")
    pond = regalia("Pond", "Resonators you control become Frogs.")
    wall = regalia("Wall", "Resonators you control gain [+0/+300].")
    t = table(idol, pond, wall).field(0, "Wall", "Pond", "Idol").use(0, "Idol").resolve()
    assert t.obj("Idol").now.kinds == {"Frog"}


@pytest.mark.rule("fow", "909.3b", "909.3c", "1017.5")
def test_who_becomes_a_copy_is_still_what_an_older_effect_has_made_of_it() -> None:
    frog = chant("Croak", "Target resonator becomes a Frog until end of turn.")
    mirror = chant(
        "Mirror",
        "Target resonator you control becomes a copy of target resonator your opponent controls until end of turn.",
    )
    t = table(HEN, OX, frog, mirror).field(0, "Hen").field(1, "Ox").hand(0, "Croak", "Mirror")
    hen = t.card("Hen", 0)
    t.play(0, "Croak", targets=[hen]).resolve().play(0, "Mirror").resolve()
    assert t.power(hen) == 800 and t.obj(hen).now.kinds == {"Frog"}


@pytest.mark.rule("fow", "712.1", "903.2d")
def test_only_a_resonator_is_ordered_and_by_one_ruler() -> None:
    rulers = [written(name, "Ruler", "[Revolution Order] {0}", cost=None, other=[SIDE]) for name in ("Duke", "Earl")]
    t = table(*rulers, HEN, chant("Sip", "You gain 100 life."), rulers=False).zone(0, "ruler", "Duke", "Earl")
    t.hand(0, "Sip", "Hen").play(0, "Sip")
    assert t.stack() == ["Sip"]
    t.resolve().play(0, "Hen")
    with pytest.raises(BadScript):
        t.choose("Duke", "Earl")
    assert t.choose("Duke").stack() == ["Hen"]


@pytest.mark.rule("fow", "1027.1", "1303.2")
def test_a_gem_has_no_cost_and_no_numbers() -> None:
    t = table(chant("Dig", "Gain a fire gem.")).hand(0, "Dig").play(0, "Dig").resolve()
    (gem,) = t.objects("item", 0)
    now = gem.now
    assert (now.cost, now.power, now.guard, now.level, now.strike) == (0, 0, 0, 0, 0)


@pytest.mark.rule("fow", "710.1", "305.2")
def test_who_has_called_a_stone_has_seen_it_and_takes_nothing_back() -> None:
    t = table()
    before = t.game.state.secrets
    assert t.act(0, "call").game.state.secrets > before


@pytest.mark.rule("fow", "803.3")
def test_an_answer_in_an_earlier_battle_is_none_to_a_later_one_that_is_forfeited() -> None:
    quick = chant("Quick", "[Quickcast]", "You gain 100 life.")
    t = table(HEN, OX, quick).field(0, "Hen", "Ox").hand(1, "Quick").attack("Hen", at=1).passes(0).play(1, "Quick")
    t.resolve_all().to("main").act(0, "battle").no_attack().to("main")
    assert t.acts(0, "battle") == []


@pytest.mark.rule("fow", "1178.3")
@pytest.mark.parametrize(("owner", "stays"), [(0, False), (1, True)])
def test_only_its_owners_fate_is_fulfilled(owner: int, stays: bool) -> None:
    crown = two_sided(written("Crown", "Regalia", '[Fate] "fire"', cost="{1}"), written("Lord", "Sub-Ruler", cost=None))
    t = table(crown, stones=3).field(0, "Crown", owner=owner).act(0, "judgment").resolve_all()
    assert t.is_on_field("Crown") is stays


@pytest.mark.rule("fow", "1041.2", "804.3")
@pytest.mark.parametrize("blocked", ["fire 1", "Elm"])
def test_of_two_attackers_the_one_that_is_not_blocked_is_heard_of(blocked: str) -> None:
    heard = ab.Triggered("free", pattern=IsUnblocked(THIS), effects=(GainResource(YOU, "life", Number(100)),))
    elm = make("Elm", "resonator", atk=200, dfn=200, abilities=(heard,))
    join = chant("Join", "[Quickcast]", "Put a resonator card from your hand into the field attacking.")
    t = table(elm, join, OX).field(0, "fire 1").field(1, "Ox").hand(0, "Elm", "Join").attack("fire 1", at=1)
    t.play(0, "Join").resolve().block("Ox").choose(blocked).resolve_all()
    assert t.resource(0, "life") == (4100 if blocked == "fire 1" else 4000)


@pytest.mark.rule("fow", "1017.3d", "1156.2")
def test_a_copy_of_a_spell_that_is_fused_is_an_addition_spell_too() -> None:
    mist = resonator("Mist", "[Fusion] Bird", "[Flying]", cost="{0}")
    echo = chant("Echo", "[Quickcast]", "Copy target spell.")
    t = table(HEN, mist, echo).field(0, "Hen").hand(0, "Mist", "Echo").play(0, "Mist", targets=["Hen"])
    t.play(0, "Echo").resolve()
    assert [obj.now.types for obj in t.objects("chase")] == [{"addition"}, {"addition"}]


@pytest.mark.rule("fow", "1178.3")
def test_fate_is_not_fulfilled_beside_a_sub_ruler_of_that_name() -> None:
    crown = two_sided(written("Crown", "Regalia", '[Fate] "fire"', cost="{1}"), written("Lord", "Sub-Ruler", cost=None))
    t = table(crown, stones=3).field(0, "Crown").zone(0, "ruler", "Lord").act(0, "judgment").resolve_all()
    assert t.is_on_field("Crown")


@pytest.mark.rule("fow", "1120.3")
@pytest.mark.parametrize(("race", "can"), [("Dragon", False), ("Bird", True)])
def test_a_barrier_against_a_race_keeps_off_abilities_of_its_cards(race: str, can: bool) -> None:
    drake = resonator("Drake", "{0}: Deal 100 damage to target resonator your opponent controls.", race=race)
    wall = resonator("Wall", "[Barrier] <Dragon>")
    assert table(drake, wall).field(0, "Drake").field(1, "Wall").can("use", 0, "Drake") is can


@pytest.mark.rule("fow", "1129.4")
def test_a_regalia_without_the_word_is_no_resonator_though_it_is_mobilized() -> None:
    cart = written("Cart", "Regalia", "[Eternal]", "[Barrier]", size=(800, 800))
    t = table(cart, chant("Go", "Mobilize target regalia.")).field(0, "Cart").hand(0, "Go").play(0, "Go").resolve()
    assert t.obj("Cart").now.types == {"regalia"}


@pytest.mark.rule("fow", "1170.8", "304.2")
def test_cards_that_were_looked_at_lie_face_down_on_the_deck_again() -> None:
    peek = chant("Peek", "Look at the top two cards of your deck. Put them on the top of your deck in any order.")
    t = table(HEN, OX, peek).deck(0, "Hen", "Ox").hand(0, "Peek").play(0, "Peek").resolve().order("Ox", "Hen")
    assert [obj.face_up for obj in t.objects("deck", 0)[-2:]] == [False, False]
