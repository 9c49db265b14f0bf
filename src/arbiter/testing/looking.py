"""Looking at a table: zones by name, numbers, what can be done and why not. Looking begins the game, too."""

from __future__ import annotations

import re
from typing import Self

from arbiter.cards.pool import Pool
from arbiter.kernel.decisions import ATTACK, BLOCK, Answer, ChooseAction, ChooseObjects, Decision
from arbiter.kernel.errors import BadScenario
from arbiter.kernel.explaining import explain
from arbiter.kernel.game import Game
from arbiter.kernel.match import Match
from arbiter.kernel.playing.play import Action
from arbiter.kernel.rows import Reason, Sight
from arbiter.kernel.state import RESTED, REVERSED, Obj
from arbiter.kernel.views import View, view
from arbiter.table.log import public_log
from arbiter.testing import questions as qs
from arbiter.testing.alike import SMALL, TRIGGERS, all_the_same
from arbiter.testing.cards import Handle
from arbiter.testing.position import build, counter_kind
from arbiter.testing.questions import Ref
from arbiter.testing.setup import Setup


class Looking(Setup):
    """The half of a table that tells."""

    def __init__(
        self,
        game: str,
        seed: int = 1,
        *,
        pool: Pool | None = None,
        format: str = "",
        players: int = 0,
        stops: bool = True,
    ) -> None:
        super().__init__(game, seed, pool=pool, format=format, players=players, stops=stops)
        self._match: Match | None = None
        self._marks: list[int] = []  # how many answers there were before each of the script's
        # Questions with one possible answer that were answered by themselves, with how many answers there were before.
        self._unasked: list[tuple[int, Decision, Answer]] = []

    # ------------------------------------------------------------ beginning

    def begin(self) -> Self:
        """Sit down: rule processes run and the first question is asked. Every verb and every look does it."""
        if not self._begun:
            self._open()
            self._settle()
        return self

    def _open(self) -> None:
        self.position.book.make_sure()
        self._complete()
        self._begun = True
        position = self.position
        self._match = Match(lambda: build(position))

    def _past_small(self) -> None:
        """The same before a look, which leaves the order of triggers open."""
        self._past_alike(SMALL)

    def _past_alike(self, whys: tuple[str, ...] = (*SMALL, TRIGGERS)) -> None:
        """Answer what is asked, if all answers come to the same: what is wanted now comes after it."""
        match = self.match
        while match.question is not None and match.question.why in whys:
            answer = all_the_same(match.game, match.question)
            if answer is None:
                return
            self._unasked.append((len(match.answers), match.question, answer))
            match.answer(answer)
            self._settle()

    def _settle(self) -> Self:
        """Answer what has one possible answer; a player who can only pass is left to the next verb."""
        match = self.match
        while match.question is not None and not isinstance(match.question, ChooseAction):
            only = match.question.only()
            if only is None:
                break
            self._unasked.append((len(match.answers), match.question, only))
            match.answer(only)
        return self

    @property
    def match(self) -> Match:
        """The match that is being played."""
        self.begin()
        assert self._match is not None
        return self._match

    @property
    def question(self) -> Decision | None:
        """What is asked now."""
        return self.match.question

    @property
    def game(self) -> Game:
        """The game itself, with its characteristics up to date."""
        game = self.match.game
        return game

    # ------------------------------------------------------------ cards

    def objects(self, zone: str, player: int | None = None) -> list[Obj]:
        """The objects in a zone, of one player (in a shared zone: controlled by them) or of all."""
        piles = self.game.state.zones.get(zone)
        if piles is None:
            raise BadScenario(f"there is no zone {zone!r}; there are: {', '.join(self.game.state.zones)}")
        if player is None:
            return [obj for pile in piles for obj in pile]
        self._check_player(player)
        if len(piles) > 1:
            return list(piles[player])
        return [obj for obj in piles[0] if obj.controller == player]

    def find(self, ref: Ref, player: int | None = None, zone: str | None = None) -> list[Obj]:
        """Every object that is meant, in play first."""
        in_play = self.game.rules.zones.in_play
        zones = sorted(self.game.state.zones, key=lambda name: name not in in_play)
        first = zones if zone is None else [zone]
        return [obj for name in first for obj in self.objects(name, player) if qs.names_it(obj, ref)]

    def obj(self, ref: Ref, player: int | None = None, zone: str | None = None) -> Obj:
        """The object that is meant; of several, the first (in play first)."""
        found = self.find(ref, player, zone)
        if not found:
            where = "" if zone is None else f" in the zone {zone!r}"
            whose = "" if player is None else f" of player {player}"
            raise BadScenario(f"there is no {qs.word_of(ref)}{whose}{where}")
        return found[0]

    def card(self, name: str, player: int | None = None, *, zone: str | None = None, index: int = 0) -> Handle:
        """A handle that means one card wherever it goes."""
        found = self.find(name, player, zone)
        if not 0 <= index < len(found):
            raise BadScenario(f"there are {len(found)} cards {name!r} there, none with the index {index}")
        return Handle(found[index].card, found[index].face.name)

    def _seen(self, ref: Ref, player: int | None) -> Obj:
        """The object that is meant, once what need not be scripted is done."""
        self._past_small()
        return self.obj(ref, player)

    def zone_names(self, player: int, zone: str) -> list[str]:
        """The names in a zone, in order; a deck from its top."""
        self._past_small()
        names = [name_now(obj) for obj in self.objects(zone, player)]
        spec = self.game.rules.zones.specs[zone]
        return names[::-1] if spec.ordered and spec.face_down and spec.sight is Sight.NOBODY else names

    def field_names(self, player: int) -> list[str]:
        return self.zone_names(player, self.game.rules.zones.main)

    def hand_names(self, player: int) -> list[str]:
        return self.zone_names(player, self.game.rules.zones.hand)

    def hand_size(self, player: int) -> int:
        return len(self.hand_names(player))

    def damage_count(self, player: int) -> int:
        """How many cards lie in the player's damage zone."""
        return len(self.zone_names(player, "damage"))

    def is_on_field(self, ref: Ref, player: int | None = None) -> bool:
        self._past_small()
        return bool(self.find(ref, player, self.game.rules.zones.main))

    def zone_of(self, ref: Ref, player: int | None = None) -> str:
        return self._seen(ref, player).zone

    def power(self, ref: Ref, player: int | None = None) -> int:
        return self._seen(ref, player).now.power

    def guard(self, ref: Ref, player: int | None = None) -> int:
        """The second number of what fights: DEF or HP."""
        return self._seen(ref, player).now.guard

    def damage_on(self, ref: Ref, player: int | None = None) -> int:
        return self._seen(ref, player).damage

    def is_rested(self, ref: Ref, player: int | None = None) -> bool:
        return self._seen(ref, player).turned == RESTED

    def is_reversed(self, ref: Ref, player: int | None = None) -> bool:
        return self._seen(ref, player).turned == REVERSED

    def counters(self, ref: Ref, kind: str, player: int | None = None) -> int:
        return self._seen(ref, player).count(counter_kind(kind))

    def has(self, ref: Ref, keyword: str, player: int | None = None) -> bool:
        """Does the object have the keyword now? As cards print it ("First Strike"), or as scripts name it."""
        name = "_".join(re.findall(r"[^\W_]+", keyword.lower()))
        return not self._seen(ref, player).now.keywords.isdisjoint({keyword, name})

    def resource(self, player: int, kind: str) -> int:
        self._check_player(player)
        self._past_small()
        return self.game.state.resources[player].get(kind, 0)

    def pool(self, player: int) -> list[str]:
        """What the player has produced and not spent yet, unit by unit, by its colour."""
        self._check_player(player)
        self._past_small()
        return [unit.colour for unit in self.game.state.pools[player]]

    def stack(self) -> list[str]:
        """The names of what is on the stack (an ability by its card's name), the top last."""
        self._past_alike()
        return [self._item_name(item.frame.source, item.card) for item in self.game.state.stack]

    def _item_name(self, source: int, card: int) -> str:
        obj = self.game.find(card) or self.game.find(source)
        return "" if obj is None else obj.face.name

    # ------------------------------------------------------------ the moment

    @property
    def step(self) -> str:
        return self.game.state.step

    @property
    def turn_number(self) -> int:
        return self.game.state.turn

    @property
    def active(self) -> int:
        """The player whose turn it is."""
        return self.game.state.active

    @property
    def asked(self) -> int | None:
        """The player who is asked something now."""
        question = self.match.question
        return None if question is None else question.player

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def winner(self) -> int | None:
        return self.match.winner

    @property
    def why_over(self) -> str:
        return self.game.state.why_over

    @property
    def log(self) -> list[str]:
        """What has happened, line by line, as everybody may read it."""
        return public_log(self.game)

    def view(self, player: int) -> View:
        """The game as this player sees it (-1: a spectator)."""
        return view(self.game, player)

    def hash(self) -> str:
        """The hash of the position, as the match gives it."""
        return self.match.hash()

    # ------------------------------------------------------------ what can be done

    def options(self) -> list[str]:
        """The options of the question in words."""
        question = self.match.question
        return [] if question is None else qs.say_options(self.match.game, question)

    def explain(self) -> str:
        """The question in words, with its options."""
        return qs.say_question(self.game, self.match.question)

    def expect(self, kind: str | None = None, player: int | None = None, why: str | None = None) -> Self:
        """Fail unless this is asked: the kind of question, who is asked, what for."""
        question = self.match.question
        if question is None:
            raise AssertionError(self.explain())
        wanted = [("kind", kind, question.kind), ("player", player, question.player), ("why", why, question.why)]
        wrong = [f"{name} {got!r}, not {want!r}" for name, want, got in wanted if want is not None and want != got]
        if wrong:
            raise AssertionError(f"asked is {', '.join(wrong)}\n  {self.explain()}")
        return self

    def _answered_for(self, why: str) -> Decision | None:
        """The question of that kind that left no choice, and was answered last of all in the verb before this look."""
        since = self._marks[-1] if self._marks else 0
        found = [question for at, question, _ in self._unasked if at >= since and question.why == why]
        return found[-1] if found else None

    def _asked_later(self, why: str) -> Decision | None:
        """The question of that kind to which the verb would pass, if nothing else is asked on the way."""
        raise NotImplementedError

    def can(self, verb: str, player: int, ref: Ref, ability: int | str | None = None) -> bool:
        """Could the player now "play" or "use" this card (or this `ability` of it), "attack" or "block" with it?

        Attackers and blockers are those that these verbs could name: priority is passed until they are asked for.
        """
        game = self.game
        self._check_player(player)
        question = self.match.question
        if verb in (ATTACK, BLOCK):
            if question is None or question.why != verb:
                question = self._answered_for(verb) or self._asked_later(verb)
            return (
                isinstance(question, ChooseObjects)
                and question.why == verb
                and question.player == player
                and any(qs.names_it(obj, ref) for obj in question.options)
            )
        if verb not in ("play", "use"):
            raise BadScenario(f"can() knows play, use, attack and block, not {verb!r}")
        if verb == "play" and qs.to_reveal(game, question, player, ref) is not None:
            return True
        if not isinstance(question, ChooseAction) or question.player != player:
            return False
        if ability is not None and verb != "use":
            raise BadScenario(f"an ability is used: can('use', ...), not {verb!r}")
        cast = game.rules.playing.cast_kind

        def suits(action: Action) -> bool:
            if verb == "use":
                return qs.uses(action, ability, cast)
            return action.obj is not None and action.kind == cast(action.obj)

        return bool(qs.find_actions(game, question, ref, suits))

    def reasons(self, player: int, ref: Ref) -> list[Reason]:
        """Why the player can do nothing with the card now; empty if something can be done."""
        self._check_player(player)
        found = self.find(ref, player)
        if not found:
            raise BadScenario(f"player {player} has no {qs.word_of(ref)}")
        ours = sorted(found, key=lambda obj: obj.zone != self.game.rules.zones.hand)
        return explain(self.game, self.match.question, player, ours[0])

    def why_not(self, player: int, ref: Ref) -> list[str]:
        """The numbers of the rules that stand against it; empty if something can be done with the card."""
        return [reason.rule for reason in self.reasons(player, ref)]


def name_now(obj: Obj) -> str:
    """The name that is printed on the object, or the one that it has instead: what has become a copy has another's."""
    names = obj.now.names
    return obj.face.name if not names or obj.face.line & names else min(names)
