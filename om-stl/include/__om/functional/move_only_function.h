// move_only_function ([func.wrap.move], C++23): like function, for callables that cannot be copied, with
// the qualifiers of the call in its signature. Calling an empty one is a precondition here.
#ifndef OM_FUNCTIONAL_MOVE_ONLY_FUNCTION_H
#define OM_FUNCTIONAL_MOVE_ONLY_FUNCTION_H

#include <__om/functional/function.h>
#include <__om/in_place.h>
#include <initializer_list>

OM_BEGIN_MODEL

namespace __om {

template <class _Tp>
inline constexpr bool is_in_place_type = false;
template <class _Tp>
inline constexpr bool is_in_place_type<std::in_place_type_t<_Tp>> = true;

struct move_only_callable {
    void *__object = nullptr;
    void (*__delete)(void *) = nullptr;

    move_only_callable() = default;
    move_only_callable(move_only_callable &&__other) noexcept : __object(__other.__object), __delete(__other.__delete) {
        __other.__object = nullptr;
    }
    ~move_only_callable() {
        if (__object)
            __delete(__object);
    }
    template <class _Fn, class... _Args>
    void make(_Args &&...__args) {
        __object = new _Fn(std::forward<_Args>(__args)...);
        __delete = [](void *__o) { delete static_cast<_Fn *>(__o); };
    }
};

template <class _Fn>
bool is_null_callable(const _Fn &__f) {
    if constexpr (std::is_pointer_v<_Fn> || std::is_member_pointer_v<_Fn>)
        return __f == nullptr;
    else if constexpr (requires { typename _Fn::__move_only_function; })
        return !__f;
    else
        return __om::is_empty_callable(__f);
}

} // namespace __om

