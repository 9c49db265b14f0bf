"""Carrying out effects: one function for each verb, found in a table by the node's type."""

from __future__ import annotations

from arbiter.kernel.effects import flow, lasting, moving, named_actions, picking, table, tokens
from arbiter.kernel.effects.running import RUN, run

RUN.update(picking.TABLE)
RUN.update(moving.TABLE)
RUN.update(table.TABLE)
RUN.update(lasting.TABLE)
RUN.update(flow.TABLE)
RUN.update(named_actions.TABLE)
RUN.update(tokens.TABLE)

__all__ = ["RUN", "run"]
