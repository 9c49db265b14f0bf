"""Paragraphs of the special systems: awakened text, [Trigger] cards, additions, resonance, tokens."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.fow.attacking import ATTACKING
from arbiter.games.fow.language.conditions import AWAKENED, OWN_AWAKENING
from arbiter.games.fow.language.words import EITHER_RULER, J_RESONATOR, J_RULER, RESONATOR, RULER
from arbiter.script.abilities import Ability, Keyword, Spell, Static, Triggered
from arbiter.script.amounts import Number
from arbiter.script.base import Condition, Pattern, Quality, Test
from arbiter.script.costs import Cost
from arbiter.script.effects import Attach, Choose, MakeTokens, Perform, Token
from arbiter.script.nouns import EACH, YOU, Bound, Group, HasAdded, HostOf, Is, Not, Self
from arbiter.script.patterns import ANYTHING, DealsDamage, Does, Moves
from arbiter.script.statements import AddAbility, AddKeyword, Affects, As, ExtraCost, Mark, PlayOnlyIf
from arbiter.text.core.abilities import take_as
from arbiter.text.core.nouns import take_const
from arbiter.text.core.patterns import THIS
from arbiter.text.core.sentences import Effects
from arbiter.text.grammar import Table, Take

ADDED_TO = {
    "resonator": RESONATOR,
    "jresonator": J_RESONATOR,
    "ruler": RULER,
    "J-ruler": J_RULER,
    "jruler": EITHER_RULER,
}


def system_rows(table: Table) -> None:
    awakened_rows(table)
    trigger_rows(table)
    addition_rows(table)
    resonance_rows(table)
    token_rows(table)
    named_action_rows(table)


# ---------------------------------------------------------------- awakened text, [Trigger] cards


def awakened_rows(table: Table) -> None:
    """1416.6: what stands behind the cost is text that the awakened card has.

    Where a card has several (1110.1), each payment adds the text behind its own cost: so it is printed, and so the
    other document says it (12.1/2); only "if this card was awakened" (1110.4) asks for any of them.
    """
    form = table.form
    for start in ("character", "spellcard"):
        for glue in (":", "-", "--"):
            form(
                start,
                f"[ Awakening ] [c:cost] {glue} [a:{start}]",
                lambda c, a: (Keyword("", None, "awakening", None, c), *only_awakened(a)),
                take_awakened if glue == ":" else (lambda v: None),
            )
        form(
            start,
            f"if <self> was awakened , add the following text to the text of <self> : [a:{start}]",
            lambda a: tuple(replace(each, gate=AWAKENED) for each in a),
            lambda v: None,
        )


def only_awakened(text: tuple[Ability, ...]) -> tuple[Ability, ...]:
    return tuple(replace(ability, gate=OWN_AWAKENING) for ability in text)


def take_awakened(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, tuple) or len(value) < 2 or not isinstance(value[0], Keyword):
        return None
    if value[0].name != "awakening" or any(each.gate != OWN_AWAKENING for each in value[1:]):
        return None
    return {"c": value[0].cost, "a": tuple(replace(each, gate=None) for each in value[1:])}


def trigger_rows(table: Table) -> None:
    """1113.2, 1412: cards with [Trigger]."""
    form = table.form
    # 1113.2c, 1409.1a  with a time or an event it is played like an automatic ability
    for glue in (">>>", ":"):
        form(
            "spellcard", f"[ Trigger ] whenever|when [p:patterns] {glue} [b:body]", automatic_card, take_automatic(glue)
        )
        form("spellcard", f"[ Trigger ] [p:time] {glue} [b:body]", automatic_card, lambda v: None)
        table.reads("spellcard", f"[ Trigger ] [p:patterns] {glue} [b:body]", automatic_card)
    # 1113.2b, 1412.2b  with a state of the game it is played like an activate ability
    form("spellcard", "[ Trigger ] if?? [c:conditions] : [b:body]", conditional_card, take_conditional_card)
    # 1113.2a, 1412.2c  with a cost, which is paid besides
    form("spellcard", "[ Trigger ] [c:cost] : [b:body]", priced_card, take_priced_card)
    form("spellcard", "[ Trigger ] anytime : [b:body]", lambda b: (trigger_word(), Spell("", None, b)), take_anytime)


def trigger_word() -> Keyword:
    return Keyword("", None, "trigger")


def automatic_card(p: Pattern, b: Effects) -> object:
    """The event and the text are one ability here, so that "it" can be the event's; the loader parts them."""
    return (trigger_word(), Triggered("", None, p, None, b, zones=("hand", "standby"), plays=True))


