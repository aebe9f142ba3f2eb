// The algorithms over ranges that write ([alg.modifying.operations]).
#ifndef OM_RANGES_MODIFYING_H
#define OM_RANGES_MODIFYING_H

#include <__om/algorithm/rearranging.h>
#include <__om/ranges/nonmodifying.h>

OM_BEGIN_MODEL

#if OM_CXX20
namespace __om::ranges_algorithms {

using std::bidirectional_iterator;
using std::permutable;
using std::weakly_incrementable;
using std::ranges::bidirectional_range;
using std::ranges::in_out_result;

struct copy_function {
    template <input_iterator _Iter, sentinel_for<_Iter> _Sent, weakly_incrementable _Out>
    constexpr in_out_result<_Iter, _Out> operator()(_Iter __first, _Sent __last, _Out __out) const {
        for (; __first != __last; ++__first, (void)++__out)
            *__out = *__first;
        return {std::move(__first), std::move(__out)};
    }
    template <input_range _Range, weakly_incrementable _Out>
    constexpr in_out_result<borrowed_iterator_t<_Range>, _Out> operator()(_Range &&__r, _Out __out) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::move(__out));
    }
};
struct move_function {
    template <input_iterator _Iter, sentinel_for<_Iter> _Sent, weakly_incrementable _Out>
    constexpr in_out_result<_Iter, _Out> operator()(_Iter __first, _Sent __last, _Out __out) const {
        for (; __first != __last; ++__first, (void)++__out)
            *__out = std::ranges::iter_move(__first);
        return {std::move(__first), std::move(__out)};
    }
    template <input_range _Range, weakly_incrementable _Out>
    constexpr in_out_result<borrowed_iterator_t<_Range>, _Out> operator()(_Range &&__r, _Out __out) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::move(__out));
    }
};
struct copy_n_function {
    template <input_iterator _Iter, weakly_incrementable _Out>
    constexpr in_out_result<_Iter, _Out> operator()(_Iter __first, std::iter_difference_t<_Iter> __n,
                                                    _Out __out) const {
        for (; __n > 0; --__n, ++__first, (void)++__out)
            *__out = *__first;
        return {std::move(__first), std::move(__out)};
    }
};
struct copy_if_function {
    template <input_iterator _Iter, sentinel_for<_Iter> _Sent, weakly_incrementable _Out, class _Proj = identity,
              indirect_unary_predicate<projected<_Iter, _Proj>> _Pred>
    constexpr in_out_result<_Iter, _Out> operator()(_Iter __first, _Sent __last, _Out __out, _Pred __pred,
                                                    _Proj __proj = {}) const {
        for (; __first != __last; ++__first) {
            if (invoke(__pred, invoke(__proj, *__first))) {
                *__out = *__first;
                ++__out;
            }
        }
        return {std::move(__first), std::move(__out)};
    }
    template <input_range _Range, weakly_incrementable _Out, class _Proj = identity,
              indirect_unary_predicate<projected<iterator_t<_Range>, _Proj>> _Pred>
    constexpr in_out_result<borrowed_iterator_t<_Range>, _Out> operator()(_Range &&__r, _Out __out, _Pred __pred,
                                                                          _Proj __proj = {}) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::move(__out), std::ref(__pred),
                       std::ref(__proj));
    }
};

#define OM_BACKWARDS(name, value)                                                                                      \
    struct name##_function {                                                                                           \
        template <bidirectional_iterator _Iter, sentinel_for<_Iter> _Sent, bidirectional_iterator _Out>                \
        constexpr in_out_result<_Iter, _Out> operator()(_Iter __first, _Sent __last, _Out __out) const {               \
            const _Iter __end = std::ranges::next(__first, __last);                                                    \
            for (_Iter __i = __end; __i != __first;) {                                                                 \
                --__i;                                                                                                 \
                *--__out = value;                                                                                      \
            }                                                                                                          \
            return {__end, std::move(__out)};                                                                          \
        }                                                                                                              \
        template <bidirectional_range _Range, bidirectional_iterator _Out>                                             \
        constexpr in_out_result<borrowed_iterator_t<_Range>, _Out> operator()(_Range &&__r, _Out __out) const {        \
            return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::move(__out));                          \
        }                                                                                                              \
    };
OM_BACKWARDS(copy_backward, *__i)
OM_BACKWARDS(move_backward, std::ranges::iter_move(__i))
#undef OM_BACKWARDS

