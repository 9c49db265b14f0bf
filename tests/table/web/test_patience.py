"""Who is asked when: by nothing that the opponent may not know."""

from __future__ import annotations

from dataclasses import replace

from arbiter.cards.decks import read_deck
from arbiter.cards.pool import shared
from arbiter.kernel.decisions import ChooseAction
from arbiter.setup import Setup
from arbiter.table.web.patience import Settings, answer_for, holds_secrets, is_moment
from arbiter.table.web.sitting import PERSON, Sitting
from arbiter.table.web.telling import CardFinder

POOL = shared("fftcg")


def two_people(seed: int = 7, settings: Settings | None = None) -> Sitting:
    """Between people every question is asked of the table, the forced ones, too."""
    decks = tuple(read_deck(name, "fftcg") for name in ("kiln-and-salt", "cold-wire"))
    setup = Setup("fftcg", "constructed", decks, seed, POOL, (0, 1), True)
    wanted = settings or Settings()
    nobody, names = (None, None), ("Ada", "Ben")
    return Sitting(setup, b"secret" * 6, names, nobody, (False, False), CardFinder(POOL), [wanted, wanted])


def moments(sitting: Sitting, empty_handed: bool) -> list[tuple[str, int, bool]]:
    """Play a game of passes, with or without playing anything, and write down when the table asks whom."""
    found: list[tuple[str, int, bool]] = []
    while (decision := sitting.decision) is not None and sitting.match.game.state.turn < 6:
        state = sitting.match.game.state
        if isinstance(decision, ChooseAction):
            options = [*decision.actions]
            if empty_handed:
                decision.actions = options[:1]
            asked = answer_for(sitting.match.game, decision, Settings(), sitting.layout, False) is None
            decision.actions = options
            found.append((state.step, decision.player, asked))
        only = decision.only()
        sitting.take(decision.minimal() if only is None else only, PERSON)
    return found


def test_the_opponent_cannot_tell_a_hand_with_an_answer_from_one_without() -> None:
    """Whether anything can be played makes no difference to who is asked."""
    able, unable = moments(two_people(), False), moments(two_people(), True)
    assert able == unable
    assert any(asked for _, _, asked in able) and any(not asked for _, _, asked in able)


def test_nobody_is_asked_where_all_can_see_that_nothing_can_be_done() -> None:
    sitting = two_people()
    while not isinstance(sitting.decision, ChooseAction):
        assert sitting.decision is not None
        only = sitting.decision.only()
        sitting.take(sitting.decision.minimal() if only is None else only, PERSON)
    decision, game = sitting.decision, sitting.match.game
    decision.actions = decision.actions[:1]
    assert is_moment(game, decision.player, Settings(), sitting.layout)
    assert answer_for(game, decision, Settings(), sitting.layout, False) is None
    for zone in ("hand", "limit"):
        game.state.zones[zone][decision.player].clear()
    assert not holds_secrets(game, decision.player)
    assert answer_for(game, decision, Settings(), sitting.layout, False) == 0


def test_full_control_stops_and_hurry() -> None:
    sitting = two_people()
    asked: dict[str, set[str]] = {}
    while (decision := sitting.decision) is not None and sitting.match.game.state.turn < 4:
        if isinstance(decision, ChooseAction):
            state = sitting.match.game.state
            whose = "own" if state.active == decision.player else "their"
            for name, settings in (
                ("plain", Settings()),
                ("full", Settings(full_control=True)),
                ("stop", Settings(stops=("end:their",))),
            ):
                if answer_for(sitting.match.game, decision, settings, sitting.layout, False) is None:
                    asked.setdefault(name, set()).add(f"{state.step}:{whose}")
        only = decision.only()
        sitting.take(decision.minimal() if only is None else only, PERSON)
    assert asked["plain"] == {"main1:own", "main2:own"}
    assert asked["stop"] == asked["plain"] | {"end:their"}
    assert asked["full"] > asked["stop"]


def test_in_a_hurry_a_pass_that_is_forced_is_made_at_once() -> None:
    sitting = two_people(settings=replace(Settings(), hurry=True))
    sitting.settle()
    while (decision := sitting.decision) is not None and sitting.match.game.state.turn < 4:
        assert decision.size() > 1 or decision.only() is None
        sitting.answer(decision.player, decision.minimal())


def test_payment_is_automatic_unless_somebody_wants_to_choose() -> None:
    for pay in (False, True):
        sitting = two_people(11)
        sitting.settle()
        kinds: list[str] = []
        for _ in range(60):
            decision = sitting.decision
            if decision is None:
                break
            kinds.append(decision.kind)
            number = decision.size() - 1 if isinstance(decision, ChooseAction) else None
            sitting.answer(decision.player, decision.minimal() if number is None else number, pay)
        assert ("payment" in kinds) == pay
