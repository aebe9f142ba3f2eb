// The elements of a tuple in memory: one base class an element, an empty element without room. The
// last element comes first, as in the real library, so that layouts agree.
#ifndef OM_TUPLE_ELEMENTS_H
#define OM_TUPLE_ELEMENTS_H

#include <__om/memory/allocator.h>
#include <__om/integer_sequence.h>
#include <__om/pair.h>
#include <__om/tuple_protocol.h>

OM_BEGIN_MODEL

namespace __om {

// How an element is constructed from an allocator and arguments ([allocator.uses.construction]).
struct plain_construction {};
struct leading_allocator {};
struct trailing_allocator {};

template <class _Tp, class _Alloc, class... _Args>
struct allocator_construction
    : std::conditional<
          !std::uses_allocator<typename std::remove_cv<_Tp>::type, _Alloc>::value, plain_construction,
          typename std::conditional<std::is_constructible<_Tp, std::allocator_arg_t, const _Alloc &, _Args...>::value,
                                    leading_allocator, trailing_allocator>::type> {};

template <std::size_t __i, class _Tp, bool = takes_no_room<_Tp>::value>
struct tuple_leaf {
    _Tp __value;

    constexpr tuple_leaf() : __value() {}
    template <class _Up>
    constexpr explicit tuple_leaf(std::true_type, _Up &&__u) : __value(std::forward<_Up>(__u)) {}
    template <class _Alloc>
    OM_CONSTEXPR20 tuple_leaf(plain_construction, const _Alloc &) : __value() {}
    template <class _Alloc>
    OM_CONSTEXPR20 tuple_leaf(leading_allocator, const _Alloc &__a) : __value(std::allocator_arg, __a) {}
    template <class _Alloc>
    OM_CONSTEXPR20 tuple_leaf(trailing_allocator, const _Alloc &__a) : __value(__a) {}
    template <class _Alloc, class _Up>
    OM_CONSTEXPR20 tuple_leaf(plain_construction, const _Alloc &, _Up &&__u) : __value(std::forward<_Up>(__u)) {}
    template <class _Alloc, class _Up>
    OM_CONSTEXPR20 tuple_leaf(leading_allocator, const _Alloc &__a, _Up &&__u)
        : __value(std::allocator_arg, __a, std::forward<_Up>(__u)) {}
    template <class _Alloc, class _Up>
    OM_CONSTEXPR20 tuple_leaf(trailing_allocator, const _Alloc &__a, _Up &&__u)
        : __value(std::forward<_Up>(__u), __a) {}

    OM_CONSTEXPR14 _Tp &value() noexcept { return __value; }
    constexpr const _Tp &value() const noexcept { return __value; }
};
template <std::size_t __i, class _Tp>
struct tuple_leaf<__i, _Tp, true> : private _Tp {
    constexpr tuple_leaf() : _Tp() {}
    template <class _Up>
    constexpr explicit tuple_leaf(std::true_type, _Up &&__u) : _Tp(std::forward<_Up>(__u)) {}
    template <class _Alloc>
    OM_CONSTEXPR20 tuple_leaf(plain_construction, const _Alloc &) : _Tp() {}
    template <class _Alloc>
    OM_CONSTEXPR20 tuple_leaf(leading_allocator, const _Alloc &__a) : _Tp(std::allocator_arg, __a) {}
    template <class _Alloc>
    OM_CONSTEXPR20 tuple_leaf(trailing_allocator, const _Alloc &__a) : _Tp(__a) {}
    template <class _Alloc, class _Up>
    OM_CONSTEXPR20 tuple_leaf(plain_construction, const _Alloc &, _Up &&__u) : _Tp(std::forward<_Up>(__u)) {}
    template <class _Alloc, class _Up>
    OM_CONSTEXPR20 tuple_leaf(leading_allocator, const _Alloc &__a, _Up &&__u)
        : _Tp(std::allocator_arg, __a, std::forward<_Up>(__u)) {}
    template <class _Alloc, class _Up>
    OM_CONSTEXPR20 tuple_leaf(trailing_allocator, const _Alloc &__a, _Up &&__u) : _Tp(std::forward<_Up>(__u), __a) {}

