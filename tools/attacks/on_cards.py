"""Attacks on what the pages for cards and decks ask: searches, texts of home-made cards, profiles, and the library."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable

import httpx

from tools.attacks.on_time import meanwhile
from tools.attacks.target import OUR_PAGE, TABLE, TOO_MANY, Json, Outcome, Target

DRAW = "Draw 1 card."
CARD = {"id": "mine", "name": "Tester", "type": "forward", "element": ["fire"], "cost": 2, "power": 5000}
QUERIES = (
    "",
    "(" * 240 + ")" * 240,
    "-" * 499,
    '"' * 499,
    " ".join(["o:a"] * 120),
    " or ".join(["t:forward"] * 40),
    "cost<=" + "9" * 490,
    "name:" + "[a-z]*" * 80,
    "\x00\ufffe" * 200,
)
NO_CARDS = ("cards/" + "../" * 40 + "passwd", "images/%00")


def slow_texts() -> list[str]:
    """Texts as long as a card's may be, nested, doubtful to the last word, or with endless numbers."""
    nested = DRAW
    for _ in range(40):
        nested = f'It gains "{nested}"'
    return [
        f"{DRAW} " * 90,
        "Choose 1 Forward. " * 60 + "It gains nothing that anybody knows.",
        "If you control 1 or more Forwards, " * 40 + "draw 1 card.",
        "Choose 1 Forward of cost 2 or less or " * 30 + "1 Backup. Break it.",
        nested,
        f"Draw {'9' * 4_000} cards.",
        "a" * 5_000,
        "[" * 2_500,
    ]


async def searches(target: Target) -> Outcome:
    """Queries that take long or mean nothing, pages beyond the last card, all at once and again and again."""

    async def attack() -> str:
        codes: Counter[int] = Counter()
        async with target.http(**OUR_PAGE) as http:
            for _ in range(3):
                asked = [http.get("/api/games/fow/cards", params={"q": query, "count": 120}) for query in QUERIES]
                asked += [http.get("/api/games/fow/cards", params={"q": "o:draw", "from": "9" * 30})]
                asked += [http.get(f"/api/games/fow/{path}") for path in NO_CARDS]
                codes.update(answer.status_code for answer in await asyncio.gather(*asked))
        return f"{codes.total()} searches, answered with {dict(sorted(codes.items()))}"

    outcome = await meanwhile(target, attack)
    outcome.held = outcome.held and "500:" not in outcome.says
    return outcome


async def home_made_texts(target: Target) -> Outcome:
    """Home-made cards whose texts take long to read: at the designer's page, in a deck, and brought to a table."""
    texts = slow_texts()
    deck = "1 mine\n" + "".join(f"3 SR-{number:03}C\n" for number in range(1, 17))

    async def attack() -> str:
        codes: Counter[int] = Counter()
        async with target.http() as http:
            cards = [{**CARD, "id": f"mine{number}", "text": text} for number, text in enumerate(texts)]
            bodies: list[tuple[str, Json]] = [("/api/games/fftcg/read", {"card": card}) for card in cards]
            bodies += [("/api/games/fftcg/check", {"list": deck, "cards": cards})] * 3
            wanted = {**TABLE, "deck": "", "list": deck}
            bodies += [("/api/tables", {**wanted, "cards": [{**card, "id": "mine"}]}) for card in cards]
            codes.update(await asyncio.gather(*(until_taken(http, path, body) for path, body in bodies)))
        return f"{codes.total()} requests with texts, answered with {dict(sorted(codes.items()))}"

    outcome = await meanwhile(target, attack)
    outcome.held = outcome.held and "500:" not in outcome.says
    return outcome


async def until_taken(http: httpx.AsyncClient, path: str, body: Json) -> int:
    """Again and again until it is no longer refused for coming too fast: as fast as the server lets it."""
    for _ in range(100):
        if (code := await quiet(http.post(path, json=body))) != TOO_MANY:
            return code
        await asyncio.sleep(0.2)
    return TOO_MANY


