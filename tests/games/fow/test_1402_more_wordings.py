"""Chapter 1400 once more: zones, additions, spells, [Trigger] cards and phrases of old cards."""

from __future__ import annotations

import pytest

from arbiter.games.fow.faces import make_face
from arbiter.games.fow.game import LIBRARY
from arbiter.kernel.traits import Face
from tests.games.fow.plain import make
from tests.games.fow.tables import table
from tests.games.fow.test_300_zones import haul
from tests.games.fow.test_1400_old_wordings import abilities, same
from tests.games.fow.written import chant, regalia, resonator

HEN = resonator("Hen", size=(300, 300))
OX = resonator("Ox", size=(800, 800))
BELL = "You gain 100 life."


def addition(name: str, kind: str, *text: str) -> Face:
    face = make_face(
        {"id": name, "name": name, "type": [f"Addition:{kind}"], "cost": "{0}", "abilities": text}, LIBRARY
    )
    assert "problem" not in face.extra, face.extra["problem"]
    return face


ROPE = addition("Rope", "Resonator", "Added resonator gains [+200/+200].")
NET = addition("Net", "J/Resonator", "Added J/resonator gains [+100/+100].")
CROWN = addition("Crown", "Ruler")
SASH = addition("Sash", "J/Ruler")
PLUME = addition("Plume", "J-Ruler")


@pytest.mark.rule("fow", "1402.2")
def test_the_chant_standby_area_is_the_standby_area() -> None:
    same(
        "Put target card from your graveyard into your chant-standby area.",
        "Put target card from your graveyard into your standby area.",
        "Chant",
    )
    hide = chant("Hide", "Put target card from your graveyard into your chant-standby area.")
    t = table(HEN, hide).zone(0, "graveyard", "Hen").hand(0, "Hide").play(0, "Hide").resolve()
    assert t.zone_names(0, "standby") == ["Hen"] and not t.obj("Hen").face_up


# ---------------------------------------------------------------- 1405  old additions


@pytest.mark.rule("fow", "1405.2")
@pytest.mark.parametrize(
    ("text", "hit"),
    [
        ("Resonator", "Rope"),
        ("J/Resonator", "Net"),
        ("Ruler", "Crown"),
        ("J/Ruler", "Sash"),
        ("J-Ruler", "Plume"),
    ],
)
def test_a_text_about_one_kind_of_old_addition_means_that_kind_only(text: str, hit: str) -> None:
    fetch = chant("Fetch", f"Put an [Addition: {text}] card from your graveyard into your hand.")
    t = table(ROPE, NET, CROWN, SASH, PLUME, fetch).zone(0, "graveyard", "Rope", "Net", "Crown", "Sash", "Plume")
    assert t.hand(0, "Fetch").play(0, "Fetch").resolve().hand_names(0) == [hit]


@pytest.mark.rule("fow", "1405.3", "1002.2b")
def test_an_old_addition_that_an_effect_puts_into_the_field_is_added_to_a_card_of_its_type() -> None:
    t = table(HEN, ROPE, haul("graveyard", "field")).field(0, "Hen").zone(0, "graveyard", "Rope").hand(0, "Haul")
    assert t.play(0, "Haul").resolve().power("Hen") == 500
    t = table(ROPE, haul("graveyard", "field")).zone(0, "graveyard", "Rope").hand(0, "Haul").play(0, "Haul").resolve()
    assert t.zone_of("Rope") == "graveyard"  # there is nothing to add it to


@pytest.mark.rule("fow", "1405.4", "1207.1")
def test_an_old_addition_whose_card_is_gone_goes_to_the_graveyard() -> None:
    smite = chant("Smite", "Destroy target resonator.")
    t = table(HEN, ROPE, smite).field(0, "Hen").hand(0, "Rope", "Smite").play(0, "Rope").resolve()
    t.play(0, "Smite").resolve()
    assert t.zone_of("Rope") == "graveyard"


# ---------------------------------------------------------------- 1406, 1408  spells and battles


@pytest.mark.rule("fow", "1406.2")
def test_a_normal_spell_is_any_spell_that_is_no_resonator() -> None:
    same("Cancel target normal spell.", "Cancel target non-resonator spell.", "Chant")
    stop = chant("Stop", "[Quickcast]", "Cancel target normal spell.")
    hen, bell = resonator("Hen", cost="{0}"), chant("Bell", BELL)
    t = table(hen, bell, stop).hand(0, "Hen", "Bell").hand(1, "Stop").play(0, "Hen").passes(0)
    assert not t.can("play", 1, "Stop")
    t = table(hen, bell, stop).hand(0, "Hen", "Bell").hand(1, "Stop").play(0, "Bell").passes(0)
    t.play(1, "Stop").resolve_all()
    assert t.resource(0, "life") == 4000


