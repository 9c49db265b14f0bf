"""Text that is read does something: every kind of statement that the grammar can produce, shown by running."""

from __future__ import annotations

import pytest

from arbiter.games.caster.vocabulary import VOCABULARY as caster
from arbiter.games.fftcg.vocabulary import VOCABULARY as fftcg
from arbiter.games.fow.vocabulary import VOCABULARY as fow
from arbiter.games.fow5.vocabulary import VOCABULARY as fow5
from arbiter.games.gateruler.vocabulary import VOCABULARY as gateruler
from arbiter.kernel.support import Vocabulary, problems
from arbiter.script import abilities as ab
from arbiter.script.nouns import Group
from arbiter.script.statements import Produces
from tests.games.fow.grammar_kinds import events_in, events_made, kinds_in, kinds_made
from tests.games.fow.hearing import GAIN, HEARD, REFUSED, UNREAD, Heard, life
from tests.games.fow.mattering import BY_KIND, POSITIONS, Position, card
from tests.games.fow.written import regalia


def shows(position: Position) -> None:
    """The text has the kind of statement in it, and what is looked at is another without it."""
    said, blank = card(position, True), card(position, False)
    assert position.kind in kinds_in(tuple(program.ability for program in said.traits.programs))
    assert position.look(said) != position.look(blank)


@pytest.mark.parametrize("position", POSITIONS[::4], ids=lambda position: position.kind)
def test_a_sample_of_statements_matters(position: Position) -> None:
    shows(position)


@pytest.mark.soak
@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.kind)
def test_every_statement_matters(position: Position) -> None:
    shows(position)


def is_heard(heard: Heard) -> None:
    said = regalia("Rule", f"{heard.when} {GAIN}")
    assert heard.kind in events_in(tuple(program.ability for program in said.traits.programs))
    assert life(heard, True) != life(heard, False)


@pytest.mark.parametrize("heard", HEARD[::4], ids=lambda heard: heard.kind)
def test_a_sample_of_events_is_heard(heard: Heard) -> None:
    is_heard(heard)


@pytest.mark.soak
@pytest.mark.parametrize("heard", HEARD, ids=lambda heard: heard.kind)
def test_every_event_is_heard(heard: Heard) -> None:
    is_heard(heard)


@pytest.mark.parametrize("kind", [*UNREAD, *REFUSED])
def test_events_that_never_happen_are_not_waited_for(kind: str) -> None:
    with pytest.raises(AssertionError, match="not understood" if kind in UNREAD else "not carried out"):
        regalia("Rule", f"{(UNREAD | REFUSED)[kind]} {GAIN}")


@pytest.mark.soak
def test_every_kind_of_event_that_a_row_can_make_has_a_position() -> None:
    assert sorted(events_made() - {heard.kind for heard in HEARD} - UNREAD.keys() - REFUSED.keys()) == []


@pytest.mark.soak
def test_every_kind_of_statement_that_a_row_can_make_has_a_position() -> None:
    assert sorted(kinds_made() - BY_KIND.keys()) == []


@pytest.mark.parametrize("words", [fow, fow5, caster, gateruler], ids=["fow", "fow5", "caster", "gateruler"])
def test_what_only_another_game_consults_is_refused(words: Vocabulary) -> None:
    more = ab.Static("", None, (Produces(Group(), ("any",)),))
    assert problems((more,), words) and not problems((more,), fftcg)
