"""The screen as lines of text."""

from __future__ import annotations

from functools import partial

from arbiter.games.fftcg.terminal import means
from arbiter.kernel.decisions import ChooseAction, Confirm
from arbiter.kernel.playing.play import PASS
from arbiter.profile.seen import Card, Item, Pile, Seen
from arbiter.table import board
from arbiter.table.auto_pass import lets_pass
from arbiter.table.cards import line, on_field
from arbiter.table.paint import Painter

card = partial(Card, game="fftcg")
HERO = card(1, "T-1", "Test Hero", ("forward",), ("fire",), 4, 0, 0, "ready", power=8000, printed_power=7000)
WALL = card(2, "T-2", "Test Wall", ("forward",), ("earth",), 4, 1, 1, "rested", power=9000, printed_power=9000)
COOK = card(3, "T-3", "Test Cook", ("backup",), ("fire",), 2, 0, 0, "ready")
BIRD = card(4, "T-4", "Test Bird", ("summon",), ("wind", "water"), 3, 0, 0, flags=("burst",))
LAMP = card(5, "T-5", "Test Lamp", ("forward",), ("light",), 3, 0, 0, power=5000)
BACK = card(hidden=True)


def seen(**changes: object) -> Seen:
    made: dict[str, object] = {
        "viewer": 0,
        "format": "constructed",
        "turn": 3,
        "active": 0,
        "step": "main1",
        "priority": 0,
        "over": False,
        "winner": -1,
        "why": "",
        "field": (HERO, WALL, COOK),
        "piles": {
            "hand": (Pile(2, (BIRD, LAMP)), Pile(2, (BACK, BACK))),
            "deck": (Pile(40), Pile(39)),
            "damage": (Pile(2, (BIRD, COOK)), Pile(0)),
            "break": (Pile(0), Pile(1, (COOK,))),
            "limit": (Pile(8), Pile(8)),
        },
        "stack": (),
        "resources": ({"crystal": 2}, {}),
        "names": {1: "Test Hero", 2: "Test Wall"},
        "game": "fftcg",
    }
    return Seen(**{**made, **changes})  # type: ignore[arg-type]


def plain(now: Seen, width: int = 100) -> list[str]:
    return [text.plain for text in board.screen(now, width)]


def test_the_screen_shows_both_sides_and_keeps_its_width() -> None:
    for width in (60, 80, 100):
        assert max(len(text) for text in plain(seen(), width)) <= width
    text = "\n".join(plain(seen()))
    assert "Turn 3, your turn" in text and "[MAIN 1]" in text
    assert "damage 2/7" in text and "(1 EX)" in text
    assert "Test Hero 8000(+1000)" in text
    assert "Test Wall 9000 [dull]" in text
    assert "crystal 2" in text
    assert "hand 2 · deck 39 · break 1 · LB 8" in text


def test_the_own_forwards_stand_next_to_the_middle() -> None:
    labels = [text.split()[0] for text in plain(seen()) if text[:8].strip() in ("Forwards", "Backups")]
    assert labels == ["Backups", "Forwards", "Forwards", "Backups"]


def test_a_limited_game_ends_at_six() -> None:
    assert "damage 2/6" in "\n".join(plain(seen(format="limited")))


def test_light_and_dark_cards_are_no_cp() -> None:
    assert means(seen(), 0) == (1, 2, ("fire", "water", "wind"))


def test_zones_may_have_other_names() -> None:
    piles = {"grip": (Pile(1, (LAMP,)), Pile(3, (BACK,) * 3)), "library": (Pile(9), Pile(8))}
    now = seen(piles=piles, hand_zone="grip", deck_zone="library")
    text = "\n".join(plain(now))
    assert "hand 3" in text and "a) Test Lamp" in text


def test_the_stack_names_what_was_chosen_and_what_comes_next() -> None:
    first = Item(8, "summon", 1, "Test Storm", "Choose 1 Forward. Break it.", (1,))
    second = Item(9, "auto", 0, "Test Cook", "Draw 1 card.", ())
    text = [each.plain for each in board.stack(seen(stack=(first, second)), 100)]
    assert text[0].startswith("next  your Test Cook")
    assert text[1].startswith("then  opponent's Test Storm -> Test Hero")


def test_what_is_special_about_a_card_is_said_in_words() -> None:
    busy = card(
        1, "T", "Test Hero", ("forward",), ("fire",), 4, 0, 0, "rested", ("brave", "first_strike"), ("cannot_block",),
        3000, True, True, True, False, 8000, 8000, (("Sand", 2),), ("Test Egg",),
    )  # fmt: skip
    assert on_field(busy, 0).plain == (
        "Test Hero 8000 [ATTACKS, dull, frozen, new, -3000, Brave, 1st Strike, no block, 2 Sand, on Test Egg]"
    )
    assert "new" not in on_field(busy, 1).plain  # whether the opponent's could attack now does not matter
    assert line(BIRD).plain == "Test Bird  Wind/Water 3 Summon EX"
    assert line(BACK).plain == "a face-down card"


def test_terminals_without_our_signs_get_plain_ones() -> None:
    painted = Painter(colour=False, ascii_only=True).paint_all(board.screen(seen(), 100))
    assert painted.isascii()
    assert "\x1b" not in painted


def test_passing_where_it_hardly_matters_is_done_for_the_player() -> None:
    ask = ChooseAction(0, [PASS, PASS])
    item = Item(8, "auto", 0, "Test Cook", "", ())
    attack = card(2, "T-2", "Test Wall", ("forward",), controller=1, attacking=True)
    assert not lets_pass(ask, seen())
    assert lets_pass(ask, seen(stack=(item,)))  # one's own ability
    assert not lets_pass(ask, seen(stack=(Item(8, "auto", 1, "", "", ()),)))
    assert lets_pass(ask, seen(active=1))
    assert lets_pass(ask, seen(active=1, step="attack_declaration"))  # nothing attacks
    assert not lets_pass(ask, seen(active=1, step="attack_declaration", field=(attack,)))
    assert not lets_pass(Confirm(0, "may"), seen(active=1))