def take_automatic(glue: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case (Keyword(name="trigger"), Triggered(plays=True) as waits) if glue == ">>>":
                return {"p": waits.pattern, "b": waits.effects}
        return None

    return take


def conditional_card(c: Condition, b: Effects) -> object:
    return (trigger_word(), Spell("", None, b), Static("", None, (PlayOnlyIf(c),)))


def take_conditional_card(value: object) -> Mapping[str, object] | None:
    match value:
        case (Keyword(name="trigger"), Spell() as spell, Static(statements=(PlayOnlyIf(condition),))):
            return {"c": condition, "b": spell.effects}
    return None


def priced_card(c: Cost, b: Effects) -> object:
    return (trigger_word(), Spell("", None, b), Static("", None, (ExtraCost(THIS, c),)))


def take_priced_card(value: object) -> Mapping[str, object] | None:
    match value:
        case (Keyword(name="trigger"), Spell() as spell, Static(statements=(ExtraCost() as extra,))):
            return {"c": extra.cost, "b": spell.effects}
    return None


def take_anytime(value: object) -> Mapping[str, object] | None:
    match value:
        case (Keyword(name="trigger"), Spell() as spell):
            return {"b": spell.effects}
    return None


# ---------------------------------------------------------------- additions


def added_to(test: Test) -> Ability:
    """1002.2, 1405.1: as it is played a card is targeted, and it enters the field added to that card."""
    return Spell(
        "", None, (Choose(0, Group((test,), ("field",), EACH), Number(1), Number(1)), Attach(Self(), Bound(0)))
    )


def addition_rows(table: Table) -> None:
    form, word = table.form, table.word
    for name in ADDED_TO:
        words = f"added {name} || the added {name} || {name} with this || bestowed {name} || the bestowed {name}"
        for category in ("definite1", "statsubj", "subj"):
            word(category, words, HostOf(Self()))
        for start in ("character", "spellcard"):
            test = ADDED_TO[name]
            form(
                start,
                f"as you play <self> , target a|an {name} . <self> enters the field added to the chosen target . || "
                f"as you play <self> , target a|an {name} . if that {name} is still a legal target , put <self> into "
                f"the field added to the chosen target , otherwise put it into its owner 's graveyard . || "
                f"as you play <self> , target a|an {name} . <self> enters the field added to the chosen target , "
                f"otherwise put it into its owner 's graveyard .",
                lambda test=test: (added_to(test),),
                take_const((added_to(test),)),
            )
    word("definite1", "the bestowed card || bestowed card || the added card", HostOf(Self()))
    word("statsubj", "the bestowed card || bestowed card || the added card", HostOf(Self()))
    word("postest", "with an addition", HasAdded(Group((Is(Quality.TYPE, "addition"),), ("field",), EACH)))
    word("postest", "with no addition", Not(HasAdded(Group((Is(Quality.TYPE, "addition"),), ("field",), EACH))))


# ---------------------------------------------------------------- resonance, tokens, named actions


def resonance_rows(table: Table) -> None:
    """1127.2, 1127.4."""
    form = table.form
    for stone in ("light", "fire", "water", "wind", "darkness", "void"):
        waits = Moves(Group((Is(Quality.TYPE, f"{stone}_stone"),), (), YOU), to="field")
        form(
            "triggered",
            f"[ Resonance ] {stone}stone >>> [b:body]",
            lambda b, waits=waits: Triggered("", None, waits, None, b),
            take_waits(waits),
        )
    any_stone = Moves(Group((Is(Quality.TYPE, "magic_stone"),), (), YOU), to="field")
    form(
        "triggered",
        "[ Omniresonance ] >>> [b:body]",
        lambda b: Triggered("", None, any_stone, None, b),
        take_waits(any_stone),
    )


def take_waits(pattern: Pattern) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Triggered) and value == Triggered("", None, pattern, None, value.effects):
            return {"b": value.effects}
        return None

    return take


