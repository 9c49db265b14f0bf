"""Chapters 1002 and 1021: cards that effects add to others, and what belongs to a shuffle."""

from __future__ import annotations

import pytest

from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.amounts import StatOf
from arbiter.script.base import Quality, Stat
from arbiter.script.costs import Mana
from arbiter.script.nouns import EACH, YOU, Every, Group, Is
from arbiter.script.patterns import Moves
from arbiter.testing import Table
from tests.games.fow.plain import make
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator, written

HEN = resonator("Hen", size=(300, 300))
OX = resonator("Ox", size=(800, 800))
BELL = "You gain 100 life."

# ---------------------------------------------------------------- 1002  add


ROPE = written(
    "Rope",
    "Addition",
    "As you play this card, target a resonator. This card enters the field added to the chosen target.",
    "Added resonator gains [+200/+200].",
)
TIE = chant("Tie", "Put an addition from your hand into the field added to target entity.")


@pytest.mark.rule("fow", "1002.2a")
def test_an_effect_adds_an_addition_from_elsewhere_without_targeting() -> None:
    sage = resonator("Sage", "This card cannot be targeted.", size=(300, 300))
    knot = chant("Knot", "Put an addition from your hand into the field added to a resonator you control.")
    t = table(sage, ROPE, TIE, knot).field(0, "Sage").hand(0, "Tie", "Knot", "Rope")
    assert not t.can("play", 0, "Tie")
    t.play(0, "Knot").resolve()
    assert t.is_on_field("Rope", 0) and t.power("Sage") == 500


@pytest.mark.rule("fow", "1002.2a")
def test_an_addition_that_cannot_be_added_to_the_card_stays_where_it_is() -> None:
    t = table(HEN, ROPE, TIE, regalia("Urn")).field(0, "Hen", "Urn").hand(0, "Tie", "Rope")
    assert t.play(0, "Tie", targets=["Urn"]).resolve().zone_of("Rope") == "hand"


@pytest.mark.rule("fow", "1002.2a")
def test_an_addition_that_cannot_enter_the_field_stays_where_it_is() -> None:
    additions = Group((Is(Quality.TYPE, "addition"),), (), EACH)
    law = make("Law", "regalia", abilities=(ab.Static("", None, (st.Forbid(Moves(additions, to="field")),)),))
    t = table(HEN, ROPE, TIE, law).field(0, "Hen").field(1, "Law").hand(0, "Tie", "Rope")
    assert t.play(0, "Tie", targets=["Hen"]).resolve().zone_of("Rope") == "hand"


@pytest.mark.rule("fow", "1002.1c")
def test_what_only_happens_to_be_added_stays_when_its_card_leaves() -> None:
    words = ("{0}: Add this card to target resonator.", "Added resonator gains [+200/+0].")
    banner, smite = written("Banner", "Addition", *words), chant("Smite", "Destroy target resonator.")
    t = table(HEN, OX, banner, smite).field(0, "Hen", "Ox", "Banner").hand(0, "Smite")
    assert t.use(0, "Banner", targets=["Hen"]).resolve().power("Hen") == 500
    t.play(0, "Smite", targets=["Hen"]).resolve()
    assert t.is_on_field("Banner", 0) and t.obj("Banner").host == 0  # an addable addition would be gone (1207.1)
    assert t.use(0, "Banner", targets=["Ox"]).resolve().power("Ox") == 1000


CAPE = regalia("Cape", "[Bestow] {0}", "Added resonator gains [+200/+200].")
ROUSE = chant("Rouse", "Target regalia becomes a [400/400] resonator until end of turn.")


@pytest.mark.rule("fow", "1002.5")
def test_a_bestowed_card_that_becomes_a_resonator_comes_loose_and_is_added_to_nothing() -> None:
    t = table(HEN, CAPE, ROUSE).field(0, "Hen", "Cape").hand(0, "Rouse").use(0, "Cape", targets=["Hen"]).resolve()
    assert t.power("Hen") == 500
    t.play(0, "Rouse").resolve()
    assert t.power("Hen") == 300 and t.is_on_field("Cape", 0) and t.obj("Cape").host == 0
    assert t.use(0, "Cape", targets=["Hen"]).resolve().power("Hen") == 300
    t.next_turn().next_turn().to("main").use(0, "Cape", targets=["Hen"]).resolve()
    assert t.power("Hen") == 500


@pytest.mark.rule("fow", "1002.5")
def test_while_it_is_a_resonator_it_is_not_added_even_for_a_moment() -> None:
    hens, capes = (Every(Group((Is(Quality.NAME, name),), ("field",), EACH)) for name in ("Hen", "Cape"))
    effects = (fx.Attach(capes, hens), fx.GainResource(YOU, "life", StatOf(hens, Stat.POWER)))
    bind = make("Bind", "chant", price=Mana(), abilities=(ab.Spell("", None, effects),))
    t = (
        table(HEN, CAPE, ROUSE, bind)
        .field(0, "Hen", "Cape")
        .hand(0, "Rouse", "Bind", "Bind")
        .play(0, "Rouse")
        .resolve()
    )
    assert t.play(0, "Bind").resolve().resource(0, "life") == 4300
    assert t.next_turn().next_turn().to("main").play(0, "Bind").resolve().resource(0, "life") == 4800


