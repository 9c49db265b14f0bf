"""Attacks, entering and leaving at their edges: what random breaks of the rules showed."""

from __future__ import annotations

import pytest

from arbiter.games.caster.game import RULES, layer_of
from arbiter.kernel.aspects import EVERYTHING
from arbiter.kernel.dealing import new_game
from arbiter.kernel.decisions import ChooseObjects
from arbiter.kernel.game import Game
from arbiter.kernel.index.versions import changed
from arbiter.kernel.match import Match
from arbiter.kernel.traits import Face
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Change, How, Lasting, Quality, Stat
from arbiter.script.effects import Modify, Move
from arbiter.script.nouns import EACH, Every, Group, Is, Self
from arbiter.testing import Table
from tests.games.caster.plain import does, make, says
from tests.games.caster.tables import table
from tests.games.caster.written import conjure, servant

pytestmark = pytest.mark.both_seats


def strikes(made: Table) -> Table:
    return made.to("battle_end")


@pytest.mark.rule("caster", "909.1", "909.1b", "909.1c", "909.1d", "909.1e", "909.1f", "1023.1")
@pytest.mark.parametrize(
    ("change", "layers"),
    [
        (st.CopyOf(Self()), (0,)),
        (st.AddWord(Quality.TYPE, "servant"), (1,)),
        (st.AddWord(Quality.KIND, "Lamp"), (1,)),
        (st.SetWords(Quality.COLOUR, ("luna",)), (1,)),
        (st.AddWord(Quality.NAME, "Lamp"), (3,)),
        (st.AddKeyword("hubris"), (2,)),
        (st.LoseAbilities(), (2,)),
        (st.Mark("cannot_attack"), (3,)),
        (st.SetStat(Stat.POWER, Number(1)), (4,)),
        (st.BecomeType("servant", Number(1)), (1, 4)),
        (st.CounterStat(Stat.POWER, Number(1)), (5,)),
        (st.AddStat(Stat.POWER, Number(1)), (4,)),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Change) else str(value),
)
def test_the_layer_of_every_change(change: Change, layers: tuple[int, ...]) -> None:
    assert layer_of(change) == layers


# ---------------------------------------------------------------- attacking


@pytest.mark.rule("caster", "803.3", "803.3a")
@pytest.mark.parametrize("least", [0, 1])
def test_one_servant_attacks_at_a_time_and_none_unless_some_must(least: int) -> None:
    wolves = Every(Group((Is(Quality.NAME, "Wolf"),), ("field",), EACH))
    edict = make("Edict", "barrier", says(st.Affects(wolves, (st.Mark("must_attack"),))))
    made = servant(table(), "Wolf").faces(edict).field(0, "Wolf", "Wolf", "Hound").zone(1, "orb", 3)
    if least:
        made.field(1, "Edict")
    made.to("attack_declaration")
    question = made.question
    assert isinstance(question, ChooseObjects) and (question.low, question.high) == (least, 1)
    assert len(question.options) == (2 if least else 3)


@pytest.mark.rule("caster", "803.3b", "104.4")
def test_what_cannot_be_attacked_by_some_is_attacked_by_others_and_guards_from_them_alone() -> None:
    text = "This card cannot be attacked by servants with cost equal to 1."
    made = servant(table(), "Ghost", text=text, atk=100, dfn=100)
    made.field(0, "Pup", "Hound").field(1, "Ghost", "Turtle", reversed=True)
    made.attack("Hound", at="Ghost")
    assert strikes(made).field_names(1) == ["Turtle"]


@pytest.mark.rule("caster", "803.3a", "803.3b", "104.4")
@pytest.mark.parametrize(("mark", "able"), [("cannot_attack", False), ("cannot_attack_players", True)])
def test_a_servant_that_may_not_attack_players_attacks_servants(mark: str, able: bool) -> None:
    shy = make("Shy", "servant", says(st.Affects(Self(), (st.Mark(mark),))), atk=1000)
    made = table().faces(shy).field(0, "Shy").field(1, "Pup")
    if able:
        strikes(made.attack("Shy", at="Pup"))
        assert made.field_names(1) == []
        alone = table().faces(shy).field(0, "Shy").zone(1, "orb", 1)
        assert alone.why_not(0, "Shy") == ["803.3b"] or not alone.can("attack", 0, "Shy")
    else:
        assert made.next_turn().field_names(1) == ["Pup"]


