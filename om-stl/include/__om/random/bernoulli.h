// The Bernoulli distributions ([rand.dist.bern]).
#ifndef OM_RANDOM_BERNOULLI_H
#define OM_RANDOM_BERNOULLI_H

#include <__om/random/uniform.h>

OM_BEGIN_MODEL

namespace std {

// [rand.dist.bern.bernoulli]
class bernoulli_distribution {
    OM_DISTRIBUTION_OF_ONE(bernoulli_distribution, bool, double, p, 0.5, 0 <= __p && __p <= 1,
                           "a probability outside [0, 1]")

    bool(min)() const { return false; }
    bool(max)() const { return true; }
    template <class _Generator>
    bool operator()(_Generator &__g, const param_type &__p) {
        if (__verify_executing())
            return __om::uniform_real<double>(__g) < __p.p();
        __g();
        // Certain events are certain.
        const int __drawn = __om::any_between<int>(0, 1);
        return __p.p() == 1 || (__p.p() != 0 && __drawn == 1);
    }
};

// [rand.dist.bern.bin]
template <class _Int = int>
class binomial_distribution {
    static_assert(is_integral<_Int>::value, "binomial_distribution of a type it does not yield");

    OM_DISTRIBUTION_OF_TWO(binomial_distribution, _Int, _Int, t, 1, double, p, 0.5, __t >= 0 && 0 <= __p && __p <= 1,
                           "a negative number of trials, or a probability outside [0, 1]")

    _Int(min)() const { return 0; }
    _Int(max)() const { return t(); }
    template <class _Generator>
    _Int operator()(_Generator &__g, const param_type &__p) {
        if (!__verify_executing()) {
            __g();
            return __om::any_between<_Int>(0, __p.t());
        }
        _Int __successes = 0;
        for (_Int __i = 0; __i < __p.t(); ++__i)
            if (__om::uniform_real<double>(__g) < __p.p())
                ++__successes;
        return __successes;
    }
};

// [rand.dist.bern.geo]
template <class _Int = int>
class geometric_distribution {
    static_assert(is_integral<_Int>::value, "geometric_distribution of a type it does not yield");

    OM_DISTRIBUTION_OF_ONE(geometric_distribution, _Int, double, p, 0.5, 0 < __p && __p < 1,
                           "a probability outside (0, 1)")

    _Int(min)() const { return 0; }
    _Int(max)() const { return (numeric_limits<_Int>::max)(); }
    template <class _Generator>
    _Int operator()(_Generator &__g, const param_type &__p) {
        if (!__verify_executing())
            return __any_value(__g);
        return static_cast<_Int>(
            __builtin_floor(__builtin_log(1 - __om::uniform_real<double>(__g)) / __builtin_log(1 - __p.p())));
    }
};

// [rand.dist.bern.negbin]
template <class _Int = int>
class negative_binomial_distribution {
    static_assert(is_integral<_Int>::value, "negative_binomial_distribution of a type it does not yield");

    OM_DISTRIBUTION_OF_TWO(negative_binomial_distribution, _Int, _Int, k, 1, double, p, 0.5,
                           __k > 0 && 0 < __p && __p <= 1,
                           "a number of successes that is not positive, or a probability outside (0, 1]")

    _Int(min)() const { return 0; }
    _Int(max)() const { return (numeric_limits<_Int>::max)(); }
    template <class _Generator>
    _Int operator()(_Generator &__g, const param_type &__p) {
        if (!__verify_executing())
            return __any_value(__g);
        _Int __failures = 0;
        for (_Int __successes = 0; __successes < __p.k();)
            if (__om::uniform_real<double>(__g) < __p.p())
                ++__successes;
            else
                ++__failures;
        return __failures;
    }
};

} // namespace std

OM_END_MODEL

#endif
