"""Chapters 901, 902 and 904: the kinds of abilities and effects, where abilities work, and base abilities."""

from __future__ import annotations

import pytest

from arbiter.games.registry import entry
from arbiter.script.abilities import Activated, Static, Triggered
from arbiter.testing import scenario
from tests.games.caster.written import conjure, servant

GAME = entry("caster")


@pytest.mark.rule("caster", "901.1", "901.1b", "901.1c")
def test_the_arrow_the_colon_and_neither_make_three_kinds_of_ability() -> None:
    text = "[Rest]: Draw a card.\n[Enter] ⇒ Draw a card.\nAllied servants gain +500 ATK."
    card = {"id": "T", "name": "Thing", "type": "Barrier", "cost": 1, "element": "Luna", "text": text}
    kinds = [type(program.ability) for program in GAME.make_face(card).printed.programs]
    assert kinds == [Activated, Triggered, Static]


@pytest.mark.rule("caster", "901.1b")
def test_an_automatic_ability_is_played_in_the_next_priority_sequence() -> None:
    made = servant(scenario("caster"), "Bell", text="Whenever an allied servant enters the field ⇒ Draw a card.")
    servant(made, "Guest").field(0, "Bell").sources(0, ignus=2).hand(0, "Guest")
    made.play(0, "Guest").resolve().option("recovered")
    assert len(made.stack()) == 1 and made.hand_size(0) == 0
    assert made.resolve().hand_size(0) == 1


@pytest.mark.rule("caster", "901.1c", "904.1", "901.2b")
def test_a_continuous_ability_applies_as_long_as_it_is_active() -> None:
    made = servant(servant(scenario("caster"), "Drum", text="Other allied servants gain +500 ATK."), "Piper")
    conjure(made, "Away", "Destroy target servant.").sources(0, ignus=1).hand(0, "Away").field(0, "Drum", "Piper")
    assert made.power("Piper", 0) == 2500
    made.play(0, "Away", targets=["Drum"]).resolve()
    assert made.power("Piper", 0) == 2000


@pytest.mark.rule("caster", "901.1d")
def test_abilities_of_one_name_are_one_ability() -> None:
    made = scenario("caster")
    for name, ability in (("Ann", "Lamplight"), ("Bob", "Lamplight"), ("Cid", "Starlight")):
        text = f"[{ability}] [Rest]: Draw a card. Play this ability only once per turn."
        made.define(name=name, type="Caster", level=1, element="Luna", text=text).field(0, name)
    made.use(0, "Ann", ability="Draw").resolve()
    assert made.acts(0, "ability") == ["Cid"]


@pytest.mark.rule("caster", "901.1e")
@pytest.mark.parametrize(("element", "hit"), [("Ignus", True), ("Luna", False)])
def test_an_ability_of_an_element_is_one_of_a_card_of_that_element(element: str, hit: bool) -> None:
    made = scenario("caster").define(name="Fay", type="Caster", level=1, element=element, text="[Rest]: Draw a card.")
    conjure(made, "Hush", "[Quickcast]\nCancel target Ignus ability.")
    made.field(0, "Fay").sources(1, ignus=1).hand(1, "Hush").turn(0, number=3)
    made.use(0, "Fay", ability="Draw").passes(0)
    assert made.can("play", 1, "Hush") is hit


@pytest.mark.rule("caster", "901.2a")
def test_a_one_time_effect_is_over_once_it_is_done() -> None:
    made = servant(servant(scenario("caster"), "Early"), "Late")
    conjure(made, "Rest Now", "Rest all enemy servants.").sources(0, ignus=1).hand(0, "Rest Now").field(1, "Early")
    servant(made, "Guest").sources(0, ignus=2).hand(0, "Guest")
    made.play(0, "Rest Now").resolve()
    assert made.is_rested("Early", 1) and not made.game.state.effects


@pytest.mark.rule("caster", "901.2c")
def test_a_replacement_effect_has_something_else_happen() -> None:
    text = (
        "[Quickcast]\nUntil end of turn, if target opponent would draw a card by a card or ability, "
        "you draw a card instead."
    )
    made = conjure(conjure(scenario("caster"), "Swindle", text), "Read", "Draw a card.")
    made.sources(0, ignus=1).sources(1, ignus=1).hand(0, "Read").hand(1, "Swindle").turn(0, number=3)
    made.play(0, "Read").passes(0).play(1, "Swindle").resolve_all()
    assert made.hand_size(0) == 0 and made.hand_size(1) == 1


