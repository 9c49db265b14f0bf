"""The table: a position, set up by chained calls and then played by a script, and its text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Self

from arbiter.cards.pool import Pool
from arbiter.kernel.decisions import ATTACK, BLOCK, ChooseAction, ChooseOption
from arbiter.kernel.errors import ArbiterError, BadScenario
from arbiter.kernel.playing.play import Action
from arbiter.testing import notation, reading
from arbiter.testing import questions as qs
from arbiter.testing.answering import Answering
from arbiter.testing.questions import Ref
from arbiter.testing.script import Script, Targets, player_name
from arbiter.testing.snapshot import snapshot

# What rule code calls these questions.
PARTY, PARTY_COLOUR, ATTACKED, ATTACKED_PLAYER = "party", "party element", "attacked object", "attacked player"


class Table(Answering):
    """A scenario. Arranging (`Setup`), looking (`Looking`) and answering (`Answering`) are its other chapters."""

    # ------------------------------------------------------------ playing

    def play(
        self,
        player: int,
        card: Ref,
        *,
        zone: str | None = None,
        how: str | None = None,
        targets: Targets | None = None,
        modes: Sequence[int] | None = None,
        x: int | None = None,
        cost: Sequence[Ref] | None = None,
        extra: bool | Sequence[bool] | None = None,
        option: str | Sequence[str] | None = None,
        divide: Mapping[Ref, int] | None = None,
        order: Sequence[Ref] | None = None,
        pay: Sequence[Ref] | None = None,
    ) -> Self:
        """Cast a card. The named arguments answer the questions that follow until somebody has priority again.

        A card that waits unseen to be played when something happens is revealed, if that is what is asked.
        `how`: which of its sides, or by which keyword, where it could be played in several ways ("" the usual one).
        """
        cast = self.game.rules.playing.cast_kind

        def suits(action: Action) -> bool:
            obj = action.obj
            if obj is None or action.kind != cast(obj) or zone not in (None, obj.zone):
                return False
            way = self.game.rules.playing.way_of(action).casefold()
            return how is None or (how.casefold() in way if how else not way)

        with self._verb():
            before = self._standing(player, cost)
            if not self._reveal(player, card):
                self._act(player, card, "play", suits)
            return self._follow(Script(targets, modes, x, cost, extra, option, divide, order, pay), before)

    def use(
        self,
        player: int,
        card: Ref,
        ability: int | str | None = None,
        *,
        zone: str | None = None,
        targets: Targets | None = None,
        modes: Sequence[int] | None = None,
        x: int | None = None,
        cost: Sequence[Ref] | None = None,
        extra: bool | Sequence[bool] | None = None,
        option: str | Sequence[str] | None = None,
        divide: Mapping[Ref, int] | None = None,
        order: Sequence[Ref] | None = None,
        pay: Sequence[Ref] | None = None,
    ) -> Self:
        """Use an ability of a card: the only usable one, or by its number (from 0) or a piece of its text.

        What has a kind of its own, such as a judgment, is meant only if it is named or the card has nothing else.
        """
        cast = self.game.rules.playing.cast_kind

        def suits(action: Action) -> bool:
            return action.obj is not None and zone in (None, action.obj.zone) and qs.uses(action, ability, cast)

        with self._verb():
            before = self._standing(player, cost)
            self._act(player, card, "use", suits, first=ability is None)
            return self._follow(Script(targets, modes, x, cost, extra, option, divide, order, pay), before)

    def act(
        self,
        player: int,
        kind: str,
        card: Ref | int | None = None,
        *,
        x: int | None = None,
        targets: Targets | None = None,
        cost: Sequence[Ref] | None = None,
        option: str | Sequence[str] | None = None,
        pay: Sequence[Ref] | None = None,
    ) -> Self:
        """Take an action of that kind that is neither playing a card nor using an ability, with that card, or player by
        number, if several could be meant."""
        if isinstance(card, int):
            card = player_name(card)
        with self._verb():
            self._skip_idle(player)
            question = self._pending()
            if not isinstance(question, ChooseAction) or question.player != player:
                raise self._misfit(f"player {player} was to {kind}, but has no priority")
            found = [i for i, action in enumerate(question.actions) if action.kind == kind]
            if card is not None:
                found = qs.find_actions(self.game, question, card, lambda action: action.kind == kind)
            if not found:
                raise self._misfit(f"player {player} cannot {kind}" + ("" if card is None else f" {qs.word_of(card)}"))
            self._answer(found[0])
            return self._follow(Script(targets, None, x, cost, None, option, None, None, pay))

    def acts(self, player: int, kind: str) -> list[str]:
        """The names of the cards with which the player may take an action of that kind now."""
        question = self.match.question
        if not isinstance(question, ChooseAction) or question.player != player:
            return []
        return [a.obj.face.name for a in question.actions if a.kind == kind and a.obj is not None]

    def attack(
        self,
        attacker: Ref,
        party: Sequence[Ref] = (),
        *,
        at: Ref | int | None = None,
        cost: Sequence[Ref] | None = None,
        option: str | Sequence[str] | None = None,
        targets: Targets | None = None,
    ) -> Self:
        """Attack, alone or with a party, a player (`at` their number, where there are several) or an object of theirs.

        With an empty stack, priority is passed until attackers are asked for.
        """
        with self._verb():
            self._fight(ATTACK, [attacker])
            if self._asks(ATTACKED):
                self._answer(qs.answer_attacked(self.game, self._pending(), at))
            elif at is not None and not isinstance(at, int):
                raise self._misfit(f"nothing can be attacked with {qs.word_of(attacker)} but a player")
            if isinstance(at, int):
                self._attack_player(at)
            script = Script(targets=targets, cost=cost, option=option)
            if self._asks(PARTY_COLOUR):
                self._party_colour(script, party)
            left = list(party)
            while self._asks(PARTY):
                # Members are asked for together, or one by one where texts say who may join whom.
                some = left if (self._pending().bounds() or (0, 0))[1] > 1 else left[:1]
                self._answer(qs.answer_objects(self.game, self._pending(), some))
                left = left[len(some) :]
                if not some:
                    break
            if left:
                raise self._misfit(f"{qs.word_of(attacker)} cannot be joined by {', '.join(map(qs.word_of, party))}")
            return self._follow(script)

    def _party_colour(self, script: Script, party: Sequence[Ref]) -> None:
        """What a party has in common: as the script says, or else the first that all of those named have."""
        question = self._pending()
        if script.option is None and isinstance(question, ChooseOption):
            colours = [self.obj(each, question.player).now.colours for each in party]
            shared = [i for i, word in enumerate(question.options) if all(word in each for each in colours)]
            self._answer(shared[0] if shared else 0)
            return
        self._follow_once(script)

    def _attack_player(self, player: int) -> None:
        if self._asks(ATTACKED_PLAYER):
            self._answer(qs.answer_player(self.game, self._pending(), player))
        elif player not in self.game.opponents(self.game.state.active):
            raise self._misfit(f"player {player} is nobody who can be attacked")

    def no_attack(self) -> Self:
        """Declare no attack; also where nobody could."""
        with self._verb():
            self._fight(ATTACK, [])
            return self._settle()

    def block(self, blocker: Ref, *, cost: Sequence[Ref] | None = None, targets: Targets | None = None) -> Self:
        """Block; with an empty stack, priority is passed until a blocker is asked for."""
        with self._verb():
            self._fight(BLOCK, [blocker])
            return self._follow(Script(targets=targets, cost=cost))

    def no_block(self) -> Self:
        """Block with nothing; also where nobody could."""
        with self._verb():
            self._fight(BLOCK, [])
            return self._settle()

    def concede(self, player: int) -> Self:
        """Give up, which a player may at any time."""
        self._check_player(player)
        with self._verb():
            self.match.concede(player)
            return self

    # ------------------------------------------------------------ passing

    def passes(self, player: int | None = None) -> Self:
        """The player with priority passes once."""
        self._past_alike()
        question = self._pending()
        if not isinstance(question, ChooseAction):
            raise self._unscripted("somebody was to pass")
        if player is not None and question.player != player:
            raise self._misfit(f"player {player} was to pass, but has no priority")
        with self._verb():
            self._answer(self._passing(question))
            return self._settle()

    def resolve(self) -> Self:
        """Everybody passes until the top of the stack has resolved, or something is asked on the way."""
        self._past_alike()
        stack = self.game.state.stack
        if not stack:
            raise self._misfit("there is nothing on the stack to resolve")
        top = stack[-1].id
        return self._pass_while(lambda: any(item.id == top for item in self.game.state.stack))

    def resolve_all(self) -> Self:
        """Everybody passes until the stack is empty; what is asked on the way is an unscripted question."""
        return self._pass_while(lambda: bool(self.game.state.stack), "the whole stack is to resolve")

    def end_step(self) -> Self:
        """Everybody passes with nothing on the stack: the step ends, and the next question is asked."""
        self._past_alike()
        state = self.game.state
        if state.stack:
            raise self._misfit("the stack must be empty for a step to end; resolve() first")
        before = (state.turn, state.step)

        def here() -> bool:
            state = self.game.state
            return (state.turn, state.step) == before and not state.stack

        return self._pass_while(here)

    def to(self, step: str, player: int | None = None, *, later: bool = False) -> Self:
        """Pass, attack and block with nothing until something is asked in that step: of this turn, of that player's
        turn, of whichever turn has it next (`later`), or (both) of that player's next turn, and not of this one."""
        if step not in self.game.rules.turn.steps:
            raise BadScenario(f"there is no step {step!r}; there are: {', '.join(self.game.rules.turn.steps)}")
        if player is not None:
            self._check_player(player)
        before = self.game.state.turn
        last = before + self.position.players if later or player is not None else before
        what = f"the step {step!r} with a question in it"
        if last == before:
            what += " in this turn (of later turns to(step, player) and to(step, later=True) speak)"

        first = before + 1 if later and player is not None else before

        def there() -> bool:
            state = self.game.state
            return state.step == step and player in (None, state.active) and first <= state.turn <= last

        return self._idle_until(there, last, what)

    def next_turn(self) -> Self:
        """Pass, attack and block with nothing until something is asked in the next turn."""
        before = self.game.state.turn
        return self._idle_until(lambda: self.game.state.turn > before, before + 1, "the next turn")

    # ------------------------------------------------------------ as text

    def notation(self) -> str:
        """The scenario as text: the position it began with and the answers since."""
        self._complete()
        return notation.write(self.position, self.match.answers if self._begun else [])

    def here(self) -> Table:
        """The position of now as a new scenario; its history is forgotten. An error says what cannot be taken over."""
        table = type(self)(self.position.book.game, pool=self.position.book.pool).keep_decks()
        table.position = snapshot(self.position, self.match)
        return table

    @classmethod
    def load(cls, text: str, pool: Pool | None = None) -> Table:
        """A table from its notation; `BadScenario` says line, column and what would be right."""
        found = reading.read(text, pool)
        table = cls(found.setup.position.book.game, pool=pool).keep_decks()
        table.position = found.setup.position
        if found.answers:
            table._replay(found)
        return table

    def save(self, path: str | Path) -> None:
        """Write the notation to a file."""
        Path(path).write_text(self.notation(), encoding="utf-8")

    @classmethod
    def load_file(cls, path: str | Path, pool: Pool | None = None) -> Table:
        """A table from a file with its notation."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except OSError as error:
            raise BadScenario(f"{path}: cannot be read: {error.strerror}") from None
        except UnicodeDecodeError:
            raise BadScenario(f"{path}: is not UTF-8 text") from None
        return cls.load(text, pool)

    def _replay(self, found: reading.Found) -> None:
        self._open()
        for answer, line, column in found.answers:
            try:
                if isinstance(answer, int) and answer < 0:
                    self.match.concede(-1 - answer)
                else:
                    self.match.answer(answer)
            except ArbiterError as error:
                raise BadScenario(f"line {line}, column {column}: the answer does not fit: {error}") from None
        self._settle()
