// What the flat containers have in common: the marks that say that a sequence is sorted already, and looking a key
// up in a sorted sequence ([flat.map.overview], [flat.set.overview]).
#ifndef OM_FLAT_SORTED_SEQUENCE_H
#define OM_FLAT_SORTED_SEQUENCE_H

#include <__om/algorithm/compare_ranges.h>
#include <__om/functional/operators.h>
#include <__om/memory/uses_allocator.h>
#include <__om/ranges/from_range.h>
#include <__om/iterator/reverse.h>
#include <initializer_list>
#include <vector>

OM_BEGIN_MODEL

namespace std {

struct sorted_unique_t {
    explicit sorted_unique_t() = default;
};
inline constexpr sorted_unique_t sorted_unique{};
struct sorted_equivalent_t {
    explicit sorted_equivalent_t() = default;
};
inline constexpr sorted_equivalent_t sorted_equivalent{};

} // namespace std

namespace __om {

template <bool _Multi>
using sorted_mark = std::conditional_t<_Multi, std::sorted_equivalent_t, std::sorted_unique_t>;

template <class _Compare>
concept transparent_comparison = requires { typename _Compare::is_transparent; };

template <bool _Multi, class _Keys, class _Compare>
void require_sorted(const _Keys &__keys, const _Compare &__less) {
    for (std::size_t __i = 1; __i < __keys.size(); ++__i) {
        auto __here = __keys.begin() + static_cast<std::ptrdiff_t>(__i);
        if constexpr (_Multi)
            OM_CHECK("invalid-order", !__less(*__here, *(__here - 1)),
                     "keys are said to be sorted by the container's comparison, and are not");
        else
            OM_CHECK("invalid-order", __less(*(__here - 1), *__here),
                     "keys are said to be sorted by the container's comparison and unique, and are not");
    }
}

// How many keys come before the first that is not less, and before the first that is greater.
template <class _Keys, class _Compare, class _Key>
std::size_t lower_index(const _Keys &__keys, const _Compare &__less, const _Key &__k) {
    auto __first = __keys.begin();
    std::size_t __i = 0;
    for (std::size_t __left = __keys.size(); __left != 0;) {
        const std::size_t __half = __left / 2;
        if (__less(*(__first + static_cast<std::ptrdiff_t>(__i + __half)), __k)) {
            __i += __half + 1;
            __left -= __half + 1;
        } else {
            __left = __half;
        }
    }
    return __i;
}
template <class _Keys, class _Compare, class _Key>
std::size_t upper_index(const _Keys &__keys, const _Compare &__less, const _Key &__k) {
    return __om::lower_index(
        __keys, [&](const auto &__element, const auto &__key) { return !__less(__key, __element); }, __k);
}

// Where a new key goes, and whether it may: where nobody else is in its place.
struct flat_place {
    std::size_t __index;
    bool __free;
};
template <bool _Multi, class _Keys, class _Compare, class _Key>
flat_place place_for(const _Keys &__keys, const _Compare &__less, const _Key &__k) {
    if constexpr (_Multi)
        return {__om::upper_index(__keys, __less, __k), true};
    const std::size_t __i = __om::lower_index(__keys, __less, __k);
    return {__i, __i == __keys.size() ||
                     static_cast<bool>(__less(__k, *(__keys.begin() + static_cast<std::ptrdiff_t>(__i))))};
}
// As close as possible before the hint, where equivalent keys may be.
template <class _Keys, class _Compare, class _Key>
std::size_t hinted_index(const _Keys &__keys, const _Compare &__less, std::size_t __hint, const _Key &__k) {
    const std::size_t __low = __om::lower_index(__keys, __less, __k);
    const std::size_t __high = __om::upper_index(__keys, __less, __k);
    return __hint < __low ? __low : __hint > __high ? __high : __hint;
}

} // namespace __om

OM_END_MODEL

#endif
