"""Rulings on keyword abilities where two or more rules meet: battles, plays and copies, what is gained and lost."""

from __future__ import annotations

import pytest

from tests.games.fow.plain import stone
from tests.games.fow.tables import life, table
from tests.games.fow.written import chant, regalia, resonator

HEN = resonator("Hen", cost="{0}", size=(300, 300))
OX = resonator("Ox", cost="{3}", size=(500, 2000))
KILL = chant("Kill", "[Quickcast]", "Destroy target resonator.")
CHARM = chant("Charm", "[Quickcast]", "Gain control of target resonator until end of turn.")
BLANK = chant("Blank", "[Quickcast]", "Target resonator loses all abilities until end of turn.")
BLINK = chant(
    "Blink",
    "[Quickcast]",
    "Remove target resonator from the game, then put it into the field under its owner's control.",
)
STOP = chant("Stop", "[Quickcast]", "Cancel target spell.")
HUSH = chant("Hush", "[Quickcast]", "Cancel target ability.")
PIT = regalia("Pit", "If a resonator would be put into a graveyard from anywhere, remove it from the game instead.")
WITHER = chant("Wither", "[Quickcast]", "Target resonator gains [-500/-500] until end of turn.")


# ---------------------------------------------------------------- battles


@pytest.mark.rule("fow", "1103.2a", "1169.2", "804.4a", "806.2b")
def test_two_strikes_with_pierce_the_second_is_for_the_player_alone_once_the_blocker_is_gone() -> None:
    lance = resonator("Lance", "[Multi Strike]", "[Pierce]", size=(700, 700))
    t = table(lance, HEN).field(0, "Lance").field(1, "Hen").attack("Lance").block("Hen").to("main")
    assert life(t) == (4000, 4000 - 400 - 700) and t.damage_on("Lance") == 0


@pytest.mark.rule("fow", "1169.2", "805.2a", "806.2d")
def test_a_blocker_that_survives_the_first_of_two_strikes_strikes_back_once() -> None:
    twin = resonator("Twin", "[Multi Strike]", size=(600, 600))
    t = table(twin, OX).field(0, "Twin").field(1, "Ox").attack("Twin").block("Ox").to("main")
    assert t.damage_on("Ox") == 1200 and t.damage_on("Twin") == 500


@pytest.mark.rule("fow", "806.2", "1105.2", "1169.2")
def test_multi_strike_gained_after_the_first_strike_strikes_again() -> None:
    quick = resonator("Quick", "[First Strike]", size=(400, 400))
    again = chant("Again", "[Quickcast]", "Target resonator gains [Multi Strike] until end of turn.")
    t = table(quick, again).field(0, "Quick").hand(0, "Again").attack("Quick").to("first_strike")
    t.play(0, "Again", targets=["Quick"]).resolve().to("main")
    assert life(t) == (4000, 3200)


@pytest.mark.rule("fow", "1106.2", "906.3d", "911.1")
def test_what_explodes_takes_the_other_with_it_although_it_fell_in_the_same_battle() -> None:
    bomb = resonator("Bomb", "[Explode]", size=(100, 100))
    t = table(bomb, OX).field(0, "Bomb").field(1, "Ox").attack("Bomb").block("Ox").to("main")
    assert t.zone_names(0, "graveyard") == ["Bomb"] and t.zone_names(1, "graveyard") == ["Ox"]


@pytest.mark.rule("fow", "1138.2", "1103.2a")
def test_bane_does_not_lessen_what_pierce_must_assign_to_the_blocker() -> None:
    asp = resonator("Asp", "[Pierce]", "[Bane]", size=(600, 600))
    t = table(asp, OX).field(0, "Asp").field(1, "Ox").attack("Asp").block("Ox").to("main")
    assert life(t) == (4000, 4000) and t.zone_names(1, "graveyard") == ["Ox"]


