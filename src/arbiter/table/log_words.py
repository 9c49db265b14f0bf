"""The words of the log for what happens in every game. A game's own stand in `[log]` of its layout.

A key is a kind of the kernel's stream, with how or why it happens behind a slash where that has words of its own
(`leaves/destroy`); `paying/` stands before what is done to pay for what a sentence tells.

A template has places in braces. `[…]` is left out where a place in it is empty; `|` separates templates, of which the
first is taken that has all its places. The word behind the first place is a verb: "you cast", "both are destroyed".
"""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, str]] = {
    # What players do.
    "begins": "{player} takes the first turn.",
    "changes": "{player} changes {amount:card} of the opening hand.",
    "casts": "{player} casts {subjects}[, targeting {targets}][, {paying}][ ({others})].",
    "uses": "{player} uses {subjects}[, {paying}][, targeting {targets}][ ({others})][: {word}].",
    "triggers": "The ability of {subjects} triggers[, {paying}][, targeting {targets}][: {keyword}].",
    "finds no target": "The ability of {subjects} finds nothing to target.",
    "cancels": "{sources} cancels {subjects}.|{player} cancels {subjects}.",
    "cancels/ability": "{sources} cancels the ability of {subjects}.|{player} cancels the ability of {subjects}.",
    "fizzles": "{sources} has no legal target left: nothing happens.|It has no legal target left: nothing happens.",
    "attacks": "{player} attacks {targets} with {subjects}[ ({others})]."
    "|{player} attacks {whom} with {subjects}[ ({others})].|{player} attacks {word} with {subjects}[ ({others})].",
    "blocks": "{player} blocks {targets} with {subjects}[ ({others})].",
    "searches": "{player} searches, finding {subjects}[ ({others})]."
    "|{player} searches, finding {amount:card}[ ({others})].",
    "searches/none": "{player} searches, finding nothing[ ({others})].",
    "reveals": "{player} reveals {subjects}[ ({others})].",
    "looks": "{player} looks at {subjects} in {to}[ ({others})].|{player} looks at {subjects}[ ({others})].",
    "shows": "{player} shows {subjects}[ ({others})].",
    "names": "{player} names {word}[ ({others})].",
    # Where cards go.
    "draws": "{player} draws {subjects}[ ({others})].",
    "draws/none": "{player} cannot draw: there is no card left[ ({others})].",
    "enters": "{sources} puts {subjects} into {to}.|{player} puts {subjects} into {to}.",
    "enters/cast": "{subjects} enters {to}[ ({others})].",
    "appears": "{sources} puts {subjects} into {to}.|{subjects} appears in {to}.",
    "leaves": "{sources} puts {subjects} into {to}.|{subjects} goes to {to}.",
    "leaves/top": "{sources} puts {subjects} on top of {to}.|{subjects} goes on top of {to}.",
    "leaves/bottom": "{sources} puts {subjects} at the bottom of {to}.|{subjects} goes to the bottom of {to}.",
    "leaves/cost": "{player} puts {subjects} into {to}[ for {sources}].",
    "leaves/destroy": "{sources} destroys {subjects}.|{subjects} is destroyed.",
    "leaves/return": "{sources} returns {subjects} to {to}.|{subjects} returns to {to}.",
    "leaves/remove": "{sources} removes {subjects} from the game.|{subjects} is removed from the game.",
    "leaves/banish": "{player} banishes {subjects}[ ({others})].",
    "moves": "{player} puts {subjects} from {from} into {to}[ ({others})]."
    "|{player} puts {subjects} into {to}[ ({others})].",
    "moves/top": "{player} puts {subjects} from {from} on top of {to}[ ({others})]."
    "|{player} puts {subjects} on top of {to}[ ({others})].",
    "moves/bottom": "{player} puts {subjects} from {from} at the bottom of {to}[ ({others})]."
    "|{player} puts {subjects} at the bottom of {to}[ ({others})].",
    "moves/add": "{player} takes {subjects} into {to}[ ({others})].",
    "moves/return": "{player} returns {subjects} to {to}[ ({others})].",
    "moves/discard": "{player} discards {subjects}[ ({others})].",
    "moves/discard/rule": "{player} discards {subjects}[ ({others})].",
    "moves/remove": "{player} removes {subjects} in {from} from the game[ ({others})].",
    "moves/banish": "{player} banishes {subjects}[ ({others})].",
    "moves/rule": "{subjects} goes from {from} to {to}[ ({others})].",
    "moves/resolved": "{subjects} has resolved and goes to {to}.",
    "moves/not resolved": "{subjects} goes to {to} without having resolved.",
    "transfers": "{subjects} moves from {from} to {to}[ ({others})].",
    "takes place": "{subjects} takes another place[ ({others})].",
    # What happens to what lies on the table.
    "damages": "{sources} deals {amount} damage to {subjects}.|{subjects} takes {amount} damage.",
    "hurts": "{sources} deals {amount} damage to {player}.|{player} takes {amount} damage.",
    "rests": "{sources} rests {subjects}.|{player} rests {subjects}.",
    "rests/cost": "{player} rests {subjects}[ for {sources}].",
    "rests/attack": "{player} rests {subjects} to attack[ ({others})].",
    "rests/block": "{player} rests {subjects} to block[ ({others})].",
    "rests for": "{player} rests {subjects} for {goods}[, to pay for {others}].",
    "readies": "{sources} readies {subjects}.|{player} readies {subjects}.",
    "turns": "{sources} turns {subjects}.|{subjects} turns.",
    "counters/more": "{sources} puts {counters} on {subjects}.|{player} puts {counters} on {subjects}.",
    "counters/less": "{sources} takes {counters} from {subjects}.|{player} takes {counters} from {subjects}.",
    "controls": "{player} gains control of {subjects}[ ({others})].",
    "freezes": "{subjects} is frozen[ ({others})].",
    "heals/all": "All damage is taken off {subjects}[ ({others})].",
    "heals/some": "{amount} damage is taken off {subjects}[ ({others})].",
    # What lasts, and what is over.
    "lasts": "{subjects} {altered}[ of {targets}][ {until}][ ({others})]."
    "|An effect of {sources} on {subjects} lasts[ {until}]: “{word}”."
    "|An effect of {sources} on {subjects} lasts[ {until}]."
    "|An effect of {sources} on {targets} lasts[ {until}]: “{word}”."
    "|An effect of {sources} lasts[ {until}]: “{word}”."
    "|An effect of {sources} lasts[ {until}].|An effect of {player} lasts[ {until}].",
    "ends": "{subjects} is no longer affected by {others}."
    "|{subjects} is no longer affected by {own} own text.|The effect of {sources} ends.",
    "waits": "{sources} has more to do later: “{word}”.|{sources} has more to do later.|Something will happen later.",
    "gains a turn": "{player} will take another turn[ ({others})].",
    "gains a step": "There will be another {word} step[ ({others})].",
    "will skip": "{player} will skip the {word} step[ ({others})].",
    # What players have.
    "gains/more": "{player} gains {goods}[ ({others})].",
    "gains/less": "{player} {lost} {goods}[ ({others})].",
    "produces": "{player} produces {goods}[ with {subjects}][ ({others})].",
    # Ways to pay.
    "paying/rests": "resting {subjects}",
    "paying/leaves": "putting {subjects} into {to}",
    "paying/leaves/banish": "banishing {subjects}",
    "paying/leaves/remove": "removing {subjects} from the game",
    "paying/leaves/return": "returning {subjects} to {to}",
    "paying/moves": "putting {subjects} from {from} into {to}|putting {subjects} into {to}",
    "paying/moves/discard": "discarding {subjects}",
    "paying/moves/banish": "banishing {subjects}",
    "paying/moves/remove": "removing {subjects} from the game",
    "paying/gains/less": "paying {goods}",
    "paying/gains/more": "gaining {goods}",
    "paying/hurts": "taking {amount} damage",
    "paying/damages": "dealing {amount} damage to {subjects}",
    "paying/counters/less": "taking {counters} from {subjects}",
    "paying/counters/more": "putting {counters} on {subjects}",
    "paying/produces": "",
    "paying/turns": "turning {subjects}",
    "paying/readies": "readying {subjects}",
    "paying/transfers": "moving {subjects} to {to}",
}
