"""Sentences that say more than they seem to, played out on a table: what they mean is what happens."""

from __future__ import annotations

from arbiter.testing import Table, scenario

PLAIN = "Kiln Apprentice"  # a Fire Forward of cost 2 with 6000 power


def table_with(text: str, kind: str = "forward", **more: object) -> Table:
    """Player 0 can cast: the Probe bears the text, Fell breaks a Forward, Nothing does nothing worth mentioning."""
    fire: dict[str, object] = {"element": ["fire"], "cost": 1}
    return (
        scenario("fftcg")
        .define(name="Probe", type=kind, text=text, **{**fire, **more})
        .define(name="Fell", type="summon", text="Choose 1 Forward. Break it.", **fire)
        .define(name="Nothing", type="summon", text="Gain {C}.", **fire)
        .define(name="Lift", type="summon", text="Play 1 Forward from your hand onto the field.", **fire)
    )


def test_what_is_removed_for_a_time_returns_to_its_owner_when_the_card_leaves() -> None:
    text = (
        "When Probe enters the field, choose 1 Forward opponent controls. "
        "Remove it from the game for as long as Probe is on the field."
    )
    table = table_with(text, power=5000).hand(0, "Probe", "Fell").sources(0, fire=2).field(1, PLAIN)
    table.play(0, "Probe").resolve_all()
    assert table.field_names(1) == []
    table.play(0, "Fell").resolve_all()
    assert table.field_names(1) == [PLAIN]


def test_a_card_removed_from_the_deck_is_cast_for_less_but_not_for_nothing() -> None:
    text = (
        "When Probe enters the field, remove the top card of your deck from the game. You can cast it this turn. "
        "The cost required to cast it is reduced by 3 (it cannot become 0)."
    )
    table = table_with(text, power=5000).hand(0, "Probe").deck(0, PLAIN).sources(0, fire=2)
    table.play(0, "Probe").resolve_all().play(0, PLAIN).resolve_all()
    assert PLAIN in table.field_names(0)
    assert table.is_rested("Fire Source 2")


def test_the_third_card_of_a_turn_stays_the_third_whatever_is_cast_in_response() -> None:
    text = "When you cast the third card you've cast this turn, draw 1 card."
    table = table_with(text, "backup").field(0, "Probe").hand(0, *["Nothing"] * 4).sources(0, fire=4)
    for _ in range(2):
        table.play(0, "Nothing").resolve_all()
    table.play(0, "Nothing")
    assert "Probe" in table.stack()
    table.play(0, "Nothing").resolve_all()
    assert table.hand_size(0) == 1


def test_entering_due_to_a_summon_is_not_entering_by_being_cast() -> None:
    text = "When Probe enters the field due to your Summons or abilities, gain {C}{C}."
    cast = table_with(text, power=5000).hand(0, "Probe").sources(0, fire=1).play(0, "Probe").resolve_all()
    assert cast.resource(0, "crystal") == 0
    lifted = table_with(text, power=5000).hand(0, "Probe", "Lift").sources(0, fire=1).play(0, "Lift").resolve_all()
    assert lifted.resource(0, "crystal") == 2


def test_who_cannot_play_forwards_by_effects_can_still_cast_them() -> None:
    text = "Your opponent cannot play Forwards onto the field due to Summons or abilities."
    table = table_with(text, "backup").field(1, "Probe").hand(0, PLAIN, "Ashroad Runner", "Lift").sources(0, fire=3)
    table.play(0, "Lift").resolve().choose("Ashroad Runner")
    assert "Ashroad Runner" not in table.field_names(0)
    table.play(0, PLAIN).resolve_all()
    assert table.field_names(0).count(PLAIN) == 1


def test_an_additional_attack_phase_comes_after_this_phase() -> None:
    text = "{0}: There is an additional Attack Phase after this phase. You can only use this ability once per turn."
    table = table_with(text, "backup").field(0, "Probe").field(0, PLAIN).turn(0, number=4)
    table.use(0, "Probe").resolve_all().to("attack_preparation").end_step()
    table.no_attack()
    table.to("attack_preparation")
    assert table.active == 0


def test_a_state_that_comes_about_triggers() -> None:
    text = "If your opponent doesn't control Forwards, put Probe into the Break Zone."
    table = table_with(text, power=5000).field(0, "Probe").field(1, PLAIN).hand(0, "Fell").sources(0, fire=1)
    table.play(0, "Fell", targets=[table.card(PLAIN, 1)]).resolve_all()
    assert "Probe" not in table.field_names(0)


def test_what_breaks_a_forward_is_asked_of_the_source() -> None:
    text = "When Probe breaks a Forward opponent controls, gain {C}.\n{0}: Choose 1 Forward. Break it."
    table = table_with(text, power=5000).field(0, "Probe").field(1, PLAIN)
    table.use(0, "Probe", targets=[table.card(PLAIN, 1)]).resolve_all()
    assert table.resource(0, "crystal") == 1


def test_it_in_what_happens_later_instead_is_what_would_have_gone() -> None:
    text = (
        "If a Forward you control is put from the field into the Break Zone, remove it from the game instead. "
        "At the end of the turn, play it onto the field."
    )
    table = table_with(text, "backup").field(0, "Probe", PLAIN).hand(0, "Fell").sources(0, fire=1)
    table.play(0, "Fell").resolve_all()
    assert PLAIN not in table.field_names(0)
    table.to("end").resolve_all()
    assert PLAIN in table.field_names(0)


def test_each_is_dealt_damage_by_its_own_power() -> None:
    text = "Choose up to 2 Forwards opponent controls. Deal each of them damage equal to its power minus 1000."
    table = table_with(text, "summon").hand(0, "Probe").sources(0, fire=1)
    table.field(1, PLAIN, "Caravan Guard")  # 6000 and 8000 power
    table.play(0, "Probe", targets=[table.card(PLAIN, 1), table.card("Caravan Guard", 1)]).resolve_all()
    damage = {obj.face.name: obj.damage for obj in table.objects("field", 1)}
    assert damage == {PLAIN: 5000, "Caravan Guard": 7000}
