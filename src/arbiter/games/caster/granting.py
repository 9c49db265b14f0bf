"""Keywords with something behind them that texts give to other cards: what they stand for is given with them."""

from __future__ import annotations

from arbiter.games.caster.keywords import stands_for
from arbiter.script.abilities import Ability, Keyword, Triggered
from arbiter.script.nouns import Same, Self
from arbiter.script.patterns import Does
from arbiter.script.statements import AddAbility, AddKeyword
from arbiter.script.walk import walk
from arbiter.text.nodes import T, changed, field_names


def words_of(keyword: Keyword) -> tuple[str, ...]:
    """The words that a card has by a keyword: its name, and the name with what stands behind it."""
    return (keyword.name,) if keyword.word is None else (keyword.name, f"{keyword.name}:{keyword.word}")


def with_what_is_given(node: T) -> T:
    """The text with every keyword that it gives whole as its words and the abilities that it stands for."""
    if isinstance(node, tuple):
        found: list[object] = []
        for each in node:
            keyword = each.ability if isinstance(each, AddAbility) else None
            if isinstance(keyword, Keyword):
                found += [AddKeyword(word) for word in words_of(keyword)]
                found += [AddAbility(ability) for ability in stands_for(keyword)]
            else:
                found.append(with_what_is_given(each))
        return tuple(found)  # type: ignore[return-value]
    parts = {name: getattr(node, name) for name in field_names(node)}
    new = {name: with_what_is_given(value) for name, value in parts.items() if not isinstance(value, str | int)}
    put = {name: value for name, value in new.items() if value != parts[name]}
    return changed(node, **put) if put else node


def not_given(abilities: object) -> str:
    """What a text gives that is not carried out: 1103.3  which cost an orb breaks out for is read off the card."""
    for node in walk(abilities):
        if isinstance(node, AddAbility) and isinstance(node.ability, Keyword) and node.ability.name == "break":
            return "a text that gives [Break] with a cost is read but not carried out"
    return ""


def never_so(abilities: tuple[Ability, ...], level: int) -> str:
    """1022.1, 902.1a: what has levelled up is the card that was put on top; one of level 1 is never that card."""
    for pattern in (each.pattern for each in abilities if isinstance(each, Triggered) and level < 2):
        for node in walk(pattern):
            if isinstance(node, Does) and node.action == "level up" and Same(Self()) in node.what.tests:
                return "a card that is no caster of level 2 or more waits for itself to level up (1022.1)"
    return ""
