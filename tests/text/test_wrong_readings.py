"""Sentences that were once read as something else: what they mean now, and what happens when they are played."""

from __future__ import annotations

import pytest

from arbiter.games.caster.language import LANGUAGE as CASTER
from arbiter.games.fftcg.language import LANGUAGE
from arbiter.games.fow.language import LANGUAGE as FOW
from arbiter.games.registry import entry
from arbiter.script.abilities import Ability, Activated, Spell, Triggered
from arbiter.script.base import Quality
from arbiter.script.effects import Choose, Deal, DealPlayer, Draw, If, Instead, May, Modes, Pick, Shuffle
from arbiter.script.nouns import OPPONENT, YOU, AnyOf, Bound, ControlledBy, Granter, Group, In, Is
from arbiter.script.statements import AddAbility
from arbiter.script.walk import walk
from arbiter.testing import BadScenario, Table, scenario
from arbiter.text.compiler import compile_text, print_abilities
from arbiter.text.deletion import meaning
from arbiter.text.errors import TextError
from arbiter.text.language import Language
from arbiter.wording import option_texts

NAME = "Salt Road Warden"
GAMES = ("fftcg", "fow", "fow5", "caster")  # whose texts ask for a phase by any of its names
PLAIN = "Kiln Apprentice"  # a Fire Forward of cost 2 with 6000 power


def read(text: str, kind: str = "summon") -> tuple[Ability, ...]:
    return compile_text(LANGUAGE, NAME, kind, text)


def read_fow(text: str, kind: str = "chant") -> tuple[Ability, ...]:
    return compile_text(FOW, NAME, kind, text)


def stage(text: str, kind: str = "summon", **more: object) -> Table:
    """Player 0 holds the Probe with this text; Nothing does nothing worth mentioning."""
    fire: dict[str, object] = {"element": ["fire"], "cost": 1}
    made = scenario("fftcg").define(name="Probe", type=kind, text=text, **{**fire, **more})
    return made.define(name="Nothing", type="summon", text="Gain {C}.", **fire)


# ---------------------------------------------------------------- "instead"


def test_instead_replaces_the_sentence_that_does_the_same_thing() -> None:
    text = (
        "Choose 1 Forward opponent controls. Deal it 2000 damage. It cannot block this turn. "
        "If you control a ‹Job Warden›, deal it 4000 damage instead."
    )
    (spell,) = read(text)
    assert isinstance(spell, Spell)
    first, instead, block = spell.effects
    assert isinstance(first, Choose) and isinstance(instead, Instead) and not isinstance(block, Instead)
    table = stage(text).define(name="Guard", type="backup", job="Warden", element=["fire"], cost=1)
    table.hand(0, "Probe").sources(0, fire=1).field(0, "Guard").field(1, PLAIN)
    table.play(0, "Probe").resolve()
    assert table.damage_on(PLAIN) == 4000


def test_instead_that_fits_no_sentence_better_is_declined() -> None:
    with pytest.raises(TextError, match="either of two sentences"):
        read(
            "Choose 1 Forward. Dull it. Draw 1 card. "
            "If you control a ‹Job Warden›, return it to its owner's hand instead."
        )


def test_instead_right_behind_its_sentence_may_do_something_else() -> None:
    (spell,) = read("Choose 1 Forward. Dull it. If you control a ‹Job Warden›, break it instead.")
    assert isinstance(spell, Spell) and isinstance(spell.effects[-1], Instead)


# ---------------------------------------------------------------- groups spoken of again


@pytest.mark.rule("fftcg", "11.12.4.2")
def test_they_are_those_that_were_there_when_the_sentence_before_found_them() -> None:
    text = (
        "Activate all the Forwards you control. "
        "They cannot be chosen by your opponent's Summons or abilities this turn."
    )
    table = stage(text).define(name="Poke", type="summon", element=["fire"], cost=1, text="Choose 1 Forward. Dull it.")
    table.define(name="Late", type="forward", element=["fire"], cost=1, power=1000)
    table.hand(0, "Probe", "Late").sources(0, fire=2).field(0, PLAIN).hand(1, "Poke").sources(1, fire=1)
    table.play(0, "Probe").resolve().play(0, "Late")
    table.passes(0)
    table.play(1, "Poke").resolve()
    assert table.is_rested("Late") and not table.is_rested(PLAIN)


# ---------------------------------------------------------------- a card and its namesakes


