// function ([func.wrap]): a callable object of any type. Two words of storage for small ones, a
// pointer for others; one function to call it, one to copy, destroy and name it.
#ifndef OM_FUNCTIONAL_FUNCTION_H
#define OM_FUNCTIONAL_FUNCTION_H

#include <__om/functional/reference_wrapper.h>
#include <exception>
#include <new>
#if OM_RTTI
#include <typeinfo>
#endif

OM_BEGIN_MODEL

namespace std {

// [func.wrap.badcall]
class bad_function_call : public exception {
public:
    bad_function_call() noexcept {}
    bad_function_call(const bad_function_call &) noexcept = default;
    bad_function_call &operator=(const bad_function_call &) noexcept = default;
    virtual ~bad_function_call() noexcept {}
    virtual const char *what() const noexcept { return "bad_function_call"; }
};

template <class>
class function;

} // namespace std

namespace __om {

OM_NORETURN inline void throw_bad_function_call() { OM_THROW(std::bad_function_call()); }

union callable_storage {
    void *__object;
    void *__words[2];
};

enum callable_request { __copy_callable, __destroy_callable, __type_of_callable, __address_of_callable };

template <class _Fn, bool = sizeof(_Fn) <= sizeof(callable_storage) && alignof(_Fn) <= alignof(callable_storage) &&
                            std::is_trivially_copyable<_Fn>::value>
struct callable_manager {
    static _Fn *get(const callable_storage &__s) {
        return static_cast<_Fn *>(static_cast<void *>(const_cast<callable_storage *>(&__s)));
    }
    template <class _Up>
    static void make(callable_storage &__s, _Up &&__f) {
        ::new (static_cast<void *>(&__s)) _Fn(std::forward<_Up>(__f));
    }
    static void copy(callable_storage &__to, const callable_storage &__from) { make(__to, *get(__from)); }
    static void destroy(callable_storage &) {}
};
template <class _Fn>
struct callable_manager<_Fn, false> {
    static _Fn *get(const callable_storage &__s) { return static_cast<_Fn *>(__s.__object); }
    template <class _Up>
    static void make(callable_storage &__s, _Up &&__f) {
        __s.__object = new _Fn(std::forward<_Up>(__f));
    }
    static void copy(callable_storage &__to, const callable_storage &__from) { make(__to, *get(__from)); }
    static void destroy(callable_storage &__s) { delete get(__s); }
};

// A null pointer to a function or member makes an empty function, as does an empty function.
template <class _Fn>
inline bool is_empty_callable(const _Fn &) {
    return false;
}
template <class _Fn>
inline bool is_empty_callable(_Fn *__f) {
    return __f == nullptr;
}
template <class _Member, class _Class>
inline bool is_empty_callable(_Member _Class::*__m) {
    return __m == nullptr;
}
template <class _Signature>
inline bool is_empty_callable(const std::function<_Signature> &__f) {
    return !__f;
}

template <class _Result>
struct returned {
    template <class _Fn, class... _Args>
    static _Result from(_Fn &__f, _Args &&...__args) {
        return __om::call(__f, std::forward<_Args>(__args)...);
    }
};
template <>
struct returned<void> {
    template <class _Fn, class... _Args>
    static void from(_Fn &__f, _Args &&...__args) {
        __om::call(__f, std::forward<_Args>(__args)...);
    }
};

} // namespace __om

namespace std {

// [func.wrap.func]
template <class _Result, class... _Args>
class function<_Result(_Args...)> {
    __om::callable_storage __storage;
    void *(*__manage)(__om::callable_request, __om::callable_storage &, const __om::callable_storage &);
    _Result (*__invoke)(const __om::callable_storage &, _Args &&...);

    template <class _Fn>
    static void *__manage_as(__om::callable_request __what, __om::callable_storage &__to,
                             const __om::callable_storage &__from) {
        typedef __om::callable_manager<_Fn> _Manager;
        if (__what == __om::__copy_callable)
            _Manager::copy(__to, __from);
        else if (__what == __om::__destroy_callable)
            _Manager::destroy(__to);
        else if (__what == __om::__address_of_callable)
            return const_cast<typename remove_const<_Fn>::type *>(_Manager::get(__from));
#if OM_RTTI
        else
            return const_cast<type_info *>(&typeid(_Fn));
#endif
        return nullptr;
    }
    template <class _Fn>
    static _Result __invoke_as(const __om::callable_storage &__s, _Args &&...__args) {
        return __om::returned<_Result>::from(*__om::callable_manager<_Fn>::get(__s), std::forward<_Args>(__args)...);
    }
    template <class _Fn>
    using __if_callable = typename enable_if<
        !is_same<__om::bare<_Fn>, function>::value &&
            __om::invocation_returns<_Result, __om::invocation<void, typename decay<_Fn>::type &, _Args...>>::value,
        int>::type;

public:
    typedef _Result result_type;

