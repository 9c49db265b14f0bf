"""What the options of a question are called at the tables, each by itself: in the browser, at the terminal, and where a
finished game is looked at.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

from arbiter.kernel import decisions as de
from arbiter.table.layout import layout_of
from arbiter.table.looks import look_of
from arbiter.table.titles import confirm_words, trigger_words
from arbiter.wording import card_name, one_line, option_texts, shorten

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Action


def words_of(game: Game, decision: de.Decision) -> list[str]:
    """What the options are called; what an action is done with stands on the board, too."""
    if isinstance(decision, de.Confirm):
        return list(confirm_words(decision))
    named = trigger_words(game, decision) if isinstance(decision, de.ChooseOption | de.ChooseOrder) else None
    if named is None and isinstance(decision, de.ChooseOption):
        named = said_otherwise(game, decision)
    return named or option_texts(game, decision)


def said_otherwise(game: Game, decision: de.ChooseOption) -> list[str] | None:
    """Options in words of the game's own, or None."""
    look = look_of(game.rules.key)
    own = look.options.get(decision.why, ())
    if len(own) == len(decision.options):
        return list(own)
    answers = look.answers.get(decision.why)
    return None if answers is None else [answers.get(option, option) for option in decision.options]


def whole_words(game: Game, decision: de.Decision) -> list[str]:
    """The same for somebody who sees no board beside them: what an action does, what a payment takes."""
    if isinstance(decision, de.ChooseAction):
        return [action_words(game, action, decision.player) for action in decision.actions]
    if isinstance(decision, de.ChoosePayment):
        return payment_words(game, decision)
    return words_of(game, decision)


def action_words(game: Game, action: Action, viewer: int) -> str:
    """ "play Bell Cadet", "produce will: Dawn Pebble", "use Keeper Ansel: ...", "pass"."""
    if action.obj is None:
        return "pass"
    layout = layout_of(game.rules.key)
    name = card_name(game, action.obj, viewer)
    if action.kind == "ability" and action.program is not None:
        return shorten(f"use {name}: {one_line(action.program.text)}")
    said = cast("dict[str, str]", layout.data.get("actions", {})).get(action.kind)
    if said is not None:
        words = said.replace("{card}", name)
        return words[:1].lower() + words[1:]
    how = game.rules.playing.way_of(action)
    return f"{layout.verbs.get(action.kind, action.kind)} {name}" + (f" {how}" if how else "")


def payment_words(game: Game, decision: de.ChoosePayment) -> list[str]:
    """Ways to pay with the game's own words for how: "rest 2 × Dawn Pebble (light)"."""
    means = cast("dict[str, str]", layout_of(game.rules.key).data.get("means", {}))
    if not means:
        return list(decision.options)
    begins = re.compile(rf"(?:^|, )(?={'|'.join(map(re.escape, means))} )")
    made: list[str] = []
    for option in decision.options:
        parts = [part for part in begins.split(option) if part]
        said: dict[str, int] = {}
        for part in parts:
            said[part] = said.get(part, 0) + 1
        made.append(", ".join(piece(part, count, means) for part, count in said.items()))
    return list(de.told_apart(tuple(made)))


def piece(part: str, count: int, means: dict[str, str]) -> str:
    """One thing that pays, or several equal ones."""
    how, _, what = part.partition(" ")
    if how not in means:
        return part
    return f"{means[how]} {f'{count} × ' if count > 1 else ''}{what}"
