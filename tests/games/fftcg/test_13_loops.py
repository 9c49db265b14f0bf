"""Chapter 13 of FINAL FANTASY TCG: loops that nobody, one player or both players can stop."""

import pytest

from arbiter.kernel.game import Game
from arbiter.kernel.turn import advance
from arbiter.testing import Table, scenario

PLAIN = "Kiln Apprentice"
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


def wheel(more: str = "", loops: bool = True) -> Table:
    """Once dulled, Wheel turns for ever (if it loops). `more` is what each round does besides."""
    text = f"When Wheel becomes dull, activate Wheel.{more}\n"
    if loops:
        text += "When Wheel becomes active, dull Wheel.\n"
    text += "{0}: Dull Wheel. You can only use this ability once per turn."
    return scenario("fftcg", stops=False).define(name="Wheel", power=3000, text=text).field(0, "Wheel")


@pytest.mark.rule("fftcg", "13.1")
def test_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    table = wheel().use(0, "Wheel")
    assert table.over and table.winner is None
    assert not wheel(loops=False).use(0, "Wheel").over


@pytest.mark.rule("fftcg", "13.1")
def test_a_loop_that_grows_is_a_loop_too() -> None:
    table = wheel(" Gain {C}.").use(0, "Wheel")
    assert table.over and table.winner is None


@pytest.mark.rule("fftcg", "13.1")
def test_a_loop_that_a_player_can_stop_is_no_draw() -> None:
    table = wheel().define(name="Rite", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. Break it.")
    table.hand(1, "Rite").sources(1, fire=1).use(0, "Wheel")
    assert not table.over
    table.play(1, "Rite")
    assert not table.over and table.zone_of("Wheel") == "break"


@pytest.mark.rule("fftcg", "13.1")
def test_a_loop_that_everybody_only_watches_is_a_draw_in_the_end() -> None:
    table = wheel().define(name="Rite", type="summon", element=["fire"], cost=1, text="Draw 1 card.")
    table.hand(1, "Rite").sources(1, fire=1).use(0, "Wheel")  # player 1 could act, but that would not stop it
    for _ in range(20 * ROUNDS):
        if table.over:
            break
        if table.question.kind == "number":
            table.number(1)
        else:
            table.passes()
    assert table.over and table.winner is None


def turn_it(table: Table, dulls: int, activates: int) -> bool:
    """Dull and activate Wheel once; False as soon as something else is asked or it cannot be done again."""
    for player, piece in ((dulls, "Dull Wheel"), (activates, "Activate Wheel")):
        while table.question.kind == "action" and table.asked != player:
            table.passes()
        if table.question.kind != "action" or not table.can("use", player, "Wheel" if player == 0 else "Brake"):
            return False
        table.use(player, "Wheel" if player == 0 else "Brake", piece).resolve()
    return True


def alone() -> Table:
    """Player 0 can dull and activate Wheel as often as they like."""
    text = "{0}: Dull Wheel.\n{0}: Activate Wheel."
    return scenario("fftcg").define(name="Wheel", power=3000, text=text).field(0, "Wheel")


def run(table: Table, dulls: int = 0, activates: int = 0) -> Table:
    """Go round until a number is asked for."""
    for _ in range(ROUNDS):
        if not turn_it(table, dulls, activates):
            return table
    raise AssertionError("nobody noticed the loop")


@pytest.mark.rule("fftcg", "13.2")
def test_the_one_player_who_can_stop_a_loop_says_how_often_it_runs() -> None:
    table = run(alone())
    table.expect(kind="number", player=0, why="loop").number(3)
    assert not table.over
    table.expect(kind="action", player=0)  # nobody else is asked


@pytest.mark.rule("fftcg", "13.2")
def test_and_may_not_start_it_again_at_once() -> None:
    table = run(alone()).number(3).resolve_all()
    again, other = ("Activate Wheel", "Dull Wheel") if table.is_rested("Wheel") else ("Dull Wheel", "Activate Wheel")
    assert not any(again in option for option in table.options())  # this would start it again
    assert any(other in option for option in table.options()) and table.options()[0] == "pass"
    table.to("main1", player=1).to("main1", player=0)
    assert any(again in option for option in table.options())  # another turn is another situation


def together() -> Table:
    """Player 0 can dull Wheel at will, player 1 can activate it at will."""
    table = scenario("fftcg").define(name="Wheel", power=3000, text="{0}: Dull Wheel.").field(0, "Wheel")
    text = "{0}: Choose 1 Forward opponent controls. Activate it."
    return table.define(name="Brake", power=3000, text=text).field(1, "Brake")


def run_together(table: Table) -> Table:
    for _ in range(ROUNDS):
        for player, name in ((0, "Wheel"), (1, "Brake")):
            if table.question.kind == "action" and table.asked == 0 and player == 1:
                table.passes(0)
            if table.question.kind != "action":
                return table
            table.use(player, name).resolve()
            if table.question.kind != "action":
                return table
    raise AssertionError("nobody noticed the loop")


@pytest.mark.rule("fftcg", "13.3")
def test_if_both_can_stop_it_the_turn_player_names_a_number_and_then_the_other() -> None:
    table = run_together(together())
    table.expect(kind="number", player=0, why="loop").number(5)
    table.expect(kind="number", player=1, why="loop").number(2)
    assert not table.over


@pytest.mark.rule("fftcg", "13.3")
def test_the_turn_player_who_named_the_higher_number_may_not_start_it_again() -> None:
    table = run_together(together()).number(5).number(2).resolve_all()
    if table.is_rested("Wheel"):
        table.passes(0).use(1, "Brake").resolve()  # the other one is free to do so
    assert table.asked == 0 and not table.can("use", 0, "Wheel")


@pytest.mark.rule("fftcg", "13.3")
def test_the_other_player_who_named_the_higher_number_may_not_start_it_again() -> None:
    table = run_together(together()).number(2).number(5).resolve_all()
    if not table.is_rested("Wheel"):
        table.use(0, "Wheel").resolve()  # the turn player is free to do so
    table.passes(0)
    assert table.asked == 1 and not table.can("use", 1, "Brake")
