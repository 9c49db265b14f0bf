"""11.12.3 and 11.12.4: single and ongoing effects, how long they last, and the order in which they apply."""

from __future__ import annotations

import pytest

from arbiter.testing import Table, scenario

RAISE = "Choose 1 Forward. It gains +1000 power until the end of the turn."
CONSCRIPT = "The Backups you control also become Forwards with {} power."


def casting(**texts: str) -> Table:
    """Player 0 holds a cheap Summon of each name with its text."""
    table = scenario("fftcg").sources(0, fire=5).turn(0, number=3)
    for name, text in texts.items():
        table.define(name=name, type="summon", element=["fire"], cost=1, text=text).hand(0, name)
    return table


# ---------------------------------------------------------------- single effects, durations


@pytest.mark.rule("fftcg", "11.12.3.1")
def test_a_single_effect_is_done_once_and_is_over() -> None:
    table = casting(Lull="Dull all the Forwards opponent controls.", Wake="Activate all the Forwards.")
    table.field(1, "Kiln Apprentice")
    table.play(0, "Lull").resolve()
    assert table.is_rested("Kiln Apprentice", 1)
    table.play(0, "Wake").resolve()
    assert not table.is_rested("Kiln Apprentice", 1)  # nothing keeps it dull


@pytest.mark.rule("fftcg", "11.12.4.1")
def test_an_ongoing_effect_lasts_as_long_as_it_says() -> None:
    table = casting(Tonic=RAISE).field(0, "Kiln Apprentice")
    table.play(0, "Tonic", targets=["Kiln Apprentice"]).resolve()
    table.to("end")
    assert table.power("Kiln Apprentice", 0) == 7000
    table.next_turn()
    assert table.power("Kiln Apprentice", 0) == 6000


@pytest.mark.rule("fftcg", "11.12.4.1")
def test_an_ongoing_effect_that_names_no_end_lasts_for_the_rest_of_the_game() -> None:
    table = casting(Tonic="Choose 1 Forward. It gains +1000 power.").field(0, "Kiln Apprentice")
    table.play(0, "Tonic", targets=["Kiln Apprentice"]).resolve()
    table.next_turn().next_turn()
    assert table.power("Kiln Apprentice", 0) == 7000


@pytest.mark.rule("fftcg", "11.12.4.1")
def test_abilities_that_were_lost_for_a_time_are_in_force_again() -> None:
    table = casting(Hush="Choose 1 Forward. It loses all its abilities until the end of the turn.")
    table.define(name="Wall", power=9000, text="Wall cannot attack.").field(1, "Wall")
    table.play(0, "Hush", targets=["Wall"]).resolve()
    assert not table.obj("Wall", 1).now.marked("cannot_attack")
    table.next_turn()
    assert table.obj("Wall", 1).now.marked("cannot_attack")


@pytest.mark.rule("fftcg", "11.12.4.2")
@pytest.mark.parametrize("kind", ["summon", "ability"])
def test_a_resolved_effect_changes_only_the_cards_that_were_there(kind: str) -> None:
    text = "All the Forwards you control gain +1000 power until the end of the turn."
    table = casting(Rally=text).define(name="Late", element=["fire"], cost=1, power=4000)
    table.define(name="Drummer", type="monster", text=f"{{0}}: {text}")
    table.hand(0, "Late").field(0, "Kiln Apprentice", "Drummer")
    if kind == "summon":
        table.play(0, "Rally").resolve()
    else:
        table.use(0, "Drummer").resolve()
    table.play(0, "Late")
    assert table.power("Kiln Apprentice", 0) == 7000 and table.power("Late", 0) == 4000


@pytest.mark.rule("fftcg", "11.12.4.3")
def test_the_variables_of_a_resolved_effect_are_set_once() -> None:
    text = "Choose 1 Forward. It gains +1000 power for each Forward you control until the end of the turn."
    table = casting(Rally=text, Breaker="Choose 1 Forward. Break it.")
    table.define(name="Late", element=["fire"], cost=1, power=4000).hand(0, "Late")
    table.field(0, "Kiln Apprentice", "Caravan Guard")
    table.play(0, "Rally", targets=["Kiln Apprentice"]).resolve()
    assert table.power("Kiln Apprentice", 0) == 8000
    table.play(0, "Late")
    assert table.power("Kiln Apprentice", 0) == 8000
    table.play(0, "Breaker", targets=["Caravan Guard"]).resolve()
    assert table.power("Kiln Apprentice", 0) == 8000


