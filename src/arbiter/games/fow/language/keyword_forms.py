"""Chapter 1100: keyword abilities that are written in forms of their own, and effects that speak of them."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.games.fow.language.instances import WORDS as COUNTED
from arbiter.games.fow.language.keyword_lists import instead_of_paying, rested
from arbiter.games.fow.language.words import ENTITY, TYPES, key
from arbiter.script.abilities import Ability, Activated, Keyword, Static, Triggered
from arbiter.script.amounts import EventAmount as Put
from arbiter.script.amounts import EventTotal, Minus, Number
from arbiter.script.base import Amount, Condition, How, Lasting, Op, Pattern, Quality, Statement, Status
from arbiter.script.conditions import All, Any, CameFrom, Compare, Holds, Outcome
from arbiter.script.costs import Cost, RestSome, RevealSome
from arbiter.script.effects import Delay, Effects, Establish, Instead, Move, Perform, PlaceCounters
from arbiter.script.nouns import EACH, OPPONENT, YOU, CountersIs, Group, Has, In, Is, Same, Self
from arbiter.script.patterns import CountersChange, Moves, StepBegins
from arbiter.script.statements import AddKeyword, AlternativeCost, ForbidChoose, LoseKeyword, Permit
from arbiter.text.core.patterns import THIS
from arbiter.text.grammar import Table, Take

ENTERS = Moves(THIS, to="field")
SHOWN = RevealSome(Group((Same(Self()),), ("hand",), YOU), Number(1))
DIVED = (Move(Self(), "removed", How.REMOVE), PlaceCounters(Self(), "cyberbrain", Number(1)))
DIVER = Group((Has("dive"), CountersIs("cyberbrain", Op.GE, Number(1))), ("removed",), YOU)
CHAINED = Holds(Self(), (Has("chained"),))


def keyword_form_rows(table: Table) -> None:
    incarnation_rows(table)
    stealth_rows(table)
    dive_rows(table)
    guidance_rows(table)
    place_rows(table)
    vote_rows(table)
    player_rows(table)
    table.word("condition", "<self> was|is chained", CHAINED)
    table.row("clause", "mobilize [thing:obj]", Perform, name="mobilize")
    table.row("clause", "mobilize [thing:obj] until end of turn", Perform, name="mobilize", word=Lasting.TURN.value)
    table.row("clause", "upgrade [thing:obj]", Perform, name="upgrade")


def incarnation_rows(table: Table) -> None:
    """1111.2b, 1111.3: one of several symbols, or what the resonator must be."""
    form = table.form
    form(
        "keyworded",
        "[ Incarnation ] < [k:<kind>] >",
        lambda k: Keyword("", None, "incarnation", None, None, k),
        lambda v: {"k": v.word} if isinstance(v, Keyword) and v.name == "incarnation" and v.word else None,
    )
    # 1129.2b, 1129.2c  [Mobilize] with a type or a race
    for category, words in (("<kind>", ()), ("", tuple(TYPES))):
        for word in words or (f"[k:{category}]",):
            kind = TYPES.get(word)
            form(
                "keyworded",
                f"[ Mobilize ] {word}",
                lambda k=None, kind=kind: Keyword("", None, "mobilize", None, None, kind or k),
                take_mobilize(kind),
            )


def take_mobilize(kind: str | None) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Keyword) or value.name != "mobilize" or value.word is None:
            return None
        if kind is not None:
            return {} if value.word == kind else None
        return {"k": value.word} if value.word[0].isupper() else None

    return take


def stealth_rows(table: Table) -> None:
    """1114.2: played from the standby area while something is so, or when something happens."""
    form = table.form
    for start in ("character", "spellcard"):
        form(start, "[ Stealth ] [c:conditions] .", hidden, take_hidden)
        form(start, "[ Stealth ] whenever|when [p:patterns] .", waiting, take_waiting)
    # 1114.2  it is played from there, and so comes by way of the chase area
    for arrow in (">>>", ","):
        form(
            "triggered",
            f"when|whenever <self> enters the field from a|your standby area {arrow} [b:body]",
            lambda b: Triggered("", None, ENTERS, CameFrom("standby"), b),
            take_from_standby if arrow == ">>>" else (lambda v: None),
        )


def take_from_standby(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Triggered) and value == Triggered("", None, ENTERS, CameFrom("standby"), value.effects):
        return {"b": value.effects}
    return None


def hidden(c: Condition) -> object:
    return (Keyword("", None, "stealth"), Keyword("", c, "stealth_ready"))


def take_hidden(value: object) -> Mapping[str, object] | None:
    match value:
        case (Keyword(name="stealth"), Keyword(name="stealth_ready", gate=condition)):
            return {"c": condition}
    return None


def waiting(p: Pattern) -> object:
    return (Keyword("", None, "stealth"), Triggered("", None, p, None, (), zones=("standby",), plays=True))


def take_waiting(value: object) -> Mapping[str, object] | None:
    match value:
        case (Keyword(name="stealth"), Triggered(plays=True) as ability):
            return {"p": ability.pattern}
    return None


def dive_rows(table: Table) -> None:
    """1143.2: shown in the hand, it does something, is removed, and may be played from there."""
    for start in ("character", "spellcard"):
        table.form(start, "[ Dive ] [c:cost] : [b:body]", dive, take_dive)


def dive(c: Cost, b: Effects) -> object:
    return (
        Keyword("", None, "dive"),
        Activated("", None, Cost((*c.parts, SHOWN)), (*b, *DIVED), zones=("hand",)),
        Static("", None, (Permit("cast", DIVER),), zones=("removed",)),
    )


def take_dive(value: object) -> Mapping[str, object] | None:
    match value:
        case (Keyword(name="dive"), Activated() as ability, Static()):
            return {"c": Cost(ability.cost.parts[:-1]), "b": ability.effects[:-2]}
    return None


def guidance_rows(table: Table) -> None:
    """1146.2, 1146.3: texts that the ability is played with when the number of counters has just been reached."""
    form = table.form
    for count in (1, 2, 3, 4):
        slots = " ".join(f"[g{i}:guide]" for i in range(count))
        for dash in ("", "- "):
            form(
                "triggered",
                f"whenever one or more guidance counters are put on <self> >>> {slots.replace('[g', dash + '[g')}",
                guided,
                take_guided(count) if not dash else (lambda v: None),
            )
    form("guide", "[ Guidance ] ( [n:num] ) : [b:body]", guide, take_guide)


def reached(n: Amount) -> Condition:
    """Fewer before the counters were put, at least as many afterwards."""
    before = Compare(Minus(EventTotal(), Put()), Op.LT, n)
    return All((before, Compare(EventTotal(), Op.GE, n)))


def guide(n: Amount, b: Effects) -> object:
    return Instead(reached(n), (), b, True)


def take_guide(value: object) -> Mapping[str, object] | None:
    match value:
        case Instead(All((_, Compare(EventTotal(), _, n))), (), body, True):
            return {"n": n, "b": body}
    return None


def guided(**g: Instead) -> object:
    # 1146.3b  without any text it is not played
    some = Any(tuple(each.condition for each in g.values()))
    return Triggered("", None, CountersChange(THIS, "guidance"), some, tuple(g.values()))


def take_guided(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Triggered) and value.pattern == CountersChange(THIS, "guidance"):
            return {f"g{i}": each for i, each in enumerate(value.effects)} if len(value.effects) == count else None
        return None

    return take


YOUR_SEAT = Group((Is(Quality.TYPE, "player"),), ("player",), YOU)
NEWCOMERS = Group((ENTITY, In(Status.ENTERED_THIS_TURN)), ("field",), OPPONENT)
# 1120.4, 1181.3  keyword abilities that a player can have (1102.1a)
OF_PLAYERS: dict[str, tuple[Statement, ...]] = {
    "Barrier": (ForbidChoose(YOUR_SEAT, OPPONENT),),
    "Aegis": (
        ForbidChoose(YOUR_SEAT, EACH, ("summon",), Group((Has("quickcast"),), (), EACH)),
        ForbidChoose(YOUR_SEAT, EACH, ("ability",), NEWCOMERS),
    ),
}


def player_rows(table: Table) -> None:
    """1102.1a: players that have or gain a keyword ability; 1170.4: an effect that investigates."""
    for name, statements in OF_PLAYERS.items():
        table.word("static", f"you have|gain [ {name} ] .", Static("", None, statements))
        table.word("clause", f"you gain [ {name} ] @until_end", Establish(statements))
    table.form(
        "clause",
        "perform [ Investigate ] ( [n:num] ) || perform [ Investigate ] [n:num]",
        lambda n: Delay(StepBegins("recovery", EACH), (Perform("investigate", amount=n),), Lasting.NEXT_TURN),
        take_investigation,
    )
    # 1154.2c  [Mastery] with a description of the card that is rested
    for start in ("character", "spellcard"):
        table.form(start, "[ Mastery ] a|an [g:np]", mastered, take_mastered)
    # 1101.2  keywords that are gained
    table.form(
        "fgain",
        "[w:<label>]",
        lambda w: (AddKeyword(key(w)),),
        lambda v: None,
    )
    # 1101.1a  a keyword is lost where it is named; of those that can be had more than once nobody says how many
    table.reads("vp", "loses/lose [w:<label>]", lambda w: (LoseKeyword(key(w)),) if key(w) not in COUNTED else None)


def take_investigation(value: object) -> Mapping[str, object] | None:
    match value:
        case Delay(StepBegins("recovery"), (Perform(name="investigate") as act,)):
            return {"n": act.amount}
    return None


def mastered(g: Group) -> object:
    return instead_of_paying(rested(g))


def take_mastered(value: object) -> Mapping[str, object] | None:
    match value:
        case (
            Keyword(name="mastery", word=None),
            Static(statements=(AlternativeCost(cost=Cost((RestSome() as rest,))),)),
        ):
            return {"g": Group(rest.group.tests[:-1], (), EACH)}
    return None


def vote_rows(table: Table) -> None:
    """1172 [Consensus], and what the players have agreed on; 1130 [Sealed Item]."""
    form = table.form
    form(
        "keyworded",
        "[ Consensus ] [a:<label>] or [b:<label>]",
        lambda a, b: Keyword("", None, "consensus", None, None, f"{a}/{b}"),
        lambda v: (
            dict(zip("ab", str(v.word).split("/"), strict=True))
            if isinstance(v, Keyword) and v.name == "consensus"
            else None
        ),
    )
    form(
        "condition",
        "[w:<label>] has|had more votes",
        lambda w: Outcome(w),
        lambda v: {"w": v.word} if isinstance(v, Outcome) and v.word != "tie" else None,
    )
    table.word("condition", "the votes are|were tied", Outcome("tie"))
    for start in ("character", "spellcard"):
        form(start, f"[w:<label>] - [a:{start}]", sealed, take_sealed)


def sealed(w: str, a: tuple[Ability, ...]) -> object:
    """1130.2: the text behind the item's name is there in all areas."""
    return (Keyword("", None, "word", word=w), *a)