@pytest.mark.rule("fow", "1408.1", "1408.1a")
@pytest.mark.parametrize("word", ["beginning", "end"])
def test_the_battle_phase_is_the_battle(word: str) -> None:
    same(f"At the {word} of battle phase, draw a card.", f"At the {word} of the battle >>> Draw a card.")
    drum = regalia("Drum", f"At the {word} of battle phase, you gain 100 life.")
    t = table(drum).field(0, "Drum", "fire 1").act(0, "battle")
    assert t.stack() == (["Drum"] if word == "beginning" else [])
    t.passes(0).passes(1).attack("fire 1").to("main", player=0)
    assert t.resource(0, "life") == 4100


# ---------------------------------------------------------------- 1412  [Trigger], [Stealth], [Ambush]

SNARE = "a resonator your opponent controls attacks"


@pytest.mark.rule("fow", "1412.3")
@pytest.mark.parametrize(("stones", "gained"), [(3, 100), (2, 0)])
def test_an_automatic_trigger_card_with_a_cost_is_paid_for_when_it_is_played(stones: int, gained: int) -> None:
    snare = chant("Snare", f"[Trigger] When {SNARE}, pay {{3}}: {BELL}")
    t = table(snare).field(0, "fire 1").field(1, *["wind stone"] * stones).zone(1, "standby", "Snare")
    t.attack("fire 1")
    if t.match.question is not None and t.match.question.why == "reveal to trigger":
        t.yes()
    t.to("main", player=0)
    assert t.resource(1, "life") == 3700 + gained
    assert sum(obj.turned for obj in t.objects("field", 1)) == (3 if gained else 0)


@pytest.mark.rule("fow", "1412.3")
@pytest.mark.parametrize(("life", "gained"), [(2000, 100), (2100, 0)])
def test_an_automatic_trigger_card_with_a_requirement_needs_it_when_it_is_played(life: int, gained: int) -> None:
    snare = chant("Snare", f"[Trigger] When {SNARE}, if your life is 2000 or less: {BELL}")
    t = table(snare).field(0, "fire 1").zone(1, "standby", "Snare").resources(1, life=life).attack("fire 1")
    if t.match.question is not None and t.match.question.why == "reveal to trigger":
        t.yes()
    assert t.to("main", player=0).resource(1, "life") == life - 300 + gained


@pytest.mark.rule("fow", "1412.4")
@pytest.mark.parametrize(("life", "stones", "playable"), [(2000, 1, True), (2100, 1, False), (2000, 0, False)])
def test_a_trigger_card_with_a_cost_and_a_requirement_needs_both(life: int, stones: int, playable: bool) -> None:
    card = chant("Snare", f"[Trigger] Pay {{1}} if your life is 2000 or less: {BELL}")
    t = table(card, stones=stones).hand(0, "Snare").resources(0, life=life)
    assert t.can("play", 0, "Snare") is playable


@pytest.mark.rule("fow", "1412.1a", "1412.2b")
def test_stealth_with_a_state_is_played_like_an_activate_ability() -> None:
    spy = resonator("Spy", "[Stealth] Your life is 2000 or less.", cost="{5}")
    assert table(spy).zone(0, "standby", "Spy").resources(0, life=2000).play(0, "Spy").resolve().is_on_field("Spy", 0)
    assert not table(spy).zone(0, "standby", "Spy").resources(0, life=2100).can("play", 0, "Spy")


@pytest.mark.rule("fow", "1412.1a", "1412.2a")
def test_stealth_with_a_moment_is_played_like_an_automatic_ability() -> None:
    spy = resonator("Spy", "[Stealth] At end of turn", cost="{5}")
    t = table(spy).zone(0, "standby", "Spy")
    assert not t.can("play", 0, "Spy")
    t.passes(0).passes(1)
    while t.step != "end_turn_triggers" and t.match.question is not None and t.match.question.why == "priority":
        t.passes()
    assert t.match.question is not None and t.match.question.why == "reveal to trigger"


# ---------------------------------------------------------------- 1414, 1415, 1416  phrases


@pytest.mark.rule("fow", "1414.1")
def test_symbol_skills_are_keyword_abilities() -> None:
    hawk = resonator("Hawk", "[Flying]", "[Drain]", f"{{0}}: {BELL}")
    dull = chant("Dull", "Target resonator loses all symbol skills until end of turn.")
    t = table(hawk, dull).field(0, "Hawk").hand(0, "Dull").play(0, "Dull").resolve()
    assert not t.has("Hawk", "flying") and not t.has("Hawk", "drain") and t.acts(0, "ability") == ["Hawk"]


@pytest.mark.rule("fow", "1414.5")
def test_the_attribute_cost_is_the_specified_cost() -> None:
    same(
        "You may pay the attribute cost of resonators with will of any attribute.",
        "You may pay the specified cost of resonators with will of any attribute.",
    )
    sage, dove = (
        resonator("Sage", "You may pay the attribute cost of resonators with will of any attribute."),
        resonator("Dove", cost="{W}"),
    )
    t = table(sage, dove, stones=1).field(0, "Sage").hand(0, "Dove")
    assert t.can("play", 0, "Dove") and not table(dove, stones=1).hand(0, "Dove").can("play", 0, "Dove")


