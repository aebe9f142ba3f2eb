// Sorting ([alg.sort], [alg.nth.element]).
//
// Few elements are sorted by comparing and exchanging neighbours in a fixed pattern: with symbolic
// elements that is a network of conditional exchanges at known places. What the standard leaves open
// is left open the other way round than usual: sort() reverses equal elements, the part that
// partial_sort() and nth_element() do not speak of is in descending order.
#ifndef OM_ALGORITHM_SORTING_H
#define OM_ALGORITHM_SORTING_H

#include <__om/algorithm/heap.h>
#include <__om/algorithm/order_checks.h>
#include <__om/algorithm/rearranging.h>
#include <new>

OM_BEGIN_MODEL

namespace __om {

const std::ptrdiff_t __few = 16;

// Whether a condition has the same value in all executions that are looked at together: then a loop may end
// by it.
inline OM_CONSTEXPR20 bool is_decided(const bool &__condition) {
    return __builtin_is_constant_evaluated() || __verify_concrete(__builtin_addressof(__condition), 1);
}

template <class _Iter, class _Compare>
OM_CONSTEXPR20 void sort_few(_Iter __f, std::ptrdiff_t __n, _Compare &__comp) {
    for (std::ptrdiff_t __i = 1; __i < __n; ++__i)
        for (std::ptrdiff_t __j = __i; __j != 0; --__j) {
            const bool __stays = __comp(__f[__j - 1], __f[__j]);
            if (!__stays)
                std::iter_swap(__f + (__j - 1), __f + __j);
            else if (__om::is_decided(__stays))
                break;
        }
}
template <class _Iter, class _Compare>
OM_CONSTEXPR20 void stable_sort_few(_Iter __f, std::ptrdiff_t __n, _Compare &__comp) {
    for (std::ptrdiff_t __i = 1; __i < __n; ++__i)
        for (std::ptrdiff_t __j = __i; __j != 0; --__j) {
            const bool __moves = __comp(__f[__j], __f[__j - 1]);
            if (__moves)
                std::iter_swap(__f + __j, __f + (__j - 1));
            else if (__om::is_decided(__moves))
                break;
        }
}

template <class _Iter, class _Compare>
OM_CONSTEXPR20 void sort_range(_Iter __f, std::ptrdiff_t __n, _Compare &__comp) {
    __om::check_irreflexive(__f, __f + __n, __comp);
    if (__n <= __few) {
        __om::sort_few(__f, __n, __comp);
    } else {
        __om::build_heap(__f, __n, __comp);
        __om::unbuild_heap(__f, __n, __comp);
    }
    if (!is_known_order<_Compare, typename std::iterator_traits<_Iter>::value_type>::value)
        __om::check_weak_order(__f, __n, __n <= __few ? __n : 1, __comp);
}

// Elements on their way through a merge, in memory of their own; gone with it whatever happens.
template <class _Tp>
struct merge_buffer {
    _Tp *__data;
    std::ptrdiff_t __size;

    explicit merge_buffer(std::ptrdiff_t __n)
        : __data(static_cast<_Tp *>(::operator new(static_cast<std::size_t>(__n) * sizeof(_Tp)))), __size(0) {}
    ~merge_buffer() {
        for (; __size != 0; --__size)
            __data[__size - 1].~_Tp();
        ::operator delete(__data);
    }
    template <class _Iter>
    void fill(_Iter __f, _Iter __l) {
        for (; __f != __l; ++__f) {
            ::new ((void *)(__data + __size)) _Tp(OM_MOVE(*__f));
            ++__size;
        }
    }

private:
    merge_buffer(const merge_buffer &);
    merge_buffer &operator=(const merge_buffer &);
};

// The sorted parts [f, m) and [m, l) become one; of equal elements those of the first part come first.
template <class _Iter, class _Compare>
void merge_with_buffer(_Iter __f, _Iter __m, _Iter __l, std::ptrdiff_t __n, _Compare &__comp) {
    typedef typename std::iterator_traits<_Iter>::value_type _Tp;
    merge_buffer<_Tp> __buffer(__n);
    __buffer.fill(__f, __m);
    _Tp *__b = __buffer.__data;
    _Tp *__end = __b + __buffer.__size;
    for (; __b != __end && __m != __l; ++__f) {
        if (__comp(*__m, *__b)) {
            *__f = OM_MOVE(*__m);
            ++__m;
        } else {
            *__f = OM_MOVE(*__b);
            ++__b;
        }
    }
    for (; __b != __end; ++__b, (void)++__f)
        *__f = OM_MOVE(*__b);
}

template <class _Iter, class _Compare>
void stable_sort_range(_Iter __f, std::ptrdiff_t __n, _Compare &__comp) {
    if (__n <= __few) {
        __om::stable_sort_few(__f, __n, __comp);
        return;
    }
    const std::ptrdiff_t __half = __n / 2;
    __om::stable_sort_range(__f, __half, __comp);
    __om::stable_sort_range(__f + __half, __n - __half, __comp);
    __om::merge_with_buffer(__f, __f + __half, __f + __n, __half, __comp);
}

} // namespace __om

