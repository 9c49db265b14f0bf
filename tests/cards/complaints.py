"""What a damaged input is told, for the tests that damage thousands of them."""

from collections.abc import Callable

from arbiter.kernel.errors import ArbiterError


def complaint(use: Callable[[], object]) -> str:
    """The error's message, or nothing if there was none. Any other exception is the test's failure."""
    try:
        use()
    except ArbiterError as error:
        return str(error)
    return ""


def count_complaints(uses: list[Callable[[], object]]) -> int:
    """How many inputs were refused; every complaint is one line that a person can take in."""
    told = [complaint(use) for use in uses]
    assert not any("\n" in message or len(message) > 600 for message in told)
    return sum(1 for message in told if message)