async def other_peoples_decks(target: Target) -> Outcome:
    """Reading, changing and deleting a deck with no key, another's, and one that is nearly right; decks without end."""
    wrong: list[str] = []
    async with target.http(**OUR_PAGE) as http:
        ada, eve = [(await http.post("/api/profiles", json={"name": name})).json()["key"] for name in ("Ada", "Eve")]
        kept = {"game": "fftcg", "name": "Mine", "list": "3 SR-001C\n"}
        made = await http.post("/api/decks", json=kept, headers={"X-Arbiter-Profile": ada})
        id = made.json()["id"]
        id_of_ada, _, secret = ada.partition(".")
        for what, key in {
            "no key": "",
            "another's key": eve,
            "another's secret": f"{id_of_ada}.{eve.partition('.')[2]}",
            "a secret without its last letter": f"{id_of_ada}.{secret[:-1]}",
            "the id alone": id_of_ada,
            "a key of 60,000 letters": f"{id_of_ada}." + "a" * 60_000,
        }.items():
            headers = {"X-Arbiter-Profile": key}
            tried = (
                await quiet(http.get(f"/api/decks/{id}", headers=headers)),
                await quiet(http.post("/api/decks", json={**kept, "id": id, "list": ""}, headers=headers)),
                await quiet(http.post(f"/api/decks/{id}/delete", json={}, headers=headers)),
            )
            wrong += [f"{what}: {code}" for code in tried if not 400 <= code < 500]
        left = (await http.get(f"/api/decks/{id}", headers={"X-Arbiter-Profile": ada})).json()
        if left["versions"][-1]["list"] != kept["list"]:
            wrong.append("the deck was changed")
        endless = [
            await quiet(http.post("/api/decks", json=kept, headers={"X-Arbiter-Profile": eve})) for _ in range(260)
        ]
        if endless.count(201) > 200:
            wrong.append(f"{endless.count(201)} decks were kept for one profile")
    says = "nobody else's deck was seen or changed, and decks without end were refused"
    return Outcome(not wrong, "; ".join(wrong) or says)


async def quiet(asked: Awaitable[httpx.Response]) -> int:
    """The status of an answer; a server that hangs up on what is too fast or too large has refused it, too."""
    try:
        return (await asked).status_code
    except httpx.HTTPError:
        return TOO_MANY


def files_beside(target: Target) -> set[str]:
    """Files of this name where they have no business: anywhere but in the folder of dropped ones."""
    folders = (target.folder, *target.folder.parents[:3])
    return {str(folder / "escaped.json") for folder in folders if (folder / "escaped.json").exists()}


async def library_of_this_computer(target: Target) -> Outcome:
    """Files for the library from other pages and through proxies, with paths for names, empty and far too large."""
    wrong: list[str] = []
    card = json.dumps([{**CARD, "text": DRAW}])
    async with target.http() as http:
        for what, headers in {
            "another page": {"Origin": "https://evil.example"},
            "a proxy": {"X-Forwarded-For": "10.1.2.3"},
            "another name": {"Host": "evil.example"},
        }.items():
            if (await http.post("/api/library?name=x.json", content=card, headers=headers)).status_code != 403:
                wrong.append(what)
        for what, content in {"an empty file": b"", "65 MB": b" " * (65 << 20)}.items():
            code = await quiet(http.post("/api/library?name=x.json", content=content, headers=OUR_PAGE))
            if not 400 <= code < 500:
                wrong.append(what)
        before = files_beside(target)
        await http.post("/api/library?name=../../../escaped.json", content=card, headers=OUR_PAGE)
        while (await http.get("/api/library", headers=OUR_PAGE)).json()["importing"]["at_work"]:
            await asyncio.sleep(0.05)
        if escaped := files_beside(target) - before:
            wrong.append(f"a file was written to {escaped.pop()}")
    says = "only whoever sits at the computer adds to its library, within limits"
    return Outcome(not wrong, "; ".join(wrong) or says)
