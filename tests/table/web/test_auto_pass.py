"""Who is asked when: by nothing that the opponent may not know."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from arbiter.bots.registry import make_bot
from arbiter.cards.checking import known_format
from arbiter.cards.decks import read_deck
from arbiter.cards.pool import shared
from arbiter.kernel.chance import Seeded
from arbiter.kernel.decisions import ChooseAction, ChoosePayment, Confirm, Decision
from arbiter.kernel.errors import BadAnswer
from arbiter.lab.decks import built_in_decks
from arbiter.setup import Setup
from arbiter.table.payments import lost_worth, proposed_payment, takes_cards
from arbiter.table.web import records
from arbiter.table.web.auto_pass import (
    LONG_PASSES,
    Settings,
    answer_for,
    holds_secrets,
    is_asked_here,
    label_of,
)
from arbiter.table.web.errors import Refused
from arbiter.table.web.incoming import Change, read
from arbiter.table.web.table_game import PERSON, TableGame

POOL = shared("fftcg")


def two_people(seed: int = 7, settings: Settings | None = None) -> TableGame:
    """Between people every question is asked of the table, the forced ones, too."""
    decks = tuple(read_deck(name, "fftcg") for name in ("kiln-and-salt", "cold-wire"))
    setup = Setup("fftcg", "constructed", decks, Seeded(seed), POOL, (0, 1), True, True)
    wanted = settings or Settings()
    nobody, names = (None, None), ("Ada", "Ben")
    return TableGame(setup, b"secret" * 6, names, nobody, (False, False), [wanted, wanted])


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
        table_game = two_people(11, Settings(discard_unasked=True))
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


def against_greedy(game: str, seed: int, settings: Settings | None = None) -> TableGame:
    """The first seat for a person, the second for the bot."""
    pool, decks = shared(game), built_in_decks(game)
    setup = Setup(game, known_format(game, None), (decks[0], decks[1]), Seeded(seed), pool, (0,))
    bots, wanted = (None, make_bot("greedy", seed)), [settings or Settings(), Settings()]
    return TableGame(setup, b"secret" * 6, ("Ada", "bot"), bots, (False, True), wanted)


def questions_of(table_game: TableGame, turns: int) -> Iterator[Decision]:
    """What the person is asked, who plays as the greedy bot does."""
    script = make_bot("greedy", 3)
    table_game.auto_answer()
    while True:
        table_game.let_bots_answer(lambda: False)
        decision = table_game.decision
        if decision is None or table_game.match.game.state.turn > turns:
            return
        yield decision
        if table_game.decision is decision:
            table_game.answer(0, script(table_game.match.game, decision))


def only_produces(decision: Decision) -> bool:
    return isinstance(decision, ChooseAction) and all(
        action.program is not None and action.program.resource for action in decision.actions[1:]
    )


@pytest.mark.parametrize("game", ["fow", "fow5", "caster"])
def test_against_a_bot_nobody_is_asked_only_to_produce_resources(game: str) -> None:
    asked = [only_produces(decision) for decision in questions_of(against_greedy(game, 5), 13)]
    assert len(asked) > 8 and not any(asked)
    every = [only_produces(each) for each in questions_of(against_greedy(game, 5, Settings(full_control=True)), 13)]
    assert any(every)  # under full control it is asked all the same


def test_a_payment_that_takes_a_card_is_asked_and_proposes_the_least_valuable() -> None:
    asked: list[ChoosePayment] = []
    table_game = against_greedy("fftcg", 4)
    for decision in questions_of(table_game, 8):
        if isinstance(decision, ChoosePayment):
            asked.append(decision)
            game = table_game.match.game
            worths = [lost_worth(game, decision, i) for i in range(decision.size()) if decision.plans[i]]
            assert lost_worth(game, decision, proposed_payment(game, decision)) == min(worths)
    assert asked and all(takes_cards(decision, 0) for decision in asked)
    unasked = questions_of(against_greedy("fftcg", 4, Settings(discard_unasked=True)), 8)
    assert not any(isinstance(decision, ChoosePayment) for decision in unasked)


def test_passing_until_ones_own_turn_and_until_something_happens() -> None:
    for until in LONG_PASSES:
        table_game = against_greedy("fow", 5)
        for decision in questions_of(table_game, 12):
            state = table_game.match.game.state
            if isinstance(decision, ChooseAction) and decision.why == "priority" and state.active == 0:
                turn = state.turn
                table_game.answer(0, 0, until=until)
                table_game.let_bots_answer(lambda: False)
                now, later = table_game.match.game.state, table_game.decision
                if later is None or not isinstance(later, ChooseAction):
                    continue
                if until == "turn":
                    assert now.active == 0 and now.turn > turn and 0 not in table_game.passing
                else:
                    assert now.turn > turn or now.stack


def test_what_is_let_resolve_always_is_not_asked_about() -> None:
    answered: Counter[str] = Counter()
    for lets in ((), None):
        table_game = against_greedy("fow5", 6)
        for decision in questions_of(table_game, 14):
            stack = table_game.match.game.state.stack
            if isinstance(decision, ChooseAction) and stack and stack[-1].frame.controller == 1:
                label = label_of(table_game.match.game, stack[-1])
                if lets is None:
                    assert label not in table_game.settings[0].lets
                    table_game.settings[0] = replace(table_game.settings[0], lets=(*table_game.settings[0].lets, label))
                answered["asked" if lets is None else "before"] += 1
    assert 0 < answered["asked"] <= answered["before"]


def calls(decision: Decision) -> bool:
    return isinstance(decision, ChooseAction) and any(action.kind == "call" for action in decision.actions)


def test_a_stone_is_called_unasked_for_whoever_has_said_so() -> None:
    asked = [calls(each) for each in questions_of(against_greedy("fow5", 5), 7)]
    told_to = against_greedy("fow5", 5, Settings(always=("call", "spell")))
    unasked = [calls(each) for each in questions_of(told_to, 7)]
    assert any(asked) and not any(unasked)
    mine = [each.answer for each in told_to.given if each.player == 0 and each.by == "t"]
    assert mine  # the table has done it; playing cards is nothing that it does by itself
    full = against_greedy("fow5", 5, Settings(always=("call",), full_control=True))
    assert any(calls(each) for each in questions_of(full, 3))


def test_what_is_always_done_is_read_with_suspicion_and_kept() -> None:
    change = read('{"type": "settings", "always": ["call", "call"]}')
    assert isinstance(change, Change) and change.apply(Settings()).always == ("call",)
    for bad in ("true", '"call"', "[1]", '["' + "x" * 1000 + '"]'):
        with pytest.raises(Refused):
            read(f'{{"type": "settings", "always": {bad}}}')
    settings = Settings(always=("call",))
    assert records.read_settings(json.dumps(settings.json())) == settings


def answers_to_cards(settings: Settings) -> int:
    """How often one is asked while an opponent's card is about to come into play."""
    table_game, count = against_greedy("fow", 2, settings), 0
    for decision in questions_of(table_game, 16):
        stack = table_game.match.game.state.stack
        theirs = isinstance(decision, ChooseAction) and stack and stack[-1].frame.controller == 1
        count += bool(theirs and stack[-1].card and stack[-1].program is None)
    return count


def test_a_card_that_only_comes_into_play_is_asked_about_unless_that_stop_is_taken_away() -> None:
    assert answers_to_cards(Settings()) > answers_to_cards(Settings(stops=()))
