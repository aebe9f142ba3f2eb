// reference_wrapper ([refwrap]).
#ifndef OM_FUNCTIONAL_REFERENCE_WRAPPER_H
#define OM_FUNCTIONAL_REFERENCE_WRAPPER_H

#include <__om/move.h>
#include <type_traits>

OM_BEGIN_MODEL

namespace __om {

template <class _Tp>
constexpr _Tp &refer(_Tp &__r) noexcept {
    return __r;
}
template <class _Tp>
void refer(_Tp &&) = delete;

} // namespace __om

namespace std {

template <class _Tp>
class reference_wrapper {
    _Tp *__target;

public:
    typedef _Tp type;

    // [refwrap.const]
    template <class _Up, class = decltype(__om::refer<_Tp>(declval<_Up>())),
              typename enable_if<!is_same<reference_wrapper, __om::bare<_Up>>::value, int>::type = 0>
    OM_CONSTEXPR20 reference_wrapper(_Up &&__u) noexcept(noexcept(__om::refer<_Tp>(declval<_Up>())))
        : __target(__builtin_addressof(__om::refer<_Tp>(std::forward<_Up>(__u)))) {}
    reference_wrapper(const reference_wrapper &) noexcept = default;
    reference_wrapper &operator=(const reference_wrapper &) noexcept = default;

    // [refwrap.access], [refwrap.invoke]
    OM_CONSTEXPR20 operator _Tp &() const noexcept { return *__target; }
    OM_CONSTEXPR20 _Tp &get() const noexcept { return *__target; }
    template <class... _Args>
    OM_CONSTEXPR20 typename __om::invocation<void, _Tp &, _Args...>::type operator()(_Args &&...__args) const
        noexcept(__om::invocation<void, _Tp &, _Args...>::__nothrow) {
        return __om::call(*__target, std::forward<_Args>(__args)...);
    }
};
#if OM_CXX17
template <class _Tp>
reference_wrapper(_Tp &) -> reference_wrapper<_Tp>;
#endif

// [refwrap.helpers]
template <class _Tp>
inline OM_CONSTEXPR20 reference_wrapper<_Tp> ref(_Tp &__t) noexcept {
    return reference_wrapper<_Tp>(__t);
}
template <class _Tp>
inline OM_CONSTEXPR20 reference_wrapper<_Tp> ref(reference_wrapper<_Tp> __t) noexcept {
    return __t;
}
template <class _Tp>
void ref(const _Tp &&) = delete;
template <class _Tp>
inline OM_CONSTEXPR20 reference_wrapper<const _Tp> cref(const _Tp &__t) noexcept {
    return reference_wrapper<const _Tp>(__t);
}
template <class _Tp>
inline OM_CONSTEXPR20 reference_wrapper<const _Tp> cref(reference_wrapper<_Tp> __t) noexcept {
    return __t.get();
}
template <class _Tp>
void cref(const _Tp &&) = delete;

} // namespace std

OM_END_MODEL

#endif
