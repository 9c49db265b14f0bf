"""Chapter 1400: what old cards say and today's do not: their zones, kinds of additions, moments and paragraphs."""

from __future__ import annotations

import re
from collections.abc import Mapping

from arbiter.games.fow.language.words import PLAIN_KEYWORDS, STONES, key
from arbiter.script.abilities import Keyword, Spell, Static, Triggered
from arbiter.script.amounts import Number
from arbiter.script.base import Amount, Condition, How, Pattern, Position, Quality
from arbiter.script.costs import Cost
from arbiter.script.effects import Effects, Move
from arbiter.script.nouns import EACH, YOU, Group, Is, Same, Self, TopCards
from arbiter.script.patterns import StepBegins
from arbiter.script.statements import ExtraCost, LoseKeyword, PlayOnlyIf
from arbiter.text.grammar import Table, Take

# 1405.2  the kinds of old additions, as one word of a text and as one type of a card
ADDITIONS = {
    "resonator": "addition_resonator",
    "j/resonator": "addition_jresonator",
    "ruler": "addition_ruler",
    "j-ruler": "addition_j-ruler",
    "j/ruler": "addition_jruler",
    "ruler/j-ruler": "addition_jruler",
}
THIS = Group((Same(Self()),), (), EACH)
UNTIRED = re.compile(r"Attacking (?:doesn't|does not) cause this card to rest\.\s*", re.I)
OFTEN = re.compile(r"This card can attack up to (\w+) times during your main phase\.\s*", re.I)
TIMES = {"two": 2, "three": 3, "four": 4, "five": 5}


def today(text: str) -> str:
    """1414.9: two paragraphs of an old card that are one keyword ability today."""
    often = OFTEN.search(text)
    if often is None or UNTIRED.search(text) is None:
        return text
    times = TIMES.get(often.group(1).lower(), often.group(1))
    left = UNTIRED.sub("", OFTEN.sub("", text)).strip()
    return f"{left}\n[Defiant] ({times})".strip()


def old_rows(table: Table) -> None:
    zone_rows(table)
    for kind in dict.fromkeys(ADDITIONS.values()):
        test = (Is(Quality.TYPE, kind),)
        table.word("head", f"{kind}/{kind}s", test)
        table.word("head", f"{kind} card/cards", test)
    # 1408.1a  the end of the battle; its beginning is said as that of any step
    table.word("time", "at the end of the?? battle", StepBegins("battle_end"))
    # 1414.1  what was called symbol skills
    lost = tuple(LoseKeyword(key(name)) for name in PLAIN_KEYWORDS)
    table.word("vp", "loses/lose all keyword abilities || loses/lose its/their keyword abilities", lost)
    # 1414.7  stones are told apart by their magic stone types
    for stone in STONES:
        table.word("postest", f"with the {stone}stone type", Is(Quality.TYPE, f"{stone}_stone"))
    requirement_rows(table)


def zone_rows(table: Table) -> None:
    """1402.2, 1411.1a: into the standby area (310.2: face down), onto the lifebreak area."""
    row, form = table.row, table.form
    row(
        "clause",
        "put [thing:obj] into your standby area || put [thing:obj] into its/their owner/owners 's standby area",
        Move,
        to="standby",
        how=How.PUT,
        face_down=True,
    )
    for words, position in (("into", Position.TOP), ("on the bottom of", Position.BOTTOM)):
        row("clause", f"put [thing:obj] {words} your lifebreak area", Move, to="lifebreak", position=position)
    form("clause", "put the top [n:cards] of your deck into your lifebreak area", fed, take_fed(False))
    form("clause", "put the top card of your deck into your lifebreak area", lambda: fed(Number(1)), take_fed(True))
    table.reads("clause", "put the top card of your deck on top of your lifebreak area", lambda: fed(Number(1)))
    top = "the top card of|in your lifebreak area"
    form(
        "clause",
        "put the top [n:cards] of your lifebreak area into your hand",
        lambda n: Move(TopCards(YOU, n, zone="lifebreak"), "hand", How.PUT),
        take_taken,
    )
    table.word("clause", f"put {top} into your hand", Move(TopCards(YOU, Number(1), zone="lifebreak"), "hand", How.PUT))


def take_taken(value: object) -> Mapping[str, object] | None:
    match value:
        case Move(TopCards(_, count, zone="lifebreak"), "hand") if count != Number(1):
            return {"n": count}
    return None


def fed(n: Amount) -> Move:
    return Move(TopCards(YOU, n), "lifebreak", position=Position.TOP)


def take_fed(one: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Move(TopCards(_, count), "lifebreak") if (count == Number(1)) is one:
                return {} if one else {"n": count}
        return None

    return take


def requirement_rows(table: Table) -> None:
    """1412.3, 1412.4: what must be paid or be so when a card with [Trigger] or [Stealth] is played."""
    form = table.form
    for glue in (">>>", ":"):
        shown = glue == ">>>"
        for wait in ("whenever|when [p:patterns]", "[p:time]"):
            printed = shown and wait[0] == "w"
            form(
                "spellcard",
                f"[ Trigger ] {wait} , [c:cost] {glue} [b:body]",
                lambda p, c, b: (*waiting(p, b), Static("", None, (ExtraCost(THIS, c),))),
                take_demanding(ExtraCost) if printed else (lambda v: None),
            )
            form(
                "spellcard",
                f"[ Trigger ] {wait} , if [c:conditions] {glue} [b:body]",
                lambda p, c, b: (*waiting(p, b), Static("", None, (PlayOnlyIf(c),))),
                take_demanding(PlayOnlyIf) if printed else (lambda v: None),
            )
    form("spellcard", "[ Trigger ] [c:cost] ,?? if [k:conditions] : [b:body]", priced, take_priced)
    for start in ("character", "spellcard"):
        form(start, "[ Stealth ] [p:time] .", hidden, lambda v: None)  # 1412.1a


def waiting(p: Pattern, b: Effects) -> tuple[Keyword, Triggered]:
    return (Keyword("", None, "trigger"), Triggered("", None, p, None, b, zones=("hand", "standby"), plays=True))


def hidden(p: Pattern) -> object:
    return (Keyword("", None, "stealth"), Triggered("", None, p, None, (), zones=("standby",), plays=True))


def take_demanding(kind: type) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case (Keyword(name="trigger"), Triggered() as waits, Static(statements=(said,))) if isinstance(said, kind):
                demand = said.cost if isinstance(said, ExtraCost) else getattr(said, "condition", None)
                return {"p": waits.pattern, "b": waits.effects, "c": demand}
        return None

    return take


def priced(c: Cost, k: Condition, b: Effects) -> object:
    demands = Static("", None, (ExtraCost(THIS, c), PlayOnlyIf(k)))
    return (Keyword("", None, "trigger"), Spell("", None, b), demands)


def take_priced(value: object) -> Mapping[str, object] | None:
    match value:
        case (Keyword(name="trigger"), Spell() as spell, Static(statements=(ExtraCost() as extra, PlayOnlyIf(k)))):
            return {"c": extra.cost, "k": k, "b": spell.effects}
    return None
