// from_range and what containers ask of a range they are filled from ([ranges.syn],
// [container.intro.reqmts], C++23).
#ifndef OM_RANGES_FROM_RANGE_H
#define OM_RANGES_FROM_RANGE_H

#include <__om/ranges/access.h>

OM_BEGIN_MODEL

#if OM_CXX23
namespace std {

struct from_range_t {
    explicit from_range_t() = default;
};
inline constexpr from_range_t from_range{};

} // namespace std

namespace __om {

template <class _Range, class _Tp>
concept container_compatible_range =
    std::ranges::input_range<_Range> && std::convertible_to<std::ranges::range_reference_t<_Range>, _Tp>;

} // namespace __om
#endif

OM_END_MODEL

#endif
