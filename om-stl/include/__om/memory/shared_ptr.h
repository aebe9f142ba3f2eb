// shared_ptr, weak_ptr, owner_less, enable_shared_from_this ([util.smartptr]).
#ifndef OM_MEMORY_SHARED_PTR_H
#define OM_MEMORY_SHARED_PTR_H

#include <__om/memory/auto_ptr.h>
#include <__om/memory/shared_count.h>
#include <__om/memory/unique_ptr.h>

OM_BEGIN_MODEL

#if OM_CXX11
namespace std {

template <class _Tp>
class shared_ptr;
template <class _Tp>
class weak_ptr;
template <class _Tp>
class enable_shared_from_this;

} // namespace std

namespace __om {

#if OM_CXX17
template <class _Tp>
using shared_element = typename std::remove_extent<_Tp>::type;
#else
template <class _Tp>
using shared_element = _Tp;
#endif

// [util.smartptr.shared.const]/5: an array only from a pointer to its own elements.
template <class _Yp, class _Tp>
struct shared_from_pointer : std::is_convertible<_Yp *, _Tp *> {};
template <class _Yp, class _Tp>
struct shared_from_pointer<_Yp, _Tp[]> : std::is_convertible<_Yp (*)[], _Tp (*)[]> {};
template <class _Yp, class _Tp, std::size_t __n>
struct shared_from_pointer<_Yp, _Tp[__n]> : std::is_convertible<_Yp (*)[__n], _Tp (*)[__n]> {};

// [util.smartptr.shared]/6: compatible pointer types.
template <class _Yp, class _Tp>
struct shared_compatible : std::is_convertible<_Yp *, _Tp *> {};
template <class _Yp, std::size_t __n>
struct shared_compatible<_Yp[__n], _Yp[]> : std::true_type {};
template <class _Yp, std::size_t __n>
struct shared_compatible<_Yp[__n], const _Yp[]> : std::true_type {};

template <class _Tp>
struct shared_default_delete {
    typedef std::default_delete<_Tp> type;
};
template <class _Tp, std::size_t __n>
struct shared_default_delete<_Tp[__n]> {
    typedef std::default_delete<_Tp[]> type;
};

struct shared_access;

// Tells an object that derives from enable_shared_from_this who owns it.
template <class _Yp>
const std::enable_shared_from_this<_Yp> *shared_base(const std::enable_shared_from_this<_Yp> *__base) {
    return __base;
}

} // namespace __om

namespace std {

// [util.smartptr.shared]
template <class _Tp>
class shared_ptr {
public:
    typedef __om::shared_element<_Tp> element_type;
#if OM_CXX17
    typedef weak_ptr<_Tp> weak_type;
#endif

private:
    template <class>
    friend class shared_ptr;
    template <class>
    friend class weak_ptr;
    friend struct __om::shared_access;

    element_type *__pointer;
    __om::shared_control *__control;

    template <class _Yp>
    using __if_compatible = typename enable_if<__om::shared_compatible<_Yp, _Tp>::value, int>::type;
    template <class _Yp>
    using __if_pointer = typename enable_if<__om::shared_from_pointer<_Yp, _Tp>::value, int>::type;

    template <class _Yp>
    auto __announce(int, _Yp *__p) -> decltype((void)__om::shared_base(__p)) {
        if (__p)
            __adopt(__om::shared_base(__p), __p);
    }
    template <class _Yp>
    void __announce(long, _Yp *) {}
    template <class _Base, class _Yp>
    void __adopt(const enable_shared_from_this<_Base> *__base, _Yp *__p) {
        if (__base->__self.expired())
            __base->__self.__assign(const_cast<typename remove_cv<_Yp>::type *>(__p), __control);
    }

