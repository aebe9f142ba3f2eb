// default_delete and unique_ptr ([unique.ptr]).
#ifndef OM_MEMORY_UNIQUE_PTR_H
#define OM_MEMORY_UNIQUE_PTR_H

#include <__om/functional/hash_base.h>
#include <__om/move.h>
#include <__om/three_way.h>
OM_BEGIN_MODEL

#if OM_CXX11

// With debug information: what is deleted here is what the parameter is declared to point to.
OM_END_MODEL
namespace std {

// [unique.ptr.dltr]
template <class _Tp>
struct default_delete {
    constexpr default_delete() noexcept = default;
    template <class _Up, typename enable_if<is_convertible<_Up *, _Tp *>::value, int>::type = 0>
    OM_CONSTEXPR23 default_delete(const default_delete<_Up> &) noexcept {}
    OM_CONSTEXPR23 void operator()(_Tp *__p) const {
        static_assert(!is_void<_Tp>::value && sizeof(_Tp) > 0, "default_delete of an incomplete type");
        delete __p;
    }
};
template <class _Tp>
struct default_delete<_Tp[]> {
    constexpr default_delete() noexcept = default;
    template <class _Up, typename enable_if<is_convertible<_Up (*)[], _Tp (*)[]>::value, int>::type = 0>
    OM_CONSTEXPR23 default_delete(const default_delete<_Up[]> &) noexcept {}
    template <class _Up, typename enable_if<is_convertible<_Up (*)[], _Tp (*)[]>::value, int>::type = 0>
    OM_CONSTEXPR23 void operator()(_Up *__p) const {
        static_assert(sizeof(_Tp) > 0, "default_delete of an incomplete type");
        delete[] __p;
    }
};

} // namespace std
OM_BEGIN_MODEL

namespace __om {

template <class _Tp, class _Deleter, class = void>
struct unique_pointer {
    typedef _Tp *type;
};
template <class _Tp, class _Deleter>
struct unique_pointer<_Tp, _Deleter,
                      typename void_type<typename std::remove_reference<_Deleter>::type::pointer>::type> {
    typedef typename std::remove_reference<_Deleter>::type::pointer type;
};

// The pointer and the deleter; an empty deleter takes no room, so that the whole is one word.
template <class _Pointer, class _Deleter, bool = takes_no_room<_Deleter>::value>
struct owned : private _Deleter {
    _Pointer __pointer;

    OM_CONSTEXPR owned() : _Deleter(), __pointer() {}
    OM_CONSTEXPR explicit owned(_Pointer __p) : _Deleter(), __pointer(__p) {}
    template <class _Dp>
    OM_CONSTEXPR owned(_Pointer __p, _Dp &&__d) : _Deleter(std::forward<_Dp>(__d)), __pointer(__p) {}
    OM_CONSTEXPR14 _Deleter &deleter() noexcept { return *this; }
    OM_CONSTEXPR const _Deleter &deleter() const noexcept { return *this; }
};
template <class _Pointer, class _Deleter>
struct owned<_Pointer, _Deleter, false> {
    _Pointer __pointer;
    _Deleter __deleter;

    OM_CONSTEXPR owned() : __pointer(), __deleter() {}
    OM_CONSTEXPR explicit owned(_Pointer __p) : __pointer(__p), __deleter() {}
    template <class _Dp>
    OM_CONSTEXPR owned(_Pointer __p, _Dp &&__d) : __pointer(__p), __deleter(std::forward<_Dp>(__d)) {}
    OM_CONSTEXPR14 typename std::remove_reference<_Deleter>::type &deleter() noexcept { return __deleter; }
    OM_CONSTEXPR const typename std::remove_reference<_Deleter>::type &deleter() const noexcept { return __deleter; }
};

template <class _Deleter>
struct default_constructible_deleter
    : std::integral_constant<bool,
                             !std::is_pointer<_Deleter>::value && std::is_default_constructible<_Deleter>::value> {};

// [unique.ptr.single.ctor]/17: whether the deleter of another unique_ptr can become ours.
template <class _Deleter, class _Other>
struct deleter_from
    : std::integral_constant<bool, std::is_reference<_Deleter>::value ? std::is_same<_Other, _Deleter>::value
                                                                      : std::is_convertible<_Other, _Deleter>::value> {
};

} // namespace __om

