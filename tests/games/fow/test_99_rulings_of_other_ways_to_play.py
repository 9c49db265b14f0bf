"""Rulings of words that say from where, for what and how often a card is played, and what that leaves behind."""

from __future__ import annotations

import pytest

from tests.games.fow.defined import addition, chant, face, life, resonator, table

CANCEL = chant("Hush", "[Quickcast]\nCancel target spell.", cost="{0}")
HYMN = "Draw a card. If this card was awakened, draw two cards instead."
CHEER = chant("Cheer", "You gain 100 life.", cost="{0}")


@pytest.mark.rule("fow", "1110.2", "903.2k-2", "903.2k-3")
def test_what_is_played_without_its_cost_may_still_be_awakened_for_it() -> None:
    hymn = chant("Hymn", f"[Awakening] {{1}}\n{HYMN}", cost="{W}{4}")
    page = chant("Page", "You may play a chant from your hand without paying its cost.", cost="{0}")
    t = table(hymn, page).hand(0, "Hymn", "Page").sources(0, fire=1)
    t.play(0, "Page").resolve().yes().choose("Hymn").yes().resolve()
    assert t.hand_size(0) == 2 and t.is_rested("Fire Source 1")


@pytest.mark.rule("fow", "1111.2a", "1111.2b")
def test_incarnation_of_two_symbols_takes_two_and_of_either_takes_one() -> None:
    both = resonator("Both", "[Incarnation] {R}{U}", cost="{B}{6}")
    either = resonator("Either", "[Incarnation] {R} or {U}", cost="{B}{6}")
    flame = resonator("Flame", cost="{R}")
    wave = resonator("Wave", cost="{U}")
    leaf = resonator("Leaf", cost="{G}")
    t = table(both, either, flame, wave, leaf).field(0, "Flame", "Leaf").hand(0, "Both", "Either")
    assert not t.can("play", 0, "Both") and t.can("play", 0, "Either")
    t = table(both, flame, wave, leaf).field(0, "Flame", "Wave", "Leaf").hand(0, "Both")
    t.play(0, "Both").resolve()
    assert t.field_names(0) == ["Leaf", "Both"]


@pytest.mark.rule("fow", "1154.2b", "903.2k-1", "903.2k-3")
def test_mastery_replaces_the_cost_and_a_tax_comes_on_top() -> None:
    blast = chant("Blast", "[Mastery] (Wizard)\nYou gain 500 life.", cost="{R}{R}")
    sage = resonator("Sage", race=["Wizard"])
    tax = face("Tax", "Regalia", "Players pay {1} more to play chants.", cost="{1}")
    t = table(blast, sage, tax).field(0, "Sage", fresh=True).field(1, "Tax").hand(0, "Blast")
    assert not t.can("play", 0, "Blast")
    t = table(blast, sage, tax).field(0, "Sage", fresh=True).field(1, "Tax").hand(0, "Blast").sources(0, water=1)
    t.play(0, "Blast", extra=True).resolve()
    assert t.is_rested("Sage") and t.is_rested("Water Source 1") and life(t, 0) == 4500


@pytest.mark.rule("fow", "1115.2", "1012.1")
@pytest.mark.parametrize(("where", "ends"), [("graveyard", "removed"), ("hand", "graveyard")])
def test_a_remnant_that_is_cancelled_is_removed_only_if_it_came_from_the_graveyard(where: str, ends: str) -> None:
    ghost = chant("Ghost", "[Remnant]\nDraw a card.", cost="{0}")
    t = table(ghost, CANCEL).zone(0, where, "Ghost").hand(1, "Hush")
    t.play(0, "Ghost").passes(0).play(1, "Hush", targets=["Ghost"]).resolve()
    assert t.zone_of("Ghost") == ends and t.hand_size(0) == 0


@pytest.mark.rule("fow", "1191.2", "703.3")
def test_a_chant_by_ibka_comes_back_to_the_graveyard_and_can_be_played_again() -> None:
    song = chant("Ember Song", "[Ibka] {1}\nYou gain 200 life.", cost="{R}{R}{R}")
    t = table(song).zone(0, "graveyard", "Ember Song").sources(0, water=2)
    t.play(0, "Ember Song").resolve().play(0, "Ember Song").resolve()
    assert life(t, 0) == 4400 and t.zone_of("Ember Song") == "graveyard" and not t.can("play", 0, "Ember Song")


