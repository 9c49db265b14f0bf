"""Further ways to say what a card is, has or lies like, which orbs are meant, and what is counted."""

from __future__ import annotations

from arbiter.games.caster.language.nouns import STATS
from arbiter.script.amounts import Beneath, Count, Number, StatOf, Times
from arbiter.script.base import How, Op, Quality
from arbiter.script.effects import Move, Perform
from arbiter.script.nouns import EACH, OPPONENT, YOU, Both, ControlledBy, Group, Has, Is, Not, Self, StatIs, WordsIs
from arbiter.text.core.amounts import make_count
from arbiter.text.core.targeting import banish
from arbiter.text.core.things import ONE
from arbiter.text.draft import Some, Where
from arbiter.text.grammar import Table

NO_ELEMENT = WordsIs(Quality.COLOUR, Op.EQ, Number(0))  # 209.3
OPS = (("or less", Op.LE), ("or more", Op.GE), ("", Op.EQ))


def describing_rows(table: Table) -> None:
    post_rows(table)
    two_rows(table)
    orb_rows(table)
    counting_rows(table)


def post_rows(table: Table) -> None:
    """What stands behind the noun."""
    reads = table.reads
    reads("postest", "that|which is|are [s:status]", lambda s: s)
    reads("postest", "that|which is|are not [s:status]", lambda s: Not(s))
    reads("postest", "that|which is|are [c:colour]", lambda c: c)
    reads("postest", "that|which has|have [k:keyword]", lambda k: Has(k))
    for stat, noun in STATS:
        for tail, op in OPS:
            reads("postest", f"whose {noun} is [n:num] {tail}", lambda n, stat=stat, op=op: StatIs(stat, op, n))
            reads(
                "postest",
                f"that|which has|have a|an?? {noun} of [n:num] {tail}",
                lambda n, stat=stat, op=op: StatIs(stat, op, n),
            )
        for word, op in (("less", Op.LT), ("lower", Op.LT), ("more", Op.GT), ("greater", Op.GT), ("higher", Op.GT)):
            reads(
                "postest",
                f"with {word} {noun} than [t:definite1] || with a {word} {noun} than [t:definite1]",
                lambda t, stat=stat, op=op: StatIs(stat, op, StatOf(t, stat)),
            )
    reads("postest", "without an? element|elements", lambda: NO_ELEMENT)
    reads("pre", "non Void", lambda: WordsIs(Quality.COLOUR, Op.GE, Number(1)))
    reads("postest", "of no element", lambda: NO_ELEMENT)
    for spelled, side in (("all graveyards || graveyards || each graveyard", EACH),):
        for one in spelled.split(" || "):
            reads("where", f"in|from {one}", lambda side=side: Where(("break",), side))
    for spelled in ("servant", "conjure", "barrier"):  # 312.3
        reads(
            "np",
            f"{spelled} card|cards that is|are being played",
            lambda spelled=spelled: Group((Is(Quality.TYPE, spelled), Is(Quality.TYPE, "spell")), (), EACH),
        )


def two_rows(table: Table) -> None:
    """903.2e: two targets of one verb, each with words of its own."""
    table.reads("obj", "[a:target] and [b:target]", lambda a, b: Both((a, b)))


def orb_rows(table: Table) -> None:
    """309: orbs that nobody knows; whoever acts on them chooses which."""
    yours = "one of your orbs || an orb from|in your orb zone || an orb you control"
    for words, side in ((yours, YOU), ("one of your|an opponent 's orbs", OPPONENT), ("an orb", EACH)):
        some = Some(ONE, Group((), ("orb",), side))
        for one in words.split(" || "):
            table.reads("someobj", one, lambda some=some: some)
    # corrupted they are by rows of their own (actions.py)
    for words, side in (("an allied orb", YOU), ("an enemy orb", OPPONENT)):
        some = Some(ONE, Group((), ("orb",), side))
        table.reads("clause", f"banish {words}", lambda some=some: banish(some, YOU))
        table.reads("clause", f"put {words} into your hand", lambda some=some: Move(some, "hand", How.ADD))
        table.reads("clause", f"return {words} to its owner 's hand", lambda some=some: Move(some, "hand", How.RETURN))
        table.reads("clause", f"look at {words}", lambda some=some: Perform("look", some))


def counting_rows(table: Table) -> None:
    reads = table.reads
    for words, side in (
        ("orb you have || orb in your orb zone || of your orbs || orb you control", YOU),
        ("orb your|an opponent has || orb in your|an opponent 's orb zone || of your|an opponent 's orbs", OPPONENT),
    ):
        for one in words.split(" || "):
            reads("each", f"for each {one}", lambda side=side: orbs_of(side))
    for words, side in (
        ("allied orbs || orbs you have || your orbs || orbs in your orb zone", YOU),
        ("enemy orbs || orbs your|an opponent has || orbs in your|an opponent 's orb zone", OPPONENT),
    ):
        for one in words.split(" || "):
            reads("amt", f"the number of {one}", lambda side=side: orbs_of(side))
    # 306.2  the cards that lie beneath it
    for words in ("of <self> 's stock", "card in <self> 's stock", "card in its stock", "stock under|beneath <self>"):
        table.word("each", f"for each {words}", Beneath(Self()))
    for words in ("<self> 's stock", "cards in <self> 's stock", "cards in its stock", "cards under|beneath <self>"):
        table.word("amt", f"the number of {words}", Beneath(Self()))
    # 105.4c, 306.4a
    reads("amt", "the number of [g:allnp]", lambda g: make_count(g) if whose(g) and not g.zones else None)
    reads("amt", "the number of [g:allnp] in the field", lambda g: None if whose(g) or g.zones else make_count(g))
    reads("amt", "[n:whole] times [a:amt]", lambda n, a: Times(a, n.value))
    table.form(
        "amt",
        "[a:amt] times [n:whole]",
        lambda a, n: Times(a, n.value),
        lambda v: {"a": v.amount, "n": Number(v.factor)} if isinstance(v, Times) else None,
    )


def whose(g: Group) -> bool:
    """Whether "allied" or "enemy" says whose they are."""
    return any(isinstance(test, ControlledBy) for test in g.tests)


def orbs_of(side: object) -> Count:
    return Count(Group((), ("orb",), side))  # type: ignore[arg-type]
