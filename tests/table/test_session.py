"""Whole games at the terminal table, and what it does with what is typed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import pytest

import arbiter
from arbiter.kernel.views import View
from arbiter.table.session import FINISHED, LEFT
from tests.table.scripted import COLOUR, ScriptedSession, anybody, curious, script

ESCAPE = "\x1b"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_game_is_played_from_the_first_question_to_the_end(seed: int) -> None:
    session = ScriptedSession(anybody(seed), seed)
    assert session.play() == FINISHED
    assert session.match.is_over
    assert re.search(r"(You win|You lose|drawn).* on turn \d+", session.written[-1])
    widest = max(len(line) for text in session.written for line in text.split("\n"))
    assert widest <= 100
    assert ESCAPE not in session.text


def test_full_control_manual_payment_and_asking_everything_also_reach_the_end() -> None:
    session = ScriptedSession(anybody(5), 5, full_control=True, ask_forced=True, manual_payment=True)
    assert session.play() == FINISHED
    assert "How do you pay for" in session.text


def test_two_people_at_one_screen_are_told_to_change_seats() -> None:
    session = ScriptedSession(anybody(2), 2, people=(0, 1))
    assert session.play() == FINISHED
    assert "Player 2, it is your turn to decide" in session.text
    assert re.search(r"Player [12] wins|drawn", session.written[-1])


def test_colour_is_only_colour() -> None:
    plain = ScriptedSession(anybody(1), 1, limit=40)
    bright = ScriptedSession(anybody(1), 1, colour=True, limit=40)
    for session in (plain, bright):
        with pytest.raises(AssertionError, match="does not end"):
            session.play()
    assert ESCAPE in bright.text
    stripped = COLOUR.sub("", bright.text)
    assert [line.rstrip() for line in stripped.split("\n")] == [line.rstrip() for line in plain.text.split("\n")]


# ---------------------------------------------------------------- hidden cards


@pytest.mark.parametrize("seed", [4, 11])
def test_the_opponents_hidden_cards_are_never_named(seed: int) -> None:
    """Decks without a common card: a name of the other deck may be read only once its card has been public."""
    session = ScriptedSession(lambda s: "", seed, decks=("kiln-and-salt", "the-glass-tide"))
    player = anybody(seed)
    mine = set(names_of(session, 0))
    theirs = set(names_of(session, 1)) - mine
    public: set[str] = set()
    checked = 0

    def typist(s: ScriptedSession) -> str:
        nonlocal checked
        game = s.match.game
        for zone in ("field", "break", "damage", "removed", "stack", "limit"):
            for pile in game.state.zones[zone]:
                public.update(obj.face.name for obj in pile if obj.face_up)
        for pile in (*game.state.zones["hand"], *game.state.zones["deck"]):
            public.update(obj.face.name for obj in pile if obj.seen & 1)
        for told in game.told:  # what a spectator may know
            public.update(str(thing.get("name")) for thing in things_of(told.as_seen_by(-1)))
        for obj in game.state.objects.values():
            if obj.gone and obj.zone in ("field", "stack"):
                public.add(obj.face.name)
        secret = {name for name in theirs - public if not any(name in known for known in public | mine)}
        shown = "\n".join(s.written[-3:])
        leaked = sorted(name for name in secret if name in shown)
        assert not leaked, leaked
        checked += len(secret)
        return player(s)

    session.typist = typist
    assert session.play() == FINISHED
    assert checked > 100


def things_of(told: View) -> list[View]:
    found = [cast("list[View]", told.get(key, [])) for key in ("subjects", "sources", "targets")]
    became = [cast("View", told["became"])] if "became" in told else []
    return [thing for things in [*found, became] for thing in things]


def names_of(session: ScriptedSession, player: int) -> list[str]:
    deck = session.match.setup.decks[player]
    pool = session.match.setup.pool
    return [str(pool.cards[key]["name"]) for _, keys in deck.parts for key in keys]


# ---------------------------------------------------------------- commands


def at_own_main_phase(*words: str, seed: int = 1) -> list[str]:
    """Sit through the setup to the first choice in one's own Main Phase, type the words; what each led to."""
    left = iter(words)
    replies: list[int] = []

    def typist(session: ScriptedSession) -> str:
        asked, state = session.match.decision, session.match.game.state
        if not replies and (asked is None or asked.kind != "action" or state.active != 0 or state.step != "main1"):
            return "n" if asked is not None and asked.kind == "confirm" else ""
        replies.append(len(session.written))
        word = next(left, None)
        if word is None:
            raise EOFError
        return word

    session = ScriptedSession(typist, seed)
    session.play()
    ends = [*replies[1:], len(session.written)]
    return ["\n".join(session.written[start:end]) for start, end in zip(replies, ends, strict=True)]


