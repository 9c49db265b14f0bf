"""Chapters 1302 to 1306: who sees both sides of a card, what is double-sided, tokens, and rulers of two faces."""

from __future__ import annotations

import pytest

from arbiter.games.fow.game import RULES
from arbiter.kernel.dealing import new_game
from arbiter.kernel.match import Match
from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.base import Effect, How, Lasting, Quality
from arbiter.script.costs import Mana
from arbiter.script.nouns import EACH, YOU, Every, Group, Is
from tests.games.fow.plain import deck, make, two_sided
from tests.games.fow.tables import table
from tests.games.fow.test_1300_other_rules import BUD, DAY, PACT, REEVE, side
from tests.games.fow.test_1302_sides_and_stacks import COLOSSUS
from tests.games.fow.written import chant, regalia, resonator, written

HEN = resonator("Hen", size=(300, 300))
BELL = "You gain 100 life."
CROWN = regalia("Crown", '[Fate] "fire"', other=[side("Crown Lord", "Sub-Ruler", f"{{0}}: {BELL}")])
RESONATOR = Is(Quality.TYPE, "resonator")


def doing(name: str, *effects: Effect) -> Face:
    return make(name, "chant", price=Mana((), 0), abilities=(ab.Spell("", None, effects),))


# ---------------------------------------------------------------- 1302  double-sided cards


@pytest.mark.rule("fow", "1302.2f-2", "1302.3e-2", "1302.4f", "1302.5e", "1302.6e")
@pytest.mark.parametrize("card", [BUD, DAY, PACT, CROWN, REEVE], ids=lambda card: card.name)
def test_who_sees_one_side_of_a_card_sees_both_and_nobody_else_sees_either(card: Face) -> None:
    other = card.other[0].name
    t = table(card).hand(0, card.name)
    assert other in str(t.view(0)) and other not in str(t.view(1)) and card.name not in str(t.view(1))
    t = table(card).zone(0, "graveyard", card.name)
    assert all(other in str(t.view(player)) for player in (0, 1))


@pytest.mark.rule("fow", "1302.7a")
def test_a_double_sided_card_that_is_removed_face_down_shows_neither_side() -> None:
    bury = doing("Bury", fx.Move(Every(Group((), ("hand",), EACH)), "removed", How.REMOVE, face_down=True))
    t = table(BUD, bury).hand(0, "Bury").hand(1, "Bud").play(0, "Bury").resolve()
    assert t.zone_names(1, "removed") == ["Bud"]
    assert "Bud" not in str(t.view(0)["zones"]) and "Bloom" not in str(t.view(0)["zones"])
    assert "Bud" in str(t.view(1)["zones"])  # who held it knows it


@pytest.mark.rule("fow", "1302.1a", "1117.2")
def test_a_ruler_is_no_double_sided_card() -> None:
    turn = doing("Turn", fx.Perform("shift", thing=Every(Group((), ("ruler", "field"), EACH))))
    t = table(BUD, turn).field(1, "Bud").hand(0, "Turn").play(0, "Turn").resolve()
    assert t.is_on_field("Bloom", 1) and t.zone_names(0, "ruler") == ["fire ruler"]


def became(copied: str, copier: str) -> fx.Modify:
    there = Every(Group((Is(Quality.NAME, copier),), ("field",), EACH))
    model = Every(Group((Is(Quality.NAME, copied),), ("field",), EACH))
    return fx.Modify(there, (st.CopyOf(model),), Lasting.TURN)


@pytest.mark.rule("fow", "1302.1b")
def test_a_copy_of_a_shift_card_has_no_other_side() -> None:
    mimic = doing("Mimic", became("Bud", "Hen"))
    t = table(BUD, HEN, mimic).field(0, "Hen").field(1, "Bud").hand(0, "Mimic").play(0, "Mimic").resolve()
    hen = t.objects("field", 0)[0]
    assert hen.now.names == {"Bud", "Hen"}
    t.use(0, "Hen").resolve()
    assert t.objects("field", 0)[0].now.power == 200


