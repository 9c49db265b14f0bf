"""Changes and statements that need more than the types of their fields say."""

from __future__ import annotations

from dataclasses import replace

from arbiter.script import abilities as ab
from arbiter.script import amounts as am
from arbiter.script import base
from arbiter.script import costs as cs
from arbiter.script import nouns as n
from arbiter.script import patterns as pt
from arbiter.script import statements as st
from arbiter.script.base import Quality, Stat, Thing
from tests.properties.inventing.costs import cost_of_card
from tests.properties.inventing.inventor import Inventor
from tests.properties.inventing.tables import FAMILY_MAKERS, GREAT, MAKERS, Maker, Scope, hints


def make_paragraph(inventor: Inventor, scope: Scope, depth: int) -> ab.Ability:
    return inventor.ability(Scope(granted=True))


def changing(inventor: Inventor, scope: Scope, depth: int) -> tuple[st.Change, ...]:
    inner = replace(scope, affected=True)
    return tuple(inventor.make(st.Change, inner, depth) for _ in range(inventor.one((1, 1, 2))))


def affects(inventor: Inventor, scope: Scope, depth: int) -> st.Statement:
    """A static ability of its own card, or of everything of a kind."""
    thing: Thing = n.Self()
    if inventor.chance(0.6):
        thing = n.Every(inventor.group(scope, depth)) if inventor.chance(0.8) else inventor.make(Thing, scope, depth)
    return st.Affects(thing, changing(inventor, scope, depth))


def add_stat(inventor: Inventor, scope: Scope, depth: int) -> st.Change:
    stat = inventor.one((Stat.POWER, Stat.POWER, Stat.GUARD, Stat.COST, Stat.LEVEL, Stat.STRIKE))
    amount = inventor.amount(replace(scope, size=stat in GREAT), depth)
    return st.AddStat(stat, amount, inventor.one((1, 1, -1)))


def set_stat(inventor: Inventor, scope: Scope, depth: int) -> st.Change:
    stat = inventor.one((Stat.POWER, Stat.POWER, Stat.GUARD, Stat.COST))
    return st.SetStat(stat, inventor.amount(replace(scope, size=stat in GREAT), depth), inventor.chance(0.3))


def changeable(inventor: Inventor) -> Quality:
    """What a card is called, its colours and its kinds come and go; its types only by BecomeType."""
    return inventor.one([each for each in inventor.words.qualities if each is not Quality.TYPE])


def add_word(inventor: Inventor, scope: Scope, depth: int) -> st.Change:
    named = [(slot, quality) for slot, quality in scope.words if quality is not Quality.TYPE]
    if named and inventor.chance(0.5):
        slot, quality = inventor.one(named)
        return st.AddWord(quality, "", slot)
    quality = changeable(inventor)
    return st.AddWord(quality, inventor.one(inventor.words.of_quality[quality]))


def set_words(inventor: Inventor, scope: Scope, depth: int) -> st.Change:
    quality = changeable(inventor)
    return st.SetWords(quality, (inventor.one(inventor.words.of_quality[quality]),))


def lose_word(inventor: Inventor, scope: Scope, depth: int) -> st.Change:
    quality = changeable(inventor)
    return st.LoseWord(quality, inventor.one(inventor.words.of_quality[quality]))


def add_all_words(inventor: Inventor, scope: Scope, depth: int) -> st.Change:
    quality = changeable(inventor)
    return st.AddAllWords(quality, inventor.words.of_quality[quality][:6])


def swap_keyword(inventor: Inventor, scope: Scope, depth: int) -> st.Change:
    return st.SwapKeyword(inventor.one(inventor.words.keywords), inventor.one(inventor.words.keywords))


def mark(inventor: Inventor, scope: Scope, depth: int) -> st.Change:
    name = inventor.one(inventor.words.of_field("Mark", "name"))
    cost = cs.Cost((cs.Mana((), 1),)) if name.endswith("_cost") else None
    group = inventor.group(scope, depth, ()) if inventor.chance(0.2) and cost is None else None
    return st.Mark(name, am.Number(inventor.one((1, 2))), group, cost)


def change_damage(kind: type) -> Maker:
    def make(inventor: Inventor, scope: Scope, depth: int) -> st.Statement:
        pattern = inventor.pattern(replace(scope, changes_damage=True), depth)
        if kind is st.ForbidPrevent:
            return st.ForbidPrevent(pattern)
        made = inventor.filled(kind, scope, depth, pattern=pattern)
        assert isinstance(made, st.ChangeDamage)
        return made

    return make


def replace_event(inventor: Inventor, scope: Scope, depth: int) -> st.Statement:
    pattern = inventor.node(inventor.one(REPLACEABLE), Scope(lasting=scope.lasting), depth)
    inner = replace(scope, event=True, declares=False)
    effects = inventor.effects(inner, depth)[0] if inventor.chance(0.7) else ()
    return st.Replace(pattern, effects, inventor.chance(0.3))


REPLACEABLE: tuple[type, ...] = (pt.Moves, pt.DealsDamage, pt.ReceivesDamage, pt.Draws, pt.CountersChange)


def forbid(inventor: Inventor, scope: Scope, depth: int) -> st.Statement:
    return st.Forbid(inventor.node(inventor.one(FORBIDDEN), Scope(lasting=scope.lasting), depth))


FORBIDDEN: tuple[type, ...] = (
    pt.Moves,
    pt.DealsDamage,
    pt.ReceivesDamage,
    pt.Draws,
    pt.Rests,
    pt.Readies,
    pt.CountersChange,
)


def produces_statement(inventor: Inventor, scope: Scope, depth: int) -> st.Statement:
    return st.Produces(inventor.group(scope, depth), (inventor.one(inventor.words.rules.colours),))


def own_card(kind: type) -> Maker:
    """What a card says of how it is played itself, or others are."""

    def make(inventor: Inventor, scope: Scope, depth: int) -> st.Statement:
        what = n.Group((n.Same(n.Self()),), (), n.EACH)
        if inventor.chance(0.5):
            what = replace(inventor.group(scope, depth), zones=())
        given: dict[str, object] = {"cost": cost_of_card(inventor, depth)} if "cost" in hints(kind) else {}
        return inventor.filled(kind, scope, depth, what=what, **given)  # type: ignore[no-any-return]

    return make


FAMILY_MAKERS[base.Paragraph] = make_paragraph
MAKERS.update(
    {
        st.Affects: affects,
        st.AddStat: add_stat,
        st.SetStat: set_stat,
        st.AddWord: add_word,
        st.SetWords: set_words,
        st.LoseWord: lose_word,
        st.AddAllWords: add_all_words,
        st.SwapKeyword: swap_keyword,
        st.Mark: mark,
        st.ChangeDamage: change_damage(st.ChangeDamage),
        st.ForbidPrevent: change_damage(st.ForbidPrevent),
        st.Replace: replace_event,
        st.Forbid: forbid,
        st.CostChange: own_card(st.CostChange),
        st.AlternativeCost: own_card(st.AlternativeCost),
        st.ExtraCost: own_card(st.ExtraCost),
        st.Produces: produces_statement,
    }
)
