// bind and its placeholders ([func.bind]).
#ifndef OM_FUNCTIONAL_BIND_H
#define OM_FUNCTIONAL_BIND_H

#include <__om/functional/reference_wrapper.h>
#include <tuple>

OM_BEGIN_MODEL

namespace __om {

template <int __n>
struct placeholder {};

template <class _Result, class _Fn, class... _Bound>
class binder;
struct result_as_called;

} // namespace __om

namespace std {

// [func.bind.isbind], [func.bind.isplace]
template <class _Tp>
struct is_bind_expression : false_type {};
template <class _Tp>
struct is_bind_expression<const _Tp> : is_bind_expression<_Tp> {};
template <class _Tp>
struct is_bind_expression<volatile _Tp> : is_bind_expression<_Tp> {};
template <class _Tp>
struct is_bind_expression<const volatile _Tp> : is_bind_expression<_Tp> {};
template <class _Result, class _Fn, class... _Bound>
struct is_bind_expression<__om::binder<_Result, _Fn, _Bound...>> : true_type {};

template <class _Tp>
struct is_placeholder : integral_constant<int, 0> {};
template <class _Tp>
struct is_placeholder<const _Tp> : is_placeholder<_Tp> {};
template <class _Tp>
struct is_placeholder<volatile _Tp> : is_placeholder<_Tp> {};
template <class _Tp>
struct is_placeholder<const volatile _Tp> : is_placeholder<_Tp> {};
template <int __n>
struct is_placeholder<__om::placeholder<__n>> : integral_constant<int, __n> {};

#if OM_CXX17
template <class _Tp>
inline constexpr bool is_bind_expression_v = is_bind_expression<_Tp>::value;
template <class _Tp>
inline constexpr int is_placeholder_v = is_placeholder<_Tp>::value;
#endif

// [func.bind.place]
namespace placeholders {
#if OM_CXX17
#define OM_PLACEHOLDER(n) inline constexpr __om::placeholder<n> _##n{};
#else
#define OM_PLACEHOLDER(n) static const __om::placeholder<n> _##n OM_MAYBE_UNUSED = __om::placeholder<n>();
#endif
OM_PLACEHOLDER(1)
OM_PLACEHOLDER(2)
OM_PLACEHOLDER(3)
OM_PLACEHOLDER(4)
OM_PLACEHOLDER(5)
OM_PLACEHOLDER(6)
OM_PLACEHOLDER(7)
OM_PLACEHOLDER(8)
OM_PLACEHOLDER(9)
OM_PLACEHOLDER(10)
OM_PLACEHOLDER(11)
OM_PLACEHOLDER(12)
OM_PLACEHOLDER(13)
OM_PLACEHOLDER(14)
OM_PLACEHOLDER(15)
OM_PLACEHOLDER(16)
OM_PLACEHOLDER(17)
OM_PLACEHOLDER(18)
OM_PLACEHOLDER(19)
OM_PLACEHOLDER(20)
#undef OM_PLACEHOLDER
} // namespace placeholders

} // namespace std

namespace __om {

// [func.bind.bind]/10: what a bound argument stands for in a call with these arguments.
template <class _Bound, bool _IsBind = std::is_bind_expression<_Bound>::value,
          bool _IsPlace = (std::is_placeholder<_Bound>::value > 0)>
struct bound_argument {
    template <class _Arguments>
    static OM_CONSTEXPR20 _Bound &pass(_Bound &__b, _Arguments &) {
        return __b;
    }
};
template <class _Tp>
struct bound_argument<std::reference_wrapper<_Tp>, false, false> {
    template <class _Arguments>
    static OM_CONSTEXPR20 _Tp &pass(const std::reference_wrapper<_Tp> &__b, _Arguments &) {
        return __b.get();
    }
};
template <class _Tp>
struct bound_argument<const std::reference_wrapper<_Tp>, false, false>
    : bound_argument<std::reference_wrapper<_Tp>, false, false> {};
template <class _Bound>
struct bound_argument<_Bound, true, false> {
    template <class... _Args, std::size_t... _Is>
    static OM_CONSTEXPR20 auto nested(_Bound &__b, std::tuple<_Args...> &__arguments, index_list<_Is...>)
        -> decltype(__b(static_cast<_Args>(std::get<_Is>(__arguments))...)) {
        return __b(static_cast<_Args>(std::get<_Is>(__arguments))...);
    }
    template <class... _Args>
    static OM_CONSTEXPR20 auto pass(_Bound &__b, std::tuple<_Args...> &__arguments)
        -> decltype(nested(__b, __arguments, indices_below<sizeof...(_Args)>())) {
        return nested(__b, __arguments, indices_below<sizeof...(_Args)>());
    }
};
template <class _Bound>
struct bound_argument<_Bound, false, true> {
    static constexpr std::size_t __place = std::is_placeholder<_Bound>::value - 1;

