"""Chapter 8 of FINAL FANTASY TCG: decks (the limits are also shown in tests/cards/test_checking.py) and the start."""

import pytest

import arbiter
from arbiter.cards.decks import DeckList
from arbiter.cards.pool import Pool
from arbiter.testing import Table, scenario

NAMES = ("Reed Archer", "Net Thrower", "Copper Lancer", "Wire Runner", "Gale Rider", "Rod Breaker", "Sparkhand")
BASE = {"type": "forward", "element": ["fire"], "cost": 1, "power": 1000, "text": ""}


def build(main: int, limit: int = 0, extra: dict[str, object] | None = None) -> tuple[DeckList, Pool]:
    """A deck of so many plain cards and so many Limit Break cards; `extra` changes the first card."""
    cards = [{**BASE, "id": f"M-{i}", "name": f"Main {i}"} for i in range(20)]
    cards += [{**BASE, "id": f"L-{i}", "name": f"Limit {i}", "text": "‹Limit Break -- 1›"} for i in range(4)]
    cards[0].update(extra or {})
    keys = tuple(f"M-{i}" for i in range(20) for _ in range(3))[:main]
    limits = tuple(f"L-{i}" for i in range(4) for _ in range(3))[:limit]
    return DeckList("fftcg", (("main", keys), ("lb", limits))), Pool("fftcg", cards)


def broken(deck: DeckList, pool: Pool, format: str = "constructed") -> list[str]:
    return [violation.rule for violation in arbiter.check(deck, format, pool=pool)]


@pytest.mark.rule("fftcg", "8.1.1", "8.1.1.1")
@pytest.mark.parametrize(
    ("main", "limit", "constructed", "limited"),
    [
        (50, 0, True, True),
        (50, 8, True, True),
        (50, 9, False, False),
        (49, 0, False, True),
        (51, 0, False, True),
        (40, 0, False, True),
        (39, 0, False, False),
    ],
)
def test_how_many_cards_a_deck_has(main: int, limit: int, constructed: bool, limited: bool) -> None:
    deck, pool = build(main, limit)
    assert broken(deck, pool) == ([] if constructed else ["8.1.1.1"])
    assert broken(deck, pool, "limited") == ([] if limited else ["8.1.1.1"])


@pytest.mark.rule("fftcg", "8.1.1")
def test_both_parts_of_a_deck_begin_in_their_own_zones() -> None:
    deck, pool = build(50, 8)
    match = arbiter.start("fftcg", deck, deck, seed=3, pool=pool)
    zones = match.view(0)["zones"]
    assert [pile["count"] for pile in zones["limit"]] == [8, 8]
    assert [pile["count"] for pile in zones["deck"]] == [50, 50]


@pytest.mark.rule("fftcg", "8.1.1.2")
def test_a_fourth_copy_of_a_card_number_is_too_many_except_in_limited() -> None:
    deck, pool = build(50)
    four = DeckList("fftcg", (("main", ("M-0", *deck.part("main")[:49])),))
    assert broken(four, pool) == ["8.1.1.2"] and broken(four, pool, "limited") == []


@pytest.mark.rule("fftcg", "8.1.2")
def test_a_cards_own_text_about_deck_construction_replaces_the_limit() -> None:
    text = "You can have any number of Main 0 in your deck."
    _, pool = build(50, extra={"text": text})
    many = DeckList("fftcg", (("main", ("M-0",) * 50),))
    assert broken(many, pool) == []
    plain = DeckList("fftcg", (("main", ("M-1",) * 50),))
    assert broken(plain, pool) == ["8.1.1.2"]


@pytest.mark.rule("fftcg", "8.1.3")
def test_limit_break_cards_belong_in_the_lb_deck() -> None:
    deck, pool = build(50)
    in_main = DeckList("fftcg", (("main", ("L-0", *deck.part("main")[1:])),))
    assert broken(in_main, pool) == ["8.1.3"] and broken(in_main, pool, "limited") == ["8.1.3"]
    in_limit = DeckList("fftcg", (("main", deck.part("main")), ("lb", ("M-19",))))
    assert broken(in_limit, pool) == ["8.1.3"] and broken(in_limit, pool, "limited") == []


