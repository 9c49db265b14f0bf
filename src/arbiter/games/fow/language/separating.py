"""205.2, 1102.1: keyword abilities in lines of their own, and symbols in braces, however a text has them written."""

from __future__ import annotations

import re
from typing import Final

# 1102.1  words that stand by themselves: a sentence behind them in the same line is a paragraph of its own (205.2)
WORD: Final = (
    r"\[(?:Flying|Swiftness|Precision|Pierce|First Strike|Multi Strike|Bane|Drain|Eternal|Imperishable|Quickcast|"
    r"Remnant|Explode|Bloodlust|Belligerence|Untouchable|Protect|Overgrowth|Terrifying|Aegis|Blood Trail|Enraging)\]"
)
ROW: Final = rf"{WORD}(?:(?:,? | and |, and ){WORD})*"
WORDS: Final = re.compile(rf"^({ROW})[.,;:]? (?=(?:\[Enter\]|\{{|[A-Z])[^\n]* )", re.MULTILINE)
LISTED: Final = re.compile(rf"^{ROW}\.?$", re.MULTILINE)


SYMBOL: Final = re.compile(r"\[([WRGBDVX]|\d+)\]")
OTHERWISE: Final = {"B": "U", "D": "B"}  # 1166.2  blue and dark


def braced(cost: str) -> str:
    """A printed cost in the document's own square brackets, with the symbols that cards are written with."""
    return SYMBOL.sub(lambda found: f"{{{OTHERWISE.get(found[1], found[1])}}}", cost)


def words_apart(text: str) -> str:
    """The keyword abilities that stand by themselves in a line of their own, apart from what is said behind them."""
    text = WORDS.sub(lambda found: f"{found[1]}\n", text)
    return LISTED.sub(lambda found: " ".join(re.findall(WORD, found[0])), text)
