"""A hint: what the bot that thinks makes of the question, with no more than its player can know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from arbiter.bots.analysis import look
from arbiter.bots.budgets import Budget
from arbiter.bots.search import SearchBot

if TYPE_CHECKING:
    from arbiter.bots.elsewhere import Thinkers
    from arbiter.kernel.decisions import Decision
    from arbiter.kernel.game import Game

THINKS = Budget(seconds=1.0)
MOST = 8  # answers that are shown


def hint_lines(game: Game, decision: Decision, budget: Budget = THINKS, helpers: Thinkers | None = None) -> list[Text]:
    """The best answers with their chances to win, and what may follow the first."""
    moment = look(game, decision, SearchBot(len(game.answers), budget, helpers=helpers))
    if moment is None:
        return [Text("There is nothing to weigh here.")]
    lines = [Text("Chances to win, as far as can be seen from here:")]
    for each in moment.prospects[:MOST]:
        lines.append(Text(f"  {each.chance:>4.0%}  ({each.low:.0%} to {each.high:.0%})  {each.text}"))
    if moment.best.line:
        lines += [Text("After the first, for example:"), *(Text(f"  {line}") for line in moment.best.line)]
    return lines
