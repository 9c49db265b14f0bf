"""The screen: phases, both fields, the stack, one's own hand, in at most the given width.

Built from what the player sees (`Seen`) and nothing else. A line is a `rich` text; the fields share lines
where there is room, so that a full table still fits a terminal of 100 by 30.
"""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from arbiter.profile.look import Row
from arbiter.profile.seen import Card, Seen
from arbiter.table.cards import break_line, clip, line, on_field, styled
from arbiter.table.looks import look_of

LETTERS = "abcdefghijklmnopqrstuvwxyz"
GAP = "   "
MOST_STACK_LINES = 3  # of the text of what resolves next


def rule(width: int, title: str = "") -> Text:
    """A line across, perhaps with words in it."""
    if not title:
        return Text("─" * width, style="dim")
    return Text(f"── {title} ".ljust(width, "─")[:width], style="dim")


def phase_line(seen: Seen, width: int) -> Text:
    """Turn, whose it is, and the phases with the present one in brackets."""
    if seen.turn == 0:
        return Text("Before the first turn", style="bold")
    yours = "your turn" if seen.active == seen.viewer else "opponent's turn"
    text = Text().append(f"Turn {seen.turn}, {yours}  ", style="bold")
    for word, steps in look_of(seen.game).phases:
        if seen.step in steps:
            text.append(f"[{word.upper()}]", style="reverse").append(" ")
        else:
            text.append(f"{word} ", style="dim")
    return clip(text, width)


def status(seen: Seen, player: int, width: int) -> Text:
    """How far from losing, and how many cards lie where."""
    look = look_of(seen.game)
    text = Text().append("YOU       " if player == seen.viewer else "OPPONENT  ", style="bold")
    headline = styled(look.headline(seen, player))
    text.append_text(headline)
    counts = [f"hand {seen.hand(player).count}"]
    kept = seen.resources[player]
    counts += [f"{kind} {count}" for kind, count in sorted(kept.items()) if count and kind not in look.in_headline]
    for each in look.counts:
        count = seen.pile(each.zone, player).count
        if count or each.always:
            counts.append(f"{each.word} {count}")
    counts += look.more_counts(seen, player)
    text.append((" · " if headline else "") + " · ".join(counts))
    return clip(text, width)


def row(label: str, cards: list[Card], viewer: int, width: int, counted: bool = False) -> list[Text]:
    """Cards of one kind, side by side while they fit."""
    head = f"{label:10}"
    if not cards:
        return [Text(head + "–", style="dim")]
    room = width - len(head)
    lines: list[Text] = []
    current, used = Text(head), 0
    pieces = [on_field(card, viewer) for card in cards]
    for piece in gathered(pieces) if counted else pieces:
        piece = clip(piece, room)
        gap = len(GAP) if used else 0
        if used and used + gap + piece.cell_len > room:
            lines.append(current)
            current, used, gap = Text(" " * len(head)), 0, 0
        current.append(" " * gap)
        current.append_text(piece)
        used += gap + piece.cell_len
    return [*lines, current]


def gathered(pieces: list[Text]) -> list[Text]:
    """Equal ones once, with their number."""
    counts = Counter(piece.plain for piece in pieces)
    first = {piece.plain: piece for piece in reversed(pieces)}
    return [
        first[plain] if count == 1 else Text(f"{count}x ").append_text(first[plain]) for plain, count in counts.items()
    ]


def side(seen: Seen, player: int, width: int) -> list[Text]:
    """One player's rows, the first next to the middle of the table. A card stands in the first row that takes it."""
    left = [card for card in seen.field if card.controller == player]
    rows: list[list[Text]] = []
    for each in look_of(seen.game).rows:
        taken = cards_of(each, left, seen, player)
        left = [card for card in left if card not in taken]
        if taken or each.always:
            rows.append(row(each.label, taken, seen.viewer, width, each.counted))
    if player != seen.viewer:
        rows.reverse()
    return [each for lines in rows for each in lines]


def cards_of(wanted: Row, left: list[Card], seen: Seen, player: int) -> list[Card]:
    cards = list(seen.pile(wanted.zone, player).known) if wanted.zone else left
    return [card for card in cards if not wanted.types or not set(wanted.types).isdisjoint(card.types)]


def stack(seen: Seen, width: int) -> list[Text]:
    """What waits to resolve, the next one first, with what it chose."""
    lines: list[Text] = []
    for place, item in enumerate(reversed(seen.stack)):
        text = Text().append("next  " if place == 0 else "then  ", style="bold")
        owner = "your" if item.controller == seen.viewer else "opponent's"
        text.append(f"{owner} {item.source or 'ability'}")
        targets = [seen.names[id] for id in item.targets if id in seen.names]
        if targets:
            text.append(" -> " + ", ".join(targets), style="bold")
        if item.text and item.text != item.kind:
            text.append(f": {' '.join(item.text.split())}", style="dim")
        whole = break_line(text, width, 6)
        lines += whole[:MOST_STACK_LINES] if place == 0 else [clip(text, width)]
    return lines


def hand(seen: Seen, width: int) -> list[Text]:
    """The viewer's own hand, lettered for `c` and `?`, in two columns."""
    cards = seen.hand(seen.viewer).cards
    if not cards:
        return [Text("Hand      –", style="dim")]
    each = (width - 10 - 2) // 2
    lines: list[Text] = []
    for start in range(0, len(cards), 2):
        current = Text("Hand      " if start == 0 else " " * 10)
        for i, card in enumerate(cards[start : start + 2]):
            piece = Text().append(f"{letter(start + i)}) ", style="bold")
            piece.append_text(line(card, each - 3))
            piece = clip(piece, each)
            current.append_text(piece)
            if i == 0:
                current.append(" " * (each - piece.cell_len + 2))
        current.rstrip()
        lines.append(current)
    return lines


def letter(index: int) -> str:
    return LETTERS[index] if index < len(LETTERS) else str(index + 1)


def screen(seen: Seen, width: int) -> list[Text]:
    """The table from top to bottom, without log and question."""
    me = seen.viewer
    others = [player for player in range(len(seen.resources)) if player != me]
    lines = [phase_line(seen, width), rule(width)]
    for player in others:
        lines.append(status(seen, player, width))
        lines += side(seen, player, width)
    if seen.stack:
        lines.append(rule(width, look_of(seen.game).stack))
        lines += stack(seen, width)
    lines.append(rule(width))
    lines += side(seen, me, width)
    lines.append(status(seen, me, width))
    lines += hand(seen, width)
    means = styled(look_of(seen.game).can_pay(seen))
    if means:
        lines.append(means)
    return [clip(each, width) for each in lines]
