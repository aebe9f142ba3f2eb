// synth-three-way ([expos.only.entity]): the comparison that pair, tuple and the containers compare
// their elements by in C++20, whether or not the element type has operator<=> itself.
#ifndef OM_THREE_WAY_H
#define OM_THREE_WAY_H

#include <__om/config.h>

OM_BEGIN_MODEL

#if OM_CXX20
#include <compare>
#include <concepts>

namespace __om {

struct synthesised_three_way {
    template <class _Tp, class _Up>
    constexpr auto operator()(const _Tp &__t, const _Up &__u) const
        requires requires {
            { __t < __u } -> boolean_testable;
            { __u < __t } -> boolean_testable;
        }
    {
        if constexpr (std::three_way_comparable_with<_Tp, _Up>) {
            return __t <=> __u;
        } else {
            if (__t < __u)
                return std::weak_ordering::less;
            if (__u < __t)
                return std::weak_ordering::greater;
            return std::weak_ordering::equivalent;
        }
    }
};
inline constexpr synthesised_three_way synth_three_way{};

template <class _Tp, class _Up = _Tp>
using synth_three_way_result = decltype(synth_three_way(std::declval<_Tp &>(), std::declval<_Up &>()));

} // namespace __om
#endif

OM_END_MODEL

#endif
