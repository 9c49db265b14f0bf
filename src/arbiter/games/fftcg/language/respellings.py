"""Words in the place of others before a text is read: what players and judges say where cards have one spelling."""

from __future__ import annotations

from typing import Final

KINDS = "Forward|Backup|Monster|Character"
DOES = (
    r"[Cc]hoose|[Dd]raws?|[Dd]iscards?|[Ss]elects?|[Uu]p to|top|[Ss]earch for|[Rr]eveal|[Pp]lay|[Rr]eturn|[Dd]ull|"
    r"[Aa]ctivate|[Bb]reak|[Pp]ut|[Pp]lace|[Rr]emove"
)
NUMBERS = ((1, "one"), (2, "two"), (3, "three"), (4, "four"), (5, "five"))
KEYWORD = r"(?:\+\d+ power|Haste|Brave|First Strike|Back Attack)"

# Numbers, times and verbs in everyday English.
PLAIN: Final = (
    (r"\b([Uu])ntil (?:the )?end of (?:the )?turn\b", r"\1ntil the end of the turn"),
    *((rf"\b({DOES}) {word} (?!of\b|more\b)", rf"\1 {number} ") for number, word in NUMBERS),
    *((rf"\b([Gg])ain {number} [Cc]rystals?\b", r"\1ain " + "{C}" * number) for number, _ in NUMBERS[:4]),
    (r"\b([Cc])hoose target ", r"\1hoose 1 "),
    (r"\b([Dd])estroy\b", r"\1DESTROY"),
    (r"\bdDESTROY\b", "break"),
    (r"\bDDESTROY\b", "Break"),
    (r"\bdestroyed\b", "broken"),
    (r"\b([Bb]reak|[Dd]ull|[Aa]ctivate|[Ff]reeze|[Rr]eturn) every ", r"\1 each "),
    (r"\bgets (?=[+-]?\d+ power)", "gains "),
    (r"\bget (?=[+-]?\d+ power)", "gain "),
    (r"\bgain(s?) -(?=\d+ power)", r"lose\1 "),
    (
        rf"\b(gains? {KEYWORD}(?:(?:, and|,| and) {KEYWORD})*|loses? \d+ power) this turn\b",
        r"\1 until the end of the turn",
    ),
    (r"\b[Ii]ncrease its power by (\d+)", r"It gains +\1 power"),
    (r"\b(?:[Rr]educe|[Dd]ecrease) its power by (\d+)", r"It loses \1 power"),
    (r"\bcannot activate (?=during)", "will not activate "),
    (r"\b([Dd]eals?) (\d+ points? of damage) to (your opponent|you|each player)\b", r"\1 \3 \2"),
    (r"\b([Dd]eals?) (your opponent|you|each player) (1) damage\b", r"\1 \2 \3 point of damage"),
    (r"\b([Dd]eals?) (your opponent|you|each player) ([2-9]) damage\b", r"\1 \2 \3 points of damage"),
    (r"\b((?:[Pp]ut|[Pp]lace) (?:it|them|the|an?|\d) ?[^.,]*?) into your Damage Zone\b", r"\1 into the Damage Zone"),
    (r"\binto its owner's Break Zone\b", "into the Break Zone"),
    (r"\b([Rr]eturn [^.:]*?) to hand\b", r"\1 to its owner's hand"),
    (r"\b[Ii]ts owner shuffles it into their deck\b", "Shuffle it into its owner's deck"),
    (r"\b([Yy]ou may cast it) this turn (without paying (?:its|the) cost)\b", r"\1 \2 this turn"),
    (
        r"\b([Dd]iscard (?:your hand|any number of cards|up to \d cards?)(?: from your hand)?"
        r"(?:\.(?: [Tt]hen,?)?| and|, then|\. When you do so,|\. If you do(?: so)?,) "
        r"?[Dd]raw) (?:that many|the same number of) cards",
        r"\1 1 card for each card discarded",
    ),
    (r"\b([Ww]hen) you [Pp]rime an? (Character|Forward|Backup|Monster), ", r"\1 a \2 you control is priming, "),
    (r"\b([Ii]f you )(discarded|received|dealt) (?=[^.,]* this turn\b)", r"\1have \2 "),
    (r"\b([Ii]f you )drew (?=[^.,]* this turn\b)", r"\1have drawn "),
    # 6.7  counters that are somewhere were placed there
    (r"\b((?:for each|the number of) (?:[A-Z][\w-]* )+Counters?) on\b", r"\1 placed on"),
    (
        r"\b([Ii]f|[Ww]hen|while|as long as) (it|[A-Z][\w-]*) has (\d+(?: or more| "
        r"or less)?) ((?:[A-Z][\w-]* )+Counters?)"
        r"(?: on it)?(?=[,.])",
        r"\1 \3 \4 are placed on \2",
    ),
    # whose things
    (r"\ban opponent (?=controls?\b)", "opponent "),
    (rf"\b1 of your opponent's ({KINDS})s\b", r"1 \1 opponent controls"),
    (rf"\b([2-9]) of your opponent's ((?:{KINDS})s)\b", r"\1 \2 opponent controls"),
    (rf"\b1 of your ({KINDS})s\b", r"1 \1 you control"),
    (rf"\b([2-9]) of your ((?:{KINDS})s)\b", r"\1 \2 you control"),
    (rf"\b1 opponent's ({KINDS})\b", r"1 \1 opponent controls"),
    (rf"\ball (?:of )?your opponent's ((?:{KINDS})s)\b", r"all the \1 opponent controls"),
    (rf"\ball (?:of )?your ((?:{KINDS})s)\b", r"all the \1 you control"),
    (rf"(?:^|(?<=\. ))Your ((?:{KINDS})s) ((?:gain|lose) [^.]*until the end)", r"All the \1 you control \2"),
    # which of them
    (r"\b((?:cost|power) \d+) or lower\b", r"\1 or less"),
    (r"\bcosting (?=\d+ or (?:less|more))", "of cost "),
    (rf"\b({KINDS}|Summon) named ([A-Z][\w'-]*)", r"‹Card Name \2› \1"),
    (r"\bthat (?:isn't|is not) (an?) (?=[A-Z])", r"other than \1 "),
    (r"\bless than or equal to\b", "equal to or less than"),
    (r"\bgreater than or equal to\b", "equal to or greater than"),
    (r"\bof (total cost)(?: of)? (\d+ or less)\b", r"with a \1 of \2"),
    (
        r"\bwith (less|lower|more|higher|greater) (power|cost) than "
        r"(it|[A-Z][\w-]*)(?=[.,]| your?\b| opponent\b| in\b)",
        r"with \2 \1 than \3",
    ),
    (r"\b(?:of|with) (power|cost) (less|lower|more|higher|greater) than\b", r"with \1 \2 than"),
    (
        r"\b(of|with) (power|cost) (equal to or (?:less|greater|more) than "
        r"[A-Z][\w-]*)'s(?=[.,]| your?\b| opponent\b| in\b)",
        r"\1 \2 \3's \2",
    ),
    # when
    (
        r"^When (.{3,80}?) for the first time (?:each|in a|in each) turn, ",
        r"During each turn, when \1 for the first time, ",
    ),
    (r"^When (?!an? |another )([^,.]{1,30}?) is cast, ", r"When you cast \1, "),
    (r"\benters the field by being cast\b", "enters the field due to your cast"),
    (r"\benters the field, if (?:you cast it|you have cast it|it was cast), ", "enters the field due to your cast, "),
    (r"\b(Counter) that (?:was|were) on\b", r"\1 placed on"),
    (r"\b([Ii]f you )cast (?!it\b|them\b)(?=[^.,]* this turn\b)", r"\1have cast "),
    (r"\b([Nn])ame (?:1|a) card(?=[.,])", r"\1ame 1 card name"),
    (r"\b(the named card)(?=[.,])", r"\1 name"),
)

