"""Permissions to cast, prohibitions, counts and events at their edges: what random breaks of the rules showed."""

from __future__ import annotations

import pytest

from arbiter.games.fftcg.game import LIBRARY
from arbiter.kernel.decisions import ChooseObjects
from arbiter.kernel.traits import Face, Traits
from arbiter.script import abilities as ab
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Effect, Lasting, Quality, Stat, Statement
from arbiter.script.effects import Draw, Modify
from arbiter.script.nouns import EACH, YOU, Every, Group, Is, Self
from arbiter.script.patterns import PartyAttacks
from arbiter.testing import BadScript, Table, scenario
from tests.games.fftcg.stages import forward, stage

pytestmark = pytest.mark.both_seats

NONE: frozenset[str] = frozenset()


def ruling(*statements: Statement) -> Face:
    """A Backup whose field ability says this."""
    said = (LIBRARY.program(ab.Static("says", None, statements)),)
    types, fire = frozenset({"backup"}), frozenset({"fire"})
    traits = Traits(frozenset({"Edict"}), types, fire, NONE, NONE, 2, 0, 0, 0, 0, NONE, NONE, said)
    return Face("edict", "Edict", traits, "")


# ---------------------------------------------------------------- permissions

FREELY = "Choose 1 Forward in your Break Zone. You can cast it without paying the cost this turn."
PAYING = "Choose 1 Forward in your Break Zone. You can cast it this turn."


def allowed(text: str, *, fire: int = 1) -> Table:
    table = forward(stage(Call=text).sources(0, fire=fire - 1), "Old", element=["fire"], cost=2)
    forward(table, "Other", element=["fire"], cost=2)
    table.zone(0, "break", "Old", "Other")
    return table.play(0, "Call", targets=["Old"]).resolve()


@pytest.mark.rule("fftcg", "11.4.1.1", "2.1")
def test_a_text_lets_one_card_be_cast_from_the_break_zone_and_no_other() -> None:
    table = allowed(FREELY)
    assert table.can("play", 0, "Old") and not table.can("play", 0, "Other")
    table.play(0, "Old")
    assert table.is_on_field("Old", 0) and "Old" not in table.zone_names(0, "break")
    assert not table.can("play", 0, "Other")


@pytest.mark.rule("fftcg", "11.4.1.1", "11.4.6")
@pytest.mark.parametrize(("fire", "able"), [(2, False), (3, True)])
def test_a_card_that_may_be_cast_from_elsewhere_is_paid_for_unless_the_text_says_otherwise(
    fire: int, able: bool
) -> None:
    table = allowed(PAYING, fire=fire)
    assert table.can("play", 0, "Old") is able
    if able:
        table.play(0, "Old")
        assert all(obj.turned for obj in table.objects("field", 0) if obj.face.name != "Old")


@pytest.mark.rule("fftcg", "11.4.1.1")
def test_a_permission_is_for_its_player_and_its_turn() -> None:
    table = allowed(FREELY)
    assert not table.next_turn().can("play", 1, "Old")
    assert not table.next_turn().to("main1").can("play", 0, "Old")


@pytest.mark.rule("fftcg", "11.4.1.1", "2.1")
@pytest.mark.parametrize(("terms", "left"), [("cast:less=2:after=", 0), ("cast:any_colour:less=0:after=", 2)])
def test_the_terms_of_a_permission_are_those_of_its_text(terms: str, left: int) -> None:
    old = Group((), ("break",), YOU)
    table = scenario("fftcg").faces(ruling(st.Permit(terms, old))).sources(0, ice=left)
    forward(table, "Old", element=["fire"], cost=2).field(0, "Edict", rested=True).zone(0, "break", "Old")
    table.play(0, "Old")
    assert table.is_on_field("Old", 0)


@pytest.mark.rule("fftcg", "2.2")
def test_casts_are_counted_for_each_player_and_only_casts() -> None:
    edict = ruling(st.Permit("casts_per_turn", who=EACH, amount=Number(2)))
    table = scenario("fftcg").faces(edict).field(0, "Edict").sources(0, fire=3)
    table.define(name="Flick", type="summon", element=["fire"], cost=1, text="Draw 1 card.")
    table.hand(0, "Flick", "Flick", "Flick").play(0, "Flick").resolve()
    assert table.can("play", 0, "Flick")
    table.play(0, "Flick").resolve()
    assert not table.can("play", 0, "Flick")


# ---------------------------------------------------------------- prohibitions of what an opponent does


@pytest.mark.rule("fftcg", "2.2")
@pytest.mark.parametrize(
    ("mark", "text"),
    [
        ("cannot_be_returned", "Choose 1 Forward. Return it to its owner's hand."),
        ("cannot_be_removed", "Choose 1 Forward. Remove it from the game."),
        ("cannot_be_rested", "Choose 1 Forward. Dull it."),
    ],
)
def test_what_an_opponent_cannot_do_to_a_forward_its_own_player_can(mark: str, text: str) -> None:
    others = ["Choose 1 Forward. Return it to its owner's hand.", "Choose 1 Forward. Remove it from the game."]
    others.append("Choose 1 Forward. Dull it.")
    for player, does in ((0, True), (1, False)):
        for each in others:
            table = stage(Act=each)
            body = Face("stout", "Stout", stout(mark), "")
            table.faces(body).field(player, "Stout").play(0, "Act", targets=["Stout"]).resolve()
            changed = not table.is_on_field("Stout", player) or table.is_rested("Stout", player)
            assert changed is (does or each != text)


