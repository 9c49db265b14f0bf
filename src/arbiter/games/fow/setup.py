"""Chapter 405: setting up the game, up to the first turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.fow import lifebreak
from arbiter.games.fow.tokens import coin_face
from arbiter.games.fow.zones import DECK, HAND, ITEM, RULER, STONES, rulers_of
from arbiter.kernel import setters, table_setters
from arbiter.kernel.decisions import ChooseObjects, ChooseOption
from arbiter.kernel.doing import relocate
from arbiter.kernel.telling import tell
from arbiter.script import abilities as ab
from arbiter.script.amounts import Number
from arbiter.script.costs import Mana

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj

OPENING_HAND: Final = 5  # 405.5


def two_faced(game: Game) -> list[Obj]:
    """1306.1: the ruler cards that have two ruler sides."""
    return [
        obj
        for pile in game.state.zones[RULER]
        for obj in pile
        if "ruler" in obj.face.traits.types and any("ruler" in side.traits.types for side in obj.face.other)
    ]


def choose_faces(game: Game) -> None:
    """1306.2: before anything else the player of a two face ruler says which side lies up, one card after another."""
    left = two_faced(game)[int(game.state.resume or "0") :]
    if not left:
        return
    obj = left[0]
    sides = [obj.face, *(side for side in obj.face.other if "ruler" in side.traits.types)]
    chosen = game.ask_one(ChooseOption(obj.owner, tuple(side.name for side in sides), "ruler side", obj.id))
    table_setters.resume_with(game, str(int(game.state.resume or "0") + 1))
    setters.show_side(game, obj, sides[chosen])


def after_faces(game: Game) -> str:
    if int(game.state.resume or "0") < len(two_faced(game)):
        return "setup"
    table_setters.resume_with(game, "")
    return "prepare"


def prepare(game: Game) -> None:
    """405.2 to 405.4: decks are shuffled, life is set, and chance names the first player, who may not decline."""
    state = game.state
    for player in range(state.players):
        table_setters.shuffle_unseen(game, player, DECK)
        table_setters.shuffle_unseen(game, player, STONES)
        table_setters.set_stores(game, player, dict(game.rules.opening_resources))  # 405.3
    chance = table_setters.first_by_chance(game)
    table_setters.set_starting_player(game, chance if state.first < 0 else state.first)  # 1033.2
    tell(game, "begins", state.starting)
    energize(game)
    fill_rulers(game)
    # 405.5  five cards are moved to the hand; this is no drawing
    for player in range(state.players):
        take(game, player, OPENING_HAND)


def energize(game: Game) -> None:
    """1119.2: every ruler gives the players who are not first a will coin of its attributes."""
    state = game.state
    for player in range(state.players):
        if player == state.starting:
            continue
        colours: set[str] = set()
        amount = 1
        for ruler in rulers_of(game, player):
            printed = symbols_of(ruler)
            if printed is None:
                colours |= ruler.face.traits.colours or {"void"}  # 1119.2a
            else:
                colours |= {colour for colour, _ in printed.coloured}  # 1119.3a
            if printed is not None and printed.any:
                colours |= {"void"}
                amount = printed.any  # 1119.3a-2
        if colours:
            face = coin_face(game.rules.layers.library, tuple(sorted(colours)), amount)
            setters.put_token(game, face, player, ITEM)


def symbols_of(ruler: Obj) -> Mana | None:
    """1119.3: what stands behind a printed [Energize]."""
    for program in ruler.face.traits.programs:
        ability = program.ability
        if isinstance(ability, ab.Keyword) and ability.name == "energize" and ability.cost is not None:
            return next((part for part in ability.cost.parts if isinstance(part, Mana)), None)
    return None


def fill_rulers(game: Game) -> None:
    """1122.2a: a ruler with [Mana] begins with so many counters; several instances are added up (1102.3)."""
    for obj in game.field:
        count = sum(
            ability.value.value
            for ability in (program.ability for program in obj.face.traits.programs)
            if isinstance(ability, ab.Keyword) and ability.name == "mana" and isinstance(ability.value, Number)
        )
        if count and obj.zone == RULER:
            setters.give_counters(game, obj, {"mana": count})


def take(game: Game, player: int, count: int) -> None:
    pile = game.state.zones[DECK][player]
    for _ in range(min(count, len(pile))):
        relocate(game, pile[-1], HAND)


def mulligan(game: Game) -> None:
    """405.5, 405.5a: one player after the other shuffles any cards back and takes as many."""
    state = game.state
    done = int(state.resume or "0")
    player = (state.active + done) % state.players
    hand = state.zones[HAND][player][:]
    picked = game.ask_many(ChooseObjects(player, hand, 0, len(hand), "mulligan"))
    table_setters.resume_with(game, str(done + 1))
    if picked:
        for i in picked:
            relocate(game, hand[i], DECK)
        table_setters.shuffle(game, player, DECK)
        take(game, player, len(picked))
        tell(game, "changes", player, amount=len(picked))


def after_mulligan(game: Game) -> str:
    if int(game.state.resume or "0") < game.state.players:
        return "mulligan"
    table_setters.resume_with(game, "")
    lifebreak.lay_out(game)  # 1411.1c
    return "game_start"
