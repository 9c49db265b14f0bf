"""Chapter 1028: what texts say of the weather, as an ability, for a time, and as a condition."""

from __future__ import annotations

from collections.abc import Mapping

from arbiter.games.fow.weather import WEATHERS, becomes, sky, weather_is
from arbiter.script.base import Who
from arbiter.script.conditions import NotSo
from arbiter.script.effects import Modify
from arbiter.script.nouns import EACH, OPPONENT, YOU
from arbiter.script.statements import Affects
from arbiter.text.grammar import Table, Take

WHOSE: tuple[tuple[str, Who], ...] = (
    ("your weather", YOU),
    ("the weather", YOU),  # 1028.2a, 1028.3
    ("@opponents weather", OPPONENT),  # 1028.2b
    ("each player 's weather", EACH),  # 1028.2c
)


def weather_rows(table: Table) -> None:
    for kind in WEATHERS:
        for words, who in WHOSE:
            table.word("statement", f"{words} is {kind}", Affects(sky(who), (becomes(kind),)))
            table.form(
                "clause",
                f"{words} is|becomes {kind} [d:lasting]",
                lambda d, kind=kind, who=who: Modify(sky(who), (becomes(kind),), d),
                take_changed(kind, who),
            )
            if who != EACH:
                table.word("condition", f"{words} is {kind}", weather_is(kind, who))
                table.word("condition", f"{words} isn't {kind} || {words} is not {kind}", NotSo(weather_is(kind, who)))


def take_changed(kind: str, who: Who) -> Take:
    def take(value: object) -> Mapping[str, object] | None:
        if isinstance(value, Modify) and value == Modify(sky(who), (becomes(kind),), value.lasting):
            return {"d": value.lasting}
        return None

    return take
