// The control block behind shared_ptr and weak_ptr ([util.sharedptr]): the two counts and how to end
// the owned object and the block itself. One function a kind of ownership, not a virtual table: it is
// less to compile and to execute.
#ifndef OM_MEMORY_SHARED_COUNT_H
#define OM_MEMORY_SHARED_COUNT_H

#include <__om/memory/allocator.h>
#include <__om/memory/unique_ptr.h>
#include <exception>
#if OM_RTTI
#include <typeinfo>
#endif

OM_BEGIN_MODEL

#if OM_CXX11
namespace std {

// [util.smartptr.weak.bad]
class bad_weak_ptr : public exception {
public:
    bad_weak_ptr() noexcept {}
    bad_weak_ptr(const bad_weak_ptr &) noexcept = default;
    bad_weak_ptr &operator=(const bad_weak_ptr &) noexcept = default;
    virtual ~bad_weak_ptr() noexcept {}
    virtual const char *what() const noexcept { return "bad_weak_ptr"; }
};

} // namespace std

namespace __om {

OM_NORETURN inline void throw_bad_weak_ptr() { OM_THROW(std::bad_weak_ptr()); }

// A number for every type, comparable without run-time type information.
template <class _Tp>
struct type_mark {
    static char __address;
};
template <class _Tp>
char type_mark<_Tp>::__address = 0;

struct shared_control {
    enum request { __dispose, __destroy, __deleter };

    long __uses;
    long __weaks; // one for all the uses together
    void *(*__manage)(shared_control *, request, const void *);

    explicit shared_control(void *(*__m)(shared_control *, request, const void *))
        : __uses(1), __weaks(1), __manage(__m) {}

    // Threads may share what they count ([util.smartptr.shared.general]/4).
    long uses() const noexcept { return __atomic_load_n(&__uses, __ATOMIC_RELAXED); }
    void add_use() noexcept { __atomic_fetch_add(&__uses, 1l, __ATOMIC_RELAXED); }
    void add_weak() noexcept { __atomic_fetch_add(&__weaks, 1l, __ATOMIC_RELAXED); }
    void drop_use() noexcept {
        const long __left = __atomic_sub_fetch(&__uses, 1l, __ATOMIC_ACQ_REL);
        OM_REQUIRES(__left >= 0, "shared_ptr released more often than it was copied");
        if (__left == 0) {
            __manage(this, __dispose, nullptr);
            drop_weak();
        }
    }
    void drop_weak() noexcept {
        if (__atomic_sub_fetch(&__weaks, 1l, __ATOMIC_ACQ_REL) == 0)
            __manage(this, __destroy, nullptr);
    }
};

// Ownership of a pointer that somebody else allocated: deleter and allocator are kept beside it.
template <class _Ptr, class _Deleter, class _Alloc>
struct shared_pointer_control : shared_control {
    _Ptr __pointer;
    OM_NO_UNIQUE_ADDRESS _Deleter __delete;
    OM_NO_UNIQUE_ADDRESS _Alloc __alloc;

    shared_pointer_control(_Ptr __p, _Deleter &__d, const _Alloc &__a)
        : shared_control(&manage), __pointer(__p), __delete(std::move(__d)), __alloc(__a) {}

    static void *manage(shared_control *__base, request __what, const void *__mark) {
        shared_pointer_control *__self = static_cast<shared_pointer_control *>(__base);
        if (__what == __dispose) {
            __self->__delete(__self->__pointer);
        } else if (__what == __destroy) {
            typename alloc_rebind<_Alloc, shared_pointer_control>::type __a(__self->__alloc);
            __self->~shared_pointer_control();
            __a.deallocate(__self, 1);
        } else if (__mark == &type_mark<_Deleter>::__address) {
            return __builtin_addressof(__self->__delete);
        }
        return nullptr;
    }
};

template <class _Ptr, class _Deleter, class _Alloc>
inline shared_control *own_pointer(_Ptr __p, _Deleter __d, const _Alloc &__a) {
    typedef shared_pointer_control<_Ptr, _Deleter, _Alloc> _Control;
    // [util.smartptr.shared.const]/12: what cannot be owned is deleted.
    struct guard {
        _Ptr __pointer;
        _Deleter *__delete;
        ~guard() {
            if (__delete)
                (*__delete)(__pointer);
        }
    } __guard = {__p, __builtin_addressof(__d)};
    typename alloc_rebind<_Alloc, _Control>::type __control_alloc(__a);
    _Control *__control = __control_alloc.allocate(1);
    ::new ((void *)__control) _Control(__p, __d, __a);
    __guard.__delete = nullptr;
    return __control;
}

// The object inside the block, as make_shared and allocate_shared build it.
template <class _Tp, class _Alloc>
struct shared_object_control : shared_control {
    OM_NO_UNIQUE_ADDRESS _Alloc __alloc;
    union {
        _Tp __object;
    };