    shared_ptr(element_type *__p, __om::shared_control *__c) noexcept : __pointer(__p), __control(__c) {}

public:
    // [util.smartptr.shared.const]
    constexpr shared_ptr() noexcept : __pointer(nullptr), __control(nullptr) {}
    constexpr shared_ptr(nullptr_t) noexcept : __pointer(nullptr), __control(nullptr) {}
    template <class _Yp, __if_pointer<_Yp> = 0>
    explicit shared_ptr(_Yp *__p)
        : __pointer(__p),
          __control(__om::own_pointer(__p,
                                      typename __om::shared_default_delete<
                                          typename conditional<is_array<_Tp>::value, _Yp[], _Yp>::type>::type(),
                                      allocator<char>())) {
        __announce(0, __p);
    }
    template <class _Yp, class _Dp, __if_pointer<_Yp> = 0>
    shared_ptr(_Yp *__p, _Dp __d)
        : __pointer(__p), __control(__om::own_pointer(__p, std::move(__d), allocator<char>())) {
        __announce(0, __p);
    }
    template <class _Yp, class _Dp, class _Ap, __if_pointer<_Yp> = 0>
    shared_ptr(_Yp *__p, _Dp __d, _Ap __a) : __pointer(__p), __control(__om::own_pointer(__p, std::move(__d), __a)) {
        __announce(0, __p);
    }
    template <class _Dp>
    shared_ptr(nullptr_t __p, _Dp __d)
        : __pointer(nullptr), __control(__om::own_pointer(__p, std::move(__d), allocator<char>())) {}
    template <class _Dp, class _Ap>
    shared_ptr(nullptr_t __p, _Dp __d, _Ap __a)
        : __pointer(nullptr), __control(__om::own_pointer(__p, std::move(__d), __a)) {}
    template <class _Yp>
    shared_ptr(const shared_ptr<_Yp> &__r, element_type *__p) noexcept : __pointer(__p), __control(__r.__control) {
        if (__control)
            __control->add_use();
    }
#if OM_CXX20
    template <class _Yp>
    shared_ptr(shared_ptr<_Yp> &&__r, element_type *__p) noexcept : __pointer(__p), __control(__r.__control) {
        __r.__pointer = nullptr;
        __r.__control = nullptr;
    }
#endif
    shared_ptr(const shared_ptr &__r) noexcept : __pointer(__r.__pointer), __control(__r.__control) {
        if (__control)
            __control->add_use();
    }
    template <class _Yp, __if_compatible<_Yp> = 0>
    shared_ptr(const shared_ptr<_Yp> &__r) noexcept : __pointer(__r.__pointer), __control(__r.__control) {
        if (__control)
            __control->add_use();
    }
    shared_ptr(shared_ptr &&__r) noexcept : __pointer(__r.__pointer), __control(__r.__control) {
        __r.__pointer = nullptr;
        __r.__control = nullptr;
    }
    template <class _Yp, __if_compatible<_Yp> = 0>
    shared_ptr(shared_ptr<_Yp> &&__r) noexcept : __pointer(__r.__pointer), __control(__r.__control) {
        __r.__pointer = nullptr;
        __r.__control = nullptr;
    }
    template <class _Yp, __if_compatible<_Yp> = 0>
    explicit shared_ptr(const weak_ptr<_Yp> &__r) : __pointer(__r.__pointer), __control(__r.__control) {
        if (!__control || __control->uses() == 0)
            __om::throw_bad_weak_ptr();
        __control->add_use();
    }
    template <class _Yp>
    shared_ptr(auto_ptr<_Yp> &&__r) : __pointer(__r.get()), __control(nullptr) {
        __control = __om::own_pointer(__r.get(), default_delete<_Yp>(), allocator<char>());
        __announce(0, __r.release());
    }
    template <class _Yp, class _Dp, __if_compatible<_Yp> = 0,
              typename enable_if<is_convertible<typename unique_ptr<_Yp, _Dp>::pointer, element_type *>::value,
                                 int>::type = 0>
    shared_ptr(unique_ptr<_Yp, _Dp> &&__r) : __pointer(__r.get()), __control(nullptr) {
        if (__r.get() == nullptr)
            return;
        __control = __take(__r, is_reference<_Dp>());
        __announce(0, __r.release());
    }

private:
    template <class _Yp, class _Dp>
    static __om::shared_control *__take(unique_ptr<_Yp, _Dp> &__r, false_type) {
        typedef __om::shared_pointer_control<typename unique_ptr<_Yp, _Dp>::pointer, _Dp, allocator<char>> _Control;
        return new _Control(__r.get(), __r.get_deleter(), allocator<char>());
    }
    template <class _Yp, class _Dp>
    static __om::shared_control *__take(unique_ptr<_Yp, _Dp> &__r, true_type) {
        struct by_reference {
            typename remove_reference<_Dp>::type *__deleter;
            void operator()(typename unique_ptr<_Yp, _Dp>::pointer __p) { (*__deleter)(__p); }
        } __d = {__builtin_addressof(__r.get_deleter())};
        typedef __om::shared_pointer_control<typename unique_ptr<_Yp, _Dp>::pointer, by_reference, allocator<char>>
            _Control;
        return new _Control(__r.get(), __d, allocator<char>());
    }

public:
    // [util.smartptr.shared.dest]
    ~shared_ptr() {
        if (__control)
            __control->drop_use();
    }

