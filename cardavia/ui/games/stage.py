"""What every game shows besides cards: score, contract, calls, and the order of the hand."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from cardavia.cards.cards import NO_SUIT, PLAIN_FACES, RANKS, TRUMPS
from cardavia.cards.order import Order
from cardavia.match.match import Match
from cardavia.rules.deal import Own, Table
from cardavia.rules.events import Event
from cardavia.rules.tricks import Trick
from cardavia.ui.language import Language, filled
from cardavia.ui.paint.motifs import arch_path
from cardavia.ui.paint.plates import draw_plate
from cardavia.ui.scene.plates import Painting, ScoreRow, score_painting
from cardavia.ui.scene.table_view import TableView
from cardavia.ui.texts.card_names import suit_name
from cardavia.ui.texts.events import bid_name
from cardavia.ui.texts.names import Names
from cardavia.ui.theme import BLACK, FACE, GOLD, MUTED, PALE, TEXT

translate = QCoreApplication.translate

ALTERNATING: Final = (0, 1, 3, 2)
"""Suits from left to right: black and red in turn."""


class GameStage:
    """The game's own part of the screen; one subclass a game says what differs."""

    hand_size = 6
    labels = False
    plate_sizes: tuple[tuple[float, float], tuple[float, float]] = ((196, 0), (236, 100))

    def __init__(self, match: Match, view: TableView, names: Names, language: Language) -> None:
        """Show ``match`` on ``view``."""
        self.match = match
        self.view = view
        self.names = names
        self.language = language

    @property
    def table(self) -> Table:
        """Return the table, already in its newest state."""
        return self.match.table_deal.table

    def order(self) -> Order | None:
        """Return what cards count as now, or None before that is known."""
        return None

    def sorted_hand(self, faces: list[int]) -> list[int]:
        """Return the hand with trumps first, then suits in alternating colours, high to low."""
        order = self.order()
        return sorted(faces, key=lambda face: sort_key(face, order))

    def call_text(self, event: Event) -> str:
        """Return what a bubble says."""
        if event.key == "pass":
            return translate("Table", "Pass")
        return filled(translate("Table", "Bids %1"), bid_name(event.number))

    def winning_text(self) -> str:
        """Return the word on the crown."""
        return translate("Table", "winning")

    def winning_seat(self, plays: list[tuple[int, list[int]]]) -> int:
        """Return who is winning a trick of single cards."""
        order = self.order()
        if order is None:
            return plays[0][0]
        trick = Trick(plays[0][0], len(self.match.names))
        for seat, faces in plays:
            trick.add(seat, faces[0], order)
        return trick.winner

    def on_event(self, event: Event) -> None:
        """Bring plates up to an event."""
        if event.key in ("dealt", "trump", "auction_won", "bid", "dealer", "trick_won", "scored"):
            self.refresh()

    def refresh(self) -> None:
        """Show score, contract and remarks as they are now."""
        view = self.view
        if view.places is None or self.match.deal is None:
            return
        title = translate("Table", "Score")
        rows = self.score_rows()
        view.score_plate.lay(
            view.places.score, score_painting(title, rows, view.gallery, view.types)
        )
        info = self.info_painting()
        view.info_plate.setVisible(info is not None)
        if info is not None:
            view.info_plate.lay(view.places.info, info)
        dealer = self.dealer()
        for seat, facts in enumerate(view.facts):
            facts.name = self.names.of(seat)
            facts.remark = self.remark(seat)
            facts.dealer = translate("Table", "D", "the dealer's letter") if seat == dealer else ""
            view.refresh_seat(seat)

    def dealer(self) -> int:
        """Return the dealer of this deal, or -1."""
        return self.table.dealer

    def score_rows(self) -> list[ScoreRow]:
        """Return one line a side, in seat order."""
        rows: list[ScoreRow] = []
        sides = self.match.game.sides(self.match.options)
        for seats, score in zip(sides, self.match.standing.scores, strict=True):
            name = self.names.side(seats)
            own = self.names.you in seats
            rows.append(ScoreRow(name, self.language.number(score), own=own, seat=seats[0]))
        return rows

    def remark(self, seat: int) -> str:
        """Return the second line of a seat plate: cards left."""
        n = self.cards_left(seat)
        return self.language.shown(translate("Table", "%n card(s)", "", n))

    def cards_left(self, seat: int) -> int:
        """Return how many cards a seat still holds, from what everybody saw."""
        left = self.hand_size
        for event in self.match.story:
            if event.key == "played" and event.seat == seat:
                left -= len(event.cards)
        return left

    def info_painting(self) -> Painting | None:
        """Return the painting of the contract plate, or None for no plate."""
        return None

    def title(self) -> str:
        """Return the line of the top bar after the game's name."""
        return ""

    def prompt_text(self) -> str:
        """Return what the person is asked, in one sentence."""
        return ""

    def own(self) -> Own:
        """Return what the person alone knows."""
        return self.match.table_deal.owns[0]


