// The algorithms over ranges that order or rely on an order ([alg.sorting]). The work, and the checks of
// the order, are those of the algorithms over iterators.
#ifndef OM_RANGES_SORTING_H
#define OM_RANGES_SORTING_H

#include <__om/algorithm/heap.h>
#include <__om/algorithm/merging.h>
#include <__om/algorithm/minmax.h>
#include <__om/algorithm/ordering.h>
#include <__om/algorithm/partition.h>
#include <__om/algorithm/searching_sorted.h>
#include <__om/algorithm/sorting.h>
#include <__om/ranges/modifying.h>

OM_BEGIN_MODEL

#if OM_CXX20
namespace __om::ranges_algorithms {

using std::random_access_iterator;
using std::sortable;
using std::ranges::random_access_range;

// An algorithm over a whole range in place, which returns its end.
#define OM_IN_PLACE(name)                                                                                              \
    struct name##_function {                                                                                           \
        template <random_access_iterator _Iter, sentinel_for<_Iter> _Sent, class _Comp = std::ranges::less,            \
                  class _Proj = identity>                                                                              \
            requires sortable<_Iter, _Comp, _Proj>                                                                     \
        constexpr _Iter operator()(_Iter __first, _Sent __last, _Comp __comp = {}, _Proj __proj = {}) const {          \
            const _Iter __end = std::ranges::next(__first, __last);                                                    \
            std::name(__first, __end, project(__comp, __proj));                                                        \
            return __end;                                                                                              \
        }                                                                                                              \
        template <random_access_range _Range, class _Comp = std::ranges::less, class _Proj = identity>                 \
            requires sortable<iterator_t<_Range>, _Comp, _Proj>                                                        \
        constexpr borrowed_iterator_t<_Range> operator()(_Range &&__r, _Comp __comp = {}, _Proj __proj = {}) const {   \
            return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::ref(__comp), std::ref(__proj));        \
        }                                                                                                              \
    };
OM_IN_PLACE(sort)
OM_IN_PLACE(stable_sort)
OM_IN_PLACE(make_heap)
OM_IN_PLACE(push_heap)
OM_IN_PLACE(pop_heap)
OM_IN_PLACE(sort_heap)
#undef OM_IN_PLACE

#define OM_IN_PLACE_WITH_MIDDLE(name)                                                                                  \
    struct name##_function {                                                                                           \
        template <random_access_iterator _Iter, sentinel_for<_Iter> _Sent, class _Comp = std::ranges::less,            \
                  class _Proj = identity>                                                                              \
            requires sortable<_Iter, _Comp, _Proj>                                                                     \
        constexpr _Iter operator()(_Iter __first, _Iter __middle, _Sent __last, _Comp __comp = {},                     \
                                   _Proj __proj = {}) const {                                                          \
            const _Iter __end = std::ranges::next(__first, __last);                                                    \
            std::name(__first, __middle, __end, project(__comp, __proj));                                              \
            return __end;                                                                                              \
        }                                                                                                              \
        template <random_access_range _Range, class _Comp = std::ranges::less, class _Proj = identity>                 \
            requires sortable<iterator_t<_Range>, _Comp, _Proj>                                                        \
        constexpr borrowed_iterator_t<_Range> operator()(_Range &&__r, iterator_t<_Range> __middle, _Comp __comp = {}, \
                                                         _Proj __proj = {}) const {                                    \
            return (*this)(std::ranges::begin(__r), std::move(__middle), std::ranges::end(__r), std::ref(__comp),      \
                           std::ref(__proj));                                                                          \
        }                                                                                                              \
    };
OM_IN_PLACE_WITH_MIDDLE(partial_sort)
OM_IN_PLACE_WITH_MIDDLE(nth_element)
OM_IN_PLACE_WITH_MIDDLE(inplace_merge)
#undef OM_IN_PLACE_WITH_MIDDLE