def token_rows(table: Table) -> None:
    """1303: tokens that the text describes."""
    row, form, same = table.row, table.form, table.same
    row("clause", "put a|an [token:token] into the field", MakeTokens, count=Number(1))
    row("clause", "put a|an [token:token] into the field rested", MakeTokens, count=Number(1), rested=True)
    row("clause", "put [count:num] [token:token] into the field", MakeTokens)
    row("clause", "put [count:num] [token:token] into the field rested", MakeTokens, rested=True)
    attacking = "into the field attacking"  # 1041.2
    row("clause", f"put a|an [token:token] {attacking}", MakeTokens, count=Number(1), named=ATTACKING)
    row("clause", f"put [count:num] [token:token] {attacking}", MakeTokens, named=ATTACKING)
    row("clause", "[who:other] puts/put a|an [token:token] into the field", MakeTokens, count=Number(1))
    row("clause", "[who:other] puts/put [count:num] [token:token] into the field", MakeTokens)
    form("token", "[t:plaintoken]", lambda t: t, lambda v: {"t": v} if isinstance(v, Token) and plain(v) else None)
    form(
        "token",
        "[t:plaintoken] with [g:fgains]",
        lambda t, g: with_gains(t, g),
        lambda v: (
            {"t": replace(v, keywords=(), abilities=(), name=None), "g": gains_of(v)}
            if isinstance(v, Token) and not plain(v) and not v.name
            else None
        ),
    )
    form("token", "[t:plaintoken] named [n:<cardname>]", lambda t, n: replace(t, name=n), lambda v: None)
    form(
        "token",
        "[t:plaintoken] named [n:<cardname>] with [g:fgains]",
        lambda t, n, g: with_gains(replace(t, name=n), g),
        lambda v: None,
    )
    form("raceword", "[k:<kind>]", lambda k: k, lambda v: {"k": v} if isinstance(v, str) else None)
    form("attributes", "[a:colour]", lambda a: (a.value,), take_attributes(1))
    form("attributes", "[a:colour] / [b:colour]", lambda a, b: (a.value, b.value), take_attributes(2))
    for races in (0, 1, 2):
        kinds = " ".join(f"[k{i}:raceword]" for i in range(races))
        if races == 2:
            kinds = "[k0:raceword] , [k1:raceword]"
        for coloured in (True, False):
            colour = "[c:attributes] " if coloured else ""
            form(
                "plaintoken",
                f"[ [a:plainnum] / [b:plainnum] ] {colour}{kinds} resonator token/tokens".replace("  ", " "),
                lambda a, b, c=(), **k: Token(("resonator",), c, tuple(k.values()), int(a), int(b)),
                take_token(races, coloured),
            )
    form(
        "plaintoken",
        "[c:attributes] [k:raceword] addition token/tokens",
        lambda c, k: Token(("addition",), c, (k,)),
        lambda v: (
            {"c": v.colours, "k": v.kinds[0]}
            if isinstance(v, Token) and v.types == ("addition",) and len(v.kinds) == 1 and v.colours
            else None
        ),
    )
    same("clause", "[a:tokenclause]")
    row("tokenclause", "put a|an [token:token] into the field under your control", MakeTokens, count=Number(1))


def plain(token: Token) -> bool:
    return not token.keywords and not token.abilities and not token.name


def with_gains(token: Token, gains: tuple[object, ...]) -> object:
    if not all(isinstance(g, AddKeyword | AddAbility) for g in gains):
        return None
    words = tuple(g.keyword for g in gains if isinstance(g, AddKeyword))
    return replace(token, keywords=words, abilities=tuple(g.ability for g in gains if isinstance(g, AddAbility)))


def gains_of(token: Token) -> tuple[object, ...]:
    return (*(AddKeyword(k) for k in token.keywords), *(AddAbility(a) for a in token.abilities))


def take_attributes(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, tuple) or len(value) != count:
            return None
        return dict(zip("ab", (Is(Quality.COLOUR, v) for v in value), strict=False))

    return take


