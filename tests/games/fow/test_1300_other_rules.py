"""Chapters 1302 to 1306: double-sided cards, tokens, colossal rulers, strangers, two-face rulers."""

from __future__ import annotations

import pytest

from arbiter.kernel.traits import Face
from arbiter.script.amounts import Number
from arbiter.script.effects import GainResource
from arbiter.script.nouns import YOU
from arbiter.testing import Table
from tests.games.fow.tables import table
from tests.games.fow.test_300_zones import hauled
from tests.games.fow.written import chant, regalia, resonator, written

HEN = resonator("Hen", size=(300, 300))
SMITE = chant("Smite", "Destroy target resonator.")
CALL = GainResource(YOU, "life", Number(100))
LIFT = chant("Lift", "Return target resonator to its owner's hand.")


def side(name: str, kind: str, *text: str, size: tuple[int, int] | None = None, **more: object) -> dict[str, object]:
    """A further side of a card, as card files write it."""
    stats = {} if size is None else {"atk": size[0], "def": size[1]}
    return {"name": name, "type": [kind], "abilities": list(text), **stats, **more}


BUD = resonator(
    "Bud",
    "[Shift] {0}",
    cost="{1}",
    size=(200, 200),
    other=[side("Bloom", "Resonator (Shift)", "[Flying]", size=(900, 900), cost="{3}")],
)
DAY = resonator(
    "Day",
    "{0}: Invert this card.",
    cost="{0}",
    size=(300, 300),
    other=[side("Night", "Resonator", "[Flying]", size=(700, 700), race="Inverse", cost="{0}")],
)
PACT = chant("Pact", "Draw a card.", other=[side("Fiend", "J-Ruler", size=(1000, 1000))])
REEVE = written("Reeve", "Warden", cost="{1}", willpower=3, other=[side("Regent", "J-Ruler", size=(900, 900))])


# ---------------------------------------------------------------- 1302  double-sided cards


@pytest.mark.rule("fow", "1302.2c", "1117.2", "1117.2a")
def test_a_shifted_card_is_the_same_card_with_its_counters() -> None:
    t = table(BUD).field(0, "Bud", counters={"+100/+100": 1}, rested=True).use(0, "Bud").resolve()
    assert t.power("Bloom") == 1000 and t.is_rested("Bloom") and t.has("Bloom", "flying")


@pytest.mark.rule("fow", "1302.2f", "1302.2f-1")
def test_outside_field_and_chase_a_shift_card_lies_past_side_up() -> None:
    t = table(BUD, LIFT).field(0, "Bud").hand(0, "Lift").use(0, "Bud").resolve().play(0, "Lift").resolve()
    assert t.hand_names(0) == ["Bud"]


@pytest.mark.rule("fow", "1302.3", "1302.3a", "1302.3c", "1302.3d", "1030.1")
def test_an_inverted_card_shows_its_despair_side_and_stays_the_same_card() -> None:
    t = table(DAY).field(0, "Day", counters={"+100/+100": 1}).use(0, "Day").resolve()
    assert t.power("Night") == 800 and t.has("Night", "flying") and "Inverse" in t.obj("Night").now.kinds
    assert t.acts(0, "ability") == []  # only the side that lies up has its text


@pytest.mark.rule("fow", "1302.3e", "1302.3e-1")
def test_an_inverse_card_leaves_the_field_hope_side_up() -> None:
    t = table(DAY, SMITE).field(0, "Day").hand(0, "Smite").use(0, "Day").resolve().play(0, "Smite").resolve()
    assert t.zone_names(0, "graveyard") == ["Day", "Smite"]


@pytest.mark.rule("fow", "1302.4", "1302.4a", "1302.4c", "1302.4e")
def test_a_contract_chant_lies_chant_side_up_and_does_not_come_to_the_field_by_other_means() -> None:
    assert PACT.traits.types == {"chant"}
    for origin in ("hand", "graveyard"):
        t = hauled(PACT, origin, "field")
        assert not t.is_on_field("Fiend") and not t.is_on_field("Pact")


@pytest.mark.rule("fow", "1302.6", "1302.6a", "1302.6c", "1309.1")
def test_a_warden_lies_warden_side_up_outside_the_field() -> None:
    for zone in ("hand", "ruler", "graveyard"):
        t = table(REEVE, rulers=False).zone(0, zone, "Reeve", counters={"willpower": 3} if zone == "ruler" else None)
        assert t.obj("Reeve").now.types == {"warden"}


# ---------------------------------------------------------------- 1303  tokens


