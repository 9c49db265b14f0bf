"""Chapters 301 to 322: what is seen of cards, whose zone they go to, which areas a word means."""

from __future__ import annotations

import pytest

from arbiter.games.fow.deckbuilding import DECKS
from arbiter.games.fow.game import RULES
from arbiter.kernel.dealing import new_game
from arbiter.kernel.match import Match
from arbiter.kernel.traits import Face
from arbiter.kernel.views import view
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Quality, Stat
from arbiter.script.conditions import Exists
from arbiter.script.costs import Cost, Mana
from arbiter.script.nouns import OPPONENT, YOU, Bound, Every, Group, Is, Self
from arbiter.testing import BadScript, Table
from tests.games.fow.plain import make, ruler, stone, two_sided
from tests.games.fow.tables import table
from tests.games.fow.written import chant, resonator, written

HEN = resonator("Hen", size=(300, 300), cost="{0}")
OWL = resonator("Owl", size=(300, 300), cost="{0}", race="Bird")


def may_target(t: Table, card: Face, name: str) -> bool:
    t.hand(0, card.name)
    try:
        t.play(0, card.name, targets=[name])
    except BadScript:
        return False
    return True


def sight(t: Table, name: str) -> list[bool]:
    """Which of the two players see a card of that name anywhere."""
    return [name in str(t.view(player)["zones"]) for player in (0, 1)]


# ---------------------------------------------------------------- 302.2  hidden information


@pytest.mark.rule("fow", "302.2b")
def test_who_picks_a_hidden_card_for_what_it_is_shows_it_and_it_is_hidden_again() -> None:
    sink = chant("Sink", "Put a resonator from your hand on the bottom of your deck. Draw a card.")
    t = table(HEN, OWL, sink).hand(0, "Sink", "Hen", "Owl").deck(0, "fire 1").play(0, "Sink").resolve().choose("Hen")
    assert any("shows Hen" in line for line in t.log)
    assert sight(t, "Hen") == [True, False]  # its player knows where it lies


@pytest.mark.rule("fow", "302.2b")
def test_a_card_that_may_be_any_is_not_shown() -> None:
    sink = chant("Sink", "Put a card from your hand on the bottom of your deck. Draw a card.")
    t = table(HEN, OWL, sink).hand(0, "Sink", "Hen", "Owl").deck(0, "fire 1").play(0, "Sink").resolve().choose("Hen")
    assert not any("Hen" in line for line in t.log)


@pytest.mark.rule("fow", "302.2c")
@pytest.mark.parametrize("words", ["resonator", "non-chant", "water"])
def test_cards_that_a_player_cannot_see_are_passed_over(words: str) -> None:
    dig = chant("Dig", f"Put a {words} card from your removed area into your hand.")
    eel = resonator("Eel", cost="{U}")
    t = table(eel, dig).zone(0, "removed", "Eel", face_up=False).hand(0, "Dig").play(0, "Dig").resolve()
    assert t.hand_names(0) == []
    t = table(eel, dig).zone(0, "removed", "Eel").hand(0, "Dig").play(0, "Dig").resolve()
    assert t.hand_names(0) == ["Eel"]


@pytest.mark.rule("fow", "302.2c")
def test_a_card_that_nothing_must_be_known_of_is_not_passed_over() -> None:
    dig = chant("Dig", "Put a card from your removed area into your hand.")
    t = table(HEN, dig).zone(0, "removed", "Hen", face_up=False).hand(0, "Dig").play(0, "Dig").resolve()
    assert t.hand_names(0) == ["Hen"]


@pytest.mark.rule("fow", "302.2d")
def test_a_card_that_is_shown_to_all_counts_for_texts_as_if_it_lay_open() -> None:
    change = st.AddStat(Stat.POWER, Number(100))
    glow = st.Affects(Every(Group((), ("field",), YOU)), (change,))
    beacon = make("Beacon", "regalia", price=Mana((), 1), abilities=(ab.Static("", None, (glow,), None, ("hand",)),))
    bare = chant("Bare", "Reveal a card from your hand.")
    t = table(HEN, beacon, bare).field(0, "Hen").hand(0, "Beacon", "Bare")
    assert t.power("Hen") == 300
    t.play(0, "Bare").resolve()
    assert t.power("Hen") == 400


