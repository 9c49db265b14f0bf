"""Rulings where runes are counted, copied, prohibited or waited for as the spells that they are, or are not."""

from __future__ import annotations

import pytest

from tests.games.fow.court import HEN, OX, READ, STOP, court
from tests.games.fow.tables import life, table
from tests.games.fow.written import chant, regalia, written


@pytest.mark.rule("fow", "711.2", "312.3", "1124.4")
def test_a_rune_is_a_spell_for_torrent() -> None:
    """A rune played from the rune area is a spell that was played, though it is a copy: a [Torrent] chant after
    it has its text (711.2, 312.3, 1124.4)."""
    god = written("God", "Ruler", "[Divinity] (3)", cost=None, attribute=["R"])
    rune = written("Small", "Rune", "You gain 100 life.", cost="{0}", divinity=1)
    rain = chant("Rain", "You gain 100 life.", "[Torrent] - You gain 500 life.")
    t = table(god, rune, rain, rulers=False).zone(0, "ruler", "God").zone(1, "ruler", "wind ruler")
    t.zone(0, "rune", "Small").hand(0, "Rain").act(0, "rune", "Small").resolve()
    assert life(t)[0] == 4100
    assert life(t.play(0, "Rain").resolve())[0] == 4700


@pytest.mark.rule("fow", "705.2d", "1124.4")
def test_torrent_after_processes_and_cancelled_spells() -> None:
    """A judgment is no spell (705.2d): no [Torrent] after it. A spell that was canceled was played (1124.4):
    [Torrent]."""
    rain = chant("Rain", "You gain 100 life.", "[Torrent] - You gain 500 life.")
    t = court(rain).hand(0, "Rain").act(0, "judgment", "Queen").resolve().play(0, "Rain").resolve()
    assert life(t)[0] == 4100
    t = table(rain, READ, STOP).hand(0, "Rain", "Read").hand(1, "Stop").play(0, "Read").passes(0).play(1, "Stop")
    t.resolve_all().play(0, "Rain").resolve()
    assert life(t)[0] == 4600 and t.hand_size(0) == 0


@pytest.mark.rule("fow", "711.2", "312.3", "903.2o")
def test_a_rune_counts_among_spells_played() -> None:
    """ "X is the number of spells you played this turn" counts a rune that was played (711.2, 312.3, 903.2o)."""
    god = written("God", "Ruler", "[Divinity] (3)", cost=None, attribute=["R"])
    rune = written("Small", "Rune", "You gain 100 life.", cost="{0}", divinity=1)
    sum_ = chant("Sum", "You gain X00 life, where X is the number of spells you have played this turn.")
    t = table(god, rune, sum_, rulers=False).zone(0, "ruler", "God").zone(1, "ruler", "wind ruler")
    t.zone(0, "rune", "Small").hand(0, "Sum").act(0, "rune", "Small").resolve().play(0, "Sum").resolve()
    assert life(t)[0] == 4200  # 100 of the rune, X = 1: the chant does not count itself (903.2h-3)


@pytest.mark.rule("fow", "312.3", "711.2a")
def test_a_rune_that_is_a_spell_for_prohibitions() -> None:
    """ "Players cannot play more than one spell each turn." counts a rune (312.3, 711.2a "rune spell")."""
    god = written("God", "Ruler", "[Divinity] (3)", cost=None, attribute=["R"])
    rune = written("Small", "Rune", "You gain 100 life.", cost="{0}", divinity=1)
    gag = regalia("Gag", "Players cannot play more than one spell each turn.")
    t = table(god, rune, gag, READ, rulers=False).zone(0, "ruler", "God").zone(1, "ruler", "wind ruler").field(1, "Gag")
    t.zone(0, "rune", "Small").hand(0, "Read").act(0, "rune", "Small").resolve()
    assert not t.can("play", 0, "Read")


@pytest.mark.rule("fow", "1012.1", "1017.6a", "711.4")
def test_a_rune_by_a_doubling_echo() -> None:
    """A rune spell can be canceled: its copy ceases to exist, the rune stays face up (1012.1, 1017.6a, 711.4)."""
    god = written("God", "Ruler", "[Divinity] (3)", cost=None, attribute=["R"])
    rune = written("Small", "Rune", "You gain 100 life.", cost="{0}", divinity=1)
    t = table(god, rune, STOP, rulers=False).zone(0, "ruler", "God").zone(1, "ruler", "wind ruler")
    t.zone(0, "rune", "Small").hand(1, "Stop").act(0, "rune", "Small").passes(0).play(1, "Stop").resolve_all()
    assert life(t)[0] == 4000 and t.zone_names(0, "graveyard") == [] and t.zone_names(0, "rune") == ["Small"]
    assert t.obj("Small", 0, "rune").face_up and t.acts(0, "rune") == []


@pytest.mark.rule("fow", "312.3", "711.2")
def test_the_first_spell_was_a_rune() -> None:
    """ "You pay {1} less to play your first spell each turn.": a rune was the first (312.3, 711.2)."""
    god = written("God", "Ruler", "[Divinity] (3)", cost=None, attribute=["R"])
    rune = written("Small", "Rune", "You gain 100 life.", cost="{0}", divinity=1)
    gift = regalia("Gift", "You pay {1} less to play your first spell each turn.")
    song = chant("Song", "Draw a card.", cost="{1}")
    t = (
        table(god, rune, gift, song, rulers=False)
        .zone(0, "ruler", "God")
        .zone(1, "ruler", "wind ruler")
        .field(0, "Gift")
    )
    t.zone(0, "rune", "Small").hand(0, "Song")
    assert t.can("play", 0, "Song")
    assert not t.act(0, "rune", "Small").resolve().can("play", 0, "Song")


