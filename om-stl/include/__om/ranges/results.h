// What the algorithms over ranges return ([algorithms.results]), and how they apply projections.
#ifndef OM_RANGES_RESULTS_H
#define OM_RANGES_RESULTS_H

#include <__om/functional/invoke.h>
#include <__om/functional/reference_wrapper.h>
#include <__om/iterator/counted.h>
#include <__om/iterator/ranges.h>
#include <__om/ranges/view_interface.h>

OM_BEGIN_MODEL

#if OM_CXX20
namespace std::ranges {

// A struct of two members that converts to one of other types.
#define OM_RESULT_OF_TWO(name, _A, __a, _B, __b)                                                                       \
    template <class _A, class _B>                                                                                      \
    struct name {                                                                                                      \
        [[no_unique_address]] _A __a;                                                                                  \
        [[no_unique_address]] _B __b;                                                                                  \
        template <class _A2, class _B2>                                                                                \
            requires convertible_to<const _A &, _A2> && convertible_to<const _B &, _B2>                                \
        constexpr operator name<_A2, _B2>() const & {                                                                  \
            return {__a, __b};                                                                                         \
        }                                                                                                              \
        template <class _A2, class _B2>                                                                                \
            requires convertible_to<_A, _A2> && convertible_to<_B, _B2>                                                \
        constexpr operator name<_A2, _B2>() && {                                                                       \
            return {std::move(__a), std::move(__b)};                                                                   \
        }                                                                                                              \
    };
#define OM_RESULT_OF_THREE(name, _A, __a, _B, __b, _C, __c)                                                            \
    template <class _A, class _B, class _C>                                                                            \
    struct name {                                                                                                      \
        [[no_unique_address]] _A __a;                                                                                  \
        [[no_unique_address]] _B __b;                                                                                  \
        [[no_unique_address]] _C __c;                                                                                  \
        template <class _A2, class _B2, class _C2>                                                                     \
            requires convertible_to<const _A &, _A2> && convertible_to<const _B &, _B2> &&                             \
                     convertible_to<const _C &, _C2>                                                                   \
        constexpr operator name<_A2, _B2, _C2>() const & {                                                             \
            return {__a, __b, __c};                                                                                    \
        }                                                                                                              \
        template <class _A2, class _B2, class _C2>                                                                     \
            requires convertible_to<_A, _A2> && convertible_to<_B, _B2> && convertible_to<_C, _C2>                     \
        constexpr operator name<_A2, _B2, _C2>() && {                                                                  \
            return {std::move(__a), std::move(__b), std::move(__c)};                                                   \
        }                                                                                                              \
    };

OM_RESULT_OF_TWO(in_fun_result, _In, in, _Fun, fun)
OM_RESULT_OF_TWO(in_in_result, _In1, in1, _In2, in2)
OM_RESULT_OF_TWO(in_out_result, _In, in, _Out, out)
OM_RESULT_OF_TWO(out_value_result, _Out, out, _Val, value)
OM_RESULT_OF_TWO(in_value_result, _In, in, _Val, value)
OM_RESULT_OF_THREE(in_in_out_result, _In1, in1, _In2, in2, _Out, out)
OM_RESULT_OF_THREE(in_out_out_result, _In, in, _Out1, out1, _Out2, out2)
#undef OM_RESULT_OF_TWO
#undef OM_RESULT_OF_THREE

template <class _Tp>
struct min_max_result {
    [[no_unique_address]] _Tp min;
    [[no_unique_address]] _Tp max;
    template <class _Up>
        requires convertible_to<const _Tp &, _Up>
    constexpr operator min_max_result<_Up>() const & {
        return {min, max};
    }
    template <class _Up>
        requires convertible_to<_Tp, _Up>
    constexpr operator min_max_result<_Up>() && {
        return {std::move(min), std::move(max)};
    }
};
template <class _In>
struct in_found_result {
    [[no_unique_address]] _In in;
    bool found;
    template <class _In2>
        requires convertible_to<const _In &, _In2>
    constexpr operator in_found_result<_In2>() const & {
        return {in, found};
    }
    template <class _In2>
        requires convertible_to<_In, _In2>
    constexpr operator in_found_result<_In2>() && {
        return {std::move(in), found};
    }
};

} // namespace std::ranges

namespace __om {

// A relation or a predicate behind projections, for the algorithms over pairs of iterators.
template <class _Relation, class _Proj1, class _Proj2 = _Proj1>
struct projected_relation {
    _Relation &relation;
    _Proj1 &first;
    _Proj2 &second;
    template <class _Tp, class _Up>
    constexpr bool operator()(_Tp &&__l, _Up &&__r) const {
        return std::invoke(relation, std::invoke(first, static_cast<_Tp &&>(__l)),
                           std::invoke(second, static_cast<_Up &&>(__r)));
    }
};
template <class _Pred, class _Proj>
struct projected_predicate {
    _Pred &predicate;
    _Proj &projection;
    template <class _Tp>
    constexpr bool operator()(_Tp &&__t) const {
        return std::invoke(predicate, std::invoke(projection, static_cast<_Tp &&>(__t)));
    }
};
template <class _Relation, class _Proj>
constexpr projected_relation<_Relation, _Proj> project(_Relation &__relation, _Proj &__proj) {
    return {__relation, __proj, __proj};
}

// Whether a value is the one that is sought.
template <class _Tp>
struct equals_value {
    const _Tp &value;
    template <class _Up>
    constexpr bool operator()(_Up &&__u) const {
        return static_cast<_Up &&>(__u) == value;
    }
};

} // namespace __om

// An algorithm's function object; it takes part in no lookup by argument.
#define OM_RANGES_ALGORITHM(name)                                                                                      \
    namespace std::ranges {                                                                                            \
    inline constexpr __om::ranges_algorithms::name##_function name{};                                                  \
    }
#endif

OM_END_MODEL

#endif
