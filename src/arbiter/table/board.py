"""The screen: phases, both fields, the stack, one's own hand, in at most the given width.

Built from what the player sees (`Seen`) and nothing else. A line is a `rich` text; the fields share lines
where there is room, so that a full table still fits a terminal of 100 by 30.
"""

from __future__ import annotations

from rich.text import Text

from arbiter.games.fftcg.processes import DAMAGE_TO_LOSE
from arbiter.table.cards import break_line, clip, element_words, line, on_field
from arbiter.table.fftcg import STRIP, means
from arbiter.table.sight import Card, Seen

LETTERS = "abcdefghijklmnopqrstuvwxyz"
GAP = "   "
MOST_STACK_LINES = 3  # of the text of what resolves next


def rule(width: int, title: str = "") -> Text:
    """A line across, perhaps with words in it."""
    if not title:
        return Text("─" * width, style="dim")
    return Text(f"── {title} ".ljust(width, "─")[:width], style="dim")


def strip(seen: Seen, width: int) -> Text:
    """Turn, whose it is, and the phases with the present one in brackets."""
    if seen.turn == 0:
        return Text("Before the first turn", style="bold")
    yours = "your turn" if seen.active == seen.viewer else "opponent's turn"
    text = Text().append(f"Turn {seen.turn}, {yours}  ", style="bold")
    for word, steps in STRIP:
        if seen.step in steps:
            text.append(f"[{word.upper()}]", style="reverse").append(" ")
        else:
            text.append(f"{word} ", style="dim")
    return clip(text, width)


def status(seen: Seen, player: int, width: int) -> Text:
    """Damage and how many cards lie where."""
    damage = seen.pile("damage", player)
    bursts = sum(1 for card in damage.known if card.burst)
    most = DAMAGE_TO_LOSE[seen.format]
    mine = player == seen.viewer
    text = Text().append("YOU       " if mine else "OPPONENT  ", style="bold")
    text.append(f"damage {damage.count}/{most}", style="bold red" if damage.count >= most - 2 else "bold")
    text.append(f" {'#' * damage.count}{'.' * max(0, most - damage.count)}", style="red")
    if bursts:
        text.append(f" ({bursts} EX)")
    limit = seen.pile("limit", player)
    counts = [f"hand {seen.pile('hand', player).count}"]
    counts += [f"{kind} {count}" for kind, count in sorted(seen.resources[player].items()) if count]
    counts += [f"{word} {seen.pile(zone, player).count}" for word, zone in (("deck", "deck"), ("break", "break"))]
    if seen.pile("removed", player).count:
        counts.append(f"removed {seen.pile('removed', player).count}")
    if limit.count:
        used = sum(1 for card in limit.known if not card.face_down)
        counts.append(f"LB {limit.count - used}" + (f"+{used} used" if used else ""))
    text.append(" · " + " · ".join(counts))
    return clip(text, width)


def funds(seen: Seen, width: int) -> Text:
    backups, cards, colours = means(seen, seen.viewer)
    if not backups and not cards:
        return Text("CP you could produce: none", style="dim")
    text = Text("CP you could produce: ")
    text.append(str(backups), style="bold")
    text.append(" from Backups, ")
    text.append(str(cards), style="bold")
    text.append(f" by discarding your whole hand ({element_words(colours)})")
    return clip(text, width)


def row(label: str, cards: list[Card], viewer: int, width: int) -> list[Text]:
    """Cards of one kind, side by side while they fit."""
    head = f"{label:10}"
    if not cards:
        return [Text(head + "–", style="dim")]
    room = width - len(head)
    lines: list[Text] = []
    current, used = Text(head), 0
    for card in cards:
        piece = clip(on_field(card, viewer), room)
        gap = len(GAP) if used else 0
        if used and used + gap + piece.cell_len > room:
            lines.append(current)
            current, used, gap = Text(" " * len(head)), 0, 0
        current.append(" " * gap)
        current.append_text(piece)
        used += gap + piece.cell_len
    return [*lines, current]


def side(seen: Seen, player: int, width: int) -> list[Text]:
    """One player's field: Forwards next to the middle of the table."""
    mine = [card for card in seen.field if card.controller == player]
    forwards = [card for card in mine if "forward" in card.types]
    monsters = [card for card in mine if "monster" in card.types and card not in forwards]
    backups = [card for card in mine if "backup" in card.types and card not in forwards]
    rows = [row("Forwards", forwards, seen.viewer, width)]
    if monsters:
        rows.append(row("Monsters", monsters, seen.viewer, width))
    rows.append(row("Backups", backups, seen.viewer, width))
    if player != seen.viewer:
        rows.reverse()
    return [each for lines in rows for each in lines]


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
        if item.text:
            text.append(f": {' '.join(item.text.split())}", style="dim")
        whole = break_line(text, width, 6)
        lines += whole[:MOST_STACK_LINES] if place == 0 else [clip(text, width)]
    return lines


def hand(seen: Seen, width: int) -> list[Text]:
    """The viewer's own hand, lettered for `c` and `?`, in two columns."""
    cards = seen.pile("hand", seen.viewer).cards
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
    lines = [strip(seen, width), rule(width)]
    for player in others:
        lines.append(status(seen, player, width))
        lines += side(seen, player, width)
    if seen.stack:
        lines.append(rule(width, "stack"))
        lines += stack(seen, width)
    lines.append(rule(width))
    lines += side(seen, me, width)
    lines.append(status(seen, me, width))
    lines += hand(seen, width)
    lines.append(funds(seen, width))
    return [clip(each, width) for each in lines]
