"""Words of Force of Will texts that may go without a change of meaning, each in the surroundings in which it may."""

from __future__ import annotations

import re

from arbiter.text.deletion import Swallowed

VOID = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        r"<(the|a|an)>",
        r"\[Enter\]:? <(>>>|⇒)>",  # 1409.2a  the arrow may be missing
        r"<(\[Activate\]|\[Continuous\]:?)>",  # 1407.2
        r"<your> opponent",
        r"you have no cards in <your> hand",
        r"[.,] <then>,? ",  # effects come in the order of the text anyway
        r"<main> deck",
        r"<you> (gain|lose|draw)",
        r"<may> pay \{",  # nobody pays more than they must
        r"(^|\] |, |: )<pay> ",
        r"[\])}>\"\d] <-+> ",  # the dash behind a keyword
        r"; <or> |<•>",  # between options
        r"<from> among",
        r"<next> end of turn",
        r" <(cards?)>",  # "a Beast card", "the top card"
        r"<(its|their)? ?controller's> next recovery",
        r"and <only> (once|during|if)",
        r"\} <(and|or)> \{",
        r"(^|: )<each> ",
        r"<player's> (turn|main|recovery)",
        r"cost <of> ",
        r"<also> gains",
        r"treat [\w ]+ <also> as ",  # 1049.1  it has this besides what it is
        r"God's Art <(ability|abilities)>",
        r"the <(chosen|revealed|total)>",
        r"<(and)> put it",
        r"<you> may play this ability",
        r"each <player's> ",
        r"<this> turn",
        r"end of <(your|the)>? ?turn",
        r"play this ability <only> (once|up to|during your turn)",  # a limit with it and without it
        r"\[Trigger\] <(if|when|whenever)>",  # the condition stands there in any case
        r"(^|\. |: |>>> |- )<all> ",  # "All resonators gain"
        r"release <all> the",
        r"<stacked> (below|under|beneath)",  # 1045  a card can lie below another in no other way
        r"cancel target (?:\S+ )?chant <spell>",  # 312.3  it is one wherever it can be cancelled
        r"^<-+> ",  # a line set apart under a heading
        r"dealt <any> ",
        r"chase <to> this",  # as it was said in 2015
        r"you <already> control",
        r"then <all> ",
        r"damage to <all> ",  # several that are named without it are all of them
        r"choose (both|up to \w+) <instead>",
        r"\] [\w/, ]*<resonator> tokens?",  # 1303.1  a token whose type is not said is one
        r"half <of> ",
        r"EX Area \(\d+\) - As the game starts.*<[^>]*>?>",  # the reminder behind the words
        r"the <combined> total cost",  # of several cards nothing else can be meant
        r"put them <back> in any order",
        r"<(you|may)> ?(may )?choose both",  # whoever may choose more need not
        r"among <all> gems",
        r"choose an? \w+\. <they> remove",  # it leaves the same hand whoever moves it
        r"controls, <and> put",
        r"and <only> (one|twice)",
        r"\] <and> without|names <and> with different",
        r"resonators <more> than you",
        r"each <of> opponent's",
        r"(opponent|player) <has> \w+ this turn",  # the same deeds in another tense
        r"(light|fire|water|wind|darkness) <attribute> resonator",
        r"<(has|have)> (already )?(played|drawn|discarded|banished|called|put)\b[^.]* this turn",
    )
)


def is_void(text: str, found: Swallowed) -> bool:
    end = found.column + len(found.word)
    line = text.rfind("\n", 0, found.column) + 1
    shown = f"{text[line : found.column]}<{found.word}>{text[end : end + 160]}"
    return any(pattern.search(shown) for pattern in VOID)
