"""Pages by their names: those that only show something."""

from cardavia.store.matches import Matches
from cardavia.store.settings import Settings
from cardavia.ui.widgets.sheet_page import SheetPage


def make_page(name: str, settings: Settings, matches: Matches, game: str) -> SheetPage | None:
    """Return a new page, or None for a name that is none."""
    if name == "rules":
        from cardavia.ui.pages.rules_page import RulesPage

        return RulesPage(settings, game)
    if name == "statistics":
        from cardavia.ui.pages.statistics_deeds import Deeds

        return Deeds(settings, matches)
    if name == "shortcuts":
        from cardavia.ui.pages.shortcuts_page import ShortcutsPage

        return ShortcutsPage(settings)
    return None
