// INVOKE ([func.require]) as a type computation and as a call: result_of, invoke_result,
// is_invocable and the function __om::call that <functional>, <thread> and others call through.
#ifndef OM_TYPE_TRAITS_INVOCATION_H
#define OM_TYPE_TRAITS_INVOCATION_H

#include <__om/type_traits/transformations.h>

OM_BEGIN_MODEL

namespace std {

template <class _Tp>
class reference_wrapper;

} // namespace std

namespace __om {

template <class _Tp>
struct is_reference_wrapper : std::false_type {};
template <class _Tp>
struct is_reference_wrapper<std::reference_wrapper<_Tp>> : std::true_type {};

// The object a member pointer is applied to: itself, what a reference_wrapper refers to, or what a
// pointer points to.
template <class _Class, class _Object>
struct invoke_target {
    typedef bare<_Object> __bare;
    static constexpr int value = std::is_same<_Class, __bare>::value || std::is_base_of<_Class, __bare>::value ? 0
                                 : is_reference_wrapper<__bare>::value                                         ? 1
                                                                                                               : 2;
};

template <int _Way>
struct reach;
template <>
struct reach<0> {
    template <class _Object>
    static constexpr _Object &&to(typename std::remove_reference<_Object>::type &__object) noexcept {
        return static_cast<_Object &&>(__object);
    }
};
template <>
struct reach<1> {
    template <class _Object>
    static constexpr auto to(typename std::remove_reference<_Object>::type &__object) noexcept
        -> decltype(__object.get()) {
        return __object.get();
    }
};
template <>
struct reach<2> {
    template <class _Object>
    static constexpr auto
    to(typename std::remove_reference<_Object>::type &__object) noexcept(noexcept(*static_cast<_Object &&>(__object)))
        -> decltype(*static_cast<_Object &&>(__object)) {
        return *static_cast<_Object &&>(__object);
    }
};

template <class _Fn, bool _Object, bool _Function>
struct invoker;
template <class _Fn>
struct invoker<_Fn, false, false> {
    template <class _Callee, class... _Args>
    static constexpr auto
    call(_Callee &&__f,
         _Args &&...__args) noexcept(noexcept(static_cast<_Callee &&>(__f)(static_cast<_Args &&>(__args)...)))
        -> decltype(static_cast<_Callee &&>(__f)(static_cast<_Args &&>(__args)...)) {
        return static_cast<_Callee &&>(__f)(static_cast<_Args &&>(__args)...);
    }
};
template <class _Member, class _Class>
struct invoker<_Member _Class::*, true, false> {
    template <class _Callee, class _Object>
    static constexpr auto call(_Callee &&__f, _Object &&__object) noexcept(
        noexcept(reach<invoke_target<_Class, _Object>::value>::template to<_Object>(__object)))
        -> decltype(reach<invoke_target<_Class, _Object>::value>::template to<_Object>(__object).*__f) {
        return reach<invoke_target<_Class, _Object>::value>::template to<_Object>(__object).*__f;
    }
};
template <class _Member, class _Class>
struct invoker<_Member _Class::*, false, true> {
    template <class _Callee, class _Object, class... _Args>
    static constexpr auto call(_Callee &&__f, _Object &&__object, _Args &&...__args) noexcept(
        noexcept((reach<invoke_target<_Class, _Object>::value>::template to<_Object>(__object).*
                  __f)(static_cast<_Args &&>(__args)...)))
        -> decltype((reach<invoke_target<_Class, _Object>::value>::template to<_Object>(__object).*
                     __f)(static_cast<_Args &&>(__args)...)) {
        return (reach<invoke_target<_Class, _Object>::value>::template to<_Object>(__object).*
                __f)(static_cast<_Args &&>(__args)...);
    }
};

template <class _Fn>
struct invoker_of : invoker<bare<_Fn>, std::is_member_object_pointer<bare<_Fn>>::value,
                            std::is_member_function_pointer<bare<_Fn>>::value> {};

template <class _Fn, class... _Args>
constexpr auto call(_Fn &&__f,
                    _Args &&...__args) noexcept(noexcept(invoker_of<_Fn>::call(static_cast<_Fn &&>(__f),
                                                                               static_cast<_Args &&>(__args)...)))
    -> decltype(invoker_of<_Fn>::call(static_cast<_Fn &&>(__f), static_cast<_Args &&>(__args)...)) {
    return invoker_of<_Fn>::call(static_cast<_Fn &&>(__f), static_cast<_Args &&>(__args)...);
}

template <class _Void, class _Fn, class... _Args>
struct invocation : std::false_type {
    static constexpr bool __nothrow = false;
};
template <class _Fn, class... _Args>
struct invocation<typename void_type<decltype(__om::call(std::declval<_Fn>(), std::declval<_Args>()...))>::type, _Fn,
                  _Args...> : std::true_type {
    typedef decltype(__om::call(std::declval<_Fn>(), std::declval<_Args>()...)) type;
    static constexpr bool __nothrow = noexcept(__om::call(std::declval<_Fn>(), std::declval<_Args>()...));
};

template <class _Invocation, bool = _Invocation::value>
struct invocation_type {};
template <class _Invocation>
struct invocation_type<_Invocation, true> {
    typedef typename _Invocation::type type;
};

template <class _Result, class _Invocation, bool = _Invocation::value>
struct invocation_returns : std::false_type {
    static constexpr bool __nothrow = false;
};
template <class _Result, class _Invocation>
struct invocation_returns<_Result, _Invocation, true>
    : std::integral_constant<bool, std::is_void<_Result>::value ||
                                       std::is_convertible<typename _Invocation::type, _Result>::value> {
    static constexpr bool __nothrow =
        _Invocation::__nothrow &&
        (std::is_void<_Result>::value || converts<typename _Invocation::type, _Result>::__nothrow);
};

} // namespace __om

