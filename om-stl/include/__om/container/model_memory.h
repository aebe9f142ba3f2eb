// Memory of the model's own: what the checks keep beside a container. It is never a leak of the
// program's, and in a constant expression it comes from `new` like everything else there.
#ifndef OM_CONTAINER_MODEL_MEMORY_H
#define OM_CONTAINER_MODEL_MEMORY_H

#include <__om/memory/construct.h>

OM_BEGIN_MODEL

namespace __om {

template <class _Tp>
inline OM_CONSTEXPR20 _Tp *model_new() {
    if (__builtin_is_constant_evaluated())
        return new _Tp();
    return ::new (__verify_allocate(sizeof(_Tp))) _Tp();
}

template <class _Tp>
inline OM_CONSTEXPR20 void model_delete(_Tp *__p) {
    if (__builtin_is_constant_evaluated()) {
        delete __p;
    } else {
        __p->~_Tp();
        __verify_release(__p);
    }
}

// An array of trivial elements, all zero: what the model has not used yet is no indeterminate value of the
// program's, which could become anything where nobody checks for those.
template <class _Tp>
inline OM_CONSTEXPR20 _Tp *model_new_array(std::size_t __n) {
    if (__builtin_is_constant_evaluated())
        return new _Tp[__n]();
    void *const __memory = __verify_allocate(__n * sizeof(_Tp));
    __builtin_memset(__memory, 0, __n * sizeof(_Tp));
    return static_cast<_Tp *>(__memory);
}

template <class _Tp>
inline OM_CONSTEXPR20 void model_delete_array(_Tp *__p) {
    if (__builtin_is_constant_evaluated())
        delete[] __p;
    else
        __verify_release(const_cast<typename remove_cv<_Tp>::type *>(__p));
}

// Whether the model's own memory is still there: a container that is destroyed takes it along.
template <class _Tp>
inline OM_CONSTEXPR20 bool model_alive(const _Tp *__p) {
    if (__builtin_is_constant_evaluated())
        return __p != OM_NULL;
    return __verify_readable(__p, sizeof(_Tp));
}

// Whether a value is the same in all executions that are looked at together.
template <class _Tp>
inline bool is_known(const _Tp &__value) {
    return __verify_concrete(__builtin_addressof(__value), sizeof(_Tp));
}

} // namespace __om

OM_END_MODEL

#endif
