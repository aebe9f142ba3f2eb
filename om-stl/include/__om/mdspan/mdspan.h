// mdspan and its default accessor ([mdspan.mdspan], [mdspan.accessor]): a view of elements by several indices.
#ifndef OM_MDSPAN_MDSPAN_H
#define OM_MDSPAN_MDSPAN_H

#include <__om/mdspan/layouts.h>

OM_BEGIN_MODEL

namespace std {

template <class _Element>
struct default_accessor {
    using offset_policy = default_accessor;
    using element_type = _Element;
    using reference = _Element &;
    using data_handle_type = _Element *;

    constexpr default_accessor() noexcept = default;
    template <class _Other>
        requires is_convertible_v<_Other (*)[], _Element (*)[]>
    constexpr default_accessor(default_accessor<_Other>) noexcept {}
    constexpr reference access(data_handle_type __p, size_t __i) const noexcept { return __p[__i]; }
    constexpr data_handle_type offset(data_handle_type __p, size_t __i) const noexcept { return __p + __i; }
};

template <class _Element, class _Extents, class _Layout = layout_right, class _Accessor = default_accessor<_Element>>
class mdspan {
public:
    using extents_type = _Extents;
    using layout_type = _Layout;
    using accessor_type = _Accessor;
    using mapping_type = typename _Layout::template mapping<_Extents>;
    using element_type = _Element;
    using value_type = remove_cv_t<_Element>;
    using index_type = typename _Extents::index_type;
    using size_type = typename _Extents::size_type;
    using rank_type = typename _Extents::rank_type;
    using data_handle_type = typename _Accessor::data_handle_type;
    using reference = typename _Accessor::reference;

private:
    OM_NO_UNIQUE_ADDRESS _Accessor __accessor{};
    OM_NO_UNIQUE_ADDRESS mapping_type __mapping{};
    data_handle_type __data{};

    template <class, class, class, class>
    friend class mdspan;

public:
    static constexpr rank_type rank() noexcept { return _Extents::rank(); }
    static constexpr rank_type rank_dynamic() noexcept { return _Extents::rank_dynamic(); }
    static constexpr size_t static_extent(rank_type __r) noexcept { return _Extents::static_extent(__r); }
    constexpr index_type extent(rank_type __r) const noexcept { return extents().extent(__r); }

    // [mdspan.mdspan.cons]
    constexpr mdspan()
        requires(_Extents::rank_dynamic() > 0)
    = default;
    template <class... _Given>
        requires((is_convertible_v<_Given, index_type> && ...) &&
                 (sizeof...(_Given) > 0 || _Extents::rank_dynamic() == 0) &&
                 (sizeof...(_Given) == _Extents::rank() || sizeof...(_Given) == _Extents::rank_dynamic()) &&
                 is_constructible_v<mapping_type, _Extents>)
    constexpr explicit mdspan(data_handle_type __p, _Given... __extents)
        : __mapping(_Extents(static_cast<index_type>(std::move(__extents))...)), __data(std::move(__p)) {}
    template <class _Other, size_t __n>
        requires(is_convertible_v<const _Other &, index_type> &&
                 (__n == _Extents::rank() || __n == _Extents::rank_dynamic()))
    constexpr explicit(__n != _Extents::rank_dynamic()) mdspan(data_handle_type __p, span<_Other, __n> __extents)
        : __mapping(_Extents(__extents)), __data(std::move(__p)) {}
    template <class _Other, size_t __n>
        requires(is_convertible_v<const _Other &, index_type> &&
                 (__n == _Extents::rank() || __n == _Extents::rank_dynamic()))
    constexpr explicit(__n != _Extents::rank_dynamic())
        mdspan(data_handle_type __p, const array<_Other, __n> &__extents)
        : __mapping(_Extents(__extents)), __data(std::move(__p)) {}
    constexpr mdspan(data_handle_type __p, const _Extents &__e) : __mapping(__e), __data(std::move(__p)) {}
    constexpr mdspan(data_handle_type __p, const mapping_type &__m) : __mapping(__m), __data(std::move(__p)) {}
    constexpr mdspan(data_handle_type __p, const mapping_type &__m, const _Accessor &__a)
        : __accessor(__a), __mapping(__m), __data(std::move(__p)) {}
    template <class _E2, class _X2, class _L2, class _A2>
        requires(is_constructible_v<mapping_type, const typename _L2::template mapping<_X2> &> &&
                 is_constructible_v<_Accessor, const _A2 &>)
    constexpr explicit(!is_convertible_v<const typename _L2::template mapping<_X2> &, mapping_type> ||
                       !is_convertible_v<const _A2 &, _Accessor>) mdspan(const mdspan<_E2, _X2, _L2, _A2> &__x)
        : __accessor(__x.__accessor), __mapping(__x.__mapping), __data(__x.__data) {}

