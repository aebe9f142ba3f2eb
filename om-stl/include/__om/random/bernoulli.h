// The Bernoulli distributions ([rand.dist.bern]).
#ifndef OM_RANDOM_BERNOULLI_H
#define OM_RANDOM_BERNOULLI_H

#include <__om/random/uniform.h>

OM_BEGIN_MODEL

namespace std {

// [rand.dist.bern.bernoulli]
class bernoulli_distribution {
public:
    class param_type {
        double __p;

    public:
        typedef bernoulli_distribution distribution_type;
        param_type() : param_type(0.5) {}
        explicit param_type(double __p_value) : __p(__p_value) {
            OM_REQUIRES(0 <= __p_value && __p_value <= 1, "bernoulli_distribution: a probability outside [0, 1]");
        }
        double p() const { return __p; }
        friend bool operator==(const param_type &__x, const param_type &__y) {
            return __x.__p == __y.__p;
        }
        friend bool operator!=(const param_type &__x, const param_type &__y) { return !(__x == __y); }
    };

    OM_DISTRIBUTION(bernoulli_distribution, bool)

    bernoulli_distribution() : bernoulli_distribution(0.5) {}
    explicit bernoulli_distribution(double __p_value) : __parameters(__p_value) {}
    double p() const { return __parameters.p(); }
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

public:
    class param_type {
        _Int __t;
        double __p;

    public:
        typedef binomial_distribution distribution_type;
        param_type() : param_type(1) {}
        explicit param_type(_Int __t_value, double __p_value = 0.5) : __t(__t_value), __p(__p_value) {
            OM_REQUIRES(__t_value >= 0, "binomial_distribution: a negative number of trials");
            OM_REQUIRES(0 <= __p_value && __p_value <= 1, "binomial_distribution: a probability outside [0, 1]");
        }
        _Int t() const { return __t; }
        double p() const { return __p; }
        friend bool operator==(const param_type &__x, const param_type &__y) {
            return __x.__t == __y.__t && __x.__p == __y.__p;
        }
        friend bool operator!=(const param_type &__x, const param_type &__y) { return !(__x == __y); }
    };

    OM_DISTRIBUTION(binomial_distribution, _Int)

    binomial_distribution() : binomial_distribution(1) {}
    explicit binomial_distribution(_Int __t_value, double __p_value = 0.5) : __parameters(__t_value, __p_value) {}
    _Int t() const { return __parameters.t(); }
    double p() const { return __parameters.p(); }
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

public:
    class param_type {
        double __p;

    public:
        typedef geometric_distribution distribution_type;
        param_type() : param_type(0.5) {}
        explicit param_type(double __p_value) : __p(__p_value) {
            OM_REQUIRES(0 < __p_value && __p_value < 1, "geometric_distribution: a probability outside (0, 1)");
        }
        double p() const { return __p; }
        friend bool operator==(const param_type &__x, const param_type &__y) {
            return __x.__p == __y.__p;
        }
        friend bool operator!=(const param_type &__x, const param_type &__y) { return !(__x == __y); }
    };

    OM_DISTRIBUTION(geometric_distribution, _Int)

    geometric_distribution() : geometric_distribution(0.5) {}
    explicit geometric_distribution(double __p_value) : __parameters(__p_value) {}
    double p() const { return __parameters.p(); }
    _Int(min)() const { return 0; }
    _Int(max)() const { return (numeric_limits<_Int>::max)(); }
    template <class _Generator>
    _Int operator()(_Generator &__g, const param_type &__p) {
        if (!__verify_executing()) {
            __g();
            return __om::any_between<_Int>(0, (numeric_limits<_Int>::max)());
        }
        return static_cast<_Int>(__builtin_floor(__builtin_log(1 - __om::uniform_real<double>(__g)) / __builtin_log(1 - __p.p())));
    }
};

// [rand.dist.bern.negbin]
template <class _Int = int>
class negative_binomial_distribution {
    static_assert(is_integral<_Int>::value, "negative_binomial_distribution of a type it does not yield");

public:
    class param_type {
        _Int __k;
        double __p;

    public:
        typedef negative_binomial_distribution distribution_type;
        param_type() : param_type(1) {}
        explicit param_type(_Int __k_value, double __p_value = 0.5) : __k(__k_value), __p(__p_value) {
            OM_REQUIRES(__k_value > 0, "negative_binomial_distribution: a number of successes that is not positive");
            OM_REQUIRES(0 < __p_value && __p_value <= 1, "negative_binomial_distribution: a probability outside (0, 1]");
        }
        _Int k() const { return __k; }
        double p() const { return __p; }
        friend bool operator==(const param_type &__x, const param_type &__y) {
            return __x.__k == __y.__k && __x.__p == __y.__p;
        }
        friend bool operator!=(const param_type &__x, const param_type &__y) { return !(__x == __y); }
    };

    OM_DISTRIBUTION(negative_binomial_distribution, _Int)

    negative_binomial_distribution() : negative_binomial_distribution(1) {}
    explicit negative_binomial_distribution(_Int __k_value, double __p_value = 0.5) : __parameters(__k_value, __p_value) {}
    _Int k() const { return __parameters.k(); }
    double p() const { return __parameters.p(); }
    _Int(min)() const { return 0; }
    _Int(max)() const { return (numeric_limits<_Int>::max)(); }
    template <class _Generator>
    _Int operator()(_Generator &__g, const param_type &__p) {
        if (!__verify_executing()) {
            __g();
            return __om::any_between<_Int>(0, (numeric_limits<_Int>::max)());
        }
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
