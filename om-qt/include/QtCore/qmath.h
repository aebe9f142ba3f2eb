// Functions of <cmath> under Qt's names, angles and powers of two (<QtMath>).
#ifndef OM_QT_QMATH_H
#define OM_QT_QMATH_H

#include <QtCore/qalgorithms.h>
#include <QtCore/qglobal.h>
#include <__omqt/check.h>
#include <cmath>
#include <type_traits>

#ifndef M_E
#define M_E 2.7182818284590452354
#endif
#ifndef M_LOG2E
#define M_LOG2E 1.4426950408889634074
#endif
#ifndef M_LOG10E
#define M_LOG10E 0.43429448190325182765
#endif
#ifndef M_LN2
#define M_LN2 0.69314718055994530942
#endif
#ifndef M_LN10
#define M_LN10 2.30258509299404568402
#endif
#ifndef M_PI
#define M_PI 3.14159265358979323846
#endif
#ifndef M_PI_2
#define M_PI_2 1.57079632679489661923
#endif
#ifndef M_PI_4
#define M_PI_4 0.78539816339744830962
#endif
#ifndef M_1_PI
#define M_1_PI 0.31830988618379067154
#endif
#ifndef M_2_PI
#define M_2_PI 0.63661977236758134308
#endif
#ifndef M_2_SQRTPI
#define M_2_SQRTPI 1.12837916709551257390
#endif
#ifndef M_SQRT2
#define M_SQRT2 1.41421356237309504880
#endif
#ifndef M_SQRT1_2
#define M_SQRT1_2 0.70710678118654752440
#endif

OM_BEGIN_MODEL

// Qt 5 computes with qreal, Qt 6 with the type that it is given. A result that is no int, of qCeil() and qFloor(), is
// undefined as the conversion is ([conv.fpint]).
#if OM_QT6
#define OM_QT_OF_ONE(name, function)                                                                                   \
    template <typename T>                                                                                              \
    auto name(T v) {                                                                                                   \
        using std::function;                                                                                           \
        return function(v);                                                                                            \
    }
#define OM_QT_OF_TWO(name, function)                                                                                   \
    template <typename T1, typename T2>                                                                                \
    auto name(T1 x, T2 y) {                                                                                            \
        using std::function;                                                                                           \
        return function(x, y);                                                                                         \
    }
#define OM_QT_TO_INT(name, function)                                                                                   \
    template <typename T>                                                                                              \
    int name(T v) {                                                                                                    \
        using std::function;                                                                                           \
        return int(function(v));                                                                                       \
    }
#else
#define OM_QT_OF_ONE(name, function)                                                                                   \
    inline qreal name(qreal v) { return std::function(v); }
#define OM_QT_OF_TWO(name, function)                                                                                   \
    inline qreal name(qreal x, qreal y) { return std::function(x, y); }
#define OM_QT_TO_INT(name, function)                                                                                   \
    inline int name(qreal v) { return int(std::function(v)); }
#endif

OM_QT_TO_INT(qCeil, ceil)
OM_QT_TO_INT(qFloor, floor)
OM_QT_OF_ONE(qFabs, fabs)
OM_QT_OF_ONE(qSin, sin)
OM_QT_OF_ONE(qCos, cos)
OM_QT_OF_ONE(qTan, tan)
OM_QT_OF_ONE(qAcos, acos)
OM_QT_OF_ONE(qAsin, asin)
OM_QT_OF_ONE(qAtan, atan)
OM_QT_OF_TWO(qAtan2, atan2)
OM_QT_OF_ONE(qSqrt, sqrt)
OM_QT_OF_ONE(qLn, log)
OM_QT_OF_ONE(qExp, exp)
OM_QT_OF_TWO(qPow, pow)

#undef OM_QT_OF_ONE
#undef OM_QT_OF_TWO
#undef OM_QT_TO_INT

