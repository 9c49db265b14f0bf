"""Further things that a resolving text does: what is lost, turned, put, swapped; orbs; players; what happens unless
somebody pays."""

from __future__ import annotations

from dataclasses import replace

from arbiter.games.caster.language.actions import enter
from arbiter.games.caster.language.nouns import STATS
from arbiter.games.caster.language.words import ELEMENTS
from arbiter.script.amounts import CountOf, Half, Number, Resource, StatOf, X
from arbiter.script.base import Effect, How, Lasting, Op, Position, Quality, Stat, Thing, Who
from arbiter.script.effects import (
    Choose,
    Declare,
    EndGame,
    Establish,
    ExtraTurn,
    ForEachPlayer,
    GainResource,
    LoseResource,
    May,
    Mill,
    Modes,
    Modify,
    Move,
    Perform,
    Produce,
    RemoveCounters,
    Shuffle,
    SkipStep,
)
from arbiter.script.nouns import EACH, OPPONENT, YOU, Affected, ControllerOf, Every, Group, Is, OwnedBy, StatIs
from arbiter.script.patterns import ANYTHING, Moves
from arbiter.script.statements import (
    AddAllWords,
    AddWord,
    Affects,
    Forbid,
    Mark,
    SetStat,
    SetWords,
    SwapNumbers,
)
from arbiter.text.core import this_way
from arbiter.text.core.things import ONE, field_group
from arbiter.text.draft import UNBOUND, ActBy, InOrder, Ref, SaidPlayer, Some, Their, Together, Unless
from arbiter.text.grammar import Table

# What the text itself did, called by the verb.
WAYS = {
    "removed": ("removed from the game || removed", ("removed [N] from the game", "removed [N]")),
    "put": ("put into a|your|their|its graveyard || put into its owner 's graveyard", ()),
    "returned": ("returned to its|their owner|owners 's hand|hands || returned", ("returned [N]",)),
    "entered": ("put into the field", ("put [N] into the field",)),
    "banished": ("banished", ("banished [N]",)),
    "destroyed": ("destroyed", ("destroyed [N]",)),
    "discarded": ("discarded", ("discarded [N]",)),
}
LOST = (("races || race || traits || trait", Quality.KIND), ("elements || element", Quality.COLOUR))
OWNERS = "its/their owner/owners 's"


def doing_rows(table: Table) -> None:
    change_rows(table)
    number_rows(table)
    moving_rows(table)
    orb_rows(table)
    player_rows(table)
    naming_rows(table)
    aether_rows(table)
    option_rows(table)
    this_way.this_way_rows(table, WAYS)
    this_way.revealed_rows(table)
    # 1013  of what the sentence before discarded
    table.reads("cards", "that many cards", lambda: CountOf(Ref("done:discarded", True)))


def change_rows(table: Table) -> None:
    """909.1b, 1014.1: words that are lost, or become others."""
    reads = table.reads
    for words, quality in LOST:
        table.word("vp", f"loses/lose all {words.split(' || ')[0]}", (SetWords(quality, ()),))
        for one in words.split(" || "):
            for all_of in ("all",) * (one != words.split(" || ")[0]) + (
                "its|their",
                "all its|their",
                "all of its|their",
            ):
                reads("vp", f"loses/lose {all_of} {one}", lambda quality=quality: (SetWords(quality, ()),))
    reads("vp", "becomes/become Void", lambda: (SetWords(Quality.COLOUR, ()),))
    reads("vp", "is/are Void", lambda: (SetWords(Quality.COLOUR, ()),))
    reads("vp", "is/are [c:colour]", lambda c: (SetWords(Quality.COLOUR, (c.value,)),))
    every = tuple(name.lower() for name in ELEMENTS)
    table.word("vp", "is/are all elements", (AddAllWords(Quality.COLOUR, every),))
    for words in ("has/have all elements", "gains/gain all elements"):
        reads("vp", words, lambda: (AddAllWords(Quality.COLOUR, every),))
    reads(
        "vp",
        "is/are a|an?? [r:<kind>] in addition to its|their other races|traits|types",
        lambda r: (AddWord(Quality.KIND, r),),
    )
    reads("vp", "is/are [a:num] / [b:num]", lambda a, b: (SetStat(Stat.POWER, a), SetStat(Stat.GUARD, b)))
    reads("vp", "cannot attack or be attacked", lambda: (Mark("cannot_attack"), Mark("cannot_be_attacked")))
    reads("vp", "cannot attack and cannot be attacked", lambda: (Mark("cannot_attack"), Mark("cannot_be_attacked")))
    attackers = Every(Group((Is(Quality.TYPE, "servant"),), ("field",), OPPONENT))
    for words in ("your|an opponent cannot attack you", "enemy servants cannot attack you"):
        reads("statement", words, lambda: Affects(attackers, (Mark("cannot_attack_players"),)))


