// invoke, invoke_r and mem_fn ([func.invoke], [func.memfn]).
#ifndef OM_FUNCTIONAL_INVOKE_H
#define OM_FUNCTIONAL_INVOKE_H

#include <__om/move.h>
#include <type_traits>

OM_BEGIN_MODEL

namespace __om {

template <class _Pointer>
class member_function {
    _Pointer __member;

public:
    OM_CONSTEXPR20 explicit member_function(_Pointer __p) noexcept : __member(__p) {}
    template <class... _Args>
    OM_CONSTEXPR20 typename invocation<void, const _Pointer &, _Args...>::type operator()(_Args &&...__args) const
        noexcept(invocation<void, const _Pointer &, _Args...>::__nothrow) {
        return __om::call(__member, std::forward<_Args>(__args)...);
    }
};

} // namespace __om

namespace std {

// [func.memfn]
template <class _Result, class _Tp>
inline OM_CONSTEXPR20 __om::member_function<_Result _Tp::*> mem_fn(_Result _Tp::*__p) noexcept {
    return __om::member_function<_Result _Tp::*>(__p);
}

#if OM_CXX17
// [func.invoke]
template <class _Fn, class... _Args>
OM_CONSTEXPR20 invoke_result_t<_Fn, _Args...>
invoke(_Fn &&__f, _Args &&...__args) noexcept(is_nothrow_invocable_v<_Fn, _Args...>) {
    return __om::call(std::forward<_Fn>(__f), std::forward<_Args>(__args)...);
}
#endif
#if OM_CXX23
template <class _Result, class _Fn, class... _Args>
    requires is_invocable_r_v<_Result, _Fn, _Args...>
constexpr _Result invoke_r(_Fn &&__f, _Args &&...__args) noexcept(is_nothrow_invocable_r_v<_Result, _Fn, _Args...>) {
    if constexpr (is_void_v<_Result>)
        __om::call(std::forward<_Fn>(__f), std::forward<_Args>(__args)...);
    else
        return __om::call(std::forward<_Fn>(__f), std::forward<_Args>(__args)...);
}
#endif

} // namespace std

OM_END_MODEL

#endif
