"""How sentences hang together: amounts said afterwards, what happens unless somebody pays, what comes later."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.games.fow.language.conditions import ON_FIELD
from arbiter.script.abilities import Static
from arbiter.script.amounts import X
from arbiter.script.base import Amount, Change, Condition, Effect, Lasting, Quality, Test, Thing
from arbiter.script.costs import Mana
from arbiter.script.effects import Choose, Delay, If, Look, May, Modify, Pick, Search
from arbiter.script.nouns import EACH, OPPONENT, YOU, ControllerOf, Every, Group, Is, Same
from arbiter.script.patterns import StepBegins
from arbiter.script.statements import AddWord, SetWords
from arbiter.script.walk import walk
from arbiter.text.core.arrows import take_delay
from arbiter.text.core.sentences import as_one, effects_of
from arbiter.text.draft import UNBOUND, Again, InOrder, InsteadOf, Ref, SaidPlayer, Second, Some, Unless
from arbiter.text.errors import Declined
from arbiter.text.grammar import Table, Take
from arbiter.text.nodes import mentions, says, swapped

END = StepBegins("end", EACH)


def sentence_rows(table: Table) -> None:
    """How sentences hang together."""
    form, word = table.form, table.word
    table.same("sentence", "[a:clauses]")
    form(
        "sentence",
        "[a:clauses] ,? where X is [n:amt]",
        lambda a, n: swapped(a, X(), n) if says(a, X()) else None,
        lambda v: None,
    )
    form(
        "static",
        "[a:statement] ,? where X is [n:amt] .",
        lambda a, n: Static("", None, (swapped(a, X(), n),)) if says(a, X()) else None,
        lambda v: None,
    )
    for end, category in (("", "sentence"), (" .", "static")):
        said = "clauses" if category == "sentence" else "statement"
        form(
            category,
            f"[a:{said}] ,? where X is [n:amt] and Y is [m:amt]{end}",
            lambda a, n, m, category=category: with_both(a, n, m, category == "static"),
            lambda v: None,
        )
    word("num", "Y", Second())
    table.reads("sentence", "then [a:sentence]", lambda a: a)
    table.reads("sentence", "[a:clauses] if [c:conditions]", said_afterwards)
    table.reads("sentence", "you may [a:clauses] if [c:conditions]", offered_afterwards)
    form(
        "clause",
        "[t:subj] [v:vps] as long as [c:conditions]",
        as_long_as,
        take_as_long_as,
    )
    form(
        "sentence",
        "[t:subj] [v:vps] [d:lasting] . it is still a|an [k:typeword]",
        lambda t, v, d, k: Modify(t, kept(v), d),
        lambda v: None,
    )
    table.reads(
        "sentence",
        "[d:lasting] , [t:subj] [v:vps] . it is still a|an [k:typeword]",
        lambda d, t, v, k: Modify(t, kept(v), d),
    )
    for words in (
        "[t:subj] [v:vps] in addition to its|their other types [d:lasting]",
        "[t:subj] [v:vps] [d:lasting] in addition to its|their other types",
        "[d:lasting] , [t:subj] [v:vps] in addition to its|their other types",
    ):
        table.reads("sentence", words, lambda t, v, d: Modify(t, kept(v), d))
    again_rows(table)
    delay_rows(table)
    form(
        "clauses",
        "[a:clause] , then [b:clause]",
        lambda a, b: InOrder((a, b)),
        take_then,
    )
    form(
        "sentence",
        "[a:clause] unless [w:payer] pays/pay [c:symcost]",
        # The X is the text's own: who pays does not name it.
        lambda a, w, c: Unless(a, w, c, X() if any(isinstance(p, Mana) and p.variable for p in c.parts) else None),
        lambda v: {"a": v.effect, "w": v.who, "c": v.cost} if isinstance(v, Unless) and v.x in (None, X()) else None,
    )
    form(
        "sentence",
        "[a:clause] unless [w:payer] pays/pay [c:symcost] , where X is [x:amt]",
        lambda a, w, c, x: Unless(a, w, c, x) if any(isinstance(p, Mana) and p.variable for p in c.parts) else None,
        lambda v: (
            {"a": v.effect, "w": v.who, "c": v.cost, "x": v.x}
            if isinstance(v, Unless) and v.x not in (None, X())
            else None
        ),
    )
    word("payer", "its controller", ControllerOf(Ref("it")))
    word("payer", "that player || they", SaidPlayer())
    word("payer", "you", YOU)
    word("payer", "@your_opponent", OPPONENT)


def as_long_as(t: Thing, v: tuple[Change, ...], c: Condition) -> Modify:
    """909.8: what "target resonator" gains while this card is there it has as a resonator only; "it" is the card."""
    called = types_of(t.group) if isinstance(t, Some) and t.target and c == ON_FIELD else ()
    if not called:
        return Modify(t, v, Lasting.GAME, c)
    return Modify(Every(Group((Same(t), *called), ("field",))), v, Lasting.ON_FIELD)


def types_of(group: Group) -> tuple[Test, ...]:
    return tuple(test for test in group.tests if isinstance(test, Is) and test.quality is Quality.TYPE)


def take_as_long_as(value: object) -> Mapping[str, object] | None:
    match value:
        case Modify(thing, changes, _, Condition() as condition):
            return {"t": thing, "v": changes, "c": condition}
        case Modify(Every(Group((Same(thing), *_))), changes, Lasting.ON_FIELD, None):
            return {"t": thing, "v": changes, "c": ON_FIELD}
    return None


def with_both(node: object, x: Amount, y: Amount, static: bool) -> object:
    if not says(node, X()) or not says(node, Second()):
        return None
    said = swapped(swapped(node, X(), x), Second(), y)
    return Static("", None, (said,)) if static else said  # type: ignore[arg-type]


def offered_afterwards(a: Effect, c: Condition) -> object:
    """The same of what may be done: who is asked has seen that it is so."""
    said = said_afterwards(a, c)
    match said:
        case If(condition, effects):
            return If(condition, (May(effects, slot=UNBOUND),))
        case InOrder((pick, If(condition, effects))):
            return InOrder((pick, If(condition, (May(effects, slot=UNBOUND),))))
    return None


def said_afterwards(a: Effect, c: Condition) -> object:
    """ "Destroy target resonator if it has [Flying]": "it" is what was targeted, or else named, before it was said."""
    effects = effects_of(a)
    named = [node for node in walk(effects) if isinstance(node, Some)]
    targets = [node for node in named if node.target] or named
    if not targets or not mentions(c, Ref):
        spoken = {node for node in walk(effects) if isinstance(node, Ref)}
        nearer = next(iter(spoken)) if len(spoken) == 1 else Ref("it")
        return If(swapped(c, Ref("it"), nearer) if not nearer.plural else c, effects)
    if len(targets) > 1:
        return None
    some = targets[0]
    if some.random or some.total is not None:
        return None
    low, high = some.quantity.low, some.quantity.high
    pick = Choose(UNBOUND, some.group, low, high, target=some.target, different=some.different)
    return InOrder((pick, If(c, swapped(effects, some, Ref("it")))))


def take_then(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, InOrder) or len(value.effects) != 2 or isinstance(value.effects[0], Search | Pick | Look):
        return None
    return {"a": value.effects[0], "b": value.effects[1]}


def kept(changes: tuple[Change, ...]) -> tuple[Change, ...]:
    """It is still what it was: its types are added to. Only what would lose its types can still have one."""
    found: list[Change] = []
    for change in changes:
        if isinstance(change, SetWords) and change.quality is Quality.TYPE:
            found += [AddWord(Quality.TYPE, word) for word in change.values]
        else:
            found.append(change)
    if tuple(found) == changes:
        raise Declined("it loses no type")
    return tuple(found)


def again_rows(table: Table) -> None:
    """ "..., it deals 600 damage instead": to what the sentence before dealt it to."""
    form = table.form
    table.reads("sentence", "if [c:conditions] , instead [a:clauses]", lambda c, a: InsteadOf(c, effects_of(a)))
    # 910.3  only where the text says "may" is it a choice
    form(
        "sentence",
        "if [c:conditions] , you may [a:clauses] instead",
        lambda c, a: InsteadOf(c, effects_of(a), True),
        lambda v: None,
    )
    form(
        "sentence",
        "if [c:conditions] , [s:single] deals [d:dmg] instead",
        lambda c, s, d: InsteadOf(c, (Again(amount=d),)),
        lambda v: None,
    )
    form(
        "sentence",
        "if [c:conditions] , [t:subj] [v:vps] instead",
        lambda c, t, v: InsteadOf(c, (Again(changes=v),)),
        lambda v: None,
    )


def delay_rows(table: Table) -> None:
    """906.7: what a text leaves to happen later."""
    form = table.form
    for words, pattern, next_turn in (
        ("at the? next?? end of turn", END, False),
        ("at the end of this? turn || at end of this turn", END, False),
        ("at the end of your next turn", StepBegins("end", YOU), True),
        ("at the end of @opponents next turn", StepBegins("end", OPPONENT), True),
        ("at the beginning of your next turn", StepBegins("turn", YOU), False),
        ("at the beginning of your next recovery phase", StepBegins("recovery", YOU), False),
        ("at the beginning of your next main phase", StepBegins("main", YOU), False),
        ("at the beginning of the next turn", StepBegins("turn", EACH), True),
        ("at the end of the battle", StepBegins("battle_end"), False),  # 807.1, 1408.1a
    ):
        for one in words.split(" || "):
            for glue in (">>>", ","):
                form(
                    "sentence",
                    f"{one} {glue} [a:sentence]",
                    lambda a, pattern=pattern, next_turn=next_turn: Delay(pattern, effects_of(a), next_turn=next_turn),
                    take_delay(pattern, next_turn) if glue == ">>>" else (lambda v: None),
                )
            form(
                "sentence",
                f"[a:clause] {one}",
                lambda a, pattern=pattern, next_turn=next_turn: Delay(pattern, (a,), next_turn=next_turn),
                lambda v: None,
            )
    table.reads(
        "sentence",
        "[a:clause] at the beginning of the next end phase",
        lambda a: Delay(StepBegins("end_phase", EACH), (a,)),
    )
    for arrow in (">>>", ","):
        form(
            "sentence",
            f"whenever [p:pattern] this turn {arrow} [a:sentence] || "
            f"this turn , whenever [p:pattern] {arrow} [a:sentence] || "
            f"@until_end , whenever [p:pattern] {arrow} [a:sentence]",
            lambda p, a: Delay(p, effects_of(a), Lasting.TURN, True),
            take_turn(True) if arrow == ">>>" else (lambda v: None),
        )
        form(
            "sentence",
            f"when [p:pattern] this turn {arrow} [a:sentence]",
            lambda p, a: Delay(p, effects_of(a), Lasting.TURN),
            take_turn(False) if arrow == ">>>" else (lambda v: None),
        )


def take_turn(repeats: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Delay) and value.lasting is Lasting.TURN and value.repeats == repeats:
            return {"p": value.pattern, "a": as_one(value.effects)}
        return None

    return take