struct partial_sort_copy_function {
    template <input_iterator _Iter1, sentinel_for<_Iter1> _Sent1, random_access_iterator _Iter2,
              sentinel_for<_Iter2> _Sent2, class _Comp = std::ranges::less, class _Proj1 = identity,
              class _Proj2 = identity>
    constexpr in_out_result<_Iter1, _Iter2> operator()(_Iter1 __first, _Sent1 __last, _Iter2 __out, _Sent2 __end,
                                                       _Comp __comp = {}, _Proj1 __proj1 = {},
                                                       _Proj2 __proj2 = {}) const {
        // The largest of those that are kept is on top, and goes when a smaller one comes.
        _Iter2 __kept = __out;
        for (; __first != __last && __kept != __end; ++__first, (void)++__kept)
            *__kept = *__first;
        const projected_relation<_Comp, _Proj2> __order = project(__comp, __proj2);
        std::make_heap(__out, __kept, __order);
        for (; __first != __last; ++__first) {
            if (__out == __kept || !invoke(__comp, invoke(__proj1, *__first), invoke(__proj2, *__out)))
                continue;
            std::pop_heap(__out, __kept, __order);
            *(__kept - 1) = *__first;
            std::push_heap(__out, __kept, __order);
        }
        std::sort_heap(__out, __kept, __order);
        return {std::move(__first), std::move(__kept)};
    }
    template <input_range _Range1, random_access_range _Range2, class _Comp = std::ranges::less,
              class _Proj1 = identity, class _Proj2 = identity>
    constexpr in_out_result<borrowed_iterator_t<_Range1>, borrowed_iterator_t<_Range2>>
    operator()(_Range1 &&__r, _Range2 &&__out, _Comp __comp = {}, _Proj1 __proj1 = {}, _Proj2 __proj2 = {}) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::ranges::begin(__out),
                       std::ranges::end(__out), std::ref(__comp), std::ref(__proj1), std::ref(__proj2));
    }
};

// Questions about an order.
#define OM_ORDER_QUESTION(name, result, range_result)                                                                  \
    struct name##_function {                                                                                           \
        template <forward_iterator _Iter, sentinel_for<_Iter> _Sent, class _Proj = identity,                           \
                  class _Comp = std::ranges::less>                                                                     \
        constexpr result operator()(_Iter __first, _Sent __last, _Comp __comp = {}, _Proj __proj = {}) const {         \
            return std::name(__first, std::ranges::next(__first, __last), project(__comp, __proj));                    \
        }                                                                                                              \
        template <forward_range _Range, class _Proj = identity, class _Comp = std::ranges::less>                       \
        constexpr range_result operator()(_Range &&__r, _Comp __comp = {}, _Proj __proj = {}) const {                  \
            return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::ref(__comp), std::ref(__proj));        \
        }                                                                                                              \
    };
OM_ORDER_QUESTION(is_sorted, bool, bool)
OM_ORDER_QUESTION(is_sorted_until, _Iter, borrowed_iterator_t<_Range>)
OM_ORDER_QUESTION(is_heap, bool, bool)
OM_ORDER_QUESTION(is_heap_until, _Iter, borrowed_iterator_t<_Range>)
OM_ORDER_QUESTION(min_element, _Iter, borrowed_iterator_t<_Range>)
OM_ORDER_QUESTION(max_element, _Iter, borrowed_iterator_t<_Range>)
#undef OM_ORDER_QUESTION

struct minmax_element_function {
    template <forward_iterator _Iter, sentinel_for<_Iter> _Sent, class _Proj = identity,
              class _Comp = std::ranges::less>
    constexpr std::ranges::min_max_result<_Iter> operator()(_Iter __first, _Sent __last, _Comp __comp = {},
                                                            _Proj __proj = {}) const {
        const auto __both = std::minmax_element(__first, std::ranges::next(__first, __last), project(__comp, __proj));
        return {__both.first, __both.second};
    }
    template <forward_range _Range, class _Proj = identity, class _Comp = std::ranges::less>
    constexpr std::ranges::min_max_result<borrowed_iterator_t<_Range>> operator()(_Range &&__r, _Comp __comp = {},
                                                                                  _Proj __proj = {}) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::ref(__comp), std::ref(__proj));
    }
};