@pytest.mark.rule("fow", "1138.2", "910.1", "1135.3")
def test_damage_that_is_prevented_neither_destroys_nor_drains() -> None:
    asp = resonator("Asp", "[Drain]", "[Bane]", size=(300, 900))
    ward = regalia("Ward", "If damage would be dealt to a resonator you control, prevent 300 of it.")
    t = table(asp, HEN, ward).field(0, "Asp").field(1, "Hen", "Ward").attack("Asp").block("Hen").to("main")
    assert life(t) == (4000, 4000) and t.is_on_field("Hen", 1)


@pytest.mark.rule("fow", "1123.2", "718.2", "1129.2a")
@pytest.mark.parametrize(("more", "must"), [((), True), (("[Mobilize] {0}",), False), (("[Mobilize] {1}",), False)])
def test_nobody_must_pay_to_attack_with_what_must_attack(more: tuple[str, ...], must: bool) -> None:
    bull = resonator("Bull", "[Bloodlust]", *more)
    t = table(bull, stones=1).field(0, "Bull").begin()
    assert ("pass" in " ".join(t.options())) is not must


@pytest.mark.rule("fow", "1123.2", "718.2", "1108.2")
def test_a_swift_newcomer_with_bloodlust_may_stay_at_home() -> None:
    bull = resonator("Bull", "[Bloodlust]", "[Swiftness]", cost="{0}")
    t = table(bull).hand(0, "Bull").play(0, "Bull").resolve()
    assert t.acts(0, "battle") == ["Bull"] and "pass" in " ".join(t.options())


@pytest.mark.rule("fow", "1177.2", "1303.1", "1017.2")
def test_a_token_however_large_does_not_block_what_is_terrifying_and_a_j_ruler_does() -> None:
    ogre = resonator("Ogre", "[Terrifying]", size=(900, 900))
    giant = resonator("Giant", cost="{4}", size=(900, 900))
    raise_up = chant("Mould", "Your opponent puts a [900/900] Giant resonator token into the field.")
    mirror = chant("Mirror", "[Quickcast]", "Copy target resonator.")
    t = table(ogre, giant, raise_up, mirror, rulers=False).field(0, "Ogre").field(1, "Giant", "wind judge")
    t.hand(0, "Mould").hand(1, "Mirror").play(0, "Mould").passes(0).play(1, "Mirror", targets=["Giant"]).resolve_all()
    t.attack("Ogre").to("block_declaration")
    giants = [
        index for index, obj in enumerate(t.find("Giant", 1)) if t.can("block", 1, t.card("Giant", 1, index=index))
    ]
    assert len(t.find("Giant", 1)) == 3 and [t.find("Giant", 1)[index].token for index in giants] == [False]
    assert t.can("block", 1, "wind judge")


@pytest.mark.rule("fow", "1186.2", "1107.2")
def test_who_is_enraged_and_cannot_fly_need_not_block_a_flyer() -> None:
    hawk = resonator("Hawk", "[Enraging]", "[Flying]", size=(500, 500))
    t = table(hawk, HEN).field(0, "Hawk").field(1, "Hen").attack("Hawk").choose("Hen").resolve().to("main")
    assert life(t) == (4000, 3500) and not t.is_rested("Hen", 1)


@pytest.mark.rule("fow", "1168.2", "1104.2", "806.2d", "804.4")
def test_a_protector_is_attacked_and_another_may_still_block_for_it() -> None:
    guard = resonator("Guard", "[Protect]", size=(100, 900))
    t = table(guard, HEN, OX).field(0, "Hen").field(1, "Guard", "Ox").attack("Hen").choose("Guard")
    t.to("block_declaration")
    assert not t.can("block", 1, "Guard") and t.can("block", 1, "Ox")
    t.block("Ox").to("main")
    assert t.zone_names(0, "graveyard") == ["Hen"] and t.damage_on("Ox") == 300 and t.damage_on("Guard") == 0


@pytest.mark.rule("fow", "718.2", "1104.2", "1123.2")
def test_nobody_must_attack_who_could_attack_only_a_recovered_card() -> None:
    hound = resonator("Hound", "[Bloodlust]", "[Precision]", "This card cannot attack players.")
    for rested in (False, True):
        t = table(hound, HEN).field(0, "Hound").field(1, "Hen", rested=rested).begin()
        assert t.acts(0, "battle") == ["Hound"] and ("pass" in " ".join(t.options())) is not rested


