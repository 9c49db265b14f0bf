"""What texts say of abilities by name and level (14-1), of what a card is everywhere (14-8), and other fine points."""

from __future__ import annotations

import pytest

from arbiter.script import abilities as ab
from arbiter.script import effects as fx
from arbiter.script import statements as st
from arbiter.script.base import How, Role
from arbiter.script.nouns import EACH, EventThing, Group, Same, Self
from arbiter.script.patterns import Moves
from tests.games.gateruler.plain import ACTIVE, table, unit
from tests.games.gateruler.printed import card, happening

MARCH = (
    '"Long March": Standard Action: Choose 1 card with level 1 or less in your hand. '
    "Put it into its owner's graveyard."
)
NAY = "Timing: Instant Action\nChoose 1 {}ability{} in the gate. Negate it."


def denial(before: str = "", after: str = "") -> str:
    return NAY.format(before, after)


@pytest.mark.rule("gateruler", "14-1a-4a")
def test_angle_marks_mean_abilities_with_the_phrase_in_their_name_or_text() -> None:
    leader = card("Leader", "Allied units with <Long March> gain +1 ATK.")
    named = card("Walker", '"Long March Lv2": Standard Action: Draw 1 card.')
    made = table(leader, named).field(0, "Leader", "Walker", "Scout")
    assert made.power("Walker") == 3 and made.power("Scout") == 2
    assert made.power("Leader") == 3  # its own text names it


@pytest.mark.rule("gateruler", "14-2c", "14-2b")
def test_what_a_card_is_for_an_ability_holds_wherever_the_card_is() -> None:
    walker = card("Walker", MARCH)
    heavy = card("Heavy", "This card is treated as level 0 for <Long March>.", numbers="3 3 3 1")
    great = unit("Great", level=3)
    made = table(walker, heavy, great).field(0, "Walker").hand(0, "Heavy", "Great").use(0, "Walker").resolve()
    assert made.zone_names(0, "graveyard") == ["Heavy"] and made.hand_names(0) == ["Great"]
    other = card("Other", MARCH.replace("Long March", "Short Walk"))
    plain = table(other, heavy).field(0, "Other").hand(0, "Heavy").use(0, "Other").resolve()
    assert plain.hand_names(0) == ["Heavy"]


@pytest.mark.rule("gateruler", "14-1a-5")
def test_the_level_of_an_ability_is_that_of_its_card() -> None:
    nay = card("Nay", denial("", " with level 1 or less"), "event", "0 0 0 0")
    small = card("Small", "Standard Action: Draw 1 card.", numbers="1 1 1 1")
    large = card("Large", "Standard Action: Draw 1 card.", numbers="2 1 1 1")
    made = table(nay, small, large).field(0, "Small", "Large").zone(1, "set", "Nay")
    made.use(0, "Large").passes(0)
    assert not made.can("play", 1, "Nay")
    made.passes(1).use(0, "Small").passes(0).play(1, "Nay").resolve_all()
    assert made.hand_size(0) == 1


@pytest.mark.rule("gateruler", "16-2c")
def test_the_overdrive_of_a_unit_card_is_an_ability_of_a_unit() -> None:
    nay = card("Nay", denial("", " of a unit card"), "event", "0 0 0 0")
    hand = card("Hand", "[OD] Draw 1 card.")
    made = table(nay, hand).zone(0, "drive", "Hand").zone(1, "set", "Nay").act(0, "reveal", "Hand")
    made.act(0, "overdrive", "Hand [OD]").passes(0).play(1, "Nay").resolve_all()
    assert made.hand_size(0) == 0


@pytest.mark.rule("gateruler", "16-4a-2a")
def test_an_ability_played_as_a_counter_is_of_no_type() -> None:
    mine = card("Mine", "[CNT] Draw 1 card.")
    for kind, able in (("automatic ", False), ("activated ", False), ("", True)):
        nay = card("Nay", denial(kind), "event", "0 0 0 0")
        made = table(mine, nay).field(0, "Scout").deck(1, "Mine").zone(0, "set", "Nay")
        made.attack("Scout", at="Rival").to("strike")
        while not any(item.kind == "counter" for item in made.game.state.stack):
            made.passes()
        assert made.can("play", 0, "Nay") == able, kind


