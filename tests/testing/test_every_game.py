"""The builder in every game: alternating turns, plain cards, sources, what came when, forced and idle fights."""

from __future__ import annotations

import pytest

from arbiter.kernel.decisions import ChooseOption, Confirm
from arbiter.testing import BadScript, Table, scenario
from arbiter.wording import option_texts, question_text
from tests.games.caster.tables import table as caster
from tests.games.fow.tables import table as fow
from tests.games.fow.test_1300_other_rules import BUD
from tests.games.fow.written import chant, resonator

GAMES = ("fftcg", "fow", "fow5", "gateruler", "caster")


@pytest.mark.parametrize("game", GAMES)
def test_turns_alternate_whoever_has_the_first(game: str) -> None:
    for player in (0, 1):
        table = scenario(game).turn(player)
        for turn in range(1, 4):
            table.next_turn()
            assert table.active == (player + turn) % 2


@pytest.mark.parametrize("game", GAMES)
def test_plain_cards_belong_into_a_deck_and_do_nothing(game: str) -> None:
    table = scenario(game).hand(0, 1)
    obj = table.objects(table.game.rules.zones.hand, 0)[0]
    home = table.game.rules.zones.home
    assert not obj.face.text and (home is None or home(obj.face) == table.game.rules.zones.deck)
    assert "magic_stone" not in obj.now.types


@pytest.mark.parametrize(
    ("game", "colour"),
    [("fftcg", "ice"), ("fow", "wind"), ("fow5", "wind"), ("gateruler", "resource"), ("caster", "luna")],
)
def test_sources_pay_in_every_game(game: str, colour: str) -> None:
    table = scenario(game).sources(0, **{colour: 2})
    first, second = (table.obj(f"{colour.capitalize()} Source {n}", 0) for n in (1, 2))
    assert first.zone == second.zone and first.turned == 0
    again = scenario.load(table.notation())
    assert again.hash() == table.hash()


def test_a_source_is_of_the_type_that_is_asked_for_where_one_is_called_so() -> None:
    table = scenario("gateruler").sources(0, resource=1)
    assert table.obj("Resource Source 1", 0).now.types == {"resource"}


def test_what_stands_there_has_come_before() -> None:
    """After a change of control it is no newcomer for who asks when it came into the field."""
    table = caster().define(
        name="Lure", type="Conjure", cost=0, element="Solis", text="Gain control of target servant."
    )
    table.define(name="Sloth", type="Servant", cost=1, element="Solis", atk=5, text="[Slow Start]", **{"def": 5})
    table.field(1, "Sloth").field(0, "Hound", fresh=True).hand(0, "Lure")
    assert table.obj("Sloth").arrival.turn < table.turn_number == table.obj("Hound").arrival.turn
    table.play(0, "Lure", targets=["Sloth"]).resolve()
    assert table.to("attack_declaration").can("attack", 0, "Sloth")


@pytest.mark.rule("fow", "1181.2")
@pytest.mark.parametrize("fresh", [True, False])
def test_aegis_keeps_off_abilities_of_what_is_fresh(fresh: bool) -> None:
    shy, witch = resonator("Shy", "[Aegis]"), resonator("Witch", "{0}: Deal 100 damage to target resonator.")
    t = fow(shy, witch).field(1, "Shy", "fire 1").field(0, "Witch", fresh=fresh)
    t.use(0, "Witch").expect(kind="objects")
    assert any("Shy" in option for option in t.options()) is not fresh


def test_the_only_attacker_that_must_is_named_all_the_same() -> None:
    def table() -> Table:
        made = scenario("fftcg").define(name="Bull", type="forward", text="Bull must attack once per turn if possible.")
        return made.field(0, "Bull").field(1, "Caravan Guard")

    assert table().attack("Bull").block("Caravan Guard").step == "block_declaration"
    late = table().to("attack_declaration")  # nobody was asked: there was no choice
    assert late.attack("Bull").no_block().step == "block_declaration"
    with pytest.raises(BadScript, match="not among the options"):
        table().attack("Kiln Apprentice")


def test_the_only_blocker_that_must_cannot_be_left_out() -> None:
    made = fow(resonator("Wall", "This card must block if able.")).field(0, "fire 1").field(1, "Wall").attack("fire 1")
    with pytest.raises(BadScript):
        made.no_block()


@pytest.mark.parametrize("game", ["fftcg", "fow", "fow5"])
def test_nobody_blocks_where_nobody_could(game: str) -> None:
    made = scenario(game).field(0, 1)
    name = made.field_names(0)[0]
    made.attack(name).no_block()
    assert made.step == "block_declaration" and made.asked is not None


def test_to_stays_in_the_turn_unless_it_is_asked_for() -> None:
    table = scenario("fftcg").turn(0, "main2")
    with pytest.raises(BadScript, match=r"in this turn .* later=True"):
        table.to("main1")
    assert table.step == "main2" and table.turn_number == 3
    assert table.to("main1", later=True).turn_number == 4
    assert table.to("main1", 0).turn_number == 5