def take_sealed(value: object) -> Mapping[str, object] | None:
    match value:
        case (Keyword(name="word", word=str() as word), _, *_):
            return {"w": word, "a": tuple(value[1:])}
    return None


def place_rows(table: Table) -> None:
    """1166.2 [Linkage] with a zone, 1161.2 [Reincarnation] with a name and a cost, 1160.2 [Chaining] with races."""
    form = table.form
    for zone in ("graveyard", "removed area", "hand", "field", "item area"):
        word = Keyword("", None, "linkage", None, None, zone)
        table.word("keyworded", f"[ Linkage ] {zone}", word)
    form(
        "keyworded",
        "[ Reincarnation ] [n:<cardname>] [c:cost]",
        lambda n, c: Keyword("", None, "reincarnation", None, c, f'"{n}"'),
        lambda v: (
            {"n": str(v.word).strip('"'), "c": v.cost} if isinstance(v, Keyword) and v.name == "reincarnation" else None
        ),
    )
    for count in (2, 3, 4, 5):
        kinds = [f"[k{i}:<kind>]" for i in range(count)]
        for comma in (" ", " , "):
            template = " , ".join(kinds[:-1]) + f"{comma}or {kinds[-1]}"
            form(
                "keyworded",
                f"[ Chaining ] {template}",
                lambda **k: Keyword("", None, "chaining", None, None, "/".join(k.values())),
                take_chaining(count) if comma == " " else (lambda v: None),
            )
    for name in ("Stealth", "Dive", "Linkage", "Reincarnation", "Inheritance"):
        table.word("keywordtest", f"[ {name} ]", key(name))


def take_chaining(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Keyword) or value.name != "chaining" or value.word is None:
            return None
        kinds = value.word.split("/")
        return {f"k{i}": kind for i, kind in enumerate(kinds)} if len(kinds) == count else None

    return take
