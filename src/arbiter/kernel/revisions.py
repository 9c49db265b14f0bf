"""With which rules a game was begun, where later ones would make the answers that were given to it lead elsewhere.

A match is its start and its answers, which are numbers of options. A change of what is asked, or of the order in which
options stand, comes with a new number here: games of before go on as they began, saved ones and those at tables.
"""

from __future__ import annotations

from typing import Final

OLDEST: Final = 1  # of saves that do not tell
NO_ORDER: Final = 2  # options out of hidden places stand by name; a search that has begun counts as something seen
ALIKE: Final = 3  # where everything is asked, nobody is asked by what only they can see (`concealing`)
ROOM: Final = 4  # who picks while resolving what comes into play picks only what there is room for
DOABLE: Final = 5  # who does one thing or another is offered what can be done
UNFOUND: Final = 6  # who looks at cards that not all see need not find what is asked for by what it is
FINISHABLE: Final = 7  # what is listed and offered while playing is what can be finished: aimed and paid for in the end
COSTING_X: Final = 8  # what a text keeps from spells of some cost is aimed at with the variable that makes it another
UNCHASED_LAST: Final = 9  # at the beginning of a game what cannot be chased comes after all others
SPOKEN_OF: Final = 10  # who names a kind may name one that texts of the match speak of, although no card of it has it
AT_ONCE: Final = 11  # what each player does: all choose first, sentence by sentence, and then it is done at once
BROKEN_OFF: Final = 12  # what ends a stretch of the turn ends it before anybody gets priority there again
OFF_STACK: Final = 13  # where nothing may join the stack, what does not use it may still be done with priority
AIMED_PRICE: Final = 14  # what a play chooses tells what it costs, where a text says so
DIVIDED: Final = 15  # what is divided under a condition, or among what is chosen while resolving, is asked for, too
AIMED_X: Final = 16  # an ability whose variable tells what it chooses is offered where such a number can be paid
# What was played is no other card than what it has become; what just came is not offered to be rested for its own
# ability as one of several ways to pay; what is played for nothing has a price where a text asks for one; what a rule
# keeps where it lies is not chosen to be moved.
ITS_SPELL: Final = 17
LATEST: Final = 17