@pytest.mark.rule("fftcg", "11.12.4.4", "11.12.4.5")
def test_a_field_abilitys_effect_reaches_cards_that_come_later_and_ends_with_its_card() -> None:
    table = casting(Breaker="Choose 1 Monster. Break it.")
    table.define(name="Banner", type="monster", text="The Forwards you control gain +1000 power.")
    table.define(name="Late", element=["fire"], cost=1, power=4000).hand(0, "Late").field(0, "Banner")
    table.play(0, "Late")
    assert table.power("Late", 0) == 5000
    table.play(0, "Breaker", targets=["Banner"]).resolve()
    assert table.power("Late", 0) == 4000


# ---------------------------------------------------------------- the order of kinds


@pytest.mark.rule("fftcg", "11.12.4.6")
def test_who_controls_a_card_is_settled_before_what_changes_it() -> None:
    table = casting(Charm="Choose 1 Forward. You gain control of it.")
    table.define(name="Banner", type="monster", text="The Forwards you control gain +1000 power.")
    table.define(name="Rival", type="monster", text="The Forwards you control gain +2000 power.")
    table.field(0, "Banner").field(1, "Rival", "Kiln Apprentice")
    assert table.power("Kiln Apprentice", 1) == 8000
    table.play(0, "Charm", targets=["Kiln Apprentice"]).resolve()
    # The effect that changed control is the youngest of the three, but comes first.
    assert table.power("Kiln Apprentice", 0) == 7000


@pytest.mark.rule("fftcg", "11.12.4.6")
def test_texts_are_changed_before_what_those_texts_do() -> None:
    table = casting(Silence="Choose 1 Forward. It loses all abilities until the end of the turn.")
    table.define(name="Banner", power=5000, text="The Forwards other than Banner you control gain +1000 power.")
    table.field(0, "Banner", "Kiln Apprentice")
    assert table.power("Kiln Apprentice", 0) == 7000
    table.play(0, "Silence", targets=["Banner"]).resolve()
    assert table.power("Kiln Apprentice", 0) == 6000  # the power effect is the older one, and yet comes too late


@pytest.mark.rule("fftcg", "11.12.4.6")
def test_card_types_are_changed_before_keywords_and_power() -> None:
    table = casting(Awaken="Choose 1 Monster. Until the end of the turn, it also becomes a Forward with 5000 power.")
    table.define(name="Banner", type="monster", text="The Forwards you control gain +1000 power and Haste.")
    table.define(name="Beast", type="monster").field(0, "Banner", "Beast")
    table.play(0, "Awaken", targets=["Beast"]).resolve()
    # The Banner is older than the change of type, but speaks of Forwards.
    assert table.power("Beast", 0) == 6000 and table.has("Beast", "haste")


@pytest.mark.rule("fftcg", "11.12.4.6")
def test_jobs_are_changed_before_power() -> None:
    table = scenario("fftcg").define(
        name="Warden's Banner", type="monster", text="The ‹Job Warden› Forwards you control gain +1000 power."
    )
    table.define(name="Oath", type="monster", text="The Forwards you control are also ‹Job Warden› in all situations.")
    table.field(0, "Warden's Banner").field(0, "Oath").field(0, "Kiln Apprentice")
    assert table.power("Kiln Apprentice", 0) == 7000


@pytest.mark.rule("fftcg", "11.12.4.6")
def test_elements_are_changed_before_power() -> None:
    table = scenario("fftcg").define(name="Frost", type="monster", text="The Ice Forwards lose 1000 power.")
    table.define(name="Turncoat", element=["fire"], power=5000, text="Turncoat's Element becomes Ice.")
    table.field(1, "Frost").field(0, "Turncoat", "Kiln Apprentice")
    assert table.power("Turncoat", 0) == 4000 and table.power("Kiln Apprentice", 0) == 6000


# ---------------------------------------------------------------- within one kind


@pytest.mark.rule("fftcg", "11.12.4.7")
def test_what_a_card_does_to_its_own_power_comes_before_what_others_do() -> None:
    table = casting(Shrink="Choose 1 Forward. Its power becomes 3000 until the end of the turn.")
    table.define(name="Giant", power=5000, text="{0}: Giant's power becomes 8000 until the end of the turn.")
    table.field(0, "Giant")
    table.play(0, "Shrink", targets=["Giant"]).resolve()
    table.use(0, "Giant").resolve()
    assert table.power("Giant", 0) == 3000  # its own change is younger, and is applied first all the same


