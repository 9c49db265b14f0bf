"""Deck lists: which cards a player brings, by id, part by part.

A list is read from our own text form, from the forms that players exchange, or from a built-in deck's name. Whether it
may be played is a question for `checking`.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path

from arbiter.cards.finding import TOLD, Missing, MissingCards, find_card, found_lines, unknown
from arbiter.cards.formats import MOST_CARDS, RawDeck, read_raw
from arbiter.cards.pool import Pool, shared
from arbiter.games.deckrules import DeckRules
from arbiter.games.registry import DEFAULT_GAME, entry, playable, title_of
from arbiter.kernel.errors import BadCard, BadDeck
from arbiter.kernel.traits import Face


@dataclass(frozen=True)
class DeckList:
    """A deck: for each of the game's parts ("main", "lb") the ids of its cards, one for every copy."""

    game: str
    parts: tuple[tuple[str, tuple[str, ...]], ...]
    name: str = ""
    about: str = ""
    notes: tuple[str, ...] = field(default=(), compare=False)  # which of several cards with a name were taken

    def part(self, name: str) -> tuple[str, ...]:
        return dict(self.parts).get(name, ())

    def __len__(self) -> int:
        return sum(len(keys) for _, keys in self.parts)

    def faces(self, pool: Pool) -> dict[str, list[Face]]:
        """The cards of each part."""
        return {name: [pool.face(self.known(key, pool)) for key in keys] for name, keys in self.parts}

    def piles(self, pool: Pool) -> dict[str, list[Face]]:
        """The cards by the zone they begin in, as a game starts from them."""
        zones = {part.name: part.zone for part in deck_rules(self.game).parts}
        return {zones[name]: faces for name, faces in self.faces(pool).items()}

    def known(self, key: str, pool: Pool) -> str:
        if key not in pool.cards:
            raise BadDeck(f"deck {self.name or '(no name)'}: {unknown(key, pool)}")
        return key

    def text(self, pool: Pool) -> str:
        """The list in our own form; reading it gives the same deck."""
        rows = [f"# name: {self.name}"] if self.name else []
        rows += [f"# about: {self.about}"] if self.about else []
        for name, keys in self.parts:
            if keys:
                rows += ["", f"[{name}]"]
                for key, count in Counter(keys).items():
                    rows.append(f"{count} {key} {pool.cards[self.known(key, pool)]['name']}")
        return "\n".join(rows).lstrip("\n") + "\n"


def deck_rules(game: str) -> DeckRules:
    """What the game says about decks."""
    return entry(game).decks


# ---------------------------------------------------------------- from text to cards


def read_decks(
    text: str,
    game: str = DEFAULT_GAME,
    pool: Pool | None = None,
    where: str = "the deck list",
    format: str = "",
) -> list[DeckList]:
    """All the decks of a text. Titles that begin with * mark decks that are left out."""
    pool = pool or shared(game)
    decks = [deck for deck in read_raw(text, deck_rules(game), where) if not deck.name.startswith("*")]
    if not decks:
        raise BadDeck(f"{where}: every deck in it is marked with * and left out")
    made: list[DeckList] = []
    missing: list[Missing] = []
    for deck in decks:
        try:
            made.append(settle(deck, pool, where, format))
        except MissingCards as error:
            missing += error.missing
    if missing:  # of all decks of the file at once
        raise MissingCards(where, missing)
    return made


def settle(raw: RawDeck, pool: Pool, where: str, format: str = "") -> DeckList:
    """Find the cards of every line; all lines that fail are told at once."""
    rules = deck_rules(pool.game)
    size = sum(line.count for line in raw.lines)
    if size > MOST_CARDS:
        raise BadDeck(f"{where}: {size} cards are too many for a deck; {MOST_CARDS} are the most")
    parts: dict[str, list[str]] = {part.name: [] for part in rules.parts}
    wrong: list[Missing] = []
    notes: list[str] = []
    for line in raw.lines:
        try:
            meant = find_card(line, pool, format, len(wrong) < TOLD)
            part = line.part or rules.part_of(pool.face(meant.id))
        except (BadDeck, BadCard) as error:
            wrong.append(Missing(line.number, line.card, str(error)))
            continue
        parts[part] += [meant.id] * line.count
        notes += [f"line {line.number}: {meant.note}"] if meant.note else []
    if wrong:
        raise MissingCards(where, wrong)
    made = tuple((name, tuple(keys)) for name, keys in parts.items())
    return DeckList(pool.game, made, raw.name, raw.about, tuple(notes))


def find_game(text: str, where: str = "the deck list") -> str | None:
    """The game that a list is of: what it says itself, or the one that has most of its cards; None where none has."""
    counts: dict[str, int] = {}
    for key in playable():
        try:
            raw = read_raw(text, deck_rules(key), where)
        except BadDeck:
            continue
        if any(deck.game and deck.game.casefold() in (key, title_of(key).casefold()) for deck in raw):
            return key
        counts[key] = found_lines((line for deck in raw for line in deck.lines), shared(key))
    best = max(counts, key=lambda key: counts[key], default=None)
    return best if best is not None and counts[best] else None


# ---------------------------------------------------------------- from whatever the caller has


def built_in_names(game: str) -> dict[str, Path]:
    """Our own decks of a game, by the names under which they can be asked for."""
    return {path.stem: path for path in entry(game).deck_files()}


def built_in_decks(game: str, pool: Pool | None = None) -> dict[str, DeckList]:
    return {name: read_file(path, game, pool)[0] for name, path in built_in_names(game).items()}


def text_of_file(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is not UTF-8 text"
        raise BadDeck(f"{path}: cannot be read: {why}") from None


def read_file(path: Path, game: str, pool: Pool | None = None, format: str = "") -> list[DeckList]:
    text = text_of_file(path)
    decks = read_decks(text, game, pool, str(path), format)
    return [deck if deck.name else replace(deck, name=path.stem) for deck in decks]


def read_deck(source: str | Path | DeckList, game: str = DEFAULT_GAME, pool: Pool | None = None) -> DeckList:
    """One deck: a built-in deck's name, a file, the text of a list, or a deck list itself."""
    if isinstance(source, DeckList):
        if source.game != game:
            raise BadDeck(f"deck {source.name or '(no name)'} is for {source.game}, not for {game}")
        return source
    if isinstance(source, str) and ("\n" in source or source.lstrip().startswith("<")):
        return only(read_decks(source, game, pool), "the deck list")
    if isinstance(source, str):
        names = built_in_names(game)
        wanted = "-".join(source.casefold().split())
        if wanted in names:
            return read_file(names[wanted], game, pool)[0]
        if not is_file(Path(source)):
            raise BadDeck(no_such_deck(source, list(names)))
    return only(read_file(Path(source), game, pool), str(source))


def is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):  # names that no file could have
        return False


def no_such_deck(word: str, names: list[str]) -> str:
    from difflib import get_close_matches

    near = get_close_matches(word[:80].casefold(), names, 3, 0.5) or names
    return f"there is no deck or file {word[:80]!r}; built-in decks: {', '.join(near)}"


def only(decks: list[DeckList], where: str) -> DeckList:
    if len(decks) > 1:
        names = ", ".join(deck.name or "(no name)" for deck in decks[:6])
        raise BadDeck(f"{where}: holds {len(decks)} decks ({names}); read_decks() gives them all")
    return decks[0]
