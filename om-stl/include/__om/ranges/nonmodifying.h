// The algorithms over ranges that change nothing ([alg.nonmodifying]).
#ifndef OM_RANGES_NONMODIFYING_H
#define OM_RANGES_NONMODIFYING_H

#include <__om/ranges/results.h>

OM_BEGIN_MODEL

#if OM_CXX20
namespace __om::ranges_algorithms {

using std::identity;
using std::indirect_unary_predicate;
using std::input_iterator;
using std::forward_iterator;
using std::invoke;
using std::projected;
using std::sentinel_for;
using std::ranges::borrowed_iterator_t;
using std::ranges::borrowed_subrange_t;
using std::ranges::forward_range;
using std::ranges::input_range;
using std::ranges::iterator_t;
using std::ranges::range_difference_t;
using std::ranges::subrange;

// The first element that the predicate takes.
struct find_if_function {
    template <input_iterator _Iter, sentinel_for<_Iter> _Sent, class _Proj = identity,
              indirect_unary_predicate<projected<_Iter, _Proj>> _Pred>
    constexpr _Iter operator()(_Iter __first, _Sent __last, _Pred __pred, _Proj __proj = {}) const {
        for (; __first != __last; ++__first)
            if (invoke(__pred, invoke(__proj, *__first)))
                break;
        return __first;
    }
    template <input_range _Range, class _Proj = identity,
              indirect_unary_predicate<projected<iterator_t<_Range>, _Proj>> _Pred>
    constexpr borrowed_iterator_t<_Range> operator()(_Range &&__r, _Pred __pred, _Proj __proj = {}) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::ref(__pred), std::ref(__proj));
    }
};
struct find_if_not_function {
    template <input_iterator _Iter, sentinel_for<_Iter> _Sent, class _Proj = identity,
              indirect_unary_predicate<projected<_Iter, _Proj>> _Pred>
    constexpr _Iter operator()(_Iter __first, _Sent __last, _Pred __pred, _Proj __proj = {}) const {
        for (; __first != __last; ++__first)
            if (!invoke(__pred, invoke(__proj, *__first)))
                break;
        return __first;
    }
    template <input_range _Range, class _Proj = identity,
              indirect_unary_predicate<projected<iterator_t<_Range>, _Proj>> _Pred>
    constexpr borrowed_iterator_t<_Range> operator()(_Range &&__r, _Pred __pred, _Proj __proj = {}) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::ref(__pred), std::ref(__proj));
    }
};
struct find_function {
    template <input_iterator _Iter, sentinel_for<_Iter> _Sent, class _Tp, class _Proj = identity>
    constexpr _Iter operator()(_Iter __first, _Sent __last, const _Tp &__value, _Proj __proj = {}) const {
        for (; __first != __last; ++__first)
            if (invoke(__proj, *__first) == __value)
                break;
        return __first;
    }
    template <input_range _Range, class _Tp, class _Proj = identity>
    constexpr borrowed_iterator_t<_Range> operator()(_Range &&__r, const _Tp &__value, _Proj __proj = {}) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), __value, std::ref(__proj));
    }
};

#define OM_QUANTIFIER(name, condition, found)                                                                          \
    struct name##_function {                                                                                           \
        template <input_iterator _Iter, sentinel_for<_Iter> _Sent, class _Proj = identity,                             \
                  indirect_unary_predicate<projected<_Iter, _Proj>> _Pred>                                             \
        constexpr bool operator()(_Iter __first, _Sent __last, _Pred __pred, _Proj __proj = {}) const {                \
            for (; __first != __last; ++__first)                                                                       \
                if (condition bool(invoke(__pred, invoke(__proj, *__first))))                                          \
                    return found;                                                                                      \
            return !found;                                                                                             \
        }                                                                                                              \
        template <input_range _Range, class _Proj = identity,                                                          \
                  indirect_unary_predicate<projected<iterator_t<_Range>, _Proj>> _Pred>                                \
        constexpr bool operator()(_Range &&__r, _Pred __pred, _Proj __proj = {}) const {                               \
            return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::ref(__pred), std::ref(__proj));        \
        }                                                                                                              \
    };