namespace std {

// [depr.meta.types]
template <class>
struct result_of;
template <class _Fn, class... _Args>
struct result_of<_Fn(_Args...)> : __om::invocation_type<__om::invocation<void, _Fn, _Args...>> {};
#if OM_CXX14
template <class _Tp>
using result_of_t = typename result_of<_Tp>::type;
#endif

#if OM_CXX17
template <class _Fn, class... _Args>
struct invoke_result : __om::invocation_type<__om::invocation<void, _Fn, _Args...>> {};
template <class _Fn, class... _Args>
using invoke_result_t = typename invoke_result<_Fn, _Args...>::type;

template <class _Fn, class... _Args>
struct is_invocable : bool_constant<__om::invocation<void, _Fn, _Args...>::value> {};
template <class _Result, class _Fn, class... _Args>
struct is_invocable_r : bool_constant<__om::invocation_returns<_Result, __om::invocation<void, _Fn, _Args...>>::value> {
};
template <class _Fn, class... _Args>
struct is_nothrow_invocable : bool_constant<__om::invocation<void, _Fn, _Args...>::__nothrow> {};
template <class _Result, class _Fn, class... _Args>
struct is_nothrow_invocable_r
    : bool_constant<__om::invocation_returns<_Result, __om::invocation<void, _Fn, _Args...>>::value &&
                    __om::invocation_returns<_Result, __om::invocation<void, _Fn, _Args...>>::__nothrow> {};
#endif

#if OM_CXX20
// [refwrap] and this header both declare unwrapping ([refwrap.unwrapref] is <functional>'s).
template <class _Tp>
struct unwrap_reference {
    typedef _Tp type;
};
template <class _Tp>
struct unwrap_reference<reference_wrapper<_Tp>> {
    typedef _Tp &type;
};
template <class _Tp>
using unwrap_reference_t = typename unwrap_reference<_Tp>::type;
template <class _Tp>
struct unwrap_ref_decay : unwrap_reference<decay_t<_Tp>> {};
template <class _Tp>
using unwrap_ref_decay_t = typename unwrap_ref_decay<_Tp>::type;
#endif

} // namespace std

namespace __om {

// [pairs.spec], [tuple.creation]: decayed, except that a reference_wrapper becomes a reference.
template <class _Tp>
struct unwrapped {
    typedef _Tp type;
};
template <class _Tp>
struct unwrapped<std::reference_wrapper<_Tp>> {
    typedef _Tp &type;
};
template <class _Tp>
struct unwrapped_decay : unwrapped<typename std::decay<_Tp>::type> {};

} // namespace __om

OM_END_MODEL

#endif
