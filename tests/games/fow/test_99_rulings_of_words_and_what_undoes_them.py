"""Rulings of keywords that meet costs, copies, counters, sides and the end of what lent them."""

from __future__ import annotations

import pytest

from arbiter.testing import BadScript
from tests.games.fow.defined import chant, face, life, resonator, table

ELK = resonator("Elk", atk=300, defense=300, cost="{1}", race=["Beast"])
OX = resonator("Ox", atk=800, defense=800, cost="{3}", race=["Beast"])
KILL = chant("Snuff", "[Quickcast]\nDestroy target resonator.", cost="{0}")
CANCEL = chant("Hush", "[Quickcast]\nCancel target spell.", cost="{0}")
COPY = chant("Mirror", "Copy target resonator.", cost="{0}")


@pytest.mark.rule("fow", "1101.1a", "1205.8")
def test_who_loses_all_abilities_is_still_one_of_its_kind() -> None:
    saint = resonator("Saint", "[Flying] «Mythic»", 400, 400, cost="{0}")
    hush = chant("Silence", "All resonators lose all abilities until end of turn.", cost="{0}")
    t = table(saint, hush).field(0, "Saint").hand(0, "Silence", "Saint")
    t.play(0, "Silence").resolve()
    assert not t.has("Saint", "Flying")
    t.play(0, "Saint").resolve()
    t.expect(kind="objects", player=0)


@pytest.mark.rule("fow", "1109.2", "1109.3", "1205.6")
@pytest.mark.parametrize(
    ("text", "astral"), [("Destroy target J-ruler.", 0), ("Target J-ruler gains [0/-5000] until end of turn.", 1)]
)
def test_the_imperishable_are_not_astral_when_destroyed_but_when_they_have_no_defence_left(
    text: str, astral: int
) -> None:
    queen = face(
        "Queen",
        "Ruler",
        "[Imperishable]\n[Judgment] {1}",
        attribute=["R"],
        other={"name": "Queen Risen", "type": ["J-Ruler"], "attribute": ["R"], "atk": 900, "def": 900, "text": ""},
    )
    end = chant("End", text, cost="{0}")
    t = table(queen, end).field(0, "Queen Risen").hand(0, "End")
    t.play(0, "End", targets=["Queen Risen"]).resolve()
    assert t.zone_of("Queen") == "ruler" and t.counters("Queen", "astral") == astral


@pytest.mark.rule("fow", "1110.4", "1017.2c")
def test_a_copy_of_an_awakened_resonator_is_awakened_too() -> None:
    bear = resonator("Bear", "[Awakening] {1}\nIf this card was awakened, it gains [+400/+400].", 300, 300, cost="{0}")
    t = table(bear, COPY).hand(0, "Bear", "Mirror").sources(0, fire=1)
    t.play(0, "Bear", extra=True).resolve().play(0, "Mirror", targets=["Bear"]).resolve()
    assert [t.power(t.card("Bear", 0, index=n)) for n in (0, 1)] == [700, 700]


@pytest.mark.rule("fow", "1116.2", "1022.1")
def test_evolving_twice_leaves_one_counter_and_another_may_be_put_by_a_text() -> None:
    worm = resonator("Worm", "[Evolution] {1}\nThis card gains [+300/+300] for each evolution counter on it.", 300, 300)
    feed = chant("Feed", "Put an evolution counter on target resonator.", cost="{0}")
    t = table(worm, feed).field(0, "Worm").hand(0, "Feed").sources(0, fire=2)
    t.use(0, "Worm").resolve().use(0, "Worm").resolve()
    assert t.counters("Worm", "evolution") == 1 and t.power("Worm") == 600
    assert t.play(0, "Feed").resolve().power("Worm") == 900


@pytest.mark.rule("fow", "1118.2", "1118.2a", "1118.2b")
def test_a_limited_resonator_spends_its_counters_and_fights_on_without_them() -> None:
    golem = resonator("Golem", "[Limit] (1)", 200, 200, cost="{0}")
    t = table(golem, OX).hand(0, "Golem").play(0, "Golem").resolve()
    assert t.counters("Golem", "limit") == 1
    t.to("main", 0, later=True).attack("Golem").resolve()
    assert t.counters("Golem", "limit") == 0
    t.no_block().to("main", 0, later=True).attack("Golem")
    assert t.stack() == []


