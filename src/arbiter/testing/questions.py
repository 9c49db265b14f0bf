"""Questions in words, and scripted words as answers: what a script says is matched against what is offered."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from arbiter.kernel.decisions import (
    Answer,
    ChooseAction,
    ChooseModes,
    ChooseNumber,
    ChooseObjects,
    ChooseOption,
    ChooseOrder,
    ChoosePayment,
    ChoosePlayer,
    Confirm,
    Decision,
    Divide,
)
from arbiter.kernel.errors import BadAnswer
from arbiter.kernel.game import Game
from arbiter.kernel.playing.cost_choices import USUAL_COST
from arbiter.kernel.playing.paying_by_hand import ENOUGH, PIECE_BY_PIECE
from arbiter.kernel.playing.play import Action
from arbiter.kernel.state import Obj
from arbiter.script.abilities import Triggered
from arbiter.testing.alike import NUMBERED, TRIGGERS
from arbiter.testing.cards import Handle
from arbiter.testing.errors import BadScript

Ref = str | Handle | Obj  # a card by its name, by a handle, or as a look has given it

REVEAL = "reveal to trigger"  # what the kernel calls the question whether a card that waits unseen is revealed
PAID = re.compile(r"(\w+) (.*?) \((\w+)\)(?:, |$)")  # one source of a payment, as the engine words it


# ---------------------------------------------------------------- in words


def say_object(obj: Obj, game: Game | None = None) -> str:
    """A card as an option: its name and where it is; an ability on the stack with its card's name."""
    whose = f"player {obj.controller}'s" if obj.controller >= 0 else "the"
    card = None if game is None else card_of(game, obj)
    of = "" if card is None else f" of {card.face.name}"
    return f"{obj.face.name}{of} ({whose} {obj.zone})"


def card_of(game: Game, obj: Obj) -> Obj | None:
    """The card whose ability it is, of what stands for an ability on the stack."""
    return next((game.find(item.frame.source) for item in game.state.stack if item.image == obj.id), None)


def say_action(game: Game, action: Action) -> str:
    if action.obj is None:
        return action.kind
    how = game.rules.playing.way_of(action)
    said = f"{action.kind}: {say_object(action.obj)}" + (f" {how}" if how else "")
    if action.kind != "pass" and action.program is not None and not action.program.is_spell:
        said += f" {action.program.text!r}"
    return said


def say_order(game: Game, question: ChooseOrder) -> list[str]:
    """What is put in order."""
    if question.options is not None:
        return [say_object(obj) for obj in question.options]
    return say_triggers(game, question.player, question.labels)


def say_triggers(game: Game, player: int, labels: tuple[str, ...]) -> list[str]:
    """Abilities of a player that have triggered: they are told apart by their cards' names, too."""
    pending = [each for each in game.state.pending if each.frame.controller == player]
    if len(pending) != len(labels) or any(
        each.program.text not in label for each, label in zip(pending, labels, strict=True)
    ):
        return list(labels)
    names = ["" if obj is None else f"{obj.face.name}: " for obj in (game.find(each.frame.source) for each in pending)]
    return [label if label.startswith(name) else name + label for name, label in zip(names, labels, strict=True)]


def words_of(game: Game, question: ChooseOption | ChoosePayment) -> list[str]:
    if isinstance(question, ChooseOption) and question.why == TRIGGERS:
        return say_triggers(game, question.player, question.options)
    return list(question.options)


def say_options(game: Game, question: Decision) -> list[str]:
    """Every option in words, in the order of the question."""
    if isinstance(question, ChooseAction):
        return [say_action(game, action) for action in question.actions]
    if isinstance(question, ChooseObjects | Divide):
        return [say_object(obj, game) for obj in question.options]
    if isinstance(question, ChooseOrder):
        return say_order(game, question)
    if isinstance(question, ChooseOption | ChoosePayment):
        return words_of(game, question)
    if isinstance(question, ChooseModes):
        return [str(mode + 1) for mode in question.options]
    if isinstance(question, ChoosePlayer):
        return [f"player {player}" for player in question.options]
    if isinstance(question, Confirm):
        return ["no", "yes"][: question.size()]
    if isinstance(question, ChooseNumber):
        return [str(question.value(i)) for i in range(question.size())]
    return [str(i) for i in range(question.size())]


def say_question(game: Game, question: Decision | None) -> str:
    """The whole question, for an error message."""
    if question is None:
        return f"nothing is asked: the game is over ({game.state.why_over})"
    state = game.state
    about = game.find(question.about)
    said = f"turn {state.turn}, {state.step}: player {question.player} is asked for {question.kind} ({question.why!r}"
    said += f", {about.face.name})" if about is not None else ")"
    if isinstance(question, Confirm) and question.question:
        said += f": {question.question}"
    bounds = question.bounds()
    if isinstance(question, Divide):
        step = question.step
        said += f", {question.whole * step} in steps of {step}, at least {question.least * step} each"
    elif bounds is not None:
        said += f", {bounds[0]} to {bounds[1]} of"
    options = say_options(game, question)
    shown = "".join(f"\n    {i}: {option}" for i, option in enumerate(options[:30]))
    more = f"\n    ... and {len(options) - 30} more" if len(options) > 30 else ""
    return said + shown + more


