// not_fn, bind_front, bind_back ([func.not.fn], [func.bind.partial]).
#ifndef OM_FUNCTIONAL_ADAPTORS_H
#define OM_FUNCTIONAL_ADAPTORS_H

#include <__om/functional/invoke.h>
#include <__om/in_place.h>
#include <tuple>

OM_BEGIN_MODEL

namespace __om {

template <class _Fn>
class negated {
    _Fn __function;

public:
    template <class _Callee>
    constexpr negated(std::in_place_t, _Callee &&__f) : __function(std::forward<_Callee>(__f)) {}

#define OM_NEGATED_CALL(qualifier)                                                                                     \
    template <class... _Args>                                                                                          \
    constexpr auto operator()(_Args &&...__args)                                                                       \
        qualifier noexcept(noexcept(!__om::call(std::declval<_Fn qualifier>(), std::forward<_Args>(__args)...)))       \
            ->decltype(!__om::call(std::declval<_Fn qualifier>(), std::forward<_Args>(__args)...)) {                   \
        return !__om::call(static_cast<_Fn qualifier>(__function), std::forward<_Args>(__args)...);                    \
    }
    OM_NEGATED_CALL(&)
    OM_NEGATED_CALL(const &)
    OM_NEGATED_CALL(&&)
    OM_NEGATED_CALL(const &&)
#undef OM_NEGATED_CALL
};

#if OM_CXX20
template <bool _Front, class _Fn, class... _Bound>
class partially_bound {
    _Fn __function;
    std::tuple<_Bound...> __bound;

    template <class _Callee, class _Kept, std::size_t... _Is, class... _Args>
    static constexpr decltype(auto) call(_Callee &&__f, _Kept &&__kept, index_list<_Is...>, _Args &&...__args) {
        if constexpr (_Front)
            return __om::call(std::forward<_Callee>(__f), std::get<_Is>(std::forward<_Kept>(__kept))...,
                              std::forward<_Args>(__args)...);
        else
            return __om::call(std::forward<_Callee>(__f), std::forward<_Args>(__args)...,
                              std::get<_Is>(std::forward<_Kept>(__kept))...);
    }

public:
    template <class _Callee, class... _Args>
    constexpr partially_bound(std::in_place_t, _Callee &&__f, _Args &&...__args)
        : __function(std::forward<_Callee>(__f)), __bound(std::forward<_Args>(__args)...) {}

#define OM_PARTIAL_CALL(qualifier)                                                                                     \
    template <class... _Args>                                                                                          \
        requires((_Front && std::is_invocable_v<_Fn qualifier, _Bound qualifier..., _Args...>) ||                      \
                 (!_Front && std::is_invocable_v<_Fn qualifier, _Args..., _Bound qualifier...>))                       \
    constexpr decltype(auto) operator()(_Args &&...__args) qualifier {                                                 \
        return call(static_cast<_Fn qualifier>(__function), static_cast<std::tuple<_Bound...> qualifier>(__bound),     \
                    indices_below<sizeof...(_Bound)>(), std::forward<_Args>(__args)...);                               \
    }
    OM_PARTIAL_CALL(&)
    OM_PARTIAL_CALL(const &)
    OM_PARTIAL_CALL(&&)
    OM_PARTIAL_CALL(const &&)
#undef OM_PARTIAL_CALL
};
#endif

} // namespace __om

namespace std {

// [func.not.fn]
template <class _Fn>
OM_CONSTEXPR20 __om::negated<decay_t<_Fn>> not_fn(_Fn &&__f) {
    return __om::negated<decay_t<_Fn>>(in_place, std::forward<_Fn>(__f));
}
#if OM_CXX20
// [func.bind.partial]
template <class _Fn, class... _Args>
constexpr __om::partially_bound<true, decay_t<_Fn>, decay_t<_Args>...> bind_front(_Fn &&__f, _Args &&...__args) {
    return __om::partially_bound<true, decay_t<_Fn>, decay_t<_Args>...>(in_place, std::forward<_Fn>(__f),
                                                                        std::forward<_Args>(__args)...);
}
#endif
#if OM_CXX23
template <class _Fn, class... _Args>
constexpr __om::partially_bound<false, decay_t<_Fn>, decay_t<_Args>...> bind_back(_Fn &&__f, _Args &&...__args) {
    return __om::partially_bound<false, decay_t<_Fn>, decay_t<_Args>...>(in_place, std::forward<_Fn>(__f),
                                                                         std::forward<_Args>(__args)...);
}
#endif

} // namespace std

OM_END_MODEL

#endif
