"""`python -m arbiter`: the same as the command `arbiter`."""

import sys

from arbiter.cli import main

sys.exit(main())
