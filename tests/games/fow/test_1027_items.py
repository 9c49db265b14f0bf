"""Chapters 1027, 1036 to 1038 and 1042: gems, crystals, clues, emblems, exploring and Dragon Power."""

from __future__ import annotations

import pytest

from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script.costs import Mana
from tests.games.fow.plain import make
from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator


def doing(name: str, *effects: fx.Perform) -> Face:
    return make(name, "chant", price=Mana((), 0), abilities=(ab.Spell("", None, effects),))


@pytest.mark.rule("fow", "1027.1", "313.1", "313.3")
@pytest.mark.parametrize("kind", ["gem", "crystal", "clue"])
def test_gaining_one_puts_a_token_of_the_attribute_into_the_own_item_area(kind: str) -> None:
    card = chant("Find", f"Gain a fire {kind}.")
    t = table(card).hand(0, "Find").play(0, "Find").resolve()
    assert t.zone_names(0, "item") == [f"fire {kind}"] and t.zone_names(1, "item") == []
    token = t.objects("item", 0)[0]
    assert token.token and token.now.colours == {"fire"} and (token.owner, token.controller) == (0, 0)


@pytest.mark.rule("fow", "1027.1a")
def test_of_any_attribute_is_one_of_the_five() -> None:
    card = chant("Find", "Gain a crystal of any attribute.")
    t = table(card).hand(0, "Find").play(0, "Find").resolve().expect(kind="option", player=0)
    assert t.options() == ["light", "fire", "water", "wind", "darkness"]
    assert t.option("wind").zone_names(0, "item") == ["wind crystal"]


@pytest.mark.rule("fow", "1027.1", "104.7")
@pytest.mark.parametrize(("clues", "drawn"), [(1, 0), (2, 1), (3, 1)])
def test_texts_count_them_in_the_item_area(clues: int, drawn: int) -> None:
    find, ask = chant("Find", "Gain a water clue."), chant("Ask", "If you control two clues, draw a card.")
    t = table(find, ask).hand(0, *["Find"] * clues, "Ask")
    for _ in range(clues):
        t.play(0, "Find").resolve()
    assert t.play(0, "Ask").resolve().hand_size(0) == drawn


@pytest.mark.rule("fow", "1303.2", "1303.3a")
def test_a_gem_is_banished_for_a_cost_and_is_no_card_in_the_graveyard() -> None:
    find, forge = chant("Find", "Gain a fire gem."), regalia("Forge", "Banish a gem: Draw a card.")
    t = table(find, forge).field(0, "Forge").hand(0, "Find")
    assert not t.can("use", 0, "Forge")
    t.play(0, "Find").resolve().use(0, "Forge").resolve()
    assert t.zone_names(0, "item") == [] and t.zone_names(0, "graveyard") == ["Find"] and t.hand_size(0) == 1


@pytest.mark.rule("fow", "1036.1")
def test_a_dragon_emblem_is_a_token_without_a_type_in_the_item_area() -> None:
    t = table(doing("Sign", fx.Perform("dragon emblem", word="fire"))).hand(0, "Sign").play(0, "Sign").resolve()
    token = t.objects("item", 0)[0]
    assert token.now.types == frozenset() and "dragon_emblem" in token.now.keywords and token.now.colours == {"fire"}


@pytest.mark.rule("fow", "1037.1", "1037.1a", "1037.2")
def test_a_limit_break_is_a_token_without_a_type_named_after_the_card() -> None:
    t = table(doing("Sign", fx.Perform("limit break", word="Hen"))).hand(0, "Sign").play(0, "Sign").resolve()
    token = t.objects("item", 0)[0]
    assert token.now.types == frozenset() and token.now.names == {"Hen"} and "limit_break" in token.now.keywords


@pytest.mark.rule("fow", "1038.1")
def test_exploring_removes_a_revealed_treasure_and_puts_the_rest_under_the_deck() -> None:
    seek = chant("Seek", "Exploration (3).")
    gold, hen = resonator("Gold", race="Treasure"), resonator("Hen")
    t = table(seek, gold, hen).deck(0, "fire 1", "Gold", "Hen", "wind 3", only=True).hand(0, "Seek").play(0, "Seek")
    t.resolve().choose("Gold").order("Hen", "fire 1")
    assert t.zone_names(0, "removed") == ["Gold"] and t.zone_names(0, "deck") == ["wind 3", "Hen", "fire 1"]