// The smaller or the larger of two, of a list, of a range.
#define OM_EXTREME(name, first_wins)                                                                                   \
    struct name##_function {                                                                                           \
        template <class _Tp, class _Proj = identity,                                                                   \
                  std::indirect_strict_weak_order<projected<const _Tp *, _Proj>> _Comp = std::ranges::less>            \
        constexpr const _Tp &operator()(const _Tp &__a, const _Tp &__b, _Comp __comp = {}, _Proj __proj = {}) const {  \
            return first_wins ? __b : __a;                                                                             \
        }                                                                                                              \
        template <std::copyable _Tp, class _Proj = identity,                                                           \
                  std::indirect_strict_weak_order<projected<const _Tp *, _Proj>> _Comp = std::ranges::less>            \
        constexpr _Tp operator()(std::initializer_list<_Tp> __list, _Comp __comp = {}, _Proj __proj = {}) const {      \
            return (*this)(subrange<const _Tp *>(__list.begin(), __list.end()), std::ref(__comp), std::ref(__proj));   \
        }                                                                                                              \
        template <input_range _Range, class _Proj = identity,                                                          \
                  std::indirect_strict_weak_order<projected<iterator_t<_Range>, _Proj>> _Comp = std::ranges::less>     \
        constexpr std::ranges::range_value_t<_Range> operator()(_Range &&__r, _Comp __comp = {},                       \
                                                                _Proj __proj = {}) const {                             \
            auto __i = std::ranges::begin(__r);                                                                        \
            const auto __last = std::ranges::end(__r);                                                                 \
            OM_REQUIRES(__i != __last, "ranges::" #name " of an empty range");                                         \
            std::ranges::range_value_t<_Range> __a(*__i);                                                              \
            for (++__i; __i != __last; ++__i) {                                                                        \
                auto &&__b = *__i;                                                                                     \
                if (first_wins)                                                                                        \
                    __a = static_cast<decltype(__b)>(__b);                                                             \
            }                                                                                                          \
            return __a;                                                                                                \
        }                                                                                                              \
    };
OM_EXTREME(min, bool(invoke(__comp, invoke(__proj, __b), invoke(__proj, __a))))
OM_EXTREME(max, bool(invoke(__comp, invoke(__proj, __a), invoke(__proj, __b))))
#undef OM_EXTREME

struct minmax_function {
    template <class _Tp, class _Proj = identity,
              std::indirect_strict_weak_order<projected<const _Tp *, _Proj>> _Comp = std::ranges::less>
    constexpr std::ranges::min_max_result<const _Tp &> operator()(const _Tp &__a, const _Tp &__b, _Comp __comp = {},
                                                                  _Proj __proj = {}) const {
        if (invoke(__comp, invoke(__proj, __b), invoke(__proj, __a)))
            return {__b, __a};
        return {__a, __b};
    }
    template <std::copyable _Tp, class _Proj = identity,
              std::indirect_strict_weak_order<projected<const _Tp *, _Proj>> _Comp = std::ranges::less>
    constexpr std::ranges::min_max_result<_Tp> operator()(std::initializer_list<_Tp> __list, _Comp __comp = {},
                                                          _Proj __proj = {}) const {
        return (*this)(subrange<const _Tp *>(__list.begin(), __list.end()), std::ref(__comp), std::ref(__proj));
    }
    template <input_range _Range, class _Proj = identity,
              std::indirect_strict_weak_order<projected<iterator_t<_Range>, _Proj>> _Comp = std::ranges::less>
    constexpr std::ranges::min_max_result<std::ranges::range_value_t<_Range>>
    operator()(_Range &&__r, _Comp __comp = {}, _Proj __proj = {}) const {
        auto __i = std::ranges::begin(__r);
        const auto __last = std::ranges::end(__r);
        OM_REQUIRES(__i != __last, "ranges::minmax of an empty range");
        std::ranges::range_value_t<_Range> __least(*__i);
        std::ranges::range_value_t<_Range> __most(__least);
        for (++__i; __i != __last; ++__i) {
            auto &&__next = *__i;
            if (invoke(__comp, invoke(__proj, __next), invoke(__proj, __least)))
                __least = __next;
            else if (!invoke(__comp, invoke(__proj, __next), invoke(__proj, __most)))
                __most = __next;
        }
        return {std::move(__least), std::move(__most)};
    }
};
struct clamp_function {
    template <class _Tp, class _Proj = identity,
              std::indirect_strict_weak_order<projected<const _Tp *, _Proj>> _Comp = std::ranges::less>
    constexpr const _Tp &operator()(const _Tp &__value, const _Tp &__low, const _Tp &__high, _Comp __comp = {},
                                    _Proj __proj = {}) const {
        OM_REQUIRES(!invoke(__comp, invoke(__proj, __high), invoke(__proj, __low)),
                    "ranges::clamp: the bounds are in the wrong order");
        if (invoke(__comp, invoke(__proj, __value), invoke(__proj, __low)))
            return __low;
        if (invoke(__comp, invoke(__proj, __high), invoke(__proj, __value)))
            return __high;
        return __value;
    }
};

