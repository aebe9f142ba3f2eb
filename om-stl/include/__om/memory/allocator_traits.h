// allocator_traits ([allocator.traits]): what an allocator says of itself, and the standard's answer
// where it says nothing. Included by <__om/memory/allocator.h> only.
#ifndef OM_MEMORY_ALLOCATOR_TRAITS_H
#define OM_MEMORY_ALLOCATOR_TRAITS_H

OM_BEGIN_MODEL

namespace __om {

#define OM_ALLOCATOR_TYPE(name, member, otherwise)                                                                     \
    template <class _Alloc, class = void>                                                                              \
    struct name {                                                                                                      \
        typedef otherwise type;                                                                                        \
    };                                                                                                                 \
    template <class _Alloc>                                                                                            \
    struct name<_Alloc, typename void_type<typename _Alloc::member>::type> {                                           \
        typedef typename _Alloc::member type;                                                                          \
    };

OM_ALLOCATOR_TYPE(alloc_pointer, pointer, typename _Alloc::value_type *)
OM_ALLOCATOR_TYPE(alloc_const_pointer, const_pointer,
                  typename std::pointer_traits<typename alloc_pointer<_Alloc>::type>::template rebind<
                      const typename _Alloc::value_type>)
OM_ALLOCATOR_TYPE(alloc_void_pointer, void_pointer,
                  typename std::pointer_traits<typename alloc_pointer<_Alloc>::type>::template rebind<void>)
OM_ALLOCATOR_TYPE(alloc_const_void_pointer, const_void_pointer,
                  typename std::pointer_traits<typename alloc_pointer<_Alloc>::type>::template rebind<const void>)
OM_ALLOCATOR_TYPE(alloc_difference, difference_type,
                  typename std::pointer_traits<typename alloc_pointer<_Alloc>::type>::difference_type)
OM_ALLOCATOR_TYPE(alloc_size, size_type, typename std::make_unsigned<typename alloc_difference<_Alloc>::type>::type)
OM_ALLOCATOR_TYPE(alloc_on_copy, propagate_on_container_copy_assignment, std::false_type)
OM_ALLOCATOR_TYPE(alloc_on_move, propagate_on_container_move_assignment, std::false_type)
OM_ALLOCATOR_TYPE(alloc_on_swap, propagate_on_container_swap, std::false_type)
OM_ALLOCATOR_TYPE(alloc_always_equal, is_always_equal, typename std::is_empty<_Alloc>::type)
#undef OM_ALLOCATOR_TYPE

template <class _Alloc, class _Up, class = void>
struct alloc_rebound : replace_first_argument<_Alloc, _Up> {};
template <class _Alloc, class _Up>
struct alloc_rebound<_Alloc, _Up, typename void_type<typename _Alloc::template rebind<_Up>::other>::type> {
    typedef typename _Alloc::template rebind<_Up>::other type;
};

// Each optional member function: called with `0`, the overload on int is preferred where it exists.
struct alloc_calls {
    template <class _Alloc, class _Pointer, class _Hint>
    static constexpr auto allocate(int, _Alloc &__a, std::size_t __n, _Hint __hint)
        -> decltype(__a.allocate(__n, __hint)) {
        return __a.allocate(__n, __hint);
    }
    template <class _Alloc, class _Pointer, class _Hint>
    static constexpr _Pointer allocate(long, _Alloc &__a, std::size_t __n, _Hint) {
        return __a.allocate(__n);
    }

    template <class _Alloc, class _Tp, class... _Args>
    static OM_CONSTEXPR20 auto construct(int, _Alloc &__a, _Tp *__p, _Args &&...__args)
        -> decltype((void)__a.construct(__p, std::forward<_Args>(__args)...)) {
        __a.construct(__p, std::forward<_Args>(__args)...);
    }
    template <class _Alloc, class _Tp, class... _Args>
    static auto has_construct(int)
        -> decltype((void)std::declval<_Alloc &>().construct(std::declval<_Tp *>(), std::declval<_Args>()...), __yes());
    template <class _Alloc, class _Tp, class... _Args>
    static __no has_construct(long);
    // Whether the object can be made without the allocator is not asked where the allocator makes it: asking
    // may need what only the allocator has, as the constructors of a container with an inner allocator do.
    template <class _Alloc, class _Tp, class... _Args>
    static OM_CONSTEXPR20 auto construct(long, _Alloc &, _Tp *__p, _Args &&...__args) ->
        typename std::enable_if<conditional<decltype(has_construct<_Alloc, _Tp, _Args...>(0))::value, __yes,
                                            std::is_constructible<_Tp, _Args...> >::type::value>::type {
        __om::construct(__p, std::forward<_Args>(__args)...);
    }

    template <class _Alloc, class _Tp>
    static OM_CONSTEXPR20 auto destroy(int, _Alloc &__a, _Tp *__p) -> decltype((void)__a.destroy(__p)) {
        __a.destroy(__p);
    }
    template <class _Alloc, class _Tp>
    static OM_CONSTEXPR20 void destroy(long, _Alloc &, _Tp *__p) {
        __om::destroy(__p);
    }

