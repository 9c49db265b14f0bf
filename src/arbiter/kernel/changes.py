"""What each kind of change does to an object's characteristics. The order is the layers' business."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel.characteristics import BLANK, NEVER_LOWERED, NEVER_RAISED, NOT_LOWERED, NOT_RAISED
from arbiter.kernel.context import Context
from arbiter.kernel.entries import Entry, collect
from arbiter.kernel.qualities import add_stat, put_words, words, words_in
from arbiter.kernel.state import Obj
from arbiter.kernel.statements import in_force
from arbiter.kernel.traits import ActiveMark, Traits
from arbiter.kernel.word_bits import TYPES
from arbiter.script import abilities as ab
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import (
    QUALITY_KIND,
    QUALITY_TYPE,
    STAT_COST,
    STAT_GUARD,
    STAT_LEVEL,
    STAT_POWER,
    Amount,
    Quality,
)

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program


COST_SET: Final = frozenset({"cost_set"})  # a text says what its cost is, and nothing of the printed one is left
HAS_STATS: Final = frozenset({"stats"})  # an effect has given it power or guard that its card does not print
NUMBERS_OF_ITS_OWN: Final = (STAT_POWER, STAT_GUARD)  # which not every card has


def _value(game: Game, entry: Entry, node: object) -> int:
    if entry.number is not None:
        return entry.number
    assert isinstance(node, Amount)
    return evaluate.amount(game, node, entry.context)


def _add_stat(game: Game, entry: Entry, now: Traits, obj: Obj, entries: list[Entry]) -> None:
    change = entry.change
    assert isinstance(change, st.AddStat)
    if now.marks is not None and change.stat is STAT_POWER:
        if (NEVER_RAISED if change.sign > 0 else NEVER_LOWERED) in now.marks:
            return
        # "by your opponent's effects": the opponent of whom the text belongs to, whoever has the object.
        barred = now.marks.get(NOT_RAISED if change.sign > 0 else NOT_LOWERED)
        if barred is not None and any(each.controller != entry.context.controller for each in barred):
            return
    if not obj.face.has_power and change.stat in NUMBERS_OF_ITS_OWN and not has_numbers(obj, now):
        return
    number = evaluate.amount(game, change.amount, entry.context) if entry.number is None else entry.number
    add_stat(now, change.stat, number * change.sign)


def has_numbers(obj: Obj, now: Traits) -> bool:
    """Does the object have power and guard to add to: printed, copied or given by an effect?"""
    return obj.face.has_power or now.power != 0 or now.guard != 0 or "stats" in now.flags


def _counter_stat(game: Game, entry: Entry, now: Traits, obj: Obj, entries: list[Entry]) -> None:
    change = entry.change
    assert isinstance(change, st.CounterStat)
    if now.marks is None or BLANK + change.kind not in now.marks:
        _add_stat(game, entry, now, obj, entries)


def _set_stat(game: Game, entry: Entry, now: Traits, obj: Obj, entries: list[Entry]) -> None:
    change = entry.change
    assert isinstance(change, st.SetStat)
    value = _value(game, entry, change.amount)
    if not obj.face.has_power:
        now.flags = now.flags | HAS_STATS
    if change.stat is STAT_POWER:
        now.power = value
    elif change.stat is STAT_GUARD:
        now.guard = value
    elif change.stat is STAT_COST:
        now.cost = value
        now.flags = now.flags | COST_SET
    elif change.stat is STAT_LEVEL:
        now.level = value
    else:
        now.strike = value


def _swap_numbers(game: Game, entry: Entry, now: Traits, obj: Obj, entries: list[Entry]) -> None:
    now.power, now.guard = now.guard, now.power


def kept(game: Game, obj: Obj, quality: Quality, words: frozenset[str]) -> frozenset[str]:
    """The words that it is to have, but for those that nothing gains or loses."""
    fixed = game.rules.layers.fixed_kinds
    if not fixed or quality is not QUALITY_KIND or game.state.players > 2:
        return words
    return (words - fixed) | (obj.now.kinds & fixed)


def _add_word(game: Game, entry: Entry, now: Traits, obj: Obj, entries: list[Entry]) -> None:
    change = entry.change
    assert isinstance(change, st.AddWord)
    word = change.value if change.slot is None else entry.context.words.get(change.slot, "")
    if word:
        put_words(now, change.quality, kept(game, obj, change.quality, words(obj, change.quality) | {word}))


def _add_all_words(game: Game, entry: Entry, now: Traits, obj: Obj, entries: list[Entry]) -> None:
    change = entry.change
    assert isinstance(change, st.AddAllWords)
    all_words = words(obj, change.quality) | frozenset(change.values)
    put_words(now, change.quality, kept(game, obj, change.quality, all_words))


def _set_words(game: Game, entry: Entry, now: Traits, obj: Obj, entries: list[Entry]) -> None:
    change = entry.change
    assert isinstance(change, st.SetWords)
    words = frozenset(change.values)
    if change.slot is not None:
        words = frozenset({entry.context.words.get(change.slot, "")} - {""})
    firm = obj.face.firm
    if firm is not None and change.quality in (QUALITY_TYPE, QUALITY_KIND):
        words = words | words_in(firm, change.quality)
    put_words(now, change.quality, kept(game, obj, change.quality, words))


def _lose_word(game: Game, entry: Entry, now: Traits, obj: Obj, entries: list[Entry]) -> None:
    change = entry.change
    assert isinstance(change, st.LoseWord)
    left = words(obj, change.quality) - {change.value}
    firm = obj.face.firm
    if firm is not None and change.quality in (QUALITY_TYPE, QUALITY_KIND):
        left = left | words_in(firm, change.quality)
    put_words(now, change.quality, kept(game, obj, change.quality, left))


def _add_keyword(game: Game, entry: Entry, now: Traits, obj: Obj, entries: list[Entry]) -> None:
    change = entry.change
    assert isinstance(change, st.AddKeyword)
    add_keyword(game, change.keyword, entry, now, obj, entries)


def add_keyword(game: Game, word: str, entry: Entry, now: Traits, obj: Obj, entries: list[Entry]) -> None:
    if word in game.rules.keywords.multiple and (word in now.keywords or word in now.flags):
        count = 1 + sum(1 for other in now.keywords if other == word or other.startswith(f"{word} "))
        word = f"{word} {max(2, count)}"
    if word in now.barred:
        return
    library = game.rules.layers.library
    abilities = library.keyword_abilities.get(word, ())
    if word in now.keywords and not (word in game.rules.keywords.told_apart and is_new(now, abilities)):
        return
    now.keywords = now.keywords | {word}
    for ability in abilities:
        grant(game, library.program(ability), entry, now, obj, entries)


def is_new(now: Traits, abilities: tuple[ab.Ability, ...]) -> bool:
    """Does it have none of these abilities, whatever their keyword is called?"""
    return not any(is_same(program.ability, ability) for program in now.programs for ability in abilities)


def is_same(one: ab.Ability, other: ab.Ability) -> bool:
    """Do they say the same? Their wording does not matter."""
    if isinstance(one, ab.Keyword) and isinstance(other, ab.Keyword):
        return one.name == other.name and one.word == other.word
    return type(one) is type(other) and one.keyword == other.keyword and replace(one, text=other.text) == other


def _lose_keyword(game: Game, entry: Entry, now: Traits, obj: Obj, entries: list[Entry]) -> None:
    change = entry.change
    assert isinstance(change, st.LoseKeyword)
    lose_keyword(game, change.keyword, now, obj)


def lose_keyword(game: Game, word: str, now: Traits, obj: Obj) -> None:
    if obj.face.firm is None or word not in obj.face.firm.keywords:
        drop_keyword(game, word, now)


def drop_keyword(game: Game, word: str, now: Traits) -> None:
    now.keywords = now.keywords - {word}
    if word in game.rules.keywords.told_apart:
        now.keywords = frozenset(each for each in now.keywords if not each.startswith(f"{word}:"))
    if any(program.keyword == word for program in now.programs):
        now.set_programs(tuple(program for program in now.programs if program.keyword != word))


def _swap_keyword(game: Game, entry: Entry, now: Traits, obj: Obj, entries: list[Entry]) -> None:
    change = entry.change
    assert isinstance(change, st.SwapKeyword)
    if change.keyword in now.keywords:
        drop_keyword(game, change.keyword, now)  # it is not lost: it is another from now on
        add_keyword(game, change.into, entry, now, obj, entries)


def _cannot_gain(game: Game, entry: Entry, now: Traits, obj: Obj, entries: list[Entry]) -> None:
    change = entry.change
    assert isinstance(change, st.CannotGain)
    if change.keyword not in obj.face.traits.keywords:
        lose_keyword(game, change.keyword, now, obj)  # it was gained, in whatever order
    now.barred = now.barred | {change.keyword}


def _add_ability(game: Game, entry: Entry, now: Traits, obj: Obj, entries: list[Entry]) -> None:
    change = entry.change
    assert isinstance(change, st.AddAbility)
    ability = change.ability
    assert isinstance(ability, ab.Ability)
    library = game.rules.layers.library
    program = library.program(ability)
    word = program.keyword
    if word and (word in now.barred or is_had(game, now, word, ability)):
        return
    if isinstance(ability, ab.Keyword):
        if add_up(game, ability, entry, now, obj, entries):
            return
        now.keywords = now.keywords | words_behind(game, ability)
    grant(game, program, entry, now, obj, entries)


def is_had(game: Game, now: Traits, word: str, ability: ab.Ability) -> bool:
    """Does it have that very keyword, of which it can have only one?"""
    if word in game.rules.keywords.told_apart:
        return not is_new(now, (ability,))
    return word in game.rules.keywords.once and word in now.keywords


def words_behind(game: Game, keyword: ab.Keyword) -> set[str]:
    """What an object with this keyword is asked for: the word, and where it is told apart what stands behind it."""
    if keyword.word is None or keyword.name not in game.rules.keywords.told_apart:
        return {keyword.name}
    return {keyword.name, f"{keyword.name}:{keyword.word}"}


def add_up(game: Game, keyword: ab.Keyword, entry: Entry, now: Traits, obj: Obj, entries: list[Entry]) -> bool:
    """A keyword whose numbers are added up stands for one ability with the sum; false: it is no such keyword."""
    library = game.rules.layers.library
    if keyword.name not in library.cumulative or not isinstance(keyword.value, Number):
        return False
    total = keyword.value.value
    for program in now.programs:
        had = program.ability
        if isinstance(had, ab.Keyword) and had.name == keyword.name and isinstance(had.value, Number):
            total += had.value.value
    now.set_programs(tuple(program for program in now.programs if program.keyword != keyword.name))
    now.keywords = now.keywords | {keyword.name}
    for program in library.with_number(keyword.name, total):
        grant(game, program, entry, now, obj, entries)
    return True


def grant(game: Game, program: Program, entry: Entry, now: Traits, obj: Obj, entries: list[Entry]) -> None:
    """The object has one ability more; what that changes is applied in its own layer or a later one."""
    now.set_programs((*now.programs, program))
    now.granter = 0 if entry.context.source is None else entry.context.source.id
    if program.is_static and obj.zone in program.zones:
        ctx = Context(obj.controller, obj)
        if in_force(game, program, ctx):
            for part in program.parts:
                # The later of the effect and the card: an effect has the time at which it began to apply.
                stamp = max(obj.stamp, entry.stamp)
                entries.append(
                    Entry(
                        max(part.layer, entry.layer),
                        part.own,
                        stamp,
                        ctx,
                        part.thing,
                        (),
                        part.change,
                        None,
                        part.reads,
                        part.writes,
                        program,
                        part.half,
                    )
                )


def _lose_abilities(game: Game, entry: Entry, now: Traits, obj: Obj, entries: list[Entry]) -> None:
    kept = game.rules.keywords.kept
    firm: tuple[Program, ...] = ()
    if obj.face.firm is not None:
        firm, kept = obj.face.firm.programs, kept | obj.face.firm.keywords
    # What a card does as it resolves is an effect, no ability of the card: it keeps that.
    left = [each for each in now.programs if each.is_spell or each.keyword in kept or each in firm]
    now.set_programs(tuple(left))
    now.keywords = now.keywords & kept


def _share_abilities(game: Game, entry: Entry, now: Traits, obj: Obj, entries: list[Entry]) -> None:
    change = entry.change
    assert isinstance(change, st.ShareAbilities)
    for other in evaluate.things(game, change.thing, entry.context)[:1]:
        for program in other.now.programs:
            if program.keyword == change.but or program is entry.program or program.is_spell:
                continue
            if not program.keyword or not (
                program.keyword in now.barred or is_had(game, now, program.keyword, program.ability)
            ):
                grant(game, program, entry, now, obj, entries)
        now.keywords = now.keywords | (other.now.keywords - now.barred - {change.but})


def _copy_of(game: Game, entry: Entry, now: Traits, obj: Obj, entries: list[Entry]) -> None:
    change = entry.change
    assert isinstance(change, st.CopyOf)
    for other in evaluate.things(game, change.thing, entry.context)[:1]:
        printed = other.face.traits
        now.names, now.colours, now.kinds = printed.names, printed.colours, printed.kinds
        now.type_bits = printed.type_bits
        now.groups, now.cost, now.power, now.guard = printed.groups, printed.cost, printed.power, printed.guard
        now.keywords, now.level, now.strike = printed.keywords, printed.level, printed.strike
        if game.rules.layers.copies_keep_names:
            now.names = printed.names | obj.face.printed.names
        now.flags = printed.flags | HAS_STATS if other.face.has_power else printed.flags
        now.set_programs(printed.programs)
        if obj.face.firm is not None:
            keep_firm(now, obj.face.firm)
        for program in printed.programs:
            if program.is_static:
                ctx = Context(obj.controller, obj)
                if in_force(game, program, ctx):
                    entries += collect(program, obj, ctx)


def keep_firm(now: Traits, firm: Traits) -> None:
    """What nothing takes from an object it has although it has become something else."""
    now.type_bits |= firm.type_bits
    now.kinds, now.keywords = now.kinds | firm.kinds, now.keywords | firm.keywords
    now.set_programs((*now.programs, *firm.programs))


def _become_type(game: Game, entry: Entry, now: Traits, obj: Obj, entries: list[Entry]) -> None:
    change = entry.change
    assert isinstance(change, st.BecomeType)
    if entry.half == 0:
        type = TYPES.bit(change.type)
        now.type_bits = type if change.only else now.type_bits | type
        if obj.face.firm is not None:
            now.type_bits |= obj.face.firm.type_bits
    elif change.power is not None:
        now.power = _value(game, entry, change.power)
        now.flags = now.flags | HAS_STATS


def _mark(game: Game, entry: Entry, now: Traits, obj: Obj, entries: list[Entry]) -> None:
    change = entry.change
    assert isinstance(change, st.Mark)
    if now.marks is None:
        now.marks = {}
    source = entry.context.source
    mark = ActiveMark(change, 0 if source is None else source.id, entry.context.controller)
    now.marks.setdefault(change.name, []).append(mark)


CHANGES: Final[dict[type, Callable[[Game, Entry, Traits, Obj, list[Entry]], None]]] = {
    st.AddStat: _add_stat,
    st.CounterStat: _counter_stat,
    st.SetStat: _set_stat,
    st.SwapNumbers: _swap_numbers,
    st.AddWord: _add_word,
    st.AddAllWords: _add_all_words,
    st.SetWords: _set_words,
    st.LoseWord: _lose_word,
    st.AddKeyword: _add_keyword,
    st.LoseKeyword: _lose_keyword,
    st.SwapKeyword: _swap_keyword,
    st.CannotGain: _cannot_gain,
    st.AddAbility: _add_ability,
    st.LoseAbilities: _lose_abilities,
    st.ShareAbilities: _share_abilities,
    st.CopyOf: _copy_of,
    st.BecomeType: _become_type,
    st.Mark: _mark,
}
