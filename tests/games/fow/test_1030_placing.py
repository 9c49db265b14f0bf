"""Chapters 1030 to 1048: inverting, attaching, stacking, swapping and expelling cards."""

from __future__ import annotations

import pytest

from arbiter.games.fow.attacking import attackers_of
from arbiter.kernel.traits import Face
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import How, Lasting, Position, Quality
from arbiter.script.nouns import YOU, Bound, Group, Is, TopCards
from arbiter.script.patterns import ANYTHING, Moves
from arbiter.testing import Table
from tests.games.fow.tables import table
from tests.games.fow.test_711_processes import general
from tests.games.fow.test_1023_further_actions import chosen, doing
from tests.games.fow.test_1300_other_rules import side
from tests.games.fow.written import chant, resonator, written

BELL = "You gain 100 life."
BOTH = Group((Is(Quality.TYPE, "resonator"),), ("field",), YOU)

# ---------------------------------------------------------------- 1030  inverting


@pytest.mark.rule("fow", "1030.2")
def test_inverting_is_turning_from_hope_to_despair_and_happens_once() -> None:
    night = side(
        "Night", "Resonator", f"When this card inverts >>> {BELL}", size=(700, 700), race="Inverse", cost="{0}"
    )
    day = resonator("Day", "{0}: Invert this card.", size=(300, 300), other=[night])
    again = chant("Again", "Invert target resonator.")
    t = table(day, again).field(0, "Day").hand(0, "Again").use(0, "Day").resolve_all()
    assert t.power("Night") == 700 and t.resource(0, "life") == 4100
    t.play(0, "Again", targets=["Night"]).resolve_all()
    assert t.power("Night") == 700 and t.resource(0, "life") == 4100  # it shows its despair side already


@pytest.mark.rule("fow", "1030.2")
def test_a_two_face_ruler_that_turns_over_does_not_invert_in_that_sense() -> None:
    dusk = side("Dusk Face", "Ruler", f"When this card inverts >>> {BELL}")
    janus = written("Dawn Face", "Ruler", "{0}: Invert this card.", cost=None, other=[dusk])
    t = table(janus, rulers=False).zone(0, "ruler", "Dawn Face").zone(1, "ruler", "wind ruler")
    t.use(0, "Dawn Face").resolve_all()
    assert t.zone_names(0, "ruler") == ["Dusk Face"] and t.resource(0, "life") == 4000


@pytest.mark.rule("fow", "1030.3")
def test_a_card_removed_inverted_lies_despair_side_up_in_the_removed_area() -> None:
    war = side("False War", "Chant", "Draw a card.", race="Inverse", cost="{0}")
    peace = chant("Peace", f"{BELL} Then remove this card inverted from the game.", other=[war])
    t = table(peace).hand(0, "Peace").play(0, "Peace").resolve()
    assert t.zone_names(0, "removed") == ["False War"] and t.zone_names(0, "graveyard") == []
    assert t.resource(0, "life") == 4100


@pytest.mark.rule("fow", "1030.3")
def test_the_despair_side_stays_up_when_it_is_removed_inverted() -> None:
    night = side(
        "Night", "Resonator", f"When this card inverts >>> {BELL}", size=(700, 700), race="Inverse", cost="{0}"
    )
    day = resonator("Day", "{0}: Invert this card.", size=(300, 300), other=[night])
    sink = chant("Sink", "Remove target resonator inverted from the game.")
    t = table(day, sink).field(0, "Day").hand(0, "Sink").use(0, "Day").resolve_all().play(0, "Sink").resolve_all()
    assert t.zone_names(0, "removed") == ["Night"] and t.resource(0, "life") == 4100


# ---------------------------------------------------------------- 1032  attaching


HEN, OX = resonator("Hen", size=(300, 300)), resonator("Ox", size=(600, 600))
QUEEN = written(
    "Queen",
    "Ruler",
    "[Judgment] {0}",
    cost=None,
    other=[
        side("Crowned Queen", "J-Ruler", "This card gains [+100/+0] for each card attached to it.", size=(1000, 1000))
    ],
)
BIND = chant("Bind", "Attach target card in your graveyard to your J/ruler.")


def court(*more: Face) -> Table:
    """The first player's ruler is the Queen."""
    t = table(HEN, OX, QUEEN, *more, rulers=False, number=5)
    return t.zone(0, "ruler", "Queen").zone(1, "ruler", "wind ruler")


