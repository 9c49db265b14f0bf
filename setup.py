"""A wheel is pure Python, or with ARBITER_COMPILED=1 compiled; everything else about it stands in pyproject.toml."""

import sys

from compiling.building import CannotCompile, for_setup, wanted  # tools/, by `backend-path` in pyproject.toml
from setuptools import setup

try:
    arguments = for_setup() if wanted() else {}
except CannotCompile as error:
    sys.exit(str(error))
setup(**arguments)