@pytest.mark.rule("fow", "1124.2", "1124.4", "1017.3")
def test_torrent_counts_what_was_cancelled_and_not_what_was_copied_or_played_by_others() -> None:
    flood = chant("Flood", "You gain 100 life.\n[Torrent] - Draw a card.", cost="{0}")
    other = chant("Whisper", "[Quickcast]\nYou gain 100 life.", cost="{0}")
    t = table(flood, CHEER, other, CANCEL).hand(0, "Flood").hand(1, "Whisper").turn(0)
    t.passes(0).play(1, "Whisper").resolve().play(0, "Flood").resolve()
    assert t.hand_size(0) == 0 and life(t, 0) == 4100
    t = table(flood, CHEER, CANCEL).hand(0, "Flood", "Cheer").hand(1, "Hush")
    t.play(0, "Cheer").passes(0).play(1, "Hush").resolve_all().play(0, "Flood").resolve()
    assert t.hand_size(0) == 1 and life(t, 0) == 4100


@pytest.mark.rule("fow", "1160.2")
def test_the_chain_breaks_at_any_spell_between() -> None:
    first = chant("First Step", "You gain 100 life.", cost="{0}", race=["Blazing Skill"])
    second = chant("Second Step", "[Chaining] (Blazing Skill)\nIf this card was chained, draw a card.", cost="{0}")
    t = table(first, second, CHEER).hand(0, "First Step", "Second Step").play(0, "First Step").resolve()
    assert t.play(0, "Second Step").resolve().hand_size(0) == 1
    t = table(first, second, CHEER).hand(0, "First Step", "Second Step", "Cheer")
    t.play(0, "First Step").resolve().play(0, "Cheer").resolve().play(0, "Second Step").resolve()
    assert t.hand_size(0) == 0


@pytest.mark.rule("fow", "1174.2", "1174.3")
def test_an_ambush_waits_for_a_draw_of_the_opponent_and_may_lie_there_since_this_turn() -> None:
    trap = resonator("Trapper", "[Ambush] {1}", atk=400, defense=400, cost="{R}{R}{3}")
    gift = chant("Gift", "Your opponent draws a card.", cost="{0}")
    t = table(trap, gift).zone(0, "standby", "Trapper", fresh=True).hand(0, "Gift").sources(0, water=1)
    assert not t.can("play", 0, "Trapper")
    t.play(0, "Gift").resolve()
    t.play(0, "Trapper").resolve()
    assert t.is_on_field("Trapper", 0) and t.is_rested("Water Source 1")


@pytest.mark.rule("fow", "1166.2", "1166.3", "903.2k-4")
def test_linkage_takes_off_the_chosen_symbols_for_each_card() -> None:
    hive = resonator("Hive", "[Linkage] (Graveyard)", cost="{G}{G}{1}", race=["Insect"])
    ant = resonator("Ant", race=["Insect"])
    bee = resonator("Bee", race=["Insect"])
    cow = resonator("Cow", race=["Beast"])
    t = table(hive, ant, bee, cow).zone(0, "graveyard", "Ant", "Bee", "Cow", "Bee").hand(0, "Hive").sources(0, fire=1)
    assert t.can("play", 0, "Hive")
    t = table(hive, ant, bee, cow).zone(0, "graveyard", "Ant", "Ant", "Cow").hand(0, "Hive").sources(0, fire=1)
    assert not t.can("play", 0, "Hive")  # two of one name are one card of different names


@pytest.mark.rule("fow", "1162.2", "104.2")
def test_solarisation_needs_all_its_cards_and_only_those_of_the_attribute_that_lie_open() -> None:
    shard = chant("Shard", "[Solarisation] (2)\nDraw a card.", cost="{B}{2}")
    dusk = resonator("Dusk", cost="{B}")
    dawn = resonator("Dawn", cost="{W}")
    t = table(shard, dusk, dawn).zone(0, "removed", "Dusk", "Dusk").hand(0, "Shard").sources(0, darkness=1)
    t.play(0, "Shard", cost=["Dusk", "Dusk"]).resolve()
    assert t.zone_names(0, "removed") == [] and t.zone_names(0, "deck")[-2:] == ["Dusk", "Dusk"]
    t = table(shard, dusk, dawn).zone(0, "removed", "Dusk", "Dawn").hand(0, "Shard").sources(0, darkness=2)
    assert not t.can("play", 0, "Shard")
    t = table(shard, dusk).zone(0, "removed", "Dusk", "Dusk", face_up=False).hand(0, "Shard").sources(0, darkness=2)
    assert not t.can("play", 0, "Shard")


