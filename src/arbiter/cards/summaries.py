"""What there is to know of a card without playing it: what it is, and what stops it from being carried out.

A summary is made with the card's face (`cards.summarising`) and kept by a hash of the card and of the sources: lists,
searches and measurements of thousands of cards need no face at all the second time, and nothing that makes one.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict

from arbiter.cards.kept import KeptFile, kept_file, key_of
from arbiter.cards.pool import Pool
from arbiter.cards.sources import sources_hash
from arbiter.cards.summary import Summary, read_summary
from arbiter.games.printed_fields import Card

FEW = 400  # cards for which other processes would take longer to begin than to be done


def key_of_card(game: str, card: Card) -> str:
    return key_of("card", sources_hash(game), json.dumps(card, sort_keys=True, default=str))


def kept_summaries(game: str, cards: Sequence[Card]) -> list[Summary | None]:
    """A summary for each card of which one is kept."""
    keys = [key_of_card(game, card) for card in cards]
    kept = kept_file().values(keys)
    return [read_summary(kept[key]) if key in kept else None for key in keys]


def summary_of(game: str, card: Card) -> Summary:
    """The summary that is kept, or a new one."""
    return kept_summaries(game, [card])[0] or new_summary(game, card, kept_file())


def new_summary(game: str, card: Card, file: KeptFile) -> Summary:
    from arbiter.cards.summarising import make_summary

    made = make_summary(game, card)
    file.keep(key_of_card(game, card), game, json.dumps(asdict(made), ensure_ascii=False, separators=(",", ":")))
    return made


def summaries_of(pool: Pool, tick: Callable[[], None] = lambda: None, jobs: int = 1) -> dict[str, Summary]:
    """Of all cards of a pool: those that came with them, and what is found for the others. Where a card stops and how
    it is drawn does not come with them: `summary_of` tells that of one card."""
    known = pool.known()
    for _ in known:
        tick()
    others = [key for key in pool.cards if key not in known]
    made = summaries(pool.game, [pool.cards[key] for key in others], tick, jobs)
    return {**known, **dict(zip(others, made, strict=True))}


def summaries(
    game: str, cards: Sequence[Card], tick: Callable[[], None] = lambda: None, jobs: int = 1
) -> list[Summary]:
    """A summary for each card; with several jobs, as many processes read many new ones.

    Processes begin by importing the main module: only who knows that it can be imported asks for them.
    """
    found = kept_summaries(game, cards)
    missing = [index for index, summary in enumerate(found) if summary is None]
    for _ in range(len(cards) - len(missing)):
        tick()
    new = (cards[index] for index in missing)
    made: Iterator[Summary]
    if len(missing) < FEW or jobs < 2:
        made = (new_summary(game, card, kept_file()) for card in new)
    else:
        from arbiter.cards.summarising import read_together

        made = read_together(game, list(new), jobs, kept_file())
    for index, summary in zip(missing, made, strict=True):
        found[index] = summary
        tick()
    kept_file().flush()
    return [summary for summary in found if summary is not None]
