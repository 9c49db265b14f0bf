"""Chapter 300: zones, what is seen in them, and where cards can go."""

from __future__ import annotations

import pytest

from arbiter.games.fow.game import RULES
from arbiter.games.fow.zones import ZONES
from arbiter.kernel.dealing import new_game
from arbiter.kernel.match import Match
from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script.amounts import Number
from arbiter.script.base import Position
from arbiter.script.costs import Mana
from arbiter.script.nouns import EACH, Bound, Every, Group
from arbiter.testing import Table
from tests.games.fow.plain import make, stone, two_sided
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator, written

SPEC = {spec.name: spec for spec in ZONES}
HEN = resonator("Hen", size=(300, 300))


def haul(origin: str, to: str, **how: object) -> Face:
    """A chant that moves a card of one zone to another."""
    choose = fx.Choose(1, Group((), (origin,), EACH), Number(1), Number(1), target=False)
    text = (choose, fx.Move(Bound(1), to, **how))  # type: ignore[arg-type]
    return make("Haul", "chant", price=Mana((), 0), abilities=(ab.Spell("", None, text),))


def hauled(face: Face, origin: str, to: str, **how: object) -> Table:
    """The table after the card has been told to go there."""
    t = table(face, haul(origin, to, **how), rulers=False).zone(0, origin, face.name).hand(0, "Haul")
    return t.play(0, "Haul").resolve()  # there is nothing else to choose


# ---------------------------------------------------------------- 302 to 320  the zones


@pytest.mark.rule("fow", "302.1", "307.2", "312.2")
def test_only_the_field_and_the_chase_are_shared() -> None:
    assert {name for name, spec in SPEC.items() if spec.shared} == {"field", "chase"}


@pytest.mark.rule(
    "fow", "304.2", "305.2", "306.2", "308.2", "309.2", "311.2", "313.2", "314.2", "316.2", "317.2", "319.2"
)
@pytest.mark.parametrize(
    ("zone", "mine", "theirs", "ordered"),
    [
        ("deck", False, False, True),
        ("stones", False, False, True),
        ("hand", True, False, False),
        ("ruler", True, True, False),
        ("graveyard", True, True, True),
        ("removed", True, True, False),
        ("item", True, True, False),
        ("extra", True, False, False),
        ("stranger", True, False, False),
        ("order", True, True, False),
        ("ex_deck", True, False, False),
    ],
)
def test_who_sees_the_cards_of_a_zone(zone: str, mine: bool, theirs: bool, ordered: bool) -> None:
    kinds = {"ruler": "ruler", "stones": "magic_stone", "order": "order"}
    card = make("Secret", kinds.get(zone, "resonator"))
    t = table(card, rulers=False).zone(0, zone, "Secret")
    seen = ["Secret" in str(t.view(player)) for player in (0, 1)]
    assert seen == [mine, theirs] and SPEC[zone].ordered is ordered


@pytest.mark.rule("fow", "310.2", "315.2", "322.3")
@pytest.mark.parametrize("zone", ["standby", "rune", "outside"])
def test_face_down_cards_of_these_zones_are_seen_by_their_player_and_face_up_ones_by_all(zone: str) -> None:
    card = make("Secret", "rune")
    down = table(card).zone(0, zone, "Secret")
    assert ["Secret" in str(down.view(player)) for player in (0, 1)] == [True, False]
    up = table(card).zone(0, zone, "Secret", face_up=True)
    assert ["Secret" in str(up.view(player)) for player in (0, 1)] == [True, True]


@pytest.mark.rule("fow", "302.2", "302.2a")
def test_everybody_may_count_the_cards_of_a_hidden_zone() -> None:
    t = table(HEN).hand(1, "Hen", "Hen")
    assert t.view(0)["zones"]["hand"][1]["count"] == 2


@pytest.mark.rule("fow", "303.1a", "307.3", "308.3", "317.3")
def test_cards_rest_and_recover_in_the_field_the_ruler_area_and_the_order_area() -> None:
    assert {name for name, spec in SPEC.items() if spec.turns > 1} == {"field", "ruler", "order"}
    lull, wake = chant("Lull", "Rest target J/resonator."), chant("Wake", "Recover target J/resonator.")
    t = table(HEN, lull, wake).field(1, "Hen").hand(0, "Lull", "Wake")
    t.play(0, "Lull", targets=["Hen"]).resolve()
    assert t.is_rested("Hen")
    t.play(0, "Wake", targets=["Hen"]).resolve()
    assert not t.is_rested("Hen")


