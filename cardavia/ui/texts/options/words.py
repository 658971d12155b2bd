"""The words of one option."""

from dataclasses import dataclass, field

from cardavia.rules.game import Value


@dataclass(frozen=True)
class Words:
    """A name, a sentence that explains, and the values that are not plain numbers or yes and no."""

    title: str
    remark: str = ""
    values: dict[Value, str] = field(default_factory=dict)
