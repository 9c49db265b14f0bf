"""Find the positions anew in which the texts of our own cards matter."""

from __future__ import annotations

import sys

from tests.properties.mattering.searching import write_witnesses
from tests.properties.support import GAMES

if __name__ == "__main__":
    write_witnesses(sys.argv[1:] or GAMES)
