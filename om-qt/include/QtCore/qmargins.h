// QMargins and QMarginsF (their class pages).
#ifndef OM_QT_QMARGINS_H
#define OM_QT_QMARGINS_H

#include <QtCore/qglobal.h>
#include <QtCore/qnumeric.h>

OM_BEGIN_MODEL

class QMarginsF;

class QMargins {
    int __left, __top, __right, __bottom;

public:
    constexpr QMargins() noexcept : __left(0), __top(0), __right(0), __bottom(0) {}
    constexpr QMargins(int left, int top, int right, int bottom) noexcept
        : __left(left), __top(top), __right(right), __bottom(bottom) {}
    constexpr bool isNull() const noexcept { return __left == 0 && __top == 0 && __right == 0 && __bottom == 0; }
    constexpr int left() const noexcept { return __left; }
    constexpr int top() const noexcept { return __top; }
    constexpr int right() const noexcept { return __right; }
    constexpr int bottom() const noexcept { return __bottom; }
    OM_CONSTEXPR14 void setLeft(int left) noexcept { __left = left; }
    OM_CONSTEXPR14 void setTop(int top) noexcept { __top = top; }
    OM_CONSTEXPR14 void setRight(int right) noexcept { __right = right; }
    OM_CONSTEXPR14 void setBottom(int bottom) noexcept { __bottom = bottom; }

    OM_CONSTEXPR14 QMargins &operator+=(const QMargins &m) noexcept {
        return *this = QMargins(__left + m.__left, __top + m.__top, __right + m.__right, __bottom + m.__bottom);
    }
    OM_CONSTEXPR14 QMargins &operator-=(const QMargins &m) noexcept {
        return *this = QMargins(__left - m.__left, __top - m.__top, __right - m.__right, __bottom - m.__bottom);
    }
    OM_CONSTEXPR14 QMargins &operator+=(int n) noexcept { return *this += QMargins(n, n, n, n); }
    OM_CONSTEXPR14 QMargins &operator-=(int n) noexcept { return *this -= QMargins(n, n, n, n); }
    OM_CONSTEXPR14 QMargins &operator*=(int f) noexcept {
        return *this = QMargins(__left * f, __top * f, __right * f, __bottom * f);
    }
    OM_CONSTEXPR14 QMargins &operator*=(qreal f) noexcept {
        return *this = QMargins(qRound(__left * f), qRound(__top * f), qRound(__right * f), qRound(__bottom * f));
    }
    // QMargins, operator/=(): the divisor must not be 0.
    OM_CONSTEXPR14 QMargins &operator/=(int d) {
        OM_QT_REQUIRES("library-precondition", d != 0, "QMargins::operator/=(): the divisor is 0");
        return *this = QMargins(__left / d, __top / d, __right / d, __bottom / d);
    }
    OM_CONSTEXPR14 QMargins &operator/=(qreal d) {
        OM_QT_REQUIRES("library-precondition", d != 0, "QMargins::operator/=(): the divisor is 0");
        return *this = QMargins(qRound(__left / d), qRound(__top / d), qRound(__right / d), qRound(__bottom / d));
    }
#if OM_QT6
    constexpr QMarginsF toMarginsF() const noexcept;
#endif
};
Q_DECLARE_TYPEINFO(QMargins, Q_MOVABLE_TYPE);

constexpr inline bool operator==(const QMargins &a, const QMargins &b) noexcept {
    return a.left() == b.left() && a.top() == b.top() && a.right() == b.right() && a.bottom() == b.bottom();
}
constexpr inline bool operator!=(const QMargins &a, const QMargins &b) noexcept { return !(a == b); }
constexpr inline QMargins operator+(const QMargins &a, const QMargins &b) noexcept {
    return QMargins(a.left() + b.left(), a.top() + b.top(), a.right() + b.right(), a.bottom() + b.bottom());
}
constexpr inline QMargins operator-(const QMargins &a, const QMargins &b) noexcept {
    return QMargins(a.left() - b.left(), a.top() - b.top(), a.right() - b.right(), a.bottom() - b.bottom());
}
constexpr inline QMargins operator+(const QMargins &a, int n) noexcept { return a + QMargins(n, n, n, n); }
constexpr inline QMargins operator+(int n, const QMargins &a) noexcept { return a + n; }
constexpr inline QMargins operator-(const QMargins &a, int n) noexcept { return a - QMargins(n, n, n, n); }
constexpr inline QMargins operator+(const QMargins &a) noexcept { return a; }
constexpr inline QMargins operator-(const QMargins &a) noexcept {
    return QMargins(-a.left(), -a.top(), -a.right(), -a.bottom());
}
constexpr inline QMargins operator*(const QMargins &a, int f) noexcept {
    return QMargins(a.left() * f, a.top() * f, a.right() * f, a.bottom() * f);
}
constexpr inline QMargins operator*(int f, const QMargins &a) noexcept { return a * f; }
constexpr inline QMargins operator*(const QMargins &a, qreal f) noexcept {
    return QMargins(qRound(a.left() * f), qRound(a.top() * f), qRound(a.right() * f), qRound(a.bottom() * f));
}
constexpr inline QMargins operator*(qreal f, const QMargins &a) noexcept { return a * f; }
inline QMargins operator/(const QMargins &a, int d) {
    QMargins result(a);
    return result /= d;
}
inline QMargins operator/(const QMargins &a, qreal d) {
    QMargins result(a);
    return result /= d;
}
#if OM_QT6
// The greater of each two.
constexpr inline QMargins operator|(const QMargins &a, const QMargins &b) noexcept {
    return QMargins(qMax(a.left(), b.left()), qMax(a.top(), b.top()), qMax(a.right(), b.right()),
                    qMax(a.bottom(), b.bottom()));
}
#endif