# ---------------------------------------------------------------- gained, lost and said in old words


@pytest.mark.rule("fow", "1416.2", "1102.2", "1135.3")
def test_who_drains_by_an_old_wording_does_not_drain_twice_with_the_keyword() -> None:
    leech = resonator("Leech", "Whenever this card deals damage, you gain that much life.", size=(400, 400))
    thirst = chant("Thirst", "Target resonator gains [Drain] until end of turn.")
    t = table(leech, thirst).field(0, "Leech").hand(0, "Thirst").play(0, "Thirst").resolve().attack("Leech").to("main")
    assert life(t) == (4400, 3600)


@pytest.mark.rule("fow", "1416.1", "1139.2", "1204.1")
def test_who_loses_eternal_loses_it_in_its_old_wording_and_falls_to_its_damage() -> None:
    rock = resonator("Rock", "This card cannot be destroyed.", size=(100, 300))
    crack = chant("Crack", "Target resonator loses [Eternal] until end of turn.")
    bolt = chant("Bolt", "This card deals 300 damage to target resonator.")
    t = table(rock, crack, bolt).field(0, "Rock").hand(0, "Crack", "Bolt").play(0, "Crack").resolve()
    assert "Rock" in t.play(0, "Bolt").resolve().zone_names(0, "graveyard")


@pytest.mark.rule("fow", "1414.9", "1102.3", "1183.2")
def test_defiance_in_old_words_is_added_to_what_is_gained() -> None:
    old = ("Attacking doesn't cause this card to rest.", "This card can attack up to two times during your main phase.")
    boar = resonator("Boar", *old, size=(100, 900))
    dare = chant("Dare", "Target resonator gains [Defiant] 1 until end of turn.")
    t = table(boar, dare).field(0, "Boar").hand(0, "Dare").play(0, "Dare").resolve()
    for _ in range(3):
        t.attack("Boar").to("main")
    assert life(t) == (4000, 3700) and t.acts(0, "battle") == [] and not t.is_rested("Boar")


@pytest.mark.rule("fow", "1118.2", "1102.3", "1122.2b")
def test_a_limit_that_a_regalia_gives_is_added_to_the_one_a_card_enters_with() -> None:
    toy = resonator("Toy", "[Limit] 1", "[Mana] 2", cost="{0}")
    key = regalia("Key", "Resonators you control gain [Limit] 2.", "Resonators you control gain [Mana] 1.")
    t = table(toy, key, HEN).field(0, "Key").hand(0, "Toy", "Hen").play(0, "Toy").resolve().play(0, "Hen").resolve()
    assert (t.counters("Toy", "limit"), t.counters("Toy", "mana")) == (3, 3)
    assert (t.counters("Hen", "limit"), t.counters("Hen", "mana")) == (2, 1)


@pytest.mark.rule("fow", "1118.2", "906.2")
def test_who_lost_limit_keeps_the_counters_while_attacking() -> None:
    toy = resonator("Toy", "[Limit] 2")
    t = table(toy, BLANK).field(0, "Toy", counters={"limit": 2}).hand(0, "Blank")
    t.play(0, "Blank").resolve().attack("Toy").to("main")
    assert t.counters("Toy", "limit") == 2


@pytest.mark.rule("fow", "1120.2", "1051.1", "903.2i")
def test_a_barrier_turns_against_ones_own_spell_once_the_card_is_the_others() -> None:
    idol = resonator("Idol", "[Barrier]", size=(300, 300))
    feed = chant("Feed", "Put two [+100/+100] counters on target resonator.")
    steal = regalia("Hook", "{0}: Gain control of a resonator your opponent controls until end of turn.")
    t = table(idol, feed, steal).field(0, "Idol").field(1, "Hook").hand(0, "Feed")
    t.play(0, "Feed", targets=["Idol"]).passes(0).use(1, "Hook").resolve()
    assert t.is_on_field("Idol", 1)
    assert t.resolve().counters("Idol", "+100/+100") == 0


