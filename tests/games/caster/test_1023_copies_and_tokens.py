"""Chapters 1023 and 1302: copies and tokens."""

from __future__ import annotations

import pytest

from arbiter.script.amounts import Number, Times, X
from arbiter.script.base import Effect, Lasting, Quality, Stat, Status
from arbiter.script.costs import Cost, Mana
from arbiter.script.effects import Choose, Destroy, Draw, MakeTokens, Modify, Perform
from arbiter.script.nouns import EACH, YOU, Bound, Every, Group, In, Is, Not, Same, Self
from arbiter.script.patterns import Moves
from arbiter.script.statements import AddStat, CopyOf
from arbiter.script.tokens import Token
from arbiter.testing import Table
from tests.games.caster.plain import SERVANTS, does, make, use, when
from tests.games.caster.tables import table

DRAW = Draw(YOU, Number(1))
ONE = Choose(0, SERVANTS, Number(1), Number(1))
SPELLS = Group((Not(Same(Self())),), ("chase",), EACH)
TWIN = make(
    "Twin", "conjure", does(Choose(0, SPELLS, Number(1), Number(1)), Perform("copy", Bound(0))), keywords=("quickcast",)
)
COPY = Perform("copy", Bound(0))
MIRROR = make("Mirror", "conjure", does(ONE, COPY))
BECOME = make(
    "Become",
    "conjure",
    does(
        Choose(0, Group((Is(Quality.TYPE, "servant"),), side=YOU), Number(1), Number(1)),
        Choose(1, SERVANTS, Number(1), Number(1)),
        Modify(Bound(0), (CopyOf(Bound(1)),), Lasting.TURN),
    ),
)
BLESS = make("Bless", "conjure", does(ONE, Modify(Bound(0), (AddStat(Stat.POWER, Number(1000)),), Lasting.TURN)))
PYRE = make("Pyre", "conjure", does(ONE, Destroy(Bound(0))))
BAT = Token(("servant",), ("luna",), ("Bat",), 500, 300, name="Bat")


def rich(*hand: str) -> Table:
    return table().faces(TWIN, MIRROR, BECOME, BLESS, PYRE).sources(0, solis=6).hand(0, *hand)


def tokens(*effects: Effect) -> Table:
    made = rich().faces(make("Brood", "conjure", does(MakeTokens(BAT, Number(2)), *effects))).hand(0, "Brood")
    made.play(0, "Brood").resolve().option("recovered")
    return made.option("recovered")


# ---------------------------------------------------------------- 1023


@pytest.mark.rule("caster", "1023.1")
def test_what_becomes_a_copy_is_the_other_card_as_printed_until_that_ends() -> None:
    made = rich("Bless", "Become").field(0, "Pup").field(1, "Bear").play(0, "Bless", targets=["Bear"]).resolve()
    assert made.power("Bear", 1) == 4000
    made.play(0, "Become", targets=[["Pup"], ["Bear"]]).resolve()
    pup = made.obj("Pup", 0, "field")
    assert pup.now.names == {"Bear"} and pup.now.power == 3000 and pup.now.cost == 5  # not the blessed 4000
    made.next_turn()
    assert made.obj("Pup", 0, "field").now.names == {"Pup"}


@pytest.mark.rule("caster", "1023.1", "909.1")
def test_effects_on_what_becomes_a_copy_stay() -> None:
    made = rich("Bless", "Become").field(0, "Pup").field(1, "Bear").play(0, "Bless", targets=["Pup"]).resolve()
    made.play(0, "Become", targets=[["Pup"], ["Bear"]]).resolve()
    assert made.obj("Pup", 0, "field").now.power == 4000


@pytest.mark.rule("caster", "1023.2", "1023.2a")
def test_a_copy_of_an_entity_is_another_in_the_field_without_the_effects_on_it() -> None:
    made = rich("Bless", "Mirror").field(1, "Bear").play(0, "Bless", targets=["Bear"]).resolve()
    made.play(0, "Mirror", targets=["Bear"]).resolve().option("recovered")
    copy = next(obj for obj in made.objects("field", 0) if obj.face.name == "Bear")
    assert copy.now.power == 3000 and copy.controller == 0 and copy.token


@pytest.mark.rule("caster", "1023.2a")
def test_a_copy_that_leaves_the_field_ceases_to_exist() -> None:
    made = rich("Mirror", "Pyre").field(0, "Bear").play(0, "Mirror", targets=["Bear"]).resolve().option("recovered")
    copy = next(obj for obj in made.objects("field", 0) if obj.face.name == "Bear" and obj.token)
    made.play(0, "Pyre")
    made.match.answer(tuple(i for i, obj in enumerate(made.match.question.options) if obj.id == copy.id))  # type: ignore[union-attr]
    made.resolve()
    assert [obj.token for obj in made.objects("field", 0) if obj.face.name == "Bear"] == [False]
    assert "Bear" not in made.zone_names(0, "graveyard")


