"""What the shared grammar calls a place, and what this game calls it; and where a noun without a place looks.

The shared rows speak of the break zone and the stack: here the graveyard and the chase. A noun that is not a card
type and says no place is looked for in the field and in the ruler area (202.5, 206.3, 307.8).
"""

from __future__ import annotations

from dataclasses import replace

from arbiter.games.fow.items import EMBLEM, KINDS
from arbiter.games.fow.language.areas import EVERY_AREA, EVERY_ZONE
from arbiter.games.fow.language.awakened_targets import aimed_as_awakened, aimed_before
from arbiter.games.fow.language.chasing import unanswered_are_abilities
from arbiter.games.fow.language.instances import counted_words, uncounted_words
from arbiter.games.fow.language.remembered import cards_are_hidden
from arbiter.games.fow.language.that_much import measured, that_much_is_known, unmeasured
from arbiter.games.fow.zones import FETCH, OUTSIDE
from arbiter.script.abilities import Ability, Activated, Keyword, Spell, Static, Triggered
from arbiter.script.ability_words import is_ability_word
from arbiter.script.amounts import Count, Number
from arbiter.script.base import Condition, Effect, How, Quality, Test, Thing
from arbiter.script.conditions import All, CameFrom, Exists
from arbiter.script.costs import RevealSome
from arbiter.script.effects import Cancel, Choose, Modes, Move, OnlyIf, Reveal
from arbiter.script.named_actions import Perform
from arbiter.script.nouns import (
    EACH,
    YOU,
    AddedTo,
    AllOf,
    AnyOf,
    Bound,
    Every,
    Group,
    Has,
    Is,
    MayBe,
    NameContains,
    NoQuality,
    Not,
    OfCard,
    PrintedName,
    Same,
    Self,
    StatIs,
    WordsIs,
)
from arbiter.script.patterns import Moves
from arbiter.script.statements import AddAbility, Affects, ForbidChoose, Mark, Replace
from arbiter.script.walk import walk
from arbiter.text.antecedents import is_about_self, speaks_of_objects
from arbiter.text.check import CAST_FROM
from arbiter.text.core.patterns import THIS
from arbiter.text.core.statements import EVERYWHERE
from arbiter.text.core.targeting import as_if_not_played, cancels_only, seen_as_said, seen_when_found, to_be_played
from arbiter.text.errors import MeaningError
from arbiter.text.nodes import T, field_names, renamed, says, swapped, within

ZONES = {"break": "graveyard", "stack": "chase"}
BACK = {ours: shared for shared, ours in ZONES.items()}

SUFFERED = ("heal", "astral", "judge", "mobilize", "upgrade", "invert")  # what is done to rulers and entities alone
READY_WORDS = ("ambush_ready", "stealth_ready")  # 1114.2  whose conditions are the text's own
HERE = ("field",)
HERE_OR_RULER = ("field", "ruler")
ON_CHASE = ("chase",)
# 702, 711, 708: from where cards are played; what a text says of playing its own card holds there.
PLAYED_FROM = ("hand", "deck", "graveyard", "removed", "standby", "rune", "extra", "stranger", "chase")
ALL_AREAS = EVERY_AREA  # 302.7


SPELL = Is(Quality.TYPE, "spell")
NO_ABILITY = Not(Is(Quality.TYPE, "ability"))  # what is on the chase and no ability is a spell


