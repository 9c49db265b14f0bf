"""Chapters 903 and 905: playing cards and abilities, step by step."""

from __future__ import annotations

import pytest

from arbiter.kernel.aspects import EVERYTHING
from arbiter.kernel.index.versions import changed
from arbiter.kernel.qualities import stat
from arbiter.kernel.state import Obj
from arbiter.kernel.views import view
from arbiter.script import abilities as ab
from arbiter.script.amounts import Number
from arbiter.script.base import How, Quality, Stat
from arbiter.script.costs import Cost, MoveSome
from arbiter.script.effects import Cancel, CastNow, Choose, Destroy, Draw, Modes, Move
from arbiter.script.nouns import EACH, YOU, Bound, Every, Group, Is, Same, Self, TopCards
from arbiter.script.statements import AddWord, Affects, AlternativeCost, CostChange
from arbiter.testing import Table
from tests.games.caster.plain import SERVANTS, does, make, says
from tests.games.caster.tables import table

DRAW = Draw(YOU, Number(1))
FROM_HAND = Group((), ("hand",), YOU)
CONJURES = Group((Is(Quality.TYPE, "conjure"),), ())
BEAM = make("Beam", "conjure", does(DRAW), cost=3)
HALL = make("Hall", "barrier", says(CostChange(CONJURES, YOU, Number(2))))
PALACE = make("Palace", "barrier", says(CostChange(CONJURES, YOU, Number(5))))
TOLL = make("Toll", "barrier", says(CostChange(CONJURES, YOU, Number(1), sign=1)))
SURGE = {
    "name": "Surge",
    "type": "Conjure",
    "cost": "X",
    "element": "Solis",
    "text": "Target servant gains +X00 ATK until end of turn.",
}
TWIN = make("Twin", "conjure", does(DRAW), cost="X", colours=("solis", "luna"))


def rich(*hand: str, solis: int = 4) -> Table:
    made = table().faces(BEAM, HALL, PALACE, TOLL, TWIN).define(**SURGE)
    return made.sources(0, solis=solis).hand(0, *hand)


def rested(made: Table) -> int:
    return sum(obj.turned == 1 for obj in made.objects("field", 0))


# ---------------------------------------------------------------- 903.2b to 903.2f


@pytest.mark.rule("caster", "903.2", "903.2b")
def test_a_card_that_is_played_goes_to_the_chase_zone() -> None:
    made = rich("Beam").play(0, "Beam")
    assert made.zone_of("Beam") == "chase" and made.hand_size(0) == 0


@pytest.mark.rule("caster", "903.2b", "704.3")
def test_an_ability_is_in_the_chase_zone_without_its_card() -> None:
    well = {"name": "Well", "type": "Barrier", "cost": 1, "element": "Solis", "text": "[1]: Draw a card."}
    made = rich().define(**well).field(0, "Well").use(0, "Well", "Draw")
    assert made.stack() == ["Well"] and made.zone_of("Well") == "field"


@pytest.mark.rule("caster", "903.2c")
def test_options_are_chosen_while_playing_and_the_others_do_not_exist() -> None:
    destroy = (Choose(0, SERVANTS, Number(1), Number(1)), Destroy(Bound(0)))
    face = make("Either", "conjure", does(Modes(Number(1), Number(1), ((DRAW,), destroy))))
    made = rich().faces(face).hand(0, "Either").field(1, "Pup").play(0, "Either", modes=[1])
    assert made.game.state.stack[-1].targets == ()  # nothing is targeted for an option that was not chosen
    made.resolve()
    assert made.hand_size(0) == 1 and made.is_on_field("Pup", 1)
    other = rich().faces(face).hand(0, "Either").field(1, "Pup").play(0, "Either", modes=[2]).resolve()
    assert other.hand_size(0) == 0 and not other.is_on_field("Pup", 1)


def total_cost(made: Table, obj: Obj) -> int:
    return stat(made.game, obj, Stat.COST)


@pytest.mark.rule("caster", "903.2d", "203.4", "104.5")
def test_the_player_names_x_and_it_holds_until_the_card_has_resolved() -> None:
    made = rich("Surge").field(0, "Pup").play(0, "Surge", x=3, targets=["Pup"])
    assert rested(made) == 3 and total_cost(made, made.obj("Surge")) == 3
    made.resolve()
    assert made.power("Pup") == 800 and total_cost(made, made.obj("Surge", 0, "graveyard")) == 0


@pytest.mark.rule("caster", "903.2d-1")
def test_x_is_at_least_the_number_of_elements() -> None:
    made = rich("Surge").field(0, "Pup")
    question = _x_question(made, "Surge")
    assert (question[0], question[-1]) == ("1", "4")
    two = rich("Twin", solis=2).sources(0, luna=2)
    assert _x_question(two, "Twin")[0] == "2"
    # With one element missing it cannot be played at all.
    assert not rich("Twin", solis=4).can("play", 0, "Twin")


