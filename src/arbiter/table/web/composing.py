"""Messages to one follower of a table: the view with question, log and faces, as bytes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from arbiter.kernel.decisions import ChooseAction
from arbiter.table.web.asking import ask, known_option
from arbiter.table.web.errors import Refused
from arbiter.table.web.faces import Json
from arbiter.table.web.showing import Sight, encode

if TYPE_CHECKING:
    from arbiter.kernel.state import Obj
    from arbiter.table.web.sitting import Sitting
    from arbiter.table.web.telling import Entry


@dataclass
class Follower:
    """What one connection has been told so far."""

    viewer: int
    faces: set[str] = field(default_factory=set)
    log: list[Entry] = field(default_factory=list)
    rewinds: int = 0

    def forget(self) -> None:
        """What was meant for this connection may not have reached it; everything is told again."""
        self.faces.clear()
        self.log = []


@dataclass(frozen=True)
class Around:
    """What is to be said of a table besides its game."""

    names: tuple[str, ...]
    bots: tuple[bool, ...]
    connected: tuple[bool, ...]
    clock: float | None  # seconds left for whoever decides
    asked_undo: int | None  # who asks to take something back
    result: Json | None
    rematch: tuple[bool, ...]
    replay: str


def dump(data: Json) -> bytes:
    return encode(data).encode()


def compose(sitting: Sitting, follower: Follower, around: Around, passing: bool = False) -> str:
    """The view of a follower now. `passing`: more is about to happen, so that no question is put."""
    game = sitting.match.game
    viewer = follower.viewer
    sight = Sight(game, viewer, sitting.mask(viewer), sitting.drawings(viewer))
    decision = sitting.decision
    asked = -1 if decision is None else decision.player
    look = sitting.look(viewer)
    zones = sight.zones_text(look)
    data = sight.frame(look)
    data["players"] = [player_json(sight, around, player, asked) for player in range(game.state.players)]
    data["question"] = None
    if decision is not None and asked == viewer and not passing:
        question: Json = {"serial": sitting.serial, **ask(sight, decision)}
        question["cancel"] = sitting.can_cancel(viewer)
        data["question"] = question
    if decision is None:
        data["waiting"] = None
    else:
        data["waiting"] = {"player": asked, "for": "priority" if isinstance(decision, ChooseAction) else "decision"}
    if passing:
        data["passing"] = True
    data["undo"] = sitting.undo_is(viewer)
    data["asked_undo"] = None
    if around.asked_undo is not None:
        data["asked_undo"] = {"by": around.asked_undo, "you": viewer >= 0 and viewer != around.asked_undo}
    data["log"] = log_json(sitting, follower, sight)
    data["faces"] = sight.face_data(follower.faces)
    data["result"] = None
    if around.result is not None:
        data["result"] = {**around.result, "rematch": list(around.rematch), "replay": around.replay}
    # The cards have been put into words already; the rest follows them.
    return f'{{"type":"view","zones":{zones},{encode(data)[1:]}'


def player_json(sight: Sight, around: Around, player: int, asked: int) -> Json:
    kept, pool = sight.resources(player)
    clock = None if around.clock is None or player != asked else max(0, round(around.clock))
    return {
        "name": around.names[player],
        "bot": around.bots[player],
        "connected": around.connected[player],
        "resources": kept,
        "pool": pool,
        "clock": clock,
    }


def log_json(sitting: Sitting, follower: Follower, sight: Sight) -> Json:
    """What is new in the log; after something was taken back, from where it differs."""
    story = sitting.story(follower.viewer)
    entries = story.entries
    start = len(follower.log)
    if follower.rewinds != sitting.rewinds:
        start = next(
            (i for i, (old, new) in enumerate(zip(follower.log, entries, strict=False)) if old != new),
            min(len(follower.log), len(entries)),
        )
    fresh = entries[start:]
    for entry in fresh:
        for part in entry.parts:
            if not isinstance(part, str):
                sight.face(story.shown[part[0]])
    follower.log = entries[:]
    follower.rewinds = sitting.rewinds
    return {"from": start, "entries": [entry.json() for entry in fresh]}


# ---------------------------------------------------------------- why not


def why(sitting: Sitting, viewer: int, name: str) -> Json:
    """Why a card cannot be played or used now, with the rules that say so."""
    game = sitting.match.game
    sight = Sight(game, viewer, sitting.mask(viewer))
    number = sitting.mask(viewer).number(name)
    obj = None if number is None else game.find(number)
    if obj is None or not sight.visible(obj):
        raise Refused("unknown", "there is no such card on the table now")
    made: Json = {"type": "why", "id": name, "name": obj.face.name, "can": False, "reasons": []}
    decision = sitting.decision
    if decision is None:
        made["reasons"] = [{"rule": "", "says": "the game is over"}]
    elif obj.controller != viewer:
        made["reasons"] = [{"rule": "", "says": "it is not yours"}]
    elif decision.player == viewer and isinstance(decision, ChooseAction) and known_option(game, decision, obj):
        made["can"] = True
    else:
        made["reasons"] = reasons(sitting, viewer, obj)
    return made


def reasons(sitting: Sitting, viewer: int, obj: Obj) -> list[Json]:
    game = sitting.match.game
    decision = sitting.decision
    found: list[Json] = []
    for because in sitting.layout.reasons:
        if (
            obj.zone in game.rules.zones.in_play
            and because.type in obj.now.types
            and stands(sitting, obj, because.when)
        ):
            if not because.unless or because.unless not in obj.now.keywords:
                found.append({"rule": because.rule, "says": because.says})
    found += [
        {"rule": reason.rule, "says": reason.says}
        for reason in dict.fromkeys(game.rules.playing.reasons(game, viewer, obj))
    ]
    if decision is not None and (decision.player != viewer or not isinstance(decision, ChooseAction)):
        mine = decision.player == viewer
        who = "you have" if mine else "your opponent has"
        found.append({"rule": "", "says": f"{who} something else to decide first"})
    return found or [{"rule": "", "says": "nothing can be done with it now"}]


def stands(sitting: Sitting, obj: Obj, how: str) -> bool:
    """Does the object stand so?"""
    if how == "rested":
        return obj.turned == 1
    if how == "fresh":
        return obj.since == sitting.match.game.state.turn
    if how == "frozen":
        return bool(obj.frozen)
    return obj.now.marked(how)
