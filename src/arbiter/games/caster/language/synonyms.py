"""Other ways to say what the texts of the game say: read as the usual words, which are the ones that are printed."""

from __future__ import annotations

NUMBER = r"(?:\[\w+\]|\d+)"
ELEMENT = "Solis|Ignus|Silva|Terra|Luna|Aqua|Aes|Void"
TOKEN = rf"((?:(?:{ELEMENT}) )?(?:\"[^\"]+\"|[A-Z][\w'-]*(?: [A-Z][\w'-]*)*))"
ONLY = (
    r"(?:[Uu]se|[Aa]ctivate|[Yy]ou may (?:play|use)|[Yy]ou can(?: only)? (?:play|use)|[Yy]ou may only play) "
    r"this ability(?: only)?"
)
LIMITS = r"(?=(?:only )?(?:once|during|if you|if this|from your|when you))"

SYNONYMS = (
    # numbers and comparisons
    (r"\bor (?:greater|higher)\b(?! than)", "or more"),
    (r"\bor (?:lower|fewer)\b(?! than)", "or less"),
    (r"\bwith (?:an? )?(ATK|DEF) (?=\d)", r"with \1 of "),
    (r"\bwith (?:a )?(?:[Ll]evel|Lv\.?) (\d) or (more|less)\b", r"with a level of \1 or \2"),
    (r"\b(?:[Ll]evel|Lv\.?) ?(\d) or (more|less) ([Cc]asters?(?: cards?)?)\b", r"\3 with a level of \1 or \2"),
    # hands and decks
    (r"\b((?:[Yy]ou|you and your opponent each) (?:have|had)\b[^.,:⇒>]*?) in hand\b", r"\1 in your hand"),
    (r"\b((?:opponent|player|they) (?:has|have|had)\b[^.,:⇒>]*?) in hand\b", r"\1 in their hand"),
    (r"\b[Yy]our hand is empty\b", "you have no cards in your hand"),
    (r"\b[Yy]our opponent's hand is empty\b", "your opponent has no cards in their hand"),
    (r"\b[Yy]our (deck|graveyard|hand) has (no|\w+(?: or (?:more|less))?) cards\b", r"you have \2 cards in your \1"),
    (r"\b([Pp])ut (them|it|those cards) back in any order", r"\1ut \2 on top of your deck in any order"),
    (r"\b([Pp])ut (them|it|those cards) back on\b", r"\1ut \2 on"),
    (r", reveal (it|them), put\b", r", reveal \1, and put"),
    (r"\borb zone face[- ]down(?!, as an orb)", "orb zone face down, as an orb"),
    # verbs
    (r"\b([Pp])ut one into your hand and the other\b", r"\1ut one of them into your hand and the rest"),
    (r"\b(the rest on (?:the bottom|top) of your deck)(?=\.)", r"\1 in any order"),  # 302.4
    (r"\bPut all ([^.]*?) revealed this way into your hand\b", r"Put all revealed \1 from among them into your hand"),
    (r"(?<= from among them into your hand) and the rest into your graveyard\b", ". Put the rest into your graveyard"),
    (r"\b[Dd]raw (?:an additional|another) card\b", "draw a card"),
    (
        r"\bface[- ]down (into (?:your|an allied|their) caster zone)(?:,? as a caster)?",
        r"\1 face down, as a caster",
    ),
    (r"\b(caster zone face[- ]down(?: and rested)?) as (a caster|casters)\b", r"\1, as \2"),
    (
        r"\b(gains?|gets?) (ATK|DEF) equal to ([^.,]*?) (until end of turn|this turn)",
        r"\1 +X \2 \4, where X is \3",
    ),
    (r"\bchooses (an? [^.,]*?) they control and banishes it\b", r"banishes \1"),
    (r"\bFace[- ](up|down)\b", r"Face-\1"),
    (r"\bfor as long as\b", "as long as"),
    (r"\bTake control of\b", "Gain control of"),
    (r"\btake(s?) control of\b", r"gain\1 control of"),
    (r"\b(destroys? (?:an? )(?:enemy )?servants?) by battle\b", r"\1 in battle"),
    (r"\bbecomes the target of\b", "is targeted by"),
    (r"\bbecome the target of\b", "are targeted by"),
    (r"\b(cannot|can't) be the targets? of\b", r"\1 be targeted by"),
    (r"\b(cannot|can't) be targeted(?=\.| until| this turn)", r"\1 be targeted by spells or abilities"),
    (r"\bin battle with\b", "battling"),
    (r"\banother turn after this (?:one|turn)\b", "an extra turn after this one"),
    (r"\bextra turn after this turn\b", "extra turn after this one"),
    (
        r"\b([Cc])ancel target ((?:(?:enemy|allied|[A-Z]\w+) )*)(conjure|servant|barrier)(?: card)?\b(?! spell)",
        r"\1ancel target \2\3 spell",  # 1019.1  only what is in the chase zone is cancelled
    ),
    (r"\b([Cc])reate a copy of\b", r"\1opy"),
    (r"\b(cannot|can't) be chosen as (?:the|an) attacked object\b", r"\1 be attacked"),
    # times
    (r"\buntil (?:the (?:start|beginning) of )?your next turn\b", "until the beginning of your next turn"),
    (r"\bUntil (?:the (?:start|beginning) of )?your next turn\b", "Until the beginning of your next turn"),
    (r"\b([Dd])uring enemy turns\b", r"\1uring an enemy turn"),
    (r"\b([Dd])uring allied turns\b", r"\1uring an allied turn"),
    (r"\bit(?: is|'s) (?:currently )?an allied turn\b", "it is your turn"),
    (r"\bit(?: is|'s) (?:currently )?an enemy turn\b", "it is your opponent's turn"),
    (r"^While (?=[^:⇒>]*, )", "As long as "),
    # costs and when an ability may be played
    (rf"(\bcosts? {NUMBER} (?:less|more))(?=\.|,| if | as long| until| this turn)", r"\1 to play"),
    (r"\b((?:reduced|increased) by) \[(\d+)\]", r"\1 \2"),
    (rf"\b{ONLY} {LIMITS}(?:only )?", "Play this ability only "),
    (
        r"\b[Tt]his ability (?:can|may) (?:only )?be (?:played|used) (?:only )?(?=once|during|if|from)",
        "Play this ability only ",
    ),
    (r"\b(only once) each turn\b", r"\1 per turn"),
    (r"\b([Ww]hen)(?:ever)? (?=[^,:⇒>]* would [^:⇒>]*\binstead\.?$)", "If "),
    # 906.1  an arrow stands behind what is waited for
    (r"^((?:When|Whenever|At) [^,:⇒>]*), (?!.*>>>)", r"\1 >>> "),
    (r"\b(beginning|end) of each player's\b", r"\1 of each"),
    (r"\b(cannot|can't) search decks\b", r"\1 search"),
    (r"\binto the field under your control\b", "into the field"),
    # tokens
    (r"\b(?:0|zero)[- ]cost (?=[^.]*\btokens?\b)", ""),
    (rf"{TOKEN} servant (?=tokens?\b)", r"\1 "),
    (rf"{TOKEN} (barrier )?(tokens?) with (\d+) ATK and (\d+) DEF", r"\4/\5 \1 \2\3"),
    (r"(?<=\d|\]) Void (?=(?:\"[^\"]+\"|[A-Z][\w'-]*(?: [A-Z][\w'-]*)*) tokens?\b)", " "),
    # keywords
    (r"^\[DCT\] ?\((\d+)\)", r"[DCT] \1"),
    (r"^\[Break\] ?((?:\[\w+\])+)(?=\.?$)", r"[Break](\1)"),
    (r"\[Phi\]", "[Φ]"),
    (r"\bSoul Bond(?= servant)", "soul bond"),
    (r"\b[Rr]est this card(?=[,:])", "[Rest]"),
)