struct fill_function {
    template <class _Tp, std::output_iterator<const _Tp &> _Out, sentinel_for<_Out> _Sent>
    constexpr _Out operator()(_Out __first, _Sent __last, const _Tp &__value) const {
        for (; __first != __last; ++__first)
            *__first = __value;
        return __first;
    }
    template <class _Tp, std::ranges::output_range<const _Tp &> _Range>
    constexpr borrowed_iterator_t<_Range> operator()(_Range &&__r, const _Tp &__value) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), __value);
    }
};
struct fill_n_function {
    template <class _Tp, std::output_iterator<const _Tp &> _Out>
    constexpr _Out operator()(_Out __first, std::iter_difference_t<_Out> __n, const _Tp &__value) const {
        for (; __n > 0; --__n, ++__first)
            *__first = __value;
        return __first;
    }
};
struct generate_function {
    template <std::input_or_output_iterator _Out, sentinel_for<_Out> _Sent, std::copy_constructible _Fn>
    constexpr _Out operator()(_Out __first, _Sent __last, _Fn __fn) const {
        for (; __first != __last; ++__first)
            *__first = invoke(__fn);
        return __first;
    }
    template <std::ranges::range _Range, std::copy_constructible _Fn>
    constexpr borrowed_iterator_t<_Range> operator()(_Range &&__r, _Fn __fn) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::ref(__fn));
    }
};
struct generate_n_function {
    template <std::input_or_output_iterator _Out, std::copy_constructible _Fn>
    constexpr _Out operator()(_Out __first, std::iter_difference_t<_Out> __n, _Fn __fn) const {
        for (; __n > 0; --__n, ++__first)
            *__first = invoke(__fn);
        return __first;
    }
};

struct transform_function {
    template <input_iterator _Iter, sentinel_for<_Iter> _Sent, weakly_incrementable _Out, std::copy_constructible _Fn,
              class _Proj = identity>
    constexpr in_out_result<_Iter, _Out> operator()(_Iter __first, _Sent __last, _Out __out, _Fn __fn,
                                                    _Proj __proj = {}) const {
        for (; __first != __last; ++__first, (void)++__out)
            *__out = invoke(__fn, invoke(__proj, *__first));
        return {std::move(__first), std::move(__out)};
    }
    template <input_range _Range, weakly_incrementable _Out, std::copy_constructible _Fn, class _Proj = identity>
    constexpr in_out_result<borrowed_iterator_t<_Range>, _Out> operator()(_Range &&__r, _Out __out, _Fn __fn,
                                                                          _Proj __proj = {}) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::move(__out), std::ref(__fn),
                       std::ref(__proj));
    }
    template <input_iterator _Iter1, sentinel_for<_Iter1> _Sent1, input_iterator _Iter2, sentinel_for<_Iter2> _Sent2,
              weakly_incrementable _Out, std::copy_constructible _Fn, class _Proj1 = identity, class _Proj2 = identity>
    constexpr std::ranges::in_in_out_result<_Iter1, _Iter2, _Out>
    operator()(_Iter1 __first1, _Sent1 __last1, _Iter2 __first2, _Sent2 __last2, _Out __out, _Fn __fn,
               _Proj1 __proj1 = {}, _Proj2 __proj2 = {}) const {
        for (; __first1 != __last1 && __first2 != __last2; ++__first1, (void)++__first2, (void)++__out)
            *__out = invoke(__fn, invoke(__proj1, *__first1), invoke(__proj2, *__first2));
        return {std::move(__first1), std::move(__first2), std::move(__out)};
    }
    template <input_range _Range1, input_range _Range2, weakly_incrementable _Out, std::copy_constructible _Fn,
              class _Proj1 = identity, class _Proj2 = identity>
    constexpr std::ranges::in_in_out_result<borrowed_iterator_t<_Range1>, borrowed_iterator_t<_Range2>, _Out>
    operator()(_Range1 &&__r1, _Range2 &&__r2, _Out __out, _Fn __fn, _Proj1 __proj1 = {}, _Proj2 __proj2 = {}) const {
        return (*this)(std::ranges::begin(__r1), std::ranges::end(__r1), std::ranges::begin(__r2),
                       std::ranges::end(__r2), std::move(__out), std::ref(__fn), std::ref(__proj1), std::ref(__proj2));
    }
};