@pytest.mark.rule("fow", "1188.2", "903.2l")
def test_a_draconic_tithe_is_bounded_by_stones_and_takes_two_for_each() -> None:
    wyrm = resonator("Wyrm", "[Draconic Tithe]", cost="{R}{R}{U}{3}", race=["Dragon"])
    cup = face("Cup", "Regalia", "", cost="{1}")
    t = table(wyrm, cup).hand(0, "Wyrm", "Cup", "Cup").sources(0, fire=1)
    assert not t.can("play", 0, "Wyrm")  # one stone, one regalia: four are left to pay
    t = table(wyrm, cup).hand(0, "Wyrm", "Cup", "Cup").sources(0, fire=2)
    t.play(0, "Wyrm", cost=["Cup", "Cup"], option=["fire", "water"])
    assert t.stack() == ["Wyrm"] and t.zone_names(0, "graveyard") == ["Cup", "Cup"]


@pytest.mark.rule("fow", "1195.2", "1416.5", "209.3")
def test_a_kernlos_card_is_of_no_attribute_and_void_pays_for_it() -> None:
    husk = resonator("Husk", "[Kernlos]", cost="{R}{1}", atk=300, defense=300)
    blank = resonator("Blank", "This card has no attribute.", cost="{U}", atk=300, defense=300)
    crown = face("Crown", "Regalia", "Resonators you control with [Kernlos] gain [+200/+200].", cost="{1}")
    fire = chant("Douse", "Destroy all fire resonators.", cost="{0}")
    t = table(husk, blank, crown, fire).sources(0, void=2).hand(0, "Husk", "Douse").field(0, "Crown", "Blank")
    t.play(0, "Husk").resolve().play(0, "Douse").resolve()
    assert t.power("Husk") == 500 and t.power("Blank") == 500


@pytest.mark.rule("fow", "1196.2", "903.2k-1")
@pytest.mark.parametrize("raided", [True, False])
def test_who_was_raided_in_attacks_at_once_and_goes_home(raided: bool) -> None:
    thug = resonator("Thug", "[Raid] {1}", atk=600, defense=600, cost="{B}{2}")
    t = table(thug).hand(0, "Thug").sources(0, darkness=3)
    t.play(0, "Thug", extra=raided).resolve()
    assert t.can("attack", 0, "Thug") is raided
    t.to("end_last").resolve_all()
    assert t.zone_of("Thug") == ("hand" if raided else "field")


@pytest.mark.rule("fow", "1190.2", "1011.1")
def test_a_necrobloom_comes_for_one_stone_a_turn() -> None:
    rose = resonator("Rose", "[Necrobloom]", atk=200, defense=200, cost="{B}{4}")
    axe = face("Axe", "Regalia", "Banish a magic stone: You gain 100 life.", cost="{1}")
    t = table(rose, axe).zone(0, "graveyard", "Rose", "Rose").field(0, "Axe").sources(0, fire=2)
    t.use(0, "Axe", cost=["Fire Source 1"]).order("Rose").resolve_all()
    assert t.field_names(0).count("Rose") == 1


@pytest.mark.rule("fow", "1189.2a", "1189.2b", "1017.2")
def test_a_moontide_of_the_field_and_one_of_the_chase_are_one_a_turn_together() -> None:
    wisp = resonator("Wisp", "[Moontide] {1}", atk=200, defense=200, cost="{0}")
    ring = chant("Ring", "You gain 100 life.\n[Moontide] {1}", cost="{0}")
    t = table(wisp, ring).hand(0, "Ring").field(0, "Wisp").sources(0, water=3)
    t.play(0, "Ring").use(0, "Ring", "moontide").resolve_all()
    assert life(t, 0) == 4200
    assert not t.can("use", 0, "Wisp")
    t = table(wisp, ring).field(0, "Wisp").sources(0, water=3).use(0, "Wisp").resolve()
    assert t.field_names(0).count("Wisp") == 2
    assert not any(t.can("use", 0, t.card("Wisp", 0, index=n), ability="moontide") for n in (0, 1))


@pytest.mark.rule("fow", "1192.2", "1017.3")
def test_graverberate_counts_what_died_this_turn_and_the_copies_are_not_played() -> None:
    echo = chant("Echo", "[Graverberate]\nYou gain 100 life.", cost="{0}")
    ear = face("Ear", "Regalia", "Whenever you play a chant >>> You gain 1000 life.", cost="{1}")
    t = table(echo, CHEER, ear).hand(0, "Echo", "Cheer").field(0, "Ear")
    t.play(0, "Cheer").resolve_all()
    assert life(t, 0) == 5100
    t.play(0, "Echo").order("Echo").resolve_all()
    assert life(t, 0) == 6300


