"""Which of several things a short word means: "it" behind whose controller it is, "another target" of a paragraph that
a chant gains, "other", a name or a place said once for two nouns, and an X that nobody names in time."""

from __future__ import annotations

import pytest

from tests.games.fow.tables import table
from tests.games.fow.written import chant, refused, regalia, resonator, written

HEN = resonator("Hen", size=(300, 300), race="Bird", cost="{0}")
OX = resonator("Ox", size=(800, 800), race="Beast", cost="{3}")


@pytest.mark.rule("fow", "906.1")
def test_it_is_the_card_whose_controller_was_just_named() -> None:
    lamp = regalia(
        "Lamp", "{0}: Target Bird gains [+200/+0] until end of turn. At the next end of turn >>> "
        "This card's controller removes it from the game."
    )  # fmt: skip
    t = table(HEN, lamp).field(0, "Lamp", "Hen").use(0, "Lamp", targets=["Hen"]).resolve()
    assert t.to("main", 1).field_names(0) == ["Hen"] and t.zone_names(0, "removed") == ["Lamp"]


@pytest.mark.rule("fow", "903.2i", "1110.2")
def test_another_target_of_gained_text_is_not_the_first_one() -> None:
    cut = chant(
        "Cut", "This card deals 700 damage to target Beast.",
        "[Awakening] Banish a Bird: This card deals 700 damage to another target Beast.",
    )  # fmt: skip
    t = table(HEN, OX, cut).field(0, "Hen").field(1, "Ox", "Ox").hand(0, "Cut")
    first, second = (t.card("Ox", 1, index=index) for index in (0, 1))
    t.play(0, "Cut", extra=True, targets=[first]).resolve()  # only one is left for the second
    assert t.damage_on(first) == t.damage_on(second) == 700


@pytest.mark.rule("fow", "1002.2")
def test_another_to_which_it_is_added_is_not_the_one_to_which_it_is() -> None:
    leash = written("Leash", "Addition: Resonator", "{0}: Add this card to another target resonator.", cost="{0}")
    t = table(HEN, OX, leash).field(0, "Hen", "Ox").hand(0, "Leash")
    t.play(0, "Leash", targets=["Hen"]).resolve().use(0, "Leash").expect("action")
    assert t.resolve().obj("Leash").host == t.obj("Ox").id


@pytest.mark.rule("fow", "909.1")
@pytest.mark.parametrize(("others", "atk"), [(0, 500), (1, 600)])
def test_other_is_said_of_both_nouns(others: int, atk: int) -> None:
    pack = resonator(
        "Pack", "This card gains [+X00/+0], where X is the number of other Beast rulers or Beast entities you control.",
        race="Beast",
    )  # fmt: skip
    t = table(OX, pack).field(0, "Pack", *["Ox"] * others)
    assert t.power("Pack") == atk


@pytest.mark.rule("fow", "903.2i")
def test_two_races_before_one_noun_are_both_of_that_noun() -> None:
    tune = chant("Tune", "Draw a card.", race="Bird")
    call = chant("Call", "Put any number of target Bird and/or Beast resonators from your graveyard into your hand.")
    t = table(HEN, OX, tune, call).zone(0, "graveyard", "Hen", "Tune", "Ox").hand(0, "Call")
    t.by_hand(0).begin().play(0, "Call").expect("objects")
    assert [option.partition(" (")[0] for option in t.options()] == ["Hen", "Ox"]


@pytest.mark.rule("fow", "203.1")
@pytest.mark.parametrize(("name", "life"), [("Hen", 4000), ("fire ruler", 4100), ("Ash", 4000)])
def test_a_ruler_with_one_of_two_names_is_a_ruler(name: str, life: int) -> None:
    bell = chant("Bell", f'If you control a J/ruler named "Ash" or "{name}", you gain 100 life.')
    t = table(HEN, bell).field(0, "Hen").hand(0, "Bell").play(0, "Bell").resolve()
    assert t.resource(0, "life") == life


@pytest.mark.rule("fow", "903.2i")
def test_a_place_behind_two_targets_is_said_of_both() -> None:
    barn = written("Barn", "Addition:Field", cost="{0}")
    rise = chant("Rise", "Put up to one target addition and up to one target Bird from your graveyard into the field.")
    t = table(HEN, barn, rise).zone(0, "graveyard", "Hen", "Barn").field(1, "Barn").hand(0, "Rise")
    t.play(0, "Rise", targets=["Barn", "Hen"]).resolve()
    assert sorted(t.field_names(0)) == ["Barn", "Hen"] and t.field_names(1) == ["Barn"]