namespace std {

// [unique.ptr.single]
template <class _Tp, class _Deleter = default_delete<_Tp>>
class unique_ptr {
public:
    typedef typename __om::unique_pointer<_Tp, _Deleter>::type pointer;
    typedef _Tp element_type;
    typedef _Deleter deleter_type;

private:
    __om::owned<pointer, _Deleter> __held;

    template <class _Dp>
    using __if_default = typename enable_if<__om::default_constructible_deleter<_Dp>::value, int>::type;
    template <class _Up, class _Ep>
    using __if_convertible = typename enable_if<
        is_convertible<typename unique_ptr<_Up, _Ep>::pointer, pointer>::value && !is_array<_Up>::value, int>::type;

public:
    // [unique.ptr.single.ctor]
    template <class _Dp = _Deleter, __if_default<_Dp> = 0>
    constexpr unique_ptr() noexcept : __held() {}
    template <class _Dp = _Deleter, __if_default<_Dp> = 0>
    constexpr unique_ptr(nullptr_t) noexcept : __held() {}
    template <class _Dp = _Deleter, __if_default<_Dp> = 0>
    OM_CONSTEXPR23 explicit unique_ptr(pointer __p) noexcept : __held(__p) {}
    template <class _Dp = _Deleter, typename enable_if<is_constructible<_Dp, const _Dp &>::value, int>::type = 0>
    OM_CONSTEXPR23 unique_ptr(pointer __p, const _Deleter &__d) noexcept : __held(__p, __d) {}
    template <class _Dp = _Deleter,
              typename enable_if<!is_lvalue_reference<_Dp>::value && is_constructible<_Dp, _Dp>::value, int>::type = 0>
    OM_CONSTEXPR23 unique_ptr(pointer __p, typename remove_reference<_Deleter>::type &&__d) noexcept
        : __held(__p, std::move(__d)) {}
    OM_CONSTEXPR23 unique_ptr(unique_ptr &&__u) noexcept
        : __held(__u.release(), std::forward<_Deleter>(__u.get_deleter())) {}
    template <class _Up, class _Ep, __if_convertible<_Up, _Ep> = 0,
              typename enable_if<__om::deleter_from<_Deleter, _Ep>::value, int>::type = 0>
    OM_CONSTEXPR23 unique_ptr(unique_ptr<_Up, _Ep> &&__u) noexcept
        : __held(__u.release(), std::forward<_Ep>(__u.get_deleter())) {}
    unique_ptr(const unique_ptr &) = delete;
    unique_ptr &operator=(const unique_ptr &) = delete;

    // [unique.ptr.single.dtor]
    OM_CONSTEXPR23 ~unique_ptr() {
        if (__held.__pointer != nullptr)
            get_deleter()(__held.__pointer);
    }

    // [unique.ptr.single.asgn]
    OM_CONSTEXPR23 unique_ptr &operator=(unique_ptr &&__u) noexcept {
        reset(__u.release());
        get_deleter() = std::forward<_Deleter>(__u.get_deleter());
        return *this;
    }
    template <class _Up, class _Ep, __if_convertible<_Up, _Ep> = 0,
              typename enable_if<is_assignable<_Deleter &, _Ep &&>::value, int>::type = 0>
    OM_CONSTEXPR23 unique_ptr &operator=(unique_ptr<_Up, _Ep> &&__u) noexcept {
        reset(__u.release());
        get_deleter() = std::forward<_Ep>(__u.get_deleter());
        return *this;
    }
    OM_CONSTEXPR23 unique_ptr &operator=(nullptr_t) noexcept {
        reset();
        return *this;
    }