def start(seed: int = 1) -> Table:
    """Before the first step; each player's deck has cards of different names on top."""
    table = scenario("fftcg", seed=seed).deck(0, *NAMES * 3, only=True).deck(1, *NAMES * 3, only=True)
    return table.turn(0, step="setup", number=0, begin=True)


@pytest.mark.rule("fftcg", "8.2.1.1")
def test_main_decks_are_shuffled() -> None:
    def deal(seed: int) -> tuple[list[str], list[str]]:
        table = start(seed).option("first")
        return table.hand_names(0) + table.zone_names(0, "deck"), table.hand_names(1) + table.zone_names(1, "deck")

    mine, theirs = deal(1)
    assert mine != list(NAMES * 3) and sorted(mine) == sorted(NAMES * 3)
    assert theirs != list(NAMES * 3) and sorted(theirs) == sorted(NAMES * 3) and mine != theirs
    assert deal(2) != (mine, theirs)


@pytest.mark.rule("fftcg", "8.2.1.2")
def test_chance_picks_a_player_who_chooses_whether_to_go_first() -> None:
    asked = {start(seed).expect(kind="option", why="who starts").asked for seed in range(12)}
    assert asked == {0, 1}
    chooser = start().asked
    assert chooser is not None
    assert start().option("first").no().no().active == chooser
    assert start().option("second").no().no().active == 1 - chooser


@pytest.mark.rule("fftcg", "8.2.1.3")
def test_each_player_draws_five_cards() -> None:
    table = start().option("first")
    assert table.hand_size(0) == 5 and table.hand_size(1) == 5
    assert len(table.zone_names(0, "deck")) == 16 and len(table.zone_names(1, "deck")) == 16


@pytest.mark.rule("fftcg", "8.2.1.4")
def test_the_starting_player_and_then_the_other_may_take_a_new_hand_once() -> None:
    table = start().option("first")
    first = table.game.state.starting
    old = table.hand_names(first)
    deck = table.zone_names(first, "deck")
    table.expect(kind="confirm", player=first, why="mulligan").yes()
    table.expect(kind="order", player=first, why="bottom of the deck")
    handles = [table.card(name, first, zone="hand", index=old[:i].count(name)) for i, name in enumerate(old)]
    table.order(*handles[::-1])
    assert table.hand_names(first) == deck[:5]  # the next five
    assert sorted(table.zone_names(first, "deck")[-5:]) == sorted(old)  # the old ones at the bottom
    table.expect(kind="confirm", player=1 - first, why="mulligan").no()  # the other one now, and nobody twice
    assert table.step == "main1" and table.active == first


@pytest.mark.rule("fftcg", "8.2.1.4")
def test_the_five_cards_go_to_the_bottom_in_the_order_that_the_player_chooses() -> None:
    def bottom(backwards: bool) -> list[str]:
        table = start(4).option("first")
        first = table.game.state.starting
        old = table.hand_names(first)
        table.yes()
        handles = [table.card(name, first, zone="hand", index=old[:i].count(name)) for i, name in enumerate(old)]
        table.order(*(handles[::-1] if backwards else handles))
        return table.zone_names(first, "deck")[-5:]

    assert bottom(backwards=True) == bottom(backwards=False)[::-1]


@pytest.mark.rule("fftcg", "8.2.1.5", "9.2.1.3")
def test_the_starting_player_begins_and_draws_one_card_less() -> None:
    table = start().option("first").no().no()
    first = table.game.state.starting
    assert table.active == first and table.turn_number == 1
    assert table.hand_size(first) == 6 and table.hand_size(1 - first) == 5
    table.to("discard")  # six cards are one too many
    table.choose(table.card(table.hand_names(first)[0], first, zone="hand")).to("main1", player=1 - first)
    assert table.hand_size(1 - first) == 7  # the second player's first draw is a full one
