"""Kites over Tarn: two players, their kites, and who runs out of line first. The ruleset, put together."""

from __future__ import annotations

from typing import Final

from arbiter.kernel.chapters import Damage, Paying, Playing, Processes, Turn
from arbiter.kernel.rows import Process, Reason
from arbiter.kernel.ruleset import Ruleset

from .flight import cut_kites
from .turn import LINE, STEPS, losing

RULES: Final = Ruleset(
    key="kites",
    title="Kites over Tarn",
    types=("kite", "gust"),
    turn=Turn(STEPS, first_step="setup", resting_step="main"),
    playing=Playing(not_now=Reason("K4", "a Kite is played in your own main phase while nothing waits")),
    paying=Paying(no_payment=Reason("K4", "there is not enough wind for it")),
    damage=Damage(life="line"),  # K7
    opening_resources={"line": LINE},  # K2
    processes=Processes((Process("losing", "K9", losing), Process("cut", "K7", cut_kites))),
)