OM_QUANTIFIER(all_of, !, false)
OM_QUANTIFIER(any_of, , true)
OM_QUANTIFIER(none_of, , false)
#undef OM_QUANTIFIER

struct for_each_function {
    template <input_iterator _Iter, sentinel_for<_Iter> _Sent, class _Proj = identity, class _Fn>
    constexpr std::ranges::in_fun_result<_Iter, _Fn> operator()(_Iter __first, _Sent __last, _Fn __fn,
                                                                _Proj __proj = {}) const {
        for (; __first != __last; ++__first)
            invoke(__fn, invoke(__proj, *__first));
        return {std::move(__first), std::move(__fn)};
    }
    template <input_range _Range, class _Proj = identity, class _Fn>
    constexpr std::ranges::in_fun_result<borrowed_iterator_t<_Range>, _Fn> operator()(_Range &&__r, _Fn __fn,
                                                                                      _Proj __proj = {}) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::move(__fn), std::ref(__proj));
    }
};
struct for_each_n_function {
    template <input_iterator _Iter, class _Proj = identity, class _Fn>
    constexpr std::ranges::in_fun_result<_Iter, _Fn> operator()(_Iter __first, std::iter_difference_t<_Iter> __n,
                                                                _Fn __fn, _Proj __proj = {}) const {
        for (; __n > 0; --__n, ++__first)
            invoke(__fn, invoke(__proj, *__first));
        return {std::move(__first), std::move(__fn)};
    }
};

struct count_if_function {
    template <input_iterator _Iter, sentinel_for<_Iter> _Sent, class _Proj = identity,
              indirect_unary_predicate<projected<_Iter, _Proj>> _Pred>
    constexpr std::iter_difference_t<_Iter> operator()(_Iter __first, _Sent __last, _Pred __pred,
                                                       _Proj __proj = {}) const {
        std::iter_difference_t<_Iter> __n = 0;
        for (; __first != __last; ++__first)
            if (invoke(__pred, invoke(__proj, *__first)))
                ++__n;
        return __n;
    }
    template <input_range _Range, class _Proj = identity,
              indirect_unary_predicate<projected<iterator_t<_Range>, _Proj>> _Pred>
    constexpr range_difference_t<_Range> operator()(_Range &&__r, _Pred __pred, _Proj __proj = {}) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::ref(__pred), std::ref(__proj));
    }
};
struct count_function {
    template <input_iterator _Iter, sentinel_for<_Iter> _Sent, class _Tp, class _Proj = identity>
    constexpr std::iter_difference_t<_Iter> operator()(_Iter __first, _Sent __last, const _Tp &__value,
                                                       _Proj __proj = {}) const {
        std::iter_difference_t<_Iter> __n = 0;
        for (; __first != __last; ++__first)
            if (invoke(__proj, *__first) == __value)
                ++__n;
        return __n;
    }
    template <input_range _Range, class _Tp, class _Proj = identity>
    constexpr range_difference_t<_Range> operator()(_Range &&__r, const _Tp &__value, _Proj __proj = {}) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), __value, std::ref(__proj));
    }
};