    explicit shared_object_control(const _Alloc &__a) : shared_control(&manage), __alloc(__a) {}
    ~shared_object_control() {}

    static void *manage(shared_control *__base, request __what, const void *) {
        shared_object_control *__self = static_cast<shared_object_control *>(__base);
        if (__what == __dispose) {
            typename alloc_rebind<_Alloc, typename std::remove_cv<_Tp>::type>::type __a(__self->__alloc);
            __om::alloc_destroy(__a, __builtin_addressof(__self->__object));
            __om::bury(const_cast<typename std::remove_cv<_Tp>::type *>(__builtin_addressof(__self->__object)));
        } else if (__what == __destroy) {
            typename alloc_rebind<_Alloc, shared_object_control>::type __a(__self->__alloc);
            __self->~shared_object_control();
            __a.deallocate(__self, 1);
        }
        return nullptr;
    }
};

// Frees a control block whose object could not be constructed.
template <class _Control, class _Alloc>
struct shared_block_guard {
    _Alloc &__alloc;
    _Control *__control;

    ~shared_block_guard() {
        if (__control) {
            __control->~_Control();
            __alloc.deallocate(__control, 1);
        }
    }
    _Control *release() {
        _Control *__c = __control;
        __control = nullptr;
        return __c;
    }
};

#if OM_CXX17
// An array of elements behind the block ([util.smartptr.shared.create], C++20).
template <class _Element, class _Alloc>
struct shared_array_control : shared_control {
    OM_NO_UNIQUE_ADDRESS _Alloc __alloc;
    std::size_t __built;
    _Element *__elements;

    shared_array_control(const _Alloc &__a, _Element *__e)
        : shared_control(&manage), __alloc(__a), __built(0), __elements(__e) {}

    static constexpr std::size_t __alignment = alignof(_Element) > alignof(shared_control) ? alignof(_Element)
                                                                                           : alignof(shared_control);
    struct alignas(__alignment) unit {
        unsigned char __bytes[__alignment];
    };
    static constexpr std::size_t units(std::size_t __bytes) { return (__bytes + sizeof(unit) - 1) / sizeof(unit); }

    std::size_t __capacity;

    static void *manage(shared_control *__base, request __what, const void *) {
        shared_array_control *__self = static_cast<shared_array_control *>(__base);
        if (__what == __dispose) {
            typename alloc_rebind<_Alloc, std::remove_cv_t<_Element>>::type __a(__self->__alloc);
            while (__self->__built != 0) {
                --__self->__built;
                __om::alloc_destroy(__a, __self->__elements + __self->__built);
            }
        } else if (__what == __destroy) {
            typename alloc_rebind<_Alloc, unit>::type __a(__self->__alloc);
            const std::size_t __units =
                units(sizeof(shared_array_control)) + units(__self->__capacity * sizeof(_Element));
            __self->~shared_array_control();
            __a.deallocate(reinterpret_cast<unit *>(__self), __units);
        }
        return nullptr;
    }

    // The block for n elements, none of them built yet.
    static shared_array_control *make(const _Alloc &__alloc, std::size_t __n) {
        if (__n > (std::size_t(__PTRDIFF_MAX__) - 2 * sizeof(shared_array_control) - sizeof(unit)) / sizeof(_Element))
            throw_bad_array_new_length();
        typename alloc_rebind<_Alloc, unit>::type __a(__alloc);
        unit *__memory = __a.allocate(units(sizeof(shared_array_control)) + units(__n * sizeof(_Element)));
        shared_array_control *__self = ::new ((void *)__memory)
            shared_array_control(__alloc, reinterpret_cast<_Element *>(__memory + units(sizeof(shared_array_control))));
        __self->__capacity = __n;
        return __self;
    }
};

// Ends what was built so far when the next element's constructor throws.
template <class _Control>
struct shared_array_guard {
    _Control *__control;

    ~shared_array_guard() {
        if (__control)
            __control->drop_use();
    }
};
#endif

} // namespace __om
#endif

OM_END_MODEL

#endif
