// Random samples and shuffles ([alg.random.sample], [alg.random.shuffle]). Which element comes where
// is the generator's to say, and how its numbers are used is nobody's to rely on.
#ifndef OM_ALGORITHM_RANDOM_H
#define OM_ALGORITHM_RANDOM_H

#include <__om/algorithm/copying.h>

extern "C" int rand(void) OM_NOTHROW;

OM_BEGIN_MODEL

namespace std {

// [depr.alg.random.shuffle]
template <class _Iter>
void random_shuffle(_Iter __first, _Iter __last) {
    if (__first == __last)
        return;
    for (_Iter __i = __first + 1; __i != __last; ++__i)
        std::iter_swap(__i, __first + ::rand() % ((__i - __first) + 1));
}
template <class _Iter, class _Generator>
#if OM_CXX11
void random_shuffle(_Iter __first, _Iter __last, _Generator &&__random)
#else
void random_shuffle(_Iter __first, _Iter __last, _Generator &__random)
#endif
{
    if (__first == __last)
        return;
    for (_Iter __i = __first + 1; __i != __last; ++__i)
        std::iter_swap(__i, __first + __random((__i - __first) + 1));
}

} // namespace std

#if OM_CXX11
namespace __om {

// A number below n from a uniform random bit generator ([rand.req.urng]), each equally likely.
template <class _Generator>
std::size_t random_below(_Generator &__g, std::size_t __n) {
    typedef typename std::remove_reference<_Generator>::type _Source;
    const unsigned long long __low = (_Source::min)();
    const unsigned long long __range = (_Source::max)() - __low;
    if (__range >= __n - 1) {
        // The numbers past the last whole multiple of n are drawn again.
        const unsigned long long __unfair = (__range % __n + 1) % __n;
        for (;;) {
            const unsigned long long __drawn = __g() - __low;
            if (__drawn <= __range - __unfair)
                return static_cast<std::size_t>(__drawn % __n);
        }
    }
    const unsigned long long __base = __range + 1;
    unsigned long long __value = 0, __scale = 1;
    for (; __scale < __n; __scale *= __base)
        __value = __value * __base + (__g() - __low);
    return static_cast<std::size_t>(__value % __n);
}

} // namespace __om

namespace std {

template <class _Iter, class _Generator>
void shuffle(_Iter __first, _Iter __last, _Generator &&__g) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    if (__f == __l)
        return;
    for (typename __om::unwrapping<_Iter>::type __i = __f + 1; __i != __l; ++__i)
        std::iter_swap(__i, __f + static_cast<ptrdiff_t>(__om::random_below(__g, static_cast<size_t>(__i - __f) + 1)));
}

#if OM_CXX17
template <class _In, class _Out, class _Distance, class _Generator>
_Out sample(_In __first, _In __last, _Out __out, _Distance __n, _Generator &&__g) {
    OM_REQUIRES(__n >= 0, "sample() of a negative number of elements");
    if constexpr (__om::is_forward_iterator<_In>::value) {
        OM_RANGE(_In, __first, __last, __f, __l);
        __om::check_apart(__f, __l, __om::unwrapping<_Out>::inner(__out));
        // Each element in turn, as likely as still needed; the order stays.
        _Distance __left = std::distance(__first, __last);
        for (; __left != 0 && __n != 0; ++__first, --__left)
            if (__om::random_below(__g, static_cast<size_t>(__left)) < static_cast<size_t>(__n)) {
                *__out = *__first;
                ++__out;
                --__n;
            }
        return __out;
    } else {
        static_assert(__om::is_random_access_iterator<_Out>::value,
                      "sample() of input iterators into an output iterator");
        _Distance __kept = 0;
        for (; __first != __last && __kept < __n; ++__first, ++__kept)
            __out[__kept] = *__first;
        for (_Distance __seen = __kept; __first != __last; ++__first) {
            ++__seen;
            const size_t __place = __om::random_below(__g, static_cast<size_t>(__seen));
            if (__place < static_cast<size_t>(__n))
                __out[static_cast<_Distance>(__place)] = *__first;
        }
        return __out + __kept;
    }
}
#endif

} // namespace std
#endif

OM_END_MODEL

#endif
