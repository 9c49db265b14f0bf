"""Chapters 402.2, 319, 1145, 1155, 1159 and 1164: which cards begin beside the deck."""

import pytest

from arbiter.games.fow.deckbuilding import CONSTRUCTED, FORMATS, Format, is_singleton
from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from arbiter.script import statements as st
from arbiter.script.base import Quality
from arbiter.script.nouns import Every, Group, Is
from tests.games.fow.printed import STONE, TIDE, broken, check, face, keyword, legal, resonators, says

EVERYWHERE = ("field", "ruler", "deck", "outside")


def ruler(name: str, *abilities: ab.Ability, races: str = "", words: str = "", types: str = "ruler") -> Face:
    return face(name, types, *abilities, races=races, words=words)


@pytest.mark.rule("fow", "402.2")
def test_a_player_has_one_starting_ruler_that_is_neither_basic_nor_arcana() -> None:
    assert broken(ruler=[]) == ["402.2"]
    assert broken(ruler=[TIDE]) == []
    assert broken(ruler=[TIDE, ruler("Uninvited")]) == ["402.2"]
    assert broken(ruler=[ruler("Page", types="basic ruler")]) == ["402.2"]
    assert broken(ruler=[ruler("Cloud Arcanum", races="Arcana")]) == ["402.2"]
    assert broken(ruler=[TIDE, face("Bystander", "resonator")]) == ["402.2"]
    for card, why in ((ruler("Page", types="basic ruler"), "basic"), (ruler("Cloud", races="Arcana"), "Arcana")):
        assert [each.says for each in check(legal(ruler=[card]), "constructed")] == [
            f"{card.name} ({card.name}) cannot be the starting ruler: it is {why}"
        ]


@pytest.mark.rule("fow", "402.2")
def test_three_rulers_are_the_most() -> None:
    host = ruler("Host", keyword("partner", 3, "Moonchild"))
    friends = [ruler(f"Friend {index}", races="Moonchild", words="bond") for index in range(3)]
    assert broken(ruler=[host, *friends[:2]]) == []
    assert broken(ruler=[host, *friends]) == ["402.2"]


@pytest.mark.rule("fow", "1145.1", "1145.2c")
def test_tag_with_a_race_asks_for_another_ruler_of_the_same_tag() -> None:
    one, other = ruler("Elder Sage", keyword("tag", word="Sage")), ruler("Younger Sage", keyword("tag", word="Sage"))
    assert broken(ruler=[one, other]) == []
    assert broken(ruler=[one]) == ["1145.2c"]
    assert broken(ruler=[one, ruler("Hermit", keyword("tag", word="Monk"))]) == ["402.2", "1145.2c"]
    namesake = face("Elder Sage", "ruler", keyword("tag", word="Sage"), key="R-9")
    assert "1145.2c" in broken(ruler=[one, namesake])


@pytest.mark.rule("fow", "1145.2c")
def test_tag_with_a_race_is_passed_over_where_no_second_ruler_is_to_be_had(monkeypatch: pytest.MonkeyPatch) -> None:
    lonely = Format("lonely", CONSTRUCTED.side_low, CONSTRUCTED.side_high, frozenset({"Sage"}))
    monkeypatch.setitem(FORMATS, "lonely", lonely)
    one = ruler("Elder Sage", keyword("tag", word="Sage"))
    assert broken("lonely", ruler=[one]) == [] and broken(ruler=[one]) == ["1145.2c"]


@pytest.mark.rule("fow", "1145.2a", "203.3b")
def test_tag_with_names_asks_for_a_ruler_with_one_of_them_in_its_name() -> None:
    one = ruler("Echo, Mirror Maid", keyword("tag", word='"Narcisse" or "Galathée"'))
    assert broken(ruler=[one, ruler("Narcisse, Mirror Lord")]) == []
    assert broken(ruler=[one, ruler("Galathée's Shadow")]) == []  # the possessive
    assert broken(ruler=[one]) == ["1145.2a"]
    assert broken(ruler=[one, ruler("Narcissette")]) == ["402.2", "1145.2a"]  # a longer word is another one


