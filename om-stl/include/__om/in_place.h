// The disambiguation tags of C++17 ([utility.syn], [any], [variant], [optional]).
#ifndef OM_IN_PLACE_H
#define OM_IN_PLACE_H

#include <__om/types.h>

OM_BEGIN_MODEL

namespace std {

struct in_place_t {
    explicit in_place_t() = default;
};
inline constexpr in_place_t in_place{};

template <class _Tp>
struct in_place_type_t {
    explicit in_place_type_t() = default;
};
template <class _Tp>
inline constexpr in_place_type_t<_Tp> in_place_type{};

template <size_t __i>
struct in_place_index_t {
    explicit in_place_index_t() = default;
};
template <size_t __i>
inline constexpr in_place_index_t<__i> in_place_index{};

} // namespace std

OM_END_MODEL

#endif