@pytest.mark.rule("caster", "1023.2b", "1023.2c", "1023.2c-1")
def test_a_copy_of_a_spell_has_the_same_targets_and_is_gone_when_it_has_resolved() -> None:
    made = rich("Bless", "Twin").field(0, "Pup").play(0, "Bless", targets=["Pup"]).play(0, "Twin", targets=["Bless"])
    made.resolve()
    assert made.stack() == ["Bless", "Bless"]
    made.resolve()
    assert made.power("Pup") == 1500 and "Bless" not in made.zone_names(0, "graveyard")
    made.resolve()
    assert made.power("Pup") == 2500 and "Bless" in made.zone_names(0, "graveyard")


@pytest.mark.rule("caster", "1023.2c", "1023.2c-1")
def test_a_copy_has_the_same_x() -> None:
    face = make(
        "Grow", "conjure", does(ONE, Modify(Bound(0), (AddStat(Stat.POWER, Times(X(), 100)),), Lasting.TURN)), cost="X"
    )
    made = rich("Twin").faces(face).hand(0, "Grow").field(0, "Pup").play(0, "Grow", x=3, targets=["Pup"])
    made.play(0, "Twin", targets=["Grow"]).resolve()
    assert made.game.state.stack[-1].frame.x == 3
    made.resolve().resolve()
    assert made.power("Pup") == 1100


@pytest.mark.rule("caster", "1023.2b")
def test_a_copy_of_an_ability_is_put_into_the_chase_zone() -> None:
    abilities = Group((Is(Quality.TYPE, "ability"),), ("chase",), EACH)
    echo = make(
        "Echo",
        "conjure",
        does(Choose(0, abilities, Number(1), Number(1)), Perform("copy", Bound(0))),
        keywords=("quickcast",),
    )
    well = make("Well", "barrier", use(Cost((Mana((), 1),)), DRAW))
    made = rich().faces(echo, well).field(0, "Well").hand(0, "Echo").use(0, "Well", "can be used")
    made.play(0, "Echo").resolve()
    assert made.stack() == ["Well", "Well"]
    made.resolve().resolve()
    assert made.hand_size(0) == 2


@pytest.mark.rule("caster", "1023.2d")
def test_what_is_no_longer_there_is_not_copied() -> None:
    made = rich("Bless", "Twin", "Twin").field(0, "Pup").play(0, "Bless", targets=["Pup"])
    made.play(0, "Twin", targets=["Bless"])
    bless = made.game.state.stack[0]
    made.game.state.stack = [item for item in made.game.state.stack if item is not bless]
    card = made.game.here(bless.card)
    assert card is not None
    made.game.state.zones["chase"][0].remove(card)
    card.gone = True
    made.resolve()
    assert made.stack() == []


# ---------------------------------------------------------------- 1302


@pytest.mark.rule("caster", "1302.1", "1302.1a", "1302.1c")
def test_tokens_have_the_information_that_the_effect_gives_them_and_its_controller() -> None:
    made = tokens()
    bats = [obj for obj in made.objects("field", 0) if obj.face.name == "Bat"]
    assert len(bats) == 2
    now = bats[0].now
    assert now.types == {"servant"} and now.colours == {"luna"} and now.kinds == {"Bat"}
    assert (now.power, now.guard, bats[0].controller) == (500, 300, 0)


@pytest.mark.rule("caster", "1302.2", "1302.2a")
def test_tokens_are_targeted_and_affected_like_cards() -> None:
    made = tokens(Modify(Every(SERVANTS), (AddStat(Stat.POWER, Number(500)),), Lasting.TURN))
    assert {obj.now.power for obj in made.objects("field", 0) if obj.face.name == "Bat"} == {1000}
    made.to("attack_declaration")
    assert len(made.options()) == 2  # and they attack like servants


@pytest.mark.rule("caster", "1302.2b")
def test_what_is_said_of_tokens_does_not_concern_cards() -> None:
    group = Group((Is(Quality.TYPE, "servant"), In(Status.TOKEN)))
    made = (
        rich().faces(make("Brood", "conjure", does(MakeTokens(BAT, Number(1)), Destroy(Every(group))))).hand(0, "Brood")
    )
    made.field(0, "Pup").play(0, "Brood").resolve().option("recovered")
    assert made.is_on_field("Pup", 0) and not made.is_on_field("Bat", 0)


@pytest.mark.rule("caster", "1302.3", "1302.3a")
def test_a_token_that_leaves_the_field_is_heard_of_there_and_then_erased() -> None:
    ear = make("Ear", "barrier", when(Moves(SERVANTS, "field", "graveyard"), DRAW))
    made = rich("Pyre").faces(make("Brood", "conjure", does(MakeTokens(BAT, Number(1)))), ear).hand(0, "Brood")
    made.field(0, "Ear").play(0, "Brood").resolve().option("recovered")
    made.play(0, "Pyre").resolve()
    assert made.stack() == ["Ear"] and "Bat" not in made.zone_names(0, "graveyard")