@pytest.mark.rule("caster", "901.2d")
@pytest.mark.parametrize(("element", "safe"), [("Ignus", True), ("Luna", False)])
def test_an_effect_of_an_element_is_one_of_a_card_of_that_element(element: str, safe: bool) -> None:
    made = servant(scenario("caster"), "Kiln", text="This card cannot be destroyed by Ignus effects.")
    conjure(made, "Fell", "Destroy target enemy servant.", element=element)
    made.sources(0, **{element.lower(): 1}).hand(0, "Fell").field(1, "Kiln")
    made.play(0, "Fell").resolve()
    assert made.is_on_field("Kiln", 1) is safe


@pytest.mark.rule("caster", "902.1", "902.1a")
@pytest.mark.parametrize(("zone", "power"), [("field", 2500), ("hand", 2000), ("graveyard", 2000)])
def test_abilities_of_entities_are_valid_in_the_field(zone: str, power: int) -> None:
    made = servant(servant(scenario("caster"), "Drum", text="Other allied servants gain +500 ATK."), "Piper")
    made.zone(0, zone, "Drum").field(0, "Piper")
    assert made.power("Piper", 0) == power


@pytest.mark.rule("caster", "902.1a")
def test_abilities_of_a_card_beneath_another_are_not_valid() -> None:
    made = servant(servant(scenario("caster"), "Drum", text="Other allied servants gain +500 ATK."), "Piper")
    made.field(0, "Piper").field(0, "Idony Vane", under=("Drum",))
    assert made.power("Piper", 0) == 2000


@pytest.mark.rule("caster", "904.2")
def test_a_base_ability_holds_in_every_zone() -> None:
    made = servant(scenario("caster"), "Chimera", race="Hound", text="This card gains Lamp.")
    conjure(made, "Fetch", "Put all Lamps from your graveyard into your hand.")
    made.sources(0, ignus=1).hand(0, "Fetch").zone(0, "graveyard", "Chimera")
    made.play(0, "Fetch").resolve()
    assert "Chimera" in made.hand_names(0)
    assert made.obj("Chimera", 0, "hand").now.kinds == {"Hound", "Lamp"}


@pytest.mark.rule("caster", "903.2e")
def test_what_is_targeted_first_leaves_another_to_be_targeted() -> None:
    text = (
        "Return target allied Lamp to its owner's hand. Another target allied servant gains +500 ATK until end of turn."
    )
    made = servant(servant(scenario("caster"), "Lantern", race="Lamp"), "Porter")
    conjure(made, "Errand", text).sources(0, ignus=1).hand(0, "Errand").field(0, "Lantern")
    assert not made.can("play", 0, "Errand"), "the only servant cannot be both"
    made = servant(servant(scenario("caster"), "Lantern", race="Lamp"), "Porter")
    conjure(made, "Errand", text).sources(0, ignus=1).hand(0, "Errand").field(0, "Lantern", "Porter")
    made.play(0, "Errand").resolve()
    assert made.hand_names(0) == ["Lantern"] and made.power("Porter", 0) == 2500


@pytest.mark.rule("caster", "910.1", "503.1", "901.2c")
def test_a_draw_by_a_card_or_ability_is_not_the_card_of_the_draw_phase() -> None:
    text = (
        "[Quickcast]\nUntil end of turn, if target opponent would draw a card by a card or ability, "
        "you draw a card instead."
    )
    made = conjure(conjure(scenario("caster"), "Swindle", text), "Read", "[Quickcast]\nDraw a card.")
    made.sources(0, ignus=1).sources(1, ignus=1).hand(0, "Swindle").hand(1, "Read").turn(1, "recovery", number=4)
    made.passes(1).play(0, "Swindle").resolve().to("draw")
    assert made.hand_size(0) == 0 and made.hand_names(1)[0] == "Read" and made.hand_size(1) == 2
    made.play(1, "Read").resolve()
    assert made.hand_size(0) == 1 and made.hand_size(1) == 1


@pytest.mark.rule("caster", "910.1", "910.3", "503.1")
def test_a_lasting_text_about_draws_by_cards_and_abilities_leaves_the_draw_phase_alone() -> None:
    for text, phase, read in (
        ("If you would draw a card by a card or ability, draw two cards instead.", 1, 2),
        ("If you would draw a card, draw two cards instead.", 2, 2),
    ):
        made = scenario("caster").define(name="Well", type="Barrier", cost=1, element="Ignus", text=text)
        conjure(made, "Read", "Draw a card.").sources(0, ignus=1).field(0, "Well").turn(0, "draw", begin=True)
        made.deck(0, "Read").to("main")
        assert made.hand_size(0) == phase
        assert made.play(0, "Read").resolve().hand_size(0) == phase - 1 + read
