"""Section 3: the zones: who sees what, what may lie where, columns, and what moving does to a card."""

from __future__ import annotations

import pytest

from arbiter.games.gateruler import placing
from arbiter.games.gateruler.game import RULES
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.amounts import Count, Number
from arbiter.script.base import Effect, How, Lasting, Position, Quality, Stat
from arbiter.script.costs import Cost, MoveThing
from arbiter.script.nouns import OPPONENT, YOU, AddedTo, Bound, Every, Group, Is, Self
from arbiter.testing import Table
from tests.games.gateruler.plain import ACTIVE, DRAW, RIVAL, event, ruler, table, unit

ANY = Group((), ())
FRONT = Group((), ("front",))


def cards(made: Table, viewer: int, zone: str, player: int) -> list[str]:
    """The names of a pile as a player sees it; a hidden card is "?"."""
    pile = made.view(viewer)["zones"][zone][player]  # type: ignore[index]
    return [card.get("name", "?") for card in pile.get("cards", ["?"] * pile["count"])]


def using(name: str, *effects: Effect) -> ab.Activated:
    """An activated ability without a cost."""
    return ab.Activated(name, effects=effects, zones=(*ACTIVE, "hand"))


# ---------------------------------------------------------------- 3-2  basics


@pytest.mark.rule("gateruler", "3-2a", "3-18b")
def test_every_zone_is_a_players_own_but_the_gate() -> None:
    assert [spec.name for spec in RULES.zones.rows if spec.shared] == ["gate"]
    made = table().hand(0, "Trick").zone(0, "resource", "Well")
    made.play(0, "Trick")
    shown = made.view(1)["zones"]["gate"]["cards"]  # type: ignore[index]
    assert [card["name"] for card in shown] == ["Trick"]


@pytest.mark.rule("gateruler", "3-2a-1", "3-6b", "3-6d")
def test_ruler_front_row_set_and_field_zones_are_in_play() -> None:
    assert RULES.zones.in_play == ("front", "ruler", "set", "field")
    assert placing.PLACES[3, 1] == (1, 2, 3, 0)  # three attack zones and a defense zone make the front row


@pytest.mark.rule("gateruler", "3-2b", "3-2b-1", "3-2b-2", "3-2b-3", "3-5b", "3-4b")
def test_hands_are_their_owners_to_see_and_decks_nobodys_but_everybody_counts_them() -> None:
    made = table().hand(0, "Trick", "Spark")
    assert cards(made, 0, "hand", 0) == ["Trick", "Spark"]
    assert cards(made, 1, "hand", 0) == ["?", "?"]
    deck = made.view(0)["zones"]["deck"][0]  # type: ignore[index]
    assert deck == {"count": 30}


@pytest.mark.rule("gateruler", "3-10b", "3-12c", "3-3b", "3-3b-1", "3-3b-3")
def test_set_and_drive_zones_are_revealed_to_their_owner_alone() -> None:
    made = table().zone(0, "set", "Trick").zone(0, "drive", "Scout")
    for zone, name in (("set", "Trick"), ("drive", "Scout")):
        assert cards(made, 0, zone, 0) == [name] and cards(made, 1, zone, 0) == ["?"]
        assert not made.obj(name).face_up


@pytest.mark.rule("gateruler", "3-8b", "3-9b", "14-19b")
def test_face_down_units_are_seen_by_their_controller_alone() -> None:
    made = table().field(0, "Scout").field(0, "Guard", face_up=False).field(0, "Giant", place=0, face_up=False)
    for name in ("Guard", "Giant"):
        made.obj(name).seen = 1
    assert cards(made, 0, "front", 0) == ["Scout", "Guard", "Giant"]
    assert cards(made, 1, "front", 0) == ["Scout", "?", "?"]


@pytest.mark.rule("gateruler", "3-13b", "3-13b-1", "3-13c", "3-14b", "3-14c")
def test_face_down_damage_is_its_owners_to_see_and_face_down_charges_nobodys() -> None:
    made = table().zone(0, "damage", "Scout").zone(0, "damage", "Guard", face_up=False, seen=(0,))
    assert cards(made, 0, "damage", 0) == ["Scout", "Guard"]
    assert cards(made, 1, "damage", 0) == ["Scout", "?"]
    made = table().field(0, "Giant").zone(0, "charge", "Scout", host="Giant")
    made.zone(0, "charge", "Guard", host="Giant", face_up=False)
    assert cards(made, 0, "charge", 0) == cards(made, 1, "charge", 0) == ["Scout", "?"]


