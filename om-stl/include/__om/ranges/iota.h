// ranges::iota ([numeric.iota]).
#ifndef OM_RANGES_IOTA_H
#define OM_RANGES_IOTA_H

#include <__om/ranges/results.h>

OM_BEGIN_MODEL

#if OM_CXX23
namespace __om::ranges_algorithms {

struct iota_function {
    template <std::input_or_output_iterator _Out, std::sentinel_for<_Out> _Sent, std::weakly_incrementable _Tp>
    constexpr std::ranges::out_value_result<_Out, _Tp> operator()(_Out __first, _Sent __last, _Tp __value) const {
        for (; __first != __last; ++__first, (void)++__value)
            *__first = std::as_const(__value);
        return {std::move(__first), std::move(__value)};
    }
    template <std::weakly_incrementable _Tp, std::ranges::output_range<const _Tp &> _Range>
    constexpr std::ranges::out_value_result<std::ranges::borrowed_iterator_t<_Range>, _Tp>
    operator()(_Range &&__r, _Tp __value) const {
        return (*this)(std::ranges::begin(__r), std::ranges::end(__r), std::move(__value));
    }
};

} // namespace __om::ranges_algorithms

OM_RANGES_ALGORITHM(iota)

namespace std::ranges {

template <class _Out, class _Tp>
using iota_result = out_value_result<_Out, _Tp>;

} // namespace std::ranges
#endif

OM_END_MODEL

#endif
