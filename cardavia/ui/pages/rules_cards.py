"""Cards drawn among the rules: examples, and the order of the cards at this table."""

from itertools import groupby
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardavia.cards.cards import HEARTS, NO_SUIT, SPADES, TRUMPS, TWO
from cardavia.cards.hand import faces_in
from cardavia.cards.order import Order, bower_order, low_order, plain_order
from cardavia.rules.catalogue import game_named
from cardavia.rules.game import Options, is_on
from cardavia.rules.tractor.options import Terms
from cardavia.ui.deck.render import ASPECT
from cardavia.ui.scene.gallery import SHADOW, Gallery
from cardavia.ui.texts.card_names import cards_in_sentence

translate = QCoreApplication.translate
Groups = list[list[int]]

HEIGHT: Final = 84
"""Height of a card in a window of ordinary size."""
_STEP: Final = 0.54
"""How much of a card the next one leaves free, as parts of its width."""
_GAP: Final = 0.34


class CardStrip(QWidget):
    """Groups of cards in a row, closer where the row is short of room."""

    def __init__(self, groups: Groups, gallery: Gallery, parent: QWidget | None = None) -> None:
        """Show ``groups``, with room between them."""
        super().__init__(parent)
        self._groups = groups
        self._gallery = gallery
        self._grown = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName("; ".join(cards_in_sentence(group) for group in groups))

    def grow(self, grown: float) -> None:
        """Show the cards larger, as the letters are."""
        self._grown = grown
        self.setFixedHeight(round(HEIGHT * grown) + 2 * SHADOW)
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for the cards at their ease."""
        return QSize(120, round(HEIGHT * self._grown) + 2 * SHADOW)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Move the cards together or apart."""
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards from left to right."""
        painter = QPainter(self)
        self._gallery.ratio = self.devicePixelRatioF()
        height = round(HEIGHT * self._grown)
        wide = height * ASPECT
        step = wide * min(1.0, self._tightness(wide))
        x = 0.0
        for group in self._groups:
            for face in group:
                painter.drawPixmap(QPointF(x, 0), self._gallery.card(face, height))
                x += step * _STEP
            x += wide - step * (_STEP - _GAP)
        painter.end()

    def _tightness(self, wide: float) -> float:
        """Return the share of the usual steps for which there is room."""
        steps = sum((len(group) - 1) * _STEP + _GAP for group in self._groups)
        room = self.width() - len(self._groups) * wide - 2 * SHADOW
        return max(0.2, room / (steps * wide))


def order_rows(game: str, options: Options) -> list[tuple[str, Groups]]:
    """Return rows of cards from strong to weak with their captions; equals are a group."""
    return {
        "tractor": _tractor_rows,
        "pepper": _pepper_rows,
        "black_maria": _plain_rows,
        "pitch": _plain_rows,
    }[game](game, options)


def rows_now(game: str, options: Options, order: Order) -> list[tuple[str, Groups]]:
    """Return the trumps of a deal from strong to weak, and a suit that is none."""
    faces = _faces(game, options)
    rows = [_row(order, suit, faces) for suit in range(4)]
    plain = max(rows, key=lambda groups: sum(len(group) for group in groups))
    trumps = translate("Rules", "In this round: the trumps")
    other = translate("Rules", "In this round: every other suit")
    return [(trumps, _row(order, TRUMPS, faces)), (other, plain)]


def _plain_rows(game: str, options: Options) -> list[tuple[str, Groups]]:
    order = plain_order(NO_SUIT)
    caption = translate("Rules", "Every suit, from strong to weak")
    return [(caption, _row(order, HEARTS, _faces(game, options)))]


def _pepper_rows(game: str, options: Options) -> list[tuple[str, Groups]]:
    order, faces = bower_order(HEARTS), _faces(game, options)
    trumps = translate("Rules", "Trumps, when hearts are trump")
    other = translate("Rules", "Every other suit")
    rows = [(trumps, _row(order, TRUMPS, faces)), (other, _row(order, SPADES, faces))]
    if is_on(options, "low_no_trump"):
        rows.append((translate("Rules", "Low no trump"), _row(low_order(), HEARTS, faces)))
    return rows


def _tractor_rows(game: str, options: Options) -> list[tuple[str, Groups]]:
    terms = Terms(options)
    level, faces = terms.start_level or TWO, _faces(game, options)
    order, bare = terms.order(SPADES, level), terms.order(NO_SUIT, level)
    return [
        (translate("Rules", "Trumps, when spades are trump"), _row(order, TRUMPS, faces)),
        (translate("Rules", "Every other suit"), _row(order, HEARTS, faces)),
        (translate("Rules", "Trumps, when there is no trump suit"), _row(bare, TRUMPS, faces)),
    ]


def _faces(game: str, options: Options) -> list[int]:
    kind = game_named(game)
    assert kind is not None
    return sorted(set(kind.pack(options)))


def _row(order: Order, suit: int, faces: list[int]) -> Groups:
    """Return the cards that count as a suit; equals are a group of their own."""
    held = [face for face in faces_in(order.mask(suit)) if face in faces]
    held.sort(key=lambda face: -order.strength[face])
    groups: Groups = [[]]
    for _, same in groupby(held, key=lambda face: order.strength[face]):
        equals = list(same)
        if len(equals) > 1:
            groups += [equals, []]
        else:
            groups[-1] += equals
    return [group for group in groups if group]
