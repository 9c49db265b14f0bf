"""Chapters 13 and 14: rule processes, loops, and lifebreak in Bifrost."""

from __future__ import annotations

import pytest

from arbiter.kernel.game import Game
from arbiter.kernel.turn import advance
from arbiter.testing import Table, scenario
from tests.games.fow5.tables import BOLT, CUB, HOUND, JUDGE, OX, RULER, life, resonator, spell, table

# ---------------------------------------------------------------- 13.1  losing


@pytest.mark.rule("fow5", "13.1/2")
def test_who_cannot_draw_in_the_draw_phase_loses() -> None:
    made = table().deck(1, only=True)
    made.to("draw_begin", 1).end_step()
    assert made.over and made.winner == 0 and made.why_over == "had no card to draw in the draw phase"


@pytest.mark.rule("fow5", "13.1/2")
def test_who_cannot_draw_at_another_time_does_not_lose() -> None:
    made = table(stones=1).deck(0, CUB, only=True)
    spell(made, "Study", "Draw two cards.").hand(0, "Study").play(0, "Study").resolve()
    assert not made.over and made.hand_names(0) == [CUB]
    made.next_turn().to("main", 1)
    assert not made.over


# ---------------------------------------------------------------- 13.2  destroying


@pytest.mark.rule("fow5", "13.2/1", "2.7/2", "10.6/1")
def test_damage_of_at_least_its_def_destroys_a_j_resonator() -> None:
    for name, dies in ((CUB, True), (HOUND, False)):
        made = table(stones=1).field(1, name).hand(0, BOLT).play(0, BOLT, targets=[name]).resolve()
        assert (made.zone_names(1, "graveyard") == [name]) is dies
    made = table(stones=2).field(1, HOUND).hand(0, BOLT, BOLT)
    made.play(0, BOLT, targets=[HOUND]).resolve().play(0, BOLT, targets=[HOUND]).resolve()
    assert made.zone_names(1, "graveyard") == [HOUND]  # it adds up


@pytest.mark.rule("fow5", "13.2/2", "10.9/4")
def test_a_j_resonator_without_def_is_destroyed_and_what_cannot_be_destroyed_stays() -> None:
    for text, stays in (("", False), ("This card cannot be destroyed.", True)):
        made = table(stones=1)
        resonator(made, "Reed", text, 300).field(1, "Reed")
        resonator(made, "Heir", "Whenever a resonator is destroyed, you gain 100 life.").field(0, "Heir")
        spell(made, "Wither", "Target resonator gains [-0/-300] until end of turn.").hand(0, "Wither")
        made.play(0, "Wither", targets=["Reed"]).resolve()
        assert made.is_on_field("Reed", 1) is stays
        assert made.stack() == ([] if stays else ["Heir"])


@pytest.mark.rule("fow5", "10.9/4", "13.2/1")
def test_damage_stays_on_what_cannot_be_destroyed() -> None:
    made = table(stones=1).hand(0, BOLT)
    resonator(made, "Anchor", "This card cannot be destroyed.", 300).field(1, "Anchor")
    made.play(0, BOLT, targets=["Anchor"]).resolve()
    assert made.is_on_field("Anchor", 1) and made.damage_on("Anchor", 1) == 300


@pytest.mark.rule("fow5", "13.2/1", "10.9/1")
def test_a_j_ruler_with_damage_of_its_def_goes_to_the_ruler_area() -> None:
    made = table(stones=2).field(1, OX).act(0, "judgment", RULER).resolve()
    made.attack(JUDGE).block(OX).to("battle_damage")
    assert made.zone_names(0, "ruler") == [JUDGE] and made.objects("ruler", 0)[0].now.types == {"astral_ruler"}
    assert made.damage_on(OX, 1) == 800


@pytest.mark.rule("fow5", "13", "6.1/1a")
def test_all_processes_of_a_moment_are_performed_together() -> None:
    made = table(stones=1).resources(0, life=300).field(0, CUB)
    spell(made, "Ruin", "Deal 300 damage to all resonators. You lose 250 life.").hand(0, "Ruin").field(1, CUB)
    made.play(0, "Ruin").resolve()
    assert made.field_names(0) == made.field_names(1) == [] and life(made, 0) == 100


# ---------------------------------------------------------------- 13.3  additions


@pytest.mark.rule("fow5", "13.3/1")
def test_an_addition_whose_card_is_gone_goes_to_its_owners_graveyard() -> None:
    made = table(stones=2).field(1, CUB).hand(0, BOLT)
    made.define(name="Harness", type=["Addition: Resonator"], cost="{R}", text="The added card gains [+200/+0].")
    made.hand(0, "Harness").play(0, "Harness", targets=[CUB]).resolve()
    made.play(0, BOLT, targets=[CUB]).resolve()
    assert made.field_names(0) == [] and made.zone_names(0, "graveyard") == [BOLT, "Harness"]


@pytest.mark.rule("fow5", "13.3/1")
def test_an_addition_of_the_field_stays_by_itself() -> None:
    made = table(stones=1)
    made.define(name="Banner", type=["Addition: Field"], cost="{R}", text="Resonators you control gain [+200/+0].")
    made.hand(0, "Banner").play(0, "Banner").resolve().next_turn()
    assert made.field_names(0) == ["Banner"]


# ---------------------------------------------------------------- 13.4  lifebreak


