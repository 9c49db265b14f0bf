"""Chapters 203, 907 and 1002: aether, what produces it and what it pays for."""

from __future__ import annotations

import pytest

from arbiter.kernel.index.resources import resources_of
from arbiter.kernel.state import READY
from arbiter.script.amounts import Number
from arbiter.script.base import Quality, Stat
from arbiter.script.effects import Draw, Produce
from arbiter.script.nouns import YOU, Every, Group, Is
from arbiter.script.patterns import UsesAbility
from arbiter.script.statements import AddStat, Affects, SetWords
from arbiter.testing import Table
from tests.games.caster.plain import does, make, says, when
from tests.games.caster.tables import table

DRAW = Draw(YOU, Number(1))
DUAL1 = make("Gem", "caster", colours=("solis", "luna"), level=1)
DUAL2 = make("Jewel", "caster", colours=("solis", "luna"), level=2)
DUET = make("Duet", "conjure", does(DRAW), cost=2, colours=("solis", "luna"))
TRIO = make("Trio", "conjure", does(DRAW), cost=3, colours=("solis", "luna"))
PLAIN = make("Plain", "conjure", does(DRAW), cost=2, colours=())
FREE = make("Free", "conjure", does(DRAW), cost=0, colours=())


def pool(made: Table, player: int = 0) -> list[str]:
    return [unit.colour for unit in made.game.state.pools[player]]


def by_hand(*field: str) -> Table:
    return table().faces(DUAL1, DUAL2, DUET, TRIO, PLAIN, FREE).by_hand(0).field(0, *field)


@pytest.mark.rule("caster", "907.6", "907.5", "907.3", "704.2")
def test_a_caster_rests_for_as_much_aether_of_its_element_as_its_level() -> None:
    made = by_hand("ada1").use(0, "Ada", "Produce")
    assert pool(made) == ["solis"] and made.is_rested("Ada") and made.stack() == []
    assert pool(by_hand("ada3").use(0, "Ada", "Produce")) == ["solis"] * 3
    assert pool(by_hand("noone").use(0, "Noone", "Produce")) == ["void"]


@pytest.mark.rule("caster", "907.6", "504.1b")
def test_a_face_down_caster_produces_one_aether_without_an_element() -> None:
    made = by_hand().field(0, "Bear", face_up=False).begin()
    down = made.game.field[0]
    assert made.acts(0, "aether") == [down.face.name]
    made.act(0, "aether")
    assert pool(made) == ["void"]


@pytest.mark.rule("caster", "907.6")
def test_a_caster_with_two_elements_produces_aether_that_has_both() -> None:
    made = by_hand("Gem").use(0, "Gem", "Produce")
    assert pool(made) == ["luna/solis"]
    # Such a unit pays for either element ...
    for card in ("Pup",):
        assert by_hand("Gem").hand(0, card).use(0, "Gem", "Produce").can("play", 0, card)
    # ... but one unit is one aether: a card with both asks for two of them.
    assert not by_hand("Gem", "noone").hand(0, "Duet").can("play", 0, "Duet")
    assert by_hand("Gem", "ada1").hand(0, "Duet").can("play", 0, "Duet")


@pytest.mark.rule("caster", "907.6", "1002.4")
def test_of_two_aether_with_both_elements_each_may_stand_for_another() -> None:
    made = table().faces(DUAL2, DUET, TRIO).field(0, "Jewel").hand(0, "Duet", "Trio")
    assert made.can("play", 0, "Duet") and not made.can("play", 0, "Trio")
    made.play(0, "Duet")
    assert made.stack() == ["Duet"] and made.is_rested("Jewel")


@pytest.mark.rule("caster", "907.6", "209.5", "204.2")
def test_what_a_caster_produces_follows_its_level_and_element_of_now() -> None:
    casters = Group((Is(Quality.TYPE, "caster"),), side=YOU)
    study = make("Study", "barrier", says(Affects(Every(casters), (AddStat(Stat.LEVEL, Number(1)),))))
    tide = make("Tide", "barrier", says(Affects(Every(casters), (SetWords(Quality.COLOUR, ("luna",)),))))
    made = by_hand("ada1").faces(study, tide).field(0, "Study", "Tide").use(0, "Ada", "Produce")
    assert pool(made) == ["luna", "luna"]


@pytest.mark.rule("caster", "203.2", "209.4", "1002.4", "1002.1")
def test_one_aether_of_the_cards_element_is_among_what_pays_for_it() -> None:
    made = table().sources(0, solis=1, luna=2).hand(0, "Hound")
    assert made.can("play", 0, "Hound")
    made.play(0, "Hound")
    assert all(obj.turned for obj in made.objects("field", 0))
    assert not table().sources(0, luna=3).hand(0, "Hound").can("play", 0, "Hound")
    assert (
        not table().field(0, "noone").field(0, "Bear", "Bear", face_up=False).hand(0, "Hound").can("play", 0, "Hound")
    )


@pytest.mark.rule("caster", "209.3", "203.2")
def test_a_card_without_an_element_is_paid_with_any_aether() -> None:
    made = by_hand("noone").field(0, "Bear", face_up=False).hand(0, "Plain")
    assert made.can("play", 0, "Plain")


@pytest.mark.rule("caster", "203.3")
def test_a_card_that_costs_nothing_is_played_for_nothing() -> None:
    made = by_hand().hand(0, "Free").play(0, "Free").resolve()
    assert made.hand_size(0) == 1