@pytest.mark.rule("fow", "1123.2", "718.2")
def test_the_bloodthirsty_keep_their_player_from_passing_while_they_are_able_to_attack() -> None:
    wolf = resonator("Wolf", "[Bloodlust]", 300, 300)
    with pytest.raises(BadScript):
        table(wolf).field(0, "Wolf").passes(0)
    for way in ({"fresh": True}, {"rested": True}):
        assert table(wolf).field(0, "Wolf", **way).passes(0).asked is not None
    held = resonator("Held Wolf", "[Bloodlust]\n[Mobilize] {1}", 300, 300)
    assert table(held).field(0, "Held Wolf").sources(0, fire=1).passes(0).asked is not None


@pytest.mark.rule("fow", "1127.2a", "1127.4a", "1128.4")
def test_a_resonator_of_a_stone_type_resounds_but_is_no_magic_stone() -> None:
    ember = resonator("Ember", "This card has the fire magic stone type.", 100, 100, cost="{0}")
    ear = face("Ear", "Regalia", "[Resonance] (Fire Magic Stone) >>> You gain 100 life.", cost="{1}")
    bell = face("Bell", "Regalia", "[Omniresonance] >>> You gain 1000 life.", cost="{1}")
    seal = resonator("Vault", "[Seal] (1) - This card gains [Flying].", 100, 100)
    t = table(ember, ear, bell, seal).field(0, "Ear", "Bell", "Vault").hand(0, "Ember").play(0, "Ember").resolve_all()
    assert life(t, 0) == 4100 and not t.has("Vault", "Flying")


@pytest.mark.rule("fow", "1129.2c", "1129.3", "804.3")
def test_a_mobilized_regalia_fights_this_turn_and_the_rider_need_not_have_been_there() -> None:
    tank = face("Tank", "Regalia", "[Mobilize] (Human)", cost="{1}", atk=700, defense=700, race=["Machine"])
    man = resonator("Man", "[Quickcast]", 100, 100, cost="{0}")
    t = table(tank, man, ELK).field(0, "Elk").field(1, "Tank").hand(1, "Man")
    assert not t.attack("Elk").can("block", 1, "Tank")
    t.passes(0).play(1, "Man").resolve().passes(0).use(1, "Tank").resolve()
    t.block("Tank").to("battle_damage")
    assert t.zone_of("Elk") == "graveyard" and t.is_rested("Man")


@pytest.mark.rule("fow", "1147.2", "905.4c", "1012.1")
@pytest.mark.parametrize(("cancelled", "drawn"), [(False, 1), (True, 0)])
def test_the_fallen_wait_for_an_art_that_resolves_though_a_cancelled_one_was_played(
    cancelled: bool, drawn: int
) -> None:
    angel = resonator("Angel", 'God\'s Art "Blaze" {0}: You gain 100 life.', 300, 300)
    fall = chant("Fall", "You gain 10 life.\n[Fallen] - Draw a card.".replace("10 life", "100 life"), cost="{0}")
    stop = chant("Stop", "[Quickcast]\nCancel target ability.", cost="{0}")
    t = table(angel, fall, stop).field(0, "Angel").hand(0, "Fall").hand(1, "Stop").use(0, "Angel")
    if cancelled:
        t.passes(0).play(1, "Stop")
    t.resolve_all()
    assert not t.can("use", 0, "Angel")
    assert t.play(0, "Fall").resolve().hand_size(0) == drawn


@pytest.mark.rule("fow", "1167.2", "1167.3", "1012.1")
def test_the_untouchable_are_neither_cancelled_nor_returned() -> None:
    titan = resonator("Titan", "[Untouchable]", 900, 900, cost="{0}")
    wipe = chant("Wipe", "[Quickcast]\nCancel all spells your opponent controls.", cost="{0}")
    t = table(titan, CANCEL, wipe).hand(0, "Titan").hand(1, "Hush", "Wipe").play(0, "Titan").passes(0)
    assert not t.can("play", 1, "Hush")
    t.play(1, "Wipe").resolve_all()
    assert t.is_on_field("Titan", 0)


@pytest.mark.rule("fow", "1173.3", "311.2a")
@pytest.mark.parametrize(("count", "eclipsed"), [(12, False), (13, True)])
def test_an_eclipse_needs_thirteen_cards_of_the_opponent_that_lie_face_down(count: int, eclipsed: bool) -> None:
    moon = resonator("Moon", "[Eclipse] - This card gains [Drain].", 300, 300)
    t = table(moon, ELK).field(0, "Moon").zone(1, "removed", *["Elk"] * count, face_up=False)
    t.zone(1, "removed", "Elk").zone(0, "removed", "Elk", face_up=False)
    assert t.has("Moon", "Drain") is eclipsed


