"""The table as one player sees it (`Seen`), read from that player's view, which holds only what they may know."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from arbiter.kernel.views import View, is_visible, show_card, view
from arbiter.profile.seen import Card, Item, Pile, Seen
from arbiter.table.looks import look_of

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.state import Obj
    from arbiter.kernel.traits import Face
    from arbiter.profile.look import Look


def number(value: object) -> int:
    return value if isinstance(value, int) else 0


def words(value: object) -> tuple[str, ...]:
    return tuple(str(word) for word in value) if isinstance(value, list) else ()


def read_card(game: Game, shown: View) -> Card:
    """One card of a view, with what is printed on it: whoever may know the card may read it."""
    if shown.get("hidden"):
        place = shown.get("place")
        return Card(hidden=True, game=game.rules.key, place=place if isinstance(place, int) else None)
    obj = game.find(number(shown.get("id")))
    if obj is not None:
        face = obj.face
        printed = face.traits
        text, kinds, groups, flags = face.text, printed.kinds, printed.groups, printed.flags
    else:
        text, kinds, groups, flags = "", frozenset(), frozenset(), frozenset()
    power = shown.get("power")
    counters = cast("dict[str, int]", shown.get("counters") or {})
    return Card(
        id=number(shown.get("id")),
        key=str(shown.get("key", "")),
        name=str(shown.get("name", "")),
        types=words(shown.get("types")),
        colours=words(shown.get("colours")),
        cost=number(shown.get("cost")),
        owner=number(shown.get("owner")),
        controller=number(shown.get("controller", shown.get("owner"))),
        turned=str(shown.get("turned", "")),
        keywords=words(shown.get("keywords")),
        marks=words(shown.get("marks")),
        damage=number(shown.get("damage")),
        fresh=bool(shown.get("fresh")),
        frozen=bool(shown.get("frozen")),
        attacking=bool(shown.get("attacking")),
        blocking=bool(shown.get("blocking")),
        power=power if isinstance(power, int) else None,
        printed_power=number(shown.get("printed_power")),
        counters=tuple((str(kind), number(count)) for kind, count in counters.items()),
        under=words(shown.get("under")),
        face_down=bool(shown.get("face_down")),
        text=text,
        kinds=tuple(sorted(kinds)),
        groups=tuple(sorted(groups)),
        flags=tuple(sorted(flags)),
        limit_cost=0 if obj is None else obj.face.limit_cost,
        guard=guard_of(obj, power),
        printed_guard=0 if obj is None else obj.face.traits.guard,
        strike=0 if obj is None else obj.now.strike,
        level=0 if obj is None else obj.now.level,
        price="" if obj is None else price_words(obj.face, look_of(game.rules.key)),
        game=game.rules.key,
        place=None if "place" not in shown else number(shown["place"]),
        zone="" if obj is None else obj.zone,
    )


def guard_of(obj: Obj | None, power: object) -> int | None:
    """The number that damage is compared with, where it is another than the power."""
    if obj is None or power is None or not (obj.now.guard or obj.face.traits.guard):
        return None
    return obj.now.guard


def price_words(face: Face, look: Look) -> str:
    """A cost as it is written: what may be of any colour, then the signs of the colours."""
    price = face.price
    if price is None or not look.colour_signs:
        return ""
    coloured = "".join(look.colour_signs.get(colour, colour) * count for colour, count in price.coloured)
    free = (price.variable or "") + (str(price.any) if price.any or not (coloured or price.variable) else "")
    return free + coloured


def read_pile(game: Game, shown: object) -> Pile:
    pile = cast("dict[str, object]", shown)
    cards = cast("list[View]", pile.get("cards") or [])
    return Pile(number(pile.get("count")), tuple(read_card(game, card) for card in cards))


def all_of(game: Game, shown: object) -> Pile:
    """Everybody's cards of a zone, whether the players share it or have one each."""
    if not isinstance(shown, list):
        return read_pile(game, shown)
    cards: list[Card] = []
    for player, pile in enumerate(shown):
        cards += [replace(c, controller=player) if c.hidden else c for c in read_pile(game, pile).cards]
    return Pile(len(cards), tuple(cards))


def shared_piles(game: Game, zone: str, pile: Pile) -> tuple[Pile, ...]:
    """A zone that the players share: in play what each of them controls, elsewhere one pile for all."""
    if zone not in game.rules.zones.in_play:
        return (pile,)
    parts = [tuple(c for c in pile.known if c.controller == player) for player in range(game.state.players)]
    return tuple(Pile(len(part), part) for part in parts)


def see(game: Game, viewer: int) -> Seen:
    """The table as this player sees it now."""
    shown = view(game, viewer)
    zones = cast("dict[str, object]", shown["zones"])
    main = game.rules.zones.main
    field_pile = all_of(game, zones[main])
    piles: dict[str, tuple[Pile, ...]] = {}
    for name, content in zones.items():
        if isinstance(content, list):
            piles[name] = tuple(read_pile(game, pile) for pile in content)
        elif name != main:
            piles[name] = shared_piles(game, name, read_pile(game, content))
    items = tuple(
        Item(
            number(item.get("id")),
            str(item.get("kind", "")),
            number(item.get("controller")),
            str(item.get("source", "")),
            str(item.get("text", "")),
            tuple(number(id) for id in cast("list[object]", item.get("targets") or [])),
        )
        for item in cast("list[View]", shown["items"])
    )
    winner = shown.get("winner")
    seen = Seen(
        viewer=viewer,
        format=str(shown["format"]),
        turn=number(shown["turn"]),
        active=number(shown["active"]),
        step=str(shown["step"]),
        priority=number(shown["priority"]),
        over=bool(shown["over"]),
        winner=winner if isinstance(winner, int) else -1,
        why=str(shown.get("why", "")),
        field=field_pile.known,
        piles=piles,
        stack=items,
        game=game.rules.key,
        hand_zone=game.rules.zones.hand,
        deck_zone=game.rules.zones.deck,
        removed_zone=game.rules.zones.removed,
        pools=tuple(tuple(unit.colour for unit in pool) for pool in game.state.pools),
        resources=tuple(dict(kept) for kept in cast("list[dict[str, int]]", shown["resources"])),
    )
    seen.names.update({card.id: card.name for card in seen.cards()})
    return seen


def card_for(game: Game, obj: Obj, viewer: int) -> Card:
    """A card that a question offers to this player.

    Cards of one's own and cards on the table may be known: a search shows them. Those that lie hidden with
    somebody else stay backs, even while they are being picked.
    """
    if obj.owner != viewer and not is_visible(game, obj, viewer):
        return Card(id=obj.id, owner=obj.owner, hidden=True, game=game.rules.key)
    return read_card(game, show_card(game, obj, viewer))
