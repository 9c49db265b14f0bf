"""For every kind of statement that the grammar can produce a position in which it matters: what is looked at there is
another with the text than without it. A kind without a position is one that nobody has seen do anything."""

from __future__ import annotations

from typing import NamedTuple

from arbiter.kernel.traits import Face
from tests.games.fow.looks import (
    Look,
    arrives,
    attacks,
    attacks_player,
    attacks_recovered,
    attacks_rested,
    begins,
    blocks,
    blocks_rested,
    board,
    by_opponent,
    calls,
    calls_rested,
    can_play,
    can_use,
    cancelled,
    chased,
    convokes,
    costs_to_move,
    counted,
    deck_of,
    dies,
    discards,
    draws,
    draws_own,
    enter_then,
    extra,
    fights,
    firm,
    flies_by_runes,
    from_graveyard,
    gains_life,
    inherits,
    is_attacked,
    is_blocked,
    is_like,
    judges,
    listed,
    lives,
    open_hand,
    orders,
    own,
    played,
    raised,
    recovers,
    restricted,
    searches,
    started,
    taxed,
    top_of_deck,
    treated,
    wakes,
    weather,
)
from tests.games.fow.looks_of_turns import (
    after_a_round,
    arts,
    calls_again,
    contracts,
    is_heard_entering,
    is_passed_over,
    keeps,
    keeps_hearts,
    mans_gates,
    newcomer_attacks,
    once_played,
    outlives,
    tires_attacking,
    tires_blocking,
    transcends,
    wounds,
)
from tests.games.fow.printed import broken, resonators
from tests.games.fow.tables import table
from tests.games.fow.written import resonator, written

GUST = resonator("Gust", "Other resonators you control gain [Flying].", size=(100, 100))
MOLE = resonator("Mole", size=(100, 100))


class Position(NamedTuple):
    kind: str
    text: str
    look: Look  # given the card with the text, and given the same card without it
    type: str = "Regalia"
    cost: str | None = "{0}"


