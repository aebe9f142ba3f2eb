// ranges::distance, and advance and next over whole ranges ([range.iter.op.distance]).
#ifndef OM_ITERATOR_RANGES_H
#define OM_ITERATOR_RANGES_H

#include <__om/iterator/counted.h>
#include <__om/ranges/access.h>

OM_BEGIN_MODEL

#if OM_CXX20
namespace __om {

struct ranges_distance {
    template <class _Iter, std::sentinel_for<_Iter> _Sent>
        requires(!std::sized_sentinel_for<_Sent, _Iter>)
    constexpr std::iter_difference_t<_Iter> operator()(_Iter __first, _Sent __last) const {
        std::iter_difference_t<_Iter> __n = 0;
        for (; __first != __last; ++__first)
            ++__n;
        return __n;
    }
    template <class _Iter, std::sized_sentinel_for<std::decay_t<_Iter>> _Sent>
    constexpr std::iter_difference_t<std::decay_t<_Iter>> operator()(_Iter &&__first, _Sent __last) const {
        return __last - static_cast<const std::decay_t<_Iter> &>(__first);
    }
    template <std::ranges::range _Range>
    constexpr std::ranges::range_difference_t<_Range> operator()(_Range &&__r) const {
        if constexpr (std::ranges::sized_range<_Range>)
            return static_cast<std::ranges::range_difference_t<_Range>>(std::ranges::size(__r));
        else
            return (*this)(std::ranges::begin(__r), std::ranges::end(__r));
    }
};

} // namespace __om

namespace std::ranges {
inline constexpr __om::ranges_distance distance{};
}
#endif

OM_END_MODEL

#endif
