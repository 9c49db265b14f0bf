"""READS: what every word of a script looks at. A class that is not here looks at everything, and a test lists them all.

What is kept of a text's answer (a condition that holds, a number that was counted, what an effect reaches) holds until
something that the text looks at has changed. So a row that says less than is looked at makes wrong results, and a row
that says more only makes things anew for nothing. Effects, costs and whole abilities are carried out and not looked
at; who would keep something about them must look at everything.
"""

from __future__ import annotations

from typing import Final

from arbiter.kernel.aspects import (
    ARRIVAL,
    BENEATH,
    COMPANY,
    COUNTERS,
    FACE,
    HISTORY,
    OUT_OF_PLAY,
    STACK,
    STANCE,
    STEP,
    STORES,
    TURN,
)
from arbiter.kernel.characteristics import ABILITY_BIT, BAR_BIT, KEYWORDS, MARK_BIT, keyword_bit
from arbiter.kernel.events import SHIFTS
from arbiter.kernel.index.looking import EVERYTHING, NOTHING, USUAL_ZONES, Reads, Rows, Zones, look
from arbiter.kernel.index.reads_nouns import NOUNS, number_of, words_of
from arbiter.kernel.kinds import kinds_of
from arbiter.script import abilities as ab
from arbiter.script import amounts as a
from arbiter.script import conditions as c
from arbiter.script import costs as co
from arbiter.script import effects as fx
from arbiter.script import patterns as p
from arbiter.script import statements as st
from arbiter.script.base import STAT_POWER, Quality

# ---------------------------------------------------------------- amounts


def count(node: a.Count, zones: Zones) -> Reads:
    return Reads(zones.searched(node.group))


def stat_of(node: a.StatOf | a.PrintedStat, zones: Zones) -> Reads:
    return number_of(node.stat)


def extreme_stat(node: a.ExtremeStat, zones: Zones) -> Reads:
    own = number_of(node.stat)
    return Reads(own.aspects | zones.searched(node.group), own.traits)


def distinct(node: a.Distinct, zones: Zones) -> Reads:
    own = words_of(node.quality)
    return Reads(own.aspects | zones.searched(node.group), own.traits)


AMOUNTS: Final[Rows] = {
    a.Number: NOTHING,
    a.X: Reads(ARRIVAL),
    a.NamedNumber: NOTHING,
    a.Count: count,
    a.CountOf: NOTHING,
    a.StatOf: stat_of,
    a.PrintedStat: stat_of,  # a card can be turned over
    a.ExtremeStat: extreme_stat,
    a.CountersOn: Reads(COUNTERS),
    a.Resource: Reads(STORES),
    a.Distinct: distinct,
    a.Times: NOTHING,
    a.Product: NOTHING,
    a.Company: Reads(COMPANY),
    a.Plus: NOTHING,
    a.Minus: NOTHING,
    a.Quotient: NOTHING,
    a.Half: NOTHING,
    a.Occurred: Reads(HISTORY),
    a.HowMuch: Reads(HISTORY),
    a.EventAmount: NOTHING,
    a.EventTotal: NOTHING,
    a.Beneath: Reads(BENEATH),
    a.Marked: Reads(FACE, MARK_BIT),  # what the numbers of the marks look at, the marks say themselves
    a.PaidAmount: Reads(ARRIVAL),
    a.Either: NOTHING,
}

# ---------------------------------------------------------------- conditions


def exists(node: c.Exists, zones: Zones) -> Reads:
    return Reads(zones.searched(node.group))


def in_step(node: c.InStep, zones: Zones) -> Reads:
    return Reads(STEP | (0 if node.who is None else TURN))


def outcome(node: c.Outcome, zones: Zones) -> Reads:
    return Reads(FACE, keyword_bit(f"voted:{node.word}"))


def same_quality(node: c.SameQuality, zones: Zones) -> Reads:
    own = words_of(Quality(node.quality))
    return Reads(own.aspects | zones.searched(node.group), own.traits)


