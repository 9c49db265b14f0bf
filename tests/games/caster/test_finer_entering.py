"""Who chooses as cards come, materials of a bond, and texts about paying: what random breaks of the rules showed."""

from __future__ import annotations

import pytest

from arbiter.kernel.decisions import ChooseObjects
from arbiter.script.amounts import Number
from arbiter.script.base import How, Lasting, Quality, Role, Stat
from arbiter.script.effects import Choose, Draw, Modify, Move, Perform
from arbiter.script.nouns import EACH, OPPONENT, YOU, Bound, EventThing, Every, Group, Is
from arbiter.script.patterns import Does, Draws, Moves
from arbiter.script.statements import AddStat, Affects, CostChange, Mark, PayRule, Replace
from arbiter.testing import Table
from tests.games.caster.plain import SERVANTS, does, make, says, when
from tests.games.caster.tables import table
from tests.games.caster.written import servant

pytestmark = pytest.mark.both_seats

DRAW = Draw(YOU, Number(1))
IT = EventThing(Role.SUBJECT)
ANY = Group((Is(Quality.TYPE, "servant"),), (), EACH)  # wherever they are
ONE = Choose(0, SERVANTS, Number(1), Number(1))


# ---------------------------------------------------------------- coming and going


@pytest.mark.rule("caster", "307.6")
def test_who_puts_a_servant_into_anothers_field_chooses_how_it_comes() -> None:
    found = Every(Group((Is(Quality.TYPE, "servant"),), ("graveyard",), OPPONENT))
    gift = make("Gift", "conjure", does(Move(found, "field", How.PUT, control=OPPONENT)), cost=0)
    made = table().faces(gift).hand(0, "Gift").zone(1, "graveyard", "Hound").play(0, "Gift").resolve()
    made.expect(kind="option", player=0, why="orientation").option("reversed")
    assert made.is_on_field("Hound", 1)


@pytest.mark.rule("caster", "910.2")
def test_of_two_replacements_of_a_draw_who_would_draw_chooses() -> None:
    texts = [make(name, "barrier", says(Replace(Draws(EACH), ()))) for name in ("Dry", "Dust")]
    give = make("Give", "conjure", does(Draw(OPPONENT, Number(1))), cost=0)
    made = table().faces(*texts, give).field(0, "Dry", "Dust").hand(0, "Give").play(0, "Give").resolve()
    made.expect(player=1)


@pytest.mark.rule("caster", "315.2a", "504.1b")
def test_a_soul_bond_servant_that_would_go_face_down_to_a_caster_zone_goes_to_the_extra_deck() -> None:
    both = make("Both", "servant soul_bond", materials=("Ada", "Bea"))
    there = Every(Group((Is(Quality.NAME, "Both"),), ("graveyard",), YOU))
    hide = make("Hide", "conjure", does(Move(there, "field", How.PUT, face_down=True)), cost=0)
    made = table().faces(both, hide).hand(0, "Hide").zone(0, "graveyard", "Both").play(0, "Hide").resolve()
    assert made.field_names(0) == [] and made.zone_names(0, "extra") == ["Both"]
    away = make("Away", "conjure", does(Move(there, "removed", How.REMOVE, face_down=True)), cost=0)
    made = table().faces(both, away).hand(0, "Away").zone(0, "graveyard", "Both").play(0, "Away").resolve()
    assert made.zone_of("Both") == "removed"  # 315.2b


@pytest.mark.rule("caster", "1103.2", "906.1")
def test_a_card_that_breaks_out_of_the_orbs_is_heard_of() -> None:
    watcher = make("Watcher", "barrier", when(Does(EACH, "break"), DRAW))
    for text, heard in (("[Break]", 1), ("", 0)):
        made = servant(table().faces(watcher), "Jack", text).field(0, "Hound", "Watcher").zone(1, "orb", "Jack")
        made.attack("Hound").passes().passes()
        if text:
            made.yes()
        assert made.stack().count("Watcher") + len(made.game.state.pending) == heard


# ---------------------------------------------------------------- soul bond