@pytest.mark.rule("fow", "1302.1b")
def test_a_shift_card_that_is_a_copy_of_another_still_has_two_sides() -> None:
    mimic = doing("Mimic", became("Hen", "Bud"))
    turn = doing("Turn", fx.Perform("shift", thing=Every(Group((RESONATOR,), ("field",), EACH))))
    t = table(BUD, HEN, mimic, turn).field(0, "Bud").field(1, "Hen").hand(0, "Mimic", "Turn")
    t.play(0, "Mimic").resolve().play(0, "Turn").resolve()
    assert t.objects("field", 0)[0].now.names == {"Hen", "Bloom"}
    assert t.next_turn().power("Bloom") == 900


SIGN = written(
    "Signature",
    "Chant",
    'Contract this card with "fire ruler".',
    cost="{0}",
    other=[side("Fiend", "J-Ruler", "[Flying]", size=(1000, 1000))],
)


@pytest.mark.rule("fow", "1302.4b", "1302.4c", "1302.4a")
def test_a_contract_chant_in_the_field_is_its_j_ruler_side_and_nothing_else() -> None:
    ruin = chant("Ruin", "Destroy target entity.")
    t = table(SIGN, ruin).hand(0, "Signature", "Ruin").play(0, "Signature").resolve()
    now = t.obj("Fiend", 0).now
    assert now.types == {"j_ruler"} and now.names == {"Fiend"} and now.power == 1000 and "flying" in now.keywords
    t.play(0, "Ruin").resolve()
    assert t.obj("Signature", 0, "graveyard").now.types == {"chant"}


@pytest.mark.rule("fow", "1302.4d")
def test_a_copy_of_a_contract_card_cannot_contract() -> None:
    mirror = chant("Mirror", "[Quickcast]", "Copy target spell.")
    t = table(SIGN, mirror).hand(0, "Signature", "Mirror").play(0, "Signature").play(0, "Mirror").resolve().resolve()
    assert not t.is_on_field("Fiend", 0) and t.obj("fire ruler", 0, "ruler").face_up  # the copy came first
    assert t.resolve().is_on_field("Fiend", 0)
    twin = chant("Twin", "Copy target regalia.")
    action = regalia(
        "Instruction", '{0}: Contract this card with "fire ruler".', other=[side("Fiend", "J-Ruler", size=(1000, 1000))]
    )
    t = table(action, twin).field(0, "Instruction").hand(0, "Twin").play(0, "Twin").resolve()
    token = next(obj for obj in t.objects("field", 0) if obj.token)
    t.use(0, t.card("Instruction", 0, index=[obj.id for obj in t.find("Instruction", 0)].index(token.id))).resolve()
    assert not t.is_on_field("Fiend", 0) and t.obj("fire ruler", 0, "ruler").face_up


@pytest.mark.rule("fow", "1302.5", "1302.5a", "1302.5c")
@pytest.mark.parametrize("zone", ["hand", "deck", "graveyard", "removed", "field"])
def test_outside_the_ruler_area_an_arcane_item_is_its_regalia_side(zone: str) -> None:
    now = table(CROWN).zone(0, zone, "Crown").obj("Crown", 0).now
    assert now.types == {"regalia"} and now.names == {"Crown"} and not now.activated
    assert table(CROWN, stones=1).hand(0, "Crown").play(0, "Crown").resolve().is_on_field("Crown", 0)


@pytest.mark.rule("fow", "1302.5b", "1302.5d")
def test_in_the_ruler_area_an_arcane_item_is_its_sub_ruler_side() -> None:
    t = table(CROWN, stones=3).field(0, "Crown").act(0, "judgment").resolve_all()
    now = t.obj("Crown Lord", 0, "ruler").now
    assert now.types == {"sub_ruler"} and now.names == {"Crown Lord"} and "fate" not in now.keywords
    assert t.use(0, "Crown Lord").resolve().resource(0, "life") == 4100


# ---------------------------------------------------------------- 1303  tokens


@pytest.mark.rule("fow", "1303.1", "1303.1a")
def test_a_token_is_its_makers_and_takes_what_the_text_leaves_out_from_race_and_source() -> None:
    muster = chant("Muster", "Put a [400/400] Soldier resonator token into the field.", attribute=["R", "G"])
    t = table(muster).hand(0, "Muster").play(0, "Muster").resolve()
    token = next(obj for obj in t.objects("field", 0) if obj.token)
    assert token.controller == token.owner == 0 and token.now.names == {"Soldier"} and token.now.cost == 0
    assert token.now.colours == {"fire", "wind"} and token.now.kinds == {"Soldier"}
    gift = chant("Gift", "Your opponent puts a [400/400] light Soldier resonator token into the field.")
    t = table(gift).hand(0, "Gift").play(0, "Gift").resolve()
    assert [obj.token for obj in t.objects("field", 1)] == [True]


