"""What is asked over HTTP: games and decks, tables to make, join and list, replays."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, cast

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from arbiter import __version__
from arbiter.bots import registry as bots
from arbiter.cards.decks import DeckList, deck_rules
from arbiter.cards.exporting import FORMS
from arbiter.cards.face_json import face_json
from arbiter.games.printed_fields import Card
from arbiter.games.registry import entry, playable
from arbiter.games.registry import games as all_games
from arbiter.kernel.errors import ArbiterError, BadDeck
from arbiter.table.layout import layout_of
from arbiter.table.web import incoming, seating
from arbiter.table.web.aside import check_list, verdict
from arbiter.table.web.clocks import TimeRule
from arbiter.table.web.errors import Refused, refusal
from arbiter.table.web.faces import Json
from arbiter.table.web.homemade import read_cards
from arbiter.table.web.lanes import ASKING
from arbiter.table.web.listing import public_json
from arbiter.table.web.metrics import CONTENT_TYPE
from arbiter.table.web.outgoing import dump
from arbiter.table.web.playing_again import Replay
from arbiter.table.web.rate_limits import Kind
from arbiter.table.web.records import PLAYING, WAITING
from arbiter.table.web.replays import LARGEST, frames_json
from arbiter.table.web.seating import BOT, CLOCKS, LONGEST_NAME, OPPONENTS, TIMERS, Guest, NewTable, Ticket
from arbiter.table.web.series import LENGTHS, SINGLE
from arbiter.table.web.tokens import EVERYBODY
from arbiter.table.web.tokens import LONGEST as LONGEST_TOKEN

if TYPE_CHECKING:
    from arbiter.table.web.server import Server

Handler = Callable[[Request], Awaitable[Response]]
Answerer = Callable[[Request, "Server"], Awaitable[Response]]


def json_response(data: Json | bytes, status: int = 200) -> Response:
    body = data if isinstance(data, bytes) else dump(data)
    return Response(body, status, {"Cache-Control": "no-store"}, "application/json")


def guarded(handler: Answerer) -> Handler:
    """Every error in the protocol's shape; what makes something is asked for by our own pages, and not too often."""

    async def handle(request: Request) -> Response:
        server = server_of(request)
        begun = time.monotonic()
        answer = await answer_for(request, server)
        route = f"{request.method} {getattr(request.scope.get('route'), 'path', '')}"
        server.metrics.requests.labels(route, answer.status_code).observe(time.monotonic() - begun)
        return answer

    async def answer_for(request: Request, server: Server) -> Response:
        address = server.address(request)
        try:
            if request.method == "POST" and not server.origin_is_ours(request):
                raise Refused("origin", "this page may not talk to the table")
            server.demand_few(address, server.kind_of(request))
            ASKING.set(address)
            return await handler(request, server)
        except ArbiterError as error:
            refused = refusal(error)
            server.refused(refused.code)
            answer = json_response(refused.json(), refused.status)
            if refused.code in ("size", "slow", "flood"):
                answer.headers["Connection"] = "close"  # what is still to come is not read
            return answer

    return handle


def server_of(request: Request) -> Server:
    return cast("Server", request.app.state.server)


async def body(request: Request, most: int) -> bytes:
    """The body of a request, read no further than it may be long, and waited for no longer than it may take."""
    found = bytearray()
    seconds = server_of(request).limits.body_within
    try:
        async with asyncio.timeout(seconds):
            async for piece in request.stream():
                found += piece
                if len(found) > most:
                    raise Refused("size", f"a request has at most {most} characters")
    except ClientDisconnect:
        raise Refused("bad", "the request broke off") from None
    except TimeoutError:
        raise Refused("slow", f"the request did not arrive within {seconds:g} s") from None
    return bytes(found)


async def data_of(request: Request, *known: str) -> incoming.Data:
    data = incoming.load(await body(request, incoming.LONGEST))
    strange = [key for key in data if key not in known]
    if strange:
        raise Refused("bad", f"{strange[0]!r:.40} is unknown; there are {', '.join(known)}")
    return data


def game_of(request: Request) -> str:
    key = request.path_params["game"]
    entry(key)
    return str(key)


# ---------------------------------------------------------------- games and decks


async def games(request: Request, server: Server) -> Response:
    """Those that can be played come first; the lobby begins with the first of them."""
    keys = tuple(dict.fromkeys((*playable(), *all_games())))
    if server.games is None or server.games[0] != keys:  # they stay as they are, unless a folder is added
        server.games = (keys, await server.tables.looking_up.do(lambda: games_json(server, keys)))
    return json_response(server.games[1])


def games_json(server: Server, keys: tuple[str, ...]) -> bytes:
    return dump({"games": [game_json(server, key) for key in keys]})


