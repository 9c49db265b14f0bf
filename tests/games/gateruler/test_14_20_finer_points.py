"""Finer points of sections 12 to 14: links, single pieces of damage, options and costs, what abilities look at."""

from __future__ import annotations

import pytest

from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import statements as st
from arbiter.script.amounts import Count, Number
from arbiter.script.base import How, Quality, Stat
from arbiter.script.patterns import DealsDamage, Moves, StepBegins
from arbiter.testing import BadScript, Table
from tests.games.gateruler import written
from tests.games.gateruler.plain import ACTIVE, DRAW, event, make, table, unit, waiting, when

UNIT = n.Is(Quality.TYPE, "unit")
UNITS = n.Group((UNIT,), ("front",))
THEIRS = n.Group((UNIT,), ("front",), n.OPPONENT)
ITSELF = n.Group((n.Same(n.Self()),), ())
MY_HAND = n.Group((), ("hand",), n.YOU)
GHOSTS = n.Group((n.Is(Quality.NAME, "Ghost"),), ("front",))
ONE, TWO = Number(1), Number(2)
BOTH = ("standard", "instant")


def says(name: str, thing: n.Every, change: st.Change) -> object:
    return unit(name, abilities=(ab.Static(name, statements=(st.Affects(thing, (change,)),), zones=ACTIVE),))


# ---------------------------------------------------------------- 12-5b


@pytest.mark.rule("gateruler", "12-5b", "15-14a")
def test_a_charge_is_linked_to_the_card_that_it_was_put_under_last() -> None:
    charges = n.Group((), ("charge",))
    shift = event("Shift", fx.Choose(1, UNITS, ONE, ONE), fx.Perform("charge", n.Every(charges), other=n.Bound(1)))
    fell = event("Fell", fx.Choose(1, UNITS, ONE, ONE), fx.Destroy(n.Bound(1)), timing="instant")
    made = table(shift, fell).field(0, "Scout", "Giant").zone(0, "charge", "Guard", host="Scout")
    made.hand(0, "Shift").zone(0, "set", "Fell")
    made.play(0, "Shift", targets=["Giant"]).resolve()
    assert [obj.host for obj in made.game.state.zones["charge"][0]] == [made.obj("Giant", 0).id]
    made.play(0, "Fell", targets=["Scout"]).resolve()
    assert made.zone_names(0, "charge") == ["Guard"]


# ---------------------------------------------------------------- 13-7b-1


def wounded(word: str | None) -> Table:
    """Tall has been dealt 2 and 3 damage by effects and 1 in combat, and is then healed of one piece."""
    heal = fx.Perform("heal_dealt", n.Bound(1), word=word)
    balm = event("Balm", fx.Choose(1, UNITS, ONE, ONE), heal, timing="instant")
    two = event("Two", fx.Deal(TWO, n.Every(THEIRS)), timing="instant")
    three = event("Three", fx.Deal(Number(3), n.Every(THEIRS)), timing="instant")
    tall = unit("Tall", 1, 9)
    made = table(balm, two, three, tall).field(0, "Guard").field(1, "Tall", place=0, rested=True)
    made.zone(0, "set", "Two", "Three", "Balm")
    made.play(0, "Two").resolve()
    made.attack("Guard", at="Tall")
    made.play(0, "Three").resolve().to("combat_end")
    made.play(0, "Balm", targets=["Tall"]).resolve()
    return made


@pytest.mark.rule("gateruler", "13-7b-1")
def test_only_one_piece_of_damage_of_this_phase_that_fits_is_healed() -> None:
    combat = wounded("combat")
    assert combat.damage_on("Tall", 1) == 2 + 3
    effect = wounded("effect")
    assert effect.damage_on("Tall", 1) == 2 + 1
    either = wounded(None)
    either.expect(kind="option", player=0, why="heal")
    assert either.question.options == ("3", "1")  # type: ignore[union-attr]
    either.option("3")
    assert either.damage_on("Tall", 1) == 2 + 1


# ---------------------------------------------------------------- 14-2b, 14-4b


