// auto_ptr ([depr.auto.ptr] of C++11): copying takes the pointer away. C++17 took it away; every library
// still has it.
#ifndef OM_MEMORY_AUTO_PTR_H
#define OM_MEMORY_AUTO_PTR_H

#include <__om/config.h>

OM_BEGIN_MODEL

namespace std {

template <class _Tp>
struct auto_ptr_ref {
    _Tp *__pointer;
    explicit auto_ptr_ref(_Tp *__p) : __pointer(__p) {}
};

template <class _Tp>
class auto_ptr {
    _Tp *__pointer;

public:
    typedef _Tp element_type;

    explicit auto_ptr(_Tp *__p = 0) OM_NOEXCEPT : __pointer(__p) {}
    auto_ptr(auto_ptr &__a) OM_NOEXCEPT : __pointer(__a.release()) {}
    template <class _Up>
    auto_ptr(auto_ptr<_Up> &__a) OM_NOEXCEPT : __pointer(__a.release()) {}
    auto_ptr(auto_ptr_ref<_Tp> __r) OM_NOEXCEPT : __pointer(__r.__pointer) {}
    ~auto_ptr() OM_NOEXCEPT { delete __pointer; }

    auto_ptr &operator=(auto_ptr &__a) OM_NOEXCEPT {
        reset(__a.release());
        return *this;
    }
    template <class _Up>
    auto_ptr &operator=(auto_ptr<_Up> &__a) OM_NOEXCEPT {
        reset(__a.release());
        return *this;
    }
    auto_ptr &operator=(auto_ptr_ref<_Tp> __r) OM_NOEXCEPT {
        reset(__r.__pointer);
        return *this;
    }

    _Tp &operator*() const OM_NOEXCEPT {
        OM_CHECK("empty-access", __pointer != 0, "auto_ptr::operator* on an empty auto_ptr");
        return *__pointer;
    }
    _Tp *operator->() const OM_NOEXCEPT {
        OM_CHECK("empty-access", __pointer != 0, "auto_ptr::operator-> on an empty auto_ptr");
        return __pointer;
    }
    _Tp *get() const OM_NOEXCEPT { return __pointer; }
    _Tp *release() OM_NOEXCEPT {
        _Tp *__p = __pointer;
        __pointer = 0;
        return __p;
    }
    void reset(_Tp *__p = 0) OM_NOEXCEPT {
        if (__p != __pointer) {
            delete __pointer;
            __pointer = __p;
        }
    }

    template <class _Up>
    operator auto_ptr_ref<_Up>() OM_NOEXCEPT {
        return auto_ptr_ref<_Up>(release());
    }
    template <class _Up>
    operator auto_ptr<_Up>() OM_NOEXCEPT {
        return auto_ptr<_Up>(release());
    }
};

} // namespace std

OM_END_MODEL

#endif