struct mismatch_function {
    template <input_iterator _Iter1, sentinel_for<_Iter1> _Sent1, input_iterator _Iter2, sentinel_for<_Iter2> _Sent2,
              class _Pred = std::ranges::equal_to, class _Proj1 = identity, class _Proj2 = identity>
    constexpr std::ranges::in_in_result<_Iter1, _Iter2> operator()(_Iter1 __first1, _Sent1 __last1, _Iter2 __first2,
                                                                   _Sent2 __last2, _Pred __pred = {},
                                                                   _Proj1 __proj1 = {}, _Proj2 __proj2 = {}) const {
        while (__first1 != __last1 && __first2 != __last2 &&
               invoke(__pred, invoke(__proj1, *__first1), invoke(__proj2, *__first2))) {
            ++__first1;
            ++__first2;
        }
        return {std::move(__first1), std::move(__first2)};
    }
    template <input_range _Range1, input_range _Range2, class _Pred = std::ranges::equal_to, class _Proj1 = identity,
              class _Proj2 = identity>
    constexpr std::ranges::in_in_result<borrowed_iterator_t<_Range1>, borrowed_iterator_t<_Range2>>
    operator()(_Range1 &&__r1, _Range2 &&__r2, _Pred __pred = {}, _Proj1 __proj1 = {}, _Proj2 __proj2 = {}) const {
        return (*this)(std::ranges::begin(__r1), std::ranges::end(__r1), std::ranges::begin(__r2),
                       std::ranges::end(__r2), std::ref(__pred), std::ref(__proj1), std::ref(__proj2));
    }
};
struct equal_function {
    template <input_iterator _Iter1, sentinel_for<_Iter1> _Sent1, input_iterator _Iter2, sentinel_for<_Iter2> _Sent2,
              class _Pred = std::ranges::equal_to, class _Proj1 = identity, class _Proj2 = identity>
    constexpr bool operator()(_Iter1 __first1, _Sent1 __last1, _Iter2 __first2, _Sent2 __last2, _Pred __pred = {},
                              _Proj1 __proj1 = {}, _Proj2 __proj2 = {}) const {
        if constexpr (std::sized_sentinel_for<_Sent1, _Iter1> && std::sized_sentinel_for<_Sent2, _Iter2>)
            if (__last1 - __first1 != __last2 - __first2)
                return false;
        for (; __first1 != __last1 && __first2 != __last2; ++__first1, (void)++__first2)
            if (!invoke(__pred, invoke(__proj1, *__first1), invoke(__proj2, *__first2)))
                return false;
        return __first1 == __last1 && __first2 == __last2;
    }
    template <input_range _Range1, input_range _Range2, class _Pred = std::ranges::equal_to, class _Proj1 = identity,
              class _Proj2 = identity>
    constexpr bool operator()(_Range1 &&__r1, _Range2 &&__r2, _Pred __pred = {}, _Proj1 __proj1 = {},
                              _Proj2 __proj2 = {}) const {
        return (*this)(std::ranges::begin(__r1), std::ranges::end(__r1), std::ranges::begin(__r2),
                       std::ranges::end(__r2), std::ref(__pred), std::ref(__proj1), std::ref(__proj2));
    }
};
struct lexicographical_compare_function {
    template <input_iterator _Iter1, sentinel_for<_Iter1> _Sent1, input_iterator _Iter2, sentinel_for<_Iter2> _Sent2,
              class _Proj1 = identity, class _Proj2 = identity, class _Comp = std::ranges::less>
    constexpr bool operator()(_Iter1 __first1, _Sent1 __last1, _Iter2 __first2, _Sent2 __last2, _Comp __comp = {},
                              _Proj1 __proj1 = {}, _Proj2 __proj2 = {}) const {
        for (; __first1 != __last1 && __first2 != __last2; ++__first1, (void)++__first2) {
            if (invoke(__comp, invoke(__proj1, *__first1), invoke(__proj2, *__first2)))
                return true;
            if (invoke(__comp, invoke(__proj2, *__first2), invoke(__proj1, *__first1)))
                return false;
        }
        return __first1 == __last1 && __first2 != __last2;
    }
    template <input_range _Range1, input_range _Range2, class _Proj1 = identity, class _Proj2 = identity,
              class _Comp = std::ranges::less>
    constexpr bool operator()(_Range1 &&__r1, _Range2 &&__r2, _Comp __comp = {}, _Proj1 __proj1 = {},
                              _Proj2 __proj2 = {}) const {
        return (*this)(std::ranges::begin(__r1), std::ranges::end(__r1), std::ranges::begin(__r2),
                       std::ranges::end(__r2), std::ref(__comp), std::ref(__proj1), std::ref(__proj2));
    }
};