@pytest.mark.rule("fow", "1303.1b")
def test_a_token_is_made_with_what_holds_for_its_type_in_all_areas() -> None:
    camp = regalia("Camp", "Resonators you control enter the field with a [+100/+100] counter on them.")
    late = regalia("Bog", "Resonators you control enter the field rested.")
    muster = chant("Muster", "Put a [400/400] light Soldier resonator token into the field.")
    t = table(muster, camp, late).field(0, "Camp", "Bog").hand(0, "Muster").play(0, "Muster").resolve()
    assert t.counters("Soldier", "+100/+100") == 1 and t.is_rested("Soldier")


@pytest.mark.rule("fow", "1303.3")
def test_an_erased_token_is_put_nowhere() -> None:
    muster = chant("Muster", "Put a [400/400] light Soldier resonator token into the field.")
    echo = regalia("Echo", f"Whenever a resonator is put into your graveyard from anywhere >>> {BELL}")
    for text, triggered in (("Destroy target token.", ["Echo"]), ("Erase target token from existence.", [])):
        end = chant("End", text)
        t = table(muster, echo, end).field(0, "Echo").hand(0, "Muster", "End").play(0, "Muster").resolve()
        t.play(0, "End").resolve()
        assert t.field_names(0) == ["Echo"] and t.stack() == triggered


# ---------------------------------------------------------------- 1304, 1306  rulers


@pytest.mark.rule("fow", "1304.5a-1", "1304.5b")
def test_judging_a_first_form_triggers_judgment_and_judging_what_is_gone_does_not() -> None:
    gong = regalia("Gong", f"Whenever you do judgment >>> {BELL}")
    ruin = chant("Ruin", "[Quickcast]", "Destroy target J-ruler.")
    t = table(COLOSSUS, gong, ruin, rulers=False).field(0, "Mountain", "Gong").zone(1, "ruler", "wind ruler")
    t.hand(1, "Ruin").act(0, "judgment")
    assert t.passes(0).passes(1).stack() == ["Gong"] and t.is_on_field("Range", 0)
    t = table(COLOSSUS, gong, ruin, rulers=False).field(0, "Mountain", "Gong").zone(1, "ruler", "wind ruler")
    t.hand(1, "Ruin").act(0, "judgment").passes(0).play(1, "Ruin").resolve().resolve()
    assert t.zone_of("Hill") == "ruler" and t.stack() == [] and not t.is_on_field("Range", 0)


JANUS = two_sided(
    make("Dawn Face", "ruler", colours=("light",), key="janus"),
    make("Dusk Face", "ruler", colours=("darkness",), key="janus/2"),
)


@pytest.mark.rule("fow", "1306.2")
@pytest.mark.parametrize(("chosen", "coin"), [("Dawn Face", "light will coin"), ("Dusk Face", "darkness will coin")])
def test_a_two_face_ruler_begins_with_the_side_that_its_player_chooses(chosen: str, coin: str) -> None:
    decks = [{**deck("fire"), "ruler": [JANUS]}, {**deck("wind"), "ruler": [JANUS]}]
    match = Match(lambda: new_game(RULES, decks, 1))
    for _ in range(2):
        assert match.question is not None and match.question.why == "ruler side"
        match.answer(["Dawn Face", "Dusk Face"].index(chosen))
    state = match.game.state
    assert [[obj.face.name for obj in pile] for pile in state.zones["ruler"]] == [[chosen], [chosen]]
    assert [obj.face.name for obj in state.zones["item"][1 - state.starting]] == [coin]


@pytest.mark.rule("fow", "308.8")
def test_whose_ruler_area_a_card_is_put_into_controls_it() -> None:
    page = make("Page", "sub_ruler")
    seize = doing("Seize", fx.Move(Every(Group((), ("outside",), EACH)), "ruler", control=YOU))
    t = table(page, seize).zone(1, "outside", "Page").hand(0, "Seize").play(0, "Seize").resolve()
    assert "Page" in t.zone_names(0, "ruler") and t.obj("Page").controller == 0
