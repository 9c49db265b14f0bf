"""Everything inside an effect: each draft in a node gives way to what it means at this place.

The binder walks the effects in the order of the text; this is what it does with the nodes within one of them.
"""

from __future__ import annotations

from dataclasses import replace

from arbiter.script.abilities import Ability
from arbiter.script.amounts import NamedNumber, Number, StatOf
from arbiter.script.base import Change, Effect, Op, Pattern, Quality, Role, Test, Thing, Who
from arbiter.script.conditions import Did, Exists
from arbiter.script.costs import MoveSome, RestSome, RevealSome
from arbiter.script.effects import (
    BindThing,
    Choose,
    Deal,
    DealPlayer,
    Delay,
    Destroy,
    ForEachPlayer,
    Freeze,
    GainControl,
    Modify,
    Move,
    Pick,
    PlaceCounters,
    Ready,
    Rest,
    Search,
)
from arbiter.script.nouns import (
    EACH,
    OPPONENT,
    YOU,
    Both,
    Bound,
    ControllerOf,
    EventPlayer,
    EventThing,
    Every,
    Granter,
    Group,
    HostOf,
    IsNamed,
    NamedHere,
    Not,
    OwnerOf,
    Same,
    Self,
    Shares,
    StatIs,
)
from arbiter.script.patterns import (
    ANYTHING,
    AnyPattern,
    Breaks,
    Casts,
    DealsDamage,
    Discards,
    Does,
    Draws,
    IsChosen,
    ReceivesDamage,
)
from arbiter.script.statements import AddAbility, AddWord, Affects, Replace, SetWords
from arbiter.script.walk import walk
from arbiter.text.antecedents import Antecedents, is_about_self
from arbiter.text.draft import (
    NAMED,
    NOTHING_BEFORE,
    UNBOUND,
    ActBy,
    Before,
    DidSo,
    Habits,
    InOrder,
    InsteadOf,
    OfOne,
    Quantity,
    Ref,
    SaidPlayer,
    SoMany,
    Some,
    Their,
    Together,
    WhenDidSo,
)
from arbiter.text.errors import MeaningError
from arbiter.text.nodes import T, changed, field_names, mentions, says, swapped

# What only objects in play can suffer.
SUFFERED = (Rest, Ready, Freeze, Deal, Destroy, Modify, GainControl)

SUBJECT = EventThing(Role.SUBJECT)
THINGS = ("thing", "to", "right", "host", "other")  # the fields of an effect that say what it is done to


OTHERS = Not(Same(Ref("it")))
THEM = Ref("it", True)