def test_two_cards_of_which_one_may_be_in_play_are_not_cast_from_the_hand_either() -> None:
    text = "You cannot play Probe or ‹Card Name Kiln Apprentice› while already in control of either Character."
    table = stage(text, "forward", power=1000).hand(0, "Probe").sources(0, fire=1).field(0, PLAIN)
    assert not table.can("play", 0, "Probe")
    free = stage(text, "forward", power=1000).hand(0, "Probe").sources(0, fire=1)
    assert free.can("play", 0, "Probe")


@pytest.mark.parametrize(
    ("here", "fallen", "comes"), [("Probe", PLAIN, False), (PLAIN, "Probe", False), ("Nobody", "Probe", True)]
)
def test_two_cards_of_which_one_may_be_in_play_are_not_played_by_an_effect_either(
    here: str, fallen: str, comes: bool
) -> None:
    text = "You cannot play Probe or ‹Card Name Kiln Apprentice› while already in control of either Character."
    assert print_abilities(LANGUAGE, "Probe", compile_text(LANGUAGE, "Probe", "forward", text)) == text
    table = stage(text, "forward", power=1000).define(
        name="Nobody", type="forward", element=["fire"], cost=1, power=1000
    )
    table.define(
        name="Call",
        type="summon",
        element=["fire"],
        cost=1,
        text="Choose 1 Forward in your Break Zone. Play it onto the field.",
    )
    table.field(0, here).zone(0, "break", fallen).hand(0, "Call").sources(0, fire=1).play(0, "Call").resolve()
    assert (table.zone_of(table.card(fallen, 0)) == "field") is comes


# ---------------------------------------------------------------- a card that its own text has moved


def test_a_card_that_its_text_removed_comes_back_by_that_text() -> None:
    text = "{0}: Remove Probe from the game. At the end of the turn, play it onto the field."
    table = stage(text, "forward", power=1000).field(0, "Probe")
    table.use(0, "Probe").resolve()
    assert table.field_names(0) == []
    table.next_turn()
    assert table.field_names(0) == ["Probe"]


# ---------------------------------------------------------------- costs that name a place


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Remove Salt Road Warden in your hand from the game: Draw 1 card.", "hand"),
        ("{1}, remove Salt Road Warden in your Break Zone from the game: Draw 1 card.", "break"),
    ],
)
def test_a_cost_that_names_a_place_is_paid_there_and_only_there(text: str, zone: str) -> None:
    (ability,) = read(text, "forward")
    assert isinstance(ability, Activated) and ability.zones == (zone,)


def test_a_cost_and_a_limit_that_name_two_places_are_declined() -> None:
    with pytest.raises(TextError):
        read(
            "Remove Salt Road Warden in your hand from the game: Draw 1 card. "
            "You can only use this ability if Salt Road Warden is in the Break Zone.",
            "forward",
        )


def test_an_ability_paid_for_out_of_the_hand_is_not_there_in_play() -> None:
    text = "Remove Probe in your hand from the game: Gain {C}."
    held = stage(text, "forward", power=1000).hand(0, "Probe")
    held.use(0, "Probe").resolve()
    assert held.resource(0, "crystal") == 1
    played = stage(text, "forward", power=1000).field(0, "Probe")
    assert not played.can("use", 0, "Probe")


def test_in_the_other_games_too() -> None:
    for zone, words in (
        ("hand", "in your hand"),
        ("graveyard", "in your graveyard"),
        ("graveyard", "from your graveyard"),
    ):
        (ability,) = read_fow(f"{{1}}, remove this card {words} from the game: Draw a card.", "resonator")
        assert isinstance(ability, Activated) and ability.zones == (zone,)


# ---------------------------------------------------------------- cards that were shown


def test_a_card_is_chosen_out_of_the_hand_that_was_shown() -> None:
    (spell,) = read_fow("Your opponent reveals their hand. Choose a chant. They discard it.")
    assert isinstance(spell, Spell)
    assert [type(effect).__name__ for effect in spell.effects] == ["Reveal", "Pick", "Move"]


def test_the_revealed_card_is_the_one_that_was_picked_and_shown() -> None:
    (spell,) = read_fow(
        "Look at the top five cards of your deck. "
        "You may reveal a resonator from among them and put it into your hand. "
        "If the revealed card is a Vampire, draw a card."
    )
    assert isinstance(spell, Spell)
    pick = next(effect for effect in spell.effects if isinstance(effect, Pick))
    asked = next(effect for effect in spell.effects if isinstance(effect, If))
    assert Bound(pick.slot) in list(walk(asked.condition))


def test_one_of_each_is_not_read_as_one_of_either() -> None:
    with pytest.raises(TextError):
        read_fow(
            "Reveal the top three cards of your deck. "
            "Put a Fairy Tale card and/or a Vampire card from among them into your hand."
        )


