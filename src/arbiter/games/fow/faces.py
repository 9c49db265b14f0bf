"""Chapter 200: cards. A printed card (plain data) becomes a face whose text has been compiled, side by side."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.cardtext import kinds_spoken_of, with_own_kinds
from arbiter.games.fow import halves, printed_words
from arbiter.games.fow.at_hand import settled_by_price
from arbiter.games.fow.card_types import text_is_effect
from arbiter.games.fow.collections import groups_of
from arbiter.games.fow.decktexts import DECK_TEXTS
from arbiter.games.fow.keywords import stands_for
from arbiter.games.fow.language import LANGUAGE
from arbiter.games.fow.language.added_texts import joined
from arbiter.games.fow.language.gates import is_header
from arbiter.games.fow.language.old_wordings import ADDITIONS, today
from arbiter.games.fow.language.separating import braced, words_apart
from arbiter.games.fow.language.settling import ALL_AREAS
from arbiter.games.fow.language.systems import ADDED_TO, added_to
from arbiter.games.fow.language.words import ATTRIBUTES, STONES, WILL
from arbiter.games.fow.one_text import one_spell
from arbiter.games.fow.uncertain_values import x_is_told
from arbiter.games.fow.vocabulary import VOCABULARY
from arbiter.games.fow.zones import TYPES
from arbiter.games.printed_fields import Card, missing_number, printed_number
from arbiter.kernel.errors import BadCard
from arbiter.kernel.program import Library, Program
from arbiter.kernel.support import problems
from arbiter.kernel.traits import Face, Traits
from arbiter.script import abilities as ab
from arbiter.script.amounts import Number
from arbiter.script.base import Condition, Quality, Status
from arbiter.script.conditions import All, Holds, NotSo
from arbiter.script.costs import Cost, Mana, RestThis
from arbiter.script.effects import Produce
from arbiter.script.nouns import YOU, In, Self
from arbiter.script.statements import AddAbility, AddWord, Affects, Permit
from arbiter.text.compiler import compile_text
from arbiter.text.errors import TextError
from arbiter.text.nodes import mentions
from arbiter.text.plurals import plural

GENERAL = ("basic", "special", "true", "master", "paradoxical")  # 202.3
OTHER_WORDS = ("stranger", "shift", "alternative", "colossal")
SYMBOL = re.compile(r"\{(\w+)\}")


def text_field(card: Card, field: str) -> str:
    value = card.get(field)
    if not isinstance(value, str) or not value.strip():
        raise BadCard(f"card {card.get('id', '?')!r}: {field} is missing; it must be a piece of text")
    return value.strip()


def words_of(card: Card, field: str) -> tuple[str, ...]:
    """A list of words, or one string in which commas or slashes separate them (206.2)."""
    value = card.get(field) or ()
    parts = re.split(r"[,/]", value) if isinstance(value, str) else value
    if not isinstance(parts, (list, tuple)):
        raise BadCard(f"card {card.get('id', '?')!r}: {field} must be a list of words, not {value!r}")
    return tuple(str(part).strip() for part in parts if str(part).strip())


# ---------------------------------------------------------------- types


def types_of(card: Card) -> tuple[frozenset[str], frozenset[str]]:
    """202, 1403, 1405: the types, general types and magic stone types, and the keywords that old types stand for."""
    value = card.get("type") or ()
    printed = [value] if isinstance(value, str) else value
    if not isinstance(printed, (list, tuple)) or not printed:
        raise BadCard(f"card {card.get('id', '?')!r}: type is missing; it must be a list of card types")
    found: set[str] = set()
    keywords: set[str] = set()
    for line in printed:
        plain, _, host = str(line).partition("Addition:")
        if host:
            plain = "Addition"  # 1405.1b  what it is added to is one of its abilities; 1405.2  and says its kind
            found |= {ADDITIONS[host.strip().lower()]} if host.strip().lower() in ADDITIONS else set()
        for word in re.split(r",|(?<=[a-z])/(?=[A-Z][a-z])", plain):  # 202.2e, 1414.4
            read_type(card, word.strip().lower(), found, keywords)
    return frozenset(found), frozenset(keywords)


def read_type(card: Card, word: str, found: set[str], keywords: set[str]) -> None:
    inside = re.search(r"\(([\w ]+)\)", word)
    if inside:
        found.add(inside.group(1).replace(" ", "_"))
        word = word[: inside.start()].strip()
    if word.startswith("spell:"):
        kind = word.removeprefix("spell:").strip()
        word = "chant"  # 1403.1
        keywords |= {"chant-instant": {"quickcast"}, "chant-standby": {"trigger"}}.get(kind, set())  # 1403.2, 1403.3
    stone = word.removesuffix(" magic stone")
    if word.endswith(" magic stone") and stone in STONES:
        found |= {f"{stone}_stone"}  # 202.4a
        return
    for general in GENERAL:
        if word.startswith(general + " "):
            found.add(general)  # 202.3
            word = word.removeprefix(general + " ")
    key = word.replace("-", "_").replace(" ", "_")
    if key not in TYPES:
        raise BadCard(f"card {card.get('id', '?')!r}: type {word!r} is not one of {', '.join(TYPES)}")
    found.add(key)


# ---------------------------------------------------------------- costs and attributes


def price_of(card: Card) -> Mana | None:
    """204.1: specified cost and free cost; None where no cost is printed."""
    value = card.get("cost")
    if value is None or value == "":
        return None
    text = braced(str(value).strip())
    if text.isdigit():
        return Mana(any=int(text))
    coloured: dict[str, int] = {}
    free = 0
    variable = None
    if SYMBOL.sub("", text).strip():
        raise BadCard(f"card {card.get('id', '?')!r}: cost must be symbols like {{W}}{{R}}{{2}}, not {text!r}")
    for symbol in SYMBOL.findall(text):
        if symbol.isdigit():
            free += int(symbol)
        elif symbol == "X":
            variable = "X"
        elif symbol in WILL:
            coloured[WILL[symbol]] = coloured.get(WILL[symbol], 0) + 1
        else:
            known = ", ".join(f"{{{letter}}}" for letter in WILL)
            raise BadCard(
                f"card {card.get('id', '?')!r}: {{{symbol}}} is no will symbol; there are {known}, {{1}}, {{X}}"
            )
    return Mana(tuple(coloured.items()), free, variable)


def colours_of(card: Card, price: Mana | None) -> frozenset[str]:
    """209.2, 209.3: the icons that are shown, else those of the specified cost; void is no attribute."""
    found: set[str] = set()
    if card.get("attribute") is None:
        return (
            frozenset(colour for colour, _ in price.coloured if colour in ATTRIBUTES.values()) if price else frozenset()
        )
    for word in words_of(card, "attribute"):
        name = WILL.get(word, word.lower())
        if name in ATTRIBUTES.values():
            found.add(name)
        elif name not in ("void", "moon", "time"):
            known = ", ".join((*ATTRIBUTES.values(), "void"))
            raise BadCard(f"card {card.get('id', '?')!r}: attribute {word!r} is not one of {known}")
    return frozenset(found)


def total_cost(price: Mana | None) -> int:
    """204.1c."""
    return 0 if price is None else price.any + sum(count for _, count in price.coloured)


# ---------------------------------------------------------------- text


def paragraphs_of(card: Card) -> list[str]:
    """205.2: every paragraph is an ability of its own. `abilities` lists them; `text` has one on each line."""
    listed = card.get("abilities")
    if listed is None:
        listed = str(card.get("text") or "").split("\n")
    if not isinstance(listed, (list, tuple)) or not all(isinstance(each, str) for each in listed):
        raise BadCard(f"card {card.get('id', '?')!r}: abilities must be a list of pieces of text")
    return unbroken([each.strip() for each in listed if each.strip()])


def unbroken(lines: list[str]) -> list[str]:
    """Paragraphs that a file has broken go on: in an open parenthesis, with a small letter, or as options after a dash
    that go on with "; or" (903.2g). Options without it could be paragraphs of their own, and stay as they are."""
    found: list[str] = []
    for line in lines:
        before = found[-1] if found else ""
        is_open = before.count("(") > before.count(")") or (before.endswith("-") and line.endswith(";"))
        if before and (is_open or line[0].islower()):
            found[-1] = f"{before} {line}"
        else:
            found.append(line)
    return found


def abilities_of(card: Card, types: frozenset[str]) -> tuple[ab.Ability, ...]:
    """The card's text as abilities, or `TextError`."""
    kind = "chant" if text_is_effect(types) else "resonator"
    text = words_apart(today("\n".join(paragraphs_of(card))))
    text = re.sub(r"\s*\n(?=(?:- ?)?\[Guidance\])", " ", text)  # 1146.1  each is a part of the ability before it
    text = joined(text) if kind == "chant" else text
    # 206.4  the list is of the races that there are currently: a set may bring more
    text = with_own_kinds(
        LANGUAGE, text_field(card, "name"), text, {*words_of(card, "race"), *kinds_spoken_of(card)}, plural
    )
    made = compile_text(LANGUAGE, text_field(card, "name"), kind, text) if text else ()
    x_is_told(price_of(card), made)
    return made


