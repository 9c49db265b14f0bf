"""What happens is told as it happens: one stream of plain records from which logs, pictures and sounds are made.

Every event that changes something is told where it is done (`doing.do`), and what rules do that is no event of its own
(an attack, a cast, a search) where they do it. A record says what, by whom, by which card or rule, to what and how
much. It keeps who could know each card in it at that moment, and `as_seen_by` gives a viewer just that, as views do.

The stream is no part of the state. A segment that is run again tells the same again: the driver cuts the stream back to
where the segment began (`Match._rewind`). Nothing is told where nobody listens (`Game.narrate`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.kernel import events as ev
from arbiter.kernel.rows import SIGHT_NOBODY
from arbiter.kernel.state import READY, RESTED, SPECTATOR, Obj
from arbiter.kernel.views import OPEN, View, is_visible, sees

if TYPE_CHECKING:
    from arbiter.kernel.events import Event
    from arbiter.kernel.game import Game
    from arbiter.kernel.traits import Face

# The kinds of event that change something, by the words they are told with. What only says that something has happened
# is told by the rule that does it, whether a text waits for it or not.
KINDS: Final[dict[int, str]] = {
    ev.ENTERS: "enters",
    ev.LEAVES: "leaves",
    ev.SHIFTS: "moves",
    ev.CREATES: "appears",
    ev.TRANSFERS: "transfers",
    ev.PLACES: "takes place",
    ev.DAMAGES: "damages",
    ev.HURTS: "hurts",
    ev.RESTS: "rests",
    ev.READIES: "readies",
    ev.ORIENTS: "turns",
    ev.COUNTS: "counters",
    ev.GAINS: "gains",
    ev.PRODUCES: "produces",
    ev.DRAWS: "draws",
    ev.CONTROLS: "controls",
}
NOBODY: Final = -1
FIZZLES: Final = "fizzles"  # all that was chosen for it is gone
Alteration = tuple[str, str, int]  # of what kind, the word it is about, a number


class Thing:
    """A card or another object as it was spoken of, who could know which card it is, and who could see where it lies.

    Both are a bit for each player, and `SPECTATOR`. What is named to all may lie where not all see it.
    """

    __slots__ = ("id", "face", "owner", "controller", "seen", "found")

    def __init__(self, id: int, face: Face, owner: int, controller: int, seen: int, found: int) -> None:
        self.id = id
        self.face = face
        self.owner = owner
        self.controller = controller
        self.seen = seen | found
        self.found = found

    def as_seen_by(self, viewer: int) -> View:
        """What the viewer knows of it: which card it is, or only whose."""
        if not is_seen(self.seen, viewer):
            return {"hidden": True, "owner": self.owner}
        shown: View = {"key": self.face.key, "name": self.face.name}
        if is_seen(self.found, viewer):
            shown["id"] = self.id
        return {**shown, "owner": self.owner, "controller": self.controller}


class Told:
    """One thing that has happened."""

    __slots__ = (
        "kind",
        "player",
        "subjects",
        "became",
        "sources",
        "targets",
        "whom",
        "amount",
        "word",
        "origin",
        "to",
        "whose",
        "how",
        "by",
        "cause",
        "rule",
        "changes",
        "lasting",
        "place",
        "batch",
        "turn",
    )

    def __init__(self, kind: str, player: int, batch: int, turn: int) -> None:
        self.kind = kind  # a verb, or another word that games and tables know it by
        self.player = player  # who does it, or to whom it happens
        self.subjects: tuple[Thing, ...] = ()  # what it happens to, as it was before
        self.became: Thing | None = None  # the subject where it has come to lie
        self.sources: tuple[Thing, ...] = ()  # the cards by which it happens
        self.targets: tuple[Thing, ...] = ()  # what was chosen for it, what is attacked
        self.whom = NOBODY  # the player who is aimed at
        self.amount = 0
        self.word = ""
        self.origin = ""
        self.to = ""
        self.whose = NOBODY  # in whose zone it comes to lie
        self.how = ""
        self.by = NOBODY  # the player whose action or effect causes it
        self.cause = ""
        self.rule = ""  # the rule process that asks for it
        self.changes: tuple[Alteration, ...] = ()  # what an effect that lasts makes of its subjects
        self.lasting = ""  # how long
        self.place: int | None = None  # the place there, where the zone has places
        self.batch = batch  # what happens together has the same
        self.turn = turn

    def as_seen_by(self, viewer: int) -> View:
        """The same as plain data, with what this viewer (-1: a spectator; OPEN: everybody's cards) may know."""
        shown: View = {"kind": self.kind, "player": self.player, "batch": self.batch, "turn": self.turn}
        for key, number in (("whom", self.whom), ("whose", self.whose), ("by", self.by)):
            if number != NOBODY:
                shown[key] = number
        for key, word in (
            ("word", self.word), ("from", self.origin), ("to", self.to), ("how", self.how), ("cause", self.cause),
            ("rule", self.rule), ("lasting", self.lasting),
        ):  # fmt: skip
            if word:
                shown[key] = word
        if self.amount:
            shown["amount"] = self.amount
        if self.place is not None:
            shown["place"] = self.place
        for key, things in (("subjects", self.subjects), ("sources", self.sources), ("targets", self.targets)):
            if things:
                shown[key] = [thing.as_seen_by(viewer) for thing in things]
        if self.changes:
            shown["changes"] = [list(each) for each in self.changes]
        if self.became is not None:
            shown["became"] = self.became.as_seen_by(viewer)
        return shown


def is_seen(seen: int, viewer: int) -> bool:
    return viewer == OPEN or bool(seen & (SPECTATOR if viewer < 0 else 1 << viewer))


def everybody(game: Game) -> int:
    return SPECTATOR | (1 << game.state.players) - 1


def who_sees(game: Game, obj: Obj) -> int:
    """Everybody who may know which card it is, now and where it lies."""
    seen = 0
    spec = game.rules.zones.specs[obj.zone]
    for viewer in range(-1, game.state.players):
        # What is gone is known as it was where it lay.
        if sees(spec, obj, viewer) if obj.gone else is_visible(game, obj, viewer):
            seen |= SPECTATOR if viewer < 0 else 1 << viewer
    return seen


def thing(game: Game, obj: Obj, shown: bool = False) -> Thing:
    return Thing(obj.id, obj.face, obj.owner, obj.controller, everybody(game) if shown else 0, who_sees(game, obj))


def things(game: Game, objs: tuple[Obj, ...], shown: bool = False) -> tuple[Thing, ...]:
    return tuple([thing(game, obj, shown) for obj in objs])


def told_of(game: Game, kind: str, player: int) -> Told:
    """A record at the end of the stream."""
    told = Told(kind, player, game.under_way.together, game.state.turn)
    told.rule = game.under_way.rule
    if game.under_way.acting is not None:
        told.sources = (game.under_way.acting,)
    game.told.append(told)
    return told


# ---------------------------------------------------------------- what rules do


def tell(
    game: Game,
    kind: str,
    player: int,
    *objs: Obj,
    targets: tuple[Obj, ...] = (),
    whom: int = NOBODY,
    amount: int = 0,
    word: str = "",
    where: Obj | None = None,
    shown: bool = False,
) -> None:
    """A player does something. `where`: beside this. `shown`: everybody sees the cards, wherever they lie."""
    if not game.narrate:
        return
    told = told_of(game, kind, player)
    told.batch = len(game.told)  # it is no part of what happens together
    told.subjects = things(game, objs, shown)
    told.targets = things(game, targets, shown)
    told.whom = whom
    told.amount = amount
    told.word = word
    if where is not None:
        told.to, told.whose = where.zone, where.owner


def tell_play(game: Game, kind: str, player: int, obj: Obj, aims: list[tuple[int, tuple[int, ...]]], word: str) -> None:
    """A card or an ability is played, for all to see, with what was chosen for it."""
    if not game.narrate:
        return
    game.under_way.announced = obj.id
    tell(game, kind, player, obj, word=word, shown=True)
    found = [game.find(id) for _, ids in aims for id in ids]
    game.told[-1].targets = things(game, tuple([each for each in found if each is not None]))


def acts(game: Game, source: Obj | None, openly: bool) -> Thing | None:
    """From here on this card is what things happen by; what it was before. `openly`: all have been told of it."""
    before = game.under_way.acting
    if source is not None:
        game.under_way.acting = thing(game, source, openly)
    return before


# ---------------------------------------------------------------- events


def begin(game: Game, event: Event) -> Told | None:
    """An event is about to be done: its record, with its subject as it is now; None if nothing changes by it."""
    kind = KINDS.get(event.kind)
    if kind is None or is_idle(event):
        return None
    told = told_of(game, kind, event.player)
    subject = event.subject
    if subject is not None:
        told.subjects = (thing(game, subject),)
        if event.player < 0:
            told.player = subject.controller
    rule = game.under_way.rules_of.get(id(event))
    if rule is not None:
        told.rule = rule
    harm = bool(event.kind & (ev.DAMAGES | ev.HURTS))
    # What a rule does is done by the rule, whoever has brought it about.
    if event.other is not None and (harm or (event.kind & ev.MOVES and not told.sources and not told.rule)):
        told.sources = (thing(game, event.other),)
    if event.members and event.kind == ev.DAMAGES:
        members = [game.find(id) for id in event.members]
        told.sources = tuple([thing(game, each) for each in members if each is not None])
    told.origin, told.to, told.how = event.origin, event.to, event.how.value
    told.by, told.cause, told.word = event.by, event.cause, event.word
    told.place = event.place
    told.amount = event.amount
    if event.kind & ev.MOVES:
        told.word = told.word or ("" if event.face_up else "face down")
        if not told.word and event.position is not None and is_unseen_pile(game, event.to):
            told.word = event.position.value
            told.origin = "" if event.origin == event.to else event.origin  # it only changes its place there
        host = game.find(event.onto) if event.onto else None
        if host is not None:
            told.word, told.targets = "onto", (thing(game, host),)
    return told


def is_unseen_pile(game: Game, zone: str) -> bool:
    return zone in game.rules.zones.specs and game.rules.zones.specs[zone].sight is SIGHT_NOBODY


def in_no_order(game: Game, batch: int) -> None:
    """Cards that have gone to a pile together are told by name: their order there is for whoever has chosen it."""
    told = game.told
    places = [i for i in range(batch, len(told)) if told[i].batch == batch and is_unseen_pile(game, told[i].to)]
    mixed = [told[i] for i in places if told[i].subjects]
    if len(mixed) < 2 or len(mixed) < len(places):
        return
    mixed.sort(key=lambda each: (each.subjects[0].face.name, each.subjects[0].face.key))
    for i, each in zip(places, mixed, strict=True):
        told[i] = each


def not_resolved(game: Game, start: int) -> None:
    """What has left the stack since then has done nothing there: it was cancelled, or had no target left."""
    for told in game.told[start:]:
        if told.cause == "resolved":
            told.cause = "not resolved"


def is_idle(event: Event) -> bool:
    """Does it leave everything as it is?"""
    if event.kind & (ev.RESTS | ev.READIES | ev.ORIENTS):
        assert event.subject is not None
        turned = event.amount
        if event.kind != ev.ORIENTS:
            turned = RESTED if event.kind == ev.RESTS else READY
        return event.subject.turned == turned
    return not event.amount and bool(event.kind & (ev.DAMAGES | ev.HURTS | ev.COUNTS | ev.GAINS | ev.PRODUCES))


def finish(game: Game, event: Event, told: Told) -> None:
    """The event is done: where its subject has come to lie, for those who see it there."""
    result = event.result
    if result is not None and event.kind & (ev.MOVES | ev.CREATES | ev.DRAWS):
        there = game.state.objects.get(result.id)
        if there is not None:
            told.became = thing(game, there)
            if is_unseen_pile(game, there.zone):
                told.became.found = 0  # who knows the card need not know where in the pile it lies
            told.whose = there.controller
            if not told.to:
                told.to = there.zone
