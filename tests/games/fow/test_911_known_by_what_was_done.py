"""911: cards that are known by what this very card did with them, how much of something there was this turn, token
copies that are spoken of again, and what is other than what was chosen."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import table
from tests.games.fow.written import chant, refused, resonator

HEN = resonator("Hen", size=(300, 300), race="Bird", cost="{0}")
OX = resonator("Ox", size=(800, 800), race="Beast", cost="{3}")
BELL = "You gain 100 life."
UNHEARD = "entering the field under your opponent's control don't cause their own abilities to trigger"


@pytest.mark.rule("fow", "911.1")
def test_what_a_card_has_removed_comes_back_when_it_leaves() -> None:
    cage = resonator(
        "Cage",
        "{0}: Remove target Bird from the game.",
        "When this card leaves the field >>> Return all Birds in all removed areas removed by this card to their "
        "owners' hands.",
    )
    bolt = chant("Bolt", "Destroy target Beast.")
    t = table(HEN, OX, cage, bolt).field(0, "Cage").field(1, "Hen").zone(1, "removed", "Hen").hand(0, "Bolt")
    t.use(0, "Cage").resolve()
    assert t.zone_names(1, "removed") == ["Hen", "Hen"]
    end = chant("End", "Banish a resonator.")
    u = table(HEN, OX, cage, end).field(0, "Cage").field(1, "Hen").zone(1, "removed", "Hen").hand(0, "End")
    u.use(0, "Cage").resolve().play(0, "End").resolve_all()
    assert u.zone_names(1, "removed") == ["Hen"] and u.hand_names(1) == ["Hen"]  # the other was not removed by it


@pytest.mark.rule("fow", "911.1")
def test_only_what_this_card_has_removed_can_be_played() -> None:
    vault = resonator("Vault", "{0}: Remove the top card of your deck from the game.",
                      "You may play Birds from your removed area removed by this card.")  # fmt: skip
    t = table(HEN, vault).field(0, "Vault").deck(0, "Hen")
    assert not table(HEN, vault).field(0, "Vault").zone(0, "removed", "Hen").can("play", 0, "Hen")
    assert t.use(0, "Vault").resolve().can("play", 0, "Hen")


@pytest.mark.rule("fow", "302.3")
def test_who_may_look_at_what_lies_face_down() -> None:
    hoard = chant("Hoard", "Remove the top two cards of your deck from the game face down. You may look at them at any "
                  "time.")  # fmt: skip
    t = table(HEN, OX, hoard).hand(0, "Hoard").deck(0, "Hen", "Ox").play(0, "Hoard").resolve()
    for card in t.objects("removed", 0):
        assert not card.face_up and card.seen & 1 and not card.seen & 2
    assert "face down" in refused("Chant", "Draw two cards. You may look at them at any time.")


@pytest.mark.parametrize(
    ("text", "gained"),
    [
        ("the damage dealt to you this turn", 700),
        ("the amount of life you lost in any way this turn", 1200),
        ("the total damage dealt to your opponent this turn", 200),
    ],
)
def test_how_much_there_was_this_turn(text: str, gained: int) -> None:
    balm = chant("Balm", f"You gain life equal to {text}.")
    burn = chant("Burn", "This card deals 700 damage to you. This card deals 200 damage to your opponent.")
    cost = chant("Cost", "You lose 500 life.")
    t = table(balm, burn, cost).hand(0, "Balm", "Burn", "Cost")
    t.play(0, "Burn").resolve().play(0, "Cost").resolve().play(0, "Balm").resolve()
    assert t.resource(0, "life") == 4000 - 1200 + gained


@pytest.mark.rule("fow", "1017.2")
def test_a_token_copy_is_spoken_of_again() -> None:
    twin = chant("Twin", "Put a token copy of target Beast into the field. At the next end of turn >>> That token's "
                 "controller banishes it.")  # fmt: skip
    t = table(OX, twin).field(0, "Ox").hand(0, "Twin").play(0, "Twin").resolve()
    assert t.field_names(0) == ["Ox", "Ox"]
    assert [each.token for each in t.to("main", player=1).objects("field", 0)] == [False]


def test_all_others_are_other_than_the_chosen_one() -> None:
    duel = resonator("Duel", "{0}: Choose a Bird, then destroy all other Birds.", race="Bird")
    t = table(HEN, duel).field(0, "Duel").field(1, "Hen", "Hen").use(0, "Duel").resolve().choose("Hen")
    assert t.field_names(0) == [] and t.field_names(1) == ["Hen"]


@pytest.mark.rule("fow", "901.3a")
def test_those_of_a_group_that_are_something() -> None:
    flag = resonator("Flag", "Birds you control gain [+400/0] as long as they are attacking.")
    t = table(HEN, flag).field(0, "Flag", "Hen", "Hen").attack("Hen")
    assert sorted(obj.now.power for obj in t.objects("field", 0) if obj.face.name == "Hen") == [300, 700]


def test_the_opponent_plays_with_the_top_card_revealed() -> None:
    shown = "Your opponent plays with the top card of their deck revealed as long as you control a Bird."
    eye = resonator("Eye", shown, race="Bird")
    t = table(HEN, eye).field(0, "Eye").deck(1, "Hen", "Hen").deck(0, "Hen")
    tops = [t.view(0)["zones"]["deck"][player] for player in (0, 1)]  # type: ignore[index]
    assert tops[1]["cards"][-1].get("name") == "Hen" and "cards" not in tops[0]


@pytest.mark.rule("fow", "1018.1")
@pytest.mark.parametrize(
    ("guard", "gained"), [("", 400), ("If this card would be dealt damage, prevent 100 of it.", 300)]
)
def test_that_much_is_what_was_dealt(guard: str, gained: int) -> None:
    sap = chant("Sap", "This card deals 400 damage to target Beast. You gain that much life.")
    ox = resonator("Ox", *([guard] if guard else []), size=(800, 800), race="Beast")
    t = table(ox, sap).field(1, "Ox").hand(0, "Sap").play(0, "Sap").resolve()
    assert t.resource(0, "life") == 4000 + gained


def test_that_much_of_the_option_that_was_chosen() -> None:
    toll = chant("Toll", "Choose one;\n- Draw two cards.\n- Your opponent loses 600 life and you gain that much life.")
    t = table(toll).hand(0, "Toll").play(0, "Toll", modes=[2]).resolve()
    assert (t.resource(0, "life"), t.resource(1, "life")) == (4600, 3400)
    assert "of no event" in refused("Chant", "Draw two cards. You gain that much life.")


@pytest.mark.rule("fow", "906.2")
@pytest.mark.parametrize(("race", "gained"), [("Beast", 100), ("Bird", 0)])
def test_abilities_that_do_not_trigger_as_their_card_enters(race: str, gained: int) -> None:
    hush = resonator("Hush", f"Birds {UNHEARD}.")
    bird = resonator("Lark", f"[Enter] >>> {BELL}", cost="{0}", race=race)
    t = table(hush, bird).field(1, "Hush").hand(0, "Lark").play(0, "Lark").resolve_all()
    assert t.is_on_field("Lark", 0) and t.resource(0, "life") == 4000 + gained


def test_they_do_not_trigger_until_the_end_of_the_turn() -> None:
    calm = chant("Calm", f"Until end of turn, Birds {UNHEARD}.")
    bird = resonator("Lark", f"[Enter] >>> {BELL}", cost="{0}", race="Bird")
    t = table(HEN, calm, bird).hand(0, "Calm", "Lark").play(0, "Calm").resolve().play(0, "Lark").resolve_all()
    assert t.resource(0, "life") == 4100  # they are one's own
