"""Chapter 1400 as one table: what an old card says, and what today's card says for it, by the rule's number.

The rows are applied one after the other to every line before it is read, so that no row of the grammar has to know an
old wording. `in_2015`: the document of that time means the same by it, and its cards are read so, too. Where a wording
is old and the chapter does not name it, the row stands under 1401.1, which speaks of old syntax as a whole.
"""

from __future__ import annotations

from dataclasses import dataclass

ATTRIBUTE = "light|fire|water|wind|darkness"
NOUN = r"(?:[Rr]esonator|J/[Rr]esonator|J-[Rr]uler|J/[Rr]uler|[Rr]uler)"
THINGS = r"(?:resonator|J/resonator|J-[Rr]uler|magic stone|addition|card|spell|chant|will|entit)"
# What somebody can have, as it is counted in conditions.
COUNTED = r"(?:an?|no|\w+ or more) (?:(?!\b(?:and|or)\b)[^.,:])+?"
# What can stand between a possessive and the noun that it goes with.
BEFORE_NOUN = rf"(?:(?:other|rested|recovered|attacking|blocking|non-\w+|{ATTRIBUTE}|\[?Race: ?[^\]]+\]?|[A-Z]\w+) )"

WHO = r"(?:target (?:two )?resonators?|this card)"
# "[the number of cards … x 100]": what is counted, and how much each of it is worth
OLD_NUMBER = r"\[(?:the )?(?:total )?number of (?:all )?cards? ([^\]]*?) ?x ?(\d+)\]"


@dataclass(frozen=True)
class Rewriting:
    """`old` is a regular expression, `today` what stands in its place."""

    number: str
    old: str
    today: str
    in_2015: bool = True