@pytest.mark.rule("fow", "1160.2", "312.3")
def test_chaining_after_a_rune() -> None:
    """[Chaining] (Magic): "the first spell you play after a spell with that race is played": a rune between a
    Fairy spell and the chained card breaks the chain (1160.2, 312.3)."""
    god = written("God", "Ruler", "[Divinity] (3)", cost=None, attribute=["R"])
    rune = written("Small", "Rune", "You gain 100 life.", cost="{0}", divinity=1)
    pix = chant("Pix", "You gain 100 life.", race="Fairy")
    link = chant("Link", "[Chaining] Fairy", "You gain 100 life. If this card was chained, you gain 500 life instead.")
    t = table(god, rune, pix, link, rulers=False).zone(0, "ruler", "God").zone(1, "ruler", "wind ruler")
    t.zone(0, "rune", "Small").hand(0, "Pix", "Link").play(0, "Pix").resolve().play(0, "Link").resolve()
    assert life(t)[0] == 4600
    t = table(god, rune, pix, link, rulers=False).zone(0, "ruler", "God").zone(1, "ruler", "wind ruler")
    t.zone(0, "rune", "Small").hand(0, "Pix", "Link").play(0, "Pix").resolve().act(0, "rune", "Small").resolve()
    assert life(t.play(0, "Link").resolve())[0] == 4300


@pytest.mark.rule("fow", "312.3", "711.2")
def test_second_spell_triggers_by_a_rune() -> None:
    """ "Whenever you play your second spell each turn": a chant and then a rune: it triggers (312.3, 711.2)."""
    god = written("God", "Ruler", "[Divinity] (3)", cost=None, attribute=["R"])
    rune = written("Small", "Rune", "You gain 100 life.", cost="{0}", divinity=1)
    bell = regalia("Bell", "Whenever you play your second spell each turn >>> You gain 1000 life.")
    t = (
        table(god, rune, bell, READ, rulers=False)
        .zone(0, "ruler", "God")
        .zone(1, "ruler", "wind ruler")
        .field(0, "Bell")
    )
    t.zone(0, "rune", "Small").hand(0, "Read").play(0, "Read").resolve().act(0, "rune", "Small").resolve_all()
    assert life(t)[0] == 5100
    t = (
        table(god, rune, bell, READ, rulers=False)
        .zone(0, "ruler", "God")
        .zone(1, "ruler", "wind ruler")
        .field(0, "Bell")
    )
    t.zone(0, "rune", "Small").hand(0, "Read").act(0, "rune", "Small").resolve_all().play(0, "Read").resolve_all()
    assert life(t)[0] == 5100


@pytest.mark.rule("fow", "711.2")
def test_a_chant_rune_from_the_rune_area_counts_as_a_chant_played() -> None:
    """A chant, rune card played from the rune area is a copy that is played (711.2): [Torrent] after it."""
    god = written("God", "Ruler", "[Divinity] (3)", cost=None, attribute=["R"])
    rune = written("Sung", "Chant, Rune", "You gain 100 life.", cost="{0}", divinity=1)
    rain = chant("Rain", "You gain 100 life.", "[Torrent] - You gain 500 life.")
    t = table(god, rune, rain, rulers=False).zone(0, "ruler", "God").zone(1, "ruler", "wind ruler")
    t.zone(0, "rune", "Sung").hand(0, "Rain").act(0, "rune", "Sung").resolve().play(0, "Rain").resolve()
    assert life(t)[0] == 4700


@pytest.mark.rule("fow", "901.1", "901.3", "711.3", "904.1")
def test_the_text_of_an_addition_rune_is_an_ability() -> None:
    """An addition, rune card's text is an ability, not an effect (901.1); it is active while the card is in the
    field (901.3): +100 for the Hen, also for one that comes later, and over when the addition goes (711.3,
    904.1)."""
    god = written("God", "Ruler", "[Divinity] (3)", cost=None, attribute=["R"])
    seal = written("Sigil", "Addition, Rune", "Resonators you control gain [+100/+100].", cost="{0}", divinity=1)
    wreck = chant("Wreck", "Destroy target addition.")
    t = table(god, seal, HEN, OX, wreck, rulers=False).zone(0, "ruler", "God").zone(1, "ruler", "wind ruler")
    t.zone(0, "rune", "Sigil").field(0, "Hen").hand(0, "Wreck").play(0, "Sigil", zone="rune").resolve()
    assert t.is_on_field("Sigil", 0) and t.power("Hen") == 400
    t.play(0, "Wreck").resolve()
    assert t.power("Hen") == 300


@pytest.mark.rule("fow", "901.1")
def test_an_addition_rune_with_an_automatic_ability() -> None:
    """The same with an automatic ability, which an addition, rune may have (901.1)."""
    god = written("God", "Ruler", "[Divinity] (3)", cost=None, attribute=["R"])
    seal = written(
        "Sigil", "Addition, Rune", "Whenever you play a spell >>> You gain 100 life.", cost="{0}", divinity=1
    )
    t = table(god, seal, READ, rulers=False).zone(0, "ruler", "God").zone(1, "ruler", "wind ruler")
    t.zone(0, "rune", "Sigil").hand(0, "Read").play(0, "Sigil", zone="rune").resolve().play(0, "Read").resolve_all()
    assert life(t)[0] == 4100
