"""A question in the words of the protocol: kind, text, and options that point at objects on the board.

Options are labelled for the player who is asked, and name nothing that this player may not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.kernel import decisions as de
from arbiter.kernel.errors import ArbiterError, NeedsAnswer
from arbiter.table.prices import price_of
from arbiter.table.web.faces import Json
from arbiter.wording import HIDDEN, card_name, one_line, option_texts, question_text

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.playing.play import Action
    from arbiter.kernel.state import Obj
    from arbiter.table.web.showing import Sight

VERBS = {"character": "cast", "summon": "cast", "ability": "use", "priming": "prime"}
YES_BY_DEFAULT = frozenset({"burst", "may", "replace", "cast"})


def ask(sight: Sight, decision: de.Decision) -> Json:
    """The question without its serial number and without what depends on the table (`cancel`)."""
    game = sight.game
    made: Json = {
        "kind": decision.kind,
        "why": decision.why,
        "text": question_text(game, decision),
        "options": options(sight, decision),
    }
    bounds = decision.bounds()
    if bounds is not None:
        made["low"], made["high"] = bounds
    asker = game.find(decision.about) if decision.about else None
    if asker is not None and card_name(game, asker, decision.player) != HIDDEN:
        made["about"] = sight.name(asker.id)
        made["face"] = sight.face(asker.face)
        made["context"] = one_line(asker.face.text.replace("\n", " / "))
    if isinstance(decision, de.ChooseObjects) and decision.total is not None:
        made["total"] = decision.total
    elif isinstance(decision, de.ChooseNumber):
        made["least"], made["most"], made["step"] = decision.low, decision.high, decision.step
    elif isinstance(decision, de.Divide):
        made["whole"], made["step"], made["least"] = decision.whole, decision.step, decision.least
    usual = default(decision)
    if usual is not None:
        made["default"] = usual if isinstance(usual, int) else list(usual)
    return made


def default(decision: de.Decision) -> de.Answer | None:
    """What Enter answers: the answer that most people give, where there is one."""
    if isinstance(decision, de.ChooseAction | de.ChooseOption | de.ChoosePayment):
        return 0
    if isinstance(decision, de.Confirm):
        return int(decision.why in YES_BY_DEFAULT)
    if isinstance(decision, de.ChooseNumber):
        return 0 if decision.why == "loop" else decision.size() - 1
    if isinstance(decision, de.ChooseOrder):
        return tuple(range(decision.size()))
    if isinstance(decision, de.Divide):
        return divided(decision)
    bounds = decision.bounds()
    return () if bounds is not None and bounds[0] == 0 else None


def divided(decision: de.Divide) -> tuple[int, ...]:
    """Enough to destroy one after the other, the rest on the first."""
    shares = [decision.least] * decision.size()
    left = decision.whole - sum(shares)
    for i, obj in enumerate(decision.options):
        some = min(max(0, -(-(obj.now.power - obj.damage) // decision.step) - shares[i]), left)
        shares[i] += some
        left -= some
    shares[0] += left
    return tuple(shares)


# ---------------------------------------------------------------- options


def options(sight: Sight, decision: de.Decision) -> list[Json]:
    texts = option_texts(sight.game, decision)
    made: list[Json] = [{"text": text} for text in texts]
    if isinstance(decision, de.ChooseAction):
        for option, action in zip(made, decision.actions, strict=True):
            option.update(act(sight, decision.player, action))
    elif isinstance(decision, de.ChooseObjects | de.Divide):
        looking = decision.why == "search"  # whoever searches looks at the cards
        for option, obj in zip(made, decision.options, strict=True):
            option.update(point(sight, obj, looking))
    elif isinstance(decision, de.ChooseOrder) and decision.options is not None:
        for option, obj in zip(made, decision.options, strict=True):
            option.update(point(sight, obj, False))
    elif isinstance(decision, de.Confirm):
        made[0]["role"], made[1]["role"] = "no", "yes"
    elif isinstance(decision, de.ChoosePlayer):
        for option, player in zip(made, decision.options, strict=True):
            option["player"] = player
    elif isinstance(decision, de.ChoosePayment):
        for option, plan in zip(made, decision.plans, strict=True):
            option["pays"] = [take(sight, id, means) for id, means in plan]
    return made


def point(sight: Sight, obj: Obj, looking: bool) -> Json:
    """The object behind an option: its name on the board, its face, or only that it is hidden."""
    if card_name(sight.game, obj, sight.viewer, looking) == HIDDEN:
        return {"hidden": True}
    made: Json = {"face": sight.face(obj.face)}
    name = sight.name(obj.id)
    if name is not None:
        made["ids"] = [name]
    return made


def act(sight: Sight, player: int, action: Action) -> Json:
    """What an action is done with, what it costs, and what would pay for it."""
    if action.obj is None:
        return {"role": "pass"}
    made = point(sight, action.obj, False)
    made["verb"] = VERBS.get(action.kind, action.kind)
    if "ids" in made:
        made["ids"] = [sight.mask.name(obj.id) for obj in alike(sight, action.obj)]
    if action.program is not None and action.kind == "ability":
        made["ability"] = one_line(action.program.text)
    try:
        price = price_of(sight.game, player, action)
    except (ArbiterError, NeedsAnswer):
        return made  # what it costs is settled only while it is played
    if price.total > 0:
        made["price"] = price.total
        made["pays"] = [take(sight, obj.id, means) for obj, means in price.takes]
    return made


def take(sight: Sight, id: int, means: str) -> Json:
    """Something that pays: its own player sees it."""
    obj = sight.game.find(id)
    made: Json = {"by": means}
    name = sight.name(id)
    if obj is not None and name is not None:
        made["id"] = name
        made["name"] = obj.face.name
    return made


def alike(sight: Sight, obj: Obj) -> list[Obj]:
    """Of equal cards in one place out of play only the first is offered; a click on any of them means it."""
    game = sight.game
    if obj.zone in game.rules.zones.in_play or obj.zone == game.rules.zones.stack:
        return [obj]
    others = [
        other
        for other in game.pile(obj.zone, obj.owner)
        if other.face is obj.face and other.id != obj.id and other.face_up == obj.face_up and sight.visible(other)
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