    // [unique.ptr.single.observers]
    OM_CONSTEXPR23 typename add_lvalue_reference<_Tp>::type operator*() const noexcept(noexcept(*declval<pointer>())) {
        OM_CHECK("empty-access", __held.__pointer != nullptr, "unique_ptr::operator* on an empty unique_ptr");
        return *__held.__pointer;
    }
    OM_CONSTEXPR23 pointer operator->() const noexcept {
        OM_CHECK("empty-access", __held.__pointer != nullptr, "unique_ptr::operator-> on an empty unique_ptr");
        return __held.__pointer;
    }
    OM_CONSTEXPR23 pointer get() const noexcept { return __held.__pointer; }
    OM_CONSTEXPR23 typename remove_reference<_Deleter>::type &get_deleter() noexcept { return __held.deleter(); }
    OM_CONSTEXPR23 const typename remove_reference<_Deleter>::type &get_deleter() const noexcept {
        return __held.deleter();
    }
    OM_CONSTEXPR23 explicit operator bool() const noexcept { return __held.__pointer != nullptr; }

    // [unique.ptr.single.modifiers]
    OM_CONSTEXPR23 pointer release() noexcept {
        pointer __p = __held.__pointer;
        __held.__pointer = pointer();
        return __p;
    }
    OM_CONSTEXPR23 void reset(pointer __p = pointer()) noexcept {
        pointer __old = __held.__pointer;
        __held.__pointer = __p;
        if (__old != nullptr)
            get_deleter()(__old);
    }
    OM_CONSTEXPR23 void swap(unique_ptr &__u) noexcept {
        __om::swap_values(__held.__pointer, __u.__held.__pointer);
        __om::swap_values(__held.deleter(), __u.__held.deleter());
    }
};

// [unique.ptr.runtime]
template <class _Tp, class _Deleter>
class unique_ptr<_Tp[], _Deleter> {
public:
    typedef typename __om::unique_pointer<_Tp, _Deleter>::type pointer;
    typedef _Tp element_type;
    typedef _Deleter deleter_type;

private:
    __om::owned<pointer, _Deleter> __held;

    template <class _Dp>
    using __if_default = typename enable_if<__om::default_constructible_deleter<_Dp>::value, int>::type;
    // A pointer to a derived class is no pointer to an array of bases ([unique.ptr.runtime.ctor]).
    template <class _Up>
    struct __accepts
        : integral_constant<bool,
                            is_same<_Up, pointer>::value || is_same<_Up, nullptr_t>::value ||
                                (is_same<pointer, element_type *>::value && is_pointer<_Up>::value &&
                                 is_convertible<typename remove_pointer<_Up>::type (*)[], element_type (*)[]>::value)> {
    };
    template <class _Up>
    using __if_accepted = typename enable_if<__accepts<_Up>::value, int>::type;
    template <class _Up, class _Ep>
    using __if_convertible = typename enable_if<
        is_array<_Up>::value && is_same<pointer, element_type *>::value &&
            is_same<typename unique_ptr<_Up, _Ep>::pointer, typename unique_ptr<_Up, _Ep>::element_type *>::value &&
            is_convertible<typename unique_ptr<_Up, _Ep>::element_type (*)[], element_type (*)[]>::value,
        int>::type;

public:
    template <class _Dp = _Deleter, __if_default<_Dp> = 0>
    constexpr unique_ptr() noexcept : __held() {}
    template <class _Dp = _Deleter, __if_default<_Dp> = 0>
    constexpr unique_ptr(nullptr_t) noexcept : __held() {}
    template <class _Up, class _Dp = _Deleter, __if_default<_Dp> = 0, __if_accepted<_Up> = 0>
    OM_CONSTEXPR23 explicit unique_ptr(_Up __p) noexcept : __held(__p) {}
    template <class _Up, class _Dp = _Deleter, __if_accepted<_Up> = 0,
              typename enable_if<is_constructible<_Dp, const _Dp &>::value, int>::type = 0>
    OM_CONSTEXPR23 unique_ptr(_Up __p, const _Deleter &__d) noexcept : __held(__p, __d) {}
    template <class _Up, class _Dp = _Deleter, __if_accepted<_Up> = 0,
              typename enable_if<!is_lvalue_reference<_Dp>::value && is_constructible<_Dp, _Dp>::value, int>::type = 0>
    OM_CONSTEXPR23 unique_ptr(_Up __p, typename remove_reference<_Deleter>::type &&__d) noexcept
        : __held(__p, std::move(__d)) {}
    OM_CONSTEXPR23 unique_ptr(unique_ptr &&__u) noexcept
        : __held(__u.release(), std::forward<_Deleter>(__u.get_deleter())) {}
    template <class _Up, class _Ep, __if_convertible<_Up, _Ep> = 0,
              typename enable_if<__om::deleter_from<_Deleter, _Ep>::value, int>::type = 0>
    OM_CONSTEXPR23 unique_ptr(unique_ptr<_Up, _Ep> &&__u) noexcept
        : __held(__u.release(), std::forward<_Ep>(__u.get_deleter())) {}
    unique_ptr(const unique_ptr &) = delete;
    unique_ptr &operator=(const unique_ptr &) = delete;

