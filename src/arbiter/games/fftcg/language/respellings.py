"""Words in the place of others before a text is read: what players and judges say where cards have one spelling."""

from __future__ import annotations

from typing import Final

COLLOQUIAL: Final = (
    (r"\b([Ii])t's\b", r"\1t is"),
    (r"\b([Tt])hey're\b", r"\1hey are"),
    (r"\bon the (bottom|top or bottom|top or the bottom) of\b", r"at the \1 of"),
    (r"\bat the top or the bottom of\b", "at the top or bottom of"),
    # 7.3  whose deck it is: their owner's
    (
        r"\b((?:[Pp]ut|[Rr]eturn|[Pp]lace) (?:it|them) (?:at|on|to) (?:the )?[a-z ]{3,13} of) their decks?\b",
        r"\1 its owner's deck",
    ),
    (r"\b(Summons?|abilit(?:y|ies)) on the stack\b", r"\1"),
    (r"\b[Uu]nless your opponent pays ((?:\{\w+\})+), ", r"If your opponent doesn't pay \1, "),
    (r"\b[Uu]nless your opponent discards (\d+ cards?), ", r"If your opponent doesn't discard \1, "),
    # 11.8.17.2  with a duration it triggers each time, and what waits for the next time once
    (r"\b(?<![Dd]uring )(?:[Uu]ntil the end of the turn|[Tt]his turn), when(?:ever)? ", "During this turn, when "),
    (r"\b[Tt]he next time ([^.,]+?) this turn, (?![^.]* instead\b)", r"When \1 this turn, "),
    (r"\b[Tt]he next time ([^.,]+?) this turn, (?=[^.]* instead\b)", r"The next time if \1 this turn, "),
    (r"\b(combined|sum of the) power of\b", "total power of"),
    (r"\b([Dd])raw that many cards\b", r"\1raw the same number of cards"),
    (r"(?<=hand\. )([Ss]elect (?:up to )?\d [^.,]*?) in it\b", r"\1 from their hand"),
    (r"\bif able\b", "if possible"),
    (r"\b([Cc])an't\b", r"\1annot"),
    (r"\battacks and (?:isn't|is not) blocked\b", "isn't blocked"),
    (r"\bbecomes the target of\b", "is chosen by"),
    (
        r"\b([Ww]hen(?:ever)? [^.,]*?) (is|are) returned to (?:its|their) owners?'s? hands?(?=,| or\b)",
        r"\1 \2 RETURNED",
    ),
    (r"\bis RETURNED", "returns to its owner's hand from the field"),
    (r"\bare RETURNED", "return to its owner's hand from the field"),
    (r"\b(enters?) the field under your control\b", r"\1 your field"),
    (r"\b(enters?) the field under (?:your |an )?opponent's control\b", r"\1 your opponent's field"),
    (r"\b(into (?:your|your opponent's|the) Break Zone) from anywhere\b", r"\1"),
    (
        r"\b[Tt]here (?:are|is) (an?|\d+(?: or more| or less)?) ((?:[A-Z]\w+ )+Counters?) (?:placed )?on\b",
        r"\1 \2 are placed on",
    ),
    (r"\b(ha(?:s|ve)) (?=\+\d+ power\b)", "gain "),
    (r"^(Each [^.]*? for each [^.,]* Counter (?:placed )?on) it\b", r"\1 them"),
    (r"\bcannot play ((?:(?!onto|from|\bdue)[^.])+)\.$", r"cannot play \1 onto the field."),
    (
        r"^Your ([A-Z][^.]*?) costs? \{?(\d+)\}? less to (?:cast|play)\b",
        r"The cost required to cast your \1 is reduced by \2",
    ),
    (r"\b([Yy]our opponent [^.,]*), they (draw|discard) ", r"\1, your opponent \2s "),
    (
        r"^(?:The d|D)amage dealt to ([^.,]+?) is reduced by (\d+)\.$",
        r"If \1 is dealt damage, reduce the damage by \2 instead.",
    ),
    (
        r"^(?:The d|D)amage dealt by ([^.,]+?) is increased by (\d+)\.$",
        r"If \1 deals damage, the damage increases by \2 instead.",
    ),
    (r"^(?:The d|D)amage dealt by ([^.,]+?) is doubled\.$", r"If \1 deals damage, double the damage instead."),
    (r"\bcannot be dulled by\b", "cannot become dull by"),
    (r"\b(?:2|two) or more Forwards you control attack\b", "a party you control attacks"),
    (r"\b(the (?:Forward|Character) )blocking or blocked by\b", r"\1that blocks or is blocked by"),
)
