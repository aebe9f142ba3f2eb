// qAbs, qRound, qMin, qMax, qBound (QtGlobal, functions).
#ifndef OM_QT_QMINMAX_H
#define OM_QT_QMINMAX_H

#include <QtCore/qtypes.h>
#include <__omqt/check.h>
#include <type_traits>

OM_BEGIN_MODEL

#if OM_QT6
namespace QTypeTraits {

// The type that two arithmetic types are compared in; a mix of signed and unsigned of one size has none in Qt.
template <typename T, typename U>
using Promoted = decltype(T() + U());

} // namespace QTypeTraits
#endif

template <typename T>
constexpr inline T qAbs(const T &t) {
    return t >= 0 ? t : -t;
}

namespace __omqt {

#if OM_QT6
// Halves are rounded away from zero.
template <typename Integer, typename Float>
constexpr Integer rounded(Float d) {
    return d < 0 ? Integer(d - Float(0.5)) : Integer(d + Float(0.5));
}
#else
// Halves are rounded up, those of negative values too: what is above the next integer below decides.
template <typename Integer, typename Float>
constexpr Integer rounded_above(Float d, Integer below) {
    return below + Integer(d - Float(below) + Float(0.5));
}
template <typename Integer, typename Float>
constexpr Integer rounded(Float d) {
    return d < 0 ? rounded_above<Integer, Float>(d, Integer(d) - 1) : Integer(d + Float(0.5));
}
#endif

} // namespace __omqt

constexpr inline int qRound(double d) { return __omqt::rounded<int>(d); }
constexpr inline int qRound(float d) { return __omqt::rounded<int>(d); }
constexpr inline qint64 qRound64(double d) { return __omqt::rounded<qint64>(d); }
constexpr inline qint64 qRound64(float d) { return __omqt::rounded<qint64>(d); }

template <typename T>
constexpr inline const T &qMin(const T &a, const T &b) {
    return a < b ? a : b;
}
template <typename T>
constexpr inline const T &qMax(const T &a, const T &b) {
    return a < b ? b : a;
}
// QtGlobal, qBound(): the result is min where max is less than min in Qt 5; Qt 6 asserts !(max < min).
template <typename T>
constexpr inline const T &qBound(const T &min, const T &val, const T &max) {
#if OM_QT6
    OM_QT_REQUIRES("library-precondition", !(max < min), "qBound(): max is less than min");
#endif
    return qMax(min, qMin(max, val));
}

#if OM_QT6
template <typename T, typename U>
constexpr inline QTypeTraits::Promoted<T, U> qMin(const T &a, const U &b) {
    typedef QTypeTraits::Promoted<T, U> P;
    return P(a) < P(b) ? P(a) : P(b);
}
template <typename T, typename U>
constexpr inline QTypeTraits::Promoted<T, U> qMax(const T &a, const U &b) {
    typedef QTypeTraits::Promoted<T, U> P;
    return P(a) < P(b) ? P(b) : P(a);
}
template <typename T, typename U>
constexpr inline QTypeTraits::Promoted<T, U> qBound(const T &min, const U &val, const T &max) {
    OM_QT_REQUIRES("library-precondition", !(max < min), "qBound(): max is less than min");
    return qMax(min, qMin(max, val));
}
template <typename T, typename U>
constexpr inline QTypeTraits::Promoted<T, U> qBound(const T &min, const T &val, const U &max) {
    typedef QTypeTraits::Promoted<T, U> P;
    OM_QT_REQUIRES("library-precondition", !(P(max) < P(min)), "qBound(): max is less than min");
    return qMax(min, qMin(max, val));
}
template <typename T, typename U>
constexpr inline QTypeTraits::Promoted<T, U> qBound(const U &min, const T &val, const T &max) {
    typedef QTypeTraits::Promoted<T, U> P;
    OM_QT_REQUIRES("library-precondition", !(P(max) < P(min)), "qBound(): max is less than min");
    return qMax(min, qMin(max, val));
}
#endif

namespace __omqt {

template <class Float>
constexpr Float magnitude(Float x) {
    return x < 0 ? -x : x;
}
// Whether so many times the difference of two numbers is no more than the smaller of them.
template <class Float>
constexpr bool nearly_equal(Float x, Float y, Float times) {
    return magnitude(x - y) * times <= (magnitude(x) < magnitude(y) ? magnitude(x) : magnitude(y));
}

} // namespace __omqt

constexpr inline bool qFuzzyCompare(double x, double y) { return __omqt::nearly_equal(x, y, 1e12); }
constexpr inline bool qFuzzyCompare(float x, float y) { return __omqt::nearly_equal(x, y, 1e5f); }
constexpr inline bool qFuzzyIsNull(double x) { return __omqt::magnitude(x) <= 1e-12; }
constexpr inline bool qFuzzyIsNull(float x) { return __omqt::magnitude(x) <= 1e-5f; }
constexpr inline bool qIsNull(double d) noexcept { return d == 0.0; }
constexpr inline bool qIsNull(float f) noexcept { return f == 0.0f; }

OM_END_MODEL

#endif
