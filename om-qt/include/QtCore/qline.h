// QLine and QLineF (their class pages). Angles are the C library's, in degrees against the clock from the x axis; the y
// axis points down.
#ifndef OM_QT_QLINE_H
#define OM_QT_QLINE_H

#include <QtCore/qpoint.h>
#include <math.h>

OM_BEGIN_MODEL

class QLineF;

class QLine {
    QPoint pt1, pt2;

public:
    constexpr QLine() {}
    constexpr QLine(const QPoint &p1, const QPoint &p2) : pt1(p1), pt2(p2) {}
    constexpr QLine(int x1, int y1, int x2, int y2) : pt1(x1, y1), pt2(x2, y2) {}

    constexpr bool isNull() const { return pt1 == pt2; }
    constexpr QPoint p1() const { return pt1; }
    constexpr QPoint p2() const { return pt2; }
    constexpr int x1() const { return pt1.x(); }
    constexpr int y1() const { return pt1.y(); }
    constexpr int x2() const { return pt2.x(); }
    constexpr int y2() const { return pt2.y(); }
    constexpr int dx() const { return pt2.x() - pt1.x(); }
    constexpr int dy() const { return pt2.y() - pt1.y(); }
    void translate(const QPoint &p) { *this = translated(p); }
    void translate(int dx, int dy) { translate(QPoint(dx, dy)); }
    constexpr QLine translated(const QPoint &p) const { return QLine(pt1 + p, pt2 + p); }
    constexpr QLine translated(int dx, int dy) const { return translated(QPoint(dx, dy)); }
    constexpr QPoint center() const {
        return QPoint(int((qint64(pt1.x()) + pt2.x()) / 2), int((qint64(pt1.y()) + pt2.y()) / 2));
    }
    void setP1(const QPoint &p) { pt1 = p; }
    void setP2(const QPoint &p) { pt2 = p; }
    void setPoints(const QPoint &p1, const QPoint &p2) { *this = QLine(p1, p2); }
    void setLine(int x1, int y1, int x2, int y2) { *this = QLine(x1, y1, x2, y2); }
    constexpr bool operator==(const QLine &d) const noexcept { return pt1 == d.pt1 && pt2 == d.pt2; }
    constexpr bool operator!=(const QLine &d) const noexcept { return !(*this == d); }
#if OM_QT6
    constexpr QLineF toLineF() const noexcept;
#endif
};
Q_DECLARE_TYPEINFO(QLine, Q_MOVABLE_TYPE);

class QLineF {
    QPointF pt1, pt2;

    static constexpr qreal degrees() { return 57.29577951308232087679815; } // of one radian
    static constexpr qreal turn() { return 6.28318530717958647692528676655900576; }

public:
#if OM_QT6
    enum IntersectionType { NoIntersection, BoundedIntersection, UnboundedIntersection };
    typedef IntersectionType IntersectType;
#else
    enum IntersectType { NoIntersection, BoundedIntersection, UnboundedIntersection };
    typedef IntersectType IntersectionType;
#endif

    constexpr QLineF() {}
    constexpr QLineF(const QPointF &p1, const QPointF &p2) : pt1(p1), pt2(p2) {}
    constexpr QLineF(qreal x1, qreal y1, qreal x2, qreal y2) : pt1(x1, y1), pt2(x2, y2) {}
    constexpr QLineF(const QLine &line) : pt1(line.p1()), pt2(line.p2()) {}
    static QLineF fromPolar(qreal length, qreal angle) {
        const qreal radians = angle * turn() / 360.0;
        return QLineF(0, 0, cos(radians) * length, -sin(radians) * length);
    }