    OM_CONSTEXPR23 ~unique_ptr() {
        if (__held.__pointer != nullptr)
            get_deleter()(__held.__pointer);
    }

    OM_CONSTEXPR23 unique_ptr &operator=(unique_ptr &&__u) noexcept {
        reset(__u.release());
        get_deleter() = std::forward<_Deleter>(__u.get_deleter());
        return *this;
    }
    template <class _Up, class _Ep, __if_convertible<_Up, _Ep> = 0,
              typename enable_if<is_assignable<_Deleter &, _Ep &&>::value, int>::type = 0>
    OM_CONSTEXPR23 unique_ptr &operator=(unique_ptr<_Up, _Ep> &&__u) noexcept {
        reset(__u.release());
        get_deleter() = std::forward<_Ep>(__u.get_deleter());
        return *this;
    }
    OM_CONSTEXPR23 unique_ptr &operator=(nullptr_t) noexcept {
        reset();
        return *this;
    }

    // [unique.ptr.runtime.observers]: the bounds of the array are the memory model's to check.
    OM_CONSTEXPR23 _Tp &operator[](size_t __i) const {
        OM_CHECK("empty-access", __held.__pointer != nullptr, "unique_ptr::operator[] on an empty unique_ptr");
        return __held.__pointer[__i];
    }
    OM_CONSTEXPR23 pointer get() const noexcept { return __held.__pointer; }
    OM_CONSTEXPR23 typename remove_reference<_Deleter>::type &get_deleter() noexcept { return __held.deleter(); }
    OM_CONSTEXPR23 const typename remove_reference<_Deleter>::type &get_deleter() const noexcept {
        return __held.deleter();
    }
    OM_CONSTEXPR23 explicit operator bool() const noexcept { return __held.__pointer != nullptr; }

    OM_CONSTEXPR23 pointer release() noexcept {
        pointer __p = __held.__pointer;
        __held.__pointer = pointer();
        return __p;
    }
    template <class _Up, __if_accepted<_Up> = 0>
    OM_CONSTEXPR23 void reset(_Up __p) noexcept {
        pointer __old = __held.__pointer;
        __held.__pointer = __p;
        if (__old != nullptr)
            get_deleter()(__old);
    }
    OM_CONSTEXPR23 void reset(nullptr_t = nullptr) noexcept { reset(pointer()); }
    OM_CONSTEXPR23 void swap(unique_ptr &__u) noexcept {
        __om::swap_values(__held.__pointer, __u.__held.__pointer);
        __om::swap_values(__held.deleter(), __u.__held.deleter());
    }
};

// [unique.ptr.special]
template <class _Tp, class _Dp>
inline OM_CONSTEXPR23 typename enable_if<__om::swappable<_Dp>::value>::type swap(unique_ptr<_Tp, _Dp> &__x,
                                                                                 unique_ptr<_Tp, _Dp> &__y) noexcept {
    __x.swap(__y);
}

template <class _T1, class _D1, class _T2, class _D2>
inline OM_CONSTEXPR23 bool operator==(const unique_ptr<_T1, _D1> &__x, const unique_ptr<_T2, _D2> &__y) {
    return __x.get() == __y.get();
}
template <class _Tp, class _Dp>
inline OM_CONSTEXPR23 bool operator==(const unique_ptr<_Tp, _Dp> &__x, nullptr_t) noexcept {
    return !__x;
}
#if !OM_CXX20
template <class _Tp, class _Dp>
inline bool operator==(nullptr_t, const unique_ptr<_Tp, _Dp> &__x) noexcept {
    return !__x;
}
template <class _T1, class _D1, class _T2, class _D2>
inline bool operator!=(const unique_ptr<_T1, _D1> &__x, const unique_ptr<_T2, _D2> &__y) {
    return __x.get() != __y.get();
}
template <class _Tp, class _Dp>
inline bool operator!=(const unique_ptr<_Tp, _Dp> &__x, nullptr_t) noexcept {
    return static_cast<bool>(__x);
}
template <class _Tp, class _Dp>
inline bool operator!=(nullptr_t, const unique_ptr<_Tp, _Dp> &__x) noexcept {
    return static_cast<bool>(__x);
}
#endif

} // namespace std

