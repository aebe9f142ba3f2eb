// make_shared and allocate_shared ([util.smartptr.shared.create]); included by shared_ptr.h only.
#ifndef OM_MEMORY_SHARED_CREATE_H
#define OM_MEMORY_SHARED_CREATE_H

OM_BEGIN_MODEL

namespace std {

template <class _Tp, class _Alloc, class... _Args>
inline typename __om::make_shared_result<_Tp>::__single allocate_shared(const _Alloc &__a, _Args &&...__args) {
    typedef typename remove_cv<_Tp>::type _Object;
    typedef __om::shared_object_control<_Object, _Alloc> _Control;
    typename __om::alloc_rebind<_Alloc, _Control>::type __control_alloc(__a);
    typename __om::alloc_rebind<_Alloc, _Object>::type __object_alloc(__a);
    _Control *__memory = __control_alloc.allocate(1);
    ::new ((void *)__memory) _Control(__a);
    __om::shared_block_guard<_Control, decltype(__control_alloc)> __guard = {__control_alloc, __memory};
    __om::alloc_construct(__object_alloc, __builtin_addressof(__memory->__object), std::forward<_Args>(__args)...);
    __guard.release();
    return __om::shared_access::make<_Tp>(__builtin_addressof(__memory->__object), __memory);
}
template <class _Tp, class... _Args>
inline typename __om::make_shared_result<_Tp>::__single make_shared(_Args &&...__args) {
    return std::allocate_shared<_Tp>(allocator<typename remove_cv<_Tp>::type>(), std::forward<_Args>(__args)...);
}

} // namespace std

#if OM_CXX20
namespace __om {

// Builds n elements in a new block, each by `__build(allocator, place)`; an element that is an array
// itself is built from its innermost elements on.
template <class _Alloc, class _Element>
void build_element(_Alloc &__a, _Element *__place) {
    if constexpr (std::is_array_v<_Element>) {
        for (auto &__inner : *__place)
            __om::build_element(__a, __builtin_addressof(__inner));
    } else {
        __om::alloc_construct(__a, __place);
    }
}
template <class _Alloc, class _Element, class _Value>
void build_element(_Alloc &__a, _Element *__place, const _Value &__value) {
    if constexpr (std::is_array_v<_Element>) {
        for (std::size_t __i = 0; __i != std::extent_v<_Element>; ++__i)
            __om::build_element(__a, __builtin_addressof((*__place)[__i]), __value[__i]);
    } else {
        __om::alloc_construct(__a, __place, __value);
    }
}
struct for_overwrite {};
template <class _Alloc, class _Element>
void build_element(_Alloc &, _Element *__place, const for_overwrite &) {
    ::new ((void *)__place) _Element;
}

template <class _Array, class _Alloc, class... _Value>
std::shared_ptr<_Array> share_array(const _Alloc &__a, std::size_t __n, const _Value &...__value) {
    typedef std::remove_extent_t<_Array> _Element;
    typedef shared_array_control<std::remove_cv_t<_Element>, _Alloc> _Control;
    typename alloc_rebind<_Alloc, std::remove_cv_t<_Element>>::type __element_alloc(__a);
    _Control *__control = _Control::make(__a, __n);
    shared_array_guard<_Control> __guard = {__control};
    for (; __control->__built != __n; ++__control->__built)
        __om::build_element(__element_alloc, __control->__elements + __control->__built, __value...);
    __guard.__control = nullptr;
    return shared_access::make<_Array>(static_cast<_Element *>(__control->__elements), __control);
}

} // namespace __om

namespace std {

template <class _Tp, class _Alloc>
inline typename __om::make_shared_result<_Tp>::__unbounded allocate_shared(const _Alloc &__a, size_t __n) {
    return __om::share_array<_Tp>(__a, __n);
}
template <class _Tp, class _Alloc>
inline typename __om::make_shared_result<_Tp>::__unbounded allocate_shared(const _Alloc &__a, size_t __n,
                                                                           const remove_extent_t<_Tp> &__u) {
    return __om::share_array<_Tp>(__a, __n, __u);
}
template <class _Tp, class _Alloc>
inline typename __om::make_shared_result<_Tp>::__bounded allocate_shared(const _Alloc &__a) {
    return __om::share_array<_Tp>(__a, extent_v<_Tp>);
}
template <class _Tp, class _Alloc>
inline typename __om::make_shared_result<_Tp>::__bounded allocate_shared(const _Alloc &__a,
                                                                         const remove_extent_t<_Tp> &__u) {
    return __om::share_array<_Tp>(__a, extent_v<_Tp>, __u);
}
template <class _Tp>
inline typename __om::make_shared_result<_Tp>::__unbounded make_shared(size_t __n) {
    return __om::share_array<_Tp>(allocator<char>(), __n);
}
template <class _Tp>
inline typename __om::make_shared_result<_Tp>::__unbounded make_shared(size_t __n, const remove_extent_t<_Tp> &__u) {
    return __om::share_array<_Tp>(allocator<char>(), __n, __u);
}
template <class _Tp>
inline typename __om::make_shared_result<_Tp>::__bounded make_shared() {
    return __om::share_array<_Tp>(allocator<char>(), extent_v<_Tp>);
}
template <class _Tp>
inline typename __om::make_shared_result<_Tp>::__bounded make_shared(const remove_extent_t<_Tp> &__u) {
    return __om::share_array<_Tp>(allocator<char>(), extent_v<_Tp>, __u);
}

template <class _Tp, class _Alloc>
inline typename __om::make_shared_result<_Tp>::__single allocate_shared_for_overwrite(const _Alloc &__a) {
    typedef __om::shared_object_control<remove_cv_t<_Tp>, _Alloc> _Control;
    typename __om::alloc_rebind<_Alloc, _Control>::type __control_alloc(__a);
    _Control *__memory = __control_alloc.allocate(1);
    ::new ((void *)__memory) _Control(__a);
    __om::shared_block_guard<_Control, decltype(__control_alloc)> __guard = {__control_alloc, __memory};
    ::new ((void *)__builtin_addressof(__memory->__object)) remove_cv_t<_Tp>;
    __guard.release();
    return __om::shared_access::make<_Tp>(__builtin_addressof(__memory->__object), __memory);
}
template <class _Tp, class _Alloc>
inline typename __om::make_shared_result<_Tp>::__unbounded allocate_shared_for_overwrite(const _Alloc &__a,
                                                                                         size_t __n) {
    return __om::share_array<_Tp>(__a, __n, __om::for_overwrite());
}
template <class _Tp, class _Alloc>
inline typename __om::make_shared_result<_Tp>::__bounded allocate_shared_for_overwrite(const _Alloc &__a) {
    return __om::share_array<_Tp>(__a, extent_v<_Tp>, __om::for_overwrite());
}
template <class _Tp>
inline typename __om::make_shared_result<_Tp>::__single make_shared_for_overwrite() {
    return std::allocate_shared_for_overwrite<_Tp>(allocator<char>());
}
template <class _Tp>
inline typename __om::make_shared_result<_Tp>::__unbounded make_shared_for_overwrite(size_t __n) {
    return __om::share_array<_Tp>(allocator<char>(), __n, __om::for_overwrite());
}
template <class _Tp>
inline typename __om::make_shared_result<_Tp>::__bounded make_shared_for_overwrite() {
    return __om::share_array<_Tp>(allocator<char>(), extent_v<_Tp>, __om::for_overwrite());
}

} // namespace std
#endif

OM_END_MODEL

#endif