    template <class... _Args>
    static OM_CONSTEXPR20 typename std::tuple_element<__place, std::tuple<_Args...>>::type
    pass(_Bound &, std::tuple<_Args...> &__arguments) {
        return static_cast<typename std::tuple_element<__place, std::tuple<_Args...>>::type>(
            std::get<__place>(__arguments));
    }
};

template <class _Result>
struct bound_call {
    template <class _Fn, class... _Args>
    static OM_CONSTEXPR20 _Result call(_Fn &__f, _Args &&...__args) {
        return __om::call(__f, std::forward<_Args>(__args)...);
    }
};
template <>
struct bound_call<void> {
    template <class _Fn, class... _Args>
    static OM_CONSTEXPR20 void call(_Fn &__f, _Args &&...__args) {
        __om::call(__f, std::forward<_Args>(__args)...);
    }
};
template <>
struct bound_call<result_as_called> {
    template <class _Fn, class... _Args>
    static OM_CONSTEXPR20 auto call(_Fn &__f, _Args &&...__args)
        -> decltype(__om::call(__f, std::forward<_Args>(__args)...)) {
        return __om::call(__f, std::forward<_Args>(__args)...);
    }
};

template <class _Result, class _Fn, class... _Bound>
class binder {
    _Fn __function;
    std::tuple<_Bound...> __bound;

    template <class _Callee, class _Kept, class _Arguments, std::size_t... _Is>
    static OM_CONSTEXPR20 auto call(_Callee &__f, _Kept &__kept, _Arguments &&__arguments, index_list<_Is...>)
        -> decltype(bound_call<_Result>::call(
            __f, bound_argument<typename std::remove_reference<decltype(std::get<_Is>(__kept))>::type>::pass(
                     std::get<_Is>(__kept), __arguments)...)) {
        return bound_call<_Result>::call(
            __f, bound_argument<typename std::remove_reference<decltype(std::get<_Is>(__kept))>::type>::pass(
                     std::get<_Is>(__kept), __arguments)...);
    }

public:
    template <class _Callee, class... _Args>
    OM_CONSTEXPR20 binder(std::true_type, _Callee &&__f, _Args &&...__args)
        : __function(std::forward<_Callee>(__f)), __bound(std::forward<_Args>(__args)...) {}

    template <class... _Args>
    OM_CONSTEXPR20 auto operator()(_Args &&...__args)
        -> decltype(call(std::declval<_Fn &>(), std::declval<std::tuple<_Bound...> &>(),
                         std::tuple<_Args &&...>(std::forward<_Args>(__args)...), indices_below<sizeof...(_Bound)>())) {
        return call(__function, __bound, std::tuple<_Args &&...>(std::forward<_Args>(__args)...),
                    indices_below<sizeof...(_Bound)>());
    }
    template <class... _Args>
    OM_CONSTEXPR20 auto operator()(_Args &&...__args) const
        -> decltype(call(std::declval<const _Fn &>(), std::declval<const std::tuple<_Bound...> &>(),
                         std::tuple<_Args &&...>(std::forward<_Args>(__args)...), indices_below<sizeof...(_Bound)>())) {
        return call(__function, __bound, std::tuple<_Args &&...>(std::forward<_Args>(__args)...),
                    indices_below<sizeof...(_Bound)>());
    }
};

// Only for a call that names no result type; the other overload takes that.
template <class _Tp>
struct is_socket_like
    : std::integral_constant<bool, std::is_integral<bare<_Tp>>::value || std::is_enum<bare<_Tp>>::value> {};

} // namespace __om

namespace std {

// [func.bind.bind]
template <class _Fn, class... _Args>
inline OM_CONSTEXPR20 typename enable_if<
    !__om::is_socket_like<_Fn>::value,
    __om::binder<__om::result_as_called, typename decay<_Fn>::type, typename decay<_Args>::type...>>::type
bind(_Fn &&__f, _Args &&...__args) {
    return __om::binder<__om::result_as_called, typename decay<_Fn>::type, typename decay<_Args>::type...>(
        true_type(), std::forward<_Fn>(__f), std::forward<_Args>(__args)...);
}
template <class _Result, class _Fn, class... _Args>
inline OM_CONSTEXPR20 __om::binder<_Result, typename decay<_Fn>::type, typename decay<_Args>::type...>
bind(_Fn &&__f, _Args &&...__args) {
    return __om::binder<_Result, typename decay<_Fn>::type, typename decay<_Args>::type...>(
        true_type(), std::forward<_Fn>(__f), std::forward<_Args>(__args)...);
}

} // namespace std

OM_END_MODEL

#endif
