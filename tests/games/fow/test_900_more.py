"""Chapters 700 to 900 and 1207 once more: base abilities, hidden sources, automatic cards, what triggers see."""

from __future__ import annotations

import pytest

from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from arbiter.script import costs as co
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.amounts import Count, Number, Times
from arbiter.script.base import Effect, How, Pattern, Quality, Stat, Statement
from arbiter.script.costs import Cost, Mana, PutCounters
from arbiter.script.nouns import EACH, OPPONENT, YOU, Bound, Every, Group, Is, Same, Self
from arbiter.script.patterns import Casts, Moves
from tests.games.fow.plain import make
from tests.games.fow.tables import table

RESONATORS = Group((Is(Quality.TYPE, "resonator"),), ("field",))
THIS = Group((Same(Self()),), (), EACH)
LIFE = fx.GainResource(YOU, "life", Number(100))
FREE = Mana()


def chant(name: str, *effects: Effect) -> Face:
    return make(name, "chant", price=FREE, keywords=("quickcast",), abilities=(ab.Spell(name, None, effects),))


def hears(name: str, pattern: Pattern) -> Face:
    return make(name, "regalia", abilities=(ab.Triggered(name, None, pattern, None, (LIFE,)),))


def law(*statements: Statement, zones: tuple[str, ...] = ("field",)) -> Face:
    return make("Law", "regalia", price=FREE, abilities=(ab.Static("law", None, statements, None, zones),))


@pytest.mark.rule("fow", "702.1a")
def test_an_addition_rune_in_the_hand_is_played_like_any_addition() -> None:
    seal = make("Seal", "rune", "addition", price=FREE, divinity=9)
    t = table(seal).hand(0, "Seal").play(0, "Seal").resolve()
    assert t.is_on_field("Seal", 0)


@pytest.mark.rule("fow", "903.3b", "903.3b-2", "903.3a")
def test_whether_a_target_is_legal_is_asked_when_the_spell_resolves() -> None:
    bolt = chant("Bolt", fx.Choose(1, RESONATORS, Number(1), Number(1)), fx.Deal(Number(300), Bound(1)))
    turn = chant("Turn", fx.Modify(Every(RESONATORS), (st.BecomeType("regalia", None, True),)))
    t = table(bolt, turn).field(1, "fire 2").hand(0, "Bolt").hand(1, "Turn").play(0, "Bolt", targets=["fire 2"])
    t.passes(0).play(1, "Turn").resolve_all()
    assert t.damage_on("fire 2") == 0 and t.zone_names(0, "graveyard") == ["Bolt"]


@pytest.mark.rule("fow", "903.3b-1", "903.3c")
def test_a_number_that_is_not_needed_for_playing_is_worked_out_on_resolution() -> None:
    mine = Times(Count(Group((), ("hand",), YOU)), 100)
    storm = chant("Storm", fx.DealPlayer(mine, OPPONENT))
    t = table(storm, chant("Draw", fx.Draw(YOU, Number(2)))).hand(0, "Storm", "Draw").play(0, "Storm").play(0, "Draw")
    t.resolve_all()
    assert t.resource(1, "life") == 3800


@pytest.mark.rule("fow", "904.2", "904.3", "909.3a")
def test_what_a_card_is_it_is_in_every_area() -> None:
    both = ab.Static(
        "both",
        None,
        (st.Affects(Self(), (st.AddWord(Quality.COLOUR, "light"),)),),
        None,
        ("hand", "deck", "field", "graveyard"),
    )
    prism = make("Prism", "resonator", price=Mana((("fire", 1),), 0), atk=100, dfn=100, abilities=(both,))
    t = table(prism).hand(0, "Prism").field(1, "Prism").zone(1, "graveyard", "Prism")
    for player, zone in ((0, "hand"), (1, "field"), (1, "graveyard")):
        assert t.obj("Prism", player, zone).now.colours == {"fire", "light"}


