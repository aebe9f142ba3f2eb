// The sampling distributions ([rand.dist.samp]).
#ifndef OM_RANDOM_SAMPLING_H
#define OM_RANDOM_SAMPLING_H

#include <__om/random/uniform.h>
#include <initializer_list>
#include <vector>

OM_BEGIN_MODEL

namespace std {

// [rand.dist.samp.discrete]
template <class _Int = int>
class discrete_distribution {
    static_assert(is_integral<_Int>::value, "discrete_distribution of what is no integer");

public:
    class param_type {
        vector<double> __p; // probabilities; empty for the certain zero

        void __normalise() {
            double __sum = 0;
            for (double __w : __p) {
                OM_REQUIRES(__w >= 0, "discrete_distribution: a negative weight");
                __sum += __w;
            }
            if (__p.size() < 2) {
                __p.clear();
                return;
            }
            OM_REQUIRES(__sum > 0, "discrete_distribution: all weights are zero");
            for (double &__w : __p)
                __w /= __sum;
        }

    public:
        typedef discrete_distribution distribution_type;
        param_type() {}
        template <class _Iter>
        param_type(_Iter __first, _Iter __last) : __p(__first, __last) {
            __normalise();
        }
        param_type(initializer_list<double> __w) : __p(__w) { __normalise(); }
        template <class _Function>
        param_type(size_t __n, double __low, double __high, _Function __f) {
            const size_t __count = __n == 0 ? 1 : __n;
            const double __delta = (__high - __low) / static_cast<double>(__count);
            for (size_t __k = 0; __k != __count; ++__k)
                __p.push_back(__f(__low + static_cast<double>(__k) * __delta + __delta / 2));
            __normalise();
        }
        vector<double> probabilities() const { return __p.empty() ? vector<double>(1, 1.0) : __p; }
        friend bool operator==(const param_type &__x, const param_type &__y) { return __x.__p == __y.__p; }
        friend bool operator!=(const param_type &__x, const param_type &__y) { return !(__x == __y); }
    };

    OM_DISTRIBUTION(discrete_distribution, _Int)

    discrete_distribution() {}
    template <class _Iter>
    discrete_distribution(_Iter __first, _Iter __last) : __parameters(__first, __last) {}
    discrete_distribution(initializer_list<double> __w) : __parameters(__w) {}
    template <class _Function>
    discrete_distribution(size_t __n, double __low, double __high, _Function __f)
        : __parameters(__n, __low, __high, __f) {}
    vector<double> probabilities() const { return __parameters.probabilities(); }
    _Int(min)() const { return 0; }
    _Int(max)() const { return static_cast<_Int>(probabilities().size() - 1); }
    template <class _Generator>
    _Int operator()(_Generator &__g, const param_type &__p) {
        const vector<double> __weights = __p.probabilities();
        if (!__verify_executing()) {
            __g();
            const _Int __drawn = __om::any_between<_Int>(0, static_cast<_Int>(__weights.size() - 1));
            __verify_assume(__weights[static_cast<size_t>(__drawn)] > 0);
            return __drawn;
        }
        double __u = __om::uniform_real<double>(__g);
        for (size_t __k = 0; __k + 1 != __weights.size(); ++__k) {
            if (__u < __weights[__k])
                return static_cast<_Int>(__k);
            __u -= __weights[__k];
        }
        return static_cast<_Int>(__weights.size() - 1);
    }
};

} // namespace std

namespace __om {

// Intervals and the weight, or the density at the ends, of each.
template <class _Real>
struct pieces {
    std::vector<_Real> __bounds;
    std::vector<_Real> __weights;

    friend bool operator==(const pieces &__x, const pieces &__y) {
        return __x.__bounds == __y.__bounds && __x.__weights == __y.__weights;
    }
    void check(const char *) const {
        for (std::size_t __i = 0; __i + 1 < __bounds.size(); ++__i)
            OM_REQUIRES(__bounds[__i] < __bounds[__i + 1], "piecewise distribution: the bounds do not increase");
        for (const _Real &__w : __weights)
            OM_REQUIRES(__w >= 0, "piecewise distribution: a negative weight");
    }
};

} // namespace __om

