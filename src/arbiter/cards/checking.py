"""May this deck be played? Every violation, each with its rule's number."""

from __future__ import annotations

from arbiter.cards.decks import DeckList, deck_rules
from arbiter.cards.pool import Pool, shared
from arbiter.games.deckrules import Violation
from arbiter.kernel.errors import BadDeck


def formats(game: str) -> tuple[str, ...]:
    return deck_rules(game).formats


def known_format(game: str, format: str | None) -> str:
    """The format itself, the game's usual one for None, or an error that names the formats there are."""
    known = formats(game)
    if format is None:
        return known[0]
    if format not in known:
        raise BadDeck(f"{game} has no format {format!r}; there are: {', '.join(known)}")
    return format


def check(deck: DeckList, format: str | None = None, pool: Pool | None = None) -> list[Violation]:
    """Everything that bars the deck from the format; an empty list if it may be played."""
    pool = pool or shared(deck.game)
    faces = deck.faces(pool)
    found = deck_rules(deck.game).check(faces, known_format(deck.game, format))
    for face in dict.fromkeys(face for part in faces.values() for face in part):
        problem = face.extra.get("problem")
        if problem is not None:
            says = f"{face.name} ({face.key}) cannot be executed: {problem}"
            found.append(Violation("", says, (face.key,)))
    return found


def demand_legal(deck: DeckList, format: str, pool: Pool) -> None:
    """Raise `BadDeck` with the first violation if there is any."""
    found = check(deck, format, pool)
    if found:
        more = f" (and {len(found) - 1} more; arbiter.check() lists them)" if len(found) > 1 else ""
        raise BadDeck(f"deck {deck.name or '(no name)'} may not be played in {format}: {found[0]}{more}")
