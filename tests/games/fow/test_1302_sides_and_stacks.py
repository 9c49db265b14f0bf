"""Chapters 1302 to 1304 once more, and small rules of additions, stacks, tokens and set-up that stand beside them."""

from __future__ import annotations

import pytest

from arbiter.games.fow.game import RULES
from arbiter.kernel.dealing import new_game
from arbiter.kernel.match import Match
from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script.base import Effect
from arbiter.script.costs import Mana
from tests.games.fow.plain import make, stone, two_sided
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator, written

HEN = resonator("Hen", size=(300, 300))
BELL = "You gain 100 life."
RUIN = chant("Ruin", "Destroy target entity.")


def doing(name: str, *effects: Effect) -> Face:
    return make(name, "chant", price=Mana((), 0), abilities=(ab.Spell("", None, effects),))


@pytest.mark.rule("fow", "1302.6b", "1302.6d", "1302.6a")
def test_a_warden_in_the_field_is_its_j_ruler_side_and_nothing_else() -> None:
    judged = written(
        "Reeve",
        "Warden",
        "[Judgment] {0}",
        cost="{0}",
        willpower=2,
        other=[{"name": "Regent", "type": ["J-Ruler"], "abilities": ["[Flying]"], "atk": 900, "def": 900}],
    )
    t = table(judged, RUIN).zone(0, "ruler", "Reeve", counters={"willpower": 2}).hand(0, "Ruin")
    t.act(0, "judgment", "Reeve").resolve()
    now = t.obj("Regent", 0).now
    assert now.types == {"j_ruler"} and now.names == {"Regent"} and "judgment" not in now.keywords
    t.play(0, "Ruin").resolve()
    assert t.obj("Reeve", 0).now.types == {"warden"} and t.zone_of("Reeve") == "graveyard"


COLOSSUS = written(
    "Hill",
    "Ruler",
    "[Judgment] {0}",
    cost=None,
    other=[
        {"name": "Mountain", "type": ["J-Ruler"], "abilities": ["[Judgment] {0}"], "atk": 800, "def": 800},
        {"name": "Range", "type": ["J-Ruler"], "abilities": [], "atk": 1500, "def": 1500},
    ],
)


@pytest.mark.rule("fow", "1304.4a", "1304.5c", "1010.1a")
@pytest.mark.parametrize("form", ["Mountain", "Range"])
def test_a_destroyed_colossal_j_ruler_of_either_form_returns_astral(form: str) -> None:
    t = table(COLOSSUS, RUIN, rulers=False).field(0, form).zone(1, "ruler", "wind ruler").hand(0, "Ruin")
    t.play(0, "Ruin").resolve()
    assert t.zone_of("Hill") == "ruler" and t.counters("Hill", "astral") == 1


@pytest.mark.rule("fow", "405.1a")
def test_double_sided_cards_begin_with_their_front_up() -> None:
    bud = two_sided(make("Bud", "resonator", key="bud"), make("Bloom", "resonator", key="bud/2"))
    piles = {"deck": [bud] * 40, "stones": [stone("fire")] * 10, "ruler": [make("Lord", "ruler")], "outside": [bud]}
    game = Match(lambda: new_game(RULES, [piles, piles], 3)).game
    names = {obj.face.name for zone in ("deck", "hand", "outside") for obj in game.state.zones[zone][0]}
    assert names == {"Bud"}


# ---------------------------------------------------------------- additions


@pytest.mark.rule("fow", "1002.1b", "1002.3a", "1121.4")
def test_a_bestow_card_that_is_put_into_the_field_is_added_to_nothing() -> None:
    cape = regalia("Cape", "[Bestow] {0}", "Added resonator gains [+200/+200].", cost="{0}")
    t = table(HEN, cape).field(0, "Hen").hand(0, "Cape").play(0, "Cape").resolve()
    assert t.is_on_field("Cape", 0) and t.power("Hen") == 300
    t.use(0, "Cape").resolve()
    assert t.power("Hen") == 500


