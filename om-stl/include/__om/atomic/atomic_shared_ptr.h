// atomic of shared_ptr and weak_ptr ([util.smartptr.atomic], C++20), under a lock, whatever order is asked for: as real
// libraries do it.
#ifndef OM_ATOMIC_ATOMIC_SHARED_PTR_H
#define OM_ATOMIC_ATOMIC_SHARED_PTR_H

#include <__om/atomic/atomic.h>
#include <__om/memory/shared_ptr.h>

OM_BEGIN_MODEL

namespace __om {

template <class _Ptr>
class atomic_owner {
    _Ptr __value;
    spin_lock __lock;

    static bool same(const _Ptr &__x, const _Ptr &__y) {
        if constexpr (requires { __x == __y; }) {
            if (!(__x == __y))
                return false;
        }
        return !__x.owner_before(__y) && !__y.owner_before(__x);
    }

    bool __is(const _Ptr &__other) const {
        const spin_guard __guard(__lock);
        return same(__value, __other);
    }

public:
    typedef _Ptr value_type;
    static constexpr bool is_always_lock_free = false;

    constexpr atomic_owner() noexcept {}
    atomic_owner(_Ptr __desired) noexcept : __value(std::move(__desired)) {}
    atomic_owner(const atomic_owner &) = delete;
    void operator=(const atomic_owner &) = delete;

    bool is_lock_free() const noexcept { return false; }
    void store(_Ptr __desired, std::memory_order = std::memory_order_seq_cst) noexcept {
        // What was there before goes when the lock is free again.
        const spin_guard __guard(__lock);
        __value.swap(__desired);
    }
    void operator=(_Ptr __desired) noexcept { store(std::move(__desired)); }
    _Ptr load(std::memory_order = std::memory_order_seq_cst) const noexcept {
        const spin_guard __guard(__lock);
        return __value;
    }
    operator _Ptr() const noexcept { return load(); }
    _Ptr exchange(_Ptr __desired, std::memory_order = std::memory_order_seq_cst) noexcept {
        const spin_guard __guard(__lock);
        __value.swap(__desired);
        return __desired;
    }
    bool compare_exchange_strong(_Ptr &__expected, _Ptr __desired, std::memory_order = std::memory_order_seq_cst,
                                 std::memory_order = std::memory_order_seq_cst) noexcept {
        const spin_guard __guard(__lock);
        if (same(__value, __expected)) {
            __value.swap(__desired);
            return true;
        }
        __expected = __value;
        return false;
    }
    bool compare_exchange_weak(_Ptr &__expected, _Ptr __desired, std::memory_order = std::memory_order_seq_cst,
                               std::memory_order = std::memory_order_seq_cst) noexcept {
        return compare_exchange_strong(__expected, std::move(__desired));
    }
    void wait(_Ptr __old, std::memory_order = std::memory_order_seq_cst) const noexcept { OM_AWAIT(!__is(__old)); }
    void notify_one() noexcept {}
    void notify_all() noexcept {}
};

} // namespace __om

namespace std {

template <class _Tp>
struct atomic<shared_ptr<_Tp>> : __om::atomic_owner<shared_ptr<_Tp>> {
    using __om::atomic_owner<shared_ptr<_Tp>>::atomic_owner;
    using __om::atomic_owner<shared_ptr<_Tp>>::operator=;
    constexpr atomic() noexcept {}
    constexpr atomic(nullptr_t) noexcept {}
};
template <class _Tp>
struct atomic<weak_ptr<_Tp>> : __om::atomic_owner<weak_ptr<_Tp>> {
    using __om::atomic_owner<weak_ptr<_Tp>>::atomic_owner;
    using __om::atomic_owner<weak_ptr<_Tp>>::operator=;
    constexpr atomic() noexcept {}
};

} // namespace std

OM_END_MODEL

#endif
