"""The look of each game at the terminal: the record in its folder, or a plain one.

A plain look has the words of the game's layout, and what the layout does not say by the names that the rules use.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

from arbiter.games.registry import entry
from arbiter.profile.look import Count, Look, Row
from arbiter.profile.seen import Seen
from arbiter.table.layout import layout_of, names, rows, table

CARD = "{card}"


@cache
def look_of(game: str) -> Look:
    """The record of a game, or the plain one."""
    return entry(game).look or plain_look(game)


def plain_look(game: str) -> Look:
    rules, layout = entry(game).rules, layout_of(game)
    data, where = layout.data, f"the layout of {game}"

    def words(key: str) -> dict[str, str]:
        return {word: str(says) for word, says in table(data, key, where).items()}

    def column(key: str, name: str) -> dict[str, str]:
        """One key of the tables within a table."""
        found = {row: table(table(data, key, where), row, where).get(name) for row in table(data, key, where)}
        return {row: str(value) for row, value in found.items() if value not in (None, "")}

    titles = {spec.name: layout.title(spec.name) for spec in rules.zones.rows if not spec.shared}
    piles = tuple((zone, title) for zone, title in titles.items() if zone not in (rules.zones.hand, rules.zones.player))
    others = [zone for zone in rules.zones.in_play if zone in titles and zone != rules.zones.main]
    areas = [Row(titles[zone].capitalize(), zone=zone, always=False) for zone in others]
    phases = [(str(row.get("title", "")), tuple(names(row, "steps", where))) for row in rows(data, "strip", where)]
    stats = dict(layout.stats)
    actions, passing, said = words("actions"), words("passing"), words("words")
    free = [key for key, cost in column("types", "cost").items() if cost == "False"]
    return Look(
        phases=tuple(phases),
        passing_leads_to={step: lowered(text) for step, text in passing.items()},
        asked_in_own_turn=layout.own,
        asked_in_battle=layout.battle,
        types={kind: kind.replace("_", " ").capitalize() for kind in rules.types} | column("types", "word"),
        without_cost=frozenset(free),
        colour_signs=column("colours", "sign"),
        keywords=words("keywords"),
        marks=words("marks"),
        power_word=stats.get("power", "power"),
        guard_word=stats.get("guard", "guard"),
        strike_word=stats.get("strike", ""),
        level_word=stats.get("level", ""),
        fighters=frozenset(rules.types),
        rows=(Row(layout.title(rules.zones.main).capitalize()), *areas),
        counts=tuple(Count(title.lower(), zone, zone == rules.zones.deck) for zone, title in piles),
        piles=piles,
        discard_pile=rules.zones.discard,
        stack=rules.zones.stack,
        discard_words=f"piles of the zone {layout.title(rules.zones.discard)}",
        pile_words=", ".join(title for _, title in piles),
        rested_word=said.get("rested", "rested"),
        unit=said.get("resources", ""),
        produced_words="at hand",
        more_counts=at_hand,
        questions=words("asks"),
        declining={why: lowered(text) for why, text in passing.items()},
        verbs={action: verb(text) for action, text in actions.items()},
        without_card=frozenset(action for action, text in actions.items() if CARD not in text),
    )


def at_hand(seen: Seen, player: int) -> list[str]:
    """What was produced and is not spent yet."""
    pool = seen.pools[player] if player < len(seen.pools) else ()
    return [f"{word} {count}" for word, count in Counter(pool).items()]


def verb(text: str) -> str:
    """Before a card's name, or around it."""
    words = " ".join(text.removesuffix(CARD).rstrip(" :").split())
    return words[:1].upper() + words[1:]


def lowered(text: str) -> str:
    """As it stands within a line."""
    return text[:1].lower() + text[1:]


def default_decks(game: str) -> tuple[str, str]:
    """What is played where no deck is named: the look's own, or the game's first two."""
    names = look_of(game).default_decks or tuple(path.stem for path in entry(game).deck_files())
    return names[0], names[min(1, len(names) - 1)]
