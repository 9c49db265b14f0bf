"""901.3a: abilities that work where their text says; costs paid with cards of an area; text in place of other text."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import table
from tests.games.fow.written import chant, regalia, resonator, written

HEN = resonator("Hen", "", race="Beast")
OWL = resonator("Owl", "", race="Spirit")


@pytest.mark.rule("fow", "901.1", "901.3a")
def test_a_chant_has_abilities_in_the_graveyard() -> None:
    echo = chant("Echo", "You gain 100 life.", "Remove this card in your graveyard from the game: Draw a card.")
    t = table(echo).hand(0, "Echo")
    assert not t.can("use", 0, "Echo")
    t = table(echo).zone(0, "graveyard", "Echo").use(0, "Echo").resolve()
    assert t.hand_size(0) == 1 and t.zone_names(0, "removed") == ["Echo"]


@pytest.mark.rule("fow", "901.3a")
def test_a_chant_waits_in_the_graveyard() -> None:
    debt = chant(
        "Debt",
        "You gain 100 life.",
        "Whenever a Beast is destroyed >>> Put this card from your graveyard into your hand.",
    )
    end = chant("End", "Destroy target resonator.")
    t = table(debt, end, HEN, OWL).field(1, "Hen", "Owl").zone(0, "graveyard", "Debt").hand(0, "End", "End")
    t.play(0, "End", targets=["Owl"]).resolve_all()
    assert "Debt" not in t.hand_names(0)
    t.play(0, "End", targets=["Hen"]).resolve_all()
    assert "Debt" in t.hand_names(0)


@pytest.mark.rule("fow", "901.3a")
@pytest.mark.parametrize(("place", "words"), [("possession", "<Possession> EX Area"), ("removed", "removed area")])
def test_as_long_as_it_is_there_it_works_there(place: str, words: str) -> None:
    muse = resonator("Muse", f"Beasts you control gain [+200/0] as long as this card is in your {words}.")
    assert table(muse, HEN).field(0, "Hen").zone(0, place, "Muse").power("Hen") == 700
    assert table(muse, HEN).field(0, "Hen", "Muse").power("Hen") == 500
    assert table(muse, HEN).field(0, "Hen").zone(1, place, "Muse").power("Hen") == 500


@pytest.mark.rule("fow", "901.3a", "905.1")
def test_a_face_down_card_is_flipped_where_it_lies() -> None:
    spy = resonator("Spy", "Flip this face-down card in your <Shinobi> EX Area face up: Draw a card.")
    assert not table(spy).field(0, "Spy").can("use", 0, "Spy")
    t = table(spy).resources(0, shinobi_spaces=1).zone(0, "shinobi", "Spy").use(0, "Spy").resolve()
    assert t.hand_size(0) == 1 and t.obj("Spy").face_up
    assert not t.can("use", 0, "Spy")


@pytest.mark.rule("fow", "318.2a", "905.1")
def test_out_of_the_hand_it_goes_face_down_into_the_area() -> None:
    spy = resonator("Spy", "{0}, put this card from your hand face down into your <Shinobi> EX Area: Draw a card.")
    t = table(spy).resources(0, shinobi_spaces=1).hand(0, "Spy").use(0, "Spy").resolve()
    assert t.zone_names(0, "shinobi") == ["Spy"] and not t.obj("Spy").face_up and t.hand_size(0) == 1
    assert not table(spy).hand(0, "Spy").can("use", 0, "Spy")  # 318.2d  no space


@pytest.mark.rule("fow", "903.2l")
def test_cards_of_the_removed_area_pay() -> None:
    well = regalia(
        "Well", "Put two Beasts from your removed area on the bottom of your deck in any order: Draw a card."
    )
    assert not table(well, HEN, OWL).field(0, "Well").zone(0, "removed", "Hen", "Owl").can("use", 0, "Well")
    t = table(well, HEN).field(0, "Well").zone(0, "removed", "Hen", "Hen")
    t.use(0, "Well").resolve()
    assert t.zone_names(0, "removed") == [] and t.zone_names(0, "deck").count("Hen") == 2
    dig = regalia("Dig", "Put a Beast from your removed area into your graveyard: Draw a card.")
    t = table(dig, HEN).field(0, "Dig").zone(0, "removed", "Hen").use(0, "Dig").resolve()
    assert t.zone_names(0, "graveyard") == ["Hen"]


@pytest.mark.rule("fow", "313.3", "901.3")
def test_a_card_in_the_item_area_is_no_entity_and_does_nothing_there() -> None:
    herd = resonator("Herd", "Spirits you control gain [+200/0].", race="Beast")
    keep = chant("Keep", "Put a Beast from your hand into your item area. If you do, draw a card.")
    t = table(herd, keep, OWL).field(0, "Owl").hand(0, "Keep", "Herd").play(0, "Keep").resolve()
    assert t.zone_names(0, "item") == ["Herd"] and t.power("Owl") == 500 and t.hand_size(0) == 1
    wave = chant("Wave", "Destroy all resonators.")
    t = table(herd, wave).zone(0, "item", "Herd").hand(0, "Wave").play(0, "Wave").resolve()
    assert t.zone_names(0, "item") == ["Herd"]


# ---------------------------------------------------------------- text in place of other text


@pytest.mark.rule("fow", "1128.3", "903.2g")
def test_with_the_seal_broken_both_may_be_chosen() -> None:
    gift = chant(
        "Gift", "Choose one;\n- You gain 100 life.\n- Draw a card.", "[Seal] (2)", "You may choose both instead."
    )
    t = table(gift, stones=2).hand(0, "Gift").play(0, "Gift", modes=[1, 2]).resolve()
    assert t.resource(0, "life") == 4100 and t.hand_size(0) == 1
    t = table(gift, stones=1).hand(0, "Gift").play(0, "Gift", modes=[1]).resolve()
    assert t.resource(0, "life") == 4100 and t.hand_size(0) == 0


@pytest.mark.rule("fow", "1128.3")
@pytest.mark.parametrize(("stones", "drawn"), [(2, 3), (1, 1)])
def test_text_that_says_instead_stands_for_the_paragraph_before(stones: int, drawn: int) -> None:
    read = chant("Read", "Draw a card.", "[Seal] (2)", "Draw three cards instead.")
    assert table(read, stones=stones).hand(0, "Read").play(0, "Read").resolve().hand_size(0) == drawn


def test_instead_needs_one_sentence_before_it() -> None:
    with pytest.raises(AssertionError, match="no single sentence"):
        chant("Read", "Draw a card. You gain 100 life.", "[Seal] (2)", "Draw three cards instead.")
    with pytest.raises(AssertionError, match="in place of another"):
        chant("Read", "Draw three cards instead.")


# ---------------------------------------------------------------- causes


@pytest.mark.rule("fow", "1005.1")
def test_it_waits_for_being_revealed_by_a_certain_card() -> None:
    bell = resonator("Bell", 'When this card is revealed by the ability of a "Herald" you control >>> Draw a card.')
    look = "{0}: Reveal the top card of your deck."
    herald, other = regalia("Herald", look), regalia("Other", look)
    t = table(bell, herald, other).field(0, "Herald", "Other").deck(0, "Bell")
    assert t.use(0, "Other").resolve_all().hand_size(0) == 0
    assert t.use(0, "Herald").resolve().yes().resolve_all().hand_size(0) == 1


@pytest.mark.rule("fow", "906.1")
def test_destroyed_by_an_effect_is_not_destroyed_by_a_rule_or_as_a_cost() -> None:
    ghoul = regalia("Ghoul", "Whenever a resonator is destroyed by an effect you control >>> You gain 100 life.")
    end, hurt = (
        chant("End", "Destroy target resonator."),
        chant("Hurt", "This card deals 900 damage to target resonator."),
    )
    t = table(ghoul, end, HEN).field(0, "Ghoul").field(1, "Hen").hand(0, "End").play(0, "End").resolve_all()
    assert t.resource(0, "life") == 4100
    t = table(ghoul, hurt, HEN).field(0, "Ghoul").field(1, "Hen").hand(0, "Hurt").play(0, "Hurt").resolve_all()
    assert t.zone_names(1, "graveyard") == ["Hen"] and t.resource(0, "life") == 4000


@pytest.mark.rule("fow", "1007.1")
@pytest.mark.parametrize(("player", "life"), [(0, 4100), (1, 4000)])
def test_damage_by_a_source_of_yours(player: int, life: int) -> None:
    saint = resonator("Saint", "Whenever damage is dealt to this card by a source you control >>> You gain 100 life.")
    hurt = chant("Hurt", "[Quickcast]", "This card deals 100 damage to target resonator.")
    t = table(saint, hurt).field(0, "Saint").hand(player, "Hurt")
    if player:
        t.passes(0)
    assert t.play(player, "Hurt").resolve_all().resource(0, "life") == life


@pytest.mark.rule("fow", "713.3")
def test_what_a_contract_chant_puts_into_the_field() -> None:
    pact = written(
        "Pact", "Chant", 'Contract this card with "Lord".', cost="{0}",
        other=[{"name": "Fiend", "type": ["J-Ruler"], "atk": 800, "def": 800, "abilities": []}],
    )  # fmt: skip
    lord = written("Lord", "Ruler", cost=None)
    watch = regalia(
        "Watch", "Whenever a J-ruler is put into the field by a Contract chant you control >>> Draw a card."
    )
    t = table(pact, lord, watch, rulers=False).zone(0, "ruler", "Lord").field(0, "Watch").hand(0, "Pact")
    assert t.play(0, "Pact").resolve_all().hand_size(0) == 1


# ---------------------------------------------------------------- what players cannot do, lists of which one is gained


@pytest.mark.rule("fow", "702.3", "1041.1")
def test_namesakes_cannot_be_put_into_the_field() -> None:
    ward = "{0}: Until end of turn, you cannot put cards that share a name with this card into the field."
    twin = resonator("Twin", ward, cost="{0}")
    lift = chant("Lift", "Put a resonator from your graveyard into the field.")
    t = table(twin, lift, HEN).field(0, "Twin").zone(0, "graveyard", "Twin", "Hen").hand(0, "Lift")
    t.use(0, "Twin").resolve().play(0, "Lift").resolve().choose(t.card("Twin", 0, zone="graveyard"))
    assert t.field_names(0) == ["Twin"] and t.zone_names(0, "graveyard")[:2] == ["Twin", "Hen"]
    t = table(twin, lift, HEN).field(0, "Twin").zone(0, "graveyard", "Hen").hand(0, "Lift")
    t.use(0, "Twin").resolve().play(0, "Lift").resolve()
    assert sorted(t.field_names(0)) == ["Hen", "Twin"]


@pytest.mark.rule("fow", "104.5")
def test_no_life_is_gained_and_nothing_searched_for_a_time() -> None:
    drought = chant("Drought", "Your opponent cannot gain life until end of turn.")
    heal = chant("Heal", "[Quickcast]", "You gain 300 life.")
    t = table(drought, heal).hand(0, "Drought").hand(1, "Heal").play(0, "Drought").resolve().passes(0)
    assert t.play(1, "Heal").resolve().resource(1, "life") == 4000
    lock, seek = (
        chant("Lock", "Until end of turn, players cannot search their deck."),
        chant("Seek", "Search your deck for a Beast, reveal it and put it into your hand. Then shuffle your deck."),
    )
    t = table(lock, seek, HEN).deck(0, "Hen").hand(0, "Lock", "Seek").play(0, "Lock").resolve()
    assert t.play(0, "Seek").resolve().hand_size(0) == 0


@pytest.mark.rule("fow", "903.3d")
def test_one_of_a_list_is_gained() -> None:
    mime = resonator("Mime", "{0}: This card gains [+200/0], [Flying] or [Pierce] until end of turn.")
    t = table(mime).field(0, "Mime").use(0, "Mime").resolve().modes(2)
    assert t.has("Mime", "flying") and not t.has("Mime", "pierce") and t.power("Mime") == 500


@pytest.mark.rule("fow", "1003.1")
@pytest.mark.parametrize(("gems", "asked"), [(1, True), (2, False)])
def test_a_price_that_is_counted(gems: int, asked: bool) -> None:
    price = "Destroy target resonator unless its controller pays {X}, where X is the number of regalia you control."
    stop, gem = chant("Stop", price), regalia("Gem", "")
    t = table(stop, gem, HEN).field(0, *["Gem"] * gems).field(1, "Hen", "fire stone").hand(0, "Stop")
    t.play(0, "Stop").resolve()
    if asked:
        t.yes()
    assert t.zone_names(1, "field") == (["Hen", "fire stone"] if asked else ["fire stone"])


@pytest.mark.rule("fow", "203.1")
def test_names_in_a_list_and_two_things_behind_a_noun() -> None:
    alma, bern = resonator("Alma", "", race="Human"), resonator("Bern", "", race="Human")
    lead = regalia("Lead", 'Humans you control named "Alma" or "Bern" gain [+100/0].')
    carl = resonator("Carl", "", race="Human")
    t = table(alma, bern, carl, lead).field(0, "Alma", "Bern", "Carl", "Lead")
    assert [t.power(name) for name in ("Alma", "Bern", "Carl")] == [600, 600, 500]
    pick = chant("Pick", 'Destroy all resonators with "Bern" in their name and with total cost 1 or less.')
    old = resonator("Old Bern", "", cost="{3}")
    t = table(pick, bern, old, carl).field(1, "Bern", "Old Bern", "Carl").hand(0, "Pick").play(0, "Pick").resolve()
    assert sorted(t.zone_names(1, "field")) == ["Carl", "Old Bern"]


# ---------------------------------------------------------------- orders


@pytest.mark.rule("fow", "710.1", "710.2")
def test_an_ordered_card_that_is_rested_calls_a_stone() -> None:
    calling = (
        "You may call a magic stone while the ordered card is rested and calling a magic stone does not cause the "
        "ordered card to rest."
    )

    def general(*text: str) -> object:
        return written(
            "General", "Ruler", "[Revolution Order] {0}", cost=None,
            other=[{"name": "Command", "type": ["Order"], "abilities": list(text)}],
        )  # fmt: skip

    recruit = resonator("Recruit", "[Swiftness]", cost="{0}", race="Human")
    for text, can in ((("This ordered card gains Dragon.",), False), ((calling,), True)):
        t = table(general(*text), recruit, rulers=False).zone(0, "ruler", "General").hand(0, "Recruit")
        t.play(0, "Recruit", targets=["General"]).resolve()
        assert ("Dragon" in t.obj("Recruit").now.kinds) is not can
        t.attack("Recruit").to("main")
        assert t.is_rested("Recruit") and bool(t.acts(0, "call")) is can


@pytest.mark.rule("fow", "901.3a", "702.2")
def test_a_card_that_two_texts_let_be_played_from_the_graveyard_is_offered_once() -> None:
    door = regalia("Door", "You may play resonators from your graveyard.")
    moth = resonator("Moth", "You may play this card from your graveyard.", cost="{0}")
    t = table(door, moth).field(0, "Door", "Door").zone(0, "graveyard", "Moth").hand(0, "Moth")
    assert sum("Moth" in option for option in t.options()) == 2  # and the one in hand
