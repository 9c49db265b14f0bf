"""Chapters 1027, 1036, 1037 and 1038: gems, crystals and clues, emblems in the item area, and exploring.

What these tokens do is said by the cards that ask for them; here they only come to be.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final

import arbiter.kernel.evaluate as evaluate
from arbiter.games.fow.zones import ATTRIBUTES, DECK, ITEM, REMOVED
from arbiter.kernel import setters
from arbiter.kernel.decisions import ChooseOption
from arbiter.kernel.effects.running import run
from arbiter.kernel.repeating import so_many
from arbiter.kernel.traits import NOTHING, Face, Traits
from arbiter.script import effects as fx
from arbiter.script.amounts import Number
from arbiter.script.base import How, Position, Quality
from arbiter.script.nouns import YOU, Both, Bound, Has, Is, Not, Only, TopCards

if TYPE_CHECKING:
    from arbiter.kernel.context import Context
    from arbiter.kernel.game import Game
    from arbiter.script.effects import Perform

KINDS: Final = ("gem", "crystal", "clue")  # 1027.1
EMBLEM: Final = Has("dragon_emblem")  # 1036.1
ANY: Final = "any"  # 1027.1a  of an attribute that its player chooses


@cache
def item_face(names: tuple[str, ...], kind: str, colour: str, keyword: str) -> Face:
    """1303.2: a token that is no card; its type, if it has one, is what it is called."""
    types = frozenset({kind}) if kind else NOTHING
    colours = frozenset({colour}) if colour else NOTHING
    words = frozenset({keyword}) if keyword else NOTHING
    name = "/".join(names)
    traits = Traits(frozenset(names), types, colours, NOTHING, NOTHING, 0, 0, 0, 0, 0, words, NOTHING, ())
    return Face(f"({name} {keyword or kind})", name, traits, "")


def put_items(game: Game, face: Face, player: int, count: int) -> None:
    for _ in so_many(count):
        setters.put_token(game, face, player, ITEM)  # 105.2, 313.3


def gain_item(game: Game, effect: Perform, ctx: Context) -> None:
    """1027.1: gems, crystals or clues of an attribute; 1027.1a: or of one of the five that the player chooses."""
    colour, _, kind = (effect.word or "").partition(" ")
    assert effect.amount is not None
    count = evaluate.amount(game, effect.amount, ctx)
    for player in evaluate.players(game, effect.who, ctx):
        picked = colour
        if colour == ANY:
            picked = ATTRIBUTES[game.ask_one(ChooseOption(player, ATTRIBUTES, kind, 0))]
        put_items(game, item_face((f"{picked} {kind}",), kind, picked, ""), player, count)


def emblem_name(word: str) -> str:
    """1036.1: a Dragon Emblem is told from others by its characteristic."""
    return f"Dragon Emblem ({word})"


def gain_emblem(game: Game, effect: Perform, ctx: Context) -> None:
    """1036.1: a token without a type that has Dragon Emblem of a characteristic."""
    for player in evaluate.players(game, effect.who, ctx):
        word = effect.word or ""
        face = item_face((emblem_name(word),), "", word if word in ATTRIBUTES else "", "dragon_emblem")
        put_items(game, face, player, 1)


def gain_limit_break(game: Game, effect: Perform, ctx: Context) -> None:
    """1037.1, 1037.1a: a token without a type that has Limit Break and the card's name."""
    named: list[tuple[str, ...]] = [(effect.word,)] if effect.word else []
    if not named:
        named += [tuple(sorted(obj.now.names)) for obj in evaluate.present(game, effect.thing, ctx)]
    for player in evaluate.players(game, effect.who, ctx):
        for names in named:
            put_items(game, item_face(names, "", "", "limit_break"), player, 1)


def explore(game: Game, effect: Perform, ctx: Context) -> None:
    """1038.1: of the top cards one may be revealed; a Treasure is removed, all the others go to the bottom."""
    assert effect.amount is not None
    run(game, (fx.Look(SEEN, TopCards(YOU, effect.amount)), *EXPLORED), ctx)


# Places among the choices of a text that no text uses.
SEEN: Final = 900
FOUND: Final = 901
SHOWN: Final = 902
REST: Final = 903
TREASURE: Final = Is(Quality.KIND, "Treasure")
EXPLORED: Final = (
    fx.Pick(FOUND, Bound(SEEN), (), Number(0), Number(1), rest=REST),
    fx.Reveal(SHOWN, Bound(FOUND)),
    fx.Move(Only(Bound(FOUND), (TREASURE,)), REMOVED, How.REMOVE, named="exploration"),
    fx.Move(Both((Only(Bound(FOUND), (Not(TREASURE),)), Bound(REST))), DECK, How.PUT, Position.BOTTOM, ordered=True),
)

ITEM_ACTS: dict[str, Callable[[Game, Perform, Context], None]] = {
    "item": gain_item,
    "dragon emblem": gain_emblem,
    "limit break": gain_limit_break,
    "exploration": explore,
}