@pytest.mark.rule("fow", "303.1b")
def test_a_card_arrives_recovered_unless_a_text_says_otherwise() -> None:
    sloth = resonator("Sloth", "This card enters the field rested.", cost="{0}")
    hare = resonator("Hare", cost="{0}")
    t = table(sloth, hare).hand(0, "Sloth", "Hare").play(0, "Sloth").resolve().play(0, "Hare").resolve()
    assert t.is_rested("Sloth") and not t.is_rested("Hare")


@pytest.mark.rule("fow", "304.3", "305.3")
def test_several_cards_leave_a_deck_one_by_one_from_the_top() -> None:
    mill = chant("Mill", "Put the top two cards of your deck into your graveyard.")
    t = table(mill).deck(0, "fire 1", "fire 2", "wind 3", only=True).hand(0, "Mill").play(0, "Mill").resolve()
    assert t.zone_names(0, "deck") == ["wind 3"]
    assert [obj.face.name for obj in t.objects("graveyard", 0)][:2] == ["fire 1", "fire 2"]


@pytest.mark.rule("fow", "306.3")
def test_the_maximum_hand_size_is_seven() -> None:
    t = table().hand(0, *["fire 1"] * 8).to("final_hand")
    t.expect(kind="objects", player=0)
    t.choose("fire 1")
    assert t.hand_size(0) == 7


@pytest.mark.rule("fow", "307.5", "307.6")
def test_a_type_without_an_area_means_a_card_in_the_field() -> None:
    smite = chant("Smite", "Destroy target resonator.")
    assert not table(HEN, smite).hand(0, "Smite").zone(1, "graveyard", "Hen").can("play", 0, "Smite")
    assert table(HEN, smite).hand(0, "Smite").field(1, "Hen").can("play", 0, "Smite")


@pytest.mark.rule("fow", "307.9", "1041.1")
def test_a_card_put_into_the_field_is_controlled_by_the_effects_controller_and_was_not_played() -> None:
    raise_it = chant("Raise", "Put a resonator from your opponent's graveyard into the field.")
    bell = regalia("Bell", "Whenever you play a spell >>> You gain 100 life.")
    t = table(HEN, raise_it, bell).field(0, "Bell").zone(1, "graveyard", "Hen").hand(0, "Raise")
    t.play(0, "Raise").resolve_all()
    assert t.field_names(0) == ["Bell", "Hen"] and t.obj("Hen").owner == 1
    assert t.resource(0, "life") == 4100  # the chant only


@pytest.mark.rule("fow", "309.2")
def test_the_newest_card_lies_on_top_of_a_graveyard() -> None:
    smite = chant("Smite", "Destroy target resonator.")
    t = table(HEN, smite).field(0, "Hen").zone(0, "graveyard", "fire 1").hand(0, "Smite")
    t.play(0, "Smite", targets=["Hen"]).resolve()
    assert [obj.face.name for obj in t.objects("graveyard", 0)] == ["fire 1", "Hen", "Smite"]


@pytest.mark.rule("fow", "312.1", "312.3")
def test_a_played_card_is_a_spell_until_it_resolves() -> None:
    veto = chant("Veto", "[Quickcast]", "Cancel target spell.")
    t = table(HEN, veto, stones=1).hand(0, "Hen").hand(1, "Veto").play(0, "Hen")
    assert t.stack() == ["Hen"] and t.zone_of("Hen") == "chase"
    t.passes(0).play(1, "Veto", targets=["Hen"]).resolve()
    assert t.zone_names(0, "graveyard") == ["Hen"] and t.stack() == []


@pytest.mark.rule("fow", "313.3", "313.1", "1046.1", "1046.2")
def test_a_will_coin_is_in_the_item_area_of_its_player_and_is_banished_for_will() -> None:
    mint = chant("Mint", "Gain a light will coin token.")
    card = resonator("Dove", cost="{W}")
    t = table(mint, card).hand(0, "Mint", "Dove").play(0, "Mint").resolve()
    assert len(t.zone_names(0, "item")) == 1
    t.act(0, "will").play(0, "Dove").resolve()
    assert t.zone_names(0, "item") == [] and t.is_on_field("Dove", 0)


# ---------------------------------------------------------------- 302.3 to 302.8  moving