# ---------------------------------------------------------------- words as answers


def names_it(obj: Obj, ref: Ref) -> bool:
    """Does the script mean this object?"""
    if not isinstance(ref, str):  # a card that lies beneath another goes with it, and is one object with it
        return obj.card == ref.card or any(card == ref.card for card, _, _ in obj.under)
    word = ref.casefold()
    sides = (obj.face, obj.face.front) if obj.face.is_back else (obj.face,)  # what lies face down, by either name
    return any(word in (side.name.casefold(), side.key.casefold(), *map(str.casefold, side.line)) for side in sides)


def means_it(game: Game, obj: Obj, ref: Ref) -> bool:
    """The same, where an ability on the stack may be named by its card, too."""
    if names_it(obj, ref):
        return True
    card = card_of(game, obj)
    return card is not None and names_it(card, ref)


def pick_object(game: Game, question: Decision, options: Sequence[Obj], ref: Ref, taken: Sequence[int]) -> int:
    """The index of the option that the script names, among those that are not taken yet."""
    found = [i for i, obj in enumerate(options) if i not in taken and means_it(game, obj, ref)]
    if not found:
        raise misfit(game, question, f"{word_of(ref)} is not among the options")
    kinds = {(options[i].controller, options[i].zone, options[i].face.key, card_of(game, options[i])) for i in found}
    if len(kinds) > 1:
        raise misfit(game, question, f"{word_of(ref)} could be several options; use table.card(name, player, zone=...)")
    return found[0]


def name_of(ref: Ref) -> str:
    if isinstance(ref, str):
        return ref
    return ref.name if isinstance(ref, Handle) else ref.face.name


def word_of(ref: Ref) -> str:
    return repr(name_of(ref))


def misfit(game: Game, question: Decision | None, why: str) -> BadScript:
    return BadScript(f"{why}\n  {say_question(game, question)}")


def check(game: Game, question: Decision, answer: Answer) -> Answer:
    try:
        return question.check(answer)
    except BadAnswer as error:
        raise misfit(game, question, str(error)) from None


def answer_objects(game: Game, question: Decision, refs: Sequence[Ref]) -> Answer:
    """Pick the named objects, or put them in this order."""
    if isinstance(question, ChooseOrder) and question.options is None:
        return answer_words(game, question, refs)
    if isinstance(question, ChooseOption) and len(refs) == 1:  # cards that are no objects of their own, by their words
        return answer_option(game, question, name_of(refs[0]))
    if not isinstance(question, ChooseObjects | ChooseOrder) or question.options is None:
        raise misfit(game, question, f"objects were scripted ({', '.join(map(word_of, refs)) or 'none'})")
    picked: list[int] = []
    for ref in refs:
        picked.append(pick_object(game, question, question.options, ref, picked))
    return check(game, question, tuple(picked))


def answer_attacked(game: Game, question: Decision, at: Ref | int | None) -> Answer:
    """Whom an attack goes at: an object, or a player: none of the objects, or the card that stands for the player."""
    standing = game.rules.damage.player_types  # damage to a card of these types is damage to its player
    if not isinstance(at, int) or not standing:
        return answer_objects(game, question, [] if at is None or isinstance(at, int) else [at])
    options = (isinstance(question, ChooseObjects) and question.options) or ()
    for card in options:
        if card.now.type_bits & standing and card.controller == at:
            return answer_objects(game, question, [Handle(card.card, card.face.name)])
    raise misfit(game, question, f"player {at} cannot be attacked")


def answer_words(game: Game, question: ChooseOrder, refs: Sequence[Ref]) -> Answer:
    """Things said in words in an order, each named by the beginning or else by any part of its words."""
    labels = [label.casefold() for label in say_order(game, question)]
    picked: list[int] = []
    for ref in refs:
        word = name_of(ref).casefold()
        left = [i for i in range(len(labels)) if i not in picked]
        found = [i for i in left if labels[i].startswith(word)] or [i for i in left if word in labels[i]]
        if not found:
            raise misfit(game, question, f"{word_of(ref)} is not among the options")
        picked.append(found[0])
    return check(game, question, tuple(picked))