@pytest.mark.rule("fow", "1038.1")
def test_exploring_may_reveal_nothing_and_keeps_no_other_card() -> None:
    seek, hen = chant("Seek", "Exploration (2)."), resonator("Hen")
    t = table(seek, hen).deck(0, "Hen", "fire 1", "wind 3", only=True).hand(0, "Seek").play(0, "Seek").resolve()
    t.choose("Hen").order("Hen", "fire 1")
    assert t.zone_names(0, "removed") == [] and t.zone_names(0, "deck")[0] == "wind 3"
    t = table(seek, hen).deck(0, "Hen", "fire 1", "wind 3", only=True).hand(0, "Seek").play(0, "Seek").resolve()
    t.choose().order("Hen", "fire 1")
    assert t.zone_names(0, "deck")[0] == "wind 3" and t.hand_size(0) == 0


@pytest.mark.rule("fow", "1042.1", "1042.2")
def test_dragon_power_grows_and_is_doubled() -> None:
    gain, double = chant("Roar", "Gain 2 Dragon Power."), chant("Echo", "Double your Dragon Power.")
    t = table(gain, double).hand(0, "Roar", "Roar", "Echo").play(0, "Roar").resolve().play(0, "Roar").resolve()
    assert t.resource(0, "dragon_power") == 4
    assert t.play(0, "Echo").resolve().resource(0, "dragon_power") == 8 and t.resource(1, "dragon_power") == 0


@pytest.mark.rule("fow", "1037.1", "1157.2")
@pytest.mark.parametrize(("name", "life"), [("Hen", 4300), ("Cock", 4000)])
def test_a_text_asks_for_the_limit_break_of_a_name(name: str, life: int) -> None:
    ask = chant("Ask", 'If you control [Limit Break] ("Hen"), you gain 300 life.')
    sign = doing("Sign", fx.Perform("limit break", word=name))
    t = table(ask, sign).hand(0, "Sign", "Ask").play(0, "Sign").resolve().play(0, "Ask").resolve()
    assert t.resource(0, "life") == life


@pytest.mark.rule("fow", "1036.1")
def test_a_text_gains_an_emblem_and_others_ask_for_its_characteristic() -> None:
    red = chant("Red", "Gain «Dragon Emblem» (Fire).")
    asked = "If you control a [Dragon Emblem] {R} and a [Dragon Emblem] {U}, "
    both = chant("Both", f"{asked}you gain a [Dragon Emblem] [Vermillion].")
    hen = resonator("Hen", "This card gains [Flying] as long as you control a [Dragon Emblem] {R}.")
    cock = resonator("Cock", "This card gains [Flying] as long as you control a [Dragon Emblem] [Vermillion].")
    blue = chant("Blue", "You gain a [Dragon Emblem] {U}.")
    t = table(red, both, blue, hen, cock).field(0, "Hen", "Cock").field(1, "Hen").hand(0, "Red", "Blue", "Both", "Both")
    assert not t.play(0, "Both").resolve().has("Cock", "flying")
    assert t.play(0, "Red").resolve().has("Hen", "flying", 0) and not t.has("Hen", "flying", 1)
    assert t.play(0, "Blue").resolve().play(0, "Both").resolve().has("Cock", "flying")


@pytest.mark.rule("fow", "1037.1a")
def test_a_limit_break_takes_the_name_that_a_card_has() -> None:
    sign = chant("Sign", "You gain [Limit Break] (Name of target resonator).")
    hen, cock = resonator("Hen", "[Limit Break] - This card gains [Flying]."), resonator("Cock")
    t = table(sign, hen, cock).field(0, "Hen", "Cock").hand(0, "Sign", "Sign")
    assert not t.play(0, "Sign", targets=["Cock"]).resolve().has("Hen", "flying")
    assert t.play(0, "Sign", targets=["Hen"]).resolve().has("Hen", "flying")
