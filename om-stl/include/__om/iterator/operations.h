// advance, distance, next, prev ([iterator.operations]). The steps themselves are checked by the
// iterator; what is checked here is what no single step shows.
#ifndef OM_ITERATOR_OPERATIONS_H
#define OM_ITERATOR_OPERATIONS_H

#include <__om/iterator/traits.h>

OM_BEGIN_MODEL

namespace __om {

template <class _Iter, class _Distance>
inline OM_CONSTEXPR14 void advance_by(_Iter &__i, _Distance __n, std::input_iterator_tag) {
    OM_CHECK("iterator-range", __n >= 0, "advance() by a negative distance needs a bidirectional iterator");
    for (; __n > 0; --__n)
        ++__i;
}
template <class _Iter, class _Distance>
inline OM_CONSTEXPR14 void advance_by(_Iter &__i, _Distance __n, std::bidirectional_iterator_tag) {
    for (; __n > 0; --__n)
        ++__i;
    for (; __n < 0; ++__n)
        --__i;
}
template <class _Iter, class _Distance>
inline OM_CONSTEXPR14 void advance_by(_Iter &__i, _Distance __n, std::random_access_iterator_tag) {
    __i += __n;
}

template <class _Iter>
inline OM_CONSTEXPR14 typename std::iterator_traits<_Iter>::difference_type distance_of(_Iter __first, _Iter __last,
                                                                                        std::input_iterator_tag) {
    typename std::iterator_traits<_Iter>::difference_type __n = 0;
    for (; __first != __last; ++__first)
        ++__n;
    return __n;
}
template <class _Iter>
inline OM_CONSTEXPR14 typename std::iterator_traits<_Iter>::difference_type
distance_of(_Iter __first, _Iter __last, std::random_access_iterator_tag) {
    return __last - __first;
}

} // namespace __om

namespace std {

template <class _Iter, class _Distance>
inline OM_CONSTEXPR17 void advance(_Iter &__i, _Distance __n) {
    typename iterator_traits<_Iter>::difference_type __steps = __n;
    __om::advance_by(__i, __steps, typename iterator_traits<_Iter>::iterator_category());
}

template <class _Iter>
inline OM_CONSTEXPR17 typename iterator_traits<_Iter>::difference_type distance(_Iter __first, _Iter __last) {
    return __om::distance_of(__first, __last, typename iterator_traits<_Iter>::iterator_category());
}

#if OM_CXX11
template <class _Iter>
inline OM_CONSTEXPR17 _Iter next(_Iter __i, typename iterator_traits<_Iter>::difference_type __n = 1) {
    std::advance(__i, __n);
    return __i;
}
template <class _Iter>
inline OM_CONSTEXPR17 _Iter prev(_Iter __i, typename iterator_traits<_Iter>::difference_type __n = 1) {
    static_assert(__om::is_bidirectional_iterator<_Iter>::value, "prev() needs a bidirectional iterator");
    std::advance(__i, -__n);
    return __i;
}
#endif

} // namespace std

OM_END_MODEL

#endif