def answer_option(game: Game, question: Decision, word: str) -> Answer:
    """Pick an option by its words: exactly, or by the only one that begins with them, or that contains them.

    A keyword among them is called as cards print it, or as scripts name it ("double_corrupt").
    """
    if not isinstance(question, ChooseOption | ChoosePayment):
        raise misfit(game, question, f"the option {word!r} was scripted")
    folded = word.casefold().replace("_", " ")
    options = [option.casefold().replace("_", " ") for option in words_of(game, question)]
    found = [i for i, option in enumerate(options) if option == folded]
    found = found or [i for i, option in enumerate(options) if option.startswith(f"{folded}: ")]
    found = found or [i for i, option in enumerate(options) if option.startswith(f"{folded} ")]
    found = found or [i for i, option in enumerate(options) if folded in option]
    if question.why == TRIGGERS and len({NUMBERED.sub("", options[i]) for i in found}) == 1:
        return found[0]  # one ability that has triggered several times: the first of them
    if len(found) != 1:
        raise misfit(game, question, f"{word!r} fits {len(found)} of the options")
    return found[0]


def answer_modes(game: Game, question: Decision, modes: Sequence[int]) -> Answer:
    """Modes by their number in the text, the first being 1."""
    if not isinstance(question, ChooseModes):
        raise misfit(game, question, f"modes were scripted ({', '.join(map(str, modes))})")
    for mode in modes:
        if mode - 1 not in question.options:
            raise misfit(game, question, f"mode {mode} cannot be picked")
    return check(game, question, tuple(question.options.index(mode - 1) for mode in modes))


def answer_number(game: Game, question: Decision, number: int) -> Answer:
    if isinstance(question, ChooseOption) and question.options and all(each.isdigit() for each in question.options):
        return answer_option(game, question, str(number))  # asked so where not every number up to the highest will do
    if not isinstance(question, ChooseNumber):
        raise misfit(game, question, f"the number {number} was scripted")
    away = number - question.low
    if away % question.step or not 0 <= away // question.step < question.size():
        raise misfit(game, question, f"{number} cannot be named")
    return away // question.step


def answer_player(game: Game, question: Decision, player: int) -> Answer:
    if not isinstance(question, ChoosePlayer) or player not in question.options:
        raise misfit(game, question, f"player {player} was scripted")
    return question.options.index(player)


def is_yes_or_no(question: Decision) -> bool:
    """One thing that may be chosen or not: also a question that yes and no answer."""
    return isinstance(question, ChooseObjects) and (question.low, question.high, question.size()) == (0, 1, 1)


def answer_confirm(game: Game, question: Decision, yes: bool) -> Answer:
    if is_yes_or_no(question):
        return (0,) if yes else ()
    if not isinstance(question, Confirm):
        raise misfit(game, question, f"{'yes' if yes else 'no'} was scripted")
    return int(yes)


def is_either_cost(question: ChooseOption) -> bool:
    """The usual cost or the only other one."""
    return len([each for each in question.options if each != USUAL_COST]) <= 1


def answer_cost(game: Game, question: ChooseOption, other: bool) -> Answer:
    for i, option in enumerate(question.options):
        if (option != USUAL_COST) is other:
            return i
    raise misfit(game, question, f"{'another cost' if other else USUAL_COST} was scripted")


def to_reveal(game: Game, question: Decision | None, player: int, ref: Ref) -> Answer | None:
    """The answer by which the card is revealed and played, where the player is asked whether it is."""
    if question is None or question.why != REVEAL or question.player != player:
        return None
    about = game.here(question.about) if isinstance(question, Confirm) else None
    options = question.options if isinstance(question, ChooseObjects) else [about] if about is not None else []
    found = [i for i, obj in enumerate(options) if names_it(obj, ref) and is_played_by_itself(obj)]
    if not found:
        return None
    return 1 if isinstance(question, Confirm) else (found[0],)


def is_played_by_itself(obj: Obj) -> bool:
    """Does it say when it is played, as if that were a trigger?"""
    return any(isinstance(each.ability, Triggered) and each.ability.plays for each in obj.now.programs)


def answer_divide(game: Game, question: Decision, shares: Mapping[Ref, int]) -> Answer:
    """Shares by name; whoever is not named gets the least possible."""
    if not isinstance(question, Divide):
        raise misfit(game, question, "a division was scripted")
    given = [question.least] * question.size()
    taken: list[int] = []
    for ref, share in shares.items():
        if share % question.step:
            raise misfit(game, question, f"{share} is not a multiple of {question.step}")
        taken.append(pick_object(game, question, question.options, ref, taken))
        given[taken[-1]] = share // question.step
    return check(game, question, tuple(given))