MUSTER = chant("Muster", "Put a [400/400] light Soldier resonator token into the field.")


def mustered(*more: Face) -> Table:
    return table(MUSTER, *more).hand(0, "Muster", *(card.name for card in more)).play(0, "Muster").resolve()


@pytest.mark.rule("fow", "1303.2", "1303.2a")
def test_a_token_is_a_card_for_what_speaks_of_cards_and_will_coins_are_not() -> None:
    t = mustered(SMITE).play(0, "Smite").resolve()
    assert not any(obj.token for obj in t.objects("field", 0))
    mint = chant("Mint", "Gain a light will coin token.")
    ruin = chant("Ruin", "Destroy target card.")
    t = table(mint, ruin).hand(0, "Mint", "Ruin").play(0, "Mint").resolve()
    assert not t.can("play", 0, "Ruin")


@pytest.mark.rule("fow", "1303.2b")
def test_what_speaks_of_tokens_leaves_other_cards_alone() -> None:
    purge = chant("Purge", "Destroy all tokens.")
    t = table(MUSTER, HEN, purge).field(0, "Hen").hand(0, "Muster", "Purge").play(0, "Muster").resolve()
    t.play(0, "Purge").resolve()
    assert t.field_names(0) == ["Hen"]


@pytest.mark.rule("fow", "1303.3a", "1017.2b")
def test_a_token_that_leaves_arrives_and_ceases_to_exist() -> None:
    echo = regalia("Echo", "Whenever a card is put into your graveyard from anywhere >>> You gain 100 life.")
    t = table(MUSTER, SMITE, echo).field(0, "Echo").hand(0, "Muster", "Smite").play(0, "Muster").resolve_all()
    before = t.resource(0, "life")
    t.play(0, "Smite").resolve().option("Soldier").resolve_all()  # the token and the chant
    assert t.zone_names(0, "graveyard") == ["Muster", "Smite"]
    assert t.resource(0, "life") == before + 200


# ---------------------------------------------------------------- 1304, 1305, 1306


@pytest.mark.rule("fow", "1304.2", "1304.4", "1304.5", "1304.5a", "1304.6")
def test_a_colossal_ruler_is_judged_twice() -> None:
    card = written(
        "Hill",
        "Ruler",
        "[Judgment] {0}",
        cost=None,
        other=[
            side("Mountain", "J-Ruler", "[Judgment] {0}", size=(800, 800)),
            side("Range", "J-Ruler", size=(1500, 1500)),
        ],
    )
    t = table(card, rulers=False).zone(0, "ruler", "Hill").zone(1, "ruler", "wind ruler")
    t.act(0, "judgment").resolve()
    assert t.is_on_field("Mountain", 0)
    t.next_turn().next_turn().to("main", player=0)
    t.act(0, "judgment").resolve()
    assert t.is_on_field("Range", 0) and t.power("Range") == 1500


@pytest.mark.rule("fow", "1305.1", "1305.3")
def test_a_stranger_is_a_card_of_its_type() -> None:
    drifter = written("Drifter", "Resonator (Stranger)", size=(300, 300))
    t = table(drifter, SMITE).field(1, "Drifter").hand(0, "Smite").play(0, "Smite").resolve()
    assert t.zone_names(1, "graveyard") == ["Drifter"]


@pytest.mark.rule("fow", "1306.1", "1030.1")
def test_a_two_face_ruler_inverts_to_its_other_ruler_side() -> None:
    janus = written("Dawn Face", "Ruler", "{0}: Invert this card.", cost=None, other=[side("Dusk Face", "Ruler")])
    t = table(janus, rulers=False).zone(0, "ruler", "Dawn Face").zone(1, "ruler", "wind ruler")
    t.use(0, "Dawn Face").resolve()
    assert t.zone_names(0, "ruler") == ["Dusk Face"] and t.obj("Dusk Face").face_up


@pytest.mark.rule("fow", "1302.2", "1302.2a", "1302.2f", "1302.2e", "903.2b")
def test_a_shift_card_is_played_with_either_side_for_that_sides_cost() -> None:
    poor = table(BUD, stones=1).hand(0, "Bud")
    assert poor.play(0, "Bud").resolve().power("Bud") == 200
    rich = table(BUD, stones=3).hand(0, "Bud")
    plays = [index for index, said in enumerate(rich.options()) if said.startswith("spell")]
    assert len(plays) == 2
    rich.match.answer(plays[0])  # the other side comes first
    assert rich.resolve().power("Bloom") == 900 and rich.has("Bloom", "flying")