@pytest.mark.rule("fow", "904.4", "909.5")
def test_a_base_ability_about_other_cards_works_while_its_card_is_face_up_anywhere() -> None:
    mine = Every(Group((Is(Quality.TYPE, "resonator"),), ("hand", "field"), YOU))
    paint = law(st.Affects(mine, (st.AddWord(Quality.COLOUR, "light"),)), zones=("field", "graveyard"))
    t = table(paint).zone(0, "graveyard", "Law").hand(0, "fire 1").field(0, "fire 2").field(1, "wind 3")
    assert "light" in t.obj("fire 1", 0, "hand").now.colours and "light" in t.obj("fire 2").now.colours
    assert "light" not in t.obj("wind 3").now.colours


@pytest.mark.rule("fow", "905.2a", "905.2b")
def test_a_card_whose_ability_is_played_from_the_hand_is_shown() -> None:
    whisper = ab.Activated("whisper", None, Cost((co.PayResource("life", Number(100)),)), (LIFE,), zones=("hand",))
    t = table(make("Sage", "resonator", price=FREE, atk=1, dfn=1, abilities=(whisper,))).hand(0, "Sage")
    assert t.view(1)["zones"]["hand"][0]["cards"] == [{"hidden": True}]  # type: ignore[index]
    t.use(0, "Sage")
    assert t.view(1)["zones"]["hand"][0]["cards"][0]["name"] == "Sage"  # type: ignore[index]


@pytest.mark.rule("fow", "905.5b")
def test_texts_about_the_cost_of_activate_abilities_pass_willpower_by() -> None:
    tax = law(st.ExtraCost(Group((), (), EACH), Cost((co.PayResource("life", Number(300)),)), ability="any"))
    plus = ab.Activated(
        "+1", None, Cost((PutCounters("willpower", Number(1)),)), (fx.Draw(YOU, Number(1)),), zones=("ruler",)
    )
    keeper = make("Keeper", "warden", price=FREE, willpower=3, abilities=(plus,))
    tool = make("Tool", "regalia", abilities=(ab.Activated("use", None, Cost(), (fx.Draw(YOU, Number(1)),)),))
    t = table(tax, keeper, tool).field(0, "Law", "Tool").zone(0, "ruler", "Keeper", counters={"willpower": 2})
    assert t.use(0, "Keeper").resource(0, "life") == 4000
    assert t.use(0, "Tool").resource(0, "life") == 3700


@pytest.mark.rule("fow", "906.2a", "604.1")
def test_an_automatic_card_is_not_played_before_its_condition_was_met() -> None:
    wakes = ab.Triggered("alarm", None, Casts(OPPONENT), None, (), zones=("hand", "standby"), plays=True)
    alarm = make(
        "Alarm", "chant", price=FREE, keywords=("trigger",), abilities=(wakes, ab.Spell("alarm", None, (LIFE,)))
    )
    t = table(alarm).hand(0, "Alarm").zone(0, "standby", "Alarm")
    assert not t.can("play", 0, "Alarm")
    buried = Group((Is(Quality.TYPE, "chant"),), ("graveyard",), YOU)
    gift = chant("Gift", fx.Choose(1, buried, Number(1), Number(1)), fx.CastNow(Bound(1), free=True, may=False))
    t = table(alarm, gift).zone(0, "graveyard", "Alarm").hand(0, "Gift").play(0, "Gift", targets=["Alarm"]).resolve()
    assert t.stack() == [] and t.resource(0, "life") == 4000


@pytest.mark.rule("fow", "906.4", "906.4a")
def test_a_move_from_a_hidden_to_a_public_area_is_seen_in_the_public_one() -> None:
    grey = law(
        st.Affects(
            Every(Group((Is(Quality.TYPE, "resonator"),), ("graveyard",))), (st.AddWord(Quality.COLOUR, "light"),)
        )
    )
    light = Group((Is(Quality.COLOUR, "light"),), ())
    toss = chant("Toss", fx.DiscardHand(YOU))
    t = (
        table(grey, toss, hears("Ear", Moves(light, "hand", "graveyard")))
        .field(0, "Law", "Ear")
        .hand(0, "Toss", "fire 1")
    )
    assert t.play(0, "Toss").resolve().stack() == ["Ear"]