@pytest.mark.rule("gateruler", "14-8b")
def test_what_a_card_says_of_its_own_attributes_holds_everywhere() -> None:
    clerk = card("Clerk", "This card is also {Scholar}.", attributes=["Mask"])
    fetch = happening("Fetch", "Choose 1 {Scholar} unit card in your deck. Add it to your hand.")
    made = table(clerk, fetch).hand(0, "Fetch").deck(0, "Scout", "Clerk").play(0, "Fetch").resolve().choose("Clerk")
    assert made.hand_names(0) == ["Clerk"] and made.obj("Clerk").now.kinds == {"Mask", "Scholar"}


@pytest.mark.rule("gateruler", "14-8c-1")
def test_treating_takes_the_old_word_away_and_also_treating_does_not() -> None:
    crown = card("Crown", "Allied units are treated as {Dragon}.", "field", "0 0 0 0")
    pup = card("Pup", attributes=["Beast"])
    made = table(crown, pup).zone(0, "field", "Crown").field(0, "Pup")
    assert made.obj("Pup").now.kinds == {"Dragon"}
    halo = card("Halo", "Allied units are also {Dragon}.", "field", "0 0 0 0")
    kept = table(halo, pup).zone(0, "field", "Halo").field(0, "Pup")
    assert kept.obj("Pup").now.kinds == {"Beast", "Dragon"}


@pytest.mark.rule("gateruler", "16-15b-1c", "16-15b-1d", "11-2a-2a")
def test_forced_cards_are_played_the_active_players_first_and_in_the_order_they_choose() -> None:
    bell = happening("Bell", "Forced Reveal\nDeal 1 damage to you.", timing="")
    gong = happening("Gong", "Forced Reveal\nDeal 1 damage to you.", timing="")
    deal = happening("Deal", "Each player draws 2 cards.")
    made = table(bell, gong, deal).hand(0, "Deal").deck(0, "Bell", "Gong").deck(1, "Gong", "Scout")
    made.play(0, "Deal").resolve().option("Gong: Forced Reveal")
    assert made.stack() == ["Gong", "Bell", "Gong"]


# ---------------------------------------------------------------- 15, what is left


@pytest.mark.rule("gateruler", "15-3b", "15-3b-1")
def test_a_unit_moved_to_a_zone_goes_to_one_of_its_controllers() -> None:
    push = happening("Push", "Choose 1 unit. Move it to a zone.")
    made = table(push).hand(0, "Push").field(1, "Giant", place=2).play(0, "Push", targets=["Giant"]).resolve()
    made.option("defense")
    assert made.obj("Giant").place == 0 and made.field_names(1) == ["Giant"] and made.is_rested("Giant", 1)


@pytest.mark.rule("gateruler", "15-5b")
def test_what_is_revealed_everybody_sees() -> None:
    show = happening("Show", "Reveal the top card of your deck.")
    made = table(show).hand(0, "Show").deck(0, "Giant").play(0, "Show").resolve()
    assert any("Giant" in line for line in made.log)


@pytest.mark.rule("gateruler", "15-12d")
def test_a_destruction_that_was_replaced_counts_as_one() -> None:
    this = Group((Same(Self()),), (), EACH)
    gone = Moves(this, origin="front", how=How.DESTROY)
    away = st.Replace(gone, (fx.Move(EventThing(Role.SUBJECT), "removed", How.REMOVE),))
    spirit = unit("Spirit", abilities=(ab.Static("away", statements=(away,), zones=ACTIVE),))
    witness = card("Witness", "When an enemy unit is destroyed, draw 1 card.")
    hush = happening("Hush", "Choose 1 unit. Destroy it.")
    made = table(spirit, witness, hush).hand(0, "Hush").field(0, "Witness").field(1, "Spirit")
    made.play(0, "Hush", targets=["Spirit"]).resolve()
    assert made.zone_names(1, "removed") == ["Spirit"] and made.stack() == ["Witness"]