@pytest.mark.rule("fow", "1032.1", "313.1", "313.3")
def test_an_attached_card_is_in_the_item_area_of_the_rulers_controller() -> None:
    t = court(BIND).zone(0, "graveyard", "Hen").hand(0, "Bind").play(0, "Bind", targets=["Hen"]).resolve()
    assert t.zone_names(0, "item") == ["Hen"] and not t.is_on_field("Hen") and t.zone_names(0, "graveyard") == ["Bind"]
    assert t.obj("Hen").host == t.obj("Queen").id and t.obj("Hen").controller == 0


@pytest.mark.rule("fow", "1032.1")
def test_a_card_of_the_opponents_is_attached_in_their_place_to_ones_own_ruler() -> None:
    steal = chant("Steal", "Attach target resonator to your J/ruler.")
    t = court(steal).field(1, "Hen").hand(0, "Steal").play(0, "Steal").resolve()
    assert t.zone_names(0, "item") == ["Hen"] and t.zone_names(1, "item") == [] and t.obj("Hen").controller == 0


@pytest.mark.rule("fow", "1032.1", "302.3")
@pytest.mark.parametrize(("where", "words"), [("graveyard", " in your graveyard"), ("field", "")])
def test_the_card_that_a_text_has_attached_is_the_one_it_goes_on_to_speak_of(where: str, words: str) -> None:
    bind = f"Attach target resonator{words} to your J/ruler."
    loan = chant("Loan", f"{bind} Then, return that resonator to its owner's hand.")
    t = court(loan).zone(0, where, "Hen").hand(0, "Loan").play(0, "Loan", targets=["Hen"]).resolve()
    assert t.zone_names(0, "item") == [] and t.hand_names(0) == ["Hen"]


@pytest.mark.rule("fow", "1032.2", "1032.3")
def test_attached_cards_count_where_they_are_and_stay_attached_on_the_way_to_the_field_and_back() -> None:
    smite = chant("Smite", "Destroy target J-ruler.")
    ask = chant("Ask", "You gain 100 life for each card attached to your J/ruler.")
    t = court(BIND, smite, ask).zone(0, "graveyard", "Hen").hand(0, "Bind", "Smite", "Ask", "Ask")
    t.field(0, "Ox").play(0, "Bind", targets=["Hen"]).resolve().play(0, "Ask").resolve()
    assert t.resource(0, "life") == 4100  # the other resonator is attached to nothing
    t.act(0, "judgment").resolve()
    assert t.power("Crowned Queen") == 1100
    t.play(0, "Smite").resolve().play(0, "Ask").resolve()
    assert t.zone_of("Queen") == "ruler" and t.resource(0, "life") == 4200


# ---------------------------------------------------------------- 1035  on top of a J-ruler


GIANT = resonator("Giant", "{0}: This card gains [+100/+0] until end of turn.", size=(1500, 1500), cost="{5}")
MANTLE = chant("Mantle", "Put a resonator from your hand on top of your J-ruler.")


def mantled(*more: Face) -> Table:
    t = court(GIANT, MANTLE, *more).hand(0, "Mantle", "Giant", *(card.name for card in more))
    t.act(0, "judgment").resolve()
    return t.play(0, "Mantle").resolve()


@pytest.mark.rule("fow", "1035.1", "1035.2", "1045.2")
def test_a_card_on_top_of_a_j_ruler_is_one_entity_with_it_and_has_its_own_information() -> None:
    t = mantled()
    assert t.field_names(0) == ["Giant"] and t.power("Giant") == 1500 and t.obj("Giant").now.types == {"resonator"}
    assert t.obj("Giant").now.names == {"Giant"}
    assert t.use(0, "Giant").resolve().power("Giant") == 1600


@pytest.mark.rule("fow", "1035.2a")
@pytest.mark.parametrize("text", ["Destroy target resonator.", "Return target resonator to its owner's hand."])
def test_when_it_leaves_the_top_card_goes_to_the_graveyard_and_the_j_ruler_to_the_ruler_area(text: str) -> None:
    part = chant("Part", text)
    t = mantled(part).play(0, "Part").resolve()
    assert t.zone_names(0, "graveyard") == ["Mantle", "Giant", "Part"] and t.hand_names(0) == []
    assert t.zone_names(0, "ruler") == ["Queen"] and t.obj("Queen").face_up and t.field_names(0) == []


@pytest.mark.rule("fow", "1035.3")
def test_a_copy_of_it_has_what_is_printed_on_the_j_ruler_below() -> None:
    mirror = chant("Mirror", "Copy target resonator.")
    t = mantled(mirror).play(0, "Mirror").resolve()
    token = next(obj for obj in t.objects("field", 0) if obj.token)
    assert token.now.names == {"Crowned Queen"} and token.now.power == 1000