    // [util.smartptr.shared.assign]
    shared_ptr &operator=(const shared_ptr &__r) noexcept {
        shared_ptr(__r).swap(*this);
        return *this;
    }
    template <class _Yp, __if_compatible<_Yp> = 0>
    shared_ptr &operator=(const shared_ptr<_Yp> &__r) noexcept {
        shared_ptr(__r).swap(*this);
        return *this;
    }
    shared_ptr &operator=(shared_ptr &&__r) noexcept {
        shared_ptr(std::move(__r)).swap(*this);
        return *this;
    }
    template <class _Yp, __if_compatible<_Yp> = 0>
    shared_ptr &operator=(shared_ptr<_Yp> &&__r) noexcept {
        shared_ptr(std::move(__r)).swap(*this);
        return *this;
    }
    template <class _Yp>
    shared_ptr &operator=(auto_ptr<_Yp> &&__r) {
        shared_ptr(std::move(__r)).swap(*this);
        return *this;
    }
    template <class _Yp, class _Dp, __if_compatible<_Yp> = 0>
    shared_ptr &operator=(unique_ptr<_Yp, _Dp> &&__r) {
        shared_ptr(std::move(__r)).swap(*this);
        return *this;
    }

    // [util.smartptr.shared.mod]
    void swap(shared_ptr &__r) noexcept {
        std::swap(__pointer, __r.__pointer);
        std::swap(__control, __r.__control);
    }
    void reset() noexcept { shared_ptr().swap(*this); }
    template <class _Yp, __if_pointer<_Yp> = 0>
    void reset(_Yp *__p) {
        shared_ptr(__p).swap(*this);
    }
    template <class _Yp, class _Dp, __if_pointer<_Yp> = 0>
    void reset(_Yp *__p, _Dp __d) {
        shared_ptr(__p, std::move(__d)).swap(*this);
    }
    template <class _Yp, class _Dp, class _Ap, __if_pointer<_Yp> = 0>
    void reset(_Yp *__p, _Dp __d, _Ap __a) {
        shared_ptr(__p, std::move(__d), __a).swap(*this);
    }

    // [util.smartptr.shared.obs]
    element_type *get() const noexcept { return __pointer; }
    typename add_lvalue_reference<element_type>::type operator*() const noexcept {
        OM_CHECK("empty-access", __pointer != nullptr, "shared_ptr::operator* on an empty shared_ptr");
        return *__pointer;
    }
    element_type *operator->() const noexcept {
        OM_CHECK("empty-access", __pointer != nullptr, "shared_ptr::operator-> on an empty shared_ptr");
        return __pointer;
    }
#if OM_CXX17
    typename add_lvalue_reference<element_type>::type operator[](ptrdiff_t __i) const {
        OM_CHECK("empty-access", __pointer != nullptr, "shared_ptr::operator[] on an empty shared_ptr");
        OM_CHECK("container-bounds", __i >= 0 && (extent<_Tp>::value == 0 || size_t(__i) < extent<_Tp>::value),
                 "shared_ptr::operator[]: index out of range");
        return __pointer[__i];
    }
#endif
    long use_count() const noexcept { return __control ? __control->uses() : 0; }
#if !OM_CXX20
    bool unique() const noexcept { return use_count() == 1; }
#endif
    explicit operator bool() const noexcept { return __pointer != nullptr; }
    template <class _Up>
    bool owner_before(const shared_ptr<_Up> &__b) const noexcept {
        return __om::total_less(__control, __b.__control);
    }
    template <class _Up>
    bool owner_before(const weak_ptr<_Up> &__b) const noexcept {
        return __om::total_less(__control, __b.__control);
    }
};

// [util.smartptr.weak]
template <class _Tp>
class weak_ptr {
public:
    typedef __om::shared_element<_Tp> element_type;

private:
    template <class>
    friend class shared_ptr;
    template <class>
    friend class weak_ptr;

