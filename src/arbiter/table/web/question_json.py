"""A question in the words of the protocol: kind, text, and options that point at objects on the board.

Options are labelled for the player who is asked, and name nothing that this player may not know.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from arbiter.kernel import decisions as de
from arbiter.kernel.errors import ArbiterError, NeedsAnswer
from arbiter.kernel.sight import is_looked_through
from arbiter.kernel.telling import is_seen
from arbiter.table.defaults import default_answer
from arbiter.table.layout import layout_of
from arbiter.table.option_words import words_of
from arbiter.table.payments import proposed_payment
from arbiter.table.prices import price_of
from arbiter.table.titles import about_it, title_of
from arbiter.table.web.ahead import NOTHING, TARGET, is_own_move
from arbiter.table.web.faces import Json
from arbiter.wording import HIDDEN, card_name, one_line

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Action
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Face
    from arbiter.table.web.ahead import Way
    from arbiter.table.web.viewpoint import Viewpoint

THE_OPPONENT = "your opponent"  # whom an attack is for that is for none of their cards
SHOWN = frozenset(("looks", "reveals"))  # what is told of cards that somebody gets to see
AIMED = frozenset((TARGET, "choose"))  # questions for objects that something is aimed at
PLACE = re.compile(r"\{([\w ]+)\}")
USE = "use"  # what using an ability is called; other actions have names of their own


def ask(viewpoint: Viewpoint, decision: de.Decision) -> Json:
    """The question without its serial number and without what depends on the table (`cancel`)."""
    game = viewpoint.game
    made: Json = {
        "kind": decision.kind,
        "why": decision.why,
        "text": title_of(game, decision),
        "options": options(viewpoint, decision),
    }
    bounds = decision.bounds()
    if bounds is not None:
        made["low"], made["high"] = bounds
    asker = game.find(decision.about) if decision.about else None
    if asker is not None and card_name(game, asker, decision.player) != HIDDEN:
        made["about"] = viewpoint.name(asker.id)
        made["face"] = viewpoint.face(asker.face)
        made["context"] = "\n".join(about_it(asker.face.text, decision.why))
    if isinstance(decision, de.Confirm) and (seen := just_seen(game, decision.player)):
        made["seen"] = [viewpoint.face(face) for face in seen]
    if isinstance(decision, de.ChooseObjects) and decision.total is not None:
        made["total"] = decision.total
    elif isinstance(decision, de.ChooseNumber):
        made["least"], made["most"], made["step"] = decision.low, decision.high, decision.step
    elif isinstance(decision, de.Divide):
        made["whole"], made["step"], made["least"] = decision.whole, decision.step, decision.least
    usual = proposed_payment(game, decision) if isinstance(decision, de.ChoosePayment) else default_answer(decision)
    if usual is not None:
        made["default"] = usual if isinstance(usual, int) else list(usual)
    return made


def just_seen(game: Game, player: int) -> list[Face]:
    """Cards that the player has been shown for what is asked: a yes or no lists none of them."""
    made: list[Face] = []
    for told in reversed(game.told):
        if told.kind not in SHOWN:
            break
        made[:0] = [thing.face for thing in told.subjects if is_seen(thing.seen, player)]
    return made


# ---------------------------------------------------------------- options


def options(viewpoint: Viewpoint, decision: de.Decision) -> list[Json]:
    texts: Sequence[str] = words_of(viewpoint.game, decision)
    if isinstance(decision, de.ChooseObjects | de.Divide | de.ChooseOrder):
        texts = de.told_apart(tuple(texts))
    made: list[Json] = [{"text": text} for text in texts]
    if isinstance(decision, de.ChooseAction):
        for option, action in zip(made, decision.actions, strict=True):
            option.update(act(viewpoint, decision.player, action))
    elif isinstance(decision, de.ChooseObjects | de.Divide):
        looking = is_looked_through(decision)
        for option, obj in zip(made, decision.options, strict=True):
            option.update(point(viewpoint, obj, looking))
    elif isinstance(decision, de.ChooseOrder) and decision.options is not None:
        for option, obj in zip(made, decision.options, strict=True):
            option.update(point(viewpoint, obj, False))
    elif isinstance(decision, de.Confirm):
        for option, role in zip(made, ("no", "yes"), strict=False):
            option["role"] = role
    elif isinstance(decision, de.ChoosePlayer):
        for option, player in zip(made, decision.options, strict=True):
            option["player"] = player
    elif isinstance(decision, de.ChoosePayment):
        for option, plan in zip(made, decision.plans, strict=True):
            option["pays"] = [take(viewpoint, id, means) for id, means in plan]
    return made


def point(viewpoint: Viewpoint, obj: Obj, looking: bool) -> Json:
    """The object behind an option: its name on the board, its face, or only that it is hidden."""
    if card_name(viewpoint.game, obj, viewpoint.viewer, looking) == HIDDEN:
        return {"hidden": True}
    made: Json = {"face": viewpoint.face(obj.face)}
    name = viewpoint.name(obj.id)
    if name is not None:
        made["ids"] = [name]
    return made


def act(viewpoint: Viewpoint, player: int, action: Action) -> Json:
    """What an action is done with, what it costs, and what would pay for it."""
    if action.obj is None:
        return {"role": "pass"}
    made = point(viewpoint, action.obj, False)
    verbs = layout_of(viewpoint.game.rules.key).verbs
    made["verb"] = USE if action.kind == "ability" else verbs.get(action.kind, action.kind)
    if "ids" in made:
        made["ids"] = [viewpoint.mask.name(obj.id) for obj in alike(viewpoint, action.obj)]
    if action.program is not None and action.kind == "ability":
        made["ability"] = one_line(action.program.text)
    try:
        price = price_of(viewpoint.game, player, action)
    except (ArbiterError, NeedsAnswer):
        return made  # what it costs is settled only while it is played
    if price.total > 0:
        made["price"] = price.total
        made["pays"] = [take(viewpoint, obj.id, means) for obj, means in price.takes]
    return made


def add_ahead(
    viewpoint: Viewpoint, decision: de.Decision, offered: list[Json], ways: tuple[Way, ...], wished: tuple[Way, ...]
) -> None:
    """Behind the options of the question: actions with what is answered ahead, and cards to be played behind something
    else. Whatever can be done in a row is marked."""
    if not isinstance(decision, de.ChooseAction):
        return
    made = [ahead_json(viewpoint, decision, way) for way in ways]
    for option, text in zip(made, de.told_apart(tuple(str(each["text"]) for each in made)), strict=True):
        option["text"] = text
    layout = layout_of(viewpoint.game.rules.key)
    kinds = [*(action.kind for action in decision.actions), *(way.kind for way in ways)]
    offered += made
    if is_own_move(viewpoint.game, decision, layout):
        for option, kind in zip(offered, kinds, strict=True):
            if kind in layout.row:
                option["row"] = True
    offered += [wish_json(viewpoint, wish) for wish in wished]


def wish_json(viewpoint: Viewpoint, wish: Way) -> Json:
    """A card that is to be played behind something else, if it can be then."""
    obj = viewpoint.game.find(wish.doer)
    assert obj is not None, "it lies in the hand"
    name = card_name(viewpoint.game, obj, viewpoint.viewer)
    words = {"text": f"{wish.kind} {name}", "verb": wish.kind}
    return {**point(viewpoint, obj, False), **words, "row": True, "later": True}


def ahead_json(viewpoint: Viewpoint, decision: de.ChooseAction, way: Way) -> Json:
    """An action with what is answered ahead: what it is done with, and what it aims at."""
    game, action = viewpoint.game, decision.actions[way.action]
    doer = game.find(way.doer) if way.doer else None
    made: Json = {"role": "pass"} if doer is None else point(viewpoint, doer, False)
    if action.obj is not None and way.doer == action.obj.id:
        made = act(viewpoint, decision.player, action)
        made.pop("ability", None)  # the whole is said in words of its own
    made |= {"text": ahead_words(viewpoint, way), "ahead": True, "verb": way.kind, "action": way.action}
    aims = [viewpoint.name(id) for why, id in way.picks if id not in (NOTHING, way.doer) and why in AIMED]
    if aims:
        made["aims"] = [each for each in aims if each is not None]
    return made


def ahead_words(viewpoint: Viewpoint, way: Way) -> str:
    """What is chosen, as one sentence."""
    game, layout = viewpoint.game, layout_of(viewpoint.game.rules.key)
    doer = game.find(way.doer) if way.doer else None
    if doer is None:  # to do nothing at all
        passing = cast("dict[str, str]", layout.data.get("passing", {}))
        return passing.get(way.picks[0][0], "none").lower()
    name = card_name(game, doer, viewpoint.viewer)
    words = {"card": name, de.ATTACK: name, TARGET: THE_OPPONENT}
    words |= {why: said for why, said in way.chosen().items() if said}
    chosen = ", ".join(said or "nothing" for said in way.words)
    says = layout.ahead_says.get(way.kind, "{card}: {chosen}")
    return one_line(PLACE.sub(lambda place: words.get(place[1], chosen), says))


def take(viewpoint: Viewpoint, id: int, means: str) -> Json:
    """Something that pays: its own player sees it. What was produced before is no card."""
    obj = viewpoint.game.find(id)
    made: Json = {"by": means}
    name = None if means == "pool" else viewpoint.name(id)
    if obj is not None and name is not None:
        made["id"] = name
        made["name"] = obj.face.name
    return made


def alike(viewpoint: Viewpoint, obj: Obj) -> list[Obj]:
    """Of equal cards in one place out of play only the first is offered; a click on any of them means it."""
    game = viewpoint.game
    if obj.zone in game.rules.zones.in_play or obj.zone == game.rules.zones.stack:
        return [obj]
    others = [
        other
        for other in game.pile(obj.zone, obj.owner)
        if other.face is obj.face and other.id != obj.id and other.face_up == obj.face_up and viewpoint.visible(other)
    ]
    return [obj, *others]


def known_option(game: Game, decision: de.ChooseAction, obj: Obj) -> bool:
    """Is this card, or one like it, offered as an action now?"""
    for action in decision.actions:
        if action.obj is not None and action.obj.zone == obj.zone:
            same = action.obj.face is obj.face and obj.zone not in game.rules.zones.in_play
            if action.obj.id == obj.id or same:
                return True
    return False