@pytest.mark.rule("fftcg", "11.12.4.8")
@pytest.mark.parametrize("granted", ["later", "by an older card to a younger one"])
def test_a_granted_ability_is_as_old_as_the_younger_of_the_grant_and_its_card(granted: str) -> None:
    strong = CONSCRIPT.format(5000)
    table = casting(Gift=f'Choose 1 Forward. It gains "{strong}" until the end of the turn.')
    table.define(name="Weak Law", type="monster", text=CONSCRIPT.format(3000))
    table.define(name="Giver", type="monster", text=f'The Forwards you control gain "{strong}"')
    table.define(name="Late", element=["fire"], cost=1).hand(0, "Late")
    if granted == "later":
        table.field(0, "Kiln Apprentice").field(0, "Weak Law")
        assert table.power("Fire Source 1", 0) == 3000
        table.play(0, "Gift", targets=["Kiln Apprentice"]).resolve()  # an old card with a new ability
    else:
        table.field(0, "Giver").field(0, "Weak Law")
        assert table.power("Fire Source 1", 0) == 3000
        table.play(0, "Late")  # a new card with an ability from an old one
    assert table.power("Fire Source 1", 0) == 5000


@pytest.mark.rule("fftcg", "11.12.4.9", "11.12.4.13")
@pytest.mark.parametrize("first", [3000, 5000])
def test_of_two_resolved_effects_the_later_one_applies_last(first: int) -> None:
    last = 8000 - first
    text = "Choose 1 Forward. Its power becomes {} until the end of the turn."
    table = casting(First=text.format(first), Last=text.format(last)).field(1, "Kiln Apprentice")
    # Cast first, resolved last: the time of resolution counts.
    table.play(0, "Last", targets=["Kiln Apprentice"]).play(0, "First", targets=["Kiln Apprentice"]).resolve_all()
    assert table.power("Kiln Apprentice", 1) == last


@pytest.mark.rule("fftcg", "11.12.4.10", "11.12.4.13")
def test_a_card_is_as_old_as_its_entry_into_its_zone() -> None:
    table = casting(Blink="Choose 1 Monster. Remove it from the game. Play it onto the field.")
    table.define(name="Weak Law", type="monster", text=CONSCRIPT.format(3000))
    table.define(name="Strong Law", type="monster", text=CONSCRIPT.format(5000))
    table.field(0, "Weak Law").field(0, "Strong Law")
    assert table.power("Fire Source 1", 0) == 5000
    table.play(0, "Blink", targets=["Weak Law"]).resolve()
    assert table.power("Fire Source 1", 0) == 3000  # it has entered anew


@pytest.mark.rule("fftcg", "11.12.4.11")
@pytest.mark.parametrize("order", [["Weak Law", "Strong Law"], ["Strong Law", "Weak Law"]])
def test_of_cards_that_enter_together_the_turn_player_sets_the_order(order: list[str]) -> None:
    table = casting(Levy="Choose 2 Monsters in your Break Zone. Play them onto the field.")
    table.define(name="Weak Law", type="monster", text=CONSCRIPT.format(3000))
    table.define(name="Strong Law", type="monster", text=CONSCRIPT.format(5000))
    table.zone(0, "break", "Weak Law", "Strong Law")
    table.play(0, "Levy", targets=["Weak Law", "Strong Law"]).resolve().expect(kind="order", player=0)
    table.order(*order)
    assert table.power("Fire Source 1", 0) == (5000 if order[-1] == "Strong Law" else 3000)


@pytest.mark.rule("fftcg", "11.12.4.13")
@pytest.mark.parametrize("older", ["Elite", "Banner"])
def test_an_effect_waits_for_one_that_changes_what_it_applies_to(older: str) -> None:
    table = scenario("fftcg").define(
        name="Elite", type="monster", text="The Forwards of power 8000 or more you control gain +1000 power."
    )
    table.define(name="Banner", type="monster", text="The Forwards you control gain +2000 power.")
    younger = "Banner" if older == "Elite" else "Elite"
    table.field(0, older).field(0, younger).field(0, "Kiln Apprentice")
    assert table.power("Kiln Apprentice", 0) == 9000  # 6000, +2000, and only then it is one of the Elite


@pytest.mark.rule("fftcg", "11.12.4.13")
@pytest.mark.parametrize(("older", "power"), [("Leveller", 7000), ("Helper", 5000)])
def test_effects_that_depend_on_each_other_apply_in_the_order_of_their_age(older: str, power: int) -> None:
    table = scenario("fftcg").define(
        name="Leveller", type="monster", text="The Forwards of power 7000 or more you control lose 2000 power."
    )
    table.define(name="Helper", type="monster", text="The Forwards of power 6000 or less you control gain +2000 power.")
    table.define(name="Subject", power=7000)
    younger = "Helper" if older == "Leveller" else "Leveller"
    table.field(0, older).field(0, younger).field(0, "Subject")
    assert table.power("Subject", 0) == power
