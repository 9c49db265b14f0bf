"""Prohibitions, limits, parties and layers: what random breaks of the rules showed to be untested."""

from __future__ import annotations

import pytest

from arbiter.games.fftcg.game import LIBRARY, layer_of
from arbiter.kernel.traits import Face, Traits
from arbiter.script import abilities as ab
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Change, Op, Quality, Stat, Statement, Who
from arbiter.script.nouns import EACH, OPPONENT, YOU, Group, Is, Self, StatIs
from arbiter.script.patterns import DealsDamage
from arbiter.testing import BadScript, Table, scenario

pytestmark = pytest.mark.both_seats

NONE: frozenset[str] = frozenset()
ACTS = "{0}: Draw 1 card."
SPECIAL = "«Art» {S}: Draw 2 cards."


def ruling(*statements: Statement) -> Face:
    """A Backup whose field ability says this."""
    said = (LIBRARY.program(ab.Static("says", None, statements)),)
    types, fire = frozenset({"backup"}), frozenset({"fire"})
    traits = Traits(frozenset({"Edict"}), types, fire, NONE, NONE, 2, 0, 0, 0, 0, NONE, NONE, said)
    return Face("edict", "Edict", traits, "")


def sage() -> Table:
    """Player 0 has a Forward with an action and a special ability, and its namesake in the hand."""
    table = scenario("fftcg").define(name="Sage", type="forward", text=f"{ACTS}\n{SPECIAL}")
    return table.field(0, "Sage").hand(0, "Sage")


def usable(table: Table) -> tuple[bool, bool]:
    card = table.card("Sage", 0, zone="field")
    return table.can("use", 0, card, 0), table.can("use", 0, card, 1)


@pytest.mark.rule("fftcg", "2.2")
@pytest.mark.parametrize(
    ("kind", "open"), [("action", (False, True)), ("special", (True, False)), ("ability", (False, False))]
)
def test_a_text_forbids_a_kind_of_ability(kind: str, open: tuple[bool, bool]) -> None:
    assert usable(sage()) == (True, True)
    everything = Group((), (), EACH)
    assert usable(sage().faces(ruling(st.ForbidPlay(YOU, kind, everything))).field(0, "Edict")) == open
    assert usable(sage().faces(ruling(st.ForbidPlay(OPPONENT, kind, everything))).field(0, "Edict")) == (True, True)
    there = Group((), ("hand",), EACH)  # it speaks of cards elsewhere
    assert usable(sage().faces(ruling(st.ForbidPlay(YOU, kind, there))).field(0, "Edict")) == (True, True)


@pytest.mark.rule("fftcg", "2.2")
@pytest.mark.parametrize(("word", "open"), [("action", (False, True)), ("special", (True, False))])
def test_a_forward_that_cannot_use_one_kind_may_use_the_other(word: str, open: tuple[bool, bool]) -> None:
    text = f"The Forwards you control cannot use {word} abilities."
    gag = {"name": "Gag", "type": "backup", "element": ["fire"], "cost": 1, "text": text}
    assert usable(sage().define(**gag).field(0, "Gag")) == open
    late = sage().define(**gag).sources(0, fire=1).hand(0, "Gag")
    assert usable(late) == (True, True) and usable(late.play(0, "Gag")) == open


@pytest.mark.rule("fftcg", "2.2")
@pytest.mark.parametrize(("who", "second"), [(YOU, False), (OPPONENT, True)])
def test_a_text_limits_how_many_cards_are_cast_in_a_turn(who: Who, second: bool) -> None:
    table = scenario("fftcg").faces(ruling(st.Permit("casts_per_turn", who=who, amount=Number(1)))).field(0, "Edict")
    table.sources(0, fire=4).hand(0, "Kiln Apprentice", "Kiln Apprentice").play(0, "Kiln Apprentice")
    assert table.can("play", 0, "Kiln Apprentice") is second
    if not second:
        assert table.why_not(0, "Kiln Apprentice") == ["2.2"]
        table.next_turn().next_turn().to("main1")  # a new turn counts anew
        assert "2.2" not in table.why_not(0, "Kiln Apprentice")