struct replace_if_function {
    template <input_iterator _Iter, sentinel_for<_Iter> _Sent, class _Tp, class _Proj = identity,
              indirect_unary_predicate<projected<_Iter, _Proj>> _Pred>
    constexpr _Iter operator()(_Iter __first, _Sent __last, _Pred __pred, const _Tp &__value, _Proj __proj = {}) const {
        for (; __first != __last; ++__first)
            if (invoke(__pred, invoke(__proj, *__first)))
                *__first = __value;
        return __first;
    }
    template <input_range _Range, class _Tp, class _Proj = identity,
              indirect_unary_predicate<projected<iterator_t<_Range>, _Proj>> _Pred>
    constexpr borrowed_iterator_t<_Range> operator()(_Range &&__r, _Pred __pred, const _Tp &__value,
                                                     _Proj __proj = {}) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::ref(__pred), __value, std::ref(__proj));
    }
};
struct replace_function {
    template <input_iterator _Iter, sentinel_for<_Iter> _Sent, class _Tp1, class _Tp2, class _Proj = identity>
    constexpr _Iter operator()(_Iter __first, _Sent __last, const _Tp1 &__old, const _Tp2 &__value,
                               _Proj __proj = {}) const {
        for (; __first != __last; ++__first)
            if (invoke(__proj, *__first) == __old)
                *__first = __value;
        return __first;
    }
    template <input_range _Range, class _Tp1, class _Tp2, class _Proj = identity>
    constexpr borrowed_iterator_t<_Range> operator()(_Range &&__r, const _Tp1 &__old, const _Tp2 &__value,
                                                     _Proj __proj = {}) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), __old, __value, std::ref(__proj));
    }
};

// What stays moves to the front; what is left behind it has values that nobody knows.
struct remove_if_function {
    template <permutable _Iter, sentinel_for<_Iter> _Sent, class _Proj = identity,
              indirect_unary_predicate<projected<_Iter, _Proj>> _Pred>
    constexpr subrange<_Iter> operator()(_Iter __first, _Sent __last, _Pred __pred, _Proj __proj = {}) const {
        const _Iter __end = std::ranges::next(__first, __last);
        return {std::remove_if(__first, __end, projected_predicate<_Pred, _Proj>{__pred, __proj}), __end};
    }
    template <forward_range _Range, class _Proj = identity,
              indirect_unary_predicate<projected<iterator_t<_Range>, _Proj>> _Pred>
    constexpr borrowed_subrange_t<_Range> operator()(_Range &&__r, _Pred __pred, _Proj __proj = {}) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::ref(__pred), std::ref(__proj));
    }
};
struct remove_function {
    template <permutable _Iter, sentinel_for<_Iter> _Sent, class _Tp, class _Proj = identity>
    constexpr subrange<_Iter> operator()(_Iter __first, _Sent __last, const _Tp &__value, _Proj __proj = {}) const {
        return remove_if_function()(std::move(__first), __last, equals_value<_Tp>{__value}, std::ref(__proj));
    }
    template <forward_range _Range, class _Tp, class _Proj = identity>
    constexpr borrowed_subrange_t<_Range> operator()(_Range &&__r, const _Tp &__value, _Proj __proj = {}) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), __value, std::ref(__proj));
    }
};
struct remove_copy_if_function {
    template <input_iterator _Iter, sentinel_for<_Iter> _Sent, weakly_incrementable _Out, class _Proj = identity,
              indirect_unary_predicate<projected<_Iter, _Proj>> _Pred>
    constexpr in_out_result<_Iter, _Out> operator()(_Iter __first, _Sent __last, _Out __out, _Pred __pred,
                                                    _Proj __proj = {}) const {
        for (; __first != __last; ++__first) {
            if (!invoke(__pred, invoke(__proj, *__first))) {
                *__out = *__first;
                ++__out;
            }
        }
        return {std::move(__first), std::move(__out)};
    }
    template <input_range _Range, weakly_incrementable _Out, class _Proj = identity,
              indirect_unary_predicate<projected<iterator_t<_Range>, _Proj>> _Pred>
    constexpr in_out_result<borrowed_iterator_t<_Range>, _Out> operator()(_Range &&__r, _Out __out, _Pred __pred,
                                                                          _Proj __proj = {}) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::move(__out), std::ref(__pred),
                       std::ref(__proj));
    }
};
struct unique_function {
    template <permutable _Iter, sentinel_for<_Iter> _Sent, class _Proj = identity, class _Comp = std::ranges::equal_to>
    constexpr subrange<_Iter> operator()(_Iter __first, _Sent __last, _Comp __comp = {}, _Proj __proj = {}) const {
        const _Iter __end = std::ranges::next(__first, __last);
        return {std::unique(__first, __end, project(__comp, __proj)), __end};
    }
    template <forward_range _Range, class _Proj = identity, class _Comp = std::ranges::equal_to>
    constexpr borrowed_subrange_t<_Range> operator()(_Range &&__r, _Comp __comp = {}, _Proj __proj = {}) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::ref(__comp), std::ref(__proj));
    }
};