@pytest.mark.rule("fow", "1145.2b")
def test_tag_with_a_condition_asks_for_another_ruler_of_the_same_condition() -> None:
    one, other = (
        ruler("Sun Twin", keyword("tag", word="Twin Suns")),
        ruler("Dusk Twin", keyword("tag", word="Twin Suns")),
    )
    assert broken(ruler=[one, other]) == []
    assert broken(ruler=[one]) == ["1145.2b"]


@pytest.mark.rule("fow", "402.2b", "1145.3")
def test_of_several_tags_one_is_used() -> None:
    both = ruler("Crossroads King", keyword("tag", word="Sage"), keyword("tag", word="Monk"))
    sage, monk = ruler("Sage", keyword("tag", word="Sage")), ruler("Monk", keyword("tag", word="Monk"))
    assert broken(ruler=[both, sage]) == [] and broken(ruler=[both, monk]) == []
    assert broken(ruler=[both, sage, monk]) == ["402.2b"]


@pytest.mark.rule("fow", "1155.2")
def test_partner_lets_in_so_many_rulers_of_the_kind_with_bond() -> None:
    host = ruler("Host", keyword("partner", 1, "Moonchild"))
    one, two = (ruler(f"Moonchild {index}", races="Moonchild", words="bond") for index in range(2))
    assert broken(ruler=[host]) == [] and broken(ruler=[host, one]) == []
    assert broken(ruler=[host, one, two]) == ["1155.2"]
    assert broken(ruler=[host, ruler("Unbound", races="Moonchild")]) == ["402.2"]
    assert broken(ruler=[host, ruler("Sunchild", races="Sunchild", words="bond")]) == ["402.2"]


@pytest.mark.rule("fow", "402.2a")
def test_tag_and_partner_are_used_together() -> None:
    host = ruler("Host", keyword("tag", word="Sage"), keyword("partner", 1, "Moonchild"))
    sage = ruler("Sage", keyword("tag", word="Sage"))
    moon = ruler("Moonchild", races="Moonchild", words="bond")
    assert broken(ruler=[host, sage, moon]) == []
    assert broken(ruler=[host, moon]) == ["1145.2c"]


@pytest.mark.rule("fow", "402.2g")
def test_a_starting_ruler_that_allows_one_copy_makes_singletons() -> None:
    alone = ruler("Anchorite", says("deck_limit", Group((), ("deck",)), 1))
    some = ruler("Prior", says("deck_limit", Group((Is(Quality.TYPE, "chant"),), ("deck",)), 1))
    assert is_singleton(alone)
    assert not is_singleton(some) and not is_singleton(TIDE)
    singles = [face(f"Single {index}", "resonator") for index in range(40)]
    assert broken(ruler=[alone], main=singles) == []
    assert broken(ruler=[alone], main=[*singles, singles[0]]) == ["404.1b"]


@pytest.mark.rule("fow", "1164.2")
def test_aid_lets_one_sub_ruler_begin_beside_a_ruler_of_the_name() -> None:
    aid = face("Tide Page", "sub_ruler", keyword("aid", word="Marda of the Quiet Tide"))
    second = face("Tide Herald", "sub_ruler", keyword("aid", word="Marda of the Quiet Tide"))
    other = face("Flame Page", "sub_ruler", keyword("aid", word="Somebody Else"))
    assert broken(ruler=[TIDE, aid]) == []
    assert broken(ruler=[TIDE, other]) == ["1164.2"]
    assert broken(ruler=[TIDE, aid, second]) == ["1164.2"]


@pytest.mark.rule("fow", "1159.2", "320.2")
def test_one_extension_rule_begins_in_its_area_and_none_in_a_deck() -> None:
    laws = [face(f"Law {index}", "extension_rule") for index in range(2)]
    assert broken(extension=laws[:1]) == []
    assert broken(extension=laws) == ["320.2"]
    assert broken(extension=[face("Habit", "regalia")]) == ["1159.2"]
    assert broken(main=[*resonators(40), laws[0]]) == ["1159.2"]
    for pile in ("stones", "extra", "rune", "stranger", "ex"):
        assert "1159.2" in broken(**{pile: [laws[0]]})


