// What C++23 added to the algorithms over ranges: the last of something, parts that are contained ([alg.find.last],
// [alg.contains]) and folds ([alg.fold]).
#ifndef OM_RANGES_FOLDING_H
#define OM_RANGES_FOLDING_H

#include <__om/functional/adaptors.h>
#include <__om/ranges/modifying.h>
#include <optional>

OM_BEGIN_MODEL

#if OM_CXX23
namespace __om::ranges_algorithms {

struct find_last_if_function {
    template <forward_iterator _Iter, sentinel_for<_Iter> _Sent, class _Proj = identity,
              indirect_unary_predicate<projected<_Iter, _Proj>> _Pred>
    constexpr subrange<_Iter> operator()(_Iter __first, _Sent __last, _Pred __pred, _Proj __proj = {}) const {
        const _Iter __end = std::ranges::next(__first, __last);
        _Iter __found = __end;
        for (; __first != __end; ++__first)
            if (invoke(__pred, invoke(__proj, *__first)))
                __found = __first;
        return {__found, __end};
    }
    template <forward_range _Range, class _Proj = identity,
              indirect_unary_predicate<projected<iterator_t<_Range>, _Proj>> _Pred>
    constexpr borrowed_subrange_t<_Range> operator()(_Range &&__r, _Pred __pred, _Proj __proj = {}) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::ref(__pred), std::ref(__proj));
    }
};
struct find_last_if_not_function {
    template <forward_iterator _Iter, sentinel_for<_Iter> _Sent, class _Proj = identity,
              indirect_unary_predicate<projected<_Iter, _Proj>> _Pred>
    constexpr subrange<_Iter> operator()(_Iter __first, _Sent __last, _Pred __pred, _Proj __proj = {}) const {
        return find_last_if_function()(std::move(__first), __last, std::not_fn(std::ref(__pred)), std::ref(__proj));
    }
    template <forward_range _Range, class _Proj = identity,
              indirect_unary_predicate<projected<iterator_t<_Range>, _Proj>> _Pred>
    constexpr borrowed_subrange_t<_Range> operator()(_Range &&__r, _Pred __pred, _Proj __proj = {}) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::ref(__pred), std::ref(__proj));
    }
};
struct find_last_function {
    template <forward_iterator _Iter, sentinel_for<_Iter> _Sent, class _Tp, class _Proj = identity>
    constexpr subrange<_Iter> operator()(_Iter __first, _Sent __last, const _Tp &__value, _Proj __proj = {}) const {
        return find_last_if_function()(std::move(__first), __last, equals_value<_Tp>{__value}, std::ref(__proj));
    }
    template <forward_range _Range, class _Tp, class _Proj = identity>
    constexpr borrowed_subrange_t<_Range> operator()(_Range &&__r, const _Tp &__value, _Proj __proj = {}) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), __value, std::ref(__proj));
    }
};

struct contains_subrange_function {
    template <forward_iterator _Iter1, sentinel_for<_Iter1> _Sent1, forward_iterator _Iter2,
              sentinel_for<_Iter2> _Sent2, class _Pred = std::ranges::equal_to, class _Proj1 = identity,
              class _Proj2 = identity>
    constexpr bool operator()(_Iter1 __first1, _Sent1 __last1, _Iter2 __first2, _Sent2 __last2, _Pred __pred = {},
                              _Proj1 __proj1 = {}, _Proj2 __proj2 = {}) const {
        return __first2 == __last2 || !search_function()(std::move(__first1), __last1, __first2, __last2,
                                                         std::ref(__pred), std::ref(__proj1), std::ref(__proj2))
                                           .empty();
    }
    template <forward_range _Range1, forward_range _Range2, class _Pred = std::ranges::equal_to,
              class _Proj1 = identity, class _Proj2 = identity>
    constexpr bool operator()(_Range1 &&__r1, _Range2 &&__r2, _Pred __pred = {}, _Proj1 __proj1 = {},
                              _Proj2 __proj2 = {}) const {
        return (*this)(std::ranges::begin(__r1), std::ranges::end(__r1), std::ranges::begin(__r2),
                       std::ranges::end(__r2), std::ref(__pred), std::ref(__proj1), std::ref(__proj2));
    }
};

