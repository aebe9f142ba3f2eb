// allocator, allocator_traits, uses_allocator ([default.allocator], [allocator.traits],
// [allocator.uses]) and the few calls through which every container reaches its allocator.
#ifndef OM_MEMORY_ALLOCATOR_H
#define OM_MEMORY_ALLOCATOR_H

#include <__om/memory/construct.h>
#include <__om/throw.h>
#if OM_CXX11
#include <__om/memory/pointer_traits.h>
#endif

OM_BEGIN_MODEL

namespace std {

template <class _Tp>
class allocator;

#if !OM_CXX20
template <>
class allocator<void> {
public:
    typedef void *pointer;
    typedef const void *const_pointer;
    typedef void value_type;
    template <class _Up>
    struct rebind {
        typedef allocator<_Up> other;
    };
};
#endif

// [default.allocator]
template <class _Tp>
class allocator {
public:
    typedef size_t size_type;
    typedef ptrdiff_t difference_type;
    typedef _Tp value_type;
#if !OM_CXX20
    typedef _Tp *pointer;
    typedef const _Tp *const_pointer;
    typedef _Tp &reference;
    typedef const _Tp &const_reference;
    template <class _Up>
    struct rebind {
        typedef allocator<_Up> other;
    };
#endif
#if OM_CXX11
    typedef true_type propagate_on_container_move_assignment;
    typedef true_type is_always_equal;
#endif

    OM_CONSTEXPR20 allocator() OM_NOEXCEPT {}
    OM_CONSTEXPR20 allocator(const allocator &) OM_NOEXCEPT {}
    template <class _Up>
    OM_CONSTEXPR20 allocator(const allocator<_Up> &) OM_NOEXCEPT {}
    OM_CONSTEXPR20 ~allocator() OM_NOEXCEPT {}
#if OM_CXX11
    allocator &operator=(const allocator &) = default;
#endif

    OM_NODISCARD20 OM_CONSTEXPR20 _Tp *allocate(size_t __n) {
        if (__n > size_t(__PTRDIFF_MAX__) / sizeof(_Tp)) {
#if OM_CXX11
            if (__n > size_t(-1) / sizeof(_Tp))
                __om::throw_bad_array_new_length();
#endif
            __om::throw_bad_alloc();
        }
#if defined(__cpp_aligned_new)
        if (alignof(_Tp) > __STDCPP_DEFAULT_NEW_ALIGNMENT__ && !__builtin_is_constant_evaluated())
            return static_cast<_Tp *>(::operator new(__n * sizeof(_Tp), align_val_t(alignof(_Tp))));
#endif
        return static_cast<_Tp *>(::operator new(__n * sizeof(_Tp)));
    }
    OM_CONSTEXPR20 void deallocate(_Tp *__p, size_t) {
#if defined(__cpp_aligned_new)
        if (alignof(_Tp) > __STDCPP_DEFAULT_NEW_ALIGNMENT__ && !__builtin_is_constant_evaluated()) {
            ::operator delete(__p, align_val_t(alignof(_Tp)));
            return;
        }
#endif
        ::operator delete(__p);
    }
#if !OM_CXX20
    _Tp *allocate(size_t __n, const void *) { return allocate(__n); }
    _Tp *address(_Tp &__x) const OM_NOEXCEPT { return __builtin_addressof(__x); }
    const _Tp *address(const _Tp &__x) const OM_NOEXCEPT { return __builtin_addressof(__x); }
    size_t max_size() const OM_NOEXCEPT { return size_t(__PTRDIFF_MAX__) / sizeof(_Tp); }
#if OM_CXX11
    template <class _Up, class... _Args>
    void construct(_Up *__p, _Args &&...__args) {
        ::new ((void *)__p) _Up(std::forward<_Args>(__args)...);
    }
    template <class _Up>
    void destroy(_Up *__p) {
        __p->~_Up();
    }
#else
    void construct(_Tp *__p, const _Tp &__value) { ::new ((void *)__p) _Tp(__value); }
    void destroy(_Tp *__p) { __p->~_Tp(); }
#endif
#endif
};

template <class _Tp, class _Up>
inline OM_CONSTEXPR20 bool operator==(const allocator<_Tp> &, const allocator<_Up> &) OM_NOEXCEPT {
    return true;
}
#if !OM_CXX20
template <class _Tp, class _Up>
inline bool operator!=(const allocator<_Tp> &, const allocator<_Up> &) OM_NOEXCEPT {
    return false;
}
#endif

} // namespace std

#if OM_CXX11
#include <__om/memory/allocator_traits.h>
#endif