namespace std {

// [sort]
template <class _Iter, class _Compare>
OM_CONSTEXPR20 void sort(_Iter __first, _Iter __last, _Compare __comp) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    __om::sort_range(__f, __l - __f, __comp);
}
template <class _Iter>
OM_CONSTEXPR20 void sort(_Iter __first, _Iter __last) {
    std::sort(__first, __last, __om::op_less());
}

// [stable.sort]
template <class _Iter, class _Compare>
void stable_sort(_Iter __first, _Iter __last, _Compare __comp) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    __om::check_irreflexive(__f, __l, __comp);
    __om::stable_sort_range(__f, __l - __f, __comp);
}
template <class _Iter>
void stable_sort(_Iter __first, _Iter __last) {
    std::stable_sort(__first, __last, __om::op_less());
}

// [partial.sort]
template <class _Iter, class _Compare>
OM_CONSTEXPR20 void partial_sort(_Iter __first, _Iter __middle, _Iter __last, _Compare __comp) {
    __om::unwrapping<_Iter>::check_range(__first, __middle);
    __om::unwrapping<_Iter>::check_range(__middle, __last);
    OM_RANGE(_Iter, __first, __last, __f, __l);
    __om::sort_range(__f, __l - __f, __comp);
    std::reverse(__om::unwrapping<_Iter>::inner(__middle), __l);
}
template <class _Iter>
OM_CONSTEXPR20 void partial_sort(_Iter __first, _Iter __middle, _Iter __last) {
    std::partial_sort(__first, __middle, __last, __om::op_less());
}

// [partial.sort.copy]
template <class _In, class _Iter, class _Compare>
OM_CONSTEXPR20 _Iter partial_sort_copy(_In __first, _In __last, _Iter __result_first, _Iter __result_last,
                                       _Compare __comp) {
    OM_RANGE(_In, __first, __last, __f, __l);
    OM_RANGE(_Iter, __result_first, __result_last, __rf, __rl);
    typename __om::unwrapping<_Iter>::type __end = __rf;
    for (; __f != __l && __end != __rl; ++__f, (void)++__end)
        *__end = *__f;
    __om::build_heap(__rf, __end - __rf, __comp);
    if (__rf != __rl)
        for (; __f != __l; ++__f)
            if (__comp(*__f, *__rf)) {
                *__rf = *__f;
                __om::sift_down(__rf, __end - __rf, 0, __comp);
            }
    __om::unbuild_heap(__rf, __end - __rf, __comp);
    return OM_OUTER(_Iter, __result_first, __end);
}
template <class _In, class _Iter>
OM_CONSTEXPR20 _Iter partial_sort_copy(_In __first, _In __last, _Iter __result_first, _Iter __result_last) {
    return std::partial_sort_copy(__first, __last, __result_first, __result_last, __om::op_less());
}

#if OM_CXX11
// [is.sorted]
template <class _Iter, class _Compare>
OM_CONSTEXPR20 _Iter is_sorted_until(_Iter __first, _Iter __last, _Compare __comp) {
    OM_RANGE(_Iter, __first, __last, __f, __l);
    if (__f == __l)
        return __last;
    typename __om::unwrapping<_Iter>::type __before = __f;
    while (++__f != __l) {
        if (__comp(*__f, *__before))
            break;
        __before = __f;
    }
    return OM_OUTER(_Iter, __first, __f);
}
template <class _Iter>
OM_CONSTEXPR20 _Iter is_sorted_until(_Iter __first, _Iter __last) {
    return std::is_sorted_until(__first, __last, __om::op_less());
}
template <class _Iter, class _Compare>
OM_CONSTEXPR20 bool is_sorted(_Iter __first, _Iter __last, _Compare __comp) {
    return std::is_sorted_until(__first, __last, __comp) == __last;
}
template <class _Iter>
OM_CONSTEXPR20 bool is_sorted(_Iter __first, _Iter __last) {
    return std::is_sorted_until(__first, __last, __om::op_less()) == __last;
}
#endif

// [alg.nth.element]
template <class _Iter, class _Compare>
OM_CONSTEXPR20 void nth_element(_Iter __first, _Iter __nth, _Iter __last, _Compare __comp) {
    __om::unwrapping<_Iter>::check_range(__first, __nth);
    __om::unwrapping<_Iter>::check_range(__nth, __last);
    OM_RANGE(_Iter, __first, __last, __f, __l);
    typename __om::unwrapping<_Iter>::type __n = __om::unwrapping<_Iter>::inner(__nth);
    if (__n == __l)
        return;
    __om::sort_range(__f, __l - __f, __comp);
    std::reverse(__f, __n);
    std::reverse(__n + 1, __l);
}
template <class _Iter>
OM_CONSTEXPR20 void nth_element(_Iter __first, _Iter __nth, _Iter __last) {
    std::nth_element(__first, __nth, __last, __om::op_less());
}

} // namespace std

OM_END_MODEL

#endif