@pytest.mark.rule("gateruler", "3-7b", "3-11b", "3-15b", "3-16b", "3-17b", "3-19b")
def test_the_other_zones_are_revealed_to_all() -> None:
    made = table().zone(0, "field", "Meadow").zone(0, "graveyard", "Scout").zone(0, "resource", "Well")
    made.zone(0, "removed", "Guard").zone(0, "counter", "Giant")
    for zone in ("ruler", "field", "graveyard", "resource", "removed", "counter"):
        assert "?" not in cards(made, 1, zone, 0)


@pytest.mark.rule("gateruler", "3-2b-4", "14-4b-4e")
def test_a_hidden_card_cannot_be_chosen_for_what_it_is() -> None:
    """A face-down set card is not known to be an event, so a text that asks for one does not find it."""
    hunter = unit("Hunter", abilities=(using("hunt", choose(Group((IS_EVENT,), ("set",), OPPONENT)), DESTROY),))
    made = table(hunter).field(0, "Hunter").zone(1, "set", "Trick")
    assert not made.can("use", 0, "Hunter")


IS_EVENT = Is(Quality.TYPE, "event")
IS_UNIT = Is(Quality.TYPE, "unit")
DESTROY = fx.Destroy(Bound(1))


def choose(group: Group, low: int = 1, high: int = 1) -> fx.Choose:
    return fx.Choose(1, group, Number(low), Number(high))


@pytest.mark.rule("gateruler", "3-2b-5")
def test_who_picks_a_hidden_card_for_what_it_is_shows_it() -> None:
    pick = fx.Choose(1, Group((IS_UNIT,), ("hand",), YOU), Number(1), Number(1), target=False)
    made = table(event("Call", pick, fx.Move(Bound(1), "deck", position=Position.TOP)))
    made.hand(0, "Call", "Scout", "Trick").play(0, "Call").resolve()
    assert any("shows Scout" in line for line in made.log)


@pytest.mark.rule("gateruler", "3-2c-1", "3-2c-2", "3-4c")
def test_cards_come_off_a_deck_in_its_order_one_by_one_from_the_top() -> None:
    made = table(event("Dig", fx.Draw(YOU, Number(2)), fx.Mill(YOU, Number(2), "graveyard")))
    made.hand(0, "Dig").deck(0, "Scout", "Guard", "Giant", "Spark").play(0, "Dig").resolve()
    assert made.hand_names(0) == ["Scout", "Guard"]
    assert made.zone_names(0, "graveyard")[:2] == ["Giant", "Spark"]


@pytest.mark.rule("gateruler", "3-2e", "3-6g-1")
def test_a_card_that_left_play_is_a_new_card_without_the_effects_on_it() -> None:
    rage = fx.Modify(Every(FRONT), (st.AddStat(Stat.POWER, Number(3)),), Lasting.TURN)
    made = table(event("Rage", rage), event("Recall", fx.Move(Every(FRONT), "hand", How.RETURN)))
    made.hand(0, "Rage", "Recall").field(0, "Giant", damage=2)
    made.play(0, "Rage").resolve()
    assert made.power("Giant") == 9
    made.play(0, "Recall").resolve().play(0, "Giant", option="attack 1").resolve()
    assert (made.power("Giant"), made.damage_on("Giant")) == (6, 0)


@pytest.mark.rule("gateruler", "3-2e-1")
def test_the_effect_that_moved_a_card_follows_it() -> None:
    exile = event("Exile", choose(FRONT), fx.Move(Bound(1), "graveyard"), fx.Move(Bound(1), "removed", How.REMOVE))
    made = table(exile).hand(0, "Exile").field(1, "Giant")
    made.play(0, "Exile", targets=["Giant"]).resolve()
    assert made.zone_names(1, "removed") == ["Giant"]