struct find_first_of_function {
    template <input_iterator _Iter1, sentinel_for<_Iter1> _Sent1, forward_iterator _Iter2, sentinel_for<_Iter2> _Sent2,
              class _Pred = std::ranges::equal_to, class _Proj1 = identity, class _Proj2 = identity>
    constexpr _Iter1 operator()(_Iter1 __first1, _Sent1 __last1, _Iter2 __first2, _Sent2 __last2, _Pred __pred = {},
                                _Proj1 __proj1 = {}, _Proj2 __proj2 = {}) const {
        for (; __first1 != __last1; ++__first1)
            for (_Iter2 __i = __first2; __i != __last2; ++__i)
                if (invoke(__pred, invoke(__proj1, *__first1), invoke(__proj2, *__i)))
                    return __first1;
        return __first1;
    }
    template <input_range _Range1, forward_range _Range2, class _Pred = std::ranges::equal_to, class _Proj1 = identity,
              class _Proj2 = identity>
    constexpr borrowed_iterator_t<_Range1> operator()(_Range1 &&__r1, _Range2 &&__r2, _Pred __pred = {},
                                                      _Proj1 __proj1 = {}, _Proj2 __proj2 = {}) const {
        return (*this)(std::ranges::begin(__r1), std::ranges::end(__r1), std::ranges::begin(__r2),
                       std::ranges::end(__r2), std::ref(__pred), std::ref(__proj1), std::ref(__proj2));
    }
};
struct adjacent_find_function {
    template <forward_iterator _Iter, sentinel_for<_Iter> _Sent, class _Proj = identity,
              class _Pred = std::ranges::equal_to>
    constexpr _Iter operator()(_Iter __first, _Sent __last, _Pred __pred = {}, _Proj __proj = {}) const {
        if (__first == __last)
            return __first;
        for (_Iter __next = __first; ++__next != __last; __first = __next)
            if (invoke(__pred, invoke(__proj, *__first), invoke(__proj, *__next)))
                return __first;
        return ++__first;
    }
    template <forward_range _Range, class _Proj = identity, class _Pred = std::ranges::equal_to>
    constexpr borrowed_iterator_t<_Range> operator()(_Range &&__r, _Pred __pred = {}, _Proj __proj = {}) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::ref(__pred), std::ref(__proj));
    }
};

