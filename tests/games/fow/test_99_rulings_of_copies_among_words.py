"""Rulings where a copy meets keywords: what it has, what it is not, and what it was never played as."""

from __future__ import annotations

import pytest

from tests.games.fow.court import ADD, HEN, OX
from tests.games.fow.tables import life, table
from tests.games.fow.written import chant, regalia, resonator, written


@pytest.mark.rule("fow", "1017.1", "1017.2c", "1196.2")
def test_copy_of_a_raider_stays() -> None:
    """A token copy of a raided resonator has not what the raider gained: it stays, the raider returns (1017.1
    no continuous effects, 1017.2c lists no Raid, 1196.2)."""
    wolf = resonator("Wolf", "[Raid] {0}", cost="{R}{3}")
    twin = chant("Twin", "Copy target resonator you control.")
    t = table(wolf, twin).hand(0, "Wolf", "Twin").play(0, "Wolf", extra=True).resolve()
    t.play(0, "Twin").resolve()
    assert t.field_names(0).count("Wolf") == 2
    t.next_turn()
    assert t.field_names(0).count("Wolf") == 1 and t.hand_names(0) == ["Wolf"]


@pytest.mark.rule("fow", "803.4a", "1017.5", "909.3")
def test_an_attacker_that_becomes_a_copy_keeps_what_it_gained() -> None:
    """An attacking Hen with +200 becomes a copy of Ox: still attacking (803.4a), 800+200 damage (1017.5,
    909.3)."""
    grow = chant("Grow", "[Quickcast]", "Target resonator gains [+200/+200] until end of turn.")
    ape = chant(
        "Ape", "[Quickcast]", "Target resonator you control becomes a copy of target resonator until end of turn."
    )
    t = table(grow, ape, HEN, OX).field(0, "Hen").field(1, "Ox", rested=True).hand(0, "Grow", "Ape")
    t.play(0, "Grow", targets=["Hen"]).resolve()
    hen = t.card("Hen", 0)
    t.attack("Hen", at=1).play(0, "Ape", targets=["Hen", "Ox"]).resolve()
    assert t.power(hen) == 1000
    t.to("main")
    assert life(t)[1] == 3000


@pytest.mark.rule("fow", "1176.3", "1017.3")
def test_a_copy_of_an_overgrowth_spell_is_resolved_too() -> None:
    """An Overgrowth chant is copied: the copy resolves first with X=1, the original finds one resolved: X=2; 3
    counters (1176.3 "spells you resolved"; 1017.3 says only that the copy was not played)."""
    moss = chant("Moss", "[Overgrowth]", "You gain 100 life.")
    echo = chant("Echo", "[Quickcast]", "Copy target spell you control.")
    t = table(moss, echo, HEN).field(1, "Hen").hand(0, "Moss", "Echo").play(0, "Moss").play(0, "Echo").resolve_all()
    assert t.counters("Hen", "+100/+100") == 3 and life(t)[0] == 4200


@pytest.mark.rule("fow", "1017.2", "1002.2b")
def test_a_copied_addition_is_added() -> None:
    """ "Copy target addition." puts a token copy into the field added to an entity of its type (1017.2,
    1002.2b): two copies of +200 on the only resonator."""
    sash = written("Sash", "Addition", ADD, "Added resonator gains [+200/+200].", cost="{0}")
    twin = chant("Twin", "Copy target addition.")
    t = (
        table(sash, twin, HEN)
        .field(0, "Hen")
        .hand(0, "Sash", "Twin")
        .play(0, "Sash")
        .resolve()
        .play(0, "Twin")
        .resolve()
    )
    assert t.field_names(0).count("Sash") == 2 and t.power("Hen") == 700


@pytest.mark.rule("fow", "1017.2", "1002.3a")
def test_a_copied_bestowed_regalia_is_loose() -> None:
    """A token copy of a bestowed regalia enters not added to any card (1017.2, 1002.3a)."""
    blade = regalia("Blade", "[Bestow] {0}", "Bestowed card gains [+300/+300].", cost="{0}")
    twin = chant("Twin", "Copy target regalia.")
    t = table(blade, twin, HEN).field(0, "Blade", "Hen").hand(0, "Twin").use(0, "Blade", targets=["Hen"]).resolve()
    t.play(0, "Twin").resolve()
    assert t.field_names(0).count("Blade") == 2 and t.power("Hen") == 600


@pytest.mark.rule("fow", "1017.3")
def test_graverberate_and_moontide_copies_are_no_plays() -> None:
    """A spell copied by [Moontide] was not played: a [Torrent] chant of the same kind sees only plays; after
    one spell with a copy X (spells played) is 1 (1017.3)."""
    hymn = chant("Hymn", "[Quickcast]", "[Moontide] {0}", "You gain 100 life.")
    sum_ = chant("Sum", "You gain X00 life, where X is the number of spells you have played this turn.")
    t = table(hymn, sum_).hand(0, "Hymn", "Sum").play(0, "Hymn").use(0, "Hymn").resolve_all()
    assert life(t)[0] == 4200
    assert life(t.play(0, "Sum").resolve())[0] == 4300