def _x_question(made: Table, card: str) -> list[str]:
    question = made.begin().match.question
    actions = question.actions  # type: ignore[union-attr]
    made.match.answer(next(i for i, a in enumerate(actions) if a.obj is not None and a.obj.face.name == card))
    return made.options()


@pytest.mark.rule("caster", "903.2d-2", "903.2g-2")
def test_without_paying_the_cost_x_is_zero() -> None:
    gift = make(
        "Gift",
        "conjure",
        does(Choose(0, FROM_HAND, Number(1), Number(1), target=False), CastNow(Bound(0), free=True, may=False)),
    )
    made = rich("Surge", solis=1).faces(gift).hand(0, "Gift").field(0, "Pup").play(0, "Gift").resolve()
    if made.match.question is not None and made.match.question.kind == "objects":
        made.choose("Pup")
    assert made.stack() == ["Surge"] and made.game.state.stack[-1].frame.x == 0
    made.resolve()
    assert made.power("Pup") == 500


@pytest.mark.rule("caster", "903.2d-2", "903.2e")
@pytest.mark.parametrize(("cost", "gone"), [(0, True), (1, False)])
def test_what_is_played_without_its_cost_targets_by_an_x_of_zero(cost: int, gone: bool) -> None:
    prune = {**SURGE, "name": "Prune", "text": "Destroy target servant with cost equal to X."}
    mite = {"name": "Mite", "type": "Servant", "cost": cost, "element": "Solis", "atk": 500, "def": 500, "text": ""}
    choice = Choose(0, FROM_HAND, Number(1), Number(1), target=False)
    gift = make("Gift", "conjure", does(choice, CastNow(Bound(0), free=True, may=False)))
    made = table().faces(gift).define(**prune).define(**mite).sources(0, solis=1).hand(0, "Gift", "Prune")
    made.field(1, "Mite").play(0, "Gift").resolve_all()
    assert (made.field_names(1) == []) is gone


@pytest.mark.rule("caster", "903.2")
def test_two_copies_of_a_card_in_hand_are_one_card_to_play() -> None:
    made = rich("Beam", "Beam", "Surge", "Surge").field(0, "Pup")
    assert [sum(name in option for option in made.options()) for name in ("Beam", "Surge")] == [1, 1]


@pytest.mark.rule("caster", "903.2e")
def test_without_a_legal_target_it_cannot_be_played() -> None:
    made = rich("Surge")
    assert not made.can("play", 0, "Surge") and made.why_not(0, "Surge") == ["903.2e"]


@pytest.mark.rule("caster", "903.2e-1")
def test_nothing_in_the_chase_zone_targets_itself() -> None:
    spell = Group((), ("chase",), EACH)
    face = make(
        "Hush", "conjure", does(Choose(0, spell, Number(1), Number(1)), Cancel(Bound(0))), keywords=("quickcast",)
    )
    assert not rich().faces(face).hand(0, "Hush").can("play", 0, "Hush")
    made = rich("Beam").faces(face).hand(0, "Hush").play(0, "Beam").play(0, "Hush", targets=["Beam"])
    assert made.stack() == ["Beam", "Hush"]


@pytest.mark.rule("caster", "903.2f")
def test_what_befalls_which_of_two_targets_is_settled_while_playing() -> None:
    one = Choose(0, SERVANTS, Number(1), Number(1))
    two = Choose(1, SERVANTS, Number(1), Number(1))
    face = make("Judgement", "conjure", does(one, two, Destroy(Bound(0)), Move(Bound(1), "hand", How.RETURN)))
    made = rich().faces(face).hand(0, "Judgement").field(1, "Pup", "Hound")
    made.play(0, "Judgement", targets=[["Pup"], ["Hound"]])
    targets = made.game.state.stack[-1].targets
    names = [made.game.find(ids[0]).face.name for _, ids in targets]  # type: ignore[union-attr]
    assert names == ["Pup", "Hound"]
    made.resolve()
    assert made.zone_names(1, "graveyard") == ["Pup"] and made.hand_names(1) == ["Hound"]


# ---------------------------------------------------------------- 903.2g, 903.2h  the cost


@pytest.mark.rule("caster", "903.2g", "903.2g-3")
def test_increases_are_added() -> None:
    made = rich("Beam").field(0, "Toll").play(0, "Beam")
    assert rested(made) == 4
    assert not rich("Beam", solis=3).field(0, "Toll").can("play", 0, "Beam")


@pytest.mark.rule("caster", "903.2g", "903.2g-4")
def test_decreases_are_taken_off() -> None:
    made = rich("Beam", solis=1).field(0, "Hall").play(0, "Beam")
    assert rested(made) == 1


