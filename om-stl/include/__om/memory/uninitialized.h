// The algorithms over storage that holds no objects yet ([specialized.algorithms]). Each destroys
// what it made when a constructor throws, and nothing else.
#ifndef OM_MEMORY_UNINITIALIZED_H
#define OM_MEMORY_UNINITIALIZED_H

#include <__om/iterator/traits.h>
#include <__om/memory/construct.h>
#include <__om/pair.h>

OM_BEGIN_MODEL

namespace __om {

template <class _Iter>
inline OM_CONSTEXPR20 void destroy_range(_Iter __first, _Iter __last) {
    if (!is_trivially_destructible<typename std::iterator_traits<_Iter>::value_type>::value)
        for (; __first != __last; ++__first)
            __om::destroy(__builtin_addressof(*__first));
}

// Destroys what has been constructed so far unless told that all went well.
template <class _Iter>
struct construction_guard {
    _Iter __begin;
    _Iter &__reached;
    bool __done;

    OM_CONSTEXPR20 explicit construction_guard(_Iter &__position)
        : __begin(__position), __reached(__position), __done(false) {}
    OM_CONSTEXPR20 ~construction_guard() {
        if (!__done)
            __om::destroy_range(__begin, __reached);
    }
};

} // namespace __om

namespace std {

// [uninitialized.copy]
template <class _In, class _Out>
inline _Out uninitialized_copy(_In __first, _In __last, _Out __result) {
    __om::construction_guard<_Out> __guard(__result);
    for (; __first != __last; ++__first, (void)++__result)
        ::new ((void *)__builtin_addressof(*__result)) typename iterator_traits<_Out>::value_type(*__first);
    __guard.__done = true;
    return __result;
}
#if OM_CXX11
template <class _In, class _Size, class _Out>
inline _Out uninitialized_copy_n(_In __first, _Size __n, _Out __result) {
    __om::construction_guard<_Out> __guard(__result);
    for (; __n > 0; ++__first, (void)++__result, --__n)
        ::new ((void *)__builtin_addressof(*__result)) typename iterator_traits<_Out>::value_type(*__first);
    __guard.__done = true;
    return __result;
}
#endif

// [uninitialized.fill]
template <class _Out, class _Tp>
inline void uninitialized_fill(_Out __first, _Out __last, const _Tp &__value) {
    __om::construction_guard<_Out> __guard(__first);
    for (; __first != __last; ++__first)
        ::new ((void *)__builtin_addressof(*__first)) typename iterator_traits<_Out>::value_type(__value);
    __guard.__done = true;
}
template <class _Out, class _Size, class _Tp>
#if OM_CXX11
inline _Out
#else
inline void
#endif
uninitialized_fill_n(_Out __first, _Size __n, const _Tp &__value) {
    __om::construction_guard<_Out> __guard(__first);
    for (; __n > 0; ++__first, (void)--__n)
        ::new ((void *)__builtin_addressof(*__first)) typename iterator_traits<_Out>::value_type(__value);
    __guard.__done = true;
#if OM_CXX11
    return __first;
#endif
}

#if OM_CXX17
// [uninitialized.construct.default], [uninitialized.construct.value], [uninitialized.move]
template <class _Out>
inline void uninitialized_default_construct(_Out __first, _Out __last) {
    __om::construction_guard<_Out> __guard(__first);
    for (; __first != __last; ++__first)
        ::new ((void *)__builtin_addressof(*__first)) typename iterator_traits<_Out>::value_type;
    __guard.__done = true;
}
template <class _Out, class _Size>
inline _Out uninitialized_default_construct_n(_Out __first, _Size __n) {
    __om::construction_guard<_Out> __guard(__first);
    for (; __n > 0; ++__first, (void)--__n)
        ::new ((void *)__builtin_addressof(*__first)) typename iterator_traits<_Out>::value_type;
    __guard.__done = true;
    return __first;
}
template <class _Out>
inline void uninitialized_value_construct(_Out __first, _Out __last) {
    __om::construction_guard<_Out> __guard(__first);
    for (; __first != __last; ++__first)
        ::new ((void *)__builtin_addressof(*__first)) typename iterator_traits<_Out>::value_type();
    __guard.__done = true;
}
template <class _Out, class _Size>
inline _Out uninitialized_value_construct_n(_Out __first, _Size __n) {
    __om::construction_guard<_Out> __guard(__first);
    for (; __n > 0; ++__first, (void)--__n)
        ::new ((void *)__builtin_addressof(*__first)) typename iterator_traits<_Out>::value_type();
    __guard.__done = true;
    return __first;
}
template <class _In, class _Out>
inline _Out uninitialized_move(_In __first, _In __last, _Out __result) {
    __om::construction_guard<_Out> __guard(__result);
    for (; __first != __last; ++__first, (void)++__result)
        ::new ((void *)__builtin_addressof(*__result)) typename iterator_traits<_Out>::value_type(std::move(*__first));
    __guard.__done = true;
    return __result;
}
template <class _In, class _Size, class _Out>
inline pair<_In, _Out> uninitialized_move_n(_In __first, _Size __n, _Out __result) {
    __om::construction_guard<_Out> __guard(__result);
    for (; __n > 0; ++__first, (void)++__result, --__n)
        ::new ((void *)__builtin_addressof(*__result)) typename iterator_traits<_Out>::value_type(std::move(*__first));
    __guard.__done = true;
    return pair<_In, _Out>(__first, __result);
}

// [specialized.destroy]
template <class _Iter>
OM_CONSTEXPR20 void destroy(_Iter __first, _Iter __last) {
    for (; __first != __last; ++__first)
        std::destroy_at(__builtin_addressof(*__first));
}
template <class _Iter, class _Size>
OM_CONSTEXPR20 _Iter destroy_n(_Iter __first, _Size __n) {
    for (; __n > 0; ++__first, (void)--__n)
        std::destroy_at(__builtin_addressof(*__first));
    return __first;
}
#endif

} // namespace std

OM_END_MODEL

#endif