@pytest.mark.rule("caster", "907.4", "1002.1")
def test_what_is_left_over_stays_and_pays_later() -> None:
    made = table().field(0, "ada3").hand(0, "Pup", "Fence").play(0, "Pup")
    assert pool(made) == ["solis", "solis"]
    made.resolve().option("recovered")
    assert made.can("play", 0, "Fence")
    made.play(0, "Fence")
    assert pool(made) == ["solis"]


@pytest.mark.rule("caster", "907.2", "1002.6")
def test_aether_abilities_are_played_while_paying_and_with_priority_outside_the_main_phase() -> None:
    made = table().sources(0, solis=3).hand(0, "Hound").play(0, "Hound")
    assert pool(made) == [] and sum(obj.turned == READY for obj in made.objects("field", 0)) == 0
    other = by_hand("ada1").turn(1, "draw", priority=0)
    assert other.begin().acts(0, "aether") == ["Ada"]


@pytest.mark.rule("caster", "1010.3", "1010.2", "907.6")
def test_a_rested_caster_produces_nothing() -> None:
    made = table().by_hand(0).field(0, "ada1", rested=True).hand(0, "Pup")
    assert not made.can("play", 0, "Pup") and made.begin().acts(0, "aether") == []
    assert made.why_not(0, "Ada") == ["1010.3"]


@pytest.mark.rule("caster", "907.1")
def test_a_spell_that_produces_aether_uses_the_chase_zone() -> None:
    face = make("Flare", "conjure", does(Produce(YOU, "solis", Number(2))))
    made = table().faces(face).sources(0, solis=1).hand(0, "Flare").play(0, "Flare")
    assert made.stack() == ["Flare"] and pool(made) == []
    made.resolve()
    assert pool(made) == ["solis", "solis"]


@pytest.mark.rule("caster", "907.1", "907.3")
def test_an_automatic_ability_that_adds_aether_to_an_aether_ability_does_not_use_the_chase_zone() -> None:
    more = when(UsesAbility(YOU, "resource"), Produce(YOU, "luna", Number(1)))
    made = by_hand("ada1").faces(make("Spring", "barrier", more)).field(0, "Spring").use(0, "Ada", "Produce")
    assert made.stack() == [] and sorted(pool(made)) == ["luna", "solis"]


@pytest.mark.rule("caster", "907.7")
def test_of_any_element_the_player_chooses_one() -> None:
    text = "[Rest]: Produce one aether of any element."
    made = by_hand().define(name="Prism", type="Barrier", cost=1, element="Solis", text=text).field(0, "Prism")
    made.use(0, "Prism", "Produce")
    if made.match.question is not None and made.match.question.kind == "option":
        assert len(made.options()) == 7
        made.option("aqua")
    assert pool(made) == ["aqua"]


@pytest.mark.rule("caster", "1002.2")
def test_any_element_is_not_paid_with_void_aether() -> None:
    face = make("Wander", "conjure", does(DRAW), cost=2, keywords=("universal",))
    made = table().faces(face).sources(0, luna=1).field(0, "noone").hand(0, "Wander")
    assert made.can("play", 0, "Wander")
    assert (
        not table()
        .faces(face)
        .field(0, "noone")
        .field(0, "Bear", face_up=False)
        .hand(0, "Wander")
        .can("play", 0, "Wander")
    )


@pytest.mark.rule("caster", "1002.3", "1002.4")
def test_a_symbol_of_an_element_is_paid_with_that_element_and_a_number_with_any() -> None:
    text = "[Solis]: Draw a card."
    made = table().define(name="Sundial", type="Barrier", cost=1, element="Solis", text=text)
    assert not made.field(0, "Sundial").sources(0, luna=2).can("use", 0, "Sundial")
    bright = table().define(name="Sundial", type="Barrier", cost=1, element="Solis", text=text)
    assert bright.field(0, "Sundial").sources(0, solis=1).can("use", 0, "Sundial")
    free = table().define(name="Clock", type="Barrier", cost=1, element="Solis", text="[1]: Draw a card.")
    assert free.field(0, "Clock", "noone").can("use", 0, "Clock")


@pytest.mark.rule("caster", "1002.5", "903.2h")
def test_aether_is_not_paid_in_part() -> None:
    made = table().sources(0, solis=2).hand(0, "Hound").begin()
    assert not made.can("play", 0, "Hound")
    assert all(obj.turned == READY for obj in made.objects("field", 0))


def test_sources_are_listed_once_for_each_caster() -> None:
    made = table().field(0, "ada2", "bea1").begin()
    listed = resources_of(made.game, 0).sources
    assert [(source.colours, source.amount) for source in listed] == [(("solis",), 2), (("luna",), 1)]


@pytest.mark.rule("caster", "907.6", "907.4")
def test_what_is_left_over_of_aether_with_two_elements_still_has_both() -> None:
    made = table().faces(DUAL2).field(0, "Jewel").hand(0, "Pup").play(0, "Pup")
    assert pool(made) == ["luna/solis"]


@pytest.mark.rule("caster", "907.4", "907.2")
def test_what_is_left_over_stays_also_where_somebody_hears_of_aether() -> None:
    more = when(UsesAbility(YOU, "resource"), Produce(YOU, "luna", Number(1)))
    made = table().faces(make("Spring", "barrier", more)).field(0, "Spring", "ada3").hand(0, "Pup").play(0, "Pup")
    assert sorted(pool(made)) == ["luna", "solis", "solis"]
