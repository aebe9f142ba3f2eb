// QRect and QRectF (their class pages).
#ifndef OM_QT_QRECT_H
#define OM_QT_QRECT_H

#include <QtCore/qmargins.h>
#include <QtCore/qpoint.h>
#include <QtCore/qsize.h>

OM_BEGIN_MODEL

class QRectF;

namespace __omqt {

// What a rectangle covers in one direction, from the lesser edge to the greater. In Qt 6 a negative extent covers what
// the mirrored one does; Qt 5 counts its edges.
struct int_span {
    int low, high;

    int_span(int first, int last) : low(first), high(last) {
#if OM_QT6
        if (last < first) {
            low = last + 1;
            high = first - 1;
        }
#else
        if (last - first + 1 < 0) {
            low = last;
            high = first;
        }
#endif
    }
};
struct real_span {
    qreal low, high;

    real_span(qreal from, qreal extent)
        : low(extent < 0 ? from + extent : from), high(extent < 0 ? from : from + extent) {}
};

inline int floor_to_int(qreal value) {
    const int near = int(value);
    return near > value ? near - 1 : near;
}
inline int ceil_to_int(qreal value) {
    const int near = int(value);
    return near < value ? near + 1 : near;
}

} // namespace __omqt

class QRect {
    int x1;
    int y1;
    int x2;
    int y2;

public:
    constexpr QRect() noexcept : x1(0), y1(0), x2(-1), y2(-1) {}
    constexpr QRect(const QPoint &topleft, const QPoint &bottomright) noexcept
        : x1(topleft.x()), y1(topleft.y()), x2(bottomright.x()), y2(bottomright.y()) {}
    constexpr QRect(const QPoint &topleft, const QSize &size) noexcept
        : x1(topleft.x()), y1(topleft.y()), x2(topleft.x() + size.width() - 1), y2(topleft.y() + size.height() - 1) {}
    constexpr QRect(int left, int top, int width, int height) noexcept
        : x1(left), y1(top), x2(left + width - 1), y2(top + height - 1) {}

    constexpr bool isNull() const noexcept { return x2 == x1 - 1 && y2 == y1 - 1; }
    constexpr bool isEmpty() const noexcept { return x1 > x2 || y1 > y2; }
    constexpr bool isValid() const noexcept { return x1 <= x2 && y1 <= y2; }
    constexpr int left() const noexcept { return x1; }
    constexpr int top() const noexcept { return y1; }
    constexpr int right() const noexcept { return x2; }
    constexpr int bottom() const noexcept { return y2; }
    constexpr int x() const noexcept { return x1; }
    constexpr int y() const noexcept { return y1; }
    constexpr int width() const noexcept { return x2 - x1 + 1; }
    constexpr int height() const noexcept { return y2 - y1 + 1; }
    constexpr QSize size() const noexcept { return QSize(width(), height()); }
    constexpr QPoint topLeft() const noexcept { return QPoint(x1, y1); }
    constexpr QPoint bottomRight() const noexcept { return QPoint(x2, y2); }
    constexpr QPoint topRight() const noexcept { return QPoint(x2, y1); }
    constexpr QPoint bottomLeft() const noexcept { return QPoint(x1, y2); }
    constexpr QPoint center() const noexcept { return QPoint(int((qint64(x1) + x2) / 2), int((qint64(y1) + y2) / 2)); }
    QRect normalized() const noexcept {
        QRect r;
#if OM_QT6
        const __omqt::int_span x(x1, x2), y(y1, y2);
        r.setCoords(x.low, y.low, x.high, y.high);
#else
        r.setCoords(x2 < x1 - 1 ? x2 : x1, y2 < y1 - 1 ? y2 : y1, x2 < x1 - 1 ? x1 : x2, y2 < y1 - 1 ? y1 : y2);
#endif
        return r;
    }

