// Infinities, NaN, overflow-checked arithmetic (QtNumeric).
#ifndef OM_QT_QNUMERIC_H
#define OM_QT_QNUMERIC_H

#include <QtCore/qminmax.h>

OM_BEGIN_MODEL

inline bool qIsInf(double d) { return __builtin_isinf(d); }
inline bool qIsNaN(double d) { return __builtin_isnan(d); }
inline bool qIsFinite(double d) { return __builtin_isfinite(d); }
inline int qFpClassify(double d) { return __builtin_fpclassify(0, 1, 4, 3, 2, d); }
inline bool qIsInf(float f) { return __builtin_isinf(f); }
inline bool qIsNaN(float f) { return __builtin_isnan(f); }
inline bool qIsFinite(float f) { return __builtin_isfinite(f); }
inline int qFpClassify(float f) { return __builtin_fpclassify(0, 1, 4, 3, 2, f); }
#if OM_QT6
constexpr double qSNaN() noexcept { return __builtin_nans(""); }
constexpr double qQNaN() noexcept { return __builtin_nan(""); }
constexpr double qInf() noexcept { return __builtin_inf(); }
#else
inline double qSNaN() { return __builtin_nans(""); }
inline double qQNaN() { return __builtin_nan(""); }
inline double qInf() { return __builtin_inf(); }
#endif
#define Q_INFINITY (qInf())
#define Q_SNAN (qSNaN())
#define Q_QNAN (qQNaN())

namespace __omqt {

// The distance of floating-point numbers in representable values between them, zero being one value.
template <typename Unsigned, typename Signed, typename Float>
inline Unsigned ordered_bits(Float f) {
    Signed bits;
    __builtin_memcpy(&bits, &f, sizeof f);
    const Unsigned middle = Unsigned(1) << (8 * sizeof f - 1);
    return bits < 0 ? middle - (Unsigned(bits) - middle) : middle + Unsigned(bits);
}

} // namespace __omqt

inline quint32 qFloatDistance(float a, float b) {
    const quint32 x = __omqt::ordered_bits<quint32, qint32>(a), y = __omqt::ordered_bits<quint32, qint32>(b);
    return x < y ? y - x : x - y;
}
inline quint64 qFloatDistance(double a, double b) {
    const quint64 x = __omqt::ordered_bits<quint64, qint64>(a), y = __omqt::ordered_bits<quint64, qint64>(b);
    return x < y ? y - x : x - y;
}

#if OM_QT6
template <typename T>
inline bool qAddOverflow(T v1, T v2, T *r) {
    return __builtin_add_overflow(v1, v2, r);
}
template <typename T>
inline bool qSubOverflow(T v1, T v2, T *r) {
    return __builtin_sub_overflow(v1, v2, r);
}
template <typename T>
inline bool qMulOverflow(T v1, T v2, T *r) {
    return __builtin_mul_overflow(v1, v2, r);
}
#endif

OM_END_MODEL

#endif
