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

public:
    class param_type {
        _Real __n;

    public:
        typedef chi_squared_distribution distribution_type;
        param_type() : param_type(1) {}
        explicit param_type(_Real __n_value) : __n(__n_value) {
            OM_REQUIRES(__n_value > 0, "chi_squared_distribution: degrees of freedom that are not positive");
        }
        _Real n() const { return __n; }
        friend bool operator==(const param_type &__x, const param_type &__y) {
            return __x.__n == __y.__n;
        }
        friend bool operator!=(const param_type &__x, const param_type &__y) { return !(__x == __y); }
    };

    OM_DISTRIBUTION(chi_squared_distribution, _Real)

    chi_squared_distribution() : chi_squared_distribution(1) {}
    explicit chi_squared_distribution(_Real __n_value) : __parameters(__n_value) {}
    _Real n() const { return __parameters.n(); }
    _Real(min)() const { return 0; }
    _Real(max)() const { return (numeric_limits<_Real>::max)(); }
    template <class _Generator>
    _Real operator()(_Generator &__g, const param_type &__p) {
        if (!__verify_executing()) {
            __g();
            return __om::any_between<_Real>(0, (numeric_limits<_Real>::max)());
        }
        gamma_distribution<_Real> __gamma(__p.n() / 2, 2);
        return __gamma(__g);
    }
};

// [rand.dist.norm.f]
template <class _Real = double>
class fisher_f_distribution {
    static_assert(is_floating_point<_Real>::value, "fisher_f_distribution of a type it does not yield");

public:
    class param_type {
        _Real __m;
        _Real __n;

    public:
        typedef fisher_f_distribution distribution_type;
        param_type() : param_type(1) {}
        explicit param_type(_Real __m_value, _Real __n_value = 1) : __m(__m_value), __n(__n_value) {
            OM_REQUIRES(__m_value > 0 && __n_value > 0, "fisher_f_distribution: degrees of freedom that are not positive");
        }
        _Real m() const { return __m; }
        _Real n() const { return __n; }
        friend bool operator==(const param_type &__x, const param_type &__y) {
            return __x.__m == __y.__m && __x.__n == __y.__n;
        }
        friend bool operator!=(const param_type &__x, const param_type &__y) { return !(__x == __y); }
    };

    OM_DISTRIBUTION(fisher_f_distribution, _Real)

    fisher_f_distribution() : fisher_f_distribution(1) {}
    explicit fisher_f_distribution(_Real __m_value, _Real __n_value = 1) : __parameters(__m_value, __n_value) {}
    _Real m() const { return __parameters.m(); }
    _Real n() const { return __parameters.n(); }
    _Real(min)() const { return 0; }
    _Real(max)() const { return (numeric_limits<_Real>::max)(); }
    template <class _Generator>
    _Real operator()(_Generator &__g, const param_type &__p) {
        if (!__verify_executing()) {
            __g();
            return __om::any_between<_Real>(0, (numeric_limits<_Real>::max)());
        }
        gamma_distribution<_Real> __above(__p.m() / 2), __below(__p.n() / 2);
        return __above(__g) * __p.n() / (__below(__g) * __p.m());
    }
};

// [rand.dist.norm.t]
template <class _Real = double>
class student_t_distribution {
    static_assert(is_floating_point<_Real>::value, "student_t_distribution of a type it does not yield");

public:
    class param_type {
        _Real __n;

    public:
        typedef student_t_distribution distribution_type;
        param_type() : param_type(1) {}
        explicit param_type(_Real __n_value) : __n(__n_value) {
            OM_REQUIRES(__n_value > 0, "student_t_distribution: degrees of freedom that are not positive");
        }
        _Real n() const { return __n; }
        friend bool operator==(const param_type &__x, const param_type &__y) {
            return __x.__n == __y.__n;
        }
        friend bool operator!=(const param_type &__x, const param_type &__y) { return !(__x == __y); }
    };

    OM_DISTRIBUTION(student_t_distribution, _Real)

    student_t_distribution() : student_t_distribution(1) {}
    explicit student_t_distribution(_Real __n_value) : __parameters(__n_value) {}
    _Real n() const { return __parameters.n(); }
    _Real(min)() const { return numeric_limits<_Real>::lowest(); }
    _Real(max)() const { return (numeric_limits<_Real>::max)(); }
    template <class _Generator>
    _Real operator()(_Generator &__g, const param_type &__p) {
        if (!__verify_executing()) {
            __g();
            return __om::any_between<_Real>(numeric_limits<_Real>::lowest(), (numeric_limits<_Real>::max)());
        }
        normal_distribution<_Real> __normal;
        gamma_distribution<_Real> __gamma(__p.n() / 2, 2);
        return __normal(__g) * static_cast<_Real>(__builtin_sqrtl(__p.n() / __gamma(__g)));
    }
};

} // namespace std

OM_END_MODEL

#endif