# ---------------------------------------------------------------- 1040  an order goes back


@pytest.mark.rule("fow", "1040.1")
def test_an_order_put_back_is_a_ruler_and_what_it_ordered_a_plain_resonator() -> None:
    free = "{0}: Put the order card ordering this card into your ruler area as a ruler."
    recruit = resonator("Recruit", free, cost="{0}", size=(500, 500))
    t = table(general(), recruit, stones=1, rulers=False).zone(0, "ruler", "General").hand(0, "Recruit")
    t.play(0, "Recruit", targets=["General"]).resolve()
    assert t.obj("Recruit").now.types == {"j_ruler"} and t.zone_names(0, "order") == ["General's Order"]
    t.use(0, "Recruit").resolve()
    assert t.zone_names(0, "ruler") == ["General"] and t.obj("General").face_up and t.zone_names(0, "order") == []
    assert t.obj("Recruit").now.types == {"resonator"} and t.power("Recruit") == 500 and not t.has("Recruit", "flying")
    assert t.obj("General").host == 0  # it orders nobody any more


# ---------------------------------------------------------------- 1045  stacks


BURY = chant("Bury", "Put target resonator you control stacked below your ruler.")
HERALD = resonator("Herald", f"[Enter] >>> {BELL}", size=(400, 400))


@pytest.mark.rule("fow", "1045.6f", "1045.7", "1045.4")
def test_a_card_of_the_field_lies_below_a_ruler_and_enters_with_it_without_triggering() -> None:
    t = court(BURY, HERALD).field(0, "Herald").hand(0, "Bury").play(0, "Bury").resolve()
    assert not t.is_on_field("Herald") and [face.name for _, face, _ in t.obj("Queen").under] == ["Herald"]
    t.act(0, "judgment").resolve_all()
    assert t.field_names(0) == ["Crowned Queen"] and t.resource(0, "life") == 4000
    assert [face.name for _, face, _ in t.obj("Crowned Queen").under] == ["Herald"]


@pytest.mark.rule("fow", "1045.7")
def test_a_stack_that_leaves_the_ruler_area_stays_a_stack_wherever_it_goes() -> None:
    crush = chant("Crush", "Destroy target ruler.")
    t = court(BURY, HERALD, crush, regent()).zone(0, "ruler", "Regent").field(0, "Herald").hand(0, "Bury", "Crush")
    t.play(0, "Bury").resolve().choose("Queen").play(0, "Crush", targets=["Queen"]).resolve()
    assert t.zone_names(0, "graveyard") == ["Bury", "Queen", "Crush"]
    assert [face.name for _, face, _ in t.obj("Queen").under] == ["Herald"]


def regent() -> Face:
    return written("Regent", "Ruler", cost=None)


@pytest.mark.rule("fow", "1045.6e")
def test_a_card_that_became_a_copy_is_that_beneath_another_and_itself_again_when_it_is_freed() -> None:
    mirror = doing(
        "Mirror", chosen(0, BOTH), chosen(1, BOTH), fx.Modify(Bound(0), (st.CopyOf(Bound(1)),), Lasting.GAME)
    )
    count = chant("Count", 'You gain 100 life for each card named "Ox" stacked below your ruler.')
    free = chant("Free", "Unstack all cards stacked below your ruler.")
    t = court(mirror, BURY, count, free).field(0, "Hen", "Ox").hand(0, "Mirror", "Bury", "Count", "Free")
    t.play(0, "Mirror", targets=[["Hen"], ["Ox"]]).resolve()
    copy = next(obj for obj in t.objects("field", 0) if obj.face.name == "Hen")
    assert copy.now.names == {"Hen", "Ox"}  # 1017.5
    t.play(0, "Bury", targets=[t.card("Hen", 0, zone="field")]).resolve().play(0, "Count").resolve()
    assert t.resource(0, "life") == 4100
    assert sorted(t.play(0, "Free").resolve().field_names(0)) == ["Hen", "Ox"] and t.power("Hen") == 300


