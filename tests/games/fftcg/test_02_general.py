"""Chapter 2 of FINAL FANTASY TCG: texts before rules, bans before permissions, and what cannot be done is left out."""

import pytest

from arbiter.testing import Table, scenario

PLAIN = "Kiln Apprentice"


def rite(text: str, cost: int = 1) -> Table:
    """Player 0 has a Summon with this text in hand and the Backups to cast it."""
    table = scenario("fftcg").define(name="Rite", type="summon", element=["fire"], cost=cost, text=text)
    return table.sources(0, fire=max(1, cost)).hand(0, "Rite")


@pytest.mark.rule("fftcg", "2.1")
def test_a_cards_text_beats_the_limit_on_light_characters() -> None:
    def table(text: str) -> Table:
        made = scenario("fftcg").define(name="Beacon", type="backup", element=["fire"], cost=1, text=text)
        made.define(name="Dawn", element=["light"], cost=2, power=5000).define(
            name="Noon", element=["light"], cost=2, power=5000
        )
        return made.field(0, "Beacon", "Dawn").sources(0, fire=2).hand(0, "Noon")

    assert table("").why_not(0, "Noon") == ["7.7.5"]
    permitted = table("You can play 2 or more Light Characters onto the field.")
    permitted.play(0, "Noon").end_step()
    assert permitted.is_on_field("Dawn", 0) and permitted.is_on_field("Noon", 0)


@pytest.mark.rule("fftcg", "2.1")
def test_a_player_concedes_at_any_moment_even_while_the_other_decides() -> None:
    table = rite("Choose 1 Forward. Break it.").field(1, PLAIN, "Caravan Guard").play(0, "Rite")
    table.expect(kind="objects", player=0)  # player 0 is in the middle of casting
    table.concede(1)
    assert table.over and table.winner == 0
    table.undo().concede(0)
    assert table.over and table.winner == 1


@pytest.mark.rule("fftcg", "2.2")
def test_what_cannot_be_broken_is_not_broken_by_an_effect_that_says_break() -> None:
    table = rite("Choose 1 Forward. Break it.").define(name="Anvil", power=5000, text="Anvil cannot be broken.")
    table.field(1, "Anvil", PLAIN)
    table.play(0, "Rite", targets=["Anvil"]).resolve()
    assert table.is_on_field("Anvil", 1)
    table.undo().undo().play(0, "Rite", targets=[PLAIN]).resolve()
    assert not table.is_on_field(PLAIN, 1)


@pytest.mark.rule("fftcg", "2.2")
def test_a_forward_that_must_and_cannot_attack_does_not_attack() -> None:
    text = "Hothead must attack once per turn if possible."
    table = scenario("fftcg").define(name="Hothead", power=5000, text=text)
    table.define(name="Leash", type="backup", cost=1, text="{Dull}: Choose 1 Forward. It cannot attack this turn.")
    table.field(0, "Hothead").field(1, "Leash", PLAIN)
    table.passes(0).use(1, "Leash", targets=["Hothead"]).resolve().to("main2")
    assert table.damage_count(1) == 0 and not table.is_rested("Hothead")


@pytest.mark.rule("fftcg", "2.2")
def test_a_permission_to_cast_does_not_beat_a_ban_on_casting() -> None:
    table = rite("Draw 1 card.").define(name="Hush", type="backup", cost=1, text="Your opponent cannot cast Summons.")
    table.field(1, "Hush")
    assert not table.can("play", 0, "Rite") and table.why_not(0, "Rite") == ["2.2"]


@pytest.mark.rule("fftcg", "2.3")
def test_the_part_that_cannot_be_done_is_left_out_and_the_rest_is_done() -> None:
    table = rite("Your opponent discards 2 cards. Draw 2 cards.").hand(1, PLAIN)
    table.play(0, "Rite").resolve()
    assert table.hand_size(1) == 0 and table.zone_names(1, "break") == [PLAIN]  # one is all there was
    assert table.hand_size(0) == 2
    nothing = rite("Your opponent discards 2 cards. Draw 2 cards.").play(0, "Rite").resolve()
    assert nothing.hand_size(0) == 2