@pytest.mark.rule("fftcg", "15.1.1.9.2", "15.1.1.9.4")
def test_who_joins_a_party() -> None:
    table = scenario("fftcg").define(name="Loner", element=["fire"], text="Loner cannot form a party.")
    table.define(name="Both", element=["fire", "ice"]).define(name="Cold", element=["ice"])
    table.define(name="Warm", element=["fire"]).field(0, "Loner", "Both", "Cold", "Warm")
    copy = table.here()
    copy.attack("Both", party=["Warm"], option="fire")
    assert len(copy.game.state.combat.attackers) == 2  # type: ignore[union-attr]
    with pytest.raises(BadScript, match="not among the options"):
        table.attack("Both", party=["Cold"], option="fire")  # one Element for all of them
    with pytest.raises(BadScript):
        table.attack("Warm", party=["Loner"])
    table.attack("Loner")  # nobody is asked to join it
    assert len(table.game.state.combat.attackers) == 1  # type: ignore[union-attr]


@pytest.mark.rule("fftcg", "11.12.4.6")
@pytest.mark.parametrize(
    ("change", "layers"),
    [
        (st.AddStat(Stat.POWER, Number(1)), (5,)),
        (st.AddStat(Stat.COST, Number(1)), (3,)),
        (st.SetStat(Stat.POWER, Number(1)), (4,)),
        (st.SetStat(Stat.COST, Number(1)), (3,)),
        (st.AddWord(Quality.TYPE, "forward"), (2,)),
        (st.AddWord(Quality.KIND, "Smith"), (2,)),
        (st.AddWord(Quality.COLOUR, "fire"), (3,)),
        (st.SetWords(Quality.COLOUR, ("fire",)), (3,)),
        (st.LoseAbilities(), (1, 3)),
        (st.CopyOf(Self()), (1,)),
        (st.AddKeyword("haste"), (3,)),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Change) else str(value),
)
def test_the_layer_of_every_change(change: Change, layers: tuple[int, ...]) -> None:
    assert layer_of(change) == layers


@pytest.mark.rule("fftcg", "15.2.9.4.1.2", "15.2.9.3.2")
def test_priming_drops_a_set_power_of_that_character_alone() -> None:
    text = "Choose 2 Forwards. Their power becomes 1000 until the end of the turn."
    table = scenario("fftcg").define(name="Level", type="summon", element=["fire"], cost=1, text=text)
    table.define(name="Vessel", element=["fire"], cost=2, power=5000, text='‹Priming "Wake" --› {Fire}')
    table.define(name="Wake", element=["fire"], cost=7, power=9000)
    table.sources(0, fire=2).hand(0, "Level").field(0, "Vessel", "Caravan Guard").deck(0, "Wake")
    table.play(0, "Level", targets=["Vessel", "Caravan Guard"]).resolve()
    assert table.power("Vessel") == table.power("Caravan Guard") == 1000
    table.use(0, "Vessel", "priming", targets=["Wake"])
    assert table.power("Wake") == 9000 and table.power("Caravan Guard") == 1000


@pytest.mark.rule("fftcg", "15.1.1.9.8", "15.1.1.9.1")
@pytest.mark.parametrize(("verb", "drawn"), [("deals damage to", 0), ("breaks", 1)])
def test_a_member_that_cannot_deal_damage_has_dealt_none_and_has_broken_the_blocker_all_the_same(
    verb: str, drawn: int
) -> None:
    small = Group((StatIs(Stat.COST, Op.LE, Number(2)),), ())
    edict = ruling(st.Forbid(DealsDamage(small, Group((Is(Quality.TYPE, "forward"),), (), YOU))))
    table = (
        scenario("fftcg")
        .define(name="Idle", element=["earth"], power=4000, cost=2, text=f"When Idle {verb} a Forward, draw 1 card.")
        .define(name="Busy", element=["earth"], power=8000, cost=5)
        .define(name="Wall", element=["ice"], power=8000)
        .faces(edict)
        .field(0, "Idle", "Busy")
        .field(1, "Wall", "Edict")
    )
    table.attack("Idle", party=["Busy"]).block("Wall").end_step().divide({"Busy": 8000})
    if drawn:
        table.resolve_all()
    assert table.zone_names(1, "break") == ["Wall"] and table.hand_size(0) == drawn