    OM_CONSTEXPR14 void setLeft(int pos) noexcept { x1 = pos; }
    OM_CONSTEXPR14 void setTop(int pos) noexcept { y1 = pos; }
    OM_CONSTEXPR14 void setRight(int pos) noexcept { x2 = pos; }
    OM_CONSTEXPR14 void setBottom(int pos) noexcept { y2 = pos; }
    OM_CONSTEXPR14 void setX(int x) noexcept { x1 = x; }
    OM_CONSTEXPR14 void setY(int y) noexcept { y1 = y; }
    OM_CONSTEXPR14 void setTopLeft(const QPoint &p) noexcept {
        x1 = p.x();
        y1 = p.y();
    }
    OM_CONSTEXPR14 void setBottomRight(const QPoint &p) noexcept {
        x2 = p.x();
        y2 = p.y();
    }
    OM_CONSTEXPR14 void setTopRight(const QPoint &p) noexcept {
        x2 = p.x();
        y1 = p.y();
    }
    OM_CONSTEXPR14 void setBottomLeft(const QPoint &p) noexcept {
        x1 = p.x();
        y2 = p.y();
    }
    OM_CONSTEXPR14 void setWidth(int w) noexcept { x2 = x1 + w - 1; }
    OM_CONSTEXPR14 void setHeight(int h) noexcept { y2 = y1 + h - 1; }
    OM_CONSTEXPR14 void setSize(const QSize &s) noexcept {
        setWidth(s.width());
        setHeight(s.height());
    }
    OM_CONSTEXPR14 void setRect(int x, int y, int w, int h) noexcept { *this = QRect(x, y, w, h); }
    OM_CONSTEXPR14 void getRect(int *x, int *y, int *w, int *h) const {
        *x = x1;
        *y = y1;
        *w = width();
        *h = height();
    }
    OM_CONSTEXPR14 void setCoords(int xp1, int yp1, int xp2, int yp2) noexcept {
        x1 = xp1;
        y1 = yp1;
        x2 = xp2;
        y2 = yp2;
    }
    OM_CONSTEXPR14 void getCoords(int *xp1, int *yp1, int *xp2, int *yp2) const {
        *xp1 = x1;
        *yp1 = y1;
        *xp2 = x2;
        *yp2 = y2;
    }
    OM_CONSTEXPR14 void adjust(int dx1, int dy1, int dx2, int dy2) noexcept {
        setCoords(x1 + dx1, y1 + dy1, x2 + dx2, y2 + dy2);
    }
    constexpr QRect adjusted(int dx1, int dy1, int dx2, int dy2) const noexcept {
        return QRect(QPoint(x1 + dx1, y1 + dy1), QPoint(x2 + dx2, y2 + dy2));
    }

    OM_CONSTEXPR14 void translate(int dx, int dy) noexcept { adjust(dx, dy, dx, dy); }
    OM_CONSTEXPR14 void translate(const QPoint &p) noexcept { translate(p.x(), p.y()); }
    constexpr QRect translated(int dx, int dy) const noexcept { return adjusted(dx, dy, dx, dy); }
    constexpr QRect translated(const QPoint &p) const noexcept { return translated(p.x(), p.y()); }
    constexpr QRect transposed() const noexcept { return QRect(topLeft(), size().transposed()); }
    OM_CONSTEXPR14 void moveLeft(int pos) noexcept { translate(pos - x1, 0); }
    OM_CONSTEXPR14 void moveTop(int pos) noexcept { translate(0, pos - y1); }
    OM_CONSTEXPR14 void moveRight(int pos) noexcept { translate(pos - x2, 0); }
    OM_CONSTEXPR14 void moveBottom(int pos) noexcept { translate(0, pos - y2); }
    OM_CONSTEXPR14 void moveTopLeft(const QPoint &p) noexcept { translate(p.x() - x1, p.y() - y1); }
    OM_CONSTEXPR14 void moveBottomRight(const QPoint &p) noexcept { translate(p.x() - x2, p.y() - y2); }
    OM_CONSTEXPR14 void moveTopRight(const QPoint &p) noexcept { translate(p.x() - x2, p.y() - y1); }
    OM_CONSTEXPR14 void moveBottomLeft(const QPoint &p) noexcept { translate(p.x() - x1, p.y() - y2); }
    OM_CONSTEXPR14 void moveCenter(const QPoint &p) noexcept {
        const int w = x2 - x1, h = y2 - y1;
        x1 = p.x() - w / 2;
        y1 = p.y() - h / 2;
        x2 = x1 + w;
        y2 = y1 + h;
    }
    OM_CONSTEXPR14 void moveTo(int x, int y) noexcept { translate(x - x1, y - y1); }
    OM_CONSTEXPR14 void moveTo(const QPoint &p) noexcept { moveTo(p.x(), p.y()); }

