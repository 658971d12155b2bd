"""The home page: a window a game, the match to go on with, and the way to every other page."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QPainter, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from cardavia.rules.catalogue import all_games
from cardavia.store.saved import Saved
from cardavia.store.settings import Settings
from cardavia.ui.pages.bottom_bar import BottomBar
from cardavia.ui.pages.masthead import Masthead
from cardavia.ui.pages.tile import Tile
from cardavia.ui.paint.motifs import draw_toran
from cardavia.ui.paint.plates import plate_line
from cardavia.ui.theme import MUTED
from cardavia.ui.widgets.cloth_page import ClothPage, felt_of
from cardavia.ui.widgets.page import label
from cardavia.ui.widgets.paper_scroll import PaperScroll

_TILE_LEAST: Final = 212
_TILE_MOST: Final = 350
_TORAN: Final = 46


class HomePage(ClothPage):
    """Where the program starts.

    Signals: ``continue_chosen(match)``, ``new_match_chosen(game)``, ``lesson_chosen(game)``, ``page_chosen(page)`` with
    ``today``, ``replay``, ``statistics``, ``rules`` or ``settings``, ``language_chosen(code)``
    and ``quit_chosen()``.
    """

    continue_chosen = Signal(int)
    new_match_chosen = Signal(str)
    lesson_chosen = Signal(str)
    page_chosen = Signal(str)
    language_chosen = Signal(str)
    quit_chosen = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        """Show every game of the catalogue."""
        super().__init__(settings, parent)
        content = QWidget()
        self.masthead = Masthead(content)
        self.tiles = {game.name: Tile(game.name, content) for game in all_games()}
        self.bar = BottomBar(content)
        self._promise = label("caption", MUTED, content)
        self._promise.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._grid = QGridLayout()
        self._columns = 0
        self._content = QVBoxLayout(content)
        self._arrange(content)
        self._connect()
        self._dress()
        self.retranslate()

    def _arrange(self, content: QWidget) -> None:
        self._grid.setSpacing(2)
        self._content.setSpacing(0)
        self._content.addStretch(1)
        self._content.addWidget(self.masthead)
        self._content.addStretch(2)
        self._content.addLayout(self._grid, 40)
        self._content.addStretch(4)
        self._content.addWidget(self.bar)
        self._content.addWidget(self._promise)
        self._scrolling = PaperScroll(content, self)
        self._whole = QVBoxLayout(self)
        self._whole.addWidget(self._scrolling)

    def _connect(self) -> None:
        self.masthead.language_chosen.connect(self.language_chosen)
        self.bar.chosen.connect(self._on_link)
        for tile in self.tiles.values():
            tile.continue_chosen.connect(self.continue_chosen)
            tile.new_match_chosen.connect(self.new_match_chosen)
            tile.lesson_chosen.connect(self.lesson_chosen)

    def _on_link(self, page: str) -> None:
        if page == "quit":
            self.quit_chosen.emit()
        else:
            self.page_chosen.emit(page)

    def show_matches(self, saved: list[Saved], remarks: dict[int, str] | None = None) -> None:
        """Offer the latest unfinished match of each game; ``saved`` has the latest first."""
        open_matches = [match for match in saved if match.is_open() and match.game in self.tiles]
        for game, tile in self.tiles.items():
            own = [match for match in open_matches if match.game == game]
            number = own[0].id if own else -1
            latest = bool(own) and own[0] is open_matches[0]
            tile.show_match(number, (remarks or {}).get(number, ""), latest=latest)
            tile.offer_lesson(on=game not in self.settings.guided)

    def focus_first(self) -> None:
        """Put the keyboard on the match to go on with, else on the first new match."""
        for tile in self.tiles.values():
            if tile.is_latest:
                tile.continue_button.setFocus()
                return
        next(iter(self.tiles.values())).new_button.setFocus()

    def retranslate(self) -> None:
        """Set every text anew."""
        self.masthead.retranslate()
        self.bar.retranslate()
        for tile in self.tiles.values():
            tile.retranslate()
        self._promise.setText(self.tr("Offline · nothing leaves this computer"))

    def set_settings(self, settings: Settings) -> None:
        """Follow other settings, the cloth among them."""
        super().set_settings(settings)
        self._dress()
        self._lay_tiles()

    def _dress(self) -> None:
        felt = felt_of(self.settings)
        self.bar.plate, self.bar.line = QColor(felt.plate), plate_line(felt)
        self.masthead.languages.set_plate(self.bar.plate, self.bar.line)
        self.bar.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the tiles in four columns, or two, or one."""
        super().resizeEvent(event)
        self._lay_tiles()

    def _lay_tiles(self) -> None:
        unit = self.unit()
        self._whole.setContentsMargins(0, round(_TORAN * unit), 0, 0)
        grown = self.settings.text_scale / 100 * unit
        fit = int((self.width() - 48) / (_TILE_LEAST * grown))
        columns = 4 if fit >= 4 else 2 if fit >= 2 else 1
        widest = columns * round(_TILE_MOST * grown)
        side = max(24 if self.width() < 1200 else round(48 * unit), (self.width() - widest) // 2)
        self._content.setContentsMargins(side, 0, side, 4)
        if columns == self._columns:
            return
        self._columns = columns
        for place, tile in enumerate(self.tiles.values()):
            self._grid.addWidget(tile, place // columns, place % columns)
        for column in range(4):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def paint_over(self, painter: QPainter) -> None:
        """Hang the garland."""
        draw_toran(painter, self.width(), self.unit())