def game_json(server: Server, key: str) -> Json:
    made: Json = {"key": key, "title": entry(key).title, "playable": key in playable()}
    if key in playable():
        rules = entry(key).rules
        made["formats"] = list(rules.formats)
        made["players"] = list(rules.players)
        made["best"] = [SINGLE] if entry(key).sideboard is None else list(LENGTHS)
        made["bots"] = sorted(bots.NAMES)
        made["parts"] = [{"name": part.name, "title": part.title} for part in deck_rules(key).parts]
        made["forms"] = list(FORMS)
        made["timers"] = list(TIMERS)
        made["clocks"] = [list(each) for each in CLOCKS]
        made["decks"] = [
            {"key": name, "name": deck.name, "about": deck.about, "cards": len(deck), "formats": kinds,
             "colours": colours(server, deck)}
            for name, (deck, kinds) in server.tables.built_in[key].items()
        ]  # fmt: skip
    return made


def colours(server: Server, deck: DeckList) -> list[str]:
    """The colours of a deck, the commonest first."""
    faces = [face for part in deck.faces(server.tables.pool(deck.game)).values() for face in part]
    counts = Counter(colour for face in faces for colour in sorted(face.printed.colours))
    return [colour for colour, _ in counts.most_common()]


async def layout(request: Request, server: Server) -> Response:
    return json_response(layout_of(game_of(request)).data)


async def deck(request: Request, server: Server) -> Response:
    game, name = game_of(request), request.path_params["deck"]
    return json_response(await server.tables.looking_up.do(lambda: deck_json(server, game, name)))


def deck_json(server: Server, game: str, key: str) -> Json:
    pool = server.tables.pool(game)
    try:
        found = server.tables.deck(game, key)
    except BadDeck as error:
        raise Refused("unknown", str(error)) from None
    titles = {part.name: part.title for part in deck_rules(game).parts}
    parts = [
        {
            "name": name,
            "title": titles[name],
            "cards": [{"count": count, "face": card} for card, count in Counter(keys).items()],
        }
        for name, keys in found.parts
        if keys
    ]
    faces = {card: face_json(pool.face(card)) for _, keys in found.parts for card in dict.fromkeys(keys)}
    return {
        "key": key,
        "name": found.name,
        "about": found.about,
        "text": found.text(pool),
        "parts": parts,
        "faces": faces,
    }


async def check_deck(request: Request, server: Server) -> Response:
    game = game_of(request)
    data = await data_of(request, "format", "deck", "list", "cards", "faces")
    format, name, text = deck_choice(data)
    cards, faces = read_cards(data.get("cards")), incoming.flag_of(data, "faces", False)
    return json_response(
        await server.tables.reading(text).do(lambda: check_json(server, game, format, name, text, cards, faces))
    )


def deck_choice(data: incoming.Data) -> tuple[str | None, str, str]:
    """The format (or None), the built-in deck's name and the pasted list, one of which is empty."""
    format = incoming.text_of(data, "format", incoming.LONGEST_ID, "") or None
    name = incoming.text_of(data, "deck", incoming.LONGEST_ID, "")
    text = incoming.text_of(data, "list", incoming.LONGEST, "")
    if bool(name) == bool(text.strip()):
        raise Refused("deck", "choose a deck by its name, or paste a list")
    return format, name, text


def check_json(
    server: Server, game: str, format: str | None, name: str, text: str, cards: tuple[Card, ...], faces: bool
) -> Json:
    if text.strip():
        return server.tables.aside(game, check_list, game, format, text, cards, faces)
    try:
        return verdict(server.tables.deck(game, name), format, server.tables.pool(game), faces)
    except BadDeck as error:
        return {"legal": False, "name": "", "cards": 0, "violations": [{"rule": "", "says": str(error), "cards": []}]}


# ---------------------------------------------------------------- tables


async def list_tables(request: Request, server: Server) -> Response:
    """What is being played in public, and tables at which somebody waits for whoever comes."""

    def look() -> list[Json]:
        waiting = [row for row in server.tables.recent(WAITING) if row["open"]]
        return [*server.tables.recent(PLAYING), *waiting]

    rows: list[Json] = []
    for row in await server.tables.looking_up.do(look):
        there = server.tables.in_memory.get(str(row["table"]))
        here = there is not None and bool(there.seated)
        if here or row["state"] == PLAYING:  # nobody is sent to a table that its maker has left
            rows.append({**row, "watchers": 0 if there is None else len(there.watchers), "here": here})
    return json_response({"tables": rows})


async def table(request: Request, server: Server) -> Response:
    async with server.tables.at(request.path_params["id"]) as found:
        return json_response(public_json(found.record, len(found.watchers)))


