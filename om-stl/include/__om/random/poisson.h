// The Poisson distributions ([rand.dist.pois]).
#ifndef OM_RANDOM_POISSON_H
#define OM_RANDOM_POISSON_H

#include <__om/random/normal.h>
#include <__om/random/uniform.h>

OM_BEGIN_MODEL

namespace std {

// [rand.dist.pois.poisson]
template <class _Int = int>
class poisson_distribution {
    static_assert(is_integral<_Int>::value, "poisson_distribution of a type it does not yield");

    OM_DISTRIBUTION_OF_ONE(poisson_distribution, _Int, double, mean, 1.0, __mean > 0, "a mean that is not positive")

    _Int(min)() const { return 0; }
    _Int(max)() const { return (numeric_limits<_Int>::max)(); }
    template <class _Generator>
    _Int operator()(_Generator &__g, const param_type &__p) {
        if (!__verify_executing())
            return __any_value(__g);
        // Arrivals with exponential gaps, counted until the time is over.
        _Int __arrivals = 0;
        for (double __time = 0;; ++__arrivals) {
            __time -= __builtin_log(1 - __om::uniform_real<double>(__g));
            if (__time > __p.mean())
                return __arrivals;
        }
    }
};

// [rand.dist.pois.exp]
template <class _Real = double>
class exponential_distribution {
    static_assert(is_floating_point<_Real>::value, "exponential_distribution of a type it does not yield");

    OM_DISTRIBUTION_OF_ONE(exponential_distribution, _Real, _Real, lambda, 1, __lambda > 0,
                           "a rate that is not positive")

    _Real(min)() const { return 0; }
    _Real(max)() const { return (numeric_limits<_Real>::max)(); }
    template <class _Generator>
    _Real operator()(_Generator &__g, const param_type &__p) {
        if (!__verify_executing())
            return __any_value(__g);
        return -static_cast<_Real>(__builtin_logl(1 - __om::uniform_real<_Real>(__g))) / __p.lambda();
    }
};

// [rand.dist.pois.gamma]
template <class _Real = double>
class gamma_distribution {
    static_assert(is_floating_point<_Real>::value, "gamma_distribution of a type it does not yield");

    OM_DISTRIBUTION_OF_TWO(gamma_distribution, _Real, _Real, alpha, 1, _Real, beta, 1, __alpha > 0 && __beta > 0,
                           "a parameter that is not positive")

    _Real(min)() const { return 0; }
    _Real(max)() const { return (numeric_limits<_Real>::max)(); }
    template <class _Generator>
    _Real operator()(_Generator &__g, const param_type &__p) {
        if (!__verify_executing())
            return __any_value(__g);
        // Marsaglia and Tsang: a cubed normal, accepted or drawn again; a small alpha is raised by one first.
        const _Real __shape = __p.alpha() < 1 ? __p.alpha() + 1 : __p.alpha();
        const _Real __d = __shape - _Real(1) / 3;
        const _Real __c = 1 / static_cast<_Real>(__builtin_sqrtl(9 * __d));
        normal_distribution<_Real> __normal;
        _Real __v, __u, __x;
        do {
            do {
                __x = __normal(__g);
                __v = 1 + __c * __x;
            } while (__v <= 0);
            __v = __v * __v * __v;
            __u = __om::uniform_real<_Real>(__g);
        } while (__u > 1 - _Real(0.0331) * __x * __x * __x * __x &&
                 __builtin_logl(__u) > 0.5L * __x * __x + __d * (1 - __v + __builtin_logl(__v)));
        if (__p.alpha() >= 1)
            return __d * __v * __p.beta();
        return static_cast<_Real>(__builtin_powl(1 - __om::uniform_real<_Real>(__g), 1 / __p.alpha())) * __d * __v *
               __p.beta();
    }
};

// [rand.dist.pois.weibull]
template <class _Real = double>
class weibull_distribution {
    static_assert(is_floating_point<_Real>::value, "weibull_distribution of a type it does not yield");

    OM_DISTRIBUTION_OF_TWO(weibull_distribution, _Real, _Real, a, 1, _Real, b, 1, __a > 0 && __b > 0,
                           "a parameter that is not positive")

    _Real(min)() const { return 0; }
    _Real(max)() const { return (numeric_limits<_Real>::max)(); }
    template <class _Generator>
    _Real operator()(_Generator &__g, const param_type &__p) {
        if (!__verify_executing())
            return __any_value(__g);
        return __p.b() *
               static_cast<_Real>(__builtin_powl(-__builtin_logl(1 - __om::uniform_real<_Real>(__g)), 1 / __p.a()));
    }
};

// [rand.dist.pois.extreme]
template <class _Real = double>
class extreme_value_distribution {
    static_assert(is_floating_point<_Real>::value, "extreme_value_distribution of a type it does not yield");

    OM_DISTRIBUTION_OF_TWO(extreme_value_distribution, _Real, _Real, a, 0, _Real, b, 1, __b > 0,
                           "a scale that is not positive")

    _Real(min)() const { return numeric_limits<_Real>::lowest(); }
    _Real(max)() const { return (numeric_limits<_Real>::max)(); }
    template <class _Generator>
    _Real operator()(_Generator &__g, const param_type &__p) {
        if (!__verify_executing())
            return __any_value(__g);
        return __p.a() -
               __p.b() * static_cast<_Real>(__builtin_logl(-__builtin_logl(1 - __om::uniform_real<_Real>(__g))));
    }
};

} // namespace std

OM_END_MODEL

#endif