@pytest.mark.rule("fow", "1187.2", "903.2k-2", "910.1")
def test_a_call_of_valhalla_expels_the_fallen_and_brings_another() -> None:
    maiden = resonator("Maiden", "[Call of Valhalla] (2)", 300, 300, cost="{5}", race=["Valkyrie"])
    sister = resonator("Sister", "", 300, 300, cost="{2}", race=["Valkyrie"])
    elder = resonator("Elder", "", 300, 300, cost="{3}", race=["Valkyrie"])
    t = table(maiden, sister, elder, KILL).field(0, "Maiden").deck(0, "Elder", "Sister").hand(1, "Snuff").turn(1)
    t.play(1, "Snuff", targets=["Maiden"]).resolve()
    if t.asked != "action":
        t.choose("Sister")
    t.resolve_all()
    assert t.zone_of("Maiden") == "outside" and t.is_on_field("Sister", 0) and t.zone_of("Elder") == "deck"


@pytest.mark.rule("fow", "1193.2", "302.2")
def test_a_pantheon_counts_gods_that_everybody_can_see() -> None:
    oracle = resonator("Oracle", "[Pantheon]", 300, 300, race=["Human"])
    god = resonator("God", "", 300, 300, race=["Deity"])
    t = table(oracle, god).field(0, "Oracle", "God").zone(0, "graveyard", "God").zone(0, "removed", "God")
    t.zone(0, "removed", "God", face_up=False).hand(0, "God").field(1, "God")
    t.to("end_turn_triggers").choose(1).resolve()
    assert life(t, 1) == 3700


@pytest.mark.rule("fow", "1194.2", "206.3")
def test_a_primal_roar_is_for_all_dinosaurs_and_for_the_roarer_if_it_is_one() -> None:
    rex = resonator("Rex", "[Primal Roar] (3)", 500, 500, race=["Dinosaur"])
    egg = resonator("Egg", "", 100, 100, race=["Dinosaur"])
    t = table(rex, egg, ELK).field(0, "Rex", "Egg", "Elk").field(1, "Egg")
    assert [t.power("Rex"), t.power("Egg", 0), t.power("Elk"), t.power("Egg", 1)] == [800, 400, 300, 100]
    assert t.guard("Egg") == 100


@pytest.mark.rule("fow", "1202.2", "104.2", "1009.2")
def test_a_draw_by_an_effect_from_an_empty_deck_loses_nothing_and_the_draw_phase_does() -> None:
    dig = chant("Dig", "Draw three cards.", cost="{0}")
    t = table(dig, ELK).hand(0, "Dig").deck(0, "Elk", only=True).play(0, "Dig").resolve()
    assert t.hand_size(0) == 1 and not t.over
    t = table(ELK).deck(1, only=True).to("end_last", 0)
    while not t.over:
        t.passes()
    assert t.winner == 0


@pytest.mark.rule("fow", "1203.3", "1203.3a", "1203.1")
def test_counters_that_have_become_nothing_cancel_no_others() -> None:
    fog = face(
        "Fog", "Regalia", "[+100/+100] counters on resonators your opponent controls become [0/0] counters.", cost="{1}"
    )
    curse = chant("Curse", "Put a [-100/-100] counter on target resonator.", cost="{0}")
    t = table(fog, curse, ELK).field(0, "Fog").field(1, "Elk", counters={"[+100/+100]": 2}).hand(0, "Curse")
    assert t.power("Elk") == 300
    t.play(0, "Curse", targets=["Elk"]).resolve()
    assert t.power("Elk") == 200 and t.counters("Elk", "[+100/+100]") == 2


@pytest.mark.rule("fow", "910.3", "1205.1")
def test_a_replacement_keeps_who_has_no_defence_left_only_once() -> None:
    ghost = resonator("Ghost", "If this card would leave the field, discard a card instead.", 300, 300)
    wither = chant("Wither", "Target resonator gains [0/-300] until end of turn.", cost="{0}")
    t = table(ghost, wither, ELK).field(0, "Ghost").hand(0, "Elk", "Elk").hand(1, "Wither").turn(1)
    t.play(1, "Wither", targets=["Ghost"]).resolve().choose(t.card("Elk", 0, zone="hand"))
    assert t.zone_of("Ghost") == "graveyard" and t.hand_size(0) == 1


