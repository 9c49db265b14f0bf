"""What is asked over HTTP about cards: looking them up, what goes with a deck, what a text means, and the library."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from arbiter.cards.library.images import image_bytes
from arbiter.cards.library.store import Library
from arbiter.cards.places import library_path
from arbiter.kernel.errors import BadDeck
from arbiter.table.web import card_lookup, incoming
from arbiter.table.web.aside import export_list, read_card, read_list
from arbiter.table.web.card_lookup import Lookup
from arbiter.table.web.errors import Refused
from arbiter.table.web.faces import Json
from arbiter.table.web.homemade import read_cards
from arbiter.table.web.importing import LARGEST, file_name
from arbiter.table.web.requests import body, data_of, game_of, json_response, whole
from arbiter.table.web.rule_words import keywords_json, rule_json

if TYPE_CHECKING:
    from arbiter.table.web.server import Server

USUAL_COUNT = "60"
IMAGE_TYPES = (
    (b"\x89PNG", "image/png"),
    (b"\xff\xd8\xff", "image/jpeg"),
    (b"GIF8", "image/gif"),
    (b"RIFF", "image/webp"),
)


def lookup_of(server: Server, game: str) -> Lookup:
    return server.lookups.of(server.tables.pool(game))


async def cards(request: Request, server: Server) -> Response:
    """Cards for which a query holds: ?q=…&from=0&count=60."""
    game, asked = game_of(request), request.query_params
    first, count = whole(asked.get("from", "0")), whole(asked.get("count", USUAL_COUNT))
    query = asked.get("q", "")
    found = lambda: card_lookup.found_json(lookup_of(server, game), query, first, count)  # noqa: E731
    return json_response(await server.tables.looking_up.do(found))


async def card(request: Request, server: Server) -> Response:
    game, key = game_of(request), request.path_params["id"]
    return json_response(await server.tables.looking_up.do(lambda: card_lookup.card_json(lookup_of(server, game), key)))


async def filters(request: Request, server: Server) -> Response:
    """What can be filtered by, with how many cards have it."""
    game = game_of(request)

    def look() -> Json:
        lookup = lookup_of(server, game)
        return {"filters": lookup.shares, "cards": len(lookup.index.entries), "images": len(lookup.images)}

    return json_response(await server.tables.looking_up.do(look))


async def fields(request: Request, server: Server) -> Response:
    """What is printed on cards of the game."""
    game = game_of(request)
    return json_response(await server.tables.looking_up.do(lambda: {"fields": card_lookup.fields_json(game)}))


async def keywords(request: Request, server: Server) -> Response:
    """What the keywords of a game mean, in our words."""
    game = game_of(request)
    return json_response(await server.tables.looking_up.do(lambda: {"keywords": keywords_json(game)}))


async def rule(request: Request, server: Server) -> Response:
    """What a rule asks, in our words."""
    game, number = game_of(request), request.path_params["id"]
    return json_response(await server.tables.looking_up.do(lambda: rule_json(game, number)))


async def suggest(request: Request, server: Server) -> Response:
    """What could be added to a deck?"""
    game = game_of(request)
    data = await data_of(request, "format", "list")
    format = incoming.text_of(data, "format", incoming.LONGEST_ID, "") or None
    text = incoming.text_of(data, "list", incoming.LONGEST)

    def look() -> Json:
        lookup = lookup_of(server, game)
        try:
            deck = read_list(game, text, lookup.pool)
        except BadDeck as error:
            raise Refused("deck", str(error)) from None
        return {"cards": card_lookup.suggestions(lookup, deck, format)}

    return json_response(await server.tables.lists.do(look))


async def export(request: Request, server: Server) -> Response:
    """A list in a form that another program reads."""
    game = game_of(request)
    data = await data_of(request, "list", "form", "cards")
    text, form = incoming.text_of(data, "list", incoming.LONGEST), incoming.text_of(data, "form", incoming.LONGEST_ID)
    extra = read_cards(data.get("cards"))
    return json_response(
        await server.tables.lists.do(lambda: server.tables.aside(game, export_list, game, text, form, extra))
    )


async def read(request: Request, server: Server) -> Response:
    """What becomes of a card that somebody writes."""
    game = game_of(request)
    data = await data_of(request, "card")
    (written,) = read_cards([data.get("card")])
    return json_response(await server.tables.lists.do(lambda: server.tables.aside(game, read_card, game, written)))


# ---------------------------------------------------------------- the library of this computer


async def images(request: Request, server: Server) -> Response:
    """The ids of the cards that the library has a picture of."""
    game = game_of(request)
    return json_response(await server.tables.looking_up.do(lambda: {"ids": list(lookup_of(server, game).images)}))


async def image(request: Request, server: Server) -> Response:
    """The picture of a card, from the folder or zip that the library remembers."""
    game, key = game_of(request), request.path_params["id"]

    def look() -> bytes:
        found = lookup_of(server, game).images.get(key)
        if found is None:
            raise Refused("unknown", "there is no picture of this card")
        try:
            return image_bytes(*found)
        except (OSError, KeyError) as error:
            raise Refused("unknown", f"the picture cannot be read: {error}") from None

    content = await server.tables.looking_up.do(look)
    kind = next((kind for begins, kind in IMAGE_TYPES if content.startswith(begins)), None)
    if kind is None:
        raise Refused("unknown", "this is no picture any more")
    return Response(content, 200, {"Cache-Control": "private, max-age=86400"}, kind)


async def library(request: Request, server: Server) -> Response:
    """What the library of this computer has, and how far a file is that is being taken in."""

    def look() -> Json:
        path = library_path()
        if not path.is_file():
            return {"games": {}, "files": []}
        with Library(path) as opened:
            files = [
                {"game": file.game, "shape": file.shape, "cards": file.cards, "added": file.added}
                for file in opened.files()
            ]
            return {"games": opened.games(), "files": files}

    found = await server.tables.looking_up.do(look)
    return json_response({**found, "importing": server.importing.json(), "mine": server.is_the_owner(request)})


async def add_to_library(request: Request, server: Server) -> Response:
    """A file of cards, in any known shape, for the library of this computer: ?name=cards.json."""
    if not server.is_the_owner(request):
        raise Refused("origin", "only whoever sits at the server's computer adds to its library")
    content = await body(request, LARGEST)
    if not content:
        raise Refused("bad", "the file is empty")
    server.importing.begin(file_name(request.query_params.get("name", "")), content)
    return json_response(server.importing.json(), 202)