@pytest.mark.rule("fow", "903.2k")
@pytest.mark.parametrize(("name", "rested"), [("fire ruler", 1), ("wind ruler", 2)])
def test_a_ruler_in_the_ruler_area_makes_the_ability_cheaper(name: str, rested: int) -> None:
    less = f'If your J/ruler is "{name}", you may pay {{1}} less to play this ability.'
    harp = regalia("Harp", f"{{2}}, {{Rest}}: You gain 300 life. {less}")
    t = table(harp, stones=2).field(0, "Harp").use(0, "Harp").resolve()
    assert t.resource(0, "life") == 4300
    assert sum(t.is_rested(t.card("fire stone", 0, zone="field", index=index)) for index in (0, 1)) == rested


@pytest.mark.rule("fow", "903.2h")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            "You may rest X recovered Birds you control. If you do, destroy all Beasts with total cost X.",
            "as the ability",
        ),
        ("You may pay {X}. If you do, recover up to X target magic stones you control.", "before the targets"),
    ],
)
def test_an_x_that_is_not_named_in_time_is_refused(text: str, why: str) -> None:
    assert why in refused("Resonator", f"[Enter] >>> {text}", atk=500, **{"def": 500})
    assert resonator("Giver", "[Enter] >>> You may pay {X}. If you do, you gain X00 life.")


@pytest.mark.rule("fow", "1021.1")
@pytest.mark.parametrize("words", ["You may pay {9}. If you do,", "If you control a Beast,"])
def test_where_nothing_is_searched_nothing_is_shuffled(words: str) -> None:
    search = "search your deck for a Bird, reveal it and put it into your hand"
    seek = chant("Seek", f"{words} {search}. Then shuffle your deck.")
    t = table(HEN, OX, seek).hand(0, "Seek").deck(0, *["Hen", "Ox"] * 6).begin()
    before = t.zone_names(0, "deck")
    assert t.play(0, "Seek").resolve().zone_names(0, "deck") == before


@pytest.mark.rule("fow", "909.1")
def test_how_long_is_said_once_behind_two_changes() -> None:
    dusk = chant("Dusk", "Birds gain [+200/0] and Beasts gain [-200/0] until end of turn.")
    t = table(HEN, OX, dusk).field(0, "Hen").field(1, "Ox").hand(0, "Dusk").play(0, "Dusk").resolve()
    assert (t.power("Hen"), t.power("Ox")) == (500, 600)
    t.to("main", 1)
    assert (t.power("Hen"), t.power("Ox")) == (300, 800)


@pytest.mark.rule("fow", "906.1")
def test_counters_for_what_it_destroyed_are_put_on_this_card() -> None:
    lynx = resonator("Lynx", "Whenever this card destroys a resonator >>> Put three [+100/+100] counters on it.",
        "{0}: Destroy target Bird.")  # fmt: skip
    t = table(HEN, lynx).field(0, "Lynx").field(1, "Hen").use(0, "Lynx", targets=["Hen"]).resolve_all()
    assert t.power("Lynx") == 800


@pytest.mark.rule("fow", "909.1")
def test_its_number_is_that_of_the_card_that_gains() -> None:
    text = "Added resonator gains [+X00/+X00], where X is its total cost."
    collar = written("Collar", "Addition: Resonator", text, cost="{0}")
    t = table(OX, collar).field(0, "Ox").hand(0, "Collar").play(0, "Collar", targets=["Ox"]).resolve()
    assert t.power("Ox") == 1100


@pytest.mark.rule("fow", "903.2k")
@pytest.mark.parametrize(
    ("words", "cost", "hand", "grave"), [("{R} less", "{R}{R}", False, True), ("{R} more", "{R}", True, False)]
)
def test_a_price_from_an_area_is_the_price_there_alone(words: str, cost: str, hand: bool, grave: bool) -> None:
    text = (f"You pay {words} to play this card from your graveyard.", "You may play this card from your graveyard.")
    rite = chant("Rite", *text, "You gain 100 life.", cost=cost)
    assert table(rite, stones=1).hand(0, "Rite").can("play", 0, "Rite") is hand
    assert table(rite, stones=1).zone(0, "graveyard", "Rite").can("play", 0, "Rite") is grave


