// Where the element with given indices lies ([mdspan.layout]): by the last index first, by the first, or by strides.
#ifndef OM_MDSPAN_LAYOUTS_H
#define OM_MDSPAN_LAYOUTS_H

#include <__om/mdspan/extents.h>

OM_BEGIN_MODEL

namespace std {

struct layout_left {
    template <class _Extents>
    class mapping;
};
struct layout_right {
    template <class _Extents>
    class mapping;
};
struct layout_stride {
    template <class _Extents>
    class mapping;
};

} // namespace std

namespace __om {

// What the two dense layouts have in common; _Left tells them apart.
template <class _Extents, bool _Left>
class dense_mapping {
    static_assert(is_extents<_Extents>::value, "a layout maps indices below extents");

public:
    using extents_type = _Extents;
    using index_type = typename _Extents::index_type;
    using size_type = typename _Extents::size_type;
    using rank_type = typename _Extents::rank_type;

protected:
    OM_NO_UNIQUE_ADDRESS _Extents __extents{};

public:
    constexpr dense_mapping() noexcept = default;
    constexpr dense_mapping(const _Extents &__e) noexcept : __extents(__e) {}

    constexpr const extents_type &extents() const noexcept { return __extents; }
    constexpr index_type required_span_size() const noexcept { return extents_product(__extents, 0, _Extents::rank()); }
    template <class... _Indices>
        requires(sizeof...(_Indices) == _Extents::rank() && (std::is_convertible_v<_Indices, index_type> && ...))
    constexpr index_type operator()(_Indices... __indices) const noexcept {
        OM_CHECK("container-bounds", __om::indices_inside(__extents, static_cast<index_type>(__indices)...),
                 "a layout is asked for an index that is not below its extent");
        rank_type __r = 0;
        return static_cast<index_type>(((static_cast<index_type>(__indices) * stride_at(__r++)) + ... + 0));
    }
    constexpr index_type stride(rank_type __r) const noexcept
        requires(_Extents::rank() > 0)
    {
        OM_REQUIRES(__r < _Extents::rank(), "stride() of a direction that is not there");
        return stride_at(__r);
    }
    static constexpr bool is_always_unique() noexcept { return true; }
    static constexpr bool is_always_exhaustive() noexcept { return true; }
    static constexpr bool is_always_strided() noexcept { return true; }
    static constexpr bool is_unique() noexcept { return true; }
    static constexpr bool is_exhaustive() noexcept { return true; }
    static constexpr bool is_strided() noexcept { return true; }

private:
    constexpr index_type stride_at(rank_type __r) const {
        return _Left ? extents_product(__extents, 0, __r) : extents_product(__extents, __r + 1, _Extents::rank());
    }
};

} // namespace __om

namespace std {

// [mdspan.layout.left], [mdspan.layout.right]
#define OM_DENSE_LAYOUT(layout, left, other)                                                                           \
    template <class _Extents>                                                                                          \
    class layout::mapping : public __om::dense_mapping<_Extents, left> {                                               \
        using __base = __om::dense_mapping<_Extents, left>;                                                            \
                                                                                                                       \
    public:                                                                                                            \
        using layout_type = layout;                                                                                    \
        constexpr mapping() noexcept = default;                                                                        \
        constexpr mapping(const _Extents &__e) noexcept : __base(__e) {}                                               \
        template <class _Other>                                                                                        \
            requires is_constructible_v<_Extents, _Other>                                                              \
        constexpr explicit(!is_convertible_v<_Other, _Extents>) mapping(const mapping<_Other> &__x) noexcept           \
            : __base(_Extents(__x.extents())) {}                                                                       \
        template <class _Other>                                                                                        \
            requires(_Extents::rank() <= 1 && is_constructible_v<_Extents, _Other>)                                    \
        constexpr explicit(!is_convertible_v<_Other, _Extents>) mapping(const other::mapping<_Other> &__x) noexcept    \
            : __base(_Extents(__x.extents())) {}                                                                       \
        template <class _Other>                                                                                        \
            requires is_constructible_v<_Extents, _Other>                                                              \
        constexpr explicit(_Extents::rank() > 0) mapping(const layout_stride::mapping<_Other> &__x) noexcept           \
            : __base(_Extents(__x.extents())) {                                                                        \
            if constexpr (_Extents::rank() > 0)                                                                        \
                for (size_t __r = 0; __r != _Extents::rank(); ++__r)                                                   \
                    OM_REQUIRES(std::cmp_equal(__x.stride(__r), this->stride(__r)),                                    \
                                "the strides are not those of the dense layout they are taken for");                   \
        }                                                                                                              \
        template <class _Other>                                                                                        \
            requires(_Other::rank() == _Extents::rank())                                                               \
        friend constexpr bool operator==(const mapping &__x, const mapping<_Other> &__y) noexcept {                    \
            return __x.extents() == __y.extents();                                                                     \
        }                                                                                                              \
    };
OM_DENSE_LAYOUT(layout_left, true, layout_right)
OM_DENSE_LAYOUT(layout_right, false, layout_left)
#undef OM_DENSE_LAYOUT

// [mdspan.layout.stride]
template <class _Extents>
class layout_stride::mapping {
public:
    using extents_type = _Extents;
    using index_type = typename _Extents::index_type;
    using size_type = typename _Extents::size_type;
    using rank_type = typename _Extents::rank_type;
    using layout_type = layout_stride;

private:
    static constexpr rank_type __rank = _Extents::rank();
    OM_NO_UNIQUE_ADDRESS _Extents __extents{};
    array<index_type, __rank> __strides{};

