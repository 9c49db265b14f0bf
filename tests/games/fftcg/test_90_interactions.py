"""Rulings on how rules meet: control, Limit Break, Priming, Warp and EX Bursts in each other's way."""

import pytest

from arbiter.testing import BadScenario, Table, scenario
from tests.games.fftcg.stages import BREAK

PLAIN = "Kiln Apprentice"
TAKE_ALONG = "Choose 1 Forward opponent controls. You gain control of it until the end of the turn."


def rites(player: int = 0, **texts: str) -> Table:
    """The player has Summons with these names and texts in hand, and the Backups to cast them; player 0's turn."""
    table = scenario("fftcg")
    for name, text in texts.items():
        table.define(name=name, type="summon", element=["fire"], cost=1, text=text)
    return table.sources(player, fire=len(texts)).hand(player, *texts)


# ---------------------------------------------------------------- Limit Break


@pytest.mark.rule("fftcg", "15.2.8.4.1", "15.2.8.4.4", "7.4")
@pytest.mark.parametrize(
    "text",
    [
        "Choose 1 Forward. Remove it from the game, then play it onto the field.",
        "Choose 1 Forward. Remove it from the game. Play it onto the field at the end of the turn.",
    ],
)
def test_an_lb_forward_that_is_removed_goes_to_the_lb_deck_and_is_not_found_to_be_played_again(text: str) -> None:
    table = rites(Blink=text)
    table.define(name="Apex", element=["fire"], cost=2, power=5000, text="‹Limit Break -- 1›").field(0, "Apex")
    table.play(0, "Blink", targets=["Apex"]).resolve().to("main1", 1)
    assert table.zone_of("Apex") == "limit" and table.obj("Apex", 0, "limit").face_up


# ---------------------------------------------------------------- control


@pytest.mark.rule("fftcg", "6.2.6", "11.12.4.9")
def test_control_for_good_outlasts_the_control_until_the_end_of_the_turn_that_came_before_it() -> None:
    table = rites(Loan=TAKE_ALONG, Charm="Choose 1 Forward. You gain control of it.").field(1, PLAIN)
    table.play(0, "Loan", targets=[PLAIN]).resolve().play(0, "Charm", targets=[PLAIN]).resolve()
    table.to("main1", 1)
    assert table.is_on_field(PLAIN, 0)


@pytest.mark.rule("fftcg", "7.3", "6.2.1", "15.2.9.4.2")
def test_the_top_card_of_a_primed_character_of_another_owner_is_removed_to_its_own_owners_zone() -> None:
    table = rites(Ruin=BREAK)
    table.define(
        name="Clay Vessel", element=["fire"], cost=2, power=5000, text='‹Priming "Great Wake" --› {Fire}'
    ).define(name="Great Wake", element=["ice"], cost=7, power=9000)
    table.sources(0, fire=1).field(0, "Clay Vessel", owner=1).deck(0, "Great Wake")
    table.use(0, "Clay Vessel", "priming", targets=["Great Wake"]).play(0, "Ruin", targets=["Great Wake"]).resolve()
    assert table.zone_names(1, "break") == ["Clay Vessel"]
    assert table.zone_names(0, "removed") == ["Great Wake"] and table.zone_names(1, "removed") == []


# ---------------------------------------------------------------- EX Bursts


def struck(burst: str, attacker: str = "") -> Table:
    """Player 0 attacks with "Striker"; the top card of player 1's deck is "Burst", a Summon with this text."""
    return (
        scenario("fftcg")
        .define(name="Striker", element=["fire"], cost=2, power=5000, text=attacker)
        .define(name="Burst", type="summon", element=["fire"], cost=1, text=f"[EX BURST] {burst}")
        .field(0, "Striker")
        .deck(1, "Burst")
        .turn(0, number=3)
    )


@pytest.mark.rule("fftcg", "6.5.2.1", "11.8.3")
def test_an_attacker_that_the_ex_burst_breaks_has_dealt_its_damage_and_triggers() -> None:
    table = struck(
        "Choose 1 Forward opponent controls. Break it.", "When Striker deals damage to your opponent, draw 1 card."
    )
    table.attack("Striker").to("damage_resolution").yes()
    assert table.zone_of("Striker") == "break" and table.stack() == ["Striker"]


