"""The table: cloth, seats, hand, trick and plates in one raster view."""

from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from cardavia.ui.deck.portraits import SEATS
from cardavia.ui.scene.backs import backs_painting
from cardavia.ui.scene.badge import fitting_badge
from cardavia.ui.scene.banner import BannerPlate, Shown
from cardavia.ui.scene.bubbles import Bubbles, Said
from cardavia.ui.scene.card_item import CardItem
from cardavia.ui.scene.gallery import Gallery
from cardavia.ui.scene.groups import GroupNames
from cardavia.ui.scene.hand_row import HandRow
from cardavia.ui.scene.layout import Box, Places, SeatPlace, growth, places
from cardavia.ui.scene.motion import Motion
from cardavia.ui.scene.plates import (
    Plate,
    SeatFacts,
    badge_painting,
    seat_painting,
)
from cardavia.ui.scene.toy import Toy
from cardavia.ui.scene.warming import Warming
from cardavia.ui.theme import Type

Z_CLOTH: Final = -10.0
Z_PLATE: Final = 10.0
Z_TRICK: Final = 40.0
Z_BADGE: Final = 80.0
Z_BANNER: Final = 400.0
TRICK_TILT: Final = (0.0, -2.0, 1.2, 2.4, -1.4, 0.8, -2.6)
_SWEEP: Final = QEasingCurve.Type.InCubic