@pytest.mark.rule("gateruler", "3-2e-2")
def test_the_owner_of_the_deck_orders_cards_that_come_there_together() -> None:
    sweep = event("Sweep", fx.Move(Every(Group((), ("front",), OPPONENT)), "deck", position=Position.BOTTOM))
    made = table(sweep).hand(0, "Sweep").field(1, "Giant", "Scout")
    made.play(0, "Sweep").resolve()
    made.expect(kind="order", player=1)


@pytest.mark.rule("gateruler", "3-2f", "4-4a", "4-4a-1")
def test_a_card_goes_to_the_zone_of_its_owner() -> None:
    made = table(event("Bolt", choose(FRONT), DESTROY)).hand(0, "Bolt").field(0, "Giant", owner=1)
    made.play(0, "Bolt", targets=["Giant"]).resolve()
    assert made.zone_names(1, "graveyard") == ["Giant"] and made.zone_names(0, "graveyard") == ["Bolt"]


@pytest.mark.rule("gateruler", "3-2g", "3-2g-1", "15-3a-1", "1-5g")
def test_a_card_bound_for_a_zone_that_does_not_exist_stays() -> None:
    handless = ruler("Regent", lacks=frozenset({"hand"}))
    made = table(event("Recall", fx.Move(Every(FRONT), "hand", How.RETURN), DRAW), rulers=(handless, RIVAL))
    made.zone(0, "set", "Recall").field(0, "Giant").deck(0, "Scout")
    made.play(0, "Recall").resolve()
    assert made.field_names(0) == ["Giant"] and made.hand_size(0) == 0
    assert made.zone_names(0, "deck")[0] == "Scout"


@pytest.mark.rule("gateruler", "3-2h")
def test_up_to_a_number_lets_fewer_be_chosen() -> None:
    bolts = event("Bolts", choose(FRONT, 0, 2), DESTROY)
    for targets in ([], ["Giant"], ["Giant", "Scout"]):
        made = table(bolts).hand(0, "Bolts").field(1, "Giant", "Scout", "Guard")
        made.play(0, "Bolts", targets=[targets]).resolve()
        assert made.zone_names(1, "graveyard") == targets


@pytest.mark.rule("gateruler", "3-2i", "3-8d", "3-9d", "3-11c", "3-7c")
def test_a_card_bound_for_a_zone_that_is_not_for_it_stays() -> None:
    hand = Every(Group((), ("hand",), YOU))
    for zone, stays in (("front", "Trick"), ("field", "Scout"), ("ruler", "Scout")):
        made = table(event("Push", fx.Move(hand, zone))).hand(0, "Push", stays)
        made.play(0, "Push").resolve()
        assert made.hand_names(0) == [stays] and stays not in made.zone_names(0, zone)


@pytest.mark.rule("gateruler", "3-2j", "1-5b")
def test_without_a_number_all_cards_are_meant() -> None:
    made = table(event("Wipe", fx.Destroy(Every(Group((IS_UNIT,), ("front",), OPPONENT))))).hand(0, "Wipe")
    made.field(1, "Giant", "Scout").field(0, "Guard").play(0, "Wipe").resolve()
    assert sorted(made.zone_names(1, "graveyard")) == ["Giant", "Scout"] and made.field_names(0) == ["Guard"]


@pytest.mark.rule("gateruler", "3-2j-1")
def test_a_cost_that_moves_no_card_at_all_is_not_paid() -> None:
    mine = Every(Group((AddedTo(Self()),), ("charge",)))
    spend = ab.Activated("spend", cost=Cost((MoveThing(mine, "graveyard", How.PUT),)), effects=(DRAW,), zones=ACTIVE)
    golem = unit("Golem", abilities=(spend,))
    made = table(golem).field(0, "Golem")
    assert not made.can("use", 0, "Golem")
    charged = table(golem).field(0, "Golem").zone(0, "charge", "Scout", "Guard", host="Golem")
    charged.use(0, "Golem").resolve()
    assert sorted(charged.zone_names(0, "graveyard")) == ["Guard", "Scout"] and charged.hand_size(0) == 1


@pytest.mark.rule("gateruler", "3-2k")
def test_a_card_of_the_hand_is_shown_before_it_goes_where_nobody_sees_it() -> None:
    bury = event("Bury", pick_one("hand"), fx.Move(Bound(1), "deck", position=Position.BOTTOM))
    made = table(bury).hand(0, "Bury", "Giant").play(0, "Bury").resolve()
    assert any("shows Giant" in line for line in made.log)
    lay = event("Lay", pick_one("hand"), fx.Move(Bound(1), "deck", position=Position.TOP))
    made = table(lay).hand(0, "Lay", "Giant").play(0, "Lay").resolve()
    assert not any("Giant" in line for line in made.log)