@pytest.mark.rule("fow", "904.5", "1159.2")
def test_an_extension_rule_that_grants_tag_works_while_decks_are_built() -> None:
    tag = st.AddAbility(keyword("tag", word="World Tree"))
    changes = (st.AddWord(Quality.KIND, "World Tree"), tag)
    named = [Group((Is(Quality.NAME, f"{name} Warden"),), EVERYWHERE) for name in ("Root", "Crown")]
    grants = [ab.Static("", None, (st.Affects(Every(group), changes),), None, EVERYWHERE) for group in named]
    law = face("Law of the Tree", "extension_rule", *grants)
    pair = [ruler("Root Warden"), ruler("Crown Warden")]
    assert broken(ruler=pair, extension=[law]) == []
    assert broken(ruler=pair) == ["402.2"]
    field_only = ab.Static("", None, (st.Affects(Every(Group((), ("field",))), changes),))
    assert broken(ruler=pair, extension=[face("Law of the Field", "extension_rule", field_only)]) == ["402.2"]


def ex_ruler(word: str, size: int) -> Face:
    return ruler("Quartermaster", keyword("ex_deck", size, word))


@pytest.mark.rule("fow", "319.1", "319.4a", "319.4b", "319.4c")
def test_an_armament_ex_deck() -> None:
    arms = [face(f"Arm {index}", "sub_ruler", races="Armament") for index in range(3)]
    high = face("High Arm", "sub_ruler", races="High Armament")
    host = ex_ruler("armament", 3)
    assert broken(ruler=[host], ex=arms) == []
    assert broken(ruler=[host], ex=arms[:2]) == ["319.4a"]
    assert broken(ruler=[host], ex=[*arms[:2], arms[0]]) == ["319.4b", "404.4"]
    assert broken(ruler=[host], ex=[*arms[:2], high]) == ["319.4c"]
    assert broken(ruler=[host], ex=[*arms, face("Plain Page", "sub_ruler")]) == ["319.1"]
    assert broken(ex=arms) == ["319.1"] * 3
    armoury = face("Law of the Armoury", "extension_rule", keyword("ex_deck", 3, "armament"))
    assert broken(extension=[armoury], ex=arms) == []


@pytest.mark.rule("fow", "319.5a", "319.5a-1", "319.5b")
def test_a_crew_ex_deck() -> None:
    crew = [face(f"Hand {index}", "resonator") for index in range(3)]
    host = ex_ruler("crew", 3)
    assert broken(ruler=[host], ex=crew) == []
    assert broken(ruler=[host], ex=crew[:2]) == ["319.5a"]
    assert broken(ruler=[host], ex=[*crew[:2], crew[0]]) == ["319.5b"]
    assert broken(ruler=[host], ex=crew, main=[*resonators(40), crew[0]]) == ["319.5a"]
    assert broken(ruler=[host], ex=crew, side=[crew[0]]) == ["319.5a"]
    assert broken(ruler=[host], ex=[*crew[:2], face("Drifter", "resonator stranger")]) == ["319.5a-1"]
    assert broken(ruler=[host], ex=[*crew[:2], face("Two in One", "resonator alternative")]) == ["319.5a-1"]
    assert broken(ruler=[host], ex=[*crew, STONE]) == ["319.1"]


@pytest.mark.rule("fow", "319.6a", "319.6b")
def test_a_treasury_ex_deck() -> None:
    items = [face(f"Item {index}", "regalia", races="Treasury Item") for index in range(2)]
    host = ex_ruler("treasury", 2)
    assert broken(ruler=[host], ex=items) == []
    assert broken(ruler=[host], ex=items[:1]) == ["319.6a"]
    assert broken(ruler=[host], ex=[items[0], items[0]]) == ["319.6b"]