@pytest.mark.rule("fow", "906.4c", "906.4")
def test_any_other_move_is_seen_where_the_card_arrives() -> None:
    grey = law(
        st.Affects(
            Every(Group((Is(Quality.TYPE, "resonator"),), ("graveyard",))), (st.AddWord(Quality.COLOUR, "light"),)
        )
    )
    light = Group((Is(Quality.COLOUR, "light"),), ())
    away = chant("Away", fx.Move(Every(Group((Is(Quality.TYPE, "resonator"),), ("graveyard",))), "removed", How.REMOVE))
    t = table(grey, away, hears("Ear", Moves(light, "graveyard", "removed"))).field(0, "Law", "Ear")
    t.zone(0, "graveyard", "fire 1").hand(0, "Away").play(0, "Away").resolve()
    assert t.stack() == []  # it is no longer light where it came to lie


@pytest.mark.rule("fow", "909.3f", "909.3b", "909.3g")
def test_numbers_that_a_card_did_not_have_come_before_those_that_change_them() -> None:
    add = law(st.Affects(Every(RESONATORS), (st.AddStat(Stat.POWER, Number(200)), st.AddStat(Stat.GUARD, Number(200)))))
    wake = fx.Modify(
        Every(Group((Is(Quality.TYPE, "magic_stone"),), ("field",), YOU)),
        (st.BecomeType("resonator", Number(500)), st.SetStat(Stat.GUARD, Number(500), new=True)),
    )
    t = table(add, chant("Wake", wake), stones=1).field(0, "Law").hand(0, "Wake").play(0, "Wake").resolve()
    stone = t.obj("fire stone", 0, "field")
    assert (stone.now.power, stone.now.guard) == (700, 700)


@pytest.mark.rule("fow", "1207.2", "1002.3")
def test_a_bestowed_card_whose_host_is_gone_stays_in_the_field() -> None:
    banner = make("Banner", "addition", price=FREE, keywords=("bestow",))
    end = chant("End", fx.Destroy(Every(RESONATORS)))
    hook = chant("Hook", fx.Attach(Every(Group((Is(Quality.TYPE, "addition"),), ("field",), YOU)), Every(RESONATORS)))
    t = table(banner, end, hook).field(0, "Banner", "fire 2").hand(0, "Hook", "End").play(0, "Hook").resolve()
    assert t.obj("Banner").host == t.obj("fire 2").id
    t.play(0, "End").resolve()
    assert t.is_on_field("Banner", 0) and t.obj("Banner").host == 0


@pytest.mark.rule("fow", "714.1b")
def test_an_ordered_j_ruler_does_not_transcend() -> None:
    text = (fx.Choose(1, RESONATORS, Number(1), Number(1)), fx.Perform("transcend", Bound(1), word="Hero"))
    ascent = make("Ascent", "chant", price=FREE, keywords=("quickcast",), abilities=(ab.Spell("ascent", None, text),))
    chief = make("Chief", "j_ruler", atk=800, dfn=800, races=("Hero", "Human"), flags=("ordered",))
    titan = make("Titan", "j_ruler", atk=2000, dfn=2000, races=("Hero", "Giant"))
    squire = make("Squire", "resonator", price=FREE, atk=300, dfn=300, races=("Hero", "Giant"))
    t = table(ascent, chief, titan, squire, rulers=False).zone(0, "outside", "Titan").field(0, "Chief", "Squire")
    t.hand(0, "Ascent").play(0, "Ascent", targets=["Squire"]).resolve()
    assert t.is_on_field("Squire") and not t.is_on_field("Titan")
