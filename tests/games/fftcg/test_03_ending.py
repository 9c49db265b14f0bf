"""Chapter 3 of FINAL FANTASY TCG: who loses, when, and what happens when several things come together."""

import pytest

from arbiter.testing import Table, scenario

PLAIN = "Kiln Apprentice"


def rite(text: str, format: str = "constructed") -> Table:
    """Player 0 has a Summon with this text in hand and the Backup to cast it."""
    table = scenario("fftcg", format=format)
    table.define(name="Rite", type="summon", element=["fire"], cost=1, text=text)
    return table.sources(0, fire=1).hand(0, "Rite")


@pytest.mark.rule("fftcg", "3.1", "3.1.1", "12.4.1")
def test_the_seventh_point_of_damage_loses_a_constructed_game() -> None:
    table = scenario("fftcg").damage(1, 5).field(0, PLAIN, "Ashroad Runner")
    table.attack(PLAIN).to("damage_resolution")
    assert table.damage_count(1) == 6 and not table.over
    table.attack("Ashroad Runner").end_step().end_step()
    assert table.over and table.winner == 0 and table.why_over == "7 points of damage" and table.question is None


@pytest.mark.rule("fftcg", "3.1.1", "12.4.1")
def test_the_sixth_point_of_damage_loses_a_limited_game() -> None:
    table = scenario("fftcg", format="limited").damage(1, 4).field(0, PLAIN, "Ashroad Runner")
    table.attack(PLAIN).to("damage_resolution")
    assert table.damage_count(1) == 5 and not table.over
    table.attack("Ashroad Runner").end_step().end_step()
    assert table.over and table.winner == 0


@pytest.mark.rule("fftcg", "3.1", "3.1.2", "12.4.2")
def test_drawing_from_an_empty_deck_loses_but_drawing_the_last_card_does_not() -> None:
    last = rite("Draw 2 cards.").deck(0, PLAIN, PLAIN, only=True).play(0, "Rite").resolve()
    assert not last.over and last.hand_size(0) == 2
    table = rite("Draw 2 cards.").deck(0, PLAIN, only=True).play(0, "Rite").resolve()
    assert table.over and table.winner == 1 and table.hand_names(0) == [PLAIN]


@pytest.mark.rule("fftcg", "3.1.2")
def test_the_draw_phase_loses_the_game_of_a_player_without_a_deck() -> None:
    table = scenario("fftcg").deck(0, PLAIN, only=True).turn(0, step="active", begin=True)
    assert table.begin().over and table.winner == 1


@pytest.mark.rule("fftcg", "3.1.3", "12.4.3")
def test_damage_with_an_empty_main_deck_loses() -> None:
    def table(cards: int) -> Table:
        made = scenario("fftcg").field(0, PLAIN).deck(1, cards, only=True)
        return made.attack(PLAIN).end_step().end_step()

    assert not table(1).over and table(1).damage_count(1) == 1
    assert table(0).over and table(0).winner == 0 and table(0).damage_count(1) == 0


@pytest.mark.rule("fftcg", "3.2")
def test_who_wins_and_loses_at_the_same_time_loses() -> None:
    table = rite("Draw 1 card. You win the game.").deck(0, only=True).play(0, "Rite").resolve()
    assert table.over and table.winner == 1
    well = rite("Draw 1 card. You win the game.").play(0, "Rite").resolve()
    assert well.over and well.winner == 0


@pytest.mark.rule("fftcg", "3.3")
def test_both_players_who_lose_together_draw_the_game() -> None:
    decks = rite("Each player draws 1 card.").deck(0, only=True).deck(1, only=True).play(0, "Rite").resolve()
    assert decks.over and decks.winner is None
    # One by damage, the other by drawing: still together, whatever the reasons.
    text = "Draw 1 card. Rite deals your opponent 1 point of damage."
    mixed = rite(text).deck(0, only=True).damage(1, 6).play(0, "Rite").resolve()
    assert mixed.over and mixed.winner is None
    alone = rite(text).deck(0, only=True).damage(1, 5).play(0, "Rite").resolve()
    assert alone.over and alone.winner == 1


@pytest.mark.rule("fftcg", "3.3", "12.3", "12.4.1")
def test_the_ex_burst_of_the_seventh_point_is_used_before_anybody_has_lost() -> None:
    text = "[EX BURST] When Last Word enters the field, Last Word deals your opponent 1 point of damage."
    table = scenario("fftcg").define(name="Last Word", type="backup", text=text).deck(1, "Last Word")
    table.damage(0, 6).damage(1, 6).field(0, PLAIN).attack(PLAIN).end_step().end_step()
    assert not table.over and table.damage_count(1) == 7
    table.expect(kind="confirm", player=1, why="burst").yes()
    assert table.over and table.winner is None
    table.undo().no()
    assert table.over and table.winner == 0
