"""From modules to extension modules: mypyc writes C, one file a module, and one compiler a core compiles the files.

One file a module takes less than half the time of all in one, and the code is faster with `-fvisibility=hidden`:
modules call each other directly, and not by way of the table through which other libraries could replace a function.
"""

from __future__ import annotations

import io
import logging
import os
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import chdir, contextmanager, redirect_stdout
from pathlib import Path
from typing import Final

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

from .choice import PACKAGE, modules
from .progress import Progress

VARIABLE: Final = "ARBITER_COMPILED"
# The settings of pyproject.toml are for `make lint`: what is compiled is the same wherever the source lies.
OPTIONS: Final = ("--config-file=", "--strict", "--follow-imports=silent")
ENDINGS: Final = ("so", "pyd")
PHASES: Final = 3


class CannotCompile(BaseError):
    """What is missing or wrong, and what would be right."""


Failed: Final = (BaseError, CCompilerError)  # also what setuptools says when a C compiler does not do its work


def wanted() -> bool:
    """Whether the environment asks for a compiled wheel."""
    value = os.environ.get(VARIABLE, "")
    if value not in ("", "0", "1"):
        raise CannotCompile(f"{VARIABLE} is {value!r}: 1 builds the compiled wheel, 0 or nothing the pure one")
    return value == "1"


def clean(folder: Path) -> int:
    """Remove every compiled module below a source folder; gives their number."""
    patterns = [f"{where}*.{ending}" for ending in ENDINGS for where in ("", f"{PACKAGE}/**/")]
    found = [path for pattern in patterns for path in folder.glob(pattern)]
    for path in found:
        path.unlink()
    return len(found)


def check(source: Path) -> int:
    """Type-check the modules and put them into mypyc's own terms, without compiling anything; gives their number."""
    require_mypyc()
    from mypy.errors import CompileError
    from mypy.fscache import FileSystemCache
    from mypyc.build import construct_groups, get_mypy_config
    from mypyc.codegen.emitmodule import compile_modules_to_ir, parse_and_typecheck
    from mypyc.errors import Errors
    from mypyc.irbuild.mapper import Mapper
    from mypyc.options import CompilerOptions

    with reading(source):
        files, compiling = FileSystemCache(), CompilerOptions()
        sources, _, options = get_mypy_config([*OPTIONS, *modules(source)], None, compiling, files)
        groups = construct_groups(sources, False, False, None)
        errors = Errors(options)
        try:
            result = parse_and_typecheck(sources, options, compiling, groups, files)
            named = {source.module: library for group, library in groups for source in group}
            compile_modules_to_ir(result, Mapper(named), compiling, errors)
        except CompileError as error:
            raise CannotCompile(refused("\n".join(error.messages))) from None
        except SystemExit:  # an error within mypyc: it has said where
            raise CannotCompile("mypyc cannot put this into its own terms; the place is above") from None
    if errors.num_errors:
        raise CannotCompile(refused("\n".join(errors.new_messages())))
    return len(sources)


def build_in_place(source: Path, jobs: int | None) -> None:
    """Put compiled modules beside their sources; C and objects go to `build`, beside the source folder."""
    source = source.resolve()
    work = source.parent / "build" / "compiled"
    command = BuildCompiled(Distribution({"name": PACKAGE, "package_dir": {"": str(source)}, **for_setup()}))
    command.source = source
    command.inplace = True
    command.build_temp = str(work / "temp")
    command.build_lib = str(work / "lib")
    command.parallel = jobs
    command.ensure_finalized()
    clean(source)
    command.run()


def for_setup() -> dict[str, object]:
    """What `setup` has to be told so that a wheel is compiled; the extension stands for those that mypyc will name."""
    return {"ext_modules": [Extension(PACKAGE, [])], "cmdclass": {"build_ext": BuildCompiled}}