def number_rows(table: Table) -> None:
    """909.1e: ATK and DEF that are halved, swapped, or worked out."""
    reads = table.reads
    for stat, noun in ((Stat.POWER, "ATK"), (Stat.GUARD, "DEF")):
        for words in (f"halve [t:possessor] {noun} [d:lasting]", f"[t:possessor] {noun} is halved [d:lasting]"):
            reads("clause", words, lambda t, d, stat=stat: halved(t, stat, d))
        reads("clause", f"halve the {noun} of [t:obj] [d:lasting]", lambda t, d, stat=stat: halved(t, stat, d))
        reads(
            "statement",
            f"[t:possessor] {noun} is|becomes equal to [n:amt]",
            lambda t, n, stat=stat: Affects(t, (SetStat(stat, n),)),
        )
        reads(
            "clause",
            f"[t:possessor] {noun} becomes equal to [n:amt] [d:lasting]",
            lambda t, n, d, stat=stat: Modify(t, (SetStat(stat, n),), d),
        )
    for stat, noun in ((Stat.COST, "cost"), (Stat.LEVEL, "level")):
        for_a_time = f"[t:possessor] {noun} becomes [n:num] [d:lasting]"
        reads("clause", for_a_time, lambda t, n, d, stat=stat: Modify(t, (SetStat(stat, n),), d))
        for_good = f"[t:possessor] {noun} becomes [n:num]"
        reads("statement", for_good, lambda t, n, stat=stat: Affects(t, (SetStat(stat, n),)))
    reads("vp", "becomes/become Lv [n:num]", lambda n: (SetStat(Stat.LEVEL, n),))
    name = "[t:possessor] name is"
    reads("statement", f"{name} also [v:<cardname>]", lambda t, v: Affects(t, (AddWord(Quality.NAME, v),)))
    reads("statement", f"{name} [v:<cardname>]", lambda t, v: Affects(t, (SetWords(Quality.NAME, (v,)),)))
    reads("vp", "is also named [v:<cardname>]", lambda v: (AddWord(Quality.NAME, v),))
    reads(
        "statement",
        "[t:possessor] ATK and DEF are each?? equal to [n:amt]",
        lambda t, n: Affects(t, (SetStat(Stat.POWER, n), SetStat(Stat.GUARD, n))),
    )
    reads("clause", "swap [t:possessor] ATK and DEF [d:lasting]", lambda t, d: Modify(t, (SwapNumbers(),), d))
    for words in ("the ATK and DEF of [g:allnp] are swapped", "swap the ATK and DEF of all [g:allnp]"):
        reads("statement", words, lambda g: Affects(Every(field_group(g)), (SwapNumbers(),)))


def halved(thing: Thing, stat: Stat, lasting: Lasting) -> object:
    """Less by half of it: of several, each by half of its own; a target is chosen once and spoken of then."""
    if isinstance(thing, Some):
        if not thing.target or thing.quantity.high != Number(1):
            return None
        chosen = Choose(UNBOUND, thing.group, thing.quantity.low, thing.quantity.high)
        return InOrder((chosen, halved_at(Ref("it"), stat, lasting)))
    return halved_at(thing, stat, lasting)


def halved_at(thing: Thing, stat: Stat, lasting: Lasting) -> Modify:
    own = Affected() if isinstance(thing, Every) else thing
    return Modify(thing, (SetStat(stat, Half(StatOf(own, stat))),), lasting)


