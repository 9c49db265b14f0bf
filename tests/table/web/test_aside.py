"""The process that works for strangers: it answers as the server would, and is ended when it takes too much."""

from __future__ import annotations

import os
import signal

import pytest

from arbiter.table.web.aside import Helper, check_list, read_legal_list
from arbiter.table.web.errors import Refused
from arbiter.table.web.homemade import Brought


def forever() -> None:
    while True:
        pass


def too_much() -> int:
    return len(bytearray(8 << 30))


def niceness() -> int:
    return os.nice(0)


def test_it_answers_gives_way_and_is_ended_when_it_takes_too_long_or_too_much() -> None:
    helper = Helper(patience=300.0)
    try:
        assert helper.run(niceness) >= 10
        said = helper.run(check_list, "fftcg", None, "3 Kiln Aprentice\n")
        assert said["legal"] is False and "Kiln Apprentice" in str(said["violations"])
        with pytest.raises(Refused, match="line 1: there is no card") as refused:
            helper.run(read_legal_list, "fftcg", "constructed", "3 Kiln Aprentice\n")
        assert refused.value.code == "deck"
        with pytest.raises(Refused, match="more memory than the server has"):
            helper.run(too_much)
        same = helper.run(os.getpid)
        helper.longest = 0.2
        with pytest.raises(Refused, match=r"longer than the 0\.2 s"):
            helper.run(forever)
        assert helper.run(os.getpid) == same  # only the work was broken off
        helper.patience = 0.2
        with pytest.raises(Refused, match=r"longer than the 0\.2 s"):
            helper.run(signal.pause)  # takes no time of the processor, and never ends
        helper.longest, helper.patience = 60.0, 300.0
        assert helper.run(len, "abc") == 3  # another has taken its place
        with pytest.raises(Refused, match="could not finish"):
            helper.run(os._exit, 1)
        assert helper.run(len, "abcd") == 4
    finally:
        helper.close()


def test_a_deck_comes_back_whole() -> None:
    from arbiter.cards.decks import built_in_decks
    from arbiter.cards.pool import shared

    deck = built_in_decks("fftcg")["cold-wire"]
    helper = Helper(patience=300.0)  # it gives way to whatever else the computer does
    try:
        back = helper.run(read_legal_list, "fftcg", "constructed", deck.text(shared("fftcg")))
        assert isinstance(back, Brought) and back.deck == deck and not back.cards
    finally:
        helper.close()