namespace std {

template <class...>
class move_only_function;

#define OM_MOVE_ONLY_FUNCTION(cv, ref, call_cv, inv_ref, noex)                                                         \
    template <class _Result, class... _Args>                                                                           \
    class move_only_function<_Result(_Args...) cv ref noexcept(noex)> {                                                \
        __om::move_only_callable __callable;                                                                           \
        _Result (*__invoke)(void *, _Args &&...) = nullptr;                                                            \
                                                                                                                       \
        template <class _Fn>                                                                                           \
        static constexpr bool __is_callable =                                                                          \
            noex ? is_nothrow_invocable_r_v<_Result, _Fn call_cv ref, _Args...> &&                                     \
                       is_nothrow_invocable_r_v<_Result, _Fn call_cv inv_ref, _Args...>                                \
                 : is_invocable_r_v<_Result, _Fn call_cv ref, _Args...> &&                                             \
                       is_invocable_r_v<_Result, _Fn call_cv inv_ref, _Args...>;                                       \
                                                                                                                       \
        template <class _Fn>                                                                                           \
        static _Result __call(void *__o, _Args &&...__args) {                                                          \
            if constexpr (is_void_v<_Result>)                                                                          \
                __om::call(static_cast<_Fn call_cv inv_ref>(*static_cast<_Fn call_cv *>(__o)),                         \
                           std::forward<_Args>(__args)...);                                                            \
            else                                                                                                       \
                return __om::call(static_cast<_Fn call_cv inv_ref>(*static_cast<_Fn call_cv *>(__o)),                  \
                                  std::forward<_Args>(__args)...);                                                     \
        }                                                                                                              \
                                                                                                                       \
    public:                                                                                                            \
        typedef _Result result_type;                                                                                   \
        typedef void __move_only_function;                                                                             \
                                                                                                                       \
        move_only_function() noexcept {}                                                                               \
        move_only_function(nullptr_t) noexcept {}                                                                      \
        move_only_function(move_only_function &&__f) noexcept                                                          \
            : __callable(std::move(__f.__callable)), __invoke(__f.__invoke) {                                          \
            __f.__invoke = nullptr;                                                                                    \
        }                                                                                                              \
        template <class _Fn>                                                                                           \
            requires(!is_same_v<remove_cvref_t<_Fn>, move_only_function> &&                                            \
                     !__om::is_in_place_type<remove_cvref_t<_Fn>> && __is_callable<decay_t<_Fn>>)                      \
        move_only_function(_Fn &&__f) {                                                                                \
            if (__om::is_null_callable<decay_t<_Fn>>(__f))                                                             \
                return;                                                                                                \
            __callable.template make<decay_t<_Fn>>(std::forward<_Fn>(__f));                                            \
            __invoke = &__call<decay_t<_Fn>>;                                                                          \
        }                                                                                                              \
        template <class _Tp, class... _Init>                                                                           \
            requires(is_constructible_v<_Tp, _Init...> && __is_callable<_Tp>)                                          \
        explicit move_only_function(in_place_type_t<_Tp>, _Init &&...__init) {                                         \
            __callable.template make<_Tp>(std::forward<_Init>(__init)...);                                             \
            __invoke = &__call<_Tp>;                                                                                   \
        }                                                                                                              \
        move_only_function &operator=(move_only_function &&__f) {                                                      \
            move_only_function(std::move(__f)).swap(*this);                                                            \
            return *this;                                                                                              \
        }                                                                                                              \
        move_only_function &operator=(nullptr_t) noexcept {                                                            \
            move_only_function().swap(*this);                                                                          \
            return *this;                                                                                              \
        }                                                                                                              \
        template <class _Fn>                                                                                           \
            requires is_constructible_v<move_only_function, _Fn>                                                       \
        move_only_function &operator=(_Fn &&__f) {                                                                     \
            move_only_function(std::forward<_Fn>(__f)).swap(*this);                                                    \
            return *this;                                                                                              \
        }                                                                                                              \
        explicit operator bool() const noexcept { return __invoke != nullptr; }                                        \
        _Result operator()(_Args... __args) cv ref noexcept(noex) {                                                    \
            OM_CHECK("empty-access", __invoke != nullptr, "call of an empty move_only_function");                      \
            return __invoke(__callable.__object, std::forward<_Args>(__args)...);                                      \
        }                                                                                                              \
        void swap(move_only_function &__f) noexcept {                                                                  \
            std::swap(__callable.__object, __f.__callable.__object);                                                   \
            std::swap(__callable.__delete, __f.__callable.__delete);                                                   \
            std::swap(__invoke, __f.__invoke);                                                                         \
        }                                                                                                              \
        friend void swap(move_only_function &__a, move_only_function &__b) noexcept { __a.swap(__b); }                 \
        friend bool operator==(const move_only_function &__f, nullptr_t) noexcept { return !__f; }                     \
    };
#define OM_NO_QUALIFIER
#define OM_EACH_NOEXCEPT(cv, ref, call_cv, inv_ref)                                                                    \
    OM_MOVE_ONLY_FUNCTION(cv, ref, call_cv, inv_ref, false)                                                            \
    OM_MOVE_ONLY_FUNCTION(cv, ref, call_cv, inv_ref, true)
OM_EACH_NOEXCEPT(OM_NO_QUALIFIER, OM_NO_QUALIFIER, OM_NO_QUALIFIER, &)
OM_EACH_NOEXCEPT(OM_NO_QUALIFIER, &, OM_NO_QUALIFIER, &)
OM_EACH_NOEXCEPT(OM_NO_QUALIFIER, &&, OM_NO_QUALIFIER, &&)
OM_EACH_NOEXCEPT(const, OM_NO_QUALIFIER, const, &)
OM_EACH_NOEXCEPT(const, &, const, &)
OM_EACH_NOEXCEPT(const, &&, const, &&)
#undef OM_EACH_NOEXCEPT
#undef OM_NO_QUALIFIER
#undef OM_MOVE_ONLY_FUNCTION

} // namespace std

OM_END_MODEL

#endif
