"""The lines of a record, apart from its answers, as Pydantic checks them."""

from pydantic import BaseModel, ConfigDict


class Strict(BaseModel):
    """A line of a record: no key more, no value bent."""

    model_config = ConfigDict(strict=True, extra="forbid")


class Header(Strict):
    """The first line."""

    cardavia: int
    game: str
    options: dict[str, bool | int | str | list[str]] = {}
    names: list[str] | None = None


class DealLine(Strict):
    """The cards of one deal."""

    deal: int
    dealer: int
    hands: list[str]
    rest: str = ""


class ScoresLine(Strict):
    """The scores after a deal, checked where given."""

    scores: list[int]