def pick_one(zone: str) -> fx.Choose:
    return fx.Choose(1, Group((), (zone,), YOU), Number(1), Number(1), target=False)


@pytest.mark.rule("gateruler", "3-10d")
def test_a_set_card_that_goes_elsewhere_is_shown_first() -> None:
    made = table(event("Recall", pick_one("set"), fx.Move(Bound(1), "hand", How.RETURN)))
    made.hand(0, "Recall").zone(0, "set", "Spark").play(0, "Recall").resolve()
    assert made.hand_names(0) == ["Spark"] and any("shows Spark" in line for line in made.log)


@pytest.mark.rule("gateruler", "3-21", "3-2I-1", "3-2I-2")
def test_several_zones_with_or_are_one_pool_to_choose_from() -> None:
    pool = Group((), ("graveyard", "damage"), YOU)
    for high, targets in ((1, ["Giant"]), (2, ["Giant", "Scout"]), (2, ["Giant", "Guard"])):
        made = table(event("Save", choose(pool, high, high), fx.Move(Bound(1), "hand"))).hand(0, "Save")
        made.zone(0, "graveyard", "Giant", "Scout").zone(0, "damage", "Guard")
        made.play(0, "Save", targets=targets).resolve()
        assert sorted(made.hand_names(0)) == sorted(targets)


# ---------------------------------------------------------------- 3-3  placement states


@pytest.mark.rule("gateruler", "3-3a-1", "3-3a-2")
def test_cards_come_ready_and_are_either_ready_or_exhausted() -> None:
    made = table(event("Tire", fx.Rest(Every(FRONT)))).hand(0, "Scout", "Tire")
    made.play(0, "Scout", option="attack 1").resolve()
    assert not made.is_rested("Scout")
    made.play(0, "Tire").resolve()
    assert made.is_rested("Scout")


@pytest.mark.rule("gateruler", "3-3b-2", "3-13c-1")
def test_a_face_down_card_in_the_damage_zone_is_nothing_at_all() -> None:
    count = fx.Draw(YOU, Count(Group((IS_UNIT,), ("damage",), YOU)))
    made = table(event("Mourn", count)).hand(0, "Mourn")
    made.zone(0, "damage", "Scout").zone(0, "damage", "Guard", "Giant", face_up=False, seen=(0,))
    made.play(0, "Mourn").resolve()
    assert made.hand_size(0) == 1


# ---------------------------------------------------------------- 3-5 to 3-11


@pytest.mark.rule("gateruler", "3-5c")
def test_there_is_no_limit_to_a_hand() -> None:
    made = table().hand(0, *["Trick"] * 15)
    made.to("main", 1)
    assert made.hand_size(0) == 15


@pytest.mark.rule("gateruler", "3-6g-2")
def test_current_damage_is_compared_with_hp() -> None:
    made = table(event("Weaken", fx.Modify(Every(FRONT), (st.AddStat(Stat.GUARD, Number(-2)),), Lasting.TURN)))
    made.hand(0, "Weaken").field(1, "Guard", damage=3).play(0, "Weaken").resolve()
    assert made.zone_names(1, "graveyard") == ["Guard"]


@pytest.mark.rule("gateruler", "3-7e", "3-7e-1")
def test_a_ruler_never_leaves_play() -> None:
    rulers = Every(Group((Is(Quality.TYPE, "ruler"),), ("ruler",)))
    made = table(event("Fall", fx.Destroy(rulers), fx.Move(rulers, "hand", How.RETURN))).hand(0, "Fall")
    made.play(0, "Fall").resolve()
    assert made.zone_names(0, "ruler") == ["Regent"] and made.zone_names(1, "ruler") == ["Rival"]
    assert made.hand_size(0) == 0


