// QSize and QSizeF (their class pages).
#ifndef OM_QT_QSIZE_H
#define OM_QT_QSIZE_H

#include <QtCore/qmargins.h>
#include <QtCore/qnamespace.h>

OM_BEGIN_MODEL

class QSizeF;

class QSize {
    int wd;
    int ht;

public:
    constexpr QSize() noexcept : wd(-1), ht(-1) {}
    constexpr QSize(int w, int h) noexcept : wd(w), ht(h) {}

    constexpr bool isNull() const noexcept { return wd == 0 && ht == 0; }
    constexpr bool isEmpty() const noexcept { return wd < 1 || ht < 1; }
    constexpr bool isValid() const noexcept { return wd >= 0 && ht >= 0; }
    constexpr int width() const noexcept { return wd; }
    constexpr int height() const noexcept { return ht; }
    OM_CONSTEXPR14 void setWidth(int w) noexcept { wd = w; }
    OM_CONSTEXPR14 void setHeight(int h) noexcept { ht = h; }
    OM_CONSTEXPR14 int &rwidth() noexcept { return wd; }
    OM_CONSTEXPR14 int &rheight() noexcept { return ht; }
    void transpose() noexcept { *this = transposed(); }
    constexpr QSize transposed() const noexcept { return QSize(ht, wd); }

    void scale(int w, int h, Qt::AspectRatioMode mode) noexcept { scale(QSize(w, h), mode); }
    void scale(const QSize &s, Qt::AspectRatioMode mode) noexcept { *this = scaled(s, mode); }
    QSize scaled(int w, int h, Qt::AspectRatioMode mode) const noexcept { return scaled(QSize(w, h), mode); }
    QSize scaled(const QSize &s, Qt::AspectRatioMode mode) const noexcept {
        if (mode == Qt::IgnoreAspectRatio || wd == 0 || ht == 0)
            return s;
        const qint64 width = qint64(s.ht) * qint64(wd) / qint64(ht);
        const bool by_height = mode == Qt::KeepAspectRatio ? width <= s.wd : width >= s.wd;
        return by_height ? QSize(int(width), s.ht) : QSize(s.wd, int(qint64(s.wd) * qint64(ht) / qint64(wd)));
    }
    constexpr QSize expandedTo(const QSize &o) const noexcept { return QSize(qMax(wd, o.wd), qMax(ht, o.ht)); }
    constexpr QSize boundedTo(const QSize &o) const noexcept { return QSize(qMin(wd, o.wd), qMin(ht, o.ht)); }
    constexpr QSize grownBy(QMargins m) const noexcept {
        return QSize(wd + m.left() + m.right(), ht + m.top() + m.bottom());
    }
    constexpr QSize shrunkBy(QMargins m) const noexcept {
        return QSize(wd - m.left() - m.right(), ht - m.top() - m.bottom());
    }

    OM_CONSTEXPR14 QSize &operator+=(const QSize &s) noexcept {
        wd += s.wd;
        ht += s.ht;
        return *this;
    }
    OM_CONSTEXPR14 QSize &operator-=(const QSize &s) noexcept {
        wd -= s.wd;
        ht -= s.ht;
        return *this;
    }
    OM_CONSTEXPR14 QSize &operator*=(qreal c) noexcept {
        wd = qRound(wd * c);
        ht = qRound(ht * c);
        return *this;
    }
    // QSize, operator/=(): "Note that the result is rounded"; the divisor must not be 0.
    QSize &operator/=(qreal c) {
        OM_QT_REQUIRES("library-precondition", !qFuzzyIsNull(c), "QSize::operator/=(): the divisor is 0");
        wd = qRound(wd / c);
        ht = qRound(ht / c);
        return *this;
    }
#if OM_QT6
    constexpr QSizeF toSizeF() const noexcept;
#endif
};
Q_DECLARE_TYPEINFO(QSize, Q_MOVABLE_TYPE);

constexpr inline bool operator==(const QSize &s1, const QSize &s2) noexcept {
    return s1.width() == s2.width() && s1.height() == s2.height();
}
constexpr inline bool operator!=(const QSize &s1, const QSize &s2) noexcept { return !(s1 == s2); }
constexpr inline QSize operator+(const QSize &s1, const QSize &s2) noexcept {
    return QSize(s1.width() + s2.width(), s1.height() + s2.height());
}
constexpr inline QSize operator-(const QSize &s1, const QSize &s2) noexcept {
    return QSize(s1.width() - s2.width(), s1.height() - s2.height());
}
constexpr inline QSize operator*(const QSize &s, qreal c) noexcept {
    return QSize(qRound(s.width() * c), qRound(s.height() * c));
}
constexpr inline QSize operator*(qreal c, const QSize &s) noexcept { return s * c; }
inline QSize operator/(const QSize &s, qreal c) {
    QSize result(s);
    return result /= c;
}
#if OM_QT6
constexpr inline std::size_t qHash(const QSize &s, std::size_t seed = 0) noexcept {
    return (qHash(s.width(), seed) * 31) ^ qHash(s.height(), seed);
}
#endif

