"""Everyday words for numbers, times, whose things and who does them; what is told apart all the same."""

from __future__ import annotations

import pytest

from arbiter.testing import scenario
from tests.games.fftcg.stages import BREAK, forward, monster, stage


@pytest.mark.rule("fftcg", "11.12.3.1", "11.5.1")
def test_a_card_is_one_card() -> None:
    table = stage(A="Draw a card.", B="Your opponent discards a card.", C="Draw two cards.", D="Gain 2 Crystals.")
    table.hand(1, "Kiln Apprentice", "Caravan Guard").play(0, "A").resolve().play(0, "B").resolve().choose(
        "Caravan Guard"
    )
    table.play(0, "C").resolve().play(0, "D").resolve()
    assert table.hand_size(0) == 3 and table.hand_names(1) == ["Kiln Apprentice"] and table.resource(0, "crystal") == 2


@pytest.mark.rule("fftcg", "11.8.13", "11.11.3")
@pytest.mark.parametrize(("backups", "drawn", "crystals"), [(2, 1, 0), (1, 0, 1)])
def test_what_says_otherwise_happens_either_way(backups: int, drawn: int, crystals: int) -> None:
    text = "When Sage attacks, if you control 2 or more Backups, draw 1 card. Otherwise, gain {C}."
    table = forward(scenario("fftcg"), "Sage", text=text).field(0, "Sage").sources(0, fire=backups)
    table.attack("Sage").resolve()
    assert (table.hand_size(0), table.resource(0, "crystal")) == (drawn, crystals)


@pytest.mark.rule("fftcg", "6.2.3", "11.5.5", "11.11.4")
@pytest.mark.parametrize(
    ("words", "asked"), [("Its controller draws 1 card.", False), ("Its controller may draw 1 card.", True)]
)
def test_who_controlled_what_was_broken_draws(words: str, asked: bool) -> None:
    table = stage(Doom=f"Choose 1 Forward. Break it. {words}").field(1, "Caravan Guard")
    table.play(0, "Doom", targets=["Caravan Guard"]).resolve()
    if asked:
        table.expect(player=1).yes()
    assert table.hand_size(1) == 1 and table.hand_size(0) == 0


@pytest.mark.rule("fftcg", "11.11.5.1", "15.1.1.4.1")
@pytest.mark.parametrize("cards", [0, 1])
@pytest.mark.parametrize("payer", ["its controller", "your opponent"])
def test_unless_a_card_is_discarded(cards: int, payer: str) -> None:
    table = stage(Doom=f"Choose 1 Forward. Break it unless {payer} discards 1 card.").field(1, "Caravan Guard")
    table.hand(1, *["Kiln Apprentice"] * cards).play(0, "Doom", targets=["Caravan Guard"]).resolve()
    if cards:
        table.expect(player=1).yes()
    assert table.is_on_field("Caravan Guard") == bool(cards) and table.hand_size(1) == 0


@pytest.mark.rule("fftcg", "15.1.1.4.1", "11.11.5")
@pytest.mark.parametrize(
    "text", ["Discard your hand. Then draw that many cards.", "Discard your hand. Draw 1 card for each card discarded."]
)
def test_as_many_as_were_discarded(text: str) -> None:
    table = stage(Turn=text).hand(0, "Caravan Guard", "Salt Road Warden").play(0, "Turn").resolve()
    assert table.hand_names(0) == ["Kiln Apprentice"] * 2


@pytest.mark.rule("fftcg", "15.1.1.4.1", "4.1")
def test_any_number_may_be_discarded_and_as_many_are_drawn() -> None:
    text = "When Baker enters the field, you may discard any number of cards. Draw that many cards."
    table = forward(scenario("fftcg"), "Baker", text=text, element=["fire"]).sources(0, fire=2)
    table.hand(0, "Baker", "Caravan Guard", "Salt Road Warden", "Salt Road Warden").play(0, "Baker").resolve()
    while table.question is not None and table.question.why != "priority":
        table.yes() if table.question.kind == "confirm" else table.choose("Caravan Guard")
    assert sorted(table.hand_names(0)) == ["Kiln Apprentice", "Salt Road Warden", "Salt Road Warden"]