def bonding(*stopped_by: Replace) -> Table:
    pair = make("Pair", "servant soul_bond", materials=("Ada", "Bea"), cost=0, colours=())
    rite = make("Rite", "conjure", does(Perform("soul_bond", Every(Group((), ("extra",), YOU)))), cost=0)
    law = make("Law", "barrier", says(*stopped_by))
    made = table().faces(pair, rite, law).hand(0, "Rite").zone(0, "extra", "Pair")
    return made.field(1, "Law") if stopped_by else made


@pytest.mark.rule("caster", "1020.1", "910.1", "315.1b")
@pytest.mark.parametrize("to", ["", "removed"])
def test_the_materials_of_a_servant_that_does_not_enter_go_to_the_graveyard(to: str) -> None:
    instead = (Move(IT, to, How.REMOVE),) if to else ()
    made = bonding(Replace(Moves(ANY, None, "field"), instead)).hand(0, "ada1").field(0, "bea1")
    made.play(0, "Rite").resolve()
    assert made.zone_of("Pair") == (to or "extra") and made.field_names(0) == []
    assert sorted(made.zone_names(0, "graveyard")) == ["Ada", "Bea", "Rite"]


@pytest.mark.rule("caster", "1020.1")
def test_no_material_is_a_servant_or_a_token_or_the_opponents() -> None:
    alike = make("Ada", "servant")
    for side, options in ((0, {}), (0, {"token": True}), (1, {})):
        made = bonding().faces(alike).hand(0, "bea1")
        name = "ada" if options == {} and side == 0 else "ada1"
        made.field(side, name, **options)  # type: ignore[arg-type]
        made.play(0, "Rite").resolve()
        assert made.zone_names(0, "extra") == ["Pair"] and made.hand_names(0) == ["Bea"]


@pytest.mark.rule("caster", "1020.1")
def test_a_servant_is_bonded_from_the_extra_deck_alone_and_only_with_every_material() -> None:
    made = bonding().field(0, "ada1").hand(0, "ada2").play(0, "Rite").resolve_all()
    assert made.zone_names(0, "extra") == ["Pair"] and made.hand_names(0) == ["Ada"]  # which Ada is not even asked
    pair = make("Pair", "servant soul_bond", materials=("Ada", "Bea"), cost=0, colours=())
    rite = make("Rite", "conjure", does(Perform("soul_bond", Every(Group((), ("graveyard",), YOU)))), cost=0)
    made = table().faces(pair, rite).hand(0, "Rite", "ada1", "bea1").zone(0, "graveyard", "Pair")
    made.play(0, "Rite").resolve()
    assert made.zone_of("Pair") == "graveyard" and made.hand_size(0) == 2


# ---------------------------------------------------------------- calling, stepping up, paying


@pytest.mark.rule("caster", "504.1a", "504.1a-1")
def test_another_mark_of_its_own_does_not_let_a_caster_stand_beside_its_namesake() -> None:
    for mark, stands in (("namesakes", True), ("cannot_be_destroyed", False)):
        marked = make("Ada", "caster", says(Affects(Every(Group()), (Mark(mark),))), level=1)
        made = table().faces(marked).field(0, "ada1").hand(0, "ada").turn(0, "call", number=3, begin=True)
        assert made.acts(0, "call") == (["Ada"] if stands else [])


@pytest.mark.rule("caster", "1114.2")
def test_a_step_up_is_over_when_its_player_wants_no_more_servants() -> None:
    made = servant(table(), "Tall", "[Step Up] (Lamp)", cost=2, race="Lamp")
    servant(servant(made, "One", cost=3, race="Lamp"), "Two", cost=3, race="Lamp")
    made.field(0, "One", "Two").hand(0, "Tall").play(0, "Tall", targets=[["One"]])
    question = made.question
    assert isinstance(question, ChooseObjects) and (question.low, question.high) == (0, 1)  # one after the other
    made.choose().resolve_all()
    assert made.is_rested("One") and not made.is_rested("Two") and made.is_on_field("Tall")


@pytest.mark.rule("caster", "1114.2")
def test_a_servant_that_costs_nothing_helps_with_nothing() -> None:
    for cost, able in ((0, False), (1, True)):
        made = servant(table(), "Tall", "[Step Up] (Lamp)", cost=2, race="Lamp").sources(0, ignus=1)
        servant(made, "Help", cost=cost, race="Lamp").field(0, "Help").hand(0, "Tall")
        assert made.can("play", 0, "Tall") is able


