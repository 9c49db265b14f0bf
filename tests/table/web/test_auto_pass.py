"""Who is asked when: by nothing that the opponent may not know."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.cards.decks import read_deck
from arbiter.cards.pool import shared
from arbiter.kernel.chance import Seeded
from arbiter.kernel.decisions import ChooseAction, Confirm
from arbiter.kernel.errors import BadAnswer
from arbiter.setup import Setup
from arbiter.table.web import records
from arbiter.table.web.auto_pass import Settings, answer_for, holds_secrets, is_asked_here
from arbiter.table.web.log import CardFinder
from arbiter.table.web.table_game import PERSON, TableGame

POOL = shared("fftcg")


def two_people(seed: int = 7, settings: Settings | None = None) -> TableGame:
    """Between people every question is asked of the table, the forced ones, too."""
    decks = tuple(read_deck(name, "fftcg") for name in ("kiln-and-salt", "cold-wire"))
    setup = Setup("fftcg", "constructed", decks, Seeded(seed), POOL, (0, 1), True, True)
    wanted = settings or Settings()
    nobody, names = (None, None), ("Ada", "Ben")
    return TableGame(setup, b"secret" * 6, names, nobody, (False, False), CardFinder(POOL), [wanted, wanted])


def moments(table_game: TableGame, empty_handed: bool) -> list[tuple[str, int, bool]]:
    """Play a game of passes, with or without playing anything, and write down when the table asks whom."""
    found: list[tuple[str, int, bool]] = []
    while (decision := table_game.decision) is not None and table_game.match.game.state.turn < 6:
        state = table_game.match.game.state
        if isinstance(decision, ChooseAction):
            options = [*decision.actions]
            if empty_handed:
                decision.actions = options[:1]
            asked = answer_for(table_game.match.game, decision, Settings(), table_game.layout, False) is None
            decision.actions = options
            found.append((state.step, decision.player, asked))
        only = decision.only()
        table_game.take(decision.minimal() if only is None else only, PERSON)
    return found


def test_the_opponent_cannot_tell_a_hand_with_an_answer_from_one_without() -> None:
    """Whether anything can be played makes no difference to who is asked."""
    able, unable = moments(two_people(), False), moments(two_people(), True)
    assert able == unable
    assert any(asked for _, _, asked in able) and any(not asked for _, _, asked in able)


def test_nobody_is_asked_where_all_can_see_that_nothing_can_be_done() -> None:
    table_game = two_people()
    while not isinstance(table_game.decision, ChooseAction):
        assert table_game.decision is not None
        only = table_game.decision.only()
        table_game.take(table_game.decision.minimal() if only is None else only, PERSON)
    decision, game = table_game.decision, table_game.match.game
    decision.actions = decision.actions[:1]
    assert is_asked_here(game, decision.player, Settings(), table_game.layout)
    assert answer_for(game, decision, Settings(), table_game.layout, False) is None
    for zone in ("hand", "limit"):
        game.state.zones[zone][decision.player].clear()
    assert not holds_secrets(game, decision.player)
    assert answer_for(game, decision, Settings(), table_game.layout, False) == 0


def test_full_control_stops_and_hurry() -> None:
    table_game = two_people()
    asked: dict[str, set[str]] = {}
    while (decision := table_game.decision) is not None and table_game.match.game.state.turn < 4:
        if isinstance(decision, ChooseAction):
            state = table_game.match.game.state
            whose = "own" if state.active == decision.player else "their"
            for name, settings in (
                ("plain", Settings()),
                ("full", Settings(full_control=True)),
                ("stop", Settings(stops=("end:their",))),
            ):
                if answer_for(table_game.match.game, decision, settings, table_game.layout, False) is None:
                    asked.setdefault(name, set()).add(f"{state.step}:{whose}")
        only = decision.only()
        table_game.take(decision.minimal() if only is None else only, PERSON)
    assert asked["plain"] == {"main1:own", "main2:own"}
    assert asked["stop"] == asked["plain"] | {"end:their"}
    assert asked["full"] > asked["stop"]


def test_in_a_hurry_a_pass_that_is_forced_is_made_at_once() -> None:
    table_game = two_people(settings=replace(Settings(), hurry=True))
    table_game.auto_answer()
    while (decision := table_game.decision) is not None and table_game.match.game.state.turn < 4:
        assert decision.size() > 1 or decision.only() is None
        table_game.answer(decision.player, decision.minimal())


def test_payment_is_automatic_unless_somebody_wants_to_choose() -> None:
    for pay in (False, True):
        table_game = two_people(11)
        table_game.auto_answer()
        kinds: list[str] = []
        for _ in range(60):
            decision = table_game.decision
            if decision is None:
                break
            kinds.append(decision.kind)
            number = decision.size() - 1 if isinstance(decision, ChooseAction) else None
            table_game.answer(decision.player, decision.minimal() if number is None else number, pay)
        assert ("payment" in kinds) == pay


def test_whoever_can_only_say_no_says_it_themselves_unless_they_are_in_a_hurry() -> None:
    """The table's own answer would come sooner than a person's, and tell that there was nothing to think about."""
    table_game = two_people()
    while not isinstance(table_game.decision, ChooseAction):
        assert table_game.decision is not None
        table_game.take(table_game.decision.minimal(), PERSON)
    game, player = table_game.match.game, table_game.decision.player
    assert holds_secrets(game, player)
    cannot = Confirm(player, "pay", possible=False)
    assert answer_for(game, cannot, Settings(), table_game.layout, False) is None
    assert answer_for(game, cannot, Settings(hurry=True), table_game.layout, False) == 0
    assert cannot.check(0) == 0
    with pytest.raises(BadAnswer):
        cannot.check(1)


def test_a_table_that_asks_anyway_is_taken_up_as_one() -> None:
    setup = two_people().setup
    assert setup.ask_anyway
    start = records.write_start(setup)
    assert records.read_start(start, POOL).ask_anyway
    before = start.replace('"ask_anyway": true,\n ', "")
    assert before != start and not records.read_start(before, POOL).ask_anyway  # tables of before go on as they began