@pytest.mark.rule("fow", "1196.2", "909.2a", "906.2")
def test_a_raider_without_abilities_stays_until_the_end_of_another_turn() -> None:
    raider = resonator("Raider", "[Raid] {0}", cost="{5}")
    t = table(raider, BLANK).hand(0, "Raider", "Blank").play(0, "Raider").resolve().play(0, "Blank").resolve()
    assert not t.has("Raider", "swiftness")
    assert t.to("main", 1).is_on_field("Raider", 0)
    assert t.to("main", 0).hand_names(0).count("Raider") == 1


@pytest.mark.rule("fow", "1196.2", "302.1")
def test_a_raider_that_left_and_came_back_is_at_home_in_the_field() -> None:
    raider = resonator("Raider", "[Raid] {0}", cost="{5}")
    t = table(raider, BLINK).hand(0, "Raider", "Blink").play(0, "Raider").resolve().play(0, "Blink").resolve()
    assert not t.has("Raider", "swiftness") and t.to("main", 1).is_on_field("Raider", 0)


# ---------------------------------------------------------------- plays, cancelled plays and copies


@pytest.mark.rule("fow", "1124.2", "1124.4", "1012.1")
def test_a_torrent_follows_a_cancelled_spell_and_a_chain_does_as_well() -> None:
    roar = chant("Roar", "You gain 100 life.", race="Dragon")
    chained = "If this card was chained, you gain 500 life."
    flood = chant("Flood", "[Chaining] Dragon", "[Torrent] - You gain 300 life.", chained)
    t = table(roar, flood, STOP).hand(0, "Roar", "Flood").hand(1, "Stop").play(0, "Roar").passes(0)
    t.play(1, "Stop").resolve_all().play(0, "Flood").resolve()
    assert life(t) == (4800, 4000)


@pytest.mark.rule("fow", "1124.2", "1017.3")
def test_a_copy_is_no_spell_that_was_played_before_a_torrent() -> None:
    roar = chant("Roar", "You gain 100 life.")
    mirror = regalia("Mirror", "{0}: Copy target spell. Play this ability only once per turn.")
    flood = chant("Flood", "[Quickcast]", "[Torrent] - You gain 300 life.")
    t = table(roar, mirror, flood).hand(0, "Roar").hand(1, "Flood").field(1, "Mirror").play(0, "Roar").passes(0)
    t.use(1, "Mirror").resolve_all()
    assert life(t) == (4100, 4100)
    t.passes(0).play(1, "Flood").resolve()
    assert life(t) == (4100, 4100)


@pytest.mark.rule("fow", "1128.2", "1017.3d")
def test_a_copy_has_the_text_of_a_seal_that_its_own_controller_could_not_release() -> None:
    vow = chant("Vow", "You gain 100 life.", "[Seal] (2) - You gain 300 life.")
    mirror = regalia("Mirror", "{0}: Copy target spell. Play this ability only once per turn.")
    t = table(vow, mirror, stones=2).hand(0, "Vow").field(1, "Mirror").play(0, "Vow").passes(0).use(1, "Mirror")
    assert life(t.resolve_all()) == (4400, 4400)


@pytest.mark.rule("fow", "1128.3", "1128.5", "906.3d")
def test_an_ability_under_a_seal_that_was_played_resolves_after_the_stone_is_gone() -> None:
    sage = resonator("Sage", "[Seal] (2) - {0}: You gain 300 life.")
    quake = chant("Quake", "[Quickcast]", "Destroy target magic stone.")
    t = table(sage, quake, stones=2).field(0, "Sage").hand(1, "Quake").use(0, "Sage").passes(0)
    t.play(1, "Quake", targets=[t.card("fire stone", 0, zone="field")]).resolve()
    assert not t.can("use", 0, "Sage")
    assert life(t.resolve()) == (4300, 4000)


