// out_ptr and inout_ptr ([smartptr.adapt], C++23): a smart pointer as the target of a C function's
// output parameter.
#ifndef OM_MEMORY_OUT_PTR_H
#define OM_MEMORY_OUT_PTR_H

#include <__om/memory/shared_ptr.h>
#include <tuple>

OM_BEGIN_MODEL

namespace __om {

template <class _Tp>
inline constexpr bool is_shared_ptr = false;
template <class _Tp>
inline constexpr bool is_shared_ptr<std::shared_ptr<_Tp>> = true;

template <class _Smart, class _Ptr>
struct smart_pointer_type {
    typedef _Ptr type;
};
template <class _Smart, class _Ptr>
    requires requires { typename _Smart::pointer; }
struct smart_pointer_type<_Smart, _Ptr> {
    typedef typename _Smart::pointer type;
};
template <class _Smart, class _Ptr>
    requires(!requires { typename _Smart::pointer; }) && requires { typename _Smart::element_type; }
struct smart_pointer_type<_Smart, _Ptr> {
    typedef typename _Smart::element_type *type;
};

// Hands the pointer that came back over to the smart pointer.
template <class _Smart, class _Ptr, class _Args>
void give_back(_Smart &__s, _Ptr __p, _Args &__args) {
    typedef typename smart_pointer_type<_Smart, _Ptr>::type _SP;
    std::apply(
        [&](auto &&...__a) {
            if constexpr (std::is_pointer_v<_Smart>)
                __s = static_cast<_SP>(__p);
            else if constexpr (requires { __s.reset(static_cast<_SP>(__p), static_cast<decltype(__a)>(__a)...); })
                __s.reset(static_cast<_SP>(__p), static_cast<decltype(__a)>(__a)...);
            else
                __s = _Smart(static_cast<_SP>(__p), static_cast<decltype(__a)>(__a)...);
        },
        std::move(__args));
}

} // namespace __om

namespace std {

template <class _Smart, class _Pointer, class... _Args>
class out_ptr_t {
    static_assert(!__om::is_shared_ptr<_Smart> || sizeof...(_Args) > 0, "out_ptr() of a shared_ptr needs a deleter");

    _Smart &__s;
    tuple<_Args...> __args;
    _Pointer __p;

public:
    explicit out_ptr_t(_Smart &__smart, _Args... __a) : __s(__smart), __args(std::forward<_Args>(__a)...), __p() {
        if constexpr (is_pointer_v<_Smart>)
            __s = nullptr;
        else if constexpr (requires { __s.reset(); })
            __s.reset();
        else
            __s = _Smart();
    }
    out_ptr_t(const out_ptr_t &) = delete;
    ~out_ptr_t() {
        if (__p)
            __om::give_back(__s, __p, __args);
    }
    operator _Pointer *() const noexcept { return __builtin_addressof(const_cast<_Pointer &>(__p)); }
    operator void **() const noexcept
        requires(!is_same_v<_Pointer, void *>)
    {
        static_assert(is_pointer_v<_Pointer>, "out_ptr() as void** needs a plain pointer");
        return reinterpret_cast<void **>(static_cast<_Pointer *>(*this));
    }
};

template <class _Smart, class _Pointer, class... _Args>
class inout_ptr_t {
    static_assert(!__om::is_shared_ptr<_Smart>, "inout_ptr() of a shared_ptr");

    _Smart &__s;
    tuple<_Args...> __args;
    _Pointer __p;

public:
    explicit inout_ptr_t(_Smart &__smart, _Args... __a) : __s(__smart), __args(std::forward<_Args>(__a)...), __p() {
        if constexpr (is_pointer_v<_Smart>)
            __p = __s;
        else
            __p = __s.get();
    }
    inout_ptr_t(const inout_ptr_t &) = delete;
    ~inout_ptr_t() {
        if constexpr (!is_pointer_v<_Smart>)
            __s.release();
        if (__p || is_pointer_v<_Smart>)
            __om::give_back(__s, __p, __args);
    }
    operator _Pointer *() const noexcept { return __builtin_addressof(const_cast<_Pointer &>(__p)); }
    operator void **() const noexcept
        requires(!is_same_v<_Pointer, void *>)
    {
        static_assert(is_pointer_v<_Pointer>, "inout_ptr() as void** needs a plain pointer");
        return reinterpret_cast<void **>(static_cast<_Pointer *>(*this));
    }
};

template <class _Pointer = void, class _Smart, class... _Args>
auto out_ptr(_Smart &__s, _Args &&...__args) {
    if constexpr (!is_void_v<_Pointer>)
        return out_ptr_t<_Smart, _Pointer, _Args &&...>(__s, std::forward<_Args>(__args)...);
    else
        return out_ptr_t<_Smart, typename __om::smart_pointer_type<_Smart, _Smart>::type, _Args &&...>(
            __s, std::forward<_Args>(__args)...);
}
template <class _Pointer = void, class _Smart, class... _Args>
auto inout_ptr(_Smart &__s, _Args &&...__args) {
    if constexpr (!is_void_v<_Pointer>)
        return inout_ptr_t<_Smart, _Pointer, _Args &&...>(__s, std::forward<_Args>(__args)...);
    else
        return inout_ptr_t<_Smart, typename __om::smart_pointer_type<_Smart, _Smart>::type, _Args &&...>(
            __s, std::forward<_Args>(__args)...);
}

} // namespace std

OM_END_MODEL

#endif
