"""What is said in everyday words alone, and what the document says for it: put into its words before a line is read, as
old wordings are (`rewritings`). The number is that of the rule that says what is meant."""

from __future__ import annotations

import re
from typing import Final

from arbiter.games.fow.language.rewritings import Rewriting

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


SAID = (
    # 312.3  a chant is nowhere but in the chase area where it could be cancelled; a resonator without "spell" is in the
    # field (307.6), and so nothing that can be (1012.1)
    Rewriting("312.3", r"\b([Cc]ancel target (?:[\w-]+ )?chant)(?! (?:spell|or|and)\b)(?=[ .,])", r"\1 spell"),
    # 903.2j  one of two targets suffers the one, the other the other
    Rewriting(
        "903.2j",
        r"\bTarget two ([^.,]*?)s\b([^.,]*)\. ([A-Z]\w+) one(?: of them)?(?:, then|,? and(?: then)?|,) (\w+) "
        r"(?:one|the other)(?: of them)?\b([^.]*)\.",
        r"\3 target \1\2. \4 another target \1\2\5.",
    ),
    Rewriting(
        "1146.2",
        r"\b([Ww])henever a guidance counter is put on (?=this card\b)",
        r"\1henever one or more guidance counters are put on ",
    ),
    Rewriting("1401.1", r"\bthat many plus (\w+) instead\b", r"that many cards plus \1 instead"),
    Rewriting(
        "1401.1",
        r"\b[Tt]his card(?:'s cost is| costs) ((?:\{\w+\})+) (less|more)(?= (?:if|as long as|for each)\b)",
        r"You pay \1 \2 to play this card",
    ),
    Rewriting("1401.1", r"\bfrom graveyards\b", "from any graveyard"),
    Rewriting("1401.1", r"\battacks each turn if able\b", "must attack each turn if able"),
    Rewriting("1111.3", r"\[Incarnation\] ?\((an? [^().]{1,90})\)", r"[Incarnation] \1"),
    Rewriting("909.1", r"\buntil your next turn\b", "until the beginning of your next turn"),
    # 1308.1  what stands in the lower box
    Rewriting("1308.1", r"^\[?Solo Mode\]?$", "[Solo Mode]"),
    Rewriting("1308.1", r"^\[?Solo Mode\]? ?[:\-–—] (?=\S)", "[Solo Mode] - "),
    Rewriting("1172.2", r"\[Consensus\] ?\(?([A-Z]\w+) or ([A-Z]\w+)\)?$", r"[Consensus] «\1» or «\2»"),
    Rewriting("1172.2", r"(?<!«)\b([A-Z]\w+) (has|had) more votes\b", r"«\1» \2 more votes"),
    Rewriting(
        "1121.3a",
        r"^As long as this card is added to an? (J/)?resonator, "
        r"(?:that (?:J/)?resonator|that card|it) (?=gains|cannot|loses)",
        r"Added \1resonator ",
    ),
    Rewriting(
        "905.5b",
        r"\b(Players|You|Your opponent) gain(s?) \"As an additional cost to play "
        r"(?:an activate ability|activate abilities), pay ((?:\{\w+\})+)\.?\"",
        r"\1 pay\2 \3 more to play activate abilities",
    ),
    Rewriting("1024.3", r"\b[Tt]arget J-ruler you control becomes astral\b", "Make target J-ruler you control astral"),
    Rewriting("1401.1", r"\b[Tt]his turn, the next ([^.,]*?) costs\b", r"The next \1 this turn costs"),
    Rewriting(
        "910.1",
        r"\b[Tt]he next time (?:a|any) source would deal damage to ([^.,]*?) this turn, prevent (?:that damage|it)\b",
        r"Prevent the next damage that would be dealt to \1 this turn",
    ),
    Rewriting("312.3", r"\b([Cc]ancel target) \[?Spell: ?Chant-Instant\]?", r"\1 chant spell with [Quickcast]"),
    Rewriting("1414.2", r"\ba magic stone from your field\b", "a magic stone you control"),
    # 1114.2, 1174.2  what is played from there comes by way of the chase area, and not straight out of it
    Rewriting("1114.2", r"\b([Tt]his card enters the field from) your (?=standby area)", r"\1 a "),
    Rewriting("1127.2", r"\[Resonance\] ?\(([^()]+)\) or \(([^()]+)\)", r"[Resonance] \1 or \2"),
    Rewriting("1185.2", r"\b(is|becomes) targeted(?= >>>|,)", "becomes targeted by a spell or ability"),
    Rewriting(
        "1147.2", r"\ba God's Art ability you control(?:led)? (?:is resolved|resolves)\b", "you resolve a God's Art"
    ),
    # 1309.1a  the willpower symbol, written plainly
    Rewriting("1309.1a", r"^[\[{(]?\+ ?(\d+)[\]})]?: ?", r"[+\1]: "),
    Rewriting("1309.1a", r"^[\[{(]?[-−–] ?(\d+)[\]})]?: ?", r"[-\1]: "),
    Rewriting("1309.1a", r"^0: ?", "[0]: "),
    # 204.1, 907.5, 1166.2  the document writes symbols in square brackets, with [B] for water and [D] for darkness
    Rewriting("1013.2", r"\[Rest\]", "{Rest}"),
    Rewriting("1013.2", r"^Rest(?: this card)?(?=: )", "{Rest}"),
    Rewriting("1013.2", r"(?<=[}\d], )[Rr]est(?: this card)?(?=: )", "{Rest}"),
    Rewriting("204.1b", r"\[([1-9]\d?|X)\](?!\()", r"{\1}"),
    Rewriting("907.5", r"\[([WRGV])\]", r"{\1}"),
    Rewriting("907.5", r"\[B\]", "{U}"),
    Rewriting("907.5", r"\[D\]", "{B}"),
    # 1110.2, 1191.2 and their like: "(Cost)"
    Rewriting("1102.1", r"^(\[[A-Z][\w ]+\]) ?\(((?:\{\w+\})+)\)", r"\1 \2"),
    # 1108, 1182.2  spelled in three ways by the document itself
    Rewriting("1108.2", r"\[Swift(?:iness|ress|)\]", "[Swiftness]"),
    # 1020.1, 1022.1a, 1303.1  sizes without their brackets
    Rewriting("1020.1", r"\b((?:[Gg]ains?|gets?|loses?|become|becomes) )([+-]?\d+/[+-]?\d+)(?![\d\]])", r"\1[\2]"),
    Rewriting("1022.1a", r"(?<![\[\d+-])([+-]\d+/[+-]\d+)(?= counters?\b)", r"[\1]"),
    Rewriting("1303.1", r"(?<![\[\d+-])(\d+/\d+)(?= [^.]*?\btokens?\b)", r"[\1]"),
    Rewriting(
        "1303.1",
        r'(\[\d+/\d+\]) ((?:(?:light|fire|water|wind|darkness) )?)"([^"]+)" (?:resonator )?(tokens?)\b',
        r'\1 \2resonator \4 named "\3"',
    ),
    # 307.5  what its card is, is said of the card
    Rewriting(
        "307.5",
        r"\b([Tt])his (?:regalia|addition|entity)"
        r"(?= (?:deals|gains|cannot|enters|has|is|leaves|becomes|attacks|and|was)\b)",
        r"\1his card",
    ),
    Rewriting("307.5", r"\b([Ww]hen(?:ever)? this) (?=enters|leaves|attacks|blocks|deals|is)", r"\1 card "),
    Rewriting("1140.2", r"^\[Enter\] ?[-–—]+ ?(?=[A-Z])", "[Enter] >>> "),
    Rewriting("1007.3", r"^Deals (?=\d+ damage)", "This card deals "),
    Rewriting("105.3", r"\bcontrolled by (?:your|an) opponent\b", "your opponent controls"),
    Rewriting("105.3", r"\bcontrolled by you\b", "you control"),
    Rewriting("105.3", r"\b([Aa])ll of (resonators|J/resonators) (your opponent controls|you control)", r"\1ll \2 \3"),
    Rewriting("105.1", r"\b[Aa]ll players (draw|discard|gain|lose)\b", r"Each player \1s"),
    Rewriting("1019.1", r"\b(draw \w+ cards?,? (?:and|then) discard) one\b(?! of)", r"\1 a card"),
    Rewriting("1401.1", r"(?<=\. )When you do, ", "If you do, "),
    Rewriting("302.5", r"\bto its owners hand\b", "to its owner's hand"),
    Rewriting("302.5", r"\b([Rr]eturn target [^.]*?) to hand\b", r"\1 to its owner's hand"),
    Rewriting("1004.1", r"\bfrom game\b", "from the game"),
    Rewriting("302.3a", r"\b(was played from) the (?=standby area|graveyard|hand|removed area)", r"\1 your "),
    Rewriting("902.1", r"^Until end of turn, (you may play [^.]*?)\.", r"\1 until end of turn."),
)
