// The comparisons that containers are compared by: equality and lexicographical order of their
// elements.
#ifndef OM_ALGORITHM_COMPARE_RANGES_H
#define OM_ALGORITHM_COMPARE_RANGES_H

#include <__om/iterator/unwrap.h>
#include <__om/three_way.h>

OM_BEGIN_MODEL

namespace __om {

template <class _I1, class _I2>
inline OM_CONSTEXPR20 bool equal_elements_raw(_I1 __first1, _I1 __last1, _I2 __first2) {
    for (; __first1 != __last1; ++__first1, (void)++__first2)
        if (!(*__first1 == *__first2))
            return false;
    return true;
}
template <class _I1, class _I2>
inline OM_CONSTEXPR20 bool equal_elements(_I1 __first1, _I1 __last1, _I2 __first2) {
    return __om::equal_elements_raw(unwrapping<_I1>::inner(__first1), unwrapping<_I1>::inner(__last1),
                                    unwrapping<_I2>::inner(__first2));
}

template <class _I1, class _I2>
inline OM_CONSTEXPR20 bool less_elements_raw(_I1 __first1, _I1 __last1, _I2 __first2, _I2 __last2) {
    for (; __first1 != __last1 && __first2 != __last2; ++__first1, (void)++__first2) {
        if (*__first1 < *__first2)
            return true;
        if (*__first2 < *__first1)
            return false;
    }
    return __first1 == __last1 && __first2 != __last2;
}
template <class _I1, class _I2>
inline OM_CONSTEXPR20 bool less_elements(_I1 __first1, _I1 __last1, _I2 __first2, _I2 __last2) {
    return __om::less_elements_raw(unwrapping<_I1>::inner(__first1), unwrapping<_I1>::inner(__last1),
                                   unwrapping<_I2>::inner(__first2), unwrapping<_I2>::inner(__last2));
}

#if OM_CXX20
template <class _I1, class _I2>
constexpr auto compare_elements_raw(_I1 __first1, _I1 __last1, _I2 __first2, _I2 __last2)
    -> decltype(synth_three_way(*__first1, *__first2)) {
    for (; __first1 != __last1 && __first2 != __last2; ++__first1, (void)++__first2)
        if (auto __c = synth_three_way(*__first1, *__first2); __c != 0)
            return __c;
    if (__first1 != __last1)
        return std::strong_ordering::greater;
    if (__first2 != __last2)
        return std::strong_ordering::less;
    return std::strong_ordering::equal;
}
template <class _I1, class _I2>
constexpr auto compare_elements(_I1 __first1, _I1 __last1, _I2 __first2, _I2 __last2) {
    return __om::compare_elements_raw(unwrapping<_I1>::inner(__first1), unwrapping<_I1>::inner(__last1),
                                      unwrapping<_I2>::inner(__first2), unwrapping<_I2>::inner(__last2));
}
#endif

} // namespace __om

OM_END_MODEL

#endif