// The value that a fold comes to, where it ends: what the function makes of the first value and an element.
struct fold_left_with_iter_function {
    template <input_iterator _Iter, sentinel_for<_Iter> _Sent, class _Tp, class _Fn>
    constexpr auto operator()(_Iter __first, _Sent __last, _Tp __init, _Fn __fn) const {
        typedef std::decay_t<std::invoke_result_t<_Fn &, _Tp, std::iter_reference_t<_Iter>>> _Result;
        typedef std::ranges::in_value_result<_Iter, _Result> _Ended;
        if (__first == __last)
            return _Ended{std::move(__first), _Result(std::move(__init))};
        _Result __folded = invoke(__fn, std::move(__init), *__first);
        for (++__first; __first != __last; ++__first)
            __folded = invoke(__fn, std::move(__folded), *__first);
        return _Ended{std::move(__first), std::move(__folded)};
    }
    template <input_range _Range, class _Tp, class _Fn>
    constexpr auto operator()(_Range &&__r, _Tp __init, _Fn __fn) const {
        auto __whole = (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::move(__init), std::ref(__fn));
        typedef decltype(__whole.value) _Result;
        return std::ranges::in_value_result<borrowed_iterator_t<_Range>, _Result>{std::move(__whole.in),
                                                                                  std::move(__whole.value)};
    }
};
struct fold_left_function {
    template <input_iterator _Iter, sentinel_for<_Iter> _Sent, class _Tp, class _Fn>
    constexpr auto operator()(_Iter __first, _Sent __last, _Tp __init, _Fn __fn) const {
        return fold_left_with_iter_function()(std::move(__first), __last, std::move(__init), std::ref(__fn)).value;
    }
    template <input_range _Range, class _Tp, class _Fn>
    constexpr auto operator()(_Range &&__r, _Tp __init, _Fn __fn) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::move(__init), std::ref(__fn));
    }
};
// The first element is the first value; of no elements there is none.
struct fold_left_first_with_iter_function {
    template <input_iterator _Iter, sentinel_for<_Iter> _Sent, class _Fn>
    constexpr auto operator()(_Iter __first, _Sent __last, _Fn __fn) const {
        typedef decltype(fold_left_with_iter_function()(__first, __last, std::iter_value_t<_Iter>(*__first), __fn)
                             .value) _Result;
        typedef std::ranges::in_value_result<_Iter, std::optional<_Result>> _Ended;
        if (__first == __last)
            return _Ended{std::move(__first), std::optional<_Result>()};
        std::iter_value_t<_Iter> __init(*__first);
        ++__first;
        auto __whole = fold_left_with_iter_function()(std::move(__first), __last, std::move(__init), std::ref(__fn));
        return _Ended{std::move(__whole.in), std::optional<_Result>(std::move(__whole.value))};
    }
    template <input_range _Range, class _Fn>
    constexpr auto operator()(_Range &&__r, _Fn __fn) const {
        auto __whole = (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::ref(__fn));
        typedef decltype(__whole.value) _Result;
        return std::ranges::in_value_result<borrowed_iterator_t<_Range>, _Result>{std::move(__whole.in),
                                                                                  std::move(__whole.value)};
    }
};
struct fold_left_first_function {
    template <input_iterator _Iter, sentinel_for<_Iter> _Sent, class _Fn>
    constexpr auto operator()(_Iter __first, _Sent __last, _Fn __fn) const {
        return fold_left_first_with_iter_function()(std::move(__first), __last, std::ref(__fn)).value;
    }
    template <input_range _Range, class _Fn>
    constexpr auto operator()(_Range &&__r, _Fn __fn) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::ref(__fn));
    }
};

struct fold_right_function {
    template <bidirectional_iterator _Iter, sentinel_for<_Iter> _Sent, class _Tp, class _Fn>
    constexpr auto operator()(_Iter __first, _Sent __last, _Tp __init, _Fn __fn) const {
        typedef std::decay_t<std::invoke_result_t<_Fn &, std::iter_reference_t<_Iter>, _Tp>> _Result;
        _Iter __i = std::ranges::next(__first, __last);
        if (__i == __first)
            return _Result(std::move(__init));
        --__i;
        _Result __folded = invoke(__fn, *__i, std::move(__init));
        while (__i != __first) {
            --__i;
            __folded = invoke(__fn, *__i, std::move(__folded));
        }
        return __folded;
    }
    template <bidirectional_range _Range, class _Tp, class _Fn>
    constexpr auto operator()(_Range &&__r, _Tp __init, _Fn __fn) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::move(__init), std::ref(__fn));
    }
};
struct fold_right_last_function {
    template <bidirectional_iterator _Iter, sentinel_for<_Iter> _Sent, class _Fn>
    constexpr auto operator()(_Iter __first, _Sent __last, _Fn __fn) const {
        typedef decltype(fold_right_function()(__first, __last, std::iter_value_t<_Iter>(*__first), __fn)) _Result;
        if (__first == __last)
            return std::optional<_Result>();
        const _Iter __back = std::ranges::prev(std::ranges::next(__first, __last));
        return std::optional<_Result>(
            fold_right_function()(std::move(__first), __back, std::iter_value_t<_Iter>(*__back), std::ref(__fn)));
    }
    template <bidirectional_range _Range, class _Fn>
    constexpr auto operator()(_Range &&__r, _Fn __fn) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::ref(__fn));
    }
};

} // namespace __om::ranges_algorithms

OM_RANGES_ALGORITHM(find_last_if)
OM_RANGES_ALGORITHM(find_last_if_not)
OM_RANGES_ALGORITHM(find_last)
OM_RANGES_ALGORITHM(contains_subrange)
OM_RANGES_ALGORITHM(fold_left_with_iter)
OM_RANGES_ALGORITHM(fold_left)
OM_RANGES_ALGORITHM(fold_left_first_with_iter)
OM_RANGES_ALGORITHM(fold_left_first)
OM_RANGES_ALGORITHM(fold_right)
OM_RANGES_ALGORITHM(fold_right_last)

namespace std::ranges {

template <class _Iter, class _Tp>
using fold_left_with_iter_result = in_value_result<_Iter, _Tp>;
template <class _Iter, class _Tp>
using fold_left_first_with_iter_result = in_value_result<_Iter, _Tp>;

} // namespace std::ranges
#endif

OM_END_MODEL

#endif