// Searches in what is ordered compare an element behind its projection with the value.
template <class _Comp, class _Proj>
struct element_before_value {
    _Comp &comp;
    _Proj &proj;
    template <class _Element, class _Tp>
    constexpr bool operator()(_Element &&__element, const _Tp &__value) const {
        return invoke(comp, invoke(proj, static_cast<_Element &&>(__element)), __value);
    }
};
template <class _Comp, class _Proj>
struct value_before_element {
    _Comp &comp;
    _Proj &proj;
    template <class _Tp, class _Element>
    constexpr bool operator()(const _Tp &__value, _Element &&__element) const {
        return invoke(comp, __value, invoke(proj, static_cast<_Element &&>(__element)));
    }
};

#define OM_BOUND(name, order)                                                                                          \
    struct name##_function {                                                                                           \
        template <forward_iterator _Iter, sentinel_for<_Iter> _Sent, class _Tp, class _Proj = identity,                \
                  class _Comp = std::ranges::less>                                                                     \
        constexpr _Iter operator()(_Iter __first, _Sent __last, const _Tp &__value, _Comp __comp = {},                 \
                                   _Proj __proj = {}) const {                                                          \
            return std::name(__first, std::ranges::next(__first, __last), __value,                                     \
                             order<_Comp, _Proj>{__comp, __proj});                                                     \
        }                                                                                                              \
        template <forward_range _Range, class _Tp, class _Proj = identity, class _Comp = std::ranges::less>            \
        constexpr borrowed_iterator_t<_Range> operator()(_Range &&__r, const _Tp &__value, _Comp __comp = {},          \
                                                         _Proj __proj = {}) const {                                    \
            return (*this)(std::ranges::begin(__r), std::ranges::end(__r), __value, std::ref(__comp),                  \
                           std::ref(__proj));                                                                          \
        }                                                                                                              \
    };
OM_BOUND(lower_bound, element_before_value)
OM_BOUND(upper_bound, value_before_element)
#undef OM_BOUND

struct equal_range_function {
    template <forward_iterator _Iter, sentinel_for<_Iter> _Sent, class _Tp, class _Proj = identity,
              class _Comp = std::ranges::less>
    constexpr subrange<_Iter> operator()(_Iter __first, _Sent __last, const _Tp &__value, _Comp __comp = {},
                                         _Proj __proj = {}) const {
        const _Iter __lower = lower_bound_function()(__first, __last, __value, std::ref(__comp), std::ref(__proj));
        return {__lower, upper_bound_function()(__lower, __last, __value, std::ref(__comp), std::ref(__proj))};
    }
    template <forward_range _Range, class _Tp, class _Proj = identity, class _Comp = std::ranges::less>
    constexpr borrowed_subrange_t<_Range> operator()(_Range &&__r, const _Tp &__value, _Comp __comp = {},
                                                     _Proj __proj = {}) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), __value, std::ref(__comp), std::ref(__proj));
    }
};
struct binary_search_function {
    template <forward_iterator _Iter, sentinel_for<_Iter> _Sent, class _Tp, class _Proj = identity,
              class _Comp = std::ranges::less>
    constexpr bool operator()(_Iter __first, _Sent __last, const _Tp &__value, _Comp __comp = {},
                              _Proj __proj = {}) const {
        const _Iter __lower = lower_bound_function()(__first, __last, __value, std::ref(__comp), std::ref(__proj));
        return __lower != __last && !invoke(__comp, __value, invoke(__proj, *__lower));
    }
    template <forward_range _Range, class _Tp, class _Proj = identity, class _Comp = std::ranges::less>
    constexpr bool operator()(_Range &&__r, const _Tp &__value, _Comp __comp = {}, _Proj __proj = {}) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), __value, std::ref(__comp), std::ref(__proj));
    }
};

