"""To which sentence a sentence belongs, and what a word means that was said once for several, played out."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario
from tests.games.fftcg.stages import BREAK, TAKE, forward, monster, stage, summons

GUARD = "Caravan Guard"  # a Forward without text


def entering(text: str, **more: object) -> Table:
    """Player 0 can cast the Forward Herald with this text."""
    fields = {"element": ["fire"], "cost": 1, **more}
    return forward(scenario("fftcg"), "Herald", 1000, text, **fields).hand(0, "Herald").sources(0, fire=1)


def test_then_goes_on_from_what_is_done_only_if_so() -> None:
    text = (
        "When Heron is put from the field into the Break Zone, you may remove Heron from the game. If you do so, put "
        "the top 2 cards of your deck into the Break Zone. Then, select 1 ‹Card Name Heron› in your Break Zone and "
        "play it onto the field."
    )
    for yes in (True, False):
        table = forward(stage(Fell=BREAK), "Heron", text=text).field(0, "Heron").deck(0, GUARD, "Heron")
        table.play(0, "Fell", targets=["Heron"]).resolve().resolve()
        (table.yes() if yes else table.no()).resolve_all()
        assert table.field_names(0).count("Heron") == int(yes)
        assert ("Heron" in table.zone_names(0, "break")) is not yes


def test_what_is_said_of_it_after_it_came_back_later_happens_then() -> None:
    text = (
        "«Second Wind» {S}: When Lark is put from the field into the Break Zone during this turn, return Lark to the "
        "field. It gains +3000 power until the end of the turn."
    )
    table = forward(stage(Fell=BREAK), "Lark", 4000, text).field(0, "Lark").hand(0, "Lark").use(0, "Lark").resolve()
    assert table.power("Lark", 0) == 4000
    table.play(0, "Fell", targets=["Lark"]).resolve_all()
    assert table.is_on_field("Lark", 0) and table.power("Lark", 0) == 7000


def test_a_card_that_its_own_text_has_put_back_is_the_one_that_gains() -> None:
    text = (
        "When Drake is put from the field into the Break Zone, play Drake from the Break Zone onto the field dull. "
        "Drake gains +1000 power. (This effect does not end at the end of the turn.)"
    )
    table = forward(stage(Fell=BREAK), "Drake", 4000, text).field(0, "Drake")
    table.play(0, "Fell", targets=["Drake"]).resolve_all()
    assert table.power("Drake", 0) == 5000 and table.is_rested("Drake", 0)


@pytest.mark.parametrize(("top", "drawn", "back"), [("Blob", 0, 1), ("Verse", 2, 0), ("Plough", 0, 0)])
def test_several_questions_about_it_ask_of_one_card(top: str, drawn: int, back: int) -> None:
    text = (
        "When Herald enters the field, reveal the top card of your deck. If it is a Backup, select 1 Forward in your "
        "Break Zone and add it to your hand. If it is a Monster, your opponent selects 1 Forward they control and "
        "return it to its owner's hand. If it is a Summon, draw 2 cards."
    )
    table = summons(monster(entering(text), "Blob", "Brave"), 1, "ice", Verse="Draw 1 card.")
    table.define(name="Plough", type="backup", element=["fire"], cost=1)
    table.deck(0, top).field(1, GUARD).zone(0, "break", GUARD).play(0, "Herald").resolve_all()
    added = 1 if top == "Plough" else 0
    assert table.hand_size(0) == drawn + added and table.field_names(1).count(GUARD) == 1 - back


def test_the_chosen_one_is_not_what_a_verb_has_picked_since() -> None:
    text = (
        "When Herald enters the field, choose 1 Forward opponent controls. You may return 1 Forward you control to its "
        "owner's hand. If you do so, break the chosen Forward."
    )
    table = forward(entering(text), "Foe").field(0, GUARD).field(1, "Foe").play(0, "Herald", targets=["Foe"])
    table.resolve().yes().choose(GUARD)
    assert table.hand_names(0) == [GUARD] and table.zone_names(1, "break") == ["Foe"]


@pytest.mark.parametrize("falls", [False, True])
def test_only_what_entered_ones_own_field_is_counted_also_if_it_has_left(falls: bool) -> None:
    text = (
        "When Herald enters the field, choose 1 Forward opponent controls. Deal it 1000 damage for each Forward that "
        "has entered your field this turn."
    )
    table = forward(summons(entering(text), 0, "fire", Fell=BREAK), "Foe", 9000)
    forward(table, "Late", element=["wind"], text="Back Attack").hand(1, "Late").sources(1, wind=2)
    forward(table, "First", cost=1, element=["fire"]).hand(0, "First").sources(0, fire=1).field(1, "Foe")
    table.play(0, "First")
    if falls:
        table.play(0, "Fell", targets=["First"]).resolve_all()
    else:
        table.passes(0).play(1, "Late").resolve_all()
    table.play(0, "Herald", targets=["Foe"]).resolve_all()
    assert table.damage_on("Foe", 1) == 2000


@pytest.mark.parametrize(("element", "drawn", "broken"), [("fire", 1, 0), ("ice", 0, 1)])
def test_each_question_how_it_was_paid_is_asked_for_its_own_sentence(element: str, drawn: int, broken: int) -> None:
    text = (
        "When Herald enters the field, if the cost paid to cast Herald included Fire CP, draw 1 card. If the cost paid "
        "to cast Herald included Ice CP, your opponent selects 1 Forward they control. Put it into the Break Zone."
    )
    table = forward(scenario("fftcg"), "Herald", 1000, text, element=["wind"], cost=2).hand(0, "Herald")
    table.field(1, GUARD).sources(0, wind=1, **{element: 1}).play(0, "Herald").resolve_all()
    assert table.hand_size(0) == drawn and len(table.zone_names(1, "break")) == broken


def test_if_not_asks_whether_it_was_done_and_not_what_came_of_it() -> None:
    text = "Choose 1 Forward. You may discard 1 card. If you do so, deal it 7000 damage. If not, deal it 5000 damage."
    shield = "If Wall is dealt 7000 damage, the damage becomes 0 instead."
    for yes in (True, False):
        table = forward(stage(Wave=text), "Wall", 9000, shield).hand(0, GUARD).field(1, "Wall")
        table.play(0, "Wave", targets=["Wall"]).resolve()
        (table.yes() if yes else table.no()).resolve_all()
        assert table.damage_on("Wall", 1) == (0 if yes else 5000)


def test_a_place_named_behind_the_last_is_that_of_all_that_are_played_from_it() -> None:
    text = (
        "When Herald enters the field, choose up to 1 Ice Forward of cost 1 and up to 1 Ice Forward of cost 4 in your "
        "Break Zone. Play them onto the field."
    )
    table = forward(forward(entering(text), "Small", cost=1), "Great", cost=4)
    table.zone(0, "break", "Small", "Great").play(0, "Herald", targets=["Small", "Great"]).resolve_all()
    assert {"Small", "Great"} <= set(table.field_names(0))


def test_a_place_named_behind_the_last_is_its_own_where_both_could_be_removed() -> None:
    text = "Choose 1 Forward and up to 1 Forward in your opponent's Break Zone. Remove them from the game."
    table = forward(stage(Void=text), "Foe").field(1, "Foe").zone(1, "break", GUARD)
    table.play(0, "Void", targets=["Foe", GUARD]).resolve_all()
    assert sorted(table.zone_names(1, "removed")) == [GUARD, "Foe"]


def test_it_is_what_one_controls_where_a_card_calls_itself_by_its_name() -> None:
    text = "If you control a ‹Card Name Foal›, it cannot be chosen by your opponent's Summons."
    table = forward(forward(stage(Fell=BREAK), "Foal"), "Mare", text=text).field(1, "Foal", "Mare")
    table.play(0, "Fell", targets=["Mare"])
    assert table.is_on_field("Foal", 1)
    table.resolve_all()
    assert table.zone_names(1, "break") == ["Mare"]


@pytest.mark.parametrize("taken", [False, True])
def test_ones_own_field_is_not_that_of_whoever_has_taken_the_card(taken: bool) -> None:
    text = "{0}: At the beginning of your next Main Phase 2, if Kite is on your field, gain {C}."
    table = forward(summons(scenario("fftcg"), 1, "ice", Charm=TAKE), "Kite", text=text).field(0, "Kite")
    table.use(0, "Kite").resolve()
    if taken:
        table.passes(0).play(1, "Charm", targets=["Kite"]).resolve()
    table.to("main2").resolve_all()
    assert table.resource(0, "crystal") == (0 if taken else 1)


def test_what_is_chosen_later_is_what_it_is_done_to_then() -> None:
    text = (
        "Choose 1 Forward opponent controls. Deal it 3000 damage. When it is put from the field into the Break Zone "
        "this turn, choose 1 Forward you control. It gains +2000 power until the end of the turn."
    )
    table = forward(forward(stage(Wave=text), "Foe", 3000), "Own", 4000).field(1, "Foe").field(0, "Own")
    table.play(0, "Wave", targets=["Foe"]).resolve_all()
    assert table.zone_names(1, "break") == ["Foe"] and table.power("Own", 0) == 6000


def test_it_is_dealt_damage_is_not_what_has_left_play_for_it() -> None:
    text = (
        "When Herald enters the field, choose 1 Forward. You may put 1 Monster you control into the Break Zone. If you "
        "do so, deal it 3000 damage."
    )
    table = forward(monster(entering(text), "Blob", "Brave"), "Foe").field(0, "Blob").field(1, "Foe")
    table.play(0, "Herald", targets=["Foe"]).resolve().yes()
    assert table.zone_names(0, "break") == ["Blob"] and table.damage_on("Foe", 1) == 3000


def test_forwards_and_or_monsters_are_of_either_kind() -> None:
    text = "Choose up to 2 Forwards and/or Monsters opponent controls. Dull them."
    table = forward(monster(stage(Hush=text), "Blob", "Brave"), "Foe").field(1, "Blob", "Foe")
    table.play(0, "Hush", targets=["Blob", "Foe"]).resolve_all()
    assert table.is_rested("Blob", 1) and table.is_rested("Foe", 1)
