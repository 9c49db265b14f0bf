"""What a client can do wrong, each with a code for the page and a sentence for people."""

from __future__ import annotations

from typing import Final

from arbiter.bots.elsewhere import BrokeOff
from arbiter.kernel.errors import ArbiterError, BadAnswer, BadDeck, BadSave, IllegalPlay
from arbiter.table.web.faces import Json
from arbiter.table.web.store import StoreError
from arbiter.table.web.table_game import CannotUndo

STATUS: Final = {
    "bad": 400,
    "size": 413,
    "slow": 408,
    "unknown": 404,
    "token": 403,
    "origin": 403,
    "seat": 409,
    "late": 409,
    "turn": 409,
    "answer": 400,
    "illegal": 409,
    "deck": 400,
    "flood": 429,
    "busy": 503,
    "over": 409,
    "stopped": 409,
    "undo": 409,
}


class Refused(ArbiterError):
    """A message that is not acted on. Nothing has changed."""

    def __init__(self, code: str, says: str) -> None:
        super().__init__(says)
        self.code = code
        self.re = ""  # the type of the message, where that much of it could be read

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def json(self, re: str = "", **more: object) -> Json:
        made: Json = {"type": "error", "code": self.code, "says": str(self), **more}
        if re or self.re:
            made["re"] = re or self.re
        return made


def refusal(error: ArbiterError) -> Refused:
    """The engine's own errors, in the protocol's codes."""
    if isinstance(error, Refused):
        return error
    says = str(error)
    if isinstance(error, IllegalPlay):
        return Refused("illegal", f"that cannot be finished: {says}; it has been rewound")
    if isinstance(error, BadAnswer):
        return Refused("answer", says)
    if isinstance(error, BadDeck):
        return Refused("deck", says)
    if isinstance(error, BadSave):
        return Refused("bad", says)
    if isinstance(error, StoreError | BrokeOff):
        return Refused("busy", says)
    if isinstance(error, CannotUndo):
        return Refused("undo", says)
    return Refused("bad", says)