struct reverse_function {
    template <bidirectional_iterator _Iter, sentinel_for<_Iter> _Sent>
        requires permutable<_Iter>
    constexpr _Iter operator()(_Iter __first, _Sent __last) const {
        const _Iter __end = std::ranges::next(__first, __last);
        for (_Iter __back = __end; __first != __back && __first != --__back; ++__first)
            std::ranges::iter_swap(__first, __back);
        return __end;
    }
    template <bidirectional_range _Range>
        requires permutable<iterator_t<_Range>>
    constexpr borrowed_iterator_t<_Range> operator()(_Range &&__r) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r));
    }
};
struct reverse_copy_function {
    template <bidirectional_iterator _Iter, sentinel_for<_Iter> _Sent, weakly_incrementable _Out>
    constexpr in_out_result<_Iter, _Out> operator()(_Iter __first, _Sent __last, _Out __out) const {
        const _Iter __end = std::ranges::next(__first, __last);
        for (_Iter __i = __end; __i != __first; ++__out)
            *__out = *--__i;
        return {__end, std::move(__out)};
    }
    template <bidirectional_range _Range, weakly_incrementable _Out>
    constexpr in_out_result<borrowed_iterator_t<_Range>, _Out> operator()(_Range &&__r, _Out __out) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::move(__out));
    }
};
struct rotate_function {
    template <permutable _Iter, sentinel_for<_Iter> _Sent>
    constexpr subrange<_Iter> operator()(_Iter __first, _Iter __middle, _Sent __last) const {
        const _Iter __end = std::ranges::next(__middle, __last);
        return {std::rotate(__first, __middle, __end), __end};
    }
    template <forward_range _Range>
        requires permutable<iterator_t<_Range>>
    constexpr borrowed_subrange_t<_Range> operator()(_Range &&__r, iterator_t<_Range> __middle) const {
        return (*this)(std::ranges::begin(__r), std::move(__middle), std::ranges::end(__r));
    }
};
struct swap_ranges_function {
    template <input_iterator _Iter1, sentinel_for<_Iter1> _Sent1, input_iterator _Iter2, sentinel_for<_Iter2> _Sent2>
    constexpr std::ranges::in_in_result<_Iter1, _Iter2> operator()(_Iter1 __first1, _Sent1 __last1, _Iter2 __first2,
                                                                   _Sent2 __last2) const {
        for (; __first1 != __last1 && __first2 != __last2; ++__first1, (void)++__first2)
            std::ranges::iter_swap(__first1, __first2);
        return {std::move(__first1), std::move(__first2)};
    }
    template <input_range _Range1, input_range _Range2>
    constexpr std::ranges::in_in_result<borrowed_iterator_t<_Range1>, borrowed_iterator_t<_Range2>>
    operator()(_Range1 &&__r1, _Range2 &&__r2) const {
        return (*this)(std::ranges::begin(__r1), std::ranges::end(__r1), std::ranges::begin(__r2),
                       std::ranges::end(__r2));
    }
};

} // namespace __om::ranges_algorithms

OM_RANGES_ALGORITHM(copy)
OM_RANGES_ALGORITHM(move)
OM_RANGES_ALGORITHM(copy_n)
OM_RANGES_ALGORITHM(copy_if)
OM_RANGES_ALGORITHM(copy_backward)
OM_RANGES_ALGORITHM(move_backward)
OM_RANGES_ALGORITHM(fill)
OM_RANGES_ALGORITHM(fill_n)
OM_RANGES_ALGORITHM(generate)
OM_RANGES_ALGORITHM(generate_n)
OM_RANGES_ALGORITHM(transform)
OM_RANGES_ALGORITHM(replace_if)
OM_RANGES_ALGORITHM(replace)
OM_RANGES_ALGORITHM(remove_if)
OM_RANGES_ALGORITHM(remove)
OM_RANGES_ALGORITHM(remove_copy_if)
OM_RANGES_ALGORITHM(unique)
OM_RANGES_ALGORITHM(reverse)
OM_RANGES_ALGORITHM(reverse_copy)
OM_RANGES_ALGORITHM(rotate)
OM_RANGES_ALGORITHM(swap_ranges)

namespace std::ranges {

template <class _Iter, class _Out>
using copy_result = in_out_result<_Iter, _Out>;
template <class _Iter, class _Out>
using copy_if_result = in_out_result<_Iter, _Out>;
template <class _Iter, class _Out>
using move_result = in_out_result<_Iter, _Out>;
template <class _Iter, class _Out>
using unary_transform_result = in_out_result<_Iter, _Out>;
template <class _Iter1, class _Iter2, class _Out>
using binary_transform_result = in_in_out_result<_Iter1, _Iter2, _Out>;

} // namespace std::ranges
#endif

OM_END_MODEL

#endif
