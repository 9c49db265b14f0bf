"""`arbiter lab try`: what a new or changed card does to a deck's results.

A card with the id of one that the deck has takes its place; a new card is tried in the place of each of the deck's
cards in turn, as many copies of it. Every such deck plays the games of the deck as it was: the same opponents, seeds
and seats, and so the same shuffles (common random numbers). What is told is the difference of the win rates, with an
interval that is made of the games that came out otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from math import sqrt
from pathlib import Path

from arbiter.cards.brought import file_as_it_is
from arbiter.cards.checking import check, demand_legal, known_format
from arbiter.cards.decks import DeckList, deck_rules, read_deck
from arbiter.cards.pool import Pool, joined, shared
from arbiter.games.printed_fields import Card
from arbiter.kernel.dealing import Deal
from arbiter.kernel.errors import ArbiterError
from arbiter.lab.decks import named_decks
from arbiter.lab.experiments import Played, play_watched, repeatable_bot, seats_of
from arbiter.lab.sim import Z95, Tally


class NothingToTry(ArbiterError):
    """A card that cannot be tried in this deck: why, and what would do."""


@dataclass(frozen=True)
class Variant:
    """The deck with one card in the place of another; the deck as it was has neither."""

    deck: DeckList
    card: str = ""  # the id of what is tried
    instead: str = ""  # the id of what it replaces; its own where it is a changed card


@dataclass(frozen=True)
class Trial:
    """Everything that decides which games are played."""

    game: str
    format: str
    file: str
    variants: tuple[Variant, ...]  # the deck as it was comes first
    opponents: tuple[DeckList, ...]
    bots: tuple[str, str]
    seed: int
    games: int  # of each variant
    skipped: tuple[str, ...] = ()  # what was not tried, and why


# ---------------------------------------------------------------- what is tried


def trial_of(
    file: Path,
    deck: str,
    against: str = "",
    instead: str = "",
    format: str | None = None,
    bots: tuple[str, str] = ("greedy", "greedy"),
    seed: int = 1,
    games: int = 200,
) -> Trial:
    game, cards, problems = file_as_it_is(file)
    if problems or not cards:
        raise NothingToTry(f"{file}: {problems[0] if problems else 'holds no card'}")
    kind = known_format(game, format)
    pool = shared(game)
    was = replace(read_deck(deck, game, pool), name=deck)
    demand_legal(was, kind, pool)
    every, skipped = [Variant(was)], []
    for card in cards:
        for variant in variants_of(was, str(card["id"]), pool_with_card(game, str(file), str(card["id"])), instead):
            found = check(variant.deck, kind, pool_with_card(game, str(file), variant.card))
            if found:
                skipped.append(f"{told_variant(variant, game, str(file))}: {found[0]}")
            else:
                every.append(variant)
    if len(every) == 1:
        raise NothingToTry(f"{file}: none of its cards may be played in {deck}: {skipped[0]}")
    opponents = tuple(each for each in named_decks(game, against, kind) if against or each.parts != was.parts)
    played = tuple(repeatable_bot(bot) for bot in bots)
    return Trial(
        game, kind, str(file), tuple(every), opponents, (played[0], played[1]), seed, games + games % 2, tuple(skipped)
    )


def variants_of(deck: DeckList, card: str, pool: Pool, instead: str) -> Iterable[Variant]:
    """Each way in which the card comes into the deck."""
    there = {key for _, keys in deck.parts for key in keys}
    if card in there and not instead:
        return [Variant(replace(deck, name=f"{deck.name} with {card}"), card, card)]
    part = deck_rules(deck.game).part_of(pool.face(card))
    places = dict.fromkeys(deck.part(part))
    if instead:
        meant = pool.find(instead)
        if meant not in places:
            raise NothingToTry(f"{instead!r:.60}: {deck.name} has no such card in its part {part!r}, where {card} goes")
        places = {meant: None}
    return [Variant(exchanged(deck, part, old, card), card, old) for old in places if old != card]


def exchanged(deck: DeckList, part: str, old: str, new: str) -> DeckList:
    """The same deck, with the new card wherever the old one was: so it is shuffled to the same places."""
    parts = tuple(
        (name, tuple(new if name == part and key == old else key for key in keys)) for name, keys in deck.parts
    )
    return replace(deck, parts=parts, name=f"{deck.name} with {new} for {old}")


@lru_cache(maxsize=32)
def pool_with_card(game: str, file: str, card: str) -> Pool:
    """The usual cards and one of the file's; without a card, the usual ones alone."""
    pool = shared(game)
    if not card:
        return pool
    tried: list[Card] = [each for each in file_as_it_is(Path(file))[1] if each["id"] == card]
    return Pool(game, joined(pool.cards.values(), tried), settled=True)