@pytest.mark.rule("fow5", "13.4", "3.10/3")
def test_beyond_the_maximum_lifebreak_size_the_bottom_cards_stay() -> None:
    made = table("valhalla", stones=1).zone(0, "lifebreak", CUB, CUB, HOUND, HOUND).deck(0, OX)
    spell(made, "Store", "Put the top card of your deck into your lifebreak area.").hand(0, "Store")
    made.play(0, "Store").resolve()
    assert made.zone_names(0, "lifebreak") == [HOUND, HOUND, CUB, CUB]  # the top first
    assert made.zone_names(0, "graveyard") == ["Store", OX]


# ---------------------------------------------------------------- 14.2  Bifrost


@pytest.mark.rule("fow5", "14.2/1")
def test_in_bifrost_nothing_goes_to_a_lifebreak_area_and_the_rest_of_the_text_is_done() -> None:
    for format, kept in (("valhalla", [OX]), ("bifrost", [])):
        made = table(format, stones=1).deck(0, OX, CUB)
        spell(made, "Store", "Put the top card of your deck into your lifebreak area. You gain 300 life.")
        made.hand(0, "Store").play(0, "Store").resolve()
        assert made.zone_names(0, "lifebreak") == kept and life(made, 0) == 4300


@pytest.mark.rule("fow5", "14.2/1")
def test_in_bifrost_what_depends_on_lifebreak_cards_is_ignored() -> None:
    for format, gained in (("valhalla", 500), ("bifrost", 200)):
        made = table(format, stones=1).zone(0, "lifebreak", *([CUB] if format == "valhalla" else []))
        text = "If there are no cards in your opponent's lifebreak area, you gain 300 life. You gain 200 life."
        spell(made, "Taunt", text).hand(0, "Taunt").play(0, "Taunt").resolve()
        assert life(made, 0) == 4000 + gained


@pytest.mark.rule("fow5", "14.2/2", "1.2/2")
def test_in_bifrost_break_abilities_are_ignored() -> None:
    made = table("bifrost", stones=1)
    resonator(made, "Keepsake", "[Break]: You gain 600 life.").field(0, "Keepsake").zone(0, "lifebreak", "Keepsake")
    spell(made, "Banishing", "Remove target resonator from the game.").hand(0, "Banishing").resources(0, life=500)
    assert made.acts(0, "lifebreak") == []
    made.play(0, "Banishing", targets=[made.card("Keepsake", 0, zone="field")]).resolve()
    assert made.stack() == [] and life(made, 0) == 500


# ---------------------------------------------------------------- 14.1  loops

FAR = 20_000  # segments after which a loop has surely been overlooked
ROUNDS = 60  # more than enough for the table to notice that a position keeps coming back


@pytest.fixture(autouse=True)
def bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """A loop that the engine overlooks fails the test instead of holding it up for ever."""
    steps = 0

    def counted(game: Game) -> None:
        nonlocal steps
        steps += 1
        assert steps < FAR, "the loop goes on and on"
        advance(game)

    monkeypatch.setattr("arbiter.kernel.match.advance", counted)


TURNS = "Whenever this card becomes rested, recover this card."
RETURNS = "Whenever this card becomes recovered, rest this card."
START = "{0}: Rest this card. Play this ability only once per turn."


def wheel(*text: str, stops: bool = False) -> Table:
    made = scenario("fow5", format="bifrost", stops=stops)
    resonator(made, "Wheel", "\n".join(text))
    spell(made, "Smite", "Destroy target resonator.", "Chant-Instant", "{0}")
    return made.field(0, "Wheel").turn(0, number=3)


@pytest.mark.rule("fow5", "14.1/1", "14.1/1c")
def test_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    made = wheel(TURNS, RETURNS, START).use(0, "Wheel")
    assert made.over and made.winner is None
    assert not wheel(TURNS, START).use(0, "Wheel").over
    assert not wheel(TURNS, RETURNS, START).hand(1, "Smite").use(0, "Wheel").over


@pytest.mark.rule("fow5", "14.1/1a")
def test_the_one_player_who_can_stop_a_loop_says_how_often_it_runs_and_then_does_something_else() -> None:
    made = wheel("{0}: Rest this card.", "{0}: Recover this card.", stops=True)
    for _ in range(ROUNDS):
        for text in ("{0}: Rest", "{0}: Recover"):
            if made.question is not None and made.question.kind == "action":
                made.use(0, "Wheel", text).resolve()
    made.expect(kind="number", player=0, why="loop").number(3).resolve_all()
    assert not made.over
    again = "{0}: Recover" if made.is_rested("Wheel") else "{0}: Rest"
    assert not any(again in option for option in made.options())


@pytest.mark.rule("fow5", "14.1/1b")
def test_if_both_can_stop_a_loop_each_names_a_number_and_the_smaller_counts() -> None:
    made = wheel("{0}: Rest this card.", stops=True)
    made.define(name="Brake", type=["Regalia"], cost="{0}", text="{0}: Recover target resonator.").field(1, "Brake")
    for _ in range(ROUNDS):
        if made.question is None or made.question.kind != "action":
            break
        made.use(0, "Wheel").resolve().passes(0)
        if made.question.kind == "action":
            made.use(1, "Brake").resolve()
    made.expect(kind="number", player=0, why="loop").number(5)
    made.expect(kind="number", player=1, why="loop").number(2)
    assert not made.over and made.expect(kind="action")