@pytest.mark.rule("gateruler", "14-2b")
def test_an_ability_that_speaks_of_another_zone_works_there() -> None:
    dig = ab.Activated("dig", effects=(DRAW,), zones=("graveyard",))
    mole = unit("Mole", abilities=(dig,))
    assert not table(mole).field(0, "Mole").can("use", 0, "Mole")
    made = table(mole).zone(0, "graveyard", "Mole")
    made.use(0, "Mole").resolve()
    assert made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-4b-1a", "7-2a-2a")
def test_a_card_with_an_overdrive_ability_left_is_not_played() -> None:
    rev = ab.Activated("rev", effects=(DRAW,), zones=("drive",))
    made = table(unit("Racer", abilities=(rev,))).zone(0, "drive", "Racer")
    made.act(0, "reveal", "Racer")
    assert not made.can("play", 0, "Racer")
    made.act(0, "drop", "Racer [OD]")
    assert made.can("play", 0, "Racer")


@pytest.mark.rule("gateruler", "14-4b-4a")
def test_with_a_number_of_none_nothing_is_chosen() -> None:
    each = Count(MY_HAND)
    wave = event("Wave", fx.Choose(1, THEIRS, each, each), fx.Destroy(n.Bound(1)), DRAW, timing="instant")
    made = table(wave).zone(0, "set", "Wave").field(1, "Scout", "Guard")
    made.play(0, "Wave").resolve()
    assert len(made.field_names(1)) == 2 and made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-4b-6b", "14-4b-6c")
def test_another_cost_is_put_in_place_before_it_is_increased() -> None:
    tax = written.unit("Tax", "Your opponent pays 1 more to play units.")
    fee = written.unit("Fee", "Discount: [Discard 1 card] to instead pay 0 resources", level=3)
    made = written.table(tax, fee).field(1, "Tax").hand(0, "Fee", "Scout")
    assert not made.can("play", 0, "Fee")
    paid = written.wells(written.table(tax, fee).field(1, "Tax").hand(0, "Fee", "Scout"), 0, 1)
    paid.play(0, "Fee", option="another cost").option("attack 1").resolve_all()
    assert paid.zone_names(0, "graveyard") == ["Scout"] and paid.game.state.zones["resource"][0][0].turned == 1


@pytest.mark.rule("gateruler", "14-4b-6e", "14-6c-1")
def test_without_paying_its_cost_nothing_of_it_is_left() -> None:
    tax = written.unit("Tax", "Your opponent pays 1 more to play units.")
    phoenix = written.unit("Phoenix", "[CNT] Play this card.", level=3)
    stab = written.event("Stab", "Deal 1 damage to your opponent.")
    made = written.table(tax, phoenix, stab).field(0, "Tax").zone(0, "set", "Stab").deck(1, "Phoenix", "Scout")
    made.play(0, "Stab").resolve().option("attack 1")
    assert made.stack() == ["Phoenix"]


@pytest.mark.rule("gateruler", "14-6b")
def test_a_counter_ability_that_plays_another_ability_is_that_ability() -> None:
    rev = ab.Activated("rev", effects=(fx.Draw(n.YOU, TWO),), zones=("drive",))
    back = ab.Activated("back", effects=(fx.Perform("play_ability", word="overdrive"),), zones=("counter",))
    racer = unit("Racer", abilities=(rev, back))
    stab = event("Stab", fx.DealPlayer(ONE, n.OPPONENT), timing="instant")
    made = table(racer, stab).zone(0, "set", "Stab").deck(1, "Racer", "Scout", "Guard")
    made.play(0, "Stab").resolve()
    assert waiting(made) == ["rev"]
    made.resolve()
    assert made.hand_size(1) == 2 and made.zone_names(1, "graveyard") == ["Racer"]


# ---------------------------------------------------------------- 14-10


@pytest.mark.rule("gateruler", "14-10b-1c")
def test_a_card_revealed_for_its_timing_stays_revealed_while_it_waits() -> None:
    trap = written.event(
        "Trap",
        "Choose 1 enemy unit. Deal 1 damage to it.",
        timing="You can play this card when an enemy unit attacks.",
    )
    made = written.table(trap).field(0, "Scout", "Giant").zone(1, "set", "Trap")
    made.attack("Scout", at="Rival")
    assert "Trap" not in str(made.view(0)["zones"]["set"])  # type: ignore[index]
    made.yes()
    made.expect(kind="objects", player=1, why="choose")
    assert "Trap" in str(made.view(0)["zones"]["set"])  # type: ignore[index]
    made.choose("Scout")
    dear = {**trap, "level": 1}
    poor = written.table(dear).field(0, "Scout", "Giant").zone(1, "set", "Trap")
    poor.attack("Scout", at="Rival").yes()
    assert "Trap" not in str(poor.view(0)["zones"]["set"])  # type: ignore[index]


