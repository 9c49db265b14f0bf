"""`arbiter serve`: the place of the web table, which the project does not have yet."""

from __future__ import annotations

from collections.abc import Sequence

from arbiter.kernel.errors import ArbiterError


class NotAvailable(ArbiterError):
    """Something that the project does not have yet."""


def main(argv: Sequence[str]) -> int:
    raise NotAvailable("the web table is not available yet; `arbiter play fftcg` is the table in the terminal")
