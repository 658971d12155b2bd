"""Long trials use the same screen as all tests of the ui."""

from ui.conftest import catalogues, language, nothing_left_over, own_letters

__all__ = ["catalogues", "language", "nothing_left_over", "own_letters"]