def take_token(races: int, coloured: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Token) or value.types != ("resonator",) or len(value.kinds) != races:
            return None
        if bool(value.colours) != coloured:
            return None
        found: dict[str, object] = {
            "a": str(value.power),
            "b": str(value.guard),
            **{f"k{i}": k for i, k in enumerate(value.kinds)},
        }
        return {**found, "c": value.colours} if coloured else found

    return take


def named_action_rows(table: Table) -> None:
    """What the game has a procedure for."""
    form, word, row = table.form, table.word, table.row
    form(
        "pattern",
        "you do judgment of [g:agent] || you do the judgment of [g:agent]",
        lambda g: Does(YOU, "judgment", g),
        take_does("judgment"),
    )
    word("pattern", "you do judgment", Does(YOU, "judgment"))
    form("pattern", "you call [g:agent]", lambda g: Does(YOU, "call", g), take_does("call"))
    row("clause", "heal [thing:obj]", Perform, name="heal")
    row("clause", "make [thing:obj] astral", Perform, name="astral")  # 1024.3
    row("clause", "put [thing:obj] into the field as a J-ruler", Perform, name="judge")  # 1010.1b
    form(
        "clause",
        "contract <self> with [n:<cardname>]",
        lambda n: Perform("contract", word=n),
        lambda v: {"n": v.word} if isinstance(v, Perform) and v.name == "contract" else None,
    )
    form(
        "clause",
        "gain a|an [c:attributes] will coin token || gain a|an [c:attributes] will coin",
        lambda c: Perform("coin", word="/".join(c)),
        lambda v: {"c": tuple(v.word.split("/"))} if isinstance(v, Perform) and v.name == "coin" and v.word else None,
    )
    row("clause", "expel [thing:obj]", Perform, name="expel")
    row("clause", "copy [thing:obj]", Perform, name="copy")
    row("clause", "erase [thing:obj] from existence", Perform, name="erase")  # 1303.3
    for category in ("static", "castingstatic"):
        form(
            category,
            "as <self> enters the field , [b:body]",
            lambda b: Static("", None, (As("enters", b, THIS),)),
            take_as("enters"),
        )
        form(
            category,
            "as you do judgment of <self> , [b:body]",
            lambda b: Static("", None, (As("judgment", b, THIS),)),
            take_as("judgment"),
        )
        form(
            category,
            "as the game starts , [b:body]",
            lambda b: Static("", None, (As("game starts", b, THIS),), zones=("ruler",)),
            take_as("game starts"),
        )
    chase_rows(table)
    form("pattern", "damage is dealt to [g:agent]", lambda g: DealsDamage(ANYTHING, g), lambda v: None)


def chase_rows(table: Table) -> None:
    """903.2f-1, 1008.2, 1012.1: what is so of a chant while it is in the chase area is no effect of it."""
    form = table.form
    for words, said in (
        ("players cannot chase to <self>", NOT_CHASED),
        ("players cannot chase to this spell", NOT_CHASED),
        ("<self> cannot be cancelled", NOT_CANCELLED),
    ):
        form("spellcard", f"{words} .", lambda said=said: (said,), take_const((said,)))
        form("spellcard", f"[a:spell] {words} .", lambda a, said=said: (a, said), take_besides(said))
    form(
        "spellcard",
        "<self> cannot be cancelled as long as [c:conditions] .",
        lambda c: (replace(NOT_CANCELLED, condition=c),),
        lambda v: (
            {"c": v[0].condition}
            if isinstance(v, tuple)
            and len(v) == 1
            and isinstance(v[0], Static)
            and v[0].condition is not None
            and v[0] == replace(NOT_CANCELLED, condition=v[0].condition)
            else None
        ),
    )


NOT_CHASED = Static("", None, (Affects(Self(), (Mark("cannot_be_chased"),)),), zones=("stack",))
NOT_CANCELLED = Static("", None, (Affects(Self(), (Mark("cannot_be_cancelled"),)),))


def take_besides(said: Static) -> Take:
    return lambda value: {"a": value[0]} if isinstance(value, tuple) and len(value) == 2 and value[1] == said else None


def take_does(action: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Does) and value == Does(YOU, action, value.what) and value.what != ANYTHING:
            return {"g": value.what}
        return None

    return take