class BuildCompiled(build_ext):
    """Knows its extensions only when it runs: metadata and the source archive need not wait for mypyc."""

    source = Path("src")

    def run(self) -> None:
        require_mypyc()
        require_compiler()
        shutil.rmtree(self.build_temp, ignore_errors=True)
        clean(Path(self.build_lib))
        self.progress = Progress(sys.stderr, PHASES)
        files = modules(self.source)
        with self.progress.phase(f"mypyc writes C for {len(files)} modules"):
            self.distribution.ext_modules = write_c(self.source, files, Path(self.build_temp))
        self.swig_opts = None  # as before the first time, or they are taken for a string to split
        self.finalize_options()
        with quiet():
            super().run()

    def build_extensions(self) -> None:
        """First all C of all extensions, side by side; then the linker finds it compiled."""
        jobs = int(self.parallel or cores())
        objects = self.compile_all(jobs)
        self.compiler.compile = lambda sources, **_: [objects[source] for source in sources]
        self.parallel = jobs
        with self.progress.phase("linking extension modules", len(self.extensions)) as self.step:
            super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        super().build_extension(ext)
        self.step(1 / len(self.extensions))

    def compile_all(self, jobs: int) -> dict[str, str]:
        """The object file of each C file. The largest come first, so that no core waits for a late one at the end."""
        owners = {source: extension for extension in self.extensions for source in extension.sources}
        sizes = {source: os.path.getsize(source) for source in owners}
        ordered = sorted(sizes, key=lambda source: (-sizes[source], source))
        with (
            self.progress.phase("compiling C files", len(ordered)) as step,
            ThreadPoolExecutor(jobs) as pool,
        ):
            running = {pool.submit(self.compile_one, source, owners[source]): source for source in ordered}
            objects = {}
            try:
                for future in as_completed(running):
                    source = running[future]
                    objects[source] = future.result()
                    step(sizes[source] / sum(sizes.values()))
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise
        return objects

    def compile_one(self, source: str, extension: Extension) -> str:
        arguments = list(extension.extra_compile_args)
        if self.compiler.compiler_type == "unix":
            arguments.append("-fvisibility=hidden")
        [made] = self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=extension.include_dirs,
            debug=self.debug,
            extra_postargs=arguments,
        )
        return made


def write_c(source: Path, files: list[str], folder: Path) -> list[Extension]:
    """Let mypyc write its C to a folder; gives the extensions to build from it."""
    from mypyc.build import mypycify

    said = io.StringIO()
    try:
        with reading(source), redirect_stdout(said):
            made: list[Extension] = mypycify(
                [*OPTIONS, *files],
                opt_level="3",
                debug_level="0",
                multi_file=True,
                group_name=PACKAGE,
                target_dir=str(folder.resolve()),
            )
    except SystemExit:
        raise CannotCompile(refused(said.getvalue())) from None
    return made


def refused(messages: str) -> str:
    return f"mypyc refuses (a name whose type it cannot determine needs one where it is set):\n{messages}"


def require_mypyc() -> None:
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        raise CannotCompile("mypyc is not installed: pip install mypy, or `make setup`") from None


def require_compiler() -> None:
    """Say at once what is missing, not after mypyc's half minute."""
    from distutils.ccompiler import new_compiler  # setuptools brings them, also where Python no longer does
    from distutils.sysconfig import customize_compiler

    compiler = new_compiler()
    customize_compiler(compiler)
    program = compiler.compiler_so[0] if compiler.compiler_type == "unix" else None
    if program and not shutil.which(program):
        raise CannotCompile(
            f"no C compiler: {program!r} is not found. Install one (Debian, Ubuntu: apt-get install gcc; "
            "macOS: xcode-select --install), or name yours: CC=/path/to/compiler"
        )
    headers = Path(sysconfig.get_path("include"))
    if not (headers / "Python.h").exists():
        raise CannotCompile(
            f"Python.h is not in {headers}: install the headers of this Python (Debian, Ubuntu: apt-get install "
            "python3-dev)"
        )


def cores() -> int:
    """The processor cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def reading(source: Path) -> Iterator[None]:
    """mypy names modules by their paths from the source folder."""
    before = os.environ.get("MYPYPATH")
    with chdir(source):
        os.environ["MYPYPATH"] = str(Path.cwd())
        try:
            yield
        finally:
            if before is None:
                del os.environ["MYPYPATH"]
            else:
                os.environ["MYPYPATH"] = before


@contextmanager
def quiet() -> Iterator[None]:
    """Without a line for every command of some five hundred; errors are shown."""
    log = logging.getLogger()
    before = log.level
    log.setLevel(logging.WARNING)
    try:
        yield
    finally:
        log.setLevel(before)