CONDITIONS: Final[Rows] = {
    c.Compare: NOTHING,
    c.Exists: exists,
    c.Holds: NOTHING,
    c.IsTurnOf: Reads(TURN),
    c.InStep: in_step,
    c.Agreed: NOTHING,
    c.Happened: Reads(HISTORY),
    c.LatestIs: Reads(HISTORY),
    c.Outcome: outcome,
    c.Did: NOTHING,
    c.WasPaid: Reads(STACK | ARRIVAL),
    c.CameFrom: Reads(ARRIVAL),
    c.SameQuality: same_quality,
    c.All: NOTHING,
    c.Any: NOTHING,
    c.NotSo: NOTHING,
}

# ---------------------------------------------------------------- patterns, asked of what has happened

# What it happened to is known by its number.
BY_NUMBER: Final = Reads(OUT_OF_PLAY)


def moves(node: p.Moves, zones: Zones) -> Reads:
    """What has left play or come into it is remembered as it was; what moves out of play is looked for."""
    return BY_NUMBER if kinds_of(node, zones.in_play) & SHIFTS else NOTHING


def attacks(node: p.Attacks, zones: Zones) -> Reads:
    return NOTHING if node.beside is None else Reads(STANCE)


def deals_damage(node: p.DealsDamage, zones: Zones) -> Reads:
    aspects = (0 if node.party is None else STANCE) | (0 if node.step is None else STEP)
    return Reads(aspects) if aspects else NOTHING


def discards(node: p.Discards, zones: Zones) -> Reads:
    return NOTHING if node.what is p.ANYTHING else BY_NUMBER


def draws(node: p.Draws, zones: Zones) -> Reads:
    return Reads(HISTORY) if node.after else NOTHING


def does(node: p.Does, zones: Zones) -> Reads:
    return NOTHING if node.what is p.ANYTHING and node.to is None else BY_NUMBER


def produces(node: p.Produces, zones: Zones) -> Reads:
    return NOTHING if node.what is p.ANYTHING else BY_NUMBER


PATTERNS: Final[Rows] = {
    p.Moves: moves,
    p.Attacks: attacks,
    p.PartyAttacks: NOTHING,
    p.Blocks: NOTHING,
    p.IsBlocked: NOTHING,
    p.IsUnblocked: NOTHING,
    p.DealsDamage: deals_damage,
    p.Breaks: NOTHING,
    p.ReceivesDamage: NOTHING,
    p.Casts: NOTHING,  # what has left the stack is remembered as it was there
    p.UsesAbility: NOTHING,
    p.IsChosen: BY_NUMBER,
    p.Draws: draws,
    p.Discards: discards,
    p.StepBegins: NOTHING,
    p.Rests: BY_NUMBER,
    p.Readies: BY_NUMBER,
    p.Turns: BY_NUMBER,
    p.Switches: BY_NUMBER,
    p.CountersChange: Reads(OUT_OF_PLAY | COUNTERS),
    p.GainsResource: NOTHING,
    p.Produces: produces,
    p.Does: does,
    p.Reveals: BY_NUMBER,
    p.Searches: NOTHING,
    p.BurstUsed: NOTHING,
    p.Primes: NOTHING,
    p.Becomes: NOTHING,
    p.AnyPattern: NOTHING,
}

# ---------------------------------------------------------------- changes and statements


def add_stat(node: st.AddStat, zones: Zones) -> Reads:
    """Some marks keep off what is added to power."""
    return Reads(0, BAR_BIT if node.stat is STAT_POWER else 0)


def swap_keyword(node: st.SwapKeyword, zones: Zones) -> Reads:
    return Reads(0, keyword_bit(node.keyword))


def mark(node: st.Mark, zones: Zones) -> Reads:
    """Whom it concerns and what it costs is asked when the rule is; how much it is, others may count."""
    return Reads(0, 0, (node.amount,))


