"""Chapter 1100: paragraphs that are keyword abilities, with what stands behind them."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.games.fow.language.words import ATTRIBUTES, key
from arbiter.script.abilities import Activated, Keyword
from arbiter.script.amounts import Number
from arbiter.script.base import How, Quality
from arbiter.script.costs import Cost, MoveThis
from arbiter.script.nouns import Is
from arbiter.text.grammar import Table, Take

# Keyword abilities with a cost, with a number, with a name or race.
WITH_COST = (
    "Judgment",
    "Energize",
    "Awakening",
    "Incarnation",
    "Evolution",
    "Shift",
    "Bestow",
    "Mobilize",
    "Revolution Order",
    "Convoke",
    "Ambush",
    "Moontide",
    "Ibka",
    "Raid",
)
WITH_NUMBER = (
    "Limit",
    "Mana",
    "Divinity",
    "Grimoire",
    "Stranger",
    "Partner",
    "Solarisation",
    "Investigate",
    "Defiant",
    "Vileborn",
    "Call of Valhalla",
    "Primal Roar",
)
WITH_WORD = ("Tag", "Mastery", "Fusion", "Chaining", "Aid", "Fate", "Oath")
ALONE = ("Extension Rule", "Solarisation", "Tag")


def keyword_rows(table: Table) -> None:
    form, word = table.form, table.word
    for start in ("character", "spellcard"):
        for count in (1, 2, 3, 4):
            names = [f"w{i}" for i in range(count)]
            form(start, " ".join(f"[{n}:keyword]" for n in names), make_words, take_words(count))
        form(start, "[w:<label>]", lambda w: (Keyword("", None, "word", word=w),), take_label)
        form(start, "[k:keyworded]", lambda k: (k,), take_keyworded)
        form(start, "[w:keyword] [k:keyworded]", lambda w, k: (Keyword("", None, w), k), lambda v: None)
    for name in WITH_COST:
        form(
            "keyworded",
            f"[ {name} ] [c:cost] || [ {name} ] pay? [c:cost] .",
            lambda c, name=name: Keyword("", None, key(name), None, c),
            take_cost(key(name)),
        )
    # 1125.2  a judgment that is possible only while something is so
    form(
        "keyworded",
        "[ Judgment ] pay? [c:cost] . play this ability only if [k:conditions] .",
        lambda c, k: Keyword("", k, "judgment", None, c),
        lambda v: {"c": v.cost, "k": v.gate} if isinstance(v, Keyword) and v.name == "judgment" and v.gate else None,
    )
    for name in WITH_NUMBER:
        form(
            "keyworded",
            f"[ {name} ] [n:num] || [ {name} ] ( [n:num] )",
            lambda n, name=name: Keyword("", None, key(name), n) if isinstance(n, Number) else None,
            take_number(key(name)),
        )
    for name in WITH_WORD:
        form(
            "keyworded",
            f"[ {name} ] [a:named]",
            lambda a, name=name: Keyword("", None, key(name), None, None, spoken(a)),
            take_word(key(name)),
        )
    for name in (*WITH_COST, *WITH_NUMBER, *WITH_WORD):
        word("keywordtest", f"[ {name} ]", key(name))
    form(
        "keyworded",
        "[ Tag ] [a:<cardname>] or [b:<cardname>]",
        lambda a, b: Keyword("", None, "tag", None, None, f'"{a}" or "{b}"'),
        take_two_names,
    )
    for form_ in ("[ Partner ] [n:num] [k:<kind>]", "[ Partner ] [n:num] < [k:<kind>] >"):
        form(
            "keyworded",
            form_,
            lambda n, k: Keyword("", None, "partner", n, None, k),
            lambda v: (
                {"n": v.value, "k": v.word} if isinstance(v, Keyword) and v.name == "partner" and v.word else None
            ),
        )
    for place, name in (("Deck", "ex_deck"), ("Area", "ex_area")):
        form(
            "keyworded",
            f"< [w:oneword] > EX {place} ( [n:num] ) || < [w:oneword] > EX {place} [n:num]",
            lambda w, n, name=name: Keyword("", None, name, n, None, w.lower()),
            take_extra_place(name),
        )
    for name in ALONE:
        word("keyworded", f"[ {name} ]", Keyword("", None, key(name)))
    form(
        "keyworded",
        "[ Force Command ] < [w:oneword] >",
        lambda w: Keyword("", None, "force_command", word=w),
        lambda v: {"w": v.word} if isinstance(v, Keyword) and v.name == "force_command" else None,
    )
    barrier_rows(table)
    # 1126.2  Inheritance: the card is discarded from the hand as a part of the cost
    form(
        "activated",
        "[ Inheritance ] [c:cost] : [b:body]",
        lambda c, b: Activated(
            "", None, Cost((*c.parts, MoveThis("break", How.DISCARD))), b, zones=("hand",), name="Inheritance"
        ),
        take_inheritance,
    )


def barrier_rows(table: Table) -> None:
    """1120.3: [Barrier] with the kind of spells and abilities that it wards off."""
    form = table.form
    form("keyworded", "[ Barrier ] [c:<coloursym>]", lambda c: Keyword("", None, "barrier", word=c), take_barrier(True))
    form(
        "keyworded",
        "[ Barrier ] < [w:barred] >",
        lambda w: Keyword("", None, "barrier", word=w),
        take_barrier(False),
    )
    # 1120.6  what speaks of a particular [Barrier] means no other
    for written in ("< [w:barred] >", "[w:<coloursym>]"):
        form(
            "keywordtest",
            f"[ Barrier ] {written}",
            lambda w: f"barrier:{w}",
            take_barrier_asked(written.startswith("[")),
        )
    for start in ("character", "spellcard"):
        form(
            start,
            "[ Barrier ] [c:<coloursym>] ,? [d:<coloursym>]",
            lambda c, d: (Keyword("", None, "barrier", word=c), Keyword("", None, "barrier", word=d)),
            lambda v: None,
        )
    for kind in ("chant", "resonator", "addition", "regalia", "jresonator"):
        table.word("barred", kind, kind)
    for word, op in (("less", "<="), ("more", ">=")):
        form(
            "barred",
            f"total cost [n:<num>] or {word}",
            lambda n, op=op: f"cost{op}{n}",
            take_barred_cost(op),
        )
    form("barred", "[k:<kind>]", lambda k: k, lambda v: {"k": v} if isinstance(v, str) and v[0].isupper() else None)
    table.word("barred", "opponent", "opponent")


def take_barred_cost(op: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        return {"n": int(value[6:])} if isinstance(value, str) and value.startswith(f"cost{op}") else None

    return take


def take_barrier(colour: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Keyword) or value.name != "barrier" or value.word is None:
            return None
        return {"c" if colour else "w": value.word} if (value.word in ATTRIBUTES.values()) == colour else None

    return take


def take_barrier_asked(colour: bool) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, str) or not value.startswith("barrier:"):
            return None
        word = value.removeprefix("barrier:")
        return {"w": word} if (word in ATTRIBUTES.values()) == colour else None

    return take


def take_two_names(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Keyword) and value.name == "tag" and value.word and '" or "' in value.word:
        first, _, second = value.word[1:-1].partition('" or "')
        return {"a": first, "b": second}
    return None


def take_extra_place(name: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Keyword) and value.name == name and value.word:
            return {"n": value.value, "w": value.word.title()}
        return None

    return take


def spoken(test: object) -> str:
    """A name in quotation marks or a race, as one word."""
    assert isinstance(test, Is)
    return f'"{test.value}"' if test.quality is Quality.NAME else test.value


def unspoken(word: str) -> Is:
    return Is(Quality.NAME, word[1:-1]) if word.startswith('"') else Is(Quality.KIND, word)


def make_words(**words: str) -> object:
    return tuple(Keyword("", None, w) for w in words.values())


def take_words(count: int) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, tuple) or len(value) != count:
            return None
        if not all(isinstance(v, Keyword) and v.value is None and v.cost is None and v.word is None for v in value):
            return None
        if any(v.gate is not None for v in value):
            return None
        return {f"w{i}": v.name for i, v in enumerate(value)}

    return take


def take_label(value: object) -> Mapping[str, object] | None:
    match value:
        case (Keyword(name="word", word=str() as word),):
            return {"w": word}
    return None


def take_keyworded(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, tuple) or len(value) != 1 or not isinstance(value[0], Keyword):
        return None
    return {"k": value[0]} if value[0].gate is None or value[0].name == "judgment" else None


def take_cost(name: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Keyword) and value.name == name and value.cost is not None and value.gate is None:
            return {"c": value.cost}
        return None

    return take


def take_number(name: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Keyword) and value.name == name and value.value is not None and value.word is None:
            return {"n": value.value}
        return None

    return take


def take_word(name: str) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Keyword) and value.name == name and value.word is not None and "/" not in value.word:
            return {"a": unspoken(value.word)}
        return None

    return take


def take_inheritance(value: object) -> Mapping[str, object] | None:
    if isinstance(value, Activated) and value.name == "Inheritance":
        return {"c": Cost(value.cost.parts[:-1]), "b": value.effects}
    return None
