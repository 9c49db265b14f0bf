"""What players say for it: compulsions, costs of fighting and awakened texts in words that no chapter of the document
and no card of any time has, turned into those that cards have."""

from __future__ import annotations

from arbiter.games.fow.language.rewritings import Rewriting

LABEL = r"\[[A-Z][A-Za-z ]*\]"
THE_OTHERS = "J/resonators your opponent controls must block this card if able"

SAID_FREELY = (
    # 803.3, 804.3  what must attack or block
    Rewriting("803.3", r"\b(?:has|have) to (attack|block)\b", r"must \1"),
    Rewriting(
        "803.3",
        r"(?<!must )\battacks? (?:each|every) (?:turn|battle)(?: if (?:able|possible))?(?=\.)",
        "must attack if able",
    ),
    Rewriting("803.3", r"\bmust attack every turn\b", "must attack each turn"),
    Rewriting("803.3", r"\bmust attack each turn(?=\.)", "must attack each turn if able"),
    Rewriting("803.3", r"(\bmust (?:attack|block)\b[^.]*?) if (?:it|they) can\b", r"\1 if able"),
    Rewriting("803.3", r"^([^.,]*\bmust (?:attack|block))\.$", r"\1 if able."),
    Rewriting(
        "804.3",
        r"(?<!must )\bblocks? (?:each|every) (?:turn|attack|battle) if (?:able|possible)\b",
        "must block if able",
    ),
    Rewriting("804.3", r"^This card must be blocked(?: if (?:able|possible))?\.$", f"{THE_OTHERS}."),
    Rewriting(
        "804.3",
        r"^All J?/?[Rr]esonators (?:that can|able to) block this card must (?:do so|block it)\.$",
        f"{THE_OTHERS}.",
    ),
    # 803.4, 804.4  what must be done to attack or block
    Rewriting(
        "803.4",
        r"\bcan (?:only (attack|block)|(attack|block) only) if you (?=pay|banish|discard|rest)",
        r"cannot \1\2 unless you ",
    ),
    Rewriting(
        "803.4",
        r"^As an additional cost to (attack|block)(?: with this card)?, ([^.]*)\.$",
        r"This card cannot \1 unless you \2.",
    ),
    Rewriting(
        "803.4",
        r"^As this card (attack|block)s, you must ((?:pay|banish|discard|rest)\b[^.]*)\.$",
        r"This card cannot \1 unless you \2.",
    ),
    Rewriting("704.2", r"\bcannot recover during (?=(?:your|its|their)\b)", "doesn't recover during "),
    Rewriting(
        "1018.1",
        r"\b([Pp]revent all (?:battle )?damage) (?:that )?(this card|target [^.,]*?) would deal\b",
        r"\1 that would be dealt by \2",
    ),
    Rewriting("804.5", r"\battacks and (?:isn't|is not) blocked\b", "isn't blocked"),
    Rewriting("804.5", r"\bblocks or becomes blocked\b", "blocks or is blocked"),
    Rewriting("903.1", r"\b([Ww]hen(?:ever)?) (an? [^,:]*?) is played(?=[,:])", r"\1 a player plays \2"),
    # 903.1  only such abilities are played by whoever wants to
    Rewriting("903.1", r"\bactivated (?=abilit(?:y|ies)\b)", ""),
    Rewriting("903.1", r"\bActivated abilities\b", "Abilities"),
    # 1017.3d  other targets for a copy
    Rewriting("1017.3d", r"\b[Cc]hoose a new target for (?=the copy\b|it\b)", "choose new targets for "),
    Rewriting(
        "1017.3d",
        r"\b([Cc]opy [^.]*?),? and (?:you )?may choose new targets for (?:it|the copy)\.",
        r"\1. You may choose new targets for the copy.",
    ),
    # 209.1  so many times X
    Rewriting("1401.1", r"\b100 ?(?:x|×|times|multiplied by) ?X damage\b|\b100X damage\b", "X00 damage"),
    Rewriting("1401.1", r"\b100 damage (?:times|multiplied by) X\b", "X00 damage"),
    Rewriting("1401.1", r"\bdamage equal to (?:X times 100|100 times X)\b", "X00 damage"),
    # 1110.2  what an awakened card has, said shorter
    Rewriting("1110.2", rf"^(\[Awakening\] [^:]*: (?:{LABEL},? )*{LABEL}),? and (?={LABEL}\.?$)", r"\1, "),
    Rewriting("1110.2", r"^(\[Awakening\] [^:]*: )(\[[+\-][^\]]*\])(.*?)\.?$", r"\1This card gains \2\3."),
    Rewriting("1110.2", r'^(\[Awakening\] [^:]*: )"([^"]*)"\.?$', r"\1\2"),
)