class TableView(QGraphicsView):
    """Shows what it is told; knows nothing of rules.

    Signals: ``felt_clicked()`` a click on no card, which skips pauses; ``resized()`` after all
    places changed.
    """

    felt_clicked = Signal()
    resized = Signal()

    def __init__(self, gallery: Gallery, types: Type, parent: QWidget | None = None) -> None:
        """Show an empty table."""
        super().__init__(parent)
        self._scene = QGraphicsScene(self)
        self._set_up()
        self.gallery = gallery
        self.types = types
        self.motion = Motion(self)
        self._warming = Warming(self.motion, self)
        self.high_right = False
        """Whether the highest cards of a hand stand at the right."""
        self.pack: list[int] = []
        """The cards of the game, whose pictures are made before they are needed."""
        self.hand = HandRow(self._scene, self.viewport(), self.motion)
        self.hand_size = 6
        self.plate_sizes: tuple[tuple[float, float], tuple[float, float]] = ((186, 0), (214, 96))
        self.labels = False
        self.facts: list[SeatFacts] = []
        self.places: Places | None = None
        self._seat_plates: list[Plate] = []
        self._backs: list[Plate] = []
        self._back_counts: list[int] = []
        self.trick: list[tuple[int, list[CardItem]]] = []
        self.leaving: list[CardItem] = []
        self.ghosts: list[CardItem] = []
        """Cards of an earlier trick, shown again."""
        self._badge_text = ""
        self._badge_seat = -1
        self._make_plates()

    def _set_up(self) -> None:
        # Made here: of a widget that Qt makes by itself PySide may lose sight while it is used.
        self.setViewport(QWidget())
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        # Within one rectangle pictures are copied; within a region of many, blended line by line.
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAcceptDrops(False)

    def _make_plates(self) -> None:
        self.bubbles = Bubbles(lambda: self._plate(Z_PLATE + 5), self.motion)
        self._badge = self._plate(Z_BADGE)
        self.banner, self._labels = BannerPlate(), GroupNames()
        self.banner.setZValue(Z_BANNER)
        self._scene.addItem(self.banner)
        self._scene.addItem(self._labels)
        self.toy = Toy(self.motion)
        self._scene.addItem(self.toy)
        self.score_plate = self._plate(Z_PLATE)
        self.info_plate = self._plate(Z_PLATE)
        self._badge.hide()
        self.hand.arranged.connect(self._lay_labels)

    def _plate(self, z: float) -> Plate:
        plate = Plate()
        plate.setZValue(z)
        self._scene.addItem(plate)
        return plate

    def seat_players(self, names: list[str]) -> None:
        """Seat players, the person first."""
        for item in [*self._seat_plates, *self._backs]:
            self._scene.removeItem(item)
        self.facts = [SeatFacts(name, SEATS[i % len(SEATS)]) for i, name in enumerate(names)]
        self._seat_plates = [self._plate(Z_PLATE) for _ in names]
        self._backs = [self._plate(Z_PLATE - 2) for _ in names]
        self._back_counts = [0] * len(names)
        self.clear_table()
        self.relayout()

    def clear_table(self) -> None:
        """Take all cards and bubbles off the table."""
        self.motion.drop()
        self.hand.clear()
        for _, items in self.trick:
            self._remove(items)
        self._remove(self.leaving)
        self.trick, self.leaving = [], []
        self.clear_bubbles()
        self.hide_ghosts()
        self.hide_banner()
        self._lay_labels()
        self.set_winner(-1, "")
        self._back_counts = [0] * len(self.facts)

    def _remove(self, items: list[CardItem]) -> None:
        for item in items:
            if item.scene() is self._scene:
                self._scene.removeItem(item)

    def dress(self, gallery: Gallery, types: Type) -> None:
        """Show everything in another look, at once."""
        self.gallery, self.types = gallery, types
        self.relayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Find new places for everything."""
        super().resizeEvent(event)
        self.relayout()
        self.resized.emit()

    def hold(self, cards: int) -> None:
        """Make room for another greatest number of cards in the hand."""
        if self.hand_size != cards:
            self.hand_size = cards
            self.relayout()

    def relayout(self) -> None:
        """Put everything where it belongs at this size."""
        if not self.facts:
            return
        self.motion.finish()
        size = self.viewport().size()
        self.gallery.ratio = self.devicePixelRatioF()
        self._scene.setSceneRect(0, 0, size.width(), size.height())
        self.setBackgroundBrush(QBrush(QColor(self.gallery.felt.middle)))
        self.viewport().update()
        area = (float(size.width()), float(size.height()))
        self.places = places(
            len(self.facts),
            self.hand_size,
            area,
            scale=growth(area, self.types.scale / 100),
            plates=self.plate_sizes,
            labels=self.labels,
        )
        self.hand.arrange(self.gallery, self.places)
        self.warm()
        for seat in range(len(self.facts)):
            self.refresh_seat(seat)
            self.show_backs(seat, self._back_counts[seat])
        self._lay_trick()
        for seat, said in list(self.bubbles.said.items()):
            self.show_bubble(seat, said.text, muted=said.muted, faces=said.faces)
        if self.banner.text:
            self.show_banner(self.banner.text, self.banner.shown)
        self.set_winner(self._badge_seat, self._badge_text)

    def warm(self) -> None:
        """Make pictures of the cards of the game before they are needed."""
        if self.places is not None and self.pack:
            heights = (self.places.card, self.places.trick_card)
            self._warming.start(self.gallery, self.pack, heights)

    def drawBackground(self, painter: QPainter, area: QRectF | QRect) -> None:
        """Draw the cloth under everything, only where it is needed."""
        if not self.facts:
            return
        # On whole pixels the cloth is copied, not drawn to scale.
        rect = QRectF(QRectF(area).toAlignedRect())
        ratio = self.gallery.ratio
        source = QRectF(rect.topLeft() * ratio, rect.size() * ratio)
        painter.drawPixmap(rect, self.gallery.cloth(self.viewport().size()), source)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell of clicks that hit no button."""
        self.felt_clicked.emit()
        super().mousePressEvent(event)

    def seat_place(self, seat: int) -> SeatPlace:
        """Return the places of a seat."""
        assert self.places is not None
        return self.places.seats[seat]

    def refresh_seat(self, seat: int) -> None:
        """Show what a seat's plate says now; the person's own hides where the hand needs room."""
        place = self.seat_place(seat)
        plate = self._seat_plates[seat]
        facts, lowest = self.facts[seat], place.side == "bottom"
        painting = seat_painting(facts, self.gallery, self.types, lowest=lowest)
        plate.lay(place.plate, painting, (facts.all(), self.gallery, self.types))
        plate.setVisible(seat > 0 or self._room_for_own_plate())

    def _room_for_own_plate(self) -> bool:
        assert self.places is not None
        first, _ = self.places.hand_place(0, max(1, self.hand_size))
        return first > self.places.seats[0].plate.right + 8

    def own_box(self) -> Box:
        """Return where the person is in sight: the own plate, or the hand that hides it."""
        assert self.places is not None
        if self._room_for_own_plate():
            return self.places.seats[0].plate
        first, last = (self.places.hand_place(at, self.hand_size) for at in (0, self.hand_size - 1))
        wide = last[0] + self.places.card_width - first[0]
        return Box(first[0], first[1], wide, self.places.height - first[1])

    def show_backs(self, seat: int, count: int) -> None:
        """Show how many cards another seat holds."""
        self._back_counts[seat] = count
        plate = self._backs[seat]
        if seat == 0 or self.places is None:
            plate.hide()
            return
        place = self.seat_place(seat)
        height = self.places.back_card
        plate.lay(place.backs, backs_painting(self.gallery, height, count, place.side))
        plate.setVisible(count > 0)

    def change_backs(self, seat: int, change: int) -> None:
        """Show fewer or more cards in another seat's hand."""
        self.show_backs(seat, max(0, self._back_counts[seat] + change))

    def remark(self, seat: int, words: str) -> None:
        """Say something in the second line of a seat's plate."""
        if self.facts[seat].remark != words:
            self.facts[seat].remark = words
            self.refresh_seat(seat)

    def show_piles(self, tricks: list[int]) -> None:
        """Show how many tricks each seat has taken."""
        for seat, count in enumerate(tricks):
            if self.facts[seat].tricks != count:
                self.facts[seat].tricks = count
                self.refresh_seat(seat)

    def set_active(self, seat: int) -> None:
        """Mark whose turn it is; -1 for nobody."""
        for index, facts in enumerate(self.facts):
            if facts.active != (index == seat):
                facts.active = index == seat
                self.refresh_seat(index)

    def new_card(self, face: int, at: QPointF) -> CardItem:
        """Return a card that starts at a place of the table."""
        assert self.places is not None
        item = CardItem(self.gallery, face, self.places.trick_card)
        item.setPos(at)
        self._scene.addItem(item)
        return item

    def from_seat(self, seat: int) -> QPointF:
        """Return where a seat's cards come from and go to."""
        place = self.seat_place(seat)
        if place.side == "bottom":
            assert self.places is not None
            return QPointF(self.places.width / 2, self.places.hand_y + self.places.card / 2)
        return QPointF(*place.backs.centre)

    def put_on_trick(self, seat: int, items: list[CardItem], ms: float) -> None:
        """Move a seat's cards to its place in the trick."""
        assert self.places is not None
        self.trick.append((seat, items))
        for index, item in enumerate(items):
            item.dress(self.gallery, self.places.trick_card)
            item.setZValue(Z_TRICK + len(self.trick) + index / 20)
            self.motion.move(item, self._trick_spot(seat, index, len(items)), ms)
            self.motion.turn(item, TRICK_TILT[seat % len(TRICK_TILT)], ms)

    def plays(self) -> list[tuple[int, list[int]]]:
        """Return which cards of which seats lie in the trick."""
        return [(seat, [item.face for item in items]) for seat, items in self.trick]

    def _trick_spot(self, seat: int, index: int, count: int) -> QPointF:
        assert self.places is not None
        return QPointF(*self.places.trick_place(seat, index, count))

    def _lay_trick(self) -> None:
        assert self.places is not None
        for seat, items in self.trick:
            for index, item in enumerate(items):
                item.dress(self.gallery, self.places.trick_card)
                item.setPos(self._trick_spot(seat, index, len(items)))

    def sweep(self, winner: int, ms: float) -> None:
        """Move the finished trick to its winner, where it fades."""
        goal = self.from_seat(winner)
        for _, items in self.trick:
            for item in items:
                item.mark, item.ringed = "", False
                self.motion.move(item, goal, ms, curve=_SWEEP)
                self.motion.fade(item, 0.0, ms)
                self.leaving.append(item)
        self.trick = []
        self.set_winner(-1, "")

    def drop_leaving(self) -> None:
        """Forget the cards that were swept away."""
        self._remove(self.leaving)
        self.leaving = []

    def set_winner(self, seat: int, text: str) -> None:
        """Crown the cards that are winning the trick, with a word where it has room."""
        self._badge_seat, self._badge_text = seat, text
        for owner, items in self.trick:
            for item in items:
                item.ringed = owner == seat
                item.update()
        cards = [items for owner, items in self.trick if owner == seat]
        self._badge.setVisible(bool(cards) and self.places is not None)
        if not cards or self.places is None:
            return
        spot = self._trick_spot(seat, len(cards[0]) - 1, len(cards[0])).toTuple()
        word, box = fitting_badge(self.places, seat, spot, text, self.types)
        self._badge.lay(box, badge_painting(word, self.gallery, self.types))

    def show_bubble(
        self, seat: int, text: str, *, muted: bool = False, faces: list[int] | None = None
    ) -> None:
        """Show what a seat said, and cards it showed, until it says something else."""
        said = Said(text, muted, faces or [])
        self.bubbles.show(seat, said, self.seat_place(seat), self.gallery, self.types)

    def has_bubble(self, seat: int) -> bool:
        """Tell whether a seat's last words are in sight."""
        return seat in self.bubbles.said

    def clear_bubbles(self, *, but_shown: bool = False) -> None:
        """Take all bubbles away, or all but those with cards."""
        self.bubbles.clear(but_shown=but_shown)

    def show_banner(self, text: str, shown: list[Shown]) -> None:
        """Tell something in the middle of the table, with the cards it is about."""
        if self.places is not None:
            self.banner.tell(text, shown, self.places, self.gallery, self.types)

    def hide_banner(self) -> None:
        """Take the banner away again."""
        self.banner.be_silent()

    def _lay_labels(self) -> None:
        if self.places is not None:
            hand = self.hand
            count = len(hand.faces)
            self._labels.write(hand.groups, count, self.places, self.gallery, self.types)

    def show_ghosts(self, plays: list[tuple[int, list[int]]]) -> None:
        """Lay an earlier trick out over the present one until the next click."""
        self.hide_ghosts()
        for place, (seat, faces) in enumerate(plays):
            for index, face in enumerate(faces):
                item = self.new_card(face, self._trick_spot(seat, index, len(faces)))
                item.setZValue(Z_BADGE + 10 + place + index / 20)
                item.mark = "1" if place == 0 and index == 0 else ""
                self.ghosts.append(item)
        for _, items in self.trick:
            for item in items:
                item.setOpacity(0.15)

    def hide_ghosts(self) -> None:
        """Take an earlier trick away again."""
        self._remove(self.ghosts)
        self.ghosts = []
        for _, items in self.trick:
            for item in items:
                item.setOpacity(1.0)
