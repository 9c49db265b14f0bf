"""Laying out decks for a game: every card in its zone, and what the cards of the match can wait for or ask about."""

from __future__ import annotations

from arbiter.kernel import events as ev
from arbiter.kernel.catalogue import Catalogue
from arbiter.kernel.errors import BadDeck
from arbiter.kernel.game import Game
from arbiter.kernel.ruleset import Ruleset
from arbiter.kernel.seating import seat
from arbiter.kernel.state import GameState, Obj, seeded
from arbiter.kernel.traits import Face


def new_game(
    rules: Ruleset,
    decks: list[dict[str, list[Face]]],
    seed: int,
    format: str = "",
    catalogue: Catalogue | None = None,
) -> Game:
    """A game before its first step: every card in the zone that its deck list says."""
    players = len(decks)
    fewest, most = rules.players
    if not fewest <= players <= most:
        asked = f"{fewest}" if fewest == most else f"{fewest} to {most}"
        raise BadDeck(f"{rules.title} is for {asked} players, each with a deck; there are {players} decks")
    zones: dict[str, list[list[Obj]]] = {
        spec.name: [[]] if spec.shared else [[] for _ in range(players)] for spec in rules.zones
    }
    state = GameState(players, zones, seed, rules.table)
    card = 0  # in the beginning every object is a card
    dealt = state.dealt
    objects = state.objects
    for player, deck in enumerate(decks):
        for zone, faces in deck.items():
            face_up = not rules.zone(zone).face_down
            pile = zones[zone][player]
            for face in faces:
                card += 1
                dealt[card] = zone
                obj = objects[card] = Obj(card, card, face, player, zone)
                if not face_up:
                    obj.face_up = False
                pile.append(obj)
    state.serial = card
    seat(rules, state)
    state.step = rules.first_step
    game = Game(rules, state, format or rules.formats[0])
    game.catalogue = catalogue
    listen(game, [face for deck in decks for faces in deck.values() for face in faces])
    return game


def listen(game: Game, faces: list[Face]) -> None:
    """What the cards of this match can wait for or ask about."""
    rules = game.rules
    zones: list[str] = []
    steps: set[str | None] = set()
    game.faces = tuple(dict.fromkeys(faces))
    for face in game.faces:
        if face.heedless:
            continue
        game.watch_far |= face.traits.watch & ev.SHIFTS  # a card sees its own moves between zones out of play
        game.remember |= face.remembers
        game.recall |= face.recalls
        game.imagines = game.imagines or face.sees_abilities
        game.treats = game.treats or bool(face.treats)
        game.speaks_far = game.speaks_far or bool(face.elsewhere)
        if face.counts_harm:
            game.counts_harm = True
            game.guards |= ev.DAMAGES | ev.HURTS
        for program in face.elsewhere:
            for zone in program.zones:
                if zone in rules.in_play:
                    continue
                if program.is_activated and zone not in game.use_far:
                    game.use_far = (*game.use_far, zone)
                if program.is_triggered:
                    game.watch_elsewhere[zone] = game.watch_elsewhere.get(zone, 0) | program.kinds
                    game.watch_far |= program.kinds
                    if program.kinds & ev.STEPS:
                        steps.add(program.step)
                elif program.guarding:
                    game.guards |= program.guarding  # it is asked when its own object would move
                elif (
                    program.is_static
                    and not program.treats
                    and (not program.own or program.affects)
                    and zone not in zones
                ):
                    zones.append(zone)
    game.watch_elsewhere = dict(sorted(game.watch_elsewhere.items()))
    game.elsewhere_statics = tuple(sorted(zones))
    game.useful = useful_zones(rules, game.use_far)
    if not steps:
        return
    # A step is waited for by its own name or by another that it goes by.
    game.far_steps = frozenset(
        name
        for name in [*rules.steps, *(program.step for face in game.faces for program in face.elsewhere if program.step)]
        if None in steps or not steps.isdisjoint(step_words(rules, name))
    )


def step_words(rules: Ruleset, step: str) -> tuple[str, ...]:
    """The names that a step goes by."""
    return (step, *rules.steps[step].words) if step in rules.steps else (step,)


def useful_zones(rules: Ruleset, used: tuple[str, ...]) -> frozenset[str]:
    """The zones in which cards are of use to their owner."""
    return frozenset(spec.name for spec in rules.zones if spec.name not in rules.idle_zones or spec.name in used)


def fork(game: Game, state: GameState) -> Game:
    """An independent copy of a game, standing at a copy of this state (a resting point)."""
    made = Game(game.rules, state.clone(), game.format)
    made.remember = game.remember
    made.recall = game.recall
    made.watch_elsewhere = game.watch_elsewhere
    made.elsewhere_statics = game.elsewhere_statics
    made.faces = game.faces
    made.catalogue = game.catalogue
    made.watch_far = game.watch_far
    made.imagines = game.imagines
    made.treats = game.treats
    made.guards = game.guards
    made.counts_harm = game.counts_harm
    made.use_far = game.use_far
    made.speaks_far = game.speaks_far
    made.useful = game.useful
    made.far_steps = game.far_steps
    made.ask_forced = game.ask_forced
    made.manual_payment = game.manual_payment
    return made


class Deal:
    """Decks laid out once for as many games as are wanted.

    Cards out of play are never written to, so the games share them until they move.
    """

    __slots__ = ("laid_out",)

    def __init__(
        self,
        rules: Ruleset,
        decks: list[dict[str, list[Face]]],
        format: str = "",
        catalogue: Catalogue | None = None,
    ) -> None:
        self.laid_out = new_game(rules, decks, 0, format, catalogue)

    def game(self, seed: int) -> Game:
        """The same game as `new_game` makes of these decks."""
        made = fork(self.laid_out, self.laid_out.state)
        made.state.rng = seeded(seed)
        return made