def sort_key(face: int, order: Order | None) -> tuple[int, int, int]:
    """Return where a card stands in the hand."""
    if order is None:
        return ALTERNATING.index(face // RANKS) if face < PLAIN_FACES else -1, -face % RANKS, face
    suit = order.suit[face]
    place = -1 if suit == TRUMPS else ALTERNATING.index(suit)
    return place, -order.strength[face], face


def contract_painting(view: TableView, suit: int, number: str, lines: list[str]) -> Painting:
    """Return a plate with an arch that holds a suit sign or a number, and up to three lines."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        gallery, types = view.gallery, view.types
        draw_plate(painter, rect, gallery.plate, gallery.colour(GOLD, 0.27))
        size = rect.height() - 20
        window = QRectF(rect.x() + 12, rect.y() + 10, size * 0.80, size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(gallery.colour(GOLD))
        painter.drawPath(arch_path(window))
        painter.setBrush(gallery.colour(FACE))
        painter.drawPath(arch_path(window.adjusted(2, 2, -2, -2)))
        if suit >= 0:
            draw_pip(painter, suit, window.center().x(), window.center().y() + 5, size * 0.42, view)
        elif number:
            painter.setPen(gallery.colour(BLACK))
            painter.setFont(types.heading())
            painter.drawText(window.adjusted(0, 8, 0, 0), Qt.AlignmentFlag.AlignCenter, number)
        left = window.right() + 14
        _write_lines(
            painter,
            QRectF(left, rect.y() + 8, rect.right() - left - 10, rect.height() - 16),
            lines,
            view,
        )

    return paint


def _write_lines(painter: QPainter, room: QRectF, lines: list[str], view: TableView) -> None:
    types, gallery = view.types, view.gallery
    height = room.height() / max(2, len(lines))
    fonts = [types.title(), types.secondary(), types.caption()]
    inks = [TEXT, PALE, MUTED]
    for place, line in enumerate(lines):
        font = fonts[min(place, 2)]
        wide = QFontMetricsF(font).horizontalAdvance(line)
        if wide > room.width():
            font.setPixelSize(max(10, int(font.pixelSize() * room.width() / wide)))
        painter.setFont(font)
        painter.setPen(gallery.colour(inks[min(place, 2)]))
        box = QRectF(room.x(), room.y() + place * height, room.width(), height)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, line)


def draw_pip(
    painter: QPainter, suit: int, x: float, y: float, size: float, view: TableView
) -> None:
    """Draw a suit sign around a point."""
    pixmap = view.gallery.pip(suit, size)
    painter.drawPixmap(QPointF(x - size / 2, y - size / 2), pixmap)


def trump_words(suit: int) -> str:
    """Return "Trump: hearts", or that there is none."""
    if suit == NO_SUIT:
        return translate("Table", "No trump")
    return filled(translate("Table", "Trump: %1"), suit_name(suit))
