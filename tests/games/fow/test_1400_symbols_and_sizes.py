"""Symbols, sizes and small words as the document itself and players write them: they are read as what they mean."""

from __future__ import annotations

import pytest

from tests.games.fow.defined import chant, face, life, resonator, table

ELK = resonator("Elk", atk=300, defense=300, cost="{1}", race=["Beast"])
OX = resonator("Ox", atk=800, defense=800, cost="{3}", race=["Beast"])


@pytest.mark.rule("fow", "907.5", "1166.2", "204.1")
@pytest.mark.parametrize(
    ("symbol", "colour"), [("W", "light"), ("R", "fire"), ("B", "water"), ("G", "wind"), ("D", "darkness")]
)
def test_symbols_in_square_brackets_are_those_of_the_document(symbol: str, colour: str) -> None:
    cub = resonator("Cub", "[Rest]: Draw a card.", 100, 100, cost=f"[{symbol}][1]")
    well = face("Well", "Regalia", f"Banish this card: Produce [{symbol}].", cost="[1]")
    t = table(cub, well).field(0, "Well", "Cub").hand(0, "Cub").sources(0, **{colour: 2})
    assert t.obj("Cub", 0, "hand").now.colours == {colour}
    t.use(0, t.card("Cub", 0, zone="field")).resolve()
    assert t.hand_size(0) == 2 and t.can("play", 0, "Cub")
    t.use(0, "Well")
    assert t.pool(0) == [colour]


@pytest.mark.rule("fow", "1013.2", "905.3")
@pytest.mark.parametrize("cost", ["[Rest]", "Rest this card", "Rest", "[1], [Rest]", "{1}, Rest"])
def test_resting_as_a_cost_is_written_in_many_ways(cost: str) -> None:
    cub = resonator("Cub", f"{cost}: Draw a card.", 100, 100)
    t = table(cub).field(0, "Cub").sources(0, fire=1).use(0, "Cub").resolve()
    assert t.is_rested("Cub") and t.hand_size(0) == 1
    assert not table(cub).field(0, "Cub", fresh=True).sources(0, fire=1).can("use", 0, "Cub")


@pytest.mark.rule("fow", "1102.1", "1196.2")
def test_the_cost_of_a_keyword_may_stand_in_parentheses() -> None:
    thug = resonator("Thug", "[Raid] ({1})", 400, 400, cost="{B}{2}")
    t = table(thug).hand(0, "Thug").sources(0, fire=1).play(0, "Thug").resolve()
    assert t.has("Thug", "Swiftness")
    echo = chant("Echo", "[Ibka] ([1])\nDraw a card.", cost="{B}{2}")
    assert table(echo).zone(0, "graveyard", "Echo").sources(0, fire=1).play(0, "Echo").resolve().hand_size(0) == 1


@pytest.mark.rule("fow", "1020.1", "1022.1a", "1303.1")
def test_sizes_need_no_brackets() -> None:
    grow = chant("Grow", "Target resonator gains +300/+100 until end of turn.", cost="{0}")
    seed = chant("Seed", "Put two +100/+100 counters on target resonator.", cost="{0}")
    nest = chant("Nest", "Put a 300/200 Bird token into the field.", cost="{0}")
    cub = chant("Litter", 'Put two [100/100] fire "Cub" resonator tokens into the field.', cost="{0}")
    t = table(grow, seed, nest, cub, ELK).field(0, "Elk").hand(0, "Grow", "Seed", "Nest", "Litter")
    t.play(0, "Grow").resolve().play(0, "Seed").resolve()
    assert (t.power("Elk"), t.guard("Elk"), t.counters("Elk", "+100/+100")) == (800, 600, 2)
    t.play(0, "Nest").resolve().play(0, "Litter").resolve()
    assert (t.power("Bird"), t.guard("Bird")) == (300, 200) and t.field_names(0).count("Cub") == 2


@pytest.mark.rule("fow", "1108.2", "1182.2")
@pytest.mark.parametrize("word", ["Swiftness", "Swiftiness", "Swiftress", "Swift"])
def test_swiftness_however_it_is_spelled(word: str) -> None:
    assert table(resonator("Cub", f"[{word}]", 100, 100)).field(0, "Cub", fresh=True).can("attack", 0, "Cub")


@pytest.mark.rule("fow", "105.3", "105.1", "302.5")
def test_whose_things_are_and_who_all_does_it() -> None:
    blast = chant("Blast", "Destroy all of your opponent's resonators.", cost="{0}")
    snipe = chant("Snipe", "Return target resonator controlled by your opponent to hand.", cost="{0}")
    feast = chant("Feast", "All players draw a card.", cost="{0}")
    t = table(blast, snipe, feast, ELK, OX).field(0, "Elk").field(1, "Elk", "Ox").hand(0, "Blast", "Snipe", "Feast")
    t.play(0, "Snipe", targets=["Ox"]).resolve()
    assert t.zone_of("Ox") == "hand"
    t.play(0, "Blast").resolve()
    assert t.field_names(0) == ["Elk"] and t.field_names(1) == []
    assert t.play(0, "Feast").resolve().hand_size(1) == 2


@pytest.mark.rule("fow", "307.5", "1140.2")
def test_a_regalia_may_call_itself_one() -> None:
    horn = face(
        "Horn",
        "Regalia",
        "[Enter] - You gain 100 life.\n[Rest]: This regalia deals 200 damage to target resonator.",
        cost="{0}",
    )
    t = table(horn, ELK).field(1, "Elk").hand(0, "Horn").play(0, "Horn").resolve_all()
    assert life(t, 0) == 4100
    assert t.use(0, "Horn", targets=["Elk"]).resolve().damage_on("Elk") == 200


@pytest.mark.rule("fow", "1174.2", "302.3a")
@pytest.mark.parametrize(("zone", "flies"), [("standby", True), ("hand", False)])
def test_from_the_standby_area_is_from_ones_own(zone: str, flies: bool) -> None:
    spy = resonator(
        "Spy", "[Ambush] {0}\nIf this card was played from the standby area, it gains [Flying].", 300, 300, "{0}"
    )
    gift = chant("Gift", "Your opponent draws a card.", cost="{0}")
    t = table(spy, gift).zone(0, zone, "Spy").hand(0, "Gift").play(0, "Gift").resolve().play(0, "Spy").resolve()
    assert t.has("Spy", "Flying") is flies


@pytest.mark.rule("fow", "1020.1", "209.5a")
def test_what_is_also_something_is_still_what_it_was() -> None:
    dye = face("Dye", "Regalia", "Fire resonators are also water.\nBeasts you control are also Dragons.", cost="{1}")
    lord = face("Lord", "Regalia", "Water Dragons you control gain [+200/+200].", cost="{1}")
    cub = resonator("Cub", "", 300, 300, cost="{R}", race=["Beast"])
    t = table(dye, lord, cub).field(0, "Dye", "Lord", "Cub")
    assert t.power("Cub") == 500 and t.obj("Cub").now.colours == {"fire", "water"}
    assert t.obj("Cub").now.kinds == {"Beast", "Dragon"}


@pytest.mark.rule("fow", "104.4", "1014.2")
def test_nobody_searches_where_a_text_forbids_it() -> None:
    lock = face("Lock", "Regalia", "Players cannot search their decks.", cost="{1}")
    seek = chant(
        "Seek", "Search your deck for a resonator and put it into your hand. Then shuffle your deck.", cost="{0}"
    )
    t = table(lock, seek, ELK).field(1, "Lock").hand(0, "Seek").deck(0, "Elk").play(0, "Seek").resolve()
    assert t.hand_size(0) == 0
