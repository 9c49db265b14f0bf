"""The `arbiter` command: finds the subcommand and hands the rest of the line to it.

Nothing heavy is imported before a subcommand needs it. Every error is one line that says what to do, never a traceback.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module

from arbiter import __version__

# name: (what it does, module, function that takes the rest of the line and gives the exit code)
COMMANDS: dict[str, tuple[str, str, str]] = {
    "play": ("play against a bot in the terminal", "arbiter.table.terminal", "main"),
    "sim": ("let bots play many games", "arbiter.lab.commands", "sim_main"),
    "lab": ("run experiments with decks and bots", "arbiter.lab.lab_commands", "main"),
    "bench": ("measure the speed of random play", "arbiter.lab.commands", "bench_main"),
    "rules": ("look up a rule, or how many are executed", "arbiter.judge.commands", "rules_main"),
    "deck": ("list, show and check decks", "arbiter.commands.deck", "main"),
    "card": ("show, search, check and measure cards", "arbiter.commands.card", "main"),
    "library": ("your own cards: add files, look, correct", "arbiter.commands.library", "main"),
    "replay": ("show a saved match, answer by answer", "arbiter.commands.replay", "main"),
    "analyse": ("where a saved match was won and lost", "arbiter.commands.analyse", "main"),
    "serve": ("the table in a browser, against a bot or a friend", "arbiter.commands.serve", "main"),
}

OK, BAD, ERROR = 0, 1, 2  # done; checked and found bad; could not be done
INTERRUPTED, PIPE_CLOSED, BUG = 130, 141, 70


def usage() -> str:
    rows = [f"  {name:<8} {says}" for name, (says, _, _) in COMMANDS.items()]
    return "\n".join(
        [
            "usage: arbiter COMMAND ...",
            "",
            "A rules engine for trading card games.",
            "",
            *rows,
            "",
            "options:",
            "  -h, --help     this text; arbiter COMMAND --help tells more of one",
            "  -V, --version  the version",
            "",
            "exit codes: 0 done, 1 checked and found bad, 2 could not be done",
        ]
    )


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command line; the exit code."""
    args = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # card texts have signs that a plain terminal may lack
    try:
        code = run(args)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read along has closed the pipe; what is left in the buffer goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED


def run(args: list[str]) -> int:
    if not args or args[0] in ("-h", "--help", "help"):
        print(usage())
        return OK if args else ERROR
    if args[0] in ("-V", "--version"):
        print(f"arbiter {__version__}")
        return OK
    known = COMMANDS.get(args[0])
    if known is None:
        return complain(f"there is no command {args[0][:40]!r}; there are {', '.join(COMMANDS)}")
    from arbiter.kernel.errors import ArbiterError

    try:
        command: Callable[[Sequence[str]], int] = getattr(import_module(known[1]), known[2])
        return command(args[1:])
    except ArbiterError as error:
        return complain(str(error))
    except BrokenPipeError:
        raise
    except OSError as error:
        named = f"{error.filename}: " if error.filename else ""
        return complain(f"{named}{error.strerror or error}")
    except Exception as error:
        if os.environ.get("ARBITER_DEBUG"):
            raise
        complain(f"this is a bug in Arbiter: {type(error).__name__}: {error} (ARBITER_DEBUG=1 shows where)")
        return BUG


def complain(message: str) -> int:
    print("arbiter: " + " ".join(message.split()), file=sys.stderr)
    return ERROR


if __name__ == "__main__":
    sys.exit(main())
