"""The window: pages one behind the other, sheets over them, and what any page may ask for."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow

from cardavia.match.match import Match
from cardavia.rules.game import Options
from cardavia.store.notices import Notice
from cardavia.store.settings import Player, Settings
from cardavia.ui.commands import Commands
from cardavia.ui.desk import Desk
from cardavia.ui.dressing import Wardrobe, speed_of, type_of
from cardavia.ui.keeping import Keeping
from cardavia.ui.language import Language
from cardavia.ui.page_stack import PageStack
from cardavia.ui.pages.home import HomePage
from cardavia.ui.pages.more import AnyPage, Behind, make_page
from cardavia.ui.remembering import Remembering
from cardavia.ui.scene.gallery import Gallery
from cardavia.ui.settings_over import SettingsOver
from cardavia.ui.shortcuts import bind_shortcuts
from cardavia.ui.sounds import Sounds
from cardavia.ui.texts.notices import notice_sentence
from cardavia.ui.texts.standings import standing_remark
from cardavia.ui.theme import Type
from cardavia.ui.thinker import Thinker
from cardavia.ui.widgets.page import Page
from cardavia.ui.widgets.paper_dialog import PaperDialog

if TYPE_CHECKING:  # tables are imported when there is one: the home page shows sooner
    from cardavia.ui.guide.lesson_page import LessonPage
    from cardavia.ui.match_page import MatchPage

LEAST: Final = (800, 600)


class MainWindow(QMainWindow):
    """Home, new match, table and the other pages; saves settings a moment after each change."""

    def __init__(self, keeping: Keeping, language: Language) -> None:
        """Show the home page."""
        super().__init__()
        self.keeping = keeping
        self._wardrobe = Wardrobe(keeping.faces)
        self.language = language
        self.settings = keeping.settings
        self.thinker = Thinker(self)
        self.sounds = Sounds(self.settings)
        self.home = HomePage(self.settings)
        self.pages = PageStack(self.home, self)
        self.setCentralWidget(self.pages)
        self.setFocusProxy(self.pages)
        self.desk = Desk(keeping, self)
        self.match_page: MatchPage | None = None
        self.over = SettingsOver(self)
        self._remembering = Remembering(self, keeping, lambda: self.settings)
        self._connect()
        self.commands = Commands(self)
        bind_shortcuts(self, self.commands.do)
        self.setMinimumSize(*LEAST)
        self._remembering.restore()
        self.go_home()

    def _connect(self) -> None:
        self.home.continue_chosen.connect(self.desk.go_on)
        self.desk.ready.connect(self.play)
        self.desk.refused.connect(self._on_refused)
        self.desk.lesson_wanted.connect(self.teach)
        self.desk.agreed.connect(self._on_agreed)
        self.home.new_match_chosen.connect(self.show_new_match)
        self.home.lesson_chosen.connect(self.teach)
        self.home.page_chosen.connect(self.show_page)
        self.home.language_chosen.connect(self.choose_language)
        self.home.quit_chosen.connect(self.close)
        self.pages.full_screen_left.connect(self.toggle_full_screen)
        self.over.changed.connect(self.apply)
        self.over.compare.connect(self._on_compare)
        self.over.page_chosen.connect(self.show_page)
        self._remembering.failed.connect(self.tell)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._show_matches()
        super().changeEvent(event)

    def go_home(self) -> None:
        """Leave the table, which is saved, and show the games."""
        self.thinker.forget()
        self.match_page = None
        self.pages.go_home()
        self._show_matches()
        self.home.focus_first()
        self.tell(self.keeping.take_notices())

    def _show_matches(self) -> None:
        saved = self.keeping.matches.saved()
        remarks = {one.id: standing_remark(one) for one in saved if not one.finished}
        self.home.show_matches(saved, remarks)

    def show_page(self, name: str) -> None:
        """Show one of the other pages by its name; the table waits behind it."""
        shown = self.pages.currentWidget()
        if isinstance(shown, Page) and shown.takes(name):
            return
        if name == "settings":
            self.show_settings()
        elif name == "today":
            self.desk.start_of_day(self.settings)
        elif name == "replay":
            self.desk.choose_record()
        else:
            page = make_page(name, self.behind())
            if page is not None:
                self.turn_to(page)

    def turn_to(self, page: AnyPage) -> None:
        """Show a page; when it is closed, what was there before it is shown again."""
        page.closed.connect(self._come_back)
        self.pages.turn_to(page)

    def behind(self) -> Behind:
        """Return what a page may read of this window."""
        match = self.match_page.match if self.match_page is not None else None
        return Behind(
            self.settings, self.keeping.matches, self.desk, self.language, match, self.turn_to
        )

    def _come_back(self) -> None:
        if self.pages.come_back() is self.home:
            self._show_matches()
            self.tell(self.keeping.take_notices())

    def show_new_match(self, game: str) -> None:
        """Show the options of a game."""
        from cardavia.ui.pages.new_match import NewMatchPage

        page = NewMatchPage(self.settings, game)
        page.match_chosen.connect(self.desk.start)
        page.lesson_chosen.connect(self.teach)
        page.closed.connect(self._come_back)
        self.pages.turn_to(page)

    def _on_agreed(self, game: str, options: Options, players: list[Player]) -> None:
        self.settings.agree(game, options, players)
        self._remembering.soon()

    def _on_refused(self, notices: list[Notice]) -> None:
        self.tell(notices)
        self._show_matches()

    def play(self, match: Match) -> None:
        """Show a match at the table."""
        from cardavia.ui.match_page import MatchPage

        page = MatchPage(match, self.thinker, self._gallery(), self._types(), self.language)
        page.left.connect(self.go_home)
        page.again_wanted.connect(self.desk.start)
        self._seat(page, page)
        self.tell(self.keeping.take_notices())

    def teach(self, game: str) -> None:
        """Show the lesson of a game."""
        from cardavia.ui.guide.lesson_page import LessonPage

        page = LessonPage(game, self.settings, self._gallery(), self._types(), self.language)
        page.left.connect(self.go_home)
        page.again_wanted.connect(self.teach)
        page.match_wanted.connect(self.show_new_match)
        self._seat(page, page.table)
        self._remembering.soon()

    def _seat(self, page: "MatchPage | LessonPage", table: "MatchPage") -> None:
        table.follow(self.settings, speed_of(self.settings))
        table.settings_wanted.connect(self.show_settings)
        table.command_chosen.connect(self.commands.do)
        table.event_shown.connect(self.sounds.on_event)
        self.thinker.forget()
        self.match_page = table
        self.pages.seat_table(page)
        page.start()

    def _gallery(self) -> Gallery:
        return self._wardrobe.gallery(self.settings)

    def _types(self) -> Type:
        return type_of(self.settings, self.language.code, self.height())

    def show_settings(self) -> None:
        """Show the settings over the present page, which stays alive behind."""
        self.over.show(self.settings)

    def apply(self, settings: Settings) -> None:
        """Show everything as the settings say, and save them in a moment."""
        spoken = settings.language or self.language.code
        self.settings = settings
        self.language.devanagari_digits = settings.digits == "devanagari"
        if spoken != self.language.code:
            self.language.choose(spoken)
        self.pages.follow(settings)
        self.over.follow(settings)
        self.sounds.settings = settings
        if self.match_page is not None:
            self.match_page.follow(settings, speed_of(settings))
            self.match_page.dress(self._gallery(), self._types())
        self._remembering.soon()

    def _on_compare(self, plain: bool) -> None:  # noqa: FBT001 - a signal's argument
        if self.match_page is not None:
            gallery = self._wardrobe.gallery(self.settings, plain=plain)
            self.match_page.dress(gallery, self._types())

    def choose_language(self, code: str) -> None:
        """Speak another language, everywhere at once."""
        self.apply(self.settings.changed({"language": code}))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let sheets and letters follow, and remember the size."""
        super().resizeEvent(event)
        self.over.place()
        if self.match_page is not None:
            self.match_page.dress(self._gallery(), self._types())
        self._remembering.soon()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or no longer."""
        show = self.showNormal if self.isFullScreen() else self.showFullScreen
        show()
        self.settings.full_screen = self.isFullScreen()
        self._remembering.soon()

    def tell(self, notices: list[Notice]) -> None:
        """Tell the player what went wrong with files, one after the other, each once."""
        if not notices:
            return
        words = " ".join(notice_sentence(one) for one in notices)
        notices.clear()
        title = self.tr("Please note")
        PaperDialog(self, self.settings, title, words, [("ok", self.tr("OK"))]).show()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Save and end the worker; every answer is on disk already."""
        self._remembering.now()
        self.thinker.close()
        self.sounds.close()
        super().closeEvent(event)
