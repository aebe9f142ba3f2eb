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

public:
    class param_type {
        _Real __mean;
        _Real __stddev;

    public:
        typedef normal_distribution distribution_type;
        param_type() : param_type(0) {}
        explicit param_type(_Real __mean_value, _Real __stddev_value = 1) : __mean(__mean_value), __stddev(__stddev_value) {
            OM_REQUIRES(__stddev_value > 0, "normal_distribution: a standard deviation that is not positive");
        }
        _Real mean() const { return __mean; }
        _Real stddev() const { return __stddev; }
        friend bool operator==(const param_type &__x, const param_type &__y) {
            return __x.__mean == __y.__mean && __x.__stddev == __y.__stddev;
        }
        friend bool operator!=(const param_type &__x, const param_type &__y) { return !(__x == __y); }
    };

    OM_DISTRIBUTION(normal_distribution, _Real)

    normal_distribution() : normal_distribution(0) {}
    explicit normal_distribution(_Real __mean_value, _Real __stddev_value = 1) : __parameters(__mean_value, __stddev_value) {}
    _Real mean() const { return __parameters.mean(); }
    _Real stddev() const { return __parameters.stddev(); }
    _Real(min)() const { return numeric_limits<_Real>::lowest(); }
    _Real(max)() const { return (numeric_limits<_Real>::max)(); }
    template <class _Generator>
    _Real operator()(_Generator &__g, const param_type &__p) {
        if (!__verify_executing()) {
            __g();
            return __om::any_between<_Real>(numeric_limits<_Real>::lowest(), (numeric_limits<_Real>::max)());
        }
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

public:
    class param_type {
        _Real __m;
        _Real __s;

    public:
        typedef lognormal_distribution distribution_type;
        param_type() : param_type(0) {}
        explicit param_type(_Real __m_value, _Real __s_value = 1) : __m(__m_value), __s(__s_value) {
            OM_REQUIRES(__s_value > 0, "lognormal_distribution: a standard deviation that is not positive");
        }
        _Real m() const { return __m; }
        _Real s() const { return __s; }
        friend bool operator==(const param_type &__x, const param_type &__y) {
            return __x.__m == __y.__m && __x.__s == __y.__s;
        }
        friend bool operator!=(const param_type &__x, const param_type &__y) { return !(__x == __y); }
    };

    OM_DISTRIBUTION(lognormal_distribution, _Real)

    lognormal_distribution() : lognormal_distribution(0) {}
    explicit lognormal_distribution(_Real __m_value, _Real __s_value = 1) : __parameters(__m_value, __s_value) {}
    _Real m() const { return __parameters.m(); }
    _Real s() const { return __parameters.s(); }
    _Real(min)() const { return 0; }
    _Real(max)() const { return (numeric_limits<_Real>::max)(); }
    template <class _Generator>
    _Real operator()(_Generator &__g, const param_type &__p) {
        if (!__verify_executing()) {
            __g();
            return __om::any_between<_Real>(0, (numeric_limits<_Real>::max)());
        }
        normal_distribution<_Real> __normal(__p.m(), __p.s());
        return static_cast<_Real>(__builtin_expl(__normal(__g)));
    }
};

// [rand.dist.norm.cauchy]
template <class _Real = double>
class cauchy_distribution {
    static_assert(is_floating_point<_Real>::value, "cauchy_distribution of a type it does not yield");

public:
    class param_type {
        _Real __a;
        _Real __b;

    public:
        typedef cauchy_distribution distribution_type;
        param_type() : param_type(0) {}
        explicit param_type(_Real __a_value, _Real __b_value = 1) : __a(__a_value), __b(__b_value) {
            OM_REQUIRES(__b_value > 0, "cauchy_distribution: a scale that is not positive");
        }
        _Real a() const { return __a; }
        _Real b() const { return __b; }
        friend bool operator==(const param_type &__x, const param_type &__y) {
            return __x.__a == __y.__a && __x.__b == __y.__b;
        }
        friend bool operator!=(const param_type &__x, const param_type &__y) { return !(__x == __y); }
    };

    OM_DISTRIBUTION(cauchy_distribution, _Real)

    cauchy_distribution() : cauchy_distribution(0) {}
    explicit cauchy_distribution(_Real __a_value, _Real __b_value = 1) : __parameters(__a_value, __b_value) {}
    _Real a() const { return __parameters.a(); }
    _Real b() const { return __parameters.b(); }
    _Real(min)() const { return numeric_limits<_Real>::lowest(); }
    _Real(max)() const { return (numeric_limits<_Real>::max)(); }
    template <class _Generator>
    _Real operator()(_Generator &__g, const param_type &__p) {
        if (!__verify_executing()) {
            __g();
            return __om::any_between<_Real>(numeric_limits<_Real>::lowest(), (numeric_limits<_Real>::max)());
        }
        return __p.a() + __p.b() * static_cast<_Real>(__builtin_tanl(3.14159265358979323846L * __om::uniform_real<_Real>(__g)));
    }
};

} // namespace std

OM_END_MODEL

#endif