    QRect operator|(const QRect &r) const noexcept {
        if (isNull())
            return r;
        if (r.isNull())
            return *this;
        const __omqt::int_span a(x1, x2), b(r.x1, r.x2), c(y1, y2), d(r.y1, r.y2);
        return QRect(QPoint(qMin(a.low, b.low), qMin(c.low, d.low)),
                     QPoint(qMax(a.high, b.high), qMax(c.high, d.high)));
    }
    QRect operator&(const QRect &r) const noexcept {
        if (isNull() || r.isNull())
            return QRect();
        const __omqt::int_span a(x1, x2), b(r.x1, r.x2), c(y1, y2), d(r.y1, r.y2);
        if (a.low > b.high || b.low > a.high || c.low > d.high || d.low > c.high)
            return QRect();
        return QRect(QPoint(qMax(a.low, b.low), qMax(c.low, d.low)),
                     QPoint(qMin(a.high, b.high), qMin(c.high, d.high)));
    }
    QRect &operator|=(const QRect &r) noexcept { return *this = *this | r; }
    QRect &operator&=(const QRect &r) noexcept { return *this = *this & r; }
    QRect united(const QRect &other) const noexcept { return *this | other; }
    QRect intersected(const QRect &other) const noexcept { return *this & other; }
    bool intersects(const QRect &r) const noexcept {
        if (isNull() || r.isNull())
            return false;
        const __omqt::int_span a(x1, x2), b(r.x1, r.x2), c(y1, y2), d(r.y1, r.y2);
        return a.low <= b.high && b.low <= a.high && c.low <= d.high && d.low <= c.high;
    }
    bool contains(const QRect &r, bool proper = false) const noexcept {
        if (isNull() || r.isNull())
            return false;
        const __omqt::int_span a(x1, x2), b(r.x1, r.x2), c(y1, y2), d(r.y1, r.y2);
        if (proper)
            return b.low > a.low && b.high < a.high && d.low > c.low && d.high < c.high;
        return b.low >= a.low && b.high <= a.high && d.low >= c.low && d.high <= c.high;
    }
    bool contains(const QPoint &p, bool proper = false) const noexcept {
        const __omqt::int_span a(x1, x2), c(y1, y2);
        if (proper)
            return p.x() > a.low && p.x() < a.high && p.y() > c.low && p.y() < c.high;
        return p.x() >= a.low && p.x() <= a.high && p.y() >= c.low && p.y() <= c.high;
    }
    bool contains(int x, int y) const noexcept { return contains(QPoint(x, y), false); }
    bool contains(int x, int y, bool proper) const noexcept { return contains(QPoint(x, y), proper); }

    constexpr QRect marginsAdded(const QMargins &m) const noexcept {
        return adjusted(-m.left(), -m.top(), m.right(), m.bottom());
    }
    constexpr QRect marginsRemoved(const QMargins &m) const noexcept {
        return adjusted(m.left(), m.top(), -m.right(), -m.bottom());
    }
    OM_CONSTEXPR14 QRect &operator+=(const QMargins &m) noexcept { return *this = marginsAdded(m); }
    OM_CONSTEXPR14 QRect &operator-=(const QMargins &m) noexcept { return *this = marginsRemoved(m); }
#if OM_QT6
    static constexpr QRect span(const QPoint &p1, const QPoint &p2) noexcept {
        return QRect(QPoint(qMin(p1.x(), p2.x()), qMin(p1.y(), p2.y())),
                     QPoint(qMax(p1.x(), p2.x()), qMax(p1.y(), p2.y())));
    }
    constexpr QRectF toRectF() const noexcept;
#endif
};
Q_DECLARE_TYPEINFO(QRect, Q_MOVABLE_TYPE);

