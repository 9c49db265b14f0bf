"""What pip calls to build us: setuptools, which needs mypyc as well when the wheel is to be compiled."""

from __future__ import annotations

import tomllib
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403

from .building import wanted


def get_requires_for_build_wheel(settings: dict[str, str] | None = None) -> list[str]:
    return build_meta.get_requires_for_build_wheel(settings) + mypyc()


def get_requires_for_build_editable(settings: dict[str, str] | None = None) -> list[str]:
    return build_meta.get_requires_for_build_editable(settings) + mypyc()


def mypyc() -> list[str]:
    """The package that brings mypyc, as the development tools name it."""
    if not wanted():
        return []
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [line for line in project["optional-dependencies"]["dev"] if line.startswith("mypy")]
