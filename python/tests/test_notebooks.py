"""The notebooks run from top to bottom."""

import os
from pathlib import Path

import pytest

nbclient = pytest.importorskip("nbclient")
nbformat = pytest.importorskip("nbformat")
pytest.importorskip("ipykernel")
HERE = Path(__file__).parents[1]
LONG = {"self_play.ipynb"}


@pytest.mark.parametrize("path", sorted((HERE / "examples").glob("*.ipynb")), ids=lambda path: path.stem)
def test_a_notebook_runs(path, monkeypatch):
    if path.name in LONG and not os.environ.get("NAQALA_LONG"):
        pytest.skip("NAQALA_LONG=1 trains for minutes")
    monkeypatch.setenv("PYTHONPATH", str(HERE))
    notebook = nbformat.read(path, as_version=4)
    nbclient.NotebookClient(notebook, timeout=1200, kernel_name="python3").execute()
    assert all(cell.get("execution_count") for cell in notebook.cells if cell.cell_type == "code")
