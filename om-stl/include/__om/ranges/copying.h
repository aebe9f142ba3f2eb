// The algorithms over ranges that copy some elements, and others in their place ([alg.replace], [alg.remove],
// [alg.unique], [alg.rotate]), and that shift, sample and shuffle ([alg.shift], [alg.random.sample],
// [alg.random.shuffle]).
#ifndef OM_RANGES_COPYING_H
#define OM_RANGES_COPYING_H

#include <__om/algorithm/random.h>
#include <__om/ranges/modifying.h>

OM_BEGIN_MODEL

#if OM_CXX20
namespace __om::ranges_algorithms {

struct replace_copy_if_function {
    template <input_iterator _Iter, sentinel_for<_Iter> _Sent, class _Tp, weakly_incrementable _Out,
              class _Proj = identity, indirect_unary_predicate<projected<_Iter, _Proj>> _Pred>
    constexpr in_out_result<_Iter, _Out> operator()(_Iter __first, _Sent __last, _Out __out, _Pred __pred,
                                                    const _Tp &__value, _Proj __proj = {}) const {
        for (; __first != __last; ++__first, (void)++__out) {
            if (invoke(__pred, invoke(__proj, *__first)))
                *__out = __value;
            else
                *__out = *__first;
        }
        return {std::move(__first), std::move(__out)};
    }
    template <input_range _Range, class _Tp, weakly_incrementable _Out, class _Proj = identity,
              indirect_unary_predicate<projected<iterator_t<_Range>, _Proj>> _Pred>
    constexpr in_out_result<borrowed_iterator_t<_Range>, _Out> operator()(_Range &&__r, _Out __out, _Pred __pred,
                                                                          const _Tp &__value, _Proj __proj = {}) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::move(__out), std::ref(__pred), __value,
                       std::ref(__proj));
    }
};
struct replace_copy_function {
    template <input_iterator _Iter, sentinel_for<_Iter> _Sent, class _Tp1, class _Tp2, weakly_incrementable _Out,
              class _Proj = identity>
    constexpr in_out_result<_Iter, _Out> operator()(_Iter __first, _Sent __last, _Out __out, const _Tp1 &__old,
                                                    const _Tp2 &__value, _Proj __proj = {}) const {
        return replace_copy_if_function()(std::move(__first), __last, std::move(__out), equals_value<_Tp1>{__old},
                                          __value, std::ref(__proj));
    }
    template <input_range _Range, class _Tp1, class _Tp2, weakly_incrementable _Out, class _Proj = identity>
    constexpr in_out_result<borrowed_iterator_t<_Range>, _Out>
    operator()(_Range &&__r, _Out __out, const _Tp1 &__old, const _Tp2 &__value, _Proj __proj = {}) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::move(__out), __old, __value,
                       std::ref(__proj));
    }
};
struct remove_copy_function {
    template <input_iterator _Iter, sentinel_for<_Iter> _Sent, weakly_incrementable _Out, class _Tp,
              class _Proj = identity>
    constexpr in_out_result<_Iter, _Out> operator()(_Iter __first, _Sent __last, _Out __out, const _Tp &__value,
                                                    _Proj __proj = {}) const {
        return remove_copy_if_function()(std::move(__first), __last, std::move(__out), equals_value<_Tp>{__value},
                                         std::ref(__proj));
    }
    template <input_range _Range, weakly_incrementable _Out, class _Tp, class _Proj = identity>
    constexpr in_out_result<borrowed_iterator_t<_Range>, _Out> operator()(_Range &&__r, _Out __out, const _Tp &__value,
                                                                          _Proj __proj = {}) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::move(__out), __value, std::ref(__proj));
    }
};
// What was written last is kept as a value: neither the input nor the output need be readable again.
struct unique_copy_function {
    template <input_iterator _Iter, sentinel_for<_Iter> _Sent, weakly_incrementable _Out, class _Proj = identity,
              class _Comp = std::ranges::equal_to>
    constexpr in_out_result<_Iter, _Out> operator()(_Iter __first, _Sent __last, _Out __out, _Comp __comp = {},
                                                    _Proj __proj = {}) const {
        if (__first == __last)
            return {std::move(__first), std::move(__out)};
        std::iter_value_t<_Iter> __kept = *__first;
        for (*__out = __kept, ++__out; ++__first != __last;) {
            if (!invoke(__comp, invoke(__proj, __kept), invoke(__proj, *__first))) {
                __kept = *__first;
                *__out = __kept;
                ++__out;
            }
        }
        return {std::move(__first), std::move(__out)};
    }
    template <input_range _Range, weakly_incrementable _Out, class _Proj = identity,
              class _Comp = std::ranges::equal_to>
    constexpr in_out_result<borrowed_iterator_t<_Range>, _Out> operator()(_Range &&__r, _Out __out, _Comp __comp = {},
                                                                          _Proj __proj = {}) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::move(__out), std::ref(__comp),
                       std::ref(__proj));
    }
};
struct rotate_copy_function {
    template <forward_iterator _Iter, sentinel_for<_Iter> _Sent, weakly_incrementable _Out>
    constexpr in_out_result<_Iter, _Out> operator()(_Iter __first, _Iter __middle, _Sent __last, _Out __out) const {
        in_out_result<_Iter, _Out> __second = copy_function()(__middle, __last, std::move(__out));
        in_out_result<_Iter, _Out> __whole = copy_function()(__first, __middle, std::move(__second.out));
        return {std::move(__second.in), std::move(__whole.out)};
    }
    template <forward_range _Range, weakly_incrementable _Out>
    constexpr in_out_result<borrowed_iterator_t<_Range>, _Out> operator()(_Range &&__r, iterator_t<_Range> __middle,
                                                                          _Out __out) const {
        return (*this)(std::ranges::begin(__r), std::move(__middle), std::ranges::end(__r), std::move(__out));
    }
};

