"""What players say for it: compulsions, costs of fighting and awakened texts in words that no chapter of the document
and no card of any time has, turned into those that cards have."""

from __future__ import annotations

from arbiter.games.fow.language.rewritings import Rewriting

LABEL = r"\[[A-Z][A-Za-z ]*\]"
CARD_TYPES = "(?:resonator|stone|addition|regalia|chant|rune|ruler|J-ruler|spell)"  # 202.2
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
    Rewriting("1401.1", r"\bcannot recover during (?=(?:your|its|their)\b)", "doesn't recover during "),
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
    # 204.1, 903.2h  what is paid
    Rewriting("903.2h", r"^To play this card, you must ([^.]*)\.", r"As an additional cost to play this card, \1."),
    Rewriting("903.2h", r"\binstead of paying this card's cost\b", "rather than pay this card's cost"),
    Rewriting(
        "204.1",
        r"^If ([^,.]*), this card costs ((?:\{\w+\})+) less(?: to play)?\.",
        r"You may pay \2 less to play this card if \1.",
    ),
    Rewriting("204.1", r"^This card costs ((?:\{\w+\})+) less if\b", r"You may pay \1 less to play this card if"),
    Rewriting("204.1", r"^Your opponent's (\w+) cost (?=\{)", r"\1 your opponent plays cost "),
    Rewriting("204.1", r"^([^.,]*?) you play cost ((?:\{[A-Z]\})+) less\.", r"You may pay \2 less to play \1."),
    Rewriting(
        "204.1",
        r"^(?:[Yy]our )?[Jj]udgment costs ((?:\{\w+\})+) less(?: to do)?\.",
        r"You may pay \1 less to do judgment.",
    ),
    Rewriting("1406.2", r"\bNormal spell", "Non-resonator spell"),
    Rewriting("1406.1", r"\bSummon spell(?=s?\b)", "Resonator spell"),
    Rewriting("1401.1", r"^(\w+)s you play (?:have|gain) \[Quickcast\]\.", r"\1 cards in your hand gain [Quickcast]."),
    Rewriting(
        "1401.1",
        r"^You may play (\w+?)s as though they had \[Quickcast\]\.",
        r"\1 cards in your hand gain [Quickcast].",
    ),
    # hands and decks
    Rewriting("1019.1", r"(\bdiscards? \w+ cards?) of (?:his or her|their|your) choice\b", r"\1"),
    Rewriting("1401.1", r"\b(?:You choose|[Cc]hoose) (an? (?:\w+ )?card) (?:in|from) it\b", r"Choose \1 from it"),
    Rewriting(
        "1009.1",
        r"\b([Dd]iscard (?:your hand|any number of cards)), then draw that many cards\b",
        r"\1. Draw a card for each card discarded this way",
    ),
    Rewriting("1401.1", r"(\bLook at the top \w+ cards of your [^.]*\. [Pp]ut \w+) (?=into\b)", r"\1 of them "),
    Rewriting(
        "1401.1",
        r"\b[Pp]ut ([^.]*?) into its owner's (?:main )?deck,? (?:and|then|and then) shuffle (?:it|that deck)\b",
        r"Shuffle \1 into its owner's deck",
    ),
    # 909  what something becomes
    Rewriting("1401.1", r"\b[Ss]et your life to (\d+)", r"Your life becomes \1"),
    Rewriting("209.2", r"\b(becomes) an? (light|fire|water|wind|darkness) (?:J/)?resonator(?= until|\.)", r"\1 \2"),
    Rewriting("1401.1", r"\b(attack twice) (?:each|every|per) turn\b", r"\1 in a turn"),
    Rewriting("909.1", r"\bfor as long as\b", "as long as"),
    Rewriting("1401.1", r"\b(becomes?) (\d+)/(\d+)\b", r"\1 [\2/\3]"),
    # 1018.2, 910.3  damage of this turn
    Rewriting(
        "1018.1",
        r"\b([Pp]revent all (?:battle )?damage) (?=this turn\b|until end of turn\b)",
        r"\1 that would be dealt ",
    ),
    Rewriting(
        "910.3",
        r"\bThe next time ((?:battle )?damage) (would be dealt to [^.,]*? this turn), prevent (?:it|that damage)\.",
        r"Prevent the next \1 that \2.",
    ),
    # what a card is able to
    Rewriting("804.4", r"\bcannot be blocked except by\b|\bcan't be blocked except by\b", "can be blocked only by"),
    Rewriting(
        "1401.1",
        r"^This card doesn't rest (?:to attack|when it attacks|when attacking)\.",
        "Attacking doesn't cause this card to rest.",
    ),
    # what is meant of things in the field
    Rewriting("1414.2", r"\b(resonators|additions|regalia|J-rulers|J/resonators|magic stones) in play\b", r"\1"),
    Rewriting("1414.2", r"(\btarget cards?) in graveyards\b", r"\1 in any graveyard"),
    Rewriting("1414.3", r"\binto its owner's field rested\b", "into the field rested under its owner's control"),
    Rewriting(
        "1401.1",
        r"\b(banishes an?) (J/)?(resonator)(?: (?:he or she|they) controls?)? "
        r"with the (highest|lowest) (ATK|DEF|total cost)(?! among)",
        r"\1 \2\3 with the \4 \5 among \2\3s they control",
    ),
    Rewriting("1401.1", r"; otherwise,? ", ". Otherwise, "),
    # 705.1, 903.2g  when judgment may be done
    Rewriting(
        "705.1",
        r"^(\[Judgment\] [^.]*)\. (?:You (?:can|may) d|D)o judgment only if\b",
        r"\1. Play this ability only if",
    ),
    Rewriting(
        "705.1",
        r"^(\[Judgment\] [^.]*)\. You (?:cannot|can't) do judgment if\b",
        r"\1. You cannot play this ability if",
    ),
    Rewriting("705.1", r"^\[Judgment\] If ([^:.]*): ([^.]*)\.?$", r"[Judgment] \2. Play this ability only if \1."),
    Rewriting(
        "705.1",
        r"^\[Judgment\] ((?:[Yy]ou control|[Yy]our life|[Tt]here (?:is|are)) [^:.]*)\.?$",
        r"[Judgment] Pay {0}. Play this ability only if \1.",
    ),
    # what players have
    Rewriting(
        "1401.1",
        r"\b([Yy])(?:our opponent has more life than you|ou have less life than your opponent)\b",
        r"\1our life is less than your opponent's life",
    ),
    Rewriting(
        "1401.1", r"\b([Yy])ou have more life than your opponent\b", r"\1our life is greater than your opponent's life"
    ),
    Rewriting("306.1", r"\b([Yy])ou have no cards in hand\b", r"\1ou have no cards in your hand"),
    # 909.1  as long as something is so
    Rewriting("909.1", r"^While (?!this card is a (?:summon|resonator) spell)([^,.:]*), ", r"As long as \1, "),
    Rewriting("909.1", r"\bwhile (attacking|blocking)(?=\.)", r"as long as it's \1"),
    Rewriting("1002.1", r"\bwith no additions\b", "with no addition"),
    Rewriting("1401.1", r"^Each player's (?=resonators|J/resonators|additions)", "All "),
    Rewriting("209.2", r"^This card is also (light|fire|water|wind|darkness)\.", r"Treat this card as a \1 card."),
    Rewriting("1049.1", rf"^This card is also (an? (?![^.]*\b{CARD_TYPES}\b)[^.]*)\.", r"Treat this card as \1."),
    Rewriting("907.6", r"\bUse this will only\b", "Spend this will only"),
    Rewriting("910.1", r"\bIf any (?=\w+ would\b)", "If a "),
    # so many times X
    Rewriting("1401.1", r"\b100 ?(?:x|×|times|multiplied by) ?X damage\b|\b100X damage\b", "X00 damage"),
    Rewriting("1401.1", r"\b100 damage (?:times|multiplied by) X\b", "X00 damage"),
    Rewriting("1401.1", r"\bdamage equal to (?:X times 100|100 times X)\b", "X00 damage"),
    # 1111.2  symbols one after the other are one cost
    Rewriting("1111.2", r"^\[Incarnation\] (\{\w\}),? (\{\w\})\.?$", r"[Incarnation] \1\2"),
    Rewriting("1111.2", r"^\[Incarnation\] (\{\w\}),? (\{\w\}),? (\{\w\})\.?$", r"[Incarnation] \1\2\3"),
    # 1110.2  what an awakened card has, said shorter
    Rewriting("1110.2", rf"^(\[Awakening\] [^:]*: (?:{LABEL},? )*{LABEL}),? and (?={LABEL}\.?$)", r"\1, "),
    Rewriting("1110.2", r"^(\[Awakening\] [^:]*: )(\[[+\-][^\]]*\])(.*?)\.?$", r"\1This card gains \2\3."),
    Rewriting("1110.2", r'^(\[Awakening\] [^:]*: )"([^"]*)"\.?$', r"\1\2"),
)
