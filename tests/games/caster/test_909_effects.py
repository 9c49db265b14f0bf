"""Chapters 909 to 911: the order of continuous effects, replacement, and last known information."""

from __future__ import annotations

import pytest

from arbiter.kernel.traits import Face
from arbiter.script.amounts import Number, StatOf
from arbiter.script.base import Change, How, Lasting, Quality, Role, Stat, Status, Test
from arbiter.script.conditions import Holds
from arbiter.script.costs import Cost, MoveThis, RestThis
from arbiter.script.effects import Choose, Destroy, Draw, Modify, Move
from arbiter.script.nouns import YOU, Bound, EventThing, Every, Group, Has, In, Is, Self
from arbiter.script.patterns import Moves
from arbiter.script.statements import (
    AddKeyword,
    AddStat,
    AddWord,
    Affects,
    CounterStat,
    Replace,
    SetStat,
    SetWords,
)
from arbiter.testing import Table, scenario
from tests.games.caster.plain import SERVANTS, does, make, says, use, when
from tests.games.caster.tables import table
from tests.games.caster.written import conjure, servant

DRAW = Draw(YOU, Number(1))
ONE = Choose(0, SERVANTS, Number(1), Number(1))
PYRE = make("Pyre", "conjure", does(ONE, Destroy(Bound(0))), keywords=("quickcast",))


def law(name: str, *changes: Change, of: tuple[Test, ...] = ()) -> Face:
    """A barrier that changes all servants (of some kind)."""
    return make(name, "barrier", says(Affects(Every(Group((Is(Quality.TYPE, "servant"), *of))), changes)))


def laws(*faces: Face) -> Table:
    """The barriers lie in the field in this order, then a Pup."""
    made = table().faces(PYRE, *faces)
    for face in faces:
        made.field(0, face.name)
    return made.sources(0, solis=4)


def hundred(amount: int = 500) -> AddStat:
    return AddStat(Stat.POWER, Number(amount))


HOUND = Is(Quality.KIND, "Dog")


# ---------------------------------------------------------------- 909.1  layers


@pytest.mark.rule("caster", "909.1", "909.1a", "909.1b")
def test_races_and_elements_come_before_what_looks_at_them() -> None:
    # The bonus for Dogs is older; still it reaches what has become a Dog.
    made = laws(law("Kennel", hundred(), of=(HOUND,)), law("Tame", AddWord(Quality.KIND, "Dog"))).field(0, "Pup")
    assert made.power("Pup") == 1000


@pytest.mark.rule("caster", "909.1c", "909.1e")
def test_abilities_come_before_numbers() -> None:
    bold = law("Boldness", hundred(), of=(Has("hubris"),))
    made = laws(bold, law("Pride", AddKeyword("hubris"))).field(0, "Pup")
    assert made.power("Pup") == 1000


@pytest.mark.rule("caster", "909.1b", "909.1c")
def test_races_come_before_abilities() -> None:
    made = laws(law("Pride", AddKeyword("hubris"), of=(HOUND,)), law("Tame", AddWord(Quality.KIND, "Dog")))
    assert made.field(0, "Pup").has("Pup", "hubris")


@pytest.mark.rule("caster", "909.1d", "909.1c")
def test_other_information_comes_after_abilities() -> None:
    name = law("Names", AddWord(Quality.NAME, "Rex"), of=(Has("hubris"),))
    made = laws(name, law("Pride", AddKeyword("hubris"))).field(0, "Pup")
    assert "Rex" in made.obj("Pup").now.names


@pytest.mark.rule("caster", "909.1e", "909.1f")
def test_numbers_of_counters_come_last() -> None:
    counted = law("Tokens", CounterStat(Stat.POWER, Number(300), 1, "spark"))
    made = laws(counted, law("Equal", SetStat(Stat.POWER, Number(1000)))).field(0, "Pup")
    assert made.power("Pup") == 1300


@pytest.mark.rule("caster", "909.1g")
def test_rounding_comes_after_everything() -> None:
    made = laws(law("A", hundred(30)), law("B", hundred(30))).field(0, "Pup")
    assert made.power("Pup") == 600  # 560, and not 600 and then 700