@pytest.mark.rule("fow", "302.3", "302.3b")
def test_a_card_in_a_new_area_is_a_new_card_without_the_effects_on_the_old_one() -> None:
    grow = chant("Grow", "Target resonator gains [+200/+200] until end of turn.")
    lift = chant("Lift", "Return target resonator to its owner's hand.")
    hen = resonator("Hen", size=(300, 300), cost="{0}")
    t = table(hen, grow, lift).field(0, "Hen").hand(0, "Grow", "Lift").play(0, "Grow", targets=["Hen"]).resolve()
    assert t.power("Hen") == 500
    t.play(0, "Lift", targets=["Hen"]).resolve().play(0, "Hen").resolve()
    assert t.power("Hen") == 300


@pytest.mark.rule("fow", "302.3")
def test_a_ruler_that_goes_to_the_field_and_back_is_the_same_card_and_keeps_its_counters() -> None:
    t = (
        table(stones=3, rulers=False)
        .zone(0, "ruler", "fire ruler", counters={"mana": 2})
        .zone(1, "ruler", "wind ruler")
    )
    t.act(0, "judgment").resolve()
    assert t.counters("fire judge", "mana") == 2


@pytest.mark.rule("fow", "302.5")
def test_a_destination_without_an_owner_is_the_owners() -> None:
    smite = chant("Smite", "Destroy target resonator.")
    t = table(HEN, smite).field(0, "Hen", owner=1).hand(0, "Smite").play(0, "Smite", targets=["Hen"]).resolve()
    assert t.zone_names(1, "graveyard") == ["Hen"] and t.zone_names(0, "graveyard") == ["Smite"]


@pytest.mark.rule("fow", "302.4")
def test_the_owner_orders_cards_that_go_to_an_ordered_zone_together() -> None:
    bury = chant("Bury", "Put all cards in your graveyard on the bottom of your deck.")
    t = table(bury).zone(0, "graveyard", "fire 1", "fire 2").deck(0, "wind 3", only=True).hand(0, "Bury")
    t.play(0, "Bury").resolve().expect(kind="order", player=0).order("fire 2", "fire 1")
    assert t.zone_names(0, "deck") == ["wind 3", "fire 2", "fire 1"]


# ---------------------------------------------------------------- 321  where cards cannot go


@pytest.mark.rule("fow", "321.1", "321.1c", "321.1d")
@pytest.mark.parametrize("kind", ["resonator", "addition", "regalia"])
@pytest.mark.parametrize(
    ("to", "goes"), [("graveyard", True), ("hand", True), ("extension", False), ("ruler", False), ("stones", False)]
)
def test_where_an_entity_that_is_no_stone_goes(kind: str, to: str, goes: bool) -> None:
    t = hauled(make("Thing", kind, atk=100, dfn=100), "hand", to)
    assert t.zone_of("Thing") == (to if goes else "hand")


@pytest.mark.rule("fow", "321.1e")
@pytest.mark.parametrize("to", ["field", "ruler", "stones", "extension"])
def test_a_chant_that_would_go_there_is_expelled(to: str) -> None:
    t = hauled(chant("Song", "Draw a card."), "graveyard", to)
    assert t.zone_of("Song") == "outside" and t.obj("Song").face_up


@pytest.mark.rule("fow", "321.1f", "321.1g", "321.1h")
@pytest.mark.parametrize(
    ("to", "goes"),
    [
        ("graveyard", True),
        ("removed", True),
        ("stones", True),
        ("deck", False),
        ("hand", False),
        ("order", False),
        ("ruler", False),
        ("rune", False),
        ("standby", False),
        ("extra", False),
        ("stranger", False),
        ("ex_deck", False),
        ("extension", False),
        ("shinobi", False),
    ],
)
def test_where_a_magic_stone_goes(to: str, goes: bool) -> None:
    stone = make("Pebble", "magic_stone")
    assert hauled(stone, "field", to).zone_of("Pebble") == (to if goes else "field")


@pytest.mark.rule("fow", "321.1g", "321.1h", "321.1d")
def test_a_stone_that_is_also_a_resonator_goes_to_the_stone_deck_and_the_other_way_round() -> None:
    alive = written("Living Stone", "Special Magic Stone", "This card is also a resonator.", cost=None, size=(100, 100))
    golem = resonator("Golem", "This card is also a magic stone.")
    assert hauled(alive, "field", "hand").zone_names(0, "stones")[0] == "Living Stone"
    under = hauled(alive, "field", "deck", position=Position.BOTTOM)
    assert under.zone_names(0, "stones")[-1] == "Living Stone"
    assert hauled(golem, "field", "stones", position=Position.TOP).zone_names(0, "deck")[0] == "Golem"


