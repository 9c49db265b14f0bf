"""Sentences in the game's templating, written for cards that do not exist."""

from __future__ import annotations

CHARACTER = (
    "Brave",
    "When Salt Road Warden enters the field, choose 1 Forward opponent controls. Deal it 4000 damage.",
    "When Salt Road Warden enters the field or attacks, draw 1 card, then discard 1 card.",
    "When Salt Road Warden attacks, Salt Road Warden gains +2000 power until the end of the turn.",
    "When Salt Road Warden is put from the field into the Break Zone, "
    "you may search for 1 ‹Job Ferryman› and add it to your hand.",
    "When a Water Forward enters your field, choose 1 Character. Dull it and Freeze it.",
    "When Salt Road Warden is blocked by a Forward of cost 2 or less, break it.",
    "When Salt Road Warden deals damage to a Forward, break it.",
    "When Salt Road Warden is chosen by your opponent's Summons or abilities, you may pay {1}. "
    "When you do so, draw 1 card.",
    "When your opponent casts a Summon, your opponent discards 1 card. This effect will trigger only once per turn.",
    "At the end of each of your turns, if you control 3 or more ‹Category TIDE› Characters, draw 1 card.",
    "[EX BURST] When Salt Road Warden enters the field, reveal the top 5 cards of your deck. "
    "Add 1 Fire card among them to your hand and return the other cards to the bottom of your deck in any order.",
    "{Earth}{1}{Dull}, put Salt Road Warden into the Break Zone: Choose 1 Forward of cost 4 or less. Break it. "
    "You can only use this ability during your turn and only once per turn.",
    "«Long Tide» {S}{Water}: Choose up to 2 Forwards opponent controls. Return them to their owners' hands.",
    "Discard 1 Fire card: Until the end of the turn, Salt Road Warden gains +1000 power and Haste.",
    "{2}: Until the end of the turn, Salt Road Warden also becomes a Forward with 8000 power.",
    "Remove 1 Salt Counter from Salt Road Warden: Choose 1 Forward. It loses 3000 power until the end of the turn.",
    "The Earth Forwards other than Salt Road Warden you control gain +1000 power.",
    "If you control 5 or more Backups, Salt Road Warden gains +2000 power and Brave.",
    "During your turn, Salt Road Warden gains First Strike.",
    "Salt Road Warden cannot be chosen by your opponent's Summons.",
    "Salt Road Warden cannot be blocked by a Forward of cost 3 or more.",
    "If Salt Road Warden is dealt damage by your opponent's abilities, reduce the damage by 2000 instead.",
    "The cost required to cast Salt Road Warden is reduced by 1 for each Earth Backup you control.",
    "The cost required to cast your Wind Summons is reduced by 1 (it cannot become 0).",
    "‹Damage 3 --› Salt Road Warden gains +1000 power.",
    "Salt Road Warden cannot attack or block unless you pay {1}.",
    "If you have received 6 points of damage or more, put Salt Road Warden into the Break Zone.",
    "If your opponent doesn't control any Forwards, put Salt Road Warden into the Break Zone.",
    "When Salt Road Warden breaks a Forward opponent controls, draw 1 card.",
    "When a party you control deals damage to your opponent, draw 2 cards.",
    "When a party you control deals damage to a Forward, break it.",
    "When you cast the third card you've cast this turn, draw 1 card.",
    "When Salt Road Warden enters the field, choose 1 Forward opponent controls. "
    "Remove it from the game for as long as Salt Road Warden is on the field.",
    "When Salt Road Warden enters the field due to your Summons or abilities, draw 1 card.",
    "Your opponent cannot play Forwards onto the field due to Summons or abilities.",
    "Your opponent can only cast up to 2 cards per turn.",
    "If a Forward you control is put from the field into the Break Zone, remove it from the game instead. "
    "At the end of the turn, play it onto the field.",
    "The cost required to use Salt Road Warden's action abilities is reduced by 1 for each Forward you control.",
    "The cost required to use Salt Road Warden's special abilities is reduced by 2.",
    "For each Earth Backup you control, Salt Road Warden gains +1000 power.",
    "{Wind}{1}: Look at the top card of your deck. You may place the card at the bottom of your deck.",
    "{2}: There is an additional Attack Phase after this phase.",
    "When Salt Road Warden, a ‹Job Ferryman› or a Water Backup enters your field, draw 1 card.",
    "Salt Road Warden cannot be chosen by Fire Summons or Fire abilities.",
    "If you have a total of 7 or more Summons in your Break Zone and/or Summons you own removed from the game, "
    "Salt Road Warden gains Haste.",
    "If you have cast a ‹Job Ferryman› this turn, the cost required to cast Salt Road Warden is reduced by 3.",
    "If a Forward you control is dealt 1000 damage, the damage becomes 0 instead.",
    "You can only pay with Earth CP to cast Salt Road Warden.",
    "You can have any number of Salt Road Warden in your deck.",
    "When Salt Road Warden or a ‹Job Ferryman› enters your field, gain {C}.",
    "‹Warp 2 --› {Earth}{1}",
    "‹Limit Break -- 2›",
    "When Salt Road Warden enters the field, choose 1 Forward. "
    'It gains "This Forward cannot block." until the end of the turn.',
    "When Salt Road Warden enters the field, choose 1 Forward. Deal it 3000 damage. If you control a ‹Job Ferryman›, "
    "deal it 7000 damage instead.",
    "When Salt Road Warden enters the field, choose 1 Forward opponent controls. "
    "If your opponent doesn't pay {2}, break it.",
    "When Salt Road Warden enters the field, select 1 of the 2 following actions.\n"
    '"Choose 1 Forward. Deal it 5000 damage."\n'
    '"Draw 1 card."',
)