@pytest.mark.rule("fow", "1002.4")
def test_a_card_is_added_to_one_card_only() -> None:
    cape = regalia("Cape", "[Bestow] {0}", "Added resonator gains [+200/+200].", cost="{0}")
    ox = resonator("Ox", size=(800, 800))
    t = table(HEN, ox, cape).field(0, "Hen", "Ox", "Cape").use(0, "Cape", targets=["Hen"]).resolve()
    t.use(0, "Cape", targets=["Ox"]).resolve()
    assert t.power("Hen") == 300 and t.power("Ox") == 1000


# ---------------------------------------------------------------- other small rules


@pytest.mark.rule("fow", "1014.1")
def test_from_a_public_zone_a_player_must_choose_if_there_is_anything() -> None:
    toll = chant("Toll", "Your opponent banishes a resonator.")
    t = table(HEN, toll).field(1, "Hen").hand(0, "Toll").play(0, "Toll").resolve()
    assert t.zone_names(1, "graveyard") == ["Hen"]


@pytest.mark.rule("fow", "1025.3")
def test_extra_turns_of_both_players_come_in_the_order_they_were_gained() -> None:
    again = chant("Again", "[Quickcast]", "Take an extra turn after this one.")
    t = table(again).hand(0, "Again").hand(1, "Again").passes(0).play(1, "Again").resolve().play(0, "Again").resolve()
    assert [t.next_turn().active for _ in range(2)] == [1, 0]


@pytest.mark.rule("fow", "1031.2")
def test_what_would_happen_in_a_skipped_phase_waits_for_the_next_one() -> None:
    clock = regalia("Clock", f"At the beginning of your draw phase >>> {BELL}")
    idle = chant("Idle", "Skip your next draw phase.")
    t = table(clock, idle).field(0, "Clock").hand(0, "Idle").play(0, "Idle").resolve().next_turn().next_turn()
    t.to("main", player=0)
    assert t.resource(0, "life") == 4000
    t.next_turn().next_turn()
    while t.stack():
        t.resolve()
    assert t.to("main", player=0).resource(0, "life") == 4100


@pytest.mark.rule("fow", "1046.1a")
def test_a_coin_of_several_kinds_makes_one_of_them() -> None:
    mint = doing("Mint", fx.Perform("coin", word="light/wind"))
    t = table(mint).hand(0, "Mint").play(0, "Mint").resolve().act(0, "will").expect(kind="option", player=0)
    assert t.options() == ["light", "wind"]


@pytest.mark.rule("fow", "1046.2a", "1119.4a")
def test_no_card_text_forbids_or_raises_the_price_of_a_coins_will() -> None:
    mint, dove = chant("Mint", "Gain a light will coin token."), resonator("Dove", cost="{W}")
    for text in ("Players cannot play activate abilities.", "Your opponent pays {1} more to play activate abilities."):
        hush = regalia("Hush", text)
        t = table(mint, dove, hush).field(1, "Hush").hand(0, "Mint", "Dove").play(0, "Mint").resolve()
        assert t.act(0, "will").play(0, "Dove").resolve().is_on_field("Dove", 0)


@pytest.mark.rule("fow", "1304.5b")
def test_the_judgment_of_a_first_form_that_is_gone_does_nothing() -> None:
    quick = chant("Ruin", "[Quickcast]", "Destroy target entity.")
    t = table(COLOSSUS, quick, rulers=False).field(0, "Mountain").zone(1, "ruler", "wind ruler").hand(1, "Ruin")
    t.act(0, "judgment").passes(0).play(1, "Ruin").resolve().resolve()
    assert t.zone_of("Hill") == "ruler" and t.stack() == [] and not t.is_on_field("Range", 0)


@pytest.mark.rule("fow", "1045.6a")
def test_the_cards_beneath_are_put_into_the_graveyard_too() -> None:
    echo = regalia("Echo", f"Whenever a card is put into your graveyard from anywhere >>> {BELL}")
    smite = chant("Smite", "Destroy target resonator.")
    t = table(HEN, echo, smite).field(0, "Echo").field(0, "Hen", under=("fire 1",)).hand(0, "Smite").play(0, "Smite")
    t.resolve()
    assert len([said for said in t.options() if BELL in said]) == 3