async def create(request: Request, server: Server) -> Response:
    data = await data_of(
        request, "game", "format", "name", "deck", "list", "opponent", "bot", "bot_deck", "timer", "clock",
        "increment", "public", "cards", "players", "best",
    )  # fmt: skip
    game = incoming.text_of(data, "game", incoming.LONGEST_ID)
    entry(game)
    format, name, text = deck_choice(data)
    opponent = incoming.text_of(data, "opponent", incoming.LONGEST_ID, BOT)
    if opponent not in OPPONENTS:
        raise Refused("bad", f"opponent must be one of {', '.join(OPPONENTS)}")
    wanted = NewTable(
        game,
        format,
        person(data),
        name,
        text,
        opponent,
        incoming.text_of(data, "bot", incoming.LONGEST_ID, "greedy"),
        incoming.text_of(data, "bot_deck", incoming.LONGEST_ID, ""),
        TimeRule(*(incoming.number_of(data, key, 0) for key in ("timer", "clock", "increment"))),
        incoming.flag_of(data, "public", True),
        read_cards(data.get("cards")),
        incoming.number_of(data, "players", 2),
        incoming.number_of(data, "best", SINGLE),
    )
    return json_response(ticket_json(await seating.create(server.tables, wanted)), 201)


async def join(request: Request, server: Server) -> Response:
    data = await data_of(request, "invite", "name", "deck", "list", "cards")
    _, name, text = deck_choice(data)
    invite = incoming.text_of(data, "invite", LONGEST_TOKEN)
    if invite == EVERYBODY:
        server.demand_few(ASKING.get(), Kind.SITS)
    guest = Guest(invite, person(data), name, text, read_cards(data.get("cards")))
    ticket = await seating.join(server.tables, request.path_params["id"], guest)
    return json_response(ticket_json(ticket), 201)


def person(data: incoming.Data) -> str:
    """What a player wants to be called, in one line."""
    name = " ".join(incoming.text_of(data, "name", LONGEST_NAME, "").split())
    return "".join(sign for sign in name if sign.isprintable()) or "Somebody"


def ticket_json(ticket: Ticket) -> Json:
    made: Json = {"table": ticket.table, "seat": ticket.seat, "token": ticket.token}
    if ticket.invite:
        made["invite"] = ticket.invite
    return made


# ---------------------------------------------------------------- replays


async def replays(request: Request, server: Server) -> Response:
    return json_response({"replays": await server.tables.looking_up.do(server.replays.listed)})


async def load_replay(request: Request, server: Server) -> Response:
    server.demand_few(ASKING.get(), Kind.HEAVY)
    raw = await body(request, LARGEST)
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused("bad", "the file is not UTF-8 text") from None
    return json_response({"id": await server.replays.add(text)}, 201)


async def replay(request: Request, server: Server) -> Response:
    id, side = request.path_params["id"], request.query_params.get("side", "0")
    return json_response((await played_again(server, id, side)).about)


async def played_again(server: Server, id: str, side: str) -> Replay:
    """The replay; one that is not ready is played again, which an address may not ask for often."""
    ready = server.replays.ready(id, side)
    if ready is not None:
        return ready
    server.demand_few(ASKING.get(), Kind.HEAVY)
    return await server.tables.replaying.do(lambda: server.replays.replay(id, side))


async def frames(request: Request, server: Server) -> Response:
    id, query = request.path_params["id"], request.query_params
    replay = await played_again(server, id, query.get("side", "0"))
    return json_response(frames_json(replay, whole(query.get("from", "0")), whole(query.get("count", "20"))))


def whole(word: str) -> int:
    if not word.isascii() or not word.isdigit() or len(word) > 7:
        raise Refused("bad", f"{word[:20]!r} is no whole number")
    return int(word)


async def course(request: Request, server: Server) -> Response:
    id, start = request.path_params["id"], whole(request.query_params.get("from", "0"))
    return json_response(await server.tables.analysing.do(lambda: server.analyses.course(id, start)))


async def look(request: Request, server: Server) -> Response:
    id, query = request.path_params["id"], request.query_params
    at, rounds = whole(query.get("at", "0")), whole(query.get("rounds", "0"))
    return json_response(await server.tables.analysing.do(lambda: server.analyses.look(id, at, rounds)))


async def replay_file(request: Request, server: Server) -> Response:
    id = request.path_params["id"]
    server.demand_few(ASKING.get(), Kind.HEAVY)
    text = await server.tables.replaying.do(lambda: server.replays.file(id))
    name = f'attachment; filename="arbiter-{id}.json"'
    return Response(text, 200, {"Content-Disposition": name, "Cache-Control": "no-store"}, "application/json")


# ---------------------------------------------------------------- for whoever watches over the server


async def health(request: Request) -> Response:
    """Is the server well? For programs that start it again when it is not."""
    server = server_of(request)
    problem = await server.problem()
    made: Json = {"ok": not problem, "version": __version__}
    if problem:
        made["says"] = problem
    return json_response(made, 503 if problem else 200)


async def figures(request: Request) -> Response:
    server = server_of(request)
    if not server.may_read_figures(request):
        refused = Refused("origin", "figures are given to this computer alone; others are named with --metrics-for")
        return json_response(refused.json(), refused.status)
    return Response(server.metrics.text(), 200, {"Cache-Control": "no-store"}, CONTENT_TYPE)