CHANGES: Final[Rows] = {
    st.AddStat: add_stat,
    st.CounterStat: Reads(0, BAR_BIT),
    st.SetStat: NOTHING,
    st.SwapNumbers: NOTHING,  # of the same object: which came first tells what it swaps
    st.AddWord: NOTHING,
    st.SetWords: NOTHING,
    st.LoseWord: NOTHING,
    st.AddAllWords: NOTHING,
    st.AddKeyword: NOTHING,  # what cannot gain it does not have it, whichever comes first
    st.LoseKeyword: NOTHING,
    st.SwapKeyword: swap_keyword,
    st.CannotGain: NOTHING,
    st.AddAbility: Reads(within=()),  # what the ability looks at, it looks at where it is
    st.LoseAbilities: NOTHING,
    st.ShareAbilities: Reads(FACE, KEYWORDS | ABILITY_BIT),
    st.CopyOf: Reads(FACE),  # what is printed there
    st.BecomeType: NOTHING,
    st.Mark: mark,
}

# What a statement says is read when it is asked for; only what it changes is worked out before.
STATEMENTS: Final[Rows] = {
    st.Affects: NOTHING,
    st.Forbid: EVERYTHING,
    st.ForbidPlay: EVERYTHING,
    st.ForbidPrice: EVERYTHING,
    st.ForbidChoose: EVERYTHING,
    st.Replace: EVERYTHING,
    st.ChangeDamage: EVERYTHING,
    st.ForbidPrevent: EVERYTHING,
    st.EntersWith: EVERYTHING,
    st.As: EVERYTHING,
    st.CostChange: EVERYTHING,
    st.AlternativeCost: EVERYTHING,
    st.ExtraCost: EVERYTHING,
    st.PayRule: EVERYTHING,
    st.Permit: EVERYTHING,
    st.Produces: EVERYTHING,
    st.AddOption: EVERYTHING,
    st.Treat: EVERYTHING,
    st.PlayOnlyIf: EVERYTHING,
}

# ---------------------------------------------------------------- what is carried out

CARRIED_OUT: Final = (
    (ab.Limits, ab.Ability, ab.Activated, ab.Triggered, ab.Static, ab.Spell, ab.Keyword),
    (co.Mana, co.RestThis, co.RestSome, co.RestTotal, co.MoveThis, co.MoveThing, co.MoveSome, co.MoveBeneath),
    (co.MoveTop, co.SameName, co.TakeCounters, co.PutCounters, co.PayResource, co.TakeDamage, co.RevealSome),
    (co.TurnUp, co.TurnDown, co.OneOf, co.Cost),
    (fx.Perform, fx.Attach, fx.PutUnder, fx.Rewrite, fx.RemoveDamage, fx.DoubleCounters, fx.MoveCounters, fx.Token),
    (fx.Choose, fx.Pick, fx.Search, fx.Reveal, fx.Look, fx.RevealUntil, fx.Declare, fx.SplitGroups, fx.BindThing),
    (fx.Deal, fx.DealDivided, fx.Fight, fx.DealPlayer, fx.Destroy, fx.Move, fx.Rest, fx.Ready, fx.Orient),
    (fx.CreateToken, fx.MakeTokens, fx.Produce, fx.Freeze, fx.Draw, fx.Discard, fx.DiscardHand, fx.Mill, fx.Shuffle),
    (fx.PlaceCounters, fx.RemoveCounters, fx.GainResource, fx.LoseResource, fx.GainControl, fx.Modify, fx.Establish),
    (fx.Delay, fx.Cancel, fx.CastNow, fx.AllowCast, fx.ExtraTurn, fx.ExtraStep, fx.SkipStep, fx.EndGame, fx.TurnFace),
    (fx.RemoveFromBattle, fx.UseEffectOf, fx.Modes, fx.OnlyIf, fx.PerformSome, fx.May, fx.MayPay, fx.WhenYouDo, fx.If),
    (fx.Instead, fx.ForEachPlayer, fx.ForEach, fx.Repeat, fx.Simultaneously, fx.Mark, fx.Measure, fx.Unanswered),
)

READS: Final[Rows] = {
    **NOUNS,
    **AMOUNTS,
    **CONDITIONS,
    **PATTERNS,
    **CHANGES,
    **STATEMENTS,
    **{kind: EVERYTHING for kinds in CARRIED_OUT for kind in kinds},
}


def aspects_read(node: object, zones: Zones) -> int:
    """Which aspects of the game the node looks at, with all that stands in it."""
    return look(READS, node, zones).aspects


def traits_read(node: object) -> int:
    """Which characteristics it looks at."""
    return look(READS, node, USUAL_ZONES).traits
