"""What clients send, read with suspicion: bounded, of the right shape, with a sentence for whatever is not."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Final, cast

from arbiter.kernel.decisions import Answer
from arbiter.table.web.auto_pass import LONG_PASSES, LONGEST_LABEL, Settings
from arbiter.table.web.errors import Refused
from arbiter.table.web.tokens import LONGEST as LONGEST_TOKEN

LONGEST: Final = 64 * 1024  # characters of a message
LONGEST_ID: Final = 64
MOST_PICKS: Final = 500
LARGEST: Final = 1 << 31
MOST_STOPS: Final = 64
SURROGATE: Final = re.compile(r"\\u[dD][89a-fA-F]")

Data = Mapping[str, object]


@dataclass(frozen=True)
class Hello:
    table: str
    token: str


@dataclass(frozen=True)
class Watch:
    table: str


@dataclass(frozen=True)
class Give:
    """An answer to the question with this serial number."""

    question: str
    answer: Answer
    pay: bool
    until: str = ""  # with a pass: go on passing until then


@dataclass(frozen=True)
class Why:
    id: str


@dataclass(frozen=True)
class Hint:
    """What would be good to answer to the question with this serial number?"""

    question: str


@dataclass(frozen=True)
class Undo:
    pass


@dataclass(frozen=True)
class Consent:
    allow: bool


@dataclass(frozen=True)
class Change:
    """Settings that are to change; the others stay."""

    wanted: Data

    @property
    def stops(self) -> tuple[str, ...]:
        return cast("tuple[str, ...]", self.wanted.get("stops", ()))

    def apply(self, settings: Settings) -> Settings:
        return replace(settings, **self.wanted)  # type: ignore[arg-type]


@dataclass(frozen=True)
class Concede:
    pass


@dataclass(frozen=True)
class AskAgain:
    """No longer pass until then: ask at once."""


@dataclass(frozen=True)
class Rematch:
    """Another game; in the middle of a match also with a deck of which cards were exchanged, part by part."""

    want: bool
    deck: Data | None = None


@dataclass(frozen=True)
class Ping:
    pass


Message = Hello | Watch | Give | Why | Hint | Undo | Consent | Change | Concede | AskAgain | Rematch | Ping


def load(text: str | bytes, most: int = LONGEST) -> Data:
    """One JSON object of bounded size."""
    if len(text) > most:
        raise Refused("size", f"a message has at most {most} characters")
    try:
        words = text if isinstance(text, str) else text.decode()
        data: object = json.loads(words, parse_constant=no_number)
        if SURROGATE.search(words):  # an escape may name half a sign, which cannot be written down or stored
            words = json.dumps(data, ensure_ascii=False)
            words.encode()
    except RecursionError:
        raise Refused("bad", "not valid JSON: nested too deep") from None
    except json.JSONDecodeError as error:
        raise Refused("bad", f"not valid JSON: {error.msg} at character {error.pos}") from None
    except UnicodeEncodeError as error:
        half = f"\\u{ord(words[error.start]):04x}"
        raise Refused("bad", f"{half} is half a sign; the other half of the pair has to stand beside it") from None
    except ValueError as error:  # bytes that are no UTF-8, numbers with thousands of digits
        raise Refused("bad", f"not valid JSON: {str(error)[:80]}") from None
    if not isinstance(data, dict):
        raise Refused("bad", "a message is one JSON object")
    return data


def no_number(word: str) -> float:
    raise ValueError(f"{word} is no number of JSON")


def read(text: str | bytes) -> Message:
    """A message of a client, or `Refused`."""
    data = load(text)
    kind = data.get("type")
    if not isinstance(kind, str) or kind not in READERS:
        raise Refused("bad", f"there is no message of type {kind!r:.40}; there are {', '.join(READERS)}")
    try:
        return read_as(kind, data)
    except Refused as error:
        error.re = kind
        raise


def read_as(kind: str, data: Data) -> Message:
    known, make = READERS[kind]
    strange = [key for key in data if key not in known and key != "type"]
    if strange:
        raise Refused("bad", f"{kind}: {strange[0]!r:.40} is unknown; there are {', '.join(known) or 'no keys'}")
    return make(data)


def text_of(data: Data, key: str, most: int, default: str | None = None) -> str:
    value = data.get(key, default)
    if not isinstance(value, str) or (default is None and not value):
        raise Refused("bad", f"{key} must be a piece of text, not {shown(value)}")
    if len(value) > most:
        raise Refused("size", f"{key} has at most {most} characters")
    return value


def flag_of(data: Data, key: str, default: bool | None = None) -> bool:
    value = data.get(key, default)
    if not isinstance(value, bool):
        raise Refused("bad", f"{key} must be true or false, not {shown(value)}")
    return value


def number_of(data: Data, key: str, default: int) -> int:
    value = data.get(key, default)
    if not is_whole(value):
        raise Refused("bad", f"{key} must be a whole number, not {shown(value)}")
    assert isinstance(value, int)
    return value


def is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < LARGEST


def shown(value: object) -> str:
    if isinstance(value, float) and not math.isfinite(value):
        return "a number without end"
    if isinstance(value, list | dict):
        return f"a {'list' if isinstance(value, list) else 'JSON object'} of {len(value)}"
    return "nothing" if value is None else f"{value!r:.40}"


def read_answer(value: object) -> Answer:
    if isinstance(value, list):
        if len(value) > MOST_PICKS:
            raise Refused("size", f"an answer has at most {MOST_PICKS} numbers")
        if not all(is_whole(part) for part in value):
            raise Refused("bad", "answer must be a number or a list of numbers")
        return tuple(value)
    if not is_whole(value):
        raise Refused("bad", f"answer must be a number or a list of numbers, not {shown(value)}")
    assert isinstance(value, int)
    if value < 0:
        raise Refused("answer", f"{value} is not an option; options are counted from 0")
    return value


def read_settings(data: Data) -> Change:
    wanted: dict[str, object] = {}
    for key in data:
        if key == "stops":
            stops = data[key]
            if not isinstance(stops, list) or len(stops) > MOST_STOPS or not all(is_stop(stop) for stop in stops):
                raise Refused("bad", f'stops must be a list of at most {MOST_STOPS} like "main1:own" or "end:their"')
            wanted[key] = tuple(dict.fromkeys(stops))
        elif key == "lets":
            lets = data[key]
            if not isinstance(lets, list) or len(lets) > MOST_STOPS or not all(is_label(each) for each in lets):
                raise Refused("bad", f"lets must be a list of at most {MOST_STOPS} texts that a stack has shown")
            wanted[key] = tuple(dict.fromkeys(lets))
        elif key == "always":
            always = data[key]
            if not isinstance(always, list) or len(always) > MOST_STOPS or not all(is_label(each) for each in always):
                raise Refused("bad", f"always must be a list of at most {MOST_STOPS} kinds of action")
            wanted[key] = tuple(dict.fromkeys(always))
        elif key != "type":
            wanted[key] = flag_of(data, key)
    return Change(wanted)


def read_until(value: object) -> str:
    if value != "" and value not in LONG_PASSES:
        raise Refused("bad", f"until must be one of {', '.join(LONG_PASSES)}, not {shown(value)}")
    return str(value)


def read_deck(value: object) -> Data | None:
    """The parts of a deck, each a list of card ids; what they are is for the game's rules to say."""
    if value is None:
        return None
    if not isinstance(value, dict) or "name" in value:
        raise Refused("bad", "deck must have the parts of a deck, each a list of card ids")
    return value