namespace std {

#define OM_PIECEWISE(name, ends)                                                                                       \
    template <class _Real = double>                                                                                    \
    class name {                                                                                                       \
        static_assert(is_floating_point<_Real>::value, #name " of what is no floating point type");                    \
                                                                                                                       \
    public:                                                                                                            \
        class param_type {                                                                                             \
            friend class name;                                                                                         \
            __om::pieces<_Real> __p;                                                                                   \
                                                                                                                       \
            void __finish() {                                                                                          \
                if (__p.__bounds.size() < 2) {                                                                         \
                    __p.__bounds = {_Real(0), _Real(1)};                                                               \
                    __p.__weights.assign(1 + ends, _Real(1));                                                          \
                }                                                                                                      \
                __p.check(#name);                                                                                      \
                const _Real __total = name::__area(__p, __p.__bounds.size() - 1);                                      \
                OM_REQUIRES(__total > 0, #name ": all weights are zero");                                              \
                for (_Real & __w : __p.__weights)                                                                      \
                    __w /= __total;                                                                                    \
            }                                                                                                          \
                                                                                                                       \
        public:                                                                                                        \
            typedef name distribution_type;                                                                            \
            param_type() { __finish(); }                                                                               \
            template <class _I1, class _I2>                                                                            \
            param_type(_I1 __first, _I1 __last, _I2 __weight) {                                                        \
                __p.__bounds.assign(__first, __last);                                                                  \
                for (size_t __i = ends ? 0 : 1; __i < __p.__bounds.size(); ++__i, (void)++__weight)                    \
                    __p.__weights.push_back(name::__density(*__weight, __p, __i));                                     \
                __finish();                                                                                            \
            }                                                                                                          \
            template <class _Function>                                                                                 \
            param_type(initializer_list<_Real> __l, _Function __f) {                                                   \
                __p.__bounds.assign(__l.begin(), __l.end());                                                           \
                for (size_t __i = ends ? 0 : 1; __i < __p.__bounds.size(); ++__i)                                      \
                    __p.__weights.push_back(                                                                           \
                        __f(ends ? __p.__bounds[__i] : (__p.__bounds[__i - 1] + __p.__bounds[__i]) / 2));              \
                __finish();                                                                                            \
            }                                                                                                          \
            template <class _Function>                                                                                 \
            param_type(size_t __n, _Real __low, _Real __high, _Function __f) {                                         \
                const size_t __count = __n == 0 ? 1 : __n;                                                             \
                const _Real __delta = (__high - __low) / static_cast<_Real>(__count);                                  \
                for (size_t __i = 0; __i <= __count; ++__i)                                                            \
                    __p.__bounds.push_back(__low + static_cast<_Real>(__i) * __delta);                                 \
                for (size_t __i = ends ? 0 : 1; __i <= __count; ++__i)                                                 \
                    __p.__weights.push_back(                                                                           \
                        __f(ends ? __p.__bounds[__i] : (__p.__bounds[__i - 1] + __p.__bounds[__i]) / 2));              \
                __finish();                                                                                            \
            }                                                                                                          \
            vector<_Real> intervals() const { return __p.__bounds; }                                                   \
            vector<_Real> densities() const { return __p.__weights; }                                                  \
            friend bool operator==(const param_type &__x, const param_type &__y) { return __x.__p == __y.__p; }        \
            friend bool operator!=(const param_type &__x, const param_type &__y) { return !(__x == __y); }             \
        };                                                                                                             \
                                                                                                                       \
        OM_DISTRIBUTION(name, _Real)                                                                                   \
                                                                                                                       \
        name() {}                                                                                                      \
        template <class _I1, class _I2>                                                                                \
        name(_I1 __first, _I1 __last, _I2 __weight) : __parameters(__first, __last, __weight) {}                       \
        template <class _Function>                                                                                     \
        name(initializer_list<_Real> __l, _Function __f) : __parameters(__l, __f) {}                                   \
        template <class _Function>                                                                                     \
        name(size_t __n, _Real __low, _Real __high, _Function __f) : __parameters(__n, __low, __high, __f) {}          \
        vector<_Real> intervals() const { return __parameters.intervals(); }                                           \
        vector<_Real> densities() const { return __parameters.densities(); }                                           \
        _Real(min)() const { return __parameters.__p.__bounds.front(); }                                               \
        _Real(max)() const { return __parameters.__p.__bounds.back(); }                                                \
        template <class _Generator>                                                                                    \
        _Real operator()(_Generator &__g, const param_type &__p) {                                                     \
            const __om::pieces<_Real> &__d = __p.__p;                                                                  \
            if (!__verify_executing()) {                                                                               \
                __g();                                                                                                 \
                return __om::any_between<_Real>(__d.__bounds.front(), __d.__bounds.back());                            \
            }                                                                                                          \
            _Real __u = __om::uniform_real<_Real>(__g);                                                                \
            size_t __i = 0;                                                                                            \
            while (__i + 2 < __d.__bounds.size() && __u >= __area(__d, __i + 1))                                       \
                ++__i;                                                                                                 \
            return __d.__bounds[__i] + __within(__d, __i, __u - __area(__d, __i));                                     \
        }

OM_PIECEWISE(piecewise_constant_distribution, 0)
private:
static _Real __density(_Real __weight, const __om::pieces<_Real> &__p, size_t __i) {
    return __weight / (__p.__bounds[__i] - __p.__bounds[__i - 1]);
}
    // Under the density up to bound i.
static _Real __area(const __om::pieces<_Real> &__p, size_t __i) {
    _Real __sum = 0;
    for (size_t __k = 0; __k != __i; ++__k)
        __sum += __p.__weights[__k] * (__p.__bounds[__k + 1] - __p.__bounds[__k]);
    return __sum;
}
    // How far into piece i that area reaches.
static _Real __within(const __om::pieces<_Real> &__p, size_t __i, _Real __rest) {
    return __p.__weights[__i] > 0 ? __rest / __p.__weights[__i] : _Real(0);
}
};

OM_PIECEWISE(piecewise_linear_distribution, 1)
private:
static _Real __density(_Real __weight, const __om::pieces<_Real> &, size_t) { return __weight; }
static _Real __area(const __om::pieces<_Real> &__p, size_t __i) {
    _Real __sum = 0;
    for (size_t __k = 0; __k != __i; ++__k)
        __sum += (__p.__weights[__k] + __p.__weights[__k + 1]) / 2 * (__p.__bounds[__k + 1] - __p.__bounds[__k]);
    return __sum;
}
static _Real __within(const __om::pieces<_Real> &__p, size_t __i, _Real __rest) {
    const _Real __left = __p.__weights[__i];
    const _Real __slope = (__p.__weights[__i + 1] - __left) / (__p.__bounds[__i + 1] - __p.__bounds[__i]);
    if (__slope == 0)
        return __left > 0 ? __rest / __left : _Real(0);
    const _Real __root = static_cast<_Real>(__builtin_sqrtl(__left * __left + 2 * __slope * __rest));
    return (__root - __left) / __slope;
}
}
;
#undef OM_PIECEWISE

} // namespace std

OM_END_MODEL

#endif