# ---------------------------------------------------------------- 302.3a  the effect that moved a card


@pytest.mark.rule("fow", "302.3a")
def test_the_effect_that_moved_a_card_still_knows_it() -> None:
    blink = chant("Blink", "Remove target resonator from the game. Put it into the field under its owner's control.")
    t = table(HEN, blink).field(1, "Hen", damage=100).hand(0, "Blink").play(0, "Blink", targets=["Hen"]).resolve()
    assert t.field_names(1) == ["Hen"] and t.damage_on("Hen") == 0


@pytest.mark.rule("fow", "302.3a")
def test_another_effect_does_not_know_it() -> None:
    grow = chant("Grow", "Target resonator gains [+200/+200] until end of turn.")
    blink = chant("Blink", "Remove target resonator from the game. Put it into the field under its owner's control.")
    t = table(HEN, grow, blink).field(1, "Hen").hand(0, "Grow", "Blink").play(0, "Grow", targets=["Hen"]).resolve()
    assert t.power("Hen") == 500
    assert t.play(0, "Blink", targets=["Hen"]).resolve().power("Hen") == 300


# ---------------------------------------------------------------- 302.6  whose zone


@pytest.mark.rule("fow", "302.6a")
def test_from_one_players_zone_to_anothers_as_the_text_says() -> None:
    rob = chant("Rob", "Put a resonator from your opponent's graveyard into your hand.")
    t = table(HEN, rob).zone(1, "graveyard", "Hen").hand(0, "Rob").play(0, "Rob").resolve()
    assert t.hand_names(0) == ["Hen"] and t.hand_names(1) == []
    assert t.play(0, "Hen").resolve().is_on_field("Hen", 0) and t.obj("Hen").owner == 1


@pytest.mark.rule("fow", "302.6b")
def test_a_card_that_another_controls_goes_to_the_zone_that_the_text_names() -> None:
    snatch = chant("Snatch", "Return target resonator your opponent controls to your hand.")
    t = table(HEN, snatch).field(1, "Hen").hand(0, "Snatch").play(0, "Snatch", targets=["Hen"]).resolve()
    assert t.hand_names(0) == ["Hen"] and t.hand_names(1) == []


@pytest.mark.rule("fow", "302.6b")
def test_returned_to_the_bottom_of_your_deck_is_yours_too() -> None:
    sink = chant("Sink", "Return target resonator your opponent controls to the bottom of your deck.")
    t = table(HEN, sink).field(1, "Hen").deck(0, "fire 1", only=True).hand(0, "Sink")
    assert t.play(0, "Sink", targets=["Hen"]).resolve().zone_names(0, "deck") == ["fire 1", "Hen"]


@pytest.mark.rule("fow", "302.6a")
def test_it_also_goes_into_a_deck_that_is_not_its_owners() -> None:
    feed = chant("Feed", "Put a resonator from your opponent's graveyard on the bottom of your deck.")
    t = table(HEN, feed).zone(1, "graveyard", "Hen").deck(0, "fire 1", only=True).hand(0, "Feed")
    assert t.play(0, "Feed").resolve().zone_names(0, "deck") == ["fire 1", "Hen"]


@pytest.mark.rule("fow", "302.6c")
def test_in_all_other_cases_it_goes_to_its_owners_zone() -> None:
    rob = chant("Rob", "Put a resonator from your opponent's graveyard into your hand.")
    lose = chant("Lose", "Remove a resonator in your hand from the game.")
    lift = chant("Lift", "Return target resonator to your hand.")
    t = table(HEN, rob, lose).zone(1, "graveyard", "Hen").hand(0, "Rob", "Lose").play(0, "Rob").resolve()
    t.play(0, "Lose").resolve()
    assert t.zone_names(1, "removed") == ["Hen"] and t.zone_names(0, "removed") == []
    t = table(HEN, lift).field(1, "Hen").hand(0, "Lift").play(0, "Lift", targets=["Hen"]).resolve()
    assert t.hand_names(1) == ["Hen"] and t.hand_names(0) == []


# ---------------------------------------------------------------- 303.2, 311.2a  face down