def settle(ability: Ability) -> Ability:
    ability = aimed_as_awakened(others_are_clear(ability))
    ability = seen_when_found(measured(ability))  # 1014.3a
    that_much_is_known(ability)
    options_are_chosen(ability)
    words_are_of_all(ability)
    cards_are_hidden(ability)
    ability = where_it_lies(ability)
    found = renamed(swapped(ability, SPELL, NO_ABILITY), ZONES)
    asks = isinstance(found, Keyword) and found.name in READY_WORDS
    found = replace(_placed(replace(found, gate=None)), gate=_placed(found.gate) if asks else found.gate)
    found = _to_be_moved(to_be_played(_owned(_on_the_chase(found))))
    found = _cancelled(found, HERE, ON_CHASE)
    cancels_only(found, "chase")  # 1012.1
    unanswered_are_abilities(found)
    came_here_itself(found)
    not_done_to_itself(found)
    found = counted_words(found)
    for given in [part.ability for part in walk(found) if isinstance(part, AddAbility)]:
        if isinstance(given, Static) and guards_itself(given):
            found = swapped(found, given, where_it_works(given))  # a given ability works where a printed one would
    return where_it_works(found)


def came_here_itself(ability: Ability) -> None:
    """Where a card came from is asked of what the event is about: of this card only where that is this card."""
    for node in walk(ability):
        if isinstance(node, Triggered) and speaks_of_objects(node.pattern) and not is_about_self(node.pattern):
            if any(isinstance(part, CameFrom) for part in walk((node.condition, node.effects))):
                raise MeaningError("where this card came from is asked behind an event of another")


def not_done_to_itself(ability: Ability) -> None:
    """A chant never comes to be a ruler or an entity, so "it" in what only these can suffer is not the chant."""
    if isinstance(ability, Spell):
        for node in walk(ability):
            if isinstance(node, Perform) and node.name in SUFFERED and node.thing == Self():
                raise MeaningError('"it" points at nothing')


def options_are_chosen(ability: Ability) -> None:
    """903.2g: only an option can be chosen, and only a list has some."""
    inside = sum(isinstance(each, OnlyIf) for node in walk(ability) if isinstance(node, Modes) for o in node.options
                 for each in o)  # fmt: skip
    if sum(isinstance(node, OnlyIf) for node in walk(ability)) != inside:
        raise MeaningError('"this option" is of no list')


def words_are_of_all(ability: Ability) -> None:
    """ "Resonators with A and resonators with B": what stands behind the last noun would be read of both."""
    for node in walk(ability):
        if not isinstance(node, Group):
            continue
        for place, test in enumerate(node.tests):
            own = {
                type(part) for option in parts_of(test) for part in parts_of(option) if isinstance(part, Has | StatIs)
            }
            if own and any(type(later) in own for later in node.tests[place + 1 :]):
                raise MeaningError("the words behind the last of several nouns could be of all of them")


def parts_of(test: Test) -> tuple[Test, ...]:
    """Of one or another, those; of several at once, all."""
    return test.tests if isinstance(test, AnyOf | AllOf) else ()


def where_it_lies(ability: Ability) -> Ability:
    """901.3a: what holds as long as this card is in an area is active there, and nowhere else."""
    if not isinstance(ability, Static) or ability.zones != HERE or ability.condition is None:
        return ability
    asked = ability.condition.conditions if isinstance(ability.condition, All) else (ability.condition,)
    places = [found for each in asked if (found := own_place(each))]
    if len(places) != 1:
        return ability
    left = tuple(each for each in asked if not own_place(each))
    condition = None if not left else left[0] if len(left) == 1 else All(left)
    return replace(ability, condition=condition, zones=places[0])


def own_place(condition: Condition) -> tuple[str, ...]:
    """The area in which it says that this very card is, if that is all it says."""
    match condition:
        case Exists(Group((Same(Self()),), zones, _), Number(1)):
            return zones
    return ()


def guards_itself(ability: Static) -> bool:
    """Does it say what becomes of its own card when it would move, and nothing else?"""
    return bool(ability.statements) and all(guards(said) for said in ability.statements)


