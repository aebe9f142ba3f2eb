// raw_storage_iterator and get_temporary_buffer ([depr.storage.iterator], [depr.temporary.buffer]).
#ifndef OM_MEMORY_RAW_STORAGE_H
#define OM_MEMORY_RAW_STORAGE_H

#include <__om/iterator/traits.h>
#include <__om/memory/construct.h>
#include <__om/pair.h>

OM_BEGIN_MODEL

namespace std {

template <class _Out, class _Tp>
class raw_storage_iterator {
    _Out __place;

public:
    typedef output_iterator_tag iterator_category;
    typedef void value_type;
    typedef void difference_type;
    typedef void pointer;
    typedef void reference;

    explicit raw_storage_iterator(_Out __x) : __place(__x) {}
    raw_storage_iterator &operator*() { return *this; }
    raw_storage_iterator &operator=(const _Tp &__element) {
        ::new ((void *)__builtin_addressof(*__place)) _Tp(__element);
        return *this;
    }
#if OM_CXX17
    raw_storage_iterator &operator=(_Tp &&__element) {
        ::new ((void *)__builtin_addressof(*__place)) _Tp(std::move(__element));
        return *this;
    }
#endif
    raw_storage_iterator &operator++() {
        ++__place;
        return *this;
    }
    raw_storage_iterator operator++(int) {
        raw_storage_iterator __before = *this;
        ++__place;
        return __before;
    }
#if OM_CXX17
    _Out base() const { return __place; }
#endif
};

template <class _Tp>
inline pair<_Tp *, ptrdiff_t> get_temporary_buffer(ptrdiff_t __n) OM_NOEXCEPT {
    if (__n <= 0)
        return pair<_Tp *, ptrdiff_t>(static_cast<_Tp *>(0), ptrdiff_t(0));
    void *__memory = ::operator new(size_t(__n) * sizeof(_Tp), nothrow);
    return pair<_Tp *, ptrdiff_t>(static_cast<_Tp *>(__memory), __memory ? __n : ptrdiff_t(0));
}
template <class _Tp>
inline void return_temporary_buffer(_Tp *__p) {
    ::operator delete(__p);
}

} // namespace std

OM_END_MODEL

#endif