def moving_rows(table: Table) -> None:
    reads = table.reads
    reads("clause", "put [t:obj] into your graveyard", lambda t: Move(t, "break", How.PUT))
    reads("clause", "put the rest into your graveyard", lambda: Move(Ref("rest"), "break", How.PUT))
    for words in ("the rest", "all other cards revealed this way"):
        for move, end in (("into your hand", "hand"), ("into the field", "field")):
            put = Move(Ref("it"), end, How.ADD) if end == "hand" else Move(Ref("it"), end, How.PLAY, control=YOU)
            reads(
                "sentence",
                f"put [t:pron] {move} and {words} into your graveyard",
                lambda t, put=put: Together((moved(put, t), Move(Ref("rest"), "break", How.PUT))),
            )
    for lying in ("reversed", "recovered"):
        reads("clause", f"put [t:obj] into the field {lying}", lambda t, lying=lying: entered_so(t, lying))
    reads("clause", "remove [t:obj] from the? game face-down", lambda t: replace_face(t))
    off_the_top = Mill(YOU, Number(1), "removed", How.REMOVE, UNBOUND, True)
    reads("clause", "remove the top card of your deck from the? game face-down", lambda: off_the_top)
    table.row("clause", "remove all counters from [thing:obj]", RemoveCounters, kind=None, amount=None)
    for zone, shared in (("hand", "hand"), ("graveyard", "break")):
        pile = Every(Group((), (shared,), YOU))
        for words in (f"shuffle your {zone} into your deck", f"shuffle all cards in your {zone} into your deck"):
            reads("clause", words, lambda pile=pile: shuffled(pile))
    # 1008.2a
    reads("thirdperson", "banishes/banish one of their orbs", lambda: their_orb())
    reads("thirdperson", "banishes/banish an orb", lambda: their_orb())
    table.form(
        "sentence",
        "[a:clause] unless [w:payer] pays/pay [c:symcost]",
        lambda a, w, c: Unless(a, w, c),
        lambda v: {"a": v.effect, "w": v.who, "c": v.cost} if isinstance(v, Unless) and v.x is None else None,
    )
    table.word("payer", "its controller", ControllerOf(Ref("it")))
    table.word("payer", "that player || they", SaidPlayer())
    table.word("payer", "you", YOU)
    table.word("payer", "your opponent", OPPONENT)


def entered_so(thing: Thing, lying: str) -> object:
    """307.6: the text says how it comes to lie, and nobody chooses."""
    entering = enter(thing, False)
    return replace(entering, named=lying) if isinstance(entering, Move) else None


def replace_face(thing: Thing) -> Move:
    return Move(thing, "removed", How.REMOVE, face_down=True)  # 311.2a


def moved(move: Move, thing: Thing) -> Move:
    return Move(thing, move.to, move.how, control=move.control)


def shuffled(pile: Thing) -> object:
    return Move(pile, "deck", How.PUT, Position.SHUFFLED)


def their_orb() -> object:
    return Move(Some(ONE, Group((), ("orb",), Their())), "break", How.BANISH)


def orb_rows(table: Table) -> None:
    """309, 1009: which orbs are corrupted, their controller or whoever is told to chooses."""
    reads, word = table.reads, table.word
    for words, side in (("all your orbs || all of your orbs", YOU), ("all of your|an opponent 's orbs", OPPONENT)):
        for one in words.split(" || "):
            reads("orbs", one, lambda side=side: Every(Group((), ("orb",), side)))
    for things in ("orbs", "target"):
        reads("clause", f"look at [t:{things}]", lambda t: Perform("look", t))
    single = Number(1)
    own = Perform("corrupt", who=YOU, amount=single)
    for words in ("corrupts/corrupt one of their orbs", "corrupts/corrupt an orb"):
        table.form(
            "clause",
            f"[w:other] {words}",
            lambda w: ForEachPlayer(w, (own,)) if w != EACH else None,
            lambda v: {"w": v.who} if isinstance(v, ForEachPlayer) and v == ForEachPlayer(v.who, (own,)) else None,
        )
        reads("clause", f"each player {words}", lambda: ForEachPlayer(EACH, (own,)))
    kept = Moves(ANYTHING, "orb", "hand", cause="corrupt")
    for words, side in (
        ("orbs", EACH),
        ("enemy orbs || your|an opponent 's orbs", OPPONENT),
        ("allied orbs || your orbs", YOU),
    ):
        whose = Group((), (), EACH) if side == EACH else Group((OwnedBy(side),), (), EACH)
        for orbs in words.split(" || "):
            forbidden = Forbid(replace(kept, what=whose))
            table.word("statement", f"{orbs} cannot be corrupted", forbidden)
            reads(
                "clause",
                f"{orbs} cannot be corrupted [d:lasting]",
                lambda d, forbidden=forbidden: Establish((forbidden,), d),
            )
    word("clause", "shuffle your orb zone || shuffle your orbs", Shuffle(YOU, "orb"))