struct search_function {
    template <forward_iterator _Iter1, sentinel_for<_Iter1> _Sent1, forward_iterator _Iter2,
              sentinel_for<_Iter2> _Sent2, class _Pred = std::ranges::equal_to, class _Proj1 = identity,
              class _Proj2 = identity>
    constexpr subrange<_Iter1> operator()(_Iter1 __first1, _Sent1 __last1, _Iter2 __first2, _Sent2 __last2,
                                          _Pred __pred = {}, _Proj1 __proj1 = {}, _Proj2 __proj2 = {}) const {
        for (;; ++__first1) {
            _Iter1 __at = __first1;
            for (_Iter2 __i = __first2;; ++__at, (void)++__i) {
                if (__i == __last2)
                    return {__first1, __at};
                if (__at == __last1)
                    return {__at, __at};
                if (!invoke(__pred, invoke(__proj1, *__at), invoke(__proj2, *__i)))
                    break;
            }
        }
    }
    template <forward_range _Range1, forward_range _Range2, class _Pred = std::ranges::equal_to,
              class _Proj1 = identity, class _Proj2 = identity>
    constexpr borrowed_subrange_t<_Range1> operator()(_Range1 &&__r1, _Range2 &&__r2, _Pred __pred = {},
                                                      _Proj1 __proj1 = {}, _Proj2 __proj2 = {}) const {
        return (*this)(std::ranges::begin(__r1), std::ranges::end(__r1), std::ranges::begin(__r2),
                       std::ranges::end(__r2), std::ref(__pred), std::ref(__proj1), std::ref(__proj2));
    }
};
struct find_end_function {
    template <forward_iterator _Iter1, sentinel_for<_Iter1> _Sent1, forward_iterator _Iter2,
              sentinel_for<_Iter2> _Sent2, class _Pred = std::ranges::equal_to, class _Proj1 = identity,
              class _Proj2 = identity>
    constexpr subrange<_Iter1> operator()(_Iter1 __first1, _Sent1 __last1, _Iter2 __first2, _Sent2 __last2,
                                          _Pred __pred = {}, _Proj1 __proj1 = {}, _Proj2 __proj2 = {}) const {
        const _Iter1 __end = std::ranges::next(__first1, __last1);
        subrange<_Iter1> __found(__end, __end);
        if (__first2 == __last2)
            return __found;
        for (;;) {
            const subrange<_Iter1> __next = search_function()(__first1, __last1, __first2, __last2, std::ref(__pred),
                                                              std::ref(__proj1), std::ref(__proj2));
            if (__next.begin() == __end)
                return __found;
            __found = __next;
            __first1 = std::ranges::next(__next.begin());
        }
    }
    template <forward_range _Range1, forward_range _Range2, class _Pred = std::ranges::equal_to,
              class _Proj1 = identity, class _Proj2 = identity>
    constexpr borrowed_subrange_t<_Range1> operator()(_Range1 &&__r1, _Range2 &&__r2, _Pred __pred = {},
                                                      _Proj1 __proj1 = {}, _Proj2 __proj2 = {}) const {
        return (*this)(std::ranges::begin(__r1), std::ranges::end(__r1), std::ranges::begin(__r2),
                       std::ranges::end(__r2), std::ref(__pred), std::ref(__proj1), std::ref(__proj2));
    }
};
struct search_n_function {
    template <forward_iterator _Iter, sentinel_for<_Iter> _Sent, class _Tp, class _Pred = std::ranges::equal_to,
              class _Proj = identity>
    constexpr subrange<_Iter> operator()(_Iter __first, _Sent __last, std::iter_difference_t<_Iter> __count,
                                         const _Tp &__value, _Pred __pred = {}, _Proj __proj = {}) const {
        for (;; ++__first) {
            _Iter __at = __first;
            for (std::iter_difference_t<_Iter> __n = 0;; ++__n, (void)++__at) {
                if (__n >= __count)
                    return {__first, __at};
                if (__at == __last)
                    return {__at, __at};
                if (!invoke(__pred, invoke(__proj, *__at), __value))
                    break;
            }
        }
    }
    template <forward_range _Range, class _Tp, class _Pred = std::ranges::equal_to, class _Proj = identity>
    constexpr borrowed_subrange_t<_Range> operator()(_Range &&__r, range_difference_t<_Range> __count,
                                                     const _Tp &__value, _Pred __pred = {}, _Proj __proj = {}) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), __count, __value, std::ref(__pred),
                       std::ref(__proj));
    }
};

struct is_permutation_function {
    template <forward_iterator _Iter1, sentinel_for<_Iter1> _Sent1, forward_iterator _Iter2,
              sentinel_for<_Iter2> _Sent2, class _Pred = std::ranges::equal_to, class _Proj1 = identity,
              class _Proj2 = identity>
    constexpr bool operator()(_Iter1 __first1, _Sent1 __last1, _Iter2 __first2, _Sent2 __last2, _Pred __pred = {},
                              _Proj1 __proj1 = {}, _Proj2 __proj2 = {}) const {
        if (std::ranges::distance(__first1, __last1) != std::ranges::distance(__first2, __last2))
            return false;
        for (_Iter1 __i = __first1; __i != __last1; ++__i) {
            const auto __same1 = [&](_Iter1 __j) {
                return bool(invoke(__pred, invoke(__proj1, *__i), invoke(__proj1, *__j)));
            };
            std::ptrdiff_t __here = 0, __there = 0;
            for (_Iter1 __j = __first1; __j != __last1; ++__j)
                __here += __same1(__j);
            for (_Iter2 __j = __first2; __j != __last2; ++__j)
                __there += bool(invoke(__pred, invoke(__proj1, *__i), invoke(__proj2, *__j)));
            if (__here != __there)
                return false;
        }
        return true;
    }
    template <forward_range _Range1, forward_range _Range2, class _Pred = std::ranges::equal_to,
              class _Proj1 = identity, class _Proj2 = identity>
    constexpr bool operator()(_Range1 &&__r1, _Range2 &&__r2, _Pred __pred = {}, _Proj1 __proj1 = {},
                              _Proj2 __proj2 = {}) const {
        return (*this)(std::ranges::begin(__r1), std::ranges::end(__r1), std::ranges::begin(__r2),
                       std::ranges::end(__r2), std::ref(__pred), std::ref(__proj1), std::ref(__proj2));
    }
};

