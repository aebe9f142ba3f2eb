// What the sequences with an allocator have beside their classes: deduction guides, comparisons, swap
// ([container.opt.reqmts], [sequence.reqmts]). `operator==` is each one's own.
#ifndef OM_CONTAINER_SEQUENCE_FUNCTIONS_H
#define OM_CONTAINER_SEQUENCE_FUNCTIONS_H

#include <__om/algorithm/compare_ranges.h>

#if OM_CXX17
#define OM_SEQUENCE_GUIDES(container)                                                                                  \
    template <class _Iter, class _Alloc = allocator<typename iterator_traits<_Iter>::value_type>,                      \
              typename __om::if_input_iterator<_Iter>::type = 0,                                                       \
              typename enable_if<__om::is_allocator<_Alloc>::value, int>::type = 0>                                    \
    container(_Iter, _Iter, _Alloc = _Alloc()) -> container<typename iterator_traits<_Iter>::value_type, _Alloc>;      \
    OM_SEQUENCE_GUIDE_23(container)
#else
#define OM_SEQUENCE_GUIDES(container)
#endif
#if OM_CXX23
#define OM_SEQUENCE_GUIDE_23(container)                                                                                \
    template <ranges::input_range _Range, class _Alloc = allocator<ranges::range_value_t<_Range>>>                     \
    container(from_range_t, _Range &&, _Alloc = _Alloc()) -> container<ranges::range_value_t<_Range>, _Alloc>;
#else
#define OM_SEQUENCE_GUIDE_23(container)
#endif

#if OM_CXX20
#define OM_SEQUENCE_ORDER(container)                                                                                   \
    template <class _Tp, class _Alloc>                                                                                 \
    constexpr __om::synth_three_way_result<_Tp> operator<=>(const container<_Tp, _Alloc> &__x,                         \
                                                            const container<_Tp, _Alloc> &__y) {                       \
        return __om::compare_elements(__x.begin(), __x.end(), __y.begin(), __y.end());                                 \
    }
#else
#define OM_SEQUENCE_ORDER(container)                                                                                   \
    OM_SEQUENCE_COMPARISON(container, !=, !(__x == __y))                                                               \
    OM_SEQUENCE_COMPARISON(container, <, __om::less_elements(__x.begin(), __x.end(), __y.begin(), __y.end()))          \
    OM_SEQUENCE_COMPARISON(container, >, __y < __x)                                                                    \
    OM_SEQUENCE_COMPARISON(container, <=, !(__y < __x))                                                                \
    OM_SEQUENCE_COMPARISON(container, >=, !(__x < __y))
#endif
#define OM_SEQUENCE_COMPARISON(container, comparison, answer)                                                          \
    template <class _Tp, class _Alloc>                                                                                 \
    inline bool operator comparison(const container<_Tp, _Alloc> &__x, const container<_Tp, _Alloc> &__y) {            \
        return answer;                                                                                                 \
    }

#define OM_SEQUENCE_SWAP(container)                                                                                    \
    template <class _Tp, class _Alloc>                                                                                 \
    inline OM_CONSTEXPR20 void swap(container<_Tp, _Alloc> &__x, container<_Tp, _Alloc> &__y)                          \
        OM_NOEXCEPT_IF(noexcept(__x.swap(__y))) {                                                                      \
        __x.swap(__y);                                                                                                 \
    }

#endif
