"""15-12: what a text asks about what it has destroyed: by its instruction or its damage, replaced or not (15-12d)."""

import pytest

from arbiter.games.gateruler.language import LANGUAGE
from arbiter.testing import Table, scenario
from arbiter.text.compiler import compile_text, print_abilities

STANDARD = "Timing: Standard Action\n"
SHIELD = "Charge Shield"
REMAINS = "When this would be destroyed, it remains in play instead."
RETURNS = "When this would be destroyed, return it to its owner's hand instead."
DRAWS = "When this would be destroyed, your opponent draws 1 card instead."


def unit(name: str, text: str = "", **more: object) -> dict[str, object]:
    return {"type": "unit", "name": name, "level": 0, "atk": 2, "hp": 3, "stk": 1, "text": text, **more}


def against(shell: str, text: str) -> Table:
    """Player 0 holds an event with the text, player 1 has a unit that says `shell`, with a charge."""
    return (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**unit("Shell", shell))
        .define(type="event", name="Reap", level=0, text=STANDARD + text)
        .hand(0, "Reap")
        .field(1, "Shell", place=1, under=("Ox",))
    )


def carried_out(table: Table, *targets: str, shield: bool | None = None) -> Table:
    table.play(0, "Reap", targets=list(targets)) if targets else table.play(0, "Reap")
    table.resolve()
    if shield is not None:
        (table.yes if shield else table.no)()
    return table.resolve_all()


ONE = "Choose 1 enemy unit. Destroy it. "
HARM = "Choose 1 enemy unit. Deal 3 damage to it. "


@pytest.mark.rule("gateruler", "15-12c", "15-12d", "16-12a-1", "14-16e")
@pytest.mark.parametrize(
    "text",
    [
        ONE + "If you do, draw 1 card.",
        ONE + "If it was destroyed, draw 1 card.",
        "Destroy all enemy units. If you do, draw 1 card.",
        "Destroy all enemy units. Draw 1 card for each unit destroyed this way.",
        "Destroy all enemy units. Draw cards equal to the number of units destroyed by this effect.",
        "Destroy all enemy units. If 1 or more units were destroyed this way, draw 1 card.",
        HARM + "If it is destroyed by this damage, draw 1 card.",
        HARM + "If this destroys it, draw 1 card.",
    ],
)
@pytest.mark.parametrize("shield", [True, False])
def test_who_is_kept_by_its_charge_shield_was_destroyed_as_much_as_who_is_not(text: str, shield: bool) -> None:
    made = carried_out(against(SHIELD, text), *(["Shell"] if "Choose" in text else []), shield=shield)
    assert made.hand_size(0) == 1 and made.is_on_field("Shell", 1) is shield


@pytest.mark.rule("gateruler", "15-12d", "14-14b")
@pytest.mark.parametrize(
    ("shell", "text"),
    [
        (shell, text)
        for shell in (REMAINS, RETURNS, DRAWS)
        for text in (
            ONE + "If you do, draw 1 card.",
            "Destroy all enemy units. Draw 1 card for each unit destroyed this way.",
            HARM + "If it is destroyed, draw 1 card.",
        )
        if (shell, text[: len(HARM)]) != (DRAWS, HARM)  # what is done for it again and again: see the loops
    ],
)
def test_a_destruction_that_other_words_replace_counts_as_one(shell: str, text: str) -> None:
    made = carried_out(against(shell, text), *(["Shell"] if "Choose" in text else []))
    assert made.hand_size(0) == (2 if shell == DRAWS else 1)  # what is drawn instead is drawn besides


@pytest.mark.rule("gateruler", "17-1a-3", "15-12c", "14-14b")
def test_a_destruction_that_nobody_can_stop_from_being_replaced_again_and_again_is_a_draw() -> None:
    """The rules go on destroying what still has damage as great as its HP, and the same goes on being done instead."""
    made = against(DRAWS, "Choose 1 enemy unit. Deal 3 damage to it.")
    made.play(0, "Reap", targets=["Shell"]).resolve()
    assert made.over and made.winner is None