LORD = "Ruler"
FOR_THE_TURN = 'As long as your J-ruler is "Queen", you pay {{1}} {} to play its God\'s Art abilities this turn.'
POSITIONS: tuple[Position, ...] = (
    Position("As game starts", "As the game starts, you gain 100 life.", begins, LORD),
    Position("BecomeType", "This card also becomes a resonator with 500 ATK.", own),
    Position("AddAbility", 'Humans you control gain "{0}: You gain 100 life."', is_like("Human")),
    Position("AddKeyword", "Humans you control gain [Pierce].", is_like("Human")),
    Position("AddOption", 'Lists of effects of regalia you control have the option "You gain 500 life."', listed),
    Position("AddStat guard", "Humans you control gain [+0/+200].", is_like("Human")),
    Position("AddStat power", "Humans you control gain [+200/+0].", is_like("Human")),
    Position("AddWord kind", "This card gains Human in addition to its other races.", own),
    Position("AddWord name", 'This card has "Somebody" in addition to its other names.', own),
    Position("AddWord type", "This card is also a resonator.", own),
    Position("Affects", "Humans you control gain [+200/+0].", is_like("Human")),
    Position("AlternativeCost", "You may play this card without paying its cost.", restricted, cost="{3}"),
    Position(
        "As enters",
        "As this card enters the field, you gain 100 life.",
        lambda rule: table(rule).hand(0, "Rule").play(0, "Rule").resolve().resource(0, "life"),
    ),
    Position("As judgment", "As you do judgment of this card, you gain 100 life.", started),
    Position(
        "CannotGain",
        "Resonators you control cannot gain [Flying].",
        lambda rule: table(rule, GUST, MOLE).field(0, "Rule", "Gust", "Mole").has("Mole", "flying"),
    ),
    Position(
        "ChangeDamage DealsDamage",
        "If damage would be dealt to a resonator you control, prevent 200 of it.",
        played("Burn"),
    ),
    Position("CostChange of cards: less", "You pay {1} less to play Humans.", can_play("Two", 1)),
    Position("CostChange of cards: more", "You pay {1} more to play Humans.", can_play("Two", 2)),
    Position(
        "CostChange of any: set",
        "The will activation cost of activate abilities of resonators becomes {1}.",
        can_use("Payer", 1),
    ),
    Position("CostChange of convoke: less", "You pay {1} less to play [Convoke] abilities.", convokes(1)),
    Position("CostChange of convoke: more", "You pay {1} more to play [Convoke] abilities.", convokes(2)),
    Position("CostChange of judgment: less", "You pay {1} less to play [Judgment] abilities.", judges(2)),
    Position("CostChange of judgment: more", "You pay {1} more to play [Judgment] abilities.", judges(3)),
    Position(
        "CostChange of named:Inheritance: less",
        "You pay {1} less to play [Inheritance] abilities of Humans.",
        inherits(0),
    ),
    Position(
        "CostChange of named:Inheritance: more",
        "You pay {1} more to play [Inheritance] abilities of Humans.",
        inherits(1),
    ),
    Position(
        "CostChange of revolution_order: less", "You pay {1} less to play [Revolution Order] abilities.", orders(0)
    ),
    Position(
        "CostChange of revolution_order: more", "You pay {1} more to play [Revolution Order] abilities.", orders(1)
    ),
    Position("EntersWith counters", "Resonators enter the field with two [+100/+100] counters on them.", arrives),
    Position("EntersWith rested", "Resonators enter the field rested.", arrives),
    Position("ExtraCost optional", "As an additional cost to play this card, you may pay {1}.", extra(1)),
    Position("ExtraCost required", "As an additional cost to play this card, pay {1}.", extra(0)),
    Position("Forbid AnyPattern", "You cannot play Humans onto the field due to spells or abilities.", raised),
    Position("Forbid Draws", "Players cannot draw cards.", draws),
    Position("Forbid GainsResource", "Players cannot gain life.", gains_life),
    Position("Forbid Moves", "Players cannot move cards from their hand to another zone as a cost.", costs_to_move),
    Position("Forbid Searches", "You cannot search.", searches),
    Position("ForbidChoose", "Humans you control cannot be targeted.", can_play("Burn", 0, "Human")),
    Position("ForbidPlay action", "Players cannot play activate abilities of resonators.", can_use("Singer")),
    Position(
        "ForbidPlay asks:<=",
        "Players cannot play activate abilities with a will activation cost of two or less.",
        can_use("Payer", 2),
    ),
    Position(
        "ForbidPlay asks:>=",
        "Players cannot play activate abilities with a will activation cost of two or more.",
        can_use("Payer", 2),
    ),
    *(
        Position(
            f"ForbidPlay asks:{colour}",
            f"Players cannot play activate abilities with a {colour} will activation cost.",
            lambda rule, symbol=symbol, colour=colour: (
                table(resonator("Asker", f"{{{symbol}}}: You gain 100 life."), rule)
                .field(0, "Asker", "Rule", f"{colour} stone")
                .can("use", 0, "Asker")
            ),
        )
        for symbol, colour in (("W", "light"), ("R", "fire"), ("U", "water"), ("G", "wind"), ("B", "darkness"))
    ),
    Position(
        "ForbidPlay asks:resources",
        "Players cannot play activate abilities with a will activation cost.",
        can_use("Payer", 2),
    ),
    Position(
        "ForbidPlay asks:rest", "Players cannot play activate abilities with {Rest} in their cost.", can_use("Rester")
    ),
    Position("ForbidPlay contract", "Players cannot play contract processes.", contracts),
    Position("ForbidPlay convoke", "Players cannot play convoke processes.", convokes(2)),
    Position("ForbidPlay call", "Players cannot call magic stones.", lambda rule: board(rule).acts(0, "call")),
    Position("ForbidPlay judgment", "Players cannot play judgment processes.", judges(3)),
    Position("ForbidPlay revolution_order", "Players cannot play [Revolution Order] processes.", orders(1)),
    Position("ForbidPlay transcend", "Players cannot play transcend processes.", transcends),
    Position("ForbidPlay warden", "Players cannot play warden processes.", mans_gates),
    Position("ForbidPlay cast", "Players cannot play Humans.", can_play("Human")),
    Position("ForbidPlay ability", "Play this card or its abilities only if you control a Human.", restricted),
    Position("ForbidPrevent DealsDamage", "Damage cannot be prevented.", firm),
    Position(
        "ForbidPrice",
        "Players cannot play Humans that they would have to pay two or more will for.",
        can_play("Two", 2),
    ),
    Position("LoseAbilities", "Resonators you control lose all abilities.", is_like("Flier")),
    Position("LoseKeyword", "Resonators you control lose [Flying].", is_like("Flier")),
    Position("Mark attack_cost", "This card cannot attack unless you pay {R}.", attacks, "Resonator"),
    Position("Mark blank +100/+100", "[+100/+100] counters on resonators you control become [0/0] counters.", counted),
    Position("Mark block_cost", "This card cannot block unless you pay {R}.", blocks(), "Resonator"),
    Position("Mark calls_without_resting", "Calling a magic stone doesn't cause your J/rulers to rest.", calls),
    Position(
        "Mark calls_rested",
        "You may call a magic stone while the ordered card is rested and calling a magic stone doesn't cause the "
        "ordered card to rest.",
        calls_rested,
    ),
    Position("Mark cannot_attack", "This card cannot attack.", attacks, "Resonator"),
    Position("Mark cannot_attack by some", "This card cannot attack Humans.", attacks_rested, "Resonator"),
    Position("Mark cannot_attack_players", "This card cannot attack your opponent.", attacks_player, "Resonator"),
    Position("Mark cannot_be_attacked", "This card cannot be attacked.", is_attacked, "Resonator"),
    Position("Mark cannot_be_blocked", "This card cannot be blocked.", is_blocked, "Resonator"),
    Position("Mark cannot_be_blocked by some", "This card cannot be blocked by a Human.", is_blocked, "Resonator"),
    Position("Mark cannot_be_cancelled", "This card cannot be canceled.", cancelled, "Resonator"),
    Position("Mark cannot_be_chased", "Players cannot chase to this card.", chased, "Chant"),
    Position("Mark cannot_be_destroyed", "Humans you control cannot be destroyed.", played("Kill")),
    Position("Mark cannot_block", "This card cannot block.", blocks(), "Resonator"),
    Position("Mark cannot_block by some", "This card cannot block a Human.", blocks(), "Resonator"),
    Position("Mark cannot_recover", "This card cannot recover.", wakes, "Resonator"),
    Position(
        "Mark may_attack_recovered", "This card can attack recovered J/resonators.", attacks_recovered, "Resonator"
    ),
    Position(
        "Mark may_attack_recovered by some", "This card can attack recovered Humans.", attacks_recovered, "Resonator"
    ),
    Position(
        "Mark may_block_flying by some", "This card can block J/resonators with [Flying].", blocks("Flier"), "Resonator"
    ),
    Position("Mark must_attack", "This card must attack if able.", attacks, "Resonator"),
    Position("Mark must_attack by some", "This card must attack a Human if able.", attacks_player, "Resonator"),
    Position("Mark may_block_rested", "This card can block while rested.", blocks_rested, "Resonator"),
    Position("Mark must_block", "This card must block if able.", blocks(), "Resonator"),
    Position("Mark must_block by some", "This card must block a Human if able.", blocks(), "Resonator"),
    Position("Mark no_battle_damage", "This card cannot be dealt battle damage.", fights, "Resonator"),
    Position("Mark no_damage", "This card cannot be dealt damage.", lives("Burn"), "Resonator"),
    Position("Mark no_recover", "This card doesn't recover during your recovery phase.", recovers, "Resonator"),
    Position(
        "Mark no_recover_next",
        "[Enter] >>> Target resonator doesn't recover during its controller's next recovery phase.",
        lambda rule: enter_then(rule, lambda t: t.to("main", 1).is_rested("Human")),
    ),
    Position(
        "Mark power_not_lowered",
        "The ATK of Humans cannot be decreased by your opponent's spells or abilities.",
        by_opponent("Wane"),
    ),
    Position(
        "Mark power_not_raised",
        "The ATK of Humans cannot be increased by your opponent's spells or abilities.",
        by_opponent("Grow"),
    ),
    Position("Mark runes", "The number of revealed runes in your rune area is increased by 2.", flies_by_runes("(2)")),
    Position(
        "PayRule any_colour",
        "You may pay the specified cost of Humans with will of any attribute.",
        can_play("Wind", 1),
    ),
    Position("Permit cast", "You may play this card from your graveyard.", from_graveyard, "Resonator"),
    Position("Permit deck_at_least", "You must have at least 60 cards in your deck.", deck_of(), LORD),
    Position("Permit deck_ban", "You cannot have resonators in your deck.", deck_of(main=resonators(40)), LORD),
    Position(
        "Permit deck_copies",
        "You may have any number of copies of this card in your deck.",
        lambda rule: broken(main=[*resonators(40), *[rule] * 6]),
        "Resonator",
    ),
    Position("Permit deck_exactly", "You must have exactly 60 cards in your deck.", deck_of(), LORD),
    Position("Permit deck_limit", "You cannot have more than one copy of any card in your deck.", deck_of(), LORD),
    Position(
        "Permit deck_no_maximum",
        "You have no maximum deck size, but must have at least 60 cards in your deck.",
        deck_of(),
        LORD,
    ),
    Position(
        "Permit spared",
        "If an ability or effect your opponent controls would make you pay any amount of will, you pay {0} instead.",
        taxed,
    ),
    Position("Permit hand_shown", "Play with your hand revealed.", open_hand),
    Position("Permit skip:draw", "Skip your draw phase.", after_a_round),
    Position("Permit skip:recovery", "Skip your recovery phase.", after_a_round),
    Position("Permit top_seen", "You may look at the top card of your deck at any time.", top_of_deck),
    Position("Permit top_shown", "Play with the top card of your deck revealed.", top_of_deck),
    Position("PlayOnlyIf", "Play this card only if you control a Human.", restricted, "Resonator"),
    Position(
        "Replace Draws", "If your opponent would draw a card, they lose 100 life and you draw a card instead.", draws
    ),
    Position(
        "Replace Moves",
        "If this card would be put into a graveyard from anywhere, remove it from the game instead.",
        dies,
        "Resonator",
    ),
    Position(
        "SetStat cost", "The cost of Humans is {1} instead of their printed cost in all zones.", can_play("Two", 1)
    ),
    Position("SetStat power", "Humans you control become [100/100].", is_like("Human")),
    Position("SwapNumbers", "[Enter] >>> Swap the ATK and DEF of all resonators you control.", once_played),
    Position("SetStat guard", "Humans you control become [100/100].", is_like("Human")),
    Position("SetWords colour", "This card's attribute becomes light.", own),
    Position("SetWords group", "Your weather is rain.", weather),
    Position("SetWords kind", "Humans you control lose all races.", is_like("Human")),
    Position("SetWords type", "This card becomes a [100/100] resonator.", own),
    Position("SwapKeyword", "[Flying] becomes [Pierce] in all areas.", is_like("Flier")),
    Position(
        "Treat", "For effects of Dragons you control, treat this card as a Beast resonator in all areas.", treated
    ),
    Position("Forbid Discards", "Players cannot discard cards.", discards),
    Position(
        "Replace Draws of some",
        "If you would draw one or more cards, draw that many cards plus one instead.",
        draws_own,
    ),
    Position("AddWord colour", "This card gains fire in addition to its other attributes.", own),
    Position("CostChange of convoke: set", "You may pay {1} to play [Convoke] abilities.", convokes(1)),
    Position("CostChange of judgment: set", "You may pay {1} to do judgment.", judges(1)),
    Position("CostChange of revolution_order: set", "You may pay {0} to play [Revolution Order] abilities.", orders(0)),
    Position("CostChange of special: less", FOR_THE_TURN.format("less"), arts(1), "Chant"),
    Position("CostChange of special: more", FOR_THE_TURN.format("more"), arts(2), "Chant"),
    Position("CostChange of special: set", "You may pay {0} to play God's Art abilities.", arts(0)),
    Position("Mark attacks_at_once", "This card can attack in the turn it is summoned.", newcomer_attacks, "Resonator"),
    Position("Mark cannot_be_attacked by some", "This card cannot be attacked by Humans.", is_attacked, "Resonator"),
    Position(
        "Mark does_not_rest_to_attack", "Attacking doesn't cause this card to rest.", tires_attacking, "Resonator"
    ),
    Position("Mark does_not_rest_to_block", "Blocking doesn't cause this card to rest.", tires_blocking, "Resonator"),
    Position(
        "Mark must_be_chosen",
        "Your opponent must target this card with spells or abilities if able.",
        is_passed_over,
        "Resonator",
    ),
    Position("PayRule as_any", "You may pay the specified cost of Humans with fire will.", can_play("Wind", 1)),
    Position("Permit cannot_lose", "You cannot lose the game.", outlives),
    Position(
        "Permit enters_unheard",
        "Humans entering the field under your opponent's control don't cause their own abilities to trigger.",
        is_heard_entering,
    ),
    Position("Permit hand_size", "Your maximum hand size is increased by 1.", keeps(8)),
    Position("Permit hand_size_less", "Your maximum hand size is decreased by 1.", keeps(7)),
    Position("Permit hand_size_set", "Each player's maximum hand size becomes nine.", keeps(8)),
    Position("Permit no_hand_size", "You have no maximum hand size.", keeps(8)),
    Position("Permit lifebreak_size", "Your maximum lifebreak size is increased by 1.", keeps_hearts(5)),
    Position("Permit lifebreak_size_less", "Your maximum lifebreak size is reduced by 1.", keeps_hearts(4)),
    Position("Permit lifebreak_size_set", "Each player's maximum lifebreak size becomes two.", keeps_hearts(4)),
    Position("Permit more_calls", "You may call an additional magic stone each turn.", calls_again),
    Position(
        "Replace DealsDamage",
        "If a resonator you control would deal damage to a resonator, put a [-100/-100] counter on that resonator "
        "for each 100 damage instead.",
        wounds,
    ),
    Position("Replace GainsResource", "If you would gain life, you lose 100 life instead.", gains_life),
)

BY_KIND = {position.kind: position for position in POSITIONS}


def card(position: Position, text: bool) -> Face:
    """The card of the position, with its text or without."""
    size = (500, 900) if position.type == "Resonator" else None
    return written(
        "Rule",
        position.type,
        *([position.text] if text else []),
        cost=None if position.type == LORD else position.cost,
        size=size,
    )
