// The operators and functions on whole arrays ([valarray.binary], [valarray.comparison],
// [valarray.transcend]).
#ifndef OM_VALARRAY_OPERATORS_H
#define OM_VALARRAY_OPERATORS_H

#include <__om/valarray/valarray.h>
#include <cmath>

OM_BEGIN_MODEL

namespace std {

// The value in a binary operation is not deduced, so that `v * 2` works on any array.
#define OM_VALARRAY_BINARY(op, result)                                                                                 \
    template <class _Tp>                                                                                               \
    inline valarray<result> operator op(const valarray<_Tp> &__x, const valarray<_Tp> &__y) {                          \
        OM_REQUIRES(__x.size() == __y.size(), "valarray: an operation on arrays of different lengths");                \
        valarray<result> __r(__x.size());                                                                              \
        for (size_t __i = 0; __i != __x.size(); ++__i)                                                                 \
            __r[__i] = __x[__i] op __y[__i];                                                                           \
        return __r;                                                                                                    \
    }                                                                                                                  \
    template <class _Tp>                                                                                               \
    inline valarray<result> operator op(const valarray<_Tp> &__x, const typename valarray<_Tp>::value_type & __y) {    \
        valarray<result> __r(__x.size());                                                                              \
        for (size_t __i = 0; __i != __x.size(); ++__i)                                                                 \
            __r[__i] = __x[__i] op __y;                                                                                \
        return __r;                                                                                                    \
    }                                                                                                                  \
    template <class _Tp>                                                                                               \
    inline valarray<result> operator op(const typename valarray<_Tp>::value_type & __x, const valarray<_Tp> &__y) {    \
        valarray<result> __r(__y.size());                                                                              \
        for (size_t __i = 0; __i != __y.size(); ++__i)                                                                 \
            __r[__i] = __x op __y[__i];                                                                                \
        return __r;                                                                                                    \
    }
OM_VALARRAY_BINARY(*, _Tp)
OM_VALARRAY_BINARY(/, _Tp)
OM_VALARRAY_BINARY(%, _Tp)
OM_VALARRAY_BINARY(+, _Tp)
OM_VALARRAY_BINARY(-, _Tp)
OM_VALARRAY_BINARY(^, _Tp)
OM_VALARRAY_BINARY(&, _Tp)
OM_VALARRAY_BINARY(|, _Tp)
OM_VALARRAY_BINARY(<<, _Tp)
OM_VALARRAY_BINARY(>>, _Tp)
OM_VALARRAY_BINARY(&&, bool)
OM_VALARRAY_BINARY(||, bool)
OM_VALARRAY_BINARY(==, bool)
OM_VALARRAY_BINARY(!=, bool)
OM_VALARRAY_BINARY(<, bool)
OM_VALARRAY_BINARY(>, bool)
OM_VALARRAY_BINARY(<=, bool)
OM_VALARRAY_BINARY(>=, bool)
#undef OM_VALARRAY_BINARY

#define OM_VALARRAY_FUNCTION(name)                                                                                     \
    template <class _Tp>                                                                                               \
    inline valarray<_Tp> name(const valarray<_Tp> &__x) {                                                              \
        valarray<_Tp> __r(__x.size());                                                                                 \
        for (size_t __i = 0; __i != __x.size(); ++__i)                                                                 \
            __r[__i] = static_cast<_Tp>(name(__x[__i]));                                                               \
        return __r;                                                                                                    \
    }
OM_VALARRAY_FUNCTION(abs)
OM_VALARRAY_FUNCTION(acos)
OM_VALARRAY_FUNCTION(asin)
OM_VALARRAY_FUNCTION(atan)
OM_VALARRAY_FUNCTION(cos)
OM_VALARRAY_FUNCTION(cosh)
OM_VALARRAY_FUNCTION(exp)
OM_VALARRAY_FUNCTION(log)
OM_VALARRAY_FUNCTION(log10)
OM_VALARRAY_FUNCTION(sin)
OM_VALARRAY_FUNCTION(sinh)
OM_VALARRAY_FUNCTION(sqrt)
OM_VALARRAY_FUNCTION(tan)
OM_VALARRAY_FUNCTION(tanh)
#undef OM_VALARRAY_FUNCTION

#define OM_VALARRAY_FUNCTION2(name)                                                                                    \
    template <class _Tp>                                                                                               \
    inline valarray<_Tp> name(const valarray<_Tp> &__x, const valarray<_Tp> &__y) {                                    \
        OM_REQUIRES(__x.size() == __y.size(), "valarray: " #name "() of arrays of different lengths");                 \
        valarray<_Tp> __r(__x.size());                                                                                 \
        for (size_t __i = 0; __i != __x.size(); ++__i)                                                                 \
            __r[__i] = static_cast<_Tp>(name(__x[__i], __y[__i]));                                                     \
        return __r;                                                                                                    \
    }                                                                                                                  \
    template <class _Tp>                                                                                               \
    inline valarray<_Tp> name(const valarray<_Tp> &__x, const typename valarray<_Tp>::value_type &__y) {               \
        valarray<_Tp> __r(__x.size());                                                                                 \
        for (size_t __i = 0; __i != __x.size(); ++__i)                                                                 \
            __r[__i] = static_cast<_Tp>(name(__x[__i], __y));                                                          \
        return __r;                                                                                                    \
    }                                                                                                                  \
    template <class _Tp>                                                                                               \
    inline valarray<_Tp> name(const typename valarray<_Tp>::value_type &__x, const valarray<_Tp> &__y) {               \
        valarray<_Tp> __r(__y.size());                                                                                 \
        for (size_t __i = 0; __i != __y.size(); ++__i)                                                                 \
            __r[__i] = static_cast<_Tp>(name(__x, __y[__i]));                                                          \
        return __r;                                                                                                    \
    }
OM_VALARRAY_FUNCTION2(atan2)
OM_VALARRAY_FUNCTION2(pow)
#undef OM_VALARRAY_FUNCTION2

} // namespace std

OM_END_MODEL

#endif