# How often, for whom and for how much less.
TERMS: Final = (
    (r"\b[Yy]ou may only use this ability\b", "You can only use this ability"),
    (r"\b[Uu]se this ability only (?=once|during|if)", "You can only use this ability "),
    (
        r"^([A-Z][^.,:]*?) costs \{?(\d+)\}? less(?: to cast)? if ([^.]+)\.$",
        r"If \3, the cost required to cast \1 is reduced by \2.",
    ),
    (
        r"^([A-Z]\w+s) you cast cost \{?(\d+)\}? less(?: to cast)?\b",
        r"The cost required to cast your \1 is reduced by \2",
    ),
    (r"^Your ([A-Z]\w+s) cost \{?(\d+)\}? less(?=\.)", r"The cost required to cast your \1 is reduced by \2"),
    (
        r"^Your opponent's ([A-Z]\w+s) cost \{?(\d+)\}? more(?: to cast)?(?=\.)",
        r"The cost for your opponent to cast \1 is increased by \2",
    ),
    (r"^([A-Z][^.,:]*?) can only be cast (?=if\b|during\b)", r"You can only cast \1 "),
    (
        r"^You may pay ((?:\{\w+\})+) as an (?:extra|additional) cost to cast ([^.,]+)\.",
        r"As an additional cost to cast \2, you may pay \1.",
    ),
    (r"\byou paid the extra cost\b", "you paid the additional cost"),
    (r"\b([Ww]hen) (an? [A-Z]\w+) is cast\b", r"\1 a player casts \2"),
    (r"\b([Ii]f) it has (?:a )?(power|cost)(?: of)? (\d+ or (?:less|more))\b", r"\1 its \2 is \3"),
    (r" for the rest of the game(?=\.)", ""),
    (r"\b([Pp])ut (\d) of them into your hand\b", r"Add \2 card among them to your hand"),
    (
        r"\b([Pp]ut the (?:rest|other cards?)) (?:on|at) the bottom in any order",
        r"\1 at the bottom of your deck in any order",
    ),
    (
        r" and put them back(?: on top(?: of your deck)?)? in any order",
        " and return them to the top of your deck in any order",
    ),
    (r"\b([Yy]our opponent has [^.,]*?cards?) in hand\b", r"\1 in their hand"),
    (r"\b([Yy]ou have [^.,]*?cards?) in hand\b", r"\1 in your hand"),
    (r"\b(\d+) damage times the number of ", r"damage equal to \1 times the number of "),
    (r"\bcannot be reduced or prevented\b", "cannot be reduced"),
    (
        r"\bIf (it|they) (is|are) (broken|put from the field into the Break Zone) this turn, (?![^.]* instead\b)",
        r"When \1 \2 \3 this turn, ",
    ),
    (r"\b(\d+) or (less|more) damage\b", r"\1 damage or \2"),
    (r"\bcontrol both (?=‹)", "control "),
    (r"^([A-Z][\w-]*) (gains [^.\"]*?) (?:while|when) (attacking|blocking)\.$", r"If \1 is \3, \1 \2."),
    (r"\b(you control) (\w+s) of (\d+) or more different Elements\b", r"\1 \3 or more different Element \2"),
    (r"\b([Ii]f) you only control (\w+) (Characters|Forwards|Backups)\b", r"\1 all the \3 you control are \2"),
    (
        r"\b([Yy]our opponent) has (\d+ or (?:more|less)) ((?:dull |active )?(?:Forward|Backup|Monster|Character)s)\b",
        r"\1 controls \2 \3",
    ),
    (r"\btheir power to each other\b", "their respective power to each other"),
)

COLLOQUIAL: Final = (
    *PLAIN,
    *TERMS,
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
    (r"\bcannot play ((?:(?!onto|from|\b(?:due|while|if|unless)\b)[^.])+)\.$", r"cannot play \1 onto the field."),
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