@pytest.mark.rule("fow", "1303.3a", "1019.1", "906.4")
def test_a_token_that_is_returned_to_a_hand_leaves_the_field_and_is_no_more() -> None:
    nest = chant("Nest", "Put a [100/100] wind Bird resonator token into the field.", cost="{0}")
    back = chant("Back", "Return target resonator to its owner's hand.", cost="{0}")
    watch = face(
        "Watch", "Regalia", "Whenever a resonator you control leaves the field >>> You gain 100 life.", cost="{1}"
    )
    t = table(nest, back, watch).field(0, "Watch").hand(0, "Nest", "Back")
    t.play(0, "Nest").resolve().play(0, "Back").resolve_all()
    assert t.hand_size(0) == 0 and life(t, 0) == 4100


@pytest.mark.rule("fow", "1307.3a", "903.2c")
def test_only_the_half_that_is_played_is_looked_at() -> None:
    bear = face(
        "Bear",
        "Resonator (Alternative)",
        cost="{G}",
        atk=400,
        defense=400,
        other={"name": "Roar", "type": "Chant (Alternative)", "cost": "{R}{2}", "text": "You gain 500 life."},
    )
    ban = face("Ban", "Regalia", "Players cannot play chants.", cost="{1}")
    t = table(bear, ban).field(1, "Ban").hand(0, "Bear").sources(0, wind=3, fire=1)
    t.play(0, "Bear").resolve()
    assert t.field_names(0)[-1] == "Bear"
    cheap = face("Cheap", "Regalia", "Players cannot play spells with total cost 3 or more.", cost="{1}")
    t = table(bear, cheap).field(1, "Cheap").hand(0, "Bear").sources(0, wind=3, fire=1).play(0, "Bear").resolve()
    assert t.field_names(0)[-1] == "Bear"


@pytest.mark.rule("fow", "903.2l-2", "1011.1", "1010.1")
def test_a_cost_of_banishing_is_paid_though_replaced_and_one_of_destroying_is_not() -> None:
    pit = face(
        "Pit", "Regalia", "If a resonator would be put into a graveyard, remove it from the game instead.", cost="{1}"
    )
    altar = face("Altar", "Regalia", "Banish a resonator: Draw a card.", cost="{1}")
    t = table(pit, altar, ELK).field(0, "Pit", "Altar", "Elk").use(0, "Altar", cost=["Elk"]).resolve()
    assert t.zone_of("Elk") == "removed" and t.hand_size(0) == 1
    troll = resonator("Troll", "If this card would be destroyed, rest it instead.", 300, 300)
    forge = face("Forge", "Regalia", "Destroy a resonator you control: Draw a card.", cost="{1}")
    assert not table(troll, forge).field(0, "Troll", "Forge").can("use", 0, "Forge")


@pytest.mark.rule("fow", "905.4a", "905.4b")
def test_an_art_of_a_name_is_played_once_a_game_whichever_card_has_it() -> None:
    one = resonator("One", 'God\'s Art "Dawn" {0}: You gain 100 life.', 300, 300)
    two = resonator("Two", 'God\'s Art "Dawn" {0}: You gain 500 life.\nGod\'s Art "Dusk" {0}: Draw a card.', 300, 300)
    t = table(one, two).field(0, "One", "Two").use(0, "One").resolve()
    assert not t.can("use", 0, "Two", ability="You gain") and t.can("use", 0, "Two", ability="Draw")
    assert not t.next_turn().to("main", 0).can("use", 0, "One")


@pytest.mark.rule("fow", "909.4", "909.5", "909.8")
def test_an_effect_on_whoever_fits_is_on_newcomers_and_leaves_who_no_longer_fits() -> None:
    rally = chant("Rally", "Beast resonators you control gain [+200/+200] until end of turn.", cost="{0}")
    tame = chant("Tame", "Target resonator becomes a Human until end of turn.", cost="{0}")
    t = table(rally, tame, ELK).field(0, "Elk").hand(0, "Rally", "Tame", "Elk").sources(0, fire=1)
    t.play(0, "Rally").resolve().play(0, "Elk").resolve()
    first, second = (t.card("Elk", 0, zone="field", index=n) for n in (0, 1))
    assert [t.power(first), t.power(second)] == [500, 500]
    t.play(0, "Tame", targets=[second]).resolve()
    assert [t.power(first), t.power(second)] == [500, 300]


