"""Cards in words: one line for a list, a short form for the field, and the whole card on demand.

Every function returns `rich` texts, whose `.plain` is what a terminal without colour shows; nothing is said
by colour alone.
"""

from __future__ import annotations

from textwrap import wrap

from rich.text import Text

from arbiter.kernel.traits import Face
from arbiter.table.fftcg import ELEMENT_STYLES, KEYWORDS, MARKS, TYPES
from arbiter.table.sight import Card


def element_words(colours: tuple[str, ...], brief: bool = False) -> str:
    return "/".join(colour.capitalize()[: 3 if brief else None] for colour in colours)


def element_style(colours: tuple[str, ...]) -> str:
    return ELEMENT_STYLES.get(colours[0], "") if len(colours) == 1 else "bold"


def type_words(card: Card) -> str:
    return "/".join(kind.capitalize() for kind in TYPES if kind in card.types) or "card"


def name_of(card: Card) -> Text:
    """The name in its Element's colour; a card that may not be known is a card back."""
    if card.hidden:
        return Text().append("a face-down card", style="dim")
    # Appended, because the style of a text itself would colour all that is appended later.
    return Text().append(card.name, style=element_style(card.colours))


def line(card: Card, room: int = 0) -> Text:
    """For a list: name, Element and cost, type, power, EX. Where there is little room, the Element is cut short."""
    text = facts(card)
    return text if not room or text.cell_len <= room else facts(card, brief=True)


def facts(card: Card, brief: bool = False) -> Text:
    text = name_of(card)
    if card.hidden:
        return text
    text.append(f"  {element_words(card.colours, brief)} {card.cost}")
    if card.limit_cost:
        text.append(f", LB {card.limit_cost}")
    text.append(f" {type_words(card)}")
    if card.power is not None:
        text.append(f" {card.power}")
    if card.burst:
        text.append(" EX", style="bold")
    return text


def stance(card: Card) -> list[str]:
    """What is special about a card on the field now, most urgent first."""
    found: list[str] = []
    if card.attacking:
        found.append("ATTACKS")
    if card.blocking:
        found.append("BLOCKS")
    if card.dull:
        found.append("dull")
    if card.frozen:
        found.append("frozen")
    if card.fresh and "haste" not in card.keywords and "forward" in card.types:
        found.append("new")
    if card.damage:
        found.append(f"-{card.damage}")
    found += [word for key, word in KEYWORDS.items() if key in card.keywords]
    found += [word for key, word in MARKS.items() if key in card.marks]
    found += [f"{count} {kind}" for kind, count in card.counters]
    if card.under:
        found.append(f"on {card.under[0]}")
    return found


def on_field(card: Card, viewer: int) -> Text:
    """For the field: name, power and how it changed, and what is special now."""
    text = name_of(card)
    if card.dull:
        text.stylize("dim")
    if card.power is not None and "forward" in card.types:
        text.append(f" {card.power}", style="bold")
        change = card.power - card.printed_power
        if change and card.printed_power:
            text.append(f"({change:+d})", style="green" if change > 0 else "red")
    elif "backup" in card.types:
        text.append(f" {element_words(card.colours)}")
    words = [word for word in stance(card) if not (word == "new" and card.controller != viewer)]
    if words:
        text.append(" [" + ", ".join(words) + "]", style="dim" if card.dull else "")
    return text


def field_option(card: Card, viewer: int) -> Text:
    """For a list of choices: as it stands on the field, or as it would be read in a hand."""
    return on_field(card, viewer) if card.turned else line(card)


def whole(face: Face, width: int) -> list[Text]:
    """Everything that is printed on a card."""
    traits = face.traits
    colours = tuple(sorted(traits.colours))
    head = Text().append(face.name, style="bold " + element_style(colours))
    head.append(f"  ({face.key})", style="dim")
    types = "/".join(kind.capitalize() for kind in TYPES if kind in traits.types)
    facts = [f"{element_words(colours)} {types}", f"cost {traits.cost}"]
    if face.limit_cost:
        facts.append(f"LB cost {face.limit_cost}")
    if traits.power:
        facts.append(f"power {traits.power}")
    if traits.kinds:
        facts.append("Job " + "/".join(sorted(traits.kinds)))
    if traits.groups:
        facts.append("Category " + ", ".join(sorted(traits.groups)))
    if "generic" in traits.flags:
        facts.append("generic")
    if "burst" in traits.flags:
        facts.append("EX Burst")
    lines = [head, *(Text("  " + part) for part in wrap(" · ".join(facts), width - 2))]
    for paragraph in face.text.splitlines() or ["(no text)"]:
        parts = wrap(paragraph.strip(), width - 4) or [""]
        lines += [Text("  | " + part) for part in parts]
    if "problem" in face.extra:
        lines.append(Text("  This card's text is not understood, so it is not played."))
    return lines


def clip(text: Text, width: int) -> Text:
    """Cut to a width, with an ellipsis."""
    made = text.copy()
    made.truncate(width, overflow="ellipsis")
    return made


def wrapped(text: str, width: int, first: str = "", rest: str = "") -> list[Text]:
    """Plain words broken into lines, the later ones indented."""
    return [Text(part) for part in wrap(text, width, initial_indent=first, subsequent_indent=rest)] or [Text(first)]


def break_line(text: Text, width: int, indent: int) -> list[Text]:
    """A long text on several lines, the later ones indented."""
    lines: list[Text] = []
    while text.cell_len > width:
        cut = text.plain.rfind(" ", indent + 1, width + 1)
        cut = cut if cut > indent else width
        lines.append(text[:cut])
        rest = text[cut:]
        start = len(rest.plain) - len(rest.plain.lstrip())
        text = Text(" " * indent) + rest[start:]
    return [*lines, text]