@pytest.mark.rule("fftcg", "6.5.2.1", "11.8.3")
def test_a_character_that_the_ex_burst_brings_has_not_seen_the_damage() -> None:
    table = struck("Choose 1 Forward in your Break Zone. Play it onto the field.")
    table.define(name="Witness", text="When you receive a point of damage, draw 1 card.").zone(1, "break", "Witness")
    table.attack("Striker").to("damage_resolution").yes()
    assert table.is_on_field("Witness", 1) and table.stack() == []


@pytest.mark.rule("fftcg", "11.3.11", "11.10.2")
def test_a_summon_that_an_ex_burst_lets_a_player_cast_is_cast_right_after_the_burst() -> None:
    table = struck("You may cast 1 Summon from your hand without paying the cost.")
    table.define(name="Bolt", type="summon", element=["fire"], cost=5, text="Draw 1 card.").hand(1, "Bolt")
    table.attack("Striker").to("damage_resolution").yes().yes()
    assert table.stack() == ["Bolt"]


# ---------------------------------------------------------------- abilities of cards that are not on the field


@pytest.mark.rule("fftcg", "6.4.2", "11.11.4")
def test_an_ability_of_a_removed_card_still_knows_its_card_after_warp_has_put_that_onto_the_field() -> None:
    trigger = "When a Warp Counter is removed from Far Rider, you may pay {Fire}. When you do so, draw 1 card."
    limit = "This effect will trigger only if Far Rider is removed from the game."
    table = (
        scenario("fftcg")
        .define(name="Far Rider", element=["fire"], cost=2, text=f"‹Warp 1 --› {{Fire}}\n{trigger} {limit}")
        .sources(0, fire=1)
        .zone(0, "removed", "Far Rider", counters={"Warp": 1})
        .turn(1, step="main2", number=2)
        .to("main1", 0)
    )
    table.resolve().expect(kind="order", player=0)
    table.match.answer((1, 0))  # the entry is put on the stack last and resolves first
    table.resolve()
    assert table.is_on_field("Far Rider", 0) and table.stack() == ["Far Rider"]
    table.resolve().expect(kind="confirm", player=0, why="pay")


@pytest.mark.rule("fftcg", "2.1", "11.6.2")
def test_an_ability_that_can_be_used_once_per_turn_can_be_used_only_once_from_the_break_zone_too() -> None:
    text = "{0}: Draw 1 card. You can only use this ability if Ghost is in the Break Zone and only once per turn."
    table = scenario("fftcg").define(name="Ghost", element=["fire"], text=text).zone(0, "break", "Ghost")
    table.use(0, "Ghost").resolve()
    assert not table.can("use", 0, "Ghost")


# ---------------------------------------------------------------- costs


@pytest.mark.rule("fftcg", "11.6.10", "14.1")
def test_what_is_offered_can_be_paid_where_the_only_backup_is_also_the_one_to_be_put_into_the_break_zone() -> None:
    # Nothing forbids dulling it for the CP of the ability in whose cost it goes; offer and payment agree in any case.
    text = "{1}, put Old Hand into the Break Zone: Draw 1 card."
    table = scenario("fftcg").define(name="Old Hand", type="backup", element=["fire"], cost=1, text=text)
    table.field(0, "Old Hand")
    if table.can("use", 0, "Old Hand"):
        table.use(0, "Old Hand").resolve()
        assert table.zone_of("Old Hand") == "break" and table.hand_size(0) == 1


@pytest.mark.rule("fftcg", "11.6.4")
def test_a_card_revealed_as_a_cost_is_shown_to_the_opponent() -> None:
    text = "Reveal 1 Fire card from your hand: Gain {C}."
    table = scenario("fftcg").define(name="Adept", element=["fire"], text=text)
    table.field(0, "Adept").hand(0, PLAIN).use(0, "Adept")
    assert table.obj(PLAIN, 0, "hand").seen & 1 << 1


# ---------------------------------------------------------------- replacements and batches


