"""What can be wrong with the script of a scenario; a position that cannot be set up is a `BadScenario`."""

from __future__ import annotations

from arbiter.kernel.errors import BadScenario


class BadScript(BadScenario):
    """A scripted choice that does not fit what is asked, or that nobody asks for."""


class Unscripted(BadScenario):
    """The game asks something that the script does not answer."""