// Two ordered ranges, element by element: which is smaller decides what is written and which goes on.
struct merge_function {
    template <input_iterator _Iter1, sentinel_for<_Iter1> _Sent1, input_iterator _Iter2, sentinel_for<_Iter2> _Sent2,
              weakly_incrementable _Out, class _Comp = std::ranges::less, class _Proj1 = identity,
              class _Proj2 = identity>
    constexpr std::ranges::in_in_out_result<_Iter1, _Iter2, _Out>
    operator()(_Iter1 __first1, _Sent1 __last1, _Iter2 __first2, _Sent2 __last2, _Out __out, _Comp __comp = {},
               _Proj1 __proj1 = {}, _Proj2 __proj2 = {}) const {
        for (; __first1 != __last1 && __first2 != __last2; ++__out) {
            if (invoke(__comp, invoke(__proj2, *__first2), invoke(__proj1, *__first1))) {
                *__out = *__first2;
                ++__first2;
            } else {
                *__out = *__first1;
                ++__first1;
            }
        }
        for (; __first1 != __last1; ++__first1, (void)++__out)
            *__out = *__first1;
        for (; __first2 != __last2; ++__first2, (void)++__out)
            *__out = *__first2;
        return {std::move(__first1), std::move(__first2), std::move(__out)};
    }
    template <input_range _Range1, input_range _Range2, weakly_incrementable _Out, class _Comp = std::ranges::less,
              class _Proj1 = identity, class _Proj2 = identity>
    constexpr std::ranges::in_in_out_result<borrowed_iterator_t<_Range1>, borrowed_iterator_t<_Range2>, _Out>
    operator()(_Range1 &&__r1, _Range2 &&__r2, _Out __out, _Comp __comp = {}, _Proj1 __proj1 = {},
               _Proj2 __proj2 = {}) const {
        return (*this)(std::ranges::begin(__r1), std::ranges::end(__r1), std::ranges::begin(__r2),
                       std::ranges::end(__r2), std::move(__out), std::ref(__comp), std::ref(__proj1),
                       std::ref(__proj2));
    }
};
struct includes_function {
    template <input_range _Range1, input_range _Range2, class _Comp = std::ranges::less, class _Proj1 = identity,
              class _Proj2 = identity>
    constexpr bool operator()(_Range1 &&__r1, _Range2 &&__r2, _Comp __comp = {}, _Proj1 __proj1 = {},
                              _Proj2 __proj2 = {}) const {
        auto __first1 = std::ranges::begin(__r1);
        auto __first2 = std::ranges::begin(__r2);
        for (; __first2 != std::ranges::end(__r2); ++__first1) {
            if (__first1 == std::ranges::end(__r1) ||
                invoke(__comp, invoke(__proj2, *__first2), invoke(__proj1, *__first1)))
                return false;
            if (!invoke(__comp, invoke(__proj1, *__first1), invoke(__proj2, *__first2)))
                ++__first2;
        }
        return true;
    }
};

#define OM_SET_OPERATION(name, only_first, only_second, both, rest_of_second)                                          \
    struct name##_function {                                                                                           \
        template <input_range _Range1, input_range _Range2, weakly_incrementable _Out,                                 \
                  class _Comp = std::ranges::less, class _Proj1 = identity, class _Proj2 = identity>                   \
        constexpr std::ranges::in_in_out_result<borrowed_iterator_t<_Range1>, borrowed_iterator_t<_Range2>, _Out>      \
        operator()(_Range1 &&__r1, _Range2 &&__r2, _Out __out, _Comp __comp = {}, _Proj1 __proj1 = {},                 \
                   _Proj2 __proj2 = {}) const {                                                                        \
            auto __first1 = std::ranges::begin(__r1);                                                                  \
            auto __first2 = std::ranges::begin(__r2);                                                                  \
            const auto __last1 = std::ranges::end(__r1);                                                               \
            const auto __last2 = std::ranges::end(__r2);                                                               \
            while (__first1 != __last1 && __first2 != __last2) {                                                       \
                if (invoke(__comp, invoke(__proj1, *__first1), invoke(__proj2, *__first2))) {                          \
                    if (only_first)                                                                                    \
                        *__out = *__first1, ++__out;                                                                   \
                    ++__first1;                                                                                        \
                } else if (invoke(__comp, invoke(__proj2, *__first2), invoke(__proj1, *__first1))) {                   \
                    if (only_second)                                                                                   \
                        *__out = *__first2, ++__out;                                                                   \
                    ++__first2;                                                                                        \
                } else {                                                                                               \
                    if (both)                                                                                          \
                        *__out = *__first1, ++__out;                                                                   \
                    ++__first1;                                                                                        \
                    ++__first2;                                                                                        \
                }                                                                                                      \
            }                                                                                                          \
            for (; __first1 != __last1; ++__first1)                                                                    \
                if (only_first)                                                                                        \
                    *__out = *__first1, ++__out;                                                                       \
            for (; __first2 != __last2; ++__first2)                                                                    \
                if (rest_of_second)                                                                                    \
                    *__out = *__first2, ++__out;                                                                       \
            return {std::move(__first1), std::move(__first2), std::move(__out)};                                       \
        }                                                                                                              \
    };
