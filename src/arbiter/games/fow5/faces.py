"""Chapter 2: cards. A printed card (plain data) becomes a face whose text has been compiled, side by side.

What a card's lines say is read as in the other document (numbers, costs, races, paragraphs); types and subtypes,
attributes and where abilities are active are this document's own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arbiter.games.cardtext import kinds_spoken_of, with_own_kinds
from arbiter.games.fow import printed_words
from arbiter.games.fow.at_hand import settled_by_price
from arbiter.games.fow.faces import (
    colours_of,
    paragraphs_of,
    price_of,
    text_field,
    total_cost,
    words_of,
)
from arbiter.games.fow.language.systems import ADDED_TO
from arbiter.games.fow.language.words import WILL
from arbiter.games.fow.one_text import one_spell
from arbiter.games.fow5.keywords import stands_for
from arbiter.games.fow5.language import LANGUAGE
from arbiter.games.fow5.language.grounds import EVERYWHERE, on_grounds, types_in
from arbiter.games.fow5.language.words import ADDITIONS, SPELLS
from arbiter.games.fow5.readings import as_read
from arbiter.games.fow5.vocabulary import VOCABULARY
from arbiter.games.printed_fields import Card, missing_number, printed_number
from arbiter.kernel.errors import BadCard
from arbiter.kernel.program import Library, Program
from arbiter.kernel.support import problems
from arbiter.kernel.traits import NOTHING, Face, Traits
from arbiter.script import abilities as ab
from arbiter.script.amounts import Number
from arbiter.script.base import Status
from arbiter.script.conditions import Exists, NotSo
from arbiter.script.costs import Mana
from arbiter.script.effects import Attach, Choose, Produce
from arbiter.script.nouns import EACH, Bound, Group, In, Same, Self
from arbiter.script.statements import AddAbility, AddWord, Affects
from arbiter.script.walk import walk
from arbiter.text.compiler import compile_text
from arbiter.text.errors import TextError
from arbiter.text.nodes import mentions
from arbiter.text.plurals import plural

# 2.1/2  the types; astral ruler is never printed (2.1/2c)
PRINTED = ("ruler", "J-ruler", "magic stone", "resonator", "spell", "addition", "regalia")
GENERAL = ("special", "true")  # 2.1/5
STONES = ("light", "fire", "water", "wind", "darkness")  # 2.1/6a
# 3.8, 9.2  where abilities are active that name no area; all others in the field
PLACES = {"ruler": "ruler", "magic_stone": "stone_area"}
# 2.1/4  what an addition is added to, by its subtype
HOSTS = {
    "resonator": "resonator",
    "j/resonator": "jresonator",
    "ruler": "ruler",
    "j-ruler": "J-ruler",
    "j/ruler": "jruler",
    "ruler/j-ruler": "jruler",
}


# ---------------------------------------------------------------- types


def lines_of(card: Card) -> list[str]:
    value = card.get("type") or ()
    printed = [value] if isinstance(value, str) else value
    if not isinstance(printed, (list, tuple)) or not printed:
        raise BadCard(f"card {card.get('id', '?')!r}: type is missing; it must be one of {', '.join(PRINTED)}")
    return [str(line).strip() for line in printed]


def types_of(card: Card) -> frozenset[str]:
    """2.1: the type with its subtype (2.1/3), its general type (2.1/5) and its magic stone type (2.1/6)."""
    found: set[str] = set()
    for line in lines_of(card):
        word, _, subtype = (part.strip().lower() for part in line.partition(":"))
        if word == "spell":
            found |= {"spell", subtype_of(card, subtype, SPELLS)}  # 2.1/3a
        elif word == "addition":
            found |= {"addition", subtype_of(card, subtype, ADDITIONS)}  # 2.1/4
        else:
            read_type(card, word, found)
    name = str(card.get("name", "")).strip().lower()
    if "magic_stone" in found and name.removesuffix(" magic stone") in STONES:
        found.add(f"{name.removesuffix(' magic stone')}_stone")  # 2.1/7
    return frozenset(found)


def subtype_of(card: Card, subtype: str, known: Mapping[str, str]) -> str:
    if subtype not in known:
        raise BadCard(f"card {card.get('id', '?')!r}: subtype {subtype!r} is not one of {', '.join(known)}")
    return known[subtype]


def read_type(card: Card, word: str, found: set[str]) -> None:
    stone = word.removesuffix(" magic stone")
    if word.endswith(" magic stone") and stone in STONES:
        found.add(f"{stone}_stone")  # 2.1/6a
        return
    for general in GENERAL:
        if word.startswith(f"{general} "):
            found.add(general)  # 2.1/5a
            word = word.removeprefix(f"{general} ")
    word = word.removeprefix("basic ")  # a later word for stones that are not special
    if word not in {each.lower() for each in PRINTED} - {"spell", "addition"}:
        raise BadCard(f"card {card.get('id', '?')!r}: type {word!r} is not one of {', '.join(PRINTED)}")
    found.add(word.replace("-", "_").replace(" ", "_"))


# ---------------------------------------------------------------- text


def abilities_of(card: Card, types: frozenset[str]) -> tuple[ab.Ability, ...]:
    """2.4/2: every paragraph is an ability of its own."""
    text = "\n".join(paragraphs_of(card))
    kind = "spell" if "spell" in types else "resonator"
    text = with_own_kinds(
        LANGUAGE, text_field(card, "name"), text, {*words_of(card, "race"), *kinds_spoken_of(card)}, plural
    )
    return compile_text(LANGUAGE, text_field(card, "name"), kind, text) if text else ()


# 7.9/4, 9.6/3  not in the turn in which it was put into the chant-standby area
NOT_AT_ONCE = ab.Limits(
    condition=NotSo(Exists(Group((Same(Self()), In(Status.ENTERED_THIS_TURN)), ("standby",), EACH), Number(1)))
)


def parted(abilities: tuple[ab.Ability, ...]) -> tuple[ab.Ability, ...]:
    """7.9/2, 7.9/6: before the colon is what the card waits for, after it what it does when it resolves."""
    found: list[ab.Ability] = []
    for ability in abilities:
        if isinstance(ability, ab.Triggered) and ability.plays:
            found.append(ab.Spell(ability.text, ability.gate, ability.effects))
            found.append(replace(ability, effects=(), limits=NOT_AT_ONCE))
        else:
            found.append(ability)
    return tuple(found)


def own_addition(card: Card) -> tuple[ab.Ability, ...]:
    """7.2/3: an addition with another subtype than field targets what it is added to.

    The document says a card in a field also of rulers, which are never in one (3.15/1): where the subtype names rulers
    we take those in the ruler area, where a ruler is looked for (3.8/4). J-rulers there are none (3.8/6, 7.2/3a).
    """
    for line in lines_of(card):
        word, _, subtype = (part.strip().lower() for part in line.partition(":"))
        if word == "addition" and subtype in HOSTS:
            test = ADDED_TO[HOSTS[subtype]]
            zones = ("field", "ruler") if "ruler" in types_in(test) else ("field",)
            choice = Choose(0, Group((test,), zones, EACH), Number(1), Number(1))
            return (ab.Spell("", None, (choice, Attach(Self(), Bound(0)))),)
    return ()


def is_will_ability(ability: ab.Ability) -> bool:
    """9.7/1: activate abilities that produce will and need no target, whatever else they do."""
    if not isinstance(ability, ab.Activated):
        return False
    targets = any(isinstance(node, Choose) and node.target for node in walk(ability.effects))
    return not targets and any(isinstance(effect, Produce) for effect in ability.effects)


def ready(ability: ab.Ability, types: frozenset[str]) -> ab.Ability:
    """The ability with what the card, and not the text alone, says of it."""
    if isinstance(ability, ab.Activated | ab.Triggered | ab.Static) and ability.zones == ("field",):
        place = next((zone for kind, zone in PLACES.items() if kind in types), None)  # 9.2/1b, 9.2/1c
        ability = ability if place is None else replace(ability, zones=(place,))
    if is_will_ability(ability):
        assert isinstance(ability, ab.Activated)
        return replace(ability, resource=True)
    return ability


def read_abilities(card: Card, types: frozenset[str]) -> tuple[tuple[ab.Ability, ...], str]:
    """The abilities of a side with what its skills stand for, or what is wrong with them."""
    try:
        abilities = abilities_of(card, types)
    except TextError as error:
        return (), str(error)
    whole: list[ab.Ability] = []
    for ability in (*one_spell(printed_words.awakenings(parted(abilities))), *own_addition(card)):
        if isinstance(ability, ab.Keyword) and (ability.gate is None or ability.name == "judgment"):
            whole += stands_for(ability)
        elif isinstance(ability, ab.Keyword):
            # 12.1/2  a skill that the card has only when it was awakened is gained
            gained = Affects(Self(), (AddAbility(replace(ability, gate=None)),))
            ability = ab.Static(ability.text, ability.gate, (gained,), keyword=ability.name)
        whole.append(ready(ability, types))
    whole = [printed_words.expanded(ability) if mentions(ability, AddAbility) else ability for ability in whole]
    whole = [as_read(on_grounds(ability)) for ability in whole]
    found = problems(tuple(whole), VOCABULARY)
    return ((), found[0]) if found else (tuple(whole), "")


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
    sides += [astral_side(side) for side in sides if "j_ruler" in side.traits.types]
    for side in sides:
        side.other = tuple(each for each in sides if each is not side)
        side.front = front
    problem = next((side.extra["problem"] for side in sides if "problem" in side.extra), None)
    if problem is not None:
        front.extra["problem"] = problem
    return front


def attributes_of(card: Card, price: Mana | None) -> frozenset[str]:
    """2.3/6: the attributes of the attribute cost; a ruler, which has no cost, shows its own."""
    return colours_of({**card, "attribute": None}, price) if price is not None else colours_of(card, None)


def checked_price(card: Card) -> Mana | None:
    """2.3/2, 9.7: the attributes and the moon; the other document's later wills are no symbols here."""
    price = price_of(card)
    later = [colour for colour, _ in price.coloured if colour in ("time", "void")] if price else []
    if later:
        letter = next(sign for sign, colour in WILL.items() if colour == later[0])
        raise BadCard(f"card {card.get('id', '?')!r}: {{{letter}}} is no will symbol of this game")
    return price


