"""Cards of our own set that wait for what a random position seldom has: each beside that, and without it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from arbiter.cards.pool import built_in
from arbiter.testing import Table
from tests.games.fow.plain import make, two_sided
from tests.games.fow.tables import table
from tests.games.fow.written import chant, written

Setup = Callable[[Table], Table]
POOL = built_in("fow")
TALE = chant("Tale", "You gain 100 life.", race="Story")
MARK = make("Mark", "rune", colours=("fire",))
WATCH = make("Watch Banner", "ruler", keywords=("force_command:Watch",))
BELL = make(POOL.face("HO-298").name, "emblem", flags=("limit_break",), key="last-bell")
CANDLE = make("First Candle", "ruler", colours=("light",))


@pytest.mark.rule("fow", "1137.2", "1133.2", "1141.2", "1157.2")
@pytest.mark.parametrize(
    ("key", "beside", "gained", "words"),
    [
        ("HO-220", lambda t: t.zone(0, "rune", "Mark", face_up=True), 200, ()),
        ("HO-221", lambda t: t.zone(0, "rune", "Mark", face_up=True), 0, ("pierce",)),
        ("HO-236", lambda t: t.zone(0, "extra", "Tale", face_up=True), 200, ()),
        ("HO-237", lambda t: t.zone(0, "extra", "Tale", "Tale", face_up=True), 200, ("flying",)),
        ("HO-243", lambda t: t.zone(0, "ruler", "Watch Banner"), 200, ()),
        ("HO-300", lambda t: t.zone(0, "ruler", "First Candle"), 200, ()),
        ("HO-298", lambda t: t.zone(0, "item", "last-bell", token=True), 500, ()),
    ],
)
def test_a_card_of_ours_is_more_where_its_condition_holds(
    key: str, beside: Setup, gained: int, words: tuple[str, ...]
) -> None:
    name = POOL.face(key).name
    for held in (False, True):
        t = table(TALE, MARK, WATCH, CANDLE, BELL, rulers=False).field(0, key)
        t = beside(t) if held else t
        now = t.obj(name, 0, "field").now
        assert now.power == POOL.face(key).printed.power + (gained if held else 0)
        assert all((word in now.keywords) is held for word in words)


@pytest.mark.rule("fow", "1149.2")
def test_our_veteran_has_its_words_while_it_is_ordered() -> None:
    name = POOL.face("HO-244").name
    front = written("General", "Ruler", "[Revolution Order] {0}", cost=None)
    general = two_sided(front, make("General's Order", "order", key="general/2"))
    for ordered in (False, True):
        t = table(general, rulers=False).zone(0, "ruler", "General").hand(0, name)
        t.field(0, "light stone", "fire stone", "fire stone")
        t.play(0, name, targets=["General"] if ordered else []).resolve()
        assert t.has(name, "pierce") is t.has(name, "first_strike") is ordered


@pytest.mark.rule("fow", "1108.2", "1105.2")
def test_our_j_ruler_attacks_in_the_turn_in_which_it_comes() -> None:
    name = POOL.face("HO-248").name
    t = table(rulers=False).field(0, name, fresh=True).field(1, "fire 1")
    assert t.acts(0, "battle") == [name]
