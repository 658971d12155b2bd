"""Deals spread over a Dask cluster, where the optional package is there."""

import importlib.util

import pytest

from cardavia.app.arena import arena
from cardavia.app.arguments import BadInputError
from cardavia.app.spreading import spread

HAS_DASK = importlib.util.find_spec("distributed") is not None
WORDS = ["pitch", "--seats", "hard,easy,hard,easy", "--deals", "4", "--json"]


@pytest.mark.skipif(HAS_DASK, reason="the package is there")
def test_without_the_package_its_name_is_said() -> None:
    with pytest.raises(BadInputError, match="no_dask"):
        arena([*WORDS, "--dask", "tcp://127.0.0.1:1"])


@pytest.mark.skipif(not HAS_DASK, reason="needs the package distributed")
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_gives_the_answers_in_order() -> None:
    from distributed import LocalCluster

    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        assert spread(cluster.scheduler_address, abs, [-3, 1, -2]) == [3, 1, 2]