def old_addition(card: Card) -> tuple[ab.Ability, ...]:
    """1405.1b: an old addition card that names a type is added to a card of that type."""
    value = card.get("type") or ()
    for line in [value] if isinstance(value, str) else value:  # type: ignore[attr-defined]
        word, _, host = str(line).partition(":")
        name = HOSTS.get(host.strip().lower())
        if word.strip().lower() == "addition" and name is not None:
            return (added_to(ADDED_TO[name]),)
    return ()


HOSTS = {
    "resonator": "resonator",
    "j/resonator": "jresonator",
    "ruler": "ruler",
    "j-ruler": "J-ruler",
    "j/ruler": "jruler",
    "ruler/j-ruler": "jruler",
}


def below(abilities: tuple[ab.Ability, ...]) -> tuple[ab.Ability, ...]:
    """A word like [Revolution] that stands alone says its condition of every paragraph below it."""
    found: list[ab.Ability] = []
    gate: Condition | None = None
    for ability in abilities:
        if is_header(ability):
            gate = ability.gate
        elif gate is not None:
            found.append(replace(ability, gate=gate if ability.gate is None else All((gate, ability.gate))))
        else:
            found.append(ability)
    return tuple(found)


# 708.5, 1114.3  not in the turn in which it was put into the standby area
NOT_AT_ONCE = ab.Limits(condition=NotSo(Holds(Self(), (In(Status.ENTERED_THIS_TURN),))))