@pytest.mark.rule("caster", "803.3a", "104.4")
def test_a_servant_may_be_kept_from_attacking_some_servants_alone() -> None:
    pups = Group((Is(Quality.NAME, "Pup"),), ("field",), EACH)
    mild = make("Mild", "servant", says(st.Affects(Self(), (st.Mark("cannot_attack", group=pups),))), atk=1000)
    made = table().faces(mild).field(0, "Mild").field(1, "Pup", "Turtle")
    made.to("attack_declaration").choose("Mild")
    question = made.question
    assert isinstance(question, ChooseObjects) and [obj.face.name for obj in question.options] == ["Turtle"]


# ---------------------------------------------------------------- what is prohibited


@pytest.mark.rule("caster", "104.4", "1007.2", "1008.1")
def test_what_cannot_be_destroyed_can_be_banished() -> None:
    made = servant(table(), "Rock", text="This card cannot be destroyed.")
    conjure(made, "Fell", "Destroy target servant.")
    conjure(made, "Sweep", "Banish target servant.").sources(0, ignus=2).field(1, "Rock", rested=True)
    made.hand(0, "Fell", "Sweep").play(0, "Fell", targets=["Rock"]).resolve()
    assert made.is_on_field("Rock", 1)
    assert made.is_rested("Rock", 1)
    assert made.play(0, "Sweep", targets=["Rock"]).resolve().field_names(1) == []


@pytest.mark.rule("caster", "104.4", "502.1")
def test_what_cannot_recover_stays_rested_and_may_be_reversed_and_destroyed() -> None:
    made = servant(table(), "Stone", text="This card cannot recover.")
    made.field(0, "Stone", "Pup", rested=True).field(1, "Bear").turn(1, number=4)
    made.next_turn()
    assert made.is_rested("Stone", 0) and not made.is_rested("Pup", 0)


@pytest.mark.rule("caster", "307.6", "702.3")
@pytest.mark.parametrize("player", [0, 1])
def test_who_puts_a_servant_into_the_field_chooses_how_it_lies_even_for_another(player: int) -> None:
    made = conjure(table(), "Gift", "Put target servant from an opponent's graveyard into the field.")
    made.sources(player, ignus=1).zone(1 - player, "graveyard", "Hound").hand(player, "Gift").turn(
        player, number=3 + player
    )
    made.play(player, "Gift", targets=["Hound"]).resolve()
    assert made.asked == player


# ---------------------------------------------------------------- step up


@pytest.mark.rule("caster", "1114.2", "903.2g-5")
@pytest.mark.parametrize(("helper", "able"), [(3, False), (4, True)])
def test_a_step_up_worth_the_cost_leaves_the_element_to_pay_and_one_worth_more_leaves_nothing(
    helper: int, able: bool
) -> None:
    made = servant(table(), "Tall", text="[Step Up] (Lamp)", cost=3, race="Lamp")
    servant(made, "Small", cost=helper, race="Lamp").field(0, "Small").hand(0, "Tall")
    assert made.can("play", 0, "Tall") is able
    made = servant(table(), "Tall", text="[Step Up] (Lamp)", cost=3, race="Lamp").sources(0, ignus=1)
    servant(made, "Small", cost=helper, race="Lamp").field(0, "Small").hand(0, "Tall")
    assert made.can("play", 0, "Tall")


# ---------------------------------------------------------------- orbs


