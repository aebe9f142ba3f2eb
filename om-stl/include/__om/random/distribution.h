// What is the same in every distribution ([rand.req.dist]): its parameters, its constructors from them and
// comparison by them; and how it draws: by an algorithm when the program is executed, any possible value when
// it is verified.
#ifndef OM_RANDOM_DISTRIBUTION_H
#define OM_RANDOM_DISTRIBUTION_H

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
    for (_Real __have = 1, __need = static_cast<_Real>(__builtin_ldexpl(1, static_cast<int>(__wanted)));
         __have < __need || __have == 1; __have *= __range) {
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

OM_END_MODEL

// The interface over a class param_type; the class adds its limits and how it draws.
#define OM_DISTRIBUTION(name, result)                                                                                  \
public:                                                                                                                \
    typedef result result_type;                                                                                        \
    explicit name(const param_type &__p) : __parameters(__p) {}                                                        \
    void reset() {}                                                                                                    \
    param_type param() const { return __parameters; }                                                                  \
    void param(const param_type &__p) { __parameters = __p; }                                                          \
    template <class _Generator>                                                                                        \
    result_type operator()(_Generator &__g) {                                                                          \
        return (*this)(__g, __parameters);                                                                             \
    }                                                                                                                  \
    friend bool operator==(const name &__x, const name &__y) { return __x.__parameters == __y.__parameters; }          \
    friend bool operator!=(const name &__x, const name &__y) { return !(__x == __y); }                                 \
                                                                                                                       \
private:                                                                                                               \
    param_type __parameters;                                                                                           \
                                                                                                                       \
    /* Where any value within the limits may be drawn, whatever the parameters. */                                     \
    template <class _Generator>                                                                                        \
    result_type __any_value(_Generator &__g) const {                                                                   \
        __g();                                                                                                         \
        return __om::any_between<result_type>((min)(), (max)());                                                       \
    }                                                                                                                  \
                                                                                                                       \
public:

// With one parameter: its type, name and default, and what it must fulfil, in terms of its name behind two
// underscores.
#define OM_DISTRIBUTION_OF_ONE(name, result, type, parameter, otherwise, condition, message)                           \
public:                                                                                                                \
    class param_type {                                                                                                 \
        type __##parameter;                                                                                            \
                                                                                                                       \
    public:                                                                                                            \
        typedef name distribution_type;                                                                                \
        param_type() : param_type(otherwise) {}                                                                        \
        explicit param_type(type __value) : __##parameter(__value) { OM_REQUIRES(condition, #name ": " message); }     \
        type parameter() const { return __##parameter; }                                                               \
        friend bool operator==(const param_type &__x, const param_type &__y) {                                         \
            return __x.__##parameter == __y.__##parameter;                                                             \
        }                                                                                                              \
        friend bool operator!=(const param_type &__x, const param_type &__y) { return !(__x == __y); }                 \
    };                                                                                                                 \
    OM_DISTRIBUTION(name, result)                                                                                      \
    name() : name(otherwise) {}                                                                                        \
    explicit name(type __value) : __parameters(__value) {}                                                             \
    type parameter() const { return __parameters.parameter(); }

// With two, likewise.
#define OM_DISTRIBUTION_OF_TWO(name, result, type1, parameter1, otherwise1, type2, parameter2, otherwise2, condition,  \
                               message)                                                                                \
public:                                                                                                                \
    class param_type {                                                                                                 \
        type1 __##parameter1;                                                                                          \
        type2 __##parameter2;                                                                                          \
                                                                                                                       \
    public:                                                                                                            \
        typedef name distribution_type;                                                                                \
        param_type() : param_type(otherwise1) {}                                                                       \
        explicit param_type(type1 __first, type2 __second = otherwise2)                                                \
            : __##parameter1(__first), __##parameter2(__second) {                                                      \
            OM_REQUIRES(condition, #name ": " message);                                                                \
        }                                                                                                              \
        type1 parameter1() const { return __##parameter1; }                                                            \
        type2 parameter2() const { return __##parameter2; }                                                            \
        friend bool operator==(const param_type &__x, const param_type &__y) {                                         \
            return __x.__##parameter1 == __y.__##parameter1 && __x.__##parameter2 == __y.__##parameter2;               \
        }                                                                                                              \
        friend bool operator!=(const param_type &__x, const param_type &__y) { return !(__x == __y); }                 \
    };                                                                                                                 \
    OM_DISTRIBUTION(name, result)                                                                                      \
    name() : name(otherwise1) {}                                                                                       \
    explicit name(type1 __first, type2 __second = otherwise2) : __parameters(__first, __second) {}                     \
    type1 parameter1() const { return __parameters.parameter1(); }                                                     \
    type2 parameter2() const { return __parameters.parameter2(); }

#endif