@pytest.mark.rule("fftcg", "15.1.1.8.1", "11.8.16.2")
def test_what_is_searched_for_may_be_put_on_top_of_the_deck() -> None:
    table = stage(Plan="Search for 1 Monster, reveal it and put it on top of your deck.")
    monster(table, "Imp", "").deck(0, "Kiln Apprentice", "Kiln Apprentice", "Imp", only=True)
    table.play(0, "Plan").resolve().choose("Imp")
    assert table.zone_names(0, "deck")[0] == "Imp"


@pytest.mark.rule("fftcg", "11.11.5", "2.3")
@pytest.mark.parametrize(("souls", "there"), [(1, True), (0, False)])
def test_if_one_cannot(souls: int, there: bool) -> None:
    text = (
        "At the beginning of your Main Phase 1, remove 1 Soul Counter from Golem. If "
        "you can't, put Golem into the Break Zone."
    )
    table = monster(scenario("fftcg"), "Golem", text).field(0, "Golem", counters={"Soul": souls} if souls else None)
    table.turn(0, "main1", begin=True).resolve()
    assert table.is_on_field("Golem") == there


@pytest.mark.rule("fftcg", "11.4.1.1", "15.1.1.7.1")
@pytest.mark.parametrize("words", ["if you cast it", "if it was cast"])
def test_if_it_was_cast_and_not_played(words: str) -> None:
    table = stage(Door="Play 1 Forward from your hand onto the field.")
    forward(table, "Guest", text=f"When Guest enters the field, {words}, draw 1 card.", generic=True, element=["fire"])
    table.sources(0, fire=2).hand(0, "Guest", "Guest").play(0, "Door").resolve().choose("Guest")
    assert table.stack() == []
    assert table.play(0, "Guest").stack() == ["Guest"]


@pytest.mark.rule("fftcg", "11.12.4.1", "9.5.1.3.2")
@pytest.mark.parametrize(
    "words", ["It gets +2000 power and Haste this turn.", "It gains +2000 power and Haste until end of turn."]
)
def test_this_turn_is_until_its_end(words: str) -> None:
    table = stage(Cheer=f"Choose 1 of your Forwards. {words}")
    forward(table, "Runner").field(0, "Runner", fresh=True).play(0, "Cheer", targets=["Runner"]).resolve()
    assert table.power("Runner") == 7000 and table.can("attack", 0, "Runner")
    assert table.next_turn().power("Runner") == 5000


@pytest.mark.rule("fftcg", "10.1.2.4", "10.1.3.2", "15.1.1.9.1")
def test_attacking_or_blocking_and_in_a_party() -> None:
    table = stage(A="Choose 1 attacking or blocking Forward. Break it.", B="Choose 1 Forward in a party. Dull it.")
    forward(forward(table, "X", element=["fire"], text="Brave"), "Y", element=["fire"]).field(
        0, "X", "Y", "Caravan Guard"
    )
    table.field(1, "Salt Road Warden", "Kiln Apprentice")
    assert not table.can("play", 0, "A") and not table.can("play", 0, "B")
    table.attack("X", party=["Y"]).block("Salt Road Warden").play(0, "B", targets=["X"]).resolve()
    table.play(0, "A", targets=["Salt Road Warden"]).resolve()
    assert table.is_rested("X") and table.zone_names(1, "break") == ["Salt Road Warden"]


@pytest.mark.rule("fftcg", "11.9.1", "9.1.1.1", "11.12.4.4")
def test_it_does_not_activate_while_its_jailer_is_there() -> None:
    table = scenario("fftcg").sources(0, fire=2)
    text = (
        "When Jailer enters the field, choose 1 Forward. Dull it. It doesn't "
        "activate for as long as Jailer is on the field."
    )
    forward(table, "Jailer", text=text, element=["fire"]).hand(0, "Jailer").field(1, "Caravan Guard")
    table.play(0, "Jailer", targets=["Caravan Guard"]).resolve().next_turn().next_turn().next_turn()
    assert table.is_rested("Caravan Guard")


@pytest.mark.rule("fftcg", "2.2", "11.6.2.4")
def test_what_cannot_leave_the_field_stays_whatever_is_done() -> None:
    table = stage(
        Doom=BREAK, Out="Choose 1 Forward. Return it to hand.", Gone="Choose 1 Forward. Remove it from the game."
    )
    forward(table, "Root", text="Root cannot leave the field.\nPut Root into the Break Zone: Draw 1 card.").field(
        0, "Root"
    )
    for name in ("Doom", "Out", "Gone"):
        table.play(0, name, targets=["Root"]).resolve()
    assert table.is_on_field("Root") and not table.can("use", 0, "Root")