def answer_payment(game: Game, question: Decision, refs: Sequence[Ref]) -> int:
    """The way to pay that uses just these cards; "Name (colour)" says also what a card is to yield.

    A way that is not listed is named piece by piece, so this may be asked again for what is left of the names.
    """
    names = [name_of(ref) for ref in refs]
    if not isinstance(question, ChoosePayment):
        said = f"a payment was scripted ({', '.join(names)}), which is asked for only after by_hand(player)"
        raise misfit(game, question, said)
    found = [i for i, option in enumerate(question.options) if fits_payment(option, names)]
    if found:
        return meant(game, question, found, refs)
    if PIECE_BY_PIECE in question.options:
        return question.options.index(PIECE_BY_PIECE)
    raise misfit(game, question, f"no way to pay uses just {', '.join(names)}")


def meant(game: Game, question: ChoosePayment, found: Sequence[int], refs: Sequence[Ref]) -> int:
    """Of ways that go by these names, the one with the very cards; alike cards of a hand are offered once for all."""
    cards = {ref.card for ref in refs if not isinstance(ref, str)}
    for i in found:
        taken = [game.here(id) for id, _ in question.plans[i]] if question.plans else []
        if cards <= {obj.card for obj in taken if obj is not None}:
            return i
    return found[0]


class Pieces:
    """A payment that is named piece by piece: what is still to be named of it, and what was offered last."""

    def __init__(self, refs: Sequence[Ref]) -> None:
        self.refs = list(refs)
        self.offered: list[tuple[str, int, int]] = []  # the words, the object, and how it lay

    def answer(self, game: Game, question: ChoosePayment) -> Answer:
        """One of the sources that are named; with none left, no more."""
        if not self.refs and ENOUGH in question.options:
            return question.options.index(ENOUGH)
        for ref in self.refs:
            found = [i for i, option in enumerate(question.options) if fits_payment(option, [name_of(ref)])]
            if found:
                taken = meant(game, question, found, [ref])
                self.refs.remove(ref)
                others = [
                    pair for j, pair in enumerate(zip(question.options, question.plans, strict=True)) if j != taken
                ]
                ids = [(word, plan[0][0]) for word, plan in others if plan]
                self.offered = [(word, id, obj.turned) for word, id in ids if (obj := game.here(id)) is not None]
                return taken
        raise misfit(game, question, f"no way to pay uses just {', '.join(self.left()) or 'these cards'}")

    def left(self) -> list[str]:
        return [name_of(ref) for ref in self.refs]

    def check(self, game: Game, question: Decision | None) -> None:
        """Once it is paid: what is still to be named had to be taken, so that nobody asked for it."""
        for word, id, turned in self.offered:
            obj = game.here(id)
            if obj is None or obj.turned != turned:
                named = next((ref for ref in self.refs if fits_payment(word, [name_of(ref)])), None)
                if named is not None:
                    self.refs.remove(named)
        if self.refs:
            raise misfit(game, question, f"it is paid without {', '.join(self.left())}, and no more can be taken")


def fits_payment(option: str, names: Sequence[str]) -> bool:
    left = [(name.casefold(), f"{name} ({colour})".casefold()) for _, name, colour in PAID.findall(option)]
    if len(left) != len(names):
        return False
    for name in names:
        match = next((pair for pair in left if name.casefold() in pair), None)
        if match is None:
            return False
        left.remove(match)
    return True


def uses(action: Action, ability: int | str | None, cast: Callable[[Obj], str]) -> bool:
    """Is it the use of an ability: of any, of one by its number from 0, or by a piece of its text or its keyword?"""
    obj = action.obj
    if obj is None or action.program is None or action.kind == cast(obj):
        return False
    if isinstance(ability, int):
        usable = [program for program in obj.now.programs if program.is_activated]
        return 0 <= ability < len(usable) and usable[ability] is action.program
    return ability is None or ability.casefold() in f"{action.kind} {action.program.text}".casefold()


def find_actions(game: Game, question: ChooseAction, ref: Ref, suits: Callable[[Action], bool]) -> list[int]:
    """Indices of the offered actions with this card that suit. Alike cards of a hand are offered once for all."""
    found = []
    meant = None
    if not isinstance(ref, str):
        meant = next((obj for obj in game.state.objects.values() if obj.card == ref.card and not obj.gone), None)
    for i, action in enumerate(question.actions):
        obj = action.obj
        if obj is None or not suits(action):
            continue
        same_pile = meant is not None and obj.zone == meant.zone and obj.zone not in game.rules.zones.in_play
        if names_it(obj, ref) or (same_pile and meant is not None and obj.face is meant.face):
            found.append(i)
    return found or [i for i, each in enumerate(question.actions) if suits(each) and stands_for(game, each.obj, ref)]


def stands_for(game: Game, obj: Obj | None, ref: Ref) -> bool:
    """Is it an ability that lies there as a card of its own, linked to the card that the script means?"""
    host = game.find(obj.host) if obj is not None and obj.token and obj.host else None
    return host is not None and names_it(host, ref)
