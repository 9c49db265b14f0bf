"""A deck in the forms that players exchange; reading one gives the same deck where its cards have names of their own.

Forms that know names only lose which printing was meant; those with ids keep it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from xml.sax.saxutils import escape, quoteattr

from arbiter.cards.decks import DeckList, deck_rules
from arbiter.cards.pool import Pool
from arbiter.games.registry import title_of
from arbiter.kernel.errors import BadDeck


def counted(deck: DeckList, pool: Pool) -> Iterator[tuple[str, list[tuple[int, str, str]]]]:
    """Each part with its cards: how many, id, name."""
    for part, keys in deck.parts:
        rows = [(count, key, str(pool.cards[deck.known(key, pool)]["name"])) for key, count in Counter(keys).items()]
        if rows:
            yield part, rows


def with_slashes(deck: DeckList, pool: Pool, names: dict[str, str]) -> str:
    """//part, then "4 Name" on each line; `names` are the program's own words for parts."""
    piles: dict[str, list[str]] = {}
    for part, rows in counted(deck, pool):
        piles.setdefault(names.get(part, part), []).extend(f"{count} {name}" for count, _, name in rows)
    return "\n\n".join("\n".join([f"//{pile}", *lines]) for pile, lines in piles.items()) + "\n"


def lifeasdev(deck: DeckList, pool: Pool) -> str:
    return with_slashes(deck, pool, {"rune": "runes"})


def untap(deck: DeckList, pool: Pool) -> str:
    """Its table has a deck, a second deck, cards in play and a pile that lies face down."""
    first = deck_rules(deck.game).parts[0].name
    piles = {first: "deck-1", "ruler": "play-1", "stones": "deck-2", "side": "sideboard-1"}
    every = {part.name: piles.get(part.name, "pile-facedown") for part in deck_rules(deck.game).parts}
    return with_slashes(deck, pool, every)


def tcg_arena(deck: DeckList, pool: Pool) -> str:
    first = {deck_rules(deck.game).parts[0].name, "ruler", "stones"}
    every = {part.name: "maindeck" if part.name in first else "extra-deck" for part in deck_rules(deck.game).parts}
    return with_slashes(deck, pool, every)


def ffdecks(deck: DeckList, pool: Pool) -> str:
    """Parts with their sizes, within them the types with theirs, each card with its id behind the name."""
    blocks: list[str] = []
    for part, rows in counted(deck, pool):
        blocks.append(f"{part}({sum(count for count, _, _ in rows)}):")
        types: dict[str, list[tuple[int, str, str]]] = {}
        for row in rows:
            types.setdefault(sorted(pool.face(row[1]).traits.types)[0].replace("_", " ").capitalize(), []).append(row)
        for kind, some in types.items():
            lines = [f"{count} {name} ({key})" for count, key, name in some]
            heading = f"{kind}({sum(count for count, _, _ in some)}):"
            known = kind.casefold() in deck_rules(deck.game).headings
            blocks.append("\n".join([heading, *lines] if known else lines))
    return "\n\n".join(blocks) + "\n"


def shufflingway(deck: DeckList, pool: Pool) -> str:
    rows = [f"{count} {key}" for _, some in counted(deck, pool) for count, key, _ in some]
    return "\n".join([f"[{deck.name or 'Deck'}]", *rows]) + "\n"


def speedrobo(deck: DeckList, pool: Pool) -> str:
    """The first part, then the others as the side deck; a card has its set behind it."""
    blocks = [f"Deck: {deck.name or 'Deck'}\nGame: {title_of(deck.game)}"]
    for index, (_, rows) in enumerate(counted(deck, pool)):
        lines = [f"{count}x {name}{set_behind(pool, key)}" for count, key, name in rows]
        total = f"{'Side ' if index else ''}Total: {sum(count for count, _, _ in rows)} cards"
        blocks += ["--- Side Deck ---"] if index == 1 else []
        blocks += ["\n".join(lines), total]
    return "\n\n".join(blocks) + "\n"


def set_behind(pool: Pool, key: str) -> str:
    named = pool.cards[key].get("set_name") or pool.cards[key].get("set")
    return f" ({named})" if named else f" ({key})"


def octgn(deck: DeckList, pool: Pool) -> str:
    """An .o8d file. OCTGN knows a card by its own code, which only cards from its sets have."""
    rows = ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>', "<deck>"]
    for part, some in counted(deck, pool):
        rows.append(f'  <section name={quoteattr(part)} shared="False">')
        for count, key, name in some:
            code = str(pool.cards[key].get("octgn") or "")
            rows.append(f'    <card qty="{count}" id={quoteattr(code)}>{escape(name)}</card>')
        rows.append("  </section>")
    return "\n".join([*rows, "</deck>", ""])


FORMS: dict[str, Callable[[DeckList, Pool], str]] = {
    "arbiter": lambda deck, pool: deck.text(pool),
    "untap": untap,
    "tcgarena": tcg_arena,
    "lifeasdev": lifeasdev,
    "ffdecks": ffdecks,
    "octgn": octgn,
    "shufflingway": shufflingway,
    "speedrobo": speedrobo,
}


def export(deck: DeckList, pool: Pool, form: str) -> str:
    """The deck in one of `FORMS`."""
    write = FORMS.get(form)
    if write is None:
        raise BadDeck(f"there is no form {form[:40]!r} of deck lists; there are {', '.join(FORMS)}")
    return write(deck, pool)