@pytest.mark.rule("fftcg", "11.12.5.4", "12.3")
@pytest.mark.parametrize("text", ["Break all the Forwards.", "Deal 9000 damage to all the Forwards."])
def test_what_a_replacement_has_moved_is_not_moved_again_by_the_event_it_was_part_of(text: str) -> None:
    words = "If a Forward other than Totem you control is put from the field into the Break Zone, "
    table = rites(Ruin=text).define(
        name="Totem", element=["fire"], power=5000, text=f"{words}remove Totem from the game instead."
    )
    table.field(0, PLAIN, "Totem").play(0, "Ruin").resolve()
    assert table.zone_names(0, "removed") == ["Totem"] and "Totem" not in table.zone_names(0, "break")


@pytest.mark.rule("fftcg", "10.1.2.2", "10.1.2.3")
def test_an_attacker_is_dull_before_its_attack_is_paid_for_and_cannot_be_dulled_for_the_cp() -> None:
    text = "The Backups you control also become Forwards with 3000 power.\n"
    text += "The Forwards you control cannot attack unless you pay {1}."
    table = scenario("fftcg").define(name="Conscription", type="monster", text=text)
    table.define(name="Clerk", type="backup", element=["fire"], cost=1).field(0, "Conscription", "Clerk")
    table.turn(0, number=3).to("attack_declaration")
    assert table.question is None or table.question.kind != "objects"  # nobody can attack


# ---------------------------------------------------------------- what was not done


@pytest.mark.rule("fftcg", "11.12.5.4", "11.8.15")
def test_what_was_replaced_has_not_been_done_so_when_you_do_so_does_not_follow() -> None:
    enters = "When Giver enters the field, you may put 1 Backup you control into the Break Zone. "
    sieve = "If a Backup is put from the field into the Break Zone, remove it from the game instead."
    table = (
        scenario("fftcg")
        .define(name="Giver", element=["fire"], cost=1, power=1000, text=f"{enters}When you do so, draw 1 card.")
        .define(name="Sieve", type="monster", text=sieve)
        .sources(0, fire=1)
        .hand(0, "Giver")
        .field(1, "Sieve")
    )
    table.play(0, "Giver").resolve().yes()
    assert table.zone_names(0, "removed") == ["Fire Source 1"] and table.stack() == []


@pytest.mark.rule("fftcg", "2.2", "11.8.15")
def test_what_is_prevented_has_not_been_done_so_when_you_do_so_does_not_follow() -> None:
    enters = "When Giver enters the field, you may break 1 Forward other than Giver you control. "
    table = (
        scenario("fftcg")
        .define(name="Giver", element=["fire"], cost=1, power=1000, text=f"{enters}When you do so, draw 1 card.")
        .define(name="Rock", element=["fire"], cost=1, power=1000, text="Rock cannot be broken.")
        .sources(0, fire=1)
        .hand(0, "Giver")
        .field(0, "Rock")
    )
    table.play(0, "Giver").resolve()
    if table.question is not None and table.question.kind == "confirm":
        table.yes()
    assert table.is_on_field("Rock", 0) and table.stack() == []


@pytest.mark.rule("fftcg", "15.1.1.9.2")
def test_who_may_party_with_some_of_any_element_does_not_party_with_others() -> None:
    banner = "Sea Banner can form a party with ‹Job Rider› Forwards of any Element."
    table = (
        scenario("fftcg")
        .define(name="Sea Banner", type="forward", element=["water"], cost=2, power=5000, text=banner)
        .define(name="Ash Rider", type="forward", element=["fire"], cost=2, power=5000, job="Rider")
        .define(name="Ash Clerk", type="forward", element=["fire"], cost=2, power=5000, job="Clerk")
        .field(0, "Sea Banner", "Ash Rider", "Ash Clerk")
        .turn(0, step="main1", number=3)
    )
    with pytest.raises(BadScenario, match="Ash Clerk"):
        table.attack("Sea Banner", party=["Ash Clerk"])
    table.attack("Sea Banner", party=["Ash Rider"])
    combat = table.game.state.combat
    assert combat is not None
    assert [obj.face.name for obj in map(table.game.here, combat.attackers) if obj] == ["Sea Banner", "Ash Rider"]
