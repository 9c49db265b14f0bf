"""The cards that the pages look up: one index a game, made anew when the library has changed; reprints stand once."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import cast

from arbiter.cards.card_texts import further_sides, texts_of
from arbiter.cards.checking import known_format
from arbiter.cards.decks import DeckList, deck_rules
from arbiter.cards.face_json import face_json
from arbiter.cards.library.store import Library
from arbiter.cards.places import library_path
from arbiter.cards.pool import Pool, own_pool
from arbiter.cards.search import CardIndex, Entry, index_of
from arbiter.cards.summaries import summaries, summaries_of
from arbiter.cards.summary import Summary
from arbiter.table.web.errors import Refused
from arbiter.table.web.faces import Json
from arbiter.table.web.rule_words import rules_json

MOST = 120  # cards that are told at once
SUGGESTED = 24
KINDS = {str: "text", int: "number", bool: "flag", list: "list"}
MOST_VALUES = 60


@dataclass
class Lookup:
    """A game's cards, ready to be looked up."""

    pool: Pool
    index: CardIndex  # the newest printing of each card
    summaries: dict[str, Summary]
    images: dict[str, tuple[str, str]]  # of the library, which is read again with the pool when it has changed

    @cached_property
    def _whole(self) -> dict[str, Summary]:
        return {}

    def whole(self, keys: Sequence[str]) -> list[Summary]:
        """All that is known of these cards: where they stop, and how they are drawn."""
        new = [key for key in keys if key not in self._whole]
        made = summaries(self.pool.game, [self.pool.cards[key] for key in new])
        self._whole.update(zip(new, made, strict=True))
        return [self._whole[key] for key in keys]

    @cached_property
    def shares(self) -> dict[str, dict[str, int]]:
        """For each filter the words that cards have, the commonest first, with how many have them."""
        found: dict[str, Counter[str]] = {
            "type": Counter(),
            "element": Counter(),
            "set": Counter(),
            "rarity": Counter(),
        }
        for each in self.index.entries:
            found["type"].update(each.summary.types)
            found["element"].update(each.summary.colours)
            for field in ("set", "rarity"):
                word = each.card.get(field)
                if word:
                    found[field][str(word)] += 1
        return {field: dict(counts.most_common(80)) for field, counts in found.items()}


class Lookups:
    """Of all games; the index of a game is as old as its pool."""

    def __init__(self) -> None:
        self._made: dict[str, Lookup] = {}

    def of(self, pool: Pool) -> Lookup:
        known = self._made.get(pool.game)
        if known is None or known.pool is not pool:
            known = self._made[pool.game] = make_lookup(pool)
        return known


def make_lookup(pool: Pool) -> Lookup:
    known = summaries_of(pool)
    return Lookup(pool, index_of(pool, known), known, images_of(pool.game))


def images_of(game: str) -> dict[str, tuple[str, str]]:
    path = library_path()
    if not path.is_file():
        return {}
    with Library(path) as opened:
        return opened.images(game)


# ---------------------------------------------------------------- what the pages are told


def found_json(lookup: Lookup, query: str, first: int, count: int) -> Json:
    """So many of the cards for which the query holds, and how many there are."""
    found = lookup.index.search(query)
    some = found[first : first + min(count, MOST)]
    keys = [each.id for each in some]
    cards = [short_json(lookup, key, summary) for key, summary in zip(keys, lookup.whole(keys), strict=True)]
    return {"total": len(found), "from": first, "cards": cards}


def short_json(lookup: Lookup, key: str, summary: Summary) -> Json:
    """A card as a grid shows it, from what was kept when it was read: no face is made for it."""
    card = lookup.pool.cards[key]
    made: Json = {"face": key, "whole": not summary.problem}
    # A card with a field that no card has was never drawn: what there is to show is its name.
    made.update(
        json.loads(summary.printed)
        if summary.printed
        else {"name": str(card.get("name", key)), "types": [], "colours": [], "text": ""}
    )
    made["parts"] = part_of(lookup, key)
    if key not in own_pool(lookup.pool.game).cards:
        made["brought"] = True
    return made


def part_of(lookup: Lookup, key: str) -> str:
    """The part of a deck into which the card goes if nobody says another."""
    return lookup.summaries[key].part or deck_rules(lookup.pool.game).parts[0].name