@pytest.mark.rule("fow", "909.3h", "909.3i")
def test_a_bonus_for_the_strong_looks_at_counters_first() -> None:
    lord = face(
        "Lord", "Regalia", "Resonators you control with ATK 500 or more gain [Flying] and [+100/+100].", cost="{1}"
    )
    t = table(lord, ELK).field(0, "Lord", "Elk").field(0, "Elk", counters={"[+100/+100]": 2})
    weak, strong = (t.card("Elk", 0, index=n) for n in (0, 1))
    assert [t.power(weak), t.power(strong)] == [300, 600]
    assert t.has(strong, "Flying") and not t.has(weak, "Flying")


@pytest.mark.rule("fow", "910.2c", "910.2a")
def test_doubled_twice_is_doubled_once_and_prevention_comes_afterwards() -> None:
    rage = face(
        "Rage", "Regalia", "If a source you control would deal damage, it deals double that damage instead.", cost="{1}"
    )
    veil = face("Veil", "Regalia", "If damage would be dealt to you, prevent 300 of it.", cost="{1}")
    burn = chant("Burn", "This card deals 500 damage to target player.", cost="{0}")
    t = table(rage, veil, burn).field(0, "Rage", "Rage").field(1, "Veil").hand(0, "Burn")
    t.play(0, "Burn", targets=[1]).resolve()
    if t.asked == "option":
        t.option("Rage")
    assert life(t, 1) == 3300


@pytest.mark.rule("fow", "911.1", "905.1")
def test_a_banished_source_strikes_with_what_it_had_when_it_was_banished() -> None:
    bomb = resonator("Bomb", "Banish this card: It deals damage equal to its ATK to target player.", 300, 300)
    t = table(bomb).field(0, "Bomb", counters={"[+100/+100]": 2}).use(0, "Bomb", targets=[1]).resolve()
    assert life(t, 1) == 3500


@pytest.mark.rule("fow", "1161.2", "1022.3")
def test_a_reincarnated_card_is_both() -> None:
    old = resonator("Old Self", "[Flying]", 200, 200, cost="{0}")
    new = resonator("New Self", '[Reincarnation] "Old Self" {1}\n[Drain]', 700, 700, cost="{9}")
    t = table(old, new).hand(0, "Old Self", "New Self").sources(0, fire=1).play(0, "Old Self").resolve().yes()
    assert t.power("New Self") == 700 and t.has("New Self", "Flying") and t.has("New Self", "Drain")
    assert t.hand_size(0) == 0


@pytest.mark.rule("fow", "1179.4", "1179.5")
def test_the_reunited_look_at_rulers_of_the_race_and_at_no_resonators() -> None:
    page = resonator("Page", "[Reunited] (Dragon) - This card gains [+300/+300].", 200, 200)
    king = face("King", "Ruler", "", attribute=["R"], race=["Dragon"])
    drake = resonator("Drake", "", 300, 300, race=["Dragon"])
    assert table(page, king).zone(0, "ruler", "King").field(0, "Page").power("Page") == 500
    assert table(page, drake, king).zone(1, "ruler", "King").field(0, "Page", "Drake").power("Page") == 200


@pytest.mark.rule("fow", "1119.3a", "1119.3a-1", "1119.4", "405.6")
def test_who_plays_second_begins_with_the_coin_that_their_ruler_names() -> None:
    king = face("King", "Ruler", "[Energize] {R}{G}", attribute=["R", "G"])
    cub = resonator("Cub", "", 100, 100, cost="{G}")
    t = table(king, cub).zone(0, "ruler", "King").zone(1, "ruler", "King").hand(0, "Cub").hand(1, "Cub")
    t.turn(0, "setup", number=0, begin=True).choose().choose()
    first = t.active
    t.to("main", 1 - first)
    assert t.zone_names(first, "item") == [] and t.zone_names(1 - first, "item") == ["fire/wind will coin"]
    t.act(1 - first, "will").option("wind").play(1 - first, "Cub").resolve()
    assert t.is_on_field("Cub", 1 - first) and t.zone_names(1 - first, "item") == []


@pytest.mark.rule("fow", "1114.2", "1114.3")
def test_stealth_waits_a_turn_and_costs_nothing() -> None:
    spy = resonator("Spy", "[Stealth] When your opponent plays a resonator", 400, 400, cost="{B}{5}")
    t = table(spy, ELK).zone(0, "standby", "Spy").hand(1, "Elk").sources(1, fire=1).turn(1)
    t.play(1, "Elk")
    t.play(0, "Spy").resolve_all()
    assert t.is_on_field("Spy", 0)
    t = table(spy, ELK).zone(0, "standby", "Spy", fresh=True).hand(1, "Elk").sources(1, fire=1).turn(1)
    t.play(1, "Elk").resolve_all()
    assert t.zone_of("Spy") == "standby"