@pytest.mark.rule("fow", "1176.3", "1176.2")
def test_overgrowth_of_chants_counts_itself_and_what_has_resolved() -> None:
    moss = chant("Moss", "[Overgrowth]\nDraw a card.", cost="{0}")
    elk = resonator("Elk", atk=100, defense=100)
    t = table(moss, elk).hand(0, "Moss", "Moss").field(0, "Elk").field(1, "Elk")
    t.play(0, "Moss").resolve().play(0, "Moss").resolve()
    assert t.counters(t.card("Elk", 0), "[+100/+100]") == 3 == t.counters(t.card("Elk", 1), "[+100/+100]")


@pytest.mark.rule("fow", "1170.3", "1170.6", "1112.2")
def test_what_is_investigated_may_be_played_in_the_next_turn_whosever_it_is_and_is_expelled_else() -> None:
    probe = chant("Probe", "[Investigate] (2)\nYou gain 100 life.", cost="{0}")
    elk = resonator("Elk", "[Quickcast]", atk=100, defense=100, cost="{0}")
    calf = resonator("Calf", atk=100, defense=100, cost="{0}")
    t = table(probe, elk, calf).hand(0, "Probe", "Probe").deck(0, "Elk", "Calf", "Elk")
    t.play(0, "Probe").resolve().play(0, "Probe").resolve().to("recovery_triggers", 1)
    t.order("Probe").resolve_all().to("main", 1).passes(1)
    assert t.can("play", 0, t.card("Elk", 0, zone="deck")) and not t.can("play", 0, "Calf")
    t.play(0, t.card("Elk", 0, zone="deck")).resolve()
    assert t.is_on_field("Elk", 0)
    t.to("end_turn_triggers", 1).order("Probe").to("draw_before", 0)
    assert t.zone_of("Calf") == "outside" and t.zone_names(0, "deck")[0] == "Elk"


@pytest.mark.rule("fow", "1143.2", "1143.2a")
def test_a_card_that_dived_is_played_from_where_it_lies() -> None:
    bot = resonator("Bot", "[Dive] {1}: You gain 600 life.", atk=300, defense=300, cost="{1}")
    t = table(bot).hand(0, "Bot").sources(0, water=2)
    t.use(0, "Bot").resolve()
    assert life(t, 0) == 4600 and t.zone_of("Bot") == "removed" and t.counters("Bot", "cyberbrain") == 1
    t.play(0, "Bot").resolve()
    assert t.is_on_field("Bot", 0) and t.counters("Bot", "cyberbrain") == 0


@pytest.mark.rule("fow", "1156.2", "1156.3a", "207.2")
def test_a_fused_card_lends_what_it_has_and_lends_its_size_even_without_text() -> None:
    fin = resonator("Fin", "[Flying]\n[Fusion] (Machine)", atk=200, defense=300, cost="{0}")
    mech = resonator("Mech", atk=500, defense=500, race=["Machine"])
    hush = chant("Blanket", "Target addition loses all abilities until end of turn.", cost="{0}")
    t = table(fin, mech, hush).field(0, "Mech").hand(0, "Fin", "Blanket")
    t.play(0, "Fin", targets=["Mech"]).resolve()
    assert (t.power("Mech"), t.guard("Mech")) == (700, 800) and t.has("Mech", "Flying")
    t.play(0, "Blanket", targets=["Fin"]).resolve()
    assert (t.power("Mech"), t.guard("Mech")) == (700, 800) and not t.has("Mech", "Flying")


@pytest.mark.rule("fow", "1121.2", "1207.2")
def test_a_bestowed_addition_stays_when_what_bore_it_goes() -> None:
    cape = addition("Cape", "[Bestow] {1}\nThe bestowed resonator gains [+300/+300].", cost="{1}")
    elk = resonator("Elk", atk=100, defense=100)
    kill = chant("Snuff", "Destroy target resonator.", cost="{0}")
    t = table(cape, elk, kill).field(0, "Cape", "Elk").hand(0, "Snuff").sources(0, water=1)
    t.use(0, "Cape", targets=["Elk"]).resolve()
    assert t.power("Elk") == 400
    t.play(0, "Snuff", targets=["Elk"]).resolve()
    assert t.is_on_field("Cape", 0) and t.zone_of("Elk") == "graveyard"
