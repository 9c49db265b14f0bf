"""1110, 1124, 1128, 1134: text that a chant gains as it is played and that speaks of the text before it.

"[Torrent] It deals 700 damage instead" and "[Awakening] {B}: That resonator gains …" mean what the paragraph before has
targeted. `joined` puts the two paragraphs into one, and the rows here read them as one text. (What is said in place of
the whole paragraph before, without a word that points back, stands in `elsewhere`.)
"""

from __future__ import annotations

import re

from arbiter.games.fow.language.conditions import AWAKENED
from arbiter.script.abilities import Keyword, Spell
from arbiter.script.base import Amount, Change, Condition, Effect
from arbiter.script.conditions import Any
from arbiter.script.costs import Cost
from arbiter.script.effects import Effects, Instead
from arbiter.text.core.sentences import effects_of
from arbiter.text.draft import Again, InsteadOf
from arbiter.text.grammar import Table
from arbiter.text.nodes import swapped

GAINED = Any(())  # the place of the condition, until the word before the text is known
ADDED = re.compile(
    r"\n(?=\[(?:Torrent|Null|Seal|Awakening)\]"  # the word, its number or cost, and what only reminds of it
    r"(?: ?\(\d+\)| (?:\{\w+\})+:| [A-Z][^.:]*:)?(?: \([^()]*\))?(?: ?-)? ?"
    r"(?:(?:That|Those|They|It)\b|(?:(?!\btarget\b)[^\n])*\bthat (?:J/)?resonator\b|"
    r"This card deals [^\n.]* damage instead\.))"
)


def joined(text: str) -> str:
    """The text with what speaks of the paragraph before it put behind that paragraph."""
    if text.count("[Awakening]") > 1:
        return text  # 1110.1  each of several has its own text
    return ADDED.sub(" ", text)


def added_rows(table: Table) -> None:
    form = table.form
    form("addedtext", "[a:added]", lambda a: (a,), lambda v: None)
    form("addedtext", "[a:added] [b:addedtext]", lambda a, b: (a, *b), lambda v: None)
    form("added", "[a:sentence] .", lambda a: Instead(GAINED, (), effects_of(a), True), lambda v: None)
    form("added", "[a:clauses] instead .", lambda a: instead(effects_of(a)), lambda v: None)
    form("added", "[s:single] deals [d:dmg] instead .", lambda s, d: said_anew(amount=d), lambda v: None)
    form("added", "[t:subj] [v:vps] instead .", lambda t, v: said_anew(changes=v), lambda v: None)
    for dash in ("", "-", "--"):
        form(
            "spellcard",
            f"[b:body] [c:gate] {dash} [a:addedtext]".replace("  ", " "),
            lambda b, c, a: (Spell("", None, (*b, *with_condition(a, c))),),
            lambda v: None,
        )
    form(
        "spellcard",
        "[b:body] [ Awakening ] [k:cost] : [a:addedtext]",
        awakened,
        lambda v: None,
    )


def instead(effects: Effects) -> InsteadOf:
    return InsteadOf(GAINED, effects, fixed=True)


def said_anew(amount: Amount | None = None, changes: tuple[Change, ...] = ()) -> InsteadOf:
    return instead((Again(amount, changes),))


def with_condition(added: tuple[Effect, ...], condition: Condition) -> tuple[Effect, ...]:
    return swapped(added, GAINED, condition)


def awakened(b: Effects, k: Cost, a: tuple[Effect, ...]) -> object:
    return (Keyword("", None, "awakening", None, k), Spell("", None, (*b, *with_condition(a, AWAKENED))))