    bool isNull() const { return qFuzzyCompare(pt1.x(), pt2.x()) && qFuzzyCompare(pt1.y(), pt2.y()); }
    constexpr QPointF p1() const { return pt1; }
    constexpr QPointF p2() const { return pt2; }
    constexpr qreal x1() const { return pt1.x(); }
    constexpr qreal y1() const { return pt1.y(); }
    constexpr qreal x2() const { return pt2.x(); }
    constexpr qreal y2() const { return pt2.y(); }
    constexpr qreal dx() const { return pt2.x() - pt1.x(); }
    constexpr qreal dy() const { return pt2.y() - pt1.y(); }
    qreal length() const {
#if OM_QT6
        return hypot(dx(), dy());
#else
        return sqrt(dx() * dx() + dy() * dy());
#endif
    }
    // A line without length has no direction to be lengthened in, and stays.
    void setLength(qreal len) {
        const qreal before = length();
        if (before > 0)
            pt2 = QPointF(pt1.x() + len * (dx() / before), pt1.y() + len * (dy() / before));
    }
    qreal angle() const {
        const qreal theta = atan2(-dy(), dx()) * 360.0 / turn();
        const qreal normalized = theta < 0 ? theta + 360 : theta;
        return qFuzzyCompare(normalized, qreal(360)) ? qreal(0) : normalized;
    }
    void setAngle(qreal angle) {
        const qreal radians = angle * turn() / 360.0;
        const qreal l = length();
        pt2 = QPointF(pt1.x() + cos(radians) * l, pt1.y() - sin(radians) * l);
    }
    qreal angleTo(const QLineF &l) const {
        if (isNull() || l.isNull())
            return 0;
        const qreal delta = l.angle() - angle();
        const qreal normalized = delta < 0 ? delta + 360 : delta;
        return qFuzzyCompare(delta, qreal(360)) ? 0 : normalized;
    }
    QLineF unitVector() const {
        const qreal l = length();
        return QLineF(pt1, QPointF(pt1.x() + dx() / l, pt1.y() + dy() / l));
    }
    constexpr QLineF normalVector() const { return QLineF(pt1, pt1 + QPointF(dy(), -dx())); }
    IntersectionType intersects(const QLineF &l, QPointF *intersectionPoint) const {
        const QPointF a = pt2 - pt1, b = l.pt1 - l.pt2, c = pt1 - l.pt1;
        const qreal denominator = a.y() * b.x() - a.x() * b.y();
        if (denominator == 0 || !qIsFinite(denominator))
            return NoIntersection;
        const qreal reciprocal = 1 / denominator;
        const qreal na = (b.y() * c.x() - b.x() * c.y()) * reciprocal;
        if (intersectionPoint)
            *intersectionPoint = pt1 + a * na;
        if (na < 0 || na > 1)
            return UnboundedIntersection;
        const qreal nb = (a.x() * c.y() - a.y() * c.x()) * reciprocal;
        return nb < 0 || nb > 1 ? UnboundedIntersection : BoundedIntersection;
    }
#if OM_QT6
    IntersectionType intersects(const QLineF &l) const { return intersects(l, nullptr); }
#else
    IntersectType intersect(const QLineF &l, QPointF *intersectionPoint) const {
        return intersects(l, intersectionPoint);
    }
    qreal angle(const QLineF &l) const {
        if (isNull() || l.isNull())
            return 0;
        const qreal cosine = (dx() * l.dx() + dy() * l.dy()) / (length() * l.length());
        return cosine >= -1 && cosine <= 1 ? acos(cosine) * 360.0 / turn() : 0;
    }
#endif
    constexpr QPointF pointAt(qreal t) const { return QPointF(pt1.x() + dx() * t, pt1.y() + dy() * t); }
    void translate(const QPointF &p) { *this = translated(p); }
    void translate(qreal dx, qreal dy) { translate(QPointF(dx, dy)); }
    constexpr QLineF translated(const QPointF &p) const { return QLineF(pt1 + p, pt2 + p); }
    constexpr QLineF translated(qreal dx, qreal dy) const { return translated(QPointF(dx, dy)); }
    constexpr QPointF center() const { return QPointF(0.5 * pt1.x() + 0.5 * pt2.x(), 0.5 * pt1.y() + 0.5 * pt2.y()); }
    void setP1(const QPointF &p) { pt1 = p; }
    void setP2(const QPointF &p) { pt2 = p; }
    void setPoints(const QPointF &p1, const QPointF &p2) { *this = QLineF(p1, p2); }
    void setLine(qreal x1, qreal y1, qreal x2, qreal y2) { *this = QLineF(x1, y1, x2, y2); }
    bool operator==(const QLineF &d) const { return pt1 == d.pt1 && pt2 == d.pt2; }
    bool operator!=(const QLineF &d) const { return !(*this == d); }
    constexpr QLine toLine() const { return QLine(pt1.toPoint(), pt2.toPoint()); }
};
Q_DECLARE_TYPEINFO(QLineF, Q_MOVABLE_TYPE);
#if OM_QT6
constexpr inline QLineF QLine::toLineF() const noexcept { return *this; }
#endif

OM_END_MODEL

#endif