@pytest.mark.rule("fow", "303.2", "311.2a")
def test_a_card_removed_face_down_is_hidden_from_all_who_may_not_look() -> None:
    veil = chant("Veil", "Remove the top card of your deck from the game face down.")
    peek = chant("Peek", "Remove the top card of your deck from the game face down. Look at it.")
    t = table(HEN, veil).deck(0, "Hen", "fire 1", only=True).hand(0, "Veil").play(0, "Veil").resolve()
    assert t.zone_names(0, "removed") == ["Hen"] and sight(t, "Hen") == [False, False]
    t = table(HEN, peek).deck(0, "Hen", "fire 1", only=True).hand(0, "Peek").play(0, "Peek").resolve()
    assert sight(t, "Hen") == [True, False]
    assert sight(t.next_turn(), "Hen") == [True, False]  # at any time


@pytest.mark.rule("fow", "311.2a")
def test_a_removed_card_that_is_flipped_face_down_is_hidden_too() -> None:
    hide, bare = (
        chant("Hide", "Flip target card in a removed area face down."),
        chant("Bare", "Flip target face-down card in a removed area face up."),
    )
    t = table(HEN, hide, bare).zone(1, "removed", "Hen").hand(0, "Hide", "Bare")
    assert sight(t, "Hen") == [True, True]
    assert sight(t.play(0, "Hide", targets=["Hen"]).resolve(), "Hen") == [False, False]
    t.play(0, "Bare").resolve()
    assert sight(t, "Hen") == [True, True]


@pytest.mark.rule("fow", "303.2a")
@pytest.mark.parametrize(("kind", "zone"), [("ruler", "ruler"), ("j_ruler", "field"), ("resonator", "field")])
def test_rulers_and_j_rulers_stay_face_up(kind: str, zone: str) -> None:
    flip = fx.TurnFace(Bound(1), False)
    choose = fx.Choose(1, Group((), (zone,), OPPONENT), Number(1), Number(1), target=False)
    hood = make("Hood", "chant", price=Mana((), 0), abilities=(ab.Spell("", None, (choose, flip)),))
    lord = make("Lord", kind, atk=500, dfn=500)
    t = table(lord, hood, rulers=False).zone(0, "ruler", "fire ruler").hand(0, "Hood")
    t = t.field(1, "Lord") if zone == "field" else t.zone(1, "ruler", "Lord")
    t.play(0, "Hood").resolve()
    assert t.obj("Lord").face_up is (kind != "resonator")


@pytest.mark.rule("fow", "303.2b")
def test_everybody_can_tell_a_face_down_magic_stone() -> None:
    t = table(HEN).zone(0, "removed", "Hen", "fire stone", face_up=False)
    backs = t.view(1)["zones"]["removed"][0]["cards"]
    assert backs == [{"hidden": True}, {"hidden": True, "types": ["magic_stone"]}]
    dig = chant("Dig", "Put a magic stone card from your removed area into the field.")
    t = table(HEN, dig).zone(0, "removed", "Hen", "fire stone", face_up=False).hand(0, "Dig").play(0, "Dig").resolve()
    assert t.zone_names(0, "removed") == ["Hen"] and t.field_names(0) == ["fire stone"]


@pytest.mark.rule("fow", "303.2c")
def test_a_card_is_not_flipped_to_the_side_that_it_shows() -> None:
    bare = chant("Bare", "Flip target card in a removed area face up. If you do, draw a card.")
    t = table(HEN, bare).zone(1, "removed", "Hen").hand(0, "Bare").deck(0, "fire 1")
    assert t.play(0, "Bare").resolve().hand_size(0) == 0
    t = table(HEN, bare).zone(1, "removed", "Hen", face_up=False).hand(0, "Bare").deck(0, "fire 1")
    assert t.play(0, "Bare").resolve().hand_size(0) == 1


# ---------------------------------------------------------------- 307.4, 308.4  other sides


@pytest.mark.rule("fow", "307.4")
def test_everybody_sees_the_ruler_side_of_a_j_ruler_in_the_field() -> None:
    t = table(stones=3).act(0, "judgment").resolve()
    for player in (0, 1, -1):
        judge = next(card for card in t.view(player)["zones"]["field"]["cards"] if card["name"] == "fire judge")
        assert [side["name"] for side in judge["sides"]] == ["fire ruler"]


