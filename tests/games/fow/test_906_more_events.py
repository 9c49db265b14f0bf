"""906, 911: further events that automatic abilities wait for, and what has happened this turn."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import table
from tests.games.fow.written import chant, resonator, written

HEN = resonator("Hen", cost="{0}", size=(300, 300))
OX = resonator("Ox", cost="{0}", size=(800, 800))
KILL = chant("Kill", "Destroy target resonator.")
BURN = chant("Burn", "This card deals 500 damage to target player.")
LEARN = chant("Learn", "Draw a card.")


@pytest.mark.rule("fow", "906.1")
def test_one_ability_waits_for_entering_and_for_something_else() -> None:
    crow = resonator("Crow", "[Enter] or whenever this card attacks >>> You gain 100 life.", "[Swiftness]", cost="{0}")
    t = table(crow).hand(0, "Crow").play(0, "Crow").resolve().resolve()
    assert t.resource(0, "life") == 4100
    t.attack("Crow").resolve()
    assert t.resource(0, "life") == 4200


@pytest.mark.rule("fow", "906.1")
def test_damage_to_the_player_is_waited_for_and_not_damage_to_a_card() -> None:
    wall = resonator("Wall", "Whenever damage is dealt to you >>> You gain 100 life.")
    prick = chant("Prick", "This card deals 100 damage to target resonator.")
    t = table(wall, prick, BURN).field(0, "Wall").hand(0, "Prick", "Burn")
    t.play(0, "Prick", targets=["Wall"]).resolve()
    assert t.stack() == [] and t.resource(0, "life") == 4000
    t.play(0, "Burn", targets=["player 0"]).resolve().resolve()
    assert t.resource(0, "life") == 3600


@pytest.mark.rule("fow", "906.1")
@pytest.mark.parametrize(("word", "spell", "ability"), [("a spell", 4100, 4000), ("an ability", 4000, 4100)])
def test_a_spell_is_no_ability_when_something_is_targeted(word: str, spell: int, ability: int) -> None:
    lamb = resonator("Lamb", f"When this card is targeted by {word} >>> You gain 100 life.")
    pat = chant("Pat", "Target resonator gains [+100/+100] until end of turn.")
    vet = resonator("Vet", "{0}: Target resonator gains [+100/+100] until end of turn.")
    t = table(lamb, pat, vet).field(0, "Lamb", "Vet").hand(0, "Pat").play(0, "Pat", targets=["Lamb"]).resolve()
    t.resolve() if t.stack() else None
    assert t.resource(0, "life") == spell
    t = table(lamb, vet).field(0, "Lamb", "Vet").use(0, "Vet", targets=["Lamb"]).resolve()
    t.resolve() if t.stack() else None
    assert t.resource(0, "life") == ability


@pytest.mark.rule("fow", "906.1", "1002.2")
def test_the_added_resonator_is_waited_for_and_no_other() -> None:
    card = ("Bell", "Addition: Resonator", "Whenever added resonator attacks >>> You gain 100 life.")
    bell = written(*card)
    t = table(HEN, OX, bell).field(0, "Hen", "Ox").hand(0, "Bell").play(0, "Bell", targets=["Hen"]).resolve()
    t.attack("Ox")
    assert t.stack() == []
    t.to("main").attack("Hen")
    assert t.stack() == ["Bell"]


@pytest.mark.rule("fow", "911.1")
@pytest.mark.parametrize(
    ("condition", "what", "targets", "so"),
    [
        ("a resonator was destroyed this turn", "Kill", ["Hen"], True),
        ("an addition was destroyed this turn", "Kill", ["Hen"], False),
        ("a resonator was put into a graveyard from the field this turn", "Kill", ["Hen"], True),
        ("two or more resonators were destroyed this turn", "Kill", ["Hen"], False),
        ("no resonators were destroyed this turn", "Kill", ["Hen"], False),
        ("no resonators were destroyed this turn", "Learn", [], True),
        ("damage was dealt to you this turn", "Burn", ["player 0"], True),
        ("damage was dealt to you this turn", "Burn", ["player 1"], False),
        ("you lost life this turn", "Burn", ["player 0"], True),
        ("you played a chant this turn", "Learn", [], True),
        ("you played a resonator this turn", "Learn", [], False),
        ("you played two or more cards this turn", "Learn", [], True),  # this one is the second
        ("you played three or more cards this turn", "Learn", [], False),
    ],
)
def test_what_has_happened_this_turn(condition: str, what: str, targets: list[str], so: bool) -> None:
    ask = chant("Ask", f"If {condition}, you gain 1000 life.")
    t = table(HEN, KILL, BURN, LEARN, ask).field(0, "Hen").hand(0, what, "Ask")
    t.play(0, what, targets=targets) if targets else t.play(0, what)
    before = t.resolve().resource(0, "life")
    t.play(0, "Ask").resolve()
    assert (t.resource(0, "life") - before == 1000) is so


@pytest.mark.rule("fow", "911.1")
def test_only_what_came_this_turn_is_a_target() -> None:
    hunt = chant("Hunt", "Destroy target resonator that was put into the field this turn.")
    t = table(HEN, OX, hunt).field(0, "Ox").hand(0, "Hen", "Hunt")
    assert not t.can("play", 0, "Hunt")
    t.play(0, "Hen").resolve().play(0, "Hunt", targets=["Hen"]).resolve()
    assert t.field_names(0) == ["Ox"]


@pytest.mark.rule("fow", "911.1")
def test_each_that_was_destroyed_this_turn_is_counted() -> None:
    wake = chant("Wake", "You gain 100 life for each resonator destroyed this turn.")
    t = table(HEN, OX, KILL, wake).field(0, "Hen", "Ox").hand(0, "Kill", "Kill", "Wake")
    t.play(0, "Kill", targets=["Hen"]).resolve().play(0, "Kill", targets=["Ox"]).resolve()
    assert t.play(0, "Wake").resolve().resource(0, "life") == 4200
