"""A match with its account sheets: the table screen, and what lies over it between deals."""

from PySide6.QtCore import QCoreApplication, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from cardavia.match.match import Match
from cardavia.store.settings import Settings
from cardavia.ui.areas import next_focus
from cardavia.ui.coach_at_once import CoachAtOnce
from cardavia.ui.language import AsWritten, Language, filled
from cardavia.ui.pages.score_sheet import ScoreSheet
from cardavia.ui.runner import PERSON
from cardavia.ui.scene.gallery import Gallery
from cardavia.ui.scene.table_menu import Standing, TableMenu
from cardavia.ui.table_screen import TableScreen
from cardavia.ui.theme import TOP_BAR, Type
from cardavia.ui.thinker import Thinker
from cardavia.ui.widgets.keyboard_place import is_elsewhere

translate = QCoreApplication.translate

SHEET_PAUSE_MS = 700


class MatchPage(TableScreen):
    """The table of one match, deal after deal.

    Signals: ``again_wanted(game, options, names, levels)`` another match of the same kind;
    ``command_chosen(name)`` in the menu of the table.
    """

    again_wanted = Signal(str, object, list, list)
    command_chosen = Signal(str)

    def __init__(
        self, match: Match, thinker: Thinker, gallery: Gallery, types: Type, language: Language
    ) -> None:
        """Show ``match``."""
        super().__init__(match, thinker, gallery, types, language)
        self.at_once = CoachAtOnce(self, Thinker())
        self._sheet: ScoreSheet | None = None
        self._menu: TableMenu | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._show_account)
        self.deal_ended.connect(self._on_deal_over)
        self.runner.rewound.connect(self._hide_account)
        self.offers_claims = True
        self.runner.happened.connect(lambda: self.top_bar.offer_claim(certain=False))
        self.runner.rewound.connect(lambda: self.top_bar.offer_claim(certain=False))
        self.runner.asked.connect(self._offer_claim)
        self.top_bar.claim.clicked.connect(self.claim)
        self.top_bar.take_back.clicked.connect(self.toggle_autoplay)
        self.top_bar.more.clicked.connect(self.show_menu)

    def follow(self, settings: Settings, speed: float) -> None:
        """Take pace, emphasis, hold and the order of the hand from the settings."""
        self.view.motion.factor = speed
        self.director.hold_ms = settings.trick_hold_ms
        self._turn_hand(high_right=settings.hand_order == "high_right")
        self.runner.pace = min(1.0, speed)
        self.runner.think_ms = settings.think_ms
        self.runner.play_forced = settings.play_forced
        self.emphasis = settings.emphasis
        self.offers_claims = settings.claim
        self.at_once.sensitivity = settings.coach

    def _turn_hand(self, *, high_right: bool) -> None:
        if high_right != self.view.high_right:
            self.director.turn_hand(high_right=high_right)
            self.asking.again()

    def account(self) -> ScoreSheet | None:
        """Return the account of the last deal while it is shown."""
        return self._sheet

    def _on_deal_over(self) -> None:
        self._soon.start(round(SHEET_PAUSE_MS * self.view.motion.factor))

    def _show_account(self) -> None:
        if not self.match.is_deal_over() or self._sheet is not None:
            return
        sheet = ScoreSheet(self.match, self.names, self.language, self.view.types, self)
        sheet.next_chosen.connect(self._on_next)
        sheet.again_chosen.connect(self._on_again)
        sheet.home_chosen.connect(self.left)
        sheet.grown.connect(self._place_account)
        sheet.review_chosen.connect(lambda: self._leave_account("review"))
        sheet.coach_chosen.connect(lambda: self._leave_account("coach"))
        self._sheet = sheet
        self._place_account()
        sheet.show()
        if not is_elsewhere(self):
            sheet.main.setFocus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Lead the keyboard on to the account while it is shown."""
        super().focusInEvent(event)
        if self._sheet is not None:
            self._sheet.main.setFocus()

    def _leave_account(self, command: str) -> None:
        """Show a page; the keyboard comes back to what goes on with the match."""
        assert self._sheet is not None
        self._sheet.main.setFocus()
        self.command_chosen.emit(command)

    def _hide_account(self) -> None:
        self._soon.stop()
        sheet, self._sheet = self._sheet, None
        if sheet is not None:
            sheet.hide()
            sheet.deleteLater()

    def _on_next(self) -> None:
        self._hide_account()
        self.next_deal()

    def _on_again(self) -> None:
        match = self.match
        self.again_wanted.emit(match.game.name, match.options, match.names, match.levels)

    def _place_account(self) -> None:
        if self._sheet is None:
            return
        wide = min(self.width() - 80, round(self.view.types.pixels(740, 740)))
        tall = min(self.height() - TOP_BAR - 40, max(380, self._sheet.wanted_height(wide)))
        left = (self.width() - wide) // 2
        top = TOP_BAR + (self.height() - TOP_BAR - tall) // 2
        self._sheet.setGeometry(QRect(left, top, wide, tall))

    def dress(self, gallery: Gallery, types: Type) -> None:
        """Show everything in another look."""
        super().dress(gallery, types)
        self.at_once.show_again()
        if self._sheet is not None:
            self._sheet.types = types
            self._sheet.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the account in the middle."""
        super().resizeEvent(event)
        self._place_account()
        self.at_once.show_again()

    def hideEvent(self, event: QHideEvent) -> None:
        """End the coach's worker while another page is shown."""
        self.at_once.close()
        super().hideEvent(event)

    def undo(self) -> None:
        """Take the last decision back, also after the last card."""
        self._hide_account()
        super().undo()

    def claim(self) -> None:
        """Claim every trick to come; a refusal says why not."""
        self.runner.claim()

    def _offer_claim(self) -> None:
        """Offer a claim that would spare some clicks."""
        many = self.match.table_deal.owns[PERSON].hand.size() > 1
        certain = self.offers_claims and many and self.runner.judge_claim().refusal is None
        self.top_bar.offer_claim(certain=certain)

    def toggle_autoplay(self) -> None:
        """Hand the own seat to the computer, or take it back, and say which."""
        away = not self.runner.autoplay
        self.runner.set_autoplay(on=away)
        self.top_bar.offer_seat(away=away)
        if away:
            self.announce(translate("Table", "The computer plays your seat."))
        else:
            self.announce(translate("Table", "You play yourself again."))
            self.asking.give_focus()

    def show_menu(self) -> None:
        """Offer every command of the table with its key."""
        if self._menu is not None:
            self._menu.deleteLater()
        self._menu = TableMenu(self.view.types, self._standing(), self)
        self._menu.chosen.connect(self.command_chosen)
        self._menu.open_under(self.top_bar.more)

    def _standing(self) -> Standing:
        can = {"redo": self.match.can_redo(), "review": bool(self.match.past)}
        off = {name for name, possible in can.items() if not possible}
        said = translate("Table", "Copy the number of the deal: %1")
        number = filled(said, AsWritten(str(self.match.deal_number)))
        return Standing(off, {"autoplay": self.runner.autoplay}, {"copy_number": number})

    def copy_number(self) -> None:
        """Put the number of the deal where it can be pasted from, and say so."""
        QApplication.clipboard().setText(str(self.match.deal_number))
        said = translate("Table", "The number of the deal is copied: %1")
        self.remark(filled(said, AsWritten(str(self.match.deal_number))))

    def next_area(self) -> None:
        """Move the keyboard on: hand, question, trick, plates, players, the bar at the top."""
        next_focus(self._areas())

    def previous_area(self) -> None:
        """Move the keyboard back to the part before."""
        next_focus(self._areas(), -1)

    def _areas(self) -> list[list[QWidget]]:
        bar = [button for button in self.top_bar.findChildren(QAbstractButton) if _usable(button)]
        if self._sheet is not None:
            sheet = [part for part in self._sheet.findChildren(QAbstractButton) if _usable(part)]
            return [[self._sheet.main, *sheet], [*bar]]
        self.view.hand.keyboard = True
        prompt = [button for button in self.bar.buttons() if _usable(button)]
        first: list[list[QWidget]] = [self.view.hand.area(), [*prompt], self.at_once.buttons()]
        return [*first, *self.areas.parts(), self.meanings.in_sight(), [*bar]]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep an answer that the coach spoke of with Escape."""
        if event.key() == Qt.Key.Key_Escape and self.at_once.note.isVisible():
            self.at_once.keep()
        else:
            super().keyPressEvent(event)


def _usable(button: QAbstractButton) -> bool:
    return button.isVisible() and button.isEnabled()