@pytest.mark.rule("caster", "909.2")
def test_the_parts_of_one_effect_are_applied_where_they_belong() -> None:
    both = law("Both", hundred(), AddWord(Quality.KIND, "Dog"))
    kennel = law("Kennel", AddKeyword("hubris"), of=(HOUND,))
    made = laws(kennel, both).field(0, "Pup")
    assert made.power("Pup") == 1000 and made.has("Pup", "hubris")


# ---------------------------------------------------------------- 909.3  within a layer


@pytest.mark.rule("caster", "909.3", "909.3b", "909.3b-1", "909.5")
def test_the_earlier_is_applied_first() -> None:
    assert laws(law("Add", hundred()), law("Set", SetStat(Stat.POWER, Number(200)))).field(0, "Pup").power("Pup") == 200
    assert laws(law("Set", SetStat(Stat.POWER, Number(200))), law("Add", hundred())).field(0, "Pup").power("Pup") == 700


@pytest.mark.rule("caster", "909.3a")
def test_what_depends_on_another_comes_after_it() -> None:
    # The older effect on Dogs makes them Cats; what makes all servants Dogs is younger, and comes first.
    cat = law("Cats", AddWord(Quality.KIND, "Cat"), of=(HOUND,))
    made = laws(cat, law("Dogs", AddWord(Quality.KIND, "Dog"))).field(0, "Pup")
    assert made.obj("Pup").now.kinds == {"Dog", "Cat"}


@pytest.mark.rule("caster", "909.3b-2")
def test_an_effect_of_a_spell_counts_from_its_resolution() -> None:
    spell = make(
        "Equalize", "conjure", does(Modify(Every(SERVANTS), (SetStat(Stat.POWER, Number(200)),), Lasting.TURN))
    )
    made = laws(law("Add", hundred())).faces(spell).hand(0, "Equalize").field(0, "Pup")
    assert made.power("Pup") == 1000
    made.play(0, "Equalize").resolve()
    assert made.power("Pup") == 200


@pytest.mark.rule("caster", "909.3b-3")
def test_an_effect_on_all_of_a_kind_reaches_later_ones_and_leaves_those_that_are_not_of_it_any_more() -> None:
    text = "Allied Hounds gain +1000 ATK until end of turn."
    dog = {"name": "Rex", "type": "Servant", "cost": 1, "element": "Solis", "race": "Hound", "atk": 500, "def": 500}
    cat = make("Collar", "conjure", does(ONE, Modify(Bound(0), (SetWords(Quality.KIND, ("Cat",)),), Lasting.TURN)))
    made = laws().define(name="Howl", type="Conjure", cost=1, element="Solis", text=text).define(**dog).faces(cat)
    made.hand(0, "Howl", "Rex", "Collar").play(0, "Howl").resolve().play(0, "Rex").resolve().option("recovered")
    assert made.power("Rex") == 1500
    made.play(0, "Collar").resolve()
    assert made.power("Rex") == 500


@pytest.mark.rule("caster", "909.4")
def test_a_servant_enters_with_what_already_applies_to_it() -> None:
    made = laws(law("Drowsy", AddKeyword("lethargy"))).hand(0, "Pup").play(0, "Pup").resolve()
    assert made.has("Pup", "lethargy") and made.is_rested("Pup")  # it was not asked how it enters


@pytest.mark.rule("caster", "909.5", "1014.1")
def test_what_becomes_something_else_loses_what_it_was() -> None:
    made = laws(law("Moon", SetWords(Quality.COLOUR, ("luna",)))).field(0, "Pup")
    assert made.obj("Pup").now.colours == {"luna"}


@pytest.mark.rule("caster", "909.6")
def test_printed_information_is_that_without_effects() -> None:
    made = laws(law("Add", hundred())).field(0, "Pup")
    assert made.power("Pup") == 1000 and made.obj("Pup").face.printed.power == 500


@pytest.mark.rule("caster", "909.7")
def test_an_effect_for_as_long_as_its_card_is_so_is_not_made_once_that_is_over() -> None:
    rested = Holds(Self(), (In(Status.RESTED),))
    grow = Modify(Bound(0), (hundred(),), Lasting.GAME, rested)
    lever = make("Lever", "barrier", use(Cost((RestThis(),)), ONE, grow))
    made = laws().faces(lever).field(0, "Lever", "Pup").use(0, "Lever").resolve()
    assert made.power("Pup") == 1000
    wake = {
        "name": "Wake",
        "type": "Conjure",
        "cost": 1,
        "element": "Solis",
        "text": "[Quickcast]\nRecover target barrier.",
    }
    late = laws().faces(lever).define(**wake).hand(0, "Wake").field(0, "Lever", "Pup").use(0, "Lever")
    late.play(0, "Wake", targets=["Lever"]).resolve().resolve()
    assert late.power("Pup") == 500 and late.game.state.effects == ()  # it was not made at all