def test_can_names_the_ability() -> None:
    text = "{0}: Draw 1 card.\n{C}: Choose 1 Forward. Dull it."
    table = scenario("fftcg").define(name="Sage", type="backup", text=text).field(0, "Sage")
    assert table.can("use", 0, "Sage", "draw") and not table.can("use", 0, "Sage", "dull")
    assert table.can("use", 0, "Sage", 0) and not table.can("use", 0, "Sage", 1)


def test_an_ability_is_meant_before_what_the_card_can_do_besides() -> None:
    risen: dict[str, object] = {"name": "Queen Risen", "type": ["J-Ruler"], "atk": 800, "def": 800}
    text = "[Judgment] {0}\n{0}: You gain 100 life. Play this ability only once per turn."
    table = scenario("fow").define(name="Queen", type="Ruler", text=text, other=risen).zone(0, "ruler", "Queen")
    table.use(0, "Queen").resolve()
    assert table.resource(0, "life") == 4100 and table.zone_of("Queen") == "ruler"
    table.use(0, "Queen").resolve()  # nothing else is left to use
    assert table.is_on_field("Queen Risen")


def test_numbers_and_what_was_produced() -> None:
    table = caster().field(0, "Hound", "ada1").by_hand(0)
    assert table.power("Hound") == 1500 and table.guard("Hound") == 1000 and table.pool(0) == []
    table.use(0, "ada1")
    assert table.pool(0) == ["solis"]


# ---------------------------------------------------------------- options that read alike


@pytest.mark.rule("fow", "903.2b")
def test_both_faces_of_a_shift_card_read_differently() -> None:
    t = fow(BUD, stones=3).hand(0, "Bud")
    ours = [option for option in t.options() if "Bud" in option]
    shown = [text for text in option_texts(t.game, t.match.question) if "Bud" in text] if t.match.question else []
    assert len(set(ours)) == len(ours) == len(set(shown)) == 2 and "cast Bud (1) as Bloom" in shown
    with pytest.raises(BadScript, match="several ways"):
        t.play(0, "Bud")
    assert t.play(0, "Bud", how="as Bloom").resolve().power("Bloom") == 900
    usual = fow(BUD, stones=3).hand(0, "Bud").play(0, "Bud", how="").resolve()
    assert usual.power("Bud") == 200


def test_alternative_costs_say_what_is_paid() -> None:
    cost = "instead of paying the CP cost to cast Deal."
    text = f"You can put 1 Forward you control into the Break Zone {cost} You can discard 2 cards {cost}"
    table = scenario("fftcg").define(name="Deal", type="backup", element=["fire"], cost=2, text=text)
    table.sources(0, fire=2).field(0, "Kiln Apprentice").hand(0, "Deal", 2).play(0, "Deal")
    words = table.options()
    assert len(set(words)) == len(words) == 3 and words[0] == "the usual cost"
    assert [word for word in words if "another cost: " in word and word.endswith(("1", "2"))] == words[1:]


def test_extra_costs_say_what_is_paid() -> None:
    text = "If you cast Deal, you may pay an extra {1}. If you cast Deal, you may discard 1 card as an extra cost."
    table = scenario("fftcg").define(name="Deal", type="backup", element=["fire"], cost=2, text=text)
    table.sources(0, fire=3).hand(0, "Deal").play(0, "Deal")
    assert table.match.question is not None
    assert question_text(table.game, table.match.question) == "Deal: pay the additional cost? (1)"


@pytest.mark.rule("fow", "1110.1", "1110.2")
def test_two_awakenings_for_the_same_cost_say_which_of_them_is_asked_for() -> None:
    storm = chant("Storm", "[Awakening] {1}: You gain 500 life.", "[Awakening] {1}: Draw a card.")
    t = fow(storm, stones=2).hand(0, "Storm").play(0, "Storm")
    asked = []
    while isinstance(t.match.question, Confirm):
        asked.append((question_text(t.game, t.match.question), t.explain()))
        t.yes()
    words, explained = zip(*asked, strict=True)
    assert len(set(words)) == len(set(explained)) == 2
    assert words[0] == "Storm: pay the additional cost? (1; number 1 of 2)"


def test_options_that_would_read_alike_are_numbered() -> None:
    assert ChooseOption(0, ("a", "b", "a"), "x").options == ("a (1 of 2)", "b", "a (2 of 2)")


def test_a_keyword_that_is_another_cost_is_no_way_of_playing() -> None:
    reaver: dict[str, object] = {"name": "Reaver", "type": "Resonator", "cost": "{R}{R}{2}", "text": "[Raid] {R}"}
    t = scenario("fow").define(**reaver).sources(0, fire=1).hand(0, "Reaver")
    with pytest.raises(BadScript, match="another cost is extra="):
        t.play(0, "Reaver", how="by [Raid]")
    assert t.play(0, "Reaver", extra=True).resolve().has("Reaver", "Swiftness")
