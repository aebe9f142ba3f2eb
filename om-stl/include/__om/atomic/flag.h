// atomic_flag and fences ([atomics.flag], [atomics.fences]).
#ifndef OM_ATOMIC_FLAG_H
#define OM_ATOMIC_FLAG_H

#include <__om/atomic/operations.h>

OM_BEGIN_MODEL

namespace std {

struct atomic_flag {
    unsigned char __set;

#if OM_CXX20
    constexpr atomic_flag() noexcept : __set(0) {}
#else
    atomic_flag() noexcept = default;
#endif
    constexpr atomic_flag(bool __s) noexcept : __set(__s ? 1 : 0) {}
    atomic_flag(const atomic_flag &) = delete;
    atomic_flag &operator=(const atomic_flag &) = delete;
    atomic_flag &operator=(const atomic_flag &) volatile = delete;

    bool test_and_set(memory_order __o = memory_order_seq_cst) volatile noexcept {
        return __om::atomic_bytes<unsigned char>::exchange(const_cast<unsigned char *>(&__set), 1, __o) != 0;
    }
    void clear(memory_order __o = memory_order_seq_cst) volatile noexcept {
        __om::check_store_order(__o);
        __om::atomic_bytes<unsigned char>::store(const_cast<unsigned char *>(&__set), 0, __o);
    }
#if OM_CXX20
    bool test(memory_order __o = memory_order_seq_cst) const volatile noexcept {
        __om::check_load_order(__o);
        return __om::atomic_read<unsigned char>(const_cast<const unsigned char *>(&__set), __o) != 0;
    }
    void wait(bool __old, memory_order __o = memory_order_seq_cst) const noexcept {
        __om::atomic_wait_while<unsigned char>(&__set, __old ? 1 : 0, __o);
    }
    void notify_one() noexcept {}
    void notify_all() noexcept {}
#endif
};
#define ATOMIC_FLAG_INIT {false}

inline bool atomic_flag_test_and_set(volatile atomic_flag *__f) noexcept { return __f->test_and_set(); }
inline bool atomic_flag_test_and_set_explicit(volatile atomic_flag *__f, memory_order __o) noexcept {
    return __f->test_and_set(__o);
}
inline void atomic_flag_clear(volatile atomic_flag *__f) noexcept { __f->clear(); }
inline void atomic_flag_clear_explicit(volatile atomic_flag *__f, memory_order __o) noexcept { __f->clear(__o); }
#if OM_CXX20
inline bool atomic_flag_test(const volatile atomic_flag *__f) noexcept { return __f->test(); }
inline bool atomic_flag_test_explicit(const volatile atomic_flag *__f, memory_order __o) noexcept {
    return __f->test(__o);
}
inline void atomic_flag_wait(const atomic_flag *__f, bool __old) noexcept { __f->wait(__old); }
inline void atomic_flag_wait_explicit(const atomic_flag *__f, bool __old, memory_order __o) noexcept {
    __f->wait(__old, __o);
}
inline void atomic_flag_notify_one(atomic_flag *) noexcept {}
inline void atomic_flag_notify_all(atomic_flag *) noexcept {}
#endif

// [atomics.fences]
inline void atomic_thread_fence(memory_order __o) noexcept { __atomic_thread_fence(static_cast<int>(__o)); }
inline void atomic_signal_fence(memory_order __o) noexcept { __atomic_signal_fence(static_cast<int>(__o)); }
template <class _Tp>
inline _Tp kill_dependency(_Tp __y) noexcept {
    return __y;
}

} // namespace std

#define ATOMIC_BOOL_LOCK_FREE 2
#define ATOMIC_CHAR_LOCK_FREE 2
#if defined(__cpp_char8_t)
#define ATOMIC_CHAR8_T_LOCK_FREE 2
#endif
#define ATOMIC_CHAR16_T_LOCK_FREE 2
#define ATOMIC_CHAR32_T_LOCK_FREE 2
#define ATOMIC_WCHAR_T_LOCK_FREE 2
#define ATOMIC_SHORT_LOCK_FREE 2
#define ATOMIC_INT_LOCK_FREE 2
#define ATOMIC_LONG_LOCK_FREE 2
#define ATOMIC_LLONG_LOCK_FREE 2
#define ATOMIC_POINTER_LOCK_FREE 2

OM_END_MODEL

#endif
