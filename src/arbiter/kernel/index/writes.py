"""WRITES: which characteristics every kind of change alters. A class that is not here alters everything."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from arbiter.kernel.characteristics import (
    ABILITY_BIT,
    BAR_BIT,
    EVERY_TRAIT,
    KEYWORDS,
    MARK_BIT,
    POWER_BIT,
    keeps_off,
    keyword_bit,
    quality_bit,
    stat_bit,
)
from arbiter.script import statements as st
from arbiter.script.abilities import Ability
from arbiter.script.base import QUALITY_TYPE, Change

# The abilities that keywords stand for.
Granted = Mapping[str, tuple[Ability, ...]]


def stat(change: st.AddStat | st.SetStat, granted: Granted) -> int:
    return stat_bit(change.stat)


def numbers(change: st.SwapNumbers, granted: Granted) -> int:
    return POWER_BIT


def words(change: st.AddWord | st.SetWords | st.LoseWord | st.AddAllWords, granted: Granted) -> int:
    return quality_bit(change.quality)


def keyword(change: st.AddKeyword | st.LoseKeyword | st.CannotGain, granted: Granted) -> int:
    return keyword_bit(change.keyword) | (ABILITY_BIT if change.keyword in granted else 0)


def swap(change: st.SwapKeyword, granted: Granted) -> int:
    brings = change.keyword in granted or change.into in granted
    return keyword_bit(change.keyword) | keyword_bit(change.into) | (ABILITY_BIT if brings else 0)


def become_type(change: st.BecomeType, granted: Granted) -> int:
    return quality_bit(QUALITY_TYPE) | POWER_BIT


def abilities(change: st.AddAbility | st.LoseAbilities | st.ShareAbilities, granted: Granted) -> int:
    return KEYWORDS | ABILITY_BIT


def copy(change: st.CopyOf, granted: Granted) -> int:
    """All that is printed; marks are not."""
    return EVERY_TRAIT & ~(MARK_BIT | BAR_BIT)


def mark(change: st.Mark, granted: Granted) -> int:
    return MARK_BIT | (BAR_BIT if keeps_off(change.name) else 0)


WRITES: Final[dict[type, Callable[..., int]]] = {
    st.AddStat: stat,
    st.CounterStat: stat,
    st.SetStat: stat,
    st.SwapNumbers: numbers,
    st.AddWord: words,
    st.SetWords: words,
    st.LoseWord: words,
    st.AddAllWords: words,
    st.AddKeyword: keyword,
    st.LoseKeyword: keyword,
    st.SwapKeyword: swap,
    st.CannotGain: keyword,
    st.AddAbility: abilities,
    st.LoseAbilities: abilities,
    st.ShareAbilities: abilities,
    st.CopyOf: copy,
    st.BecomeType: become_type,
    st.Mark: mark,
}


def traits_written(change: Change, granted: Granted) -> int:
    """Which characteristics the change alters, in a game in which keywords stand for these abilities."""
    row = WRITES.get(type(change))
    return EVERY_TRAIT if row is None else row(change, granted)