constexpr inline bool operator==(const QRect &a, const QRect &b) noexcept {
    return a.left() == b.left() && a.top() == b.top() && a.right() == b.right() && a.bottom() == b.bottom();
}
constexpr inline bool operator!=(const QRect &a, const QRect &b) noexcept { return !(a == b); }
constexpr inline QRect operator+(const QRect &r, const QMargins &m) noexcept { return r.marginsAdded(m); }
constexpr inline QRect operator+(const QMargins &m, const QRect &r) noexcept { return r.marginsAdded(m); }
constexpr inline QRect operator-(const QRect &r, const QMargins &m) noexcept { return r.marginsRemoved(m); }
#if OM_QT6
constexpr inline std::size_t qHash(const QRect &r, std::size_t seed = 0) noexcept {
    return qHash(r.topLeft(), seed) * 31 + qHash(r.bottomRight(), seed);
}
#endif

class QRectF {
    qreal xp;
    qreal yp;
    qreal w;
    qreal h;

public:
    constexpr QRectF() noexcept : xp(0.), yp(0.), w(0.), h(0.) {}
    constexpr QRectF(const QPointF &topleft, const QSizeF &size) noexcept
        : xp(topleft.x()), yp(topleft.y()), w(size.width()), h(size.height()) {}
    constexpr QRectF(const QPointF &topleft, const QPointF &bottomRight) noexcept
        : xp(topleft.x()), yp(topleft.y()), w(bottomRight.x() - topleft.x()), h(bottomRight.y() - topleft.y()) {}
    constexpr QRectF(qreal left, qreal top, qreal width, qreal height) noexcept
        : xp(left), yp(top), w(width), h(height) {}
    constexpr QRectF(const QRect &r) noexcept : xp(r.x()), yp(r.y()), w(r.width()), h(r.height()) {}

    constexpr bool isNull() const noexcept { return w == 0. && h == 0.; }
    constexpr bool isEmpty() const noexcept { return w <= 0. || h <= 0.; }
    constexpr bool isValid() const noexcept { return w > 0. && h > 0.; }
    constexpr qreal left() const noexcept { return xp; }
    constexpr qreal top() const noexcept { return yp; }
    constexpr qreal right() const noexcept { return xp + w; }
    constexpr qreal bottom() const noexcept { return yp + h; }
    constexpr qreal x() const noexcept { return xp; }
    constexpr qreal y() const noexcept { return yp; }
    constexpr qreal width() const noexcept { return w; }
    constexpr qreal height() const noexcept { return h; }
    constexpr QSizeF size() const noexcept { return QSizeF(w, h); }
    constexpr QPointF topLeft() const noexcept { return QPointF(xp, yp); }
    constexpr QPointF bottomRight() const noexcept { return QPointF(xp + w, yp + h); }
    constexpr QPointF topRight() const noexcept { return QPointF(xp + w, yp); }
    constexpr QPointF bottomLeft() const noexcept { return QPointF(xp, yp + h); }
    constexpr QPointF center() const noexcept { return QPointF(xp + w / 2, yp + h / 2); }
    QRectF normalized() const noexcept {
        return QRectF(w < 0 ? xp + w : xp, h < 0 ? yp + h : yp, w < 0 ? -w : w, h < 0 ? -h : h);
    }