@pytest.mark.rule("caster", "1103.2", "309.1")
def test_a_card_with_break_that_leaves_the_orbs_for_the_graveyard_does_not_break() -> None:
    jack = servant(table(), "Jack", text="[Break]")
    lost = make("Sink", "conjure", does(Move(Every(Group((), ("orb",), EACH)), "graveyard", How.PUT)), cost=0)
    made = jack.faces(lost).zone(1, "orb", "Jack").hand(0, "Sink").play(0, "Sink").resolve()
    assert made.zone_names(1, "graveyard") == ["Jack"] and made.field_names(1) == []


@pytest.mark.rule("caster", "1103.2", "1009.1")
def test_a_card_with_break_breaks_also_when_a_text_puts_it_into_the_hand_but_only_from_the_orbs() -> None:
    lift = make("Lift", "conjure", does(Move(Every(Group((), ("orb", "graveyard"), EACH)), "hand", How.ADD)), cost=0)
    for zone, comes in (("orb", True), ("graveyard", False)):
        made = servant(table(), "Jack", text="[Break]").faces(lift).zone(1, zone, "Jack").hand(0, "Lift")
        made.play(0, "Lift").resolve()
        assert (made.asked == 1 and made.question is not None and made.question.kind == "confirm") is comes
        assert made.hand_names(1) == ["Jack"]


@pytest.mark.rule("caster", "1103.3", "1112.2")
def test_what_is_paid_for_a_break_stands_behind_that_word_and_no_other() -> None:
    made = servant(table(), "Jack", text="[Lethargy]\n[Break] (discard a card)").zone(1, "orb", "Jack").field(0, "Pup")
    strikes(made.attack("Pup"))
    assert made.field_names(1) == [] and made.hand_names(1) == ["Jack"]  # there is nothing to discard


@pytest.mark.rule("caster", "903.2b-1", "909.4")
def test_what_a_card_costs_in_the_hand_it_costs_in_the_chase_zone() -> None:
    hand = Group((Is(Quality.TYPE, "servant"),), ("hand",), EACH)
    free = make("Free", "barrier", says(st.Affects(Every(hand), (st.SetStat(Stat.COST, Number(0)),))))
    made = table().faces(free).field(0, "Free").hand(0, "Bear").play(0, "Bear")
    assert made.obj("Bear").now.cost == 0
    assert made.resolve().option("recovered").obj("Bear").now.cost == 5


@pytest.mark.rule("caster", "805.3b", "507.5c", "1204.1")
@pytest.mark.parametrize(
    ("lasting", "last", "again"),
    [(Lasting.COMBAT, "battle_end", "battle_again"), (Lasting.TURN, "end_turn", "final_priority")],
)
def test_a_rule_process_alone_brings_priority_and_the_step_again(lasting: Lasting, last: str, again: str) -> None:
    deities = Every(Group((Is(Quality.TYPE, "deity"),), ("field",), EACH))
    calm = Modify(deities, (st.SetWords(Quality.TYPE, ("servant",)),), lasting)
    made = table().faces(make("Calm", "conjure", does(calm), cost=0, keywords=("quickcast",)))
    made.define(name="Guest", type="Deity", element="Solis").field(0, "Guest", counters={"deity": 1})
    made.field(0, "Pup").zone(1, "orb", 1).hand(0, "Calm").attack("Pup").play(0, "Calm").resolve()
    guest = made.obj("Guest")
    guest.counters = None
    changed(made.game, EVERYTHING)
    made.to(last)
    assert made.is_on_field("Guest")  # no deity as long as the effect lasts
    made.passes().passes()
    assert made.step == again and made.zone_names(0, "graveyard") == ["Calm", "Guest"]


@pytest.mark.rule("caster", "403.2")
@pytest.mark.parametrize("first", [0, 1])
def test_who_is_named_to_go_first_goes_first(first: int) -> None:
    assert {begun(seed, first).game.state.starting for seed in range(1, 6)} == {first}


def begun(seed: int, first: int) -> Match:
    def made() -> Game:
        game = new_game(RULES, [deck(), deck()], seed)
        game.state.first = first
        return game

    return Match(made)


def deck() -> dict[str, list[Face]]:
    return {"deck": [make(f"Servant {number}") for number in range(50)]}
