"""What rules and keywords ask, in the words of the ledger, for whoever meets their names on a page."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from typing import cast

from arbiter.judge.ledger import Kind, Ledger, LedgerError, Rule, load
from arbiter.table.layout import layout_of
from arbiter.table.web.errors import Refused
from arbiter.table.web.faces import Json

MOST_RULES = 12  # of one keyword


@cache
def ledger_of(game: str) -> Ledger | None:
    """The game's rules in our words; a game from another folder may have none."""
    try:
        return load(game)
    except LedgerError:
        return None


@cache
def chapters_of(game: str) -> Mapping[str, list[Rule]]:
    """For each rule those that it stands under."""
    ledger = ledger_of(game)
    return {} if ledger is None else ledger.all_above(ledger.rules)


def words_of(game: str) -> Mapping[str, str]:
    """The keywords that the game's cards are drawn with, by key."""
    return cast("Mapping[str, str]", layout_of(game).data.get("keywords", {}))


@cache
def keywords_json(game: str) -> Json:
    """By key, what the keywords mean."""
    return {key: found[0] for key in words_of(game) if (found := rules_json(game, (key,)))}


def rule_json(game: str, number: str) -> Json:
    """A rule with the heading that it stands under; of a heading the rules below it."""
    ledger = ledger_of(game)
    found = None if ledger is None else ledger.rules.get(number)
    if found is None:
        raise Refused("unknown", f"there is no rule {number[:20]!r} of {game}")
    above = [rule.says for rule in chapters_of(game)[found.id] if rule.kind is Kind.HEADING and rule.says]
    made: Json = {"rule": found.id, "keyword": above[-1] if above else "", "says": found.says}
    if found.kind is Kind.HEADING:
        assert ledger is not None
        chapters = chapters_of(game)
        below = [rule for rule in ledger if found in chapters[rule.id] and rule.kind is not Kind.HEADING][:MOST_RULES]
        made["keyword"] = found.says or made["keyword"]
        made["rules"] = [{"rule": rule.id, "says": rule.says} for rule in below]
    return made


def rules_json(game: str, keywords: Iterable[str]) -> list[Json]:
    """What the rulebook says of these keywords, in our words: each with its heading and the rules below it."""
    ledger = ledger_of(game)
    if ledger is None:
        return []
    words, chapters = words_of(game), chapters_of(game)
    made: list[Json] = []
    for key in keywords:
        names = {key.replace("_", " ").casefold(), words.get(key, "").casefold()} - {""}
        heading = heading_of(ledger, chapters, names)
        if heading is not None:
            below = [rule for rule in ledger if heading in chapters[rule.id]][:MOST_RULES]
            called = heading.says if heading.says.casefold() in names else words.get(key, "") or key.replace("_", " ")
            rules = [{"rule": rule.id, "says": rule.says} for rule in below]
            # What a keyword does is said where it is carried out; before that documents say what kind of ability it is.
            does = next((rule.says for rule in below if rule.kind is Kind.IMPLEMENTED), below[0].says if below else "")
            made.append({"keyword": called, "rule": heading.id, "says": does, "rules": rules})
    return made


def heading_of(ledger: Ledger, chapters: Mapping[str, list[Rule]], names: Collection[str]) -> Rule | None:
    """The chapter of a keyword: the heading that is called so, or begins so; else where most rules speak of it, the
    last of several such, since documents end with their keywords."""
    headings = [rule for rule in ledger if rule.kind is Kind.HEADING]
    exactly = next((rule for rule in headings if rule.says.casefold() in names), None)
    if exactly is not None:
        return exactly
    begun = next((rule for rule in headings if rule.says.casefold().startswith(tuple(f"{n} " for n in names))), None)
    if begun is not None:
        return begun
    spoken = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in sorted(names)), re.IGNORECASE)
    counts = Counter(chapters[rule.id][-1].id for rule in ledger if chapters[rule.id] and spoken.search(rule.says))
    most = max(counts.values(), default=0)
    return next((ledger.rules[id] for id in reversed(list(counts)) if counts[id] == most), None)