def test_who_does_not_search_does_not_shuffle() -> None:
    (spell,) = read_fow(
        "You may search your deck for a resonator, reveal it, and put it into your hand. Then shuffle your deck."
    )
    assert isinstance(spell, Spell)
    (may,) = spell.effects
    assert isinstance(may, May) and isinstance(may.effects[-1], Shuffle)


def test_a_sentence_behind_a_list_in_one_line_is_no_option() -> None:
    (spell,) = read_fow("Choose one: Draw a card; or you gain 200 life. Draw two cards.")
    assert isinstance(spell, Spell)
    modes, after = spell.effects
    assert isinstance(modes, Modes) and [len(option) for option in modes.options] == [1, 1] and isinstance(after, Draw)


# ---------------------------------------------------------------- words for what is offered


def test_a_list_after_when_you_do_so_is_printed_whole() -> None:
    text = (
        "Choose 1 Forward. Dull it. When you do so, select up to 3 of the 3 following actions.\n"
        '"Draw 1 card."\n"Choose 1 Forward. Dull it."\n"Choose 1 Forward. Activate it."'
    )
    abilities = read(text)
    assert print_abilities(LANGUAGE, NAME, abilities) == text
    assert meaning(read(print_abilities(LANGUAGE, NAME, abilities))) == meaning(abilities)


def test_an_ability_that_is_granted_has_its_words() -> None:
    (spell,) = read('Choose 1 Forward. It gains "{1}: Draw 1 card." until the end of the turn.')
    (gained,) = [node for node in walk(spell) if isinstance(node, AddAbility)]
    assert isinstance(gained.ability, Ability) and gained.ability.text == "{1}: Draw 1 card."


def test_modes_are_offered_in_words() -> None:
    made = scenario("fow").define(
        name="Fork",
        type=["chant"],
        attribute=["fire"],
        cost="{R}",
        text="Choose one;\n- Draw a card.\n- You gain 200 life.",
    )
    made.hand(0, "Fork").sources(0, fire=1)
    made.play(0, "Fork").expect(why="modes")
    assert made.question is not None and option_texts(made.game, made.question) == [
        "Draw a card.",
        "You gain 200 life.",
    ]


@pytest.mark.rule("fow", "903.2h")
def test_a_target_that_depends_on_x_is_looked_for_with_every_x() -> None:
    text = "Destroy target resonator with total cost X or less."
    made = scenario("fow").define(name="Axe", type=["chant"], attribute=["fire"], cost="{X}{R}", text=text)
    made.define(name="Ox", type=["resonator"], attribute=["fire"], cost="{1}{R}", atk=200, **{"def": 200})
    made.hand(0, "Axe").sources(0, fire=3).field(1, "Ox")
    assert made.can("play", 0, "Axe")


def test_a_card_that_is_picked_and_shown_is_one_card() -> None:
    (ability,) = read("Reveal 1 Forward from your hand. Play it onto the field.")
    assert isinstance(ability, Spell)
    choice = next(effect for effect in ability.effects if isinstance(effect, Choose))
    assert Bound(choice.slot) in list(walk(ability.effects[-1]))
    assert meaning(read(print_abilities(LANGUAGE, NAME, (ability,)))) == meaning((ability,))


# ---------------------------------------------------------------- "it" after a discard


@pytest.mark.parametrize(("thrown", "drawn"), [(PLAIN, 1), ("Bell", 0)])
def test_after_a_discard_it_is_the_card_that_was_discarded(thrown: str, drawn: int) -> None:
    table = stage("Discard 1 card. If it is a Fire card, draw 1 card.")
    table.define(name="Bell", type="summon", element=["ice"], cost=1, text="Gain {C}.")
    table.hand(0, "Probe", thrown).sources(0, fire=1).play(0, "Probe").resolve()
    assert table.hand_size(0) == drawn


def test_it_is_what_was_chosen_where_something_was() -> None:
    (spell,) = read("Choose 1 Forward. Discard 1 card. If it is a Fire Forward, draw 1 card.")
    assert isinstance(spell, Spell)
    chosen, _, asked = spell.effects
    assert isinstance(chosen, Choose) and isinstance(asked, If)
    assert [node for node in walk(asked.condition) if isinstance(node, Bound)] == [Bound(chosen.slot)]


def test_a_card_that_was_drawn_is_not_asked_about() -> None:
    with pytest.raises(TextError, match="which is not revealed"):
        read("Draw 1 card. If it is a Forward, draw 1 card.")
    with pytest.raises(TextError, match="which is not revealed"):
        read_fow("Draw a card. If it is a resonator, draw a card.")


# ---------------------------------------------------------------- who deals, and whose


