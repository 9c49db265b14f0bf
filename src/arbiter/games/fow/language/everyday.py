"""What players say for it in everyday words that no chapter of the document and no card of any time has, turned into
those that cards have before a line is read, as old wordings are (`rewritings`). The number is that of the rule that
says what is meant."""

from __future__ import annotations

from arbiter.games.fow.language.rewritings import Rewriting

LABEL = r"\[[A-Z][A-Za-z ]*\]"
CARD_TYPES = "(?:resonator|stone|addition|regalia|chant|rune|ruler|J-ruler|spell)"  # 202.2
THE_OTHERS = "J/resonators your opponent controls must block this card if able"

EVERYDAY = (
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
