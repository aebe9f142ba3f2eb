// The uniform distributions and generate_canonical ([rand.dist.uni], [rand.util.canonical]).
#ifndef OM_RANDOM_UNIFORM_H
#define OM_RANDOM_UNIFORM_H

#include <__om/random/distribution.h>

OM_BEGIN_MODEL

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

    OM_DISTRIBUTION_OF_TWO(uniform_int_distribution, _Int, _Int, a, 0, _Int, b, (numeric_limits<_Int>::max)(),
                           __a <= __b, "the lower bound is above the upper one")

    _Int(min)() const { return a(); }
    _Int(max)() const { return b(); }
    template <class _Generator>
    _Int operator()(_Generator &__g, const param_type &__p) {
        if (!__verify_executing()) {
            __g();
            return __om::any_between(__p.a(), __p.b());
        }
        typedef typename make_unsigned<_Int>::type _Unsigned;
        const size_t __n = static_cast<size_t>(
            static_cast<_Unsigned>(static_cast<_Unsigned>(__p.b()) - static_cast<_Unsigned>(__p.a())));
        const size_t __drawn = __n == static_cast<size_t>(-1) ? (__om::random_below(__g, size_t(1) << 32) << 32) |
                                                                    __om::random_below(__g, size_t(1) << 32)
                                                              : __om::random_below(__g, __n + 1);
        return static_cast<_Int>(static_cast<_Unsigned>(__p.a()) + static_cast<_Unsigned>(__drawn));
    }
};

// [rand.dist.uni.real]
template <class _Real = double>
class uniform_real_distribution {
    static_assert(is_floating_point<_Real>::value, "uniform_real_distribution of what is no floating point type");

    OM_DISTRIBUTION_OF_TWO(uniform_real_distribution, _Real, _Real, a, 0, _Real, b, 1,
                           __a <= __b && __b - __a <= (numeric_limits<_Real>::max)(),
                           "the lower bound is above the upper one, or their distance is too large")

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
