"""Rulings where several rules meet: battles, the end of a turn, replacement and copies once more."""

from __future__ import annotations

import pytest

from arbiter.kernel.traits import Face
from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.amounts import Number
from arbiter.script.base import Quality, Role, Statement
from arbiter.script.costs import Mana
from arbiter.script.nouns import YOU, Bound, EventThing, Group, Is
from arbiter.script.patterns import Draws, Moves
from tests.games.fow.plain import make
from tests.games.fow.tables import life, table
from tests.games.fow.written import chant, regalia, resonator

HEN = resonator("Hen", cost="{0}", size=(300, 300))
OX = resonator("Ox", cost="{2}", size=(800, 800))
KILL = chant("Kill", "[Quickcast]", "Destroy target J/resonator.")
CHARM = chant("Charm", "[Quickcast]", "Gain control of target resonator until end of turn.")
PSALM = chant("Psalm", "[Quickcast]", "You gain 100 life.")
PIT = regalia("Pit", "If a resonator would be put into a graveyard from anywhere, remove it from the game instead.")
GOLEM = regalia("Golem", "{0}: This card becomes a [400/400] resonator until end of turn.")
RESONATORS = Group((Is(Quality.TYPE, "resonator"),), ())
ANY = fx.Choose(1, Group((Is(Quality.TYPE, "resonator"),), ("field",)), Number(1), Number(1))
TO_REGALIA = fx.Modify(Bound(1), (st.BecomeType("regalia", None, True),))
DUST = make("Dust", "chant", price=Mana(), keywords=("quickcast",), abilities=(ab.Spell("", None, (ANY, TO_REGALIA)),))


def law(name: str, *statements: Statement) -> Face:
    """A regalia made of script, for what has no words yet."""
    return make(name, "regalia", abilities=(ab.Static(name, None, statements),))


# ---------------------------------------------------------------- battles and turns once more


@pytest.mark.rule("fow", "803.4b", "804.5b", "1051.1")
def test_an_attacked_card_that_changes_sides_is_still_attacked() -> None:
    t = table(OX, HEN, CHARM).field(0, "Ox").field(1, "Hen", rested=True).hand(0, "Charm").attack("Ox", at="Hen")
    t.play(0, "Charm", targets=["Hen"]).resolve().to("main")
    assert not t.is_on_field("Hen") and t.damage_on("Ox") == 300


@pytest.mark.rule("fow", "803.4b", "909.3c", "807.1")
def test_a_battle_ends_when_what_was_attacked_is_no_resonator_any_more() -> None:
    t = table(OX, GOLEM, DUST).field(0, "Ox").field(1, "Golem", rested=True).hand(1, "Dust").passes(0).use(1, "Golem")
    t.resolve().attack("Ox", at="Golem").passes(0).play(1, "Dust", targets=["Golem"]).resolve().to("main")
    assert t.is_on_field("Golem") and life(t) == (4000, 4000) and t.is_rested("Ox")


@pytest.mark.rule("fow", "1103.2a", "803.3", "806.2d")
def test_exceeding_damage_goes_to_the_attacked_card_which_does_not_strike_back() -> None:
    lance = resonator("Lance", "[Pierce]", size=(1000, 2000))
    cow = resonator("Cow", size=(500, 900))
    t = table(lance, HEN, cow).field(0, "Lance").field(1, "Hen").field(1, "Cow", rested=True).attack("Lance", at="Cow")
    t.block("Hen").to("main")
    assert not t.is_on_field("Hen") and t.damage_on("Cow") == 700 and t.damage_on("Lance") == 300


@pytest.mark.rule("fow", "803.3", "704.1", "802.2")
def test_who_forfeits_an_attack_nobody_answered_initiates_no_other_battle() -> None:
    t = (
        table(HEN, PSALM)
        .field(0, "Hen")
        .hand(1, "Psalm")
        .act(0, "battle")
        .to("attack_declaration")
        .no_attack()
        .to("main")
    )
    assert t.acts(0, "battle") == []
    t = table(HEN, PSALM).field(0, "Hen").hand(1, "Psalm").act(0, "battle").passes(0).play(1, "Psalm").resolve()
    t.to("attack_declaration").no_attack().to("main")
    assert t.acts(0, "battle") == ["Hen"]


@pytest.mark.rule("fow", "505.5", "306.3", "603.1")
def test_the_hand_is_looked_at_again_after_what_its_discard_triggered() -> None:
    urn = regalia("Urn", "Whenever you discard a card >>> Banish this card. Draw two cards.")
    t = table(urn, HEN).field(0, "Urn").hand(0, *["Hen"] * 8).to("final_hand")
    t.choose(t.card("Hen", 0, zone="hand")).resolve_all()
    assert t.hand_size(0) == 9
    t.to("final_hand").expect(player=0)
    t.choose(t.card("Hen", 0, zone="hand", index=0), t.card("Hen", 0, zone="hand", index=1)).next_turn()
    assert t.hand_size(0) == 7