@pytest.mark.rule("fow", "321.1a")
@pytest.mark.parametrize("to", ["field", "hand", "deck", "removed", "order", "graveyard", "outside"])
def test_where_a_ruler_goes(to: str) -> None:
    lord = make("Lord", "ruler")
    assert hauled(lord, "ruler", to).zone_of("Lord") == (to if to in ("graveyard", "outside") else "ruler")


@pytest.mark.rule("fow", "321.1b")
@pytest.mark.parametrize("to", ["hand", "deck", "removed", "graveyard"])
def test_a_j_ruler_stays_in_the_field_unless_destroyed(to: str) -> None:
    judge = make("Judge", "j_ruler", atk=500, dfn=500)
    two_sided(make("Lord", "ruler"), judge)
    assert hauled(judge, "field", to).zone_of("Judge") == "field"


@pytest.mark.rule("fow", "321.1b")
def test_a_j_ruler_token_goes_where_it_is_sent() -> None:
    judge = make("Judge", "j_ruler", atk=500, dfn=500)
    t = table(judge, haul("field", "hand"), rulers=False).field(0, "Judge", token=True).hand(0, "Haul")
    t.play(0, "Haul").resolve()
    assert not t.is_on_field("Judge")


@pytest.mark.rule("fow", "321.1i", "321.1j")
@pytest.mark.parametrize(("kind", "home"), [("extension_rule", "extension"), ("sub_ruler", "ruler")])
@pytest.mark.parametrize("to", ["field", "hand", "deck", "graveyard", "removed"])
def test_extension_rules_and_sub_rulers_stay_where_they_belong(kind: str, home: str, to: str) -> None:
    assert hauled(make("Fixture", kind), home, to).zone_of("Fixture") == home


@pytest.mark.rule("fow", "321.1k")
@pytest.mark.parametrize(
    ("to", "goes"), [("field", False), ("stones", False), ("extension", False), ("graveyard", True)]
)
def test_where_a_warden_goes(to: str, goes: bool) -> None:
    warden = make("Reeve", "warden", willpower=3)
    assert hauled(warden, "hand", to).zone_of("Reeve") == (to if goes else "hand")


@pytest.mark.rule("fow", "321.1l")
@pytest.mark.parametrize("kind", ["ruler", "j_ruler", "sub_ruler", "extension_rule"])
@pytest.mark.parametrize("to", ["hand", "field", "graveyard", "removed"])
def test_starting_cards_do_not_come_from_outside_to_other_areas(kind: str, to: str) -> None:
    assert hauled(make("Fixture", kind), "outside", to).zone_of("Fixture") == "outside"


@pytest.mark.rule("fow", "321.1m", "1047.1b")
def test_an_expelled_card_does_not_come_back() -> None:
    t = table(HEN, haul("outside", "hand")).zone(0, "outside", "Hen", counters={"expelled": 1}, face_up=True)
    t.hand(0, "Haul").play(0, "Haul").resolve()
    assert t.zone_of("Hen") == "outside"
    free = table(HEN, haul("outside", "hand")).zone(0, "outside", "Hen").hand(0, "Haul")
    assert free.play(0, "Haul").resolve().zone_of("Hen") == "hand"


@pytest.mark.rule("fow", "318.1", "318.2d", "318.3d")
@pytest.mark.parametrize("area", ["shinobi", "possession"])
def test_an_ex_area_takes_as_many_cards_as_it_has_spaces(area: str) -> None:
    t = table(HEN, haul("hand", area)).hand(0, "Haul", "Hen").play(0, "Haul").resolve()
    assert t.zone_of("Hen") == "hand"
    t = table(HEN, haul("hand", area)).resources(0, **{f"{area}_spaces": 1}).hand(0, "Haul", "Hen")
    assert t.play(0, "Haul").resolve().zone_of("Hen") == area


@pytest.mark.rule("fow", "1004.1", "311.2")
def test_a_removed_card_is_in_the_removed_area() -> None:
    oust = chant("Oust", "Remove target resonator from the game.")
    t = table(HEN, oust).field(1, "Hen").hand(0, "Oust").play(0, "Oust", targets=["Hen"]).resolve()
    assert t.zone_names(1, "removed") == ["Hen"]


