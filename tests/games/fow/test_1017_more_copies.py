"""Chapter 1017: what copies count as, what they take over, cards that become copies, and copies that are played."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator, written

HEN = resonator("Hen", cost="{0}", size=(300, 300))
OX = resonator("Ox", size=(800, 800))
BELL = "You gain 100 life."
TWIN = chant("Twin", "Copy target resonator.")
MIRROR = chant("Mirror", "[Quickcast]", "Copy target spell.")
AUDIT = chant("Audit", "Destroy target resonator that was put into the field without paying its cost.")
SNIFF = chant("Sniff", "[Quickcast]", "Cancel target spell that was played without paying its cost.")
CHEAP = chant("Cheap", "[Quickcast]", "Cancel target spell that was played without paying more than 0 will.")


# ---------------------------------------------------------------- 1017.2  tokens


@pytest.mark.rule("fow", "1017.2a")
def test_a_token_copy_counts_as_put_into_the_field_without_paying() -> None:
    t = table(HEN, TWIN, AUDIT).hand(0, "Hen", "Twin", "Audit").play(0, "Hen").resolve()
    assert not t.can("play", 0, "Audit")  # its cost of nothing was paid
    t.play(0, "Twin").resolve().play(0, "Audit").resolve()
    assert t.field_names(0) == ["Hen"] and not t.obj("Hen").token


@pytest.mark.rule("fow", "1017.2c")
def test_a_token_copy_was_awakened_if_the_original_was() -> None:
    bud = resonator(
        "Bud", "[Awakening] {1}", f"[Enter] >>> If this card was awakened, {BELL[0].lower()}{BELL[1:]}", cost="{0}"
    )
    for extra, life in ((True, 4200), (False, 4000)):
        t = table(bud, TWIN, stones=1).hand(0, "Bud", "Twin").play(0, "Bud", extra=extra).resolve_all()
        assert t.play(0, "Twin").resolve_all().resource(0, "life") == life


@pytest.mark.rule("fow", "1017.2c")
def test_a_token_copy_has_the_x_that_was_paid_and_where_it_was_played_from() -> None:
    words = "[Enter] >>> Put X [+100/+100] counters on this card."
    hydra = resonator("Hydra", words, cost="{X}", size=(100, 100))
    t = table(hydra, TWIN, stones=3).hand(0, "Hydra", "Twin").play(0, "Hydra", x=3).resolve_all()
    t.play(0, "Twin").resolve_all()
    token = next(obj for obj in t.objects("field", 0) if obj.token)
    assert token.count("+100/+100") == 3 and token.arrival.origin == "hand" and len(token.arrival.paid) == 3


# ---------------------------------------------------------------- 1017.3  on the chase


@pytest.mark.rule("fow", "1017.3a")
def test_a_copied_spell_counts_as_played_without_paying_its_cost() -> None:
    feast = chant("Feast", BELL, cost="{1}")
    t = table(feast, MIRROR, SNIFF, stones=1).hand(0, "Feast", "Mirror").hand(1, "Sniff").play(0, "Feast").passes(0)
    assert not t.can("play", 1, "Sniff")
    t = table(feast, MIRROR, SNIFF, stones=1).hand(0, "Feast", "Mirror").hand(1, "Sniff").play(0, "Feast")
    t.play(0, "Mirror", targets=["Feast"]).resolve().passes(0).play(1, "Sniff").resolve()
    assert t.stack() == ["Feast"] and not t.obj("Feast", zone="chase").token


@pytest.mark.rule("fow", "1017.3b")
def test_a_copied_spell_counts_as_played_for_no_will() -> None:
    feast = chant("Feast", BELL, cost="{1}")
    t = table(feast, MIRROR, CHEAP, stones=1).hand(0, "Feast", "Mirror").hand(1, "Cheap").play(0, "Feast")
    t.play(0, "Mirror", targets=["Feast"]).resolve().passes(0).play(1, "Cheap").resolve()
    assert t.stack() == ["Feast"] and not t.obj("Feast", zone="chase").token


# ---------------------------------------------------------------- 1017.5  becoming a copy


@pytest.mark.rule("fow", "1017.5")
def test_what_becomes_a_copy_is_the_other_card_and_keeps_only_its_printed_name() -> None:
    wax = resonator(
        "Wax", "[Flying]", "{0}: This card becomes a copy of target resonator.", race="Golem", size=(100, 100)
    )
    bull = resonator("Bull", "[Pierce]", race="Beast", size=(800, 700))
    grow = chant("Grow", "Target resonator gains [+500/+500] until end of turn.")
    t = table(wax, bull, grow).field(0, "Wax", "Bull").hand(0, "Grow").play(0, "Grow", targets=["Bull"]).resolve()
    t.use(0, "Wax", targets=["Bull"]).resolve()
    now = t.obj("Wax").now
    assert now.names == {"Wax", "Bull"} and now.kinds == {"Beast"}
    assert (now.power, now.guard) == (800, 700)  # without what had been done to the other
    assert t.has("Wax", "pierce") and not t.has("Wax", "flying") and not t.can("use", 0, "Wax")
    assert t.next_turn().power("Wax") == 800


@pytest.mark.rule("fow", "1017.5")
def test_a_second_copy_takes_the_place_of_the_first() -> None:
    words = "Target resonator you control becomes a copy of target resonator your opponent controls."
    mold, wax = chant("Mold", words), resonator("Wax", size=(100, 100))
    t = table(HEN, OX, mold, wax).field(0, "Wax").field(1, "Hen", "Ox").hand(0, "Mold", "Mold")
    for name, power in (("Hen", 300), ("Ox", 800)):
        t.play(0, "Mold", targets=["Wax", name]).resolve()
        assert t.obj("Wax").now.names == {"Wax", name} and t.power("Wax") == power


@pytest.mark.rule("fow", "1017.5")
def test_a_copy_of_a_card_with_rules_of_its_own_lays_them_down_as_well() -> None:
    mold = chant("Mold", "Target resonator you control becomes a copy of target resonator your opponent controls.")
    judge = resonator("Judge", "Players cannot gain life.", size=(400, 400))
    feast = chant("Feast", BELL)
    smite = chant("Smite", "Destroy target resonator your opponent controls.")
    t = table(HEN, OX, mold, judge, feast, smite).field(0, "Hen", "Ox").field(1, "Judge")
    t.hand(0, "Mold", "Smite", "Feast").play(0, "Mold", targets=["Hen", "Judge"]).resolve()
    t.play(0, "Smite", targets=[t.card("Judge", 1)]).resolve().play(0, "Feast").resolve()
    assert t.resource(0, "life") == 4000


# ---------------------------------------------------------------- 1017.6  copies that are played


BOLT = chant("Bolt", "This card deals 200 damage to target J/resonator.", cost="{3}")
RELIC = chant("Relic", "Put a copy of target chant in your graveyard on the chase.")


@pytest.mark.rule("fow", "1017.6")
def test_a_copy_is_played_from_where_the_card_is_with_targets_of_its_own() -> None:
    echo = regalia("Echo", f"Whenever you play a spell without paying its cost >>> {BELL}")
    t = table(HEN, OX, BOLT, RELIC, echo).field(0, "Echo").field(1, "Hen", "Ox")
    t.zone(0, "graveyard", "Bolt").hand(0, "Relic").play(0, "Relic").resolve()
    t.expect(kind="objects", player=0).choose("Ox")
    assert t.stack() == ["Bolt", "Echo"] and t.zone_names(0, "graveyard") == ["Bolt", "Relic"]
    assert t.obj("Bolt", zone="chase").arrival.origin == "graveyard"
    t.resolve_all()
    assert t.damage_on("Ox", 1) == 200 and t.zone_names(0, "graveyard") == ["Bolt", "Relic"]


@pytest.mark.rule("fow", "1017.6b", "1017.6c")
@pytest.mark.parametrize("check", ["Sniff", "Cheap"])
def test_a_played_copy_counts_as_played_without_paying(check: str) -> None:
    feast = chant("Feast", BELL, cost="{3}")
    t = table(feast, RELIC, SNIFF, CHEAP).zone(0, "graveyard", "Feast").hand(0, "Relic").hand(1, check)
    t.play(0, "Relic").resolve()
    assert t.stack() == ["Feast"]
    t.passes(0).play(1, check).resolve()
    assert t.stack() == [] and t.resource(0, "life") == 4000


@pytest.mark.rule("fow", "1017.6d", "1017.6a")
def test_a_copy_that_could_not_be_played_ceases_to_exist() -> None:
    secret = chant("Secret", "You may play this card only if you control a regalia.", BELL)
    urn = regalia("Urn")
    for field, stack in ((["Urn"], ["Secret"]), ([], [])):
        t = table(secret, RELIC, urn).field(0, *field).zone(0, "graveyard", "Secret").hand(0, "Relic")
        assert t.play(0, "Relic").resolve().stack() == stack
        assert t.resolve_all().zone_names(0, "graveyard") == ["Secret", "Relic"]


@pytest.mark.rule("fow", "1017.6d")
def test_a_copy_without_a_legal_target_is_not_played() -> None:
    t = table(BOLT, RELIC).zone(0, "graveyard", "Bolt").hand(0, "Relic").play(0, "Relic").resolve()
    assert t.stack() == [] and t.zone_names(0, "graveyard") == ["Bolt", "Relic"]


@pytest.mark.rule("fow", "1017.6")
def test_a_copy_may_be_declined_where_the_text_says_may() -> None:
    recall = chant("Recall", "You may play a copy of target chant in your graveyard without paying its cost.")
    feast = chant("Feast", BELL, cost="{3}")
    t = table(feast, recall).zone(0, "graveyard", "Feast").hand(0, "Recall", "Recall").play(0, "Recall").resolve()
    assert t.no().stack() == [] and "Feast" in t.zone_names(0, "graveyard")
    t.play(0, "Recall", targets=["Feast"]).resolve().yes().resolve()
    assert t.resource(0, "life") == 4100 and sorted(t.zone_names(0, "graveyard")) == ["Feast", "Recall", "Recall"]


@pytest.mark.rule("fow", "1017.6b")
def test_playing_without_paying_is_what_texts_let_a_player_do_and_not_a_cost_of_nothing() -> None:
    gift = written("Gift", "Chant", "You may play this card without paying its cost.", BELL, cost="{3}")
    t = table(gift, HEN, SNIFF).hand(0, "Gift", "Hen").hand(1, "Sniff").play(0, "Hen").passes(0)
    assert not t.can("play", 1, "Sniff")
    t = table(gift, SNIFF).hand(0, "Gift").hand(1, "Sniff").play(0, "Gift").passes(0)
    assert t.can("play", 1, "Sniff")