SUMMON = (
    "Choose 1 Forward you control and 1 Forward opponent controls. "
    "The former deals damage equal to its power to the latter.",
    "[EX BURST] Choose 1 Forward. Deal it 6000 damage and 1000 more damage for each ‹Job Ferryman› you control.",
    "Choose 1 Summon. Cancel its effect.",
    "Choose 1 Summon that is choosing a Forward you control. Cancel its effect.",
    "During this turn, your opponent cannot search.",
    "Choose up to the same number of Forwards as ‹Job Ferryman› in your Break Zone and/or "
    "‹Job Ferryman› you own removed from the game. Dull them.",
    "Reveal the top card of your opponent's deck. If it is a Forward, draw 1 card.",
    "Choose 1 Forward you control. Give control of it to your opponent.",
    "Choose 1 Forward. Deal it damage equal to half of its power (round up to the nearest 1000).",
    "Choose up to 2 Forwards with a total cost of 5 or less in your Break Zone. Add them to your hand.",
    "Choose 1 Forward and up to 1 other Forward. Dull them.",
    "All the Ice Forwards you control gain Brave until the end of the turn.",
    "Deal 3000 damage to all the Forwards opponent controls. Draw 1 card.",
    "Your opponent selects 1 Backup they control. Put it into the Break Zone.",
    "Choose 1 Forward in your Break Zone. Play it onto the field dull. At the end of the turn, break it.",
    "Divide all the Forwards opponent controls into 2 groups. Your opponent selects 1 group among them. "
    "Put all the Forwards of the other group into the Break Zone.",
    "Choose up to 2 Forwards. Deal each of them damage equal to its power minus 1000.",
    "Remove the top card of your deck from the game. You can cast it this turn. "
    "The cost required to cast it is reduced by 2 (it cannot become 0).",
    "Choose 1 Summon in your Break Zone. You may cast it without paying the cost. If you cast it, "
    "remove that Summon from the game after use instead of putting it in the Break Zone.",
    "Your opponent reveals their hand. Select 1 Summon from their hand. Your opponent discards this card.",
    "Turn over one card at a time from the top of your deck until a Fire card is revealed. Add it to your hand. "
    "Then, shuffle the other cards revealed and return them to the bottom of your deck.",
    "Choose 1 Forward. During this turn, the next damage dealt to it becomes 0 instead.",
)

ALL = tuple((text, "forward") for text in CHARACTER) + tuple((text, "summon") for text in SUMMON)