@pytest.mark.rule("fow", "1110.4", "1017.2c")
def test_a_token_copy_of_an_awakened_card_is_awakened_and_a_blinked_card_is_not() -> None:
    dawn = resonator("Dawn", "[Awakening] {0}: [Flying]", cost="{0}")
    mirror = chant("Mirror", "Copy target resonator.")
    t = table(dawn, mirror, BLINK).hand(0, "Dawn", "Mirror", "Blink").play(0, "Dawn", extra=True).resolve()
    t.play(0, "Mirror").resolve()
    assert [("flying" in obj.now.keywords) for obj in t.find("Dawn", 0)] == [True, True]
    real = next(index for index, obj in enumerate(t.find("Dawn", 0)) if not obj.token)
    t.play(0, "Blink", targets=[t.card("Dawn", 0, index=real)]).resolve()
    assert sorted(("flying" in obj.now.keywords) for obj in t.find("Dawn", 0)) == [False, True]


@pytest.mark.rule("fow", "1143.2", "1012.1")
def test_a_diver_whose_ability_is_cancelled_stays_in_the_hand() -> None:
    diver = resonator("Diver", "[Dive] {0}: Draw a card.", cost="{2}")
    t = table(diver, HUSH).hand(0, "Diver").hand(1, "Hush").use(0, "Diver").passes(0).play(1, "Hush").resolve_all()
    assert t.hand_names(0) == ["Diver"] and t.zone_names(0, "removed") == []


@pytest.mark.rule("fow", "1126.2", "1012.1", "910.1")
def test_inheritance_that_is_cancelled_has_cost_its_card() -> None:
    heir = resonator("Heir", "[Inheritance] {0}: You gain 300 life.", cost="{2}")
    t = table(heir, HUSH).hand(0, "Heir").hand(1, "Hush").use(0, "Heir").passes(0).play(1, "Hush").resolve_all()
    assert t.zone_names(0, "graveyard") == ["Heir"] and life(t) == (4000, 4000)
    t = table(heir, PIT).field(1, "Pit").hand(0, "Heir").use(0, "Heir").resolve()
    assert t.zone_names(0, "removed") == ["Heir"] and life(t) == (4300, 4000)


@pytest.mark.rule("fow", "1116.2", "605.1")
def test_evolution_played_twice_at_once_puts_one_counter() -> None:
    cocoon = resonator("Cocoon", "[Evolution] {0}")
    t = table(cocoon).field(0, "Cocoon").use(0, "Cocoon").use(0, "Cocoon").resolve_all()
    assert t.counters("Cocoon", "evolution") == 1


@pytest.mark.rule("fow", "1147.2", "1012.1", "905.4a")
def test_a_gods_art_that_was_cancelled_has_felled_nobody() -> None:
    dial = regalia("Dial", "God's Art <Noon> {0}: You gain 100 life.")
    fall = chant("Fall", "[Fallen] - You gain 300 life.")
    t = table(dial, fall, HUSH).field(0, "Dial").hand(0, "Fall").hand(1, "Hush").use(0, "Dial").passes(0)
    t.play(1, "Hush").resolve_all().play(0, "Fall").resolve()
    assert life(t) == (4000, 4000)


@pytest.mark.rule("fow", "1176.3", "1012.1", "1176.4")
def test_an_overgrowing_spell_that_was_cancelled_is_not_counted() -> None:
    moss = chant("Moss", "[Overgrowth]", "You gain 100 life.")
    t = table(moss, HEN, STOP).field(0, "Hen").field(1, "Hen").hand(0, "Moss", "Moss").hand(1, "Stop")
    t.play(0, "Moss").passes(0).play(1, "Stop").resolve_all().play(0, "Moss").resolve()
    assert [t.counters(t.card("Hen", player), "+100/+100") for player in (0, 1)] == [1, 1]


