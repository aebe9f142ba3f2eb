// pointer_traits, to_address, align, assume_aligned ([pointer.traits], [ptr.align]).
#ifndef OM_MEMORY_POINTER_TRAITS_H
#define OM_MEMORY_POINTER_TRAITS_H

#include <__om/iterator/concepts.h>
#include <__om/move.h>

OM_BEGIN_MODEL

#if OM_CXX11
namespace __om {

template <class _Ptr>
struct first_template_argument {};
template <template <class, class...> class _Template, class _Tp, class... _Rest>
struct first_template_argument<_Template<_Tp, _Rest...>> {
    typedef _Tp type;
};

template <class _Ptr, class = void>
struct element_type_of : first_template_argument<_Ptr> {};
template <class _Ptr>
struct element_type_of<_Ptr, typename void_type<typename _Ptr::element_type>::type> {
    typedef typename _Ptr::element_type type;
};

template <class _Ptr, class = void>
struct pointer_difference {
    typedef std::ptrdiff_t type;
};
template <class _Ptr>
struct pointer_difference<_Ptr, typename void_type<typename _Ptr::difference_type>::type> {
    typedef typename _Ptr::difference_type type;
};

template <class _Ptr, class _Up>
struct replace_first_argument {};
template <template <class, class...> class _Template, class _Tp, class... _Rest, class _Up>
struct replace_first_argument<_Template<_Tp, _Rest...>, _Up> {
    typedef _Template<_Up, _Rest...> type;
};

template <class _Ptr, class _Up, class = void>
struct pointer_rebind : replace_first_argument<_Ptr, _Up> {};
template <class _Ptr, class _Up>
struct pointer_rebind<_Ptr, _Up, typename void_type<typename _Ptr::template rebind<_Up>>::type> {
    typedef typename _Ptr::template rebind<_Up> type;
};

} // namespace __om

namespace std {

// [pointer.traits]
template <class _Ptr>
struct pointer_traits {
    typedef _Ptr pointer;
    typedef typename __om::element_type_of<_Ptr>::type element_type;
    typedef typename __om::pointer_difference<_Ptr>::type difference_type;
    template <class _Up>
    using rebind = typename __om::pointer_rebind<_Ptr, _Up>::type;

    static pointer pointer_to(typename conditional<is_void<element_type>::value, char, element_type>::type &__r) {
        return _Ptr::pointer_to(__r);
    }
};
template <class _Tp>
struct pointer_traits<_Tp *> {
    typedef _Tp *pointer;
    typedef _Tp element_type;
    typedef ptrdiff_t difference_type;
    template <class _Up>
    using rebind = _Up *;

    static OM_CONSTEXPR20 pointer pointer_to(typename conditional<is_void<_Tp>::value, char, _Tp>::type &__r) noexcept {
        return __builtin_addressof(__r);
    }
};

#if OM_CXX20
// [pointer.conversion]
template <class _Tp>
constexpr _Tp *to_address(_Tp *__p) noexcept {
    static_assert(!is_function_v<_Tp>, "to_address() of a function");
    return __p;
}
template <class _Ptr>
constexpr auto to_address(const _Ptr &__p) noexcept {
    if constexpr (requires { pointer_traits<_Ptr>::to_address(__p); })
        return pointer_traits<_Ptr>::to_address(__p);
    else
        return std::to_address(__p.operator->());
}

// [ptr.align]
template <size_t __n, class _Tp>
[[nodiscard]] constexpr _Tp *assume_aligned(_Tp *__p) {
    if (__builtin_is_constant_evaluated())
        return __p;
    OM_REQUIRES(reinterpret_cast<__UINTPTR_TYPE__>(__p) % __n == 0,
                "assume_aligned() of a pointer that is not aligned so");
    return __p;
}
#endif

// [ptr.align]
inline void *align(size_t __alignment, size_t __size, void *&__p, size_t &__space) {
    OM_REQUIRES(__alignment != 0 && (__alignment & (__alignment - 1)) == 0, "align() to what is no power of two");
    const size_t __misplaced = reinterpret_cast<__UINTPTR_TYPE__>(__p) & (__alignment - 1);
    const size_t __skip = __misplaced == 0 ? 0 : __alignment - __misplaced;
    if (__space < __size || __space - __size < __skip)
        return nullptr;
    __space -= __skip;
    __p = static_cast<char *>(__p) + __skip;
    return __p;
}

} // namespace std
#endif

OM_END_MODEL

#endif