# ---------------------------------------------------------------- 910  replacement

DIES = Moves(SERVANTS, "field", "graveyard", How.DESTROY)
IT = EventThing(Role.SUBJECT)


def instead(name: str, to: str, optional: bool = False) -> Face:
    return make(name, "barrier", says(Replace(DIES, (Move(IT, to, How.PUT),), optional)))


@pytest.mark.rule("caster", "910.1")
def test_what_is_replaced_never_happens() -> None:
    ear = make("Ear", "barrier", when(Moves(SERVANTS, "field", "graveyard"), DRAW))
    made = laws(instead("Exile", "removed"), ear).hand(0, "Pyre").field(1, "Pup").play(0, "Pyre").resolve()
    assert made.zone_names(1, "removed") == ["Pup"] and made.stack() == []


@pytest.mark.rule("caster", "910.2")
def test_of_two_replacements_the_controller_of_the_card_chooses() -> None:
    made = laws(instead("Exile", "removed"), instead("Rescue", "hand")).hand(0, "Pyre").field(1, "Pup")
    made.play(0, "Pyre").resolve()
    made.expect(player=1)
    made.match.answer(1)
    assert made.hand_names(1) == ["Pup"] and made.zone_names(1, "removed") == []


@pytest.mark.rule("caster", "910.3")
def test_a_replacement_must_be_applied_unless_it_says_may() -> None:
    made = laws(instead("Rescue", "hand", optional=True)).hand(0, "Pyre").field(1, "Pup").play(0, "Pyre").resolve()
    made.expect(kind="confirm").no()
    assert made.zone_names(1, "graveyard") == ["Pup"]


@pytest.mark.rule("caster", "910.3")
def test_a_replacement_is_applied_once() -> None:
    # It destroys what it has saved: the second time it does not apply again.
    again = make("Again", "barrier", says(Replace(DIES, (Destroy(IT),))))
    made = laws(again).hand(0, "Pyre").field(1, "Pup").play(0, "Pyre").resolve()
    assert made.zone_names(1, "graveyard") == ["Pup"]


# ---------------------------------------------------------------- 911


@pytest.mark.rule("caster", "911.1", "906.5b")
def test_a_card_that_has_moved_is_looked_at_as_it_last_was() -> None:
    banish = Cost((MoveThis("graveyard", How.BANISH),))
    relic = make("Relic", "barrier", use(banish, Draw(YOU, StatOf(Self(), Stat.COST))), cost=3)
    made = laws().faces(relic).field(0, "Relic").use(0, "Relic")
    assert made.zone_names(0, "graveyard") == ["Relic"]
    made.resolve()
    assert made.hand_size(0) == 3


@pytest.mark.rule("caster", "911.1")
def test_what_changed_it_counts_in_what_it_last_was() -> None:
    text = Draw(YOU, StatOf(IT, Stat.COST))
    ear = make("Ear", "barrier", when(Moves(SERVANTS, "field", "graveyard"), text))
    dear = law("Dear", AddStat(Stat.COST, Number(2)))
    made = laws(dear, ear).hand(0, "Pyre").field(1, "Pup").play(0, "Pyre").resolve().resolve()
    assert made.hand_size(0) == 3


@pytest.mark.rule("caster", "909.1g")
def test_a_printed_number_that_is_not_round_is_rounded_with_what_effects_add_and_is_itself_again() -> None:
    made = servant(scenario("caster"), "Odd", atk=1250, dfn=1250)
    conjure(made, "Up", "Target servant gains +500 ATK until end of turn.")
    made.sources(0, ignus=2).hand(0, "Up", "Up").field(0, "Odd").play(0, "Up").resolve()
    assert made.power("Odd") == 1800
    assert made.play(0, "Up").resolve().power("Odd") == 2300
    assert made.next_turn().power("Odd") == 1250
