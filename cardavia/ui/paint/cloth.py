"""The felt of the table: light from above, jaali woven into its edges, a lotus laid in its middle."""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from cardavia.ui.look import Look
from cardavia.ui.paint.motifs import petal_path
from cardavia.ui.theme import Felt, colour

LIGHT_AT: Final = 0.42
"""How far down the light stands, as a part of the height."""
_WEAVE: Final = "#FFF0C8"
_INLAY: Final = "#F6DFA0"


def felt_image(size: QSize, ratio: float, felt: Felt, look: Look, *, inlay: bool = True) -> QImage:
    """Return the cloth for an area in logical pixels, as the player's screen shows it."""
    return look.image(_kept_felt(size.width(), size.height(), ratio, felt, inlay))


@lru_cache(maxsize=2)
def _kept_felt(width: int, height: int, ratio: float, felt: Felt, inlay: bool) -> QImage:  # noqa: FBT001 - private
    """Weave the last cloths only once: a slider changes their colours, not their threads."""
    return plain_felt(QSize(width, height), ratio, felt, inlay=inlay)


def forget_felts() -> None:
    """Let go of the woven cloths, each as large as a window, once no slider moves."""
    _kept_felt.cache_clear()


def plain_felt(size: QSize, ratio: float, felt: Felt, *, inlay: bool = True) -> QImage:
    """Return the cloth as it is without the player's contrast, temperature and grain."""
    image = _empty(size, ratio, QImage.Format.Format_RGB32)
    area = QRectF(QPointF(0, 0), QSizeF(size))
    painter = QPainter(image)
    if felt.light == felt.edge:
        painter.fillRect(area, QColor(felt.middle))
        painter.end()
        return image
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(area, _light(area, felt))
    painter.drawImage(QPointF(0, 0), _jaali(size, ratio))
    if inlay:
        _draw_inlay(painter, area)
    painter.end()
    return image


def _empty(size: QSize, ratio: float, form: QImage.Format) -> QImage:
    image = QImage((QSizeF(size) * ratio).toSize().expandedTo(QSize(1, 1)), form)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _light(area: QRectF, felt: Felt) -> QRadialGradient:
    lamp = QPointF(area.width() / 2, area.height() * LIGHT_AT)
    light = QRadialGradient(lamp, max(area.width(), area.height()) * 0.66)
    light.setColorAt(0, QColor(felt.light))
    light.setColorAt(0.5, QColor(felt.middle))
    light.setColorAt(1, QColor(felt.edge))
    return light


def _jaali(size: QSize, ratio: float) -> QImage:
    """Return the lattice at 8 %, gone by the middle."""
    image = _empty(size, ratio, QImage.Format.Format_ARGB32_Premultiplied)
    area = QRectF(QPointF(0, 0), QSizeF(size))
    painter = QPainter(image)
    tile, corner = _tile(area, ratio)
    painter.drawTiledPixmap(area, tile, -corner)
    fade = QRadialGradient(QPointF(area.width() / 2, area.height() * 0.47), area.width() * 0.62)
    fade.setColorAt(0, colour("#000000", 0))
    fade.setColorAt(0.5, colour("#000000", 0.06))
    fade.setColorAt(1, colour("#000000", 1))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.fillRect(area, fade)
    painter.end()
    return image


def _tile(area: QRectF, ratio: float) -> tuple[QPixmap, QPointF]:
    """Return a cell of the lattice, whole in device pixels, and where the first one lies."""
    dots = round(54 * max(1.0, area.height() / 800) * ratio)
    tile = QPixmap(dots, dots)
    tile.setDevicePixelRatio(ratio)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour(_WEAVE, 0.08), 1.1))
    painter.drawPath(_star(dots / ratio))
    painter.end()
    across, down = (
        _half_beside(area.width() * ratio, dots),
        _half_beside(area.height() * ratio, dots),
    )
    return tile, QPointF(across, down) / ratio


def _half_beside(length: float, dots: int) -> int:
    """Return where the first cell begins, so that cells lie evenly about the middle."""
    return round((length - (int(length / dots) + 2) * dots) / 2)


def _star(cell: float) -> QPainterPath:
    """Return a square and its diamond, woven into an eight-pointed star that touches no other."""
    middle, reach = cell / 2, cell * 0.49
    half = reach * 0.704
    star = QPainterPath()
    star.addRect(QRectF(middle - half, middle - half, 2 * half, 2 * half))
    star.addPolygon(_diamond(middle, middle, reach))
    return star


def _diamond(x: float, y: float, reach: float) -> QPolygonF:
    top, bottom = QPointF(x, y - reach), QPointF(x, y + reach)
    return QPolygonF([top, QPointF(x + reach, y), bottom, QPointF(x - reach, y), top])


def _draw_inlay(painter: QPainter, area: QRectF) -> None:
    """Lay a lotus of many petals under the light, as faint as a woven pattern."""
    scale = area.height() * 0.40 / 204
    painter.save()
    painter.translate(area.width() / 2, area.height() * LIGHT_AT)
    painter.scale(scale, scale)
    painter.setPen(QPen(colour(_INLAY, 0.13), 0.9))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_rosette())
    painter.restore()


def _rosette() -> QPainterPath:
    """Return the inlay as one path, so that its lines don't brighten where they cross."""
    rosette = QPainterPath()
    for count, length, width, turn in ((24, 98, 22, 0.0), (12, 76, 34, 15.0), (12, 54, 26, 0.0)):
        petal = petal_path(length, width)
        for number in range(count):
            rosette.addPath(QTransform().rotate(turn + 360 * number / count).map(petal))
    for radius in (10.0, 99.5):
        rosette.addEllipse(QPointF(0, 0), radius, radius)
    return rosette