@pytest.mark.rule("gateruler", "15-12d", "1-5d")
@pytest.mark.parametrize(
    "text",
    [
        ONE + "If you do, draw 1 card.",
        "Destroy all enemy units. Draw 1 card for each unit destroyed this way.",
        HARM + "If it is destroyed, draw 1 card.",
    ],
)
def test_what_cannot_be_destroyed_was_not(text: str) -> None:
    made = carried_out(against("This cannot be destroyed.", text), *(["Shell"] if "Choose" in text else []))
    assert made.hand_size(0) == 0 and made.is_on_field("Shell", 1)


@pytest.mark.rule("gateruler", "15-12d", "14-3c", "16-12a-1")
@pytest.mark.parametrize("shield", [True, False])
def test_a_unit_destroyed_for_a_cost_pays_it_whether_it_goes_or_not(shield: bool) -> None:
    table = (
        scenario("gateruler")
        .define(**unit("Ox"))
        .define(**unit("Shell", SHIELD))
        .define(**unit("Altar", "Standard Action [destroy 1 other allied unit]: Draw 1 card."))
        .field(0, "Shell", place=1, under=("Ox",))
        .field(0, "Altar", place=2)
    )
    table.use(0, "Altar")
    (table.yes() if shield else table.no()).resolve()
    assert table.hand_size(0) == 1 and table.is_on_field("Shell") is shield


@pytest.mark.rule("gateruler", "15-12d", "16-12a-1")
def test_of_several_destroyed_at_once_the_one_that_remains_is_counted_with_the_others() -> None:
    table = against(SHIELD, "Destroy all units with level 0. Draw 1 card for each enemy unit destroyed this way.")
    table.define(**unit("Wall", "This cannot be destroyed."))
    table.field(1, "Ox", place=2).field(1, "Wall", place=3).field(0, "Ox", place=1)
    carried_out(table, shield=True)
    assert table.hand_size(0) == 2 and table.field_names(1) == ["Shell", "Wall"]


@pytest.mark.rule("gateruler", "14-16e", "14-10f")
def test_only_the_damage_that_destroys_is_asked_about_and_only_once() -> None:
    """A unit that deals 1 damage three times a turn draws for the third alone."""
    pricks = "Standard Action: " + HARM.replace("3", "1") + "If it is destroyed by this damage, draw 1 card."
    table = scenario("gateruler").define(**unit("Ox")).define(**unit("Hornet", pricks))
    table.field(0, "Hornet", place=1).field(1, "Ox", place=1)
    for drawn in (0, 0, 1):
        table.use(0, "Hornet", targets=["Ox"]).resolve_all()
        assert table.hand_size(0) == drawn
    assert table.field_names(1) == []


@pytest.mark.rule("gateruler", "14-16e")
def test_what_another_destroys_afterwards_was_not_destroyed_by_the_damage() -> None:
    table = against("", HARM.replace("3", "2") + "If it is destroyed, draw 1 card.")
    table.define(type="event", name="Fell", level=0, text="Timing: Instant Action\nChoose 1 unit. Destroy it.")
    table.zone(0, "set", "Fell")
    table.play(0, "Reap", targets=["Shell"]).resolve()
    if table.stack():
        table.play(0, "Fell", targets=["Shell"])
    table.resolve_all()
    assert table.hand_size(0) == 0


@pytest.mark.rule("gateruler", "15-12a")
@pytest.mark.parametrize(
    "text",
    [
        "Standard Action: Destroy all enemy units. Draw 1 card for each unit destroyed this way.",
        "Standard Action: Choose 1 enemy unit. Deal 3 damage to it. If it is destroyed, draw 1 card.",
        "Standard Action: Choose 1 enemy unit. Destroy it. If it is destroyed, draw 1 card.",
    ],
)
def test_what_is_asked_is_printed_as_it_is_read(text: str) -> None:
    assert print_abilities(LANGUAGE, "Spirit", compile_text(LANGUAGE, "Spirit", "unit", text)) == text