#if OM_QT6
template <typename Tx, typename Ty>
auto qHypot(Tx x, Ty y) {
    using std::hypot;
    return hypot(x, y);
}
// Of three and more.
template <typename Tx, typename Ty, typename... Rest>
auto qHypot(Tx x, Ty y, Rest... rest) {
    return qHypot(qHypot(x, y), rest...);
}
#endif

namespace __omqt {

// The sine near one of 256 angles: its value there, and two terms of its series.
inline qreal fast_sine(int at, qreal distance) {
    const qreal step = 2.0 * M_PI / 256;
    const qreal sine = std::sin((at & 255) * step), cosine = std::sin(((at + 64) & 255) * step);
    return sine + (cosine - 0.5 * sine * distance) * distance;
}

} // namespace __omqt

// "a fast approximation": of which Qt does not say how good it is.
inline qreal qFastSin(qreal x) {
    const int at = int(x * (0.5 * 256 / M_PI));
    return __omqt::fast_sine(at, x - at * (2.0 * M_PI / 256));
}
inline qreal qFastCos(qreal x) {
    const int at = int(x * (0.5 * 256 / M_PI));
    return __omqt::fast_sine(at + 64, x - at * (2.0 * M_PI / 256));
}

constexpr inline float qDegreesToRadians(float degrees) { return degrees * float(M_PI / 180); }
constexpr inline double qDegreesToRadians(double degrees) { return degrees * (M_PI / 180); }
constexpr inline float qRadiansToDegrees(float radians) { return radians * float(180 / M_PI); }
constexpr inline double qRadiansToDegrees(double radians) { return radians * (180 / M_PI); }
#if OM_QT6
constexpr inline long double qDegreesToRadians(long double degrees) { return degrees * (M_PI / 180); }
constexpr inline long double qRadiansToDegrees(long double radians) { return radians * (180 / M_PI); }
template <typename T, std::enable_if_t<std::is_integral_v<T>, bool> = true>
constexpr inline double qDegreesToRadians(T degrees) {
    return qDegreesToRadians(double(degrees));
}
template <typename T, std::enable_if_t<std::is_integral_v<T>, bool> = true>
constexpr inline double qRadiansToDegrees(T radians) {
    return qRadiansToDegrees(double(radians));
}
#endif

namespace __omqt {

// The least power of two above a value; 0 where there is none, and 1 for 0.
template <typename Number>
constexpr Number next_power_of_two(Number v, unsigned shift = 1) {
    return shift == 8 * sizeof(Number) ? Number(v + 1) : next_power_of_two(Number(v | (v >> shift)), shift * 2);
}

} // namespace __omqt

// QtMath, qNextPowerOfTwo(): "the nearest power of two greater than value", which has to exist in Qt 6, and is 0
// otherwise in Qt 5.
#if OM_QT6
#define OM_QT_HAS_NEXT_POWER(v)                                                                                        \
    OM_QT_REQUIRES("library-precondition", !(v >> (8 * sizeof(v) - 1)),                                                \
                   "qNextPowerOfTwo(): there is no next power of two")
#else
#define OM_QT_HAS_NEXT_POWER(v)
#endif
Q_DECL_RELAXED_CONSTEXPR inline quint32 qNextPowerOfTwo(quint32 v) {
    OM_QT_HAS_NEXT_POWER(v);
    return __omqt::next_power_of_two(v);
}
Q_DECL_RELAXED_CONSTEXPR inline quint64 qNextPowerOfTwo(quint64 v) {
    OM_QT_HAS_NEXT_POWER(v);
    return __omqt::next_power_of_two(v);
}
#undef OM_QT_HAS_NEXT_POWER
Q_DECL_RELAXED_CONSTEXPR inline quint32 qNextPowerOfTwo(qint32 v) { return qNextPowerOfTwo(quint32(v)); }
Q_DECL_RELAXED_CONSTEXPR inline quint64 qNextPowerOfTwo(qint64 v) { return qNextPowerOfTwo(quint64(v)); }

OM_END_MODEL

#endif
