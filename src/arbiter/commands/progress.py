"""A progress bar on a terminal; nothing where nobody watches or `rich` is missing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TextIO


@contextmanager
def progress(title: str, total: int, stream: TextIO) -> Iterator[Callable[[], None]]:
    """Gives a function to call after each of `total` pieces of work."""
    if not stream.isatty():
        yield lambda: None
        return
    try:
        from rich.console import Console
        from rich.progress import Progress
    except ImportError:
        yield lambda: None
        return
    with Progress(console=Console(file=stream), transient=True) as bar:
        task = bar.add_task(title, total=total)
        yield lambda: bar.advance(task)