namespace __om {

// less<common_type> of two pointers: a total order, also of pointers to different objects.
template <class _P1, class _P2>
inline OM_CONSTEXPR23 bool pointer_less(_P1 __x, _P2 __y) {
    return total_less(static_cast<typename std::common_type<_P1, _P2>::type>(__x),
                      static_cast<typename std::common_type<_P1, _P2>::type>(__y));
}

} // namespace __om

namespace std {

template <class _T1, class _D1, class _T2, class _D2>
inline OM_CONSTEXPR23 bool operator<(const unique_ptr<_T1, _D1> &__x, const unique_ptr<_T2, _D2> &__y) {
    return __om::pointer_less(__x.get(), __y.get());
}
template <class _T1, class _D1, class _T2, class _D2>
inline OM_CONSTEXPR23 bool operator>(const unique_ptr<_T1, _D1> &__x, const unique_ptr<_T2, _D2> &__y) {
    return __y < __x;
}
template <class _T1, class _D1, class _T2, class _D2>
inline OM_CONSTEXPR23 bool operator<=(const unique_ptr<_T1, _D1> &__x, const unique_ptr<_T2, _D2> &__y) {
    return !(__y < __x);
}
template <class _T1, class _D1, class _T2, class _D2>
inline OM_CONSTEXPR23 bool operator>=(const unique_ptr<_T1, _D1> &__x, const unique_ptr<_T2, _D2> &__y) {
    return !(__x < __y);
}
template <class _Tp, class _Dp>
inline OM_CONSTEXPR23 bool operator<(const unique_ptr<_Tp, _Dp> &__x, nullptr_t) {
    return __om::total_less(__x.get(), typename unique_ptr<_Tp, _Dp>::pointer(nullptr));
}
template <class _Tp, class _Dp>
inline OM_CONSTEXPR23 bool operator<(nullptr_t, const unique_ptr<_Tp, _Dp> &__y) {
    return __om::total_less(typename unique_ptr<_Tp, _Dp>::pointer(nullptr), __y.get());
}
template <class _Tp, class _Dp>
inline OM_CONSTEXPR23 bool operator>(const unique_ptr<_Tp, _Dp> &__x, nullptr_t) {
    return nullptr < __x;
}
template <class _Tp, class _Dp>
inline OM_CONSTEXPR23 bool operator>(nullptr_t, const unique_ptr<_Tp, _Dp> &__y) {
    return __y < nullptr;
}
template <class _Tp, class _Dp>
inline OM_CONSTEXPR23 bool operator<=(const unique_ptr<_Tp, _Dp> &__x, nullptr_t) {
    return !(nullptr < __x);
}
template <class _Tp, class _Dp>
inline OM_CONSTEXPR23 bool operator<=(nullptr_t, const unique_ptr<_Tp, _Dp> &__y) {
    return !(__y < nullptr);
}
template <class _Tp, class _Dp>
inline OM_CONSTEXPR23 bool operator>=(const unique_ptr<_Tp, _Dp> &__x, nullptr_t) {
    return !(__x < nullptr);
}
template <class _Tp, class _Dp>
inline OM_CONSTEXPR23 bool operator>=(nullptr_t, const unique_ptr<_Tp, _Dp> &__y) {
    return !(nullptr < __y);
}
#if OM_CXX20
template <class _T1, class _D1, class _T2, class _D2>
    requires three_way_comparable_with<typename unique_ptr<_T1, _D1>::pointer, typename unique_ptr<_T2, _D2>::pointer>
inline OM_CONSTEXPR23
    compare_three_way_result_t<typename unique_ptr<_T1, _D1>::pointer, typename unique_ptr<_T2, _D2>::pointer>
    operator<=>(const unique_ptr<_T1, _D1> &__x, const unique_ptr<_T2, _D2> &__y) {
    return compare_three_way()(__x.get(), __y.get());
}
template <class _Tp, class _Dp>
    requires three_way_comparable<typename unique_ptr<_Tp, _Dp>::pointer>
inline OM_CONSTEXPR23 compare_three_way_result_t<typename unique_ptr<_Tp, _Dp>::pointer>
operator<=>(const unique_ptr<_Tp, _Dp> &__x, nullptr_t) {
    return compare_three_way()(__x.get(), static_cast<typename unique_ptr<_Tp, _Dp>::pointer>(nullptr));
}
#endif

} // namespace std