def test_the_newcomer_is_told_what_to_do() -> None:

    session = ScriptedSession(script([]), 1)
    session.greet()
    assert session.play() == LEFT
    first = session.written[0]
    for words in ("You are player 1", "Kiln and Salt", "deal 7 damage", "Enter =", "OPPONENT", "Hand"):
        assert words in first


def test_a_card_is_shown_by_letter_by_choice_and_by_name() -> None:
    by_letter, by_choice, by_name, of_pool, unknown, _ = at_own_main_phase(
        "c a", "c 1", "c kiln cook", "c Reef Guard", "c Zzyzzx"
    )
    for shown in (by_letter, by_choice, by_name, of_pool):
        assert re.search(r"\(SR-\d+[A-Z]\)\n", shown)
        assert "  | " in shown
    assert by_name.startswith("Kiln Cook")
    assert of_pool.startswith("Reef Guard")
    assert "no card 'Zzyzzx'" in unknown


def test_a_card_that_cannot_be_played_is_explained_with_the_rule() -> None:
    def typist(session: ScriptedSession) -> str:
        asked = session.match.decision
        if asked is not None and asked.kind == "confirm":
            return "? a"
        return ""

    session = ScriptedSession(typist, 1, limit=5)
    with pytest.raises(AssertionError, match="does not end"):
        session.play()
    assert re.search(r"cannot be played or used now: .*\(rule [\d.]+\)", session.text, re.DOTALL)


def test_question_mark_alone_goes_through_the_hand() -> None:
    all_of_them, one, _ = at_own_main_phase("?", "? 1")
    assert len(re.findall(r"^[a-e]\) ", all_of_them, re.MULTILINE)) >= 5
    assert "can be played now: choice" in all_of_them
    assert "can be played now: choice 1" in one


def test_undo_takes_back_while_nothing_new_was_seen() -> None:
    before, after, back, _ = at_own_main_phase("z", "1", "u")
    assert "Hand" in after
    assert "Hand" in back and "Hand" not in before
    sitting_hand = re.findall(r"[a-f]\) [^\n]+", back)
    assert len(sitting_hand) > len(re.findall(r"[a-f]\) [^\n]+", after))


def test_undo_says_why_it_does_not() -> None:
    nothing = ScriptedSession(script(["u"]), 1)
    nothing.play()
    assert "nothing to take back" in nothing.text
    # A new hand has been drawn and seen.
    seen = ScriptedSession(script(["1", "y", "", "u"]), 2)
    seen.play()
    assert re.search(r"a hidden card became known|your opponent has done something", seen.text)


def test_bad_input_is_answered_with_a_hint_and_the_question_stays() -> None:
    replies = at_own_main_phase("nonsense", "99", "1 2", "-1")
    for reply in replies[:4]:
        assert len(reply.splitlines()) <= 3
        assert "h for help" in reply or "1 to" in reply


def test_enter_after_a_look_shows_the_table_and_answers_nothing() -> None:
    help_text, again, _ = at_own_main_phase("h", "")
    assert "why you cannot play a card now" in help_text
    assert "[MAIN 1]" in again


def test_log_and_piles_can_be_read() -> None:
    log, breaks, piles, _ = at_own_main_phase("l", "b", "z")
    assert "You draw" in log
    assert "Your Break Zone" in breaks and "LB deck" not in breaks
    assert "Your LB deck: 8" in piles and "Opponent's LB deck" in piles


def test_quitting_asks_first() -> None:
    stayed, left = at_own_main_phase("q", "n")[:2], at_own_main_phase("q", "y")
    assert "Leave the game?" in stayed[0]
    assert "You leave the table" in left[-1]


def test_conceding_ends_the_game() -> None:
    replies = at_own_main_phase("concede", "y")
    assert "You lose" in replies[-1]


def test_a_saved_game_is_loaded_at_the_same_question(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    saved, _ = at_own_main_phase(f"s {path}")
    assert f"--load {path}" in saved
    match = arbiter.load(path)
    assert match.question is not None and match.question.kind == "action"


@pytest.mark.parametrize("seed", [6, 10])
def test_looking_mistyping_and_taking_back_never_disturb_the_game(seed: int) -> None:
    """After `u` the same answers stand for the same position, whatever was looked at in between."""
    session = ScriptedSession(curious(seed), seed, full_control=seed % 2 == 0)
    player = session.typist
    positions: dict[str, str] = {}

    def typist(s: ScriptedSession) -> str:
        answers = repr(s.match.answers)
        assert positions.setdefault(answers, s.match.hash) == s.match.hash
        return player(s)

    session.typist = typist
    assert session.play() == FINISHED
    assert "u" in session.typed