def test_what_has_a_granted_ability_deals_its_damage_and_not_the_card_that_granted_it() -> None:
    # 11.11.8  what an ability does is done by the card that is its source
    text = (
        "When Probe enters the field, choose 1 Forward you control. "
        'It gains "When this Forward attacks, choose 1 Forward opponent controls. Deal it 5000 damage." '
        "until the end of the turn."
    )
    table = stage(text, "backup")
    table.define(
        name="Shy",
        type="forward",
        power=9000,
        element=["fire"],
        cost=1,
        text="If Shy is dealt damage by a Forward, the damage becomes 0 instead.",
    )
    table.hand(0, "Probe").sources(0, fire=1).field(0, PLAIN).field(1, "Shy")
    table.play(0, "Probe").resolve_all()
    table.attack(PLAIN).resolve_all()
    assert table.damage_on("Shy") == 0


def test_a_card_that_a_granted_ability_names_deals_the_damage_itself() -> None:
    text = (
        f"When {NAME} enters the field, choose 1 Forward. "
        f'It gains "When this Forward attacks, choose 1 Forward. {NAME} deals 5000 damage to it." '
        "until the end of the turn."
    )
    abilities = read(text, "forward")
    (dealt,) = (node for node in walk(abilities) if isinstance(node, Deal))
    assert dealt.source == Granter() and print_abilities(LANGUAGE, NAME, abilities) == text


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("‹Job Miner Category SALT› Character", "‹Job Miner› ‹Category SALT› Character"),
        ("‹Job Miner or Card Name Digger›", "‹Job Miner› or ‹Card Name Digger›"),
    ],
)
def test_two_terms_in_one_pair_of_brackets_are_two(one: str, other: str) -> None:
    def said(words: str) -> object:
        return meaning(read(f"If you control a {words}, {NAME} gains +3000 power.", "forward"))

    assert said(one) == said(other)


@pytest.mark.parametrize(
    "words", ["all allied Lamps and Moths", "target enemy Lamp or Moth", "all rested enemy Lamps, Moths and Clocks"]
)
def test_whose_the_first_of_several_nouns_is_they_all_are(words: str) -> None:
    (ability,) = compile_text(CASTER, "", "servant", f"[Enter] ⇒ Destroy {words}.")
    assert not [node for node in walk(ability) if isinstance(node, ControlledBy)]
    (group,) = (node for node in walk(ability) if isinstance(node, Group) and node.zones)
    assert group.side in (YOU, OPPONENT)


def test_an_article_begins_a_noun_of_its_own() -> None:
    (ability,) = compile_text(CASTER, "", "servant", "[Enter] ⇒ Destroy target enemy Lamp or an allied Moth.")
    sides = [node.who for node in walk(ability) if isinstance(node, ControlledBy)]
    assert sides == [OPPONENT, YOU]


def test_a_noun_said_once_behind_two_races_is_that_of_both() -> None:
    texts = [f"Destroy all Lamp {word} Moth servants." for word in ("and", "or")]
    both, either = (meaning(compile_text(CASTER, "", "conjure", text)) for text in texts)
    assert both == either


# ---------------------------------------------------------------- "it" beside something that is picked


@pytest.mark.parametrize(
    ("game", "kind", "text"),
    [
        ("fftcg", "summon", "Choose 1 Forward you control. It deals 3000 damage to 1 Forward opponent controls."),
        ("gateruler", "event", "Timing: Instant Action\nChoose 1 allied unit. It deals 2 damage to 1 enemy unit."),
    ],
)
def test_it_deals_damage_to_what_is_picked_and_not_the_picked_one_to_itself(game: str, kind: str, text: str) -> None:
    table = scenario(game).define(name="Probe", type=kind, text=text).hand(0, "Probe")
    programs = table.obj("Probe", 0, "hand").face.traits.programs
    (deal,) = [e for p in programs for e in getattr(p.ability, "effects", ()) if isinstance(e, Deal)]
    assert deal.source != deal.to


def test_a_card_may_be_called_by_a_word_of_the_language() -> None:
    table = scenario("fftcg").define(name="Draw", type="summon", element=["fire"], cost=0, text="Draw 2 cards.")
    assert table.hand(0, "Draw").play(0, "Draw").resolve().hand_size(0) == 2
    with pytest.raises(BadScenario, match="not understood"):
        scenario("fftcg").define(name="Draw", type="summon", text="Draw frobs 2 cards.").hand(0, "Draw").begin()


# ---------------------------------------------------------------- where a card is when its ability works


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_that_a_text_can_ask_for_is_one_of_the_turn(game: str) -> None:
    said = {row.make() for row in entry(game).language.table().rows if row.category == "step"}
    turn = entry(game).rules.turn.steps.values()
    known = {word for step in turn for word in (step.name, step.phase, *step.words)}
    assert said and said <= known


