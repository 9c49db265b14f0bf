"""The table as one viewer sees it, in the words of the protocol.

Built from `kernel.views.view`, which holds what the viewer may know and nothing else; what is added here (targets,
battle, faces) is added only for objects that the same view shows.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from arbiter.cards.face_json import face_json
from arbiter.kernel.views import View, is_visible
from arbiter.table.web.auto_pass import label_of
from arbiter.table.web.faces import Json
from arbiter.table.web.masks import Mask

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Face

SPOKEN = ("damage", "frozen", "attacking", "blocking", "fresh", "keywords", "counters", "face_down", "under", "marks")

encode = json.JSONEncoder(ensure_ascii=False, check_circular=False, separators=(",", ":")).encode


@dataclass
class ViewCache:
    """Cards and zones as they were shown last, in the words of the protocol: most stay as they are."""

    cards: dict[int, tuple[View, str, Face]] = field(default_factory=dict)
    zones: dict[str, tuple[object, str, dict[str, Face]]] = field(default_factory=dict)  # with the faces in them


class Viewpoint:
    """What one viewer sees of a game at one moment. Collects the faces of all cards that it names."""

    def __init__(self, game: Game, viewer: int, mask: Mask, cached: ViewCache | None = None) -> None:
        self.cached = cached or ViewCache()
        self.game = game
        self.viewer = viewer
        self.mask = mask
        self.faces: dict[str, Face] = {}

    # ------------------------------------------------------------ what may be said of an object

    def visible(self, obj: Obj | None) -> bool:
        """Is the object where the viewer sees it?"""
        if obj is None or obj.gone:
            return False
        return is_visible(self.game, obj, self.viewer)

    def name(self, id: int) -> str | None:
        """The viewer's name for an object; None for what they do not see."""
        return self.mask.name(id) if id > 0 and self.visible(self.game.find(id)) else None

    def face(self, face: Face) -> str:
        """The key of a face, which is sent along with the other sides of the card."""
        self.faces[face.key] = face
        for side in () if face.is_back else face.other:
            self.faces[side.key] = side
        return face.key

    # ------------------------------------------------------------ the table

    def table(self, shown: View) -> Json:
        """Everything on the table, from the viewer's view; without question and log."""
        zones: Json = {}
        for zone, content in cast("dict[str, object]", shown["zones"]).items():
            zones[zone] = [self.pile(p) for p in content] if isinstance(content, list) else self.pile(content)
        return {"zones": zones, **self.frame(shown)}

    def frame(self, shown: View) -> Json:
        """Everything but the zones."""
        return {
            "turn": shown["turn"],
            "active": shown["active"],
            "step": shown["step"],
            "priority": shown["priority"],
            "stack": self.stack(cast("list[View]", shown["items"])),
            "battle": self.battle(),
        }

    def pile(self, shown: object) -> Json:
        pile = cast("View", shown)
        made: Json = {"count": pile["count"]}
        if "cards" in pile:
            made["cards"] = [self.card(card) for card in cast("list[View]", pile["cards"])]
        return made

    def zones_text(self, shown: View) -> str:
        """The zones as JSON."""
        zones = cast("dict[str, object]", shown["zones"])
        return "{" + ",".join([self.zone_text(zone, content) for zone, content in zones.items()]) + "}"

    def zone_text(self, zone: str, content: object) -> str:
        known = self.cached.zones.get(zone)
        if known is None or known[0] != content:
            before, self.faces = self.faces, {}
            if isinstance(content, list):
                text = f'"{zone}":[{",".join([self.pile_text(pile) for pile in content])}]'
            else:
                text = f'"{zone}":{self.pile_text(cast("View", content))}'
            known = self.cached.zones[zone] = (content, text, self.faces)
            self.faces = before
        self.faces.update(known[2])
        return known[1]

    def pile_text(self, pile: View) -> str:
        if "cards" not in pile:
            return f'{{"count":{pile["count"]}}}'
        cards = ",".join([self.card_text(card) for card in cast("list[View]", pile["cards"])])
        return f'{{"count":{pile["count"]},"cards":[{cards}]}}'

    def card_text(self, shown: View) -> str:
        if "id" not in shown:
            return encode(self.card(shown))
        id = cast("int", shown["id"])
        known = self.cached.cards.get(id)
        if known is None or (known[0] is not shown and known[0] != shown):
            obj = self.game.find(id)
            assert obj is not None, "a view names objects of the game"
            known = self.cached.cards[id] = (shown, encode(self.card(shown)), obj.face)
        else:
            self.face(known[2])
            self.beneath_back(known[2], shown)
        return known[1]

    def beneath_back(self, face: Face, shown: View) -> list[str]:
        """The card that lies face down, for a viewer who may know it: the view says so."""
        return [self.face(face.front)] if face.is_back and "sides" in shown else []

    def card(self, shown: View) -> Json:
        if shown.get("hidden"):
            # Where it stands, and how, everybody sees.
            return {"hidden": True, **{key: shown[key] for key in ("place", "turned") if key in shown}}
        id = cast("int", shown["id"])
        obj = self.game.find(id)
        assert obj is not None, "a view names objects of the game"
        made: Json = {"id": self.mask.name(id), "face": self.face(obj.face)}
        for key, value in shown.items():
            if key in ("id", "key", "name") or (key in SPOKEN and not value):
                continue
            made[key] = self.name(cast("int", value)) if key == "host" else value
        front = self.beneath_back(obj.face, shown)
        if front:
            made["sides"] = front
        return made

    def stack(self, items: list[View]) -> list[Json]:
        made: list[Json] = []
        for item, shown in zip(self.game.state.stack, items, strict=True):
            source = self.game.find(item.frame.source)
            entry: Json = {
                "id": self.mask.name(item.id),
                "kind": shown["kind"],
                "controller": shown["controller"],
                "name": shown["source"],
                "text": shown["text"],
                "label": label_of(self.game, item),
                "targets": [
                    {"id": name} for _, ids in item.targets for id in ids if (name := self.name(id)) is not None
                ],
            }
            if source is not None:
                entry["face"] = self.face(source.face)  # its name stands on the stack for all to read
            here = self.name(item.card or item.frame.source)
            if here is not None:
                entry["source"] = here
            made.append(entry)
        return made

    def battle(self) -> Json | None:
        combat = self.game.state.combat
        if combat is None or not combat.attackers:
            return None
        attackers = [name for id in combat.attackers if (name := self.name(id)) is not None]
        attacker = self.game.find(combat.attackers[0])
        defenders = [] if attacker is None else self.game.opponents(attacker.controller)
        made: Json = {
            "attackers": attackers,
            "blocker": self.name(combat.blocker),
            "player": defenders[0] if defenders else None,
        }
        target = self.name(combat.target)
        if target is not None:
            made["target"] = target
        return made

    def resources(self, player: int) -> tuple[Json, Json]:
        """What a player keeps, and what they have produced and not spent; both lie open."""
        state = self.game.state
        kept: Json = {kind: count for kind, count in sorted(state.resources[player].items()) if count}
        pool: dict[str, int] = {}
        for unit in state.pools[player]:
            pool[unit.colour] = pool.get(unit.colour, 0) + 1
        return kept, dict[str, object](sorted(pool.items()))

    def face_data(self, known: set[str]) -> Json:
        """The faces that have been named and are not known yet; they are from now on."""
        fresh = {key: face_json(self.faces[key]) for key in sorted(self.faces.keys() - known)}
        known.update(fresh)
        return dict[str, object](fresh)
