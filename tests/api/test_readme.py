"""The quick start in the README runs, prints what its comments say, and is short."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_quick_start_runs() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks: list[str] = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    code = next(block for block in blocks if "arbiter.start" in block)
    assert len([line for line in code.splitlines() if line.strip()]) <= 12
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=ROOT, timeout=60
    )
    assert ran.returncode == 0, ran.stderr
    told = re.findall(r"^print\(.*?\)  # (.*)$", code, re.MULTILINE)
    printed = ran.stdout.splitlines()
    assert printed[: len(told) - 1] == told[:-1]
    assert re.match(r"player [01] wins: |draw: ", printed[-1])


def test_importing_is_cheap() -> None:
    code = "import sys, arbiter; sys.exit(any(m.startswith('arbiter.') for m in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False, cwd=ROOT, timeout=60).returncode == 0
