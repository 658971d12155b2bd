"""Deals spread over a Dask cluster."""

import json
import sys

import pytest
from distributed import LocalCluster

from cardavia.app.arena import arena
from cardavia.app.arguments import BadInputError

WORDS = ["pitch", "--seats", "hard,easy,hard,easy", "--deals", "4", "--json"]


def told(words: list[str], capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    """Return what the arena found, without how long it took."""
    assert arena(words) == 0
    found = json.loads(capsys.readouterr().out)
    for level in found["levels"].values():
        del level["ms_median"], level["ms_p99"]
    return found


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_finds_what_one_process_finds(capsys: pytest.CaptureFixture[str]) -> None:
    alone = told([*WORDS, "--processes", "1"], capsys)

    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        spread = told([*WORDS, "--dask", cluster.scheduler_address], capsys)

    assert spread == alone


def test_without_the_package_its_name_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(BadInputError, match="no_dask"):
        arena([*WORDS, "--dask", "tcp://127.0.0.1:1"])