    // [mdspan.mdspan.members]
#if defined(__cpp_multidimensional_subscript)
    template <class... _Indices>
        requires(sizeof...(_Indices) == _Extents::rank() && (is_convertible_v<_Indices, index_type> && ...))
    constexpr reference operator[](_Indices... __indices) const {
        OM_CHECK("container-bounds", __om::indices_inside(extents(), static_cast<index_type>(__indices)...),
                 "mdspan::operator[] with an index that is not below its extent");
        return __accessor.access(__data,
                                 static_cast<size_t>(__mapping(static_cast<index_type>(std::move(__indices))...)));
    }
#endif
    template <class _Other>
        requires is_convertible_v<const _Other &, index_type>
    constexpr reference operator[](span<_Other, _Extents::rank()> __indices) const {
        return __at(__indices, make_index_sequence<_Extents::rank()>());
    }
    template <class _Other>
        requires is_convertible_v<const _Other &, index_type>
    constexpr reference operator[](const array<_Other, _Extents::rank()> &__indices) const {
        return __at(__indices, make_index_sequence<_Extents::rank()>());
    }
    constexpr size_type size() const noexcept {
        return static_cast<size_type>(__om::extents_product(extents(), 0, rank()));
    }
    [[nodiscard]] constexpr bool empty() const noexcept { return size() == 0; }
    friend constexpr void swap(mdspan &__x, mdspan &__y) noexcept {
        std::swap(__x.__data, __y.__data);
        std::swap(__x.__mapping, __y.__mapping);
        std::swap(__x.__accessor, __y.__accessor);
    }
    constexpr const extents_type &extents() const noexcept { return __mapping.extents(); }
    constexpr const data_handle_type &data_handle() const noexcept { return __data; }
    constexpr const mapping_type &mapping() const noexcept { return __mapping; }
    constexpr const accessor_type &accessor() const noexcept { return __accessor; }
    static constexpr bool is_always_unique() { return mapping_type::is_always_unique(); }
    static constexpr bool is_always_exhaustive() { return mapping_type::is_always_exhaustive(); }
    static constexpr bool is_always_strided() { return mapping_type::is_always_strided(); }
    constexpr bool is_unique() const { return __mapping.is_unique(); }
    constexpr bool is_exhaustive() const { return __mapping.is_exhaustive(); }
    constexpr bool is_strided() const { return __mapping.is_strided(); }
    constexpr index_type stride(rank_type __r) const { return __mapping.stride(__r); }

private:
    template <class _Indices, size_t... _Is>
    constexpr reference __at(const _Indices &__indices, index_sequence<_Is...>) const {
        OM_CHECK("container-bounds", __om::indices_inside(extents(), static_cast<index_type>(__indices[_Is])...),
                 "mdspan::operator[] with an index that is not below its extent");
        return __accessor.access(__data, static_cast<size_t>(__mapping(static_cast<index_type>(__indices[_Is])...)));
    }
};

template <class _Array>
    requires(is_array_v<_Array> && rank_v<_Array> == 1)
mdspan(_Array &) -> mdspan<remove_all_extents_t<_Array>, extents<size_t, extent_v<_Array, 0>>>;
template <class _Pointer>
    requires is_pointer_v<remove_reference_t<_Pointer>>
mdspan(_Pointer &&) -> mdspan<remove_pointer_t<remove_reference_t<_Pointer>>, extents<size_t>>;
template <class _Element, class... _Integrals>
    requires((is_convertible_v<_Integrals, size_t> && ...) && sizeof...(_Integrals) > 0)
explicit mdspan(_Element *, _Integrals...) -> mdspan<_Element, dextents<size_t, sizeof...(_Integrals)>>;
template <class _Element, class _Other, size_t __n>
mdspan(_Element *, span<_Other, __n>) -> mdspan<_Element, dextents<size_t, __n>>;
template <class _Element, class _Other, size_t __n>
mdspan(_Element *, const array<_Other, __n> &) -> mdspan<_Element, dextents<size_t, __n>>;
template <class _Element, class _Index, size_t... _Extents>
mdspan(_Element *, const extents<_Index, _Extents...> &) -> mdspan<_Element, extents<_Index, _Extents...>>;
template <class _Element, class _Mapping>
mdspan(_Element *, const _Mapping &)
    -> mdspan<_Element, typename _Mapping::extents_type, typename _Mapping::layout_type>;

} // namespace std

OM_END_MODEL

#endif