def where_it_works(found: Ability) -> Ability:
    """The ability in the zones where it has something to say."""
    if isinstance(found, Static) and found.zones == HERE and found.statements:
        origins = {said.pattern.origin for said in found.statements if guards(said)}  # type: ignore[attr-defined]
        if len(origins) == 1 and guards_itself(found) and origins != {"field"}:
            return replace(found, zones=tuple(origin or "" for origin in origins) if None not in origins else ALL_AREAS)
    if isinstance(found, Static) and found.zones == HERE and on_chase(found):
        return replace(found, zones=("chase",))
    if isinstance(found, Static):
        if found.zones == tuple(ZONES.get(z, z) for z in CAST_FROM):
            return replace(found, zones=PLAYED_FROM)
        if found.zones == tuple(ZONES.get(z, z) for z in EVERYWHERE):
            return replace(found, zones=ALL_AREAS)
    return found


def _to_be_moved(ability: Ability) -> Ability:
    """1011.1, 1047.3: what the rules do not let be banished or expelled is not there to be chosen for it."""
    acts: dict[int, str] = {}
    for node in walk(ability):
        if isinstance(node, Move) and node.how is How.BANISH and isinstance(node.thing, Bound):
            acts[node.thing.slot] = "banish"
        elif isinstance(node, Perform) and node.name == "expel" and isinstance(node.thing, Bound):
            acts[node.thing.slot] = "expel"
        elif isinstance(node, Choose) and node.group.zones == (OUTSIDE,) and is_fetched(ability, node.slot):
            acts.setdefault(node.slot, FETCH)  # 1047.1b
    for node in list(walk(ability)) if acts else ():
        if isinstance(node, Choose) and node.slot in acts:
            group = replace(node.group, tests=(*node.group.tests, MayBe(acts[node.slot])))
            ability = swapped(ability, node, replace(node, group=group))
    return ability


def is_fetched(ability: Ability, slot: int) -> bool:
    """Is anything but revealing done with what was chosen? Whatever else may move it."""
    return any(
        isinstance(node, Effect)
        and not isinstance(node, Choose | Reveal)
        and any(says(getattr(node, name), Bound(slot)) for name in field_names(node) if is_thing(node, name))
        for node in walk(ability)
    )


def is_thing(node: Effect, name: str) -> bool:
    """Is it what the effect itself does something with, and no effect within it?"""
    return isinstance(getattr(node, name), Thing)


def _not_to_be_moved(ability: Ability) -> Ability:
    for node in [each for each in walk(ability) if isinstance(each, Choose)]:
        tests = tuple(test for test in node.group.tests if not isinstance(test, MayBe))
        if tests != node.group.tests:
            ability = swapped(ability, node, replace(node, group=replace(node.group, tests=tests)))
    return ability


def _cancelled(ability: Ability, looked: tuple[str, ...], looks: tuple[str, ...]) -> Ability:
    """1012.1: all that is cancelled is on the chase, though a noun without a place means the field."""
    for node in [each for each in walk(ability) if isinstance(each, Cancel) and isinstance(each.thing, Every)]:
        assert isinstance(node.thing, Every)
        group = node.thing.group
        if group.zones == looked and any(names_spells(test) for test in group.tests):
            ability = swapped(ability, node, Cancel(Every(replace(group, zones=looks))))
    return ability


def on_chase(ability: Static) -> bool:
    """Whether it says of this card what can only be so on the chase."""
    return all(
        isinstance(said, Affects)
        and said.thing == Self()
        and all(isinstance(change, Mark) and change.name in CHASED for change in said.changes)
        for said in ability.statements
    )


CHASED = ("cannot_be_cancelled", "cannot_be_chased")


def _on_the_chase(node: T) -> T:
    """312.3: without a zone a spell is a card in the chase area; only there things are cancelled (1012.1) or chased."""
    if isinstance(node, Affects) and isinstance(node.thing, Every):
        chased = all(isinstance(change, Mark) and change.name in CHASED for change in node.changes)
        node = replace(node, thing=Every(_chased(node.thing.group, chased)))
    elif isinstance(node, ForbidChoose):
        node = replace(node, what=_chased(node.what))
    elif isinstance(node, Count):
        node = replace(node, group=_chased(node.group))
    return within(node, _on_the_chase)