@pytest.mark.rule("gateruler", "3-7a-1", "3-8a-1", "3-9a-1", "3-10a-1", "3-11a-1")
def test_the_ruler_says_how_many_zones_there_are() -> None:
    wide = ruler("Regent", attack_zones=4, defense_zones=2, set_zones=3)
    made = table(rulers=(wide, RIVAL)).hand(0, "Scout", "Spark")
    made.act(0, "set", "Spark")
    made.match.answer(play_index(made, "Scout"))
    assert made.options() == ["attack 1", "attack 2", "attack 3", "attack 4", "defense", "defense 2"]
    narrow = ruler("Regent", attack_zones=1, defense_zones=0)
    made = table(rulers=(narrow, RIVAL)).hand(0, "Scout").play(0, "Scout").resolve()
    assert made.obj("Scout").place == 1


def play_index(made: Table, name: str) -> int:
    question = made.question
    assert question is not None
    found = [a.kind == "card" and a.obj.face.name == name for a in question.actions]  # type: ignore[attr-defined]
    return found.index(True)


@pytest.mark.rule("gateruler", "3-9c")
def test_a_unit_is_exhausted_in_a_defense_zone() -> None:
    made = table().hand(0, "Scout").play(0, "Scout", option="defense").resolve()
    assert made.is_rested("Scout")


@pytest.mark.rule("gateruler", "3-10a-2")
def test_set_cards_are_not_moved_between_set_zones() -> None:
    made = table().zone(0, "set", "Spark").field(0, "Scout")
    assert made.acts(0, "rearrange") == ["Scout"]


# ---------------------------------------------------------------- 3-14  charges


@pytest.mark.rule("gateruler", "3-14a", "3-14d", "3-14d-2", "3-14e")
def test_charges_lose_their_link_and_go_to_the_graveyard_when_their_card_leaves_play() -> None:
    made = table(event("Bolt", choose(FRONT), DESTROY)).hand(0, "Bolt").field(1, "Giant")
    made.zone(1, "charge", "Scout", host="Giant").play(0, "Bolt", targets=["Giant"])
    assert made.zone_names(1, "charge") == ["Scout"]
    made.resolve()
    assert made.zone_names(1, "charge") == [] and sorted(made.zone_names(1, "graveyard")) == ["Giant", "Scout"]


@pytest.mark.rule("gateruler", "3-14e")
def test_charges_keep_their_link_within_play() -> None:
    made = table().field(0, "Giant").zone(0, "charge", "Scout", host="Giant")
    made.act(0, "rearrange", "Giant", option="attack 3")
    assert made.obj("Scout").host == made.obj("Giant").id


@pytest.mark.rule("gateruler", "3-14e-1", "3-14e-2")
def test_charges_keep_their_link_from_the_drive_zone_through_the_gate_into_play() -> None:
    made = table().zone(0, "drive", "Giant", face_up=True).field(0, "Guard")
    made.zone(0, "charge", "Scout", host="Guard")
    charge = made.obj("Scout")
    made.game.state.replace(charge).host = made.obj("Giant").id
    made.play(0, "Giant", option="attack 2")
    assert made.zone_names(0, "charge") == ["Scout"]
    made.resolve()
    assert made.obj("Scout").host == made.obj("Giant").id and made.obj("Giant").zone == "front"


# ---------------------------------------------------------------- the other zones


@pytest.mark.rule("gateruler", "3-16a", "3-16b", "15-15a", "2-7a-2", "14-4b-6a")
def test_resources_are_exhausted_for_the_level_of_a_card() -> None:
    titan = unit("Titan", 6, 6, level=2)
    made = table(titan).hand(0, "Titan").zone(0, "resource", "Well", "Well", "Well")
    made.play(0, "Titan", option="attack 1")
    assert [obj.turned for obj in made.objects("resource", 0)].count(1) == 2
    poor = table(titan).hand(0, "Titan").zone(0, "resource", "Well")
    assert not poor.can("play", 0, "Titan") and poor.why_not(0, "Titan") == ["14-4b-8"]


@pytest.mark.rule("gateruler", "3-17a", "15-13a")
def test_removed_cards_lie_in_their_owners_removal_zone() -> None:
    made = table(event("Exile", choose(FRONT), fx.Move(Bound(1), "removed", How.REMOVE))).hand(0, "Exile")
    made.field(0, "Giant", owner=1).play(0, "Exile", targets=["Giant"]).resolve()
    assert made.zone_names(1, "removed") == ["Giant"]