@pytest.mark.rule("fow", "1182.2", "1017.2", "1017.1")
def test_copy_of_a_resonator_played_by_ambush_is_a_token_that_kept_its_limit_words() -> None:
    """A token copy of a resonator with [Blood Trail] enters after two attacks this turn: gains Swiftness and
    two counters itself, as the words are its own (1182.2, 1017.2, 1017.1)."""
    fox = resonator("Fox", "[Blood Trail]", size=(300, 300))
    twin = chant("Twin", "Copy target resonator you control.")
    t = table(fox, twin, HEN).field(0, "Fox", "Hen").hand(0, "Twin").attack("Fox").no_block().to("main")
    t.attack("Hen").no_block().to("main").play(0, "Twin", targets=["Fox"]).resolve()
    new = t.card("Fox", 0, zone="field", index=1)
    assert t.power(new) == 500 and t.has(new, "swiftness")
    t.attack(new).no_block().to("main")
    assert life(t)[1] == 4000 - 300 - 300 - 500


@pytest.mark.rule("fow", "1185.2")
def test_vileborn_sees_a_copied_target() -> None:
    """[Vileborn] triggers the first time each turn only, in each turn anew; on the opponent's turn by their
    spell: "each other player" than its controller loses (1185.2)."""
    fiend = resonator("Fiend", "[Vileborn] (2)")
    grow = chant("Grow", "[Quickcast]", "Target resonator gains [+100/+100] until end of turn.")
    t = table(fiend, grow).field(0, "Fiend").hand(0, "Grow").hand(1, "Grow", "Grow")
    t.play(0, "Grow").resolve_all().passes(0).play(1, t.card("Grow", 1, zone="hand")).resolve_all()
    assert life(t) == (4000, 3800)
    t.next_turn().to("main", 1).play(1, t.card("Grow", 1, zone="hand")).resolve_all()
    assert life(t) == (4000, 3600)


@pytest.mark.rule("fow", "1017.6", "903.2o")
def test_a_played_copy_is_played() -> None:
    """ "Copy target chant card in your graveyard and play the copy without paying its cost.": the copy is
    played (1017.6), so a [Torrent] chant... counts it: Redo and the copy are two spells, X = 2 (1017.6,
    903.2o)."""
    sip = chant("Sip", "You gain 100 life.")
    redo = chant("Redo", "Put a copy of target chant card in your graveyard on the chase.")
    sum_ = chant("Sum", "You gain X00 life, where X is the number of spells you have played this turn.")
    t = table(sip, redo, sum_).zone(0, "graveyard", "Sip").hand(0, "Redo", "Sum").play(0, "Redo").resolve_all()
    assert life(t)[0] == 4100
    assert life(t.play(0, "Sum").resolve())[0] == 4300


@pytest.mark.rule("fow", "1017.3", "1147.2")
def test_fallen_by_a_copied_art() -> None:
    """A God's Art is copied and the original canceled: the copy is a God's Art ability that resolved: [Fallen]
    is on (1017.3, 1147.2)."""
    dial = regalia("Dial", "God's Art <Noon> {0}: You gain 100 life.")
    fall = chant("Fall", "[Fallen] - You gain 300 life.")
    echo = chant("Echo", "[Quickcast]", "Copy target ability you control.")
    hush = chant("Hush", "[Quickcast]", "Cancel target ability.")
    t = table(dial, fall, echo, hush).field(0, "Dial").hand(0, "Fall", "Echo").hand(1, "Hush").use(0, "Dial")
    t.play(0, "Echo").resolve()
    t.resolve()  # the copy
    assert life(t)[0] == 4100
    t.passes(0).play(1, "Hush").resolve_all()
    assert life(t)[0] == 4100
    assert life(t.play(0, "Fall").resolve())[0] == 4400


@pytest.mark.rule("fow", "1041.2", "1017.1", "1017.2c")
def test_the_copy_of_what_came_attacking_does_not_come_attacking() -> None:
    horn = chant("Horn", "[Quickcast]", "Put a [200/200] fire Wolf resonator token into the field attacking.")
    twin = chant("Twin", "[Quickcast]", "Copy target resonator you control.")
    t = table(horn, twin, OX).field(0, "Ox").hand(0, "Horn", "Twin").attack("Ox").play(0, "Horn").resolve()
    t.play(0, "Twin", targets=[t.card("Wolf", 0)]).resolve()
    assert t.field_names(0).count("Wolf") == 2
    assert life(t.resolve_all().no_block().to("main"))[1] == 3000