def parted(abilities: tuple[ab.Ability, ...]) -> tuple[ab.Ability, ...]:
    """1113.2c: of an automatic card the event is what it waits for, and the text is what it does when it resolves."""
    found: list[ab.Ability] = []
    for ability in abilities:
        if isinstance(ability, ab.Triggered) and ability.plays:
            if ability.effects:
                found.append(ab.Spell(ability.text, ability.gate, ability.effects))
            found.append(replace(ability, effects=(), limits=NOT_AT_ONCE))
        else:
            found.append(ability)
    return tuple(found)


def is_will_ability(ability: ab.Ability, types: frozenset[str]) -> bool:
    """907.1: of a magic stone whatever produces will; of others what does nothing else."""
    if not isinstance(ability, ab.Activated):
        return False
    made = [isinstance(effect, Produce) for effect in ability.effects]
    return any(made) if "magic_stone" in types else bool(made) and all(made)


def stone_abilities(types: frozenset[str], abilities: tuple[ab.Ability, ...]) -> tuple[ab.Ability, ...]:
    """202.4e: a basic magic stone with a magic stone type produces its will, printed or not."""
    if not {"basic", "magic_stone"} <= types:
        return ()
    found: list[ab.Ability] = []
    for stone in STONES:
        if f"{stone}_stone" in types:
            will = Produce(YOU, stone, Number(1))
            printed = any(isinstance(a, ab.Activated) and will in a.effects for a in abilities)
            if not printed:
                found.append(
                    ab.Activated(f"{{Rest}}: Produce {stone}.", None, Cost((RestThis(),)), (will,), resource=True)
                )
    return tuple(found)


def ready(ability: ab.Ability, types: frozenset[str]) -> ab.Ability:
    """The ability with what the card, and not the text alone, says of it."""
    if is_will_ability(ability, types):
        assert isinstance(ability, ab.Activated)
        return replace(ability, resource=True)
    if is_for_decks(ability):
        assert isinstance(ability, ab.Static)
        return replace(ability, zones=())  # 404  it has said all it says before the game begins
    if isinstance(ability, ab.Activated | ab.Triggered | ab.Static) and ability.zones == ("field",):
        # 901.3  what such a card can do, it can do in the area that is its own
        place = next((zone for kind, zone in PLACES.items() if kind in types), None)
        return ability if place is None else replace(ability, zones=(place,))
    return ability


def is_for_decks(ability: ab.Ability) -> bool:
    """Does it speak of nothing but deck building?"""
    if not isinstance(ability, ab.Static) or not ability.statements:
        return False
    return all(isinstance(each, Permit) and each.name in DECK_TEXTS for each in ability.statements)


# 308.1, 320.1; what an order can do, the card that it orders can, in the field (712.3b, 901.3)
PLACES = {"ruler": "ruler", "sub_ruler": "ruler", "warden": "ruler", "extension_rule": "extension"}


# ---------------------------------------------------------------- faces


def make_face(card: Card, library: Library) -> Face:
    """A card with all its sides. A side that cannot be read or carried out marks the whole card as not executable."""
    key = text_field(card, "id")
    front = make_side(card, library, key)
    others = card.get("other") or ()
    if not isinstance(others, (list, tuple)) or not all(isinstance(each, Mapping) for each in others):
        raise BadCard(f"card {key!r}: other must be a list of tables, one for each further side")
    sides = [front]
    for index, other in enumerate(others, 2):
        sides.append(make_side({"name": card.get("name"), **other, "id": f"{key}/{index}"}, library, f"{key}/{index}"))
    if halves.is_unmarked(sides):
        return make_face({**halves.marked(card), "other": [halves.marked(each) for each in others]}, library)
    if len(sides) > 1 and halves.ALTERNATIVE in front.traits.types:
        front.key = f"{key}/1"
        front = halves.join(key, sides)  # 1307.5
    else:
        for side in sides:
            side.other = tuple(each for each in sides if each is not side)
            side.front = front
    problem = next((side.extra["problem"] for side in sides if "problem" in side.extra), None)
    if problem is not None:
        front.extra["problem"] = problem
    return front


