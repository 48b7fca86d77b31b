"""The stubs say what the module does, and type checkers agree."""

import doctest
import importlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

import naqala

PACKAGE = Path(naqala.__file__).parent


def run(*words):
    environment = {**os.environ, "PYTHONPATH": str(PACKAGE.parent), "MYPYPATH": str(PACKAGE.parent)}
    done = subprocess.run([sys.executable, "-m", *words], capture_output=True, text=True, env=environment, cwd=PACKAGE.parent)
    assert done.returncode == 0, done.stdout + done.stderr


def test_everything_public_is_documented_in_the_stubs():
    stubs = (PACKAGE / "_naqala.pyi").read_text()
    for name in naqala.__all__:
        thing = getattr(naqala._naqala, name, None)
        assert thing is None or name in stubs, name
        for member in [member for member in dir(thing) if not member.startswith("_")]:
            if isinstance(thing, type) and not issubclass(thing, Exception):
                assert f"def {member}" in stubs, f"{name}.{member}"


@pytest.mark.skipif(not os.environ.get("NAQALA_LONG"), reason="NAQALA_LONG=1 runs the type checkers")
@pytest.mark.parametrize("checker", ["mypy", "mypy.stubtest", "pyright"])
def test_type_checkers(checker):
    pytest.importorskip(checker.split(".")[0])
    match checker:
        case "mypy":
            run("mypy", "--strict", "-p", "naqala")
        case "mypy.stubtest":
            run("mypy.stubtest", "naqala._naqala", "--ignore-disjoint-bases")
        case "pyright":
            run("pyright", "--pythonpath", sys.executable, PACKAGE.name)


@pytest.mark.parametrize("name", ["naqala", "naqala.harness", "naqala.gymnasium", "naqala.pettingzoo", "naqala.openspiel"])
def test_examples_in_docstrings(name):
    try:
        module = importlib.import_module(name)
    except ImportError as error:
        pytest.skip(str(error))
    assert doctest.testmod(module).failed == 0
