"""Cards that are something else for the effects of certain cards: seen so while such an effect looks at them.

Only matches with such a card come here; everywhere else an object is what the layers have made of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import arbiter.kernel.evaluate as evaluate
from arbiter.kernel.context import Context
from arbiter.kernel.decisions import Confirm
from arbiter.kernel.qualities import add_stat, put_words, words
from arbiter.kernel.qualities import stat as stat_of
from arbiter.kernel.reading import SEARCHES_AS_SEEN, SEEN_AS
from arbiter.script import abilities as ab
from arbiter.script import statements as st

if TYPE_CHECKING:
    from arbiter.kernel.events import Event
    from arbiter.kernel.game import Game
    from arbiter.kernel.program import Program
    from arbiter.kernel.state import Obj
    from arbiter.script.nouns import Group


def regard(game: Game, obj: Obj, ctx: Context) -> Obj:
    """The object as an effect of the context's source sees it."""
    source = ctx.source
    if source is None:
        return obj
    for program in obj.face.treats:
        for statement in said(game, program, obj):
            if statement.optional and ctx.controller != obj.controller:
                continue  # nobody else makes something of it that its controller has not chosen
            if evaluate.matches(game, statement.sources, source, Context(obj.controller, obj)):
                obj = seen_as(game, obj, statement)
    return obj


def chosen(game: Game, group: Group, obj: Obj, ctx: Context) -> bool | None:
    """Where the effect that is being carried out asks for something that the object may be: does its controller choose

    that it matches? None: nothing is chosen here, because it makes no difference or nothing is being carried out.
    """
    options = [each for program in obj.face.treats for each in said(game, program, obj) if each.optional]
    if not options or ctx.item is None:
        return None
    plain = evaluate.matches(game, group, obj, ctx)
    for statement in options:
        if evaluate.matches(game, group, seen_as(game, obj, statement), ctx) != plain:
            picks = game.ask_one(Confirm(obj.controller, "treat", obj.id))
            return not plain if picks else plain
    return None


def as_performed(game: Game, event: Event) -> None:
    """What an effect has moved was for that effect what it saw it as, and is remembered so."""
    source = event.other
    if source is None:
        return
    ctx = Context(source.controller, source)
    if event.subject is not None:
        event.subject = regard(game, event.subject, ctx)
    if event.result is not None:
        event.result = regard(game, event.result, ctx)


def seen_as(game: Game, obj: Obj, statement: st.Treat) -> Obj:
    """A copy to look at, with what the text says the object has besides."""
    seen = obj.copy()
    seen.now = obj.now.copy()
    for quality, word in statement.words:
        put_words(seen.now, quality, words(seen, quality) | {word})
    seen.now.keywords = seen.now.keywords | frozenset(statement.keywords)
    for stat, number in statement.numbers:
        add_stat(seen.now, stat, number - stat_of(game, seen, stat))
    return seen


def said(game: Game, program: Program, obj: Obj) -> list[st.Treat]:
    """What the ability says where the card is, if the card has it."""
    ability = program.ability
    if not isinstance(ability, ab.Static) or obj.zone not in program.zones:
        return []
    if obj.zone in game.rules.zones.in_play and program not in obj.now.programs:
        return []
    if not is_in_force(game, ability, program, obj):
        return []
    return [statement for statement in ability.statements if isinstance(statement, st.Treat)]


def is_in_force(game: Game, ability: ab.Static, program: Program, obj: Obj) -> bool:
    """Do its conditions hold? Whatever they look at, the object is not seen as what this very text makes of it."""
    asked = game.under_way.seen_as_if
    if (obj.id, program) in asked:
        return False
    ctx = Context(obj.controller, obj)
    asked.append((obj.id, program))
    try:
        return all(each is None or evaluate.holds(game, each, ctx) for each in (ability.gate, ability.condition))
    finally:
        asked.pop()


def search(game: Game, group: Group, ctx: Context, enough: int) -> list[Obj]:
    """The objects that match for an effect of the context's source."""
    ctx.performs = False
    found = evaluate.search(game, group, ctx, 0)
    library = game.rules.layers.library
    zones = (library.group_searches.get(id(group)) or library.group_search(group)).zones
    for obj in [obj for zone in zones for pile in game.state.zones[zone] for obj in pile if obj.face.treats]:
        seen = regard(game, obj, ctx)
        picked = chosen(game, group, obj, ctx)
        if seen is not obj or picked is not None:
            fits = evaluate.matches(game, group, seen, ctx) if picked is None else picked
            if fits and obj not in found:
                found.append(obj)
            elif not fits and obj in found:
                found.remove(obj)
    ctx.performs = True
    return found[:enough] if enough else found


SEEN_AS.append(regard)
SEARCHES_AS_SEEN.append(search)
