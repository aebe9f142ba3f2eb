// QPoint and QPointF (their class pages).
#ifndef OM_QT_QPOINT_H
#define OM_QT_QPOINT_H

#include <QtCore/qglobal.h>
#include <QtCore/qhashfunctions.h>
#include <QtCore/qnumeric.h>

OM_BEGIN_MODEL

class QPointF;

class QPoint {
    int xp;
    int yp;

public:
    constexpr QPoint() noexcept : xp(0), yp(0) {}
    constexpr QPoint(int xpos, int ypos) noexcept : xp(xpos), yp(ypos) {}

    constexpr bool isNull() const noexcept { return xp == 0 && yp == 0; }
    constexpr int x() const noexcept { return xp; }
    constexpr int y() const noexcept { return yp; }
    OM_CONSTEXPR14 void setX(int x) noexcept { xp = x; }
    OM_CONSTEXPR14 void setY(int y) noexcept { yp = y; }
    OM_CONSTEXPR14 int &rx() noexcept { return xp; }
    OM_CONSTEXPR14 int &ry() noexcept { return yp; }
    constexpr int manhattanLength() const { return qAbs(xp) + qAbs(yp); }
    constexpr QPoint transposed() const noexcept { return QPoint(yp, xp); }

    OM_CONSTEXPR14 QPoint &operator+=(const QPoint &p) {
        xp += p.xp;
        yp += p.yp;
        return *this;
    }
    OM_CONSTEXPR14 QPoint &operator-=(const QPoint &p) {
        xp -= p.xp;
        yp -= p.yp;
        return *this;
    }
    OM_CONSTEXPR14 QPoint &operator*=(int factor) {
        xp *= factor;
        yp *= factor;
        return *this;
    }
    OM_CONSTEXPR14 QPoint &operator*=(float factor) {
        xp = qRound(xp * factor);
        yp = qRound(yp * factor);
        return *this;
    }
    OM_CONSTEXPR14 QPoint &operator*=(double factor) {
        xp = qRound(xp * factor);
        yp = qRound(yp * factor);
        return *this;
    }
    // QPoint, operator/=(): the divisor must not be 0.
    OM_CONSTEXPR14 QPoint &operator/=(qreal divisor) {
        OM_QT_REQUIRES("library-precondition", divisor != 0, "QPoint::operator/=(): the divisor is 0");
        xp = qRound(xp / divisor);
        yp = qRound(yp / divisor);
        return *this;
    }
    static constexpr int dotProduct(const QPoint &p1, const QPoint &p2) { return p1.xp * p2.xp + p1.yp * p2.yp; }
#if OM_QT6
    constexpr QPointF toPointF() const noexcept;
#endif
};
Q_DECLARE_TYPEINFO(QPoint, Q_MOVABLE_TYPE);

constexpr inline bool operator==(const QPoint &p1, const QPoint &p2) noexcept {
    return p1.x() == p2.x() && p1.y() == p2.y();
}
constexpr inline bool operator!=(const QPoint &p1, const QPoint &p2) noexcept { return !(p1 == p2); }
constexpr inline QPoint operator+(const QPoint &p1, const QPoint &p2) {
    return QPoint(p1.x() + p2.x(), p1.y() + p2.y());
}
constexpr inline QPoint operator-(const QPoint &p1, const QPoint &p2) {
    return QPoint(p1.x() - p2.x(), p1.y() - p2.y());
}
constexpr inline QPoint operator+(const QPoint &p) { return p; }
constexpr inline QPoint operator-(const QPoint &p) { return QPoint(-p.x(), -p.y()); }
constexpr inline QPoint operator*(const QPoint &p, int f) { return QPoint(p.x() * f, p.y() * f); }
constexpr inline QPoint operator*(int f, const QPoint &p) { return QPoint(p.x() * f, p.y() * f); }
constexpr inline QPoint operator*(const QPoint &p, float f) { return QPoint(qRound(p.x() * f), qRound(p.y() * f)); }
constexpr inline QPoint operator*(float f, const QPoint &p) { return p * f; }
constexpr inline QPoint operator*(const QPoint &p, double f) { return QPoint(qRound(p.x() * f), qRound(p.y() * f)); }
constexpr inline QPoint operator*(double f, const QPoint &p) { return p * f; }
inline QPoint operator/(const QPoint &p, qreal divisor) {
    QPoint result(p);
    return result /= divisor;
}
constexpr inline __omqt::hash_type qHash(QPoint key, __omqt::hash_type seed = 0) noexcept {
    return (qHash(key.x(), seed) * 31) ^ qHash(key.y(), seed);
}

