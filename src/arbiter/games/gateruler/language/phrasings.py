"""What players and designers say at more or less length than the rules' own templates, a phrase for a phrase.

These stand before the other rewritings: numbers that rise and fall, damage that is prevented, limits, places, cards
that lie face down. Only what means the same in every sentence stands here; whatever depends on its sentence is a row.
"""

from __future__ import annotations

from typing import Final

STAT: Final = r"(ATK|HP|STK|level)"
SIGNED: Final = r"[+\-–−]\d+ (?:ATK|HP|STK)(?: and [+\-–−]\d+ (?:ATK|HP|STK))?"
MORE: Final = r"(?:increased|raised)"
LESS: Final = r"(?:reduced|decreased|lowered)"
PLACE: Final = (
    r"(play|an attack zone|a defense zone|(?:1|one) of your (?:attack )?zones|your defense zone|your attack zone)"
)
KEYWORD: Final = r"((?:[A-Z][a-z]+ ?)+)"

PHRASINGS: Final[tuple[tuple[str, str], ...]] = (
    # 14-7a  where a limit stands
    (r"^((?:\"[^\"]+\": )?)(Standard|Instant) Action:? ?\[(Turn|Game) (\d+)\](?:,|:)? ?", r"\1[\3 \4] \2 Action: "),
    (r"^((?:When|Whenever|At|As) [^,.]+, )\[(Turn|Game) (\d+)\] ", r"[\2 \3] \1"),
    # 15-2a  a number that rises or falls
    (r"\b(get|ha)s (?=[+\-–−]\d)", "gains "),
    (r"\b(?:get|have) (?=[+\-–−]\d)", "gain "),
    (r"\buntil end of (turn|combat)\b", r"until the end of the \1"),
    (rf"\b([Ii])ts {STAT} is {MORE} by (\d+)", r"\1t gains +\3 \2"),
    (rf"\b([Ii])ts {STAT} is {LESS} by (\d+)", r"\1t gains -\3 \2"),
    (rf"\b([Tt])heir {STAT} (?:is|are) {MORE} by (\d+)", r"\1hey gain +\3 \2"),
    (rf"\b([Tt])heir {STAT} (?:is|are) {LESS} by (\d+)", r"\1hey gain -\3 \2"),
    (
        rf"\b([Tt]his(?: card| unit| ruler)?|[Tt]hat "
        rf"unit|[Yy]our ruler)'s {STAT} is {MORE} by (\d+)",
        r"\1 gains +\3 \2",
    ),
    (
        rf"\b([Tt]his(?: card| unit| ruler)?|[Tt]hat "
        rf"unit|[Yy]our ruler)'s {STAT} is {LESS} by (\d+)",
        r"\1 gains -\3 \2",
    ),
    (rf"\b[Tt]he {STAT} of ([^.,]+?) is {MORE} by (\d+)", r"\2 gains +\3 \1"),
    (rf"\b[Tt]he {STAT} of ([^.,]+?) is {LESS} by (\d+)", r"\2 gains -\3 \1"),
    *(
        (rf"\b{verb} (?:{whose}) {STAT} by (\d+)", rf"{who} {sign}\2 \1")
        for verb, sign in ((r"[Ii]ncrease", "+"), (r"(?:[Rr]educe|[Dd]ecrease|[Ll]ower)", "-"))
        for whose, who in (("its|that unit's", "it gains"), ("their", "they gain"), ("this unit's", "this gains"))
    ),
    (rf"\b[Ii]ncrease the {STAT} of ([^.,]+?) by (\d+)", r"\2 gains +\3 \1"),
    (rf"\b(?:[Rr]educe|[Dd]ecrease|[Ll]ower) the {STAT} of ([^.,]+?) by (\d+)", r"\2 gains -\3 \1"),
    (rf"\b[Gg]ive ({SIGNED}) to ([^.,]+?)(?=[.,]| until| this turn)", r"\2 gains \1"),
    (rf"\b[Gg]ive ([^.,]+?) ({SIGNED})", r"\1 gains \2"),
    (rf"\b[Gg]ive ([^.,]*?\b(?:it|them|units?|this|ruler)) {KEYWORD}(?=until|this turn)", r"\1 gains \2"),
    # 2-7, 2-10 to 2-12  a number by which cards are told apart
    (r"\bwith (?:an? )?(ATK|HP|STK)(?: of)? (\d+)( or (?:more|less|higher|lower|greater|fewer))?\b", r"with \2\3 \1"),
    (r"\bwith (\d+) (ATK|HP|STK) or (more|less|higher|lower|greater|fewer)\b", r"with \1 or \3 \2"),
    (r"\bwhose (ATK|HP|STK) is (\d+)( or \w+)?(?=[.,]| )", r"with \2\3 \1"),
    (r"\bwhose level is (\d+)", r"with level \1"),
    # 2-5, 14-8c-1
    (r"\btreated as being (?=\{)", "treated as "),
    (r"\balso has the (\{[^{}]+\}) attribute\b", r"is also treated as \1"),
    (r"\balso have the (\{[^{}]+\}) attribute\b", r"are also treated as \1"),
    # 3-8, 3-9  one of several zones of a kind
    (
        r"\b([Pp]lace|[Pp]ut|[Mm]ove) ([^.,]+?) (?:in|into|to) (?:1|one) of your (attack) zones(?=[.,])",
        r"\1 \2 in an \3 zone",
    ),
    (
        r"\b(units?|cards?) in (?:1|one|any) of (your|your opponent's) (attack|defense) zones\b",
        r"\1 in \2 \3 zones",
    ),
    (
        r"\b(Choose 1 enemy [^.]*\. (?:Move|Place) it (?:to|in|into)) "
        r"(?:one of )?your opponent's (attack|defense) zones?",
        r"\1 its controller's \2 zone",
    ),
    (r"\b([Rr]earrange all) your opponent's units\b", r"\1 of your opponent's units"),
    # 4-2d  one of a player's is an allied or an enemy one
    (
        r"\b([Ww]hen(?:ever)?) (?:1|one) of your opponent's ([^.,]*?)(unit|field)s "
        r"(?=is\b|are\b|attacks|would|enters|leaves|deals|destroys|battles)",
        r"\1 an enemy \2\3 ",
    ),
    (
        r"\b([Ww]hen(?:ever)?) (?:1|one) of your ((?!opponent)[^.,]*?)(unit|field)s "
        r"(?=is\b|are\b|attacks|would|enters|leaves|deals|destroys|battles)",
        r"\1 an allied \2\3 ",
    ),
    # 13-3d  of the damage that the timing speaks of
    (r"(^|\. )Prevent (\d+)(?: of (?:that|this|the))? damage\.", r"\1Reduce this damage by \2."),
    (r"(^|\. )Prevent (?:(?:all|any)(?: of)? )?(?:that|this|the) damage\.", r"\1This damage becomes 0."),
    (r"(^|\. )(?:That|The|This) damage is reduced by (\d+)\.", r"\1Reduce this damage by \2."),
    (r"(^|\. )(?:That|The|This) damage is reduced to (\d+)\.", r"\1This damage becomes \2."),
    (r"(^|\. )Reduce (?:that|this|the) damage to (\d+)\.", r"\1This damage becomes \2."),
    (
        r"(^|\. )Prevent (?:all |any )?(?:of )?(?:the )?combat damage(?: (?:of|from) (?:this|that|the) attack)?\.",
        r"\1The combat damage from this attack becomes 0.",
    ),
    (
        r"(^|\. )Reduce the combat damage(?: (?:of|from) (?:that|the) attack)? by (\d+)\.",
        r"\1Reduce the combat damage from this attack by \2.",
    ),
    # 13-6c-1
    (
        r"(?:\. I|,? and i)gnore (?:your opponent's |any |all "
        r")?\[CNT\](?: abilities)? for (?:this|that|the) damage\.",
        ", ignoring [CNT].",
    ),
    (
        r"\. (?:Your opponent's )?\[CNT\](?: abilities)? (?:is|are|cannot "
        r"be) (?:ignored|played) for (?:this|that) damage\.",
        ", ignoring [CNT].",
    ),
    # 13-2, 15-10, 15-21  to each of several
    (r"\b([Hh]eal \d+ HP from) each(?: of (?:them|those units))?(?=[.,]| and)", r"\1 them"),
    (r"\b([Dd]eal \d+ damage to) each(?: of those units)?(?=[.,])", r"\1 each of them"),
    (r"\bThey each (gain|lose|deal)\b", r"They \1"),
    (r"\b([Dd]ivide \d+ damage) as you choose among\b", r"\1 among"),
    (r"\b(damage to [^.]*? and) (?:each|the) enemy ruler\b", r"\1 your opponent"),
    (r"\b(They deal damage) to each other equal to their ATK\b", r"\1 equal to their ATK to each other"),
    # 14-4b-4  one of each was chosen, and is spoken of by what it is: a word that is said up to three times
    *(
        (
            rf"\b([Cc]hoose (?:1|one|an?) {one} [^.]*? and (?:1|one|an?) {two} "
            rf"[^.]*?\..*?)\b[Tt]he (?:chosen )?{said} unit\b",
            word,
        )
        for one, two in (("allied", "enemy"), ("enemy", "allied"))
        for said, word in ((one, r"\1the former"), (two, r"\1the latter"))
        for _ in range(3)
    ),
    (
        r"\b([Dd]estroy|[Ee]xhaust|[Rr]eturn) (the former)((?: to its owner's "
        r"hand)?(?:, then|\.| and) [Dd]eal damage equal to) its\b",
        r"\1 \2\3 the former's",
    ),
    # 14-16e
    (r"\b([Ii]f (?:it|that unit) is destroyed) (?:this way|by this|by this effect)(?=,)", r"\1"),
    # 14-4b-5b  an amount that is spelled out behind its letter
    (r"\b([Dd])eal X damage to ([^.,]+), where X is (?:equal to )?", r"\1eal damage to \2 equal to "),
    (r"\b([Dd])raw X cards, where X is (?:equal to )?", r"\1raw cards equal to "),
    (
        r"\b(gains?) \+X (ATK|HP|STK)( until the end of (?:the|this) turn)?, where X is (?:equal to )?([^.]+)",
        r"\1 \2 equal to \4\3",
    ),
    # 14-5a, 14-5b
    (r"^(Timing: You can play (?:this|it)(?: card)?) if\b", r"\1 while"),
    # 14-4b-4
    (r"\bby an enemy card or ability\b", "by an enemy event or ability"),
    (r"\b(is|are) chosen as (?:a|the) target (by|of)\b", r"\1 chosen by"),
    (r"\b(?:becomes?|is|are) the target of\b", "is chosen by"),
    (r"\b(is|are) targeted by\b", r"\1 chosen by"),
    # 14-19a
    (
        rf"\b([Pp]ut [^.]+?)(?: into play)? face down (?:in|into) {PLACE} as a unit with\b",
        r"\1 into \2 as a face down unit with",
    ),
    (
        rf"\b([Pp]ut [^.]+?)(?: into play)? face down (?:in|into) {PLACE}\. "
        rf"It (?:is|becomes|is treated as) a unit with\b",
        r"\1 into \2 as a face down unit with",
    ),
    (r"\binto your attack zone as a face down\b", "into an attack zone as a face down"),
    # 15-9a
    (r"\b([Dd]iscard) all (?:of the )?cards in your hand\b", r"\1 your hand"),
    (r"\b(discards?) all (?:of the )?cards in their hand\b", r"\1 their hand"),
    (r"\b(discards their hand),? then draws\b", r"\1 and draws"),
    (
        r"\b([Ll]ook at your opponent's hand), choose ([^.,]+?)(?: (?:in|from) "
        r"it)?,? and (?:your opponent discards|discard) it\b",
        r"\1. Choose \2 from it and discard it",
    ),
    # 15-9a, 15-6  cards that were looked at
    (r"\bput (1|one|up to \d+|\d+) of them into your hand\b", r"add \1 of them to your hand"),
    (r"\bPut (1|one|up to \d+|\d+) of them into your hand\b", r"Add \1 of them to your hand"),
    (r"\b([Ff]or each (?:point of )?damage dealt) (?:this way|by it|to you)\b", r"\1"),
    (r"\b(to your hand),? and the rest (on|into)\b", r"\1 and put the rest \2"),
    # 8-4f, 14-10b  what must be so as well for an ability to trigger
    (
        r"^(When(?:ever)? [^,.]*?\battacks(?: a unit| your opponent's ruler| an enemy unit)?) (?:and|while) "
        r"((?:you|your|this|it|there)\b[^,.]*), ",
        r"\1, if \2, ",
    ),
    (r"\b(deals? combat damage to) (?:a|the|an enemy) ruler, that player\b", r"\1 your opponent, your opponent"),
    (r"\b(deals? combat damage to) (?:a|the|an enemy) ruler\b", r"\1 your opponent"),
    # 14-18a
    (r"\b([Ww]hen(?:ever)?) your ruler gears up\b", r"\1 you gear up"),
    (r"\b([Ww]hen(?:ever)? this(?: card| unit)?) gears up\b", r"\1 is geared up"),
    # 15-7
    (r"\b([Ww]hen(?:ever)? [^,.]*?) readies(?=,)", r"\1 is readied"),
    (
        r"\bcannot be exhausted by (your opponent's|enemy) effects\b",
        "cannot become exhausted by your opponent's events or abilities",
    ),
    # 8-4d-1
    (r"\b(cannot attack unless) (?:your opponent|(?:its|their) controller) pays\b", r"\1 you pay"),
    (r"\bcan attack (?:while (?:it is )?in|from|in) (?:a|the|your) defense zone\b", "can attack from a defense zone"),
    # 15-12, 15-3
    (
        r"\bcannot be destroyed except (?:by|in|through) (?:combat damage|combat|battle)\b",
        "cannot be destroyed by effects",
    ),
    (r"\bcannot be returned to (?:a |the |your )?hand\b", "cannot be returned to its owner's hand"),
    # 13-2, 14-14g
    (
        r", (?:it is dealt|it takes|you take|you are dealt) (\d+) less damage(?: instead)?\.",
        r", reduce that damage by \1 instead.",
    ),
    (
        r"^(?:If|When) ([^,.]+?) would deal (combat |effect )?damage, (?:it deals (\d+) more damage|"
        r"increase (?:that|the) damage by (\d+)|that damage is increased by (\d+))(?: instead)?\.$",
        r"\2damage dealt by \1 is increased by \3\4\5.",
    ),
    (
        r"^This (?:card |unit )?takes (\d+) less (combat |effect )?damage(?: from combat)?\.$",
        r"\2damage dealt to this is reduced by \1.",
    ),
    # 15-37a
    (r"^You cannot (?:normal summon|play) this(?: card| unit)? unless\b", "You can only play this card if"),
    (r"^You can only (?:normal summon) this(?: card| unit)? while\b", "You can only play this card if"),
    # 15-9a
    (r"\b(discard this(?: card)?) from your hand\b", r"\1"),
    (r"\bdraw (\d+) (?:more|additional) cards?\b", r"draw \1 card"),
    # 16-1, 16-16  keywords that follow each other; how a unit has come
    (r"\bhas (?=[A-Z]\w+(?: [A-Z]\w+)*(?:, | and )[A-Z])", "gains "),
    (r"\bhave (?=[A-Z]\w+(?: [A-Z]\w+)*(?:, | and )[A-Z])", "gain "),
    (r"\benters play while Enhanced\b", "enters play Enhanced"),
    (r"^While Enhanced, ", "While this is Enhanced, "),
    (r"\b([Ii]f|[Ww]hile) this(?: card| unit)? was Enhanced\b", r"\1 this is Enhanced"),
    (r"^(Enhance) \(?(?:1|an?) ([^()]+)\)?$", r"\1 \2"),
    (r"^(Enhance) level (\d+) or (lower|less|higher|more)$", r"\1 unit with level \2 or \3"),
    # 2-1b-1  what a player has of units is in play
    (
        r"\b([Yy]ou) have (\d+ or (?:more|less|fewer) (?:other |allied )?(?:\{[^{}]*\} )?units)\b(?! cards?)(?! in )",
        r"\1 control \2",
    ),
    (
        r"\b([Yy]our opponent) has (\d+ or (?:more|less|fewer) (?:other "
        r")?(?:\{[^{}]*\} )?units)\b(?! cards?)(?! in )",
        r"\1 controls \2",
    ),
    (r"\b([Yy]ou have \d+ or (?:more|less|fewer)) damage(?=[.,])", r"\1 cards in your damage zone"),
    (r"\b([Yy]our opponent has \d+ or (?:more|less|fewer)) damage(?=[.,])", r"\1 cards in their damage zone"),
    (r"\b([Aa])ll your units\b", r"\1ll allied units"),
    (r"\b([Aa])ll your opponent's units\b", r"\1ll enemy units"),
    (r"\b(in|from) graveyards\b", r"\1 all graveyards"),
    # 16-20, 16-13
    (r"^(Discount: )(?:While|As long as) ", r"\1If "),
    (r"^(Genesis Summoning - .*\. If you do, )you may special summon\b", r"\1special summon"),
    (r"^(Charge Bonus[^:•]*): (?=•)", r"\1 "),
    # 8-1, 8-4
    (r"\b([Tt]here is an additional attack phase) this turn\b", r"\1 after this one"),
    (r"\b([Ww]hen(?:ever)?) your opponent attacks(?=[,.]|$)", r"\1 an enemy unit or ruler attacks"),
    (
        r"\bcan attack (?:directly your opponent's ruler|your opponent's ruler directly|your opponent directly|"
        r"the (?:enemy|opponent's) ruler directly)",
        "can attack directly",
    ),
    # 14-12a-2  whose turn it is that is spoken of
    (r"\b([Yy]our opponent\b[^.]*?until the end of) their next turn\b", r"\1 your opponent's next turn"),
    (r"\b(enemy [^.]*\. [^.]*?until the end of) its controller's next turn\b", r"\1 your opponent's next turn"),
    # 15-2a  for each of which it is done
    (r"^For each ([^.,]+), ([Dd]eal|[Dd]raw|[Hh]eal|[Dd]rive) ([^.,]+)\.$", r"\2 \3 for each \1."),
    # 14-7a, 14-14d  the first time in a turn
    (r"^The first time ([^.]+? would [^.]+?) each turn, ", r"[Turn 1] If \1, "),
    (r"^The first time ([^.]+?) each turn, ", r"[Turn 1] When \1, "),
    (
        r"^This (?:card |unit )?ignores the first (combat |effect )?damage dealt to it each turn\.$",
        r"[Turn 1] If this would be dealt \1damage, that damage becomes 0.",
    ),
    # 13-2, 14-14e-1
    (
        r"\b([Tt])he next time (you|this|it|that unit) would be dealt damage this turn, reduce that damage by (\d+)",
        r"reduce the next damage dealt to \2 this turn by \3",
    ),
    (
        r"\b(?:All|Any) ((?:combat |effect )?damage dealt to (?:all |each "
        r")?(?:allied|enemy|your|other) [^.]*?) this turn (becomes|is)\b",
        r"Until the end of the turn, \1 \2",
    ),
    (r"(^|, )([^.,]+?) deals? double (combat |effect )?damage(?=[.,]| until)", r"\1\3damage dealt by \2 is doubled"),
    (r"\b([Dd]amage) this(?: card| unit)? deals (is|to)\b", r"\1 dealt by this \2"),
    (r"\bwould take (combat |effect )?damage\b", r"would be dealt \1damage"),
    (r"\b([Ww]hen(?:ever)?) (combat |effect )?damage is dealt to your ruler\b", r"\1 you are dealt \2damage"),
    (
        r"\b([Ww]hen(?:ever)?) (combat |effect )?damage is dealt to (this(?: card| unit)?|an? [^.,]*?unit)\b",
        r"\1 \3 is dealt \2damage",
    ),
    (r"\byou may have (?:it|this(?: unit| card)?) deal (?=\d+ damage)", "you may deal "),
    # 15-3c, 15-3d
    (r"^(When(?:ever)? this(?: card| unit)? enters play, if )it (was played from)\b", r"\1this \2"),
    (r"\banother ([^.,]*?)(unit|field) enters play under your control\b", r"another allied \1\2 enters play"),
    (r"\ban? ([^.,]*?)(unit|field) enters play under your control\b", r"an allied \1\2 enters play"),
    (
        r"\ban? ([^.,]*?)unit enters (?:play under your opponent's control|your opponent's play area)\b",
        r"an enemy \1unit enters play",
    ),
    (r"\bwould be put into (?:a|the|your|its owner's) graveyard from play\b", "would be put into a graveyard"),
    # 8-4e-1
    (r"^While (being attacked|attacking a unit|attacking a ruler)\b", r"While this is \1"),
    (r"\ban enemy unit is attacking this(?: card| unit)?(?=[,.])", "this is being attacked"),
    (
        r"\bYour opponent must attack (this(?: card| unit)?) if (?:able|possible)\b",
        r"Enemy units must attack \1 if possible",
    ),
    (r"\bcan only be attacked by (\{[^{}]*\}) units\b", r"cannot be attacked by units other than \1"),
    (r"^(This(?: card| unit)?) can attack twice (?:each|per|a|every|during each) turn\.$", r"\1 has Double Attack."),
    # 3-10e, 3-14
    (r"\b([Yy]ou) have (an?|\d+ or more) set cards?\b", r"\1 control \2 set card"),
    (r"\b([Yy]our opponent) has (an?|\d+ or more) set cards?\b", r"\1 controls \2 set card"),
    (r"\bwith (?:1|one) or more charges\b", "with a charge"),
    (r"\b[Ii]f this(?: card| unit)? is the only unit you control\b", "If you control no other units"),
    (r"\b(there are no other units) in play\b", r"\1"),
    # 14-12a-2, 15-29  what happens whenever something does this turn is an ability until its end
    (
        r"\b(Choose 1 allied [^.]*\. )When(?:ever)? it ([^.,]+?) this turn, ([^.\"]+)\.",
        r'\1It gains "When this \2, \3." until the end of the turn.',
    ),
    # 15-27
    (r"\bunaffected by\b", "not affected by"),
    (r"\bisn't affected by\b", "is not affected by"),
    (r"\baren't affected by\b", "are not affected by"),
    # 16-1  abilities in quotes that units have
    (r"\bhave (?=[\"“])", "gain "),
    (r"\bhas (?=[\"“])", "gains "),
    # 3-2f
    (r"\b(your opponent's deck\. [^.]*?put (?:it|them)) into their graveyard\b", r"\1 into its owner's graveyard"),
    # 15-17a  to normal summon a unit is to play it
    (r"\b(cannot) normal summon (?=units (?:with|other)|\{|level)", r"\1 play "),
    # 15-11, 15-36
    (r"\b([Ss]wap) (?:those units|the two units|these units|the two)(?=[.,])", r"\1 them"),
    (r"\b([Rr]edirect) (?:that|this) attack\b", r"\1 the attack"),
    (r"\b[Cc]hange the target of (?:that|this|the) attack to\b", "redirect the attack to"),
    # 15-26a  there is one that attacks, and one that is attacked
    (r"\b([Cc]hoose) the (attacking|attacked) unit(?=[.,]| and)", r"\1 1 \2 unit"),
    (r"\b([Tt])he unit (?:that is )?being attacked\b", r"\1he attacked unit"),
)