    element_type *__pointer;
    __om::shared_control *__control;

    template <class _Yp>
    using __if_compatible = typename enable_if<__om::shared_compatible<_Yp, _Tp>::value, int>::type;

    void __assign(element_type *__p, __om::shared_control *__c) noexcept {
        __c->add_weak();
        if (__control)
            __control->drop_weak();
        __pointer = __p;
        __control = __c;
    }

public:
    // [util.smartptr.weak.const]
    constexpr weak_ptr() noexcept : __pointer(nullptr), __control(nullptr) {}
    template <class _Yp, __if_compatible<_Yp> = 0>
    weak_ptr(const shared_ptr<_Yp> &__r) noexcept : __pointer(__r.__pointer), __control(__r.__control) {
        if (__control)
            __control->add_weak();
    }
    weak_ptr(const weak_ptr &__r) noexcept : __pointer(__r.__pointer), __control(__r.__control) {
        if (__control)
            __control->add_weak();
    }
    // Converting needs the object while it may be gone: through lock() ([util.smartptr.weak.const]/5).
    template <class _Yp, __if_compatible<_Yp> = 0>
    weak_ptr(const weak_ptr<_Yp> &__r) noexcept : __pointer(__r.lock().get()), __control(__r.__control) {
        if (__control)
            __control->add_weak();
    }
    weak_ptr(weak_ptr &&__r) noexcept : __pointer(__r.__pointer), __control(__r.__control) {
        __r.__pointer = nullptr;
        __r.__control = nullptr;
    }
    template <class _Yp, __if_compatible<_Yp> = 0>
    weak_ptr(weak_ptr<_Yp> &&__r) noexcept : __pointer(__r.lock().get()), __control(__r.__control) {
        __r.__pointer = nullptr;
        __r.__control = nullptr;
    }
    ~weak_ptr() {
        if (__control)
            __control->drop_weak();
    }

    // [util.smartptr.weak.assign]
    weak_ptr &operator=(const weak_ptr &__r) noexcept {
        weak_ptr(__r).swap(*this);
        return *this;
    }
    template <class _Yp, __if_compatible<_Yp> = 0>
    weak_ptr &operator=(const weak_ptr<_Yp> &__r) noexcept {
        weak_ptr(__r).swap(*this);
        return *this;
    }
    template <class _Yp, __if_compatible<_Yp> = 0>
    weak_ptr &operator=(const shared_ptr<_Yp> &__r) noexcept {
        weak_ptr(__r).swap(*this);
        return *this;
    }
    weak_ptr &operator=(weak_ptr &&__r) noexcept {
        weak_ptr(std::move(__r)).swap(*this);
        return *this;
    }
    template <class _Yp, __if_compatible<_Yp> = 0>
    weak_ptr &operator=(weak_ptr<_Yp> &&__r) noexcept {
        weak_ptr(std::move(__r)).swap(*this);
        return *this;
    }

    // [util.smartptr.weak.mod], [util.smartptr.weak.obs]
    void swap(weak_ptr &__r) noexcept {
        std::swap(__pointer, __r.__pointer);
        std::swap(__control, __r.__control);
    }
    void reset() noexcept { weak_ptr().swap(*this); }
    long use_count() const noexcept { return __control ? __control->uses() : 0; }
    bool expired() const noexcept { return use_count() == 0; }
    shared_ptr<_Tp> lock() const noexcept {
        if (expired())
            return shared_ptr<_Tp>();
        __control->add_use();
        return shared_ptr<_Tp>(__pointer, __control);
    }
    template <class _Up>
    bool owner_before(const shared_ptr<_Up> &__b) const noexcept {
        return __om::total_less(__control, __b.__control);
    }
    template <class _Up>
    bool owner_before(const weak_ptr<_Up> &__b) const noexcept {
        return __om::total_less(__control, __b.__control);
    }
};

#if OM_CXX17
template <class _Tp>
shared_ptr(weak_ptr<_Tp>) -> shared_ptr<_Tp>;
template <class _Tp, class _Dp>
shared_ptr(unique_ptr<_Tp, _Dp>) -> shared_ptr<_Tp>;
template <class _Tp>
weak_ptr(shared_ptr<_Tp>) -> weak_ptr<_Tp>;
#endif

// [util.smartptr.enab]
template <class _Tp>
class enable_shared_from_this {
    template <class>
    friend class shared_ptr;

