"""Is everything in a script carried out by the kernel? What is not makes the card not executable."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import arbiter.kernel.reading_chapters  # noqa: F401  (what is not in their tables is not carried out)
from arbiter.kernel.changes import CHANGES
from arbiter.kernel.effects import RUN
from arbiter.kernel.evaluate import WHO
from arbiter.kernel.playing.spending import COSTS
from arbiter.kernel.reading import AMOUNTS, CONDITIONS, PATTERNS, TESTS, THINGS
from arbiter.script import abilities as ab
from arbiter.script import conditions as c
from arbiter.script import costs as k
from arbiter.script import effects as fx
from arbiter.script import nouns as n
from arbiter.script import patterns as p
from arbiter.script import statements as st
from arbiter.script.abilities import Ability
from arbiter.script.base import (
    Amount,
    Change,
    Condition,
    CostPart,
    Effect,
    Pattern,
    Statement,
    Status,
    Test,
    Thing,
    Who,
)
from arbiter.script.walk import walk

STATEMENTS: Final[frozenset[type]] = frozenset(
    {
        st.Affects,
        st.Forbid,
        st.ForbidPlay,
        st.ForbidPrice,
        st.ForbidChoose,
        st.ForbidPrevent,
        st.Replace,
        st.ChangeDamage,
        st.EntersWith,
        st.As,
        st.CostChange,
        st.ExtraCost,
        st.AlternativeCost,
        st.PayRule,
        st.Permit,
        st.Produces,
        st.PlayOnlyIf,
        st.AddOption,
        st.Treat,
    }
)

FAMILIES: Final[tuple[tuple[type, frozenset[type]], ...]] = (
    (Effect, frozenset(RUN)),
    (Thing, frozenset(THINGS)),
    (Test, frozenset(TESTS)),
    (Amount, frozenset(AMOUNTS)),
    (Condition, frozenset(CONDITIONS)),
    (Pattern, frozenset(PATTERNS)),
    (Change, frozenset(CHANGES)),
    (Statement, STATEMENTS),
    (CostPart, COSTS),
    (Who, WHO),
)


@dataclass(frozen=True)
class Vocabulary:
    """The words that scripts use by name and that a ruleset carries out."""

    marks: frozenset[str] = frozenset()
    permits: frozenset[str] = frozenset()
    pay_rules: frozenset[str] = frozenset()
    paid: frozenset[str] = frozenset()
    plays: frozenset[str] = frozenset()
    causes: frozenset[str] = frozenset()
    steps: frozenset[str] = frozenset()
    added_steps: frozenset[str] = frozenset()  # phases of which a text may add one to a turn
    skipped_steps: frozenset[str] | None = None  # phases that a text may have skipped; None: all of the steps
    zones: frozenset[str] = frozenset()
    shuffled: frozenset[str] = frozenset()  # piles besides the deck that a text may have shuffled
    keywords: frozenset[str] = frozenset()
    acts: frozenset[str] = frozenset()
    play_costs: frozenset[str] = frozenset()  # keywords whose cost is paid to play the card that has them
    without: frozenset[type] = frozenset()  # words that others carry out, but not this ruleset


def problems(abilities: tuple[Ability, ...], words: Vocabulary) -> list[str]:
    """What in these abilities is not carried out."""
    found: list[str] = []
    for ability in abilities:
        for node in walk(ability):
            for family, known in FAMILIES:
                if isinstance(node, family) and (type(node) not in known or type(node) in words.without):
                    found.append(f"{type(node).__name__} is read but not carried out, in {ability.text!r}")
            word = unknown_word(node, words)
            if word:
                found.append(f"{type(node).__name__} {word!r} is read but not carried out, in {ability.text!r}")
    return found


def unknown_word(node: object, words: Vocabulary) -> str:
    """A name in the node that the ruleset does not carry out, or nothing."""
    if isinstance(node, st.Mark):
        return "" if node.name in words.marks else node.name
    if isinstance(node, st.Permit):
        return "" if node.name in words.permits else node.name
    if isinstance(node, fx.Perform):
        return "" if node.name in words.acts else node.name
    if isinstance(node, st.PayRule):
        return "" if node.rule.partition(":")[0] in words.pay_rules else node.rule
    if isinstance(node, c.WasPaid):
        return "" if node.what.partition(":")[0] in words.paid else node.what
    if isinstance(node, st.ForbidPlay):
        return "" if node.kind.partition(":")[0] in words.plays else node.kind
    if isinstance(node, p.Moves):
        return unknown_move(node, words)
    if isinstance(node, (st.Replace, st.Forbid)) and any(isinstance(part, p.Becomes) for part in walk(node.pattern)):
        return "of what comes to be so"  # nothing happens then that could be kept from happening
    if p.PartyAttacks in words.without and speaks_of_parties(node):
        return "of a party"
    if isinstance(node, p.DealsDamage):
        if node.step is not None and node.step not in words.steps:
            return node.step
        return next((kind for kind in node.by_kind if kind not in words.causes), "")
    if isinstance(node, p.Breaks):
        return next((kind for kind in node.by_kind if kind not in words.causes), "")
    if isinstance(node, fx.SkipStep) and words.skipped_steps is not None:
        return "" if node.step in words.skipped_steps else node.step
    if isinstance(node, (p.StepBegins, c.InStep, fx.SkipStep)):
        return "" if node.step in words.steps else node.step
    if isinstance(node, fx.ExtraStep):
        return "" if node.step in words.added_steps else node.step
    if isinstance(node, n.Group):
        return next((zone for zone in node.zones if zone not in words.zones), "")
    if isinstance(node, fx.Shuffle):
        return "" if node.zone is None or node.zone in words.shuffled else node.zone
    if isinstance(node, st.AddKeyword):
        return "" if node.keyword in words.keywords else node.keyword
    if isinstance(node, st.SwapKeyword):
        return "" if node.into in words.keywords else node.into
    if isinstance(node, ab.Keyword):
        if node.name in words.play_costs and node.cost is not None and spends_itself(node.cost):
            return f"{node.name}, paid with the card itself,"
        return "" if node.name in words.keywords else node.name
    if isinstance(node, (st.ExtraCost, st.AlternativeCost)):
        return "paid with the card itself" if spends_itself(node.cost) else ""
    if isinstance(node, ab.Spell):
        return "in place of another" if node.replaces else ""
    if isinstance(node, (ab.Activated, ab.Triggered, ab.Static)):
        return next((zone for zone in node.zones if zone not in words.zones), "")
    return ""


def speaks_of_parties(node: object) -> bool:
    """Nothing is so, and nothing happens so, where nobody attacks in a party."""
    match node:
        case p.Attacks(party=True) | n.In(status=Status.IN_PARTY) | n.InPartyWith():
            return True
        case p.DealsDamage():
            return node.party is not None
    return False


def spends_itself(cost: k.Cost) -> bool:
    """Would the card that is played have to go away, or be turned, to pay for it? It is on its way into play."""
    return any(isinstance(part, (k.MoveThis, k.RestThis)) for part in walk(cost))


def unknown_move(node: p.Moves, words: Vocabulary) -> str:
    """Nothing moves to where it is already, nor to a zone that the ruleset has not."""
    if node.cause is not None and node.cause not in words.causes:
        return node.cause
    if node.origin is not None and node.origin == node.to:
        return f"from {node.origin} to {node.to}"
    zones = [zone for zone in (node.origin, node.to, node.not_origin) if zone is not None]
    return next((zone for zone in zones if zone not in words.zones), "")