@pytest.mark.rule("fftcg", "11.5.5", "6.7.3")
def test_the_counters_that_were_on_it() -> None:
    text = "When Golem is put from the field into the Break Zone, draw 1 card for each Soul Counter that was on it."
    table = stage(Doom="Choose 1 Monster. Break it.")
    monster(table, "Golem", text).field(0, "Golem", counters={"Soul": 2}).play(
        0, "Doom", targets=["Golem"]
    ).resolve_all()
    assert table.hand_size(0) == 2


@pytest.mark.rule("fftcg", "11.3.3", "4.1")
@pytest.mark.parametrize(
    ("words", "who"),
    [
        ("with less power than Judge", "Small"),
        ("of power less than Judge", "Small"),
        ("with power greater than Judge", "Great"),
        ("of cost equal to or less than Judge's", "Small"),
        ("named Great", "Great"),
        ("costing 3 or less", "Small"),
    ],
)
def test_who_is_smaller_or_greater(words: str, who: str) -> None:
    table = scenario("fftcg")
    text = f"{{0}}: Choose 1 Forward {words} your opponent controls. Break it."
    forward(table, "Judge", 5000, text, cost=3)
    forward(forward(table, "Small", 4000, cost=2), "Great", 6000, cost=5).field(0, "Judge").field(1, "Small", "Great")
    table.use(0, "Judge", targets=[who]).resolve()
    assert table.zone_names(1, "break") == [who]


@pytest.mark.rule("fftcg", "11.6.2.3", "15.1.1.3.1", "2.2")
def test_characters_are_broken_to_pay() -> None:
    table = scenario("fftcg")
    monster(table, "Altar", "Break 1 Forward you control: Draw 1 card.")
    forward(table, "Lamb", text="When Lamb is broken, gain {C}.")
    forward(table, "Rock", text="Rock cannot be broken.").field(0, "Altar", "Lamb", "Rock").use(0, "Altar")
    assert table.zone_names(0, "break") == ["Lamb"] and table.resolve_all().resource(0, "crystal") == 1
    assert not table.can("use", 0, "Altar")


@pytest.mark.rule("fftcg", "11.6.2.2", "11.6.2.3")
def test_dulled_in_words_is_not_the_dull_icon() -> None:
    table = forward(scenario("fftcg"), "Scout", text="Dull Scout: Draw 1 card.").field(0, "Scout", fresh=True)
    table.use(0, "Scout")
    assert table.is_rested("Scout") and not table.can("use", 0, "Scout")


@pytest.mark.rule("fftcg", "11.6.2.3", "11.6.10")
def test_another_than_itself_is_put_away() -> None:
    text = "{Dull}, put another Forward you control into the Break Zone: Draw 2 cards."
    table = forward(scenario("fftcg"), "Warlock", text=text).field(0, "Warlock")
    assert not table.can("use", 0, "Warlock")
    table = forward(scenario("fftcg"), "Warlock", text=text).field(0, "Warlock", "Caravan Guard").use(0, "Warlock")
    assert table.zone_names(0, "break") == ["Caravan Guard"] and table.is_rested("Warlock")


@pytest.mark.rule("fftcg", "11.4.4", "11.3.5")
@pytest.mark.parametrize(
    ("text", "sources"),
    [
        ("Summons you cast cost {1} less.", 1),
        ("Your Summons cost 1 less to cast.", 1),
        ("The cost required to cast your Summons is reduced by 1.", 1),
    ],
)
def test_costs_less(text: str, sources: int) -> None:
    table = monster(scenario("fftcg"), "Font", text).field(0, "Font").sources(0, fire=sources)
    table.define(name="Rite", type="summon", element=["fire"], cost=2, text="Draw 1 card.").hand(0, "Rite", "Rite")
    table.play(0, "Rite").resolve()
    assert table.hand_size(0) == 2 and table.is_rested("Fire Source 1")


@pytest.mark.rule("fftcg", "11.8.17.2", "12.4.5")
def test_if_it_is_broken_this_turn() -> None:
    table = stage(A="Choose 1 Forward. Deal it 1000 damage. If it is broken this turn, draw 1 card.", B=BREAK)
    table.field(1, "Caravan Guard").play(0, "A", targets=["Caravan Guard"]).resolve()
    table.play(0, "B", targets=["Caravan Guard"]).resolve_all()
    assert table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "7.9.2", "11.11.5")
