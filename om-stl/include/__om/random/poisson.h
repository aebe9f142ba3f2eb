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

public:
    class param_type {
        double __mean;

    public:
        typedef poisson_distribution distribution_type;
        param_type() : param_type(1.0) {}
        explicit param_type(double __mean_value) : __mean(__mean_value) {
            OM_REQUIRES(__mean_value > 0, "poisson_distribution: a mean that is not positive");
        }
        double mean() const { return __mean; }
        friend bool operator==(const param_type &__x, const param_type &__y) {
            return __x.__mean == __y.__mean;
        }
        friend bool operator!=(const param_type &__x, const param_type &__y) { return !(__x == __y); }
    };

    OM_DISTRIBUTION(poisson_distribution, _Int)

    poisson_distribution() : poisson_distribution(1.0) {}
    explicit poisson_distribution(double __mean_value) : __parameters(__mean_value) {}
    double mean() const { return __parameters.mean(); }
    _Int(min)() const { return 0; }
    _Int(max)() const { return (numeric_limits<_Int>::max)(); }
    template <class _Generator>
    _Int operator()(_Generator &__g, const param_type &__p) {
        if (!__verify_executing()) {
            __g();
            return __om::any_between<_Int>(0, (numeric_limits<_Int>::max)());
        }
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

public:
    class param_type {
        _Real __lambda;

    public:
        typedef exponential_distribution distribution_type;
        param_type() : param_type(1) {}
        explicit param_type(_Real __lambda_value) : __lambda(__lambda_value) {
            OM_REQUIRES(__lambda_value > 0, "exponential_distribution: a rate that is not positive");
        }
        _Real lambda() const { return __lambda; }
        friend bool operator==(const param_type &__x, const param_type &__y) {
            return __x.__lambda == __y.__lambda;
        }
        friend bool operator!=(const param_type &__x, const param_type &__y) { return !(__x == __y); }
    };

    OM_DISTRIBUTION(exponential_distribution, _Real)

    exponential_distribution() : exponential_distribution(1) {}
    explicit exponential_distribution(_Real __lambda_value) : __parameters(__lambda_value) {}
    _Real lambda() const { return __parameters.lambda(); }
    _Real(min)() const { return 0; }
    _Real(max)() const { return (numeric_limits<_Real>::max)(); }
    template <class _Generator>
    _Real operator()(_Generator &__g, const param_type &__p) {
        if (!__verify_executing()) {
            __g();
            return __om::any_between<_Real>(0, (numeric_limits<_Real>::max)());
        }
        return -static_cast<_Real>(__builtin_logl(1 - __om::uniform_real<_Real>(__g))) / __p.lambda();
    }
};

// [rand.dist.pois.gamma]
template <class _Real = double>
class gamma_distribution {
    static_assert(is_floating_point<_Real>::value, "gamma_distribution of a type it does not yield");

public:
    class param_type {
        _Real __alpha;
        _Real __beta;

    public:
        typedef gamma_distribution distribution_type;
        param_type() : param_type(1) {}
        explicit param_type(_Real __alpha_value, _Real __beta_value = 1) : __alpha(__alpha_value), __beta(__beta_value) {
            OM_REQUIRES(__alpha_value > 0 && __beta_value > 0, "gamma_distribution: a parameter that is not positive");
        }
        _Real alpha() const { return __alpha; }
        _Real beta() const { return __beta; }
        friend bool operator==(const param_type &__x, const param_type &__y) {
            return __x.__alpha == __y.__alpha && __x.__beta == __y.__beta;
        }
        friend bool operator!=(const param_type &__x, const param_type &__y) { return !(__x == __y); }
    };

    OM_DISTRIBUTION(gamma_distribution, _Real)

    gamma_distribution() : gamma_distribution(1) {}
    explicit gamma_distribution(_Real __alpha_value, _Real __beta_value = 1) : __parameters(__alpha_value, __beta_value) {}
    _Real alpha() const { return __parameters.alpha(); }
    _Real beta() const { return __parameters.beta(); }
    _Real(min)() const { return 0; }
    _Real(max)() const { return (numeric_limits<_Real>::max)(); }
    template <class _Generator>
    _Real operator()(_Generator &__g, const param_type &__p) {
        if (!__verify_executing()) {
            __g();
            return __om::any_between<_Real>(0, (numeric_limits<_Real>::max)());
        }
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
        return static_cast<_Real>(__builtin_powl(1 - __om::uniform_real<_Real>(__g), 1 / __p.alpha())) * __d * __v * __p.beta();
    }
};

// [rand.dist.pois.weibull]
template <class _Real = double>
class weibull_distribution {
    static_assert(is_floating_point<_Real>::value, "weibull_distribution of a type it does not yield");

public:
    class param_type {
        _Real __a;
        _Real __b;

    public:
        typedef weibull_distribution distribution_type;
        param_type() : param_type(1) {}
        explicit param_type(_Real __a_value, _Real __b_value = 1) : __a(__a_value), __b(__b_value) {
            OM_REQUIRES(__a_value > 0 && __b_value > 0, "weibull_distribution: a parameter that is not positive");
        }
        _Real a() const { return __a; }
        _Real b() const { return __b; }
        friend bool operator==(const param_type &__x, const param_type &__y) {
            return __x.__a == __y.__a && __x.__b == __y.__b;
        }
        friend bool operator!=(const param_type &__x, const param_type &__y) { return !(__x == __y); }
    };

    OM_DISTRIBUTION(weibull_distribution, _Real)

    weibull_distribution() : weibull_distribution(1) {}
    explicit weibull_distribution(_Real __a_value, _Real __b_value = 1) : __parameters(__a_value, __b_value) {}
    _Real a() const { return __parameters.a(); }
    _Real b() const { return __parameters.b(); }
    _Real(min)() const { return 0; }
    _Real(max)() const { return (numeric_limits<_Real>::max)(); }
    template <class _Generator>
    _Real operator()(_Generator &__g, const param_type &__p) {
        if (!__verify_executing()) {
            __g();
            return __om::any_between<_Real>(0, (numeric_limits<_Real>::max)());
        }
        return __p.b() * static_cast<_Real>(__builtin_powl(-__builtin_logl(1 - __om::uniform_real<_Real>(__g)), 1 / __p.a()));
    }
};

// [rand.dist.pois.extreme]
template <class _Real = double>
class extreme_value_distribution {
    static_assert(is_floating_point<_Real>::value, "extreme_value_distribution of a type it does not yield");

public:
    class param_type {
        _Real __a;
        _Real __b;

    public:
        typedef extreme_value_distribution distribution_type;
        param_type() : param_type(0) {}
        explicit param_type(_Real __a_value, _Real __b_value = 1) : __a(__a_value), __b(__b_value) {
            OM_REQUIRES(__b_value > 0, "extreme_value_distribution: a scale that is not positive");
        }
        _Real a() const { return __a; }
        _Real b() const { return __b; }
        friend bool operator==(const param_type &__x, const param_type &__y) {
            return __x.__a == __y.__a && __x.__b == __y.__b;
        }
        friend bool operator!=(const param_type &__x, const param_type &__y) { return !(__x == __y); }
    };

    OM_DISTRIBUTION(extreme_value_distribution, _Real)

    extreme_value_distribution() : extreme_value_distribution(0) {}
    explicit extreme_value_distribution(_Real __a_value, _Real __b_value = 1) : __parameters(__a_value, __b_value) {}
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
        return __p.a() - __p.b() * static_cast<_Real>(__builtin_logl(-__builtin_logl(1 - __om::uniform_real<_Real>(__g))));
    }
};

} // namespace std

OM_END_MODEL

#endif
