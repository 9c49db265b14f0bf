"""Chapters 104.9 and 212: clusters and collections as data, and the printings of a card as one card.

A card belongs to every collection in which one of its printings was released, and all its printings have the text of
the newest one.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from arbiter.games.printed_fields import Card

# 212.3  the clusters from the oldest to the newest, each with its collections; after a dash other abbreviations of one
CLUSTERS: dict[str, str] = {
    "Valhalla": "S 1 2 3",
    "Grimm": "CMF-G1 TAT-G2 MPR-G3 MOA-G4",
    "Alice": "VS01 SKL-A1 TTW-A2 TMS-A3 BFA-A4",
    "Lapis": "SDL1 SDL2 SDL3 SDL4 SDL5 CFC-L1 LEL-L2 RDE-L3 EBW-L4-ENW",
    "Reiya": "SDR1 SDR2 SDR3 SDR4 SDR5 SDR6 ACN-R1 ADK-R2 TSW-R3 WOM-R4",
    "New Valhalla": "SDV1 SDV2 SDV3 SDV4 SDV5 NDR-V1 SNV-V2 AOA-V3 DBV-V4",
    "Alice Origin": "SDA01-SDAO1 SDA02-SDAO2 AO1 AO2 AO3 PofA-AO4",
    "Saga": "EDL-S1 MSW-S2 ROL-S1.5 ADW-S3 TST-S4",
    "Duel": "DSD GOG-D1 GRL-D2 GRV-D3",
    "Hero": "HSD NEW-H1-NWE TUS-H2 TWS-H3 CMB-H4 CST-H5 JRP-H6",
    "Trinity": "TSD1 TSD2 TTT-T1 TSR-T2 TUE-T3 TOP-T4",
    "Evil": "ESD1 ESD2 DRC-E1 JRV-E2 AVL-E3 QSK-E4",
}
# 212.3  collections of no cluster. The document gives no dates: they count as later than what they print anew.
APART: Final = (
    "VIN001 VIN002 VIN003 GITS2045 GITS2045SD ATD MP01 MP02 MP03 MC01 MC02 MC03 MC04 MC05 MC06 MC07 MC08 MC09 MC10 "
    "ABC-WB ABC-WD ABC-RG ABC-RD ABC-BG ABC-SD01 ABC-SD02 ABC-SD03 ABC-SD04 ABC-SD05 ABC-SD06 ABC-SD07 ABC-SD08 "
    "ABC-SD09 ABC-SD10 ABC-SD11"
)


def listed() -> dict[str, tuple[int, tuple[str, ...]]]:
    """Every abbreviation with its place in time and all words that mean its collection or its cluster."""
    found: dict[str, tuple[int, tuple[str, ...]]] = {}
    for cluster, line in CLUSTERS.items():
        for collection in line.split():
            names = tuple(collection.split("-"))
            for name in names:
                found[name] = (len(found), (*names, cluster))
    for name in APART.split():
        found[name] = (len(found), (name,))
    return found


LISTED: Final = listed()


def abbreviation(card: Card) -> str:
    """212.2: the collection of a promo card is the one that it was given away with."""
    whole = str(card.get("set") or "")
    return whole if whole in LISTED else whole.partition(" ")[0]


def groups_of(card: Card) -> frozenset[str]:
    """212.2: what a text may call the cluster and the collections that a card was released in."""
    found = {str(card["set_name"])} if card.get("set_name") else set()
    released = card.get("released_in") or ()
    for name in (abbreviation(card), *(released if isinstance(released, (list, tuple)) else ())):
        if str(name) in LISTED:
            found |= set(LISTED[str(name)][1])
        elif name:
            found |= {str(name)}
    if abbreviation(card) not in LISTED and card.get("cluster"):
        found.add(str(card["cluster"]))  # a collection that the list does not know says itself where it belongs
    return frozenset(found)


# ---------------------------------------------------------------- 104.9  printings

ALTERNATIVE: Final = "(alternative)"
PRINTING: Final = ("id", "set", "set_name", "cluster", "rarity")  # what a printing has for itself


def further(card: Card) -> list[Card]:
    """The sides behind the first."""
    sides = card.get("other") or ()
    return [side for side in sides if isinstance(side, Mapping)] if isinstance(sides, (list, tuple)) else []


def type_line(card: Card) -> str:
    types = card.get("type") or ()
    return " ".join(str(each) for each in types) if isinstance(types, (list, tuple)) else str(types)


def same_card(card: Card) -> tuple[str, ...]:
    """What printings of one card have in common: names and cost, and of its types the general one (203.2b)."""
    general, _, kind = type_line(card).rpartition(" ")
    return (
        str(card.get("name")),
        str(card.get("cost")),
        general.split(" ")[0].lower() if kind else "",
        *(str(side.get("name")) for side in further(card)),
    )


def halves_of(card: Card) -> list[Card]:
    """The parts of an alternative card, each as a card of its own."""
    if ALTERNATIVE not in type_line(card).lower():
        return []
    own = {field: card[field] for field in PRINTING if field in card}
    front = {field: value for field, value in card.items() if field != "other"}
    return [
        {**own, **side, "type": re.sub(r"\s*\(alternative\)", "", type_line(side), flags=re.IGNORECASE)}
        for side in (front, *further(card))
    ]


def age(card: Card) -> int:
    known = LISTED.get(abbreviation(card))
    return -1 if known is None else known[0]


def as_printed_last(cards: Sequence[Card]) -> list[Card]:
    """104.9: every printing with the information of the newest one, or with its errata; and where all were released."""
    every = [each for card in cards for each in (card, *halves_of(card))]  # of an alternative card also each part
    names = Counter(str(each.get("name")) for each in every)
    printings: dict[tuple[str, ...], list[Card]] = {}
    for each in every:
        if names[str(each.get("name"))] > 1:
            printings.setdefault(same_card(each), []).append(each)
    return [
        renewed(card, printings[same_card(card)] if names[str(card.get("name"))] > 1 else (card,)) for card in cards
    ]


def renewed(card: Card, printings: Sequence[Card]) -> Card:
    if len(printings) == 1 and not card.get("errata"):
        return card
    newest = max(printings, key=age)  # of equally old ones the first
    errata = next((each["errata"] for each in printings if each.get("errata")), None)
    own = {field: card[field] for field in PRINTING if field in card}
    made: dict[str, object] = {**{k: v for k, v in newest.items() if k not in PRINTING}, **own}
    made["released_in"] = [abbreviation(each) for each in printings if each.get("set")]
    if errata is not None:
        made["abilities"] = errata
    return made
