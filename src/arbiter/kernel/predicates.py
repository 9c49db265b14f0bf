"""Tests on one object: what it is called, what it can do, how it stands."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
import arbiter.kernel.matching as matching
from arbiter.kernel.index.type_index import printed_names
from arbiter.kernel.qualities import as_printed, compare, nameless, stat, words
from arbiter.kernel.reading import TESTS
from arbiter.kernel.revisions import ITS_SPELL
from arbiter.kernel.state import RESTED, REVERSED, UNPAID, Obj
from arbiter.kernel.word_bits import TYPES, type_bits
from arbiter.script import abilities as ab
from arbiter.script import nouns as n
from arbiter.script import patterns as p
from arbiter.script.amounts import Number
from arbiter.script.base import (
    QUALITY_COLOUR,
    QUALITY_TYPE,
    STATUS_ATTACKED,
    STATUS_ATTACKED_THIS_TURN,
    STATUS_BLOCKED,
    STATUS_BLOCKING,
    STATUS_DAMAGED,
    STATUS_ENTERED_THIS_TURN,
    STATUS_FACE_DOWN,
    STATUS_FACE_UP,
    STATUS_FROZEN,
    STATUS_GENERIC,
    STATUS_HAS_BURST,
    STATUS_IN_PARTY,
    STATUS_LIMIT,
    STATUS_MULTICOLOUR,
    STATUS_ON_FIELD,
    STATUS_PRIMED,
    STATUS_READY,
    STATUS_RESTED,
    STATUS_REVERSED,
    STATUS_TOKEN,
    STATUS_UNBLOCKED,
    Test,
)

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.kernel.stack import StackItem


def _is(game: Game, test: n.Is, obj: Obj, ctx: Context) -> bool:
    if not obj.face_up and nameless(game, obj, ctx):
        return shows_back(game, test) and test.value in obj.face.printed.types
    quality = test.quality
    if quality is QUALITY_TYPE:
        return obj.now.type_bits & TYPES.bit(test.value) != 0
    if quality is QUALITY_COLOUR:
        return test.value in obj.now.colours
    return test.value in words(obj, quality)


def shows_back(game: Game, test: Test) -> bool:
    """Can what the test asks be told from the back of a card?"""
    return isinstance(test, n.Is) and test.quality is QUALITY_TYPE and test.value in game.rules.zones.backs


def asks_information(test: Test) -> bool:
    """Does one have to know the card to answer?"""
    if isinstance(test, (n.AnyOf, n.AllOf)):
        return any(asks_information(part) for part in test.tests)
    return type(test) in INFORMATION


def _name_contains(game: Game, test: n.NameContains, obj: Obj, ctx: Context) -> bool:
    if nameless(game, obj, ctx):
        return False
    if game.rules.counting.whole_words:
        word = re.compile(rf"(?<![\w]){re.escape(test.part)}(?![\w])")
        return any(word.search(name) for name in obj.now.names)
    return any(test.part in name for name in obj.now.names)


def _has(game: Game, test: n.Has, obj: Obj, ctx: Context) -> bool:
    now = obj.now
    return (test.keyword in now.keywords or test.keyword in now.flags) and not nameless(game, obj, ctx)


def _has_ability(game: Game, test: n.HasAbility, obj: Obj, ctx: Context) -> bool:
    if nameless(game, obj, ctx):
        return False
    if test.kind == "whatever":
        words = game.rules.keywords.kept  # no abilities, so that they are kept by what loses all of these
        spoken = (program for program in obj.now.programs if not program.is_spell and program.keyword not in words)
        return bool(obj.now.keywords - words) or any(spoken)
    return any(ability_kind(program.ability, test.kind) for program in obj.now.programs)


def ability_kind(ability: object, kind: str) -> bool:
    """Is the ability of that kind: "special", "action", "auto", "field", "burst", "any"?"""
    if kind == "special":
        return isinstance(ability, ab.Activated) and ability.special
    if kind == "action":
        return isinstance(ability, ab.Activated) and not ability.special
    if kind == "auto":
        return isinstance(ability, ab.Triggered)
    if kind == "field":
        return isinstance(ability, ab.Static)
    if kind == "burst":
        return isinstance(ability, (ab.Triggered, ab.Spell)) and ability.burst
    return isinstance(ability, (ab.Activated, ab.Triggered))


def _stat_is(game: Game, test: n.StatIs, obj: Obj, ctx: Context) -> bool:
    if not obj.face_up and nameless(game, obj, ctx):
        return False
    amount = test.amount
    right = amount.value if type(amount) is Number else evaluate.amount(game, amount, ctx)
    return compare(stat(game, obj, test.stat), test.op, right)


def _in(game: Game, test: n.In, obj: Obj, ctx: Context) -> bool:
    status = test.status
    if status is STATUS_READY:
        return obj.turned == 0
    if status is STATUS_RESTED:
        return obj.turned == RESTED
    if status is STATUS_MULTICOLOUR:
        return len(obj.now.colours) > 1
    if status is STATUS_REVERSED:
        return obj.turned == REVERSED
    if status is STATUS_DAMAGED:
        return obj.damage > 0
    if status is STATUS_FROZEN:
        return obj.frozen > 0
    if status is STATUS_FACE_DOWN:
        return not obj.face_up
    if status is STATUS_FACE_UP:
        return obj.face_up
    if status is STATUS_TOKEN:
        return obj.token
    if status is STATUS_PRIMED:
        return bool(obj.under)
    if status is STATUS_ENTERED_THIS_TURN:
        return obj.arrival.turn == game.state.turn
    if status is STATUS_ATTACKED_THIS_TURN:
        return obj.attacks > 0
    if status is STATUS_ON_FIELD:
        return obj.zone in game.rules.zones.in_play and not obj.gone
    if status is STATUS_GENERIC:
        return "generic" in obj.now.flags
    if status is STATUS_HAS_BURST:
        return "burst" in obj.now.flags
    if status is STATUS_LIMIT:
        return "limit" in obj.now.flags
    combat = game.state.combat
    if combat is None:
        return False
    if status is STATUS_BLOCKING:
        return obj.id == combat.blocker
    if status is STATUS_ATTACKED:
        stand_in = game.rules.replacement.stand_in
        return (obj if stand_in is None else stand_in(game, obj)).id == combat.target
    if obj.id not in combat.attackers:
        return False
    if status is STATUS_BLOCKED:
        return combat.blocked and combat.blocks in (0, obj.id)
    if status is STATUS_UNBLOCKED:
        return not (combat.blocked and combat.blocks in (0, obj.id))
    if status is STATUS_IN_PARTY:
        return combat.party
    return True  # attacking


def _at_once(game: Game, test: n.AtOnce, obj: Obj, ctx: Context) -> bool:
    return True  # how often it is heard of is settled by the triggers


def _same(game: Game, test: n.Same, obj: Obj, ctx: Context) -> bool:
    if isinstance(test.thing, n.Self):
        return ctx.source is not None and (evaluate.is_itself(obj, ctx.source) or was_its_spell(game, obj, ctx.source))
    for other in evaluate.things(game, test.thing, ctx):
        if other.id == obj.id or (other.gone and other.became == obj.id):
            return True
    return False


def was_its_spell(game: Game, obj: Obj, card: Obj) -> bool:
    """Is it, as it was on the stack, what has come into play as that card?"""
    return obj.gone and obj.became == card.id and card.arrival.cast and game.revision >= ITS_SPELL


def _shares(game: Game, test: n.Shares, obj: Obj, ctx: Context) -> bool:
    if nameless(game, obj, ctx):
        return False
    mine = words(obj, test.quality)
    return any(mine & words(other, test.quality) for other in evaluate.things(game, test.thing, ctx))


def _counters_is(game: Game, test: n.CountersIs, obj: Obj, ctx: Context) -> bool:
    return compare(obj.count(test.kind), test.op, evaluate.amount(game, test.amount, ctx))


def _controlled_by(game: Game, test: n.ControlledBy, obj: Obj, ctx: Context) -> bool:
    return evaluate.is_player(game, test.who, obj.controller, ctx)


def _owned_by(game: Game, test: n.OwnedBy, obj: Obj, ctx: Context) -> bool:
    return evaluate.is_player(game, test.who, obj.owner, ctx)


def _extreme(game: Game, test: n.Extreme, obj: Obj, ctx: Context) -> bool:
    mine = stat(game, obj, test.stat)
    among = evaluate.select(game, test.group, ctx)
    if obj not in among:
        return False  # the best of a group is one of it
    for other in among:
        value = stat(game, other, test.stat)
        if (value > mine) if test.highest else (value < mine):
            return False
    return True


def _did_this_turn(game: Game, test: n.DidThisTurn, obj: Obj, ctx: Context) -> bool:
    if isinstance(test.pattern, p.DealsDamage) and test.pattern.to is None:  # who dealt it, whomever it was dealt to
        return any(record.other == obj.id for record in matching.happened(game, test.pattern, ctx))
    return any(
        record.subject == obj.id or record.after == obj.id or obj.id in record.members
        for record in matching.happened(game, test.pattern, ctx)
    )


def _brought_by(game: Game, test: n.BroughtBy, obj: Obj, ctx: Context) -> bool:
    by = [each.id for each in evaluate.things(game, test.thing, ctx)]
    return any(
        record.after == obj.id and record.other in by for record in matching.happened(game, test.pattern, ctx, True)
    )


def on_its_way(ctx: Context) -> tuple[StackItem, ...]:
    """What is being played and is no part of the stack yet."""
    return () if ctx.item is None or ctx.item.id else (ctx.item,)


def _chooses(game: Game, test: n.Chooses, obj: Obj, ctx: Context) -> bool:
    for item in (*game.state.stack, *on_its_way(ctx)):
        if obj.id in (item.card, item.image):
            for _, ids in item.targets:
                for id in ids:
                    target = game.find(id)
                    if target is not None and evaluate.matches(game, test.group, target, ctx):
                        return True
    return False


def _single_target(game: Game, test: n.SingleTarget, obj: Obj, ctx: Context) -> bool:
    for item in (*game.state.stack, *on_its_way(ctx)):
        if obj.id in (item.card, item.image):
            return sum(len(ids) for _, ids in item.targets) == 1
    return False


ABILITY: Final = type_bits("ability")


def _of_card(game: Game, test: n.OfCard, obj: Obj, ctx: Context) -> bool:
    for item in game.state.stack:
        if item.image == obj.id:
            source = game.find(item.frame.source)
            return source is not None and evaluate.passes(game, test.tests, source, ctx)
    card = game.state.objects.get(obj.id)
    if card is None or card is obj or not obj.now.type_bits & ABILITY:
        return False
    return evaluate.passes(game, test.tests, card, ctx)  # an ability that is about to be played, as `played` sees it


def _is_named(game: Game, test: n.IsNamed, obj: Obj, ctx: Context) -> bool:
    word = ctx.words.get(test.slot)
    return word is not None and word in words(obj, test.quality) and not nameless(game, obj, ctx)


def _named_here(game: Game, test: n.NamedHere, obj: Obj, ctx: Context) -> bool:
    if ctx.source is None or nameless(game, obj, ctx):
        return False
    mine = words(obj, test.quality)
    return any(quality is test.quality and word in mine for quality, word in ctx.source.arrival.words)


def _words_is(game: Game, test: n.WordsIs, obj: Obj, ctx: Context) -> bool:
    if nameless(game, obj, ctx):
        return False
    return compare(len(words(obj, test.quality)), test.op, evaluate.amount(game, test.amount, ctx))


def _printed_name(game: Game, test: n.PrintedName, obj: Obj, ctx: Context) -> bool:
    return test.name in printed_names(obj) and not nameless(game, obj, ctx)


def _no_quality(game: Game, test: n.NoQuality, obj: Obj, ctx: Context) -> bool:
    return not words(obj, test.quality) and not nameless(game, obj, ctx)


def _in_party_with(game: Game, test: n.InPartyWith, obj: Obj, ctx: Context) -> bool:
    combat = game.state.combat
    if combat is None or not combat.party or obj.id not in combat.attackers:
        return False
    return any(other.id in combat.attackers and other.id != obj.id for other in evaluate.things(game, test.thing, ctx))


def _in_battle_with(game: Game, test: n.InBattleWith, obj: Obj, ctx: Context) -> bool:
    combat = game.state.combat
    if combat is None or not combat.blocker:
        return False
    blocked = (combat.blocks,) if combat.blocks else combat.attackers
    for other in evaluate.things(game, test.thing, ctx):
        if obj.id == combat.blocker and other.id in blocked:
            return True
        if other.id == combat.blocker and obj.id in blocked:
            return True
    return False


def _added_to(game: Game, test: n.AddedTo, obj: Obj, ctx: Context) -> bool:
    return bool(obj.host) and any(other.id == obj.host for other in evaluate.things(game, test.thing, ctx))


def _has_added(game: Game, test: n.HasAdded, obj: Obj, ctx: Context) -> bool:
    for other in game.field:
        if other.host == obj.id and evaluate.matches(game, test.group, other, ctx):
            return True
    for zone in test.group.zones:
        if zone not in game.rules.zones.in_play:
            for pile in game.state.zones[zone]:
                for other in pile:
                    if other.host == obj.id and evaluate.matches(game, test.group, other, ctx):
                        return True
    return False


def _placed(game: Game, test: n.Placed, obj: Obj, ctx: Context) -> bool:
    named = game.rules.zones.place_word
    return named is not None and test.word in named(obj)


def _speaks(game: Game, test: n.Speaks, obj: Obj, ctx: Context) -> bool:
    return any(test.phrase in program.text for program in obj.now.programs) and not nameless(game, obj, ctx)


def _printed(game: Game, test: n.Printed, obj: Obj, ctx: Context) -> bool:
    return TESTS[type(test.test)](game, test.test, as_printed(obj), ctx)


def _beside_printed(game: Game, test: n.BesidePrinted, obj: Obj, ctx: Context) -> bool:
    if nameless(game, obj, ctx):
        return False
    return compare(stat(game, obj, test.stat), test.op, stat(game, as_printed(obj), test.stat))


def _arriving(game: Game, test: n.Arriving, obj: Obj, ctx: Context) -> bool:
    return any(obj.card == other.card for other in game.under_way.company)


def _not(game: Game, test: n.Not, obj: Obj, ctx: Context) -> bool:
    inner = test.test
    if not obj.face_up and asks_information(inner) and not shows_back(game, inner) and nameless(game, obj, ctx):
        return False  # who does not know the card passes over it
    return not TESTS[type(inner)](game, inner, obj, ctx)


def payment_of(game: Game, obj: Obj) -> tuple[bool, tuple[str, ...], tuple[str, ...]]:
    """Whether it was played, with which resources, and by which means they came to be."""
    item = next((each for each in game.state.stack if each.card == obj.id), None)
    if item is not None:
        return True, item.colours, item.means
    return obj.arrival.cast, obj.arrival.paid, obj.arrival.means


def _unpaid(game: Game, test: n.Unpaid, obj: Obj, ctx: Context) -> bool:
    played, _, means = payment_of(game, obj)
    return not played or UNPAID in means


def _paid_is(game: Game, test: n.PaidIs, obj: Obj, ctx: Context) -> bool:
    _, colours, means = payment_of(game, obj)
    paid = 0 if UNPAID in means else len(colours)
    if paid and not test.actual:
        paid -= sum(item.surcharge for item in game.state.stack if item.card == obj.id)
    return compare(max(0, paid), test.op, evaluate.amount(game, test.amount, ctx))


def _may_be(game: Game, test: n.MayBe, obj: Obj, ctx: Context) -> bool:
    may = game.rules.playing.may_undergo
    return may is None or may(game, obj, test.act)


def _any_of(game: Game, test: n.AnyOf, obj: Obj, ctx: Context) -> bool:
    for part in test.tests:
        if TESTS[type(part)](game, part, obj, ctx):
            return True
    return False


def _all_of(game: Game, test: n.AllOf, obj: Obj, ctx: Context) -> bool:
    return evaluate.passes(game, test.tests, obj, ctx)


# Tests that are about what stands on a card, not about where and how it lies.
INFORMATION: Final[frozenset[type]] = frozenset(
    {
        n.Is,
        n.NameContains,
        n.Has,
        n.HasAbility,
        n.StatIs,
        n.Shares,
        n.IsNamed,
        n.NamedHere,
        n.NoQuality,
        n.WordsIs,
        n.PrintedName,
        n.Speaks,
        n.BesidePrinted,
    }
)

TESTS.update(
    {
        n.Is: _is,
        n.NameContains: _name_contains,
        n.Has: _has,
        n.HasAbility: _has_ability,
        n.StatIs: _stat_is,
        n.In: _in,
        n.Same: _same,
        n.AtOnce: _at_once,
        n.Shares: _shares,
        n.CountersIs: _counters_is,
        n.ControlledBy: _controlled_by,
        n.OwnedBy: _owned_by,
        n.Extreme: _extreme,
        n.DidThisTurn: _did_this_turn,
        n.BroughtBy: _brought_by,
        n.Chooses: _chooses,
        n.SingleTarget: _single_target,
        n.OfCard: _of_card,
        n.IsNamed: _is_named,
        n.PaidIs: _paid_is,
        n.NamedHere: _named_here,
        n.NoQuality: _no_quality,
        n.WordsIs: _words_is,
        n.PrintedName: _printed_name,
        n.InPartyWith: _in_party_with,
        n.InBattleWith: _in_battle_with,
        n.AddedTo: _added_to,
        n.HasAdded: _has_added,
        n.Placed: _placed,
        n.MayBe: _may_be,
        n.Speaks: _speaks,
        n.Printed: _printed,
        n.BesidePrinted: _beside_printed,
        n.Unpaid: _unpaid,
        n.Arriving: _arriving,
        n.Not: _not,
        n.AnyOf: _any_of,
        n.AllOf: _all_of,
    }
)