    OM_CONSTEXPR14 _Tp &value() noexcept { return *this; }
    constexpr const _Tp &value() const noexcept { return *this; }
};

template <std::size_t __i, class... _Types>
struct tuple_elements {
    constexpr tuple_elements() {}
    constexpr explicit tuple_elements(std::true_type) {}
    template <class _Alloc>
    OM_CONSTEXPR20 explicit tuple_elements(const _Alloc &) {}
    template <class _Alloc>
    OM_CONSTEXPR20 tuple_elements(const _Alloc &, std::true_type) {}
};
template <std::size_t __i, class _Head, class... _Tail>
struct tuple_elements<__i, _Head, _Tail...> : tuple_elements<__i + 1, _Tail...>, tuple_leaf<__i, _Head> {
    typedef tuple_elements<__i + 1, _Tail...> __rest;
    typedef tuple_leaf<__i, _Head> __leaf;

    constexpr tuple_elements() : __rest(), __leaf() {}
    template <class _Up, class... _Ups>
    constexpr explicit tuple_elements(std::true_type __tag, _Up &&__u, _Ups &&...__us)
        : __rest(__tag, std::forward<_Ups>(__us)...), __leaf(__tag, std::forward<_Up>(__u)) {}
    template <class _Alloc>
    OM_CONSTEXPR20 explicit tuple_elements(const _Alloc &__a)
        : __rest(__a), __leaf(typename allocator_construction<_Head, _Alloc>::type(), __a) {}
    template <class _Alloc, class _Up, class... _Ups>
    OM_CONSTEXPR20 tuple_elements(const _Alloc &__a, std::true_type __tag, _Up &&__u, _Ups &&...__us)
        : __rest(__a, __tag, std::forward<_Ups>(__us)...),
          __leaf(typename allocator_construction<_Head, _Alloc, _Up>::type(), __a, std::forward<_Up>(__u)) {}
    tuple_elements(const tuple_elements &) = default;
    tuple_elements(tuple_elements &&) = default;
    // Assignment goes element by element, in the tuple itself.
    tuple_elements &operator=(const tuple_elements &) = delete;
};

template <std::size_t __i, class _Tp>
OM_CONSTEXPR14 _Tp &leaf_value(tuple_leaf<__i, _Tp> &__leaf) noexcept {
    return __leaf.value();
}
template <std::size_t __i, class _Tp>
constexpr const _Tp &leaf_value(const tuple_leaf<__i, _Tp> &__leaf) noexcept {
    return __leaf.value();
}

template <std::size_t __i, class... _Types>
struct type_at;
template <class _Head, class... _Tail>
struct type_at<0, _Head, _Tail...> {
    typedef _Head type;
};
template <std::size_t __i, class _Head, class... _Tail>
struct type_at<__i, _Head, _Tail...> : type_at<__i - 1, _Tail...> {};

template <class _Tp, class... _Types>
struct position_of;
template <class _Tp, class... _Tail>
struct position_of<_Tp, _Tp, _Tail...> {
    static constexpr std::size_t value = 0;
};
template <class _Tp, class _Head, class... _Tail>
struct position_of<_Tp, _Head, _Tail...> {
    static constexpr std::size_t value = 1 + position_of<_Tp, _Tail...>::value;
};
template <class _Tp>
constexpr std::size_t occurrences_of() {
    return 0;
}
template <class _Tp, class _Head, class... _Tail>
constexpr std::size_t occurrences_of() {
    return (std::is_same<_Tp, _Head>::value ? 1 : 0) + occurrences_of<_Tp, _Tail...>();
}

} // namespace __om

namespace std {

// [tuple.helper]
template <class... _Types>
struct tuple_size<tuple<_Types...>> : integral_constant<size_t, sizeof...(_Types)> {};
template <size_t __i, class... _Types>
struct tuple_element<__i, tuple<_Types...>> {
    static_assert(__i < sizeof...(_Types), "tuple_element: index out of range");
    typedef typename __om::type_at<__i, _Types...>::type type;
};

} // namespace std

OM_END_MODEL

#endif