@pytest.mark.rule("caster", "903.2g")
def test_a_text_lets_a_card_be_paid_for_with_any_element() -> None:
    free = make("Free", "barrier", says(PayRule(ANY, "any_colour")))
    made = table().faces(free).field(0, "Free").sources(0, luna=3).hand(0, "Hound")
    made.play(0, "Hound").resolve().option("recovered")
    assert made.is_on_field("Hound", 0)
    assert not table().sources(0, luna=3).hand(0, "Hound").can("play", 0, "Hound")


@pytest.mark.rule("caster", "507.5a")
def test_an_effect_until_the_start_of_its_players_next_turn_ends_there() -> None:
    grow = Modify(Bound(0), (AddStat(Stat.POWER, Number(500)),), Lasting.NEXT_TURN_START)
    made = table().faces(make("Grow", "conjure", does(ONE, grow), cost=0)).hand(0, "Grow").field(0, "Pup")
    made.play(0, "Grow").resolve()
    assert made.next_turn().power("Pup") == 1000
    assert made.next_turn().power("Pup") == 500


@pytest.mark.rule("caster", "905.2", "501.1")
def test_once_a_turn_is_once_in_each_players_turn() -> None:
    made = servant(table(), "Jack", "[0]: Draw a card. Play this ability only once per turn.").field(0, "Jack")
    made.use(0, "Jack").resolve()
    assert not made.can("use", 0, "Jack")
    made.to("main", 1).passes(1)
    assert made.can("use", 0, "Jack")


@pytest.mark.rule("caster", "1016.1", "903.2g-1")
def test_abilities_that_cost_more_are_not_those_that_produce_aether() -> None:
    dear = make("Dear", "barrier", says(CostChange(ANY, EACH, Number(1), 1, None, "action")))
    made = servant(table().faces(dear), "Jack", "[1]: Draw a card.").field(0, "Dear", "Jack", "ada1").by_hand(0)
    assert not made.can("use", 0, "Jack")
    made.act(0, "aether", "Ada")
    assert made.pool(0) != []


@pytest.mark.rule("caster", "804.3", "804.4", "104.2")
@pytest.mark.parametrize(
    ("one", "two", "fought"), [("Bear", "Pup", True), ("Bear", "Fence", False), ("Fence", "Pup", False)]
)
def test_only_servants_battle_each_other_by_a_text(one: str, two: str, fought: bool) -> None:
    for there in ((one, two), (one,), (two,)):
        things = [Every(Group((Is(Quality.NAME, name),), ("field",), EACH)) for name in (one, two)]
        duel = make("Duel", "conjure", does(Perform("battle", things[0], other=things[1])), cost=0)
        made = table().faces(duel).field(0, *(name for name in there if name == one)).hand(0, "Duel")
        made.field(1, *(name for name in there if name == two)).play(0, "Duel").resolve()
        assert made.zone_names(1, "graveyard") == (["Pup"] if fought and len(there) == 2 else [])
        assert made.field_names(0) == [name for name in there if name == one]


@pytest.mark.rule("caster", "1103.2b", "1103.3")
@pytest.mark.parametrize("text", ["[Break]", "[Break] (discard a card)"])
def test_for_a_card_that_breaks_out_the_cost_of_the_card_has_not_been_paid(text: str) -> None:
    ear = make("Ear", "barrier", when(Moves(ANY, None, "field", unpaid=True), DRAW))
    made = servant(table().faces(ear), "Jack", text).field(0, "Hound", "Ear").zone(1, "orb", "Jack").hand(1, "Pup")
    made.attack("Hound").passes().passes().yes().resolve().option("recovered")
    assert made.stack() == ["Ear"] and made.is_on_field("Jack", 1)


@pytest.mark.rule("caster", "502.1", "104.4")
@pytest.mark.parametrize(("mark", "rested"), [("cannot_recover", True), ("cannot_switch", False)])
def test_a_servant_recovers_unless_a_text_forbids_just_that(mark: str, rested: bool) -> None:
    law = make("Law", "barrier", says(Affects(Every(SERVANTS), (Mark(mark),))))
    made = table().faces(law).field(0, "Law").field(0, "Pup", rested=True).turn(1, number=4)
    made.to("main", 0)
    assert made.is_rested("Pup") is rested