OM_SET_OPERATION(set_union, true, true, true, true)
OM_SET_OPERATION(set_intersection, false, false, true, false)
OM_SET_OPERATION(set_difference, true, false, false, false)
OM_SET_OPERATION(set_symmetric_difference, true, true, false, true)
#undef OM_SET_OPERATION

#define OM_PARTITION(name)                                                                                             \
    struct name##_function {                                                                                           \
        template <permutable _Iter, sentinel_for<_Iter> _Sent, class _Proj = identity,                                 \
                  indirect_unary_predicate<projected<_Iter, _Proj>> _Pred>                                             \
        constexpr subrange<_Iter> operator()(_Iter __first, _Sent __last, _Pred __pred, _Proj __proj = {}) const {     \
            const _Iter __end = std::ranges::next(__first, __last);                                                    \
            return {std::name(__first, __end, projected_predicate<_Pred, _Proj>{__pred, __proj}), __end};              \
        }                                                                                                              \
        template <forward_range _Range, class _Proj = identity,                                                        \
                  indirect_unary_predicate<projected<iterator_t<_Range>, _Proj>> _Pred>                                \
        constexpr borrowed_subrange_t<_Range> operator()(_Range &&__r, _Pred __pred, _Proj __proj = {}) const {        \
            return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::ref(__pred), std::ref(__proj));        \
        }                                                                                                              \
    };
OM_PARTITION(partition)
OM_PARTITION(stable_partition)
#undef OM_PARTITION

struct partition_copy_function {
    template <input_iterator _Iter, sentinel_for<_Iter> _Sent, weakly_incrementable _Out1, weakly_incrementable _Out2,
              class _Proj = identity, indirect_unary_predicate<projected<_Iter, _Proj>> _Pred>
    constexpr std::ranges::in_out_out_result<_Iter, _Out1, _Out2> operator()(_Iter __first, _Sent __last,
                                                                             _Out1 __out_true, _Out2 __out_false,
                                                                             _Pred __pred, _Proj __proj = {}) const {
        for (; __first != __last; ++__first) {
            if (invoke(__pred, invoke(__proj, *__first))) {
                *__out_true = *__first;
                ++__out_true;
            } else {
                *__out_false = *__first;
                ++__out_false;
            }
        }
        return {std::move(__first), std::move(__out_true), std::move(__out_false)};
    }
    template <input_range _Range, weakly_incrementable _Out1, weakly_incrementable _Out2, class _Proj = identity,
              indirect_unary_predicate<projected<iterator_t<_Range>, _Proj>> _Pred>
    constexpr std::ranges::in_out_out_result<borrowed_iterator_t<_Range>, _Out1, _Out2>
    operator()(_Range &&__r, _Out1 __out_true, _Out2 __out_false, _Pred __pred, _Proj __proj = {}) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::move(__out_true), std::move(__out_false),
                       std::ref(__pred), std::ref(__proj));
    }
};
struct is_partitioned_function {
    template <input_range _Range, class _Proj = identity,
              indirect_unary_predicate<projected<iterator_t<_Range>, _Proj>> _Pred>
    constexpr bool operator()(_Range &&__r, _Pred __pred, _Proj __proj = {}) const {
        bool __front = true;
        for (auto &&__element : __r) {
            const bool __taken = invoke(__pred, invoke(__proj, static_cast<decltype(__element)>(__element)));
            if (__taken && !__front)
                return false;
            __front = __taken;
        }
        return true;
    }
};
struct partition_point_function {
    template <forward_range _Range, class _Proj = identity,
              indirect_unary_predicate<projected<iterator_t<_Range>, _Proj>> _Pred>
    constexpr borrowed_iterator_t<_Range> operator()(_Range &&__r, _Pred __pred, _Proj __proj = {}) const {
        const auto __first = std::ranges::begin(__r);
        return std::partition_point(__first, std::ranges::next(__first, std::ranges::end(__r)),
                                    projected_predicate<_Pred, _Proj>{__pred, __proj});
    }
};