def test_cards_looked_at_are_put_back_in_any_order() -> None:
    table = stage(Sort="Look at the top 2 cards of your deck and put them back in any order.")
    table.deck(0, "Caravan Guard", "Salt Road Warden", only=True).play(0, "Sort").resolve()
    table.order("Salt Road Warden", "Caravan Guard")
    assert table.zone_names(0, "deck") == ["Caravan Guard", "Salt Road Warden"]  # the last one lies uppermost


@pytest.mark.rule("fftcg", "6.7.1", "11.9.1")
def test_who_has_counters_on_it() -> None:
    text = (
        "Kiln gains +1000 power for each Ash Counter on it.\nIf Kiln has 3 or more "
        "Ash Counters on it, Kiln gains Brave."
    )
    for count in (2, 3):
        table = forward(scenario("fftcg"), "Kiln", text=text).field(0, "Kiln", counters={"Ash": count})
        assert table.power("Kiln") == 5000 + 1000 * count and table.has("Kiln", "Brave") == (count == 3)


@pytest.mark.rule("fftcg", "11.12.4.1", "11.3.8", "2.2")
def test_what_lasts_for_good_and_what_cannot_be_cancelled() -> None:
    table = stage(A="Choose 1 Forward. It gains +1000 power for the rest of the game.")
    table.define(
        name="B", type="summon", element=["fire"], cost=1, text="This Summon cannot be cancelled.\nDraw 1 card."
    )
    table.define(name="No", type="summon", element=["ice"], cost=1, text="Choose 1 Summon. Cancel its effect.")
    forward(table, "Sage").field(0, "Sage").hand(0, "B").sources(0, fire=1).sources(1, ice=1).hand(1, "No")
    table.play(0, "A", targets=["Sage"]).resolve().play(0, "B").passes(0).play(1, "No", targets=["B"]).resolve()
    table.resolve()
    assert table.hand_size(0) == 1 and table.next_turn().power("Sage") == 6000


@pytest.mark.rule("fftcg", "10.1.2.4", "10.1.3.2", "11.9.1")
def test_while_attacking_and_while_blocking() -> None:
    table = forward(scenario("fftcg"), "Bold", text="Bold gains +2000 power while attacking.")
    forward(table, "Firm", text="Firm gains +3000 power when blocking.").field(0, "Bold").field(1, "Firm")
    assert (table.power("Bold"), table.power("Firm")) == (5000, 5000)
    table.attack("Bold").block("Firm")
    assert (table.power("Bold"), table.power("Firm")) == (7000, 8000)


@pytest.mark.rule("fftcg", "5.2.1.1", "7.9.2", "11.9.1")
@pytest.mark.parametrize(
    ("condition", "so"),
    [
        ("you control Characters of 3 or more different Elements", True),
        ("you control Characters of 4 or more different Elements", False),
        ("you only control Fire Characters", False),
        ("there are 3 or less cards in your deck", True),
        ("your deck has 4 or more cards", False),
        ("your opponent has 2 or more dull Forwards", False),
        ("you control both ‹Card Name Red› and ‹Card Name Blue›", True),
    ],
)
def test_what_there_is(condition: str, so: bool) -> None:
    table = forward(scenario("fftcg"), "Sage", text=f"If {condition}, Sage gains Haste.", element=["wind"])
    forward(forward(table, "Red", element=["fire"]), "Blue", element=["water"]).field(0, "Sage", "Red", "Blue")
    table.field(1, "Caravan Guard", rested=True).deck(0, *["Kiln Apprentice"] * 3, only=True)
    assert table.has("Sage", "Haste") == so


@pytest.mark.rule("fftcg", "11.12.5.1")
def test_so_much_damage_or_less() -> None:
    table = stage(A="Choose 1 Forward. Deal it 3000 damage.", B="Choose 1 Forward. Deal it 4000 damage.")
    forward(table, "Scale", 9000, "If Scale is dealt 3000 or less damage, the damage becomes 0 instead.").field(
        1, "Scale"
    )
    assert table.play(0, "A", targets=["Scale"]).resolve().damage_on("Scale") == 0
    assert table.play(0, "B", targets=["Scale"]).resolve().damage_on("Scale") == 4000
