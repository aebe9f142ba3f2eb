// The distributions made of gamma distributions ([rand.dist.norm.chisq] to [rand.dist.norm.t]).
#ifndef OM_RANDOM_CHI_SQUARED_H
#define OM_RANDOM_CHI_SQUARED_H

#include <__om/random/normal.h>
#include <__om/random/poisson.h>

OM_BEGIN_MODEL

namespace std {

// [rand.dist.norm.chisq]
template <class _Real = double>
class chi_squared_distribution {
    static_assert(is_floating_point<_Real>::value, "chi_squared_distribution of a type it does not yield");

    OM_DISTRIBUTION_OF_ONE(chi_squared_distribution, _Real, _Real, n, 1, __n > 0,
                           "degrees of freedom that are not positive")

    _Real(min)() const { return 0; }
    _Real(max)() const { return (numeric_limits<_Real>::max)(); }
    template <class _Generator>
    _Real operator()(_Generator &__g, const param_type &__p) {
        if (!__verify_executing())
            return __any_value(__g);
        gamma_distribution<_Real> __gamma(__p.n() / 2, 2);
        return __gamma(__g);
    }
};

// [rand.dist.norm.f]
template <class _Real = double>
class fisher_f_distribution {
    static_assert(is_floating_point<_Real>::value, "fisher_f_distribution of a type it does not yield");

    OM_DISTRIBUTION_OF_TWO(fisher_f_distribution, _Real, _Real, m, 1, _Real, n, 1, __m > 0 && __n > 0,
                           "degrees of freedom that are not positive")

    _Real(min)() const { return 0; }
    _Real(max)() const { return (numeric_limits<_Real>::max)(); }
    template <class _Generator>
    _Real operator()(_Generator &__g, const param_type &__p) {
        if (!__verify_executing())
            return __any_value(__g);
        gamma_distribution<_Real> __above(__p.m() / 2), __below(__p.n() / 2);
        return __above(__g) * __p.n() / (__below(__g) * __p.m());
    }
};

// [rand.dist.norm.t]
template <class _Real = double>
class student_t_distribution {
    static_assert(is_floating_point<_Real>::value, "student_t_distribution of a type it does not yield");

    OM_DISTRIBUTION_OF_ONE(student_t_distribution, _Real, _Real, n, 1, __n > 0,
                           "degrees of freedom that are not positive")

    _Real(min)() const { return numeric_limits<_Real>::lowest(); }
    _Real(max)() const { return (numeric_limits<_Real>::max)(); }
    template <class _Generator>
    _Real operator()(_Generator &__g, const param_type &__p) {
        if (!__verify_executing())
            return __any_value(__g);
        normal_distribution<_Real> __normal;
        gamma_distribution<_Real> __gamma(__p.n() / 2, 2);
        return __normal(__g) * static_cast<_Real>(__builtin_sqrtl(__p.n() / __gamma(__g)));
    }
};

} // namespace std

OM_END_MODEL

#endif
