"""Chapter 10: the Attack Phase. One attack at a time, by one Forward or a party; blocks; damage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbiter.games.fftcg import card_types, reasons
from arbiter.games.fftcg.phases import extra
from arbiter.kernel import events as ev
from arbiter.kernel import setters
from arbiter.kernel.decisions import ChooseObjects, ChooseOption, Divide
from arbiter.kernel.events import Event
from arbiter.kernel.marks import bears, mark_holds
from arbiter.kernel.perform import announce, is_awaited, is_prohibited, perform, turn_all
from arbiter.kernel.playing.paying import choose_payment, feasible
from arbiter.kernel.playing.play import Play
from arbiter.kernel.playing.spending import pay
from arbiter.kernel.processes import run_processes
from arbiter.kernel.state import READY, Combat
from arbiter.kernel.telling import tell
from arbiter.kernel.turn import begin
from arbiter.script.costs import Cost

if TYPE_CHECKING:
    from arbiter.kernel.game import Game
    from arbiter.kernel.rows import Reason
    from arbiter.kernel.state import Obj

STEP: Final = 1000  # 10.1.4.2.1


def prepare(game: Game) -> None:
    begin(game, "attack")  # 10.1.1.1


# ---------------------------------------------------------------- 10.1.2  declaring the attack


def can_attack(game: Game, obj: Obj) -> bool:
    return check_attack(game, obj) is None


def check_attack(game: Game, obj: Obj) -> Reason | None:
    """5.2.3.1.1.2, 10.1.2.1: active, a Forward, here since the turn began or with Haste, and legally able."""
    reason = check_itself(game, obj)
    if reason is not None:
        return reason
    if obj.now.marked("cannot_attack_alone"):
        # 15.1.1.9.1  it attacks in a party or not at all
        return None if any(can_join(game, obj, other) for other in game.field) else reasons.CANNOT_ATTACK
    return None if can_pay(game, [obj], "attack_cost") else reasons.ATTACK_COST


def check_itself(game: Game, obj: Obj) -> Reason | None:
    """The same but for what hangs on others: who attacks with it, and what it costs."""
    now = obj.now
    if not now.type_bits & card_types.FORWARD:
        return reasons.NO_FORWARD
    if obj.turned != READY:
        return reasons.DULL_ATTACKER  # 10.1.2.1.1
    if obj.since > 0 and "haste" not in now.keywords:
        return reasons.NEW_ATTACKER  # 10.1.2.1.1, 15.2.2.2
    if obj.attacks >= attacks_allowed(game, obj):
        return reasons.HAS_ATTACKED  # 10.1.2.1.2
    if bears(game, obj, "cannot_attack"):
        return reasons.CANNOT_ATTACK
    return None


def can_join(game: Game, obj: Obj, other: Obj) -> bool:
    """15.1.1.9.2, 15.1.1.9.3: could the two attack together, if neither minds being alone?"""
    return (
        other is not obj
        and other.controller == obj.controller
        and check_itself(game, other) is None
        and not obj.now.marked("cannot_party")
        and not other.now.marked("cannot_party")
        and share_an_element(game, [obj, other])
        and can_pay(game, [obj, other], "attack_cost")
    )


def attacks_allowed(game: Game, obj: Obj) -> int:
    """Once a turn, unless a text allows more."""
    marks = obj.now.marks
    if marks is None:
        return 1
    allowed = 1
    for name, times in (("attacks_twice", 2), ("attacks_thrice", 3), ("attacks_four_times", 4)):
        if name in marks:
            allowed = max(allowed, times)
    allowed += len(marks.get("attacks_once_more", ()))
    return allowed


def costs_of(obj: Obj, name: str) -> list[Cost]:
    """What must be paid for this object to attack or block."""
    marks = obj.now.marks
    if marks is None:
        return []
    return [mark.mark.cost for mark in marks.get(name, ()) if mark.mark.cost is not None]


def payment_for(game: Game, objs: list[Obj], name: str) -> Play | None:
    """One payment for everything that these objects must pay for."""
    costs = [cost for obj in objs for cost in costs_of(obj, name)]
    if not costs:
        return None
    play = Play("pay", objs[0].controller, objs[0], None)
    play.ability_kind = "pay"
    play.parts = [part for cost in costs for part in cost.parts]
    if name == "attack_cost":
        # 10.1.2.2, 10.1.2.3  attackers are dulled before the cost is paid, so they cannot be dulled for it
        play.spared = frozenset(obj.id for obj in objs if "brave" not in obj.now.keywords)
    return play


def can_pay(game: Game, objs: list[Obj], name: str) -> bool:
    play = payment_for(game, objs, name)
    return play is None or feasible(game, play)


def must_attack(obj: Obj) -> bool:
    """10.1.2.1.3: who has attacked has done so, though it could once more; nobody is compelled to pay a cost."""
    return obj.now.marked("must_attack") and not obj.attacks and not costs_of(obj, "attack_cost")


def declare_attack(game: Game) -> None:
    """10.1.2.1: the turn player declares a Forward, a party, or no attack."""
    state = game.state
    player = state.active
    able: list[Obj] = []
    forced = False
    for obj in game.field:
        if obj.controller == player and can_attack(game, obj):
            able.append(obj)
            # 10.1.2.1.3  the phase does not end before those that must attack have attacked
            forced = forced or must_attack(obj)
    if not able:
        return
    picked = game.ask_many(ChooseObjects(player, able, 1 if forced else 0, 1, "attack"))
    if not picked:
        return
    first = able[picked[0]]
    # 15.1.1.9.3  only those that could attack by themselves may join
    party = [first, *choose_party(game, player, first, [obj for obj in able if obj is not first])]
    # 10.1.2.3  the cost of the declared attackers is locked and paid
    play = payment_for(game, party, "attack_cost")
    if play is not None:
        choose_payment(game, play)
        pay(game, play)
    begin_attack(game, player, party)


def choose_party(game: Game, player: int, first: Obj, others: list[Obj]) -> list[Obj]:
    """15.1.1.9.2, 15.1.1.9.4: any number of Forwards that share one Element, and can all pay what they must."""
    if not others or first.now.marked("cannot_party"):
        return []
    others = [obj for obj in others if not obj.now.marked("cannot_party")]
    for obj in (first, *others):
        if obj.now.marked("party_any_colour") or costs_of(obj, "attack_cost"):
            return choose_party_singly(game, player, first, others)
    colours = tuple(c for c in sorted(first.now.colours) if any(c in obj.now.colours for obj in others))
    if not colours:
        return []
    colour = colours[0]
    if len(colours) > 1:  # who has to answer everything is not asked which of one
        colour = colours[game.ask_one(ChooseOption(player, colours, "party element", first.id))]
    partners = [obj for obj in others if colour in obj.now.colours]
    least = least_partners(first)
    picked = game.ask_many(ChooseObjects(player, partners, least, len(partners), "party", first.id))
    return [partners[i] for i in picked]


def choose_party_singly(game: Game, player: int, first: Obj, others: list[Obj]) -> list[Obj]:
    """One after the other, where texts say who may join whom or what an attack costs."""
    party = [first]
    while True:
        partners = [
            obj
            for obj in others
            if obj not in party
            and share_an_element(game, [*party, obj])
            and can_pay(game, [*party, obj], "attack_cost")
        ]
        if not partners:
            break
        least = 0 if party[1:] else least_partners(first)
        picked = game.ask_many(ChooseObjects(player, partners, least, 1, "party", first.id))
        if not picked:
            break
        party.append(partners[picked[0]])
    return party[1:]


def least_partners(first: Obj) -> int:
    """10.1.2.1.2: who cannot attack alone attacks with somebody."""
    return 1 if first.now.marked("cannot_attack_alone") else 0


def share_an_element(game: Game, party: list[Obj]) -> bool:
    """All those that are not free to join the others whatever their Element have one in common."""
    bound = [obj.now.colours for obj in party if not joins_anyone(game, obj, party)]
    return not bound or bool(frozenset.intersection(*bound))


def joins_anyone(game: Game, obj: Obj, party: list[Obj]) -> bool:
    """A text lets it join Forwards of any Element: all, or only those that the text names."""
    marks = obj.now.marks
    if marks is None:
        return False
    return any(
        all(mark_holds(game, obj, mark, other) for other in party if other is not obj)
        for mark in marks.get("party_any_colour", ())
    )


def begin_attack(game: Game, player: int, party: list[Obj]) -> None:
    tell(game, "attacks", player, *party, whom=game.after(player))
    # 10.1.2.2, 15.2.1.2  attackers are dulled, except those with Brave
    turn_all(game, ev.RESTS, [obj for obj in party if "brave" not in obj.now.keywords], player, "attack")
    combat = Combat()
    combat.attackers = tuple([obj.id for obj in party])  # 10.1.2.4
    combat.party = len(party) > 1  # 15.1.1.9.1
    setters.begin_attack(game, party, combat)
    # 10.1.2.5  abilities triggered by attacking; a party attacks at once, which "1 or more" hears once (11.8.6)
    if is_awaited(game, ev.ATTACKS):
        perform(game, [Event(ev.ATTACKS, obj, player, 1, None, player, flag=combat.party) for obj in party])
    if combat.party:
        event = Event(ev.PARTY, None, player, len(party), None, player)
        event.members = combat.attackers
        announce(game, event)


def after_declaration(game: Game) -> str:
    """10.1.2.7: with no attack declared the block and damage steps are skipped."""
    combat = game.state.combat
    if combat is None:
        return end_attack_phase(game)
    return "block_declaration"


def end_attack_phase(game: Game) -> str:
    return extra(game, "main2")


# ---------------------------------------------------------------- 10.1.3  declaring a block


def can_block(game: Game, obj: Obj) -> bool:
    return check_block(game, obj) is None


def check_block(game: Game, obj: Obj) -> Reason | None:
    """10.1.3.1.1, 10.1.3.1.2: active, and nothing prevents it from blocking at least one of the attackers."""
    now = obj.now
    if not now.type_bits & card_types.FORWARD:
        return reasons.NO_FORWARD
    if obj.turned != READY:
        return reasons.DULL_BLOCKER
    combat = game.state.combat
    if combat is None:
        return reasons.BLOCK_TIME
    attackers = [each for each in (game.here(id) for id in combat.attackers) if each is not None]
    # 15.1.1.9.6  a party is blocked by whatever can block one of its members
    if not any(may_block(game, obj, attacker) for attacker in attackers):
        return reasons.CANNOT_BLOCK
    return None if can_pay(game, [obj], "block_cost") else reasons.BLOCK_COST


def may_block(game: Game, obj: Obj, attacker: Obj) -> bool:
    return not bears(game, obj, "cannot_block", attacker) and not bears(game, attacker, "cannot_be_blocked", obj)


def must_block(game: Game, obj: Obj) -> bool:
    """Compelled to block, or to block one of these attackers."""
    assert game.state.combat is not None
    attackers = [game.here(id) for id in game.state.combat.attackers]
    return any(
        bears(game, obj, "must_block", attacker) or bears(game, attacker, "must_be_blocked", obj)
        for attacker in attackers
        if attacker is not None
    )


def declare_block(game: Game) -> None:
    """10.1.3.1: the other player may declare one blocker."""
    state = game.state
    combat = state.combat
    assert combat is not None
    player = 1 - state.active
    able: list[Obj] = []
    for obj in game.field:
        if obj.controller == player and can_block(game, obj):
            able.append(obj)
    # 10.1.3.1.3  one of those that must block has to be chosen
    forced = [obj for obj in able if must_block(game, obj) and not costs_of(obj, "block_cost")]
    options = forced or able
    picked = game.ask_many(ChooseObjects(player, options, 1 if forced else 0, 1, "block")) if options else ()
    if not picked:
        if is_awaited(game, ev.UNBLOCKED):
            one = state.active
            perform(game, [Event(ev.UNBLOCKED, game.here(id), one, 1, None, one) for id in combat.attackers])
        return
    blocker = options[picked[0]]
    play = payment_for(game, [blocker], "block_cost")
    if play is not None:
        choose_payment(game, play)
        pay(game, play)
    if game.here(blocker.id) is None or blocker.controller != player:
        return  # 10.1.3.2  it blocks only if it is still controlled by that player
    combat = (state.combat or combat).copy()  # paying may have changed it
    combat.blocker = blocker.id
    combat.blocked = True  # 10.1.3.4  a party is blocked as one
    setters.set_combat(game, combat)
    attackers = [game.here(id) for id in combat.attackers]
    tell(game, "blocks", player, blocker, targets=tuple([obj for obj in attackers if obj is not None]))
    if is_awaited(game, ev.BLOCKS):
        event = Event(ev.BLOCKS, blocker, player, 1, game.here(combat.attackers[0]), player)
        event.members = combat.attackers
        announce(game, event)  # 10.1.3.5
    if is_awaited(game, ev.BLOCKED):
        perform(game, [Event(ev.BLOCKED, game.here(id), state.active, 1, blocker, player) for id in combat.attackers])


# ---------------------------------------------------------------- 10.1.4  damage


def resolve_damage(game: Game) -> None:
    """First Strike damage first, where there is any (15.2.3.2), then the rest."""
    combat = game.state.combat
    assert combat is not None
    if not combat.attackers:
        return
    if not combat.blocked:
        hit_player(game, combat)  # 10.1.4.1
        return
    blocker = game.here(combat.blocker)
    if blocker is None:
        return  # 10.1.3.2.1, 10.1.3.3  blocked, but nothing is left to fight
    attackers = [obj for obj in (game.here(id) for id in combat.attackers) if obj is not None]
    attackers = [obj for obj in attackers if obj.now.type_bits & card_types.FORWARD]
    # 15.1.1.9.7, 15.2.3.4  a party strikes first only if all of it does
    attack_first = bool(attackers) and all("first_strike" in obj.now.keywords for obj in attackers)
    block_first = "first_strike" in blocker.now.keywords
    if attack_first != block_first:
        exchange(game, attackers if attack_first else [], blocker if block_first else None)
        # 15.2.3.3  priority is gained, so rule processes are performed, but nothing may be played and what
        # triggered waits
        run_processes(game)
        exchange(game, [] if attack_first else attackers, None if block_first else blocker)
    else:
        exchange(game, attackers, blocker)


def hit_player(game: Game, combat: Combat) -> None:
    """10.1.4.1: one point, from a single Forward or from a party as one."""
    player = 1 - game.state.active
    attackers = [obj for obj in (game.here(id) for id in combat.attackers) if obj is not None]
    # Only a Forward deals it: what has stopped being one does not, nor (as 15.1.1.9.8 has it of blockers) who cannot.
    able = [obj for obj in attackers if obj.now.type_bits & card_types.FORWARD]
    able = [obj for obj in able if not is_prohibited(game, hit_on_player(obj, player))]
    if able:
        event = hit_on_player(able[0], player)
        event.members = tuple([obj.id for obj in able])
        perform(game, [event])


def hit_on_player(source: Obj, player: int) -> Event:
    return Event(ev.HURTS, None, player, 1, source, source.controller, "battle")


def exchange(game: Game, attackers: list[Obj], blocker: Obj | None) -> None:
    """10.1.4.2: each deals damage equal to its power; a blocker divides its damage among a party (10.1.4.2.1)."""
    combat = game.state.combat
    assert combat is not None
    events: list[Event] = []
    target = game.here(combat.blocker)
    if target is not None:
        striking = [obj for obj in attackers if not obj.gone and obj.id in combat.attackers]
        events += party_damage(game, striking, target)
    if blocker is not None and not blocker.gone and blocker.id == combat.blocker:
        enemies = [obj for obj in (game.here(id) for id in combat.attackers) if obj is not None]
        if len(enemies) > 1:
            whole = power_in_battle(blocker) // STEP
            shares = game.ask_many(Divide(blocker.controller, enemies, whole, STEP, "battle damage", blocker.id, 0))
            for obj, share in zip(enemies, shares, strict=True):
                events += battle_damage(blocker, obj, share * STEP)
        elif enemies:
            events += battle_damage(blocker, enemies[0], power_in_battle(blocker))
    perform(game, events)


def party_damage(game: Game, attackers: list[Obj], target: Obj) -> list[Event]:
    """15.1.1.9.1, 15.1.1.9.8: each member is asked whether it may deal damage; what they deal is one damage."""
    able = [obj for obj in attackers if not is_prohibited(game, hit(obj, target, power_in_battle(obj)))]
    if not able:
        return []
    total = sum(power_in_battle(obj) for obj in able)
    event = hit(able[0], target, total)
    if len(attackers) > 1:
        event.members = tuple([obj.id for obj in able])
        # Who could not deal damage has dealt none, and counts as having broken the blocker all the same.
        event.beside = tuple([obj.id for obj in attackers if obj not in able])
    return [event]


def power_in_battle(obj: Obj) -> int:
    return obj.now.power  # 5.2.6.1; 12.4.4  nobody without power is there to fight


def battle_damage(source: Obj, target: Obj, amount: int) -> list[Event]:
    return [hit(source, target, amount)] if amount > 0 else []


def hit(source: Obj, target: Obj, amount: int) -> Event:
    return Event(ev.DAMAGES, target, target.controller, amount, source, source.controller, "battle")


def after_damage(game: Game) -> str:
    """10.1.4.5, 15.1.1.9.9, 10.1.4.6: the party disbands; the turn player may declare another attack."""
    setters.set_combat(game, None)
    return "attack_declaration"
