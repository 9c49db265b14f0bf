"""Words that may go without a change of meaning, each in the surroundings in which it may.

A swallowed word is written <so> between what stands before and behind it. Whatever fits none of these patterns
was swallowed by the grammar and is an error.
"""

from __future__ import annotations

import re

from arbiter.text.deletion import Swallowed

VOID = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        r"<(the|a|an)>",  # articles
        r"<</?p>>",  # markup of the data
        r"<your> opponent",  # "an opponent" is always yours
        r"<required> (to|for)",
        # "all the Forwards gain" and "the Forwards gain"
        r"<all> (the )?[^.]*\b(gain|lose|become|cannot|can|must|deal|enter)\b",
        r"(dull|activate) <(it|them)> and (freeze|activate|dull)",  # one object of two verbs
        r", <then> |\. <then>,|^<then>,",  # effects come in the order of the text anyway
        r"\b(and|,) <only> (once|if|during)",  # the "only" before speaks of both
        r"<also>",
        r"when (an? |1 or more )?<active> [^.,]* becomes? dull",  # what becomes dull was active
        r"when (an? |1 or more )?<dull> [^.,]* (becomes? active|(is|are) activated)",
        r"<during> this turn",
        r"\bor <is> chosen",
        r"beginning of <your> main phase \d during each of your turns",
        r"› ?<cards?>|character <card>",  # "a ‹Category TIDE› card"
        r"the other <cards?>",
        r"all (of )?<(its|their)> (abilities|hand)",
        r"in <(your|their|his/her)> hand",
        r"to cast <your> ‹",
        r"(each|either) <player's> ",
        r"<you> (gain control|put into|draw)",
        r"<revealed>|the <(chosen|removed)>",  # there is only one
        r"<has> (entered|attacked|been)",
        r", <and> ",
        r"\b(and|or) <(if|when|1|to)> ",
        r"you can <pay> \{",
        r"control <any> ",
        r"<for> as long as",
        r"double the damage <instead>",
        r"counters? <placed> on",
        r"(^|\")<each> ",  # "Each Forward you control gains"
        r"dull <it> or freeze",  # one object of two verbs, here too
        r"you removed 1 or more <cards>,",  # nothing else is removed
        r"the same <card> type",
        r"there are <exactly> \d+ different",  # a bare number is exact there
        r"lose <all> their abilities",
        r"choosing only <1> ",  # one is what it chooses
        r"required to (cast|play) <your> ",  # nobody else's cost is spoken of
        r"discards \d <more> card",  # the sentence before has made them discard
        r"except \w+ <and> of cost",
        r"cancel the <summon's> effect",  # the text speaks of one
        r"<cp> cost is",
        r"you <have> (dulled|cast|discarded|received|drawn|dealt)",
        r"of the <\d> following actions",  # so many are listed
        r"\b(you|they) do <so>",  # "if you do"
        r"returned to (its|their) <owner's> hand",  # no other hand can be meant
        r"can <only> cast up to",  # "up to" is the limit already
    )
)


def is_void(text: str, found: Swallowed) -> bool:
    end = found.column + len(found.word)
    line = text.rfind("\n", 0, found.column) + 1
    shown = f"{text[line : found.column]}<{found.word}>{text[end : end + 160]}"
    return any(pattern.search(shown) for pattern in VOID)
