"""What can go wrong, one exception for each thing a caller can do wrong. Nothing is half done when one is raised."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arbiter.kernel.decisions import Decision
    from arbiter.kernel.rows import Reason


class ArbiterError(Exception):
    """The base of every error that is the caller's to mend; its message is meant for a person."""


class BadAnswer(ArbiterError):
    """An answer that the question does not allow."""


class BadDeck(ArbiterError):
    """A deck list that cannot be read or may not be played."""


class BadCard(ArbiterError):
    """A card definition that cannot be read or carried out."""


class BadSave(ArbiterError):
    """A saved match that cannot be loaded."""


class BadScenario(ArbiterError):
    """A position that cannot be set up."""


class IllegalPlay(ArbiterError):
    """A play that cannot be finished; the game stands as it was just before."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.says} ({reason.rule})")
        self.reason = reason


class NeedsAnswer(Exception):
    """Not an error: the engine has reached a question that nobody in the process answers."""

    def __init__(self, decision: Decision) -> None:
        super().__init__("a player must decide")
        self.decision = decision


class GameOver(Exception):
    """Not an error: the game ended in the middle of a procedure (a concession, a loss by effect)."""
