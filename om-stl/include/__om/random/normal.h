// The normal distributions ([rand.dist.norm]).
#ifndef OM_RANDOM_NORMAL_H
#define OM_RANDOM_NORMAL_H

#include <__om/random/uniform.h>

OM_BEGIN_MODEL

namespace std {

// [rand.dist.norm.normal]
template <class _Real = double>
class normal_distribution {
    static_assert(is_floating_point<_Real>::value, "normal_distribution of a type it does not yield");

    OM_DISTRIBUTION_OF_TWO(normal_distribution, _Real, _Real, mean, 0, _Real, stddev, 1, __stddev > 0,
                           "a standard deviation that is not positive")

    _Real(min)() const { return numeric_limits<_Real>::lowest(); }
    _Real(max)() const { return (numeric_limits<_Real>::max)(); }
    template <class _Generator>
    _Real operator()(_Generator &__g, const param_type &__p) {
        if (!__verify_executing())
            return __any_value(__g);
        // A point in the unit disc (Marsaglia's polar method).
        _Real __x, __y, __r2;
        do {
            __x = 2 * __om::uniform_real<_Real>(__g) - 1;
            __y = 2 * __om::uniform_real<_Real>(__g) - 1;
            __r2 = __x * __x + __y * __y;
        } while (__r2 > 1 || __r2 == 0);
        return __y * static_cast<_Real>(__builtin_sqrtl(-2 * __builtin_logl(__r2) / __r2)) * __p.stddev() + __p.mean();
    }
};

// [rand.dist.norm.lognormal]
template <class _Real = double>
class lognormal_distribution {
    static_assert(is_floating_point<_Real>::value, "lognormal_distribution of a type it does not yield");

    OM_DISTRIBUTION_OF_TWO(lognormal_distribution, _Real, _Real, m, 0, _Real, s, 1, __s > 0,
                           "a standard deviation that is not positive")

    _Real(min)() const { return 0; }
    _Real(max)() const { return (numeric_limits<_Real>::max)(); }
    template <class _Generator>
    _Real operator()(_Generator &__g, const param_type &__p) {
        if (!__verify_executing())
            return __any_value(__g);
        normal_distribution<_Real> __normal(__p.m(), __p.s());
        return static_cast<_Real>(__builtin_expl(__normal(__g)));
    }
};

// [rand.dist.norm.cauchy]
template <class _Real = double>
class cauchy_distribution {
    static_assert(is_floating_point<_Real>::value, "cauchy_distribution of a type it does not yield");

    OM_DISTRIBUTION_OF_TWO(cauchy_distribution, _Real, _Real, a, 0, _Real, b, 1, __b > 0,
                           "a scale that is not positive")

    _Real(min)() const { return numeric_limits<_Real>::lowest(); }
    _Real(max)() const { return (numeric_limits<_Real>::max)(); }
    template <class _Generator>
    _Real operator()(_Generator &__g, const param_type &__p) {
        if (!__verify_executing())
            return __any_value(__g);
        return __p.a() +
               __p.b() * static_cast<_Real>(__builtin_tanl(3.14159265358979323846L * __om::uniform_real<_Real>(__g)));
    }
};

} // namespace std

OM_END_MODEL

#endif