@pytest.mark.rule("fow", "1185.2", "1102.3", "1012.1")
def test_who_is_vile_is_so_to_a_spell_that_is_cancelled_and_to_the_first_alone() -> None:
    imp = resonator("Imp", "[Vileborn] 1", size=(300, 2000))
    pat = chant("Pat", "[Quickcast]", "Put a [+100/+100] counter on target resonator.")
    t = table(imp, pat, STOP).field(0, "Imp").hand(0, "Pat", "Pat").hand(1, "Stop").play(0, "Pat").resolve()
    assert life(t) == (4000, 3900)
    t.passes(0).play(1, "Stop").resolve_all().play(0, "Pat").resolve_all()
    assert life(t) == (4000, 3900) and t.counters("Imp", "+100/+100") == 1


@pytest.mark.rule("fow", "1192.2", "903.2h")
def test_graverberate_counts_what_fell_in_answer_to_it() -> None:
    knell = chant("Knell", "[Graverberate]", "You gain 100 life.")
    t = table(knell, KILL, HEN).field(1, "Hen").hand(0, "Knell").hand(1, "Kill").play(0, "Knell").passes(0)
    t.play(1, "Kill").resolve().resolve()
    assert t.stack() == ["Knell", "Knell", "Knell"]


@pytest.mark.rule("fow", "1191.2", "903.2k", "1115.2")
def test_who_is_played_from_the_graveyard_for_another_cost_pays_what_is_added() -> None:
    ghost = resonator("Ghost", "[Ibka] {1}", cost="{4}")
    tax = regalia("Tax", "Players pay {1} more to play spells.")
    assert not table(ghost, tax, stones=1).field(1, "Tax").zone(0, "graveyard", "Ghost").can("play", 0, "Ghost")
    t = table(ghost, tax, KILL, stones=3).field(1, "Tax").zone(0, "graveyard", "Ghost").hand(0, "Kill")
    t.play(0, "Ghost").resolve().play(0, "Kill", targets=["Ghost"]).resolve()
    assert "Ghost" in t.zone_names(0, "graveyard")


@pytest.mark.rule("fow", "1115.2", "702.3", "910.1")
def test_a_resonator_by_remnant_is_removed_and_never_enters_the_field() -> None:
    shade = resonator("Shade", "[Remnant]", "[Enter] >>> You gain 100 life.", cost="{0}")
    t = table(shade).zone(0, "graveyard", "Shade").play(0, "Shade").resolve_all()
    assert t.zone_names(0, "removed") == ["Shade"] and life(t) == (4000, 4000)


@pytest.mark.rule("fow", "1111.2a", "206.1")
def test_for_two_symbols_two_resonators_are_banished_though_one_has_both_attributes() -> None:
    lord = resonator("Lord", "[Incarnation] {R}{G}", cost="{9}")
    both = resonator("Both", cost="{R}{G}")
    assert not table(lord, both).field(0, "Both").hand(0, "Lord").can("play", 0, "Lord")
    t = table(lord, both).field(0, "Both", "Both").hand(0, "Lord")
    t.play(0, "Lord", cost=[t.card("Both", 0)]).resolve()
    assert t.field_names(0) == ["Lord"] and t.zone_names(0, "graveyard") == ["Both", "Both"]


@pytest.mark.rule("fow", "1416.5", "1195.2", "203.1")
def test_a_card_with_no_attribute_in_old_words_is_paid_with_void_will() -> None:
    husk = resonator("Husk", "This card has no attribute.", cost="{R}{R}")
    t = table(husk, stone("void")).hand(0, "Husk").field(0, "void stone", "void stone").play(0, "Husk").resolve()
    assert t.is_on_field("Husk")


@pytest.mark.rule("fow", "1167.2a", "1012.1", "909.2a")
def test_an_untouchable_card_that_lost_its_abilities_has_abilities_on_the_chase_that_can_be_cancelled() -> None:
    pane = resonator("Pane", "[Untouchable]", "{0}: You gain 300 life.")
    t = table(pane, BLANK, HUSH).field(0, "Pane").hand(1, "Blank", "Hush").use(0, "Pane").passes(0)
    assert not t.can("play", 1, "Hush")
    t.play(1, "Blank").resolve().passes(0).play(1, "Hush").resolve_all()
    assert life(t) == (4000, 4000)