    mutable weak_ptr<_Tp> __self;

protected:
    constexpr enable_shared_from_this() noexcept : __self() {}
    enable_shared_from_this(const enable_shared_from_this &) noexcept : __self() {}
    enable_shared_from_this &operator=(const enable_shared_from_this &) noexcept { return *this; }
    ~enable_shared_from_this() {}

public:
    shared_ptr<_Tp> shared_from_this() { return shared_ptr<_Tp>(__self); }
    shared_ptr<const _Tp> shared_from_this() const { return shared_ptr<const _Tp>(__self); }
#if OM_CXX17
    weak_ptr<_Tp> weak_from_this() noexcept { return __self; }
    weak_ptr<const _Tp> weak_from_this() const noexcept { return __self; }
#endif
};

} // namespace std

namespace __om {

struct shared_access {
    template <class _Tp, class _Yp>
    static std::shared_ptr<_Tp> make(_Yp *__p, shared_control *__c) {
        std::shared_ptr<_Tp> __result(__p, __c);
        __result.__announce(0, __p);
        return __result;
    }
    template <class _Tp>
    static shared_control *control(const std::shared_ptr<_Tp> &__p) {
        return __p.__control;
    }
};

template <class _Tp>
struct make_shared_result {
    typedef std::shared_ptr<_Tp> __single;
};
template <class _Tp>
struct make_shared_result<_Tp[]> {
    typedef std::shared_ptr<_Tp[]> __unbounded;
};
template <class _Tp, std::size_t __n>
struct make_shared_result<_Tp[__n]> {
    typedef std::shared_ptr<_Tp[__n]> __bounded;
};

} // namespace __om

#include <__om/memory/shared_create.h>

