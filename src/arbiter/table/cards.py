"""Cards in words: one line for a list, a short form for the field, and the whole card on demand.

Every function returns `rich` texts, whose `.plain` is what a terminal without colour shows; nothing is said
by colour alone.
"""

from __future__ import annotations

from collections.abc import Collection
from textwrap import wrap

from rich.text import Text

from arbiter.kernel.traits import Face
from arbiter.profile.look import Look, Styled, colour_words
from arbiter.profile.seen import Card
from arbiter.table.looks import look_of
from arbiter.table.seeing import price_words
from arbiter.wording import figure


def styled(pieces: Styled) -> Text:
    """Pieces of text as the terminal takes them."""
    text = Text()
    for piece, style in pieces:
        text.append(piece, style=style)
    return text


def colour_style(colours: tuple[str, ...], look: Look) -> str:
    return look.colour_styles.get(colours[0], "") if len(colours) == 1 else "bold"


def type_words(types: Collection[str], look: Look) -> str:
    return "/".join(word for kind, word in look.types.items() if kind in types) or "card"


def name_of(card: Card) -> Text:
    """The name in its colour; a card that may not be known is a card back."""
    if card.hidden:
        return Text().append("a face-down card", style="dim")
    # Appended, because the style of a text itself would colour all that is appended later.
    return Text().append(card.name, style=colour_style(card.colours, look_of(card.game)))


def line(card: Card, room: int = 0) -> Text:
    """For a list: name, colours and cost, type, power, signs. Where there is little room, the colours are cut short."""
    text = facts(card)
    return text if not room or text.cell_len <= room else facts(card, brief=True)


def facts(card: Card, brief: bool = False) -> Text:
    text = name_of(card)
    if card.hidden:
        return text
    look = look_of(card.game)
    words = [colour_words(card.colours, brief)] if not card.price else []
    if look.without_cost.isdisjoint(card.types):
        words.append(card.price or str(card.cost))
    if look.level_word and card.level:
        words.append(f"{look.level_word}{card.level}")
    text.append("  " + " ".join(word for word in words if word))
    if card.limit_cost:
        text.append(f", {look.limit_word} {card.limit_cost}")
    text.append(f" {type_words(card.types, look)}")
    if card.power is not None:
        text.append(f" {stats(card)}")
    for flag, sign in look.flag_signs.items():
        if flag in card.flags:
            text.append(f" {sign}", style="bold")
    return text


def stats(card: Card) -> str:
    power = figure(card.power or 0)
    shown = power if card.guard is None else f"{power}/{figure(card.guard)}"
    return f"{shown}/{figure(card.strike)}" if look_of(card.game).strike_word else shown


def stance(card: Card) -> list[str]:
    """What is special about a card on the field now, most urgent first."""
    look = look_of(card.game)
    where = look.place_words(card)
    found: list[str] = [where] if where else []
    if card.attacking:
        found.append("ATTACKS")
    if card.blocking:
        found.append("BLOCKS")
    if card.rested:
        found.append(look.rested_word)
    elif card.turned == "reversed":
        found.append("reversed")
    if card.frozen:
        found.append("frozen")
    waits = card.fresh and look.newcomers_wait and look.haste not in card.keywords
    if waits and not look.fighters.isdisjoint(card.types):
        found.append("new")
    if card.damage:
        found.append(f"-{card.damage}")
    found += [word for key, word in look.keywords.items() if key in card.keywords]
    found += [word for key, word in look.marks.items() if key in card.marks]
    found += [f"{count} {kind}" for kind, count in card.counters]
    if card.under:
        found.append(f"on {card.under[0]}")
    return found


def on_field(card: Card, viewer: int) -> Text:
    """For the field: name, power and how it changed, and what is special now."""
    look = look_of(card.game)
    text = name_of(card)
    if card.rested:
        text.stylize("dim")
    if card.power is not None and not look.fighters.isdisjoint(card.types):
        text.append(f" {stats(card)}", style="bold")
        text.append_text(changed(card))
    elif card.colours and not look.colours_shown.isdisjoint(card.types):
        text.append(f" {colour_words(card.colours)}")
    if look.level_word and card.level:
        text.append(f" {look.level_word}{card.level}")
    words = [word for word in stance(card) if not (word == "new" and card.controller != viewer)]
    if words:
        text.append(" [" + ", ".join(words) + "]", style="dim" if card.rested else "")
    return text


def changed(card: Card) -> Text:
    """How the numbers differ from the printed ones."""
    assert card.power is not None
    power = card.power - card.printed_power
    guard = 0 if card.guard is None else card.guard - card.printed_guard
    if not (card.printed_power or card.printed_guard) or not (power or guard) or "∞" in stats(card):
        return Text()
    style = "green" if power + guard > 0 else "red"
    return Text().append(f"({power:+d})" if card.guard is None else f"({power:+d}/{guard:+d})", style=style)


def field_option(card: Card, viewer: int) -> Text:
    """For a list of choices: as it stands on the field, or as it would be read in a hand."""
    return on_field(card, viewer) if card.turned else line(card)


def whole(face: Face, width: int, look: Look) -> list[Text]:
    """Everything that is printed on a card, side after side."""
    lines = one_side(face, width, look)
    for side in () if face.is_back else face.other:  # which card lies face down is not for everybody
        lines += [Text("  on another side:", style="dim"), *one_side(side, width, look)]
    return lines


def one_side(face: Face, width: int, look: Look) -> list[Text]:
    traits = face.traits
    colours = tuple(sorted(traits.colours))
    head = Text().append(face.name, style="bold " + colour_style(colours, look))
    head.append(f"  ({face.key})", style="dim")
    facts = [" ".join(word for word in (colour_words(colours), type_words(traits.types, look)) if word)]
    if look.without_cost.isdisjoint(traits.types):
        facts.append(f"cost {price_words(face, look) or traits.cost}")
    if face.limit_cost:
        facts.append(f"{look.limit_word} cost {face.limit_cost}")
    facts += numbers(face, look)
    if traits.kinds:
        facts.append(f"{look.kind_word} " + "/".join(sorted(traits.kinds)))
    if traits.groups:
        facts.append(f"{look.group_word} " + ", ".join(sorted(traits.groups)))
    facts += [word for flag, word in look.flag_words.items() if flag in traits.flags]
    lines = [head, *(Text("  " + part) for part in wrap(" · ".join(facts), width - 2))]
    for paragraph in face.text.splitlines() or ["(no text)"]:
        parts = wrap(paragraph.strip(), width - 4) or [""]
        lines += [Text("  | " + part) for part in parts]
    if "problem" in face.extra:
        lines.append(Text("  This card's text is not understood, so it is not played."))
    return lines


def numbers(face: Face, look: Look) -> list[str]:
    """The numbers at the foot of a card, those that it has."""
    traits = face.traits
    has = face.has_power or traits.power or traits.guard
    found = [f"{look.power_word} {traits.power}"] if has else []
    found += [f"{look.guard_word} {traits.guard}"] if traits.guard else []
    return [*found, f"{look.strike_word} {traits.strike}"] if look.strike_word and traits.strike else found


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