#if OM_CXX14
namespace __om {

template <class _Tp>
struct make_unique_result {
    typedef std::unique_ptr<_Tp> __single;
};
template <class _Tp>
struct make_unique_result<_Tp[]> {
    typedef std::unique_ptr<_Tp[]> __array;
};
template <class _Tp, std::size_t __n>
struct make_unique_result<_Tp[__n]> {
    typedef void __bounded;
};

} // namespace __om

namespace std {

// [unique.ptr.create]
template <class _Tp, class... _Args>
inline OM_CONSTEXPR23 typename __om::make_unique_result<_Tp>::__single make_unique(_Args &&...__args) {
    return unique_ptr<_Tp>(new _Tp(std::forward<_Args>(__args)...));
}
template <class _Tp>
inline OM_CONSTEXPR23 typename __om::make_unique_result<_Tp>::__array make_unique(size_t __n) {
    return unique_ptr<_Tp>(new typename remove_extent<_Tp>::type[__n]());
}
template <class _Tp, class... _Args>
typename __om::make_unique_result<_Tp>::__bounded make_unique(_Args &&...) = delete;

#if OM_CXX20
template <class _Tp>
inline OM_CONSTEXPR23 typename __om::make_unique_result<_Tp>::__single make_unique_for_overwrite() {
    return unique_ptr<_Tp>(new _Tp);
}
template <class _Tp>
inline OM_CONSTEXPR23 typename __om::make_unique_result<_Tp>::__array make_unique_for_overwrite(size_t __n) {
    return unique_ptr<_Tp>(new typename remove_extent<_Tp>::type[__n]);
}
template <class _Tp, class... _Args>
typename __om::make_unique_result<_Tp>::__bounded make_unique_for_overwrite(_Args &&...) = delete;
#endif

} // namespace std
#endif

namespace __om {

template <class _Tp, class _Dp, bool = hash_enabled<typename std::unique_ptr<_Tp, _Dp>::pointer>::value>
struct unique_ptr_hash {
    std::size_t operator()(const std::unique_ptr<_Tp, _Dp> &__p) const {
        return std::hash<typename std::unique_ptr<_Tp, _Dp>::pointer>()(__p.get());
    }
};
template <class _Tp, class _Dp>
struct unique_ptr_hash<_Tp, _Dp, false> : hash_disabled {};

} // namespace __om

namespace std {

// [util.smartptr.hash]
template <class _Tp, class _Dp>
struct hash<unique_ptr<_Tp, _Dp>> : __om::unique_ptr_hash<_Tp, _Dp> {
#if !OM_CXX20
    typedef unique_ptr<_Tp, _Dp> argument_type;
    typedef size_t result_type;
#endif
};

#if OM_CXX20
// [unique.ptr.io]
template <class _CharT, class _Traits>
class basic_ostream;
template <class _CharT, class _Traits, class _Yp, class _Dp>
    requires requires(basic_ostream<_CharT, _Traits> &__os, const typename unique_ptr<_Yp, _Dp>::pointer &__p) {
        __os << __p;
    }
inline basic_ostream<_CharT, _Traits> &operator<<(basic_ostream<_CharT, _Traits> &__os,
                                                  const unique_ptr<_Yp, _Dp> &__p) {
    __os << __p.get();
    return __os;
}
#endif

} // namespace std
#endif

OM_END_MODEL

#endif