def _chased(group: Group, chased: bool = False) -> Group:
    if group.zones in (HERE, HERE_OR_RULER) and (chased or any(names_spells(test) for test in group.tests)):
        return replace(group, zones=CHASE)
    return group


def _off_the_chase(node: T) -> T:
    if isinstance(node, Affects) and isinstance(node.thing, Every) and node.thing.group.zones == CHASE:
        node = replace(node, thing=Every(replace(node.thing.group, zones=HERE)))
    elif isinstance(node, ForbidChoose) and node.what.zones == CHASE:
        node = replace(node, what=replace(node.what, zones=HERE))
    elif isinstance(node, Count) and node.group.zones == CHASE and any(map(names_spells, node.group.tests)):
        node = replace(node, group=replace(node.group, zones=HERE))
    return within(node, _off_the_chase)


def names_spells(test: Test) -> bool:
    if isinstance(test, AnyOf):
        return all(names_spells(each) for each in test.tests)
    if isinstance(test, AllOf):
        return any(names_spells(each) for each in test.tests)
    return test in (SPELL, NO_ABILITY) or (isinstance(test, Is) and is_ability_word(test))


CHASE = ("chase",)


def others_are_clear(ability: Ability) -> Ability:
    """ "Choose a resonator, then destroy all other resonators": other than the chosen one, and not than this card."""
    found = list(walk(getattr(ability, "effects", ())))
    chosen = {node.group.tests: node.slot for node in found if isinstance(node, Choose) and not node.target}
    for node in found:
        if isinstance(node, Every) and OTHER in node.group.tests:
            tests = tuple(test for test in node.group.tests if test != OTHER)
            if tests in chosen:
                others = (*tests, Not(Same(Bound(chosen[tests]))))
                ability = swapped(ability, node, Every(replace(node.group, tests=others)))
    return ability


OTHER = Not(Same(Self()))


def from_hand(ability: Activated) -> bool:
    """Whether the card is revealed from the hand to play the ability, which it then has there."""
    shown = Group((Same(Self()),), ("hand",), YOU)
    return any(isinstance(part, RevealSome) and part.group == shown for part in ability.cost.parts)


def unsettle(ability: Ability) -> Ability:
    """As it is said, where it has words: a noun that would be looked for in other areas, too, has none in the field."""
    for node in walk(replace(ability, gate=None)):
        if isinstance(node, Group) and node.zones == HERE and areas_of(node) != HERE:
            raise MeaningError("no words for a noun in the field that is meant in other areas, too")
    return unsettled(ability)


def unsettled(ability: Ability) -> Ability:
    ability = aimed_before(uncounted_words(unmeasured(seen_as_said(ability))))
    ability = _cancelled(_not_to_be_moved(ability), ON_CHASE, HERE)
    ability = as_if_not_played(ability)
    if isinstance(ability, Activated) and ability.zones == ("hand",) and from_hand(ability):
        ability = replace(ability, zones=HERE)
    if isinstance(ability, Static) and ability.zones == ("chase",) and on_chase(ability):
        ability = ability if says(ability.statements, Mark("cannot_be_chased")) else replace(ability, zones=HERE)
    for given in [part.ability for part in walk(ability) if isinstance(part, AddAbility)]:
        if isinstance(given, Static) and guards_itself(given):
            ability = swapped(ability, given, replace(given, zones=HERE))
    if isinstance(ability, Static) and guards_itself(ability):
        ability = replace(ability, zones=HERE)
    if isinstance(ability, Static):
        if ability.zones == PLAYED_FROM:
            ability = replace(ability, zones=CAST_FROM)
        elif ability.zones == ALL_AREAS:
            ability = replace(ability, zones=EVERYWHERE)
    ability = _off_the_chase(_disowned(swapped(ability, NO_ABILITY, SPELL)))
    gate = ability.gate  # where the other gates look, their words say
    gate = _unplaced(gate) if isinstance(ability, Keyword) and ability.name in READY_WORDS else gate
    return renamed(replace(_unplaced(replace(ability, gate=None)), gate=gate), BACK)