    template <class _Alloc>
    static constexpr auto max_size(int, const _Alloc &__a) -> decltype(__a.max_size()) {
        return __a.max_size();
    }
    template <class _Alloc>
    static constexpr std::size_t max_size(long, const _Alloc &) {
        return std::size_t(-1) / sizeof(typename _Alloc::value_type);
    }

    template <class _Alloc>
    static constexpr auto select(int, const _Alloc &__a) -> decltype(__a.select_on_container_copy_construction()) {
        return __a.select_on_container_copy_construction();
    }
    template <class _Alloc>
    static constexpr _Alloc select(long, const _Alloc &__a) {
        return __a;
    }
};

} // namespace __om

namespace std {

#if OM_CXX23
template <class _Pointer, class _SizeType = size_t>
struct allocation_result {
    _Pointer ptr;
    _SizeType count;
};
#endif

template <class _Alloc>
struct allocator_traits {
    typedef _Alloc allocator_type;
    typedef typename _Alloc::value_type value_type;
    typedef typename __om::alloc_pointer<_Alloc>::type pointer;
    typedef typename __om::alloc_const_pointer<_Alloc>::type const_pointer;
    typedef typename __om::alloc_void_pointer<_Alloc>::type void_pointer;
    typedef typename __om::alloc_const_void_pointer<_Alloc>::type const_void_pointer;
    typedef typename __om::alloc_difference<_Alloc>::type difference_type;
    typedef typename __om::alloc_size<_Alloc>::type size_type;
    typedef typename __om::alloc_on_copy<_Alloc>::type propagate_on_container_copy_assignment;
    typedef typename __om::alloc_on_move<_Alloc>::type propagate_on_container_move_assignment;
    typedef typename __om::alloc_on_swap<_Alloc>::type propagate_on_container_swap;
    typedef typename __om::alloc_always_equal<_Alloc>::type is_always_equal;
    template <class _Up>
    using rebind_alloc = typename __om::alloc_rebound<_Alloc, _Up>::type;
    template <class _Up>
    using rebind_traits = allocator_traits<rebind_alloc<_Up>>;

    OM_NODISCARD20 static OM_CONSTEXPR20 pointer allocate(_Alloc &__a, size_type __n) { return __a.allocate(__n); }
    OM_NODISCARD20 static OM_CONSTEXPR20 pointer allocate(_Alloc &__a, size_type __n, const_void_pointer __hint) {
        return __om::alloc_calls::allocate<_Alloc, pointer>(0, __a, __n, __hint);
    }
#if OM_CXX23
    [[nodiscard]] static constexpr allocation_result<pointer, size_type> allocate_at_least(_Alloc &__a, size_type __n) {
        if constexpr (requires { __a.allocate_at_least(__n); })
            return __a.allocate_at_least(__n);
        else
            return {__a.allocate(__n), __n};
    }
#endif
    static OM_CONSTEXPR20 void deallocate(_Alloc &__a, pointer __p, size_type __n) { __a.deallocate(__p, __n); }
    template <class _Tp, class... _Args>
    static OM_CONSTEXPR20 auto construct(_Alloc &__a, _Tp *__p, _Args &&...__args)
        -> decltype(__om::alloc_calls::construct(0, __a, __p, std::forward<_Args>(__args)...)) {
        __om::alloc_calls::construct(0, __a, __p, std::forward<_Args>(__args)...);
    }
    template <class _Tp>
    static OM_CONSTEXPR20 void destroy(_Alloc &__a, _Tp *__p) {
        __om::alloc_calls::destroy(0, __a, __p);
    }
    static OM_CONSTEXPR20 size_type max_size(const _Alloc &__a) noexcept { return __om::alloc_calls::max_size(0, __a); }
    static OM_CONSTEXPR20 _Alloc select_on_container_copy_construction(const _Alloc &__a) {
        return __om::alloc_calls::select(0, __a);
    }
};

// [allocator.tag], [allocator.uses.trait]
struct allocator_arg_t {
    explicit allocator_arg_t() = default;
};
OM_INLINE_VARIABLE constexpr allocator_arg_t allocator_arg = allocator_arg_t();

} // namespace std

namespace __om {

template <class _Tp, class _Alloc, class = void>
struct names_convertible_allocator : std::false_type {};
template <class _Tp, class _Alloc>
struct names_convertible_allocator<_Tp, _Alloc, typename void_type<typename _Tp::allocator_type>::type>
    : std::is_convertible<_Alloc, typename _Tp::allocator_type>::type {};

} // namespace __om

namespace std {

template <class _Tp, class _Alloc>
struct uses_allocator : integral_constant<bool, __om::names_convertible_allocator<_Tp, _Alloc>::value> {};
#if OM_CXX17
template <class _Tp, class _Alloc>
inline constexpr bool uses_allocator_v = uses_allocator<_Tp, _Alloc>::value;
#endif

} // namespace std

namespace __om {

// Whether a class is an allocator at all, for deduction guides ([container.requirements.pre]).
template <class _Alloc, class = void>
struct is_allocator : std::false_type {};
template <class _Alloc>
struct is_allocator<_Alloc, typename void_type<typename _Alloc::value_type,
                                               decltype(std::declval<_Alloc &>().allocate(std::size_t()))>::type>
    : std::true_type {};

} // namespace __om

OM_END_MODEL

#endif
