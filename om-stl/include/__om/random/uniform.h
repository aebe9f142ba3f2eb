// The uniform distributions and generate_canonical ([rand.dist.uni], [rand.util.canonical]), and how every
// distribution draws: by an algorithm when the program is executed, any possible value when it is verified.
#ifndef OM_RANDOM_UNIFORM_H
#define OM_RANDOM_UNIFORM_H

#include <__om/algorithm/random.h>
#include <limits>
#include <type_traits>

OM_BEGIN_MODEL

namespace __om {

// A value between the two, whichever.
template <class _Tp>
inline _Tp any_between(_Tp __low, _Tp __high) {
    _Tp __value;
    __verify_havoc(&__value, sizeof(__value));
    __verify_assume(__low <= __value && __value <= __high);
    return __value;
}

// A uniform real in [0, 1) from the bits of a generator ([rand.util.canonical]).
template <class _Real, std::size_t __bits, class _Generator>
_Real canonical(_Generator &__g) {
    typedef typename std::remove_reference<_Generator>::type _Source;
    const std::size_t __digits = std::numeric_limits<_Real>::digits;
    const std::size_t __wanted = __digits < __bits ? __digits : __bits;
    const _Real __range = static_cast<_Real>((_Source::max)()) - static_cast<_Real>((_Source::min)()) + _Real(1);
    _Real __sum = 0, __scale = 1;
    for (_Real __have = 1, __need = static_cast<_Real>(__builtin_ldexpl(1, static_cast<int>(__wanted))); __have < __need || __have == 1;
         __have *= __range) {
        __sum += static_cast<_Real>(__g() - (_Source::min)()) * __scale;
        __scale *= __range;
    }
    const _Real __result = __sum / __scale;
    // Rounding must not reach one.
    return __result < _Real(1) ? __result : _Real(1) - std::numeric_limits<_Real>::epsilon() / 2;
}
template <class _Real, class _Generator>
_Real uniform_real(_Generator &__g) {
    return __om::canonical<_Real, static_cast<std::size_t>(-1)>(__g);
}

} // namespace __om

// What is the same in every distribution: its types, constructors from parameters, and comparison by them.
#define OM_DISTRIBUTION(name, result)                                                              \
public:                                                                                            \
    typedef result result_type;                                                                    \
    explicit name(const param_type &__p) : __parameters(__p) {}                                    \
    void reset() {}                                                                                \
    param_type param() const { return __parameters; }                                              \
    void param(const param_type &__p) { __parameters = __p; }                                      \
    template <class _Generator>                                                                    \
    result_type operator()(_Generator &__g) {                                                      \
        return (*this)(__g, __parameters);                                                         \
    }                                                                                              \
    friend bool operator==(const name &__x, const name &__y) { return __x.__parameters == __y.__parameters; } \
    friend bool operator!=(const name &__x, const name &__y) { return !(__x == __y); }             \
                                                                                                   \
private:                                                                                           \
    param_type __parameters;                                                                       \
                                                                                                   \
public:

namespace std {

// [rand.util.canonical]
template <class _Real, size_t __bits, class _Generator>
_Real generate_canonical(_Generator &__g) {
    if (__verify_executing())
        return __om::canonical<_Real, __bits>(__g);
    __g();
    return __om::any_between<_Real>(0, _Real(1) - numeric_limits<_Real>::epsilon() / 2);
}

// [rand.dist.uni.int]
template <class _Int = int>
class uniform_int_distribution {
    static_assert(is_integral<_Int>::value, "uniform_int_distribution of what is no integer");

public:
    class param_type {
        _Int __a, __b;

    public:
        typedef uniform_int_distribution distribution_type;
        param_type() : param_type(0) {}
        explicit param_type(_Int __low, _Int __high = (numeric_limits<_Int>::max)()) : __a(__low), __b(__high) {
            OM_REQUIRES(__low <= __high, "uniform_int_distribution: the lower bound is above the upper one");
        }
        _Int a() const { return __a; }
        _Int b() const { return __b; }
        friend bool operator==(const param_type &__x, const param_type &__y) {
            return __x.__a == __y.__a && __x.__b == __y.__b;
        }
        friend bool operator!=(const param_type &__x, const param_type &__y) { return !(__x == __y); }
    };

    OM_DISTRIBUTION(uniform_int_distribution, _Int)

    uniform_int_distribution() : uniform_int_distribution(0) {}
    explicit uniform_int_distribution(_Int __low, _Int __high = (numeric_limits<_Int>::max)()) : __parameters(__low, __high) {}
    _Int a() const { return __parameters.a(); }
    _Int b() const { return __parameters.b(); }
    _Int(min)() const { return a(); }
    _Int(max)() const { return b(); }
    template <class _Generator>
    _Int operator()(_Generator &__g, const param_type &__p) {
        if (!__verify_executing()) {
            __g();
            return __om::any_between(__p.a(), __p.b());
        }
        typedef typename make_unsigned<_Int>::type _Unsigned;
        const size_t __n = static_cast<size_t>(static_cast<_Unsigned>(static_cast<_Unsigned>(__p.b()) - static_cast<_Unsigned>(__p.a())));
        const size_t __drawn = __n == static_cast<size_t>(-1)
                                   ? (__om::random_below(__g, size_t(1) << 32) << 32) | __om::random_below(__g, size_t(1) << 32)
                                   : __om::random_below(__g, __n + 1);
        return static_cast<_Int>(static_cast<_Unsigned>(__p.a()) + static_cast<_Unsigned>(__drawn));
    }
};

// [rand.dist.uni.real]
template <class _Real = double>
class uniform_real_distribution {
    static_assert(is_floating_point<_Real>::value, "uniform_real_distribution of what is no floating point type");

public:
    class param_type {
        _Real __a, __b;

    public:
        typedef uniform_real_distribution distribution_type;
        param_type() : param_type(0) {}
        explicit param_type(_Real __low, _Real __high = 1) : __a(__low), __b(__high) {
            OM_REQUIRES(__low <= __high && __high - __low <= (numeric_limits<_Real>::max)(),
                        "uniform_real_distribution: the lower bound is above the upper one, or their distance is too large");
        }
        _Real a() const { return __a; }
        _Real b() const { return __b; }
        friend bool operator==(const param_type &__x, const param_type &__y) {
            return __x.__a == __y.__a && __x.__b == __y.__b;
        }
        friend bool operator!=(const param_type &__x, const param_type &__y) { return !(__x == __y); }
    };

    OM_DISTRIBUTION(uniform_real_distribution, _Real)

    uniform_real_distribution() : uniform_real_distribution(0) {}
    explicit uniform_real_distribution(_Real __low, _Real __high = 1) : __parameters(__low, __high) {}
    _Real a() const { return __parameters.a(); }
    _Real b() const { return __parameters.b(); }
    _Real(min)() const { return a(); }
    _Real(max)() const { return b(); }
    template <class _Generator>
    _Real operator()(_Generator &__g, const param_type &__p) {
        if (__verify_executing())
            return __om::uniform_real<_Real>(__g) * (__p.b() - __p.a()) + __p.a();
        __g();
        return __om::any_between(__p.a(), __p.b());
    }
};

} // namespace std

OM_END_MODEL

#endif