    OM_CONSTEXPR14 void setLeft(qreal pos) noexcept {
        const qreal diff = pos - xp;
        xp += diff;
        w -= diff;
    }
    OM_CONSTEXPR14 void setTop(qreal pos) noexcept {
        const qreal diff = pos - yp;
        yp += diff;
        h -= diff;
    }
    OM_CONSTEXPR14 void setRight(qreal pos) noexcept { w = pos - xp; }
    OM_CONSTEXPR14 void setBottom(qreal pos) noexcept { h = pos - yp; }
    OM_CONSTEXPR14 void setX(qreal pos) noexcept { setLeft(pos); }
    OM_CONSTEXPR14 void setY(qreal pos) noexcept { setTop(pos); }
    OM_CONSTEXPR14 void setTopLeft(const QPointF &p) noexcept {
        setLeft(p.x());
        setTop(p.y());
    }
    OM_CONSTEXPR14 void setBottomRight(const QPointF &p) noexcept {
        setRight(p.x());
        setBottom(p.y());
    }
    OM_CONSTEXPR14 void setTopRight(const QPointF &p) noexcept {
        setRight(p.x());
        setTop(p.y());
    }
    OM_CONSTEXPR14 void setBottomLeft(const QPointF &p) noexcept {
        setLeft(p.x());
        setBottom(p.y());
    }
    OM_CONSTEXPR14 void setWidth(qreal width) noexcept { w = width; }
    OM_CONSTEXPR14 void setHeight(qreal height) noexcept { h = height; }
    OM_CONSTEXPR14 void setSize(const QSizeF &s) noexcept {
        w = s.width();
        h = s.height();
    }
    OM_CONSTEXPR14 void setRect(qreal x, qreal y, qreal width, qreal height) noexcept {
        *this = QRectF(x, y, width, height);
    }
    OM_CONSTEXPR14 void getRect(qreal *x, qreal *y, qreal *width, qreal *height) const {
        *x = xp;
        *y = yp;
        *width = w;
        *height = h;
    }
    OM_CONSTEXPR14 void setCoords(qreal xp1, qreal yp1, qreal xp2, qreal yp2) noexcept {
        *this = QRectF(xp1, yp1, xp2 - xp1, yp2 - yp1);
    }
    OM_CONSTEXPR14 void getCoords(qreal *xp1, qreal *yp1, qreal *xp2, qreal *yp2) const {
        *xp1 = xp;
        *yp1 = yp;
        *xp2 = xp + w;
        *yp2 = yp + h;
    }
    OM_CONSTEXPR14 void adjust(qreal dx1, qreal dy1, qreal dx2, qreal dy2) noexcept {
        *this = adjusted(dx1, dy1, dx2, dy2);
    }
    constexpr QRectF adjusted(qreal dx1, qreal dy1, qreal dx2, qreal dy2) const noexcept {
        return QRectF(xp + dx1, yp + dy1, w + dx2 - dx1, h + dy2 - dy1);
    }

    OM_CONSTEXPR14 void translate(qreal dx, qreal dy) noexcept {
        xp += dx;
        yp += dy;
    }
    OM_CONSTEXPR14 void translate(const QPointF &p) noexcept { translate(p.x(), p.y()); }
    constexpr QRectF translated(qreal dx, qreal dy) const noexcept { return QRectF(xp + dx, yp + dy, w, h); }
    constexpr QRectF translated(const QPointF &p) const noexcept { return translated(p.x(), p.y()); }
    constexpr QRectF transposed() const noexcept { return QRectF(topLeft(), size().transposed()); }
    OM_CONSTEXPR14 void moveLeft(qreal pos) noexcept { xp = pos; }
    OM_CONSTEXPR14 void moveTop(qreal pos) noexcept { yp = pos; }
    OM_CONSTEXPR14 void moveRight(qreal pos) noexcept { xp = pos - w; }
    OM_CONSTEXPR14 void moveBottom(qreal pos) noexcept { yp = pos - h; }
    OM_CONSTEXPR14 void moveTopLeft(const QPointF &p) noexcept { moveTo(p.x(), p.y()); }
    OM_CONSTEXPR14 void moveBottomRight(const QPointF &p) noexcept { moveTo(p.x() - w, p.y() - h); }
    OM_CONSTEXPR14 void moveTopRight(const QPointF &p) noexcept { moveTo(p.x() - w, p.y()); }
    OM_CONSTEXPR14 void moveBottomLeft(const QPointF &p) noexcept { moveTo(p.x(), p.y() - h); }
    OM_CONSTEXPR14 void moveCenter(const QPointF &p) noexcept { moveTo(p.x() - w / 2, p.y() - h / 2); }
    OM_CONSTEXPR14 void moveTo(qreal x, qreal y) noexcept {
        xp = x;
        yp = y;
    }
    OM_CONSTEXPR14 void moveTo(const QPointF &p) noexcept { moveTo(p.x(), p.y()); }