# ---------------------------------------------------------------- 1021  shuffle


LAMP = regalia("Lamp", "Play with the top card of your deck revealed.")
ECHO = regalia("Echo", f"Whenever you shuffle your deck >>> {BELL}")
SEARCH = "Search your deck for a {}, reveal it, and put it into your hand. Then shuffle your deck."
TWICE = chant("Twice", f"{SEARCH.format('resonator')} {SEARCH.format('regalia')}")
URN = regalia("Urn")
DECK = ["Hen", "Urn", *["Ox"] * 6]


def top(t: Table, viewer: int) -> object:
    """What the viewer sees of the top card of player 0's deck: its name, or nothing."""
    pile = t.view(viewer)["zones"]["deck"][0]  # type: ignore[index]
    return pile["cards"][-1].get("name") if "cards" in pile else None


@pytest.mark.rule("fow", "1021.4")
def test_a_text_that_searches_twice_shuffles_once_after_the_last_search() -> None:
    t = table(HEN, OX, URN, TWICE).deck(0, *DECK, only=True).hand(0, "Twice").play(0, "Twice").resolve()
    before = [obj.id for obj in t.objects("deck", 0)]
    t.expect(kind="objects", player=0).choose("Hen").expect(kind="objects", player=0)
    assert [obj.id for obj in t.objects("deck", 0)] == before[:-1]  # the Hen lay on top
    t.choose("Urn")
    assert not {obj.id for obj in t.objects("deck", 0)} & set(before)  # every card is another object now


@pytest.mark.rule("fow", "1021.4a")
def test_that_shuffle_counts_once_for_each_search() -> None:
    t = table(HEN, OX, URN, TWICE, ECHO).field(0, "Echo").deck(0, *DECK, only=True).hand(0, "Twice")
    t.play(0, "Twice").resolve().choose("Hen").choose("Urn").resolve_all()
    assert t.resource(0, "life") == 4200
    once = chant("Once", SEARCH.format("resonator"))
    t = table(HEN, OX, once, ECHO).field(0, "Echo").deck(0, "Hen", "Ox", only=True).hand(0, "Once").play(0, "Once")
    assert t.resolve().choose("Hen").resolve_all().resource(0, "life") == 4100


@pytest.mark.rule("fow", "1021.2")
def test_while_a_deck_is_being_shuffled_nobody_sees_its_top_card() -> None:
    t = table(HEN, OX, URN, TWICE, LAMP).field(0, "Lamp").deck(0, *DECK, only=True).hand(0, "Twice")
    assert [top(t, viewer) for viewer in (0, 1)] == ["Hen", "Hen"]
    t.play(0, "Twice").resolve().choose("Hen").expect(kind="objects", player=0)
    assert top(t, 1) is None
    t.choose("Urn")
    assert top(t, 1) == t.zone_names(0, "deck")[0]


@pytest.mark.rule("fow", "1021.2a")
def test_what_is_put_in_place_right_after_a_shuffle_is_part_of_it() -> None:
    words = "Search your deck for two cards. Then shuffle your deck and put them on top of it in any order."
    plan = chant("Plan", words)
    t = table(HEN, OX, URN, plan, LAMP).field(0, "Lamp").deck(0, *DECK, only=True).hand(0, "Plan")
    t.play(0, "Plan").resolve().choose("Hen", "Urn").expect(kind="order", player=0)
    assert top(t, 1) is None
    t.order("Hen", "Urn")
    assert t.zone_names(0, "deck")[:2] == ["Urn", "Hen"] and top(t, 1) == "Urn"


@pytest.mark.rule("fow", "1021.3")
def test_a_token_shuffled_into_a_deck_shuffles_nothing() -> None:
    sweep = chant("Sweep", "Shuffle target resonator into its owner's deck.")
    mob = chant("Mob", "Put a [400/400] light Soldier resonator token into the field.")
    t = table(HEN, OX, sweep, mob, ECHO).field(0, "Echo", "Hen").deck(0, *["Ox"] * 5, only=True)
    t.hand(0, "Sweep", "Sweep", "Mob").play(0, "Mob").resolve()
    before = [obj.id for obj in t.objects("deck", 0)]
    t.play(0, "Sweep", targets=["Soldier"]).resolve_all()
    assert [obj.id for obj in t.objects("deck", 0)] == before and t.resource(0, "life") == 4000
    t.play(0, "Sweep", targets=["Hen"]).resolve_all()
    assert t.resource(0, "life") == 4100 and len(t.objects("deck", 0)) == 6


def test_who_may_look_at_the_top_card_sees_it_alone() -> None:
    peek = regalia("Peek", "You may look at the top card of your deck at any time.")
    t = table(HEN, peek).field(0, "Peek").deck(0, "Hen", only=True)
    assert [top(t, viewer) for viewer in (0, 1, -1)] == ["Hen", None, None]
