"""The arena's deals spread over a Dask cluster that is already there."""

from collections.abc import Callable
from typing import TypeVar

from cardavia.app.arguments import BadInputError

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")


def spread(address: str, work: Callable[[Asked], Answer], tasks: list[Asked]) -> list[Answer]:
    """Return the answers in the order of the tasks."""
    try:
        from distributed import Client
    except ImportError:
        raise BadInputError("no_dask") from None
    try:
        client = Client(address, timeout="10s")
    except (OSError, ValueError):
        raise BadInputError("no_cluster", address) from None
    try:
        return list(client.gather(client.map(work, tasks, pure=False)))
    finally:
        client.close()