#define OM_PERMUTATION(name)                                                                                           \
    struct name##_function {                                                                                           \
        template <bidirectional_iterator _Iter, sentinel_for<_Iter> _Sent, class _Comp = std::ranges::less,            \
                  class _Proj = identity>                                                                              \
        constexpr std::ranges::in_found_result<_Iter> operator()(_Iter __first, _Sent __last, _Comp __comp = {},       \
                                                                 _Proj __proj = {}) const {                            \
            const _Iter __end = std::ranges::next(__first, __last);                                                    \
            return {__end, std::name(__first, __end, project(__comp, __proj))};                                        \
        }                                                                                                              \
        template <bidirectional_range _Range, class _Comp = std::ranges::less, class _Proj = identity>                 \
        constexpr std::ranges::in_found_result<borrowed_iterator_t<_Range>>                                            \
        operator()(_Range &&__r, _Comp __comp = {}, _Proj __proj = {}) const {                                         \
            return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::ref(__comp), std::ref(__proj));        \
        }                                                                                                              \
    };
OM_PERMUTATION(next_permutation)
OM_PERMUTATION(prev_permutation)
#undef OM_PERMUTATION

} // namespace __om::ranges_algorithms

OM_RANGES_ALGORITHM(sort)
OM_RANGES_ALGORITHM(stable_sort)
OM_RANGES_ALGORITHM(make_heap)
OM_RANGES_ALGORITHM(push_heap)
OM_RANGES_ALGORITHM(pop_heap)
OM_RANGES_ALGORITHM(sort_heap)
OM_RANGES_ALGORITHM(partial_sort)
OM_RANGES_ALGORITHM(partial_sort_copy)
OM_RANGES_ALGORITHM(nth_element)
OM_RANGES_ALGORITHM(inplace_merge)
OM_RANGES_ALGORITHM(is_sorted)
OM_RANGES_ALGORITHM(is_sorted_until)
OM_RANGES_ALGORITHM(is_heap)
OM_RANGES_ALGORITHM(is_heap_until)
OM_RANGES_ALGORITHM(min_element)
OM_RANGES_ALGORITHM(max_element)
OM_RANGES_ALGORITHM(minmax_element)
OM_RANGES_ALGORITHM(min)
OM_RANGES_ALGORITHM(max)
OM_RANGES_ALGORITHM(minmax)
OM_RANGES_ALGORITHM(clamp)
OM_RANGES_ALGORITHM(lower_bound)
OM_RANGES_ALGORITHM(upper_bound)
OM_RANGES_ALGORITHM(equal_range)
OM_RANGES_ALGORITHM(binary_search)
OM_RANGES_ALGORITHM(merge)
OM_RANGES_ALGORITHM(includes)
OM_RANGES_ALGORITHM(set_union)
OM_RANGES_ALGORITHM(set_intersection)
OM_RANGES_ALGORITHM(set_difference)
OM_RANGES_ALGORITHM(set_symmetric_difference)
OM_RANGES_ALGORITHM(partition)
OM_RANGES_ALGORITHM(stable_partition)
OM_RANGES_ALGORITHM(partition_copy)
OM_RANGES_ALGORITHM(is_partitioned)
OM_RANGES_ALGORITHM(partition_point)
OM_RANGES_ALGORITHM(next_permutation)
OM_RANGES_ALGORITHM(prev_permutation)
#endif

OM_END_MODEL

#endif