@pytest.mark.rule("gateruler", "14-10e-1")
def test_between_a_revealed_and_a_hidden_zone_the_revealed_card_is_looked_at() -> None:
    units = n.Group((UNIT,), ())
    ear = unit("Ear", abilities=(when(Moves(units, origin="graveyard", to="hand"), name="ear"),))
    back = event("Back", fx.Move(n.Every(n.Group((), ("graveyard",), n.YOU)), "hand", How.RETURN), timing="instant")
    made = table(ear, back).field(0, "Ear").zone(0, "graveyard", "Scout").zone(0, "set", "Back")
    made.play(0, "Back").resolve_all()
    assert made.hand_size(0) == 2
    none = table(ear, back).field(0, "Ear").zone(0, "graveyard", "Meadow").zone(0, "set", "Back")
    none.play(0, "Back").resolve_all()
    assert none.hand_size(0) == 1


@pytest.mark.rule("gateruler", "14-10e-3")
def test_otherwise_a_card_is_looked_at_where_it_has_come_to() -> None:
    units = n.Group((UNIT,), ())
    ear = unit("Ear", abilities=(when(Moves(units, origin="graveyard", to="removed"), name="ear"),))
    lose = event("Lose", fx.Move(n.Every(n.Group((), ("graveyard",), n.YOU)), "removed", How.REMOVE), timing="instant")
    made = table(ear, lose).field(0, "Ear").zone(0, "graveyard", "Scout").zone(0, "set", "Lose")
    made.play(0, "Lose").resolve_all()
    assert made.hand_size(0) == 1
    none = table(ear, lose).field(0, "Ear").zone(0, "graveyard", "Meadow").zone(0, "set", "Lose")
    none.play(0, "Lose").resolve_all()
    assert none.hand_size(0) == 0


@pytest.mark.rule("gateruler", "14-10f-2", "14-16b")
def test_the_card_of_a_delayed_ability_is_the_one_that_made_it() -> None:
    fuse = ab.Activated("fuse", effects=(fx.Delay(StepBegins("end"), (fx.Deal(ONE, n.Every(THEIRS)),)),), zones=ACTIVE)
    bomber = unit("Bomber", abilities=(fuse, when(DealsDamage(ITSELF), name="boom")))
    made = table(bomber).field(0, "Bomber").field(1, "Guard")
    made.use(0, "Bomber").resolve()
    made.to("end").resolve_all()
    assert made.hand_size(0) == 1 and made.damage_on("Guard", 1) == 1


# ---------------------------------------------------------------- 14-13, 14-14


@pytest.mark.rule("gateruler", "14-13a-7")
def test_other_information_changes_after_attributes_and_before_numbers() -> None:
    made = table(  # type: ignore[arg-type]
        says("Mask", n.Every(UNITS), st.SetWords(Quality.NAME, ("Ghost",))),
        says("Crypt", n.Every(GHOSTS), st.AddWord(Quality.KIND, "Dragon")),
        says("Haunt", n.Every(GHOSTS), st.AddStat(Stat.POWER, TWO)),
    )
    made.field(0, "Mask", "Crypt", "Haunt").field(1, "Scout")
    scout = made.game.state.zones["front"][1][0].now
    assert scout.names == {"Ghost"} and scout.kinds == frozenset() and scout.power == 4


@pytest.mark.rule("gateruler", "14-13c-2a")
@pytest.mark.parametrize(("first", "power"), [("Rise", 5), ("Five", 7)])
def test_a_continuous_ability_is_as_old_as_its_card_in_play(first: str, power: int) -> None:
    rise = event("Rise", fx.Modify(n.Every(UNITS), (st.AddStat(Stat.POWER, TWO),)), timing="instant")
    five = says("Five", n.Every(UNITS), st.SetStat(Stat.POWER, Number(5)))
    made = table(rise, five).field(1, "Scout").hand(0, "Five").zone(0, "set", "Rise")  # type: ignore[arg-type]
    for name in (first, "Five" if first == "Rise" else "Rise"):
        made.play(0, name, **({"option": "attack 1"} if name == "Five" else {})).resolve()  # type: ignore[arg-type]
    assert made.power("Scout", 1) == power