@pytest.mark.rule("fow", "902.1")
@pytest.mark.parametrize(("colour", "rested"), [("fire", False), ("light", True)])
def test_what_is_asked_behind_the_deed_is_asked_of_what_it_names(colour: str, rested: bool) -> None:
    nurse = resonator("Nurse", f"{{0}}: Recover your ruler if it's {colour}.", attribute=["W"])
    t = table(nurse).field(0, "Nurse").act(0, "call").use(0, "Nurse").resolve()
    assert t.is_rested("fire ruler") is rested


@pytest.mark.rule("fow", "909.1")
@pytest.mark.parametrize(("name", "atk"), [("Hen", 700), ("Ox", 800)])
@pytest.mark.parametrize(
    "text",
    [
        "Added resonator gains [+400/0] as long as it is a Bird.",
        'If added resonator is "Hen", it gains [+400/0].',
        "[Race:Bird] resonator with this gains [+400/0].",
    ],
)
def test_it_beside_the_added_card_is_that_card(text: str, name: str, atk: int) -> None:
    band = written("Band", "Addition: Resonator", text, cost="{0}", race="Beast")
    t = table(HEN, OX, band).field(0, name).hand(0, "Band").play(0, "Band", targets=[name]).resolve()
    assert t.power(name) == atk


@pytest.mark.rule("fow", "906.2")
@pytest.mark.parametrize(("attacker", "life"), [("Drum", 4100), ("Hen", 4000)])
def test_whenever_it_attacks_is_whenever_this_card_does(attacker: str, life: int) -> None:
    drum = resonator("Drum", "When this card enters the field or whenever it attacks >>> You gain 100 life.")
    t = table(HEN, drum).field(0, "Drum", "Hen").attack(attacker)
    assert t.resolve_all().resource(0, "life") == life


@pytest.mark.rule("fow", "903.2h")
def test_who_pays_x_pays_the_x_of_the_card() -> None:
    hush = chant("Hush", "[Quickcast]", "Cancel target spell unless your opponent pays X.", cost="{X}")
    song = chant("Song", "You gain 100 life.")
    t = table(hush, song, stones=1).field(1, "fire stone", "fire stone", "fire stone").hand(0, "Song").hand(1, "Hush")
    t.play(0, "Song").passes(0).play(1, "Hush", x=3, targets=["Song"]).resolve().expect("action")  # 1 stone is too few
    assert t.resource(0, "life") == 4000


@pytest.mark.rule("fow", "302.6")
@pytest.mark.parametrize(("player", "life"), [(0, 4100), (1, 4000)])
def test_what_was_put_into_your_graveyard_was_yours(player: int, life: int) -> None:
    text = "If a Bird was put into your graveyard from the field this turn, you gain 100 life."
    bell, cull = chant("Bell", text), chant("Cull", "Destroy all Birds.")
    t = table(HEN, bell, cull).field(player, "Hen").hand(0, "Cull", "Bell").play(0, "Cull").resolve()
    assert t.play(0, "Bell").resolve().resource(0, "life") == life


@pytest.mark.rule("fow", "203.1")
def test_a_name_that_ends_in_a_type_is_a_name() -> None:
    call = chant("Call", 'Search your magic stone deck for a card named "Fire Magic Stone" and put it into the field.')
    plain = written("Fire Magic Stone", "Magic Stone", "{Rest}: Produce {R}.", cost=None)
    t = table(call, plain).zone(0, "stones", "Fire Magic Stone").hand(0, "Call").play(0, "Call").resolve()
    assert t.choose("Fire Magic Stone").field_names(0) == ["Fire Magic Stone"]


@pytest.mark.rule("fow", "1114.2")
@pytest.mark.parametrize(("name", "ready"), [("fire ruler", True), ("wind ruler", False)])
def test_a_stealth_that_asks_for_a_ruler_looks_into_the_ruler_area(name: str, ready: bool) -> None:
    spy = resonator("Spy", f'[Stealth] Your J/ruler is "{name}".', cost="{5}")
    t = table(spy).zone(0, "standby", "Spy", face_up=False)
    assert t.can("play", 0, "Spy") is ready


@pytest.mark.rule("fow", "906.2")
def test_whenever_it_does_something_is_refused_of_another_card() -> None:
    text = "Whenever a Bird enters the field under your control or whenever it attacks >>> You gain 100 life."
    assert "still waited for" in refused("Regalia", text)