    QRectF operator|(const QRectF &r) const noexcept {
        if (isNull())
            return r;
        if (r.isNull())
            return *this;
        const __omqt::real_span a(xp, w), b(r.xp, r.w), c(yp, h), d(r.yp, r.h);
        const qreal x = qMin(a.low, b.low), y = qMin(c.low, d.low);
        return QRectF(x, y, qMax(a.high, b.high) - x, qMax(c.high, d.high) - y);
    }
    // What has no extent in a direction meets nothing.
    QRectF operator&(const QRectF &r) const noexcept {
        if (!intersects(r))
            return QRectF();
        const __omqt::real_span a(xp, w), b(r.xp, r.w), c(yp, h), d(r.yp, r.h);
        const qreal x = qMax(a.low, b.low), y = qMax(c.low, d.low);
        return QRectF(x, y, qMin(a.high, b.high) - x, qMin(c.high, d.high) - y);
    }
    QRectF &operator|=(const QRectF &r) noexcept { return *this = *this | r; }
    QRectF &operator&=(const QRectF &r) noexcept { return *this = *this & r; }
    QRectF united(const QRectF &other) const noexcept { return *this | other; }
    QRectF intersected(const QRectF &other) const noexcept { return *this & other; }
    bool intersects(const QRectF &r) const noexcept {
        const __omqt::real_span a(xp, w), b(r.xp, r.w), c(yp, h), d(r.yp, r.h);
        if (a.low == a.high || b.low == b.high || c.low == c.high || d.low == d.high)
            return false;
        return a.low < b.high && b.low < a.high && c.low < d.high && d.low < c.high;
    }
    bool contains(const QRectF &r) const noexcept {
        const __omqt::real_span a(xp, w), b(r.xp, r.w), c(yp, h), d(r.yp, r.h);
        if (a.low == a.high || b.low == b.high || c.low == c.high || d.low == d.high)
            return false;
        return b.low >= a.low && b.high <= a.high && d.low >= c.low && d.high <= c.high;
    }
    bool contains(const QPointF &p) const noexcept {
        const __omqt::real_span a(xp, w), c(yp, h);
        if (a.low == a.high || c.low == c.high)
            return false;
        return p.x() >= a.low && p.x() <= a.high && p.y() >= c.low && p.y() <= c.high;
    }
    bool contains(qreal x, qreal y) const noexcept { return contains(QPointF(x, y)); }

    constexpr QRectF marginsAdded(const QMarginsF &m) const noexcept {
        return adjusted(-m.left(), -m.top(), m.right(), m.bottom());
    }
    constexpr QRectF marginsRemoved(const QMarginsF &m) const noexcept {
        return adjusted(m.left(), m.top(), -m.right(), -m.bottom());
    }
    OM_CONSTEXPR14 QRectF &operator+=(const QMarginsF &m) noexcept { return *this = marginsAdded(m); }
    OM_CONSTEXPR14 QRectF &operator-=(const QMarginsF &m) noexcept { return *this = marginsRemoved(m); }
    QRect toRect() const noexcept {
#if OM_QT6
        const int nx = qRound(xp), ny = qRound(yp);
        return QRect(nx, ny, qRound(w + (xp - nx) / 2), qRound(h + (yp - ny) / 2));
#else
        return QRect(QPoint(qRound(xp), qRound(yp)), QPoint(qRound(xp + w) - 1, qRound(yp + h) - 1));
#endif
    }
    // The least one with whole coordinates that contains this one.
    QRect toAlignedRect() const noexcept {
        const int x = __omqt::floor_to_int(xp), y = __omqt::floor_to_int(yp);
        return QRect(x, y, __omqt::ceil_to_int(xp + w) - x, __omqt::ceil_to_int(yp + h) - y);
    }
};
Q_DECLARE_TYPEINFO(QRectF, Q_MOVABLE_TYPE);

inline bool operator==(const QRectF &a, const QRectF &b) noexcept {
#if OM_QT6
    return a.topLeft() == b.topLeft() && a.size() == b.size();
#else
    return qFuzzyCompare(a.x(), b.x()) && qFuzzyCompare(a.y(), b.y()) && qFuzzyCompare(a.width(), b.width()) &&
           qFuzzyCompare(a.height(), b.height());
#endif
}
inline bool operator!=(const QRectF &a, const QRectF &b) noexcept { return !(a == b); }
constexpr inline QRectF operator+(const QRectF &r, const QMarginsF &m) noexcept { return r.marginsAdded(m); }
constexpr inline QRectF operator+(const QMarginsF &m, const QRectF &r) noexcept { return r.marginsAdded(m); }
constexpr inline QRectF operator-(const QRectF &r, const QMarginsF &m) noexcept { return r.marginsRemoved(m); }
#if OM_QT6
constexpr inline QRectF QRect::toRectF() const noexcept { return *this; }
#endif

OM_END_MODEL

#endif
