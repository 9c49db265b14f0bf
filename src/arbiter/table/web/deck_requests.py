"""What is asked over HTTP about the decks that the server keeps for people."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from arbiter.games.registry import entry
from arbiter.table.web import incoming, profiles
from arbiter.table.web.errors import Refused
from arbiter.table.web.homemade import read_cards
from arbiter.table.web.lanes import ASKING
from arbiter.table.web.profiles import Profile, WantedDeck
from arbiter.table.web.rate_limits import Kind
from arbiter.table.web.requests import data_of, json_response, person
from arbiter.table.web.tokens import LONGEST as LONGEST_TOKEN

if TYPE_CHECKING:
    from arbiter.table.web.server import Server

T = TypeVar("T")
KEY = "x-arbiter-profile"  # the header with "id.secret"
LONGEST_NAME = 60


def key_of(request: Request) -> str:
    return request.headers.get(KEY, "")[: LONGEST_TOKEN + incoming.LONGEST_ID]


async def read_as(request: Request, server: Server, look: Callable[[Connection, Profile], T]) -> T:
    """Look something up for the profile that asks."""
    key, store = key_of(request), server.tables.store
    return await server.tables.looking_up.do(lambda: store.read(lambda c: look(c, profiles.read_profile(c, key))))


async def write_as(request: Request, server: Server, change: Callable[[Connection, Profile], T]) -> T:
    """Change something of the profile that asks; done when it is on disk."""
    who = await read_as(request, server, lambda _, profile: profile)
    return await write(server, lambda connection: change(connection, who))


async def write(server: Server, change: Callable[[Connection], T]) -> T:
    """The writer may try a change twice, and serves everybody: what is refused, before anything was written, is told
    to whoever asked for it."""
    made: list[T | Refused] = []

    def work(connection: Connection) -> None:
        try:
            made.append(change(connection))
        except Refused as error:
            made.append(error)

    await server.tables.store.write(work)
    result = made[-1]
    if isinstance(result, Refused):
        raise result
    return result


async def new_profile(request: Request, server: Server) -> Response:
    server.demand_few(ASKING.get(), Kind.KEEPS)
    data = await data_of(request, "name")
    name, now = person(data), server.tables.today()
    id, secret = await write(server, lambda connection: profiles.new_profile(connection, name, now))
    return json_response({"profile": id, "name": name, "key": f"{id}.{secret}"}, 201)


async def profile(request: Request, server: Server) -> Response:
    found = await read_as(request, server, lambda _, profile: profile)
    return json_response({"profile": found.id, "name": found.name})


async def decks(request: Request, server: Server) -> Response:
    return json_response({"decks": await read_as(request, server, profiles.decks_of)})


async def deck(request: Request, server: Server) -> Response:
    id = request.path_params["id"]
    return json_response(await read_as(request, server, lambda c, who: profiles.whole_deck(c, who, id)))


async def keep(request: Request, server: Server) -> Response:
    server.demand_few(ASKING.get(), Kind.KEEPS)
    data = await data_of(request, "id", "game", "format", "name", "list", "cards")
    game = incoming.text_of(data, "game", incoming.LONGEST_ID)
    entry(game)
    wanted = WantedDeck(
        incoming.text_of(data, "id", incoming.LONGEST_ID, ""),
        game,
        incoming.text_of(data, "format", incoming.LONGEST_ID, ""),
        " ".join(incoming.text_of(data, "name", LONGEST_NAME, "").split()) or "A deck",
        incoming.text_of(data, "list", profiles.LONGEST_LIST),
        read_cards(data.get("cards")),
    )
    now = server.tables.today()
    return json_response(await write_as(request, server, lambda c, who: profiles.keep_deck(c, who, wanted, now)), 201)


async def delete(request: Request, server: Server) -> Response:
    await data_of(request)
    id = request.path_params["id"]
    await write_as(request, server, lambda c, who: profiles.delete_deck(c, who, id))
    return json_response({"deleted": id})