class QSizeF {
    qreal wd;
    qreal ht;

public:
    constexpr QSizeF() noexcept : wd(-1), ht(-1) {}
    constexpr QSizeF(const QSize &s) noexcept : wd(s.width()), ht(s.height()) {}
    constexpr QSizeF(qreal w, qreal h) noexcept : wd(w), ht(h) {}

    bool isNull() const noexcept { return qIsNull(wd) && qIsNull(ht); }
    constexpr bool isEmpty() const noexcept { return wd <= 0. || ht <= 0.; }
    constexpr bool isValid() const noexcept { return wd >= 0. && ht >= 0.; }
    constexpr qreal width() const noexcept { return wd; }
    constexpr qreal height() const noexcept { return ht; }
    OM_CONSTEXPR14 void setWidth(qreal w) noexcept { wd = w; }
    OM_CONSTEXPR14 void setHeight(qreal h) noexcept { ht = h; }
    OM_CONSTEXPR14 qreal &rwidth() noexcept { return wd; }
    OM_CONSTEXPR14 qreal &rheight() noexcept { return ht; }
    void transpose() noexcept { *this = transposed(); }
    constexpr QSizeF transposed() const noexcept { return QSizeF(ht, wd); }

    void scale(qreal w, qreal h, Qt::AspectRatioMode mode) noexcept { scale(QSizeF(w, h), mode); }
    void scale(const QSizeF &s, Qt::AspectRatioMode mode) noexcept { *this = scaled(s, mode); }
    QSizeF scaled(qreal w, qreal h, Qt::AspectRatioMode mode) const noexcept { return scaled(QSizeF(w, h), mode); }
    QSizeF scaled(const QSizeF &s, Qt::AspectRatioMode mode) const noexcept {
        if (mode == Qt::IgnoreAspectRatio || qIsNull(wd) || qIsNull(ht))
            return s;
        const qreal width = s.ht * wd / ht;
        const bool by_height = mode == Qt::KeepAspectRatio ? width <= s.wd : width >= s.wd;
        return by_height ? QSizeF(width, s.ht) : QSizeF(s.wd, s.wd * ht / wd);
    }
    constexpr QSizeF expandedTo(const QSizeF &o) const noexcept { return QSizeF(qMax(wd, o.wd), qMax(ht, o.ht)); }
    constexpr QSizeF boundedTo(const QSizeF &o) const noexcept { return QSizeF(qMin(wd, o.wd), qMin(ht, o.ht)); }
    constexpr QSizeF grownBy(QMarginsF m) const noexcept {
        return QSizeF(wd + m.left() + m.right(), ht + m.top() + m.bottom());
    }
    constexpr QSizeF shrunkBy(QMarginsF m) const noexcept {
        return QSizeF(wd - m.left() - m.right(), ht - m.top() - m.bottom());
    }
    OM_CONSTEXPR14 QSizeF &operator+=(const QSizeF &s) noexcept {
        wd += s.wd;
        ht += s.ht;
        return *this;
    }
    OM_CONSTEXPR14 QSizeF &operator-=(const QSizeF &s) noexcept {
        wd -= s.wd;
        ht -= s.ht;
        return *this;
    }
    OM_CONSTEXPR14 QSizeF &operator*=(qreal c) noexcept {
        wd *= c;
        ht *= c;
        return *this;
    }
    QSizeF &operator/=(qreal c) {
        OM_QT_REQUIRES("library-precondition", !qFuzzyIsNull(c), "QSizeF::operator/=(): the divisor is 0");
        wd /= c;
        ht /= c;
        return *this;
    }
    constexpr QSize toSize() const noexcept { return QSize(qRound(wd), qRound(ht)); }
};
Q_DECLARE_TYPEINFO(QSizeF, Q_MOVABLE_TYPE);

inline bool operator==(const QSizeF &s1, const QSizeF &s2) {
    return qFuzzyCompare(s1.width(), s2.width()) && qFuzzyCompare(s1.height(), s2.height());
}
inline bool operator!=(const QSizeF &s1, const QSizeF &s2) { return !(s1 == s2); }
constexpr inline QSizeF operator+(const QSizeF &s1, const QSizeF &s2) noexcept {
    return QSizeF(s1.width() + s2.width(), s1.height() + s2.height());
}
constexpr inline QSizeF operator-(const QSizeF &s1, const QSizeF &s2) noexcept {
    return QSizeF(s1.width() - s2.width(), s1.height() - s2.height());
}
constexpr inline QSizeF operator*(const QSizeF &s, qreal c) noexcept { return QSizeF(s.width() * c, s.height() * c); }
constexpr inline QSizeF operator*(qreal c, const QSizeF &s) noexcept { return s * c; }
inline QSizeF operator/(const QSizeF &s, qreal c) {
    QSizeF result(s);
    return result /= c;
}
#if OM_QT6
constexpr inline QSizeF QSize::toSizeF() const noexcept { return *this; }
#endif

OM_END_MODEL

#endif
