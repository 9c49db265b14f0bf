"""What the property tests share: random matches over the built-in decks, and the questions put to each position."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import cache
from hashlib import sha256
from random import Random

from arbiter import load, saves
from arbiter.bots.chance import random_answer
from arbiter.cards.decks import DeckList
from arbiter.cards.pool import shared
from arbiter.kernel.aspects import EVERYTHING
from arbiter.kernel.chance import Chance, Sealed, Seeded
from arbiter.kernel.chapters import Hints
from arbiter.kernel.dealing import fork
from arbiter.kernel.decisions import Answer, Decision
from arbiter.kernel.errors import IllegalPlay
from arbiter.kernel.game import Game
from arbiter.kernel.hashing import _Ids, encode, encode_obj
from arbiter.kernel.index.versions import bring_up_to_date
from arbiter.kernel.match import Match
from arbiter.kernel.state import GameState, Obj
from arbiter.kernel.traits import Face
from arbiter.kernel.views import is_visible, view
from arbiter.lab.decks import Pair, built_in_decks, pairings
from arbiter.setup import Setup

GAMES = ("fftcg", "fow", "fow5", "gateruler", "caster")
MODE, PASSES = 5, 7  # where the mode of the step, the player with priority and the passes stand in an encoded state
SEALED = 1 << 40
VARIANTS = {"fow5": ("valhalla", "bifrost")}  # formats with rules of their own take turns


@cache
def pairs(game: str) -> list[Pair]:
    return pairings(built_in_decks(game))


def setup_of(game: str, seed: int, players: int = 2) -> Setup:
    """What match number `seed` starts from: every pair of decks has its turn. From SEALED on a secret shuffles."""
    formats = VARIANTS.get(game, ("constructed",))
    if players == 2:
        decks: tuple[DeckList, ...] = pairs(game)[seed % len(pairs(game))]
    else:
        every = built_in_decks(game)
        decks = tuple(every[(seed + i) % len(every)] for i in range(players))
    return Setup(game, formats[seed % len(formats)], decks, chance_of(seed), shared(game))


def chance_of(seed: int) -> Chance:
    return Sealed(sha256(b"%d" % seed).digest()) if seed >= SEALED else Seeded(seed)


def tables() -> list[tuple[str, int]]:
    """Every game with every number of players that it allows beyond two."""
    found: list[tuple[str, int]] = []
    for game in GAMES:
        found += [(game, players) for players in range(3, shared(game).entry.rules.players[1] + 1)]
    return found


def beginning(game: str, seed: int, players: int = 2) -> Callable[[], Game]:
    return setup_of(game, seed, players).begin


def random_match(game: str, seed: int, players: int = 2, give_up: float = 0.0) -> Iterator[Match]:
    """The match at each of its questions, answered at random from outside, so that every segment is re-executed.

    `give_up`: how likely it is that somebody concedes instead.
    """
    match = Match(beginning(game, seed, players))
    random = Random(seed)
    while match.question is not None:
        yield match
        if give_up and random.random() < give_up:
            match.concede(random.choice([player for player in range(players) if not match.game.has_left(player)]))
        else:
            go_on(match, random)
    yield match


def go_on(match: Match, random: Random) -> None:
    assert match.question is not None
    with suppress(IllegalPlay):  # the attempt is dropped and the player chooses again
        match.answer(random_answer(match.question, random))


def asked(match: Match) -> tuple[object, ...] | None:
    """Everything about the question that must be the same however the position was reached."""
    question = match.question
    if question is None:
        return None
    kind = (question.kind, question.why, question.about)
    return (kind, question.player, question.size(), question.bounds(), options(question))


def options(question: Decision) -> object:
    """The options themselves: objects by id, actions by what they do, words as they are."""
    found: object = getattr(question, "options", None)
    if isinstance(found, list):
        return [each.id if isinstance(each, Obj) else each for each in found]
    actions = getattr(question, "actions", None)
    if actions is not None:
        return [action.key() for action in actions]
    return found


def without_hints(game: Game) -> None:
    """Without what its ruleset has for speed only."""
    game.rules = replace(game.rules, hints=Hints())
    game.facts = replace(game.facts, process_reads=EVERYTHING)


def cool(game: Game) -> None:
    """From now on the game keeps nothing that could be worked out: every cell is found anew whenever it is asked."""
    game.index.keep_nothing()


def characteristics_now(game: Game) -> tuple[object, ...] | None:
    """What everything in play is; None in the middle of several changes that count as one."""
    if game.index.held:
        return None
    return tuple(characteristics(obj) for obj in sorted(game.field, key=lambda obj: obj.id))


def characteristics(obj: Obj) -> tuple[object, ...]:
    now = obj.now
    words = (now.names, now.types, now.colours, now.kinds, now.groups, now.keywords, now.flags, now.barred)
    numbers = (now.cost, now.power, now.guard, now.level, now.strike)
    marks = sorted((name, len(each)) for name, each in (now.marks or {}).items())
    programs = sorted(program.text for program in now.programs)
    return obj.id, obj.face.key, tuple(tuple(sorted(each)) for each in words), numbers, tuple(marks), tuple(programs)


def where(match: Match) -> tuple[object, ...]:
    """The position and what is asked in it."""
    return (match.hash(), asked(match), match.over, match.winner)


def replayed(match: Match, answers: list[Answer]) -> Match:
    """A new match from the same start, given all the answers at once."""
    again = Match(match._start)
    again._replay(answers)
    return again


def saved_and_loaded(match: Match, game: str, seed: int, players: int = 2) -> Match:
    """The match, written as text and taken up again."""
    return load(saves.write(setup_of(game, seed, players), match.answers, match.hash()))._driver


def everything(state: GameState) -> tuple[object, ...]:
    """All of a state, what is only remembered of objects long gone included, but for how far the step has come.

    Who has passed is written in place: passes that are forced are the same whenever a segment is run again.
    """
    encoded = encode(state, False)
    ids = _Ids(state, False)
    objects = [(id, obj.zone, obj.gone, obj.became, encode_obj(obj, ids, True)) for id, obj in state.objects.items()]
    numbers = [each.id for group in (state.stack, state.effects, state.delayed, state.pending) for each in group]
    return (*encoded[:MODE], *encoded[PASSES + 1 :], sorted(objects), numbers, state.far, state.dealt)


# ---------------------------------------------------------------- conservation


def physical_cards(state: GameState) -> list[int]:
    """The number of every physical card, wherever it is, those beneath others included."""
    found: list[int] = []
    for piles in state.zones.values():
        for pile in piles:
            for obj in pile:
                if not obj.token:
                    found.append(obj.card)
                found += [card for card, _, _ in obj.under]
    return sorted(found)


def check_zones(state: GameState) -> None:
    """Every object is where it says it is, once, and can be found by its id."""
    for name, piles in state.zones.items():
        for player, pile in enumerate(piles):
            for obj in pile:
                assert obj.zone == name, f"{obj.face.key} lies in {name} and says {obj.zone}"
                assert not obj.gone, f"{obj.face.key} in {name} is gone"
                assert state.objects.get(obj.id) is obj, f"{obj.face.key} in {name} is not the object of its id"
                if len(piles) > 1:
                    holder = {obj.owner, obj.controller}  # a text may put a card into another player's zone
                    assert player in holder, f"{obj.face.key} of player {obj.owner} lies in {name} of {player}"


# ---------------------------------------------------------------- hidden information


def hidden(game: Game, viewer: int) -> Iterator[tuple[list[Obj], int]]:
    """The places of the cards that the viewer may not know."""
    for spec in game.rules.zones.rows:
        for pile in game.state.zones[spec.name]:
            for i, obj in enumerate(pile):
                if not is_visible(game, obj, viewer):
                    yield pile, i


def back_of(game: Game, obj: Obj) -> tuple[str, tuple[str, ...]]:
    return game.state.dealt.get(obj.card, ""), tuple(sorted(obj.face.printed.types & game.rules.zones.backs))


def shuffled(game: Game, viewer: int, random: Random, spare: int = -1) -> Game:
    """The same game, with the cards that the viewer does not know exchanged among their owners' hidden places.

    `spare`: whose own cards stay as they lie.
    """
    other = fork(game, game.state)
    other.under_way.mixing.update(game.under_way.mixing)  # the question may stand in the middle of a text
    places = list(hidden(other, viewer))
    for owner in range(other.state.players):
        if owner == spare:
            continue
        # The cards of two decks of a player do not mix in any game that could have been played, nor do cards that
        # their backs tell apart.
        theirs = [(p, i) for p, i in places if p[i].owner == owner]
        for kind in sorted({back_of(other, p[i]) for p, i in theirs}):
            mine = [(p, i) for p, i in theirs if back_of(other, p[i]) == kind]
            faces = [(pile[i].card, pile[i].face) for pile, i in mine]
            random.shuffle(faces)
            for (pile, i), (card, face) in zip(mine, faces, strict=True):
                made = pile[i].copy()
                made.card, made.face, made.now = card, face, face.traits
                other.state.objects[made.id] = made
                pile[i] = made
    other.index.forget()
    bring_up_to_date(other)
    return other


def words(value: object) -> Iterator[str]:
    """Every string in a view."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, each in value.items():
            yield str(key)
            yield from words(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from words(each)


def open_sides(game: Game, obj: Obj, viewer: int) -> tuple[Face, ...]:
    """The further sides of a card that lies open, where the viewer may look at them."""
    hides = game.rules.zones.hides_sides
    return () if hides is not None and hides(obj, viewer) else obj.face.other


def check_views(game: Game, random: Random) -> None:
    """No player's view tells of a card that is hidden from them, nor depends on one."""
    for viewer in (-1, *range(game.state.players)):
        seen = view(game, viewer)
        json.dumps(seen)
        open_faces = [
            face
            for spec in game.rules.zones.rows
            for pile in game.state.zones[spec.name]
            for obj in pile
            if is_visible(game, obj, viewer)
            for face in (obj.face, *open_sides(game, obj, viewer), *(under for _, under, _ in obj.under))
        ]
        # A card may be named if one of its name lies open, and so may the source of an ability that waits on the
        # stack, wherever that has gone.
        known = {face.key for face in open_faces} | {face.name for face in open_faces}
        told = set(words({name: value for name, value in seen.items() if name != "items"})) - known
        for face in {pile[i].face for pile, i in hidden(game, viewer)}:
            assert face.key not in told, f"player {viewer} is told of {face.key}"
            assert face.name not in told, f"player {viewer} is told of {face.name}"
        assert view(shuffled(game, viewer, random), viewer) == seen, f"player {viewer}'s view depends on hidden cards"
