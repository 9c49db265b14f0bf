"""Messages to one follower of a table: the view with question, log and faces, as bytes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from arbiter.kernel.decisions import ATTACK, BLOCK, ChooseAction, ChooseObjects, Decision
from arbiter.kernel.explaining import explain
from arbiter.table.web.errors import Refused
from arbiter.table.web.faces import Json
from arbiter.table.web.log import event_json, line_json
from arbiter.table.web.question_json import add_ahead, ask, known_option
from arbiter.table.web.viewpoint import Viewpoint, encode

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.rows import Reason
    from arbiter.kernel.state import Obj
    from arbiter.table.sentences import Sentence
    from arbiter.table.web.table_game import TableGame


@dataclass
class Follower:
    """What one connection has been told so far."""

    viewer: int
    faces: set[str] = field(default_factory=set)
    log: list[Sentence] = field(default_factory=list)
    rewinds: int = 0
    hint: str = ""  # the question that is being thought about for it

    def forget(self) -> None:
        """What was meant for this connection may not have reached it; everything is told again."""
        self.faces.clear()
        self.log = []


@dataclass(frozen=True)
class TableStatus:
    """What is to be said of a table besides its game."""

    names: tuple[str, ...]
    bots: tuple[bool, ...]
    connected: tuple[bool, ...]
    clocks: tuple[float | None, ...]  # seconds left of each player's time
    asked_undo: tuple[int, frozenset[int]] | None  # who asks to take something back, and who lets them
    result: Json | None
    rematch: tuple[bool, ...]
    replay: str
    series: Json | None = None  # the match of which this is a game


def dump(data: Json) -> bytes:
    return encode(data).encode()


def compose(table_game: TableGame, follower: Follower, status: TableStatus, passing: bool = False) -> str:
    """The view of a follower now. `passing`: more is about to happen, so that no question is put."""
    game = table_game.match.game
    viewer = follower.viewer
    viewpoint = Viewpoint(game, viewer, table_game.mask(viewer), table_game.view_cache(viewer))
    decision = table_game.decision
    asked = -1 if decision is None else decision.player
    look = table_game.view_for(viewer)
    zones = viewpoint.zones_text(look)
    data = viewpoint.frame(look)
    data["players"] = [player_json(viewpoint, status, player) for player in range(game.state.players)]
    data["question"] = None
    if viewer in table_game.passing:
        data["passes_until"] = table_game.passing[viewer][0]
    held = asked == viewer and table_game.held_answer() is not None  # the table answers, when it is time
    if decision is not None and asked == viewer and not passing and not held and not table_game.stopped:
        question: Json = {"serial": table_game.serial, **ask(viewpoint, decision)}
        offered = cast("list[Json]", question["options"])
        add_ahead(viewpoint, decision, offered, table_game.ahead(), table_game.wishes())
        question["cancel"] = table_game.can_cancel(viewer)
        data["question"] = question
    if table_game.stopped:
        data["stopped"] = table_game.stopped
    if decision is None or table_game.stopped:
        data["waiting"] = None
    else:
        data["waiting"] = {"player": asked, "for": "priority" if isinstance(decision, ChooseAction) else "decision"}
    if passing:
        data["passing"] = True
    data["commitment"] = table_game.setup.commitment
    data["undo"] = table_game.undo_is(viewer)
    data["asked_undo"] = None
    if status.asked_undo is not None:
        by, allowed = status.asked_undo
        data["asked_undo"] = {"by": by, "you": viewer >= 0 and viewer != by and viewer not in allowed}
    data["log"] = log_json(table_game, follower, viewpoint)
    data["faces"] = viewpoint.face_data(follower.faces)
    data["result"] = None
    if status.result is not None:
        data["result"] = {**status.result, "rematch": list(status.rematch), "replay": status.replay}
    if status.series is not None:
        data["series"] = status.series
    # The cards have been put into words already; the rest follows them.
    return f'{{"type":"view","zones":{zones},{encode(data)[1:]}'


def player_json(viewpoint: Viewpoint, status: TableStatus, player: int) -> Json:
    kept, pool = viewpoint.resources(player)
    left = status.clocks[player]
    return {
        "name": status.names[player],
        "bot": status.bots[player],
        "connected": status.connected[player],
        "resources": kept,
        "pool": pool,
        "clock": None if left is None else max(0, round(left)),
    }


def log_json(table_game: TableGame, follower: Follower, viewpoint: Viewpoint) -> Json:
    """What is new in the log; after something was taken back, from where it differs."""
    log = table_game.log(follower.viewer)
    entries = log.entries
    start = len(follower.log)
    if follower.rewinds != table_game.rewinds:
        start = next(
            (i for i, (old, new) in enumerate(zip(follower.log, entries, strict=False)) if old != new),
            min(len(follower.log), len(entries)),
        )
    fresh = entries[start:]
    for entry in fresh:
        for part in entry.parts:
            if not isinstance(part, str):
                viewpoint.face(log.shown[part.key])
    # Who comes to the table sees how it stands; what has happened before is not shown happening.
    told = table_game.match.game.told if follower.log else []
    lines: list[Json] = []
    for entry in fresh:
        lines.append(line_json(entry))
        if told:
            lines[-1]["events"] = [event_json(told[at], viewpoint.mask, follower.viewer) for at in entry.covers]
    follower.log = entries[:]
    follower.rewinds = table_game.rewinds
    return {"from": start, "entries": lines}


# ---------------------------------------------------------------- why not


def why(table_game: TableGame, viewer: int, name: str) -> Json:
    """Why a card cannot be played or used now, with the rules that say so."""
    game = table_game.match.game
    viewpoint = Viewpoint(game, viewer, table_game.mask(viewer))
    number = table_game.mask(viewer).number(name)
    obj = None if number is None else game.find(number)
    if obj is None or not viewpoint.visible(obj):
        raise Refused("unknown", "there is no such card on the table now")
    made: Json = {"type": "why", "id": name, "name": obj.face.name, "can": False, "reasons": []}
    decision = table_game.decision
    if decision is None:
        made["reasons"] = [{"rule": "", "says": "the game is over"}]
    elif obj.controller != viewer:
        made["reasons"] = [{"rule": "", "says": "it is not yours"}]
    elif decision.player == viewer and is_option(game, decision, obj):
        made["can"] = True
        # What can only be put aside is told why it cannot be played.
        made["reasons"] = [as_json(reason) for reason in explain(game, decision, viewer, obj)]
    else:
        made["reasons"] = reasons(table_game, viewer, obj)
    return made


def is_option(game: Game, decision: Decision, obj: Obj) -> bool:
    """Is the card offered now, to be used or to fight?"""
    if isinstance(decision, ChooseAction):
        return known_option(game, decision, obj)
    return isinstance(decision, ChooseObjects) and decision.why in (ATTACK, BLOCK) and obj in decision.options


def as_json(reason: Reason) -> Json:
    return {"rule": reason.rule, "says": reason.says}


def reasons(table_game: TableGame, viewer: int, obj: Obj) -> list[Json]:
    game = table_game.match.game
    decision = table_game.decision
    found: list[Json] = []
    for because in table_game.layout.reasons:
        if (
            obj.zone in game.rules.zones.in_play
            and because.type in obj.now.types
            and stands(table_game, obj, because.when)
        ):
            if not because.unless or because.unless not in obj.now.keywords:
                found.append({"rule": because.rule, "says": because.says})
    told = {each["rule"] for each in found}  # how it stands was told in the game's own words
    found += [as_json(reason) for reason in explain(game, decision, viewer, obj) if reason.rule not in told]
    if decision is not None and (decision.player != viewer or not isinstance(decision, ChooseAction)):
        mine = decision.player == viewer
        who = "you have" if mine else "your opponent has"
        found.append({"rule": "", "says": f"{who} something else to decide first"})
    return found or [{"rule": "", "says": "nothing can be done with it now"}]


def stands(table_game: TableGame, obj: Obj, how: str) -> bool:
    """Does the object stand so?"""
    if how == "rested":
        return obj.turned == 1
    if how == "fresh":
        return obj.since == table_game.match.game.state.turn
    if how == "frozen":
        return bool(obj.frozen)
    return obj.now.marked(how)