def player_rows(table: Table) -> None:
    """1018, 1021, 103: counters of players, turns, phases, the end of the game."""
    reads, word = table.reads, table.word
    for start in ("gain", "you gain"):
        reads("clause", f"{start} <candy>", lambda: GainResource(YOU, "candy", Number(1)))
        reads("clause", f"{start} <candy> <candy>", lambda: GainResource(YOU, "candy", Number(2)))
        reads("clause", f"{start} <candy> <candy> <candy>", lambda: GainResource(YOU, "candy", Number(3)))
    reads("clause", "you gain [n:num] candy counter/counters", lambda n: GainResource(YOU, "candy", n))
    reads("clause", "you gain a candy counter", lambda: GainResource(YOU, "candy", Number(1)))
    reads(
        "clause",
        "[w:other] loses/lose all candy counters || [w:other] loses/lose all their candy counters",
        lambda w: LoseResource(w, "candy", Resource(w, "candy")),
    )
    table.row("clause", "[who:other] loses/lose [amount:num] candy counter/counters", LoseResource, kind="candy")
    table.row("clause", "[who:other] takes/take an extra turn after this one", ExtraTurn)
    word("clause", "take two extra turns after this one", Together((ExtraTurn(), ExtraTurn())))  # 1021.2
    table.row("clause", "[who:other] skips/skip their next [step:step]", SkipStep)
    table.row("clause", "[who:other] loses/lose the game", EndGame, wins=False)
    table.row("clause", "[who:other] wins/win the game", EndGame, wins=True)
    reads("sentence", "[w:other] may [a:owndeed]", lambda w, a: may_do(w, a))
    reads("sentence", "[w:other] may [a:thirdperson]", lambda w, a: may_do(w, a))


def naming_rows(table: Table) -> None:
    """104.5: a number that its player names, and what is asked of it afterwards."""
    reads = table.reads
    reads("clause", "choose a number || name a number", lambda: Declare(UNBOUND, None))
    for stat, noun in STATS:
        reads(
            "postest",
            f"with that {noun} || with a|an?? {noun} equal to that number || with a|an?? {noun} of that number || "
            f"with a|an?? {noun} equal to the chosen number || with a|an?? {noun} of the chosen number",
            lambda stat=stat: StatIs(stat, Op.EQ, X()),
        )
    reads("amt", "that number || the chosen number || the named number", X)


def may_do(who: Who, deed: Effect) -> May | None:
    return May((ActBy(who, (deed,)),), who, UNBOUND) if who != EACH else None


def aether_rows(table: Table) -> None:
    """907.5: aether of one of two elements."""
    reads = table.reads
    reads("produced", "[c:<coloursym>] or [d:<coloursym>]", lambda c, d: Produce(YOU, "", Number(1), None, (c, d)))
    either = "one [c:colour] or [d:colour] aether"
    reads("produced", either, lambda c, d: Produce(YOU, "", Number(1), None, (c.value, d.value)))
    top = Mill(YOU, Number(1), "break", How.PUT, UNBOUND)
    words = "[w:other] puts/put the top card of their deck into their graveyard"
    reads("clause", words, lambda w: replace(top, who=w))
    theirs = replace(top, who=OPPONENT)
    reads("clause", "put the top card of your|an opponent 's deck into their|its graveyard", lambda: theirs)


def option_rows(table: Table) -> None:
    """903.2c: up to so many of the options."""
    for count in range(2, 5):
        slots = " ".join(f"• [o{i}:body]" for i in range(count))
        table.reads(
            "body",
            f"choose up to [n:num] -- {slots}",
            lambda n, **o: (Modes(Number(0), n, tuple(o.values())),),
        )