@pytest.mark.rule("fow", "1031.1", "1202.2", "502.4")
def test_who_skips_the_draw_phase_needs_no_card_to_draw() -> None:
    skip = chant("Skip", "Skip your next draw phase.")
    t = table(skip).deck(0, only=True).hand(0, "Skip").play(0, "Skip").resolve().next_turn().to("main", 1).next_turn()
    t.to("main", 0)
    assert not t.over


@pytest.mark.rule("fow", "1135.3", "1018.1b", "910.1")
def test_damage_that_was_prevented_was_not_dealt_and_drains_nothing() -> None:
    bat = resonator("Bat", "[Drain]", size=(500, 500))
    ward = chant("Ward", "[Quickcast]", "Prevent all damage that would be dealt to target J/resonator this turn.")
    t = table(bat, ward, HEN).field(0, "Bat").field(1, "Hen").hand(1, "Ward").attack("Bat").block("Hen").passes(0)
    t.play(1, "Ward", targets=["Hen"]).resolve().to("main")
    assert life(t) == (4000, 4000)


# ---------------------------------------------------------------- replacement once more


@pytest.mark.rule("fow", "910.2", "910.3", "906.4b")
def test_what_is_sent_away_and_back_by_two_texts_ends_where_the_second_says() -> None:
    hen = resonator("Bird", "When this card is put into a graveyard from the field >>> You gain 100 life.")
    lid = law("Lid", st.Replace(Moves(RESONATORS, None, "removed"), (fx.Move(EventThing(Role.SUBJECT), "graveyard"),)))
    t = table(hen, lid, PIT, KILL).field(1, "Lid", "Pit").field(0, "Bird").hand(0, "Kill").play(0, "Kill").resolve_all()
    assert "Bird" in t.zone_names(0, "graveyard") and life(t) == (4100, 4000)


@pytest.mark.rule("fow", "1009.2", "910.1", "910.3")
def test_cards_are_drawn_one_by_one_and_each_draw_is_replaced() -> None:
    gift = law("Gift", st.Replace(Draws(YOU), (fx.GainResource(YOU, "life", Number(100)),)))
    read = chant("Read", "Draw three cards.")
    t = table(gift, read).field(0, "Gift").hand(0, "Read").play(0, "Read").resolve()
    assert life(t) == (4300, 4000) and t.hand_size(0) == 0


@pytest.mark.rule("fow", "910.2d", "302.8", "104.2")
def test_of_cards_that_go_together_those_that_cannot_stay_and_the_others_go() -> None:
    tide = chant("Tide", "Return all J/resonators to their owners' hands.")
    t = table(tide, HEN).field(1, "fire judge", "Hen").hand(0, "Tide").play(0, "Tide").resolve()
    assert t.is_on_field("fire judge") and t.hand_names(1) == ["Hen"]


@pytest.mark.rule("fow", "911.1", "1022.2", "903.2l")
def test_an_ability_knows_how_many_counters_its_banished_source_had() -> None:
    jar = regalia("Jar", "Banish this card: You gain 100 life for each charge counter on this card.")
    t = table(jar).field(0, "Jar", counters={"charge": 3}).use(0, "Jar").resolve()
    assert life(t) == (4300, 4000)


@pytest.mark.rule("fow", "1017.3d", "903.2g", "1017.3")
def test_a_copy_of_a_spell_has_the_options_that_were_chosen() -> None:
    pick = chant("Pick", "[Quickcast]", "Choose one – You gain 500 life; or draw a card.")
    twin = chant("Twin", "[Quickcast]", "Copy target spell.")
    t = table(pick, twin).hand(0, "Pick", "Twin").play(0, "Pick", modes=[1]).play(0, "Twin").resolve_all()
    assert life(t) == (5000, 4000) and t.hand_size(0) == 0


@pytest.mark.rule("fow", "1017.3d", "1017.3c", "903.2l")
def test_a_copy_of_an_awakened_spell_is_awakened() -> None:
    rise = chant("Rise", "[Awakening] {2}", "You gain 100 life. If this card is awakened, you gain 500 life instead.")
    twin = chant("Twin", "[Quickcast]", "Copy target spell.")
    t = table(rise, twin, stones=2).hand(0, "Rise", "Twin").play(0, "Rise", extra=True).play(0, "Twin").resolve_all()
    assert life(t) == (5000, 4000)