    template <class _Strides>
    constexpr void __take(const _Strides &__given) {
        for (rank_type __r = 0; __r != __rank; ++__r) {
            __strides[__r] = static_cast<index_type>(__given[__r]);
            OM_REQUIRES(__strides[__r] > 0, "a stride is not positive");
        }
    }

public:
    constexpr mapping() noexcept : mapping(layout_right::mapping<_Extents>()) {}
    template <class _Other>
    constexpr mapping(const _Extents &__e, span<_Other, __rank> __given) noexcept : __extents(__e) {
        __take(__given);
    }
    template <class _Other>
    constexpr mapping(const _Extents &__e, const array<_Other, __rank> &__given) noexcept : __extents(__e) {
        __take(__given);
    }
    template <class _Other>
        requires(!is_same_v<_Other, mapping> && _Other::is_always_unique() && _Other::is_always_strided() &&
                 is_constructible_v<_Extents, typename _Other::extents_type>)
    constexpr mapping(const _Other &__x) noexcept : __extents(__x.extents()) {
        if constexpr (__rank > 0)
            for (rank_type __r = 0; __r != __rank; ++__r)
                __strides[__r] = static_cast<index_type>(__x.stride(__r));
    }

    constexpr const extents_type &extents() const noexcept { return __extents; }
    constexpr array<index_type, __rank> strides() const noexcept { return __strides; }
    constexpr index_type stride(rank_type __r) const noexcept {
        OM_REQUIRES(__r < __rank, "stride() of a direction that is not there");
        return __strides[__r];
    }
    constexpr index_type required_span_size() const noexcept {
        index_type __last = 1;
        for (rank_type __r = 0; __r != __rank; ++__r) {
            if (__extents.extent(__r) == 0)
                return 0;
            __last += (__extents.extent(__r) - 1) * __strides[__r];
        }
        return __last;
    }
    template <class... _Indices>
        requires(sizeof...(_Indices) == __rank && (is_convertible_v<_Indices, index_type> && ...))
    constexpr index_type operator()(_Indices... __indices) const noexcept {
        OM_CHECK("container-bounds", __om::indices_inside(__extents, static_cast<index_type>(__indices)...),
                 "a layout is asked for an index that is not below its extent");
        rank_type __r = 0;
        return static_cast<index_type>(((static_cast<index_type>(__indices) * __strides[__r++]) + ... + 0));
    }
    static constexpr bool is_always_unique() noexcept { return true; }
    static constexpr bool is_always_exhaustive() noexcept { return false; }
    static constexpr bool is_always_strided() noexcept { return true; }
    static constexpr bool is_unique() noexcept { return true; }
    constexpr bool is_exhaustive() const noexcept {
        return required_span_size() == __om::extents_product(__extents, 0, __rank);
    }
    static constexpr bool is_strided() noexcept { return true; }

    template <class _Other>
        requires(_Other::extents_type::rank() == __rank && _Other::is_always_strided())
    friend constexpr bool operator==(const mapping &__x, const _Other &__y) noexcept {
        if (!(__x.extents() == __y.extents()))
            return false;
        if constexpr (__rank > 0)
            for (rank_type __r = 0; __r != __rank; ++__r)
                if (!std::cmp_equal(__x.stride(__r), __y.stride(__r)))
                    return false;
        return true;
    }
};

} // namespace std

OM_END_MODEL

#endif
