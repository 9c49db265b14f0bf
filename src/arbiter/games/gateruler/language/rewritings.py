"""What texts say in other words than the rows of the grammar, a phrase for a phrase, before anything is read.

Only what means the same in every sentence stands here; whatever depends on its sentence is a row.
"""

from __future__ import annotations

from typing import Final

CARD: Final = r"(?:unit|event|field|resource)"
IT: Final = r"(?:it|them|that unit|this|this unit|this card|that card)"

REWRITINGS: Final[tuple[tuple[str, str], ...]] = (
    # 1-5f
    (rf"\bnon-(\{{[^{{}}]+\}}) ((?:(?:enemy|allied|other) )*{CARD}(?: card)?s?)\b", r"\2 other than \1"),
    # 2-1b-1, 3-6c
    (r"\b([Yy]ou) have ([^.,]*?(?:units?|fields?|\{[^{}]+\})) in play\b", r"\1 control \2"),
    (r"\b([Yy]our opponent) has ([^.,]*?(?:units?|fields?|\{[^{}]+\})) in play\b", r"\1 controls \2"),
    # 3-2f  a graveyard of which nobody is said to be the owner is that of the card's owner
    (r"\b(is|are|would be) placed into\b", r"\1 put into"),
    (r"\b(is|are|would be) put into the graveyard\b", r"\1 put into a graveyard"),
    (r"\binto the graveyard\b", "into its owner's graveyard"),
    (
        r"\b[Rr]emove your opponent's graveyard from the game\b",
        "Remove all cards in your opponent's graveyard from the game",
    ),
    (r"\b([Rr])emove your graveyard from the game\b", r"\1emove all cards in your graveyard from the game"),
    (r"\bface down cards? in your opponent's set zones?\b", "set card your opponent controls"),
    # 2-5c
    (r"\b([Cc])hoose 1 (attribute|faction)(?=\.)", r"\1hoose an \2"),
    (r"\b([Cc])hoose an faction\b", r"\1hoose a faction"),
    # 2-7  as the other numbers of a card are said
    (r"\bwith a level of (\d+)\b", r"with level \1"),
    (
        r"\bwith a level (?:equal to or (?:lower|less) than|less than or equal to) that unit(?:'s(?: level)?)?(?=[.,])",
        "with level equal to or less than that unit's level",
    ),
    # 2-6c-1
    (r"\b([Yy]our(?: opponent's)? (?:current )?life) becomes (?=\d+ or (?:less|more)\b)", r"\1 is "),
    (r"\b([Yy]our opponent)'s (?:current )?life is (\d+ or (?:less|more))\b", r"\1 has \2 life"),
    (r"\b([Yy]ou)r (?:current )?life is (\d+ or (?:less|more))\b", r"\1 have \2 life"),
    (r"\b(in|from) any graveyard\b", r"\1 all graveyards"),
    # 3-9  a card in play that is in "the" zone of that kind is in one of them
    (r"\b(is|are) in the (attack|defense) zone\b", r"\1 in a \2 zone"),
    # 4-2c  a player who is dealt damage is dealt it as their ruler
    (r"\b(deals? (?:combat |effect )?damage to )(?:your|an) opponent's ruler\b", r"\1your opponent"),
    (r"\b[Yy]our ruler (would be dealt|is about to be dealt) ", r"you \1 "),
    (r"\byou is about to be\b", "you are about to be"),
    (r"\battacks you\b", "attacks your ruler"),
    (r"\bdamage to both rulers\b", "damage to each player"),
    # 3-7a  a player has one ruler
    (r"\b[Ww]hen(?:ever)? (?:your ruler attacks|you attack with your ruler)\b", "When an allied ruler attacks"),
    # 8-3a
    (r"\b[Aa]t the start of an attack\b", "At the start of attack"),
    # 8-4d
    (r"^To attack with (this(?: card| unit)?), you must ([^.]+)\.$", r"\1 cannot attack unless you \2."),
    # 8-4e
    (r"^While attacking, (?=(?:this|it)\b)", "While this is attacking, "),
    (r"^(This (?:card |unit )?(?:gains|has) [^.]*?) while (?:it is )?attacking\.", r"\1 while this is attacking."),
    # 8-7c-1
    (r"\bfor the duration of (?:this|the) combat\b", "until the end of the combat"),
    (r"\b([Aa]t the end of) combat (in which)\b", r"\1 a combat \2"),
    (r"^(This (?:card |unit )?[^.]*?) while it is in (an attack|a defense) zone\.$", r"\1 while this is in \2 zone."),
    # 13-3a-1
    (r"^(?:Any |All )?((?:[Cc]ombat |[Ee]ffect )?[Dd]amage) that would be dealt to\b", r"\1 dealt to"),
    (r"^(?:Any |All )((?:combat |effect )?damage dealt to\b)", r"\1"),
    (r"(, )(?:any |all )((?:combat |effect )?damage dealt to \w+ becomes\b)", r"\1\2"),
    (r"\b([Cc]ombat damage) of this attack\b", r"\1 from this attack"),
    # 13-6c-1
    (r"\[CNT\] is ignored for (this|the|that) damage\b", r"Ignore [CNT] for \1 damage"),
    # 13-3c-1
    (r"\b([Nn]ext (?:combat |effect )?damage) that would be dealt\b", r"\1 dealt"),
    # 14-1a-4a
    (r"\b(treated as )an? (level \d+) (?:card|unit)\b", r"\1\2"),
    (r"^(This(?: card| unit)?)'s level becomes (\d+) for (?=<)", r"\1 is treated as level \2 for "),
    # 14-4b-2a
    (r"^• Timing: (Standard|Instant) Action(?: -|:|\.)? ", r"• \1 Action: "),
    # 14-4b-6
    (r"\b([Uu]nit|[Ee]vent|[Ff]ield) cards (?=(?:you play|your opponent plays|costs?|is|are)\b)", r"\1s "),
    # 14-5b, 15-20e  a timing may be said without a full stop
    (r"^(Timing: [Yy]ou can play [^\n]*[^.\n])$", r"\1."),
    (r"^(Timing: You can play (?:this|it)(?: card)?) as long as\b", r"\1 while"),
    # 14-14a, 14-14c-2  where something is done instead of it, it does not happen
    (
        r"^((?:\[(?:Turn|Game) \d+\] )?(?:When|Whenever|If|As) [^.,]+?) (?:is|are) destroyed, ([^.]+ instead\.)$",
        r"\1 would be destroyed, \2",
    ),
    (
        r"^((?:\[(?:Turn|Game) \d+\] )?(?:When|Whenever|If|As) [^.,]+?) leaves play, ([^.]+ instead\.)$",
        r"\1 would leave play, \2",
    ),
    (
        r"^((?:\[(?:Turn|Game) \d+\] )?(?:When|Whenever|If|As) [^.,]+?) (?:is|are) destroyed, "
        r"(you may [^.]+\. If you do, [^.]+ instead\.)$",
        r"\1 would be destroyed, \2",
    ),
    (r"\b(If you do, )reduce (?:the|that) damage by (\d+)(?: instead)?\.$", r"\1reduce this damage by \2."),
    # 14-16e
    (r"\b([Ii])f this (?:card |unit |event |damage )?destroys (it|that unit)(?=,)", r"\1f \2 is destroyed"),
    (r"\b(destroyed|discarded) by this (?:card|effect|ability)(?=[,.])", r"\1 this way"),
    (r"\b((?:for each|the number of) [^.,]+? (?:destroyed|discarded))(?=[,.])", r"\1 this way"),
    (r"\b(destroys? [^.,]*?) (?:in combat|(?:with|by) (?:its )?combat damage|by battle)(?=[,.])", r"\1 in battle"),
    (r"\b(is|are) destroyed (?:in combat|by combat damage|by battle)(?=[,.])", r"\1 destroyed in battle"),
    (
        r"\b(Choose 1 allied [^.]*? and 1 enemy [^.]*?)\. Deal damage equal to the allied unit's ATK "
        r"to the enemy unit\.",
        r"\1. The former deals damage equal to its ATK to the latter.",
    ),
    # 14-16b  who deals it to whom
    (
        r"\b(Choose 1 allied [^.]*? and 1 enemy [^.]*?)\. The allied unit (deals [^.]*?) to the enemy unit\.",
        r"\1. The former \2 to the latter.",
    ),
    # 14-19a
    (
        r"\b([Pp]ut [^.]+? )(?:in|into) (play|an attack zone|a defense zone|(?:1|one) of your (?:attack )?zones|"
        r"your defense zone) face down\. It (?:is|becomes) a unit with\b",
        r"\1into \2 as a face down unit with",
    ),
    (r"\binto (?:1|one) of your zones as a face down\b", "into play as a face down"),
    (r"\binto (?:1|one) of your attack zones as a face down\b", "into an attack zone as a face down"),
    (r"\binto your defense zone as a face down\b", "into a defense zone as a face down"),
    (r"\binto play face down as a unit with\b", "into play as a face down unit with"),
    (r"\bface down into play as a unit with\b", "into play as a face down unit with"),
    (r"\b(face down unit with \d+ ATK, \d+ HP), and\b", r"\1 and"),
    # 14-13d
    (r"(^|\. )(Until the end of the turn, )units (?=cannot|lose)", r"\1\2all units "),
    (r"(^|\. )(?:All u|U)nits (cannot [^.,]*?) this turn\.", r"\1Until the end of the turn, all units \2."),
    # 15-2a
    (r"^For each ([^.,]+), (this (?:card |unit )?gains [^.]* and [^.]*)\.$", r"\2 for each \1."),
    (r"\b([Ii]ts|their) (ATK|HP|STK) (?:is|are) doubled (until)\b", r"Double \1 \2 \3"),
    (r"(^|\. )Double Its\b", r"\1Double its"),
    # 15-15a
    (r"\b([Yy]ou) have (\d+ or (?:more|less) resources)\b", r"\1 control \2"),
    (r"\b([Yy]our opponent) has (\d+ or (?:more|less) resources)\b", r"\1 controls \2"),
    # 15-34
    (r"\bcan directly attack (?=this turn|until)", "can attack directly "),
    # 15-2c  a cap that is increased is increased for the rest of the turn
    (r"\b([Ii]ncrease your (?:summon|set) cap by \d+) (?:for the rest of this turn|for this turn|this turn)\b", r"\1"),
    # 15-6a  looking through a deck for a card is choosing it there, and the rest is shuffled
    (
        r"\b[Ss]earch your deck for ((?:up to )?(?:an?|\d+) [^.,]+?)"
        r"(?:, reveal (?:it|them),?)? and (add|put) (it|them)\b",
        r"Choose \1 in your deck and \2 \3",
    ),
    (r"\b([Cc]hoose [^.,]+ in your deck), reveal (?:it|them),? and (add|put)\b", r"\1 and \2"),
    (
        r"(in your deck and (?:add|put) (?:it|them) (?:to|into) your hand)[.,] (?:[Tt]hen,? )?[Ss]huffle your deck\.",
        r"\1.",
    ),
    # 15-5, 15-6b  of a hand that is seen, one is chosen among the cards that are seen
    (
        r"\b((?:[Ll]ook at|[Rr]eveal) your opponent's hand)(?: and choose|\. Choose) "
        r"((?:up to )?(?:an?|\d+) [^.,]*?cards?)(?: (?:in|from) (?:it|their hand))?(?=\.| and (?:put|add|discard))",
        r"\1. Choose \2 among them",
    ),
    (r"\bput them back(?: on top of your deck)? in any order\b", "put them on top of your deck in any order"),
    # 15-6b, 15-9a
    (
        r"\b([Yy]our opponent) chooses (an?|\d+) cards? (?:in|from) their hand and discards (?:it|them)\b",
        r"\1 discards \2 cards",
    ),
    (r"\bdiscards (?:a|1) cards\b", "discards 1 card"),
    (r"\bdiscards a random card\b", "discards 1 card at random"),
    (r"\b[Dd]iscard (\d+) cards? at random from your opponent's hand\b", r"Your opponent discards \1 card at random"),
    # 15-10a-1
    (r"\b([Dd]eal \d+ damage) to them, divided as you choose(?=\.)", r"\1, divided as you choose among them"),
    (r"\b([Dd]eal \d+ damage) divided as you choose\b", r"\1, divided as you choose"),
    # 15-16b
    (r"\bopponent activates (?=an? (?:\w+ )?ability\b)", "opponent plays "),
    (r"\b([Yy]ou) activate (?=an? (?:\w+ )?ability\b)", r"\1 play "),
    # 15-8b
    (r"\b[Yy]ou and your opponent each draw\b", "Each player draws"),
    # 15-16, 15-37a
    (r"\b(cannot) use (?=(?:activated |automatic |Counter )?abilities\b)", r"\1 play "),
    (
        r"^(?:You can only normal summon this(?: card| unit)?|This(?: card| unit)? can only be normal summoned) if\b",
        "You can only play this card if",
    ),
    (r"^(?:Play this card only|You can play this(?: card)? only) if\b", "You can only play this card if"),
    (r"\b(plays? a card) or ability\b", r"\1 or an ability"),
    # 15-14
    (r"\b([Aa]dd|[Pp]ut) ([^.,]+?) as (a charge|charges) (underneath|under) ([^.,]+)", r"\1 \2 \4 \5 as \3"),
    # 15-15b
    (r"\bcan only be played by paying with (?:actual )?resources\b", "can be played only by paying with resources"),
    # 15-16a-1
    (r"\bwithout paying the cost(?=[.,])", "without paying its cost"),
    # 15-17a-2
    (r"\b([Cc]ounts?) as (\d+) normal summons?\b", r"\1 for \2 of your summon cap"),
    (r"^A normal summon of this (?:card |unit )?(?:requires and )?counts for\b", "This card counts for"),
    (r"^This (?:card |unit )?requires (\d+) of your summon cap\b[^.]*", r"This card counts for \1 of your summon cap"),
    (r"\bwithout it counting for your summon cap\b", "without it counting towards your summon cap"),
    (r"^You cannot normal summon this(?: card| unit)?\.", "This card cannot be normal summoned."),
    # 15-18c, 15-29b
    (
        r"\b(?:([Ss])pecial summon|[Pp]ut) (it|them|that card)(?: into play)?,? (?:with (?:it|them) )?losing all"
        r"(?: of)?(?: its| their)? abilities\b",
        r"Special summon \2 with it losing all abilities",
    ),
    (r"\benters play by (?:a )?special summon\b", "is special summoned"),
    # 15-28a
    (r"\b((?:in)?to another )(?:attack zone or defense zone|attack or defense zone)\b", r"\1zone"),
    (r"\bto (?:a|any) zone of your choice\b", "to a zone"),
    (r"\bcannot be put (?:in|into) (an attack|a defense) zone\b", r"cannot be placed in \1 zone"),
    (r"\bcannot be placed in (attack|defense) zones\b", r"cannot be placed in a \1 zone"),
    (r"\bin a attack zone\b", "in an attack zone"),
    # 15-23a
    (r"\b([Tt])ake control of\b", r"Gain control of"),
    # 15-19b
    (r"\b([Dd])rive the top (\d+) cards of your deck\b", r"\1rive \2"),
    (r"\b([Dd])rive the top card of your deck\b", r"\1rive 1"),
    (r"\b(When you drive) (?:an?|1 or more) cards?(?=,)", r"\1"),
    # 15-20e-3
    (r"^Reduce that damage by\b", "Reduce this damage by"),
    (r"^That damage becomes\b", "This damage becomes"),
    # 15-21a
    (rf"\b([Hh]eal \d+) damage (?:from|for|of|dealt to) (?={IT}\b)", r"\1 HP from "),
    (r"\b([Hh]eal \d+ HP) (?:for|of) ", r"\1 from "),
    # 15-27a
    (r"\beffects of your opponent's\b", "effects of enemy"),
    (r"\beffects of (units|fields) (?:that )?your opponent controls\b", r"effects of enemy \1"),
    (r"\benemy card effects\b", "enemy effects"),
    (r"\b(not affected by|ignores?) (enemy|your opponent's) (events|abilities)\b", r"\1 effects of enemy \3"),
    # 15-25
    (r"\bNegate that (?:card|unit|event|ability)\b", "Negate it"),
    (r"\b([Ww]hen(?:ever)? (?:you|your opponent) heals?) 1 or more life\b", r"\1 life"),
    (r"\b([Pp]lays? a )\[CNT\](?=,)", r"\1Counter ability"),
    # 15-26b
    (r"\b(cannot attack )the(?: enemy| opponent's)? ruler\b", r"\1rulers"),
    # 15-30b
    (rf"\b(DR \d+: )(?:an? )?({CARD}) cards?\b", r"\1\2"),
    (r"\b(DR \d+: )level (\d+) or (?:higher|more|greater)(?=[\].])", r"\1level \2 or more cards"),
    (r"\b(DR \d+: )level (\d+) or (?:lower|less|fewer)(?=[\].])", r"\1level \2 or less cards"),
    # 15-31
    (r"\bdue to Forced Reveal\b", "due to its Forced Reveal"),
    # 16-2, 16-4
    (r"\b([Pp]lay) this card's \[?【?(OD|CNT)】?\]?(?: ability)?", r"\1 the [\2] ability of this card"),
    (r"【CNT】 ability\b", "Counter ability"),
    (r"\[CNT\] ability\b(?! of this)", "Counter ability"),
    # 16-9
    (r"\b2 Attack\b", "Double Attack"),
    (r"\b3 Attack\b", "Triple Attack"),
    (r"\b4 Attack\b", "Quadruple Attack"),
    (r"\b5 Attack\b", "Quintuple Attack"),
    (r"\bcan attack twice this turn\b", "gains Double Attack until the end of the turn"),
    (r"\bcan attack (?:three|3) times this turn\b", "gains Triple Attack until the end of the turn"),
    # 16-13b
    (
        r"^(Genesis Summoning - .*) on the bottom of (?:your|their owner's|its owner's) decks?\. If you do, "
        r"(?:you may )?special summon\b",
        r"\1 on the bottom of their owners' decks. If you do, special summon",
    ),
    # 16-14c-1
    (r"^Abyssal Concerto(?: -|:) (?:Requirement: )?", "Abyssal Concerto Requirement: "),
    # 16-15a  a keyword that stands where a timing stands
    (r"^Timing: Forced Reveal\.?$", "Forced Reveal"),
    # 16-16
    (r"^Enhance \((?:an? )?([^()]+)\)$", r"Enhance \1"),
    (r"^Enhance(?: -|:)? (?:an? )?(?=\S)", "Enhance "),
    (r"\b[Ww]hen this (?:card |unit )?(?:is|becomes) Enhanced,", "When this enters play Enhanced,"),
    # 16-20b, 16-20c
    (
        r"^Discount: (?:If you (?:are playing|play)|When (?:you play|playing)) this (?:card )?from your hand, \[",
        "Discount: From your hand [",
    ),
    (r"^(Discount: .*)\bto instead play (?:this|this card|it) for (\d+)\b", r"\1to instead pay \2 resources"),
    (r"^(Discount: If .*), you (?:instead )?pay (\d+) resources?(?: instead)?", r"\1, instead pay \2 resources"),
    (r"^(Discount: )(?=You (?:control|have)\b)", r"\1If "),
    (r"^(Discount: .*)\bthis(?: card| unit)? costs (\d+ (?:less|more))(?: to play)?\b", r"\1pay \2"),
    (
        r"^(Discount: .*)\breduce (?:the cost (?:to play|of) (?:this|it)(?: card| unit)?|"
        r"(?:this(?: card| unit)?'s|its) cost) by (\d+)",
        r"\1pay \2 less",
    ),
    (r"^(Discount: .*\bpay \d+ (?:less|fewer)(?: resources?)?) to play (?:this|it)(?: card| unit)?", r"\1"),
    (r"^(Discount: If [^\[]*), you (pay \d+ less|pay \d+ more)\b", r"\1, \2"),
    (r"^(Discount: \[[^\]]*\] to) (?=pay \d+ (?:less|fewer)\b)", r"\1 instead "),
    # 16-29b
    (r"^(Charge Bonus(?: [^:\"-]+)?) - ", r"\1: "),
)