@pytest.mark.rule("fow", "1414.7", "907.1")
def test_magic_stones_of_an_attribute_that_gain_a_will_ability_are_those_of_that_type() -> None:
    spring = regalia("Spring", 'Wind magic stones you control gain "{Rest}: Produce {R}."')
    typed = make("Odd Stone", "magic_stone", "wind_stone", colours=("darkness",))
    windy = make("Gust", "magic_stone", "special", colours=("wind",))
    hen = resonator("Hen", cost="{R}")
    for stone, playable in (("Odd Stone", True), ("wind stone", True), ("Gust", False)):
        t = table(spring, typed, windy, hen).field(0, "Spring", stone).hand(0, "Hen")
        assert t.can("play", 0, "Hen") is playable


@pytest.mark.rule("fow", "1414.9")
def test_not_resting_to_attack_and_attacking_several_times_is_defiant() -> None:
    old = ("Attacking doesn't cause this card to rest.", "This card can attack up to two times during your main phase.")
    assert abilities(resonator("Boar", *old)) == abilities(resonator("Boar", "[Defiant] (2)"))
    assert "defiant" in resonator("Boar", *old).traits.keywords
    assert "defiant" not in resonator("Boar", "[Flying]").traits.keywords


@pytest.mark.rule("fow", "1415.2")
def test_a_cards_counter_is_a_counter_on_it() -> None:
    same(
        "Remove target resonator's [+100/+100] counter.", "Remove a [+100/+100] counter from target resonator.", "Chant"
    )


@pytest.mark.rule("fow", "1416.1", "1416.2", "1416.5")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("This card cannot be destroyed.", "[Eternal]"),
        ("Whenever this card deals damage, you gain that much life.", "[Drain]"),
        ("When this card deals damage ⇒ You gain that much life.", "[Drain]"),
        ("Whenever this card deals damage >>> You gain that much life.", "[Drain]"),
        ("This card has no attribute.", "[Kernlos]"),
    ],
)
def test_texts_that_have_become_keyword_abilities_are_these(old: str, new: str) -> None:
    same(old, new)


@pytest.mark.rule("fow", "1416.6", "1110.4a")
@pytest.mark.parametrize(("extra", "drawn"), [(True, 1), (False, 0)])
def test_awakening_with_a_text_adds_it_to_an_awakened_card(extra: bool, drawn: int) -> None:
    card = chant("Dawn", BELL, "[Awakening] {1}: Draw a card.")
    t = table(card, stones=1).hand(0, "Dawn").play(0, "Dawn", extra=extra).resolve()
    assert t.resource(0, "life") == 4100 and t.hand_size(0) == drawn


@pytest.mark.rule("fow", "1415.1")
@pytest.mark.parametrize("whose", ["its", "a"])
def test_a_cost_by_any_base_ability_is_the_cost_that_must_have_been_paid(whose: str) -> None:
    line = "If a Beast would be put into the field without being played by paying its non-reduced printed cost "
    line += f"or non-reduced cost modified by {whose} base ability, remove it from the game instead."
    guard = regalia("Guard", line)
    wolf = resonator("Wolf", cost="{3}", race="Beast")
    fair = regalia("Fair", "The cost of Beasts is {1} instead of their printed cost in all zones.")
    sale = regalia("Sale", "You pay {2} less to play Beasts.")
    gift = chant("Gift", "Put target Beast from your graveyard into the field.")
    for board, stones, stays in ((("Guard",), 3, True), (("Guard", "Fair"), 1, True), (("Guard", "Sale"), 1, False)):
        t = table(guard, wolf, fair, sale, stones=stones).field(0, *board).hand(0, "Wolf").play(0, "Wolf").resolve()
        assert t.is_on_field("Wolf") is stays and t.zone_names(0, "removed") == ([] if stays else ["Wolf"])
    t = (
        table(guard, wolf, gift)
        .field(0, "Guard")
        .zone(0, "graveyard", "Wolf")
        .hand(0, "Gift")
        .play(0, "Gift")
        .resolve()
    )
    assert t.zone_names(0, "removed") == ["Wolf"]


@pytest.mark.rule("fow", "904.4")
def test_a_cost_that_a_base_ability_sets_replaces_the_specified_cost() -> None:
    fair = regalia("Fair", "The cost of Beasts is {1} instead of their printed cost in all zones.")
    boar = resonator("Boar", cost="{R}{R}{2}", race="Beast")
    t = table(fair, boar).field(0, "Fair", "wind stone").hand(0, "Boar").play(0, "Boar").resolve()
    assert t.is_on_field("Boar") and t.obj("Boar").now.cost == 1
