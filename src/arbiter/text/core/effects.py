"""Verb frames: one row for each thing a resolving text tells a player or the game to do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.script.amounts import Half, Number, StatOf
from arbiter.script.base import Amount, Effect, How, Lasting, Position, Quality, Stat, Test, Thing, Who
from arbiter.script.costs import Cost
from arbiter.script.effects import (
    Cancel,
    CastNow,
    Choose,
    Deal,
    DealDivided,
    DealPlayer,
    Destroy,
    Discard,
    DiscardHand,
    Draw,
    EndGame,
    Establish,
    ExtraStep,
    ExtraTurn,
    Fight,
    GainControl,
    Look,
    May,
    MayPay,
    Mill,
    Modify,
    Move,
    Pick,
    PlaceCounters,
    Ready,
    RemoveCounters,
    Rest,
    Reveal,
    Search,
    Shuffle,
    SkipStep,
)
from arbiter.script.nouns import EACH, OPPONENT, YOU, AnyOf, Every, Group, Is, Self, TopCards
from arbiter.script.patterns import ANYTHING, DealsDamage
from arbiter.script.statements import AddStat, ChangeDamage, Mark, SetStat
from arbiter.text.core.amounts import take_times, times
from arbiter.text.core.changes import as_group, as_thing, power_each
from arbiter.text.core.nouns import bare_group, field_group, on_stack, take_const
from arbiter.text.draft import UNBOUND, ActBy, InOrder, Quantity, Ref, Some, Their
from arbiter.text.grammar import Table

def place(group: Group) -> Group:
    """A noun in "choose": on the field, or on the stack where only the stack holds such objects."""
    if group.zones:
        return group
    if any(on_stack(t) for t in group.tests):
        return replace(group, zones=("stack",))
    return replace(group, zones=("field",))


def unplace(group: Group) -> Group:
    return replace(group, zones=()) if group.zones in (("field",), ("stack",)) else group


def make_choose(q: Quantity, g: Group) -> object:
    return Choose(UNBOUND, place(g), q.low, q.high)


def take_choose(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Choose) and value == Choose(UNBOUND, value.group, value.low, value.high):
        return {"q": Quantity(value.low, value.high), "g": unplace(value.group)}
    return None


def make_choose_two(q: Quantity, g: Group, r: Quantity, h: Group) -> object:
    return InOrder((Choose(UNBOUND, place(g), q.low, q.high), Choose(UNBOUND, place(h), r.low, r.high)))


def take_choose_two(value: object) -> Mapping[str, object] | None:
    match value:
        case InOrder((Choose() as a, Choose() as b)):
            left, right = take_choose(a), take_choose(b)
            if left and right:
                return {"q": left["q"], "g": left["g"], "r": right["q"], "h": right["g"]}
    return None


def make_select(q: Quantity, g: Group, w: Who = YOU) -> Choose:
    return Choose(UNBOUND, place(g), q.low, q.high, w, target=False)


def plain_choice(choice: Choose) -> bool:
    return not choice.random and choice.different is None and choice.total_cost is None


def take_select(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Choose) and not value.target and value.by == YOU and plain_choice(value):
        return {"q": Quantity(value.low, value.high), "g": unplace(value.group)}
    return None


def take_select_by(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Choose) and not value.target and value.by != YOU and plain_choice(value):
        return {"q": Quantity(value.low, value.high), "g": unplace(value.group), "w": value.by}
    return None


def make_search(q: Quantity, g: Group) -> object:
    if g.zones not in ((), ("deck",)) or g.side not in (EACH, YOU):
        return None
    group = Group(g.tests, ("deck",), YOU)
    return Search(UNBOUND, group, q.low, q.high, any_card=not g.tests)


def take_search(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Search):
        return {"q": Quantity(value.low, value.high), "g": Group(value.group.tests, ())}
    return None


def choosing_rows(table: Table) -> None:
    form, word, same = table.form, table.word, table.same
    form("clause", "choose [q:quantity] [g:np]", make_choose, take_choose)
    form("clause", "choose [q:quantity] [g:np] and [r:quantity] [h:np]", make_choose_two, take_choose_two)
    form("clause", "choose [q:quantity] [g:np] , [r:quantity] [h:np] and [s:quantity] [i:np]", lambda q, g, r, h, s, i: InOrder(
        (Choose(UNBOUND, place(g), q.low, q.high), Choose(UNBOUND, place(h), r.low, r.high), Choose(UNBOUND, place(i), s.low, s.high))),
        lambda v: None)
    table.row("clause", "reveal [thing:someobj]", Reveal, slot=UNBOUND)
    form("clause", "put [q:quantity] [g:np] among them on top of your deck", lambda q, g:
         InOrder((Pick(UNBOUND, Ref("revealed", True), g.tests, q.low, q.high, rest=UNBOUND),
                  Move(Ref("picked"), "deck", How.PUT, Position.TOP))) if g.side == EACH and not g.zones else None, lambda v: None)
    form("clause", "select [q:quantity] [g:np]", make_select, take_select)
    form("clause", "[w:other] selects/select [q:quantity] [g:np] and [a:thirdperson]", lambda w, q, g, a:
         InOrder((make_select(q, g, w), ActBy(w, (a,)))), lambda v: None)
    form("clause", "select [q:quantity] [g:np] and [r:quantity] [h:np]", lambda q, g, r, h: InOrder((make_select(q, g), make_select(r, h))),
         lambda v: None)
    form("clause", "[w:other] selects/select [q:quantity] [g:np]", make_select, take_select_by)
    form("search", "search for [q:quantity] [g:np]", make_search, take_search)
    same("clause", "[a:search]")
    form("clause", "[s:search] and [m:found]", lambda s, m: InOrder((s, m)), take_two_of(Search, Move))
    row = table.row
    row("found", "add [thing:pron] to your hand", Move, to="hand", how=How.ADD)
    row("found", "play [thing:pron] onto the @field", Move, to="field", how=How.PLAY)
    row("found", "play [thing:pron] onto the @field @rested", Move, to="field", how=How.PLAY, rested=True)
    row("found", "put [thing:pron] into the @zone_break", Move, to="break", how=How.PUT)
    row("found", "remove [thing:pron] from @removed", Move, to="removed", how=How.REMOVE)
    word("pron", "it", Ref("it"))
    word("pron", "them", Ref("it", True))
    word("other", "@your_opponent", OPPONENT)
    # the deck
    form("clause", "reveal the top [n:cards] of your deck", lambda n: Reveal(UNBOUND, TopCards(YOU, n)), take_top(Reveal, YOU))
    form("clause", "look at the top [n:cards] of your deck", lambda n: Look(UNBOUND, TopCards(YOU, n)), take_top(Look, YOU))
    for node, verb in ((Reveal, "reveal"), (Look, "look at")):
        form("clause", f"{verb} the top card of your deck", lambda node=node: node(UNBOUND, TopCards(YOU, Number(1))),
             take_const(node(UNBOUND, TopCards(YOU, Number(1)))))
    form("clause", "look at the top card of @opponents deck", lambda: Look(UNBOUND, TopCards(OPPONENT, Number(1))),
         take_const(Look(UNBOUND, TopCards(OPPONENT, Number(1)))))
    form("clause", "add [q:quantity] [g:np] among them to your hand", lambda q, g:
         InOrder((Pick(UNBOUND, Ref("revealed", True), g.tests, q.low, q.high, rest=UNBOUND),
                  Move(Ref("picked"), "hand", How.ADD))) if g.side == EACH and not g.zones else None, take_add_among)
    form("clause", "play [q:quantity] [g:np] among them onto the @field", lambda q, g:
         InOrder((Pick(UNBOUND, Ref("revealed", True), g.tests, q.low, q.high, rest=UNBOUND),
                  Move(Ref("picked"), "field", How.PLAY))) if g.side == EACH and not g.zones else None, take_play_among)


def take_among(value: object, move: Move) -> Mapping[str, object] | None:
    match value:
        case InOrder((Pick() as pick, found)) if found == move:
            return {"q": Quantity(pick.low, pick.high), "g": Group(pick.tests, ())}
    return None


def take_add_among(value: object) -> Mapping[str, object] | None:
    return take_among(value, Move(Ref("picked"), "hand", How.ADD))


def take_play_among(value: object) -> Mapping[str, object] | None:
    return take_among(value, Move(Ref("picked"), "field", How.PLAY))


def take_top(node: type, who: Who):  # type: ignore[no-untyped-def]
    def take(value: object) -> Mapping[str, object] | None:
        if type(value) is node and isinstance(value.thing, TopCards):  # type: ignore[attr-defined]
            thing = value.thing  # type: ignore[attr-defined]
            return {"n": thing.count} if thing.who == who and thing.count != Number(1) else None
        return None

    return take


def take_two_of(first: type, second: type):  # type: ignore[no-untyped-def]
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, InOrder) and len(value.effects) == 2:
            a, b = value.effects
            if type(a) is first and type(b) is second:
                return {"s": a, "m": b}
        return None

    return take


def moving_rows(table: Table) -> None:
    row, form = table.row, table.form
    row("clause", "@destroy [thing:obj]", Destroy)
    row("clause", "put [thing:obj] into the @zone_break", Move, to="break", how=How.PUT)
    row("clause", "remove [thing:obj] from @removed", Move, to="removed", how=How.REMOVE)
    row("clause", "return [thing:obj] to its/their owner/owners 's hand/hands || return [thing:obj] to your hand", Move, to="hand", how=How.RETURN)
    row("clause", "add [thing:obj] to your hand", Move, to="hand", how=How.ADD)
    row("clause", "play [thing:obj] onto the @field", Move, to="field", how=How.PLAY)
    row("clause", "play [thing:obj] onto the @field @rested", Move, to="field", how=How.PLAY, rested=True)
    for words, position in (("at the bottom", Position.BOTTOM), ("on top", Position.TOP),
                            ("at the top or bottom", Position.TOP_OR_BOTTOM)):
        row("clause", f"put|place|return [thing:obj] {words} of its/their owner/owners 's deck/decks || put|place|return [thing:obj] {words} of your deck", Move,
            to="deck", how=How.PUT, position=position)
    row("clause", "return [thing:obj] to the bottom of your deck in any order || put|place [thing:obj] at the bottom of your "
        "deck in any order", Move, to="deck", how=How.PUT, position=Position.BOTTOM, ordered=True)
    row("clause", "return [thing:obj] to the top of your deck in any order", Move, to="deck", how=How.PUT,
        position=Position.TOP, ordered=True)
    row("clause", "return [thing:obj] to the top and/or bottom of your deck in any order || "
        "return [thing:obj] to the top or bottom of your deck in any order", Move,
        to="deck", how=How.PUT, position=Position.TOP_OR_BOTTOM, ordered=True)
    row("clause", "put [thing:obj] to the bottom of your deck || return [thing:obj] to the bottom of your deck", Move,
        to="deck", how=How.PUT, position=Position.BOTTOM)
    row("clause", "shuffle [thing:obj] and return them to the bottom of your deck", Move, to="deck", how=How.PUT,
        position=Position.BOTTOM, random_order=True)
    row("clause", "@rest [thing:obj]", Rest)
    row("clause", "@ready [thing:obj]", Ready)
    row("clause", "you gain control of [thing:obj] || gain control of [thing:obj]", GainControl)
    row("clause", "you gain control of [thing:obj] @until_end", GainControl, lasting=Lasting.TURN)
    row("clause", "gain control of [thing:obj] @until_end", GainControl, lasting=Lasting.TURN)
    for zone in ("the|your @zone_break", "your hand", "your deck"):
        row("clause", f"play [thing:single] from {zone} onto the @field", Move, to="field", how=How.PLAY)
        row("clause", f"play [thing:single] from {zone} onto the @field @rested", Move, to="field", how=How.PLAY, rested=True)
    row("clause", "return [thing:obj] to|onto the @field @rested", Move, to="field", how=How.PLAY, rested=True)
    row("clause", "return [thing:obj] to|onto the @field", Move, to="field", how=How.PLAY)
    row("clause", "play [thing:obj] onto your @field", Move, to="field", how=How.PLAY, control=YOU)
    row("clause", "shuffle your deck", Shuffle, who=YOU)


def player_rows(table: Table) -> None:
    row, form = table.row, table.form
    row("clause", "draw [amount:cards]", Draw, who=YOU)
    row("clause", "[who:other] draws/draw [amount:cards]", Draw)
    row("clause", "each player draws [amount:cards] || both players draw [amount:cards]", Draw, who=EACH)
    for template in ("[who:other] discards/discard [amount:cards]", "[who:other] discards/discard [amount:cards] from their hand"):
        row("clause", template, Discard)
    row("clause", "[who:other] randomly discards [amount:cards] || [who:other] randomly discards [amount:cards] from their hand "
        "|| [who:other] discards [amount:cards] at random", Discard, random=True)
    row("clause", "each player discards [amount:cards] || each player discards [amount:cards] from their hand", Discard, who=EACH)
    row("clause", "you draw [amount:cards]", Draw, who=YOU)
    form("clause", "[w:other] [a:thirdperson]", lambda w, a: ActBy(w, (a,)), lambda v:
         {"w": v.who, "a": v.effects[0]} if isinstance(v, ActBy) and len(v.effects) == 1 else None)
    row("thirdperson", "puts [thing:obj] into the @zone_break", Move, to="break", how=How.PUT)
    row("thirdperson", "removes [thing:obj] from @removed", Move, to="removed", how=How.REMOVE)
    row("thirdperson", "adds [thing:obj] to their hand", Move, to="hand", how=How.ADD)
    row("thirdperson", "returns [thing:obj] to their hand || returns [thing:obj] to its/their owner/owners 's hand/hands", Move, to="hand", how=How.RETURN)
    row("thirdperson", "plays [thing:obj] onto the @field", Move, to="field", how=How.PLAY, control=Their())
    row("thirdperson", "@rests [thing:obj]", Rest)
    form("thirdperson", "randomly removes [q:quantity] [g:np] from @removed", lambda q, g: Move(Some(q, g, True), "removed", How.REMOVE),
         lambda v: {"q": v.thing.quantity, "g": v.thing.group} if isinstance(v, Move) and v.to == "removed" and isinstance(v.thing, Some)
         and v.thing.random else None)
    form("clause", "discard [q:quantity] [g:np]", make_discard, take_discard)
    row("clause", "discard your hand", DiscardHand, who=YOU)
    row("clause", "[who:other] discards/discard their hand", DiscardHand)
    row("clause", "put the top [amount:cards] of your deck into the @zone_break", Mill, who=YOU, to="break", slot=UNBOUND)
    row("clause", "put the top [amount:cards] of @opponents deck into the @zone_break", Mill, who=OPPONENT, to="break", slot=UNBOUND)
    row("clause", "[who:other] puts/put the top [amount:cards] of their deck into the @zone_break", Mill, to="break", slot=UNBOUND)
    row("clause", "remove the top [amount:cards] of your deck from @removed", Mill, who=YOU, to="removed", how=How.REMOVE, slot=UNBOUND)
    row("clause", "remove the top [amount:cards] of @opponents deck from @removed", Mill, who=OPPONENT, to="removed",
        how=How.REMOVE, slot=UNBOUND)
    row("clause", "[source:single] deals/deal [who:dealt] [amount:num] point/points of damage", DealPlayer)
    row("clause", "deal [who:dealt] [amount:num] point/points of damage", DealPlayer)
    row("clause", "you receive [amount:num] point/points of damage || receive [amount:num] point/points of damage", DealPlayer,
        who=YOU)
    table.word("dealt", "you", YOU)
    table.word("dealt", "@your_opponent", OPPONENT)
    row("clause", "place [amount:num] [kind:counter] on [thing:obj]", PlaceCounters)
    form("clause", "place [n:num] [k:counter] on [t:obj] [c:each]", lambda n, k, t, c: PlaceCounters(t, k, times(n, c)), lambda v:
         {"t": v.thing, "k": v.kind, **(take_times(v.amount) or {"n": None, "c": None})} if isinstance(v, PlaceCounters)
         and not isinstance(v.amount, Number) else None)
    row("clause", "remove [amount:num] [kind:counter] from [thing:obj]", RemoveCounters)
    row("clause", "remove all [kind:counter] from [thing:obj]", RemoveCounters, amount=None)
    row("clause", "cancel [thing:itseffect]", Cancel)
    row("clause", "take 1 more turn after this one || take an extra turn after this one", ExtraTurn)
    form("clause", "skip [w:poss] next [s:step]", lambda w, s: SkipStep(w, s), lambda v: {"w": v.who, "s": v.step} if isinstance(v, SkipStep) else None)
    table.word("itseffect", "its effect || the effect || their effects", Ref("effect"))
    row("clause", "[who:winner] loses/lose the game", EndGame, wins=False)
    row("clause", "[who:winner] wins/win the game", EndGame, wins=True)
    table.same("winner", "[p:dealt]")


def make_discard(q: Quantity, g: Group) -> object:
    if g.zones not in ((), ("hand",)) or g.side not in (EACH, YOU):
        return None
    if q.low == q.high:
        return Discard(YOU, q.high, g.tests)
    return Discard(YOU, q.high, g.tests, up_to=True) if q.low == Number(0) else None


def take_discard(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Discard) and value.who == YOU and not value.random and value.chooser is None:
        low = Number(0) if value.up_to else value.amount
        return {"q": Quantity(low, value.amount), "g": Group(value.tests, ())}
    return None


def damage_rows(table: Table) -> None:
    row, form = table.row, table.form
    form("clause", "deal [d:dmg] to [t:obj]", lambda d, t: Deal(d, t), lambda v:
         {"d": v.amount, "t": v.to} if isinstance(v, Deal) and isinstance(v.to, Every) and v == Deal(v.amount, v.to) else None)
    row("clause", "deal [to:obj] [amount:dmg] || deal [to:obj] [amount:dmg] each", Deal)
    row("clause", "deal [amount:dmg] to [to:obj]", Deal)
    row("clause", "[source:single] deals/deal [amount:dmg] to [to:obj] || [source:single] deals/deal [to:obj] [amount:dmg]", Deal)
    row("clause", "[left:single] and [right:single] deal damage equal to their respective @power to the other", Fight)
    row("clause", "divide [amount:num] damage among [to:divided] as you like", DealDivided)
    table.word("divided", "them || those", Ref("it", True))
    form("clause", "each Forward deals damage equal to its @power to the other", lambda: Fight(Ref("former"), Ref("latter")), lambda v: None)
    form("clause", "they deal damage equal to their respective @power to the other", lambda: Fight(Ref("former"), Ref("latter")),
         lambda v: None)


def make_modify_power(t: Thing, n: Amount, d: Lasting) -> object:
    return Modify(t, (SetStat(Stat.POWER, n),), d)


def take_modify_power(value: object) -> Mapping[str, object] | None:
    match value:
        case Modify(thing, (SetStat(Stat.POWER, amount),), lasting, None):
            return {"t": thing, "n": amount, "d": lasting}
    return None


def several(value: object, many: bool) -> Mapping[str, object] | None:
    if isinstance(value, Modify) and value.while_ is None and (len(value.changes) > 1) == many:
        return {"t": value.thing, "c": value.changes, "d": value.lasting}
    return None


def take_rule(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Modify) and value.while_ is None and all(isinstance(c, Mark) for c in value.changes):
        return {"t": value.thing, "c": value.changes, "d": value.lasting}
    return None


def lasting_rows(table: Table) -> None:
    row, form, word = table.row, table.form, table.word
    word("lasting", "@until_end", Lasting.TURN)
    word("lasting", "until the end of @opponents turn || until the end of @opponents next turn", Lasting.OPPONENT_TURN)
    word("lasting", "until the end of the next turn", Lasting.NEXT_TURN)
    word("lasting", "until the end of your next turn", Lasting.YOUR_NEXT_TURN)
    word("ruletime", "this turn", Lasting.TURN)
    form("clause", "[t:subj] [c:rulevp] [d:ruletime]", lambda t, c, d: Modify(t, c, d), take_rule)
    form("clause", "[t:subj] [c:vps] [d:lasting]", lambda t, c, d: Modify(t, c, d), lambda v: several(v, False))
    form("rulevp", "[c:rule]", lambda c: (c,), lambda v: {"c": v[0]} if isinstance(v, tuple) and len(v) == 1 else None)
    word("rulevp", "cannot attack or block", (Mark("cannot_attack"), Mark("cannot_block")))
    form("sentence", "[d:lasting] , [t:subj] [c:vps]", lambda d, t, c: Modify(t, c, d), lambda v: several(v, True))
    form("sentence", "[d:lasting] , [t:subj] [a:vps] and [u:subj] [b:vps]", lambda d, t, a, u, b:
         InOrder((Modify(t, a, d), Modify(u, b, d))), lambda v: None)
    form("clause", "[t:possessor] @power becomes [n:num] [d:lasting]", make_modify_power, take_modify_power)
    row("clause", "[thing:subj] [changes:vps]", Modify, lasting=Lasting.GAME)
    form("clause", "[t:subj] [c:vps] [d:lasting]", lambda t, c, d: Modify(t, c, d), lambda v: several(v, True))
    form("clause", "during this turn , the next damage dealt to [t:obj] [d:dmgend]", make_shield, take_shield)
    form("clause", "the next damage dealt to [t:obj] this turn [d:dmgend]", make_shield, lambda v: None)
    form("clause", "reduce the next damage dealt to [t:obj] this turn by [n:num] instead?", lambda t, n:
         make_shield(t, ChangeDamage(DealsDamage(ANYTHING), n, reduce=True)), lambda v: None)
    form("clause", "during this turn , if [p:pattern] , [d:dmgchange]", lambda p, d: Establish((replace(d, pattern=p),))
         if isinstance(p, DealsDamage) else None, lambda v: None)
    form("clause", "during this turn , the next damage [s:single] deals to [g:agent] [d:dmgend]", lambda s, g, d:
         Establish((replace(d, pattern=DealsDamage(as_group(s), g)),), Lasting.TURN, 1), take_next_dealt)
    form("clause", "[t:possessor] @power becomes the same as [n:amt] [d:lasting]", make_modify_power, take_modify_power)
    form("clause", "double the @power of [t:obj] [d:lasting]", lambda t, d: Modify(t, (AddStat(Stat.POWER, StatOf(t, Stat.POWER)),), d),
         lambda v: {"t": v.thing, "d": v.lasting} if isinstance(v, Modify) and v.changes == (AddStat(Stat.POWER, StatOf(v.thing, Stat.POWER)),)
         else None)
    form("clause", "double [t:possessor] @power [d:lasting]", lambda t, d: Modify(t, (AddStat(Stat.POWER, StatOf(t, Stat.POWER)),), d),
         lambda v: None)
    form("clause", "[t:subj] must attack this turn if possible", lambda t: Modify(t, (Mark("must_attack"),)), lambda v: None)
    form("clause", "[t:subj] must block this turn if possible", lambda t: Modify(t, (Mark("must_block"),)), lambda v: None)
    form("clause", "[t:subj] must block [g:markgroup] this turn if possible", lambda t, g: Modify(t, (Mark("must_block", None, g),)), lambda v: None)
    form("clause", "halve [t:possessor] @power [d:lasting]", lambda t, d:
         Modify(t, (AddStat(Stat.POWER, Half(StatOf(t, Stat.POWER)), -1),), d), lambda v: {"t": v.thing, "d": v.lasting}
         if isinstance(v, Modify) and v.changes == (AddStat(Stat.POWER, Half(StatOf(v.thing, Stat.POWER)), -1),) else None)
    form("sentence", "[d:lasting] , [t:subj] [s:svp]", lambda t, s, d: Establish((replace(s, what=as_group(t)),), d)
         if hasattr(s, "what") else None, lambda v: None)
    form("sentence", "during this turn , [t:subj] [c:vps]", lambda t, c: Modify(t, c, Lasting.TURN), lambda v: None)
    form("sentence", "[c:each] , [t:subj] gains/gain + [n:num] @power [d:lasting]", lambda c, t, n, d: Modify(t, power_each(n, c), d),
         lambda v: None)
    form("clause", "if [p:pattern] this turn , [d:dmgchange]", lambda p, d: Establish((replace(d, pattern=p),))
         if isinstance(p, DealsDamage) else None, take_turn_damage)
    form("clause", "[t:subj] [s:svp] [d:ruletime]", lambda t, s, d: Establish((replace(s, what=as_group(t)),), d)
         if hasattr(s, "what") else None, take_svp)
    form("clause", "[t:subj] [s:svp] [d:lasting]", lambda t, s, d: Establish((replace(s, what=as_group(t)),), d)
         if hasattr(s, "what") else None, lambda v: None)


def make_shield(t: Thing, d: ChangeDamage) -> object:
    return Establish((replace(d, pattern=DealsDamage(ANYTHING, as_group(t))),), Lasting.TURN, 1)


def take_shield(value: object) -> Mapping[str, object] | None:
    match value:
        case Establish((ChangeDamage(pattern=DealsDamage(source=source, to=Group() as group)) as change,), Lasting.TURN, 1) if (
            source == ANYTHING
        ):
            return {"t": as_thing(group), "d": replace(change, pattern=DealsDamage(ANYTHING))}
    return None


def take_next_dealt(value: object) -> Mapping[str, object] | None:
    match value:
        case Establish((ChangeDamage(pattern=DealsDamage(source=source, to=Group() as group)) as change,), Lasting.TURN, 1):
            return {"s": as_thing(source), "g": group, "d": replace(change, pattern=DealsDamage(ANYTHING))}
    return None


def take_turn_damage(value: object) -> Mapping[str, object] | None:
    match value:
        case Establish((ChangeDamage(pattern=pattern) as change,), Lasting.TURN, None):
            return {"p": pattern, "d": replace(change, pattern=DealsDamage(ANYTHING))}
    return None


def take_svp(value: object) -> Mapping[str, object] | None:
    match value:
        case Establish((statement,), lasting, None) if isinstance(getattr(statement, "what", None), Group):
            return {"t": as_thing(statement.what), "s": replace(statement, what=ANYTHING), "d": lasting}  # type: ignore
    return None
