"""Laying out decks for a game: every card in its zone, and what the cards of the match can wait for or ask about."""

from __future__ import annotations

from arbiter.kernel.carrying_over import carry_over
from arbiter.kernel.catalogue import Catalogue
from arbiter.kernel.chance import Chance, Seeded
from arbiter.kernel.errors import BadDeck
from arbiter.kernel.facts import facts_of
from arbiter.kernel.game import Game
from arbiter.kernel.index.versions import bring_up_to_date
from arbiter.kernel.ruleset import Ruleset
from arbiter.kernel.seating import seat
from arbiter.kernel.state import GameState, Obj
from arbiter.kernel.traits import Face


def new_game(
    rules: Ruleset,
    decks: list[dict[str, list[Face]]],
    chance: Chance | int,
    format: str = "",
    catalogue: Catalogue | None = None,
) -> Game:
    """A game before its first step: every card in the zone that its deck list says. A number is a seed."""
    players = len(decks)
    fewest, most = rules.players
    if not fewest <= players <= most:
        asked = f"{fewest}" if fewest == most else f"{fewest} to {most}"
        raise BadDeck(f"{rules.title} is for {asked} players, each with a deck; there are {players} decks")
    zones: dict[str, list[list[Obj]]] = {
        spec.name: [[]] if spec.shared else [[] for _ in range(players)] for spec in rules.zones.rows
    }
    state = GameState(players, zones, Seeded(chance) if isinstance(chance, int) else chance, rules.zones.table)
    card = 0  # in the beginning every object is a card
    dealt = state.dealt
    objects = state.objects
    for player, deck in enumerate(decks):
        for zone, faces in deck.items():
            face_up = not rules.zones.specs[zone].face_down
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
    state.step = rules.turn.first_step
    faces = [face for deck in decks for faces in deck.values() for face in faces]
    format = format or rules.formats[0]
    game = Game(rules, state, format, facts_of(rules, format, faces, catalogue))
    bring_up_to_date(game)
    return game


def fork(game: Game, state: GameState) -> Game:
    """An independent copy of a game, standing at a copy of this state (a resting point)."""
    made = Game(game.rules, state.clone(), game.format, game.facts)
    made.revision = game.revision
    made.ask_forced = game.ask_forced
    made.ask_anyway = game.ask_anyway
    made.manual_payment = game.manual_payment
    if not game.index.keeps:
        made.index.keep_nothing()
    if state is game.state:
        carry_over(game, made)
    bring_up_to_date(made)
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
        made.state.chance = Seeded(seed)
        return made