class Walker:
    """The state of the reading so far, and the walk over one node."""

    def __init__(
        self, habits: Habits = NAMED, granted: bool = False, to_self: bool = True, before: Before = NOTHING_BEFORE
    ) -> None:
        self.habits = habits
        self.before = before  # what other paragraphs have said of which an effect can speak
        self.past = Antecedents(granted, to_self)
        self.hoisted: list[Choose] = []  # what is picked while playing, wherever in the text it is named
        self.slots = 0
        self.wholes: list[tuple[Every, int]] = []  # groups that are spoken of again, and the slots that hold them
        self.area: str | None = None  # where this card must be for what the text does with it
        self.actor: Who = YOU
        self.each_acts = False  # every player in turn does it: "they" are whoever does it, and that is YOU there
        self.did: int | None = None
        self.counted: Group | None = None
        self.of_one = False  # a condition has spoken of one thing of a player's
        self.spoken: Who | None = None  # the player whom a sentence has named by a card: its controller, its owner
        self.owner: Who | None = None  # whose hand or deck a card was put into: it was called its owner's
        self.opponent_named = False  # the text has spoken of the opponent: "they" can be nobody else
        self.declared: dict[Quality | None, int] = {}  # the slot of the last word of each quality that was named
        self.hand_shown = -1  # the sentence that last showed a hand
        self.receiver_is_self = True
        self.speaks_of_discard = False
        self.speaks_of_done: frozenset[str] = frozenset()
        self.spell = False  # the text is what a card does that never comes into play

    def new_slot(self) -> int:
        self.slots += 1
        return self.slots - 1

    def ability(self, ability: Ability) -> Ability:
        """An ability that the text grants, bound by a reader of its own."""
        raise NotImplementedError

    def _others(self) -> object:
        """ "The other Forwards": than what was spoken of, or else than the card that says so."""
        many = self.past.many
        try:
            return Not(Same(self.meant(Ref("it"))))
        except MeaningError:
            self.past.many = False
            return Not(Same(self.meant(Ref("it"))))
        finally:
            self.past.many = many

    def walk(self, node: T) -> T:
        """The node with every draft in it bound."""
        result = self._walk(node)
        return result  # type: ignore[return-value]

    def _walk(self, node: object) -> object:
        if node == OPPONENT:
            self.opponent_named = True
            return node
        if isinstance(node, Ref):
            return self.meant(node)
        if isinstance(node, Self):
            return Granter() if self.past.granted and not self.past.to_self else node
        if node == OTHERS and not self.spell:
            return self._others()
        if isinstance(node, Their) and self.each_acts:
            return YOU
        if isinstance(node, Their):
            if self.actor == YOU:
                return self._their()
            return self.actor
        if isinstance(node, SaidPlayer):
            return self._said_player()
        if isinstance(node, Deal) and node.to == THEM and not self.past.known and is_players_deed(self.past.pattern):
            node = DealPlayer(node.amount, SaidPlayer(), node.source)  # "When your opponent draws a card, …": one card
        if isinstance(node, Some) and node.target:
            return self._target(node)
        if isinstance(node, DidSo):
            if self.did is None:
                raise MeaningError('"do so" has nothing before it')
            return Did(self.did)
        if isinstance(node, Exists):
            self.counted = node.group
        if isinstance(node, OfOne):
            self.of_one = True
            return self._walk(node.condition)
        if isinstance(node, SoMany):
            if self.counted is None:
                raise MeaningError("no condition before it says what is counted")
            return Exists(self.walk(self.counted), node.low)
        if isinstance(node, Some | Together | InOrder | InsteadOf | WhenDidSo | ActBy):
            raise MeaningError(f"{type(node).__name__} where it cannot be bound")
        if isinstance(node, IsNamed | SetWords | AddWord | NamedNumber) and node.slot == UNBOUND:
            quality = None if isinstance(node, NamedNumber) else node.quality
            if quality in self.declared:
                return replace(node, slot=self.declared[quality])
            if isinstance(node, IsNamed) and self.habits.keeps_names:
                return NamedHere(node.quality)
            raise MeaningError(f"no {'number' if quality is None else quality.value} was named before")
        if isinstance(node, AddAbility):
            inner = type(self)(self.habits, True, self.receiver_is_self or not self.habits.by_name)
            assert isinstance(node.ability, Ability)
            return AddAbility(inner.ability(node.ability))
        if isinstance(node, tuple):
            return tuple(self._walk(each) for each in node) if node else node
        if isinstance(node, Deal | DealPlayer):
            node = self._dealer_first(node)
        if isinstance(node, AnyPattern) and is_about_self(node.patterns[0]):
            # "When this card enters the field or whenever it attacks"
            node = replace(node, patterns=swapped(node.patterns, Ref("it"), Self()))
        if isinstance(node, Affects) and isinstance(node.thing, HostOf):
            node = replace(node, changes=tuple(self._of_the_host(each, node.thing) for each in node.changes))
        if isinstance(node, SUFFERED) or (isinstance(node, PlaceCounters) and isinstance(self.past.pattern, Breaks)):
            for name in ("thing", "to"):
                if getattr(node, name, None) == Ref("it"):
                    node = changed(node, **{name: self._sufferer()})
        if isinstance(node, DealsDamage) and node.amount is not None and says(node.amount, Ref("it")):
            return self._self_relative(node)
        if isinstance(node, Replace) and mentions(node.effects, Delay) and says(node.effects, SUBJECT):
            # What happens later speaks of the object of the replaced event, so that object is held fast.
            kept = self.new_slot()
            node = replace(node, effects=(BindThing(kept, SUBJECT), *swapped(node.effects, SUBJECT, Bound(kept))))
        self.said_as_what(node)
        names = field_names(node)
        if not names:
            return node
        of_them = isinstance(node, Effect) and "who" in names and speaks_of_them(node)
        if of_them:
            names = ("who", *(name for name in names if name != "who"))  # "they" are who was named there
        actor = self.actor
        put: dict[str, object] = {}
        for name in names:
            value = getattr(node, name)
            if value is None or isinstance(value, str | int):
                continue
            if name == "source" and isinstance(node, Deal) and isinstance(value, Self):
                continue  # nobody is named: what has the ability deals it, although another text granted it
            bound = self.named(value) if name == "who" and isinstance(node, Effect) else self._walk(value)
            if bound is not value:
                put[name] = bound
            if name == "who" and of_them and isinstance(bound, ControllerOf | OwnerOf | EventPlayer):
                self.actor = bound
            if name == "thing" and isinstance(node, Modify | Affects):
                self.receiver_is_self = isinstance(bound, Self)
        self.actor = actor
        moved = put.get("thing")
        if isinstance(node, Move) and node.to in ("hand", "deck") and isinstance(moved, Bound):
            self.owner = OwnerOf(moved)
        return replace(node, **put) if put else node  # type: ignore[type-var]

    def meant(self, ref: Ref, in_play: bool = False) -> Thing:
        """What the word means. All of a group are those that the sentence that named them has found."""
        thing = self.past.resolve(ref, in_play)
        if self.of_one and ref.word == "it" and isinstance(thing, Self):
            raise MeaningError('"it" could be this card, or what the condition speaks of')
        if isinstance(thing, Every):
            return self._held(thing)
        if isinstance(thing, Both):
            return Both(tuple(self._held(each) if isinstance(each, Every) else each for each in thing.things))
        return thing

    def _spoken_of_before(self, effect: Effect) -> Effect:
        """ "Put a card from your hand on top of it": "it" is what was spoken of, not the card that is picked here."""
        if not any(isinstance(getattr(effect, name, None), Some) for name in THINGS):
            return effect
        put: dict[str, Thing] = {}
        for name in (*THINGS, "source"):
            said = getattr(effect, name, None)
            if isinstance(said, Ref) and said.word == "it":
                found = self.meant(said)
                if isinstance(found, Bound):
                    put[name] = found
        return changed(effect, **put) if put else effect

    def _held(self, every: Every) -> Bound:
        for known, slot in self.wholes:
            if known == every:
                return Bound(slot)
        self.wholes.append((every, self.new_slot()))
        return Bound(self.wholes[-1][1])

    def _sufferer(self) -> Thing:
        """ "it" as the object of a verb that only what is in play can suffer: never a card that does not come there."""
        thing = self.meant(Ref("it"), in_play=True)
        if self.spell and isinstance(thing, Self):
            raise MeaningError('"it" points at nothing')
        return thing

    def _of_the_host(self, change: Change, host: Thing) -> Change:
        """ "The ordered card gains … its total cost": its own; in an ability that it is given, "it" is nearer there."""
        return change if isinstance(change, AddAbility) else swapped(change, Ref("it"), host)

    def _self_relative(self, node: DealsDamage) -> DealsDamage:
        """ "dealt damage less than its power": its own, whoever it is that is dealt the damage."""
        group = node.to if node.to is not None else node.source
        match group:
            case Group((Same(thing),), (), _):
                own = self.walk(thing)
            case _:
                own = EventThing(Role.SUBJECT)
        if not isinstance(node.amount, StatOf):
            raise MeaningError("an amount of damage that cannot be worked out")
        return replace(self.walk(replace(node, amount=None)), amount=replace(node.amount, thing=own))

    def _dealer_first(self, node: Deal | DealPlayer) -> Deal | DealPlayer:
        """Who deals damage is named before what it is dealt to; "its ATK" is its own."""
        source = node.source
        own = (
            isinstance(source, Ref | Bound | Some)
            and isinstance(node.amount, StatOf)
            and node.amount.thing == Ref("it")
        )
        if isinstance(source, Some) and source.target:
            source = self._target(source)
        elif isinstance(source, Ref):
            source = self.meant(source)
        if own and isinstance(node.amount, StatOf):
            return replace(node, source=source, amount=replace(node.amount, thing=source))
        return replace(node, source=source) if source is not node.source else node

    def said_as_what(self, node: object) -> None:
        """ "2 Forwards of the same cost": as each other is meant, which cannot be asked for, and not as this card."""
        if any(is_same_as_it(test) for test in tests_of_several(node)) and isinstance(self.meant(Ref("it")), Self):
            raise MeaningError('"the same" of several cards does not say as what')

    def _target(self, some: Some) -> Bound:
        """What is picked while playing is picked before anything is carried out."""
        self.said_as_what(some)
        group = self.walk(some.group)
        low, high = self.walk(some.quantity.low), self.walk(some.quantity.high)
        slot = self.new_slot()
        total = self.walk(some.total)
        self.hoisted.append(Choose(slot, group, low, high, different=some.different, total_cost=total))
        self.past.remember(slot, some.quantity.high, "chosen", group.tests)
        return Bound(slot)

    def named(self, who: T) -> T:
        """The player, of whom a later "they" or "that player" speaks."""
        bound = self.walk(who)
        if isinstance(bound, ControllerOf | OwnerOf):
            self.spoken = bound
        return bound

    def _said_player(self) -> Who:
        chosen = self.past.player()
        if chosen is not None:
            return ControllerOf(chosen)
        if self.actor != YOU:
            return self.actor
        if self.spoken is not None:
            return self.spoken
        if self.past.pattern is not None and getattr(self.past.pattern, "who", YOU) != YOU:
            return EventPlayer()
        if isinstance(self.past.pattern, DealsDamage) and self.past.pattern.player not in (None, YOU):
            return EventPlayer()  # who was dealt it
        if isinstance(self.past.pattern, IsChosen) and self.past.pattern.by == OPPONENT:
            return OPPONENT  # whose text has chosen it
        if self.opponent_named:
            return OPPONENT
        if self.owner is not None:
            return self.owner
        raise MeaningError("no player was spoken of before")

    def _their(self) -> Who:
        chosen = self.past.player()
        if chosen is not None:
            return ControllerOf(chosen)
        if self.past.pattern is not None:
            who = getattr(self.past.pattern, "who", None)
            if who is not None and who != YOU:
                return OPPONENT
        return OPPONENT