@pytest.mark.rule("fow", "1045.8")
def test_unstacked_cards_come_to_where_the_stack_is_or_where_they_belong() -> None:
    free = chant("Free", "Unstack all cards stacked below target resonator.")
    t = table(HEN, HERALD, free).field(0, "Hen", under=("Herald",)).hand(0, "Free").play(0, "Free").resolve()
    assert t.field_names(0) == ["Hen", "Herald"] and t.stack() != []  # it enters the field
    bury = chant("Lift", "Unstack all cards stacked below your ruler.")
    t = court(BURY, OX, bury).field(0, "Ox").hand(0, "Bury", "Lift").play(0, "Bury").resolve()
    t.play(0, "Lift").resolve()
    assert t.zone_names(0, "ruler") == ["Queen"] and t.field_names(0) == ["Ox"]  # no resonator is in the ruler area


@pytest.mark.rule("fow", "1045.5")
def test_a_card_put_on_top_this_turn_does_not_attack() -> None:
    cover = chant("Cover", "Put a resonator from your hand stacked on top of target resonator you control.")
    swift = resonator("Swift", "[Swiftness]")
    for name, able in (("Ox", False), ("Swift", True)):
        t = table(HEN, OX, swift, cover).field(0, "Hen").hand(0, "Cover", name)
        assert [obj.face.name for obj in attackers_of(t.game, 0)] == ["Hen"]
        t.play(0, "Cover").resolve()
        assert [obj.face.name for obj in attackers_of(t.game, 0)] == ([name] if able else [])


# ---------------------------------------------------------------- 1047, 1048


@pytest.mark.rule("fow", "1047.2")
def test_several_cards_of_a_deck_are_expelled_one_after_the_other() -> None:
    # The first time a card would be expelled, the bottom card comes on top instead: it is the next one.
    bottom = fx.Move(TopCards(YOU, Number(1), bottom=True), "deck", How.PUT, Position.TOP)
    turned = fx.Establish((st.Replace(Moves(ANYTHING, "deck", "outside"), (bottom,)),), Lasting.TURN, 1)
    roll, dig = doing("Roll", turned), chant("Dig", "Expel the top two cards of your deck.")
    t = table(roll, dig).deck(0, "fire 1", "fire 2", "wind 3", only=True).hand(0, "Roll", "Dig")
    t.play(0, "Roll").resolve().play(0, "Dig").resolve()
    assert t.zone_names(0, "outside") == ["wind 3"] and t.zone_names(0, "deck") == ["fire 1", "fire 2"]


TRADE = chant("Trade", "Swap a resonator you control with a resonator you own from outside the game.")


@pytest.mark.rule("fow", "1048.1b")
def test_a_card_is_swapped_with_one_from_outside_the_game() -> None:
    t = table(HEN, OX, TRADE).field(0, "Hen").zone(0, "outside", "Ox").hand(0, "Trade").play(0, "Trade").resolve()
    assert t.field_names(0) == ["Ox"] and t.zone_names(0, "outside") == ["Hen"]


@pytest.mark.rule("fow", "1048.1a")
def test_hidden_cards_are_revealed_as_they_are_swapped() -> None:
    deal = chant("Deal", "Swap a resonator in your hand with a resonator you own from outside the game.")
    t = table(HEN, OX, deal).hand(0, "Deal", "Hen").zone(0, "outside", "Ox").play(0, "Deal").resolve()
    assert t.hand_names(0) == ["Ox"] and t.zone_names(0, "outside") == ["Hen"]
    assert "Ox" in str(t.view(1)["zones"]["hand"])  # everybody has seen it
    assert not t.obj("Hen").face_up  # it was not revealed before, and is not outside the game


@pytest.mark.rule("fow", "1048.1d")
def test_a_revealed_card_stays_revealed_where_it_is_swapped_to() -> None:
    deal = chant("Deal", "Swap a resonator in your hand with a resonator you own from outside the game.")
    t = table(HEN, OX, deal).hand(0, "Deal", "Hen").zone(0, "outside", "Ox", face_up=True)
    t.obj("Hen").seen = 0b11
    t.play(0, "Deal").resolve()
    assert t.obj("Hen").face_up and t.zone_of("Hen") == "outside"
    t = table(HEN, OX, TRADE).field(0, "Hen").zone(0, "outside", "Ox").hand(0, "Trade").play(0, "Trade").resolve()
    assert t.obj("Hen").face_up
    top = TopCards(YOU, Number(1))
    dig = doing("Dig", chosen(0, BOTH), fx.Perform("swap", Bound(0), other=top))
    t = table(HEN, OX, dig).field(0, "Hen").deck(0, "Ox", "fire 1").hand(0, "Dig").play(0, "Dig").resolve()
    card = t.objects("deck", 0)[-1]
    assert t.field_names(0) == ["Ox"] and (card.face.name, card.face_up, card.seen) == ("Hen", True, 0b11)