@pytest.mark.rule("fow", "308.4")
@pytest.mark.parametrize("kind", ["ruler", "warden"])
def test_the_other_side_of_a_card_in_the_ruler_area_is_for_its_controller(kind: str) -> None:
    lord = two_sided(make("Lord", kind, willpower=3), make("Fury", "j_ruler", atk=900, dfn=900, key="lord/2"))
    t = table(lord, rulers=False).zone(0, "ruler", "Lord", counters={"willpower": 3}).zone(1, "ruler", "wind ruler")
    shown = [t.view(player)["zones"]["ruler"][0]["cards"][0].get("sides") for player in (0, 1, -1)]
    assert shown == [[{"key": "lord/2", "name": "Fury"}], None, None]


# ---------------------------------------------------------------- 301.1a, 302.7, 307.8, 322.2  which areas a word means


def drawn(where: str, zone: str) -> int:
    ask = chant("Ask", f"If there is a Bird {where}, draw a card.")
    t = table(OWL, ask).hand(0, "Ask").deck(0, "fire 1", "fire 1", only=True)
    t = t.hand(0, "Owl") if zone == "hand" else t.zone(0, zone, "Owl")
    before = t.hand_size(0)
    return t.play(0, "Ask").resolve().hand_size(0) - before + 1


@pytest.mark.rule("fow", "301.1a", "302.7")
@pytest.mark.parametrize("words", ["in any area", "in all areas", "everywhere"])
@pytest.mark.parametrize("zone", ["field", "hand", "graveyard", "removed", "standby", "outside", "stranger"])
def test_any_area_and_everywhere_include_what_is_outside_the_game(words: str, zone: str) -> None:
    assert drawn(words, zone) == 1


@pytest.mark.rule("fow", "322.2")
@pytest.mark.parametrize(("zone", "count"), [("field", 1), ("hand", 1), ("graveyard", 1), ("outside", 0)])
def test_any_zone_leaves_out_what_is_outside_the_game(zone: str, count: int) -> None:
    assert drawn("in any zone", zone) == count


@pytest.mark.rule("fow", "307.8")
@pytest.mark.parametrize(
    "words",
    ['"Lord"', "Bird", 'card with "Lord" in its name', "fire card", "card with [Flying]", "card with total cost 0"],
)
def test_information_without_an_area_means_the_field_and_the_ruler_areas(words: str) -> None:
    lord = make("Lord", "ruler", races=("Bird",), colours=("fire",), keywords=("flying",))
    word = chant("Word", f"Rest target {words}.")
    place = {zone: table(lord, word, rulers=False).zone(1, zone, "Lord") for zone in ("ruler", "graveyard")}
    assert may_target(place["ruler"], word, "Lord") and not may_target(place["graveyard"], word, "Lord")


# ---------------------------------------------------------------- 317  orders


def general() -> Face:
    section = ab.Keyword("order", name="revolution_order", cost=Cost((Mana((), 1),)))
    command = ab.Static("command", None, (st.Affects(Self(), (st.AddStat(Stat.POWER, Number(400)),)),))
    front = make("General", "ruler", colours=("fire",), abilities=(section,), key="general")
    return two_sided(front, make("General's Order", "order", abilities=(command,), key="general/2"))


@pytest.mark.rule("fow", "317.1", "317.4")
def test_the_order_of_the_process_goes_to_the_order_area_where_texts_find_it() -> None:
    hush = chant("Hush", "Rest target order.")
    t = table(general(), HEN, hush, stones=1, rulers=False).zone(0, "ruler", "General").hand(0, "Hen", "Hush")
    assert not t.can("play", 0, "Hush")
    t.play(0, "Hen", targets=["General"]).resolve()
    assert t.zone_names(0, "order") == ["General's Order"] and t.zone_names(0, "ruler") == []
    t.play(0, "Hush").resolve()
    assert t.is_rested("General's Order")