def only_says_words(ability: ab.Ability) -> bool:
    """9.4/2, 9.4/3: a base ability that names what the card is: it is part of what is printed, and cannot be lost."""
    return printed_words.is_base(ability, EVERYWHERE) and all(
        isinstance(change, AddWord) and change.slot is None
        for said in (ability.statements if isinstance(ability, ab.Static) else ())
        if isinstance(said, Affects)
        for change in said.changes
    )


def make_side(card: Card, library: Library, key: str) -> Face:
    name = text_field(card, "name")
    types = types_of(card)
    price = checked_price(card)
    abilities, problem = read_abilities(card, types)
    if types & {"resonator", "j_ruler"}:
        problem = problem or missing_number(card, "atk", "def")
    if problem:
        abilities = ()
    flags = {"unread"} if problem else set()
    keywords = {"instant"} if "chant_instant" in types else set()  # when it may be played (7.7), no skill
    programs: list[Program] = []
    for ability in abilities:
        if isinstance(ability, ab.Keyword):
            keywords |= printed_words.words_of(ability)
        if not only_says_words(ability):
            programs.append(library.program(ability))
    if "chant_standby" in types:
        keywords.add("trigger")
    atk, defence = printed_number(card, "atk", infinite=True), printed_number(card, "def", infinite=True)
    fights = bool(types & {"resonator", "j_ruler"})
    if fights and atk is None and defence is None:
        flags.add("no_stats")
    traits = Traits(
        frozenset({name}),
        types,
        attributes_of(card, price),
        frozenset(words_of(card, "race")),  # 2.5/3
        frozenset(),
        total_cost(price),  # 2.3/5
        atk or 0,  # 2.6
        defence or 0,  # 2.7
        0,
        0,
        frozenset(keywords),
        frozenset(flags),
        tuple(programs),
    )
    traits = printed_words.with_base(traits, abilities, EVERYWHERE)  # 9.4/2, 9.9/2
    face = Face(key, name, traits, "\n".join(paragraphs_of(card)), atk is not None or defence is not None)
    face.price = price
    face.plain, face.fixed_price = settled_by_price(face)
    if problem:
        face.extra["problem"] = problem
    return face


def astral_side(side: Face) -> Face:
    """3.8/6: what a J-ruler side is while it lies up in the ruler area: no abilities, no ATK and no DEF."""
    was = side.traits
    traits = Traits(
        was.names,
        was.types - {"j_ruler"} | {"astral_ruler"},
        was.colours,
        was.kinds,
        was.groups,
        was.cost,
        0,
        0,
        0,
        0,
        NOTHING,
        frozenset({"no_stats"}),
        (),
    )
    face = Face(f"{side.key}*", side.name, traits, "", False)
    face.price = side.price
    return face


def astral_of(face: Face) -> Face:
    """The astral ruler that a J-ruler becomes in the ruler area."""
    return next(side for side in face.other if "astral_ruler" in side.traits.types)
