"""What the server writes about itself: a line for each event, for people or as JSON for programs.

No token, no name and no answer stands in it; an address only where somebody was refused for sending too much.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Final, TextIO

FORMS: Final = ("auto", "json", "text")
PLAIN: Final = frozenset(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {"message", "asctime", "taskName"}


def facts(record: logging.LogRecord) -> dict[str, object]:
    """What was said with an event besides its words."""
    return {key: value for key, value in record.__dict__.items() if key not in PLAIN and key != "color_message"}


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **facts(record),
        }
        if record.exc_info:
            said["error"] = self.formatException(record.exc_info)
        return json.dumps(said, default=str)


class Lines(logging.Formatter):
    """For a terminal."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(message)s", "%H:%M:%S")

    def formatMessage(self, record: logging.LogRecord) -> str:
        more = ", ".join(f"{key} {value}" for key, value in facts(record).items())
        return super().formatMessage(record) + (f" ({more})" if more else "")


def write_logs(form: str, to: TextIO | None = None) -> None:
    """Everything from now on, to standard error. `auto`: for people at a terminal, else for programs."""
    to = to or sys.stderr
    people = form == "text" or (form == "auto" and to.isatty())
    handler = logging.StreamHandler(to)
    handler.setFormatter(Lines() if people else JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    # A terminal is for the people who play at it; a log that programs read tells of everything.
    logging.getLogger("arbiter").setLevel(logging.WARNING if people and form == "auto" else logging.INFO)