@pytest.mark.rule("caster", "903.2g-5", "203.2")
def test_no_decrease_takes_the_cost_below_the_number_of_elements() -> None:
    made = rich("Beam").field(0, "Palace").play(0, "Beam")
    assert rested(made) == 1
    assert not rich("Beam", solis=0).sources(0, luna=3).field(0, "Palace").can("play", 0, "Beam")
    both = make("Duet", "conjure", does(DRAW), cost=4, colours=("solis", "luna"))
    duet = rich(solis=1).faces(both).sources(0, luna=1).hand(0, "Duet").field(0, "Palace").play(0, "Duet")
    assert rested(duet) == 2


@pytest.mark.rule("caster", "903.2g-3", "903.2g-4", "903.2g-5")
def test_increases_come_before_decreases() -> None:
    # 3 + 1 - 5 would be below one; if the decrease came first the increase would lift it to two.
    made = rich("Beam").field(0, "Palace", "Toll").play(0, "Beam")
    assert rested(made) == 1


@pytest.mark.rule("caster", "903.2g-1")
def test_another_kind_of_cost_takes_the_place_of_the_usual_one() -> None:
    price = Cost((MoveSome(FROM_HAND, Number(1), "graveyard", How.DISCARD),))
    other = AlternativeCost(Group((Same(Self()),), (), YOU), price)
    static = ab.Static("another cost", None, (other,), None, ("hand",))
    face = make("Bargain", "conjure", static, does(DRAW), cost=3)
    made = table().faces(face).hand(0, "Bargain", "Bear").play(0, "Bargain", cost=["Bear"])
    assert made.zone_names(0, "graveyard") == ["Bear"] and made.stack() == ["Bargain"]


@pytest.mark.rule("caster", "903.2g-6")
def test_once_fixed_the_cost_changes_no_more() -> None:
    # Beam is paid for with its reduction although the Hall is gone when it resolves.
    made = rich("Beam", solis=1).field(0, "Hall").play(0, "Beam")
    made.game.state.zones["field"][0][:] = [o for o in made.game.state.zones["field"][0] if o.face.name != "Hall"]
    changed(made.game, EVERYTHING)
    made.resolve()
    assert made.zone_names(0, "graveyard") == ["Beam"] and made.hand_size(0) == 1


@pytest.mark.rule("caster", "903.2h-1")
def test_several_parts_of_a_cost_are_paid_in_the_order_written() -> None:
    text = "[Rest], discard a card: Draw a card."
    made = rich("Bear").define(name="Mill", type="Barrier", cost=1, element="Solis", text=text).field(0, "Mill")
    made.use(0, "Mill", "Draw", cost=["Bear"])
    assert made.is_rested("Mill") and made.zone_names(0, "graveyard") == ["Bear"]
    tired = rich("Bear").define(name="Mill", type="Barrier", cost=1, element="Solis", text=text)
    assert not tired.field(0, "Mill", rested=True).can("use", 0, "Mill")


# ---------------------------------------------------------------- 903.3  resolving

PYRE = {
    "name": "Pyre",
    "type": "Conjure",
    "cost": 1,
    "element": "Solis",
    "text": "[Quickcast]\nDestroy target servant. Draw a card.",
}


@pytest.mark.rule("caster", "903.3", "903.3a")
def test_what_does_not_concern_an_illegal_target_still_happens() -> None:
    made = table().define(**PYRE).sources(0, solis=2).hand(0, "Pyre", "Pyre")
    made.field(1, "Pup").play(0, "Pyre", targets=["Pup"]).play(0, "Pyre", targets=["Pup"]).resolve()
    assert made.zone_names(1, "graveyard") == ["Pup"] and made.hand_size(0) == 1
    made.resolve()
    assert made.hand_size(0) == 2


@pytest.mark.rule("caster", "903.3b", "704.3")
def test_an_ability_that_has_resolved_is_gone() -> None:
    well = {"name": "Well", "type": "Barrier", "cost": 1, "element": "Solis", "text": "[1]: Draw a card."}
    made = rich().define(**well).field(0, "Well").use(0, "Well", "Draw").resolve()
    assert made.stack() == [] and made.zone_names(0, "graveyard") == []


@pytest.mark.rule("caster", "903.2d-3", "903.3b-1")
def test_a_defined_x_is_worked_out_when_the_text_needs_it() -> None:
    text = "Target servant gains +500 ATK for each card in your hand until end of turn."
    made = rich("Bear").define(name="Cheer", type="Conjure", cost=1, element="Solis", text=text)
    made.hand(0, "Cheer", "Hound").field(0, "Pup").play(0, "Cheer", targets=["Pup"]).resolve()
    assert made.power("Pup") == 1500


# ---------------------------------------------------------------- 905


