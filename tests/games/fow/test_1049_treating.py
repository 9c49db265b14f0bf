"""Chapter 1049: cards that are something else for the effects of certain cards, and for those alone."""

from __future__ import annotations

import pytest

from arbiter.testing import Table
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator

MASK = regalia(
    "Mask", "For effects of Dragons you control, treat this card as a Beast resonator in all areas.", cost="{2}"
)
DRAKE = resonator("Drake", "Beasts you control gain [Flying].", race="Dragon")
HORSE = resonator("Horse", "Beasts you control gain [Flying].", race="Human")
WYRM = resonator("Wyrm", "{0}: Destroy all resonators.", race="Dragon")
STORM = chant("Storm", "Destroy all resonators.")


def masked(*names: str) -> Table:
    return table(MASK, DRAKE, HORSE, WYRM, STORM).field(0, "Mask", *names)


@pytest.mark.rule("fow", "1049.1")
def test_a_continuous_effect_of_such_a_card_sees_it_as_that_and_no_other_does() -> None:
    assert masked("Drake").has("Mask", "flying")
    assert not masked("Horse").has("Mask", "flying")
    t = table(MASK, DRAKE).field(0, "Mask").field(1, "Drake")
    assert not t.has("Mask", "flying")  # the other player's Dragon
    t = masked("Drake")
    assert t.obj("Mask").now.types == {"regalia"} and t.obj("Mask").now.kinds == frozenset()  # it is what it is


@pytest.mark.rule("fow", "1049.1")
def test_an_effect_that_resolves_sees_it_so_only_if_its_card_is_meant() -> None:
    t = masked("Wyrm").use(0, "Wyrm").resolve().order("Mask", "Wyrm")
    assert t.zone_names(0, "graveyard") == ["Mask", "Wyrm"]
    t = masked("Wyrm").hand(0, "Storm").play(0, "Storm").resolve()
    assert sorted(t.zone_names(0, "graveyard")) == ["Storm", "Wyrm"] and t.is_on_field("Mask", 0)


@pytest.mark.rule("fow", "1049.1")
def test_it_is_targeted_and_found_in_other_areas_so() -> None:
    claw = resonator("Claw", "{0}: Return target Beast to its owner's hand.", race="Dragon")
    paw = resonator("Paw", "{0}: Return target Beast to its owner's hand.", race="Human")
    t = table(MASK, claw, paw).field(0, "Mask", "Claw", "Paw")
    assert t.can("use", 0, "Claw") and not t.can("use", 0, "Paw")
    assert t.use(0, "Claw", targets=["Mask"]).resolve().hand_names(0) == ["Mask"]
    seek = "[Enter] >>> Search your deck for a Beast, reveal it, and put it into your hand. Then shuffle your deck."
    for race, found in (("Dragon", ["Mask"]), ("Human", [])):
        hound = resonator("Hound", seek, race=race, cost="{0}")
        t = table(MASK, hound).deck(0, "Mask", "fire 1", only=True).hand(0, "Hound").play(0, "Hound").resolve()
        t.resolve()
        if found:
            t.choose("Mask")
        assert t.hand_names(0) == found


@pytest.mark.rule("fow", "1049.1")
def test_costs_and_the_memory_of_the_turn_do_not_see_it_so() -> None:
    maw = resonator("Maw", "Banish a Beast: You gain 100 life.", race="Dragon")
    assert not table(MASK, maw).field(0, "Mask", "Maw").can("use", 0, "Maw")
    smash = chant("Smash", "Destroy target regalia.")
    gone = "If a Beast was put into a graveyard from the field this turn, you gain 100 life."
    here = "If you control a Beast, you gain 100 life."
    for text, life in ((here, 4100), (gone, 4000)):
        late = resonator("Late", f"[Enter] >>> {text}", race="Dragon", cost="{0}")
        t = table(MASK, late, smash).field(0, "Mask", "Mask").hand(0, "Smash", "Late")
        t.play(0, "Smash", targets=[t.card("Mask", 0, zone="field")]).resolve()
        assert t.play(0, "Late").resolve().resolve().resource(0, "life") == life


@pytest.mark.rule("fow", "1049.1")
def test_only_in_the_area_that_the_text_names() -> None:
    grave = regalia("Grave", "For effects of Dragons you control, treat this card as a Beast in your graveyard.")
    count = resonator("Count", "{0}: You gain 100 life for each Beast in your graveyard.", race="Dragon")
    t = table(grave, count, DRAKE).field(0, "Grave", "Drake", "Count").zone(0, "graveyard", "Grave")
    assert not t.has("Grave", "flying") and t.use(0, "Count").resolve().resource(0, "life") == 4100


@pytest.mark.rule("fow", "1049.1")
@pytest.mark.parametrize(("race", "life"), [("Dragon", 4100), ("Human", 4000)])
def test_what_an_effect_has_moved_as_something_is_remembered_as_that(race: str, life: int) -> None:
    quake = resonator("Quake", "{0}: Destroy all regalia.", race=race)
    gone = "[Enter] >>> If a Beast was put into a graveyard from the field this turn, you gain 100 life."
    late = resonator("Late", gone, race="Human", cost="{0}")
    t = table(MASK, quake, late).field(0, "Mask", "Quake").hand(0, "Late").use(0, "Quake").resolve()
    assert t.play(0, "Late").resolve().resolve().resource(0, "life") == life
