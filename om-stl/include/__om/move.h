// move, forward, addressof, swap, exchange ([utility.swap], [utility.exchange], [forward],
// [specialized.addressof]): what nearly every other header moves values about with.
#ifndef OM_MOVE_H
#define OM_MOVE_H

#include <__om/traits.h>
#if OM_CXX11
#include <type_traits>
#endif

// How a value leaves its place in every dialect: moved, or copied where there are no moves yet.
#if OM_CXX11
#define OM_MOVE(value) ::std::move(value)
#define OM_MOVE_IF_NOEXCEPT(value) ::std::move_if_noexcept(value)
#else
#define OM_MOVE(value) (value)
#define OM_MOVE_IF_NOEXCEPT(value) (value)
#endif

OM_BEGIN_MODEL

namespace std {

#if OM_CXX11
// [forward]
template <class _Tp>
OM_NODISCARD20 constexpr _Tp &&forward(typename remove_reference<_Tp>::type &__value) noexcept {
    return static_cast<_Tp &&>(__value);
}
template <class _Tp>
OM_NODISCARD20 constexpr _Tp &&forward(typename remove_reference<_Tp>::type &&__value) noexcept {
    static_assert(!is_lvalue_reference<_Tp>::value, "std::forward must not turn an rvalue into an lvalue");
    return static_cast<_Tp &&>(__value);
}
template <class _Tp>
OM_NODISCARD20 constexpr typename remove_reference<_Tp>::type &&move(_Tp &&__value) noexcept {
    return static_cast<typename remove_reference<_Tp>::type &&>(__value);
}
template <class _Tp>
OM_NODISCARD20 constexpr
    typename conditional<!is_nothrow_move_constructible<_Tp>::value && is_copy_constructible<_Tp>::value, const _Tp &,
                         _Tp &&>::type
    move_if_noexcept(_Tp &__value) noexcept {
    return std::move(__value);
}

// [specialized.addressof]
template <class _Tp>
OM_NODISCARD20 OM_CONSTEXPR17 _Tp *addressof(_Tp &__value) noexcept {
    return __builtin_addressof(__value);
}
template <class _Tp>
const _Tp *addressof(const _Tp &&) = delete;

// [utility.swap]
template <class _Tp>
OM_CONSTEXPR20 typename enable_if<is_move_constructible<_Tp>::value && is_move_assignable<_Tp>::value>::type
swap(_Tp &__a, _Tp &__b) noexcept(is_nothrow_move_constructible<_Tp>::value && is_nothrow_move_assignable<_Tp>::value) {
    _Tp __held(std::move(__a));
    __a = std::move(__b);
    __b = std::move(__held);
}
template <class _Tp, size_t __n>
OM_CONSTEXPR20 typename enable_if<__om::array_swappable<_Tp>::value>::type
swap(_Tp (&__a)[__n], _Tp (&__b)[__n]) noexcept(__om::array_swappable<_Tp>::__nothrow) {
    for (size_t __i = 0; __i != __n; ++__i)
        swap(__a[__i], __b[__i]);
}
#else
template <class _Tp>
void swap(_Tp &__a, _Tp &__b) {
    _Tp __held(__a);
    __a = __b;
    __b = __held;
}
template <class _Tp, size_t __n>
void swap(_Tp (&__a)[__n], _Tp (&__b)[__n]) {
    for (size_t __i = 0; __i != __n; ++__i)
        swap(__a[__i], __b[__i]);
}
#endif

#if OM_CXX14
// [utility.exchange]
template <class _Tp, class _Up = _Tp>
OM_CONSTEXPR20 _Tp exchange(_Tp &__object, _Up &&__value) noexcept(is_nothrow_move_constructible<_Tp>::value &&
                                                                   is_nothrow_assignable<_Tp &, _Up>::value) {
    _Tp __old(std::move(__object));
    __object = std::forward<_Up>(__value);
    return __old;
}
#endif

#if OM_CXX17
// [utility.as.const]
template <class _Tp>
constexpr const _Tp &as_const(_Tp &__value) noexcept {
    return __value;
}
template <class _Tp>
void as_const(const _Tp &&) = delete;
#endif

} // namespace std

namespace __om {

// Swaps by the swap that argument-dependent lookup finds, std::swap where there is none.
template <class _Tp>
inline OM_CONSTEXPR20 void swap_values(_Tp &__a, _Tp &__b) {
    using std::swap;
    swap(__a, __b);
}

} // namespace __om

OM_END_MODEL

#endif