def may_be_ruler(tests: tuple[Test, ...]) -> bool:
    """Whether a ruler can be what is spoken of: it is named, or nothing but a race, a name or an attribute is."""
    types = [found for test in tests for found in _types(test)]
    if types:
        return "ruler" in types or "sub_ruler" in types or "warden" in types
    return any(asks_information(test) for test in tests)  # 307.8


def asks_information(test: Test) -> bool:
    """Whether it asks for a name, a race, an attribute, a number or a keyword that is on the card."""
    if isinstance(test, AnyOf | AllOf):
        return any(asks_information(each) for each in test.tests)
    return isinstance(test, Is | NameContains | PrintedName | Has | StatIs | WordsIs | NoQuality)


def _types(test: Test) -> list[str]:
    if isinstance(test, Is):
        return [test.value] if test.quality is Quality.TYPE else []
    if isinstance(test, AnyOf | AllOf):
        return [found for each in test.tests for found in _types(each)]
    return []


def is_anywhere(tests: tuple[Test, ...]) -> bool:
    """1102.5: a race and one of these keyword abilities, without a zone, mean cards in all zones."""
    races = any(isinstance(test, Is) and test.quality is Quality.KIND for test in tests)
    return races and any(isinstance(test, Has) and test.keyword in USED_ANYWHERE for test in tests)


USED_ANYWHERE = frozenset({"awakening", "inheritance", "dive", "reincarnation", "solarisation"})


def areas_of(group: Group) -> tuple[str, ...]:
    """Where a noun that says no place is looked for."""
    if group.side == EACH and is_anywhere(group.tests):
        return EVERY_ZONE
    if any(isinstance(test, AddedTo) for test in group.tests):
        return IN_ITEM_AREA  # 1032.2
    if EMBLEM in group.tests:
        return IN_ITEM_AREA  # 1036.1
    if may_be_ruler(group.tests):
        return HERE_OR_RULER
    if any(_types(test) in ITEMS for test in group.tests):
        return IN_ITEM_AREA  # 313.1
    if any(_types(test) == ["order"] for test in group.tests):
        return IN_ORDER_AREA  # 317.4
    return HERE


def _placed(node: T) -> T:
    if isinstance(node, Group) and node.zones == HERE:
        node = replace(node, zones=areas_of(node))
    return within(node, _placed)


def _unplaced(node: T) -> T:
    """What the text itself places stays there."""
    if isinstance(node, Group) and node.zones == areas_of(node):
        node = replace(node, zones=HERE)
    return within(node, _unplaced)


def _owned(node: T) -> T:
    """901.1a: what is asked of an ability on the chase is asked of its card."""
    if isinstance(node, Group) and node.zones == ("chase",) and any(_types(test) == ["ability"] for test in node.tests):
        asked = tuple(test for test in node.tests if isinstance(test, INFORMATION) and _types(test) != ["ability"])
        if asked:
            node = replace(node, tests=(OfCard(asked), *(test for test in node.tests if test not in asked)))
    return within(node, _owned)


def _disowned(node: T) -> T:
    if isinstance(node, Group) and node.tests and isinstance(node.tests[0], OfCard):
        node = replace(node, tests=(*node.tests[0].tests, *node.tests[1:]))
    return within(node, _disowned)


INFORMATION = (Is, AnyOf, AllOf, NameContains, NoQuality, Has, StatIs)
IN_ITEM_AREA = ("item",)
IN_ORDER_AREA = ("order",)
ITEMS = tuple([kind] for kind in KINDS)


def guards(said: object) -> bool:
    """901.3a, 910.1a: what a card says of its own moving it says where it would move from."""
    return isinstance(said, Replace) and isinstance(said.pattern, Moves) and said.pattern.what == THIS