namespace std {

// [util.smartptr.shared.cmp]
template <class _Tp, class _Up>
inline bool operator==(const shared_ptr<_Tp> &__a, const shared_ptr<_Up> &__b) noexcept {
    return __a.get() == __b.get();
}
template <class _Tp>
inline bool operator==(const shared_ptr<_Tp> &__a, nullptr_t) noexcept {
    return !__a;
}
#if OM_CXX20
template <class _Tp, class _Up>
inline strong_ordering operator<=>(const shared_ptr<_Tp> &__a, const shared_ptr<_Up> &__b) noexcept {
    return compare_three_way()(__a.get(), __b.get());
}
template <class _Tp>
inline strong_ordering operator<=>(const shared_ptr<_Tp> &__a, nullptr_t) noexcept {
    return compare_three_way()(__a.get(), static_cast<typename shared_ptr<_Tp>::element_type *>(nullptr));
}
#else
template <class _Tp>
inline bool operator==(nullptr_t, const shared_ptr<_Tp> &__a) noexcept {
    return !__a;
}
template <class _Tp, class _Up>
inline bool operator!=(const shared_ptr<_Tp> &__a, const shared_ptr<_Up> &__b) noexcept {
    return __a.get() != __b.get();
}
template <class _Tp>
inline bool operator!=(const shared_ptr<_Tp> &__a, nullptr_t) noexcept {
    return static_cast<bool>(__a);
}
template <class _Tp>
inline bool operator!=(nullptr_t, const shared_ptr<_Tp> &__a) noexcept {
    return static_cast<bool>(__a);
}
template <class _Tp, class _Up>
inline bool operator<(const shared_ptr<_Tp> &__a, const shared_ptr<_Up> &__b) noexcept {
    return __om::pointer_less(__a.get(), __b.get());
}
template <class _Tp, class _Up>
inline bool operator>(const shared_ptr<_Tp> &__a, const shared_ptr<_Up> &__b) noexcept {
    return __b < __a;
}
template <class _Tp, class _Up>
inline bool operator<=(const shared_ptr<_Tp> &__a, const shared_ptr<_Up> &__b) noexcept {
    return !(__b < __a);
}
template <class _Tp, class _Up>
inline bool operator>=(const shared_ptr<_Tp> &__a, const shared_ptr<_Up> &__b) noexcept {
    return !(__a < __b);
}
template <class _Tp>
inline bool operator<(const shared_ptr<_Tp> &__a, nullptr_t) noexcept {
    return __a < shared_ptr<_Tp>();
}
template <class _Tp>
inline bool operator<(nullptr_t, const shared_ptr<_Tp> &__a) noexcept {
    return shared_ptr<_Tp>() < __a;
}
template <class _Tp>
inline bool operator>(const shared_ptr<_Tp> &__a, nullptr_t) noexcept {
    return nullptr < __a;
}
template <class _Tp>
inline bool operator>(nullptr_t, const shared_ptr<_Tp> &__a) noexcept {
    return __a < nullptr;
}
template <class _Tp>
inline bool operator<=(const shared_ptr<_Tp> &__a, nullptr_t) noexcept {
    return !(nullptr < __a);
}
template <class _Tp>
inline bool operator<=(nullptr_t, const shared_ptr<_Tp> &__a) noexcept {
    return !(__a < nullptr);
}
template <class _Tp>
inline bool operator>=(const shared_ptr<_Tp> &__a, nullptr_t) noexcept {
    return !(__a < nullptr);
}
template <class _Tp>
inline bool operator>=(nullptr_t, const shared_ptr<_Tp> &__a) noexcept {
    return !(nullptr < __a);
}
#endif

// [util.smartptr.shared.spec], [util.smartptr.weak.spec]
template <class _Tp>
inline void swap(shared_ptr<_Tp> &__a, shared_ptr<_Tp> &__b) noexcept {
    __a.swap(__b);
}
template <class _Tp>
inline void swap(weak_ptr<_Tp> &__a, weak_ptr<_Tp> &__b) noexcept {
    __a.swap(__b);
}

// [util.smartptr.shared.cast]
template <class _Tp, class _Up>
inline shared_ptr<_Tp> static_pointer_cast(const shared_ptr<_Up> &__r) noexcept {
    return shared_ptr<_Tp>(__r, static_cast<typename shared_ptr<_Tp>::element_type *>(__r.get()));
}
template <class _Tp, class _Up>
inline shared_ptr<_Tp> const_pointer_cast(const shared_ptr<_Up> &__r) noexcept {
    return shared_ptr<_Tp>(__r, const_cast<typename shared_ptr<_Tp>::element_type *>(__r.get()));
}
#if OM_RTTI
template <class _Tp, class _Up>
inline shared_ptr<_Tp> dynamic_pointer_cast(const shared_ptr<_Up> &__r) noexcept {
    if (auto *__p = dynamic_cast<typename shared_ptr<_Tp>::element_type *>(__r.get()))
        return shared_ptr<_Tp>(__r, __p);
    return shared_ptr<_Tp>();
}
#endif
#if OM_CXX17
template <class _Tp, class _Up>
inline shared_ptr<_Tp> reinterpret_pointer_cast(const shared_ptr<_Up> &__r) noexcept {
    return shared_ptr<_Tp>(__r, reinterpret_cast<typename shared_ptr<_Tp>::element_type *>(__r.get()));
}
#endif
#if OM_CXX20
template <class _Tp, class _Up>
inline shared_ptr<_Tp> static_pointer_cast(shared_ptr<_Up> &&__r) noexcept {
    auto *__p = static_cast<typename shared_ptr<_Tp>::element_type *>(__r.get());
    return shared_ptr<_Tp>(std::move(__r), __p);
}
template <class _Tp, class _Up>
inline shared_ptr<_Tp> const_pointer_cast(shared_ptr<_Up> &&__r) noexcept {
    auto *__p = const_cast<typename shared_ptr<_Tp>::element_type *>(__r.get());
    return shared_ptr<_Tp>(std::move(__r), __p);
}
#if OM_RTTI
template <class _Tp, class _Up>
inline shared_ptr<_Tp> dynamic_pointer_cast(shared_ptr<_Up> &&__r) noexcept {
    if (auto *__p = dynamic_cast<typename shared_ptr<_Tp>::element_type *>(__r.get()))
        return shared_ptr<_Tp>(std::move(__r), __p);
    return shared_ptr<_Tp>();
}
#endif
template <class _Tp, class _Up>
inline shared_ptr<_Tp> reinterpret_pointer_cast(shared_ptr<_Up> &&__r) noexcept {
    auto *__p = reinterpret_cast<typename shared_ptr<_Tp>::element_type *>(__r.get());
    return shared_ptr<_Tp>(std::move(__r), __p);
}
#endif

// [util.smartptr.getdeleter]
template <class _Dp, class _Tp>
inline _Dp *get_deleter(const shared_ptr<_Tp> &__p) noexcept {
    __om::shared_control *__c = __om::shared_access::control(__p);
    return __c ? static_cast<_Dp *>(__c->__manage(__c, __om::shared_control::__deleter,
                                                  &__om::type_mark<typename remove_cv<_Dp>::type>::__address))
               : nullptr;
}

// [util.smartptr.shared.io]
template <class _CharT, class _Traits>
class basic_ostream;
template <class _CharT, class _Traits, class _Yp>
inline basic_ostream<_CharT, _Traits> &operator<<(basic_ostream<_CharT, _Traits> &__os, const shared_ptr<_Yp> &__p) {
    __os << __p.get();
    return __os;
}

// [util.smartptr.ownerless]
template <class _Tp>
struct owner_less {
    typedef bool result_type;
    typedef _Tp first_argument_type;
    typedef _Tp second_argument_type;
    bool operator()(const _Tp &__x, const _Tp &__y) const noexcept { return __x.owner_before(__y); }
};
template <class _Tp>
struct owner_less<shared_ptr<_Tp>> {
    typedef bool result_type;
    typedef shared_ptr<_Tp> first_argument_type;
    typedef shared_ptr<_Tp> second_argument_type;
    bool operator()(const shared_ptr<_Tp> &__x, const shared_ptr<_Tp> &__y) const noexcept {
        return __x.owner_before(__y);
    }
    bool operator()(const shared_ptr<_Tp> &__x, const weak_ptr<_Tp> &__y) const noexcept {
        return __x.owner_before(__y);
    }
    bool operator()(const weak_ptr<_Tp> &__x, const shared_ptr<_Tp> &__y) const noexcept {
        return __x.owner_before(__y);
    }
};
template <class _Tp>
struct owner_less<weak_ptr<_Tp>> {
    typedef bool result_type;
    typedef weak_ptr<_Tp> first_argument_type;
    typedef weak_ptr<_Tp> second_argument_type;
    bool operator()(const weak_ptr<_Tp> &__x, const weak_ptr<_Tp> &__y) const noexcept { return __x.owner_before(__y); }
    bool operator()(const shared_ptr<_Tp> &__x, const weak_ptr<_Tp> &__y) const noexcept {
        return __x.owner_before(__y);
    }
    bool operator()(const weak_ptr<_Tp> &__x, const shared_ptr<_Tp> &__y) const noexcept {
        return __x.owner_before(__y);
    }
};
#if OM_CXX17
template <>
struct owner_less<void> {
    typedef void is_transparent;
    template <class _Tp, class _Up>
    bool operator()(const _Tp &__x, const _Up &__y) const noexcept {
        return __x.owner_before(__y);
    }
};
#endif

// [util.smartptr.hash]
template <class _Tp>
struct hash<shared_ptr<_Tp>> {
#if !OM_CXX20
    typedef shared_ptr<_Tp> argument_type;
    typedef size_t result_type;
#endif
    size_t operator()(const shared_ptr<_Tp> &__p) const noexcept {
        return hash<typename shared_ptr<_Tp>::element_type *>()(__p.get());
    }
};

} // namespace std
#endif

OM_END_MODEL

#endif