@pytest.mark.rule("gateruler", "14-14a-1", "14-14c-2")
@pytest.mark.parametrize("shielded", [True, False])
def test_some_replacements_say_as(shielded: bool) -> None:
    shield = written.unit("Shield", "Charge Shield")
    fell = written.event("Fell", "Destroy all units.")
    made = written.table(shield, fell).field(0, "Shield").zone(0, "set", "Fell")
    made.zone(0, "charge", "Scout", host="Shield")
    made.play(0, "Fell").resolve()
    made.yes() if shielded else made.no()
    assert (made.field_names(0) == ["Shield"]) == shielded and made.zone_names(0, "charge") == []


# ---------------------------------------------------------------- 14-4b-2a  options with timings of their own

HEAL = fx.Draw(n.YOU, TWO)
FORK = make(
    "Fork", "event", abilities=(ab.Spell("Fork", effects=(fx.Modes(ONE, ONE, ((DRAW,), (HEAL,)), timings=BOTH),)),)
)


@pytest.mark.rule("gateruler", "14-4b-2a")
def test_without_a_timing_of_its_own_the_timing_of_the_chosen_option_counts() -> None:
    made = table(FORK).zone(0, "set", "Fork")
    made.play(0, "Fork", modes=[1]).resolve()
    assert made.hand_size(0) == 1
    late = table(FORK).zone(0, "set", "Fork").to("attack_start")
    late.play(0, "Fork", modes=[2]).resolve()
    assert late.hand_size(0) == 2
    wrong = table(FORK).zone(0, "set", "Fork").to("attack_start")
    with pytest.raises(BadScript):
        wrong.play(0, "Fork", modes=[1])


@pytest.mark.rule("gateruler", "14-4b-2a")
def test_if_no_option_with_a_valid_timing_can_be_chosen_it_is_not_played() -> None:
    aimed = (fx.Choose(1, THEIRS, ONE, ONE), fx.Destroy(n.Bound(1)))
    modes = fx.Modes(ONE, ONE, ((DRAW,), aimed), timings=BOTH)
    hook = make("Hook", "event", abilities=(ab.Spell("Hook", effects=(modes,)),))
    assert not table(hook).zone(0, "set", "Hook").to("attack_start").can("play", 0, "Hook")
    assert table(hook).zone(0, "set", "Hook").field(1, "Scout").to("attack_start").can("play", 0, "Hook")


@pytest.mark.rule("gateruler", "14-4b-2b")
def test_an_effect_that_has_it_played_does_not_ask_for_the_timing() -> None:
    cards = n.Group((n.Is(Quality.TYPE, "event"),), ("hand",), n.YOU)
    call = event(
        "Call", fx.Choose(1, cards, ONE, ONE, target=False), fx.Perform("play_this", n.Bound(1)), timing="instant"
    )
    made = table(FORK, call).zone(0, "set", "Call").hand(0, "Fork").to("attack_start")
    made.play(0, "Call").resolve()
    made.modes(1)
    made.resolve_all()
    assert made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "15-15a", "14-4b-9a")
def test_a_resource_that_an_effect_has_reached_is_exhausted_when_it_pays() -> None:
    """What it is there is worked out anew while the cost is being paid, and it must stay the same object."""
    text = "When a card is put into your resource zone, this card loses all abilities until the end of the turn."
    dig = written.event("Dig", "Put the top card of your deck into your resource zone.", timing="Standard Action")
    made = written.table(written.unit("Shy", text), dig, written.unit("Costly", level=1))
    made.hand(0, "Dig", "Costly").deck(0, "Shy")
    made.play(0, "Dig").resolve().resolve()
    assert made.zone_names(0, "resource") == ["Shy"]
    made.game.index.keep_nothing()
    made.play(0, "Costly", option="attack 1")
    assert made.obj("Shy", 0, "resource").turned == 1