@pytest.mark.rule("caster", "905.1", "905.2", "905.2a", "902.2")
def test_a_card_whose_ability_is_played_from_the_hand_is_shown() -> None:
    text = "[1]: Draw a card. Play this ability only from your hand."
    made = rich().define(name="Page", type="Servant", cost=9, element="Solis", atk=500, text=text, **{"def": 500})
    made.hand(0, "Page").use(0, "Page", zone="hand")
    shown = view(made.game, 1)["zones"]["hand"][0]["cards"]  # type: ignore[index]
    assert [card.get("name") for card in shown] == ["Page"]
    # In the field the ability is not valid.
    field = rich().define(name="Page", type="Servant", cost=9, element="Solis", atk=500, text=text, **{"def": 500})
    assert not field.field(0, "Page").can("use", 0, "Page")


@pytest.mark.rule("caster", "905.1")
def test_an_ability_with_a_limit_is_played_no_more_often() -> None:
    text = "[1]: Draw a card. Play this ability only once per turn."
    made = rich().define(name="Well", type="Barrier", cost=1, element="Solis", text=text).field(0, "Well")
    made.use(0, "Well").resolve()
    assert not made.can("use", 0, "Well") and made.why_not(0, "Well") == ["905.1"]


@pytest.mark.rule("caster", "903.2b-1", "909.4")
def test_what_effects_have_made_of_a_card_in_hand_holds_in_the_chase_zone() -> None:
    mine = Group((Is(Quality.TYPE, "conjure"),), ("hand",), YOU)
    moon = make("Moon", "barrier", says(Affects(Every(mine), (AddWord(Quality.COLOUR, "luna"),))))
    made = rich("Beam").faces(moon).sources(0, luna=1).field(0, "Moon").play(0, "Beam")
    assert made.obj("Beam").now.colours == {"solis", "luna"}
    made.resolve()
    assert made.obj("Beam", 0, "graveyard").now.colours == {"solis"}


@pytest.mark.rule("caster", "903.2a", "903.1")
def test_first_of_all_a_card_may_be_stepped_up() -> None:
    big = {"name": "Big", "type": "Servant", "cost": 4, "element": "Solis", "race": "Hound", "atk": 3000, "def": 3000}
    small = {"name": "Small", "type": "Servant", "cost": 2, "element": "Solis", "race": "Hound", "atk": 500, "def": 500}
    made = rich(solis=2).define(**big, text="[Step Up] (Hound)").define(**small).hand(0, "Big").field(0, "Small")
    made.play(0, "Big")
    assert rested(made) == 3 and made.is_rested("Small")
    made.resolve()
    assert made.is_rested("Big", 0)


@pytest.mark.rule("caster", "311.2a")
def test_a_card_removed_face_down_is_seen_by_nobody_who_did_not_know_it() -> None:
    hide = make("Hide", "conjure", does(Move(TopCards(YOU, Number(1)), "removed", How.REMOVE, face_down=True)))
    made = rich().faces(hide).hand(0, "Hide").deck(0, "Bear").play(0, "Hide").resolve()
    for viewer in (0, 1):
        assert view(made.game, viewer)["zones"]["removed"][0]["cards"] == [{"hidden": True}]  # type: ignore[index]


@pytest.mark.rule("caster", "601.1", "602.1d", "905.2b")
def test_an_ability_is_played_like_a_card_by_the_player_with_priority_and_answered_by_the_other() -> None:
    well = {"name": "Well", "type": "Barrier", "cost": 1, "element": "Solis", "text": "[1]: Draw a card."}
    made = rich().define(**well).field(0, "Well").field(1, "Well").sources(1, solis=1)
    assert not made.can("use", 1, "Well")
    made.use(0, "Well", "Draw").passes(0).use(1, made.card("Well", 1), "Draw")
    assert [item.frame.controller for item in made.game.state.stack] == [0, 1]
    made.resolve()
    assert made.hand_size(1) == 1 and made.hand_size(0) == 0 and made.asked == 0


@pytest.mark.rule("caster", "903.2g-2", "903.2g-3", "903.2g-5")
def test_what_texts_add_to_a_cost_is_paid_for_a_free_play_too_with_any_element() -> None:
    choose = Choose(0, FROM_HAND, Number(1), Number(1), target=False)
    gift = make("Gift", "conjure", does(choose, CastNow(Bound(0), free=True, may=False)))
    made = rich(solis=1).sources(0, luna=2).faces(gift).field(0, "Toll").hand(0, "Gift", "Beam")
    made.play(0, "Gift").resolve()
    assert made.stack() == ["Beam"] and rested(made) == 3  # two for the gift, one for the beam
    made = rich(solis=2).faces(gift).field(0, "Toll").hand(0, "Gift", "Beam").play(0, "Gift").resolve()
    assert made.stack() == [] and made.hand_names(0) == ["Beam"]