@pytest.mark.rule("gateruler", "15-15b", "15-15b-1")
def test_what_is_played_only_with_resources_is_played_in_no_other_way() -> None:
    text = (
        "This card can be played only by paying with resources.\nDiscount: [Discard 1 card] to instead pay 0 resources"
    )
    proud = card("Proud", text, numbers="1 3 3 1")
    assert not table(proud).hand(0, "Proud", "Trick").can("play", 0, "Proud")
    made = table(proud).hand(0, "Proud").zone(0, "resource", 1).play(0, "Proud", option="attack 1").resolve()
    assert made.field_names(0) == ["Proud"]
    gift = happening("Gift", "Choose 1 unit card in your hand. Play it without paying its cost.")
    given = table(proud, gift).hand(0, "Gift", "Proud").play(0, "Gift").resolve().expect(kind="action")
    assert given.field_names(0) == [] and given.hand_names(0) == ["Proud"]


@pytest.mark.rule("gateruler", "15-16a-2")
def test_another_price_can_stand_in_place_of_the_usual_one() -> None:
    yard = card("Yard", "You instead pay a cost of 1 to play {Dragon} units.", "field", "0 0 0 0")
    wyrm = card("Wyrm", numbers="4 5 5 1", attributes=["Dragon"])
    made = table(yard, wyrm).zone(0, "field", "Yard").hand(0, "Wyrm").zone(0, "resource", 1)
    made.play(0, "Wyrm", option="attack 1").resolve()
    assert made.field_names(0) == ["Wyrm"]


@pytest.mark.rule("gateruler", "15-27a-5")
def test_replacements_of_the_enemy_do_not_concern_what_ignores_effects() -> None:
    thief = card("Thief", "If an enemy unit is dealt damage, double the damage instead.")
    saint = card("Saint", "This card ignores enemy effects.", numbers="0 1 9 1")
    made = table(thief, saint).field(0, "Thief", "Scout").field(1, "Saint", place=1).field(1, "Guard", place=2)
    made.attack("Scout", at="Saint").to("attack_start")
    assert made.damage_on("Saint", 1) == 2
    other = table(thief).field(0, "Thief", "Scout").field(1, "Giant", place=1).attack("Scout", at="Giant")
    assert other.to("attack_start").damage_on("Giant", 1) == 4


@pytest.mark.rule("gateruler", "15-37b-3")
def test_of_several_cards_one_that_cannot_be_played_cannot_be_picked() -> None:
    gift = happening("Gift", "Choose 1 unit card in your hand. Normal summon it.")
    made = table(gift, unit("Great", level=2)).hand(0, "Gift", "Great", "Scout").play(0, "Gift").resolve()
    made.option("attack 1").resolve()
    assert made.field_names(0) == ["Scout"] and made.hand_names(0) == ["Great"]


@pytest.mark.rule("gateruler", "14-8c")
def test_what_a_card_may_be_treated_as_its_controller_chooses_when_something_asks() -> None:
    chimera = card("Chimera", "You may treat this card as {Dragon}.", attributes=["Beast"])
    purge = happening("Purge", "Destroy all {Dragon} units.")
    for picks, left in ((True, []), (False, ["Chimera"])):
        made = table(chimera, purge).hand(0, "Purge").field(1, "Chimera").play(0, "Purge").resolve()
        made.expect(kind="confirm", player=1, why="treat")
        made = made.yes() if picks else made.no()
        assert made.field_names(1) == left
    hunt = happening("Hunt", "Destroy all {Mask} units.")
    plain = table(chimera, hunt).hand(0, "Hunt").field(1, "Chimera").play(0, "Hunt").resolve()
    assert plain.field_names(1) == ["Chimera"]  # nothing asks for what it may be
    call = happening("Call", "Choose 1 allied {Dragon} unit. Ready it.")
    own = table(chimera, call).hand(0, "Call").field(0, "Chimera", rested=True).play(0, "Call", targets=["Chimera"])
    assert not own.resolve().is_rested("Chimera")
    foe = table(chimera, happening("Bind", "Choose 1 enemy {Dragon} unit. Exhaust it.")).hand(0, "Bind")
    assert not foe.field(1, "Chimera").can("play", 0, "Bind")