    // [func.wrap.func.con]
    function() noexcept : __storage(), __manage(nullptr), __invoke(nullptr) {}
    function(nullptr_t) noexcept : __storage(), __manage(nullptr), __invoke(nullptr) {}
    function(const function &__f) : __storage(), __manage(nullptr), __invoke(nullptr) {
        if (__f) {
            __f.__manage(__om::__copy_callable, __storage, __f.__storage);
            __manage = __f.__manage;
            __invoke = __f.__invoke;
        }
    }
    function(function &&__f) noexcept : __storage(__f.__storage), __manage(__f.__manage), __invoke(__f.__invoke) {
        __f.__manage = nullptr;
        __f.__invoke = nullptr;
    }
    template <class _Fn, __if_callable<_Fn> = 0>
    function(_Fn &&__f) : __storage(), __manage(nullptr), __invoke(nullptr) {
        typedef typename decay<_Fn>::type _Callable;
        if (__om::is_empty_callable(__f))
            return;
        __om::callable_manager<_Callable>::make(__storage, std::forward<_Fn>(__f));
        __manage = &__manage_as<_Callable>;
        __invoke = &__invoke_as<_Callable>;
    }
#if !OM_CXX17
    template <class _Alloc>
    function(allocator_arg_t, const _Alloc &) noexcept : function() {}
    template <class _Alloc>
    function(allocator_arg_t, const _Alloc &, nullptr_t) noexcept : function() {}
    template <class _Alloc>
    function(allocator_arg_t, const _Alloc &, const function &__f) : function(__f) {}
    template <class _Alloc>
    function(allocator_arg_t, const _Alloc &, function &&__f) : function(std::move(__f)) {}
    template <class _Fn, class _Alloc, __if_callable<_Fn> = 0>
    function(allocator_arg_t, const _Alloc &, _Fn &&__f) : function(std::forward<_Fn>(__f)) {}
#endif

    function &operator=(const function &__f) {
        function(__f).swap(*this);
        return *this;
    }
    function &operator=(function &&__f) noexcept {
        function(std::move(__f)).swap(*this);
        return *this;
    }
    function &operator=(nullptr_t) noexcept {
        function().swap(*this);
        return *this;
    }
    template <class _Fn, __if_callable<_Fn> = 0>
    function &operator=(_Fn &&__f) {
        function(std::forward<_Fn>(__f)).swap(*this);
        return *this;
    }
    template <class _Fn>
    function &operator=(reference_wrapper<_Fn> __f) noexcept {
        function(__f).swap(*this);
        return *this;
    }
    ~function() {
        if (__manage)
            __manage(__om::__destroy_callable, __storage, __storage);
    }

    // [func.wrap.func.mod], [func.wrap.func.cap]
    void swap(function &__f) noexcept {
        std::swap(__storage, __f.__storage);
        std::swap(__manage, __f.__manage);
        std::swap(__invoke, __f.__invoke);
    }
    explicit operator bool() const noexcept { return __invoke != nullptr; }

    // [func.wrap.func.inv]
    _Result operator()(_Args... __args) const {
        if (!__invoke)
            __om::throw_bad_function_call();
        return __invoke(__storage, std::forward<_Args>(__args)...);
    }

#if OM_RTTI
    // [func.wrap.func.targ]
    const type_info &target_type() const noexcept {
        if (!__manage)
            return typeid(void);
        return *static_cast<const type_info *>(
            __manage(__om::__type_of_callable, const_cast<__om::callable_storage &>(__storage), __storage));
    }
    template <class _Tp>
    _Tp *target() noexcept {
        if (!__manage || target_type() != typeid(_Tp))
            return nullptr;
        return static_cast<_Tp *>(__manage(__om::__address_of_callable, __storage, __storage));
    }
    template <class _Tp>
    const _Tp *target() const noexcept {
        return const_cast<function *>(this)->template target<_Tp>();
    }
#endif
};

#if OM_CXX17
} // namespace std

namespace __om {

template <class _Call>
struct signature_of_call;
#define OM_SIGNATURE(qualifiers)                                                                                       \
    template <class _Result, class _Class, class... _Args>                                                             \
    struct signature_of_call<_Result (_Class::*)(_Args...) qualifiers> {                                               \
        typedef _Result type(_Args...);                                                                                \
    };
#define OM_SIGNATURES(noexcept_or_not)                                                                                 \
    OM_SIGNATURE(noexcept_or_not)                                                                                      \
    OM_SIGNATURE(const noexcept_or_not)                                                                                \
    OM_SIGNATURE(&noexcept_or_not)                                                                                     \
    OM_SIGNATURE(const &noexcept_or_not)
#define OM_NO_QUALIFIER
OM_SIGNATURES(OM_NO_QUALIFIER)
OM_SIGNATURES(noexcept)
#undef OM_NO_QUALIFIER
#undef OM_SIGNATURES
#undef OM_SIGNATURE

} // namespace __om

namespace std {

template <class _Result, class... _Args>
function(_Result (*)(_Args...)) -> function<_Result(_Args...)>;
template <class _Fn, class _Signature = typename __om::signature_of_call<decltype(&_Fn::operator())>::type>
function(_Fn) -> function<_Signature>;
#endif

// [func.wrap.func.nullptr], [func.wrap.func.alg]
template <class _Result, class... _Args>
inline bool operator==(const function<_Result(_Args...)> &__f, nullptr_t) noexcept {
    return !__f;
}
#if !OM_CXX20
template <class _Result, class... _Args>
inline bool operator==(nullptr_t, const function<_Result(_Args...)> &__f) noexcept {
    return !__f;
}
template <class _Result, class... _Args>
inline bool operator!=(const function<_Result(_Args...)> &__f, nullptr_t) noexcept {
    return static_cast<bool>(__f);
}
template <class _Result, class... _Args>
inline bool operator!=(nullptr_t, const function<_Result(_Args...)> &__f) noexcept {
    return static_cast<bool>(__f);
}
#endif
template <class _Result, class... _Args>
inline void swap(function<_Result(_Args...)> &__a, function<_Result(_Args...)> &__b) noexcept {
    __a.swap(__b);
}

} // namespace std

OM_END_MODEL

#endif