REWRITINGS = (
    # 1407.2  the ability icons say nothing; 1407.1  [J-activate] is [Judgment]
    Rewriting("1407.2", r"\[(?:Activate|Continuous)\]:? *", ""),
    Rewriting("1407.1", r"\[J-[Aa]ctivate\]:?", "[Judgment]"),
    Rewriting("1409.2a", r"^Enter >>>", "[Enter] >>>", False),
    Rewriting("1409.2a", r"\[Enter\]:? (?!>>>|or\b|and\b|ability|abilities)(?=[A-Z])", "[Enter] >>> ", False),
    # 1409.2  it is an automatic ability like any other, and triggers by itself whenever the card enters
    Rewriting("1409.2", r" This triggers its \[Enter\]:?(?: ability)?\.", "", False),
    Rewriting("1416.3", r"\[Target [Aa]ttack\]", "[Precision]"),
    Rewriting(
        "1416.4",
        r"\[(Mythic|Tales|Villains|Will of Hope|Will of Despair|Calmness|Passion|Bond|Famine|War)\]",
        r"«\1»",
    ),
    # 1402  the names of zones
    Rewriting("1402.1", r"\b(enters?|leaves?) (your|their) magic stones? area\b", r"\1 \2 field", False),
    Rewriting("1402.1", r"\b(is|are) put into your magic stones? area\b", r"\1 put into your field", False),
    Rewriting("1402.1", r"\bin (all|a) magic stones? areas?\b", r"in \1 field", False),
    Rewriting("1402.1", r"\bmagic stones? area\b", "field", False),
    Rewriting("1402.2", r"\bchant-standby area\b", "standby area"),
    # 1403  spells
    Rewriting("1403.1", r"\bnon-?spell (?=card\b)", "non-chant ", False),
    # Whatever has the second type has the first one: what is said before them is said of all.
    Rewriting("1403.1", r"\[Spell: ?Chant\] (?:and|or) \[Spell: ?Chant-Instant\](?= cards?\b)", "chant", False),
    Rewriting("1403.3", r"\[?\bSpell: ?Chant ?- ?[Ss]tandby\]?( cards?)?", r"chant\1 with [Trigger]", False),
    Rewriting("1406.2", r"\b[Nn]ormal spell", "non-resonator spell"),
    Rewriting("1406.1", r"\b[Ss]ummon spell(?=s?\b)", "resonator spell"),
    # 1405  what an addition is added to
    Rewriting(
        "1405.1",
        r"(?<![\w])(\[Race: ?[^\]]+\]|[A-Z]\w+) [Rr]esonator with this gains (\[[^\]]+\])\.",
        r"Added resonator gains \2 as long as it is a \1.",
    ),
    Rewriting("1405.1", rf"\b(?:[Tt]he )?({NOUN}) with (?:this|is)\b(?= (?!card)|[,.'])", r"added \1"),
    Rewriting("1405.2", r"\[Addition: ?Resonator\]", "addition_resonator", False),
    Rewriting("1405.2", r"\[Addition: ?J/[Rr]esonator\]", "addition_jresonator", False),
    Rewriting("1405.2", r"\[Addition: ?Ruler\]", "addition_ruler", False),
    Rewriting("1405.2", r"\[Addition: ?J-[Rr]uler\]", "addition_j-ruler", False),
    Rewriting("1405.2", r"\[Addition: ?J/[Rr]uler\]", "addition_jruler", False),
    # 1408  the battle phase
    Rewriting("1408.1a", r"\bof (?:the )?battle phase\b", "of the battle"),
    Rewriting("1408.1", r"\bbattle phase\b", "battle"),
    # 1410.1  to summon
    Rewriting(
        "1410.1",
        r"\b([Ww]hen(?:ever)?) an opponent's resonator is summoned\b",
        r"\1 a resonator your opponent controls is summoned",
    ),
    Rewriting("1410.1", r"\bresonator summoned(?=[:,])", "resonator is summoned"),
    Rewriting("1411.1b", r"\[Break\] (?=[A-Z])", "[Break]: "),
    # 1412.2b  what is so when the card is played
    Rewriting("1412.2b", r"^\[Trigger\] While (?=.*:)", "[Trigger] "),
    Rewriting("1412.2b", r"^\[Trigger\] During (?=.*:)", "[Trigger] it is "),
    # 1414  phrases
    Rewriting("1414.1", r"\bsymbol skill\b", "keyword ability"),
    Rewriting("1414.1", r"\bsymbol skills\b", "keyword abilities", False),
    Rewriting(
        "1414.2",
        rf"\b[Ee]ach of (?:your )?opponent's ((?:{BEFORE_NOUN})?)resonators gain\b",
        r"each \1resonator your opponent controls gains",
    ),
    Rewriting(
        "1414.2", rf"\b[Ee]ach of your ((?:{BEFORE_NOUN})?)resonators gain\b", r"each \1resonator you control gains"
    ),
    Rewriting(
        "1414.2",
        rf"\b(?:[Yy]our )?opponent's ((?:{BEFORE_NOUN}){{0,2}})(J/)?resonators\b",
        r"\1\2resonators your opponent controls",
    ),
    Rewriting("1414.2", rf"\b[Yy]our ((?:{BEFORE_NOUN}){{0,2}})(J/)?resonators\b", r"\1\2resonators you control"),
    Rewriting("1414.2", r'("[^"]+") is in your field\b', r"you control \1"),
    Rewriting("1414.2", rf"\b([Yy])ou have ({COUNTED}) in your field\b", r"\1ou control \2"),
    Rewriting(
        "1414.2",
        rf"\b([Yy])our opponent has ({COUNTED}) in (?:his or her|their) field\b",
        r"\1our opponent controls \2",
    ),
    Rewriting("1414.2", r"\bbanishes ([^.,]+?) in (?:his or her|their) field\b", r"banishes \1"),
    Rewriting("1414.2", r"(?<!is)(?<!are)(?<!isn't)(?<!was)(?<!were) in (?:all|any|a) fields?\b", ""),
    Rewriting("1414.2", r"\b([Tt]his card) (enters|leaves) your field\b", r"\1 \2 the field"),
    Rewriting("1414.2", r"\bwould leave (?:your|a) field\b", "would leave the field"),
    Rewriting("1414.2", r"\bin your field\b", "you control"),
    Rewriting("1414.2", r"\bin (?:your|an) opponent's field\b", "your opponent controls"),
    Rewriting("1414.3", r"\b(is|are) put into your field\b", r"\1 put into the field under your control"),
    Rewriting(
        "1414.3",
        r"\b(is|are) put into (?:your|an) opponent's field\b",
        r"\1 put into the field under your opponent's control",
    ),
    Rewriting("1414.3", r"\binto (?:your|their|a) field\b", "into the field"),
    Rewriting("1414.2", r"\bfrom (?:a|their|its controller's) field\b", "from the field"),
    Rewriting("1414.5", r"\battribute cost\b", "specified cost"),
    Rewriting("1414.8", r"\bmay not have\b", "cannot have"),
    # 1415.2  a card's counter is a counter on it
    Rewriting(
        "1415.2",
        r"\b([Rr]emove) (this card|that card|target [^.,'\"]+)'s ((?:\[[^\]]+\]|\w+) counter)\b",
        r"\1 a \3 from \2",
    ),
    # 1416  texts that have become keyword abilities
    Rewriting("1416.1", r"^This card cannot be destroyed\.$", "[Eternal]", False),
    Rewriting(
        "1416.2",
        r"^When(?:ever)? this card deals damage(?:,| >>>) [Yy]ou gain (?:that much life|life equal to that damage)\.$",
        "[Drain]",
        False,
    ),
    Rewriting("1416.5", r"^This card has no attribute\.$", "[Kernlos]", False),
    # 1401.1  old syntax that has no number of its own
    # 1401.1  old numbers: [the number of … x 100]
    *(
        Rewriting(
            "1401.1",
            rf"\b{stat} of ({WHO}) (?:is increased by|are increased by|increases(?: by)?) {OLD_NUMBER}",
            rf"\1 gains [{gained}] for each card \2",
        )
        for stat, gained in (("ATK and DEF", r"+\3/+\3"), ("ATK", r"+\3/+0"), ("DEF", r"+0/+\3"))
    ),
    Rewriting(
        "1401.1",
        rf"\b(deals?) {OLD_NUMBER} damage to ((?:(?! and you\b)[^.])*?)(?=\.|$)",
        r"\1 \3 damage to \4 for each card \2",
    ),
    Rewriting("1401.1", r"\bthat (you control|(?:they|he or she) controls?|your opponent controls)\b", r"\1"),
    Rewriting(
        "1401.1",
        r"\b([Ww]hen(?:ever)?) (a spell or ability (?:your opponent|you) controls?) targets (an? [^,]+?)(?=,| >>>)",
        r"\1 \3 becomes targeted by \2",
    ),
    Rewriting("1401.1", r"\b([Dd]iscards? (?!all\b)\w+ cards?) from (?:your|his or her|their) hand\b", r"\1"),
    Rewriting("1401.1", r"\bin this way\b", "this way"),
    Rewriting("1401.1", r"\bthe resonator just summoned\b", "that resonator"),
    Rewriting("1401.1", r"\b([Pp])roduce 1 (?=\{[WRUGBMV]\})", r"\1roduce "),
    Rewriting("1401.1", r"\battacks ((?:this turn )?if able)\b", r"must attack \1"),
    Rewriting(
        "1401.1",
        r"\b(?:[Rr]eturn|[Pp]ut) (this card|it) to (?:its )?[Rr]uler side\b",
        r"put \1 into your ruler area as a ruler",
    ),
    Rewriting(
        "1401.1", r"\bcannot recover during (?:the )?recovery phase\b", "doesn't recover during the recovery phase"
    ),
    Rewriting(
        "1401.1",
        r"\b([Pp]uts? (?:(?!\b[Rr]eturn|\b[Pp]ut)[^.])*?) to (your|his or her|their|its owner's) (graveyard|hand)\b",
        r"\1 into \2 \3",
    ),
    Rewriting("1401.1", r"\b[Gg]ain life equal to that damage\b", "gain that much life"),
    Rewriting("1401.1", r"\b([Aa])t the end of the turn,", r"\1t the end of turn,"),
    Rewriting("1401.1", r"\bThis (?=cannot\b)", "This card "),
    Rewriting("1401.1", r"\beach player and (resonator|J/resonator)\b", r"each player and each \1"),
    Rewriting("1401.1", r"\b(?:[Aa]ll )?([Rr])esonators come into fields\b", r"\1esonators enter the field"),
    Rewriting(
        "1401.1",
        r"\b([Ll]ook at the top \w+ cards (?:of|in) your (?:main )?deck),? "
        r"and (?:return|put) them(?: back)? in any order\b",
        r"\1 and put them on top of your deck in any order",
    ),
    Rewriting(
        "1410.1",
        r"\b([Ww]hen(?:ever)?) (?:your |an )?opponent summons (an? [^,:]*?)(?=[,:])",
        r"\1 \2 your opponent controls is summoned",
    ),
    Rewriting(
        "1401.1",
        r"\b[Pp]revent all damage from (target [^.]+?) until\b",
        r"Prevent all damage that would be dealt by \1 until",
    ),
    Rewriting(
        "1401.1",
        r"\b[Yy]our opponent must block (this card) if able\b",
        r"J/resonators your opponent controls must block \1 if able",
    ),
    Rewriting("1401.1", r"\b([Ww])hen(ever)? you attack with this card\b", r"\1hen\2 this card attacks"),
    Rewriting("1401.1", r"\b(spells?|abilit(?:y|ies)) played by (?:an|your) opponent\b", r"\1 your opponent controls"),
    Rewriting(
        "1401.1", r"\bthe controller of (?:that|the) (resonator|J/resonator|card|spell)\b", r"that \1's controller"
    ),
    Rewriting("1401.1", r'\bwith the word (?=")', "with "),
    Rewriting("1401.1", r"\bthat (?:is|are) not named\b", "not named"),
    Rewriting(
        "1401.1",
        r"\b[Cc]hooses a card in (?:his or her|their) hand at random and discards it\b",
        "discards a card at random",
    ),
    Rewriting(
        "1401.1",
        r"\b[Cc]hoose a card in your opponent's hand at random and discard it\b",
        "Your opponent discards a card at random",
    ),
    Rewriting("1401.1", r"\b(discards?) all cards (?:from|in) (his or her|their|your) hand\b", r"\1 \2 hand"),
    Rewriting(
        "1401.1",
        r"\b(top (?:\w+ )?cards?) (?:in|from) (your (?:opponent's )?|their )(?=(?:main |magic stone )?deck\b)",
        r"\1 of \2",
    ),
    Rewriting("1401.1", r"\b([Pp]ut|[Rr]eveal|[Ll]ook at) top (?=\w+ cards)", r"\1 the top "),
    Rewriting("1401.1", r"\b([Dd]raws? \w+ cards?) from (?:your|his or her|their) main deck\b", r"\1"),
    Rewriting("1401.1", r"(\bPay (?:\{\w+\})+) and (?=discard|banish|rest)", r"\1, "),
    Rewriting("1401.1", r"\bYou can activate this (?:only )?if\b", "Play this ability only if"),
    Rewriting("1401.1", r"(?<=\. )Play this ability (?=up to two times|once per turn)", "Play this ability only "),
    Rewriting(
        "1401.1",
        r"\b(?:This ability can (?:only be (?:activated|used)|be (?:activated|used) only)|"
        r"You can (?:activate|use) this ability only) (?:in|during) (?=your (?:main phase|turn)\.)",
        "Play this ability only during ",
    ),
    Rewriting("1401.1", r"^(\[Judgment\] (?:Pay )?[^.:]*): (?=(?:You cannot p|P)lay this ability)", r"\1. "),
    Rewriting("1401.1", r"\bmain deck(s?)\b", r"deck\1"),
    Rewriting(
        "1401.1",
        r"\b([Pp]ut (?:(?!\b(?:into|on|where)\b)[^.])*?) in (your (?:hand|graveyard))(?=[.,]| and\b)",
        r"\1 into \2",
    ),
    Rewriting("1401.1", r"\bcomes? into (?:a|the|your) field\b", "enters the field"),
    Rewriting("1401.1", r"\bcomes? into your opponent's field\b", "enters your opponent's field"),
    Rewriting("1401.1", r"\b([Ll]eaves?) (?:your|the|a) field for a non-field zone\b", r"\1 the field"),
    Rewriting("1401.1", rf"\bdark (?=(?:attribute )?{THINGS})", "darkness "),
    Rewriting("1401.1", rf"\b({ATTRIBUTE}) attribute (?={THINGS})", r"\1 "),
    Rewriting("1401.1", r"\bback to its owner's hand\b", "to its owner's hand"),
    Rewriting(
        "1401.1",
        r"\b([Ss])earch for ([^.,]+?) from your (main deck|deck|magic stone deck)\b",
        r"\1earch your \3 for \2",
    ),
    Rewriting(
        "1401.1",
        r"\bThis ability can (?:only )?be activated (?:only )?once (per|each) turn\.",
        "Play this ability only once per turn.",
    ),
    Rewriting("1401.1", r"\b([Pp]ut [^.]*?\btokens?(?: with [^.\"]*?)?) in the field(?=[.,])", r"\1 into the field"),
    Rewriting("1401.1", r"\b(is|are) put into graveyard\b", r"\1 put into a graveyard"),
    Rewriting("1401.1", r"\benters a field\b", "enters the field"),
    Rewriting("1401.1", r"\bgets (?=\[[+\-])", "gains "),
    Rewriting("1401.1", r"\bbecomes equal to\b", "becomes"),
    # 207, 208  ATK and DEF that become something in one breath
    *(
        Rewriting("1401.1", rf"{whose} ATK and DEF becomes? {size}(?=[ .,])", rf"{who} {becomes}")
        for whose, who in (
            (r"\b[Tt]heir", "they become"),
            (r"\b[Ii]ts", "it becomes"),
            (r"(?<=s)'", " become"),
            (r"'s", " becomes"),
        )
        for size, becomes in ((r"(\d+)", r"[\1/\1]"), (r"(\[\d+/\d+\])", r"\1"))
    ),
    Rewriting(
        "1401.1", r"\b([Ss]pells|[Aa]bilities|[Ss]pells and abilities) you play (?=cannot be)", r"\1 you control "
    ),
    # 910  the same said the other way round, or of several things at once
    Rewriting(
        "1401.1",
        r"^[Ss]pells (?:and|or) abilities (your opponent controls|you control) cannot target ([^.,]*)\.$",
        r"\2 cannot be targeted by spells or abilities \1.",
    ),
    Rewriting("1401.1", r"\bcannot attack or be blocked\b", "cannot attack and cannot be blocked"),
    Rewriting(
        "1401.1",
        r"^([^.,]*?) cannot be (attacked|blocked) or targeted( by [^.]*)?\.$",
        r"\1 cannot be \2. \1 cannot be targeted\3.",
    ),
    Rewriting(
        "1401.1",
        r"^Each turn, prevent the first damage that would be dealt to ([^.]*)\.$",
        r"Prevent the first damage that would be dealt to \1 each turn.",
    ),
    Rewriting("1401.1", r"\bfor each of your ([^.,]*?)(?=[.,]| until\b| and\b)", r"for each \1 you control"),
    # 104.6  "it" is that J-ruler
    Rewriting(
        "1401.1",
        r"\bYour J-[Rr]uler gains ([^.]*?) as long as it's (light|fire|water|wind|darkness)\.",
        r"Your \2 J-ruler gains \1.",
    ),
    Rewriting(
        "1401.1",
        r"\b[Aa]s long as your J-[Rr]uler is (light|fire|water|wind|darkness), it gains ([^.]*)\.",
        r"Your \1 J-ruler gains \2.",
    ),
    # 311.1  what one plays of the removed cards is one's own
    Rewriting("1401.1", r"\b(play this card from) the (?=removed area\b)", r"\1 your "),
    # 903.2k  the price that hangs on the target
    Rewriting("1401.1", r"(\bless to play this card), (?=if it targets\b)", r"\1 "),
    # 1002.2  an addition that is moved onto another card is added to it
    Rewriting(
        "1401.1", r"\b[Mm]ove ([^.:]*?[Aa]ddition[^.:]*?) (?:onto|to) (?=another\b|an?\b|target|this)", r"Add \1 to "
    ),
    Rewriting("1401.1", r"\b[Pp]layers cannot chase this (card|spell|ability)\b", r"Players cannot chase to this \1"),
    Rewriting("1401.1", r"\b[Pp]layers cannot chase this \[Enter\]:?", "Players cannot chase to this ability"),
    Rewriting(
        "1401.1",
        r"\b[Aa]ll damage that would be dealt to ([^.,]*?) is dealt to ([^.,]*?) instead\b",
        r"If damage would be dealt to \1, it's dealt to \2 instead",
    ),
    Rewriting(
        "1401.1", r", then shuffle ((?:your|their|his or her) (?:main |magic stone )?deck)\.", r". Then shuffle \1."
    ),
    Rewriting("1401.1", r"\b([Pp]ut all [^.]*?)(?<!from) among them (?=into|onto|on)", r"\1 from among them "),
    Rewriting("1414.3", r"\b(puts [^.:]*) into (?:his or her|their) field\b", r"\1 into the field"),
    # 104.6, 311  what somebody has, said shorter
    Rewriting("1401.1", r"\b([Yy]our life is \w+ than your opponent's)(?! life)", r"\1 life"),
    Rewriting("1401.1", r"\b([Yy]our opponent's life is \w+ than) yours\b", r"\1 your life"),
    Rewriting("1401.1", r"\bAll players discard\b", "Each player discards"),
    Rewriting("1401.1", r"(?<=\. )Play this ability (?=during your turn\.)", "Play this ability only "),
    Rewriting("1401.1", r"\b(reveal [^.]*?)(?<!from) among them and\b", r"\1 from among them and"),
    # 1028.1  there is only one weather that is not said to be somebody's
    Rewriting("1401.1", r"\bunless weather is\b", "unless the weather is", False),
    # 204.1b, 903.2h  what is paid without a symbol is will
    Rewriting("1401.1", r"\bpays X(?=\.)", "pays {X}"),
    # 903.2g  how often it may be played is said behind the options
    Rewriting(
        "1401.1",
        r"(: [Cc]hoose (?:up to )?\w+)\. (Play this ability only [^.]*?) - (.*[^.])\.?$",
        r"\1 - \3. \2.",
    ),
    Rewriting("1401.1", r"\bthe top or (?:on )?the bottom of\b", "the top or bottom of"),
    Rewriting("1401.1", r"\b([Pp]ut) one from among them\b", r"\1 one of them"),
    Rewriting("1401.1", r"\b(enters the field with [^.,]*? counters?)(?=\.)(?<!counter on it)", r"\1 on it"),
    # 1414.2  what is in somebody's field is what they control
    Rewriting(
        "1414.2",
        r"\b([Ii]f an? [^.,]*?) would be put into a graveyard from (your|an) opponent's field\b",
        r"\1 \2 opponent controls would be put into a graveyard from the field",
    ),
    Rewriting(
        "1414.2",
        r"\b([Ii]f this card would be put into (?:a|its owner's) graveyard from) your field\b",
        r"\1 the field",
    ),
    Rewriting(
        "1414.2",
        r"\b([Ii]f an? [^.,]*?)(?: you control)? would be put into (?:a|its owner's) graveyard from your field\b",
        r"\1 you control would be put into a graveyard from the field",
    ),
    # 204.1  what is played costs, and what costs is played
    Rewriting("1401.1", r"\b(plays? costs? (?:\{\w+\})+ (?:more|less)) to play\b", r"\1"),
    # 204.1b  what costs less without a symbol costs less of the free cost
    Rewriting("1401.1", r"\b[Ff]ree cost for ([^.]*? you play) costs? ((?:\{\d+\})+ less)", r"\1 cost \2"),
    Rewriting("1401.1", r"\bThis card costs ((?:\{\w+\})+ less) to play\b", r"You may pay \1 to play this card"),
    # 903.2f-1  what is so of a card while it is played is no effect of it
    Rewriting("1401.1", r"^(This card cannot be cancelled) if\b", r"\1 as long as"),
    Rewriting(
        "1401.1", r"^If ([^.,]*), this card cannot be cancelled\.$", r"This card cannot be cancelled as long as \1."
    ),
    Rewriting(
        "1401.1", r"^((?:\[Enter\]|When this card enters the field) >>> If) it was played\b", r"\1 this card was played"
    ),
    Rewriting("1401.1", r"(\btop \w+ cards of your deck\..*\bon the bottom of) the deck\b", r"\1 your deck"),
    Rewriting("1401.1", r"\btimes 100\b", "multiplied by 100"),
    Rewriting("1401.1", r"\buntil your next turn\b", "until the beginning of your next turn", False),
    Rewriting("1401.1", r"\b(you have (?:(?!\bin\b)[^.,])*?\bcards?) in hand\b", r"\1 in your hand", False),
    Rewriting("1401.1", r"\bperforms? (?:a )?judgment(?=[ ,]|$)(?! process)", "do judgment", False),
    Rewriting("1401.1", r"\bcan only be blocked by\b", "can be blocked only by", False),
    Rewriting("1401.1", r"\b(controllers?') recovery phases\b", r"\1 recovery phase", False),
    Rewriting("1401.1", r"\b([Pp]ut (?:one|two)) (?=into your hand and the rest\b)", r"\1 of them ", False),
    # 1017.6  a copy that is made to be played at once, and for nothing
    Rewriting(
        "1401.1",
        r"\bCopy (target [^.]*? in [^.]*?graveyard)(?: and|, then) play the copy without paying its cost\b",
        r"Put a copy of \1 on the chase",
        False,
    ),
    Rewriting(
        "1401.1",
        r"\bCopy (target [^.]*? in [^.]*?graveyard)\. You may play the copy without paying its cost\b",
        r"You may put a copy of \1 on the chase",
        False,
    ),
    # 1019.1  as many as were discarded
    Rewriting(
        "1401.1",
        r"\b([Dd]iscard (?:any number of cards|up to \w+ cards|your hand))(?:, then|\.(?: Then,?| If you do,)?) "
        r"[Dd]raw that many cards\b",
        r"\1. Draw cards equal to the number of cards discarded this way",
        False,
    ),
    # 903.2h-3  what was done this turn was done already
    Rewriting("1401.1", r"\balready (?=(?!control)[a-z]+ [^.]*?\bthis turn\b)", "", False),
    Rewriting("1401.1", r"\b([Yy]ou|they)'ve (?=[a-z]+ [^.]*?\bthis turn\b)", r"\1 have "),
    # 903.2g  how many options are chosen if something is so
    Rewriting("1401.1", r"\b([Cc]hoose one, if [^,.]*?) you may choose both\b", r"\1, you may choose both"),
    Rewriting("1401.1", r"\b([Cc]hoose one), (choose up to \w+ instead) if ([^.,]*?) - ", r"\1. If \3, \2 - "),
    Rewriting("1401.1", r"(?<=\]), until end of turn\b", " until end of turn"),
    Rewriting("1401.1", r"\b(with total cost less than that (?:resonator|card))(?=[,.])", r"\1's total cost"),
    Rewriting("1401.1", r"\b(must (?:attack|block)) this turn if able\b", r"\1 if able this turn"),
    # 905.4  what a God's Art says of itself by its name
    Rewriting(
        "1401.1", r"(?<=\. )Play God's Art(?: [<\[\"][^<>\[\]\"]+[>\]\"])? (?=only once per game)", "Play this ability "
    ),
    Rewriting("1401.1", r"\bGod's Art \[([^\[\]]+)\]", 'God\'s Art "\\1"'),
)