def make_side(card: Card, library: Library, key: str) -> Face:
    name = text_field(card, "name")
    types, old_keywords = types_of(card)
    price = price_of(card)
    if name.removesuffix(" Magic Stone").lower() in STONES and "basic" in types:
        types |= {name.removesuffix(" Magic Stone").lower() + "_stone"}  # 202.4b
    abilities, problem = read_abilities(card, types)
    if types & {"resonator", "j_ruler"}:
        problem = problem or missing_number(
            card, "atk", "def"
        )  # 207.1, 208.1  it has both; 207.1a: a J-ruler may lack both
    if problem:
        abilities = ()
    flags = {"unread"} if problem else set()
    keywords = set(old_keywords)
    programs: list[Program] = []
    names = {part.strip() for part in name.split(" // ")}
    for ability in abilities:
        if isinstance(ability, ab.Keyword):
            if ability.name == "word":
                flags.add(str(ability.word).lower().replace(" ", "_"))  # 1101.3
            else:
                keywords |= printed_words.words_of(ability)
        elif isinstance(ability, ab.Activated) and ability.name == "Inheritance":
            keywords.add("inheritance")  # 1126
        names |= also_named(ability)
        programs.append(library.program(ability))
    atk, defence = printed_number(card, "atk", infinite=True), printed_number(card, "def", infinite=True)
    fights = bool(types & {"resonator", "j_ruler"})
    if fights and atk is None and defence is None:
        flags.add("no_stats")  # 207.1a, 208.2b
    traits = Traits(
        frozenset(names),
        types,
        colours_of(card, price),
        frozenset(words_of(card, "race")),
        groups_of(card),  # 212.2
        total_cost(price),
        atk or 0,
        defence or 0,
        printed_words.divinity_of(abilities)
        or printed_number(card, "divinity", infinite=True)
        or 0,  # 1136.3  they are one number
        printed_number(card, "willpower", infinite=True) or 0,
        frozenset(keywords),
        frozenset(flags),
        tuple(programs),
    )
    face = Face(key, name, traits, "\n".join(paragraphs_of(card)), atk is not None or defence is not None)
    face.line = frozenset(part.strip() for part in name.split(" // "))  # 203.5
    face.price = price
    face.plain, face.fixed_price = settled_by_price(face)
    face.printed = printed_words.with_base(traits, abilities)
    if "order" in types:
        face.firm = traits  # 712.3b, 1020.1  what the ordered card has of it is not lost
    if problem:
        face.extra["problem"] = problem
    return face


def read_abilities(card: Card, types: frozenset[str]) -> tuple[tuple[ab.Ability, ...], str]:
    """The abilities of a side with what its keywords stand for, or what is wrong with them."""
    try:
        abilities = abilities_of(card, types)
    except TextError as error:
        return (), str(error)
    whole: list[ab.Ability] = []
    own = (*old_addition(card), *stone_abilities(types, abilities))
    numbered = printed_words.awakenings(below(parted(abilities)))
    printed = printed_words.spoken_first(printed_words.summed(numbered), types)
    try:
        joined = one_spell(printed)
    except TextError as error:
        return (), str(error)
    for ability in (*joined, *own):
        if isinstance(ability, ab.Keyword) and ability.gate is None:
            whole += stands_for(ability)
        elif isinstance(ability, ab.Keyword):
            # 1102.1  a keyword that a card has only while something is so is gained
            gained = Affects(Self(), (AddAbility(replace(ability, gate=None)),))
            ability = ab.Static(ability.text, ability.gate, (gained,), zones=ALL_AREAS, keyword=ability.name)
        whole.append(ready(ability, types))
    whole += printed_words.lent(tuple(whole))
    whole = [printed_words.expanded(ability) if mentions(ability, AddAbility) else ability for ability in whole]
    found = problems(tuple(whole), VOCABULARY)
    return ((), found[0]) if found else (tuple(whole), "")


def also_named(ability: ab.Ability) -> set[str]:
    """203.2: names that a card has besides the printed one are part of what it is, wherever it is."""
    if not printed_words.is_base(ability):
        return set()
    assert isinstance(ability, ab.Static)
    return {
        change.value
        for statement in ability.statements
        if isinstance(statement, Affects) and isinstance(statement.thing, Self)
        for change in statement.changes
        if isinstance(change, AddWord) and change.quality is Quality.NAME
    }