namespace __om {

// The allocator of the same family for another type.
#if OM_CXX11
template <class _Alloc, class _Up>
struct alloc_rebind {
    typedef typename std::allocator_traits<_Alloc>::template rebind_alloc<_Up> type;
};
#else
template <class _Alloc, class _Up>
struct alloc_rebind {
    typedef typename _Alloc::template rebind<_Up>::other type;
};
#endif
template <class _Tp, class _Up>
struct alloc_rebind<std::allocator<_Tp>, _Up> {
    typedef std::allocator<_Up> type;
};

// Construction and destruction through the allocator; std::allocator adds nothing to placement new.
#if OM_CXX11
template <class _Alloc, class _Tp, class... _Args>
inline OM_CONSTEXPR20 void alloc_construct(_Alloc &__a, _Tp *__p, _Args &&...__args) {
    std::allocator_traits<_Alloc>::construct(__a, __p, std::forward<_Args>(__args)...);
}
template <class _Up, class _Tp, class... _Args>
inline OM_CONSTEXPR20 void alloc_construct(std::allocator<_Up> &, _Tp *__p, _Args &&...__args) {
#if OM_CXX20
    std::construct_at(__p, std::forward<_Args>(__args)...);
#else
    ::new ((void *)__p) _Tp(std::forward<_Args>(__args)...);
#endif
}
template <class _Alloc, class _Tp>
inline OM_CONSTEXPR20 void alloc_destroy(_Alloc &__a, _Tp *__p) {
    std::allocator_traits<_Alloc>::destroy(__a, __p);
}
#else
template <class _Alloc, class _Tp>
inline void alloc_construct(_Alloc &__a, _Tp *__p) {
    __a.construct(__p, _Tp());
}
template <class _Alloc, class _Tp, class _Arg>
inline void alloc_construct(_Alloc &__a, _Tp *__p, const _Arg &__arg) {
    __a.construct(__p, __arg);
}
template <class _Up, class _Tp>
inline void alloc_construct(std::allocator<_Up> &, _Tp *__p) {
    ::new ((void *)__p) _Tp();
}
template <class _Up, class _Tp, class _Arg>
inline void alloc_construct(std::allocator<_Up> &, _Tp *__p, const _Arg &__arg) {
    ::new ((void *)__p) _Tp(__arg);
}
template <class _Alloc, class _Tp>
inline void alloc_destroy(_Alloc &__a, _Tp *__p) {
    __a.destroy(__p);
}
#endif
template <class _Up, class _Tp>
inline OM_CONSTEXPR20 void alloc_destroy(std::allocator<_Up> &, _Tp *__p) {
    __p->~_Tp();
}

template <class _Alloc>
struct is_std_allocator : __no {};
template <class _Tp>
struct is_std_allocator<std::allocator<_Tp> > : __yes {};

// What happens to the allocator when the container is copied, moved, swapped ([container.alloc.reqmts]).
#if OM_CXX11
template <class _Alloc>
struct alloc_policy {
    typedef std::allocator_traits<_Alloc> __traits;
    static const bool __on_copy = __traits::propagate_on_container_copy_assignment::value;
    static const bool __on_move = __traits::propagate_on_container_move_assignment::value;
    static const bool __on_swap = __traits::propagate_on_container_swap::value;
    static const bool __equal = __traits::is_always_equal::value;

    static OM_CONSTEXPR20 _Alloc for_copy(const _Alloc &__a) {
        return __traits::select_on_container_copy_construction(__a);
    }
    static OM_CONSTEXPR20 std::size_t max_size(const _Alloc &__a) { return __traits::max_size(__a); }
};
#else
template <class _Alloc>
struct alloc_policy {
    static const bool __on_copy = false;
    static const bool __on_move = false;
    static const bool __on_swap = true;
    static const bool __equal = false;

    static _Alloc for_copy(const _Alloc &__a) { return __a; }
    static std::size_t max_size(const _Alloc &__a) { return __a.max_size(); }
};
#endif

template <bool _Propagate>
struct alloc_propagation {
    template <class _Alloc>
    static OM_CONSTEXPR20 void copy(_Alloc &, const _Alloc &) {}
    template <class _Alloc>
    static OM_CONSTEXPR20 void swap(_Alloc &, _Alloc &) {}
};
template <>
struct alloc_propagation<true> {
    template <class _Alloc>
    static OM_CONSTEXPR20 void copy(_Alloc &__to, const _Alloc &__from) {
        __to = __from;
    }
    template <class _Alloc>
    static OM_CONSTEXPR20 void swap(_Alloc &__a, _Alloc &__b) {
        __om::swap_values(__a, __b);
    }
};

} // namespace __om

OM_END_MODEL

#endif