def test_an_ability_of_a_card_that_must_lie_in_the_graveyard_works_there() -> None:
    text = "At the end of your turn, if this card is in your graveyard, put it into your hand."
    (ability,) = read_fow(text, "resonator")
    assert isinstance(ability, Triggered) and ability.zones == ("graveyard",)
    fields = {"cost": "{R}{1}", "atk": 400, "def": 600}
    table = scenario("fow").define(name="Probe", type="Resonator", text=text, **fields)
    table.zone(0, "graveyard", "Probe").zone(1, "graveyard", "Probe").to("end_turn_triggers").resolve()
    assert table.hand_names(0) == ["Probe"] and table.hand_names(1) == []


def test_what_is_in_play_is_not_put_there() -> None:
    with pytest.raises(TextError, match="it is in play already"):
        read(f"{{Dull}}: Play {NAME} onto the field.", "forward")
    with pytest.raises(TextError, match="it is in play already"):
        read_fow("{Rest}: Put this card into the field.", "resonator")
    (ability,) = read(f"{{Dull}}, remove {NAME} from the game: Play {NAME} onto the field.", "forward")
    assert isinstance(ability, Activated)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("summon", "Choose up to 2 Forwards of the same cost. Break them."),
        ("summon", "Search for 2 Forwards with the same name and add them to your hand."),
        ("summon", "Your opponent selects 2 Forwards of the same cost they control. Put them into the Break Zone."),
        ("forward", "When Salt Road Warden attacks, if you control 2 or more Forwards of the same cost, draw 1 card."),
        ("backup", "Dull 2 active Forwards of the same cost: Draw 1 card."),
        ("backup", "Discard 2 cards with the same name: Draw 3 cards."),
    ],
)
def test_several_of_the_same_cost_are_not_those_of_this_cards_cost(kind: str, text: str) -> None:
    with pytest.raises(TextError, match="does not say as what"):
        read(text, kind)


def test_the_same_may_be_that_of_what_was_named_before_or_of_this_card_by_name() -> None:
    read("Choose 1 Forward. Search for up to 2 Forwards with the same name and add them to your hand.")
    entering = "When Salt Road Warden enters the field, "
    read(f"{entering}search for 2 cards with the same name as Salt Road Warden and add them to your hand.", "forward")
    read(f"{entering}you may search for 1 card with the same name and add it to your hand.", "forward")


# ---------------------------------------------------------------- said of both


@pytest.mark.parametrize(("language", "one", "other"), [(FOW, "Beast", "Dragon"), (CASTER, "Insect", "Flower")])
@pytest.mark.parametrize("state", ["rested", "recovered"])
def test_how_one_lies_is_said_of_the_other_too_unless_it_has_its_own_article(
    language: Language, one: str, other: str, state: str
) -> None:
    spell = sorted(language.spell_types)[0]

    def aimed_at(text: str) -> Group:
        ability = compile_text(language, NAME, spell, text)[0]
        again = compile_text(language, NAME, spell, print_abilities(language, NAME, (ability,)))[0]
        assert meaning((again,)) == meaning((ability,))
        assert isinstance(ability, Spell) and isinstance(ability.effects[0], Choose)
        return ability.effects[0].group

    both = aimed_at(f"Destroy target {state} {one} or {other}.")
    assert isinstance(both.tests[0], In)
    assert both.tests[1:] == (AnyOf((Is(Quality.KIND, one), Is(Quality.KIND, other))),)
    apart = aimed_at(f"Destroy target {state} {one} or a {other}.")
    assert len(apart.tests) == 1 and apart != both


# ---------------------------------------------------------------- "them"


@pytest.mark.parametrize(
    ("game", "kind", "text"),
    [
        ("fow", "resonator", "Whenever your opponent plays a spell >>> This card deals 200 damage to them."),
        ("fow", "resonator", "Whenever your opponent draws a card >>> This card deals 200 damage to them."),
        ("gateruler", "unit", "When your opponent discards a card, deal 1 damage to them."),
        ("gateruler", "unit", "When your opponent sets a card, deal 1 damage to them."),
        ("gateruler", "unit", "When your opponent is dealt damage, deal 1 damage to them."),
    ],
)
def test_them_behind_one_card_of_a_player_is_the_player(game: str, kind: str, text: str) -> None:
    (ability,) = compile_text(entry(game).language, NAME, kind, text)
    assert isinstance(ability, Triggered)
    assert [type(effect) for effect in ability.effects] == [DealPlayer]