def card_json(lookup: Lookup, key: str) -> Json:
    """Everything about a card: its sides, its printings, whether it is carried out, the rules of its keywords."""
    pool = lookup.pool
    if key not in pool.cards:
        raise Refused("unknown", f"there is no card {key[:60]!r} here")
    (summary,) = lookup.whole([key])
    made = short_json(lookup, key, summary)
    sides = further_sides(pool.cards[key])
    if sides and "sides" in made:
        made["other"] = {side.key: face_json(side) for side in pool.face(key).other}
    made["printings"] = [
        {"id": each, "set": str(card.get("set_name") or card.get("set") or ""), "rarity": str(card.get("rarity") or "")}
        for each in pool.printings[pool.newest[key]]
        for card in (pool.cards[each],)
    ]
    if summary.problem:
        made["problem"] = summary.problem
        made["stops"] = [
            {"phrase": stop.phrase, "expected": list(stop.expected[:8]), "typo": stop.typo} for stop in summary.stops
        ]
    made["rules"] = rules_json(pool.game, summary.keywords)
    return made


def fields_json(game: str) -> list[Json]:
    """What is printed on cards of the game, for whoever writes one: each field, what it holds, and values it may have.

    It is told by our own cards, which have everything that there is to print.
    """
    counts: Counter[str] = Counter()
    values: dict[str, Counter[str]] = {}
    kinds: dict[str, str] = {}
    for card in own_pool(game).cards.values():
        for field, value in card.items():
            kind = KINDS.get(type(value))
            if kind is None or (kind == "list" and any(isinstance(each, dict) for each in cast("list[object]", value))):
                continue  # further sides are written in files
            counts[field] += 1
            kinds.setdefault(field, kind)
            some = cast("list[object]", value) if kind == "list" else [value]
            values.setdefault(field, Counter()).update(str(each) for each in some)
    return [
        {"field": field, "kind": kinds[field], "values": [word for word, _ in values[field].most_common(MOST_VALUES)]}
        for field, _ in counts.most_common()
        if field != "id"
    ]


# ---------------------------------------------------------------- what could be added


def suggestions(lookup: Lookup, deck: DeckList, format: str | None) -> list[Json]:
    """Cards that go with the deck: of its colours, sharing kinds, groups and names with it, and legal beside it.

    It is a proposal for people who know better, told by how much a card has in common with those that are there.
    """
    pool = lookup.pool
    kind = known_format(pool.game, format)
    rules = deck_rules(pool.game)
    have = Counter(pool.newest[key] for _, keys in deck.parts for key in keys)
    if not have:
        return []
    colours: Counter[str] = Counter()
    links: Counter[str] = Counter()
    for key, count in have.items():
        summary = lookup.summaries[key]
        for colour in summary.colours:
            colours[colour] += count
        for word in (*summary.kinds, *summary.groups, *summary.keywords):
            links[word] += count
    texts = "\n".join(text_of(lookup, key) for key in have)
    before = {(each.rule, each.says) for each in rules.check(deck.faces(pool), kind)}
    scored = sorted(
        ((score(each, colours, links, texts), each) for each in lookup.index.entries if not each.summary.problem),
        key=lambda pair: (-pair[0], pair[1].name),
    )
    made: list[Json] = []
    for points, each in scored[: SUGGESTED * 6]:
        if points <= 0 or len(made) >= SUGGESTED:
            break
        parts = {name: list(keys) for name, keys in deck.parts}
        parts.setdefault(part_of(lookup, each.id), []).append(each.id)
        tried = DeckList(deck.game, tuple((name, tuple(keys)) for name, keys in parts.items()))
        new = [v for v in rules.check(tried.faces(pool), kind) if each.id in v.cards and (v.rule, v.says) not in before]
        if not new:
            made.append(short_json(lookup, each.id, *lookup.whole([each.id])))
    return made


def text_of(lookup: Lookup, key: str) -> str:
    return "\n".join(texts_of(lookup.pool.cards[key])).casefold()


def score(each: Entry, colours: Counter[str], links: Counter[str], texts: str) -> float:
    """How much the card has in common with a deck; 0 for one of other colours."""
    whole = sum(colours.values()) or 1
    own = each.summary.colours
    if own and not any(colour in colours for colour in own):
        return 0.0
    shared = sum(colours[colour] for colour in own) / whole if own else 0.3
    linked = sum(links[word] for word in (*each.summary.kinds, *each.summary.groups)) / max(1, whole)
    named = 1.0 if len(each.name) > 3 and each.name.casefold() in texts else 0.0
    return shared + linked + named