def each_in_turn(effect: Effect) -> Effect:
    """ "Each player loses life for each card they hold": whoever it happens to, and it is counted anew for each."""
    if isinstance(effect, ForEachPlayer) or getattr(effect, "who", None) != EACH or not speaks_of_them(effect):
        return effect
    if any(isinstance(part, Group) and part.side == YOU for part in walk(effect)):
        raise MeaningError('"you" beside "they" where each player in turn is meant')
    return ForEachPlayer(EACH, (swapped(changed(effect, who=YOU), SaidPlayer(), Their()),))


def is_players_deed(pattern: Pattern | None) -> bool:
    """Does it wait for what another player does or suffers, with no card in play?"""
    if isinstance(pattern, Does) and pattern.what != ANYTHING:
        return False
    return isinstance(pattern, Draws | Discards | Casts | Does | ReceivesDamage) and pattern.who != YOU


def tests_of_several(node: object) -> tuple[Test, ...]:
    """What is said of cards, where several of them are picked, paid with or have to be there."""
    match node:
        case Choose(group=Group(tests), high=many) | Search(group=Group(tests), high=many):
            pass
        case Pick(tests=tests, high=many):
            pass
        case Some(quantity=Quantity(high=many), group=Group(tests)) | Exists(group=Group(tests), low=many):
            pass
        case RestSome(Group(tests), many) | MoveSome(Group(tests), many) | RevealSome(Group(tests), many):
            pass
        case _:
            return ()
    return () if many == Number(1) else tests


def is_same_as_it(test: Test) -> bool:
    """ "Of the same cost", "with the same name", where nothing is added."""
    match test:
        case Shares(thing=Ref("it")) | StatIs(op=Op.EQ, amount=StatOf(thing=Ref("it"))):
            return True
    return False


def speaks_of_them(effect: Effect) -> bool:
    return mentions(changed(effect, who=YOU), Their) or mentions(changed(effect, who=YOU), SaidPlayer)


def is_counted_for_each(effect: ForEachPlayer) -> bool:
    """Whether it is what `each_in_turn` makes of one verb with an amount of whoever it happens to."""
    match effect.effects:
        case (single,) if effect.who == EACH and getattr(single, "who", None) == YOU:
            return any(isinstance(part, Group) and part.side == YOU for part in walk(getattr(single, "amount", ())))
    return False


def in_one_sentence(effect: ForEachPlayer) -> Effect:
    """The way back."""
    single = effect.effects[0]
    amount: object = getattr(single, "amount")  # noqa: B009
    return changed(single, who=EACH, amount=swapped(amount, YOU, Their()))