# ---------------------------------------------------------------- playing


@lru_cache(maxsize=256)
def laid_out(trial: Trial, variant: int, opponent: int, seats: tuple[int, int]) -> Deal:
    chosen = trial.variants[variant]
    pool = pool_with_card(trial.game, trial.file, chosen.card)
    sides = (chosen.deck, trial.opponents[opponent])
    return Deal(pool.entry.rules, [sides[i].piles(pool) for i in seats], trial.format, pool.catalogue)


def play_one(trial: Trial, variant: int, game: int) -> Played:
    """A game of a variant; side 0 is the deck that is tried. The opponents have their turn seed by seed."""
    seed = trial.seed + game // 2
    deal = laid_out(trial, variant, game // 2 % len(trial.opponents), seats_of(game))
    return play_watched(deal.game(seed), trial.bots, seed, variant, game)


GIVEN: list[Trial] = []  # in a process that plays for another


def know_trial(trial: Trial) -> None:
    GIVEN[:] = [trial]


def play_task(task: tuple[int, int]) -> Played:
    return play_one(GIVEN[0], *task)


def play_all(trial: Trial, jobs: int = 1, tick: Callable[[], None] | None = None) -> list[Finding]:
    """Every variant's games, each compared with the same game of the deck as it was."""
    tasks = [(variant, game) for game in range(trial.games) for variant in range(len(trial.variants))]
    know_trial(trial)
    if jobs <= 1:
        return findings(trial, map(play_task, tasks), tick)
    from multiprocessing import get_context

    with get_context("spawn").Pool(jobs, know_trial, (trial,)) as workers:
        return findings(trial, workers.imap_unordered(play_task, tasks, chunksize=4), tick)


# ---------------------------------------------------------------- what it came to


@dataclass
class Finding:
    """How one variant fared, beside the deck as it was."""

    variant: Variant
    was: Tally = field(default_factory=Tally)
    now: Tally = field(default_factory=Tally)
    better: int = 0  # games that were won only with the card
    worse: int = 0  # games that were won only without it
    drawn: Tally = field(default_factory=Tally)  # of the card: games in which it was drawn
    played: Tally = field(default_factory=Tally)
    was_drawn: Tally = field(default_factory=Tally)  # of the card that it replaces, in the deck as it was
    was_played: Tally = field(default_factory=Tally)
    failed: int = 0

    @property
    def difference(self) -> float:
        return (self.better - self.worse) / self.now.games if self.now.games else 0.0

    def interval(self) -> tuple[float, float]:
        """95%, of the difference of two rates over the same games (Bonett and Price 2012: one more of each sort)."""
        count = self.now.games + 2
        better, worse = (self.better + 1) / count, (self.worse + 1) / count
        half = Z95 * sqrt((better + worse - (better - worse) ** 2) / count)
        return max(-1.0, better - worse - half), min(1.0, better - worse + half)


def findings(trial: Trial, games: Iterable[Played], tick: Callable[[], None] | None) -> list[Finding]:
    every: dict[tuple[int, int], Played] = {}
    for played in games:
        every[played.cell, played.number] = played
        if tick is not None:
            tick()
    made = []
    for number, variant in enumerate(trial.variants[1:], 1):
        finding = Finding(variant)
        for game in range(trial.games):
            compare(finding, every[0, game], every[number, game])
        made.append(finding)
    return made


def compare(finding: Finding, was: Played, now: Played) -> None:
    if was.error or now.error:
        finding.failed += 1
        return
    before, after = was.winner == 0, now.winner == 0
    finding.better += after and not before
    finding.worse += before and not after
    for whole, drawn, used, key, played in (
        (finding.was, finding.was_drawn, finding.was_played, finding.variant.instead, was),
        (finding.now, finding.drawn, finding.played, finding.variant.card, now),
    ):
        won = played.winner == 0
        whole.games += 1
        whole.wins += won
        for side, card, _, times_drawn, times_played, _ in played.cards:
            if side == 0 and card == key:
                for tally, times in ((drawn, times_drawn), (used, times_played)):
                    tally.games += times > 0
                    tally.wins += won and times > 0


def told_variant(variant: Variant, game: str, file: str) -> str:
    pool = pool_with_card(game, file, variant.card)
    name = pool.cards[variant.card]["name"]
    if variant.card == variant.instead:
        return f"{name} as changed"
    return f"{name} for {pool.cards[variant.instead]['name']}"


def as_json(trial: Trial, found: list[Finding]) -> dict[str, object]:
    return {
        "game": trial.game,
        "format": trial.format,
        "deck": trial.variants[0].deck.name,
        "against": [deck.name for deck in trial.opponents],
        "bots": list(trial.bots),
        "seed": trial.seed,
        "games": trial.games,
        "tried": [
            {
                "card": finding.variant.card,
                "instead": finding.variant.instead,
                "difference": round(finding.difference, 4),
                "low": round(finding.interval()[0], 4),
                "high": round(finding.interval()[1], 4),
                "won_only_with_it": finding.better,
                "won_only_without_it": finding.worse,
                "failed": finding.failed,
                "before": tallies(finding.was, finding.was_drawn, finding.was_played),
                "after": tallies(finding.now, finding.drawn, finding.played),
            }
            for finding in found
        ],
        "skipped": list(trial.skipped),
    }


def tallies(every: Tally, drawn: Tally, played: Tally) -> dict[str, object]:
    return {
        name: {"games": tally.games, "wins": tally.wins, "low": tally.interval()[0], "high": tally.interval()[1]}
        for name, tally in (("all", every), ("drawn", drawn), ("played", played))
    }


def as_text(trial: Trial, found: list[Finding]) -> str:
    """The most helpful first."""
    deck = trial.variants[0].deck.name
    rows = [
        f"{deck} against {', '.join(each.name for each in trial.opponents)}; {trial.bots[0]} against {trial.bots[1]}, "
        f"{trial.games} games each, the same seeds and seats; rates with 95% intervals",
        f"as it was: {rate(found[0].was)}",
    ]
    for finding in sorted(found, key=lambda each: (-each.difference, each.variant.instead)):
        low, high = finding.interval()
        settled = "better" if low > 0 else "worse" if high < 0 else "not settled"
        rows += [
            "",
            f"{told_variant(finding.variant, trial.game, trial.file)}: {finding.difference:+.1%} "
            f"({low:+.1%} to {high:+.1%}), {settled}",
            f"  won only with it {finding.better}, only without it {finding.worse}; now {rate(finding.now)}",
            f"  when drawn {rate(finding.drawn)}, before {rate(finding.was_drawn)}",
            f"  when played {rate(finding.played)}, before {rate(finding.was_played)}",
        ]
        rows += [f"  {finding.failed} games failed and are not counted"] if finding.failed else []
    rows += ["", *(f"not tried: {each}" for each in trial.skipped)] if trial.skipped else []
    return "\n".join(rows)


def rate(tally: Tally) -> str:
    low, high = tally.interval()
    return f"{tally.rate:.1%} ({low:.0%} to {high:.0%}) of {tally.games}" if tally.games else "never"
