"""What texts bring to a fight is read before it: power for attacking, a guard out of the way, who may join."""

from __future__ import annotations

from dataclasses import replace

from arbiter.bots.actions import action_value
from arbiter.bots.battle import Field, clash
from arbiter.bots.greedy import GreedyBot
from arbiter.bots.habits import TODAY, Habits
from arbiter.bots.valuer import Valuer
from arbiter.bots.worth import weights_of
from arbiter.kernel.decisions import ChooseAction, ChooseObjects
from arbiter.testing import Table, scenario

BEFORE = replace(TODAY, reads_what_fights_bring=False)
UNTIL = "until the end of the turn"


def board() -> Table:
    table = scenario("fftcg")
    for name, power in (("Small", 5000), ("Middle", 6000), ("Large", 9000)):
        table.define(name=name, type="forward", element=["fire"], cost=3, power=power, text="", generic=True)
    return table


def forward(table: Table, name: str, text: str, power: int = 5000) -> Table:
    return table.define(name=name, type="forward", element=["fire"], cost=2, power=power, text=text)


def picked(table: Table, habits: Habits) -> list[str]:
    """What the bot would do at this question."""
    question = table.question
    answer = GreedyBot(1, habits=habits)(table.game, question) if question is not None else ()
    if isinstance(question, ChooseAction):
        assert isinstance(answer, int)
        obj = question.actions[answer].obj
        return [] if obj is None else [obj.face.name]
    assert isinstance(question, ChooseObjects) and isinstance(answer, tuple)
    return [question.options[i].face.name for i in answer]


def worth_of(table: Table, name: str, habits: Habits) -> float:
    """What doing something with this card is worth."""
    question, weights = table.question, weights_of("fftcg")
    assert isinstance(question, ChooseAction) and weights is not None
    actions = [each for each in question.actions if each.obj is not None and each.obj.face.name == name]
    return action_value(Valuer(table.game, weights, question.player, habits), actions[0])


def test_power_that_comes_with_the_attack_is_counted_before_it() -> None:
    table = forward(board(), "Charger", f"When Charger attacks, Charger gains +2000 power {UNTIL}.")
    table.field(0, "Charger").field(1, "Middle").to("attack_declaration")
    assert picked(table, BEFORE) == [] and picked(table, TODAY) == ["Charger"]


def test_so_is_the_power_of_a_blocker() -> None:
    table = forward(board(), "Holder", f"When Holder blocks, Holder gains +3000 power {UNTIL}.")
    table.field(0, "Middle").field(1, "Holder").to("attack_declaration")
    weights = weights_of("fftcg")
    assert weights is not None
    for habits, fought in ((BEFORE, (False, True)), (TODAY, (True, False))):
        field = Field(table.game, weights, 0, habits)
        assert clash(field, field.mine[0], field.theirs[0]) == fought


def test_what_happens_on_attacking_makes_the_attack_worth_more() -> None:
    table = forward(board(), "Caller", "When Caller attacks, draw 2 cards.", 9000)
    table.field(0, "Caller", "Large").to("attack_declaration")
    assert picked(table, TODAY) == ["Caller"]


def test_backups_that_come_ready_again_make_a_card_cheaper() -> None:
    text = "When Waker enters the field, choose up to 2 Backups you control. Activate them."
    table = forward(board(), "Waker", text).sources(0, fire=2).hand(0, "Waker").begin()
    assert worth_of(table, "Waker", TODAY) > worth_of(table, "Waker", BEFORE) + 1


def test_the_guard_between_the_attackers_and_the_game_is_worth_everything() -> None:
    table = board().define(name="Hush", type="summon", element=["fire"], cost=2, text="Choose 1 Forward. Dull it.")
    table.sources(0, fire=2).hand(0, "Hush").field(0, "Small").field(1, "Large").damage(1, 6).begin()
    assert worth_of(table, "Hush", BEFORE) < 10 and worth_of(table, "Hush", TODAY) > 50


def test_with_two_guards_left_it_is_not() -> None:
    table = board().define(name="Hush", type="summon", element=["fire"], cost=2, text="Choose 1 Forward. Dull it.")
    table.sources(0, fire=2).hand(0, "Hush").field(0, "Small").field(1, "Large", "Small").damage(1, 6).begin()
    assert worth_of(table, "Hush", TODAY) < 10


def test_what_may_become_a_fighter_joins_an_attack_that_pays() -> None:
    text = "{0}: Until the end of the turn, Sleeper also becomes a Forward with 7000 power."
    for guard, joins in (("Middle", True), ("Large", False)):
        table = board().define(name="Sleeper", type="monster", element=["fire"], cost=2, power=7000, text=text)
        table.field(0, "Sleeper").field(1, guard).begin()
        assert (picked(table, TODAY) == ["Sleeper"]) is joins and picked(table, BEFORE) == []


def test_power_that_a_card_lends_to_others_counts() -> None:
    table = board().define(
        name="Drummer", type="backup", element=["fire"], cost=2, text="The Forwards you control gain +1000 power."
    )
    table.sources(0, fire=2).hand(0, "Drummer").field(0, "Small", "Large").begin()
    assert worth_of(table, "Drummer", TODAY) > worth_of(table, "Drummer", BEFORE) + 1


def test_power_that_saves_a_fighter_counts_as_much_as_the_fighter() -> None:
    table = board().define(
        name="Brace",
        type="summon",
        element=["fire"],
        cost=1,
        text=f"Choose 1 Forward. It gains +1000 power {UNTIL}.",
    )
    table.sources(0, fire=1).hand(0, "Brace").field(0, "Middle").field(1, "Middle")
    table.attack("Middle").block("Middle")
    question = table.question
    assert isinstance(question, ChooseAction) and question.player == 0
    assert worth_of(table, "Brace", TODAY) > worth_of(table, "Brace", BEFORE) + 2