#if OM_CXX23
struct contains_function {
    template <input_iterator _Iter, sentinel_for<_Iter> _Sent, class _Tp, class _Proj = identity>
    constexpr bool operator()(_Iter __first, _Sent __last, const _Tp &__value, _Proj __proj = {}) const {
        return find_function()(std::move(__first), __last, __value, std::ref(__proj)) != __last;
    }
    template <input_range _Range, class _Tp, class _Proj = identity>
    constexpr bool operator()(_Range &&__r, const _Tp &__value, _Proj __proj = {}) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), __value, std::ref(__proj));
    }
};
struct starts_with_function {
    template <input_range _Range1, input_range _Range2, class _Pred = std::ranges::equal_to, class _Proj1 = identity,
              class _Proj2 = identity>
    constexpr bool operator()(_Range1 &&__r1, _Range2 &&__r2, _Pred __pred = {}, _Proj1 __proj1 = {},
                              _Proj2 __proj2 = {}) const {
        const auto __last = std::ranges::end(__r2);
        return mismatch_function()(std::ranges::begin(__r1), std::ranges::end(__r1), std::ranges::begin(__r2), __last,
                                   std::ref(__pred), std::ref(__proj1), std::ref(__proj2))
                   .in2 == __last;
    }
};
struct ends_with_function {
    template <forward_range _Range1, forward_range _Range2, class _Pred = std::ranges::equal_to,
              class _Proj1 = identity, class _Proj2 = identity>
    constexpr bool operator()(_Range1 &&__r1, _Range2 &&__r2, _Pred __pred = {}, _Proj1 __proj1 = {},
                              _Proj2 __proj2 = {}) const {
        const auto __n1 = std::ranges::distance(__r1);
        const auto __n2 = std::ranges::distance(__r2);
        if (__n1 < __n2)
            return false;
        return equal_function()(std::ranges::next(std::ranges::begin(__r1), __n1 - __n2), std::ranges::end(__r1),
                                std::ranges::begin(__r2), std::ranges::end(__r2), std::ref(__pred), std::ref(__proj1),
                                std::ref(__proj2));
    }
};
#endif

} // namespace __om::ranges_algorithms

OM_RANGES_ALGORITHM(find_if)
OM_RANGES_ALGORITHM(find_if_not)
OM_RANGES_ALGORITHM(find)
OM_RANGES_ALGORITHM(all_of)
OM_RANGES_ALGORITHM(any_of)
OM_RANGES_ALGORITHM(none_of)
OM_RANGES_ALGORITHM(for_each)
OM_RANGES_ALGORITHM(for_each_n)
OM_RANGES_ALGORITHM(count_if)
OM_RANGES_ALGORITHM(count)
OM_RANGES_ALGORITHM(mismatch)
OM_RANGES_ALGORITHM(equal)
OM_RANGES_ALGORITHM(lexicographical_compare)
OM_RANGES_ALGORITHM(find_first_of)
OM_RANGES_ALGORITHM(adjacent_find)
OM_RANGES_ALGORITHM(search)
OM_RANGES_ALGORITHM(find_end)
OM_RANGES_ALGORITHM(search_n)
OM_RANGES_ALGORITHM(is_permutation)
#if OM_CXX23
OM_RANGES_ALGORITHM(contains)
OM_RANGES_ALGORITHM(starts_with)
OM_RANGES_ALGORITHM(ends_with)
#endif

namespace std::ranges {

template <class _Iter, class _Fn>
using for_each_result = in_fun_result<_Iter, _Fn>;
template <class _Iter, class _Fn>
using for_each_n_result = in_fun_result<_Iter, _Fn>;
template <class _Iter1, class _Iter2>
using mismatch_result = in_in_result<_Iter1, _Iter2>;

} // namespace std::ranges
#endif

OM_END_MODEL

#endif