struct shuffle_function {
    template <std::random_access_iterator _Iter, sentinel_for<_Iter> _Sent, class _Generator>
        requires permutable<_Iter>
    _Iter operator()(_Iter __first, _Sent __last, _Generator &&__g) const {
        const _Iter __end = std::ranges::next(__first, __last);
        std::shuffle(__first, __end, __g);
        return __end;
    }
    template <std::ranges::random_access_range _Range, class _Generator>
        requires permutable<iterator_t<_Range>>
    borrowed_iterator_t<_Range> operator()(_Range &&__r, _Generator &&__g) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), __g);
    }
};
struct sample_function {
    template <forward_iterator _Iter, sentinel_for<_Iter> _Sent, weakly_incrementable _Out, class _Generator>
    _Out operator()(_Iter __first, _Sent __last, _Out __out, std::iter_difference_t<_Iter> __n,
                    _Generator &&__g) const {
        return std::sample(__first, std::ranges::next(__first, __last), std::move(__out), __n, __g);
    }
    template <forward_range _Range, weakly_incrementable _Out, class _Generator>
    _Out operator()(_Range &&__r, _Out __out, range_difference_t<_Range> __n, _Generator &&__g) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::move(__out), __n, __g);
    }
};

#if OM_CXX23
struct shift_left_function {
    template <permutable _Iter, sentinel_for<_Iter> _Sent>
    constexpr subrange<_Iter> operator()(_Iter __first, _Sent __last, std::iter_difference_t<_Iter> __n) const {
        return {__first, std::shift_left(__first, std::ranges::next(__first, __last), __n)};
    }
    template <forward_range _Range>
        requires permutable<iterator_t<_Range>>
    constexpr borrowed_subrange_t<_Range> operator()(_Range &&__r, range_difference_t<_Range> __n) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), __n);
    }
};
struct shift_right_function {
    template <permutable _Iter, sentinel_for<_Iter> _Sent>
    constexpr subrange<_Iter> operator()(_Iter __first, _Sent __last, std::iter_difference_t<_Iter> __n) const {
        const _Iter __end = std::ranges::next(__first, __last);
        return {std::shift_right(__first, __end, __n), __end};
    }
    template <forward_range _Range>
        requires permutable<iterator_t<_Range>>
    constexpr borrowed_subrange_t<_Range> operator()(_Range &&__r, range_difference_t<_Range> __n) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), __n);
    }
};
#endif

} // namespace __om::ranges_algorithms

OM_RANGES_ALGORITHM(replace_copy_if)
OM_RANGES_ALGORITHM(replace_copy)
OM_RANGES_ALGORITHM(remove_copy)
OM_RANGES_ALGORITHM(unique_copy)
OM_RANGES_ALGORITHM(rotate_copy)
OM_RANGES_ALGORITHM(shuffle)
OM_RANGES_ALGORITHM(sample)
#if OM_CXX23
OM_RANGES_ALGORITHM(shift_left)
OM_RANGES_ALGORITHM(shift_right)
#endif

namespace std::ranges {

template <class _Iter, class _Out>
using replace_copy_result = in_out_result<_Iter, _Out>;
template <class _Iter, class _Out>
using replace_copy_if_result = in_out_result<_Iter, _Out>;
template <class _Iter, class _Out>
using remove_copy_result = in_out_result<_Iter, _Out>;
template <class _Iter, class _Out>
using unique_copy_result = in_out_result<_Iter, _Out>;
template <class _Iter, class _Out>
using rotate_copy_result = in_out_result<_Iter, _Out>;

} // namespace std::ranges
#endif

OM_END_MODEL

#endif
