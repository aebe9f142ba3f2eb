// Partitions ([alg.partitions]).
#ifndef OM_ALGORITHM_PARTITION_H
#define OM_ALGORITHM_PARTITION_H

#include <__om/algorithm/order_checks.h>
#include <__om/algorithm/rearranging.h>

OM_BEGIN_MODEL

namespace std {

#if OM_CXX11
template <class _Iter, class _Predicate>
OM_CONSTEXPR20 bool is_partitioned(_Iter __first, _Iter __last, _Predicate __pred) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    while (__f != __l && __pred(*__f))
        ++__f;
    for (; __f != __l; ++__f)
        if (__pred(*__f))
            return false;
    return true;
}
template <class _In, class _Out1, class _Out2, class _Predicate>
OM_CONSTEXPR20 pair<_Out1, _Out2> partition_copy(_In __first, _In __last, _Out1 __out_true, _Out2 __out_false,
                                                 _Predicate __pred) {
    OM_RANGE(_In, __first, __last, __f, __l);
    __om::check_apart(__f, __l, __om::output_place<_Out1>::of(__out_true));
    __om::check_apart(__f, __l, __om::output_place<_Out2>::of(__out_false));
    for (; __f != __l; ++__f)
        if (__pred(*__f)) {
            *__out_true = *__f;
            ++__out_true;
        } else {
            *__out_false = *__f;
            ++__out_false;
        }
    return pair<_Out1, _Out2>(__out_true, __out_false);
}
#endif

template <class _Iter, class _Predicate>
OM_CONSTEXPR20 _Iter partition(_Iter __first, _Iter __last, _Predicate __pred) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    while (__f != __l && __pred(*__f))
        ++__f;
    if (__f == __l)
        return __last;
    typename __om::unwrapping<_Iter>::type __boundary = __f;
    while (++__f != __l)
        if (__pred(*__f)) {
            std::iter_swap(__boundary, __f);
            ++__boundary;
        }
    return OM_OUTER(_Iter, __first, __boundary);
}

} // namespace std

namespace __om {

// Halves are partitioned by themselves, then their middle parts change places.
template <class _Iter, class _Distance, class _Predicate>
OM_CONSTEXPR20 _Iter stable_partition_of(_Iter __f, _Iter __l, _Distance __n, _Predicate &__pred) {
    if (__n == 0)
        return __f;
    if (__n == 1)
        return __pred(*__f) ? __l : __f;
    _Iter __middle = __f;
    std::advance(__middle, __n / 2);
    _Iter __left = __om::stable_partition_of(__f, __middle, __n / 2, __pred);
    _Iter __right = __om::stable_partition_of(__middle, __l, __n - __n / 2, __pred);
    const _Distance __moved = std::distance(__middle, __right);
    std::rotate(__left, __middle, __right);
    std::advance(__left, __moved);
    return __left;
}

} // namespace __om

namespace std {

template <class _Iter, class _Predicate>
OM_CONSTEXPR20 _Iter stable_partition(_Iter __first, _Iter __last, _Predicate __pred) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    return OM_OUTER(_Iter, __first, __om::stable_partition_of(__f, __l, std::distance(__f, __l), __pred));
}

#if OM_CXX11
template <class _Iter, class _Predicate>
OM_CONSTEXPR20 _Iter partition_point(_Iter __first, _Iter __last, _Predicate __pred) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    typename iterator_traits<_Iter>::difference_type __n = std::distance(__f, __l);
    if (__n <= __om::__checked_length)
        OM_CHECK("invalid-order", std::is_partitioned(__f, __l, __pred),
                 "partition_point() on a range that is not partitioned by the predicate");
    while (__n != 0) {
        typename __om::unwrapping<_Iter>::type __middle = __f;
        std::advance(__middle, __n / 2);
        if (__pred(*__middle)) {
            __f = ++__middle;
            __n -= __n / 2 + 1;
        } else {
            __n /= 2;
        }
    }
    return OM_OUTER(_Iter, __first, __f);
}
#endif

} // namespace std

OM_END_MODEL

#endif