def stout(mark: str) -> Traits:
    said = (LIBRARY.program(ab.Static("says", None, (st.Affects(Self(), (st.Mark(mark),)),))),)
    types, ice = frozenset({"forward"}), frozenset({"ice"})
    return Traits(frozenset({"Stout"}), types, ice, NONE, NONE, 2, 5000, 0, 0, 0, NONE, NONE, said)


# ---------------------------------------------------------------- attacks


@pytest.mark.rule("fftcg", "10.1.2.1", "10.1.3.1")
def test_one_forward_is_declared_and_one_blocker() -> None:
    table = forward(forward(scenario("fftcg"), "Scout"), "Guard", element=["fire"])
    table.field(0, "Scout", "Guard").field(1, "Scout", "Guard")
    for declared in (0, 1):  # the attack, then the block
        while not isinstance(table.question, ChooseObjects):
            table.match.answer(0)
        assert (table.asked, table.question.low, table.question.high) == (declared, 0, 1)
        table.match.answer((0,))


@pytest.mark.rule("fftcg", "10.1.2.1.2")
@pytest.mark.parametrize(
    ("marks", "times"),
    [
        (("attacks_twice",), 2),
        (("attacks_thrice",), 3),
        (("attacks_four_times",), 4),
        (("attacks_once_more",), 2),
        (("attacks_twice", "attacks_once_more"), 3),
        (("attacks_twice", "attacks_thrice"), 3),
    ],
)
def test_how_often_a_forward_attacks_in_a_turn(marks: tuple[str, ...], times: int) -> None:
    said = st.Affects(Self(), tuple(st.Mark(mark) for mark in marks))
    program = (LIBRARY.program(ab.Static("says", None, (said,))),)
    types, ice = frozenset({"forward"}), frozenset({"ice"})
    brave = frozenset({"brave"})
    traits = Traits(frozenset({"Many"}), types, ice, NONE, NONE, 2, 5000, 0, 0, 0, brave, NONE, program)
    table = scenario("fftcg").faces(Face("many", "Many", traits, "")).field(0, "Many")
    for _ in range(times):
        table.attack("Many")
    assert table.obj("Many").attacks == times
    with pytest.raises(BadScript):
        table.attack("Many")
    table.to("main2")
    assert table.damage_count(1) == times


@pytest.mark.rule("fftcg", "15.1.1.9.1", "11.8.6")
@pytest.mark.parametrize("party", [[], ["Guard"]])
def test_forming_a_party_is_heard_of_and_a_single_attack_is_not(party: list[str]) -> None:
    heard = ab.Triggered("when a party attacks", None, PartyAttacks(YOU), None, (Draw(YOU, Number(1)),))
    types, ice = frozenset({"backup"}), frozenset({"ice"})
    traits = Traits(frozenset({"Bard"}), types, ice, NONE, NONE, 1, 0, 0, 0, 0, NONE, NONE, (LIBRARY.program(heard),))
    table = forward(forward(scenario("fftcg").faces(Face("bard", "Bard", traits, "")), "Scout"), "Guard")
    table.field(0, "Bard", "Scout", "Guard").attack("Scout", party=party)
    assert table.stack() == (["Bard"] if party else [])


# ---------------------------------------------------------------- the Active Phase


def cast_for(*effects: Effect) -> Table:
    """Player 0 has cast a Summon for nothing on a dull Forward of the opponent's."""
    spell = (LIBRARY.program(ab.Spell("does", effects=effects)),)
    traits = Traits(frozenset({"Act"}), frozenset({"summon"}), frozenset({"fire"}), NONE, NONE, 0, programs=spell)
    table = forward(scenario("fftcg").faces(Face("act", "Act", traits, "")), "Scout")
    return table.field(1, "Scout", rested=True).hand(0, "Act").play(0, "Act").resolve()


@pytest.mark.rule("fftcg", "9.1.1", "2.2")
@pytest.mark.parametrize(("mark", "later"), [("no_ready", True), ("no_ready_next", False)])
def test_what_does_not_activate_stays_dull_once_or_for_good(mark: str, later: bool) -> None:
    scouts = Every(Group((Is(Quality.NAME, "Scout"),), ("field",), EACH))
    table = cast_for(Modify(scouts, (st.Mark(mark),), Lasting.GAME)).next_turn()
    assert table.is_rested("Scout", 1)
    assert table.next_turn().next_turn().is_rested("Scout", 1) is later


@pytest.mark.rule("fftcg", "9.1.1", "11.12.4")
def test_what_lasts_until_the_next_turn_of_its_player_ends_as_that_begins() -> None:
    scouts = Every(Group((Is(Quality.NAME, "Scout"),), ("field",), EACH))
    table = cast_for(Modify(scouts, (st.AddStat(Stat.POWER, Number(1000)),), Lasting.NEXT_TURN_START)).next_turn()
    assert table.power("Scout", 1) == 6000
    assert table.next_turn().power("Scout", 1) == 5000