def is_label(label: object) -> bool:
    return isinstance(label, str) and len(label) <= LONGEST_LABEL


def is_stop(stop: object) -> bool:
    if not isinstance(stop, str) or len(stop) > LONGEST_ID:
        return False
    step, _, whose = stop.partition(":")
    return step.isidentifier() and whose in ("own", "their")


READERS: Final[dict[str, tuple[tuple[str, ...], Callable[[Data], Message]]]] = {
    "hello": (
        ("table", "token"),
        lambda data: Hello(text_of(data, "table", LONGEST_ID), text_of(data, "token", LONGEST_TOKEN)),
    ),
    "watch": (("table",), lambda data: Watch(text_of(data, "table", LONGEST_ID))),
    "answer": (
        ("question", "answer", "pay", "until"),
        lambda data: Give(
            text_of(data, "question", LONGEST_ID),
            read_answer(data.get("answer")),
            flag_of(data, "pay", False),
            read_until(data.get("until", "")),
        ),
    ),
    "why": (("id",), lambda data: Why(text_of(data, "id", LONGEST_ID))),
    "undo": ((), lambda data: Undo()),
    "hint": (("question",), lambda data: Hint(text_of(data, "question", LONGEST_ID))),
    "consent": (("allow",), lambda data: Consent(flag_of(data, "allow"))),
    "settings": (tuple(field.name for field in fields(Settings)), read_settings),
    "concede": ((), lambda data: Concede()),
    "ask_again": ((), lambda data: AskAgain()),
    "rematch": (("want", "deck"), lambda data: Rematch(flag_of(data, "want", True), read_deck(data.get("deck")))),
    "ping": ((), lambda data: Ping()),
}