class QMarginsF {
    qreal __left, __top, __right, __bottom;

public:
    constexpr QMarginsF() noexcept : __left(0), __top(0), __right(0), __bottom(0) {}
    constexpr QMarginsF(qreal left, qreal top, qreal right, qreal bottom) noexcept
        : __left(left), __top(top), __right(right), __bottom(bottom) {}
    constexpr QMarginsF(const QMargins &m) noexcept
        : __left(m.left()), __top(m.top()), __right(m.right()), __bottom(m.bottom()) {}
    constexpr bool isNull() const noexcept {
        return qFuzzyIsNull(__left) && qFuzzyIsNull(__top) && qFuzzyIsNull(__right) && qFuzzyIsNull(__bottom);
    }
    constexpr qreal left() const noexcept { return __left; }
    constexpr qreal top() const noexcept { return __top; }
    constexpr qreal right() const noexcept { return __right; }
    constexpr qreal bottom() const noexcept { return __bottom; }
    OM_CONSTEXPR14 void setLeft(qreal left) noexcept { __left = left; }
    OM_CONSTEXPR14 void setTop(qreal top) noexcept { __top = top; }
    OM_CONSTEXPR14 void setRight(qreal right) noexcept { __right = right; }
    OM_CONSTEXPR14 void setBottom(qreal bottom) noexcept { __bottom = bottom; }

    OM_CONSTEXPR14 QMarginsF &operator+=(const QMarginsF &m) noexcept {
        return *this = QMarginsF(__left + m.__left, __top + m.__top, __right + m.__right, __bottom + m.__bottom);
    }
    OM_CONSTEXPR14 QMarginsF &operator-=(const QMarginsF &m) noexcept {
        return *this = QMarginsF(__left - m.__left, __top - m.__top, __right - m.__right, __bottom - m.__bottom);
    }
    OM_CONSTEXPR14 QMarginsF &operator+=(qreal n) noexcept { return *this += QMarginsF(n, n, n, n); }
    OM_CONSTEXPR14 QMarginsF &operator-=(qreal n) noexcept { return *this -= QMarginsF(n, n, n, n); }
    OM_CONSTEXPR14 QMarginsF &operator*=(qreal f) noexcept {
        return *this = QMarginsF(__left * f, __top * f, __right * f, __bottom * f);
    }
    OM_CONSTEXPR14 QMarginsF &operator/=(qreal d) {
        OM_QT_REQUIRES("library-precondition", d != 0, "QMarginsF::operator/=(): the divisor is 0");
        return *this = QMarginsF(__left / d, __top / d, __right / d, __bottom / d);
    }
    constexpr QMargins toMargins() const noexcept {
        return QMargins(qRound(__left), qRound(__top), qRound(__right), qRound(__bottom));
    }
};
Q_DECLARE_TYPEINFO(QMarginsF, Q_MOVABLE_TYPE);

namespace __omqt {

constexpr bool nearly_equal_margin(qreal a, qreal b) {
#if OM_QT6
    return a == 0 || b == 0 ? qFuzzyIsNull(a - b) : qFuzzyCompare(a, b);
#else
    return qFuzzyCompare(a, b);
#endif
}

} // namespace __omqt

inline bool operator==(const QMarginsF &a, const QMarginsF &b) {
    return __omqt::nearly_equal_margin(a.left(), b.left()) && __omqt::nearly_equal_margin(a.top(), b.top()) &&
           __omqt::nearly_equal_margin(a.right(), b.right()) && __omqt::nearly_equal_margin(a.bottom(), b.bottom());
}
inline bool operator!=(const QMarginsF &a, const QMarginsF &b) { return !(a == b); }
constexpr inline QMarginsF operator+(const QMarginsF &a, const QMarginsF &b) noexcept {
    return QMarginsF(a.left() + b.left(), a.top() + b.top(), a.right() + b.right(), a.bottom() + b.bottom());
}
constexpr inline QMarginsF operator-(const QMarginsF &a, const QMarginsF &b) noexcept {
    return QMarginsF(a.left() - b.left(), a.top() - b.top(), a.right() - b.right(), a.bottom() - b.bottom());
}
constexpr inline QMarginsF operator+(const QMarginsF &a, qreal n) noexcept { return a + QMarginsF(n, n, n, n); }
constexpr inline QMarginsF operator+(qreal n, const QMarginsF &a) noexcept { return a + n; }
constexpr inline QMarginsF operator-(const QMarginsF &a, qreal n) noexcept { return a - QMarginsF(n, n, n, n); }
constexpr inline QMarginsF operator+(const QMarginsF &a) noexcept { return a; }
constexpr inline QMarginsF operator-(const QMarginsF &a) noexcept {
    return QMarginsF(-a.left(), -a.top(), -a.right(), -a.bottom());
}
constexpr inline QMarginsF operator*(const QMarginsF &a, qreal f) noexcept {
    return QMarginsF(a.left() * f, a.top() * f, a.right() * f, a.bottom() * f);
}
constexpr inline QMarginsF operator*(qreal f, const QMarginsF &a) noexcept { return a * f; }
inline QMarginsF operator/(const QMarginsF &a, qreal d) {
    QMarginsF result(a);
    return result /= d;
}
#if OM_QT6
constexpr inline QMarginsF operator|(const QMarginsF &a, const QMarginsF &b) noexcept {
    return QMarginsF(qMax(a.left(), b.left()), qMax(a.top(), b.top()), qMax(a.right(), b.right()),
                     qMax(a.bottom(), b.bottom()));
}
constexpr inline QMarginsF QMargins::toMarginsF() const noexcept { return *this; }
#endif

OM_END_MODEL

#endif
