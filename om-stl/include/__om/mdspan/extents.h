// extents ([mdspan.extents]): how many elements there are in each direction, some of it known to the compiler.
#ifndef OM_MDSPAN_EXTENTS_H
#define OM_MDSPAN_EXTENTS_H

#include <array>
#include <span>
#include <utility>

OM_BEGIN_MODEL

namespace __om {

// In place of the extents that are not known to the compiler, where there are none.
struct no_given_extents {};

} // namespace __om

namespace std {

template <class _Index, size_t... _Extents>
class extents {
    static_assert(is_integral_v<_Index> && !is_same_v<_Index, bool>, "extents are counted by an integer");

public:
    using index_type = _Index;
    using size_type = make_unsigned_t<index_type>;
    using rank_type = size_t;

    static constexpr rank_type rank() noexcept { return sizeof...(_Extents); }
    static constexpr rank_type rank_dynamic() noexcept { return ((_Extents == dynamic_extent) + ... + 0); }
    static constexpr size_t static_extent(rank_type __r) noexcept {
        OM_REQUIRES(__r < rank(), "extents::static_extent() of a direction that is not there");
        return __known[__r];
    }
    constexpr index_type extent(rank_type __r) const noexcept {
        OM_REQUIRES(__r < rank(), "extents::extent() of a direction that is not there");
        if constexpr (rank_dynamic() > 0)
            if (__known[__r] == dynamic_extent)
                return __given[__index_of_given(__r)];
        return static_cast<index_type>(__known[__r]);
    }

    // [mdspan.extents.cons]
    constexpr extents() noexcept = default;
    template <class _OtherIndex, size_t... _Others>
        requires(sizeof...(_Others) == sizeof...(_Extents) &&
                 ((_Others == dynamic_extent || _Extents == dynamic_extent || _Others == _Extents) && ...))
    constexpr explicit((((_Extents != dynamic_extent) && (_Others == dynamic_extent)) || ...) ||
                       sizeof(index_type) < sizeof(_OtherIndex))
        extents(const extents<_OtherIndex, _Others...> &__other) noexcept {
        for (rank_type __r = 0; __r != rank(); ++__r)
            __set(__r, __other.extent(__r));
    }
    template <class... _Given>
        requires((is_convertible_v<_Given, index_type> && ...) &&
                 (is_nothrow_constructible_v<index_type, _Given> && ...) &&
                 (sizeof...(_Given) == rank() || sizeof...(_Given) == rank_dynamic()))
    constexpr explicit extents(_Given... __numbers) noexcept {
        const array<index_type, sizeof...(_Given)> __all{static_cast<index_type>(std::move(__numbers))...};
        __take(__all.data(), __all.size());
    }
    template <class _Other, size_t __n>
        requires(is_convertible_v<const _Other &, index_type> && (__n == rank() || __n == rank_dynamic()))
    constexpr explicit(__n != rank_dynamic()) extents(span<_Other, __n> __numbers) noexcept {
        __take(__numbers.data(), __n);
    }
    template <class _Other, size_t __n>
        requires(is_convertible_v<const _Other &, index_type> && (__n == rank() || __n == rank_dynamic()))
    constexpr explicit(__n != rank_dynamic()) extents(const array<_Other, __n> &__numbers) noexcept {
        __take(__numbers.data(), __n);
    }

    template <class _OtherIndex, size_t... _Others>
    friend constexpr bool operator==(const extents &__x, const extents<_OtherIndex, _Others...> &__y) noexcept {
        if constexpr (sizeof...(_Others) != rank())
            return false;
        else {
            for (rank_type __r = 0; __r != rank(); ++__r)
                if (!std::cmp_equal(__x.extent(__r), __y.extent(__r)))
                    return false;
            return true;
        }
    }

private:
    static constexpr array<size_t, sizeof...(_Extents)> __known{_Extents...};
    OM_NO_UNIQUE_ADDRESS conditional_t<rank_dynamic() == 0, __om::no_given_extents, array<index_type, rank_dynamic()>>
        __given{};

    static constexpr rank_type __index_of_given(rank_type __r) {
        rank_type __before = 0;
        for (rank_type __i = 0; __i != __r; ++__i)
            __before += __known[__i] == dynamic_extent;
        return __before;
    }
    template <class _Other>
    constexpr void __set(rank_type __r, const _Other &__number) {
        const index_type __n = static_cast<index_type>(__number);
        OM_REQUIRES(__n >= 0, "an extent is negative, or too large for the type that counts it");
        if constexpr (rank_dynamic() > 0)
            if (__known[__r] == dynamic_extent) {
                __given[__index_of_given(__r)] = __n;
                return;
            }
        OM_REQUIRES(std::cmp_equal(__n, __known[__r]), "an extent is not the one that the type says");
    }
    // Either all extents, or those that are not known.
    template <class _Other>
    constexpr void __take(const _Other *__numbers, size_t __n) {
        for (rank_type __r = 0; __r != rank(); ++__r)
            if (__n == rank())
                __set(__r, __numbers[__r]);
            else if (__known[__r] == dynamic_extent)
                __set(__r, __numbers[__index_of_given(__r)]);
    }
};

} // namespace std

namespace __om {

template <class _Index, class _Positions>
struct all_dynamic;
template <class _Index, std::size_t... _Is>
struct all_dynamic<_Index, std::index_sequence<_Is...>> {
    using type = std::extents<_Index, (static_cast<void>(_Is), std::dynamic_extent)...>;
};

template <class _Tp>
struct is_extents : std::false_type {};
template <class _Index, std::size_t... _Extents>
struct is_extents<std::extents<_Index, _Extents...>> : std::true_type {};

// The product of the extents from one direction to before another.
template <class _Extents>
constexpr typename _Extents::index_type extents_product(const _Extents &__e, std::size_t __from, std::size_t __to) {
    typename _Extents::index_type __product = 1;
    for (; __from < __to; ++__from)
        __product *= __e.extent(__from);
    return __product;
}

// Whether every index is below its extent ([mdspan.layout.left.obs]/3 and its like).
template <class _Extents, class... _Indices>
constexpr bool indices_inside(const _Extents &__e, _Indices... __indices) {
    std::size_t __r = 0;
    return ((std::cmp_greater_equal(__indices, 0) && std::cmp_less(__indices, __e.extent(__r++))) && ...);
}

} // namespace __om

namespace std {

template <class _Index, size_t _Rank>
using dextents = typename __om::all_dynamic<_Index, make_index_sequence<_Rank>>::type;

template <class... _Integrals>
    requires(is_convertible_v<_Integrals, size_t> && ...)
explicit extents(_Integrals...) -> extents<size_t, (static_cast<void>(sizeof(_Integrals)), dynamic_extent)...>;

} // namespace std

OM_END_MODEL

#endif