class QPointF {
    qreal xp;
    qreal yp;

public:
    constexpr QPointF() noexcept : xp(0), yp(0) {}
    constexpr QPointF(const QPoint &p) noexcept : xp(p.x()), yp(p.y()) {}
    constexpr QPointF(qreal xpos, qreal ypos) noexcept : xp(xpos), yp(ypos) {}

    bool isNull() const noexcept { return qIsNull(xp) && qIsNull(yp); }
    constexpr qreal x() const noexcept { return xp; }
    constexpr qreal y() const noexcept { return yp; }
    OM_CONSTEXPR14 void setX(qreal x) noexcept { xp = x; }
    OM_CONSTEXPR14 void setY(qreal y) noexcept { yp = y; }
    OM_CONSTEXPR14 qreal &rx() noexcept { return xp; }
    OM_CONSTEXPR14 qreal &ry() noexcept { return yp; }
    constexpr qreal manhattanLength() const { return qAbs(xp) + qAbs(yp); }
    constexpr QPointF transposed() const noexcept { return QPointF(yp, xp); }

    OM_CONSTEXPR14 QPointF &operator+=(const QPointF &p) {
        xp += p.xp;
        yp += p.yp;
        return *this;
    }
    OM_CONSTEXPR14 QPointF &operator-=(const QPointF &p) {
        xp -= p.xp;
        yp -= p.yp;
        return *this;
    }
    OM_CONSTEXPR14 QPointF &operator*=(qreal c) {
        xp *= c;
        yp *= c;
        return *this;
    }
    OM_CONSTEXPR14 QPointF &operator/=(qreal c) {
        OM_QT_REQUIRES("library-precondition", c != 0, "QPointF::operator/=(): the divisor is 0");
        xp /= c;
        yp /= c;
        return *this;
    }
    static constexpr qreal dotProduct(const QPointF &p1, const QPointF &p2) { return p1.xp * p2.xp + p1.yp * p2.yp; }
    constexpr QPoint toPoint() const { return QPoint(qRound(xp), qRound(yp)); }
};
Q_DECLARE_TYPEINFO(QPointF, Q_MOVABLE_TYPE);

namespace __omqt {

// Equal but for a trifle: of the numbers, or of 1 where one of them is 0.
inline bool nearly_equal(qreal a, qreal b) {
#if OM_QT6
    return a == 0 || b == 0 ? qFuzzyIsNull(a - b) : qFuzzyCompare(a, b);
#else
    return qFuzzyIsNull(a - b);
#endif
}

} // namespace __omqt

inline bool operator==(const QPointF &p1, const QPointF &p2) {
    return __omqt::nearly_equal(p1.x(), p2.x()) && __omqt::nearly_equal(p1.y(), p2.y());
}
inline bool operator!=(const QPointF &p1, const QPointF &p2) { return !(p1 == p2); }
constexpr inline QPointF operator+(const QPointF &p1, const QPointF &p2) {
    return QPointF(p1.x() + p2.x(), p1.y() + p2.y());
}
constexpr inline QPointF operator-(const QPointF &p1, const QPointF &p2) {
    return QPointF(p1.x() - p2.x(), p1.y() - p2.y());
}
constexpr inline QPointF operator+(const QPointF &p) { return p; }
constexpr inline QPointF operator-(const QPointF &p) { return QPointF(-p.x(), -p.y()); }
constexpr inline QPointF operator*(const QPointF &p, qreal c) { return QPointF(p.x() * c, p.y() * c); }
constexpr inline QPointF operator*(qreal c, const QPointF &p) { return QPointF(p.x() * c, p.y() * c); }
inline QPointF operator/(const QPointF &p, qreal divisor) {
    QPointF result(p);
    return result /= divisor;
}
#if OM_QT6
constexpr inline QPointF QPoint::toPointF() const noexcept { return *this; }
#endif

OM_END_MODEL

#endif