@pytest.mark.rule("fow", "317.5")
@pytest.mark.parametrize(("who", "controller"), [(YOU, 0), (OPPONENT, 1)])
def test_whose_order_area_it_is_put_into_controls_an_order(who: fx.Who, controller: int) -> None:
    edict = make("Edict", "order")
    choose = fx.Choose(1, Group((), ("graveyard",), OPPONENT), Number(1), Number(1), target=False)
    mine = Exists(Group((Is(Quality.TYPE, "order"),), ("order",), YOU), Number(1))
    text = (choose, fx.Move(Bound(1), "order", control=who), fx.If(mine, (fx.GainResource(YOU, "life", Number(100)),)))
    raise_it = make("Raise", "chant", price=Mana((), 0), abilities=(ab.Spell("", None, text),))
    t = table(edict, raise_it, rulers=False).zone(1, "graveyard", "Edict").hand(0, "Raise").play(0, "Raise").resolve()
    assert t.obj("Edict").controller == controller  # an order that orders nothing goes on to the ruler area (1208.1)
    assert t.resource(0, "life") == (4100 if controller == 0 else 4000)


# ---------------------------------------------------------------- 318, 319  EX areas and EX decks


def begun(*text: str) -> Match:
    lord = written("Lord", "Ruler", *text, cost=None)
    piles = {"deck": [HEN] * 40, "stones": [stone("fire")] * 10, "ruler": [lord]}
    other = {**piles, "ruler": [ruler("wind")]}
    match = Match(lambda: new_game(RULES, [piles, other], 7))
    while match.question is not None and match.question.why == "mulligan":
        match.answer(())
    return match


@pytest.mark.parametrize(
    "area",
    [
        pytest.param("Shinobi", marks=pytest.mark.rule("fow", "318.2b")),
        pytest.param("Possession", marks=pytest.mark.rule("fow", "318.3b")),
    ],
)
def test_an_ex_area_is_gained_as_the_game_starts_and_all_know_its_spaces(area: str) -> None:
    match = begun(f"<{area}> EX Area (2)")
    for player in (0, 1, -1):
        kept = view(match.game, player)["resources"]
        assert isinstance(kept, list)
        assert kept[0][f"{area.lower()}_spaces"] == 2 and f"{area.lower()}_spaces" not in kept[1]


@pytest.mark.rule("fow", "318.2a")
def test_cards_from_the_hand_go_to_the_shinobi_area_face_down() -> None:
    vanish = chant("Vanish", "Put a card from your hand into your <Shinobi> EX Area.")
    t = table(HEN, vanish).resources(0, shinobi_spaces=1).hand(0, "Vanish", "Hen").play(0, "Vanish").resolve()
    assert t.zone_names(0, "shinobi") == ["Hen"] and sight(t, "Hen") == [True, False]


@pytest.mark.rule("fow", "318.3a")
def test_cards_from_the_field_go_to_the_possession_area_face_up() -> None:
    haunt = chant("Haunt", "Put target resonator you control into your <Possession> EX Area.")
    t = table(HEN, haunt).resources(0, possession_spaces=1).field(0, "Hen").hand(0, "Haunt")
    t.play(0, "Haunt", targets=["Hen"]).resolve()
    assert t.zone_names(0, "possession") == ["Hen"] and sight(t, "Hen") == [True, True]


@pytest.mark.rule("fow", "319.3")
def test_several_cards_leave_an_ex_deck_one_at_a_time_from_the_top() -> None:
    spill = chant("Spill", "Put the top two cards of your EX deck into your graveyard.")
    t = table(HEN, OWL, spill).zone(0, "ex_deck", "fire 1", "Owl", "Hen").hand(0, "Spill").play(0, "Spill").resolve()
    assert t.zone_names(0, "ex_deck") == ["fire 1"]
    assert [obj.face.name for obj in t.objects("graveyard", 0)] == ["Hen", "Owl", "Spill"]


# ---------------------------------------------------------------- 322, 403.1c  outside the game


@pytest.mark.rule("fow", "322.1b", "403.1c")
@pytest.mark.parametrize("words", ["you own from outside the game", "from outside the game", "from your sideboard"])
def test_outside_the_game_and_the_sideboard_mean_the_same_cards(words: str) -> None:
    wish = chant("Wish", f"Put a resonator {words} into your hand.")
    t = table(HEN, OWL, wish).zone(0, "outside", "Hen").zone(1, "outside", "Owl").hand(0, "Wish")
    assert t.play(0, "Wish").resolve().hand_names(0) == ["Hen"]


@pytest.mark.rule("fow", "322.1b")
def test_the_sideboard_of_a_deck_list_begins_outside_the_game() -> None:
    part = DECKS.part("side")
    assert part is not None and part.zone == "outside"