# ---------------------------------------------------------------- what words mean without an area


@pytest.mark.rule("fow", "202.5", "307.7")
def test_a_card_of_a_type_in_a_named_zone_means_one_there() -> None:
    dig = chant("Dig", "Put target resonator card from your graveyard into your hand.")
    assert not table(HEN, dig).field(0, "Hen").hand(0, "Dig").can("play", 0, "Dig")
    t = table(HEN, dig).zone(0, "graveyard", "Hen").hand(0, "Dig").play(0, "Dig").resolve()
    assert t.hand_names(0) == ["Hen"]


@pytest.mark.rule("fow", "307.1")
@pytest.mark.parametrize("kind", ["addition", "j_ruler", "magic_stone", "regalia", "resonator"])
def test_what_is_in_the_field_is_an_entity(kind: str) -> None:
    ruin = chant("Ruin", "Destroy target entity.")
    thing = make("Thing", kind, atk=100, dfn=100)
    assert table(thing, ruin).field(1, "Thing").hand(0, "Ruin").can("play", 0, "Ruin")
    assert not table(thing, ruin).zone(1, "removed", "Thing").hand(0, "Ruin").can("play", 0, "Ruin")


@pytest.mark.rule("fow", "308.1", "308.5", "308.6", "308.7")
@pytest.mark.parametrize("kind", ["ruler", "sub_ruler", "warden"])
def test_rulers_sub_rulers_and_wardens_are_meant_in_the_ruler_area(kind: str) -> None:
    word = kind.replace("_", "-")
    card = chant("Word", f"Rest target {word}.")
    thing = make("Thing", kind, willpower=3)
    counters = {"willpower": 3} if kind == "warden" else None
    t = table(thing, card, rulers=False).zone(1, "ruler", "Thing", counters=counters).hand(0, "Word")
    t.play(0, "Word").resolve()
    assert t.is_rested("Thing")
    elsewhere = table(thing, card, rulers=False).zone(1, "graveyard", "Thing").hand(0, "Word")
    assert not elsewhere.can("play", 0, "Word")


@pytest.mark.rule("fow", "302.8")
def test_the_cards_of_a_batch_that_can_move_do() -> None:
    everything = Every(Group((), ("field",), EACH))
    text = ab.Spell("", None, (fx.Move(everything, "hand"),))
    flood = make("Flood", "chant", price=Mana((), 0), abilities=(text,))
    t = table(HEN, flood).field(0, "Hen", "fire stone").hand(0, "Flood").play(0, "Flood").resolve()
    assert t.hand_names(0) == ["Hen"] and t.field_names(0) == ["fire stone"]


# ---------------------------------------------------------------- 405  where a game begins


@pytest.mark.rule("fow", "405.1", "405.6", "405.6c")
def test_every_pile_begins_in_its_zone_and_the_first_player_takes_the_first_turn() -> None:
    piles = {
        "deck": [HEN] * 40,
        "stones": [stone("fire")] * 10,
        "ruler": [make("Lord", "ruler"), make("Page", "sub_ruler")],
        "extra": [make("Chapter", "chant")],
        "rune": [make("Carving", "rune")] * 5,
        "stranger": [make("Drifter", "resonator", "stranger")] * 10,
        "ex_deck": [make("Hand", "resonator")] * 2,
        "extension": [make("Law", "extension_rule")],
        "outside": [make("Spare", "resonator")] * 3,
    }
    match = Match(lambda: new_game(RULES, [piles, piles], 7))
    while match.question is not None and match.question.why == "mulligan":
        match.answer(())
    state = match.game.state
    counts = {zone: [len(pile) for pile in state.zones[zone]] for zone in piles if zone != "deck"}
    assert counts == {zone: [len(cards)] * 2 for zone, cards in piles.items() if zone != "deck"}
    assert state.active == state.starting and state.turn == 1


@pytest.mark.rule("fow", "301.1", "302.1")
@pytest.mark.parametrize("verb", ["Remove {} from the game.", "Destroy {}.", "Return {} to its owner's hand."])
def test_a_player_is_no_card_and_does_not_move(verb: str) -> None:
    fling = written("Fling", "Chant", verb.format("target player or J/resonator"))
    t = table(fling).hand(0, "Fling").play(0, "Fling", targets=["player 1"]).resolve()
    assert [t.zone_names(1, zone) for zone in ("player", "removed", "graveyard", "hand")] == [["player 1"], [], [], []]
